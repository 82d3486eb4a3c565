"""Runs the checks of one exercise with one function spoiled, as far as it takes to see one of them fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from types import TracebackType
from typing import Any, Self

from grader.asking.calls import Ask, Calls, question_of
from grader.asking.conversation import Conversation
from grader.asking.rounds import in_rounds
from grader.course.catalog import Exercise
from grader.deciding.checks import at_all_levels, run_check
from grader.player import PlayerStopped, Returned, Source
from grader.player.guest import codec
from grader.referee.referee import Referee
from grader.text import Text
from grader.verify.known_answers import DoesNotRun, reference_of
from grader.verify.saboteurs.cappers import CappedCopy, capped_copies
from grader.verify.saboteurs.recording import Args, RecordedCall, RecordedRun, Recording, record
from grader.verify.saboteurs.saboteur import Saboteur

_MAIN = "saboteurs"
"""The module that the player is asked: it hands on the reference and its spoiled copies."""
_AT_ONCE = (3, 12, 48)
"""How many runs of checks go side by side, at first: most saboteurs are caught by the first few."""


class Bench:
    """One player with the reference and its capped copies, and what the checks ask of it."""

    def __init__(self, referee: Referee, exercise: Exercise) -> None:
        checks = at_all_levels(referee.prepare(exercise)[1])
        self.copies = capped_copies(exercise.solution.read_text(encoding="utf-8"))
        self._conversation = Conversation(stage=referee.stage, source=_source(exercise, self.copies))
        try:
            if self._conversation.running().loaded.problem is not None:
                raise DoesNotRun
            self.recording: Recording = record(self._conversation, checks)
        except PlayerStopped as stopped:
            raise DoesNotRun from stopped

    def is_caught(self, function: str, saboteur: Saboteur) -> bool:
        """Whether any check fails when this function is spoiled; only runs that it touches are tried."""
        touched: dict[int, bool] = {}

        def touches(call: RecordedCall) -> bool:
            if id(call) not in touched:
                touched[id(call)] = saboteur.touches(call)
            return touched[id(call)]

        # One after another, since most saboteurs are caught before all runs have been looked at.
        runs = (run for run in self.recording.runs if any(c.function == function and touches(c) for c in run.calls))
        return any(self._fails(function, saboteur, some) for some in _chunks(runs))

    def differs(self, function: str, asked_as: str) -> Callable[[RecordedCall], bool]:
        """Which recorded calls of a function its copy answers differently."""
        calls = [call for call in self.recording.calls_of(function) if not any(map(callable, call.args))]
        questions = [question_of(asked_as, call.args) for call in calls]
        self._begin()
        same: set[int] = {id(call) for call in calls}
        try:
            for call, reply in zip(calls, self._conversation.ask_together(questions), strict=False):
                alike = isinstance(reply, Returned) and codec.encode(reply.value) == codec.encode(call.value)
                if not alike:
                    same.discard(id(call))
        except PlayerStopped:
            same.clear()
        return lambda call: id(call) not in same

    def _fails(self, function: str, saboteur: Saboteur, runs: Sequence[RecordedRun]) -> bool:
        self._begin()
        try:
            statuses = in_rounds(
                self._conversation, [self._spoiled(function, saboteur, run) for run in runs], lambda passed: not passed
            )
        except PlayerStopped:
            return True
        return not all(statuses)

    def _spoiled(self, function: str, saboteur: Saboteur, run: RecordedRun) -> Callable[[Ask], bool]:
        def passes(ask: Ask) -> bool:
            calls = _SpoiledCalls(self.recording.known(ask), function, saboteur)
            return run_check(run.prepared, run.encoded, calls).verdict.status in ("passed", "broken")

        return passes

    def _begin(self) -> None:
        self._conversation.stops.clear()  # what hung on spoiled arguments is right on others
        self._conversation.begin(Text("", ""))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._conversation.close()


class _SpoiledCalls(Calls):
    """A run of a check for which one function is spoiled."""

    def __init__(self, ask: Ask, function: str, saboteur: Saboteur) -> None:
        super().__init__(ask)
        self._function, self._saboteur = function, saboteur

    def call(self, function: str, args: Args) -> Any:
        right = super().call
        if function != self._function:
            return right(function, args)
        asked = self._saboteur.asked_as or function
        return self._saboteur.spoiled(lambda changed: right(asked, changed), args)


def copy_name(copy: CappedCopy, function: str) -> str:
    """What the player calls a function of a capped copy."""
    return f"{function}, {copy.name}"


def _source(exercise: Exercise, copies: Sequence[CappedCopy]) -> Source:
    """The reference under its own name, its copies, and a module that hands on the functions of all."""
    source = reference_of(exercise)
    modules = dict(source.modules)
    lines = [f"from {source.main} import *"]
    functions = list(source.functions)
    for number, copy in enumerate(copies):
        module = f"{source.main}_copy_{number}"
        modules[module] = copy.text.encode()
        lines.append(f"import {module}")
        for function in sorted(copy.functions & set(source.functions)):
            lines.append(f"globals()[{copy_name(copy, function)!r}] = {module}.{function}")
            functions.append(copy_name(copy, function))
    modules[_MAIN] = "\n".join(lines).encode()
    return replace(source, modules=modules, main=_MAIN, functions=tuple(functions))


def _chunks(runs: Iterator[RecordedRun]) -> Iterator[list[RecordedRun]]:
    for size in (*_AT_ONCE, None):
        if chunk := list(islice(runs, size)):
            yield chunk
