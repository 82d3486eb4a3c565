"""What the checks of 14.7 are always tried on."""

import math
from itertools import product

import numpy as np

from grader.checks import pins


def proposals(seed, size, kind):
    """A stochastic matrix: "full", "sparse" (zeros anywhere, a positive diagonal), "symmetric" zeros, or "tiny" numbers."""
    rng = np.random.default_rng(seed)
    Q = rng.uniform(0.05, 1, (size, size))
    if kind == "sparse":
        Q *= rng.random((size, size)) > 0.4
    elif kind == "symmetric":
        kept = np.triu(rng.random((size, size)) > 0.4)
        Q *= kept | kept.T
    elif kind == "tiny":
        Q = np.where(rng.random((size, size)) < 0.3, 3e-5 * Q, Q)
    Q[np.arange(size), np.arange(size)] += (Q.sum(axis=1) == 0) | (rng.random(size) < 0.5)
    return Q / Q.sum(axis=1, keepdims=True)


def gibbs(p, i):
    """The step for variable i, state by state."""
    states = list(product(*map(range, p.shape)))
    rows = []
    for x in states:
        choices = [(*x[:i], value, *x[i + 1 :]) for value in range(p.shape[i])]
        total = math.fsum(p[y] for y in choices)
        rows.append([float(p[y] / total) if y in choices else 0.0 for y in states])
    return np.array(rows)


BOOK = np.array([[0.1, 0.2], [0.3, 0.4]])
FIXED_P = [
    BOOK,
    np.array([[2.0, 1.0, 4.0], [8.0, 3.0, 5.0]]),
    np.arange(1.0, 28).reshape(3, 3, 3) ** 2,
    np.array([[[1e-6, 2e-6], [1e6, 3.123456e5]], [[1.0, 0.5], [7e-6, 9.0]]]),
    np.array([5.0]),
    np.array([[3.0], [1.0], [2.0]]),
    np.array([3.0, 2.0, 4.5]),
    np.ones((3, 3)),
    np.array([[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]]),
    np.array([[1.0, 1.000001], [2.0, 1.0]]),
    np.array([[1.0], [1.0], [1.0]]),
    np.array([1.0, 1.0, 2.0]),
    np.array([1.0, 1.0, 1.0]),
    np.array([1.0, 1.000001, 3.0]),
]
FLIPS = np.array([[0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]) / 2
ONE_WAY = np.array([[0.5, 0.5, 0], [0, 0.25, 0.75], [0.5, 0.25, 0.25]])
FIXED_CHAINS = [
    {"p": BOOK, "Q": FLIPS},
    {"p": np.array([1.0, 4.0, 2.0]), "Q": ONE_WAY},
    {"p": np.array([1.0, 1.0, 1.0]), "Q": np.array([[0, 1.0, 0], [0, 0, 1], [1, 0, 0]])},
    {"p": np.array([2.0]), "Q": np.array([[1.0]])},
    {"p": np.array([1e-6, 1e6]), "Q": np.array([[0.5, 0.5], [1e-6, 1 - 1e-6]])},
    {"p": FIXED_P[2], "Q": proposals(1, 27, "sparse")},
    {"p": BOOK, "Q": np.full((4, 4), 0.25)},
    {
        "p": BOOK,
        "Q": np.array(
            [[0.7, 0.1, 0.2, 0.0], [0.123456, 0.476544, 0.3, 0.1], [0.6, 0.0, 0.4, 0.0], [0.0, 0.0, 0.5, 0.5]]
        ),
    },
    {"p": FIXED_P[1], "Q": gibbs(FIXED_P[1], 1)},
    {"p": FIXED_P[3], "Q": gibbs(FIXED_P[3], 0)},
    *({"p": p, "Q": proposals(2, p.size, "full")} for p in FIXED_P[7:]),
    {"p": FIXED_P[8], "Q": np.tile([0.125, 0.125, 0.25, 0.25, 0.125, 0.125], (6, 1))},
]
REFUTED = (
    "gibbs_always_moves",
    "systematic_scan_reversible",
    "detailed_balance_necessary",
    "no_rejection_means_lower_variance",
)

gibbs_inputs = pins("fixed p", "14 inputs, from p 2 × 2 to p = [1, 1, 3]", [{"p": p} for p in FIXED_P])
acceptance_inputs = pins(
    "fixed chains", "18 inputs, from p 2 × 2; Q 4 × 4 to p 2 × 3; Q 6 × 6", [{"chain": chain} for chain in FIXED_CHAINS]
)
stuck = pins(
    "some n and q",
    "4 inputs, from n = 2; q = 0.5 to n = 2; q = 0.01",
    [{"n": n, "q": q} for n, q in ((2, 0.5), (3, 0.3), (4, 0.9), (2, 0.01))],
)
witness = pins(
    "refuted",
    '4 inputs, from claim = "gibbs_always_moves" to claim of 33 letters',
    [{"claim": claim} for claim in REFUTED],
)
