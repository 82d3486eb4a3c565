"""Grading for the page: an exercise as its file is now, check by check, and single calls of the student's functions."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from grader.course.catalog import Exercise
from grader.errors import WrongUsage
from grader.page import fragments, verdicts
from grader.page.catalogue import said
from grader.page.files import own_file
from grader.page.study import Study
from grader.report.literal import written_out
from grader.report.pictures import with_pictures
from grader.results.model import CheckResult, ExerciseResult, Failure, Report
from grader.session import history, workspace
from grader.session.grading import Grading, Work
from grader.session.trying import try_function
from grader.session.watching import source_changed
from grader.submission import Submission
from grader.text import Text

Event = dict[str, Any]
Tell = Callable[[Event], None]


@dataclass(frozen=True)
class Judged:
    """What was graded last of an exercise, and what it was."""

    submission: Submission
    report: Report
    version: str


class Judge:
    """Grades one exercise after another with everything warm; what did not change is not judged again."""

    def __init__(self, study: Study, grading: Grading) -> None:
        self._study, self._grading = study, grading
        self._judged: dict[str, Judged] = {}

    def grade(self, id: str, tell: Tell) -> None:
        """Tells what comes of the file of this exercise, as `GradeEvent` in `engine.js` has it."""
        exercise = self._study.exercise(id)
        work = self._work(exercise)
        version = own_file(self._study.course, exercise, self._study.home, self._study.language).version
        submission = self._grading.read(work)
        before = self._judged.get(id)
        if before is None or source_changed(before.submission, submission, exercise):
            self._judged[id] = Judged(submission, self._graded(submission, exercise, tell), version)
        else:
            self._judged[id] = Judged(before.submission, before.report, version)
        report = self._judged[id].report
        self._remember(report)
        tell({"kind": "verdict", "verdict": self._verdict(report, version)})
        self._draw(submission, report, exercise, tell)

    def try_call(self, id: str, name: str, args: Sequence[str] | None) -> Event:
        """One call of one function: on these arguments, or on those with which a check failed."""
        exercise = self._study.exercise(id)
        if args is None:
            args = next((args for function, args in self._failing(id) if function == name), None)
        if args is None:
            raise WrongUsage(f"没有一条检查在 {name} 上不通过", f"No check fails on {name}")
        tried = try_function(self._grading, self._work(exercise), name, args)
        return {
            "call": tried.call,
            "printed": tried.printed,
            "outcome": said(tried.outcome),
            "fine": tried.fine,
            "script": tried.script,
        }

    def _remember(self, report: Report) -> None:
        """Before anybody hears of it; who only looks at what was graded last has not worked."""
        course, home, (result,) = self._study.course, self._study.home, report.exercises
        known = workspace.load_state(home, course).get(result.id, {})
        if known.get("status") != result.status or not history.is_latest(result, home):
            workspace.save_state(report, course, home)
            history.keep(result, home)

    def _work(self, exercise: Exercise) -> Work:
        path = workspace.find_work([exercise], self._study.home)
        if path is None:
            raise WrongUsage("还没有文件：先保存。", "There is no file yet: save first.")
        return Work(path, [exercise], own=True)

    def _graded(self, submission: Submission, exercise: Exercise, tell: Tell) -> Report:
        pool = self._grading.pool
        module, _ = pool.referee.prepare(exercise)
        checks = [{"id": one.id, "title": fragments.sentence(one.title)} for one in module.checks]
        tell({"kind": "begun", "checks": checks})
        return pool.grade(
            submission,
            [exercise],
            hear=lambda decided: tell({"kind": "check", "id": decided.check, "status": decided.status}),
        )

    def _verdict(self, report: Report, version: str) -> Event:
        (result,) = report.exercises
        return {
            "version": version,
            "status": result.status,
            "state": fragments.state_of(result),
            "points": round(result.points, 2),
            "max_points": result.max_points,
            "html": verdicts.verdict(self._study.templates, report),
            "marks": list(_marks(result)),
            "calls": [{"function": function, "args": args} for function, args in self._failing(result.id)],
        }

    def _failing(self, id: str) -> list[tuple[str, list[str]]]:
        """The calls that the last verdict shows as failing, written in Python."""
        judged = self._judged.get(id)
        failures = [check.failure for check in judged.report.exercises[0].failing] if judged else []
        calls = [call for failure in failures if failure for call in reversed(failure.calls)]
        written = [(call.function, [written_out(value) for value in call.args]) for call in calls]
        return [(function, [arg for arg in args if arg is not None]) for function, args in written if None not in args]

    def _draw(self, submission: Submission, report: Report, exercise: Exercise, tell: Tell) -> None:
        module, _ = self._grading.pool.referee.prepare(exercise)
        if module.pictures and report.exercises[0].checks:
            drawn = with_pictures(report, self._grading.pool, submission, [exercise])
            tell({"kind": "pictures", "html": verdicts.pictures(self._study.templates, drawn)})


def _marks(result: ExerciseResult) -> Iterator[Event]:
    """The lines of the file where something is wrong, with a sentence each."""
    if result.problem is not None and result.problem.error is not None and result.problem.error.frames:
        yield {"line": result.problem.error.frames[-1].line, "said": said(result.problem.message)}
    for check in result.failing:
        if check.failure is not None and (line := _line(check.failure, result)):
            yield {"line": line, "said": said(_words(check, check.failure))}


def _line(failure: Failure, result: ExerciseResult) -> int:
    """Where an error arose in the file, or where the function begins that gave the wrong answer; 0: nowhere."""
    if failure.error is not None:
        frames = [frame.line for frame in failure.error.frames if frame.file == result.source_file]
        return frames[-1] if frames else 0
    name = failure.calls[-1].function if failure.calls else ""
    try:
        body = ast.parse(result.source).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return 0
    return max((node.lineno for node in body if isinstance(node, ast.FunctionDef) and node.name == name), default=0)


def _words(check: CheckResult, failure: Failure) -> Text:
    return Text(f"{check.title.zh}：{failure.message.zh}", f"{check.title.en}: {failure.message.en}")
