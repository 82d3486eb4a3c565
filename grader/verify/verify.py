"""Everything that `grade verify` asks of exercises, one finding per shortcoming, exercises side by side."""

from __future__ import annotations

import types
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from grader.authoring.pins import Pin
from grader.children.outcome import Exceeded
from grader.course.catalog import POINTS, Course, Exercise
from grader.course.loading import load_checks, load_reference
from grader.deciding.checks import PreparedCheck
from grader.known.counterexamples import file_of
from grader.referee.referee import Referee
from grader.results.model import CheckResult, ExerciseResult, StrictResult
from grader.verify.advice import Advice, advice
from grader.verify.audit import Audit
from grader.verify.damaged import broken_by_damaged_answers
from grader.verify.damaged_throughout import broken_by_spoilt_answers
from grader.verify.guises import refused_guises
from grader.verify.known_answers import (
    DoesNotRun,
    Grade,
    ReferenceFails,
    catches,
    caught_at,
    cpu_seconds,
    grader_of,
    meets_hint,
)
from grader.verify.making_counterexamples import kept_findings
from grader.verify.other_types import refused_other_types
from grader.verify.picture_findings import DECIDING as DECIDING_PICTURES
from grader.verify.picture_findings import picture_findings
from grader.verify.result import Fitness
from grader.verify.saboteurs.result import sabotage
from grader.verify.seeds import SEEDS, refused_under_other_seeds
from grader.verify.shared_state import shared_state_findings
from grader.verify.statements import statement_advice, statement_findings
from grader.verify.structure import (
    declaration_findings,
    file_findings,
    in_words,
    mistake_findings,
    places_to_fill_in,
    signature_findings,
    star_findings,
    structural_findings,
    worked_values,
)
from grader.verify.surviving_mutants import LIMITS, known_survival, survival
from grader.verify.thoughtless import RightAnswers, thoughtless_passes, unused_functions
from grader.verify.worked_out import WorkedOut
from grader.verify.workers import Workers

_DECIDING = (
    *sorted(
        path
        for room in ("course", "submission", "verify")
        for path in Path(__file__).parents[1].glob(f"{room}/**/*.py")
    ),
    *DECIDING_PICTURES,
)
"""What decides here besides the judging itself."""
MOST_SECONDS, MOST_SECONDS_OF_EXPERIMENTS = 2.0, 5.0
"""What all checks of one exercise may take on the reference."""


def inspect(
    course: Course,
    exercises: Sequence[Exercise],
    workers: int | None = None,
    *,
    mutants: bool = False,
    again: bool = False,
    seeds: int = SEEDS,
) -> Iterator[Fitness]:
    """The fitness of each exercise, in order; with `again` also where nothing has changed since it was found fit."""
    by_id = {exercise.id: exercise for exercise in exercises}
    with Workers(course, workers) as side_by_side:
        for fitness in side_by_side.map(
            partial(_verify, again or seeds > SEEDS, seeds), by_id, partial(_unverified, course)
        ):
            if mutants and fitness.loaded:
                _ask_mutants(course, by_id[fitness.id], fitness, side_by_side)
            yield fitness


def _verify(again: bool, seeds: int, referee: Referee, id: str) -> Fitness:
    (exercise,) = referee.course.find(id)
    try:
        kept = _worked_out(referee.course, exercise)
    except Exception:  # the checks cannot be loaded: a finding
        return verify_exercise(referee, exercise)
    if not again and (known := kept.load()) is not None and isinstance(known.get("seconds"), float):
        return _still_fit(referee, exercise, known)
    fitness = verify_exercise(referee, exercise)
    if fitness.loaded:
        for finding in refused_under_other_seeds(referee, exercise, seeds):
            fitness.say(finding)
    if fitness.fit and fitness.loaded and seeds >= SEEDS:
        kept.save({"seconds": fitness.seconds, "advice": fitness.advice, "levels": fitness.levels})
    return fitness


def _worked_out(course: Course, exercise: Exercise) -> WorkedOut:
    """Where it is kept that an exercise is fit: under the contents of whatever that depends on."""
    known = [exercise.mistakes_page, file_of(exercise), exercise.audit, exercise.explanation]
    known = [*exercise.bank("right"), *exercise.bank("textbook"), *(path for path in known if path.exists())]
    data = sorted((course.exercises_dir / "data").glob("*"))
    return WorkedOut(
        "fit",
        course,
        exercise,
        [*_DECIDING, *course.preload, *data, *known],
        exercise.about,
        len(exercise.bank("right")),
    )


