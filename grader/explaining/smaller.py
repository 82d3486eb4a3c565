"""The input on which a failure is shown: one that is kept, else the smallest that a search finds."""

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
from grader.explaining.shrinking import EnoughShrinking
from grader.player import PlayerStopped
from grader.player.guest import codec

_MORE = 8
"""On how many more inputs another failure is looked for."""

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

    def smallest(self, shrink: Shrink) -> Run:
        """The failure that is shown: on a counterexample where one shows it, else the smallest that hypothesis finds.

        A few inputs that are about twice as large are tried as well, for another failure to stand beside it.
        """
        found = self.found
        try:
            known = self._first_of(self.counterexamples)
            # Where a known kind of mistake shows, a search would end no lower.
            shown = min(found, known, key=lambda run: len(run.inputs)) if known else self._searched(shrink)
            if not has_company(shown, self.wrong):
                size = len(shown.inputs)
                larger = {one for one in (*self.counterexamples, *self.prepared.inputs) if size <= len(one) <= LONG}
                larger -= {shown.inputs, found.inputs}
                by_size = sorted(larger, key=lambda one: (abs(len(one) - 2 * size), one))
                self._first_of(by_size[:_MORE])
        except PlayerStopped:
            return found
        return shown

    def _first_of(self, inputs: Sequence[bytes]) -> Run | None:
        """The first run on these inputs that shows the same as what was found."""
        runs = one_by_one(self.prepared, inputs, self.conversation, self.found.shows_the_same)
        self.right += [run for run in runs if run.verdict.status == "passed"]
        if not runs or not self.found.shows_the_same(runs[-1]):
            return None
        self.wrong.append(runs[-1])
        return runs[-1]

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
            if conversation.budget.overdrawn:
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
