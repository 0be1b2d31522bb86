"""The rules in plain words: a game's rules.<language>.md as sections and numbered rules.

The form: `## 2 A round`, then a bullet for each rule, `- **2.1** Text`; one of ours that the
rulebook leaves open is marked `- **2.8** *[house]* Text` (in French `*[maison]*`). A part of a rule can
have a mark, too; `*[public]*` marks what stands in no rulebook but in public descriptions.
"""

import re
import unicodedata
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from waterhole.core.errors import BadInput

SECTION = re.compile(r"##\s+(\d+)\s+(.+)")
RULE = re.compile(r"-\s+\*\*(\d+(?:\.\d+)+)\*\*\s*(.*)")
HOUSE = re.compile(r"\*\[(?:house|maison)\]\*\s*")


@dataclass
class Rule:
    """One numbered rule; `house` marks those that are ours."""

    number: str
    text: str
    house: bool


@dataclass
class Section:
    """A chapter of the rules."""

    number: str
    title: str
    rules: list[Rule] = field(default_factory=list)


class Rulebook:
    """The sections in order."""

    def __init__(self, sections: list[Section]) -> None:
        self.sections = sections

    def section(self, number: str) -> Section | None:
        """The section of this number."""
        return next((section for section in self.sections if section.number == number), None)

    def rule(self, number: str) -> Rule | None:
        """The rule of this number."""
        return next((rule for rule in self.rules() if rule.number == number), None)

    def rules(self) -> list[Rule]:
        """All rules, in order."""
        return [rule for section in self.sections for rule in section.rules]

    def search(self, words: str) -> list[Rule]:
        """The rules in which all these words occur, or whose section's title has them."""
        wanted = plain(words).split()
        found = []
        for section in self.sections:
            for rule in section.rules:
                text = plain(f"{section.title} {rule.text}")
                if wanted and all(word in text for word in wanted):
                    found.append(rule)
        return found


@cache
def load(folder: Path, language: str) -> Rulebook:
    """The rules of the game in this folder; read once."""
    path = folder / "words" / f"rules.{language}.md"
    if not path.exists():
        raise BadInput("core.no_rulebook", {"language": language})
    return Rulebook(parse(path.read_text(encoding="utf-8")))


def parse(text: str) -> list[Section]:
    """The sections of a Markdown text; what stands outside of rules is left out."""
    sections: list[Section] = []
    in_rule = False
    for line in text.splitlines():
        if heading := SECTION.match(line):
            sections.append(Section(heading[1], heading[2].strip()))
            in_rule = False
        elif (bullet := RULE.match(line)) and sections:
            sections[-1].rules.append(rule_of(bullet[1], bullet[2]))
            in_rule = True
        elif in_rule and line.startswith(" ") and line.strip():
            sections[-1].rules[-1].text += " " + line.strip()
        else:
            in_rule = False
    return sections


def rule_of(number: str, text: str) -> Rule:
    """A rule from its bullet. A mark at its beginning is for the whole rule, and no part of its text."""
    mark = HOUSE.match(text)
    return Rule(number, text[mark.end() :] if mark else text, mark is not None)


def plain(text: str) -> str:
    """Lower case without accents, to search in."""
    spread = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))
