"""What verbs of the command line share: their options, the course, the language, and how they speak."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, overload

import click

from grader.errors import WrongUsage
from grader.settings import settings
from grader.text import Language, Text, user_language

if TYPE_CHECKING:
    from grader.course.catalog import Course, Exercise
    from grader.results.model import Level

Verb = TypeVar("Verb", bound=Callable[..., Any])

PASSED, FAILED, USAGE, BROKEN = 0, 1, 2, 3
"""Exit statuses: all passed; something failed or is not attempted; wrong usage; the grader itself could not work."""
INTERRUPTED = 130

PATH = click.Path(path_type=Path)


def course_option(verb: Verb) -> Verb:
    return click.option(
        "--course", type=PATH, callback=_settled_course, help="另一门课程的目录 / folder of another course"
    )(verb)


def _settled_course(context: click.Context, param: click.Parameter, value: Path | None) -> Path | None:
    """The course named, or the one that `grade config course` has settled."""
    settled = settings().get("course")
    return value or (Path(settled) if settled else None)


def language_option(verb: Verb) -> Verb:
    return click.option("--lang", help="zh 或 en，默认随系统 / zh or en; by default the locale's")(verb)


def language_of(value: str | None) -> Language:
    """The language asked for, or else the one of the user's locale."""
    if value not in (None, "zh", "en"):
        raise WrongUsage(f"--lang：zh | en，不是 {value!r}", f"--lang: zh | en, not {value!r}")
    return user_language() if value is None else "zh" if value == "zh" else "en"


@overload
def level_named(name: str) -> Level: ...
@overload
def level_named(name: str | None) -> Level | None: ...
def level_named(name: str | None) -> Level | None:
    """The level of isolation of this name."""
    from grader.results.model import LEVELS

    if name is None:
        return None
    for level in LEVELS:
        if name == level:
            return level
    known = ", ".join(LEVELS)
    raise WrongUsage(f"--isolation 应是 {known} 之一，不是 {name!r}", f"--isolation is one of {known}, not {name!r}")


def one_exercise(course: Course, name: str) -> Exercise:
    """The exercise of this name, which may not be that of a whole chapter."""
    found = course.find(name)
    if len(found) > 1:
        example = found[0].id
        raise WrongUsage(
            f"{name} 有 {len(found)} 道练习；请指定一道，例如 {example}",
            f"{name} has {len(found)} exercises; name one of them, such as {example}",
        )
    return found[0]


def say(text: Text, language: Language, *, bold: bool = False) -> None:
    click.secho(text.in_(language), bold=bold)


def exercises_named(course: Course, names: Sequence[str]) -> list[Exercise]:
    """What somebody named who grades a class; never nothing."""
    if not names:
        raise WrongUsage(
            "用 --chapter 3 或 --assignment homework1.toml 说明批改什么",
            "Say what to grade: --chapter 3, or --assignment homework1.toml",
        )
    return list(dict.fromkeys(exercise for name in names for exercise in course.find(name)))


def asked_for(name: str, course: Path | None) -> tuple[Course, list[Exercise], str]:
    """The exercises of a chapter, an exercise or an assignment file, their course, and what to call their files."""
    from grader.course.assignment import is_assignment, read_assignment
    from grader.course.catalog import course_at

    if is_assignment(name):
        assignment = read_assignment(Path(name))
        return assignment.course, list(assignment.exercises), assignment.name
    wanted = course_at(course)
    exercises = wanted.find(name)
    return wanted, exercises, exercises[0].stub.parent.name
