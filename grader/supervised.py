"""Work in a child of this process that may use only so much memory and time, and ends with all that it started.

The child is a fork: it has everything imported, and what strangers' data do to it, it takes along when it ends. Where a
process that has used numpy cannot be forked (anywhere but on Linux) the work is done right here, without these limits.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import select
import signal
import struct
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, NoReturn, TypeVar

from grader.text import Text

Question = TypeVar("Question")
Answer = TypeVar("Answer")

POSSIBLE = sys.platform.startswith("linux")
LARGEST_ANSWER = 256 << 20
_LENGTH = struct.Struct("<Q")
_CHUNK = 1 << 20
_LOOK_AGAIN = 0.2


@dataclass(frozen=True)
class Allowance:
    """What one question may cost. The clock is that of the child's own CPU: a busy machine changes nothing."""

    memory: int = 1 << 30
    """Beyond what the process had when the child began."""
    cpu_seconds: float = 30.0
    wall_seconds: float = 1_800.0
    """The last net, for a child that waits for ever."""


ALLOWED = Allowance()


class Exceeded(Exception):
    """The child is gone: it used more than it may, or it died."""

    def __init__(self, kind: Literal["memory", "time", "death"], text: Text) -> None:
        super().__init__(text.en)
        self.kind, self.text = kind, text

    def __reduce__(self) -> Any:
        return Exceeded, (self.kind, self.text)


class Supervised(Generic[Question, Answer]):
    """Answers questions one after another in a child that lives until it exceeds its allowance, or is closed."""

    def __init__(
        self, work: Callable[[Question], Answer], allowance: Allowance = ALLOWED, *, line: int | None = None
    ) -> None:
        """`line` is read by nobody while a question is open: when it can be, whoever wanted the answer is gone."""
        self._work, self._allowance, self._line = work, allowance, line
        self._child: _Child | None = None

    def start(self) -> None:
        """Forks now; the child knows what this process knows at this moment."""
        if self._child is not None and self._child.ended():  # no fault of the next question
            self.close()
        if POSSIBLE and self._child is None:
            self._child = _Child(self._work, self._allowance)

    def ask(self, question: Question, *, wall_seconds: float | None = None) -> Answer:
        """The answer. Raises `Exceeded`, or what the work raised; a new child is there for the next question."""
        if not POSSIBLE:
            return self._work(question)
        self.start()
        assert self._child is not None
        try:
            failed, answer = self._child.ask(question, wall_seconds or self._allowance.wall_seconds, self._line)
        except BaseException:
            self.close()
            raise
        if failed:
            if isinstance(answer, Exceeded):
                self.close()  # it has grown too large to go on
            raise answer
        return answer  # type: ignore[no-any-return]  # what the work returned

    def stop(self) -> None:
        """Ends the child while another thread, which closes it then, waits for its answer: that is `Exceeded`."""
        if child := self._child:
            with contextlib.suppress(OSError):
                child.kill()
                child.ended(within_ms=1_000)

    def close(self) -> None:
        """Ends the child, and what it started; may be called again."""
        if self._child is not None:
            self._child.end()
            self._child = None

    def __enter__(self) -> Supervised[Question, Answer]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Child:
    def __init__(self, work: Callable[[Any], Any], allowance: Allowance) -> None:
        self._allowance = allowance
        self._owner = os.getpid()
        questions, self._asking = os.pipe()
        self._hearing, answers = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self._pid = os.fork()
        if self._pid == 0:
            _serve(work, questions, answers, allowance, self._owner, (self._asking, self._hearing))
        os.close(questions)
        os.close(answers)
        self._handle = os.pidfd_open(self._pid)

    def ask(self, question: Any, wall_seconds: float, line: int | None) -> tuple[bool, Any]:
        start, wall_end = self._cpu(), time.monotonic() + wall_seconds
        listening = [self._hearing] if line is None else [self._hearing, line]
        data = pickle.dumps(question, pickle.HIGHEST_PROTOCOL)
        outgoing = memoryview(_LENGTH.pack(len(data)) + data)
        os.set_blocking(self._asking, False)
        incoming = bytearray()
        while True:
            ready, writable, _ = select.select(listening, [self._asking] if outgoing else [], [], _LOOK_AGAIN)
            if writable:
                try:
                    outgoing = outgoing[os.write(self._asking, outgoing) :]
                except BrokenPipeError:
                    outgoing = outgoing[:0]
            if line in ready:
                raise BrokenPipeError
            if ready:
                chunk = os.read(self._hearing, _CHUNK)
                if not chunk:
                    raise self._death()
                incoming += chunk
                if len(incoming) >= _LENGTH.size:
                    (length,) = _LENGTH.unpack_from(incoming)
                    if length > LARGEST_ANSWER:
                        raise Exceeded("memory", TOO_LARGE)
                    if len(incoming) >= _LENGTH.size + length:
                        answer: tuple[bool, Any] = pickle.loads(memoryview(incoming)[_LENGTH.size :])
                        return answer
            if self._cpu() - start > self._allowance.cpu_seconds:
                raise Exceeded("time", _too_slow(self._allowance.cpu_seconds))
            if time.monotonic() > wall_end:
                raise Exceeded("time", _too_late(wall_seconds))

    def _cpu(self) -> float:
        cpu_clock_of_process = 2
        with contextlib.suppress(OSError):
            return time.clock_gettime((~self._pid) << 3 | cpu_clock_of_process)
        return 0.0

    def _death(self) -> Exceeded:
        status = self._reap()
        if status in (_OUT_OF_MEMORY, -signal.SIGKILL):
            return Exceeded("memory", TOO_LARGE)
        name = signal.Signals(-status).name if -status in set(signal.Signals) else str(status)
        return Exceeded(
            "death", Text(f"评分进程中途结束 ({name})", f"the process that was judging ended half-way ({name})")
        )

    def _reap(self) -> int:
        if not self.ended(within_ms=50):  # one that has hung up by itself gets a moment to end
            self.kill()
        with contextlib.suppress(ChildProcessError):
            return os.waitstatus_to_exitcode(os.waitpid(self._pid, 0)[1])
        return 0

    def ended(self, *, within_ms: int = 0) -> bool:
        poll = select.poll()
        poll.register(self._handle, select.POLLIN)
        return bool(poll.poll(within_ms))

    def kill(self) -> None:
        with contextlib.suppress(OSError):
            signal.pidfd_send_signal(self._handle, signal.SIGKILL)

    def end(self) -> None:
        for fd in (self._asking, self._hearing):
            with contextlib.suppress(OSError):
                os.close(fd)
        if os.getpid() == self._owner:
            self.kill()
            with contextlib.suppress(ChildProcessError):
                os.waitpid(self._pid, 0)
        with contextlib.suppress(OSError):
            os.close(self._handle)


