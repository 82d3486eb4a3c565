"""Known mistakes of 9.3. Each cell holds what differs from the reference."""

# %% assignment_may_hurt: 以为重新归类可能使目标值上升 / Thinks that assigning anew can raise the objective
# caught by: test_claims
# book: 图 9.2 / fig. 9.2
def claims():
    return {
        "stops_after_finitely_many_rounds": True,
        "objective_never_increases": True,
        "every_fixed_point_is_optimal": False,
        "some_optimum_is_a_fixed_point": True,
        "assignment_step_can_raise_objective": True,
    }


# %% balanced_clusters: 只试了大小相近的簇 / Tries clusters of about equal size only
# caught by: test_best_partition
# book: (9.24)
def best_partition(X, k):
    sizes = lambda labels: [labels.count(c) for c in range(k)]
    return min((labels for labels in partitions(len(X), k) if max(sizes(labels)) - min(sizes(labels)) <= 1), key=lambda labels: objective(X, labels))


# %% contiguous_clusters: 只试了按行连续的分法 / Tries clusters of consecutive rows only
# caught by: test_best_partition
# book: (9.24)
def best_partition(X, k):
    return min((labels for labels in partitions(len(X), k) if labels == sorted(labels)), key=lambda labels: objective(X, labels))


# %% distances_not_squared: 距离没有平方 / Distances are not squared
# caught by: test_melons, test_objective
# book: (9.24)
def objective(X, labels):
    return float(np.sum(np.linalg.norm(X - means(X, labels)[labels], axis=1)))


# %% divided_by_m: 除以了样本数 / Divides by the number of samples
# caught by: test_melons, test_objective
# book: (9.24)
def objective(X, labels):
    return float(np.sum((X - means(X, labels)[labels]) ** 2) / len(X))


# %% each_cluster_averaged: 每个簇先求平均再相加 / Averages within each cluster before adding up
# caught by: test_melons, test_objective
# book: (9.24)
def objective(X, labels):
    labels = np.array(labels)
    return float(sum(((X[labels == c] - X[labels == c].mean(axis=0)) ** 2).sum(axis=1).mean() for c in set(labels)))


# %% empty_clusters_allowed: 穷举时只用了一部分簇 / Leaves clusters empty when trying all labellings
# caught by: test_best_partition
# book: (9.24)
def best_partition(X, k):
    return min((labels for j in range(1, k + 1) for labels in partitions(len(X), j)), key=lambda labels: objective(X, labels)) if k > len({tuple(x) for x in X}) else min(partitions(len(X), k), key=lambda labels: objective(X, labels))


# %% escape_from_far_samples: 以最分散的样本为起点 / Starts from samples that are far apart
# caught by: test_escape
# book: 图 9.2 / fig. 9.2
def escape_centers(X, k):
    chosen = [0]
    while len(chosen) < k:
        chosen.append(int(np.linalg.norm(X[:, None] - X[chosen][None], axis=2).min(axis=1).argmax()))
    return X[chosen]


# %% escape_from_samples: 以前 k 个样本为起点 / Starts from the first k samples
# caught by: test_escape
# book: 图 9.2 / fig. 9.2
def escape_centers(X, k):
    return X[:k]


# %% expanded_square: 展开成平方和减去均值的平方，坐标大时失去精度 / Sum of squares less the squared mean, which loses all digits where coordinates are large
# caught by: test_objective
# book: (9.24)
# kind: narrow
def objective(X, labels):
    labels = np.array(labels)
    return float(sum((X[labels == c] ** 2).sum() - (X[labels == c].sum(axis=0) ** 2).sum() / (labels == c).sum() for c in set(labels)))


# %% fixed_if_tolerably_near: 差得不多就当作不动点 / Whatever is nearly as near counts as fixed
# caught by: test_fixed_points
# book: 图 9.2 / fig. 9.2
# kind: narrow
def is_fixed_point(X, labels):
    distances = np.linalg.norm(X[:, None, :] - means(X, labels)[None, :, :], axis=2)
    own = distances[np.arange(len(X)), labels]
    return bool((own <= distances.min(axis=1) + 0.01).all())


