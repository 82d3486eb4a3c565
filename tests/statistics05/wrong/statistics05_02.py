"""Known mistakes of statistics5.2. Each cell holds what differs from the reference."""

# %% all_zero_uniform: 得分全是 0 时返回均匀分布 / The uniform distribution where all scores are 0
# caught by: test_posteriors
# book: §5.2
def naive_posterior(X, y, x, classes):
    scores = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        scores[c] = len(rows) / len(y)
        for j, value in enumerate(x):
            scores[c] *= sum(row[j] == value for row in rows) / max(1, len(rows))
    total = sum(scores.values())
    return {c: score / total for c, score in scores.items()} if total else dict.fromkeys(classes, 1 / len(classes))


# %% cells_as_parameters: 把概率的个数当成独立参数的个数 / Counts all probabilities as free parameters
# caught by: test_numbers_of_people, test_parameters
# hint: 少一个
# book: §5.2
def free_parameters(domains, classes, naive):
    # Of the probabilities of one distribution the last follows from the others.
    if not naive:
        return cells(domains, classes)
    return len(classes) + len(classes) * sum(len(domain) for domain in domains)


# %% class_ignored: 联合分布里漏了类别 / Leaves the class out of the joint distribution
# caught by: test_numbers_of_people, test_parameters
# hint: 少一个
# book: §5.2
def free_parameters(domains, classes, naive):
    # Of the probabilities of one distribution the last follows from the others.
    if not naive:
        return prod(len(domain) for domain in domains) - 1
    return len(classes) - 1 + len(classes) * sum(len(domain) - 1 for domain in domains)


# %% copies_removed: 先去掉了重复的列 / Drops columns that equal others
# caught by: test_copied_column
# book: §5.2
def naive_posterior(X, y, x, classes):
    columns = list(zip(*X))
    kept = [j for j, column in enumerate(columns) if column not in columns[:j]]
    X, x = [[row[j] for j in kept] for row in X], [x[j] for j in kept]
    scores = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        scores[c] = len(rows) / len(y)
        for j, value in enumerate(x):
            scores[c] *= sum(row[j] == value for row in rows) / max(1, len(rows))
    total = sum(scores.values())
    return {c: score / total for c, score in scores.items()} if total else None


# %% equal_rows_as_text: 把一行的取值连成一个字符串，再与 x 比较 / Compares a row with x as one joined text
# caught by: test_posteriors
# book: §5.2
def joint_posterior(X, y, x, classes):
    same = [label for row, label in zip(X, y) if "".join(row) == "".join(x)]
    return {c: same.count(c) / len(same) for c in classes} if same else None


# %% equal_rows_with_commas: 把一行的取值用逗号连成一个字符串，再与 x 比较 / Compares a row with x as one text, joined by commas
# caught by: test_posteriors
# book: §5.2
def joint_posterior(X, y, x, classes):
    same = [label for row, label in zip(X, y) if ",".join(row) == ",".join(x)]
    return {c: same.count(c) / len(same) for c in classes} if same else None


# %% every_row_in_both: 每一行两类各有一个 / Every row in both classes
# caught by: test_blind_data
# hint: 逐个属性
# book: §5.2
def blind_data(d):
    # The class is the parity: whatever one attribute is, the others make both classes equally frequent.
    rows = [list(bits) for bits in product("01", repeat=d)]
    return rows + rows, ["0"] * len(rows) + ["1"] * len(rows)


# %% evidence_twice_not_four: 其余证据只有 2 倍 / The other evidence is twice as frequent only
# caught by: test_vetoed
# hint: 4 倍
# book: §5.2
def vetoed(k):
    common = ["1"] * (k - 1)
    rare = ["0"] * (k - 1)
    X = [[*common, "0"]] * 4 + [[*common, "1"]] * 2 + [[*rare, "1"]] * 2
    return [list(row) for row in X], ["0"] * 4 + ["1"] * 4, [*common, "1"]


# %% first_bit: 类别就是第一个属性 / The class is the first attribute
# caught by: test_blind_data
# hint: 逐个属性
# book: §5.2
def blind_data(d):
    # The class is the parity: whatever one attribute is, the others make both classes equally frequent.
    rows = [list(bits) for bits in product("01", repeat=d)]
    return rows, [row[0] for row in rows]


# %% half_of_the_rows: 只给出一半的行 / Only half of the rows
# caught by: test_blind_data
# book: §5.2
def blind_data(d):
    # The class is the parity: whatever one attribute is, the others make both classes equally frequent.
    rows = [list(bits) for bits in product("01", repeat=d) if bits[-1] == "0"]
    return rows, [str(row.count("1") % 2) for row in rows]


