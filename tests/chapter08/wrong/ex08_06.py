"""Known mistakes of 8.6. Each cell holds what differs from the reference."""

# %% against_the_vote: 与投票结果比较而不是两两比较 / Compares with the vote instead of by pairs
# caught by: test_disagreement
# book: (8.37)
def disagreement(predictions):
    P = np.asarray(predictions)
    return float(np.mean(P != np.array([majority(votes) for votes in P.T])))


# %% all_or_nothing: 只要有一个成员不同就算不同 / Counts a sample as soon as one member differs
# caught by: test_disagreement
# book: (8.37)
def disagreement(predictions):
    P = np.asarray(predictions)
    return float(np.mean((P != P[0]).any(axis=0)))


# %% averaging_always_helps: 以为平均总能降低方差 / Takes averaging to reduce variance always
# caught by: test_claims
# book: §8.3.1
def claims():
    return {
        "bagging_mainly_reduces_variance": True,
        "naive_bayes_is_an_unstable_learner": False,
        "averaging_reduces_variance_even_if_rho_is_1": True,
        "bagging_changes_the_independence_assumption": False,
    }


# %% best_member_error: 取最好的成员的错误率 / Takes the error of the best member
# caught by: test_report
# book: §8.3.1
def bagging_report(learner, X, y, X_test, y_test, samples):
    X, y, y_test = np.asarray(X), np.asarray(y), np.asarray(y_test)
    members = np.array([learner(X[sample], y[sample], X_test) for sample in samples])
    return {
        "single_error": float(np.mean(np.asarray(learner(X, y, X_test)) != y_test)),
        "mean_member_error": float(np.min(np.mean(members != y_test, axis=1))),
        "bagged_error": float(np.mean([majority(votes) for votes in members.T] != y_test)),
        "disagreement": disagreement(members),
    }


# %% binomial_for_all: 把任何数都当作 0/1 的频率 / Takes all numbers for frequencies of 0 and 1
# caught by: test_moments
# book: §8.3.1
def bootstrap_moments(values):
    return float(np.mean(values)), float(np.mean(values) * (1 - np.mean(values)) / len(values))


# %% difference_of_labels: 用标记之差的绝对值 / Takes the absolute difference of labels
# caught by: test_disagreement
# book: (8.37)
def disagreement(predictions):
    pairs = list(combinations(np.asarray(predictions), 2))
    return float(np.mean([np.abs(a - b) for a, b in pairs])) if pairs else 0.0


# %% distinct_rows_only: 采样中重复的行只用一次 / Uses a repeated row only once
# caught by: test_report
# book: §8.3.1
def bagging_report(learner, X, y, X_test, y_test, samples):
    X, y, y_test = np.asarray(X), np.asarray(y), np.asarray(y_test)
    members = np.array([learner(X[sorted(set(sample))], y[sorted(set(sample))], X_test) for sample in samples])
    return {
        "single_error": float(np.mean(np.asarray(learner(X, y, X_test)) != y_test)),
        "mean_member_error": float(np.mean(members != y_test)),
        "bagged_error": float(np.mean([majority(votes) for votes in members.T] != y_test)),
        "disagreement": disagreement(members),
    }


# %% divided_by_T_once: 和的方差只除以 T / Divides the variance of the sum by T only once
# caught by: test_variance_of_average
# book: §8.3.1
def variance_of_average(variance, rho, T):
    # T variances and T(T-1) covariances
    return variance + (T - 1) * rho * variance


# %% equal_sets_equal_members: 行号的集合相同就当作同一个采样 / Samples with the same set of rows taken for the same
# caught by: test_report
def bagging_report(learner, X, y, X_test, y_test, samples):
    X, y, y_test = np.asarray(X), np.asarray(y), np.asarray(y_test)
    known = {}
    for sample in samples:
        if frozenset(sample) not in known:
            known[frozenset(sample)] = learner(X[sample], y[sample], X_test)
    members = np.array([known[frozenset(sample)] for sample in samples])
    return {
        "single_error": float(np.mean(np.asarray(learner(X, y, X_test)) != y_test)),
        "mean_member_error": float(np.mean(members != y_test)),
        "bagged_error": float(np.mean([majority(votes) for votes in members.T] != y_test)),
        "disagreement": disagreement(members),
    }


