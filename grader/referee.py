"""The referee: runs checks against an answer that lives in the player, and turns what happens into verdicts.

Inputs are replayed; the first call of every input travels in one message with the others (its arguments depend on the
input alone, so nothing is given away); each reply is judged as it falls. Only after a failure does hypothesis run
again, in a fresh player, to find a smaller input that shows it.
"""

from __future__ import annotations

import difflib
import platform
import time
import types
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Protocol

import hypothesis
import numpy as np

import grader
from grader.catalog import POINTS, Course, Exercise
from grader.checks import Check
from grader.compare import CheckFailed
from grader.diagnosis import Asked, Evidence, diagnose
from grader.inputs import InputCache, cache_key, draw, shrink
from grader.loading import CheckModule, load_checks, load_reference
from grader.player import (
    Killed,
    Loaded,
    Missing,
    Player,
    PlayerStopped,
    Raised,
    Reply,
    Returned,
    Source,
    Stage,
    TimedOut,
    Unusable,
    Unwritten,
    encode_call,
)
from grader.player.guest import codec
from grader.results import (
    Call,
    CheckResult,
    CheckStatus,
    ExerciseResult,
    Failure,
    Problem,
    Report,
    StudentError,
    WrittenResult,
    exercise_status,
)
from grader.submission import Submission
from grader.text import Text
from grader.values import show

CHECK_SECONDS = 20.0
"""What one check may use of the player's CPU over all its inputs; a call has its own, smaller limit."""
CHECK_WAIT_SECONDS = 100.0
"""How long one check may wait for the player over all its inputs: for code that sleeps a little in every call."""

_TOO_SLOW = Text(
    f"全部输入共用了超过 {CHECK_SECONDS:g} 秒 CPU 时间 (算法太慢?)",
    f"used more than {CHECK_SECONDS:g} seconds of CPU over all inputs (too slow an algorithm?)",
)
_TOO_LATE = Text(
    f"全部输入共等了超过 {CHECK_WAIT_SECONDS:g} 秒 (程序在等待或睡眠?)",
    f"no answer to all inputs after {CHECK_WAIT_SECONDS:g} seconds (is the code waiting or sleeping?)",
)


class AnswerRaised(Exception):
    """The student's function raised an exception."""

    def __init__(self, error: StudentError) -> None:
        super().__init__(f"{error.type}: {error.message}")
        self.error = error


class NotWritten(Exception):
    """The check needs a function that the student has not written yet."""

    def __init__(self, function: str, reason: Text) -> None:
        super().__init__(reason.en)
        self.function, self.reason = function, reason


class _FirstCall(BaseException):
    """Stops a check at its first call, when all that is wanted is what it would ask."""

    def __init__(self, payload: bytes | None) -> None:
        self.payload = payload


@dataclass
class PreparedCheck:
    """A check with its inputs drawn and the first call of each encoded."""

    check: Check
    max_points: float
    inputs: list[bytes]
    reference: types.ModuleType | None

    @cached_property
    def first_calls(self) -> list[bytes | None]:
        """For each input the first call a check makes; None where it cannot be told ahead."""
        return [self._first_call(codec.decode(item)) for item in self.inputs]

    def _first_call(self, inputs: dict[str, Any]) -> bytes | None:
        def stop(function: str, args: tuple[Any, ...]) -> Any:
            callbacks: list[Callable[..., Any]] = []
            payload = encode_call(function, args, callbacks)
            # A callable belongs to one run of the check, whose later lines may read what it has counted.
            raise _FirstCall(None if callbacks else payload)

        try:
            self.run(Answer(stop), inputs)
        except _FirstCall as first:
            return first.payload
        except Exception:
            return None
        return None

    def run(self, answer: Answer, inputs: dict[str, Any]) -> Any:
        if self.check.wants_reference:
            return self.check.function(answer=answer, reference=self.reference, **inputs)
        return self.check.function(answer=answer, **inputs)


class Answer:
    """The submission under test, as a check sees it: each attribute is a function that runs in the player."""

    def __init__(self, call: Callable[[str, tuple[Any, ...]], Any]) -> None:
        self._call = call

    def __getattr__(self, function: str) -> Callable[..., Any]:
        if function.startswith("_"):
            raise AttributeError(function)
        return lambda *args: self._call(function, args)


