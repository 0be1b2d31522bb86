"""The conformance kit: run it on any game to see that it keeps the kernel's promises.

    from waterhole.kit.conformance import check_all
    check_all(waterhole.game(NAME))

Each check plays random games and raises Nonconformity with what it found and where.
`check_all` runs them over every number of players, with the options you name.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from waterhole.core.chance import Dice, stream
from waterhole.core.errors import IllegalMove, NotAMove
from waterhole.core.event import Event, Json
from waterhole.core.game import Game
from waterhole.core.option import Value
from waterhole.core.state import State
from waterhole.kit.preview import preview
from waterhole.words.fluent import LANGUAGES, PROGRAM, Words, words, written


class Nonconformity(AssertionError):
    """A promise of the kernel that a game does not keep."""


@dataclass
class Trial:
    """Random games of one game with so many players and these options."""

    game: Game
    players: int
    options: dict[str, Value] = field(default_factory=dict)
    games: int = 5
    seed: str = "conformance"
    longest: int = 20_000

    def deal(self, number: int) -> State:
        """The first state of game `number`."""
        return self.game.set_up(self.players, self.options, seed=f"{self.seed}/{number}")

    def positions(self, every: int = 1) -> Iterator[tuple[State, Dice]]:
        """Positions of random games (each `every`th, and the last), with dice of their own."""
        for number in range(self.games):
            dice = stream(self.seed, self.game.name, self.players, number)
            state = self.deal(number)
            for ply in range(self.longest):
                if ply % every == 0 or state.over:
                    yield state, dice
                if state.over:
                    break
                moves = state.moves()
                self.demand(bool(moves), state, "somebody is to decide, but no move is legal")
                state.play(moves[dice.below(len(moves))])
            self.demand(state.over, state, f"a random game did not end within {self.longest} decisions")

    def demand(self, holds: bool, state: State, promise: str) -> None:
        """Raise Nonconformity unless it holds."""
        if not holds:
            where = json.dumps(state.facts(), ensure_ascii=False)
            raise Nonconformity(f"{self.game.name}, {self.players} players {self.options}: {promise}\nat {where}")


def snapshot(state: State) -> str:
    """All that can be seen of a state from outside."""
    seats = range(state.players)
    return json.dumps(
        [
            state.facts(),
            [state.view(seat) for seat in (*seats, None)],
            [state.recall(seat) for seat in seats],
            state.chance(),
            state.moves(),
            state.seat,
        ]
    )


def random_games_end(trial: Trial) -> None:
    """They end, nobody is to decide then, and there is a result that names a winner or nobody."""
    for state, _ in trial.positions():
        trial.demand(state.over == (state.seat is None), state, "`over` and `seat` disagree")
        if state.over:
            trial.demand(state.moves() == [], state, "a game that is over still has moves")
            result = state.result()
            trial.demand({"scores", "ranking", "winners"} <= set(result), state, "the result lacks something")
            shares = state.payoffs()
            trial.demand(len(shares) == trial.players, state, "payoffs are not one for each seat")
            trial.demand(all(0 <= share <= 1 for share in shares), state, "a payoff is not within 0 and 1")
            winners = result["winners"]
            best = [seat for seat, share in enumerate(shares) if share > 0]
            trial.demand(best == winners, state, f"payoffs {shares} and winners {winners} disagree")


def legal_exactly_when_accepted(trial: Trial) -> None:
    """Over all numbers that can be moves, `moves` lists those that `play` accepts, rising and once each."""
    for state, dice in trial.positions(every=7):
        legal = state.moves()
        trial.demand(legal == sorted(set(legal)), state, f"moves are not rising and unique: {legal}")
        before = snapshot(state)
        for move in [-1, *range(trial.game.move_count), trial.game.move_count, 10**30]:
            refused = state.refusal_of_any(move)
            trial.demand((refused is None) == (move in legal), state, f"move {move}: listed and accepted disagree")
            if refused is not None and (move < 0 or dice.below(25) == 0):
                try:
                    state.play(move)
                except IllegalMove as problem:
                    trial.demand(problem.code == refused.code, state, "play and refusal give different reasons")
                else:
                    trial.demand(False, state, f"move {move} was refused, and yet played")
        trial.demand(snapshot(state) == before, state, "refused moves changed something")


def copies_share_nothing(trial: Trial) -> None:
    """A copy has every field, and what is done to it is not seen by the original, nor the other way round."""
    for state, dice in trial.positions(every=11):
        before, all_fields = snapshot(state), fields(state)
        twin = state.copy()
        forgotten = differing(all_fields, fields(twin))
        trial.demand(not forgotten, state, f"a copy differs from its original in {forgotten}")
        trial.demand(snapshot(twin) == before, state, "a copy differs from its original")
        for _ in range(30):
            moves = twin.moves()
            if not moves:
                break
            twin.play(moves[dice.below(len(moves))])
        changed = differing(all_fields, fields(state))
        trial.demand(not changed, state, f"playing on a copy changed the original in {changed}")
        trial.demand(snapshot(state) == before, state, "playing on a copy changed the original")
        other = state.copy()
        other.redeal(0, dice)
        changed = differing(all_fields, fields(state))
        trial.demand(not changed, state, f"redealing a copy changed the original in {changed}")
        trial.demand(snapshot(state) == before, state, "redealing a copy changed the original")


def fields(state: State) -> dict[str, object]:
    """Every field of a state, also those that no view tells of, with its value at this moment."""
    compiled = [name for kind in type(state).__mro__ for name in vars(kind).get("__mypyc_attrs__", ())]
    plain = getattr(state, "__dict__", {})
    return {name: still(getattr(state, name)) for name in (*compiled, *plain) if name != "__dict__"}


def still(value: object) -> object:
    """A value as it is now: what is changed in place later is not seen in it."""
    if isinstance(value, dict):
        return {key: still(item) for key, item in value.items()}
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        return [still(item) for item in value]
    return value


def differing(some: dict[str, object], others: dict[str, object]) -> list[str]:
    """The fields that do not have the same value in both."""
    return sorted(name for name in {*some, *others} if name not in some or some[name] != others.get(name))


def texts_round_trip(trial: Trial) -> None:
    """Every legal move has one text and one JSON of its own, and comes back from them."""
    game = trial.game
    for state, _ in trial.positions(every=3):
        texts = set()
        for move in state.moves():
            text = game.text(state, move)
            data = json.loads(json.dumps(game.to_json(state, move)))
            trial.demand(game.parse(state, text) == move, state, f"text {text!r} does not come back")
            trial.demand(game.from_json(state, data) == move, state, f"JSON {data} does not come back")
            texts.add(text)
        trial.demand(len(texts) == len(state.moves()), state, "two moves share a text")
        for nonsense in ("", "xyzzy", " ".join(["pass"] * 9)):
            try:
                game.parse(state, nonsense)
            except NotAMove:
                continue
            trial.demand(False, state, f"{nonsense!r} was read as a move")


def records_replay(trial: Trial) -> None:
    """The same deal, chance and moves lead to the same facts, told with the same events."""
    for number in range(trial.games):
        dice = stream(trial.seed, "replay", number)
        told: list[Event] = []
        state = trial.deal(number)
        texts = []
        while not state.over:
            moves = state.moves()
            move = moves[dice.below(len(moves))]
            texts.append(trial.game.text(state, move))
            told += state.narrate(move)
        shuffles = [[trial.game.cards[card] for card in cards] for _, cards in state.drawn]
        again = trial.game.set_up(trial.players, trial.options, first=int(state.luck.first), chance=shuffles)
        retold: list[Event] = []
        for text in texts:
            retold += again.narrate(trial.game.parse(again, text))
        trial.demand(snapshot(again) == snapshot(state), state, "a replay ended elsewhere")
        trial.demand(retold == told, state, "a replay told other events")


def secrets_are_kept(trial: Trial) -> None:
    """What is hidden from a seat can be put in another order, and nothing that this seat is given changes."""
    changed = False
    for state, dice in trial.positions(every=5):
        for seat in range(trial.players):
            twin = state.copy()
            twin.redeal(seat, dice)
            changed = changed or twin.facts() != state.facts()
            for what, mine, other in (
                ("view", state.view(seat), twin.view(seat)),
                ("recall", state.recall(seat), twin.recall(seat)),
                ("spectator's view", state.view(None), twin.view(None)),
            ):
                trial.demand(same(mine, other), state, f"seat {seat}: its {what} depends on what is hidden from it")
            if state.seat == seat:
                trial.demand(state.moves() == twin.moves(), state, f"seat {seat}: its moves depend on what is hidden")
    if not changed:
        raise Nonconformity(
            f"{trial.game.name}: `redeal` never changed anything: what is hidden was not put to the test"
        )


def imagination_agrees(trial: Trial) -> None:
    """A state imagined from a seat's memory looks the same to that seat, and can be played to its end."""
    for state, dice in trial.positions(every=9):
        for seat in range(trial.players):
            known = state.recall(seat)
            imagined = trial.game.imagine(json.loads(json.dumps(known)), dice)
            trial.demand(same(imagined.view(seat), state.view(seat)), state, f"seat {seat}: imagined another view")
            trial.demand(same(imagined.recall(seat), known), state, f"seat {seat}: imagined another memory")
            if state.seat == seat:
                trial.demand(imagined.moves() == state.moves(), state, f"seat {seat}: imagined other moves")
            for _ in range(trial.longest):
                moves = imagined.moves()
                if not moves:
                    break
                imagined.play(moves[dice.below(len(moves))])
            trial.demand(imagined.over, state, f"seat {seat}: an imagined game did not end")


