"""One file of a submission as text with cells, each cell belonging to one exercise or to all."""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from grader.course.books import ID, ONE_BOOK, Books
from grader.submission.cell_code import python_lines
from grader.submission.names import LARGEST_NOTEBOOK, LONGEST_SOURCE
from grader.text import Text

_CELL = re.compile(r"#\s*%%(.*)")
_MARK = re.compile(
    rf"\s*(?:#\s*%%|#\||#|%%)\s*(?:exercise|练习|习题|ex)\s*(?:[:：]\s*)?(?P<id>{ID.pattern})\b.*", re.IGNORECASE
)
_HEADING = re.compile(
    rf"#{{1,6}}\s*(?:exercise|练习|习题|ex|第)?\s*(?:[:：]\s*)?(?P<id>{ID.pattern})(?![\w.])", re.IGNORECASE
)
_COOKIE = re.compile(r"\A((?:[ \t\f]*(?:#[^\n]*)?\n)?[ \t\f]*#[^\n]*?coding[:=][ \t]*)[-\w.]+")
"""The encoding that a file says it has: what the player gets is UTF-8 whatever that was."""
_RUN_AS_USUAL = ("%%time", "%%timeit", "%%capture", "%%prun")
"""Cell magics whose cell is ordinary Python below the first line."""


class Unreadable(Exception):
    """A file that cannot be read as a submission; the message says why and what to do."""

    def __init__(self, zh: str, en: str) -> None:
        self.text = Text(zh, en)
        super().__init__(en)

    def __reduce__(self) -> Any:
        return Unreadable, tuple(self.text)


@dataclass(frozen=True)
class Cell:
    """Some lines of a document (0-based, end excluded) that belong to one exercise, or, with None, to all."""

    exercise: str | None
    start: int
    end: int
    heading: str | None = None
    """The exercise that the text above it names, in a notebook."""


@dataclass(frozen=True)
class Document:
    """A file of a submission. Line numbers stay those of the file, whatever part of it is taken."""

    name: str
    lines: tuple[str, ...]
    cells: tuple[Cell, ...]
    is_notebook: bool = False

    @property
    def marked(self) -> list[str]:
        """The exercises that have cells of their own, in order of appearance."""
        return list(dict.fromkeys(cell.exercise for cell in self.cells if cell.exercise is not None))

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def text_for(self, exercise: str | None) -> str:
        """The lines that count for an exercise, all others blank, so that line numbers stay."""
        wanted = [""] * len(self.lines)
        for cell in self.cells:
            if cell.exercise in (None, exercise):
                wanted[cell.start : cell.end] = self.lines[cell.start : cell.end]
        return "\n".join(wanted).rstrip("\n") + "\n"

    def shared_lines(self) -> tuple[tuple[int, int], ...]:
        """The lines (1-based, end included) of the cells that belong to all exercises."""
        return tuple((cell.start + 1, cell.end) for cell in self.cells if cell.exercise is None)


def decode(data: bytes, name: str) -> str:
    """Text from UTF-8 with or without BOM, UTF-16 with BOM, or GBK; line ends become \\n."""
    if len(data) > LONGEST_SOURCE:
        raise Unreadable(
            f"{name} 有 {len(data) // 1024} kB, 超过上限 {LONGEST_SOURCE // 1024} kB",
            f"{name} has {len(data) // 1024} kB, more than the limit of {LONGEST_SOURCE // 1024} kB",
        )
    utf16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for encoding in ("utf-16",) if utf16 else ("utf-8-sig", "gb18030"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return _COOKIE.sub(r"\1utf-8", text.replace("\r\n", "\n").replace("\r", "\n"), count=1)
    raise Unreadable(
        f"{name} 不是文本文件 (应为 UTF-8 或 GBK 编码的 Python 源码)",
        f"{name} is not a text file (expected Python source in UTF-8 or GBK)",
    )


def python_document(name: str, data: bytes, books: Books = ONE_BOOK) -> Document:
    """A .py file; `# %% exercise 3.3` begins the cell of an exercise, any other `# %%` a cell for all."""
    lines = tuple(decode(data, name).split("\n"))
    starts = [0, *(index for index, line in enumerate(lines) if index and _CELL.match(line))]
    cells = [
        Cell(_exercise_in(lines[start], books), start, end)
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)
    ]
    return Document(name, lines, tuple(cells))


