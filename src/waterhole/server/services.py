"""What all rooms of a server share, and each is given."""

from dataclasses import dataclass

from waterhole.server.bots.pool import BotsPool
from waterhole.server.calls.caller import Caller
from waterhole.server.cluster.bus import Bus
from waterhole.server.config import Config
from waterhole.server.desk import Desks
from waterhole.server.identity.limits import Limits
from waterhole.server.identity.signing import Keeper
from waterhole.server.storage.day_field import Fields
from waterhole.server.storage.tables import Store
from waterhole.server.tasks import Tasks


@dataclass(frozen=True)
class Services:
    """Store, bus, bots, keys, limits, desks, tasks, calls, and results of the days."""

    config: Config
    store: Store
    bus: Bus
    pool: BotsPool
    keeper: Keeper
    limits: Limits
    desks: Desks
    tasks: Tasks
    caller: Caller
    fields: Fields
    name: str
    """What this server is called among those of its database."""
