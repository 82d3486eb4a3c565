"""Written answers that say the same: whoever reads one of them has read them all."""

from __future__ import annotations

from dataclasses import dataclass

from grader.classroom.gradebook.gradebook import Gradebook


@dataclass(frozen=True, kw_only=True)
class Essay:
    """One text, and who handed it in."""

    exercise: str
    function: str
    digest: str
    students: tuple[str, ...]
    waiting: tuple[str, ...]
    """Those of them for whom nobody has read it yet."""


def essays(gradebook: Gradebook) -> list[Essay]:
    """Part by part, the text that most handed in first; only of those whose submission counts."""
    found: dict[tuple[str, str, str], tuple[list[str], list[str]]] = {}
    for exercise, function, digest, student, points in gradebook.query(
        "SELECT r.exercise, a.function, a.digest, s.student, m.points FROM result r"
        " JOIN answer a ON a.verdict = r.verdict JOIN submission s ON s.label = r.submission"
        " JOIN written w ON w.exercise = r.exercise AND w.function = a.function"
        " LEFT JOIN mark m ON m.student = s.student AND m.exercise = r.exercise AND m.function = a.function"
        " AND m.answer = a.digest WHERE s.status = 'graded' ORDER BY r.exercise, a.function, s.student"
    ):
        students, waiting = found.setdefault((exercise, function, digest), ([], []))
        students.append(student)
        if points is None:
            waiting.append(student)
    ordered = sorted(found.items(), key=lambda one: (*one[0][:2], -len(one[1][0]), one[0][2]))
    return [
        Essay(exercise=exercise, function=function, digest=digest, students=tuple(all), waiting=tuple(left))
        for (exercise, function, digest), (all, left) in ordered
    ]
