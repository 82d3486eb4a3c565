"""Comparisons accept every right form of an answer and nothing that is not shown to be right."""

import math
from fractions import Fraction

import numpy as np
import pytest

from grader.authoring.compare import (
    CheckFailed,
    array,
    at_least,
    at_most,
    between,
    boolean,
    close,
    equal,
    integer,
    integers,
    labels,
    mapping,
    number,
    one_of,
    parallel,
    partition_of,
    same,
    same_partition,
    sequence,
    share_of_claims,
)

NAN, INF = math.nan, math.inf


@pytest.mark.parametrize(
    ("got", "expected"),
    [
        (0.97, 0.97),
        (1, 1.0),
        (np.array(0.5), 0.5),
        (INF, INF),
        ((1, 2), [1.0, 2.0]),
        (np.array([1, 2]), [1.0, 2.0]),
        ([[1, 2], [3, 4]], np.array([[1.0, 2.0], [3.0, 4.0]])),
        ([], []),
        ({"a": [1.0], "more": 3}, {"a": [1.0]}),
        ([[1.0], [2.0, 3.0]], [[1.0], [2.0, 3.0]]),
        (None, None),
    ],
)
def test_close_accepts_the_same_numbers_in_any_form(got, expected):
    close(got, expected)


@pytest.mark.parametrize("slack", [0.0, 1e-9])
def test_an_infinite_bound_is_none(slack):
    between(-5.0, -INF, INF, slack=slack)
    at_least(3.0, 2.0, slack=slack)
    at_most(-1e300, 2.0, slack=slack)
    with pytest.raises(CheckFailed):
        at_least(1.5, 2.0, slack=slack)
    with pytest.raises(CheckFailed):
        at_most(2.5, 2.0, slack=slack)


@pytest.mark.parametrize(
    ("got", "expected"),
    [
        ([0.5, -700.0], [0.5, -INF]),
        ([0.5, 700.0], np.array([0.5, INF])),
        ([], 0.97),
        (np.array([]), [0.97]),
        (np.ma.masked_array([0.97], mask=[True]), [0.5]),
        (NAN, 0.97),
        (NAN, NAN),
        ([NAN, 1.0], [1.0, 1.0]),
        (INF, 1e308),
        (-INF, INF),
        (None, 0.0),
        ("0.97", 0.97),
        ([0.97], 0.97),
        (0.97, [0.97]),
        ([0.97, 0.97], [0.97]),
        ([[0.97]], [0.97]),
        ({"b": 1.0}, {"a": 1.0}),
        ([[1.0, 2.0], [3.0]], [[1.0], [2.0, 3.0]]),
        (1 + 1e-6, 1.0),
        (10**400, 1.0),
        ({1.0}, [1.0]),
        ("ab", ["a", "b"]),
        (1 + 2j, 1.0),
    ],
)
def test_close_rejects_what_is_not_shown_to_be_right(got, expected):
    with pytest.raises(CheckFailed):
        close(got, expected)


def test_close_says_which_entries_differ():
    with pytest.raises(CheckFailed) as caught:
        close([[1.0, 2.0], [3.0, 5.0]], [[1.0, 2.0], [3.0, 4.0]])
    assert caught.value.differs_at == [[1, 1]]


def test_equal_takes_list_tuple_and_array_as_one_but_not_words_for_numbers():
    equal((1, [2, "a"]), [1.0, (2, "a")])
    equal(np.array(["是", "否"]), ["是", "否"])
    equal({1, 2}, {2, 1})
    equal(10**300, 10**300)
    for got, expected in [("1", 1), ([1], 1), (None, False), ({1: 2}, {1: 3}), (float(10**300), 10**300 + 1)]:
        with pytest.raises(CheckFailed):
            equal(got, expected)


def test_an_object_that_equals_everything_cannot_even_arrive_but_would_not_pass():
    class Liar:
        def __eq__(self, other):
            return True

    for comparison in (equal, close, one_of):
        with pytest.raises(CheckFailed):
            comparison(Liar(), [1.0])


def test_one_of_accepts_each_right_answer():
    one_of([1, 2], [[2, 1], (1, 2)])
    with pytest.raises(CheckFailed, match="none of the right answers"):
        one_of([3], [[1], [2]])


