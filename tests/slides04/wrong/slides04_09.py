"""Known mistakes of slides4.9. Each cell holds what differs from the reference."""

# %% above_average_gain: 候选是增益高于平均的词 / Candidates are gains above the mean
# caught by: test_choice, test_every_node
# book: §4.2
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        return gains.index(max(gains))
    least = sum(gains) / len(gains)
    candidates = [j for j, g in enumerate(gains) if g >= least - TIE]
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


# %% better_on_training: 按训练错误下结论 / Concludes from training errors
# caught by: test_conclusions
# book: §4.2
def conclusions(table):
    return {"smaller": fewest(table, "leaves"), "better": fewest(table, "train_errors")}


# %% branch_names_swapped: 两支放反了 / The branches are swapped
# caught by: test_every_node, test_eight_texts
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(gain(column, labels) for column in zip(*X, strict=True)) < epsilon:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[1 - value] = grow(*part, left, classes, criterion, n, epsilon)
    return {"attribute": terms[j], "branches": branches}


# %% coarse_ties: 相差不到 1e-5 的增益算相等 / Gains less than 1e-5 apart count as equal
# caught by: test_choice
# book: §4.2
# kind: narrow
TIE = 1e-5


# %% column_number: 结点里写的是列的下标 / A node holds the index of the column
# caught by: test_every_node, test_eight_texts
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(gain(column, labels) for column in zip(*X, strict=True)) < epsilon:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, epsilon)
    return {"attribute": j, "branches": branches}


# %% constant_column_ratio_one: 常数列的增益比当作 1 / A constant column has ratio 1
# caught by: test_choice, test_every_node
# book: §4.2
def gain_ratio(column, y):
    return gain(column, y) / entropy(column) if len(set(column)) > 1 else 1.0


# %% counts_not_presence: 特征是出现次数 / Features are numbers of occurrences
# caught by: test_presence
# hint: 只有 0 与 1
# book: §4.2
def presence(docs, terms):
    return [[doc.count(term) for term in terms] for doc in docs]


# %% cut_off_by_last_but_one: 第 n 大的增益：新的一个要大于倒数第二个才换进来 / The n-th largest gain: another one comes in only if it is larger than the last but one
# caught by: test_choice
# book: §4.2
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        return gains.index(max(gains))
    kept = sorted(gains[:n], reverse=True)
    for one in gains[n:]:
        if one > kept[max(0, n - 2)]:
            kept = sorted([*kept[:-1], one], reverse=True)
    least = kept[-1]
    candidates = [j for j, g in enumerate(gains) if g >= least - TIE]
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


# %% depth_counts_nodes: 深度数的是结点 / The depth counts nodes
# caught by: test_eight_texts, test_table
# hint: 划分数
# book: §4.2
def leaf_depths(tree):
    if "label" in tree:
        return [1]
    return [depth + 1 for child in tree["branches"].values() for depth in leaf_depths(child)]


# %% depth_limit: 最多长十层 / At most ten levels
# caught by: test_every_node
# book: §4.2
# kind: narrow
def grow(docs, labels, terms, classes, criterion, n, epsilon, room=10):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or not room or max(gain(column, labels) for column in zip(*X, strict=True)) < epsilon:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, epsilon, room - 1)
    return {"attribute": terms[j], "branches": branches}


# %% distinct_leaves: 相同的叶只数一次 / Leaves of one class are counted once
# caught by: test_table, test_eight_texts
# book: §4.2
def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = sorted({word for doc in docs for word in doc})
    table = {}
    for criterion in ("id3", "c45"):
        tree = grow(docs, labels, terms, classes, criterion, n, epsilon)
        depths = leaf_depths(tree)
        table[criterion] = {
            "tree": tree,
            "leaves": len(set(classify(tree, docs))),
            "depth": max(depths),
            "train_errors": errors(tree, docs, labels),
            "test_errors": errors(tree, test_docs, test_labels),
        }
    return table


# %% division_by_zero: 常数列除以 0 / Divides by zero for a constant column
# caught by: test_choice, test_every_node
# book: §4.2
def gain_ratio(column, y):
    return gain(column, y) / entropy(column)


