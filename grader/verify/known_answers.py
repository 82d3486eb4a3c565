"""Known answers, from the reference to its mutants, handed to the referee as if a student had written them."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Literal

from grader.asking.remembered import Remembered
from grader.authoring.pins import Pin
from grader.course.catalog import Exercise
from grader.course.mistakes import Mistake
from grader.deciding.checks import PreparedCheck
from grader.player import PlayerStopped, Source
from grader.referee.referee import Referee
from grader.results.model import CheckResult, ExerciseResult
from grader.submission import as_answer

Grade = Callable[[str], ExerciseResult]
"""Grades a text as the answer to an exercise."""


def grader_of(referee: Referee, exercise: Exercise) -> Grade:
    return lambda text: referee.grade_exercise(as_answer(exercise, text), exercise)


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

    A check with strict inputs comes once more after all others, with what became of these.

    If only some checks are wanted, these are judged with all that they require. `pins` is told on which pins they fail.
    """
    module, checks = referee.prepare(exercise)
    asked = {check.check.id for check in checks} if wanted is None else _with_required(checks, wanted)
    with referee.judging(exercise, module, source) as judging:
        try:
            loaded = judging.conversation.running().loaded
            if loaded.problem is not None or loaded.scratch:
                raise DoesNotRun
            decided = []
            for check in checks:
                if check.check.id in asked:
                    decision = judging.judge.decide(check)
                    if pins is not None and decision.pin:
                        pins[check.check.id] = decision.pin
                    decided.append((decision, judging.result_of(decision)))
                    yield decided[-1][1]
            for decision, result in decided:
                strict = judging.judge.decide_strict(decision)
                if strict is not None:
                    if pins is not None and strict.pin:
                        pins[result.id] = strict.pin
                    yield judging.with_strict(result, strict)
        except PlayerStopped as stopped:
            raise DoesNotRun from stopped


def cpu_seconds(referee: Referee, exercise: Exercise) -> float:
    """What the checks take on the reference, of our CPU and of the player's."""
    module, checks = referee.prepare(exercise)
    started = time.process_time()
    with referee.judging(exercise, module, reference_of(exercise)) as judging:
        for check in checks:
            judging.check(replace(check, remembered=Remembered()))  # what passed before would cost nothing
        return time.process_time() - started + judging.conversation.budget.spent.cpu


def passes_all(referee: Referee, exercise: Exercise, text: str) -> bool:
    """Whether this text in the place of the reference passes every check; the first that it fails decides."""
    source = reference_of(exercise)
    mutated = replace(source, modules={**source.modules, source.main: text.encode()})
    try:
        with closing(judged(referee, exercise, mutated)) as results:
            return all(result.status == "passed" and not fails_strict(result) for result in results)
    except DoesNotRun:
        return False


def caught_at(
    referee: Referee, exercise: Exercise, mistake: Mistake, pins: dict[str, Pin] | None = None
) -> Literal["", "core", "strict"]:
    """On which inputs a mistake fails all checks that it names and meets its hint at one of them; "" on none.

    What somebody may believe must cost points; what is narrow may cost the star alone.

    `pins` is told which pins decided: check -> pin.
    """
    try:
        source = source_of(exercise, mistake.source)
        results = {result.id: result for result in judged(referee, exercise, source, mistake.caught_by, pins)}
    except DoesNotRun:
        return ""
    named = [results[check] for check in mistake.caught_by if check in results]
    if len(named) < len(mistake.caught_by) or not all(catches(mistake, one) for one in named):
        return ""
    if not meets_hint(mistake, named):
        return ""
    return "core" if any(map(failed, named)) else "strict"


def failed(result: CheckResult) -> bool:
    return result.status not in ("passed", "skipped")


def fails_strict(result: CheckResult) -> bool:
    return result.strict is not None and result.strict.status != "passed"


def catches(mistake: Mistake, result: CheckResult) -> bool:
    """Whether a check notices a mistake on the inputs on which it has to."""
    return failed(result) or (mistake.narrow and fails_strict(result))


def meets_hint(mistake: Mistake, results: Iterable[CheckResult]) -> bool:
    """Whether any of these results shows the hint that a mistake is meant to meet."""
    named = [result for result in results if result.id in mistake.caught_by]
    hints = [hint for one in named for hint in (one.hint, *([one.strict.hint] if one.strict else []))]
    return not mistake.hint or any(mistake.hint in words for hint in hints for words in hint)


def source_of(exercise: Exercise, text: str) -> Source:
    """A text as the player sees it that answers this exercise with it."""
    source = as_answer(exercise, text).source_of(exercise)
    assert source is not None
    return source


def reference_of(exercise: Exercise) -> Source:
    return source_of(exercise, exercise.solution.read_text(encoding="utf-8"))


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