# %% int64_product: 组合数用 64 位整数相乘而溢出 / Multiplies in 64 bits and overflows
# caught by: test_parameters
# book: §5.2
import numpy as np


def cells(domains, classes):
    return int(np.prod([len(domain) for domain in domains] + [len(classes)], dtype=np.int64))


# %% likelihood_for_posterior: 联合估计除以了类别的样本数 / Divides the joint counts by the size of the class
# caught by: test_posteriors
# hint: 份额
# book: §5.2
def joint_posterior(X, y, x, classes):
    same = [label for row, label in zip(X, y) if list(row) == list(x)]
    return {c: same.count(c) / max(1, y.count(c)) for c in classes} if same else None


# %% majority_of_bits: 类别是取值的多数 / The class is the majority of the bits
# caught by: test_blind_data
# hint: 逐个属性
# book: §5.2
def blind_data(d):
    # The class is the parity: whatever one attribute is, the others make both classes equally frequent.
    rows = [list(bits) for bits in product("01", repeat=d)]
    return rows, [str(int(2 * row.count("1") > d)) for row in rows]


# %% naive_prior_missing: 朴素估计里没有先验 / Leaves the prior out of the naive scores
# caught by: test_posteriors, test_example_of_the_text
# hint: 先验
# book: §5.2
def naive_posterior(X, y, x, classes):
    scores = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        scores[c] = float(bool(rows))
        for j, value in enumerate(x):
            scores[c] *= sum(row[j] == value for row in rows) / max(1, len(rows))
    total = sum(scores.values())
    return {c: score / total for c, score in scores.items()} if total else None


# %% never_seen_counts_copies: 相同的行算了不止一次 / Counts equal rows more than once
# caught by: test_numbers_of_people, test_never_seen
# hint: 不同的行
# book: §5.2
def never_seen(X, domains):
    return prod(len(domain) for domain in domains) - len(X)


# %% never_seen_values: 只数没出现过的取值 / Counts values that never occur, not combinations
# caught by: test_numbers_of_people, test_never_seen
# book: §5.2
def never_seen(X, domains):
    return sum(value not in [row[j] for row in X] for j, domain in enumerate(domains) for value in domain)


# %% one_conditional_for_all_classes: 条件分布没有按类别各算一份 / Has one conditional for all classes together
# caught by: test_numbers_of_people, test_parameters
# hint: 几个概率
# book: §5.2
def free_parameters(domains, classes, naive):
    # Of the probabilities of one distribution the last follows from the others.
    if not naive:
        return cells(domains, classes) - 1
    return len(classes) - 1 + sum(len(domain) - 1 for domain in domains)


# %% others_unseen_too: 其余取值在 "1" 类里从不出现 / The other values never occur in class "1"
# caught by: test_vetoed
# hint: 4 倍
# book: §5.2
def vetoed(k):
    common = ["1"] * (k - 1)
    rare = ["0"] * (k - 1)
    X = [[*common, "0"]] * 4 + [[*rare, "1"]] * 4
    return [list(row) for row in X], ["0"] * 4 + ["1"] * 4, [*common, "1"]


# %% prior_for_undefined: 没有相同的行时退回先验 / Falls back to the prior where no row equals x
# caught by: test_example_of_the_text, test_posteriors
# hint: 0/0
# book: §5.2
def joint_posterior(X, y, x, classes):
    same = [label for row, label in zip(X, y) if list(row) == list(x)]
    return {c: same.count(c) / len(same) for c in classes} if same else {c: y.count(c) / len(y) for c in classes}


# %% prior_not_counted: 朴素估计漏了先验 / Leaves the prior out of the naive parameters
# caught by: test_numbers_of_people, test_parameters
# hint: 几个概率
# book: §5.2
def free_parameters(domains, classes, naive):
    # Of the probabilities of one distribution the last follows from the others.
    if not naive:
        return cells(domains, classes) - 1
    return len(classes) * sum(len(domain) - 1 for domain in domains)


# %% rows_as_sets: 不计次序地比较两行 / Compares rows without their order
# caught by: test_posteriors
# hint: 完全相同
# book: §5.2
def joint_posterior(X, y, x, classes):
    same = [label for row, label in zip(X, y) if sorted(row) == sorted(x)]
    return {c: same.count(c) / len(same) for c in classes} if same else None


# %% rows_as_text: 把一行连成一个字符串来比较 / Compares rows joined to one text
# caught by: test_never_seen
# book: §5.2
def never_seen(X, domains):
    return prod(len(domain) for domain in domains) - len({"".join(row) for row in X})


