"""The header of an exercise, the parts of its statement, and its stub in one language."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.course.about import About, chapter_in
from grader.course.catalog import Course, Exercise, own_course
from grader.course.docstrings import first_sentences, halves
from grader.course.graph import first_of, header_of, later_of
from grader.course.statement import parts_of
from grader.course.stubs import for_the_star, is_stub, stub_in
from grader.errors import GraderBroken
from grader.referee.referee import Referee
from grader.results.model import ExerciseResult
from grader.session import workspace
from grader.session.notebook import write_notebook
from grader.submission import read_files
from grader.text import Language, Text
from tests.grader.conftest import STARRED

COURSE = Course.at(STARRED)
(EXERCISE,) = COURSE.exercises
LANGUAGES: tuple[Language, ...] = ("zh", "en")


@pytest.fixture
def two_chapters(tmp_path: Path) -> Course:
    """The starred course with a second exercise in another chapter, which comes after the first."""
    root = Path(shutil.copytree(STARRED, tmp_path / "course"))
    for tree in ("exercises", "solutions"):
        (root / tree / "chapter02").mkdir()
        shutil.copy(root / tree / "chapter01" / "ex01_01.py", root / tree / "chapter02" / "ex02_03.py")
    (root / "exercises/chapter02/about.toml").write_text(
        '["2.3"]\ndifficulty = 5\nminutes = 145\nread = "§2.1"\nafter = ["1.1"]\nstarred = true\n'
    )
    return Course.at(root)


def test_a_chapter_says_what_its_exercises_are_like() -> None:
    assert EXERCISE.about == About(
        difficulty=2,
        minutes=20,
        read="§1",
        usual=("n_minus_one", "not_divided"),
        another="ex01_01_numpy",
        track=True,
    )


def test_an_exercise_without_an_entry_has_no_header(miniature: Course) -> None:
    exercise = miniature.exercises[0]
    assert exercise.about is None
    assert header_of(miniature, exercise) is None


def test_what_is_used_later_follows_from_what_is_done_first(two_chapters: Course) -> None:
    first, later = two_chapters.exercises
    assert later_of(two_chapters, first) == [later]
    assert first_of(two_chapters, later) == [first]
    assert header_of(two_chapters, first) == (
        "难度 ●●○○○   约 20 分钟   主线   先读 §1   后面用到：2.3",
        "difficulty ●●○○○   about 20 minutes   on the track   read §1 first   used later in 2.3",
    )
    assert header_of(two_chapters, later) == (
        "难度 ●●●●●   约 2.5 小时   书上带 *   先读 §2.1   先做 1.1",
        "difficulty ●●●●●   about 2.5 hours   starred in the book   read §2.1 first   do 1.1 first",
    )


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ('["1.1"]\ndifficulty = 2', "says its minutes, read"),
        ('["1.1"]\ndifficulty = 6\nminutes = 9\nread = "§1"', "from 1 to 5"),
        ('["1.1"]\ndifficulty = "2"\nminutes = 9\nread = "§1"', "difficulty as int"),
        ('["1.1"]\ndifficulty = 2\nminutes = 9\nread = "§1"\nbefore = []', "before means nothing here"),
        ('["1.1"]\ndifficulty = 2\nminutes = 9\nread = "§1"\nafter = "1.2"', "after as a list"),
        ("[1.1]\ndifficulty = 2", "in quotes"),
        ("mine = 2", "for each exercise"),
        ("[", "cannot be used"),
    ],
)
def test_a_file_that_says_it_wrong_is_named(tmp_path: Path, entry: str, why: str) -> None:
    (tmp_path / "about.toml").write_text(entry)
    with pytest.raises(GraderBroken, match=why):
        chapter_in(tmp_path)


def test_the_parts_of_a_statement_are_known_by_their_leads() -> None:
    for language in LANGUAGES:
        parts = parts_of(EXERCISE.statement, language)
        assert [part.key for part in parts] == ["exercise", "example", "conventions", "thought", "star"]
        assert [part.read_first for part in parts] == [True, False, True, False, False]


def test_a_part_goes_on_until_the_next_lead() -> None:
    told = "开头。\n\n**约定。** 甲\n\n    [[1, 2]]\n\n**散度**是求和\n\n**树。** 乙"
    parts = parts_of(Text(told, ""), "zh")
    assert [(part.key, part.lead) for part in parts] == [("", ""), ("conventions", "约定"), ("", "树")]
    assert parts[1].text == "**约定。** 甲\n\n    [[1, 2]]\n\n**散度**是求和"


@pytest.mark.parametrize(
    ("prose", "zh", "en"),
    [
        ("甲。\n\n    One.", "甲。", "    One."),
        ("甲。\n\n乙。\n\nOne.\n\nTwo, a 瓜.", "甲。\n\n乙。", "One.\n\nTwo, a 瓜."),
    ],
)
def test_the_halves_of_a_docstring(prose: str, zh: str, en: str) -> None:
    assert halves(prose) == (zh, en)


@pytest.mark.parametrize("prose", ["甲。 One.", "甲。\n\n乙。\n\nOne.", "One.\n\nTwo.", "甲。\n\n乙丙丁。", ""])
def test_a_docstring_without_halves(prose: str) -> None:
    assert halves(prose) is None


def test_the_first_sentence_is_whole_unless_it_is_long() -> None:
    told = first_sentences(
        "方向 (3.39)；长度\n    不限。还有。\n\nThe line of fig. 3.3; any length. And more.\n\n>>> f()"
    )
    assert told == ("方向 (3.39)；长度不限。", "The line of fig. 3.3; any length.")
    assert first_sentences(f"甲；{'长' * 160}。\n\nOne; {'long ' * 40}.") == ("甲；", "One;")


def test_a_stub_in_chinese() -> None:
    stub = stub_in(COURSE, EXERCISE, "zh")
    assert stub.startswith(
        '"""1.1 平均、方差与标准分\n难度 ●●○○○   约 20 分钟   主线   先读 §1\n\n**书上的题。** 写出一列数'
    )
    assert "Conventions" not in stub
    assert '    """平均值；至少有一个数。\n\n    >>> mean([1.0, 2.0])\n    1.5\n    """\n' in stub


