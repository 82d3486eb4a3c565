"""相等时用 u 随机选 / Equal actions are chosen by chance

caught by: test_run
"""

import numpy as np

TIE = 1e-9


def q_values(theta, phi, s):
    return phi[s] @ theta


def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + gamma * np.max(q_values(theta, phi, t))
    return float(target - phi[s, a] @ theta)


def q_update(theta, phi, s, a, r, t, done, alpha, gamma):
    return theta + alpha * td_error(theta, phi, s, a, r, t, done, gamma) * phi[s, a]


def replay(theta, phi, transitions, alpha, gamma):
    thetas = [theta]
    for transition in transitions:
        thetas.append(q_update(thetas[-1], phi, *transition, alpha, gamma))
    return thetas


def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = (
            int(which * len(Q))
            if explores < epsilon
            else (lambda best: int(best[int(which * len(best))]))(np.flatnonzero(Q.max() - Q <= TIE))
        )
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


def diverging(gamma, alpha):
    # One feature, 1 before the move and x after it: each update multiplies θ by 1 + α(γx − 1), which is 10^(1/50) here.
    growth = 10 ** (1 / 50)
    x = (1 + (growth - 1) / alpha) / gamma
    return np.array([[[1.0]], [[x]]]), (0, 0, 0.0, 1, False)
