"""The referee as a pytest plugin: `pytest tests/chapter03` validates the reference, `--submission PATH` grades that.

Each check is one test. It is judged by the same referee as `grade`, against an answer that lives in the player.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from grader.asking.calls import Answer
    from grader.authoring.checks import Check
    from grader.children.child import Child
    from grader.children.outcome import Done, Exceeded
    from grader.course.catalog import Course, Exercise
    from grader.course.loading import CheckModule
    from grader.deciding.checks import PreparedCheck
    from grader.player import Source
    from grader.referee.judging import Judging
    from grader.referee.referee import Referee
    from grader.results.model import CheckResult


def pytest_addoption(parser: pytest.Parser) -> None:
    from grader.results.model import LEVELS

    group = parser.getgroup("grader", "checks of exercises")
    group.addoption("--submission", metavar="PATH", help="grade this submission instead of the reference solutions")
    group.addoption("--isolation", choices=LEVELS, help="isolation of the student's code")
    group.addoption("--grader-seed", type=int, default=0, metavar="N", help="draw other inputs for property checks")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if any({"answer", "reference"} & set(getattr(item, "fixturenames", ())) for item in items):
        config.pluginmanager.register(CheckPlugin(config), "grader-checks")


@pytest.fixture
def answer(request: pytest.FixtureRequest) -> Answer:
    """The submission under test: each attribute is a function that runs in the player."""
    from grader.asking.calls import Answer, Calls

    def call(function: str, args: tuple[Any, ...]) -> Any:
        judging = plugin_of(request).opened(request.node, must_be_there=True).judging
        return Calls(judging.conversation.ask).call(function, args)

    return Answer(call)


@pytest.fixture
def reference(request: pytest.FixtureRequest) -> ModuleType:
    """The reference solution, imported here."""
    from grader.course.loading import load_reference

    opened = plugin_of(request).opened(request.node)
    return load_reference(opened.course, opened.exercise)


def plugin_of(request: pytest.FixtureRequest) -> CheckPlugin:
    plugin = request.config.pluginmanager.get_plugin("grader-checks")
    assert isinstance(plugin, CheckPlugin)
    return plugin


def check_of(item: pytest.Item) -> Check | None:
    return getattr(getattr(item, "function", None), "check", None)


class CheckNotPassed(Exception):
    """Carries a check's result to the report."""

    def __init__(self, result: CheckResult) -> None:
        super().__init__(result.title.en)
        self.result = result


@dataclass(kw_only=True)
class Opened:
    """An exercise whose checks are being run."""

    course: Course
    exercise: Exercise
    referee: Referee
    module: CheckModule
    prepared: dict[str, PreparedCheck]
    source: Source | None
    """None where there is nothing to examine; `problem` says why."""
    problem: str = ""
    results: list[CheckResult] = field(default_factory=list)

    @cached_property
    def judging(self) -> Judging:
        """That of the process that first asks for it: plain tests ask here, checks in the child."""
        assert self.source is not None
        return self.referee.judging(self.exercise, self.module, self.source)

    @cached_property
    def child(self) -> Child[tuple[str, list[CheckResult]], CheckResult]:
        from grader.children.child import Child

        return Child(self._judge)

    def _judge(self, question: tuple[str, list[CheckResult]]) -> CheckResult:
        id, earlier = question
        judging = self.judging
        judging.judge.take_over(earlier)
        decision = judging.judge.decide(self.prepared[id])
        return judging.with_strict(judging.result_of(decision), judging.judge.decide_strict(decision))

    def judge(self, id: str) -> Done[CheckResult] | Exceeded:
        """The verdict of one check, in a child with limits."""
        from grader.children.outcome import Done

        outcome = self.child.ask((id, self.results))
        if isinstance(outcome, Done):
            self.results.append(outcome.answer)
        return outcome

    def close(self) -> None:
        for part in (self.child, vars(self).get("judging")):
            if part is not None:
                part.close()


class CheckPlugin:
    """Sits beside the tests of one session: the stage, the referee, and the exercises that are open."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self._referees: dict[Path, Referee] = {}
        self._opened: dict[Path, Opened] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> bool | None:
        check = check_of(pyfuncitem)
        if check is None:
            return None
        from grader.children.outcome import Exceeded

        outcome = self.opened(pyfuncitem, must_be_there=True).judge(check.id)
        if isinstance(outcome, Exceeded):
            pytest.fail(f"{check.title.en}: {outcome.text.en}", pytrace=False)
        result = outcome.answer
        if result.status == "skipped" and result.reason:
            pytest.fail(f"{result.title.en}: {result.reason.en}", pytrace=False)
        if result.status != "passed":
            raise CheckNotPassed(result)
        if result.strict and result.strict.status != "passed" and not self.config.getoption("--submission"):
            why = result.strict.failure.message if result.strict.failure else result.strict.reason
            pytest.fail(f"{result.title.en}: the reference has no star: {why and why.en}", pytrace=False)
        return True

    def opened(self, item: Any, *, must_be_there: bool = False) -> Opened:
        path = Path(item.path)
        if path not in self._opened:
            self._rest()
            self._opened[path] = self._open(path, item)
        if must_be_there and self._opened[path].source is None:
            pytest.fail(self._opened[path].problem, pytrace=False)
        return self._opened[path]

    def _open(self, path: Path, item: Any) -> Opened:
        from grader.course.loading import checks_in
        from grader.submission import read_apart

        referee = self._referee(path)
        exercise = next(e for e in referee.course.exercises if e.checks.resolve() == path.resolve())
        module, prepared = referee.preparation.prepare_module(
            exercise, checks_in(item.module, exercise, referee.course)
        )
        wanted = self.config.getoption("--submission")
        where = Path(wanted) if wanted else exercise.solution.parent
        submission = read_apart(where, [exercise], own=not wanted, books=referee.course.books)
        problem, source = submission.problem_of(exercise), submission.source_of(exercise)
        by_id = {one.check.id: one for one in prepared}
        if problem is not None:
            return Opened(
                course=referee.course,
                exercise=exercise,
                referee=referee,
                module=module,
                prepared=by_id,
                source=None,
                problem=problem.message.en,
            )
        missing = f"Exercise {exercise.id} is not attempted: {submission.name} has no answer to it"
        return Opened(
            course=referee.course,
            exercise=exercise,
            referee=referee,
            module=module,
            prepared=by_id,
            source=source,
            problem=missing,
        )

    def _referee(self, path: Path) -> Referee:
        from grader.player import Stage
        from grader.referee.referee import Referee

        root = path.parents[2]
        if root not in self._referees:
            course = _course_at(root)
            stage = Stage(self.config.getoption("--isolation"), preload=course.preload)
            self._referees[root] = Referee(course, stage, seed=self.config.getoption("--grader-seed"))
        return self._referees[root]

    def _rest(self) -> None:
        """No process waits for an exercise that is done; should it be asked again, it gets another."""
        for opened in self._opened.values():
            opened.close()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self, nextitem: pytest.Item | None) -> None:
        if nextitem is None:  # a process of ours would keep open what other fixtures of the session wait for
            self._rest()

    def pytest_sessionfinish(self) -> None:
        self._rest()
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
    from grader.course.catalog import Course, own_course

    own = own_course()
    return own if root.resolve() == own.root else Course.at(root)
