"""Known mistakes of 3.10. Each cell holds what differs from the reference."""

# %% absolute_margin_too_large: 权重很小时因领先不足 0.001 而返回 None / Returns None for small weights, whose lead is below 0.001
# caught by: test_disagreement
# book: §3.6
# kind: narrow
def disagreement(cost, weights):
    posteriors = np.random.default_rng(0).dirichlet(np.ones(len(cost)), 5000)
    costs, scores = posteriors @ np.asarray(cost), posteriors * weights
    excess = costs[np.arange(len(costs)), scores.argmax(axis=1)] - costs.min(axis=1)
    *_, second, first = np.sort(scores, axis=1).T
    clear = np.minimum(excess, first - second)
    return posteriors[clear.argmax()].tolist() if clear.max() >= 1e-3 else None


# %% column_sums_as_weights: 以各列代价之和为权重 / Takes the column sums of the costs for the weights
# caught by: test_two_classes, test_rescaling_weights
# book: §3.6
def rescaling_weights(cost):
    # The pairs with class 0 settle all weights; the other pairs must agree, which only exact numbers can tell.
    weights = [Fraction(cost[i][0], cost[0][i]) if i else Fraction(1) for i in range(len(cost))]
    if any(weights[i] * cost[j][i] != weights[j] * cost[i][j] for i, j in combinations(range(len(cost)), 2)):
        return None
    return [sum(column) / sum(map(sum, cost)) for column in zip(*cost)]


# %% compares_floats: 用浮点数判断相等，有权重时也返回 None / Compares floats for equality and returns None although there are weights
# caught by: test_rescaling_weights
# book: §3.6
def rescaling_weights(cost):
    # The pairs with class 0 settle all weights; the other pairs must agree, which only exact numbers can tell.
    weights = [cost[i][0] / cost[0][i] if i else 1.0 for i in range(len(cost))]
    if any(weights[i] / weights[j] != cost[i][j] / cost[j][i] for i, j in combinations(range(len(cost)), 2)):
        return None
    return [float(w / sum(weights)) for w in weights]


# %% consistent_is_optimal: 以为有共同的权重就总是期望代价最小 / Believes that common weights always make the expected cost least
# caught by: test_always_bayes_optimal
# book: §3.6
def always_bayes_optimal(cost):
    return rescaling_weights(cost) is not None


def disagreement(cost, weights):
    if always_bayes_optimal(cost):
        return None
    posteriors = np.random.default_rng(0).dirichlet(np.ones(len(cost)), 5000)
    costs, scores = posteriors @ np.asarray(cost), posteriors * weights
    excess = costs[np.arange(len(costs)), scores.argmax(axis=1)] - costs.min(axis=1)
    *_, second, first = np.sort(scores, axis=1).T
    clear = np.minimum(excess, first - second)
    return posteriors[clear.argmax()].tolist() if clear.max() >= 1e-6 else None


# %% consistent_within_a_percent: 绕一圈的乘积相差不到百分之一就算一致 / Products around a triangle that differ by less than one percent count as equal
# caught by: test_rescaling_weights
# book: §3.6
# kind: narrow
def rescaling_weights(cost):
    weights = [Fraction(cost[i][0], cost[0][i]) if i else Fraction(1) for i in range(len(cost))]
    for i, j in combinations(range(len(cost)), 2):
        if abs(weights[i] * cost[j][i] / (weights[j] * cost[i][j]) - 1) > 0.01:
            return None
    return [float(w / sum(weights)) for w in weights]


# %% constant_columns_are_optimal: 看的是各列是否为常数，不是各行 / Looks for constant columns instead of rows
# caught by: test_always_bayes_optimal
# book: §3.6
def always_bayes_optimal(cost):
    return all(len({row[j] for i, row in enumerate(cost) if i != j}) == 1 for j in range(len(cost)))


# %% cost_of_being_right: 用 1 减去代价当作收益 / Takes the posterior of the decided class for its cost
# caught by: test_expected_cost
# book: §3.6
def expected_cost(cost, posterior):
    return [(1 - p) * max(row) for p, row in zip(posterior, cost)]


