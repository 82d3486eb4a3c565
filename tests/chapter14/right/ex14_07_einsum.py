"""广播与 einsum，没有循环 / Broadcasting and einsum, without loops over states"""

import numpy as np


def gibbs_kernel(p, i):
    q = np.moveaxis(p, i, 0)
    rest = q[0].size
    q = q.reshape(q.shape[0], rest)
    conditional = q / q.sum(axis=0)
    full = np.einsum("a,br,rs->arbs", np.ones(q.shape[0]), conditional, np.eye(rest))
    shape = (p.shape[i], *[length for j, length in enumerate(p.shape) if j != i])
    full = full.reshape(shape + shape)
    full = np.moveaxis(full, [0, p.ndim], [i, p.ndim + i])
    return full.reshape(p.size, p.size)


def random_scan(p):
    return np.mean([gibbs_kernel(p, i) for i in range(p.ndim)], axis=0)


def mh_acceptance(p, Q):
    logs = np.log(p.ravel())
    with np.errstate(divide="ignore", invalid="ignore"):
        ratio = np.exp(logs[None, :] - logs[:, None]) * (Q.T / Q)
    return np.where(Q > 0, np.clip(ratio, 0, 1), 1.0)


def mh_kernel(p, Q):
    # The smaller of both flows goes either way.
    pi = p.ravel() / p.sum()
    K = np.minimum(Q, pi[None, :] / pi[:, None] * Q.T)
    np.fill_diagonal(K, 0)
    return K + np.diag(1 - K.sum(axis=1))


def stuck(n, q):
    # From all zeros the last variable may still move.
    table = np.zeros((2,) * n)
    table[(1,) * n] = q
    if n == 2:
        table[0, 0] = 1 - q
    else:
        table[(0,) * n] = table[(0,) * (n - 1) + (1,)] = (1 - q) / 2
    return table


def witness(claim):
    rng = np.random.default_rng(3)
    p = rng.uniform(1, 9, (3, 3))
    if claim == "detailed_balance_necessary":
        return p, 0.5 * systematic_scan(p) + 0.5 * np.eye(9)
    if claim == "no_rejection_means_lower_variance":
        p = np.ones((2, 2, 2))
        flip = 1 - np.eye(2)
        Q = np.zeros((8, 8))
        for parts in ((flip, np.eye(2), np.eye(2)), (np.eye(2), flip, np.eye(2)), (np.eye(2), np.eye(2), flip)):
            Q += np.einsum("ad,be,cf->abcdef", *parts).reshape(8, 8) / 3
        return p, np.arange(8) // 4, Q
    return [p]


def claims():
    true = ["gibbs_accepts_always", "gibbs_needs_no_prior_probability", "systematic_scan_keeps_p"]
    false = ["gibbs_always_moves", "systematic_scan_reversible", "detailed_balance_necessary"]
    false += ["no_rejection_means_lower_variance", "gibbs_always_irreducible"]
    return dict.fromkeys(true, True) | dict.fromkeys(false, False)


def essay():
    return "略"


def systematic_scan(p):
    K = np.eye(p.size)
    for i in range(p.ndim):
        K = K @ gibbs_kernel(p, i)
    return K


def mean_acceptance(p, Q):
    flow = p.ravel()[:, None] * Q / p.sum()
    return np.minimum(flow, flow.T).sum()
