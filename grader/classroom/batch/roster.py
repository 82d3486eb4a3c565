"""The class: who is in it, until when each may hand in, and whose a submission is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo
from pathlib import Path
from zoneinfo import ZoneInfo

from grader.classroom.export.table import read_table
from grader.errors import WrongUsage
from grader.text import Text

COLUMNS = {
    "id": ("id", "student", "student_id", "student id", "sid", "id number", "sis user id", "学号", "学生编号",
           "学号/工号", "学工号", "学生学号", "orgdefinedid"),
    "name": ("name", "full name", "姓名", "名字", "学生姓名"),
    "email": ("email", "email address", "邮箱", "电子邮件"),
    "due": ("due", "deadline", "截止", "截止时间"),
    "submitted": ("submitted", "submitted_at", "提交时间"),
    "moodle": ("moodle", "identifier", "participant"),
    "canvas": ("canvas", "canvas_id", "canvas id"),
    "section": ("section", "class", "group", "班级", "教学班", "行政班", "班组"),
}  # fmt: skip
"""What a column may be called."""
_MOST_TITLES = 10
"""Lines above the names of the columns."""


@dataclass(frozen=True, kw_only=True)
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
    upload: str = ""
    """How the name of a file begins that Canvas had from this student: it takes one of that name back."""
    section: str = ""
    on_roster: bool = True


@dataclass(frozen=True, kw_only=True)
class Owner:
    """What a file's or folder's name says about whose it is."""

    id: str = ""
    """The whole name, where it is not a platform's; a platform's number is no id."""
    name: str = ""
    moodle: str = ""
    canvas: str = ""
    upload: str = ""
    doubtful: Text | None = None
    """Why the name may not be believed, if so: then nobody is taken for its owner."""


class Roster:
    """Everybody in the class."""

    def __init__(self, students: Sequence[Student]) -> None:
        self.students = list(students)
        self._known = {word.casefold() for student in students for word in (student.id, student.name) if word}

    def has(self, word: str) -> bool:
        """Whether this is the id or the name of somebody."""
        return word.casefold() in self._known


def read_roster(path: Path) -> Roster:
    """A roster from a .csv or .xlsx file with a line of column names; `id` is the only column that it must have."""
    try:
        lines = read_table(path)
    except OSError as error:
        raise WrongUsage(
            f"读不到名单 {path}：{error.strerror}", f"Cannot read the roster {path}: {error.strerror}"
        ) from error
    # What platforms export has a title or two above its columns.
    start = next((number for number, line in enumerate(lines[:_MOST_TITLES]) if "id" in _columns(line)), None)
    if start is None:
        head = ", ".join(cell for cell in lines[0] if cell) if lines else ""
        raise WrongUsage(
            f"名单 {path} 没有学号一列（id 或 学号）；只有 {head or '空文件'}",
            f"The roster {path} has no column id; it has {head or 'nothing in it'}",
        )
    columns = _columns(lines[start])
    students: dict[str, Student] = {}
    for line in lines[start + 1 :]:
        cell = {name: line[column].strip() if column < len(line) else "" for name, column in columns.items()}
        if not cell["id"]:
            continue
        if cell["id"].casefold() in students:
            raise WrongUsage(
                f"名单 {path} 里学号 {cell['id']} 出现两次", f"The roster {path} has the id {cell['id']} twice"
            )
        students[cell["id"].casefold()] = Student(
            id=cell["id"],
            name=cell.get("name", ""),
            email=cell.get("email", ""),
            due=moment(cell.get("due", ""), path.name),
            submitted=moment(cell.get("submitted", ""), path.name, ends=False),
            moodle=re.sub(r"\D", "", cell.get("moodle", "")),
            canvas=cell.get("canvas", ""),
            section=cell.get("section", ""),
        )
    return Roster(list(students.values()))


def _columns(line: Sequence[str]) -> dict[str, int]:
    """Where which column is; of two of one meaning the first."""
    found: dict[str, int] = {}
    for position, cell in enumerate(line):
        for name, spellings in COLUMNS.items():
            if cell.strip().lower() in spellings:
                found.setdefault(name, position)
    return found


_TIME = re.compile(
    r"(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]+(\d{1,2})[:：](\d{2})(?:[:：](\d{2})(?:\.\d+)?)?)?"
    r"\s*(Z|[+-]\d{2}:?\d{2})?"
)


def moment(text: str, where: str, *, ends: bool = True) -> datetime | None:
    """A time as people write it: 2026-11-30 23:59; without a time zone it is the one of this computer.

    A day without a time is, as a deadline, the whole day.
    """
    if not text.strip():
        return None
    match = _TIME.fullmatch(text.strip())
    try:
        if match is None:
            raise ValueError(text)
        day = [int(match[i]) for i in (1, 2, 3)]
        clock = [int(match[i] or 0) for i in (4, 5, 6)] if match[4] else [23, 59, 59] if ends else [0, 0, 0]
        zone = datetime.strptime(match[7].replace("Z", "+0000"), "%z").tzinfo if match[7] else None
        hour, minute, second = clock
        return datetime(day[0], day[1], day[2], hour, minute, second, tzinfo=zone).astimezone()
    except (ValueError, OverflowError, OSError) as error:
        raise WrongUsage(
            f"{where}：看不懂时间 {text!r}，应写成 2026-11-30 23:59",
            f"{where}: cannot understand the time {text!r}; write 2026-11-30 23:59",
        ) from error


def zone_named(text: str) -> tzinfo:
    """A time zone as people write it: `+08:00`, `Asia/Shanghai`."""
    try:
        found = datetime.strptime(text.strip().replace("Z", "+0000"), "%z").tzinfo
    except ValueError:
        try:
            found = ZoneInfo(text.strip())
        except (KeyError, ValueError, OSError):
            found = None
    if found is None:
        raise WrongUsage(
            f"看不懂时区 {text!r}，应写成 +08:00 或 Asia/Shanghai",
            f"Cannot understand the time zone {text!r}; write +08:00 or Asia/Shanghai",
        )
    return found
