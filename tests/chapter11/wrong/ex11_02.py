"""Known mistakes of 11.2. Each cell holds what differs from the reference."""

# %% distinct_rows_counted: 比例按不重复的行来数 / The shares count distinct rows only
# caught by: test_term
# book: (11.4)
def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    distinct = list({(*row, label): label for row, label in zip(X, y)}.values())
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else distinct.count(label) / len(distinct)
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


# %% equal_weights: 各类等权，不看比例 / All other classes weigh the same
# caught by: test_melons, test_term
# book: (11.4)
def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else 1 / (len(set(y)) - 1)
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


# %% hit_weighted: 猜中的项也加了权 / The hit is weighted, too
# caught by: test_melons, test_term
# book: (11.4)
def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -y.count(label) / len(y) if label == y[i] else y.count(label) / len(y)
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


# %% hundred_for_infinity: 用 100 代替无穷大，属性多时距离会超过它 / 100 stands for infinity, which distances exceed where attributes are many
# caught by: test_near_misses
# book: §11.2
# kind: narrow
def nearest_by_class(X, y, kinds, i):
    d = [sum(squares(X[i], r, kinds)) for r in X]
    n = {}
    for l in set(y):
        c = [d[k] if y[k] == l and k != i else 100.0 for k in range(len(X))]
        if min(c) < 100:
            n[l] = c.index(min(c))
    return n


# %% labels_as_text: 标记按文字比较，1 与 10 混淆 / Labels are compared by their first letter: 1 and 10 are confused
# caught by: test_near_misses
# book: §11.2
# kind: narrow
def nearest_by_class(X, y, kinds, i):
    distances = [sum(squares(X[i], row, kinds)) for row in X]
    nearest = {}
    for k in sorted(range(len(X)), key=distances.__getitem__):  # equals stay in the order of their indices
        if k != i and (y[k] == y[i] or str(y[k])[0] != str(y[i])[0]):
            nearest.setdefault(y[k], k)
    return nearest


# %% last_of_ties: 并列时取了下标最大的 / Of equally near samples the last is taken
# caught by: test_near_misses
# book: §11.2
# costs: 1
def nearest_by_class(X, y, kinds, i):
    distances = [sum(squares(X[i], row, kinds)) for row in X]
    nearest = {}
    for k in sorted(reversed(range(len(X))), key=distances.__getitem__):
        if k != i:
            nearest.setdefault(y[k], k)
    return nearest


# %% lonely_sample_skipped: 独自一类的样本整个跳过了 / A sample alone in its class is left out altogether
# caught by: test_term
# book: (11.4)
# costs: 1
def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    if y.count(y[i]) == 1:
        return terms
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else y.count(label) / len(y)
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


# %% mean: 取了平均，而不是和 / The mean is taken, and not the sum
# caught by: test_melons, test_relief_f
# book: (11.4)
# costs: 2
def relief_f(X, y, kinds):
    X = normalize(X, kinds)
    traces = [relief_f_trace(X, y, kinds, i) for i in range(len(X))]
    return [sum(terms) / len(X) for terms in zip(*traces)]


# %% normalised_shares: 权重除以 1 - p_k（文献中的另一种 Relief-F） / The weights are divided by 1 − p_k, as in other versions of Relief-F
# caught by: test_melons, test_term
# book: (11.4)
def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else y.count(label) / (len(y) - y.count(y[i]))
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


# %% not_normalised: 没有先规范化 / The columns are not normalised first
# caught by: test_melons, test_relief_f
# book: §11.2
# costs: 3
def relief_f(X, y, kinds):
    traces = [relief_f_trace(X, y, kinds, i) for i in range(len(X))]
    return [sum(terms) for terms in zip(*traces)]


# %% not_squared: diff 没有平方 / The diffs are not squared
# caught by: test_melons, test_term
# book: (11.4)
def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else y.count(label) / len(y)
        terms = [term + weight * square**0.5 for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


# %% one_miss_for_all: 只取其余各类合起来最近的一个猜错近邻 / One near-miss from all other classes together
# caught by: test_near_misses, test_term
# book: §11.2
# costs: 3
def nearest_by_class(X, y, kinds, i):
    distances = [sum(squares(X[i], row, kinds)) for row in X]
    nearest = {}
    for k in sorted(range(len(X)), key=distances.__getitem__):  # equals stay in the order of their indices
        if k != i:
            nearest.setdefault(y[k], k)
    misses = {label: k for label, k in nearest.items() if label != y[i]}
    first = min(misses.values(), key=distances.__getitem__)
    return {label: k for label, k in nearest.items() if label == y[i] or k == first}


# %% own_class_too: 自己的那一类也算进猜错近邻 / The own class counts among the near-misses
# caught by: test_near_misses
# book: §11.2
def near_misses(X, y, kinds, i):
    return {label: k for label, k in nearest_by_class(X, y, kinds, i).items()}


# %% own_near_hit: 样本成了自己的猜中近邻 / A sample is its own near-hit
# caught by: test_term, test_melons
# book: §11.2
def nearest_by_class(X, y, kinds, i):
    distances = [sum(squares(X[i], row, kinds)) for row in X]
    nearest = {}
    for k in sorted(range(len(X)), key=distances.__getitem__):  # equals stay in the order of their indices
        if True:
            nearest.setdefault(y[k], k)
    return nearest


# %% own_share: 用了样本自己那一类的比例 / The share of the own class is taken
# caught by: test_melons, test_term
# book: (11.4)
def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else y.count(y[i]) / len(y)
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


# %% room_for_five_classes: 只有前五类有比例，其余的按 0 算 / Only the first five classes have shares, the others count as 0
# caught by: test_term, test_relief_f
# hint: share of all samples
# book: (11.4)
# kind: narrow
def share(label, y):
    classes = sorted(set(y))[:5]  # the five that the table of the counts has room for
    return y.count(label) / len(y) if label in classes else 0.0


def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else share(label, y)
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


# %% shares_of_others: 比例只在其余的样本中计算 / The shares are taken without the sample itself
# caught by: test_melons, test_term
# book: (11.4)
def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else y.count(label) / (len(y) - 1)
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


# %% signs_swapped: 猜中与猜错的符号反了 / Hit and miss have the wrong signs
# caught by: test_melons, test_term
# book: (11.4)
def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else y.count(label) / len(y)
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return [-term for term in terms]


# %% unweighted: 猜错的项没有加权 / The misses are not weighted
# caught by: test_melons, test_term
# book: (11.4)
def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else 1
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


# %% cityblock: 找近邻用了 diff 之和，而不是平方和 / Neighbours by the sum of diffs, not of their squares
# caught by: test_near_misses
# hint: 不是按 diff 之和
# book: §11.2
# costs: 2
def nearest_by_class(X, y, kinds, i):
    distances = [sum(square**0.5 for square in squares(X[i], row, kinds)) for row in X]
    nearest = {}
    for k in sorted(range(len(X)), key=distances.__getitem__):  # equals stay in the order of their indices
        if k != i:
            nearest.setdefault(y[k], k)
    return nearest
