"""Where a student's own work lies: found by name, created from the stubs the first time, its state kept readable."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from grader.course.catalog import Course, Exercise
from grader.course.graph import due, in_order
from grader.course.stubs import is_stub, stub_in
from grader.errors import WrongUsage
from grader.files import one_at_a_time, write_whole
from grader.results.model import Report
from grader.text import Language

STATE_FILE = "grade-status.json"
STATE_VERSION = 2


@dataclass(frozen=True)
class Workspace:
    """A student's file or folder, and whether it was just created from the stubs."""

    path: Path
    created: tuple[Path, ...] = ()


def home(course: Course, folder: Path) -> Path:
    """The folder that holds the chapters of somebody's work: this one, or one or two above it."""
    for above in (folder, *list(folder.parents)[:2]):
        if (above / STATE_FILE).is_file():
            return above
    chapters = {exercise.stub.parent.name for exercise in course.exercises}
    return folder.parent if folder.name in chapters else folder


def find_work(exercises: Sequence[Exercise], folder: Path) -> Path | None:
    """The file or folder with the work on these exercises of one chapter, if there is one."""
    book, chapter = exercises[0].book, exercises[0].chapter
    prefixes = (book.folders, "ch") if book.first else (book.folders,)
    names = [f"{prefix}{number}" for prefix in prefixes for number in (f"{chapter:02}", chapter)]
    if len(exercises) == 1 and (folder / exercises[0].stub.name).exists():
        return folder / exercises[0].stub.name
    for name in names:
        for candidate in (folder / name, folder / f"{name}.py", folder / f"{name}.ipynb"):
            if candidate.exists():
                return candidate
    stubs = {exercise.stub.name for exercise in exercises}
    if any(path.name in stubs for path in folder.glob("*.py")):
        return folder  # the student stands inside the chapter's folder
    return None


def by_chapter(exercises: Sequence[Exercise]) -> list[list[Exercise]]:
    """The exercises of each chapter, which lie in one folder."""
    chapters: dict[str, list[Exercise]] = {}
    for exercise in exercises:
        chapters.setdefault(exercise.chapter_name, []).append(exercise)
    return list(chapters.values())


def start(course: Course, exercises: Sequence[Exercise], folder: Path, language: Language) -> Workspace:
    """Writes the stubs of these exercises into the folder of their chapter; a file that is there is left alone."""
    target = folder / exercises[0].stub.parent.name
    target.mkdir(parents=True, exist_ok=True)
    created = []
    for exercise in exercises:
        path = target / exercise.stub.name
        try:
            with open(path, "x", encoding="utf-8", newline="\n") as file:
                file.write(stub_in(course, exercise, language))
            created.append(path)
        except FileExistsError:
            continue
    return Workspace(target, tuple(created))


def reset(course: Course, exercise: Exercise, folder: Path, language: Language) -> tuple[Path, Path | None]:
    """Puts the stub back in its place; returns that place and where the copy of what stood there is, if any did."""
    return put_in_place(course, exercise, folder, stub_in(course, exercise, language))


def put_in_place(course: Course, exercise: Exercise, folder: Path, text: str) -> tuple[Path, Path | None]:
    """Gives the file of an exercise another text; a copy is kept of what stood there, unless that was the stub."""
    work = find_work([exercise], folder)
    path = work if work is not None and work.is_file() else (work or folder / exercise.stub.parent.name)
    path = path / exercise.stub.name if path.is_dir() or not path.suffix else path
    if path.name != exercise.stub.name:
        raise WrongUsage(
            f"{path.name} 里不止这一题，不能整个换掉；请在里面改这一题的函数",
            f"{path.name} holds more than this exercise and is not replaced; change its functions there",
        )
    before = path.read_bytes().decode(errors="replace") if path.exists() else ""
    copy = None
    if before and before != text and not is_stub(course, exercise, before):
        copy = path.with_name(f"{path.name}.{datetime.now():%Y%m%d-%H%M%S}.txt")
        copy.write_bytes(path.read_bytes())
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text)
    return path, copy


def find_or_start(course: Course, exercises: Sequence[Exercise], folder: Path, language: Language) -> Workspace:
    found = find_work(exercises, folder)
    return Workspace(found) if found else start(course, exercises, folder, language)


def report_path(work: Path, course: Course, part: str = "") -> Path:
    """Where the HTML report goes: beside the work. That on a part of a chapter does not replace the chapter's."""
    part = f"-{part}" if part else ""
    if work.is_dir():
        return work / f"report{part}.html"
    is_exercise = course.books.id_of_module(work.stem) is not None
    return work.with_name(f"report-{work.stem}.html" if is_exercise else f"{work.stem}-report{part}.html")


