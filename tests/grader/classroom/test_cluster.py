"""A cluster: a real scheduler, two real workers on loopback, one killed half-way: the rows of one computer."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from grader.classroom.batch.class_run import is_safe
from grader.classroom.batch.cluster import DaskExecutor
from grader.classroom.batch.finding import submissions_in
from grader.classroom.batch.job import Setup
from grader.classroom.batch.progress import Silent
from grader.classroom.batch.run import Batch, make_setup
from grader.classroom.gradebook import Gradebook, Row
from grader.course.catalog import Course
from grader.errors import GraderBroken
from tests.grader.classroom.conftest import HALF, RIGHT, WITNESS
from tests.grader.classroom.test_crash import exported

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None, reason="dask.distributed is not installed (extra `cluster`)"
)


_STALE = """
import os, sys
from pathlib import Path
class Stale:
    def find_spec(self, name, path=None, target=None):
        if name == "grader.classroom.batch.worker":
            from grader.course.catalog import Course
            at = Course.at
            Course.at = staticmethod(lambda root: at(Path(os.environ["STALE"])))
sys.meta_path.insert(0, Stale())
"""
"""What makes the grading process of one worker find another copy of the course, as on a computer of its own."""


class Cluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.scheduler = self._start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        log = folder / "dask_scheduler-0.log"
        deadline = time.monotonic() + 30
        while not (found := re.search(r"tcp://127\.0\.0\.1:\d+", log.read_text())):
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
        self.address = found[0]
        self._common = (
            "--host",
            "127.0.0.1",
            "--no-nanny",
            "--nthreads",
            "1",
            "--no-dashboard",
            "--local-directory",
            str(folder),
            "--death-timeout",
            "60",
        )
        self.workers = [self._start("dask_worker", self.address, *self._common) for _ in range(2)]

    def _start(self, program: str, *args: str) -> subprocess.Popen[bytes]:
        number = len(list(self._folder.glob(f"{program}-*.log")))
        with open(self._folder / f"{program}-{number}.log", "wb") as log:
            line = [sys.executable, "-W", "ignore", "-m", f"distributed.cli.{program}", *args]
            return subprocess.Popen(line, stdout=log, stderr=log, cwd=self._folder)

    def join(self, **environment: str) -> subprocess.Popen[bytes]:
        """One more worker, whose grading processes see the course in STALE where others see the one in SHARED."""
        patch = self._folder / "sitecustomize.py"
        patch.write_text(_STALE, encoding="utf-8")
        paths = os.pathsep.join([str(self._folder), *filter(None, [os.environ.get("PYTHONPATH")])])
        own = {**os.environ, **environment, "PYTHONPATH": paths}
        line = [sys.executable, "-W", "ignore", "-m", "distributed.cli.dask_worker", self.address, *self._common]
        with open(self._folder / "stale.log", "wb") as log:
            self.workers.append(subprocess.Popen(line, stdout=log, stderr=log, cwd=self._folder, env=own))
        return self.workers[-1]

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    folder = tmp_path / "dask"
    folder.mkdir()
    cluster = Cluster(folder)
    yield cluster
    cluster.close()


class KillerWatch(Silent):
    """Kills a worker once some submissions are done."""

    def __init__(self, victim: subprocess.Popen[bytes], after: int) -> None:
        self._victim, self._left = victim, after

    def done(self, row: Row, *, points: float | None, cached: bool) -> None:
        self._left -= 1
        if self._left == 0:
            os.kill(self._victim.pid, signal.SIGKILL)


def test_a_scheduler_that_is_not_there_is_said_so(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.classroom.batch.cluster._REACH_SECONDS", 0.5)
    with pytest.raises(GraderBroken, match="Cannot reach the scheduler"):
        DaskExecutor(setup, "tcp://127.0.0.1:9")


def test_with_a_worker_killed_half_way_the_rows_are_those_of_one_computer(
    cluster: Cluster, setup: Setup, tmp_path: Path, submissions: Path, hand_in: Callable[..., Path],
    grade_all: Callable[..., object], out: Path,
) -> None:  # fmt: skip
    for i in range(16):
        hand_in(f"s{i:03}", ex01_01=(HALF if i % 2 else RIGHT) + f"# {i}\n", ex01_02=WITNESS)
    far = tmp_path / "far"
    far.mkdir()
    with submissions_in(submissions) as places, Gradebook(far, create=True) as gradebook:
        executor = DaskExecutor(setup, cluster.address)
        summary = Batch(setup, far, gradebook).run(places, executor, KillerWatch(cluster.workers[0], 4))
    assert cluster.workers[0].wait(5) == -signal.SIGKILL
    assert (summary.graded, summary.failed) == (16, 0)
    grade_all()
    assert exported(far) == exported(out)


def test_a_stale_worker_is_left_out_by_name_and_a_killed_one_costs_nothing(
    cluster: Cluster, setup: Setup, miniature: Course, tmp_path: Path, submissions: Path,
    hand_in: Callable[..., Path], grade_all: Callable[..., object], out: Path,
) -> None:  # fmt: skip
    """Three workers: one with another copy of the course, one killed half-way, one that grades."""
    for i in range(16):
        hand_in(f"s{i:03}", ex01_01=(HALF if i % 2 else RIGHT) + f"# {i}\n", ex01_02=WITNESS)
    shared, stale = tmp_path / "shared" / "miniature", tmp_path / "stale" / "miniature"
    shutil.copytree(miniature.root, shared)
    shutil.copytree(miniature.root, stale)
    check = stale / "tests" / "chapter01" / "test_ex01_01.py"
    check.write_text(check.read_text(encoding="utf-8") + "# newer\n", encoding="utf-8")
    # Each worker looks for the course where the batch says it is; the stale one has another one there.
    course = Course.at(shared)
    there = make_setup(course, course.exercises, "sandbox", 0, "en")
    third = cluster.join(STALE=str(stale), SHARED=str(shared))
    far = tmp_path / "far"
    far.mkdir()
    with submissions_in(submissions) as places, Gradebook(far, create=True) as gradebook:
        executor = DaskExecutor(there, cluster.address)
        summary = Batch(there, far, gradebook).run(places, executor, KillerWatch(cluster.workers[0], 4))
    assert third.poll() is None
    assert (summary.graded, summary.failed) == (16, 0)
    (left,) = summary.left_out
    assert re.search(r"tcp://\S+: Exercise 1\.1 is another one on \S+ than where the batch was started", left.en)
    grade_all()
    assert exported(far) == exported(out)


def test_a_refusal_on_a_worker_ends_the_batch_with_its_reason(
    cluster: Cluster, setup: Setup, submissions: Path, hand_in: Callable[..., Path], out: Path
) -> None:
    import dataclasses

    hand_in("s001", ex01_01=RIGHT)
    other = dataclasses.replace(setup, content={"1.1": "other", "1.2": "other"})
    out.mkdir()
    with (
        submissions_in(submissions) as places,
        Gradebook(out, create=True) as gradebook,
        pytest.raises(GraderBroken, match=r"tcp://\S+: Exercise 1\.1 is another one on"),
    ):
        Batch(other, out, gradebook).run(places, DaskExecutor(other, cluster.address), Silent())


def test_a_scheduler_that_dies_is_a_sentence_and_the_next_run_goes_on(
    cluster: Cluster, setup: Setup, submissions: Path, hand_in: Callable[..., Path], grade_all: Callable[..., object],
    out: Path,
) -> None:  # fmt: skip
    for i in range(8):
        hand_in(f"s{i:03}", ex01_01=RIGHT + f"# {i}\n")
    out.mkdir()
    with (
        submissions_in(submissions) as places,
        Gradebook(out, create=True) as gradebook,
        pytest.raises(GraderBroken, match=r"scheduler is gone .* run the same command"),
    ):
        Batch(setup, out, gradebook).run(
            places, DaskExecutor(setup, cluster.address), KillerWatch(cluster.scheduler, 2)
        )
    grade_all()
    with Gradebook(out) as gradebook:
        assert gradebook.query("SELECT count(*), min(status), max(status) FROM submission") == [(8, "graded", "graded")]


def test_a_worker_without_the_grader_is_said_so(
    cluster: Cluster, setup: Setup, submissions: Path, hand_in: Callable[..., Path], out: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    hand_in("s001", ex01_01=RIGHT)
    out.mkdir()
    monkeypatch.setattr("grader.classroom.batch.cluster.grade_packed", _no_grader)
    with (
        submissions_in(submissions) as places,
        Gradebook(out, create=True) as gradebook,
        pytest.raises(GraderBroken, match="no grader installed"),
    ):
        Batch(setup, out, gradebook).run(places, DaskExecutor(setup, cluster.address), Silent())


def _no_grader(*_: object) -> None:
    raise ModuleNotFoundError("No module named 'grader'")


@pytest.mark.parametrize(
    ("scheduler", "safe"),
    [
        ("tcp://127.0.0.1:8786", True),
        ("tcp://localhost:8786", True),
        ("tcp://[::1]:8786", True),
        ("tls://head:8786", True),
        ("tcp://head:8786", False),
        ("tcp://10.0.0.1:8786", False),
        ("tcp://127.0.0.1.evil.test:8786", False),
        ("tcp://localhost@head:8786", False),
        ("head:8786", False),
        ("ws://head:8786", False),
    ],
)
def test_a_line_is_safe_where_nobody_else_is_on_it(scheduler: str, safe: bool) -> None:
    assert is_safe(scheduler) == safe
