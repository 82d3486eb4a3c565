"""距离由内积展开；每个 β 各用一次 `unique` 比较 / Distances by expanding inner products; the β compared by their extremes"""

import numpy as np


def svm_to_rbf(X, y, alpha, b, sigma):
    rows = np.flatnonzero(alpha)
    gamma = 1.0 / (2.0 * sigma * sigma)
    return dict(
        centers=np.take(X, rows, axis=0),
        weights=np.take(np.multiply(alpha, y), rows),
        betas=gamma * np.ones(rows.size),
        bias=np.float64(b),
    )


def rbf_output(net, X):
    c = np.array(net["centers"], dtype=float)
    centre = c.mean(axis=0)
    c = c - centre
    x = np.array(X, dtype=float) - centre
    squared = (x * x).sum(1)[:, None] + (c * c).sum(1)[None] - 2 * x @ c.T
    phi = np.exp(-np.maximum(squared, 0) * np.array(net["betas"])[None])
    return (phi * np.array(net["weights"])).sum(axis=1) + net["bias"]


def rbf_to_svm(net):
    betas = np.array(net["betas"], dtype=float)
    weights = np.array(net["weights"], dtype=float)
    if betas.max() / betas.min() - 1 > 5e-10 or (weights == 0).any():
        return None
    beta = float(betas.mean())
    return dict(
        X=np.array(net["centers"]),
        y=np.sign(weights).astype(int),
        alpha=np.abs(weights),
        b=net["bias"],
        sigma=(2 * beta) ** -0.5,
    )


def is_soft_margin_solution_shape(net, C):
    found = rbf_to_svm(net)
    if found is None:
        return False
    w = np.array(net["weights"])
    small = 1e-7 * C
    positive, negative = w[w > 0].sum(), -w[w < 0].sum()
    return np.bool_(np.abs(w).max() < C + small and abs(positive - negative) < small)


def claims():
    return dict(
        svm_fixes_number_of_hidden_units_in_advance=False,
        svm_centers_are_training_samples=True,
        svm_training_is_convex_given_sigma=True,
        bp_training_of_centers_is_convex=False,
        every_rbf_net_is_an_svm=False,
    )


def essay():
    return "An SVM picks its centres by training; an RBF network is given them."
