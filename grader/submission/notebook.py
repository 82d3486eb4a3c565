"""A notebook of a submission: nbformat reads it, in any version of the format from 1 to 4, and its code cells count.

nbformat raises whatever comes up on a file that is none, and says what is invalid to a log; here each is a sentence. It
is imported when the first notebook is met, and not before.
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from grader.course.books import ONE_BOOK, Books
from grader.submission.cell_code import python_lines
from grader.submission.document import (
    Cell,
    Document,
    Unreadable,
    exercise_in_heading,
    exercise_of_cell,
    is_mark,
    text_in,
)
from grader.submission.names import LARGEST_NOTEBOOK, LONGEST_SOURCE, cleaned
from grader.text import Text

_RUN_AS_USUAL = ("%%time", "%%timeit", "%%capture", "%%prun")
"""Cell magics whose cell is ordinary Python below the first line."""
_LONGEST_REASON = 120


def is_notebook(name: str) -> bool:
    return name.lower().endswith(".ipynb")


def notebook_document(name: str, data: bytes, books: Books = ONE_BOOK) -> Document:
    """A notebook's code cells one after another; magics and shell lines are dropped, the outputs never looked at."""
    lines: list[str] = []
    cells: list[Cell] = []
    size = 0
    heading, position = None, 0
    found, remarks = cells_of(name, data)
    for kind, source, metadata in found:
        if kind == "text":
            heading = next((id for line in heading_lines(source) if (id := exercise_in_heading(line, books))), heading)
            continue
        position += 1
        size += len(source)
        if size > LONGEST_SOURCE:
            raise Unreadable(
                f"{name} 的代码超过 {LONGEST_SOURCE // 1024} kB",
                f"{name} has more than {LONGEST_SOURCE // 1024} kB of code",
            )
        exercise = exercise_of_cell(source, metadata, books)
        start = len(lines)
        lines.extend([f"# cell {position}", *_python_lines(source.split("\n"))])
        cells.append(Cell(exercise, start, len(lines), heading))
    return Document(name, tuple(lines), tuple(cells), is_notebook=True, remarks=remarks)


def heading_lines(source: str) -> list[str]:
    """The headings of a cell of text."""
    return [line[:200] for line in source.split("\n") if line.startswith("#")]


def warm_up() -> None:
    """Imports nbformat and compiles its schemas, for a process that many readers will be forked from."""
    import nbformat

    for minor in range(nbformat.current_nbformat_minor + 1):
        nbformat.validate({"nbformat": 4, "nbformat_minor": minor, "metadata": {}, "cells": []})


def cells_of(name: str, data: bytes) -> tuple[list[tuple[str, str, dict[str, Any]]], tuple[Text, ...]]:
    """Each cell of code or text, its source and metadata; and what is wrong with a notebook that was read all the same.

    The outputs are never looked at.
    """
    if len(data) > LARGEST_NOTEBOOK:
        raise Unreadable(
            f"{name} 超过 {LARGEST_NOTEBOOK >> 20} MB；请清除输出后再交",
            f"{name} is larger than {LARGEST_NOTEBOOK >> 20} MB; clear its outputs and hand it in again",
        )
    import nbformat
    from nbformat.reader import NotJSONError

    invalid: dict[str, Exception] = {}
    try:
        with _quiet():
            notebook = nbformat.reads(
                text_in(data) or "", 4, capture_validation_error=invalid, object_hook=_without_outputs
            )
        return list(_cells(notebook.cells)), tuple(_remark(name, error) for error in invalid.values())
    except MemoryError:
        raise
    except RecursionError as error:
        raise Unreadable(
            f"{name} 不是有效的笔记本：层层嵌套得太深",
            f"{name} is not a notebook: it is nested too deeply",
        ) from error
    except NotJSONError as error:
        raise Unreadable(
            f"{name} 不是有效的笔记本（不是 JSON，或没有传完整）：请在 Jupyter 里重新保存",
            f"{name} is not a notebook (it is not JSON, or not all of it is there): save it again in Jupyter",
        ) from error
    except Exception as error:
        raise Unreadable(
            f"{name} 不是有效的笔记本（{_reason(error)}）：请用 Jupyter 打开并重新保存",
            f"{name} is not a notebook ({_reason(error)}): open it in Jupyter and save it again",
        ) from error


def _without_outputs(found: dict[str, Any]) -> dict[str, Any]:
    """Outputs are dropped as they are parsed: nobody looks at them, and a million of them take long to validate."""
    if isinstance(found.get("outputs"), list):
        found["outputs"] = []
    return found


@contextmanager
def _quiet() -> Iterator[None]:
    """Without what nbformat says to the log and as warnings."""
    before = logging.root.manager.disable
    logging.disable()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(before)


def _cells(cells: Iterable[Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for cell in cells:
        if (kind := cell.get("cell_type")) in ("code", "markdown"):
            source, metadata = cell.get("source", ""), cell.get("metadata", {})
            # JSON can hold half a character, which is no text.
            text = str(source).encode("utf-8", "backslashreplace").decode()
            plain = text.replace("\r\n", "\n")
            yield "code" if kind == "code" else "text", plain, metadata if isinstance(metadata, dict) else {}


def _remark(name: str, error: Exception) -> Text:
    return Text(
        f"{name} 不完全符合笔记本格式（{_reason(error)}），仍然读了它：请在 Jupyter 里重新保存",
        f"{name} is not quite a valid notebook ({_reason(error)}), but it was read: save it again in Jupyter",
    )


def _reason(error: Exception) -> str:
    """What nbformat says, in one short line that harms no terminal."""
    words = str(getattr(error, "message", error))[: _LONGEST_REASON + 1].partition("\n")[0]
    return cleaned(words if len(words) <= _LONGEST_REASON else f"{words[:_LONGEST_REASON]}…") or type(error).__name__


def _python_lines(code: list[str]) -> list[str]:
    """A cell without what only IPython understands; the number of lines stays."""
    first = code[0].strip() if code else ""
    if first.startswith("%%") and not is_mark(first) and not first.startswith(_RUN_AS_USUAL):
        return [""] * len(code)  # another language, or a file written from the cell
    return python_lines(code)
