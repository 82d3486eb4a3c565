"""纯 Python：每步减去最大值，梯度由数列求和 / Plain Python: scaled messages with their shifts, lists as answers"""

from math import exp, fsum, log


def dot(row, x):
    return fsum(float(u) * float(v) for u, v in zip(row, x))


def log_sum(values):
    top = max(values)
    return top + log(fsum(exp(value - top) for value in values))


def softmax_log_prob(y, x, U, b):
    scores = [dot(row, x) + float(bias) for row, bias in zip(U, b)]
    return scores[y] - log_sum(scores)


def tables(X, U, b, A):
    S = [[dot(row, x) + float(bias) for row, bias in zip(U, b)] for x in X]
    T, K = len(S), len(S[0])
    before = [[0.0] * K]  # what comes before position t, without its own score
    for t in range(1, T):
        last = [f + s for f, s in zip(before[-1], S[t - 1])]
        before.append([log_sum([last[i] + A[i][j] for i in range(K)]) for j in range(K)])
    after = [[0.0] * K]
    for t in range(T - 2, -1, -1):
        nxt = [g + s for g, s in zip(after[0], S[t + 1])]
        after.insert(0, [log_sum([A[i][j] + nxt[j] for j in range(K)]) for i in range(K)])
    logZ = log_sum([s + g for s, g in zip(S[0], after[0])])
    return S, before, after, logZ


def crf_log_prob(y, X, U, b, A):
    S, _, _, logZ = tables(X, U, b, A)
    return fsum([S[t][k] for t, k in enumerate(y)] + [A[i][j] for i, j in zip(y, y[1:])]) - logZ


def crf_marginals(X, U, b, A):
    S, before, after, logZ = tables(X, U, b, A)
    return [[exp(s + f + g - logZ) for s, f, g in zip(*rows)] for rows in zip(S, before, after)]


def crf_gradient(y, X, U, b, A):
    S, before, after, logZ = tables(X, U, b, A)
    T, K, d = len(S), len(S[0]), len(X[0])
    off = [[(y[t] == k) - p for k, p in enumerate(row)] for t, row in enumerate(crf_marginals(X, U, b, A))]
    dA = [[0.0] * K for _ in range(K)]
    for t in range(T - 1):
        for i in range(K):
            for j in range(K):
                log_p = before[t][i] + S[t][i] + A[i][j] + S[t + 1][j] + after[t + 1][j] - logZ
                dA[i][j] += (y[t] == i and y[t + 1] == j) - exp(log_p)
    return {
        "A": dA,
        "b": [fsum(off[t][k] for t in range(T)) for k in range(K)],
        "U": [[fsum(off[t][k] * X[t][i] for t in range(T)) for i in range(d)] for k in range(K)],
    }


def marginal_differs(gap):
    # The features alone make both labels equal; after label 0 nothing can follow easily.
    # Weights e^a, e^a, 1, 1 of the sequences that begin with 0, 0, 1, 1.
    a = log((0.5 - gap) / (0.5 + gap))
    return [[1.0], [2.0]], [[0.0], [0.0]], [1.0, 1.0], [[a, a], [0.0, 0.0]]


def marginal_argmax_fails(T):
    # Three labels: 0 leads to 0 alone, 1 to all three alike; the others are forbidden. The rest follow from X.
    X = [[0, 0], [0, 0]] + [[1, 0]] * (T - 2)
    return X, [[5, 0], [-5, 0], [-5, 0]], [0, 0, -4.5], [[log(0.35), -5, -5], [log(0.3), log(0.25), -5], [-5, -5, -5]]


def claims():
    false = ["crf_marginal_equals_softmax", "argmax_of_marginals_is_best_sequence", "parameters_unique"]
    true = ["both_discriminative", "both_concave_loglik", "crf_with_zero_A_factorises", "crf_normalises_over_sequences"]
    return {**dict.fromkeys(false, False), **dict.fromkeys(true, True)}


def essay():
    return "略"


def correlated_crf(r):
    half = log(r) / 4
    return [[0], [0]], [0, 0], [[half, -half], [-half, half]]
