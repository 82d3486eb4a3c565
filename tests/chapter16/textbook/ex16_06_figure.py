"""照图 16.14 与 (16.36)，把 Sarsa 的 Q(x', a') 换成 max。 / Fig. 16.14 with (16.36), the maximum in place of the Q(x', a') of Sarsa."""

import numpy as np


def q_values(theta, phi, s):
    return phi[s] @ theta


def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + gamma * max(q_values(theta, phi, t))
    return float(target - theta @ phi[s, a])


def q_update(theta, phi, s, a, r, t, done, alpha, gamma):
    return theta + alpha * td_error(theta, phi, s, a, r, t, done, gamma) * phi[s, a]


def replay(theta, phi, transitions, alpha, gamma):
    result = [theta]
    for s, a, r, t, done in transitions:
        result.append(q_update(result[-1], phi, s, a, r, t, done, alpha, gamma))
    return result


def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    A = P.shape[1]
    theta = np.zeros(phi.shape[2])
    s = start
    for t in range(len(u)):
        if u[t, 0] < epsilon:
            a = int(u[t, 1] * A)
        else:
            a = int(np.argmax(q_values(theta, phi, s)))
        s2 = int(np.argmax(np.cumsum(P[s, a]) > u[t, 2]))
        theta = q_update(theta, phi, s, a, R[s, a, s2], s2, s2 == goal, alpha, gamma)
        s = start if s2 == goal else s2
    return theta


def diverging(gamma, alpha):
    # each update multiplies theta by 1 + alpha (gamma f - 1) = 1.1
    f = (1 + 0.1 / alpha) / gamma
    return np.array([[[1.0]], [[f]]]), (0, 0, 0.0, 1, False)
