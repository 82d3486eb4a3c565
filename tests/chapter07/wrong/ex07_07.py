"""Known mistakes of 7.7. Each cell holds what differs from the reference."""

# %% best_grows_with_attributes: 最好的数目当成每个属性各要一批样例 / The best number as if each attribute needed examples of its own
# caught by: test_sizes_of_the_book, test_sizes, test_best_set
# book: (7.24)
# costs: 3
def best_set(d, n):
    # Two complementary rows serve all attributes at once.
    rows = np.repeat([[0] * d, [1] * d], n * d, axis=0)
    return np.vstack([rows, rows]), np.repeat([0, 1], 2 * n)


def sizes(d, n):
    return {
        "terms": 4 * d,
        "best": 4 * n * d,
        "worst": 2 * n * (d + 1),
    }


# %% best_set_of_one_class: 最小的样例集只造了一个类 / The smallest collection has one class only
# caught by: test_best_set
# book: (7.24)
def best_set(d, n):
    # Two complementary rows serve all attributes at once.
    rows = np.repeat([[0] * d, [1] * d], n, axis=0)
    return rows, np.repeat([0], 2 * n)


# %% class_forgotten: 计数时没有区分类别 / Counts without regard to the class
# caught by: test_small_tables_enough, test_enough
# book: (7.24)
def _counts(X, y):
    """How many examples each term (c, i, v) has."""
    X, y = np.asarray(X), np.asarray(y)
    return np.array([[(X == v).sum(axis=0) for v in (0, 1)] for c in (0, 1)])


# %% classes_only: 最好的数目只数了两个类，忘了每个属性有两个取值 / The best number counts the two classes but not the two values
# caught by: test_sizes_of_the_book, test_sizes
# book: (7.24)
# costs: 2
def sizes(d, n):
    return {
        "terms": 4 * d,
        "best": 2 * n,
        "worst": 2 * n * (d + 1),
    }


# %% counted_before_asking: 先计数再看是否不足，差了一个 / Counts the row before asking whether a term is short
# caught by: test_small_tables_useful, test_useful
# book: (7.24)
def useful(X, y, n):
    have = np.zeros((2, len(X[0]) if len(X) else 0, 2), dtype=int)
    for row, c in zip(X, y):
        terms = c, np.arange(len(row)), row
        have[terms] += 1
        if (have[terms] >= n + 1).all() or (n == 1 and (have[terms] > n).any()):
            return False
    return enough(X, y, n)


# %% counted_in_bytes: 用一个字节计数，满 256 归零 / Counts in one byte, which starts again at 256
# caught by: test_enough
# kind: narrow
def _counts(X, y):
    X, y = np.asarray(X), np.asarray(y)
    return np.array([[(X[y == c] == v).sum(axis=0).astype(np.uint8) for v in (0, 1)] for c in (0, 1)])


# %% empty_is_enough: 没有样例时也算足够 / Calls an empty collection enough
# caught by: test_enough
# book: (7.24)
def enough(X, y, n):
    return len(X) == 0 or bool((_counts(X, y) >= n).all())


# %% every_term_must_miss: 要求每行所属的每一项都还不足 / Demands that all terms of a row are short of examples
# caught by: test_small_tables_useful, test_useful
# book: (7.24)
def useful(X, y, n):
    have = np.zeros((2, len(X[0]) if len(X) else 0, 2), dtype=int)
    for row, c in zip(X, y):
        terms = c, np.arange(len(row)), row
        if (have[terms] >= n).any():
            return False
        have[terms] += 1
    return enough(X, y, n)


# %% more_than_n: 要求每项多于 n 个 / Demands more than n examples of each term
# caught by: test_small_tables_enough, test_enough
# book: (7.24)
def enough(X, y, n):
    return bool((_counts(X, y) > n).all())


# %% no_sharing_as_worst: 把互不共用的数目当作最坏的数目 / Takes the number without sharing for the worst
# caught by: test_sizes_of_the_book, test_sizes, test_worst_sequence
# book: (7.24)
# costs: 3
def worst_sequence(d, n):
    # The first n rows of a class help every attribute whatever they are; after that each row can be made to help one only.
    rows = np.repeat(np.vstack([np.eye(d, dtype=int), 1 - np.eye(d, dtype=int)]), n, axis=0)
    return np.vstack([rows, rows]), np.repeat([0, 1], len(rows))


def sizes(d, n):
    return {
        "terms": 4 * d,
        "best": 4 * n,
        "worst": 4 * n * d,
    }


# %% on_average: 只要求各项平均有 n 个 / Demands n examples on average only
# caught by: test_enough
# book: (7.24)
def enough(X, y, n):
    return bool(_counts(X, y).mean() >= n)