def _still_fit(referee: Referee, exercise: Exercise, known: dict[str, Any]) -> Fitness:
    fitness = Fitness.of(exercise)
    fitness.advice, fitness.levels = known.get("advice", []), {**fitness.levels, **known.get("levels", {})}
    fitness.unchanged, fitness.seconds = True, known["seconds"]
    fitness.count(load_checks(referee.course, exercise))
    fitness.survival = known_survival(referee.course, exercise)
    _ask_saboteurs(referee, exercise, fitness)  # which is kept as well
    return fitness


def _unverified(course: Course, id: str, exceeded: Exceeded) -> Fitness:
    (exercise,) = course.find(id)
    fitness = Fitness.of(exercise)
    fitness.say(f"was not verified to the end: {exceeded.text.en}")
    return fitness


def verify_exercise(referee: Referee, exercise: Exercise) -> Fitness:
    """Everything asked of one exercise but its mutants, of which only what is known already is told."""
    fitness = Fitness.of(exercise)
    for finding in _findings(referee, exercise, fitness):
        fitness.say(finding)
    if fitness.loaded:
        _ask_saboteurs(referee, exercise, fitness)
    return fitness


def _ask_saboteurs(referee: Referee, exercise: Exercise, fitness: Fitness) -> None:
    try:
        fitness.sabotage = sabotage(referee, exercise)
    except (ReferenceFails, DoesNotRun):
        return  # a finding already
    for finding in advice(fitness.sabotage.findings()):
        fitness.say(finding)


def _findings(referee: Referee, exercise: Exercise, fitness: Fitness) -> Iterator[str]:
    yield from file_findings(exercise)
    yield from advice(places_to_fill_in(exercise))
    if not (exercise.checks.is_file() and exercise.solution.is_file()):
        return
    try:
        module, prepared = referee.prepare(exercise)
        reference = load_reference(referee.course, exercise)
        Audit.of(exercise)
    except Exception as error:  # the checks are an author's code: anything may go wrong, and the others go on
        yield f"cannot be loaded: {type(error).__name__}: {error}"
        return
    fitness.count(module)
    fitness.survival = known_survival(referee.course, exercise)
    yield from declaration_findings(referee.course, exercise, module)
    yield from advice(structural_findings(exercise, module))
    yield from advice(star_findings(exercise, module, prepared))
    yield from advice(statement_findings(referee.course, exercise, module))
    fitness.advice = list(statement_advice(exercise, module, prepared, reference))
    yield from advice(shared_state_findings(module.files, referee.course.root))
    yield from signature_findings(exercise)
    yield from mistake_findings(exercise, module)
    yield from worked_values(exercise, reference)

    grade = grader_of(referee, exercise)
    stub = grade(exercise.stub_source)
    if stub.status != "not_attempted":
        yield f"the stub should be not_attempted but is {stub.status}{_first_problem(stub)}"
    result = grade(exercise.solution.read_text(encoding="utf-8"))
    yield from _must_pass(result, "the reference")
    most = MOST_SECONDS_OF_EXPERIMENTS if module.info.kind == "experiment" else MOST_SECONDS
    seconds = _seconds(referee, exercise, result, most)
    fitness.seconds = round(seconds, 2)
    if seconds > most:
        yield Advice(f"the checks take {seconds:.1f} s on the reference, more than {most:g} s")
    for path in exercise.bank("right"):
        yield from _must_pass(grade(path.read_text(encoding="utf-8")), f"right/{path.name}")
    if module.info.contract is not None:
        for path in exercise.bank("textbook"):
            yield from _must_pass(grade(path.read_text(encoding="utf-8")), f"textbook/{path.name}", star=False)
    yield from advice(refused_guises(exercise, grade))
    yield from _must_be_caught(referee, exercise, grade, fitness)
    yield from advice(kept_findings(referee, exercise, module, prepared))
    yield from advice(picture_findings(referee, exercise))

    yield from advice(thoughtless_passes(prepared, reference))
    right = RightAnswers(reference)
    yield from advice(refused_other_types(prepared, right))
    yield from advice(broken_by_damaged_answers(prepared, right))
    yield from advice(broken_by_spoilt_answers(prepared, right))
    yield from advice(_not_exercised(exercise, prepared, reference, module.info.written or ()))


