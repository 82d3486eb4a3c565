"""What a file of checks says about its exercise as a whole."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from grader.text import Text

__all__ = ["ExerciseInfo", "exercise"]

Kind = Literal["program", "compute", "derive", "prove", "witness", "experiment", "discuss"]
"""What the book asks for; the report names it."""
Pattern = Literal[
    "oracle",
    "metamorphic",
    "invariant",
    "round trip",
    "enumeration",
    "trace",
    "outcome",
    "witness",
    "certificate",
    "two sides",
    "derived formula",
    "bound",
    "experiment",
    "claims",
    "written",
]
"""How the checks decide; docs/writing_exercises.md says what each is for."""
Words = tuple[str, str]
"""Chinese and English."""


@dataclass(frozen=True, kw_only=True)
class ExerciseInfo:
    """What the checks say about their exercise as a whole."""

    kind: Kind
    book: str
    hints: tuple[Text, ...]
    """In steps, the first the most general, the last nearest to the answer."""
    patterns: tuple[Pattern, ...] = ()
    written: Mapping[str, tuple[Text, ...]]
    """Function of the stub that returns Markdown -> rubric for the person who reads it."""
    extra: tuple[str, ...] = ()
    """Functions that a student may leave out; the checks that need them say `extra=True`."""
    contract: tuple[Text, ...] | None = None
    """What the star asks beyond the ten points, a sentence each. None: nothing is strict, and there is no star."""


def exercise(
    *,
    kind: Kind,
    book: str,
    hints: Sequence[Words],
    patterns: Sequence[Pattern] = (),
    written: Mapping[str, Sequence[Words]] | None = None,
    extra: Sequence[str] = (),
    contract: Sequence[Words] | None = None,
) -> ExerciseInfo:
    """Declares the exercise that this module checks; assign the result to `EXERCISE`.

    With a `contract`, which may be empty, its points are for core inputs alone, and strict ones are for the star.
    """
    one_of_the_allowed("kind", kind, get_args(Kind))
    for pattern in patterns:
        one_of_the_allowed("pattern", pattern, get_args(Pattern))
    return ExerciseInfo(
        kind=kind,
        book=book,
        hints=tuple(Text.of(step) for step in hints),
        patterns=tuple(patterns),
        written={name: tuple(Text.of(line) for line in rubric) for name, rubric in (written or {}).items()},
        extra=tuple(extra),
        contract=None if contract is None else tuple(Text.of(line) for line in contract),
    )


def one_of_the_allowed(what: str, value: Any, allowed: Collection[str]) -> None:
    """Raises where an author chose a word that means nothing here."""
    if value not in allowed:
        raise ValueError(f"Expected {what} to be one of {', '.join(allowed)}, but got {what}={value!r}")
