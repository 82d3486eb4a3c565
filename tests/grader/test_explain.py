"""What is said once an exercise is solved, and to whom."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest

from grader.classroom.batch.class_run import ClassRun, grade_class
from grader.classroom.batch.progress import Silent
from grader.classroom.batch.roster import Roster
from grader.classroom.gradebook.rules import Rules
from grader.course.catalog import Course
from grader.course.explanation import Explanation, explanation_of
from grader.course.graph import due, in_order, next_after
from grader.errors import GraderBroken
from grader.session import workspace
from grader.session.explaining import explained
from grader.session.grading import Grading, Outputs
from grader.session.notebook.errand import grade
from grader.session.notebook.present import Present
from grader.session.notebook.view import GradedExercises
from grader.text import Text
from tests.grader.conftest import STARRED

COURSE = Course.at(STARRED)
(EXERCISE,) = COURSE.exercises
RIGHT = EXERCISE.solution.read_text(encoding="utf-8")
WRONG = EXERCISE.mistake("n_minus_one").source
SECRET = "sum((value - centre) ** 2 for value in values)"
"""What no one is to see before the exercise is solved."""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return Path(shutil.copytree(STARRED, tmp_path / "course"))


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Explanation | Text]:
    """asked(work) -> what `grade explain 1.1` shows to somebody who wrote that."""
    folder = tmp_path / "work"
    folder.mkdir()
    monkeypatch.chdir(folder)

    def asked(work: str = "", course: Course = COURSE) -> Explanation | Text:
        if work:
            (folder / "ex01_01.py").write_text(work, encoding="utf-8")
        with Grading(course, "zh") as grading:
            return explained(grading, course.exercises[0])

    return asked


def test_an_explanation_has_all_its_parts() -> None:
    found = explanation_of(COURSE, EXERCISE, WRONG)
    assert found.why.zh.startswith("方差是离差平方的平均")
    assert "再想一步" not in found.why.zh
    assert found.further.en.startswith("**One question further.** The numbers come")
    assert SECRET in found.reference
    assert found.usual == [EXERCISE.mistake(name).title for name in ("n_minus_one", "not_divided")]
    assert found.another_title == ("数组", "Arrays")
    assert "+    return np.var(values)" in found.another
    assert found.difference is not None
    assert "-    return sum((value - centre) ** 2 for value in values) / max(1, len(values) - 1)" in found.difference
    assert "def mean" not in found.difference
    assert Explanation.of(json.loads(json.dumps(asdict(found)))) == found


def test_who_wrote_the_reference_differs_in_nothing() -> None:
    hinted = RIGHT.replace("def mean(values):", 'def mean(values: list[float]) -> float:\n    """The mean."""\n')
    assert explanation_of(COURSE, EXERCISE, hinted).difference == ""
    assert explanation_of(COURSE, EXERCISE, "").difference is None
    assert explanation_of(COURSE, EXERCISE, "def mean(").difference is not None


def test_a_model_answer_comes_after_the_points_to_look_for(root: Path) -> None:
    path = root / "solutions/chapter01/ex01_01.md"
    path.write_text("为什么。\n\n**一种答法。** 甲\n\n乙\n\n---\n\nWhy.\n\n**One answer.** A\n\nB\n", encoding="utf-8")
    course = Course.at(root)
    found = explanation_of(course, course.exercises[0], "")
    assert found.answer == ("**一种答法。** 甲\n\n乙", "**One answer.** A\n\nB")
    assert (found.why, found.further) == (("为什么。", "Why."), ("", ""))


def test_nothing_written_is_not_explained(asked: Callable[..., Explanation | Text]) -> None:
    assert "还没有动手" in str(asked())
    assert "grade hint 1.1" in str(asked(EXERCISE.stub_source))


def test_what_is_missing_is_said(asked: Callable[..., Explanation | Text]) -> None:
    said = asked(WRONG)
    assert isinstance(said, Text)
    assert said.zh.startswith("1.1 现在 7/10 分，还差：“方差符合定义”。")
    assert said.en == (
        "1.1 has 7/10 points; still missing: “The variance is what it is defined to be”. "
        "1.1 is explained once it has its ten points. Where you are stuck: grade hint 1.1"
    )


def test_what_cannot_run_is_said(asked: Callable[..., Explanation | Text]) -> None:
    said = str(asked("def mean("))
    assert "还没有动手" not in said
    assert "grade hint 1.1" in said


def test_ten_points_open_it_and_it_stays_open(asked: Callable[..., Explanation | Text]) -> None:
    assert isinstance(asked(RIGHT), Explanation)
    again = asked(WRONG)
    assert isinstance(again, Explanation)
    assert again.difference


def test_the_star_is_not_asked_for(asked: Callable[..., Explanation | Text]) -> None:
    assert isinstance(asked(EXERCISE.bank("textbook")[0].read_text(encoding="utf-8")), Explanation)


@pytest.mark.parametrize(("day", "opened"), [("2020-01-01", True), ("2999-01-01", False)])
def test_a_course_names_the_day_from_when_on_all_is_explained(
    asked: Callable[..., Explanation | Text], root: Path, day: str, opened: bool
) -> None:
    books = f'explain_from = {day}\n[[book]]\nfolders = "chapter"\nfiles = "ex"\ntitle = "A"\nsource = "B"\n'
    (root / "exercises/books.toml").write_text(books)
    assert isinstance(asked(WRONG, Course.at(root)), Explanation) is opened


def test_a_day_that_is_none_is_named(root: Path) -> None:
    books = 'explain_from = "soon"\n[[book]]\nfolders = "chapter"\nfiles = "ex"\ntitle = "A"\nsource = "B"\n'
    (root / "exercises/books.toml").write_text(books)
    with pytest.raises(GraderBroken, match=r"books\.toml cannot be used"):
        _ = Course.at(root).books


def test_an_exercise_without_an_explanation_has_none(
    asked: Callable[..., Explanation | Text], root: Path, miniature: Course
) -> None:
    (root / "solutions/chapter01/ex01_01.md").unlink()
    assert "还没有讲解" in str(asked(RIGHT, Course.at(root)))


@pytest.mark.parametrize(("work", "shown"), [(RIGHT, True), (WRONG, False)])
def test_the_report_explains_what_was_solved_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: str, shown: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ex01_01.py").write_text(work, encoding="utf-8")
    with Grading(COURSE, "zh") as grading:
        grading.run(grading.find(["1.1"], None), Outputs(pictures=False, quiet=True))
        other = grading.find(["1.1"], tmp_path / "ex01_01.py")
        grading.run(other, Outputs(pictures=False, quiet=True, html=tmp_path / "other.html"))
    page = (tmp_path / "report-ex01_01.html").read_text(encoding="utf-8")
    assert ("参考答案" in page) is shown
    assert ("再想一步" in page) is shown
    assert "参考答案" not in (tmp_path / "other.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("day", ["", "2999-01-01T00:00:00+00:00", "2020-01-01T00:00:00+00:00"])
def test_reports_of_a_class_hold_no_reference_and_a_page_does_from_the_day_on(tmp_path: Path, day: str) -> None:
    handed_in = tmp_path / "in"
    for student, work in (("s1", RIGHT.replace("centre", "middle")), ("s2", WRONG)):
        (handed_in / student).mkdir(parents=True)
        (handed_in / student / "ex01_01.py").write_text(work, encoding="utf-8")
    out = tmp_path / "out"
    asked = ClassRun(
        submissions=handed_in,
        course=COURSE,
        exercises=list(COURSE.exercises),
        out=out,
        language="zh",
        isolation="sandbox",
        roster=Roster([]),
        rules=Rules(explain_from=day, strict=0.2),
    )
    grade_class(asked, Silent())
    reports = [path.read_text(encoding="utf-8") for path in (out / "reports").glob("*.html")]
    assert len(reports) == 2
    assert not any("value - centre) ** 2 for value in values) / len" in page or "再想一步" in page for page in reports)
    assert all("★ 占这一题的 20%：没有 ★ 至多得 8 分" in page for page in reports)
    page = out / "explanations.html"
    assert page.exists() is day.startswith("2020")
    if page.exists():
        assert "再想一步" in page.read_text(encoding="utf-8")


@pytest.fixture
def graph(root: Path) -> Course:
    """1.3 is the track of the first chapter; 1.1 comes before 1.2, and that before 2.1."""
    for number, chapter in ((2, 1), (3, 1), (1, 2)):
        for tree in ("exercises", "solutions"):
            folder = root / tree / f"chapter{chapter:02}"
            folder.mkdir(exist_ok=True)
            shutil.copy(root / tree / "chapter01/ex01_01.py", folder / f"ex{chapter:02}_{number:02}.py")
    entry = 'difficulty = 1\nminutes = 9\nread = "§1"\n'
    first = f'track = ["1.3"]\n["1.1"]\n{entry}["1.2"]\n{entry}after = ["1.1"]\n["1.3"]\n{entry}'
    (root / "exercises/chapter01/about.toml").write_text(first)
    (root / "exercises/chapter02/about.toml").write_text(f'["2.1"]\n{entry}after = ["1.2"]\n')
    return Course.at(root)


def test_the_track_comes_first(graph: Course) -> None:
    assert [one.id for one in in_order(graph, "chapter1")] == ["1.3", "1.1", "1.2"]


def test_what_comes_before_is_due_first(graph: Course) -> None:
    (later,) = graph.find("2.1")
    assert due(graph, later, ()).id == "1.1"
    assert due(graph, later, {"1.1"}).id == "1.2"
    assert due(graph, later, {"1.1", "1.2"}).id == "2.1"


@pytest.mark.parametrize(
    ("solved", "done", "following"),
    [
        ("1.1", {"1.1"}, "1.2"),
        ("1.2", {"1.1", "1.2"}, "1.3"),  # nobody is sent out of a chapter that is not done
        ("1.2", {"1.1", "1.2", "1.3"}, "2.1"),
        ("1.3", {"1.3"}, "1.1"),
        ("2.1", {"2.1"}, None),
    ],
)
def test_after_an_exercise_comes_what_builds_on_it(
    graph: Course, solved: str, done: set[str], following: str | None
) -> None:
    found = next_after(graph, graph.find(solved)[0], done)
    assert (found and found.id) == following


def test_grade_next_takes_the_track_and_what_comes_before(graph: Course) -> None:
    def following(**state: str) -> str:
        entries: dict[str, dict[str, object]] = {
            id.replace("_", ".").removeprefix("e"): {"status": status, "graded": str(place)}
            for place, (id, status) in enumerate(state.items())
        }
        found = workspace.following(graph, entries)
        return found.id if found else ""

    assert following() == "1.3"
    assert following(e1_3="passed") == "1.1"
    assert following(e1_3="passed", e1_2="partial") == "1.2"
    assert following(e1_3="passed", e1_1="passed", e1_2="passed") == "2.1"


@pytest.mark.parametrize(("work", "shown"), [(RIGHT, True), (WRONG, False)])
def test_a_notebook_explains_what_was_solved_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: str, shown: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    cells = [{"cell_type": "code", "source": f"%%exercise 1.1\n{work}", "metadata": {}, "outputs": []}]
    content = json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells})
    notebook = Present(tmp_path / "chapter01.ipynb", content, Text("", ""))
    graded = grade(["1.1"], notebook, str(STARRED), "zh")
    html = GradedExercises(graded, Text("批改的是它", "It was graded"), "zh")._repr_html_()
    assert ("<summary>讲解</summary>" in html) is shown
    assert ("再想一步" in html) is shown
    assert (SECRET in html) is shown
