"""The program of a worker: warm once, then one job after another from standard input to standard output.

    python -P -m grader.classroom.batch.worker      frames: 8 bytes of length, then msgpack

On Linux each job is graded in a child of the warm process, so that nothing a submission causes on the trusted side
outlives it: no memory, no cache, no patched module. The parent meanwhile watches its own standard input: when that
closes, whoever ordered the work is gone, and so is the reason to go on.
"""

from __future__ import annotations

import contextlib
import gc
import os
import select
import signal
import struct
import sys
import time
import traceback
from collections.abc import Callable
from itertools import count
from typing import Any, BinaryIO

import msgpack

from grader.classroom.batch import verdict_key
from grader.classroom.batch.job import Job, Outcome, Setup, pack, unpack_job, unpack_outcome, unpack_setup
from grader.classroom.gradebook import Mark, Ruling, with_marks
from grader.classroom.gradebook.rulings import with_rulings
from grader.classroom.gradebook.verdict import assemble, pack_verdict
from grader.errors import GraderBroken
from grader.judging.referee import Referee
from grader.player import IsolationUnavailable, Stage
from grader.report.html import render
from grader.results.model import Report
from grader.session.grading import preloaded
from grader.submission import read_files
from grader.text import Text

LENGTH = struct.Struct(">Q")
MANY_JOBS = 12
"""A worker that has had so many will have many more: what costs seconds beforehand is worth it."""


class Grader:
    """A warm referee for one batch."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        course = setup.open_course()
        self.exercises = {id: course.find(id)[0] for id in setup.exercises}
        for id, exercise in self.exercises.items():
            if verdict_key.content_digest(course, exercise) != setup.content[id]:
                raise GraderBroken(
                    f"这里的练习 {id} 与发出任务的一方不同; 请让各台机器使用同一份课程",
                    f"Exercise {id} is another one here than where the batch was started; use one copy of the course",
                )
        self.stage = Stage(setup.isolation, preload=preloaded(course))
        try:
            self.isolation = self.stage.isolation
        except IsolationUnavailable as unavailable:
            self.stage.close()
            raise GraderBroken(*unavailable.reason) from unavailable
        self.referee = Referee(course, self.stage, seed=setup.seed)
        self._warm_up()

    def _warm_up(self) -> None:
        """Grades the reference once: what that imports, draws and remembers, every later job shares."""
        files = {e.solution.name: e.solution.read_bytes() for e in self.exercises.values() if e.solution.is_file()}
        self.grade(Job("", "reference", files, {}, list(self.exercises)))
        gc.collect()
        gc.freeze()  # a collection in a child would copy the memory that it shares with its parent

    def question_suspects(self) -> None:
        """Costs seconds, and spares every diagnosis to come a part of a second."""
        for exercise in self.exercises.values():
            self.referee.question_suspects(exercise)

    def grade(self, job: Job) -> Outcome:
        started = time.perf_counter()
        unreadable = {path: Text(*reason) for path, reason in job.unreadable.items()}
        submission = read_files(job.name, job.files, unreadable, list(self.exercises), books=self.referee.course.books)
        fresh: dict[str, bytes] = {}
        for id in job.exercises:
            exercise = self.exercises[id]
            result = self.referee.grade_exercise(verdict_key.narrowed(submission, exercise), exercise)
            versions = self.referee.versions([exercise])
            report = Report("", self.referee.course.name, [result], self.isolation, versions, self.setup.seed)
            fresh[id] = pack_verdict(report)
        page = self._page(job, fresh)
        return Outcome(job.label, fresh, page, time.perf_counter() - started)

    def _page(self, job: Job, fresh: dict[str, bytes]) -> bytes:
        verdicts = {**job.known, **fresh}
        report = assemble(job.name, [verdicts[id] for id in self.exercises])
        report = with_marks(report, [Mark(**mark) for mark in job.marks])
        report = with_rulings(report, [Ruling(**ruling) for ruling in job.rulings])
        return render(report, language=self.setup.language).encode("utf-8", "backslashreplace")


def give_way() -> None:
    """Lets whoever has work finish it: referee and player of one worker share a core, and each switch costs time."""
    if hasattr(os, "SCHED_BATCH"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def main() -> None:
    """Serves until standard input ends."""
    give_way()
    source, sink = _private_streams()
    setup = receive(source)
    if setup is None:
        return
    try:
        grader = Grader(unpack_setup(setup))
    except GraderBroken as broken:
        send(sink, msgpack.packb({"broken": list(broken.text)}))
        return
    try:
        send(sink, msgpack.packb({"broken": None, "versions": verdict_key.versions()}))
        # Elsewhere a process that has used numpy cannot be forked safely, or not at all.
        grade = _in_child if sys.platform.startswith("linux") else _here
        for number in count():
            if number == MANY_JOBS:
                grader.question_suspects()
            if (job := receive(source)) is None:
                return
            send(sink, pack(grade(grader, unpack_job(job), source, sink)))
    except BrokenPipeError:
        pass
    finally:
        grader.stage.close()


def _private_streams() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for frames alone: what a check prints goes to standard error."""
    source, sink = os.dup(0), os.dup(1)
    with open(os.devnull) as null:
        os.dup2(null.fileno(), 0)
    os.dup2(2, 1)
    return os.fdopen(source, "rb", buffering=0), os.fdopen(sink, "wb")


def _here(grader: Grader, job: Job, *_: BinaryIO) -> Outcome:
    try:
        return grader.grade(job)
    except Exception as error:
        return _failed(job, error)


def _in_child(grader: Grader, job: Job, source: BinaryIO, sink: BinaryIO) -> Outcome:
    """Grades in a fork of this process; a child that does not come back is a reason, not the end."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        for inherited in (reading, source.fileno(), sink.fileno()):
            os.close(inherited)  # else the line would stay open when the parent is killed
        _child(lambda: pack(_here(grader, job)), writing)
    os.close(writing)
    data = bytearray()
    with os.fdopen(reading, "rb", buffering=0) as pipe:
        while True:
            ready, _, _ = select.select([pipe, source], [], [])
            if source in ready:  # nothing is sent while a job is open: this is the end of input
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
                raise BrokenPipeError
            if not (chunk := pipe.read(1 << 20)):
                break
            data += chunk
    _, status = os.waitpid(pid, 0)
    if status == 0:
        return unpack_outcome(bytes(data))
    code = os.waitstatus_to_exitcode(status)
    return Outcome(
        job.label,
        failure=(
            f"批改进程中途结束 ({code}): 可能内存不足",
            f"the grading process ended half-way ({code}): out of memory?",
        ),
    )


def _child(work: Callable[[], bytes], writing: int) -> None:
    code = 1
    try:
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(work())
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def _failed(job: Job, error: Exception) -> Outcome:
    traceback.print_exc()
    words = f"{type(error).__name__}: {error}"[:500]
    return Outcome(job.label, failure=(f"批改器出错: {words}", f"the grader failed: {words}"))


def send(sink: BinaryIO, data: bytes) -> None:
    sink.write(LENGTH.pack(len(data)) + data)
    sink.flush()


def receive(source: BinaryIO) -> bytes | None:
    """The next frame; None where there will be none."""
    head = _exactly(source, LENGTH.size)
    return None if head is None else _exactly(source, *LENGTH.unpack(head))


def _exactly(source: BinaryIO, size: int) -> bytes | None:
    data = bytearray()
    while len(data) < size:
        chunk: Any = source.read(size - len(data))
        if not chunk:
            return None
        data += chunk
    return bytes(data)


if __name__ == "__main__":
    main()
