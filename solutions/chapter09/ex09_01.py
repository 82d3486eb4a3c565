"""9.1 闵可夫斯基距离何时是度量 / When is the Minkowski distance a metric?"""

import math

import numpy as np


def norm(u, p):
    sizes = np.abs(u)
    largest = sizes.max()
    if largest == 0 or p == math.inf:
        return float(largest)
    # The largest factored out, no power exceeds 1: nothing overflows, however large p is.
    return float(largest * np.sum((sizes / largest) ** p) ** (1 / p))


def minkowski(x, z, p):
    return norm(np.subtract(x, z), p)


def triangle_violation(p, n):
    if n == 1:
        return None  # |x - z| is the same for every p
    # Round the corner: both sides have length 1, but the direct way is 2^(1/p) > 2.
    x, y, z = [0.0] * n, [0.0] * n, [0.0] * n
    y[0] = z[0] = z[1] = 1.0
    return x, y, z


def dual_vector(u, p):
    u = np.array(u, dtype=float)
    sizes = np.abs(u) / np.abs(u).max()
    if p == math.inf:
        w, q = np.floor(sizes), 1.0
    else:
        w, q = sizes ** (p - 1), p / (p - 1) if p > 1 else math.inf  # where Hölder's inequality is an equality
    return (np.sign(u) * w / norm(w, q)).tolist()


def smallest_p(n, eps):
    # The worst u has all coordinates equal: n^(1/p) ≤ 1 + eps.
    return max(1.0, math.log(n) / math.log1p(eps))


def proof():
    return r"""
非负性、同一性、对称性由绝对值直接得到，对任何 $p > 0$ 都成立。

**$p \ge 1$ 时的三角不等式。** 只须证 $\lVert a + b \rVert_p \le \lVert a \rVert_p + \lVert b \rVert_p$。
取 $u = a + b$ 的对偶向量 $v$：$v_i \propto \mathrm{sign}(u_i) |u_i|^{p-1}$，归一化为 $\lVert v \rVert_q = 1$，
则 $\langle u, v \rangle = \lVert u \rVert_p$。
由赫尔德不等式 $\langle a, v \rangle \le \lVert a \rVert_p \lVert v \rVert_q$，于是
$\lVert a + b \rVert_p = \langle a, v \rangle + \langle b, v \rangle \le \lVert a \rVert_p + \lVert b \rVert_p$。

**$0 < p < 1$。** $n \ge 2$ 时取 $0, e_1, e_1 + e_2$：$2^{1/p} > 1 + 1$。$n = 1$ 时距离就是 $|x - z|$，三角不等式仍成立。

**$p \to \infty$。** $\lVert u \rVert_\infty \le \lVert u \rVert_p \le n^{1/p} \lVert u \rVert_\infty$，
右边在坐标全相等时取等号。所以最小的 $p$ 由 $n^{1/p} = 1 + \varepsilon$ 得到（不小于 1）。
"""
