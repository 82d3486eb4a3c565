"""The results of grading as one plain data model, and its versioned JSON form.

A verdict starts as "not shown to be right": every default in this module is the one that earns nothing.
"""

from __future__ import annotations

import dataclasses
import json
import math
import re
import types
import typing
from dataclasses import dataclass, field
from typing import Any, Literal

from grader.text import Text

SCHEMA_VERSION = 1

_UNUSUAL = re.compile(r"[^\n\x20-\x7e\u3000-\u9fff]")

CheckStatus = Literal["passed", "followed", "failed", "error", "timeout", "killed", "skipped", "broken"]
"""Followed: wrong only because of another function, which has cost its points already; it costs no more."""
ExerciseStatus = Literal["passed", "partial", "in_progress", "failed", "not_attempted", "broken"]
"""Broken: a check, or the grader, could not judge. Never the student's fault, and no verdict: a person decides."""

StrictStatus = Literal["passed", "failed", "not_judged"]
"""What became of strict inputs, which are for the star and for no points."""

Level = Literal["process", "limits", "container", "sandbox", "browser"]
LEVELS: tuple[Level, ...] = ("process", "limits", "container", "sandbox")
"""How far a player may be kept from everything else, from the least to the most; in a web page there is no choice."""
WALLED: tuple[Level, ...] = ("container", "sandbox")
"""The levels fit for other people's work: a submission reads no file of yours, and reaches nobody."""


@dataclass(frozen=True)
class Value:
    """A value as it is shown: its type in words, a Python expression, and the data itself while it is small.

    `data` is JSON with tags for what JSON lacks: {"tuple": [...]}, {"set": [...]}, {"dict": [[key, value], ...]},
    {"array": nested lists, "dtype": "float64", "shape": [2, 3]}, {"float": "nan" | "inf" | "-inf"},
    {"int": "digits"} beyond 53 bits and {"complex": [re, im]}; a list is a JSON array. It is None with
    `complete=False` where the value is too large to be shown whole; `text` is then cut and ends with "…".
    """

    type: str
    text: str
    data: Any = None
    complete: bool = True


@dataclass(frozen=True)
class Frame:
    """One line of the student's own code in a traceback."""

    file: str
    line: int
    function: str
    source: str


@dataclass(frozen=True)
class StudentError:
    """An exception in the student's code; for a syntax error `column` (1-based) is where the caret stands."""

    type: str
    message: str
    frames: list[Frame] = field(default_factory=list)
    column: int | None = None


AT_A_GLANCE = 120
"""Letters of an argument; a longer one is shown by its type within a line."""


def _bare(value: Value) -> Any:
    """What makes two values the same to a reader, whether list, tuple or array."""
    data = value.data
    while isinstance(data, dict) and (inner := [data[kind] for kind in ("array", "tuple") if kind in data]):
        (data,) = inner
    return value.text if data is None else data


@dataclass(frozen=True)
class Call:
    """One call of a student's function: what went in and what came back (None: nothing did)."""

    function: str
    args: list[Value]
    returned: Value | None = None


@dataclass(frozen=True)
class Another:
    """A second call with which the same check was not content: what it has in common with the first is the mistake."""

    call: Call
    message: Text
    expected: Value | None = None


@dataclass(frozen=True, kw_only=True)
class Failure:
    """Why a check was not passed, on the smallest input found that shows it."""

    message: Text
    inputs: dict[str, Value] = field(default_factory=dict)
    calls: list[Call] = field(default_factory=list)
    """The calls whose replies were compared, mostly one; the chief one stands last."""
    others: list[Call] = field(default_factory=list)
    """What else was called in this run, such as for what is expected."""
    expected: Value | None = None
    alternatives: bool = False
    """Whether `expected` lists several right answers, of which one was wanted."""
    got: Value | None = None
    differs_at: list[list[int | str]] = field(default_factory=list)
    """Paths of the entries of `got` that decide, e.g. [[0, 2], [1, 0]]; [[]] is the whole value."""
    hairline: bool = False
    """Whether what came back and what should have differ by less than is seen at a glance."""
    error: StudentError | None = None
    right: Call | None = None
    """A call much like the one that decides, with which the check was content."""
    another: Another | None = None
    """A call that is wrong as well, and less simple."""

    @property
    def readable(self) -> bool:
        """Whether the call that decides can be taken in at a glance."""
        return not self.calls or all(arg.complete and len(arg.text) <= AT_A_GLANCE for arg in self.calls[-1].args)

    @property
    def taken_from_returned(self) -> bool:
        """Whether `got` is not the value that came back, but a part of it, or computed from it."""
        if not self.calls or self.calls[-1].returned is None or self.got is None:
            return False
        return bool(_bare(self.got) != _bare(self.calls[-1].returned))


