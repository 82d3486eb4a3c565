"""Text that may come from anybody, with nothing in it that hides, acts or runs backwards."""

from __future__ import annotations

import re

_PILED = re.compile(
    "([\u0300-\u036f\u0483-\u0489\u0e31-\u0e4e\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4,})"
)


def escaped(text: str) -> str:
    """`text` with every character that is not plainly visible written as a Python escape; newlines stay."""
    if text.replace("\n", "").isprintable() and (text.isascii() or not _PILED.search(text)):
        return text
    text = "".join(c if c == "\n" or _visible(c) else _escape(c) for c in text.replace("\t", "    "))
    return _PILED.sub(lambda pile: "".join(map(_escape, pile[0])), text)


def _visible(char: str) -> bool:
    return char.isprintable() or char == "\u3000"


def _escape(char: str) -> str:
    code = ord(char)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
