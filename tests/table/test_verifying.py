"""What can be forged in a record is refused, or named as what cannot be checked; by both of our verifiers."""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import waterhole
from tests.table.tables import BOT, NONCES, OPEN, SECRET, Desk, finish, person, sealed_match
from waterhole.cli import main
from waterhole.records import record as records
from waterhole.records.match import Match
from waterhole.table import entries, fairness
from waterhole.table.recording import record_of
from waterhole.table.sealing import OPENING

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "verify_shuffle.py"
COMMITMENT = fairness.commitment(SECRET)
KEPT = ["--commitment", COMMITMENT, "--nonce", f"0={NONCES[0]}"]

Json = dict[str, Any]
Outcome = tuple[int, dict[str, list[str]]]


@cache
def text_of(game: str, first_version: bool = False) -> str:
    return record_of(sealed_match(game, first_version)).text()


@pytest.fixture(params=waterhole.names())
def record(request: pytest.FixtureRequest) -> Json:
    """A record of a whole match of two persons, as JSON that can be forged."""
    found: Json = json.loads(text_of(request.param))
    return found


class Bench:
    """A file, and both verifiers."""

    def __init__(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file, self.capsys = file, capsys

    def ours(self, record: Json, *more: str) -> Outcome:
        self.file.write_text(json.dumps(record), encoding="utf-8")
        code = main(["--language", "en", "verify", str(self.file), "--json", *more])
        told = self.capsys.readouterr()
        assert "Traceback" not in told.err
        assert bool(told.err) == (code == 2), "a sentence when something does not hold"
        return code, json.loads(told.out) if told.out else {}

    def other(self, record: Json, *more: str) -> Outcome:
        """The one in examples/, without our package."""
        self.file.write_text(json.dumps(record), encoding="utf-8")
        command = [sys.executable, "-I", "-S", str(EXAMPLE), str(self.file), *more]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert not done.stderr
        return done.returncode, json.loads(done.stdout)


@pytest.fixture
def bench(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Bench:
    return Bench(tmp_path / "record.json", capsys)


def test_a_fair_record_holds_and_says_what_was_not_checked(record: Json, bench: Bench) -> None:
    code, found = bench.ours(record, *KEPT)
    assert code == 0
    assert found["failed"] == []
    assert found["checked"] == [
        "secret", "commitment", "nonce:0", "nonces", "cards", "settings", "names", "moves", "result",
    ]  # fmt: skip
    assert found["not_checked"] == ["nonce:1", "terms", "players_moves"]
    code, found = bench.ours(record)
    assert (code, found["not_checked"]) == (0, ["commitment", "nonce:0", "nonce:1", "terms", "players_moves"])
    assert bench.other(record, *KEPT)[0] == 0


def other_cards(record: Json) -> None:
    cards = record["chance"][0]["cards"]
    cards[0], cards[-1] = cards[-1], cards[0]


def other_first(record: Json) -> None:
    record["first"] = (record["first"] + 1) % record["players"]


def other_option(record: Json) -> None:
    others = {"serengeti": {"open_chips": True}, "safaru": {"target": 101}, "sanctuary": {"easier": True}}
    record["options"] |= others[record["game"]]


def other_edition(record: Json) -> None:
    record["edition"]["hash"] = "0" * 16


def other_table(record: Json) -> None:
    record["seal"]["table"] = "another-table"


def other_secret(record: Json) -> None:
    record["seal"]["secret"] = "8" * 64


def other_seal(record: Json) -> None:
    record["seal"] |= {"secret": "8" * 64, "commitment": fairness.commitment("8" * 64)}


def moved_nonce(record: Json) -> None:
    """Both the commitment and the nonce, as if the other player had given them."""
    first, second, *_ = record["seal"]["seats"]
    for part in ("commitment", "nonce"):
        first[part], second[part] = second[part], first[part]


def moved_nonce_alone(record: Json) -> None:
    first, second, *_ = record["seal"]["seats"]
    first["nonce"], second["nonce"] = second["nonce"], first["nonce"]


def no_nonce(record: Json) -> None:
    del record["seal"]["seats"][1]["nonce"]


def never_committed(record: Json) -> None:
    del record["seal"]["seats"][1]["nonce"], record["seal"]["seats"][1]["commitment"]


def other_nonce(record: Json) -> None:
    record["seal"]["seats"][1] |= {"nonce": "ef" * 32, "commitment": fairness.commitment("ef" * 32)}


def other_name(record: Json) -> None:
    record["seats"][0]["name"] = "Mallory"


def other_name_everywhere(record: Json) -> None:
    record["seats"][0]["name"] = record["seal"]["seats"][0]["name"] = "Mallory"


def swapped_names(record: Json) -> None:
    record["seats"][0], record["seats"][1] = record["seats"][1], record["seats"][0]


def a_bot_for_a_person(record: Json) -> None:
    record["seats"][1] = {"name": "medium", "bot": "medium"}


def no_seats(record: Json) -> None:
    record["seal"]["seats"] = []


def older(record: Json) -> None:
    """As if the first version had dealt it."""
    seal = record["seal"]
    record["seal"] = {
        "commitment": seal["commitment"], "secret": seal["secret"],
        "nonces": [seat.get("nonce", "")[:32] for seat in seal["seats"]],
    }  # fmt: skip


def not_hex(record: Json) -> None:
    record["seal"]["secret"] = "é" * 64


FORGERIES: dict[Callable[[Json], None], str] = {
    other_cards: "cards",
    other_first: "cards",
    other_option: "cards",
    other_table: "cards",
    other_secret: "secret",
    other_seal: "commitment",
    moved_nonce: "nonce:0",
    moved_nonce_alone: "nonces:0",
    no_nonce: "cards",
    never_committed: "cards",
    other_nonce: "cards",
    other_name: "names:0",
    other_name_everywhere: "cards",
    swapped_names: "names:0",
    a_bot_for_a_person: "names:1",
    no_seats: "seal",
    older: "cards",
    not_hex: "seal",
}


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_forged_record_is_refused(record: Json, bench: Bench, forge: Callable[[Json], None]) -> None:
    forge(record)
    code, found = bench.ours(record, *KEPT)
    assert code == 2
    assert FORGERIES[forge] in found["failed"]
    code, found = bench.other(record, *KEPT)
    assert code == 2
    assert FORGERIES[forge] in found["failed"]


@pytest.mark.parametrize("forge", [moved_nonce, other_nonce, other_seal, other_name_everywhere])
def test_without_anything_kept_the_cards_still_tell(record: Json, bench: Bench, forge: Callable[[Json], None]) -> None:
    forge(record)
    assert "cards" in bench.ours(record)[1]["failed"]
    assert "cards" in bench.other(record)[1]["failed"]


def test_an_edition_that_was_not_played_is_refused(record: Json, bench: Bench) -> None:
    other_edition(record)
    assert bench.ours(record)[0] == 2
    assert "cards" in bench.other(record)[1]["failed"]


def cut_off(record: Json) -> None:
    """The last moves are missing, and the result with them."""
    game = waterhole.game(record["game"])
    record["moves"], record["result"] = record["moves"][:5], None
    dealt = Match(
        game, record["players"], first=record["first"], seed="", options=record["options"],
        chance=[one["cards"] for one in record["chance"]],
    )  # fmt: skip
    for _, text in record["moves"]:
        dealt.play(game.parse(dealt.state, text))
    record["chance"] = [{"kind": one.kind, "cards": one.cards} for one in dealt.record().chance]


def test_moves_cut_off_are_named(record: Json, bench: Bench) -> None:
    cut_off(record)
    code, found = bench.ours(record, *KEPT)
    assert code == 0
    assert {"ending", "players_moves"} <= set(found["not_checked"])
    assert "result" not in found["checked"]


def test_moves_cut_off_under_a_result_are_refused(record: Json, bench: Bench) -> None:
    result = record["result"]
    cut_off(record)
    record["result"] = result
    code, found = bench.ours(record, *KEPT)
    assert (code, found["failed"]) == (2, ["moves"])


def test_who_did_not_open_and_who_came_later_are_named(bench: Bench) -> None:
    desk = Desk(person("Ann", 0, NONCES[0]), person("Bob", 1, NONCES[1]), OPEN)
    desk.do(lambda at: entries.Closed(at))
    desk.do(lambda at: desk.table.open_nonce(0, NONCES[0], at))
    desk.now = OPENING
    desk.do(desk.table.due)
    desk.do(lambda at: desk.table.sit(None, "Cleo", "", at))
    record: Json = json.loads(record_of(finish(desk.table)).text())
    code, found = bench.ours(record, *KEPT)
    assert code == 0
    assert {"left_out:1", "name:2"} <= set(found["not_checked"])
    assert "names" in found["checked"]
    assert "left_out:1" in bench.other(record)[1]["not_checked"]


def test_who_took_over_from_a_bot_came_later_and_is_named(bench: Bench) -> None:
    desk = Desk(person("Ann", 0, NONCES[0]), BOT, BOT)
    desk.do(lambda at: entries.Closed(at))
    desk.do(lambda at: desk.table.open_nonce(0, NONCES[0], at))
    desk.do(desk.table.due)
    desk.do(lambda at: desk.table.offer(0, 2, "open", at))
    desk.do(lambda at: desk.table.sit(None, "Cleo", "", at))
    record: Json = json.loads(record_of(finish(desk.table)).text())
    code, found = bench.ours(record, *KEPT)
    assert (code, "name:2" in found["not_checked"], "name:1" in found["not_checked"]) == (0, True, False)
    assert bench.other(record)[0] == 0


@pytest.mark.parametrize("game", waterhole.names())
def test_records_of_the_first_version_verify_with_what_that_means(bench: Bench, game: str) -> None:
    record: Json = json.loads(text_of(game, first_version=True))
    assert record["seal"].keys() == {"commitment", "secret", "nonces"}
    kept = ["--commitment", COMMITMENT, "--nonce", f"0={NONCES[0][:32]}"]
    code, found = bench.ours(record, *kept)
    assert code == 0
    assert {"secret", "commitment", "nonce:0", "cards", "moves"} <= set(found["checked"])
    assert {"version_1", "settings", "names"} <= set(found["not_checked"])
    assert bench.other(record, *kept)[0] == 0
    record["seal"]["nonces"][1] = ""
    assert "cards" in bench.ours(record)[1]["failed"]
    assert "cards" in bench.other(record)[1]["failed"]


def test_a_record_without_a_seal_is_refused_with_a_sentence(record: Json, bench: Bench) -> None:
    del record["seal"]
    assert bench.ours(record) == (2, {})
    assert bench.other(record)[0] == 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_finding_has_words(record: Json, bench: Bench, language: str) -> None:
    for forge in (lambda _: None, swapped_names, cut_off, other_cards):
        forge(record)
        bench.file.write_text(json.dumps(record), encoding="utf-8")
        main(["--language", language, "verify", str(bench.file), *KEPT])
        told = bench.capsys.readouterr()
        assert "seal-" not in told.out + told.err
        assert "Ann" in told.out or "Bob" in told.out


@pytest.mark.parametrize(
    "arguments",
    [("--commitment", "é" * 64), ("--commitment", "12"), ("--nonce", "0"), ("--nonce", "x=ab"), ("--nonce", "0=é")],
)
def test_what_was_kept_badly_is_answered_in_one_line(bench: Bench, arguments: tuple[str, str]) -> None:
    bench.file.write_text(text_of("safaru"), encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["--language", "en", "verify", str(bench.file), *arguments])
    assert ended.value.code == 2
    assert len(bench.capsys.readouterr().err.splitlines()) == 1


def test_another_commitment_is_not_the_one_that_was_shown(record: Json, bench: Bench) -> None:
    code, found = bench.ours(record, "--commitment", "0" * 64, "--nonce", f"1={NONCES[0]}", "--nonce", f"9={NONCES[0]}")
    assert code == 2
    assert found["failed"] == ["commitment", "nonce:1", "nonce:9"]
    code, _ = bench.ours(record, "--commitment", COMMITMENT.upper())
    assert code == 0


def test_the_other_verifier_is_small_alone_and_agrees_on_all_vectors() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 150
    assert "import waterhole" not in text
    assert "from waterhole" not in text
    vectors = ROOT / "docs" / "fair-shuffle.vectors.json"
    command = [sys.executable, "-I", "-S", str(EXAMPLE), "--vectors", str(vectors)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    told = json.loads(done.stdout)
    assert told["checked"] == [one["name"] for one in json.loads(vectors.read_text(encoding="utf-8"))["vectors"]]


def test_its_decks_are_those_of_the_games() -> None:
    spelled = "import verify_shuffle as v, json; print(json.dumps([v.deck(game) for game in v.DECKS]))"
    done = subprocess.run(
        [sys.executable, "-c", spelled], capture_output=True, text=True, cwd=EXAMPLE.parent, timeout=60, check=True
    )
    names = ["serengeti", "safaru", "sanctuary"]
    assert json.loads(done.stdout) == [waterhole.game(name).cards for name in names]
    assert sorted(names) == waterhole.names()


def test_a_record_with_a_seal_is_read_as_it_was_written(record: Json) -> None:
    text = text_of(record["game"])
    assert records.parse(text, "record").text() == text
