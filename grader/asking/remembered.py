"""Replies that a check was content with before: what says the same again is not judged again.

A check is deterministic: what it asks next, and whether it is content in the end, follows from its input and from the
replies. A run whose replies are, byte for byte, those of a run that passed is therefore bound to pass, and nothing of
it needs to be decoded, computed or compared. Most right answers of a class say the same, and so do most mutants of a
reference, up to the check that catches them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from grader.asking.calls import Ask, Call, Question
from grader.player import Familiar, Returned

MOST_BYTES = 2 << 20
"""What is remembered of one check, questions and replies together."""


@dataclass(frozen=True)
class Step:
    """What a run asks at one point, and what follows from each reply; None: it has passed."""

    question: Question
    then: dict[bytes, Step | None]


@dataclass
class Remembered:
    """The runs of one check that passed, as a tree for each input."""

    _starts: dict[bytes, Step | None] = field(default_factory=dict)
    _bytes: int = 0

    def follow(self, encoded: bytes, ask: Ask) -> tuple[list[Call], bool]:
        """Asks what runs on this input ask, as long as the replies are familiar; and whether it has passed by then."""
        heard: list[Call] = []
        step = self._starts.get(encoded)
        while step is not None:
            reply = ask(step.question)
            heard.append(Call(step.question, reply))
            if not isinstance(reply, Familiar):
                return heard, False
            step = step.then[reply.sent]
        return heard, bool(heard)

    def learn(self, encoded: bytes, calls: Sequence[Call]) -> None:
        """Remembers a run that passed, if all of it can be told by bytes, and while there is room."""
        said = [
            (call.question, call.reply.sent)
            for call in calls
            if isinstance(call.reply, Returned) and call.reply.sent
            if not call.reply.changed and not call.question.callbacks
        ]
        size = sum(len(question.payload) + len(sent) for question, sent in said)
        if len(said) < len(calls) or self._bytes + size > MOST_BYTES:
            return
        self._bytes += size
        place, key = self._starts, encoded
        for question, sent in said:
            step = place.get(key)
            if step is None or step.question.payload != question.payload:
                then: dict[bytes, Step | None] = {}
                step = place[key] = Step(Question(question.function, question.payload, familiar=then), then)
            place, key = step.then, sent
        if said:
            place.setdefault(key, None)
