# compiled: yes
"""What a seat sees of a position, a row and a mask, written into memory that NumPy reads."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from waterhole.core.bits import THINGS, WORD, no_words, spot
from waterhole.core.encoding import Encoder, Page
from waterhole.core.state import State

NO_MOVES: Final[list[int]] = []


@final
class Mask:
    """The legal moves as 0 and 1: so many cells of a vector, from `start` on. Only what has changed is written."""

    def __init__(self, cells: vec[u8], start: i64, move_count: int) -> None:
        self.cells = cells
        self.start: i64 = start
        # What stands there: as words or, of a game that does not mark its moves, as a list.
        self.told = no_words(move_count)
        self.listed = NO_MOVES

    def show(self, state: State, words: vec[i64]) -> None:
        """The moves of whoever decides; the words are empty, and are so again."""
        if state.mark_legal(words):
            self.show_words(words)
        else:
            self.show_list(state.moves())

    def show_words(self, words: vec[i64]) -> None:
        cells, told, numbers = self.cells, self.told, THINGS
        first = self.start
        word: i64 = 0
        while word < len(words):
            moves = words[word]
            changed = moves ^ told[word]
            if changed:
                told[word] = moves
            words[word] = 0
            while changed:
                one = changed & -changed
                cells[first + numbers[spot(one)]] = 1 if moves & one else 0
                changed ^= one
            first += WORD
            word += 1

    def show_list(self, legal: list[int]) -> None:
        cells, start = self.cells, self.start
        for move in self.listed:
            cells[start + move] = 0
        for move in legal:
            cells[start + move] = 1
        self.listed = legal


@final
class Sight:
    """One row and one mask, of whichever position and seat was looked at last."""

    def __init__(self, encoder: Encoder, players: int, move_count: int) -> None:
        self.encoder = encoder
        size = int(encoder.size + encoder.hidden_size)
        self.cells = vec[i32]([i32(0)] * size)
        self.page = Page(self.cells, 0, size, players)
        self.legal = vec[u8]([u8(0)] * move_count)
        self.mask = Mask(self.legal, 0, move_count)
        self.words = no_words(move_count)

    def look(self, state: State, seat: i64) -> None:
        """What this seat knows, and may do."""
        self.tell(state, seat)
        self.allow(state, seat)

    def tell(self, state: State, seat: i64) -> None:
        """What this seat knows."""
        self.page.begin(seat)
        self.encoder.write(state, self.page)

    def tell_all(self, state: State, seat: i64) -> None:
        """Everything, told as to this seat."""
        self.tell(state, seat)
        self.encoder.write_hidden(state, self.page)

    def allow(self, state: State, seat: i64) -> None:
        """What this seat may do: nothing, if it does not decide."""
        if seat == state.turn:
            self.mask.show(state, self.words)
        else:
            self.mask.show_list(NO_MOVES)
            self.mask.show_words(self.words)
