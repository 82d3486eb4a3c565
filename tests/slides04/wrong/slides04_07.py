"""Known mistakes of slides4.7. Each cell holds what differs from the reference."""

# %% above_average_gain: 取增益高于平均的，不管 n / Takes the gains above the mean, whatever n
# caught by: test_row_number
# book: §4.2
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    least = sum(gains.values()) / len(gains)
    chosen = [name for name in attributes if gains[name] >= least - 1e-9]
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


# %% at_most_three: n 大于 3 时当作 3 / Takes n for 3 where it is larger
# caught by: test_two_step
# book: §4.2
# kind: narrow
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    least = sorted(gains.values(), reverse=True)[min(n, 3) - 1]
    chosen = [name for name in attributes if gains[name] >= least - 1e-9]
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


# %% best_by_ratio: 连续特征按增益比选 a0 / Chooses a0 by the ratio
# caught by: test_best_value
# hint: 不是增益比
# book: §4.2
def best_value(values, y):
    splits = [(gain([v <= a0 for v in values], y), a0) for a0 in sorted(set(values))[:-1]]
    if not splits:
        return None
    a0 = max(splits, key=lambda s: gain_ratio([v <= s[1] for v in values], y))[1]
    return a0, gain([v <= a0 for v in values], y)


# %% best_reports_ratio: 报的是增益比，不是增益 / Reports the ratio instead of the gain
# caught by: test_best_value
# book: §4.2
def best_value(values, y):
    splits = [(gain([v <= a0 for v in values], y), a0) for a0 in sorted(set(values))[:-1]]
    if not splits:
        return None
    best, a0 = max(splits)
    return a0, gain_ratio([v <= a0 for v in values], y)


# %% best_value_remembered: 算过的切分点留着再用，而不看标记 / The best values found are kept for later calls, whatever the labels
# caught by: test_best_value
# book: §4.2
# kind: narrow
def best_value(values, y):
    splits = [(gain([v <= a0 for v in values], y), a0) for a0 in sorted(set(values))[:-1]]
    if not splits:
        return None
    best, a0 = max(splits)
    return a0, best


_right_best_value = best_value


_seen_best_value = {}


def best_value(*args):
    key = tuple(args[0])
    if key not in _seen_best_value:
        _seen_best_value[key] = _right_best_value(*args)
    return _seen_best_value[key]


# %% class_changes_in_row_order: 只看相邻两行标签不同之处，没有排序 / Looks only where neighbouring rows change class, without sorting
# caught by: test_best_value
# hint: 每个取值
# book: §4.2
def best_value(values, y):
    splits = [(gain([v <= a0 for v in values], y), a0) for a0 in {v for v, s, t in zip(values, y, y[1:]) if s != t and v < max(values)}]
    if not splits:
        return None
    best, a0 = max(splits)
    return a0, best


# %% class_entropy_denominator: 除以 H(D) 而不是 H_A(D) / Divides by H(D) instead of H_A(D)
# caught by: test_loans
# hint: 特征自身的熵
# book: §4.2
def gain_ratio(values, y):
    return gain(values, y) / (entropy(y) or 1.0) if len(set(values)) > 1 else 0.0


# %% conditional_denominator: 除以 H(D|A) 而不是 H_A(D) / Divides by H(D|A) instead of H_A(D)
# caught by: test_loans
# hint: H(D|A)
# book: §4.2
def gain_ratio(values, y):
    return gain(values, y) / (entropy(y) - gain(values, y) or 1.0) if len(set(values)) > 1 else 0.0


# %% constant_is_none: 只有一种取值时返回 None / Returns None for a single value
# caught by: test_definitions
# book: §4.2
def gain_ratio(values, y):
    return gain(values, y) / split_information(values) if len(set(values)) > 1 else None


# %% constant_is_one: 只有一种取值时增益比取 1 / The ratio of a single value is 1
# caught by: test_definitions
# hint: 0.0
# book: §4.2
def gain_ratio(values, y):
    return gain(values, y) / split_information(values) if len(set(values)) > 1 else 1.0


# %% cut_off_exact: 与第 n 大的增益逐位比较，舍入误差使并列的特征落选 / Compares with the n-th largest gain bit by bit, so rounding errors drop ties
# caught by: test_two_step
# book: §4.2
from math import log


