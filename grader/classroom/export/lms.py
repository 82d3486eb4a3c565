"""Grade files and feedback as Moodle and Canvas take them in.

Moodle's rules are those of mod/assign/feedback/offline (importgradeslib.php, locallib.php: the columns Identifier,
Grade and "Last modified (grade)" must be there, an empty or too large grade is passed over, a comment that differs
from what is there replaces it, an empty one too) and of mod/assign/feedback/file/importziplib.php (a file is for the
participant in its name: `name_number_assignfeedback_file_…`). Canvas' are those of lib/gradebook_importer.rb (columns
up to Section, then the assignment; a student by ID, SIS ids or name) and of infer_comment_context_from_filename in its
assignments (the first two numbers between underscores are the user and the file that was handed in).
"""

from __future__ import annotations

import csv
import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

from grader.classroom.export.grades import remark
from grader.classroom.export.options import Options
from grader.classroom.export.table import guarded, visible, write_table
from grader.classroom.gradebook import ClassOverview, Gradebook, Standing, overview
from grader.errors import WrongUsage
from grader.report.plain import STAR
from grader.text import Language

_GRADE = ("grade", "成绩", "分数")
_MAXIMUM = ("maximum grade", "最高分", "最高成绩")
_COMMENTS = ("feedback comments", "反馈评论", "反馈意见", "评语反馈")


def write_moodle(gradebook: Gradebook, path: Path, options: Options) -> None:
    """The offline grading worksheet of an assignment: Moodle's own one filled in, or, without one, one like it."""
    seen = overview(gradebook)
    if options.worksheet is not None:
        return _fill_in(seen, options.worksheet, path, options)
    maximum = options.maximum(seen)
    head = ["Identifier", "Full name", "ID number", "Email address", "Grade", "Maximum Grade", "Last modified (grade)"]
    lines: list[list[str | float]] = [[*head, *(["Feedback comments"] if options.comments else [])]]
    for row in seen.rows:
        if row.counts:
            identifier = f"Participant {row.moodle}" if row.moodle else ""
            grade = min(options.grade(seen, row), maximum) if row.gradable else ""
            number = row.student if row.on_roster else ""
            line: list[str | float] = [identifier, row.name, number, row.email, grade, maximum, "-"]
            lines.append([*line, *([_comment(row, options.language)] if options.comments else [])])
    # "-" is what Moodle itself writes where there is no grade yet.
    write_table(path, lines, bom=options.bom)


def _fill_in(seen: ClassOverview, worksheet: Path, path: Path, options: Options) -> None:
    """Grades and, where there is something to say, comments; every other cell stays as Moodle wrote it."""
    try:
        text = worksheet.read_bytes().decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongUsage(f"读不了 {worksheet}：{error}", f"Cannot read {worksheet}: {error}") from error
    head, *lines = list(csv.reader(io.StringIO(text, newline=""))) or [[]]
    columns = {name.strip().lower(): position for position, name in enumerate(head)}
    grades, maxima, comments = (
        next((columns[name] for name in names if name in columns), None) for names in (_GRADE, _MAXIMUM, _COMMENTS)
    )
    if grades is None:
        raise WrongUsage(
            f"{worksheet} 没有成绩列；有 {', '.join(head)}",
            f"{worksheet} has no column Grade; it has {', '.join(head)}",
        )
    by_number = {row.moodle: row for row in seen.rows if row.counts and row.moodle}
    by_email = {row.email.casefold(): row for row in seen.rows if row.counts and row.on_roster and row.email}
    for line in lines:
        number = re.search(r"(\d+)$", line[0].strip()) if line else None
        known = by_number.get(number[1]) if number else None
        row = known or next((by_email[cell.casefold()] for cell in line if cell.casefold() in by_email), None)
        if row is None:
            continue
        most = _number(line[maxima]) if maxima is not None and options.out_of is None else options.out_of
        if row.gradable:
            share = row.points / seen.max_points if seen.max_points else 0.0
            grade = row.points if most is None else min(round(share * most, 2), most)
            line[grades] = f"{grade:.2f}".rstrip("0").rstrip(".")
        if comments is not None and options.comments and (words := _comment(row, options.language)):
            line[comments] = guarded(visible(words))
    write_table(path, [head, *lines], bom=options.bom, guard=False)


def _comment(row: Standing, language: Language) -> str:
    """What is to be said about a row, and the exercises that have their star."""
    stars = [id for id, score in row.scores.items() if score.strict == "passed"]
    return "; ".join(part for part in (f"{STAR} {', '.join(stars)}" if stars else "", remark(row, language)) if part)


def _number(cell: str) -> float | None:
    try:
        return float(cell.replace(",", "."))
    except ValueError:
        return None


def write_canvas(gradebook: Gradebook, path: Path, options: Options) -> None:
    """The table that Canvas' gradebook imports: students by Canvas or SIS number, one column for the assignment.

    An empty grade would take away the one that is there: whom the grader failed is left out.
    """
    seen = overview(gradebook)
    lines: list[list[str | float]] = [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", options.assignment],
        ["    Points Possible", "", "", "", "", options.maximum(seen)],
    ]
    for row in seen.rows:
        if row.gradable:
            sis = row.student if row.on_roster else ""
            lines.append([row.name or row.student, row.canvas, sis, row.email, "", options.grade(seen, row)])
    write_table(path, lines, bom=options.bom)


def write_moodle_feedback(gradebook: Gradebook, path: Path, options: Options) -> None:
    """The archive for "Upload multiple feedback files in a zip": each report under the name of its participant."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for row, report in _reports(gradebook):
            if row.moodle:
                name = re.sub(r"[_/\\]+", " ", row.name or row.student)
                archive.write(report, f"{name}_{row.moodle}_assignfeedback_file_report.html")


def write_canvas_feedback(gradebook: Gradebook, path: Path, options: Options) -> None:
    """The archive for "Re-Upload Submissions": each report beginning like the file that it is about."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for row, report in _reports(gradebook):
            if row.upload:
                archive.write(report, f"{row.upload}_report.html")


def _reports(gradebook: Gradebook) -> Iterator[tuple[Standing, Path]]:
    for row in overview(gradebook).rows:
        report = gradebook.folder / row.report
        if row.counts and row.report and report.is_file():
            yield row, report
