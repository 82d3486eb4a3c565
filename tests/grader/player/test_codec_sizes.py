"""Size before content: whatever a player sends or returns is refused before it costs time or memory."""

from __future__ import annotations

import struct
import time
import tracemalloc
from typing import Any

import msgpack
import numpy as np
import pytest

from grader.player.guest import codec

TUPLE, SET, TEXTS, ARRAY = (msgpack.ExtType(number, b"") for number in (0, 1, 2, 5))
P = (1 << 61) - 1
"""Integers that differ by this have one and the same hash."""


def message(header: Any, tail: bytes = b"") -> bytes:
    packed = msgpack.packb(header)
    return struct.pack("<I", len(packed)) + packed + tail


def array(shape: tuple[int, ...], dtype: int = 11) -> Any:
    return msgpack.ExtType(5, struct.pack("<BB", dtype, len(shape)) + struct.pack(f"<{len(shape)}Q", *shape))


FORGED = {
    "a billion rows of nothing": array((10**9, 0)),
    "dimensions whose product is past all integers": array((2**63, 2**63, 0)),
    "many empty arrays": [array((0,))] * 300_000,
    "arrays of nothing that are many together": [array((1_000_000, 0))] * 5,
    "a shape that is a list again": [TEXTS, [[1], 1], ["a"]],
    "a shape that is text": [TEXTS, "aa", ["a"]],
    "a shape of arrays": [TEXTS, [array((0,))], ["a"]],
    "a negative shape": [TEXTS, [-1, -1], ["a"]],
    "a shape of truth values": [TEXTS, [True], ["a"]],
    "a text array of a billion rows": [TEXTS, [10**9, 0], []],
    "a text array that pads": [TEXTS, [4_001], ["x" * 1_000_000, *[""] * 4_000]],
    "sixteen million entries": [0] * 2_000_000,
    "lists of lists": [[0] * 100_000] * 16,
    "tuples as keys that collide": codec.encode({(i * P, 1): None for i in range(1_000)}),
    "integers as keys that collide": codec.encode({i * P: None for i in range(9)}),
    "elements of a set that collide": codec.encode({i * P for i in range(9)}),
    "a long key": {"k" * 2_000: 1},
    "a deep key": [SET, [TUPLE, [TUPLE, *range(1_100)]]],
}


@pytest.mark.parametrize("forged", FORGED.values(), ids=FORGED.keys())
def test_a_forged_message_is_refused_at_a_glance(forged: Any) -> None:
    data = forged if isinstance(forged, bytes) else message(forged)
    tracemalloc.start()
    start = time.process_time()
    try:
        with pytest.raises(codec.CodecError):
            codec.decode(data, limited=True)
        assert time.process_time() - start < 1.0
        assert tracemalloc.get_traced_memory()[1] < 100 << 20
    finally:
        tracemalloc.stop()


RETURNED = {
    "rows of nothing": (np.empty((40_000_000, 0)), "elements"),
    "rows of one": (np.broadcast_to(np.uint8(1), (20_000_000, 1)), "elements"),
    "a large list": ([0] * 1_100_000, "bytes"),
    "lists that are large together": ([list(range(200_000)) for _ in range(6)], "bytes"),
    "words in a large array": (np.zeros(1_100_000, "U1"), "elements"),
    "keys that collide": ({i * P: 1 for i in range(20)}, "key"),
    "a long key": ({"k" * 2_000: 1}, "key"),
}


@pytest.mark.parametrize(("value", "code"), RETURNED.values(), ids=RETURNED.keys())
def test_a_large_answer_is_refused_where_it_is_made_with_the_reason(value: Any, code: str) -> None:
    with pytest.raises(codec.CodecError) as caught:
        codec.encode(value, limited=True)
    assert caught.value.code == code


HONEST = {
    "half a million numbers": np.zeros((500_000, 2)),
    "a long list": list(range(300_000)),
    "a table of rules": {(name, value): 0.5 for name in "色泽根蒂敲声" for value in range(100)},
    "minus one and minus two, which share a hash": {-1: 0, -2: 1},
}


@pytest.mark.parametrize("value", HONEST.values(), ids=HONEST.keys())
def test_an_honest_answer_arrives(value: Any) -> None:
    back = codec.decode(codec.encode(value, limited=True), limited=True)
    assert np.array_equal(back, value) if isinstance(value, np.ndarray) else back == value
