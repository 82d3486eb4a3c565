"""What a user may choose about an export."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from grader.classroom.gradebook import ClassOverview, Standing
from grader.text import Language


@dataclass(frozen=True, kw_only=True)
class Options:
    language: Language = "zh"
    out_of: float | None = None
    """Scale to so many points; None leaves the points as they are."""
    bom: bool = False
    assignment: str = "Homework"
    worksheet: Path | None = None
    """Moodle's own grading worksheet, to be filled in."""
    comments: bool = False
    """Write a column of comments: in Moodle an empty cell of it wipes out what stood there."""

    def maximum(self, overview: ClassOverview) -> float:
        return overview.max_points if self.out_of is None else self.out_of

    def grade(self, overview: ClassOverview, row: Standing) -> float:
        if self.out_of is None or not overview.max_points:
            return row.points
        return round(row.points * self.out_of / overview.max_points, 2)
