"""What all verbs of the command line take: the course, and the language."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grader.course.catalog import Course, own_course
from grader.errors import WrongUsage
from grader.text import Language, user_language

CourseOption = Annotated[
    Path | None, typer.Option("--course", help="另一门课程的目录 / folder of another course", show_default=False)
]
LanguageOption = Annotated[
    str | None, typer.Option("--lang", help="zh 或 en / zh or en (默认随系统 / default: locale)", show_default=False)
]


def course_at(folder: Path | None) -> Course:
    """The course in a folder; the book's own where none is named."""
    return own_course() if folder is None else Course.at(folder.resolve())


def language_of(value: str | None) -> Language:
    """The language asked for, or else the one of the user's locale."""
    if value not in (None, "zh", "en"):
        raise WrongUsage(f"--lang: zh | en, 不是 {value!r}", f"--lang: zh | en, not {value!r}")
    return user_language() if value is None else "zh" if value == "zh" else "en"
