"""Grading a class: rate, efficiency, what an endless loop costs, memory, the second run, and fifty kills.

python -m tests.bench batch [submissions [kills]]      300 and 50 where nothing is said
"""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from grader.classroom.batch.finding import submissions_in
from grader.classroom.batch.folder import only_one
from grader.classroom.batch.job import Job, Setup
from grader.classroom.batch.local import LocalExecutor
from grader.classroom.batch.progress import Silent
from grader.classroom.batch.run import Batch, make_setup
from grader.classroom.batch.seat import Seat
from grader.classroom.gradebook import Gradebook, Row, overview
from grader.course.catalog import Course, Exercise, own_course

SUBMISSIONS, KILLS, MANY = 300, 50, 1_000
CHAPTERS = (2, 3, 4)
WORKERS = 2
MINIATURE = Path(__file__).parents[1] / "grader" / "miniature"


def main() -> None:
    """Prints every measurement."""
    size, kills = [int(word) for word in sys.argv[2:4]] + [SUBMISSIONS, KILLS][len(sys.argv[2:4]) :]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        course = _snapshot(own_course(), folder / "course")
        exercises = [e for chapter in CHAPTERS for e in course.chapters.get(f"chapter{chapter}", []) if _complete(e)]
        setup = make_setup(course, exercises, "sandbox", 0, "en")
        print(f"{size} submissions, {len(exercises)} exercises; load {os.getloadavg()[0]:.1f}", flush=True)
        write_class(exercises, folder / "class", size)
        _rates(setup, folder, size)
        _efficiency(course, folder, min(size, 120))
        _endless_loop(setup, exercises)
        _memory()
        _kills(folder, kills)


def _snapshot(course: Course, folder: Path) -> Course:
    """A copy, so that nobody's editing stops the measurement half-way."""
    for source, target in (
        (course.exercises_dir, "exercises"),
        (course.solutions_dir, "solutions"),
        *((course.tests_dir / f"chapter{chapter:02}", f"tests/chapter{chapter:02}") for chapter in CHAPTERS),
    ):
        shutil.copytree(source, folder / target, ignore=shutil.ignore_patterns("__pycache__"))
    return Course.at(folder)


def _complete(exercise: Exercise) -> bool:
    return exercise.checks.is_file() and exercise.solution.is_file() and exercise.mistakes_page.is_file()


# the class


def write_class(exercises: Sequence[Exercise], folder: Path, size: int) -> None:
    """Every submission differs from every other, as those of a class do."""
    dice = random.Random(3)
    for number in range(size):
        answers = {e: _answer(e, dice) + f"\n# s{number:03}\n" for e in exercises}
        unlucky = dice.choice(list(exercises))
        if (mishap := _MISHAPS.get(number % 30)) is not None:
            answers[unlucky] = mishap(answers[unlucky])
        if number % 10 == 9:
            _write_notebook(answers, folder / f"s{number:03}.ipynb")
            continue
        (folder / f"s{number:03}").mkdir(parents=True)
        for exercise, text in answers.items():
            (folder / f"s{number:03}" / exercise.stub.name).write_text(text, encoding="utf-8")


def _answer(exercise: Exercise, dice: random.Random) -> str:
    kind = dice.random()
    if kind < 0.1:
        return exercise.stub_source
    return dice.choice(exercise.mistakes).source if kind < 0.4 else exercise.solution.read_text(encoding="utf-8")


def _in_first_function(line: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        name = text.partition("\ndef ")[2].partition("(")[0]
        return f"{text}\n\ndef {name}(*args):\n    {line}\n"

    return change


_MISHAPS: dict[int, Callable[[str], str]] = {
    1: _in_first_function("while True: pass"),
    2: _in_first_function("import os; os._exit(0)"),
    3: lambda text: text + "\ndef broken(:\n",
    4: _in_first_function("return args[0] + 'x'"),
    5: _in_first_function("import ctypes; ctypes.string_at(0)"),
}


def _write_notebook(answers: dict[Exercise, str], path: Path) -> None:
    cells = [
        {"cell_type": "code", "metadata": {}, "outputs": [], "source": f"# %% exercise {exercise.id}\n{text}"}
        for exercise, text in answers.items()
    ]
    path.write_text(json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells}), encoding="utf-8")


# the measurements


