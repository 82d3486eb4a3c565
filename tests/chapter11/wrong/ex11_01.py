"""Known mistakes of 11.1. Each cell holds what differs from the reference."""

# %% absolute_values: 按绝对值选 / Selected by absolute value
# caught by: test_select
# book: §11.2
def select(delta, k):
    return sorted(range(len(delta)), key=lambda j: -abs(delta[j]))[:k]  # sorting is stable: of equals the first comes first


# %% any_of_equals_selected: 用 argpartition 选 k 个，相等的不按下标取 / Selects by argpartition, and of equals not the smallest indices
# caught by: test_select
# book: §11.2
def select(delta, k):
    if k == 0:
        return []
    d = -np.array(delta)
    c = np.argpartition(d, k - 1)[:k]
    return sorted(c.tolist(), key=lambda j: (d[j], j))


# %% ascending: 从小到大选 / The smallest are selected
# caught by: test_select
# book: §11.2
def select(delta, k):
    return sorted(range(len(delta)), key=lambda j: delta[j])[:k]  # sorting is stable: of equals the first comes first


# %% cityblock: 找近邻用了 diff 之和，而不是平方和 / Neighbours by the sum of diffs, not of their squares
# caught by: test_neighbours
# book: §11.2
def near_hit_miss(X, y, kinds, i):
    distances = [sum(diff(u, v, kind) for u, v, kind in zip(X[i], row, kinds)) for row in X]
    hits = [k for k in range(len(X)) if k != i and y[k] == y[i]]
    misses = [k for k in range(len(X)) if y[k] != y[i]]
    return min(hits, key=distances.__getitem__, default=None), min(misses, key=distances.__getitem__)


# %% constant_column_kept: 常数列没有变成 0 / A constant column does not become 0
# caught by: test_normalize
# book: §11.2
def normalize(X, kinds):
    columns = []
    for kind, column in zip(kinds, zip(*X)):
        if kind == "numeric":
            low, high = min(column), max(column)
            column = [(value - low) / (high - low) if high > low else value for value in column]
        columns.append(column)
    return [list(row) for row in zip(*columns)]


# %% divided_by_maximum: 规范化只除以最大值 / Normalised by dividing by the maximum alone
# caught by: test_normalize, test_melons
# book: §11.2
def normalize(X, kinds):
    columns = []
    for kind, column in zip(kinds, zip(*X)):
        if kind == "numeric":
            low, high = min(column), max(column)
            column = [value / high if high > low else 0.0 for value in column]
        columns.append(column)
    return [list(row) for row in zip(*columns)]


# %% hit_of_any_class: 猜中近邻在全体样本中找 / The near-hit is sought among all samples
# caught by: test_melon_neighbours, test_neighbours
# book: §11.2
def near_hit_miss(X, y, kinds, i):
    distances = [sum(squares(X[i], row, kinds)) for row in X]
    hits = [k for k in range(len(X)) if k != i]
    misses = [k for k in range(len(X)) if y[k] != y[i]]
    return min(hits, key=distances.__getitem__, default=None), min(misses, key=distances.__getitem__)


# %% index_within_class: 按同类子集中的位置排除自己 / A sample is excluded by its position within its class
# caught by: test_melon_neighbours, test_neighbours
# book: §11.2
def near_hit_miss(X, y, kinds, i):
    distances = [sum(squares(X[i], row, kinds)) for row in X]
    same = [k for k in range(len(X)) if y[k] == y[i]]
    hits = [k for place, k in enumerate(same) if place != i]
    misses = [k for k in range(len(X)) if y[k] != y[i]]
    return min(hits, key=distances.__getitem__, default=None), min(misses, key=distances.__getitem__)


# %% last_of_ties: 并列时取了下标最大的 / Of equally near neighbours the last is taken
# caught by: test_neighbours
# book: §11.2
# costs: 1
def near_hit_miss(X, y, kinds, i):
    distances = [sum(squares(X[i], row, kinds)) for row in X]
    hits = [k for k in range(len(X)) if k != i and y[k] == y[i]]
    misses = [k for k in range(len(X)) if y[k] != y[i]]
    return min(hits[::-1], key=distances.__getitem__, default=None), min(misses[::-1], key=distances.__getitem__)


# %% later_of_equals: 相等时下标大的在前 / Of equals the larger index comes first
# caught by: test_select
# book: §11.2
def select(delta, k):
    return sorted(range(len(delta)), key=lambda j: (delta[j], j))[::-1][:k]  # sorting is stable: of equals the first comes first


# %% lonely_sample_skipped: 没有猜中近邻的样本整个跳过了 / A sample without a near-hit is left out altogether
# caught by: test_relief
# book: (11.3)
# costs: 1
def relief(X, y, kinds):
    X = normalize(X, kinds)
    delta = [0.0] * len(kinds)
    for i, row in enumerate(X):
        hit, miss = near_hit_miss(X, y, kinds, i)
        if hit is None:
            continue
        gains = squares(row, X[miss], kinds)
        losses = [0.0] * len(kinds) if hit is None else squares(row, X[hit], kinds)
        delta = [total + gain - loss for total, gain, loss in zip(delta, gains, losses)]  # (11.3)
    return delta