def test_array_says_expected_shape_and_what_came():
    with pytest.raises(CheckFailed) as caught:
        array([1.0, 2.0], (3, None), ("权重", "the weights"))
    assert caught.value.message.en == "The weights should be an array of shape (3, any), but came with shape (2,)"
    assert "形状应为" in caught.value.message.zh


def test_array_takes_an_empty_list_for_an_empty_array():
    assert array([], (0, 3)).shape == (0, 3)
    with pytest.raises(CheckFailed):
        array([], (1, 3))


def test_numbers_integers_booleans_are_told_apart():
    assert number(np.array(2)) == 2.0
    assert integer(3.0) == 3
    assert integers(np.array([1.0, 2.0])) == [1, 2]
    assert boolean(np.array(True)) is True
    assert boolean(1) is True
    assert boolean(0.0) is False
    for check, value in [
        (integer, 2.5),
        (integer, "3"),
        (boolean, 2),
        (boolean, "True"),
        (boolean, None),
        (number, NAN),
        (number, INF),
        (number, None),
    ]:
        with pytest.raises(CheckFailed):
            check(value)


def test_labels_must_be_among_those_given():
    assert labels(("是", "否"), 2, ["是", "否"]) == ["是", "否"]
    with pytest.raises(CheckFailed) as caught:
        labels(["是", "yes"], 2, ["是", "否"])
    assert caught.value.differs_at == [[1]]


@pytest.mark.parametrize("got", [np.array([0.0, 1.0]), [False, True], [Fraction(0), 1.0], (0, np.int64(1))])
def test_labels_come_back_as_those_that_were_given(got):
    assert [(type(one), one) for one in labels(got, 2, (0, 1))] == [(int, 0), (int, 1)]


def test_one_of_comes_back_as_the_right_answer_that_it_is():
    assert [type(one) for one in one_of((1.0, "a"), [[2, "b"], [1, "a"]])] == [int, str]


def test_sequence_and_mapping_say_what_is_missing():
    with pytest.raises(CheckFailed, match="should have 3 entries, but has 2"):
        sequence([1, 2], 3)
    with pytest.raises(CheckFailed, match="lacks the key 'b'"):
        mapping({"a": 1}, ("a", "b"))
    with pytest.raises(CheckFailed, match="should be a list, but came as str"):
        sequence("ab")


def test_a_partition_uses_each_index_once():
    assert partition_of([(0, 2), [1]], 3) == [[0, 2], [1]]
    for parts in ([[0, 1]], [[0, 1], [1, 2]], [[0, 1, 2, 3]], [[-1, 0, 1, 2]]):
        with pytest.raises(CheckFailed, match="exactly once"):
            partition_of(parts, 3)


def test_clusters_are_compared_up_to_their_names():
    same_partition([5, 5, 7], [0, 0, 1])
    for got in ([5, 5, 5], [5, 7, 7], [1, 2, 3], [[0], [0], [1]]):
        with pytest.raises(CheckFailed):
            same_partition(got, [0, 0, 1])


def test_a_direction_is_free_in_length_and_sign_but_not_zero():
    parallel([-2.0, -4.0], [1.0, 2.0])
    for got in ([0.0, 0.0], [2.0, 1.0], [NAN, 1.0]):
        with pytest.raises(CheckFailed):
            parallel(got, [1.0, 2.0])


def test_constant_claims_earn_nothing_and_a_false_one_needs_its_witness():
    truth = {"a": True, "b": True, "c": False}
    assert share_of_claims(truth, truth).earned == 1.0
    assert share_of_claims(dict.fromkeys(truth, True), truth).earned == 0.0
    assert share_of_claims(dict.fromkeys(truth, False), truth).earned == 0.0
    assert share_of_claims(truth, truth, {"c": False}).earned == 0.0
    for got in ({"a": True}, {**truth, "d": True}, {**truth, "a": 2}, {**truth, "a": "yes"}):
        with pytest.raises(CheckFailed):
            share_of_claims(got, truth)


@pytest.mark.parametrize("expected", [np.array("a"), np.array(2j), np.array(1.0), np.array(True)])
def test_an_array_without_dimensions_is_what_it_holds(expected: np.ndarray) -> None:
    close(expected.item(), expected)
    same(expected, expected, abs=1e-9)
    with pytest.raises(CheckFailed):
        close("b", expected)
