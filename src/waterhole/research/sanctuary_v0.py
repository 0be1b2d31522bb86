"""PettingZoo environment, version 0: `env(players=4, **settings)`, and `raw_env` without PettingZoo's checks.

Settings are `edition`, `render_mode`, `critic`, and the game's options.
"""

from functools import partial

from waterhole.research.aec import Table, wrapped
from waterhole.research.versions import V0

env = partial(wrapped, V0["sanctuary"])
raw_env = partial(Table, V0["sanctuary"])