def _seconds(referee: Referee, exercise: Exercise, first: ExerciseResult, enough: float) -> float:
    """What the checks take on the reference; where the first run took too long, by CPU and once everything is loaded.

    So neither what only a first run costs counts against an exercise, nor other work on the computer.
    """
    if first.seconds <= enough or first.problem:
        return first.seconds
    return min(first.seconds, cpu_seconds(referee, exercise))


def _ask_mutants(course: Course, exercise: Exercise, fitness: Fitness, workers: Workers) -> None:
    try:
        fitness.survival = survival(course, exercise, workers)
    except ReferenceFails:
        fitness.say(f"the mutants were not run: the reference itself fails with {LIMITS.cpu_seconds:g} s for each call")
        return
    for finding in advice(fitness.survival.findings()):
        fitness.say(finding)


def _must_be_caught(referee: Referee, exercise: Exercise, grade: Grade, fitness: Fitness) -> Iterator[str]:
    for mistake in exercise.mistakes:
        pins: dict[str, Pin] = {}
        if mistake.costs is not None and (points := grade(mistake.source).points) != POINTS - mistake.costs:
            yield f"{in_words(exercise, mistake)} says costs: {mistake.costs:g}, but leaves {points:g} points"
        level = caught_at(referee, exercise, mistake, pins) if mistake.caught_by else ""
        fitness.pinned(mistake.name, pins)
        if level:
            fitness.levels[level] += 1
            continue
        name = in_words(exercise, mistake)
        result = grade(mistake.source)
        failing = {check.id for check in result.checks if catches(mistake, check)}
        if _does_not_run(result):
            yield f"{name} does not run{_first_problem(result)}"
        elif not failing and result.strict == "failed":
            yield f"{name} costs no points, only the star: write core(pin(…)) on which it shows, or call it narrow"
        elif not failing:
            yield f"{name} is accepted"
        else:
            for missed in [check for check in mistake.caught_by if check not in failing]:
                yield f"{name} is not caught by {missed} (only by {', '.join(sorted(failing))})"
            if not meets_hint(mistake, result.checks):
                yield f"{name} meets no hint with “{mistake.hint}” in {', '.join(mistake.caught_by)}"


def _must_pass(result: ExerciseResult, name: str, *, star: bool = True) -> Iterator[str]:
    """A finding for each check that it does not pass, and for what it lacks of the star."""
    if _does_not_run(result):
        yield f"{name} does not run{_first_problem(result)}"
    for check in result.checks:
        if check.extra and not star:
            continue
        if check.status != "passed":
            yield f"{name} fails {check.id} ({check.status}): {_why(check)}"
        elif star and check.strict and check.strict.status != "passed":
            yield f"{name} has no star for {check.id} ({check.strict.status}): {_why(check.strict)}"


def _why(check: CheckResult | StrictResult) -> str:
    if check.failure is None:
        return check.reason.en if check.reason else ""
    error = check.failure.error
    detail = f"; {error.type}: {error.message}" if error else ""
    last = [f"{c.function}({', '.join(arg.text for arg in c.args)})" for c in check.failure.calls[-1:]]
    return f"{check.failure.message.en}{detail} {''.join(last)}"


def _does_not_run(result: ExerciseResult) -> bool:
    """Whether not all of it was run: what is skipped in a student's file is a mistake in an author's."""
    return bool(result.problem) or not result.checks or any("skipped" in note.en for note in result.notes)


def _first_problem(result: ExerciseResult) -> str:
    if result.problem:
        error = result.problem.error
        return f": {result.problem.message.en}" + (f" ({error.type}: {error.message})" if error else "")
    return ": " + "; ".join(note.en for note in result.notes[:2]) if result.notes else ""


def _not_exercised(
    exercise: Exercise, prepared: Sequence[PreparedCheck], reference: types.ModuleType, exempt: Collection[str]
) -> Iterator[str]:
    properties = [one for one in prepared if one.check.kind == "property"]
    for function in unused_functions(properties, reference, [one for one in exercise.functions if one not in exempt]):
        yield f"no property exercises {function}"
