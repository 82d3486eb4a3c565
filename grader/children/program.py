"""A module of ours at work in a process of its own, which is asked and answers in frames.

It is not a fork: it has imported what it needs itself, and knows nothing of the process that started it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from typing import Any, BinaryIO

from grader.children.frames import framed, receive

_ENDS_WITHIN = 10.0
_LAST_WORDS = 4_000


class Died(Exception):
    """The process is gone."""

    def __init__(self, status: int, words: str) -> None:
        self.status, self.words = status, words
        """The exit status, and the end of what it wrote to standard error."""
        last = words.splitlines()[-1:]
        super().__init__(", ".join([f"exit status {status}", *(line[:300] for line in last)]))


class Program:
    """`python -m module`, started at once."""

    def __init__(self, module: str, environment: Mapping[str, str] | None = None) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the process
        self._process = subprocess.Popen(
            # -P: the current folder, which may be full of submissions, is no place to import from
            [sys.executable, "-P", "-W", "ignore", "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env={**os.environ, **(environment or {})},
            # A group of its own: Ctrl-C is for whoever started it, and what it leaves behind can be found.
            start_new_session=True,
        )
        self.pid = self._process.pid

    def exchange(self, data: bytes) -> bytes:
        """The answer to a question. Raises Died."""
        stdin: Any = self._process.stdin
        stdout: Any = self._process.stdout
        try:
            stdin.write(framed(data))
            stdin.flush()
            answer = receive(stdout.read)
        except OSError:
            answer = None
        if answer is None:
            status = self._end()
            self._errors.seek(0)
            raise Died(status, self._errors.read()[-_LAST_WORDS:].decode("utf-8", "replace").strip())
        return answer

    def kill(self) -> None:
        """Ends it while another thread waits for its answer, which is `Died` then."""
        self._process.kill()

    def close(self) -> None:
        """Ends the process; it cleans up behind itself when its input ends."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        self._end()
        self._process.stdout.close()
        self._errors.close()

    def _end(self) -> int:
        """Waits for the process, not for ever, and ends the children that it did not end itself."""
        try:
            code = self._process.wait(_ENDS_WITHIN)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)
        return code


class Service:
    """The other end: standard input and output for frames alone; what is printed goes to standard error."""

    def __init__(self) -> None:
        source, sink = os.dup(0), os.dup(1)
        with open(os.devnull) as null:
            os.dup2(null.fileno(), 0)
        os.dup2(2, 1)
        self._source: BinaryIO = os.fdopen(source, "rb", buffering=0)
        self._sink: BinaryIO = os.fdopen(sink, "wb")

    def asked(self) -> bytes | None:
        """The next question, waited for; None where there will be none."""
        return receive(self._source.read)

    def answer(self, data: bytes) -> None:
        self._sink.write(framed(data))
        self._sink.flush()

    def fileno(self) -> int:
        """Becomes readable when the next question comes, or when whoever asks is gone."""
        return self._source.fileno()
