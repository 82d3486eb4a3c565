"""What the checks of this chapter share: orthonormal columns, drawn and judged."""

import math

import numpy as np

from grader.checks import array, require


def random_orthonormal(rng, D, k) -> np.ndarray:
    return np.linalg.qr(rng.normal(size=(D, D)))[0][:, :k]


def unit_columns(got, D, k, words) -> np.ndarray:
    """The answer as an array of shape (D, k) whose columns have length 1, up to 1e-9 in the square."""
    U = array(got, (D, k), words)
    for j, u in enumerate(U.T):
        length = math.sqrt(math.fsum(u * u))
        require(
            abs(length - 1) <= 1e-9,
            f"{words[0]}的第 {j} 列（从 0 起）的长度是 {length:.12g}，不是 1",
            f"Column {j} (from 0) of {words[1]} has length {length:.12g}, not 1",
            got=got,
        )
    return U


def orthonormal_columns(got, D, k, words) -> np.ndarray:
    """The answer as an array of shape (D, k) whose columns have inner products 0 and 1, up to 1e-9."""
    U = unit_columns(got, D, k, words)
    for j in range(k):
        for i in range(j):
            product = math.fsum(U[:, i] * U[:, j])
            require(
                abs(product) <= 1e-9,
                f"{words[0]}的第 {i} 列与第 {j} 列（从 0 起）不正交，内积是 {product:.6g}",
                f"Columns {i} and {j} (from 0) of {words[1]} are not orthogonal: their inner product is {product:.6g}",
                got=got,
            )
    return U
