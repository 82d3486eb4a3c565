"""Grade files and feedback as Moodle, Canvas, Blackboard and Brightspace take them in.

Moodle's rules are those of mod/assign/feedback/offline (importgradeslib.php, locallib.php: the columns Identifier,
Grade and "Last modified (grade)" must be there, an empty or too large grade is passed over, a comment that differs
from what is there replaces it, an empty one too) and of mod/assign/feedback/file/importziplib.php (a file is for the
participant in its name: `name_number_assignfeedback_file_…`). Canvas' are those of lib/gradebook_importer.rb (columns
up to Section, then the assignment; a student by ID, SIS ids or name) and of infer_comment_context_from_filename in its
assignments (the first two numbers between underscores are the user and the file that was handed in). Blackboard and
Brightspace as their help describes uploads: user names or OrgDefinedId, and one column of points.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable
from pathlib import Path

from grader.classroom.batch.folder import file_name
from grader.classroom.export.grades import remark
from grader.classroom.export.options import Options, Sent, sent
from grader.classroom.export.table import guarded, visible, write_table
from grader.classroom.export.worksheet import Worksheet
from grader.classroom.gradebook import ClassOverview, Gradebook, Standing
from grader.files import named
from grader.report.plain import STAR
from grader.results.grade import scaled
from grader.text import Language, Text


def write_moodle(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """The offline grading worksheet of an assignment: Moodle's own one filled in, or, without one, one like it."""
    seen = options.seen(gradebook)
    if options.worksheet is not None:
        return _fill_in(seen, options.worksheet, path, options)
    head = ["Identifier", "Full name", "ID number", "Email address", "Grade", "Maximum Grade", "Last modified (grade)"]
    lines: list[list[str | float]] = [[*head, *(["Feedback comments"] if options.comments else [])]]
    above: list[str] = []
    for row in seen.rows:
        if row.counts:
            identifier = f"Participant {row.moodle}" if row.moodle else ""
            grade = _within(seen.maximum, seen.grade(row), row, above)
            number = row.student if row.on_roster else ""
            line: list[str | float] = [identifier, row.name, number, row.email, grade, seen.maximum, "-"]
            lines.append([*line, *([_comment(row, options.language)] if options.comments else [])])
    # "-" is what Moodle itself writes where there is no grade yet.
    write_table(path, lines, bom=options.bom)
    return sent(seen, sum(row.gradable for row in seen.rows), *_above(above))


def _within(most: float, grade: float | None, row: Standing, above: list[str]) -> float | str:
    """The grade as Moodle takes it: it passes over what is more than the maximum."""
    if grade is None:
        return ""
    if grade > most:
        above.append(row.student)
    return min(grade, most)


def _above(students: list[str]) -> list[Text]:
    if not students:
        return []
    names = ", ".join(students[:5]) + (" …" if len(students) > 5 else "")
    return [
        Text(
            f"{len(students)} 人超过满分，Moodle 不收更高的，写成了满分：{names}",
            f"{len(students)} have more than the maximum, which Moodle does not take; it says the maximum: {names}",
        )
    ]


def _fill_in(seen: ClassOverview, worksheet: Path, path: Path, options: Options) -> Sent:
    """Grades and, where there is something to say, comments; every other cell stays as Moodle wrote it."""
    sheet = Worksheet.read(worksheet)
    by_number = {row.moodle: row for row in seen.rows if row.counts and row.moodle}
    by_email = {row.email.casefold(): row for row in seen.rows if row.counts and row.on_roster and row.email}
    above: list[str] = []
    filled, strangers = 0, 0
    for line in sheet.lines:
        known = by_number.get(sheet.number(line))
        row = known or next((by_email[cell.casefold()] for cell in line if cell.casefold() in by_email), None)
        if row is None:
            strangers += 1
            continue
        most = sheet.maximum(line) if options.out_of is None else options.out_of
        grade = seen.grade(row)
        if grade is not None and most is not None and most != seen.maximum:
            grade = scaled(row.points, seen.max_points, most)
        if grade is not None:
            filled += 1
            line[sheet.grade] = f"{_within(seen.maximum if most is None else most, grade, row, above):g}"
        if sheet.comments is not None and options.comments and (words := _comment(row, options.language)):
            line[sheet.comments] = guarded(visible(words))
    write_table(path, [sheet.head, *sheet.lines], bom=options.bom, guard=False)
    return Sent(filled, len(sheet.lines), (*_above(above), *_strangers(strangers)))


