"""Known mistakes of 13.5. Each cell holds what differs from the reference."""

# %% all_tied_positive: 与第 n_pos 个得分相等的都为 +1 / All that tie with the last positive become +1
# caught by: test_initial_labels
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def initial_labels(scores, n_pos):
    scores = np.asarray(scores, dtype=float)
    if n_pos is None:
        return np.where(scores >= 0, 1, -1).tolist()
    chosen = np.argsort(-scores, kind="stable")[:n_pos]
    return np.where(scores >= (scores[chosen].min() if len(chosen) else np.inf), 1, -1).tolist()


# %% at_least_two: 和等于 2 时也交换 / Exchanges if the sum is 2, too
# caught by: test_should_swap
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def should_swap(xi_pos, xi_neg):
    return xi_pos + xi_neg >= 2


# %% bias_left_out: 返回的 b 是 0 / Returns b = 0
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": 0.0, "y_hat": y_hat.tolist(), "levels": levels}


# %% bias_penalised: 目标里也惩罚了 b / The objective penalises b, too
# caught by: test_objective
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.where(np.asarray(y_hat) > 0, C_plus, C_minus)
    return float((np.dot(w, w) + b**2) / 2 + C_l * slacks(w, b, X_l, y_l).sum() + costs @ slacks(w, b, X_u, y_hat))


# %% both_above_one: 两个松弛量都大于 1 才交换 / Exchanges only if both slacks exceed 1
# caught by: test_should_swap
# hint: coefficients
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def should_swap(xi_pos, xi_neg):
    return xi_pos > 1 and xi_neg > 1


# %% condition_weighted: 交换条件按代价加权 / Weights the condition by the costs
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            xi = slacks(w, b, X_u, y_hat)
            pair = worst_pair(y_hat, xi)
            if pair is not None and costs[0] * xi[pair[0]] + costs[1] * xi[pair[1]] <= 1.2 * (costs[0] + costs[1]):
                pair = None
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% cost_stays_with_the_sample: 换了标记的样本仍付原来的代价 / A sample keeps its cost when its label is exchanged
# caught by: test_by_hand, test_swap_gain
# hint: C_minus multiplies
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def swap_gain(xi_pos, xi_neg, C_plus, C_minus):
    # A sample of slack ξ > 0 has score 1 − ξ on its side, so with the other label its slack is 2 − ξ, or 0.
    return C_plus * (xi_pos - max(0.0, 2 - xi_pos)) + C_minus * (xi_neg - max(0.0, 2 - xi_neg))


# %% costs_exchanged: 两个代价用反了 / The two costs are exchanged
# caught by: test_objective
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.where(np.asarray(y_hat) > 0, C_minus, C_plus)
    return float(np.dot(w, w) / 2 + C_l * slacks(w, b, X_l, y_l).sum() + costs @ slacks(w, b, X_u, y_hat))


# %% costs_recomputed: 加倍之后又按 (13.10) 由 C_minus 重新计算 C_plus / Recomputes C_plus from C_minus by (13.10) at each level
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(class_costs(y_hat, min(2 * costs[1], C_l)), C_l)
        if costs[1] >= C_l and len(levels) > 30:
            break
        if costs[1] >= C_l:
            costs = np.array([C_l, C_l]) if levels[-1]["C_minus"] >= C_l else costs
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% division_by_zero: 只有一类时除以零或得到 0 / Divides by zero, or gives 0, for one class only
# caught by: test_class_costs
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def class_costs(y_hat, C_minus):
    u_plus, u_minus = list(y_hat).count(1), list(y_hat).count(-1)
    if u_plus == 0:
        return C_minus, C_minus
    return u_minus / u_plus * C_minus, C_minus


