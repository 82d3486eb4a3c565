"""What authors of checks use: declare the exercise, then write checks that read like the sentence they test.

    EXERCISE = exercise(kind="program", book="§4.2.1", patterns=["oracle"], hints=[("先…", "First …")])

    @example_check("西瓜数据集 2.0 的熵是 0.998", "The entropy of watermelon 2.0 is 0.998", points=10, book="§4.2.1")
    def test_book_entropy(answer):
        close(answer.entropy(watermelon_2_0()["y"]), 0.997503, abs=1e-6)

    @property_check("熵符合定义", "Entropy is what (4.1) says", points=15, given={"y": labels(max_size=12)})
    def test_entropy_is_its_definition(answer, y):
        close(answer.entropy(y), entropy_by_definition(y))

`answer` is the submission under test: each attribute is a function that runs in the player. `reference` is the
solution, run here. A check is a plain pytest function: it passes by returning, and may return `Share(x)` for partial
credit. Any exception but a failed comparison is the mistake of the check, not of the student.
"""

from __future__ import annotations

import functools
import inspect
import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from hypothesis.strategies import SearchStrategy

from grader.authoring.compare import (
    CheckFailed,
    Share,
    array,
    at,
    at_least,
    at_most,
    between,
    boolean,
    close,
    equal,
    fail,
    hint,
    integer,
    integers,
    is_none,
    labels,
    mapping,
    number,
    one_label,
    one_of,
    parallel,
    partition_of,
    plain,
    require,
    same,
    same_partition,
    sequence,
    share_of_claims,
)
from grader.player.guest import codec
from grader.text import Text

__all__ = [
    "Check",
    "CheckFailed",
    "ExerciseInfo",
    "PictureFunction",
    "Share",
    "Text",
    "array",
    "at",
    "at_least",
    "at_most",
    "between",
    "boolean",
    "close",
    "equal",
    "example_check",
    "exercise",
    "fail",
    "hint",
    "integer",
    "integers",
    "is_none",
    "labels",
    "mapping",
    "memo",
    "number",
    "one_label",
    "one_of",
    "parallel",
    "partition_of",
    "picture",
    "plain",
    "property_check",
    "repeatable",
    "require",
    "same",
    "same_partition",
    "seed_matters",
    "sequence",
    "share_of_claims",
]

Kind = Literal["program", "compute", "derive", "prove", "witness", "experiment", "discuss"]
Words = tuple[str, str]
Function = TypeVar("Function", bound=Callable[..., Any])
MOST_REMEMBERED = 5_000
"""How many answers of one oracle are kept: those on the drawn inputs, and not all that shrinking ever comes to."""
EXAMPLES = 60
"""How many inputs a property is tried on unless its check says otherwise."""


@dataclass(frozen=True)
class ExerciseInfo:
    """What the checks say about their exercise as a whole."""

    kind: Kind
    book: str
    hints: tuple[Text, ...]
    """In steps, the first the most general, the last nearest to the answer."""
    patterns: tuple[str, ...] = ()
    written: Mapping[str, tuple[Text, ...]] | None = None
    """Function of the stub that returns Markdown -> rubric for the person who reads it."""
    extra: tuple[str, ...] = ()
    """Functions that a student may leave out; the checks that need them say `extra=True`."""
    equivalent_mutants: Mapping[str, str] | None = None
    """Mutants of the reference that no check can catch (their changed line, stripped) -> the reason."""
    unasked: Mapping[str, Mapping[str, str]] | None = None
    """Function -> saboteur that may survive -> the sentence of the stub that excludes its class of inputs."""


@dataclass(frozen=True)
class Check:
    """One check: the sentence the student reads, what it is worth, and the function that tests it."""

    function: Callable[..., Any]
    title: Text
    kind: Literal["example", "property"]
    weight: float
    hint: Text
    book: str
    given: Mapping[str, SearchStrategy[Any]]
    also: tuple[Mapping[str, Any], ...]
    examples: int
    requires: tuple[str, ...]
    extra: bool = False
    """Whether it needs functions that may be left out: it is run and shown, and outside the ten points."""

    @property
    def id(self) -> str:
        return self.function.__name__

    @functools.cached_property
    def wants_reference(self) -> bool:
        return "reference" in inspect.signature(self.function).parameters


@dataclass(frozen=True)
class PictureFunction:
    """A function that draws on a matplotlib figure from the student's answers."""

    function: Callable[..., Any]
    title: Text
    alt: Text

    @property
    def id(self) -> str:
        return self.function.__name__


def exercise(
    *,
    kind: Kind,
    book: str,
    hints: Sequence[Words],
    patterns: Sequence[str] = (),
    written: Mapping[str, Sequence[Words]] | None = None,
    extra: Sequence[str] = (),
    equivalent_mutants: Mapping[str, str] | None = None,
    unasked: Mapping[str, Mapping[str, str]] | None = None,
) -> ExerciseInfo:
    """Declares the exercise that this module checks; assign the result to `EXERCISE`."""
    rubrics = {name: tuple(Text.of(line) for line in rubric) for name, rubric in (written or {}).items()}
    return ExerciseInfo(
        kind,
        book,
        tuple(Text.of(step) for step in hints),
        tuple(patterns),
        rubrics,
        tuple(extra),
        dict(equivalent_mutants or {}),
        {function: dict(reasons) for function, reasons in (unasked or {}).items()},
    )


