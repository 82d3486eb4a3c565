"""Known mistakes of 11.3. Each cell holds what differs from the reference."""

# %% both_must_differ: 两个属性都变了才算这一对变了 / A pair counts as changed only where both attributes change
# caught by: test_sixteen_rows, test_hidden_pair
# book: §11.2
# costs: 6
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.minimum(steps[:, None], steps).sum(axis=2)

    return (changes(misses) - changes(hits)).tolist()


# %% diagonal_included: 最好的一对把对角线也算了进去 / The best pair may lie on the diagonal
# caught by: test_best_pair
# book: §11.2
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) - changes(hits)).tolist()


def best_pair(scores):
    pairs = [(i, j) for j in range(len(scores)) for i in range(j + 1)]
    return min(pairs, key=lambda pair: (-scores[pair[0]][pair[1]], pair))


# %% diagonal_marked_by_minus_billion: 对角线记作 −10⁹，得分更小时便选中了它 / The diagonal is marked by −1e9, which is chosen where scores are lower
# caught by: test_best_pair
# book: §11.2
# kind: narrow
def best_pair(scores):
    s = np.array(scores)
    np.fill_diagonal(s, -1e9)
    i, j = np.unravel_index(s.argmax(), s.shape)
    return int(i), int(j)


# %% first_rows_only: 只看表的前 40 行 / Only the first 40 rows are seen
# caught by: test_relations
# book: §11.2
# kind: narrow
def pair_scores(X, y, kinds):
    X, y = X[:40], y[:40]
    columns = zip(*normalize(X, kinds))
    D = np.array([squares(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    same = np.array([[a == b for b in y] for a in y])
    others = same & ~np.eye(len(y), dtype=bool)
    accompanied = others.any(axis=1)  # who is alone in its class has no near-hit

    def score(j, k):
        distances = D[j] + D[k]  # in the plane of the pair, whatever the other attributes are
        misses = np.where(same, np.inf, distances).min(axis=1)
        hits = np.where(others, distances, np.inf).min(axis=1)
        return float(misses.sum() - hits[accompanied].sum())

    return [[score(j, k) for k in range(len(kinds))] for j in range(len(kinds))]


# %% hits_added: 猜中近邻的一项没有变号 / The hits are added
# caught by: test_sixteen_rows
# book: §11.2
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) + changes(hits)).tolist()


# %% labels_ignored: 得分只看两个属性是否相关，不看类别 / Attributes correlated with one another, whatever the class
# caught by: test_hidden_pair, test_sixteen_rows
# book: §11.2
# costs: 7
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    flat = diffs.reshape(len(kinds), -1)
    means = flat.mean(axis=1)
    return np.abs(flat @ flat.T / flat.shape[1] - np.outer(means, means)).tolist()
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) - changes(hits)).tolist()


# %% largest_magnitude: 按绝对值取最大 / The largest absolute value is taken
# caught by: test_best_pair
# book: §11.2
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) - changes(hits)).tolist()


def best_pair(scores):
    pairs = [(i, j) for j in range(len(scores)) for i in range(j)]
    return min(pairs, key=lambda pair: (-abs(scores[pair[0]][pair[1]]), pair))


# %% last_of_equals: 相等时取了字典序最大的 / Of equal pairs the last is taken
# caught by: test_best_pair
# book: §11.2
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) - changes(hits)).tolist()


def best_pair(scores):
    pairs = [(i, j) for j in range(len(scores)) for i in range(j)]
    return max(pairs, key=lambda pair: (scores[pair[0]][pair[1]], pair))


# %% lonely_sample_infinite: 独自一类的样本使得分成为负无穷 / A sample alone in its class makes the scores minus infinity
# caught by: test_sixteen_rows
# book: §11.2
def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    D = np.array([squares(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    same = np.array([[a == b for b in y] for a in y])
    others = same & ~np.eye(len(y), dtype=bool)

    def score(j, k):
        distances = D[j] + D[k]  # in the plane of the pair, whatever the other attributes are
        misses = np.where(same, np.inf, distances).min(axis=1)
        hits = np.where(others, distances, np.inf).min(axis=1)
        return float(misses.sum() - hits.sum())

    return [[score(j, k) for k in range(len(kinds))] for j in range(len(kinds))]


# %% nearly_equal_is_equal: 相差不到 1e-9 的得分当作相等 / Scores that differ by less than 1e-9 count as equal
# caught by: test_best_pair
# hint: exactly equal
# book: §11.2
# kind: narrow
def best_pair(scores):
    d = len(scores)
    best = (0, 1)
    for i in range(d):
        for j in range(i + 1, d):
            if scores[i][j] > scores[best[0]][best[1]] + 1e-9:
                best = (i, j)
    return best


# %% neighbours_ignore_class: 近邻不分同类异类 / Neighbours whatever their class
# caught by: test_hidden_pair, test_sixteen_rows
# book: §11.2
# costs: 5
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = distances.argmin(axis=1)
    misses = distances.argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) - changes(hits)).tolist()


# %% not_normalised: 没有规范化，数大的属性淹没其余 / Not normalised: attributes of large numbers drown the others
# caught by: test_hidden_pair, test_two_pairs, test_relations
# book: §11.2
# costs: 3
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*X)
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) - changes(hits)).tolist()


