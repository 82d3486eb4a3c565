"""What the checks of 3.1 and 3.3-3.5 share: the melons, oracles of logistic regression and least squares, strategies."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.authoring.levels import classes_to_draw
from grader.checks import memo
from grader.strategies import all_labels, seeds, stretched


def melons():
    """Watermelon 3.0α as (X, y) with 是 → 1."""
    table = watermelon_3_0a()
    return table["X"], np.array([int(label == "是") for label in table["y"]])


def with_ones(X):
    return np.hstack([X, np.ones((len(X), 1))])


def sigmoid(z: float) -> float:
    return 1 / (1 + math.exp(-z)) if z >= 0 else math.exp(z) / (1 + math.exp(z))


def logistic_nll(beta, X, y) -> float:
    """(3.27), one sample after the other."""
    scores = [float(z) for z in with_ones(X) @ np.asarray(beta, dtype=float)]
    return math.fsum(
        math.log1p(math.exp(-abs(z))) + max(z, 0.0) - label * z for z, label in zip(scores, y, strict=True)
    )


def logistic_gradient(beta, X, y, ridge=0.0):
    """(3.30), plus the gradient of ridge/2·‖w‖²."""
    total = ridge * np.append(np.asarray(beta, dtype=float)[:-1], 0.0)
    for x, label in zip(with_ones(X), y, strict=True):
        total = total + x * (sigmoid(float(x @ beta)) - label)
    return total


def logistic_hessian(beta, X, ridge=0.0):
    """(3.31), plus the Hessian of ridge/2·‖w‖²."""
    total = ridge * np.diag(np.append(np.ones(X.shape[1]), 0.0))
    for x in with_ones(X):
        p = sigmoid(float(x @ beta))
        total = total + np.outer(x, x) * p * (1 - p)
    return total


def newton_by_definition(X, y, n_steps: int):
    """Full Newton steps from zero; None once a Hessian is too near singular to be asked about."""
    betas = [np.zeros(X.shape[1] + 1)]
    for _ in range(n_steps):
        curvature = logistic_hessian(betas[-1], X)
        if np.linalg.cond(curvature) > 1e5:
            return None
        betas.append(betas[-1] - np.linalg.solve(curvature, logistic_gradient(betas[-1], X, y)))
    return np.array(betas)


@memo
def fit_logistic(X, y, ridge: float, start=None):
    """The minimiser of (3.27) + ridge/2·‖w‖² over (w, b), to a gradient of 1e-10 per sample."""
    points, labels = with_ones(np.asarray(X, dtype=float)), np.asarray(y, dtype=float)
    penalty = np.append(np.full(points.shape[1] - 1, ridge), 0.0)

    def value(beta):
        z = points @ beta
        return np.sum(np.logaddexp(0, z) - labels * z) + penalty @ beta**2 / 2

    beta = np.zeros(points.shape[1]) if start is None else np.asarray(start, dtype=float)
    for _ in range(200):
        p = 1 / (1 + np.exp(-np.clip(points @ beta, -500, 500)))
        slope = points.T @ (p - labels) + penalty * beta
        if np.abs(slope).max() <= 1e-10 * len(labels):
            return beta
        step = np.linalg.solve((points.T * (p * (1 - p))) @ points + np.diag(penalty), slope)
        while value(beta - step) > value(beta) + 1e-13 * len(labels):
            step = step / 2
        beta = beta - step
    raise ArithmeticError("the oracle did not converge")


SPREADS = ("small", "fine", "duplicate", "constant", "dependent", "long", "wide")
"""What samples may be like beside the usual; see `grader.strategies`."""


@st.composite
def two_class_samples(draw, samples=(5, 20), features=(1, 3), stretch=SPREADS):
    """{"X", "y"}: normal points of spread 2, rounded to two digits, labelled 0/1 at random; both classes occur.

    Half of the time of one of the classes in `stretch`.
    """
    kind = draw(st.sampled_from(classes_to_draw(list(stretch))))
    y = draw(all_labels((0, 1), min_size=samples[0], max_size=samples[1]))
    d = draw(st.integers(*features)) + 9 * (kind == "wide") + (kind == "dependent")
    rng = np.random.default_rng(draw(seeds()))
    if kind == "long":
        y = y + rng.integers(0, 2, 110).tolist()
    X = rng.normal(0, 2, (len(y), d)).round(2)
    if kind == "duplicate":
        X[1::2] = X[: 2 * (len(X) // 2) : 2]
    elif kind and kind not in ("long", "wide"):
        X = stretched(X, kind, draw(seeds()))
    return {"X": X, "y": np.array(y)}