_OUT_OF_MEMORY = 71
TOO_LARGE = Text(
    "返回的值太大, 评判它所需的内存超过了上限",
    "what was returned is too large: judging it needs more memory than it may",
)


def _too_slow(seconds: float) -> Text:
    return Text(
        f"评判这份答案用了超过 {seconds:g} 秒 CPU 时间 (返回的值太大或太复杂?)",
        f"judging this answer took more than {seconds:g} seconds of CPU (is what was returned too large?)",
    )


def _too_late(seconds: float) -> Text:
    return Text(f"评判用完了分给它的 {seconds:.0f} 秒", f"judging used up the {seconds:.0f} seconds that it was given")


def _serve(
    work: Callable[[Any], Any],
    questions: int,
    answers: int,
    allowance: Allowance,
    parent: int,
    others: tuple[int, int],
) -> NoReturn:
    """The life of the child: no word to the terminal, no cleaning up that is its parent's, and an end with it."""
    code = 1
    try:
        for fd in others:
            os.close(fd)
        _bound(allowance.memory, parent)
        while (question := _receive(questions)) is not None:
            try:
                said: tuple[bool, Any] = False, work(question)
            except Exception as error:
                said = True, _sendable(error)
            _send(answers, pickle.dumps(said, pickle.HIGHEST_PROTOCOL))
        code = 0
    except MemoryError:
        code = _OUT_OF_MEMORY
    except BaseException:
        with contextlib.suppress(BaseException):
            traceback.print_exc()
    finally:
        os._exit(code)


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
    if isinstance(error, MemoryError):
        return Exceeded("memory", TOO_LARGE)
    try:
        copy = pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}"[:2_000])
    assert isinstance(copy, Exception)
    return copy


def _receive(fd: int) -> Any:
    head = _exactly(fd, _LENGTH.size)
    data = None if head is None else _exactly(fd, *_LENGTH.unpack(head))
    return None if data is None else pickle.loads(data)


def _exactly(fd: int, size: int) -> bytes | None:
    data = bytearray()
    while len(data) < size:
        chunk = os.read(fd, min(size - len(data), _CHUNK))
        if not chunk:
            return None
        data += chunk
    return bytes(data)


def _send(fd: int, data: bytes) -> None:
    view = memoryview(_LENGTH.pack(len(data)) + data)
    while view:
        view = view[os.write(fd, view) :]
