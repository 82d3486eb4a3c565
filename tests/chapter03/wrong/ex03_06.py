"""Known mistakes of 3.6. Each cell holds what differs from the reference."""

# %% first_twenty_samples: 只用前 20 个样本 / Learns from the first 20 samples only
# caught by: test_relations, test_rings
# book: §3.4
# kind: narrow
def train(X, y, seed):
    X, y = X[:20], np.asarray(y)[:20]
    features = monomials(X)
    means = [features[y == c].mean(axis=0) for c in (0, 1)]
    centred = features - features.mean(axis=0)
    # The total scatter gives the direction of (3.39) and, unlike the within-class scatter, has the difference of the
    # means in its range even if it is singular.
    w = np.linalg.lstsq(centred.T @ centred, means[1] - means[0], rcond=None)[0]
    return {"w": w, "threshold": w @ (means[0] + means[1]) / 2}


# %% first_two_columns_only: 只用了前两个坐标 / Uses the first two coordinates only
# caught by: test_rings
# book: §3.4
def monomials(X):
    """All products of one to three columns: in these features circles and hyperbolas are hyperplanes."""
    columns = np.asarray(X, dtype=float)[:, :2].T
    chosen = [c for degree in (1, 2, 3) for c in combinations_with_replacement(range(len(columns)), degree)]
    return np.stack([np.prod(columns[list(c)], axis=0) for c in chosen], axis=1)


# %% fixed_side: 交换了类别：1 类在阈值以下 / The classes are swapped: class 1 below the threshold
# caught by: test_xor, test_rings
# book: §3.4
# costs: 2
def predict(model, X):
    return (project(model, X) < model["threshold"]).astype(int)


