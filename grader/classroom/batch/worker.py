"""The program of a worker: warm once, then one job after another from standard input to standard output.

    python -P -m grader.classroom.batch.worker      in frames of `children.frames`, with msgpack in them

On Linux each job is graded in a child of the warm process, so that nothing a submission causes on the
trusted side outlives it: no memory, no cache, no patched module. The parent meanwhile watches its own standard input:
when that closes, whoever ordered the work is gone, and so is the reason to go on.
"""

from __future__ import annotations

import contextlib
import gc
import os
import platform
import time
import traceback
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgpack

from grader import keys
from grader.children.child import Child
from grader.children.outcome import Exceeded
from grader.children.program import Service
from grader.classroom.batch.job import Job, Outcome, Setup, pack, unpack_job, unpack_setup
from grader.classroom.batch.oddities import Oddity, oddities
from grader.classroom.gradebook import Mark, Rules, Ruling, with_marks
from grader.classroom.gradebook.reports import grade_of
from grader.classroom.gradebook.rules import with_share
from grader.classroom.gradebook.rulings import with_rulings
from grader.classroom.gradebook.verdict import assemble, pack_verdict
from grader.course.catalog import Exercise
from grader.deciding.inputs import InputCache
from grader.errors import GraderBroken
from grader.player import IsolationUnavailable, Stage
from grader.referee.pool import Judged, result_of
from grader.referee.referee import Referee
from grader.report.html import render
from grader.report.pictures import TOO_LARGE, pictures_of
from grader.results.model import ExerciseResult, Picture, Report
from grader.results.shown import shown
from grader.submission import Submission, notebook, read_files
from grader.submission.notebook import is_notebook
from grader.submission.reading import functions_of
from grader.text import Text

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
                f"{platform.node()} 上的版本与发出任务的一方不同：{words}；请让各台机器一致",
                f"{platform.node()} has other versions than where the batch was started: {words}; install the same",
            )
        course = setup.open_course()
        self.exercises = {id: course.find(id)[0] for id in setup.exercises}
        for id, exercise in self.exercises.items():
            if keys.of_content(course, exercise) != setup.content[id]:
                raise GraderBroken(
                    f"{platform.node()} 上的练习 {id} 与发出任务的一方不同；请让各台机器使用同一份课程",
                    f"Exercise {id} is another one on {platform.node()} than where the batch was started; use one copy"
                    " of the course",
                )
        self.stage = Stage(setup.isolation, preload=course.preload)
        try:
            self.isolation = self.stage.isolation
        except IsolationUnavailable as unavailable:
            self.stage.close()
            raise GraderBroken(*unavailable.reason) from unavailable
        own = InputCache(Path(setup.inputs)) if setup.inputs and Path(setup.inputs).is_dir() else None
        self.referee = Referee(course, self.stage, seed=setup.seed, cache=own)
        self.public: Referee | None = None
        """Judges with the inputs that everybody has; None where the batch uses these itself."""
        if setup.seed:
            self.public = Referee(course, self.stage, explaining=False)
        self._warm_up()

    def _warm_up(self) -> None:
        """Grades the reference once: what that imports, draws and remembers, every later job shares."""
        files = {e.solution.name: e.solution.read_bytes() for e in self.exercises.values() if e.solution.is_file()}
        sitting = Sitting(
            self, Job(label="", name="reference", files=files, unreadable={}, exercises=list(self.exercises))
        )
        results = {id: sitting.judge(id) for id in self.exercises}
        if self.setup.pictures:
            results = {id: replace(result, pictures=sitting.pictures(id)) for id, result in results.items()}
        sitting.page({id: self.pack(self.exercises[id], result) for id, result in results.items()})
        for exercise in self.exercises.values():
            self.referee.read_counterexamples(exercise)
        gc.collect()
        gc.freeze()  # a collection in a child would copy the memory that it shares with its parent

    def ask_known_mistakes(self) -> None:
        """Costs seconds, and spares every diagnosis to come a part of a second."""
        for exercise in self.exercises.values():
            self.referee.ask_known_mistakes(exercise)

    def pack(self, exercise: Exercise, result: ExerciseResult) -> bytes:
        versions = self.referee.versions([exercise])
        return pack_verdict(
            Report(
                submission="",
                course=self.referee.course.name,
                exercises=[result],
                isolation=self.isolation,
                versions=versions,
                seed=None,
            )
        )

    def page(self, job: Job, fresh: dict[str, bytes]) -> bytes:
        verdicts = {**job.known, **fresh}
        report = replace(assemble(job.name, [verdicts[id] for id in self.exercises]), seed=self.setup.shown_seed)
        marks, rulings = [Mark(**mark) for mark in job.marks], [Ruling(**ruling) for ruling in job.rulings]
        rules = Rules.from_json(job.rules)
        grade = grade_of(report, marks, rulings, rules, late=job.late, late_seconds=job.late_seconds)
        whole = with_share(with_rulings(with_marks(report, marks), rulings), rules.strict)
        seen = shown(whole, rules.shows_now)
        page = render(seen, language=self.setup.language, templates=self.setup.templates, grade=grade)
        return page.encode("utf-8", "backslashreplace")