@dataclass
class Exam:
    """One exercise of one submission: its player, restarted when it dies, and what it may no longer be asked."""

    stage: Stage
    source: Source
    player: Player | None = None
    broken: dict[str, PlayerStopped] = field(default_factory=dict)
    """Functions that hung or killed the player once: they are not called again."""
    output: str = ""
    evidence: Evidence = field(default_factory=Evidence)

    def running(self) -> Player:
        if self.player is None:
            self.player = self.stage.player(self.source)
        return self.player

    def spent(self) -> tuple[float, float]:
        """The seconds of CPU that the present player has used, as far as the system can tell, and of waiting for it."""
        return (self.player.cpu_seconds() or 0.0, self.player.waited) if self.player is not None else (0.0, 0.0)

    def overdrawn(self, before: tuple[float, float] = (0.0, 0.0)) -> Text | None:
        """Why the present player has had enough time for one check, where it has."""
        cpu, waited = (now - then for now, then in zip(self.spent(), before, strict=True))
        return _TOO_SLOW if cpu > CHECK_SECONDS else _TOO_LATE if waited > CHECK_WAIT_SECONDS else None

    def restart(self) -> None:
        """Ends the player; the next question starts a fresh one."""
        if self.player is not None:
            self.output = self.output or self.player.output
            self.player.close()
            self.player = None

    def ask(self, function: str, payload: bytes, callbacks: Sequence[Callable[..., Any]] = ()) -> Reply:
        if function in self.broken:
            raise self.broken[function]
        try:
            return next(iter(self.running().run([payload], callbacks)))
        except PlayerStopped as stopped:
            self.stopped(function, stopped)
            raise

    def remember(self, trial: Trial, status: CheckStatus) -> None:
        """Keeps what was asked and answered, for the diagnosis."""
        if status in ("timeout", "killed"):
            self.evidence.clear = False
        where = self.evidence.failing if status in ("failed", "error") else self.evidence.others
        where.extend(trial.asked)

    def stopped(self, function: str, stopped: PlayerStopped) -> None:
        self.broken.setdefault(function, stopped)
        self.restart()


class AskedAhead:
    """The first calls of a check's inputs, on their way together; the replies come in order."""

    def __init__(self, exam: Exam, calls: list[bytes]) -> None:
        self._exam = exam
        self._coming = exam.running().run(calls)
        self._waiting: deque[Reply | PlayerStopped] = deque()

    def next(self, function: str) -> Reply:
        if not self._waiting:
            self._receive()
        reply = self._waiting.popleft()
        if isinstance(reply, PlayerStopped):
            self._exam.stopped(function, reply)
            raise reply
        return reply

    def receive_all(self) -> None:
        """Takes in what is still on its way: another question can be asked only when none is open."""
        while self._receive():
            pass

    def _receive(self) -> bool:
        try:
            self._waiting.append(next(self._coming))
        except StopIteration:
            return False
        except PlayerStopped as stopped:
            # It counts when its turn comes; until then questions about earlier inputs go to a fresh player.
            self._waiting.append(stopped)
            self._exam.restart()
            return False
        return True


class Calls(Protocol):
    """What a check needs of an answer: calls, and a record of them."""

    calls: list[tuple[str, tuple[Any, ...], Any, bool]]
    """Function, arguments, what came back, and whether anything did."""

    def call(self, function: str, args: tuple[Any, ...]) -> Any: ...


class Trial:
    """One run of a check on one input: takes the reply that was asked for ahead, records every call."""

    def __init__(self, exam: Exam, first: bytes | None = None, asked: AskedAhead | None = None) -> None:
        self._exam, self._first, self._asked = exam, first, asked
        self.calls: list[tuple[str, tuple[Any, ...], Any, bool]] = []
        self.asked: list[Asked] = []

    def call(self, function: str, args: tuple[Any, ...]) -> Any:
        callbacks: list[Callable[..., Any]] = []
        payload = encode_call(function, args, callbacks)
        self.calls.append((function, args, None, False))
        reply = self._reply(function, payload, callbacks)
        if not callbacks:
            self.asked.append(Asked(payload, reply))
        match reply:
            case Returned(value=value, changed=changed):
                self.calls[-1] = (function, args, value, True)
                if changed:
                    _reject_changed(function, changed)
                return value
            case Raised(error=error):
                raise AnswerRaised(error)
            case Unusable(reason=reason):
                raise CheckFailed(reason)
            case Missing():
                raise NotWritten(function, Text(f"没有函数 {function}", f"There is no function {function}"))
            case Unwritten():
                raise NotWritten(function, Text(f"函数 {function} 还没有写", f"{function} is not written yet"))
        raise AssertionError(f"Expected a reply but got {reply!r}")

    def _reply(self, function: str, payload: bytes, callbacks: list[Callable[..., Any]]) -> Reply:
        first, self._first = self._first, None
        if self._asked is None:
            return self._exam.ask(function, payload, callbacks)
        if first is None:
            self._asked.receive_all()
            return self._exam.ask(function, payload, callbacks)
        if first != payload:
            raise RuntimeError(
                f"A check asked {function} something else when it was run again: it is not deterministic"
            )
        return self._asked.next(function)


