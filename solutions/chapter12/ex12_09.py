"""12.9 和空间的 Rademacher 复杂度 / The Rademacher complexity of a sum of classes"""

import numpy as np
from ex12_08 import empirical_rademacher


def sum_class(V1, V2):
    return [[a + b for a, b in zip(f, g, strict=True)] for f in V1 for g in V2]


def sides(V1, V2):
    return empirical_rademacher(sum_class(V1, V2)), empirical_rademacher(V1) + empirical_rademacher(V2)


def maximizers(V1, V2, sigma):
    # The two terms of Σ σ f + Σ σ g are chosen independently, which is the whole proof.
    return int(np.argmax(np.dot(V1, sigma))), int(np.argmax(np.dot(V2, sigma)))


def strict_for_absolute(m):
    # f and -f: their sum is 0, yet each has a positive complexity.
    return [[1.0] * m], [[-1.0] * m]


def strict_for_pairs(m):
    V = [[1.0] * m, [-1.0] * m]
    return V, V[::-1]


def proof():
    return r"""对每个 σ，f 与 g 可以分别选取，所以
$\sup_{f,g} \sum_i \sigma_i (f + g)(z_i) = \sup_f \sum_i \sigma_i f(z_i) + \sup_g \sum_i \sigma_i g(z_i)$。
除以 m，对 σ 求期望得经验复杂度相等，再对 Z 求期望得 $R_m(F_1 + F_2) = R_m(F_1) + R_m(F_2)$：按 (12.40) 等号总是成立，
不等式当然成立。带绝对值时 $|a + b| \le |a| + |b|$ 可以严格；配对和是和空间的子集，上确界只会更小。"""
