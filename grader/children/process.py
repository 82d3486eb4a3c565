"""A forked process that answers questions, seen from both of its ends."""

from __future__ import annotations

import contextlib
import os
import pickle
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any, NoReturn

from grader.children.frames import Incoming, TooLong, framed, receive
from grader.children.outcome import TOO_LARGE, Done, Exceeded, Raised
from grader.children.telling import Hear, Told, heard_by
from grader.text import Text

LARGEST_ANSWER = 256 << 20
_CHUNK = 1 << 20
_OUT_OF_MEMORY = 71
"""The exit status of a process that may not have more memory."""


class Process:
    """The parent's end."""

    def __init__(self, work: Callable[[Any], Any], memory: int) -> None:
        self._owner = os.getpid()
        self._incoming, self._outgoing = Incoming(LARGEST_ANSWER), memoryview(b"")
        self._limits: Callable[[], Text | None] = lambda: None
        self._hear: Hear | None = None
        questions, self._asking = os.pipe()
        self._hearing, answers = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self._pid = os.fork()
        if self._pid == 0:
            _serve(work, questions, answers, memory, self._owner, (self._asking, self._hearing))
        os.close(questions)
        os.close(answers)
        os.set_blocking(self._asking, False)

    def begin(self, question: Any, cpu_seconds: float, wall_seconds: float, hear: Hear | None = None) -> None:
        start, end = self._cpu(), time.monotonic() + wall_seconds

        def exceeded() -> Text | None:
            if self._cpu() - start > cpu_seconds:
                return _too_slow(cpu_seconds)
            return _too_late(wall_seconds) if time.monotonic() > end else None

        self._limits, self._hear = exceeded, hear
        self._incoming = Incoming(LARGEST_ANSWER)
        self._outgoing = memoryview(framed(pickle.dumps(question, pickle.HIGHEST_PROTOCOL)))

    def waits_for(self) -> tuple[list[int], list[int]]:
        return [self._hearing], [self._asking] if self._outgoing else []

    def poll(self) -> Done[Any] | Exceeded | None:
        ready, writable, _ = select.select(*self.waits_for(), [], 0)
        if writable:
            try:
                self._outgoing = self._outgoing[os.write(self._asking, self._outgoing) :]
            except BrokenPipeError:
                self._outgoing = memoryview(b"")
        if ready:
            chunk = os.read(self._hearing, _CHUNK)
            if not chunk:
                return self._death()
            try:
                outcome = self._heard(chunk)
            except TooLong:
                return Exceeded("memory", TOO_LARGE)
            if outcome is not None:
                return outcome
        reason = self._limits()
        return Exceeded("time", reason) if reason else None

    def _heard(self, chunk: bytes) -> Done[Any] | Exceeded | None:
        """The answer, where this completes it; news is passed on."""
        while (frame := self._incoming.take(chunk)) is not None:
            outcome: Done[Any] | Exceeded | Told = pickle.loads(frame)
            if not isinstance(outcome, Told):
                return outcome
            if self._hear is not None:
                self._hear(outcome.news)
            chunk = b""
        return None

    def _cpu(self) -> float:
        cpu_clock_of_process = 2
        with contextlib.suppress(OSError):
            return time.clock_gettime((~self._pid) << 3 | cpu_clock_of_process)
        return 0.0

    def _death(self) -> Exceeded:
        status = self._reap(within_ms=50)  # one that has hung up by itself gets a moment to end
        if status in (_OUT_OF_MEMORY, -signal.SIGKILL):
            return Exceeded("memory", TOO_LARGE)
        name = signal.Signals(-status).name if -status in set(signal.Signals) else str(status)
        return Exceeded(
            "death", Text(f"评分进程中途结束（{name}）", f"the process that was judging ended half-way ({name})")
        )

    def _reap(self, *, within_ms: int = 0) -> int:
        self.ended(within_ms=within_ms)
        if self._lives():
            os.kill(self._pid, signal.SIGKILL)
        with contextlib.suppress(ChildProcessError):
            return os.waitstatus_to_exitcode(os.waitpid(self._pid, 0)[1])
        return 0

    def _lives(self) -> bool:
        """Asked without reaping it, so that its number is nobody else's. A fork of ours has no such child."""
        with contextlib.suppress(ChildProcessError):
            return os.waitid(os.P_PID, self._pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None
        return False

    def ended(self, *, within_ms: int = 0) -> bool:
        while (lives := self._lives()) and (within_ms := within_ms - 1) >= 0:
            time.sleep(0.001)
        return not lives

    def end(self) -> None:
        for fd in (self._asking, self._hearing):
            with contextlib.suppress(OSError):
                os.close(fd)
        if os.getpid() == self._owner:
            self._reap()


def _too_slow(seconds: float) -> Text:
    return Text(
        f"评判这份答案用了超过 {seconds:g} 秒 CPU 时间（返回的值太大或太复杂？）",
        f"judging this answer took more than {seconds:g} seconds of CPU (is what was returned too large?)",
    )


def _too_late(seconds: float) -> Text:
    return Text(f"评判用完了分给它的 {seconds:.0f} 秒", f"judging used up the {seconds:.0f} seconds that it was given")


def _serve(
    work: Callable[[Any], Any], questions: int, answers: int, memory: int, parent: int, others: tuple[int, int]
) -> NoReturn:
    """The life of the child: it says nothing on the terminal, cleans up nothing of its parent's, and ends with it."""
    code = 1
    try:
        for fd in others:
            os.close(fd)
        _bound(memory, parent)
        with heard_by(lambda news: _send(answers, pickle.dumps(Told(news)))):
            while (question := receive(lambda size: os.read(questions, size))) is not None:
                _send(answers, pickle.dumps(_outcome(work, question), pickle.HIGHEST_PROTOCOL))
        code = 0
    except MemoryError:
        code = _OUT_OF_MEMORY
    except BaseException:
        with contextlib.suppress(BaseException):
            traceback.print_exc()
    finally:
        os._exit(code)


def _outcome(work: Callable[[Any], Any], question: bytes) -> Done[Any] | Exceeded:
    try:
        return Done(work(pickle.loads(question)))
    except MemoryError:  # it has grown too large to go on
        return Exceeded("memory", TOO_LARGE)
    except Exception as error:
        return Done(Raised(_sendable(error)))


def _bound(memory: int, parent: int) -> None:
    import resource

    from grader.player.guest import linux

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which then ends this process
    linux.prctl(linux.PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
    with open("/proc/self/statm") as file:
        present = int(file.read().split()[0]) * resource.getpagesize()
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    limit = present + memory if hard == resource.RLIM_INFINITY else min(present + memory, hard)
    resource.setrlimit(resource.RLIMIT_AS, (limit, hard))
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


def _sendable(error: Exception) -> Exception:
    """The exception itself where it survives the way, else what it says."""
    try:
        copy = pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}"[:2_000])
    assert isinstance(copy, Exception)
    return copy


def _send(fd: int, data: bytes) -> None:
    view = memoryview(framed(data))
    while view:
        view = view[os.write(fd, view) :]
