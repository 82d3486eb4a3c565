"""Writes the gradebook: every finished submission is one transaction, so that no moment is a bad one to be killed."""

from __future__ import annotations

import dataclasses
import json
import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Self

from grader.classroom.gradebook.marks import Mark, answer_digest
from grader.classroom.gradebook.rules import Rules
from grader.classroom.gradebook.rulings import Ruling
from grader.classroom.gradebook.schema import migrate
from grader.classroom.gradebook.verdict import verdict_as_json
from grader.course.templates import PACKAGE, Templates
from grader.errors import GraderBroken, WrongUsage
from grader.text import Text

FILE = "gradebook.sqlite"
BACKUP = "by_hand.json"
"""Everything that people gave, which no machine could find out again."""
_CHECK_COLUMNS = ("status", "points", "max_points", "seconds")
Status = Literal["graded", "unreadable", "failed", "duplicate", "missing"]


@dataclass(frozen=True)
class Part:
    """A written part of an exercise: each point of its rubric is worth one."""

    exercise: str
    function: str
    rubric: list[Text]

    @property
    def max_points(self) -> float:
        return float(len(self.rubric))


@dataclass(frozen=True, kw_only=True)
class Assignment:
    course: str
    exercises: dict[str, Text]
    isolation: str
    parts: list[Part] = field(default_factory=list)
    rules: Rules | None = None
    """None leaves those that were given before."""
    templates: Templates = PACKAGE
    """With which its pages are written, now and after every mark that a person gives."""


@dataclass(frozen=True, kw_only=True)
class Person:
    id: str
    name: str = ""
    email: str = ""
    moodle: str = ""
    canvas: str = ""
    upload: str = ""
    section: str = ""
    on_roster: bool = False


@dataclass(frozen=True, kw_only=True)
class Row:
    """What became of one submission, without its verdicts."""

    label: str
    student: str
    status: Status
    reason: Text = Text("", "")
    submitted: str | None = None
    late: bool = False
    digest: str = ""
    """Of everything its row and report are made of: the same digest, nothing to do."""
    seconds: float = 0.0
    report: str = ""
    late_seconds: float | None = None
    """By how much it missed its deadline; None where it did not, or where nobody knows."""
    rule: str = ""
    """How its student was found."""
    unclear: list[Text] = field(default_factory=list)
    """Why it is not known whose it is; then it is nobody's row, and nothing about it is sent back."""
    recognised: list[str] = field(default_factory=list)
    """The exercises that it was seen to answer."""
    unrecognised: list[tuple[str, Text]] = field(default_factory=list)
    """The other ones, each with the reason."""
    remarks: list[Text] = field(default_factory=list)
    """What else a person should know, such as a file that could not be read and was not needed."""
    candidates: list[str] = field(default_factory=list)
    """Who it may be, where that is unclear; of a missing student, the submissions that may be this student's."""
    clock: str = ""
    """Where the time of handing in is from: roster, worksheet, platform, archive or file."""
    look: str = ""
    """The digest of what the report shows beside the verdicts: what people gave, the rules, its templates."""