# %% empty_is_none: 空文本没有类别 / No class for an empty document
# caught by: test_classify
# book: §4.2
def classify(tree, docs):
    return [label_of(tree, doc) if doc else None for doc in docs]


# %% epsilon_at_root_only: ε 只在根上用 / ε at the root only
# caught by: test_every_node
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(gain(column, labels) for column in zip(*X, strict=True)) < epsilon:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, 1e-9)
    return {"attribute": terms[j], "branches": branches}


# %% epsilon_ignored: 忽略 ε / Ignores ε
# caught by: test_every_node
# hint: 小于 ε
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(gain(column, labels) for column in zip(*X, strict=True)) <= 1e-12:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, epsilon)
    return {"attribute": terms[j], "branches": branches}


# %% epsilon_on_chosen: 拿选出的词的增益与 ε 比 / Compares the gain of the chosen term with ε
# caught by: test_every_node
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or gain([row[best_term(X, labels, criterion, n)] for row in X], labels) < epsilon:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, epsilon)
    return {"attribute": terms[j], "branches": branches}


# %% epsilon_on_entropy: 熵小于 ε 就停 / Stops when the entropy is below ε
# caught by: test_every_node
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or entropy(labels) < epsilon or max(
        gain(column, labels) for column in zip(*X, strict=True)
    ) <= 1e-12:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, epsilon)
    return {"attribute": terms[j], "branches": branches}


# %% epsilon_on_ratio: C4.5 拿增益比与 ε 比 / C4.5 compares the ratio with ε
# caught by: test_every_node
# hint: 不看增益比
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(
        (gain if criterion == "id3" else gain_ratio)(column, labels) for column in zip(*X, strict=True)
    ) < epsilon:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, epsilon)
    return {"attribute": terms[j], "branches": branches}


# %% equal_branches_merged: 两支同类时合并 / Equal branches are merged
# caught by: test_every_node
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(gain(column, labels) for column in zip(*X, strict=True)) < epsilon:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, epsilon)
    if branches[0] == branches[1]:
        return branches[0]
    return {"attribute": terms[j], "branches": branches}


# %% equal_up_to_rounding_dropped: 与第 n 大的增益只差舍入误差的词被去掉 / Drops terms whose gain is equal to the n-th but for rounding
# caught by: test_choice
# hint: equal to the n-th
# book: §4.2
import math


def presence(docs, terms):
    return [[1 if t in d else 0 for t in terms] for d in docs]


def H(c):
    n = sum(c)
    return -sum(v / n * math.log2(v / n) for v in c if v)


def scores(col, y):
    n = len(y)
    g = H(Counter(y).values())
    for v in (0, 1):
        part = [t for x, t in zip(col, y) if x == v]
        if part:
            g -= len(part) / n * H(Counter(part).values())
    iv = H([c for c in Counter(col).values()])
    if len(set(col)) < 2:
        return 0.0, 0.0
    return g, g / iv


def best_term(X, y, criterion, n):
    cols = [scores(list(c), y) for c in zip(*X)]
    gains = [g for g, _ in cols]
    if criterion == "id3":
        return max(reversed(range(len(cols))), key=lambda j: gains[j])
    lim = sorted(gains, reverse=True)[min(n, len(gains)) - 1]
    cand = [j for j in range(len(cols)) if gains[j] >= lim]
    return max(reversed(cand), key=lambda j: cols[j][1])


def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    cnt = Counter(labels)
    leaf = {"label": max(classes, key=lambda c: cnt[c])}
    if len(cnt) == 1 or not terms:
        return leaf
    if max(scores(list(c), labels)[0] for c in zip(*X)) < epsilon:
        return leaf
    j = best_term(X, labels, criterion, n)
    rest = [t for t in terms if t != terms[j]]
    br = {}
    for v in (1, 0):
        idx = [i for i in range(len(docs)) if X[i][j] == v]
        br[v] = (
            grow([docs[i] for i in idx], [labels[i] for i in idx], rest, classes, criterion, n, epsilon)
            if idx
            else leaf
        )
    return {"attribute": terms[j], "branches": br, "seen": len(docs)}


