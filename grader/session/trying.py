"""`grade try 3.3 fit`: one function of one's own, on the input that fails or on arguments typed, in the player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.course.catalog import Exercise
from grader.errors import WrongUsage
from grader.explaining.advice import on_error
from grader.player import PlayerStopped, Raised, Returned, Source, TimedOut, Unusable
from grader.report.literal import written_out
from grader.results.literal import NotALiteral, read, written
from grader.results.model import Call
from grader.results.places import place
from grader.session.grading import Grading, Work
from grader.submission import Submission
from grader.text import Text


@dataclass(frozen=True)
class Tried:
    """What became of the call."""

    call: str
    printed: str
    outcome: Text
    fine: bool
    """Whether the function returned."""
    script: str = ""
    """The same call as a program, to be run with a debugger beside the student's file."""


def try_function(grading: Grading, work: Work, function: str, typed: Sequence[str]) -> Tried:
    """Calls the function with what was typed, or, where nothing was, with the arguments on which a check fails."""
    (exercise,) = work.exercises
    if function not in exercise.functions:
        names = ", ".join(exercise.functions)
        raise WrongUsage(
            f"{exercise.id} 没有函数 {function}；有 {names}", f"{exercise.id} has no {function}; it has {names}"
        )
    submission = grading.read(work)
    args = _typed(typed) if typed else _failing(grading, work, function)
    source = submission.source_of(exercise)
    if source is None:
        raise WrongUsage(f"{exercise.id} 还没有写", f"{exercise.id} is not written yet")
    printed, outcome, fine = _outcome(grading, exercise, submission, source, function, args)
    script = as_script(exercise, source.main, function, args)
    return Tried(f"{function}({', '.join(map(written, args))})", printed, outcome, fine, script)


def _outcome(
    grading: Grading, exercise: Exercise, submission: Submission, source: Source, function: str, args: Sequence[object]
) -> tuple[str, Text, bool]:
    """What was printed, what came of the call, and whether it returned."""
    printed, cells = "", submission.cells_of(exercise)
    try:
        with grading.stage.player(source) as player:
            try:
                before = len(player.output)
                reply = player.call(function, *args)
            finally:
                printed = player.output[before:]
    except PlayerStopped as stopped:
        where = stopped.where if isinstance(stopped, TimedOut) else None
        zh, en = stopped.reason
        if where is not None:
            at = place(where.file, where.line, cells, where.function)
            zh, en = f"{zh}\n{at.zh}：{where.source}", f"{en}\n{at.en}: {where.source}"
        return printed, Text(zh, en), False
    match reply:
        case Returned(value=value):
            return printed, Text.of(written(value)), True
        case Raised(error=error):
            lines = [f"{frame.file}:{frame.line}: {frame.source}" for frame in error.frames[-4:]]
            said = "\n".join([*lines, f"{error.type}: {error.message}"])
            zh, en = on_error(error, submission.text_of(exercise), cells) or Text("", "")
            return printed, Text(f"{said}\n{zh}".strip(), f"{said}\n{en}".strip()), False
        case Unusable(reason=reason):
            return printed, reason, False
    return printed, Text(f"{function} 还没有写", f"{function} is not written yet"), False


def as_script(exercise: Exercise, module: str, function: str, args: Sequence[object]) -> str:
    """A program that makes one call of a function in a module of the student's."""
    names = exercise.parameters.get(function, ())
    named = [names[n] if n < len(names) else f"argument_{n + 1}" for n in range(len(args))]
    values = [f"{name} = {written(value)}" for name, value in zip(named, args, strict=True)]
    numpy = ["import numpy as np"] if any("np." in value for value in values) else []
    call = f"{function}({', '.join(named)})"
    return "\n".join([*numpy, f"from {module} import {function}", "", *values, f"print({call})", ""])


def _typed(typed: Sequence[str]) -> list[object]:
    try:
        return [read(one) for one in typed]
    except NotALiteral as error:
        raise WrongUsage(
            f'参数写成 Python 的样子，各自加引号，例如 "[1, 2]" "np.array([[1.0]])"（{error}）',
            f'Write arguments as Python, each in quotes, such as "[1, 2]" "np.array([[1.0]])" ({error})',
        ) from error


def _failing(grading: Grading, work: Work, function: str) -> list[object]:
    """The arguments of the first call of this function that the report shows as failing."""
    (exercise,) = work.exercises
    report = grading.grade(grading.read(work), [exercise])
    calls = [check.failure.calls for check in report.exercises[0].failing if check.failure]
    for call in (call for made in calls for call in reversed(made) if call.function == function):
        if (args := _read(call)) is not None:
            return args
    raise WrongUsage(
        f"没有一条检查在 {function} 上不通过；要自己试，写上参数：{_example(exercise, function)}",
        f"No check fails on {function}; to try it, add arguments: {_example(exercise, function)}",
    )


def _read(call: Call) -> list[object] | None:
    texts = [written_out(value) for value in call.args]
    try:
        return [read(text) for text in texts if text is not None] if None not in texts else None
    except NotALiteral:
        return None


def _example(exercise: Exercise, function: str) -> str:
    return " ".join(["grade try", exercise.id, function, *(f'"{name}"' for name in exercise.parameters[function])])
