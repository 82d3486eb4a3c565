"""纯 Python 的 SMO，σ → 0 的极限也交给它 / SMO in plain Python, which solves the limit σ → 0 as well"""

import math


def optimise(K, y, C, gap):
    m = len(y)
    alpha, value = [0.0] * m, [0.0] * m
    slack = 1e-12 * C
    while True:
        left = [y[i] - value[i] for i in range(m)]
        up = [i for i in range(m) if (alpha[i] < C - slack if y[i] > 0 else alpha[i] > slack)]
        down = [i for i in range(m) if (alpha[i] > slack if y[i] > 0 else alpha[i] < C - slack)]
        i, j = max(up, key=left.__getitem__), min(down, key=left.__getitem__)
        # Every sample adds at most C times the violation to the gap.
        if left[i] - left[j] <= gap / (2 * C * m):
            return alpha, (left[i] + left[j]) / 2
        step = (left[i] - left[j]) / max(K[i][i] + K[j][j] - 2 * K[i][j], 1e-12)
        step = min(step, C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        value = [v + step * (row[i] - row[j]) for v, row in zip(value, K)]


def tiny_sigma(y, C):
    m = len(y)
    return optimise([[float(i == j) for j in range(m)] for i in range(m)], y, C, 1e-6)


def huge_sigma(y, C):
    # Pairs of one sample each of both classes, until one class is used up.
    positive = [i for i, label in enumerate(y) if label > 0]
    negative = [i for i, label in enumerate(y) if label < 0]
    alpha = [0.0] * len(y)
    for i, j in zip(positive, negative):
        alpha[i] = alpha[j] = C
    if len(positive) == len(negative):
        return tuple(alpha), 0.25
    return tuple(alpha), 1 if len(positive) > len(negative) else -1


def squared(x, z):
    return sum((float(a) - float(b)) ** 2 for a, b in zip(x, z))


def sigma_for_identity(X, eps):
    # By bisection on σ.
    low, high = 0.0, 1e4
    nearest = min(squared(X[i], X[j]) for i in range(len(X)) for j in range(i))
    while high - low > 1e-12 * high:
        middle = (low + high) / 2
        if math.exp(-nearest / (2 * middle**2)) <= eps:
            low = middle
        else:
            high = middle
    return low


def sigma_for_constant(X, eps):
    farthest = max(squared(x, z) for x in X for z in X)
    return math.sqrt(farthest / (-2 * math.log(1 - eps)))


def leave_one_out_limit(y):
    p, n = y.count(1), y.count(-1)
    if abs(p - n) <= 1:
        return {0: 1.0, 1: 1.0}[abs(p - n)]
    return min(p, n) / (p + n)


def matching_cost(C_linear, sigma):
    return C_linear * (sigma**2 + 1)


def curve(X, y, X_val, y_val, sigmas, C):
    rows = []
    for sigma in sigmas:

        def k(x, z):
            return math.exp(-squared(x, z) / (2 * sigma * sigma))

        alpha, b = optimise([[k(x, z) for z in X] for x in X], y, C, 1e-3)
        support = [(a * label, x) for a, label, x in zip(alpha, y, X) if a > 0]

        def wrong(Z, labels):
            scores = (sum(c * k(x, z) for c, x in support) + b for z in Z)
            return sum((score >= 0) != (label > 0) for score, label in zip(scores, labels))

        rows.append(dict(sigma=sigma, alpha=alpha, b=b, train_errors=wrong(X, y), val_errors=wrong(X_val, y_val)))
    return rows
