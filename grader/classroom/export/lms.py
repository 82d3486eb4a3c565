"""Grade files as Moodle and Canvas take them in."""

from __future__ import annotations

from pathlib import Path

from grader.classroom.export.options import Options
from grader.classroom.export.table import write_table
from grader.classroom.gradebook import Gradebook, Standing, overview


def write_moodle(gradebook: Gradebook, path: Path, options: Options) -> None:
    """The offline grading worksheet of an assignment; it also serves the import into Moodle's gradebook.

    Moodle finds a participant by the identifier, which the folders of its bulk download carry.
    """
    seen = overview(gradebook)
    maximum = options.maximum(seen)
    lines: list[list[str | float]] = [
        ["Identifier", "Full name", "ID number", "Email address", "Grade", "Maximum Grade", "Feedback comments"]
    ]
    for row in seen.rows:
        if row.counts:
            identifier = f"Participant {row.moodle}" if row.moodle else ""
            grade = options.grade(seen, row)
            lines.append([identifier, row.name, row.student, row.email, grade, maximum, _remark(row, options)])
    write_table(path, lines, bom=options.bom)


def write_canvas(gradebook: Gradebook, path: Path, options: Options) -> None:
    """The table that Canvas' gradebook imports: students by Canvas or SIS number, one column for the assignment."""
    seen = overview(gradebook)
    lines: list[list[str | float]] = [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", options.assignment],
        ["    Points Possible", "", "", "", "", options.maximum(seen)],
    ]
    for row in seen.rows:
        if row.counts:
            sis = row.student if row.on_roster else ""
            lines.append([row.name or row.student, row.canvas, sis, row.email, "", options.grade(seen, row)])
    write_table(path, lines, bom=options.bom)


def _remark(row: Standing, options: Options) -> str:
    late = {"zh": "迟交", "en": "late"}[options.language] if row.late else ""
    return "; ".join(part for part in (late, row.reason.in_(options.language)) if part)
