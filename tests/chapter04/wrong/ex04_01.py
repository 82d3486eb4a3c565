"""Known mistakes of 4.1. Each cell holds what differs from the reference."""

# %% close_numbers_are_equal: 把很接近的数当成相等 / Numbers that are close count as equal
# caught by: test_separating_attribute
# book: §4.4.1
# kind: narrow
def separating_attribute(x1, x2):
    return next((j for j, (a, b) in enumerate(zip(x1, x2)) if (a != b if isinstance(a, str) else abs(a - b) > 1e-4)), None)


# %% compares_with_first_sample_only: 只找与第一个样例分得开的 / Looks only for samples that can be told apart from the first
# caught by: test_tree_with_conflicts
# book: §4.2
def consistent_tree(X, y, attributes, domains, classes):
    for i, k in ((0, k) for k in range(1, len(y))):
        column = separating_attribute(X[i], X[k])
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": max(classes, key=y.count)}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        return consistent_tree([X[row] for row in rows], [y[row] for row in rows], attributes, domains, classes)

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column]}
    return {"attribute": attributes[column], "branches": branches}


# %% conflict_by_label_only: 标记不同就当作冲突，没有比较属性 / Different labels count as a conflict, whatever the attributes
# caught by: test_find_conflict, test_conflict_by_hand
# book: §4.1
def find_conflict(X, y):
    pairs = combinations(range(len(y)), 2)
    return next(((i, j) for i, j in pairs if y[i] != y[j]), None)


# %% conflict_of_duplicates: 两行相同就当作冲突，没有比较标记 / Equal rows count as a conflict, even with equal labels
# caught by: test_find_conflict
# book: §4.1
def find_conflict(X, y):
    pairs = combinations(range(len(y)), 2)
    return next(((i, j) for i, j in pairs if separating_attribute(X[i], X[j]) is None), None)


# %% continuous_used_once: 连续属性用过一次就不再使用 / A continuous attribute is removed after one use
# caught by: test_tree_without_conflicts
# book: §4.4.1
# costs: 2
def consistent_tree(X, y, attributes, domains, classes, used=()):
    for i, k in combinations(range(len(y)), 2):
        masked = [[None if j in used else v for j, v in enumerate(X[r])] for r in (i, k)]
        column = separating_attribute(*masked)
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": max(classes, key=y.count)}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        return consistent_tree([X[row] for row in rows], [y[row] for row in rows], attributes, domains, classes, (*used, column))

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column]}
    return {"attribute": attributes[column], "branches": branches}


# %% counts_conflicting_pairs: 把冲突的对数当作最少错误数 / Counts conflicting pairs instead of unavoidable errors
# caught by: test_least_training_errors
# book: §4.1
def least_training_errors(X, y):
    labels = defaultdict(Counter)
    for row, label in zip(X, y):
        labels[tuple(row)][label] += 1
    return sum((counts.total() ** 2 - sum(n * n for n in counts.values())) // 2 for counts in labels.values())


# %% depth_at_most_ten: 树长到十层就停 / The tree stops at ten levels
# caught by: test_tree_without_conflicts
# book: §4.2
# kind: narrow
def consistent_tree(X, y, attributes, domains, classes, depth=0):
    for i, k in combinations(range(len(y)) if depth < 10 else [], 2):
        column = separating_attribute(X[i], X[k])
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": max(classes, key=y.count)}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        return consistent_tree([X[row] for row in rows], [y[row] for row in rows], attributes, domains, classes, depth + 1)

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column]}
    return {"attribute": attributes[column], "branches": branches}


# %% drops_conflicting_rows: 建树前把冲突的样例成对删掉 / Deletes conflicting samples in pairs before growing
# caught by: test_tree_with_conflicts
# book: §4.1
def consistent_tree(X, y, attributes, domains, classes):
    conflict = find_conflict(X, y)
    if conflict is not None:
        left = [row for row in range(len(y)) if row not in conflict]
        X, y = [X[row] for row in left], [y[row] for row in left]
        return consistent_tree(X, y, attributes, domains, classes)
    for i, k in combinations(range(len(y)), 2):
        column = separating_attribute(X[i], X[k])
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": max(classes, key=y.count)}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        return consistent_tree([X[row] for row in rows], [y[row] for row in rows], attributes, domains, classes)

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column]}
    return {"attribute": attributes[column], "branches": branches}


