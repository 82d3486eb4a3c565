"""Known mistakes of 4.3. Each cell holds what differs from the reference."""

# %% branches_of_seen_values: 只给出现过的取值长分支，没有样本的取值没有分支 / Branches for the values that occur only, none for values without samples
# caught by: test_every_node_is_right
# book: 图 4.2 / fig. 4.2
# costs: 1.5
def grow_tree(X, y, attributes, domains, classes):
    if len(set(y)) == 1 or len({tuple(row) for row in X}) == 1 or not attributes:
        return {"label": majority(y, classes)}
    name, threshold, _ = best_split(X, y, attributes, domains)
    column = attributes.index(name)

    def branch(rows, attributes, domains):
        return grow_tree([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes)

    if threshold is not None:
        le = [i for i, row in enumerate(X) if row[column] <= threshold]
        gt = [i for i, row in enumerate(X) if row[column] > threshold]
        le_tree, gt_tree = branch(le, attributes, domains), branch(gt, attributes, domains)
        return {"attribute": name, "threshold": threshold, "le": le_tree, "gt": gt_tree}

    seen = {row[column] for row in X}
    parts = {value: [i for i, row in enumerate(X) if row[column] == value] for value in domains[column] if value in seen}
    attributes, domains = drop(attributes, column), drop(domains, column)
    X = [drop(row, column) for row in X]  # the attribute is used up below this node
    return {"attribute": name, "branches": {v: branch(rows, attributes, domains) for v, rows in parts.items()}}


# %% continuous_before_discrete: 有连续属性时不再看离散属性 / Discrete attributes are not looked at if there is a continuous one
# caught by: test_best_split_beats_all_others, test_every_node_is_right
# book: §4.4.1
def best_split(X, y, attributes, domains):
    splits = []
    for name, domain, values in zip(attributes, domains, zip(*X)):
        if domain is not None:
            splits.append((name, None, information_gain(values, y)))
        elif found := best_threshold(values, y):
            splits.append((name, *found))
    numeric = [split for split in splits if split[1] is not None]
    return max(numeric or splits, key=lambda split: split[2])


# %% continuous_used_once: 连续属性用过一次就不再使用 / A continuous attribute is removed after one use
# caught by: test_tree_on_3_0a
# book: §4.4.1
def grow_tree(X, y, attributes, domains, classes):
    if len(set(y)) == 1 or len({tuple(row) for row in X}) == 1 or not attributes:
        return {"label": majority(y, classes)}
    name, threshold, _ = best_split(X, y, attributes, domains)
    column = attributes.index(name)

    def branch(rows, attributes, domains):
        if not rows:
            return {"label": majority(y, classes)}
        return grow_tree([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes)

    names, kinds = drop(attributes, column), drop(domains, column)
    if threshold is not None:
        le = [i for i, row in enumerate(X) if row[column] <= threshold]
        gt = [i for i, row in enumerate(X) if row[column] > threshold]
        X = [drop(row, column) for row in X]
        le_tree, gt_tree = branch(le, names, kinds), branch(gt, names, kinds)
        return {"attribute": name, "threshold": threshold, "le": le_tree, "gt": gt_tree}

    parts = {value: [i for i, row in enumerate(X) if row[column] == value] for value in domains[column]}
    attributes, domains = drop(attributes, column), drop(domains, column)
    X = [drop(row, column) for row in X]  # the attribute is used up below this node
    return {"attribute": name, "branches": {v: branch(rows, attributes, domains) for v, rows in parts.items()}}


# %% depth_at_most_ten: 树长到十层就停 / The tree stops at ten levels
# caught by: test_every_node_is_right
# book: 图 4.2
# kind: narrow
def grow_tree(X, y, attributes, domains, classes, depth=0):
    if len(set(y)) == 1 or len({tuple(row) for row in X}) == 1 or not attributes or depth == 10:
        return {"label": majority(y, classes)}
    name, threshold, _ = best_split(X, y, attributes, domains)
    column = attributes.index(name)

    def branch(rows, attributes, domains):
        if not rows:
            return {"label": majority(y, classes)}
        return grow_tree([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes, depth + 1)

    if threshold is not None:
        le = [i for i, row in enumerate(X) if row[column] <= threshold]
        gt = [i for i, row in enumerate(X) if row[column] > threshold]
        le_tree, gt_tree = branch(le, attributes, domains), branch(gt, attributes, domains)
        return {"attribute": name, "threshold": threshold, "le": le_tree, "gt": gt_tree}

    parts = {value: [i for i, row in enumerate(X) if row[column] == value] for value in domains[column]}
    attributes, domains = drop(attributes, column), drop(domains, column)
    X = [drop(row, column) for row in X]  # the attribute is used up below this node
    return {"attribute": name, "branches": {v: branch(rows, attributes, domains) for v, rows in parts.items()}}


# %% drops_last_sample: 切片 [:-1] 丢掉了最后一个样本 / The slice [:-1] drops the last sample
# caught by: test_gains_of_the_book, test_gain_is_its_definition
# book: (4.2)
def information_gain(values, y):
    branches = {}
    for value, label in zip(values[:-1], y[:-1]):
        branches.setdefault(value, []).append(label)
    return entropy(y) - sum(len(branch) / len(y) * entropy(branch) for branch in branches.values())


# %% empty_branch_first_class: 空分支取第一个类别 / An empty branch takes the first class
# caught by: test_every_node_is_right
# hint: 父结点
# book: 图 4.2
def grow_tree(X, y, attributes, domains, classes):
    if len(set(y)) == 1 or len({tuple(row) for row in X}) == 1 or not attributes:
        return {"label": majority(y, classes)}
    name, threshold, _ = best_split(X, y, attributes, domains)
    column = attributes.index(name)

    def branch(rows, attributes, domains):
        if not rows:
            return {"label": classes[0]}
        return grow_tree([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes)

    if threshold is not None:
        le = [i for i, row in enumerate(X) if row[column] <= threshold]
        gt = [i for i, row in enumerate(X) if row[column] > threshold]
        le_tree, gt_tree = branch(le, attributes, domains), branch(gt, attributes, domains)
        return {"attribute": name, "threshold": threshold, "le": le_tree, "gt": gt_tree}

    parts = {value: [i for i, row in enumerate(X) if row[column] == value] for value in domains[column]}
    attributes, domains = drop(attributes, column), drop(domains, column)
    X = [drop(row, column) for row in X]  # the attribute is used up below this node
    return {"attribute": name, "branches": {v: branch(rows, attributes, domains) for v, rows in parts.items()}}


# %% empty_branch_global_majority: 空分支取了全体样本的多数类，不是父结点的 / An empty branch takes the majority of all samples, not of its parent
# caught by: test_every_node_is_right
# book: 图 4.2 / fig. 4.2
def grow_tree(X, y, attributes, domains, classes, overall=None):
    overall = overall or majority(y, classes)
    if len(set(y)) == 1 or len({tuple(row) for row in X}) == 1 or not attributes:
        return {"label": majority(y, classes)}
    name, threshold, _ = best_split(X, y, attributes, domains)
    column = attributes.index(name)

    def branch(rows, attributes, domains):
        if not rows:
            return {"label": overall}
        return grow_tree([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes, overall)

    if threshold is not None:
        le = [i for i, row in enumerate(X) if row[column] <= threshold]
        gt = [i for i, row in enumerate(X) if row[column] > threshold]
        le_tree, gt_tree = branch(le, attributes, domains), branch(gt, attributes, domains)
        return {"attribute": name, "threshold": threshold, "le": le_tree, "gt": gt_tree}

    parts = {value: [i for i, row in enumerate(X) if row[column] == value] for value in domains[column]}
    attributes, domains = drop(attributes, column), drop(domains, column)
    X = [drop(row, column) for row in X]  # the attribute is used up below this node
    return {"attribute": name, "branches": {v: branch(rows, attributes, domains) for v, rows in parts.items()}}


# %% entropy_kept_by_joined_text: 熵算过就存着，按连成一串的标签去找 / Entropies are kept and looked up by the labels run together
# caught by: test_entropy_is_its_definition, test_gain_is_its_definition
# book: (4.1)
# kind: narrow
MEMO = {}


def entropy(y):
    key = "".join(sorted(map(str, y)))
    if key not in MEMO:
        MEMO[key] = value_of(y)
    return MEMO[key]


def value_of(y):
    return -sum(count / len(y) * log2(count / len(y)) for count in Counter(y).values()) + 0.0


# %% equal_within_a_billionth: 相差不到十亿分之一的数当成相等 / Numbers within a billionth of one another count as equal
# caught by: test_best_threshold_beats_all_midpoints
# book: (4.7)
# kind: narrow
def candidate_thresholds(values):
    s = sorted(values)
    return [(a + b) / 2 for a, b in zip(s, s[1:]) if b - a > 1e-9]


# %% first_split_wins: return 写在循环里，第一个属性就返回了 / `return` stands inside the loop, so the first attribute wins
# caught by: test_best_split_beats_all_others, test_every_node_is_right
# book: (4.2)
def best_split(X, y, attributes, domains):
    splits = []
    for name, domain, values in zip(attributes, domains, zip(*X)):
        if splits:
            break
        if domain is not None:
            splits.append((name, None, information_gain(values, y)))
        elif found := best_threshold(values, y):
            splits.append((name, *found))
    return max(splits, key=lambda split: split[2])


# %% gain_ratio: 算的是增益率，不是信息增益 / This is the gain ratio, not the information gain
# caught by: test_gains_of_the_book
# book: (4.2), (4.3)
def information_gain(values, y):
    branches = {}
    for value, label in zip(values, y):
        branches.setdefault(value, []).append(label)
    gain = entropy(y) - sum(len(branch) / len(y) * entropy(branch) for branch in branches.values())
    return gain / entropy(list(values)) if len(branches) > 1 else 0.0


# %% gains_rounded: 比较前把增益四舍五入到三位小数 / Gains are rounded to three decimals before they are compared
# caught by: test_best_split_beats_all_others, test_every_node_is_right
# book: (4.2)
# kind: narrow
def best_split(X, y, attributes, domains):
    splits = []
    for name, domain, values in zip(attributes, domains, zip(*X)):
        if domain is not None:
            splits.append((name, None, information_gain(values, y)))
        elif found := best_threshold(values, y):
            splits.append((name, *found))
    return max(splits, key=lambda split: round(split[2], 3))


# %% hard_coded_3_0: 只返回图 4.8 的那棵树 / Always returns the tree of fig. 4.8
# caught by: test_tree_on_3_0a, test_every_node_is_right
# book: 图 4.8 / fig. 4.8
def grow_tree(X, y, attributes, domains, classes):
    leaf = {"label": "否"}
    touch = {"attribute": "触感", "branches": {"硬滑": leaf, "软粘": {"label": "是"}}}
    density = {"attribute": "密度", "threshold": 0.3815, "le": leaf, "gt": {"label": "是"}}
    return {"attribute": "纹理", "branches": {"清晰": density, "稍糊": touch, "模糊": leaf}}


def unused(X, y, attributes, domains, classes):
    if len(set(y)) == 1 or len({tuple(row) for row in X}) == 1 or not attributes:
        return {"label": majority(y, classes)}
    name, threshold, _ = best_split(X, y, attributes, domains)
    column = attributes.index(name)

    def branch(rows, attributes, domains):
        if not rows:
            return {"label": majority(y, classes)}
        return unused([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes)

    if threshold is not None:
        le = [i for i, row in enumerate(X) if row[column] <= threshold]
        gt = [i for i, row in enumerate(X) if row[column] > threshold]
        le_tree, gt_tree = branch(le, attributes, domains), branch(gt, attributes, domains)
        return {"attribute": name, "threshold": threshold, "le": le_tree, "gt": gt_tree}

    parts = {value: [i for i, row in enumerate(X) if row[column] == value] for value in domains[column]}
    attributes, domains = drop(attributes, column), drop(domains, column)
    X = [drop(row, column) for row in X]  # the attribute is used up below this node
    return {"attribute": name, "branches": {v: branch(rows, attributes, domains) for v, rows in parts.items()}}


# %% majority_tie_first_seen: 多数类并列时取样本中先出现的，不是 classes 中靠前的 / A tie of majorities goes to the class seen first in the samples, not first in `classes`
# caught by: test_every_node_is_right
# hint: 多数类
# book: 图 4.2
# costs: 1
def majority(y, classes):
    return Counter(y).most_common(1)[0][0]


# %% majority_tie_last_class: 多数类并列时取 classes 中靠后的 / A tie of majorities goes to the last of classes
# caught by: test_every_node_is_right, test_degenerate
# hint: 多数类
# book: 图 4.2
# costs: 1
def majority(y, classes):
    return max(reversed(classes), key=y.count)  # max keeps the first of several


# %% mutates_attribute_list: 各分支共用一个属性列表，先长的分支用掉了后面分支的属性 / All branches share one attribute list, so earlier branches use up the attributes of later ones
# caught by: test_every_node_is_right
# book: 图 4.2 / fig. 4.2
def grow_tree(X, y, attributes, domains, classes):
    return grow([dict(zip(attributes, row)) for row in X], y, list(attributes), dict(zip(attributes, domains)), classes)


def grow(rows, y, left, domains, classes):
    X, attributes = [[row[name] for name in left] for row in rows], list(left)
    if len(set(y)) == 1 or len({tuple(row) for row in X}) == 1 or not attributes:
        return {"label": majority(y, classes)}
    name, threshold, _ = best_split(X, y, attributes, [domains[name] for name in left])
    column = attributes.index(name)

    all_rows, all_domains = rows, domains

    def branch(rows, attributes, domains):
        if not rows:
            return {"label": majority(y, classes)}
        return grow([all_rows[i] for i in rows], [y[i] for i in rows], left, all_domains, classes)

    if threshold is not None:
        le = [i for i, row in enumerate(X) if row[column] <= threshold]
        gt = [i for i, row in enumerate(X) if row[column] > threshold]
        le_tree, gt_tree = branch(le, attributes, domains), branch(gt, attributes, domains)
        return {"attribute": name, "threshold": threshold, "le": le_tree, "gt": gt_tree}

    left.remove(name)
    domain = domains[name]
    parts = {value: [i for i, row in enumerate(X) if row[column] == value] for value in domain}
    return {"attribute": name, "branches": {v: branch(rows, attributes, domains) for v, rows in parts.items()}}


# %% mutates_input: 直接改动了传入的行 / Changes the caller's rows in place
# caught by: test_best_split_beats_all_others
def best_split(X, y, attributes, domains):
    X.sort(key=str)
    X.append(X.pop(0))
    splits = []
    for name, domain, values in zip(attributes, domains, zip(*X)):
        if domain is not None:
            splits.append((name, None, information_gain(values, y)))
        elif found := best_threshold(values, y):
            splits.append((name, *found))
    return max(splits, key=lambda split: split[2])


# %% natural_log: 用自然对数代替 log2 / Natural logarithm instead of log2
# caught by: test_entropy_of_the_book, test_gains_of_the_book
# book: (4.1)
from math import log


def entropy(y):
    return -sum(count / len(y) * log(count / len(y)) for count in Counter(y).values()) + 0.0


# %% predict_by_training_order: 预测时按训练时的列序取值 / Predictions take columns in the order of training
# caught by: test_predictions_follow_the_tree
# book: §4.1
def predict(tree, attributes, X):
    return [classify(tree, dict(zip(sorted(attributes), row))) for row in X]


# %% returns_at_empty_branch: 遇到空分支就整个返回，后面的分支丢了 / Returns at the first empty branch, so the later branches are missing
# caught by: test_every_node_is_right
# book: 图 4.2 / fig. 4.2
def grow_tree(X, y, attributes, domains, classes):
    if len(set(y)) == 1 or len({tuple(row) for row in X}) == 1 or not attributes:
        return {"label": majority(y, classes)}
    name, threshold, _ = best_split(X, y, attributes, domains)
    column = attributes.index(name)

    def branch(rows, attributes, domains):
        if not rows:
            return {"label": majority(y, classes)}
        return grow_tree([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes)

    if threshold is not None:
        le = [i for i, row in enumerate(X) if row[column] <= threshold]
        gt = [i for i, row in enumerate(X) if row[column] > threshold]
        le_tree, gt_tree = branch(le, attributes, domains), branch(gt, attributes, domains)
        return {"attribute": name, "threshold": threshold, "le": le_tree, "gt": gt_tree}

    parts = {value: [i for i, row in enumerate(X) if row[column] == value] for value in domains[column]}
    attributes, domains = drop(attributes, column), drop(domains, column)
    X = [drop(row, column) for row in X]  # the attribute is used up below this node
    branches = {}
    for value, rows in parts.items():
        branches[value] = branch(rows, attributes, domains)
        if not rows:
            break
    return {"attribute": name, "branches": branches}


# %% reuses_discrete_attribute: 离散属性在子树中又被使用 / A discrete attribute is used again below its node
# caught by: test_every_node_is_right
# book: 图 4.2 / fig. 4.2
def grow_tree(X, y, attributes, domains, classes):
    if len(set(y)) == 1 or len({tuple(row) for row in X}) == 1 or not attributes:
        return {"label": majority(y, classes)}
    name, threshold, _ = best_split(X, y, attributes, domains)
    column = attributes.index(name)

    def branch(rows, attributes, domains):
        if not rows:
            return {"label": majority(y, classes)}
        return grow_tree([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes)

    if threshold is not None:
        le = [i for i, row in enumerate(X) if row[column] <= threshold]
        gt = [i for i, row in enumerate(X) if row[column] > threshold]
        le_tree, gt_tree = branch(le, attributes, domains), branch(gt, attributes, domains)
        return {"attribute": name, "threshold": threshold, "le": le_tree, "gt": gt_tree}

    parts = {value: [i for i, row in enumerate(X) if row[column] == value] for value in domains[column]}
    if all(len(rows) in (0, len(y)) for rows in parts.values()):
        return {"label": majority(y, classes)}
    return {"attribute": name, "branches": {v: branch(rows, attributes, domains) for v, rows in parts.items()}}


# %% small_gain_is_none: 小于百万分之一的增益当作 0 / Gains below a millionth count as 0
# caught by: test_gain_is_its_definition
# book: (4.2)
# kind: narrow
def information_gain(values, y):
    b = {}
    for v, l in zip(values, y):
        b.setdefault(v, []).append(l)
    g = entropy(y) - sum(len(x) / len(y) * entropy(x) for x in b.values())
    return 0.0 if g < 1e-6 else g


# %% stops_at_zero_gain: 增益为 0 就停止划分 / Stops splitting when the gain is 0
# caught by: test_degenerate
# book: 图 4.2 / fig. 4.2
def grow_tree(X, y, attributes, domains, classes):
    if len(set(y)) == 1 or len({tuple(row) for row in X}) == 1 or not attributes:
        return {"label": majority(y, classes)}
    name, threshold, gain = best_split(X, y, attributes, domains)
    if gain <= 1e-12:
        return {"label": majority(y, classes)}
    column = attributes.index(name)

    def branch(rows, attributes, domains):
        if not rows:
            return {"label": majority(y, classes)}
        return grow_tree([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes)

    if threshold is not None:
        le = [i for i, row in enumerate(X) if row[column] <= threshold]
        gt = [i for i, row in enumerate(X) if row[column] > threshold]
        le_tree, gt_tree = branch(le, attributes, domains), branch(gt, attributes, domains)
        return {"attribute": name, "threshold": threshold, "le": le_tree, "gt": gt_tree}

    parts = {value: [i for i, row in enumerate(X) if row[column] == value] for value in domains[column]}
    attributes, domains = drop(attributes, column), drop(domains, column)
    X = [drop(row, column) for row in X]  # the attribute is used up below this node
    return {"attribute": name, "branches": {v: branch(rows, attributes, domains) for v, rows in parts.items()}}


# %% stops_when_the_gain_falls: 增益一下降就不再往后试划分点 / No threshold is tried once the gain has fallen
# caught by: test_best_threshold_beats_all_midpoints
# book: (4.8)
def best_threshold(values, y):
    best = None
    for t in candidate_thresholds(values):
        g = information_gain([v <= t for v in values], y)
        if best and g < best[1]:
            break
        if best is None or g > best[1]:
            best = (t, g)
    return best


# %% strict_less: 等于划分点的值走了右边 / A value equal to the threshold goes right
# caught by: test_predictions_follow_the_tree
# book: (4.8)
def classify(tree, row):
    while "label" not in tree:
        value = row[tree["attribute"]]
        tree = tree["branches"][value] if "branches" in tree else tree["le" if value < tree["threshold"] else "gt"]
    return tree["label"]


# %% threshold_at_values: 划分点取在样本值上，不是相邻两值的中点 / Thresholds at sample values, not at midpoints
# caught by: test_thresholds_of_the_book, test_best_threshold_beats_all_midpoints
# book: (4.7)
def candidate_thresholds(values):
    distinct = sorted(set(values))
    return [low for low, high in zip(distinct, distinct[1:])]


# %% thresholds_rounded: 划分点四舍五入到三位小数 / Thresholds are rounded to three decimals
# caught by: test_best_threshold_beats_all_midpoints
# book: (4.7)
# kind: narrow
def candidate_thresholds(values):
    distinct = sorted(set(values))
    return [round((low + high) / 2, 3) for low, high in zip(distinct, distinct[1:])]


# %% thresholds_sorted_as_text: 划分点按文本排序，10 排在 2 前面 / Thresholds are sorted as text, 10 before 2
# caught by: test_best_threshold_beats_all_midpoints
# book: (4.7)
def candidate_thresholds(values):
    distinct = sorted(set(values), key=str)
    return [(low + high) / 2 for low, high in zip(distinct, distinct[1:])]


# %% two_branches_only: 增益只看两个取值：等于第一个的和其余的 / The gain looks at two values only: the first one and the rest
# caught by: test_gains_of_the_book, test_gain_is_its_definition
# book: (4.2)
def information_gain(values, y):
    branches = {}
    for value, label in zip(values, y):
        branches.setdefault(value == values[0], []).append(label)
    return entropy(y) - sum(len(branch) / len(y) * entropy(branch) for branch in branches.values())


# %% two_classes_only: 熵只算两个类别 / The entropy of two classes only
# caught by: test_entropy_is_its_definition
# book: (4.1)
def entropy(y):
    return -sum(count / len(y) * log2(count / len(y)) for count in list(Counter(y).values())[:2]) + 0.0


# %% unweighted_branches: 各分支的熵没有按样本数加权 / The entropies of the branches are not weighted by their sizes
# caught by: test_gains_of_the_book, test_gain_is_its_definition
# book: (4.2)
def information_gain(values, y):
    branches = {}
    for value, label in zip(values, y):
        branches.setdefault(value, []).append(label)
    return entropy(y) - sum(entropy(branch) for branch in branches.values())
