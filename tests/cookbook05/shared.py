"""What the checks of this chapter share: exact values of both problems of a support vector machine."""

from fractions import Fraction

import numpy as np

from exercises.datasets import watermelon_3_0a
from grader.checks import memo

LOSSES = ("hinge", "squared")


def fractions(values):
    return [Fraction(float(value)) for value in np.ravel(values)]


@memo
def exact_slacks(w, b, X, y):
    """max(0, 1 − y f(x)) of each sample, in fractions."""
    w, b = fractions(w), Fraction(float(b))
    found = []
    for x, sign in zip(X, y, strict=True):
        f = sum((p * q for p, q in zip(w, fractions(x), strict=True)), b)
        found.append(max(Fraction(0), 1 - int(sign) * f))
    return found


def primal_value(w, b, X, y, C, loss) -> float:
    """½‖w‖² + C Σ loss."""
    losses = [xi if loss == "hinge" else xi**2 for xi in exact_slacks(w, b, X, y)]
    return float(sum(p * p for p in fractions(w)) / 2 + Fraction(float(C)) * sum(losses))


@memo
def dual_value(alpha, X, y, C, loss) -> float:
    """Σα − ½‖Σ α y x‖², and for squared losses what the least Cξ² − αξ of each sample adds; constraints are not looked at."""
    alpha = fractions(alpha)
    columns = [fractions(column) for column in np.transpose(X)]
    signed = [a * int(sign) for a, sign in zip(alpha, y, strict=True)]
    w = [sum(a * v for a, v in zip(signed, column, strict=True)) for column in columns]
    value = sum(alpha) - sum(p * p for p in w) / 2
    if loss == "squared":
        xi = [a / (2 * Fraction(float(C))) for a in alpha]
        value += sum(Fraction(float(C)) * s * s - a * s for a, s in zip(alpha, xi, strict=True))
    return float(value)


def violation(alpha, y, C, loss) -> float:
    """By how much a constraint of the dual is broken at most."""
    alpha = fractions(alpha)
    balance = abs(sum(a * int(sign) for a, sign in zip(alpha, y, strict=True)))
    above = max(alpha) - Fraction(float(C)) if loss == "hinge" else Fraction(0)
    return float(max(balance, -min(alpha), above))


def melons():
    """X and y of watermelon 3.0α, 是 as 1."""
    table = watermelon_3_0a()
    return np.array(table["X"]), np.array([1 if label == "是" else -1 for label in table["y"]])
