"""Known mistakes of 13.6. Each cell holds what differs from the reference."""

# %% any_signs: 不管标记，松弛量大的两两配对 / Pairs large slacks whatever their labels
# caught by: test_pairs
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign and xi[i] > 0), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    order = sorted(positive + negative, key=lambda i: -xi[i])
    return [(i, j) for i, j in zip(order[::2], order[1::2]) if xi[i] + xi[j] > least]


# %% at_least_two: 和等于 2 也算违反 / A sum of 2 counts as violating
# caught by: test_four_samples, test_pairs
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign and xi[i] > 0), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    return [(i, j) for i, j in zip(positive, negative) if xi[i] + xi[j] >= least]


# %% at_most_six: 求解六次之后就停，不管还有没有违反的对 / Stops after six solutions, whatever pairs still violate
# caught by: test_trace
# book: 图 13.4 / figure 13.4
# kind: narrow
def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs and len(solved) < 6:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% at_most_ten: 求解十次之后就停，不管还有没有违反的对 / Stops after ten solutions, whatever pairs still violate
# caught by: test_trace
# hint: no pair violates
# book: 图 13.4 / figure 13.4
# kind: narrow
def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs and len(solved) < 10:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% barely_violating_pairs: 大的配刚好够的小的，换了许多本来就对的标记，求解次数并不少 / Matches large slacks with small ones that just suffice, exchanging many labels that were right: no fewer solutions
# caught by: test_few_solutions
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign and xi[i] > 0), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    pairs, k = [], 0
    for i in reversed(positive):
        if k < len(negative) and xi[i] + xi[negative[k]] > least:
            pairs.append((i, negative[k]))
            k += 1
    return pairs


# %% bias_zero: b 取 0 / b is 0
# caught by: test_few_solutions, test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": 0.0})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% both_above_one: 只找两个松弛量都大于 1 的对 / Looks for slacks that both exceed 1 only
# caught by: test_pairs
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign and xi[i] > 1), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    return [(i, j) for i, j in zip(positive, negative) if xi[i] + xi[j] > least]


# %% costs_exchanged: 两个代价用反了 / The two costs are exchanged
# caught by: test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_minus, C_plus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


# %% first_and_last: 只返回第一项和最后一项 / Returns the first and the last item only
# caught by: test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved[:1] + solved[1:][-1:]


# %% first_hundred: 只看前一百个样本 / Looks at the first hundred samples only
# caught by: test_pairs
# book: 图 13.4 / figure 13.4
# kind: narrow
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat[:100]) if label == sign and xi[i] > 0), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    return [(i, j) for i, j in zip(positive, negative) if xi[i] + xi[j] > least]


# %% first_ten_thousand: 只看前一万个样本 / Only the first ten thousand samples are looked at
# caught by: test_pairs
# book: 图 13.4 第 6 行 / figure 13.4, line 6
# kind: narrow
def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat[:10_000]) if label == sign and xi[i] > 0), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    return [(i, j) for i, j in zip(positive, negative) if xi[i] + xi[j] > least]


# %% flips_large_slacks: 把松弛量大于 1 的全部改标记，不成对 / Flips everything with slack above 1, without pairing
# caught by: test_few_solutions, test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = np.flatnonzero(slacks(w, b, X_u, y_hat) > 1 + 1e-3).tolist()
        if len(solved) > 30:
            return solved
        y_hat[pairs] *= -1
    return solved


# %% four_columns: 松弛量只用前四个属性算 / Slacks are found from the first four attributes only
# caught by: test_trace
# book: 图 13.4 / figure 13.4
# kind: narrow
def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w[:4], b, X_u[:, :4], y_hat), 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% labelled_cost_for_all: 所有样本的代价都是 C_l / All samples cost C_l
# caught by: test_few_solutions, test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_l, C_l)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


# %% labelled_left_out: 求解时没有有标记样本 / Leaves the labelled samples out of the SVM
# caught by: test_few_solutions, test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.zeros(len(y_l)), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


# %% labels_after_exchange: 记下的 y_hat 是交换之后的 / Records the labels after the exchange
# caught by: test_few_solutions, test_trace
# hint: record both
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
    return solved


# %% last_twice: 最后一项重复了一次 / The last item stands twice
# caught by: test_few_solutions, test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved + solved[-1:]


