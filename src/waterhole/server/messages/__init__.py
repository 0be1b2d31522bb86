"""Every message between a server and its clients, both ways: the one source of schema and types.

A WebSocket message is one JSON object with a `type`. What a client says is in the union `Said`, what a
server answers in `Told`; what a table looks like is in both answers and HTTP. `docs/protocol.md` tells the story;
`GET /api/schema` gives all of this as JSON Schema.

Seats are numbers from 0. Times are milliseconds since 1970 by the server's clock, spans are milliseconds.
"""

from waterhole.server.messages.calls import *
from waterhole.server.messages.fields import *
from waterhole.server.messages.from_client import *
from waterhole.server.messages.http import *
from waterhole.server.messages.learning import *
from waterhole.server.messages.mine import *
from waterhole.server.messages.review import *
from waterhole.server.messages.table import *
from waterhole.server.messages.to_client import *
from waterhole.server.messages.today import *
