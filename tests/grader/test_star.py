"""Points are for core inputs, the star is for strict ones: tests/grader/starred is an exercise that knows both."""

from __future__ import annotations

import io
import shutil
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from hypothesis import strategies as st
from rich.console import Console

from grader.authoring.levels import is_strict
from grader.checks import check, core, pin
from grader.cli.main import app
from grader.course.catalog import Course, Exercise
from grader.deciding.inputs import InputCache, draw, draw_strict
from grader.player.guest import codec
from grader.referee.referee import Referee
from grader.report import html, junit, markdown
from grader.report.terminal import TerminalReport
from grader.results.model import ExerciseResult, Report, from_json, to_json
from grader.strategies import matrices, numbers
from grader.submission import as_answer
from tests.grader.conftest import MINIATURE, STARRED


@pytest.fixture(scope="module")
def starred(stage, tmp_path_factory) -> Referee:
    return Referee(Course.at(STARRED), stage, cache=InputCache(tmp_path_factory.mktemp("inputs")))


@pytest.fixture(scope="module")
def exercise(starred: Referee) -> Exercise:
    return starred.course.exercises[0]


@pytest.fixture(scope="module")
def judged(starred: Referee, exercise: Exercise) -> Callable[[str], ExerciseResult]:
    return lambda text: starred.grade_exercise(as_answer(exercise, text), exercise)


def declared(**options):
    def test_it(answer, x):
        """甲 / A"""

    return check(points=1, **options)(test_it).check


def inputs(drawn: list[bytes]) -> list:
    return [codec.decode(one)["x"] for one in drawn]


def test_core_numbers_are_those_of_a_book() -> None:
    drawn = inputs(draw(declared(given={"x": numbers((1, 6))}).at("core"), 0))
    assert len(drawn) == 60
    assert all(len(x) <= 6 and all(abs(number) <= 5 and number == int(number) for number in x) for x in drawn)


def test_duplicate_constant_and_dependent_inputs_are_core() -> None:
    drawn = inputs(draw(declared(given={"x": matrices((3, 6), (3, 3))}).at("core"), 0))
    assert any((X.sum(axis=1) == 2 * X[:, j]).all() for X in drawn for j in range(3) if X.any())
    assert any((X[:, j] == X[0, j]).all() for X in drawn if X.any() for j in range(3))


def test_every_strict_input_is_stretched() -> None:
    drawn = inputs(draw_strict(declared(given={"x": numbers((1, 6))}).at("strict"), 0))
    assert len(drawn) == 25
    plain = [x for x in drawn if len(x) <= 6 and all(number in range(-5, 6) for number in x)]
    assert all(not any(x) or len(x) == 1 for x in plain)  # 0 · 10⁶, or one number among which no tie can be broken
    assert len(plain) <= 5


def test_without_a_contract_the_same_is_drawn_as_ever() -> None:
    drawn = inputs(draw(declared(given={"x": numbers((1, 6))}), 0))
    assert any(len(x) > 100 for x in drawn)
    assert any(0 < abs(number) <= 5e-5 for x in drawn for number in x)


@pytest.mark.parametrize(
    "given", [{"x": st.integers()}, {"x": numbers(stretch=False)}, {"x": numbers(stretch=("constant",))}]
)
def test_where_nothing_can_be_stretched_there_is_nothing_strict(given) -> None:
    assert draw_strict(declared(given=given).at("strict"), 0) == []


def test_only_the_draws_that_are_stretched_count() -> None:
    mixed = st.just([1.0]) | numbers((2, 6), stretch=("large",))
    drawn = inputs(draw_strict(declared(given={"x": mixed}).at("strict"), 0))
    assert 0 < len(drawn) < 25
    assert [1.0] not in drawn


def test_what_the_author_draws_for_the_star_is_strict_as_it_is() -> None:
    found = declared(given={"x": st.integers(0, 9)}, strict_given={"x": st.integers(10, 19)})
    assert all(x < 10 for x in inputs(draw(found.at("core"), 0)))
    assert all(x >= 10 for x in inputs(draw_strict(found.at("strict"), 0)))


