"""Safarü's table as text: the wild, your hand and what it could catch, and the count of a hand."""

from collections.abc import Sequence
from textwrap import wrap

from waterhole.games.safaru.edition import number_of
from waterhole.games.safaru.game import Safaru
from waterhole.games.safaru.rules.outcomes import written
from waterhole.games.safaru.views import Catch, Outcome, Sheet, View
from waterhole.words.fluent import Words
from waterhole.words.markup import escaped

COLOURS = {
    "unicorn": "magenta",
    "hedgehog": "yellow",
    "panther": "blue",
    "owl": "cyan",
    "tortoise": "green",
}
"""The species' name always stands beside its colour."""
WIDTH = 96
"""Columns for a row of cards."""
SHOWN = 4
"""Outcomes of one card in its line."""


def draw(game: Safaru, view: View, names: Sequence[str], words: Words) -> str:
    """A view as the terminal shows it."""
    return Board(view, names, words).text()


class Board:
    """One drawing of one view, as rich markup of at most 100 columns."""

    def __init__(self, view: View, names: Sequence[str], words: Words) -> None:
        self.view = view
        self.names = names
        self.words = words

    def text(self) -> str:
        """The whole table, or the final count."""
        if self.view["phase"] == "over":
            return "\n".join([*self.last_hand(), "", *self.players()])
        parts = [self.just_counted(), self.middle(), self.players(), self.piles(), self.catching(), self.hand()]
        return "\n\n".join("\n".join(part) for part in parts if part)

    def middle(self) -> list[str]:
        view = self.view
        lines = [self.say("board-head", seat=view["dealer"], hand=view["hand"], deck_left=view["deck_left"])]
        # By number: that is what catches go by.
        cards = sorted(view["wild"], key=number_of)
        rows = [cards[start : start + 6] for start in range(0, len(cards), 6)]
        shown = ["   ".join(map(self.card, row)) for row in rows] or [self.say("board-wild-empty")]
        return [*lines, f"[bold]{self.say('board-wild')}[/bold]", *(f"  {row}" for row in shown)]

    def players(self) -> list[str]:
        return [self.player(seat) for seat in range(self.view["players"])]

    def player(self, seat: int) -> str:
        mark = "[bold]▶[/bold]" if self.view["seat"] == seat else " "
        side = seat % len(self.view["sides"])
        parts = [
            self.say("board-cards", count=self.view["hand_sizes"][seat]),
            self.say("board-caught", count=self.view["caught_sizes"][side]),
            self.say("board-score", score=self.view["scores"][side]),
        ]
        name = self.names[seat][:1].upper() + self.names[seat][1:24]
        return f"{mark} [bold]{escaped(name.ljust(12))}[/bold] {' · '.join(parts)}"

    # What has been caught, as far as it lies open.

    def piles(self) -> list[str]:
        lines = [line for side, cards in enumerate(self.view["caught"]) if cards for line in self.pile(side, cards)]
        if lines and self.view["so_far"]:
            lines += self.sheet("board-so-far", self.view["so_far"])
        return lines

    def pile(self, side: int, cards: Sequence[str]) -> list[str]:
        """A side's cards, the numbers of each species together."""
        species = dict.fromkeys(card.split("-")[0] for card in cards)
        groups = [[card for card in cards if card.startswith(f"{one}-")] for one in species]
        rows: list[list[Sequence[str]]] = [[]]
        for group in groups:
            if sum(len(self.together(one)) + 3 for one in [*rows[-1], group]) > WIDTH:
                rows.append([])
            rows[-1].append(group)
        title = f"[bold]{self.say('board-pile', seats=self.view['sides'][side])}[/bold]"
        return [title, *("  " + "   ".join(self.coloured(group) for group in row) for row in rows)]

    def together(self, cards: Sequence[str]) -> str:
        """Cards of one species: its name once, and their numbers."""
        first, *others = cards
        return " ".join([self.words.named("card", first), *(str(number_of(card)) for card in others)])

    def coloured(self, cards: Sequence[str]) -> str:
        colour = COLOURS.get(cards[0].split("-")[0], "white")
        return f"[{colour}]{self.together(cards)}[/{colour}]"

    # A catch being chosen, and a release that may be called.

    def catching(self) -> list[str]:
        lines = []
        if self.view["freed"] and self.view["seat"] == self.view["you"]:
            lines.append(self.say("board-called", card=self.view["freed"]))
        if self.view["played"]:
            lines.append(f"[bold]{self.say('board-played', card=self.view['played'])}[/bold]")
        if self.view["taken"]:
            lines.append(self.say("board-taken", cards=self.view["taken"]))
        return lines

    def hand(self) -> list[str]:
        """The reader's cards, each with what it could catch."""
        view = self.view
        catches = {catch["card"]: catch for catch in view["catches"]}
        lines = []
        if view["played"] is not None:
            lines = [f"    {line}" for line in self.outcomes(catches.pop(view["played"], None))]
        hand = None if view["you"] is None else view["hands"][view["you"]]
        if not hand:
            return lines
        lines.append(f"[bold]{self.say('board-hand')}[/bold]")
        for card in hand:
            lines.append(f"  {self.card(card)}")
            lines += [f"    {line}" for line in self.outcomes(catches.get(card))]
        return lines

    def outcomes(self, catch: Catch | None) -> list[str]:
        if catch is None:
            return []
        shown = [self.outcome(outcome) for outcome in catch["outcomes"][:SHOWN]]
        lines = [self.say("board-catches", outcomes=shown[0])]
        lines += [f"{self.say('board-or')} {outcome}" for outcome in shown[1:]]
        if catch["more"] or len(catch["outcomes"]) > SHOWN:
            lines.append(f"{self.say('board-more')} …")
        return [f"[dim]{part}[/dim]" for line in lines for part in wrap(line, WIDTH - 4, subsequent_indent="  ")]

    def outcome(self, outcome: Outcome) -> str:
        """The cards, and the sums that catch them."""
        cards = ", ".join(self.words.named("card", card) for card in outcome["cards"])
        paired = f" {self.say('board-with-played')}" if outcome["paired"] else ""
        return f"{cards}{paired} ({', '.join(written(way) for way in outcome['ways'])})"

    # The count of a hand.

    def just_counted(self) -> list[str]:
        """The last hand, until the reader plays in this one."""
        return self.last_hand() if self.view["hand_begins"] else []

    def last_hand(self) -> list[str]:
        sheet = self.view["sheet"]
        return [] if sheet is None else self.sheet("board-last-hand", sheet)

    def sheet(self, title: str, sheet: Sheet) -> list[str]:
        """Section 4, line by line: how many of them, and the points."""
        heads = [" & ".join(self.names[seat] for seat in side) for side in self.view["sides"]]
        rows = [self.row(title, [head[:20] for head in heads])]
        for line in sheet["lines"]:
            cells = [f"{count} → {points:+}" for count, points in zip(line["counts"], line["points"], strict=True)]
            rows.append(self.row(f"line-{line['line']}", cells))
        rows.append(self.row("line-total", [f"{total:+}" for total in sheet["totals"]]))
        rows[0], rows[-1] = f"[bold]{rows[0]}[/bold]", f"[bold]{rows[-1]}[/bold]"
        return rows

    def row(self, id: str, cells: Sequence[str]) -> str:
        return self.say(id).ljust(28) + "".join(escaped(cell.rjust(22)) for cell in cells)

    # Words and colours.

    def card(self, card: str) -> str:
        return self.coloured([card])

    def say(self, id: str, **params: object) -> str:
        """Words, in which a player's name is no markup."""
        return escaped(self.words.say(id, params, self.names))