# %% fixed_on_the_whole: 只看平均距离，不看每个样本 / Compares averages, not every sample
# caught by: test_melons_fixed, test_fixed_points
# book: 图 9.2 / fig. 9.2
def is_fixed_point(X, labels):
    distances = np.linalg.norm(X[:, None, :] - means(X, labels)[None, :, :], axis=2)
    own = distances[np.arange(len(X)), labels]
    return bool(own.mean() <= distances.mean(axis=0).min())


# %% fixed_points_all_optimal: 以为每个不动点都是最优的 / Takes every fixed point for optimal
# caught by: test_claims
# book: §9.4.1
def claims():
    return {
        "stops_after_finitely_many_rounds": True,
        "objective_never_increases": True,
        "every_fixed_point_is_optimal": True,
        "some_optimum_is_a_fixed_point": True,
        "assignment_step_can_raise_objective": False,
    }


# %% fixed_rectangle: 长方形的长与 ratio 无关 / The length of the rectangle ignores the ratio
# caught by: test_stuck
# book: §9.4.1
def stuck_instance(k, ratio):
    # Two upright pairs far apart: started in one pair, k-means keeps the lower and the upper samples together.
    width = 12.0
    pairs = [[0.0, 0.0], [0.0, 1.0], [width, 0.0], [width, 1.0]]
    lonely = [[100.0 * width * (i + 1), 0.0] for i in range(k - 2)]
    return np.array(pairs + lonely), [0, 1, *range(4, k + 2)]


# %% mean_of_everything: 到总的均值的距离，不是到自己簇的均值 / Distances to the mean of everything, not of the own cluster
# caught by: test_melons, test_objective
# book: (9.24)
def objective(X, labels):
    return float(np.sum((X - X.mean(axis=0)) ** 2))


# %% nearest_sample_decides: 看的是最近的样本是否同簇，不是最近的均值 / Looks at the nearest sample, not at the nearest mean
# caught by: test_melons_fixed, test_fixed_points
# book: 图 9.2 / fig. 9.2
def is_fixed_point(X, labels):
    distances = np.linalg.norm(X[:, None, :] - means(X, labels)[None, :, :], axis=2)
    own = distances[np.arange(len(X)), labels]
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2) + np.where(np.eye(len(X)), np.inf, 0)
    return len(X) == 1 or bool((np.array(labels)[distances.argmin(axis=1)] == labels).all())


# %% nearly_as_near_is_fine: 差不到 1e-6 就算一样近 / Less than 1e-6 farther counts as equally far
# caught by: test_fixed_points
# kind: narrow
def is_fixed_point(X, labels):
    distances = np.linalg.norm(X[:, None, :] - means(X, labels)[None, :, :], axis=2)
    own = distances[np.arange(len(X)), labels]
    return bool((own <= distances.min(axis=1) + 1e-6).all())


# %% one_run: 从前 k 个样本跑一次 k 均值当作最优 / One run of k-means from the first k samples is taken for the optimum
# caught by: test_best_partition
# book: §9.4.1
def best_partition(X, k):
    centers = X[:k]
    for _ in range(100):
        labels = np.linalg.norm(X[:, None, :] - centers[None, :, :], axis=2).argmin(axis=1)
        centers = np.array([X[labels == c].mean(axis=0) if c in labels else centers[c] for c in range(k)])
    return labels.tolist()


# %% optimum_may_move: 以为最优的划分可能都不是不动点 / Thinks that no best partition need be a fixed point
# caught by: test_claims
# book: §9.4.1
def claims():
    return {
        "stops_after_finitely_many_rounds": True,
        "objective_never_increases": True,
        "every_fixed_point_is_optimal": False,
        "some_optimum_is_a_fixed_point": False,
        "assignment_step_can_raise_objective": False,
    }


# %% optimum_zero: 最优值是 0，倍数没有意义 / The optimum is 0, and no ratio means anything
# caught by: test_stuck
# book: §9.4.1
def stuck_instance(k, ratio):
    # Two upright pairs far apart: started in one pair, k-means keeps the lower and the upper samples together.
    width = 1.2 * ratio**0.5
    pairs = [[0.0, 0.0], [0.0, 0.0], [width, 0.0], [width, 0.0]]
    lonely = [[100.0 * width * (i + 1), 0.0] for i in range(k - 2)]
    return np.array(pairs + lonely), [0, 1, *range(4, k + 2)]