# %% equal_within_a_billionth: 相差不到十亿分之一的数当成相等 / Numbers within a billionth of one another count as equal
# caught by: test_separating_attribute
# book: §4.2
# kind: narrow
def separating_attribute(x1, x2):
    for j, (a, b) in enumerate(zip(x1, x2)):
        if isinstance(a, str):
            if a != b:
                return j
        elif abs(a - b) > 1e-9 * max(1, abs(a)):
            return j


# %% label_of_first_sample: 叶取第一个样例的标记，不是多数类 / A leaf takes the label of its first sample, not the majority
# caught by: test_tree_with_conflicts
# book: 图 4.2 / fig. 4.2
def consistent_tree(X, y, attributes, domains, classes):
    for i, k in combinations(range(len(y)), 2):
        column = separating_attribute(X[i], X[k])
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": y[0] if y else classes[0]}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        return consistent_tree([X[row] for row in rows], [y[row] for row in rows], attributes, domains, classes)

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column]}
    return {"attribute": attributes[column], "branches": branches}


# %% majority_of_two_classes: 只在前两个类别里找多数类 / The majority is sought among the first two classes
# caught by: test_tree_with_conflicts
# book: 图 4.2
# costs: 2
def consistent_tree(X, y, attributes, domains, classes):
    for i, k in combinations(range(len(y)), 2):
        column = separating_attribute(X[i], X[k])
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": max(classes[:2], key=y.count)}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        return consistent_tree([X[row] for row in rows], [y[row] for row in rows], attributes, domains, classes)

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column]}
    return {"attribute": attributes[column], "branches": branches}


# %% memorises_first_attribute: 只划分一次就停，每支取多数类 / Splits once and then takes the majority in each branch
# caught by: test_watermelon_2_0, test_tree_without_conflicts
# book: 图 4.2 / fig. 4.2
# costs: 4
def consistent_tree(X, y, attributes, domains, classes):
    for i, k in combinations(range(len(y)), 2):
        column = separating_attribute(X[i], X[k])
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": max(classes, key=y.count)}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        found = [y[row] for row in rows]
        return {"label": max(classes, key=found.count)}

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column]}
    return {"attribute": attributes[column], "branches": branches}


# %% missing_domain_values: 只为出现过的取值生成分支 / Only values that occur get a branch
# caught by: test_tree_without_conflicts
# book: 图 4.2 / fig. 4.2
# costs: 2
def consistent_tree(X, y, attributes, domains, classes):
    for i, k in combinations(range(len(y)), 2):
        column = separating_attribute(X[i], X[k])
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": max(classes, key=y.count)}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        return consistent_tree([X[row] for row in rows], [y[row] for row in rows], attributes, domains, classes)

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column] if any(row[column] == value for row in X)}
    return {"attribute": attributes[column], "branches": branches}


# %% neighbours_only: 只比较相邻的两个样例 / Only neighbouring samples are compared
# caught by: test_conflict_by_hand, test_find_conflict
# book: §4.2
def find_conflict(X, y):
    pairs = zip(range(len(y)), range(1, len(y)))
    return next(((i, j) for i, j in pairs if y[i] != y[j] and separating_attribute(X[i], X[j]) is None), None)


# %% pure_groups_only: 只要一组里有冲突，就把整组都算错 / A group with a conflict counts as wrong altogether
# caught by: test_errors_by_hand, test_least_training_errors
# book: §4.2
def least_training_errors(X, y):
    labels = defaultdict(Counter)
    for row, label in zip(X, y):
        labels[tuple(row)][label] += 1
    return sum(counts.total() for counts in labels.values() if len(counts) > 1)


