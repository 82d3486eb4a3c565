"""Which known misconception behaves like this submission, where exactly one does.

The bank of wrong answers is asked what the student's functions were asked, with the same arguments. A wrong answer that
returns the same on every call of every failing check, and on all other calls too, is the same misconception; if two do,
they cannot be told apart, and nothing is said.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from grader.course.bank import WrongAnswer, wrong_answers
from grader.course.catalog import Exercise
from grader.judging.questions import Asked, Question
from grader.player import PlayerStopped, Raised, Reply, Returned, Source, Stage
from grader.results.closeness import alike, nearly
from grader.results.model import Diagnosis

_NEARLY = nearly(1e-9, 1e-9)
"""Equal but for rounding."""
MOST_CALLS = 2_000
"""How many calls are compared, and how many answers are remembered, at most: enough to tell any bank apart."""


MOST_SECONDS = 10.0
"""What a submission may use of its CPU, and let itself be waited for, while it is probed: else nothing is said."""
_LOOK_AGAIN = 0.1


@dataclass
class Evidence:
    """What the student's functions were asked while they were graded, and what they answered."""

    failing: list[Asked] = field(default_factory=list)
    """The calls of the runs that failed: they say what the mistake is."""
    others: list[Asked] = field(default_factory=list)
    """All further calls: they tell one mistake from another."""
    clear: bool = True
    """False once something happened that cannot be compared, such as a time-out."""


class Suspect:
    """A wrong answer of the bank, and what it is known to answer, which is the same for every submission."""

    def __init__(self, exercise: Exercise, answer: WrongAnswer) -> None:
        self.answer = answer
        self._source = _as_source(exercise, answer.path.read_bytes())
        self.known: dict[bytes, Reply | PlayerStopped] = {}

    def behaves_like(self, stage: Stage, asked: Sequence[Asked]) -> bool:
        """Whether it answers all of this in the same way; it is asked no further than to the first difference."""
        if not all(_same(one.reply, self.known[payload]) for one in asked if (payload := _sent(one)) in self.known):
            return False
        unknown = [one for one in asked if _sent(one) not in self.known]
        replies = self._answers(stage, [_sent(one) for one in unknown])
        return all(_same(one.reply, reply) for one, reply in zip(unknown, replies, strict=False))

    def learn(self, stage: Stage, payloads: Sequence[bytes]) -> None:
        """Asks it now what will be asked for many submissions."""
        for _ in self._answers(stage, payloads):
            pass

    def _answers(self, stage: Stage, payloads: Sequence[bytes]) -> Iterator[Reply | PlayerStopped]:
        if not payloads:
            return
        position = 0
        try:
            with stage.player(self._source) as player:
                for reply in player.run(payloads):
                    self._remember(payloads[position], reply)
                    position += 1
                    yield reply
        except PlayerStopped as stopped:
            self._remember(payloads[position], stopped)
            yield stopped

    def _remember(self, payload: bytes, reply: Reply | PlayerStopped) -> None:
        if len(self.known) < MOST_CALLS:
            self.known[payload] = reply


def suspects(exercise: Exercise) -> list[Suspect]:
    """The bank of an exercise, to be asked."""
    return [Suspect(exercise, answer) for answer in wrong_answers(exercise)]


def diagnose(
    stage: Stage,
    bank: Sequence[Suspect],
    source: Source,
    evidence: Evidence,
    probes: Callable[[], Sequence[Question]],
) -> Diagnosis | None:
    """The one misconception that explains everything the student's code returned, or None.

    A check ends at its first failure, so most of its inputs were never tried: `probes` are calls on all of them. They
    are asked only if some wrong answer fits so far, which is rare.
    """
    if not evidence.failing or not evidence.clear:
        return None
    asked = [*evidence.failing, *evidence.others[:MOST_CALLS]]
    alike = [suspect for suspect in bank if suspect.behaves_like(stage, asked)]
    if alike:
        known = {_sent(one) for one in asked}
        more = _ask(stage, source, [one for one in probes() if one.payload not in known][:MOST_CALLS])
        if more is None:
            return None
        alike = [suspect for suspect in alike if suspect.behaves_like(stage, more)]
    if len(alike) != 1:
        return None
    answer = alike[0].answer
    return Diagnosis(answer.misconception, answer.sentence, answer.book)


def _ask(stage: Stage, source: Source, questions: Sequence[Question]) -> list[Asked] | None:
    """What the submission answers to further calls, up to where it stops; None where it takes too long over them."""
    asked: list[Asked] = []
    look_again = time.monotonic() + _LOOK_AGAIN
    try:
        with stage.player(source) as player:
            for question, reply in zip(questions, player.run([one.payload for one in questions]), strict=False):
                asked.append(Asked(question, reply=reply))
                if time.monotonic() > look_again:
                    look_again = time.monotonic() + _LOOK_AGAIN
                    if (player.cpu_seconds() or 0.0) + player.idle_seconds() > MOST_SECONDS:
                        return None
    except PlayerStopped:
        pass
    return asked


def _as_source(exercise: Exercise, text: bytes) -> Source:
    """A file of the bank as a submission; like a solution, it may import its neighbours."""
    modules = {name: path.read_bytes() for name, path in exercise.solutions.items()}
    modules[exercise.module] = text
    return Source(modules, exercise.module, exercise.functions, {name: f"{name}.py" for name in modules})


def _sent(asked: Asked) -> bytes:
    return asked.question.payload


def _same(left: Reply | PlayerStopped | None, right: Reply | PlayerStopped) -> bool:
    if isinstance(left, Returned) and isinstance(right, Returned):
        return left.changed == right.changed and alike(left.value, right.value, _NEARLY)
    if isinstance(left, Raised) and isinstance(right, Raised):
        return left.error.type == right.error.type
    return type(left) is type(right)
