"""Known mistakes of 10.2. Each cell holds what differs from the reference."""

# %% bayes_error_first_x_only: 贝叶斯错误率只加前 128 个 x / The Bayes error adds up the first 128 x only
# caught by: test_bayes_error
# book: (10.2)
# kind: narrow
def bayes_error(weights, posteriors):
    return float(np.dot(weights[:128], [1 - max(p) for p in posteriors[:128]]))


# %% between_without_factor: 各个 x 之间的项漏了 c/(c-1) / The term between the x lacks the factor c/(c-1)
# caught by: test_slack
# book: §10.1
def slack_terms(weights, posteriors):
    P, c = np.array(posteriors), len(posteriors[0])
    e = 1 - P.max(axis=1)
    others = np.sort(P, axis=1)[:, :-1]
    within = np.dot(weights, np.sum((others - e[:, None] / (c - 1)) ** 2, axis=1))
    between = np.dot(weights, (e - np.dot(weights, e)) ** 2)
    return float(within), float(between)


# %% bound_at_each_x: 对每个 x 用上界再平均，漏了 x 之间的项 / Uses the bound at each x and takes the mean: nothing is left between the x
# caught by: test_slack
# book: §10.1
def slack_terms(weights, posteriors):
    P, c = np.array(posteriors), len(posteriors[0])
    e = 1 - P.max(axis=1)
    others = np.sort(P, axis=1)[:, :-1]
    within = np.dot(weights, np.sum((others - e[:, None] / (c - 1)) ** 2, axis=1))
    between = c / (c - 1) * np.dot(weights, (e - np.dot(weights, e)) ** 2)
    return float(within), 0.0 * float(between)


# %% bound_is_twice: 上界取了 2 err*，成立但不是这里要的 / Takes 2 err* for the bound: true, but not the one asked for
# caught by: test_upper_bound
# book: (10.2)
def upper_bound(err_star, c):
    return 2 * err_star


# %% bound_of_two_classes: 上界里漏了 |Y|/(|Y|-1) / The bound lacks the factor |Y|/(|Y|-1)
# caught by: test_upper_bound
# book: §10.1
def upper_bound(err_star, c):
    return err_star * (2 - err_star)


# %% counterexample_for_few_samples: 反例不随 n 改变，样本一多就几乎不出错 / The same counterexample for every n, which hardly errs with many samples
# caught by: test_sparse
# book: §10.1
def sparse_counterexample(n):
    # A point of probability 1/(n + 1) is missed by all n samples with a chance above 1/e.
    rare = 1 / 2
    return [0.0, 1.0], [1 - rare, rare], [0, 1]


# %% equally_far: 反例里有距离相等的点，最近邻不唯一 / Points equally far apart: the nearest neighbour is not unique
# caught by: test_sparse
# book: §10.1
def sparse_counterexample(n):
    # If all n samples fall on the other point, which happens with probability 2^-n, the prediction is wrong.
    return [0.0, 1.0, 2.0], [0.25, 0.5, 0.25], [0, 1, 0]


# %% error_of_the_product: err 写成 e(x)·(1 - e(x)) 的两倍，只对两类成立 / Takes 2 e(x) (1 - e(x)), which holds for two classes only
# caught by: test_nn_error_by_hand, test_nn_error
# book: (10.2)
def nn_error(weights, posteriors):
    P = np.array(posteriors)
    e = 1 - P.max(axis=1)
    return float(np.dot(weights, 2 * e * (1 - e)))


# %% largest_class_in_sum: 同一个 x 之内的项把最大的类也算了进去 / The term within one x includes the largest class
# caught by: test_slack
# book: §10.1
def slack_terms(weights, posteriors):
    P, c = np.array(posteriors), len(posteriors[0])
    e = 1 - P.max(axis=1)
    others = np.sort(P, axis=1)
    within = np.dot(weights, np.sum((others - e[:, None] / (c - 1)) ** 2, axis=1))
    between = c / (c - 1) * np.dot(weights, (e - np.dot(weights, e)) ** 2)
    return float(within), float(between)


# %% lower_equality_two_classes: 下界的等号：s ≥ 2 时只给两个类正的概率 / Lower equality: two positive entries for every s ≥ 2
# caught by: test_lower_equality
# book: §10.1
def lower_equality(c, s):
    # The mean of p under p itself is its maximum only if all positive entries are equal.
    s = min(s, 2)
    return [1 / s] * s + [0.0] * (c - s)


# %% lower_not_equal: 下界的等号：概率为正的类大小不一 / Lower equality: the positive entries differ
# caught by: test_lower_equality
# book: §10.1
def lower_equality(c, s):
    # The mean of p under p itself is its maximum only if all positive entries are equal.
    return [2 * (i + 1) / (s * (s + 1)) for i in range(s)] + [0.0] * (c - s)


# %% lower_only_certain: 下界的等号只会给出确定的一类，不理会 s / Lower equality: always one certain class, whatever s
# caught by: test_lower_equality
# book: §10.1
def lower_equality(c, s):
    # The mean of p under p itself is its maximum only if all positive entries are equal.
    return [1.0] + [0.0] * (c - 1)


