"""相同的中心按数组的字节来找 / Equal centres are found by the bytes of their arrays"""

import numpy as np


def kernel(u, v, kind, width):
    u, v = np.asarray(u, dtype=float), np.asarray(v, dtype=float)
    if kind == "linear":
        return float(np.dot(u, v))
    if kind == "rbf":
        return float(np.exp(-((u - v) ** 2).sum() / (2 * width**2)))
    return 1.0 if (u == v).all() else 0.0


def q_value(centers, coefs, z, kind, width):
    total = 0.0
    for c, center in zip(coefs, centers):
        total += c * kernel(center, z, kind, width)
    return total


def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    target = r
    if not done:
        target += gamma * q_value(centers, coefs, z2, kind, width)
    error = target - q_value(centers, coefs, z, kind, width)
    return list(centers) + [z], list(coefs) + [alpha * error]


def compress(centers, coefs):
    sums, points = {}, {}
    for center, c in zip(centers, coefs):
        key = np.asarray(center, dtype=float).tobytes()
        points[key] = center
        sums[key] = sums.get(key, 0.0) + c
    return [points[key] for key in sums], list(sums.values())


def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    n_actions = P.shape[1]
    centers, coefs = [], []

    def pair(s, a):
        code = np.zeros(n_actions)
        code[a] = 1.0
        return np.concatenate([X[s], code])

    def best_action(s):
        q = [q_value(centers, coefs, pair(s, a), kind, width) for a in range(n_actions)]
        top = max(q)
        return next(a for a in range(n_actions) if q[a] >= top - 1e-9)

    s = start
    a = best_action(s)
    for row in u:
        total, nxt = 0.0, 0
        for t in range(len(X)):
            total += P[s, a, t]
            if total > row[2]:
                nxt = t
                break
        done = nxt == goal
        if done:
            b = 0
        elif row[0] < epsilon:
            b = int(row[1] * n_actions)
        else:
            b = best_action(nxt)
        centers, coefs = sarsa_step(
            centers, coefs, pair(s, a), R[s, a, nxt], pair(nxt, b), done, alpha, gamma, kind, width
        )
        centers, coefs = compress(centers, coefs)
        if done:
            s = start
            a = best_action(s)
        else:
            s, a = nxt, b
    return centers, coefs
