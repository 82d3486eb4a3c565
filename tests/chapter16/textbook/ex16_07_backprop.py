"""照图 16.14，值函数换成 5.3 节的单隐层网络，梯度照 BP 推导。 / Fig. 16.14 with the network of §5.3 in place of the linear values, its gradient as in back-propagation."""

import numpy as np


def sigmoid(v):
    return 1 / (1 + np.exp(-v))


def encode(x, a, n_actions):
    code = np.zeros(n_actions)
    code[a] = 1
    return np.concatenate([x, code])


def q_value(params, z):
    return float(params["w2"] @ sigmoid(params["W1"] @ z + params["b1"]) + params["b2"])


def q_gradient(params, z):
    h = sigmoid(params["W1"] @ z + params["b1"])
    e = params["w2"] * h * (1 - h)
    return {"W1": np.outer(e, z), "b1": e, "w2": h, "b2": 1.0}


def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    return {key: params[key] + alpha * delta * gradient[key] for key in params}


def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    A = P.shape[1]

    def greedy(s):
        return int(np.argmax([q_value(params, encode(X[s], a, A)) for a in range(A)]))

    s = start
    a = greedy(s)
    for t in range(len(u)):
        s2 = int(np.argmax(np.cumsum(P[s, a]) > u[t, 2]))
        r = R[s, a, s2]
        z = encode(X[s], a, A)
        if s2 == goal:
            params = sarsa_step(params, z, r, z, True, alpha, gamma)
            s, a = start, greedy(start)
        else:
            a2 = int(u[t, 1] * A) if u[t, 0] < epsilon else greedy(s2)
            params = sarsa_step(params, z, r, encode(X[s2], a2, A), False, alpha, gamma)
            s, a = s2, a2
    return params
