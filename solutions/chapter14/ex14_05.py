"""14.5 条件随机场与对率回归 / Conditional random fields and logistic regression"""

import numpy as np


def softmax_log_prob(y, x, U, b):
    scores = U @ x + b
    return scores[y] - np.logaddexp.reduce(scores)


def crf_log_prob(y, X, U, b, A):
    S = X @ U.T + b
    score = S[np.arange(len(y)), y].sum() + A[y[:-1], y[1:]].sum()
    return score - np.logaddexp.reduce(forward(S, A)[-1])


def forward(S, A):
    """alpha[t, k]: the logarithm of the sum over all beginnings that have label k at position t."""
    alpha = [S[0]]
    for scores in S[1:]:
        alpha.append(scores + np.logaddexp.reduce(alpha[-1][:, None] + A, axis=0))
    return np.array(alpha)


def backward(S, A):
    """beta[t, k]: the logarithm of the sum over all continuations after label k at position t."""
    beta = [np.zeros(len(A))]
    for scores in S[:0:-1]:
        beta.append(np.logaddexp.reduce(A + scores + beta[-1], axis=1))
    return np.array(beta[::-1])


def crf_marginals(X, U, b, A):
    S = X @ U.T + b
    alpha = forward(S, A)
    return np.exp(alpha + backward(S, A) - np.logaddexp.reduce(alpha[-1]))


def crf_gradient(y, X, U, b, A):
    # Observed minus expected counts, of labels and of transitions.
    S = X @ U.T + b
    alpha, beta = forward(S, A), backward(S, A)
    pairs = np.exp(alpha[:-1, :, None] + A + (S + beta)[1:, None, :] - np.logaddexp.reduce(alpha[-1]))
    labels = np.eye(len(A))[y] - crf_marginals(X, U, b, A)
    transitions = -pairs.sum(axis=0)
    np.add.at(transitions, (y[:-1], y[1:]), 1)
    return {"U": labels.T @ X, "b": labels.sum(axis=0), "A": transitions}


def marginal_differs(gap):
    # Two positions without features: of the weights 1, 1, 1, w of the sequences, (1 + w) / (3 + w) have label 1 first.
    w = (1 + 6 * gap) / (1 - 2 * gap)
    return np.zeros((2, 1)), np.zeros((2, 1)), np.zeros(2), np.array([[0.0, 0.0], [0.0, np.log(w)]])


def marginal_argmax_fails(T):
    # Label 1 is more probable at first, but divides its probability among the labels that follow.
    return np.zeros((T, 1)), np.zeros((2, 1)), np.zeros(2), np.log([[0.4, 0.01], [0.3, 0.3]])


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
    return """相同：都是判别式的对数线性模型，直接给出 P(y | x)；对数似然是凹函数，
梯度都是 "观察到的特征数减去模型下的期望"。序列长为 1，或没有转移特征 (A = 0) 时，条件随机场就是（各位置的）对率回归。
不同：条件随机场对整个标记序列规范化，转移特征使相邻的标记相关；一个位置的边际概率依赖于整个序列，
最可能的序列也未必由各位置最可能的标记组成。
代价：规范化因子对 K^T 个序列求和，要用动态规划，每次求梯度 O(TK²)，对率回归只要 O(TK)。"""


def correlated_crf(r):
    return np.zeros((2, 1)), np.zeros(2), np.array([[np.log(r), 0.0], [0.0, 0.0]])