# %% order_ignored: 不看次序，要求每一行到最后仍不可缺少 / Ignores the order and asks whether each row is indispensable in the end
# caught by: test_small_tables_useful, test_useful
# book: (7.24)
def useful(X, y, n):
    have = np.zeros((2, len(X[0]) if len(X) else 0, 2), dtype=int)
    for row, c in zip(X, y):
        terms = c, np.arange(len(row)), row
        have[terms] += 1
    X, y = np.asarray(X), np.asarray(y)
    return enough(X, y, n) and not any(enough(np.delete(X, k, axis=0), np.delete(y, k), n) for k in range(len(y)))


# %% query_as_table: 最坏的数目只考虑了一个测试样例的项 / The worst number considers the terms of one query only
# caught by: test_sizes_of_the_book, test_sizes
# book: (7.24)
# costs: 2
def sizes(d, n):
    return {
        "terms": 4 * d,
        "best": 4 * n,
        "worst": 2 * n * d,
    }


# %% query_like_all: 对一个测试样例也按全部的项计算 / Counts all terms for a single query too
# caught by: test_other_readings
# book: (7.24)
# kind: narrow
def other_readings(d, n):
    return {"no_sharing": 4 * d * n, "query_best": 4 * n, "query_worst": 2 * n * (d + 1)}


# %% ten_attributes_only: 只看前十个属性 / Looks at the first ten attributes only
# caught by: test_enough
# kind: narrow
def enough(X, y, n):
    return bool((_counts(np.asarray(X)[:, :10], y) >= n).all())


# %% terms_without_classes: 项数漏了两个类 / The number of terms lacks the two classes
# caught by: test_sizes_of_the_book, test_sizes
# book: (7.24)
# costs: 1
def sizes(d, n):
    return {
        "terms": 2 * d,
        "best": 4 * n,
        "worst": 2 * n * (d + 1),
    }


# %% thirty_always: 总是按 n = 30 计算 / Always computes with n = 30
# caught by: test_sizes, test_best_set, test_worst_sequence
# book: (7.24)
# costs: 2
def best_set(d, n):
    n = 30
    # Two complementary rows serve all attributes at once.
    rows = np.repeat([[0] * d, [1] * d], n, axis=0)
    return np.vstack([rows, rows]), np.repeat([0, 1], 2 * n)


def worst_sequence(d, n):
    n = 30
    # The first n rows of a class help every attribute whatever they are; after that each row can be made to help one only.
    rows = np.repeat(np.vstack([np.zeros((1, d), dtype=int), np.eye(d, dtype=int)]), n, axis=0)
    return np.vstack([rows, rows]), np.repeat([0, 1], len(rows))


def sizes(d, n):
    n = 30
    return {
        "terms": 4 * d,
        "best": 4 * n,
        "worst": 2 * n * (d + 1),
    }


# %% useful_but_not_enough: 有用的判断漏了“足够” / Forgets that what is useful must be enough
# caught by: test_small_tables_useful, test_useful
# book: (7.24)
def useful(X, y, n):
    have = np.zeros((2, len(X[0]) if len(X) else 0, 2), dtype=int)
    for row, c in zip(X, y):
        terms = c, np.arange(len(row)), row
        if (have[terms] >= n).all():
            return False
        have[terms] += 1
    return True


# %% useful_without_class: 有用的判断没有区分类别 / Judges usefulness without regard to the class
# caught by: test_small_tables_useful, test_useful
# book: (7.24)
def useful(X, y, n):
    have = np.zeros((2, len(X[0]) if len(X) else 0, 2), dtype=int)
    for row, c in zip(X, y):
        terms = 0, np.arange(len(row)), row
        if (have[terms] >= n).all():
            return False
        have[terms] += 1
    return enough(X, y, n)


# %% value_zero_forgotten: 只数了取值为 1 的项 / Counts the terms with value 1 only
# caught by: test_small_tables_enough, test_enough
# book: (7.24)
def _counts(X, y):
    """How many examples each term (c, i, v) has."""
    X, y = np.asarray(X), np.asarray(y)
    return np.array([[(X[y == c] == v).sum(axis=0) for v in (1,)] for c in (0, 1)])


# %% worst_in_wrong_order: 最坏的收集中零向量放在了最后 / The worst collection puts the zero rows last
# caught by: test_worst_sequence
# book: (7.24)
def worst_sequence(d, n):
    # The first n rows of a class help every attribute whatever they are; after that each row can be made to help one only.
    rows = np.repeat(np.vstack([np.eye(d, dtype=int), np.zeros((1, d), dtype=int)]), n, axis=0)
    return np.vstack([rows, rows]), np.repeat([0, 1], len(rows))


# %% worst_stops_early: 最坏的收集中最初只重复了一个零向量 / The worst collection repeats the zero row once only at first
# caught by: test_worst_sequence
# book: (7.24)
def worst_sequence(d, n):
    # The first n rows of a class help every attribute whatever they are; after that each row can be made to help one only.
    rows = np.vstack([np.zeros((1, d), dtype=int), np.repeat(np.eye(d, dtype=int), n, axis=0)])
    return np.vstack([rows, rows]), np.repeat([0, 1], len(rows))
