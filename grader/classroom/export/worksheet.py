"""Moodle's own grading worksheet: whose line is whose, when they handed in, and where the grade belongs."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Self

from grader.classroom.export.table import decoded
from grader.errors import WrongUsage

_GRADE = ("grade", "成绩", "分数")
_MAXIMUM = ("maximum grade", "最高分", "最高成绩")
_COMMENTS = ("feedback comments", "反馈评论", "反馈意见", "评语反馈")
_SUBMITTED = ("last modified (submission)", "最近更改（提交）", "最后修改（提交）")
"""In Chinese with either kind of brackets."""
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_ENGLISH = re.compile(r"(\d{1,2}) ([a-z]{3})[a-z]* (\d{4}),? (\d{1,2}):(\d{2})(?::\d{2})? ?([ap]m)?", re.IGNORECASE)
_CHINESE = re.compile(r"(\d{4})年 ?(\d{1,2})月 ?(\d{1,2})日.*?(上午|下午|凌晨|晚上|中午)? ?(\d{1,2}):(\d{2})")


@dataclass(kw_only=True)
class Worksheet:
    """The lines as Moodle wrote them, and which column is what."""

    head: list[str]
    lines: list[list[str]]
    grade: int
    comments: int | None
    maximum_column: int | None
    submitted_column: int | None

    @classmethod
    def read(cls, path: Path) -> Self:
        """Refuses what is none; cells are kept as they are, since Moodle takes them back."""
        try:
            text = decoded(path.read_bytes())
        except OSError as error:
            raise WrongUsage(f"读不了 {path}：{error}", f"Cannot read {path}: {error}") from error
        head, *lines = list(csv.reader(io.StringIO(text, newline=""))) or [[]]
        columns = {name.strip().lower(): position for position, name in enumerate(head)}
        columns |= {name.replace("(", "（").replace(")", "）"): position for name, position in columns.items()}

        def of(names: tuple[str, ...]) -> int | None:
            return next((columns[name] for name in names if name in columns), None)

        grade = of(_GRADE)
        if grade is None:
            raise WrongUsage(
                f"{path} 没有成绩列；有 {', '.join(head)}", f"{path} has no column Grade; it has {', '.join(head)}"
            )
        return cls(
            head=head,
            lines=[line for line in lines if line],
            grade=grade,
            comments=of(_COMMENTS),
            maximum_column=of(_MAXIMUM),
            submitted_column=of(_SUBMITTED),
        )

    def number(self, line: list[str]) -> str:
        """The participant's number; empty where there is none."""
        found = re.search(r"(\d+)$", line[0].strip())
        return found[1] if found else ""

    def maximum(self, line: list[str]) -> float | None:
        """What the assignment is out of there."""
        try:
            return None if self.maximum_column is None else float(line[self.maximum_column].replace(",", "."))
        except (ValueError, IndexError):
            return None

    @property
    def maxima(self) -> set[float]:
        return {most for line in self.lines if (most := self.maximum(line)) is not None}

    @property
    def times(self) -> dict[str, datetime]:
        """Participant's number -> when the work was handed in, as far as it is said and understood."""
        if self.submitted_column is None:
            return {}
        found = {
            self.number(line): moment(line[self.submitted_column])
            for line in self.lines
            if len(line) > self.submitted_column
        }
        return {number: time for number, time in found.items() if number and time}


def moment(text: str) -> datetime | None:
    """A time as Moodle writes it, in this computer's zone: `14 November 2025, 11:59 PM`, `2025年11月14日 23:59`."""
    if found := _ENGLISH.search(text):
        day, month, year, hour, minute = found[1], found[2].lower(), found[3], int(found[4]), found[5]
        if month not in _MONTHS:
            return None
        if half := (found[6] or "").lower():
            hour = hour % 12 + 12 * (half == "pm")
        return _valid(int(year), _MONTHS.index(month) + 1, int(day), hour, int(minute))
    if found := _CHINESE.search(text):
        hour = int(found[5])
        if found[4] in ("下午", "晚上") and hour < 12:
            hour += 12
        return _valid(int(found[1]), int(found[2]), int(found[3]), hour, int(found[6]))
    return None


def _valid(*parts: int) -> datetime | None:
    try:
        return datetime(*parts).astimezone()  # type: ignore[arg-type]  # five numbers
    except (ValueError, OverflowError, OSError):
        return None
