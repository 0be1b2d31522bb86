"""Tournaments of bots: the same deals for all, every seat in turn, and a file to go on from.

A *round robin* plays every bot against every other: one side is the hero's, all others are the
rival's, and the hero sits on each side in turn with the same cards. A *ladder* does so with each bot
as the hero against the one named before it. A *pool* draws bots for each table and lets them change
seats. What was played stands in the results file line by line, so a tournament that was interrupted
goes on where it stopped.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Any, TypeAlias

from waterhole import games
from waterhole.bots import agents
from waterhole.bots.company import Company
from waterhole.core.chance import stream
from waterhole.core.edition import Edition
from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.core.option import Options
from waterhole.lab.ledger import Ledger
from waterhole.lab.luck import luck_of
from waterhole.lab.pool import Crew, spread
from waterhole.lab.simulate import Progress, make_folder, write
from waterhole.records.match import Match
from waterhole.records.record import Seat

FORMATS = ("round-robin", "ladder", "pool")


@dataclass(frozen=True)
class Tournament:
    """All that decides a tournament, plain enough to be sent to other processes."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: str
    format: str = "round-robin"
    options: Options = field(default_factory=dict)
    edition: Edition | None = None
    record: Path | None = None
    terms: agents.Terms = field(default_factory=agents.Terms)

    def checked(self) -> "Tournament":
        """The tournament itself, if it can be played."""
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadInput("core.tournament_bots", {"bots": list(self.bots)})
        match = self.match(Pairing(0, self.bots[:1] * self.players))
        agents.check(self.bots, match.game, self.players, match.options, self.terms)
        if self.record is not None:
            make_folder(self.record)
        return self

    def match(self, pairing: "Pairing") -> Match:
        """A match before its first move; its cards depend on the deal alone."""
        game = games.game(self.game, self.edition)
        names = [Seat(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(map(agents.label, pairing.bots))]
        seed = f"{self.seed}/{pairing.deal}"
        return Match(game, self.players, seed=seed, seats=names, options=self.options)

    def sides(self) -> list[list[int]]:
        """The seats of each side."""
        return games.game(self.game, self.edition).sides(self.players)

    def pairings(self) -> Iterator[tuple[str, str]]:
        """Hero and rival. Of two sides it does not matter which one is the hero's."""
        if self.format == "ladder":
            yield from ((higher, lower) for lower, higher in pairwise(self.bots))
            return
        two = len(self.sides()) == 2
        yield from combinations(self.bots, 2) if two else permutations(self.bots, 2)

    def matches(self) -> Iterator["Pairing"]:
        """Every match there is to play, deal by deal, so that a part of it is balanced, too."""
        for deal in range(self.deals):
            lines = self.tables(deal) if self.format == "pool" else self.duels()
            for line in lines:
                yield Pairing(deal, self.seated(line))

    def duels(self) -> Iterator[list[str]]:
        """The hero on each side in turn."""
        count = len(self.sides())
        for hero, rival in self.pairings():
            for place in range(count):
                yield [hero if side == place else rival for side in range(count)]

    def tables(self, deal: int) -> Iterator[list[str]]:
        """Bots drawn for one deal, moved on seat by seat."""
        count = len(self.sides())
        dice = stream(self.seed, "table", deal)
        left: list[str] = []
        drawn: list[str] = []
        while len(drawn) < count:
            left = left or list(self.bots)
            drawn.append(left.pop(dice.below(len(left))))
        for place in range(count):
            yield drawn[place:] + drawn[:place]

    def seated(self, line: list[str]) -> tuple[str, ...]:
        """The bots seat by seat: partners are of the same kind."""
        seats = {seat: bot for side, bot in zip(self.sides(), line, strict=True) for seat in side}
        return tuple(seats[seat] for seat in range(self.players))

    def head(self) -> dict[str, Json]:
        """What the first line of the results says: `deals` may differ, so that one can go on."""
        told: dict[str, Json] = asdict(self)
        edition = games.game(self.game, self.edition).edition
        left_out = ("deals", "record", "edition", "terms")
        return {
            **{name: value for name, value in told.items() if name not in left_out},
            "bots": list(self.bots),
            "edition": {"name": edition.name, "hash": edition.hash},
        }


@dataclass(frozen=True)
class Pairing:
    """Who sits where in which deal."""

    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How it went: each seat's share of the victory, its score, and how much of its share came by luck."""

    pairing: Pairing
    shares: tuple[float, ...]
    scores: tuple[float, ...]
    luck: tuple[float, ...]
    faults: dict[int, dict[str, int]] = field(default_factory=dict, hash=False)
    """Of each seat whose moves others had to make: how often, by reason."""

    def line(self) -> dict[str, object]:
        """The outcome as one line of the results."""
        told: dict[str, object] = {
            "deal": self.pairing.deal,
            "bots": self.pairing.bots,
            "shares": self.shares,
            "scores": self.scores,
            "luck": self.luck,
        }
        if self.faults:
            told["stood_in"] = self.faults
        return told


def outcome_of(told: Mapping[str, Any]) -> Outcome:
    """The opposite of `Outcome.line`."""
    pairing = Pairing(told["deal"], tuple(told["bots"]))
    faults = {int(seat): reasons for seat, reasons in told.get("stood_in", {}).items()}
    luck = told.get("luck", [0.0] * len(told["shares"]))  # results written before luck was told go on as they were
    return Outcome(pairing, tuple(told["shares"]), tuple(told["scores"]), tuple(luck), faults)


def play_pairing(tournament: Tournament, pairing: Pairing) -> Outcome:
    """Play one match to its end."""
    match = tournament.match(pairing)
    line = ",".join(pairing.bots)
    seed = f"{tournament.seed}/{pairing.deal}/{line}"
    seated = [agents.seat(bot, f"{seed}/{seat}", tournament.terms) for seat, bot in enumerate(pairing.bots)]
    company = Company(match, dict(enumerate(seated)))
    company.play()
    if tournament.record is not None:
        write(tournament.record / file_name(pairing), match.record().text())
    scores = match.state.result()["scores"]
    luck = tuple(round(luck, 6) for luck in luck_of(match, seed))
    return Outcome(pairing, tuple(match.state.payoffs()), tuple(scores), luck, company.faults())


def file_name(pairing: Pairing) -> str:
    """Where a match is recorded. Agents share a name: the hash of the commands tells them apart."""
    name = "-".join(agents.label(bot).replace(":", "_") for bot in pairing.bots)
    commands = [bot for bot in pairing.bots if bot.startswith(agents.EXEC)]
    mark = "-" + hashlib.sha256(repr(pairing.bots).encode()).hexdigest()[:8] if commands else ""
    return f"{pairing.deal + 1:05}-{name}{mark}.json"


class Results:
    """What has been played, in memory and, if there is one, in a file."""

    def __init__(self, tournament: Tournament, file: Path | None = None) -> None:
        self.ledger = Ledger(tournament.head(), file)
        self.found: dict[Pairing, Outcome] = {}
        for line in self.ledger.lines:
            outcome = outcome_of(line)
            self.found[outcome.pairing] = outcome

    def add(self, outcome: Outcome) -> None:
        self.found[outcome.pairing] = outcome
        self.ledger.add(outcome.line())

    def ordered(self, tournament: Tournament) -> list[Outcome]:
        """In the order of the tournament, whoever finished first."""
        return [self.found[match] for match in tournament.matches() if match in self.found]


Enough: TypeAlias = Callable[[list[Outcome]], bool]
"""Whether these outcomes, of the first deals, answer what was asked."""


class Run:
    """A tournament being played. After Ctrl-C it is `interrupted`; the results tell what was finished.

    It ends before its last deal if there is `enough`: then it is `settled`, and only the deals up to that one count,
    however many more other cores had begun.
    """

    def __init__(
        self, tournament: Tournament, file: Path | None = None, cores: Crew = None, enough: Enough | None = None
    ) -> None:
        self.tournament = tournament.checked()
        self.enough = enough
        self.settled = False
        self.whole = 0  # so many of the first deals have been played from all sides
        self.results = Results(tournament, file)
        self.matches = list(dict.fromkeys(tournament.matches()))
        self.left = [match for match in self.matches if match not in self.results.found]
        self.cores = cores
        self.interrupted = False

    def run(self, progress: Progress = lambda games: None) -> list[Outcome]:
        """Play what is left; `progress` hears of every match."""
        progress(len(self.matches) - len(self.left))
        self.look()

        def heard(outcome: Outcome) -> bool:
            self.results.add(outcome)
            progress(1)
            self.look()
            return self.settled

        if not self.settled:
            self.interrupted = not spread(partial(play_pairing, self.tournament), self.left, heard, self.cores)
        outcomes = self.results.ordered(self.tournament)
        return self.first_deals(outcomes) if self.settled else outcomes

    def look(self) -> None:
        """Ask after every deal that has become whole, one by one: so it ends at the same one on any machine."""
        while self.enough is not None and not self.settled and self.whole < self.tournament.deals:
            here = [match for match in self.matches if match.deal == self.whole]
            if not all(match in self.results.found for match in here):
                return
            self.whole += 1
            self.settled = self.enough(self.first_deals(self.results.ordered(self.tournament)))

    def first_deals(self, outcomes: list[Outcome]) -> list[Outcome]:
        return [outcome for outcome in outcomes if outcome.pairing.deal < self.whole]
