"""Answers that are known beforehand, reference, banks and mutants, handed to the referee as if a student wrote them."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from grader.asking.remembered import Remembered
from grader.authoring.pins import Pin
from grader.course.bank import WrongAnswer
from grader.course.books import Books
from grader.course.catalog import Exercise
from grader.deciding.checks import PreparedCheck
from grader.player import PlayerStopped, Source
from grader.referee.referee import Referee
from grader.results.model import CheckResult, ExerciseResult
from grader.submission import Submission, read_files

Grade = Callable[[Path], ExerciseResult]
"""Grades a file as the answer to an exercise."""


def grader_of(referee: Referee, exercise: Exercise) -> Grade:
    return lambda path: referee.grade_exercise(as_answer(exercise, path), exercise)


def as_answer(exercise: Exercise, path: Path) -> Submission:
    """A file as a submission for its exercise, whatever it is called; the other solutions may be imported."""
    files = {exercise.stub.name: path.read_bytes()}
    for neighbour in exercise.solutions.values():
        files.setdefault(neighbour.name, neighbour.read_bytes())
    return read_files(path.stem, files, {}, [exercise.id], books=Books((exercise.book,)))


class DoesNotRun(Exception):
    """A text that fails as soon as it is loaded."""


class ReferenceFails(Exception):
    """The reference does not pass its own checks, so that nothing can be said of mutants or saboteurs."""


def judged(
    referee: Referee,
    exercise: Exercise,
    source: Source,
    wanted: Collection[str] | None = None,
    pins: dict[str, Pin] | None = None,
) -> Generator[CheckResult, None, None]:
    """The verdicts on a source, one after another, so that whoever has seen enough need not pay for the others.

    If only some checks are wanted, these are judged with all that they require. `pins` is told on which pins they fail.
    """
    module, checks = referee.prepare(exercise)
    asked = {check.check.id for check in checks} if wanted is None else _with_required(checks, wanted)
    with referee.judging(exercise, module, source) as judging:
        try:
            if judging.conversation.running().loaded.problem is not None:
                raise DoesNotRun
            for check in checks:
                if check.check.id in asked:
                    decision = judging.judge.decide(check)
                    if pins is not None and decision.pin:
                        pins[check.check.id] = decision.pin
                    yield judging.result_of(decision)
        except PlayerStopped as stopped:
            raise DoesNotRun from stopped


def cpu_seconds(referee: Referee, exercise: Exercise) -> float:
    """What the checks take on the reference, of our CPU and of the player's."""
    module, checks = referee.prepare(exercise)
    started = time.process_time()
    with referee.judging(exercise, module, source_of(exercise, exercise.solution)) as judging:
        for check in checks:
            judging.check(replace(check, remembered=Remembered()))  # what passed before would cost nothing
        return time.process_time() - started + judging.conversation.budget.spent.cpu


def passes_all(referee: Referee, exercise: Exercise, text: str) -> bool:
    """Whether this text in the place of the reference passes every check; the first that it fails decides."""
    source = source_of(exercise, exercise.solution)
    mutated = replace(source, modules={**source.modules, source.main: text.encode()})
    try:
        with closing(judged(referee, exercise, mutated)) as results:
            return all(result.status == "passed" for result in results)
    except DoesNotRun:
        return False


def is_caught(referee: Referee, exercise: Exercise, answer: WrongAnswer, pins: dict[str, Pin] | None = None) -> bool:
    """Whether a wrong answer fails all checks that it names, and meets its hint at one of them.

    `pins` is told which pins decided: check -> pin.
    """
    try:
        source = source_of(exercise, answer.path)
        results = {result.id: result for result in judged(referee, exercise, source, answer.caught_by, pins)}
    except DoesNotRun:
        return False
    named = [results[check] for check in answer.caught_by if check in results]
    return len(named) == len(answer.caught_by) and all(map(failed, named)) and meets_hint(answer, named)


def failed(result: CheckResult) -> bool:
    return result.status not in ("passed", "skipped")


def meets_hint(answer: WrongAnswer, results: Iterable[CheckResult]) -> bool:
    """Whether any of these results shows the hint that a wrong answer is meant to meet."""
    named = [result for result in results if result.id in answer.caught_by]
    return not answer.hint or any(answer.hint in words for result in named for words in result.hint)


def source_of(exercise: Exercise, path: Path) -> Source:
    """A file as the player sees it that answers this exercise with it."""
    source = as_answer(exercise, path).source_of(exercise)
    assert source is not None
    return source


def _with_required(checks: Sequence[PreparedCheck], wanted: Collection[str]) -> set[str]:
    required = {check.check.id: check.check.requires for check in checks}
    asked: set[str] = set()
    waiting = list(wanted)
    while waiting:
        id = waiting.pop()
        if id not in asked:
            asked.add(id)
            waiting += required.get(id, ())
    return asked
