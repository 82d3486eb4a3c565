"""Which saboteurs of an exercise its checks accept, and what that says about where they never look."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from grader.authoring.exercise import ExerciseInfo
from grader.course.catalog import Exercise
from grader.course.loading import load_checks
from grader.referee.referee import Referee
from grader.verify.audit import Audit
from grader.verify.saboteurs.bench import Bench, copy_name
from grader.verify.saboteurs.data import Parameter
from grader.verify.saboteurs.distorters import distorters
from grader.verify.saboteurs.forgetters import forgetters
from grader.verify.saboteurs.recording import RecordedCall
from grader.verify.saboteurs.refusers import refusers
from grader.verify.saboteurs.saboteur import Saboteur
from grader.verify.worked_out import WorkedOut

_DECIDING = tuple(sorted(Path(__file__).parent.glob("*.py")))
ALL_FUNCTIONS = "*"
"""Stands in `unasked` for every function."""


@dataclass(frozen=True)
class Accepted:
    """A spoiled function that no check notices; with a reason where the stub excludes what it is spoiled on."""

    function: str
    saboteur: str
    told: str
    remedy: str = ""
    reason: str = ""


@dataclass(frozen=True)
class Sabotage:
    """What became of the saboteurs of one exercise."""

    applicable: int
    accepted: tuple[Accepted, ...]
    stale: tuple[str, ...] = ()
    """What `unasked` excuses though no such saboteur survives."""

    @property
    def caught(self) -> int:
        return self.applicable - len(self.accepted)

    @property
    def total(self) -> int:
        """All saboteurs but those whose class the stub excludes."""
        return self.applicable - sum(bool(one.reason) for one in self.accepted)

    @property
    def unexplained(self) -> list[Accepted]:
        return [one for one in self.accepted if not one.reason]

    def findings(self) -> Iterator[str]:
        """What survives without a reason: one line for the saboteurs that survive in the same functions alike."""
        functions: dict[tuple[str, str, str], list[str]] = {}
        for one in self.unexplained:
            functions.setdefault((one.saboteur, one.told, one.remedy), []).append(one.function)
        saboteurs: dict[tuple[str, str, str], list[str]] = {}
        for (saboteur, told, remedy), names in functions.items():
            saboteurs.setdefault((", ".join(names), told, remedy), []).append(f"“{saboteur}”")
        for (where, told, remedy), names in saboteurs.items():
            takes = f" (it takes {remedy})" if remedy else ""
            yield f"{where}: {', '.join(names)} – {told}{takes}"
        yield from self.stale

    def with_reasons(self, unasked: Mapping[str, Mapping[str, str]], functions: Collection[str]) -> Sabotage:
        """The same with the reasons that an exercise gives for what it never asks."""
        single = {function: _one_by_one(reasons) for function, reasons in unasked.items()}
        everywhere = single.get(ALL_FUNCTIONS, {})
        accepted = tuple(
            replace(one, reason=single.get(one.function, {}).get(one.saboteur) or everywhere.get(one.saboteur, ""))
            for one in self.accepted
        )
        stale = tuple(_stale(single, accepted, functions))
        return replace(self, accepted=accepted, stale=stale)

    def as_json(self) -> dict[str, Any]:
        return {"caught": self.caught, "total": self.total, "survivors": [asdict(one) for one in self.accepted]}


def _one_by_one(reasons: Mapping[str, str]) -> dict[str, str]:
    """The reason for each saboteur; what stands before one reason may be several, with semicolons."""
    return {name.strip(): reason for names, reason in reasons.items() for name in names.split(";")}


def _stale(
    unasked: Mapping[str, Mapping[str, str]], accepted: Sequence[Accepted], functions: Collection[str]
) -> Iterator[str]:
    for function, reasons in unasked.items():
        if function != ALL_FUNCTIONS and function not in functions:
            yield f"unasked names {function}, which is no function of the stub"
            continue
        surviving = {one.saboteur for one in accepted if function in (ALL_FUNCTIONS, one.function)}
        for saboteur, reason in reasons.items():
            if saboteur not in surviving:
                yield f"unasked excuses “{saboteur}” for {function}, but no such saboteur survives there"
            elif not reason.strip():
                yield f"unasked gives no reason for “{saboteur}” for {function}"


def sabotage(referee: Referee, exercise: Exercise) -> Sabotage:
    """What becomes of the saboteurs of an exercise: as kept, or worked out now."""
    info = load_checks(referee.course, exercise).info
    kept = WorkedOut("saboteurs", referee.course, exercise, _DECIDING)
    found = _read(kept.load())
    if found is None:
        found = _tried(referee, exercise, info)
        kept.save({"applicable": found.applicable, "accepted": [asdict(one) for one in found.accepted]})
    return found.with_reasons(Audit.of(exercise).unasked, exercise.functions)


def _read(kept: dict[str, Any] | None) -> Sabotage | None:
    if kept is None:
        return None
    try:
        return Sabotage(kept["applicable"], tuple(Accepted(**one) for one in kept["accepted"]))
    except (KeyError, TypeError):
        return None


def _tried(referee: Referee, exercise: Exercise, info: ExerciseInfo) -> Sabotage:
    asked = [name for name in exercise.functions if name not in (info.written or {})]
    signatures = _signatures(exercise)
    accepted: list[Accepted] = []
    applicable = 0
    with Bench(referee, exercise) as bench:
        for function in asked:
            calls = bench.recording.calls_of(function)
            if not calls:
                continue  # a finding of its own: no property exercises it
            for survives in _survivors(bench, function, signatures[function], calls):
                applicable += 1
                if survives is not None:
                    accepted.append(survives)
    return Sabotage(applicable, tuple(accepted))


def _survivors(
    bench: Bench, function: str, signature: Sequence[tuple[str, str]], calls: Sequence[RecordedCall]
) -> Iterator[Accepted | None]:
    """For every saboteur that applies to a function: how it survives, or None where it is caught."""
    parameters = [
        Parameter(name, annotation, [call.data[place] for call in calls if place < len(call.data)])
        for place, (name, annotation) in enumerate(signature)
    ]
    names = [name for name, _ in signature]
    for refuser in refusers(parameters):
        asked = any(refuser.asked(dict(zip(names, call.data, strict=False))) for call in calls)
        told = "no check ever asks for it"
        yield None if asked else Accepted(function, refuser.name, told, refuser.remedy)
    for saboteur in (*distorters(parameters, calls), *forgetters(parameters, calls), *_capped(bench, function)):
        caught = bench.is_caught(function, saboteur)
        yield None if caught else Accepted(function, saboteur.name, saboteur.told, saboteur.remedy)


def _capped(bench: Bench, function: str) -> Iterator[Saboteur]:
    for copy in bench.copies:
        if function in copy.functions:
            name = copy_name(copy, function)
            differs = bench.differs(function, name)
            yield Saboteur(
                name=copy.name,
                spoiled=lambda right, args: right(args),
                touches=differs,
                told=copy.told,
                remedy=copy.remedy,
                asked_as=name,
            )


def _signatures(exercise: Exercise) -> dict[str, list[tuple[str, str]]]:
    """The parameters of each function of the stub, with their annotations as they stand there."""
    body = ast.parse(exercise.stub_source).body
    return {
        node.name: [
            (argument.arg, ast.unparse(argument.annotation) if argument.annotation else "")
            for argument in (*node.args.posonlyargs, *node.args.args)
        ]
        for node in body
        if isinstance(node, ast.FunctionDef)
    }
