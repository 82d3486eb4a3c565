"""Comparisons for check authors: each returns the student's answer in a plain form, or fails with a sentence.

Every comparison is positive: type and shape first, then finiteness, then values. What cannot be shown to be right
fails; there is no comparison here that an empty array, a NaN or a masked array passes by accident.
"""

from __future__ import annotations

import contextlib
import functools
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

import numpy as np

from grader.errors import Hinted
from grader.results.closeness import alike, as_float, exactly, floats, near, near_everywhere, real, weight
from grader.results.difference import how_it_differs
from grader.results.values import describe_type, differences
from grader.text import Text

__all__ = [
    "CheckFailed",
    "Share",
    "array",
    "at",
    "at_least",
    "at_most",
    "between",
    "boolean",
    "close",
    "equal",
    "fail",
    "hint",
    "integer",
    "integers",
    "is_none",
    "labels",
    "mapping",
    "number",
    "one_label",
    "one_of",
    "parallel",
    "partition_of",
    "plain",
    "require",
    "same",
    "same_partition",
    "sequence",
    "share_of_claims",
]

Words = Text | tuple[str, str] | str
_NOTHING: Any = object()
_SIMPLE = frozenset({bool, int, float, str})
_PLAIN = _SIMPLE | {complex, type(None)}
_PLAIN_NUMBERS = frozenset({bool, int, float})
_ANSWER = Text("返回值", "the returned value")
MOST_ENTRIES = 1 << 20
"""Of an answer whose length the check does not know beforehand."""


class CheckFailed(Hinted, Exception):
    """An answer was not shown to be right; the message is the sentence the student reads.

    `specific` says that the message is enough: a wrong type, another number of dimensions. No hint is shown then.
    """

    def __init__(
        self,
        message: Words,
        *,
        expected: Any = _NOTHING,
        got: Any = _NOTHING,
        differs_at: list[list[int | str]] | None = None,
        specific: bool = False,
        wrong_type: bool = False,
        alternatives: bool = False,
    ) -> None:
        self.message = Text.of(message)
        super().__init__(self.message.en)
        self.specific = specific
        self.wrong_type = wrong_type
        self.alternatives = alternatives
        self.has_expected, self.expected = expected is not _NOTHING, expected
        self.has_got, self.got = got is not _NOTHING, got
        self.differs_at = differs_at or []


def fail(
    zh: str, en: str, *, expected: Any = _NOTHING, got: Any = _NOTHING, one_of: Sequence[Any] | None = None
) -> NoReturn:
    """Fails the check with one sentence in both languages; `one_of` are several answers that would have been right."""
    if one_of is not None and len(one_of) == 1:
        (expected,), one_of = one_of, None
    if one_of is not None:
        raise CheckFailed((zh, en), expected=list(one_of), got=got, alternatives=True)
    raise CheckFailed((zh, en), expected=expected, got=got)


def require(
    condition: Any,
    zh: str,
    en: str,
    *,
    expected: Any = _NOTHING,
    got: Any = _NOTHING,
    one_of: Sequence[Any] | None = None,
) -> None:
    """Fails with the sentence unless the condition is true; the sentence says what must hold."""
    if not bool(condition):
        fail(zh, en, expected=expected, got=got, one_of=one_of)


@contextlib.contextmanager
def hint(zh: str, en: str) -> Iterator[None]:
    """The hint of whatever fails, raises or takes too long inside; of two around it the inner one counts.

    with hint("ln 0 不会出现: 只对 p > 0 求和", "ln 0 never occurs: sum over p > 0 only"):
        close(answer.entropy(y), entropy_by_definition(y))
    """
    try:
        yield
    except Hinted as failed:
        failed.hint = failed.hint or Text(zh, en)
        raise


@contextlib.contextmanager
def at(zh: str, en: str) -> Iterator[None]:
    """Where in a longer check it is that something fails: its message begins with these words.

    with at("去掉第 3 行后", "without row 3"):
        close(answer.mean(rest), mean_of(rest))
    """
    try:
        yield
    except CheckFailed as failed:
        failed.message = Text(f"{zh}：{failed.message.zh}", f"{_capital(en)}: {failed.message.en}")
        raise


