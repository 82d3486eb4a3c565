"""Which submission of a student counts: those that answer different exercises are one, of others the latest."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from grader.classroom.batch.finding import Contents, Place, joined
from grader.classroom.batch.matching import Match
from grader.classroom.batch.roster import Student
from grader.text import Text

Answers = Callable[[Place], Collection[str]]
"""The exercises that a submission answers."""


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """A submission, whose it is, and when it came."""

    match: Match
    submitted: datetime | None
    late: bool
    late_seconds: float | None
    instead: str = ""
    """The submission that counts in place of this one, if so."""
    lost: tuple[str, ...] = ()
    """Exercises that only this one answers, though another counts."""

    @property
    def place(self) -> Place:
        return self.match.place

    @property
    def student(self) -> Student:
        return self.match.student

    @property
    def why_not(self) -> Text:
        zh, en = (
            f"同一学生较早的一份；批改了 {self.instead}",
            f"An earlier one of the same student; {self.instead} was graded",
        )
        if self.lost:
            zh += f"；只有这一份有 {', '.join(self.lost)}"
            en += f"; only this one answers {', '.join(self.lost)}"
        return Text(zh, en)


def sorted_out(
    matches: Sequence[Match], due: datetime | None, answers: Answers
) -> tuple[list[Candidate], list[Candidate]]:
    """The submissions that count, and those that a later one of the same student replaces."""
    by_student: dict[str, list[Match]] = {}
    for match in matches:
        by_student.setdefault(match.student.id, []).append(match)
    counting: list[Candidate] = []
    duplicates: list[Candidate] = []
    for found in by_student.values():
        found.sort(key=_when, reverse=True)
        if len(found) == 1:
            counting.append(_candidate(found[0], due))
            continue
        latest, older = _together(found, answers)
        counting.append(_candidate(latest, due))
        duplicates += [replace(_candidate(match, due), instead=latest.place.label, lost=lost) for match, lost in older]
    return counting, duplicates


def _together(found: Sequence[Match], answers: Answers) -> tuple[Match, list[tuple[Match, tuple[str, ...]]]]:
    """The latest with all that answer other exercises, and those that overlap with it."""
    parts, covered = [found[0]], set(answers(found[0].place))
    older = []
    for match in found[1:]:
        own = set(answers(match.place))
        if own and covered and not own & covered:
            parts.append(match)
            covered |= own
        else:
            older.append((match, own))
    latest = parts[0] if len(parts) == 1 else replace(parts[0], place=_one_place([part.place for part in parts]))
    return latest, [(match, tuple(sorted(own - covered))) for match, own in older]


def _one_place(places: Sequence[Place]) -> Place:
    times = [place.modified for place in places if place.modified]
    labels = tuple(place.label for place in places)
    late = any(place.late for place in places)

    def read() -> Contents:
        return joined(places)

    return Place(
        label=" + ".join(sorted(labels)),
        owner=places[0].owner,
        modified=max(times, default=None),
        late=late,
        read=read,
        parts=labels,
    )


def _when(match: Match) -> tuple[float, str]:
    """Ties, as in archives that keep no times, are settled by name: always the same way."""
    time = match.place.modified
    return (time.timestamp() if time else 0.0, match.place.label)


def _candidate(match: Match, due: datetime | None) -> Candidate:
    submitted = match.student.submitted or match.place.modified
    limit = match.student.due or due
    behind = (submitted - limit).total_seconds() if submitted and limit else 0.0
    late = match.place.late or behind > 0
    return Candidate(match=match, submitted=submitted, late=late, late_seconds=behind if behind > 0 else None)
