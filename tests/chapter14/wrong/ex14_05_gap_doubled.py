"""差了一倍 / Twice the gap

caught by: test_marginal_differs
book: (14.11)
"""

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
    w = (1 + 3 * gap) / (1 - gap)
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
    return "略 / Omitted"


def correlated_crf(r):
    return np.zeros((2, 1)), np.zeros(2), np.array([[np.log(r), 0.0], [0.0, 0.0]])
