"""照图 16.14 与 16.5 节末尾的建议，内积换成核函数，θ 写成各 z 的和。 / Fig. 16.14 with kernels as the end of §16.5 suggests: θ becomes a sum over all z."""

import numpy as np


def kernel(u, v, kind, width):
    u, v = np.array(u), np.array(v)
    if kind == "linear":
        return float(u @ v)
    if kind == "rbf":
        return float(np.exp(-np.sum((u - v) ** 2) / (2 * width**2)))
    return 1.0 if np.array_equal(u, v) else 0.0


def q_value(centers, coefs, z, kind, width):
    return float(sum(c * kernel(center, z, kind, width) for center, c in zip(centers, coefs)))


def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [*coefs, alpha * delta]


def compress(centers, coefs):
    total = {}
    for center, c in zip(centers, coefs):
        key = tuple(center)
        total[key] = total.get(key, 0.0) + c
    return [np.array(key) for key in total], list(total.values())


def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    A = P.shape[1]
    centers, coefs = [], []

    def encode(s, a):
        code = np.zeros(A)
        code[a] = 1
        return np.concatenate([X[s], code])

    def greedy(s):
        return int(np.argmax([q_value(centers, coefs, encode(s, a), kind, width) for a in range(A)]))

    s = start
    a = greedy(s)
    for t in range(len(u)):
        s2 = int(np.argmax(np.cumsum(P[s, a]) > u[t, 2]))
        r = R[s, a, s2]
        z = encode(s, a)
        if s2 == goal:
            centers, coefs = sarsa_step(centers, coefs, z, r, z, True, alpha, gamma, kind, width)
            s, a = start, greedy(start)
        else:
            a2 = int(u[t, 1] * A) if u[t, 0] < epsilon else greedy(s2)
            centers, coefs = sarsa_step(centers, coefs, z, r, encode(s2, a2), False, alpha, gamma, kind, width)
            s, a = s2, a2
    return centers, coefs
