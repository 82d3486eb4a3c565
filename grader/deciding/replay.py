"""A check on the inputs that were drawn for it: what decides about a submission is a replay of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grader.asking.calls import Ask, Calls
from grader.asking.conversation import Conversation
from grader.asking.rounds import in_rounds
from grader.deciding.checks import PreparedCheck, run_check
from grader.deciding.verdict import PASSED, Run

_FIRST_FEW = 4
"""On how many inputs a check is run one after another, before all others go out together: most mistakes show there."""


def replay(
    prepared: PreparedCheck, inputs: Sequence[bytes], conversation: Conversation, decides: Callable[[Run], bool]
) -> list[Run]:
    """The runs on these inputs up to the first that decides: the first few one by one, the others side by side."""

    def on(encoded: bytes) -> Callable[[Ask], Run]:
        return lambda ask: _run_or_recall(prepared, encoded, ask)

    runs = one_by_one(prepared, inputs[:_FIRST_FEW], conversation, decides)
    if runs and decides(runs[-1]):
        return runs
    return runs + in_rounds(conversation, [on(encoded) for encoded in inputs[_FIRST_FEW:]], decides)


def one_by_one(
    prepared: PreparedCheck, inputs: Sequence[bytes], conversation: Conversation, decides: Callable[[Run], bool]
) -> list[Run]:
    """The same, where one is likely to decide: no question is open then, and the player goes on."""
    runs: list[Run] = []
    for encoded in inputs:
        runs.append(_run_or_recall(prepared, encoded, conversation.ask))
        if decides(runs[-1]):
            break
    return runs


def _run_or_recall(prepared: PreparedCheck, encoded: bytes, ask: Ask) -> Run:
    """A run, or none where the replies are those of a run that passed."""
    heard, passed = prepared.remembered.follow(encoded, ask)
    if passed:
        return Run(encoded, heard, PASSED)
    run = run_check(prepared, encoded, Calls(ask, heard))
    if run.verdict.status == "passed":
        prepared.remembered.learn(encoded, run.calls)
    return run
