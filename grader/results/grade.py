"""What a submission is worth in a class: the points of each exercise, and all that is put on and taken off.

The one place where points become a grade: the page of the class, the reports and every export say this number.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Item:
    """What one exercise adds."""

    exercise: str
    points: float
    """With its star where that counts, what was given for written parts, and what a person decided."""
    max_points: float
    weight: float = 1.0
    extra: bool = False
    """Earns points and is not counted in the maximum."""
    open: bool = False
    """Nobody has judged it yet."""

    @property
    def worth(self) -> float:
        return self.points * self.weight


@dataclass(frozen=True, kw_only=True)
class Grade:
    """The points of a submission and what they come to."""

    items: Sequence[Item]
    late_factor: float = 1.0
    late_seconds: float | None = None
    """By how much it was late; None where it was not, or where nobody knows."""
    late: bool = False
    bonus: float = 0.0
    """What a person added for the whole work."""
    out_of: float | None = None
    """What the maximum is scaled to; None leaves points as they are."""

    @property
    def earned(self) -> float:
        """Before anything is taken off."""
        return math.fsum(item.worth for item in self.items)

    @property
    def points(self) -> float:
        return round(max(0.0, self.earned * self.late_factor + self.bonus), 6)

    @property
    def max_points(self) -> float:
        return math.fsum(item.max_points * item.weight for item in self.items if not item.extra)

    @property
    def open(self) -> list[str]:
        return [item.exercise for item in self.items if item.open]

    @property
    def grade(self) -> float:
        """The number that goes out."""
        return scaled(self.points, self.max_points, self.out_of)

    @property
    def maximum(self) -> float:
        return self.max_points if self.out_of is None else self.out_of

    @property
    def plain(self) -> bool:
        """Whether the grade is just the sum of the points."""
        weighted = any(item.weight != 1.0 or item.extra for item in self.items)
        return not (weighted or self.late or self.bonus) and self.out_of in (None, self.max_points)


def scaled(points: float, most: float, out_of: float | None) -> float:
    """Points as a grade: two places behind the point, as every platform takes them."""
    return round(points * out_of / most if out_of is not None and most else points, 2)
