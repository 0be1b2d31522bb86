"""Serengeti's table as text: the lot, the auction, and what lies before each player."""

from collections.abc import Sequence

from waterhole.games.serengeti.game import Serengeti
from waterhole.games.serengeti.views import Collection, View
from waterhole.words.fluent import Words
from waterhole.words.markup import escaped, table

COLOURS = ("red", "yellow", "green", "cyan", "blue", "magenta")
"""By tribe, in the edition's order; the tribe's name always stands beside."""


def draw(game: Serengeti, view: View, names: Sequence[str], words: Words) -> str:
    """A view as the terminal shows it."""
    return Board(game, view, names, words).text()


class Board:
    """One drawing of one view."""

    def __init__(self, game: Serengeti, view: View, names: Sequence[str], words: Words) -> None:
        self.game = game
        self.view = view
        self.names = names
        self.words = words

    def text(self) -> str:
        """Rich markup."""
        if self.view["phase"] == "over":
            return self.scores()
        return "\n".join([*self.middle(), "", *self.players()])

    # The middle of the table.

    def middle(self) -> list[str]:
        counts = {"round": self.view["round"], "bank": self.view["bank"], "deck_left": self.view["deck_left"]}
        lot = "   ".join(self.card(card) for card in self.view["lot"])
        return [
            self.say("board-head", rounds=self.view["rounds"], **counts),
            f"[bold]{self.say('board-lot')}[/bold] {lot}",
            f"[bold]{self.standing_bid()}[/bold]",
        ]

    def standing_bid(self) -> str:
        bidder = self.view["bidder"]
        if self.view["phase"] == "discard":  # Rule 5.2
            return self.say("board-discard", seat=bidder, you=bidder == self.view["you"])
        if bidder is None:
            opener = self.view["opener"]
            return self.say("board-no-bid", seat=opener, you=opener == self.view["you"])
        return self.say("board-bid", bid=self.view["bid"], seat=bidder, you=bidder == self.view["you"])

    # The players, the reader first and then clockwise.

    def players(self) -> list[str]:
        count = self.view["players"]
        start = self.view["you"] or 0
        return [line for step in range(count) for line in self.player((start + step) % count)]

    def player(self, seat: int) -> list[str]:
        mark = "[bold]▶[/bold]" if self.view["seat"] == seat else " "
        name = self.names[seat]
        purse = self.view["chips"][seat]
        chips = "?" if purse is None else str(purse)
        head = (
            f"{mark} [bold]{escaped((name[:1].upper() + name[1:]).ljust(10))}[/bold]"
            f" {self.say('board-chips', chips=chips)}"
            f" · {self.say('board-points', points=self.view['points'][seat])}{self.standing(seat)}"
        )
        cards = "   ".join(self.group(each) for each in self.view["collections"][seat]) or self.say("board-no-cards")
        return [head, f"    {cards}", *self.forbidden(seat)]

    def standing(self, seat: int) -> str:
        """What the seat has done in this auction."""
        if not self.view["passed"][seat]:
            return ""
        done = "board-out" if self.view["out"][seat] else "board-passed"
        return f" · [dim]{self.say(done)}[/dim]"

    def group(self, group: Collection) -> str:
        """The cards of a tribe with their points."""
        digits = " ".join(card.split("-")[1] for card in group["cards"])
        points = self.say("board-worth", points=group["points"])
        return f"{self.coloured(group['tribe'])} {digits} [dim]{points}[/dim]"

    def forbidden(self, seat: int) -> list[str]:
        """Rule 3.1, for the reader's own seat, or for everyone when there is no such seat."""
        digits = self.view["forbidden"][seat]
        if not digits or self.view["you"] not in (None, seat):
            return []
        return ["    " + self.say("board-forbidden", digits=" ".join(map(str, digits)))]

    # The end.

    def scores(self) -> str:
        """Section 6, line by line."""
        heads = ["", *(name[:1].upper() + name[1:] for name in self.names)]
        rows = [heads, *(self.tribe_row(tribe) for tribe in self.game.tribes), self.chips_row()]
        rows.append([self.say("board-total"), *(str(points) for points in self.view["points"])])
        lines = table(rows, range(1, len(heads))).split("\n")
        lines[-1] = f"[bold]{lines[-1]}[/bold]"
        return "\n".join([f"[bold]{lines[0]}[/bold]", *lines[1:]])

    def tribe_row(self, tribe: str) -> list[str]:
        found = [[group for group in groups if group["tribe"] == tribe] for groups in self.view["collections"]]
        cells = ["".join(f"{len(group['cards'])} → {group['points']:2}" for group in groups) for groups in found]
        return [self.words.named("tribe", tribe), *(cell or "–" for cell in cells)]

    def chips_row(self) -> list[str]:
        cells = zip(self.view["chips"], self.view["chips_points"], strict=True)
        return [self.say("board-most-chips"), *(f"{chips} → {points:2}" for chips, points in cells)]

    # Small things.

    def card(self, card: str) -> str:
        tribe, digit = card.split("-")
        return f"{self.coloured(tribe)} [bold]{digit}[/bold]"

    def coloured(self, tribe: str) -> str:
        colour = COLOURS[self.game.tribes.index(tribe) % len(COLOURS)]
        return f"[{colour}]{escaped(self.words.named('tribe', tribe))}[/{colour}]"

    def say(self, id: str, **params: object) -> str:
        return escaped(self.words.say(id, params, self.names))
