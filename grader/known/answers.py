"""The course's own answers, right and wrong, and what they are known to return; the diagnosis compares with them.

What they return is the same for every submission, and to ask a whole bank anew costs more than everything else about a
failure. So it is remembered, and kept in the user's cache under a name of everything that can change it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgpack

from grader import keys
from grader.asking.calls import Call, Question
from grader.cache import Cache
from grader.course.catalog import Exercise
from grader.course.mistakes import Mistake
from grader.player import Familiar, PlayerStopped, Raised, Reply, Returned, Source, Stage
from grader.player.guest import codec
from grader.results.closeness import alike, nearly

MOST_CALLS = 2_000
"""How many calls are compared, and how many answers are remembered, at most: enough to tell any bank apart."""
MOST_BYTES = 4 << 20
"""What may be kept of one exercise."""
_WORTH_KEEPING = 1.1
"""What is cached is written anew only if this many times as much is known as when it was read."""
NEARLY = nearly(1e-9, 1e-9)
"""Equal but for rounding."""


@dataclass(frozen=True)
class ComparableReply:
    """What came of a call, as far as it is compared with what came of the same call elsewhere."""

    kind: str
    """The name of the sort of reply."""
    error: str = ""
    """The type of the exception."""
    changed: tuple[int, ...] = ()
    sent: bytes = b""
    """The value as it came; nothing, if it was long."""
    long: Any = field(default=None, repr=False)

    @cached_property
    def value(self) -> Any:
        return codec.decode(bytearray(self.sent)) if self.sent else self.long

    def same(self, other: ComparableReply, leaf: Callable[[Any, Any], bool] = NEARLY) -> bool:
        if (self.kind, self.error, self.changed) != (other.kind, other.error, other.changed):
            return False
        return self.kind != "Returned" or (self.sent == other.sent != b"") or alike(self.value, other.value, leaf)


def comparable(reply: Reply | PlayerStopped | None) -> ComparableReply:
    match reply:
        case Returned(value, changed, sent):
            return ComparableReply("Returned", "", changed, sent, None if sent else value)
        case Familiar(sent):
            return ComparableReply("Returned", "", (), sent)
        case Raised(error):
            return ComparableReply("Raised", error.type)
    return ComparableReply(type(reply).__name__)


CachedReplies = Mapping[str, dict[bytes, ComparableReply]]
"""The name of an answer -> the name of a question -> what came of it."""


class KnownAnswer:
    """A complete answer of the course's own, and what it is known to return."""

    def __init__(self, exercise: Exercise, text: str, kept: CachedReplies | None = None) -> None:
        self._source = _as_source(exercise, text)
        self.name = keys.of_source(self._source)
        """What it is kept under: another text is another answer."""
        self.known = (kept or {}).get(self.name, {})
        """The name of a question -> what came of it."""

    def behaves_like(self, stage: Stage, asked: Sequence[Call]) -> bool:
        """Whether it answers all of this in the same way; it is asked no further than to the first difference."""
        unknown = []
        for one in asked:
            known = self.known.get(one.question.name)
            if known is None:
                unknown.append(one)
            elif not comparable(one.reply).same(known):
                return False
        replies = self._answers(stage, [one.question for one in unknown])
        return all(comparable(one.reply).same(reply) for one, reply in zip(unknown, replies, strict=False))

    def replies(self, stage: Stage, asked: Sequence[Call]) -> list[ComparableReply | None]:
        """What it answers to each of these; None once it stopped its player."""
        questions = [one.question for one in asked]
        unknown = {one.name: one for one in questions if one.name not in self.known}
        new = dict(zip(unknown, self._answers(stage, list(unknown.values())), strict=False))
        return [new.get(one.name) or self.known.get(one.name) for one in questions]

    def learn(self, stage: Stage, questions: Sequence[Question]) -> None:
        """Asks it now what will be asked for many submissions."""
        for _ in self._answers(stage, [one for one in questions if one.name not in self.known]):
            pass

    def _answers(self, stage: Stage, questions: Sequence[Question]) -> Iterator[ComparableReply]:
        if not questions:
            return
        position = 0
        try:
            with stage.player(self._source) as player:
                for reply in player.run([one.payload for one in questions]):
                    yield self._remembered(questions[position], reply)
                    position += 1
        except PlayerStopped as stopped:
            yield self._remembered(questions[position], stopped)

    def _remembered(self, question: Question, reply: Reply | PlayerStopped) -> ComparableReply:
        new = comparable(reply)
        if len(self.known) < MOST_CALLS:
            self.known[question.name] = new
        return new


class Suspect(KnownAnswer):
    """A known mistake that a student may make."""

    def __init__(self, exercise: Exercise, mistake: Mistake, kept: CachedReplies | None = None) -> None:
        super().__init__(exercise, mistake.source, kept)
        self.mistake = mistake


@dataclass(frozen=True)
class Bank:
    """What the course knows of an exercise: the reference, and the mistakes that may be named."""

    right: KnownAnswer
    suspects: list[Suspect]


class CachedBank:
    """The bank of an exercise, with what was found out about it in earlier runs."""

    def __init__(self, exercise: Exercise, key: str, cache: Cache | None = None) -> None:
        """`key` names everything that can change what an answer returns, but for its own text."""
        self._cache, self._key = cache or Cache("known"), f"{key[:40]}.msgpack"
        kept = _unpacked(self._cache.load(self._key))
        self.bank = bank_of(exercise, kept)
        self._size = self._known()

    def _known(self) -> int:
        return sum(len(one.known) for one in (self.bank.right, *self.bank.suspects))

    def save(self) -> None:
        """Keeps what has been found out since, if it is worth writing all of it again."""
        if self._known() > _WORTH_KEEPING * self._size:
            self._size = self._known()
            self._cache.save(self._key, _packed(self.bank))


def bank_of(exercise: Exercise, kept: CachedReplies | None = None) -> Bank:
    """The answers that a submission is compared with; narrow mistakes are nobody's, and are left out."""
    return Bank(
        KnownAnswer(exercise, exercise.solution.read_text(encoding="utf-8"), kept),
        [Suspect(exercise, mistake, kept) for mistake in exercise.mistakes if not mistake.narrow],
    )


def _packed(bank: Bank) -> bytes:
    """As much as there is room for; what was too long to be sent twice is asked again."""
    left, packed = MOST_BYTES, {}
    for answer in (bank.right, *bank.suspects):
        short = {
            name: [one.kind, one.error, one.changed, one.sent]
            for name, one in answer.known.items()
            if one.kind != "Returned" or one.sent
        }
        left -= sum(len(one[3]) + 40 for one in short.values())
        if left > 0:
            packed[answer.name] = short
    return bytes(msgpack.packb(packed))


def _unpacked(data: bytes | None) -> dict[str, dict[bytes, ComparableReply]]:
    """Nothing where nothing is kept, or what is kept is damaged."""
    try:
        return {
            str(answer): {
                bytes(name): ComparableReply(kind, error, tuple(changed), sent)
                for name, (kind, error, changed, sent) in replies.items()
            }
            for answer, replies in msgpack.unpackb(data or b"\x80", strict_map_key=False).items()
        }
    except (ValueError, TypeError, AttributeError):
        return {}


def _as_source(exercise: Exercise, text: str) -> Source:
    """A known answer as a submission; like a solution, it may import its neighbours."""
    modules = {name: path.read_bytes() for name, path in exercise.solutions.items()}
    modules[exercise.module] = text.encode()
    return Source(modules, exercise.module, exercise.functions, {name: f"{name}.py" for name in modules})
