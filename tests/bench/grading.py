"""Grading one submission: from a cold start, on save, and many after one another, each beside what graders do today."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest import mock

from grader.asking import rounds
from grader.asking.calls import Answer
from grader.classroom.batch.worker import give_way
from grader.course.catalog import Course, Exercise, own_course
from grader.course.loading import load_checks, load_reference
from grader.player import Stage
from grader.player.guest import codec
from grader.referee.referee import Referee
from grader.submission import read
from tests.bench.plain import PATIENCE, ROOT, module_of, run_all_plain, run_pytest

UNNEEDED_PLUGINS = ("xdist", "cov", "anyio", "playwright", "dask", "hypothesispytest")
"""What a tuned pytest is run without."""
ROUNDS = 5
WRONG = 12
CHAPTER = "chapter3"
CHECKS = ROOT / "tests" / "chapter03"


def main() -> None:
    """Prints every measurement of grading, medians of a few rounds."""
    course = own_course()
    exercises = [exercise for exercise in course.find(CHAPTER) if exercise.solution.exists()]
    checks = sum(len(load_checks(course, exercise).checks) for exercise in exercises)
    print(f"{CHAPTER}: {len(exercises)} exercises, {checks} checks; medians of {ROUNDS}, wall and CPU seconds\n")
    with tempfile.TemporaryDirectory() as folder:
        right = _submission(exercises, Path(folder, "right"))
        half_wrong = [_submission(exercises, Path(folder, f"wrong{number}"), wrong=number) for number in range(WRONG)]
        _cold_starts(right, half_wrong[0], Path(folder))
        _watch(course, exercises[0], Path(folder))
        _throughput(course, exercises, right, half_wrong)
        _ratios(course, exercises, right, half_wrong)
        _list()
        _memory(right, Path(folder))


def _submission(exercises: list[Exercise], folder: Path, *, wrong: int | None = None) -> Path:
    """The solutions; with a number, for every second exercise another of its known mistakes."""
    folder.mkdir()
    for position, exercise in enumerate(exercises):
        source = exercise.solution.read_text(encoding="utf-8")
        mistakes = exercise.mistakes
        if wrong is not None and mistakes and (position + wrong) % 2:
            source = mistakes[wrong % len(mistakes)].source
        (folder / exercise.stub.name).write_text(source, encoding="utf-8")
    return folder


def _cold_starts(submission: Path, half_wrong: Path, folder: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    grade = [sys.executable, "-m", "grader", CHAPTER, "--from"]

    def grade_half_wrong() -> None:
        more = {**environment, "XDG_CACHE_HOME": str(folder / "cache")}
        command = [*grade, str(half_wrong), "--no-pictures"]
        subprocess.run(command, cwd=folder, env=more, capture_output=True, check=False)

    def first() -> None:
        cache = tempfile.mkdtemp(dir=folder)
        grade_right(cache)

    def grade_right(cache: str) -> None:
        more = {**environment, "XDG_CACHE_HOME": cache}
        subprocess.run([*grade, str(submission)], cwd=folder, env=more, capture_output=True, check=True)

    def later() -> None:
        grade_right(str(folder / "cache"))

    later()
    a = _median("(a) python -m pytest, one process, no isolation", lambda: run_pytest(CHECKS, submission, right=True))
    _median("first grade ever", first, a, at_most=1.3)
    _median("later grade", later, a, at_most=0.6)
    b = _median(
        "half wrong: pytest, tuned", lambda: run_pytest(CHECKS, half_wrong, right=False, without=UNNEEDED_PLUGINS)
    )
    c = _median("half wrong: grade", grade_half_wrong)
    print(f"half wrong, cold: {c / b:.2f} × tuned pytest (at most 0.8)")
    print()


def _watch(course: Course, exercise: Exercise, folder: Path) -> None:
    """From save to verdict: the real command in watch mode, a file saved, its line read."""
    work = folder / "watched"
    work.mkdir()
    target = work / exercise.stub.name
    shutil.copy(exercise.solution, target)
    command = [sys.executable, "-u", "-m", "grader", exercise.id, "--watch", "--from", str(target), "--lang", "en"]
    command += ["--no-pictures"]
    process = subprocess.Popen(
        command, cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if "Ctrl-C" in line:
                break
        time.sleep(0.5)
        seconds = []
        for number in range(ROUNDS):
            text = target.read_text(encoding="utf-8")
            started = time.perf_counter()
            target.write_text(f"{text}# save {number}\n", encoding="utf-8")
            for line in process.stdout:
                if line.startswith(("Score", "得分")):
                    break
            seconds.append(time.perf_counter() - started)
            time.sleep(0.3)
    finally:
        process.kill()
    print(f"watch, exercise {exercise.id}: save to verdict {statistics.median(seconds):.3f} s (at most 0.1)\n")


def _throughput(course: Course, exercises: list[Exercise], right: Path, half_wrong: list[Path]) -> None:
    """Submissions per second on one core, all processes sharing it, as a worker of a batch grades them."""
    with _one_core():
        give_way()
        with Stage(preload=course.preload) as stage:
            referee = Referee(course, stage)
            referee.grade(read(right, exercises), exercises)  # warm: inputs drawn, checks imported
            for exercise in exercises:
                referee.ask_known_mistakes(exercise)
            checks = {exercise: load_checks(course, exercise).checks for exercise in exercises}
            references = {exercise: load_reference(course, exercise) for exercise in exercises}

            def isolated(submission: Path) -> None:
                referee.grade(read(submission, exercises), exercises)

            def warm(submission: Path) -> None:
                with _at_most(PATIENCE):
                    for exercise in exercises:
                        module = module_of(submission / exercise.stub.name)
                        run_all_plain(checks[exercise], module, references[exercise])

            for name, submissions in (("right", [right] * ROUNDS), ("half wrong", half_wrong)):

                def plain(submission: Path, is_right: bool = name == "right") -> None:
                    run_pytest(CHECKS, submission, right=is_right)

                print(f"{name}: means over {len(submissions)} submissions")
                ours = _each(f"  grade, isolated ({stage.isolation.level})", isolated, submissions)
                b = _each("  (b) the same checks in a warm process, no isolation", warm, submissions)
                a = _each("  (a) python -m pytest, one process, no isolation", plain, submissions)
                print(f"  {1 / statistics.mean(ours):.2f} submissions per second and core")
                # Of a few answers that hang each costs a limit several times: they make up the mean, not the median.
                for middle in (statistics.median, statistics.mean):
                    print(
                        f"  {middle.__name__}: {middle(a) / middle(ours):.1f} × (a) (at least 6), "
                        f"{middle(b) / middle(ours):.1f} × (b) (at least 3)"
                    )
                print()


def _functions_alone(referee: Referee, exercises: list[Exercise], submission: Path) -> float:
    """Seconds of CPU in the student's functions themselves, called here on the inputs of every check."""
    spent = 0.0
    for exercise in exercises:
        module = module_of(submission / exercise.stub.name)

        def call(function: str, args: tuple[Any, ...], module: ModuleType = module) -> Any:
            nonlocal spent
            copies = [arg if callable(arg) else codec.decode(codec.encode(arg)) for arg in args]
            started = time.process_time()
            try:
                return getattr(module, function)(*copies)
            finally:
                spent += time.process_time() - started

        for prepared in referee.prepare(exercise)[1]:
            for encoded in prepared.inputs:
                prepared.run(Answer(call), codec.decode(encoded))
    return spent