# %% errors_instead_of_disagreement: 以与真实标记不同的比例当作分歧 / Takes the share of errors for the disagreement
# caught by: test_report
# book: §8.3.1
def bagging_report(learner, X, y, X_test, y_test, samples):
    X, y, y_test = np.asarray(X), np.asarray(y), np.asarray(y_test)
    members = np.array([learner(X[sample], y[sample], X_test) for sample in samples])
    return {
        "single_error": float(np.mean(np.asarray(learner(X, y, X_test)) != y_test)),
        "mean_member_error": float(np.mean(members != y_test)),
        "bagged_error": float(np.mean([majority(votes) for votes in members.T] != y_test)),
        "disagreement": float(np.mean(members != y_test)),
    }


# %% labels_in_a_byte: 标记存成 8 位整数 / Labels kept in eight bits
# caught by: test_disagreement
# kind: narrow
def disagreement(predictions):
    pairs = list(combinations(np.asarray(predictions).astype(np.int8), 2))
    return float(np.mean([a != b for a, b in pairs])) if pairs else 0.0


# %% limit_of_many: 只给 T 很大时的极限 / Gives only the limit for large T
# caught by: test_variance_of_average
# book: §8.3.1
def variance_of_average(variance, rho, T):
    # T variances and T(T-1) covariances
    return rho * variance


# %% mean_error_for_vote: 以成员错误率的平均当作投票的错误率 / Takes the mean error of the members for that of the vote
# caught by: test_report
# book: §8.3.1
def bagging_report(learner, X, y, X_test, y_test, samples):
    X, y, y_test = np.asarray(X), np.asarray(y), np.asarray(y_test)
    members = np.array([learner(X[sample], y[sample], X_test) for sample in samples])
    return {
        "single_error": float(np.mean(np.asarray(learner(X, y, X_test)) != y_test)),
        "mean_member_error": float(np.mean(members != y_test)),
        "bagged_error": float(np.mean(members != y_test)),
        "disagreement": disagreement(members),
    }


# %% median_for_mean: 期望取中位数 / The median for the expectation
# caught by: test_moments
# book: §8.3.1
def bootstrap_moments(values):
    return float(np.median(values)), float(np.var(values) / len(values))


# %% members_out_of_bag: 成员用没有抽到的行训练 / Trains the members on the rows left out
# caught by: test_report
# book: §8.3.1
def bagging_report(learner, X, y, X_test, y_test, samples):
    X, y, y_test = np.asarray(X), np.asarray(y), np.asarray(y_test)
    rest = [[i for i in range(len(y)) if i not in sample] or [0] for sample in samples]
    members = np.array([learner(X[sample], y[sample], X_test) for sample in rest])
    return {
        "single_error": float(np.mean(np.asarray(learner(X, y, X_test)) != y_test)),
        "mean_member_error": float(np.mean(members != y_test)),
        "bagged_error": float(np.mean([majority(votes) for votes in members.T] != y_test)),
        "disagreement": disagreement(members),
    }


# %% negative_rho_as_zero: 把负的相关系数当作 0 / Takes a negative correlation for 0
# caught by: test_variance_of_average
# book: §8.3.1
def variance_of_average(variance, rho, T):
    # T variances and T(T-1) covariances
    rho = max(0.0, rho)
    return (variance + (T - 1) * rho * variance) / T


# %% neighbours_only: 只比较相邻的两个学习器 / Compares only learners that follow each other
# caught by: test_disagreement
# book: (8.37)
def disagreement(predictions):
    P = np.asarray(predictions)
    return float(np.mean(P[1:] != P[:-1])) if len(P) > 1 else 0.0


