"""Reads what strangers handed in in a child with limits: what it does to whoever unpacks or parses it ends there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from grader.children.child import Child
from grader.children.outcome import Allowance, Exceeded
from grader.course.books import ONE_BOOK, Books
from grader.course.catalog import Exercise
from grader.submission.document import Unreadable
from grader.submission.reading import read
from grader.submission.submission import Submission
from grader.text import Text

READING = Allowance(memory=512 << 20, cpu_seconds=20.0, wall_seconds=120.0)
"""What reading one submission may cost; the largest that is allowed takes about a second."""
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
    return Text(f"读不了这份作业: {zh}", f"This submission cannot be read: {en}")


def read_apart(path: Path, exercises: Iterable[Exercise] = (), *, books: Books = ONE_BOOK) -> Submission:
    """As `read` does, of somebody else's work."""
    exercises = tuple(exercises)

    def work(where: Path) -> Submission:
        return read(where, exercises, books=books)

    with reader(work) as child:
        outcome = child.ask(path)
    if isinstance(outcome, Exceeded):
        raise Unreadable(*why_not(outcome))
    return outcome.answer
