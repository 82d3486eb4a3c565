"""The table of grades: a line for each row of the gradebook. What its columns mean is said in docs/batch.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from grader.classroom.export.options import Options
from grader.classroom.export.table import write_table
from grader.classroom.gradebook import ClassOverview, Gradebook, Standing, overview
from grader.classroom.gradebook.overview import Score
from grader.text import Language, Text


@dataclass(frozen=True)
class Line:
    """A row of the gradebook, and what it is written with."""

    row: Standing
    seen: ClassOverview
    options: Options


@dataclass(frozen=True)
class Column:
    """A name, and what stands below it."""

    name: str
    of: Callable[[Line], str | float]


WHOSE = (
    Column("student", lambda line: line.row.student),
    Column("name", lambda line: line.row.name),
    Column("email", lambda line: line.row.email),
    Column("status", lambda line: line.row.status),
    Column("late", lambda line: "late" if line.row.late else ""),
    Column("submitted", lambda line: line.row.submitted),
)
"""Before the exercises, each of which has a column of its points."""
WORTH = (
    Column("automatic", lambda line: round(sum(_machine(score) for score in line.row.scores.values()), 6)),
    Column("stars", lambda line: line.row.stars),
    Column("review", lambda line: line.row.review_points),
    Column("by_hand", lambda line: _by_hand(line.row)),
    Column("late_factor", lambda line: f"{line.row.late_factor:.4g}"),
    Column("points", lambda line: points(line.row)),
    Column("max_points", lambda line: line.seen.max_points),
    Column("to_review", lambda line: line.row.to_review),
    Column("remark", lambda line: remark(line.row, line.options.language)),
    Column("file", lambda line: line.row.label),
)
"""After them."""


def columns(seen: ClassOverview, options: Options) -> list[Column]:
    """All columns of a class, in their order."""
    found = [*WHOSE, *map(_of_exercise, seen.exercises), *WORTH]
    if options.out_of is not None:
        grade = Column(
            f"out_of_{options.out_of:g}", lambda line: options.grade(seen, line.row) if line.row.gradable else ""
        )
        found.append(grade)
    return found


def _of_exercise(id: str) -> Column:
    def earned(line: Line) -> str | float:
        row = line.row
        return row.scores[id].points if id in row.scores and id not in row.open else ""

    return Column(id, earned)


def write_grades(gradebook: Gradebook, path: Path, options: Options) -> None:
    """One line for each row of the gradebook, with the points of every exercise."""
    seen = overview(gradebook)
    all = columns(seen, options)
    lines = [[column.of(Line(row, seen, options)) for column in all] for row in seen.rows]
    write_table(path, [[column.name for column in all], *lines], bom=options.bom)


def points(row: Standing) -> float | str:
    """What a row is worth; what the grader failed at is worth nothing yet, which is not zero."""
    return row.points if row.gradable else ""


def remark(row: Standing, language: Language) -> str:
    """Everything that is to be said about a row: its state, what was not recognised, what a person wrote."""
    late = {"zh": "迟交", "en": "late"}[language] if row.late else ""
    texts = [*row.unclear, row.reason, row.intake, *(Text(f"{id}: {why.zh}", f"{id}: {why.en}") for id, why in
             row.unrecognised[:3])]  # fmt: skip
    return "; ".join(part for part in (late, *(text.in_(language) for text in texts), *row.comments) if part)


def _machine(score: Score) -> float:
    return score.points if score.machine is None else score.machine


def _by_hand(row: Standing) -> float:
    return round(sum(score.points - _machine(score) for score in row.scores.values()) + row.bonus, 6)
