"""Exercises from before there were saboteurs: survivors are told, and not yet held against them.

The list `tests/unraised.txt` of a course only shrinks: a new exercise is never put there, and one whose saboteurs are
all caught or excused must leave it.
"""

from __future__ import annotations

from collections.abc import Iterator

from grader.course.catalog import Course

FILE = "unraised.txt"


def unraised(course: Course) -> list[str]:
    """The ids in the list; what follows `#` is a comment."""
    path = course.tests_dir / FILE
    if not path.is_file():
        return []
    return [id for line in path.read_text(encoding="utf-8").splitlines() if (id := line.partition("#")[0].strip())]


def unknown(course: Course) -> Iterator[str]:
    """Lines that name no exercise."""
    known = {exercise.id for exercise in course.exercises}
    for id in unraised(course):
        if id not in known:
            yield f"{course.tests_dir.name}/{FILE} names {id}, which is no exercise"
