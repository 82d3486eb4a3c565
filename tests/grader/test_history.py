"""What was graded before is kept in plain files, on this computer, and can be put back; and what is to be repeated."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from grader import settings
from grader.course.catalog import Course
from grader.errors import WrongUsage
from grader.results.model import ExerciseResult
from grader.session import history, workspace
from grader.session.repeating import FIRST_DAYS, days_worked, in_a_row, to_repeat

RIGHT = "def mean(values): return sum(values) / len(values)\ndef spread(values): return max(values) - min(values)\n"


@pytest.fixture
def kept_at(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[ExerciseResult, int], None]:
    """Keeps a result as if so many seconds had gone by."""

    class Clock:
        seconds = 0

        @classmethod
        def now(cls) -> object:
            return real(2026, 9, 21, 20, 0, 0) + timedelta(seconds=cls.seconds)

        strptime = history.datetime.strptime

    real = history.datetime
    monkeypatch.setattr(history, "datetime", Clock)

    def keep(result: ExerciseResult, seconds: int) -> None:
        Clock.seconds = seconds
        history.keep(result, tmp_path)

    return keep


def test_each_text_is_kept_once_with_its_verdict(
    grade: Callable[..., ExerciseResult], kept_at: Callable[..., None], tmp_path: Path
) -> None:
    wrong, right = grade("1.1", RIGHT.replace("max", "min")), grade("1.1", RIGHT)
    for seconds, result in enumerate([wrong, wrong, right, right, wrong]):
        kept_at(result, seconds)
    kept = history.kept("1.1", tmp_path)
    assert [(one.passed, one.points) for one in kept] == [(False, 7.5), (True, 10.0), (False, 7.5)]
    assert [one.text() for one in kept] == [wrong.source, right.source, wrong.source]
    assert kept[1].name == "20260921-200002-000000-10.00-passed.py"
    with pytest.raises(WrongUsage, match="no \\.\\./x"):
        history.one_kept("1.1", tmp_path, "../x")


def test_the_last_that_passed_stays_while_others_go(
    grade: Callable[..., ExerciseResult], kept_at: Callable[..., None], tmp_path: Path
) -> None:
    right = grade("1.1", RIGHT)
    kept_at(right, 0)
    wrong = grade("1.1", RIGHT.replace("max", "min"))
    for number in range(1, history.MOST + 10):
        kept_at(replace(wrong, source=f"{wrong.source}# {number}\n"), number)
    kept = history.kept("1.1", tmp_path)
    assert len(kept) == history.MOST + 1
    assert kept[-1].passed


def test_nothing_is_kept_where_nobody_wants_it(
    grade: Callable[..., ExerciseResult], kept_at: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_at(replace(grade("1.1", RIGHT), status="not_attempted"), 0)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    settings.settle("history", "off")
    kept_at(grade("1.1", RIGHT), 1)
    assert not (tmp_path / history.FOLDER).exists()


def test_what_was_kept_is_no_homework(
    grade: Callable[..., ExerciseResult], kept_at: Callable[..., None], tmp_path: Path
) -> None:
    from grader.submission import read

    kept_at(grade("1.1", RIGHT), 0)
    assert read(tmp_path).documents == {}


TODAY = date(2026, 11, 20)


def state(**entry: object) -> dict[str, dict[str, object]]:
    return {"1.1": {"status": "passed", **entry}}


def ago(days: int) -> str:
    return (TODAY - timedelta(days=days)).isoformat()


@pytest.mark.parametrize(
    ("passed_on", "due"),
    [
        ([ago(FIRST_DAYS - 1)], False),
        ([ago(FIRST_DAYS)], True),
        ([ago(100), ago(2 * FIRST_DAYS - 1)], False),
        ([ago(100), ago(2 * FIRST_DAYS)], True),
        ([], False),
        (["nonsense", 3], False),
    ],
)
def test_what_was_passed_is_due_later_each_time(miniature: Course, passed_on: list[str], due: bool) -> None:
    assert [one.exercise.id for one in to_repeat(miniature, state(passed_on=passed_on), TODAY)] == ["1.1"] * due


def test_what_is_begun_anew_is_not_due(miniature: Course) -> None:
    assert to_repeat(miniature, state(passed_on=[ago(90)], status="partial"), TODAY) == []


def test_it_says_for_how_long_it_was_left_alone(miniature: Course) -> None:
    (one,) = to_repeat(miniature, state(passed_on=[ago(36)]), TODAY)
    assert one.said == ("5 周前通过", "passed 5 weeks ago")


def test_days_are_counted_once_and_in_a_row() -> None:
    days = days_worked({"1.1": {"days": [ago(4), ago(1), ago(0)]}, "1.2": {"days": [ago(1), ago(2), "x"]}, "1.3": {}})
    assert len(days) == 4
    assert in_a_row(days, TODAY) == 3
    assert in_a_row(days[:-1], TODAY) == 2
    assert in_a_row([], TODAY) == 0


def test_the_state_remembers_days_and_passes(
    miniature: Course, grade: Callable[..., ExerciseResult], tmp_path: Path, referee: object
) -> None:
    from grader.results.model import Isolation, Report

    def remember(result: ExerciseResult) -> dict[str, object]:
        report = Report(submission="", course="", exercises=[result], isolation=Isolation("process"), versions={})
        workspace.save_state(report, miniature, tmp_path)
        return workspace.load_state(tmp_path, miniature)["1.1"]

    today = date.today().isoformat()
    right, wrong = grade("1.1", RIGHT), grade("1.1", RIGHT.replace("max", "min"))
    assert "passed_on" not in remember(wrong)
    assert remember(right)["passed_on"] == [today]
    remember(wrong)
    assert remember(right)["passed_on"] == [today]
    assert remember(right)["days"] == [today]
