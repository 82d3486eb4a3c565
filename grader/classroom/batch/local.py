"""The default executor: worker processes on this computer, one thread here tending each."""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Generator, Iterator

from grader import machine
from grader.classroom.batch.job import Job, Outcome, Setup
from grader.classroom.batch.seat import Seat
from grader.errors import GraderBroken
from grader.text import Text

_WAITING_PER_WORKER = 1
"""Jobs that lie ready while others are graded, so that no worker waits for this process."""


class LocalExecutor:
    """Grades on this computer with as many workers as there are jobs for."""

    def __init__(self, setup: Setup, workers: int | None = None, most_seconds: float = 1800.0) -> None:
        self._setup, self._most_seconds = setup, most_seconds
        self._workers = max(1, workers or machine.workers())
        self._jobs: queue.Queue[Job | None] = queue.Queue()
        self._done: queue.Queue[Outcome | GraderBroken] = queue.Queue()
        self._running: dict[str, None] = {}

    @property
    def running(self) -> list[str]:
        return list(self._running)

    @property
    def left_out(self) -> list[Text]:
        return []

    def run(self, jobs: Iterator[Job]) -> Generator[Outcome, None, None]:
        threads: list[threading.Thread] = []
        seats: list[Seat] = []
        open_jobs = 0
        try:
            more = True
            while True:
                while more and open_jobs < self._workers * (1 + _WAITING_PER_WORKER):
                    if (job := next(jobs, None)) is None:
                        more = False
                        break
                    if len(threads) < self._workers:
                        seats.append(Seat(self._setup, self._most_seconds, self.core_of(len(seats))))
                        threads.append(threading.Thread(target=self._tend, args=(seats[-1],), daemon=True))
                        threads[-1].start()
                    self._jobs.put(job)
                    open_jobs += 1
                if not open_jobs:
                    return
                done = self._done.get()
                if isinstance(done, GraderBroken):
                    raise done
                open_jobs -= 1
                yield done
        finally:
            for _ in threads:
                self._jobs.put(None)
            for seat in seats:
                seat.close()

    def core_of(self, seat: int) -> int | None:
        """With a worker for every core each keeps to one: waking a player on another core costs more than it gains."""
        cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        return cores[seat] if len(cores) == self._workers else None

    def _tend(self, seat: Seat) -> None:
        while (job := self._jobs.get()) is not None:
            self._running[job.label] = None
            try:
                self._done.put(seat.grade(job))
            except GraderBroken as broken:
                self._done.put(broken)
                return
            except Exception as error:  # a seat that was closed under its thread, or a mistake of ours
                self._done.put(GraderBroken(f"批改中断：{error}", f"Grading was interrupted: {error}"))
                return
            finally:
                self._running.pop(job.label, None)
