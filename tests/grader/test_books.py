"""A course of several books: every exercise has a name, a mark and a place of its own."""

from __future__ import annotations

import csv
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.course.books import Books
from grader.course.catalog import Course, UnknownName
from grader.course.loading import load_checks, load_reference
from grader.deciding.inputs import InputCache
from grader.errors import GraderBroken
from grader.player import Stage
from grader.referee.referee import Referee
from grader.submission import read_files
from grader.verify.result import Fitness
from grader.verify.scaffold import create_exercise
from grader.verify.table import cells_in, page
from tests.grader.notebooks import FrontEnd

SQUARES = "def squares(values):\n    return sum(value * value for value in values)\n"
LENGTH = "from lab02_01 import squares\n\n\ndef length(values):\n    return squares(values) ** 0.5\n"


@pytest.fixture(scope="module")
def referee(two_books: Course, stage: Stage, tmp_path_factory: pytest.TempPathFactory) -> Referee:
    return Referee(two_books, stage, cache=InputCache(tmp_path_factory.mktemp("inputs")))


@pytest.fixture
def verdicts(referee: Referee) -> Callable[[dict[str, str]], dict[str, str]]:
    """verdicts({file: text}) -> status by exercise of the whole course."""

    def verdicts(files: dict[str, str]) -> dict[str, str]:
        encoded = {name: text.encode() for name, text in files.items()}
        submission = read_files("s001", encoded, {}, [], books=referee.course.books)
        report = referee.grade(submission, referee.course.exercises)
        return {result.id: result.status for result in report.exercises}

    return verdicts


@pytest.fixture
def grade(two_books: Course, tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    def grade(*args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "grader", *args, "--course", str(two_books.root)],
            cwd=tmp_path,
            env={**os.environ, "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": str(tmp_path / "cache")},
            capture_output=True,
            encoding="utf-8",
            timeout=60,
        )

    return grade


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("lab2", ["lab2.1", "lab2.2"]),
        ("lab02", ["lab2.1", "lab2.2"]),
        ("Lab 2", ["lab2.1", "lab2.2"]),
        ("lab", ["lab2.1", "lab2.2"]),
        ("lab2.2", ["lab2.2"]),
        ("lab02_02", ["lab2.2"]),
        ("exercise lab2.2", ["lab2.2"]),
        ("1", ["1.1", "1.2"]),
        ("chapter1", ["1.1", "1.2"]),
        ("1.2", ["1.2"]),
    ],
)
def test_names_of_every_book(two_books: Course, name: str, ids: list[str]) -> None:
    assert [exercise.id for exercise in two_books.find(name)] == ids


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("labs2", "lab2"), ("la2.1", "lab2.1"), ("lab2.7", "lab2.2"), ("2.1", "lab2.1")],
)
def test_the_nearest_name_is_sought_in_all_books(two_books: Course, wrong: str, right: str) -> None:
    with pytest.raises(UnknownName, match=f"nearest is {right}\\."):
        two_books.find(wrong)


def test_a_chapter_of_one_book_is_none_of_another(two_books: Course) -> None:
    with pytest.raises(UnknownName):
        two_books.find("chapter2")


def test_a_report_is_headed_by_its_book(two_books: Course) -> None:
    assert two_books.report_title(two_books.find("lab2")) == ("《实验》第 2 章", "The laboratory, chapter 2")
    assert two_books.report_title(two_books.find("1.1")).en == "The little book, chapter 1"
    assert two_books.report_title(two_books.exercises).en == "The little book"


def test_one_file_may_answer_exercises_of_several_books(verdicts: Callable[..., dict[str, str]]) -> None:
    text = (
        f"# %% exercise lab2.1\n{SQUARES}\n# %% 练习 Lab02.02\n{LENGTH}\n"
        "# %% exercise 1.1\ndef mean(values):\n    return sum(values) / len(values)\n\n"
        "def spread(values):\n    return max(values) - min(values)\n"
    )
    assert verdicts({"all.py": text}) == {
        "1.1": "passed",
        "1.2": "not_attempted",
        "lab2.1": "passed",
        "lab2.2": "passed",
    }


