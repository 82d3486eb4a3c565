"""Tables as CSV that survive commas, quotes, Chinese names, and spreadsheets that run what looks like a formula."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from grader.classroom.export.options import Options
from grader.classroom.gradebook import ClassOverview, Gradebook, Standing, overview
from grader.files import write_whole

_ACTIVE = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20", "'")
"""A cell that begins so gets an apostrophe before it. The apostrophe is on the list so that reading can undo it."""


def guarded(cell: str) -> str:
    """The cell as text that no spreadsheet runs."""
    return f"'{cell}" if cell.startswith(_ACTIVE) else cell


def unguarded(cell: str) -> str:
    """What `guarded` was given."""
    return cell[1:] if cell.startswith("'") else cell


def write_table(path: Path, lines: Sequence[Sequence[str | float]], *, bom: bool = False, guard: bool = True) -> None:
    """Numbers stay numbers; every text is guarded."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    for line in lines:
        writer.writerow([guarded(cell) if guard and isinstance(cell, str) else _number(cell) for cell in line])
    write_whole(path, text.getvalue().encode("utf-8-sig" if bom else "utf-8", "replace"))


def read_table(path: Path) -> list[list[str]]:
    """What `write_table` wrote, or what a spreadsheet made of it."""
    data = path.read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("gb18030", "replace")  # Excel on a Chinese Windows
    return [[unguarded(cell) for cell in line] for line in csv.reader(io.StringIO(text, newline=""))]


def write_grades(gradebook: Gradebook, path: Path, options: Options) -> None:
    """One line for each row of the gradebook, with the points of every exercise."""
    seen = overview(gradebook)
    head = ["student", "name", "email", "status", "late", "submitted"]
    head += [*seen.exercises, "automatic", "review", "points", "max_points", "to_review", "remark", "file"]
    if options.out_of is not None:
        head.append(f"out_of_{options.out_of:g}")
    write_table(path, [head, *(_line(seen, row, options) for row in seen.rows)], bom=options.bom)


def _line(seen: ClassOverview, row: Standing, options: Options) -> list[str | float]:
    automatic = round(row.points - row.review_points, 6)
    line: list[str | float] = [row.student, row.name, row.email, row.status, "late" if row.late else "", row.submitted]
    line += [row.scores[id].points if id in row.scores else "" for id in seen.exercises]
    line += [automatic, row.review_points, row.points, seen.max_points, row.to_review]
    line += [row.reason.in_(options.language), row.label]
    return line if options.out_of is None else [*line, options.grade(seen, row)]


def _number(cell: str | float) -> str:
    return cell if isinstance(cell, str) else f"{cell:.6f}".rstrip("0").rstrip(".")
