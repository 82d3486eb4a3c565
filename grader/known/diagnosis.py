"""Which known misconception behaves like this submission, where exactly one does.

The known mistakes are asked what the student's functions were asked, with the same arguments. A mistake that
returns the same on every call of every failing check, and on all other calls too, is the same misconception; if two do,
they cannot be told apart, and nothing is said.

Right answers may differ, though, in ties, witnesses or the last digits, and so do submissions that make the same
mistake. Where no known mistake returns the same throughout, the reference is asked as well: it tells on which calls a
known mistake shows, and there the submission must return the same; elsewhere it may go its own way, as far as
checks that it passed have shown its own way to be right.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from grader.asking.budget import spent_by
from grader.asking.calls import Call, Question
from grader.deciding.verdict import Run
from grader.known.answers import MOST_CALLS, Bank, KnownAnswer, Suspect, comparable
from grader.player import Player, PlayerStopped, Stage
from grader.results.closeness import nearly
from grader.results.model import Diagnosis

_CLOSELY, _ROUGHLY = nearly(1e-6, 1e-6), nearly(1e-3, 1e-3)
"""What another way of computing the same may differ by, and what no such way explains."""
MOST_SECONDS = 10.0
"""What a submission may use of its CPU, and let itself be waited for, while it is probed: else nothing is said."""
_LOOK_AGAIN = 0.1


@dataclass
class Evidence:
    """What the student's functions were asked while they were graded, and what they answered."""

    failing: list[list[Call]] = field(default_factory=list)
    """The calls of each run that failed, as far as others can be asked the same: they say what the mistake is.

    A run without any, such as one whose calls are given functions, says nothing, and then nobody can be named for it.
    """
    others: list[Call] = field(default_factory=list)
    """All further calls: they tell one mistake from another."""
    clear: bool = True
    """False once something happened that cannot be compared, such as a time-out."""


def evidence_of(runs: Iterable[Run]) -> Evidence:
    """What was asked and answered in these runs, as far as somebody else can be asked the same."""
    evidence = Evidence()
    for run in runs:
        calls = [call for call in run.calls if call.comparable]
        if run.verdict.status in ("timeout", "killed"):
            evidence.clear = False
        if run.failed:
            evidence.failing.append(calls)
        else:
            evidence.others += calls
    return evidence


def diagnose(
    stage: Stage,
    bank: Bank,
    submission: Callable[[], Player],
    evidence: Evidence,
    probes: Callable[[], Sequence[Question]],
) -> Diagnosis | None:
    """The one misconception that explains everything the student's code returned, or None.

    `submission` is a player with it, of which nothing is asked any more afterwards.

    A check ends at its first failure, so most of its inputs were never tried: `probes` are calls on all of them. They
    are asked only if some known mistake fits so far, which is rare.
    """
    if not evidence.failing or not all(evidence.failing) or not evidence.clear:
        return None
    others = evidence.others[:MOST_CALLS]
    failing = [one for run in evidence.failing for one in run]
    more: list[Call] | None = None
    probed = False

    def also_on_probes(fits: Callable[[Suspect, list[Call]], bool], suspects: list[Suspect]) -> list[Suspect]:
        nonlocal more, probed
        if suspects and not probed:
            probed = True
            known = {one.question.payload for one in [*failing, *others]}
            more = _ask(submission, [one for one in probes() if one.payload not in known][:MOST_CALLS])
        return [] if more is None else [suspect for suspect in suspects if fits(suspect, more)]

    def the_same(suspect: Suspect, asked: list[Call]) -> bool:
        return suspect.behaves_like(stage, asked)

    found = also_on_probes(the_same, [one for one in bank.suspects if the_same(one, [*failing, *others])])
    if not found:
        own_way = _own_way(stage, bank.right, others)

        def mistaken_alike(suspect: Suspect, asked: list[Call]) -> bool:
            return _mistakes(stage, suspect, bank.right, asked, own_way) is not None

        found = [
            suspect
            for suspect in bank.suspects
            if all(_mistakes(stage, suspect, bank.right, run, own_way) for run in evidence.failing)
            and mistaken_alike(suspect, others)
        ]
        found = also_on_probes(mistaken_alike, found)
    if len(found) != 1:
        return None
    mistake = found[0].mistake
    return Diagnosis(mistake.name, mistake.title, mistake.book, mistake.costs)


def _own_way(stage: Stage, right: KnownAnswer, passed: Sequence[Call]) -> set[str]:
    """The functions whose answers differ from the reference's, though checks were content with them."""
    return {
        one.question.function
        for one, reply in zip(passed, right.replies(stage, passed), strict=True)
        if reply is not None and not comparable(one.reply).same(reply)
    }


def _mistakes(
    stage: Stage, suspect: Suspect, right: KnownAnswer, asked: Sequence[Call], own_way: set[str]
) -> int | None:
    """On how many of these calls both are mistaken alike; None where the submission behaves otherwise."""
    mistakes = 0
    answers = zip(asked, suspect.replies(stage, asked), right.replies(stage, asked), strict=True)
    for one, wrong, wanted in answers:
        if wrong is None or wanted is None:
            return None
        mistaken, came = not wrong.same(wanted), comparable(one.reply)
        if came.same(wrong) or (not wrong.same(wanted, _ROUGHLY) and came.same(wrong, _CLOSELY)):
            mistakes += mistaken
        elif mistaken or one.question.function not in own_way:
            return None
    return mistakes


def _ask(submission: Callable[[], Player], questions: Sequence[Question]) -> list[Call] | None:
    """What the submission answers to further calls, up to where it stops; None where it takes too long over them."""
    asked: list[Call] = []
    if not questions:
        return asked
    try:
        with submission() as player:
            before, look_again = _used(player), time.monotonic() + _LOOK_AGAIN
            for question, reply in zip(questions, player.run([one.payload for one in questions]), strict=False):
                asked.append(Call(question, reply=reply))
                if time.monotonic() > look_again:
                    look_again = time.monotonic() + _LOOK_AGAIN
                    if _used(player) - before > MOST_SECONDS:
                        return None
    except PlayerStopped:
        pass
    return asked


def _used(player: Player) -> float:
    spent = spent_by(player)
    return spent.cpu + spent.waited
