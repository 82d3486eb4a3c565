"""A page of mistakes: each cell holds what differs from the reference, and is put in its place."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.cli.main import main
from grader.course.catalog import Course, UnknownName
from grader.course.mistakes import compose, difference, read_page

from .conftest import MINIATURE

REFERENCE = '''"""1.1 Title"""

from math import log2

BASE = 2


# How much is in it.
def entropy(shares):
    return -sum(share * log2(share) for share in shares)


def largest(shares):
    return max(shares)
'''
PAGE = '''"""Known mistakes."""

# %% natural: 自然对数 / The natural logarithm: base e
# caught by: test_a, test_b
# hint: log2
# book: (4.1)
from math import log


def entropy(shares):
    return -sum(share * log(share) for share in shares)


# %% first_ten: 前十个 / The first ten only
# kind: narrow
# caught by: test_a

# Not all of them.
def largest(shares):
    return max(shares[:10])
'''


@pytest.fixture
def page(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / "page.py", tmp_path / "reference.py"]
    for path, text in zip(paths, (PAGE, REFERENCE), strict=True):
        path.write_text(text, encoding="utf-8")
    return paths


def test_a_page_is_read_cell_by_cell(page: list[Path]) -> None:
    natural, first = read_page(*page)
    assert (natural.name, natural.title.zh, natural.title.en) == (
        "natural",
        "自然对数",
        "The natural logarithm: base e",
    )
    assert (natural.caught_by, natural.hint, natural.book) == (("test_a", "test_b"), "log2", "(4.1)")
    assert (natural.narrow, first.narrow) == (False, True)
    assert natural.source == REFERENCE.replace("log2\n", "log2\nfrom math import log\n", 1).replace(
        "* log2", "* log"
    ).replace("# How much is in it.\n", "")
    assert "# Not all of them.\ndef largest(shares):\n    return max(shares[:10])\n" in first.source


def test_there_are_no_mistakes_without_a_page(page: list[Path]) -> None:
    assert read_page(page[0].with_name("none.py"), page[1]) == []


def test_a_definition_stands_where_the_one_of_the_same_name_stood() -> None:
    composed = compose(REFERENCE, "def entropy(shares):\n    return 0\n")
    assert composed.splitlines()[4] == "BASE = 2"
    assert composed.index("entropy") < composed.index("largest")
    assert "log2(share)" not in composed
    assert composed.count("def ") == 2


def test_a_new_definition_stands_before_the_next_that_is_replaced() -> None:
    composed = compose(REFERENCE, "def half(x):\n    return x / 2\n\n\nBASE = half(4)\n")
    names: dict[str, object] = {}
    exec(composed, names)
    assert names["BASE"] == 2.0
    assert compose(REFERENCE, "def more():\n    return 1\n").endswith("\n\n\ndef more():\n    return 1\n")


def test_a_definition_is_left_out() -> None:
    composed = compose(REFERENCE, "del largest, BASE\n")
    assert "largest" not in composed
    assert "BASE" not in composed
    assert "def entropy" in composed


def test_several_lines_that_make_one_name_are_replaced_together() -> None:
    names: dict[str, object] = {}
    exec(compose("A = 1\nA += 1\nB = A\n", "A = 5\nA *= 2\n"), names)
    assert (names["A"], names["B"]) == (10, 10)


def test_a_cell_that_is_no_python_is_told_to_whoever_loads_it() -> None:
    with pytest.raises(SyntaxError):
        compile(compose(REFERENCE, "def entropy(:\n"), "page", "exec")


def test_lines_that_are_not_touched_stay_where_they_were() -> None:
    composed = compose(REFERENCE, "def largest(shares):\n    return min(shares)\n")
    assert composed == REFERENCE.replace("max(", "min(")


def test_the_difference_is_that_of_the_programs(miniature: Course) -> None:
    (exercise,) = miniature.find("1.1")
    lines = difference(exercise.mistake("largest_only")).splitlines()
    assert [line for line in lines if line[0] in "+-"] == [
        "--- reference",
        "+++ largest_only",
        "-    return max(values) - min(values)",
        "+    return max(values)",
    ]


def test_an_unknown_mistake_is_answered_with_the_nearest(miniature: Course) -> None:
    (exercise,) = miniature.find("1.1")
    with pytest.raises(UnknownName, match="the nearest is largest_only"):
        exercise.mistake("larges")


Grade = Callable[..., tuple[int, str, str]]


@pytest.fixture
def grade(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Grade:
    """grade(...) is what the command does: its exit status, what it prints, and its complaint."""
    monkeypatch.chdir(tmp_path)

    def grade(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["grade", *words, "--lang", "en", "--course", str(MINIATURE)])
        with pytest.raises(SystemExit) as ended:
            main()
        assert isinstance(ended.value.code, int)
        return ended.value.code, *capsys.readouterr()

    return grade


def test_the_mistakes_of_an_exercise_are_listed_with_what_they_replace(grade: Grade) -> None:
    status, shown, _ = grade("wrong", "1.1")
    assert status == 0
    assert "largest_only (spread): Takes the largest only\n" in shown
    assert len(shown.splitlines()) == 4


def test_a_mistake_is_printed_whole_or_as_its_difference(grade: Grade, miniature: Course) -> None:
    assert grade("wrong", "1.1", "median")[1] == miniature.find("1.1")[0].mistake("median").source
    assert "\n+    return sorted(values)[len(values) // 2]\n" in grade("wrong", "1.1", "median", "--diff")[1]


def test_a_mistake_is_graded_like_a_submission(grade: Grade, tmp_path: Path) -> None:
    status, shown, _ = grade("1.1", "--wrong", "largest_only", "--json", "-")
    assert status == 1
    (exercise,) = json.loads(shown)["exercises"]
    assert exercise["diagnosis"]["misconception"] == "largest_only"
    assert list(tmp_path.iterdir()) == []  # it is nobody's own work


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["wrong", "chapter1"], "chapter1 has 2 exercises"),
        (["wrong", "1.1", "largest"], "the nearest is largest_only"),
        (["1.1", "--wrong", "largest"], "the nearest is largest_only"),
        (["chapter1", "--wrong", "median"], "--wrong takes one exercise"),
    ],
)
def test_what_cannot_be_meant_is_a_sentence(grade: Grade, words: list[str], complaint: str) -> None:
    status, _, said = grade(*words)
    assert status == 2
    assert complaint in said
