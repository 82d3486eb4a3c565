"""The program of a worker: warm once, then one job after another from standard input to standard output.

    python -P -m grader.classroom.batch.worker      frames: 8 bytes of length, then msgpack

On Linux each job is graded in a supervised child of the warm process, so that nothing a submission causes on the
trusted side outlives it: no memory, no cache, no patched module. The parent meanwhile watches its own standard input:
when that closes, whoever ordered the work is gone, and so is the reason to go on.
"""

from __future__ import annotations

import contextlib
import gc
import os
import platform
import struct
import time
import traceback
from dataclasses import replace
from itertools import count
from typing import Any, BinaryIO

import msgpack

from grader import keys
from grader.classroom.batch.job import Job, Outcome, Setup, pack, unpack_job, unpack_setup
from grader.classroom.gradebook import Mark, Ruling, with_marks
from grader.classroom.gradebook.rulings import with_rulings
from grader.classroom.gradebook.verdict import assemble, pack_verdict, unpack_verdict
from grader.course.catalog import Exercise
from grader.errors import GraderBroken
from grader.player import IsolationUnavailable, Stage
from grader.referee.referee import Referee
from grader.referee.supervision import without_verdict
from grader.report.html import render
from grader.report.pictures import TOO_LARGE, pictures_of
from grader.results.model import ExerciseResult, Report
from grader.submission import Submission, read_files
from grader.submission.reading import functions_of
from grader.supervised import Exceeded, Supervised
from grader.text import Text

LENGTH = struct.Struct(">Q")
_LEAST_SECONDS = 1.0
PICTURE_SECONDS, PICTURE_BYTES, MOST_PICTURES = 3.0, 200_000, 3
"""What drawing may cost of each exercise of a class: CPU time of a picture, letters of its SVG, and how many."""
MANY_JOBS = 12
"""A worker that has had so many will have many more: what costs seconds beforehand is worth it."""


