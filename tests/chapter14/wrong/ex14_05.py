"""Known mistakes of 14.5. Each cell holds what differs from the reference."""

# %% backward_transposed: 后向时把 A 转置了 / Transposes A in the backward sums
# caught by: test_marginals, test_gradient
# book: (14.11)
def backward(S, A):
    """beta[t, k]: the logarithm of the sum over all continuations after label k at position t."""
    beta = [np.zeros(len(A))]
    for scores in S[:0:-1]:
        beta.append(np.logaddexp.reduce(A.T + scores + beta[-1], axis=1))
    return np.array(beta[::-1])


# %% best_path_marginals: 边际是最可能序列的 0/1 / Marginals that are 0 and 1, of the best sequence
# caught by: test_marginals
# book: (14.11)
def crf_marginals(X, U, b, A):
    S = X @ U.T + b
    alpha = forward(S, A)
    return np.eye(len(A))[(alpha + backward(S, A)).argmax(axis=1)]


# %% best_sequence_agrees: 转移对称，逐个最可能的就是最可能的序列 / Labels one by one do make the best sequence
# caught by: test_argmax_fails
# hint: divides
# book: (14.11)
def marginal_argmax_fails(T):
    # Label 1 is more probable at first, but divides its probability among the labels that follow.
    return np.zeros((T, 1)), np.zeros((2, 1)), np.zeros(2), np.log([[0.4, 0.1], [0.1, 0.3]])


# %% best_sequence_for_Z: 以最大代替求和（维特比）求 Z / Takes the maximum for the sum, as Viterbi does
# caught by: test_by_hand, test_log_prob
# book: (14.11)
def forward(S, A):
    """alpha[t, k]: the logarithm of the sum over all beginnings that have label k at position t."""
    alpha = [S[0]]
    for scores in S[1:]:
        alpha.append(scores + np.max(alpha[-1][:, None] + A, axis=0))
    return np.array(alpha)


# %% claims_best_labels: 以为逐个最可能的标记组成最可能的序列 / Takes the labels one by one for the best sequence
# caught by: test_claims
# book: (14.11)
def claims():
    return {
        "both_discriminative": True,
        "both_concave_loglik": True,
        "crf_with_zero_A_factorises": True,
        "crf_normalises_over_sequences": True,
        "crf_marginal_equals_softmax": False,
        "argmax_of_marginals_is_best_sequence": True,
        "parameters_unique": False,
    }


# %% claims_generative: 以为条件随机场是生成式模型 / Takes the CRF for a generative model
# caught by: test_claims
# book: (14.11)
def claims():
    return {
        "both_discriminative": False,
        "both_concave_loglik": True,
        "crf_with_zero_A_factorises": True,
        "crf_normalises_over_sequences": True,
        "crf_marginal_equals_softmax": False,
        "argmax_of_marginals_is_best_sequence": False,
        "parameters_unique": False,
    }


# %% claims_identified: 以为参数由分布唯一确定 / Takes the parameters for determined by the distribution
# caught by: test_claims
# book: (14.11)
def claims():
    return {
        "both_discriminative": True,
        "both_concave_loglik": True,
        "crf_with_zero_A_factorises": True,
        "crf_normalises_over_sequences": True,
        "crf_marginal_equals_softmax": False,
        "argmax_of_marginals_is_best_sequence": False,
        "parameters_unique": True,
    }


# %% claims_not_concave: 以为条件随机场的对数似然不是凹函数 / Takes the likelihood of a CRF for not concave
# caught by: test_claims
# book: (14.11)
def claims():
    return {
        "both_discriminative": True,
        "both_concave_loglik": False,
        "crf_with_zero_A_factorises": True,
        "crf_normalises_over_sequences": True,
        "crf_marginal_equals_softmax": False,
        "argmax_of_marginals_is_best_sequence": False,
        "parameters_unique": False,
    }


