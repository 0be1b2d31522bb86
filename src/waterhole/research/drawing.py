"""A table as a person would see it: as text for a terminal, and as a picture of that text."""

from io import StringIO
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.text import Text

from waterhole import games
from waterhole.core.state import State
from waterhole.research.observation import as_text
from waterhole.words.fluent import words

Picture: TypeAlias = NDArray[np.uint8]

WIDTH = 100
"""Columns of a drawing."""
LINES = 48
"""Lines of a picture: all pictures have the same size."""
LETTER = (7, 15)
PLAIN = str.maketrans("═║╔╗╚╝▶×·", "=|++++>x.")
"""The font of pictures has no lines and arrows."""
PAPER, INK = (250, 246, 235), (40, 34, 28)


def markup(state: State, seat: int) -> Text:
    """What this seat sees, by the game's own drawing, if it has one."""
    own = games.part(state.game, "terminal")
    if own is None:
        return Text(as_text(state, seat))
    names = [f"seat_{other}" for other in range(state.players)]
    drawn: str = own.draw(state.game, state.view(seat), names, words("en", state.game.folder / "words"))
    return Text.from_markup(drawn, emoji=False)


def as_ansi(state: State, seat: int) -> str:
    """For a terminal, with its colours."""
    page = Console(file=StringIO(), width=WIDTH, force_terminal=True, color_system="standard", highlight=False)
    with page.capture() as captured:
        page.print(markup(state, seat))
    return captured.get()


def as_picture(state: State, seat: int) -> Picture:
    """The text on paper: height × width × red, green, blue."""
    from PIL import Image, ImageDraw, ImageFont  # Only who wants pictures needs it.

    across, down = LETTER
    page = Image.new("RGB", (WIDTH * across, LINES * down), PAPER)
    draw, font = ImageDraw.Draw(page), ImageFont.load_default(12)
    for number, line in enumerate(markup(state, seat).plain.translate(PLAIN).splitlines()[:LINES]):
        for column, letter in enumerate(line[:WIDTH]):  # A letter a column, as in a terminal: tables stay straight.
            draw.text((column * across, number * down), letter, INK, font)
    return np.asarray(page, np.uint8).copy()