def classify(tree, docs):
    out = []
    for d in docs:
        t = tree
        while "label" not in t:
            t = t["branches"][int(t["attribute"] in d)]
        out.append(t["label"])
    return out


def size(t, depth=0):
    if "label" in t:
        return 1, depth
    a = [size(s, depth + 1) for s in t["branches"].values()]
    return sum(l for l, _ in a), max(d for _, d in a)


def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = sorted({w for d in docs for w in d}, reverse=True)
    out = {}
    for c in ("c45", "id3"):
        t = grow(docs, labels, terms, classes, c, n, epsilon)
        l, d = size(t)
        out[c] = {
            "tree": t,
            "leaves": l,
            "depth": d,
            "train_errors": sum(a != b for a, b in zip(classify(t, docs), labels)),
            "test_errors": sum(a != b for a, b in zip(classify(t, test_docs), test_labels)),
        }
    return out


def conclusions(table):
    def least(key):
        m = min(v[key] for v in table.values())
        return sorted(k for k, v in table.items() if v[key] == m)

    return {"smaller": least("leaves"), "better": least("test_errors")}


def rare_word_trap(m):
    for s in range(2, m // 2 + 1):
        for k in range(2, m // 2 + 1):
            y = ["x"] * k + ["o"] * (m - k)
            for t in range(0, min(k, s) + 1):
                a = {i for i in range(k - t, k)} | {i for i in range(k, k + s - t)}
                docs = [(["b"] if i == 0 else []) + (["a"] if i in a else []) for i in range(m)]
                X = presence(docs, ["a", "b"])
                (ga, ra), (gb, rb) = [scores(list(c), y) for c in zip(*X)]
                if ga > gb + 0.051 and rb > ra + 0.051:
                    return docs, y


# %% first_fifty_words: 每篇只看前五十个词 / Looks at the first fifty words of a document only
# caught by: test_presence, test_classify
# book: §4.2
# kind: narrow
def presence(docs, terms):
    return [[int(term in words[:50]) for term in terms] for words in docs]


def label_of(tree, doc):
    while "label" not in tree:
        tree = tree["branches"][int(tree["attribute"] in doc[:50])]
    return tree["label"]


# %% first_of_ties: 并列时只列一个 / Lists one of ties only
# caught by: test_conclusions
# hint: 都列出
# book: §4.2
def fewest(table, key):
    least = min(row[key] for row in table.values())
    return sorted(method for method, row in table.items() if row[key] == least)[:1]


# %% first_word_only: 只看文本的第一个词 / Looks at the first word of a document only
# caught by: test_classify
# book: §4.2
def label_of(tree, doc):
    while "label" not in tree:
        tree = tree["branches"][int(tree["attribute"] in doc[:1])]
    return tree["label"]


# %% gain_for_both: 两种准则都用增益 / The gain for both criteria
# caught by: test_choice, test_every_node, test_eight_texts
# hint: 增益比
# book: §4.2
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        return gains.index(max(gains))
    least = sorted(gains, reverse=True)[:n][-1]
    candidates = [j for j, g in enumerate(gains) if g >= least - TIE]
    return max(candidates, key=lambda j: gains[j])


# %% gains_rounded: 比较取到六位小数的增益 / Compares gains rounded to six places
# caught by: test_choice
# book: §4.2
# kind: narrow
def gain(column, y):
    parts = [[label for x, label in zip(column, y, strict=True) if x == value] for value in set(column)]
    return round(entropy(y) - sum(len(part) / len(y) * entropy(part) for part in parts), 6)


# %% gini: 用基尼指数代替熵 / Gini index for the entropy
# caught by: test_choice
# book: §4.2
def entropy(items):
    return 1 - sum((n / len(items)) ** 2 for n in Counter(items).values())


# %% largest_wins: 取了最大的 / Takes the largest
# caught by: test_conclusions
# book: §4.2
def fewest(table, key):
    least = max(row[key] for row in table.values())
    return sorted(method for method, row in table.items() if row[key] == least)


# %% leaf_of_first_document: 叶取第一篇的类别 / A leaf has the class of its first document
# caught by: test_every_node
# hint: 最多的类别
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(gain(column, labels) for column in zip(*X, strict=True)) < epsilon:
        return {"label": labels[0]}
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, epsilon)
    return {"attribute": terms[j], "branches": branches}


# %% leaves_count_nodes: 叶数数的是全部结点 / All nodes are counted as leaves
# caught by: test_eight_texts, test_table
# book: §4.2
def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = sorted({word for doc in docs for word in doc})
    table = {}
    for criterion in ("id3", "c45"):
        tree = grow(docs, labels, terms, classes, criterion, n, epsilon)
        depths = leaf_depths(tree)
        table[criterion] = {
            "tree": tree,
            "leaves": 2 * len(depths) - 1,
            "depth": max(depths),
            "train_errors": errors(tree, docs, labels),
            "test_errors": errors(tree, test_docs, test_labels),
        }
    return table


# %% mean_depth: 深度取平均 / The depth is the mean
# caught by: test_table
# book: §4.2
def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = sorted({word for doc in docs for word in doc})
    table = {}
    for criterion in ("id3", "c45"):
        tree = grow(docs, labels, terms, classes, criterion, n, epsilon)
        depths = leaf_depths(tree)
        table[criterion] = {
            "tree": tree,
            "leaves": len(depths),
            "depth": round(sum(depths) / len(depths)),
            "train_errors": errors(tree, docs, labels),
            "test_errors": errors(tree, test_docs, test_labels),
        }
    return table


# %% n_distinct_gains: 第 n 个不同的增益 / The n-th different gain
# caught by: test_choice
# book: §4.2
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        return gains.index(max(gains))
    least = sorted({round(g, 9) for g in gains}, reverse=True)[:n][-1]
    candidates = [j for j, g in enumerate(gains) if g >= least - TIE]
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


# %% n_falls: n 随深度减小 / n falls with the depth
# caught by: test_every_node
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(gain(column, labels) for column in zip(*X, strict=True)) < epsilon:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, max(1, n - 1), epsilon)
    return {"attribute": terms[j], "branches": branches}