# %% order_reversed: 返回的一对是 (j, i) / The pair comes as (j, i)
# caught by: test_best_pair
# book: §11.2
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) - changes(hits)).tolist()


def best_pair(scores):
    pairs = [(i, j) for j in range(len(scores)) for i in range(j)]
    return min(pairs, key=lambda pair: (-scores[pair[0]][pair[1]], pair))[::-1]


# %% own_near_hit: 样本自己也算作猜中近邻，距离总是 0 / A sample counts as its own near-hit, at distance 0
# caught by: test_sixteen_rows
# hint: another sample
# book: §11.2
def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    D = np.array([squares(column, kind) for column, kind in zip(columns, kinds)])
    same = np.array([[a == b for b in y] for a in y])

    def score(j, k):
        distances = D[j] + D[k]
        misses = np.where(same, np.inf, distances).min(axis=1)
        hits = np.where(same, distances, np.inf).min(axis=1)
        return float(misses.sum() - hits.sum())

    return [[score(j, k) for k in range(len(kinds))] for j in range(len(kinds))]


# %% product_of_two: 两个单独的统计量相乘 / The product of two single statistics
# caught by: test_two_pairs, test_sixteen_rows
# book: §11.2
# costs: 4
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return steps.sum(axis=1)

    return np.outer(changes(misses) - changes(hits), changes(misses) - changes(hits)).tolist()


# %% second_index_first: 相等时先比较第二个下标 / Of equal pairs the second index is compared first
# caught by: test_best_pair
# book: §11.2
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) - changes(hits)).tolist()


def best_pair(scores):
    pairs = [(i, j) for j in range(len(scores)) for i in range(j)]
    return min(pairs, key=lambda pair: (-scores[pair[0]][pair[1]], pair[::-1]))


# %% smaller_is_better: 得分越小越有关 / A smaller score means more relevant
# caught by: test_sixteen_rows, test_decisive_attribute
# book: §11.2
# costs: 3
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(hits) - changes(misses)).tolist()


# %% sum_of_two: 两个单独的统计量相加 / The sum of two single statistics
# caught by: test_two_pairs
# book: §11.2
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return (steps[:, None] + steps).sum(axis=2)

    return (changes(misses) - changes(hits)).tolist()


# %% surplus_over_singles: 只算超出单个得分的部分，单独有用的属性被扣光 / Only what exceeds the single scores counts, so that a decisive attribute is worth nothing
# caught by: test_decisive_attribute
# book: §11.2
# costs: 4
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return -np.minimum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return (changes(misses) - changes(hits)).tolist()


# %% upper_triangle: 只填了上三角 / Only the upper triangle is filled
# caught by: test_sixteen_rows, test_hidden_pair
# book: §11.2
# costs: 2
def differences(column, kind):
    if kind == "numeric":
        return np.abs(np.subtract.outer(column, column))
    names = np.array(column, dtype=object)
    return (names[:, None] != names).astype(float)


def pair_scores(X, y, kinds):
    columns = zip(*normalize(X, kinds))
    diffs = np.array([differences(column, kind) for column, kind in zip(columns, kinds)])  # (d, m, m)
    distances = diffs.sum(axis=0)
    np.fill_diagonal(distances, len(kinds) + 1)  # beyond all others: a neighbour only of who is alone in its class
    same = np.array([[a == b for b in y] for a in y])
    hits = np.where(same, distances, np.inf).argmin(axis=1)
    misses = np.where(same, np.inf, distances).argmin(axis=1)

    def changes(neighbours):
        steps = diffs[:, np.arange(len(y)), neighbours]
        return np.maximum(steps[:, None], steps).sum(axis=2)  # a pair changes where one of the two does

    return np.triu(changes(misses) - changes(hits)).tolist()
