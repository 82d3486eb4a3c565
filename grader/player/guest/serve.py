"""The life of a player: say which layers hold, receive the source, answer calls until the referee hangs up."""

from __future__ import annotations

import inspect
import random
import sys
import warnings
from collections.abc import Callable
from typing import Any, NoReturn

import numpy as np

from . import codec, frames
from .channel import Channel
from .errors import describe, raised_in
from .layers import Layers
from .student_module import StudentModules
from .whereabouts import Whereabouts

Part = bytes | memoryview

_UNCHANGEABLE = (type(None), bool, int, float, complex, str)
_SEED = 20_160_101
_SMALL = 1 << 16
_MOST_NAMES = 100


class Player:
    """Answers the referee's questions about one submission."""

    def __init__(self, channel: Channel, reply_bytes: int) -> None:
        self.channel = channel
        self.reply_bytes = reply_bytes
        self.nonce = frames.NO_NONCE
        """Of the question that is open."""

    def serve(self, layers: Layers) -> NoReturn:
        """Ends with EOFError when the referee has gone."""
        held = {"in_force": layers.in_force, "missing": layers.missing, "leaks": layers.leaks}
        self.channel.send(frames.READY, frames.NO_NONCE, codec.encode(held))
        _, nonce, payload = self.channel.receive()
        warnings.simplefilter("ignore", RuntimeWarning)  # numpy's about overflow: nobody printed them
        random.seed(_SEED)
        np.random.seed(_SEED)
        # Bytes are not plain data for a student's function, but arrays of them are.
        source = codec.decode(payload)
        source["modules"] = {name: array.tobytes() for name, array in source["modules"].items()}
        self.submission = StudentModules(source)
        self.whereabouts = Whereabouts(self.channel, self.submission.own_files, source["seconds"])
        self.whereabouts.begin(nonce, source["load_seconds"])
        self.submission.load()
        for number, name in enumerate(source["replaced"], 1):
            self.submission.replace(name, _Replacement(self, -number))
        self.whereabouts.pause()
        loaded = {
            "problem": self.submission.problem,
            "missing": list(self.submission.missing),
            "unwritten": list(self.submission.unwritten),
            "defined": self.submission.defined[:_MOST_NAMES],
            "scratch": self.submission.scratch[:_MOST_NAMES],
        }
        self._reply(frames.LOADED, nonce, codec.encode(loaded))
        while True:
            _, nonce, payload = self.channel.receive()
            self.nonce = nonce
            kind, reply = self._answer(nonce, payload)
            if sum(map(len, reply)) > self.reply_bytes:
                kind, reply = frames.UNUSABLE, codec.encode_parts(["", "bytes", ""])
            self._reply(kind, nonce, *reply)

    def _reply(self, kind: int, nonce: bytes, *payload: Part) -> None:
        try:
            sys.stdout.flush()
            sys.stderr.flush()
        except BaseException:
            pass  # The student put something else in their place.
        self.channel.send(kind, nonce, *payload)

    def _answer(self, nonce: bytes, payload: bytearray) -> tuple[int, list[Part]]:
        name, encoded = frames.unpack_call(payload)
        submission = self.submission
        if submission.problem is not None:
            return frames.RAISED, codec.encode_parts(submission.problem)
        function = submission.function(name)
        if function is None:
            return frames.MISSING, []
        if name in submission.unwritten:
            return frames.UNWRITTEN, []

        def callback(number: int) -> Callable[..., Any]:
            return _Callback(self, nonce, number)

        arguments = [codec.decode(argument, callback, copy=True) for argument in encoded]
        try:
            value = self._run(function, arguments, nonce)
        except BaseException as problem:
            if isinstance(problem, NotImplementedError) and raised_in(problem, submission.own_files):
                return frames.UNWRITTEN, []
            return frames.RAISED, codec.encode_parts(describe(problem, submission.own_files, function))
        try:
            changed = sum(
                1 << index for index, pair in enumerate(zip(arguments, encoded, strict=True)) if _differs(*pair)
            )
            mask = changed.to_bytes(frames.MASK_BYTES, "little")
            return frames.RETURNED, [mask, *codec.encode_parts(value, limited=True)]
        except codec.CodecError as problem:
            return frames.UNUSABLE, codec.encode_parts([codec.type_name(value), problem.code, problem.detail])
        except BaseException as problem:  # Too large for the memory, or an object whose own methods fail.
            return frames.RAISED, codec.encode_parts(describe(problem, submission.own_files, function))

    def _run(self, function: Callable[..., Any], arguments: list[Any], nonce: bytes) -> Any:
        self.whereabouts.begin(nonce)
        try:
            return function(*arguments)
        finally:
            self.whereabouts.pause()

    def call_back(self, nonce: bytes, number: int, arguments: tuple[Any, ...]) -> Any:
        """Asks the referee to call the function that it passed as an argument."""
        try:
            question = codec.encode([number, list(arguments)], limited=True)
        except codec.CodecError as problem:
            raise TypeError(
                f"这个函数只接受普通数据 / this function takes plain data only: {problem.detail or problem.code}"
            ) from None
        self.whereabouts.pause()
        self.channel.send(frames.CALLBACK, nonce, question)
        kind, _, payload = self.channel.receive()
        answer = codec.decode(payload, copy=True)
        self.whereabouts.go_on(nonce)
        if kind == frames.REFUSED:
            raise TypeError(answer)
        return answer


class _Callback:
    """Stands for a function of the referee's that was passed as an argument."""

    def __init__(self, player: Player, nonce: bytes, number: int) -> None:
        self._player, self._nonce, self.number = player, nonce, number

    def __call__(self, *arguments: Any) -> Any:
        return self._player.call_back(self._nonce, self.number, arguments)


class _Replacement:
    """Stands for a function of the student's that is answered by the referee."""

    def __init__(self, player: Player, number: int) -> None:
        self._player, self._number = player, number
        self.__wrapped__: Any = None
        """The student's own, which says what the parameters are called."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        if named:
            bound = inspect.signature(self.__wrapped__).bind(*arguments, **named)
            if bound.kwargs:
                raise TypeError(f"{', '.join(bound.kwargs)} by position, please")
            arguments = bound.args
        return self._player.call_back(self._player.nonce, self._number, arguments)


def _number(callback: Any) -> int:
    if not isinstance(callback, _Callback):
        raise codec.CodecError("type", codec.type_name(callback))
    return callback.number


def _differs(argument: Any, encoded: memoryview) -> bool:
    """Whether an argument, after the call, is no longer what was received."""
    if isinstance(argument, _UNCHANGEABLE):
        return False
    try:
        parts = codec.encode_parts(argument, _number)
    except codec.CodecError:
        return True  # Something that is not data was put into it.
    if len(encoded) < _SMALL:
        return b"".join(parts) != encoded.tobytes()
    start = 0
    for part in parts:
        if not _equal(encoded[start : start + len(part)], memoryview(part)):
            return True
        start += len(part)
    return start != len(encoded)


def _equal(left: memoryview, right: memoryview) -> bool:
    """Compares through small copies: views compare element by element, and one large copy costs fresh memory."""
    return len(left) == len(right) and all(
        left[start : start + _SMALL].tobytes() == right[start : start + _SMALL].tobytes()
        for start in range(0, len(left), _SMALL)
    )