# %% linear_kernel: 核化时用了线性核，与不核化一样 / A kernel method with the linear kernel: the same as none
# caught by: test_xor, test_rings, test_fisher_ratio
# book: §6.6
def train(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    K = kernel(X, X)
    means = [K[:, y == c].mean(axis=1) for c in (0, 1)]
    within = 1e-3 * np.eye(len(X))
    for c in (0, 1):
        centred = K[:, y == c] - means[c][:, None]
        within += centred @ centred.T
    alpha = np.linalg.solve(within, means[1] - means[0])
    return {"X": X, "alpha": alpha, "threshold": alpha @ (means[0] + means[1]) / 2}


def kernel(A, B):
    return A @ B.T


def project(model, X):
    return kernel(np.asarray(X, dtype=float), model["X"]) @ model["alpha"]


# %% memorises_training: 把训练样本背下来，新样本一律判为 0 / Learns the training samples by heart and calls everything new 0
# caught by: test_xor, test_rings
# book: §3.4
def train(X, y, seed):
    return {"known": {str(list(map(float, row))): int(label) for row, label in zip(X, y)}}


def project(model, X):
    return [float(model["known"].get(str(list(map(float, row))), 0)) for row in X]


def predict(model, X):
    return [int(value > 0.5) for value in project(model, X)]


# %% model_in_a_global: 模型放在全局变量里，总是用最后训练的一个 / Keeps the model in a global variable and always uses the one trained last
# caught by: test_model_is_all
# book: §3.4
LAST = {}


def train(X, y, seed):
    features, y = monomials(X), np.asarray(y)
    means = [features[y == c].mean(axis=0) for c in (0, 1)]
    centred = features - features.mean(axis=0)
    # The total scatter gives the direction of (3.39) and, unlike the within-class scatter, has the difference of the
    # means in its range even if it is singular.
    w = np.linalg.lstsq(centred.T @ centred, means[1] - means[0], rcond=None)[0]
    LAST.update(w=w, threshold=w @ (means[0] + means[1]) / 2)
    return {"trained": True}


def project(model, X):
    return monomials(X) @ LAST["w"]


def predict(model, X):
    return (project(model, X) > LAST["threshold"]).astype(int)


# %% neighbours_in_disguise: `project` 返回的是近邻投票的类别，不是投影 / `project` returns the vote of neighbours: a class, not a projection
# caught by: test_one_threshold
# book: §3.4
def train(X, y, seed):
    return {"X": np.asarray(X, dtype=float), "y": np.asarray(y)}


def project(model, X):
    distances = ((np.asarray(X, dtype=float)[:, None, :] - model["X"][None, :, :]) ** 2).sum(axis=2)
    nearest = np.argsort(distances, axis=1)[:, :7]
    return (model["y"][nearest].mean(axis=1) > 0.5).astype(float)


def predict(model, X):
    return (project(model, X) > 0.5).astype(int)


# %% no_difference_of_means: 方向取新特征的主成分，不看类别 / The direction is the first principal component of the features and ignores the classes
# caught by: test_xor
# book: §3.4
# costs: 5
def train(X, y, seed):
    features, y = monomials(X), np.asarray(y)
    means = [features[y == c].mean(axis=0) for c in (0, 1)]
    centred = features - features.mean(axis=0)
    # The total scatter gives the direction of (3.39) and, unlike the within-class scatter, has the difference of the
    # means in its range even if it is singular.
    w = np.linalg.svd(centred)[2][0]
    return {"w": w, "threshold": w @ (means[0] + means[1]) / 2}


# %% plain_lda: 还是普通的线性判别分析，没有任何改造 / Still plain linear discriminant analysis
# caught by: test_xor, test_rings, test_fisher_ratio
# book: (3.39)
def monomials(X):
    """All products of one to three columns: in these features circles and hyperbolas are hyperplanes."""
    columns = np.asarray(X, dtype=float).T
    chosen = [c for degree in (1,) for c in combinations_with_replacement(range(len(columns)), degree)]
    return np.stack([np.prod(columns[list(c)], axis=0) for c in chosen], axis=1)


# %% predict_ignores_projection: `predict` 另用近邻投票，与 `project` 毫无关系 / `predict` lets neighbours vote and has nothing to do with `project`
# caught by: test_one_threshold
# book: §3.4
def train(X, y, seed):
    features, y = monomials(X), np.asarray(y)
    means = [features[y == c].mean(axis=0) for c in (0, 1)]
    centred = features - features.mean(axis=0)
    # The total scatter gives the direction of (3.39) and, unlike the within-class scatter, has the difference of the
    # means in its range even if it is singular.
    w = np.linalg.lstsq(centred.T @ centred, means[1] - means[0], rcond=None)[0]
    return {"X": np.asarray(X, dtype=float), "y": y, "w": w, "threshold": w @ (means[0] + means[1]) / 2}


def monomials(X):
    """All products of one to three columns: in these features circles and hyperbolas are hyperplanes."""
    columns = np.asarray(X, dtype=float).T
    chosen = [c for degree in (1,) for c in combinations_with_replacement(range(len(columns)), degree)]
    return np.stack([np.prod(columns[list(c)], axis=0) for c in chosen], axis=1)


def predict(model, X):
    distances = ((np.asarray(X, dtype=float)[:, None, :] - model["X"][None, :, :]) ** 2).sum(axis=2)
    nearest = np.argsort(distances, axis=1)[:, :5]
    return (model["y"][nearest].mean(axis=1) > 0.5).astype(int)


# %% quadratic_only: 只用到二次特征，月牙差一点 / Features of degree two only: the moons are just missed
# caught by: test_rings
# book: §3.4
# kind: narrow
def monomials(X):
    """All products of one to three columns: in these features circles and hyperbolas are hyperplanes."""
    columns = np.asarray(X, dtype=float).T
    chosen = [c for degree in (1, 2) for c in combinations_with_replacement(range(len(columns)), degree)]
    return np.stack([np.prod(columns[list(c)], axis=0) for c in chosen], axis=1)


# %% scales_new_samples_by_themselves: 待测样本用自己的均值和标准差缩放 / Scales new samples by their own mean and deviation
# caught by: test_model_is_all
# book: §3.4
def monomials(X):
    """All products of one to three columns: in these features circles and hyperbolas are hyperplanes."""
    X = np.asarray(X, dtype=float)
    columns = ((X - X.mean(axis=0)) / (X.std(axis=0) + 1e-12)).T
    chosen = [c for degree in (1, 2, 3) for c in combinations_with_replacement(range(len(columns)), degree)]
    return np.stack([np.prod(columns[list(c)], axis=0) for c in chosen], axis=1)


# %% squares_without_products: 只加了平方项，没有乘积项 x1·x2，分不开异或 / Adds the squares but no product x1·x2, so XOR is not separated
# caught by: test_xor
# book: §3.4
def monomials(X):
    """All products of one to three columns: in these features circles and hyperbolas are hyperplanes."""
    columns = np.asarray(X, dtype=float).T
    chosen = [c for degree in (1, 2, 3) for c in [(j,) * degree for j in range(len(columns))]]
    return np.stack([np.prod(columns[list(c)], axis=0) for c in chosen], axis=1)


# %% threshold_at_zero: 阈值取 0，没有取在两类投影均值之间 / The threshold is 0 instead of lying between the projected means
# caught by: test_rings
# book: §3.4
# costs: 2
def train(X, y, seed):
    features, y = monomials(X), np.asarray(y)
    means = [features[y == c].mean(axis=0) for c in (0, 1)]
    centred = features - features.mean(axis=0)
    # The total scatter gives the direction of (3.39) and, unlike the within-class scatter, has the difference of the
    # means in its range even if it is singular.
    w = np.linalg.lstsq(centred.T @ centred, means[1] - means[0], rcond=None)[0]
    return {"w": w, "threshold": 0.0}


# %% threshold_from_test_data: 阈值取了待测样本投影的中位数，单独预测一个样本就不同 / The threshold is the median of the projected new samples, so a sample alone is predicted differently
# caught by: test_model_is_all
# book: §3.4
def predict(model, X):
    return (project(model, X) > np.median(project(model, X))).astype(int)


# %% threshold_is_the_larger_mean: 阈值取在一类的均值上，没有取中点 / The threshold is the mean of one class, not the midpoint
# caught by: test_xor, test_linear_case_is_not_harmed
# book: §3.4
# costs: 2.5
def train(X, y, seed):
    features, y = monomials(X), np.asarray(y)
    means = [features[y == c].mean(axis=0) for c in (0, 1)]
    centred = features - features.mean(axis=0)
    # The total scatter gives the direction of (3.39) and, unlike the within-class scatter, has the difference of the
    # means in its range even if it is singular.
    w = np.linalg.lstsq(centred.T @ centred, means[1] - means[0], rcond=None)[0]
    return {"w": w, "threshold": w @ means[1]}


# %% too_narrow_kernel: 高斯核太窄又不加正则化，只记住了训练样本 / A Gaussian kernel far too narrow and no regularisation: it only remembers the training samples
# caught by: test_xor, test_linear_case_is_not_harmed
# book: §6.6
# costs: 3
def train(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    K = kernel(X, X)
    means = [K[:, y == c].mean(axis=1) for c in (0, 1)]
    within = 1e-9 * np.eye(len(X))
    for c in (0, 1):
        centred = K[:, y == c] - means[c][:, None]
        within += centred @ centred.T
    alpha = np.linalg.solve(within, means[1] - means[0])
    return {"X": X, "alpha": alpha, "threshold": alpha @ (means[0] + means[1]) / 2}


def kernel(A, B):
    return np.exp(-((A[:, None, :] - B[None, :, :]) ** 2).sum(axis=2) * 3e3)


def project(model, X):
    return kernel(np.asarray(X, dtype=float), model["X"]) @ model["alpha"]


# %% unseeded_features: 随机特征没有用 seed / Random features that ignore the seed
# caught by: test_model_is_all
# book: §3.4
DIRECTIONS = 150


def train(X, y, seed):
    rng = np.random.default_rng()
    model = {
        "directions": rng.normal(0, 1.2, (np.shape(X)[1], DIRECTIONS)),
        "phases": rng.uniform(0, 2 * np.pi, DIRECTIONS),
    }
    features, y = monomials(X, model), np.asarray(y)
    means = [features[y == c].mean(axis=0) for c in (0, 1)]
    centred = features - features.mean(axis=0)
    # The total scatter gives the direction of (3.39) and, unlike the within-class scatter, has the difference of the
    # means in its range even if it is singular.
    w = np.linalg.solve(centred.T @ centred + np.eye(DIRECTIONS), means[1] - means[0])
    return {**model, "w": w, "threshold": w @ (means[0] + means[1]) / 2}


def monomials(X, model):
    return np.cos(X @ model["directions"] + model["phases"])


def project(model, X):
    return monomials(X, model) @ model["w"]
