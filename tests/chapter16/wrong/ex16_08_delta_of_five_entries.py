"""delta 核只比较前五个元素 / The delta kernel compares the first five entries only

caught by: test_q_value, test_step
"""

import numpy as np

TIE = 1e-9


def kernel(u, v, kind, width):
    u, v = np.array(u), np.array(v)
    if kind == "linear":
        return float(u @ v)
    if kind == "rbf":
        return float(np.exp(-np.sum((u - v) ** 2) / (2 * width**2)))
    return float(np.array_equal(u[:5], v[:5]))


def q_value(centers, coefs, z, kind, width):
    return sum(c * kernel(center, z, kind, width) for center, c in zip(centers, coefs, strict=True))


def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [*coefs, alpha * delta]


def compress(centers, coefs):
    merged = {}
    for center, c in zip(centers, coefs, strict=True):
        place = tuple(map(float, center))
        merged[place] = merged.get(place, 0.0) + c
    return [np.array(place) for place in merged], list(merged.values())


def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, greedy(start)) if done else (t, b)
    return centers, coefs
