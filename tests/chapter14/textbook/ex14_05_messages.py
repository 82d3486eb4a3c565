"""照 (14.11) 与 (3.23)，用 (14.19)、(14.20) 的消息求 Z 与边际，exp 直接算。 / (14.11) and (3.23); Z and marginals by the messages (14.19), (14.20), exp as it stands."""

import numpy as np


def softmax_log_prob(y, x, U, b):
    e = np.exp(U @ x + b)
    return float(np.log(e[y] / e.sum()))


def messages(X, U, b, A):
    T, K = len(X), len(b)
    psi = np.exp(X @ U.T + b)  # potentials of single positions
    E = np.exp(A)  # potentials of neighbours
    forward = np.ones((T, K))  # what comes from the left
    backward = np.ones((T, K))  # what comes from the right
    for t in range(1, T):
        forward[t] = (forward[t - 1] * psi[t - 1]) @ E  # (14.19)
    for t in range(T - 2, -1, -1):
        backward[t] = E @ (psi[t + 1] * backward[t + 1])
    Z = (forward[T - 1] * psi[T - 1]).sum()
    return psi, E, forward, backward, Z


def score(y, X, U, b, A):
    s = sum(U[y[t]] @ X[t] + b[y[t]] for t in range(len(y)))
    return s + sum(A[y[t], y[t + 1]] for t in range(len(y) - 1))


def crf_log_prob(y, X, U, b, A):
    Z = messages(X, U, b, A)[-1]
    return float(np.log(np.exp(score(y, X, U, b, A)) / Z))


def crf_marginals(X, U, b, A):
    psi, E, forward, backward, Z = messages(X, U, b, A)
    return forward * psi * backward / Z  # (14.20)


def crf_gradient(y, X, U, b, A):
    psi, E, forward, backward, Z = messages(X, U, b, A)
    marginals = forward * psi * backward / Z
    T, K = marginals.shape
    gU, gb, gA = np.zeros(U.shape), np.zeros(b.shape), np.zeros(A.shape)
    for t in range(T):
        gU[y[t]] += X[t]
        gb[y[t]] += 1
        gU -= np.outer(marginals[t], X[t])
        gb -= marginals[t]
    for t in range(T - 1):
        gA[y[t], y[t + 1]] += 1
        gA -= np.outer(forward[t] * psi[t], psi[t + 1] * backward[t + 1]) * E / Z
    return {"U": gU, "b": gb, "A": gA}


def marginal_differs(gap):
    a = np.log((0.5 + gap) / (0.5 - gap))
    return np.zeros((2, 1)), np.zeros((2, 1)), np.zeros(2), np.array([[0.0, 0.0], [a, a]])


def marginal_argmax_fails(T):
    # Two positions: (0, 0) has weight 4, (1, 1) and (1, 2) have 3 each. All later positions are 0.
    A = np.full((3, 3), -3.0)
    A[0, 0] = np.log(4)
    A[1, 1] = A[1, 2] = np.log(3)
    U = np.zeros((3, 2))
    U[:, 0] = [5, -5, -5]
    U[:, 1] = -A[:, 0]
    X = np.zeros((T, 2))
    if T > 2:
        X[1, 1] = 1
        X[2:, 0] = 1
    return X, U, np.zeros(3), A


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
    return "二者都是判别式的对数线性模型；条件随机场在整个标记序列上规范化，可看作对率回归的扩展。"


def correlated_crf(r):
    return np.zeros((2, 1)), np.zeros(2), np.array([[np.log(r), 0.0], [0.0, 0.0]])
