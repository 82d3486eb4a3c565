"""Judging under supervision: what an answer does to the trusted side costs that exercise, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from queue import SimpleQueue
from typing import Any

from grader.course.catalog import Exercise
from grader.referee.referee import Referee
from grader.results.model import CheckStatus, ExerciseResult, Isolation, Problem, Report
from grader.submission import Submission
from grader.supervised import ALLOWED, POSSIBLE, Allowance, Exceeded, Supervised
from grader.text import Text

_STOP_AGAIN = 0.01
_STATUS: dict[str, CheckStatus] = {"memory": "killed", "time": "timeout", "death": "broken"}


class Supervision:
    """A referee in a child that stays warm from one question to the next; another takes its place when it ends."""

    def __init__(self, referee: Referee, allowance: Allowance = ALLOWED, *, children: int = 1) -> None:
        """With more children than one, exercises are judged side by side."""
        self.referee = referee
        self._children = [Supervised(self._work, allowance) for _ in range(children if POSSIBLE else 1)]
        self._prepared: set[str] = set()

    def _work(self, question: tuple[Callable[..., Any], tuple[Any, ...]]) -> tuple[Any, Isolation]:
        function, args = question
        found = function(self.referee, *args)
        return found, self.referee.stage.isolation

    def prepare(self, exercises: Sequence[Exercise]) -> None:
        """Loads the checks here, so that no child has to; begins children that have them.

        Drawing inputs for the first time is most of a first run: the children share that, too, and leave what they draw
        in the cache.
        """
        undrawn = [(exercise,) for exercise in exercises if not self.referee.preparation.has_inputs(exercise)]
        if len(undrawn) > 1 and len(self._children) > 1:
            for _ in self.ask_each(_draw_inputs, undrawn):
                pass
            self.close()
        for exercise in exercises:
            self.referee.prepare(exercise)
        if not {exercise.id for exercise in exercises} <= self._prepared:
            self.close()
            self._prepared |= {exercise.id for exercise in exercises}
        for child in self._children[: max(1, len(exercises))]:
            child.start()

    def ask(self, function: Callable[..., Any], *args: Any) -> Any:
        """What a function of (referee, …) returns when the child calls it; raises `Exceeded`."""
        return self._ask(self._children[0], function, args)

    def ask_each(self, function: Callable[..., Any], questions: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        """What `ask` returns for each of the arguments, in their order; an `Exceeded` stands in its place."""
        if len(self._children) == 1 or len(questions) < 2:
            for args in questions:
                yield self._answer_to(self._children[0], function, args)
            return
        idle: SimpleQueue[Supervised[Any, Any]] = SimpleQueue()
        for child in self._children:
            idle.put(child)

        def answer(args: tuple[Any, ...]) -> Any:
            child = idle.get()
            try:
                return self._answer_to(child, function, args)
            finally:
                idle.put(child)

        with ThreadPoolExecutor(len(self._children)) as pool:
            answers = [pool.submit(answer, args) for args in questions]
            try:
                for one in answers:
                    yield one.result()
            finally:
                if not all(one.done() for one in answers):  # Ctrl-C: nobody waits for what is still being judged
                    pool.shutdown(wait=False, cancel_futures=True)
                    while not all(one.done() for one in answers):  # a child may only be about to begin
                        for child in self._children:
                            child.stop()
                        time.sleep(_STOP_AGAIN)

    def _answer_to(self, child: Supervised[Any, Any], function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        try:
            return self._ask(child, function, args)
        except Exceeded as exceeded:
            return exceeded

    def _ask(self, child: Supervised[Any, Any], function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        found, isolation = child.ask((function, args))
        self.referee.stage.learn(isolation)
        return found

    def grade_exercise(self, submission: Submission, exercise: Exercise) -> ExerciseResult:
        (result,) = self._results(submission, [exercise])
        return result

    def grade(
        self,
        submission: Submission,
        exercises: Sequence[Exercise],
        progress: Callable[[Exercise, ExerciseResult], None] | None = None,
    ) -> Report:
        """The report on a submission, as `Referee.grade` makes it."""
        self.prepare(exercises)
        results = self._results(submission, exercises)
        return self.referee.report(submission, exercises, lambda *_: next(results), progress)

    def _results(self, submission: Submission, exercises: Sequence[Exercise]) -> Iterator[ExerciseResult]:
        answers = self.ask_each(Referee.grade_exercise, [(submission, exercise) for exercise in exercises])
        for exercise, answer in zip(exercises, answers, strict=True):
            if isinstance(answer, Exceeded):
                yield without_verdict(self.referee, submission, exercise, answer)
            else:
                yield answer

    def close(self) -> None:
        for child in self._children:
            child.close()

    def __enter__(self) -> Supervision:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _draw_inputs(referee: Referee, exercise: Exercise) -> None:
    referee.preparation.draw_inputs(exercise)


def without_verdict(referee: Referee, submission: Submission, exercise: Exercise, exceeded: Exceeded) -> ExerciseResult:
    """The result on an exercise whose judging did not come to its end."""
    blank = referee.blank(submission, exercise)
    status = _STATUS[exceeded.kind]
    message = Text(f"没有评判完: {exceeded.text.zh}", f"Not judged to the end: {exceeded.text.en}")
    return replace(blank, status="broken" if status == "broken" else "failed", problem=Problem(message, status=status))
