"""纯 Python：反复扫描来评估，直到不再变化 / Plain Python: sweeps until nothing changes"""


def _evaluate(P, R, gamma, policy):
    n = len(policy)
    V = [0.0] * n
    for _ in range(10_000):
        new = [
            sum(float(p) * (float(r) + gamma * v) for p, r, v in zip(P[s][policy[s]], R[s][policy[s]], V))
            for s in range(n)
        ]
        change = max(abs(a - b) for a, b in zip(new, V))
        V = new
        if change < 1e-13:
            break
    return V


def _q(P, R, gamma, V, s, a):
    return sum(float(P[s][a][t]) * (float(R[s][a][t]) + gamma * V[t]) for t in range(len(V)))


def _step(P, R, gamma, policy, V):
    new = []
    for s in range(len(policy)):
        q = [_q(P, R, gamma, V, s, a) for a in range(len(P[s]))]
        good = [a for a in range(len(q)) if max(q) - q[a] <= 1e-8]
        new.append(policy[s] if policy[s] in good else good[0])
    return tuple(new)


def improve(P, R, gamma, policy):
    return _step(P, R, gamma, policy, _evaluate(P, R, gamma, policy))


def policy_iteration(P, R, gamma, policy):
    policy = tuple(policy)
    V = _evaluate(P, R, gamma, policy)
    history = [(policy, V)]
    while True:
        new = _step(P, R, gamma, policy, V)
        if new == policy:
            policies, values = zip(*history)
            return {"policy": list(policy), "V": V, "policies": policies, "values": values, "rounds": len(history)}
        policy, V = new, _evaluate(P, R, gamma, new)
        history.append((policy, V))


def optimal_actions(P, R, gamma):
    V = policy_iteration(P, R, gamma, [0] * len(P))["V"]
    result = []
    for s in range(len(P)):
        q = [_q(P, R, gamma, V, s, a) for a in range(len(P[s]))]
        result.append([a for a in range(len(q)) if q[a] > max(q) - 1e-8])
    return result
