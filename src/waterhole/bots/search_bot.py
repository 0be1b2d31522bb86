"""Bots that search: any limit, any strength, on one core or several."""

from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context

from waterhole import games
from waterhole.bots import lookup
from waterhole.bots.cores import can_share
from waterhole.bots.search import Finding, Plan, rank
from waterhole.bots.thinking import think
from waterhole.core.chance import Dice, number_of, stream
from waterhole.core.edition import Edition
from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.core.knowledge import Knowledge

PLAN = [
    "iterations", "seconds", "explore", "priors", "candidates", "guided", "depth", "most_nodes", "exact", "wavering",
]  # fmt: skip
"""What a search can be told (bots/search.py says what each means)."""
ALIKE = 4
"""A move looks about as good as the best if it was tried at least once for so many tries of that."""


class SearchBot:
    """Searches before every choice that is one.

    With a limit of iterations the same seed and the same questions give the same answers;
    with a limit of seconds they may differ. `cores` above 1 search side by side and put their
    findings together. Who `wavers` takes any of the moves that look about as good
    as the best.
    """

    looks = True

    def __init__(
        self, seed: str, cores: float = 1, informed: bool = True, wavers: float = False, **settings: float
    ) -> None:
        self.seed = seed
        self.dice = stream(seed, "waver")
        self.wavers = bool(wavers)
        self.cores = int(cores) if cores < 2 or can_share() else 1
        self.informed = bool(informed)
        self.settings = settings
        self.asked = 0
        self.known: tuple[Game, Knowledge] | None = None
        self.workers: ProcessPoolExecutor | None = None

    def choose(self, game: Game, recall: dict[str, Json], moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        found = self.findings(game, recall)
        return (self.one_of(found) if self.wavers else found[0]).move

    def one_of(self, found: list[Finding]) -> Finding:
        """Any of the moves that look about as good as the best, the often tried ones more likely."""
        alike = [one for one in found if ALIKE * one.visits >= found[0].visits]
        left = self.dice.below(sum(one.visits for one in alike))
        for one in alike:
            left -= one.visits
            if left < 0:
                break
        return one

    def findings(self, game: Game, recall: dict[str, Json]) -> list[Finding]:
        """What the search thinks of the moves, best first: for hints, too."""
        self.asked += 1
        seeds = [number_of(f"{self.seed}/search/{self.asked}/{core}") for core in range(self.cores)]
        if self.cores == 1:
            return search(game, self.knowledge(game), recall, self.settings, seeds[0])
        rules = (game.name, game.edition, game.revision)
        tasks = [
            self.pool().submit(search_elsewhere, *rules, self.informed, recall, self.settings, seed) for seed in seeds
        ]
        return together([task.result() for task in tasks])

    def hurry(self, seconds: float) -> None:
        """Think no longer than this, whatever else was said."""
        self.settings["seconds"] = min(self.settings.get("seconds") or seconds, seconds)

    def knowledge(self, game: Game) -> Knowledge:
        """The game's knowledge, asked for once."""
        if self.known is None or self.known[0] is not game:
            self.known = (game, knowledge_of(game, self.informed))
        return self.known[1]

    def pool(self) -> ProcessPoolExecutor:
        """The processes of the other cores, started at the first search."""
        if self.workers is None:
            self.workers = ProcessPoolExecutor(self.cores, mp_context=get_context("spawn"))
        return self.workers

    def close(self) -> None:
        """Let the other cores go."""
        if self.workers is not None:
            self.workers.shutdown()
            self.workers = None


def knowledge_of(game: Game, informed: bool) -> Knowledge:
    """The game's own knowledge, or none."""
    return lookup.knowledge_of(game) if informed else Knowledge()


def search(
    game: Game, knowledge: Knowledge, recall: dict[str, Json], settings: dict[str, float], seed: int
) -> list[Finding]:
    """One search on one core: from what a seat knows to what it should think of its moves."""
    dice = Dice(seed)
    return think(game.imagine(recall, dice), knowledge, plan_of(settings), dice)


def search_elsewhere(
    name: str,
    edition: Edition,
    revision: int,
    informed: bool,
    recall: dict[str, Json],
    settings: dict[str, float],
    seed: int,
) -> list[tuple[int, int, float]]:
    """The same in another process, in a form that travels."""
    game = games.game(name, edition, revision)
    findings = search(game, knowledge_of(game, informed), recall, settings, seed)
    return [(finding.move, finding.visits, finding.total) for finding in findings]


def together(parts: list[list[tuple[int, int, float]]]) -> list[Finding]:
    """The findings of several searches of the same position as those of one."""
    whole: dict[int, Finding] = {}
    for move, visits, total in chain.from_iterable(parts):
        known = whole.setdefault(move, Finding(move, 0, 0.0))
        known.visits += visits
        known.total += total
    return sorted(whole.values(), key=rank)


def plan_of(settings: dict[str, float]) -> Plan:
    """The plan with these settings; an unknown one is refused."""
    plan = Plan(aims=True)
    for name, value in settings.items():
        if name not in PLAN:
            raise BadInput("core.unknown_setting", {"setting": name, "known": PLAN})
        setattr(plan, name, type(getattr(plan, name))(value))
    return plan


def textbook(seed: str, **settings: float) -> SearchBot:
    """ISMCTS as textbooks have it, to measure against: UCB, all legal moves, random rollouts."""
    plain = {"priors": 0, "candidates": 0, "guided": 0, "depth": -1, "explore": 0.7}
    return SearchBot(seed, informed=False, **{**plain, **settings})
