"""A trial: an edition of somebody's own is played once at random before a table is made with it.

The checks of an edition name what is wrong in it. What they overlook is found here, before people sit down and bots
would have to go on with it for ever.
"""

from waterhole.core.chance import stream
from waterhole.core.errors import BadInput, WaterholeError
from waterhole.core.game import Game
from waterhole.core.option import Options
from waterhole.core.state import State

LONGEST = 20_000
"""Decisions of a match at random. A hundred hands of Safarü have about half as many."""
LOOK_EVERY = 50


def try_out(game: Game, players: int, options: Options) -> None:
    """BadInput, if a match cannot be played to its end."""
    try:
        ended = play_out(game, players, options)
    except WaterholeError:
        raise
    except Exception:  # noqa: BLE001 (whatever an edition makes of the rules, it is no failure of the server)
        ended = False
    if not ended:
        raise BadInput("core.edition_unplayable", {"file": game.edition.file, "highest": LONGEST})


def play_out(game: Game, players: int, options: Options) -> bool:
    """Whether a match at random comes to an end; whatever people would be shown on the way is made, too."""
    state = game.set_up(players, options, seed="trial")
    dice = stream("trial")
    for ply in range(LONGEST):
        if ply % LOOK_EVERY == 0:
            look(game, state)
        if state.over:
            return bool(game.result(state))
        moves = state.moves()
        state.play(game.parse(state, game.text(state, moves[dice.below(len(moves))])))
    return False


def look(game: Game, state: State) -> None:
    """All views, and all moves by their texts."""
    for seat in (*range(state.players), None):
        game.view(state, seat)
    for move in [] if state.over else state.moves():
        game.to_json(state, move)
