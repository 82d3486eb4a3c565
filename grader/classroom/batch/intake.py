"""What was recognised in a submission before it is graded: which exercises it answers, and why it answers no others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.classroom.batch.finding import Contents
from grader.course.catalog import Exercise
from grader.submission import Submission
from grader.text import Text


@dataclass(frozen=True, kw_only=True)
class Intake:
    """A submission as it was read, with the names of the verdicts on it."""

    contents: Contents
    answers: dict[str, str]
    """Exercise -> the name of all that a verdict sees of the submission."""
    keys: dict[str, str]
    recognised: list[str]
    unrecognised: list[tuple[str, Text]]
    remarks: list[Text]
    problem: Text | None
    """Why nothing in it could be read."""


def intake_of(
    contents: Contents,
    submission: Submission,
    exercises: Sequence[Exercise],
    answers: dict[str, str],
    keys: dict[str, str],
) -> Intake:
    recognised = [exercise.id for exercise in exercises if exercise.id in submission.documents]
    unrecognised = [
        (exercise.id, _why_not(submission, exercise)) for exercise in exercises if exercise.id not in recognised
    ]
    remarks = list(dict.fromkeys(note for id in recognised for note in submission.notes.get(id, [])))
    problem = contents.problem
    if problem is None and not submission.documents and not submission.helpers and submission.problems:
        problem = next(iter(submission.problems.values()))
    remarks += [why for path, why in contents.unreadable.items() if why not in remarks and why != problem]
    return Intake(
        contents=contents,
        answers=answers,
        keys=keys,
        recognised=recognised,
        unrecognised=unrecognised,
        remarks=remarks,
        problem=problem,
    )


def _why_not(submission: Submission, exercise: Exercise) -> Text:
    if (problem := submission.problem_of(exercise)) is not None:
        return problem.message
    if notes := submission.notes_on(exercise):
        return notes[0]
    name = f"{exercise.module}.py"
    return Text(
        f"没有 {name}，也没有标出练习 {exercise.id} 的单元",
        f"There is no {name}, and no cell marked as exercise {exercise.id}",
    )
