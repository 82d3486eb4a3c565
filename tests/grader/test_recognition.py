"""What a file is meant for: as students name and mark it, in what JupyterLab, Colab and VS Code write."""

from __future__ import annotations

import json
import os
import zipfile
from pathlib import Path

import pytest

from grader.course.books import ONE_BOOK
from grader.course.catalog import Course
from grader.submission import Submission, read, read_files
from grader.submission.recognition import exercise_in_name

MEAN = "def mean(values):\n    return sum(values) / len(values)\n\n\ndef spread(values):\n    return 0\n"
WITNESS = "def counterexample(n):\n    return {}\n"
FUNCTIONS = {"1.1": ["mean", "spread"], "1.2": ["counterexample", "essay"]}


def submission(files: dict[str, str | bytes]) -> Submission:
    data = {name: text if isinstance(text, bytes) else text.encode() for name, text in files.items()}
    return read_files("s001", data, {}, list(FUNCTIONS), functions=FUNCTIONS)


def jupyterlab(*cells: str) -> str:
    made = [
        {"cell_type": "code", "execution_count": 1, "id": f"c{i}", "metadata": {"trusted": True}, "outputs": [],
         "source": cell.splitlines(keepends=True)}
        for i, cell in enumerate(cells)
    ]  # fmt: skip
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    return json.dumps({"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5})


def colab(*cells: str) -> str:
    made = [
        {"cell_type": "code", "source": cell.splitlines(keepends=True), "metadata": {"id": f"x{i}"}, "outputs": [],
         "execution_count": None}
        for i, cell in enumerate(cells)
    ]  # fmt: skip
    about = {"colab": {"provenance": []}, "kernelspec": {"name": "python3", "display_name": "Python 3"}}
    return json.dumps({"nbformat": 4, "nbformat_minor": 0, "metadata": about, "cells": made})


def vscode(*cells: str) -> str:
    made = [
        {"cell_type": "code", "execution_count": None, "metadata": {"vscode": {"languageId": "python"}}, "outputs": [],
         "source": [line + "\n" for line in cell.split("\n")[:-1]] + [cell.split("\n")[-1]]}
        for cell in cells
    ]  # fmt: skip
    return json.dumps({"cells": made, "metadata": {"language_info": {"name": "python"}}, "nbformat": 4,
                       "nbformat_minor": 2})  # fmt: skip


@pytest.mark.parametrize(
    "name",
    ["ex03_07.py", "Ex03_07.py", "ex3_7.py", "ex03_07 (1).py", "ex03_07 - 副本.py", "ex03_07 - 副本 (2).py",
     "ex03_07.ipynb", "EX3-7.ipynb", "s1_ex3.7.py", "王五_习题3.7.py", "王五习题3.7.ipynb", "练习 3.7.py",
     "exercise_3_7-1.py", "3.7.py", "ex03_07 copy.py", "ex\uff10\uff13_\uff10\uff17.py"],
)  # fmt: skip
def test_a_name_that_can_only_mean_one_exercise_is_taken_for_it(name: str) -> None:
    assert exercise_in_name(name, ONE_BOOK) == "3.7"


@pytest.mark.parametrize("name", ["ch3-1.py", "test_ex03_07.py", "ex03_07_helper.py", "homework3.py", "a-3.py",
                                  "2026-11.py", "tools.py", "ex03.py", "v1.2.py"])  # fmt: skip
def test_a_name_that_may_mean_anything_is_taken_for_nothing(name: str) -> None:
    assert exercise_in_name(name, ONE_BOOK) is None


@pytest.mark.parametrize("write", [jupyterlab, colab, vscode])
def test_an_unmarked_notebook_is_recognised_by_its_functions(write: type) -> None:
    found = submission({"作业.ipynb": write("import math\nprint(1)", MEAN, "mean([1, 2])", WITNESS)})
    assert list(found.documents) == ["1.1", "1.2"]
    assert "def mean" in found.documents["1.1"].text_for("1.1")


@pytest.mark.parametrize("write", [jupyterlab, colab, vscode])
def test_a_blank_line_may_stand_before_a_mark(write: type) -> None:
    found = submission({"a.ipynb": write("\n\n# %% exercise 1.1\n" + MEAN, "\n# 习题 1.2\n" + WITNESS)})
    assert list(found.documents) == ["1.1", "1.2"]
    assert "counterexample" not in found.documents["1.1"].text_for("1.1")


def test_a_function_that_two_exercises_ask_for_tells_nothing() -> None:
    both = {"1.1": ["predict"], "1.2": ["predict"]}
    found = read_files("s001", {"a.py": b"def predict(x):\n    return x\n"}, {}, list(both), functions=both)
    assert found.documents == {}
    assert "does not say which exercise" in found.notes["1.1"][0].en


@pytest.mark.parametrize("mark", ["# %% 习题 1.1", "#%% 习题1.1", "# %% ex 1.1", "# %% 练习：1.1"])
def test_marks_in_the_words_of_the_book(mark: str) -> None:
    assert list(submission({"homework.py": f"{mark}\n{MEAN}"}).documents) == ["1.1"]


@pytest.mark.parametrize(
    "cookie", ["# -*- coding: gbk -*-", "# coding=gb2312", "#!/usr/bin/python\n# -*- coding: gbk -*-"]
)
def test_a_file_that_says_its_encoding_compiles(miniature: Course, cookie: str) -> None:
    text = f"{cookie}\n# 均值\n# %% exercise 1.1\n{MEAN}"
    source = submission({"homework.py": text.encode("gbk")}).source_of(miniature.find("1.1")[0])
    assert source is not None
    compile(source.modules["ex01_01"], "homework.py", "exec")


# what lies beside an answer


@pytest.mark.parametrize(
    "beside",
    [{"draft.ipynb": ""}, {"draft.ipynb": "{broken"}, {"dump.py": b"#" * (300 << 10)}, {"x.ipynb": b" " * (21 << 20)},
     {"bin.py": b"\x00\x01"}],
)  # fmt: skip
def test_a_file_beside_an_answer_is_a_remark_and_no_zero(miniature: Course, beside: dict[str, str | bytes]) -> None:
    found = submission({"ex01_01.py": MEAN, "ex01_02.py": WITNESS, **beside})
    assert found.problems == {}
    (name,) = beside
    assert name in found.notes_on(miniature.find("1.1")[0])[0].en


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="needs links")
def test_a_link_beside_an_answer_is_a_remark_and_no_zero(miniature: Course, tmp_path: Path) -> None:
    (tmp_path / "ex01_01.py").write_text(MEAN)
    (tmp_path / "draft.py").symlink_to("/etc/passwd")
    found = read(tmp_path, miniature.exercises)
    first, _ = miniature.exercises
    assert found.source_of(first) is not None
    assert first.id not in found.problems
    assert "draft.py" in found.notes_on(first)[0].en


def test_where_nothing_answers_the_broken_file_is_the_reason() -> None:
    found = submission({"draft.ipynb": "{broken", "ex01_01.py": MEAN})
    assert list(found.problems) == ["1.2"]


def test_copies_that_differ_are_flagged_and_the_newest_counts() -> None:
    found = submission({"ex01_01.py": MEAN, "ex01_01 (1).py": "old = 1\n" + MEAN})
    assert found.documents["1.1"].name == "ex01_01.py"  # the name that is exactly right
    assert "handed in twice" in found.notes["1.1"][0].en
    found = submission({"Ex1_1.py": MEAN, "ex1_1 (2).py": "new = 1\n" + MEAN, "ex1_1 - 副本.py": MEAN})
    assert found.documents["1.1"].name == "ex1_1 (2).py"
    assert submission({"ex01_01.py": MEAN, "ex01_01 - 副本.py": MEAN}).notes == {}


def test_an_archive_in_a_folder_is_read_as_gradescope_leaves_it(miniature: Course, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "hw.zip", "w") as archive:
        archive.writestr("hw/ex01_01.py", MEAN)
    (tmp_path / "broken.zip").write_bytes(b"PK")
    assert list(read(tmp_path, miniature.exercises).documents) == ["1.1"]