# %% rows_joined_by_blanks: 把一行用空格连成一个字符串来数 / Counts rows as texts joined by blanks
# caught by: test_never_seen
# book: §5.2
def never_seen(X, domains):
    return prod(len(domain) for domain in domains) - len({" ".join(row) for row in X})


# %% smoothed: 做了拉普拉斯平滑 / Smooths in the manner of Laplace
# caught by: test_posteriors, test_example_of_the_text
# hint: 不平滑
# book: §5.2
def naive_posterior(X, y, x, classes):
    scores = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        scores[c] = len(rows) / len(y)
        for j, value in enumerate(x):
            scores[c] *= (sum(row[j] == value for row in rows) + 1) / (len(rows) + len({row[j] for row in X}))
    total = sum(scores.values())
    return {c: score / total for c, score in scores.items()} if total else None


# %% sum_for_product: 组合数用了各列取值个数之和 / Adds the numbers of values instead of multiplying
# caught by: test_numbers_of_people, test_parameters
# hint: 相乘
# book: §5.2
def cells(domains, classes):
    return sum(len(domain) for domain in domains) * len(classes)


# %% tiny_scores_undefined: 很小的得分之和当作 0 / Takes a tiny sum of scores for 0
# caught by: test_posteriors
# book: (5.5)
# kind: narrow
def naive_posterior(X, y, x, classes):
    scores = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        scores[c] = len(rows) / len(y)
        for j, value in enumerate(x):
            scores[c] *= sum(row[j] == value for row in rows) / max(1, len(rows))
    total = sum(scores.values())
    return {c: score / total for c, score in scores.items()} if total > 1e-9 else None


# %% uniform_for_undefined: 没有相同的行时返回均匀分布 / The uniform distribution where no row equals x
# caught by: test_example_of_the_text, test_posteriors
# hint: 0/0
# book: §5.2
def joint_posterior(X, y, x, classes):
    same = [label for row, label in zip(X, y) if list(row) == list(x)]
    return {c: same.count(c) / len(same) for c in classes} if same else dict.fromkeys(classes, 1 / len(classes))


# %% unnormalised: 朴素得分没有归一 / Does not normalise the naive scores
# caught by: test_posteriors, test_example_of_the_text
# hint: 各类之和
# book: §5.2
def naive_posterior(X, y, x, classes):
    scores = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        scores[c] = len(rows) / len(y)
        for j, value in enumerate(x):
            scores[c] *= sum(row[j] == value for row in rows) / max(1, len(rows))
    total = sum(scores.values())
    return scores if total else None


# %% values_anywhere: 看取值是否在行里，不看是哪一列 / Looks for the value anywhere in the row
# caught by: test_posteriors
# book: §5.2
def naive_posterior(X, y, x, classes):
    scores = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        scores[c] = len(rows) / len(y)
        for j, value in enumerate(x):
            scores[c] *= sum(value in row for row in rows) / max(1, len(rows))
    total = sum(scores.values())
    return {c: score / total for c, score in scores.items()} if total else None


# %% veto_in_the_first: 被否决的是第一个取值 / The first value is the one unseen
# caught by: test_vetoed
# hint: 最后一列
# book: §5.2
def vetoed(k):
    common = ["1"] * (k - 1)
    rare = ["0"] * (k - 1)
    X = [[*common, "0"]] * 4 + [[*common, "1"]] + [[*rare, "1"]] * 3
    return [list(row)[::-1] for row in X], ["0"] * 4 + ["1"] * 4, ["1", *common]


# %% veto_of_the_other: 被否决的是 "1" 类 / Class "1" is the one vetoed
# caught by: test_vetoed
# hint: 最后一列
# book: §5.2
def vetoed(k):
    common = ["1"] * (k - 1)
    rare = ["0"] * (k - 1)
    X = [[*common, "0"]] * 4 + [[*common, "1"]] + [[*rare, "1"]] * 3
    return [list(row) for row in X], ["1"] * 4 + ["0"] * 4, [*common, "1"]


# %% xor_fixed_two: 只会两个属性的异或 / The XOR of two attributes whatever d is
# caught by: test_blind_data
# book: §5.2
def blind_data(d):
    # The class is the parity: whatever one attribute is, the others make both classes equally frequent.
    rows = [list(bits) for bits in product("01", repeat=2)]
    return rows, [str(row.count("1") % 2) for row in rows]


# %% zero_for_undefined: 没有相同的行时返回全 0 / Zeros where no row equals x
# caught by: test_example_of_the_text, test_posteriors
# hint: 0/0
# book: §5.2
def joint_posterior(X, y, x, classes):
    same = [label for row, label in zip(X, y) if list(row) == list(x)]
    return {c: same.count(c) / len(same) for c in classes} if same else dict.fromkeys(classes, 0.0)
