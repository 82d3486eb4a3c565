"""A player that was started as a process of its own: where there is no fork server, and on request.

Its standard streams are pipes: frames come in on 0 and go out on 1, and what the student prints goes to 2.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from .channel import Channel, open_standard_streams
from .lockdown import lock, prepare
from .serve import Player


def take_channel() -> Channel:
    """Before anything is imported that might print: from here on, standard output is not the channel any more."""
    read_fd, write_fd = os.dup(0), os.dup(1)
    if sys.platform == "win32":
        import msvcrt

        for fd in (read_fd, write_fd):
            msvcrt.setmode(fd, os.O_BINARY)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.dup2(2, 1)
    os.close(null)
    open_standard_streams()
    return Channel(read_fd, write_fd)


def run(channel: Channel, parent: int, level: str, memory: int, reply_bytes: int, readable: list[Path]) -> None:
    layers = lock(level, memory, prepare(level, readable), parent)
    try:
        Player(channel, reply_bytes).serve(layers)
    except EOFError:
        os._exit(0)