class Clock(Silent):
    """When each submission was done."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def done(self, row: Row, *, points: float | None, cached: bool) -> None:
        self.times.append(time.perf_counter())

    @property
    def rate(self) -> float:
        """Submissions per second once the workers are warm."""
        return (len(self.times) - 1) / (self.times[-1] - self.times[0])


def _run(setup: Setup, submissions: Path, out: Path, workers: int) -> tuple[float, Clock]:
    started, clock = time.perf_counter(), Clock()
    with submissions_in(submissions) as places, only_one(out), Gradebook(out, create=True) as gradebook:
        Batch(setup, out, gradebook).run(places, LocalExecutor(setup, workers), clock)
        gradebook.finish()
    return time.perf_counter() - started, clock


def _rates(setup: Setup, folder: Path, size: int) -> None:
    before = time.process_time()
    first, clock = _run(setup, folder / "class", folder / "out", WORKERS)
    here = time.process_time() - before
    second, _ = _run(setup, folder / "class", folder / "out", WORKERS)
    with Gradebook(folder / "out") as gradebook:
        rows = overview(gradebook).rows
        ((graded, own, wall),) = gradebook.query("SELECT count(*), sum(seconds), max(seconds) FROM submission")
    statuses = sorted({row.status for row in rows})
    print(
        f"first run, {WORKERS} workers   {first:8.1f} s   {clock.rate:.2f} submissions/s   rows: {len(rows)} {statuses}"
    )
    print(f"  seconds in workers    {own:8.1f} s   mean {own / graded:.2f}, slowest {wall:.1f}")
    print(f"  CPU of this process   {here / graded:8.3f} s a submission")
    print(f"second run              {second:8.2f} s   {second / first:.2%} of the first", flush=True)


def _efficiency(course: Course, folder: Path, size: int) -> None:
    """One worker on one core against two on two: referee and player of one worker would else share both cores."""
    exercises = [exercise for exercise in course.chapters["chapter3"] if _complete(exercise)]
    setup = make_setup(course, exercises, "sandbox", 0, "en")
    write_class(exercises, folder / "part", size)
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        _, one = _run(setup, folder / "part", folder / "one", 1)
    finally:
        os.sched_setaffinity(0, cores)
    _, two = _run(setup, folder / "part", folder / "two", 2)
    rates = one.rate, two.rate
    print(
        f"1 -> 2 cores            {rates[0]:8.2f} -> {rates[1]:.2f} submissions/s of chapter 3   "
        f"efficiency {rates[1] / (2 * rates[0]):.2f}",
        flush=True,
    )


def _endless_loop(setup: Setup, exercises: Sequence[Exercise]) -> None:
    seat = Seat(setup, 600)
    try:
        files = {e.stub.name: e.solution.read_bytes() for e in exercises}
        name = exercises[0].stub.name
        looping = files | {name: _MISHAPS[1](files[name].decode()).encode()}
        ids = [exercise.id for exercise in exercises]
        seconds = [
            min(
                seat.grade(Job(label="x", name="x", files=handed_in, unreadable={}, exercises=ids)).seconds
                for _ in range(2)
            )
            for handed_in in (files, looping)
        ]
    finally:
        seat.close()
    print(f"one endless loop        {seconds[1] - seconds[0]:8.2f} s more (its limit: 2 s of CPU time)", flush=True)


def _memory() -> None:
    course = Course.at(MINIATURE)
    setup = make_setup(course, course.exercises, "sandbox", 0, "en")
    source = (MINIATURE / "solutions" / "chapter01" / "ex01_01.py").read_text(encoding="utf-8")
    seat = Seat(setup, 600)
    sizes = []
    try:
        for number in range(MANY):
            wrong = source.replace("max(values)", "max(values) + 1") if number % 2 else source
            files = {"ex01_01.py": f"{wrong}# {number}\n".encode()}
            seat.grade(Job(label=f"s{number}", name=f"s{number}", files=files, unreadable={}, exercises=["1.1", "1.2"]))
            if number + 1 in (20, MANY // 2, MANY):
                assert seat.worker_pid is not None
                sizes.append((number + 1, _resident(seat.worker_pid), _resident(os.getpid())))
    finally:
        seat.close()
    for count, worker, own in sizes:
        print(f"memory after {count:<5}      worker {worker:6.1f} MB   this process {own:.1f} MB", flush=True)


def _resident(pid: int) -> float:
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def _kills(folder: Path, kills: int) -> None:
    course = Course.at(MINIATURE)
    write_class(course.exercises, folder / "small", 60)
    started = time.monotonic()
    subprocess.run(_command(folder, "calm"), check=True, stdout=subprocess.DEVNULL)
    whole = time.monotonic() - started
    dice, graded, done = random.Random(5), set[str](), 0
    twice = 0
    while done < kills:
        process = subprocess.Popen(_command(folder, "killed"), stdout=subprocess.PIPE, text=True)
        time.sleep(dice.uniform(0.0, whole))
        os.kill(process.pid, signal.SIGKILL)
        said = {e["label"] for e in _events(process.communicate()[0]) if not e["cached"]}
        twice, graded, done = twice + len(said & graded), graded | said, done + 1
        if len(graded) == 60:  # all there: begin anew, so that every kill hits a batch at work
            assert _exported(folder, "killed") == _exported(folder, "calm")
            shutil.rmtree(folder / "killed")
            graded = set()
    subprocess.run(_command(folder, "killed"), check=True, stdout=subprocess.DEVNULL)
    same = _exported(folder, "killed") == _exported(folder, "calm")
    print(f"killed {done} times        same rows as undisturbed: {same}; graded twice: {twice}", flush=True)


def _command(folder: Path, out: str) -> list[str]:
    place = ["--chapter", "1", "--course", str(MINIATURE), "--out", str(folder / out), "--json-lines"]
    return [sys.executable, "-m", "grader", "batch", str(folder / "small"), *place, "--workers", str(WORKERS)]


def _events(output: str) -> list[dict[str, Any]]:
    events = [json.loads(line) for line in output.splitlines() if line.endswith("}")]
    return [event for event in events if event["event"] == "submission"]


def _exported(folder: Path, out: str) -> Any:
    target = folder / f"{out}.json"
    export = [sys.executable, "-m", "grader", "export", "json", str(folder / out), "--out", str(target)]
    subprocess.run([sys.executable, "-m", "grader", *_command(folder, out)[3:]], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(export, check=True, stdout=subprocess.DEVNULL)
    return _timeless(json.loads(target.read_text(encoding="utf-8")))


def _timeless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _timeless(item) for key, item in value.items() if key != "seconds"}
    return [_timeless(item) for item in value] if isinstance(value, list) else value