def notebook_document(name: str, data: bytes, books: Books = ONE_BOOK) -> Document:
    """A notebook's code cells one after another; magics and shell lines are dropped, the outputs never looked at."""
    lines: list[str] = []
    cells: list[Cell] = []
    size = 0
    heading, position = None, 0
    for kind, source, metadata in cells_of(name, data):
        if kind == "text":
            heading = next((id for line in heading_lines(source) if (id := _exercise_in_heading(line, books))), heading)
            continue
        position += 1
        size += len(source)
        if size > LONGEST_SOURCE:
            raise Unreadable(
                f"{name} 的代码超过 {LONGEST_SOURCE // 1024} kB",
                f"{name} has more than {LONGEST_SOURCE // 1024} kB of code",
            )
        code = source.split("\n")
        exercise = exercise_of_cell(source, metadata, books)
        start = len(lines)
        lines.extend([f"# cell {position}", *_python_lines(code)])
        cells.append(Cell(exercise, start, len(lines), heading))
    return Document(name, tuple(lines), tuple(cells), is_notebook=True)


def heading_lines(source: str) -> list[str]:
    """The headings of a cell of text."""
    return [line[:200] for line in source.split("\n") if line.startswith("#")]


def cells_of(name: str, data: bytes) -> Iterable[tuple[str, str, dict[str, Any]]]:
    """The cells of a notebook: code or text, their source and metadata; the outputs are never looked at."""
    if len(data) > LARGEST_NOTEBOOK:
        raise Unreadable(
            f"{name} 超过 {LARGEST_NOTEBOOK >> 20} MB; 请清除输出后再交",
            f"{name} is larger than {LARGEST_NOTEBOOK >> 20} MB; clear its outputs and hand it in again",
        )
    try:
        notebook = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise Unreadable(
            f"{name} 不是有效的笔记本 (不是 JSON): 请在 Jupyter 里重新保存",
            f"{name} is not a notebook (it is not JSON): save it again in Jupyter",
        ) from error
    if not isinstance(notebook, dict) or not isinstance(notebook.get("nbformat", 4), int):
        raise Unreadable(f"{name} 不是有效的笔记本", f"{name} is not a notebook")
    cells = notebook.get("cells", [])
    if notebook.get("nbformat", 4) < 4:  # IPython before 2015 kept cells in worksheets, and code under another name
        try:
            cells = [cell for sheet in notebook["worksheets"] for cell in sheet["cells"]]
        except (KeyError, TypeError) as error:
            raise Unreadable(
                f"{name} 的笔记本格式过旧且无法转换: 请用新版 Jupyter 打开并保存",
                f"{name} has an old notebook format that cannot be converted: open and save it in a recent Jupyter",
            ) from error
    for cell in cells if isinstance(cells, list) else []:
        if isinstance(cell, dict) and cell.get("cell_type") in ("code", "markdown", "heading"):
            source = cell.get("source", cell.get("input", ""))
            text = "".join(map(str, source)) if isinstance(source, list) else str(source)
            # JSON can hold half a character, which is no text.
            text = text.encode("utf-8", "backslashreplace").decode()
            metadata = cell.get("metadata", {})
            kind = "code" if cell["cell_type"] == "code" else "text"
            yield kind, text.replace("\r\n", "\n"), metadata if isinstance(metadata, dict) else {}


def exercise_of_cell(source: str, metadata: dict[str, Any], books: Books = ONE_BOOK) -> str | None:
    """The exercise that a cell of a notebook answers, by its first line with anything on it, or its metadata."""
    return _exercise_in(source.lstrip().partition("\n")[0], books) or _exercise_of(metadata, books)


def _exercise_in(line: str, books: Books) -> str | None:
    match = _MARK.fullmatch(line)
    return books.id_as_written(match["id"]) if match else None


def _exercise_in_heading(line: str, books: Books) -> str | None:
    """`## 习题 3.5 线性判别分析`, `# 3.5`: a heading of an exercise, and not one that mentions it."""
    match = _HEADING.match(line)
    return books.id_as_written(match["id"]) if match else None


def _exercise_of(metadata: dict[str, Any], books: Books) -> str | None:
    own = metadata.get("grader")
    value = own.get("exercise") if isinstance(own, dict) else metadata.get("exercise")
    return books.id_as_written(str(value)) if value is not None else None


def _python_lines(code: list[str]) -> list[str]:
    """A cell without what only IPython understands; the number of lines stays."""
    first = code[0].strip() if code else ""
    if first.startswith("%%") and not _MARK.fullmatch(first) and not first.startswith(_RUN_AS_USUAL):
        return [""] * len(code)  # another language, or a file written from the cell
    return python_lines(code)
