"""How the exercises of a class are solved, on a page of its own, from the day on that its rules name.

Reports of a class hold no reference, since they go out while others still work; a teacher hands out this page.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from grader.classroom.gradebook.rules import Rules
from grader.course.catalog import Course, Exercise
from grader.course.explanation import explanation_of
from grader.course.templates import Templates
from grader.days import has_come
from grader.files import write_whole
from grader.report.html import render_explanations
from grader.text import Language

EXPLANATIONS = "explanations.html"


def write_explanations(
    course: Course, exercises: Sequence[Exercise], folder: Path, language: Language, rules: Rules
) -> None:
    """Writes the page once the day has come, and takes it away where it has been put off."""
    path = folder / EXPLANATIONS
    found = [explanation_of(course, one, "") for one in exercises if one.explanation.is_file()]
    if not found or not has_come(rules.explain_from):
        path.unlink(missing_ok=True)
        return
    title = course.report_title(exercises)
    write_whole(path, render_explanations(found, language, title, Templates.at(course.templates_dir)))
