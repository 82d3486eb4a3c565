"""Kronecker 积，然后合并 / Kronecker products, merged afterwards"""

import functools

import numpy as np


def ordered_map(x, p):
    return functools.reduce(np.kron, [np.asarray(x, dtype=float)] * p)


def groups(n, p):
    """Positions of the Kronecker product that hold the same monomial."""
    shape = np.indices((n,) * p).reshape(p, -1).T
    _, group = np.unique(np.sort(shape, axis=1), axis=0, return_inverse=True)
    return np.ravel(group)


def isometry(n, p):
    group = groups(n, p)
    A = (group[:, None] == np.arange(group.max() + 1)).astype(float)
    return A / np.linalg.norm(A, axis=0)


def monomial_map(x, p):
    return isometry(len(x), p).T @ ordered_map(x, p)


def shifted_map(x, p):
    return monomial_map([1.0, *x], p)


def third_map(x):
    # Symmetric 2×2 matrices in another orthonormal basis.
    q, _ = np.linalg.qr(np.array([[1.0, 2.0, 2.0], [0.0, 1.0, -1.0], [3.0, 0.0, 1.0]]))
    return q @ monomial_map(x, 2)


def not_a_kernel(c, n):
    # The parts of degree 2 and 0 cancel: Σ v = 0 and Σ v P Pᵀ = 0, but not Σ v P.
    P = np.zeros((4, n))
    P[:, 0] = [2.0, -2.0, 1.0, -1.0]
    return P, np.array([1.0, -1.0, 1.0, -1.0])


def justification():
    return "见上 / see above"
