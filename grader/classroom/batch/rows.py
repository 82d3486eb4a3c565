"""What the gradebook is told of a submission and of its student."""

from __future__ import annotations

from grader.classroom.batch.candidates import Candidate
from grader.classroom.batch.intake import Intake
from grader.classroom.batch.roster import Student
from grader.classroom.gradebook import Person, Row
from grader.classroom.gradebook.gradebook import Status
from grader.text import Text


def row_of(
    candidate: Candidate,
    status: Status,
    reason: Text = Text("", ""),
    *,
    intake: Intake | None = None,
    digest: str = "",
    look: str = "",
    seconds: float = 0.0,
    report: str = "",
) -> Row:
    match = candidate.match
    return Row(
        label=candidate.place.label,
        student=candidate.student.id,
        status=status,
        reason=reason,
        submitted=candidate.submitted.isoformat(timespec="seconds") if candidate.submitted else None,
        late=candidate.late,
        digest=digest,
        seconds=seconds,
        report=report,
        late_seconds=candidate.late_seconds,
        rule=match.rule,
        unclear=[match.unclear] if match.unclear else [],
        recognised=intake.recognised if intake else [],
        unrecognised=intake.unrecognised if intake else [],
        remarks=intake.remarks if intake else [],
        candidates=list(match.candidates) if match.unclear else [],
        clock=candidate.clock,
        look=look,
    )


def person_of(student: Student) -> Person:
    return Person(
        id=student.id,
        name=student.name,
        email=student.email,
        moodle=student.moodle,
        canvas=student.canvas,
        upload=student.upload,
        section=student.section,
        on_roster=student.on_roster,
    )
