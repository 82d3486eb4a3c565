"""One mistake costs once: what is wrong only because of a function that has cost its points earns its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from grader.course.catalog import Course, Exercise
from grader.deciding import following
from grader.deciding.inputs import InputCache
from grader.referee.referee import Referee
from grader.results.model import ExerciseResult
from grader.submission import as_answer
from tests.grader.conftest import STARRED

MEAN = "def mean(values):\n    return sum(values) / len(values)\n"
VARIANCE = "def variance(values):\n    m = mean(values)\n    return sum((v - m) ** 2 for v in values) / len(values)\n"
SCORES = """def scores(values):
    m, s = mean(values), variance(values) ** 0.5
    return [(v - m) / s if s else 0.0 for v in values]
"""
WRONG_MEAN = "def mean(values):\n    return sum(values) // len(values)\n"
WRONG_VARIANCE = (
    "def variance(values):\n    m = mean(values)\n    return sum((v - m) ** 2 for v in values) / (len(values) + 1)\n"
)


@pytest.fixture(scope="module")
def exercise() -> Exercise:
    return Course.at(STARRED).exercises[0]


@pytest.fixture(scope="module")
def judged(stage, tmp_path_factory, exercise: Exercise) -> Callable[..., ExerciseResult]:
    referee = Referee(Course.at(STARRED), stage, cache=InputCache(tmp_path_factory.mktemp("inputs")), explaining=False)
    return lambda *parts: referee.grade_exercise(as_answer(exercise, "\n\n".join(parts)), exercise)


def points(result: ExerciseResult) -> list[float]:
    """Of the example of the mean, and of the properties of mean, variance and scores."""
    return [check.points for check in result.checks]


def test_what_fails_because_of_another_function_earns_its_points(judged) -> None:
    result = judged(WRONG_MEAN, VARIANCE, SCORES)
    assert points(result) == [1.0, 0.0, 3.0, 3.0]
    assert [check.status for check in result.checks] == ["passed", "failed", "followed", "followed"]
    assert [check.followed for check in result.checks] == [[], [], ["mean"], ["mean"]]
    assert result.status == "partial"
    assert result.points == 7.0
    assert result.strict == "not_judged"


def test_it_says_so_and_still_shows_the_failure(judged) -> None:
    followed = judged(WRONG_MEAN, VARIANCE, SCORES).checks[2]
    assert followed.reason == ("随 `mean` 而错，不再扣分", "wrong only because of `mean`: no further points taken")
    assert followed.failure is not None


def test_what_requires_a_check_that_follows_is_asked_after_all(stage, tmp_path) -> None:
    root = shutil.copytree(STARRED, tmp_path / "course")
    file = root / "tests/chapter01/test_ex01_01.py"
    text = file.read_text(encoding="utf-8").replace(
        'hint=("除以标准差', 'requires=["test_variance"], hint=("除以标准差'
    )
    file.write_text(text, encoding="utf-8")
    course = Course.at(root)
    (exercise,) = course.exercises
    referee = Referee(course, stage, explaining=False)
    result = referee.grade_exercise(as_answer(exercise, "\n\n".join([WRONG_MEAN, VARIANCE, SCORES])), exercise)
    assert points(result) == [1.0, 0.0, 3.0, 3.0]
    assert result.checks[3].followed == ["mean"]
    result = referee.grade_exercise(as_answer(exercise, "\n\n".join([WRONG_MEAN, WRONG_VARIANCE, SCORES])), exercise)
    assert points(result) == [1.0, 0.0, 0.0, 0.0]


def test_the_cause_comes_first(judged) -> None:
    first, *_ = judged(WRONG_MEAN, VARIANCE, SCORES).failing
    assert first.id == "test_mean"


def test_a_mistake_of_its_own_still_costs(judged) -> None:
    result = judged(WRONG_MEAN, WRONG_VARIANCE, SCORES)
    assert points(result) == [1.0, 0.0, 0.0, 3.0]
    assert result.checks[3].followed == ["mean", "variance"]


def test_the_function_above_costs_nothing_below(judged) -> None:
    assert points(judged(MEAN, WRONG_VARIANCE, SCORES)) == [1.0, 3.0, 0.0, 3.0]


def test_what_calls_nothing_of_the_others_follows_from_nothing(judged) -> None:
    alone = "def scores(values):\n    return [1.0 for v in values]\n"
    result = judged(WRONG_MEAN, VARIANCE, alone)
    assert points(result) == [1.0, 0.0, 3.0, 0.0]
    assert result.checks[3].followed == []


def test_a_function_that_is_not_written_is_no_mistake(judged) -> None:
    result = judged("def mean(values):\n    raise NotImplementedError\n", VARIANCE, SCORES)
    assert result.points == 0.0
    assert not any(check.followed for check in result.checks)


def test_named_arguments_reach_the_reference(judged) -> None:
    named = VARIANCE.replace("mean(values)", "mean(values=values)")
    assert points(judged(WRONG_MEAN, named, SCORES.replace("mean(values)", "mean(values=values)"))) == [
        1.0,
        0.0,
        3.0,
        3.0,
    ]


def test_without_a_contract_nothing_follows(grade) -> None:
    result = grade(
        "1.1", "def mean(values):\n    return 0.0\n\n\ndef spread(values):\n    return max(values) - mean(values)\n"
    )
    assert result.points == 0.0
    assert {check.status for check in result.checks} == {"failed"}


ATTACKS = {
    "everything goes through the one that is answered": (
        "def variance(values):\n    return mean(values)\n",
        "def scores(values):\n    return mean(values)\n",
    ),
    "it is overwritten": (
        "def variance(values):\n    global mean\n    mean = lambda values: 7.0\n    return mean(values)\n",
        "def scores(values):\n    type(mean).__call__ = lambda self, values: 7.0\n    return [mean(values)]\n",
    ),
    "its number is changed": (
        "def variance(values):\n    mean._number = 5\n    return mean(values)\n",
        "def scores(values):\n    mean._number = -2\n    return mean(values)\n",
    ),
    "it is asked what nobody can answer, and that is caught": (
        "def variance(values):\n    try:\n        mean([])\n    except TypeError:\n        pass\n"
        "    m = mean(values)\n    return sum((v - m) ** 2 for v in values) / len(values)\n",
        "def scores(values):\n    return mean(object())\n",
    ),
    "its player is looked for": (
        "def variance(values):\n    return mean._player.submission.modules['ex01_01'].count(b'len')\n",
        "def scores(values):\n    return [float(x) for x in vars(mean._player.channel)]\n",
    ),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_attacks_earn_nothing(name: str, judged) -> None:
    result = judged(WRONG_MEAN, *ATTACKS[name])
    assert points(result) == [1.0, 0.0, 0.0, 0.0]
    assert not any(check.followed for check in result.checks)


def test_whoever_asks_without_end_is_stopped(judged, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "MOST_CALLS", 300)
    many = VARIANCE.replace("    m =", "    for _ in range(1000):\n        m =")
    endless = "def scores(values):\n    while True:\n        mean(values)\n"
    result = judged(WRONG_MEAN, many, endless)
    assert points(result) == [1.0, 0.0, 0.0, 0.0]


def test_no_more_than_three_functions_are_answered(judged, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "MOST_CAUSES", 0)
    assert judged(WRONG_MEAN, VARIANCE, SCORES).points == 1.0


def test_a_cycle_ends() -> None:
    def own(function: str) -> SimpleNamespace:
        verdict, run = SimpleNamespace(status="failed"), SimpleNamespace(functions=(function,), calls=())
        prepared = SimpleNamespace(max_points=1.0, check=SimpleNamespace(extra=False))
        return SimpleNamespace(
            verdict=verdict, right_otherwise=False, to_blame=(function,), prepared=prepared, runs=[run]
        )

    uses = {"f": frozenset({"g"}), "g": frozenset({"f"})}
    assert following._deepest([own("f"), own("g")], ["f", "g"], uses, []) == "f"  # noqa: SLF001 - no course has one
