"""The known mistakes of a course: what they return, and on which inputs they show. Read when first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from grader import keys
from grader.asking.calls import Question
from grader.asking.conversation import Conversation
from grader.course.catalog import Course, Exercise
from grader.course.loading import CheckModule
from grader.deciding.verdict import Run
from grader.known.answers import Bank, CachedBank
from grader.known.counterexamples import Counterexamples
from grader.known.diagnosis import diagnose, evidence_of
from grader.player import Stage
from grader.results.model import Diagnosis


class KnownMistakes:
    """What is known of the exercises of one course."""

    def __init__(self, course: Course, stage: Stage, *, counterexamples: bool = True) -> None:
        """Without `counterexamples` each failure is searched for."""
        self._course, self._stage = course, stage
        self._with_counterexamples = counterexamples
        self._banks: dict[str, CachedBank] = {}
        self._counterexamples: dict[str, Counterexamples] = {}

    def bank(self, exercise: Exercise) -> Bank:
        """The known answers of an exercise, with what they are known to return."""
        return self._cached_bank(exercise).bank

    def _cached_bank(self, exercise: Exercise) -> CachedBank:
        if exercise.id not in self._banks:
            self._banks[exercise.id] = CachedBank(exercise, keys.of_questions(self._course, exercise))
        return self._banks[exercise.id]

    def counterexamples(self, exercise: Exercise, module: CheckModule, check: str) -> Sequence[bytes]:
        """Small inputs for a check on which known mistakes showed, the smallest first."""
        if not self._with_counterexamples:
            return ()
        if exercise.id not in self._counterexamples:
            self._counterexamples[exercise.id] = Counterexamples(self._course, exercise, module.files)
        return self._counterexamples[exercise.id].inputs_of(check)

    def ask_beforehand(self, exercise: Exercise, questions: Sequence[Question]) -> None:
        """Asks the known answers now what will be asked for many submissions."""
        for suspect in self.bank(exercise).suspects:
            suspect.learn(self._stage, questions)
        self._cached_bank(exercise).save()

    def diagnose(
        self,
        exercise: Exercise,
        runs: Iterable[Run],
        submission: Conversation,
        probes: Callable[[], Sequence[Question]],
    ) -> Diagnosis | None:
        """The one known mistake that explains these runs; `submission` is asked further `probes` where one may."""
        evidence = evidence_of(runs)
        if not evidence.failing:
            return None
        found = diagnose(self._stage, self.bank(exercise), submission.running, evidence, probes)
        self._cached_bank(exercise).save()
        return found