# %% exchange_without_solving: 交换之后没有重新求解 / Does not solve again after exchanging
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
            if pair is not None:
                y_hat[pair] *= -1
            pair = None
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% exchanges_one: 每次只改一个样本的标记 / Changes the label of one sample at a time
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair[0]] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% five_exchanges_per_level: 每一级至多交换五对 / Exchanges five pairs per level at most
# caught by: test_run
# book: 图 13.4 / figure 13.4
# kind: narrow
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while (pair is not None or not reached) and len(reached) < 6:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% gain_negated: 求的是上升量 / Gives the rise instead of the fall
# caught by: test_by_hand, test_swap_gain
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def swap_gain(xi_pos, xi_neg, C_plus, C_minus):
    # A sample of slack ξ > 0 has score 1 − ξ on its side, so with the other label its slack is 2 − ξ, or 0.
    return -C_plus * (xi_pos - max(0.0, 2 - xi_neg)) - C_minus * (xi_neg - max(0.0, 2 - xi_pos))


# %% hinge_not_clipped: 松弛量没有截到 0 / Slacks are not clipped at 0
# caught by: test_objective
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def slacks(w, b, X, y):
    return (1 - np.asarray(y) * (np.asarray(X) @ w + b))


# %% labelled_at_unit_cost: 求解时有标记样本的代价是 1，不是 C_l / Labelled samples cost 1 instead of C_l where the SVM is solved
# caught by: test_run
# book: 图 13.4 / figure 13.4
def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.ones(len(y_l)), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


# %% minus_scaled: 按比例改的是 C_minus / Scales C_minus instead
# caught by: test_by_hand, test_class_costs
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def class_costs(y_hat, C_minus):
    u_plus, u_minus = list(y_hat).count(1), list(y_hat).count(-1)
    if u_plus == 0 or u_minus == 0:
        return C_minus, C_minus
    return C_minus, u_plus / u_minus * C_minus


# %% no_exchange: 从不交换 / Never exchanges labels
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def worst_pair(y_hat, xi):
    """The two samples of opposite labels with the largest slacks, if they are to be exchanged."""
    pair = [max(np.flatnonzero(y_hat == sign), key=lambda i: xi[i], default=None) for sign in (1, -1)]
    # The solver is not exact; a pair that is at the limit within its error is left alone.
    return None


# %% not_capped_at_the_start: 第一级的代价没有以 C_l 为上限 / The costs of the first level may exceed C_l
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.array(class_costs(y_hat, C_minus0))
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% objective_norm_not_squared: 目标里是 ‖w‖ 而不是 ‖w‖² / ‖w‖ instead of ‖w‖²
# caught by: test_objective
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.where(np.asarray(y_hat) > 0, C_plus, C_minus)
    return float(np.sqrt(np.dot(w, w)) / 2 + C_l * slacks(w, b, X_l, y_l).sum() + costs @ slacks(w, b, X_u, y_hat))


# %% objective_without_half: 目标里的 ‖w‖² 没有乘 ½ / ‖w‖² lacks its ½
# caught by: test_objective
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.where(np.asarray(y_hat) > 0, C_plus, C_minus)
    return float(np.dot(w, w) + C_l * slacks(w, b, X_l, y_l).sum() + costs @ slacks(w, b, X_u, y_hat))


# %% one_above_one: 有一个松弛量大于 1 就交换 / Exchanges if one slack exceeds 1
# caught by: test_should_swap
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def should_swap(xi_pos, xi_neg):
    return xi_pos > 1 or xi_neg > 1


# %% one_exchange_per_level: 每一级至多交换一次 / Exchanges once per level at most
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while (pair is not None and len(reached) < 2) or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% positive_scores_only: 只在正的得分里取 n_pos 个 / Takes n_pos among positive scores only
# caught by: test_initial_labels
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def initial_labels(scores, n_pos):
    scores = np.asarray(scores, dtype=float)
    if n_pos is None:
        return np.where(scores >= 0, 1, -1).tolist()
    chosen = np.argsort(-scores, kind="stable")[:n_pos]
    return np.where(np.isin(np.arange(len(scores)), chosen) & (scores >= 0), 1, -1).tolist()