@dataclass(frozen=True)
class Share:
    """What a check returns that gives partial credit: the earned share of its points, between 0 and 1."""

    earned: float
    right: int | None = None
    """How many of the claims are right, where it is about claims,"""
    guessed: int | None = None
    """and how many of them a constant answer gets right, which earns nothing."""
    got: Any = field(default=None, compare=False)
    """The answer that earned it."""

    def __post_init__(self) -> None:
        if not 0.0 <= self.earned <= 1.0:
            raise ValueError(f"Expected a share between 0 and 1 but got earned={self.earned!r}")


def close(
    got: Any, expected: Any, what: Words = _ANSWER, *, abs: float = 1e-9, rel: float = 1e-9, binary: bool = False
) -> Any:
    """The numbers in `got` are those in `expected`, each within abs + rel·|expected|.

    `expected` may be a number, an array, nested sequences, or a dict of these; None and strings must be equal.
    A list, a tuple and an array of the same numbers are equally right, alone and in any structure. Infinities must be
    equal; NaN never passes; True and False are numbers only where the check says `binary`, or expects them itself.
    """
    what = Text.of(what)
    if isinstance(expected, np.ndarray) and expected.ndim == 0:
        expected = expected.item()
    if expected is None or isinstance(expected, str):
        return equal(got, expected, what)
    if isinstance(expected, Mapping):
        found = mapping(got, expected.keys(), what)
        return {
            key: close(found[key], value, _of(what, key), abs=abs, rel=rel, binary=binary)
            for key, value in expected.items()
        }
    single = real(expected, binary=True)
    if single is not None:
        binary = binary or _is_truth(expected)
        value, bound = number(got, what, allow_infinite=True, binary=binary), as_float(single)
        if bound is None:
            raise ValueError(f"Expected a number within the floats but got expected={expected!r}")
        if not near(value, bound, abs, rel):
            _differ(got, expected, what)
        return value
    wanted = floats(expected, binary=True)
    if wanted is None:
        if not isinstance(expected, (list, tuple, np.ndarray)):
            return equal(got, expected, what)  # a set, a complex number: nothing that could be near
        items = sequence(got, len(expected), what)
        values = expected.tolist() if isinstance(expected, np.ndarray) else expected
        return [
            item if _plainly_equal(item, value) else close(item, value, _of(what, i), abs=abs, rel=rel, binary=binary)
            for i, (item, value) in enumerate(zip(items, values, strict=True))
        ]
    answer = array(got, wanted.shape, what, allow_infinite=True, binary=binary or _is_truth(expected))
    right = near_everywhere(answer, wanted, abs, rel)
    if not bool(np.all(right)):
        _differ(got, expected, what, _places(~right))
    return answer


def _plainly_equal(got: Any, expected: Any) -> bool:
    """What need not be put into words: of a long list most entries are right. Lists of numbers come back as arrays."""
    if type(got) is not type(expected):
        return False
    if type(got) is list:
        numbers = _PLAIN_NUMBERS.issuperset(map(type, got))
        return not numbers and len(got) == len(expected) and all(map(_plainly_equal, got, expected))
    return type(got) in _PLAIN and bool(got == expected)


def equal(got: Any, expected: Any, what: Words = _ANSWER, *, binary: bool = False) -> Any:
    """Exactly the same numbers, labels and structure; list, tuple and array count as one, and so do 1 and 1.0."""
    if not alike(got, expected, functools.partial(exactly, binary=binary)):
        _differ(got, expected, Text.of(what))
    return plain(got)


def one_of(got: Any, allowed: Iterable[Any], what: Words = _ANSWER, *, binary: bool = False) -> Any:
    """Exactly one of several right answers, which comes back as it was given."""
    options = list(allowed)
    found = [option for option in options if alike(got, option, functools.partial(exactly, binary=binary))]
    if not found:
        what = Text.of(what)
        raise CheckFailed(
            (f"{what.zh}不是任何一个正确答案", f"{_capital(what.en)} is none of the right answers"),
            expected=options[0] if len(options) == 1 else options,
            alternatives=len(options) > 1,
            got=got,
        )
    return plain(found[0])


