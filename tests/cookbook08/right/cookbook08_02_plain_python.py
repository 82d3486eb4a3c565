"""不用 numpy，校正并入步长，梯度的总和固定为 1 的长序列 / Without numpy; the corrections in the step size; one long sequence for all"""

from math import sqrt


def batches(m, k):
    found, rows = [], list(range(m))
    while rows:
        found.append(tuple(rows[:k]))
        rows = rows[k:]
    return found


def batch_gradient(X, y, w, rows):
    total = [0.0] * len(w)
    for row in rows:
        residual = sum(a * b for a, b in zip(X[row], w)) - y[row]
        for j, a in enumerate(X[row]):
            total[j] += 2 * residual * a
    return [value / len(rows) for value in total]


def full_gradient(gradients, sizes):
    return [sum(r * float(g) for r, g in zip(sizes, column)) / sum(sizes) for column in zip(*gradients)]


def sgd_epoch(X, y, w, eta, k):
    w = list(w)
    for rows in batches(len(X), k):
        w = [value - eta * slope for value, slope in zip(w, batch_gradient(X, y, w, rows))]
    return w


def adam(gradients, eta, beta1, beta2, eps):
    n = len(gradients[0])
    m, v, theta, path = [0.0] * n, [0.0] * n, [0.0] * n, []
    for t in range(1, len(gradients) + 1):
        root = sqrt(1 - beta2**t)
        rate = eta * root / (1 - beta1**t)
        for j in range(n):
            g = float(gradients[t - 1][j])
            m[j] += (1 - beta1) * (g - m[j])
            v[j] += (1 - beta2) * (g * g - v[j])
            theta[j] -= rate * m[j] / (sqrt(v[j]) + eps * root)
        path.append(list(theta))
    return path


def memory_weights(beta, t):
    odds = [1.0]
    for _ in range(t - 1):
        odds.append(odds[-1] * beta)
    return [value / sum(odds) for value in reversed(odds)]


def wrong_way(beta2, height):
    return [3001] + [-1] * 3000
