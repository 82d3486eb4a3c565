"""The referee: takes a submission to its results, from what decides, what explains, and what the course knows.

Inputs are replayed, those of one check side by side. Only after a failure does hypothesis run again, in a fresh player,
to find a smaller input that shows it.
"""

from __future__ import annotations

import math
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from grader import keys
from grader.asking.calls import Question
from grader.asking.conversation import Conversation
from grader.children.telling import tell
from grader.course.catalog import POINTS, Course, Exercise
from grader.course.loading import CheckModule, load_reference
from grader.deciding.checks import PreparedCheck
from grader.deciding.following import follow_through
from grader.deciding.inputs import InputCache
from grader.deciding.judge import Decision
from grader.deciding.loading import is_untouched, load_problem, stopped_loading, written_parts
from grader.deciding.shared_cells import SharedCells
from grader.errors import GraderBroken
from grader.explaining.advice import on_error, on_places, printed_is_right, with_advice
from grader.explaining.causes import with_causes
from grader.explaining.explainer import Explainer
from grader.explaining.progress import progress
from grader.explaining.remarks import remarks_on_costs, remarks_on_names, remarks_on_skipped, remarks_on_written_parts
from grader.explaining.shrinking import LATER_SHRINKING
from grader.explaining.words import what_changed
from grader.known.known_mistakes import KnownMistakes
from grader.player import IsolationUnavailable, Loaded, PlayerStopped, Source, Stage
from grader.referee.judging import Judging
from grader.referee.preparing import Preparation
from grader.results.model import (
    CheckResult,
    CheckStatus,
    Diagnosis,
    ExerciseResult,
    FunctionProgress,
    Problem,
    Report,
    exercise_status,
    star_of,
)
from grader.submission import Submission, as_answer
from grader.text import Text

FIRST_QUESTIONS = 8
"""On how many inputs of a check the suspects are asked beforehand: a mistake shows early, or it is rare."""


@dataclass(frozen=True)
class Decided:
    """What is told of a check as soon as it is decided; the result, which may be kinder, comes with all others."""

    exercise: str
    check: str
    status: CheckStatus


