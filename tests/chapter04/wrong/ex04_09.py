"""Known mistakes of 4.9. Each cell holds what differs from the reference."""

# %% branch_gini_of_all: 各支的基尼值没有按权重 / The Gini values of the branches ignore the weights
# caught by: test_index
# book: (4.6), (4.10)
def gini_index_known(values, y, w):
    r = shares(values, w)
    return sum(r[v] * weighted_gini(y, weights_where([value == v for value in values], [1.0] * len(w))) for v in r)


# %% branches_of_seen_values_only: 没有出现的取值没有分支 / No branch for values that do not occur
# caught by: test_split_keeps_the_weight, test_every_node_is_right
# book: §4.4.2
def split_weights(values, w, domain):
    r = shares(values, w)
    domain = [v for v in domain if v in r]
    part = {v: {v: 1.0, None: r.get(v, 0.0)} for v in domain}
    return {v: [weight * part[v].get(value, 0.0) for value, weight in zip(values, w)] for v in domain}


# %% counts_instead_of_weights: 数样本个数，没有用权重 / Counts samples and ignores their weights
# caught by: test_gini
# book: (4.10), (4.11)
# costs: 3
def total_weights(keys, w):
    totals = {}
    for key, weight in zip(keys, w):
        totals[key] = totals.get(key, 0) + (weight > 0)
    return totals


def weighted_gini(y, w):
    total = sum(weight > 0 for weight in w)
    return 1 - sum((weight / total) ** 2 for weight in total_weights(y, w).values()) if total > 0 else 0.0


def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


# %% depth_at_most_eight: 树至多长八层 / The tree stops at depth eight
# caught by: test_every_node_is_right
# book: 图 4.2 / fig. 4.2
# kind: narrow
def _gt(X, y, attributes, domains, classes, crit, leafmode=0, cap=99):
    def grow(w, columns, d=0):
        present = [i for i in range(len(y)) if w[i] > PRESENT]
        weights = {c: float(sum(w[i] for i in present if y[i] == c)) for c in classes}
        leaf = {"label": max(classes, key=weights.get), "weights": weights}
        sp = [j for j in columns if len({X[i][j] for i in present} - {None}) > 1]
        if len({y[i] for i in present}) == 1 or not sp or d >= cap:
            return leaf
        vals = {j: [r[j] for r in X] for j in sp}
        j = max(sp, key=lambda j: crit(vals[j], y, w))
        r = shares(vals[j], w)
        rest = [k for k in columns if k != j]
        br = {
            v: grow(p, rest, d + 1) if max(p) > PRESENT else leaf
            for v, p in split_weights(vals[j], w, domains[j]).items()
        }
        return {"attribute": attributes[j], "shares": {v: r.get(v, 0.0) for v in domains[j]}, "branches": br}

    return grow([1.0] * len(y), range(len(attributes)))


def grow_tree(X, y, attributes, domains, classes):
    return _gt(X, y, attributes, domains, classes, gini_gain_missing, 0, 8)


# %% drops_incomplete_rows: 扔掉了有缺失的样本，只用完整的行 / Throws incomplete rows away and uses complete ones only
# caught by: test_every_node_is_right
# book: §4.4.2
def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


def grow_tree(X, y, attributes, domains, classes):
    def grow(w, columns):
        present = [i for i in range(len(y)) if w[i] > PRESENT]
        weights = {c: float(sum(w[i] for i in present if y[i] == c)) for c in classes}
        leaf = {"label": max(classes, key=weights.get), "weights": weights}
        splitting = [j for j in columns if len({X[i][j] for i in present} - {None}) > 1]
        if len({y[i] for i in present}) == 1 or not splitting:
            return leaf
        values = {j: [row[j] for row in X] for j in splitting}
        j = max(splitting, key=lambda j: gini_gain_missing(values[j], y, w))
        r = shares(values[j], w)
        rest = [k for k in columns if k != j]
        branches = {
            v: grow(part, rest) if max(part) > PRESENT else leaf
            for v, part in split_weights(values[j], w, domains[j]).items()
        }
        return {"attribute": attributes[j], "shares": {v: r.get(v, 0.0) for v in domains[j]}, "branches": branches}

    whole = [i for i, row in enumerate(X) if None not in row] or range(len(y))
    X, y = [X[i] for i in whole], [y[i] for i in whole]
    return grow([1.0] * len(y), range(len(attributes)))


