"""A seat keeps one worker at work, replaces it when it dies, and gives each job a second chance."""

from __future__ import annotations

import contextlib
import os
import threading
from dataclasses import replace

import msgpack

from grader.children.program import Died, Program
from grader.classroom.batch.job import Job, Outcome, Setup, pack, unpack_outcome
from grader.errors import GraderBroken
from grader.keys import versions
from grader.machine import ONE_THREAD

ATTEMPTS = 2
_ENDS_WITHIN = 10.0
_GRACE = 1.5
"""A worker shares a submission's time out among its exercises; this is for one that does not manage to."""


class OutOfTime(Exception):
    """The process was killed because one submission took too long."""


class Seat:
    """Starts a worker when there is a first job, replaces one that dies, and gives each job a second chance."""

    def __init__(self, setup: Setup, most_seconds: float, core: int | None = None) -> None:
        self._setup, self._most_seconds, self._core = setup, most_seconds, core
        self._worker: _Worker | None = None
        self._closed = False

    def grade(self, job: Job) -> Outcome:
        """What came of a job, which may be why nothing did. Raises GraderBroken where no job could be graded."""
        outcome = Outcome(label=job.label, failure=("", ""))
        for _ in range(ATTEMPTS):
            if self._closed:  # the batch was interrupted; a job that was queued starts nothing any more
                break
            try:
                if self._worker is None:
                    self._worker = _Worker(self._setup, self._core)
                if self._closed:  # while the worker was starting
                    self._dismiss()
                    break
                outcome = self._worker.grade(job, self._most_seconds)
            except (Died, OutOfTime) as died:
                outcome = Outcome(
                    label=job.label, failure=(f"批改进程没有完成：{died}", f"the worker did not finish: {died}")
                )
                self._dismiss()
                if isinstance(died, OutOfTime):  # it would be again
                    break
            if outcome.failure is None or self._closed:
                break
        return outcome

    @property
    def worker_pid(self) -> int | None:
        """The number of the process at work here; None before the first job."""
        return self._worker.pid if self._worker else None

    def close(self) -> None:
        """Ends the worker; called while another thread waits for it, that thread gets a failure."""
        self._closed = True
        self._dismiss()

    def _dismiss(self) -> None:
        if self._worker is not None:
            self._worker.close()
            self._worker = None


class _Worker:
    """One process of `grader.classroom.batch.worker`, with the line to it."""

    def __init__(self, setup: Setup, core: int | None) -> None:
        self._late = False
        self._program = Program("grader.classroom.batch.worker", ONE_THREAD)
        self.pid = self._program.pid
        if core is not None:
            with contextlib.suppress(OSError):
                os.sched_setaffinity(self.pid, {core})
        try:
            ready = msgpack.unpackb(self._program.exchange(pack(setup)))
        except Died as died:
            self.close()
            raise GraderBroken(f"批改进程无法启动：{died}", f"A worker does not start: {died}") from died
        if ready["broken"] is not None:
            self.close()
            raise GraderBroken(*ready["broken"])
        if ready["versions"] != versions():
            self.close()
            raise GraderBroken(
                f"批改进程的版本不同：{ready['versions']}，这里是 {versions()}",
                f"A worker runs other versions: {ready['versions']}; here it is {versions()}",
            )

    def grade(self, job: Job, most_seconds: float) -> Outcome:
        timer = threading.Timer(most_seconds * _GRACE + _ENDS_WITHIN, self._give_up)
        timer.daemon = True
        timer.start()
        try:
            return unpack_outcome(self._program.exchange(pack(replace(job, seconds=most_seconds))))
        except Died as died:
            if self._late:
                raise OutOfTime(f"> {most_seconds:g} s") from died
            raise
        finally:
            timer.cancel()

    def _give_up(self) -> None:
        self._late = True
        self._program.kill()

    def close(self) -> None:
        self._program.close()
