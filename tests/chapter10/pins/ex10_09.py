"""What the checks of 10.9 are always tried on."""

import numpy as np

from grader.checks import core, pin, pins

from ..shared_knn import settled


def a_neighbourhood(k, n, reg, seed, units=1.0, offset=0.0):
    points = np.random.default_rng(seed).normal(size=(k + 1, n)) * units + offset
    return {"x": points[0], "N": points[1:], "reg": reg}


ALL_ONE = np.array([[2.0, 1.0]] * 3)
LINE = np.array([[0.0], [1.0], [2.0], [4.0], [8.0]])
TIED = np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0], [3.0, 3.0]])
COPIES = np.array([[1.0, 2.0], [1.0, 2.0], [1.0, 2.0], [4.0, 2.0], [1.0, 7.0], [5.0, 5.0]])
NEARLY_TIED = np.array([[1 + 1e-8, 0.0], [-1.0, 0.0], [0.0, 0.0], [0.0, 3.0], [5.0, 5.0]])
RNG = np.random.default_rng(109)
SETS = [
    LINE,
    TIED,
    COPIES,
    RNG.normal(size=(105, 3)),
    RNG.normal(size=(7, 12)),
    RNG.normal(size=(9, 2)) * 1e-5,
    RNG.normal(size=(8, 3)) * 1e6,
    RNG.normal(size=(7, 2)).round(3) + 9e6,
    np.random.default_rng(4).normal(size=(9, 2)) * 0.02 + 9e6,
    np.column_stack([TIED, TIED.sum(axis=1)]),
    np.column_stack([LINE, np.full(5, 3.0)]),
]


def nearly_even(m, length) -> np.ndarray:
    """m numbers from 0 to `length`; the inner ones are off by up to a twentieth of a step, so that no distances tie."""
    off = np.random.default_rng(m).uniform(-0.05, 0.05, size=m)
    off[[0, -1]] = 0
    return (np.arange(m) + off) * (length / (m - 1))


def on_a_curve(m, k, d=1, reg=1e-3, length=4.0, seed=None):
    t = nearly_even(m, length)
    if seed is not None:
        t = np.random.default_rng(seed).permutation(t)
    return {"X": np.column_stack([np.cos(t), np.sin(t), 0.3 * t]), "k": k, "d": d, "reg": reg}


COPIED = {"X": np.vstack([COPIES, [[2.0, 4.0], [4.0, 6.0]]]), "d": 2, "reg": 1e-3}
COPIED["k"] = settled(COPIED["X"], 4)
SEVEN = {"X": np.vstack([TIED, [[2.0, 1.0]]]), "d": 2, "reg": 0.01}
SEVEN["k"] = settled(SEVEN["X"], 4)
FLAT_LINE = {"X": np.column_stack([np.arange(9.0) ** 1.5, np.full(9, 2.0)]), "k": 2, "d": 1, "reg": 1e-3}


def a_situation(m, n, d, k, seed):
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(m, n))
    # The last sample is the nearest: whoever looks at some rows only must not miss it.
    return {"X": X, "Z": rng.normal(size=(m, d)), "x": X[-1] * 0.9 + X[-3:].mean(axis=0) * 0.1, "k": k, "seed": seed}


def a_flat_situation(seed, last):
    """Samples one of whose columns says nothing that the others do not."""
    rng = np.random.default_rng(seed)
    X = rng.integers(-20, 20, size=(9, 3)).astype(float)
    x = np.array([1.5, -2.0, 0.5])
    return {
        "X": np.column_stack([X, last(X.T)]),
        "Z": rng.normal(size=(9, 2)),
        "x": np.append(x, last(x)),
        "k": 6,
        "seed": seed,
    }


TIES = {
    "X": np.vstack([TIED, [[1.0, 0.0], [7.0, 7.0]]]),
    "Z": np.array([[0.0], [1.0], [5.0], [2.0], [-3.0], [4.0], [1.0], [9.0]]),
    "x": np.array([0.0, 0.0]),
    "k": 3,
    "seed": 1,
}
NEAR_TIES = {
    "X": np.delete(NEARLY_TIED, 2, axis=0),
    "Z": np.array([[4.0], [1.0], [-2.0], [0.5]]),
    "x": np.array([0.0, 0.0]),
    "k": 1,
    "seed": 2,
}

