"""What a submission has on one exercise, from the machine and from people, and what it adds to the grade."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from grader.classroom.gradebook.rules import Rules
from grader.classroom.gradebook.rulings import Ruling
from grader.results.grade import Item
from grader.results.model import StrictStatus


@dataclass(frozen=True, kw_only=True)
class Score:
    """What a submission has on one exercise."""

    status: str
    points: float
    """Of the machine's verdict, or of the person's word that takes its place."""
    max_points: float
    machine: float | None = None
    """What the machine gave, where a person decided otherwise."""
    outdated: bool = False
    """The verdict is another one than when the person decided."""
    strict: StrictStatus | None = None
    """Whether it has the star; None where there is none to have."""

    @property
    def open(self) -> bool:
        """Whether there are no points yet: a check went wrong, which is no zero."""
        return self.status == "broken" and self.machine is None


def decided(score: Score, rulings: Sequence[Ruling], checks: Mapping[str, float]) -> Score:
    """The score with what people decided; `checks` are the points that the machine gave for each."""
    points, outdated, decided = score.points, False, False
    whole = next((one for one in rulings if not one.check), None)
    for one in rulings:
        before = score.points if not one.check else checks.get(one.check)
        outdated |= one.verdict is not None and (before is None or abs(one.verdict - before) > 1e-6)
        if one.check and one.points is not None and before is not None:
            points, decided = points + one.points - before, True
    if whole is not None and whole.points is not None:
        points, decided = whole.points, True
    return replace(score, points=round(points, 6), machine=score.points if decided else None, outdated=outdated)


def item_of(exercise: str, score: Score, rules: Rules, marks: float = 0.0, most_marks: float = 0.0) -> Item:
    """What an exercise adds; `marks` are what was given for its written parts. What a person decided is final."""
    points = score.points
    if score.machine is None:
        points = rules.with_star(points, score.max_points, score.strict)
    return Item(
        exercise=exercise,
        points=points + marks,
        max_points=score.max_points + most_marks,
        weight=rules.weight(exercise),
        extra=exercise in rules.extra,
        open=score.open,
    )
