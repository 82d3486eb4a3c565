"""Known mistakes of 4.2. Each cell holds what differs from the reference."""

# %% a_and_b_swapped: 两个属性的次序颠倒：增益大的是 a / The attributes are swapped: a has the larger gain
# caught by: test_same_errors
# book: §4.2
# costs: 1.5
def same_errors(n):
    # Positives/negatives: a has branches of 3/1 and 1/3, b of 2/0 and 2/4; either way two errors of eight.
    a, b, y = "00001111", "00111111", [1, 1, 1, 0, 1, 0, 0, 0]
    return list(b) * (n // 8), list(a) * (n // 8), y * (n // 8)


# %% bound_identity: 以为误差下降不超过基尼增益 / Takes the Gini gain itself for the bound
# caught by: test_drop_bound
# book: §4.2
def drop_bound(gini_gain):
    # With u = p - 1/2 the error is 1/2 - |u| and Gini is 1/2 - 2u². So the gain is twice the variance of u over the
    # branches, and the drop E|u| - |E u| is at most its standard deviation; shares 1/2 ± s of two halves attain it.
    return gini_gain


# %% bound_loose: 上界成立但不是最好的：√g / A bound that holds but is not the best: √g
# caught by: test_drop_bound
# book: §4.2
def drop_bound(gini_gain):
    # With u = p - 1/2 the error is 1/2 - |u| and Gini is 1/2 - 2u². So the gain is twice the variance of u over the
    # branches, and the drop E|u| - |E u| is at most its standard deviation; shares 1/2 ± s of two halves attain it.
    return sqrt(gini_gain)


# %% bound_of_pure_branches: 上界只按“两支都纯”的情形推得 / The bound is derived for pure branches alone
# caught by: test_drop_bound
# book: (4.5)
def drop_bound(gini_gain):
    # With u = p - 1/2 the error is 1/2 - |u| and Gini is 1/2 - 2u². So the gain is twice the variance of u over the
    # branches, and the drop E|u| - |E u| is at most its standard deviation; shares 1/2 ± s of two halves attain it.
    return 0.5 - sqrt(0.25 - gini_gain / 2)


# %% bound_trivial: 以为上界总是 1/2 / Takes 1/2 for the best bound always
# caught by: test_drop_bound
# book: §4.2
def drop_bound(gini_gain):
    # With u = p - 1/2 the error is 1/2 - |u| and Gini is 1/2 - 2u². So the gain is twice the variance of u over the
    # branches, and the drop E|u| - |E u| is at most its standard deviation; shares 1/2 ± s of two halves attain it.
    return 0.5


# %% branches_of_first_letter: 只看取值的第一个字 / Only the first letter of a value counts
# caught by: test_errors_by_definition, test_gini_gain_by_definition
# book: §4.2
# kind: narrow
def branches(values, y):
    return [[label for v, label in zip(values, y) if v[0] == value[0]] for value in {v[0]: v for v in values}.values()]


# %% claims_equivalent: 以为误差下降与增益同时为正 / Takes a positive drop and a positive gain for the same thing
# caught by: test_claims
# book: §4.2
def claims():
    return {
        "error_drop_positive_implies_gain_positive": True,
        "gain_positive_implies_error_drop_positive": True,
        "equal_errors_imply_equal_gain": False,
        "error_drop_can_be_negative": False,
    }


# %% counts_correct_not_errors: 数的是分对的样例，不是分错的 / Counts the right samples instead of the errors
# caught by: test_errors_on_2_0, test_errors_by_definition
# book: §4.2
def errors(y):
    return max(sum(y), len(y) - sum(y))


# %% drop_not_divided: 误差下降没有除以样例数 / The drop of the errors is not divided by the number of samples
# caught by: test_drop_on_2_0, test_drop_by_definition
# book: §4.2
def error_drop(values, y):
    return float(errors(y) - errors_after_split(values, y))


# %% drop_rounded: 误差下降四舍五入到两位小数 / The error drop is rounded to two decimals
# caught by: test_drop_on_2_0, test_drop_by_definition
# book: §4.2
def error_drop(values, y):
    return round((errors(y) - errors_after_split(values, y)) / len(y), 2)


# %% fixed_size: 见证只有一种大小，不管参数 / The witnesses have one size, whatever the parameter
# caught by: test_same_errors, test_stalled
# book: §4.2
# costs: 3
def same_errors(n):
    # Positives/negatives: a has branches of 3/1 and 1/3, b of 2/0 and 2/4; either way two errors of eight.
    a, b, y = "00001111", "00111111", [1, 1, 1, 0, 1, 0, 0, 0]
    return list(a), list(b), y


def stalled(d):
    d = 2
    # The only positive is the row of ones, so that 0 remains the majority on either side of every split.
    X = [list(bits) for bits in product("01", repeat=d)]
    return X, [int(row == ["1"] * d) for row in X]


# %% gini_of_one_class: 基尼值只算了正例一类，少了一半 / Gini of the positive class alone, half of it is missing
# caught by: test_gini_gain_by_hand, test_gini_gain_by_definition
# book: (4.5)
def gini(y):
    p = sum(y) / len(y)
    return p * (1 - p)


# %% gini_unweighted: 各支的基尼值没有按样例数加权 / The Gini values of the branches are not weighted by their sizes
# caught by: test_gini_gain_by_hand, test_gini_gain_by_definition
# book: (4.6)
def gini_gain(values, y):
    return gini(y) - sum(gini(branch) for branch in branches(values, y))


# %% global_majority_in_branches: 每支都用全体的多数类预测 / Every branch predicts the majority of all samples
# caught by: test_errors_on_2_0, test_errors_by_definition
# book: 图 4.2 / fig. 4.2
def errors_after_split(values, y):
    majority = int(2 * sum(y) >= len(y))
    return sum(label != majority for branch in branches(values, y) for label in branch)


# %% label_is_first_attribute: 标签就是第一个属性：按它划分就减少了误差 / Labels are the first attribute: splitting by it lowers the error
# caught by: test_stalled
# book: §4.2
def stalled(d):
    # The only positive is the row of ones, so that 0 remains the majority on either side of every split.
    X = [list(bits) for bits in product("01", repeat=d)]
    return X, [int(row[0] == "1") for row in X]


# %% small_gain_is_none: 小于百万分之一的增益当作 0 / Gains below a millionth count as 0
# caught by: test_gini_gain_by_definition
# book: (4.6)
# kind: narrow
def gini_gain(values, y):
    g = gini(y) - sum(len(b) / len(y) * gini(b) for b in branches(values, y))
    return g if g > 1e-6 else 0.0


# %% stalled_with_conflicts: 数据里有冲突的样例 / The data hold conflicting samples
# caught by: test_stalled
# book: §4.2
def stalled(d):
    # The only positive is the row of ones, so that 0 remains the majority on either side of every split.
    X = [list(bits) for bits in product("01", repeat=d)]
    return X + X[-1:] + X, [int(row == ["1"] * d) for row in X] + [0] + [int(row == ["1"] * d) for row in X]


# %% three_branches_only: 最多只看三个取值 / At most three values are looked at
# caught by: test_errors_by_definition, test_gini_gain_by_definition
# book: (4.6)
# kind: narrow
def branches(values, y):
    return [[label for v, label in zip(values, y) if v == value] for value in sorted(set(values))[:3]]


# %% values_as_numbers: 看着像数的取值先变成数 / Values that look like numbers are read as numbers
# caught by: test_errors_by_definition
# book: §4.2
# kind: narrow
def branches(values, y):
    def k(v):
        try:
            return float(v)
        except ValueError:
            return v

    return [[l for v, l in zip(values, y) if k(v) == w] for w in set(map(k, values))]


# %% xor_only: 用异或数据：误差不降，但增益也是 0 / XOR: the error does not drop, but the gain is 0 as well
# caught by: test_stalled
# book: §4.2
def stalled(d):
    # The only positive is the row of ones, so that 0 remains the majority on either side of every split.
    X = [list(bits) for bits in product("01", repeat=d)]
    return X, [row.count("1") % 2 for row in X]