# %% pairs_counted_once: 每对协方差只算一次 / Counts each covariance once
# caught by: test_variance_of_average
# book: §8.3.1
def variance_of_average(variance, rho, T):
    # T variances and T(T-1) covariances
    return (variance + (T - 1) / 2 * rho * variance) / T


# %% pairs_with_oneself: 对数里算上自己与自己 / Counts pairs of a learner with itself
# caught by: test_disagreement
# book: (8.37)
def disagreement(predictions):
    P = np.asarray(predictions)
    return float(np.mean([[np.mean(a != b) for a in P] for b in P]))


# %% rho_as_covariance: 把相关系数当作协方差 / Takes the correlation for the covariance
# caught by: test_variance_of_average
# book: §8.3.1
def variance_of_average(variance, rho, T):
    # T variances and T(T-1) covariances
    return (variance + (T - 1) * rho) / T


# %% rho_ignored: 忽略相关系数 / Ignores the correlation
# caught by: test_variance_of_average
# book: §8.3.1
def variance_of_average(variance, rho, T):
    # T variances and T(T-1) covariances
    return variance / T


# %% rounded_mean_label: 以标记的平均取整代替投票 / Rounds the mean label instead of voting
# caught by: test_report
# book: §8.3.1
def majority(votes):
    return int(np.round(np.mean(votes)))


# %% single_among_voters: 单个学习器也参加投票 / The single learner votes, too
# caught by: test_report
# book: §8.3.1
def bagging_report(learner, X, y, X_test, y_test, samples):
    X, y, y_test = np.asarray(X), np.asarray(y), np.asarray(y_test)
    members = np.array([learner(X[sample], y[sample], X_test) for sample in samples])
    voters = np.vstack([members, learner(X, y, X_test)])
    return {
        "single_error": float(np.mean(np.asarray(learner(X, y, X_test)) != y_test)),
        "mean_member_error": float(np.mean(members != y_test)),
        "bagged_error": float(np.mean([majority(votes) for votes in voters.T] != y_test)),
        "disagreement": disagreement(members),
    }


# %% single_on_first_sample: 单个学习器只用第一个采样训练 / Trains the single learner on the first sample
# caught by: test_report
# book: §8.3.1
def bagging_report(learner, X, y, X_test, y_test, samples):
    X, y, y_test = np.asarray(X), np.asarray(y), np.asarray(y_test)
    members = np.array([learner(X[sample], y[sample], X_test) for sample in samples])
    return {
        "single_error": float(np.mean(np.asarray(learner(X[samples[0]], y[samples[0]], X_test)) != y_test)),
        "mean_member_error": float(np.mean(members != y_test)),
        "bagged_error": float(np.mean([majority(votes) for votes in members.T] != y_test)),
        "disagreement": disagreement(members),
    }


# %% square_of_mean_subtracted: 以平方的均值减均值的平方，有效数字抵消 / The mean square minus the squared mean, where digits cancel
# caught by: test_moments
# kind: narrow
# book: §8.3.1
def bootstrap_moments(values):
    return float(np.mean(values)), float((np.mean(np.square(values)) - np.mean(values) ** 2) / len(values))


# %% standard_error: 标准差而不是方差 / The standard deviation instead of the variance
# caught by: test_moments, test_four_values
# book: §8.3.1
def bootstrap_moments(values):
    return float(np.mean(values)), float(np.std(values) / len(values) ** 0.5)


# %% variance_of_one_draw: 一次抽取的方差，没有除以 m / The variance of one draw, not divided by m
# caught by: test_moments, test_four_values
# book: §8.3.1
def bootstrap_moments(values):
    return float(np.mean(values)), float(np.var(values))


# %% variance_with_m_minus_1: 方差用 m − 1 去除 / The variance with divisor m − 1
# caught by: test_moments
# book: §8.3.1
def bootstrap_moments(values):
    return float(np.mean(values)), float(np.var(values, ddof=1) / len(values)) if len(values) > 1 else 0.0


