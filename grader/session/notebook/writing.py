"""`grade start chapter3 --notebook`: a notebook with each exercise's statement, its stub, and a cell that grades."""

from __future__ import annotations

import ast
import shlex
from collections.abc import Sequence
from pathlib import Path

from grader.course.catalog import Course, Exercise
from grader.course.graph import header_of
from grader.course.stubs import stub_in
from grader.errors import WrongUsage
from grader.files import write_whole
from grader.text import Language, Text

_FIRST = Text(
    "先运行下面这一格。每道题的代码写在以 `%%exercise` 开头的单元里；`%grade` 批改它。"
    "算数的是这些单元的内容（保存的文件，加上此后运行过的单元），不是内核里残留的变量；没有标记的单元由各题共用。"
    "做过的题可以 import，如 `from ex03_03 import fit`。",
    "Run the next cell first. The code of an exercise stands in the cell that begins with `%%exercise`; `%grade` "
    "grades it. What counts is the text of these cells (the saved file, and the cells run since), never what is left "
    "in the kernel; unmarked cells are shared. Earlier exercises can be imported, as in `from ex03_03 import fit`.",
)


def write_notebook(
    course: Course, exercises: Sequence[Exercise], folder: Path, language: Language, root: Path | None = None
) -> Path:
    """Writes the notebook of a chapter; one that is there is left alone. The `root` of a course not ours is kept."""
    import nbformat
    from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

    path = folder / f"{exercises[0].stub.parent.name}.ipynb"
    if path.exists():
        raise WrongUsage(
            f"{path.name} 已经存在，没有改动；批改它：grade {path.name}",
            f"{path.name} is there already and was not changed; grade it: grade {path.name}",
        )
    begin = "%load_ext grader" + (f"\n%grade --course {shlex.quote(str(root))}" if root else "")
    cells = [new_markdown_cell(_FIRST.in_(language)), new_code_cell(begin)]
    for exercise in exercises:
        title = f"## {exercise.id} {exercise.title.in_(language)}"
        header = header_of(course, exercise)
        told = [title, *([header.in_(language)] if header else []), exercise.statement.in_(language)]
        cells.append(new_markdown_cell("\n\n".join(told)))
        mark = {"grader": {"exercise": exercise.id}}
        cells.append(
            new_code_cell(
                f"%%exercise {exercise.id}\n{functions_in(stub_in(course, exercise, language))}", metadata=mark
            )
        )
        cells.append(new_code_cell(f"%grade {exercise.id}"))
    for position, cell in enumerate(cells):
        cell.id = f"{path.stem}-{position}"  # which tells it from the cells of the notebooks beside it
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    write_whole(path, f"{nbformat.writes(new_notebook(cells=cells, metadata={'kernelspec': kernel}))}\n")
    return path


def functions_in(stub: str) -> str:
    """A stub without its docstring, which stands in the cell above."""
    lines = stub.split("\n")
    first = ast.parse(stub).body[0]
    is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return "\n".join(lines[first.end_lineno or 0 :] if is_docstring else lines).strip("\n")
