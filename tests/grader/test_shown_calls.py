"""The call that is shown belongs to the function whose reply was compared, and is code that runs.

Over real reports: known mistakes of the course are graded, and their JSON is held against the check itself, run once
more on the input that is shown: with that function answered by the reference it must not fail in the same way.
`python -m tests.grader.test_shown_calls [EXERCISES]` does so with every mistake, and prints what does not hold.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

from grader.asking.calls import Answer, AnswerRaised, NotWritten, value_of
from grader.authoring.compare import CheckFailed, Share
from grader.course.catalog import Course, Exercise, own_course
from grader.course.mistakes import Mistake
from grader.deciding.checks import PreparedCheck
from grader.player import Player, PlayerStopped, Stage
from grader.referee.referee import Referee
from grader.report.literal import written_out
from grader.results.literal import read
from grader.results.model import Call, CheckResult, Failure, Value, from_json, to_json
from grader.submission import as_answer

EVERY = 12
"""Of the exercises of the course one in so many is tried here, each with two of its mistakes."""
COURSE = own_course()


def some_mistakes(exercise: Exercise) -> list[Mistake]:
    believed = [mistake for mistake in exercise.mistakes if not mistake.narrow]
    return believed[:: max(1, len(believed) // 2)][:2]


@pytest.fixture(scope="module")
def course_stage() -> Iterator[Stage]:
    with Stage(preload=COURSE.preload) as stage:
        yield stage


@pytest.mark.parametrize("exercise", COURSE.exercises[::EVERY], ids=lambda exercise: exercise.id)
def test_the_shown_call_decides_and_runs(exercise: Exercise, course_stage: Stage) -> None:
    referee = Referee(COURSE, course_stage)
    for mistake in some_mistakes(exercise):
        assert list(objections(referee, exercise, mistake)) == []


def objections(referee: Referee, exercise: Exercise, mistake: Mistake) -> Iterator[str]:
    """What is not as it should be in the report on a known mistake."""
    source = as_answer(exercise, mistake.source)
    report = from_json(to_json(referee.grade(source, [exercise])))
    prepared = {one.check.id: one for one in referee.prepare(exercise)[1]}
    for check in report.exercises[0].checks:
        if check.failure is None or not check.failure.calls:
            continue
        where = f"{exercise.id} {mistake.name} {check.id}"
        yield from (f"{where}: {call.function}: {why}" for call in check.failure.calls for why in _does_not_run(call))
        if check.status == "failed":
            yield from (f"{where}: {why}" for why in _does_not_decide(referee, exercise, mistake, prepared, check))


def _does_not_run(call: Call) -> Iterator[str]:
    """Whether what is printed for an argument is another value, or no code."""
    for arg in call.args:
        if not arg.complete:
            if not arg.text.endswith("…") and len(arg.text) > 300:
                yield f"{arg.type} is cut without a mark"
            continue
        names: dict[str, Any] = {"np": np, "math": __import__("math")}
        if isinstance(arg.data, dict) and "callable" in arg.data:
            if arg.data["source"]:
                exec(arg.data["source"], names) if not arg.data["source"].startswith("lambda") else None
                if not callable(eval(arg.text, names)):
                    yield f"{arg.text} is no function"
            continue
        try:
            eval(arg.text, names)
        except Exception as error:
            yield f"{arg.text[:80]} does not run: {type(error).__name__}"


def _does_not_decide(
    referee: Referee, exercise: Exercise, mistake: Mistake, prepared: Mapping[str, PreparedCheck], check: CheckResult
) -> Iterator[str]:
    failure = check.failure
    assert failure is not None
    inputs = {name: _value(value) for name, value in failure.inputs.items()}
    if None in inputs.values() or _is_about_order(failure):
        return
    given = {name: one[0] for name, one in inputs.items() if one is not None}
    shown = {call.function for call in failure.calls}
    right = as_answer(exercise, exercise.solution.read_text(encoding="utf-8")).source_of(exercise)
    wrong = as_answer(exercise, mistake.source).source_of(exercise)
    assert right is not None
    assert wrong is not None
    with referee.stage.player(wrong) as player:
        before = _outcome(prepared[check.id], given, Answer(lambda f, args: _asked(player, f, args)))
    with referee.stage.player(wrong) as player, referee.stage.player(right) as reference:
        mended = Answer(lambda f, args: _asked(reference if f in shown else player, f, args))
        after = _outcome(prepared[check.id], given, mended)
    if before is not None and before == after:
        yield f"fails as before with {', '.join(sorted(shown))} right: {before}"


def _is_about_order(failure: Failure) -> bool:
    """Whether it says that arguments were changed, or that it depends on earlier calls: no reply was compared."""
    return "in place" in failure.message.en or "asked alone" in failure.message.en


def _value(value: Value) -> tuple[Any] | None:
    text = written_out(value)
    try:
        return None if text is None else (read(text),)
    except ValueError:
        return None


def _asked(player: Player, function: str, args: tuple[Any, ...]) -> Any:
    return value_of(function, player.call(function, *args))


def _outcome(prepared: PreparedCheck, inputs: dict[str, Any], answer: Answer) -> str | None:
    """The sentence with which the check fails; None where it does not."""
    try:
        share = prepared.run(answer, inputs)
    except CheckFailed as failed:
        return f"{failed.message.en} {failed.got!r}" if failed.has_got else failed.message.en
    except AssertionError as failed:
        return str(failed)
    except (AnswerRaised, NotWritten, PlayerStopped) as other:
        return type(other).__name__
    return f"a share of {share.earned}" if isinstance(share, Share) and share.earned < 1 else None


def _all(course: Course, ids: list[str]) -> None:
    exercises = [one for id in ids for one in course.find(id)] if ids else course.exercises
    with Stage(preload=course.preload) as stage:
        referee = Referee(course, stage)
        for exercise in exercises:
            for mistake in exercise.mistakes:
                for why in objections(referee, exercise, mistake):
                    print(why, flush=True)
            print(f"{exercise.id}: {len(exercise.mistakes)} mistakes", flush=True)


if __name__ == "__main__":
    _all(COURSE, sys.argv[1:])
