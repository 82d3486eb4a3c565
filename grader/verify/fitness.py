"""Everything that `grade verify` asks of an exercise, one finding per shortcoming."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from grader.bank import wrong_answers
from grader.catalog import Course, Exercise
from grader.grading import preloaded
from grader.loading import BrokenChecks, load_reference
from grader.player import Stage
from grader.referee import PreparedCheck, Referee
from grader.results import ExerciseResult
from grader.submission import Submission, read_files
from grader.verify.pretence import functions_used, thoughtless_passes
from grader.verify.structure import structural_findings, worked_values

MOST_SECONDS = 2.0
"""What all checks of one exercise may take on the reference."""
FEWEST_RIGHT, FEWEST_WRONG = 2, 4


@dataclass
class Fitness:
    """What was found about one exercise; fit to ship when there is no finding."""

    id: str
    title: str
    kind: str = ""
    patterns: list[str] = field(default_factory=list)
    examples: int = 0
    properties: int = 0
    right: int = 0
    wrong: int = 0
    seconds: float = 0.0
    mutants: int | None = None
    killed: int | None = None
    findings: list[str] = field(default_factory=list)

    @property
    def fit(self) -> bool:
        return not self.findings


def verify(course: Course, exercises: Sequence[Exercise], workers: int | None = None) -> Iterator[Fitness]:
    """The fitness of each exercise, in order, worked out side by side."""
    workers = min(workers or os.cpu_count() or 1, len(exercises))
    if workers <= 1:
        with Stage(preload=preloaded(course)) as stage:
            referee = Referee(course, stage, explaining=False)
            yield from (verify_exercise(referee, exercise) for exercise in exercises)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(partial(_verify_alone, course), [exercise.id for exercise in exercises])


def _verify_alone(course: Course, id: str) -> Fitness:
    referee = _referee(course)
    (exercise,) = course.find(id)
    return verify_exercise(referee, exercise)


_REFEREES: dict[Path, Referee] = {}


def _referee(course: Course) -> Referee:
    """One referee in a worker process; its stage ends with the process."""
    if course.root not in _REFEREES:
        _REFEREES[course.root] = Referee(course, Stage(preload=preloaded(course)), explaining=False)
    return _REFEREES[course.root]


def verify_exercise(referee: Referee, exercise: Exercise) -> Fitness:
    """Everything asked of one exercise."""
    fitness = Fitness(exercise.id, exercise.title.en)
    say = fitness.findings.append
    try:
        module, prepared = referee.prepare(exercise)
        reference = load_reference(referee.course, exercise)
    except (BrokenChecks, OSError, SyntaxError) as error:
        say(f"cannot be loaded: {error}")
        return fitness
    fitness.kind, fitness.patterns = module.info.kind, list(module.info.patterns)
    fitness.examples = sum(check.kind == "example" for check in module.checks)
    fitness.properties = sum(check.kind == "property" for check in module.checks)
    fitness.findings += structural_findings(exercise, module)
    fitness.findings += worked_values(exercise, reference)
    grade = partial(_grade, referee, exercise)

    stub = grade(exercise.stub)
    if stub.status != "not_attempted":
        say(f"the stub should be not_attempted but is {stub.status}{_first_problem(stub)}")
    started = time.perf_counter()
    _must_pass(grade, exercise.solution, "the reference", say)
    fitness.seconds = round(time.perf_counter() - started, 3)
    if fitness.seconds > MOST_SECONDS:
        say(f"the checks take {fitness.seconds:.1f} s on the reference, more than {MOST_SECONDS:g} s")
    right = exercise.bank("right")
    fitness.right = len(right)
    if len(right) < FEWEST_RIGHT:
        say(f"right/ holds {len(right)} answers, fewer than {FEWEST_RIGHT}")
    for path in right:
        _must_pass(grade, path, f"right/{path.name}", say)
    fitness.findings += _bank_findings(exercise, prepared, grade)
    fitness.wrong = len(exercise.bank("wrong"))
    fitness.findings += thoughtless_passes(prepared, reference)
    used = functions_used([one for one in prepared if one.check.kind == "property"], reference)
    exempt = set(module.info.written or ())
    for function in exercise.functions:
        if function not in used and function not in exempt:
            say(f"no property exercises {function}")
    return fitness


def _bank_findings(
    exercise: Exercise, prepared: Sequence[PreparedCheck], grade: Callable[[Path], ExerciseResult]
) -> Iterator[str]:
    answers = wrong_answers(exercise)
    known = {one.check.id for one in prepared}
    if len(answers) < FEWEST_WRONG:
        yield f"wrong/ holds {len(answers)} answers, fewer than {FEWEST_WRONG}"
    for answer in answers:
        name = f"wrong/{answer.path.name}"
        if not (answer.sentence.zh and answer.sentence.en):
            yield f"{name} does not begin with 中文 / English"
        if not answer.caught_by or not set(answer.caught_by) <= known:
            yield f"{name}: `caught by` should name checks, not {', '.join(answer.caught_by) or 'nothing'}"
        result = grade(answer.path)
        failing = {check.id for check in result.checks if check.status not in ("passed", "skipped")}
        if result.problem or not result.checks:
            yield f"{name} does not run{_first_problem(result)}"
        elif not failing:
            yield f"{name} is accepted"
        else:
            for missed in [check for check in answer.caught_by if check not in failing]:
                yield f"{name} is not caught by {missed} (only by {', '.join(sorted(failing))})"


def _must_pass(grade: Callable[[Path], ExerciseResult], path: Path, name: str, say: Callable[[str], None]) -> None:
    if not path.is_file():
        say(f"{name} is missing: {path}")
        return
    result = grade(path)
    if result.problem or not result.checks:
        say(f"{name} does not run{_first_problem(result)}")
    for check in result.checks:
        if check.status != "passed":
            why = check.failure.message.en if check.failure else check.reason.en if check.reason else ""
            calls = (
                [f"{c.function}({', '.join(a.text for a in c.args)})" for c in check.failure.calls[-1:]]
                if check.failure
                else []
            )
            error = check.failure.error if check.failure else None
            detail = f"; {error.type}: {error.message}" if error else ""
            say(f"{name} fails {check.id} ({check.status}): {why}{detail} {''.join(calls)[:300]}")


def _grade(referee: Referee, exercise: Exercise, path: Path) -> ExerciseResult:
    return referee.grade_exercise(as_answer(exercise, path), exercise)


def as_answer(exercise: Exercise, path: Path) -> Submission:
    """A file of a bank as a submission for its exercise, whatever it is called; its neighbours may be imported."""
    files = {exercise.stub.name: path.read_bytes()}
    for neighbour in exercise.solution.parent.glob("ex*.py"):
        files.setdefault(neighbour.name, neighbour.read_bytes())
    return read_files(path.stem, files, {}, [exercise.id])


def _first_problem(result: ExerciseResult) -> str:
    if result.problem:
        error = result.problem.error
        return f": {result.problem.message.en}" + (f" ({error.type}: {error.message})" if error else "")
    return ": " + "; ".join(note.en for note in result.notes[:2]) if result.notes else ""
