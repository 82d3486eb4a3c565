"""14.7 不拒绝的吉布斯采样 / Gibbs sampling never rejects"""

import numpy as np


def gibbs_kernel(p, i):
    conditional = p / p.sum(axis=i, keepdims=True)
    states = list(np.ndindex(p.shape))
    kernel = np.zeros((p.size, p.size))
    for a, x in enumerate(states):
        for b, y in enumerate(states):
            if x[:i] == y[:i] and x[i + 1 :] == y[i + 1 :]:
                kernel[a, b] = conditional[y]
    return kernel


def random_scan(p):
    return sum(gibbs_kernel(p, i) for i in range(p.ndim)) / p.ndim


def mh_acceptance(p, Q):
    flow = p.ravel()[:, None] * Q  # from a to b, as proposed
    ratio = np.divide(flow.T, flow, out=np.ones_like(Q), where=Q > 0)
    return np.minimum(1, ratio)


def mh_kernel(p, Q):
    kernel = Q * mh_acceptance(p, Q)
    rejected = 1 - kernel.sum(axis=1)
    return kernel + np.diag(rejected)


def stuck(n, q):
    table = np.zeros((2,) * n)
    table[(0,) * n], table[(1,) * n] = 1 - q, q
    return table


def witness(claim):
    p = np.array([[0.1, 0.2], [0.3, 0.4]])
    if claim == "detailed_balance_necessary":
        return np.ones(3), np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]])  # round and round
    if claim == "no_rejection_means_lower_variance":
        # Gibbs sampling often draws the old value again; this proposal always flips one of both variables.
        flips = np.array([[0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]) / 2
        return p, [0, 0, 1, 1], flips
    return (p,)


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
    return """把 $Q(x^* | x) = p(x^*_i | x_{\\bar i})$ 代入 (14.28)：x 与 x* 只差第 i 个变量，分子分母都等于
$p(x_{\\bar i}) p(x_i | x_{\\bar i}) p(x^*_i | x_{\\bar i})$，接受率恒为 1。
好处：每次采样的计算都有用，不会长时间停在原处；不必另选 Q，也不必调它的步长；条件分布往往只涉及马尔可夫毯，容易计算。
局限：重新采样可能抽到原来的值；变量强相关时走得很慢，p 有 0 时甚至到不了某些状态；
总是提出不同值的 MH 算法方差可以更小。"""


def systematic_scan(p):
    return np.linalg.multi_dot([np.eye(p.size), *(gibbs_kernel(p, i) for i in range(p.ndim))])


def mean_acceptance(p, Q):
    return float((p.ravel() / p.sum()) @ (Q * mh_acceptance(p, Q)).sum(axis=1))
