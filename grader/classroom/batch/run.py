"""From places to rows: one run of a batch, which may be killed at any moment and begun again."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from grader import keys
from grader.classroom.batch.candidates import NO_DUE, Candidate, Due, sorted_out
from grader.classroom.batch.finding import Place
from grader.classroom.batch.folder import REPORTS, file_name, writable
from grader.classroom.batch.intake import Intake
from grader.classroom.batch.job import Executor, Job, Outcome, Setup
from grader.classroom.batch.matching import matched
from grader.classroom.batch.reader import Reader
from grader.classroom.batch.roster import Roster
from grader.classroom.batch.rows import person_of, row_of
from grader.classroom.batch.summary import Summary
from grader.classroom.gradebook import Assignment, Gradebook, Part, Row, Rules, overview
from grader.classroom.gradebook.by_hand import back_up, restore
from grader.classroom.gradebook.clock import one_copy
from grader.classroom.gradebook.reports import look_of
from grader.course.catalog import Course, Exercise, own_course
from grader.course.loading import load_checks
from grader.course.templates import Templates
from grader.files import write_whole
from grader.results.model import Level
from grader.text import Language, Text


class Progress(Protocol):
    """Who watches a run."""

    def begin(self, total: int, executor: Executor) -> None: ...

    def done(self, row: Row, *, points: float | None, cached: bool) -> None: ...


@dataclass(frozen=True, kw_only=True)
class _Open:
    """A submission on its way through a worker."""

    candidate: Candidate
    intake: Intake
    keys: dict[str, str]
    known: dict[str, bytes]
    digest: str
    look: str
    before: bool
    """Whether it was graded before, and had a report."""


def make_setup(
    course: Course,
    exercises: Sequence[Exercise],
    isolation: Level,
    seed: int,
    language: Language,
    *,
    pictures: bool = False,
    shown_seed: int | None = None,
    inputs: Path | None = None,
) -> Setup:
    """What all jobs of a batch share."""
    root = None if course == own_course() else str(course.root)
    content = {exercise.id: keys.of_content(course, exercise) for exercise in exercises}
    ids = [exercise.id for exercise in exercises]
    if inputs is not None:
        with writable(inputs):
            inputs.mkdir(mode=0o700, parents=True, exist_ok=True)
    return Setup(
        course=root,
        exercises=ids,
        content=content,
        isolation=isolation,
        seed=seed,
        language=language,
        versions=keys.versions(),
        pictures=pictures,
        shown_seed=shown_seed,
        templates=Templates.at(course.templates_dir),
        inputs=str(inputs.resolve()) if inputs is not None else "",
    )


class Batch:
    """Grades what has to be graded, and keeps the gradebook and the reports in step."""

    def __init__(self, setup: Setup, folder: Path, gradebook: Gradebook) -> None:
        self.setup, self.folder, self.gradebook = setup, folder, gradebook
        self.course = setup.open_course()
        self.exercises = [self.course.find(id)[0] for id in setup.exercises]
        self.summary = Summary()
        self._open: dict[str, _Open] = {}
        self._reader = Reader(setup, self.course, self.exercises)

    def run(
        self,
        places: Sequence[Place],
        executor: Executor,
        progress: Progress,
        *,
        roster: Roster | None = None,
        due: Due = NO_DUE,
        times: Mapping[str, datetime] = {},
        regrade: Sequence[str] = (),
        settled: Mapping[str, str] = {},
        rules: Rules | None = None,
    ) -> Summary:
        """Every submission becomes a row; those whose row is right already cost nothing."""
        roster = roster or Roster([])
        with closing(self._reader):
            self._reader.start(places)  # before any executor has threads
            restore(self.gradebook)
            settled = {**self.gradebook.settlements(), **settled}
            counting, duplicates = sorted_out(matched(places, roster, settled), due, self._answers, times)
            people = [person_of(student) for student in roster.students]
            self.gradebook.begin(self._assignment(rules), people, regrade)
            self.gradebook.keep_settlements(settled)
            back_up(self.gradebook)
            self._settle(roster, counting, duplicates)
            progress.begin(len(counting), executor)
            with writable(self.folder):
                (self.folder / REPORTS).mkdir(exist_ok=True)
            outcomes = executor.run(self._jobs(counting, progress))
            try:
                for outcome in outcomes:
                    self._finish(outcome, progress)
            finally:
                outcomes.close()
                self.summary.left_out = list(executor.left_out)
                self.summary.seconds = time.monotonic() - self.summary.started
            rows = overview(self.gradebook).rows
            self.summary.broken = sum(bool(row.open) for row in rows)
            self.summary.remarks = [copied] if (copied := one_copy(rows)) else []
            return self.summary

    def _answers(self, place: Place) -> list[str]:
        intake = self._reader.take_in(place.label, place)
        return [] if isinstance(intake, Text) else intake.recognised

    def _assignment(self, rules: Rules | None) -> Assignment:
        parts = [
            Part(exercise.id, function, list(rubric))
            for exercise in self.exercises
            for function, rubric in (load_checks(self.course, exercise).info.written or {}).items()
        ]
        titles = {exercise.id: exercise.title for exercise in self.exercises}
        return Assignment(
            course=self.course.name,
            exercises=titles,
            isolation=self.setup.isolation,
            parts=parts,
            rules=rules,
            templates=self.setup.templates,
        )

    def _settle(self, roster: Roster, counting: Sequence[Candidate], duplicates: Sequence[Candidate]) -> None:
        counted = {candidate.student.id for candidate in counting}
        people = [person_of(candidate.student) for candidate in duplicates if not candidate.student.on_roster]
        rows = [row_of(candidate, "duplicate", candidate.why_not) for candidate in duplicates]
        perhaps: dict[str, list[str]] = {}
        for candidate in counting:
            for id in candidate.match.candidates:
                perhaps.setdefault(id, []).append(candidate.place.label)
        for student in roster.students:
            if student.id not in counted:
                reason = Text("没有交", "Nothing was handed in")
                labels = perhaps.get(student.id, [])
                if labels:
                    reason = Text(f"也许是 {labels[0]}，但不清楚", f"Perhaps {labels[0]}, which is not clear")
                rows.append(
                    Row(
                        label=f"({student.id})",
                        student=student.id,
                        status="missing",
                        reason=reason,
                        candidates=labels,
                    )
                )
        kept = {candidate.place.label for candidate in (*counting, *duplicates)} | {row.label for row in rows}
        self.gradebook.settle(people, rows, kept)
        self.summary.duplicate = len(duplicates)
        self.summary.missing = len(rows) - len(duplicates)
        self.summary.late = sum(candidate.late for candidate in counting)
        self.summary.unclear = sum(candidate.match.unclear is not None for candidate in counting)

    def _jobs(self, counting: Sequence[Candidate], progress: Progress) -> Iterator[Job]:
        for candidate in counting:
            intake = self._reader.take_in(candidate.student.id, candidate.place)
            if isinstance(intake, Text):
                self._fail(candidate, intake, progress)
                continue
            keys = intake.keys
            student = candidate.student
            about = row_of(candidate, "graded", intake=intake)
            digest = _digest([keys, asdict(student), asdict(about)])
            look = look_of(self.gradebook, student.id, self.setup.language)
            label = candidate.place.label
            before = self.gradebook.digests_of(label)
            same = before == (digest, look) and self._report(candidate).is_file()
            if same and not self.gradebook.provisional(label):
                self.summary.unchanged += 1
                progress.done(about, points=None, cached=True)
                continue
            known = self.gradebook.verdicts(list(keys.values()))
            known = {exercise: known[key] for exercise, key in keys.items() if key in known}
            self._open[label] = _Open(
                candidate=candidate,
                intake=intake,
                keys=keys,
                known=known,
                digest=digest,
                look=look,
                before=bool(before[0]),
            )
            yield Job(
                label=label,
                name=student.id,
                files=intake.contents.files,
                unreadable={path: (why.zh, why.en) for path, why in intake.contents.reasons.items()},
                exercises=[exercise for exercise in keys if exercise not in known],
                known=known,
                marks=[asdict(mark) for mark in self.gradebook.marks(student.id)],
                rulings=[asdict(ruling) for ruling in self.gradebook.rulings(student.id)],
                rules=self.gradebook.rules.to_json(),
                late=candidate.late,
                late_seconds=candidate.late_seconds,
            )

    def _fail(self, candidate: Candidate, why: Text, progress: Progress) -> None:
        self.summary.failed += 1
        row = row_of(candidate, "failed", why)
        self.gradebook.save(person_of(candidate.student), row, {})
        progress.done(row, points=None, cached=False)

    def _finish(self, outcome: Outcome, progress: Progress) -> None:
        """The report first, then the row: whoever finds the row finds the report."""
        one = self._open.pop(outcome.label)
        if outcome.failure is not None:
            return self._fail(one.candidate, Text(*outcome.failure), progress)
        report = self._report(one.candidate)
        with writable(self.folder):
            write_whole(report, outcome.page)
        problem = one.intake.problem
        if one.before and not outcome.verdicts:
            self.summary.rewritten += 1
        else:
            self.summary.graded += 1
        self.summary.unreadable += problem is not None
        row = row_of(
            one.candidate,
            "graded" if problem is None else "unreadable",
            problem or Text("", ""),
            intake=one.intake,
            digest=one.digest,
            look=one.look,
            seconds=outcome.seconds,
            report=report.relative_to(self.folder).as_posix(),
        )
        verdicts = {**one.known, **outcome.verdicts}
        keyed = {exercise: (key, verdicts[exercise]) for exercise, key in one.keys.items()}
        self.gradebook.save(person_of(one.candidate.student), row, keyed, outcome.oddities, one.intake.answers)
        progress.done(row, points=self.gradebook.points(outcome.label), cached=not outcome.verdicts)

    def _report(self, candidate: Candidate) -> Path:
        return self.folder / REPORTS / f"{file_name(candidate.student.id)}.html"


def _digest(parts: object) -> str:
    return hashlib.sha256(json.dumps(parts, default=str, sort_keys=True).encode()).hexdigest()