def test_a_stub_in_english() -> None:
    stub = stub_in(COURSE, EXERCISE, "en")
    assert stub.startswith('"""1.1 Mean, variance and standard scores\ndifficulty ●●○○○   about 20 minutes')
    assert not any("\u4e00" <= letter <= "\u9fff" for letter in stub)
    assert '    """The mean of at least one number.\n\n    >>> mean([1.0, 2.0])\n    1.5\n    """\n' in stub


def test_a_stub_in_one_language_is_the_same_program() -> None:
    course = own_course()
    for exercise in course.exercises:
        for language in LANGUAGES:
            assert _program(stub_in(course, exercise, language)) == _program(exercise.stub_source), exercise.id


def _program(source: str) -> str:
    """All but the prose of docstrings: their worked values, and the code."""
    module = ast.parse(source)
    for node in [module, *module.body]:
        if isinstance(node, (ast.FunctionDef, ast.Module)) and ast.get_docstring(node) is not None:
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            assert isinstance(first.value, ast.Constant)
            first.value.value = str(first.value.value).partition(">>>")[2].rstrip()
    return ast.dump(module)


def test_what_has_no_halves_keeps_both(miniature: Course) -> None:
    exercise = miniature.exercises[0]
    stub = stub_in(miniature, exercise, "en")
    assert stub.startswith('"""1.1 Mean and range\n\nWrite the mean')
    assert "平均值" in stub


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stub_in_one_language_is_not_attempted(stage, language: Language) -> None:
    files = {"ex01_01.py": stub_in(COURSE, EXERCISE, language).encode()}
    result = Referee(COURSE, stage).grade(read_files("stub", files, {}, ["1.1"]), [EXERCISE]).exercises[0]
    assert (result.status, result.points) == ("not_attempted", 0)


def test_a_stub_in_another_language_is_no_work_to_keep_a_copy_of(tmp_path: Path) -> None:
    (stub,) = workspace.start(COURSE, [EXERCISE], tmp_path, "zh").created
    assert workspace.reset(COURSE, EXERCISE, tmp_path, "en") == (stub, None)
    assert stub.read_text(encoding="utf-8") == stub_in(COURSE, EXERCISE, "en")
    assert is_stub(COURSE, EXERCISE, EXERCISE.stub_source)
    stub.write_text(stub.read_text(encoding="utf-8").replace("raise NotImplementedError", "return 0"), encoding="utf-8")
    assert workspace.reset(COURSE, EXERCISE, tmp_path, "en")[1] is not None