# %% disagreement_ignores_weights: 见证没有用给定的权重 / The witness ignores the weights given
# caught by: test_disagreement
# book: §3.6
def disagreement(cost, weights):
    weights = np.ones(len(cost))
    posteriors = np.random.default_rng(0).dirichlet(np.ones(len(cost)), 5000)
    costs, scores = posteriors @ np.asarray(cost), posteriors * weights
    excess = costs[np.arange(len(costs)), scores.argmax(axis=1)] - costs.min(axis=1)
    *_, second, first = np.sort(scores, axis=1).T
    clear = np.minimum(excess, first - second)
    return posteriors[clear.argmax()].tolist() if clear.max() >= 1e-6 else None


# %% disagreement_never_none: 没有见证时也返回一组后验概率 / Gives posteriors where there is no witness, too
# caught by: test_disagreement
# book: §3.6
def disagreement(cost, weights):
    posteriors = np.random.default_rng(0).dirichlet(np.ones(len(cost)), 5000)
    costs, scores = posteriors @ np.asarray(cost), posteriors * weights
    excess = costs[np.arange(len(costs)), scores.argmax(axis=1)] - costs.min(axis=1)
    *_, second, first = np.sort(scores, axis=1).T
    clear = np.minimum(excess, first - second)
    return posteriors[clear.argmax()].tolist()


# %% ends_of_a_row_only: 每一行只看头尾两个代价 / Looks at the first and the last cost of a row only
# caught by: test_always_bayes_optimal
# book: §3.6
def always_bayes_optimal(cost):
    return all(len({(row[:i] + row[i + 1 :])[0], (row[:i] + row[i + 1 :])[-1]}) == 1 for i, row in enumerate(cost))


# %% equations_of_both_orders: 每一对写了两个方程 / Writes two equations for each pair
# caught by: test_coefficient_matrix
# book: §3.6
def coefficient_matrix(cost):
    pairs = [(i, j) for i in range(len(cost)) for j in range(len(cost)) if i != j]
    A = np.zeros((len(pairs), len(cost)))
    for row, (i, j) in zip(A, pairs):
        row[i], row[j] = cost[j][i], -cost[i][j]
    return A


# %% first_three_classes_only: 只验证了前三类 / Verifies the first three classes only
# caught by: test_rescaling_weights
# book: §3.6
# kind: narrow
def rescaling_weights(cost):
    # The pairs with class 0 settle all weights; the other pairs must agree, which only exact numbers can tell.
    weights = [Fraction(cost[i][0], cost[0][i]) if i else Fraction(1) for i in range(len(cost))]
    if any(weights[i] * cost[j][i] != weights[j] * cost[i][j] for i, j in combinations(range(min(3, len(cost))), 2)):
        return None
    return [float(w / sum(weights)) for w in weights]


# %% last_row_not_looked_at: 没有看最后一行 / Does not look at the last row
# caught by: test_always_bayes_optimal
# book: §3.6
def always_bayes_optimal(cost):
    return all(len(set(row[:i] + row[i + 1 :])) == 1 for i, row in enumerate(cost[:-1]))


# %% least_squares_weights: 矛盾时给出最小二乘解，没有返回 None / Gives a least-squares solution where the ratios contradict each other
# caught by: test_rescaling_weights
# book: §3.6
def rescaling_weights(cost):
    # The pairs with class 0 settle all weights; the other pairs must agree, which only exact numbers can tell.
    weights = [Fraction(cost[i][0], cost[0][i]) if i else Fraction(1) for i in range(len(cost))]
    w = np.abs(np.linalg.svd(coefficient_matrix(cost))[2][-1])
    return (w / w.sum()).tolist()


# %% neighbours_only: 只验证了相邻的类，漏了其余各对 / Verifies neighbouring classes only
# caught by: test_rescaling_weights
# book: §3.6
def rescaling_weights(cost):
    # The pairs with class 0 settle all weights; the other pairs must agree, which only exact numbers can tell.
    weights = [Fraction(cost[i][0], cost[0][i]) if i else Fraction(1) for i in range(len(cost))]
    if any(weights[i] * cost[j][i] != weights[j] * cost[i][j] for i, j in zip(range(len(cost)), range(1, len(cost)))):
        return None
    return [float(w / sum(weights)) for w in weights]


