"""Passkeys in the database: which player each belongs to, and the tokens of players who signed in."""

from dataclasses import dataclass

from sqlalchemy import delete, literal, select, update

from waterhole.server.storage import days, results
from waterhole.server.storage.models import holders, passkeys, players, spent, tokens
from waterhole.server.storage.tables import Store, hash_of, new_token

DEVICES = 20
"""On so many a player stays signed in; the one that signed in longest ago is forgotten first."""


@dataclass(frozen=True)
class Passkey:
    """What is kept of a passkey: nothing that could be used to sign in elsewhere."""

    player: str
    public_key: bytes
    sign_count: int


async def add_passkey(store: Store, credential: str, passkey: Passkey) -> None:
    """From now on this credential stands for its player."""
    row = passkeys.insert().values(
        credential=credential,
        player_id=passkey.player,
        public_key=passkey.public_key,
        sign_count=passkey.sign_count,
    )
    async with store.engine.begin() as connection:
        await connection.execute(row)


async def find_passkey(store: Store, credential: str) -> Passkey | None:
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(passkeys).where(passkeys.c.credential == credential))).one_or_none()
    return None if row is None else Passkey(row.player_id, row.public_key, row.sign_count)


async def has_passkey(store: Store, player: str) -> bool:
    query = select(passkeys.c.credential).where(passkeys.c.player_id == player).limit(1)
    async with store.engine.connect() as connection:
        return (await connection.execute(query)).one_or_none() is not None


async def spend(store: Store, challenge: str, now: int, until: int) -> bool:
    """Whether this challenge is answered for the first time. It is remembered until it would be too old anyway."""
    row = store.insert(spent).values(challenge=challenge, until=until).on_conflict_do_nothing()
    async with store.engine.begin() as connection:
        await connection.execute(delete(spent).where(spent.c.until < now))
        return (await connection.execute(row.returning(spent.c.challenge))).one_or_none() is not None


async def sign_out(store: Store, token: str) -> None:
    """This token stands for nobody any more; the player's other devices are not touched."""
    known = hash_of(token)
    async with store.engine.begin() as connection:
        await connection.execute(delete(tokens).where(tokens.c.token_hash == known))
        away = update(players).where(players.c.token_hash == known).values(token_hash=hash_of(new_token()))
        await connection.execute(away)


async def sign_in(store: Store, credential: str, sign_count: int, player: str, before: str | None, now: int) -> str:
    """A new token for the player. The seats that this browser held before go to the player, too."""
    token = new_token()
    own = tokens.c.player_id == player
    newest = select(tokens.c.token_hash).where(own).order_by(tokens.c.made_at.desc()).limit(DEVICES - 1)
    async with store.engine.begin() as connection:
        await connection.execute(
            update(passkeys).where(passkeys.c.credential == credential).values(sign_count=sign_count)
        )
        await connection.execute(delete(tokens).where(own, tokens.c.token_hash.not_in(newest)))
        await connection.execute(tokens.insert().values(token_hash=hash_of(token), player_id=player, made_at=now))
        if before is not None and before != player:
            seats = select(holders.c.table_id, holders.c.seat, holders.c.person, literal(player))
            names = ["table_id", "seat", "person", "player_id"]
            copied = store.insert(holders).from_select(names, seats.where(holders.c.player_id == before))
            await connection.execute(store.newest(copied))
            await results.bring_along(store, connection, before, player)
            await days.bring_along(connection, before, player)
    return token
