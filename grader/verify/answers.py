"""Answers that are known beforehand, reference, banks and mutants, handed to the referee as if a student wrote them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from grader.catalog import Exercise
from grader.player import PlayerStopped, Source
from grader.referee import Exam, Referee
from grader.results import CheckResult, ExerciseResult
from grader.submission import Submission, read_files

Grade = Callable[[Path], ExerciseResult]
"""Grades a file as the answer to an exercise."""


def grader_of(referee: Referee, exercise: Exercise) -> Grade:
    return lambda path: referee.grade_exercise(as_answer(exercise, path), exercise)


def as_answer(exercise: Exercise, path: Path) -> Submission:
    """A file as a submission for its exercise, whatever it is called; the other solutions may be imported."""
    files = {exercise.stub.name: path.read_bytes()}
    for neighbour in exercise.solution.parent.glob("ex*.py"):
        files.setdefault(neighbour.name, neighbour.read_bytes())
    return read_files(path.stem, files, {}, [exercise.id])


def passes_all(referee: Referee, exercise: Exercise, text: str) -> bool:
    """Whether this text in the place of the reference passes every check; the first that it fails ends the exam."""
    source = as_answer(exercise, exercise.solution).source_of(exercise)
    assert source is not None
    exam = Exam(referee.stage, _with_text(source, text))
    earlier: list[CheckResult] = []
    try:
        if exam.running().loaded.problem is not None:
            return False
        for check in referee.prepare(exercise)[1]:
            earlier.append(referee.judge(check, exam, earlier))
            if earlier[-1].status != "passed":
                return False
    except PlayerStopped:
        return False
    finally:
        exam.restart()
    return True


def _with_text(source: Source, text: str) -> Source:
    return replace(source, modules={**source.modules, source.main: text.encode()})
