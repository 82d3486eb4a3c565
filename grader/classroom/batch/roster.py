"""The class: who is in it, until when each may hand in, and whose a submission is."""

from __future__ import annotations

import csv
import io
import itertools
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from grader.errors import WrongUsage

COLUMNS = {
    "id": ("id", "student", "student_id", "student id", "sid", "id number", "sis user id", "学号", "学生编号"),
    "name": ("name", "full name", "姓名", "名字"),
    "email": ("email", "email address", "邮箱", "电子邮件"),
    "due": ("due", "deadline", "截止", "截止时间"),
    "submitted": ("submitted", "submitted_at", "提交时间"),
    "moodle": ("moodle", "identifier", "participant"),
    "canvas": ("canvas", "canvas_id", "canvas id"),
}
"""What a column may be called."""


@dataclass(frozen=True)
class Student:
    id: str
    name: str = ""
    email: str = ""
    due: datetime | None = None
    """The student's own deadline."""
    submitted: datetime | None = None
    """When the platform says the work was handed in."""
    moodle: str = ""
    """The participant's number in Moodle."""
    canvas: str = ""
    """The user's number in Canvas."""
    on_roster: bool = True


@dataclass(frozen=True)
class Owner:
    """What a file's or folder's name says about whose it is."""

    id: str
    name: str = ""
    moodle: str = ""
    canvas: str = ""


class Roster:
    """Finds the student that a submission belongs to."""

    def __init__(self, students: Sequence[Student]) -> None:
        self.students = list(students)
        self._by_number = {("moodle", s.moodle): s for s in students if s.moodle}
        self._by_number |= {("canvas", s.canvas): s for s in students if s.canvas}
        self._by_id = {_folded(s.id): s for s in students}
        self._by_name: dict[str, list[Student]] = {}
        for student in students:
            for spelling in _spellings(student.name):
                self._by_name.setdefault(spelling, []).append(student)

    def student(self, owner: Owner) -> Student:
        """The student on the roster, or, where none fits, one made of what the name says."""
        number = self._by_number.get(("moodle", owner.moodle)) or self._by_number.get(("canvas", owner.canvas))
        found = number or self._by_id.get(_folded(owner.id)) or self._named_in(owner)
        return found or Student(owner.id, owner.name, moodle=owner.moodle, canvas=owner.canvas, on_roster=False)

    def _named_in(self, owner: Owner) -> Student | None:
        words = re.split(r"[\W_]+", owner.id) + re.split(r"[\W_]+", owner.name)
        ids = {student.id: student for word in words if (student := self._by_id.get(_folded(word)))}
        if len(ids) == 1:
            return next(iter(ids.values()))
        for spelling in (owner.name, owner.id, *words):
            named = self._by_name.get(_folded(spelling), [])
            if len(named) == 1:  # two students of one name are told apart by number only
                return named[0]
        return None


def read_roster(path: Path) -> Roster:
    """A roster from a CSV file with a line of column names; `id` is the only column that it must have."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise WrongUsage(
            f"读不到名单 {path}: {error.strerror}", f"Cannot read the roster {path}: {error.strerror}"
        ) from error
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("gb18030", "replace")
    reader = csv.DictReader(io.StringIO(text, newline=""))
    columns = {
        name: column
        for column in reader.fieldnames or []
        for name in COLUMNS
        if column.strip().lower() in COLUMNS[name]
    }
    if "id" not in columns:
        raise WrongUsage(
            f"名单 {path} 没有学号一列 (id 或 学号); 只有 {reader.fieldnames or '空文件'}",
            f"The roster {path} has no column id; it has {reader.fieldnames or 'nothing in it'}",
        )
    students: dict[str, Student] = {}
    for line in reader:
        cell = {name: (line.get(column) or "").strip() for name, column in columns.items()}
        if not cell["id"]:
            continue
        if cell["id"] in students:
            raise WrongUsage(
                f"名单 {path} 里学号 {cell['id']} 出现两次", f"The roster {path} has the id {cell['id']} twice"
            )
        students[cell["id"]] = Student(
            cell["id"],
            cell.get("name", ""),
            cell.get("email", ""),
            moment(cell.get("due", ""), path.name),
            moment(cell.get("submitted", ""), path.name),
            re.sub(r"\D", "", cell.get("moodle", "")),
            cell.get("canvas", ""),
        )
    return Roster(list(students.values()))


def moment(text: str, where: str) -> datetime | None:
    """A time as people write it: 2026-11-30 23:59; without a time zone it is the one of this computer."""
    if not text:
        return None
    try:
        return datetime.fromisoformat(text.replace("/", "-")).astimezone()
    except ValueError as error:
        raise WrongUsage(
            f"{where}: 看不懂时间 {text!r}, 应写成 2026-11-30 23:59",
            f"{where}: cannot understand the time {text!r}; write 2026-11-30 23:59",
        ) from error


def _spellings(name: str) -> set[str]:
    """A name in any order of its parts: platforms write `Lopez, Maria` as `lopezmaria`."""
    parts = [part for part in re.split(r"[\W_]+", name) if part]
    orders = itertools.permutations(parts) if len(parts) <= 4 else [tuple(parts), tuple(reversed(parts))]
    return {_folded("".join(order)) for order in orders} - {""}


def _folded(text: str) -> str:
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", text)).casefold()
