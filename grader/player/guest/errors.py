"""An exception in the student's code as plain data: only what happened in the student's own files."""

from __future__ import annotations

import linecache
import re
import sys
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
        (frame.f_code.co_filename, line, frame.f_code.co_name, _source(frame.f_code.co_filename, line))
        for frame, line in traceback.walk_tb(problem.__traceback__)
        if frame.f_code.co_filename in own_files
    ]
    code = getattr(called, "__code__", None)
    if not frames and code is not None:
        line = code.co_firstlineno
        frames = [(code.co_filename, line, code.co_name, _source(code.co_filename, line))]
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


def _source(file: str, line: int) -> str:
    return linecache.getline(file, line).strip()[:MAX_SOURCE]


def _shortened(frames: list[tuple[str, int, str, str]]) -> list[tuple[str, int, str, str]]:
    """Of an endless recursion, both ends."""
    return frames if len(frames) <= MAX_FRAMES else frames[: MAX_FRAMES // 2] + frames[-MAX_FRAMES // 2 :]


def _type_name(problem: BaseException) -> str:
    """The first public name of its class: numpy's `_ArrayMemoryError` is a MemoryError to everybody."""
    return next(kind.__name__ for kind in type(problem).__mro__ if not kind.__name__.startswith("_"))


def _message(problem: BaseException) -> str:
    if isinstance(problem, ModuleNotFoundError) and problem.name:
        return _about_missing_module(problem.name, problem)
    if isinstance(problem, SyntaxError):
        return str(problem.msg)[:MAX_MESSAGE]
    return _text(problem)


def _text(problem: BaseException) -> str:
    try:
        return str(problem)[:MAX_MESSAGE]
    except BaseException as another:
        return f"<{type(another).__name__} in __str__>"


def _about_missing_module(module: str, problem: ModuleNotFoundError) -> str:
    if module.partition(".")[0] in sys.stdlib_module_names:
        return f"评分时不能使用标准库模块 {module} / the standard library's {module} cannot be used while grading"
    if module.partition(".")[0] in sys.modules:
        return _text(problem)
    if re.fullmatch(r"[a-z]+\d\d_\d\d", module):
        return (
            f"没有模块 {module}：它是另一道练习的答案，请把那个文件也交上来"
            f" / there is no module {module}: it answers another exercise; hand that file in as well"
        )
    return (
        f"没有模块 {module}：评分时只能使用标准库、numpy 和提交中的模块，请去掉这个 import"
        f" / there is no module {module}: only the standard library, numpy and the submission's own modules can be used"
        f" while grading; remove this import"
    )
