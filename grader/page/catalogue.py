"""The list of all exercises with what somebody has made of them, as `engine.js` describes it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from grader.course.assignment import Assignment
from grader.course.catalog import Course, Exercise
from grader.page import fragments
from grader.page.frame import chapter_title
from grader.session import workspace
from grader.session.repeating import to_repeat
from grader.text import Text


def catalogue(course: Course, state: Mapping[str, Mapping[str, object]], today: date) -> dict[str, Any]:
    """Book after book, chapter after chapter."""
    due = {one.exercise.id for one in to_repeat(course, state, today)}
    books: dict[Text, list[dict[str, Any]]] = {}
    for name, exercises in course.chapters.items():
        entries = [entry(one, state.get(one.id, {}), one.id in due) for one in exercises]
        chapter = {"name": name, "title": said(chapter_title(exercises[0])), "exercises": entries}
        books.setdefault(exercises[0].book.title, []).append(chapter)
    following = workspace.following(course, {id: dict(one) for id, one in state.items()})
    return {
        "title": said(course.title),
        "books": [{"title": said(title), "chapters": chapters} for title, chapters in books.items()],
        "current": (following or course.exercises[0]).id,
    }


def assigned(
    course: Course, assignment: Assignment, state: Mapping[str, Mapping[str, object]], today: date
) -> dict[str, Any]:
    """The exercises of an assignment, in its order."""
    due = {one.exercise.id for one in to_repeat(course, state, today)}
    entries = [entry(one, state.get(one.id, {}), one.id in due) for one in assignment.exercises]
    until = assignment.due and Text(f"（{assignment.due} 截止）", f", due {assignment.due}")
    title = Text(assignment.title.zh + until.zh, assignment.title.en + until.en) if until else assignment.title
    open_ones = [one["id"] for one in entries if one["state"] not in ("passed", "star")]
    return {
        "title": said(title),
        "books": [
            {
                "title": said(Text("", "")),
                "chapters": [{"name": assignment.name, "title": said(title), "exercises": entries}],
            }
        ],
        "current": (open_ones or [entries[0]["id"]])[0],
    }


def entry(exercise: Exercise, known: Mapping[str, object], repeat: bool) -> dict[str, Any]:
    """One line of the list."""
    points, about = known.get("points"), exercise.about
    return {
        "id": exercise.id,
        "title": said(exercise.title),
        "state": fragments.state_of(known),
        "points": round(float(points), 2) if isinstance(points, int | float) else 0.0,
        "graded": str(known.get("graded") or ""),
        "track": about.track if about else False,
        "difficulty": about.difficulty if about else None,
        "minutes": about.minutes if about else None,
        "repeat": repeat,
    }


def said(text: Text) -> dict[str, str]:
    """A sentence as the page takes it."""
    return {"zh": text.zh, "en": text.en}