# %% empty_branch_without_weights: 空分支的权重全为 0，没有照抄父结点 / An empty branch has zero weights instead of its parent's
# caught by: test_every_node_is_right
# book: §4.4.2
def grow_tree(X, y, attributes, domains, classes):
    def grow(w, columns):
        present = [i for i in range(len(y)) if w[i] > PRESENT]
        weights = {c: float(sum(w[i] for i in present if y[i] == c)) for c in classes}
        leaf = {"label": max(classes, key=weights.get), "weights": weights}
        splitting = [j for j in columns if len({X[i][j] for i in present} - {None}) > 1]
        if len({y[i] for i in present}) == 1 or not splitting:
            return leaf
        values = {j: [row[j] for row in X] for j in splitting}
        j = max(splitting, key=lambda j: gini_gain_missing(values[j], y, w))
        r = shares(values[j], w)
        rest = [k for k in columns if k != j]
        branches = {
            v: grow(part, rest)
            if max(part) > PRESENT
            else {"label": leaf["label"], "weights": dict.fromkeys(classes, 0.0)}
            for v, part in split_weights(values[j], w, domains[j]).items()
        }
        return {"attribute": attributes[j], "shares": {v: r.get(v, 0.0) for v in domains[j]}, "branches": branches}

    return grow([1.0] * len(y), range(len(attributes)))


# %% equal_shares: 缺失的样本平分到各支，没有按 r_v / Samples of missing value are spread evenly, not by r_v
# caught by: test_split_of_the_book, test_split_keeps_the_weight
# book: §4.4.2
def split_weights(values, w, domain):
    r = shares(values, w)
    part = {v: {v: 1.0, None: 1 / len(domain)} for v in domain}
    return {v: [weight * part[v].get(value, 0.0) for value, weight in zip(values, w)] for v in domain}


def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


# %% gain_is_rho_times_index: 增益写成了 ρ·Gini_index / The gain is written as ρ·Gini_index
# caught by: test_gains_on_2_0a, test_gain, test_every_node_is_right
# book: (4.12)
def gini_gain_missing(values, y, w):
    return known_share(values, w) * gini_index_known(values, y, w)


def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


# %% gini_on_all_d: 用了全体样本的 Gini(D)，不是 Gini(D̃) / Takes Gini(D) of all samples instead of Gini(D̃)
# caught by: test_gains_on_2_0a, test_gain
# book: (4.12)
def gini_gain_missing(values, y, w):
    return known_share(values, w) * (weighted_gini(y, w) - gini_index_known(values, y, w))


def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


# %% known_share_by_count: ρ 数的是样本个数 / ρ counts samples
# caught by: test_known_share
# book: (4.9)
def known_share(values, w):
    total = sum(w)
    return sum(value is not None for value in values) / len(values) if total > 0 else 0.0


# %% label_by_count: 叶的标签数样本个数，不看权重 / The label of a leaf counts samples instead of weights
# caught by: test_every_node_is_right
# book: §4.4.2
def grow_tree(X, y, attributes, domains, classes):
    def grow(w, columns):
        present = [i for i in range(len(y)) if w[i] > PRESENT]
        weights = {c: float(sum(w[i] for i in present if y[i] == c)) for c in classes}
        counts = {c: sum(y[i] == c for i in present) for c in classes}
        leaf = {"label": max(classes, key=counts.get), "weights": weights}
        splitting = [j for j in columns if len({X[i][j] for i in present} - {None}) > 1]
        if len({y[i] for i in present}) == 1 or not splitting:
            return leaf
        values = {j: [row[j] for row in X] for j in splitting}
        j = max(splitting, key=lambda j: gini_gain_missing(values[j], y, w))
        r = shares(values[j], w)
        rest = [k for k in columns if k != j]
        branches = {
            v: grow(part, rest) if max(part) > PRESENT else leaf
            for v, part in split_weights(values[j], w, domains[j]).items()
        }
        return {"attribute": attributes[j], "shares": {v: r.get(v, 0.0) for v in domains[j]}, "branches": branches}

    return grow([1.0] * len(y), range(len(attributes)))


