"""From places to rows: one run of a batch, which may be killed at any moment and begun again."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Protocol

from grader.classroom.batch.finding import Contents, Place
from grader.classroom.batch.job import Executor, Job, Outcome, Setup
from grader.classroom.batch.roster import Roster, Student
from grader.classroom.batch.verdict_key import content_digest, verdict_key
from grader.classroom.gradebook import Assignment, Gradebook, Part, Person, Submission
from grader.classroom.gradebook.gradebook import Status
from grader.course.catalog import Course, Exercise, own_course
from grader.course.loading import load_checks
from grader.errors import GraderBroken, WrongUsage
from grader.player.levels import Level
from grader.submission import read_files
from grader.text import Language, Text

REPORTS = "reports"


class Progress(Protocol):
    """Who watches a run."""

    def begin(self, total: int, executor: Executor) -> None: ...

    def done(self, submission: Submission, *, points: float | None, cached: bool) -> None: ...


@dataclass
class Summary:
    """What a run did."""

    graded: int = 0
    unchanged: int = 0
    failed: int = 0
    unreadable: int = 0
    duplicate: int = 0
    missing: int = 0
    late: int = 0
    seconds: float = 0.0
    started: float = field(default_factory=time.monotonic, repr=False)


@dataclass(frozen=True)
class _Candidate:
    """A submission that counts, and whose it is."""

    place: Place
    student: Student
    submitted: datetime | None
    late: bool


@dataclass(frozen=True)
class _Open:
    """A submission on its way through a worker."""

    candidate: _Candidate
    contents: Contents
    keys: dict[str, str]
    known: dict[str, bytes]
    digest: str


def make_setup(course: Course, exercises: Sequence[Exercise], isolation: Level, seed: int, language: Language) -> Setup:
    """What all jobs of a batch share."""
    root = None if course == own_course() else str(course.root)
    content = {exercise.id: content_digest(course, exercise) for exercise in exercises}
    return Setup(root, [exercise.id for exercise in exercises], content, isolation, seed, language)


class Batch:
    """Grades what has to be graded, and keeps the gradebook and the reports in step."""

    def __init__(self, setup: Setup, folder: Path, gradebook: Gradebook) -> None:
        self.setup, self.folder, self.gradebook = setup, folder, gradebook
        self.course = setup.open_course()
        self.exercises = [self.course.find(id)[0] for id in setup.exercises]
        self.summary = Summary()
        self._open: dict[str, _Open] = {}

    def run(
        self,
        places: Sequence[Place],
        executor: Executor,
        progress: Progress,
        *,
        roster: Roster | None = None,
        due: datetime | None = None,
        regrade: Sequence[str] = (),
    ) -> Summary:
        """Every submission becomes a row; those whose row is right already cost nothing."""
        roster = roster or Roster([])
        counting, duplicates = _sorted_out(places, roster, due)
        self.gradebook.begin(self._assignment(), [_person(student) for student in roster.students], regrade)
        self._settle(roster, counting, duplicates)
        progress.begin(len(counting), executor)
        with _writable(self.folder):
            (self.folder / REPORTS).mkdir(exist_ok=True)
            outcomes = executor.run(self._jobs(counting, progress))
            try:
                for outcome in outcomes:
                    self._finish(outcome, progress)
            finally:
                outcomes.close()
        self.summary.seconds = time.monotonic() - self.summary.started
        return self.summary

    def _assignment(self) -> Assignment:
        parts = [
            Part(exercise.id, function, list(rubric))
            for exercise in self.exercises
            for function, rubric in (load_checks(self.course, exercise).info.written or {}).items()
        ]
        titles = {exercise.id: exercise.title for exercise in self.exercises}
        return Assignment(self.course.name, titles, self.setup.isolation, parts)

    def _settle(self, roster: Roster, counting: Sequence[_Candidate], duplicates: Sequence[_Candidate]) -> None:
        counted = {candidate.student.id: candidate.place.label for candidate in counting}
        rows = []
        people = [_person(candidate.student) for candidate in duplicates if not candidate.student.on_roster]
        for candidate in duplicates:
            other = counted[candidate.student.id]
            reason = Text(
                f"同一学生较早的一份; 批改了 {other}", f"An earlier one of the same student; {other} was graded"
            )
            rows.append(_row(candidate, "duplicate", reason))
        for student in roster.students:
            if student.id not in counted:
                reason = Text("没有交", "Nothing was handed in")
                rows.append(Submission(f"({student.id})", student.id, "missing", reason))
        labels = {candidate.place.label for candidate in (*counting, *duplicates)} | {row.label for row in rows}
        self.gradebook.settle(people, rows, labels)
        self.summary.duplicate = len(duplicates)
        self.summary.missing = len(rows) - len(duplicates)
        self.summary.late = sum(candidate.late for candidate in counting)

    def _jobs(self, counting: Sequence[_Candidate], progress: Progress) -> Iterator[Job]:
        for candidate in counting:
            contents = candidate.place.read()
            keys = self._keys(candidate, contents)
            marks = [asdict(mark) for mark in self.gradebook.marks(candidate.student.id)]
            digest = _digest([keys, asdict(candidate.student), candidate.late, marks, self.setup.language])
            if self.gradebook.digest_of(candidate.place.label) == digest and self._report(candidate).is_file():
                self.summary.unchanged += 1
                progress.done(_row(candidate, "graded"), points=None, cached=True)
                continue
            known = self.gradebook.verdicts(list(keys.values()))
            known = {exercise: known[key] for exercise, key in keys.items() if key in known}
            self._open[candidate.place.label] = _Open(candidate, contents, keys, known, digest)
            yield Job(
                candidate.place.label,
                candidate.student.id,
                contents.files,
                _problems(contents),
                [exercise for exercise in keys if exercise not in known],
                known,
                marks,
            )

    def _keys(self, candidate: _Candidate, contents: Contents) -> dict[str, str]:
        problems = {path: Text(*reason) for path, reason in _problems(contents).items()}
        submission = read_files(
            candidate.student.id, contents.files, problems, self.setup.exercises, books=self.course.books
        )
        return {exercise.id: verdict_key(self.setup, submission, exercise) for exercise in self.exercises}

    def _finish(self, outcome: Outcome, progress: Progress) -> None:
        """The report first, then the row: whoever finds the row finds the report."""
        one = self._open.pop(outcome.label)
        if outcome.failure is not None:
            self.summary.failed += 1
            submission = _row(one.candidate, "failed", Text(*outcome.failure))
            self.gradebook.save(_person(one.candidate.student), submission, {})
            return progress.done(submission, points=None, cached=False)
        report = self._report(one.candidate)
        _replace(report, outcome.page)
        problem = one.contents.problem
        self.summary.graded += 1
        self.summary.unreadable += problem is not None
        submission = _row(
            one.candidate,
            "graded" if problem is None else "unreadable",
            problem or Text("", ""),
            digest=one.digest,
            seconds=outcome.seconds,
            report=report.relative_to(self.folder).as_posix(),
        )
        verdicts = {**one.known, **outcome.verdicts}
        keyed = {exercise: (key, verdicts[exercise]) for exercise, key in one.keys.items()}
        self.gradebook.save(_person(one.candidate.student), submission, keyed)
        progress.done(submission, points=self.gradebook.points(outcome.label), cached=not outcome.verdicts)

    def _report(self, candidate: _Candidate) -> Path:
        return self.folder / REPORTS / f"{file_name(candidate.student.id)}.html"


def _sorted_out(
    places: Sequence[Place], roster: Roster, due: datetime | None
) -> tuple[list[_Candidate], list[_Candidate]]:
    """The submissions that count, and those that a later one of the same student replaces."""
    by_student: dict[str, list[_Candidate]] = {}
    for place in places:
        student = roster.student(place.owner)
        submitted = student.submitted or place.modified
        limit = student.due or due
        late = place.late or bool(limit and submitted and submitted > limit)
        by_student.setdefault(student.id, []).append(_Candidate(place, student, submitted, late))
    counting, duplicates = [], []
    for candidates in by_student.values():
        latest = max(candidates, key=lambda one: one.submitted.timestamp() if one.submitted else 0.0)
        counting.append(latest)
        duplicates += [candidate for candidate in candidates if candidate is not latest]
    return counting, duplicates


def _problems(contents: Contents) -> dict[str, tuple[str, str]]:
    """Why files cannot be read; a submission without any file has one problem, which every exercise shares."""
    unreadable = contents.unreadable or ({"": contents.problem} if contents.problem else {})
    return {path: (reason.zh, reason.en) for path, reason in unreadable.items()}


def _row(
    candidate: _Candidate,
    status: Status,
    reason: Text = Text("", ""),
    *,
    digest: str = "",
    seconds: float = 0.0,
    report: str = "",
) -> Submission:
    submitted = candidate.submitted.isoformat(timespec="seconds") if candidate.submitted else None
    return Submission(
        candidate.place.label, candidate.student.id, status, reason, submitted, candidate.late, digest, seconds, report
    )


def _person(student: Student) -> Person:
    return Person(student.id, student.name, student.email, student.moodle, student.canvas, student.on_roster)


def _digest(parts: object) -> str:
    return hashlib.sha256(json.dumps(parts, default=str, sort_keys=True).encode()).hexdigest()


def file_name(student: str) -> str:
    """A name for a file, whatever the student's id is made of; two students never share one."""
    safe = re.sub(r"[^\w.-]+", "_", student).strip("._")[:60]
    return safe if safe and safe == student else f"{safe}-{hashlib.sha256(student.encode()).hexdigest()[:8]}"


def _replace(path: Path, content: bytes) -> None:
    """Writes a file in one step: a reader finds the old one or the new one, never half of it."""
    temporary = path.with_name(f".{path.name}.new")
    temporary.write_bytes(content)
    os.replace(temporary, path)


@contextmanager
def _writable(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise GraderBroken(
            f"写不到 {folder}: {error.strerror}. 已批改的都在成绩册里; 解决后再运行同一条命令即可继续.",
            f"Cannot write to {folder}: {error.strerror}. What was graded is in the gradebook; once this is solved, run"
            " the same command again and it goes on.",
        ) from error


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """One batch at a time in a folder. The lock is SQLite's, so it ends with its process, however that ends."""
    with _writable(folder):
        folder.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(folder / ".lock", timeout=0, isolation_level=None)
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise GraderBroken(f"写不到 {folder}: {error}", f"Cannot write to {folder}: {error}") from error
            raise WrongUsage(
                f"另一个 grade batch 正在 {folder} 里工作", f"Another grade batch is at work in {folder}"
            ) from error
        yield
    finally:
        lock.close()
