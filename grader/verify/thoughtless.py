"""Answers without thought, none of which any check may accept: None, zeros, the input, NaN, a table of the examples.

They are made from the reference's own answers and run here: no student's code takes part.
"""

from __future__ import annotations

import math
import types
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any

import numpy as np

from grader.asking.calls import Calls, Question
from grader.deciding.checks import PreparedCheck, run_check
from grader.deciding.verdict import Run
from grader.explaining.words import failure_of
from grader.player import Raised, Reply, Returned
from grader.player.guest import codec
from grader.results.model import StudentError

Answering = Callable[[str, tuple[Any, ...]], Any]


class AnsweredHere(Calls):
    """Calls that are answered right here, as a check sees them: plain data both ways."""

    def __init__(self, answering: Answering) -> None:
        self._answering = answering
        self.made = []

    def reply_to(self, question: Question, args: tuple[Any, ...]) -> Reply:
        try:
            return Returned(codec.decode(codec.encode(self._answering(question.function, args))))
        except Exception as error:  # the reference, asked with an answer without thought
            return Raised(StudentError(type(error).__name__, str(error)))


def thoughtless_passes(prepared: Sequence[PreparedCheck], reference: types.ModuleType) -> Iterator[str]:
    """A finding for every check that accepts an answer without thought."""
    thoughtless: dict[str, Answering] = {
        "None": lambda function, args: None,
        "0": lambda function, args: 0.0,
        "zeros in the right shape": lambda function, args: filled(answer_of(reference, function, args), 0.0),
        "NaN": lambda function, args: math.nan,
        "NaN in the right shape": lambda function, args: filled(answer_of(reference, function, args), math.nan),
        "its own input": lambda function, args: args[0] if args and not callable(args[0]) else None,
    }
    for name, answering in thoughtless.items():
        for one in prepared:
            if (worst := _worst(one, answering)) is None:
                yield f"{one.check.id} accepts an answer that always returns {name}"
            elif worst.verdict.status == "broken":
                yield f"{one.check.id} on an answer that always returns {name}: {message_of(worst)}"
    table = Lookup(reference)
    examples = [one for one in prepared if one.check.kind == "example"]
    for one in examples:
        _passes(one, table.record)
    if all(_passes(one, table.replay) for one in prepared):
        yield "a lookup table of the example checks passes"


def unused_functions(
    prepared: Sequence[PreparedCheck], reference: types.ModuleType, functions: Sequence[str]
) -> list[str]:
    """Those of the functions that these checks call on no input; no more of them are run than it takes to know."""
    unused = list(functions)

    def answer(function: str, args: tuple[Any, ...]) -> Any:
        if function in unused:
            unused.remove(function)
        return answer_of(reference, function, args)

    for inputs in zip_longest(*(one.inputs for one in prepared)):  # the first of each check, then the second of each
        for one, encoded in zip(prepared, inputs, strict=True):
            if unused and encoded is not None:
                run_on(one, answer, encoded)
    return unused


class Lookup:
    """The reference's answers to the example checks, learnt by heart."""

    def __init__(self, reference: types.ModuleType) -> None:
        self._reference = reference
        self._known: dict[tuple[str, bytes], Any] = {}

    def record(self, function: str, args: tuple[Any, ...]) -> Any:
        value = answer_of(self._reference, function, args)
        self._known[self._key(function, args)] = value
        return value

    def replay(self, function: str, args: tuple[Any, ...]) -> Any:
        return self._known.get(self._key(function, args))

    def _key(self, function: str, args: tuple[Any, ...]) -> tuple[str, bytes]:
        return function, b"".join(codec.encode(None if callable(arg) else arg) for arg in args)


def filled(value: Any, number: float) -> Any:
    """The same structure with every number replaced; labels become the number too."""
    if isinstance(value, np.ndarray):
        return np.full(value.shape, number)
    if isinstance(value, (list, tuple)):
        return type(value)(filled(item, number) for item in value)
    if isinstance(value, dict):
        return {key: filled(item, number) for key, item in value.items()}
    if isinstance(value, set):
        return {number}
    return number


def answer_of(reference: types.ModuleType, function: str, args: tuple[Any, ...]) -> Any:
    """The reference's answer on copies of the arguments."""
    copies = [arg if callable(arg) else codec.decode(codec.encode(arg)) for arg in args]
    return codec.decode(codec.encode(getattr(reference, function)(*copies)))


class RightAnswers:
    """What the reference answers, computed once however often it is asked."""

    def __init__(self, reference: types.ModuleType) -> None:
        self._reference = reference
        self._known: dict[tuple[str, bytes], Any] = {}

    def __call__(self, function: str, args: tuple[Any, ...]) -> Any:
        try:
            key = function, codec.encode(list(args))
        except codec.CodecError:  # a function among the arguments
            return answer_of(self._reference, function, args)
        if key not in self._known:
            self._known[key] = answer_of(self._reference, function, args)
        return self._known[key]


def _passes(one: PreparedCheck, answering: Answering) -> bool:
    """Whether a check is passed, on all of its inputs; the first that is not ends it."""
    return _worst(one, answering) is None


def _worst(one: PreparedCheck, answering: Answering) -> Run | None:
    """The first run that is not passed, on any of the inputs of a check."""
    runs = (run_on(one, answering, encoded) for encoded in one.inputs)
    return next((run for run in runs if run.verdict.status != "passed"), None)


def run_on(one: PreparedCheck, answering: Answering, encoded: bytes) -> Run:
    """A run of a check that is answered right here."""
    return run_check(one, encoded, AnsweredHere(answering))


def message_of(run: Run) -> str:
    """What a run that was not passed says."""
    return failure_of(run, {}).message.en
