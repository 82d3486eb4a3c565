"""Whether the pictures of an exercise can be drawn from its reference, and be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grader.course.catalog import Exercise
from grader.referee.referee import Referee
from grader.report import colours, figures, pictures
from grader.results.model import Picture
from grader.submission import as_answer

DECIDING = tuple(Path(str(module.__file__)) for module in (colours, figures, pictures))
"""What decides here besides the verify room itself."""


def picture_findings(referee: Referee, exercise: Exercise) -> Iterator[str]:
    """On a phone, too, and by people who do not tell red from green."""
    reference = as_answer(exercise, exercise.solution.read_text(encoding="utf-8"))
    for shown in pictures.pictures_of(referee, reference, exercise):
        for shortcoming in _shortcomings(shown):
            yield f"the picture {shown.id} {shortcoming}"


def _shortcomings(shown: Picture) -> Iterator[str]:
    if shown.reason is not None:
        yield f"of the reference: {shown.reason.en}"
        return
    if figures.least_width(shown.svg_en) > figures.WIDE[-1]:
        yield "is too wide for the letters in it: on a phone they cannot be read"
    for one, other in colours.confused(shown.svg_en):
        yield f"shows {one} and {other}, which people who do not tell red from green cannot tell apart"
