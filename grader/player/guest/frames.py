"""Frames: how messages are marked off in the stream between the referee and a player.

magic | kind | nonce of the question | length of the payload | payload
"""

from __future__ import annotations

import struct
from typing import Final

MAGIC: Final = b"PLY1"
NONCE_BYTES: Final = 16
HEAD: Final = struct.Struct(f"<4sB{NONCE_BYTES}sI")

LOAD, CALL, ANSWER, REFUSED = 1, 2, 3, 4
"""What the referee says: the source, a call, what a callback returned, why a callback was not called."""
READY, LOADED, RETURNED, RAISED, UNUSABLE, MISSING, UNWRITTEN, CALLBACK, WHERE = 16, 17, 18, 19, 20, 21, 22, 23, 24
"""What a player says."""

NO_NONCE: Final = bytes(NONCE_BYTES)
"""Of the one message that no question precedes: READY."""

MASK_BYTES: Final = 16
"""RETURNED begins with one bit for each argument: whether it was changed. As long as the alignment of arrays."""

_CALL_HEAD = struct.Struct("<HH")


def pack_call(function: str, arguments: list[bytes]) -> bytes:
    """The payload of a call. Every argument is encoded by itself, so that it can be compared after the call."""
    if len(arguments) > 8 * MASK_BYTES:
        raise ValueError(f"Expected at most {8 * MASK_BYTES} arguments but got {len(arguments)} for {function}")
    name = function.encode()
    lengths = struct.pack(f"<{len(arguments)}I", *map(len, arguments))
    return b"".join([_CALL_HEAD.pack(len(name), len(arguments)), name, lengths, *arguments])


def unpack_call(payload: bytearray) -> tuple[str, list[memoryview]]:
    """The name of the function and the bytes of every argument."""
    view = memoryview(payload)
    name_length, count = _CALL_HEAD.unpack_from(view)
    start = _CALL_HEAD.size + name_length
    name = bytes(view[_CALL_HEAD.size : start]).decode()
    lengths = struct.unpack_from(f"<{count}I", view, start)
    start += 4 * count
    arguments = []
    for length in lengths:
        arguments.append(view[start : start + length])
        start += length
    return name, arguments
