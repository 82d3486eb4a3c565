"""Explains what was decided: on a small input, and with what a fresh player makes of it. No verdict depends on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from grader.asking.calls import AnswerRaised, Calls
from grader.asking.conversation import Conversation
from grader.deciding.checks import PreparedCheck, run_check
from grader.deciding.judge import Decision
from grader.deciding.verdict import Run
from grader.explaining.beside import beside_others
from grader.explaining.effort import Effort
from grader.explaining.shrinking import LATER_SHRINKING, MOST_SHRINKING, shrink
from grader.explaining.smaller import Search
from grader.explaining.words import (
    Explanation,
    Parameters,
    depends_on_earlier_calls,
    explanation_of,
    failure_of,
    hint_of,
    in_words,
)
from grader.player import PlayerStopped


class Explainer:
    """Explains the failures of one exercise of one submission, which it asks in a player of its own."""

    def __init__(
        self,
        conversation: Conversation,
        parameters: Parameters,
        counterexamples: Callable[[str], Sequence[bytes]],
        seed: int,
        later_effort: int = LATER_SHRINKING,
    ) -> None:
        """`counterexamples` finds small inputs for a check on which known mistakes showed, the smallest first."""
        self.apart = conversation.apart()
        self._parameters, self._counterexamples, self._seed = parameters, counterexamples, seed
        self._asked_alone: set[str] = set()
        """Functions that failed and were asked once more in a fresh player."""
        self._draws, self._later_draws = MOST_SHRINKING, later_effort
        self._effort = Effort(lambda: self.apart.budget.spent.cpu)

    def explain(self, decision: Decision) -> Explanation:
        """The decision in words: where nothing was earned, on the smallest input that shows why."""
        with self._effort.spent():
            return self._explain(decision)

    def _explain(self, decision: Decision) -> Explanation:
        run = decision.run
        if run is None or not run.failed or not run.verdict.earns_nothing or _ran_out_of_memory(run) or self._tired:
            return in_words(lambda: explanation_of(decision, self._parameters))
        prepared, search = decision.prepared, self.apart
        new = set(run.functions) - self._asked_alone  # a check may be slow: once for each function will do
        self._asked_alone |= new
        if new:
            search.restart()
        search.begin(prepared.check.title)
        if new and _right_alone(prepared, search, run):
            return in_words(lambda: self._depends_on_earlier_calls(run))
        return self._on_a_small_input(decision, run)

    @property
    def _tired(self) -> bool:
        return self._effort.over or self.apart.budget.used_up is not None

    def _depends_on_earlier_calls(self, run: Run) -> Explanation:
        return Explanation(depends_on_earlier_calls(failure_of(run, self._parameters)))

    def _on_a_small_input(self, decision: Decision, found: Run) -> Explanation:
        prepared = decision.prepared
        right, wrong = [run for run in decision.runs if run.verdict.status == "passed"], [found]
        shown = found
        if prepared.check.given:
            strict = prepared.check.level == "strict"  # what is kept was drawn with what the points are for
            kept = () if strict else self._counterexamples(prepared.check.id)
            search = Search(
                prepared=prepared,
                conversation=self.apart,
                found=found,
                counterexamples=kept,
                right=right,
                wrong=wrong,
                effort=self._effort,
            )
            shown = search.smallest(lambda fails: self._shrink(prepared, fails))

        def explained() -> Explanation:
            failure = beside_others(failure_of(shown, self._parameters), shown, right, wrong, self._parameters)
            return Explanation(failure, hint_of(shown.verdict, prepared.check))

        return replace(in_words(explained), shown=shown.inputs if prepared.check.given else None)

    def _shrink(self, prepared: PreparedCheck, fails: Callable[[dict[str, Any]], bool]) -> bool:
        draws, self._draws = self._draws, self._later_draws
        return shrink(prepared.check, self._seed, fails, draws)

    def close(self) -> None:
        """Ends its player."""
        self.apart.close()


def _ran_out_of_memory(run: Run) -> bool:
    """Whether another such input would only fill the memory again."""
    return isinstance(run.verdict.cause, AnswerRaised) and run.verdict.cause.error.type == "MemoryError"


def _right_alone(prepared: PreparedCheck, fresh: Conversation, found: Run) -> bool:
    """Whether what failed after other calls is right as the first thing that a player is asked."""
    try:
        return run_check(prepared, found.inputs, Calls(fresh.ask)).verdict.status == "passed"
    except PlayerStopped:
        return False
