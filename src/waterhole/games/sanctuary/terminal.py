"""The table as text with rich markup, at most 100 columns wide: the array, the players, your hand and the costs."""

from collections.abc import Sequence
from textwrap import wrap

from waterhole.games.sanctuary.array import COLUMNS, ROWS
from waterhole.games.sanctuary.edition import NO_COST, Numbers
from waterhole.games.sanctuary.game import Sanctuary
from waterhole.games.sanctuary.team import ROLE_NAMES, Role
from waterhole.games.sanctuary.views import Drafting, Expanding, SetInHand, View
from waterhole.words.fluent import Words
from waterhole.words.markup import escaped

WIDTH = 100
ON_ONE_LINE = 5
"""More cards of a set than these have their terrains on a line of their own."""
CELL = 16
MARGIN = " " * 4
COLOURS = ("green", "yellow", "cyan", "red", "magenta", "blue")
"""By terrain, in the edition's order, over and over; the terrain's name always stands beside."""
WORKERS = ("warden", "guard", "vet")


def draw(game: Sanctuary, view: View, names: Sequence[str], words: Words) -> str:
    """A view drawn for the seat that it was made for."""
    return Board(game.prepared[view["options"]["easier"]], view, names, words).text()


class Board:
    """One drawing of one view."""

    def __init__(self, numbers: Numbers, view: View, names: Sequence[str], words: Words) -> None:
        self.numbers = numbers
        self.view = view
        self.names = names
        self.words = words

    def text(self) -> str:
        parts = [[self.head()], self.array(), self.players(), self.hand(), self.choices()]
        return "\n\n".join("\n".join(part) for part in parts if part)

    def say(self, id: str, **params: object) -> str:
        return escaped(self.words.say(f"board-{id}", params, self.names))

    def name(self, kind: str, id: str) -> str:
        return escaped(self.words.named(kind, id))

    def head(self) -> str:
        counts = {"deck": self.view["deck_left"], "discard": len(self.view["discard"]), "supply": self.view["supply"]}
        return self.say("head", turn=self.view["turn"], phase=self.view["phase"], **counts)

    # The array, with a fence around the sanctuary.

    def array(self) -> list[str]:
        indent = MARGIN + " " * (CELL + 1)
        wide = 3 * CELL + 1
        rows = [self.row(row) for row in range(ROWS)]
        head = MARGIN + "".join(self.column_head(column) for column in range(COLUMNS))
        upper, lower = f"{indent}╔{'═' * wide}╗", f"{indent}╚{'═' * wide}╝"
        return [head, *rows[0], upper, *rows[1], f"{indent}║{' ' * wide}║", *rows[2], lower, *rows[3]]

    def column_head(self, column: int) -> str:
        return (" " if column == 1 else "") + f" {column + 1}".ljust(CELL + (2 if column in (0, 3) else 0))

    def row(self, row: int) -> list[str]:
        """The two lines of a row: animals with their tokens, and terrains."""
        cells = [self.cell(COLUMNS * row + column) for column in range(COLUMNS)]
        wall = "║" if row in (1, 2) else " "
        lines = []
        for part, label in ((0, "ABCD"[row]), (1, " ")):
            texts = [cell[part] for cell in cells]
            middle = "".join(texts[1:4])
            lines.append(f" [bold]{label}[/bold]  {texts[0]} {wall} {middle}{wall} {texts[4]}")
        return lines

    def cell(self, space: int) -> tuple[str, str]:
        card = self.view["array"][space]
        if card is None:
            return "·".ljust(CELL), " " * CELL
        animal, terrain = card.split("-")
        tokens = self.view["on"][space]
        marks = f" {tokens}●" if tokens else ""
        name = self.name("animal", animal) + marks
        return f"[bold]{name.ljust(CELL)}[/bold]", self.tinted(terrain, self.name("terrain", terrain).ljust(CELL))

    def tinted(self, terrain: str, text: str) -> str:
        terrains = self.numbers.terrain_names
        colour = COLOURS[terrains.index(terrain) % len(COLOURS)] if terrain in terrains else "white"
        return f"[{colour}]{text}[/{colour}]"

    # The players, as their discs lie on the score track: the leader first, on one space the top one.

    def players(self) -> list[str]:
        stack, scores = self.view["stack"], self.view["scores"]
        order = sorted(range(self.view["players"]), key=lambda seat: (-scores[seat], -stack.index(seat)))
        return [line for seat in order for line in self.player(seat)]

    def player(self, seat: int) -> list[str]:
        view = self.view
        name = self.names[seat]
        mark = "▶" if view["seat"] == seat else " "
        steps = view["repopulation"][seat]
        head = self.say(
            "player", score=view["scores"][seat], tokens=view["tokens"][seat], cards=view["hand_sizes"][seat],
            steps=steps, points=int(self.numbers.track[steps]),
        )  # fmt: skip
        start = f" · {self.say('start')}" if view["start"] == seat else ""
        title = escaped((name[:1].upper() + name[1:]).ljust(10))
        return [f"{mark} [bold]{title}[/bold] {head}{start}", f"    {self.team(seat)}"]

    def team(self, seat: int) -> str:
        discs = self.view["staff"][seat]
        guides = discs.count("guide")
        roles = [f"{guides} × {self.name('role', 'guide')}"] if guides else []
        return " · ".join(roles + [self.name("role", role) for role in discs if role != "guide"])

    # The reader's hand.

    def hand(self) -> list[str]:
        if not self.view["hand"]:
            return []
        lines = [f"[bold]{self.say('hand', points=self.view['hand_points'])}[/bold]"]
        return lines + [f"  {line}" for one in self.view["sets"] or [] for line in self.set_lines(one)]

    def set_lines(self, one: SetInHand) -> list[str]:
        cards = [card for card in one["cards"] if card in (self.view["hand"] or [])]
        if not cards:
            return []
        where = ", ".join(self.tinted(terrain, self.name("terrain", terrain)) for _, terrain in map(halves, cards))
        animal = self.name("animal", one["animal"])
        worth = f"{len(cards)} × {animal.ljust(12)} {self.ladder(one, len(cards))}"
        return [f"{worth}  {where}"] if len(cards) <= ON_ONE_LINE else [worth.rstrip(), f"    {where}"]

    def ladder(self, one: SetInHand, count: int) -> str:
        """What 1, 2, 3, … cards are worth, the present number marked."""
        values = one["values"]
        steps = [f"[bold]({value})[/bold]" if number == count else str(value) for number, value in enumerate(values, 1)]
        return " ".join(steps) + " " * max(0, 18 - len(" ".join(map(str, values))))

    # What the choices cost.

    def choices(self) -> list[str]:
        seat, draft, expansion = self.view["seat"], self.view["draft"], self.view["expansion"]
        if seat is None:
            return [self.say("over")]
        team = self.view["staff"][seat]
        if draft is not None:
            return self.draft_costs(draft)
        if expansion is not None:
            return self.expansion_costs(expansion, team)
        return [self.say("offer", seat=seat)]

    def draft_costs(self, draft: Drafting) -> list[str]:
        ahead = [step["role"] for step in self.view["steps"] if step["state"] == "lit"]
        offers = [self.say("slides", count=draft["slides_left"])] if "guide" in ahead else []
        offers += [self.say(f"use-{role}", **self.prices(role)) for role in ahead if role not in (None, "guide")]
        drafted = [self.say("drafted", line=draft["line"])] if draft["line"] else []
        return [self.say("order", seats=draft["order"]), *drafted, *wrapped(offers)]

    def prices(self, role: str) -> dict[str, object]:
        """The numbers of a role's work: its price in tokens, and what it brings."""
        return {what: int(getattr(self.numbers, f"{role}_{what}", 0)) for what in ("tokens", "points", "cards")}

    def expansion_costs(self, expansion: Expanding, team: list[Role]) -> list[str]:
        lines = []
        if expansion["played"]:
            played = self.say("played", cards=expansion["played"], points=expansion["played_points"])
            lines += wrap(played, WIDTH)
        step = self.view["step"]
        if step == "play":
            lines.append(self.say("score", points=expansion["played_points"] + expansion["track_points"]))
            if "manager" in team:
                lines.append(self.say("use-manager", **self.prices("manager")))
        elif step in ("promote", "buy", "keep"):
            lines += self.spending(expansion, team)
        if step in ("play", "promote", "buy", "keep") and self.view["hand"]:
            lines.append(self.say("in-order"))
        if step != "discard":
            lines += [self.say(f"use-{role}", **self.prices(role)) for role in WORKERS if role in team]
        return lines

    def spending(self, expansion: Expanding, team: list[Role]) -> list[str]:
        card, token = int(self.numbers.keep_points), expansion["token_price"]
        lines = [self.say("spend", points=expansion["points"], token=token, card=card)]
        if self.view["step"] == "promote":
            lines += [self.say("promote"), *wrapped(self.promotions(team))]
        if expansion["kept"] or expansion["kept_unseen"]:
            lines += wrap(self.say("kept", cards=expansion["kept"], count=expansion["kept_unseen"]), WIDTH)
        return lines

    def promotions(self, team: list[Role]) -> list[str]:
        """The roles that have a cost and are free, each with it."""
        costs = zip(ROLE_NAMES, self.numbers.costs, strict=True)
        return [f"{self.name('role', role)} {cost}" for role, cost in costs if cost != NO_COST and role not in team]


def wrapped(items: list[str]) -> list[str]:
    """Items side by side, on as many lines as they need."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 3 + len(item) <= WIDTH:
            lines[-1] += f" · {item}"
        else:
            lines.append(f"  {item}")
    return lines


def halves(card: str) -> tuple[str, str]:
    """A card's animal and terrain."""
    animal, terrain = card.split("-")
    return animal, terrain
