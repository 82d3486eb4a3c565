"""Known mistakes of 5.8. Each cell holds what differs from the reference."""

# %% bubble: 邻域是半径 σ 以内的全 1 / The neighbourhood is 1 within the radius σ, 0 outside
# caught by: test_neighbourhood
# book: §5.5.3
def neighbourhood(shape, bmu, sigma):
    rows, columns = np.indices(shape)
    return ((rows - bmu[0]) ** 2 + (columns - bmu[1]) ** 2 <= sigma**2).astype(float)


# %% chessboard_distance: 网格上的距离取两个方向中较大者 / The distance on the grid is the larger of both directions
# caught by: test_neighbourhood
# book: §5.5.3
def neighbourhood(shape, bmu, sigma):
    rows, columns = np.indices(shape)
    return np.exp(-(np.maximum(np.abs(rows - bmu[0]), np.abs(columns - bmu[1])) ** 2) / (2 * sigma**2))


# %% city_blocks: 到样本的距离用了绝对值之和 / Distances to samples are sums of absolute differences
# caught by: test_nearest_unit, test_quantization_error
# book: §5.5.3
def squared_distances(W, x):
    return np.abs(W - x).sum(axis=2) ** 2


# %% column_first: 胜者的位置写成了（列，行） / The position of the winner is given as (column, row)
# caught by: test_one_winner, test_nearest_unit
# book: §5.5.3
def best_matching_unit(W, x):
    squares = squared_distances(W, x)
    r, c = np.unravel_index(np.argmin(squares), squares.shape)  # argmin takes the first of ties, row by row
    return int(c), int(r)


def update(W, x, eta, sigma):
    h = neighbourhood(W.shape[:2], best_matching_unit(W, x)[::-1], sigma)
    return W + eta * h[:, :, None] * (x - W)


# %% distance_not_squared: 邻域的指数里距离没有平方 / The distance in the neighbourhood is not squared
# caught by: test_neighbourhood
# book: §5.5.3
def neighbourhood(shape, bmu, sigma):
    rows, columns = np.indices(shape)
    return np.exp(-np.sqrt((rows - bmu[0]) ** 2 + (columns - bmu[1]) ** 2) / (2 * sigma**2))


# %% dot_product: 按内积最大选胜者 / The winner is the unit with the largest dot product
# caught by: test_nearest_unit
# book: §5.5.3
def best_matching_unit(W, x):
    squares = -(W @ x)
    r, c = np.unravel_index(np.argmin(squares), squares.shape)  # argmin takes the first of ties, row by row
    return int(r), int(c)


# %% first_hundred_samples: 每轮只用前一百个样本 / Uses the first hundred samples only
# caught by: test_trained_on_a_square
# hint: every sample is used
# book: §5.5.3
# kind: narrow
import math
import random


def cells(W):
    return [(r, c) for r in range(len(W)) for c in range(len(W[0]))]


def dist(a, b):
    return math.dist([float(v) for v in a], [float(v) for v in b])


def ranked(W, x):
    return sorted(cells(W), key=lambda p: sum((float(a) - float(b)) ** 2 for a, b in zip(W[p[0]][p[1]], x)))


def best_matching_unit(W, x):
    r, c = ranked(W, x)[0]
    return np.int64(r), c


def neighbourhood(shape, bmu, sigma):
    return [
        [math.exp(-(((r - bmu[0]) ** 2 + (c - bmu[1]) ** 2) / 2 / sigma / sigma)) for c in range(shape[1])]
        for r in range(shape[0])
    ]


def update(W, x, eta, sigma):
    W = np.array(W, float)
    h = np.array(neighbourhood(W.shape[:2], best_matching_unit(W, x), sigma))[:, :, None]
    return W + eta * h * (np.asarray(x, float) - W)