def _reject_changed(function: str, changed: tuple[int, ...]) -> None:
    places = ", ".join(str(position + 1) for position in changed)
    raise CheckFailed(
        (
            f"{function} 改动了传入的第 {places} 个参数; 请先复制再修改",
            f"{function} changed its argument {places} in place; copy it before you change it",
        )
    )


@dataclass
class Verdict:
    """What became of a check on one input."""

    status: CheckStatus
    share: float = 0.0
    failure: Failure | None = None
    reason: Text | None = None


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
    ) -> None:
        self.course, self.stage, self.seed = course, stage, seed
        self.explaining = explaining
        """Whether failures are explained: shrunk to a small input, and compared with the known wrong answers."""
        self._cache = cache or InputCache()
        self._prepared: dict[str, tuple[CheckModule, list[PreparedCheck]]] = {}

    def prepare(self, exercise: Exercise) -> tuple[CheckModule, list[PreparedCheck]]:
        """The checks of an exercise with their inputs; drawn, or taken from the cache."""
        if exercise.id not in self._prepared:
            self._prepared[exercise.id] = self.prepare_module(exercise, load_checks(self.course, exercise))
        return self._prepared[exercise.id]

    def prepare_module(self, exercise: Exercise, module: CheckModule) -> tuple[CheckModule, list[PreparedCheck]]:
        key = cache_key(module.files, self.seed)
        kept = self._cache.load(key)
        drawn = {check.id: kept.get(check.id) or draw(check, self.seed) for check in module.checks}
        if drawn != kept:
            self._cache.save(key, drawn)
        total = sum(check.weight for check in module.checks) or 1.0
        needs_reference = any(check.wants_reference for check in module.checks)
        reference = load_reference(self.course, exercise) if needs_reference else None
        prepared = [PreparedCheck(c, POINTS * c.weight / total, drawn[c.id], reference) for c in module.checks]
        return module, prepared

    def grade(
        self,
        submission: Submission,
        exercises: Sequence[Exercise],
        progress: Callable[[Exercise, ExerciseResult], None] | None = None,
    ) -> Report:
        """The report on a submission; one exercise never sinks another."""
        results = []
        for exercise in exercises:
            result = self.grade_exercise(submission, exercise)
            results.append(result)
            if progress:
                progress(exercise, result)
        return Report(
            submission.name, self.course.name, results, self.stage.isolation, self.versions(exercises), self.seed
        )

    def versions(self, exercises: Sequence[Exercise]) -> dict[str, str]:
        """Everything that can change a verdict."""
        files = sorted({file for exercise in exercises for file in self.prepare(exercise)[0].files})
        return {
            "grader": grader.__version__,
            "python": platform.python_version(),
            "numpy": np.__version__,
            "hypothesis": hypothesis.__version__,
            "content": cache_key(files, 0)[:12],
        }

    def grade_exercise(self, submission: Submission, exercise: Exercise) -> ExerciseResult:
        started = time.perf_counter()
        module, prepared = self.prepare(exercise)
        blank = ExerciseResult(
            exercise.id,
            exercise.title,
            exercise.statement,
            module.info.kind,
            module.info.book,
            POINTS,
            hint=module.info.hint,
            source=submission.text_of(exercise),
            source_file=submission.file_of(exercise),
            notes=list(submission.notes_on(exercise)),
        )
        result = self._judge_all(submission, exercise, module, prepared, blank)
        return replace(result, seconds=time.perf_counter() - started)

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
        exam = Exam(self.stage, source)
        try:
            try:
                loaded = exam.running().loaded
            except PlayerStopped as stopped:
                exam.restart()
                message = Text(f"载入文件时: {stopped.reason.zh}", f"While loading the file: {stopped.reason.en}")
                return replace(blank, problem=Problem(message, status=_status_of(stopped)), output=exam.output)
            if loaded.problem is not None:
                return replace(blank, problem=_load_problem(loaded.problem), output=exam.running().output)
            required = set(exercise.functions)
            if required <= {*loaded.missing, *loaded.unwritten} and not _misnamed(loaded):
                return replace(blank, status="not_attempted", output=exam.running().output)
            results: list[CheckResult] = []
            for check in prepared:
                results.append(self.judge(check, exam, results))
            written = _written(module, exam)
            exam.restart()
            probes = [call for check in prepared for call in check.first_calls if call is not None]
            diagnosis = diagnose(self.stage, exercise, source, exam.evidence, probes) if self.explaining else None
        finally:
            exam.restart()
        return replace(
            blank,
            status=exercise_status(results),
            points=round(sum(result.points for result in results), 9),
            checks=results,
            written=written,
            to_review=bool(written),
            output=exam.output,
            diagnosis=diagnosis,
            notes=[*blank.notes, *_notes_on_names(loaded, exercise), *_notes_on_cells(loaded)],
        )

    def judge(self, prepared: PreparedCheck, exam: Exam, earlier: list[CheckResult]) -> CheckResult:
        check, started = prepared.check, time.perf_counter()
        unmet = [result for result in earlier if result.id in check.requires and result.status != "passed"]
        if unmet:
            title = unmet[0].title
            reason = Text(f"先通过“{title.zh}”, 这一条才计分", f"Counts only once “{title.en}” is passed")
            verdict = Verdict("skipped", reason=reason)
        else:
            verdict = self._replay(prepared, exam)
        return CheckResult(
            check.id,
            check.title,
            check.kind,
            round(prepared.max_points, 9),
            verdict.status,
            round(prepared.max_points * verdict.share, 9),
            check.hint,
            check.book,
            verdict.failure,
            verdict.reason,
            len(prepared.inputs),
            time.perf_counter() - started,
        )

    def _replay(self, prepared: PreparedCheck, exam: Exam) -> Verdict:
        """The verdict over all inputs: the first that is not passed decides, the least share counts."""
        ahead = prepared.first_calls
        calls = [call for call in ahead if call is not None]
        share = 1.0
        partial: Verdict | None = None
        before = exam.spent()
        try:
            # A function that hung before is not asked ahead: the trial will say so without a player.
            together = bool(calls) and not exam.broken
            asked = AskedAhead(exam, calls) if together else None
            for encoded, call in zip(prepared.inputs, ahead, strict=True):
                inputs = codec.decode(encoded)
                trial = Trial(exam, call, asked)
                verdict = attempt(prepared, trial, inputs)
                exam.remember(trial, verdict.status)
                if verdict.status != "passed" and verdict.share == 0.0:
                    exam.restart()  # questions may still be open
                    if verdict.status in ("failed", "error") and prepared.check.given and self.explaining:
                        verdict = self._smallest(prepared, exam, verdict, encoded)
                    return verdict
                if verdict.share < share:
                    share, partial = verdict.share, verdict
                if overdrawn := exam.overdrawn(before):
                    exam.restart()
                    return Verdict("timeout", failure=Failure(overdrawn))
        except PlayerStopped as stopped:
            exam.restart()
            return Verdict(_status_of(stopped), failure=Failure(stopped.reason))
        return partial or Verdict("passed", 1.0)

    def _smallest(self, prepared: PreparedCheck, exam: Exam, found: Verdict, encoded: bytes) -> Verdict:
        """The verdict on the smallest failing input that a bounded search finds."""
        best, size, last = found, len(encoded), found
        search = Exam(exam.stage, exam.source)  # what happens while searching must not count against later checks

        def fails(inputs: dict[str, Any]) -> bool:
            nonlocal best, size, last
            if search.overdrawn():
                return False
            verdict = attempt(prepared, Trial(search), inputs)
            if verdict.status not in ("failed", "error"):
                return False
            last, length = verdict, len(codec.encode(inputs))
            if length < size:
                best, size = verdict, length
            return True

        finished = shrink(prepared.check, self.seed, fails)
        search.restart()
        # hypothesis ends by running the smallest input once more.
        return last if finished else best


