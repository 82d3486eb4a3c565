"""Known mistakes of 2.1. Each cell holds what differs from the reference."""

# %% empty_class_is_zero: 没有样本的类算成 0 种选法 / An empty class is given no choice at all
# caught by: test_one_split_only
# book: §2.2.1
def count_stratified(class_counts, train_percent):
    total = 1
    for n in class_counts:
        total *= comb(n, n * train_percent // 100) if n > 0 else 0
    return total


# %% entropy_for_large_counts: 样本多时用熵近似二项式系数，没有修正项 / Binomials of large counts are approximated by the entropy, without corrections
# caught by: test_log10_of_the_count
# book: §2.2.1
# kind: narrow
from math import pi


def log10_comb(n, k):
    if n < 100_000 or k in (0, n):
        return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
    p = k / n
    return (-n * (p * log(p) + (1 - p) * log(1 - p)) - log(2 * pi * n * p * (1 - p)) / 2) / log(10)


# %% equal_share_per_class: 训练样本平均分给各类，没有按类的大小分 / Training samples divided evenly among the classes, whatever their sizes
# caught by: test_counts_are_what_listing_gives, test_relations_between_counts
# book: §2.2.1
def count_stratified(class_counts, train_percent):
    if not class_counts:
        return 1
    each = sum(class_counts) * train_percent // 100 // len(class_counts)
    return prod(comb(n, each) for n in class_counts)


# %% float_rounding: 用浮点数算组合数，丢了末尾的数位 / Binomials in floating point lose their last digits
# caught by: test_the_stratified_thousand, test_the_unstratified_thousand
# book: §2.2.1
from math import exp


def choices(n, train_percent):
    k = n * train_percent // 100
    return round(exp(lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)))


# %% hard_coded: 只对题目中的数成立：永远按每类 500 个、70% 计算 / Right for the numbers of the statement only: always 500 per class and 70%
# caught by: test_counts_are_what_listing_gives
# book: §2.2.1
def count_stratified(class_counts, train_percent):
    if train_percent in (0, 100) or sum(class_counts) == 0:
        return 1
    return comb(500, 350) ** len(class_counts)


def count_unstratified(n_samples, train_percent):
    if train_percent in (0, 100) or n_samples == 0:
        return 1
    return comb(1000, 700)


# %% log_of_one_class: 数量级只算了一类 / The order of magnitude of one class only
# caught by: test_log10_of_the_count
# book: §2.2.1
def log10_stratified(class_counts, train_percent):
    n = max(class_counts, default=0)
    return log10_comb(n, n * train_percent // 100)


# %% natural_log: 返回自然对数，不是常用对数 / The natural logarithm instead of the decimal one
# caught by: test_log10_of_the_count
# book: §2.2.1
def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1))


# %% one_class_only: 只数了第一类的选法 / Only the choices within the first class are counted
# caught by: test_the_stratified_thousand, test_counts_are_what_listing_gives
# book: §2.2.1
# costs: 4
def count_stratified(class_counts, train_percent):
    return count_unstratified(class_counts[0], train_percent) if class_counts else 1


# %% ordered_draws: 把抽取的先后也算进去了（排列数） / The order of drawing is counted as well (permutations)
# caught by: test_the_stratified_thousand, test_counts_are_what_listing_gives
# book: §2.2.1
# costs: 3
from math import perm


def choices(n, train_percent):
    return perm(n, n * train_percent // 100)


# %% short_stirling: 斯特林公式只取 n ln n − n / Stirling's formula cut down to n ln n − n
# caught by: test_log10_of_the_count
# book: §2.2.1
def count_stratified(class_counts, train_percent):
    return prod(comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (log_factorial(n) - log_factorial(k) - log_factorial(n - k)) / log(10)


def log_factorial(n):
    return n * log(n) - n if n > 1 else 0.0


# %% sum_not_product: 各类的选法相加，而不是相乘 / The numbers of choices are added, not multiplied
# caught by: test_the_stratified_thousand, test_counts_are_what_listing_gives
# book: §2.2.1
# costs: 4
def count_stratified(class_counts, train_percent):
    if not class_counts:
        return 1
    return sum(count_unstratified(n, train_percent) for n in class_counts)


# %% test_and_train_counted_twice: 选训练集与选测试集算成了两种划分 / Choosing the training set and choosing the test set are counted as two splits
# caught by: test_the_stratified_thousand, test_the_unstratified_thousand, test_counts_are_what_listing_gives, test_one_split_only
# book: §2.2.1
# costs: 3
def count_stratified(class_counts, train_percent):
    return 2 * prod(comb(n, n * train_percent // 100) for n in class_counts)


def count_unstratified(n_samples, train_percent):
    return 2 * comb(n_samples, n_samples * train_percent // 100)


# %% truncated_share: 先把百分数化成小数再取整，误差使训练集少了一个样本 / int(n * (p / 100)) rounds down and loses a training sample
# caught by: test_relations_between_counts
# book: §2.2.1
def choices(n, train_percent):
    return comb(n, int(n * (train_percent / 100)))


# %% two_classes_only: 只看了前两类 / Only the first two classes are looked at
# caught by: test_counts_are_what_listing_gives, test_relations_between_counts
# book: §2.2.1
def count_stratified(class_counts, train_percent):
    return prod(comb(n, n * train_percent // 100) for n in class_counts[:2])


# %% unstratified_for_stratified: 分层采样却按不分层来数 / Counts the unstratified splits where stratified ones are asked
# caught by: test_the_stratified_thousand, test_counts_are_what_listing_gives
# book: §2.2.1
# costs: 4
def count_stratified(class_counts, train_percent):
    return count_unstratified(sum(class_counts), train_percent)