def train(X, shape, epochs, seed):
    X = np.asarray(X, float)
    low, high = X.min(0), X.max(0)
    R, C = shape
    rng = np.random.default_rng(seed)
    m = X.mean(0)
    u, s, v = np.linalg.svd(X - m, full_matrices=False)
    a = np.linspace(-1, 1, C) if C > 1 else np.zeros(1)
    b = np.linspace(-1, 1, R) if R > 1 else np.zeros(1)
    n = math.sqrt(len(X))
    v1 = s[0] / n * v[0]
    v2 = s[1] / n * v[1] if len(s) > 1 else 0 * v1
    if R > C:
        a, b, v1, v2 = a, b, v2, v1
    W = m + a[None, :, None] * v1 + b[:, None, None] * v2
    W = np.clip(W, low, high)
    T, t = epochs * len(X), 0
    G = np.indices(shape)
    for _ in range(epochs):
        for i in rng.permutation(min(len(X), 100)):
            f = t / T
            sigma = max(max(shape) / 2 * (0.3 / (max(shape) / 2)) ** f, 0.3)
            eta = 0.5 * 0.05**f
            k = np.argmin(((W - X[i]) ** 2).sum(-1))
            r, c = divmod(int(k), C)
            h = np.exp(-((G[0] - r) ** 2 + (G[1] - c) ** 2) / (2 * sigma**2))
            W = W + eta * h[:, :, None] * (X[i] - W)
            t += 1
    return np.clip(W, low, high).tolist()


def quantization_error(W, X):
    return math.fsum(min(dist(W[r][c], x) for r, c in cells(W)) for x in X) / len(X)


def topographic_error(W, X):
    bad = 0
    for x in X:
        (r, c), (s, d) = ranked(W, x)[:2]
        bad += max(abs(r - s), abs(c - d)) > 1
    return bad / len(X)


def map_samples(W, X):
    return [best_matching_unit(W, x) for x in X]


# %% four_neighbours: 拓扑误差不把斜着挨的单元算作相邻 / The topographic error does not count diagonal units as neighbours
# caught by: test_topographic_error
# book: §5.5.3
def topographic_error(W, X):
    broken = 0
    for x in X:
        first, second = np.argsort(squared_distances(W, x).ravel(), kind="stable")[:2]
        (r, c), (s, d) = divmod(int(first), W.shape[1]), divmod(int(second), W.shape[1])
        broken += abs(r - s) + abs(c - d) > 1
    return broken / len(X)


# %% in_place: 直接改了传入的 W / Changes the W that was passed in
# caught by: test_update
# book: §5.5.3
def update(W, x, eta, sigma):
    h = neighbourhood(W.shape[:2], best_matching_unit(W, x), sigma)
    W += eta * h[:, :, None] * (x - W)
    return W


# %% last_of_ties: 并列时取了最后一个单元 / Takes the last of tied units
# caught by: test_nearest_unit
# book: §5.5.3
def best_matching_unit(W, x):
    squares = squared_distances(W, x)
    r, c = np.unravel_index(squares.size - 1 - np.argmin(squares.ravel()[::-1]), squares.shape)  # argmin takes the first of ties, row by row
    return int(r), int(c)


# %% moves_away: 单元远离样本而去 / Units move away from the sample
# caught by: test_one_step, test_update
# book: §5.5.3
def update(W, x, eta, sigma):
    h = neighbourhood(W.shape[:2], best_matching_unit(W, x), sigma)
    return W + eta * h[:, :, None] * (W - x)


# %% neighbours_in_weight_space: 邻域按权向量之间的距离计算 / The neighbourhood is measured between weight vectors
# caught by: test_update
# book: §5.5.3
def update(W, x, eta, sigma):
    h = np.exp(-squared_distances(W, W[best_matching_unit(W, x)]) / (2 * sigma**2))
    return W + eta * h[:, :, None] * (x - W)


# %% no_factor_two: 邻域的指数里没有 2 / The exponent of the neighbourhood lacks the 2
# caught by: test_one_neighbourhood, test_neighbourhood
# book: §5.5.3
def neighbourhood(shape, bmu, sigma):
    rows, columns = np.indices(shape)
    return np.exp(-((rows - bmu[0]) ** 2 + (columns - bmu[1]) ** 2) / sigma**2)


# %% not_trained: 返回随机的初值 / Returns the random start
# caught by: test_trained_on_melons, test_trained_on_a_square
# book: §5.5.3
def train(X, shape, epochs, seed):
    rng = np.random.default_rng(seed)
    W = rng.uniform(X.min(axis=0), X.max(axis=0), (*shape, X.shape[1]))
    steps = epochs * len(X)
    for epoch in range(epochs):
        for k, i in enumerate(rng.permutation(len(X))):
            # The radius begins with half the grid, so that the map unfolds, and ends below one unit.
            progress = (epoch * len(X) + k) / steps
            sigma = max(shape) / 2 * (0.6 / max(shape)) ** progress
            pass
    return np.clip(W, X.min(axis=0), X.max(axis=0))  # against rounding


