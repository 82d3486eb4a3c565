"""Which calls a verdict rests on: those whose replies were compared, and not those made for an expectation.

A check is ordinary Python, so it is read: the comparison that failed, and where the values in it come from. What
came back says the rest: the value that was refused is one that a call returned, or a part of it.
"""

from __future__ import annotations

import ast
import inspect
import types
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from grader.asking.calls import Call
from grader.authoring import compare
from grader.authoring.compare import CheckFailed, Share
from grader.deciding.verdict import ChangedInPlace, Run
from grader.explaining.provenance import Scope, function_around, functions_behind, hints_after, roots_of
from grader.player import Returned, Unusable
from grader.results.closeness import alike, exactly
from grader.text import Text

_MOST = 3
"""How many calls one comparison may rest on and still be read."""
_MOST_PARTS = 200
_COMPARED = Path(compare.__file__)


def compared(run: Run) -> list[int]:
    """The positions of these calls, the chief one last; nothing is sure of a run without any."""
    calls, cause = run.calls, run.verdict.cause
    if not calls:
        return []
    if isinstance(cause, ChangedInPlace):
        return [next(i for i, call in enumerate(calls) if _changed(call, cause))]
    if isinstance(calls[-1].reply, Unusable) or not isinstance(cause, (AssertionError, CheckFailed, Share)):
        return [len(calls) - 1]
    refused = _refused(cause)
    traceback = cause.__traceback__ if isinstance(cause, BaseException) else None
    named: list[str] = []
    for frame, position in reversed(_frames(traceback)):
        named, values = _behind(frame, position)
        exact = [i for i, call in enumerate(calls) if any(_is_reply(value, call) for value in values)]
        if exact:
            asked = [i for i, call in enumerate(calls) if call.question.function in named]
            return _chief_last(exact[-_MOST:], _holding(refused, calls, [*asked, *exact]))
        if named:
            break
    possible = [i for i, call in enumerate(calls) if call.question.function in named] or list(range(len(calls)))
    holding = _holding(refused, calls, possible)
    if holding:
        return [holding[-1]]
    if not named:
        everywhere = _holding(refused, calls, range(len(calls)))
        return everywhere[-1:] or [len(calls) - 1]
    last = {calls[i].question.function: i for i in possible}
    return sorted(last.values())[-_MOST:]


def _refused(cause: AssertionError | CheckFailed | Share) -> Any:
    if isinstance(cause, CheckFailed):
        return cause.got if cause.has_got else None
    return cause.got if isinstance(cause, Share) else None


def chief(run: Run) -> Call | None:
    """The call that decides."""
    found = compared(run)
    return run.calls[found[-1]] if found else None


def hint_ahead(stopped: BaseException) -> Text | None:
    """The hint that stands around what the check would have compared next, had the call come back."""
    for frame, node in reversed(_frames(stopped.__traceback__)):
        tree = _tree(frame.f_code.co_filename)
        assert tree is not None
        for name in hints_after(function_around(tree, node), node):
            match frame.f_globals.get(name):
                case (str() as zh, str() as en):
                    return Text(zh, en)
    return None


def _changed(call: Call, changed: ChangedInPlace) -> bool:
    reply = call.reply
    return call.question.function == changed.function and isinstance(reply, Returned) and bool(reply.changed)


def _chief_last(found: list[int], holding: Sequence[int]) -> list[int]:
    chief = holding[-1] if holding else found[-1]
    return [*(one for one in found if one != chief), chief]


def _frames(traceback: types.TracebackType | None) -> list[tuple[types.FrameType, ast.AST]]:
    """The frames of checks, each with the call or the assertion in which it failed, the outermost first."""
    found = []
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if Path(code.co_filename) != _COMPARED and (tree := _tree(code.co_filename)) is not None:
            position = next(islice(code.co_positions(), traceback.tb_lasti // 2, None))
            if (node := _node_at(tree, position)) is not None:
                found.append((traceback.tb_frame, node))
        traceback = traceback.tb_next
    return found


@lru_cache(maxsize=64)
def _tree(file: str) -> ast.Module | None:
    """A module of checks; None for what is installed, the grader itself among it."""
    path = Path(file)
    if path.is_relative_to(Path(__file__).parents[1]) or not path.is_file() or "site-packages" in path.parts:
        return None
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError, OSError):
        return None


def _node_at(tree: ast.Module, position: tuple[int | None, ...]) -> ast.AST | None:
    """What stands there, by its whole extent; an assertion by its line."""
    line, end, column, end_column = position
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (
            (node.lineno, node.end_lineno, node.col_offset, node.end_col_offset) == (line, end, column, end_column)
        ):
            return node
    asserted = [node for node in ast.walk(tree) if isinstance(node, ast.Assert) and line is not None]
    return next((node for node in asserted if node.lineno <= (line or 0) <= (node.end_lineno or 0)), None)


def _behind(frame: types.FrameType, node: ast.AST) -> tuple[list[str], list[Any]]:
    """The functions of the answer whose replies were compared in a frame, and the values that were, as far as named."""
    tree = _tree(frame.f_code.co_filename)
    assert tree is not None
    scope = Scope(function_around(tree, node), _helpers(frame.f_globals))
    roots = roots_of(node, scope)
    names = [one.id for root in roots for one in ast.walk(root) if isinstance(one, ast.Name)]
    values = [frame.f_locals[name] for name in names if name in frame.f_locals]
    return functions_behind(roots, scope), values


def _helpers(names: Mapping[str, Any]) -> dict[str, ast.FunctionDef]:
    """The functions of checks by the names that a module has for them, its own and imported ones."""
    found = {}
    for name, value in list(names.items()):
        function = inspect.unwrap(value) if isinstance(value, types.FunctionType) else None
        tree = _tree(function.__code__.co_filename) if function is not None else None
        for node in tree.body if tree is not None else ():
            if isinstance(node, ast.FunctionDef) and function is not None and node.name == function.__name__:
                found[name] = node
    return found


def _is_reply(value: Any, call: Call) -> bool:
    """Whether this very object came back; small numbers, texts and None are the same object everywhere."""
    returned = call.reply.value if isinstance(call.reply, Returned) else None
    return value is returned and _is_of_its_own(value)


def _is_of_its_own(value: Any) -> bool:
    return isinstance(value, (float, list, tuple, dict, set, np.ndarray))


def _holding(refused: Any, calls: Sequence[Call], among: Sequence[int]) -> list[int]:
    """Those of the calls that returned the refused value, best as a whole, else as a part."""
    if refused is None:
        return []
    replies = {i: call.returned.value for i in among if (call := calls[i]).returned is not None}
    whole = [i for i, value in replies.items() if value is refused or _the_same(value, refused)]
    if whole:
        return whole
    return [
        i for i, value in replies.items() if any(_is_part(part, refused) for part in islice(_parts(value), _MOST_PARTS))
    ]


def _is_part(part: Any, refused: Any) -> bool:
    return part is refused or (
        isinstance(refused, (list, np.ndarray)) and len(refused) > 1 and _the_same(part, refused)
    )


def _the_same(left: Any, right: Any) -> bool:
    try:
        return alike(left, right, exactly)
    except (TypeError, ValueError, RecursionError):
        return False


def _parts(value: Any) -> Iterator[Any]:
    inside = list(value.values()) if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    for one in inside:
        if _is_of_its_own(one):
            yield one
        yield from _parts(one)
