"""What is worth doing again: what was passed long ago, later each time it was passed anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from grader.course.catalog import Course, Exercise
from grader.text import Text

FIRST_DAYS = 21
"""After how many days something that was passed once is to be repeated; after each repetition twice as many."""
MOST = 5
"""How many are named at once: nobody repeats more in an evening."""


@dataclass(frozen=True)
class Repeat:
    """An exercise that is due, and for how long it was left alone."""

    exercise: Exercise
    days: int

    @property
    def said(self) -> Text:
        weeks = self.days // 7
        return Text(f"{weeks} 周前通过", f"passed {weeks} weeks ago")


def days_worked(state: Mapping[str, Mapping[str, object]]) -> list[date]:
    """The days on which anything was graded, in order."""
    return sorted({day for entry in state.values() for day in _dates(entry.get("days"))})


def in_a_row(days: Sequence[date], today: date) -> int:
    """For how many days running somebody worked, up to today or yesterday."""
    row, worked = 0, set(days)
    day = today.toordinal()
    if today not in worked:
        day -= 1
    while date.fromordinal(day) in worked:
        row, day = row + 1, day - 1
    return row


def to_repeat(course: Course, state: Mapping[str, Mapping[str, object]], today: date) -> list[Repeat]:
    """What is due today, the longest overdue first."""
    due = []
    for exercise in course.exercises:
        entry = state.get(exercise.id, {})
        passed = _dates(entry.get("passed_on"))
        if entry.get("status") == "passed" and passed:
            days = (today - passed[-1]).days
            overdue = days - FIRST_DAYS * 2 ** (len(passed) - 1)
            if overdue >= 0:
                due.append((overdue, Repeat(exercise, days)))
    return [one for _, one in sorted(due, key=lambda pair: -pair[0])][:MOST]


def _dates(value: object) -> list[date]:
    """The days in a list of the state, which anybody may have edited."""
    found = []
    for text in value if isinstance(value, list) else []:
        try:
            found.append(date.fromisoformat(str(text)))
        except ValueError:
            continue
    return sorted(found)
