"""One file of a submission as text with cells, each cell belonging to one exercise or to all."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from typing import Any

from grader.course.books import ID, ONE_BOOK, Books
from grader.submission.cell_code import python_lines
from grader.submission.names import LONGEST_SOURCE
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
    remarks: tuple[Text, ...] = ()
    """What is to be said of a file that could be read, though something is wrong with it."""

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
            f"{name} 有 {len(data) // 1024} kB，超过上限 {LONGEST_SOURCE // 1024} kB",
            f"{name} has {len(data) // 1024} kB, more than the limit of {LONGEST_SOURCE // 1024} kB",
        )
    text = text_in(data)
    if text is None:
        raise Unreadable(
            f"{name} 不是文本文件（应为 UTF-8 或 GBK 编码的 Python 源码）",
            f"{name} is not a text file (expected Python source in UTF-8 or GBK)",
        )
    return _COOKIE.sub(r"\1utf-8", text.replace("\r\n", "\n").replace("\r", "\n"), count=1)


def text_in(data: bytes) -> str | None:
    """The text in one of the encodings in which editors save; None where it is no text."""
    return found[0] if (found := text_and_encoding(data)) else None


def text_and_encoding(data: bytes) -> tuple[str, str] | None:
    """The same with the name of the encoding, in which Python writes the text as it was."""
    utf16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    utf8 = "utf-8-sig" if data.startswith(codecs.BOM_UTF8) else "utf-8"
    for encoding in ("utf-16",) if utf16 else (utf8, "gb18030"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text, encoding
    return None


def python_document(name: str, data: bytes, books: Books = ONE_BOOK) -> Document:
    """A .py file; `# %% exercise 3.3` begins the cell of an exercise, any other `# %%` a cell for all."""
    lines, remarks = _without_magics(name, decode(data, name).split("\n"))
    starts = [0, *(index for index, line in enumerate(lines) if index and _CELL.match(line))]
    cells = [
        Cell(_exercise_in(lines[start], books), start, end)
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)
    ]
    return Document(name, lines, tuple(cells), remarks=remarks)


def _without_magics(name: str, lines: list[str]) -> tuple[tuple[str, ...], tuple[Text, ...]]:
    """A file without what only a notebook understands, where it has any: no Python statement begins like that."""
    if not any(line.lstrip().startswith(("%", "!", "?")) for line in lines):
        return tuple(lines), ()
    kept = python_lines(lines)
    dropped = [f"{n}" for n, (new, old) in enumerate(zip(kept, lines, strict=True), 1) if new != old]
    if not dropped:
        return tuple(lines), ()
    remark = Text(
        f"{name} 第 {'、'.join(dropped[:5])} 行只有笔记本认识（% 和 ! 开头），已跳过",
        f"{name}: skipped what only a notebook understands (% and !), line {', '.join(dropped[:5])}",
    )
    return tuple(kept), (remark,)


def exercise_of_cell(source: str, metadata: dict[str, Any], books: Books = ONE_BOOK) -> str | None:
    """The exercise that a cell of a notebook answers, by its first line with anything on it, or its metadata."""
    return _exercise_in(source.lstrip().partition("\n")[0], books) or _exercise_of(metadata, books)


def is_mark(line: str) -> bool:
    """Whether a line says which exercise the cell below it answers."""
    return _MARK.fullmatch(line) is not None


def _exercise_in(line: str, books: Books) -> str | None:
    match = _MARK.fullmatch(line)
    return books.id_as_written(match["id"]) if match else None


def exercise_in_heading(line: str, books: Books) -> str | None:
    """`## 习题 3.5 线性判别分析`, `# 3.5`: a heading of an exercise, and not one that mentions it."""
    match = _HEADING.match(line)
    return books.id_as_written(match["id"]) if match else None


def _exercise_of(metadata: dict[str, Any], books: Books) -> str | None:
    own = metadata.get("grader")
    value = own.get("exercise") if isinstance(own, dict) else metadata.get("exercise")
    return books.id_as_written(str(value)) if value is not None else None