# %% n_limits_id3: ID3 也在前 n 个里比增益比 / ID3 compares ratios as well
# caught by: test_choice
# book: §4.2
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    least = sorted(gains, reverse=True)[:n][-1]
    candidates = [j for j, g in enumerate(gains) if g >= least - TIE]
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


# %% n_minus_one: 少取一个候选 / One candidate too few
# caught by: test_choice, test_every_node
# book: §4.2
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        return gains.index(max(gains))
    least = sorted(gains, reverse=True)[: max(1, n - 1)][-1]
    candidates = [j for j, g in enumerate(gains) if g >= least - TIE]
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


# %% n_smallest: 取增益最小的 n 个 / The n smallest gains
# caught by: test_choice
# book: §4.2
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        return gains.index(max(gains))
    least = sorted(gains)[:n][-1]
    candidates = [j for j, g in enumerate(gains) if g <= least + TIE]
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


# %% natural_log: 用自然对数 / Natural logarithms
# caught by: test_every_node
# book: §4.2
from math import log


def entropy(items):
    return sum(n / len(items) * log(len(items) / n) for n in Counter(items).values())


# %% not_sorted: 并列时没有排序 / Ties are not sorted
# caught by: test_conclusions
# hint: 排序
# book: §4.2
def fewest(table, key):
    least = min(row[key] for row in table.values())
    return list(method for method, row in table.items() if row[key] == least)


# %% numbers_in_texts: 把像数的词当作数来比较 / Compares words that look like numbers as numbers
# caught by: test_presence
def presence(docs, terms):
    return [[int(as_number(term) in words) for term in terms] for words in (set(map(as_number, doc)) for doc in docs)]


def as_number(word):
    try:
        return float(word)
    except ValueError:
        return word


# %% one_for_absent: 不出现记作 1 / Absence is 1
# caught by: test_presence
# book: §4.2
def presence(docs, terms):
    return [[int(term not in words) for term in terms] for words in map(set, docs)]


