"""Many runs of a check side by side: each waits at its question, and the questions of all travel in one message.

A check is a plain function, and most cost of a call is the way to the player and back. So every run of a check is
suspended where it asks; in every round the open questions of all runs go out together, and each run goes on as its
reply falls. The questions of one run still come one after another: none is sent before the one ahead of it is answered.

To suspend a run takes greenlet. Where that is not installed the runs go one after another, which takes longer.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from grader.asking.calls import Ask, Question
from grader.asking.conversation import Conversation
from grader.player import PlayerStopped, Reply

Outcome = TypeVar("Outcome")

POSSIBLE = importlib.util.find_spec("greenlet") is not None


def in_rounds(
    conversation: Conversation,
    runs: Sequence[Callable[[Ask], Outcome]],
    decides: Callable[[Outcome], bool],
) -> list[Outcome]:
    """What the runs return, in order, up to the first that decides."""
    if not POSSIBLE:
        return _one_after_another(conversation, runs, decides)
    broken_before = set(conversation.broken)
    suspended = [_suspended(run) for run in runs]
    outcomes: dict[int, Outcome] = {}
    open_questions: dict[int, Question] = {}
    end = len(runs)

    def go_on(index: int, reply: Reply | PlayerStopped | None) -> None:
        nonlocal end
        run = suspended[index]
        try:
            question = run.send(reply)
        except StopIteration as ended:
            outcomes[index] = ended.value
            if decides(ended.value):
                end = index
            return
        open_questions[index] = question

    def may_be_asked(question: Question) -> bool:
        # What hung on a later input is not asked about again, and an earlier one is not to blame.
        return question.function not in conversation.broken or question.function in broken_before

    try:
        for index in range(len(runs)):
            if index < end:
                go_on(index, None)
        while open_questions:
            asked = [(index, question) for index, question in sorted(open_questions.items()) if may_be_asked(question)]
            open_questions.clear()
            replies = conversation.ask_together([question for _, question in asked])
            for (index, _), reply in zip(asked, replies, strict=False):
                go_on(index, reply)
                if index == end:
                    break
            replies.close()
    finally:
        for run in suspended:
            run.close()
    return [outcomes[index] for index in sorted(outcomes) if index <= end]


def _one_after_another(
    conversation: Conversation, runs: Sequence[Callable[[Ask], Outcome]], decides: Callable[[Outcome], bool]
) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for run in runs:
        outcomes.append(run(conversation.ask))
        if decides(outcomes[-1]):
            break
    return outcomes


def _suspended(run: Callable[[Ask], Outcome]) -> Generator[Question, Reply | PlayerStopped | None, Outcome]:
    """The run as a generator of its questions, which are answered by `send`."""
    from greenlet import getcurrent, greenlet

    asker = getcurrent()

    def ask(question: Question) -> Reply | PlayerStopped:
        reply: Reply | PlayerStopped = asker.switch(question)
        return reply

    task = greenlet(run)
    try:
        said = task.switch(ask)
        while not task.dead:
            said = task.switch((yield said))
    finally:
        if not task.dead:
            task.throw()
    outcome: Outcome = said
    return outcome
