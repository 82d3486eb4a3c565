"""How a check asks: each call of a student's function is a question to the player; the reply is what the check gets.

A check calls `answer.entropy(y)` as if the function were here; `Calls` keeps what one run asked, and what came back.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any

from grader.authoring.compare import CheckFailed
from grader.errors import Hinted
from grader.player import (
    Familiar,
    Missing,
    PlayerStopped,
    Raised,
    Reply,
    Returned,
    Unusable,
    Unwritten,
    encode_call,
)
from grader.player.guest import codec, frames
from grader.results.model import StudentError
from grader.text import Text


class AnswerRaised(Hinted, Exception):
    """The student's function raised an exception."""

    def __init__(self, error: StudentError) -> None:
        super().__init__(f"{error.type}: {error.message}")
        self.error = error


class NotWritten(Exception):
    """The check needs a function that the student has not written yet."""

    def __init__(self, function: str, reason: Text) -> None:
        super().__init__(reason.en)
        self.function, self.reason = function, reason


class Answer:
    """The submission under test, as a check sees it: each attribute is a function that runs in the player."""

    def __init__(self, call: Callable[[str, tuple[Any, ...]], Any]) -> None:
        self._call = call

    def __getattr__(self, function: str) -> Callable[..., Any]:
        if function.startswith("_"):
            raise AttributeError(function)
        return lambda *args: self._call(function, args)


@dataclass(frozen=True)
class Question:
    """One call of a student's function, as it is sent."""

    function: str
    payload: bytes
    callbacks: tuple[Callable[..., Any], ...] = ()
    """The functions among its arguments: the player may call them back."""
    familiar: Container[bytes] = field(default=(), compare=False, repr=False)
    """The values that need not be decoded, as they would be sent."""

    @cached_property
    def name(self) -> bytes:
        """Short, and the same for equal questions only."""
        return blake2b(self.payload, digest_size=16).digest()


def question_of(function: str, args: tuple[Any, ...]) -> Question:
    callbacks: list[Callable[..., Any]] = []
    payload = encode_call(function, args, callbacks)
    return Question(function, payload, tuple(callbacks))


@dataclass(frozen=True)
class Call:
    """A question, and what came of it."""

    question: Question
    reply: Reply | PlayerStopped | None = None
    """None while the question is open."""
    args: tuple[Any, ...] = ()
    """The arguments as the check gave them, where they are at hand."""

    @property
    def arguments(self) -> Sequence[Any]:
        """The arguments, read back from the question where nobody has them any more."""
        if self.args or self.question.callbacks:
            return self.args
        return [codec.decode(argument) for argument in frames.unpack_call(bytearray(self.question.payload))[1]]

    @cached_property
    def returned(self) -> Returned | None:
        """What the function returned, if it did; a reply that was met before is decoded only here."""
        reply = decoded(self.reply)
        return reply if isinstance(reply, Returned) else None

    @property
    def comparable(self) -> bool:
        """Whether somebody else can be asked the same, and the replies be compared."""
        return not self.question.callbacks and self.reply is not None and not isinstance(self.reply, PlayerStopped)


Ask = Callable[[Question], Reply | PlayerStopped]
"""Puts a question to the player."""


class Calls:
    """The calls of one run of a check, as they are made."""

    def __init__(self, ask: Ask, heard: Sequence[Call] = ()) -> None:
        """What was `heard` before the run began is not asked again."""
        self._ask = ask
        self._heard = list(reversed(heard))
        self.made: list[Call] = []

    def call(self, function: str, args: tuple[Any, ...]) -> Any:
        """What the function returns; raises what else may become of the call."""
        question = question_of(function, args)
        self.made.append(Call(question, None, args))
        reply = decoded(self.reply_to(question, args))
        self.made[-1] = Call(question, reply, args)
        return value_of(function, reply)

    def reply_to(self, question: Question, args: tuple[Any, ...]) -> Reply | PlayerStopped | None:
        if self._heard:
            heard = self._heard.pop()
            if heard.question.payload == question.payload:
                return heard.reply
            self._heard.clear()
        return self._ask(question)


def decoded(reply: Reply | PlayerStopped | None) -> Reply | PlayerStopped | None:
    """The reply with its value."""
    return Returned(codec.decode(bytearray(reply.sent)), sent=reply.sent) if isinstance(reply, Familiar) else reply


def value_of(function: str, reply: Reply | PlayerStopped | None) -> Any:
    """What a function returned; raises what else may have become of the call."""
    match reply:
        case Returned(value=value):
            return value  # the player worked on a copy of the arguments, so that the result is judged by itself
        case Raised(error=error):
            raise AnswerRaised(error)
        case Unusable(reason=reason):
            raise CheckFailed(reason, specific=True)
        case Missing():
            raise NotWritten(function, Text(f"没有函数 {function}", f"There is no function {function}"))
        case Unwritten():
            raise NotWritten(function, Text(f"函数 {function} 还没有写", f"{function} is not written yet"))
        case PlayerStopped():
            raise reply
    raise AssertionError(f"Expected a reply but got {reply!r}")
