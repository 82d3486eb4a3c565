"""Known mistakes of 7.2. Each cell holds what differs from the reference."""

# %% attributes_ignored: 所造分布中类别与属性无关 / The class does not depend on the attributes built
# caught by: test_optimal_but_dependent
# book: §7.3
def optimal_but_dependent(prior, d, strength):
    # P(x_i = 1 | y = 1) = .8, and the pair is dependent by .8 - t - .8² = strength. Class 0 mirrors class 1: mixed pairs
    # are equally probable in both classes, so both rules leave them to the prior, and equal pairs are told by both.
    t = 0.16 - strength
    given_1 = [[0.2 - t, t], [t, 0.8 - t]]
    given_0 = given_1
    return _with_noise(prior, given_0, given_1, d)


# %% copied_attribute: 第二个属性是第一个的复制，有的格子概率为 0 / The second attribute copies the first, so some cells have probability 0
# caught by: test_optimal_but_dependent
# book: §7.3
# costs: 1.5
def optimal_but_dependent(prior, d, strength):
    # P(x_i = 1 | y = 1) = .8, and the pair is dependent by .8 - t - .8² = strength. Class 0 mirrors class 1: mixed pairs
    # are equally probable in both classes, so both rules leave them to the prior, and equal pairs are told by both.
    t = 0.0
    given_1 = [[0.2 - t, t], [t, 0.8 - t]]
    given_0 = [[0.8 - t, t], [t, 0.2 - t]]
    return _with_noise(prior, given_0, given_1, d)


# %% dependence_of_the_whole: 相关的程度没有分类别计算 / Measures the dependence without conditioning on the class
# caught by: test_dependence
# book: §7.3
def dependence(P):
    P = np.asarray(P)
    largest = 0.0
    for given in [P.sum(axis=0)]:
        for i, j in combinations(range(given.ndim), 2):
            # The pair's own table: all other attributes summed out.
            pair = given.sum(axis=tuple(k for k in range(given.ndim) if k not in (i, j)))
            largest = max(largest, abs(pair[1, 1] - pair[1].sum() * pair[:, 1].sum()))
    return float(largest)


# %% disagreement: 把两个分类器判得不同的概率当作错误率 / Returns how often the two classifiers disagree
# caught by: test_naive_errors, test_naive_bayes_risk
# book: (7.6)
def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P[y].take(1, axis=i).sum() / prior[y] for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        scores = [prior[y] * np.prod([p if bit else 1 - p for bit, p in zip(x, ones[y])]) for y in (0, 1)]
        decided = int(scores[1] - scores[0] > 1e-9 * max(scores))
        risk += P[(0, *x)] + P[(1, *x)] if decided != int(P[(1, *x)] > P[(0, *x)]) else 0.0
    return float(risk)


# %% error_of_its_own_model: 用朴素贝叶斯自己的得分计算它的错误率 / Computes the error of naive Bayes by its own scores
# caught by: test_naive_bayes_risk
# book: §7.3
def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P[y].take(1, axis=i).sum() / prior[y] for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        scores = [prior[y] * np.prod([p if bit else 1 - p for bit, p in zip(x, ones[y])]) for y in (0, 1)]
        decided = int(scores[1] - scores[0] > 1e-9 * max(scores))
        risk += scores[1 - decided]
    return float(risk)


# %% gap_from_one_half: 吃亏的例子按先验 0.5 计算，先验一变差距就不够 / The costly example is computed for the prior 0.5 and misses the gap for others
# caught by: test_dependent_and_suboptimal
# book: §7.3
def dependent_and_suboptimal(prior, d, gap):
    # y says whether x_1 = x_2, wrongly with probability e. Each attribute alone tells nothing, so that naive Bayes
    # follows the prior.
    rarer = 0.5
    e = rarer - gap
    equal = np.array([[(1 - e) / 2, e / 2], [e / 2, (1 - e) / 2]])
    return _with_noise(prior, equal[::-1], equal, d)


# %% independent_witness: 所造的属性在类内是独立的 / The attributes built are independent within the class
# caught by: test_optimal_but_dependent
# book: §7.3
def optimal_but_dependent(prior, d, strength):
    # P(x_i = 1 | y = 1) = .8, and the pair is dependent by .8 - t - .8² = strength. Class 0 mirrors class 1: mixed pairs
    # are equally probable in both classes, so both rules leave them to the prior, and equal pairs are told by both.
    t = 0.16
    given_1 = [[0.2 - t, t], [t, 0.8 - t]]
    given_0 = [[0.8 - t, t], [t, 0.2 - t]]
    return _with_noise(prior, given_0, given_1, d)


# %% marginals_of_the_whole: 朴素贝叶斯用了 P(x_i) 而不是 P(x_i | y) / Naive Bayes with P(x_i) in place of P(x_i | y)
# caught by: test_naive_errors, test_naive_bayes_risk
# book: (7.15)
def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P.sum(axis=0).take(1, axis=i).sum() for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        scores = [prior[y] * np.prod([p if bit else 1 - p for bit, p in zip(x, ones[y])]) for y in (0, 1)]
        decided = int(scores[1] - scores[0] > 1e-9 * max(scores))
        risk += P[(1 - decided, *x)]
    return float(risk)