# %% radius_never_shrinks: 半径从不缩小 / The radius never shrinks
# caught by: test_trained_on_melons
# book: §5.5.3
def train(X, shape, epochs, seed):
    rng = np.random.default_rng(seed)
    W = rng.uniform(X.min(axis=0), X.max(axis=0), (*shape, X.shape[1]))
    steps = epochs * len(X)
    for epoch in range(epochs):
        for k, i in enumerate(rng.permutation(len(X))):
            # The radius begins with half the grid, so that the map unfolds, and ends below one unit.
            progress = (epoch * len(X) + k) / steps
            sigma = max(shape) / 2
            W = update(W, X[i], 0.5 * 0.04**progress, sigma)
    return np.clip(W, X.min(axis=0), X.max(axis=0))  # against rounding


# %% radius_small_from_start: 半径一开始就很小，网络展不开 / The radius is small from the start, and the map does not unfold
# caught by: test_trained_on_melons
# book: §5.5.3
def train(X, shape, epochs, seed):
    rng = np.random.default_rng(seed)
    W = rng.uniform(X.min(axis=0), X.max(axis=0), (*shape, X.shape[1]))
    steps = epochs * len(X)
    for epoch in range(epochs):
        for k, i in enumerate(rng.permutation(len(X))):
            # The radius begins with half the grid, so that the map unfolds, and ends below one unit.
            progress = (epoch * len(X) + k) / steps
            sigma = 0.3
            W = update(W, X[i], 0.5 * 0.04**progress, sigma)
    return np.clip(W, X.min(axis=0), X.max(axis=0))  # against rounding


# %% seed_ignored: 没有用 seed，每次结果不同 / Ignores the seed: every run differs
# caught by: test_range
# book: §5.5.3
def train(X, shape, epochs, seed):
    rng = np.random.default_rng()
    W = rng.uniform(X.min(axis=0), X.max(axis=0), (*shape, X.shape[1]))
    steps = epochs * len(X)
    for epoch in range(epochs):
        for k, i in enumerate(rng.permutation(len(X))):
            # The radius begins with half the grid, so that the map unfolds, and ends below one unit.
            progress = (epoch * len(X) + k) / steps
            sigma = max(shape) / 2 * (0.6 / max(shape)) ** progress
            W = update(W, X[i], 0.5 * 0.04**progress, sigma)
    return np.clip(W, X.min(axis=0), X.max(axis=0))  # against rounding


# %% squared_quantization: 量化误差没有开方 / The quantisation error without the root
# caught by: test_quantization_error
# book: §5.5.3
def quantization_error(W, X):
    return float(np.mean([squared_distances(W, x).min() for x in X]))


# %% ties_within_a_tolerance: 距离相差不多就算并列 / Takes distances for equal that differ by little
# caught by: test_nearest_unit
# book: §5.5.3
# kind: narrow
import math
import random


def cells(W):
    return [(r, c) for r in range(len(W)) for c in range(len(W[0]))]


def dist(a, b):
    return math.dist([float(v) for v in a], [float(v) for v in b])


def ranked(W, x):
    return sorted(cells(W), key=lambda p: sum((float(a) - float(b)) ** 2 for a, b in zip(W[p[0]][p[1]], x)))


def best_matching_unit(W, x):
    D = ((np.asarray(W, float) - x) ** 2).sum(-1)
    r, c = (int(v) for v in np.argwhere(D <= D.min() + 1e-12)[0])
    return np.int64(r), c


def neighbourhood(shape, bmu, sigma):
    return [
        [math.exp(-(((r - bmu[0]) ** 2 + (c - bmu[1]) ** 2) / 2 / sigma / sigma)) for c in range(shape[1])]
        for r in range(shape[0])
    ]


def update(W, x, eta, sigma):
    W = np.array(W, float)
    h = np.array(neighbourhood(W.shape[:2], best_matching_unit(W, x), sigma))[:, :, None]
    return W + eta * h * (np.asarray(x, float) - W)


