"""Several children that do the same work side by side, each question within an allowance of its own."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Generic, Self

from grader.children.child import POSSIBLE, Child, Question, wait
from grader.children.outcome import ALLOWED, Allowance, Answer, Done, Exceeded
from grader.children.telling import Hear


class _Open(Generic[Question, Answer]):
    """A question, and what came of it."""

    def __init__(self, question: Question, hear: Hear | None) -> None:
        self.question, self.hear = question, hear
        self.outcome: Done[Answer] | Exceeded | None = None
        self.error: Exception | None = None

    @property
    def answered(self) -> bool:
        return self.outcome is not None or self.error is not None


class Pool(Generic[Question, Answer]):
    """Children that live on from one question to the next; a new one takes the place of one that ends."""

    def __init__(self, work: Callable[[Question], Answer], count: int = 1, allowance: Allowance = ALLOWED) -> None:
        self._children = [Child(work, allowance) for _ in range(count if POSSIBLE else 1)]
        self._at_work: dict[Child[Question, Answer], _Open[Question, Answer]] = {}
        self._waiting: deque[_Open[Question, Answer]] = deque()

    def __len__(self) -> int:
        return len(self._children)

    def start(self, most: int) -> None:
        """Forks now, no more children than can be of use: they know what this process knows at this moment."""
        for child in self._children[: max(1, most)]:
            child.start()

    def ask(self, question: Question) -> Done[Answer] | Exceeded:
        """What came of one question; raises what the work raised."""
        (outcome,) = self.map([question])
        return outcome

    def map(
        self, questions: Iterable[Question], hear: Hear | None = None
    ) -> Generator[Done[Answer] | Exceeded, None, None]:
        """What came of each question, in their order; raises what the work raised. What it tells on its way is heard.

        The latest questions are asked first: whoever asks on the way from one outcome to the next waits for no others.
        """
        mine = [_Open[Question, Answer](question, hear) for question in questions]
        self._waiting.extendleft(reversed(mine))
        try:
            for one in mine:
                while not one.answered:
                    self._go_on()
                if one.error is not None:
                    raise one.error
                assert one.outcome is not None
                yield one.outcome
        finally:  # nobody wants what is still open
            self._waiting = deque(one for one in self._waiting if one not in mine)
            for child in [child for child, one in self._at_work.items() if one in mine]:
                del self._at_work[child]
                child.close()

    def _go_on(self) -> None:
        """Gives work to whoever has none, and takes what is done."""
        for child in self._children:
            if child not in self._at_work and self._waiting:
                one = self._waiting.popleft()
                self._at_work[child] = one
                child.begin(one.question, hear=one.hear)
        wait(self._at_work)
        for child, one in list(self._at_work.items()):
            try:
                one.outcome = child.poll()
            except Exception as error:
                one.error = error
            if one.answered:
                del self._at_work[child]

    def close(self) -> None:
        """Ends the children; they begin anew with the next question."""
        for child in self._children:
            child.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
