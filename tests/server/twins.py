"""Twin matches: played alike, and dealt so that they differ only in what some eyes cannot see.

What may be seen is worked out here from `facts()` and the texts of moves alone, by a few lines for each game that were
written from the rules: nothing of views, events, recall or server has a say in it.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from waterhole import Game, State
from waterhole.core.event import Event

Eyes: TypeAlias = int | None
"""A seat, or None: a spectator."""
Facts: TypeAlias = dict[str, Any]


@dataclass
class Deal:
    """All that chance decides at a table, and Serengeti's chips if they are to be others than usual."""

    seed: str
    first: int
    chance: list[list[str]] = field(default_factory=list)
    chips: list[int] | None = None

    def begin(self, game: Game, players: int, options: Mapping[str, object], told: list[Event] | None = None) -> State:
        state = game.set_up(players, options, seed=self.seed, first=self.first, chance=self.chance, told=told)
        if self.chips is not None:
            for seat, count in enumerate(self.chips):
                state.chips[seat] = count  # type: ignore[attr-defined]
        return state


@dataclass
class Kind:
    """A kind of match: the game, how many play, and the options."""

    game: Game
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game.name} {self.players} {self.options}"


class Run:
    """A match in this process: its moves, and everything as it was before each of them and at the end."""

    def __init__(self, kind: Kind, deal: Deal) -> None:
        self.kind, self.deal = kind, deal
        self.state = deal.begin(kind.game, kind.players, kind.options)
        self.moves: list[tuple[int, str]] = []
        self.facts: list[Facts] = []
        self.shuffles: list[int] = []
        self.legal: list[list[str]] = []
        self.masked: dict[Eyes, list[Facts]] = {}
        self.note()

    def note(self) -> None:
        self.facts.append(self.state.facts())
        self.shuffles.append(len(self.state.drawn))
        self.legal.append([self.kind.game.text(self.state, move) for move in self.state.moves()])

    def play(self, text: str) -> None:
        seat = self.state.seat
        assert seat is not None
        self.state.play(self.kind.game.parse(self.state, text))
        self.moves.append((seat, text))
        self.note()

    def shown_to(self, eyes: Eyes) -> list[Facts]:
        """What these eyes may see at each moment; worked out once for all of them."""
        if eyes not in self.masked:
            self.masked[eyes] = list(shown(self, eyes))
        return self.masked[eyes]

    def play_out(self, chance: random.Random) -> "Run":
        """Play to the end by chance, with a liking for what makes a match go on."""
        while not self.state.over:
            texts = self.legal[-1]
            liked = [text for text in texts if text.split()[0] in LIKED] if chance.random() < 0.7 else []
            self.play(chance.choice(liked or texts))
        return self


LIKED = ("keep", "promote", "guard", "vet", "buy", "call", "release")
"""Moves that a player by chance would make too rarely, and that have to do with hidden cards."""


# What may be seen.


def shown(run: Run, eyes: Eyes) -> Iterator[Facts]:
    """What these eyes may see at each moment of a match, with the move that led there."""
    mask = MASKS[run.kind.game.name](run, eyes)
    for ply, facts in enumerate(run.facts):
        yield mask(ply, facts)


def serengeti(run: Run, eyes: Eyes) -> Callable[[int, Facts], Facts]:
    """Rules 1.4, 1.6: hidden are the deck and, unless the table says otherwise, the others' chips until the end."""

    def mask(ply: int, facts: Facts) -> Facts:
        known = run.kind.options.get("open_chips") or facts["phase"] == "over"
        chips = [count if known or seat == eyes else None for seat, count in enumerate(facts["chips"])]
        return {**facts, "deck": len(facts["deck"]), "chips": chips, "move": run.moves[ply - 1] if ply else None}

    return mask


