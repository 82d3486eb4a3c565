"""What takes long to find out and is the same for everybody: drawn inputs, and what known mistakes answer.

It is found out when a site is built, and put where the referee in the page looks for it: into its cache, under the name
that it has for the versions of the software there. What does not fit is found out again; it decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain

from grader import keys, machine
from grader.children.outcome import Exceeded
from grader.course.catalog import Course, Exercise
from grader.course.loading import load_checks
from grader.deciding.inputs import key_of, packed
from grader.errors import GraderBroken
from grader.known import answers
from grader.player import Stage
from grader.referee.pool import RefereePool
from grader.referee.referee import FIRST_QUESTIONS, Referee

SEED = 0


def keep(course: Course, exercises: Sequence[Exercise], software: Mapping[str, str]) -> Iterator[dict[str, bytes]]:
    """For each exercise the files of the cache in the page, by name."""
    with Stage(preload=course.preload) as stage:
        referee = Referee(course, stage, seed=SEED)
        with RefereePool(referee, children=machine.workers()) as pool:
            for exercise, found in zip(exercises, pool.map(partial(_kept, software=software), exercises), strict=True):
                if isinstance(found, Exceeded):
                    raise GraderBroken(*(f"{exercise.id}: {side}" for side in found.text))
                yield found.answer


def _kept(referee: Referee, exercise: Exercise, *, software: Mapping[str, str]) -> dict[str, bytes]:
    module = load_checks(referee.course, exercise)
    inputs = referee.preparation.draw_inputs(exercise)
    bank = answers.bank_of(exercise)
    questions = list(chain.from_iterable(one.first_calls[:FIRST_QUESTIONS] for one in referee.prepare(exercise)[1]))
    for one in (bank.right, *bank.suspects):
        one.learn(referee.stage, questions)
    known = keys.of_questions(referee.course, exercise, software)
    return {
        f"inputs-browser/{key_of(module.files, SEED, software)}": packed(inputs),
        f"known/{known[:40]}.msgpack": answers.packed(bank),
    }
