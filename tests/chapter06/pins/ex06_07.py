"""What the checks of 6.7 are always tried on."""

import numpy as np

from exercises.datasets import watermelon_3_0a
from grader.checks import pin, pins

ARRAYS = ("alpha", "alpha_hat", "xi", "xi_hat", "mu", "mu_hat")


def optimum(X, C, eps, b, seed):
    rng, m = np.random.default_rng(seed), len(X)
    beta = np.zeros(m)
    for _ in range(4 * m):
        i, j = rng.integers(m, size=2)
        if i != j and beta[i] + C / 4 <= C and beta[j] - C / 4 >= -C:
            beta[i] += C / 4
            beta[j] -= C / 4
    w = X.T @ beta
    side, beyond = np.sign(beta), np.where(np.abs(beta) == C, rng.integers(0, 3, size=m) / 2, 0.0)
    within = np.where(side == 0, rng.integers(-2, 3, size=m) / 2, side)
    t = X @ w + b + within * eps + side * beyond
    alpha, alpha_hat = np.maximum(-beta, 0), np.maximum(beta, 0)
    if eps == 0 and rng.random() < 0.5:  # on the line both multipliers may be positive
        both = (C - np.abs(beta)) / 2
        alpha, alpha_hat = alpha + both, alpha_hat + both
    p = {
        "w": w,
        "b": b,
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "xi": np.where(side < 0, beyond, 0.0),
        "xi_hat": np.where(side > 0, beyond, 0.0),
        "mu": C - alpha,
        "mu_hat": C - alpha_hat,
    }
    return {"problem": (X, t, C, eps), "p": p}


def line_of_melons():
    """The optimum on 3.0α with C = 1 and ε = 0.1: slope 51/365, melons 4 and 10 free, all other α of 0 or 1."""
    density, sugar = watermelon_3_0a()["X"].T
    slope = 51 / 365
    b = float(sugar[3] - 0.1 - slope * density[3])
    above = sugar - slope * density - b
    beta = np.where(np.abs(above) > 0.1, np.sign(above), 0.0)
    free = [3, 9]
    beta[free] = 0.0
    beta[free] = np.linalg.solve([[1.0, 1.0], density[free]], [-beta.sum(), slope - beta @ density])
    alpha, alpha_hat = np.maximum(-beta, 0), np.maximum(beta, 0)
    xi, xi_hat = np.maximum(0, -above - 0.1), np.maximum(0, above - 0.1)
    xi_hat[free] = 0.0
    p = {"w": np.array([slope]), "b": b, "alpha": alpha, "alpha_hat": alpha_hat, "xi": xi, "xi_hat": xi_hat}
    return (density[:, None], sugar, 1.0, 0.1), {**p, "mu": 1 - alpha, "mu_hat": 1 - alpha_hat}


def _random(m, d, seed, size=1.0, C=1.0, eps=0.25):
    rng = np.random.default_rng(seed)
    p = {key: size * rng.normal(size=m) for key in ARRAYS}
    X, t = size * rng.normal(size=(m, d)), size * rng.normal(size=m)
    return {"problem": (X, t, C, eps), "p": {**p, "w": rng.normal(size=d), "b": float(rng.normal())}}


def _with(case, **changes):
    return {"problem": case["problem"], "p": {**case["p"], **changes}}


SQUARE = optimum(np.array([[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]]), 1.0, 0.25, 0.5, 1)