def between(got: Any, low: float, high: float, what: Words = _ANSWER, *, slack: float = 1e-9) -> float:
    """A number in [low, high]; `slack` is how far outside still counts, relative to the size of the bound."""
    value, what = number(got, what), Text.of(what)
    if not low - _slack(slack, low) <= value <= high + _slack(slack, high):
        here = f"{value:.10g}"
        if math.isinf(high):
            fail(
                f"{what.zh}应不小于 {low:.10g}，得到 {here}",
                f"{_capital(what.en)} is {here}, below {low:.10g}",
                got=got,
            )
        if math.isinf(low):
            fail(
                f"{what.zh}应不大于 {high:.10g}，得到 {here}",
                f"{_capital(what.en)} is {here}, above {high:.10g}",
                got=got,
            )
        fail(
            f"{what.zh}应在 {low:.10g} 与 {high:.10g} 之间，得到 {here}",
            f"{_capital(what.en)} is {here}, not between {low:.10g} and {high:.10g}",
            got=got,
        )
    return value


def _slack(slack: float, bound: float) -> float:
    """How far outside a bound still counts; an infinite bound is what it is."""
    return slack * max(1.0, abs(bound)) if math.isfinite(bound) else 0.0


def at_most(got: Any, bound: float, what: Words = _ANSWER, *, slack: float = 1e-9) -> float:
    """A number that is at most `bound`."""
    return between(got, -math.inf, bound, what, slack=slack)


def at_least(got: Any, bound: float, what: Words = _ANSWER, *, slack: float = 1e-9) -> float:
    """A number that is at least `bound`."""
    return between(got, bound, math.inf, what, slack=slack)


def is_none(got: Any, what: Words = _ANSWER) -> None:
    """None, and nothing else: there is no such thing."""
    if got is not None:
        what, came = Text.of(what), describe_type(got)
        fail(
            f"{what.zh}应是 None，得到的是 {came}",
            f"{_capital(what.en)} should be None, but came as {came}",
            got=got,
        )


def same(first: Any, second: Any, what: Words = _ANSWER, *, abs: float = 0.0, rel: float = 0.0) -> Any:
    """Two answers of the student that must agree: with tolerances as `close`, without them exactly."""
    what = Text.of(what)
    agrees = Text(f"{what.zh}（两次回答应一致）", f"{what.en} (two answers that must agree)")
    _not_too_large(first, what)
    return close(second, first, agrees, abs=abs, rel=rel) if abs or rel else equal(second, first, agrees)


def number(got: Any, what: Words = _ANSWER, *, allow_infinite: bool = False, binary: bool = False) -> float:
    """A real finite number as a float; a 0-dimensional array counts as one, True and False only if `binary`."""
    if type(got) is float and math.isfinite(got):
        return got
    exact = real(got, binary=binary)
    if exact is None:
        _wrong_type(Text("一个数", "a number"), got, Text.of(what))
    value = as_float(exact)
    if value is None:
        what = Text.of(what)
        message = f"{what.zh}太大，超出了浮点数的范围", f"{_capital(what.en)} is too large to be a float"
        raise CheckFailed(message, got=got, specific=True)
    _finite(np.asarray(value), got, Text.of(what), allow_infinite)
    return value


def integer(got: Any, what: Words = _ANSWER, *, binary: bool = False) -> int:
    """A whole number as an int; 3.0 counts as 3."""
    exact = real(got, binary=binary)
    if isinstance(exact, int):
        return exact
    value = number(got, what, binary=binary)
    if not value.is_integer():
        _wrong_type(Text("一个整数", "a whole number"), got, Text.of(what))
    return int(value)


def array(
    got: Any,
    shape: Sequence[int | None] | None = None,
    what: Words = _ANSWER,
    *,
    allow_infinite: bool = False,
    binary: bool = False,
) -> np.ndarray[Any, np.dtype[np.float64]]:
    """A finite float array of the given shape, None standing for any length; lists and tuples are equally right."""
    what = Text.of(what)
    if not isinstance(got, (np.ndarray, list, tuple)):
        _wrong_type(_an_array(shape), got, what)
    if isinstance(got, np.ndarray):  # its shape says how large it is; look before anything is converted
        _has_shape(got.shape, shape, got, what)
    _not_too_large(got, what)
    answer = floats(got, binary=binary)
    if answer is None:
        _wrong_type(_an_array(shape), got, what)
    _has_shape(answer.shape, shape, got, what)
    if answer.size == 0 and shape is not None and None not in shape:
        # An empty list says nothing of the lengths that it does not have: [] is a fine (0, 3) array.
        answer = np.empty([int(length or 0) for length in shape])
    _finite(answer, got, what, allow_infinite)
    return answer