def test_files_are_known_by_the_names_of_their_book_and_may_import_each_other(
    verdicts: Callable[..., dict[str, str]],
) -> None:
    found = verdicts({"lab02_01.py": SQUARES, "lab02_02.py": LENGTH})
    assert (found["lab2.1"], found["lab2.2"], found["1.1"]) == ("passed", "passed", "not_attempted")


def test_a_mark_of_no_book_is_said_and_its_code_counts_for_nothing(referee: Referee) -> None:
    text = f"# %% exercise labs2.1\n{SQUARES}\n# %% exercise lab2.2\n{LENGTH}"
    submission = read_files("s001", {"all.py": text.encode()}, {}, ["lab2.1"], books=referee.course.books)
    (result,) = referee.grade(submission, referee.course.find("lab2.1")).exercises
    assert result.status == "not_attempted"
    assert any("labs2.1 in all.py belongs to no book" in note.en for note in result.notes)


def test_a_chapter_of_another_book_is_started_graded_and_remembered(
    grade: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    assert f"wrote 2 stubs to {tmp_path}/lab02/" in grade("lab2").stdout
    (tmp_path / "lab02" / "lab02_01.py").write_text(SQUARES)
    (tmp_path / "lab02" / "lab02_02.py").write_text(LENGTH)
    done = grade("lab2", "--no-pictures")
    assert (done.returncode, "Score 20 / 20" in done.stdout) == (0, True)
    assert "The laboratory, chapter 2" in (tmp_path / "lab02" / "report.html").read_text(encoding="utf-8")
    lines = grade("status").stdout.splitlines()
    assert [line.split()[0] for line in lines if line] == ["The", "chapter1", "The", "lab2", "Days", "Go"]
    assert any(line.endswith("2 passed, 0 in progress, 0 untouched; 20/20 points") for line in lines)
    assert "# %% exercise 3.3" not in grade("lab2", "--from", "lab02").stderr
    assert "lab02.ipynb" in grade("start", "lab2", "--notebook").stdout
    cells = json.loads((tmp_path / "lab02.ipynb").read_text(encoding="utf-8"))["cells"]
    assert any("".join(cell["source"]).startswith("%%exercise lab2.1\n") for cell in cells)


def test_list_is_grouped_by_book(grade: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    assert grade("list").stdout.splitlines() == [
        "The little book",
        "chapter1",
        "  1.1   Mean and range",
        "  1.2   A higher mean and a lower maximum",
        "",
        "The laboratory",
        "lab2",
        "  lab2.1 Sum of squares",
        "  lab2.2 Length",
    ]


def test_a_batch_grades_a_chapter_of_another_book(
    grade: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    for student, text in {"s001": LENGTH, "s002": LENGTH.replace(" ** 0.5", "")}.items():
        folder = tmp_path / "class" / student
        folder.mkdir(parents=True)
        (folder / "lab02_01.py").write_text(SQUARES)
        (folder / "lab02_02.py").write_text(text)
    out = tmp_path / "out"
    done = grade("batch", "class", "--chapter", "lab2", "--out", str(out), "--isolation", "process", "--workers", "1")
    assert done.returncode == 0, done.stderr
    grade("export", "csv", str(out), "--out", str(tmp_path / "grades.csv"))
    table = (tmp_path / "grades.csv").read_text(encoding="utf-8")
    assert "lab2.1" in table
    assert "lab2.2" in table


def test_a_batch_grades_exercises_of_two_books(
    grade: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    for student, mean in {"s001": "sum(values) / len(values)", "s002": "max(values)"}.items():
        (tmp_path / "class").mkdir(exist_ok=True)
        (tmp_path / "class" / f"{student}.py").write_text(
            f"# %% exercise 1.1\ndef mean(values):\n    return {mean}\n\n"
            "def spread(values):\n    return max(values) - min(values)\n"
            f"# %% exercise lab2.1\n{SQUARES}"
        )
    out, table = tmp_path / "out", tmp_path / "grades.csv"
    wanted = ("--exercises", "1.1,lab2.1")
    done = grade("batch", "class", *wanted, "--out", str(out), "--isolation", "process", "--workers", "1")
    assert done.returncode == 0, done.stderr
    grade("export", "csv", str(out), "--out", str(table))
    first, second = csv.DictReader(table.read_text(encoding="utf-8-sig").splitlines())
    assert (float(first["1.1"]), float(first["lab2.1"])) == (10, 10)
    assert float(second["1.1"]) < float(second["lab2.1"]) == 10


def test_a_notebook_may_hold_cells_of_two_books(
    two_books: Course, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notebook = FrontEnd(tmp_path / "work.ipynb", two_books, monkeypatch)
    notebook.append(
        "%%exercise 1.1\ndef mean(values):\n    return sum(values) / len(values)\n\n"
        "def spread(values):\n    return max(values) - min(values)\n",
        f"%%exercise lab2.1\n{SQUARES}",
        f"%%exercise lab2.2\n{LENGTH}",
    )
    notebook.run_all()
    notebook.save()
    assert notebook.present_statuses("1.1") == ["passed"]
    assert notebook.present_statuses("lab2") == ["passed", "passed"]


def test_the_page_of_exercises_has_a_table_for_each_book(two_books: Course) -> None:
    written = page(two_books, [Fitness.of(exercise) for exercise in two_books.exercises])
    assert [line for line in written.splitlines() if line.startswith("## ")] == [
        "## 《小书》 / The little book",
        "## 《实验》 / The laboratory",
    ]
    assert [row[0] for row in cells_in(written)] == ["1.1", "1.2", "lab2.1", "lab2.2"]


def test_a_new_exercise_goes_to_its_book(two_books: Course, tmp_path: Path) -> None:
    root = tmp_path / "course"
    shutil.copytree(two_books.root, root)
    exercise = create_exercise(root, "lab3.4")
    assert exercise.id == "lab3.4"
    assert exercise.checks == root / "tests" / "lab03" / "test_lab03_04.py"
    assert load_checks(Course.at(root), exercise).checks


def test_solutions_of_a_book_may_import_each_other(two_books: Course) -> None:
    (exercise,) = two_books.find("lab2.2")
    assert load_reference(two_books, exercise).length([3.0, 4.0]) == 5.0


def test_two_courses_in_one_process_share_nothing(tmp_path: Path) -> None:
    found = []
    for name in ("first", "second"):
        for tree in ("exercises", "solutions"):
            (tmp_path / name / tree / "chapter01").mkdir(parents=True)
        (tmp_path / name / "exercises" / "datasets.py").write_text(f"import exercises.more\nNAME = {name!r}\n")
        (tmp_path / name / "exercises" / "more.py").write_text(f"NAME = {name!r}\n")
        (tmp_path / name / "exercises/chapter01/ex01_01.py").write_text('"""1.1 题 / T"""\ndef f():\n    ...\n')
        (tmp_path / name / "solutions/chapter01/helper.py").write_text(f"NAME = {name!r}\n")
        (tmp_path / name / "solutions/chapter01/ex01_01.py").write_text(
            "import exercises.datasets as data\nfrom exercises import more\nimport helper\n\n\n"
            "def f():\n    from exercises.datasets import NAME\n    import exercises.more\n"
            "    return [NAME, data.NAME, more.NAME, exercises.more.NAME, helper.NAME]\n"
        )
        course = Course.at(tmp_path / name)
        found.append(load_reference(course, course.exercises[0]))
    assert [reference.f() for reference in found] == [["first"] * 5, ["second"] * 5]
    assert not {"helper", "ex01_01"} & set(sys.modules)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[[book]", "TOMLDecodeError"),
        ("book = []", "no book"),
        ('[[book]]\nfolders = "a"', "KeyError"),
        ('[[book]]\nfolders = "a1"\nfiles = "a"\ntitle = "T"\nsource = "S"', "prefixes"),
    ],
)
def test_a_list_of_books_that_cannot_be_used_says_why(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "books.toml").write_text(text)
    with pytest.raises(GraderBroken, match=words):
        Books.of(tmp_path)
