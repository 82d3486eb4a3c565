"""Which known misconception behaves like this submission, where exactly one does.

The bank of wrong answers is asked what the student's functions were asked, with the same arguments. A wrong answer that
returns the same on every call of every failing check, and on all other calls too, is the same misconception; if two do,
they cannot be told apart, and nothing is said.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from grader.bank import wrong_answers
from grader.catalog import Exercise
from grader.compare import plain
from grader.player import PlayerStopped, Raised, Reply, Returned, Source, Stage
from grader.results import Diagnosis

TOLERANCE = 1e-9
MOST_CALLS = 2_000
"""How many calls are compared at most: enough to tell any bank apart."""


@dataclass(frozen=True)
class Asked:
    """One call of the student's function, as it was sent, and the reply."""

    payload: bytes
    reply: Reply


@dataclass
class Evidence:
    """What the student's functions were asked while they were graded, and what they answered."""

    failing: list[Asked] = field(default_factory=list)
    """The calls of the runs that failed: they say what the mistake is."""
    others: list[Asked] = field(default_factory=list)
    """All further calls: they tell one mistake from another."""
    clear: bool = True
    """False once something happened that cannot be compared, such as a time-out."""


def diagnose(
    stage: Stage, exercise: Exercise, source: Source, evidence: Evidence, probes: Sequence[bytes]
) -> Diagnosis | None:
    """The one misconception that explains everything the student's code returned, or None.

    A check ends at its first failure, so most of its inputs were never tried: `probes` are calls on all of them. They
    are asked only if some wrong answer fits so far, which is rare.
    """
    if not evidence.failing or not evidence.clear:
        return None
    bank = [(answer, _as_source(exercise, answer.path.read_bytes())) for answer in wrong_answers(exercise)]
    groups = [evidence.failing, evidence.others[:MOST_CALLS]]
    alike = [(answer, source) for answer, source in bank if _behaves_alike(stage, source, groups)]
    if alike:
        asked = _ask(stage, source, probes[:MOST_CALLS])
        alike = [(answer, source) for answer, source in alike if _behaves_alike(stage, source, [asked])]
    if len(alike) != 1:
        return None
    answer, _ = alike[0]
    return Diagnosis(answer.misconception, answer.sentence, answer.book)


def _ask(stage: Stage, source: Source, payloads: Sequence[bytes]) -> list[Asked]:
    """What the submission answers to further calls, up to where it stops."""
    asked: list[Asked] = []
    try:
        with stage.player(source) as player:
            asked.extend(map(Asked, payloads, player.run(payloads)))
    except PlayerStopped:
        pass
    return asked


def _behaves_alike(stage: Stage, source: Source, groups: Sequence[Sequence[Asked]]) -> bool:
    try:
        with stage.player(source) as player:
            return all(
                all(_same(asked.reply, reply) for asked, reply in _answers(player.run, group)) for group in groups
            )
    except PlayerStopped:
        return False


def _answers(run: Any, group: Sequence[Asked]) -> Iterator[tuple[Asked, Reply]]:
    if group:
        yield from zip(group, run([asked.payload for asked in group]), strict=True)


def _as_source(exercise: Exercise, text: bytes) -> Source:
    """A file of the bank as a submission; like a solution, it may import its neighbours."""
    modules = {path.stem: path.read_bytes() for path in exercise.solution.parent.glob("ex*.py")}
    modules[exercise.module] = text
    return Source(modules, exercise.module, exercise.functions, {name: f"{name}.py" for name in modules})


def _same(left: Reply, right: Reply) -> bool:
    if isinstance(left, Returned) and isinstance(right, Returned):
        return left.changed == right.changed and _alike(plain(left.value), plain(right.value))
    if isinstance(left, Raised) and isinstance(right, Raised):
        return left.error.type == right.error.type
    return type(left) is type(right)


def _alike(left: Any, right: Any) -> bool:
    """Equal but for rounding; a list is a tuple is an array, and NaN equals NaN."""
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(_alike, left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(_alike(left[key], right[key]) for key in left)
    if isinstance(left, float) and isinstance(right, (int, float)):
        both_nan = math.isnan(left) and math.isnan(right)
        return both_nan or left == right or math.isclose(left, right, rel_tol=TOLERANCE, abs_tol=TOLERANCE)
    if isinstance(left, int) and isinstance(right, float):
        return _alike(right, left)
    return type(left) is type(right) and bool(left == right)