def previews_come_true(trial: Trial) -> None:
    """What a preview tells is what happens, and a blurred state looks the same to its seat."""
    game = trial.game
    for state, dice in trial.positions(every=31):
        if state.seat is None:
            continue
        seat, moves = state.seat, state.moves()
        text = game.text(state, moves[dice.below(len(moves))])
        told = preview(game, state.recall(seat), [text])
        after = state.copy()
        happened = [event.seen_by(seat) for event in after.narrate(game.parse(after, text))]
        count = len(told.events)
        trial.demand(told.events == happened[:count], state, f"{text!r} did not do what its preview told")
        trial.demand(told.stopped is not None or count == len(happened), state, f"{text!r}: the preview is not whole")
        seen = after.view(seat)
        wrong = [name for name, value in told.view.items() if not same(value, seen[name])]
        trial.demand(not wrong, state, f"{text!r}: the preview shows other {wrong} than there are then")
        twin = state.copy()
        twin.blur(seat, dice)
        trial.demand(same(twin.view(seat), state.view(seat)), state, f"seat {seat}: blurring changed its view")


class Tongues:
    """Every language of a game, for what was not said before."""

    def __init__(self, game: Game) -> None:
        self.all = [words(language, game.folder / "words") for language in LANGUAGES]
        self.said: set[str] = set()

    def new(self, *what: object) -> list[Words]:
        before = len(self.said)
        self.said.add(repr(what))
        return self.all if len(self.said) > before else []


