"""The bank of wrong answers: one misconception per file, described in the head of the file.

\"\"\"用自然对数代替 log2 / Natural logarithm instead of log2

caught by: test_entropy_of_the_book, test_gains_of_the_book
hint: log2
book: (4.1)
\"\"\"
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from grader.course.catalog import Exercise
from grader.text import Text

_FIELD = re.compile(r"(?m)^(caught by|hint|book):[ \t]*(.*)$")


@dataclass(frozen=True)
class WrongAnswer:
    """A complete submission that makes one mistake, and the checks that must catch it."""

    path: Path
    misconception: str
    sentence: Text
    caught_by: tuple[str, ...]
    hint: str
    """Words, Chinese or English, of a hint that one of these checks must show; empty where any will do."""
    book: str


def wrong_answers(exercise: Exercise) -> list[WrongAnswer]:
    """The bank of an exercise, in order of name."""
    return [read_wrong_answer(path, exercise) for path in exercise.bank("wrong")]


def read_wrong_answer(path: Path, exercise: Exercise) -> WrongAnswer:
    """What the head of a file in `wrong/` says."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    title = docstring.partition("\n")[0]
    fields = {match[1]: match[2].strip() for match in _FIELD.finditer(docstring)}
    caught_by = tuple(name.strip() for name in fields.get("caught by", "").split(",") if name.strip())
    misconception = path.stem.removeprefix(f"{exercise.module}_")
    sentence = Text.split(title)
    return WrongAnswer(path, misconception, sentence, caught_by, fields.get("hint", ""), fields.get("book", ""))
