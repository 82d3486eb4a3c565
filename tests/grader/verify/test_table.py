"""`docs/exercises.md` is not behind the exercises."""

from __future__ import annotations

from grader.course.catalog import own_course
from grader.course.loading import load_checks
from grader.verify import Fitness
from grader.verify.table import COUNTED, cells, cells_in

PAGE = own_course().root / "docs" / "exercises.md"


def test_the_page_has_every_exercise_as_it_is() -> None:
    course = own_course()
    expected = []
    for exercise in course.exercises:
        fitness = Fitness.of(exercise)
        fitness.count(load_checks(course, exercise))
        expected.append(cells(fitness)[:COUNTED])
    written = [row[:COUNTED] for row in cells_in(PAGE.read_text(encoding="utf-8"))]
    assert written == expected, "run: grade verify --table docs/exercises.md"
