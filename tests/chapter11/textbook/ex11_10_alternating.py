"""照 11.5 节的变量交替优化与 (11.11)、(11.18) 写 / The alternating optimisation of §11.5 with (11.11) and (11.18)"""

import numpy as np


def objective(X, B, A, lam, groups):
    penalty = sum(np.linalg.norm(A[g, i]) for i in range(A.shape[1]) for g in groups)
    return float(((X - B @ A) ** 2).sum() + lam * penalty)


def prox_group(v, t, groups):
    u = np.zeros(len(v))
    for g in groups:
        length = np.linalg.norm(v[g])
        if length > t:
            u[g] = (1 - t / length) * v[g]
    return u


def code(X, B, lam, groups, A0, steps):
    A = np.array(A0, dtype=float)
    L = 2 * np.linalg.eigvalsh(B.T @ B)[-1]
    if L == 0:
        return A
    for _ in range(steps):
        Z = A - 2 * B.T @ (B @ A - X) / L
        for i in range(A.shape[1]):
            A[:, i] = prox_group(Z[:, i], lam / L, groups)
    return A


def update_atom(X, B, A, j):
    a = A[j]
    if (a == 0).all():
        return B[:, j].copy()
    E = X - B @ A + np.outer(B[:, j], a)
    b = E @ a / (a @ a)
    length = np.linalg.norm(b)
    return b / length if length > 1 else b


def learn(X, k, groups, lam, rounds, seed):
    rng = np.random.default_rng(seed)
    B = rng.normal(size=(len(X), k))
    B = B / np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 20)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


def essay():
    return "长度在 0 处有尖角，所以整组可以恰好为 0；平方在 0 处光滑，只会缩小。"
