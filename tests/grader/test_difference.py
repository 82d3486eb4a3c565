"""What a report says of two values that differ."""

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.checks import CheckFailed, close, equal, same_partition
from grader.results.difference import how_it_differs
from grader.results.values import differences

MATRIX = [[1.0, 2.0], [3.0, 5.0]]


def _said(got, expected) -> str:
    return how_it_differs(got, expected, differences(got, expected)).en


@pytest.mark.parametrize(
    ("got", "expected", "said"),
    [
        (3, 2, "1 too large"),
        (2.0, 3.0, "too small"),  # of what need not be whole, 1 is a difference like any other
        (7, 3, "too large"),
        (-4, 4, "of the opposite sign"),
        (-0.3, 0.3, "of the opposite sign"),
        (2 * math.pi, math.pi, "twice what it should be"),
        (math.pi / 2, math.pi, "half of what it should be"),
        (1.2345, 1.2345 * math.log(2), "1/ln 2 times what it should be"),
        (1 - math.exp(-1), math.exp(-1), "1 minus what it should be"),
        (math.e, math.exp(-1), "1 divided by what it should be"),
        (math.exp(-2), math.exp(-1), "the square of what it should be"),
        (math.exp(-1), math.exp(-2), "the square root of what it should be"),
        (0.5, 0.25, "too large"),  # twice it, and its square root: of simple numbers either may be chance
        (2, 4, "too small"),  # of whole numbers a factor may be chance
        (math.inf, 0.5, "too large"),
        (math.nan, 0.5, "not what it should be"),
        (10**400, 10**399, "too large"),
        (Fraction(1, 3), Fraction(2, 3), "too small"),
        (np.multiply(MATRIX, 1.25), MATRIX, "every entry is 1.25 times what it should be"),
        (np.multiply(MATRIX, 1.00000003), MATRIX, "[0][0] is 1.00000003 and should be 1.0; 4 entries differ"),
        (np.multiply(MATRIX, -1), MATRIX, "every entry is of the opposite sign"),
        ([2, 2, 0], [1, 1, 0], "[0] is 2 and should be 1; 2 entries differ"),
        ([3, 5], [0, 2], "[0] is 3 and should be 0; 2 entries differ"),  # of two indices, say, chance
        ([1.5, 2.5, 0.5], [1.0, 2.0, 0.0], "every entry is 0.5 too large"),
        (np.transpose(MATRIX), MATRIX, "the transpose of what it should be"),
        ([3, 2, 1], [1, 2, 3], "in reversed order"),
        ([0.0, 0.25], [0.25, 0.0], "the right entries in another order"),
        (["b", "a", "c"], ["a", "b", "c"], "the right entries in another order"),
        ([1, 2], [1, 2, 3], "lacks 3"),
        ([1, 2, 2], [1, 2], "should not have 2"),
        ([1], [2, 3], "1 entry, and there should be 2"),
        ({"a": 1}, {"a": 1, "b": 2}, "lacks the key 'b'"),
        ({"a": 1, "b": 2}, {"a": 1}, "should not have the key 'b'"),
        ({"a": {"x": 2}}, {"a": {"x": 4}}, "['a']['x'] is 2 and should be 4"),
        ([1, 2, 3, 4], [1, 7, 3, 9], "[1] is 2 and should be 7; 2 entries differ"),
        (
            [0.5, 0.5],
            [0.25, 0.25],
            "[0] is 0.5 and should be 0.25; 2 entries differ",
        ),
        (np.array([[1.0, 9.0]]), np.array([[1.0, 2.0]]), "[0][1] is 9.0 and should be 2.0"),
        ("left", "right", "not what it should be"),
        (None, 3, "not what it should be"),
        ([None], [3], "[0] is None and should be 3"),
        (list(range(5000)), list(range(1, 5001)), "not what it should be"),
    ],
)
def test_what_is_to_be_seen_is_said(got, expected, said):
    assert _said(got, expected) == said


@given(
    *[
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.fractions(),
            lambda one: st.lists(one, max_size=4) | st.dictionaries(st.integers(0, 3) | st.text(max_size=1), one),
            max_leaves=8,
        )
    ]
    * 2
)
def test_any_two_values_can_be_spoken_of(got, expected):
    said = how_it_differs(got, expected, differences(got, expected))
    assert said.zh
    assert said.en


def test_the_message_of_a_comparison_names_the_value_and_the_difference():
    with pytest.raises(CheckFailed) as failed:
        close([[2.0, 4.0]], [[1.0, 2.0]], ("梯度", "the gradient"))
    assert failed.value.message.en == "The gradient: every entry is twice what it should be"
    assert failed.value.message.zh == "梯度：每一项都是应有值的 2 倍"
    with pytest.raises(CheckFailed) as failed:
        equal(3, 2, ("个数", "the count"))
    assert failed.value.message.en == "The count: 1 too large"


def test_of_labels_whose_names_are_free_no_entry_is_called_wrong():
    with pytest.raises(CheckFailed) as failed:
        same_partition([0, 1, 1], ["a", "a", "b"])
    assert "grouped in another way" in failed.value.message.en
    assert not failed.value.differs_at
