"""What the checks of an exercise ask of its reference, call by call: recorded once, for all saboteurs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from grader.asking.calls import Ask, Calls, Question
from grader.asking.conversation import Conversation
from grader.asking.rounds import in_rounds
from grader.deciding.checks import PreparedCheck, run_check
from grader.player import PlayerStopped, Reply, Returned
from grader.player.guest import codec
from grader.verify.known_answers import ReferenceFails
from grader.verify.saboteurs.data import Datum

Args = tuple[Any, ...]


@dataclass(eq=False)
class RecordedCall:
    """One call of the reference, and what it gave."""

    function: str
    args: Args
    value: Any

    @cached_property
    def data(self) -> list[Datum]:
        return [Datum(argument) for argument in self.args]


@dataclass
class RecordedRun:
    """One check on one input, with the calls it made on the reference."""

    prepared: PreparedCheck
    encoded: bytes
    calls: list[RecordedCall] = field(default_factory=list)


class Recording:
    """All runs of all checks, and the reference's replies by the call that was sent."""

    def __init__(self) -> None:
        self.runs: list[RecordedRun] = []
        self.replies: dict[bytes, Reply] = {}
        self._distinct: dict[str, dict[bytes, RecordedCall]] = {}

    def calls_of(self, function: str) -> list[RecordedCall]:
        """The calls of one function, each set of arguments once."""
        return list(self._distinct.get(function, {}).values())

    def remember(self, function: str, args: Args, value: Any) -> RecordedCall:
        """The call, on copies that no check can change; the very same object for equal calls."""
        key = codec.encode([repr(argument) if callable(argument) else argument for argument in args])
        calls = self._distinct.setdefault(function, {})
        if key not in calls:
            copies = tuple(argument if callable(argument) else _copied(argument) for argument in args)
            calls[key] = RecordedCall(function, copies, _copied(value))
        return calls[key]

    def known(self, ask: Ask) -> Ask:
        """Answers from memory what the reference was asked before; it answers equal calls equally."""

        def answer(question: Question) -> Reply | PlayerStopped:
            reply = self.replies.get(question.payload) or ask(question)
            if question.callbacks or isinstance(reply, PlayerStopped):
                return reply
            self.replies[question.payload] = reply
            return replace(reply, value=_copied(reply.value)) if isinstance(reply, Returned) else reply

        return answer


def record(conversation: Conversation, checks: Sequence[PreparedCheck]) -> Recording:
    """Runs all checks on the reference, in its player, and keeps what they asked."""
    recording = Recording()
    for prepared in checks:
        conversation.begin(prepared.check.title)
        runs = in_rounds(
            conversation, [_run(recording, prepared, encoded) for encoded in prepared.inputs], lambda run: False
        )
        recording.runs += [run for run in runs if run is not None]
        if not all(runs):
            raise ReferenceFails
    return recording


def _run(recording: Recording, prepared: PreparedCheck, encoded: bytes) -> Callable[[Ask], RecordedRun | None]:
    def run(ask: Ask) -> RecordedRun | None:
        calls = _RecordedCalls(recording, ask)
        passed = run_check(prepared, encoded, calls).verdict.status == "passed"
        return RecordedRun(prepared, encoded, calls.recorded) if passed else None

    return run


class _RecordedCalls(Calls):
    """A run of a check whose calls are remembered."""

    def __init__(self, recording: Recording, ask: Ask) -> None:
        super().__init__(recording.known(ask))
        self._recording = recording
        self.recorded: list[RecordedCall] = []

    def call(self, function: str, args: Args) -> Any:
        value = super().call(function, args)
        self.recorded.append(self._recording.remember(function, args, value))
        return value


def _copied(value: Any) -> Any:
    return codec.decode(bytearray(codec.encode(value)))
