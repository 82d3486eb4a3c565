"""Known mistakes of 12.9. Each cell holds what differs from the reference."""

# %% absolute_closed_by_sign: 两个空间都含 ±f / Both classes hold f and −f
# caught by: test_strict_for_absolute
# hint: |Σσ(f + g)|
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def strict_for_absolute(m):
    V = [[1.0] * m, [-1.0] * m]
    return V, V


# %% absolute_different_points: 两个函数在不同的点上非零，m = 1 时为零 / Functions that differ from 0 at different points, and vanish if m = 1
# caught by: test_strict_for_absolute
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def strict_for_absolute(m):
    return [[1.0] + [0.0] * (m - 1)], [[0.0] * (m - 1) + [-1.0 if m > 1 else 1.0]]


# %% absolute_same_sign: 两个相同的函数：不会抵消 / Two equal functions, which do not cancel
# caught by: test_strict_for_absolute
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def strict_for_absolute(m):
    return [[1.0] * m], [[1.0] * m]


# %% absolute_value: 上确界里取了绝对值 / The supremum is taken of absolute values
# caught by: test_sides
# hint: 绝对值
# book: (12.40)
# costs: 3
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float(abs(signs @ V.T).max(axis=1).mean() / m)


# %% concatenated: 把两个函数的值接在一起 / The values of both functions joined end to end
# caught by: test_sum_class
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sum_class(V1, V2):
    return [[*f, *g] for f in V1 for g in V2]


# %% factor_two: 前面的因子写成 2/m / A factor of 2/m in front
# caught by: test_small_classes, test_sides
# book: (12.40)
# costs: 2
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float((signs @ V.T).max(axis=1).mean() * 2 / m)


# %% halves: 取了平均而不是和 / Means instead of sums
# caught by: test_sum_class
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sum_class(V1, V2):
    return [[(a + b) / 2 for a, b in zip(f, g, strict=True)] for f in V1 for g in V2]


# %% left_doubled: 左边当成 2f 的复杂度 / The left side taken for the complexity of 2f
# caught by: test_small_classes, test_sides
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sides(V1, V2):
    return empirical_rademacher(2 * np.array(V1)), empirical_rademacher(V1) + empirical_rademacher(V2)


# %% left_halved: 左边的和又除以了 2 / The left side is halved once more
# caught by: test_small_classes, test_sides
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sides(V1, V2):
    return empirical_rademacher(sum_class(V1, V2)) / 2, empirical_rademacher(V1) + empirical_rademacher(V2)


# %% left_of_pairs: 左边只取配对和 / The left side of paired sums only
# caught by: test_small_classes, test_sides
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sides(V1, V2):
    return empirical_rademacher([np.add(f, g) for f, g in zip(V1, V2)]), empirical_rademacher(V1) + empirical_rademacher(V2)


# %% maximizer_absolute: 取绝对值最大的 / The largest in absolute value
# caught by: test_maximizers
# hint: 各自选取
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def maximizers(V1, V2, sigma):
    # The two terms of Σ σ f + Σ σ g are chosen independently, which is the whole proof.
    return int(np.argmax(abs(np.dot(V1, sigma)))), int(np.argmax(abs(np.dot(V2, sigma))))


# %% maximizer_from_one: 下标从 1 数起 / Indices counted from 1
# caught by: test_maximizers
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def maximizers(V1, V2, sigma):
    # The two terms of Σ σ f + Σ σ g are chosen independently, which is the whole proof.
    return int(np.argmax(np.dot(V1, sigma))) + 1, int(np.argmax(np.dot(V2, sigma))) + 1


# %% maximizer_in_float32: 用单精度比较相关 / Compares the correlations in single precision
# caught by: test_maximizers
# hint: each for itself
# book: §12.5
# kind: narrow
def maximizers(V1, V2, sigma):
    # The two terms of Σ σ f + Σ σ g are chosen independently, which is the whole proof.
    V1, V2 = np.array(V1, dtype=np.float32), np.array(V2, dtype=np.float32)
    sigma = np.array(sigma, dtype=np.float32)
    return int(np.argmax(V1 @ sigma)), int(np.argmax(V2 @ sigma))


# %% maximizer_in_the_sum: 返回和空间中的一个下标拆错了 / An index of the sum, split by the wrong length
# caught by: test_maximizers
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def maximizers(V1, V2, sigma):
    # The two terms of Σ σ f + Σ σ g are chosen independently, which is the whole proof.
    k = int(np.argmax(np.dot(sum_class(V1, V2), sigma)))
    return k // len(V1) % len(V1), k % len(V2)


# %% maximizer_minimum: g 取了最小 / The smallest for g
# caught by: test_maximizers
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def maximizers(V1, V2, sigma):
    # The two terms of Σ σ f + Σ σ g are chosen independently, which is the whole proof.
    return int(np.argmax(np.dot(V1, sigma))), int(np.argmin(np.dot(V2, sigma)))


# %% maximizer_of_f: 只为 f 选，g 用相同的下标 / Chosen for f alone, with the same index for g
# caught by: test_maximizers
# hint: 各自选取
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def maximizers(V1, V2, sigma):
    # The two terms of Σ σ f + Σ σ g are chosen independently, which is the whole proof.
    i = int(np.argmax(np.dot(V1, sigma)))
    return i, min(i, len(V2) - 1)


# %% maximizer_without_sigma: 忘了 σ / σ is forgotten
# caught by: test_maximizers
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def maximizers(V1, V2, sigma):
    # The two terms of Σ σ f + Σ σ g are chosen independently, which is the whole proof.
    return int(np.argmax(np.sum(V1, axis=1))), int(np.argmax(np.sum(V2, axis=1)))