def _comment(row: Standing, language: Language) -> str:
    """What is to be said about a row, and the exercises that have their star."""
    stars = [id for id, score in row.scores.items() if score.strict == "passed"]
    return "; ".join(part for part in (f"{STAR} {', '.join(stars)}" if stars else "", remark(row, language)) if part)


def _strangers(number: int) -> list[Text]:
    if not number:
        return []
    return [
        Text(
            f"评分表里有 {number} 行找不到对应的学生，没有改动：名单里可加一列 moodle 或 email",
            f"{number} lines of the worksheet are of nobody known here and stay as they were: a column moodle or email"
            " in the roster would tell",
        )
    ]


def write_canvas(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """The table that Canvas' gradebook imports: students by Canvas or SIS number, one column for the assignment.

    An empty grade would take away the one that is there: whom the grader failed is left out.
    """
    seen = options.seen(gradebook)
    lines: list[list[str | float]] = [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", options.assignment],
        ["    Points Possible", "", "", "", "", seen.maximum],
    ]
    for row in seen.rows:
        if (grade := seen.grade(row)) is not None:
            sis = row.student if row.on_roster else ""
            lines.append([row.name or row.student, row.canvas, sis, row.email, row.section, grade])
    write_table(path, lines, bom=options.bom)
    return sent(seen, len(lines) - 2)


def write_blackboard(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """What Blackboard's Work Offline takes: by user name, one column; the number after `|` is of a column there."""
    seen = options.seen(gradebook)
    lines: list[list[str | float]] = [["Username", "Student ID", options.assignment]]
    for row in seen.rows:
        if (grade := seen.grade(row)) is not None:
            lines.append([row.student, row.student, grade])
    write_table(path, lines, bom=options.bom)
    return sent(seen, len(lines) - 1)


def write_brightspace(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """What Brightspace's Enter Grades takes in; it caps a grade at the item's maximum, unless that may be exceeded."""
    seen = options.seen(gradebook)
    lines: list[list[str | float]] = [["OrgDefinedId", f"{options.assignment} Points Grade", "End-of-Line Indicator"]]
    for row in seen.rows:
        if (grade := seen.grade(row)) is not None:
            lines.append([row.student, grade, "#"])
    write_table(path, lines, bom=options.bom)
    return sent(seen, len(lines) - 1)


def write_feedback(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """Every report in a folder of its student's id, for whoever returns them by another way."""
    return _packed(gradebook, path, options, lambda row: f"{file_name(row.student)}/report.html", None)


def write_moodle_feedback(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """The archive for "Upload multiple feedback files in a zip": each report under the name of its participant."""

    def name(row: Standing) -> str:
        whose = re.sub(r"[_/\\]+", " ", row.name or row.student)
        return f"{whose}_{row.moodle}_assignfeedback_file_report.html" if row.moodle else ""

    why = Text(
        "没有 Moodle 编号：名单里加一列 moodle，或用 Moodle 下载的压缩包批改",
        "their number in Moodle is not known: a column moodle in the roster has it, or Moodle's own download",
    )
    return _packed(gradebook, path, options, name, why)


def write_canvas_feedback(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """The archive for "Re-Upload Submissions": each report beginning like the file that it is about."""
    why = Text("不是 Canvas 下载的文件", "what they handed in is not from Canvas' own download")
    return _packed(gradebook, path, options, lambda row: row.upload and f"{row.upload}_report.html", why)


def _packed(
    gradebook: Gradebook, path: Path, options: Options, name: Callable[[Standing], str], why_not: Text | None
) -> Sent:
    """An archive of the reports that go out; students without a name there are left out, and counted."""
    put, out = 0, 0
    with named(path) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for row in options.seen(gradebook).rows:
            report = gradebook.folder / row.report
            if not row.gradable or not row.report or not report.is_file():
                continue
            if inside := name(row):
                archive.write(report, inside)
                put += 1
            else:
                out += 1
    notes = []
    if out and why_not:
        notes = [Text(f"{out} 人不在里面：{why_not.zh}", f"{out} are not in it: {why_not.en}")]
    return Sent(put, put + out, tuple(notes))
