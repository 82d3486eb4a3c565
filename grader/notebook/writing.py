"""`grade start chapter3 --notebook`: a notebook with the statement of each exercise, its stub, and a cell that grades."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from grader.catalog import Exercise
from grader.errors import WrongUsage
from grader.text import Language, Text

_FIRST = Text(
    "先运行下面这一格. 每道题的代码写在以 `%%exercise` 开头的单元里; `%grade` 批改它. "
    "算数的是这些单元的内容, 不是内核里残留的变量; 没有标记的单元由各题共用.",
    "Run the next cell first. The code of an exercise stands in the cell that begins with `%%exercise`; `%grade` grades "
    "it. What counts is the text of these cells, never what is left in the kernel; cells without a mark are shared.",
)


def write_notebook(exercises: Sequence[Exercise], folder: Path, language: Language) -> Path:
    """Writes `chapterNN.ipynb`; one that is there already is left alone."""
    path = folder / f"chapter{exercises[0].chapter:02}.ipynb"
    if path.exists():
        raise WrongUsage(
            f"{path.name} 已经存在, 没有改动; 批改它: grade {path.name}",
            f"{path.name} is there already and was not changed; grade it: grade {path.name}",
        )
    cells = [new_markdown_cell(_FIRST.in_(language)), new_code_cell("%load_ext grader")]
    for exercise in exercises:
        title = f"## {exercise.id} {exercise.title.in_(language)}"
        cells.append(new_markdown_cell(f"{title}\n\n{exercise.statement.in_(language)}"))
        mark = {"grader": {"exercise": exercise.id}}
        cells.append(new_code_cell(f"%%exercise {exercise.id}\n{functions_of(exercise)}", metadata=mark))
        cells.append(new_code_cell(f"%grade {exercise.id}"))
    for position, cell in enumerate(cells):
        cell["id"] = f"cell-{position}"  # the default is random
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    notebook = new_notebook(cells=cells, metadata=kernel)
    nbformat.write(notebook, path)
    return path


def functions_of(exercise: Exercise) -> str:
    """The stub without its docstring, which stands in the cell above."""
    lines = exercise.stub_source.split("\n")
    first = ast.parse(exercise.stub_source).body[0]
    is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return "\n".join(lines[first.end_lineno or 0 :] if is_docstring else lines).strip("\n")
