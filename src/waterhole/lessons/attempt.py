"""A try at a scene or a puzzle: the moves are made by the rules, the others answer, and the goal is looked for.

Nothing is kept between two tries: who has made three moves sends all three, and is told where that leads.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Literal, TypeAlias

from waterhole.core.errors import BadInput, WaterholeError
from waterhole.core.state import State
from waterhole.lessons.puzzle import Question
from waterhole.lessons.scene import Scene, Sign, Wanted
from waterhole.lessons.start import Start, Step

Verdict: TypeAlias = Literal["going", "reached", "wrong"]
MOST_MOVES = 60
"""Moves of one try, the others' included: no scene needs so many."""
LONGEST = 100
"""Characters of a move's text."""
MISSED = "missed"
"""Why a try ended, where the scene has nothing better to say."""


@dataclass
class Attempt:
    """What became of a try. `why` names the reason where it is wrong; `steps` are what happened in it."""

    start: Start
    state: State
    steps: list[Step] = field(default_factory=list)
    verdict: Verdict = "going"
    why: str = ""

    def play(self, text: str) -> None:
        """Make a move of whoever decides; refused as ever."""
        seat = self.state.seat
        move = self.start.game.parse(self.state, text)
        self.steps.append(Step(seat, text, self.state.narrate(move)))

    def end(self, verdict: Verdict, why: str = "") -> None:
        self.verdict, self.why = verdict, why


def begun(start: Start) -> Attempt:
    return Attempt(start, start.state.copy())


def attempt_scene(start: Start, scene: Scene, texts: Sequence[str]) -> Attempt:
    """What these moves of the learner's lead to. Moves after the end are not made."""
    found = begun(start)
    for text in checked(texts):
        if found.verdict != "going":
            break
        found.play(text)
        others_answer(found, scene)
        judge(found, scene, text)
    return found


def attempt_question(start: Start, question: Question, texts: Sequence[str]) -> Attempt:
    """Whether the first of these moves is one to be found."""
    found = begun(start)
    for text in checked(texts)[:1]:
        found.play(text)
        found.end("reached" if text in question.best else "wrong")
    return found


def checked(texts: Sequence[str]) -> Sequence[str]:
    """No longer than any honest try."""
    if len(texts) > MOST_MOVES or any(len(text) > LONGEST for text in texts):
        raise BadInput("lessons.too_long", {"highest": MOST_MOVES})
    return texts


def others_answer(found: Attempt, scene: Scene) -> None:
    """The others make the moves that the scene has for them, until it is the learner's turn."""
    while found.state.seat not in (None, found.start.seat) and len(found.steps) < MOST_MOVES:
        answer = next((text for text in scene.others if legal(found, text)), None)
        if answer is None:
            return
        found.play(answer)


def legal(found: Attempt, text: str) -> bool:
    try:
        return found.state.refusal_of_any(found.start.game.parse(found.state, text)) is None
    except WaterholeError:
        return False


def judge(found: Attempt, scene: Scene, text: str) -> None:
    """Reached, wrong, or over without either."""
    if fits(scene.goal, found, text):
        return found.end("reached")
    for wrong in scene.wrong:
        if fits(wrong, found, text):
            return found.end("wrong", wrong.why)
    told = {event.kind for step in found.steps for event in step.events}
    if found.state.seat != found.start.seat or told & set(scene.until) or len(found.steps) >= MOST_MOVES:
        found.end("wrong", MISSED)
    return None


# By what something is recognised.


def fits(sign: Sign, found: Attempt, text: str) -> bool:
    """Whether all that the sign asks for is there."""
    seat = found.start.seat
    events = (event.seen_by(seat) for step in found.steps for event in step.events)
    return (
        (not sign.move or fnmatchcase(text, sign.move))
        and (not sign.event or any(happened(sign, event) for event in events))
        and (not sign.view or holds(sign.view, found.state.view(seat)))
    )


def happened(sign: Sign, event: Mapping[str, object]) -> bool:
    return event["kind"] == sign.event and holds(sign.params, event)


def holds(wanted: Mapping[str, Wanted], there: Mapping[str, object]) -> bool:
    return all(same(path, value, there) for path, value in wanted.items())


def same(path: str, wanted: Wanted, there: object) -> bool:
    """One field: equal, at least so much, or a list that holds all of these."""
    place = path.removesuffix("_least").removesuffix("_has")
    value = inside(there, place.split("."))
    if path.endswith("_least"):
        return isinstance(value, int) and isinstance(wanted, int) and value >= wanted
    if path.endswith("_has"):
        return isinstance(value, list) and isinstance(wanted, list) and set(wanted) <= set(flat(value))
    if isinstance(value, list) and isinstance(wanted, list):
        return sorted(map(str, value)) == sorted(map(str, wanted))
    return value == wanted


def inside(there: object, names: Iterable[str]) -> object:
    """What lies at the end of a path through lists and mappings."""
    for name in names:
        if isinstance(there, list):
            there = there[int(name)]
        elif isinstance(there, Mapping):
            there = there[name]
    return there


def flat(values: Iterable[object]) -> Iterator[object]:
    """The items of lists in lists, too."""
    for value in values:
        if isinstance(value, list):
            yield from flat(value)
        else:
            yield value
