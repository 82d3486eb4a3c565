"""Which mutants of a reference survive its checks: worked out side by side, and kept until something changes."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from grader.authoring import checks, compare, strategies
from grader.course.catalog import Course, Exercise
from grader.course.loading import load_checks
from grader.judging import referee
from grader.judging.inputs import InputCache, cache_key
from grader.player import Limits
from grader.verify import banks, mutants
from grader.verify.mutants import Mutant, mutants_of
from grader.verify.workers import Workers

LIMITS = Limits(cpu_seconds=1.0, load_cpu_seconds=2.0)
"""A mutant that never ends should cost little."""
LEAST_KILLED = 0.9
_DECIDING = (banks, checks, compare, mutants, referee, strategies)
_TOGETHER = 4


@dataclass(frozen=True)
class Survivor:
    """A change of the reference that no check notices; known to be equivalent where there is a reason."""

    line: int
    before: str
    after: str
    reason: str = ""

    @property
    def diff(self) -> list[str]:
        """The changed line as a unified diff shows it."""
        return [f"@@ -{self.line} +{self.line} @@", f"-{self.before}", f"+{self.after}"]


@dataclass(frozen=True)
class Survival:
    """What became of the mutants of one reference."""

    mutants: int
    survivors: tuple[Survivor, ...]
    stale: tuple[str, ...] = ()
    """Lines that are listed as equivalent though no survivor reads so."""

    @property
    def killed(self) -> int:
        return self.mutants - len(self.survivors)

    @property
    def total(self) -> int:
        """All mutants but those known to be equivalent."""
        return self.mutants - sum(bool(survivor.reason) for survivor in self.survivors)

    @property
    def share(self) -> float:
        return self.killed / self.total if self.total else 1.0

    @property
    def unexplained(self) -> list[Survivor]:
        return [survivor for survivor in self.survivors if not survivor.reason]

    def findings(self) -> list[str]:
        found = [f"equivalent_mutants lists a line that no surviving mutant has: {line}" for line in self.stale]
        if self.share < LEAST_KILLED:
            found.append(f"{self.share:.0%} of the mutants fail ({self.killed} of {self.total}); it takes 90%")
        return found

    def with_reasons(self, equivalent: Mapping[str, str]) -> Survival:
        """The same with the reasons that an exercise gives for equivalent mutants."""
        reasons = {_without_spaces(line): reason for line, reason in equivalent.items()}
        survivors = [
            Survivor(one.line, one.before, one.after, reasons.get(_without_spaces(one.after), ""))
            for one in self.survivors
        ]
        surviving = {_without_spaces(one.after) for one in survivors}
        stale = [line for line in equivalent if _without_spaces(line) not in surviving]
        return Survival(self.mutants, tuple(survivors), tuple(stale))

    def as_json(self) -> dict[str, Any]:
        survivors = [asdict(survivor) | {"diff": "\n".join(survivor.diff)} for survivor in self.survivors]
        return {"killed": self.killed, "total": self.total, "survivors": survivors}


class ReferenceFails(Exception):
    """The reference does not pass its own checks, so that nothing can be said of its mutants."""


def survival(course: Course, exercise: Exercise, workers: Workers) -> Survival:
    """The survivors among the mutants of an exercise's reference: as kept, or worked out now."""
    known = known_survival(course, exercise)
    if known is not None:
        return known
    info = load_checks(course, exercise).info
    reference = exercise.solution.read_text(encoding="utf-8")
    made = mutants_of(reference, leave_out=info.written or ())
    if not all(workers.map(_survives, [(exercise.id, reference)], limits=LIMITS)):
        raise ReferenceFails
    tasks = [(exercise.id, mutant.text) for mutant in made]
    survives = list(workers.map(_survives, tasks, limits=LIMITS, together=_TOGETHER))
    found = Survival(len(made), _survivors(made, survives))
    _Kept(course, exercise).save(found)
    return found.with_reasons(info.equivalent_mutants or {})


def known_survival(course: Course, exercise: Exercise) -> Survival | None:
    """What an earlier run found, if nothing has changed that could change it."""
    found = _Kept(course, exercise).load()
    return found and found.with_reasons(load_checks(course, exercise).info.equivalent_mutants or {})


def _survives(referee: referee.Referee, task: tuple[str, str]) -> bool:
    id, text = task
    (exercise,) = referee.course.find(id)
    return banks.passes_all(referee, exercise, text)


def _survivors(made: Sequence[Mutant], survives: Sequence[bool]) -> tuple[Survivor, ...]:
    return tuple(
        Survivor(mutant.line, mutant.before, mutant.after)
        for mutant, alive in zip(made, survives, strict=True)
        if alive
    )


def _without_spaces(line: str) -> str:
    return "".join(line.split())


class _Kept:
    """The file in the user's cache that holds the outcome for exactly these contents; one that fails is none."""

    def __init__(self, course: Course, exercise: Exercise) -> None:
        files = [exercise.stub, *_solutions_reached(exercise), *load_checks(course, exercise).files]
        name = sha256(f"{cache_key(files, 0)} {_deciding_digest()}".encode()).hexdigest()[:40]
        self._path = InputCache().folder.with_name("mutants") / f"{name}.json"

    def load(self) -> Survival | None:
        try:
            data = json.loads(self._path.read_text(encoding="utf-8"))
            return Survival(data["mutants"], tuple(Survivor(**survivor) for survivor in data["survivors"]))
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def save(self, found: Survival) -> None:
        data = {"mutants": found.mutants, "survivors": [asdict(survivor) for survivor in found.survivors]}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=self._path.parent)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(data, file, ensure_ascii=False)
            os.replace(temporary, self._path)
        except OSError:
            return


def _solutions_reached(exercise: Exercise) -> list[Path]:
    """The reference and the other solutions that it names, and that those name."""
    others = exercise.solutions
    reached: list[Path] = []
    waiting = [exercise.solution]
    while waiting:
        path = waiting.pop()
        reached.append(path)
        text = path.read_text(encoding="utf-8")
        waiting += [other for name, other in others.items() if name in text and other not in [*reached, *waiting]]
    return sorted(reached)


@cache
def _deciding_digest() -> str:
    """The parts of the grader that decide about mutants, which change between two versions while it is written."""
    return sha256(b"".join(Path(module.__file__ or "").read_bytes() for module in _DECIDING)).hexdigest()