# %% marginals_smoothed: 边际概率都加上一个小常数 / Adds a small constant to the marginals
# caught by: test_naive_bayes_risk
# hint: 类内的边际
# book: §7.3
# kind: narrow
def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P[y].take(1, axis=i).sum() / prior[y] for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        scores = [prior[y] * np.prod([(p if bit else 1 - p) + 1e-6 for bit, p in zip(x, ones[y])]) for y in (0, 1)]
        decided = int(scores[1] - scores[0] > 1e-9 * max(scores))
        risk += P[(1 - decided, *x)]
    return float(risk)


# %% negative_dependence: 相关的程度没有取绝对值 / The dependence without its absolute value
# caught by: test_dependence
# book: §7.3
def dependence(P):
    P = np.asarray(P)
    largest = 0.0
    for given in P:
        given = given / given.sum()
        for i, j in combinations(range(given.ndim), 2):
            # The pair's own table: all other attributes summed out.
            pair = given.sum(axis=tuple(k for k in range(given.ndim) if k not in (i, j)))
            largest = max(largest, pair[1, 1] - pair[1].sum() * pair[:, 1].sum())
    return float(largest)


# %% no_prior: 朴素贝叶斯的得分漏了先验 P(y) / The scores of naive Bayes lack the prior P(y)
# caught by: test_naive_bayes_risk
# book: (7.15)
def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P[y].take(1, axis=i).sum() / prior[y] for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        scores = [np.prod([p if bit else 1 - p for bit, p in zip(x, ones[y])]) for y in (0, 1)]
        decided = int(scores[1] - scores[0] > 1e-9 * max(scores))
        risk += P[(1 - decided, *x)]
    return float(risk)


# %% not_joint: 返回的是两张类内的表，总和为 2 / Returns the tables of both classes, which sum to 2
# caught by: test_optimal_but_dependent, test_dependent_and_suboptimal
# book: (7.15)
# costs: 3
def _with_noise(prior, pair_given_0, pair_given_1, d):
    """The joint distribution of y, the pair (x_1, x_2) and d - 2 fair coins."""
    P = np.array([np.array(pair_given_0), np.array(pair_given_1)])
    return np.multiply.outer(P, np.full((2,) * (d - 2), 0.5 ** (d - 2)))


# %% not_mirrored: 只有一个类内相关，先验一变判别就不同 / One class alone is dependent, and with other priors the decisions differ
# caught by: test_optimal_but_dependent
# book: §7.3
# costs: 2
def optimal_but_dependent(prior, d, strength):
    # P(x_i = 1 | y = 1) = .8, and the pair is dependent by .8 - t - .8² = strength. Class 0 mirrors class 1: mixed pairs
    # are equally probable in both classes, so both rules leave them to the prior, and equal pairs are told by both.
    t = 0.16 - strength
    given_1 = [[0.2 - t, t], [t, 0.8 - t]]
    given_0 = [[0.64, 0.16], [0.16, 0.04]]
    return _with_noise(prior, given_0, given_1, d)


# %% only_neighbours: 只看了相邻的属性对 / Looks at neighbouring attributes only
# caught by: test_dependence
# book: §7.3
def dependence(P):
    P = np.asarray(P)
    largest = 0.0
    for given in P:
        given = given / given.sum()
        for i, j in [(i, i + 1) for i in range(given.ndim - 1)]:
            # The pair's own table: all other attributes summed out.
            pair = given.sum(axis=tuple(k for k in range(given.ndim) if k not in (i, j)))
            largest = max(largest, abs(pair[1, 1] - pair[1].sum() * pair[:, 1].sum()))
    return float(largest)


# %% only_one_class: 只看了类别 1 中的相关性 / Looks at the dependence within class 1 only
# caught by: test_dependence
# book: §7.3
def dependence(P):
    P = np.asarray(P)
    largest = 0.0
    for given in P[1:]:
        given = given / given.sum()
        for i, j in combinations(range(given.ndim), 2):
            # The pair's own table: all other attributes summed out.
            pair = given.sum(axis=tuple(k for k in range(given.ndim) if k not in (i, j)))
            largest = max(largest, abs(pair[1, 1] - pair[1].sum() * pair[:, 1].sum()))
    return float(largest)


# %% prior_one_half: 先验总取 0.5 / The prior is always 0.5
# caught by: test_optimal_but_dependent, test_dependent_and_suboptimal
# book: (7.15)
# costs: 3
def _with_noise(prior, pair_given_0, pair_given_1, d):
    """The joint distribution of y, the pair (x_1, x_2) and d - 2 fair coins."""
    prior = 0.5
    P = np.array([(1 - prior) * np.array(pair_given_0), prior * np.array(pair_given_1)])
    return np.multiply.outer(P, np.full((2,) * (d - 2), 0.5 ** (d - 2)))