def safaru(run: Run, eyes: Eyes) -> Callable[[int, Facts], Facts]:
    """Rule 1.5: hidden are the deck and the others' hands. What is caught was seen, but then lies face down."""
    sides = 2 if run.kind.players == 4 else run.kind.players

    def mask(ply: int, facts: Facts) -> Facts:
        hands = [cards if seat == eyes else len(cards) for seat, cards in enumerate(facts["hands"])]
        known = run.kind.options.get("open_catches") or facts["phase"] == "over"
        mine = None if eyes is None else eyes % sides
        caught = [cards if known or side == mine else len(cards) for side, cards in enumerate(facts["caught"])]
        seen = {**facts, "deck": len(facts["deck"]), "hands": hands, "caught": caught}
        return {**seen, "move": run.moves[ply - 1] if ply else None}

    return mask


def sanctuary(run: Run, eyes: Eyes) -> Callable[[int, Facts], Facts]:
    """Hidden are the deck, and what others drew by rules 4.7 and 4.8 until it is laid down."""
    drawn = drawn_unseen(run)

    def mask(ply: int, facts: Facts) -> Facts:
        # All else in the others' hands was drafted in the open: who has watched the array knows it.
        hands = [cards if seat == eyes else len(cards) for seat, cards in enumerate(facts["hands"])]
        seat, text = run.moves[ply - 1] if ply else (None, "")
        if seat != eyes and text.startswith("keep ") and text.split()[1] in drawn[ply - 1][seat or 0]:
            text = "keep"
        return {**facts, "deck": len(facts["deck"]), "hands": hands, "move": [seat, text]}

    return mask


def drawn_unseen(run: Run) -> list[list[set[str]]]:
    """For each moment and each hand of Sanctuary, the cards that came from the deck and not from the array."""
    now: list[set[str]] = [set() for _ in range(run.kind.players)]
    found = [[set(cards) for cards in now]]
    for ply, (seat, text) in enumerate(run.moves):
        before, after = run.facts[ply]["hands"], run.facts[ply + 1]["hands"]
        if text in ("guard", "vet"):
            now[seat] |= set(after[seat]) - set(before[seat])
        # Dropped, and perhaps shuffled and dealt again by the same move.
        laid_down = {card for place in ("discard", "deck", "array") for card in run.facts[ply + 1][place]}
        played = {text.split()[1]} if text.startswith("play ") else set()
        now = [cards - laid_down - (played if other == seat else set()) for other, cards in enumerate(now)]
        found.append([set(cards) for cards in now])
    return found


MASKS: dict[str, Callable[[Run, Eyes], Callable[[int, Facts], Facts]]] = {
    "serengeti": serengeti,
    "safaru": safaru,
    "sanctuary": sanctuary,
}


def secret_moves(run: Run) -> list[int]:
    """The moves whose text is not for everybody: after which of them it was so."""
    told = [facts["move"] for facts in shown(run, None)]
    return [ply for ply, (_, text) in enumerate(run.moves, 1) if text != told[ply][1]]


def hidden(run: Run, eyes: Eyes, ply: int) -> list[str]:
    """The cards that these eyes cannot place at this moment, as often as there are such."""
    facts = run.facts[ply]
    cards = list(facts["deck"])
    if run.kind.game.name == "safaru":
        cards += [card for seat, hand in enumerate(facts["hands"]) if seat != eyes for card in hand]
    if run.kind.game.name == "sanctuary":
        unseen = drawn_unseen(run)[ply]
        cards += [card for seat, hand in enumerate(unseen) if seat != eyes for card in hand]
    return cards


# Twins.