@pytest.mark.parametrize(
    ("value", "strict"),
    [
        (0, False), (1000, False), (1001, True), (0.001, False), (1e-4, True), (-5e5, True), (float("nan"), True),
        (True, False), ("a" * 100, False), ([0.0] * 60, False), ([0.0] * 61, True), ({"a": [1e9]}, True), (None, False),
    ],
)  # fmt: skip
def test_pins_are_strict_by_rule(value, strict: bool) -> None:
    assert is_strict({"x": value}) is strict


def test_an_author_may_say_otherwise() -> None:
    far, near = pin("far", "it is far", x=1e9), pin("near", "it is near", x=1.0)
    other = pin("other", "modest, and beyond the task", x=2.0)
    found = declared(also=[far, near], strict=[other])
    assert [one.name for one in found.at("core").pins] == ["near"]
    assert [one.name for one in found.at("strict").pins] == ["far", "other"]
    assert [one.name for one in declared(also=[core(far), near]).at("core").pins] == ["far", "near"]


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"strict": [pin("far", "it is far", x=1e9)]}, "to have core inputs beside its strict ones"),
        ({"given": {"x": st.integers()}, "strict_given": {"y": st.integers()}}, "to draw x, but it draws y"),
        ({"given": {"x": st.integers()}, "strict_given": {"x": 3}}, "a strategy for x"),
        ({"given": {"x": st.integers()}, "strict": [pin("y", "no such", y=1)]}, "to give x, but it gives y"),
    ],
)
def test_declarations_that_are_refused(options, refusal: str) -> None:
    with pytest.raises((ValueError, TypeError), match=refusal):
        declared(**options)


def test_the_reference_has_ten_points_and_the_star(judged, exercise: Exercise) -> None:
    result = judged(exercise.solution.read_text(encoding="utf-8"))
    assert (result.points, result.status, result.strict) == (10.0, "passed", "passed")
    example, *properties = result.checks
    assert example.strict is None
    assert [one.strict.status for one in properties] == ["passed"] * 3


def test_the_formula_of_the_book_has_ten_points_and_no_star(judged, exercise: Exercise) -> None:
    (printed,) = exercise.bank("textbook")
    result = judged(printed.read_text(encoding="utf-8"))
    assert (result.points, result.status, result.strict) == (10.0, "passed", "failed")
    assert result.failing == []
    assert [one.id for one in result.short_of_star] == ["test_variance"]
    found = result.short_of_star[0].strict
    assert found.failure.message.en == "The variance: too large"
    assert found.hint.en == "Subtract the mean first."
    assert abs(found.failure.calls[-1].args[0].data[0]) > 1e3


def test_strict_inputs_are_not_judged_where_core_ones_fail(judged, exercise: Exercise) -> None:
    result = judged(exercise.mistake("n_minus_one").source)
    assert (result.points, result.strict) == (7.0, "not_judged")
    assert [(one.status, one.strict and one.strict.status) for one in result.checks] == [
        ("passed", None), ("passed", "passed"), ("failed", "not_judged"), ("followed", "not_judged"),
    ]  # fmt: skip
    assert result.checks[2].strict.reason.en == "This check has to pass first"
    assert result.diagnosis.misconception == "n_minus_one"


def test_a_function_that_hangs_on_far_numbers_loses_the_star_alone(judged, exercise: Exercise) -> None:
    text = exercise.solution.read_text(encoding="utf-8")
    hanging = text.replace(
        "    return sum(values) /", "    while len(values) > 90:\n        pass\n    return sum(values) /"
    )
    result = judged(hanging)
    assert (result.points, result.strict) == (10.0, "failed")
    assert result.checks[1].strict.failure.message.en.startswith("computed for more than 2 seconds")


