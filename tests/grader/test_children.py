"""Work in a child: its limits, its end, and that the next question is answered as if nothing had been."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grader.authoring.checks import Check
from grader.children.child import Child
from grader.children.outcome import ALLOWED, Done, Exceeded
from grader.children.pool import Pool
from grader.children.telling import tell
from grader.course.catalog import Course
from grader.deciding.inputs import InputCache, draw
from grader.errors import GraderBroken
from grader.player import Stage
from grader.player.guest import codec
from grader.referee.pool import RefereePool
from grader.referee.referee import Decided, Referee
from grader.results.model import ExerciseResult
from grader.submission import read_files

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


def answer(child: Child[Any, Any], question: Any) -> Any:
    outcome = child.ask(question)
    assert isinstance(outcome, Done)
    return outcome.answer


def answers(outcomes: Iterable[Done[Any] | Exceeded]) -> list[Any]:
    return [outcome.answer for outcome in outcomes if isinstance(outcome, Done)]


@pytest.mark.parametrize(
    ("what", "kind"), [("memory", "memory"), ("list", "memory"), ("time", "time"), ("death", "death")]
)
def test_what_exceeds_its_allowance_is_said_and_the_next_question_is_answered(what: str, kind: str) -> None:
    with Child(work, SMALL) as child:
        first = answer(child, "hello")[1]
        assert first != os.getpid()
        exceeded = child.ask(what)
        assert isinstance(exceeded, Exceeded)
        assert exceeded.kind == kind
        assert answer(child, "again")[0] == "again"
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)


def test_a_mistake_arrives_as_what_it_is_and_ends_nothing() -> None:
    with Child(work, SMALL) as child:
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
    with Child(lambda data: data + b"!") as child:
        assert answer(child, b"x" * 5_000_000) == b"x" * 5_000_000 + b"!"


def test_no_process_and_no_descriptor_is_left() -> None:
    before = os.listdir("/proc/self/fd")
    with Child(work, SMALL) as child:
        pid = answer(child, "hello")[1]
    assert not Path(f"/proc/{pid}").exists()
    assert len(os.listdir("/proc/self/fd")) == len(before)


SPREAD = "def spread(values):\n    return max(values) - min(values)\n"


@pytest.fixture(params=[1, 2])
def graded(referee: Referee, request: pytest.FixtureRequest) -> Any:
    def grade(source: str) -> list[ExerciseResult]:
        files = {"ex01_01.py": source.encode(), "ex01_02.py": HONEST}
        with RefereePool(referee, SMALL, children=request.param) as pool:
            return pool.grade(read_files("s001", files, {}, []), referee.course.exercises).exercises

    return grade


HONEST = b'def counterexample(n):\n    return {"a": [2] * n, "b": [3] + [0] * (n - 1)}\n'


def test_an_exercise_that_exceeds_is_a_verdict_and_its_neighbour_is_graded(
    graded: Any, referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = codec.decode

    def slow(data: Any, *args: Any, **named: Any) -> Any:
        if b"endless" in bytes(data[:200]):
            while True:
                pass
        return real(data, *args, **named)

    referee.stage.isolation  # noqa: B018 - starts it before it is hindered
    monkeypatch.setattr(codec, "decode", slow)
    hostile, beside = graded("def mean(values):\n    return 'endless'\n" + SPREAD)
    assert (hostile.status, hostile.points) == ("failed", 0.0)
    assert hostile.problem.status == "timeout"
    assert "seconds of CPU" in hostile.problem.message.en
    assert (beside.status, beside.points) == ("passed", 10.0)


def test_a_verdict_of_a_child_is_the_verdict(graded: Any, referee: Referee) -> None:
    source = "def mean(values):\n    return sum(values) / len(values)\n" + SPREAD
    files = {"ex01_01.py": source.encode(), "ex01_02.py": HONEST}
    alone = referee.grade(read_files("s001", files, {}, []), referee.course.exercises).exercises
    for one, other in zip(graded(source), alone, strict=True):
        assert replace(one, seconds=0, checks=[]) == replace(other, seconds=0, checks=[])
        assert [replace(c, seconds=0) for c in one.checks] == [replace(c, seconds=0) for c in other.checks]


def sleep(referee: Referee, seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_questions_side_by_side_are_answered_in_their_order(referee: Referee) -> None:
    with RefereePool(referee, children=2) as pool:
        assert answers(pool.map(sleep, [0.2, 0.0, 0.1])) == [0.2, 0.0, 0.1]


def test_the_children_live_on_after_a_report(referee: Referee) -> None:
    files = {"ex01_02.py": HONEST}
    with RefereePool(referee, children=2) as pool:
        pool.prepare(referee.course.exercises)
        before = set(answers(pool.map(pid_of, [0.1, 0.1])))
        assert pool.grade(read_files("s001", files, {}, []), referee.course.exercises).points == 10
        assert set(answers(pool.map(pid_of, [0.1, 0.1]))) == before
        for pid in before:
            os.kill(pid, signal.SIGKILL)  # as the kernel does when memory is short
        while any(Path(f"/proc/{pid}/cmdline").read_bytes() for pid in before):
            time.sleep(0.01)
        assert not before & set(answers(pool.map(pid_of, [0.1, 0.1])))


def pid_of(referee: Referee, seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def test_whoever_does_not_wait_for_the_answers_ends_the_children(referee: Referee) -> None:
    with RefereePool(referee, children=2) as pool:
        outcomes = pool.map(sleep, [0.0, 60.0, 60.0, 60.0])
        assert next(outcomes) == Done(0.0)
        start = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            outcomes.throw(KeyboardInterrupt)
        assert answers(pool.map(sleep, [0.0])) == [0.0]
        assert time.monotonic() - start < 30


def test_a_child_answers_within_milliseconds() -> None:
    with Child(work) as child:
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
    with RefereePool(Referee(miniature, stage, cache=cache), children=2) as pool:
        pool.prepare(miniature.exercises)
        by = [line.split() for line in drawn.read_text().splitlines()]
        here = [check.check.id for e in miniature.exercises for check in pool.referee.prepare(e)[1]]
    assert sorted(check for _, check in by) == sorted(here)
    assert str(os.getpid()) not in {pid for pid, _ in by}
    alone = Referee(miniature, stage, cache=InputCache(tmp_path / "other"))
    for exercise in miniature.exercises:
        fresh, kept = alone.prepare(exercise)[1], Referee(miniature, stage, cache=cache).prepare(exercise)[1]
        assert [one.inputs for one in fresh] == [one.inputs for one in kept]


def test_questions_on_the_way_from_one_answer_to_the_next_are_answered_in_between() -> None:
    with Pool(work, 2) as pool:
        seen = []
        for outcome in pool.map(["a", "b", "c", "d", "e"]):
            assert isinstance(outcome, Done)
            inner = answers(pool.map([f"{outcome.answer[0]}{number}" for number in range(3)]))
            seen += [outcome.answer[0], *(said for said, _ in inner)]
        assert seen == [f"{letter}{number}" for letter in "abcde" for number in ("", 0, 1, 2)]


def test_a_mistake_of_one_question_is_raised_in_its_place_and_the_others_are_answered() -> None:
    with Pool(work, 2) as pool:
        outcomes = pool.map(["a", "mistake", "b"])
        assert next(outcomes) != next(pool.map(["b"]))
        with pytest.raises(ZeroDivisionError):
            next(outcomes)
        assert len(answers(pool.map(["a", "b", "c"]))) == 3


def test_a_child_whose_asker_is_gone_ends() -> None:
    gone, writing = os.pipe()
    os.close(writing)
    with Child(work, SMALL, asker=gone) as child, pytest.raises(BrokenPipeError):
        child.ask("time")
    os.close(gone)


def told(question: int) -> int:
    for step in range(question):
        tell(step)
    return question


def test_what_work_tells_on_its_way_is_heard_in_order_before_its_answer() -> None:
    heard: list[object] = []
    with Pool(told, 2) as pool:
        (answer,) = pool.map([3], heard.append)
        assert heard == [0, 1, 2]
        assert answer == Done(3)
        assert pool.ask(5) == Done(5)  # nobody listens
    with Pool(told, 1) as pool:
        assert list(pool.map([200], heard.append)) == [Done(200)]
    assert heard[3:] == list(range(200))
    tell("to nobody")


def test_whoever_hears_may_end_the_work() -> None:
    class Enough(Exception):
        pass

    def stop(news: object) -> None:
        raise Enough

    with Pool(told, 1) as pool:
        with pytest.raises(Enough):
            list(pool.map([3], stop))
        assert pool.ask(2) == Done(2)


def test_each_check_is_told_as_soon_as_it_is_decided(referee: Referee) -> None:
    exercise = referee.course.exercises[0]
    submission = read_files("s", {"ex01_01.py": b"def mean(values): return 0.0\n"}, {}, ["1.1"])
    heard: list[Decided] = []
    with RefereePool(referee) as pool:
        report = pool.grade(submission, [exercise], hear=heard.append)
    assert [one.check for one in heard] == [one.id for one in report.exercises[0].checks]
    assert [one.status for one in heard] == [one.status for one in report.exercises[0].checks]
