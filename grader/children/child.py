"""Work in a child of this process that may use only so much memory and time, and ends with all that it started.

The child is a fork: it has everything imported, and what strangers' data do to it, it takes along when it ends. Where a
process that has used numpy cannot be forked (anywhere but on Linux) the work is done right here, without these limits.
"""

from __future__ import annotations

import select
import sys
from collections.abc import Callable, Iterable
from typing import Any, Generic, Self, TypeVar

from grader.children.outcome import ALLOWED, TOO_LARGE, Allowance, Answer, Done, Exceeded, Raised
from grader.children.process import Process
from grader.children.telling import Hear, heard_by

Question = TypeVar("Question")

POSSIBLE = sys.platform.startswith("linux")
_LOOK_AGAIN = 0.2


class Child(Generic[Question, Answer]):
    """Answers questions one after another, in a process that lives until it exceeds its allowance, or is closed."""

    def __init__(
        self, work: Callable[[Question], Answer], allowance: Allowance = ALLOWED, *, asker: int | None = None
    ) -> None:
        """`asker` is a descriptor that becomes readable when whoever wants the answer is gone; then `ask` gives up."""
        self._work, self._allowance, self._asker = work, allowance, asker
        self._process: Process | None = None
        self._here: Callable[[], Answer] | None = None
        """The open question, where no child is possible."""

    def start(self) -> None:
        """Forks now; the child knows what this process knows at this moment."""
        if self._process is not None and self._process.ended():  # no fault of the next question
            self.close()
        if POSSIBLE and self._process is None:
            self._process = Process(self._work, self._allowance.memory)

    def ask(self, question: Question, *, wall_seconds: float | None = None) -> Done[Answer] | Exceeded:
        """What came of a question; raises what the work raised. There is a new child for the next question."""
        self.begin(question, wall_seconds=wall_seconds)
        while (outcome := self.poll()) is None:
            wait([self])
        return outcome

    def begin(self, question: Question, *, wall_seconds: float | None = None, hear: Hear | None = None) -> None:
        """Asks, and does not wait; what the work tells on its way is heard while it is polled."""
        self.start()
        if self._process is None:

            def here() -> Answer:
                with heard_by(hear):
                    return self._work(question)

            self._here = here
        else:
            wall_seconds = wall_seconds or self._allowance.wall_seconds
            self._process.begin(question, self._allowance.cpu_seconds, wall_seconds, hear)

    def poll(self) -> Done[Answer] | Exceeded | None:
        """What came of the question by now; None while it is open. Raises what the work raised."""
        if self._process is None:
            assert self._here is not None
            try:
                return Done(self._here())
            except MemoryError:
                return Exceeded("memory", TOO_LARGE)
        try:
            if self._asker in select.select(self._askers, [], [], 0)[0]:
                raise BrokenPipeError
            outcome = self._process.poll()
        except BaseException:
            self.close()
            raise
        if isinstance(outcome, Exceeded):
            self.close()
        elif outcome is not None and isinstance(outcome.answer, Raised):
            raise outcome.answer.error
        return outcome

    @property
    def _askers(self) -> list[int]:
        return [] if self._asker is None else [self._asker]

    def waits_for(self) -> tuple[list[int], list[int]]:
        """The descriptors to be read and to be written before there can be anything new."""
        if self._process is None:
            return [], []
        reading, writing = self._process.waits_for()
        return [*reading, *self._askers], writing

    @property
    def in_this_process(self) -> bool:
        """Whether the open question is answered right here, as soon as it is polled."""
        return self._process is None

    def close(self) -> None:
        """Ends the child, and what it started; may be called again."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def wait(children: Iterable[Child[Any, Any]]) -> None:
    """Waits until one of these children may have answered, or it is time to look at the clocks again."""
    children = list(children)
    if any(child.in_this_process for child in children):
        return
    waiting = [child.waits_for() for child in children]
    reading, writing = ([fd for both in waiting for fd in both[way]] for way in (0, 1))
    select.select(reading, writing, [], _LOOK_AGAIN)
