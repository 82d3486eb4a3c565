"""Which mutants of a reference survive its checks: worked out side by side, and kept until something changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from grader.children.outcome import Exceeded
from grader.course.catalog import Course, Exercise
from grader.course.loading import load_checks
from grader.player import Limits
from grader.referee import referee
from grader.verify import known_answers, mutants
from grader.verify.audit import Audit, function_at
from grader.verify.mutants import Mutant, mutants_of
from grader.verify.worked_out import WorkedOut
from grader.verify.workers import Workers

LIMITS = Limits(cpu_seconds=1.0, load_cpu_seconds=2.0)
"""A mutant that never ends should cost little."""
LEAST_KILLED = 0.9
_DECIDING = tuple(Path(module.__file__ or "") for module in (known_answers, mutants, referee))


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
    """What the audit lists as equivalent though no survivor is there."""

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
        found = [f"the audit calls equivalent what no surviving mutant has: {line}" for line in self.stale]
        if self.share < LEAST_KILLED:
            found.append(f"{self.share:.0%} of the mutants fail ({self.killed} of {self.total}); it takes 90%")
        return found

    def with_reasons(self, exercise: Exercise) -> Survival:
        """The same with the reasons that the exercise's audit gives for equivalent mutants."""
        audit, functions = Audit.of(exercise), function_at(exercise.solution.read_text(encoding="utf-8"))
        where = [(one.after, functions.get(one.line, "")) for one in self.survivors]
        survivors = [
            replace(one, reason=audit.why_equivalent(*place)) for one, place in zip(self.survivors, where, strict=True)
        ]
        return Survival(self.mutants, tuple(survivors), tuple(audit.stale(where)))

    def as_json(self) -> dict[str, Any]:
        survivors = [asdict(survivor) | {"diff": "\n".join(survivor.diff)} for survivor in self.survivors]
        return {"killed": self.killed, "total": self.total, "survivors": survivors}


def survival(course: Course, exercise: Exercise, workers: Workers) -> Survival:
    """The survivors among the mutants of an exercise's reference: as kept, or worked out now."""
    known = known_survival(course, exercise)
    if known is not None:
        return known
    info = load_checks(course, exercise).info
    reference = exercise.solution.read_text(encoding="utf-8")
    made = mutants_of(reference, leave_out=info.written or ())
    if not all(workers.map(_survives, [(exercise.id, reference)], _exceeds, limits=LIMITS)):
        raise known_answers.ReferenceFails
    tasks = [(exercise.id, mutant.text) for mutant in made]
    survives = list(workers.map(_survives, tasks, _exceeds, limits=LIMITS))
    found = Survival(len(made), _survivors(made, survives))
    _worked_out(course, exercise).save(
        {"mutants": found.mutants, "survivors": [asdict(one) for one in found.survivors]}
    )
    return found.with_reasons(exercise)


def known_survival(course: Course, exercise: Exercise) -> Survival | None:
    """What an earlier run found, if nothing has changed that could change it."""
    kept = _worked_out(course, exercise).load()
    if kept is None:
        return None
    try:
        found = Survival(kept["mutants"], tuple(Survivor(**survivor) for survivor in kept["survivors"]))
    except (KeyError, TypeError):
        return None
    return found.with_reasons(exercise)


def _survives(referee: referee.Referee, task: tuple[str, str]) -> bool:
    id, text = task
    (exercise,) = referee.course.find(id)
    return known_answers.passes_all(referee, exercise, text)


def _exceeds(task: tuple[str, str], exceeded: Exceeded) -> bool:
    return False  # a mutant that answers with more than can be judged is caught


def _survivors(made: Sequence[Mutant], survives: Sequence[bool]) -> tuple[Survivor, ...]:
    return tuple(
        Survivor(mutant.line, mutant.before, mutant.after)
        for mutant, alive in zip(made, survives, strict=True)
        if alive
    )


def _worked_out(course: Course, exercise: Exercise) -> WorkedOut:
    return WorkedOut("mutants", course, exercise, _DECIDING)
