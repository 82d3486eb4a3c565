"""The referee: runs checks against an answer that lives in the player, and turns what happens into verdicts.

Inputs are replayed, those of one check side by side. Only after a failure does hypothesis run again, in a fresh player,
to find a smaller input that shows it.
"""

from __future__ import annotations

import difflib
import math
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace

from grader import keys
from grader.asking.calls import Question, question_of
from grader.asking.conversation import Exam
from grader.authoring.checks import ExerciseInfo
from grader.course.catalog import POINTS, Course, Exercise
from grader.course.loading import CheckModule, load_checks, load_reference
from grader.deciding.attempt import (
    PreparedCheck,
    Verdict,
    depends_on_earlier_calls,
    in_place,
    in_words,
    status_of,
    what_changed,
)
from grader.deciding.inputs import InputCache, draw, key_of
from grader.deciding.shared_cells import SharedCells
from grader.errors import GraderBroken
from grader.explaining.causes import Failed, with_causes
from grader.explaining.progress import progress
from grader.explaining.smaller import Seen, Tried, beside_others, right_alone, smallest, try_all
from grader.known.answers import Bank, KeptBank
from grader.known.counterexamples import Kept, load_kept
from grader.known.diagnosis import diagnose
from grader.player import IsolationUnavailable, Limits, Loaded, PlayerStopped, Returned, Stage
from grader.player.guest import codec
from grader.results.model import (
    CheckResult,
    Diagnosis,
    ExerciseResult,
    Failure,
    FunctionProgress,
    Problem,
    Report,
    StudentError,
    WrittenResult,
    exercise_status,
)
from grader.results.places import place
from grader.submission import Submission
from grader.supervised import TOO_LARGE, Exceeded
from grader.text import Text

