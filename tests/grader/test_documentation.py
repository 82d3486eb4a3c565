"""What the documentation names is there: tests, attacks, files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from grader.authoring import strategies
from grader.children.outcome import ALLOWED
from grader.classroom.gradebook import Gradebook
from grader.classroom.gradebook.changes import WHY
from grader.course.catalog import own_course
from grader.player import Limits
from grader.player.guest import plain

ROOT = Path(__file__).resolve().parents[2]
ISOLATION = (ROOT / "docs" / "isolation.md").read_text(encoding="utf-8")
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
IN_THE_BOOK = {1: 5}
"""Exercises of a chapter, where they are not ten."""
TESTS = {path: path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "grader").rglob("test_*.py")}


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(test_\w+)`", ISOLATION))))
def test_a_test_that_holds_a_promise_of_isolation_is_there(name: str) -> None:
    assert any(f"def {name}(" in text for text in TESTS.values())


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([\w/]+\.py)`", ISOLATION))))
def test_a_file_that_holds_a_promise_of_isolation_is_there(name: str) -> None:
    assert (ROOT / name).is_file() or name in {path.name for path in TESTS}


def test_the_attacks_that_are_cited_are_there_and_all_are_cited() -> None:
    cited = set()
    for group in re.findall(r"\[([\d–, ]+)\]", ISOLATION):
        for part in group.split(","):
            first, _, last = part.strip().partition("–")
            cited |= set(range(int(first), int(last or first) + 1))
    there = {int(path.name[:3]) for path in (ROOT / "tests" / "grader" / "attacks").glob("[0-9]*.py")}
    assert cited == there


def test_the_limits_are_those_in_force() -> None:
    rows = dict(re.findall(r"(?m)^\| ([a-z][^|]+?) \| ([^|]+?) \| [^|]+? \|$", ISOLATION.split("### Limits")[1]))
    limits = Limits()
    assert (
        rows["one call"]
        == f"{limits.cpu_seconds:g} s of CPU time, {limits.wall_seconds(limits.cpu_seconds):g} s of real time"
    )
    importing = next(text for name, text in rows.items() if name.startswith("importing"))
    load = limits.load_cpu_seconds
    assert importing.startswith(f"{load:g} s of CPU time, {limits.wall_seconds(load):g} s of real time")
    assert rows["judging one answer, on our side"] == (
        f"{ALLOWED.memory >> 30} GiB of memory, {ALLOWED.cpu_seconds:g} s of our CPU time (Linux)"
    )
    reply = next(text for name, text in rows.items() if name.startswith("a reply"))
    numbers = {int(digits.replace(",", "")) for digits in re.findall(r"[\d,]*\d", reply)}
    limits_of_a_reply = {plain.MAX_DEPTH, plain.MAX_CONTAINERS, plain.MAX_ITEMS, plain.MAX_ELEMENTS, plain.MAX_KEY}
    assert numbers >= {limits.reply_bytes >> 20, *limits_of_a_reply}


@pytest.mark.parametrize(
    "path",
    re.findall(
        r"(?m)^\| .+ \| `([\w/.]+)`",
        (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Where does my change belong?")[1],
    ),
)
def test_the_file_that_a_change_belongs_to_is_there(path: str) -> None:
    assert (ROOT / path).is_file()


def test_nothing_is_installed_from_where_it_is_not() -> None:
    for page in PAGES:
        assert "pip install watermelon-grader" not in page.read_text(encoding="utf-8"), page.name


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("README.md", r"all (\d+) of its exercises, and (\d+) on three"),
        ("README.zh-CN.md", r"全部 (\d+) 道习题，另有三本小书的 (\d+) 道"),
    ],
)
def test_as_many_exercises_are_there_as_the_page_says(page: str, words: str) -> None:
    said = re.search(words, (ROOT / page).read_text(encoding="utf-8"))
    assert said
    course = own_course()
    of_the_book = [exercise for exercise in course.exercises if exercise.id[0].isdigit()]
    assert (len(of_the_book), len(course.exercises) - len(of_the_book)) == (int(said[1]), int(said[2]))
    for chapter in range(1, 17):
        assert len(course.chapters[f"chapter{chapter}"]) == IN_THE_BOOK.get(chapter, 10), chapter


def test_each_further_book_has_a_page_that_names_its_exercises() -> None:
    for exercise in own_course().exercises:
        if not exercise.id[0].isdigit():
            page = ROOT / "docs" / "books" / f"{exercise.book.folders}.md"
            assert re.search(rf"\b{re.escape(exercise.id)}\b", page.read_text(encoding="utf-8")), exercise.id


def test_students_are_spoken_to_in_one_manner() -> None:
    """Chinese has two; this is a conversation, not a letter."""
    course = own_course()
    texts = [*(ROOT / "grader").rglob("*.py"), *(ROOT / "grader").rglob("*.html"), *PAGES]
    for path in [*texts, *(exercise.stub for exercise in course.exercises)]:
        assert "您" not in path.read_text(encoding="utf-8"), path.name


def test_the_page_of_strategies_says_which_class_each_knows() -> None:
    page = (ROOT / "docs" / "strategies.md").read_text(encoding="utf-8").split("## Which strategy")[1]
    rows = re.findall(r"(?m)^\| (`.+?) \| .+? \| (.+?) \|$", page)
    told = {name: set(re.findall(r"`(\w+)`", knows)) for names, knows in rows for name in re.findall(r"`(\w+)`", names)}
    classes = {*strategies.CLASSES, "collinear"}
    known: dict[str, set[str]] = {}
    for node in ast.parse(Path(strategies.__file__).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            own = {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and one.value in classes}
            if any(isinstance(one, ast.Name) and one.id == "_OF_NUMBERS" for one in ast.walk(node)):
                own |= set(strategies._OF_NUMBERS)  # noqa: SLF001 - what they have in common
            known[node.name] = own
    for helper in ("without", "near_ties", "stretched"):
        del known[helper]
    assert told == known


def test_every_table_of_the_gradebook_is_in_its_page(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "gradebook.md").read_text(encoding="utf-8").split("\n## ")[0]
    told = dict(re.findall(r"(?m)^\| `(\w+)` \| .+? \| (.+) \|$", page))
    with Gradebook(tmp_path, create=True) as gradebook:
        tables = {name for (name,) in gradebook.query("SELECT name FROM sqlite_master WHERE type = 'table'")}
        assert set(told) == {name for name in tables if not name.startswith("sqlite_")}
        for table, words in told.items():
            columns = {row[1] for row in gradebook.query(f"PRAGMA table_info({table})")}
            named = (
                set(re.findall(r"`(\w+)`(?=[,:;]| \(| \|$|$)", words)) - set(WHY) - {"roster", "worksheet", "archive"}
            )
            assert named - {"file"} <= columns, table
