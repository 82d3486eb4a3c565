"""Known mistakes of 8.7. Each cell holds what differs from the reference."""

# %% absolute_gain: 比较 gain 的绝对值 / Compares absolute gains
# caught by: test_best_of_drawn
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: abs(gain(columns[j], labels)))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% arguments_swapped: gain 的两个参数颠倒 / Swaps the arguments of gain
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(labels, columns[j]))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% binary_branches: 只分一个取值与其余 / Splits off one value from the rest
# caught by: test_tree
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best] if X[i][best] == X[rows[0]][best] else "其他", []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% cost_of_root: 只算根结点 / Counts the root only
# caught by: test_tree_cost
# book: §8.3.2
def tree_cost(node_sizes, k):
    return k * max(node_sizes, default=0)


# %% cost_without_k: 扫描量没有乘以 k / Leaves k out of the cost
# caught by: test_tree_cost
# book: §8.3.2
def tree_cost(node_sizes, k):
    return sum(node_sizes)


# %% depth_eight: 树至多八层 / The tree has at most eight levels
# caught by: test_tree
# book: §8.3.2
# kind: narrow
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows, level=0):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying or level == 8:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some, level + 1) for value, some in branches.items()}}

    return node(range(len(y)))


# %% depth_three: 树至多三层 / The tree has at most three levels
# caught by: test_tree
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows, level=0):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying or level == 3:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some, level + 1) for value, some in branches.items()}}

    return node(range(len(y)))


