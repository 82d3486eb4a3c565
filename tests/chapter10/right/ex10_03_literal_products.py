"""The formulas as the book prints them, with samples as columns in between."""

import numpy as np


def centering_matrix(m):
    one = np.ones((m, 1))
    return np.identity(m) - one @ one.T / m


def centered_scatter(X):
    columns = np.array(X).T
    H = centering_matrix(columns.shape[1])
    return columns @ H @ H.T @ columns.T


def scatter_decomposition(X):
    whole = X.T @ X
    return centered_scatter(X), whole - centered_scatter(X)


def center_gram(K):
    H = centering_matrix(len(K))
    return H @ K @ H


def misleading_data(u, v):
    # Two copies of two samples, far along −v.
    return np.vstack([5 * u - 1000 * v, -5 * u - 1000 * v] * 2)


def analysis():
    return "HHᵀ = H ..."