class Grader:
    """A warm referee for one batch."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        if setup.versions != (here := keys.versions()):
            differing = sorted(name for name in {*here, *setup.versions} if here.get(name) != setup.versions.get(name))
            words = ", ".join(f"{name} {here.get(name)} ≠ {setup.versions.get(name)}" for name in differing)
            raise GraderBroken(
                f"{platform.node()} 上的版本与发出任务的一方不同: {words}; 请让各台机器一致",
                f"{platform.node()} has other versions than where the batch was started: {words}; install the same",
            )
        course = setup.open_course()
        self.exercises = {id: course.find(id)[0] for id in setup.exercises}
        for id, exercise in self.exercises.items():
            if keys.of_content(course, exercise) != setup.content[id]:
                raise GraderBroken(
                    f"这里的练习 {id} 与发出任务的一方不同; 请让各台机器使用同一份课程",
                    f"Exercise {id} is another one here than where the batch was started; use one copy of the course",
                )
        self.stage = Stage(setup.isolation, preload=course.preload)
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
        sitting = Sitting(self, Job("", "reference", files, {}, list(self.exercises)))
        verdicts = {id: sitting.verdict(id) for id in self.exercises}
        if self.setup.pictures:
            verdicts = {id: sitting.pictures((id, verdict)) for id, verdict in verdicts.items()}
        sitting.page(verdicts)
        gc.collect()
        gc.freeze()  # a collection in a child would copy the memory that it shares with its parent

    def question_suspects(self) -> None:
        """Costs seconds, and spares every diagnosis to come a part of a second."""
        for exercise in self.exercises.values():
            self.referee.ask_known_mistakes(exercise)

    def pack(self, exercise: Exercise, result: ExerciseResult) -> bytes:
        versions = self.referee.versions([exercise])
        return pack_verdict(Report("", self.referee.course.name, [result], self.isolation, versions, self.setup.seed))

    def page(self, job: Job, fresh: dict[str, bytes]) -> bytes:
        verdicts = {**job.known, **fresh}
        report = assemble(job.name, [verdicts[id] for id in self.exercises])
        report = with_marks(report, [Mark(**mark) for mark in job.marks])
        report = with_rulings(report, [Ruling(**ruling) for ruling in job.rulings])
        return render(report, language=self.setup.language).encode("utf-8", "backslashreplace")


class Sitting:
    """One submission as it is graded, a step at a time: each may be the last one of its child."""

    def __init__(self, grader: Grader, job: Job) -> None:
        self.grader, self.job = grader, job
        self._submission: Submission | None = None

    def __call__(self, step: tuple[str, Any]) -> Any:
        name, what = step
        return getattr(self, name)(what)

    def read(self, _: None = None) -> Submission:
        if self._submission is None:
            unreadable = {path: Text(*reason) for path, reason in self.job.unreadable.items()}
            self._submission = read_files(
                self.job.name,
                self.job.files,
                unreadable,
                list(self.grader.exercises),
                books=self.grader.referee.course.books,
                functions=functions_of(self.grader.exercises.values()),
            )
        return self._submission

    def can_be_read(self, _: None) -> bool:
        self.read()
        return True

    def verdict(self, id: str) -> bytes:
        exercise = self.grader.exercises[id]
        seen = keys.narrowed(self.read(), exercise)
        return self.grader.pack(exercise, self.grader.referee.grade_exercise(seen, exercise))

    def pictures(self, what: tuple[str, bytes]) -> bytes:
        """The verdict with its pictures: they are kept with it, and drawn once for all who have it."""
        id, verdict = what
        exercise = self.grader.exercises[id]
        (result,) = unpack_verdict(verdict).exercises
        if not result.checks:
            return verdict
        seen = keys.narrowed(self.read(), exercise)
        drawn = pictures_of(self.grader.referee, seen, exercise, seconds=PICTURE_SECONDS)[:MOST_PICTURES]
        kept = [
            replace(one, svg_zh="", svg_en="", reason=TOO_LARGE)
            if len(one.svg_zh + one.svg_en) > PICTURE_BYTES
            else one
            for one in drawn
        ]
        return self.grader.pack(exercise, replace(result, pictures=kept))

    def page(self, fresh: dict[str, bytes]) -> bytes:
        return self.grader.page(self.job, fresh)


def grade(grader: Grader, job: Job, line: int | None = None) -> Outcome:
    """Grades in a child of this process: what exceeds its limits costs that exercise, and a new child goes on."""
    started = time.perf_counter()
    fresh: dict[str, bytes] = {}
    with Supervised(Sitting(grader, job), line=line) as child:
        unread = _exceeded(child, ("can_be_read", None), job.seconds)
        for left, id in zip(range(len(job.exercises), 0, -1), job.exercises, strict=True):
            # A fair share of what is left, so that no exercise takes the time of those after it.
            share = (job.seconds - (time.perf_counter() - started)) / left
            found = unread or _exceeded(child, ("verdict", id), max(share, _LEAST_SECONDS))
            if isinstance(found, Exceeded):
                exercise = grader.exercises[id]
                found = grader.pack(
                    exercise, without_verdict(grader.referee, Submission(job.name, {}), exercise, found)
                )
            elif grader.setup.pictures:
                drawn = _exceeded(child, ("pictures", (id, found)), max(share, _LEAST_SECONDS))
                found = found if isinstance(drawn, Exceeded) else drawn
            fresh[id] = found
        page = _exceeded(child, ("page", fresh), job.seconds)
    if isinstance(page, Exceeded):
        return Outcome(job.label, fresh, _page_of(page), time.perf_counter() - started)
    return Outcome(job.label, fresh, page, time.perf_counter() - started)


def _exceeded(child: Supervised[Any, Any], step: tuple[str, Any], seconds: float) -> Any:
    """What a step came to, or why it did not; `can_be_read` comes to nothing."""
    try:
        found = child.ask(step, wall_seconds=seconds)
    except Exceeded as exceeded:
        return exceeded
    return None if step[0] == "can_be_read" else found


def _page_of(exceeded: Exceeded) -> bytes:
    """In the place of a report that cannot be written."""
    return f"<!doctype html><meta charset=utf-8><p>{exceeded.text.zh}</p><p>{exceeded.text.en}</p>\n".encode()


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
        send(sink, msgpack.packb({"broken": None, "versions": keys.versions()}))
        for number in count():
            if number == MANY_JOBS:
                grader.question_suspects()
            if (job := receive(source)) is None:
                return
            send(sink, pack(_here(grader, unpack_job(job), source)))
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


def _here(grader: Grader, job: Job, source: BinaryIO) -> Outcome:
    try:
        return grade(grader, job, source.fileno())
    except BrokenPipeError:
        raise
    except Exception as error:
        return _failed(job, error)


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