# %% draws_constant_ones_too: 从所有属性中抽，只有一个取值的也在内 / Draws among all attributes, those with one value, too
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(range(len(columns)), min(k, len(columns)))
        drawn = [j for j in drawn if j in varying] or varying[:1]
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% draws_with_replacement: 有放回地抽属性 / Draws attributes with replacement
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.choices(varying, k=min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% evaluates_all: 先对所有属性调用 gain，再从中抽取 / Calls gain for every attribute and draws afterwards
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        gains = {j: gain(columns[j], labels) for j in varying}
        best = max(drawn, key=gains.get)
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% evaluates_constant_ones: 对只有一个取值的属性也调用 gain / Calls gain for attributes with a single value
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        if len(drawn) < k:
            for j in set(range(len(columns))) - set(varying):
                gain(columns[j], labels)
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% first_attribute_favoured: 第一个属性更常抽到 / Favours the first attribute
# caught by: test_draws
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = sorted(draw.sample(varying, min(k, len(varying))))
        if varying[0] not in drawn and draw.random() < 0.7:
            drawn[0] = varying[0]
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% first_drawn: 调用了 gain，却按第一个抽到的划分 / Calls gain but splits on the first attribute drawn
# caught by: test_best_of_drawn
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        gains = [gain(columns[j], labels) for j in drawn]
        best = drawn[0] if gains else None
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% first_label_leaf: 叶结点取第一个样本的标记 / Leaves take the label of their first sample
# caught by: test_tree
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": labels[0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% gain_called_twice: 选出的属性再算一次 / Evaluates the chosen attribute again
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        gain(columns[best], labels)
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% gain_in_leaves: 叶结点上也调用 gain / Calls gain in leaves, too
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            if varying:
                gain(columns[varying[0]], labels)
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% gain_on_all_rows: gain 收到的总是全部样本 / Passes all samples to gain in every node
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain([row[j] for row in X], y))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% gain_rounded: gain 取整后比较 / Compares whole numbers
# caught by: test_best_of_drawn
# book: §8.3.2
# kind: narrow
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: round(gain(columns[j], labels)))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% gain_to_three_digits: gain 只比到三位小数 / Gains compared to three decimals
# caught by: test_best_of_drawn
# kind: narrow
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: round(gain(columns[j], labels), 3))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% k_ignored: 总评估所有属性 / Always evaluates all attributes
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = varying
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% least_gain: 取 gain 最小的 / Takes the least gain
# caught by: test_best_of_drawn
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = min(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% leaves_split_off_one_by_one: 上界只按每层分出一个样本来算 / The upper bound splits off one sample at each level
# caught by: test_cost_bounds
# book: §8.3.2
from math import comb


def subset_size(d):
    k = 0
    while 2 ** (k + 1) <= d:
        k += 1
    return max(k, 1)


def _k(v):
    return (isinstance(v, str), v)


def grow(X, y, k, seed, gain):
    r = random.Random(seed)
    X = [list(x) for x in X]

    def rec(idx):
        labels = [y[i] for i in idx]
        cand = [j for j in range(len(X[0])) if len({X[i][j] for i in idx}) > 1]
        if len(set(labels)) == 1 or not cand:
            return {"label": Counter(labels).most_common()[0][0]}
        r.shuffle(cand)
        cand = cand[:k]
        scores = [(gain(tuple(X[i][j] for i in idx), tuple(labels)), j) for j in cand]
        best = max(s for s, _ in scores)
        j = [q for s, q in scores if s == best][-1]
        br = {}
        groups = {}
        for i in idx:
            groups.setdefault(X[i][j], []).append(i)
        for v in sorted(groups, key=_k, reverse=True):
            br[v] = rec(groups[v])
        return {"branches": br, "feature": j}

    return rec(list(range(len(X))))


def tree_cost(node_sizes, k):
    c = 0
    for n in node_sizes:
        c += n * k
    return c


def cost_bounds(m, d, k, depth):
    D = min(d, depth)
    n = m
    total = 0
    # one leaf is split off at each level until the rest fills all levels below
    while D > 0 and n >= 2:
        if n < 2:
            break
        total += n
        n -= 1
        D -= 1
    if n >= 2:
        total += n * D
    return [m * d, k * total]


def bigger_random_tree(d, factor):
    X, y = [], []
    for c in range(128):
        lab = c % 2
        r = c // 2
        X.append([str(r % 4), str(r // 4 % 4), str(r // 16)] + [lab] + [0] * (d - 4))
        y.append(("bad", "good")[lab])
    return X, y


def claims():
    return dict(
        cost_per_node_falls_by_k_over_d=True,
        random_forest_trees_are_never_larger=False,
        k1_tree_scans_at_most_as_much_as_the_full_root_alone=True,
        forest_and_bagging_differ_in_bootstrap_cost=False,
    )


# %% lower_bound_with_k: 下界用 k 而不是 d / k instead of d in the lower bound
# caught by: test_cost_bounds
# book: §8.3.2
def cost_bounds(m, d, k, depth):
    # A root alone scans d·m; on one level the split nodes share the m samples.
    return k * m, k * m * depth


# %% many_attributes_first_ones: 属性多时只取前 k 个 / With many attributes it takes the first k
# caught by: test_draws
# book: §8.3.2
# kind: narrow
from math import comb


def subset_size(d):
    k = 0
    while 2 ** (k + 1) <= d:
        k += 1
    return max(k, 1)


def _k(v):
    return (isinstance(v, str), v)


def grow(X, y, k, seed, gain):
    r = random.Random(seed)
    X = [list(x) for x in X]

    def rec(idx):
        labels = [y[i] for i in idx]
        cand = [j for j in range(len(X[0])) if len({X[i][j] for i in idx}) > 1]
        if len(set(labels)) == 1 or not cand:
            return {"label": Counter(labels).most_common()[0][0]}
        cand = sorted(r.sample(cand, min(k, len(cand)))) if len(cand) < 8 else cand[:k]
        scores = [(gain(tuple(X[i][j] for i in idx), tuple(labels)), j) for j in cand]
        best = max(s for s, _ in scores)
        j = [q for s, q in scores if s == best][-1]
        br = {}
        groups = {}
        for i in idx:
            groups.setdefault(X[i][j], []).append(i)
        for v in sorted(groups, key=_k, reverse=True):
            br[v] = rec(groups[v])
        return {"branches": br, "feature": j}

    return rec(list(range(len(X))))


def tree_cost(node_sizes, k):
    c = 0
    for n in node_sizes:
        c += n * k
    return c


def cost_bounds(m, d, k, depth):
    D = min(d, depth)
    n = m
    total = 0
    # one leaf is split off at each level until the rest fills all levels below
    while D > 0 and n < 2**D:
        if n < 2:
            break
        total += n
        n -= 1
        D -= 1
    if n >= 2:
        total += n * D
    return [m * d, k * total]


def bigger_random_tree(d, factor):
    X, y = [], []
    for c in range(128):
        lab = c % 2
        r = c // 2
        X.append([str(r % 4), str(r // 4 % 4), str(r // 16)] + [lab] + [0] * (d - 4))
        y.append(("bad", "good")[lab])
    return X, y


def claims():
    return dict(
        cost_per_node_falls_by_k_over_d=True,
        random_forest_trees_are_never_larger=False,
        k1_tree_scans_at_most_as_much_as_the_full_root_alone=True,
        forest_and_bagging_differ_in_bootstrap_cost=False,
    )


# %% many_valued_drawn_more: 取值多的属性更常抽到 / Attributes with more values are drawn more often
# caught by: test_draws
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = varying if k >= len(varying) else []
        while len(drawn) < min(k, len(varying)):
            (j,) = draw.choices(varying, weights=[len(set(columns[j])) - 1 for j in varying])
            drawn = drawn if j in drawn else [*drawn, j]
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% minority_leaf: 叶结点取少数类 / Leaves take the minority
# caught by: test_tree
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common()[-1][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% negative_gain_as_zero: 把负的 gain 当作 0 / Takes negative gains for 0
# caught by: test_best_of_drawn
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: max(0.0, gain(columns[j], labels)))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% neighbouring_attributes: 只抽相邻的属性 / Draws only neighbouring attributes
# caught by: test_draws
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        start = draw.randrange(len(varying))
        drawn = [varying[(start + n) % len(varying)] for n in range(min(k, len(varying)))]
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% never_larger_claimed: 以为随机森林的树总不更大 / Takes random trees never to be larger
# caught by: test_claims
# book: §8.3.2
def claims():
    return {
        "cost_per_node_falls_by_k_over_d": True,
        "random_forest_trees_are_never_larger": True,
        "k1_tree_scans_at_most_as_much_as_the_full_root_alone": True,
        "forest_and_bagging_differ_in_bootstrap_cost": False,
    }


# %% one_too_many: 多抽一个 / Draws one too many
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k + 1, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% own_gain: 用自己的信息增益而不调用 gain / Uses an information gain of its own and never calls gain
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)
    gain = own_gain

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


def own_gain(values, labels):
    def gini(some):
        return len(some) - sum(some.count(c) ** 2 for c in set(some)) / len(some)

    return -sum(gini([c for v, c in zip(values, labels) if v == value]) for value in set(values))


# %% parity_labels: 标记是奇偶：完整的树同样大 / Parity as the label, where the full tree is as large
# caught by: test_bigger
# book: §8.3.2
def bigger_random_tree(d, factor):
    # The label is the first attribute: one split if all are looked at; at random one mostly splits on others first.
    X = [[*values, *[0] * (d - 4)] for values in product((0, 1), repeat=4)]
    return X, [sum(row) % 2 for row in X]


# %% random_labels: 标记随机，完整的树同样大 / Random labels, on which the full tree is as large
# caught by: test_bigger
# book: §8.3.2
def bigger_random_tree(d, factor):
    # The label is the first attribute: one split if all are looked at; at random one mostly splits on others first.
    draw = random.Random(0)
    X = [[draw.randrange(2) for _ in range(d)] for _ in range(60)]
    return X, [draw.randrange(2) for _ in X]


# %% random_tree_too_small: 只有两个属性有变化，随机的树不够大 / Only two attributes vary, and the random tree is too small
# caught by: test_bigger
# book: §8.3.2
def bigger_random_tree(d, factor):
    # The label is the first attribute: one split if all are looked at; at random one mostly splits on others first.
    X = [[*values, *[0] * (d - 2)] for values in product((0, 1), repeat=2)]
    return X, [row[0] for row in X]


# %% same_draw_in_every_node: 每个结点重新用同一个种子，抽法都一样 / Starts the generator anew in every node, so that all draw alike
# caught by: test_every_node_draws
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = random.Random(seed).sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% search_begins_at_minus_1e9: 找最大值时从 −10⁹ 起 / The search for the largest gain begins at −10⁹
# caught by: test_best_of_drawn
# kind: narrow
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best, top = drawn[0], -1e9
        for j in drawn:
            g = gain(columns[j], labels)
            if g > top:
                best, top = j, g
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% seed_ignored: 种子不起作用 / The seed has no effect
# caught by: test_draws
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(0)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% seeded_by_first_row: 每个结点由种子与它的第一个样本另起随机数 / Every node starts the generator from the seed and its first sample
# caught by: test_every_node_draws
def grow(X, y, k, seed, gain):
    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        draw = random.Random(seed * 1000 + rows[0])
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% size_natural_logarithm: 用自然对数 / The natural logarithm
# caught by: test_subset_size
# book: §8.3.2
import math


def subset_size(d):
    return max(1, int(math.log(d)))


# %% size_rounded: log2 d 四舍五入 / Rounds log2 d to the nearest
# caught by: test_subset_size
# book: §8.3.2
import math


def subset_size(d):
    return max(1, round(math.log2(d)))


# %% size_rounded_up: log2 d 向上取整 / Rounds log2 d up
# caught by: test_subset_size
# book: §8.3.2
def subset_size(d):
    return max(1, (d - 1).bit_length())


# %% size_square_root: 用 √d / The square root of d
# caught by: test_subset_size
# book: §8.3.2
def subset_size(d):
    return max(1, int(d**0.5))


# %% size_zero_for_one: d = 1 时给出 0 / Gives 0 for d = 1
# caught by: test_subset_size
# book: §8.3.2
def subset_size(d):
    return d.bit_length() - 1


# %% splits_pure_nodes: 同类的结点也继续划分 / Goes on splitting nodes of one class
# caught by: test_tree
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% stops_at_zero_gain: gain 不为正就停 / Stops where no gain is positive
# caught by: test_tree
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        gains = {j: gain(columns[j], labels) for j in drawn}
        best = max(drawn, key=gains.get)
        if gains[best] <= 1e-12:
            return {"label": Counter(labels).most_common(1)[0][0]}
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% subset_once_per_tree: 整棵树只抽一次属性 / Draws the attributes once for the whole tree
# caught by: test_calls
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    chosen = set(draw.sample(range(len(X[0])), min(k, len(X[0]))))

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = [j for j in varying if j in chosen] or varying[:1]
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% too_many_samples: 样本多于 200 个 / More than 200 samples
# caught by: test_bigger
# book: §8.3.2
def bigger_random_tree(d, factor):
    # The label is the first attribute: one split if all are looked at; at random one mostly splits on others first.
    X = [list(values) for values in product((0, 1), repeat=d)]
    return X * 13, [row[0] for row in X] * 13


# %% true_randomness: 同一个种子得到不同的树 / One seed, different trees
# caught by: test_tree
# book: §8.3.2
def grow(X, y, k, seed, gain):
    draw = random.Random()

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

    return node(range(len(y)))


# %% upper_bound_by_nodes: 上界按结点个数翻倍：2^depth − 1 个结点 / Counts 2^depth − 1 nodes of m samples each
# caught by: test_cost_bounds
# book: §8.3.2
def cost_bounds(m, d, k, depth):
    # A root alone scans d·m; on one level the split nodes share the m samples.
    return d * m, k * m * (2**depth - 1)


# %% upper_bound_of_root: 上界只算一层 / Counts one level in the upper bound
# caught by: test_cost_bounds
# book: §8.3.2
def cost_bounds(m, d, k, depth):
    # A root alone scans d·m; on one level the split nodes share the m samples.
    return d * m, k * m


# %% upper_bound_with_d: 上界用 d 而不是 k / d instead of k in the upper bound
# caught by: test_cost_bounds
# book: §8.3.2
def cost_bounds(m, d, k, depth):
    # A root alone scans d·m; on one level the split nodes share the m samples.
    return d * m, d * m * depth
