"""Known mistakes of cookbook7.3. Each cell holds what differs from the reference."""

# %% any_text_labels_by_order: 异类取标记更大的类 / The other class is a larger label
# caught by: test_nearest_pair
# book: §7.5
def nearest_pair(X, y, kinds, i):
    distances = {k: sum(differences(X, kinds, i, k)) for k in range(len(X)) if k != i}
    same = {k: distance for k, distance in distances.items() if y[k] == y[i]}
    other = {k: distance for k, distance in distances.items() if str(y[k]) > str(y[i])}
    other = other or {k: distance for k, distance in distances.items() if y[k] != y[i]}
    return nearest(same) if same else None, nearest(other)


# %% busy_alone: 第 1 列也没有用 / Column 1 is useless, too
# caught by: test_busy_column
# book: §7.5
def busy_column(m):
    # Rows are nearest, in the first column, to one of the other class.
    return [[float(i), 0.0] for i in range(m)], [i % 2 for i in range(m)]


# %% busy_by_class: 忙碌的列按类排序，于是得正分 / The busy column in the order of the classes, and so it gains
# caught by: test_busy_column
# hint: 第 0 列
# book: §7.5
def busy_column(m):
    # Rows are nearest, in the first column, to one of the other class.
    return [[float(i), float(2 * i >= m)] for i in range(m)], [int(2 * i >= m) for i in range(m)]


