"""Σ α_i y_i 的容差随单元数增大 / The tolerance of Σ α_i y_i grows with the number of units

caught by: test_shape
"""

import numpy as np

def svm_to_rbf(X, y, alpha, b, sigma):
    X, y, alpha = np.asarray(X), np.asarray(y), np.asarray(alpha)
    support = alpha > 0
    return {
        "centers": X[support],
        "weights": (alpha * y)[support],
        "betas": np.full(support.sum(), 1 / (2 * sigma**2)),
        "bias": b,
    }


def rbf_output(net, X):
    squared = np.sum((np.asarray(X)[:, None, :] - net["centers"]) ** 2, axis=2)
    return np.exp(-net["betas"] * squared) @ net["weights"] + net["bias"]


def rbf_to_svm(net):
    weights, betas = np.asarray(net["weights"]), np.asarray(net["betas"])
    if np.ptp(betas) > 1e-10 * betas[0] or not np.all(weights):
        return None
    return {
        "X": net["centers"],
        "y": np.where(weights > 0, 1, -1),
        "alpha": abs(weights),
        "b": net["bias"],
        "sigma": float(1 / np.sqrt(2 * betas[0])),
    }


def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 1e-7 * C
    return bool(alpha.max() <= C + slack and abs(alpha @ y) <= slack * len(y))


def claims():
    return {
        "svm_fixes_number_of_hidden_units_in_advance": False,
        "svm_centers_are_training_samples": True,
        "svm_training_is_convex_given_sigma": True,
        "bp_training_of_centers_is_convex": False,
        "every_rbf_net_is_an_svm": False,
    }


def essay():
    return """
Both compute a weighted sum of Gaussian bumps plus a bias. They differ in how the parts are settled.

* **Number and centres.** In an SVM every sample is a candidate, and the KKT conditions leave α > 0 for the support
  vectors only: number and place of the hidden units are a result of training. An RBF network fixes the number first
  and finds centres by sampling or clustering (section 5.5.1), or moves them by BP; they need not be samples.
* **Widths.** The SVM has one σ for all units, fixed beforehand; a network may have a β for each unit, and learn it.
* **Weights.** The SVM solves a convex quadratic programme with the hinge loss and ‖w‖²: |w_i| ≤ C and Σ w_i = 0. With
  the centres fixed a network's weights are a least-squares problem; with the centres free the error is not convex.
"""
