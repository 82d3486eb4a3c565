"""What a user may choose about an export, and what an export says of itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from grader.classroom.gradebook import ClassOverview, Gradebook, overview
from grader.text import Language, Text


@dataclass(frozen=True, kw_only=True)
class Options:
    language: Language = "zh"
    out_of: float | None = None
    """Scale to so many points; None does as the rules say."""
    bom: bool = False
    assignment: str = "Homework"
    worksheet: Path | None = None
    """Moodle's own grading worksheet, to be filled in."""
    comments: bool = False
    """Write a column of comments: in Moodle an empty cell of it wipes out what stood there."""
    before: Path | None = None
    """The results of an earlier class, to compare items with."""
    section: str = ""
    """Only the students of this section."""

    def seen(self, gradebook: Gradebook) -> ClassOverview:
        """The class as it is exported: every number of every format is asked of this."""
        seen = overview(gradebook)
        rows = [row for row in seen.rows if self.section in ("", row.section)]
        return replace(seen, rows=rows, out_of=seen.out_of if self.out_of is None else self.out_of)


@dataclass(frozen=True)
class Sent:
    """What an export holds: of how many students, of all that it could have held."""

    number: int
    of: int
    notes: tuple[Text, ...] = ()
    """What whoever sends it on should know."""


def sent(seen: ClassOverview, number: int, *notes: Text) -> Sent:
    return Sent(number, sum(row.counts for row in seen.rows), notes)
