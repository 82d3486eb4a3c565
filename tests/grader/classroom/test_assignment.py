"""An assignment as a file, from its stubs to its grades: exercises of the books and of an own course together."""

from __future__ import annotations

import csv
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from grader.course.assignment import read_assignment
from grader.course.catalog import Course, own_course
from grader.course.loading import load_checks, load_reference
from grader.errors import WrongUsage
from grader.verify.scaffold import create_exercise

HOMEWORK = """
title = { zh = "作业一", en = "Homework 1" }
course = "my_course"
exercises = ["1.2", "cookbook2.1", "hw1.1"]
due = "2026-11-30 23:59"
out_of = 100
roster = "students.csv"

[points]
"hw1.1" = 20

[sections]
"B" = "2026-12-02 23:59"

[late]
percent_per_day = 10
"""


@pytest.fixture
def homework(tmp_path: Path) -> Path:
    """A folder with an own course of one exercise, an assignment and a roster."""
    create_exercise(tmp_path / "my_course", "hw1.1")
    (tmp_path / "homework1.toml").write_text(HOMEWORK, encoding="utf-8")
    (tmp_path / "students.csv").write_text("id,name,section\ns1,A B,A\ns2,C D,B\n", encoding="utf-8")
    return tmp_path / "homework1.toml"


def run(folder: Path, *arguments: str, status: int = 0) -> str:
    line = [sys.executable, "-W", "ignore", "-m", "grader", *arguments, "--lang", "en"]
    done = subprocess.run(line, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout


def test_a_course_beside_the_books_has_the_exercises_of_both(homework: Path) -> None:
    course = Course.at(homework.parent / "my_course")
    assert [one.id for one in course.own_exercises] == ["hw1.1"]
    assert {"3.3", "cookbook2.1", "hw1.1"} <= {one.id for one in course.exercises}
    assert course.find("3.3") == own_course().find("3.3")
    (own,) = course.find("hw1.1")
    assert load_checks(course, own).checks
    assert load_checks(course, course.find("1.2")[0]) is not None
    assert [path.name for path in course.preload] == [path.name for path in own_course().preload]


def test_a_copied_exercise_works_under_its_new_number(tmp_path: Path) -> None:
    for folder, name in (("beside", "hw1.2"), ("alone", "1.2")):
        like = own_course().find("3.3")[0]
        copy = create_exercise(tmp_path / folder, name, like=(own_course(), like))
        course = Course.at(tmp_path / folder)
        assert (copy.id, copy.title) == (name, like.title)
        assert len(load_checks(course, copy).checks) == len(load_checks(own_course(), like).checks)
        assert load_reference(course, copy).fit is not None
        assert [one.name for one in copy.mistakes] == [one.name for one in like.mistakes]
        assert like.module not in copy.checks.read_text(encoding="utf-8")


def test_an_assignment_is_started_packed_graded_and_published(homework: Path) -> None:
    student = homework.parent / "s1"
    run(homework.parent, "handout", "homework1.toml")
    with zipfile.ZipFile(homework.parent / "homework1-handout.zip") as archive:
        assert sorted(archive.namelist()) == [
            "homework1.toml",
            "my_course/exercises/books.toml",
            "my_course/exercises/hw01/hw01_01.py",
        ]
        archive.extractall(student)
    started = run(student, "start", "homework1.toml")
    assert "hw01_01.py" in started
    assert (student / "chapter01" / "ex01_02.py").is_file()
    course = Course.at(homework.parent / "my_course")
    for id in ("1.2", "cookbook2.1", "hw1.1"):
        (exercise,) = course.find(id)
        (student / exercise.stub.parent.name / exercise.stub.name).write_bytes(exercise.solution.read_bytes())
    packed = run(student, "pack", "homework1.toml")
    assert packed.count("✔") == 3
    with zipfile.ZipFile(student / "homework1.zip") as archive:
        assert len(archive.namelist()) == 3
    graded = run(student, "homework1.toml")
    assert graded.count("10 / 10") == 2
    assert "The checks of hw1.1 are not here: your teacher has them" in graded
    status = run(student, "status", "homework1.toml")
    assert status.count("10/10") == 2
    assert "Go on with hw1.1 TODO English title: grade show hw1.1" in status
    run(student, "homework1.toml", "--watch", status=2)

    handed_in = homework.parent / "handed_in"
    handed_in.mkdir()
    (student / "homework1.zip").rename(handed_in / "s1.zip")
    run(homework.parent, "batch", "handed_in", "--assignment", "homework1.toml", "--out", "out", "--no-similar")
    run(homework.parent, "publish", "out")
    table = list(csv.DictReader((homework.parent / "out/published/grades.csv").open(encoding="utf-8", newline="")))
    assert [(line["student"], line["section"], line["grade"], line["grade_max"]) for line in table] == [
        ("s1", "A", "100", "100"),
        ("s2", "B", "0", "100"),
    ]
    assert table[0]["points"] == "40"
    canvas = (homework.parent / "out/published/canvas.csv").read_text(encoding="utf-8")
    assert canvas.splitlines()[0].endswith("Homework 1")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("exercises = []", "say which exercises"),
        ('exercises = ["99.9"]', "99.9"),
        ('exercises = ["1.2"]\ntitle = 3', "title is a text"),
        ('exercises = ["1.2"]\nsections = 3', "sections"),
        ('exercises = ["1.2"]\npoints = 3', "points"),
        ("exercises = [", "Cannot read the assignment"),
    ],
)
def test_what_is_no_assignment_is_one_sentence(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "h.toml").write_text(text, encoding="utf-8")
    with pytest.raises((WrongUsage, ValueError)) as caught:
        read_assignment(tmp_path / "h.toml")
    assert words in str(caught.value)


def test_nothing_stands_in_two_places(homework: Path) -> None:
    (homework.parent / "handed_in").mkdir()
    arguments = ("batch", "handed_in", "--assignment", "homework1.toml", "--chapter", "1", "--out", "out")
    run(homework.parent, *arguments, status=2)


def test_the_checks_of_an_exercise_that_was_handed_out_are_at_the_teachers(homework: Path, tmp_path: Path) -> None:
    student = tmp_path / "student"
    student.mkdir()
    run(homework.parent, "handout", "homework1.toml", "--out", str(student / "h.zip"))
    with zipfile.ZipFile(student / "h.zip") as archive:
        archive.extractall(student)
    run(student, "start", "homework1.toml")
    done = subprocess.run(
        [sys.executable, "-m", "grader", "hw1.1", "--course", "my_course", "--lang", "en"],
        cwd=student, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, "your teacher has them" in done.stderr) == (2, True)
