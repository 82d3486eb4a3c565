"""列表与循环，期望逐项枚举 / Lists and loops; expectations by enumeration"""


def incremental_mean(q, r, t):
    return (t * q + r) / (t + 1)


def sample_weights(alphas):
    result = []
    left = 1.0
    for alpha in reversed(alphas):
        result.append(alpha * left)
        left *= 1 - alpha
    result.append(left)
    return tuple(reversed(result))


def bellman_target(P, R, pi, Q, gamma):
    S, A = len(P), len(P[0])
    target = []
    for s in range(S):
        row = []
        for a in range(A):
            total = 0
            for t in range(S):
                total += P[s][a][t] * (R[s][a][t] + gamma * sum(pi[t][b] * Q[t][b] for b in range(A)))
            row.append(total)
        target.append(row)
    return target


def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    Q = [list(row) for row in Q]
    Q[s][a] = (1 - alpha) * Q[s][a] + alpha * (r + gamma * Q[s2][a2])
    return Q


def expected_change(P, R, pi, Q, s, a, alpha, gamma):
    change = 0.0
    for t in range(len(P)):
        for b in range(len(P[0])):
            after = sarsa_update(Q, s, a, R[s][a][t], t, b, alpha, gamma)
            change += P[s][a][t] * pi[t][b] * (after[s][a] - Q[s][a])
    return change


def q_learning_change(P, R, Q, s, a, alpha, gamma):
    change = 0.0
    for t in range(len(P)):
        change += P[s][a][t] * alpha * (R[s][a][t] + gamma * max(Q[t]) - Q[s][a])
    return change


def derivation():
    return "把期望换成一次采样 / one sample for the expectation"
