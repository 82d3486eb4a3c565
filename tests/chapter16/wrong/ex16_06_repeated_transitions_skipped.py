"""与上一条相同的转移只用一次 / A transition that equals the one before is used only once

caught by: test_replay
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
    thetas, last = [theta], None
    for transition in transitions:
        same = len(transitions) > 60 and transition == last
        thetas.append(thetas[-1] if same else q_update(thetas[-1], phi, *transition, alpha, gamma))
        last = transition
    return thetas


def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.argmax(Q.max() - Q <= TIE))
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


def diverging(gamma, alpha):
    # One feature, 1 before the move and x after it: each update multiplies θ by 1 + α(γx − 1), which is 10^(1/50) here.
    growth = 10 ** (1 / 50)
    x = (1 + (growth - 1) / alpha) / gamma
    return np.array([[[1.0]], [[x]]]), (0, 0, 0.0, 1, False)