def test_arguments_that_are_changed_on_far_numbers_cost_no_points(judged, exercise: Exercise) -> None:
    text = exercise.solution.read_text(encoding="utf-8")
    changing = text.replace(
        "    return sum(values) /", "    if len(values) > 90:\n        values.sort()\n    return sum(values) /"
    )
    result = judged(changing)
    assert (result.points, result.strict) == (10.0, "failed")
    assert "changed `values` in place" in result.checks[1].strict.failure.message.en


def test_without_a_contract_there_is_no_star(grade) -> None:
    mean = "def mean(values):\n    return sum(values) / len(values)\n"
    result = grade("1.1", mean + "def spread(values):\n    return max(values) - min(values)\n")
    assert result.points == 10.0
    assert result.strict is None
    assert all(one.strict is None for one in result.checks)


def test_a_report_with_a_star_is_read_back(short: Report) -> None:
    assert from_json(to_json(short)) == short


def test_strict_inputs_need_a_contract(tmp_path: Path, stage) -> None:
    shutil.copytree(STARRED, tmp_path / "course")
    file = tmp_path / "course/tests/chapter01/test_ex01_01.py"
    file.write_text(file.read_text(encoding="utf-8").replace("contract=", "# "), encoding="utf-8")
    course = Course.at(tmp_path / "course")
    with pytest.raises(Exception, match=r"test_variance of 1.1 has strict inputs, but EXERCISE declares no contract"):
        Referee(course, stage).prepare(course.exercises[0])


@pytest.fixture(scope="module")
def short(starred: Referee, exercise: Exercise, judged) -> Report:
    """Ten points and no star."""
    (printed,) = exercise.bank("textbook")
    return starred.report(as_answer(exercise, ""), [exercise], [judged(printed.read_text(encoding="utf-8"))])


@pytest.fixture(scope="module")
def shining(starred: Referee, exercise: Exercise, judged) -> Report:
    return starred.report(as_answer(exercise, ""), [exercise], [judged(exercise.solution.read_text(encoding="utf-8"))])


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("zh", "★ 还没有：“方差符合定义”：方差：太大，variance(["),
        ("en", "no ★ yet: “The variance is what it is defined to be”"),
    ],
)
def test_a_terminal_shows_the_star_and_why_there_is_none(short: Report, shining: Report, language, wanted: str) -> None:
    def shown(report: Report) -> str:
        console = Console(file=io.StringIO(), width=400)
        TerminalReport(console, language).show(report)
        return console.file.getvalue()

    assert "10/10★" in shown(shining)
    assert "还没有" not in shown(shining)
    assert "10/10★" not in shown(short)
    assert wanted in shown(short)
    assert "✘" not in shown(short)


def test_a_page_shows_the_star_and_why_there_is_none(short: Report, shining: Report) -> None:
    assert "★" in html.render(shining)
    assert "还没有" not in html.render(shining)
    assert "★ 还没有" in html.render(short)
    assert "方差：太大" in html.render(short)


def test_markdown_shows_the_star_and_why_there_is_none(short: Report, shining: Report) -> None:
    assert "10 / 10★" in markdown.summary(shining, "en")
    assert "no ★ yet: “The variance is what it is defined to be”: The variance: too large" in markdown.summary(
        short, "en"
    )


def test_junit_carries_it_and_fails_nothing(short: Report) -> None:
    found = ElementTree.fromstring(junit.render(short, "en"))
    assert [one.attrib for one in found.iter("property")] == [{"name": "strict", "value": "failed"}]
    assert not list(found.iter("failure"))


def test_show_prints_the_contract(exercise: Exercise, grade_cli) -> None:
    assert "- Right as well when a million is added" in grade_cli("show", "1.1", "--contract", "--course", str(STARRED))
    assert "This exercise has no ★." in grade_cli("show", "1.1", "--contract", "--course", str(MINIATURE))


@pytest.fixture
def grade_cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    monkeypatch.chdir(tmp_path)
    return lambda *words: CliRunner().invoke(app, [*words, "--lang", "en"], catch_exceptions=False).output
