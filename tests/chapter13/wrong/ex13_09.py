"""Known mistakes of 13.9. Each cell holds what differs from the reference."""

# %% any_dependence_links: 条件互信息大于 0 就连边 / Links columns wherever the information exceeds 0
# caught by: test_sampled
# hint: never exactly 0
# book: §13.5
def split_views(X, y):
    dependence = dependence_matrix(X, y)
    group = list(range(len(dependence)))
    for i, j in combinations(range(len(group)), 2):
        if dependence[i, j] > 1e-9:
            group = [group[i] if one == group[j] else one for one in group]
    first = [column for column, one in enumerate(group) if one == group[0]]
    second = [column for column, one in enumerate(group) if one != group[0]]
    return (first, second) if second else (first[:-1], first[-1:])


# %% binary_attributes: 把属性当作 0/1 的 / Takes the attributes for binary ones
# caught by: test_by_hand, test_information
# book: §13.5
def conditional_mutual_information(a, b, y):
    a, b = [int(one > 0) for one in a], [int(one > 0) for one in b]
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(zip(a, b, y))
    return sum(n * log2(n * n_y[k] / (n_ay[i, k] * n_by[j, k])) for (i, j, k), n in n_aby.items()) / len(y)


# %% classes_summed: 各类内部的互信息直接相加 / Adds the information within the classes without weights
# caught by: test_by_hand, test_information
# book: §13.5
def conditional_mutual_information(a, b, y):
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(zip(a, b, y))
    return sum(n * log2(n * n_y[k] / (n_ay[i, k] * n_by[j, k])) / n_y[k] for (i, j, k), n in n_aby.items())


# %% classes_weighted_equally: 各类内部的互信息取简单平均，没有按类的频率加权 / Averages over the classes without weighting them by their frequencies
# caught by: test_by_hand, test_information
# hint: weighted
# book: §13.5
def conditional_mutual_information(a, b, y):
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(zip(a, b, y))
    return sum(n * log2(n * n_y[k] / (n_ay[i, k] * n_by[j, k])) / n_y[k] for (i, j, k), n in n_aby.items()) / len(n_y)


# %% codes_as_text: 把编码连成文字来计数，1 与 12 和 11 与 2 混为一谈 / Counts codes joined as text, so that 1, 12 and 11, 2 are the same
# caught by: test_information
# book: §13.5
def conditional_mutual_information(a, b, y):
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(f"{i}{j}" + str(k) for i, j, k in zip(a, b, y))
    return sum(n * log2(n * n_y[k] / (n_ay[i, k] * n_by[j, k])) for i, j, k, n in ((i, j, k, n_aby[f"{i}{j}{k}"]) for i, j, k in set(zip(a, b, y)))) / len(y)


# %% conditional_entropy: 求的是条件熵 H(a | b, y) / Computes the conditional entropy H(a | b, y)
# caught by: test_by_hand, test_information
# book: §13.5
def conditional_mutual_information(a, b, y):
    n_by, n_aby = Counter(zip(b, y)), Counter(zip(a, b, y))
    return -sum(n * log2(n / n_by[j, k]) for (i, j, k), n in n_aby.items()) / len(y)


# %% correlation_of_codes: 用各类内部编码的相关系数代替条件互信息来划分 / Splits by correlations of the codes within classes
# caught by: test_planted
# book: §13.5
def split_views(X, y):
    X, y = np.array(X, dtype=float), np.array(y)
    for k in set(y.tolist()):
        X[y == k] -= X[y == k].mean(axis=0)
    dependence = np.abs(X.T @ X) / np.outer(X.std(axis=0), X.std(axis=0))
    group = list(range(len(dependence)))
    # Columns of one view depend on each other more than those of different views: join the strongest pairs first.
    for i, j in sorted(combinations(group, 2), key=lambda pair: -dependence[pair]):
        if len(set(group)) == 2:
            break
        group = [group[i] if one == group[j] else one for one in group]
    return tuple([column for column, one in enumerate(group) if one == name] for name in sorted(set(group)))


