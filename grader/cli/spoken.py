"""Commands as people type them: `grade chapter 3`, `grade watch 3.3`, `grade help start`."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from pathlib import Path

from grader.errors import WrongUsage

_CHAPTER = ("chapter", "chap", "ch", "第")
_EXERCISE = ("exercise", "ex", "练习", "习题")
_OPTION = {"watch": "--watch", "report": "--open", "open": "--open", "browse": "--open"}
_GRADE = ("check", "test", "run", "grade")
_SAME = {"undo": "reset", "restart": "reset", "submit": "pack", "zip": "pack", "hints": "hint", "progress": "status"}


def understood(args: Sequence[str], verbs: Collection[str]) -> list[str]:
    """The words as the command line knows them; what stands for nothing stays as it is."""
    words = _joined(args)
    if not words:
        return words
    first, rest = words[0], words[1:]
    if first in verbs or Path(first).exists():
        return words
    if first in ("help", "-h", "-?", "帮助"):
        return [*rest, "--help"] if rest and rest[0] in verbs else ["--help"]
    if first in _SAME:
        return [_SAME[first], *rest]
    if first in _OPTION:
        if not rest:
            raise WrongUsage(f"哪一题？例如 grade {first} 3.3", f"Of which exercise? For example grade {first} 3.3")
        return ["check", *rest, _OPTION[first]]
    if first in _GRADE and rest:
        return ["check", *rest]
    if first in ("solution", "solutions", "answer", "答案"):
        raise WrongUsage(
            "做对之后看参考答案：grade explain 3.3；卡住了看下一步提示：grade hint 3.3",
            "A solution is shown once you have your own: grade explain 3.3. Where you are stuck: grade hint 3.3",
        )
    return words


def _joined(args: Sequence[str]) -> list[str]:
    """`chapter 3`, `第 3 章` and `exercise 3.3` as one word."""
    words: list[str] = []
    rest = list(args)
    while rest:
        word = rest.pop(0)
        if rest and re.match(r"\d", rest[0]):
            if word.lower() in _CHAPTER:
                word = f"{word}{rest.pop(0)}"
                if rest and rest[0] == "章":
                    word += rest.pop(0)
            elif word.lower() in _EXERCISE:
                word = rest.pop(0)
        words.append(word)
    return words
