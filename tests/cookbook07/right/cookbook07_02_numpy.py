"""numpy：切点由 normal_cut 在投影上得到，用 cov 与伪逆，计数用排序后的累计 / numpy: the cut from normal_cut on the projections, cov and a pseudo-inverse, cumulative counts"""

import numpy as np


def pooled(z1, z2):
    n1, n2 = len(z1), len(z2)
    s1 = np.var(z1) * n1
    s2 = np.var(z2) * n2
    return np.array([np.mean(z1), np.mean(z2), (s1 + s2) / (n1 + n2 - 2)])


def normal_cut(z1, z2, prior1):
    m1, m2, s2 = pooled(z1, z2)
    return np.float64(0.5 * (m1 + m2) - s2 / (m1 - m2) * (np.log(prior1) - np.log(1 - prior1)))


def decide(z, cut, m1, m2):
    return np.int64(np.where((z - cut > 0) == (m1 - m2 > 0), 1, 2))


def fisher_rule(X1, X2, prior1):
    S = np.zeros((X1.shape[1], X1.shape[1]))
    for X in (X1, X2):
        if len(X) > 1:
            S = S + np.atleast_2d(np.cov(X.T)) * (len(X) - 1)
    w = np.linalg.pinv(S, hermitian=True) @ (X1.mean(0) - X2.mean(0))
    return w.tolist(), normal_cut(X1 @ w, X2 @ w, prior1)


def best_training_cut(z1, z2):
    z = np.concatenate([z1, z2])
    label = np.array([1] * len(z1) + [-1] * len(z2)) * np.sign(np.mean(z1) - np.mean(z2))
    values = np.unique(z)
    cuts = np.concatenate([[-np.inf], values[:-1] + np.diff(values) / 2, [values[-1] * 2 + 1e7]])
    wrong = ((z[None, :] > cuts[:, None]) != (label > 0)[None, :]).sum(axis=1)
    k = len(cuts) - 1 - np.argmin(wrong[::-1])
    return cuts[k], wrong[k]


def only_best(which, gap):
    n1, n2 = 3 * gap + 30, 2 * gap + 4
    z1, z2 = np.full(n1, -8.0), np.full(n2, 8.0)
    mean = (n2 - n1) / (n1 + n2) * 8
    swapped = -mean
    if which in ("midpoint", "swapped"):
        # Samples of class 1 between two of the cuts, and as many on the far side.
        place = mean / 2 if which == "midpoint" else swapped / 2
        z1[:gap], z1[gap : 2 * gap] = place, -16 - place
    if which in ("midpoint", "mean"):
        place = swapped / 2 if which == "midpoint" else mean / 2
        z2[:gap], z2[gap : 2 * gap] = place, 16 - place
    return z1, z2


def derivation():
    return "略"