def example_check(
    zh: str,
    en: str,
    *,
    points: float = 0.0,
    hint: Words = ("", ""),
    book: str = "",
    requires: Sequence[str] = (),
    extra: bool = False,
) -> Callable[[Function], Function]:
    """A check on fixed inputs, with the book's own number where the book prints one.

    `points` are weights within the exercise. `requires` names checks that must pass for this one to count. A check of
    functions that may be left out says `extra=True` instead of points: it is run and shown, and counts for nothing.
    """
    return _check(Text(zh, en), "example", points, hint, book, {}, (), 1, requires, extra)


def property_check(
    zh: str,
    en: str,
    *,
    points: float = 0.0,
    given: Mapping[str, SearchStrategy[Any]],
    hint: Words = ("", ""),
    book: str = "",
    also: Sequence[Mapping[str, Any]] = (),
    examples: int = EXAMPLES,
    requires: Sequence[str] = (),
    extra: bool = False,
) -> Callable[[Function], Function]:
    """A check on generated inputs: an oracle, a relation between answers, an invariant, a certificate.

    `given` maps parameters to hypothesis strategies of plain data; `also` adds inputs that are always tried, first.
    """
    return _check(Text(zh, en), "property", points, hint, book, given, also, examples, requires, extra)


def _check(
    title: Text,
    kind: Literal["example", "property"],
    points: float,
    hint: Words,
    book: str,
    given: Mapping[str, SearchStrategy[Any]],
    also: Sequence[Mapping[str, Any]],
    examples: int,
    requires: Sequence[str],
    extra: bool,
) -> Callable[[Function], Function]:
    def declare(function: Function) -> Function:
        check = Check(
            function,
            title,
            kind,
            points,
            Text.of(hint),
            book,
            dict(given),
            tuple(also),
            examples,
            tuple(requires),
            extra,
        )
        # pytest must see only the fixtures; the generated parameters are the referee's business.
        signature = inspect.signature(function)
        fixtures = [parameter for name, parameter in signature.parameters.items() if name not in given]

        @functools.wraps(function)
        def test(**fixtures: Any) -> None:
            raise RuntimeError(f"{check.id} is run by the referee; does tests/conftest.py name its pytest plugin?")

        test.__signature__ = signature.replace(parameters=fixtures)  # type: ignore[attr-defined]
        test.check = check  # type: ignore[attr-defined]
        return test  # type: ignore[return-value]

    return declare


def picture(zh: str, en: str, *, alt: Words) -> Callable[[Function], Function]:
    """A picture drawn from the student's answers: `def draw(figure, answer, reference, says)`.

    `says(zh, en)` gives the words in the language being drawn; `alt` says what is to be seen.
    """

    def declare(function: Function) -> Function:
        function.picture = PictureFunction(function, Text(zh, en), Text.of(alt))  # type: ignore[attr-defined]
        return function

    return declare


def memo(function: Function) -> Function:
    """Remembers an oracle's answers by its arguments, since they are the same for every submission.

    The answer is shared: the check must not change it.
    """
    answers: dict[bytes, Any] = {}

    @functools.wraps(function)
    def remembered(*args: Any, **named: Any) -> Any:
        key = _as_bytes((args, named))
        if key not in answers:
            if len(answers) >= MOST_REMEMBERED:
                answers.clear()
            answers[key] = function(*args, **named)
        return answers[key]

    return remembered  # type: ignore[return-value]


def repeatable(answer: Any, function: str, *args: Any, between: Sequence[Sequence[Any]] = ()) -> Any:
    """The answer to `function(*args)`, which must be the same again after calls with the arguments in `between`."""
    ask = getattr(answer, function)
    first = ask(*args)
    for other in between:
        ask(*other)
    what = Text(f"{function} 对同样的参数再答一次", f"{function}, asked the same again,")
    equal(ask(*args), first, what)
    return first


def seed_matters(answer: Any, function: str, *args: Any, seeds: Sequence[int] = range(5)) -> list[Any]:
    """The answers to `function(*args, seed)`, which must not be the same for all of these seeds."""
    answers = [getattr(answer, function)(*args, seed) for seed in seeds]
    if all(plain(one) == plain(answers[0]) for one in answers[1:]):
        fail(
            f"{function} 对 {len(answers)} 个不同的种子给出完全相同的结果",
            f"{function} gives the very same for {len(answers)} different seeds",
            got=answers[0],
        )
    return answers


def _as_bytes(value: Any) -> bytes:
    try:
        return codec.encode(value)
    except codec.CodecError:  # no plain data, such as a fraction
        return pickle.dumps(value)
