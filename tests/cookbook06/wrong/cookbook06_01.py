"""Known mistakes of cookbook6.1. Each cell holds what differs from the reference."""

# %% delta_absolute: 把界当作 p + delta / Takes the bound for p + delta
# caught by: test_needed
# book: §6.1.3
def neighbours_needed(p, delta):
    k = 1
    while knn_error(p, k) > p + delta:
        k += 2
    return k


# %% even_k_plus_one: 偶数 k 当作 k + 1 / Takes an even k for k + 1
# caught by: test_error
# hint: 平票
# book: §6.1.3
def knn_error(p, k):
    k += k % 2 == 0
    wins = sum(comb(k, j) * p**j * (1 - p) ** (k - j) * share(j, k) for j in range(k + 1))
    return p * (1 - wins) + (1 - p) * wins


# %% half_coin: 恰好一半时掷硬币 / A coin where exactly half are alike
# caught by: test_half
# hint: k/2
# book: §6.1.3
def half_error(posterior, k):
    def wins(p):
        return sum(comb(k, j) * p**j * (1 - p) ** (k - j) * share(j, k) for j in range(k + 1))

    return 1 - sum(p * wins(p) for p in posterior)


# %% half_counts_exactly_half: 恰好一半也算对 / Exactly half counts as right
# caught by: test_half
# hint: k/2
# book: §6.1.3
def half_error(posterior, k):
    return sum(p * sum(comb(k, j) * p**j * (1 - p) ** (k - j) for j in range((k + 1) // 2)) for p in posterior)


# %% half_for_plurality: 把得票最多当作得票过半 / Takes most votes for more than half
# caught by: test_three_classes, test_plurality
# hint: 最多
# book: §6.1.3
def plurality_error(posterior, k):
    return half_error(posterior, k)


# %% half_of_any_class: 任何一类过半都算对 / Right if any class has more than half
# caught by: test_half, test_three_classes
# book: §6.1.3
def half_error(posterior, k):
    return 1 - sum(comb(k, j) * p**j * (1 - p) ** (k - j) for p in posterior for j in range(k // 2 + 1, k + 1))


# %% half_unweighted: 各类的错误率取平均，没有按后验加权 / Averages the errors of the classes without the posterior as weights
# caught by: test_half, test_three_classes
# book: §6.1.3
def half_error(posterior, k):
    errors = [sum(comb(k, j) * p**j * (1 - p) ** (k - j) for j in range(k // 2 + 1)) for p in posterior]
    return sum(errors) / len(errors)


# %% int64_binomials: 二项式系数用 64 位整数累乘，k 大时溢出 / Binomials in 64-bit integers, which overflow for large k
# caught by: test_error
# book: §6.1.3
import numpy as np


def knn_error(p, k):
    wins = 0.0
    coefficient = np.int64(1)
    with np.errstate(all="ignore"):
        for j in range(k + 1):
            wins += float(coefficient) * p**j * (1 - p) ** (k - j) * share(j, k)
            coefficient = coefficient * np.int64(k - j) // np.int64(j + 1)
    return p * (1 - wins) + (1 - p) * wins


# %% needed_at_most_49: 最多试到 k = 49 / Tries no k above 49
# caught by: test_needed
# book: §6.1.3
# kind: narrow
def neighbours_needed(p, delta):
    for k in range(1, 50, 2):
        if knn_error(p, k) <= (1 + delta) * p:
            return k
    return 49


# %% needed_one_step_early: 返回最后一个不满足的 k / Returns the last k that fails
# caught by: test_needed
# book: §6.1.3
def neighbours_needed(p, delta):
    k = 1
    while knn_error(p, k + 2) > (1 + delta) * p:
        k += 2
    return k


# %% needed_with_tolerance: 差一点也算满足 / Accepts what misses the bound by a little
# caught by: test_needed
# book: §6.1.3
# kind: narrow
def neighbours_needed(p, delta):
    k = 1
    while knn_error(p, k) > (1 + delta) * p + 1e-5:
        k += 2
    return k


# %% normal_approximation: k 超过 50 时用正态分布近似 / A normal approximation for k above 50
# caught by: test_error
# book: §6.1.3
from statistics import NormalDist


def knn_error(p, k):
    if k > 50 and 0 < p < 1:
        wins = 1 - NormalDist(k * p, (k * p * (1 - p)) ** 0.5).cdf(k / 2)
    else:
        wins = sum(comb(k, j) * p**j * (1 - p) ** (k - j) * share(j, k) for j in range(k + 1))
    return p * (1 - wins) + (1 - p) * wins


# %% one_neighbour_formula: 不论 k 是多少都用最近邻的错误率 / Uses the error of one neighbour for every k
# caught by: test_two_classes, test_error
# book: §6.1.3
def knn_error(p, k):
    return 1 - p**2 - (1 - p) ** 2


# %% own_label_not_random: 把自己的标记当作概率大的一类 / Takes the own label to be the more probable one
# caught by: test_two_classes
# hint: 随机
# book: §6.1.3
def knn_error(p, k):
    p = max(p, 1 - p)
    wins = sum(comb(k, j) * p**j * (1 - p) ** (k - j) * share(j, k) for j in range(k + 1))
    return p * (1 - wins)


# %% plurality_in_bayes_label: 多类时只看投票选不选得出概率最大的类别 / Asks whether the vote finds the most probable class
# caught by: test_plurality, test_three_classes
# book: §6.1.3
def plurality_error(posterior, k):
    classes = range(len(posterior))
    best = max(classes, key=lambda c: posterior[c])
    right = 0.0
    for votes in product(classes, repeat=k):
        counts = [votes.count(c) for c in classes]
        leaders = [c for c in classes if counts[c] == max(counts)]
        right += prod(posterior[c] for c in votes) * (best in leaders) / len(leaders)
    return 1 - right


# %% polynomial_by_fitting: 用浮点数拟合多项式再取整，k 大时系数不对 / Fits the polynomial in floats and rounds, which fails for larger k
# caught by: test_polynomial
# book: §6.1.3
import numpy as np


def error_polynomial(k):
    points = [i / (k + 1) for i in range(k + 2)]
    matrix = np.vander(points, k + 2, increasing=True)
    return [int(c) for c in np.rint(np.linalg.solve(matrix, [knn_error(p, k) for p in points]))]


# %% polynomial_highest_first: 系数从最高次项起 / Coefficients with the highest power first
# caught by: test_polynomial
# book: §6.1.3
def error_polynomial(k):
    coefficients = [0] * (k + 2)
    for j in range(k + 1):
        for i in range(k - j + 1):
            term = comb(k, j) * comb(k - j, i) * (-1) ** i
            if 2 * j < k:
                coefficients[j + i + 1] += term
            else:
                coefficients[j + i] += term
                coefficients[j + i + 1] -= term
    return coefficients[::-1]


# %% polynomial_of_the_vote: 只展开投票结果的概率，忘了乘自己标记的概率 / Expands the chance of the vote, without that of the own label
# caught by: test_polynomial
# hint: 前面
# book: §6.1.3
def error_polynomial(k):
    coefficients = [0] * (k + 2)
    for j in range(k // 2 + 1):
        for i in range(k - j + 1):
            coefficients[j + i] += comb(k, j) * comb(k - j, i) * (-1) ** i
    return coefficients


# %% polynomial_signs_lost: 展开 (1-p) 的幂时丢了符号 / Loses the signs in expanding powers of 1-p
# caught by: test_polynomial
# hint: 展开
# book: §6.1.3
def error_polynomial(k):
    coefficients = [0] * (k + 2)
    for j in range(k + 1):
        for i in range(k - j + 1):
            term = comb(k, j) * comb(k - j, i)
            if 2 * j < k:
                coefficients[j + i + 1] += term
            else:
                coefficients[j + i] += term
                coefficients[j + i + 1] -= term
    return coefficients


# %% sums_overlap: 两个求和范围有公共部分 / The two sums overlap
# caught by: test_two_classes, test_error
# hint: 票数 j
# book: §6.1.3
def knn_error(p, k):
    def chance(j):
        return comb(k, j) * p**j * (1 - p) ** (k - j)

    middle = (k - 1) // 2
    return p * sum(chance(j) for j in range(middle + 1)) + (1 - p) * sum(chance(j) for j in range(middle, k + 1))


# %% tie_is_an_error: 平票时一律算错 / Counts every even split as an error
# caught by: test_error
# hint: 平票
# book: §6.1.3
def knn_error(p, k):
    def chance(j):
        return comb(k, j) * p**j * (1 - p) ** (k - j)

    wins = sum(chance(j) for j in range(k + 1) if 2 * j > k)
    loses = sum(chance(j) for j in range(k + 1) if 2 * j < k)
    return 1 - p * wins - (1 - p) * loses


# %% tie_is_half_a_vote: 并列时一律算一半对，不管几类并列 / Counts a tie as half right, however many classes are tied
# caught by: test_plurality, test_three_classes
# hint: 1/t
# book: §6.1.3
def plurality_error(posterior, k):
    classes = range(len(posterior))
    right = 0.0
    for votes in product(classes, repeat=k):
        counts = [votes.count(c) for c in classes]
        leaders = [c for c in classes if counts[c] == max(counts)]
        share = 1 if len(leaders) == 1 else 0.5
        right += prod(posterior[c] for c in votes) * sum(posterior[c] for c in leaders) * share
    return 1 - right


# %% tie_to_class_1: 平票时总判给第 1 类 / Gives even splits to class 1
# caught by: test_error
# hint: 平票
# book: §6.1.3
def share(j, k):
    """How often j of k votes win."""
    return 2 * j >= k


# %% tie_to_the_first: 并列时总取排在前面的类别 / Gives ties to the class that stands first
# caught by: test_plurality, test_three_classes
# hint: 1/t
# book: §6.1.3
def plurality_error(posterior, k):
    classes = range(len(posterior))
    right = 0.0
    for votes in product(classes, repeat=k):
        counts = [votes.count(c) for c in classes]
        right += prod(posterior[c] for c in votes) * posterior[counts.index(max(counts))]
    return 1 - right


# %% tie_to_the_likelier: 并列时取后验概率大的类别 / Gives ties to the class of larger posterior
# caught by: test_plurality, test_three_classes
# hint: 1/t
# book: §6.1.3
def plurality_error(posterior, k):
    classes = range(len(posterior))
    right = 0.0
    for votes in product(classes, repeat=k):
        counts = [votes.count(c) for c in classes]
        leaders = [c for c in classes if counts[c] == max(counts)]
        right += prod(posterior[c] for c in votes) * max(posterior[c] for c in leaders)
    return 1 - right


# %% vote_against_bayes: 算的是投票结果与贝叶斯判决不同的概率 / The probability that the vote differs from the Bayes decision
# caught by: test_two_classes, test_error
# hint: 随机
# book: §6.1.3
def knn_error(p, k):
    p = min(p, 1 - p)
    return sum(comb(k, j) * p**j * (1 - p) ** (k - j) * share(j, k) for j in range(k + 1))


# %% witness_concentrated: 见证里一个类别占了绝大部分 / One class of the witness has nearly all probability
# caught by: test_reading
# hint: 分散
# book: §6.1.3
def reading_matters(c, k):
    return [0.9] + [0.1 / (c - 1)] * (c - 1)


# %% witness_for_few_neighbours: 见证只适用于 k = 3 / A witness for k = 3 only
# caught by: test_reading
# hint: 分散
# book: §6.1.3
def reading_matters(c, k):
    return [0.6, 0.2, 0.2] + [0.0] * (c - 3)


# %% witness_of_three_classes: 不论 c 是多少都给出三个类别 / Three classes whatever c is
# caught by: test_reading
# book: §6.1.3
def reading_matters(c, k):
    return [0.4, 0.3, 0.3]


# %% witness_of_two_classes: 见证里只有两个类别有概率 / Only two classes of the witness have any probability
# caught by: test_reading
# hint: 分散
# book: §6.1.3
def reading_matters(c, k):
    return [0.5, 0.5] + [0.0] * (c - 2)


# %% worst_at_half: 以为 p = ½ 最不利 / Takes p = ½ for the worst
# caught by: test_worst
# hint: ½
# book: §6.1.3
def worst_case(k):
    return 0.5, knn_error(0.5, k) / 0.5


# %% worst_by_difference: 使错误率与 p 之差最大，而不是比值 / Makes the difference largest instead of the ratio
# caught by: test_worst
# book: §6.1.3
def worst_case(k):
    p = max((i / 20000 for i in range(1, 10001)), key=lambda p: knn_error(p, k) - p)
    return p, knn_error(p, k) / p


# %% worst_coarse_grid: 网格太粗 / Too coarse a grid
# caught by: test_worst
# book: §6.1.3
def worst_case(k):
    p = max((i / 100 for i in range(1, 51)), key=lambda p: knn_error(p, k) / p)
    return p, knn_error(p, k) / p


# %% worst_of_three_neighbours: 对所有 k 都用 k = 3 的最不利后验 / Uses the worst posterior of k = 3 for every k
# caught by: test_worst
# hint: ½
# book: §6.1.3
def worst_case(k):
    p = 0.2257080485
    return p, knn_error(p, k) / p


# %% worst_returns_the_error: 第二个数是错误率，不是比值 / The second number is the error, not the ratio
# caught by: test_worst
# hint: 除以
# book: §6.1.3
def worst_case(k):
    low, high = 0.0, 0.5
    for _ in range(60):
        left, right = low + (high - low) / 3, high - (high - low) / 3
        if knn_error(left, k) / left < knn_error(right, k) / right:
            low = left
        else:
            high = right
    return high, knn_error(high, k)
