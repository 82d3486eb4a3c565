"""The judge: decides the checks of one exercise for one submission, one after another."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from grader.asking.conversation import Conversation
from grader.authoring.pins import Pin
from grader.deciding.checks import PreparedCheck
from grader.deciding.replay import replay
from grader.deciding.verdict import ChangedInPlace, Run, Verdict, status_of
from grader.player import PlayerStopped
from grader.results.model import CheckResult
from grader.text import Text

_CORE_FIRST = Text("这一条检查先要通过", "This check has to pass first")


@dataclass(frozen=True, kw_only=True)
class Decision:
    """The verdict on a check, and the runs that it rests on."""

    prepared: PreparedCheck
    verdict: Verdict
    run: Run | None = None
    """The one that decided, where one did."""
    runs: Sequence[Run] = ()
    seconds: float = 0.0
    followed: tuple[str, ...] = ()
    """The functions that it was wrong because of, and no more: it earns its points all the same."""

    @property
    def right_otherwise(self) -> bool:
        """Whether nothing is wrong but that arguments were changed: what requires this check still counts."""
        return isinstance(self.verdict.cause, ChangedInPlace)

    @property
    def pin(self) -> Pin | None:
        """The pin on which it failed, where it is one."""
        return self.prepared.pin_at(self.run.inputs) if self.run is not None and self.run.failed else None

    @property
    def to_blame(self) -> tuple[str, ...]:
        """The functions whose answers did not pass."""
        return () if self.run is None or self.right_otherwise else self.run.functions


class Judge:
    """Decides check after check; arguments changed in place cost only the first check in which they show."""

    def __init__(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.decisions: list[Decision] = []
        self.strict: list[Decision] = []
        """Those on strict inputs, which cost no points."""
        self.changed: ChangedInPlace | None = None
        """What was first found to be changed in place; it costs one check, or is said of one that failed."""
        self._unearned: dict[str, Text] = {}
        """The checks that were not passed, with their titles."""

    def take_over(self, earlier: Iterable[CheckResult]) -> None:
        """Knows what another judge decided before."""
        own = {decision.prepared.check.id for decision in self.decisions}
        others = [result for result in earlier if result.id not in own]
        self._unearned |= {result.id: result.title for result in others if result.status != "passed"}

    def decide(self, prepared: PreparedCheck) -> Decision:
        """The verdict on a check of this exercise; those that it requires come before it."""
        started = time.perf_counter()
        decision = replace(self._decision(prepared), seconds=time.perf_counter() - started)
        if decision.verdict.status != "passed" and not decision.right_otherwise:
            self._unearned[prepared.check.id] = prepared.check.title
        self.decisions.append(decision)
        return decision

    def decide_strict(self, core: Decision) -> Decision | None:
        """The verdict on the strict inputs of a check that was decided; it is about the star, and comes after all core.

        They are judged only where the check is passed: what is wrong on ordinary inputs comes first.
        """
        if core.prepared.strict is None:
            return None
        if core.verdict.status != "passed":
            return Decision(prepared=core.prepared.strict, verdict=Verdict("skipped", reason=_CORE_FIRST))
        started = time.perf_counter()
        decision = self._decision(core.prepared.strict)
        self.strict.append(decision)
        return replace(decision, seconds=time.perf_counter() - started)

    def _decision(self, prepared: PreparedCheck) -> Decision:
        unmet = [title for id, title in self._unearned.items() if id in prepared.check.requires]
        if unmet:
            zh, en = unmet[0]
            unearned = Text(f"先通过“{zh}”，这一条才计分", f"Counts only once “{en}” is passed")
            return Decision(prepared=prepared, verdict=Verdict("skipped", reason=unearned))
        if reason := self.conversation.budget.used_up:
            return Decision(prepared=prepared, verdict=Verdict("skipped", reason=reason))
        return self._replayed(prepared)

    def _replayed(self, prepared: PreparedCheck) -> Decision:
        """Over all inputs: the first run that earns nothing decides, else the one that earns the least."""
        self.conversation.begin(prepared.check.title)
        try:
            runs = replay(prepared, prepared.inputs, self.conversation, lambda run: run.verdict.earns_nothing)
        except PlayerStopped as stopped:  # it is overdrawn, or did not even start
            self.conversation.restart()
            return Decision(prepared=prepared, verdict=Verdict(status_of(stopped), cause=stopped))
        worst = min(runs, key=lambda run: run.verdict.share)
        changed = [run for run in runs if run.changed]
        if changed and self.changed is None:
            smallest = min(changed, key=lambda run: len(run.inputs))
            self.changed = smallest.changed
            if worst.verdict.status == "passed":
                return Decision(
                    prepared=prepared, verdict=Verdict("failed", cause=self.changed), run=smallest, runs=runs
                )
        return Decision(prepared=prepared, verdict=worst.verdict, run=worst, runs=runs)