# %% ratio_at_most_hundred: 代价之比限制在 1/100 与 100 之间 / Keeps the ratio of the costs between 1/100 and 100
# caught by: test_class_costs
# book: (13.10)
# kind: narrow
def class_costs(y_hat, C_minus):
    u_plus, u_minus = list(y_hat).count(1), list(y_hat).count(-1)
    if u_plus == 0 or u_minus == 0:
        return C_minus, C_minus
    return min(max(u_minus / u_plus, 0.01), 100.0) * C_minus, C_minus


# %% ratio_inverted: (13.10) 的比写反了 / The ratio of (13.10) upside down
# caught by: test_by_hand, test_class_costs
# hint: rarer class
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def class_costs(y_hat, C_minus):
    u_plus, u_minus = list(y_hat).count(1), list(y_hat).count(-1)
    if u_plus == 0 or u_minus == 0:
        return C_minus, C_minus
    return u_plus / u_minus * C_minus, C_minus


# %% relabels_all: 每次求解之后重新预测全部伪标记 / Predicts all pseudo-labels anew after each solution
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            y_hat = np.array(initial_labels(X_u @ w + b, None))
            pair = None
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% scores_rounded: 得分先舍入再排序 / Rounds the scores before sorting them
# caught by: test_initial_labels
# book: §13.3
# kind: narrow
def initial_labels(scores, n_pos):
    scores = np.asarray(scores, dtype=float)
    if n_pos is None:
        return np.where(scores >= 0, 1, -1).tolist()
    chosen = np.argsort(-np.round(scores, 6), kind="stable")[:n_pos]
    return np.where(np.isin(np.arange(len(scores)), chosen), 1, -1).tolist()


# %% share_of_all: 用了占全体的比例 / Takes the share of all samples
# caught by: test_by_hand, test_class_costs
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def class_costs(y_hat, C_minus):
    u_plus, u_minus = list(y_hat).count(1), list(y_hat).count(-1)
    if u_plus == 0 or u_minus == 0:
        return C_minus, C_minus
    return u_minus / (u_plus + u_minus) * C_minus, C_minus


# %% single_cost: 两类的代价相同（原来的 TSVM） / One cost for both classes, as in the plain TSVM
# caught by: test_by_hand, test_class_costs, test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def class_costs(y_hat, C_minus):
    u_plus, u_minus = list(y_hat).count(1), list(y_hat).count(-1)
    if u_plus == 0 or u_minus == 0:
        return C_minus, C_minus
    return C_minus, C_minus


# %% slack_not_clipped: 换标记之后的松弛量可以为负 / Slacks after the exchange may be negative
# caught by: test_swap_gain
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def swap_gain(xi_pos, xi_neg, C_plus, C_minus):
    # A sample of slack ξ > 0 has score 1 − ξ on its side, so with the other label its slack is 2 − ξ, or 0.
    return C_plus * (xi_pos - (2 - xi_neg)) + C_minus * (xi_neg - (2 - xi_pos))


# %% slack_of_one_minus: 换标记之后的松弛量取 1 − ξ / Takes 1 − ξ for the slack after the exchange
# caught by: test_by_hand, test_swap_gain
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def swap_gain(xi_pos, xi_neg, C_plus, C_minus):
    # A sample of slack ξ > 0 has score 1 − ξ on its side, so with the other label its slack is 2 − ξ, or 0.
    return C_plus * (xi_pos - max(0.0, 1 - xi_neg)) + C_minus * (xi_neg - max(0.0, 1 - xi_pos))


# %% slack_vanishes: 以为换标记之后松弛量就是 0 / Believes that slacks are 0 after the exchange
# caught by: test_by_hand, test_swap_gain
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def swap_gain(xi_pos, xi_neg, C_plus, C_minus):
    # A sample of slack ξ > 0 has score 1 − ξ on its side, so with the other label its slack is 2 − ξ, or 0.
    return C_plus * xi_pos + C_minus * xi_neg


