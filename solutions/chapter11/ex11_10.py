"""11.10 分组稀疏的字典学习 / Dictionary learning with group sparsity"""

import numpy as np


def objective(X, B, A, lam, groups):
    penalty = sum(np.sum(np.linalg.norm(A[group], axis=0)) for group in groups)
    return float(np.sum((X - B @ A) ** 2) + lam * penalty)


def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    for group in groups:
        length = np.linalg.norm(v[group], axis=0)
        u[group] = v[group] * np.where(length > t, 1 - t / np.maximum(length, 1e-300), 0)
    return u


def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    for _ in range(steps if L else 0):
        A = prox_group(A - 2 * B.T @ (B @ A - X) / L, lam / L, groups)
    return A


def update_atom(X, B, A, j):
    if not np.any(A[j]):
        return B[:, j].copy()
    rest = X - B @ A + np.outer(B[:, j], A[j])
    atom = rest @ A[j] / (A[j] @ A[j])
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return atom / max(1, np.linalg.norm(atom))


def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


def essay():
    return """$‖u_g‖_2$ 在 $u_g = 0$ 处不可微，次梯度是整个单位球：$‖v_g‖_2 ≤ t$ 时，0 就是最小点，于是整组为 0；
在其他地方它的梯度 $u_g / ‖u_g‖_2$ 与 $u_g$ 同向，所以只缩短整组的长度，不会单独使某个分量为 0。
平方 $‖u_g‖_2^2$ 在 0 处可微且导数为 0，不足以抵消误差项的梯度：系数只按比例缩小，一般不为 0。"""