def test_a_notebook_is_in_one_language(tmp_path: Path) -> None:
    text = write_notebook(COURSE, [EXERCISE], tmp_path, "en").read_text(encoding="utf-8")
    assert "about 20 minutes" in text
    assert "The variance, divided by the count." in text
    assert "方差" not in text


def test_functions_below_the_star_line_may_be_left_out(with_extra: Exercise) -> None:
    assert for_the_star(with_extra) == ("median",)
    assert for_the_star(EXERCISE) == ()


MEDIAN = "\n\ndef median(values):\n    ordered = sorted(values)\n    return ordered[len(ordered) // 2]\n"


@pytest.fixture
def with_extra(tmp_path: Path) -> Exercise:
    """The starred exercise with a function for the star."""
    root = Path(shutil.copytree(STARRED, tmp_path / "course"))
    stub, checks = root / "exercises/chapter01/ex01_01.py", root / "tests/chapter01/test_ex01_01.py"
    asked = "\n\n# ---- ★ ----\n\n\ndef median(values: list[float]) -> float:\n"
    asked += '    """中位数。\n\n    The median.\n    """\n    raise NotImplementedError\n'
    stub.write_text(stub.read_text(encoding="utf-8") + asked, encoding="utf-8")
    check = '\n\n@check(given={"values": numbers((1, 6))}, extra=True, hint=("先排序。", "Sort first."))\n'
    check += 'def test_median(answer, values):\n    """中位数 / The median"""\n'
    check += "    close(answer.median(values), sorted(values)[len(values) // 2])\n"
    text = checks.read_text(encoding="utf-8").replace('patterns=["oracle"],', 'patterns=["oracle"], extra=["median"],')
    checks.write_text(text + check, encoding="utf-8")
    return Course.at(root).exercises[0]


@pytest.fixture
def judged(stage, with_extra: Exercise, tmp_path: Path) -> Callable[[str], ExerciseResult]:
    course = Course.at(tmp_path / "course")
    referee = Referee(course, stage)
    text = with_extra.solution.read_text(encoding="utf-8")

    def judged(more: str) -> ExerciseResult:
        submission = read_files("work", {"ex01_01.py": (text + more).encode()}, {}, ["1.1"])
        return referee.grade(submission, [with_extra]).exercises[0]

    return judged


def test_an_extra_function_that_is_right_belongs_to_the_star(judged: Callable[[str], ExerciseResult]) -> None:
    result = judged(MEDIAN)
    assert (result.status, result.points, result.strict) == ("passed", 10, "passed")


def test_an_extra_function_that_is_wrong_costs_the_star_alone(judged: Callable[[str], ExerciseResult]) -> None:
    result = judged(MEDIAN.replace("// 2", "// 3"))
    assert (result.status, result.points, result.strict) == ("passed", 10, "failed")
    (check,) = [check for check in result.checks if check.extra]
    assert check.strict is not None
    assert (check.status, check.points, check.strict.status) == ("failed", 0, "failed")
    assert result.failing == [check]
    assert result.short_of_star == []


def test_an_extra_function_that_is_left_out_costs_the_star_alone(judged: Callable[[str], ExerciseResult]) -> None:
    result = judged("")
    assert (result.status, result.points, result.strict) == ("passed", 10, "not_judged")


def test_without_a_contract_an_extra_function_counts_for_nothing(stage, with_extra: Exercise, tmp_path: Path) -> None:
    text = with_extra.checks.read_text(encoding="utf-8")
    start = text.index("    contract=[")
    text = text[:start] + text[text.index("\n", start) + 1 :]
    text = text.replace("    strict=[", "    # strict=[")
    with_extra.checks.write_text(text, encoding="utf-8")
    course = Course.at(tmp_path / "course")
    solution = with_extra.solution.read_text(encoding="utf-8") + MEDIAN.replace("// 2", "// 3")
    submission = read_files("work", {"ex01_01.py": solution.encode()}, {}, ["1.1"])
    result = Referee(course, stage).grade(submission, list(course.exercises)).exercises[0]
    assert (result.points, result.strict) == (10, None)
