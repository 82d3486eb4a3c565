"""What passed before passes again without being judged, and nothing else does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grader.asking.conversation import Conversation
from grader.checks import check, close
from grader.course.catalog import Course
from grader.deciding.checks import PreparedCheck
from grader.deciding.inputs import draw
from grader.deciding.replay import replay
from grader.deciding.verdict import ChangedInPlace, Run
from grader.explaining.words import failure_of
from grader.player import Source, Stage
from grader.referee.referee import Referee
from grader.verify.known_answers import cpu_seconds

RIGHT = "def half(x):\n    return x / 2\n"


def prepared_check(test: Callable[..., None]) -> PreparedCheck:
    declared = check(points=10)(test).check  # type: ignore[attr-defined]
    return PreparedCheck(check=declared, max_points=10.0, inputs=draw(declared, 0), reference=None)


class Counted:
    """A check that says how often it was run."""

    def __init__(self) -> None:
        self.runs = 0
        self.prepared = prepared_check(self._test)

    def _test(self, answer: Any) -> None:
        """标题 / A title"""
        self.runs += 1
        first = answer.half([3.0, 5.0][0])
        close(answer.half(first), 0.75)


@pytest.fixture
def judged(stage: Stage) -> Callable[[Counted, str], Run]:
    def judged(counted: Counted, source: str) -> Run:
        with Conversation(
            stage=stage, source=Source({"ex": source.encode()}, "ex", ("half",), {"ex": "ex.py"})
        ) as conversation:
            (run,) = replay(counted.prepared, counted.prepared.inputs, conversation, lambda one: False)
            return run

    return judged


def test_the_same_replies_are_judged_once(judged: Callable[[Counted, str], Run]) -> None:
    counted = Counted()
    first = judged(counted, RIGHT)
    again = judged(counted, "def half(x):\n    return x * 0.5\n")
    assert counted.runs == 1
    assert (again.verdict.status, again.verdict.share) == ("passed", 1.0)
    # Whoever compares what was asked and answered finds all of it.
    assert [(a.question.payload, a.returned) for a in again.calls] == [
        (a.question.payload, a.returned) for a in first.calls
    ]


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ("def half(x):\n    return x / 3\n", "failed"),  # otherwise from the first call on
        ("def half(x):\n    return x / 2 if x > 2 else 7.0\n", "failed"),  # the first reply is familiar
        ("def half(x):\n    return x / 2 if x > 2 else 1 / 0\n", "error"),
        ("def half(x):\n    return x / 2 if x > 2 else None\n", "failed"),
        ("import os\ndef half(x):\n    return x / 2 if x > 2 else os._exit(0)\n", "killed"),
        ("def half(x):\n    return '1.5' if x > 2 else 0.75\n", "error"),
    ],
)
def test_a_wrong_reply_is_judged_wherever_it_comes(
    judged: Callable[[Counted, str], Run], wrong: str, status: str
) -> None:
    fresh, warm = Counted(), Counted()
    judged(warm, RIGHT)
    before, after = judged(fresh, wrong), judged(warm, wrong)
    assert before.verdict.status == after.verdict.status == status
    assert failure_of(before, {}) == failure_of(after, {})
    assert [a.question.payload for a in before.calls] == [a.question.payload for a in after.calls]
    runs = warm.runs
    judged(warm, RIGHT)
    assert warm.runs == runs  # what went wrong since is not remembered


def test_an_argument_changed_in_place_is_never_familiar(stage: Stage) -> None:
    changing = "def total(x):\n    s = sum(x)\n    x.clear()\n    return s\n"
    right = "def total(x):\n    return sum(x)\n"

    def test(answer: Any) -> None:
        """标题 / A title"""
        close(answer.total([1.0, 2.0]), 3.0)

    prepared = prepared_check(test)
    found = []
    for source in (right, changing, changing, right):
        with Conversation(
            stage=stage, source=Source({"ex": source.encode()}, "ex", ("total",), {"ex": "ex.py"})
        ) as conversation:
            (run,) = replay(prepared, prepared.inputs, conversation, lambda one: False)
        found.append(run.changed)
    assert found == [None, ChangedInPlace("total", (0,)), ChangedInPlace("total", (0,)), None]


def test_only_so_much_is_remembered(judged: Callable[[Counted, str], Run], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.asking.remembered.MOST_BYTES", 10)
    counted = Counted()
    judged(counted, RIGHT)
    judged(counted, RIGHT)
    assert counted.runs == 2


def test_what_the_checks_cost_is_found_by_running_them(
    referee: Referee, miniature: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    (exercise,) = miniature.find("1.1")
    run, runs = PreparedCheck.run, []
    monkeypatch.setattr(PreparedCheck, "run", lambda self, *args: runs.append(self) or run(self, *args))
    cpu_seconds(referee, exercise)
    first = len(runs)
    cpu_seconds(referee, exercise)
    assert len(runs) == 2 * first > 0


def test_a_long_value_is_judged_every_time(stage: Stage) -> None:
    runs = 0

    def test(answer: Any) -> None:
        """标题 / A title"""
        nonlocal runs
        runs += 1
        close(sum(answer.ones(40_000)), 40_000.0)

    prepared = prepared_check(test)
    for _ in range(2):
        exam = Conversation(
            stage=stage,
            source=Source({"ex": b"def ones(n):\n    return [1.0] * n\n"}, "ex", ("ones",), {"ex": "ex.py"}),
        )
        (run,) = replay(prepared, prepared.inputs, exam, lambda one: False)
        exam.close()
        assert run.verdict.status == "passed"
    assert runs == 2
