"""照图 14.9、(14.28) 与 14.5.1 节吉布斯采样的三步写成转移矩阵。 / Fig. 14.9, (14.28) and the three steps of Gibbs sampling in §14.5.1 as transition matrices."""

import numpy as np


def gibbs_kernel(p, i):
    states = list(np.ndindex(p.shape))
    K = np.zeros((len(states), len(states)))
    for a, x in enumerate(states):
        for b, z in enumerate(states):
            if all(x[k] == z[k] for k in range(len(x)) if k != i):
                total = 0.0
                for value in range(p.shape[i]):
                    w = list(x)
                    w[i] = value
                    total += p[tuple(w)]
                K[a, b] = p[z] / total
    return K


def random_scan(p):
    return sum(gibbs_kernel(p, i) for i in range(p.ndim)) / p.ndim


def mh_acceptance(p, Q):
    p = p.ravel()
    N = len(p)
    A = np.ones((N, N))
    for a in range(N):
        for b in range(N):
            if Q[a, b] > 0:
                A[a, b] = min(1, p[b] * Q[b, a] / (p[a] * Q[a, b]))  # (14.28)
    return A


def mh_kernel(p, Q):
    K = Q * mh_acceptance(p, Q)
    for a in range(len(K)):
        K[a, a] += 1 - K[a].sum()  # rejected: stay
    return K


def stuck(n, q):
    p = np.zeros((2,) * n)
    p[(0,) * n] = 1 - q
    p[(1,) * n] = q
    return p


def witness(claim):
    if claim == "gibbs_always_moves":
        return (np.array([1.0, 1.0]),)
    if claim == "systematic_scan_reversible":
        return (np.array([[1.0, 2.0], [3.0, 1.0]]),)
    if claim == "detailed_balance_necessary":
        return np.array([1.0, 1.0, 1.0]), np.array([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]])
    # one variable: Gibbs draws independently, MH goes to and fro
    return np.array([1.0, 1.0]), [0.0, 1.0], np.array([[0.1, 0.9], [0.9, 0.1]])


def claims():
    return {
        "gibbs_accepts_always": True,
        "gibbs_needs_no_prior_probability": True,
        "systematic_scan_keeps_p": True,
        "gibbs_always_moves": False,
        "systematic_scan_reversible": False,
        "detailed_balance_necessary": False,
        "no_rejection_means_lower_variance": False,
        "gibbs_always_irreducible": False,
    }


def essay():
    return "以条件分布为 Q 时 (14.28) 恒为 1，没有样本被丢弃，也不必选择先验概率；但链未必连通，方差也未必更小。"


def systematic_scan(p):
    K = np.eye(p.size)
    for i in range(p.ndim):
        K = K @ gibbs_kernel(p, i)
    return K


def mean_acceptance(p, Q):
    pi = p.ravel() / p.sum()
    return float((pi[:, None] * Q * mh_acceptance(p, Q)).sum())