# %% never_none: 从第 0 类推出权重，没有验证其余各对 / Gets the weights from class 0 without verifying the other pairs
# caught by: test_rescaling_weights
# book: §3.6
def rescaling_weights(cost):
    # The pairs with class 0 settle all weights; the other pairs must agree, which only exact numbers can tell.
    weights = [Fraction(cost[i][0], cost[0][i]) if i else Fraction(1) for i in range(len(cost))]
    return [float(w / sum(weights)) for w in weights]


# %% none_if_rows_are_constant: 各行为常数就返回 None，不看权重对不对 / None if the rows are constant, whatever the weights
# caught by: test_disagreement
# book: §3.6
def disagreement(cost, weights):
    if always_bayes_optimal(cost):
        return None
    posteriors = np.random.default_rng(0).dirichlet(np.ones(len(cost)), 5000)
    costs, scores = posteriors @ np.asarray(cost), posteriors * weights
    excess = costs[np.arange(len(costs)), scores.argmax(axis=1)] - costs.min(axis=1)
    *_, second, first = np.sort(scores, axis=1).T
    clear = np.minimum(excess, first - second)
    return posteriors[clear.argmax()].tolist() if clear.max() >= 1e-6 else None


# %% not_normalised: 权重没有归一 / The weights are not normalised
# caught by: test_two_classes, test_rescaling_weights
# book: §3.6
def rescaling_weights(cost):
    # The pairs with class 0 settle all weights; the other pairs must agree, which only exact numbers can tell.
    weights = [Fraction(cost[i][0], cost[0][i]) if i else Fraction(1) for i in range(len(cost))]
    if any(weights[i] * cost[j][i] != weights[j] * cost[i][j] for i, j in combinations(range(len(cost)), 2)):
        return None
    return [float(w) for w in weights]


# %% only_the_corners_are_tried: 只试了各类的顶点与两类的中点 / Tries the corners and the midpoints of two classes only
# caught by: test_disagreement
# book: §3.6
def disagreement(cost, weights):
    corners = np.eye(len(cost))
    posteriors = np.array([(a + b) / 2 for a in corners for b in corners])
    costs, scores = posteriors @ np.asarray(cost), posteriors * weights
    excess = costs[np.arange(len(costs)), scores.argmax(axis=1)] - costs.min(axis=1)
    *_, second, first = np.sort(scores, axis=1).T
    clear = np.minimum(excess, first - second)
    return posteriors[clear.argmax()].tolist() if clear.max() >= 1e-6 else None


# %% only_two_classes: 以为只有两类时才总是最优 / Believes that only two classes are always optimal
# caught by: test_always_bayes_optimal
# book: §3.6
def always_bayes_optimal(cost):
    return len(cost) == 2


# %% optimal_if_costs_are_all_equal: 以为代价全相等时才总是最优 / Believes that only equal costs are always optimal
# caught by: test_always_bayes_optimal
# book: §3.6
def always_bayes_optimal(cost):
    return len({c for i, row in enumerate(cost) for j, c in enumerate(row) if i != j}) == 1


# %% ratio_inverted: 比值颠倒了：用了 cost[j][i] / cost[i][j] / The ratio is upside down: cost[j][i] / cost[i][j]
# caught by: test_two_classes, test_pair_ratio
# book: §3.6
def pair_ratio(cost, i, j):
    return cost[j][i] / cost[i][j]


# %% ratios_rounded: 比值相差不到 30% 就当作相符 / Takes ratios within 30 % of each other for equal
# caught by: test_rescaling_weights
# book: §3.6
# kind: narrow
def rescaling_weights(cost):
    # The pairs with class 0 settle all weights; the other pairs must agree, which only exact numbers can tell.
    weights = [Fraction(cost[i][0], cost[0][i]) if i else Fraction(1) for i in range(len(cost))]
    if any(
        abs(weights[i] * cost[j][i] / (weights[j] * cost[i][j]) - 1) > 0.3 for i, j in combinations(range(len(cost)), 2)
    ):
        return None
    return [float(w / sum(weights)) for w in weights]