# %% diagonal_kept: 对角线上是条件熵，没有取 0 / Leaves the conditional entropies on the diagonal
# caught by: test_matrix
# book: §13.5
from itertools import product


def dependence_matrix(X, y):
    columns, labels = np.transpose(X).tolist(), np.asarray(y).tolist()
    matrix = np.zeros((len(columns), len(columns)))
    for i, j in product(range(len(columns)), repeat=2):
        matrix[i, j] = matrix[j, i] = conditional_mutual_information(columns[i], columns[j], labels)
    return matrix


# %% equal_sizes: 总分成一样多的两组 / Always makes two groups of the same size
# caught by: test_planted
# book: §13.5
def split_views(X, y):
    dependence = dependence_matrix(X, y)
    group = list(range(len(dependence)))
    # Columns of one view depend on each other more than those of different views: join the strongest pairs first.
    for i, j in sorted(combinations(group, 2), key=lambda pair: -dependence[pair]):
        if len(set(group)) == 2:
            break
        group = [group[i] if one == group[j] else one for one in group]
    first = [column for column, one in enumerate(group) if one == group[0]]
    second = [column for column, one in enumerate(group) if one != group[0]]
    while len(first) > len(second) + 1:
        second.append(first.pop())
    while len(second) > len(first) + 1:
        first.append(second.pop())
    return first, second


# %% first_thousand_rows: 划分只看前 1000 行 / Splits by the first 1000 rows only
# caught by: test_sampled
# book: §13.5
# kind: narrow
def split_views(X, y):
    dependence = dependence_matrix(X[:1000], y[:1000])
    group = list(range(len(dependence)))
    # Columns of one view depend on each other more than those of different views: join the strongest pairs first.
    for i, j in sorted(combinations(group, 2), key=lambda pair: -dependence[pair]):
        if len(set(group)) == 2:
            break
        group = [group[i] if one == group[j] else one for one in group]
    return tuple([column for column, one in enumerate(group) if one == name] for name in sorted(set(group)))


# %% first_twenty_rows: 只用前 20 行 / Uses the first 20 rows only
# caught by: test_planted, test_matrix
# book: §13.5
# kind: narrow
def dependence_matrix(X, y):
    columns, labels = np.transpose(X[:20]).tolist(), np.asarray(y)[:20].tolist()
    matrix = np.zeros((len(columns), len(columns)))
    for i, j in combinations(range(len(columns)), 2):
        matrix[i, j] = matrix[j, i] = conditional_mutual_information(columns[i], columns[j], labels)
    return matrix