class Referee:
    """Grades submissions of one course; everything that is the same for all of them is prepared once."""

    def __init__(
        self,
        course: Course,
        stage: Stage,
        *,
        seed: int = 0,
        cache: InputCache | None = None,
        explaining: bool = True,
        counterexamples: bool = True,
    ) -> None:
        """Without `explaining` failures are neither shrunk nor compared with known mistakes; see `KnownMistakes`."""
        self.course, self.stage, self.seed = course, stage, seed
        self.explaining = explaining
        self.preparation = Preparation(course, seed, cache or InputCache(level=stage.wanted))
        self.known = KnownMistakes(course, stage, counterexamples=counterexamples)
        self._shared_cells = SharedCells(stage)
        self._contents: dict[str, str] = {}

    def prepare(self, exercise: Exercise) -> tuple[CheckModule, list[PreparedCheck]]:
        """The checks of an exercise with their inputs."""
        return self.preparation.prepare(exercise)

    def grade(self, submission: Submission, exercises: Sequence[Exercise]) -> Report:
        """The report on a submission, judged in this very process; see `referee.pool`."""
        return self.report(submission, exercises, [self.grade_exercise(submission, one) for one in exercises])

    def report(self, submission: Submission, exercises: Sequence[Exercise], results: list[ExerciseResult]) -> Report:
        """The report on a submission with these results."""
        return Report(
            submission=submission.name,
            course=self.course.name,
            exercises=results,
            isolation=self.stage.isolation,
            versions=self.versions(exercises),
            seed=self.seed,
        )

    def versions(self, exercises: Sequence[Exercise]) -> dict[str, str]:
        """Everything that can change a verdict."""
        content = keys.digest([self._content_of(exercise) for exercise in exercises])
        return {**keys.versions(), "content": content[:12]}

    def _content_of(self, exercise: Exercise) -> str:
        """The name of what decides about an exercise, as it was when first asked for: checks stay loaded, too."""
        if exercise.id not in self._contents:
            self._contents[exercise.id] = keys.of_content(self.course, exercise)
        return self._contents[exercise.id]

    def grade_exercise(self, submission: Submission, exercise: Exercise) -> ExerciseResult:
        """The result on one exercise. Whatever goes wrong is a result too, unless no exercise could be graded."""
        started = time.perf_counter()
        module, prepared = self.prepare(exercise)
        blank = self.blank(submission, exercise)
        try:
            result = self._judge_all(submission, exercise, module, prepared, blank)
        except (GraderBroken, IsolationUnavailable, MemoryError):
            raise
        except Exception as error:
            traceback.print_exc()
            what = f"{type(error).__name__}: {error}"[:300]
            message = Text(f"评分程序自己出错：{what}", f"The grader itself went wrong: {what}")
            result = replace(blank, status="broken", problem=Problem(message, status="broken"))
        return replace(result, seconds=time.perf_counter() - started)

    def blank(self, submission: Submission, exercise: Exercise) -> ExerciseResult:
        """What is known of an exercise before anything is judged."""
        module, _ = self.prepare(exercise)
        return ExerciseResult(
            id=exercise.id,
            title=exercise.title,
            statement=exercise.statement,
            kind=module.info.kind,
            book=module.info.book,
            max_points=POINTS,
            hint=module.info.hints[0] if module.info.hints else Text("", ""),
            source=submission.text_of(exercise),
            source_file=submission.file_of(exercise),
            cells=submission.cells_of(exercise),
            notes=list(submission.notes_on(exercise)),
        )

    def _judge_all(
        self,
        submission: Submission,
        exercise: Exercise,
        module: CheckModule,
        prepared: list[PreparedCheck],
        blank: ExerciseResult,
    ) -> ExerciseResult:
        problem = submission.problem_of(exercise)
        if problem is not None:
            return replace(blank, problem=problem)
        source = submission.source_of(exercise)
        if source is None:
            return replace(blank, status="not_attempted")
        if shared := self._shared_cells.known_to_stop(submission, exercise, source):
            return replace(blank, problem=stopped_loading(shared, shared))
        with self.judging(exercise, module, source) as judging:
            conversation = judging.conversation
            try:
                loaded = conversation.running().loaded
            except PlayerStopped as stopped:
                conversation.restart()
                shared = self._shared_cells.stop(submission, exercise, source)
                return replace(blank, problem=stopped_loading(stopped, shared), output=conversation.output)
            if loaded.problem is not None:
                problem = load_problem(loaded.problem)
                if advice := on_error(loaded.problem, blank.source, blank.cells):
                    problem = replace(problem, message=advice)
                return replace(blank, problem=problem, output=conversation.running().output)
            if is_untouched(loaded, exercise.functions):
                return replace(blank, status="not_attempted", output=conversation.running().output)
            decisions = [_told(exercise, judging.judge.decide(check)) for check in prepared]
            if module.info.contract is not None and any(one.verdict.status != "passed" for one in decisions):
                decisions = self._followed(exercise, judging, decisions)
            strict = [judging.judge.decide_strict(decision) for decision in decisions]
            written = written_parts(module, conversation)
            results = [judging.result_of(decision) for decision in decisions]
            results = [judging.with_strict(*both) for both in zip(results, strict, strict=True)]
            functions = self._progress(exercise, conversation, module, loaded, results, decisions)
            conversation.restart()
            diagnosis = self._diagnosis(exercise, judging, prepared)
        code = source.modules[source.main]
        results = with_causes(results, judging.failed(results), code)
        answered = {one.prepared.check.id: one.run for one in decisions if one.run is not None}

        def printed_right(check: str) -> bool:
            return check in answered and printed_is_right(
                answered[check], load_reference(self.course, exercise), conversation.output
            )

        of_form = [one.prepared.check.id for one in decisions if getattr(one.verdict.cause, "wrong_type", False)]
        results = with_advice(results, code, exercise, printed_right, of_form)
        remarks = [
            *remarks_on_names(loaded, exercise, module.info, listed=bool(functions)),
            *on_places(code, loaded.missing),
            *remarks_on_written_parts(written),
            *remarks_on_costs(diagnosis),
            *remarks_on_skipped(loaded, blank),
        ]
        if judging.judge.changed and not any(one.right_otherwise for one in (*decisions, *judging.judge.strict)):
            remarks.append(what_changed(judging.judge.changed, exercise.parameters))
        points, status = _at_least(math.fsum(result.points for result in results), diagnosis), exercise_status(results)
        if status == "failed" and points:  # what one mistake leaves
            status = "partial"
        return replace(
            blank,
            status="in_progress" if functions else status,
            functions=functions,
            points=round(points, 6),
            checks=results,
            written=written,
            to_review=any(part.text for part in written),
            output=conversation.output,
            diagnosis=diagnosis,
            notes=[*blank.notes, *remarks],
            strict=star_of(results),
        )

    def _followed(self, exercise: Exercise, judging: Judging, decisions: list[Decision]) -> list[Decision]:
        """The decisions; those that failed for the sake of a function that has cost its points cost nothing more."""
        right = as_answer(exercise, exercise.solution.read_text(encoding="utf-8")).source_of(exercise)
        assert right is not None
        return follow_through(judging.judge, decisions, right, exercise.functions)

    def judging(
        self, exercise: Exercise, module: CheckModule, source: Source, *, effort: int = LATER_SHRINKING
    ) -> Judging:
        """An exercise of a submission, to be judged check by check; whoever asks for it closes it.

        `effort` goes into the search for a small failing input of each check after the first.
        """
        conversation, starred = Conversation(stage=self.stage, source=source), module.info.contract is not None
        if not self.explaining:
            return Judging(conversation, exercise.parameters, None, starred=starred)
        counterexamples = partial(self.known.counterexamples, exercise, module)
        explainer = Explainer(conversation, exercise.parameters, counterexamples, self.seed, effort)
        return Judging(conversation, exercise.parameters, explainer, starred=starred)

    def read_counterexamples(self, exercise: Exercise) -> None:
        """Reads what failures are shown on, for a process that will be forked often; else the first failure does."""
        module, prepared = self.prepare(exercise)
        for one in prepared:
            self.known.counterexamples(exercise, module, one.check.id)

    def _progress(
        self,
        exercise: Exercise,
        conversation: Conversation,
        module: CheckModule,
        loaded: Loaded,
        results: list[CheckResult],
        decisions: Sequence[Decision],
    ) -> list[FunctionProgress]:
        """The functions one by one, where some that count are not written yet."""
        unwritten = {*loaded.missing, *loaded.unwritten}
        left_out = {*module.info.extra, *(module.info.written or {})}
        if not unwritten - left_out or exercise_status(results) in ("passed", "broken"):
            return []
        reference = load_reference(self.course, exercise)
        return progress(exercise, conversation, sorted(unwritten), reference, sorted(left_out), decisions)

    def ask_known_mistakes(self, exercise: Exercise) -> None:
        """Asks them now what most diagnoses will need, where many submissions are to come."""
        questions = [one for check in self.prepare(exercise)[1] for one in check.first_calls[:FIRST_QUESTIONS]]
        self.known.ask_beforehand(exercise, questions)

    def _diagnosis(self, exercise: Exercise, judging: Judging, prepared: list[PreparedCheck]) -> Diagnosis | None:
        if judging.conversation.budget.used_up:
            return None
        if judging.explainer is None and not any(mistake.costs for mistake in exercise.mistakes):
            return None  # it decides about no points

        def probes() -> list[Question]:
            return [call for check in prepared for call in check.first_calls]

        runs = [run for decision in judging.judge.decisions for run in decision.runs]
        with judging.explainer.apart if judging.explainer else judging.conversation.apart() as apart:
            apart.begin(Text("", ""))
            return self.known.diagnose(exercise, runs, apart, probes)


def _told(exercise: Exercise, decision: Decision) -> Decision:
    tell(Decided(exercise.id, decision.prepared.check.id, decision.verdict.status))
    return decision


def _at_least(points: float, diagnosis: Diagnosis | None) -> float:
    """The points of the checks; no fewer than the one mistake leaves that the submission is throughout."""
    return points if diagnosis is None or diagnosis.costs is None else max(points, POINTS - diagnosis.costs)
