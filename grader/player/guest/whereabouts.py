"""Where a call is that takes long: said shortly before its time is up. Only shown, never believed.

A timer of this process's own CPU time looks now and then. Whoever sets another timer, or computes in one long call of
numpy, is not seen: then no line is said.
"""

from __future__ import annotations

import math
import signal
import threading
from types import FrameType
from typing import Any

from . import codec, frames
from .channel import Channel
from .errors import source_line

_LOOKS = 20
"""How often it looks in the time that a call has."""
_PATIENCE = 0.8
"""The share of its time after which a call is said to take long."""


class Whereabouts:
    """Looks at one question at a time; while there is none it says nothing, so that no frame is cut in two."""

    def __init__(self, channel: Channel, own_files: frozenset[str], seconds: float) -> None:
        self._channel, self._own_files = channel, own_files
        self._nonce = frames.NO_NONCE
        self._interval = seconds / _LOOKS
        self._left = 0
        if hasattr(signal, "SIGPROF") and threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGPROF, self._look)
            if hasattr(signal, "setitimer"):  # in a web page whoever waits for us sends the signal
                signal.setitimer(signal.ITIMER_PROF, self._interval, self._interval)

    def begin(self, nonce: bytes, seconds: float | None = None) -> None:
        """A question is being answered that may take so many seconds; a call, where nothing else is said."""
        self._nonce = nonce
        self._left = math.ceil(_PATIENCE * (_LOOKS if seconds is None else seconds / self._interval))

    def pause(self) -> None:
        """Nothing of the student's runs: a frame may be on its way."""
        self._nonce = frames.NO_NONCE

    def go_on(self, nonce: bytes) -> None:
        """After a pause within the same question."""
        self._nonce = nonce

    def _look(self, _: int, frame: FrameType | None) -> None:
        if self._nonce == frames.NO_NONCE:
            return
        self._left -= 1
        if self._left != 0:
            return
        if (found := self._own(frame)) is not None:
            self._channel.send(frames.WHERE, self._nonce, codec.encode(found))

    def _own(self, frame: FrameType | None) -> tuple[Any, ...] | None:
        """The innermost line of the student's own."""
        while frame is not None and frame.f_code.co_filename not in self._own_files:
            frame = frame.f_back
        if frame is None:
            return None
        file, line = frame.f_code.co_filename, frame.f_lineno
        return file, line, frame.f_code.co_name, source_line(file, line)
