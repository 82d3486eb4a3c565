"""What each answer is thrown at, and what may come of it."""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from grader.authoring import compare
from grader.authoring.compare import CheckFailed
from grader.player import messages
from grader.player.guest import codec, frames
from grader.results.closeness import alike, nearly
from grader.results.values import describe_type, differences, show
from tests.fuzz.answers import Answers

MOST_SECONDS, MOST_MEMORY = 1.0, 200 << 20
EXPECTED: tuple[Any, ...] = (
    1.0, 0, None, "是", True, [], [1.0, 2.0], [[1, 2], [3, 4]], np.eye(2), np.zeros((0, 3)), ["a", "b"], {"a": [1.0]},
    [1.0, None], [[1], [2, 3]], np.array([True, False]), float("inf"),
)  # fmt: skip
ALIKE = nearly(1e-9, 1e-9)
_CALL = frames.pack_call("f", [])


@dataclass
class Found:
    problems: list[str] = field(default_factory=list)
    slowest: float = 0.0
    largest: int = 0


def throw(count: int, seed: int) -> Found:
    """Half of them answers, which are also sent and received, half of them messages."""
    answers, found = Answers(seed), Found()
    for number in range(count):
        if number % 2:
            _one(found, f"message {number} of seed {seed}", lambda: _receive(answers.message()))
        else:
            got = answers.value()
            _one(found, f"answer {number} of seed {seed}", lambda got=got: _judge(got))  # type: ignore[misc]
    return found


def _one(found: Found, name: str, work: Callable[[], None]) -> None:
    memory, start = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    try:
        work()
    except Exception as error:
        found.problems.append(f"{name}: {type(error).__name__}: {str(error)[:200]}")
    seconds = time.process_time() - start
    more = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory) << 10
    found.slowest, found.largest = max(found.slowest, seconds), max(found.largest, more)
    if seconds > MOST_SECONDS:
        found.problems.append(f"{name}: {seconds:.2f} s")
    if more > MOST_MEMORY:
        found.problems.append(f"{name}: {more >> 20} MB")


def _receive(data: bytes) -> None:
    for read in (
        lambda: codec.decode(data, limited=True),
        lambda: messages.loaded(bytearray(data), ("f",)),
        lambda: messages.reply(frames.RETURNED, bytearray(bytes(frames.MASK_BYTES) + data), _CALL),
        lambda: messages.reply(frames.RAISED, bytearray(data), _CALL),
        lambda: messages.reply(frames.UNUSABLE, bytearray(data), _CALL),
        lambda: messages.callback(bytearray(data), 1),
    ):
        try:
            read()
        except (codec.CodecError, messages.Nonsense):
            continue


def _judge(answer: Any) -> None:
    try:
        got = codec.decode(codec.encode(answer, limited=True), limited=True)
    except codec.CodecError:
        return
    comparisons: list[Callable[[], Any]] = [
        *(lambda e=e: compare.close(got, e) for e in EXPECTED),  # type: ignore[misc]
        *(lambda e=e: compare.equal(got, e) for e in EXPECTED),  # type: ignore[misc]
        lambda: compare.one_of(got, EXPECTED[:6]),
        lambda: compare.number(got),
        lambda: compare.integer(got),
        lambda: compare.boolean(got),
        lambda: compare.is_none(got),
        lambda: compare.between(got, 0.0, 1.0),
        lambda: compare.array(got),
        lambda: compare.array(got, (None, 3)),
        lambda: compare.sequence(got),
        lambda: compare.integers(got),
        lambda: compare.labels(got, 3, [0, 1]),
        lambda: compare.labels(got, 3, ["a", "b"]),
        lambda: compare.mapping(got, ["a"]),
        lambda: compare.partition_of(got, 3),
        lambda: compare.same_partition(got, [0, 0, 1]),
        lambda: compare.parallel(got, [1.0, 2.0]),
        lambda: compare.same(got, got, abs=1e-9),
        lambda: compare.share_of_claims(got, {"a": True, "b": False}),
    ]
    for comparison in comparisons:
        try:
            comparison()
        except CheckFailed as failed:
            failed.message.zh.encode("utf-8", "surrogatepass")
    shown = show(got)
    assert len(shown.text) < 3_000, "shown at length"
    json.dumps(shown.data)
    describe_type(got)
    assert differences(got, got) == [], "differs from itself"
    assert alike(got, got, ALIKE), "unlike itself"
    for expected in EXPECTED:
        differences(got, expected)
