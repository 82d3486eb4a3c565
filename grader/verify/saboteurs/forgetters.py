"""Forgetters lose a dependence: on an argument, on which of two it was, on the seed, on the call at hand."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from grader.verify.saboteurs.data import Parameter
from grader.verify.saboteurs.recording import Args, RecordedCall
from grader.verify.saboteurs.saboteur import Right, Saboteur


def forgetters(parameters: Sequence[Parameter], calls: Sequence[RecordedCall]) -> Iterator[Saboteur]:
    """Those that apply to a function with these parameters."""
    scalars = [place for place, one in enumerate(parameters) if one.scalar]
    for place in scalars:
        yield _ignores(place, parameters[place].name, calls)
    for first, second in itertools.combinations(scalars, 2):
        one, other = parameters[first], parameters[second]
        if one.scalar == other.scalar != "bool" and not one.is_seed and not other.is_seed:
            yield _one_for_two(first, second, f"one scalar for two: {one.name}, {other.name}")
    for place in scalars:
        if parameters[place].is_seed:
            yield _by_chance(place)
    if len(calls) > 1:
        yield _first_answer(calls)
        yield _first_of_shape(calls)


def _ignores(place: int, name: str, calls: Sequence[RecordedCall]) -> Saboteur:
    first = next((call.args[place] for call in calls if place < len(call.args)), None)

    def spoiled(right: Right, args: Args) -> Any:
        return right(_with(args, place, first)) if place < len(args) else right(args)

    def touches(call: RecordedCall) -> bool:
        return place < len(call.args) and not _same(call.args[place], first)

    told = f"whatever `{name}` is, the answer for {first!r} passes"
    remedy = "`seed_matters`" if name == "seed" else f"other values of `{name}`, and answers that depend on it"
    return Saboteur(name=f"ignores {name}", spoiled=spoiled, touches=touches, told=told, remedy=remedy)


def _one_for_two(first: int, second: int, name: str) -> Saboteur:
    def spoiled(right: Right, args: Args) -> Any:
        return right(_with(args, second, args[first])) if second < len(args) else right(args)

    def touches(call: RecordedCall) -> bool:
        return second < len(call.args) and not _same(call.args[first], call.args[second])

    return Saboteur(
        name=name,
        spoiled=spoiled,
        touches=touches,
        told="the first is used for both and passes",
        remedy="values that are not equal",
    )


def _by_chance(place: int) -> Saboteur:
    chance = random.Random(0)  # so that every run of verify says the same

    def spoiled(right: Right, args: Args) -> Any:
        return right(_with(args, place, chance.randrange(2**32)))

    told = "the same seed may give another answer each time"
    return Saboteur(
        name="seed replaced by chance",
        spoiled=spoiled,
        touches=lambda call: place < len(call.args),
        told=told,
        remedy="`repeatable`",
    )


def _first_answer(calls: Sequence[RecordedCall]) -> Saboteur:
    first = calls[0].value

    def spoiled(right: Right, args: Args) -> Any:
        return first

    told = "every call may give what the first one gave"
    return Saboteur(
        name="only the first call right", spoiled=spoiled, touches=lambda call: call is not calls[0], told=told
    )


def _first_of_shape(calls: Sequence[RecordedCall]) -> Saboteur:
    first: dict[Any, RecordedCall] = {}
    for call in calls:
        first.setdefault(shape(call.args), call)

    def spoiled(right: Right, args: Args) -> Any:
        known = first.get(shape(args))
        return right(args) if known is None else known.value

    told = "a call may give what the first one of the same shape gave"
    return Saboteur(
        name="first answer for each shape",
        spoiled=spoiled,
        touches=lambda call: first[shape(call.args)] is not call,
        told=told,
        remedy="equal shapes",
    )


def shape(value: Any) -> Any:
    """The shape of data: lengths and kinds, without what is in it."""
    if isinstance(value, np.ndarray):
        return "array", value.shape
    if isinstance(value, (list, tuple)):
        return len(value), *map(shape, value[:1])
    if isinstance(value, dict):
        return "dict", len(value)
    return type(value).__name__


def _with(args: Args, place: int, value: Any) -> Args:
    return (*args[:place], value, *args[place + 1 :])


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)
