"""Failures as lines `file:line: message`, which editors and other programs turn into marks beside the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from grader.report.visible import escaped
from grader.results.model import CheckResult, ExerciseResult, Failure, Report, StudentError
from grader.text import Language

PATTERN = r"^(.+?):(\d+): (.*)$"
"""What each line matches: file, line, message."""
LONGEST = 300


def lines(report: Report, folder: Path, language: Language) -> Iterator[str]:
    """One line for each failure; `folder` is the one that the names of files are counted from."""
    for exercise in report.exercises:
        if exercise.problem is not None and exercise.status != "not_attempted":
            problem = exercise.problem
            said = [problem.message.in_(language), *_of(problem.error)]
            yield _line(exercise, folder, *_place_of(problem.error, exercise), said)
        for check in exercise.failing:
            yield _line(exercise, folder, *_place(check, exercise), list(_words(check, language)))


def _line(exercise: ExerciseResult, folder: Path, file: str, line: int, words: list[str]) -> str:
    path = escaped(str(folder / file)).replace("\n", "\\n")
    message = escaped(f"{exercise.id} {': '.join(filter(None, words))}").replace("\n", " ")
    cut = f"{message[: LONGEST - 2]} …" if len(message) > LONGEST else message
    return f"{path}:{line}: {cut}"


def _words(check: CheckResult, language: Language) -> Iterator[str]:
    yield check.title.in_(language)
    failure = check.failure
    if failure is None:
        yield check.reason.in_(language) if check.reason else check.status
        return
    yield failure.message.in_(language)
    yield from _of(failure.error)
    yield from _call(failure)


def _call(failure: Failure) -> Iterator[str]:
    if failure.calls and failure.readable:
        call = failure.calls[-1]
        yield f"{call.function}({', '.join(argument.text for argument in call.args)})"


def _of(error: StudentError | None) -> Iterator[str]:
    if error is not None:
        yield f"{error.type}: {error.message}"


def _place(check: CheckResult, exercise: ExerciseResult) -> tuple[str, int]:
    """Where the error arose, or where the function begins that gave the wrong answer."""
    failure = check.failure
    if failure is None:
        return exercise.source_file, 1
    if failure.error is not None and failure.error.frames:
        return _place_of(failure.error, exercise)
    return exercise.source_file, _definition(failure.calls[-1].function, exercise.source) if failure.calls else 1


def _place_of(error: StudentError | None, exercise: ExerciseResult) -> tuple[str, int]:
    if error is None or not error.frames:
        return exercise.source_file, 1
    return error.frames[-1].file, error.frames[-1].line


def _definition(function: str, source: str) -> int:
    """The line of the last definition of a function, which is the one that counts."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return 1
    found = [node.lineno for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == function]
    return found[-1] if found else 1
