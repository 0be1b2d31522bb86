"""Who a browser is: a player known by the token in a cookie, made when one is first needed."""

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from waterhole.server.identity.signing import Keeper
from waterhole.server.storage.tables import Store, hash_of
from waterhole.server.time_source import milliseconds, monotonic

MOST = 20_000
"""Players that are remembered."""


class Players:
    """The players that a server knows. `keep`: seconds until the database is asked again whose token it is, because a
    player may have signed out at another server."""

    keep = 60.0

    def __init__(self, store: Store, keeper: Keeper) -> None:
        self.store = store
        self.keeper = keeper
        self.known: dict[str, tuple[str, float]] = {}
        """By the hash of a token: whose it is, and when that was found."""

    async def who(self, connection: HTTPConnection) -> str | None:
        """The player that this browser is."""
        token = self.keeper.token(connection)
        return None if token is None else await self.whose(token)

    async def whose(self, token: str) -> str | None:
        """Whose token this is; asked of the database now and then."""
        hashed = hash_of(token)
        known = self.known.get(hashed)
        if known is not None and monotonic() - known[1] < self.keep:
            return known[0]
        found = await self.store.player(token)
        if found is None:
            self.known.pop(hashed, None)
            return None
        if len(self.known) > MOST:
            self.known.clear()
        self.known[hashed] = (found, monotonic())
        if known is None:
            await self.store.seen(found, milliseconds())
        return found

    async def somebody(self, connection: HTTPConnection) -> tuple[str, str | None]:
        """The player, made if there is none yet; then with the token to give to the browser."""
        player = await self.who(connection)
        if player is not None:
            return player, None
        return await self.store.new_player(milliseconds())

    def with_cookie(self, request: Request, response: Response, token: str | None) -> Response:
        """The response, with a new player's token."""
        if token is not None:
            self.keeper.give(response, token, request.url.scheme == "https")
        return response

    def forget(self, hashed: str) -> None:
        """The token with this hash stands for nobody any more."""
        self.known.pop(hashed, None)

    def forget_player(self, player: str) -> None:
        """This player is nobody any more, whatever the token."""
        self.known = {hashed: known for hashed, known in self.known.items() if known[0] != player}
