"""An assignment as a file: what is asked, until when, and what it is worth. Students and instructors name it alike.

    title = { zh = "作业一", en = "Homework 1" }
    course = "my_course"        # beside this file; without it, the books that come with the grader
    exercises = ["3.3", "slides4.1", "hw1.1"]
    due = "2026-11-30 23:59"

Everything else in it are rules about points (`classroom.gradebook.rules`), which students' commands do not need.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grader.course.catalog import POINTS, Course, Exercise, course_at
from grader.errors import WrongUsage
from grader.text import Text

SUFFIX = ".toml"
_OWN = ("title", "course", "exercises", "points", "due", "sections", "roster")


@dataclass(frozen=True, kw_only=True)
class Assignment:
    """What is asked."""

    path: Path
    title: Text
    course: Course
    course_folder: Path | None
    exercises: tuple[Exercise, ...]
    due: str = ""
    """As it is written."""
    sections: Mapping[str, str] = field(default_factory=dict)
    """Section -> its own deadline."""
    roster: Path | None = None
    rules: Mapping[str, Any] = field(default_factory=dict)
    """What is said about points, weights and lateness."""

    @property
    def name(self) -> str:
        """What its files are called."""
        return self.path.stem


def is_assignment(name: str) -> bool:
    """Whether somebody who names exercises means an assignment."""
    return name.endswith(SUFFIX)


def read_assignment(path: Path) -> Assignment:
    """Refuses what it cannot understand, naming what is wrong."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError) as error:
        raise WrongUsage(f"读不了作业 {path}：{error}", f"Cannot read the assignment {path}: {error}") from error
    folder = path.parent / str(data["course"]) if "course" in data else None
    course = course_at(folder)
    asked = data.get("exercises", [])
    if not isinstance(asked, list) or not asked or not all(isinstance(name, str) for name in asked):
        raise WrongUsage(
            f'{path}：写明题目，例如 exercises = ["3.3", "slides4.1"]',
            f'{path}: say which exercises, such as exercises = ["3.3", "slides4.1"]',
        )
    exercises = tuple(dict.fromkeys(one for name in asked for one in course.find(name)))
    rules = {name: value for name, value in data.items() if name not in _OWN}
    if points := _numbers(data.get("points", {}), path):
        rules["weights"] = {**rules.get("weights", {}), **{id: worth / POINTS for id, worth in points.items()}}
    return Assignment(
        path=path,
        title=_title(data.get("title", path.stem), path),
        course=course,
        course_folder=folder,
        exercises=exercises,
        due=str(data.get("due", "")),
        sections=_deadlines(data.get("sections", {}), path),
        roster=path.parent / str(data["roster"]) if "roster" in data else None,
        rules=rules,
    )


def _numbers(points: Any, path: Path) -> dict[str, float]:
    if not isinstance(points, dict) or not all(isinstance(worth, int | float) for worth in points.values()):
        raise WrongUsage(f'{path}：[points] 写成 "3.3" = 20', f'{path}: [points] is written as "3.3" = 20')
    return {str(id): float(worth) for id, worth in points.items()}


def _title(title: Any, path: Path) -> Text:
    if isinstance(title, str):
        return Text(title, title)
    if isinstance(title, dict) and {"zh", "en"} == set(title):
        return Text(str(title["zh"]), str(title["en"]))
    raise WrongUsage(
        f'{path}：title 写成一句话，或 {{ zh = "…", en = "…" }}',
        f'{path}: title is a text, or {{ zh = "…", en = "…" }}',
    )


def _deadlines(sections: Any, path: Path) -> dict[str, str]:
    if not isinstance(sections, dict):
        raise WrongUsage(
            f'{path}：[sections] 写成 "一班" = "2026-11-30 23:59"',
            f'{path}: [sections] is written as "A" = "2026-11-30"',
        )
    return {str(name): str(due) for name, due in sections.items()}
