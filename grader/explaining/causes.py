"""Which failure explains another: where a function is wrong by itself, whatever is computed with it may be right.

A check of one function shows what is wrong with that function. Another check of it, a check of several, or of a
function that calls others of the exercise in the student's own code, may only show it once more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from grader.deciding.uses import used_by
from grader.results.model import CheckResult, less_telling
from grader.text import Text


@dataclass(frozen=True)
class Failed:
    """A check that was not passed, and the functions that it called."""

    check: str
    title: Text
    functions: tuple[str, ...]


def with_causes(results: Sequence[CheckResult], failed: Sequence[Failed], code: bytes) -> list[CheckResult]:
    """The results; those that failed perhaps for the sake of another function say which, and where that is wrong."""
    found = {result.id: result.failure for result in results}
    alone: dict[str, Failed] = {}
    for one in sorted(failed, key=lambda one: less_telling(found.get(one.check))):
        if len(one.functions) == 1:
            alone.setdefault(one.functions[0], one)
    uses = used_by(code, alone) if alone else {}
    causes = {one.check: cause for one in failed if (cause := _cause(one, alone, uses))}
    return [
        replace(result, reason=causes[result.id]) if result.reason is None and result.id in causes else result
        for result in results
    ]


def in_the_wake_of(functions: Sequence[str]) -> Text:
    """What is said of a check that is wrong only because of functions that have cost their points already."""
    names = ", ".join(f"`{name}`" for name in functions)
    return Text(f"随 {names} 而错，不再扣分", f"wrong only because of {names}: no further points taken")


def _cause(one: Failed, alone: Mapping[str, Failed], uses: Mapping[str, frozenset[str]]) -> Text | None:
    asked = set(one.functions)
    below = {name for function in asked for name in uses.get(function, ()) if not asked & uses.get(name, frozenset())}
    # What a check calls may explain it only if it calls more than that.
    possible = [name for name in alone if name in (asked | below if len(asked) > 1 else below - asked)]
    deepest = [name for name in possible if not any(other in uses.get(name, ()) for other in possible)]
    if not deepest:
        return _again(one, alone)
    function = deepest[0]
    title = alone[function].title
    return Text(
        f"可能是因为 {function}：它在“{title.zh}”里已经不对，先改那里",
        f"perhaps {function}, which is wrong already in “{title.en}”: mend that first",
    )


def _again(one: Failed, alone: Mapping[str, Failed]) -> Text | None:
    """That the same function fails in another check too, which shows it better."""
    if len(one.functions) != 1 or alone[one.functions[0]] is one:
        return None
    (function,) = one.functions
    title = alone[function].title
    return Text(
        f"又是 {function}，也许和“{title.zh}”里是同一个错：先改那里",
        f"{function} again, perhaps the same mistake as in “{title.en}”: mend that first",
    )
