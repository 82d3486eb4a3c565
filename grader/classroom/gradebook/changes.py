"""What changed: whose points, from what to what, and why; kept as a history beside the gradebook's present.

Whenever something was graded or decided, what every student has is compared with what was noted the last time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from grader.classroom.gradebook.gradebook import Gradebook
from grader.classroom.gradebook.overview import overview
from grader.classroom.gradebook.standing import ClassOverview, Standing
from grader.text import Text

WHY: dict[str, Text] = {
    "check": Text("检查变了", "a check"),
    "submission": Text("交的变了", "the submission"),
    "decision": Text("老师改判", "a decision"),
    "rules": Text("规则或迟交变了", "the rules or lateness"),
    "settled": Text("弄清了是谁的", "settled whose it is"),
}
"""The reasons for a change."""


@dataclass(frozen=True, kw_only=True)
class Change:
    """One number that is another one than before; an empty exercise is the grade."""

    at: str
    student: str
    exercise: str
    before: float | None
    after: float | None
    """None is no number: not graded, or not to go out."""
    why: str
    """A name in `WHY`; several, with a comma between them, where a grade changed for several reasons."""


@dataclass(frozen=True)
class _Noted:
    points: float | None
    machine: float | None
    answer: str


def note_changes(gradebook: Gradebook) -> list[Change]:
    """Finds what changed since this was called before, and keeps it; the first call has nothing to compare with."""
    seen = overview(gradebook)
    now = _now(gradebook, seen)
    before = {
        (student, exercise): _Noted(points, machine, answer)
        for student, exercise, points, machine, answer in gradebook.query("SELECT * FROM noted")
    }
    if before == now:
        return []
    at = datetime.now().astimezone().isoformat(timespec="seconds")
    found = _changes(before, now, at) if before else []
    lines = [(*key, one.points, one.machine, one.answer) for key, one in now.items()]
    gradebook.keep_changes(
        lines, [(one.at, one.student, one.exercise, one.before, one.after, one.why) for one in found]
    )
    return found


def _now(gradebook: Gradebook, seen: ClassOverview) -> dict[tuple[str, str], _Noted]:
    answers = {
        (label, exercise): answer
        for label, exercise, answer in gradebook.query("SELECT submission, exercise, answer FROM result")
    }
    now: dict[tuple[str, str], _Noted] = {}
    for row in seen.rows:
        if not row.counts:
            continue
        for id, score in row.scores.items():
            machine = None if score.open else score.points if score.machine is None else score.machine
            now[row.student, id] = _Noted(_points(row, id), machine, answers.get((row.label, id), ""))
        now[row.student, ""] = _Noted(seen.grade(row), row.bonus + row.review_points, row.status)
    return now


def _points(row: Standing, id: str) -> float | None:
    return None if id in row.open else row.scores[id].points


def _changes(before: Mapping[tuple[str, str], _Noted], now: Mapping[tuple[str, str], _Noted], at: str) -> list[Change]:
    nothing = _Noted(None, None, "")
    found: list[Change] = []
    reasons: dict[str, list[str]] = {}
    # The grade of a student comes after the exercises, which explain it.
    for student, exercise in sorted({*before, *now}, key=lambda key: (key[0], key[1] == "", key[1])):
        old, new = before.get((student, exercise), nothing), now.get((student, exercise), nothing)
        if _same(old.points, new.points):
            continue
        known = reasons.setdefault(student, [])
        why = _why(old, new) if exercise else ",".join(dict.fromkeys(known)) or _why_grade(old, new)
        if exercise:
            known.append(why)
        found.append(Change(at=at, student=student, exercise=exercise, before=old.points, after=new.points, why=why))
    return found


def _same(one: float | None, other: float | None) -> bool:
    return one is other or (one is not None and other is not None and abs(one - other) < 1e-6)


def _why(old: _Noted, new: _Noted) -> str:
    if old.answer != new.answer:
        return "submission"
    return "decision" if _same(old.machine, new.machine) else "check"


def _why_grade(old: _Noted, new: _Noted) -> str:
    """Where no exercise changed: what was added by hand, whether there is a row, or the rules."""
    if not _same(old.machine or 0.0, new.machine or 0.0):
        return "decision"
    return "rules" if old.answer == new.answer else "submission" if old.answer else "settled"


def changes(gradebook: Gradebook, since: str = "") -> list[Change]:
    """The history, the newest first; `since` is a moment as `at` has it."""
    return [
        Change(at=at, student=student, exercise=exercise, before=before, after=after, why=why)
        for at, student, exercise, before, after, why in gradebook.query(
            "SELECT at, student, exercise, before, after, why FROM change WHERE at >= ?"
            " ORDER BY at DESC, exercise = '', exercise, student",
            since,
        )
    ]


def last_publication(gradebook: Gradebook) -> tuple[str, dict[str, float | None]] | None:
    """When grades went out last, and each student's; None where none have."""
    found = gradebook.query("SELECT id, at FROM publication ORDER BY id DESC LIMIT 1")
    if not found:
        return None
    ((id, at),) = found
    return at, dict(gradebook.query("SELECT student, grade FROM published WHERE publication = ?", id))


def keep_publication(gradebook: Gradebook, seen: ClassOverview) -> None:
    """Notes which grades go out."""
    at = datetime.now().astimezone().isoformat(timespec="seconds")
    gradebook.keep_published(at, seen.maximum, {row.student: seen.grade(row) for row in seen.rows if row.counts})
