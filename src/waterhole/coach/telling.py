"""Hints and reviews in plain text, for people."""

from collections.abc import Iterator, Mapping, Sequence

from waterhole.coach import story
from waterhole.coach.account import Chanced, Decided, Review, SeatSum, Step
from waterhole.coach.hint import Hint, HintedMove
from waterhole.coach.reasons import Reasons
from waterhole.coach.review import Reviewer
from waterhole.core.game import Game
from waterhole.words.fluent import Words

SHOWN = 3
"""Of a hint, so many serious moves are told with their reasons; the others in a line each."""


def of_hint(hint: Hint, game: Game, words: Words, names: Sequence[str], most: int | None = None) -> Iterator[str]:
    """A hint, line by line: of all moves, or of so many serious ones."""
    yield words.say("hint-head", in_figures({"seat": hint["seat"], "ply": hint["ply"]}, game, words), names)
    serious = [move for move in hint["moves"] if move["serious"]]
    for move in hint["moves"] if most is None else serious[:most]:
        yield f"  {words.say('hint-move', told(move, game, words))}"
        for sentence in move["why"] if move in serious[:SHOWN] else ():
            yield f"      {sentence}"


def told(move: HintedMove, game: Game, words: Words) -> dict[str, object]:
    """A move and its figures in words."""
    return {
        "move": in_words(move["text"], game, words),
        "share": percent(move["share"], words),
        "error": percent(move["error"], words),
        "equal": move["equal"],
    }


def in_words(text: str, game: Game, words: Words) -> str:
    """A move's text as a person says it."""
    verb, *rest = text.split(" ")
    return words.say(f"move-{verb}", dict(zip(game.grammar[verb], rest, strict=True)))


def percent(share: float, words: Words) -> str:
    """A share in per cent."""
    return words.figure(100 * share)


def of_review(review: Review, reviewer: Reviewer, words: Words, names: Sequence[str]) -> Iterator[str]:
    """A review, line by line: the story, every seat's account, and the dearest decisions with what was better."""
    steps = [reviewer.steps[ply] for ply in sorted(reviewer.steps)]
    yield from of_story(review, steps, reviewer.game, words, names)
    yield ""
    yield words.say("review-account")
    for account in review["seats"]:
        yield f"  {words.say('review-seat', of_account(account, words), names)}"
        yield from luck_of(review, account["seat"], words)
        for step in story.best_found(steps, account["seat"]):
            params = {"ply": step.decided["ply"], "text": step.decided["text"], "lead": percent(step.found, words)}
            yield f"    {words.say('review-found', in_figures(params, reviewer.game, words))}"
    for decided in story.dearest(review):
        yield ""
        yield words.say("review-mistake", in_figures(dict(decided), reviewer.game, words), names)
        yield from better(decided, reviewer, words, names)


def of_story(review: Review, steps: Sequence[Step], game: Game, words: Words, names: Sequence[str]) -> Iterator[str]:
    """What a person would tell, sentence by sentence."""
    for told in story.story(review, steps):
        yield words.say(f"tale-{told.kind}", in_figures(told.params, game, words), names)


def luck_of(review: Review, seat: int, words: Words) -> Iterator[str]:
    """The luckiest and the unluckiest cards of a seat."""
    for kind, event in zip(("best", "worst"), story.luckiest(review, seat), strict=True):
        if event is not None:
            params = {"number": number_of_move(event["ply"]), "luck": signed(event["luck"][seat], words)}
            yield f"    {words.say(f'review-luck-{kind}', params)}"
            if told := of_hidden(event, seat, words):
                yield f"      {told}"


def of_hidden(event: Chanced, seat: int, words: Words) -> str:
    """What kind of luck it was, where hidden cards had a part: how they lay for the choice just before."""
    if "by" not in event:
        return ""
    params = {"number": number_of_move(event["ply"] - 1), "good": event["luck"][seat] > 0}
    return words.say(f"review-luck-{event['by']}", params)


def better(decided: Decided, reviewer: Reviewer, words: Words, names: Sequence[str]) -> Iterator[str]:
    for sentence in why_better(decided, reviewer, words.language, names):
        yield f"    {sentence}"


def why_better(decided: Decided, reviewer: Reviewer, language: str, names: Sequence[str]) -> list[str]:
    """What speaks for the better move."""
    recall = reviewer.states[decided["ply"]].recall(decided["seat"])
    return Reasons(reviewer.game, recall, language, names).of(decided["best"])


def of_account(account: SeatSum, words: Words) -> dict[str, object]:
    figures = {name: percent(share, words) for name, share in shares_of(account).items()}
    changes = {"luck": account["luck"], "gifts": account["gifts"], "unexplained": account["unexplained"]}
    return {"seat": account["seat"], **figures, **{name: signed(share, words) for name, share in changes.items()}}


def shares_of(account: SeatSum) -> dict[str, float]:
    return {"start": account["start"], "end": account["end"], "losses": account["losses"]}


def in_figures(params: Mapping[str, object], game: Game, words: Words) -> dict[str, object]:
    """Parameters of a sentence: moves in words and counted from one, shares in per cent."""
    found = dict(params)
    if isinstance(ply := found.get("ply"), int):
        found["number"] = number_of_move(ply)
    for name in ("text", "best"):
        if isinstance(text := found.get(name), str):
            found[name] = in_words(text, game, words)
    for name in ("loss", "error"):
        if isinstance(share := found.get(name), float):
            found[name] = percent(share, words)
    for name in ("before", "after", "amount"):
        if isinstance(share := found.get(name), float):
            found[name] = words.figure(share)
    return found


def number_of_move(ply: int) -> int:
    """The number of a move for people, who count from one; programs count the moves made before it."""
    return ply + 1


def signed(share: float, words: Words) -> str:
    """A change in per cent, always with its sign."""
    return f"{'−' if share < 0 else '+'}{percent(abs(share), words)}"
