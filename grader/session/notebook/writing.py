"""`grade start chapter3 --notebook`: a notebook with each exercise's statement, its stub, and a cell that grades."""

from __future__ import annotations

import ast
import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from grader.course.catalog import Exercise
from grader.errors import WrongUsage
from grader.text import Language, Text

_FIRST = Text(
    "先运行下面这一格. 每道题的代码写在以 `%%exercise` 开头的单元里; `%grade` 批改它. "
    "算数的是这些单元的内容 (保存的文件, 加上此后运行过的单元), 不是内核里残留的变量; 没有标记的单元由各题共用. "
    "做过的题可以 import, 如 `from ex03_03 import fit`.",
    "Run the next cell first. The code of an exercise stands in the cell that begins with `%%exercise`; `%grade` "
    "grades it. What counts is the text of these cells (the saved file, and the cells run since), never what is left "
    "in the kernel; unmarked cells are shared. Earlier exercises can be imported, as in `from ex03_03 import fit`.",
)


def write_notebook(exercises: Sequence[Exercise], folder: Path, language: Language, course: Path | None = None) -> Path:
    """Writes the notebook of a chapter; one that is there is left alone. A `course` other than the book's is kept."""
    path = folder / f"{exercises[0].stub.parent.name}.ipynb"
    if path.exists():
        raise WrongUsage(
            f"{path.name} 已经存在, 没有改动; 批改它: grade {path.name}",
            f"{path.name} is there already and was not changed; grade it: grade {path.name}",
        )
    begin = "%load_ext grader" + (f"\n%grade --course {shlex.quote(str(course))}" if course else "")
    cells = [_markdown(_FIRST.in_(language)), _code(begin)]
    for exercise in exercises:
        title = f"## {exercise.id} {exercise.title.in_(language)}"
        cells.append(_markdown(f"{title}\n\n{exercise.statement.in_(language)}"))
        mark = {"grader": {"exercise": exercise.id}}
        cells.append(_code(f"%%exercise {exercise.id}\n{functions_of(exercise)}", mark))
        cells.append(_code(f"%grade {exercise.id}"))
    numbered = [{"id": f"{path.stem}-{position}", **cell} for position, cell in enumerate(cells)]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": kernel}, "cells": numbered}
    path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return path


def _markdown(text: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": {}, "source": text.splitlines(keepends=True)}


def _code(text: str, metadata: dict[str, Any] | None = None) -> dict[str, Any]:
    source = text.splitlines(keepends=True)
    return {
        "cell_type": "code",
        "metadata": metadata or {},
        "source": source,
        "outputs": [],
        "execution_count": None,
    }


def functions_of(exercise: Exercise) -> str:
    """The stub without its docstring, which stands in the cell above."""
    lines = exercise.stub_source.split("\n")
    first = ast.parse(exercise.stub_source).body[0]
    is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return "\n".join(lines[first.end_lineno or 0 :] if is_docstring else lines).strip("\n")