# %% busy_pairs: 值成对相等 / The values are equal in pairs
# caught by: test_busy_column
# book: §7.5
def busy_column(m):
    # Rows are nearest, in the first column, to one of the other class.
    return [[float(i // 2), float(i % 2)] for i in range(m)], [i % 2 for i in range(m)]


# %% case_and_blanks_ignored: 文字比较时去掉空格、不分大小写 / Blanks and case ignored in texts
# caught by: test_differences
# book: §7.5
def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if kind == "nominal" and X[a][j].strip().lower() == X[b][j].strip().lower():
            found.append(0.0)
            continue
        if X[a][j] == X[b][j]:
            found.append(0.0)
        elif kind == "nominal":
            found.append(1.0)
        else:
            found.append(abs(X[a][j] - X[b][j]) / spread(X, j))
    return found


# %% classes_drawn_evenly: 期望先在各类内平均，再对类平均 / The mean over classes of the means within them
# caught by: test_expected
# book: §7.5
def expected(X, y, kinds):
    found = []
    for label in dict.fromkeys(y):
        found.append(relief(X, y, kinds, [i for i in range(len(X)) if y[i] == label]))
    return [sum(column) / len(found) for column in zip(*found)]


# %% coarse_ties: 相差不到 1e-4 就算并列 / Less than 1e-4 apart counts as a tie
# caught by: test_nearest_pair
# book: §7.5
# kind: narrow
TIE = 1e-4


# %% constant_column_counts_one: 常数列的差异当成 1 / A constant column counts as a difference of 1
# caught by: test_differences
# book: §7.5
def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if kind == "numeric" and spread(X, j) == 0:
            found.append(1.0)
        elif X[a][j] == X[b][j]:
            found.append(0.0)
        elif kind == "nominal":
            found.append(1.0)
        else:
            found.append(abs(X[a][j] - X[b][j]) / spread(X, j))
    return found


# %% constant_column_divides_by_zero: 常数列出现 0/0 / 0/0 in a constant column
# caught by: test_differences
# book: §7.5
def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if kind == "nominal":
            found.append(float(X[a][j] != X[b][j]))
        else:
            found.append(abs(X[a][j] - X[b][j]) / spread(X, j))
    return found


# %% deviation_for_variance: 返回标准差 / Returns the standard deviation
# caught by: test_variance
# book: §7.5
def variance(X, y, kinds, n):
    means = expected(X, y, kinds)
    columns = zip(*scores(X, y, kinds, range(len(X))))
    return [(sum((x - mean) ** 2 for x in column) / len(X) / n) ** 0.5 for column, mean in zip(columns, means)]


# %% divided_by_the_maximum: 除以最大值，不是极差 / Divided by the maximum instead of the range
# caught by: test_differences
# book: §7.5
def spread(X, j):
    column = [row[j] for row in X]
    return max(map(abs, column))


# %% divided_by_the_rows: 除以行数，不是取样次数 / Divided by the number of rows, not of draws
# caught by: test_relief
# book: §7.5
def relief(X, y, kinds, picks):
    return [sum(column) / len(X) for column in zip(*scores(X, y, kinds, picks))]


# %% each_corner_once: 异或的四个角各不重合，最近的同类在对角 / The corners of exclusive or without copies: the nearest of the same class is across
# caught by: test_interaction
# book: §7.5
def interaction(m):
    # The corners of exclusive or. The nearest row of the same class is a copy; the nearest of the other class differs
    # in one feature, which one depends on the corner: of two equally near corners the first is taken.
    corners = [([0.0, 0.0], "a"), ([1.0, 1.0], "a"), ([0.0, 1.0], "b"), ([1.0, 0.0], "b")]
    rows = [([x[0] + 10 * k, x[1] + 10 * k], label) for k in range(m // 4) for x, label in corners]
    return [list(x) for x, _ in rows], [label for _, label in rows]


# %% eight_rows_always: 总是 8 行 / Always 8 rows
# caught by: test_interaction
# book: §7.5
def interaction(m):
    # The corners of exclusive or. The nearest row of the same class is a copy; the nearest of the other class differs
    # in one feature, which one depends on the corner: of two equally near corners the first is taken.
    corners = [([0.0, 0.0], "a"), ([1.0, 1.0], "a"), ([0.0, 1.0], "b"), ([1.0, 0.0], "b")]
    rows = corners * 2
    return [list(x) for x, _ in rows], [label for _, label in rows]


# %% euclidean_neighbours: 近邻用欧氏距离 / Euclidean neighbours
# caught by: test_nearest_pair
# hint: 不开方
# book: §7.5
def nearest_pair(X, y, kinds, i):
    distances = {k: sum(d * d for d in differences(X, kinds, i, k)) ** 0.5 for k in range(len(X)) if k != i}
    same = {k: distance for k, distance in distances.items() if y[k] == y[i]}
    other = {k: distance for k, distance in distances.items() if y[k] != y[i]}
    return nearest(same) if same else None, nearest(other)


# %% first_column_only: 距离只看第 0 列 / The distance looks at column 0 only
# caught by: test_nearest_pair
# book: §7.5
def nearest_pair(X, y, kinds, i):
    distances = {k: differences(X, kinds, i, k)[0] for k in range(len(X)) if k != i}
    same = {k: distance for k, distance in distances.items() if y[k] == y[i]}
    other = {k: distance for k, distance in distances.items() if y[k] != y[i]}
    return nearest(same) if same else None, nearest(other)


# %% four_rows_always: 总是 4 行 / Always 4 rows
# caught by: test_busy_column
# book: §7.5
def busy_column(m):
    m = 4
    # Rows are nearest, in the first column, to one of the other class.
    return [[float(i), float(i % 2)] for i in range(m)], [i % 2 for i in range(m)]


# %% labels_as_floats: 整数标记转成浮点数再比较 / Labels that are ints are compared as floats
# caught by: test_nearest_pair, test_unusual_tables
# book: §7.5
def nearest_pair(X, y, kinds, i):
    y = [label if isinstance(label, str) else float(label) for label in y]
    distances = {k: sum(differences(X, kinds, i, k)) for k in range(len(X)) if k != i}
    same = {k: distance for k, distance in distances.items() if y[k] == y[i]}
    other = {k: distance for k, distance in distances.items() if y[k] != y[i]}
    return nearest(same) if same else None, nearest(other)


# %% labels_without_blanks: 比较标记之前去掉了两端的空格 / Blanks are taken off both ends of the labels
# caught by: test_nearest_pair
# book: §7.5
def nearest_pair(X, y, kinds, i):
    y = [str(label).strip() for label in y]
    distances = {k: sum(differences(X, kinds, i, k)) for k in range(len(X)) if k != i}
    same = {k: distance for k, distance in distances.items() if y[k] == y[i]}
    other = {k: distance for k, distance in distances.items() if y[k] != y[i]}
    return nearest(same) if same else None, nearest(other)


# %% last_of_equal_distances: 并列时取下标最大的 / Of equal distances the largest index
# caught by: test_nearest_pair
# book: §7.5
def nearest(distances):
    """The first of the smallest; the distances by row."""
    least = min(distances.values())
    return max(k for k, distance in distances.items() if distance <= least + TIE)


# %% lonely_row_is_its_own_hit: 没有同类时把自己当同类返回 / A row alone in its class is returned as its own hit
# caught by: test_nearest_pair
# book: §7.5
def nearest_pair(X, y, kinds, i):
    distances = {k: sum(differences(X, kinds, i, k)) for k in range(len(X)) if k != i}
    same = {k: distance for k, distance in distances.items() if y[k] == y[i]}
    other = {k: distance for k, distance in distances.items() if y[k] != y[i]}
    return nearest(same) if same else i, nearest(other)


# %% lonely_rows_not_drawn: 期望不计没有同类的行 / The mean over rows that have a neighbour of their class
# caught by: test_unusual_tables
# book: §7.5
def expected(X, y, kinds):
    return relief(X, y, kinds, [i for i in range(len(X)) if y.count(y[i]) > 1] or range(len(X)))


# %% lonely_rows_skipped: 没有同类的行整个跳过 / Rows alone in their class are skipped
# caught by: test_unusual_tables
# book: §7.5
def score(X, y, kinds, i):
    """What one draw of row i adds to every column."""
    if y.count(y[i]) == 1:
        return [0.0] * len(kinds)
    hit, miss = nearest_pair(X, y, kinds, i)
    away = differences(X, kinds, i, miss)
    near = differences(X, kinds, i, i if hit is None else hit)
    return [a - b for a, b in zip(away, near)]


# %% means_differ: 一个特征单独就能把两类分开 / One feature tells the classes apart by itself
# caught by: test_interaction
# book: §7.5
def interaction(m):
    # The corners of exclusive or. The nearest row of the same class is a copy; the nearest of the other class differs
    # in one feature, which one depends on the corner: of two equally near corners the first is taken.
    corners = [([0.0, 0.0], "a"), ([1.0, 1.0], "a"), ([0.0, 5.0], "b"), ([1.0, 6.0], "b")]
    rows = corners * (m // 4)
    return [list(x) for x, _ in rows], [label for _, label in rows]


# %% miss_first: 返回的次序反了 / The pair in the wrong order
# caught by: test_nearest_pair
# book: §7.5
def nearest_pair(X, y, kinds, i):
    distances = {k: sum(differences(X, kinds, i, k)) for k in range(len(X)) if k != i}
    same = {k: distance for k, distance in distances.items() if y[k] == y[i]}
    other = {k: distance for k, distance in distances.items() if y[k] != y[i]}
    return nearest(other), nearest(same) if same else None


def score(X, y, kinds, i):
    """What one draw of row i adds to every column."""
    miss, hit = nearest_pair(X, y, kinds, i)
    away = differences(X, kinds, i, miss)
    near = differences(X, kinds, i, i if hit is None else hit)
    return [a - b for a, b in zip(away, near)]


# %% miss_from_the_next_class: 异类只看 y 中另外的第一类 / Only one of the other classes counts
# caught by: test_nearest_pair
# book: §7.5
def nearest_pair(X, y, kinds, i):
    distances = {k: sum(differences(X, kinds, i, k)) for k in range(len(X)) if k != i}
    same = {k: distance for k, distance in distances.items() if y[k] == y[i]}
    names = list(dict.fromkeys(y))
    following = names[(names.index(y[i]) + 1) % len(names)]
    other = {k: distance for k, distance in distances.items() if y[k] == following}
    return nearest(same) if same else None, nearest(other)


# %% misses_of_all_classes: 与每个异类的最近行取平均 / The mean over the nearest rows of all other classes
# caught by: test_unusual_tables
# book: §7.5
def score(X, y, kinds, i):
    """What one draw of row i adds to every column."""
    hit, miss = nearest_pair(X, y, kinds, i)
    misses = []
    for label in dict.fromkeys(y):
        if label != y[i]:
            rows = {k: sum(differences(X, kinds, i, k)) for k in range(len(X)) if y[k] == label}
            misses.append(differences(X, kinds, i, nearest(rows)))
    away = [sum(column) / len(misses) for column in zip(*misses)]
    near = differences(X, kinds, i, i if hit is None else hit)
    return [a - b for a, b in zip(away, near)]


# %% not_divided_by_the_range: 连续列没有除以极差 / Numeric differences not divided by the range
# caught by: test_differences
# book: §7.5
def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if X[a][j] == X[b][j]:
            found.append(0.0)
        elif kind == "nominal":
            found.append(1.0)
        else:
            found.append(abs(X[a][j] - X[b][j]))
    return found


# %% only_one_feature_gains: 并列总是落在同一个特征上 / Ties always fall on the same feature
# caught by: test_interaction
# book: §7.5
def interaction(m):
    # The corners of exclusive or. The nearest row of the same class is a copy; the nearest of the other class differs
    # in one feature, which one depends on the corner: of two equally near corners the first is taken.
    corners = [([0.0, 0.0], "a"), ([1.0, 1.0], "a"), ([0.0, 0.9], "b"), ([1.0, 0.1], "b")]
    rows = corners * (m // 4)
    return [list(x) for x, _ in rows], [label for _, label in rows]


# %% own_neighbour: 最近的同类是自己 / The row is its own neighbour
# caught by: test_nearest_pair
# book: §7.5
def nearest_pair(X, y, kinds, i):
    distances = {k: sum(differences(X, kinds, i, k)) for k in range(len(X))}
    same = {k: distance for k, distance in distances.items() if y[k] == y[i]}
    other = {k: distance for k, distance in distances.items() if y[k] != y[i]}
    return nearest(same) if same else None, nearest(other)


# %% range_of_two_rows: 极差只取这两行，差异总是 1 / The range of the two rows alone: every difference is 1
# caught by: test_differences
# book: §7.5
def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if X[a][j] == X[b][j]:
            found.append(0.0)
        elif kind == "nominal":
            found.append(1.0)
        else:
            found.append(1.0)
    return found


# %% range_small_beside_the_numbers: 极差不到最大的数的 1e-9 倍的列算作全列相等 / A column counts as constant where its range is below 1e-9 of its largest number
# caught by: test_differences, test_unusual_tables
# book: §7.5
def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if X[a][j] == X[b][j] or (kind == "numeric" and spread(X, j) < 1e-9 * max(abs(row[j]) for row in X)):
            found.append(0.0)
        elif kind == "nominal":
            found.append(1.0)
        else:
            found.append(abs(X[a][j] - X[b][j]) / spread(X, j))
    return found


# %% range_within_a_million: 求极差时 max 与 min 从 ∓10^6 起 / Maximum and minimum begin at ∓10^6 when the range is sought
# caught by: test_differences, test_unusual_tables
# book: §7.5
def spread(X, j):
    column = [row[j] for row in X]
    high, low = -1e6, 1e6
    for value in column:
        high, low = max(high, value), min(low, value)
    return high - low


# %% raw_distances: 找近邻时没有除以极差 / Neighbours by distances that are not scaled
# caught by: test_nearest_pair
# book: §7.5
def nearest_pair(X, y, kinds, i):
    distances = {k: sum(abs(u - v) if t == "numeric" else float(u != v) for u, v, t in zip(X[i], X[k], kinds)) for k in range(len(X)) if k != i}
    same = {k: distance for k, distance in distances.items() if y[k] == y[i]}
    other = {k: distance for k, distance in distances.items() if y[k] != y[i]}
    return nearest(same) if same else None, nearest(other)


# %% repeated_picks_once: 重复取到的行只算一次 / Rows that are drawn again count once
# caught by: test_relief
# book: §7.5
def relief(X, y, kinds, picks):
    picks = list(dict.fromkeys(picks))
    return [sum(column) / len(picks) for column in zip(*scores(X, y, kinds, picks))]


# %% sample_variance: 方差除以 m - 1 / The sample variance, divided by m - 1
# caught by: test_variance
# book: §7.5
def variance(X, y, kinds, n):
    means = expected(X, y, kinds)
    columns = zip(*scores(X, y, kinds, range(len(X))))
    return [sum((x - mean) ** 2 for x in column) / (len(X) - 1) / n for column, mean in zip(columns, means)]


# %% sampled: 期望用随机取样估计 / The expectation estimated by random draws
# caught by: test_expected
# book: §7.5
import random


def expected(X, y, kinds):
    chance = random.Random(0)
    return relief(X, y, kinds, [chance.randrange(len(X)) for _ in range(5000)])


# %% signed_differences: 差异没有取绝对值 / Differences with their sign
# caught by: test_differences
# book: §7.5
def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if X[a][j] == X[b][j]:
            found.append(0.0)
        elif kind == "nominal":
            found.append(1.0)
        else:
            found.append((X[a][j] - X[b][j]) / spread(X, j))
    return found


# %% signs_exchanged: 加减号反了 / Signs exchanged
# caught by: test_relief
# hint: 减与同类
# book: §7.5
def score(X, y, kinds, i):
    """What one draw of row i adds to every column."""
    hit, miss = nearest_pair(X, y, kinds, i)
    away = differences(X, kinds, i, miss)
    near = differences(X, kinds, i, i if hit is None else hit)
    return [b - a for a, b in zip(away, near)]


# %% small_range_is_constant: 极差小于 1e-12 的列算作全列相等 / A column whose range is below 1e-12 counts as constant
# caught by: test_differences, test_unusual_tables
# book: §7.5
def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if X[a][j] == X[b][j] or (kind == "numeric" and spread(X, j) < 1e-12):
            found.append(0.0)
        elif kind == "nominal":
            found.append(1.0)
        else:
            found.append(abs(X[a][j] - X[b][j]) / spread(X, j))
    return found


# %% small_variance_is_zero: 小于 1e-9 的方差算作 0，n 很大时也一样 / A variance below 1e-9 counts as 0, also for large n
# caught by: test_variance
# book: §7.5
# kind: narrow
def variance(X, y, kinds, n):
    means = expected(X, y, kinds)
    columns = zip(*scores(X, y, kinds, range(len(X))))
    found = [sum((x - mean) ** 2 for x in column) / len(X) / n for column, mean in zip(columns, means)]
    return [value if value > 1e-9 else 0.0 for value in found]


# %% squared_differences: 差异取了平方 / The differences squared
# caught by: test_differences
# hint: 极差
# book: §7.5
def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if X[a][j] == X[b][j]:
            found.append(0.0)
        elif kind == "nominal":
            found.append(1.0)
        else:
            found.append((abs(X[a][j] - X[b][j]) / spread(X, j)) ** 2)
    return found


# %% sum_for_mean: 没有除以取样次数 / Not divided by the number of draws
# caught by: test_relief
# book: §7.5
def relief(X, y, kinds, picks):
    return [sum(column) for column in zip(*scores(X, y, kinds, picks))]


# %% ten_draws_at_most: 只用前 50 次取样 / Only the first 50 draws
# caught by: test_relief
# book: §7.5
# kind: narrow
def relief(X, y, kinds, picks):
    picks = list(picks)[:50]
    return [sum(column) / len(picks) for column in zip(*scores(X, y, kinds, picks))]


# %% texts_as_numbers: 像数的文字按数比较 / Texts that look like numbers compared as numbers
# caught by: test_differences
# book: §7.5
def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if kind == "nominal" and all(text.strip().replace(".", "").isdigit() for text in (X[a][j], X[b][j])):
            found.append(float(float(X[a][j]) != float(X[b][j])))
            continue
        if X[a][j] == X[b][j]:
            found.append(0.0)
        elif kind == "nominal":
            found.append(1.0)
        else:
            found.append(abs(X[a][j] - X[b][j]) / spread(X, j))
    return found


# %% texts_normalised: 全角与半角、组合与预组字符当作相同 / Full-width and composed characters count as alike
# caught by: test_differences, test_unusual_tables
# book: §7.5
from unicodedata import normalize


def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if X[a][j] == X[b][j]:
            found.append(0.0)
        elif kind == "nominal" and normalize("NFKC", X[a][j]) == normalize("NFKC", X[b][j]):
            found.append(0.0)
        elif kind == "nominal":
            found.append(1.0)
        else:
            found.append(abs(X[a][j] - X[b][j]) / spread(X, j))
    return found


# %% variance_of_one_draw: 方差没有除以 n / The variance of one draw, not divided by n
# caught by: test_variance
# hint: 独立取样
# book: §7.5
def variance(X, y, kinds, n):
    means = expected(X, y, kinds)
    columns = zip(*scores(X, y, kinds, range(len(X))))
    return [sum((x - mean) ** 2 for x in column) / len(X) for column, mean in zip(columns, means)]


# %% variance_of_the_picks: 把第 0 到 n-1 行当作取样 / Takes rows 0 … n-1 for the draws
# caught by: test_variance
# book: §7.5
def variance(X, y, kinds, n):
    means = expected(X, y, kinds)
    columns = zip(*scores(X, y, kinds, range(min(n, len(X)))))
    return [sum((x - mean) ** 2 for x in column) / n / n for column, mean in zip(columns, means)]


# %% variance_over_n_squared: 方差除以了 n² / The variance divided by n²
# caught by: test_variance
# book: §7.5
def variance(X, y, kinds, n):
    means = expected(X, y, kinds)
    columns = zip(*scores(X, y, kinds, range(len(X))))
    return [sum((x - mean) ** 2 for x in column) / len(X) / n**2 for column, mean in zip(columns, means)]


# %% without_replacement: 按不放回取样算方差 / The variance of draws without replacement
# caught by: test_variance
# book: §7.5
def variance(X, y, kinds, n):
    means = expected(X, y, kinds)
    columns = zip(*scores(X, y, kinds, range(len(X))))
    return [sum((x - mean) ** 2 for x in column) / len(X) / n * max(0.0, len(X) - n) / (len(X) - 1) for column, mean in zip(columns, means)]
