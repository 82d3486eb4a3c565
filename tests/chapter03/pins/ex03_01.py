"""What the checks of 3.1 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def _formula(n, d):
    """More columns than a person would type."""
    i, j = np.arange(n)[:, None], np.arange(d)
    return {"X": np.sin(1 + 3 * i + 5 * j * i) + j % 3, "y": 1000.0 * np.cos(2.0 + 7 * np.arange(n))}


YEARS = {"X": 2001.0 + np.arange(10)[:, None], "y": np.array([3.1, 3.4, 3.2, 3.9, 4.1, 4.0, 4.6, 4.4, 5.0, 5.3])}
PEOPLE = {**YEARS, "X": np.hstack([YEARS["X"], np.round(9e6 * 1.01 ** np.arange(10.0))[:, None]])}
WIDE = _formula(15, 10)
TINY = {"X": np.array([[3e-5], [1e-5], [-2e-5], [4e-5]]), "y": np.array([2e-5, 3.000001, 3, -1])}

data = [
    pin("years", "2001 to 2010: the mean is far larger than the spread", data=YEARS),
    pin("people", "years beside millions of people: X^T X is next to singular", data=PEOPLE),
    pin("wide", "ten columns", data=WIDE),
    pin("tiny", "a column of hundred-thousandths", data=TINY),
]
odd = [
    pin(
        "sum of others",
        "the third column is the sum of the first two",
        data={
            "X": np.array([[1.0, 2.0, 3.0], [0.0, 1.0, 1.0], [4.0, -1.0, 3.0], [2.0, 2.0, 4.0], [1.0, 0.0, 1.0]]),
            "y": np.array([1.0, 2.0, 4.0, 0.0, 3.0]),
        },
    ),
    pin(
        "close together",
        "single precision moves the samples",
        data={"X": np.array([[2001.37], [2001.3836], [2001.4029]]), "y": np.array([1.0, 3.0, 2.0])},
    ),
    pin("all zero", "X has rank 0", data={"X": np.zeros((3, 1)), "y": np.array([1.0, 2.0, 4.0])}),
    pin(
        "constant column",
        "b is redundant: the drop is 0",
        data={"X": np.array([[1.0, 2.0], [3.0, 2.0], [4.0, 2.0]]), "y": np.array([1.0, 2.0, 4.0])},
    ),
]
two_years = [
    pin("two years", "r is small and not 0", data={"X": np.array([[2001.0], [2002.0]]), "y": np.array([1.0, -1.0])}),
]
needless_example = [
    pin("as few as can be", "a sample more than there are unknowns", d=1, more=0, seed=62),
    pin("many", "twelve columns, 135 samples", d=12, more=120, seed=3),
    pin("one column", "many samples, one column", d=1, more=30, seed=0),
]
dummy_columns = [
    pin("one value", "one column of ones", values=["甲"]),
    pin("many samples", "150 samples", values=[f"{k * k % 57}" for k in range(150)]),
    pin("many values", "more than a hundred different ones", values=[f"{k * k % 211}" for k in range(150)]),
]
look_alike = pins(
    "look alike",
    "a value is the same only if all of its text is",
    [
        {"values": ["青绿", "青", "乌黑", "乌", "浅白"]},
        {"values": ["a b", "a", "a  b"]},
        {"values": ["Ab", "ab", "ab ", "AB", "Ab"]},
        {"values": ["1", "01", "1.0", "\uff11", "1"]},
        {"values": ["round and green", "round and dark", "round and black"]},
    ],
)
