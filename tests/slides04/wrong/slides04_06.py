"""Known mistakes of slides4.6. Each cell holds what differs from the reference."""

# %% attribute_used_up_globally: 特征用过一次就处处不能再用 / A feature that was used once is used up everywhere
# caught by: test_every_node
# hint: 别的支还可以用
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    return grow(X, y, attributes, domains, classes, epsilon, set())


def grow(X, y, attributes, domains, classes, epsilon, used):
    leaf = {"label": majority(y, classes)}
    left = [a for a in attributes if a not in used]
    if len(set(y)) == 1 or not left:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(left, key=gain_of.get)
    if gain_of[best] < epsilon:
        return leaf
    used.add(best)
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return grow(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon, used)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% branches_by_stripped_text: 分支比较取值时去掉首尾的空格 / Branches compare values without the blanks around them
# caught by: test_every_node
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j].strip() == value.strip()]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% branches_of_seen_values: 只为出现过的取值建分支 / Branches only for values that occur
# caught by: test_every_node
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in dict.fromkeys(row[j] for row in X)}}


# %% column_not_dropped: 去掉了特征名，没有去掉那一列 / Drops the name of a feature but not its column
# caught by: test_every_node
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [X[i] for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% conflicting_rows: 靠矛盾的样本得到混类的叶 / Gets the impure leaf from conflicting samples
# caught by: test_impure_leaf
# book: §4.2
def impure_leaf(epsilon):
    # Neither feature of exclusive or informs by itself: both gains are exactly 0.
    return [["0"], ["0"]], ["0", "1"]


# %% counts_reached_leaves: 省去没有样本的分支 / Leaves out branches without samples
# caught by: test_not_smallest
# book: §4.2
def not_smallest(extra):
    # a0 numbers the rows: its gain is the whole entropy, and every row is a leaf. a1 and a2 settle all by exclusive or.
    bits = [(str(i // 2 % 2), str(i % 2)) for i in range(3)]
    X = [[str(i), *pair] for i, pair in enumerate(bits)]
    y = ["0" if a == b else "1" for a, b in bits]
    X, y = X + [["3", "2", "2"]] + [[str(i), "2", "2"] for i in range(4, 3 + extra + 1)], y + ["1"] * (extra + 1)
    below = [{"attribute": "a2", "branches": {"0": {"label": c}, "1": {"label": d}}} for c, d in ("01", "10")]
    return X, y, {"attribute": "a1", "branches": {"0": below[0], "1": {"label": "1"}, "2": {"label": "1"}}}


# %% duplicates_removed: 相同的行只算一次 / Counts equal rows once
# caught by: test_every_node, test_gains
# book: §4.2
def gains(X, y, attributes):
    pairs = list({(tuple(row), label): (row, label) for row, label in zip(X, y)}.values())
    X, y = [row for row, _ in pairs], [label for _, label in pairs]
    return {name: gain(values, y) for name, values in zip(attributes, zip(*X))}


# %% empty_branch_first_class: 空的一支取 classes 的第一类 / An empty branch takes the first class
# caught by: test_every_node
# hint: 父结点
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return {"label": classes[0]}
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% empty_branch_global_majority: 空的一支取全部样本的多数类 / An empty branch takes the majority of all samples
# caught by: test_every_node
# hint: 父结点
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon, default=None):
    default = default or majority(y, classes)
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return {"label": default}
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon, default)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% epsilon_at_root_only: 只在根上比较阈值 / Compares with the threshold at the root only
# caught by: test_every_node
# hint: 每个结点
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, 1e-9)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% epsilon_ignored: 没有用阈值 / The threshold is ignored
# caught by: test_tree_of_the_slides, test_every_node
# hint: ε
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% epsilon_of_share: 阈值与增益占熵的份额比较 / Compares the threshold with the gain as a share of the entropy
# caught by: test_every_node
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if gain_of[best] / entropy(y) < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% epsilon_on_entropy: 与阈值比较的是熵，不是增益 / Compares the entropy with the threshold, not the gain
# caught by: test_tree_of_the_slides, test_every_node
# hint: 不是熵
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if entropy(y) < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% gain_ratio: 按增益比选特征 / Chooses by the gain ratio
# caught by: test_every_node
# hint: 不是增益比
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=lambda a: gain_of[a] / (entropy([row[attributes.index(a)] for row in X]) or 1))
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% gains_remembered: 记住先前的增益，不看标签是否相同 / Gains are kept for later calls, whatever the labels
# caught by: test_gains
# kind: narrow
KEPT = {}