# %% nearly_two_is_enough: 和差 10^-3 不到 2 的对也交换一次 / Pairs whose slacks sum to 2 less a thousandth are exchanged, too, once
# caught by: test_trace
# book: 图 13.4 / figure 13.4
# kind: narrow
def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 - 1e-3 if len(solved) == 1 else 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% negative_first: 一对写成 (−1, +1) / Writes a pair as (−1, +1)
# caught by: test_four_samples, test_pairs
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign and xi[i] > 0), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    return [(j, i) for i, j in zip(positive, negative) if xi[i] + xi[j] > least]


# %% one_pair: 每次求解只交换一对（图 13.4 原样） / Exchanges one pair per solution, as in fig. 13.4
# caught by: test_few_solutions
# hint: many pairs
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        pairs = pairs[:1]
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% overlapping: 一个样本出现在几对里 / A sample is in several pairs
# caught by: test_four_samples, test_pairs
# hint: one pair only
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign and xi[i] > 0), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    return [(i, j) for i in positive[:200] for j in negative[:200] if xi[i] + xi[j] > least]


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        for k in {k for pair in pairs for k in pair}:
            y_hat[k] *= -1
    return solved


# %% own_first_labels: 不从给定的伪标记出发，而是自己预测 / Starts from predictions of its own, not from the labels given
# caught by: test_few_solutions, test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.where(np.asarray(X_u) @ w + b >= 0, 1, -1)
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% predicts_anew: 每次用当前的超平面重新预测全部标记 / Predicts all labels anew by the current hyperplane
# caught by: test_few_solutions, test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        new = np.where(np.asarray(X_u) @ w + b >= 0, 1, -1)
        pairs = np.flatnonzero(new != y_hat).tolist()
        if len(solved) > 30:
            return solved
        y_hat = new
    return solved


# %% single_cost: 两类都用 C_plus / C_plus for both classes
# caught by: test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_plus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


# %% slack_zero_allowed: 松弛量为 0 的样本也配对 / Pairs samples of slack 0, too
# caught by: test_four_samples, test_pairs
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    return [(i, j) for i, j in zip(positive, negative) if xi[i] + xi[j] > least]


# %% small_slacks_ignored: 不到 0.1 的松弛量当作 0 / Slacks below 0.1 count as 0
# caught by: test_trace
# book: 图 13.4 / figure 13.4
# kind: narrow
def matched(y_hat, xi, least, tiny=0.0):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign and xi[i] > tiny), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    return [(i, j) for i, j in zip(positive, negative) if xi[i] + xi[j] > least]


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3, 0.1)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% smallest_first: 从小到大配对，第一对不违反就停 / Matches the smallest first and stops when the first pair does not violate
# caught by: test_pairs
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign and xi[i] > 0), key=lambda i: xi[i])
        for sign in (1, -1)
    )
    pairs = []
    for i, j in zip(positive, negative):
        if xi[i] + xi[j] <= least:
            break
        pairs.append((i, j))
    return pairs


# %% solution_not_updated: 交换之后没有重新求解 / Does not solve again after the exchange
# caught by: test_few_solutions, test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        if not solved:
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = [] if len(solved) > 3 else matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% stops_after_two: 只求解两次 / Solves twice only
# caught by: test_few_solutions, test_trace
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs and len(solved) < 2:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% stops_at_once: 只求解一次，从不交换 / Solves once and never exchanges
# caught by: test_few_solutions, test_trace
# hint: no pair violates
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = []
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% sum_clearly_above_two: 松弛量之和超过 2.02 才交换 / Exchanges only if the slacks sum to more than 2.02
# caught by: test_trace
# book: 图 13.4 / figure 13.4
# kind: narrow
def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2.02)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


# %% tries_all_pairs: 试遍所有的对，样本多时太慢 / Tries all pairs, too slow for many samples
# caught by: test_pairs
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign and xi[i] > 0), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    used, pairs = set(), []
    for i in range(len(y_hat)):
        for j in range(len(y_hat)):
            if i not in used and j not in used and y_hat[i] == 1 and y_hat[j] == -1 and min(xi[i], xi[j]) > 0 and xi[i] + xi[j] > least:
                pairs.append((i, j))
                used |= {i, j}
    return pairs


# %% unsorted: 不排序，按次序配对 / Matches in the given order without sorting
# caught by: test_pairs
# hint: never empty
# book: 图 13.4 / figure 13.4
from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign and xi[i] > 0), key=lambda i: i)
        for sign in (1, -1)
    )
    return [(i, j) for i, j in zip(positive, negative) if xi[i] + xi[j] > least]
