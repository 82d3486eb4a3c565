"""每步用 einsum 求整个 Q 表 / The whole table of Q by einsum in each step"""

import numpy as np


def table(theta, phi):
    return np.einsum("sad,d->sa", phi, theta)


def q_values(theta, phi, s):
    return table(theta, phi)[s]


def td_error(theta, phi, s, a, r, t, done, gamma):
    Q = table(theta, phi)
    return r + gamma * (1 - done) * Q[t].max() - Q[s, a]


def q_update(theta, phi, s, a, r, t, done, alpha, gamma):
    new = np.array(theta, dtype=float)
    new += alpha * phi[s, a] * td_error(theta, phi, s, a, r, t, done, gamma)
    return new


def replay(theta, phi, transitions, alpha, gamma):
    thetas = np.empty((len(transitions) + 1, len(theta)))
    thetas[0] = theta
    for i, transition in enumerate(transitions):
        thetas[i + 1] = q_update(thetas[i], phi, *transition, alpha, gamma)
    return thetas


def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta = np.zeros(phi.shape[-1])
    A = phi.shape[1]
    cumulative = P.cumsum(axis=2)
    s = start
    for row in u:
        if row[0] < epsilon:
            a = int(row[1] * A)
        else:
            Q = table(theta, phi)[s]
            a = np.flatnonzero(np.isclose(Q, Q.max(), rtol=0, atol=1e-9))[0]
        t = np.searchsorted(cumulative[s, a], row[2], side="right")
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = t
        if s == goal:
            s = start
    return theta


def diverging(gamma, alpha):
    phi = np.zeros((1, 2, 1))
    phi[0, 0] = 1.0
    phi[0, 1] = (1 + 0.08 / alpha) / gamma
    return phi, (np.int64(0), 0, 0.0, 0, np.False_)