def less_telling(failure: Failure | None) -> tuple[bool, bool, bool]:
    """By what failures are put in order: the first tells most."""
    if failure is None:
        return False, False, False
    return not failure.readable, failure.hairline, failure.taken_from_returned


@dataclass(frozen=True, kw_only=True)
class StrictResult:
    """What became of a check on its strict inputs: worth no points, and needed for the star of the exercise."""

    status: StrictStatus
    failure: Failure | None = None
    hint: Text = Text("", "")
    reason: Text | None = None
    """Why it was not judged."""
    examples: int = 0


@dataclass(frozen=True, kw_only=True)
class CheckResult:
    id: str
    title: Text
    kind: Literal["example", "property"]
    max_points: float
    status: CheckStatus = "failed"
    points: float = 0.0
    hint: Text = Text("", "")
    book: str = ""
    failure: Failure | None = None
    reason: Text | None = None
    """Why the check was skipped; of one that failed, which other failure may be the cause, or show the same."""
    examples: int = 0
    """How many inputs it was tried on."""
    seconds: float = 0.0
    extra: bool = False
    """Whether it is about functions that may be left out: shown, and worth nothing."""
    followed: list[str] = field(default_factory=list)
    """The functions with whose right answers it would have passed, where that is so."""
    strict: StrictResult | None = None
    """None where the check has no strict inputs."""


@dataclass(frozen=True)
class WrittenResult:
    """A part that no program can judge: shown to a person with the rubric, worth no points by itself.

    The text of a part that is not written is empty.
    """

    function: str
    text: str
    rubric: list[Text]


@dataclass(frozen=True)
class Diagnosis:
    """The one known misconception that reproduces what the student's code returned."""

    misconception: str
    sentence: Text
    book: str = ""
    costs: float | None = None
    """The most points that it takes, where its author says so."""


@dataclass(frozen=True, kw_only=True)
class Picture:
    """An SVG in both languages with a text that says what is to be seen, or the reason why there is none."""

    id: str
    title: Text
    alt: Text
    svg_zh: str = ""
    svg_en: str = ""
    reason: Text | None = None


@dataclass(frozen=True)
class Problem:
    """Why an exercise could not be graded at all: no file, a syntax error, a failing import."""

    message: Text
    error: StudentError | None = None
    status: CheckStatus = "error"


@dataclass(frozen=True)
class WorkedValue:
    """An example of the stub, run with the student's function; worth no points."""

    call: str
    expected: str
    got: str
    right: bool


@dataclass(frozen=True)
class FunctionProgress:
    """How far one function of an unfinished exercise is."""

    name: str
    written: bool
    worked_values: list[WorkedValue] = field(default_factory=list)
    checked: Literal["", "right", "involved", "wrong"] = ""
    """What the checks say: nothing yet; right wherever it took part; among others that failed; wrong itself."""

    @property
    def right(self) -> bool:
        """Whether a check or a worked value says so, and nothing in which it took part failed."""
        if not self.written or self.checked in ("involved", "wrong") or self.wrong:
            return False
        return self.checked == "right" or bool(self.worked_values)

    @property
    def wrong(self) -> bool:
        return self.checked == "wrong" or not all(value.right for value in self.worked_values)


@dataclass(frozen=True, kw_only=True)
class ExerciseResult:
    id: str
    title: Text
    statement: Text
    kind: str
    book: str
    max_points: float
    status: ExerciseStatus = "failed"
    points: float = 0.0
    hint: Text = Text("", "")
    checks: list[CheckResult] = field(default_factory=list)
    written: list[WrittenResult] = field(default_factory=list)
    to_review: bool = False
    problem: Problem | None = None
    notes: list[Text] = field(default_factory=list)
    source: str = ""
    source_file: str = ""
    output: str = ""
    """What the student's code printed, cut at 64 kB."""
    diagnosis: Diagnosis | None = None
    pictures: list[Picture] = field(default_factory=list)
    seconds: float = 0.0
    cells: list[int] = field(default_factory=list)
    """Of a notebook: the lines of `source` (from 1) at which its code cells begin; the first of each is not its own."""
    functions: list[FunctionProgress] = field(default_factory=list)
    """While some are not written yet, each function in the order of the stub."""
    strict: StrictStatus | None = None
    """Whether the exercise has its star, which is worth no points; None where there is none to have."""

    @property
    def failing(self) -> list[CheckResult]:
        """The checks that failed, the most telling first.

        No other explains it, its call can be read, and what came back is itself what is compared.
        """
        failing = [check for check in self.checks if check.status not in ("passed", "skipped")]

        return sorted(failing, key=lambda one: (one.extra, one.reason is not None, *less_telling(one.failure)))

    @property
    def short_of_star(self) -> list[CheckResult]:
        """The checks that passed and failed on strict inputs."""
        passed = [check for check in self.checks if check.status == "passed"]
        return [check for check in passed if check.strict and check.strict.status == "failed"]

    @property
    def goes_on_with(self) -> str:
        """The first written function that is wrong, or else the first that is not written."""
        unfinished = [one for one in self.functions if one.wrong]
        return next((one.name for one in [*unfinished, *(f for f in self.functions if not f.written)]), "")


