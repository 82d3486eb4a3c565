"""One unmarked file with functions of one name for two exercises: each exercise gets its own, or it is said to be
unclear."""

from __future__ import annotations

import json
from itertools import chain

import pytest

from grader.course.catalog import own_course
from grader.submission import Submission, read_files
from grader.submission.reading import functions_of
from tests.grader.test_recognition import jupyterlab

FUNCTIONS = {"1.1": ["fit", "predict"], "1.2": ["grow", "predict"], "1.3": ["predict"]}
ONE = "import math\n\n\ndef _loss():\n    return 1\n\n\ndef fit():\n    return _loss()\n\n\n"
ONE += "def predict():\n    return 1\n"
TWO = "def _loss():\n    return 2\n\n\ndef grow():\n    return math.pi\n\n\n# the rule\ndef predict():\n    return 2\n"


def submission(files: dict[str, str | bytes]) -> Submission:
    data = {name: text.encode() if isinstance(text, str) else text for name, text in files.items()}
    return read_files("s001", data, {}, list(FUNCTIONS), functions=FUNCTIONS)


def told(found: Submission, id: str, expression: str) -> object:
    namespace: dict[str, object] = {}
    exec(found.documents[id].text_for(id), namespace)
    return eval(expression, namespace)


@pytest.mark.parametrize("order", [(ONE, TWO), (TWO.replace("math.pi", "3"), ONE)])
def test_cells_tell_whose_a_function_is(order: tuple[str, str]) -> None:
    found = submission({"a.ipynb": jupyterlab(*order, "predict()")})
    assert list(found.documents) == ["1.1", "1.2"]
    assert (told(found, "1.1", "fit(), predict()"), told(found, "1.2", "predict()")) == ((1, 1), 2)
    first = "1.1" if order[0] == ONE else "1.2"
    assert "predict is defined more than once" in found.notes[first][0].en


def test_a_file_without_cells_is_cut_by_the_order_of_its_functions() -> None:
    found = submission({"a.py": ONE.replace("_loss", "_a") + "\n\n" + TWO.replace("_loss", "_b")})
    assert (told(found, "1.1", "predict()"), told(found, "1.2", "predict()")) == (1, 2)
    lines = found.documents["1.1"].text_for("1.1").split("\n")
    assert lines[9 + 2] == "def predict():"  # line numbers stay


def test_headings_tell_whose_a_function_is() -> None:
    cells = [("# Homework", ONE), ("## 习题 1.2 决策树", TWO), ("## 1.3", "def predict():\n    return 3\n")]
    cells[0] = ("## Exercise 1.1: a model", ONE)
    parts = chain.from_iterable(
        (
            {"cell_type": "markdown", "source": head, "metadata": {}},
            {"cell_type": "code", "source": code, "metadata": {}, "outputs": [], "execution_count": None},
        )
        for head, code in cells
    )
    found = submission({"a.ipynb": json.dumps({"nbformat": 4, "nbformat_minor": 4, "metadata": {}, "cells": [*parts]})})
    assert list(found.documents) == ["1.1", "1.2", "1.3"]
    assert [told(found, id, "predict()") for id in FUNCTIONS] == [1, 2, 3]


def test_what_cannot_be_told_is_said() -> None:
    text = "def predict():\n    return 1\n\n\n" + ONE + "\n\n" + TWO
    found = submission({"a.py": text})
    assert "not clear" in found.notes["1.1"][0].en
    assert "not clear" in found.notes["1.2"][0].en


def test_a_file_that_does_not_parse_is_left_alone() -> None:
    found = submission({"a.py": ONE + "\n" + TWO + "\ndef grow(:\n"})
    assert found.documents["1.1"].text_for("1.1").startswith("import math")


@pytest.mark.parametrize("folder", ["chapter03", "chapter06", "chapter08"])
@pytest.mark.parametrize("whole", [False, True])
def test_the_references_of_a_chapter_in_one_file_are_each_found(folder: str, whole: bool) -> None:
    course = own_course()
    exercises = [one for one in course.exercises if one.solution.parent.name == folder]
    texts = [exercise.solution.read_text(encoding="utf-8") for exercise in exercises]
    name, data = ("all.py", "\n\n".join(texts)) if whole else ("all.ipynb", jupyterlab(*texts))
    found = read_files(
        "s001",
        {name: data.encode()},
        {},
        [exercise.id for exercise in exercises],
        books=course.books,
        functions=functions_of(exercises),
    )
    for exercise, text in zip(exercises, texts, strict=True):
        if exercise.id not in found.documents:
            continue
        own = _functions(text)
        seen = _functions(found.documents[exercise.id].text_for(exercise.id))
        wrong = [one for one in exercise.functions if seen.get(one) != own.get(one)]
        said = any("not clear" in note.en for note in found.notes.get(exercise.id, []))
        assert not wrong or said, (exercise.id, wrong)


def _functions(text: str) -> dict[str, str]:
    import ast

    return {node.name: ast.dump(node) for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)}
