"""Known mistakes of 8.10. Each cell holds what differs from the reference."""

# %% against_the_ensemble: 与集成的预测比较 / Compares members with the ensemble
# caught by: test_disagreement
# book: §8.5.3
def member_disagreement(members, X_train, y_train, X_test):
    P = predictions(members, X_train, y_train, X_test)
    return float(np.mean(P != ensemble_predict(members, X_train, y_train, X_test)))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% alike_members: 成员几乎一样 / Members nearly alike
# caught by: test_good_but_different
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    def within(j):
        return sum(X[y == c, j].var() * (y == c).sum() for c in set(y.tolist())) / (X[:, j].var() + 1e-12)

    best = sorted(range(d), key=within)[: max(2, d // 6)]
    rows = list(range(m))
    full = {"features": best, "samples": rows, "weight": 1.0, "k": k}
    return [full, full, {**full, "samples": rows[:-1]}]


# %% all_at_equal_distance: 与第 k 个等距的都投票 / Lets all at the distance of the k-th vote
# caught by: test_small_examples, test_knn
# book: §8.5.3
def nearest_labels(distances, y, k):
    far = np.sort(distances, axis=1)[:, min(k, len(y)) - 1]
    votes = np.where(distances <= far[:, None], y, -1)
    return np.array([np.bincount(row[row >= 0]).argmax() for row in votes])


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% bagging_only: 只对样本作自助采样 / Only draws bootstrap samples
# caught by: test_gain
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    samples = [draw.integers(m, size=m).tolist() for _ in range(51)]
    return [{"features": list(range(d)), "samples": one, "weight": 1.0, "k": k} for one in samples]


# %% columns_once: 重复的列只算一次 / Counts repeated columns once
# caught by: test_ensemble
# book: §8.5.3
def predictions(members, X_train, y_train, X_test):
    X_train, y_train, X_test = np.asarray(X_train), np.asarray(y_train), np.asarray(X_test)
    return np.array(
        [
            knn_predict(
                X_train[np.ix_(one["samples"], sorted(set(one["features"])))],
                y_train[one["samples"]],
                X_test[:, sorted(set(one["features"]))],
                one["k"],
            )
            for one in members
        ]
    )


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% differ_in_weight_only: 成员只有权不同 / Members differ in weight only
# caught by: test_design
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:1]
    return [{"features": list(best[0]), "samples": list(range(m)), "weight": float(w), "k": k} for w in range(1, 9)]


# %% difference_of_labels: 用标记之差的绝对值 / Takes the absolute difference of labels
# caught by: test_disagreement
# book: §8.5.3
def member_disagreement(members, X_train, y_train, X_test):
    pairs = combinations(predictions(members, X_train, y_train, X_test), 2)
    return float(np.mean([np.abs(a - b) for a, b in pairs]))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% different_each_time: 同样的参数得到不同的集成 / The same arguments give different ensembles
# caught by: test_design
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng()
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% different_k_only: 成员只有 k 不同 / Members differ in k only
# caught by: test_gain
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    return [{"features": list(range(d)), "samples": list(range(m)), "weight": 1.0, "k": one} for one in range(1, 12)]


# %% distances_in_float32: 距离用单精度 / Distances in single precision
# caught by: test_knn
# kind: narrow
# book: §8.5.3
def squared_distances(A, B):
    return ((A[:, None, :] - B[None, :, :]) ** 2).sum(axis=2).astype(np.float32)


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% distances_rounded: 把距离四舍五入到 6 位小数再比较，很小的距离都成了 0 / Rounds distances to 6 decimals before it compares them, so that small ones become 0
# caught by: test_knn
# book: §10.1
# kind: narrow
def squared_distances(A, B):
    return np.sqrt(((A[:, None, :] - B[None, :, :]) ** 2).sum(axis=2)).round(6)


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% ensemble_tie_largest: 集成的票数相等时取最大的标记 / Equal weights give the largest label
# caught by: test_ensemble
# book: §8.5.3
def ensemble_predict(members, X_train, y_train, X_test):
    P = predictions(members, X_train, y_train, X_test)
    return P.max() - weighted_vote(P.max() - P, [one["weight"] for one in members])


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% features_ignored: 成员用全部的列 / Members use all columns
# caught by: test_ensemble
# book: §8.5.3
def predictions(members, X_train, y_train, X_test):
    X_train, y_train, X_test = np.asarray(X_train), np.asarray(y_train), np.asarray(X_test)
    return np.array(
        [
            knn_predict(
                X_train[one["samples"]],
                y_train[one["samples"]],
                X_test,
                one["k"],
            )
            for one in members
        ]
    )


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% few_samples_of_one_column: 成员只看一列与 5 个样本 / Members see one column and five samples
# caught by: test_harmless
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    columns = [[int(draw.integers(d))] for _ in range(15)]
    rows = [draw.permutation(m)[:5].tolist() for _ in columns]
    return [{"features": c, "samples": r, "weight": 1.0, "k": k} for c, r in zip(columns, rows)]


# %% fifty_members_vote: 只有前 50 个成员投票 / Only the first fifty members vote
# caught by: test_ensemble
# kind: narrow
def ensemble_predict(members, X_train, y_train, X_test):
    members = members[:50]
    return weighted_vote(predictions(members, X_train, y_train, X_test), [one["weight"] for one in members])


# %% heaviest_member: 只听 weight 最大的成员 / Only the heaviest member decides
# caught by: test_ensemble
# book: §8.5.3
def ensemble_predict(members, X_train, y_train, X_test):
    P = predictions(members, X_train, y_train, X_test)
    return P[int(np.argmax([one["weight"] for one in members]))]


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% k_at_most_ten: k 至多取 10 / Takes at most ten neighbours
# caught by: test_knn
# book: §8.5.3
# kind: narrow
def nearest_labels(distances, y, k):
    k = min(k, 10)
    nearest = np.argsort(distances, axis=1, kind="stable")[:, :k]
    return weighted_vote(y[nearest].T, np.ones(nearest.shape[1]))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% larger_row_first: 距离相等时取行号大的 / Of equal distances takes the larger row number
# caught by: test_small_examples, test_knn
# book: §8.5.3
def nearest_labels(distances, y, k):
    nearest = len(y) - 1 - np.argsort(distances[:, ::-1], axis=1, kind="stable")[:, :k]
    return weighted_vote(y[nearest].T, np.ones(nearest.shape[1]))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% largest_difference: 用切比雪夫距离 / The largest difference of a coordinate as distance
# caught by: test_knn
# book: §8.5.3
def squared_distances(A, B):
    return np.abs(A[:, None, :] - B[None, :, :]).max(axis=2)


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% manhattan_distance: 用曼哈顿距离 / Manhattan distance
# caught by: test_small_examples, test_knn
# book: §8.5.3
def squared_distances(A, B):
    return np.abs(A[:, None, :] - B[None, :, :]).sum(axis=2)


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% mean_of_labels: 标记取平均再取整 / Rounds the mean label
# caught by: test_small_examples, test_knn
# book: §8.5.3
def nearest_labels(distances, y, k):
    nearest = np.argsort(distances, axis=1, kind="stable")[:, :k]
    return np.round(y[nearest].mean(axis=1)).astype(int)


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% member_without_columns: 有的成员没有列 / A member without columns
# caught by: test_design
# costs: 2
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in [*best, ()]]


