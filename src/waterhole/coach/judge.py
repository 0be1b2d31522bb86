"""What each move is worth to the seat that decides, from what that seat could know and nothing else.

Where nothing is hidden before the next quiet moment, all ways to it are gone through. Elsewhere a search finds out
which moves matter, and these are tried on deals that are imagined once and used for all of them: what luck a deal
brings, it brings to every move, so that a difference shows long before the shares themselves are known well.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeVar

from waterhole.bots.lookup import knowledge_of, levels_of
from waterhole.bots.search import FOREVER, Plan, Search
from waterhole.bots.solve import FUTURES, Solution, TooLong
from waterhole.bots.thinking import LOOK, think
from waterhole.coach.sample import Sample
from waterhole.core.chance import Dice, number_of
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.core.state import State

EXACT = 20_000
"""Positions that an exact answer may cost …"""
ONWARD = 10
"""… and so many times as many where they are played to the end of the game, and not appraised."""
FEWEST = 4
"""No move that is judged is tried on fewer deals: even, so that halves are alike."""
FINALISTS = 4
"""So many of the best moves share the last part of the trials."""
SEARCHED = 2 / 3
"""Such a part of all thoughts is the search that a bot would make: who follows hints shall play as well."""
SERIOUS = 2
"""So many of the moves that the search tried most are tried on deals, where not all are asked for.

Fewer moves are each tried on more deals."""

Counted = TypeVar("Counted")


@dataclass(frozen=True)
class Limit:
    """How long to think: so many thoughts, or so many seconds (0: no limit; then the other must be given)."""

    iterations: int = 0
    seconds: float = 0.0

    def part(self, share: float) -> "Limit":
        """A share of it."""
        return Limit(int(self.iterations * share), self.seconds * share)


@dataclass
class Judgement:
    """What was found out about the moves of one decision: every move's outcomes on the same deals, in their order.

    Where it is `exact`, there is one outcome for each, and `expected` is what everybody can expect before the move;
    `doubt` is the standard error of their differences, if they were not counted to the end of the game.
    `choice` is the move that a bot would make, where the best is not known for sure.
    """

    seat: int
    seed: str = ""
    outcomes: dict[int, list[list[float]]] = field(default_factory=dict)
    exact: bool = False
    doubt: float = 0.0
    expected: list[float] = field(default_factory=list)
    choice: int | None = None

    def sample(self, move: int, seat: int, half: int | None = None) -> Sample:
        """A seat's shares after a move: on all deals, or on every second one."""
        return Sample([shares[seat] for shares in self.halved(move, half)], self.doubt)

    def difference(self, better: int, worse: int, seat: int, half: int | None = None) -> Sample:
        """How much more a seat has after one move than after the other, deal by deal."""
        pairs = zip(self.halved(better, half), self.halved(worse, half), strict=False)
        return Sample([one[seat] - other[seat] for one, other in pairs], self.doubt if better != worse else 0.0)

    def halved(self, move: int, half: int | None) -> list[list[float]]:
        whole = self.outcomes[move]
        return whole if half is None or self.exact else whole[half::2]

    def best(self, half: int | None = None) -> int:
        """The best of the moves that were tried most, for the seat that decides.

        That is the bot's choice, unless another is clearly better on these deals: a few of them say less than all
        that a search has seen, and the highest of many uncertain means is high by luck.
        """
        most = max(map(len, self.outcomes.values()))
        serious = [move for move, found in self.outcomes.items() if len(found) == most]
        highest = max(serious, key=lambda move: (round(self.sample(move, self.seat, half).mean, 9), -move))
        if self.choice is None or self.choice not in serious:
            return highest
        return highest if self.difference(highest, self.choice, self.seat, half).clear else self.choice


