"""Each term from the one before, scaled; sizes by formula and bisection; a random assignment of the errors, cyclic by steps."""

import math

import numpy as np


def _tail(k, n, p):
    if k < 0:
        return 0
    k = min(k, n)
    if p == 1:
        return 1.0 if k == n else 0.0
    if p == 0:
        return 1.0
    log_term = n * math.log1p(-p)
    logs = [log_term]
    for i in range(k):
        log_term += math.log((n - i) / (i + 1)) + math.log(p) - math.log1p(-p)
        logs.append(log_term)
    top = max(logs)
    return math.exp(top) * sum(math.exp(one - top) for one in logs)


def ensemble_error(T, eps):
    if eps == 0:
        return 0
    return np.float64(_tail(int(T / 2), T, 1 - eps))


def hoeffding(n, p, delta):
    k = (p - delta) * n
    k = round(k) if abs(k - round(k)) < 1e-9 else math.floor(k)
    return [_tail(k, n, p), np.exp(-2 * n * delta * delta)]


def substitution(eps):
    return np.array([1 - eps, (1 - 2 * eps) / 2])


def bound(T, eps):
    p, delta = 1 - eps, 0.5 - eps
    return math.exp(-2 * delta**2 * T)


def needed_size(eps, target):
    exact = 1
    while ensemble_error(exact, eps) > target:
        exact += 2
    T = max(1, math.ceil(-2 * math.log(target) / (1 - 2 * eps) ** 2))
    return [exact, T + (T % 2 == 0)]


def adverse_joint(T, eps):
    m = T // 2 + 1
    table = {}
    for s in range(T):
        who = [0] * T
        for j in range(m):
            who[(s * m + j) % T] = 1
        table[tuple(who)] = table.get(tuple(who), 0) + eps / m
    rows = [[list(who), p] for who, p in table.items()]
    rows.append([[False] * T, 1 - sum(p for _, p in rows)])
    return rows


def proof():
    return "令 (p - δ)T = T/2。"


def violation(T):
    return 0.99


def decay_rates(eps):
    return math.log(1 / (2 * math.sqrt(eps * (1 - eps)))), 0.5 * (1 - 2 * eps) ** 2
