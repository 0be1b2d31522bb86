"""What a word does to the word before it, for the Fluent files: `{ A($digit) }` is "an 8", `{ DE($seat) }` "d’Amara".

The browser has the same in `web/src/lib/grammar.ts`; tests/words/grammar.json holds both to the same answers.
"""

import re
from collections.abc import Callable
from typing import Any

VOWEL = re.compile("[aàâäeéèêëiîïoôöœuùûü]", re.IGNORECASE)
SPOKEN_WITH_VOWEL = re.compile(r"8|1[18](?!\d)")
"""Numbers whose English name begins with a vowel: eight, eighty, eleven, eighteen."""


def with_article(thing: object) -> str:
    """English: "a 7", "an 8", "an Animal Breeder"."""
    text = str(thing)
    return f"an {text}" if VOWEL.match(text) or SPOKEN_WITH_VOWEL.match(text) else f"a {text}"


def with_de(thing: object) -> str:
    """French: "de Kito", "d’Amara". An h is taken for one that is said, as in most given names; numbers never elide."""
    text = str(thing)
    return f"d’{text}" if VOWEL.match(text) else f"de {text}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"A": with_article, "DE": with_de}
"""(Fluent takes plain strings from a function, though its types do not say so.)"""
