"""用对数与二分，只用列表；三点带负坐标 / Logarithms and bisection on lists; the three points have negative coordinates"""

import math


def _norm(u, p):
    logs = [math.log(abs(c)) for c in u if c]
    if not logs:
        return 0.0
    top = max(logs)
    if math.isinf(p):
        return max(abs(c) for c in u)
    return max(abs(c) for c in u) * math.exp(math.log(sum(math.exp(p * (one - top)) for one in logs)) / p)


def minkowski(x, z, p):
    return _norm([a - b for a, b in zip(x, z)], p)


def triangle_violation(p, n):
    if n < 2:
        return None
    rest = (0.5,) * (n - 2)
    return (-3.0, 2.0, *rest), (-3.0, -2.0, *rest), (1.0, -2.0, *rest)


def dual_vector(u, p):
    top = max(abs(c) for c in u)
    if p == math.inf:
        best = [i for i, c in enumerate(u) if abs(c) == top]
        return tuple(math.copysign(1 / len(best), c) if i in best else 0 for i, c in enumerate(u))
    if p == 1:
        return tuple(math.copysign(1, c) if c else 0.5 for c in u)  # anything in [-1, 1] will do for a zero
    size = _norm(u, p)
    return tuple(math.copysign((abs(c) / size) ** (p - 1), c) for c in u)


def smallest_p(n, eps):
    low, high = 1.0, 2.0
    if math.log(n) <= math.log1p(eps):
        return 1
    while math.log(n) / high > math.log1p(eps):
        high *= 2
    for _ in range(200):
        middle = (low + high) / 2
        if math.log(n) / middle > math.log1p(eps):
            low = middle
        else:
            high = middle
    return high


def proof():
    return "赫尔德不等式。"
