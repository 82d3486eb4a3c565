"""The input on which a failure is shown: the plainest of those at hand, kept ones and what a search finds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from grader.asking.calls import Calls
from grader.asking.conversation import Conversation
from grader.deciding.checks import PreparedCheck, run_check
from grader.deciding.replay import one_by_one, replay
from grader.deciding.verdict import Run
from grader.explaining.beside import LONG, has_company
from grader.explaining.effort import Effort
from grader.explaining.plainness import obscurity, visibility
from grader.explaining.shrinking import EnoughShrinking
from grader.player import PlayerStopped
from grader.player.guest import codec

_MORE = 8
"""On how many more inputs another failure is looked for."""
_ENOUGH = 6
"""Of so many failures one is plain, or none is."""

Shrink = Callable[[Callable[[dict[str, Any]], bool]], bool]
"""Runs hypothesis on a function that says whether inputs fail; whether it ended by itself."""


@dataclass(kw_only=True)
class Search:
    """A search for a small input on which a check fails in the same way, and what it met on its way."""

    prepared: PreparedCheck
    conversation: Conversation
    found: Run
    """The failure that decided."""
    counterexamples: Sequence[bytes]
    """Small inputs on which known mistakes showed, the smallest first."""
    right: list[Run]
    """Runs that passed."""
    wrong: list[Run]
    """Runs that failed in the same way."""
    effort: Effort
    """What may be spent on it."""

    def smallest(self, shrink: Shrink) -> Run:
        """The failure that is shown: the plainest on the counterexamples, or on what hypothesis finds without any.

        A few inputs that are about twice as large are tried as well, for another failure to stand beside it.
        """
        found = self.found
        try:
            known = self._failing_of(self.counterexamples)
            # Where a known kind of mistake shows, a search would end no lower.
            at_hand = [*known, found] if known else [self._searched(shrink), found]
            if min(map(visibility, at_hand)):
                small = sorted({one for one in self.prepared.inputs if len(one) <= LONG} - {found.inputs}, key=len)
                at_hand += self._failing_of(small[:_MORE])
            shown = min(at_hand, key=obscurity)
            if not has_company(shown, self.wrong):
                size = len(shown.inputs)
                larger = {one for one in (*self.counterexamples, *self.prepared.inputs) if size <= len(one) <= LONG}
                larger -= {shown.inputs, found.inputs}
                by_size = sorted(larger, key=lambda one: (abs(len(one) - 2 * size), one))
                self._failing_of(by_size[:_MORE], enough=1)
        except PlayerStopped:
            return found
        return shown

    def _failing_of(self, inputs: Sequence[bytes], enough: int = _ENOUGH) -> list[Run]:
        """The first runs on these inputs that show the same as what was found."""
        failing: list[Run] = []

        def ends(run: Run) -> bool:
            if self.found.shows_the_same(run):
                failing.append(run)
            return len(failing) >= enough or self.effort.over or bool(self.conversation.budget.overdrawn)

        runs = one_by_one(self.prepared, inputs, self.conversation, ends)
        self.right += [run for run in runs if run.verdict.status == "passed"]
        self.wrong += failing
        return failing

    def _searched(self, shrink: Shrink) -> Run:
        """The smallest failure that a bounded search with hypothesis finds."""
        prepared, found, conversation = self.prepared, self.found, self.conversation
        chosen, generated = prepared.inputs[: len(prepared.check.also)], prepared.inputs[len(prepared.check.also) :]
        best = last = found
        if found.inputs in chosen:
            # hypothesis knows nothing of the chosen inputs: is there one of its own that fails?
            try:
                runs = replay(prepared, generated, conversation, found.shows_the_same)
            except PlayerStopped:
                return found
            if not runs or not found.shows_the_same(runs[-1]):
                return found
            last = runs[-1]
        # Up to the one that fails it draws again what has just been passed.
        passed = set(generated[: generated.index(last.inputs)])

        def fails(inputs: dict[str, Any]) -> bool:
            nonlocal best, last
            if self.effort.over or conversation.budget.overdrawn:
                raise EnoughShrinking
            encoded = codec.encode(inputs)
            if encoded in passed:
                return False
            run = run_check(prepared, encoded, Calls(conversation.ask), inputs)
            if run.verdict.status == "passed":
                self.right.append(run)
            shown = found.shows_the_same(run)
            if shown:
                self.wrong.append(run)
                last = run
                best = min(best, run, key=lambda run: len(run.inputs))
            return shown

        finished = shrink(fails)
        # hypothesis ends by running once more what it thinks the simplest input; a chosen one may be smaller still.
        return last if finished and (found.inputs not in chosen or len(last.inputs) <= len(found.inputs)) else best