def _ratios(course: Course, exercises: list[Exercise], right: Path, half_wrong: list[Path]) -> None:
    """What of a submission's cost is ours: CPU of all processes together, so that a busy machine may measure it too."""
    with Stage(preload=course.preload) as stage:  # what is found out once and kept, by whoever comes first
        warm = Referee(course, stage)
        for submission in (right, *half_wrong[:ROUNDS]):
            warm.grade(read(submission, exercises), exercises)
        for exercise in exercises:
            warm.ask_known_mistakes(exercise)
        functions = _functions_alone(warm, exercises, right)

    def cost(submissions: list[Path]) -> float:
        before = _cpu()
        with Stage(preload=course.preload) as stage:
            referee = Referee(course, stage)
            referee.grade(read(right, exercises), exercises)
            for exercise in exercises:
                referee.ask_known_mistakes(exercise)
            for submission in submissions:
                referee.grade(read(submission, exercises), exercises)
        return _cpu() - before  # with the players', which end with the stage

    start = cost([])
    ours, half = ((cost(submissions) - start) / ROUNDS for submissions in ([right] * ROUNDS, half_wrong[:ROUNDS]))
    with mock.patch.object(rounds, "POSSIBLE", False):
        alone = (cost([right] * ROUNDS) - cost([])) / ROUNDS
    print(f"CPU of all processes: right {ours:.3f} s, half wrong {half:.3f} s, functions alone {functions:.3f} s")
    print(f"  half wrong / right {half / ours:.2f} (at most 2)")
    print(f"  right / functions alone {ours / functions:.2f} (at most 2)")
    print(f"  right without greenlet, run after run: {alone:.3f} s, {alone / ours:.2f} × as much\n", flush=True)


def _each(name: str, run: Callable[[Path], object], submissions: list[Path]) -> list[float]:
    """The seconds of wall time of each submission."""
    cpu, seconds = _cpu(), []
    for submission in submissions:
        before = time.perf_counter()
        run(submission)
        seconds.append(time.perf_counter() - before)
    mean = statistics.mean(seconds)
    print(f"{name:<58} {mean:7.3f} s wall {(_cpu() - cpu) / len(submissions):7.3f} s CPU", flush=True)
    return seconds


def _list() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    _median(
        "grade list (at most 0.25)",
        lambda: subprocess.run(
            [sys.executable, "-m", "grader", "list"], env=environment, capture_output=True, check=True
        ),
    )


def _memory(submission: Path, folder: Path) -> None:
    """Peak resident memory of the referee, and of the largest process below it."""
    command = [sys.executable, "-m", "grader", CHAPTER, "--from", str(submission)]
    script = (
        f"import resource, subprocess; subprocess.run({command!r}, capture_output=True);"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    print(f"peak memory of the largest process: {done.stdout.strip()} MB (referee and player together at most 250)")


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    def stop(*_: object) -> None:
        raise _Enough

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        with suppress(_Enough):
            yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class _Enough(BaseException):
    """Not an Exception: hypothesis would take it for a failure, and shrink it."""


@contextmanager
def _one_core() -> Iterator[None]:
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _median(name: str, run: Callable[[], object], beside: float | None = None, at_most: float | None = None) -> float:
    wall, cpu = [], []
    for _ in range(ROUNDS):
        cpu_before, before = _cpu(), time.perf_counter()
        run()
        wall.append(time.perf_counter() - before)
        cpu.append(_cpu() - cpu_before)
    median = statistics.median(wall)
    ratio = f"  = {median / beside:.2f} × (a), at most {at_most}" if beside else ""
    print(f"{name:<58} {median:7.3f} s wall {statistics.median(cpu):7.3f} s CPU{ratio}")
    return median


def _cpu() -> float:
    own, children = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime
