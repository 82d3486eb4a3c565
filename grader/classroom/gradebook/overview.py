"""Reads the gradebook: the rows of the class and the statistics over them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from grader.classroom.gradebook.gradebook import Gradebook, Status
from grader.text import Text


@dataclass(frozen=True)
class Score:
    """What a submission has on one exercise."""

    status: str
    points: float
    max_points: float


@dataclass(frozen=True)
class Row:
    """One line of the gradebook."""

    student: str
    name: str
    email: str
    moodle: str
    canvas: str
    on_roster: bool
    label: str
    status: Status
    reason: Text
    submitted: str
    late: bool
    report: str
    scores: dict[str, Score] = field(default_factory=dict)
    review_points: float = 0.0
    review_max: float = 0.0
    to_review: int = 0
    """Written answers that nobody has read yet."""

    @property
    def points(self) -> float:
        return round(sum(score.points for score in self.scores.values()) + self.review_points, 6)

    @property
    def counts(self) -> bool:
        """Whether this row is the student's result; a duplicate is not."""
        return self.status != "duplicate"


@dataclass(frozen=True)
class CheckStatistics:
    id: str
    title: Text
    passed: int
    tried: int
    timeouts: int
    seconds: float
    """The mean."""


@dataclass(frozen=True)
class ExerciseStatistics:
    id: str
    title: Text
    submissions: int
    attempted: int
    passed: int
    mean: float
    seconds: float
    checks: list[CheckStatistics]
    misconceptions: list[tuple[Text, int]]


@dataclass(frozen=True)
class ClassOverview:
    """Everything that a page or a file about the class is made of."""

    course: str
    isolation: str
    exercises: dict[str, Text]
    max_points: float
    rows: list[Row]


def overview(gradebook: Gradebook) -> ClassOverview:
    """The rows of the class, by student; a student's duplicates stand below the one that counts."""
    ((course, exercises, isolation),) = gradebook.query("SELECT course, exercises, isolation FROM assignment")
    titles = {id: Text(zh, en) for id, zh, en in json.loads(exercises)}
    scores: dict[str, dict[str, Score]] = {}
    for label, exercise, *score in gradebook.query(
        "SELECT r.submission, r.exercise, v.status, v.points, v.max_points"
        " FROM result r JOIN verdict v ON v.key = r.verdict"
    ):
        scores.setdefault(label, {})[exercise] = Score(*score)
    marked = {
        (exercise, function) for exercise, function in gradebook.query("SELECT DISTINCT exercise, function FROM mark")
    }
    worth = {
        (exercise, function): most
        for exercise, function, most in gradebook.query("SELECT exercise, function, max_points FROM written")
        if exercise in titles and (exercise, function) in marked
    }
    marks, waiting = _marks(gradebook)
    rows = [
        Row(
            id,
            name,
            email,
            moodle,
            canvas,
            bool(on_roster),
            label,
            status,
            Text(zh, en),
            submitted or "",
            bool(late),
            report,
            {id: scores[label][id] for id in titles if id in scores.get(label, {})},
            marks.get(label, 0.0),
            sum(worth.values()),
            waiting.get(label, 0),
        )
        for (
            id,
            name,
            email,
            moodle,
            canvas,
            on_roster,
            label,
            status,
            zh,
            en,
            submitted,
            late,
            report,
        ) in gradebook.query(
            "SELECT t.id, t.name, t.email, t.moodle, t.canvas, t.on_roster, s.label, s.status, s.reason_zh,"
            " s.reason_en, s.submitted, s.late, s.report FROM submission s JOIN student t ON t.id = s.student"
            " ORDER BY t.id, s.status = 'duplicate', s.label"
        )
    ]
    maxima = dict(gradebook.query("SELECT exercise, max(max_points) FROM verdict GROUP BY exercise"))
    return ClassOverview(
        course, isolation, titles, sum(maxima.get(id, 10.0) for id in titles) + sum(worth.values()), rows
    )


def _marks(gradebook: Gradebook) -> tuple[dict[str, float], dict[str, int]]:
    """By submission: the points given for the answers as they are now, and how many answers wait for a reader."""
    points: dict[str, float] = {}
    waiting: dict[str, int] = {}
    for label, given in gradebook.query(
        "SELECT r.submission, m.points FROM result r JOIN answer a ON a.verdict = r.verdict"
        " JOIN submission s ON s.label = r.submission LEFT JOIN mark m ON m.student = s.student"
        " AND m.exercise = r.exercise AND m.function = a.function AND m.answer = a.digest"
    ):
        if given is None:
            waiting[label] = waiting.get(label, 0) + 1
        else:
            points[label] = points.get(label, 0.0) + given
    return points, waiting


def exercise_statistics(gradebook: Gradebook, titles: dict[str, Text]) -> list[ExerciseStatistics]:
    """How the class did on each exercise and each of its checks."""
    exercises = {
        id: (submissions, attempted, passed, mean, seconds)
        for id, submissions, attempted, passed, mean, seconds in gradebook.query(
            "SELECT r.exercise, count(*), sum(v.status <> 'not_attempted'), sum(v.status = 'passed'), avg(v.points),"
            " avg(v.seconds) FROM result r JOIN verdict v ON v.key = r.verdict GROUP BY r.exercise"
        )
    }
    checks: dict[str, list[CheckStatistics]] = {}
    for exercise, id, zh, en, passed, tried, timeouts, seconds in gradebook.query(
        "SELECT r.exercise, c.id, max(c.title_zh), max(c.title_en), sum(c.status = 'passed'), count(*),"
        " sum(c.status = 'timeout'), avg(c.seconds) FROM result r JOIN check_result c ON c.verdict = r.verdict"
        " GROUP BY r.exercise, c.id ORDER BY min(c.position)"
    ):
        checks.setdefault(exercise, []).append(CheckStatistics(id, Text(zh, en), passed, tried, timeouts, seconds))
    misconceptions: dict[str, list[tuple[Text, int]]] = {}
    for exercise, sentence, number in gradebook.query(
        "SELECT r.exercise, v.misconception, count(*) FROM result r JOIN verdict v ON v.key = r.verdict"
        " WHERE v.misconception IS NOT NULL GROUP BY r.exercise, v.misconception"
        " ORDER BY count(*) DESC, v.misconception"
    ):
        misconceptions.setdefault(exercise, []).append((Text(*json.loads(sentence)), number))
    return [
        ExerciseStatistics(id, title, *exercises[id], checks.get(id, []), misconceptions.get(id, []))
        for id, title in titles.items()
        if id in exercises
    ]