# %% returns_at_empty_branch: 遇到空分支就整个返回，后面的分支丢了 / Returns at the first empty branch, so the later branches are missing
# caught by: test_tree_without_conflicts
# book: 图 4.2 / fig. 4.2
# costs: 2
def consistent_tree(X, y, attributes, domains, classes):
    for i, k in combinations(range(len(y)), 2):
        column = separating_attribute(X[i], X[k])
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": max(classes, key=y.count)}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        return consistent_tree([X[row] for row in rows], [y[row] for row in rows], attributes, domains, classes)

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {}
    for value in domains[column]:
        branches[value] = subtree(lambda other, value=value: other == value)
        if not any(row[column] == value for row in X):
            break
    return {"attribute": attributes[column], "branches": branches}


# %% rows_as_text: 把一行的值拼成一个字符串再比较 / Rows are compared as one string of their values
# caught by: test_least_training_errors
# book: §4.2
def least_training_errors(X, y):
    labels = defaultdict(Counter)
    for row, label in zip(X, y):
        labels[''.join(map(str, row))][label] += 1
    return sum(counts.total() - max(counts.values()) for counts in labels.values())


# %% rows_as_text_in_find: 找冲突时用空格把值连起来比较 / Rows are joined by blanks before they are compared
# caught by: test_find_conflict
# book: §4.2
def find_conflict(X, y):
    pairs = combinations(range(len(y)), 2)
    return next(((i, j) for i, j in pairs if y[i] != y[j] and ' '.join(map(str, X[i])) == ' '.join(map(str, X[j]))), None)


# %% stops_on_zero_gain: 划分不能立刻减少错误就停止 / Stops when a split does not lower the errors at once
# caught by: test_tree_without_conflicts
# book: 图 4.2 / fig. 4.2
# costs: 3
def consistent_tree(X, y, attributes, domains, classes):
    for i, k in combinations(range(len(y)), 2):
        column = separating_attribute(X[i], X[k])
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": max(classes, key=y.count)}

    before = len(y) - max(map(y.count, y))
    parts = {}
    for row, label in zip(X, y):
        side = row[column] if domains[column] is not None else row[column] <= min(X[i][column], X[k][column])
        parts.setdefault(side, []).append(label)
    if sum(len(part) - max(map(part.count, part)) for part in parts.values()) == before:
        return {"label": max(classes, key=y.count)}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        return consistent_tree([X[row] for row in rows], [y[row] for row in rows], attributes, domains, classes)

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column]}
    return {"attribute": attributes[column], "branches": branches}


# %% threshold_strict: 等于划分点的值走了右边 / A value equal to the threshold goes right
# caught by: test_predict
# book: §4.4.1
def predict(tree, attributes, x):
    row = dict(zip(attributes, x))
    while "label" not in tree:
        value = row[tree["attribute"]]
        tree = tree["branches"][value] if "branches" in tree else tree["le" if value < tree["threshold"] else "gt"]
    return tree["label"]


# %% threshold_with_tolerance: 比划分点大一点点的值也走左边 / Values a little above the threshold go left, too
# caught by: test_predict
# book: §4.4.1
# kind: narrow
def predict(tree, attributes, x):
    row = dict(zip(attributes, x))
    while "label" not in tree:
        v = row[tree["attribute"]]
        tree = tree["branches"][v] if "branches" in tree else tree["le" if v <= tree["threshold"] + 1e-9 else "gt"]
    return tree["label"]


# %% zero_is_none: 列号 0 被当成“没有” / Column 0 is taken for “none”
# caught by: test_separating_attribute
# book: §4.1
def find_conflict(X, y):
    pairs = combinations(range(len(y)), 2)
    return next(((i, j) for i, j in pairs if y[i] != y[j] and X[i] == X[j]), None)


def separating_attribute(x1, x2):
    return next((j for j, (a, b) in enumerate(zip(x1, x2)) if a != b), None) or None


def consistent_tree(X, y, attributes, domains, classes):
    for i, k in combinations(range(len(y)), 2):
        column = next((j for j, (a, b) in enumerate(zip(X[i], X[k])) if a != b), None)
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": max(classes, key=y.count)}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        return consistent_tree([X[row] for row in rows], [y[row] for row in rows], attributes, domains, classes)

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column]}
    return {"attribute": attributes[column], "branches": branches}
