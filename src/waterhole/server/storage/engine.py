"""Opening a database: SQLite in a file or PostgreSQL by its URL, brought up to date before use."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from waterhole.core.edition import reason
from waterhole.core.errors import BadInput

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
STORAGE_DOWN = (SQLAlchemyError, OSError, asyncio.TimeoutError)
"""What a database raises that is away."""
MIGRATIONS = 7_710_421
"""The number of the lock under which one server at a time brings a PostgreSQL database up to date."""


def default_url() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('waterhole', appauthor=False, ensure_exists=True) / 'tables.sqlite'}"


def database_url(address: str) -> URL:
    """The URL "sqlite:///FILE" or "postgresql://…"; empty: a file in the user's data folder."""
    try:
        return make_url(address or default_url())
    except ArgumentError:
        raise BadInput("server.bad_database", {"known": sorted(DRIVERS)}) from None


def open_engine(address: str) -> AsyncEngine:
    """The engine for a database's address."""
    url = database_url(address)
    if url.drivername not in DRIVERS:
        raise BadInput("server.bad_database", {"known": sorted(DRIVERS)})
    url = url.set(drivername=DRIVERS[url.drivername])
    if url.get_backend_name() == "sqlite":
        if url.database:
            make_folder(Path(url.database).parent)
        engine = create_async_engine(url, pool_size=4, max_overflow=0)
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        return engine
    return create_async_engine(
        url, pool_size=8, max_overflow=4, pool_pre_ping=True, connect_args={"timeout": 5, "command_timeout": 15}
    )


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise BadInput("server.file_unusable", {"file": str(folder), "reason": reason(problem)}) from None


def prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """WAL lets readers and the writer work side by side; FULL keeps what was acknowledged through a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def unfitting(problem: Exception) -> bool:
    """Whether a database is well, but no such value can be in it: a text with a NUL, a number beyond its numbers."""
    if not isinstance(problem, DBAPIError) or problem.orig is None:
        return False
    state = str(getattr(problem.orig, "sqlstate", None) or "")
    return isinstance(problem, DataError) or state.startswith("22") or isinstance(problem.orig.__cause__, ValueError)


async def bring_up_to_date(engine: AsyncEngine, patience: float = 30.0) -> None:
    """Run what migrations are missing; waits for a database that is still starting."""
    loop = asyncio.get_running_loop()
    until = loop.time() + patience
    while True:
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
            return
        except (OperationalError, InterfaceError, OSError):
            if loop.time() > until:
                raise BadInput("server.database_unreachable") from None
            await asyncio.sleep(0.5)


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATIONS})"))
    else:  # The driver begins nothing before a change of tables: whoever was killed within would leave half of it.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
