"""Equal names, equal verdicts: whatever reaches the player or decides about it is in the name."""

from __future__ import annotations

import dataclasses
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from grader import keys
from grader.course.catalog import Course
from grader.player import Source
from grader.submission import read_files
from tests.grader.conftest import MINIATURE

MEAN = "def mean(values):\n    return sum(values) / len(values)\n"
SOURCE = Source({"ex01_01": b"x"}, "ex01_01", ("mean",), {"ex01_01": "a.py"}, {"ex01_01": ((1, 2),)})
OTHER: dict[str, Any] = {
    "modules": {"ex01_01": b"y"},
    "main": "ex01_02",
    "functions": ("mean", "spread"),
    "files": {"ex01_01": "b.py"},
    "shared": {"ex01_01": ((1, 3),)},
}


@pytest.mark.parametrize("field", [field.name for field in dataclasses.fields(Source)])
def test_every_field_of_what_the_player_is_sent_is_in_the_name(field: str) -> None:
    assert keys.of_source(dataclasses.replace(SOURCE, **{field: OTHER[field]})) != keys.of_source(SOURCE)


def notebook(metadata: dict[str, str]) -> bytes:
    cells = [("raise ValueError\n", metadata), (f"# exercise 1.1\n{MEAN}", {})]
    made = [{"cell_type": "code", "metadata": meta, "source": text, "outputs": []} for text, meta in cells]
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": made}).encode()


def name_of(course: Course, files: dict[str, bytes], id: str = "1.1") -> str:
    (exercise,) = course.find(id)
    return keys.of_verdict(read_files("s001", files, {}, []), exercise, content="", settings=("sandbox", 0))


def test_notebooks_of_one_text_whose_cells_belong_to_others_have_names_of_their_own(miniature: Course) -> None:
    names = [name_of(miniature, {"a.ipynb": notebook(of)}) for of in ({}, {"exercise": "1.1"})]
    assert names[0] != names[1]


def test_a_module_that_is_reached_is_in_the_name_and_no_other(miniature: Course) -> None:
    files = {
        "ex01_01.py": b"import near\n" + MEAN.encode(),
        "near.py": "from ｆar import x\n".encode(),  # noqa: RUF001 - Python reads it as `far`
        "far.py": b"x = 1\n",
        "ex01_02.py": b"",
        "unrelated.py": b"",
    }
    before = name_of(miniature, files)
    for reached in ("near.py", "far.py"):
        assert name_of(miniature, {**files, reached: files[reached] + b"# changed\n"}) != before
    for other in ("ex01_02.py", "unrelated.py"):
        assert name_of(miniature, {**files, other: b"changed = 1\n"}) == before
    dynamic = {**files, "far.py": b"x = __import__('unrelated')\n"}
    assert name_of(miniature, dynamic) != name_of(miniature, {**dynamic, "unrelated.py": b"changed = 1\n"})


def test_five_hundred_chained_modules_are_named_at_once(miniature: Course) -> None:
    files = {f"m{i}.py": f"import m{i + 1}\n".encode() + b"#" * 5_000 for i in range(490)}
    assert len(name_of(miniature, {**files, "ex01_01.py": b"import m0\n" + MEAN.encode()})) == 64


def test_the_checks_the_reference_and_what_it_imports_decide(tmp_path: Path) -> None:
    shutil.copytree(MINIATURE, tmp_path / "course", ignore=shutil.ignore_patterns("__pycache__"))
    course = Course.at(tmp_path / "course")
    (exercise,) = course.find("1.1")
    sibling = exercise.solution.with_name("ex01_02.py")

    def changed(path: Path, text: str = "\n# changed\n") -> bool:
        before = keys.of_content(course, exercise)
        path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")
        return keys.of_content(course, exercise) != before

    assert not changed(sibling)
    assert changed(exercise.solution, "\nimport ex01_02\n")
    assert changed(sibling)
    assert changed(exercise.stub)
    assert changed(exercise.checks)
    assert changed(exercise.mistakes_page)
