"""Whether everything that went out says the same: every format against the csv, number by number."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

from grader.classroom.batch.folder import file_name
from grader.classroom.export.table import read_table


def table(path: Path, key: str) -> dict[str, dict[str, str]]:
    head, *lines = read_table(path)
    return {line[head.index(key)]: dict(zip(head, line, strict=True)) for line in lines}


def grades(folder: Path) -> dict[str, str]:
    """By the csv file: student -> grade, of those who have one."""
    head, *lines = read_table(folder / "grades.csv")
    cells = [dict(zip(head, line, strict=True)) for line in lines]
    return {cell["student"]: cell["grade"] for cell in cells if cell["grade"] and cell["status"] != "duplicate"}


def shown(report: str) -> str:
    """The number on top of a report."""
    found = re.search(r'<p class="sum"><b>([\d.]+)</b>', report)
    assert found
    return found[1]


def assert_all_say_the_same(results: Path) -> dict[str, str]:
    """Reads every file of `grade publish`, the page of the class and the reports; gives back the grades."""
    folder = results / "published"
    wanted = grades(folder)
    handed_in = {
        student for student, line in table(folder / "grades.csv", "student").items() if line["status"] != "missing"
    }

    def from_table(name: str, key: str, column: str) -> dict[str, str]:
        return {student: line[column] for student, line in table(folder / name, key).items() if line[column]}

    rows = table(folder / "grades.xlsx", "file").values()
    assert {row["student"]: row["grade"] for row in rows if row["grade"] and row["status"] != "duplicate"} == wanted
    assert from_table("moodle.csv", "ID number", "Grade") == wanted
    canvas_head = read_table(folder / "canvas.csv")[0][5]
    canvas = from_table("canvas.csv", "SIS User ID", canvas_head)
    del canvas[""]
    assert canvas == wanted
    assert from_table("blackboard.csv", "Username", canvas_head) == wanted
    assert from_table("brightspace.csv", "OrgDefinedId", f"{canvas_head} Points Grade") == wanted
    data = json.loads((folder / "grades.json").read_text(encoding="utf-8"))
    own = [one for one in data["submissions"] if one["status"] != "duplicate"]
    assert {one["student"]: f"{one['grade']:g}" for one in own if one["grade"] is not None} == wanted
    reported = {student: grade for student, grade in wanted.items() if student in handed_in}
    files = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in (folder / "gradescope").iterdir()}
    assert {name: f"{one['score']:g}" for name, one in files.items()} == by_file(reported)
    with zipfile.ZipFile(folder / "feedback.zip") as archive:
        reports = {name.split("/")[0]: archive.read(name).decode() for name in archive.namelist()}
    assert {name: shown(report) for name, report in reports.items()} == by_file(reported)
    page = (results / "index.html").read_text(encoding="utf-8")
    found = re.findall(r'<th scope="row">(?:<a [^>]*>)?([^<]+).*?class="n total" data-value="([-\d.]+)"', page)
    assert {student: f"{float(value):g}" for student, value in found if value != "-1"} == wanted
    return wanted


def by_file(students: dict[str, str]) -> dict[str, str]:
    """The same under the names that their files have."""
    return {file_name(student): grade for student, grade in students.items()}
