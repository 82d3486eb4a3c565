"""The frames in which our own processes talk: eight bytes of length, then so many bytes."""

from __future__ import annotations

import struct
from collections.abc import Callable

_LENGTH = struct.Struct(">Q")
_CHUNK = 1 << 20


class TooLong(Exception):
    """A frame announces more than its reader takes."""


def framed(data: bytes) -> bytes:
    """One frame."""
    return _LENGTH.pack(len(data)) + data


def receive(read: Callable[[int], bytes]) -> bytes | None:
    """What is in the next frame, waited for; None where there will be none."""
    head = _exactly(read, _LENGTH.size)
    return None if head is None else _exactly(read, *_LENGTH.unpack(head))


def _exactly(read: Callable[[int], bytes], size: int) -> bytes | None:
    data = bytearray()
    while len(data) < size:
        chunk = read(min(size - len(data), _CHUNK))
        if not chunk:
            return None
        data += chunk
    return bytes(data)


class Incoming:
    """Frames that come piece by piece."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._data = bytearray()

    def take(self, chunk: bytes) -> memoryview | None:
        """What is in the next frame, once all of it is there; what follows is kept for later. Raises TooLong."""
        self._data += chunk
        if len(self._data) < _LENGTH.size:
            return None
        (length,) = _LENGTH.unpack_from(self._data)
        if length > self._longest:
            raise TooLong
        end = _LENGTH.size + length
        if len(self._data) < end:
            return None
        frame = memoryview(self._data)[_LENGTH.size : end]
        self._data = self._data[end:]
        return frame