# %% emission_counted_twice: 前向与后向都算了本位置的分数 / Counts the score of a position both forward and backward
# caught by: test_marginals, test_gradient
# book: (14.11)
def crf_marginals(X, U, b, A):
    S = X @ U.T + b
    alpha = forward(S, A)
    return np.exp(alpha + backward(S, A) + S - np.logaddexp.reduce(alpha[-1]))


# %% enumerates: 枚举全部序列，长序列算不完 / Lists all sequences, which is too many for long ones
# caught by: test_log_prob
# book: (14.11)
def crf_log_prob(y, X, U, b, A):
    from itertools import product

    S = X @ U.T + b

    def score(path):
        return S[np.arange(len(path)), path].sum() + sum(A[i, j] for i, j in zip(path, path[1:]))

    total = -np.inf
    for path in product(range(len(A)), repeat=len(S)):
        total = np.logaddexp(total, score(path))
    return score(tuple(y)) - total


# %% forward_only_marginals: 边际只看前面（滤波） / Marginals by what comes before only
# caught by: test_marginals, test_by_hand
# hint: before and after
# book: (14.11)
def crf_marginals(X, U, b, A):
    S = X @ U.T + b
    alpha = forward(S, A)
    return np.exp(alpha - np.logaddexp.reduce(alpha, axis=1)[:, None])


# %% gap_doubled: 差了一倍 / Twice the gap
# caught by: test_marginal_differs
# book: (14.11)
def marginal_differs(gap):
    # Two positions without features: of the weights 1, 1, 1, w of the sequences, (1 + w) / (3 + w) have label 1 first.
    w = (1 + 3 * gap) / (1 - gap)
    return np.zeros((2, 1)), np.zeros((2, 1)), np.zeros(2), np.array([[0.0, 0.0], [0.0, np.log(w)]])


# %% gap_for_the_other_class: 类 0 而不是类 1 大 gap / Class 0 instead of class 1
# caught by: test_marginal_differs
# book: (14.11)
def marginal_differs(gap):
    # Two positions without features: of the weights 1, 1, 1, w of the sequences, (1 + w) / (3 + w) have label 1 first.
    w = (1 + 6 * gap) / (1 - 2 * gap)
    return np.zeros((2, 1)), np.zeros((2, 1)), np.zeros(2), np.array([[np.log(w), 0.0], [0.0, 0.0]])


# %% gap_of_the_sequence: 用序列的概率代替边际 / The probability of a sequence for a marginal
# caught by: test_marginal_differs
# book: (14.11)
def marginal_differs(gap):
    # Two positions without features: of the weights 1, 1, 1, w of the sequences, (1 + w) / (3 + w) have label 1 first.
    w = 3 * (0.5 + gap) / (0.5 - gap)
    return np.zeros((2, 1)), np.zeros((2, 1)), np.zeros(2), np.array([[0.0, 0.0], [0.0, np.log(w)]])


# %% gradient_A_of_independent_labels: A 的期望用边际之积 / Expects transitions by products of marginals
# caught by: test_gradient
# hint: joint
# book: (14.11)
def crf_gradient(y, X, U, b, A):
    # Observed minus expected counts, of labels and of transitions.
    S = X @ U.T + b
    alpha, beta = forward(S, A), backward(S, A)
    P = np.exp(alpha + beta - np.logaddexp.reduce(alpha[-1]))
    pairs = P[:-1, :, None] * P[1:, None, :]
    labels = np.eye(len(A))[y] - crf_marginals(X, U, b, A)
    transitions = -pairs.sum(axis=0)
    np.add.at(transitions, (y[:-1], y[1:]), 1)
    return {"U": labels.T @ X, "b": labels.sum(axis=0), "A": transitions}


