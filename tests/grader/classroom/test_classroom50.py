"""Classroom 50: the folder run by hand as its documentation says, and a `result.json` that fits its contract.

The contract is that of the wiki of foundation50/classroom50, Advanced Autograding.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from grader.classroom.export import Asked, classroom50, write_folder
from grader.classroom.export.classroom50 import whole_shares
from grader.classroom.gradebook.reports import grade_of
from grader.classroom.gradebook.rules import Rules
from grader.errors import WrongUsage
from grader.results.model import CheckResult, ExerciseResult, Isolation, Report, StrictStatus
from grader.text import Text
from tests.grader.classroom.conftest import HALF, RIGHT, WITNESS
from tests.grader.conftest import MINIATURE

ROOT = Path(__file__).parents[3]
GIVEN = {
    "CLASSROOM": "ml-2026",
    "ASSIGNMENT": "chapter1",
    "ASSIGNMENT_TYPE": "individual",
    "USERNAME": "alice",
    "OWNER": "alice",
    "SUBMISSION_TAG": "submit/2026-06-01T14-32-05Z-a1b2c3d",
    "COMMIT_URL": "https://github.com/x/y/commit/a1b2c3d",
    "RELEASE_URL": "https://github.com/x/y/releases/tag/submit",
    "REVIEW_URL": "https://github.com/x/y/compare/0...a1b2c3d",
    "PAGES_BASE_URL": "https://x.github.io/classroom50",
}


@pytest.fixture
def assignment(tmp_path: Path) -> Path:
    """CLASSROOM/autograders/ASSIGNMENT, as the bundle lies beside a checkout."""
    folder = tmp_path / "bundle"
    write_folder(folder, Asked(names=["1.1", "1.2"], course=MINIATURE, language="en"))
    return folder


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A student's repository, which tries to be taken for the grader."""
    folder = tmp_path / "checkout"
    (folder / ".github" / "workflows").mkdir(parents=True)
    (folder / ".classroom50.yaml").write_text("classroom: ml-2026\n")
    (folder / "grader.py").write_text("raise SystemExit('mine')\n")
    (folder / "json.py").write_text("raise SystemExit('mine')\n")
    return folder


def autograde(assignment: Path, checkout: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **GIVEN, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(assignment / "autograder.py")]
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, encoding="utf-8", timeout=120)


def assert_contract(found: dict[str, Any]) -> None:
    assert found["schema"] == "classroom50/result/v1"
    for field in ("classroom", "assignment", "owner", "submission", "commit", "release", "review", "datetime"):
        assert isinstance(found[field], str), field
        assert found[field], field
    assert found["assignment_type"] in ("individual", "group", "team")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", found["datetime"])
    for test in found["tests"]:
        assert type(test["test-name"]) is str
        assert type(test["passed"]) is bool
        assert 0 <= test["score"] <= test["max-score"]
    for field in ("score", "max-score"):
        assert type(found[field]) is int
        assert all(type(test[field]) is int for test in found["tests"])
        assert found[field] == sum(test[field] for test in found["tests"])


def test_the_folder_grades_a_checkout(assignment: Path, checkout: Path) -> None:
    (checkout / "ex01_01.py").write_text(HALF)
    (checkout / "ex01_02.py").write_text(WITNESS)
    done = autograde(assignment, checkout)
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads((checkout / "result.json").read_text(encoding="utf-8"))
    assert_contract(found)
    assert (found["score"], found["max-score"]) == (175, 200)
    assert (found["classroom"], found["owner"]) == ("ml-2026", "alice")
    body = (checkout / "release-body.md").read_text(encoding="utf-8")
    assert body.startswith("### 175 / 200\n")
    assert "✘" in body
    assert "expected: " in body
    assert "Isolation: " in body


def test_what_is_missing_is_worth_nothing(assignment: Path, checkout: Path) -> None:
    (checkout / "ex01_01.py").write_text(RIGHT)
    assert autograde(assignment, checkout).returncode == 0
    found = json.loads((checkout / "result.json").read_text(encoding="utf-8"))
    assert_contract(found)
    assert (found["score"], found["max-score"]) == (100, 200)


def test_a_grader_that_cannot_work_leaves_no_result(assignment: Path, checkout: Path) -> None:
    (assignment / "course" / "tests" / "chapter01" / "test_ex01_01.py").write_text("broken (")
    (checkout / "ex01_01.py").write_text(RIGHT)
    assert autograde(assignment, checkout).returncode != 0
    assert not (checkout / "result.json").exists()


