'''What authors of checks use: declare the exercise, then write checks that read like the sentence they test.

    EXERCISE = exercise(kind="program", book="§4.2.1", patterns=["oracle"], hints=[("先…", "First …")])

    @check(points=10, book="§4.2.1")
    def test_book_entropy(answer):
        """西瓜数据集 2.0 的熵是 0.998 / The entropy of watermelon 2.0 is 0.998"""
        close(answer.entropy(watermelon_2_0()["y"]), 0.997503, abs=1e-6)

    @check(points=15, given={"y": labels(max_size=12)}, also=[pin("no samples", "the entropy of nothing is 0", y=[])])
    def test_entropy_is_its_definition(answer, y):
        """熵符合定义 / Entropy is what (4.1) says"""
        close(answer.entropy(y), entropy_by_definition(y))

`answer` is the submission under test: each attribute is a function that runs in the player. `reference` is the
solution, run here. A check is a plain pytest function: it passes by returning, and may return `Share(x)` for partial
credit. Any exception but a failed comparison is the mistake of the check, not of the student.
'''

from __future__ import annotations

import functools
import inspect
import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeVar

from hypothesis.strategies import SearchStrategy

from grader.authoring import declaration
from grader.authoring.exercise import Words
from grader.authoring.levels import Level
from grader.authoring.pins import Pin
from grader.player.guest import codec
from grader.text import Text

__all__ = ["Check", "PictureFunction", "check", "memo", "picture"]

Function = TypeVar("Function", bound=Callable[..., Any])
MOST_REMEMBERED = 5_000
"""How many answers of one oracle are kept: those on the drawn inputs, and not all that shrinking ever comes to."""
EXAMPLES = 60
"""How many inputs a property is tried on unless its check says otherwise."""
STRICT_EXAMPLES = 25
"""How many more are drawn for the star."""


@dataclass(frozen=True, kw_only=True)
class Check:
    """One check: the sentence the student reads, what it is worth, and the function that tests it."""

    function: Callable[..., Any]
    title: Text
    kind: Literal["example", "property"]
    weight: float
    hint: Text
    book: str
    given: Mapping[str, SearchStrategy[Any]]
    pins: tuple[Pin, ...]
    """What it is always tried on, before anything generated."""
    examples: int
    requires: tuple[str, ...]
    extra: bool = False
    """Whether it needs functions that may be left out: it is run and shown, and outside the ten points."""
    strict_given: Mapping[str, SearchStrategy[Any]] | None = None
    """What is drawn for the star, where that is not `given`, stretched."""
    strict_pins: tuple[Pin, ...] = ()
    level: Level = "all"
    """Which of these inputs it is tried on."""

    def at(self, level: Literal["core", "strict"]) -> Check:
        """The check with its core inputs, or its strict ones."""
        if level == "core":
            return replace(self, level=level, pins=tuple(pin for pin in self.pins if not pin.is_strict))
        pins = (*(pin for pin in self.pins if pin.is_strict), *self.strict_pins)
        given = self.given if self.strict_given is None else self.strict_given
        return replace(self, level=level, pins=pins, given=given, examples=min(self.examples, STRICT_EXAMPLES))

    @property
    def id(self) -> str:
        return self.function.__name__

    @property
    def also(self) -> tuple[Mapping[str, Any], ...]:
        """The inputs that are always tried, without their names and reasons."""
        return tuple(pin.inputs for pin in self.pins)

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


def check(
    *,
    points: float = 0.0,
    given: Mapping[str, SearchStrategy[Any]] | None = None,
    also: Sequence[Pin] = (),
    strict_given: Mapping[str, SearchStrategy[Any]] | None = None,
    strict: Sequence[Pin] = (),
    book: str = "",
    hint: Words = ("", ""),
    examples: int | None = None,
    requires: Sequence[str] = (),
    extra: bool = False,
) -> Callable[[Function], Function]:
    """Declares a check; its title is the docstring of the function, `中文 / English`.

    Without `given` and `also` it is an example, run once. `given` maps parameters to hypothesis strategies of plain
    data; `also` holds pins, inputs that are always tried, first. `points` are weights within the exercise. `requires`
    names checks that must pass for this one to count. A check of functions that may be left out says `extra=True`
    instead of points: it is run and shown, and counts for nothing. Of an exercise with a contract it is for the star;
    `strict` holds pins that are so, and `strict_given` says what is drawn for it where that is not `given`, stretched.
    """

    def declare(function: Function) -> Function:
        drawn, pinned, beyond = dict(given or {}), tuple(also), tuple(strict)
        kind: Literal["example", "property"] = "property" if drawn or pinned else "example"
        fixtures = declaration.fixtures_of(function, drawn, (*pinned, *beyond))
        if beyond or strict_given is not None:
            declaration.must_have_core(function.__name__, drawn, pinned, strict_given)
        declaration.must_fit(
            function.__name__, points=points, hint=hint, requires=requires, examples=examples, given=drawn
        )
        declared = Check(
            function=function,
            title=declaration.title_of(function),
            kind=kind,
            weight=points,
            hint=Text.of(hint),
            book=book,
            given=drawn,
            pins=pinned,
            examples=examples or (EXAMPLES if kind == "property" else 1),
            requires=tuple(requires),
            extra=extra,
            strict_given=None if strict_given is None else dict(strict_given),
            strict_pins=beyond,
        )

        @functools.wraps(function)
        def test(**fixtures: Any) -> None:
            raise RuntimeError(f"{declared.id} is run by the referee; does tests/conftest.py name its pytest plugin?")

        # pytest must see only the fixtures; the generated parameters are the referee's business.
        test.__signature__ = inspect.Signature(fixtures)  # type: ignore[attr-defined]
        test.check = declared  # type: ignore[attr-defined]
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


def _as_bytes(value: Any) -> bytes:
    try:
        return codec.encode(value)
    except codec.CodecError:  # no plain data, such as a fraction
        return pickle.dumps(value)
