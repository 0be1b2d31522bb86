"""Who is away: that is seen, the others may call or let a bot play, and nobody wins by leaving."""

import time
from pathlib import Path

import pytest

from tests.server.inside import Air, Inside, Json, Wire, quiet
from tests.server.test_rights import playing, tell
from waterhole.server import time_source
from waterhole.server.rooms import presence


def told(wire: Wire) -> Json:
    """The table as it was told last."""
    found = next(message for message in reversed(wire.heard) if message.get("table"))
    table: Json = found["table"]
    return table


async def until_turn(one: Wire, other: Wire, seat: int) -> None:
    """Until it is this seat's turn; `one` sits at seat 0, `other` at seat 1."""
    while (position := one.position()) is not None and position["turn"] != seat:
        mover = (one, other)[position["turn"]]
        decision = position["decision"]
        await mover.until(lambda: bool((mover.position() or {}).get("moves")))  # noqa: B023 (waited for here)
        text = (mover.position() or {})["moves"][0]["text"]
        assert (await mover.ask("move", decision=decision, text=text))["type"] == "taken"
        await one.until(lambda: (one.position() or {})["decision"] > decision)  # noqa: B023 (likewise)


def test_who_goes_is_missed_at_once_and_back_at_once(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        made, ann, bob = await playing(found)
        assert [(seat["present"], seat["missing"]) for seat in told(ann)["seats"]] == [(True, None)] * 2
        await bob.close()
        await quiet(found, air)
        seat = told(ann)["seats"][1]
        assert (seat["present"], 0 <= seat["missing"] < told(ann)["grace"] == 30_000) == (False, True)
        await bob.browser.at(found[-1], made["table"])
        await quiet(found, air)
        assert told(ann)["seats"][1]["missing"] is None

    tell(tmp_path, story, 2)


class HalfAMinuteLater:
    """A clock."""

    @staticmethod
    def time() -> float:
        return time.time() + 31

    @staticmethod
    def monotonic() -> float:
        return time.monotonic() + 31


def test_only_who_is_waited_for_is_called_and_not_too_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        made, ann, bob = await playing(found)
        await until_turn(ann, bob, 1)
        assert (await bob.ask("nudge", seat=1))["code"] == "table.nobody_to_nudge", "not oneself"
        assert (await ann.ask("nudge", seat=0))["code"] == "table.nobody_to_nudge", "not out of turn"
        assert (await ann.ask("nudge", seat=9))["code"] == "table.nobody_to_nudge"
        other = await ann.browser.at(found[-1], made["table"])
        assert (await ann.ask("nudge", seat=1))["type"] == "taken"
        await quiet(found, air)
        answers = [await one.ask("nudge", seat=1) for one in (ann, other) * 3]
        refused = [(answer["code"], 0 < answer["params"]["seconds"] <= 30) for answer in answers]
        assert refused == [("table.just_nudged", True)] * 6, "at the other server as well"
        calls = [notice for message in bob.heard if (notice := message.get("notice") or {}).get("kind") == "nudged"]
        assert [(call["seat"], call["by_seat"]) for call in calls] == [(1, 0)], "heard once, and who it was"
        monkeypatch.setattr(time_source, "time", HalfAMinuteLater)
        assert (await ann.ask("nudge", seat=1))["type"] == "taken"

    tell(tmp_path, story, 2)


def test_a_table_that_lets_bots_play_for_the_absent_says_when(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        _, ann, bob = await playing(found, absent_after=3_600_000)
        await until_turn(ann, bob, 0)
        await bob.close()
        await quiet(found, air)
        assert told(ann)["seats"][1]["bot_in"] is None, "it is not their turn"
        while (position := ann.position() or {})["turn"] == 0:  # A catch may take several answers.
            await ann.ask("move", decision=position["decision"], text=position["moves"][0]["text"])
            await quiet(found, air)
        assert 3_000_000 < told(ann)["seats"][1]["bot_in"] <= 3_600_000

    tell(tmp_path, story)


@pytest.mark.parametrize("waited_for", [True, False])
def test_giving_up_on_who_left_makes_nobody_the_winner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waited_for: bool
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)

    async def story(found: list[Inside], air: Air) -> None:
        _, ann, bob = await playing(found)
        await until_turn(ann, bob, 1 if waited_for else 0)
        await bob.close()
        await quiet(found, air)
        assert (await ann.ask("resign"))["type"] == "taken"
        table = told(ann)
        # Who is away while it is another's turn keeps nobody waiting: that is a resignation like any other.
        expected = ("deserted", []) if waited_for else ("resigned", [1])
        assert (table["ended"], table["result"]["winners"]) == expected

    tell(tmp_path, story)