def attempt(prepared: PreparedCheck, trial: Calls, inputs: dict[str, Any]) -> Verdict:
    """One run of a check on one input. `PlayerStopped` becomes a verdict too, with the call that did not come back."""
    shown = {name: show(value) for name, value in inputs.items()} if inputs else {}
    try:
        share = prepared.run(Answer(trial.call), inputs)
    except hypothesis.errors.UnsatisfiedAssumption:
        return Verdict("passed", 1.0)
    except NotWritten as missing:
        return Verdict("skipped", reason=missing.reason)
    except AnswerRaised as raised:
        message = Text(
            f"{trial.calls[-1][0]} 抛出了 {raised.error.type}", f"{trial.calls[-1][0]} raised {raised.error.type}"
        )
        return Verdict("error", failure=Failure(message, shown, _calls(trial), error=raised.error))
    except CheckFailed as failed:
        failure = Failure(
            failed.message,
            shown,
            _calls(trial),
            show_any(failed.expected) if failed.has_expected else None,
            show_any(failed.got) if failed.has_got else None,
            failed.differs_at,
        )
        return Verdict("failed", failure=failure)
    except PlayerStopped as stopped:
        return Verdict(_status_of(stopped), failure=Failure(stopped.reason, shown, _calls(trial)))
    except Exception as error:
        return Verdict("failed", failure=Failure(_not_usable(error), shown, _calls(trial)))
    if share is None or (isinstance(share, (int, float)) and share >= 1.0):
        return Verdict("passed", 1.0)
    earned = max(0.0, float(share))
    message = Text(
        f"没有全对: 得到这一条的 {earned:.0%} (全答一样或靠猜不得分)",
        f"Not all right: earned {earned:.0%} of this check (constant answers and guesses earn nothing)",
    )
    return Verdict("failed", earned, Failure(message, shown, _calls(trial)))


