"""The player's end of the stream of frames. Blocking: a player has nothing else to do."""

from __future__ import annotations

import io
import sys

from .frames import HEAD, MAGIC

_CHUNK = 1 << 16


class Channel:
    """Reads and writes frames on two file descriptors (which may be the same)."""

    def __init__(self, read_fd: int, write_fd: int) -> None:
        # Unbuffered files instead of a socket: the sandbox allows read and write, not recvfrom and sendto.
        self._reader = io.FileIO(read_fd, "r", closefd=False)
        self._writer = io.FileIO(write_fd, "w", closefd=False)
        self._inbox = bytearray()

    def receive(self) -> tuple[int, bytes, bytearray]:
        """The kind, nonce and payload of the next frame; EOFError when the referee has gone."""
        self._read_up_to(HEAD.size)
        magic, kind, nonce, length = HEAD.unpack_from(self._inbox)
        if magic != MAGIC:
            raise EOFError(f"Expected a frame but got magic={magic!r}")
        end = HEAD.size + length
        if length <= _CHUNK:
            self._read_up_to(end)
            payload = self._inbox[HEAD.size : end]
            del self._inbox[:end]
            return kind, nonce, payload
        payload = bytearray(length)
        done = min(length, len(self._inbox) - HEAD.size)
        payload[:done] = self._inbox[HEAD.size : HEAD.size + done]
        del self._inbox[: HEAD.size + done]
        view = memoryview(payload)
        while done < length:
            received = self._reader.readinto(view[done:])
            if not received:
                raise EOFError
            done += received
        return kind, nonce, payload

    def _read_up_to(self, size: int) -> None:
        while len(self._inbox) < size:
            chunk = self._reader.read(_CHUNK)
            if not chunk:
                raise EOFError
            self._inbox += chunk

    def send(self, kind: int, nonce: bytes, *payload: bytes | memoryview) -> None:
        length = sum(map(len, payload))
        small = [HEAD.pack(MAGIC, kind, nonce, length)]
        for part in payload:
            if len(part) > _CHUNK:
                # A large array goes out as it lies in memory.
                self._write(b"".join(small))
                self._write(part)
                small.clear()
            else:
                small.append(bytes(part))
        self._write(b"".join(small))

    def _write(self, data: bytes | memoryview) -> None:
        rest = memoryview(data)
        while rest:
            rest = rest[self._writer.write(rest) or 0 :]


def open_standard_streams() -> None:
    """Makes `print` write to descriptors 1 and 2 line by line, whatever the text: what is printed survives a kill."""
    for name, fd in (("stdout", 1), ("stderr", 2)):
        stream = open(fd, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115 - for good
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