@dataclass(frozen=True)
class Isolation:
    """The level the submission ran under, the layers that were in force, and what this level does not stop."""

    level: Level
    layers: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    @property
    def walled(self) -> bool:
        """Whether other people's work may be graded so."""
        return self.level in WALLED


@dataclass(frozen=True, kw_only=True)
class Report:
    """One graded submission."""

    submission: str
    course: str
    exercises: list[ExerciseResult]
    isolation: Isolation
    versions: dict[str, str]
    """Everything that can change a verdict: grader, python, numpy, hypothesis, content (digest of the checks)."""
    seed: int | None = 0
    """None where it is not to be known yet."""
    schema: int = SCHEMA_VERSION

    @property
    def points(self) -> float:
        return math.fsum(exercise.points for exercise in self.exercises)

    @property
    def max_points(self) -> float:
        return math.fsum(exercise.max_points for exercise in self.exercises)

    @property
    def broken(self) -> list[ExerciseResult]:
        """The exercises that the grader could not judge."""
        return [exercise for exercise in self.exercises if exercise.status == "broken"]

    @property
    def all_passed(self) -> bool:
        return bool(self.exercises) and all(exercise.status == "passed" for exercise in self.exercises)


def exercise_status(checks: list[CheckResult]) -> ExerciseStatus:
    """The status of an exercise that was attempted; what may be left out does not count."""
    counted = [check for check in checks if not check.extra]
    if any(check.status == "broken" for check in counted):
        return "broken"
    if counted and all(check.status == "passed" for check in counted):
        return "passed"
    return "partial" if any(check.points > 0 for check in counted) else "failed"


def star_of(checks: list[CheckResult]) -> StrictStatus | None:
    """Whether an exercise has its star; what may be left out is for the star, where there is one."""
    statuses = [check.strict.status for check in checks if check.strict]
    if not statuses:
        return None
    return "failed" if "failed" in statuses else "not_judged" if "not_judged" in statuses else "passed"


def to_json(report: Report, *, indent: int | None = None) -> str:
    """The report as JSON; `docs/results.schema.json` describes it.

    What a terminal might obey or hide, and what UTF-8 cannot say, is written as JSON's escapes, which mean the same.
    """
    data = _plain(report)
    data["points"], data["max_points"] = round(report.points, 6), round(report.max_points, 6)
    text = json.dumps(data, ensure_ascii=False, indent=indent, allow_nan=False)
    return _UNUSUAL.sub(lambda match: match[0] if match[0].isprintable() else json.dumps(match[0])[1:-1], text)


def from_json(text: str) -> Report:
    """Reads what `to_json` wrote; refuses another schema version."""
    data = json.loads(text)
    if data.get("schema") != SCHEMA_VERSION:
        raise ValueError(f"Expected results of schema {SCHEMA_VERSION}, but got schema={data.get('schema')!r}")
    report = _build(Report, data)
    assert isinstance(report, Report)
    return report


def _plain(value: Any) -> Any:
    if isinstance(value, Text):
        return {"zh": value.zh, "en": value.en}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: _plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


_HINTS: dict[type, dict[str, Any]] = {}


def _build(kind: Any, data: Any) -> Any:
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        if data is None:
            return None
        kind = next(option for option in typing.get_args(kind) if option is not type(None))
        return _build(kind, data)
    if origin is list:
        (item,) = typing.get_args(kind)
        return [_build(item, element) for element in data]
    if origin is dict:
        item = typing.get_args(kind)[1]
        return {key: _build(item, element) for key, element in data.items()}
    if kind is Text:
        return Text(data["zh"], data["en"])
    if dataclasses.is_dataclass(kind):
        assert isinstance(kind, type)
        hints = _HINTS.setdefault(kind, typing.get_type_hints(kind))
        return kind(**{f.name: _build(hints[f.name], data[f.name]) for f in dataclasses.fields(kind) if f.name in data})
    return data