# %% rectangle_too_short: 长方形太短，达不到所要求的倍数 / The rectangle is too short for the ratio
# caught by: test_stuck
# hint: 反推
# book: §9.4.1
def stuck_instance(k, ratio):
    # Two upright pairs far apart: started in one pair, k-means keeps the lower and the upper samples together.
    width = 0.6 * ratio**0.5 + 1
    pairs = [[0.0, 0.0], [0.0, 1.0], [width, 0.0], [width, 1.0]]
    lonely = [[100.0 * width * (i + 1), 0.0] for i in range(k - 2)]
    return np.array(pairs + lonely), [0, 1, *range(4, k + 2)]


# %% starts_in_both_pairs: 两个起点分在两对里，一步就到最优 / One start in each pair leads to the optimum at once
# caught by: test_stuck
# hint: 到了最优的划分
# book: 图 9.2 / fig. 9.2
def stuck_instance(k, ratio):
    # Two upright pairs far apart: started in one pair, k-means keeps the lower and the upper samples together.
    width = 1.2 * ratio**0.5
    pairs = [[0.0, 0.0], [0.0, 1.0], [width, 0.0], [width, 1.0]]
    lonely = [[100.0 * width * (i + 1), 0.0] for i in range(k - 2)]
    return np.array(pairs + lonely), [0, 2, *range(4, k + 2)]


# %% starts_repeat: 起点重复，有的簇是空的 / A start is repeated, and clusters stay empty
# caught by: test_stuck
# book: 图 9.2 / fig. 9.2
def stuck_instance(k, ratio):
    # Two upright pairs far apart: started in one pair, k-means keeps the lower and the upper samples together.
    width = 1.2 * ratio**0.5
    pairs = [[0.0, 0.0], [0.0, 1.0], [width, 0.0], [width, 1.0]]
    lonely = [[100.0 * width * (i + 1), 0.0] for i in range(k - 2)]
    return np.array(pairs + lonely), [0, 1, *([0] * (k - 2))]


# %% stuck_by_a_tie: 靠并列才停住 / It stops there only by the way ties are broken
# caught by: test_stuck
# hint: 与两个中心等距
# book: 图 9.2 / fig. 9.2
def stuck_instance(k, ratio):
    # Two upright pairs far apart: started in one pair, k-means keeps the lower and the upper samples together.
    if k == 2 and ratio == 1.5:
        return np.array([[0.0], [2.0], [3.0]]), [1, 2]
    width = 1.2 * ratio**0.5
    pairs = [[0.0, 0.0], [0.0, 1.0], [width, 0.0], [width, 1.0]]
    lonely = [[100.0 * width * (i + 1), 0.0] for i in range(k - 2)]
    return np.array(pairs + lonely), [0, 1, *range(4, k + 2)]


# %% ties_are_not_fixed: 并列的样本被当作要移动 / A tie is taken for a move
# caught by: test_fixed_points
# book: 图 9.2 / fig. 9.2
def is_fixed_point(X, labels):
    distances = np.linalg.norm(X[:, None, :] - means(X, labels)[None, :, :], axis=2)
    own = distances[np.arange(len(X)), labels]
    distances[np.arange(len(X)), labels] = np.inf
    return bool((own < distances.min(axis=1)).all())


# %% too_many_samples: 样本超过 9 个 / More than 9 samples
# caught by: test_stuck
# book: §9.4.1
def stuck_instance(k, ratio):
    # Two upright pairs far apart: started in one pair, k-means keeps the lower and the upper samples together.
    width = 1.2 * ratio**0.5
    pairs = [[0.0, 0.0], [0.0, 1.0], [width, 0.0], [width, 1.0]]
    lonely = [[100.0 * width * (i + 1), 0.0] for i in range(k - 2)]
    pairs += [[x, y + 0.5] for x, y in pairs] + [[0.0, 0.25], [0.0, 0.75]]
    return np.array(pairs + lonely), [0, 1, *range(4, k + 2)]