weights_inputs = [
    pin("case of 2", "x = [2, 1]; N 3 × 2; reg = 0.001", case={"x": np.array([2.0, 1.0]), "N": ALL_ONE, "reg": 1e-3}),
    pin("case of one", "x = [2]; N 1 × 1; reg = 0", case={"x": np.array([2.0]), "N": np.array([[0.0]]), "reg": 0.0}),
    pin(
        "case of 2, 2",
        "x = [0, 0]; N 2 × 2; reg = 0",
        case={"x": np.array([0.0, 0.0]), "N": np.array([[1.0, 0.0], [0.0, 1.0]]), "reg": 0.0},
    ),
    pin(
        "one coincides",
        "one neighbour lies where x is, and does not get all the weight",
        case={"x": np.array([0.0, 0.0]), "N": np.array([[0.0, 0.0], [0.0, 1.0], [3.0, 1.0]]), "reg": 0.05},
    ),
    pin(
        "beside them",
        "x is on one side of its neighbours: weights of both signs",
        case={"x": np.array([5.0]), "N": np.array([[1.0], [2.0], [3.0]]), "reg": 1e-3},
    ),
    pin(
        "a neighbourhood 110 3 0.001 1",
        "x = [0.3456, 0.8216, 0.3304]; N 110 × 3; reg = 0.001",
        case=a_neighbourhood(110, 3, 1e-3, 1),
    ),
    pin("a neighbourhood 4 12 0.0 2", "x of 12 entries; N 4 × 12; reg = 0", case=a_neighbourhood(4, 12, 0.0, 2)),
    pin(
        "a neighbourhood 5 6 0.0 3",
        "x of 6 entries; N 5 × 6; reg = 0; numbers down to 2e-7",
        case=a_neighbourhood(5, 6, 0.0, 3, units=1e-5),
    ),
    pin(
        "a neighbourhood 5 2 0.0001 4",
        "x = [-6.518e5, -1.747e5]; N 5 × 2; reg = 0.0001; numbers of 2e6 and 1e-4 in one input",
        case=a_neighbourhood(5, 2, 1e-4, 4, units=1e6),
    ),
    pin(
        "a neighbourhood 5 3 0.001 5",
        "x = [9e6, 9e6, 9e6]; N 5 × 3; reg = 0.001; numbers up to 9e6",
        case=a_neighbourhood(5, 3, 1e-3, 5, units=0.01, offset=9e6),
    ),
    pin(
        "a neighbourhood 6 3 1.0 6",
        "x = [0.0001053, 0.0001776, -0.0002553]; N 6 × 3; reg = 1; numbers down to 3e-6",
        case=a_neighbourhood(6, 3, 1.0, 6, units=1e-4),
    ),
    pin(
        "a neighbourhood 3 2 0.0001 7",
        "x = [0.00123, 0.2987]; N 3 × 2; reg = 0.0001; numbers down to 1e-4",
        case=a_neighbourhood(3, 2, 1e-4, 7),
    ),
    pin(
        "a neighbourhood 4 3 0.001 8",
        "x = [-1.738e-10, -1.337e-10, -1.361e-10]; N 4 × 3; reg = 0.001; numbers down to 5e-12",
        case=a_neighbourhood(4, 3, 1e-3, 8, units=1e-10),
    ),
    pin(
        "a neighbourhood 4 3 0.001 9",
        "x = [-8.028e-15, 2.428e-15, -1.656e-14]; N 4 × 3; reg = 0.001; numbers down to 5e-16",
        case=a_neighbourhood(4, 3, 1e-3, 9, units=1e-14),
    ),
]
weight_matrix_inputs = [
    *pins(
        "sets",
        "22 inputs, from X 5 × 1; share = 0.4; reg = 0.001 to X 5 × 2; share = 0.4; reg = 0.5",
        [{"X": X, "share": 0.4, "reg": reg} for X in SETS for reg in (1e-3, 0.5)],
    ),
    pin(
        "numbers down to 1e-4",
        "X 2 × 1; share = 0; reg = 0.0001; numbers down to 1e-4",
        X=np.array([[1.0], [4.0]]),
        share=0.0,
        reg=1e-4,
    ),
    pin("tied", "X 6 × 2; share = 0.25; reg = 0.001", X=TIED, share=0.25, reg=1e-3),
    pin("line", "X 5 × 1; share = 1; reg = 0.001", X=LINE, share=1.0, reg=1e-3),
]
nearly_tied = [
    pin(
        "nearly tied",
        "The first row is farther from the origin than the second by less than single precision can tell",
        X=NEARLY_TIED,
        share=0.0,
        reg=1e-3,
    ),
    pin(
        "nearly tied, 2",
        "The first row is farther from the origin than the second by less than single precision can tell",
        X=NEARLY_TIED,
        share=0.3,
        reg=1e-3,
    ),
]
embedding = [
    core(pin("on a curve 30 4", "X 30 × 3; k = 4; d = 1", case=on_a_curve(30, 4))),
    pin("on a curve 55 6 3 0.01", "X 55 × 3; k = 6; d = 3", case=on_a_curve(55, 6, 3, 1e-2, seed=1)),
    pin("on a curve 12 4 11 0.05", "X 12 × 3; k = 4; d = 11", case=on_a_curve(12, 4, 11, 0.05)),
    pin("on a curve 60 5", "The least eigenvalue but 0 is 6e-9, and 2e-9 of the largest", case=on_a_curve(60, 5)),
    pin("case of 2", "X 2 × 1; k = 1; d = 1", case={"X": np.array([[1.0], [4.0]]), "k": 1, "d": 1, "reg": 1e-3}),
    pin("copied", "X 8 × 2; k = 7; d = 2", case=COPIED),
    pin("case of 7", "X 7 × 2; k = 6; d = 2", case=SEVEN),
    pin("flat line", "X 9 × 2; k = 2; d = 1", case=FLAT_LINE),
    pin("case of 14", "X 14 × 12; k = 6; d = 9", case={"X": RNG.normal(size=(14, 12)), "k": 6, "d": 9, "reg": 1e-3}),
    pin(
        "numbers up to 9e6",
        "X 12 × 3; k = 5; d = 2; numbers up to 9e6",
        case={"X": RNG.normal(size=(12, 3)).round(3) + 9e6, "k": 5, "d": 2, "reg": 1e-3},
    ),
    pin(
        "copied, 2",
        "X 8 × 3; k = 7; d = 2",
        case={**COPIED, "X": np.column_stack([COPIED["X"], COPIED["X"].sum(axis=1)])},
    ),
]
local = [
    pin(
        "a situation 110 3 2 6 1",
        "X 110 × 3; Z 110 × 2; x = [-0.2035, -0.5512, 0.8331]",
        case=a_situation(110, 3, 2, 6, 1),
    ),
    pin("a situation 12 12 2 5 2", "X 12 × 12; Z 12 × 2; x of 12 entries", case=a_situation(12, 12, 2, 5, 2)),
    pin("a situation 20 2 10 15 3", "X 20 × 2; Z 20 × 10; x = [-0.9869, -1.501]", case=a_situation(20, 2, 10, 15, 3)),
    pin(
        "a situation 30 3 1 30 4", "X 30 × 3; Z 30 × 1; x = [-0.1794, -1.322, -1.32]", case=a_situation(30, 3, 1, 30, 4)
    ),
    pin(
        "a flat situation 5",
        "X 9 × 4; Z 9 × 2; x = [1.5, -2, 0.5, 0]",
        case=a_flat_situation(5, lambda x: x[0] + x[1] + x[2]),
    ),
    pin(
        "a flat situation 6",
        "X 9 × 4; Z 9 × 2; x = [1.5, -2, 0.5, 2]",
        case=a_flat_situation(6, lambda x: 0 * x[0] + 2),
    ),
    pin(
        "three in one place",
        "all neighbours coincide with the new sample",
        case={**TIES, "X": np.vstack([COPIES, COPIES[3:5]]), "x": COPIES[0]},
    ),
]
nearly_tied_neighbour = [pin("near ties", "X 4 × 2; Z 4 × 1; x = [0, 0]", case=NEAR_TIES)]
sizes = [
    pin("tiny", "a regularisation of fixed size is too large here", seed=1, units=0.002),
    pin("huge", "and too small here", seed=2, units=900.0),
]
