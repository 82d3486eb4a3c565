"""Worker processes: one that dies costs the others nothing, and the verdicts are those of any other process."""

from __future__ import annotations

import dataclasses
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.classroom.batch.job import Job, Outcome, Setup
from grader.classroom.batch.local import LocalExecutor
from grader.classroom.batch.run import make_setup
from grader.classroom.batch.seat import Seat
from grader.classroom.batch.worker import Grader
from grader.classroom.batch.worker import grade as graded_here
from grader.classroom.gradebook.verdict import verdict_as_json
from grader.course.catalog import Course
from grader.errors import GraderBroken
from tests.grader.classroom.conftest import HALF, RIGHT
from tests.grader.classroom.deadly import ALWAYS_SLOW, CHILD, WORKER, deadly_course


@pytest.fixture(scope="module")
def deadly(tmp_path_factory: pytest.TempPathFactory) -> Setup:
    course: Course = deadly_course(tmp_path_factory.mktemp("deadly") / "course")
    return make_setup(course, course.exercises, "sandbox", 0, "en")


def job(label: str, source: str = RIGHT) -> Job:
    return Job(label=label, name=label, files={"ex01_01.py": source.encode()}, unreadable={}, exercises=["1.1"])


def returning(value: float) -> str:
    return f"def mean(values):\n    return {value}\n\n\ndef spread(values):\n    return 0\n"


def grade(executor: LocalExecutor, *jobs: Job) -> dict[str, Outcome]:
    return {outcome.label: outcome for outcome in executor.run(iter(jobs))}


def points(outcome: Outcome) -> float:
    return float(verdict_as_json(outcome.verdicts["1.1"])["points"])


def test_checks_that_differ_on_the_side_of_the_worker_are_refused(setup: Setup) -> None:
    other = dataclasses.replace(setup, content={"1.1": "other", "1.2": "other"})
    with pytest.raises(GraderBroken, match="is another one on"):
        grade(LocalExecutor(other, 1), job("s001"))


def test_a_worker_with_other_software_is_refused_by_name_and_version(setup: Setup) -> None:
    other = dataclasses.replace(setup, versions={**setup.versions, "numpy": "0.9"})
    with pytest.raises(GraderBroken, match=r"other versions than where the batch was started: numpy .* 0\.9"):
        grade(LocalExecutor(other, 1), job("s001"))


def test_a_course_that_is_not_there_is_refused(setup: Setup) -> None:
    with pytest.raises(GraderBroken, match="does not start"):
        grade(LocalExecutor(dataclasses.replace(setup, course="/nowhere"), 1), job("s001"))


def test_a_process_that_dies_is_a_reason_in_one_row(deadly: Setup) -> None:
    executor = LocalExecutor(deadly, 1, most_seconds=30)
    found = grade(executor, job("s001"), job("bad", returning(CHILD)), job("worse", returning(WORKER)), job("s002"))
    assert verdict_as_json(found["bad"].verdicts["1.1"])["problem"]["status"] == "killed"
    assert points(found["bad"]) == 0.0
    assert "exit status -9" in (found["worse"].failure or ("", ""))[1]
    assert points(found["s001"]) == points(found["s002"]) == 10.0


def test_a_submission_that_takes_for_ever_on_our_side_is_given_up(deadly: Setup) -> None:
    found = grade(LocalExecutor(deadly, 1, most_seconds=1.5), job("slow", returning(ALWAYS_SLOW)), job("s002"))
    problem = verdict_as_json(found["slow"].verdicts["1.1"])["problem"]
    assert problem["status"] == "timeout"
    assert "used up the" in problem["message"]["en"]
    assert points(found["s002"]) == 10.0


def test_a_worker_killed_from_outside_is_replaced_and_its_job_retried(deadly: Setup) -> None:
    seat = Seat(deadly, 60)
    try:
        assert points(seat.grade(job("s001"))) == 10.0
        assert seat.worker_pid is not None
        os.kill(seat.worker_pid, signal.SIGKILL)
        assert points(seat.grade(job("s002"))) == 10.0
    finally:
        seat.close()


def test_a_job_that_was_queued_starts_nothing_once_the_seat_is_closed(deadly: Setup) -> None:
    seat = Seat(deadly, 30.0)
    seat.close()
    others = _workers()
    outcome = seat.grade(job("s001"))
    assert outcome.failure is not None
    assert outcome.verdicts == {}
    assert _workers() <= others


def test_workers_and_players_end_with_the_batch(deadly: Setup) -> None:
    def jobs() -> Iterator[Job]:
        yield job("s001")
        yield job("slow", returning(ALWAYS_SLOW))

    others = _workers()
    outcomes = LocalExecutor(deadly, 1).run(jobs())
    next(outcomes)
    started = _workers() - others
    outcomes.close()
    assert started
    deadline = time.monotonic() + 10
    while started & _workers() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not started & _workers()


def _workers() -> set[int]:
    """The worker processes of this test, and what they started."""
    lines = subprocess.run(
        ["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    found: set[int] = {os.getpid()}
    for _ in range(4):
        found |= {int(pid) for pid, parent, *_ in map(str.split, lines[1:]) if int(parent) in found}
    names = {int(line.split()[0]) for line in lines[1:] if "grader" in line or "guest" in line}
    return found & names - {os.getpid()}


def test_two_workers_give_the_verdicts_of_one_process(setup: Setup, grader: Grader) -> None:
    jobs = [
        Job(
            label=f"s{i}",
            name=f"s{i}",
            files={"ex01_01.py": (RIGHT if i % 2 else HALF).encode()},
            unreadable={},
            exercises=["1.1", "1.2"],
        )
        for i in range(6)
    ]
    found = grade(LocalExecutor(setup, 2), *jobs)
    for one in jobs:
        here = graded_here(grader, one)
        assert {id: timeless(v) for id, v in here.verdicts.items()} == {
            id: timeless(v) for id, v in found[one.label].verdicts.items()
        }


def timeless(verdict: bytes) -> dict[str, object]:
    """A verdict without what is different each time."""
    result = verdict_as_json(verdict)
    del result["seconds"]
    for check in result["checks"]:
        del check["seconds"]
    return result


def test_nothing_that_a_job_changes_on_the_trusted_side_reaches_the_next(tmp_path: Path) -> None:
    course = deadly_course(tmp_path / "course")
    path = tmp_path / "course" / "tests" / "chapter01" / "test_ex01_01.py"
    lines = path.read_text(encoding="utf-8").replace("def obey", "SEEN = []\n\n\ndef obey")
    path.write_text(
        lines.replace("    obey(value)", "    SEEN.append(value)\n    close(len(set(SEEN)), 1 + (value != 2.0))")
    )
    setup = make_setup(course, course.exercises, "sandbox", 0, "en")
    # The reference, graded while the worker warms up, is all that a job may find.
    found = grade(LocalExecutor(setup, 1), job("a", returning(7)), job("b", returning(8)), job("c"))
    titles = [verdict_as_json(found[label].verdicts["1.1"])["checks"][0]["status"] for label in "abc"]
    assert titles == ["failed", "failed", "passed"]
    messages = [verdict_as_json(found[label].verdicts["1.1"])["checks"][0]["failure"]["got"]["text"] for label in "ab"]
    assert messages == ["7", "8"]