# %% rare_words_dropped: 丢掉只在一篇中出现的词 / Words of one document only are dropped
# caught by: test_table
# book: §4.2
def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = sorted(word for word, k in Counter(word for doc in docs for word in set(doc)).items() if k > 1)
    table = {}
    for criterion in ("id3", "c45"):
        tree = grow(docs, labels, terms, classes, criterion, n, epsilon)
        depths = leaf_depths(tree)
        table[criterion] = {
            "tree": tree,
            "leaves": len(depths),
            "depth": max(depths),
            "train_errors": errors(tree, docs, labels),
            "test_errors": errors(tree, test_docs, test_labels),
        }
    return table


# %% rates_for_counts: 给出错误率 / Rates instead of counts
# caught by: test_table
# book: §4.2
def errors(tree, docs, labels):
    return sum(found != label for found, label in zip(classify(tree, docs), labels, strict=True)) / len(labels)


# %% ratio_by_class_entropy: 增益比除以类别的熵 / The ratio divides by the entropy of the classes
# caught by: test_choice, test_eight_texts
# book: §4.2
def gain_ratio(column, y):
    return gain(column, y) / (entropy(y) or 1.0) if len(set(column)) > 1 else 0.0


# %% ratio_for_both: 两种准则都用增益比 / The ratio for both criteria
# caught by: test_choice, test_every_node, test_eight_texts
# hint: 只比增益
# book: §4.2
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        n = len(gains)
    least = sorted(gains, reverse=True)[:n][-1]
    candidates = [j for j, g in enumerate(gains) if g >= least - TIE]
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


# %% ratio_over_all: 忽略 n，在全部词中比增益比 / Ignores n and compares all ratios
# caught by: test_choice, test_every_node
# hint: 前 n 个
# book: §4.2
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        return gains.index(max(gains))
    least = sorted(gains, reverse=True)[:n][-1]
    candidates = range(len(gains))
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


# %% ratios_rounded: 比较取到五位小数的增益比 / Compares gain ratios rounded to five places
# caught by: test_choice
# book: §4.2
# kind: narrow
def gain_ratio(column, y):
    return round(gain(column, y) / entropy(column), 5) if len(set(column)) > 1 else 0.0


# %% route_by_count: 重复的词走不到 1 这一支 / Repeated words miss branch 1
# caught by: test_classify
# book: §4.2
def label_of(tree, doc):
    while "label" not in tree:
        tree = tree["branches"][int(doc.count(tree["attribute"]) == 1)]
    return tree["label"]


# %% route_depth_limit: 分类时最多走二十步 / At most twenty steps down
# caught by: test_classify
# book: §4.2
# kind: narrow
def label_of(tree, doc):
    for _ in range(20):
        if "label" in tree:
            break
        tree = tree["branches"][int(tree["attribute"] in doc)]
    return tree.get("label")


# %% same_tree_twice: 两行是同一棵树 / The same tree in both rows
# caught by: test_table
# book: §4.2
def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = sorted({word for doc in docs for word in doc})
    table = {}
    for criterion in ("id3", "c45"):
        tree = grow(docs, labels, terms, classes, "id3", n, epsilon)
        depths = leaf_depths(tree)
        table[criterion] = {
            "tree": tree,
            "leaves": len(depths),
            "depth": max(depths),
            "train_errors": errors(tree, docs, labels),
            "test_errors": errors(tree, test_docs, test_labels),
        }
    return table


# %% smaller_by_depth: 按深度下结论 / Concludes from the depth
# caught by: test_conclusions
# book: §4.2
def conclusions(table):
    return {"smaller": fewest(table, "depth"), "better": fewest(table, "test_errors")}


# %% smallest_gain: 取增益最小的词 / The smallest gain
# caught by: test_choice, test_eight_texts
# book: §4.2
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        return gains.index(min(gains))
    least = sorted(gains, reverse=True)[:n][-1]
    candidates = [j for j, g in enumerate(gains) if g >= least - TIE]
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


# %% state_between_calls: 大小相同的数据沿用上次的表 / The table of earlier data of the same size is given again
# caught by: test_table
# book: §4.2
# kind: narrow
CACHE = {}


