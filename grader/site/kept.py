"""What takes long to find out and is the same for everybody: the drawn inputs.

They are drawn when a site is built, so that a page judges on the very inputs on which `grade` does, and put where
the referee in the page looks for them: into its cache, under the name that they have for the versions there.
What does not fit is drawn again. What known mistakes answer is not kept: it would be this computer's last digits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from grader import machine
from grader.children.outcome import Exceeded
from grader.course.catalog import Course, Exercise
from grader.course.loading import load_checks
from grader.deciding.inputs import key_of, packed
from grader.errors import GraderBroken
from grader.player import Stage
from grader.referee.pool import RefereePool
from grader.referee.referee import Referee

SEED = 0


def keep(course: Course, exercises: Sequence[Exercise], software: Mapping[str, str]) -> Iterator[dict[str, bytes]]:
    """For each exercise the files of the cache in the page, by name."""
    with (
        Stage(preload=course.preload) as stage,
        RefereePool(Referee(course, stage, seed=SEED), children=machine.workers()) as pool,
    ):
        for exercise, drawn in zip(exercises, pool.map(_drawn, exercises), strict=True):
            if isinstance(drawn, Exceeded):
                raise GraderBroken(*(f"{exercise.id}: {side}" for side in drawn.text))
            name = key_of(load_checks(course, exercise).files, SEED, software)
            yield {f"inputs-browser/{name}": packed(drawn.answer)}


def _drawn(referee: Referee, exercise: Exercise) -> dict[str, list[bytes]]:
    return referee.preparation.draw_inputs(exercise)
