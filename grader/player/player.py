"""One player: a process with one submission, asked through `run`, trusted with nothing."""

from __future__ import annotations

import contextlib
import inspect
import os
import time
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Any, ParamSpec, TypeVar

from grader.player import messages
from grader.player.deadline import Deadline
from grader.player.guest import codec, frames
from grader.player.link import Link
from grader.player.replies import (
    CallbackBroken,
    Killed,
    Limits,
    Loaded,
    NoPlayer,
    PlayerStopped,
    Refused,
    Reply,
    Source,
    TimedOut,
    Violated,
)
from grader.results.model import Frame
from grader.text import Text

_READY_SECONDS = 60.0
_Args = ParamSpec("_Args")
_Meaning = TypeVar("_Meaning")

_NOTHING: Mapping[str, Callable[..., Any]] = {}
_BATCH_CALLS = 64
_JOINED_BYTES = 1 << 17


def encode_call(function: str, args: tuple[Any, ...], callbacks: list[Callable[..., Any]] | None = None) -> bytes:
    """The payload of a call. Callables among the arguments, at any depth, are appended to `callbacks`."""

    def reference(callback: Callable[..., Any]) -> int:
        if callbacks is None:
            raise TypeError(f"Expected plain data but got {callback!r}; pass a list as `callbacks` to allow functions")
        callbacks.append(callback)
        return len(callbacks) - 1

    return frames.pack_call(function, [codec.encode(argument, reference) for argument in args])


def _refusal(callback: Callable[..., Any], arguments: Sequence[Any]) -> str:
    """What is wrong with a call of this number of arguments; empty when it takes them, or does not say what it takes.

    Asked only after a call went wrong: binding arguments costs more than most calls.
    """
    try:
        inspect.signature(callback).bind(*arguments)
    except TypeError as wrong:
        return f"{getattr(callback, '__name__', 'function')}(): {wrong}"
    except ValueError:
        pass
    return ""


