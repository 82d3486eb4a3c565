"""Commands as people type them."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.cli.main import app
from grader.cli.spoken import understood
from grader.course.catalog import Course, UnknownName
from grader.course.stubs import stub_in
from grader.errors import WrongUsage
from grader.session import nearby, workspace


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("chapter 3", "chapter3"),
        ("Chapter 3 --all", "Chapter3 --all"),
        ("第 3 章", "第3章"),
        ("start ch 3", "start ch3"),
        ("exercise 3.3", "3.3"),
        ("练习 3.3 --watch", "3.3 --watch"),
        ("watch 3.3", "check 3.3 --watch"),
        ("report 3.3", "check 3.3 --open"),
        ("test 3.3", "check 3.3"),
        ("help", "--help"),
        ("help start", "start --help"),
        ("submit chapter3", "pack chapter3"),
        ("undo 3.3", "reset 3.3"),
        ("3.3 --watch", "3.3 --watch"),
        ("chapter3", "chapter3"),
    ],
)
def test_what_people_type_is_understood(typed: str, meant: str) -> None:
    assert " ".join(understood(typed.split(), app.commands)) == meant


@pytest.mark.parametrize(("typed", "words"), [("watch", "grade watch 3.3"), ("solution 3.3", "grade hint 3.3")])
def test_what_cannot_be_says_what_can(typed: str, words: str) -> None:
    with pytest.raises(WrongUsage, match=words):
        understood(typed.split(), app.commands)


@pytest.mark.parametrize(
    ("name", "chapter"), [("第一章", 1), ("第二章", 2), ("第十章", 10), ("第十二章", 12), ("第二十章", 20)]
)
def test_a_chapter_in_chinese_numerals(name: str, chapter: int, miniature: Course) -> None:
    named = miniature.books.named(name)
    assert named is not None
    assert named.chapter == chapter


def test_nothing_is_suggested_that_is_not_alike(miniature: Course) -> None:
    with pytest.raises(UnknownName) as caught:
        miniature.find("kaggle")
    assert "nearest" not in caught.value.text.en
    assert "grade list" in caught.value.text.zh


def test_a_reset_brings_the_stub_back_and_keeps_a_copy(miniature: Course, tmp_path: Path) -> None:
    (exercise,) = miniature.find("1.1")
    stub = workspace.start(miniature, [exercise], tmp_path, "zh").created[0]
    assert workspace.reset(miniature, exercise, tmp_path, "zh") == (stub, None)
    stub.write_text("mine", encoding="utf-8")
    path, copy = workspace.reset(miniature, exercise, tmp_path, "zh")
    assert path == stub
    assert stub.read_text(encoding="utf-8") == stub_in(miniature, exercise, "zh")
    assert copy is not None
    assert copy.read_text(encoding="utf-8") == "mine"
    stub.unlink()
    workspace.reset(miniature, exercise, tmp_path, "zh")
    assert stub.exists()


def test_what_holds_other_exercises_too_is_not_reset(miniature: Course, tmp_path: Path) -> None:
    (exercise,) = miniature.find("1.1")
    (tmp_path / "chapter01.ipynb").write_text("{}", encoding="utf-8")
    with pytest.raises(WrongUsage):
        workspace.reset(miniature, exercise, tmp_path, "zh")


def test_a_file_named_one_folder_too_high_is_found(miniature: Course, tmp_path: Path) -> None:
    (exercise,) = miniature.find("1.1")
    (stub,) = workspace.start(miniature, [exercise], tmp_path, "zh").created
    assert nearby.one_below(Path(stub.name), miniature, tmp_path) == stub
    assert nearby.one_below(Path("ex01_02.py"), miniature, tmp_path) == Path("ex01_02.py")


def test_an_answer_beside_an_empty_stub_is_mentioned(miniature: Course, tmp_path: Path) -> None:
    (tmp_path / "homework1_1.py").write_text("", encoding="utf-8")
    (remark,) = nearby.look_like_answers(tmp_path, miniature.find("1.1"), miniature)
    assert "grade 1.1 --from homework1_1.py" in remark.zh
    assert nearby.look_like_answers(tmp_path, miniature.find("1.2"), miniature) == []
