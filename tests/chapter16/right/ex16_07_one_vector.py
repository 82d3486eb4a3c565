"""把全部参数排成一个向量，用 logaddexp 算 σ / All parameters in one vector, σ by logaddexp"""

import numpy as np

KEYS = ("W1", "b1", "w2")


def flat(params):
    return np.concatenate([*(np.ravel(params[key]) for key in KEYS), [params["b2"]]])


def unflat(vector, like):
    parts, place = {}, 0
    for key in KEYS:
        shape = np.shape(like[key])
        parts[key] = vector[place : place + int(np.prod(shape))].reshape(shape)
        place += int(np.prod(shape))
    return {**parts, "b2": vector[-1]}


def encode(x, a, n_actions):
    code = np.zeros(len(x) + n_actions)
    code[: len(x)] = x
    code[len(x) + a] = 1
    return code


def forward(params, z):
    v = params["W1"] @ z + params["b1"]
    return v, np.exp(-np.logaddexp(0, -v))


def q_value(params, z):
    return np.dot(params["w2"], forward(params, z)[1]) + params["b2"]


def q_gradient(params, z):
    v, out = forward(params, z)
    slope = np.exp(-np.logaddexp(0, -v) - np.logaddexp(0, v))  # σ(v) σ(−v)
    back = params["w2"] * slope
    return {"W1": back[:, None] * z[None, :], "b1": back, "w2": out, "b2": np.array(1.0)}


def sarsa_step(params, z, r, z2, done, alpha, gamma):
    following = 0.0 if done else q_value(params, z2)
    delta = r + gamma * following - q_value(params, z)
    return unflat(flat(params) + alpha * delta * flat(q_gradient(params, z)), params)


def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    A = P.shape[1]
    cumulative = P.cumsum(axis=2)
    Z = [[encode(x, a, A) for a in range(A)] for x in X]

    def pick(s):
        Q = np.array([q_value(params, z) for z in Z[s]])
        return int(np.flatnonzero(Q > Q.max() - 1e-9)[0])

    s, a = start, pick(start)
    for t in range(u.shape[0]):
        s2 = int(np.searchsorted(cumulative[s, a], u[t, 2], side="right"))
        a2 = int(np.floor(u[t, 1] * A)) if u[t, 0] < epsilon else pick(s2)
        params = sarsa_step(params, Z[s][a], R[s, a, s2], Z[s2][a2], s2 == goal, alpha, gamma)
        s, a = s2, a2
        if s == goal:
            s = start
            a = pick(s)
    return params