# %% gradient_A_of_transition_softmax: A 的期望用逐行规范化的 e^A / Expects transitions by the rows of e^A
# caught by: test_gradient
# book: (14.11)
def crf_gradient(y, X, U, b, A):
    # Observed minus expected counts, of labels and of transitions.
    S = X @ U.T + b
    alpha, beta = forward(S, A), backward(S, A)
    P = np.exp(alpha + beta - np.logaddexp.reduce(alpha[-1]))
    pairs = P[:-1, :, None] * np.exp(A - np.logaddexp.reduce(A, axis=1)[:, None])
    labels = np.eye(len(A))[y] - crf_marginals(X, U, b, A)
    transitions = -pairs.sum(axis=0)
    np.add.at(transitions, (y[:-1], y[1:]), 1)
    return {"U": labels.T @ X, "b": labels.sum(axis=0), "A": transitions}


# %% gradient_A_transposed: 对 A 的梯度转置了 / The gradient of A is transposed
# caught by: test_gradient
# book: (14.11)
def crf_gradient(y, X, U, b, A):
    # Observed minus expected counts, of labels and of transitions.
    S = X @ U.T + b
    alpha, beta = forward(S, A), backward(S, A)
    pairs = np.exp(alpha[:-1, :, None] + A + (S + beta)[1:, None, :] - np.logaddexp.reduce(alpha[-1]))
    labels = np.eye(len(A))[y] - crf_marginals(X, U, b, A)
    transitions = -pairs.sum(axis=0)
    np.add.at(transitions, (y[:-1], y[1:]), 1)
    return {"U": labels.T @ X, "b": labels.sum(axis=0), "A": transitions.T}


# %% gradient_U_without_features: 对 U 的梯度没有乘 X / The gradient of U lacks X
# caught by: test_gradient
# book: (14.11)
def crf_gradient(y, X, U, b, A):
    # Observed minus expected counts, of labels and of transitions.
    S = X @ U.T + b
    alpha, beta = forward(S, A), backward(S, A)
    pairs = np.exp(alpha[:-1, :, None] + A + (S + beta)[1:, None, :] - np.logaddexp.reduce(alpha[-1]))
    labels = np.eye(len(A))[y] - crf_marginals(X, U, b, A)
    transitions = -pairs.sum(axis=0)
    np.add.at(transitions, (y[:-1], y[1:]), 1)
    return {"U": labels.T @ np.ones_like(X), "b": labels.sum(axis=0), "A": transitions}


# %% gradient_mean: 梯度对位置取了平均 / Averages the gradient over positions
# caught by: test_gradient
# book: (14.11)
def crf_gradient(y, X, U, b, A):
    # Observed minus expected counts, of labels and of transitions.
    S = X @ U.T + b
    alpha, beta = forward(S, A), backward(S, A)
    pairs = np.exp(alpha[:-1, :, None] + A + (S + beta)[1:, None, :] - np.logaddexp.reduce(alpha[-1]))
    labels = np.eye(len(A))[y] - crf_marginals(X, U, b, A)
    transitions = -pairs.sum(axis=0)
    np.add.at(transitions, (y[:-1], y[1:]), 1)
    return {"U": labels.T @ X / len(y), "b": labels.mean(axis=0), "A": transitions}


# %% gradient_negated: 给出了负对数似然的梯度 / The gradient of the negative log-likelihood
# caught by: test_gradient
# book: (14.11)
def crf_gradient(y, X, U, b, A):
    # Observed minus expected counts, of labels and of transitions.
    S = X @ U.T + b
    alpha, beta = forward(S, A), backward(S, A)
    pairs = np.exp(alpha[:-1, :, None] + A + (S + beta)[1:, None, :] - np.logaddexp.reduce(alpha[-1]))
    labels = np.eye(len(A))[y] - crf_marginals(X, U, b, A)
    transitions = -pairs.sum(axis=0)
    np.add.at(transitions, (y[:-1], y[1:]), 1)
    return {"U": -labels.T @ X, "b": -labels.sum(axis=0), "A": -transitions}