def part_of_chapter(course: Course, exercises: Sequence[Exercise]) -> str:
    """What exercises are called that were asked for by name and are not a whole chapter."""
    whole = set(course.chapters[exercises[0].chapter_name]) <= set(exercises)
    return "" if whole else "-".join(exercise.id for exercise in exercises[:3])


def writable_path(path: Path) -> Path:
    """The path itself, or, where its folder cannot be written, one of the same name in a fresh temporary folder."""
    if os.access(path.parent, os.W_OK):
        return path
    return Path(tempfile.mkdtemp(prefix="grade-")) / path.name


def load_state(folder: Path, course: Course) -> dict[str, dict[str, object]]:
    """Exercise id -> {"status", "points", "strict", "graded", "days", "passed_on"}; nothing where none can be read."""
    exercises = _all_states(folder).get(course.name)
    return {id: entry for id, entry in exercises.items() if isinstance(entry, dict)} if exercises else {}


def save_state(report: Report, course: Course, folder: Path) -> None:
    """Remembers the latest status of each graded exercise; a folder that cannot be written is no reason to fail."""
    now = datetime.now().astimezone().isoformat(timespec="seconds")
    with _changing(course, folder) as exercises:
        for exercise in report.exercises:
            known = exercises.setdefault(exercise.id, {})
            if exercise.status == "passed" and known.get("status") != "passed":
                known["passed_on"] = _with_day(known.get("passed_on"), now)
            known |= {"status": exercise.status, "points": exercise.points, "strict": exercise.strict, "graded": now}
            if exercise.status != "not_attempted":
                known["days"] = _with_day(known.get("days"), now)


def passed(folder: Path, course: Course) -> set[str]:
    """The exercises that were passed."""
    return {id for id, entry in load_state(folder, course).items() if entry.get("status") == "passed"}


def _with_day(days: object, now: str) -> list[str]:
    """A list of days with the day of this moment as the last."""
    before = [str(day) for day in days] if isinstance(days, list) else []
    return before if before[-1:] == [now[:10]] else [*before, now[:10]]


def next_hint(exercise: Exercise, course: Course, steps: int, folder: Path) -> int:
    """Which of the hints in steps is due now, from 0; once all were given it is the last again."""
    with _changing(course, folder) as exercises:
        known = exercises.setdefault(exercise.id, {})
        given = known.get("hints", 0)
        due = min(given if isinstance(given, int) else 0, steps - 1)
        known["hints"] = due + 1
    return due


def remember(exercise: Exercise, course: Course, folder: Path, facts: dict[str, object]) -> None:
    """Adds facts to what is known of an exercise."""
    with _changing(course, folder) as exercises:
        exercises[exercise.id] = {**exercises.get(exercise.id, {}), **facts}


@contextlib.contextmanager
def _changing(course: Course, folder: Path) -> Iterator[dict[str, dict[str, object]]]:
    """The state to be changed, then written; `grade` at a terminal and the page may do so at once."""
    with one_at_a_time(folder / STATE_FILE):
        exercises = load_state(folder, course)
        yield exercises
        state = {"version": STATE_VERSION, "courses": {**_all_states(folder), course.name: exercises}}
        with contextlib.suppress(OSError):
            write_whole(folder / STATE_FILE, json.dumps(state, ensure_ascii=False, indent=1, sort_keys=True) + "\n")


def _all_states(folder: Path) -> dict[str, dict[str, object]]:
    """Course -> state of its exercises, as the file says."""
    try:
        state = json.loads((folder / STATE_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(state, dict):
        return {}
    if state.get("version") == 1:  # it knew one course
        state = {"version": STATE_VERSION, "courses": {str(state.get("course")): state.get("exercises")}}
    courses = state.get("courses") if state.get("version") == STATE_VERSION else None
    return {name: own for name, own in courses.items() if isinstance(own, dict)} if isinstance(courses, dict) else {}


def latest(course: Course, state: dict[str, dict[str, object]]) -> Exercise | None:
    """The exercise that was graded last."""
    graded = [exercise for exercise in course.exercises if state.get(exercise.id, {}).get("graded")]
    return max(graded, key=lambda exercise: str(state[exercise.id]["graded"]), default=None)


def following(course: Course, state: dict[str, dict[str, object]]) -> Exercise | None:
    """The exercise graded last while it is not passed; else the next of its chapter, its track first, or of the course.

    What is to be done before that one comes first.
    """
    done = {id for id, entry in state.items() if entry.get("status") == "passed"}
    last = latest(course, state)
    if last is not None and last.id not in done:
        return last
    own = in_order(course, last.chapter_name) if last else []
    onwards = own[own.index(last) :] if last else []
    order = [*onwards, *own, *(one for chapter in course.chapters for one in in_order(course, chapter))]
    found = next((one for one in order if one.id not in done), None)
    return found and due(course, found, done)
