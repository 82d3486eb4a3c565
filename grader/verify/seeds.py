"""References and right answers under other seeds: a class is graded on inputs that nobody has seen before.

A check that is right on the inputs of seed 0 alone would take points from a right answer in some class.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grader.course.catalog import Exercise
from grader.referee.referee import Referee
from grader.results.model import ExerciseResult
from grader.verify.known_answers import fails_strict, grader_of

SEEDS = 2
"""How many seeds an exercise is verified under, 0 among them, where nothing else is asked."""


def seeds_of(number: int) -> list[int]:
    """The seeds besides 0: always the same, and none that a person would choose."""
    return [1_000_003 * (place + 1) % (2**31 - 1) for place in range(1, number)]


def refused_under_other_seeds(referee: Referee, exercise: Exercise, number: int) -> Iterator[str]:
    """A finding for every right answer that fails a check under another seed."""
    for seed in seeds_of(number):
        other = Referee(referee.course, referee.stage, seed=seed, explaining=False)
        grade = grader_of(other, exercise)
        for name, path in [("the reference", exercise.solution), *_bank(exercise, "right")]:
            for check in _failing(grade(path.read_text(encoding="utf-8"))):
                yield f"{name} fails {check} under seed {seed}"
        if other.prepare(exercise)[0].info.contract is not None:
            for name, path in _bank(exercise, "textbook"):
                for check in _failing(grade(path.read_text(encoding="utf-8")), star=False):
                    yield f"{name} fails {check} under seed {seed}"


def _bank(exercise: Exercise, kind: str) -> list[tuple[str, Path]]:
    return [(f"{kind}/{path.name}", path) for path in exercise.bank(kind)]


def _failing(result: ExerciseResult, *, star: bool = True) -> list[str]:
    if result.problem or not result.checks:
        return ["to run"]
    return [
        check.id if check.status != "passed" else f"{check.id} on strict inputs"
        for check in result.checks
        if (star or not check.extra) and (check.status != "passed" or (star and fails_strict(check)))
    ]