# %% row_sums_as_weights: 以各行代价之和为权重 / Takes the row sums of the costs for the weights
# caught by: test_rescaling_weights
# book: §3.6
def rescaling_weights(cost):
    # The pairs with class 0 settle all weights; the other pairs must agree, which only exact numbers can tell.
    weights = [Fraction(sum(row)) for row in cost]
    return [float(w / sum(weights)) for w in weights]


# %% same_sign_terms: 方程的两项同号 / Both terms of an equation have the same sign
# caught by: test_coefficient_matrix
# book: §3.6
def coefficient_matrix(cost):
    pairs = list(combinations(range(len(cost)), 2))
    A = np.zeros((len(pairs), len(cost)))
    for row, (i, j) in zip(A, pairs):
        row[i], row[j] = cost[j][i], cost[i][j]
    return A


# %% symmetric_is_optimal: 以为代价对称，权重就相等，因而总是最优 / Believes that symmetric costs, hence equal weights, are always optimal
# caught by: test_always_bayes_optimal
# book: §3.6
def always_bayes_optimal(cost):
    return cost == [list(column) for column in zip(*cost)] or (
        all(len(set(row[:i] + row[i + 1 :])) == 1 for i, row in enumerate(cost))
    )


# %% tie_as_witness: 见证取在边界上，判决并列 / The witness lies on the boundary, where the decision ties
# caught by: test_disagreement
# book: §3.6
def disagreement(cost, weights):
    posteriors = np.random.default_rng(0).dirichlet(np.ones(len(cost)), 5000)
    costs, scores = posteriors @ np.asarray(cost), posteriors * weights
    excess = costs[np.arange(len(costs)), scores.argmax(axis=1)] - costs.min(axis=1)
    *_, second, first = np.sort(scores, axis=1).T
    clear = np.minimum(excess, first - second)
    if clear.max() < 1e-6:
        return None
    i, j = np.argsort(posteriors[clear.argmax()] * weights)[-2:]
    p = np.zeros(len(cost))
    p[i], p[j] = 1 / weights[i], 1 / weights[j]
    return (p / p.sum()).tolist()


# %% transposed_cost: 期望代价把真实类别与判决弄反了 / Swaps true class and decision in the expected cost
# caught by: test_expected_cost, test_disagreement
# book: 表 2.2 / table 2.2
def expected_cost(cost, posterior):
    return (np.asarray(cost) @ np.asarray(posterior)).tolist()


def disagreement(cost, weights):
    posteriors = np.random.default_rng(0).dirichlet(np.ones(len(cost)), 5000)
    costs, scores = posteriors @ np.asarray(cost).T, posteriors * weights
    excess = costs[np.arange(len(costs)), scores.argmax(axis=1)] - costs.min(axis=1)
    *_, second, first = np.sort(scores, axis=1).T
    clear = np.minimum(excess, first - second)
    return posteriors[clear.argmax()].tolist() if clear.max() >= 1e-6 else None


# %% transposed_equations: 方程里用反了 cost[i][j] 与 cost[j][i] / Swaps cost[i][j] and cost[j][i] in the equations
# caught by: test_coefficient_matrix
# book: §3.6
def coefficient_matrix(cost):
    pairs = list(combinations(range(len(cost)), 2))
    A = np.zeros((len(pairs), len(cost)))
    for row, (i, j) in zip(A, pairs):
        row[i], row[j] = cost[i][j], -cost[j][i]
    return A


# %% weights_normalised_to_largest: 权重除以最大者，没有除以总和 / Divides the weights by the largest instead of their sum
# caught by: test_two_classes, test_rescaling_weights
# book: §3.6
def rescaling_weights(cost):
    # The pairs with class 0 settle all weights; the other pairs must agree, which only exact numbers can tell.
    weights = [Fraction(cost[i][0], cost[0][i]) if i else Fraction(1) for i in range(len(cost))]
    if any(weights[i] * cost[j][i] != weights[j] * cost[i][j] for i, j in combinations(range(len(cost)), 2)):
        return None
    return [float(w / max(weights)) for w in weights]