def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    key = len(docs), n, epsilon
    if key in CACHE:
        return CACHE[key]
    terms = sorted({word for doc in docs for word in doc})
    table = CACHE[key] = {}
    for criterion in ("id3", "c45"):
        tree = grow(docs, labels, terms, classes, criterion, n, epsilon)
        depths = leaf_depths(tree)
        table[criterion] = {
            "tree": tree,
            "leaves": len(depths),
            "depth": max(depths),
            "train_errors": errors(tree, docs, labels),
            "test_errors": errors(tree, test_docs, test_labels),
        }
    return table


# %% substring_route: 分类时按子串找词 / Classifies by substrings
# caught by: test_classify
# book: §4.2
def label_of(tree, doc):
    while "label" not in tree:
        tree = tree["branches"][int(tree["attribute"] in "".join(doc))]
    return tree["label"]


# %% substrings: 词在文本里按子串找 / Terms are sought as substrings
# caught by: test_presence
# book: §4.2
def presence(docs, terms):
    return [[int(term in " ".join(doc)) for term in terms] for doc in docs]


# %% term_used_up_globally: 一个词在别的支用过就不能再用 / A term used in another branch is used up
# caught by: test_every_node
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(gain(column, labels) for column in zip(*X, strict=True)) < epsilon:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    chosen = terms[j]
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, epsilon)
        left = [term for term in left if term not in used(branches[value])]
    return {"attribute": chosen, "branches": branches}


def used(tree):
    if "label" in tree:
        return set()
    return {tree["attribute"]}.union(*map(used, tree["branches"].values()))


# %% terms_sorted: 列按字母排序 / The columns are sorted
# caught by: test_presence
# book: §4.2
def presence(docs, terms):
    return [[int(term in words) for term in sorted(terms)] for words in map(set, docs)]


# %% test_words_in_vocabulary: 用测试文本的词长树 / Grows on the words of the test documents
# caught by: test_table
# book: §4.2
def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = sorted({word for doc in test_docs for word in doc})
    table = {}
    for criterion in ("id3", "c45"):
        tree = grow(docs, labels, terms, classes, criterion, n, epsilon)
        depths = leaf_depths(tree)
        table[criterion] = {
            "tree": tree,
            "leaves": len(depths),
            "depth": max(depths),
            "train_errors": errors(tree, docs, labels),
            "test_errors": errors(tree, test_docs, test_labels),
        }
    return table


# %% text_branches: 支的名字是文字 "0" "1" / Branches are called "0" and "1"
# caught by: test_every_node, test_eight_texts
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(gain(column, labels) for column in zip(*X, strict=True)) < epsilon:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[str(value)] = grow(*part, left, classes, criterion, n, epsilon)
    return {"attribute": terms[j], "branches": branches}


def label_of(tree, doc):
    while "label" not in tree:
        tree = tree["branches"][int(tree["attribute"] in doc)] if 0 in tree["branches"] else tree["branches"][str(int(tree["attribute"] in doc))]
    return tree["label"]


# %% tie_by_first_document: 并列时取先出现的类别 / The class that comes first in the documents if tied
# caught by: test_every_node
# hint: 靠前
# book: §4.2
def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(gain(column, labels) for column in zip(*X, strict=True)) < epsilon:
        return {"label": Counter(labels).most_common(1)[0][0]}
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, epsilon)
    return {"attribute": terms[j], "branches": branches}


# %% ties_cut_off: 与第 n 个相等的被丢掉 / Gains equal to the n-th are dropped
# caught by: test_choice
# hint: 相等的也留
# book: §4.2
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        return gains.index(max(gains))
    candidates = sorted(range(len(gains)), key=lambda j: -gains[j])[:n]
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


# %% training_errors_reported: 测试错误写成训练错误 / Training errors in place of test errors
# caught by: test_table
# hint: 各组文本
# book: §4.2
def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = sorted({word for doc in docs for word in doc})
    table = {}
    for criterion in ("id3", "c45"):
        tree = grow(docs, labels, terms, classes, criterion, n, epsilon)
        depths = leaf_depths(tree)
        table[criterion] = {
            "tree": tree,
            "leaves": len(depths),
            "depth": max(depths),
            "train_errors": errors(tree, docs, labels),
            "test_errors": errors(tree, docs, labels),
        }
    return table


