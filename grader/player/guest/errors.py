"""An exception in the student's code as plain data: only what happened in the student's own files."""

from __future__ import annotations

import linecache
import traceback
from collections.abc import Callable
from typing import Any

Error = dict[str, Any]
"""{"type", "message", "frames": [(file, line, function, source), ...], "column"}"""

MAX_MESSAGE = 2_000
MAX_FRAMES = 20
MAX_SOURCE = 300


def describe(problem: BaseException, own_files: frozenset[str], called: Callable[..., Any] | None = None) -> Error:
    """`called` is the function that the referee called: shown where not one of its lines was reached."""
    frames = [
        (frame.f_code.co_filename, line, frame.f_code.co_name, source_line(frame.f_code.co_filename, line))
        for frame, line in traceback.walk_tb(problem.__traceback__)
        if frame.f_code.co_filename in own_files
    ]
    code = getattr(called, "__code__", None)
    if not frames and code is not None:
        line = code.co_firstlineno
        frames = [(code.co_filename, line, code.co_name, source_line(code.co_filename, line))]
    column = None
    if isinstance(problem, SyntaxError) and problem.filename in own_files:
        line = problem.lineno or 1
        # The line as it stands, with its indentation, so that the column points at the right place.
        source = linecache.getline(problem.filename, line).rstrip("\r\n")[:MAX_SOURCE]
        column = min(max(problem.offset or 1, 1), len(source) + 1)
        frames.append((problem.filename, line, "", source))
    return {
        "type": _type_name(problem),
        "message": _message(problem),
        "frames": _shortened(frames),
        "column": column,
    }


def raised_in(problem: BaseException, own_files: frozenset[str]) -> bool:
    """Whether the exception was raised by a line of these files, not by something that it called."""
    frames = list(traceback.walk_tb(problem.__traceback__))
    return bool(frames) and frames[-1][0].f_code.co_filename in own_files


def source_line(file: str, line: int) -> str:
    return linecache.getline(file, line).strip()[:MAX_SOURCE]


def _shortened(frames: list[tuple[str, int, str, str]]) -> list[tuple[str, int, str, str]]:
    """Of an endless recursion, both ends."""
    return frames if len(frames) <= MAX_FRAMES else frames[: MAX_FRAMES // 2] + frames[-MAX_FRAMES // 2 :]


def _type_name(problem: BaseException) -> str:
    """The first public name of its class: numpy's `_ArrayMemoryError` is a MemoryError to everybody."""
    return next(kind.__name__ for kind in type(problem).__mro__ if not kind.__name__.startswith("_"))


def _message(problem: BaseException) -> str:
    if isinstance(problem, SyntaxError):
        return str(problem.msg)[:MAX_MESSAGE]
    return _text(problem)


def _text(problem: BaseException) -> str:
    try:
        return str(problem)[:MAX_MESSAGE]
    except BaseException as another:
        return f"<{type(another).__name__} in __str__>"
