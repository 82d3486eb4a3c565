"""Known mistakes of 3.7. Each cell holds what differs from the reference."""

# %% bound_half_the_length: 以为最优距离是码长的一半 / Takes half of the length for the optimal distance
# caught by: test_best_distance
# book: §3.5
def best_distance(n_classes, length):
    return length // 2


# %% codewords_as_columns: 转置了：每一列是一个类别的码字 / Transposed: every column is the word of a class
# caught by: test_nine_bits_for_four_classes, test_best_code
# book: §3.5
# costs: 2
def best_code(n_classes, length):
    # A column with equally many +1 and -1 separates the most pairs; taken in turn, such columns serve all pairs alike.
    halves = combinations(range(n_classes), n_classes // 2)
    columns = [[1 if k in half else -1 for k in range(n_classes)] for half in halves]
    return list(islice(cycle(columns), length))


# %% distance_not_an_integer: 上界没有取整 / Does not round the bound
# caught by: test_best_distance
# book: §3.5
def best_distance(n_classes, length):
    separated = (n_classes // 2) * (n_classes - n_classes // 2)
    return length * separated / comb(n_classes, 2)


# %% distance_of_columns: 算的是列与列的距离，不是行与行 / Compares columns instead of rows
# caught by: test_min_distance
# book: §3.5
def min_distance(code):
    distances = [sum(a != b for a, b in zip(u, v)) for u, v in combinations(list(zip(*code)), 2)]
    return min(distances, default=len(code[0]))


# %% distance_rounded: 上界四舍五入，没有向下取整 / Rounds the bound to the nearest integer instead of down
# caught by: test_best_distance
# book: §3.5
def best_distance(n_classes, length):
    separated = (n_classes // 2) * (n_classes - n_classes // 2)
    return round(length * separated / comb(n_classes, 2))


# %% distance_to_first_row: 只比较了第一行与其余各行 / Compares only the first row with the others
# caught by: test_min_distance
# book: §3.5
def min_distance(code):
    distances = [sum(a != b for a, b in zip(u, v)) for u, v in zip([code[0]] * len(code), code[1:])]
    return min(distances, default=len(code[0]))


# %% distinct_columns: 要求各列互不相同，含互补的列 / Insists on different columns, complements included
# caught by: test_nine_bits_for_four_classes, test_best_code
# book: §3.5
from itertools import product


def best_code(n_classes, length):
    columns = sorted(product((-1, 1), repeat=n_classes), key=lambda column: abs(sum(column)))
    return [list(word) for word in zip(*islice(cycle(columns), length))]


# %% exhaustive_code_plus_two: 先用全部 7 列的穷举码，不够的位重复开头几列 / The exhaustive code of all 7 columns, then its first columns again
# caught by: test_nine_bits_for_four_classes, test_best_code
# book: §3.5
from itertools import product


def best_code(n_classes, length):
    columns = [(1, *rest) for rest in product((-1, 1), repeat=n_classes - 1) if -1 in rest]
    return [list(word) for word in zip(*islice(cycle(columns), length))]


# %% first_ten_rows_only: 只比较了前 10 行 / Compares the first ten rows only
# caught by: test_min_distance
# book: §3.5
# kind: narrow
def min_distance(code):
    distances = [sum(a != b for a, b in zip(u, v)) for u, v in combinations(code[:10], 2)]
    return min(distances, default=len(code[0]))


# %% identical_rows_skipped: 以为相同的两行不算，距离 0 被跳过 / Skips equal rows, so that a distance of 0 is never found
# caught by: test_min_distance
# book: §3.5
def min_distance(code):
    distances = [sum(a != b for a, b in zip(u, v)) for u, v in combinations(code, 2)]
    distances = [d for d in distances if d > 0]
    return min(distances, default=len(code[0]))


# %% inner_product: 用内积的一半代替海明距离 / Half of the inner product instead of the Hamming distance
# caught by: test_min_distance
# book: §3.5
def min_distance(code):
    distances = [sum(a * b for a, b in zip(u, v)) // 2 for u, v in combinations(code, 2)]
    return min(distances, default=len(code[0]))


# %% neighbouring_rows_only: 只比较了相邻的两行 / Compares neighbouring rows only
# caught by: test_min_distance
# book: §3.5
def min_distance(code):
    distances = [sum(a != b for a, b in zip(u, v)) for u, v in zip(code, code[1:])]
    return min(distances, default=len(code[0]))


# %% one_pair_only: 权重只放在一对类别上，上界只是码长 / Puts all the weight on one pair, so the bound is just the length
# caught by: test_weights_prove_optimality
# book: §3.5
def pair_weights(n_classes):
    return {pair: int(pair == (0, 1)) for pair in combinations(range(n_classes), 2)}


# %% one_vs_rest_repeated: 反复使用一对其余（OvR）的列 / Uses the one-versus-rest columns over and over
# caught by: test_nine_bits_for_four_classes, test_best_code
# book: §3.5
def best_code(n_classes, length):
    columns = [[1 if k == j else -1 for k in range(n_classes)] for j in range(n_classes)]
    return [list(word) for word in zip(*islice(cycle(columns), length))]


# %% plotkin_for_three: 3 类也按一半来算 / Takes half of the length for three classes, too
# caught by: test_best_distance
# book: §3.5
def best_distance(n_classes, length):
    separated = n_classes * n_classes // 4 if n_classes != 3 else 1.5
    return length * separated // comb(n_classes, 2)


# %% random_code: 随机生成编码，没有优化 / A random code, not optimised
# caught by: test_nine_bits_for_four_classes, test_best_code
# book: §3.5
import random


def best_code(n_classes, length):
    rng = random.Random(length)
    return [[rng.choice([1, -1]) for _ in range(length)] for _ in range(n_classes)]


# %% same_code_for_all_sizes: 总是返回 4 类 9 位的编码 / Always returns the code for 4 classes and length 9
# caught by: test_best_code
# book: §3.5
def best_code(n_classes, length):
    n_classes, length = 4, 9
    # A column with equally many +1 and -1 separates the most pairs; taken in turn, such columns serve all pairs alike.
    halves = combinations(range(n_classes), n_classes // 2)
    columns = [[1 if k in half else -1 for k in range(n_classes)] for half in halves]
    return [list(word) for word in zip(*islice(cycle(columns), length))]


# %% weights_by_distance: 权重随编号之差增大 / Weights that grow with the difference of the indices
# caught by: test_weights_prove_optimality
# book: §3.5
def pair_weights(n_classes):
    return {(i, j): j - i for i, j in combinations(range(n_classes), 2)}


# %% weights_of_neighbours: 权重只放在相邻的类别上 / Puts the weight on neighbouring classes only
# caught by: test_weights_prove_optimality
# book: §3.5
def pair_weights(n_classes):
    return {(i, j): int(j == i + 1) for i, j in combinations(range(n_classes), 2)}


# %% whole_periods_only: 先排满整个周期，剩下的位都取 +1 / Whole periods only; the positions left over are all +1
# caught by: test_best_code
# book: §3.5
# costs: 3
def best_code(n_classes, length):
    # A column with equally many +1 and -1 separates the most pairs; taken in turn, such columns serve all pairs alike.
    halves = combinations(range(n_classes), n_classes // 2)
    columns = [[1 if k in half else -1 for k in range(n_classes)] for half in halves]
    return [
        list(word) for word in zip(*(columns * (length // len(columns)) + [[1] * n_classes] * (length % len(columns))))
    ]


# %% zero_one_entries: 码字用了 0/1，不是 ±1 / Words of 0 and 1 instead of ±1
# caught by: test_nine_bits_for_four_classes, test_best_code
# book: §3.5
# costs: 1.5
def best_code(n_classes, length):
    # A column with equally many +1 and -1 separates the most pairs; taken in turn, such columns serve all pairs alike.
    halves = combinations(range(n_classes), n_classes // 2)
    columns = [[1 if k in half else 0 for k in range(n_classes)] for half in halves]
    return [list(word) for word in zip(*islice(cycle(columns), length))]
