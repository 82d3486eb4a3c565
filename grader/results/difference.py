"""How a value differs from what it should be, in the words of somebody who has looked at both.

Only what is so is said, never why: each entry is twice what it should be, or the right entries come in another order.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from grader.results.closeness import (
    Floats,
    Number,
    as_float,
    exactly,
    floats,
    is_list,
    near,
    near_everywhere,
    nearly,
    real,
    unlike,
    weight,
)
from grader.results.values import MOST_DIFFERENCES, as_python, expression
from grader.text import Text

_MOST = 2_000
"""Of larger values it is only said that they differ."""
_ALIKE = 1e-9
_ROUNDING = 1e-15
_TELLING = 3
"""Of so many numbers of different sizes one factor, or one order of distinct entries, is no chance."""
_SIMPLE = 1000
_SHORT = 40
_MOST_NAMED = 3
_MOST_SORTED = 200
_UNLIKE = Text("与应有的不同", "not what it should be")
_FACTORS = {
    2.0: Text("应有值的 2 倍", "twice what it should be"),
    0.5: Text("应有值的一半", "half of what it should be"),
    1 / math.log(2): Text("应有值的 1/ln 2 倍", "1/ln 2 times what it should be"),
    math.log(2): Text("应有值的 ln 2 倍", "ln 2 times what it should be"),
}
"""What a number may well be by one mistake; of one number alone every other factor may be chance."""


def how_it_differs(got: Any, expected: Any, places: list[list[int | str]]) -> Text:
    """What is to be seen in two values that differ at these places."""
    if weight(got, _MOST) > _MOST or weight(expected, _MOST) > _MOST:
        return _UNLIKE
    here, wanted = real(got), real(expected)
    if here is not None and wanted is not None:
        return _of_numbers(here, wanted)
    if isinstance(got, Mapping) and isinstance(expected, Mapping) and got.keys() != expected.keys():
        return _of_members(list(got), list(expected), Text("键", "the key ")) or _UNLIKE
    if is_list(got) and is_list(expected):
        if len(got) != len(expected):
            return _of_members(_listed(got), _listed(expected)) or _of_lengths(len(got), len(expected))
        seen = _of_history(got, expected) or _of_arrays(floats(got), floats(expected))
        seen = seen or _of_order(_listed(got), _listed(expected))
        if seen:
            return seen
    return _of_entries(got, expected, places)


def _of_numbers(here: Number, wanted: Number) -> Text:
    if here != here or wanted != wanted:
        return _UNLIKE
    larger = here > wanted
    if isinstance(here, int) and isinstance(wanted, int) and abs(here - wanted) == 1:
        return Text("大了 1", "1 too large") if larger else Text("小了 1", "1 too small")
    if wanted and here == -wanted:
        return Text("正负号相反", "of the opposite sign")
    a, b = as_float(here), as_float(wanted)
    if a is not None and b is not None and _are_telling(a, b) and (known := _relation(a, b)):
        return Text(f"是{known.zh}", known.en)
    return Text("太大", "too large") if larger else Text("太小", "too small")


def _are_telling(here: float, wanted: float) -> bool:
    """Whether two numbers have digits enough that a relation between them is hardly chance; ½ and ¼ have not."""
    if not (math.isfinite(here) and math.isfinite(wanted)) or abs(wanted) < _ALIKE:
        return False
    return not _same(float(Fraction(wanted).limit_denominator(_SIMPLE)), wanted)


def _relation(here: float, wanted: float) -> Text | None:
    if _same(here, -wanted):
        return Text("应有值的相反数", "of the opposite sign")
    for factor, words in _FACTORS.items():
        if _same(here, factor * wanted):
            return words
    if 0 < wanted < 1 and _same(here, 1 - wanted):
        return Text("1 减去应有的值", "1 minus what it should be")
    if _same(here, 1 / wanted):
        return Text("应有值的倒数", "1 divided by what it should be")
    if wanted > 0 and _same(here, math.sqrt(wanted)):
        return Text("应有值的平方根", "the square root of what it should be")
    return Text("应有值的平方", "the square of what it should be") if _same(here, wanted * wanted) else None


def _of_arrays(here: Floats | None, wanted: Floats | None) -> Text | None:
    """What is so of all entries; those of `wanted` are not all the same."""
    if here is None or wanted is None or here.shape != wanted.shape or here.size < 2:
        return None
    if not np.all(np.isfinite(here) & np.isfinite(wanted)) or np.all(wanted == wanted.flat[0]):
        return None
    if here.ndim == 2 and here.shape[0] == here.shape[1] and _all_same(here, wanted.T):
        return Text("是应有矩阵的转置", "the transpose of what it should be")
    if _all_same(here, -wanted):
        return Text("每一项都正负号相反", "every entry is of the opposite sign")
    largest = np.argmax(np.abs(wanted))
    factor = float(here.flat[largest] / wanted.flat[largest])
    sizes = len(np.unique(np.abs(wanted[wanted != 0])))
    if factor and sizes > 1 and _all_same(here, factor * wanted):
        words = next((words for known, words in _FACTORS.items() if _same(factor, known)), None)
        if words is None and sizes < _TELLING:
            return None
        digits = f"{factor:.6g}"
        if digits == "1":  # rounded in float32, say: no factor that anybody would look for
            return None
        words = words or Text(f"应有值的 {digits} 倍", f"{digits} times what it should be")
        return Text(f"每一项都是{words.zh}", f"every entry is {words.en}")
    more = float(here.flat[largest] - wanted.flat[largest])
    if wanted.size > 2 and _all_same(here, wanted + more):
        zh, en = ("大", "large") if more > 0 else ("小", "small")
        return Text(f"每一项都{zh}了 {abs(more):.6g}", f"every entry is {abs(more):.6g} too {en}")
    return None


def _of_history(got: Any, expected: Any) -> Text | None:
    """Whether all rounds that were to be kept are the last one: most often one array that every round changed."""
    if not isinstance(got, (list, tuple)) or len(got) < _TELLING or isinstance(got[0], str) or not _has_parts(got[0]):
        return None
    if any(next(unlike(one, got[-1], exactly), None) for one in got[:-1]):
        return None
    nearly_last = next(unlike(got[-1], expected[-1], nearly(_ALIKE, _ALIKE)), None) is None
    if not nearly_last or next(unlike(expected[0], expected[-1], nearly(_ALIKE, _ALIKE)), None) is None:
        return None
    return Text(
        "每一项都是最后一轮的值；如果每轮存的是同一个数组，要存它的副本（.copy()）",
        "every entry is that of the last round; where one array is kept again and again, keep a .copy() of it",
    )


def _has_parts(value: Any) -> bool:
    return is_list(value) or isinstance(value, Mapping)


def _of_order(here: list[Any], wanted: list[Any]) -> Text | None:
    """Whether the entries are right, and only their order is not."""
    if len(here) > _MOST_SORTED or next(unlike(here, wanted, exactly), None) is None:
        return None
    entries = Counter(map(expression, here))
    if entries != Counter(map(expression, wanted)):
        return None
    if max(entries.values()) > 1 and len(entries) < _TELLING:
        return None  # of two labels every other order is as good as chance
    if len(here) > 2 and next(unlike(here[::-1], wanted, exactly), None) is None:
        return Text("次序颠倒了", "in reversed order")
    return Text("各项都对，次序不对", "the right entries in another order")


def _of_members(here: list[Any], wanted: list[Any], kind: Text = Text("", "")) -> Text | None:
    """What is missing, or what should not be there, where it is only the one or the other."""
    came, needed = Counter(map(expression, here)), Counter(map(expression, wanted))
    lacking, besides = list((needed - came).elements()), list((came - needed).elements())
    named = (lacking or besides)[:_MOST_NAMED]
    if bool(lacking) == bool(besides) or len(lacking or besides) > len(named) or max(map(len, named)) > _SHORT:
        return None
    members = ", ".join(named)
    if lacking:
        return Text(f"缺少{kind.zh} {members}", f"lacks {kind.en}{members}")
    return Text(f"不应有{kind.zh} {members}", f"should not have {kind.en}{members}")


def _of_lengths(here: int, wanted: int) -> Text:
    entries = "entry" if here == 1 else "entries"
    return Text(f"有 {here} 项，应有 {wanted} 项", f"{here} {entries}, and there should be {wanted}")


def _of_entries(got: Any, expected: Any, places: list[list[int | str]]) -> Text:
    """The first entry that differs, and how many do."""
    if not places or not places[0]:
        return _UNLIKE
    place = "".join(f"[{step!r}]" for step in places[0])
    here, wanted = (_said(_entry(value, places[0])) for value in (got, expected))
    count = len(places)
    many = Text(f"；共 {count} 项不同", f"; {count} entries differ") if 1 < count < MOST_DIFFERENCES else Text("", "")
    if len(here) > _SHORT or len(wanted) > _SHORT or here == wanted:
        return Text(f"{place} 与应有的不同{many.zh}", f"{place} is not what it should be{many.en}")
    return Text(f"{place} 是 {here}，应为 {wanted}{many.zh}", f"{place} is {here} and should be {wanted}{many.en}")


def _said(value: Any) -> str:
    """A value within a sentence, where nan is nan."""
    return str(value) if isinstance(value, float) else expression(value)


def _entry(value: Any, place: list[int | str]) -> Any:
    for step in place:
        # A path holds keys as text.
        value = (
            next(item for key, item in value.items() if str(key) == step) if isinstance(value, Mapping) else value[step]
        )
    return as_python(value)


def _listed(value: Any) -> list[Any]:
    found: list[Any] = value.tolist() if isinstance(value, np.ndarray) else list(value)
    return found


def _same(here: float, wanted: float) -> bool:
    return near(here, wanted, 0.0, _ALIKE)


def _all_same(here: Floats, wanted: Floats) -> bool:
    """Whether all entries are the same, each by its own size; for one that should be 0 nothing but rounding counts."""
    rounding = np.where(wanted == 0.0, _ROUNDING * float(np.max(np.abs(wanted), initial=0.0)), 0.0)
    return bool(np.all(near_everywhere(here, wanted, 0.0, _ALIKE) | (np.abs(here - wanted) <= rounding)))
