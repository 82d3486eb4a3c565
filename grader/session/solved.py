"""What may be shown of a solution: to whoever has solved an exercise, or to all once the day of the course has come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from grader.course.catalog import Course, Exercise
from grader.course.explanation import Explanation, explanation_of
from grader.results.model import Report
from grader.session import workspace
from grader.text import Text


def is_open(course: Course, home: Path, exercise: Exercise) -> bool:
    """Whether the explanation of an exercise may be seen."""
    return course.books.explains_to_all or exercise.id in workspace.passed(home, course)


def explanations_on(course: Course, home: Path, report: Report) -> dict[str, Explanation]:
    """Those that the report on somebody's own work may show: exercise -> its explanation."""
    by_id = {exercise.id: exercise for exercise in course.exercises}
    to_all, done = course.books.explains_to_all, workspace.passed(home, course)
    return {
        result.id: explanation_of(course, by_id[result.id], result.source, done)
        for result in report.exercises
        if (to_all or result.status == "passed") and by_id[result.id].explanation.is_file()
    }


def invitations(report: Report, exercises: Sequence[Exercise]) -> Iterator[Text]:
    """Where to read on about what was passed."""
    passed = {result.id for result in report.exercises if result.status == "passed"}
    for exercise in exercises:
        if exercise.id in passed and exercise.explanation.is_file():
            yield Text(
                f"{exercise.id} 的参考答案与讲解：grade explain {exercise.id}",
                f"The reference of {exercise.id}, and why it is so: grade explain {exercise.id}",
            )
