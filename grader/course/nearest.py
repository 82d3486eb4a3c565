"""A chapter or exercise that is not there, and the one that was probably meant."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from pathlib import Path

from grader.course.books import Books
from grader.text import Text

_ALIKE = 0.5
"""How alike a name must be to be suggested."""


def nearest(name: str, names: Sequence[str], books: Books, root: Path) -> Text:
    """What to say of a name that means nothing: which one is the most like it."""
    if not names:
        return Text(f"{root} 里还没有练习", f"{root} has no exercises yet")
    wanted, named = name.strip().lower(), books.named(name)
    if named and named.chapter is not None:
        chapter, number = named.chapter, named.number
        wanted = named.book.chapter(chapter) if number is None else named.book.id(chapter, number)
    likely = difflib.get_close_matches(wanted, names, n=1, cutoff=_ALIKE)
    if not likely:
        return Text(
            f"没有名为 {name!r} 的章或练习。全部名单见 grade list，全部命令见 grade --help",
            f"There is no chapter or exercise {name!r}. See them all with grade list, commands with grade --help",
        )
    near = likely[0]
    return Text(
        f"没有名为 {name!r} 的章或练习；最接近的是 {near}。全部名单见：grade list",
        f"There is no chapter or exercise {name!r}; the nearest is {near}. See them all with: grade list",
    )