# %% one_class: 反例只有一个类别，最近邻从不出错 / The counterexample has one class, so that the neighbour is never wrong
# caught by: test_sparse
# book: §10.1
def sparse_counterexample(n):
    # If all n samples fall on the other point, which happens with probability 2^-n, the prediction is wrong.
    return [0.0, 1.0], [0.5, 0.5], [1, 1]


# %% only_the_largest_class: err 只算了最大的类：1 - max² / err counts the largest class only: 1 - max²
# caught by: test_nn_error_by_hand, test_nn_error
# book: (10.2)
def nn_error(weights, posteriors):
    P = np.array(posteriors)
    return float(np.dot(weights, 1 - np.max(P, axis=1) ** 2))


# %% posterior_averaged_first: 先对 x 平均后验概率，再求错误率 / Averages the posteriors over x first, then takes the error
# caught by: test_bayes_error
# book: (10.2)
def bayes_error(weights, posteriors):
    return float(1 - np.max(np.dot(weights, posteriors)))


# %% random_labels: 反例里同一个点有两个类别，err* 不是 0 / The counterexample has two classes at one point, so that err* is not 0
# caught by: test_sparse
# book: §10.1
def sparse_counterexample(n):
    # If all n samples fall on the other point, which happens with probability 2^-n, the prediction is wrong.
    return [0.0, 0.0], [0.5, 0.5], [0, 1]


# %% rare_for_a_square: 罕见点的概率取了 1/n² / Takes 1/n² for the probability of the rare point
# caught by: test_sparse
# book: §10.1
def sparse_counterexample(n):
    # A point of probability 1/(n + 1) is missed by all n samples with a chance above 1/e.
    rare = 1 / (n + 1) ** 2
    return [0.0, 1.0], [1 - rare, rare], [0, 1]


# %% rest_on_one_class: 上界的等号：把余下的概率都给了一个类 / Upper equality: the whole rest goes to one class
# caught by: test_upper_equality
# book: §10.1
def upper_equality(err_star, c):
    # For a given e the squares of the other posteriors sum to least when these are equal.
    return [1 - err_star] + [err_star] + [0.0] * (c - 2)


# %% small_posteriors_dropped: 丢掉了小于 1e-4 的概率 / Drops probabilities below 1e-4
# caught by: test_nn_error
# book: §10.1
# kind: narrow
def nn_error(weights, posteriors):
    P = np.where(np.array(posteriors) < 1e-4, 0, posteriors)
    P = P / P.sum(axis=1, keepdims=True)
    return float(np.dot(weights, 1 - np.sum(P**2, axis=1)))


# %% too_rare: 罕见的点太罕见，几乎测不到 / The rare point is so rare that it is hardly ever tested
# caught by: test_sparse
# book: §10.1
def sparse_counterexample(n):
    # A point of probability 1/(n + 1) is missed by all n samples with a chance above 1/e.
    rare = 1e-4
    return [0.0, 1.0], [1 - rare, rare], [0, 1]


# %% upper_equality_is_uniform: 上界的等号：总是给出均匀分布 / Upper equality: always the uniform distribution
# caught by: test_upper_equality
# book: §10.1
def upper_equality(err_star, c):
    # For a given e the squares of the other posteriors sum to least when these are equal.
    return [1 / c] * c


# %% upper_equality_shared_by_c: 上界的等号：余下的概率除以 c / Upper equality: divides the rest by c
# caught by: test_upper_equality
# book: §10.1
def upper_equality(err_star, c):
    # For a given e the squares of the other posteriors sum to least when these are equal.
    return [1 - err_star] + [err_star / c] * (c - 1)


# %% variance_divided_by_n_minus_one: 各个 x 之间的项没有按概率加权 / The variance between the x ignores their probabilities
# caught by: test_slack
# book: §10.1
def slack_terms(weights, posteriors):
    P, c = np.array(posteriors), len(posteriors[0])
    e = 1 - P.max(axis=1)
    others = np.sort(P, axis=1)[:, :-1]
    within = np.dot(weights, np.sum((others - e[:, None] / (c - 1)) ** 2, axis=1))
    between = c / (c - 1) * np.mean((e - np.mean(e)) ** 2)
    return float(within), float(between)


# %% weights_ignored: 没有按 x 的概率取平均 / The mean over x ignores the probabilities
# caught by: test_nn_error, test_bayes_error
# book: (10.1)
def nn_error(weights, posteriors):
    P = np.array(posteriors)
    return float(np.mean(1 - np.sum(P**2, axis=1)))


def bayes_error(weights, posteriors):
    return float(np.mean(1 - np.max(posteriors, axis=1)))


# %% within_about_the_mean: x 之内的项减的是 1/c，不是 e/(c-1) / The term within one x subtracts 1/c instead of e/(c-1)
# caught by: test_slack
# book: §10.1
def slack_terms(weights, posteriors):
    P, c = np.array(posteriors), len(posteriors[0])
    e = 1 - P.max(axis=1)
    others = np.sort(P, axis=1)[:, :-1]
    within = np.dot(weights, np.sum((others - 1 / c) ** 2, axis=1))
    between = c / (c - 1) * np.dot(weights, (e - np.dot(weights, e)) ** 2)
    return float(within), float(between)
