"""One-hot matrices and their product; the gap through log-likelihoods of arrays."""

import numpy as np


def log_likelihood(p, values):
    with np.errstate(divide="ignore"):
        return np.log([p[v] for v in values]).sum()


def multiplier(counts):
    return sum(counts.values())


def maximum_likelihood(counts):
    n = np.array(list(counts.values()), dtype=float)
    return dict(zip(counts, n / n.sum()))


def likelihood_gap(counts, q):
    p = maximum_likelihood(counts)
    gap = 0.0
    for v, n in counts.items():
        if n > 0:
            gap += n * (np.log(p[v] / q[v]) if q[v] > 0 else np.inf)
    return gap


def class_conditional(X, y, attributes, domains, classes):
    Y = np.array([[label == c for c in classes] for label in y], dtype=float).reshape(len(y), len(classes))
    out = {c: {} for c in classes}
    for j, name in enumerate(attributes):
        V = np.array([[row[j] == v for v in domains[j]] for row in X], dtype=float).reshape(len(X), len(domains[j]))
        joint = Y.T @ V
        for k, c in enumerate(classes):
            size = Y[:, k].sum()
            out[c][name] = {v: (joint[k, i] / size if size else None) for i, v in enumerate(domains[j])}
    return out


def derivation():
    return "$n_v/p_v=\\lambda$"
