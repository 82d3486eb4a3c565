"""一轮至多走 150 步 / A pass makes 150 steps at most

caught by: test_epoch
"""

import numpy as np


def batches(m, k):
    return [list(range(start, min(start + k, m))) for start in range(0, m, k)]


def batch_gradient(X, y, w, rows):
    residuals = X[rows] @ w - y[rows]
    return 2 * residuals @ X[rows] / len(rows)


def full_gradient(gradients, sizes):
    # A batch of r rows holds r of the terms of which the loss is the mean.
    shares = np.array(sizes) / sum(sizes)
    return shares @ gradients


def sgd_epoch(X, y, w, eta, k):
    for rows in batches(len(X), k)[:150]:
        w = w - eta * batch_gradient(X, y, w, rows)
    return w


def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m / (1 - beta1**t), v / (1 - beta2**t)
        theta = theta - eta * m_hat / (np.sqrt(v_hat) + eps)
        path.append(theta)
    return np.array(path)


def memory_weights(beta, t):
    return [(1 - beta) * beta ** (t - i) / (1 - beta**t) for i in range(1, t + 1)]


def wrong_way(beta2, height):
    # One large gradient moves Adam by one step only; once it is forgotten, so does each of the small ones that nearly
    # make up for it.
    large = 2
    while True:
        sequence = [float(large)] + [-1.0] * (large - 1)
        if adam(np.array(sequence)[:, None], 1.0, 0.0, beta2, 1e-8)[-1, 0] >= height:
            return sequence
        large *= 2