def twin_of(run: Run, eyes: Eyes, ply: int, chance: random.Random) -> Run | None:
    """A match whose hidden part is another: up to move `ply` these eyes could not tell it from the first.

    All that they cannot place at that moment has changed places. None, if nothing else has come of that.
    """
    outcomes = [[str(card) for card in one["cards"]] for one in run.state.chance()[: run.shuffles[ply]]]
    unknown, names = hidden(run, eyes, ply), list(map(str, run.kind.game.cards))
    free = {card for card in unknown if unknown.count(card) == names.count(card)}
    instead: dict[str, str] = {}
    for outcome in reversed(outcomes):
        places = [place for place, card in enumerate(outcome) if card in free and card not in instead]
        cards = [outcome[place] for place in places]
        mixed = mix(cards, chance)
        for place, card, other in zip(places, cards, mixed, strict=True):
            outcome[place] = other
            instead.setdefault(card, other)
    twin = Run(run.kind, Deal(f"{run.deal.seed}/twin", run.deal.first, outcomes, chips_of(run, eyes, chance)))
    for seat, text in run.moves:
        # Who holds another card in its stead does the same with that.
        texts = [text, " ".join(instead.get(word, word) for word in text.split())]
        possible = [one for one in texts if one in twin.legal[-1]]
        if twin.state.seat != seat or not possible:
            break
        twin.play(possible[0])
    return twin if twin.facts[ply : ply + 1] != run.facts[ply : ply + 1] else None


def mix(cards: list[str], chance: random.Random) -> list[str]:
    """Cards exchanged in circles, so that nearly none stays; those that are alike stay together."""
    kinds = list(dict.fromkeys(cards))
    chance.shuffle(kinds)
    by_count: dict[int, list[str]] = {}
    for kind in kinds:
        by_count.setdefault(cards.count(kind), []).append(kind)
    next_of = {
        kind: group[(number + 1) % len(group)] for group in by_count.values() for number, kind in enumerate(group)
    }
    return [next_of[card] for card in cards]


def chips_of(run: Run, eyes: Eyes, chance: random.Random) -> list[int] | None:
    """Serengeti, if chips are hidden: in every second twin a chip of somebody else's is at another's, too."""
    if "chips" not in run.facts[0] or run.kind.options.get("open_chips") or chance.random() < 0.5:
        return None
    chips = list(run.facts[0]["chips"])
    giver, taker = chance.sample([seat for seat in range(run.kind.players) if seat != eyes], 2)
    chips[giver], chips[taker] = chips[giver] - 1, chips[taker] + 1
    return chips


def late_twin(run: Run, eyes: Eyes, ply: int, chance: random.Random) -> Run | None:
    """A twin that is alike up to move `ply`, or up to an earlier one if nothing is hidden so late.

    Of several the one that goes furthest, and of those one where other moves were made that could not be seen.
    """
    for earlier in range(ply, 0, -1):
        twins = [twin for _ in range(8) if (twin := twin_of(run, eyes, earlier, chance)) is not None]
        if twins:
            return max(twins, key=lambda twin: (min(earlier, alike_until(run, twin, eyes)), unlike_moves(run, twin)))
    return None


def unlike_moves(run: Run, twin: Run) -> int:
    """How many other moves were made, though they looked the same."""
    return sum(one != other for one, other in zip(run.moves, twin.moves, strict=False))


def covert_moves(run: Run, chance: random.Random) -> list[int]:
    """The secret moves in whose stead another could have been made without anybody's noticing."""
    found = []
    for ply in secret_moves(run):
        twin = late_twin(run, None, ply, chance)
        if twin is not None and alike_until(run, twin, None) >= ply and unlike_moves(run, twin):
            found.append(ply)
    return found


def alike_until(one: Run, other: Run, eyes: Eyes) -> int:
    """The last move before these eyes may see a difference (0: only the deal is alike; −1: not even that)."""
    count = -1
    for left, right in zip(shown(one, eyes), shown(other, eyes), strict=False):
        if left != right:
            break
        count += 1
    return count


def odd_texts(run: Run, ply: int, eyes: Eyes, chance: random.Random, count: int) -> list[str]:
    """Moves of this game that are not for these eyes to make at this moment."""
    texts = [run.kind.game.text(run.state, chance.randrange(run.kind.game.move_count)) for _ in range(count)]
    return [text for text in texts if run.facts[ply]["seat"] != eyes or text not in run.legal[ply]]
