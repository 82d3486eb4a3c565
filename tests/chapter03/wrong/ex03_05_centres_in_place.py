"""就地减去均值, 改动了传入的 X / Subtracts the mean in place and so changes the caller's X

caught by: test_scatter_on_melons
book: 
"""

import numpy as np


def class_mean(X, y, label):
    return X[y == label].mean(axis=0)


def within_scatter(X, y):
    X -= X.mean(axis=0)
    return sum(scatter(X[y == label] - class_mean(X, y, label)) for label in np.unique(y))


def between_scatter(X, y):
    means = np.array([class_mean(X, y, label) for label in y])  # m_i copies of the mean of class i
    return scatter(means - X.mean(axis=0))


def scatter(offsets):
    return offsets.T @ offsets


def mean_difference(X, y):
    return class_mean(X, y, 0) - class_mean(X, y, 1)


def rayleigh(w, X, y):
    return float((w @ mean_difference(X, y)) ** 2 / (w @ within_scatter(X, y) @ w))


def lda_direction(X, y):
    return np.linalg.pinv(within_scatter(X, y), rcond=1e-10) @ mean_difference(X, y)


def lda_projection(X, y, n_components):
    eigenvalues, vectors = np.linalg.eig(np.linalg.solve(within_scatter(X, y), between_scatter(X, y)))
    largest = np.argsort(-eigenvalues.real)[:n_components]
    return vectors[:, largest].real


def predict(w, X_train, y_train, X_test):
    distance_0, distance_1 = (abs(X_test @ w - class_mean(X_train, y_train, label) @ w) for label in (0, 1))
    return (distance_1 < distance_0).astype(int)
