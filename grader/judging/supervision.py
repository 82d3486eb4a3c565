"""Judging under supervision: what an answer does to the trusted side costs that exercise, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from grader.course.catalog import Exercise
from grader.judging.referee import Referee
from grader.results.model import CheckStatus, ExerciseResult, Isolation, Problem, Report
from grader.submission import Submission
from grader.supervised import ALLOWED, Allowance, Exceeded, Supervised
from grader.text import Text

_STATUS: dict[str, CheckStatus] = {"memory": "killed", "time": "timeout", "death": "broken"}


class Supervision:
    """A referee in a child that stays warm from one question to the next; another takes its place when it ends."""

    def __init__(self, referee: Referee, allowance: Allowance = ALLOWED) -> None:
        self.referee = referee
        self._child = Supervised(self._work, allowance)
        self._prepared: set[str] = set()

    def _work(self, question: tuple[Callable[..., Any], tuple[Any, ...]]) -> tuple[Any, Isolation]:
        function, args = question
        found = function(self.referee, *args)
        return found, self.referee.stage.isolation

    def prepare(self, exercises: Sequence[Exercise]) -> None:
        """Loads the checks here, so that no child has to; begins a child that has them."""
        for exercise in exercises:
            self.referee.prepare(exercise)
        if not {exercise.id for exercise in exercises} <= self._prepared:
            self._child.close()
            self._prepared |= {exercise.id for exercise in exercises}
        self._child.start()

    def ask(self, function: Callable[..., Any], *args: Any) -> Any:
        """What a function of (referee, …) returns when the child calls it; raises `Exceeded`."""
        found, isolation = self._child.ask((function, args))
        self.referee.stage.learn(isolation)
        return found

    def grade_exercise(self, submission: Submission, exercise: Exercise) -> ExerciseResult:
        try:
            result: ExerciseResult = self.ask(Referee.grade_exercise, submission, exercise)
        except Exceeded as exceeded:
            return without_verdict(self.referee, submission, exercise, exceeded)
        return result

    def grade(
        self,
        submission: Submission,
        exercises: Sequence[Exercise],
        progress: Callable[[Exercise, ExerciseResult], None] | None = None,
    ) -> Report:
        """The report on a submission, as `Referee.grade` makes it."""
        self.prepare(exercises)
        return self.referee.report(submission, exercises, self.grade_exercise, progress)

    def close(self) -> None:
        self._child.close()

    def __enter__(self) -> Supervision:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def without_verdict(referee: Referee, submission: Submission, exercise: Exercise, exceeded: Exceeded) -> ExerciseResult:
    """The result on an exercise whose judging did not come to its end."""
    blank = referee.blank(submission, exercise)
    status = _STATUS[exceeded.kind]
    message = Text(f"没有评判完: {exceeded.text.zh}", f"Not judged to the end: {exceeded.text.en}")
    return replace(blank, status="broken" if status == "broken" else "failed", problem=Problem(message, status=status))
