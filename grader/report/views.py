"""The results as a page shows them: what needs work first, and where to look first."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PurePath

from grader.report import source
from grader.results.model import CheckResult, ExerciseResult, Frame, Report


@dataclass(frozen=True)
class CheckView:
    result: CheckResult
    anchor: str


@dataclass(frozen=True, kw_only=True)
class ExerciseView:
    """An exercise with its checks sorted by what they mean for the student."""

    result: ExerciseResult
    anchor: str
    stuck: list[CheckView]
    skipped: list[CheckView]
    passed: list[CheckView]
    failing_lines: frozenset[int]

    @property
    def needs_work(self) -> bool:
        return self.result.status in ("failed", "partial", "broken", "in_progress") or self.result.problem is not None


@dataclass(frozen=True)
class Next:
    """Where to look first."""

    exercise: ExerciseView
    check: CheckView | None = None


def exercises_of(report: Report) -> list[ExerciseView]:
    views, anchors = [], set[str]()
    for number, exercise in enumerate(report.exercises, 1):
        anchor = "ex-" + re.sub(r"[^A-Za-z0-9]+", "-", exercise.id)[:40].strip("-")
        if anchor in anchors or anchor == "ex-":
            anchor += f"-n{number}"
        anchors.add(anchor)
        checks = [CheckView(check, f"{anchor}-c{i}") for i, check in enumerate(exercise.checks, 1)]
        views.append(
            ExerciseView(
                result=exercise,
                anchor=anchor,
                stuck=[next(view for view in checks if view.result is check) for check in exercise.failing],
                skipped=[view for view in checks if view.result.status == "skipped"],
                passed=[view for view in checks if view.result.status == "passed"],
                failing_lines=_failing_lines(exercise),
            )
        )
    return views


def next_of(views: list[ExerciseView]) -> Next | None:
    """The first thing to fix; where nothing is wrong, the first exercise that is not done."""
    for view in views:
        if view.needs_work:
            first = next(iter([*view.stuck, *view.skipped]), None)
            return Next(view, first if view.result.problem is None else None)
    return next((Next(view) for view in views if view.result.status == "not_attempted"), None)


def _failing_lines(exercise: ExerciseResult) -> frozenset[int]:
    """The lines an exception stopped at: the innermost of each traceback."""
    errors = [check.failure.error for check in exercise.checks if check.failure]
    errors.append(exercise.problem.error if exercise.problem else None)
    return frozenset(
        error.frames[-1].line for error in errors if error and error.frames and is_own(exercise, error.frames[-1])
    )


def is_own(exercise: ExerciseResult, frame: Frame) -> bool:
    """Whether the frame is a line of the source that the report has."""
    every = source.split(exercise.source) if exercise.source else []
    if not 1 <= frame.line <= len(every):
        return False
    same_file = PurePath(frame.file).name == PurePath(exercise.source_file).name
    same_line = every[frame.line - 1].strip() == frame.source.strip()
    return same_line if frame.source.strip() else same_file
