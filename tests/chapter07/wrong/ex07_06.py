"""Known mistakes of 7.6. Each cell holds what differs from the reference."""

# %% all_values_as_parents: 对每个属性的全部取值求和，没有只用样本的取值 / Sums over every value of each attribute instead of the sample's
# caught by: test_term
# book: (7.23)
def superparent_term(X, y, x, label, i, domains, n_classes):
    others = [j for j in range(len(x)) if j != i]
    return sum(
        joint_estimate(X, y, label, i, value, domains, n_classes)
        * prod(conditional_estimate(X, y, label, i, value, j, x[j], domains) for j in others)
        for value in domains[i]
    )


# %% averaged_over_all_attributes: 得分除以了超父的个数 / Divides the score by the number of parents
# caught by: test_scores_of_melon_1, test_scores
# book: (7.23)
# costs: 1.5
def scores(X, y, x, domains, classes, min_count):
    parents = [i for i in range(len(x)) if sum(row[i] == x[i] for row in X) >= min_count]
    return {c: float(sum(superparent_term(X, y, x, c, i, domains, len(classes)) for i in parents) / max(1, len(parents))) for c in classes}


# %% averages_posteriors: 先把每个超父的结果归一再平均 / Normalises the result of every parent before averaging
# caught by: test_scores_of_melon_1, test_scores
# book: (7.23)
# costs: 2
def scores(X, y, x, domains, classes, min_count):
    parents = [i for i in range(len(x)) if sum(row[i] == x[i] for row in X) >= min_count]
    result = dict.fromkeys(classes, 0.0)
    for i in parents:
        terms = {c: superparent_term(X, y, x, c, i, domains, len(classes)) for c in classes}
        for c in classes:
            result[c] += terms[c] / sum(terms.values()) / len(parents)
    return result


# %% classes_for_values: 用类别数代替了属性的取值数 N_i 与 N_j / Uses the number of classes for the numbers of values N_i and N_j
# caught by: test_joint_of_the_book, test_conditional_of_the_book, test_joint_estimate, test_conditional_estimate
# book: (7.25)
# costs: 2
def joint_estimate(X, y, label, i, value, domains, n_classes):
    together = sum(row[i] == value and c == label for row, c in zip(X, y))
    return (together + 1) / (len(X) + n_classes * n_classes)


def conditional_estimate(X, y, label, i, value_i, j, value_j, domains):
    given = [row for row, c in zip(X, y) if row[i] == value_i and c == label]
    return (sum(row[j] == value_j for row in given) + 1) / (len(given) + len(set(y)))


# %% classes_kept_without_domains: 类别按参数记下，漏了 domains / The class is kept by the arguments, domains left out
# caught by: test_classify
# kind: narrow
KEPT = {}


def classify(X, y, x, domains, classes, min_count):
    key = repr((X, y, x, classes, min_count))
    if key not in KEPT:
        found = scores(X, y, x, domains, classes, min_count)
        KEPT[key] = max(classes, key=found.get) if any(found.values()) else None
    return KEPT[key]


# %% conditional_over_the_class: 条件概率的分母用了该类的样本数，没有限定超父的取值 / The conditional is divided by the class size, whatever the parent's value
# caught by: test_conditional_of_the_book, test_conditional_estimate
# book: (7.25)
def conditional_estimate(X, y, label, i, value_i, j, value_j, domains):
    given = [row for row, c in zip(X, y) if row[i] == value_i and c == label]
    return (sum(row[j] == value_j for row in given) + 1) / (sum(c == label for c in y) + len(domains[j]))


# %% denominator_of_the_book: 用了 (7.24) 印漏 N 的分母 |D| + N_i / Uses the denominator |D| + N_i of (7.24), in which N is missing
# caught by: test_joint_of_the_book, test_joint_estimate
# book: (7.24)
def joint_estimate(X, y, label, i, value, domains, n_classes):
    together = sum(row[i] == value and c == label for row, c in zip(X, y))
    return (together + 1) / (len(X) + len(domains[i]))


# %% divides_by_class: 联合概率除以该类的样本数，成了 P(x_i | c) / Divides by the class size, which estimates P(x_i | c)
# caught by: test_joint_of_the_book, test_joint_estimate
# book: (7.24)
def joint_estimate(X, y, label, i, value, domains, n_classes):
    together = sum(row[i] == value and c == label for row, c in zip(X, y))
    return (together + 1) / (y.count(label) + len(domains[i]))


# %% divides_by_the_largest: 后验概率除以了最大的得分 / Divides by the largest score
# caught by: test_posterior
# book: (7.23)
def posterior(scores):
    total = max(scores.values())
    return {c: score / total for c, score in scores.items()} if total else None


# %% divides_by_zero: 得分全为 0 时 posterior 除以了 0 / Divides by 0 in posterior if all scores are 0
# caught by: test_posterior
# book: §7.4
def posterior(scores):
    total = sum(scores.values())
    return {c: score / total for c, score in scores.items()}


