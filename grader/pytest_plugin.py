"""The referee as a pytest plugin: `pytest tests/chapter03` validates the reference, `--submission PATH` grades that.

Each check is one test. It is judged by the same referee as `grade`, against an answer that lives in the player.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from grader.catalog import Course, Exercise
    from grader.checks import Check
    from grader.referee import Exam, PreparedCheck, Referee
    from grader.results import CheckResult


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("grader", "checks of exercises")
    group.addoption("--submission", metavar="PATH", help="grade this submission instead of the reference solutions")
    group.addoption("--isolation", choices=("process", "limits", "sandbox"), help="isolation of the student's code")
    group.addoption("--grader-seed", type=int, default=0, metavar="N", help="draw other inputs for property checks")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if any(check_of(item) for item in items):
        config.pluginmanager.register(Bench(config), "grader-bench")


def check_of(item: pytest.Item) -> Check | None:
    return getattr(getattr(item, "function", None), "check", None)


class CheckNotPassed(Exception):
    """Carries a check's result to the report."""

    def __init__(self, result: CheckResult) -> None:
        super().__init__(result.title.en)
        self.result = result


class Bench:
    """Sits beside the tests of one session: the stage, the referee, and the exam of each exercise."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self._referees: dict[Path, Referee] = {}
        self._exams: dict[Path, tuple[Exercise, Exam | str, dict[str, PreparedCheck]]] = {}
        self._results: dict[Path, list[CheckResult]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> bool | None:
        check = check_of(pyfuncitem)
        if check is None:
            return None
        result = self.judge(pyfuncitem, check)
        if result.status == "skipped" and result.reason:
            pytest.fail(f"{result.title.en}: {result.reason.en}", pytrace=False)
        if result.status != "passed":
            raise CheckNotPassed(result)
        return True

    def judge(self, item: pytest.Item, check: Check) -> CheckResult:
        path = Path(item.path)
        if path not in self._exams:
            self._exams[path] = self._open(path, item)
        exercise, exam, prepared = self._exams[path]
        if isinstance(exam, str):
            pytest.fail(exam, pytrace=False)
        results = self._results.setdefault(path, [])
        result = self._referee(path).judge(prepared[check.id], exam, results)
        results.append(result)
        return result

    def _open(self, path: Path, item: Any) -> tuple[Exercise, Exam | str, dict[str, PreparedCheck]]:
        from grader.loading import checks_in
        from grader.referee import Exam
        from grader.submission import read

        referee = self._referee(path)
        exercise = next(e for e in referee.course.exercises if e.checks.resolve() == path.resolve())
        _, prepared = referee.prepare_module(exercise, checks_in(item.module, exercise, referee.course))
        wanted = self.config.getoption("--submission")
        submission = read(Path(wanted) if wanted else exercise.solution, [exercise])
        problem, source = submission.problem_of(exercise), submission.source_of(exercise)
        by_id = {one.check.id: one for one in prepared}
        if problem is not None:
            return exercise, problem.message.en, by_id
        if source is None:
            return exercise, f"Exercise {exercise.id} is not attempted: {submission.name} has no file for it", by_id
        return exercise, Exam(referee.stage, source), by_id

    def _referee(self, path: Path) -> Referee:
        from grader.grading import preloaded
        from grader.player import Stage
        from grader.referee import Referee

        root = path.parents[2]
        if root not in self._referees:
            course = _course_at(root)
            stage = Stage(self.config.getoption("--isolation"), preload=preloaded(course))
            self._referees[root] = Referee(course, stage, seed=self.config.getoption("--grader-seed"))
        return self._referees[root]

    def pytest_sessionfinish(self) -> None:
        for _, exam, _ in self._exams.values():
            if not isinstance(exam, str):
                exam.restart()
        for referee in self._referees.values():
            referee.stage.close()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        report = yield
        if call.excinfo is not None and isinstance(call.excinfo.value, CheckNotPassed):
            report.longrepr = words_of(call.excinfo.value.result)
        return report


def words_of(result: CheckResult) -> str:
    """A failed check as pytest shows it: both languages, since the reader may be the author of the check."""
    lines = [f"{result.title.zh} / {result.title.en}: {result.status}"]
    if failure := result.failure:
        lines.append(f"  {failure.message.zh} / {failure.message.en}")
        if failure.error:
            lines += [f"    {frame.file}:{frame.line} {frame.source}" for frame in failure.error.frames]
            lines.append(f"    {failure.error.type}: {failure.error.message}")
        for name, value in failure.inputs.items():
            lines.append(f"  {name} = {value.text}")
        for call in failure.calls:
            returned = f" -> {call.returned.text}" if call.returned else ""
            lines.append(f"  {call.function}({', '.join(arg.text for arg in call.args)}){returned}")
        lines += [f"  expected {failure.expected.text}"] if failure.expected else []
        lines += [f"  got      {failure.got.text}"] if failure.got else []
    return "\n".join(lines)


def _course_at(root: Path) -> Course:
    from grader.catalog import Course, own_course

    own = own_course()
    return own if root.resolve() == own.root else Course.at(root)