def _has_shape(came: tuple[int, ...], shape: Sequence[int | None] | None, got: Any, what: Text) -> None:
    if shape is None or came == tuple(shape):
        return
    unsaid = 0 in came and None not in shape and 0 in shape and len(came) <= len(shape)
    wanted = shape[: len(came)] if unsaid else shape
    if len(came) != len(wanted) or any(n not in (None, m) for n, m in zip(wanted, came, strict=True)):
        message = (
            f"{what.zh}的形状应为 {_lengths(shape).zh}，得到的是 {came}",
            f"{_capital(what.en)} should be {_an_array(shape).en}, but came with shape {came}",
        )
        of_form = len(came) != len(shape)  # else there are too many entries, or too few
        raise CheckFailed(message, got=got, specific=of_form, wrong_type=of_form)


def _not_too_large(got: Any, what: Text) -> None:
    """Of arrays; how long and deep the lists of a reply may be was seen to when it was decoded."""
    if isinstance(got, np.ndarray) and weight(got, MOST_ENTRIES) > MOST_ENTRIES:
        message = (
            f"{what.zh}太大，无法比较（上限 {MOST_ENTRIES} 项）",
            f"{_capital(what.en)} is too large to be compared (at most {MOST_ENTRIES} entries)",
        )
        raise CheckFailed(message, got=got, specific=True)


def sequence(got: Any, length: int | None = None, what: Words = _ANSWER) -> list[Any]:
    """A list of the given length; a tuple or an array of any dimension counts as a list of its entries."""
    what = Text.of(what)
    if not isinstance(got, (list, tuple)) and not (isinstance(got, np.ndarray) and got.ndim > 0):
        _wrong_type(Text("一个列表", "a list"), got, what)
    if length is not None and len(got) != length:
        message = (
            f"{what.zh}应有 {length} 项，得到 {len(got)} 项",
            f"{_capital(what.en)} should have {length} entries, but has {len(got)}",
        )
        raise CheckFailed(message, got=got)
    _not_too_large(got, what)
    return list(got.tolist() if isinstance(got, np.ndarray) else got)


def integers(got: Any, length: int | None = None, what: Words = _ANSWER, *, binary: bool = False) -> list[int]:
    """A list of whole numbers."""
    items = sequence(got, length, what)
    return [
        item if type(item) is int else integer(item, _of(Text.of(what), i), binary=binary)
        for i, item in enumerate(items)
    ]


def one_label(got: Any, what: Words = _ANSWER) -> str | float:
    """One label, whatever it may be: a text, a number, True or False."""
    value = plain(got)
    if not isinstance(value, (str, int, float)):
        _wrong_type(Text("一个标签（文字或数）", "a label (a text or a number)"), got, Text.of(what))
    return value


def labels(got: Any, length: int, allowed: Iterable[Hashable], what: Words = _ANSWER) -> list[Any]:
    """A list of `length` labels, each one of `allowed`; where these are 0 and 1, True and False are too.

    They come back as they stand in `allowed`: a check goes on with 1, whether 1.0 or True was returned.
    """
    what, known = Text.of(what), list(allowed)
    binary = all(any(exactly(label, digit) for digit in (0, 1)) for label in known)
    items = [plain(item) for item in sequence(got, length, what)]
    simple = {label: label for label in known if type(label) in _SIMPLE}
    found: list[Any] = []
    for index, item in enumerate(items):
        if type(item) in _SIMPLE and item in simple and (binary or not _is_truth(item)):
            found.append(simple[item])
            continue
        same = [label for label in known if alike(item, label, functools.partial(exactly, binary=binary))]
        if not same:
            raise CheckFailed(
                (
                    f"{what.zh}的第 {index} 项不是给定的类别之一：{', '.join(map(str, known))}",
                    f"Entry {index} of {what.en} is none of the labels {', '.join(map(str, known))}",
                ),
                got=got,
                differs_at=[[index]],
            )
        found.append(same[0])
    return found


