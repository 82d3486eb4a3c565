"""How the class did on each exercise and each of its checks."""

from __future__ import annotations

import json
from dataclasses import dataclass

from grader.classroom.gradebook.gradebook import Gradebook
from grader.text import Text


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
