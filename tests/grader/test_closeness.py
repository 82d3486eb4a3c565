"""One predicate says what is near, for a number alone and in any structure; nothing is looked at before its size is."""

from __future__ import annotations

import math
import time
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.authoring.compare import (
    CheckFailed,
    array,
    close,
    equal,
    integer,
    labels,
    number,
    parallel,
    partition_of,
    sequence,
    share_of_claims,
)
from grader.results.values import differences, show

INF = math.inf
ODD = st.sampled_from([0.0, -0.0, 1.0, 1 + 1e-9, INF, -INF, math.nan, 1e308, 5e-324, 2.0**1010])
SINGLE = st.one_of(
    ODD,
    st.floats(),
    st.integers(-5, 5),
    st.sampled_from([2**70, 2**1010, True, False, None, "1", 1 + 0j, 1j]),
    st.fractions(max_denominator=9),
    st.decimals(allow_nan=True, allow_infinity=True),
    st.floats().map(np.float64),
    st.integers(-9, 9).map(np.array),
)
WANTED = st.one_of(ODD, st.floats(allow_nan=False), st.integers(-5, 5), st.sampled_from([2**70, 2**1010, True]))


def passes(comparison: Any, *args: Any, **named: Any) -> bool:
    try:
        comparison(*args, **named)
    except CheckFailed:
        return False
    return True


@settings(max_examples=500)
@given(SINGLE, WANTED)
def test_a_number_alone_and_in_a_list_is_judged_alike(got: Any, expected: Any) -> None:
    alone = passes(close, got, expected)
    for wrap in (lambda x: [x], lambda x: (x,), lambda x: [[x]]):
        assert passes(close, wrap(got), wrap(expected)) is alone
    assert passes(close, {"a": got}, {"a": expected}) is alone
    # Beside something that no array holds, every entry is judged by itself.
    assert passes(close, [got, None], [expected, None]) is alone


@settings(max_examples=300)
@given(st.lists(st.floats(), max_size=4), st.lists(st.floats(allow_nan=False), max_size=4))
def test_a_list_and_an_array_are_judged_alike(got: list[float], expected: list[float]) -> None:
    assert passes(close, got, expected) is passes(close, np.array(got), np.array(expected))
    assert passes(equal, got, expected) is passes(equal, np.array(got), np.array(expected))


@settings(max_examples=300)
@given(SINGLE, WANTED)
def test_what_is_equal_is_close_and_what_differs_is_shown(got: Any, expected: Any) -> None:
    if passes(equal, got, expected):
        assert passes(close, got, expected)
        assert differences([got], [expected]) == []
    else:
        assert differences([got], [expected]) == [[0]] or _is_nan(got)


def _is_nan(value: Any) -> bool:
    # Comparing a signalling NaN raises.
    return value.is_nan() if isinstance(value, Decimal) else value != value


@pytest.mark.parametrize(
    ("got", "expected"),
    [
        ([5.0], [INF]),
        ([-INF], [INF]),
        ([0, 1], ["0", "1"]),
        (2**1010, INF),
        ([2**1010], [INF]),
        (True, 1.0),
        ([True], [1.0]),
        ([True, 2.0], [1.0, 2.0]),
        (np.array([True]), [1.0]),
        (1j, 0.0),
        ([1 + 1e-3j], [1.0]),
        (Decimal("NaN"), 0.0),
        (np.zeros((3, 0)), np.zeros((0, 3))),
        ([[], [], []], np.zeros((0, 3))),
    ],
)
def test_what_once_passed_and_is_wrong(got: Any, expected: Any) -> None:
    assert not passes(close, got, expected)


@pytest.mark.parametrize(
    ("got", "expected"),
    [
        (["0", "1"], ["0", "1"]),
        ([1.0, None], [1.0, None]),
        (2**1010, 2.0**1010),
        ([2**70], [2.0**70]),
        (Fraction(1, 3), 1 / 3),
        ([Fraction(1, 3), 2], [1 / 3, 2.0]),
        (Decimal("0.25"), 0.25),
        (1 + 0j, 1.0),
        (np.array([1 + 0j, 2]), [1.0, 2.0]),
        (True, True),
        ([True, False], [True, False]),
        ([], np.zeros((0, 3))),
    ],
)
def test_what_once_failed_and_is_right(got: Any, expected: Any) -> None:
    assert passes(close, got, expected)


def test_true_is_one_only_where_zero_and_one_are_asked_for() -> None:
    assert not passes(number, True)
    assert not passes(integer, np.bool_(True))
    assert not passes(equal, True, 1)
    assert number(True, binary=True) == 1.0
    assert integer(True, binary=True) == 1
    assert passes(equal, [True, False], [1, 0], binary=True)
    assert passes(close, np.array([True, False]), [1, 0], binary=True)
    assert labels(np.array([True, False]), 2, [0, 1]) == [True, False]
    assert not passes(labels, [True], 1, [1, 2])


def test_a_direction_is_judged_by_its_angle_at_any_scale() -> None:
    assert not passes(parallel, [1, 4e-5], [1, 0])
    for scale in (1e200, 1e-200, -1e-308):
        assert passes(parallel, [scale, 2 * scale], [1, 2])
    assert not passes(parallel, [0, 0], [1, 2])


def test_claims_of_which_all_hold_are_a_mistake_of_the_check() -> None:
    with pytest.raises(ValueError, match="constant answer"):
        share_of_claims({"a": True}, {"a": True})


LARGE = {
    "forty million rows of nothing": np.empty((40_000_000, 0)),
    "a billion rows of nothing": np.empty((10**9, 0)),
    "twenty million rows of one": np.broadcast_to(np.uint8(1), (20_000_000, 1)),
    "a long string among four thousand": ["x" * 1_000_000, *[""] * 4_000],
    "four hundred thousand indices": [list(range(100, 400_100))],
    "a million numbers": list(range(1_000_000)),
}


@pytest.mark.parametrize("got", LARGE.values(), ids=LARGE.keys())
def test_a_large_answer_is_refused_at_a_glance(got: Any) -> None:
    start = time.process_time()
    for comparison, args in (
        (close, ([1.0],)),
        (close, ([[1.0, 2.0]],)),
        (equal, ([[1, 2]],)),
        (array, ()),
        (sequence, (2,)),
        (labels, (2, ["a"])),
        (partition_of, (3,)),
        (parallel, ([1.0],)),
    ):
        if not (comparison is array and isinstance(got, list)):
            assert not passes(comparison, got, *args)
    assert len(show(got).text) < 3_000
    assert time.process_time() - start < 2.0
