"""What the checks of 3.1 are always tried on."""

import numpy as np

from grader.checks import pin


def _formula(n, d):
    """More columns than a person would type."""
    i, j = np.arange(n)[:, None], np.arange(d)
    return {"X": np.sin(1 + 3 * i + 5 * j * i) + j % 3, "y": 1000.0 * np.cos(2.0 + 7 * np.arange(n))}


YEARS = {"X": 2001.0 + np.arange(10)[:, None], "y": np.array([3.1, 3.4, 3.2, 3.9, 4.1, 4.0, 4.6, 4.4, 5.0, 5.3])}
PEOPLE = {**YEARS, "X": np.hstack([YEARS["X"], np.round(9e6 * 1.01 ** np.arange(10.0))[:, None]])}
WIDE = _formula(15, 10)
TINY = {"X": np.array([[3e-5], [1e-5], [-2e-5], [4e-5]]), "y": np.array([2e-5, 3.000001, 3, -1])}

fits_are_least_squares = [
    pin("years", "X 10 × 1; y of 10 entries", data=YEARS),
    pin("people", "X 10 × 2; y of 10 entries; numbers up to 1e7", data=PEOPLE),
    pin("wide", "X 15 × 10; y of 15 entries", data=WIDE),
    pin("tiny", "X 4 × 1; y = [2e-5, 3, 3, -1]; numbers down to 1e-5", data=TINY),
]
drop_of_sse = [
    pin("years", "X 10 × 1; y of 10 entries", data=YEARS),
    pin("people", "X 10 × 2; y of 10 entries; numbers up to 1e7", data=PEOPLE),
    pin("wide", "X 15 × 10; y of 15 entries", data=WIDE),
    pin("tiny", "X 4 × 1; y = [2e-5, 3, 3, -1]; numbers down to 1e-5", data=TINY),
    pin("data of 2", "X 2 × 1; y = [1, -1]", data={"X": np.array([[2001.0], [2002.0]]), "y": np.array([1.0, -1.0])}),
]
needless_example = [
    pin("d 1 more 0 seed 62", "d = 1; more = 0; seed = 62", d=1, more=0, seed=62),
    pin("d 12 more 120 seed 3", "d = 12; more = 120; seed = 3", d=12, more=120, seed=3),
    pin("d 1 more 30 seed 0", "d = 1; more = 30; seed = 0", d=1, more=30, seed=0),
]
dummy_columns = [
    pin("values of one", 'values = ["甲"]', values=["甲"]),
    pin("values of 5", "values of 5 entries", values=["青绿", "青", "乌黑", "乌", "浅白"]),
    pin("values of 3", 'values = ["a b", "a", "a  b"]', values=["a b", "a", "a  b"]),
    pin("values of 5, 2", "values of 5 entries; texts that differ in blanks", values=["Ab", "ab", "ab ", "AB", "Ab"]),
    pin("values of 150", "values of 150 entries", values=[f"{k * k % 57}" for k in range(150)]),
    pin("values of 150, 2", "more than a hundred different ones", values=[f"{k * k % 211}" for k in range(150)]),
    pin("values of 5, 3", "values of 5 entries", values=["1", "01", "1.0", "\uff11", "1"]),
    pin("values of 3, 2", "values of 3 entries", values=["round and green", "round and dark", "round and black"]),
]
