"""A referee at work in children: what an answer does to the trusted side costs that exercise, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Self, TypeVar

from grader.children.outcome import ALLOWED, Allowance, Done, Exceeded
from grader.children.pool import Pool
from grader.children.telling import Hear
from grader.course.catalog import Exercise
from grader.referee.referee import Referee
from grader.results.model import CheckStatus, ExerciseResult, Isolation, Problem, Report
from grader.submission import Submission
from grader.text import Text

Item = TypeVar("Item")
Answer = TypeVar("Answer")

Judged = ExerciseResult | Exceeded
"""What came of judging an exercise."""
_STATUS: dict[str, CheckStatus] = {"memory": "killed", "time": "timeout", "death": "broken"}


class RefereePool:
    """Children with the same referee, which stay warm from one question to the next."""

    def __init__(self, referee: Referee, allowance: Allowance = ALLOWED, *, children: int = 1) -> None:
        """With more children than one, exercises are judged side by side."""
        self.referee = referee
        self._children: Pool[_Task, tuple[Any, Isolation]] = Pool(self._work, children, allowance)
        self._prepared: set[str] = set()

    def _work(self, task: _Task) -> tuple[Any, Isolation]:
        function, item = task
        return function(self.referee, item), self.referee.stage.isolation

    def prepare(self, exercises: Sequence[Exercise]) -> None:
        """Loads the checks here, so that no child has to; begins children that have them.

        Drawing inputs for the first time is most of a first run: the children share that, too, and leave what they draw
        in the cache.
        """
        undrawn = [exercise for exercise in exercises if not self.referee.preparation.has_inputs(exercise)]
        if len(undrawn) > 1 and len(self._children) > 1:
            for _ in self.map(_draw_inputs, undrawn):
                pass
            self.close()
        for exercise in exercises:
            self.referee.prepare(exercise)
        if not {exercise.id for exercise in exercises} <= self._prepared:
            self.close()
            self._prepared |= {exercise.id for exercise in exercises}
        self._children.start(len(exercises))

    def map(
        self, function: Callable[[Referee, Item], Answer], items: Iterable[Item], hear: Hear | None = None
    ) -> Iterator[Done[Answer] | Exceeded]:
        """What came of a function of (referee, item) for each item, in their order; it is called in a child."""
        for outcome in self._children.map([(function, item) for item in items], hear):
            if isinstance(outcome, Exceeded):
                yield outcome
                continue
            answer, isolation = outcome.answer
            self.referee.stage.learn(isolation)
            yield Done(answer)

    def grade(
        self,
        submission: Submission,
        exercises: Sequence[Exercise],
        progress: Callable[[Exercise, ExerciseResult], None] | None = None,
        hear: Hear | None = None,
    ) -> Report:
        """The report on a submission, as `Referee.grade` makes it; `hear` gets each `Decided` as it is made."""
        self.prepare(exercises)
        outcomes = self.map(grade_exercise, [(submission, exercise) for exercise in exercises], hear)
        results = []
        for exercise, outcome in zip(exercises, outcomes, strict=True):
            judged: Judged = outcome if isinstance(outcome, Exceeded) else outcome.answer
            results.append(result_of(judged, partial(self.referee.blank, submission, exercise)))
            if progress:
                progress(exercise, results[-1])
        return self.referee.report(submission, exercises, results)

    def close(self) -> None:
        """Ends the children; they begin anew with the next question."""
        self._children.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


_Task = tuple[Callable[[Referee, Any], Any], Any]


def grade_exercise(referee: Referee, item: tuple[Submission, Exercise]) -> ExerciseResult:
    """The work of a child."""
    return referee.grade_exercise(*item)


def _draw_inputs(referee: Referee, exercise: Exercise) -> None:
    referee.preparation.draw_inputs(exercise)


def result_of(judged: Judged, blank: Callable[[], ExerciseResult]) -> ExerciseResult:
    """The result on an exercise, which may be that its judging did not come to its end."""
    if not isinstance(judged, Exceeded):
        return judged
    status = _STATUS[judged.kind]
    message = Text(f"没有评判完：{judged.text.zh}", f"Not judged to the end: {judged.text.en}")
    return replace(
        blank(), status="broken" if status == "broken" else "failed", problem=Problem(message, status=status)
    )