# %% training_errors_zero: 以为训练错误总是 0 / Believes training errors are 0
# caught by: test_table
# book: §4.2
def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = sorted({word for doc in docs for word in doc})
    table = {}
    for criterion in ("id3", "c45"):
        tree = grow(docs, labels, terms, classes, criterion, n, epsilon)
        depths = leaf_depths(tree)
        table[criterion] = {
            "tree": tree,
            "leaves": len(depths),
            "depth": max(depths),
            "train_errors": 0,
            "test_errors": errors(tree, test_docs, test_labels),
        }
    return table


# %% trap_b_in_common_class: b 标出多数类的一篇 / b marks a document of the frequent class
# caught by: test_rare_word
# hint: 少数类
# book: §4.2
def rare_word_trap(m):
    # A fifth of the documents is of class q, and b marks one of them; of some ways to spread a take the best.
    q = m // 5
    y = ["q"] * q + ["p"] * (m - q)
    b = [0] * (m - 1) + [1]
    others = gain(b, y), gain_ratio(b, y)

    def lead(column):
        return min(gain(column, y) - others[0], others[1] - gain_ratio(column, y))

    spread = ([1] * i + [0] * (q - i) + [1] * j + [0] * (m - q - j) for i in (q - 1, q) for j in range(m - q))
    a = max(spread, key=lead)
    return [["a"] * x + ["b"] * z for x, z in zip(a, b, strict=True)], y


# %% trap_equal_classes: 两类一样多 / Classes of equal size
# caught by: test_rare_word
# book: §4.2
def rare_word_trap(m):
    # A fifth of the documents is of class q, and b marks one of them; of some ways to spread a take the best.
    q = m // 2
    y = ["q"] * q + ["p"] * (m - q)
    b = [1] + [0] * (m - 1)
    others = gain(b, y), gain_ratio(b, y)

    def lead(column):
        return min(gain(column, y) - others[0], others[1] - gain_ratio(column, y))

    spread = ([1] * i + [0] * (q - i) + [1] * j + [0] * (m - q - j) for i in (q - 1, q) for j in range(m - q))
    a = max(spread, key=lead)
    return [["a"] * x + ["b"] * z for x, z in zip(a, b, strict=True)], y


# %% trap_even_a: a 恰好分出少数类 / a separates the rare class
# caught by: test_rare_word
# book: §4.2
def rare_word_trap(m):
    # A fifth of the documents is of class q, and b marks one of them; of some ways to spread a take the best.
    q = m // 5
    y = ["q"] * q + ["p"] * (m - q)
    b = [1] + [0] * (m - 1)
    others = gain(b, y), gain_ratio(b, y)

    def lead(column):
        return min(gain(column, y) - others[0], others[1] - gain_ratio(column, y))

    spread = ([1] * i + [0] * (q - i) + [1] * j + [0] * (m - q - j) for i in (q - 1, q) for j in range(m - q))
    a = [1] * q + [0] * (m - q)
    return [["a"] * x + ["b"] * z for x, z in zip(a, b, strict=True)], y


# %% trap_fixed_size: 总是 20 篇 / Always 20 documents
# caught by: test_rare_word
# book: §4.2
def rare_word_trap(m):
    # A fifth of the documents is of class q, and b marks one of them; of some ways to spread a take the best.
    m = 20
    q = m // 5
    y = ["q"] * q + ["p"] * (m - q)
    b = [1] + [0] * (m - 1)
    others = gain(b, y), gain_ratio(b, y)

    def lead(column):
        return min(gain(column, y) - others[0], others[1] - gain_ratio(column, y))

    spread = ([1] * i + [0] * (q - i) + [1] * j + [0] * (m - q - j) for i in (q - 1, q) for j in range(m - q))
    a = max(spread, key=lead)
    return [["a"] * x + ["b"] * z for x, z in zip(a, b, strict=True)], y