class Player:
    """Created by `Stage.player`; usable until it is closed or stops."""

    def __init__(self, link: Link, limits: Limits) -> None:
        self._link, self._limits = link, limits
        self._replaced: list[Callable[..., Any]] = []
        self._closed = False
        self._waited = 0.0
        """Seconds of real time that the trusted side has spent waiting for this player."""
        self.loaded = Loaded()
        try:
            kind, payload = self._receive(frames.NO_NONCE, Deadline(link, None, _READY_SECONDS))
            if kind != frames.READY:
                raise self._violation(f"kind {kind} instead of READY")
            self.layers = messages.layers(codec.decode(payload, limited=True))
        except PlayerStopped as stopped:
            link.kill()
            raise NoPlayer(stopped.reason, link.output.text) from stopped

    def load(self, source: Source, replaced: Mapping[str, Callable[..., Any]] = _NOTHING) -> None:
        """Hands over the submission. From here on the process is the student's.

        In its graded module the names in `replaced` stand for functions that are answered here.
        """
        self._replaced = list(replaced.values())
        payload = codec.encode(
            {
                "modules": {name: messages.as_array(text) for name, text in source.modules.items()},
                "main": source.main,
                "functions": list(source.functions),
                "files": source.files,
                "replaced": list(replaced),
                "seconds": self._limits.cpu_seconds,
                "load_seconds": self._limits.load_cpu_seconds,
                "shared": {name: [list(lines) for lines in cells] for name, cells in source.shared.items()},
            }
        )
        nonce = os.urandom(frames.NONCE_BYTES)
        with self._closed_on_error():
            self._send(frames.LOAD, [nonce], [payload])
            seconds = self._limits.load_cpu_seconds
            kind, reply = self._receive(nonce, Deadline(self._link, seconds, self._limits.wall_seconds(seconds)))
            if kind != frames.LOADED:
                raise self._violation(f"kind {kind} instead of LOADED")
            self.loaded = self._understand(messages.loaded, reply, source.functions)

    def call(self, function: str, *args: Any) -> Reply:
        """One call with these arguments; for many, `run` is faster."""
        callbacks: list[Callable[..., Any]] = []
        (reply,) = self.run([encode_call(function, args, callbacks)], callbacks)
        return reply

    def run(
        self,
        calls: Sequence[bytes],
        callbacks: Sequence[Callable[..., Any]] = (),
        familiar: Sequence[Container[bytes]] | None = None,
    ) -> Iterator[Reply]:
        """Sends these calls and yields the replies in order; raises TimedOut, Killed or Violated, and is then closed.

        `familiar` holds, for each call, the values that need not be decoded: such a reply is `Familiar`.

        Whoever stops iterating with questions open closes the player: its late replies would look like forged ones.
        """
        if self._closed:
            raise ValueError("Expected an open player, but this one is closed. Ask the stage for a new one")
        # The answer to a callback would have to wait behind calls that were sent before it.
        size = 1 if callbacks or self._replaced else _BATCH_CALLS
        familiar = familiar or [()] * len(calls)
        for start in range(0, len(calls), size):
            yield from self._run_batch(calls[start : start + size], callbacks, familiar[start : start + size])

    def _run_batch(
        self, calls: Sequence[bytes], callbacks: Sequence[Callable[..., Any]], familiar: Sequence[Container[bytes]]
    ) -> Iterator[Reply]:
        nonces = [os.urandom(frames.NONCE_BYTES) for _ in calls]
        answered = 0
        try:
            self._send(frames.CALL, nonces, calls)
            for nonce, call, known in zip(nonces, calls, familiar, strict=True):
                reply = self._answer(call, nonce, callbacks, known)
                answered += 1
                yield reply
        except BaseException:
            if answered < len(calls):
                self.close()
            raise

    def _answer(
        self, call: bytes, nonce: bytes, callbacks: Sequence[Callable[..., Any]], familiar: Container[bytes]
    ) -> Reply:
        seconds = self._limits.cpu_seconds
        deadline = Deadline(self._link, seconds, self._limits.wall_seconds(seconds))
        called = 0
        while True:
            kind, payload = self._receive(nonce, deadline)
            if kind != frames.CALLBACK:
                return self._understand(messages.reply, kind, payload, call, familiar)
            called += 1
            if called > self._limits.callbacks:
                raise Killed(
                    Text(
                        f"一次调用中，作为参数传入的函数被调用了超过 {self._limits.callbacks} 次",
                        f"one call called the function that it was given more than {self._limits.callbacks} times",
                    )
                )
            with deadline.stopped():
                kind, answer = self._call_back(payload, callbacks)
            self._send(kind, [nonce], [answer])

    def _call_back(self, payload: bytearray, callbacks: Sequence[Callable[..., Any]]) -> tuple[int, bytes]:
        number, arguments = self._understand(messages.callback, payload, len(callbacks), len(self._replaced))
        callback = callbacks[number] if number >= 0 else self._replaced[-number - 1]
        try:
            return frames.ANSWER, codec.encode(callback(*arguments))
        except MemoryError:
            raise
        except Refused as refused:
            return frames.REFUSED, codec.encode(str(refused))
        except Exception as mistake:
            if wrong := _refusal(callback, arguments):  # the student's mistake: it is raised where the call stands
                return frames.REFUSED, codec.encode(wrong)
            raise CallbackBroken(mistake) from mistake

    def _send(self, kind: int, nonces: Sequence[bytes], payloads: Sequence[bytes]) -> None:
        """Queues one frame for each payload: small ones joined, large ones as they are."""
        parts: list[bytes] = []
        size = 0
        for nonce, payload in zip(nonces, payloads, strict=True):
            parts += frames.HEAD.pack(frames.MAGIC, kind, nonce, len(payload)), payload
            size += len(payload)
        for part in parts if size > _JOINED_BYTES else (b"".join(parts),):
            self._link.send(part)

    def _receive(self, nonce: bytes, deadline: Deadline) -> tuple[int, bytearray]:
        """The kind and payload of the next frame, which must answer the question with this nonce."""
        link = self._link
        needed = frames.HEAD.size
        kind = -1
        where: Frame | None = None
        while True:
            if kind < 0 and len(link.inbox) >= needed:
                magic, kind, got, length = frames.HEAD.unpack_from(link.inbox)
                if magic != frames.MAGIC or got != nonce:
                    raise self._violation("bytes that are not the answer to the open question")
                if length > self._limits.reply_bytes:
                    raise self._violation(f"a reply of {length} bytes")
                needed += length
            if kind >= 0 and len(link.inbox) >= needed:
                payload = link.inbox[frames.HEAD.size : needed]
                del link.inbox[:needed]
                if kind != frames.WHERE:
                    return kind, payload
                if where is not None:
                    raise self._violation("where it is, a second time")
                where = self._understand(messages.where, payload)
                needed, kind = frames.HEAD.size, -1
                continue
            if link.ended:
                raise self._death()
            try:
                patience, start = deadline.patience(), time.monotonic()
            except TimedOut as stopped:
                stopped.where = where
                raise
            link.pump(patience)
            self._waited += time.monotonic() - start

    def _understand(self, read: Callable[_Args, _Meaning], *args: _Args.args, **named: _Args.kwargs) -> _Meaning:
        try:
            return read(*args, **named)
        except (codec.CodecError, messages.Nonsense) as problem:
            raise self._violation(str(problem)) from problem

    def _violation(self, what: str) -> Violated:
        return Violated(
            Text(f"进程发来了不合规定的数据：{what}", f"the process sent data that breaks the protocol: {what}")
        )

    def _death(self) -> Killed:
        ended = self._link.how_it_ended()
        return Killed(ended or Text("进程中途消失了", "the process disappeared"))

    @contextlib.contextmanager
    def _closed_on_error(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self.close()
            raise

    def cpu_seconds(self) -> float | None:
        """What the process has used so far; None where this system cannot tell."""
        return None if self._closed else self._link.cpu_seconds()

    def idle_seconds(self) -> float:
        """How long the trusted side has waited while the process neither computed nor stood in line for a core."""
        busy = None if self._closed else self._link.busy_seconds()
        return max(0.0, self._waited - (busy or 0.0))

    @property
    def output(self) -> str:
        """What was printed so far: standard output, standard error, warnings."""
        if not self._closed:
            self._link.drain_output()
        return self._link.output.text

    def close(self) -> None:
        """Kills the player and everything that it started; may be called again."""
        if self._closed:
            return
        self._closed = True
        self._link.kill()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
