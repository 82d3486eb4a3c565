"""逐个神经元的循环，列表 / Loops over units, lists"""

import math


def encode(x, a, n_actions):
    return [float(v) for v in x] + [1 if b == a else 0 for b in range(n_actions)]


def sigma(v):
    if v >= 0:
        return 1 / (1 + math.exp(-v))
    e = math.exp(v)
    return e / (1 + e)


def outputs(params, z):
    return [sigma(sum(w * x for w, x in zip(row, z)) + b) for row, b in zip(params["W1"], params["b1"])]


def q_value(params, z):
    return sum(w * o for w, o in zip(params["w2"], outputs(params, z))) + params["b2"]


def q_gradient(params, z):
    out = outputs(params, z)
    b1 = [w * o * (1 - o) for w, o in zip(params["w2"], out)]
    return {"b2": 1, "w2": out, "b1": b1, "W1": [[b * x for x in z] for b in b1]}


def sarsa_step(params, z, r, z2, done, alpha, gamma):
    delta = r - q_value(params, z)
    if not done:
        delta += gamma * q_value(params, z2)
    step = alpha * delta
    g = q_gradient(params, z)
    return {
        "W1": [[w + step * x for w, x in zip(row, more)] for row, more in zip(params["W1"], g["W1"])],
        "b1": [w + step * x for w, x in zip(params["b1"], g["b1"])],
        "w2": [w + step * x for w, x in zip(params["w2"], g["w2"])],
        "b2": params["b2"] + step,
    }


def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    A = len(P[0])

    def greedy(s):
        values = [q_value(params, encode(X[s], a, A)) for a in range(A)]
        return next(a for a in range(A) if values[a] >= max(values) - 1e-9)

    s, a = start, greedy(start)
    for row in u:
        total, s2 = 0.0, -1
        while total <= row[2]:
            s2 += 1
            total += P[s][a][s2]
        here, r = encode(X[s], a, A), R[s][a][s2]
        if s2 == goal:
            params = sarsa_step(params, here, r, None, True, alpha, gamma)
            s, a = start, greedy(start)
            continue
        a2 = int(row[1] * A) if row[0] < epsilon else greedy(s2)
        params = sarsa_step(params, here, r, encode(X[s2], a2, A), False, alpha, gamma)
        s, a = s2, a2
    return params
