"""What Moodle and Canvas do with the files that we write, after their own sources.

Moodle: mod/assign/feedback/offline/importgradeslib.php and locallib.php; mod/assign/feedback/file/importziplib.php.
Canvas: lib/gradebook_importer.rb; `infer_comment_context_from_filename` of its assignments.
"""

from __future__ import annotations

import csv
import re
import zipfile
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class MoodleAssignment:
    """Participant number -> grade and comment, as they are there before the import."""

    participants: set[int]
    most: float
    grades: dict[int, float] = field(default_factory=dict)
    comments: dict[int, str] = field(default_factory=dict)
    modified: dict[int, float] = field(default_factory=dict)

    def import_worksheet(self, path: Path, *, ignore_modified: bool = False) -> None:
        head, *lines = list(csv.reader(path.open(encoding="utf-8-sig", newline="")))
        if not {"Identifier", "Grade", "Last modified (grade)"} <= set(head):
            raise ValueError("invalidgradeimport")
        for line in lines:
            cell = dict(zip(head, line, strict=True))
            number = cell["Identifier"].removeprefix("Participant ")
            if not number.isdigit() or int(number) not in self.participants:
                continue
            user = int(number)
            stale = self.modified.get(user, 0) > 60  # "-" is no time: 0
            if stale and not ignore_modified:
                continue
            grade = cell["Grade"]
            if grade and 0 <= float(grade) <= self.most:
                self.grades[user] = float(grade)
            if "Feedback comments" in cell:
                self.comments[user] = cell["Feedback comments"]

    def import_feedback(self, path: Path) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                if Path(name).name.startswith((".", "~")):
                    continue
                parts = name.split("/")
                while parts:
                    info = parts.pop(0).split("_", 4)
                    if len(info) < 4 or not info[1].isdigit() or int(info[1]) not in self.participants:
                        continue
                    if (info[2], info[3]) != ("assignfeedback", "file"):
                        continue
                    found.setdefault(int(info[1]), []).append("/".join([*info[4:], *parts]))
                    break
        return found


@dataclass
class CanvasCourse:
    """Canvas id -> SIS id, login and name; the files that students handed in, by their number."""

    students: dict[int, tuple[str, str, str]]
    uploads: dict[int, int] = field(default_factory=dict)
    scores: dict[int, str] = field(default_factory=dict)
    possible: str = ""

    def import_grades(self, path: Path) -> str:
        """The title of the assignment that was imported."""
        head, *lines = list(csv.reader(path.open(encoding="utf-8-sig", newline="")))
        if not (len(head) > 3 and "Student" in head[0] and "ID" in head[1]):
            raise ValueError("Invalid header row")
        columns = 5 if re.search(r"SIS\s+User\s+ID", head[2]) and re.search(r"SIS\s+Login\s+ID", head[3]) else 3
        if "Section" not in head[columns - 1]:
            raise ValueError("Invalid header row")
        for line in lines:
            if "Points Possible" in line[0]:
                self.possible = line[columns]
                continue
            if all(not cell.strip() for cell in line):
                continue
            user = self._student(line)
            if user is None:
                raise ValueError(f"a student would be created: {line}")
            self.scores[user] = line[columns].strip()
        return head[columns]

    def _student(self, line: list[str]) -> int | None:
        if line[1].isdigit() and int(line[1]) in self.students:
            return int(line[1])
        for position, cell in ((0, line[2]), (1, line[3]), (2, line[0])):
            for id, known in self.students.items():
                if cell and known[position] == cell:
                    return id
        return None

    def import_attachments(self, path: Path) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                numbers = [part for part in Path(name).name.split("_") if re.fullmatch(r"\d+", part)][:2]
                if len(numbers) < 2 or self.uploads.get(int(numbers[1])) != int(numbers[0]):
                    raise ValueError(f"ignored: {name}")
                found.setdefault(int(numbers[0]), []).append(name)
        return found
