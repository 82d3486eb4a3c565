"""What a player's messages mean. Every one of them may be forged: nothing is believed that was not checked."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

import numpy as np

from grader.player.guest import codec, frames
from grader.player.guest.plain import MAX_ELEMENTS
from grader.player.replies import Familiar, Loaded, Missing, Raised, Reply, Returned, Unusable, Unwritten
from grader.results.model import Frame, StudentError
from grader.text import Text

_MAX_TEXT = 4_000
_MAX_NAME = 300
_MAX_FRAMES = 20
_MAX_NAMES = 100
_MAX_SCRATCH = 5
"""Whoever sends more is not honest, or has been understood by then."""
_MOST_REMEMBERED = 1 << 18
"""A longer value is not worth a copy of its bytes."""


class Nonsense(ValueError):
    """A message that is well-formed data and means nothing."""


@dataclass(frozen=True)
class Layers:
    """What the player said about itself before it knew the submission; see `guest/lockdown.py`."""

    in_force: list[str]
    missing: list[str]
    leaks: list[str]


def layers(said: Any) -> Layers:
    return Layers(said["in_force"], said["missing"], said["leaks"])


def as_array(text: bytes) -> Any:
    return np.frombuffer(text, np.uint8)


def loaded(payload: bytearray, functions: tuple[str, ...]) -> Loaded:
    said = _dict(codec.decode(payload, limited=True), "problem", "missing", "unwritten", "defined", "scratch")
    problem = None if said["problem"] is None else _error(said["problem"])
    return Loaded(
        problem,
        _names(said["missing"], functions),
        _names(said["unwritten"], functions),
        tuple(map(_name, _list(said["defined"]))),
        tuple(map(_error, _list(said["scratch"])[:_MAX_SCRATCH])),
    )


def reply(kind: int, payload: bytearray, call: bytes, familiar: Container[bytes] = ()) -> Reply:
    """The answer to a call; a value that is `familiar` is told by its bytes alone."""
    if kind == frames.RETURNED:
        changed = int.from_bytes(payload[: frames.MASK_BYTES], "little")
        sent = bytes(payload[frames.MASK_BYTES :]) if len(payload) <= _MOST_REMEMBERED else b""
        if not changed and sent in familiar:
            return Familiar(sent)
        if changed and changed.bit_length() > len(frames.unpack_call(bytearray(call))[1]):
            raise Nonsense("changed arguments that there are none of")
        value = codec.decode(memoryview(payload)[frames.MASK_BYTES :], limited=True)
        return Returned(value, tuple(index for index in range(changed.bit_length()) if changed >> index & 1), sent)
    if kind == frames.RAISED:
        return Raised(_error(codec.decode(payload, limited=True)))
    if kind == frames.UNUSABLE:
        said = codec.decode(payload, limited=True)
        if type(said) is not list or len(said) != 3:
            raise Nonsense("UNUSABLE")
        kind_name, code, detail = map(_text, said)
        return Unusable(kind_name, _why_unusable(kind_name, code, detail))
    function, _ = frames.unpack_call(bytearray(call))
    if kind == frames.MISSING and not payload:
        return Missing(function)
    if kind == frames.UNWRITTEN and not payload:
        return Unwritten(function)
    raise Nonsense(f"kind {kind}")


def callback(payload: bytearray, count: int, replaced: int) -> tuple[int, list[Any]]:
    """Which callback to call, with which arguments; below 0 one of the functions that are answered here."""
    said = codec.decode(payload, limited=True)
    if type(said) is not list or len(said) != 2:
        raise Nonsense("CALLBACK")
    number, arguments = said
    if type(number) is not int or not -replaced <= number < count or type(arguments) is not list:
        raise Nonsense("CALLBACK")
    return number, arguments


def where(payload: bytearray) -> Frame:
    """The line in which a call is that takes long."""
    return _frame(codec.decode(payload, limited=True))


def _dict(value: Any, *keys: str) -> dict[str, Any]:
    if type(value) is not dict or set(value) != set(keys):
        raise Nonsense(f"expected {', '.join(keys)}")
    return value


def _list(value: Any) -> list[Any]:
    if type(value) is not list or len(value) > _MAX_NAMES:
        raise Nonsense("expected a list")
    return value


def _names(value: Any, allowed: tuple[str, ...]) -> tuple[str, ...]:
    if type(value) is not list or len(value) > len(allowed) or not set(map(_text, value)) <= set(allowed):
        raise Nonsense("names of functions")
    return tuple(value)


def _text(value: Any) -> str:
    if type(value) is not str:
        raise Nonsense("text")
    return value[:_MAX_TEXT]


def _name(value: Any) -> str:
    return _text(value)[:_MAX_NAME]


def _error(value: Any) -> StudentError:
    said = _dict(value, "type", "message", "frames", "column")
    if type(said["frames"]) is not list or len(said["frames"]) > _MAX_FRAMES:
        raise Nonsense("frames")
    if said["column"] is not None and (type(said["column"]) is not int or not 0 < said["column"] <= _MAX_TEXT):
        raise Nonsense("column")
    return StudentError(_name(said["type"]), _text(said["message"]), list(map(_frame, said["frames"])), said["column"])


def _frame(value: Any) -> Frame:
    if type(value) is not tuple or len(value) != 4 or type(value[1]) is not int:
        raise Nonsense("frame")
    return Frame(_name(value[0]), value[1], _name(value[2]), _name(value[3]))


def _why_unusable(kind: str, code: str, detail: str) -> Text:
    match code:
        case "type":
            culprit_zh = f"返回值的类型是 {kind}" if detail == kind else f"返回的 {kind} 里有 {detail}"
            culprit = f"returned a {kind}" if detail == kind else f"the {kind} returned contains a {detail}"
            return Text(
                f"{culprit_zh}，不是普通数据；请返回数、字符串、列表、元组、字典、集合或 numpy 数组",
                f"{culprit}, which is not plain data; return numbers, strings, lists, tuples, dicts, sets or arrays",
            )
        case "dtype":
            return Text(
                f"返回的数组是 {detail}；请用数值、布尔或字符串数组",
                f"the array returned has {detail}; use numbers, booleans or strings",
            )
        case "masked":
            return Text(
                "返回了带掩码的数组；请用 .filled(...) 变成普通数组",
                "returned a masked array; make it a plain one with .filled(...)",
            )
        case "elements":
            return Text(
                f"返回的数组太大（共 {detail} 个元素；上限 {MAX_ELEMENTS}）",
                f"the arrays returned are too large ({detail} elements; at most {MAX_ELEMENTS})",
            )
        case "key":
            return Text(
                f"返回的字典或集合里有太长的键，或太多键的散列值相同（{detail}）",
                f"a dict or set returned has keys that are too long, or too many with one hash ({detail})",
            )
        case "int":
            return Text(
                f"返回的整数太大（{detail}；上限 1023 bits）",
                f"the integer returned is too large ({detail}; at most 1023 bits)",
            )
        case "depth":
            return Text(
                f"返回的 {kind} 嵌套超过 200 层，或包含它自己",
                f"the {kind} returned is nested more than 200 levels deep, or contains itself",
            )
        case "entries":
            return Text(
                f"返回的字典或集合太大（{detail}；上限 1000 项）",
                f"a dict or set returned is too large ({detail}; at most 1000 entries)",
            )
        case _:
            return Text(f"返回的 {kind or '值'} 太大", f"the {kind or 'value'} returned is too large")