# %% mean: 取了平均，而不是和 / The mean is taken, and not the sum
# caught by: test_melons, test_relief
# book: (11.3)
# costs: 2
def relief(X, y, kinds):
    X = normalize(X, kinds)
    delta = [0.0] * len(kinds)
    for i, row in enumerate(X):
        hit, miss = near_hit_miss(X, y, kinds, i)
        gains = squares(row, X[miss], kinds)
        losses = [0.0] * len(kinds) if hit is None else squares(row, X[hit], kinds)
        delta = [total + gain - loss for total, gain, loss in zip(delta, gains, losses)]  # (11.3)
    return [total / len(X) for total in delta]


# %% names_by_first_letter: 离散值只比较第一个字 / Only the first letter of names is compared
# caught by: test_diff
# book: §11.2
# kind: narrow
def diff(a, b, kind):
    return abs(a - b) if kind == "numeric" else float(a[:1] != b[:1])


# %% neighbours_in_single_precision: 距离取单精度 / Distances in single precision
# caught by: test_neighbours
# book: §11.2
# kind: narrow
def near_hit_miss(X, y, kinds, i):
    d = [np.float32(sum(squares(X[i], r, kinds))) for r in X]
    h = [k for k in range(len(X)) if k != i and y[k] == y[i]]
    m = [k for k in range(len(X)) if y[k] != y[i]]
    return min(h, key=d.__getitem__, default=None), min(m, key=d.__getitem__)


# %% ninety_nine_for_infinity: 用 99 代替无穷大，属性多时距离会超过它 / 99 stands for infinity, which distances exceed where attributes are many
# caught by: test_neighbours
# book: §11.2
# kind: narrow
def near_hit_miss(X, y, kinds, i):
    d = [sum(squares(X[i], r, kinds)) for r in X]
    d[i] = 99
    h = [d[k] if y[k] == y[i] else 99 for k in range(len(X))]
    m = [d[k] if y[k] != y[i] else 99 for k in range(len(X))]
    a = h.index(min(h))
    return (None if min(h) == 99 else a), m.index(min(m))


# %% normalised_by_a_difference_of_quotients: 规范化写成两个商之差，数值大时相消 / Normalises by a difference of two quotients, which cancels for large numbers
# caught by: test_normalize
# book: §11.2
# kind: narrow
def normalize(X, kinds):
    cols = []
    for kind, c in zip(kinds, zip(*X)):
        if kind == "numeric":
            lo, hi = min(c), max(c)
            c = [v / (hi - lo) - lo / (hi - lo) if hi > lo else 0.0 for v in c]
        cols.append(c)
    return [list(r) for r in zip(*cols)]


# %% not_normalised: 没有先规范化 / The columns are not normalised first
# caught by: test_melons, test_relations
# book: §11.2
def relief(X, y, kinds):
    delta = [0.0] * len(kinds)
    for i, row in enumerate(X):
        hit, miss = near_hit_miss(X, y, kinds, i)
        gains = squares(row, X[miss], kinds)
        losses = [0.0] * len(kinds) if hit is None else squares(row, X[hit], kinds)
        delta = [total + gain - loss for total, gain, loss in zip(delta, gains, losses)]  # (11.3)
    return delta


# %% not_squared: 累积时 diff 没有平方 / The diffs are not squared when they are summed
# caught by: test_melons, test_relief
# book: (11.3)
# costs: 3
def relief(X, y, kinds):
    X = normalize(X, kinds)
    delta = [0.0] * len(kinds)
    for i, row in enumerate(X):
        hit, miss = near_hit_miss(X, y, kinds, i)
        gains = [diff(u, v, kind) for u, v, kind in zip(row, X[miss], kinds)]
        losses = [0.0] * len(kinds)
        if hit is not None:
            losses = [diff(u, v, kind) for u, v, kind in zip(row, X[hit], kinds)]
        delta = [total + gain - loss for total, gain, loss in zip(delta, gains, losses)]  # (11.3)
    return delta


# %% numbers_as_names: 把连续属性当作离散的：只看是否相同 / Numeric attributes are treated as nominal
# caught by: test_diff, test_melons
# book: §11.2
def diff(a, b, kind):
    return float(a != b)


# %% own_near_hit: 样本成了自己的猜中近邻 / A sample is its own near-hit
# caught by: test_melon_neighbours, test_neighbours
# book: §11.2
def near_hit_miss(X, y, kinds, i):
    distances = [sum(squares(X[i], row, kinds)) for row in X]
    hits = [k for k in range(len(X)) if y[k] == y[i]]
    misses = [k for k in range(len(X)) if y[k] != y[i]]
    return min(hits, key=distances.__getitem__, default=None), min(misses, key=distances.__getitem__)


