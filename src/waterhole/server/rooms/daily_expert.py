"""The expert plays a day's deal, once: by thoughts and not by seconds, behind everybody who waits for a bot."""

from waterhole.bots.levels import by_thoughts
from waterhole.records.match import Match
from waterhole.server.bots.pool import Question
from waterhole.server.rooms.daily import charter_of
from waterhole.server.rooms.daily_results import choices_of, margin_of
from waterhole.server.rooms.scores import place_of
from waterhole.server.services import Services
from waterhole.server.storage import days
from waterhole.server.storage.days import Deal, Expert
from waterhole.table.daily import SEAT, answer_seed
from waterhole.table.sealing import Sealing


class DailyExpert:
    """That of one server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.thinking: set[tuple[str, str]] = set()

    def see_to(self, deal: Deal) -> bool:
        """Let the expert play a deal, unless it has or does; whether it does."""
        key = (deal.day, deal.game)
        if deal.expert is None and key not in self.thinking and not self.services.tasks.stopping:
            self.thinking.add(key)
            self.services.tasks.spawn(self.think(deal))
        return deal.expert is None

    async def think(self, deal: Deal) -> None:
        try:
            await days.keep_expert(self.services.store, deal, await self.play(deal))
        finally:
            self.thinking.discard((deal.day, deal.game))

    async def play(self, deal: Deal) -> Expert:
        match = match_of(deal)
        while (seat := match.state.seat) is not None:
            match.play(await self.choose(deal, match, seat))
        result = match.state.result()
        return Expert(place_of(result["ranking"], SEAT), margin_of(result), choices_of(match))

    async def choose(self, deal: Deal, match: Match, seat: int) -> int:
        moves = match.state.moves()
        if len(moves) == 1:
            return moves[0]
        thoughts = self.services.config.expert_thoughts
        level = by_thoughts("expert", thoughts) if seat == SEAT else by_thoughts(deal.terms.level)
        seed, recall = answer_seed(deal.secret, match.moves), match.state.recall(seat)
        question = Question(level, seed, deal.game, None, deal.terms.revision, recall, moves)
        move, _ = await self.services.pool.choose(f"expert/{deal.day}/{deal.game}", question, None)
        return move


def match_of(deal: Deal) -> Match:
    """The match that every table of a deal begins with."""
    charter = charter_of(deal, "", 0)
    seed = Sealing("", charter).seed(deal.secret)
    return Match(charter.rules(), deal.terms.players, seed=seed, options=deal.terms.options)
