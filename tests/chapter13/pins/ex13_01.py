"""What the checks of 13.1 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import SIX_MELONS, rows_of_melons


def _run(rng, k, d, m, u, n_iter, apart=4.0):
    means = rng.integers(-1, 2, (k, d)) + apart * np.arange(k)[:, None]
    m = max(m, 0 if u else 8 * k)
    y, z = np.arange(m) % k, rng.integers(0, k, u)
    X = means[np.append(y, z)] + rng.normal(size=(m + u, d))
    alpha = np.full(k, 1 / k)
    return {
        "X_l": X[:m],
        "y_l": y.tolist(),
        "X_u": X[m:],
        "alpha": alpha,
        "mu": means + rng.normal(size=(k, d)) / 2,
        "Sigma": np.array([np.eye(d) * 2.0] * k),
        "n_iter": n_iter,
    }


def melons():
    """The problem of the first check, with the start from the labelled means."""
    X_l, y_l, X_u, _ = rows_of_melons(SIX_MELONS)
    return {
        "X_l": X_l,
        "y_l": [0 if label == "是" else 1 for label in y_l],
        "X_u": X_u,
        "alpha": np.array([0.5, 0.5]),
        "mu": np.array([X_l[:3].mean(axis=0), X_l[3:].mean(axis=0)]),
        "Sigma": np.array([0.1 * np.eye(2)] * 2),
    }


BETWEEN_FAR = {
    "X_l": np.array([[0.0, 0.0]]),
    "y_l": [1],
    "X_u": np.array([[0.1, 60.0], [-0.01, -70.0], [0.0, 0.0]]),
    "alpha": np.array([0.75, 0.25]),
    "mu": np.array([[-1.0, 0.0], [1.0, 0.0]]),
    "Sigma": np.array([np.eye(2)] * 2),
}
"""Densities that are 0 as floats, with responsibilities that are not 0 and 1."""
OWN_AND_FAR = {
    **BETWEEN_FAR,
    "X_u": np.array([[-47.0, 0.5], [47.0, 0.0], [46.0, -1.0]]),
    "mu": np.array([[-47.0, 0.0], [47.0, 0.0]]),
    "X_l": np.array([[46.0, 0.0]]),
}
"""Samples at one component, with logarithms of densities that differ by thousands."""
LABELLED_ONLY = {**BETWEEN_FAR, "X_l": BETWEEN_FAR["X_u"], "y_l": [0, 1, 1], "X_u": np.empty((0, 2))}
UNLABELLED_ONLY = {**BETWEEN_FAR, "X_l": np.empty((0, 2)), "y_l": []}
SUM_COLUMN = {
    "X_l": np.array([[1.0, 1.0, 2.0], [-1.0, -2.0, -3.0], [0.5, 1.0, 1.5], [0.0, 1.0, 1.0], [-1.0, 0.0, -1.0]]),
    "y_l": [0, 1, 2, 3, 4],
    "X_u": np.array([[2.0, 1.0, 3.0], [0.0, -1.0, -1.0], [-2.0, -1.0, -3.0]]),
    "alpha": np.array([0.1, 0.2, 0.3, 0.3, 0.1]),
    "mu": np.array([[1.0, 1, 1], [-1, -1, -1], [0, 0, 0], [0, 1, 2], [-2, 0, 0]]),
    "Sigma": np.array([np.eye(3) * (1 + c) + 0.5 for c in range(5)]),
}
FIXED = [BETWEEN_FAR, OWN_AND_FAR, LABELLED_ONLY, UNLABELLED_ONLY]
SLOW = _run(np.random.default_rng(8), 2, 1, 4, 60, 60, apart=2.5)
"""Sixty rounds, all of which still move."""


def _scaled(run, scale):
    return {
        **run,
        "X_l": scale * run["X_l"],
        "X_u": scale * run["X_u"],
        "mu": scale * run["mu"],
        "Sigma": scale**2 * run["Sigma"],
    }


WIDE = _run(np.random.default_rng(3), 5, 5, 5, 130, 2)
ODD = _run(np.random.default_rng(5), 2, 3, 3, 40, 3)
ODD = {**ODD, "y_l": [1, 1, 1], "X_l": np.array([[4.0, 1.0, 5.0], [4.0, 0.5, 4.5], [4.0, 0.5, 4.5]])}
"""The labelled samples are all of one class, two of them alike, with a constant column and one that is a sum."""
RUNS = [SLOW, _scaled(SLOW, 1e5), _scaled(SLOW, 1e-6), WIDE, ODD, {**ODD, "y_l": [0], "X_l": ODD["X_l"][:1]}]

likelihood = [
    *pins(
        "fixed",
        "4 inputs, from X_l 1 × 2; y_l = [1]; X_u 3 × 2 to X_l 0 × 2; y_l is empty; X_u 3 × 2",
        [{"data": data} for data in FIXED],
    ),
    pin("sum column", "X_l 5 × 3; y_l of 5 entries; X_u 3 × 3", data=SUM_COLUMN),
]
multiplier = [
    pin("n_l 3 n_u 7", "n_l = 3; n_u = 7", n_l=3, n_u=7),
    pin("n_l 100000 n_u 1000000", "n_l = 100000; n_u = 1000000; numbers up to 1e6", n_l=10**5, n_u=10**6),
]
m_step = [
    pin(
        "data of 5",
        "X_l 5 × 3; y_l of 5 entries; X_u 3 × 3",
        data={**{name: SUM_COLUMN[name] for name in ("X_l", "y_l", "X_u")}, "gamma": np.full((3, 5), 0.2)},
    ),
    pin(
        "data of 3",
        "X_l 3 × 1; y_l = [0, 0, 1]; X_u 2 × 1",
        data={
            "X_l": np.array([[1.0], [1.0], [4.0]]),
            "y_l": [0, 0, 1],
            "X_u": np.array([[2.0], [7.0]]),
            "gamma": np.array([[0.25, 0.75], [0.0, 1.0]]),
        },
    ),
    pin(
        "data of 2",
        "X_l 2 × 2; y_l = [1, 0]; X_u 0 × 2",
        data={"X_l": np.array([[1.0, 2], [3, 5]]), "y_l": [1, 0], "X_u": np.empty((0, 2)), "gamma": np.empty((0, 2))},
    ),
]
em = [
    *pins(
        "runs",
        "6 inputs, from X_l 4 × 1; y_l = [0, 1, 0, 1]; X_u 60 × 1 to X_l 1 × 3; y_l = [0]; X_u 40 × 3",
        [{"run": run} for run in RUNS],
    ),
    pin("run of 6", "X_l 6 × 2; y_l of 6 entries; X_u 24 × 2", run={**melons(), "n_iter": 5}),
]
