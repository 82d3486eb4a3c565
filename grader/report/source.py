"""Python source as lines of HTML: coloured, numbered, with the lines that failed marked."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from keyword import iskeyword

from markupsafe import Markup, escape

from grader.report.markup import cut, word
from grader.report.visible import escaped

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


def changes(difference: str) -> Markup:
    """What changes from one program to another, as `difflib` says it: each line with its + or -."""
    every = split(difference)
    rows = [
        Markup('<span class="{}">{}\n</span>').format({"+": "add", "-": "del"}.get(text[:1], "same"), html)
        for text, html in zip(every, _coloured(tuple(every)), strict=True)
    ]
    return Markup('<pre class="src diff" translate="no"><code>{}</code></pre>').format(Markup("").join(rows))


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
    if len(rows) != len(short) or sum(map(len, rows)) > MAX_COLOURED:  # a "line" of a stranger may hold several
        rows = [str(escape(row)) for row in short]
    return tuple(Markup(row) + note for row, note in zip(rows, notes, strict=True))


_TOKEN = re.compile(
    r"""
    (?P<c>\#[^\n]*)
    |(?P<s>(?:[rbuft]|rb|br|rf|fr|rt|tr)?
        (?: \"{3}(?:\\.|[^\\])*?(?:\"{3}|\Z) | "(?:\\.|[^"\\\n])*"?
          | '{3}(?:\\.|[^\\])*?(?:'{3}|\Z) | '(?:\\.|[^'\\\n])*'? ))
    |(?P<m>(?:0[xob][\da-f_]+ | (?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d[\d_]*)?)j?)
    |(?P<f>(?<=\bdef[ ])\w+ | (?<=\bclass[ ])\w+ | ^[ ]*@[\w.]+)
    |(?P<w>[^\W\d]\w*)
    """,
    re.IGNORECASE | re.DOTALL | re.MULTILINE | re.VERBOSE,
)
"""Comments, strings, numbers, names that are defined here, other words: what is coloured. All else stays as it is."""


def _colour(rows: list[str]) -> list[str]:
    """The lines with tokens in spans."""
    text, end = "\n".join(rows), 0
    coloured: list[str] = []
    for token in _TOKEN.finditer(text):
        coloured.append(str(escape(text[end : token.start()])))
        coloured.append(_spans(_class(token), token[0]))
        end = token.end()
    coloured.append(str(escape(text[end:])))
    return "".join(coloured).split("\n")


def _class(token: re.Match[str]) -> str:
    """Few colours, chosen for reading."""
    kind = str(token.lastgroup)
    if kind != "w":
        return kind
    return "m" if token[0] in ("True", "False", "None") else "k" if iskeyword(token[0]) else ""


def _spans(kind: str, text: str) -> str:
    """A token in its colour, line by line: a row of the listing is complete by itself."""
    safe = str(escape(text))
    if not kind:
        return safe
    return "\n".join(f'<span class="{kind}">{part}</span>' if part.strip() else part for part in safe.split("\n"))