def mapping(got: Any, keys: Iterable[Hashable] = (), what: Words = _ANSWER) -> dict[Any, Any]:
    """A dict that has at least the given keys."""
    what = Text.of(what)
    if not isinstance(got, dict):
        _wrong_type(Text("一个字典", "a dict"), got, what)
    missing = [key for key in keys if key not in got]
    if missing:
        listed = ", ".join(repr(key) for key in missing[:5])
        raise CheckFailed((f"{what.zh}缺少键 {listed}", f"{_capital(what.en)} lacks the key {listed}"), got=got)
    return got


def boolean(got: Any, what: Words = _ANSWER) -> bool:
    """True or False; 0 and 1 say the same."""
    value = got.item() if isinstance(got, np.ndarray) and got.ndim == 0 else got
    if not isinstance(value, (bool, int, float)) or value not in (0, 1):
        _wrong_type(Text("True 或 False", "True or False"), got, Text.of(what))
    return bool(value)


def partition_of(got: Any, n: int, what: Words = _ANSWER) -> list[list[int]]:
    """Lists of indices in which each of 0..n-1 stands exactly once."""
    what = Text.of(what)
    _not_too_large(got, what)
    parts = [integers(part, None, _of(what, i)) for i, part in enumerate(sequence(got, None, what))]
    known = Counter(index for part in parts for index in part if 0 <= index < n)
    outside = [index for part in parts for index in part if not 0 <= index < n]
    if outside or len(known) != n or max(known.values(), default=1) > 1:
        missing = [index for index in range(n) if index not in known][:5]
        repeated = [index for index, times in known.items() if times > 1]
        twice = ", ".join(_short(index) for index in [*sorted(repeated)[:5], *outside][:5])
        raise CheckFailed(
            (
                f"{what.zh}应把 0..{n - 1} 恰好各用一次；缺少 {missing}，重复或越界 [{twice}]",
                f"{_capital(what.en)} should hold each of 0..{n - 1} exactly once; "
                f"missing {missing}, repeated or out of range [{twice}]",
            ),
            got=got,
        )
    return parts


def same_partition(got: Any, expected: Sequence[Hashable], what: Words = _ANSWER) -> list[Any]:
    """Cluster labels that group the samples as `expected` does, whatever the labels are called."""
    items = [plain(item) for item in sequence(got, len(expected), what)]
    forth: dict[Any, Hashable] = {}
    back: dict[Hashable, Any] = {}
    for item, wanted in zip(items, expected, strict=True):
        if (
            not isinstance(item, Hashable)
            or forth.setdefault(item, wanted) != wanted
            or back.setdefault(wanted, item) != item
        ):
            what = Text.of(what)
            raise CheckFailed(
                (
                    f"{what.zh}：分组与应有的不同（标号叫什么都可以）",
                    f"{_capital(what.en)}: the samples are grouped in another way (labels may have any name)",
                ),
                expected=list(expected),
                got=got,
            )
    return items


def parallel(got: Any, direction: Any, what: Words = _ANSWER, *, tolerance: float = 1e-6) -> Any:
    """A non-zero vector along `direction`, whatever its length and sign; `tolerance` is for the sine of the angle."""
    wanted = floats(direction)
    if wanted is None or not np.any(wanted) or not np.all(np.isfinite(wanted)):
        raise ValueError(f"Expected a finite direction other than zero but got direction={direction!r}")
    what, wanted = Text.of(what), wanted.reshape(-1)
    vector = array(got, wanted.shape, what)
    require(np.any(vector), f"{what.zh}不能是零向量", f"{_capital(what.en)} must not be the zero vector", got=got)
    unit, along = _of_length_one(vector), _of_length_one(wanted)
    if not float(np.linalg.norm(unit - (unit @ along) * along)) <= tolerance:
        raise CheckFailed(
            (
                f"{what.zh}的方向不对（长度和正负号不限）",
                f"{_capital(what.en)} points in another direction (length and sign are free)",
            ),
            expected=wanted,
            got=got,
        )
    return vector


