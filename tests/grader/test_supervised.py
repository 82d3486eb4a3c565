"""Work in a child: its limits, its end, and that the next question is answered as if nothing had been."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grader.authoring.checks import Check
from grader.course.catalog import Course
from grader.deciding.inputs import InputCache, draw
from grader.errors import GraderBroken
from grader.player import Stage
from grader.player.guest import codec
from grader.referee.referee import Referee
from grader.referee.supervision import Supervision
from grader.results.model import ExerciseResult
from grader.submission import read_files
from grader.supervised import ALLOWED, Exceeded, Supervised

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is no such child")
SMALL = replace(ALLOWED, memory=200 << 20, cpu_seconds=0.5)


def work(what: str) -> Any:
    if what == "memory":
        return len(np.ones(1 << 27))
    if what == "list":
        return [0] * 10**8
    if what == "time":
        while True:
            pass
    if what == "death":
        os.kill(os.getpid(), signal.SIGTERM)
    if what == "mistake":
        return 1 // 0
    if what == "broken":
        raise GraderBroken("坏了", "broken")
    if what == "unsendable":
        raise type("Local", (Exception,), {})("secret")
    return what, os.getpid()


@pytest.mark.parametrize(
    ("what", "kind"), [("memory", "memory"), ("list", "memory"), ("time", "time"), ("death", "death")]
)
def test_what_exceeds_its_allowance_is_said_and_the_next_question_is_answered(what: str, kind: str) -> None:
    with Supervised(work, SMALL) as child:
        first = child.ask("hello")[1]
        assert first != os.getpid()
        with pytest.raises(Exceeded) as caught:
            child.ask(what)
        assert caught.value.kind == kind
        assert child.ask("again")[0] == "again"
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)


def test_a_mistake_arrives_as_what_it_is_and_ends_nothing() -> None:
    with Supervised(work, SMALL) as child:
        first = child.ask("hello")
        with pytest.raises(ZeroDivisionError):
            child.ask("mistake")
        with pytest.raises(GraderBroken) as caught:
            child.ask("broken")
        assert caught.value.text == ("坏了", "broken")
        with pytest.raises(RuntimeError, match="Local: secret"):
            child.ask("unsendable")
        assert child.ask("hello") == first


def test_large_questions_and_answers_travel() -> None:
    with Supervised(lambda data: data + b"!") as child:
        assert child.ask(b"x" * 5_000_000) == b"x" * 5_000_000 + b"!"


def test_no_process_and_no_descriptor_is_left() -> None:
    before = os.listdir("/proc/self/fd")
    with Supervised(work, SMALL) as child:
        pid = child.ask("hello")[1]
    assert not Path(f"/proc/{pid}").exists()
    assert len(os.listdir("/proc/self/fd")) == len(before)


SPREAD = "def spread(values):\n    return max(values) - min(values)\n"


@pytest.fixture(params=[1, 2])
def supervised(referee: Referee, request: pytest.FixtureRequest) -> Any:
    def grade(source: str) -> list[ExerciseResult]:
        files = {"ex01_01.py": source.encode(), "ex01_02.py": HONEST}
        with Supervision(referee, SMALL, children=request.param) as supervision:
            return supervision.grade(read_files("s001", files, {}, []), referee.course.exercises).exercises

    return grade


HONEST = b'def counterexample(n):\n    return {"a": [2] * n, "b": [3] + [0] * (n - 1)}\n'


def test_an_exercise_that_exceeds_is_a_verdict_and_its_neighbour_is_graded(
    supervised: Any, referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = codec.decode

    def slow(data: Any, *args: Any, **named: Any) -> Any:
        if b"endless" in bytes(data[:200]):
            while True:
                pass
        return real(data, *args, **named)

    referee.stage.isolation  # noqa: B018 - starts it before it is hindered
    monkeypatch.setattr(codec, "decode", slow)
    hostile, beside = supervised("def mean(values):\n    return 'endless'\n" + SPREAD)
    assert (hostile.status, hostile.points) == ("failed", 0.0)
    assert hostile.problem.status == "timeout"
    assert "seconds of CPU" in hostile.problem.message.en
    assert (beside.status, beside.points) == ("passed", 10.0)


def test_a_supervised_verdict_is_the_verdict(supervised: Any, referee: Referee) -> None:
    source = "def mean(values):\n    return sum(values) / len(values)\n" + SPREAD
    files = {"ex01_01.py": source.encode(), "ex01_02.py": HONEST}
    alone = referee.grade(read_files("s001", files, {}, []), referee.course.exercises).exercises
    for one, other in zip(supervised(source), alone, strict=True):
        assert replace(one, seconds=0, checks=[]) == replace(other, seconds=0, checks=[])
        assert [replace(c, seconds=0) for c in one.checks] == [replace(c, seconds=0) for c in other.checks]


def sleep(referee: Referee, seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_questions_side_by_side_are_answered_in_their_order(referee: Referee) -> None:
    with Supervision(referee, children=2) as supervision:
        assert list(supervision.ask_each(sleep, [(0.2,), (0.0,), (0.1,)])) == [0.2, 0.0, 0.1]


def test_the_children_live_on_after_a_report(referee: Referee) -> None:
    files = {"ex01_02.py": HONEST}
    with Supervision(referee, children=2) as supervision:
        supervision.prepare(referee.course.exercises)
        before = set(supervision.ask_each(pid_of, [(0.1,), (0.1,)]))
        assert supervision.grade(read_files("s001", files, {}, []), referee.course.exercises).points == 10
        assert set(supervision.ask_each(pid_of, [(0.1,), (0.1,)])) == before
        for child in supervision._children:  # noqa: SLF001 - as the kernel does when memory is short
            child.stop()
        assert supervision.ask(pid_of, 0.0) not in before


def pid_of(referee: Referee, seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def test_whoever_does_not_wait_for_the_answers_ends_the_children(referee: Referee) -> None:
    with Supervision(referee, children=2) as supervision:
        answers = supervision.ask_each(sleep, [(0.0,), (60.0,), (60.0,), (60.0,)])
        assert next(answers) == 0.0
        start = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            answers.throw(KeyboardInterrupt)
        assert time.monotonic() - start < 30


def test_a_child_answers_within_milliseconds() -> None:
    with Supervised(work) as child:
        child.ask("hello")
        start = time.process_time()
        for _ in range(100):
            child.ask("hello")
        assert time.process_time() - start < 1.0


def test_inputs_are_drawn_by_the_children_and_the_verdicts_are_the_same(
    miniature: Course, stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = tmp_path / "drawn"

    def drawing(check: Check, seed: int) -> list[bytes]:
        with drawn.open("a") as file:
            file.write(f"{os.getpid()} {check.id}\n")
        return draw(check, seed)

    monkeypatch.setattr("grader.referee.preparing.draw", drawing)
    cache = InputCache(tmp_path / "inputs")
    with Supervision(Referee(miniature, stage, cache=cache), children=2) as supervision:
        supervision.prepare(miniature.exercises)
        by = [line.split() for line in drawn.read_text().splitlines()]
        here = [check.check.id for e in miniature.exercises for check in supervision.referee.prepare(e)[1]]
    assert sorted(check for _, check in by) == sorted(here)
    assert str(os.getpid()) not in {pid for pid, _ in by}
    alone = Referee(miniature, stage, cache=InputCache(tmp_path / "other"))
    for exercise in miniature.exercises:
        fresh, kept = alone.prepare(exercise)[1], Referee(miniature, stage, cache=cache).prepare(exercise)[1]
        assert [one.inputs for one in fresh] == [one.inputs for one in kept]
