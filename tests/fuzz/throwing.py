"""What each answer is thrown at, and what may come of it."""

from __future__ import annotations

import contextlib
import functools
import json
import resource
import sys
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
    """Half of them answers, which are also sent and received, half of them messages; each use is measured by itself."""
    answers, found = Answers(seed), Found()
    for number in range(count):
        if number % 2:
            data = answers.message()
            for name, read in _readings(data):
                _one(found, f"message {number} of seed {seed}, {name}", read)
        else:
            with contextlib.suppress(codec.CodecError):
                sent = codec.encode(answers.value(), limited=True)  # the work of the player, within its limits
                got = codec.decode(sent, limited=True)
                decoding: Callable[[], Any] = functools.partial(codec.decode, sent, limited=True)
                for name, use in [("decoded", decoding), *_uses(got)]:
                    _one(found, f"answer {number} of seed {seed}, {name}", use)
    return found


def _one(found: Found, name: str, work: Callable[[], Any]) -> None:
    memory, start = _fresh_peak(), time.process_time()
    try:
        work()
    except CheckFailed as failed:
        failed.message.zh.encode("utf-8", "surrogatepass")
    except (codec.CodecError, messages.Nonsense):
        pass
    except Exception as error:
        found.problems.append(f"{name}: {type(error).__name__}: {str(error)[:200]}")
    seconds = time.process_time() - start
    more = _peak() - memory
    found.slowest, found.largest = max(found.slowest, seconds), max(found.largest, more)
    if seconds > MOST_SECONDS:
        found.problems.append(f"{name}: {seconds:.2f} s")
    if more > MOST_MEMORY:
        found.problems.append(f"{name}: {more >> 20} MB")


def _fresh_peak() -> int:
    """The most memory that this process has had, in bytes; on Linux it is forgotten first what earlier work needed."""
    with contextlib.suppress(OSError), open("/proc/self/clear_refs", "w") as file:
        file.write("5")
    return _peak()


def _peak() -> int:
    with contextlib.suppress(OSError), open("/proc/self/status", "rb") as file:
        return int(file.read().partition(b"VmHWM:")[2].split(None, 1)[0]) << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _readings(data: bytes) -> list[tuple[str, Callable[[], Any]]]:
    return [
        ("a value", lambda: codec.decode(data, limited=True)),
        ("loaded", lambda: messages.loaded(bytearray(data), ("f",))),
        ("returned", lambda: messages.reply(frames.RETURNED, bytearray(bytes(frames.MASK_BYTES) + data), _CALL)),
        ("raised", lambda: messages.reply(frames.RAISED, bytearray(data), _CALL)),
        ("unusable", lambda: messages.reply(frames.UNUSABLE, bytearray(data), _CALL)),
        ("callback", lambda: messages.callback(bytearray(data), 1, 1)),
    ]


def _uses(got: Any) -> list[tuple[str, Callable[[], Any]]]:
    """Every comparison, and every manner of showing."""
    return [
        *((f"close to {e!r:.30}", lambda e=e: compare.close(got, e)) for e in EXPECTED),
        *((f"equal to {e!r:.30}", lambda e=e: compare.equal(got, e)) for e in EXPECTED),
        ("one_of", lambda: compare.one_of(got, EXPECTED[:6])),
        ("number", lambda: compare.number(got)),
        ("integer", lambda: compare.integer(got)),
        ("boolean", lambda: compare.boolean(got)),
        ("is_none", lambda: compare.is_none(got)),
        ("between", lambda: compare.between(got, 0.0, 1.0)),
        ("array", lambda: compare.array(got)),
        ("array of a shape", lambda: compare.array(got, (None, 3))),
        ("sequence", lambda: compare.sequence(got)),
        ("integers", lambda: compare.integers(got)),
        ("labels", lambda: compare.labels(got, 3, [0, 1])),
        ("labels of text", lambda: compare.labels(got, 3, ["a", "b"])),
        ("mapping", lambda: compare.mapping(got, ["a"])),
        ("partition_of", lambda: compare.partition_of(got, 3)),
        ("same_partition", lambda: compare.same_partition(got, [0, 0, 1])),
        ("parallel", lambda: compare.parallel(got, [1.0, 2.0])),
        ("same", lambda: compare.same(got, got, abs=1e-9)),
        ("share_of_claims", lambda: compare.share_of_claims(got, {"a": True, "b": False})),
        ("shown", lambda: _show(got)),
        ("described", lambda: describe_type(got)),
        ("unlike itself", lambda: _differ_not(got)),
        ("alike itself", lambda: _alike(got)),
        *((f"unlike {e!r:.30}", lambda e=e: differences(got, e)) for e in EXPECTED),
    ]


def _show(got: Any) -> None:
    shown = show(got)
    assert len(shown.text) < 3_000, "shown at length"
    json.dumps(shown.data)


def _differ_not(got: Any) -> None:
    assert differences(got, got) == [], "differs from itself"


def _alike(got: Any) -> None:
    assert alike(got, got, ALIKE), "unlike itself"
