"""Where something is in a student's work, in words: a line of a file, or a line of a cell of a notebook."""

from __future__ import annotations

import bisect
from collections.abc import Sequence

from grader.results.model import ExerciseResult, Frame
from grader.text import Text


def place(file: str, line: int, cells: Sequence[int] = (), function: str = "") -> Text:
    """`cells` are the lines at which the cells of a notebook begin; the first line of each is not the student's."""
    cell = bisect.bisect_right(cells, line)
    inside = function if function != "<module>" else ""
    if cell:
        at = line - cells[cell - 1]
        zh, en = f"第 {cell} 个代码单元第 {at} 行", f"code cell {cell}, line {at}"
    else:
        zh, en = f"{file} 第 {line} 行", f"{file}, line {line}"
    return Text(f"{zh}，{inside} 里" if inside else zh, f"{en}, in {inside}" if inside else en)


def place_of(frame: Frame, exercise: ExerciseResult) -> Text:
    """A line of a file, as editors understand it; a line of a notebook's cell."""
    if exercise.cells and frame.file == exercise.source_file:
        return place(frame.file, frame.line, exercise.cells, frame.function)
    where = f"{frame.file}:{frame.line}" + (f" {frame.function}" if frame.function else "")
    return Text(where, where)
