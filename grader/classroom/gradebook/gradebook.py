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
from grader.classroom.gradebook.schema import migrate
from grader.classroom.gradebook.verdict import verdict_as_json
from grader.errors import GraderBroken, WrongUsage
from grader.text import Text

FILE = "gradebook.sqlite"
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


@dataclass(frozen=True)
class Assignment:
    course: str
    exercises: dict[str, Text]
    isolation: str
    parts: list[Part] = field(default_factory=list)


@dataclass(frozen=True)
class Person:
    id: str
    name: str = ""
    email: str = ""
    moodle: str = ""
    canvas: str = ""
    on_roster: bool = False


@dataclass(frozen=True)
class Submission:
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


class Gradebook:
    """An open gradebook, owned by one process."""

    def __init__(self, folder: Path, *, create: bool = False) -> None:
        self.folder, self.path = folder, folder / FILE
        if not create and not self.path.is_file():
            raise WrongUsage(
                f"{folder} 里没有成绩册: 先运行 grade batch", f"No gradebook in {folder}: run grade batch first"
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

    # the assignment and the class

    def begin(self, assignment: Assignment, people: Collection[Person], regrading: Sequence[str]) -> None:
        """Says what is graded. What is to be graded again is forgotten, unless a killed run has begun with it."""
        before = self.query("SELECT regrading, finished FROM assignment")
        begun = before and before[0] == (json.dumps(list(regrading)), 0)
        exercises = [[id, *title] for id, title in assignment.exercises.items()]
        with self._transaction():
            self._db.execute(
                "INSERT OR REPLACE INTO assignment VALUES (1, ?, ?, ?, ?, 0)",
                (assignment.course, _json(exercises), assignment.isolation, json.dumps(list(regrading))),
            )
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

    def settle(self, people: Collection[Person], ungraded: Collection[Submission], labels: Collection[str]) -> None:
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

    def digest_of(self, label: str) -> str:
        found = self.query("SELECT digest FROM submission WHERE label = ?", label)
        return str(found[0][0]) if found else ""

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
        return dict(self.query(f"SELECT key, report FROM verdict WHERE key IN ({marks})", *keys))

    def save(self, person: Person, submission: Submission, verdicts: Mapping[str, tuple[str, bytes]]) -> None:
        """A finished submission with its verdicts (exercise -> key and verdict), all or nothing."""
        with self._transaction():
            self._enrol(person)
            for exercise, (key, verdict) in verdicts.items():
                self._write_verdict(exercise, key, verdict)
            self._write(submission, {exercise: key for exercise, (key, _) in verdicts.items()})

    def mark(self, student: str, mark: Mark) -> None:
        """What a person gave; a mark given before is replaced."""
        with self._transaction():
            self._db.execute(
                "INSERT OR REPLACE INTO mark VALUES (?, ?, ?, ?, ?, ?)",
                (student, mark.exercise, mark.function, mark.points, mark.comment, mark.answer),
            )

    def marks(self, student: str) -> list[Mark]:
        """The marks of a student on all parts that are being marked; none given yet counts as none earned."""
        found = self.query(
            "SELECT w.exercise, w.function, coalesce(m.points, 0), w.max_points, coalesce(m.comment, ''),"
            " coalesce(m.answer, '') FROM written w LEFT JOIN mark m ON m.student = ? AND m.exercise = w.exercise"
            " AND m.function = w.function WHERE EXISTS (SELECT 1 FROM mark o WHERE o.exercise = w.exercise"
            " AND o.function = w.function) ORDER BY w.exercise, w.function",
            student,
        )
        return [Mark(*one) for one in found]

    def _enrol(self, person: Person) -> None:
        self._db.execute(
            "INSERT INTO student VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name,"
            " email = excluded.email, moodle = coalesce(nullif(excluded.moodle, ''), moodle),"
            " canvas = coalesce(nullif(excluded.canvas, ''), canvas), on_roster = excluded.on_roster",
            dataclasses.astuple(person),
        )

    def _write(self, submission: Submission, keys: Mapping[str, str]) -> None:
        one = submission
        self._db.execute("DELETE FROM submission WHERE label = ?", (one.label,))
        values = (one.label, one.student, one.status, *one.reason, one.submitted, one.late)
        self._db.execute(
            "INSERT INTO submission VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, one.digest, one.seconds, one.report),
        )
        self._db.executemany("INSERT INTO result VALUES (?, ?, ?)", [(one.label, *pair) for pair in keys.items()])

    def _write_verdict(self, exercise: str, key: str, verdict: bytes) -> None:
        if self._db.execute("SELECT 1 FROM verdict WHERE key = ?", (key,)).fetchone():
            return
        result = verdict_as_json(verdict)
        diagnosis = result.get("diagnosis")
        values = (result["status"], result["points"], result["max_points"], result["seconds"])
        misconception = _json(list(diagnosis["sentence"].values())) if diagnosis else None
        self._db.execute(
            "INSERT INTO verdict VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (key, exercise, *values, misconception, verdict)
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
                f"写不了成绩册 {self.path}: {error}. 已写入的都在; 解决后再运行同一条命令即可继续.",
                f"Cannot use the gradebook {self.path}: {error}. What was written is safe; once this is solved, run the"
                " same command again and it goes on.",
            ) from error


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _storable(text: str) -> str:
    """SQLite keeps UTF-8, which has no lone surrogates."""
    return text.encode("utf-8", "replace").decode()
