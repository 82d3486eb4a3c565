"""LDA 在 S_w 的特征向量上按零与非零两种情形写，SVM 用现成的 kernel_svm，C 取得很大 / LDA in eigenvectors of S_w, zero and nonzero told apart; the SVM by the ready-made kernel_svm with a large C"""

import numpy as np

from exercises.solvers import kernel_svm


def scatter(X, y):
    S_w = np.zeros((X.shape[1], X.shape[1]))
    for label in (-1, 1):
        for x in X[y == label]:
            d = x - X[y == label].mean(axis=0)
            S_w += np.outer(d, d)
    return S_w


def lda_direction(X, y):
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    values, vectors = np.linalg.eigh(scatter(X, y))
    parts = vectors.T @ difference
    zero = values < 1e-8
    if np.any(np.abs(parts[zero]) > 1e-6):
        w = vectors[:, zero] @ parts[zero]
    else:
        w = vectors[:, ~zero] @ (parts[~zero] / values[~zero])
    return w / np.linalg.norm(w)


def svm(X, y):
    alpha, b = kernel_svm(X @ X.T, y, 1e6)
    return X.T @ (alpha * y), b


def margin_direction(X, y):
    w, _ = svm(X, y)
    return w / np.linalg.norm(w)


def equivalent_data(u, n_extra):
    basis = [u]
    for e in np.eye(len(u)):
        v = e - sum((e @ a) * a for a in basis)
        if np.linalg.norm(v) > 1e-3 and len(basis) < len(u):
            basis.append(v / np.linalg.norm(v))
    across = [sign * v for v in basis[1:] for sign in (1, -1)]
    positive = [u + v for v in across] + [2 * u] * (n_extra + 1)
    X = np.array(positive + [-x for x in positive])
    return X, np.array([1] * len(positive) + [-1] * len(positive))


def different_data(angle):
    theta = np.radians(max(angle, 1.0))
    far = 5 * np.array([np.cos(theta), np.sin(theta)]) + [0, 1]
    return np.array([[0.0, 1.0], far, [0.0, -1.0], -far]), np.array([1, 1, -1, -1])


def support_scatter(X, y):
    w, b = svm(X, y)
    on = np.abs(y * (X @ w + b) - 1) < 1e-3
    return scatter(X[on], y[on])


def claims():
    return {
        "separable_implies_equal": False,
        "all_samples_on_margin_implies_equal": True,
        "equal_implies_all_on_margin": False,
        "equal_if_fitted_on_support_vectors_only": True,
        "equal_when_the_two_normals_are_perpendicular": False,
        "pseudo_inverse_gives_the_limit": False,
    }


def discussion():
    return "样本都在间隔边界上时两者等价。"
