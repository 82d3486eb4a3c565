"""Random answers: nested data, arrays of any shape and type, odd numbers; and messages, as sent and forged."""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Callable
from typing import Any

import msgpack
import numpy as np

from grader.player.guest import codec

ODD: tuple[Any, ...] = (
    0, 1, -1, 2**53 + 1, 2**70, -(2**1010), (1 << 61) - 1, 0.0, -0.0, 5e-324, 1e308, math.inf, -math.inf, math.nan,
    True, False, None, 1 + 0j, 1j, complex(math.nan, math.inf), "", "是", "1", "nan", "\x1b[2J", "\u202e", "x" * 5_000,
)  # fmt: skip
DTYPES = [*codec.DTYPES, np.dtype("U3"), np.dtype("U0")]
LARGE_SHAPES: tuple[tuple[int, ...], ...] = ((100_000,), (50_000, 2), (4_000_000, 0), (2_000_000, 1), (2,) * 12)
SHAPES: tuple[tuple[int, ...], ...] = (
    (), (0,), (1,), (3,), (0, 3), (3, 0), (2, 3), (1, 1, 1), (0, 0), (2,) * 6, (1,) * 32, (1_000, 0),
)  # fmt: skip


class Answers:
    """One seed, one sequence of answers."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def value(self, depth: int = 4) -> Any:
        kinds: list[Callable[[int], Any]] = [self._scalar, self._scalar, self._array]
        if depth:
            kinds += [self._list, self._list, self._tuple, self._dict, self._set]
        return self.random.choice(kinds)(depth)

    def message(self) -> bytes:
        """Bytes that a player might send: a value's, damaged, or put together to deceive."""
        kind = self.random.randrange(4)
        if kind == 0:
            return self._encoded()
        if kind == 1:
            data = bytearray(self._encoded())
            for _ in range(self.random.randint(1, 8)):
                data[self.random.randrange(len(data))] = self.random.randrange(256)
            return bytes(data)
        if kind == 2:
            return self.random.randbytes(self.random.randint(0, 200))
        header: bytes = msgpack.packb(self._forged(4))
        return struct.pack("<I", len(header)) + header + bytes(self.random.choice((0, 1, 64, 4_096)))

    def _encoded(self) -> bytes:
        try:
            return codec.encode(self.value())
        except codec.CodecError:
            return codec.encode(None)

    def _scalar(self, _: int) -> Any:
        kind = self.random.randrange(4)
        if kind == 0:
            return self.random.gauss(0, 10.0 ** self.random.randint(-300, 300))
        if kind == 1:
            return self.random.randint(-5, 5)
        return self.random.choice(ODD)

    def _array(self, _: int) -> Any:
        dtype, shape = (
            self.random.choice(DTYPES),
            self.random.choice(LARGE_SHAPES if self.random.random() < 0.02 else SHAPES),
        )
        array = np.zeros(shape, dtype)
        if array.size and array.dtype.kind in "fc" and self.random.random() < 0.5:
            array.flat[self.random.randrange(array.size)] = self.random.choice((math.nan, math.inf, 1.0))
        return array

    def _list(self, depth: int) -> list[Any]:
        if self.random.random() < 0.005:
            return [self._scalar(0)] * self.random.choice((1_000, 100_000, 500_000))
        if self.random.random() < 0.02:
            nested: list[Any] = []
            for _ in range(self.random.choice((50, 150))):
                nested = [nested]
            return nested
        return [self.value(depth - 1) for _ in range(self.random.randint(0, 4))]

    def _tuple(self, depth: int) -> tuple[Any, ...]:
        return tuple(self._list(depth))

    def _key(self) -> Any:
        value = self._scalar(0)
        return (value, self._scalar(0)) if self.random.random() < 0.2 else value

    def _dict(self, depth: int) -> dict[Any, Any]:
        return {self._key(): self.value(depth - 1) for _ in range(self.random.randint(0, 4))}

    def _set(self, _: int) -> set[Any]:
        return {self._key() for _ in range(self.random.randint(0, 4))}

    def _forged(self, depth: int) -> Any:
        """A header as no honest player writes it."""
        mark = msgpack.ExtType(self.random.randrange(8), b"")
        kind = self.random.randrange(7 if depth else 3)
        if kind == 0:
            return self.random.choice((None, True, 0, 2**63, -1, 1.5, "a", mark))
        if kind == 1:
            return msgpack.ExtType(
                self.random.randrange(128), self.random.randbytes(self.random.choice((0, 1, 16, 18)))
            )
        if kind == 2:
            shape = [self.random.choice((0, 1, 3, 10**9, 2**62)) for _ in range(self.random.randint(0, 4))]
            return msgpack.ExtType(
                5, struct.pack("<BB", self.random.randrange(16), len(shape)) + struct.pack(f"<{len(shape)}Q", *shape)
            )
        if kind == 3:
            return [mark, *(self._forged(depth - 1) for _ in range(self.random.randint(0, 3)))]
        if kind == 4:
            return {self.random.choice(("a", 1, None)): self._forged(depth - 1)}
        return [self._forged(depth - 1) for _ in range(self.random.randint(0, 3))]
