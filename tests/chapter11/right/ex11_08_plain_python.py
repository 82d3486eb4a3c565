"""纯 Python 循环，返回列表 / Loops in plain Python, lists as answers"""

import math


def prox_objective(x, z, lam, L):
    total = 0.0
    for a, b in zip(x, z):
        total += L * (a - b) * (a - b) / 2 + lam * abs(a)
    return total


def prox_l1(z, lam, L):
    answer = []
    for value in z:
        value = float(value)
        shrunk = abs(value) - lam / L
        answer.append(math.copysign(shrunk, value) if shrunk > 0 else 0.0)
    return answer


def certificate(z, lam, L):
    return tuple(max(-1.0, min(1.0, L * float(value) / lam)) for value in z)


def product(A, v):
    return [sum(float(a) * b for a, b in zip(row, v)) for row in A]


def lipschitz(X):
    # power iteration on XᵀX from every unit vector
    columns = [[float(row[j]) for row in X] for j in range(len(X[0]))]
    gram = [[sum(a * b for a, b in zip(one, other)) for other in columns] for one in columns]
    best = 0.0
    for start in range(len(columns)):
        v = [1.0 if j == start else 0.0 for j in range(len(columns))]
        for _ in range(3000):
            u = product(gram, v)
            size = math.sqrt(sum(a * a for a in u))
            if size == 0:
                break
            w = [a / size for a in u]
            if max(abs(a - b) for a, b in zip(v, w)) < 1e-13:
                v = w
                break
            v = w
        best = max(best, sum(a * a for a in product(X, v)))
    return 2 * best


def pgd(X, y, lam, steps):
    L = lipschitz(X)
    d = len(X[0])
    w = [0.0] * d
    objectives = []
    for step in range(steps + 1):
        residuals = [p - float(t) for p, t in zip(product(X, w), y)]
        objectives.append(sum(r * r for r in residuals) + lam * sum(map(abs, w)))
        if step < steps:
            gradient = [2 * sum(float(row[j]) * r for row, r in zip(X, residuals)) for j in range(d)]
            w = prox_l1([a - g / L for a, g in zip(w, gradient)], lam, L)
    return w, objectives


def literal_step_diverges(a_max):
    return min(a_max, 0.1)


def derivation():
    return "略"
