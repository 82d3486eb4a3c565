"""Distorters compute on a slightly different input, or give a slightly different result."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from grader.player.guest import codec
from grader.verify.saboteurs.data import Parameter, leaves
from grader.verify.saboteurs.recording import Args, RecordedCall
from grader.verify.saboteurs.saboteur import Right, Saboteur

Change = Callable[[Any], Any]
"""What becomes of an array of numbers."""
_DIFFERENT_INPUT = "the answer on slightly different arguments passes"
_DIFFERENT_RESULT = "a slightly different result passes"


def _float32(numbers: Any) -> Any:
    with np.errstate(over="ignore"):
        return np.asarray(numbers).astype(np.float32).astype(float)


def _int32(numbers: Any) -> Any:
    return (np.asarray(numbers) + 2**31) % 2**32 - 2**31


_OF_ARGUMENTS: dict[str, Change] = {
    "arguments in float32": _float32,
    "arguments rounded to 3 digits": lambda x: np.round(x, 3),
    "arguments clipped to 1000": lambda x: np.clip(x, -1000.0, 1000.0),
    "arguments below 1e-4 made 0": lambda x: np.where(np.abs(x) < 1e-4, 0.0, x),
}
_OF_RESULTS: dict[str, Change] = {
    "result in float32": _float32,
    "result rounded to 4 digits": lambda x: np.round(x, 4),
}


def distorters(parameters: Sequence[Parameter], calls: Sequence[RecordedCall]) -> Iterator[Saboteur]:
    """Those that make a difference to some recorded call; where none does, a refuser tells what is never asked."""
    exact = {place for place, one in enumerate(parameters) if one.is_seed or one.numbers in ("label", "count")}
    exact_result = not any(_holds_floats(call.value) for call in calls)
    for name, change in _OF_ARGUMENTS.items():
        if name == "arguments in float32" and exact_result:
            continue  # a label does not hang on the eighth digit
        yield from _if_it_matters(_of_arguments(name, partial(of_floats, change), exact), calls)
    counts = {place for place, one in enumerate(parameters) if one.is_seed}
    yield from _if_it_matters(_of_arguments("counts as int32", partial(of_ints, _int32), counts), calls)
    yield from _if_it_matters(_of_arguments("first letter of texts", _first_letters, set()), calls)
    for name, change in _OF_RESULTS.items():
        yield from _if_it_matters(_of_result(name, partial(_without_args, change)), calls)
    yield from _if_it_matters(_of_result("one number of the result wrong", _one_wrong), calls)


def _if_it_matters(saboteur: Saboteur, calls: Sequence[RecordedCall]) -> Iterator[Saboteur]:
    if any(map(saboteur.touches, calls)):
        yield saboteur


def _of_arguments(name: str, change: Callable[[Any], Any], leave: set[int]) -> Saboteur:
    def changed(args: Args) -> Args:
        new = tuple(value if place in leave else change(value) for place, value in enumerate(args))
        return args if all(map(_is, new, args)) else new

    def spoiled(right: Right, args: Args) -> Any:
        return right(changed(args))

    return Saboteur(
        name=name, spoiled=spoiled, touches=lambda call: changed(call.args) is not call.args, told=_DIFFERENT_INPUT
    )


def _of_result(name: str, change: Callable[[Args, Any], Any]) -> Saboteur:
    def spoiled(right: Right, args: Args) -> Any:
        return change(args, right(args))

    return Saboteur(
        name=name,
        spoiled=spoiled,
        touches=lambda call: change(call.args, call.value) is not call.value,
        told=_DIFFERENT_RESULT,
    )


def _without_args(change: Change, args: Args, value: Any) -> Any:
    return of_floats(change, value)


def _is(one: Any, other: Any) -> bool:
    return one is other


def of_floats(change: Change, value: Any) -> Any:
    """The same data with its floats changed; the very same object where nothing changes."""
    return _mapped(value, change, "f", float)


def of_ints(change: Change, value: Any) -> Any:
    """The same data with its ints changed; the very same object where nothing changes."""
    return _mapped(value, change, "iu", int)


def _mapped(value: Any, change: Change, kinds: str, kind: type) -> Any:
    if isinstance(value, np.ndarray):
        if value.dtype.kind not in kinds or not value.size:
            return value
        new = change(value)
        return value if np.array_equal(new, value, equal_nan=kind is float) else new.astype(value.dtype)
    if type(value) is kind:
        return _number(value, change)
    if isinstance(value, dict):
        items = {key: _mapped(item, change, kinds, kind) for key, item in value.items()}
        return value if all(map(_is, items.values(), value.values())) else items
    if isinstance(value, (list, tuple)):
        if len(value) > 8 and set(map(type, value)) == {kind}:
            array = np.array(value)
            if array.dtype.kind in kinds:
                new = change(array)
                return value if np.array_equal(new, array, equal_nan=True) else type(value)(new.tolist())
        changed = [_mapped(item, change, kinds, kind) for item in value]
        return value if all(map(_is, changed, value)) else type(value)(changed)
    return value


def _number(number: Any, change: Change) -> Any:
    """One number changed; what does not fit into 64 bits is left as it is."""
    if not -(2**63) <= number < 2**63:
        return number
    new = type(number)(change(number))
    return number if new == number else new


def _holds_floats(value: Any) -> bool:
    if isinstance(value, np.ndarray):
        return value.dtype.kind == "f" and not np.array_equal(value, np.round(value))
    return any(isinstance(leaf, float) and not leaf.is_integer() for leaf in leaves(value))


def _first_letters(value: Any) -> Any:
    """All texts in a container cut to their first letter; a text by itself names something."""
    return value if isinstance(value, str) else _cut(value)


def _cut(value: Any) -> Any:
    if isinstance(value, str):
        return value if len(value) < 2 else value[0]
    if isinstance(value, dict):
        new = {_cut(key): _cut(item) for key, item in value.items()}
        same = len(new) == len(value) and all(map(_is, new, value)) and all(map(_is, new.values(), value.values()))
        return value if same else new
    if isinstance(value, (list, tuple)):
        cut = [_cut(item) for item in value]
        return value if all(map(_is, cut, value)) else type(value)(cut)
    return value


def _one_wrong(args: Args, value: Any) -> Any:
    """The value with one of its numbers changed; which one, the arguments decide."""
    total = _count(value)
    if total < 2:
        return value
    asked = codec.encode([None if callable(argument) else argument for argument in args])
    return _with_change(value, zlib.crc32(asked) % total)


def _count(value: Any) -> int:
    if isinstance(value, np.ndarray):
        return value.size if value.dtype.kind in "iuf" else 0
    if isinstance(value, dict):
        return sum(map(_count, value.values()))
    if isinstance(value, (list, tuple)):
        return sum(map(_count, value))
    return int(type(value) in (int, float))


def _with_change(value: Any, place: int) -> Any:
    if isinstance(value, np.ndarray):
        new = value.copy()
        new.flat[place] = _wrong(new.flat[place])
        return new
    if isinstance(value, dict):
        keys, items = list(value), list(value.values())
        return dict(zip(keys, _with_change(items, place), strict=True))
    if isinstance(value, (list, tuple)):
        items = list(value)
        for index, item in enumerate(items):
            inside = _count(item)
            if place < inside:
                items[index] = _with_change(item, place)
                break
            place -= inside
        return type(value)(items)
    return _wrong(value)


def _wrong(number: Any) -> Any:
    if isinstance(number, (int, np.integer)):
        return number + 1
    return number + 0.01 * max(1.0, abs(number)) if np.isfinite(number) else 0.0