# %% risk_of_the_prior: 最小错误率取了两个先验中较小的 / The least error as the smaller of the two priors
# caught by: test_least_errors, test_bayes_risk
# book: (7.6)
def bayes_risk(P):
    return float(np.asarray(P).reshape(2, -1).sum(axis=1).min())


# %% rounded_scores: 比较前把得分舍入了 / Rounds the scores before comparing them
# caught by: test_naive_bayes_risk
# book: §7.3
# kind: narrow
def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P[y].take(1, axis=i).sum() / prior[y] for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        scores = [prior[y] * np.prod([p if bit else 1 - p for bit, p in zip(x, ones[y])]) for y in (0, 1)]
        scores = np.round(scores, 4)
        decided = int(scores[1] - scores[0] > 1e-9 * max(scores))
        risk += P[(1 - decided, *x)]
    return float(risk)


# %% small_constant_in_logs: 为取对数给概率加上一个小数 / Adds a small number to probabilities before taking logarithms
# caught by: test_naive_bayes_risk
# kind: narrow
def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P[y].take(1, axis=i).sum() / prior[y] for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        logs = [
            np.log(prior[y]) + sum(np.log((p if bit else 1 - p) + 1e-12) for bit, p in zip(x, ones[y])) for y in (0, 1)
        ]
        decided = int(logs[1] - logs[0] > 1e-9)
        risk += P[(1 - decided, *x)]
    return float(risk)


# %% small_dependence_is_none: 小于 1e-8 的相关程度当作 0 / A dependence below 1e-8 counts as 0
# caught by: test_dependence
# kind: narrow
def dependence(P):
    P = np.asarray(P)
    largest = 0.0
    for given in P:
        given = given / given.sum()
        for i, j in combinations(range(given.ndim), 2):
            pair = given.sum(axis=tuple(k for k in range(given.ndim) if k not in (i, j)))
            largest = max(largest, abs(pair[1, 1] - pair[1].sum() * pair[:, 1].sum()))
    return float(largest) if largest > 1e-8 else 0.0


# %% tie_to_one: 得分并列时取了 1 / Picks 1 where the scores tie
# caught by: test_naive_bayes_risk
# book: §7.3
def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P[y].take(1, axis=i).sum() / prior[y] for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        scores = [prior[y] * np.prod([p if bit else 1 - p for bit, p in zip(x, ones[y])]) for y in (0, 1)]
        decided = int(scores[1] - scores[0] >= -1e-9 * max(scores))
        risk += P[(1 - decided, *x)]
    return float(risk)


# %% ties_by_difference: 得分相差不到 1e-9 就算并列，不论得分多小 / Ties scores that differ by less than 1e-9, however small they are
# caught by: test_naive_bayes_risk
# hint: 舍入误差
# book: §7.3
# kind: narrow
def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P[y].take(1, axis=i).sum() / prior[y] for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        scores = [prior[y] * np.prod([p if bit else 1 - p for bit, p in zip(x, ones[y])]) for y in (0, 1)]
        decided = int(scores[1] - scores[0] > 1e-9)
        risk += P[(1 - decided, *x)]
    return float(risk)


# %% ties_by_rounding: 得分并列与否由舍入误差决定 / Lets rounding decide between tied scores
# caught by: test_naive_bayes_risk
# book: §7.3
def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P[y].take(1, axis=i).sum() / prior[y] for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        scores = [prior[y] * np.prod([p if bit else 1 - p for bit, p in zip(x, ones[y])]) for y in (0, 1)]
        decided = int(scores[1] > scores[0])
        risk += P[(1 - decided, *x)]
    return float(risk)


# %% ties_exact: 只有得分恰好相等才算并列 / Ties scores only where they are exactly equal
# caught by: test_naive_bayes_risk
# hint: 舍入误差
# book: §7.3
def naive_bayes_risk(P):
    P = np.asarray(P)
    prior = P.reshape(2, -1).sum(axis=1)
    ones = [[P[y].take(1, axis=i).sum() / prior[y] for i in range(P.ndim - 1)] for y in (0, 1)]
    risk = 0.0
    for x in product((0, 1), repeat=P.ndim - 1):
        scores = [prior[y] * np.prod([p if bit else 1 - p for bit, p in zip(x, ones[y])]) for y in (0, 1)]
        decided = int(float(scores[1]) > float(scores[0]))
        risk += P[(1 - decided, *x)]
    return float(risk)


# %% two_attributes_only: 不管 d 是多少都只造两个属性 / Builds two attributes whatever d is
# caught by: test_optimal_but_dependent, test_dependent_and_suboptimal
# book: §7.3
# costs: 3
def _with_noise(prior, pair_given_0, pair_given_1, d):
    """The joint distribution of y, the pair (x_1, x_2) and d - 2 fair coins."""
    P = np.array([(1 - prior) * np.array(pair_given_0), prior * np.array(pair_given_1)])
    return P