# %% nearest_left_out: 跳过最近的一个 / Skips the nearest one
# caught by: test_small_examples, test_knn
# book: §8.5.3
def nearest_labels(distances, y, k):
    distances = np.hstack([distances, np.full((len(distances), 1), np.inf)])
    y = np.append(y, 0)
    nearest = np.argsort(distances, axis=1, kind="stable")[:, 1 : k + 1]
    return weighted_vote(y[nearest].T, np.ones(nearest.shape[1]))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% nearly_equal_weights_tie: 权重之和相差不到 1e-6 就算相等，权重很小时总是取最小的标记 / Totals of weights less than 1e-6 apart count as equal, so that small weights always give the smallest label
# caught by: test_ensemble
# book: 图 8.11 / figure 8.11
# kind: narrow
def weighted_vote(labels, weights):
    """Each row of labels has one weight; the first of the labels with the largest total wins."""
    labels = np.asarray(labels)
    totals = [np.tensordot(weights, labels == c, axes=1) for c in range(labels.max() + 1)]
    totals = np.array(totals)
    return np.argmax(totals > totals.max(axis=0) - 1e-6, axis=0)


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% neighbouring_members: 只比较相邻的成员 / Compares only members that follow each other
# caught by: test_disagreement
# book: §8.5.3
def member_disagreement(members, X_train, y_train, X_test):
    P = predictions(members, X_train, y_train, X_test)
    return float(np.mean(P[1:] != P[:-1]))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% odd_k_only: 偶数的 k 减一 / Takes one less for an even k
