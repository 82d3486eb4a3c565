"""One mistake costs once: what fails only because of a function that has cost its points earns its own all the same.

Where a function fails a check that asks nothing else, the checks above it are judged once more with that function
answered by the reference. In the player its name stands for a proxy; what the proxy is asked comes back to this side,
and goes to a second player that has loaded the reference. So no code of the reference runs in the student's process,
and a reference that fails on what it is asked refuses the call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Self

from grader.asking.calls import question_of
from grader.asking.conversation import Conversation
from grader.deciding.judge import Decision, Judge
from grader.deciding.uses import used_by
from grader.deciding.verdict import ChangedInPlace
from grader.player import Player, PlayerStopped, Refused, Reply, Returned, Source
from grader.text import Text

MOST_CAUSES = 3
"""How many functions of an exercise are answered by the reference at most."""
MOST_CALLS = 10_000
"""How often it is asked in one exercise at most."""
MOST_REMEMBERED = 4_096
"""Bytes of an answer of the reference that is kept for those who ask the same again."""
_WRONG = ("failed", "error", "timeout", "killed")


def follow_through(
    judge: Judge, decisions: Sequence[Decision], reference: Source, functions: Sequence[str]
) -> list[Decision]:
    """The decisions, those that follow from others with their points; one cause after another, the deepest first."""
    found = {decision.prepared.check.id: decision for decision in decisions}
    source = judge.conversation.source
    uses = used_by(source.modules[source.main], functions)
    replaced: list[str] = []
    with _Reference(judge.conversation, reference) as right:
        while len(replaced) < MOST_CAUSES and (cause := _deepest(found.values(), functions, uses, replaced)):
            replaced.append(cause)
            with _Corrected.like(judge.conversation, right.answering(replaced)) as corrected:
                for decision in [one for one in found.values() if not one.prepared.check.extra]:
                    required = [found[id] for id in decision.prepared.check.requires if id in found]
                    released = _is_released(decision, required)
                    if not released and (_is_own(decision, replaced) or not _depends(decision, cause, uses)):
                        continue
                    if _passes(corrected, decision, judge.changed, right):
                        reasons = [name for one in required if released for name in one.followed]
                        causes = tuple(name for name in replaced if name in reasons or _depends(decision, name, uses))
                        verdict = replace(decision.verdict, status="followed", share=1.0)
                        found[decision.prepared.check.id] = replace(decision, verdict=verdict, followed=causes)
    return list(found.values())


def _deepest(
    decisions: Iterable[Decision], functions: Sequence[str], uses: Mapping[str, frozenset[str]], replaced: Sequence[str]
) -> str:
    """A function that has cost points in a check of its own, and calls no other such; "" where there is none."""
    every = list(decisions)
    causes = [one for one in functions if one not in replaced and _has_cost(one, every) and not _passes_on(one, every)]
    deepest = [one for one in causes if not uses.get(one, frozenset()) & set(causes)]
    return next(iter([*deepest, *causes]), "")


def _has_cost(function: str, decisions: Iterable[Decision]) -> bool:
    return any(
        _is_own(one, [function]) and one.prepared.max_points and not one.prepared.check.extra for one in decisions
    )


def _passes_on(function: str, decisions: Iterable[Decision]) -> bool:
    """Whether it is given functions, which cannot be handed from one player to another."""
    calls = (call for decision in decisions for run in decision.runs for call in run.calls)
    return any(call.question.function == function and call.question.callbacks for call in calls)


def _is_own(decision: Decision, functions: Sequence[str]) -> bool:
    """Whether it is wrong, and asked nothing but one of these."""
    asked = {function for run in decision.runs for function in run.functions}
    return _is_wrong(decision) and len(asked) == 1 and asked <= set(functions)


def _is_wrong(decision: Decision) -> bool:
    return decision.verdict.status in _WRONG and not decision.right_otherwise


def _is_released(decision: Decision, required: Sequence[Decision]) -> bool:
    """Whether it was left out for the sake of checks that follow from others, as it turned out."""
    settled = all(one.verdict.status in ("passed", "followed") for one in required)
    return decision.verdict.status == "skipped" and settled and any(one.followed for one in required)


def _depends(decision: Decision, function: str, uses: Mapping[str, frozenset[str]]) -> bool:
    """Whether it is wrong, and asked this function, or one that calls it."""
    asked = decision.to_blame
    return _is_wrong(decision) and any(function == one or function in uses.get(one, ()) for one in asked)


def _passes(corrected: Conversation, decision: Decision, changed: ChangedInPlace | None, right: _Reference) -> bool:
    """Whether the check is content once some functions are right; what was `changed` in place has cost its check."""
    right.begin()
    again = Judge(corrected)
    again.changed = changed
    return again.decide(decision.prepared).verdict.status == "passed" and not right.refused


@dataclass(kw_only=True)
class _Corrected(Conversation):
    """A conversation with the submission, some of whose functions are answered here."""

    replaced: Mapping[str, Callable[..., Any]]

    @classmethod
    def like(cls, other: Conversation, replaced: Mapping[str, Callable[..., Any]]) -> Self:
        return cls(stage=other.stage, source=other.source, budget=other.budget, replaced=replaced)

    def start(self) -> Player:
        return self.stage.player(self.source, self.replaced)


class _Reference:
    """The reference in a player of its own, to be asked by proxies."""

    def __init__(self, submission: Conversation, source: Source) -> None:
        self._conversation = Conversation(stage=submission.stage, source=source, budget=submission.budget)
        self._known: dict[bytes, Reply | PlayerStopped] = {}
        self._calls = 0
        self.refused = False
        """Whether it had no answer since a check began: then nothing is said of the check."""

    def begin(self) -> None:
        """From here on it answers for another check."""
        self.refused = False
        self._conversation.begin(Text("", ""))

    def answering(self, functions: Sequence[str]) -> dict[str, Callable[..., Any]]:
        """What stands in the place of each function."""
        return {function: partial(self._answer, function) for function in functions}

    def _answer(self, function: str, *arguments: Any) -> Any:
        self._calls += 1
        if self._calls <= MOST_CALLS:
            question = question_of(function, arguments)
            reply = self._known.get(question.name) or self._conversation.ask(question)
            if not isinstance(reply, Returned) or 0 < len(reply.sent) <= MOST_REMEMBERED:
                self._known[question.name] = reply
            if isinstance(reply, Returned):
                return reply.value  # which is only encoded and sent
        self.refused = True
        raise Refused(f"{function} 在这里没有答案 / {function} has no answer to this")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._conversation.close()
