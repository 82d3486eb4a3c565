"""10.10 保证学到的是度量 / Making a learned distance a metric"""

import numpy as np

TINY = 1e-9


def spectrum(M):
    """The eigenvalues, ascending, and eigenvectors of the symmetric part: all that the quadratic form knows of M."""
    M = np.asarray(M)
    return np.linalg.eigh((M + M.T) / 2)


def dist(x, z, M):
    step = np.subtract(x, z)
    square = step @ M @ step
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(np.sqrt(max(square, 0.0))) if square >= -rounding else float("nan")


def classify(M):
    values, _ = spectrum(M)
    tiny = TINY * np.abs(values).max()
    if values[0] < -tiny:
        return "neither"
    return "metric" if values[0] > tiny else "pseudometric"


def violation(M):
    kind = classify(M)
    if kind == "metric":
        return None
    lowest = spectrum(M)[1][:, 0]
    return "non_negativity" if kind == "neither" else "identity", [lowest, np.zeros(len(lowest))]


def factor(M):
    values, vectors = spectrum(M)
    kept = values > TINY * values[-1]
    return vectors[:, kept] * np.sqrt(values[kept])


def repair(M, floor):
    values, vectors = spectrum(M)
    return vectors * np.maximum(values, floor) @ vectors.T


def squared_violation(n):
    return np.zeros(n), np.ones(n), np.full(n, 2.0)


def essay():
    return """
1. 只有对称部分 $S = (M + M^T)/2$ 起作用，故不妨设 M 对称；对称性总是成立。
2. M 半正定时 $M = P P^T$，$d(x, z) = ‖P^T x - P^T z‖$ 是变换后的欧氏距离：非负性与直递性成立。
   有负的特征值时，沿其特征向量根号下为负。
3. 同一性要求 $P^T(x - z) = 0$ 仅当 x = z，即 M 正定。M 半正定而奇异时只是伪度量。
4. 做法：直接学 P（M = P Pᵀ 自然半正定）；或在约束 $M ⪰ 0$ 下优化，每步投影（把对称部分的负特征值截为 0）；
   要同一性，就截到一个正数，或加上 εI。
5. $d^2$ 不满足直递性，要开根号。

Only the symmetric part matters. A semidefinite $M = P P^T$ makes d the Euclidean distance after $P^T$, so all but the
identity hold; that needs a definite M. Learn P, or project after each step, with eigenvalues cut off at a positive
number; and take the root.
"""
