"""12.8 常数函数的 Rademacher 复杂度 / The Rademacher complexity of a constant function"""

from itertools import product
from math import comb, log, prod, sqrt

import numpy as np


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float((signs @ V.T).max(axis=1).mean() / m)


def rademacher_singleton(values):
    return 0.0  # no supremum to take, and E σ_i = 0


def rademacher_bounded_constants(B, m):
    # The supremum is B|Σσ|/m, and E|Σσ| = m C(m-1, ⌊m/2⌋) / 2^(m-1).
    return B * (comb(m - 1, m // 2) / 2 ** (m - 1))


def expected_rademacher(F, probs, m):
    F = np.asarray(F, dtype=float)
    return sum(
        prod(probs[z] for z in Z) * empirical_rademacher(F[:, Z])
        for Z in map(list, product(range(len(probs)), repeat=m))
    )


def massart_bound(n_labelings, m):
    return sqrt(2 * log(n_labelings) / m)


def proof():
    return r"""只有一个函数 f 时，上确界就是它自己。由期望的线性，
$\widehat{R}_Z = \frac{1}{m} \sum_i E[\sigma_i] f(z_i) = 0$；再对 Z 取期望仍为 0。这里没有用到 f 是常数，
只用到函数空间仅含一个函数。若函数空间是 {c : |c| ≤ B}，每个 σ 可以各取一个 c，上确界是 $B |\sum_i \sigma_i| / m$，
期望不为 0。"""