def test_a_link_in_the_checkout_leads_nowhere(assignment: Path, checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "target").write_text("x")
    (checkout / "result.json").symlink_to(tmp_path / "target")
    (checkout / "ex01_01.py").write_text(RIGHT)
    assert autograde(assignment, checkout).returncode == 0
    assert (tmp_path / "target").read_text() == "x"
    assert_contract(json.loads((checkout / "result.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("parts", [[2.5, 5, 2.5], [10 / 3] * 3, [1.0], [0.1] * 7, [9.99, 0.01]])
def test_whole_numbers_add_up(parts: list[float]) -> None:
    shares = whole_shares(parts)
    assert sum(shares) == 100
    assert all(abs(share - 100 * part / sum(parts)) <= 1 for share, part in zip(shares, parts, strict=True))


def test_a_wheel_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    with pytest.raises(WrongUsage, match="no file"):
        write_folder(tmp_path / "a", Asked(names=["1.1"], wheel=tmp_path / "no.whl"))


def test_a_wheel_that_classroom_50_would_not_hand_on_is_refused(tmp_path: Path) -> None:
    wheel = tmp_path / "large.whl"
    wheel.touch()
    os.truncate(wheel, 11 << 20)
    with pytest.raises(WrongUsage, match="10 MB"):
        write_folder(tmp_path / "a", Asked(names=["1.1"], wheel=wheel))


def exercise(points: float, checks: dict[float, float], strict: StrictStatus | None = None) -> ExerciseResult:
    """One whose checks {most: earned} add up to what they add up to."""
    words = Text("题", "Exercise")
    return ExerciseResult(
        id="1.1",
        title=words,
        statement=words,
        kind="programming",
        book="",
        max_points=10,
        points=points,
        strict=strict,
        checks=[
            CheckResult(
                id=f"1.1/{most}",
                title=words,
                kind="example",
                max_points=most,
                points=earned,
                status="passed" if earned == most else "failed",
            )
            for most, earned in checks.items()
        ],
    )


@pytest.mark.parametrize(
    ("result", "rules", "scores"),
    [
        (exercise(5, {5: 5, 3: 0, 2: 0}), Rules(), [(50, 50), (0, 30), (0, 20)]),
        (exercise(7, {5: 5, 3: 0, 2: 0}), Rules(), [(50, 50), (0, 30), (20, 20)]),  # one mistake, which costs three
        (exercise(7.5, {5: 5, 3: 0, 2: 0}), Rules(), [(50, 50), (5, 30), (20, 20)]),
        (exercise(5, {5: 5, 3: 0, 2: 0}), Rules(weights={"1.1": 0.5}), [(25, 25), (0, 15), (0, 10)]),
        (exercise(10, {5: 5, 3: 3, 2: 2}, "failed"), Rules(strict=0.2), [(40, 40), (24, 24), (16, 16), (0, 20)]),
        (exercise(10, {5: 5, 3: 3, 2: 2}, "passed"), Rules(strict=0.2), [(40, 40), (24, 24), (16, 16), (20, 20)]),
        (exercise(7, {5: 5, 3: 0, 2: 0}, "not_judged"), Rules(strict=0.2), [(40, 40), (0, 24), (16, 16), (0, 20)]),
    ],
)
def test_the_scores_add_up_to_the_grade(result: ExerciseResult, rules: Rules, scores: list[tuple[int, int]]) -> None:
    report = Report(submission="", course="", exercises=[result], isolation=Isolation("sandbox"), versions={})
    found = classroom50.result(report, GIVEN, "en", now=datetime.now(UTC), rules=rules)
    assert_contract(found)
    assert [(test["score"], test["max-score"]) for test in found["tests"]] == scores
    grade = grade_of(report, [], [], rules, late=False, late_seconds=None)
    assert found["score"] == pytest.approx(grade.points * classroom50.POINTS / 10)
    for test, check in zip(found["tests"], result.checks, strict=False):
        assert test["passed"] == (check.status == "passed")


def test_what_classroom_50_cannot_add_up_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongUsage, match="no room for extra"):
        write_folder(tmp_path / "bundle", Asked(names=["1.1"], rules=Rules(extra=("1.1",))))
