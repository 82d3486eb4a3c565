"""What `check` asks of its arguments and of the function below it; a refusal says what was given and what to write."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hypothesis.strategies import SearchStrategy

from grader.authoring.pins import Pin
from grader.text import Text

FIXTURES = ("answer", "reference")
"""Parameters of a check that are given to it and not drawn."""
_NO_BLANK = re.compile(r"(?<=[，。：；？！、）”]) (?!/ )")
"""Where two lines of Chinese are joined."""


def title_of(function: Callable[..., Any]) -> Text:
    """The title of a check: its docstring, `中文 / English`, on as many lines as it takes."""
    title = _NO_BLANK.sub("", " ".join((function.__doc__ or "").split()))
    parts = title.split(" / ")
    if len(parts) != 2 or not all(parts):
        raise ValueError(
            f"Expected {function.__name__} to have its title as docstring, 中文 / English with one “ / ” in it, "
            f"but got {title!r}"
        )
    return Text(*parts)


def fixtures_of(
    function: Callable[..., Any], given: Mapping[str, SearchStrategy[Any]], also: Sequence[Pin]
) -> list[inspect.Parameter]:
    """The parameters of a check that are not drawn; raises where the others and the inputs do not fit each other."""
    name, parameters = function.__name__, inspect.signature(function).parameters
    for parameter, strategy in given.items():
        if not isinstance(strategy, SearchStrategy):
            raise TypeError(f"Expected a strategy for {parameter} of {name}, but got {_shown(parameter, strategy)}")
    for one in also:
        if not isinstance(one, Pin):
            raise TypeError(
                f"Expected `also` of {name} to hold pins, but got {_shown('also', one)}: "
                'write pin("its name", "why it is there", parameter=value)'
            )
    named = {one.name: set(one.inputs) for one in also}
    if len(named) < len(also):
        twice = Counter(one.name for one in also).most_common(1)[0][0]
        raise ValueError(f"Expected each pin of {name} to have a name of its own, but two are called {twice!r}")
    wanted = set(given) or set().union(*named.values())
    for pin, there in named.items():
        if there != wanted:
            expected, got = (", ".join(sorted(names)) for names in (wanted, there))
            raise ValueError(f"Expected pin {pin!r} of {name} to give {expected}, but it gives {got}")
    fixtures = [parameter for parameter in parameters.values() if parameter.name not in wanted]
    takes_any = any(parameter.kind is parameter.VAR_KEYWORD for parameter in fixtures)
    if not takes_any and (unknown := sorted(wanted - set(parameters))):
        raise ValueError(f"Expected {name} to take what is drawn for it, but it has no parameter {', '.join(unknown)}")
    unfilled = [
        parameter.name
        for parameter in fixtures
        if parameter.name not in FIXTURES
        and parameter.default is parameter.empty
        and parameter.kind not in (parameter.VAR_KEYWORD, parameter.VAR_POSITIONAL)
    ]
    if unfilled and wanted:
        raise ValueError(f"Expected a strategy or a pin for {', '.join(unfilled)} of {name}, but there is none")
    return fixtures


def must_have_core(
    name: str,
    given: Mapping[str, SearchStrategy[Any]],
    also: Sequence[Pin],
    strict_given: Mapping[str, SearchStrategy[Any]] | None,
) -> None:
    """Raises where a check has strict inputs and no others, or draws strict ones for other parameters."""
    wanted = set(given) or {parameter for one in also for parameter in one.inputs}
    if not wanted:
        raise ValueError(f"Expected {name} to have core inputs beside its strict ones: write given or also")
    if strict_given is not None and set(strict_given) != wanted:
        expected, got = (", ".join(sorted(names)) for names in (wanted, strict_given))
        raise ValueError(f"Expected strict_given of {name} to draw {expected}, but it draws {got}")
    for parameter, strategy in (strict_given or {}).items():
        if not isinstance(strategy, SearchStrategy):
            raise TypeError(f"Expected a strategy for {parameter} of {name}, but got {_shown(parameter, strategy)}")


def must_fit(
    name: str, *, points: Any, hint: Any, requires: Any, examples: Any, given: Mapping[str, SearchStrategy[Any]]
) -> None:
    """Raises where an argument of `check` has the wrong type or says what cannot be."""
    if isinstance(points, bool) or not isinstance(points, (int, float)) or points < 0:
        raise ValueError(f"Expected points of {name} to be a number from 0, but got {_shown('points', points)}")
    if not (isinstance(hint, tuple) and len(hint) == 2 and all(isinstance(text, str) for text in hint)):
        raise TypeError(f"Expected hint of {name} to be (Chinese, English), but got {_shown('hint', hint)}")
    if isinstance(requires, str):
        raise TypeError(f"Expected requires of {name} to be a list of checks, but got requires={requires!r}")
    if examples is not None and not given:
        raise ValueError(f"Expected examples only beside given, but {name} has examples={examples!r} and draws nothing")
    if examples is not None and (not isinstance(examples, int) or examples < 1):
        raise ValueError(f"Expected examples of {name} to be at least 1, but got {_shown('examples', examples)}")


def _shown(name: str, value: Any) -> str:
    return f"{name}={value!r} (type={type(value).__name__})"