def split_information(values):
    n = len(values)
    c = {}
    for v in values:
        c[v] = c.get(v, 0) + 1
    return log2(n) - sum(k * log2(k) for k in c.values()) / n


def info(values, y):
    # mutual information I(A;Y) = H(A) + H(Y) - H(A,Y)
    return split_information(values) + split_information(y) - split_information(list(zip(values, y)))


def gain_ratio(values, y):
    if len(set(values)) == 1:
        return 0.0
    return info(values, y) / split_information(values)


def all_different(y):
    h = split_information(y)
    return [h, h / log2(len(y))]


def best_value(values, y):
    levels = sorted(set(values))
    if len(levels) < 2:
        return None
    a = max(levels[:-1], key=lambda a: info([v <= a for v in values], y))
    return (a, info([v <= a for v in values], y))


def two_step(X, y, attributes, n):
    cols = list(zip(*X))
    g = [info(c, y) for c in cols]
    bar = sorted(g)[-n]
    cand = [j for j in range(len(cols)) if g[j] >= bar]
    return attributes[max(reversed(cand), key=lambda j: gain_ratio(cols[j], y))]


def ratio_trap(m):
    best = None
    for p in range(m // 4, 3 * m // 4 + 1):
        y = ["p"] * p + ["q"] * (m - p)
        for e in range(1, p):
            a = ["l"] * (p - e) + ["r"] * e + ["r"] * (m - p)
            for k in range(1, p):
                b = ["s"] * k + ["t"] * (m - k)
                for flip in range(0, min(m - p, 1)):
                    pass
                if info(a, y) > info(b, y) + 0.06 and gain_ratio(b, y) > gain_ratio(a, y) + 0.06:
                    return a, b, y
        # errors on both sides
        for e in range(1, p):
            for f in range(1, m - p):
                a = ["l"] * (p - e) + ["r"] * e + ["r"] * (m - p - f) + ["l"] * f
                for k in range(1, m // 3):
                    b = ["s"] * k + ["t"] * (m - k)
                    if info(a, y) > info(b, y) + 0.06 and gain_ratio(b, y) > gain_ratio(a, y) + 0.06:
                        return a, b, y
    raise ValueError(m)


# %% cut_off_loose: 增益少 1e-6 以内的特征也留下 / Keeps features whose gain is smaller by up to 1e-6
# caught by: test_two_step
# book: §4.2
# kind: narrow
from math import log


def split_information(values):
    n = len(values)
    c = {}
    for v in values:
        c[v] = c.get(v, 0) + 1
    return log2(n) - sum(k * log2(k) for k in c.values()) / n


def info(values, y):
    # mutual information I(A;Y) = H(A) + H(Y) - H(A,Y)
    return split_information(values) + split_information(y) - split_information(list(zip(values, y)))


def gain_ratio(values, y):
    if len(set(values)) == 1:
        return 0.0
    return info(values, y) / split_information(values)


def all_different(y):
    h = split_information(y)
    return [h, h / log2(len(y))]


def best_value(values, y):
    levels = sorted(set(values))
    if len(levels) < 2:
        return None
    a = max(levels[:-1], key=lambda a: info([v <= a for v in values], y))
    return (a, info([v <= a for v in values], y))


def two_step(X, y, attributes, n):
    cols = list(zip(*X))
    g = [info(c, y) for c in cols]
    bar = sorted(g)[-n]
    cand = [j for j in range(len(cols)) if g[j] >= bar - 1e-6]
    return attributes[max(reversed(cand), key=lambda j: gain_ratio(cols[j], y))]


def ratio_trap(m):
    best = None
    for p in range(m // 4, 3 * m // 4 + 1):
        y = ["p"] * p + ["q"] * (m - p)
        for e in range(1, p):
            a = ["l"] * (p - e) + ["r"] * e + ["r"] * (m - p)
            for k in range(1, p):
                b = ["s"] * k + ["t"] * (m - k)
                for flip in range(0, min(m - p, 1)):
                    pass
                if info(a, y) > info(b, y) + 0.06 and gain_ratio(b, y) > gain_ratio(a, y) + 0.06:
                    return a, b, y
        # errors on both sides
        for e in range(1, p):
            for f in range(1, m - p):
                a = ["l"] * (p - e) + ["r"] * e + ["r"] * (m - p - f) + ["l"] * f
                for k in range(1, m // 3):
                    b = ["s"] * k + ["t"] * (m - k)
                    if info(a, y) > info(b, y) + 0.06 and gain_ratio(b, y) > gain_ratio(a, y) + 0.06:
                        return a, b, y
    raise ValueError(m)


# %% cut_off_passed_over: 第 n 大的增益：只与最初 n 个中最小的比较，不随换进的更新 / The n-th largest gain: later ones are compared with the least of the first n, whatever has come in since
# caught by: test_two_step
# book: §4.2
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    values = list(gains.values())
    kept, bound = values[:n], min(values[:n])
    for value in values[n:]:
        if value > bound:
            kept.remove(min(kept))
            kept.append(value)
    least = min(kept)
    chosen = [name for name in attributes if gains[name] >= least - 1e-9]
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


# %% denominator_plus_one: 分母加一以免除以 0 / Adds one to the denominator against a zero
# caught by: test_loans
# book: §4.2
def gain_ratio(values, y):
    return gain(values, y) / (1 + split_information(values)) if len(set(values)) > 1 else 0.0


# %% different_by_natural_log: 互不相同的特征：除以 ln m / All different: divides by ln m
# caught by: test_row_number, test_all_different
# book: §4.2
def all_different(y):
    # Subsets of one sample have no entropy left; m values of equal share have log2(m) bits.
    return entropy(y), entropy(y) / __import__("math").log(len(y))


# %% different_divided_by_m: 互不相同的特征：除以 m / All different: divides by m
# caught by: test_row_number, test_all_different
# book: §4.2
def all_different(y):
    # Subsets of one sample have no entropy left; m values of equal share have log2(m) bits.
    return entropy(y), entropy(y) / len(y)


# %% different_gain_is_log_m: 互不相同的特征：把 log m 当作增益 / All different: takes log m for the gain
# caught by: test_row_number, test_all_different
# hint: 子集
# book: §4.2
def all_different(y):
    # Subsets of one sample have no entropy left; m values of equal share have log2(m) bits.
    return log2(len(y)), entropy(y) / log2(len(y))


# %% different_ratio_one: 互不相同的特征：以为增益比是 1 / All different: the ratio taken to be 1
# caught by: test_row_number, test_all_different
# book: §4.2
def all_different(y):
    # Subsets of one sample have no entropy left; m values of equal share have log2(m) bits.
    return entropy(y), 1.0


# %% distinct_gains: 第 n 大按不同的值数 / Counts only different gains
# caught by: test_two_step
# book: §4.2
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    least = sorted({round(g, 9) for g in gains.values()}, reverse=True)[:n][-1]
    chosen = [name for name in attributes if gains[name] >= least - 1e-9]
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


# %% first_ten_features: 只看前 10 个特征的增益 / Looks at the gains of the first ten features only
# caught by: test_two_step
# book: §4.2
# kind: narrow
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    least = sorted(list(gains.values())[: max(n, 10)], reverse=True)[n - 1]
    chosen = [name for name in attributes if gains[name] >= least - 1e-9]
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


# %% largest_gain_of_chosen: 筛选之后仍取增益最大的 / Takes the largest gain after sifting
# caught by: test_row_number, test_two_step
# book: §4.2
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    least = sorted(gains.values(), reverse=True)[n - 1]
    chosen = [name for name in attributes if gains[name] >= least - 1e-9]
    return max(chosen, key=gains.get)


# %% largest_value_allowed: 把最大的取值也当作划分 / Takes the largest value for a split, too
# caught by: test_best_value
# book: §4.2
def best_value(values, y):
    splits = [(gain([v <= a0 for v in values], y), a0) for a0 in sorted(set(values))]
    if len(set(values)) < 2 and len(values) > 1:
        return None
    best, a0 = max(splits)
    return a0, best


# %% many_values_even: 取值很多时当作各占一份 / Many values are taken for equally frequent
# caught by: test_definitions
# kind: narrow
def split_information(values):
    kinds = len(set(values))
    return entropy(values) if kinds <= 50 else log2(kinds)


# %% midpoint_threshold: 返回的是两个取值的中点 / Returns the midpoint of two values
# caught by: test_best_value
# hint: 中点
# book: §4.2
def best_value(values, y):
    splits = [(gain([v <= a0 for v in values], y), a0) for a0 in sorted(set(values))[:-1]]
    if not splits:
        return None
    best, a0 = max(splits)
    return (a0 + min(v for v in values if v > a0)) / 2, best


# %% n_ignored: 不筛选，直接比增益比 / Does not sift, compares all ratios
# caught by: test_two_step
# book: §4.2
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    least = sorted(gains.values(), reverse=True)[n - 1]
    chosen = attributes
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


# %% n_minus_one: 少取一个：前 n − 1 个 / One too few: the first n − 1
# caught by: test_two_step
# book: §4.2
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    least = sorted(gains.values(), reverse=True)[max(n - 2, 0)]
    chosen = [name for name in attributes if gains[name] >= least - 1e-9]
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


# %% n_plus_one: 多取一个：前 n + 1 个 / One too many: the first n + 1
# caught by: test_row_number, test_two_step
# book: §4.2
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    least = sorted(gains.values(), reverse=True)[min(n, len(gains) - 1)]
    chosen = [name for name in attributes if gains[name] >= least - 1e-9]
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


# %% natural_log_denominator: H_A(D) 用了自然对数 / Natural logarithm in H_A(D)
# caught by: test_loans
# hint: 以 2 为底
# book: §4.2
from math import log


def split_information(values):
    return sum(n / len(values) * log(len(values) / n) for n in Counter(values).values())


# %% numbers_in_texts: 把像数的文字当作数来比较 / Compares texts that look like numbers as numbers
# caught by: test_definitions
def split_information(values):
    return entropy([as_number(value) for value in values])


def as_number(text):
    try:
        return float(text)
    except ValueError:
        return text


# %% ratio_by_log_values: 分母是取值个数的对数 / Divides by the logarithm of the number of values
# caught by: test_loans
# hint: 不是除以取值的个数
# book: §4.2
def gain_ratio(values, y):
    return gain(values, y) / log2(len(set(values))) if len(set(values)) > 1 else 0.0


# %% ratio_by_values: 分母是取值的个数 / Divides by the number of values
# caught by: test_loans
# book: §4.2
def gain_ratio(values, y):
    return gain(values, y) / len(set(values)) if len(set(values)) > 1 else 0.0


# %% ratio_then_gain: 先按增益比筛，再比增益 / Sifts by the ratio and then compares gains
# caught by: test_two_step
# hint: 先按增益筛
# book: §4.2
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain_ratio(values, y) for name, values in columns.items()}
    least = sorted(gains.values(), reverse=True)[n - 1]
    chosen = [name for name in attributes if gains[name] >= least - 1e-9]
    return max(chosen, key=lambda name: gain(columns[name], y))


# %% rounded_gains: 增益取两位小数再比 / Compares gains rounded to two digits
# caught by: test_two_step
# book: §4.2
# kind: narrow
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: round(gain(values, y), 2) for name, values in columns.items()}
    least = sorted(gains.values(), reverse=True)[n - 1]
    chosen = [name for name in attributes if gains[name] >= least - 1e-9]
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


# %% rounded_ratios: 比较的是取四位小数的增益比 / Compares gain ratios rounded to four digits
# caught by: test_two_step
# book: §4.2
# kind: narrow
from math import log


def split_information(values):
    n = len(values)
    c = {}
    for v in values:
        c[v] = c.get(v, 0) + 1
    return log2(n) - sum(k * log2(k) for k in c.values()) / n


def info(values, y):
    # mutual information I(A;Y) = H(A) + H(Y) - H(A,Y)
    return split_information(values) + split_information(y) - split_information(list(zip(values, y)))


def gain_ratio(values, y):
    if len(set(values)) == 1:
        return 0.0
    return info(values, y) / split_information(values)


def all_different(y):
    h = split_information(y)
    return [h, h / log2(len(y))]


def best_value(values, y):
    levels = sorted(set(values))
    if len(levels) < 2:
        return None
    a = max(levels[:-1], key=lambda a: info([v <= a for v in values], y))
    return (a, info([v <= a for v in values], y))


def two_step(X, y, attributes, n):
    cols = list(zip(*X))
    g = [info(c, y) for c in cols]
    bar = sorted(g)[-n]
    cand = [j for j in range(len(cols)) if g[j] >= bar - 1e-9]
    return attributes[max(reversed(cand), key=lambda j: round(gain_ratio(cols[j], y), 4))]


def ratio_trap(m):
    best = None
    for p in range(m // 4, 3 * m // 4 + 1):
        y = ["p"] * p + ["q"] * (m - p)
        for e in range(1, p):
            a = ["l"] * (p - e) + ["r"] * e + ["r"] * (m - p)
            for k in range(1, p):
                b = ["s"] * k + ["t"] * (m - k)
                for flip in range(0, min(m - p, 1)):
                    pass
                if info(a, y) > info(b, y) + 0.06 and gain_ratio(b, y) > gain_ratio(a, y) + 0.06:
                    return a, b, y
        # errors on both sides
        for e in range(1, p):
            for f in range(1, m - p):
                a = ["l"] * (p - e) + ["r"] * e + ["r"] * (m - p - f) + ["l"] * f
                for k in range(1, m // 3):
                    b = ["s"] * k + ["t"] * (m - k)
                    if info(a, y) > info(b, y) + 0.06 and gain_ratio(b, y) > gain_ratio(a, y) + 0.06:
                        return a, b, y
    raise ValueError(m)


# %% smallest_gains: 留下的是增益最小的 n 个 / Keeps the n smallest gains
# caught by: test_row_number, test_two_step
# book: §4.2
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    least = sorted(gains.values())[n - 1]
    chosen = [name for name in attributes if gains[name] <= least + 1e-9]
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


# %% sorted_as_text: 取值按文本排序 / Sorts the values as text
# caught by: test_best_value
# book: §4.2
def best_value(values, y):
    splits = [(gain([v <= a0 for v in values], y), a0) for a0 in sorted(set(values), key=str)[:-1]]
    if not splits:
        return None
    best, a0 = max(splits)
    return a0, best


# %% strict_left: 值 < a0 的在左 / Values < a0 go left
# caught by: test_best_value
# book: §4.2
def best_value(values, y):
    splits = [(gain([v < a0 for v in values], y), a0) for a0 in sorted(set(values))[1:]]
    if not splits:
        return None
    best, a0 = max(splits)
    return a0, best


# %% texts_stripped: 比较之前去掉文字首尾的空格 / Strips blanks off the texts before it compares them
# caught by: test_definitions
def split_information(values):
    return entropy([value.strip() for value in values])


# %% ties_cut_off: 恰取 n 个，并列的被丢掉 / Takes exactly n and drops those that tie
# caught by: test_two_step
# hint: 并列
# book: §4.2
def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    chosen = sorted(attributes, key=gains.get, reverse=True)[:n]
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


# %% trap_fixed_m: 总是返回十二个样本 / Always returns twelve samples
# caught by: test_ratio_trap
# book: §4.2
def ratio_trap(m):
    # b singles out one sample of the rare class, a the half that holds all of them: b costs next to no bits.
    m = 12
    rare = 2 + m // 8
    a = ["+" if i < m // 2 else "-" for i in range(m)]
    b = ["+" if i == 0 else "-" for i in range(m)]
    return a, b, ["+" if i < rare else "-" for i in range(m)]


# %% trap_fixed_rare: 少数类总是三个样本 / The rare class always has three samples
# caught by: test_ratio_trap
# hint: 随 m 变
# book: §4.2
def ratio_trap(m):
    # b singles out one sample of the rare class, a the half that holds all of them: b costs next to no bits.
    rare = 3
    a = ["+" if i < m // 2 else "-" for i in range(m)]
    b = ["+" if i == 0 else "-" for i in range(m)]
    return a, b, ["+" if i < rare else "-" for i in range(m)]


# %% trap_many_values: a 是编号 / a is the row number
# caught by: test_ratio_trap
# book: §4.2
def ratio_trap(m):
    # b singles out one sample of the rare class, a the half that holds all of them: b costs next to no bits.
    rare = 2 + m // 8
    a = [str(i) for i in range(m)]
    b = ["+" if i == 0 else "-" for i in range(m)]
    return a, b, ["+" if i < rare else "-" for i in range(m)]


# %% trap_pure: b 与标签完全一致，增益也最大 / b equals the labels and has the largest gain, too
# caught by: test_ratio_trap
# book: §4.2
def ratio_trap(m):
    # b singles out one sample of the rare class, a the half that holds all of them: b costs next to no bits.
    rare = 2 + m // 8
    a = ["+" if i < m // 2 else "-" for i in range(m)]
    b = ["+" if i < rare else "-" for i in range(m)]
    return a, b, ["+" if i < rare else "-" for i in range(m)]


# %% trap_quarter: 少数类总是四分之一 / The rare class is always a quarter
# caught by: test_ratio_trap
# book: §4.2
def ratio_trap(m):
    # b singles out one sample of the rare class, a the half that holds all of them: b costs next to no bits.
    rare = m // 4
    a = ["+" if i < m // 2 else "-" for i in range(m)]
    b = ["+" if i == 0 else "-" for i in range(m)]
    return a, b, ["+" if i < rare else "-" for i in range(m)]


# %% trap_swapped: a 与 b 交换了 / a and b are exchanged
# caught by: test_ratio_trap
# book: §4.2
def ratio_trap(m):
    # b singles out one sample of the rare class, a the half that holds all of them: b costs next to no bits.
    rare = 2 + m // 8
    a = ["+" if i < m // 2 else "-" for i in range(m)]
    b = ["+" if i == 0 else "-" for i in range(m)]
    return b, a, ["+" if i < rare else "-" for i in range(m)]


# %% value_of_the_right: 返回右边最小的取值 / Returns the smallest value of the right part
# caught by: test_best_value
# book: §4.2
def best_value(values, y):
    splits = [(gain([v <= a0 for v in values], y), a0) for a0 in sorted(set(values))[:-1]]
    if not splits:
        return None
    best, a0 = max(splits)
    return min(v for v in values if v > a0), best


# %% values_rounded: 比较之前把取值取整到三位 / Rounds the values to three digits
# caught by: test_best_value
# book: §4.2
# kind: narrow
def best_value(values, y):
    values = [round(v, 3) for v in values]
    splits = [(gain([v <= a0 for v in values], y), a0) for a0 in sorted(set(values))[:-1]]
    if not splits:
        return None
    best, a0 = max(splits)
    return a0, best


# %% values_to_six_digits: 取值相差不到 1e-6 就当作同一个 / Takes values that differ by less than 1e-6 for one
# caught by: test_best_value
# book: §4.2
# kind: narrow
from math import log


def split_information(values):
    n = len(values)
    c = {}
    for v in values:
        c[v] = c.get(v, 0) + 1
    return log2(n) - sum(k * log2(k) for k in c.values()) / n


def info(values, y):
    # mutual information I(A;Y) = H(A) + H(Y) - H(A,Y)
    return split_information(values) + split_information(y) - split_information(list(zip(values, y)))


def gain_ratio(values, y):
    if len(set(values)) == 1:
        return 0.0
    return info(values, y) / split_information(values)


def all_different(y):
    h = split_information(y)
    return [h, h / log2(len(y))]


def best_value(values, y):
    levels = sorted({round(v, 6): v for v in values}.values())
    if len(levels) < 2:
        return None
    a = max(levels[:-1], key=lambda a: info([v <= a for v in values], y))
    return (a, info([v <= a for v in values], y))


def two_step(X, y, attributes, n):
    cols = list(zip(*X))
    g = [info(c, y) for c in cols]
    bar = sorted(g)[-n]
    cand = [j for j in range(len(cols)) if g[j] >= bar - 1e-9]
    return attributes[max(reversed(cand), key=lambda j: gain_ratio(cols[j], y))]


def ratio_trap(m):
    best = None
    for p in range(m // 4, 3 * m // 4 + 1):
        y = ["p"] * p + ["q"] * (m - p)
        for e in range(1, p):
            a = ["l"] * (p - e) + ["r"] * e + ["r"] * (m - p)
            for k in range(1, p):
                b = ["s"] * k + ["t"] * (m - k)
                for flip in range(0, min(m - p, 1)):
                    pass
                if info(a, y) > info(b, y) + 0.06 and gain_ratio(b, y) > gain_ratio(a, y) + 0.06:
                    return a, b, y
        # errors on both sides
        for e in range(1, p):
            for f in range(1, m - p):
                a = ["l"] * (p - e) + ["r"] * e + ["r"] * (m - p - f) + ["l"] * f
                for k in range(1, m // 3):
                    b = ["s"] * k + ["t"] * (m - k)
                    if info(a, y) > info(b, y) + 0.06 and gain_ratio(b, y) > gain_ratio(a, y) + 0.06:
                        return a, b, y
    raise ValueError(m)


# %% zero_division: 只有一种取值时除以 0 / Divides by 0 for a single value
# caught by: test_definitions
# book: §4.2
def gain_ratio(values, y):
    return gain(values, y) / split_information(values)