def _of_length_one(vector: np.ndarray[Any, np.dtype[np.float64]]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Scaled by its largest entry first, so that no square is too large or too small for a float."""
    scaled = vector / np.max(np.abs(vector))
    unit: np.ndarray[Any, np.dtype[np.float64]] = scaled / np.linalg.norm(scaled)
    return unit


def share_of_claims(
    got: Any, truth: Mapping[str, bool], witnessed: Mapping[str, bool | Callable[[], bool]] | None = None
) -> Share:
    """The share of the points that a dict of claims earns; a constant answer, or guessing, earns nothing.

    A claim listed in `witnessed` counts as right only if its witness holds too.
    """
    constant = max(sum(truth.values()), len(truth) - sum(truth.values()))
    if constant == len(truth):
        raise ValueError("Expected claims of which some hold and some do not: a constant answer would be all right")
    answer = mapping(got, truth.keys(), ("claims()", "claims()"))
    if set(answer) - set(truth):
        unknown = ", ".join(_short(key) for key in [key for key in answer if key not in truth][:5])
        raise CheckFailed((f"claims() 有多余的键 {unknown}", f"claims() has unknown keys {unknown}"), got=got)
    right = 0
    for claim, value in truth.items():
        witness = (witnessed or {}).get(claim, True)
        if boolean(answer[claim], (f"claims()[{claim!r}]", f"claims()[{claim!r}]")) is value:
            right += bool(witness() if callable(witness) else witness)
    return Share(max(0, right - constant) / (len(truth) - constant), right, constant, answer)


def plain(value: Any) -> Any:
    """Arrays and tuples as lists, numpy scalars as Python's: the form in which values are compared."""
    if type(value) in _SIMPLE:
        return value
    if isinstance(value, (np.ndarray, np.generic)):
        return value.tolist()
    if isinstance(value, (list, tuple)):
        return list(value) if _SIMPLE.issuperset(map(type, value)) else [plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    return value


def _is_truth(value: Any) -> bool:
    """Whether a value says True and False rather than numbers."""
    if isinstance(value, np.ndarray):
        return bool(value.dtype.kind == "b")
    if isinstance(value, (list, tuple)):
        return bool(value) and all(map(_is_truth, value))
    return isinstance(value, (bool, np.bool_))


def _short(value: object) -> str:
    """A key or an index of the student's in a message, which may be as long as the student likes."""
    text = hex(value) if type(value) is int and value.bit_length() > 1000 else repr(value)
    return text if len(text) <= 60 else text[:60] + "…"


def _finite(values: Any, got: Any, what: Text, allow_infinite: bool) -> None:
    bad = np.isnan(values) if allow_infinite else ~np.isfinite(values)
    if bad.any():
        message = f"{what.zh}含有 NaN 或无穷大", f"There is NaN or infinity in {what.en}"
        raise CheckFailed(message, got=got, differs_at=_places(bad))


def _places(wrong: Any) -> list[list[int | str]]:
    return [[int(i) for i in index] for index in np.argwhere(wrong)[:50]]


def _differ(got: Any, expected: Any, what: Text, places: list[list[int | str]] | None = None) -> NoReturn:
    places = differences(got, expected) if places is None else places
    how = how_it_differs(got, expected, places)
    message = f"{what.zh}：{how.zh}", f"{_capital(what.en)}: {how.en}"
    raise CheckFailed(message, expected=expected, got=got, differs_at=places)


def _wrong_type(wanted: Text, got: Any, what: Text) -> NoReturn:
    came = describe_type(got)
    raise CheckFailed(
        (
            f"{what.zh}应是{wanted.zh}，得到的是 {came}",
            f"{_capital(what.en)} should be {wanted.en}, but came as {came}",
        ),
        got=got,
        specific=True,
        wrong_type=got is not None,  # that there is none may be an answer, and a wrong one
    )


def _an_array(shape: Sequence[int | None] | None) -> Text:
    if shape is None:
        return Text("一个数组", "an array")
    return Text(f"形状 {_lengths(shape).zh} 的数组", f"an array of shape {_lengths(shape).en}")


def _lengths(shape: Sequence[int | None]) -> Text:
    comma = "," if len(shape) == 1 else ""
    zh, en = (", ".join(anything if n is None else str(n) for n in shape) for anything in ("任意", "any"))
    return Text(f"({zh}{comma})", f"({en}{comma})")


def _of(what: Text, key: object) -> Text:
    return Text(f"{what.zh}[{key!r}]", f"{what.en}[{key!r}]")


def _capital(words: str) -> str:
    """Words as a sentence begins with them; names and expressions (`datasets`, `x of row 2`) stay as they are."""
    first, _, more = words.partition(" ")
    is_word = first.isascii() and first.isalpha() and (len(first) > 1 or first == "a")
    return words[:1].upper() + words[1:] if is_word and more else words