# %% majority_value_imputation: 用最常见的取值填补缺失，再按无缺失处理 / Fills missing values in with the commonest one and goes on as if nothing were missing
# caught by: test_split_of_the_book, test_split_keeps_the_weight
# book: §4.4.2
def split_weights(values, w, domain):
    r = shares(values, w)
    part = {v: {v: 1.0, None: 0.0} for v in domain}
    if r:
        part[max(r, key=r.get)][None] = 1.0
    return {v: [weight * part[v].get(value, 0.0) for value, weight in zip(values, w)] for v in domain}


def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


# %% misled_by_noise: a 没有用处，两种准则都选 b / a is useless, so that both criteria prefer b
# caught by: test_misled
# book: §4.4.2
def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str(i // 2 % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


# %% misled_for_ten: 只给出 10 个样本 / Gives ten samples whatever n is
# caught by: test_misled
# book: §4.4.2
def misled(n):
    n = 10
    # a is right on four samples of five; b is known on four samples and tells nothing there.
    y = (["否", "是"] * n)[:n]
    a = (list("0101110100") * n)[:n]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


# %% missing_as_value: 把缺失当作又一种取值 / Treats a missing value as one more value
# caught by: test_index_on_2_0a, test_index
# book: §4.4.2
# costs: 4
def shares(values, w):
    """r_v of (4.11) for the values that occur; empty if nothing is known."""
    totals = total_weights(values, w)
    known = sum(totals.values())
    return {value: weight / known for value, weight in totals.items()} if known > 0 else {}


def known_share(values, w):
    total = sum(w)
    return sum(weight for value, weight in zip(values, w) if True) / total if total > 0 else 0.0


def gini_gain_missing(values, y, w):
    known = weights_where([True for _ in values], w)
    return known_share(values, w) * (weighted_gini(y, known) - gini_index_known(values, y, w))


def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


# %% missing_in_every_branch_whole: 缺失的样本以原来的权重进入每一支 / A sample of missing value enters every branch with its whole weight
# caught by: test_split_of_the_book, test_split_keeps_the_weight
# book: §4.4.2
def split_weights(values, w, domain):
    r = shares(values, w)
    part = {v: {v: 1.0, None: float(bool(r))} for v in domain}
    return {v: [weight * part[v].get(value, 0.0) for value, weight in zip(values, w)] for v in domain}


# %% missing_samples_dropped_below: 取值缺失的样本在划分时丢掉 / Samples of missing value are lost in a split of the tree
# caught by: test_every_node_is_right
# book: §4.4.2
def grow_tree(X, y, attributes, domains, classes):
    def grow(w, columns):
        present = [i for i in range(len(y)) if w[i] > PRESENT]
        weights = {c: float(sum(w[i] for i in present if y[i] == c)) for c in classes}
        leaf = {"label": max(classes, key=weights.get), "weights": weights}
        splitting = [j for j in columns if len({X[i][j] for i in present} - {None}) > 1]
        if len({y[i] for i in present}) == 1 or not splitting:
            return leaf
        values = {j: [row[j] for row in X] for j in splitting}
        j = max(splitting, key=lambda j: gini_gain_missing(values[j], y, w))
        r = shares(values[j], w)
        rest = [k for k in columns if k != j]
        branches = {
            v: grow(part, rest) if max(part) > PRESENT else leaf
            for v in domains[j]
            for part in [[weight * (value == v) for value, weight in zip(values[j], w)]]
        }
        return {"attribute": attributes[j], "shares": {v: r.get(v, 0.0) for v in domains[j]}, "branches": branches}

    return grow([1.0] * len(y), range(len(attributes)))


# %% missing_to_largest_branch: 缺失的样本只进入最大的一支 / A sample of missing value goes to the largest branch only
# caught by: test_split_of_the_book, test_split_keeps_the_weight
# book: §4.4.2
def split_weights(values, w, domain):
    r = shares(values, w)
    part = {v: {v: 1.0, None: float(v == max(r, key=r.get, default=None))} for v in domain}
    return {v: [weight * part[v].get(value, 0.0) for value, weight in zip(values, w)] for v in domain}


# %% nothing_known_is_none: 没有已知取值时返回 None / Returns None if no value is known
# caught by: test_gain
# book: §4.4.2
def gini_index_known(values, y, w):
    r = shares(values, w)
    if not r:
        return None
    return sum(r[v] * weighted_gini(y, weights_where([value == v for value in values], w)) for v in r)


def gini_gain_missing(values, y, w):
    if not shares(values, w):
        return None
    known = weights_where([value is not None for value in values], w)
    return known_share(values, w) * (weighted_gini(y, known) - gini_index_known(values, y, w))


# %% rho_forgotten: 增益没有乘 ρ / The gain is not multiplied by ρ
# caught by: test_gains_on_2_0a, test_gain
# book: (4.12)
def gini_gain_missing(values, y, w):
    known = weights_where([value is not None for value in values], w)
    return weighted_gini(y, known) - gini_index_known(values, y, w)


def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


# %% rho_times_index: 把 ρ·Gini_index 当作要最小化的量，它奖励缺失 / Minimises ρ·Gini_index, which rewards missing values
# caught by: test_every_node_is_right
# book: (4.12)
def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


def grow_tree(X, y, attributes, domains, classes):
    def grow(w, columns):
        present = [i for i in range(len(y)) if w[i] > PRESENT]
        weights = {c: float(sum(w[i] for i in present if y[i] == c)) for c in classes}
        leaf = {"label": max(classes, key=weights.get), "weights": weights}
        splitting = [j for j in columns if len({X[i][j] for i in present} - {None}) > 1]
        if len({y[i] for i in present}) == 1 or not splitting:
            return leaf
        values = {j: [row[j] for row in X] for j in splitting}
        j = min(splitting, key=lambda j: known_share(values[j], w) * gini_index_known(values[j], y, w))
        r = shares(values[j], w)
        rest = [k for k in columns if k != j]
        branches = {
            v: grow(part, rest) if max(part) > PRESENT else leaf
            for v, part in split_weights(values[j], w, domains[j]).items()
        }
        return {"attribute": attributes[j], "shares": {v: r.get(v, 0.0) for v in domains[j]}, "branches": branches}

    return grow([1.0] * len(y), range(len(attributes)))


# %% shares_of_the_root: 每个结点都用根上的 r_v / Uses the r_v of the root at every node
# caught by: test_every_node_is_right
# book: §4.4.2
def grow_tree(X, y, attributes, domains, classes):
    def grow(w, columns):
        present = [i for i in range(len(y)) if w[i] > PRESENT]
        weights = {c: float(sum(w[i] for i in present if y[i] == c)) for c in classes}
        leaf = {"label": max(classes, key=weights.get), "weights": weights}
        splitting = [j for j in columns if len({X[i][j] for i in present} - {None}) > 1]
        if len({y[i] for i in present}) == 1 or not splitting:
            return leaf
        values = {j: [row[j] for row in X] for j in splitting}
        j = max(splitting, key=lambda j: gini_gain_missing(values[j], y, w))
        r = shares(values[j], [1.0] * len(y))
        rest = [k for k in columns if k != j]
        branches = {
            v: grow(part, rest) if max(part) > PRESENT else leaf
            for v, part in split_weights(values[j], w, domains[j]).items()
        }
        return {"attribute": attributes[j], "shares": {v: r.get(v, 0.0) for v in domains[j]}, "branches": branches}

    return grow([1.0] * len(y), range(len(attributes)))


# %% shares_over_all_samples: r_v 的分母用了全部样本，各 r_v 之和小于 1 / r_v is relative to all samples, so that they add up to less than 1
# caught by: test_split_of_the_book, test_split_keeps_the_weight
# book: (4.11)
# costs: 2.5
def shares(values, w):
    """r_v of (4.11) for the values that occur; empty if nothing is known."""
    totals = total_weights(values, w)
    known = sum(totals.values())
    totals.pop(None, None)
    return {value: weight / known for value, weight in totals.items()} if known > 0 else {}


def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


# %% small_weights_dropped: 权重不到 0.001 的样本被丢掉 / Drops samples with a weight below 0.001
# caught by: test_every_node_is_right
# book: §4.4.2
# kind: narrow
PRESENT = 1e-3


# %% stops_at_zero_gain: 增益为 0 就停止划分 / Stops splitting when the gain is 0
# caught by: test_every_node_is_right
# book: 图 4.2 / fig. 4.2
def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


def grow_tree(X, y, attributes, domains, classes):
    def grow(w, columns):
        present = [i for i in range(len(y)) if w[i] > PRESENT]
        weights = {c: float(sum(w[i] for i in present if y[i] == c)) for c in classes}
        leaf = {"label": max(classes, key=weights.get), "weights": weights}
        splitting = [j for j in columns if len({X[i][j] for i in present} - {None}) > 1]
        if len({y[i] for i in present}) == 1 or not splitting:
            return leaf
        values = {j: [row[j] for row in X] for j in splitting}
        j = max(splitting, key=lambda j: gini_gain_missing(values[j], y, w))
        if gini_gain_missing(values[j], y, w) < 1e-12:
            return leaf
        r = shares(values[j], w)
        rest = [k for k in columns if k != j]
        branches = {
            v: grow(part, rest) if max(part) > PRESENT else leaf
            for v, part in split_weights(values[j], w, domains[j]).items()
        }
        return {"attribute": attributes[j], "shares": {v: r.get(v, 0.0) for v in domains[j]}, "branches": branches}

    return grow([1.0] * len(y), range(len(attributes)))


# %% unknown_row_takes_first_branch: 取值缺失时走第一支 / Follows the first branch where the value is missing
# caught by: test_class_weights
# book: §4.4.2
def class_weights(tree, attributes, x):
    if "label" in tree:
        total = sum(tree["weights"].values())
        return {c: weight / total for c, weight in tree["weights"].items()}
    value = x[attributes.index(tree["attribute"])]
    if value is None:
        value = next(iter(tree["branches"]))
    if value is not None:
        return class_weights(tree["branches"][value], attributes, x)
    mixed = {}
    for v, share in tree["shares"].items():
        for c, weight in class_weights(tree["branches"][v], attributes, x).items():
            mixed[c] = mixed.get(c, 0.0) + share * weight
    return mixed


# %% unnormalised_leaves: 混合各支时叶的权重没有归一化 / The leaves' weights are not normalised before they are mixed
# caught by: test_class_weights
# book: §4.4.2
def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


def class_weights(tree, attributes, x):
    if "label" in tree:
        return dict(tree["weights"])
    value = x[attributes.index(tree["attribute"])]
    if value is not None:
        return class_weights(tree["branches"][value], attributes, x)
    mixed = {}
    for v, share in tree["shares"].items():
        for c, weight in class_weights(tree["branches"][v], attributes, x).items():
            mixed[c] = mixed.get(c, 0.0) + share * weight
    return mixed


# %% values_by_first_letter: 只看取值的第一个字 / Looks at the first letter of a value only
# caught by: test_index, test_split_keeps_the_weight
# book: §4.4.2
# kind: narrow
def total_weights(keys, w):
    totals = {}
    for key, weight in zip(keys, w):
        key = key and key[0]
        totals[key] = totals.get(key, 0) + weight
    return totals


# %% weights_in_place: 直接改动了传入的权重 / Changes the caller's weights in place
# caught by: test_split_of_the_book
# book: §4.4.2
def split_weights(values, w, domain):
    r = shares(values, w)
    branches = {}
    for v in domain:
        branches[v] = [weight * (r.get(v, 0.0) if value is None else value == v) for value, weight in zip(values, w)]
    for i in range(len(w)):
        w[i] = max(branches[v][i] for v in domain)
    return branches


def misled(n):
    # a is known and right on four samples of five; b is known on four samples and tells nothing there.
    y = ["是" if i % 2 else "否" for i in range(n)]
    a = [str((i + (i % 5 == 4)) % 2) for i in range(n)]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y
