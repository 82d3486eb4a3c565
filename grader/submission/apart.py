"""Reads submissions in a child with limits: what they do to whoever unpacks or parses them ends there.

Only the user's own Python files are read right here: reading them parses nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from grader.children.child import Child
from grader.children.outcome import Allowance, Exceeded
from grader.course.books import ONE_BOOK, Books
from grader.course.catalog import Exercise
from grader.submission.document import Unreadable
from grader.submission.names import ignored, is_archive
from grader.submission.notebook import is_notebook
from grader.submission.reading import read, read_own
from grader.submission.submission import Submission
from grader.text import Text

READING = Allowance(memory=1 << 30, cpu_seconds=20.0, wall_seconds=120.0)
"""What reading one submission may cost; the largest that is allowed takes a few seconds."""
LISTING = Allowance(memory=512 << 20, cpu_seconds=10.0, wall_seconds=120.0)
"""What opening the archive of a class may cost: whoever reads a submission of it has to open it, too."""
_WHY = {
    "memory": Text("读它所需的内存超过了上限", "reading it needs more memory than it may"),
    "time": Text(
        f"读了 {READING.cpu_seconds:g} 秒还没有读完", f"reading it took more than {READING.cpu_seconds:g} seconds"
    ),
    "death": Text("读它的进程中途结束了", "the process that read it ended half-way"),
}

Question = TypeVar("Question")
Answer = TypeVar("Answer")


def reader(work: Callable[[Question], Answer]) -> Child[Question, Answer]:
    """Applies `work` to one submission after another, under the limits for reading."""
    return Child(work, READING)


def why_not(exceeded: Exceeded) -> Text:
    """What to say of a submission whose reading did not come to its end."""
    zh, en = _WHY[exceeded.kind]
    return Text(f"读不了这份作业：{zh}", f"This submission cannot be read: {en}")


def read_apart(
    path: Path, exercises: Iterable[Exercise] = (), *, own: bool = False, books: Books = ONE_BOOK
) -> Submission:
    """As `read` does."""
    exercises = tuple(exercises)
    if own:
        if not any(is_notebook(name) or is_archive(name) for name in _names(path)):
            return read(path, exercises, own=True, books=books)
        import nbformat  # noqa: F401 - here once, and not in each child anew while somebody's work is watched
    return _in_a_child(lambda path: read(path, exercises, own=own, books=books), path)


def read_own_apart(path: Path, data: bytes, exercises: Iterable[Exercise], books: Books = ONE_BOOK) -> Submission:
    """As `read_own` does."""
    exercises = tuple(exercises)
    return _in_a_child(lambda path: read_own(path, data, exercises, books), path)


def _in_a_child(work: Callable[[Path], Submission], path: Path) -> Submission:
    with reader(work) as child:
        outcome = child.ask(path)
    if isinstance(outcome, Exceeded):
        raise Unreadable(*why_not(outcome))
    return outcome.answer


def _names(path: Path) -> Iterator[str]:
    """The names of the files that reading this path may open."""
    if not path.is_dir():
        yield path.name
    for _, folders, names in os.walk(path):
        folders[:] = [name for name in folders if not ignored(name)]
        yield from names
