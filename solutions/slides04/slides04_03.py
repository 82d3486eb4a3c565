"""slides4.3 核与它的映射 / A kernel and its maps"""

from collections import Counter
from itertools import combinations_with_replacement, product
from math import factorial, prod, sqrt

import numpy as np


def orderings(monomial):
    """The number of index sequences with this product; a monomial is a sorted sequence of indices."""
    return factorial(len(monomial)) // prod(factorial(times) for times in Counter(monomial).values())


def monomial_map(x, p):
    monomials = combinations_with_replacement(range(len(x)), p)
    return np.array([sqrt(orderings(one)) * prod(x[i] for i in one) for one in monomials])


def ordered_map(x, p):
    return np.array([prod(x[i] for i in one) for one in product(range(len(x)), repeat=p)])


def shifted_map(x, p):
    # x·z + 1 is the inner product of two vectors with a 1 appended.
    return monomial_map(np.append(x, 1.0), p)


def isometry(n, p):
    monomials = list(combinations_with_replacement(range(n), p))
    A = np.zeros((n**p, len(monomials)))
    for row, one in enumerate(product(range(n), repeat=p)):
        merged = tuple(sorted(one))
        A[row, monomials.index(merged)] = 1 / sqrt(orderings(merged))
    return A


def third_map(x):
    a, b = x
    return np.array([a * a - b * b, 2 * a * b, a * a + b * b]) / sqrt(2)


def not_a_kernel(c, n):
    # Of (1 - c)² and (-1 - c)², which stand on and off the diagonal, the second is the larger one.
    first = np.eye(n)[0]
    return np.array([first, -first]), np.array([1.0, -1.0])


def justification():
    return """
核矩阵 K_ij = φ(P_i)·φ(P_j) 必半正定：vᵀKv = ‖Σ v_i φ(P_i)‖² ≥ 0。
取 ±e₁ 与 v = (1, −1)，得 2(1 − c)² − 2(1 + c)² = −8c < 0，所以没有这样的 φ。

两个映射在任意两点上的内积都相等，所以把 monomial_map(x) 送到 ordered_map(x) 的对应保持一切线性组合的长度；
monomial_map 的像张成全空间，于是它扩张成一个等距线性变换 A。

A kernel matrix K_ij = φ(P_i)·φ(P_j) is positive semidefinite: vᵀKv = ‖Σ v_i φ(P_i)‖² ≥ 0.
With ±e₁ and v = (1, −1) it is 2(1 − c)² − 2(1 + c)² = −8c < 0, so there is no such φ.

Both maps have the same inner products at any two points, so that sending monomial_map(x) to ordered_map(x)
keeps the length of every linear combination; the images of monomial_map span the whole space, hence this
extends to a linear isometry A.
"""