class Gradebook:
    """An open gradebook, owned by one process."""

    def __init__(self, folder: Path, *, create: bool = False) -> None:
        self.folder, self.path = folder, folder / FILE
        if not create and not self.path.is_file():
            raise WrongUsage(
                f"{folder} 里没有成绩册：先运行 grade batch", f"No gradebook in {folder}: run grade batch first"
            )
        with self._explained():
            self._db = sqlite3.connect(self.path, isolation_level=None)
            self._db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
            migrate(self._db, self.path.name)

    def close(self) -> None:
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        with self._explained():
            return self._db.execute(sql, values).fetchall()

    def rows(self, sql: str, *values: object) -> list[sqlite3.Row]:
        """The same with the columns by name, for more of them than one can count at a glance."""
        with self._explained():
            cursor = self._db.cursor()
            cursor.row_factory = sqlite3.Row
            return cursor.execute(sql, values).fetchall()

    # the assignment and the class

    def begin(self, assignment: Assignment, people: Collection[Person], regrading: Sequence[str]) -> None:
        """Says what is graded. What is to be graded again is forgotten, unless a killed run has begun with it."""
        before = self.query("SELECT regrading, finished FROM assignment")
        begun = before and before[0] == (json.dumps(list(regrading)), 0)
        exercises = [[id, *title] for id, title in assignment.exercises.items()]
        with self._transaction():
            self._db.execute(
                "INSERT INTO assignment (id, course, exercises, isolation, regrading) VALUES (1, ?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET course = excluded.course, exercises = excluded.exercises,"
                " isolation = excluded.isolation, regrading = excluded.regrading, finished = 0",
                (assignment.course, _json(exercises), assignment.isolation, json.dumps(list(regrading))),
            )
            self._db.execute("UPDATE assignment SET templates = ?", (_json(assignment.templates.replaced),))
            if assignment.rules is not None:
                self._db.execute("UPDATE assignment SET rules = ?", (assignment.rules.to_json(),))
            for exercise in [] if begun else regrading:
                outdated = "SELECT submission FROM result WHERE exercise = ?"
                self._db.execute(f"UPDATE submission SET digest = '' WHERE label IN ({outdated})", (exercise,))
                self._db.execute("DELETE FROM result WHERE exercise = ?", (exercise,))
                self._db.execute("DELETE FROM verdict WHERE exercise = ?", (exercise,))
            self._db.executemany(
                "INSERT OR REPLACE INTO written VALUES (?, ?, ?, ?)",
                [(part.exercise, part.function, _json(part.rubric), part.max_points) for part in assignment.parts],
            )
            for person in people:
                self._enrol(person)

    def finish(self) -> None:
        """Everything asked for is done, and the reports are written."""
        with self._transaction():
            self._db.execute("UPDATE assignment SET finished = 1")

    def settle(self, people: Collection[Person], ungraded: Collection[Row], labels: Collection[str]) -> None:
        """Writes the rows that need no grading; forgets the submissions that are no longer there."""
        with self._transaction():
            for person in people:
                self._enrol(person)
            for (label,) in self._db.execute("SELECT label FROM submission").fetchall():
                if label not in labels:
                    self._db.execute("DELETE FROM submission WHERE label = ?", (label,))
            for submission in ungraded:
                self._write(submission, {})
            keep = "SELECT student FROM submission"
            self._db.execute(f"DELETE FROM student WHERE on_roster = 0 AND id NOT IN ({keep})")

    # submissions

    def digests_of(self, label: str) -> tuple[str, str]:
        """Of what was judged, and of how its report looks; empty where there is none."""
        found = self.query("SELECT digest, look FROM submission WHERE label = ?", label)
        return (str(found[0][0]), str(found[0][1])) if found else ("", "")

    def looks_as(self, label: str, look: str) -> None:
        """Its report was written anew, and looks like this."""
        with self._transaction():
            self._db.execute("UPDATE submission SET look = ? WHERE label = ?", (look, label))

    def points(self, label: str) -> float:
        """What a submission earned by itself, without what a person gave."""
        ((points,),) = self.query(
            "SELECT coalesce(sum(v.points), 0) FROM result r JOIN verdict v ON v.key = r.verdict"
            " WHERE r.submission = ?",
            label,
        )
        return round(float(points), 6)

    def verdicts(self, keys: Collection[str]) -> dict[str, bytes]:
        """Those of these verdicts that are known."""
        marks = ", ".join("?" * len(keys))
        return dict(self.query(f"SELECT key, report FROM verdict WHERE NOT provisional AND key IN ({marks})", *keys))

    def provisional(self, label: str) -> bool:
        """Whether a verdict of this submission ran out of time, once: it is to be graded again."""
        found = self.query(
            "SELECT 1 FROM result r JOIN verdict v ON v.key = r.verdict WHERE v.provisional AND r.submission = ?", label
        )
        return bool(found)

    def save(
        self,
        person: Person,
        submission: Row,
        verdicts: Mapping[str, tuple[str, bytes]],
        oddities: Mapping[str, Sequence[Sequence[str]]] = {},
        answers: Mapping[str, str] = {},
    ) -> None:
        """A finished submission with its verdicts (exercise -> key and verdict), all or nothing.

        `oddities` are what a person should look at in them (exercise -> kind and words), `answers` the digests of
        what was handed in for each exercise: where such a one stays and the verdict changes, a check did.
        """
        with self._transaction():
            self._enrol(person)
            for exercise, (key, verdict) in verdicts.items():
                self._write_verdict(exercise, key, verdict)
                for odd in oddities.get(exercise, ()):
                    self._db.execute("INSERT OR REPLACE INTO oddity VALUES (?, ?, ?, ?)", (key, *odd))
            self._write(submission, {exercise: key for exercise, (key, _) in verdicts.items()}, answers)

    def change_rules(self, rules: Rules) -> None:
        """Rules in the place of those that were given before."""
        with self._transaction():
            self._db.execute("UPDATE assignment SET rules = ?", (rules.to_json(),))

    def mark(self, student: str, mark: Mark) -> None:
        """What a person gave; a mark given before is replaced."""
        with self._transaction():
            self._db.execute(
                "INSERT OR REPLACE INTO mark VALUES (?, ?, ?, ?, ?, ?)",
                (student, mark.exercise, mark.function, mark.points, mark.comment, mark.answer),
            )

    def rule(self, student: str, ruling: Ruling) -> None:
        """A person's word; one on the same thing is replaced, one that says nothing takes it back."""
        self.rule_all([(student, ruling)])

    def rule_all(self, rulings: Collection[tuple[str, Ruling]]) -> None:
        """Many of them, all or none."""
        with self._transaction():
            for student, ruling in rulings:
                self._db.execute(
                    "DELETE FROM ruling WHERE (student, exercise, check_id) = (?, ?, ?)",
                    (student, ruling.exercise, ruling.check),
                )
                if ruling.points is not None or ruling.comment:
                    values = (ruling.exercise, ruling.check, ruling.points, ruling.comment, ruling.verdict)
                    self._db.execute("INSERT INTO ruling VALUES (?, ?, ?, ?, ?, ?)", (student, *values))

    def rulings(self, student: str) -> list[Ruling]:
        found = self.query(
            "SELECT exercise, check_id, points, comment, verdict FROM ruling WHERE student = ?"
            " ORDER BY exercise, check_id",
            student,
        )
        return [Ruling(*one) for one in found]

    def settlements(self) -> dict[str, str]:
        """Whose the submissions are that a person had to settle."""
        return dict(self.query("SELECT label, student FROM settlement ORDER BY label"))

    def keep_settlements(self, settled: Mapping[str, str]) -> None:
        with self._transaction():
            self._db.executemany("INSERT OR REPLACE INTO settlement VALUES (?, ?)", settled.items())

    def keep_similar(
        self, pairs: Collection[tuple[str, str, str, float]], texts: Collection[tuple[str, str, str]] = ()
    ) -> None:
        with self._transaction():
            self._db.execute("DELETE FROM similar")
            self._db.executemany("INSERT INTO similar VALUES (?, ?, ?, ?)", pairs)
            self._db.execute("DELETE FROM known_text")
            self._db.executemany("INSERT INTO known_text VALUES (?, ?, ?)", texts)

    def keep_changes(self, noted: Collection[tuple[Any, ...]], changes: Collection[tuple[Any, ...]]) -> None:
        """What every student has now, and what changed since it was noted before."""
        with self._transaction():
            self._db.execute("DELETE FROM noted")
            self._db.executemany("INSERT INTO noted VALUES (?, ?, ?, ?, ?)", noted)
            self._db.executemany(
                "INSERT INTO change (at, student, exercise, before, after, why) VALUES (?, ?, ?, ?, ?, ?)", changes
            )

    def keep_published(self, at: str, maximum: float, grades: Mapping[str, float | None]) -> None:
        with self._transaction():
            ((number,),) = self._db.execute("INSERT INTO publication (at) VALUES (?) RETURNING id", (at,)).fetchall()
            self._db.executemany(
                "INSERT INTO published VALUES (?, ?, ?, ?)",
                [(number, student, grade, maximum) for student, grade in grades.items()],
            )

    @property
    def rules(self) -> Rules:
        found = self.query("SELECT rules FROM assignment")
        return Rules.from_json(found[0][0]) if found else Rules()

    @property
    def templates(self) -> Templates:
        """Those that the reports of this class were written with."""
        found = self.query("SELECT templates FROM assignment")
        return Templates.of(json.loads(found[0][0])) if found else PACKAGE

    def marks(self, student: str) -> list[Mark]:
        """The marks of a student on all parts that are being marked; none given yet counts as none earned."""
        found = self.rows(
            "SELECT w.exercise, w.function, coalesce(m.points, 0) AS points, w.max_points,"
            " coalesce(m.comment, '') AS comment, coalesce(m.answer, '') AS answer"
            " FROM written w LEFT JOIN mark m ON m.student = ? AND m.exercise = w.exercise"
            " AND m.function = w.function WHERE EXISTS (SELECT 1 FROM mark o WHERE o.exercise = w.exercise"
            " AND o.function = w.function) ORDER BY w.exercise, w.function",
            student,
        )
        return [Mark(**dict(row)) for row in found]

    def _enrol(self, person: Person) -> None:
        self._db.execute(
            "INSERT INTO student (id, name, email, moodle, canvas, upload, section, on_roster)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name,"
            " email = excluded.email, moodle = coalesce(nullif(excluded.moodle, ''), moodle),"
            " canvas = coalesce(nullif(excluded.canvas, ''), canvas),"
            " upload = coalesce(nullif(excluded.upload, ''), upload), section = excluded.section,"
            " on_roster = excluded.on_roster",
            tuple(_storable(cell) if isinstance(cell, str) else cell for cell in dataclasses.astuple(person)),
        )

    def _write(self, submission: Row, keys: Mapping[str, str], answers: Mapping[str, str] = {}) -> None:
        one = submission
        self._db.execute("DELETE FROM submission WHERE label = ?", (one.label,))
        reason = map(_storable, one.reason)
        values = (one.label, one.student, one.status, *reason, one.submitted, one.late)
        lists = (one.unclear, one.recognised, one.unrecognised, one.remarks, one.candidates)
        self._db.execute(
            "INSERT INTO submission (label, student, status, reason_zh, reason_en, submitted, late, digest, seconds,"
            " report, late_seconds, rule, unclear, recognised, unrecognised, remarks, candidates, clock, look)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, one.digest, one.seconds, one.report, one.late_seconds, one.rule,
             *(_storable(_json(one)) for one in lists), one.clock, one.look),
        )  # fmt: skip
        results = [(one.label, exercise, key, answers.get(exercise, "")) for exercise, key in keys.items()]
        self._db.executemany("INSERT INTO result VALUES (?, ?, ?, ?)", results)

    def _write_verdict(self, exercise: str, key: str, verdict: bytes) -> None:
        before = self._db.execute("SELECT provisional, report FROM verdict WHERE key = ?", (key,)).fetchone()
        if before and (not before[0] or before[1] == verdict):
            return
        if before:
            # Rows of others may point at it: it is replaced under their feet, which is what they want.
            self._db.execute("DELETE FROM check_result WHERE verdict = ?", (key,))
            self._db.execute("DELETE FROM answer WHERE verdict = ?", (key,))
            pointing = self._db.execute(
                "SELECT submission, exercise, verdict, answer FROM result WHERE verdict = ?", (key,)
            ).fetchall()
            self._db.execute("DELETE FROM result WHERE verdict = ?", (key,))
            self._db.execute("DELETE FROM verdict WHERE key = ?", (key,))
        result = verdict_as_json(verdict)
        diagnosis = result.get("diagnosis")
        values = (result["status"], result["points"], result["max_points"], result["seconds"], result["strict"])
        misconception = _json(list(diagnosis["sentence"].values())) if diagnosis else None
        parts = [*result["checks"], *([result["problem"]] if result["problem"] else [])]
        timed_out = any(part["status"] == "timeout" for part in parts)
        # A verdict by the clock may be the fault of a busy computer: it is found a second time before it is kept.
        provisional = timed_out and not before
        self._db.execute(
            "INSERT INTO verdict (key, exercise, status, points, max_points, seconds, strict, misconception,"
            " report, provisional) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (key, exercise, *values, misconception, verdict, provisional),
        )
        self._db.executemany(
            "INSERT INTO check_result VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (key, position, check["id"], *check["title"].values(), *(check[name] for name in _CHECK_COLUMNS))
                for position, check in enumerate(result["checks"])
            ],
        )
        self._db.executemany(
            "INSERT INTO answer VALUES (?, ?, ?, ?)",
            [
                (key, part["function"], _storable(part["text"]), answer_digest(part["text"]))
                for part in result["written"]
                if part["text"]
            ],
        )
        if before:
            self._db.executemany("INSERT INTO result VALUES (?, ?, ?, ?)", pointing)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with self._explained():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.OperationalError, sqlite3.DatabaseError) as error:
            raise GraderBroken(
                *(_damaged(self.path, error) if _is_damage(error) else _not_writable(self.path, error))
            ) from error


def _is_damage(error: sqlite3.Error) -> bool:
    return "malformed" in str(error) or "not a database" in str(error)


def _damaged(path: Path, error: sqlite3.Error) -> tuple[str, str]:
    return (
        f"成绩册 {path} 已损坏：{error}。把它移走再运行同一条命令：会重新批改，人给的分数从 {BACKUP} 读回。",
        f"The gradebook {path} is damaged: {error}. Move it away and run the same command again: everything is graded"
        f" anew, and what people gave is read back from {BACKUP}.",
    )


def _not_writable(path: Path, error: sqlite3.Error) -> tuple[str, str]:
    return (
        f"写不了成绩册 {path}：{error}。已写入的都在；解决后再运行同一条命令即可继续。",
        f"Cannot use the gradebook {path}: {error}. What was written is safe; once this is solved, run the"
        " same command again and it goes on.",
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _storable(text: str) -> str:
    """SQLite keeps UTF-8, which has no lone surrogates."""
    return text.encode("utf-8", "replace").decode()