# %% guesses_without_parents: 没有属性合格时仍返回第一个类 / Returns the first class although no attribute qualifies
# caught by: test_classes_of_melons, test_classify
# book: (7.23)
def classify(X, y, x, domains, classes, min_count):
    found = scores(X, y, x, domains, classes, min_count)
    return max(classes, key=found.get)


# %% ignores_class: 条件概率没有以类别为条件 / The conditionals ignore the class
# caught by: test_conditional_of_the_book, test_conditional_estimate
# book: (7.25)
def conditional_estimate(X, y, label, i, value_i, j, value_j, domains):
    given = [row for row, c in zip(X, y) if row[i] == value_i]
    return (sum(row[j] == value_j for row in given) + 1) / (len(given) + len(domains[j]))


# %% multiplies_parents: 把各超父的结果相乘（对数相加），而不是相加 / Multiplies the results of the parents (adds their logarithms) instead of adding them
# caught by: test_scores_of_melon_1, test_scores
# book: (7.23)
# costs: 2.5
def scores(X, y, x, domains, classes, min_count):
    parents = [i for i in range(len(x)) if sum(row[i] == x[i] for row in X) >= min_count]
    return {
        c: float(bool(parents)) * float(prod(superparent_term(X, y, x, c, i, domains, len(classes)) for i in parents))
        for c in classes
    }


# %% naive_bayes: 条件概率没有以超父的取值为条件，成了朴素贝叶斯 / The conditionals ignore the parent, as in naive Bayes
# caught by: test_conditional_of_the_book, test_conditional_estimate
# book: (7.25)
def conditional_estimate(X, y, label, i, value_i, j, value_j, domains):
    given = [row for row, c in zip(X, y) if c == label]
    return (sum(row[j] == value_j for row in given) + 1) / (len(given) + len(domains[j]))


# %% nearly_equal_scores_tie: 得分相差百万分之一以内就算并列 / Takes scores for equal that differ by less than a millionth of themselves
# caught by: test_classify
# hint: 恰好相等
# book: (7.23)
# kind: narrow
def classify(X, y, x, domains, classes, min_count):
    found = scores(X, y, x, domains, classes, min_count)
    first = [c for c in classes if found[c] >= max(found.values()) * (1 - 1e-6)]
    return first[0] if any(found.values()) else None


# %% numbers_in_texts: 把像数的文字当作数来比较 / Compares texts that look like numbers as numbers
# caught by: test_conditional_estimate
# kind: narrow
def conditional_estimate(X, y, label, i, value_i, j, value_j, domains):
    given = [row for row, c in zip(X, y) if as_number(row[i]) == as_number(value_i) and c == label]
    return (sum(row[j] == value_j for row in given) + 1) / (len(given) + len(domains[j]))


def as_number(text):
    try:
        return float(text)
    except ValueError:
        return text


# %% only_last_parent: 累加写在循环之外，只剩最后一个超父 / Adds after the loop, so only the last parent counts
# caught by: test_scores_of_melon_1, test_scores
# book: (7.23)
# costs: 2.5
def scores(X, y, x, domains, classes, min_count):
    parents = [i for i in range(len(x)) if sum(row[i] == x[i] for row in X) >= min_count]
    result = {}
    for c in classes:
        result[c] = 0.0
        term = 0.0
        for i in parents:
            term = superparent_term(X, y, x, c, i, domains, len(classes))
        result[c] += term
    return result


# %% parent_included: 连乘时没有跳过超父自己 / Does not leave the parent itself out of the product
# caught by: test_term
# book: (7.23)
def superparent_term(X, y, x, label, i, domains, n_classes):
    others = [j for j in range(len(x))]
    conditionals = [conditional_estimate(X, y, label, i, x[i], j, x[j], domains) for j in others]
    return joint_estimate(X, y, label, i, x[i], domains, n_classes) * prod(conditionals)


# %% rounded_scores: 比较前把得分舍入到两位小数 / Rounds the scores to two decimals before comparing
# caught by: test_classify
# book: (7.23)
# kind: narrow
def classify(X, y, x, domains, classes, min_count):
    found = scores(X, y, x, domains, classes, min_count)
    return max(classes, key=lambda c: round(found[c], 2)) if any(found.values()) else None


# %% scores_kept_without_samples: 得分按参数记下，漏了 X / Scores are kept by the arguments, X left out
# caught by: test_scores
# kind: narrow
KEPT = {}


def scores(X, y, x, domains, classes, min_count):
    key = repr((y, x, domains, classes, min_count))
    if key not in KEPT:
        KEPT[key] = summed(X, y, x, domains, classes, min_count)
    return dict(KEPT[key])


def summed(X, y, x, domains, classes, min_count):
    parents = [i for i in range(len(x)) if sum(row[i] == x[i] for row in X) >= min_count]
    return {c: float(sum(superparent_term(X, y, x, c, i, domains, len(classes)) for i in parents)) for c in classes}


# %% strictly_greater: 个数恰好等于门限的属性被排除 / Leaves out attributes whose count equals m' exactly
# caught by: test_scores_of_melon_1, test_threshold
# book: (7.23)
# costs: 1
def scores(X, y, x, domains, classes, min_count):
    parents = [i for i in range(len(x)) if sum(row[i] == x[i] for row in X) > min_count]
    return {c: float(sum(superparent_term(X, y, x, c, i, domains, len(classes)) for i in parents)) for c in classes}