class Judge:
    """Judges decisions of one game: the same seed and the same memory give the same answer.

    Where few moves are compared, they are tried on so many times as many deals as there are thoughts. Nobody is
    supposed to take the highest of many uncertain values; only who looks `ahead` does suppose it where nothing is up to
    chance any more.
    """

    def __init__(self, game: Game, seed: str, exact: int = EXACT, trials: float = 1 / 2, ahead: bool = True) -> None:
        self.game = game
        self.seed = seed
        self.exact = exact
        self.trials = trials
        self.knowledge = knowledge_of(game)
        self.ahead = ahead
        self.wavering = self.knowledge.doubt
        self.solution = self.nothing_solved()

    def nothing_solved(self, onward: bool = True) -> Solution:
        """What is solved of one position is of use for those it leads to, up to the next quiet moment."""
        most = ONWARD * self.exact if onward else 0
        self.solution = Solution(self.knowledge, self.exact, FOREVER, number_of(self.seed), self.wavering, most)
        return self.solution

    @property
    def spent(self) -> int:
        """So many positions the last answer took that was counted out."""
        return int(self.solution.looked)

    def imagined(self, recall: dict[str, Json]) -> State:
        """A table that agrees with this memory: always the same one."""
        return self.game.imagine(recall, Dice(number_of(f"{self.seed}/root")))

    def judge(
        self, recall: dict[str, Json], limit: Limit, asked: Sequence[int] = (), deals: str = "", whole: bool = True
    ) -> Judgement:
        """Every legal move or, quicker, those that seem best; those that are asked about most closely in any case.

        On deals of this name.
        """
        root = self.imagined(recall)
        if self.ahead:
            self.wavering = 0.0 if self.knowledge.bare(root) else self.knowledge.doubt
            self.nothing_solved()
        if limit.seconds:
            self.solution.until = perf_counter() + limit.seconds / 2
        return self.solved(root, asked, whole) or self.tried(root, limit, asked, f"{self.seed}/{deals}", whole)

    # Exactly.

    def solved(self, root: State, asked: Sequence[int], whole: bool) -> Judgement | None:
        """The exact worth of the moves, where nothing is hidden and it does not take too long."""
        if not self.knowledge.plain(root):
            return None
        moves = root.moves() if whole else sorted({*self.knowledge.candidates(root), *asked})

        def judged(solution: Solution) -> Judgement:
            expected = solution.shares(root)
            outcomes = {move: [solution.after(root, move)] for move in moves}
            doubt = self.knowledge.doubt if solution.guessed else 0.0
            choice = self.as_bots_choose(root) if self.ahead and doubt else None
            return Judgement(int(root.turn), "", outcomes, True, doubt, expected, choice)

        return self.counted(judged)

    def as_bots_choose(self, root: State) -> int:
        """The move of a bot that counts out, too, but goes by what guides best and not by what foretells best."""
        wavering = float(levels_of(self.game).get("expert", {}).get("wavering", 0.0))
        plan = Plan(FUTURES * LOOK, aims=True, wavering=wavering)
        return think(root, self.knowledge, plan, Dice(number_of(self.seed)))[0].move

    def value(self, state: State) -> list[float] | None:
        """What everybody can expect, exactly, where that can be found out."""
        return self.counted(lambda solution: solution.remembered(state)) if self.knowledge.plain(state) else None

    def counted(self, count: Callable[[Solution], Counted]) -> Counted | None:
        """What is counted out to the end of the game or, if that takes too long, to the next quiet moment; None if that
        takes too long as well."""
        try:
            return count(self.solution)
        except TooLong:
            before = self.solution
            self.nothing_solved(onward=not before.went_on)
            if not before.went_on:
                return None
            self.solution.until = before.until
            return self.counted(count)

    # On imagined deals.

    def tried(self, root: State, limit: Limit, asked: Sequence[int], seed: str, whole: bool) -> Judgement:
        """The worth of the moves on imagined deals: first the search that a bot would make, then the trials."""
        search = Search(root, self.knowledge, Plan(aims=True), Dice(number_of(f"{seed}/search")))
        found = Judgement(int(root.turn), seed)
        part = SEARCHED if whole else 1 / 2
        explore(search, limit.part(part))
        by_visits = [one.move for one in search.findings()]
        found.choice = by_visits[0]
        search.plan.watchful, search.plan.aims = True, False  # From here on it is the chance to win that counts.
        for move in asked:
            warm_up(search, move, seed)
        if not whole:
            try_all(search, found, sorted({*by_visits[:SERIOUS], *asked}), limit.part(self.trials))
            return found
        trials = limit.part(1 - part)
        likely = list(dict.fromkeys([*by_visits, *asked]))
        try_all(search, found, [move for move in root.moves() if move not in likely], Limit())
        try_all(search, found, likely, trials.part(1 / 2))
        ranked = sorted(likely, key=lambda move: (-found.sample(move, found.seat).mean, move))
        finalists = list(dict.fromkeys([*asked, *by_visits[:2], *ranked]))[: FINALISTS + len(asked)]
        try_all(search, found, finalists, trials.part(1 / 2))
        return found


def explore(search: Search, limit: Limit) -> None:
    """Let the search find out which moves matter."""
    search.plan.seconds = limit.seconds
    search.plan.iterations = 0 if limit.seconds else max(1, limit.iterations)
    search.run()


def warm_up(search: Search, move: int, seed: str) -> None:
    """Let the search know this move about as well as its own choice: what follows a move that it hardly tried would be
    played worse, and the move be blamed for it."""
    visits = {one.move: one.visits for one in search.findings()}
    enough = max(visits.values()) // 2
    for number in range(enough - visits.get(move, 0)):
        search.trial(move, Dice(number_of(f"{seed}/warm/{move}/{number}")))


def try_all(search: Search, found: Judgement, moves: Sequence[int], limit: Limit) -> None:
    """Try these moves on the same deals, all on as many."""
    begun = max((len(found.outcomes.get(move, [])) for move in moves), default=0)
    for number in deals(begun, limit, len(moves)):
        for move in moves:
            dice = Dice(number_of(f"{found.seed}/deal/{number}"))
            found.outcomes.setdefault(move, []).append(list(search.trial(move, dice)))


def deals(begun: int, limit: Limit, moves: int) -> Iterator[int]:
    """The numbers of the deals to look at, two by two, until the limit is reached."""
    until = perf_counter() + limit.seconds
    most = begun + (FOREVER if limit.seconds else limit.iterations // max(1, moves))
    number = begun
    while moves and (number < FEWEST or (number + 1 < most and (not limit.seconds or perf_counter() < until))):
        yield number
        yield number + 1
        number += 2