# %% gradient_without_expectation: 梯度只有观察到的次数 / The gradient holds observed counts only
# caught by: test_gradient
# hint: minus expected
# book: (14.11)
def crf_gradient(y, X, U, b, A):
    # Observed minus expected counts, of labels and of transitions.
    S = X @ U.T + b
    alpha, beta = forward(S, A), backward(S, A)
    pairs = np.exp(alpha[:-1, :, None] + A + (S + beta)[1:, None, :] - np.logaddexp.reduce(alpha[-1]))
    labels = np.eye(len(A))[y]
    transitions = np.zeros_like(A)
    np.add.at(transitions, (y[:-1], y[1:]), 1)
    return {"U": labels.T @ X, "b": labels.sum(axis=0), "A": transitions}


# %% initial_transition_added: 在开头多算了一个转移 / Adds a transition at the beginning
# caught by: test_log_prob, test_marginals
# book: (14.11)
def forward(S, A):
    """alpha[t, k]: the logarithm of the sum over all beginnings that have label k at position t."""
    alpha = [S[0] + A[0]]
    for scores in S[1:]:
        alpha.append(scores + np.logaddexp.reduce(alpha[-1][:, None] + A, axis=0))
    return np.array(alpha)


# %% last_transition_missing: 分数漏了最后一个转移 / The score lacks the last transition
# caught by: test_log_prob, test_by_hand
# book: (14.11)
def crf_log_prob(y, X, U, b, A):
    S = X @ U.T + b
    score = S[np.arange(len(y)), y].sum() + A[y[:-2], y[1:-1]].sum()
    return score - np.logaddexp.reduce(forward(S, A)[-1])


# %% logarithm_to_base_two: 用以 2 为底的对数 / Logarithms to base 2
# caught by: test_softmax, test_by_hand
# book: (14.11)
def softmax_log_prob(y, x, U, b):
    scores = U @ x + b
    return (scores[y] - np.logaddexp.reduce(scores)) / np.log(2)


def crf_log_prob(y, X, U, b, A):
    S = X @ U.T + b
    score = S[np.arange(len(y)), y].sum() + A[y[:-1], y[1:]].sum()
    return (score - np.logaddexp.reduce(forward(S, A)[-1])) / np.log(2)


# %% marginals_by_columns: 边际的形状是 (K, T) / Marginals of the shape (K, T)
# caught by: test_marginals
# book: (14.11)
def crf_marginals(X, U, b, A):
    S = X @ U.T + b
    alpha = forward(S, A)
    return np.exp(alpha + backward(S, A) - np.logaddexp.reduce(alpha[-1])).T


def crf_gradient(y, X, U, b, A):
    # Observed minus expected counts, of labels and of transitions.
    S = X @ U.T + b
    alpha, beta = forward(S, A), backward(S, A)
    pairs = np.exp(alpha[:-1, :, None] + A + (S + beta)[1:, None, :] - np.logaddexp.reduce(alpha[-1]))
    labels = np.eye(len(A))[y] - crf_marginals(X, U, b, A).T
    transitions = -pairs.sum(axis=0)
    np.add.at(transitions, (y[:-1], y[1:]), 1)
    return {"U": labels.T @ X, "b": labels.sum(axis=0), "A": transitions}


# %% marginals_in_float32: 用单精度计算 / Computes in single precision
# caught by: test_marginals, test_log_prob
# book: (14.11)
def forward(S, A):
    """alpha[t, k]: the logarithm of the sum over all beginnings that have label k at position t."""
    S, A = np.float32(S), np.float32(A)
    alpha = [S[0]]
    for scores in S[1:]:
        alpha.append(scores + np.logaddexp.reduce(alpha[-1][:, None] + A, axis=0))
    return np.array(alpha)


# %% marginals_kept: 记住了同样 X, U, b 的边际概率，不管 A 变了 / Keeps the marginals of the same X, U and b though A is another
# caught by: test_marginals
# book: (14.11)
# kind: narrow
known = {}


