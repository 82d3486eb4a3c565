"""The page for giving marks: every written answer with its rubric and a form."""

from __future__ import annotations

from collections.abc import Sequence

from grader.classroom.gradebook import Gradebook, overview
from grader.classroom.page import page as class_page
from grader.classroom.review.decide import Decidable
from grader.classroom.review.written import WrittenAnswer
from grader.course.templates import PACKAGE, Templates
from grader.text import Language

MOST_COMMENTS = 30
"""Comments that were written before are offered again, up to so many."""


def students_of(gradebook: Gradebook) -> list[tuple[str, str]]:
    """Id and name of everybody whose work something may be decided about."""
    return [(row.student, row.name) for row in overview(gradebook).rows if row.counts]


def student_page(gradebook: Gradebook, student: str, found: Sequence[Decidable], language: Language) -> str:
    """One student: each exercise and check with what the machine gave, and a form to decide otherwise."""
    (row,) = (row for row in overview(gradebook).rows if row.student == student and row.counts)
    return class_page.render("student.html", language, gradebook.templates, row=row, found=found)


def review_page(
    answers: Sequence[WrittenAnswer],
    language: Language,
    *,
    finished: bool,
    anonymous: bool = False,
    students: Sequence[tuple[str, str]] = (),
    templates: Templates = PACKAGE,
) -> str:
    """All answers, part by part; numbered, so that a form can lead back to where it was."""
    parts: dict[tuple[str, str], list[tuple[int, WrittenAnswer]]] = {}
    for number, answer in enumerate(answers, 1):
        parts.setdefault((answer.exercise, answer.function), []).append((number, answer))
    read = sum(answer.points is not None for answer in answers)
    used = list(dict.fromkeys(answer.comment for answer in answers if answer.comment))[:MOST_COMMENTS]
    return class_page.render(
        "review.html",
        language,
        templates,
        parts=parts,
        read=read,
        total=len(answers),
        finished=finished,
        anonymous=anonymous,
        students=students,
        used=used,
    )
