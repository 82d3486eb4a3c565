"""Known mistakes of 4.10. Each cell holds what differs from the reference."""

# %% arguments_in_float32: 数据转成了单精度，远离原点时分不开 / Data in single precision, which cannot tell samples far from the origin apart
# caught by: test_small_data
# book: §4.5
# kind: narrow
def grow_oblique(X, y, seed):
    X, y = np.asarray(X, dtype=np.float32).astype(float), np.asarray(y, dtype=int)
    if y.min() == y.max():
        return {"label": int(y[0])}
    cuts = []
    for weights, scores in directions(X, y):
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    _, threshold, weights, scores = min(cuts, key=lambda cut: cut[0])
    le = scores <= threshold
    children = {"le": grow_oblique(X[le], y[le], seed), "gt": grow_oblique(X[~le], y[~le], seed)}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


# %% axis_parallel: 每个结点只看一个属性，仍是轴平行的树 / Every node looks at a single attribute: still an axis-parallel tree
# caught by: test_3_0a, test_slanted
# book: §4.5
def directions(X, y):
    """(weights, scores) of each direction that a node tries: first the slanted one."""
    for weights, column in zip(np.eye(X.shape[1]), X.T):
        yield weights, column


# %% between_means_only: 方向取两类均值之差，不看各列的数量级 / The direction is the difference of the means, whatever the scales of the columns
# caught by: test_slanted
# book: §4.5
def discriminant(X, y):
    return X[y == 1].mean(axis=0) - X[y == 0].mean(axis=0)


# %% columns_not_scaled: 各列数量级不同时，小的列被当作线性相关丢掉 / With columns of different scales the small ones are taken for dependent and lost
# caught by: test_slanted
# book: §4.5
def discriminant(X, y):
    """The direction of linear discriminant analysis; 0 if the class means are equal."""
    Z = X - X.mean(axis=0)
    means = np.array([Z[y == c].mean(axis=0) for c in (0, 1)])
    centred = Z - means[y]
    w = np.linalg.lstsq(centred.T @ centred, means[1] - means[0], rcond=1e-4)[0]
    return w


# %% counts_inner_nodes: 数的是内部结点 / Counts the inner nodes
# caught by: test_leaves
# book: §4.5
def count_leaves(tree):
    return 0 if "label" in tree else 1 + count_leaves(tree["le"]) + count_leaves(tree["gt"])


# %% cut_between_equal_scores: 在相等的分数之间也切 / Cuts between equal scores, too
# caught by: test_best_cut
# book: §4.5
def best_cut(scores, y):
    best, n, ones, left_ones = None, len(y), sum(y), 0
    ordered = sorted(zip(scores, y))
    for left, ((score, label), (following, _)) in enumerate(pairwise(ordered), start=1):
        left_ones += label
        if score <= following:
            right = n - left
            impurity = (left * gini(left_ones / left) + right * gini((ones - left_ones) / right)) / n
            if best is None or impurity < best[1] - 1e-9:
                best = (score + following) / 2, impurity
    return best


# %% cut_loses_the_last_gap: 漏了最后一个划分点 / Misses the last threshold
# caught by: test_best_cut
# book: §4.5
def best_cut(scores, y):
    best, n, ones, left_ones = None, len(y), sum(y), 0
    ordered = sorted(zip(scores, y))
    for left, ((score, label), (following, _)) in enumerate(list(pairwise(ordered))[:-1], start=1):
        left_ones += label
        if score < following:
            right = n - left
            impurity = (left * gini(left_ones / left) + right * gini((ones - left_ones) / right)) / n
            if best is None or impurity < best[1] - 1e-9:
                best = (score + following) / 2, impurity
    return best


# %% cuts_within_a_millionth_tie: 基尼值相差不到百万分之一就算并列 / Gini values within a millionth count as a tie
# caught by: test_best_cut
# book: §4.5
# kind: narrow
def best_cut(scores, y):
    best = None
    s = np.asarray(scores, float)
    y = np.asarray(y)
    u = np.unique(s)
    for a, b in zip(u, u[1:]):
        t = (a + b) / 2
        L, R = y[s <= t], y[s > t]
        v = (len(L) * gini(L.mean()) + len(R) * gini(R.mean())) / len(y)
        if best is None or v < best[1] - 1e-6:
            best = (float(t), float(v))
    return best


# %% depth_at_most_ten: 树深不超过 10，训练误差不为 0 / A tree of at most ten levels, which leaves training errors
# caught by: test_small_data
# book: §4.5
# kind: narrow
def grow_oblique(X, y, seed, depth=0):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=int)
    if y.min() == y.max() or depth > 9:
        return {"label": int(2 * y.sum() > len(y))}
    cuts = []
    for weights, scores in directions(X, y):
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    _, threshold, weights, scores = min(cuts, key=lambda cut: cut[0])
    le = scores <= threshold
    children = {"le": grow_oblique(X[le], y[le], seed, depth + 1), "gt": grow_oblique(X[~le], y[~le], seed, depth + 1)}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