def crf_marginals(X, U, b, A):
    S = X @ U.T + b
    if S.tobytes() not in known:
        known[S.tobytes()] = marginals(S, A)
    return known[S.tobytes()]


def marginals(S, A):
    alpha = forward(S, A)
    return np.exp(alpha + backward(S, A) - np.logaddexp.reduce(alpha[-1]))


# %% no_log_domain: 连乘指数，长序列溢出 / Multiplies exponentials, which overflow for long sequences
# caught by: test_log_prob
# hint: stay in logarithms
# book: (14.11)
def crf_log_prob(y, X, U, b, A):
    S = X @ U.T + b
    weights = np.exp(S[0])
    for scores in S[1:]:
        weights = np.exp(scores) * (weights @ np.exp(A))
    return S[np.arange(len(y)), y].sum() + A[y[:-1], y[1:]].sum() - np.log(weights.sum())


# %% no_transitions_in_the_example: 例子里 A = 0，两者相等 / The example has A = 0, and both are equal
# caught by: test_marginal_differs
# hint: weights of all
# book: (14.11)
def marginal_differs(gap):
    # Two positions without features: of the weights 1, 1, 1, w of the sequences, (1 + w) / (3 + w) have label 1 first.
    w = (1 + 6 * gap) / (1 - 2 * gap)
    return np.zeros((2, 1)), np.zeros((2, 1)), np.zeros(2), np.zeros((2, 2))


# %% normalised_position_by_position: 逐位置规范化（最大熵马尔可夫模型） / Normalises at every position, as a maximum-entropy Markov model
# caught by: test_log_prob, test_by_hand
# hint: whole sequences
# book: (14.11)
def crf_log_prob(y, X, U, b, A):
    S = X @ U.T + b
    total = S[0, y[0]] - np.logaddexp.reduce(S[0])
    for t in range(1, len(y)):
        local = S[t] + A[y[t - 1]]
        total += local[y[t]] - np.logaddexp.reduce(local)
    return total


# %% odds_not_logarithm: 选做：A 里放了 r 而不是 ln r / Optional: r for ln r in A
# caught by: test_correlated
# book: (14.11)
def correlated_crf(r):
    return np.zeros((2, 1)), np.zeros(2), np.array([[min(r, 5), 0.0], [0.0, 0.0]])


# %% only_for_two_positions: 只造了 T = 2 的例子 / An example for T = 2 only
# caught by: test_argmax_fails
# book: (14.11)
def marginal_argmax_fails(T):
    # Label 1 is more probable at first, but divides its probability among the labels that follow.
    return np.zeros((2, 1)), np.zeros((2, 1)), np.zeros(2), np.log([[0.4, 0.01], [0.3, 0.3]])


# %% probability_for_logarithm: 返回了概率而不是对数 / Returns the probability, not its logarithm
# caught by: test_softmax
# book: §3.3
def softmax_log_prob(y, x, U, b):
    scores = U @ x + b
    return np.exp(scores[y] - np.logaddexp.reduce(scores))


# %% repeated_transitions_once: 重复的转移只计一次 / Counts a repeated transition once
# caught by: test_gradient
# book: (14.11)
def crf_gradient(y, X, U, b, A):
    # Observed minus expected counts, of labels and of transitions.
    S = X @ U.T + b
    alpha, beta = forward(S, A), backward(S, A)
    pairs = np.exp(alpha[:-1, :, None] + A + (S + beta)[1:, None, :] - np.logaddexp.reduce(alpha[-1]))
    labels = np.eye(len(A))[y] - crf_marginals(X, U, b, A)
    transitions = -pairs.sum(axis=0)
    transitions[y[:-1], y[1:]] += 1
    return {"U": labels.T @ X, "b": labels.sum(axis=0), "A": transitions}