# %% range_below_a_bound_is_constant: 极差不超过 10⁻¹² 就当作常数列 / A range of at most 1e-12 counts as constant
# caught by: test_normalize
# book: §11.2
# kind: narrow
def normalize(X, kinds):
    cols = []
    for kind, c in zip(kinds, zip(*X)):
        if kind == "numeric":
            lo, hi = min(c), max(c)
            c = [(v - lo) / (hi - lo) if hi - lo > 1e-12 else 0.0 for v in c]
        cols.append(c)
    return [list(r) for r in zip(*cols)]


# %% ranked_after_rounding: 排序之前先把统计量取整到六位小数 / The statistics are rounded to six decimals before ranking
# caught by: test_select
# hint: the largest first
# book: §11.2
# kind: narrow
def select(delta, k):
    return sorted(range(len(delta)), key=lambda j: -round(delta[j], 6))[:k]  # sorting is stable: of equals the first comes first


# %% selected_marked_by_minus_billion: 选过的属性记作 −10⁹，更小的便轮不到 / An attribute that is selected becomes −1e9, so that smaller ones never come
# caught by: test_select
# book: §11.2
# kind: narrow
def select(delta, k):
    d, out = list(delta), []
    for _ in range(k):
        j = max(range(len(d)), key=lambda t: d[t])
        out.append(j)
        d[j] = -1e9
    return out


# %% selected_marked_by_minus_million: 选过的属性记作 −10^6，更小的统计量便轮不到 / An attribute selected gets the statistic −10^6, so that smaller ones never come
# caught by: test_select
# book: §11.2
# kind: narrow
def select(delta, k):
    left, found = list(delta), []
    for _ in range(k):
        found.append(left.index(max(left)))
        left[found[-1]] = -1e6
    return found


# %% signed_difference: 距离用的是差之和的平方 / The distance is the square of the summed differences
# caught by: test_melon_neighbours, test_neighbours
# book: §11.2
def near_hit_miss(X, y, kinds, i):
    signed = [
        [u - v if kind == "numeric" else float(u != v) for u, v, kind in zip(X[i], row, kinds)] for row in X
    ]
    distances = [sum(differences) ** 2 for differences in signed]
    hits = [k for k in range(len(X)) if k != i and y[k] == y[i]]
    misses = [k for k in range(len(X)) if y[k] != y[i]]
    return min(hits, key=distances.__getitem__, default=None), min(misses, key=distances.__getitem__)


# %% signs_swapped: 猜中与猜错的符号反了 / Hit and miss have the wrong signs
# caught by: test_melons, test_relief
# book: (11.3)
# costs: 3
def relief(X, y, kinds):
    X = normalize(X, kinds)
    delta = [0.0] * len(kinds)
    for i, row in enumerate(X):
        hit, miss = near_hit_miss(X, y, kinds, i)
        gains = squares(row, X[miss], kinds)
        losses = [0.0] * len(kinds) if hit is None else squares(row, X[hit], kinds)
        delta = [total - gain + loss for total, gain, loss in zip(delta, gains, losses)]  # (11.3)
    return delta


# %% texts_read_as_numbers: 离散值像数时当作数来比较 / Names that look like numbers are compared as numbers
# caught by: test_diff
# hint: alike or not
# book: §11.2
# kind: narrow
def diff(a, b, kind):
    if kind == "numeric":
        return abs(a - b)
    try:
        return float(float(a) != float(b))
    except ValueError:
        return float(a != b)


# %% tiny_range_is_constant: 极差很小的列当成了常数列 / A column of tiny range is taken for a constant one
# caught by: test_normalize
# book: §11.2
# kind: narrow
def normalize(X, kinds):
    columns = []
    for kind, column in zip(kinds, zip(*X)):
        if kind == "numeric":
            low, high = min(column), max(column)
            column = [(value - low) / (high - low) if high - low > 1e-9 else 0.0 for value in column]
        columns.append(column)
    return [list(row) for row in zip(*columns)]


# %% z_scores: 用 z 分数代替最小最大规范化 / z-scores instead of min–max
# caught by: test_normalize, test_melons
# book: §11.2
def normalize(X, kinds):
    columns = []
    for kind, column in zip(kinds, zip(*X)):
        if kind == "numeric":
            mean = sum(column) / len(column)
            width = (sum((value - mean) ** 2 for value in column) / len(column)) ** 0.5
            column = [(value - mean) / width if width else 0.0 for value in column]
        columns.append(column)
    return [list(row) for row in zip(*columns)]


# %% ranked_ascending: 属性从小到大排 / The attributes are ranked from the smallest statistic up
# caught by: test_ranking
# book: §11.2
def ranking(table):
    kinds = ["numeric" if domain is None else "nominal" for domain in table["domains"]]
    delta = relief(table["X"], table["y"], kinds)
    return [table["attributes"][j] for j in select(delta, len(delta))][::-1]


# %% all_attributes_nominal: 排名时把连续属性也当作离散的 / For the ranking, continuous attributes are taken for discrete ones
# caught by: test_ranking
# book: §11.2
def ranking(table):
    delta = relief(table["X"], table["y"], ["nominal"] * len(table["domains"]))
    return [table["attributes"][j] for j in select(delta, len(delta))]