# %% texts_stripped: 比较之前去掉文字首尾的空格 / Strips blanks off the texts before it compares them
# caught by: test_joint_estimate
# kind: narrow
def joint_estimate(X, y, label, i, value, domains, n_classes):
    together = sum(row[i].strip() == value.strip() and c.strip() == label.strip() for row, c in zip(X, y))
    return (together + 1) / (len(X) + n_classes * len(domains[i]))


# %% threshold_at_least_one: 把 m' = 0 当成了 1 / Treats m' = 0 as 1
# caught by: test_threshold, test_classify
# book: (7.23)
# costs: 1
def scores(X, y, x, domains, classes, min_count):
    parents = [i for i in range(len(x)) if sum(row[i] == x[i] for row in X) >= max(1, min_count)]
    return {c: float(sum(superparent_term(X, y, x, c, i, domains, len(classes)) for i in parents)) for c in classes}


# %% threshold_ignored: 没有用门限 / Ignores m'
# caught by: test_scores_of_melon_1, test_threshold
# book: (7.23)
# costs: 1.5
def scores(X, y, x, domains, classes, min_count):
    parents = range(len(x))
    return {c: float(sum(superparent_term(X, y, x, c, i, domains, len(classes)) for i in parents)) for c in classes}


# %% threshold_of_stripped_texts: 门限计数时去掉文字首尾的空格 / Counts for the threshold without the blanks around texts
# caught by: test_scores
# kind: narrow
def scores(X, y, x, domains, classes, min_count):
    parents = [i for i in range(len(x)) if sum(row[i].strip() == x[i].strip() for row in X) >= min_count]
    return {c: float(sum(superparent_term(X, y, x, c, i, domains, len(classes)) for i in parents)) for c in classes}


# %% threshold_per_class: 门限看的是该类内的个数，没有各类合计 / Compares the count within the class with m', not that of all classes
# caught by: test_scores_of_melon_1, test_threshold
# book: (7.23)
# costs: 1.5
def scores(X, y, x, domains, classes, min_count):
    return {
        c: float(
            sum(
                superparent_term(X, y, x, c, i, domains, len(classes))
                for i in range(len(x))
                if sum(row[i] == x[i] and label == c for row, label in zip(X, y)) >= min_count
            )
        )
        for c in classes
    }


# %% tie_to_the_last: 得分并列时取了靠后的类 / Takes the last class of equal scores
# caught by: test_classify
# book: (7.23)
def classify(X, y, x, domains, classes, min_count):
    found = scores(X, y, x, domains, classes, min_count)
    return max(reversed(classes), key=found.get) if any(found.values()) else None


# %% ties_by_difference: 得分相差不到 1e-12 就算并列 / Takes scores for equal that differ by less than 1e-12
# caught by: test_classify
# hint: 恰好相等
# book: (7.23)
# kind: narrow
def classify(X, y, x, domains, classes, min_count):
    found = scores(X, y, x, domains, classes, min_count)
    first = [c for c in classes if found[c] >= max(found.values()) - 1e-12]
    return first[0] if any(found.values()) else None


# %% unsmoothed: 没有拉普拉斯修正 / Without the Laplacian correction
# caught by: test_joint_of_the_book, test_conditional_of_the_book, test_joint_estimate, test_conditional_estimate
# book: (7.24), (7.25)
# costs: 2
def joint_estimate(X, y, label, i, value, domains, n_classes):
    together = sum(row[i] == value and c == label for row, c in zip(X, y))
    return together / len(X)


def conditional_estimate(X, y, label, i, value_i, j, value_j, domains):
    given = [row for row, c in zip(X, y) if row[i] == value_i and c == label]
    return sum(row[j] == value_j for row in given) / len(given) if given else 0.0


# %% value_anywhere_in_the_row: 只看取值是否出现在这一行，不管是哪个属性 / Looks for the value anywhere in the row, whichever attribute
# caught by: test_joint_estimate
# book: (7.24)
def joint_estimate(X, y, label, i, value, domains, n_classes):
    together = sum(value in row and c == label for row, c in zip(X, y))
    return (together + 1) / (len(X) + n_classes * len(domains[i]))


# %% values_that_occur: 取值数只数了样本中出现过的 / Counts only the values that occur in the samples
# caught by: test_joint_estimate, test_conditional_estimate
# book: (7.24), (7.25)
# costs: 2
def joint_estimate(X, y, label, i, value, domains, n_classes):
    together = sum(row[i] == value and c == label for row, c in zip(X, y))
    return (together + 1) / (len(X) + n_classes * len({row[i] for row in X}))


def conditional_estimate(X, y, label, i, value_i, j, value_j, domains):
    given = [row for row, c in zip(X, y) if row[i] == value_i and c == label]
    return (sum(row[j] == value_j for row in given) + 1) / (len(given) + len({row[j] for row in X}))
