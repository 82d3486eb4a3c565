"""The joint by sums of logarithms on broadcast axes; conditioning by transposition."""

import numpy as np


def joint(dag, cpts, values):
    names = list(dag)
    with np.errstate(divide="ignore"):
        total = np.zeros([len(values[n]) for n in names])
        for node in names:
            axes = [names.index(n) for n in dag[node] + [node]]
            order = np.argsort(axes)
            table = np.log(np.transpose(cpts[node], order))
            shape = [1] * len(names)
            for k in axes:
                shape[k] = len(values[names[k]])
            total = total + table.reshape(shape)
        return np.exp(total)


def independent(P, i, j, given, tol):
    rest = [k for k in range(P.ndim) if k not in (i, j) and k not in given]
    Q = np.transpose(P, [i, j] + list(given) + rest)
    Q = Q.reshape(P.shape[i], P.shape[j], int(np.prod([P.shape[k] for k in given], dtype=int)), -1).sum(axis=-1)
    weight = Q.sum(axis=(0, 1))
    Q = Q[:, :, weight > 0] / weight[weight > 0]
    gap = Q - Q.sum(axis=1, keepdims=True) * Q.sum(axis=0, keepdims=True)
    return np.abs(gap).max() <= tol


def covariance(p, a, b):
    return np.prod([p, 1 - p, a[0] - a[1], b[0] - b[1]])


def common_parent_witness(p, cov):
    r = 0.9 * np.sign(cov)
    s = cov / (p * (1 - p)) / r
    return np.array([[0.5 - r / 2, 0.5 + r / 2], [0.0, s]])


def chain_witness(pz, cov):
    (x, y) = common_parent_witness(pz, cov)
    return {"y": y, "x": x}


def v_structure_exception(p1, p2, q):
    w = np.outer([1 - p1, p1], [1 - p2, p2])
    T = np.outer([0.3, 0.15], [0.2, 0.4])
    return T * (q / (w * T).sum())


def claims():
    keys = [
        "given_the_middle_independent_for_all_cpts",
        "marginally_dependent_for_all_cpts",
        "binary_common_parent_independent_iff_some_edge_is_void_or_p_is_0_or_1",
    ]
    return dict(zip(keys, [True, False] * 2))
