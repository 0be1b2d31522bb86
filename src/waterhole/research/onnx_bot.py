"""A network as a bot: any ONNX file with the inputs `seen` and `mask`, rows both, and the output `chances`, by move.

    waterhole play serengeti --players 3 --bot medium --bot "exec:python -m waterhole.research.onnx_bot FILE"

Needs onnxruntime, which the extra `research` does not bring.
"""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime

from waterhole.bots.agents.our_agent import OurAgent
from waterhole.core.chance import stream
from waterhole.core.errors import BadInput, WaterholeError
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.research.observation import Observer, encoder_for
from waterhole.words.fluent import words


class OnnxBot:
    """Makes the move that the network weighs most or, `draw`, one drawn by its weights as logarithms of chances."""

    looks = True

    def __init__(self, session: Any, seed: str = "", draw: bool = False) -> None:  # noqa: ANN401 (onnxruntime has no types)
        self.session = session
        self.dice = stream("network", seed)
        self.draw = draw
        self.observer: Observer | None = None

    def choose(self, game: Game, recall: dict[str, Json], moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        state = game.imagine(recall, self.dice)  # Any state that agrees with the recall has the same row.
        weights = self.weights(state, int(state.turn))[moves]
        if not self.draw:
            return moves[int(weights.argmax())]
        chances = np.exp(weights - weights.max()).cumsum()
        return moves[int((chances > self.dice.fraction() * chances[-1]).argmax())]

    def weights(self, state: State, seat: int) -> Any:  # noqa: ANN401
        """The weight of every move there is."""
        observer = self.observer or self.fitting(state)
        seen, mask = observer.row(state, seat)[None], observer.mask(state, seat)[None]
        return self.session.run(["chances"], {"seen": seen, "mask": mask})[0][0]

    def fitting(self, state: State) -> Observer:
        """What reads such tables, if the network was made for them."""
        self.observer = Observer(encoder_for(state), int(state.players), int(state.move_count))
        wanted = [given.shape[-1] for given in self.session.get_inputs()]
        if wanted != [self.observer.size, self.observer.move_count]:
            found = {"wanted": str(wanted), "found": str([self.observer.size, self.observer.move_count])}
            raise BadInput("research.other_network", found)
        return self.observer


def load(file: str | Path) -> Any:  # noqa: ANN401
    """A network from a file, ready to be asked on one core."""
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1
    try:
        session = onnxruntime.InferenceSession(file, settings, providers=["CPUExecutionProvider"])
    except Exception as problem:  # onnxruntime has a class of its own for each trouble
        raise BadInput("research.bad_network", {"file": str(file)}) from problem
    names = ([given.name for given in session.get_inputs()], [given.name for given in session.get_outputs()])
    if names[0] != ["seen", "mask"] or "chances" not in names[1]:
        raise BadInput("research.bad_network", {"file": str(file)})
    return session


def bot(file: str | Path, seed: str = "", draw: bool = False) -> OnnxBot:
    """The bot of a file."""
    return OnnxBot(load(file), seed, draw)


def main() -> int:
    parser = argparse.ArgumentParser(description="A network as an agent: reads questions, writes moves.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--draw", action="store_true", help="draw a move by its chances instead of the likeliest")
    parser.add_argument("--seed", default="0")
    chosen = parser.parse_args()
    try:
        session = load(chosen.file)
    except WaterholeError as problem:
        print(words("en").error(problem), file=sys.stderr)
        return 2
    made = partial(OnnxBot, session, draw=chosen.draw)
    OurAgent(chosen.file.stem, chosen.seed, sys.stdin.buffer, sys.stdout.buffer, made).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