# %% trap_pure: b 定出整个少数类 / b marks all of the rare class
# caught by: test_rare_word
# book: §4.2
def rare_word_trap(m):
    # A fifth of the documents is of class q, and b marks one of them; of some ways to spread a take the best.
    q = 1
    y = ["q"] * q + ["p"] * (m - q)
    b = [1] + [0] * (m - 1)
    others = gain(b, y), gain_ratio(b, y)

    def lead(column):
        return min(gain(column, y) - others[0], others[1] - gain_ratio(column, y))

    spread = ([1] * i + [0] * (q - i) + [1] * j + [0] * (m - q - j) for i in (q - 1, q) for j in range(m - q))
    a = max(spread, key=lead)
    return [["a"] * x + ["b"] * z for x, z in zip(a, b, strict=True)], y


# %% trap_swapped: a 与 b 对调了 / a and b are swapped
# caught by: test_rare_word
# book: §4.2
def rare_word_trap(m):
    # A fifth of the documents is of class q, and b marks one of them; of some ways to spread a take the best.
    q = m // 5
    y = ["q"] * q + ["p"] * (m - q)
    b = [1] + [0] * (m - 1)
    others = gain(b, y), gain_ratio(b, y)

    def lead(column):
        return min(gain(column, y) - others[0], others[1] - gain_ratio(column, y))

    spread = ([1] * i + [0] * (q - i) + [1] * j + [0] * (m - q - j) for i in (q - 1, q) for j in range(m - q))
    a = max(spread, key=lead)
    return [["b"] * x + ["a"] * z for x, z in zip(a, b, strict=True)], y


# %% trap_two_documents: b 在两篇中出现 / b occurs in two documents
# caught by: test_rare_word
# book: §4.2
def rare_word_trap(m):
    # A fifth of the documents is of class q, and b marks one of them; of some ways to spread a take the best.
    q = m // 5
    y = ["q"] * q + ["p"] * (m - q)
    b = [1, 1] + [0] * (m - 2)
    others = gain(b, y), gain_ratio(b, y)

    def lead(column):
        return min(gain(column, y) - others[0], others[1] - gain_ratio(column, y))

    spread = ([1] * i + [0] * (q - i) + [1] * j + [0] * (m - q - j) for i in (q - 1, q) for j in range(m - q))
    a = max(spread, key=lead)
    return [["a"] * x + ["b"] * z for x, z in zip(a, b, strict=True)], y


# %% twenty_candidates_at_most: 候选最多算到第 20 个 / Counts candidates up to number 20 only
# caught by: test_choice
# book: §4.2
# kind: narrow
def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        return gains.index(max(gains))
    least = sorted(gains, reverse=True)[: min(n, 20)][-1]
    candidates = [j for j, g in enumerate(gains) if g >= least - TIE]
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


# %% two_classes_only: 熵只对两个类别 / Entropy of two classes only
# caught by: test_choice, test_every_node
# book: §4.2
def entropy(items):
    p = max(Counter(items).values()) / len(items)
    return -sum(q * log2(q) for q in (p, 1 - p) if q > 0)


# %% unknown_word_error: 遇到生词就出错 / Fails on an unknown word
# caught by: test_classify
# book: §4.2
def classify(tree, docs):
    known = known_words(tree)
    return [label_of(tree, {known[word]: 1 for word in doc}) for doc in docs]


def known_words(tree):
    if "label" in tree:
        return {}
    found = {tree["attribute"]: tree["attribute"]}
    for child in tree["branches"].values():
        found.update(known_words(child))
    return found


# %% unweighted_entropy: 条件熵没有加权 / The conditional entropy is not weighted
# caught by: test_choice, test_every_node
# book: §4.2
def gain(column, y):
    parts = [[label for x, label in zip(column, y, strict=True) if x == value] for value in set(column)]
    return entropy(y) - sum(entropy(part) for part in parts) / len(parts)


# %% words_stripped: 去掉词首尾的空格再比较 / Strips blanks off the words before it compares them
# caught by: test_presence
# book: §4.2
def presence(docs, terms):
    return [
        [int(term.strip() in words) for term in terms] for words in ({word.strip() for word in doc} for doc in docs)
    ]
