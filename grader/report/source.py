"""Python source as lines of HTML: coloured, numbered, with the lines that failed marked."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from markupsafe import Markup, escape

from grader.report.markup import cut, word
from grader.report.visible import escaped

if TYPE_CHECKING:
    from pygments.token import _TokenType  # type: ignore[import-untyped]  # has no type hints

MAX_SOURCE, MAX_LINES, MAX_LINE, MAX_CHARS = 1_000_000, 600, 400, 24_000
MAX_COLOURED = 100_000
"""Colours are left out where they would make the page heavier than this."""


def split(source: str) -> list[str]:
    """The lines as Python counts them."""
    return source[:MAX_SOURCE].replace("\r\n", "\n").replace("\r", "\n").split("\n")


def listing(source: str, failing: Collection[int] = (), anchor: str = "") -> Markup:
    """The whole file as far as it is reasonable; lines can be linked to as `anchor` + number."""
    every = split(source[:MAX_SOURCE].rstrip())
    shown, size = every[:MAX_LINES], 0
    for i, text in enumerate(shown):
        size += min(len(text), MAX_LINE)
        if size > MAX_CHARS:
            shown = shown[: i + 1]
            break
    coloured = _coloured(tuple(shown))
    rows = [_row(html, i, i in failing, anchor) for i, html in enumerate(coloured, 1)]
    note = Markup("")
    if len(every) > len(shown):
        note = Markup('<p class="cut">{}</p>').format(word("lines_cut", n=f"{len(every) - len(shown):,}"))
    return Markup('<pre class="src" translate="no"><code>{}</code></pre>{}').format(Markup("").join(rows), note)


def excerpt(source: str, number: int, column: int | None = None, around: int = 2) -> Markup:
    """The line of this number between its neighbours."""
    every = split(source[:MAX_SOURCE].rstrip())
    number = min(number, len(every))
    first = max(1, number - around)
    window = every[first - 1 : number + around]
    coloured = list(_coloured(tuple(window)))
    if column is not None:
        coloured[number - first] = _caret(every[number - 1], column)
    rows = [_row(html, i, i == number) for i, html in enumerate(coloured, first)]
    return Markup('<pre class="src" translate="no"><code>{}</code></pre>').format(Markup("").join(rows))


def single(text: str, number: int, column: int | None = None) -> Markup:
    """One line where the file around it is not known."""
    text = text.rstrip("\n")
    html = _caret(text, column) if column is not None else _coloured((text,))[0]
    return Markup('<pre class="src" translate="no"><code>{}</code></pre>').format(_row(html, number, True))


def code(text: str) -> Markup:
    """An expression whole, coloured; for copying."""
    return Markup("\n").join(_coloured(tuple(split(text)), MAX_CHARS))


def _row(html: Markup, number: int, failing: bool, anchor: str = "") -> Markup:
    name = Markup(' id="{}{}"').format(anchor, number) if anchor and failing else Markup("")
    if failing:
        return Markup('<span class="l hit"{} data-n="{}"><span class="sr">{} </span>{}\n</span>').format(
            name, number, word("failing_line"), html
        )
    return Markup('<span class="l" data-n="{}">{}\n</span>').format(number, html)


def _caret(text: str, column: int) -> Markup:
    at = min(max(column, 1), len(text) + 1) - 1
    start = max(0, at - MAX_LINE // 2)
    before, rest = text[start:at], text[at + 1 : at + MAX_LINE // 2]
    return Markup('{}<mark class="caret">{}</mark>{}').format(
        escaped(before), escaped(text[at : at + 1]) or " ", escaped(rest)
    )


@lru_cache(maxsize=512)
def _coloured(text: tuple[str, ...], longest: int = MAX_LINE) -> tuple[Markup, ...]:
    short, notes = [], []
    for row in text:
        kept, missing = cut(row, longest)
        short.append(escaped(kept))
        notes.append(
            Markup(' <span class="cut">{}</span>').format(word("text_cut", n=f"{missing:,}")) if missing else Markup("")
        )
    rows = _colour(short)
    if rows is None or sum(map(len, rows)) > MAX_COLOURED:
        rows = [str(escape(row)) for row in short]
    return tuple(Markup(row) + note for row, note in zip(rows, notes, strict=True))


def _colour(rows: list[str]) -> list[str] | None:
    """The lines with tokens in spans; None if the lexer did not give back what it was given."""
    result = [""]
    for kind, value in _lexer().get_tokens("\n".join(rows)):
        cls = _class(kind)
        for i, part in enumerate(value.split("\n")):
            if i:
                result.append("")
            if part:
                safe = str(escape(part))
                result[-1] += f'<span class="{cls}">{safe}</span>' if cls and not part.isspace() else safe
    if result and not result[-1]:
        result.pop()
    result += [""] * (len(rows) - len(result))
    return result if [re.sub("<[^>]*>", "", row) for row in result] == [str(escape(row)) for row in rows] else None


@lru_cache(maxsize=1)
def _lexer() -> Any:
    from pygments.lexers.python import PythonLexer  # type: ignore[import-untyped]  # has no type hints

    return PythonLexer(stripnl=False, ensurenl=False)


@lru_cache(maxsize=256)
def _class(kind: _TokenType) -> str:
    """Few colours, chosen for reading: keywords, strings, comments, numbers, names being defined."""
    from pygments.token import Comment, Keyword, Name, Number, Operator, String

    for family, cls in (
        (Comment, "c"),
        (String, "s"),
        (Number, "m"),
        (Keyword.Constant, "m"),
        (Keyword, "k"),
        (Operator.Word, "k"),
        (Name.Function, "f"),
        (Name.Class, "f"),
        (Name.Decorator, "f"),
    ):
        if kind in family:
            return cls
    return ""