# %% empty_child_loop: 划分点取在最大的分数上，右支为空，递归不止 / Cuts at the largest score: the right branch is empty and the recursion never ends
# caught by: test_3_0a, test_small_data
# book: §4.5
# costs: 4
def grow_oblique(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=int)
    if y.min() == y.max():
        return {"label": int(y[0])}
    cuts = []
    for weights, scores in directions(X, y):
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    _, threshold, weights, scores = min(cuts, key=lambda cut: cut[0])
    threshold = float(scores.max())
    le = scores <= threshold
    children = {"le": grow_oblique(X[le], y[le], seed), "gt": grow_oblique(X[~le], y[~le], seed)}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


# %% fifty_levels_only: 只往下走 50 层 / Follows a tree down for 50 levels only
# caught by: test_predict
# book: §4.5
# kind: narrow
def classify(tree, row):
    for _ in range(50):
        if "label" in tree:
            break
        tree = tree["le" if np.dot(tree["weights"], row) <= tree["threshold"] else "gt"]
    return tree.get("label", 0)


# %% global_generator: 随机方向取自全局的随机数发生器，每次都接着往下 / Random directions from one generator for all calls, which goes on where it stopped
# caught by: test_repeats
# book: §4.5
RNG = np.random.default_rng(0)


def grow_oblique(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=int)
    if y.min() == y.max():
        return {"label": int(y[0])}
    cuts = []
    noise = RNG.normal(size=X.shape[1]) / (np.ptp(X, axis=0) + 1e-300)
    for weights, scores in [*directions(X, y), (noise, X @ noise)]:
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    _, threshold, weights, scores = min(cuts[::-1], key=lambda cut: cut[0])
    le = scores <= threshold
    children = {"le": grow_oblique(X[le], y[le], seed), "gt": grow_oblique(X[~le], y[~le], seed)}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


# %% half_the_gini_value: 基尼值少了一半 / Half of the Gini value
# caught by: test_best_cut
# book: (4.5)
def gini(share):
    return share * (1 - share)


# %% leaves_of_balanced_trees: 以为两支的叶一样多 / Believes that both branches have equally many leaves
# caught by: test_leaves
# book: §4.5
def count_leaves(tree):
    return 1 if "label" in tree else 2 * count_leaves(tree["le"])


# %% none_forgotten: 分数全同时没有返回 None / Does not return None where all scores are equal
# caught by: test_best_cut
# book: §4.5
def best_cut(scores, y):
    best, n, ones, left_ones = None, len(y), sum(y), 0
    ordered = sorted(zip(scores, y))
    for left, ((score, label), (following, _)) in enumerate(pairwise(ordered), start=1):
        left_ones += label
        if score < following:
            right = n - left
            impurity = (left * gini(left_ones / left) + right * gini((ones - left_ones) / right)) / n
            if best is None or impurity < best[1] - 1e-9:
                best = (score + following) / 2, impurity
    return best or (ordered[0][0], gini(ones / n))


# %% prunes_small_nodes: 样本少的结点提前成叶，训练误差不为 0 / Small nodes become leaves early, so that the training error is not 0
# caught by: test_small_data
# book: §4.5
def grow_oblique(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=int)
    if y.min() == y.max() or len(y) < 4:
        return {"label": int(2 * y.sum() > len(y))}
    cuts = []
    for weights, scores in directions(X, y):
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    _, threshold, weights, scores = min(cuts, key=lambda cut: cut[0])
    le = scores <= threshold
    children = {"le": grow_oblique(X[le], y[le], seed), "gt": grow_oblique(X[~le], y[~le], seed)}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


# %% random_directions: 每个结点随便取一个随机方向 / Takes any random direction at each node
# caught by: test_slanted
# book: §4.5
def grow_oblique(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=int)
    if y.min() == y.max():
        return {"label": int(y[0])}
    cuts = []
    rng = np.random.default_rng(seed + len(y))
    for weights in [rng.normal(size=X.shape[1])]:
        scores = X @ weights
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    _, threshold, weights, scores = min(cuts, key=lambda cut: cut[0])
    le = scores <= threshold
    children = {"le": grow_oblique(X[le], y[le], seed), "gt": grow_oblique(X[~le], y[~le], seed)}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


# %% scores_rounded: 分数四舍五入到六位小数，数很小时全都相同 / Rounds scores to six decimals, so that small numbers are all equal
# caught by: test_small_data
# book: §4.5
# kind: narrow
def directions(X, y):
    """(weights, scores) of each direction that a node tries: first the slanted one."""
    weights = discriminant(X, y)
    scores, size = X @ weights, (np.abs(X) @ np.abs(weights)).max()
    if size > 0:
        yield weights, np.round(scores, 6)  # so that equal scores are equal
    for weights, column in zip(np.eye(X.shape[1]), X.T):
        yield weights, np.round(column, 6)