class Sitting:
    """One submission as it is graded, a step at a time: each may be the last one of its child."""

    def __init__(self, grader: Grader, job: Job) -> None:
        self.grader, self.job = grader, job
        self._submission: Submission | None = None

    def read(self) -> Submission:
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

    def can_be_read(self) -> None:
        """Whether reading it already exceeds the limits."""
        self.read()

    def judge(self, id: str) -> ExerciseResult:
        exercise = self.grader.exercises[id]
        return self.grader.referee.grade_exercise(keys.narrowed(self.read(), exercise), exercise)

    def pictures(self, id: str) -> list[Picture]:
        """The pictures of an exercise, none of them large: they are kept with its verdict."""
        exercise = self.grader.exercises[id]
        seen = keys.narrowed(self.read(), exercise)
        drawn = pictures_of(self.grader.referee, seen, exercise, seconds=PICTURE_SECONDS)[:MOST_PICTURES]
        return [
            replace(one, svg_zh="", svg_en="", reason=TOO_LARGE)
            if len(one.svg_zh + one.svg_en) > PICTURE_BYTES
            else one
            for one in drawn
        ]

    def look(self, id: str, result: ExerciseResult) -> list[Oddity]:
        """What a person should look at in an answer that was judged."""
        exercise, submission = self.grader.exercises[id], self.read()
        return [*oddities(self.grader.public, keys.narrowed(submission, exercise), exercise, result)]

    def page(self, fresh: dict[str, bytes]) -> bytes:
        return self.grader.page(self.job, fresh)


Step = tuple[Any, ...]
"""A method of `Sitting`, and its arguments."""


def grade(grader: Grader, job: Job, asker: int | None = None) -> Outcome:
    """Grades in a child of this process: what exceeds its limits costs that exercise, and a new child goes on."""
    started = time.perf_counter()
    fresh: dict[str, bytes] = {}
    sitting = Sitting(grader, job)
    odd: dict[str, list[list[str]]] = {}
    if any(is_notebook(name) for name in job.files):
        notebook.warm_up()  # here once, and not in each child anew

    def take(step: Step) -> Any:
        return step[0](sitting, *step[1:])

    with Child(take, asker=asker) as child:
        read = child.ask((Sitting.can_be_read,), wall_seconds=job.seconds)
        for left, id in zip(range(len(job.exercises), 0, -1), job.exercises, strict=True):
            # A fair share of what is left, so that no exercise takes the time of those after it.
            share = max((job.seconds - (time.perf_counter() - started)) / left, _LEAST_SECONDS)
            outcome = read if isinstance(read, Exceeded) else child.ask((Sitting.judge, id), wall_seconds=share)
            judged: Judged = outcome if isinstance(outcome, Exceeded) else outcome.answer
            exercise = grader.exercises[id]
            result = result_of(judged, partial(grader.referee.blank, Submission(name=job.name, documents={}), exercise))
            if grader.setup.pictures and result.checks:
                drawn = child.ask((Sitting.pictures, id), wall_seconds=share)
                if not isinstance(drawn, Exceeded):
                    result = replace(result, pictures=drawn.answer)
            fresh[id] = grader.pack(exercise, result)
            looked = read if isinstance(read, Exceeded) else child.ask((Sitting.look, id, result), wall_seconds=share)
            if not isinstance(looked, Exceeded) and looked.answer:
                odd[id] = [list(one) for one in looked.answer]
        page = child.ask((Sitting.page, fresh), wall_seconds=job.seconds)
    html = _page_of(page) if isinstance(page, Exceeded) else page.answer
    return Outcome(label=job.label, verdicts=fresh, page=html, seconds=time.perf_counter() - started, oddities=odd)


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
    service = Service()
    setup = service.asked()
    if setup is None:
        return
    try:
        grader = Grader(unpack_setup(setup))
    except GraderBroken as broken:
        service.answer(msgpack.packb({"broken": list(broken.text)}))
        return
    try:
        service.answer(msgpack.packb({"broken": None, "versions": keys.versions()}))
        for number in count():
            if number == MANY_JOBS:
                grader.ask_known_mistakes()
            if (job := service.asked()) is None:
                return
            service.answer(pack(_here(grader, unpack_job(job), service.fileno())))
    except BrokenPipeError:
        pass
    finally:
        grader.stage.close()


def _here(grader: Grader, job: Job, asker: int) -> Outcome:
    try:
        return grade(grader, job, asker)
    except BrokenPipeError:
        raise
    except Exception as error:
        return _failed(job, error)


def _failed(job: Job, error: Exception) -> Outcome:
    traceback.print_exc()
    words = f"{type(error).__name__}: {error}"[:500]
    return Outcome(label=job.label, failure=(f"批改器出错：{words}", f"the grader failed: {words}"))


if __name__ == "__main__":
    main()
