"""A notebook cell as Python: what only IPython understands is taken out where a statement begins, and nowhere else.

A line that continues a bracket, a string or a backslash is Python, whatever it begins or ends with.
"""

from __future__ import annotations

import re

_PIECE = re.compile(
    r"""
    \#[^\n]*                                  # a comment
    | \"{3} (?:\\.|[^\\])*? (?:\"{3}|\Z)      # strings, closed or not
    | '{3} (?:\\.|[^\\])*? (?:'{3}|\Z)
    | " (?:\\.|[^"\\\n])* "?
    | ' (?:\\.|[^'\\\n])* '?
    | \\\n                                    # a line that goes on
    | [()\[\]{}\n]
    """,
    re.VERBOSE | re.DOTALL,
)
_MAGIC = re.compile(r"\s*(?:[%!]|\?{1,2}\s*[\w.%])")
_HELP = re.compile(r"\s*%{0,2}[\w.*]+\?{1,2}\s*+;?\s*+(?:\#.*)?")
_ASSIGNED = re.compile(r"(\s*\w[\w\s,]*=\s*)(?:%\s*\w|!).*")
"""`files = !ls` and `root = %pwd`."""


def python_lines(lines: list[str]) -> list[str]:
    """The lines with magics, shell commands and questions for help replaced; their number stays."""
    kept = list(lines)
    text = "\n".join(lines)
    line = offset = 0
    while line < len(lines):
        first = lines[line]
        assigned = _ASSIGNED.fullmatch(first)
        if assigned or _MAGIC.match(first) or _HELP.fullmatch(first):
            end = _end_of_magic(lines, line)
            # `pass` keeps a block valid whose only line this is.
            python = f"{assigned[1]}None" if assigned else f"{_indent(first)}pass"
            kept[line : end + 1] = [python, *[""] * (end - line)]
        else:
            end = line + _further_lines(text, offset)
        offset += sum(len(one) + 1 for one in lines[line : end + 1])
        line = end + 1
    return kept


def _indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]


def _end_of_magic(lines: list[str], line: int) -> int:
    """The last line of a magic: it goes on only after a backslash."""
    while line + 1 < len(lines) and lines[line].endswith("\\"):
        line += 1
    return line


def _further_lines(text: str, offset: int) -> int:
    """How many lines the statement at `offset` has beyond its first, as brackets, strings and backslashes tell."""
    lines = depth = 0
    for piece in _PIECE.finditer(text, offset):
        if piece[0] == "\n" and depth == 0:
            break
        lines += piece[0].count("\n")
        if piece[0] in "([{":
            depth += 1
        elif piece[0] in ")]}":
            depth = max(0, depth - 1)
    return lines
