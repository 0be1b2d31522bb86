"""What every number of an observation means, told by the encoders themselves: `python -m waterhole.research.fields`.

Prints docs/observations.md.
"""

from waterhole.core.encoding import Field
from waterhole.research.versions import V0, Setting, Version

PLAYERS = 4
HEAD = f"""# Observations, field by field

Made by `python -m waterhole.research.fields`: the encoders themselves tell what they write. Here for {PLAYERS} players
in the editions of version 0; `batch.fields` tells it for any other.

An observation is a row of 32-bit floats: the fields one after the other, each in its shape, the last index running
fastest. Seats are told from the observer's own on, clockwise; of cards (in [deck order](notation.md)), seats and words,
1 says yes. The options are those of the environment, and no part of it. A row holds all that a player with a perfect
memory knows and that can still matter, and nothing else; the *hidden* fields are for critics in training, and no player
is ever given them.
"""


def page() -> str:
    return "\n".join([HEAD, *(section(version) for version in V0.values())])


def section(version: Version) -> str:
    setting = Setting(version.load(), PLAYERS, {})
    encoder = setting.encoder
    return "\n".join(
        [
            f"## {version.name}",
            "",
            f"Edition `{version.edition}`, revision {version.revision} of the rules.",
            f"{setting.game.move_count} actions: the [moves](notation.md) as whole numbers.",
            f"{encoder.size} numbers, and {encoder.hidden_size} hidden ones.",
            "",
            table(encoder.fields, 0),
            "Hidden:",
            "",
            table(encoder.hidden, int(encoder.size)),
        ]
    )


def table(fields: list[Field], at: int) -> str:
    lines = ["| from | field | shape | what it says | lowest – highest |", "|---|---|---|---|---|"]
    for field in fields:
        shape = " × ".join(map(str, field.shape)) or "1"
        lines.append(f"| {at} | `{field.name}` | {shape} | {field.meaning} | {field.low:g} – {field.high:g} |")
        at += field.size
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    print(page(), end="")
