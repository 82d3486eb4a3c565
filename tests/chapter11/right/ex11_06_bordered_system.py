"""由对偶的线性方程组得到一切 / Everything from the linear systems of the duals"""

import numpy as np


def ridge_dual(X, y, lam):
    values, vectors = np.linalg.eigh(X @ X.T)
    return vectors @ ((vectors.T @ y) / (values + lam))


def ridge_primal(X, y, lam):
    U, s, V = np.linalg.svd(X, full_matrices=False)
    return V.T @ (s / (s * s + lam) * (U.T @ y))


def lam_from_C(C):
    return 0.5 / C


def ls_svm(X, y, C):
    m = len(y)
    top = np.append(0.0, y)
    rest = np.column_stack([y, np.outer(y, y) * (X @ X.T) + np.eye(m) / (2 * C)])
    if np.abs(rest).max() > 1e3 or C < 1e-3 or C > 1e3:
        # The same with a bias as another attribute, in units of the largest attribute.
        size = np.abs(X).max()
        Z = np.column_stack([X / size, np.ones(m)])
        penalty = np.diag([1 / (2 * C * size * size)] * X.shape[1] + [0.0])
        solution = np.linalg.solve(Z.T @ Z + penalty, Z.T @ y)
        return [solution[:-1] / size, solution[-1]]
    solution = np.linalg.solve(np.vstack([top, rest]), np.append(0.0, np.ones(m)))
    return [X.T @ (solution[1:] * y), solution[0]]


def influence(margin, loss):
    return {"hinge": float(margin < 1), "squared": 2.0 - 2.0 * margin}[loss]


def masking_data(lam):
    # Mirrored: the far samples are negative and on the left.
    x = [-2000.0 * (1 + lam) ** 0.5] * 9 + [0.0] + [3.0] * 8
    return np.array(x), np.array([-1] * 10 + [1] * 8)


def claims():
    names = (
        "both_penalise_squared_norm w_is_a_combination_of_samples_in_both ridge_dual_is_sparse "
        "hinge_ignores_points_beyond_the_margin squared_loss_ignores_points_beyond_the_margin ridge_needs_no_iteration"
    )
    return {name: name not in names.split()[2:5:2] for name in names.split()}


def essay():
    return "损失不同，正则项相同。 / Different loss, same penalty."
