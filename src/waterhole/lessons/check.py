"""Whether a game's lessons keep their promises: for the test suite, and for whoever makes a game."""

from waterhole.core.errors import WaterholeError
from waterhole.core.game import Game
from waterhole.lessons.attempt import MISSED, Attempt, attempt_scene
from waterhole.lessons.scene import Refused, Scene, scenes_of
from waterhole.lessons.start import Start, start_of_scene
from waterhole.words.fluent import LANGUAGES, words


class BrokenLesson(AssertionError):
    """A scene does not do what it says."""


def check_lessons(game: Game) -> int:
    """Go every known way, right and wrong, and look for the words of all; gives the number of scenes."""
    for scene in scenes_of(game):
        check_scene(game, scene)
    return len(scenes_of(game))


def check_scene(game: Game, scene: Scene) -> None:
    start = start_of_scene(game, scene.id)
    told(scene, "way", attempt_scene(start, scene, scene.way), "reached", "")
    for wrong in scene.wrong:
        told(scene, wrong.why, attempt_scene(start, scene, wrong.tried), "wrong", wrong.why)
    for refused in scene.refused:
        check_refusal(start, scene, refused)
    check_first_moves(start, scene)
    check_words(game, scene)


def told(scene: Scene, name: str, found: Attempt, verdict: str, why: str) -> None:
    if (found.verdict, found.why) != (verdict, why):
        raise BrokenLesson(f"{scene.id}: {name} should be {verdict} {why}, and is {found.verdict} {found.why}")


def check_refusal(start: Start, scene: Scene, refused: Refused) -> None:
    """The rules themselves refuse the last of these moves."""
    try:
        attempt_scene(start, scene, refused.tried)
    except WaterholeError as problem:
        if problem.code == refused.code:
            return
        raise BrokenLesson(f"{scene.id}: {refused.tried} is refused by {problem.code}") from None
    raise BrokenLesson(f"{scene.id}: {refused.tried} is not refused")


def check_first_moves(start: Start, scene: Scene) -> None:
    """Whatever is tried first, something becomes of it; and one try at least must not reach the goal."""
    found = [attempt_scene(start, scene, [start.game.text(start.state, move)]) for move in start.state.moves()]
    if len(found) > 1 and all(one.verdict == "reached" for one in found):
        raise BrokenLesson(f"{scene.id}: whatever is done reaches the goal")


def check_words(game: Game, scene: Scene) -> None:
    reasons = ["task", "praise", MISSED, *(wrong.why for wrong in scene.wrong)]
    for language in LANGUAGES:
        own = words(language, game.folder / "words")
        for id in (f"lesson-{scene.id}", *(f"lesson-{scene.id}-{reason}" for reason in reasons)):
            own.say(id)  # A missing one raises.
