"""The line to a player that was started as a process of its own, through pipes: for every platform."""

from __future__ import annotations

import contextlib
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from typing import IO

from grader.player.command import Command
from grader.player.link import Output, busy_seconds_of, cpu_seconds_of, in_words, rests
from grader.text import Text

_CHUNK = 1 << 16
_READ_AHEAD = 64
"""Chunks that may wait unread: a player that floods the line is held up, not stored."""
_REAP_SECONDS = 5.0
HANG_UP_SECONDS = 1.0
"""A process that escaped from the player's group may hold the pipes open for ever."""


class PipeLink:
    """Three threads wait on the three pipes, since pipes cannot be waited for together on Windows."""

    def __init__(self, command: Command, folder: str, output: Output) -> None:
        self.folder = folder
        self.inbox = bytearray()
        self.output = output
        self.ended = False
        self._closed = False
        self._process = subprocess.Popen(
            command.line("fresh"),
            env=command.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            bufsize=0,
            start_new_session=True,
        )
        self._received: queue.Queue[bytes] = queue.Queue(_READ_AHEAD)
        self._to_send: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._threads = [
            threading.Thread(target=target, args=args, daemon=True)
            for target, args in (
                (self._write, (self._process.stdin,)),
                (self._read, (self._process.stdout,)),
                (self._read_output, (self._process.stderr,)),
            )
        ]
        for thread in self._threads:
            thread.start()

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (data := self._to_send.get()) is not None:
                view = memoryview(data)
                while view:
                    view = view[pipe.write(view) or 0 :]

    def _read(self, pipe: IO[bytes]) -> None:
        data = b"-"
        while data:
            try:
                data = pipe.read(_CHUNK)
            except (OSError, ValueError):
                data = b""
            self._received.put(data)

    def _read_output(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while data := pipe.read(_CHUNK):
                self.output.add(data)

    def send(self, data: bytes) -> None:
        self._to_send.put(data)

    def pump(self, timeout: float) -> None:
        try:
            data = self._received.get(timeout=timeout)
        except queue.Empty:
            return
        self.inbox += data
        self.ended = not data

    def drain_output(self) -> None:
        """The thread does."""

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def runs(self) -> bool:
        """Whether the process has not ended."""
        return self._process.poll() is None

    def cpu_seconds(self) -> float | None:
        return cpu_seconds_of(self._process.pid)

    def busy_seconds(self) -> float | None:
        return busy_seconds_of(self._process.pid)

    def rests(self) -> bool:
        return rests(self._process.pid)

    def how_it_ended(self) -> Text | None:
        try:
            return in_words(self._process.wait(_REAP_SECONDS))
        except subprocess.TimeoutExpired:
            return None

    def kill(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._kill_group()
        self._process.kill()
        self._process.wait(_REAP_SECONDS)
        self._to_send.put(None)
        end = time.monotonic() + HANG_UP_SECONDS
        while any(thread.is_alive() for thread in self._threads) and time.monotonic() < end:
            with contextlib.suppress(queue.Empty):
                self._received.get(timeout=0.01)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        for thread, pipe in zip(self._threads, pipes, strict=True):
            if pipe is not None and not thread.is_alive():
                with contextlib.suppress(OSError):
                    pipe.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _kill_group(self) -> None:
        if sys.platform == "win32":
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(self._process.pid)], capture_output=True, check=False)
        else:
            with contextlib.suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