def train(X, shape, epochs, seed):
    X = np.asarray(X, float)
    low, high = X.min(0), X.max(0)
    R, C = shape
    rng = np.random.default_rng(seed)
    m = X.mean(0)
    u, s, v = np.linalg.svd(X - m, full_matrices=False)
    a = np.linspace(-1, 1, C) if C > 1 else np.zeros(1)
    b = np.linspace(-1, 1, R) if R > 1 else np.zeros(1)
    n = math.sqrt(len(X))
    v1 = s[0] / n * v[0]
    v2 = s[1] / n * v[1] if len(s) > 1 else 0 * v1
    if R > C:
        a, b, v1, v2 = a, b, v2, v1
    W = m + a[None, :, None] * v1 + b[:, None, None] * v2
    W = np.clip(W, low, high)
    T, t = epochs * len(X), 0
    G = np.indices(shape)
    for _ in range(epochs):
        for i in rng.permutation(len(X)):
            f = t / T
            sigma = max(max(shape) / 2 * (0.3 / (max(shape) / 2)) ** f, 0.3)
            eta = 0.5 * 0.05**f
            k = np.argmin(((W - X[i]) ** 2).sum(-1))
            r, c = divmod(int(k), C)
            h = np.exp(-((G[0] - r) ** 2 + (G[1] - c) ** 2) / (2 * sigma**2))
            W = W + eta * h[:, :, None] * (X[i] - W)
            t += 1
    return np.clip(W, low, high).tolist()


def quantization_error(W, X):
    return math.fsum(min(dist(W[r][c], x) for r, c in cells(W)) for x in X) / len(X)


def topographic_error(W, X):
    bad = 0
    for x in X:
        (r, c), (s, d) = ranked(W, x)[:2]
        bad += max(abs(r - s), abs(c - d)) > 1
    return bad / len(X)


def map_samples(W, X):
    return [best_matching_unit(W, x) for x in X]


# %% topographic_count: 拓扑误差返回个数，不是比例 / The topographic error is a count, not a share
# caught by: test_topographic_error
# book: §5.5.3
def topographic_error(W, X):
    broken = 0
    for x in X:
        first, second = np.argsort(squared_distances(W, x).ravel(), kind="stable")[:2]
        (r, c), (s, d) = divmod(int(first), W.shape[1]), divmod(int(second), W.shape[1])
        broken += max(abs(r - s), abs(c - d)) > 1
    return float(broken)


# %% topographic_first_hundred_units: 拓扑误差只看前 100 个单元 / The topographic error looks at the first hundred units only
# caught by: test_topographic_error
# book: §5.5.3
# kind: narrow
def topographic_error(W, X):
    broken = 0
    for x in X:
        first, second = np.argsort(squared_distances(W, x).ravel()[:100], kind="stable")[:2]
        (r, c), (s, d) = divmod(int(first), W.shape[1]), divmod(int(second), W.shape[1])
        broken += max(abs(r - s), abs(c - d)) > 1
    return broken / len(X)


# %% unit_square_start: 初值总在 [0, 1] 里，与样本的范围无关 / Starts in [0, 1] whatever the range of the samples
# caught by: test_range
# book: §5.5.3
def train(X, shape, epochs, seed):
    rng = np.random.default_rng(seed)
    W = rng.random((*shape, X.shape[1]))
    steps = epochs * len(X)
    for epoch in range(epochs):
        for k, i in enumerate(rng.permutation(len(X))):
            # The radius begins with half the grid, so that the map unfolds, and ends below one unit.
            progress = (epoch * len(X) + k) / steps
            sigma = max(shape) / 2 * (0.6 / max(shape)) ** progress
            W = update(W, X[i], 0.5 * 0.04**progress, sigma)
    return W


# %% winner_only: 只有胜者移动 / Only the winner moves
# caught by: test_one_step, test_update, test_trained_on_melons
# book: §5.5.3
def update(W, x, eta, sigma):
    h = neighbourhood(W.shape[:2], best_matching_unit(W, x), 1e-3)
    return W + eta * h[:, :, None] * (x - W)


# %% counts_all_labels: 数了落在单元上的全部样本，没有看标记 / Counts all samples that land on a unit, whatever their labels
# caught by: test_landed
# book: §5.5.3
def landed(W, X, y, label):
    counts = np.zeros(W.shape[:2], dtype=int)
    for place in map_samples(W, X):
        counts[place] += 1
    return counts


# %% landed_or_not: 只记下有没有样本落在单元上，没有计数 / Marks the units on which a sample lands, instead of counting
# caught by: test_landed
# book: §5.5.3
def landed(W, X, y, label):
    counts = np.zeros(W.shape[:2], dtype=int)
    for place, own in zip(map_samples(W, X), y):
        if own == label:
            counts[place] = 1
    return counts
