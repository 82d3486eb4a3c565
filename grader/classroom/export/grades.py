"""The table of grades: a line for each row of the gradebook. What its columns mean is said in docs/batch.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from grader.classroom.export import xlsx
from grader.classroom.export.options import Options, Sent, sent
from grader.classroom.export.table import shown, write_table
from grader.classroom.gradebook import ClassOverview, Gradebook, Standing
from grader.classroom.gradebook.score import Score
from grader.files import write_named
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
    Column("section", lambda line: line.row.section),
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
    Column("late_factor", lambda line: round(line.row.late_factor, 4)),
    Column("points", lambda line: line.row.points if line.row.gradable else ""),
    Column("max_points", lambda line: line.seen.max_points),
    Column("grade", lambda line: grade(line.seen, line.row)),
    Column("grade_max", lambda line: line.seen.maximum),
    Column("to_review", lambda line: line.row.to_review),
    Column("remark", lambda line: remark(line.row, line.options.language)),
    Column("file", lambda line: line.row.label),
)
"""After them."""


def columns(seen: ClassOverview) -> list[Column]:
    """All columns of a class, in their order."""
    return [*WHOSE, *map(_of_exercise, seen.exercises), *WORTH]


def _of_exercise(id: str) -> Column:
    def earned(line: Line) -> str | float:
        row = line.row
        return row.scores[id].points if id in row.scores and id not in row.open else ""

    return Column(id, earned)


def table_of(seen: ClassOverview, options: Options) -> list[list[str | float]]:
    """The names of the columns, then one line for each row of the gradebook."""
    all = columns(seen)
    lines = [[column.of(Line(row, seen, options)) for column in all] for row in seen.rows]
    return [[column.name for column in all], *lines]


def write_grades(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """The table as CSV or, where the path says so, as a workbook."""
    seen = options.seen(gradebook)
    write_table(path, table_of(seen, options), bom=options.bom)
    return sent(seen, sum(row.gradable for row in seen.rows))


def write_workbook(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """The table as a workbook, wherever it is written to."""
    seen = options.seen(gradebook)
    write_named(path, xlsx.written(shown(table_of(seen, options))))
    return sent(seen, sum(row.gradable for row in seen.rows))


def grade(seen: ClassOverview, row: Standing) -> float | str:
    """The number that goes out, as a cell: empty where there is none, which is not zero."""
    found = seen.grade(row)
    return "" if found is None else found


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
