"""The executor beyond one computer: jobs are carried by dask.distributed, graded by the same workers as at home.

A dask worker keeps a seat with a warm grading process of its own, so nothing of a submission ever runs inside dask.
What travels are bytes. A dask worker that dies takes its jobs with it; dask gives them to another one.
"""

from __future__ import annotations

import contextlib
import importlib
import threading
from collections.abc import Generator, Iterator
from typing import Any

from grader.classroom.batch.job import Job, Outcome, Setup, pack, unpack_job, unpack_outcome, unpack_setup
from grader.classroom.batch.seat import Seat
from grader.errors import GraderBroken, WrongUsage
from grader.text import Text

_AHEAD = 2
"""Jobs in flight for each thread of the cluster."""
_WAIT_SECONDS = 60.0
"""For the first worker."""
_REACH_SECONDS = 10.0
"""For the scheduler, at first and when the line to it is cut."""


class DaskExecutor:
    """Grades on the workers of a dask scheduler."""

    def __init__(self, setup: Setup, scheduler: str, most_seconds: float = 1800.0) -> None:
        self._setup, self._most_seconds = pack(setup), most_seconds
        self._running: dict[str, Job] = {}
        self._unfit: dict[str, Text] = {}
        """Worker -> why it can grade nothing of this batch."""
        try:
            # Any: distributed has no type hints
            self._distributed: Any = importlib.import_module("distributed")
        except ImportError as error:
            raise WrongUsage(
                "--engine dask 需要 dask.distributed: pip install 'watermelon-grader[cluster]'",
                "--engine dask needs dask.distributed: pip install 'watermelon-grader[cluster]'",
            ) from error
        try:
            self._client = self._distributed.Client(scheduler, timeout=_REACH_SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            raise GraderBroken(
                f"连不上调度器 {scheduler}：{error}", f"Cannot reach the scheduler {scheduler}: {error}"
            ) from error

    @property
    def running(self) -> list[str]:
        return list(self._running)

    @property
    def left_out(self) -> list[Text]:
        return list(self._unfit.values())

    def run(self, jobs: Iterator[Job]) -> Generator[Outcome, None, None]:
        first = next(jobs, None)
        if first is None:
            self._client.close()
            return
        try:
            self._await_workers()
            coming = self._distributed.as_completed([self._submit(first)], loop=self._client.loop, raise_errors=False)
            self._fill(coming, jobs)
            for future in coming:
                outcome = self._outcome(future)
                if outcome is None:  # a worker that does not fit had it: it goes to another one
                    coming.add(self._submit(self._running[future.label]))
                    continue
                self._running.pop(outcome.label, None)
                yield outcome
                self._fill(coming, jobs)
        except OSError as error:  # whatever dask raises about a line that is cut is one of these
            raise _gone(error) from error
        finally:
            with contextlib.suppress(OSError):
                self._client.close()

    def _await_workers(self) -> None:
        try:
            self._client.wait_for_workers(1, timeout=_WAIT_SECONDS)
        except TimeoutError as error:
            raise GraderBroken(
                f"调度器 {_WAIT_SECONDS:g} 秒内没有等到 dask worker",
                f"No dask worker joined the scheduler within {_WAIT_SECONDS:g} seconds",
            ) from error

    def _fill(self, coming: Any, jobs: Iterator[Job]) -> None:
        # Workers may join at any time, so the room is counted anew.
        room = _AHEAD * sum(self._client.nthreads().values())
        while len(self._running) < max(room, 1) and (job := next(jobs, None)) is not None:
            coming.add(self._submit(job))

    def _submit(self, job: Job) -> Any:
        self._running[job.label] = job
        # Where every fit worker is gone the others get it, and say again why they refuse: nothing waits for ever.
        fit = [one for one in self._client.nthreads() if one not in self._unfit] if self._unfit else None
        where = {"workers": fit, "allow_other_workers": True} if fit else {}
        future = self._client.submit(grade_packed, self._setup, pack(job), self._most_seconds, pure=False, **where)
        future.label = job.label
        return future

    def _outcome(self, future: Any) -> Outcome | None:
        """None where a worker could not have graded anything, and others can."""
        if future.status == "finished":
            worker, broken, data = future.result()
            if broken is not None:
                self._unfit[worker] = Text(*(f"{worker}: {side}" for side in broken))
                if set(self._client.nthreads()) <= set(self._unfit):
                    raise GraderBroken(*("; ".join(words) for words in zip(*self._unfit.values(), strict=True)))
                return None
            return unpack_outcome(data)
        if future.status != "error":
            if self._client.status != "running":
                raise _gone(future.status)
            words = str(future.status)
        elif isinstance(error := future.exception(), ImportError):
            raise GraderBroken(
                f"dask worker 上没有装批改器（{error}）；请在每台机器上安装同一个 watermelon-grader",
                f"A dask worker has no grader installed ({error}); install the same watermelon-grader everywhere",
            )
        else:
            words = str(error)[:500]
        return Outcome(label=future.label, failure=(f"集群没有完成：{words}", f"the cluster did not finish: {words}"))


def _gone(why: object) -> GraderBroken:
    return GraderBroken(
        f"调度器断开了（{why}）。已批改的都在成绩册里；调度器恢复后再运行同一条命令即可继续。",
        f"The scheduler is gone ({why}). What was graded is in the gradebook; once it is back, run the same command"
        " again and it goes on.",
    )


_SEATS: dict[tuple[bytes, int], Seat] = {}
_REFUSED: dict[bytes, list[str]] = {}
"""Set-up -> why this computer can grade nothing of it."""


def grade_packed(setup: bytes, job: bytes, most_seconds: float) -> tuple[str, list[str] | None, bytes]:
    """Runs on a dask worker: hands the job to the seat of this thread.

    Gives back which worker it was, and why it could grade nothing at all, if so.
    """
    here = str(importlib.import_module("distributed").get_worker().address)
    if setup in _REFUSED:
        return here, _REFUSED[setup], b""
    key = (setup, threading.get_ident())
    seat = _SEATS.get(key)
    if seat is None:
        for old in [other for other in _SEATS if other[1] == key[1]]:
            _SEATS.pop(old).close()  # another batch was here before
        seat = _SEATS[key] = Seat(unpack_setup(setup), most_seconds)
    try:
        return here, None, pack(seat.grade(unpack_job(job)))
    except GraderBroken as broken:
        _REFUSED[setup] = list(broken.text)
        return here, _REFUSED[setup], b""