# %% vote_tie_first: 票数相等时取先出现的标记 / Equal votes give the label that came first
# caught by: test_report
# book: §8.3.1
def majority(votes):
    count = Counter(votes.tolist())
    return count.most_common(1)[0][0]


# %% vote_tie_largest: 票数相等时取最大的标记 / Equal votes give the largest label
# caught by: test_report
# book: §8.3.1
def majority(votes):
    count = Counter(votes.tolist())
    return min(count, key=lambda label: (-count[label], -label))


# %% without_replacement_variance: 当作不放回抽样：均值不变，方差为 0 / Draws without replacement: no variance
# caught by: test_moments, test_four_values
# book: §8.3.1
def bootstrap_moments(values):
    return float(np.mean(values)), 0.0


# %% witness_bayes_changes: 朴素贝叶斯的预测也变了 / Naive Bayes changes a prediction, too
# caught by: test_witness
# book: §8.3.1
def stability_witness(d):
    rows, labels = ["110", "100", "000", "100", "011", "010"], "000111"
    return [[int(bit) for bit in row] + [0] * (d - 3) for row in rows], [int(c) for c in labels], 0


# %% witness_close_after: 去掉之后两个增益几乎相等 / Two gains are nearly equal afterwards
# caught by: test_witness
# book: §8.3.1
def stability_witness(d):
    rows, labels = ["011", "111", "110", "100", "000", "010", "010", "011", "110", "010", "110"], "00011000111"
    return [[int(bit) for bit in row] + [0] * (d - 3) for row in rows], [int(c) for c in labels], 0


# %% witness_close_before: 去掉之前两个增益几乎相等 / Two gains are nearly equal before
# caught by: test_witness
# book: §8.3.1
def stability_witness(d):
    rows, labels = ["110", "010", "111", "001", "011", "010", "000", "010"], "01010110"
    return [[int(bit) for bit in row] + [0] * (d - 3) for row in rows], [int(c) for c in labels], 0


# %% witness_for_three_only: 例子只有 3 个属性 / The witness has three attributes only
# caught by: test_witness
# book: §8.3.1
def stability_witness(d):
    # Found by searching random tables of three attributes: without the first row the root is attribute 1 instead of 2.
    # Further attributes are constant, which the tree does not see.
    X = [
        [1, 0, 1],
        [1, 0, 1],
        [0, 0, 1],
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
        [0, 0, 1],
        [0, 0, 1],
    ]
    return [row for row in X], [1, 1, 1, 0, 0, 1, 1, 1, 0, 0], 0


# %% witness_odds_near_zero: 有的对数几率几乎为 0 / Some log odds are nearly 0
# caught by: test_witness
# book: §8.3.1
def stability_witness(d):
    rows, labels = ["101", "101", "010", "100", "001", "100", "000", "100"], "10100011"
    return [[int(bit) for bit in row] + [0] * (d - 3) for row in rows], [int(c) for c in labels], 0


# %% witness_root_stays: 根结点没有变 / The root stays the same
# caught by: test_witness
# book: §8.3.1
def stability_witness(d):
    rows, labels = ["100", "101", "001", "011", "000", "100", "001", "001", "011"], "001011001"
    return [[int(bit) for bit in row] + [0] * (d - 3) for row in rows], [int(c) for c in labels], 0


# %% witness_wrong_sample: 去掉的是另一个样本 / Removes another sample
# caught by: test_witness
# book: §8.3.1
def stability_witness(d):
    # Found by searching random tables of three attributes: without the first row the root is attribute 1 instead of 2.
    # Further attributes are constant, which the tree does not see.
    X = [
        [1, 0, 1],
        [1, 0, 1],
        [0, 0, 1],
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
        [0, 0, 1],
        [0, 0, 1],
    ]
    return [row + [0] * (d - 3) for row in X], [1, 1, 1, 0, 0, 1, 1, 1, 0, 0], 3