def everything_has_words(trial: Trial) -> None:
    """Events, legal moves and refusals can be said in every language."""
    game, tongues = trial.game, Tongues(trial.game)
    names = [f"P{seat}" for seat in range(trial.players)]
    for state, _ in trial.positions(every=13):
        for move in state.moves():
            data = game.to_json(state, move)
            for say in tongues.new(data):
                say.say(f"move-{data['do']}", {name: value for name, value in data.items() if name != "do"})
        for move in range(-1, game.move_count):
            refused = state.refusal_of_any(move)
            if refused is not None:
                for say in tongues.new(refused.code, refused.params, refused.rule):
                    say.error(refused, names)
        told = [event for move in state.moves()[:5] for event in state.copy().narrate(move)]
        for event, you in product(told, (*range(trial.players), None)):
            for say in tongues.new(event.seen_by(you), you):
                say.event(event.seen_by(you), names, you)


def words_are_complete(game: Game) -> None:
    """Every event and error code in the game's source has its message, the same ones in every language."""
    folder = game.folder
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    needed = {f"event-{kind}" for kind in re.findall(r'Event\(\s*"(\w+)"', source)}
    needed |= {
        code.replace(".", "-") for code in re.findall(r'(?:IllegalMove|BadInput|NotAMove)\(\s*"([\w.]+)"', source)
    }
    needed |= {f"core-edition_{name}" for name in re.findall(r'\.wrong\([^,]+,\s*"(\w+)"', source)}
    needed |= {f"move-{verb}" for verb in game.grammar} | {"game-name", "game-about"}
    for option in game.options:
        needed |= {f"option-{option.name}"} | {f"option-{option.name}-{choice}" for choice in option.choices}
    program = variables(PROGRAM, LANGUAGES[0])
    first = variables(folder / "words", LANGUAGES[0])
    if missing := sorted(needed - set(first) - set(program)):
        raise Nonconformity(f"{game.name}: no words for {missing}")
    for language in LANGUAGES[1:]:
        for where, expected in ((folder / "words", first), (PROGRAM, program)):
            found = variables(where, language)
            if found != expected:
                different = sorted(id for id in {*found, *expected} if found.get(id) != expected.get(id))
                raise Nonconformity(f"{game.name}: {language} and {LANGUAGES[0]} differ in {different}")


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's own name)
        self.names.add(node.id.name)


def variables(folder: Path, language: str) -> dict[str, set[str]]:
    """A folder's messages in a language, each with the variables that it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(written(folder, language)).body:
        if isinstance(entry, ast.Junk):
            raise Nonconformity(f"{language}.ftl: not good Fluent: {(entry.content or '').strip()!r}")
        if isinstance(entry, ast.Message):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


def same(one: Json, other: Json) -> bool:
    """Whether two views are the same to the last byte once sent."""
    return json.dumps(one) == json.dumps(other)


CHECKS = (
    random_games_end,
    legal_exactly_when_accepted,
    copies_share_nothing,
    texts_round_trip,
    records_replay,
    secrets_are_kept,
    imagination_agrees,
    previews_come_true,
    everything_has_words,
)


def check_all(game: Game, games: int = 2, **options: Value) -> None:
    """Every check, with every number of players."""
    words_are_complete(game)
    for players in game.seats:
        for check in CHECKS:
            check(Trial(game, players, options, games))


def perft(state: State, depth: int) -> int:
    """How many ways there are to make so many decisions from here: a fingerprint of the rules."""
    if depth == 0 or state.over:
        return 1
    count = 0
    for move in state.moves():
        child = state.copy()
        child.play(move)
        count += perft(child, depth - 1)
    return count
