"""What the checks of chapter 12 share."""

from fractions import Fraction
from itertools import product

import numpy as np

from grader.checks import memo


def signs(m) -> list[tuple[int, ...]]:
    """All vectors of m signs."""
    return list(product((-1, 1), repeat=m))


def whole(V):
    """Rows of numbers as whole multiples of the same power of ½, an array of Python's ints, and that power: nothing is lost."""
    exact = [[Fraction(float(x)) for x in row] for row in V]
    unit = max(x.denominator for row in exact for x in row)
    return np.array([[int(x * unit) for x in row] for row in exact], dtype=object), Fraction(1, unit)


@memo
def rademacher(V, absolute=False) -> Fraction:
    """The empirical Rademacher complexity (12.40) of a finite class, exactly; `absolute`: with |Σ σ_i f(z_i)|."""
    rows, unit = whole(V)
    m = rows.shape[1]
    sums = np.array(signs(m), dtype=object) @ rows.T
    if absolute:
        sums = abs(sums)
    return sum(map(max, sums.tolist())) * unit / (m * 2**m)
