"""The fingerprints of a program: what is left of it when names, numbers, text, comments and layout are gone.

Runs of K tokens are hashed, and of each few that follow one another the least is kept (winnowing: Schleimer, Wilkerson
and Aiken, 2003). Two programs share the fingerprints of every longer run that they share, in whatever order it stands.
"""

from __future__ import annotations

import builtins
import io
import keyword
import tokenize
from hashlib import blake2b

K, WINDOW = 10, 4
"""Tokens in one fingerprint, and of how many that follow one another one is kept."""
_GONE = {tokenize.COMMENT, tokenize.NL, tokenize.ENCODING, tokenize.ENDMARKER}
_LAYOUT = {tokenize.NEWLINE: ";", tokenize.INDENT: "{", tokenize.DEDENT: "}"}
_KNOWN = {*keyword.kwlist, *dir(builtins)}


def fingerprints(source: str) -> frozenset[int]:
    """None of a text that is no program as far as its first token that is none."""
    words = _words(source)
    grams = [_hash(" ".join(words[start : start + K])) for start in range(len(words) - K + 1)]
    if len(grams) <= WINDOW:
        return frozenset(grams)
    return frozenset(min(grams[start : start + WINDOW]) for start in range(len(grams) - WINDOW + 1))


def _words(source: str) -> list[str]:
    words: list[str] = []
    attribute, begins = False, True
    try:
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type in _GONE:
                continue
            if token.type == tokenize.STRING and begins:  # a docstring
                continue
            begins = token.type in _LAYOUT
            words.append(_word(token, attribute=attribute))
            attribute = token.string == "."
    except (tokenize.TokenError, SyntaxError, IndentationError):
        pass
    return words


def _word(token: tokenize.TokenInfo, *, attribute: bool) -> str:
    if token.type == tokenize.NAME:
        return token.string if attribute or token.string in _KNOWN else "n"
    if token.type == tokenize.NUMBER:
        return "0"
    return _LAYOUT.get(token.type) or ("s" if token.type == tokenize.STRING else token.string)


def _hash(text: str) -> int:
    return int.from_bytes(blake2b(text.encode("utf-8", "replace"), digest_size=8).digest(), "big", signed=True)
