"""Known mistakes of 6.3. Each cell holds what differs from the reference."""

# %% C_not_used: 交出的 C 不是求解用的 / The C handed in is not the one used
# caught by: test_svm_on_uci, test_svm_on_small
# book: (6.40)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha, wanted_b = np.zeros(len(y)), y.astype(float)
    while True:
        can_rise = np.where(y > 0, alpha < C, alpha > 0)
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        if np.max(gap) <= 1e-4:
            return {"alpha": alpha, "b": float(wanted_b[i] - np.max(gap) / 2), "C": 10.0}
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


# %% a_single_split: 只划分一次 / Splits only once
# caught by: test_tree_on_uci
# book: §4.2
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive >= 0.5 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (below * entropy(positives / below) + above * entropy(rest / above)) / m
    gain = np.where(values[1:] > values[:-1], gain, -np.inf)
    cuts, usable = np.argmax(gain, axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    # C4.5: of the attributes whose gain is not below the average, the one with the largest gain ratio.
    promising = usable[best[usable] >= np.mean(best[usable]) - 1e-12]
    j = promising[np.argmax(best[promising] / entropy((cuts[promising] + 1) / m))]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": {"label": 1 if np.mean(y[le]) >= 0 else -1}, "gt": {"label": 1 if np.mean(y[~le]) >= 0 else -1}}


# %% accuracy_for_error: 表中是正确率 / The table holds accuracies
# caught by: test_error_table
# book: §2.2
def error_table(predictions, truth):
    return {
        name: {method: float(np.mean(np.equal(labels, truth[name]))) for method, labels in of_method.items()}
        for name, of_method in predictions.items()
    }


# %% agreements_counted: 两个都对的样本也算 / Samples that both get right count as well
# caught by: test_eight_to_one, test_sign_test
# book: §2.4
def sign_test(pred_a, pred_b, truth):
    right_a, right_b = np.equal(pred_a, truth), np.equal(pred_b, truth)
    only_a, only_b = int(np.sum(right_a & ~right_b)), int(np.sum(right_b & ~right_a))
    n = len(truth)
    tail = sum(comb(n, k) for k in range(min(only_a, only_b) + 1))
    return min(1.0, 2 * tail / 2**n)


# %% b_from_one_bounded: b 由一个有界支持向量求得 / b from a bounded support vector
# caught by: test_svm_on_uci, test_svm_on_small
# book: (6.17)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha, wanted_b = np.zeros(len(y)), y.astype(float)
    while True:
        can_rise = np.where(y > 0, alpha < C, alpha > 0)
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        if np.max(gap) <= 1e-4:
            return {"alpha": alpha, "b": float(wanted_b[np.argmax(alpha)]), "C": C}
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


# %% b_sign: b 的符号反了 / b with the wrong sign
# caught by: test_svm_on_uci, test_svm_on_small
# book: (6.17)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha, wanted_b = np.zeros(len(y)), y.astype(float)
    while True:
        can_rise = np.where(y > 0, alpha < C, alpha > 0)
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        if np.max(gap) <= 1e-4:
            return {"alpha": alpha, "b": -float(wanted_b[i] - np.max(gap) / 2), "C": C}
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


# %% best_is_largest: 最好的取了错误率最大的 / The best is that of largest error
# caught by: test_conclusions
# book: §2.2
def conclusions(predictions, truth, level):
    table, found = error_table(predictions, truth), {}
    for name, errors in table.items():
        least = max(errors.values())
        found[name] = {
            "best": sorted(method for method, error in errors.items() if error == least),
            "significant_pairs": [
                (a, b)
                for a, b in combinations(sorted(errors), 2)
                if sign_test(predictions[name][a], predictions[name][b], truth[name]) < level
            ],
        }
    return found


# %% best_unsorted: 最好的方法没有排序 / The best methods are not sorted
# caught by: test_conclusions
# book: §2.2
def conclusions(predictions, truth, level):
    table, found = error_table(predictions, truth), {}
    for name, errors in table.items():
        least = min(errors.values())
        found[name] = {
            "best": [method for method, error in errors.items() if error == least],
            "significant_pairs": [
                (a, b)
                for a, b in combinations(sorted(errors), 2)
                if sign_test(predictions[name][a], predictions[name][b], truth[name]) < level
            ],
        }
    return found


# %% children_not_weighted: 子结点的熵没有按比例加权 / The entropies of the children are not weighted
# caught by: test_tree_on_small, test_tree_on_uci
# book: (4.2)
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive >= 0.5 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (entropy(positives / below) + entropy(rest / above)) / 2
    gain = np.where(values[1:] > values[:-1], gain, -np.inf)
    cuts, usable = np.argmax(gain, axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    # C4.5: of the attributes whose gain is not below the average, the one with the largest gain ratio.
    promising = usable[best[usable] >= np.mean(best[usable]) - 1e-12]
    j = promising[np.argmax(best[promising] / entropy((cuts[promising] + 1) / m))]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": grow(X[le], y[le]), "gt": grow(X[~le], y[~le])}


# %% coarse_stop: SVM 停得太早 / The SVM stops too early
# caught by: test_svm_on_uci, test_svm_on_small
# book: (6.41)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha, wanted_b = np.zeros(len(y)), y.astype(float)
    while True:
        can_rise = np.where(y > 0, alpha < C, alpha > 0)
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        if np.max(gap) <= 0.3:
            return {"alpha": alpha, "b": float(wanted_b[i] - np.max(gap) / 2), "C": C}
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


# %% columns_without_gain_left_out: 求平均时不算增益为 0 的列 / Columns of gain 0 are left out of the mean
# caught by: test_tree_on_small
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive >= 0.5 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (below * entropy(positives / below) + above * entropy(rest / above)) / m
    gain = np.where(values[1:] > values[:-1], gain, -np.inf)
    cuts, usable = np.argmax(gain, axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    telling = usable[best[usable] > 1e-9]
    if not len(telling):
        telling = usable
    promising = usable[best[usable] >= np.mean(best[telling]) - 1e-12]
    j = promising[np.argmax(best[promising] / entropy((cuts[promising] + 1) / m))]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": grow(X[le], y[le]), "gt": grow(X[~le], y[~le])}


# %% constant_columns_counted: 取值全同的列也算进平均 / Constant columns count in the mean, with gain 0
# caught by: test_tree_on_small
# book: §4.2.2
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive >= 0.5 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (below * entropy(positives / below) + above * entropy(rest / above)) / m
    gain = np.where(values[1:] > values[:-1], gain, -np.inf)
    cuts, usable = np.argmax(gain, axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    # C4.5: of the attributes whose gain is not below the average, the one with the largest gain ratio.
    promising = usable[best[usable] >= np.sum(best[usable]) / X.shape[1] - 1e-12]
    j = promising[np.argmax(best[promising] / entropy((cuts[promising] + 1) / m))]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": grow(X[le], y[le]), "gt": grow(X[~le], y[~le])}


# %% corrected_level: 水平除以了方法对的个数 / The level is divided by the number of pairs
# caught by: test_conclusions
# book: §2.4
def conclusions(predictions, truth, level):
    table, found = error_table(predictions, truth), {}
    for name, errors in table.items():
        least = min(errors.values())
        found[name] = {
            "best": sorted(method for method, error in errors.items() if error == least),
            "significant_pairs": [
                (a, b)
                for a, b in combinations(sorted(errors), 2)
                if sign_test(predictions[name][a], predictions[name][b], truth[name]) < level * 2 / max(1, len(errors) * (len(errors) - 1))
            ],
        }
    return found


# %% counts_for_rates: 表中是错误数 / The table holds counts
# caught by: test_error_table
# book: §2.2
def error_table(predictions, truth):
    return {
        name: {method: float(np.sum(np.not_equal(labels, truth[name]))) for method, labels in of_method.items()}
        for name, of_method in predictions.items()
    }


# %% cuts_between_equal_values: 取值相同的相邻样本之间也划分 / Cuts between samples of equal value too
# caught by: test_tree_on_small
# book: §4.4.1
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive >= 0.5 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (below * entropy(positives / below) + above * entropy(rest / above)) / m
    gain = np.where(np.ptp(X, axis=0) > 0, gain, -np.inf)
    cuts, usable = np.argmax(gain, axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    # C4.5: of the attributes whose gain is not below the average, the one with the largest gain ratio.
    promising = usable[best[usable] >= np.mean(best[usable]) - 1e-12]
    j = promising[np.argmax(best[promising] / entropy((cuts[promising] + 1) / m))]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": grow(X[le], y[le]), "gt": grow(X[~le], y[~le])}


# %% equal_goes_up: 等于阈值的归 gt / Values equal to the threshold go to gt
# caught by: test_predict
# book: §4.4.1
def label_of(tree, x):
    while "label" not in tree:
        tree = tree["le"] if x[tree["feature"]] < tree["threshold"] else tree["gt"]
    return tree["label"]


# %% few_epochs: 网络只训练几轮 / The net is trained for a few passes only
# caught by: test_net
# book: §5.3
def train_bp(X, y, seed, hidden=5, rate=2.0, epochs=3):
    rng = np.random.default_rng(seed)
    V, W = rng.normal(size=(X.shape[1], hidden)) / np.sqrt(X.shape[1]), rng.normal(size=(hidden, 1))
    gamma, theta = np.zeros(hidden), np.zeros(1)
    target = (y[:, None] + 1) / 2
    for _ in range(epochs):
        b = sigmoid(X @ V - gamma)
        out = sigmoid(b @ W - theta)
        g = out * (1 - out) * (target - out) / len(X)
        e = b * (1 - b) * (g @ W.T)
        W, theta = W + rate * b.T @ g, theta - rate * g.sum(axis=0)
        V, gamma = V + rate * X.T @ e, gamma - rate * e.sum(axis=0)
    return {"V": V, "gamma": gamma, "W": W, "theta": theta}


# %% few_steps: SVM 只做 30 步 / Only 30 steps for an SVM
# caught by: test_svm_on_uci
# book: (6.41)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha, wanted_b = np.zeros(len(y)), y.astype(float)
    for step in range(31):
        can_rise = np.where(y > 0, alpha < C, alpha > 0)
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        if np.max(gap) <= 1e-4 or step == 30:
            return {"alpha": alpha, "b": float(wanted_b[i] - np.max(gap) / 2), "C": C}
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


# %% first_of_ties: 并列时只列一个最好的 / Only one of the methods that tie for best
# caught by: test_conclusions
# hint: 并列
# book: §2.2
def conclusions(predictions, truth, level):
    table, found = error_table(predictions, truth), {}
    for name, errors in table.items():
        least = min(errors.values())
        found[name] = {
            "best": [min(errors, key=errors.get)],
            "significant_pairs": [
                (a, b)
                for a, b in combinations(sorted(errors), 2)
                if sign_test(predictions[name][a], predictions[name][b], truth[name]) < level
            ],
        }
    return found


# %% four_methods_only: 表中只有前四个方法 / The table holds the first four methods only
# caught by: test_error_table
# kind: narrow
def error_table(predictions, truth):
    return {
        name: {method: float(np.mean(np.not_equal(of_method[method], truth[name]))) for method in sorted(of_method)[:4]}
        for name, of_method in predictions.items()
    }


# %% gain_not_ratio: 选了增益最大的列，没有比增益率 / Takes the column of largest gain, not of largest gain ratio
# caught by: test_tree_on_small, test_tree_on_uci
# hint: 增益率
# book: (4.3)
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive >= 0.5 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (below * entropy(positives / below) + above * entropy(rest / above)) / m
    gain = np.where(values[1:] > values[:-1], gain, -np.inf)
    cuts, usable = np.argmax(gain, axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    # C4.5: of the attributes whose gain is not below the average, the one with the largest gain ratio.
    promising = usable[best[usable] >= np.mean(best[usable]) - 1e-12]
    j = promising[np.argmax(best[promising])]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": grow(X[le], y[le]), "gt": grow(X[~le], y[~le])}


# %% gini_index: 用基尼指数代替信息增益 / Gini index instead of information gain
# caught by: test_tree_on_small, test_tree_on_uci
# book: (4.5)
def entropy(share):
    return 2 * share * (1 - share)


# %% insignificant_pairs: 列出了不显著的 / Lists those that are not significant
# caught by: test_conclusions
# book: §2.4
def conclusions(predictions, truth, level):
    table, found = error_table(predictions, truth), {}
    for name, errors in table.items():
        least = min(errors.values())
        found[name] = {
            "best": sorted(method for method, error in errors.items() if error == least),
            "significant_pairs": [
                (a, b)
                for a, b in combinations(sorted(errors), 2)
                if sign_test(predictions[name][a], predictions[name][b], truth[name]) > level
            ],
        }
    return found


# %% labels_in_alpha: α 带着标签 / α holds the labels
# caught by: test_svm_on_uci, test_svm_on_small
# book: (6.40)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha, wanted_b = np.zeros(len(y)), y.astype(float)
    while True:
        can_rise = np.where(y > 0, alpha < C, alpha > 0)
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        if np.max(gap) <= 1e-4:
            return {"alpha": alpha * y, "b": float(wanted_b[i] - np.max(gap) / 2), "C": C}
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


# %% level_fixed: 显著性水平总是 0.05 / The level is always 0.05
# caught by: test_conclusions
# book: §2.4
def conclusions(predictions, truth, level):
    table, found = error_table(predictions, truth), {}
    for name, errors in table.items():
        least = min(errors.values())
        found[name] = {
            "best": sorted(method for method, error in errors.items() if error == least),
            "significant_pairs": [
                (a, b)
                for a, b in combinations(sorted(errors), 2)
                if sign_test(predictions[name][a], predictions[name][b], truth[name]) < 0.05
            ],
        }
    return found


# %% mean_of_all_cuts: 平均取了所有划分点的 / The mean is that of all cuts
# caught by: test_tree_on_small, test_tree_on_uci
# book: §4.2.2
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive >= 0.5 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (below * entropy(positives / below) + above * entropy(rest / above)) / m
    gain = np.where(values[1:] > values[:-1], gain, -np.inf)
    cuts, usable = np.argmax(gain, axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    # C4.5: of the attributes whose gain is not below the average, the one with the largest gain ratio.
    promising = usable[best[usable] >= np.mean(gain[gain > -np.inf]) - 1e-12]
    j = promising[np.argmax(best[promising] / entropy((cuts[promising] + 1) / m))]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": grow(X[le], y[le]), "gt": grow(X[~le], y[~le])}


# %% median_for_mean: 平均换成中位数 / The median for the mean
# caught by: test_tree_on_small, test_tree_on_uci
# book: §4.2.2
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive >= 0.5 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (below * entropy(positives / below) + above * entropy(rest / above)) / m
    gain = np.where(values[1:] > values[:-1], gain, -np.inf)
    cuts, usable = np.argmax(gain, axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    # C4.5: of the attributes whose gain is not below the average, the one with the largest gain ratio.
    promising = usable[best[usable] >= np.median(best[usable]) - 1e-12]
    j = promising[np.argmax(best[promising] / entropy((cuts[promising] + 1) / m))]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": grow(X[le], y[le]), "gt": grow(X[~le], y[~le])}


# %% minority_leaf: 冲突的叶结点总判为 +1 / A leaf with conflicts always says +1
# caught by: test_tree_on_small
# hint: 多数
# book: §4.2
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive > 0 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (below * entropy(positives / below) + above * entropy(rest / above)) / m
    gain = np.where(values[1:] > values[:-1], gain, -np.inf)
    cuts, usable = np.argmax(gain, axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    # C4.5: of the attributes whose gain is not below the average, the one with the largest gain ratio.
    promising = usable[best[usable] >= np.mean(best[usable]) - 1e-12]
    j = promising[np.argmax(best[promising] / entropy((cuts[promising] + 1) / m))]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": grow(X[le], y[le]), "gt": grow(X[~le], y[~le])}


# %% near_ties_count: 错误率相差不到 0.005 就算并列 / Error rates less than 0.005 apart count as ties
# caught by: test_conclusions
# book: §2.4
# kind: narrow
def conclusions(predictions, truth, level):
    table, found = error_table(predictions, truth), {}
    for name, errors in table.items():
        least = min(errors.values())
        found[name] = {
            "best": sorted(method for method, error in errors.items() if error - least < 0.005),
            "significant_pairs": [
                (a, b)
                for a, b in combinations(sorted(errors), 2)
                if sign_test(predictions[name][a], predictions[name][b], truth[name]) < level
            ],
        }
    return found


# %% net_cut_at_zero: 网络的输出与 0 比较 / The output of the net is compared with 0
# caught by: test_predict
# book: §5.3
def predict(method, model, X_train, y_train, X_test):
    if method == "c45":
        return np.array([label_of(model, x) for x in X_test])
    if method == "bp":
        b = sigmoid(X_test @ model["V"] - model["gamma"])
        score = sigmoid(b @ model["W"][:, 0] - model["theta"][0])
    else:
        if method == "svm_linear":
            K = X_test @ X_train.T
        else:
            K = np.exp(-squared_distances(X_test, X_train) / (2 * model["sigma"] ** 2))
        score = K @ (model["alpha"] * y_train) + model["b"]
    return np.where(score >= 0, 1, -1)


# %% net_inputs_clipped_at_five: 净输入截到 ±5 / Net inputs are clipped to ±5
# caught by: test_predict
def sigmoid(z):
    return 1 / (1 + np.exp(-np.clip(z, -5, 5)))


# %% net_of_other_labels: 网络学的是相反的类 / The net learns the opposite class
# caught by: test_net, test_error_on_test_rows
# book: §5.3
def train_bp(X, y, seed, hidden=5, rate=2.0, epochs=400):
    rng = np.random.default_rng(seed)
    V, W = rng.normal(size=(X.shape[1], hidden)) / np.sqrt(X.shape[1]), rng.normal(size=(hidden, 1))
    gamma, theta = np.zeros(hidden), np.zeros(1)
    target = (1 - y[:, None]) / 2
    for _ in range(epochs):
        b = sigmoid(X @ V - gamma)
        out = sigmoid(b @ W - theta)
        g = out * (1 - out) * (target - out) / len(X)
        e = b * (1 - b) * (g @ W.T)
        W, theta = W + rate * b.T @ g, theta - rate * g.sum(axis=0)
        V, gamma = V + rate * X.T @ e, gamma - rate * e.sum(axis=0)
    return {"V": V, "gamma": gamma, "W": W, "theta": theta}


# %% no_output_threshold: 漏了输出层的阈值 / The output threshold is left out
# caught by: test_predict
# book: 图 5.7 / figure 5.7
def predict(method, model, X_train, y_train, X_test):
    if method == "c45":
        return np.array([label_of(model, x) for x in X_test])
    if method == "bp":
        b = sigmoid(X_test @ model["V"] - model["gamma"])
        score = b @ model["W"][:, 0]
    else:
        if method == "svm_linear":
            K = X_test @ X_train.T
        else:
            K = np.exp(-squared_distances(X_test, X_train) / (2 * model["sigma"] ** 2))
        score = K @ (model["alpha"] * y_train) + model["b"]
    return np.where(score >= 0, 1, -1)


# %% no_seed: 没有用 seed，每次不同 / Without a seed, every time different
# caught by: test_training_alone
# book: §5.3
def train_bp(X, y, seed, hidden=5, rate=2.0, epochs=400):
    rng = np.random.default_rng()
    V, W = rng.normal(size=(X.shape[1], hidden)) / np.sqrt(X.shape[1]), rng.normal(size=(hidden, 1))
    gamma, theta = np.zeros(hidden), np.zeros(1)
    target = (y[:, None] + 1) / 2
    for _ in range(epochs):
        b = sigmoid(X @ V - gamma)
        out = sigmoid(b @ W - theta)
        g = out * (1 - out) * (target - out) / len(X)
        e = b * (1 - b) * (g @ W.T)
        W, theta = W + rate * b.T @ g, theta - rate * g.sum(axis=0)
        V, gamma = V + rate * X.T @ e, gamma - rate * e.sum(axis=0)
    return {"V": V, "gamma": gamma, "W": W, "theta": theta}


# %% no_upper_bound: 忘了 α ≤ C / α ≤ C is forgotten
# caught by: test_svm_on_uci, test_svm_on_small
# book: (6.40)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha, wanted_b = np.zeros(len(y)), y.astype(float)
    while True:
        can_rise = np.where(y > 0, alpha < 3 * C, alpha > 0)
        can_fall = np.where(y > 0, alpha > 0, alpha < 3 * C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        if np.max(gap) <= 1e-4:
            return {"alpha": alpha, "b": float(wanted_b[i] - np.max(gap) / 2), "C": C}
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = 3 * C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else 3 * C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


# %% normal_approximation: 用正态近似 / The normal approximation
# caught by: test_eight_to_one, test_sign_test
# book: §2.4
def sign_test(pred_a, pred_b, truth):
    right_a, right_b = np.equal(pred_a, truth), np.equal(pred_b, truth)
    only_a, only_b = int(np.sum(right_a & ~right_b)), int(np.sum(right_b & ~right_a))
    n = only_a + only_b
    from math import erfc

    return erfc(max(0, abs(only_a - only_b) - 1) / (2 * n) ** 0.5) if n else 1.0


# %% one_sided: 只算了一侧的尾部 / Only one tail
# caught by: test_eight_to_one, test_sign_test
# hint: 两侧
# book: §2.4
def sign_test(pred_a, pred_b, truth):
    right_a, right_b = np.equal(pred_a, truth), np.equal(pred_b, truth)
    only_a, only_b = int(np.sum(right_a & ~right_b)), int(np.sum(right_b & ~right_a))
    n = only_a + only_b
    tail = sum(comb(n, k) for k in range(min(only_a, only_b) + 1))
    return min(1.0, tail / 2**n)


# %% one_truth_for_all: 所有任务都与第一个任务的标记比较 / Every task is compared with the labels of the first
# caught by: test_error_table
# book: §2.2
def error_table(predictions, truth):
    return {
        name: {method: float(np.mean(np.not_equal(labels, truth[name]) if name == next(iter(truth)) else 0.0)) for method, labels in of_method.items()}
        for name, of_method in predictions.items()
    }


# %% p_above_one: p 可以超过 1 / p can exceed 1
# caught by: test_sign_test
# book: §2.4
def sign_test(pred_a, pred_b, truth):
    right_a, right_b = np.equal(pred_a, truth), np.equal(pred_b, truth)
    only_a, only_b = int(np.sum(right_a & ~right_b)), int(np.sum(right_b & ~right_a))
    n = only_a + only_b
    tail = sum(comb(n, k) for k in range(min(only_a, only_b) + 1))
    return 2 * tail / 2**n


# %% p_equal_to_level: p 等于 level 时也算显著 / p equal to the level counts as significant
# caught by: test_conclusions
# book: §2.4
def conclusions(predictions, truth, level):
    table, found = error_table(predictions, truth), {}
    for name, errors in table.items():
        least = min(errors.values())
        found[name] = {
            "best": sorted(method for method, error in errors.items() if error == least),
            "significant_pairs": [
                (a, b)
                for a, b in combinations(sorted(errors), 2)
                if sign_test(predictions[name][a], predictions[name][b], truth[name]) <= level
            ],
        }
    return found


# %% pairs_with_best_only: 只与最好的方法比较 / Compares with the best method only
# caught by: test_conclusions
# book: §2.4
def conclusions(predictions, truth, level):
    table, found = error_table(predictions, truth), {}
    for name, errors in table.items():
        least = min(errors.values())
        found[name] = {
            "best": sorted(method for method, error in errors.items() if error == least),
            "significant_pairs": [
                (a, b)
                for a, b in combinations(sorted(errors), 2)
                if least in (errors[a], errors[b])
                and sign_test(predictions[name][a], predictions[name][b], truth[name]) < level
            ],
        }
    return found


# %% peeks_at_test_rows: 网络训练时用了测试样本 / The net is trained with a look at the test samples
# caught by: test_training_alone
# book: §2.2
def train_all(data, seed):
    models = {}
    for name, (X, y, Z) in data.items():
        sigma = float(np.sqrt(X.shape[1]))
        models[name] = {
            "svm_linear": solve(X @ X.T, y, 1.0),
            "svm_gaussian": {**solve(np.exp(-squared_distances(X, X) / (2 * sigma**2)), y, 1.0), "sigma": sigma},
            "bp": train_bp(np.vstack([X, Z]) - np.vstack([X, Z]).mean(axis=0), np.append(y, np.ones(len(Z))), seed),
            "c45": grow(X, y),
        }
    return models


# %% predict_refits: predict 里重新训练 / predict trains again
# caught by: test_predict
# hint: 重新训练
# book: §2.2
def predict(method, model, X_train, y_train, X_test):
    model = train_all({"t": (X_train, y_train, X_test)}, 0)["t"][method]
    if method == "c45":
        return np.array([label_of(model, x) for x in X_test])
    if method == "bp":
        b = sigmoid(X_test @ model["V"] - model["gamma"])
        score = b @ model["W"][:, 0] - model["theta"][0]
    else:
        if method == "svm_linear":
            K = X_test @ X_train.T
        else:
            K = np.exp(-squared_distances(X_test, X_train) / (2 * model["sigma"] ** 2))
        score = K @ (model["alpha"] * y_train) + model["b"]
    return np.where(score >= 0, 1, -1)


# %% predict_without_b: 预测漏了 b / Prediction lacks b
# caught by: test_predict
# book: (6.24)
def predict(method, model, X_train, y_train, X_test):
    if method == "c45":
        return np.array([label_of(model, x) for x in X_test])
    if method == "bp":
        b = sigmoid(X_test @ model["V"] - model["gamma"])
        score = b @ model["W"][:, 0] - model["theta"][0]
    else:
        if method == "svm_linear":
            K = X_test @ X_train.T
        else:
            K = np.exp(-squared_distances(X_test, X_train) / (2 * model["sigma"] ** 2))
        score = K @ (model["alpha"] * y_train)
    return np.where(score >= 0, 1, -1)


# %% predict_without_labels: 预测漏了标签 / Prediction lacks the labels
# caught by: test_predict
# book: (6.24)
def predict(method, model, X_train, y_train, X_test):
    if method == "c45":
        return np.array([label_of(model, x) for x in X_test])
    if method == "bp":
        b = sigmoid(X_test @ model["V"] - model["gamma"])
        score = b @ model["W"][:, 0] - model["theta"][0]
    else:
        if method == "svm_linear":
            K = X_test @ X_train.T
        else:
            K = np.exp(-squared_distances(X_test, X_train) / (2 * model["sigma"] ** 2))
        score = K @ model["alpha"] + model["b"]
    return np.where(score >= 0, 1, -1)


# %% ratio_without_mean_filter: 没有先去掉增益低于平均的列 / Does not drop the columns below the average gain first
# caught by: test_tree_on_small
# hint: 平均
# book: §4.2.2
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive >= 0.5 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (below * entropy(positives / below) + above * entropy(rest / above)) / m
    gain = np.where(values[1:] > values[:-1], gain, -np.inf)
    cuts, usable = np.argmax(gain, axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    # C4.5: of the attributes whose gain is not below the average, the one with the largest gain ratio.
    promising = usable
    j = promising[np.argmax(best[promising] / entropy((cuts[promising] + 1) / m))]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": grow(X[le], y[le]), "gt": grow(X[~le], y[~le])}


# %% seed_ignored: 忽略 seed / The seed is ignored
# caught by: test_training_alone
# book: §5.3
def train_bp(X, y, seed, hidden=5, rate=2.0, epochs=400):
    rng = np.random.default_rng(0)
    V, W = rng.normal(size=(X.shape[1], hidden)) / np.sqrt(X.shape[1]), rng.normal(size=(hidden, 1))
    gamma, theta = np.zeros(hidden), np.zeros(1)
    target = (y[:, None] + 1) / 2
    for _ in range(epochs):
        b = sigmoid(X @ V - gamma)
        out = sigmoid(b @ W - theta)
        g = out * (1 - out) * (target - out) / len(X)
        e = b * (1 - b) * (g @ W.T)
        W, theta = W + rate * b.T @ g, theta - rate * g.sum(axis=0)
        V, gamma = V + rate * X.T @ e, gamma - rate * e.sum(axis=0)
    return {"V": V, "gamma": gamma, "W": W, "theta": theta}


# %% sigma_as_gamma: 训练时的核是 exp(−‖x − z‖²/σ²) / The kernel of training is exp(−‖x − z‖²/σ²)
# caught by: test_svm_on_uci, test_svm_on_small
# hint: σ
# book: 表 6.1 / table 6.1
def train_all(data, seed):
    models = {}
    for name, (X, y, _) in data.items():
        sigma = float(np.sqrt(X.shape[1]))
        models[name] = {
            "svm_linear": solve(X @ X.T, y, 1.0),
            "svm_gaussian": {**solve(np.exp(-squared_distances(X, X) / sigma**2), y, 1.0), "sigma": sigma},
            "bp": train_bp(X, y, seed),
            "c45": grow(X, y),
        }
    return models


# %% sigma_fixed_in_predict: 预测时 σ 总是 √d / σ is always √d in prediction
# caught by: test_predict
# book: 表 6.1 / table 6.1
def predict(method, model, X_train, y_train, X_test):
    if method == "c45":
        return np.array([label_of(model, x) for x in X_test])
    if method == "bp":
        b = sigmoid(X_test @ model["V"] - model["gamma"])
        score = b @ model["W"][:, 0] - model["theta"][0]
    else:
        if method == "svm_linear":
            K = X_test @ X_train.T
        else:
            K = np.exp(-squared_distances(X_test, X_train) / (2 * X_train.shape[1]))
        score = K @ (model["alpha"] * y_train) + model["b"]
    return np.where(score >= 0, 1, -1)


# %% sigma_not_squared: σ 没有平方 / σ is not squared
# caught by: test_svm_on_uci, test_svm_on_small
# book: 表 6.1 / table 6.1
def train_all(data, seed):
    models = {}
    for name, (X, y, _) in data.items():
        sigma = 2.0 * float(np.sqrt(X.shape[1]))
        models[name] = {
            "svm_linear": solve(X @ X.T, y, 1.0),
            "svm_gaussian": {**solve(np.exp(-squared_distances(X, X) / (2 * sigma)), y, 1.0), "sigma": sigma},
            "bp": train_bp(X, y, seed),
            "c45": grow(X, y),
        }
    return models


# %% small_alphas_left_out: 预测时不算小于 0.001 的 α / Prediction leaves out α below 0.001
# caught by: test_predict
# kind: narrow
def predict(method, model, X_train, y_train, X_test):
    if method == "c45":
        return np.array([label_of(model, x) for x in X_test])
    if method == "bp":
        b = sigmoid(X_test @ model["V"] - model["gamma"])
        score = b @ model["W"][:, 0] - model["theta"][0]
    else:
        if method == "svm_linear":
            K = X_test @ X_train.T
        else:
            K = np.exp(-squared_distances(X_test, X_train) / (2 * model["sigma"] ** 2))
        alpha = np.where(model["alpha"] > 1e-3, model["alpha"], 0)
        score = K @ (alpha * y_train) + model["b"]
    return np.where(score >= 0, 1, -1)


# %% stops_at_zero_gain: 增益为 0 就不划分根 / Does not split a root whose gains are 0
# caught by: test_tree_on_small
# book: §4.2
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive >= 0.5 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (below * entropy(positives / below) + above * entropy(rest / above)) / m
    gain = np.where(values[1:] > values[:-1], gain, -np.inf)
    cuts, usable = np.argmax(gain, axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    # C4.5: of the attributes whose gain is not below the average, the one with the largest gain ratio.
    promising = usable[best[usable] >= np.mean(best[usable]) - 1e-12]
    if np.max(best[usable]) < 1e-9:
        return {"label": 1 if positive >= 0.5 else -1}
    j = promising[np.argmax(best[promising] / entropy((cuts[promising] + 1) / m))]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": grow(X[le], y[le]), "gt": grow(X[~le], y[~le])}


# %% tail_from_a: 尾部总从 a 的一侧算 / The tail is always that of a
# caught by: test_sign_test
# book: §2.4
def sign_test(pred_a, pred_b, truth):
    right_a, right_b = np.equal(pred_a, truth), np.equal(pred_b, truth)
    only_a, only_b = int(np.sum(right_a & ~right_b)), int(np.sum(right_b & ~right_a))
    n = only_a + only_b
    tail = sum(comb(n, k) for k in range(only_b + 1))
    return min(1.0, 2 * tail / 2**n)


# %% tail_without_equal: 尾部没有算上观察到的结果 / The tail leaves out the observed outcome
# caught by: test_eight_to_one, test_sign_test
# book: §2.4
def sign_test(pred_a, pred_b, truth):
    right_a, right_b = np.equal(pred_a, truth), np.equal(pred_b, truth)
    only_a, only_b = int(np.sum(right_a & ~right_b)), int(np.sum(right_b & ~right_a))
    n = only_a + only_b
    tail = sum(comb(n, k) for k in range(min(only_a, only_b)))
    return min(1.0, 2 * tail / 2**n)


# %% threshold_by_ratio: 每列的划分点也按增益率选 / The cut within a column is chosen by gain ratio too
# caught by: test_tree_on_small, test_tree_on_uci
# book: §4.4.1
def grow(X, y):
    positive = np.mean(y == 1)
    if positive in (0, 1) or not np.any(np.ptp(X, axis=0)):
        return {"label": 1 if positive >= 0.5 else -1}
    m, order = len(y), np.argsort(X, axis=0, kind="stable")
    values = np.take_along_axis(X, order, axis=0)
    below = np.arange(1, m)[:, None]  # how many samples lie below the cut after each row, and how many of these are +1
    positives = np.cumsum(y[order] == 1, axis=0)[:-1]
    above = m - below
    rest = np.sum(y == 1) - positives
    gain = entropy(positive) - (below * entropy(positives / below) + above * entropy(rest / above)) / m
    gain = np.where(values[1:] > values[:-1], gain, -np.inf)
    cuts, usable = np.argmax(gain / entropy(below / m), axis=0), np.flatnonzero(np.max(gain, axis=0) > -np.inf)
    best = gain[cuts, np.arange(X.shape[1])]
    # C4.5: of the attributes whose gain is not below the average, the one with the largest gain ratio.
    promising = usable[best[usable] >= np.mean(best[usable]) - 1e-12]
    j = promising[np.argmax(best[promising] / entropy((cuts[promising] + 1) / m))]
    threshold = float((values[cuts[j], j] + values[cuts[j] + 1, j]) / 2)
    le = X[:, j] <= threshold
    return {"feature": int(j), "threshold": threshold, "le": grow(X[le], y[le]), "gt": grow(X[~le], y[~le])}


# %% threshold_update_sign: 阈值更新的方向反了 / The thresholds are updated the wrong way
# caught by: test_net
# book: (5.12)
def train_bp(X, y, seed, hidden=5, rate=2.0, epochs=400):
    rng = np.random.default_rng(seed)
    V, W = rng.normal(size=(X.shape[1], hidden)) / np.sqrt(X.shape[1]), rng.normal(size=(hidden, 1))
    gamma, theta = np.zeros(hidden), np.zeros(1)
    target = (y[:, None] + 1) / 2
    for _ in range(epochs):
        b = sigmoid(X @ V - gamma)
        out = sigmoid(b @ W - theta)
        g = out * (1 - out) * (target - out) / len(X)
        e = b * (1 - b) * (g @ W.T)
        W, theta = W + rate * b.T @ g, theta + rate * g.sum(axis=0)
        V, gamma = V + rate * X.T @ e, gamma + rate * e.sum(axis=0)
    return {"V": V, "gamma": gamma, "W": W, "theta": theta}


# %% thresholds_added: 网络的阈值是加上的 / The thresholds of the net are added
# caught by: test_predict
# book: 图 5.7 / figure 5.7
def predict(method, model, X_train, y_train, X_test):
    if method == "c45":
        return np.array([label_of(model, x) for x in X_test])
    if method == "bp":
        b = sigmoid(X_test @ model["V"] + model["gamma"])
        score = b @ model["W"][:, 0] + model["theta"][0]
    else:
        if method == "svm_linear":
            K = X_test @ X_train.T
        else:
            K = np.exp(-squared_distances(X_test, X_train) / (2 * model["sigma"] ** 2))
        score = K @ (model["alpha"] * y_train) + model["b"]
    return np.where(score >= 0, 1, -1)


# %% ties_within_a_thousandth: 错误率相差不到 0.001 的算并列 / Error rates less than 0.001 apart count as ties
# caught by: test_conclusions
# kind: narrow
def conclusions(predictions, truth, level):
    table, found = error_table(predictions, truth), {}
    for name, errors in table.items():
        least = min(errors.values())
        found[name] = {
            "best": sorted(method for method, error in errors.items() if error <= least + 1e-3),
            "significant_pairs": [
                (a, b)
                for a, b in combinations(sorted(errors), 2)
                if sign_test(predictions[name][a], predictions[name][b], truth[name]) < level
            ],
        }
    return found


# %% trains_first_task_only: 所有任务都用第一个任务的模型 / All tasks get the models of the first
# caught by: test_svm_on_small, test_tree_on_small
# book: §6.4
def train_all(data, seed):
    models = {}
    for name, (X, y, _) in data.items():
        sigma = float(np.sqrt(X.shape[1]))
        models[name] = {
            "svm_linear": solve(X @ X.T, y, 1.0),
            "svm_gaussian": {**solve(np.exp(-squared_distances(X, X) / (2 * sigma**2)), y, 1.0), "sigma": sigma},
            "bp": train_bp(X, y, seed),
            "c45": grow(X, y),
        }
    first = models[next(iter(data))]
    return {name: first for name in data}


# %% untrained_net: 网络没有训练 / The net is not trained
# caught by: test_net
# hint: 训练
# book: §5.3
def train_bp(X, y, seed, hidden=5, rate=2.0, epochs=0):
    rng = np.random.default_rng(seed)
    V, W = rng.normal(size=(X.shape[1], hidden)) / np.sqrt(X.shape[1]), rng.normal(size=(hidden, 1))
    gamma, theta = np.zeros(hidden), np.zeros(1)
    target = (y[:, None] + 1) / 2
    for _ in range(epochs):
        b = sigmoid(X @ V - gamma)
        out = sigmoid(b @ W - theta)
        g = out * (1 - out) * (target - out) / len(X)
        e = b * (1 - b) * (g @ W.T)
        W, theta = W + rate * b.T @ g, theta - rate * g.sum(axis=0)
        V, gamma = V + rate * X.T @ e, gamma - rate * e.sum(axis=0)
    return {"V": V, "gamma": gamma, "W": W, "theta": theta}


# %% zero_is_negative: f(x) = 0 判为 −1 / f(x) = 0 is −1
# caught by: test_predict
# book: §6.1
def predict(method, model, X_train, y_train, X_test):
    if method == "c45":
        return np.array([label_of(model, x) for x in X_test])
    if method == "bp":
        b = sigmoid(X_test @ model["V"] - model["gamma"])
        score = b @ model["W"][:, 0] - model["theta"][0]
    else:
        if method == "svm_linear":
            K = X_test @ X_train.T
        else:
            K = np.exp(-squared_distances(X_test, X_train) / (2 * model["sigma"] ** 2))
        score = K @ (model["alpha"] * y_train) + model["b"]
    return np.where(score > 0, 1, -1)