def grow_oblique(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=int)
    if y.min() == y.max():
        return {"label": int(y[0])}
    cuts = []
    for weights, scores in directions(X, y):
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    if not cuts:
        return {"label": int(2 * y.sum() > len(y))}
    _, threshold, weights, scores = min(cuts, key=lambda cut: cut[0])
    le = scores <= threshold
    children = {"le": grow_oblique(X[le], y[le], seed), "gt": grow_oblique(X[~le], y[~le], seed)}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


# %% single_linear_classifier: 只有一个线性分类器，没有接着往下长 / A single linear classifier that is not grown any further
# caught by: test_3_0a
# book: §4.5
# costs: 5
def grow_oblique(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=int)
    if y.min() == y.max():
        return {"label": int(y[0])}
    cuts = []
    for weights, scores in directions(X, y):
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    _, threshold, weights, scores = min(cuts, key=lambda cut: cut[0])
    le = scores <= threshold
    sides = {"le": y[le], "gt": y[~le]}
    children = {side: {"label": int(2 * part.sum() > len(part))} for side, part in sides.items()}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


# %% stops_when_lda_fails: 两类均值相同，方向为 0 时就停成叶 / Makes a leaf where equal class means give no direction
# caught by: test_small_data
# book: §4.5
def grow_oblique(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=int)
    if y.min() == y.max():
        return {"label": int(y[0])}
    if np.linalg.norm(discriminant(X, y) * np.ptp(X, axis=0)) < 1e-9:
        return {"label": int(2 * y.sum() > len(y))}
    cuts = []
    for weights, scores in directions(X, y):
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    _, threshold, weights, scores = min(cuts, key=lambda cut: cut[0])
    le = scores <= threshold
    children = {"le": grow_oblique(X[le], y[le], seed), "gt": grow_oblique(X[~le], y[~le], seed)}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


# %% strict_less: 恰好等于划分点的样本走了右支 / A sample at the threshold goes to the right
# caught by: test_predict
# book: §4.5
def classify(tree, row):
    while "label" not in tree:
        tree = tree["le" if np.dot(tree["weights"], row) < tree["threshold"] else "gt"]
    return tree["label"]


# %% threshold_at_the_score: 划分点取在样本的分数上，不是中点 / The threshold is the score of a sample, not the midpoint
# caught by: test_best_cut
# book: §4.5
def best_cut(scores, y):
    best, n, ones, left_ones = None, len(y), sum(y), 0
    ordered = sorted(zip(scores, y))
    for left, ((score, label), (following, _)) in enumerate(pairwise(ordered), start=1):
        left_ones += label
        if score < following:
            right = n - left
            impurity = (left * gini(left_ones / left) + right * gini((ones - left_ones) / right)) / n
            if best is None or impurity < best[1] - 1e-9:
                best = score, impurity
    return best


# %% threshold_zero_without_centring: 划分点固定为 0，数据却没有中心化 / The threshold is fixed at 0 though the data are not centred
# caught by: test_3_0a
# book: §4.5
# costs: 4
def grow_oblique(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=int)
    if y.min() == y.max():
        return {"label": int(y[0])}
    cuts = []
    for weights, scores in directions(X, y):
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    _, threshold, weights, scores = min(cuts, key=lambda cut: cut[0])
    threshold = 0.0
    le = scores <= threshold
    if le.all() or not le.any():
        return {"label": int(2 * y.sum() > len(y))}
    children = {"le": grow_oblique(X[le], y[le], seed), "gt": grow_oblique(X[~le], y[~le], seed)}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


# %% unseeded_random: 随机方向不由 seed 产生，每次的树都不同 / Random directions do not come from the seed: a different tree each time
# caught by: test_repeats
# book: §4.5
def grow_oblique(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=int)
    if y.min() == y.max():
        return {"label": int(y[0])}
    cuts = []
    noise = np.random.default_rng().normal(size=X.shape[1]) / (np.ptp(X, axis=0) + 1e-300)
    for weights, scores in [*directions(X, y), (noise, X @ noise)]:
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    _, threshold, weights, scores = min(cuts[::-1], key=lambda cut: cut[0])
    le = scores <= threshold
    children = {"le": grow_oblique(X[le], y[le], seed), "gt": grow_oblique(X[~le], y[~le], seed)}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


# %% unweighted_cut: 两边的基尼值没有按样本数加权 / The Gini values of both sides are not weighted by their sizes
# caught by: test_best_cut
# book: §4.5
def best_cut(scores, y):
    best, n, ones, left_ones = None, len(y), sum(y), 0
    ordered = sorted(zip(scores, y))
    for left, ((score, label), (following, _)) in enumerate(pairwise(ordered), start=1):
        left_ones += label
        if score < following:
            right = n - left
            impurity = (gini(left_ones / left) + gini((ones - left_ones) / right)) / 2
            if best is None or impurity < best[1] - 1e-9:
                best = (score + following) / 2, impurity
    return best