# %% merged_when_nearly_equal: 舍入到 6 位后相同的函数只留一个 / Keeps one of the functions that are equal when rounded to 6 digits
# caught by: test_sum_class
# hint: F1
# book: §12.5
# kind: narrow
def sum_class(V1, V2):
    sums = [[a + b for a, b in zip(f, g, strict=True)] for f in V1 for g in V2]
    return list({tuple(round(x, 6) for x in h): h for h in sums}.values())


# %% never_negative: 最大值从 0 开始比较 / The maximum starts from 0
# caught by: test_sides
# book: (12.40)
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float(np.maximum((signs @ V.T).max(axis=1), 0).mean() / m)


# %% no_division: 没有除以 m / Not divided by m
# caught by: test_small_classes, test_sides
# book: (12.40)
# costs: 2
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float((signs @ V.T).max(axis=1).mean())


# %% paired_sums: 只把下标相同的函数相加 / Only functions of the same index are added
# caught by: test_small_classes, test_sum_class
# hint: 每个函数
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sum_class(V1, V2):
    return [[a + b for a, b in zip(f, g, strict=True)] for f, g in zip(V1, V2)]


# %% pairs_constant: g 都相同 / The same g in each pair
# caught by: test_strict_for_pairs
# hint: 配对
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def strict_for_pairs(m):
    V = [[1.0] * m, [-1.0] * m]
    return V, [[0.5] * m] * 2


# %% pairs_of_one: 每个空间只有一个函数 / One function in each class
# caught by: test_strict_for_pairs
# hint: 配对
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def strict_for_pairs(m):
    return [[1.0] * m], [[-1.0] * m]


# %% pairs_same: 配对的两个函数相同 / Each function is paired with itself
# caught by: test_strict_for_pairs
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def strict_for_pairs(m):
    V = [[1.0] * m, [-1.0] * m]
    return V, V


# %% pairs_unequal: 两个空间的函数个数不同 / Classes of unequal length
# caught by: test_strict_for_pairs
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def strict_for_pairs(m):
    V = [[1.0] * m, [-1.0] * m]
    return V, V[:1]


# %% random_sigma: 用随机抽的 σ / Randomly drawn σ
# caught by: test_small_classes, test_sides
# book: (12.40)
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    signs = np.random.default_rng(0).choice([-1, 1], size=(5000, m))
    return float((signs @ V.T).max(axis=1).mean() / m)


# %% right_doubled: 右边当成第一个的两倍 / Twice the first one on the right
# caught by: test_small_classes, test_sides
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sides(V1, V2):
    return empirical_rademacher(sum_class(V1, V2)), 2 * empirical_rademacher(V1)


# %% right_larger: 右边取两者较大的 / The larger of both on the right
# caught by: test_small_classes, test_sides
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sides(V1, V2):
    return empirical_rademacher(sum_class(V1, V2)), max(empirical_rademacher(V1), empirical_rademacher(V2))


# %% right_of_union: 右边当成并集的复杂度 / The right side taken for that of the union
# caught by: test_small_classes, test_sides
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sides(V1, V2):
    return empirical_rademacher(sum_class(V1, V2)), empirical_rademacher([*V1, *V2])


# %% sides_rounded: 两边都舍入到 12 位小数 / Rounds both sides to 12 decimals
# caught by: test_sides
# book: (12.40)
# kind: narrow
def sides(V1, V2):
    left, right = empirical_rademacher(sum_class(V1, V2)), empirical_rademacher(V1) + empirical_rademacher(V2)
    return round(float(left), 12), round(float(right), 12)


# %% sum_and_parts: 和空间中多放了原来的函数 / The original functions are put into the sum as well
# caught by: test_sum_class
# hint: 相加
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sum_class(V1, V2):
    return [[a + b for a, b in zip(f, g, strict=True)] for f in V1 for g in V2] + V1 + V2


# %% summed_values: 每一对只返回一个数：所有值之和 / A single number for each pair: the sum of all values
# caught by: test_sum_class
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sum_class(V1, V2):
    return [[sum(f) + sum(g)] for f in V1 for g in V2]


# %% supremum_outside: 先求期望再取上确界 / The supremum of the expectation
# caught by: test_small_classes, test_sides
# book: (12.40)
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float((signs @ V.T).mean(axis=0).max() / m)


# %% union: 把和空间当成并集 / The union in place of the sum
# caught by: test_small_classes, test_sum_class
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sum_class(V1, V2):
    return [*V1, *V2]


# %% unordered_pairs: 下标 i ≤ j 的一对才相加 / Only pairs with i ≤ j are added
# caught by: test_sum_class
# hint: k·l
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sum_class(V1, V2):
    return [[a + b for a, b in zip(f, g, strict=True)] for i, f in enumerate(V1) for g in V2[i:]]


# %% whole_numbers: 和取了整 / Sums are made whole numbers
# caught by: test_sum_class
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sum_class(V1, V2):
    return [[float(round(a + b)) for a, b in zip(f, g, strict=True)] for f in V1 for g in V2]


# %% without_equal_index: 漏掉下标相同的一对 / The pairs of equal index are left out
# caught by: test_sum_class
# hint: k·l
from itertools import product


def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    signs = np.array(list(product((-1, 1), repeat=V.shape[1])))
    return float((signs @ V.T).max(axis=1).mean() / V.shape[1])


def sum_class(V1, V2):
    return [[a + b for a, b in zip(f, g, strict=True)] for i, f in enumerate(V1) for j, g in enumerate(V2) if i != j or len(V1) == 1]
