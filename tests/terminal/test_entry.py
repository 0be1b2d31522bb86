"""What a player types: the notation, shortcuts, and the player's own language."""

from pathlib import Path

import pytest

from tests.playing import play
from waterhole import State, game
from waterhole.core.errors import BadInput, NotAMove
from waterhole.core.game import AnyGame
from waterhole.games.serengeti.game import Serengeti
from waterhole.games.serengeti.state import SerengetiState
from waterhole.kit.entry import move_of
from waterhole.kit.offer import offered
from waterhole.terminal.entry import Command, command_of
from waterhole.words.fluent import words

GAME = game("serengeti")


@pytest.fixture
def state() -> State:
    return play(GAME.deal(3, seed=1, first=0), "bid 3")


def meant(state: State, text: str, language: str = "en") -> str:
    return GAME.text(state, move_of(GAME, state, words(language, GAME.folder / "words"), text))


@pytest.mark.parametrize("text", ["bid 7", "7", "b 7", "bi 7", "  bid   7 ", "BID 7"])
def test_a_bid_can_be_cut_short(state: State, text: str) -> None:
    assert meant(state, text) == "bid 7"


@pytest.mark.parametrize("text", ["pass", "p", "pas", "P"])
def test_so_can_passing(state: State, text: str) -> None:
    assert meant(state, text) == "pass"


def test_a_short_entry_that_is_illegal_is_still_understood(state: State) -> None:
    assert meant(state, "2") == "bid 2"


def test_a_card_alone_is_a_discard(state: State) -> None:
    assert meant(state, "nuba-4") == "discard nuba-4"


@pytest.mark.parametrize("text", ["enchérir 7", "encherir 7", "miser 7", "Mis 7"])
def test_a_bid_can_be_said_in_french_in_either_word(state: State, text: str) -> None:
    assert meant(state, text, "fr") == "bid 7"


@pytest.mark.parametrize(("text", "move"), [("passer", "pass"), ("ench 9", "bid 9")])
def test_moves_can_be_said_in_french(state: State, text: str, move: str) -> None:
    assert meant(state, text, "fr") == move


@pytest.mark.parametrize("text", ["fly", "bid", "bid x", "bid 0", "bid 66", "7 7", "bid 7 7", "-1", "+5"])
def test_what_is_no_move_is_said_to_be_none(state: State, text: str) -> None:
    with pytest.raises(NotAMove):
        meant(state, text)


def test_a_bid_that_is_no_bid_is_refused_by_the_rule_that_says_so(state: State) -> None:
    with pytest.raises(NotAMove) as caught:
        meant(state, "bid 66")
    assert (caught.value.code, caught.value.rule) == ("serengeti.bid_out_of_range", "2.8")


class WithBacks(Serengeti):
    """Bids from 31 to 60 are said another way: `back 7` is a bid of 37."""

    grammar = {**Serengeti.grammar, "back": ("amount",)}

    def words_of(self, state: SerengetiState, move: int) -> list[str]:
        return ["back", str(move - 30)] if 30 < move <= 60 else super().words_of(state, move)

    def move_of(self, state: SerengetiState, words: list[str]) -> int | None:
        if words[0] == "back":
            return int(words[1]) + 30 if words[1].isdecimal() and 0 < int(words[1]) <= 30 else None
        return super().move_of(state, words)


def test_an_entry_that_could_be_several_moves_asks_which(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("move-back = back { $amount }", encoding="utf-8")
    backs: AnyGame = WithBacks()
    state = backs.deal(3, seed=1)
    english = words("en", GAME.folder / "words", tmp_path)
    with pytest.raises(BadInput) as caught:
        move_of(backs, state, english, "7")
    assert caught.value.params["texts"] == ["bid 7", "back 7"]
    assert move_of(backs, state, english, "bi 7") == 7
    play(state, "bid 20")
    assert move_of(backs, state, english, "7") == 37


def test_commands_are_known_by_their_names_in_both_languages() -> None:
    english, french = words("en"), words("fr")
    assert command_of("rules 4.3", english) == Command("rules", "4.3")
    assert command_of("RULES  lot won ", english) == Command("rules", "lot won")
    assert command_of("règles 4.3", french) == command_of("regles 4.3", french) == Command("rules", "4.3")
    assert command_of("quit", french) == command_of("quitter", french) == Command("quit", "")
    assert command_of("bid 7", english) is None
    assert command_of("", english) is None


def test_the_offer_draws_numbers_together() -> None:
    assert offered(["pass", "bid 1", "bid 2", "bid 3", "bid 5", "bid 7", "bid 8"]) == "pass · bid 1–3, 5, 7–8"
    assert offered(["discard nuba-4", "discard nuba-9"]) == "discard nuba-4 | nuba-9"


@pytest.mark.parametrize(
    ("language", "text", "move"),
    [
        ("en", "Unicorn 8", "play unicorn-8"),
        ("en", "play panther", "play panther-8"),
        ("en", "tort", "play tortoise-5"),
        ("fr", "hérisson 5", "play hedgehog-5"),
        ("fr", "jouer tortue", "play tortoise-5"),
    ],
)
def test_a_card_can_be_named_as_it_is_heard(language: str, text: str, move: str) -> None:
    safaru = game("safaru")
    state = safaru.set_up(3, {}, seed="talk")
    while state.seat != 0:
        state.play(state.moves()[0])
    hand = {safaru.text(state, one) for one in state.moves()}
    assert hand == {"play unicorn-8", "play hedgehog-5", "play panther-8", "play tortoise-5"}
    speech = words(language, safaru.folder / "words")
    assert safaru.text(state, move_of(safaru, state, speech, text)) == move


def test_a_name_that_fits_several_cards_is_asked_back() -> None:
    sanctuary = game("sanctuary")
    state = sanctuary.set_up(2, {}, seed="talk")
    speech = words("fr", sanctuary.folder / "words")
    with pytest.raises(BadInput) as refused:
        move_of(sanctuary, state, speech, "prendre rangée A")
    assert refused.value.code == "core.several_moves"
    drafts = [text for move in state.moves() if (text := sanctuary.text(state, move)).startswith("draft B")]
    terrain = speech.named("terrain", drafts[0].split()[-1])
    assert sanctuary.text(state, move_of(sanctuary, state, speech, f"{terrain} B")) == drafts[0]
