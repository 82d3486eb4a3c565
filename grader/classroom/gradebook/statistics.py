"""How the class did on each exercise and each of its checks."""

from __future__ import annotations

import json
from dataclasses import dataclass

from grader.classroom.gradebook.gradebook import Gradebook
from grader.text import Text


@dataclass(frozen=True, kw_only=True)
class CheckStatistics:
    id: str
    title: Text
    passed: int
    tried: int
    timeouts: int
    seconds: float
    """The mean."""


@dataclass(frozen=True, kw_only=True)
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


def exercise_statistics(gradebook: Gradebook, titles: dict[str, Text]) -> list[ExerciseStatistics]:
    """How the class did on each exercise and each of its checks."""
    exercises = {
        row["exercise"]: row
        for row in gradebook.rows(
            "SELECT r.exercise, count(*) AS submissions, sum(v.status <> 'not_attempted') AS attempted,"
            " sum(v.status = 'passed') AS passed, avg(v.points) AS mean, avg(v.seconds) AS seconds"
            " FROM result r JOIN verdict v ON v.key = r.verdict GROUP BY r.exercise"
        )
    }
    checks: dict[str, list[CheckStatistics]] = {}
    for row in gradebook.rows(
        "SELECT r.exercise, c.id, max(c.title_zh) AS zh, max(c.title_en) AS en, sum(c.status = 'passed') AS passed,"
        " count(*) AS tried, sum(c.status = 'timeout') AS timeouts, avg(c.seconds) AS seconds"
        " FROM result r JOIN check_result c ON c.verdict = r.verdict GROUP BY r.exercise, c.id ORDER BY min(c.position)"
    ):
        one = CheckStatistics(
            id=row["id"],
            title=Text(row["zh"], row["en"]),
            passed=row["passed"],
            tried=row["tried"],
            timeouts=row["timeouts"],
            seconds=row["seconds"],
        )
        checks.setdefault(row["exercise"], []).append(one)
    misconceptions: dict[str, list[tuple[Text, int]]] = {}
    for exercise, sentence, number in gradebook.query(
        "SELECT r.exercise, v.misconception, count(*) FROM result r JOIN verdict v ON v.key = r.verdict"
        " WHERE v.misconception IS NOT NULL GROUP BY r.exercise, v.misconception"
        " ORDER BY count(*) DESC, v.misconception"
    ):
        misconceptions.setdefault(exercise, []).append((Text(*json.loads(sentence)), number))
    return [
        ExerciseStatistics(
            id=id,
            title=title,
            submissions=found["submissions"],
            attempted=found["attempted"],
            passed=found["passed"],
            mean=found["mean"],
            seconds=found["seconds"],
            checks=checks.get(id, []),
            misconceptions=misconceptions.get(id, []),
        )
        for id, title in titles.items()
        if (found := exercises.get(id))
    ]