zero_at_optima = [
    pin(
        "optimum 1.0 0.0 0.5 3",
        "problem of 4 entries; w = [0.75]",
        case=optimum(np.array([[1.0], [2.0], [-1.0], [0.5]]), 1.0, 0.0, 0.5, 3),
    )
]
residuals = [
    pin("random 5 2 0", "problem of 4 entries; alpha of 5 entries", case=_random(5, 2, 0)),
    pin("random 110 2 1", "problem of 4 entries; alpha of 110 entries", case=_random(110, 2, 1)),
    pin("random 45 3 2", "problem of 4 entries; alpha of 45 entries", case=_random(45, 3, 2, C=150.0, eps=300.0)),
    pin("random 14 11 3", "problem of 4 entries; alpha of 14 entries", case=_random(14, 11, 3, C=0.005, eps=0.005)),
    pin(
        "random 4 2 4",
        "problem of 4 entries; alpha = [-6.518e4, -1.747e4, 1.664e5, 6.591e4]; numbers up to 2e5",
        case=_random(4, 2, 4, size=1e5),
    ),
    pin(
        "random 6 2 5",
        "problem of 4 entries; alpha of 6 entries; numbers down to 2e-7",
        case=_random(6, 2, 5, size=1e-5),
    ),
    pin(
        "random 3 1 9",
        "problem of 4 entries; alpha = [-8.028e-8, 2.428e-8, -1.656e-7]; numbers down to 5e-9",
        case=_random(3, 1, 9, size=1e-7, eps=0.0),
    ),
    pin("random 1 1 6", "problem of 4 entries; alpha = [1.053]", case=_random(1, 1, 6)),
    pin(
        "with",
        "problem of 4 entries; w = [1.25, -0.75]",
        case=_with(SQUARE, mu=SQUARE["p"]["mu"] + np.array([0.5, 0.0, -0.5, 0.0])),
    ),
    pin(
        "with, 2",
        "problem of 4 entries; w = [1.25, -0.75]",
        case=_with(SQUARE, alpha=np.array([1.0, 1.0, 1.0, 1.0]), xi=np.array([1.0, -1.0, 1.0, -1.0])),
    ),
    pin(
        "with, 3",
        "problem of 4 entries; w = [1.25, -0.75]",
        case=_with(SQUARE, alpha=np.array([0.25, 0.250001, 0.5, 1.0]), mu=np.array([0.25, 0.250001, 0.5, 1.0])),
    ),
    pin(
        "with, 4",
        "problem of 4 entries; w = [1.25, -0.75]",
        case=_with(SQUARE, **{key: np.full(4, 0.5) for key in ARRAYS}),
    ),
    pin(
        "case of 4",
        "problem of 4 entries; alpha = [0.00123, 0.2987, -0.2741]",
        case={
            "problem": (np.ones((3, 2)), np.full(3, 2.0), 1.0, 0.0),
            "p": {**_random(3, 2, 7)["p"], "w": np.full(2, 0.5)},
        },
    ),
    pin(
        "case of 4, 2",
        "problem of 4 entries; alpha = [-1.738, -1.337, -1.361]",
        case={
            "problem": (np.array([[1.0], [2.0], [3.0]]), np.array([2.0, 2.000001, 5.0]), 1.0, 0.0),
            "p": _random(3, 1, 8)["p"],
        },
    ),
]
recover = [
    pin(
        "a sum of columns",
        "The third column is the sum of the others",
        case=optimum(
            np.array([[1.0, 2.0, 3.0], [0.5, -1.0, -0.5], [2.0, 0.25, 2.25], [0.0, 1.0, 1.0]]), 1.0, 0.25, 0.5, 4
        ),
    ),
    *pins(
        "optimum",
        "2 inputs, from problem of 4 entries; w = [0.25] to problem of 4 entries; w = [4.5]",
        [{"case": optimum(np.arange(8.0)[:, None], 1.0, 0.25, 0.5, seed)} for seed in (1, 2)],
    ),
    pin(
        "optimum 1.0 0.125 0.5 5",
        "problem of 4 entries; w = [7.569, -6.138]; numbers down to 2e-5",
        case=optimum(np.random.default_rng(5).normal(size=(105, 2)), 1.0, 0.125, 0.5, 5),
    ),
    pin(
        "optimum 200.0 0.123456 0.5 6",
        "problem of 4 entries; w of 11 entries",
        case=optimum(np.random.default_rng(6).normal(size=(6, 11)), 200.0, 0.123456, 0.5, 6),
    ),
    pin(
        "optimum 1.0 0.0 0.5 3",
        "problem of 4 entries; w = [0.75]",
        case=optimum(np.array([[1.0], [2.0], [-1.0], [0.5]]), 1.0, 0.0, 0.5, 3),
    ),
    pin(
        "optimum 0.0078125 500.0 100000.0 7",
        "problem of 4 entries; w = [-390.6]; numbers up to 2e8",
        case=optimum(1e5 * np.arange(5.0)[:, None], 0.0078125, 500.0, 1e5, 7),
    ),
    pin(
        "optimum 1.0 0.0078125 1e-05 8",
        "problem of 4 entries; w = [2.5e-6]; numbers down to 2e-6",
        case=optimum(1e-5 * np.arange(5.0)[:, None], 1.0, 0.0078125, 1e-5, 8),
    ),
]
both_active = [
    pin("x 0 C 1", "x = 0; C = 1", x=0.0, C=1.0),
    pin("x 1e+05 C 1000", "x = 1e5; C = 1000; numbers up to 1e5", x=1e5, C=1000.0),
    pin("x -2.5 C 0.005", "x = -2.5; C = 0.005", x=-2.5, C=0.005),
    pin("x 2 C 1e+05", "x = 2; C = 1e5; numbers up to 1e5", x=2.0, C=1e5),
    pin("x 2.346 C 0.1235", "x = 2.346; C = 0.1235", x=2.345678, C=0.123456),
]
not_sufficient = [
    pin("problem of 4", "problem of 4 entries", problem=line_of_melons()[0]),
    pin("problem of 4, 2", "problem of 4 entries", problem=(np.ones((1, 1)), np.zeros(1), 0.001, 0.0)),
    pin("problem of 4, 3", "problem of 4 entries", problem=(np.ones((2, 1)), np.array([0.5, 0.25]), 1.0, 0.0)),
    pin("problem of 4, 4", "problem of 4 entries", problem=(np.ones((2, 1)), np.array([-9e3, 9e3]), 1.0, 0.0)),
    pin(
        "numbers up to 1e4",
        "problem of 4 entries; numbers up to 1e4",
        problem=(np.ones((2, 1)), np.array([-1e4, 1e4]), 200.0, 1e4),
    ),
    pin("problem of 4, 5", "problem of 4 entries", problem=(np.arange(3.0)[:, None], np.full(3, 7.0), 1.0, 0.25)),
    pin(
        "numbers up to 1e4, 2",
        "The best lines are flat at 1e4, and the diagonal",
        problem=(np.arange(3.0)[:, None], np.full(3, 1e4), 1.0, 0.0),
    ),
    pin(
        "problem of 4, 6", "problem of 4 entries", problem=(np.array([[1e3], [-1e3]]), np.array([1e3, -1e3]), 1.0, 0.0)
    ),
    pin(
        "problem of 4, 7",
        "problem of 4 entries",
        problem=(np.random.default_rng(9).normal(size=(105, 3)), np.arange(105.0), 1.0, 0.005),
    ),
    pin(
        "numbers up to 1e4, 3",
        "problem of 4 entries; numbers up to 1e4",
        problem=(1e4 * np.ones((3, 1)), np.array([1.0, 1.000001, 5.0]), 1.0, 200.0),
    ),
    pin(
        "numbers down to 1e-5",
        "problem of 4 entries; numbers down to 1e-5",
        problem=(1e-5 * np.arange(3.0)[:, None], np.array([1.5e-5, 3e-5, 1e-5]), 1.0, 0.5),
    ),
]
