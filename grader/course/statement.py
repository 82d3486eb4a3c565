"""The parts of a statement: paragraphs that begin with a bold lead, such as **约定。** and **Conventions.**"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from grader.text import Language, Text


class Lead(NamedTuple):
    """What a part of a statement begins with."""

    key: str
    words: Text
    read_first: bool = True
    """Whether it has to be read before the first line of code."""


LEADS = (
    Lead("exercise", Text("书上的题", "The exercise")),
    Lead("example", Text("先看一个小例子", "A small example first"), read_first=False),
    Lead("data", Text("数据", "Data")),
    Lead("algorithm", Text("算法", "The algorithm")),
    Lead("difference", Text("与书不同的一处", "One difference from the book")),
    Lead("conventions", Text("约定", "Conventions")),
    Lead("thought", Text("做完想一想", "Worth a thought"), read_first=False),
    Lead("star", Text("★", "★"), read_first=False),
)
"""In the order in which they come. Between the second and the seventh others may stand, which have no key."""
OF_EXPLANATIONS = (
    Lead("answer", Text("一种答法", "One answer")),
    Lead("further", Text("再想一步", "One question further")),
)
"""The parts of an explanation that are no part of the why."""
OWN = ""
"""The key of a part with a lead of its own, or with none."""
LAST = ("thought", "star")
"""What comes after the functions."""
_LEAD = re.compile(r"\*\*([^*\n]+?)\s*\*\*")
_END = "。：.:"
"""With what a lead of one's own ends, and no word that is bold for its weight."""


@dataclass(frozen=True)
class Part:
    """A part of a statement, with its lead."""

    key: str
    lead: str
    text: str

    @property
    def read_first(self) -> bool:
        return next((one.read_first for one in LEADS if one.key == self.key), True)


def parts_of(statement: Text, language: Language, leads: Sequence[Lead] = LEADS) -> list[Part]:
    """The parts of a statement in one language, in order; what stands before the first lead has none."""
    paragraphs = re.split(r"\n[ \t]*\n", statement.in_(language))
    parts: list[Part] = []
    for paragraph in paragraphs:
        bold = _LEAD.match(paragraph)
        words = bold[1].rstrip(_END) if bold else ""
        key = next((one.key for one in leads if one.words.in_(language) == words), OWN)
        is_lead = key != OWN or (bold is not None and bold[1][-1] in _END)
        if is_lead or not parts:
            words = words if is_lead else ""
            parts.append(Part(key, words, paragraph))
        else:
            parts[-1] = Part(parts[-1].key, parts[-1].lead, f"{parts[-1].text}\n\n{paragraph}")
    return parts


def text_of(parts: Sequence[Part]) -> str:
    return "\n\n".join(part.text for part in parts)