# caught by: test_small_examples, test_knn
# book: §8.5.3
def nearest_labels(distances, y, k):
    k = k if k % 2 else max(1, k - 1)
    nearest = np.argsort(distances, axis=1, kind="stable")[:, :k]
    return weighted_vote(y[nearest].T, np.ones(nearest.shape[1]))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% one_member_alone: 只有一个成员 / A single member
# caught by: test_design
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:1]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% one_member_repeated: 同一个成员重复 / One member, repeated
# caught by: test_design
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:1] * 15
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% one_neighbour_fewer: 少取一个邻居 / Takes one neighbour fewer
# caught by: test_small_examples, test_knn
# book: §8.5.3
def nearest_labels(distances, y, k):
    nearest = np.argsort(distances, axis=1, kind="stable")[:, : max(1, k - 1)]
    return weighted_vote(y[nearest].T, np.ones(nearest.shape[1]))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% own_k_ignored: 所有成员都用第一个成员的 k / All members use the first one's k
# caught by: test_ensemble
# book: §8.5.3
def predictions(members, X_train, y_train, X_test):
    X_train, y_train, X_test = np.asarray(X_train), np.asarray(y_train), np.asarray(X_test)
    return np.array(
        [
            knn_predict(
                X_train[np.ix_(one["samples"], one["features"])],
                y_train[one["samples"]],
                X_test[:, one["features"]],
                members[0]["k"],
            )
            for one in members
        ]
    )


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% pairs_with_oneself: 分歧里算上自己与自己 / Counts pairs of a member with itself
# caught by: test_disagreement
# book: §8.5.3
def member_disagreement(members, X_train, y_train, X_test):
    P = predictions(members, X_train, y_train, X_test)
    return float(np.mean([[np.mean(a != b) for a in P] for b in P]))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% rows_from_one: 行号从 1 起 / Row numbers from 1
# caught by: test_design
# costs: 2
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(1, m + 1)), "weight": 1.0, "k": k} for one in best]