def gains(X, y, attributes):
    key = tuple(map(tuple, X)), tuple(attributes)
    if key not in KEPT:
        KEPT[key] = {name: gain(values, y) for name, values in zip(attributes, zip(*X))}
    return KEPT[key]


# %% gini: 按基尼指数选特征 / Chooses by the Gini index
# caught by: test_every_node
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    def gini(a):
        column = [row[attributes.index(a)] for row in X]
        parts = [[label for v, label in zip(column, y) if v == value] for value in set(column)]
        return sum(len(p) / len(y) * (1 - sum((p.count(c) / len(p)) ** 2 for c in set(p))) for p in parts)

    best = min(attributes, key=gini)
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% greedy_tree_as_best: 把 ID3 自己的树当作更小的树 / Returns ID3's own tree as the smaller one
# caught by: test_not_smallest
# hint: 增益很大
# book: §4.2
def not_smallest(extra):
    # a0 numbers the rows: its gain is the whole entropy, and every row is a leaf. a1 and a2 settle all by exclusive or.
    bits = [(str(i // 2 % 2), str(i % 2)) for i in range(4 + extra)]
    X = [[str(i), *pair] for i, pair in enumerate(bits)]
    y = ["0" if a == b else "1" for a, b in bits]
    below = [{"attribute": "a2", "branches": {"0": {"label": c}, "1": {"label": d}}} for c, d in ("01", "10")]
    domains = [sorted({row[j] for row in X}) for j in range(3)]
    return X, y, id3(X, y, ["a0", "a1", "a2"], domains, ["0", "1"], 1e-6)


# %% impure_at_large_epsilon: 叶混类只因 ε 大 / The leaf is impure only where ε is large
# caught by: test_impure_leaf
# hint: 单独看
# book: §4.2
def impure_leaf(epsilon):
    # Neither feature of exclusive or informs by itself: both gains are exactly 0.
    return [["0"], ["0"], ["0"], ["0"], ["1"]], ["0", "0", "0", "0", "1"]


# %% label_of_first_sample: 叶取第一个样本的类别 / A leaf takes the class of its first sample
# caught by: test_tree_of_the_slides, test_every_node
# hint: 多数类
# book: §4.2
def majority(y, classes):
    return y[0]


# %% max_depth: 树长到第四层就停 / Stops at the fourth level
# caught by: test_every_node
# book: §4.2
# kind: narrow
def id3(X, y, attributes, domains, classes, epsilon, d=0):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes or d >= 4:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon, d + 1)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% natural_log: 用自然对数 / Natural logarithm
# caught by: test_gains_of_the_slides, test_gains
# hint: 以 2 为底
# book: §4.2
from math import log


def entropy(y):
    return sum(n / len(y) * log(len(y) / n) for n in Counter(y).values())


# %% numbers_in_texts: 把像数的文字当作数来比较 / Compares texts that look like numbers as numbers
# caught by: test_gains
def gain(values, y):
    parts = {}
    for value, label in zip(values, y):
        parts.setdefault(as_number(value), []).append(label)
    return entropy(y) - sum(len(part) / len(y) * entropy(part) for part in parts.values())


def as_number(text):
    try:
        return float(text)
    except ValueError:
        return text


# %% one_leaf_fewer: 不论 extra 只少一片叶 / One leaf fewer, whatever is asked
# caught by: test_not_smallest
# book: §4.2
def not_smallest(extra):
    # a0 numbers the rows: its gain is the whole entropy, and every row is a leaf. a1 and a2 settle all by exclusive or.
    bits = [(str(i // 2 % 2), str(i % 2)) for i in range(5)]
    X = [[str(i), *pair] for i, pair in enumerate(bits)]
    y = ["0" if a == b else "1" for a, b in bits]
    below = [{"attribute": "a2", "branches": {"0": {"label": c}, "1": {"label": d}}} for c, d in ("01", "10")]
    return X, y, {"attribute": "a1", "branches": {"0": below[0], "1": below[1]}}


# %% only_zero_gain_stops: 只在增益为 0 时停止 / Stops at zero gains only
# caught by: test_tree_of_the_slides, test_every_node
# hint: ε
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if gain_of[best] < 1e-9:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% repeated_balanced: 各支的样本都一样多，根上没有增益 / As many samples of each label everywhere: no gain at the root
# caught by: test_repeated
# book: §4.2
def repeated(k):
    # a0 tells which label is frequent, a1 whether it is this one: a1 means the opposite in the next branch.
    X, y = [], []
    for i in range(k):
        frequent, rare = ("p", "q") if i % 2 == 0 else ("q", "p")
        X += [[str(i), "0"], [str(i), "1"]]
        y += [frequent, rare]
    return X, y


# %% repeated_counts_root: 把根也数了进去，少一支 / Counts the root, one branch too few
# caught by: test_repeated
# book: §4.2
def repeated(k):
    # a0 tells which label is frequent, a1 whether it is this one: a1 means the opposite in the next branch.
    X, y = [], []
    for i in range(k - 1):
        frequent, rare = ("p", "q") if i % 2 == 0 else ("q", "p")
        X += [[str(i), "0"]] * 3 + [[str(i), "1"]]
        y += [frequent] * 3 + [rare]
    return X, y


# %% repeated_same_meaning: 同一特征在各支意义相同，它就成了根 / The feature means the same in all branches and becomes the root
# caught by: test_repeated
# book: §4.2
def repeated(k):
    # a0 tells which label is frequent, a1 whether it is this one: a1 means the opposite in the next branch.
    X, y = [], []
    for i in range(k):
        frequent, rare = ("p", "q")
        X += [[str(i), "0"]] * 3 + [[str(i), "1"]]
        y += [frequent] * 3 + [rare]
    return X, y


# %% repeated_tied: 根上两个特征的增益并列 / Two features tie at the root
# caught by: test_repeated
# hint: 明显大于
# book: §4.2
def repeated(k):
    # a0 tells which label is frequent, a1 whether it is this one: a1 means the opposite in the next branch.
    X, y = [], []
    for i in range(k):
        X += [[str(i), "0"], [str(i), "1"]]
        y += [f"{i}0", f"{i}1"]
    return X, y


# %% repeated_twice_only: 总是恰好两个结点 / Always two nodes
# caught by: test_repeated
# book: §4.2
def repeated(k):
    # a0 tells which label is frequent, a1 whether it is this one: a1 means the opposite in the next branch.
    X, y = [], []
    for i in range(2):
        frequent, rare = ("p", "q") if i % 2 == 0 else ("q", "p")
        X += [[str(i), "0"]] * 3 + [[str(i), "1"]]
        y += [frequent] * 3 + [rare]
    return X, y


# %% rounded_gains: 比较的是取三位小数的增益 / Compares gains rounded to three digits
# caught by: test_every_node
# book: §4.2
# kind: narrow
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=lambda a: round(gain_of[a], 3))
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% rounded_to_six: 比较的是取六位小数的增益 / Compares gains rounded to six digits
# caught by: test_every_node
# hint: 取整
# book: §4.2
# kind: narrow
from fractions import Fraction


def _h(y):
    n = len(y)
    return sum((-Fraction(y.count(c), n) * Fraction(log2(Fraction(y.count(c), n))) for c in set(y)), Fraction(0))


def _gain(col, y):
    g = _h(y)
    for v in set(col):
        part = [c for u, c in zip(col, y) if u == v]
        g -= Fraction(len(part), len(y)) * _h(part)
    return g


def gains(X, y, attributes):
    return {a: _gain([r[j] for r in X], y) for j, a in enumerate(attributes)}


def majority(y, classes):
    return max(classes, key=lambda c: (y.count(c), -classes.index(c)))


def id3(X, y, attributes, domains, classes, epsilon):
    return grow(X, y, attributes, domains, classes, epsilon, tuple(range(len(attributes))))


def grow(X, y, attributes, domains, classes, epsilon, free):
    top = majority(y, classes)
    if len(set(y)) == 1 or not free:
        return {"label": top}
    g = {j: round(float(_gain([r[j] for r in X], y)), 6) for j in free}
    best = max(reversed(free), key=lambda j: g[j])
    if g[best] < epsilon:
        return {"label": top}
    branches = {}
    for v in domains[best]:
        rows = [i for i, r in enumerate(X) if r[best] == v]
        if rows:
            branches[v] = grow([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes, epsilon,
                               tuple(j for j in free if j != best))
        else:
            branches[v] = {"label": top, "n": 0}
    return {"attribute": attributes[best], "branches": branches, "n": len(y)}


def impure_leaf(epsilon):
    return (("0", "0"), ("0", "1"), ("1", "0"), ("1", "1")), ("x", "z", "z", "x")


def repeated(k):
    X, y = [], []
    for v in range(k + 1):
        for u in "ab":
            X.append([str(v), u])
            y.append("same" if v == k else f"{v}{u}")
    return X, y


def not_smallest(extra):
    X, y = [], []
    for i in range(12):
        a, b = i % 2, i // 2 % 2
        X.append([str(a), str(b), f"id{i}"])
        y.append("odd" if a != b else "even")
    t = {"attribute": "a0", "branches": {"0": {"attribute": "a1", "branches": {"0": {"label": "even"}, "1": {"label": "odd"}}},
         "1": {"attribute": "a1", "branches": {"0": {"label": "odd"}, "1": {"label": "even"}}}}}
    return X, y, t


# %% smallest_gain: 选了增益最小的特征 / Chooses the feature of the smallest gain
# caught by: test_tree_of_the_slides, test_every_node
# book: §4.2
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = min(attributes, key=gain_of.get)
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% ten_values_only: 只算前十种取值 / Looks at the first ten values only
# caught by: test_gains
# kind: narrow
def gain(values, y):
    parts = {}
    for value, label in zip(values, y):
        parts.setdefault(value, []).append(label)
    return entropy(y) - sum(len(part) / len(y) * entropy(part) for part in list(parts.values())[:10])


# %% texts_stripped: 比较之前去掉文字首尾的空格 / Strips blanks off the texts before it compares them
# caught by: test_gains
def gain(values, y):
    parts = {}
    for value, label in zip(values, y):
        parts.setdefault(value.strip(), []).append(label)
    return entropy(y) - sum(len(part) / len(y) * entropy(part) for part in parts.values())


# %% threshold_with_margin: 阈值没有用准，加了一点余量 / The threshold is used with a margin
# caught by: test_every_node
# book: §4.2
# kind: narrow
def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if gain_of[best] < epsilon + 1e-3:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


# %% tie_by_first_sample: 多数类并列时取先出现的 / A tie of majorities goes to the class that occurs first
# caught by: test_every_node
# hint: 并列
# book: §4.2
def majority(y, classes):
    return max(y, key=y.count)


# %% tie_by_last_class: 多数类并列时取 classes 中靠后的 / A tie of majorities goes to the last class
# caught by: test_every_node
# hint: 并列
# book: §4.2
def majority(y, classes):
    return max(reversed(classes), key=y.count)


# %% training_errors: 更小的树并非全部分对 / The smaller tree makes errors
# caught by: test_not_smallest
# book: §4.2
def not_smallest(extra):
    # a0 numbers the rows: its gain is the whole entropy, and every row is a leaf. a1 and a2 settle all by exclusive or.
    bits = [(str(i // 2 % 2), str(i % 2)) for i in range(4 + extra)]
    X = [[str(i), *pair] for i, pair in enumerate(bits)]
    y = ["0" if a == b else "1" for a, b in bits]
    below = [{"attribute": "a2", "branches": {"0": {"label": c}, "1": {"label": d}}} for c, d in ("01", "10")]
    return X, y, below[0]


# %% unweighted: 子集的熵没有加权 / The entropies of the subsets are not weighted
# caught by: test_gains_of_the_slides, test_gains
# hint: 加权
# book: §4.2
def gain(values, y):
    parts = {}
    for value, label in zip(values, y):
        parts.setdefault(value, []).append(label)
    return entropy(y) - sum(entropy(part) for part in parts.values()) / len(parts)
