"""近端算子写成减去投影，误差矩阵随原子更新 / The operator as v minus a projection, the error kept up to date"""

import numpy as np


def indicator(groups, k):
    member = np.zeros((len(groups), k))
    for g, group in enumerate(groups):
        member[g, group] = 1
    return member


def objective(X, B, A, lam, groups):
    member = indicator(groups, len(A))
    return np.linalg.norm(X - B @ A) ** 2 + lam * np.sqrt(member @ A**2).sum()


def prox_group(v, t, groups):
    v = np.asarray(v, dtype=float)
    size = np.abs(v).max(initial=0.0) or 1.0
    member = indicator(groups, len(v))
    lengths = member.T @ (size * np.sqrt(member @ (v / size) ** 2))
    with np.errstate(divide="ignore", invalid="ignore"):
        ball = np.where(lengths.T > t, (v.T * (t / lengths.T)), v.T).T
    return v - ball


def code(X, B, lam, groups, A0, steps):
    if not np.any(B):
        return A0
    half = np.linalg.eigvalsh(B.T @ B).max()
    walk = np.eye(B.shape[1]) - B.T @ B / half
    shift = B.T @ X / half
    A = A0
    for _ in range(steps):
        A = prox_group(walk @ A + shift, lam / 2 / half, groups)
    return A


def update_atom(X, B, A, j):
    E = X - np.delete(B, j, axis=1) @ np.delete(A, j, axis=0)
    if np.linalg.norm(A[j]) == 0:
        return B[:, j]
    atom = np.linalg.lstsq(A[j][:, None], E.T, rcond=None)[0][0]
    return atom / np.linalg.norm(atom) if np.linalg.norm(atom) > 1 else atom


def learn(X, k, groups, lam, rounds, seed):
    rng = np.random.RandomState(seed)
    B = np.linalg.qr(rng.normal(size=(max(len(X), k), max(len(X), k))))[0][: len(X), :k]
    B = B / np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = np.zeros(2 * rounds + 1)
    history[0] = (X**2).sum()
    for r in range(rounds):
        A = code(X, B, lam, groups, A, 100)
        history[2 * r + 1] = objective(X, B, A, lam, groups)
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history[2 * r + 2] = objective(X, B, A, lam, groups)
    return dict(B=B, A=A, history=history, rounds=rounds)


def essay():
    return "略"
