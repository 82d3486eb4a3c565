"""规范化的矩阵连乘，梯度由对数配分函数的差商以外的办法 / Products of scaled matrices, without logarithms inside"""

import numpy as np


def softmax_log_prob(y, x, U, b):
    scores = np.dot(U, x) + b
    top = scores.max()
    return float(scores[y] - top - np.log(np.exp(scores - top).sum()))


def chain(X, U, b, A):
    """Forward and backward weights that sum to 1, with the logarithms of the factors taken out."""
    S = np.dot(X, np.transpose(U)) + b
    tops = S.max(axis=1)
    E, M = np.exp(S - tops[:, None]), np.exp(A)
    T = len(S)
    f, g = np.empty_like(E), np.ones_like(E)
    logs = tops.sum()
    for t in range(T):
        f[t] = E[t] * (f[t - 1] @ M if t else 1)
        logs += np.log(f[t].sum())
        f[t] /= f[t].sum()
    for t in range(T - 2, -1, -1):
        g[t] = M @ (E[t + 1] * g[t + 1])
        g[t] /= g[t].sum()
    return S, E, M, f, g, logs


def crf_log_prob(y, X, U, b, A):
    S, *_, logs = chain(X, U, b, A)
    y = np.asarray(y)
    return np.take_along_axis(S, y[:, None], axis=1).sum() + A[y[:-1], y[1:]].sum() - logs


def crf_marginals(X, U, b, A):
    _, _, _, f, g, _ = chain(X, U, b, A)
    return f * g / (f * g).sum(axis=1, keepdims=True)


def crf_gradient(y, X, U, b, A):
    _, E, M, f, g, _ = chain(X, U, b, A)
    P = f * g / (f * g).sum(axis=1, keepdims=True)
    K = len(A)
    dA = np.zeros((K, K))
    for t in range(len(y) - 1):
        joint = np.outer(f[t], E[t + 1] * g[t + 1]) * M
        dA -= joint / joint.sum()
        dA[y[t], y[t + 1]] += 1
    off = -P
    off[np.arange(len(y)), y] += 1
    return {"U": np.einsum("tk,td->kd", off, X), "b": off.sum(0), "A": dA}


def marginal_differs(gap):
    # The second position is all but certain of label 1; the transition into it decides.
    odds = (0.5 + gap) / (0.5 - gap)
    X = np.array([[0.0], [1.0]])
    U = np.array([[-5.0], [5.0]])
    low, high = 0.0, 5.0
    for _ in range(100):
        a = (low + high) / 2
        A = np.array([[0.0, 0.0], [0.0, a]])
        P = crf_marginals(X, U, np.zeros(2), A)[0]
        low, high = (a, high) if P[1] / P[0] < odds else (low, a)
    return X, U, np.zeros(2), A


def marginal_argmax_fails(T):
    # The other way round: the first positions are fixed by X, and the last two matter.
    X = np.array([[1.0, 0.0]] * (T - 2) + [[0.0, 0.0]] * 2)
    U = np.array([[5.0, 1.0], [-5.0, 1.0]])
    A = np.log(np.array([[0.4, 0.3], [0.01, 0.3]]))
    return X, U, np.array([0.0, 0.0]), A


def claims():
    return {
        "both_discriminative": True,
        "both_concave_loglik": True,
        "crf_with_zero_A_factorises": True,
        "crf_normalises_over_sequences": True,
        "crf_marginal_equals_softmax": False,
        "argmax_of_marginals_is_best_sequence": False,
        "parameters_unique": False,
    }


def essay():
    return "略"


def correlated_crf(r):
    return [[1], [2]], [3, -1], np.array([[1, 1 - np.log(r)], [0, 0]])