def show_any(value: Any) -> Any:
    """How a value is shown that a check made itself, which may hold what cannot cross the boundary."""
    try:
        return show(value.tolist() if isinstance(value, np.generic) else value)
    except TypeError:
        return show(str(value))


def _not_usable(error: Exception) -> Text:
    if isinstance(error, AssertionError):
        words = str(error).partition("\n")[0]
        return Text(f"不成立: {words}", f"Does not hold: {words}")
    return Text(
        f"返回的值无法使用 ({type(error).__name__}: {error}); 请核对类型、形状和键",
        f"What was returned cannot be used ({type(error).__name__}: {error}); check its type, shape and keys",
    )


def _calls(trial: Calls) -> list[Call]:
    """The last calls of a trial; the ones that decide stand at the end."""
    return [
        Call(function, [show_any(arg) for arg in args], show_any(value) if returned else None)
        for function, args, value, returned in trial.calls[-8:]
    ]


def _status_of(stopped: PlayerStopped) -> CheckStatus:
    if isinstance(stopped, TimedOut):
        return "timeout"
    return "killed" if isinstance(stopped, Killed) else "error"


def _load_problem(error: StudentError) -> Problem:
    if error.type in ("SyntaxError", "IndentationError", "TabError"):
        return Problem(Text("文件有语法错误, 无法运行", "The file has a syntax error and cannot run"), error)
    return Problem(Text("文件一载入就出错", "The file fails as soon as it is loaded"), error)


def _misnamed(loaded: Loaded) -> bool:
    """Whether the student wrote functions, though none under the names of the stub."""
    return bool(loaded.defined) and not loaded.unwritten


def _notes_on_names(loaded: Loaded, exercise: Exercise) -> list[Text]:
    notes = []
    for function in loaded.missing:
        near = difflib.get_close_matches(function, loaded.defined, n=1)
        zh = f"; 您写的是 {near[0]} 吗?" if near else ""
        en = f"; did you mean your {near[0]}?" if near else ""
        notes.append(
            Text(
                f"练习 {exercise.id} 没有找到函数 {function}{zh}",
                f"Exercise {exercise.id} has no function {function}{en}",
            )
        )
    return notes


def _notes_on_cells(loaded: Loaded) -> list[Text]:
    notes = []
    for error in loaded.scratch[:3]:
        line = error.frames[-1].line if error.frames else "?"
        what = f"{error.type}: {error.message}"
        notes.append(
            Text(
                f"公共单元出错 (第 {line} 行), 已跳过: {what}",
                f"A shared cell failed (line {line}) and was skipped: {what}",
            )
        )
    return notes


def _written(module: CheckModule, exam: Exam) -> list[WrittenResult]:
    """The parts for a person to read; a part that is missing or fails is simply not there."""
    parts = []
    for function, rubric in (module.info.written or {}).items():
        try:
            reply = exam.ask(function, encode_call(function, ()))
        except PlayerStopped:
            continue
        if isinstance(reply, Returned) and isinstance(reply.value, str) and reply.value.strip():
            parts.append(WrittenResult(function, reply.value, list(rubric)))
    return parts
