"""最大的几个特征值只排序一次, 换进新的以后不再排 / The largest eigenvalues are sorted once, and not again after one has come in

caught by: test_projection_is_eigenvectors
book: (3.45)
"""

import numpy as np


def class_mean(X, y, label):
    return X[y == label].mean(axis=0)


def within_scatter(X, y):
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
    within = within_scatter(X, y)
    scale = np.sqrt(np.diag(within))  # columns of different scales must not be taken for dependent ones
    scale[scale == 0] = 1
    return np.linalg.pinv(within / np.outer(scale, scale), rcond=1e-8) @ (mean_difference(X, y) / scale) / scale


def lda_projection(X, y, n_components):
    eigenvalues, vectors = np.linalg.eig(np.linalg.solve(within_scatter(X, y), between_scatter(X, y)))
    values = eigenvalues.real
    largest = sorted(range(n_components), key=lambda j: -values[j])
    for j in range(n_components, len(values)):
        if values[j] > values[largest[-1]]:
            largest[-1] = j
    largest.sort(key=lambda j: -values[j])
    return vectors[:, largest].real


def predict(w, X_train, y_train, X_test):
    distance_0, distance_1 = (abs(X_test @ w - class_mean(X_train, y_train, label) @ w) for label in (0, 1))
    return (distance_1 < distance_0).astype(int)


def result_on(table):
    X, y = table["X"], np.array([int(label == "是") for label in table["y"]])
    w = lda_direction(X, y)
    wrong = np.flatnonzero(np.asarray(predict(w, X, y, X)) != y)
    return {"w": w, "misread": [table["ids"][i] for i in wrong]}
