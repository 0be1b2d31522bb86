"""Bots as processes: any program that speaks one JSON object a line can sit down, and any bot of ours can be one.

`docs/agents.md` has the protocol. A command to run may only come from the command line: nothing that is read from a
network, a record or a table reaches this package, and `bots.make` knows no such bot.
"""

from waterhole import bots
from waterhole.bots import Bot
from waterhole.bots.agents.agent_bot import EXEC, AgentBot, Terms, try_out
from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.core.option import Options

__all__ = ["EXEC", "AgentBot", "Terms", "check", "label", "seat", "shown"]


def seat(spec: str, seed: str, terms: Terms) -> Bot:
    """A bot by its name, or the process that a command starts."""
    return AgentBot(spec.removeprefix(EXEC), seed, terms) if spec.startswith(EXEC) else bots.make(spec, seed)


def check(specs: tuple[str, ...], game: Game, players: int, options: Options, terms: Terms) -> None:
    """Whether each of these can sit down at such a table: asked before hours of play."""
    if not terms.seconds > 0:
        raise BadInput("core.agent_seconds", {"seconds": str(terms.seconds)})
    for spec in dict.fromkeys(specs):
        if spec.startswith(EXEC):
            state = game.set_up(players, options, seed="")
            try_out(spec.removeprefix(EXEC), game, state.recall(int(state.turn)), terms)
        else:
            bots.make(spec, "")


LONGEST_SHOWN = 28


def shown(spec: str) -> str:
    """A bot as a table has room for it: the end of a long command tells more than its beginning."""
    if len(spec) <= LONGEST_SHOWN:
        return spec
    head = EXEC if spec.startswith(EXEC) else ""
    return head + "…" + spec[len(head) + 1 - LONGEST_SHOWN :]


def label(spec: str) -> str:
    """What a bot is called in a record or a file's name, where no command belongs."""
    return "agent" if spec.startswith(EXEC) else spec
