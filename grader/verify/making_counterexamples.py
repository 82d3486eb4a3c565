"""The counterexamples that are kept: each known mistake is caught once, and what shows it is remembered."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from grader.asking.conversation import Conversation
from grader.children.outcome import Exceeded
from grader.course.catalog import Course, Exercise
from grader.course.loading import CheckModule, load_checks
from grader.deciding.checks import PreparedCheck
from grader.deciding.judge import Judge
from grader.explaining.shrinking import MOST_SHRINKING
from grader.known.counterexamples import Counterexamples, save_counterexamples
from grader.player import PlayerStopped, Source
from grader.referee.referee import Referee
from grader.verify.known_answers import reference_of, source_of
from grader.verify.mutants import mutants_of
from grader.verify.workers import Workers


def keep(
    course: Course, exercises: Sequence[Exercise], workers: int | None = None, *, mutants: bool = False
) -> Iterator[tuple[Exercise, int]]:
    """Each exercise with how many inputs are kept for it now."""
    with Workers(course, workers) as side_by_side:
        ids = [exercise.id for exercise in exercises]
        yield from zip(exercises, side_by_side.map(partial(_keep, mutants), ids, _nothing), strict=True)


def _keep(mutants: bool, referee: Referee, id: str) -> int:
    (exercise,) = referee.course.find(id)
    search = Referee(referee.course, referee.stage, counterexamples=False)
    found: dict[str, dict[bytes, str]] = {}
    for mistake, source in _known_mistakes(referee.course, exercise, mutants):
        for check, encoded in _shown_on(search, exercise, source).items():
            found.setdefault(check, {}).setdefault(encoded, mistake)
    path = save_counterexamples(referee.course, exercise, load_checks(referee.course, exercise).files, found)
    return len(path.read_text(encoding="utf-8").splitlines()) - 1  # without the head


def kept_findings(
    referee: Referee, exercise: Exercise, module: CheckModule, prepared: Sequence[PreparedCheck]
) -> Iterator[str]:
    """Whether what is kept belongs to these checks, and is nothing on which a right answer fails."""
    kept = Counterexamples(referee.course, exercise, module.files)
    anew = f"grade verify {exercise.id} --keep makes it anew"
    if kept.outdated:
        yield f"other inputs are permitted now than when some were kept for {', '.join(kept.outdated)}: {anew}"
    with Conversation(stage=referee.stage, source=reference_of(exercise)) as conversation:
        try:
            for one in prepared:
                if inputs := kept.inputs_of(one.check.id):
                    verdict = Judge(conversation).decide(replace(one, inputs=list(inputs))).verdict
                    if verdict.status != "passed":
                        yield f"the reference is not right ({verdict.status}) on what is kept for {one.check.id}"
        except PlayerStopped as stopped:
            yield f"the reference does not run on what is kept: {stopped.reason.en}"
    for words in kept.unreadable:
        yield f"what is kept for it cannot be read ({words}): {anew}"


def _nothing(id: str, exceeded: Exceeded) -> int:
    return 0


def _known_mistakes(course: Course, exercise: Exercise, mutants: bool) -> Iterator[tuple[str, Source]]:
    """Each with its name."""
    for mistake in exercise.mistakes:
        yield mistake.name, source_of(exercise, mistake.source)
    if mutants:
        reference = reference_of(exercise)
        info = load_checks(course, exercise).info
        for mutant in mutants_of(exercise.solution.read_text(encoding="utf-8"), leave_out=info.written or ()):
            modules = {**reference.modules, reference.main: mutant.text.encode()}
            yield f"mutant: {mutant.after}", replace(reference, modules=modules)


def _shown_on(referee: Referee, exercise: Exercise, source: Source) -> dict[str, bytes]:
    """Check -> the input on which its failure is shown, searched for with full effort each time."""
    module, checks = referee.prepare(exercise)
    with referee.judging(exercise, module, source, effort=MOST_SHRINKING) as judging:
        with contextlib.suppress(PlayerStopped):  # a mistake that does not even load
            for check in checks:
                judging.check(check)
        return judging.shown
