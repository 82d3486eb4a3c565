"""只容许 1e-10 的差: 相差 5e-10 的动作不算相等 / A margin of 1e-10: actions 5e-10 apart are not taken for equal

caught by: test_run
"""

import numpy as np

TIE = 1e-10


def encode(x, a, n_actions):
    return np.concatenate([x, np.eye(n_actions)[a]])


def hidden(params, z):
    # tanh does not overflow, and σ(v) = (1 + tanh(v / 2)) / 2.
    return (1 + np.tanh((params["W1"] @ z + params["b1"]) / 2)) / 2


def q_value(params, z):
    return float(params["w2"] @ hidden(params, z) + params["b2"])


def q_gradient(params, z):
    outputs = hidden(params, z)
    inputs = params["w2"] * outputs * (1 - outputs)
    return {"W1": np.outer(inputs, z), "b1": inputs, "w2": outputs, "b2": 1.0}


def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    return {key: value + alpha * delta * gradient[key] for key, value in params.items()}


def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions = P.shape[1]

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done or explores < epsilon else greedy(t)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], b, n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        s, a = (start, greedy(start)) if done else (t, b)
    return params
