"""纯 Python 的循环与列表 / Plain loops and lists"""


def backup(P, R, pi, gamma, V):
    new = []
    for s in range(len(P)):
        total = 0.0
        for a in range(len(P[s])):
            if pi[s][a] == 0:
                continue
            for t in range(len(P)):
                total += pi[s][a] * P[s][a][t] * (R[s][a][t] + gamma * V[t])
        new.append(total)
    return new


def policy_evaluation(P, R, pi, gamma, theta):
    V = [0.0] * len(P)
    sweeps = 0
    while True:
        new = backup(P, R, pi, gamma, V)
        sweeps += 1
        if max(abs(x - y) for x, y in zip(new, V)) < theta:
            return new, sweeps
        V = new


def action_values(P, R, gamma, V):
    S, A = len(P), len(P[0])
    return [[sum(P[s][a][t] * (R[s][a][t] + gamma * V[t]) for t in range(S)) for a in range(A)] for s in range(S)]


def error_bound(theta, gamma):
    return theta / (1 / gamma - 1) if gamma > 0 else 0


def sweeps_needed(theta, gamma, r_max):
    k = 1
    while gamma ** (k - 1) * r_max >= theta:
        k += 1
    return k
