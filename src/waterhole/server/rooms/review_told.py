"""What a review says about a match, in the words of one language."""

from collections.abc import Sequence

from msgspec.json import decode

from waterhole.coach import story, telling
from waterhole.coach.account import Chanced, Review, Step, errors_of, reviewed
from waterhole.server.bots.review_work import Looked
from waterhole.server.messages import ReviewCards, ReviewChance, ReviewedMove, ReviewSeat, ReviewSummary
from waterhole.server.rooms.hinting import names_in
from waterhole.table.table import Table
from waterhole.words.fluent import words


class ReviewTold:
    """The review of one match, for who reads this language."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.game = table.charter.rules()
        self.language = language
        self.words = words(language, self.game.folder / "words")
        self.names = names_in(table, language)

    def move(self, looked: Looked) -> ReviewedMove:
        step = looked.step
        decided, chanced = step.decided, step.chanced
        return ReviewedMove(
            ply=decided["ply"],
            seat=decided["seat"],
            move=self.in_words(decided["text"]),
            best=self.in_words(decided["best"]),
            loss=decided["loss"],
            error=decided["error"],
            equal=decided["equal"],
            found=step.found,
            shares=[round(share, 4) for share in step.shares],
            chance=ReviewChance(chanced["luck"], chanced["error"]) if chanced is not None else None,
            why=looked.why.get(self.language, []),
        )

    def in_words(self, text: str) -> str:
        return telling.in_words(text, self.game, self.words)

    def summary(self, found: Sequence[Looked]) -> ReviewSummary:
        """Everybody's account, when every move has been looked at."""
        match = self.table.match
        assert match is not None
        steps = sorted((one.step for one in found), key=lambda step: step.decided["ply"])
        start = next(one.start for one in found if one.start is not None)
        review = reviewed(self.game.name, start, match.state.payoffs(), steps)
        told = telling.of_story(review, steps, self.game, self.words, self.names)
        return ReviewSummary([self.seat(review, steps, seat) for seat in range(review["players"])], list(told))

    def seat(self, review: Review, steps: Sequence[Step], seat: int) -> ReviewSeat:
        errors = {f"{part}_error": error for part, error in errors_of(seat, steps).items()}
        luckiest, unluckiest = story.luckiest(review, seat)
        return ReviewSeat(
            **review["seats"][seat],
            **errors,  # type: ignore[arg-type] # all of them are numbers
            dearest=[one["ply"] for one in story.dearest(review, seat)],
            found=[step.decided["ply"] for step in story.best_found(steps, seat)],
            luckiest=self.cards(luckiest, seat),
            unluckiest=self.cards(unluckiest, seat),
        )

    def cards(self, chanced: Chanced | None, seat: int) -> ReviewCards | None:
        if chanced is None:
            return None
        return ReviewCards(chanced["ply"], chanced["luck"][seat], chanced["error"], self.told(chanced, seat))

    def told(self, chanced: Chanced, seat: int) -> str:
        """What kind of luck it was, and what this seat saw of it."""
        kind, came = telling.of_hidden(chanced, seat, self.words), self.came(chanced["ply"], seat)
        return " ".join(filter(None, (kind, came)))

    def came(self, moment: int, seat: int) -> str:
        """What this seat saw happen before this moment: the last cards that were told of, or the last thing at all.

        Of a choice that is made in several steps only one is told.
        """
        for step in reversed(self.table.steps[: moment + 1]):
            if events := decode(step.seen_by(seat), type=list[dict[str, object]]):
                named = [event for event in events if "cards" in event]
                return self.words.event((named or events)[-1], self.names, seat)
        return ""
