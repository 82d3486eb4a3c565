"""逐个查询的循环，返回列表；反向用完整的雅可比 / Loops over queries, lists; whole Jacobians on the way back"""

import math


def weights(S, mask):
    out = []
    for s, m in zip(S.tolist(), mask.tolist()):
        seen = [x for x, ok in zip(s, m) if ok]
        if not seen:
            out.append([0] * len(s))
            continue
        top = max(seen)
        e = [math.exp(x - top) if ok else 0.0 for x, ok in zip(s, m)]
        out.append([x / sum(e) for x in e])
    return out


def row_of_weights(q, K, m, scale):
    s = [scale * sum(a * b for a, b in zip(q, k)) for k in K]
    seen = [x for x, ok in zip(s, m) if ok]
    if not seen:
        return [0.0] * len(K)
    top = max(seen)
    e = [math.exp(x - top) if ok else 0.0 for x, ok in zip(s, m)]
    total = sum(e)
    return [x / total for x in e]


def attend(Q, K, V, mask, scale):
    Q, K, V, mask = Q.tolist(), K.tolist(), V.tolist(), mask.tolist()
    out = []
    for q, m in zip(Q, mask):
        a = row_of_weights(q, K, m, scale)
        out.append([sum(x * v[c] for x, v in zip(a, V)) for c in range(len(V[0]))])
    return out


def attend_backward(Q, K, V, mask, scale, dO):
    Q, K, V, mask, dO = Q.tolist(), K.tolist(), V.tolist(), mask.tolist(), dO.tolist()
    d, u = len(Q[0]), len(V[0])
    dQ = [[0.0] * d for _ in Q]
    dK = [[0.0] * d for _ in K]
    dV = [[0.0] * u for _ in V]
    for i, (q, m) in enumerate(zip(Q, mask)):
        a = row_of_weights(q, K, m, scale)
        seen = [j for j, ok in enumerate(m) if ok]
        da = {j: sum(g * v for g, v in zip(dO[i], V[j])) for j in seen}
        for j in seen:
            # d a_l / d s_j = a_l (1{l = j} - a_j)
            ds = sum(da[l] * a[l] * ((l == j) - a[j]) for l in seen)
            for c in range(d):
                dQ[i][c] += scale * ds * K[j][c]
                dK[j][c] += scale * ds * q[c]
            for c in range(u):
                dV[j][c] += a[j] * dO[i][c]
    return [dQ, dK, dV]


def hard(Q, K, V, mask):
    out = []
    for q, m in zip(Q, mask):
        seen = [j for j in range(len(K)) if m[j]]
        if seen:
            best = max(seen, key=lambda j: sum(float(a) * float(b) for a, b in zip(q, K[j])))
            out.append(list(V[best]))
        else:
            out.append([0] * len(V[0]))
    return out


def evidence(keys, j):
    order = sorted(range(len(keys)), key=lambda i: keys[i])
    place = order.index(j)
    if place == 0:
        return {"query": -3}
    if place == len(order) - 1:
        return {"query": 1e-9}
    a, b = order[place + 1], order[place - 1]
    return {"between": [a, b, (keys[a] - keys[j]) / (keys[a] - keys[b])]}
