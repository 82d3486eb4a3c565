"""Which exercise comes before which, over all books, and the line at the head of a statement that says so."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from grader.course.about import HARDEST
from grader.course.catalog import Course, Exercise
from grader.text import Text

_LONG = 90
"""Minutes from which on hours are told."""


def first_of(course: Course, exercise: Exercise) -> list[Exercise]:
    """The exercises to do before this one."""
    wanted = exercise.about.after if exercise.about else ()
    return [one for one in course.exercises if one.id in wanted]


def later_of(course: Course, exercise: Exercise) -> list[Exercise]:
    """The exercises that build on this one."""
    return [one for one in course.exercises if one.about and exercise.id in one.about.after]


def dots(difficulty: int) -> str:
    """How hard an exercise is: ●●○○○."""
    return "●" * difficulty + "○" * (HARDEST - difficulty)


def header_of(course: Course, exercise: Exercise) -> Text | None:
    """How hard and how long, what to read and to do first, what comes of it; None where nobody has said."""
    about = exercise.about
    if about is None:
        return None
    parts = [Text(f"难度 {dots(about.difficulty)}", f"difficulty {dots(about.difficulty)}"), _time(about.minutes)]
    if about.track:
        parts.append(Text("主线", "on the track"))
    if about.starred:
        parts.append(Text("书上带 *", "starred in the book"))
    parts.append(Text(f"先读 {about.read}", f"read {about.read} first"))
    if first := first_of(course, exercise):
        parts.append(Text(f"先做 {_ids(first).zh}", f"do {_ids(first).en} first"))
    if later := later_of(course, exercise):
        parts.append(Text(f"后面用到：{_ids(later).zh}", f"used later in {_ids(later).en}"))
    return Text("   ".join(part.zh for part in parts), "   ".join(part.en for part in parts))


def _time(minutes: int) -> Text:
    if minutes <= _LONG:
        return Text(f"约 {minutes} 分钟", f"about {minutes} minutes")
    hours = f"{round(minutes / 30) / 2:g}"
    return Text(f"约 {hours} 小时", f"about {hours} hours")


def _ids(exercises: Sequence[Exercise]) -> Text:
    ids = [exercise.id for exercise in exercises]
    return Text("、".join(ids), ", ".join(ids))


def in_order(course: Course, chapter: str) -> list[Exercise]:
    """The exercises of a chapter in the order in which to do them: those on its track first."""
    return sorted(course.chapters[chapter], key=lambda one: not (one.about and one.about.track))


def due(course: Course, exercise: Exercise, done: Collection[str]) -> Exercise:
    """The exercise itself, or the first of those to do before it that is not done."""
    seen = {exercise.id}
    while waiting := [one for one in first_of(course, exercise) if one.id not in {*done, *seen}]:
        exercise = waiting[0]
        seen.add(exercise.id)
    return exercise


def next_after(course: Course, exercise: Exercise, done: Collection[str]) -> Exercise | None:
    """The exercise to go on with; None where there is none.

    One of its chapter that builds on this one, or else the next of its chapter, or one elsewhere that builds on it.
    """
    order = in_order(course, exercise.chapter_name)
    order = [*order[order.index(exercise) + 1 :], *order]
    building = sorted(later_of(course, exercise), key=lambda one: not (one.about and one.about.track))
    near = [one for one in building if one in order]
    waiting = [one for one in [*near, *order, *building] if one.id not in done]
    return due(course, waiting[0], done) if waiting else None
