"""One exercise of one submission before the referee: its checks are decided, and what failed is put into words."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Self

from grader.asking.conversation import Conversation
from grader.deciding.checks import PreparedCheck
from grader.deciding.judge import Decision, Judge
from grader.explaining.causes import Failed, in_the_wake_of
from grader.explaining.explainer import Explainer
from grader.explaining.words import Explanation, Parameters, explanation_of, in_words
from grader.results.model import CheckResult, StrictResult, StrictStatus
from grader.text import Text


class Judging:
    """Decides and explains, in this order: what is shown of a failure changes no verdict."""

    def __init__(
        self, conversation: Conversation, parameters: Parameters, explainer: Explainer | None, *, starred: bool
    ) -> None:
        """Without an `explainer` a failure is shown on the input that decided; `starred` where there is a star."""
        self.conversation = conversation
        self.judge = Judge(conversation)
        self.explainer = explainer
        self.parameters = parameters
        self.starred = starred
        self.shown: dict[str, bytes] = {}
        """Check -> the input on which its failure is shown, where a small one was looked for."""

    def check(self, prepared: PreparedCheck) -> CheckResult:
        """The result of one check, decided and explained at once."""
        return self.result_of(self.judge.decide(prepared))

    def result_of(self, decision: Decision) -> CheckResult:
        """The decision as a report has it."""
        started = time.perf_counter()
        explanation, verdict = self._explanation_of(decision), decision.verdict
        prepared, check = decision.prepared, decision.prepared.check
        if explanation.shown is not None:
            self.shown[check.id] = explanation.shown
        return CheckResult(
            id=check.id,
            title=check.title,
            kind=check.kind,
            max_points=round(prepared.max_points, 9),
            status="broken" if explanation.broken else verdict.status,
            points=0.0 if explanation.broken else round(prepared.max_points * verdict.share, 9),
            hint=explanation.hint or Text("", ""),
            book=check.book,
            failure=explanation.failure,
            reason=in_the_wake_of(decision.followed) if decision.followed else verdict.reason,
            followed=list(decision.followed),
            examples=len(prepared.inputs),
            seconds=decision.seconds + time.perf_counter() - started,
            extra=check.extra,
        )

    def strict_of(self, decision: Decision) -> StrictResult:
        """The decision on strict inputs as a report has it."""
        explanation, verdict = self._explanation_of(decision), decision.verdict
        status: StrictStatus = "passed" if verdict.status == "passed" else "failed"
        if verdict.status in ("skipped", "broken") or explanation.broken:
            status = "not_judged"
        return StrictResult(
            status=status,
            failure=explanation.failure,
            hint=explanation.hint or Text("", ""),
            reason=verdict.reason,
            examples=len(decision.prepared.inputs),
        )

    def with_strict(self, result: CheckResult, strict: Decision | None) -> CheckResult:
        """The result of a check with what became of its strict inputs, where it has some.

        What may be left out is itself for the star, where the exercise has one to give.
        """
        if self.starred and result.extra and (strict is None or result.status != "passed"):
            return replace(result, strict=_as_strict(result))
        return result if strict is None else replace(result, strict=self.strict_of(strict))

    def _explanation_of(self, decision: Decision) -> Explanation:
        if self.explainer is None:
            return in_words(lambda: explanation_of(decision, self.parameters))
        return self.explainer.explain(decision)

    def failed(self, results: Iterable[CheckResult]) -> list[Failed]:
        """Those of the decisions whose results are no passes, with the functions that are to blame."""
        wrong = {result.id for result in results if result.status in ("failed", "error", "timeout", "killed")}
        decisions = [decision for decision in self.judge.decisions if decision.prepared.check.id in wrong]
        return [Failed(one.prepared.check.id, one.prepared.check.title, one.to_blame) for one in decisions]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the players."""
        self.conversation.close()
        if self.explainer is not None:
            self.explainer.close()


def _as_strict(result: CheckResult) -> StrictResult:
    """What a check that may be left out says of the star: what it says at all."""
    status: StrictStatus = "passed" if result.status == "passed" else "failed"
    if result.status in ("skipped", "broken"):
        status = "not_judged"
    return StrictResult(
        status=status, failure=result.failure, hint=result.hint, reason=result.reason, examples=result.examples
    )