# %% rows_once: 重复的行只算一次 / Counts repeated rows once
# caught by: test_ensemble
# book: §8.5.3
def predictions(members, X_train, y_train, X_test):
    X_train, y_train, X_test = np.asarray(X_train), np.asarray(y_train), np.asarray(X_test)
    return np.array(
        [
            knn_predict(
                X_train[np.ix_(sorted(set(one["samples"])), one["features"])],
                y_train[sorted(set(one["samples"]))],
                X_test[:, one["features"]],
                one["k"],
            )
            for one in members
        ]
    )


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% rows_sorted: 按行号重排了成员的行 / Sorts the rows of a member
# caught by: test_ensemble
# book: §8.5.3
def predictions(members, X_train, y_train, X_test):
    X_train, y_train, X_test = np.asarray(X_train), np.asarray(y_train), np.asarray(X_test)
    return np.array(
        [
            knn_predict(
                X_train[np.ix_(sorted(one["samples"]), one["features"])],
                y_train[sorted(one["samples"])],
                X_test[:, one["features"]],
                one["k"],
            )
            for one in members
        ]
    )


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% samples_ignored: 成员用全部的行 / Members use all rows
# caught by: test_ensemble
# book: §8.5.3
def predictions(members, X_train, y_train, X_test):
    X_train, y_train, X_test = np.asarray(X_train), np.asarray(y_train), np.asarray(X_test)
    return np.array(
        [
            knn_predict(
                X_train[:, one["features"]],
                y_train,
                X_test[:, one["features"]],
                one["k"],
            )
            for one in members
        ]
    )


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% standardises: 先标准化再求距离 / Standardises before measuring distances
# caught by: test_knn
# book: §8.5.3
def knn_predict(X_train, y_train, X_test, k):
    X_train, X_test = np.asarray(X_train, dtype=float), np.asarray(X_test, dtype=float)
    spread = X_train.std(axis=0)
    spread[spread == 0] = 1
    X_train, X_test = X_train / spread, X_test / spread
    return nearest_labels(squared_distances(X_test, X_train), np.asarray(y_train), k)


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% tie_largest_label: 票数相等时取最大的标记 / Equal votes give the largest label
# caught by: test_small_examples, test_knn
# book: §8.5.3
def weighted_vote(labels, weights):
    """Each row of labels has one weight; the first of the labels with the largest total wins."""
    labels = np.asarray(labels)
    totals = [np.tensordot(weights, labels == c, axes=1) for c in range(labels.max() + 1)]
    return len(totals) - 1 - np.argmax(totals[::-1], axis=0)


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% tie_nearest_label: 票数相等时取较近的邻居的标记 / Equal votes give the label of the nearer neighbour
# caught by: test_small_examples, test_knn
# book: §8.5.3
def nearest_labels(distances, y, k):
    nearest = np.argsort(distances, axis=1, kind="stable")[:, :k]
    return weighted_vote(y[nearest].T, 1 - 1e-6 * np.arange(nearest.shape[1]))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% ties_by_partition: 用不稳定的划分取前 k 个 / Takes the k nearest by an unstable partition
# caught by: test_knn
# kind: narrow
# book: §8.5.3
def nearest_labels(distances, y, k):
    k = min(k, len(y))
    nearest = np.argpartition(distances, k - 1, axis=1)[:, :k]
    return weighted_vote(y[nearest].T, np.ones(nearest.shape[1]))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% too_many_members: 多于 151 个成员 / More than 151 members
# caught by: test_design
# costs: 2
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    members = []
    for _ in range(200):
        columns = draw.permutation(d)[: max(2, d // 4)].tolist()
        members.append({"features": columns, "samples": list(range(m)), "weight": 1.0, "k": k})
    return members


# %% weight_by_error: 权可以是 0 / Weights that may be 0
# caught by: test_design
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": float(1 - left_out_accuracy(one)) * (one != best[-1]), "k": k} for one in best]


# %% weighted_by_distance: 按距离的倒数加权 / Weights neighbours by the inverse distance
# caught by: test_small_examples, test_knn
# book: §8.5.3
def nearest_labels(distances, y, k):
    nearest = np.argsort(distances, axis=1, kind="stable")[:, :k]
    weights = 1 / (np.take_along_axis(distances, nearest, axis=1).T + 1e-9)
    labels = y[nearest].T
    totals = [np.sum(weights * (labels == c), axis=0) for c in range(labels.max() + 1)]
    return np.argmax(totals, axis=0)


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% weighted_mean_of_labels: 标记的加权平均取整 / Rounds the weighted mean of labels
# caught by: test_ensemble
# book: §8.5.3
def ensemble_predict(members, X_train, y_train, X_test):
    P = predictions(members, X_train, y_train, X_test)
    return np.round(np.average(P, axis=0, weights=[one["weight"] for one in members])).astype(int)


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% weights_ignored: 投票不计 weight / Ignores the weights
# caught by: test_ensemble
# book: §8.5.3
def ensemble_predict(members, X_train, y_train, X_test):
    return weighted_vote(predictions(members, X_train, y_train, X_test), np.ones(len(members)))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


# %% worst_subspaces: 留下最差的子空间 / Keeps the worst subspaces
# caught by: test_gain
# book: §8.5.3
def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(60)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]
