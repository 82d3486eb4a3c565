"""The student's file before an editor: read as it is, written as it was, never over what its writer has not seen."""

from __future__ import annotations

import codecs
import json
from pathlib import Path

import pytest

from grader.course.catalog import Course
from grader.errors import WrongUsage
from grader.page.files import own_file, save

TEXT = "# 一个数\nx = 1\n"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "chapter01").mkdir()
    return tmp_path


def test_where_there_is_no_file_it_is_the_stub_in_the_language_spoken(miniature: Course, tmp_path: Path) -> None:
    exercise = miniature.exercises[0]
    zh, en = (own_file(miniature, exercise, tmp_path, language) for language in ("zh", "en"))
    assert not zh.exists
    assert zh.text.startswith('"""1.1 平均与极差\n')
    assert en.text.startswith('"""1.1 Mean and range\n')
    saved = save(miniature, exercise, tmp_path, zh.text, zh.version)
    assert saved is not None
    assert (tmp_path / "chapter01" / "ex01_01.py").read_text(encoding="utf-8") == zh.text


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "gb18030", "utf-16"])
def test_a_file_keeps_its_encoding_and_its_line_ends(
    miniature: Course, home: Path, encoding: str, newline: str
) -> None:
    path = home / "chapter01" / "ex01_01.py"
    path.write_bytes(TEXT.replace("\n", newline).encode(encoding))
    before = own_file(miniature, miniature.exercises[0], home, "en")
    assert before.text == TEXT
    after = save(miniature, miniature.exercises[0], home, TEXT + "y = 2\n", before.version)
    assert after is not None
    assert path.read_bytes() == (TEXT + "y = 2\n").replace("\n", newline).encode(encoding)
    assert own_file(miniature, miniature.exercises[0], home, "en").version == after.version


def test_what_changed_meanwhile_is_not_written_over(miniature: Course, home: Path) -> None:
    path, exercise = home / "chapter01" / "ex01_01.py", miniature.exercises[0]
    path.write_text(TEXT)
    before = own_file(miniature, exercise, home, "en")
    path.write_text("# elsewhere\n")
    assert save(miniature, exercise, home, "# mine\n", before.version) is None
    assert path.read_text() == "# elsewhere\n"
    path.unlink()
    assert save(miniature, exercise, home, "# mine\n", before.version) is None
    assert not path.exists()
    assert save(miniature, exercise, home, "# mine\n", own_file(miniature, exercise, home, "en").version) is not None


def test_a_file_under_another_name_and_a_notebook_are_found(miniature: Course, home: Path) -> None:
    exercise = miniature.exercises[0]
    other = home / "chapter01" / "1.1.py"
    other.write_text(TEXT)
    assert own_file(miniature, exercise, home, "en").path == other
    other.unlink()
    book = home / "chapter01" / "work.ipynb"
    cell = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    source = "# %% exercise 1.1\ndef mean(values): return 1\n"
    content = {"cells": [{**cell, "source": source}], "metadata": {}, "nbformat": 4, "nbformat_minor": 4}
    book.write_text(json.dumps(content), encoding="utf-8")
    found = own_file(miniature, exercise, home, "en")
    assert found.path == book
    assert "def mean" in found.text
    assert found.fixed is not None
    assert "Jupyter" in found.fixed.en
    with pytest.raises(WrongUsage, match="Jupyter"):
        save(miniature, exercise, home, TEXT, found.version)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\0" * 10, codecs.BOM_UTF16_LE + b"\xd8", b"# x\n" * 100_000])
def test_what_is_no_source_is_said_and_left_alone(miniature: Course, home: Path, content: bytes) -> None:
    path = home / "chapter01" / "ex01_01.py"
    path.write_bytes(content)
    found = own_file(miniature, miniature.exercises[0], home, "en")
    assert (found.text, found.fixed is None) == ("", False)
    with pytest.raises(WrongUsage):
        save(miniature, miniature.exercises[0], home, TEXT, found.version)
    assert path.read_bytes() == content


def test_a_text_that_is_too_long_is_not_saved(miniature: Course, home: Path) -> None:
    found = own_file(miniature, miniature.exercises[0], home, "en")
    with pytest.raises(WrongUsage, match="not saved"):
        save(miniature, miniature.exercises[0], home, "#" * 300_000, found.version)
    assert not found.path.exists()
