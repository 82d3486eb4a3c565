"""A report as the `result.json` of Classroom 50.

python -m grader.classroom.export.classroom50 report.json FOLDER zh|en [rules.json]

writes FOLDER/result.json and FOLDER/release-body.md, which students see. Whose work it is says the environment, as
Classroom 50 sets it (its wiki, Advanced Autograding).
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from grader.classroom.gradebook.rules import Rules, rules_in
from grader.files import write_whole
from grader.report.markdown import summary
from grader.results.model import ExerciseResult, Report, from_json
from grader.results.shown import shown
from grader.text import Language

SCHEMA = "classroom50/result/v1"
POINTS = 100
"""What an exercise of weight 1 is worth there: scores must be whole numbers."""


def result(
    report: Report, environment: Mapping[str, str], language: Language, *, now: datetime, rules: Rules | None = None
) -> dict[str, Any]:
    """One test for each check."""
    rules = rules or Rules()
    tests = [test for exercise in report.exercises for test in _tests(exercise, rules, language)]
    commit = environment["COMMIT_URL"]
    return {
        "schema": SCHEMA,
        "classroom": environment["CLASSROOM"],
        "assignment": environment["ASSIGNMENT"],
        "assignment_type": environment.get("ASSIGNMENT_TYPE") or "individual",
        "owner": environment.get("OWNER") or environment.get("USERNAME", ""),
        "submission": environment["SUBMISSION_TAG"],
        "commit": commit,
        "release": environment["RELEASE_URL"],
        "review": environment.get("REVIEW_URL") or commit,
        "datetime": now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "score": sum(test["score"] for test in tests),
        "max-score": sum(test["max-score"] for test in tests),
        "tests": tests,
    }


def _tests(exercise: ExerciseResult, rules: Rules, language: Language) -> list[dict[str, Any]]:
    """Whole numbers that add up to what an exercise is worth; no check is rounded up that is not passed."""
    title = f"{exercise.id} {exercise.title.in_(language)}"
    worth = round(POINTS * rules.weight(exercise.id))
    counted = [check for check in exercise.checks if check.max_points > 0]
    share = exercise.points / exercise.max_points if exercise.max_points else 0.0
    if not counted:
        return [_test(title, int(worth * share + 1e-6), worth)]
    star = round(worth * rules.strict) if exercise.strict is not None else 0
    worths = whole_shares([check.max_points for check in counted], worth - star)
    scores = [
        most if check.status == "passed" else int(most * check.points / check.max_points + 1e-6)
        for check, most in zip(counted, worths, strict=True)
    ]
    if exercise.points > sum(check.points for check in counted) + 1e-6:
        scores = _filled_up(scores, worths, int((worth - star) * share + 1e-6))
    tests = [
        _test(f"{exercise.id} {check.title.in_(language)}", score, most) | {"passed": check.status == "passed"}
        for check, score, most in zip(counted, scores, worths, strict=True)
    ]
    return [*tests, _test(f"{title} ★", star * (exercise.strict == "passed"), star)] if star else tests


def _filled_up(scores: Sequence[int], worths: Sequence[int], wanted: int) -> list[int]:
    """One mistake has cost more checks than it may: they get back what is missing, the last ones first."""
    filled = list(scores)
    for number in reversed(range(len(filled))):
        filled[number] += max(0, min(worths[number] - filled[number], wanted - sum(filled)))
    return filled


def _test(name: str, score: int, most: int) -> dict[str, Any]:
    return {"test-name": name, "passed": score == most, "score": score, "max-score": most}


def whole_shares(parts: Sequence[float], worth: int = POINTS) -> list[int]:
    """Whole numbers in these proportions, whose sum is what the exercise is worth."""
    ends = [round(worth * sum(parts[: number + 1]) / sum(parts)) for number in range(len(parts))]
    return [end - start for start, end in zip([0, *ends], ends, strict=False)]


def write_result(report: Report, folder: Path, language: Language, rules: Rules) -> None:
    report = shown(report, rules.shows_now)
    found = result(report, os.environ, language, now=datetime.now(UTC), rules=rules)
    write_whole(folder / "result.json", json.dumps(found, ensure_ascii=True, indent=1, allow_nan=False) + "\n")
    body = f"### {found['score']} / {found['max-score']}\n\n{summary(report, language)}"
    write_whole(folder / "release-body.md", body)


def main() -> None:
    source, folder, language, *rules = sys.argv[1:]
    report = from_json(Path(source).read_text(encoding="utf-8"))
    write_result(report, Path(folder), "en" if language == "en" else "zh", rules_in(rules))


if __name__ == "__main__":
    main()
