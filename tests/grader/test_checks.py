"""What authors of checks are given besides comparisons."""

from fractions import Fraction

import numpy as np
import pytest

from grader.authoring import checks
from grader.authoring.checks import memo


@pytest.fixture
def counted():
    """A remembered function, and the arguments that it was really called with."""
    calls = []

    @memo
    def oracle(*args, **named):
        calls.append((args, named))
        return len(calls)

    return oracle, calls


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (([1, 2], "a"), ([1, 2], "a")),
        ((np.array([1.0, 2.0]),), (np.array([1.0, 2.0]),)),
        ((Fraction(1, 3),), (Fraction(1, 3),)),  # no plain data
    ],
)
def test_equal_arguments_are_answered_from_memory(counted, first, second):
    oracle, calls = counted
    assert oracle(*first) == oracle(*second)
    assert len(calls) == 1


@pytest.mark.parametrize(
    ("first", "second"),
    [(([1],), ((1,),)), ((np.array([1.0]),), (np.array([1]),)), ((1,), ("1",)), ((np.eye(2),), (np.ones((1, 4)),))],
)
def test_different_arguments_are_not_taken_for_each_other(counted, first, second):
    oracle, calls = counted
    assert oracle(*first) != oracle(*second)
    assert len(calls) == 2


def test_named_arguments_count(counted):
    oracle, calls = counted
    oracle(1, k=2)
    oracle(1, k=3)
    oracle(1, k=2)
    assert len(calls) == 2


def test_memory_is_bounded(counted, monkeypatch):
    oracle, calls = counted
    monkeypatch.setattr(checks, "MOST_REMEMBERED", 3)
    for number in range(10):
        oracle(number)
    oracle(9)
    assert len(calls) == 10
    oracle(0)  # forgotten
    assert len(calls) == 11