# %% score_transposed: 分数里把 A 的下标颠倒 / Exchanges the indices of A in the score
# caught by: test_log_prob
# book: (14.11)
def crf_log_prob(y, X, U, b, A):
    S = X @ U.T + b
    score = S[np.arange(len(y)), y].sum() + A[y[1:], y[:-1]].sum()
    return score - np.logaddexp.reduce(forward(S, A)[-1])


# %% scores_remembered: 对率回归的结果留着再用，而键中漏了 b / Results of logistic regression are kept for later calls, but not by b
# caught by: test_softmax
# book: §3.3
# kind: narrow
_known = {}


def _softmax_log_prob(y, x, U, b):
    scores = U @ x + b
    return scores[y] - np.logaddexp.reduce(scores)


def softmax_log_prob(y, x, U, b):
    key = y, np.asarray(x).tobytes(), np.asarray(U).tobytes()
    if key not in _known:
        _known[key] = _softmax_log_prob(y, x, U, b)
    return _known[key]


# %% sigmoid_per_class: 各类各用一个对数几率函数 / One sigmoid for each class
# caught by: test_softmax
# hint: ln Σ
# book: §3.3
def softmax_log_prob(y, x, U, b):
    scores = U @ x + b
    return -np.logaddexp(0, -scores[y])


# %% softmax_marginals: 边际当作对率回归 / Takes logistic regression for the marginals
# caught by: test_marginals, test_by_hand
# book: (14.11)
def crf_marginals(X, U, b, A):
    S = X @ U.T + b
    return np.exp(S - np.logaddexp.reduce(S, axis=1)[:, None])


# %% softmax_underflow: 先求概率再取对数，下溢成负无穷 / Takes the logarithm of a probability that is 0 in floats
# caught by: test_softmax
# hint: overflow
# book: (14.11)
def softmax_log_prob(y, x, U, b):
    scores = U @ x + b
    weights = np.exp(scores) / np.sum(np.exp(scores))
    with np.errstate(divide="ignore"):
        return np.log(np.float64(np.exp(2 * np.log(weights[y]) / 2) if weights[y] > 1e-40 else 0))


# %% softmax_without_bias: 忘了 b / Forgets b
# caught by: test_softmax
# book: §3.3
def softmax_log_prob(y, x, U, b):
    scores = U @ x
    return scores[y] - np.logaddexp.reduce(scores)


# %% tied_marginals: 边际概率相等 / Marginals that are equal
# caught by: test_argmax_fails
# hint: divides
# book: (14.11)
def marginal_argmax_fails(T):
    # Label 1 is more probable at first, but divides its probability among the labels that follow.
    return np.zeros((T, 1)), np.zeros((2, 1)), np.zeros(2), np.zeros((2, 2))


# %% transitions_not_scored: 分数里没有转移 / The score has no transitions
# caught by: test_log_prob, test_by_hand
# book: (14.11)
def crf_log_prob(y, X, U, b, A):
    S = X @ U.T + b
    score = S[np.arange(len(y)), y].sum()
    return score - np.logaddexp.reduce(forward(S, A)[-1])


# %% transitions_transposed: 前向时把 A 转置了 / Transposes A in the forward sums
# caught by: test_log_prob, test_marginals
# book: (14.11)
def forward(S, A):
    """alpha[t, k]: the logarithm of the sum over all beginnings that have label k at position t."""
    alpha = [S[0]]
    for scores in S[1:]:
        alpha.append(scores + np.logaddexp.reduce(alpha[-1][:, None] + A.T, axis=0))
    return np.array(alpha)


# %% unnormalised_score: 没有减去 ln Z / Does not subtract ln Z
# caught by: test_log_prob, test_by_hand
# book: (14.11)
def crf_log_prob(y, X, U, b, A):
    S = X @ U.T + b
    score = S[np.arange(len(y)), y].sum() + A[y[:-1], y[1:]].sum()
    return score