# %% small_slacks_are_zero: 很小的松弛量当成 0 / Small slacks count as 0
# caught by: test_objective
# book: (13.9)
# kind: narrow
def slacks(w, b, X, y):
    xi = 1 - np.asarray(y) * (np.asarray(X) @ w + b)
    return np.where(xi > 1e-6, xi, 0.0)


# %% smallest_scores: 得分最小的 n_pos 个为 +1 / The smallest scores become +1
# caught by: test_initial_labels
# hint: largest first
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def initial_labels(scores, n_pos):
    scores = np.asarray(scores, dtype=float)
    if n_pos is None:
        return np.where(scores >= 0, 1, -1).tolist()
    chosen = np.argsort(scores, kind="stable")[:n_pos]
    return np.where(np.isin(np.arange(len(scores)), chosen), 1, -1).tolist()


# %% starts_at_full_cost: 一开始代价就是 C_l / Starts at the cost C_l
# caught by: test_run
# hint: double
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.array([C_l, C_l])
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% starts_at_unit_cost: 初始的伪标记来自代价为 1 的 SVM / The first pseudo-labels come from an SVM of cost 1
# caught by: test_run
# book: 图 13.4 / figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, 1.0)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% stops_before_full_cost: 代价到达 C_l 之前就结束，最后一级没有做 / Ends before the level at C_l
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
        if min(costs) >= C_l:
            break
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% sum_above_2_05: 和超过 2.05 才交换 / Exchanges only where the sum is above 2.05
# caught by: test_run
# kind: narrow
def worst_pair(y_hat, xi):
    pair = [max(np.flatnonzero(y_hat == sign), key=lambda i: xi[i], default=None) for sign in (1, -1)]
    return pair if None not in pair and min(xi[pair]) > 0 and sum(xi[pair]) > 2.05 else None


# %% sum_above_one: 和大于 1 就交换 / Exchanges if the sum exceeds 1
# caught by: test_should_swap
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def should_swap(xi_pos, xi_neg):
    return xi_pos + xi_neg > 1


# %% ten_times: 代价每级乘以 10 / Costs are multiplied by 10
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(10 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% ties_from_the_end: 得分相等时下标大的在先 / Of equal scores the larger index comes first
# caught by: test_initial_labels
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def initial_labels(scores, n_pos):
    scores = np.asarray(scores, dtype=float)
    if n_pos is None:
        return np.where(scores >= 0, 1, -1).tolist()
    chosen = np.argsort(scores, kind="stable")[::-1][:n_pos]
    return np.where(np.isin(np.arange(len(scores)), chosen), 1, -1).tolist()


# %% unlabelled_at_labelled_cost: 无标记样本都按 C_minus 求解 / Solves with C_minus for all unlabelled samples
# caught by: test_run
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.full(len(y_hat), C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


# %% worst_pair_weighted: 松弛量最大的一对，条件里乘上各自的代价 / The pair of largest slacks, with their costs in the condition
# caught by: test_run
def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        for _ in range(40):
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            xi = slacks(w, b, X_u, y_hat)
            pair = [max(np.flatnonzero(y_hat == sign), key=lambda i: xi[i], default=None) for sign in (1, -1)]
            if None in pair or min(xi[pair]) <= 0 or costs @ xi[pair] <= 1.001 * sum(costs):
                break
            y_hat[pair] *= -1
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% zero_is_negative: 得分 0 判 −1 / A score of 0 gives −1
# caught by: test_initial_labels
# book: (13.10)，图 13.4 / (13.10), figure 13.4
def initial_labels(scores, n_pos):
    scores = np.asarray(scores, dtype=float)
    if n_pos is None:
        return np.where(scores > 0, 1, -1).tolist()
    chosen = np.argsort(-scores, kind="stable")[:n_pos]
    return np.where(np.isin(np.arange(len(scores)), chosen), 1, -1).tolist()
