"""数组：中心一行一个，每步添一行 / Arrays: a row for each centre, one more with every step"""

import numpy as np


def gram(centers, z, kind, width):
    if len(centers) == 0:
        return np.zeros(0)
    C, z = np.asarray(centers, float), np.asarray(z, float)
    if kind == "linear":
        return C @ z
    distances = ((C - z) ** 2).sum(axis=1)
    if kind == "rbf":
        return np.exp(-0.5 * distances / width / width)
    return (C == z).all(axis=1).astype(float)


def kernel(u, v, kind, width):
    return gram([u], v, kind, width)[0]


def q_value(centers, coefs, z, kind, width):
    return np.dot(coefs, gram(centers, z, kind, width)) if len(coefs) else 0


def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # γ of 0 at the end, where the next value does not count
    delta = (
        r + (gamma * (not done)) * q_value(centers, coefs, z2, kind, width) - q_value(centers, coefs, z, kind, width)
    )
    return np.array([*centers, z]), np.append(coefs, alpha * delta)


def compress(centers, coefs):
    if len(coefs) == 0:
        return [], []
    unique, place = np.unique(np.array(centers), axis=0, return_inverse=True)
    return unique, np.bincount(place.ravel(), weights=coefs)


def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    S, A, _ = P.shape
    Z = np.array([[np.append(X[s], np.eye(A)[a]) for a in range(A)] for s in range(S)])
    centers, coefs = [], []
    cumulative = P.cumsum(axis=2)

    def pick(s):
        Q = np.array([q_value(centers, coefs, z, kind, width) for z in Z[s]])
        return int(np.flatnonzero(np.isclose(Q, Q.max(), rtol=0, atol=1e-9))[0])

    s = start
    a = pick(s)
    for t in range(len(u)):
        s2 = int(np.searchsorted(cumulative[s, a], u[t, 2], side="right"))
        a2 = int(u[t, 1] * A) if u[t, 0] < epsilon else pick(s2)
        centers, coefs = sarsa_step(
            centers, coefs, Z[s, a], R[s, a, s2], Z[s2, a2], s2 == goal, alpha, gamma, kind, width
        )
        if s2 == goal:
            s2, a2 = start, pick(start)
        s, a = s2, a2
    return centers, coefs
