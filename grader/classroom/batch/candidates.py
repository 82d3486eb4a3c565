"""Which submission of a student counts: those that answer different exercises are one, of others the latest."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from grader.classroom.batch.finding import Contents, Place, joined
from grader.classroom.batch.matching import Match
from grader.classroom.batch.roster import Student
from grader.text import Text

Answers = Callable[[Place], Collection[str]]
"""The exercises that a submission answers."""


@dataclass(frozen=True)
class Due:
    """The deadline of the class, and those of sections that have their own."""

    everybody: datetime | None = None
    sections: Mapping[str, datetime] = field(default_factory=dict)

    def of(self, section: str) -> datetime | None:
        return self.sections.get(section, self.everybody)


NO_DUE = Due()


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """A submission, whose it is, and when it came."""

    match: Match
    submitted: datetime | None
    late: bool
    late_seconds: float | None
    clock: str = ""
    """Where the time is from."""
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
    matches: Sequence[Match], due: Due, answers: Answers, times: Mapping[str, datetime] = {}
) -> tuple[list[Candidate], list[Candidate]]:
    """The submissions that count, and those that a later one of the same student replaces.

    `times` are those that the platform says, by its number of the participant.
    """
    by_student: dict[str, list[Match]] = {}
    for match in matches:
        by_student.setdefault(match.student.id, []).append(match)
    counting: list[Candidate] = []
    duplicates: list[Candidate] = []
    for found in by_student.values():
        found.sort(key=_when, reverse=True)
        if len(found) == 1:
            counting.append(_candidate(found[0], due, times))
            continue
        latest, older = _together(found, answers)
        counting.append(_candidate(latest, due, times))
        duplicates += [
            replace(_candidate(match, due, times), instead=latest.place.label, lost=lost) for match, lost in older
        ]
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
        clock=places[0].clock,
    )


def _when(match: Match) -> tuple[float, str]:
    """Ties, as in archives that keep no times, are settled by name: always the same way."""
    time = match.place.modified
    return (time.timestamp() if time else 0.0, match.place.label)


def _candidate(match: Match, due: Due, times: Mapping[str, datetime]) -> Candidate:
    student = match.student
    submitted, clock = match.place.modified, match.place.clock if match.place.modified else ""
    if (said := times.get(student.moodle or match.place.owner.moodle)) is not None:
        submitted, clock = said, "worksheet"
    if student.submitted is not None:
        submitted, clock = student.submitted, "roster"
    limit = student.due or due.of(student.section)
    behind = (submitted - limit).total_seconds() if submitted and limit else 0.0
    late = match.place.late or behind > 0
    seconds = behind if behind > 0 else None
    return Candidate(match=match, submitted=submitted, late=late, late_seconds=seconds, clock=clock)