# %% half_half: 前一半列一组，后一半列一组 / The first half of the columns, and the second half
# caught by: test_planted, test_sampled
# hint: order of columns
# book: §13.5
def split_views(X, y):
    d = len(X[0])
    return list(range(d // 2)), list(range(d // 2, d))


# %% half_the_maximum: 以最大值的一半为阈值 / Half the maximum as threshold
# caught by: test_planted
# book: §13.5
def split_views(X, y):
    dependence = dependence_matrix(X, y)
    group = list(range(len(dependence)))
    for i, j in combinations(range(len(group)), 2):
        if dependence[i, j] > dependence.max() / 2:
            group = [group[i] if one == group[j] else one for one in group]
    first = [column for column, one in enumerate(group) if one == group[0]]
    second = [column for column, one in enumerate(group) if one != group[0]]
    return (first, second) if second else (first[:-1], first[-1:])


# %% joint_with_class: 求的是 I(a; b, y)：b 与 y 合起来与 a 的互信息 / Computes I(a; b, y), the information on a in b and y together
# caught by: test_by_hand, test_information
# book: §13.5
def conditional_mutual_information(a, b, y):
    n_a, n_by, n_aby = Counter(a), Counter(zip(b, y)), Counter(zip(a, b, y))
    return sum(n * log2(n * len(y) / (n_a[i] * n_by[j, k])) for (i, j, k), n in n_aby.items()) / len(y)


# %% like_the_first_column: 与第 0 列的关联超过平均值的归一组 / A group of what depends on column 0 more than the average
# caught by: test_planted
# book: §13.5
def split_views(X, y):
    row = dependence_matrix(X, y)[0]
    first = [0] + [j for j in range(1, len(row)) if row[j] > row[1:].mean()]
    return first, [j for j in range(len(row)) if j not in first]


# %% marginal_everywhere: 求的是互信息 I(a; b)，没有以类别为条件 / Computes I(a; b), without conditioning on the class
# caught by: test_by_hand, test_information
# hint: class first
# book: §13.5
def conditional_mutual_information(a, b, y):
    y = [0] * len(y)
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(zip(a, b, y))
    return sum(n * log2(n * n_y[k] / (n_ay[i, k] * n_by[j, k])) for (i, j, k), n in n_aby.items()) / len(y)


# %% marginal_information: 划分视图时用不固定类别的互信息 / Splits by the mutual information that ignores the class
# caught by: test_planted
# book: §13.5
def split_views(X, y):
    dependence = dependence_matrix(X, [0] * len(y))
    group = list(range(len(dependence)))
    # Columns of one view depend on each other more than those of different views: join the strongest pairs first.
    for i, j in sorted(combinations(group, 2), key=lambda pair: -dependence[pair]):
        if len(set(group)) == 2:
            break
        group = [group[i] if one == group[j] else one for one in group]
    return tuple([column for column, one in enumerate(group) if one == name] for name in sorted(set(group)))


# %% mean_as_threshold: 以平均值为阈值 / The mean as threshold
# caught by: test_planted
# book: §13.5
def split_views(X, y):
    dependence = dependence_matrix(X, y)
    group = list(range(len(dependence)))
    for i, j in combinations(range(len(group)), 2):
        if dependence[i, j] > dependence.mean():
            group = [group[i] if one == group[j] else one for one in group]
    first = [column for column, one in enumerate(group) if one == group[0]]
    second = [column for column, one in enumerate(group) if one != group[0]]
    return (first, second) if second else (first[:-1], first[-1:])


# %% nats: 用自然对数 / Natural logarithm
# caught by: test_by_hand, test_information
# hint: base 2
# book: §13.5
from math import log


def conditional_mutual_information(a, b, y):
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(zip(a, b, y))
    return sum(n * log(n * n_y[k] / (n_ay[i, k] * n_by[j, k])) for (i, j, k), n in n_aby.items()) / len(y)


# %% normalised_matrix: 矩阵除以了最大值 / Divides the matrix by its maximum
# caught by: test_matrix
# book: §13.5
def dependence_matrix(X, y):
    columns, labels = np.transpose(X).tolist(), np.asarray(y).tolist()
    matrix = np.zeros((len(columns), len(columns)))
    for i, j in combinations(range(len(columns)), 2):
        matrix[i, j] = matrix[j, i] = conditional_mutual_information(columns[i], columns[j], labels)
    return matrix / max(matrix.max(), 1e-12)


# %% pair_in_one_number: 用 50a + b 记一对取值，编码大时相撞 / Keeps a pair as 50a + b, which collides for large codes
# caught by: test_information
# book: §13.5
# kind: narrow
def conditional_mutual_information(a, b, y):
    y, shared = list(y), {}
    a, b = zip(*[shared.setdefault((50 * i + j, k), (i, j)) for i, j, k in zip(a, b, y)])
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(zip(a, b, y))
    return sum(n * log2(n * n_y[k] / (n_ay[i, k] * n_by[j, k])) for (i, j, k), n in n_aby.items()) / len(y)


# %% smoothed_counts: 计数都加了 1 / Adds 1 to the counts
# caught by: test_by_hand, test_information
# book: §13.5
def conditional_mutual_information(a, b, y):
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(zip(a, b, y))
    return sum(n * log2((n + 1) * (n_y[k] + 4) / ((n_ay[i, k] + 2) * (n_by[j, k] + 2))) for (i, j, k), n in n_aby.items()) / len(y)


# %% threshold_of_a_fiftieth: 固定的阈值 0.02 比特 / A fixed threshold of 0.02 bits
# caught by: test_planted
# book: §13.5
def split_views(X, y):
    dependence = dependence_matrix(X, y)
    group = list(range(len(dependence)))
    for i, j in combinations(range(len(group)), 2):
        if dependence[i, j] > 0.02:
            group = [group[i] if one == group[j] else one for one in group]
    first = [column for column, one in enumerate(group) if one == group[0]]
    second = [column for column, one in enumerate(group) if one != group[0]]
    return (first, second) if second else (first[:-1], first[-1:])


# %% threshold_of_a_tenth: 固定的阈值 0.1 比特 / A fixed threshold of 0.1 bits
# caught by: test_planted
# book: §13.5
def split_views(X, y):
    dependence = dependence_matrix(X, y)
    group = list(range(len(dependence)))
    for i, j in combinations(range(len(group)), 2):
        if dependence[i, j] > 0.1:
            group = [group[i] if one == group[j] else one for one in group]
    first = [column for column, one in enumerate(group) if one == group[0]]
    second = [column for column, one in enumerate(group) if one != group[0]]
    return (first, second) if second else (first[:-1], first[-1:])


# %% threshold_of_half_a_hundredth: 固定的阈值 0.005 比特 / A fixed threshold of 0.005 bits
# caught by: test_sampled
# book: §13.5
def split_views(X, y):
    dependence = dependence_matrix(X, y)
    group = list(range(len(dependence)))
    for i, j in combinations(range(len(group)), 2):
        if dependence[i, j] > 0.005:
            group = [group[i] if one == group[j] else one for one in group]
    first = [column for column, one in enumerate(group) if one == group[0]]
    second = [column for column, one in enumerate(group) if one != group[0]]
    return (first, second) if second else (first[:-1], first[-1:])


# %% tiny_information_cut_off: 小于 10^-6 的条件互信息当作 0 / Conditional mutual information below 10^-6 counts as 0
# caught by: test_information
# kind: narrow
def conditional_mutual_information(a, b, y):
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(zip(a, b, y))
    found = sum(n * log2(n * n_y[k] / (n_ay[i, k] * n_by[j, k])) for (i, j, k), n in n_aby.items()) / len(y)
    return found if found > 1e-6 else 0.0


# %% two_classes_only: 只看类别 0 和 1 / Looks at classes 0 and 1 only
# caught by: test_information
# book: §13.5
def conditional_mutual_information(a, b, y):
    n_y, n_ay, n_by, n_aby = Counter(y), Counter(zip(a, y)), Counter(zip(b, y)), Counter(zip(a, b, y))
    return sum(n * log2(n * n_y[k] / (n_ay[i, k] * n_by[j, k])) for (i, j, k), n in n_aby.items() if k in (0, 1)) / len(y)


# %% upper_triangle: 只填了上三角 / Fills the upper triangle only
# caught by: test_matrix
# book: §13.5
def dependence_matrix(X, y):
    columns, labels = np.transpose(X).tolist(), np.asarray(y).tolist()
    matrix = np.zeros((len(columns), len(columns)))
    for i, j in combinations(range(len(columns)), 2):
        matrix[i, j] = conditional_mutual_information(columns[i], columns[j], labels)
    return matrix


# %% weakest_pair_apart: 以条件互信息最小的两列为种子，其余各归关联较大的种子，关联是不固定类别的 / Seeds at the least dependent pair; the others join by information that ignores the class
# caught by: test_planted
# book: §13.5
def split_views(X, y):
    dependence, plain = dependence_matrix(X, y), dependence_matrix(X, [0] * len(y))
    d = len(plain)
    s, t = min(combinations(range(d), 2), key=lambda pair: dependence[pair])
    first = [j for j in range(d) if j == s or (j != t and plain[j, s] > plain[j, t])]
    return first, [j for j in range(d) if j not in first]