FIRST_QUESTIONS = 8
"""On how many inputs of a check the suspects are asked beforehand: a mistake shows early, or it is rare."""


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
        kept: bool = True,
    ) -> None:
        self.course, self.stage, self.seed = course, stage, seed
        self.explaining = explaining
        """Whether failures are explained: shrunk to a small input, and compared with the known wrong answers."""
        self._with_kept = kept
        self._cache = cache or InputCache()
        self._banks: dict[str, KeptBank] = {}
        self._shared_cells = SharedCells(stage)
        self._prepared: dict[str, tuple[CheckModule, list[PreparedCheck]]] = {}
        self._contents: dict[str, str] = {}

    def prepare(self, exercise: Exercise) -> tuple[CheckModule, list[PreparedCheck]]:
        """The checks of an exercise with their inputs; drawn, or taken from the cache."""
        if exercise.id not in self._prepared:
            self._prepared[exercise.id] = self.prepare_module(exercise, load_checks(self.course, exercise))
        return self._prepared[exercise.id]

    def has_inputs(self, exercise: Exercise) -> bool:
        """Whether the inputs of its checks are there from an earlier run."""
        return exercise.id in self._prepared or self._cache.has(
            key_of(load_checks(self.course, exercise).files, self.seed)
        )

    def draw_inputs(self, exercise: Exercise) -> None:
        """Draws the inputs of its checks and leaves them in the cache, for whoever prepares the exercise."""
        self._inputs_of(load_checks(self.course, exercise))

    def _inputs_of(self, module: CheckModule) -> dict[str, list[bytes]]:
        key = key_of(module.files, self.seed)
        kept = self._cache.load(key)
        drawn = {check.id: kept.get(check.id) or draw(check, self.seed) for check in module.checks}
        if drawn != kept:
            self._cache.save(key, drawn)
        return drawn

    def prepare_module(self, exercise: Exercise, module: CheckModule) -> tuple[CheckModule, list[PreparedCheck]]:
        drawn = self._inputs_of(module)
        total = sum(check.weight for check in module.checks if not check.extra) or 1.0
        needs_reference = any(check.wants_reference for check in module.checks)
        reference = load_reference(self.course, exercise) if needs_reference else None
        small: Kept = load_kept(self.course, exercise, module.files) if self.explaining and self._with_kept else {}
        prepared = [
            PreparedCheck(
                c, POINTS * c.weight / total, drawn[c.id], reference, small.get(c.id, ()), exercise.parameters
            )
            for c in module.checks
        ]
        return module, prepared

    def grade(
        self,
        submission: Submission,
        exercises: Sequence[Exercise],
        progress: Callable[[Exercise, ExerciseResult], None] | None = None,
    ) -> Report:
        """The report on a submission, judged in this very process; see `judging.supervision`."""
        return self.report(submission, exercises, self.grade_exercise, progress)

    def report(
        self,
        submission: Submission,
        exercises: Sequence[Exercise],
        grade_exercise: Callable[[Submission, Exercise], ExerciseResult],
        progress: Callable[[Exercise, ExerciseResult], None] | None = None,
    ) -> Report:
        """The report on a submission; one exercise never sinks another."""
        results = []
        for exercise in exercises:
            result = grade_exercise(submission, exercise)
            results.append(result)
            if progress:
                progress(exercise, result)
        return Report(
            submission.name, self.course.name, results, self.stage.isolation, self.versions(exercises), self.seed
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
        except (GraderBroken, IsolationUnavailable):
            raise
        except MemoryError:
            raise Exceeded("memory", TOO_LARGE) from None
        except Exception as error:
            traceback.print_exc()
            what = f"{type(error).__name__}: {error}"[:300]
            message = Text(f"评分程序自己出错: {what}", f"The grader itself went wrong: {what}")
            result = replace(blank, status="broken", problem=Problem(message, status="broken"))
        return replace(result, seconds=time.perf_counter() - started)

    def blank(self, submission: Submission, exercise: Exercise) -> ExerciseResult:
        """What is known of an exercise before anything is judged."""
        module, _ = self.prepare(exercise)
        return ExerciseResult(
            exercise.id,
            exercise.title,
            exercise.statement,
            module.info.kind,
            module.info.book,
            POINTS,
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
            return replace(blank, problem=_stopped_loading(shared, shared))
        exam = Exam(self.stage, source)
        try:
            try:
                loaded = exam.running().loaded
            except PlayerStopped as stopped:
                exam.restart()
                shared = self._shared_cells.stop(submission, exercise, source)
                return replace(blank, problem=_stopped_loading(stopped, shared), output=exam.output)
            if loaded.problem is not None:
                return replace(blank, problem=_load_problem(loaded.problem), output=exam.running().output)
            required = set(exercise.functions)
            if required <= {*loaded.missing, *loaded.unwritten} and not _misnamed(loaded):
                return replace(blank, status="not_attempted", output=exam.running().output)
            results: list[CheckResult] = []
            for check in prepared:
                results.append(self.judge(check, exam, results))
            results = with_causes(results, exam.failed, source.modules[source.main])
            written = _written(module, exam)
            functions = self._progress(exercise, exam, module, loaded, results)
            exam.restart()
            diagnosis = self._diagnose(exercise, exam, prepared) if self.explaining and not exam.used_up else None
        finally:
            exam.close()
        return replace(
            blank,
            status="in_progress" if functions else exercise_status(results),
            functions=functions,
            points=round(math.fsum(result.points for result in results), 6),
            checks=results,
            written=written,
            to_review=any(part.text for part in written),
            output=exam.output,
            diagnosis=diagnosis,
            notes=[
                *blank.notes,
                *_notes_on_names(loaded, exercise, module.info, listed=bool(functions)),
                *_notes_on_written_parts(written),
                *_notes_on_cells(loaded, blank),
                *([exam.changed] if exam.changed and not exam.otherwise_right else []),
            ],
        )

    def _progress(
        self, exercise: Exercise, exam: Exam, module: CheckModule, loaded: Loaded, results: list[CheckResult]
    ) -> list[FunctionProgress]:
        """The functions one by one, where some that count are not written yet."""
        unwritten = {*loaded.missing, *loaded.unwritten}
        left_out = {*module.info.extra, *(module.info.written or {})}
        if not unwritten - left_out or exercise_status(results) in ("passed", "broken"):
            return []
        return progress(exercise, exam, sorted(unwritten), load_reference(self.course, exercise), sorted(left_out))

    def bank(self, exercise: Exercise) -> Bank:
        """The known answers of the exercise, with what they are known to return."""
        return self._kept_bank(exercise).bank

    def _kept_bank(self, exercise: Exercise) -> KeptBank:
        if exercise.id not in self._banks:
            key = keys.digest(self._content_of(exercise), keys.versions(), Limits())
            self._banks[exercise.id] = KeptBank(exercise, key)
        return self._banks[exercise.id]

    def question_suspects(self, exercise: Exercise) -> None:
        """Asks them now what most diagnoses will need, where many submissions are to come."""
        questions = [one for check in self.prepare(exercise)[1] for one in check.first_calls[:FIRST_QUESTIONS]]
        for suspect in self.bank(exercise).suspects:
            suspect.learn(self.stage, questions)
        self._kept_bank(exercise).save()

    def _diagnose(self, exercise: Exercise, exam: Exam, prepared: list[PreparedCheck]) -> Diagnosis | None:
        def probes() -> list[Question]:
            return [call for check in prepared for call in check.first_calls]

        if not exam.failing:
            return None
        submission = exam.apart(fresh=False).running
        found = diagnose(self.stage, self.bank(exercise), submission, exam.evidence(), probes)
        self._kept_bank(exercise).save()
        return found

    def judge(self, prepared: PreparedCheck, exam: Exam, earlier: list[CheckResult]) -> CheckResult:
        check, started = prepared.check, time.perf_counter()
        passed = {result.id for result in earlier if result.status == "passed"} | exam.otherwise_right
        unmet = [result for result in earlier if result.id in check.requires and result.id not in passed]
        reason: Text | None
        if unmet:
            title = unmet[0].title
            unearned = Text(f"先通过“{title.zh}”, 这一条才计分", f"Counts only once “{title.en}” is passed")
            verdict = Verdict("skipped", reason=unearned)
        elif reason := exam.used_up:
            verdict = Verdict("skipped", reason=reason)
        else:
            verdict = self._replay(prepared, exam)
        verdict = in_words(verdict)
        if verdict.status in ("failed", "error", "timeout", "killed"):
            exam.failed.append(Failed(check.id, check.title, verdict.functions))
        return CheckResult(
            check.id,
            check.title,
            check.kind,
            round(prepared.max_points, 9),
            verdict.status,
            round(prepared.max_points * verdict.share, 9),
            verdict.hint or Text("", ""),
            check.book,
            verdict.failure,
            verdict.reason,
            len(prepared.inputs),
            time.perf_counter() - started,
            check.extra,
        )

    def _replay(self, prepared: PreparedCheck, exam: Exam) -> Verdict:
        """The verdict over all inputs: the first that earns nothing decides, else the least share counts."""
        exam.begin(prepared.check.title)
        try:
            tried = try_all(prepared, prepared.inputs, exam, lambda one: one.verdict.earns_nothing)
        except PlayerStopped as stopped:  # it is overdrawn, or did not even start
            exam.restart()
            reason = stopped.reason
            return Verdict(status_of(stopped), explain=lambda: Failure(reason))
        for one in tried:
            exam.remember(one.trial, one.verdict.status)
        worst = min(tried, key=lambda one: one.verdict.share)
        changed = [one for one in tried if one.trial.changed]
        if changed and exam.changed is None:
            smallest = min(changed, key=lambda one: len(one.encoded))
            exam.changed = what_changed(smallest.trial, prepared.parameters)
            if worst.verdict.status == "passed":
                exam.otherwise_right.add(prepared.check.id)
                return in_place(smallest.trial, codec.decode(smallest.encoded), exam.changed)
        if worst.failed and worst.verdict.earns_nothing and self.explaining and not exam.used_up:
            return self._explained(prepared, exam, tried, worst)
        return worst.verdict

    def _explained(self, prepared: PreparedCheck, exam: Exam, tried: Sequence[Tried], worst: Tried) -> Verdict:
        """Only how the failure is shown; status and points are those of the replay."""
        new = set(worst.verdict.functions) - exam.asked_alone  # a check may be slow: once for each function will do
        search = exam.apart(fresh=bool(new))
        exam.asked_alone |= new
        if new and right_alone(prepared, search, worst):
            return depends_on_earlier_calls(worst.verdict)
        shown, seen = worst, Seen([one.trial for one in tried if one.verdict.status == "passed"], [worst])
        if prepared.check.given:
            shown = smallest(prepared, self.seed, exam, search, worst, seen)
            exam.shown[prepared.check.id] = shown.encoded
        return replace(worst.verdict, explain=beside_others(shown, seen), hint=shown.verdict.hint)


def _stopped_loading(stopped: PlayerStopped, shared: PlayerStopped | None) -> Problem:
    """Loading stopped the player; if the cells for all exercises do so by themselves, they are named."""
    if shared is not None:
        zh, en = shared.reason
        message = Text(f"载入公共单元 (各练习共用) 时: {zh}", f"While loading the cells that all exercises share: {en}")
        return Problem(message, status=status_of(shared))
    zh, en = stopped.reason
    return Problem(Text(f"载入文件时: {zh}", f"While loading the file: {en}"), status=status_of(stopped))


def _load_problem(error: StudentError) -> Problem:
    if error.type in ("SyntaxError", "IndentationError", "TabError"):
        return Problem(Text("文件有语法错误, 无法运行", "The file has a syntax error and cannot run"), error)
    return Problem(Text("文件一载入就出错", "The file fails as soon as it is loaded"), error)


def _misnamed(loaded: Loaded) -> bool:
    """Whether the student wrote functions, though none under the names of the stub."""
    return bool(loaded.defined) and not loaded.unwritten


def _notes_on_names(loaded: Loaded, exercise: Exercise, info: ExerciseInfo, *, listed: bool) -> list[Text]:
    """What is not there, with what may be meant; of functions that are `listed` one by one only the latter is new."""
    notes = []
    for function in loaded.missing:
        others = [name for name in loaded.defined if name not in exercise.functions]
        near = difflib.get_close_matches(function, others, n=1)
        if not near and (listed or function in (*info.extra, *(info.written or {}))):
            continue
        zh = f"; 你写的是 {near[0]} 吗?" if near else ""
        en = f"; did you mean your {near[0]}?" if near else ""
        notes.append(
            Text(
                f"练习 {exercise.id} 没有找到函数 {function}{zh}",
                f"Exercise {exercise.id} has no function {function}{en}",
            )
        )
    return notes


def _notes_on_written_parts(written: list[WrittenResult]) -> list[Text]:
    """What a person is to read and nobody has written; of functions their checks say so."""
    missing = ", ".join(part.function for part in written if not part.text)
    return [Text(f"书面部分还没有写: {missing}", f"Written parts not written yet: {missing}")] if missing else []


def _notes_on_cells(loaded: Loaded, blank: ExerciseResult) -> list[Text]:
    notes = []
    for error in loaded.scratch[:3]:
        line = error.frames[-1].line if error.frames else 0
        where = place(blank.source_file, line, blank.cells)
        what = f"{error.type}: {error.message}"
        notes.append(
            Text(
                f"公共单元出错 ({where.zh}), 已跳过: {what}",
                f"A shared cell failed ({where.en}) and was skipped: {what}",
            )
        )
    return notes


def _written(module: CheckModule, exam: Exam) -> list[WrittenResult]:
    """The parts for a person to read; of one that is missing or fails the text is empty."""
    parts = []
    exam.begin(Text("", ""))
    for function, rubric in (module.info.written or {}).items():
        reply = exam.ask(question_of(function, ()))
        value = reply.value if isinstance(reply, Returned) else None
        text = value if isinstance(value, str) and value.strip() else ""
        parts.append(WrittenResult(function, text, list(rubric)))
    return parts
