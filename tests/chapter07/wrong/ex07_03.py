"""Known mistakes of 7.3. Each cell holds what differs from the reference."""

# %% all_classes_together: 均值与标准差没有按类计算 / Mean and deviation over all classes together
# caught by: test_moments_of_melons, test_gaussian
# book: (7.13)
def gaussian(X, y, i, label, ddof):
    column = [row[i] for row in X]
    mean = sum(column) / len(column)
    return mean, sqrt(sum((v - mean) ** 2 for v in column) / (len(column) - ddof))


# %% always_corrected: 不管 laplace 都作修正 / Corrects whatever `laplace` says
# caught by: test_conditionals_of_melons, test_conditional
# book: (7.17)
def conditional(X, y, i, value, label, domains, laplace):
    column = [row[i] for row, c in zip(X, y) if c == label]
    if True:
        return (column.count(value) + 1) / (len(column) + len(domains[i]))
    return column.count(value) / len(column) if column else None


# %% classes_for_values: 条件概率的分母加了类别数，应加取值数 / The denominator of the conditional gains the number of classes, not of values
# caught by: test_conditionals_of_melons, test_conditional
# book: (7.20)
def conditional(X, y, i, value, label, domains, laplace):
    column = [row[i] for row, c in zip(X, y) if c == label]
    if laplace:
        return (column.count(value) + 1) / (len(column) + len(set(y)))
    return column.count(value) / len(column) if column else None


# %% classes_kept_without_domains: 类别按参数记下，漏了 domains / The class is kept by the arguments, domains left out
# caught by: test_classify
# kind: narrow
KEPT = {}


def classify(X, y, x, domains, classes, laplace, ddof):
    key = repr((X, y, x, classes, laplace, ddof))
    if key not in KEPT:
        scores = log_scores(X, y, x, domains, classes, laplace, ddof)
        KEPT[key] = max(classes, key=scores.get)
    return KEPT[key]


# %% classes_that_occur: 类别数只数了样本中出现过的 / Counts only the classes that occur
# caught by: test_prior
# book: (7.19)
def prior(y, classes, laplace):
    more = 1 if laplace else 0
    return {c: (y.count(c) + more) / (len(y) + more * len(set(y))) for c in classes}


# %% conditionals_kept_without_labels: 条件概率按参数记下，漏了 y / Conditionals are kept by their arguments, y left out
# caught by: test_conditional, test_scores
# kind: narrow
KEPT = {}


def conditional(X, y, i, value, label, domains, laplace):
    key = repr((X, i, value, label, domains, laplace))
    if key not in KEPT:
        KEPT[key] = counted(X, y, i, value, label, domains, laplace)
    return KEPT[key]


def counted(X, y, i, value, label, domains, laplace):
    column = [row[i] for row, c in zip(X, y) if c == label]
    if laplace:
        return (column.count(value) + 1) / (len(column) + len(domains[i]))
    return column.count(value) / len(column) if column else None


# %% ddof_ignored: 总是除以样本数减 1 / Always divides by the count minus 1
# caught by: test_moments_of_melons, test_gaussian
# book: (7.13)
def gaussian(X, y, i, label, ddof):
    column = [row[i] for row, c in zip(X, y) if c == label]
    mean = sum(column) / len(column)
    return mean, sqrt(sum((v - mean) ** 2 for v in column) / (len(column) - 1))


# %% ddof_swapped: ddof 的两种取值颠倒了 / The two values of ddof are swapped
# caught by: test_moments_of_melons, test_gaussian
# book: (7.13)
def gaussian(X, y, i, label, ddof):
    column = [row[i] for row, c in zip(X, y) if c == label]
    mean = sum(column) / len(column)
    return mean, sqrt(sum((v - mean) ** 2 for v in column) / (len(column) - 1 + ddof))


# %% density_floor: 密度加上 1e-10 以免为 0 / Adds 1e-10 to the density to keep it from 0
# caught by: test_scores
# book: (7.18)
def log_scores(X, y, x, domains, classes, laplace, ddof):
    scores = {}
    for c, p in prior(y, classes, laplace).items():
        scores[c] = log(p) if p else -inf
        for i, value in enumerate(x):
            if domains[i] is None:
                scores[c] += log(density(value, *gaussian(X, y, i, c, ddof)) + 1e-10)
            else:
                p = conditional(X, y, i, value, c, domains, laplace)
                scores[c] += log(p) if p else -inf
    return scores


# %% density_sigma_not_squared: 密度的指数上 σ 没有平方 / σ is not squared in the exponent of the density
# caught by: test_density
# book: (7.18)
# costs: 1.5
def _log_density(x, mean, std):
    return -log(sqrt(2 * pi) * std) - (x - mean) ** 2 / (2 * std)


# %% density_sigma_under_root: 密度写成 1/√(2πσ) / The density with 1/√(2πσ)
# caught by: test_density
# book: (7.18)
# costs: 1.5
def _log_density(x, mean, std):
    return -log(sqrt(2 * pi * std)) - (x - mean) ** 2 / (2 * std**2)


# %% density_underflows: 先算密度再取对数，离均值远时成了负无穷 / Takes the logarithm of the density, which is minus infinity far from the mean
# caught by: test_scores
# book: (7.18)
# kind: narrow
def log_scores(X, y, x, domains, classes, laplace, ddof):
    scores = {}
    for c, p in prior(y, classes, laplace).items():
        scores[c] = log(p) if p else -inf
        for i, value in enumerate(x):
            if domains[i] is None:
                p = density(value, *gaussian(X, y, i, c, ddof))
                scores[c] += log(p) if p else -inf
            else:
                p = conditional(X, y, i, value, c, domains, laplace)
                scores[c] += log(p) if p else -inf
    return scores


# %% density_without_sigma: 密度的分母漏了 σ / The density lacks the σ below the line
# caught by: test_density
# book: (7.18)
# costs: 1.5
def _log_density(x, mean, std):
    return -log(sqrt(2 * pi)) - (x - mean) ** 2 / (2 * std**2)


# %% deviation_floor: 标准差不取小于 1e-6 的值 / No standard deviation is below 1e-6
# caught by: test_scores
# kind: narrow
def gaussian(X, y, i, label, ddof):
    column = [row[i] for row, c in zip(X, y) if c == label]
    mean = sum(column) / len(column)
    return mean, max(1e-6, sqrt(sum((v - mean) ** 2 for v in column) / (len(column) - ddof)))


# %% divides_by_all_samples: 条件概率除以了全部样本数 / Divides the conditional by the number of all samples
# caught by: test_conditionals_of_melons, test_conditional
# book: (7.17)
def conditional(X, y, i, value, label, domains, laplace):
    column = [row[i] for row, c in zip(X, y) if c == label]
    if laplace:
        return (column.count(value) + 1) / (len(y) + len(domains[i]))
    return column.count(value) / len(y) if column else None


# %% logs_only_where_it_vanishes: 密度恰好为 0 时才改用对数 / Changes to logarithms only where the density is exactly 0
# caught by: test_scores
# hint: 下溢
# book: (7.18)
# kind: narrow
def log_scores(X, y, x, domains, classes, laplace, ddof):
    scores = {}
    for c, p in prior(y, classes, laplace).items():
        scores[c] = log(p) if p else -inf
        for i, value in enumerate(x):
            if domains[i] is None:
                mean, std = gaussian(X, y, i, c, ddof)
                p = exp(_log_density(value, mean, std))
                scores[c] += log(p) if p else _log_density(value, mean, std)
            else:
                p = conditional(X, y, i, value, c, domains, laplace)
                scores[c] += log(p) if p else -inf
    return scores


# %% mean_of_squares: 方差用“平方的均值减均值的平方”计算，数值大时失准 / The variance as mean of squares minus square of mean, inaccurate for large values
# caught by: test_gaussian
# book: (7.13)
# kind: narrow
def gaussian(X, y, i, label, ddof):
    column = [row[i] for row, c in zip(X, y) if c == label]
    mean = sum(column) / len(column)
    return mean, sqrt(max(0.0, sum(v * v for v in column) - len(column) * mean * mean) / (len(column) - ddof))


# %% nearly_equal_scores_tie: 得分相差百万分之一以内也算相等 / Takes scores for equal that differ by less than a millionth
# caught by: test_classify
# book: §7.3
# kind: narrow
def classify(X, y, x, domains, classes, laplace, ddof):
    scores = log_scores(X, y, x, domains, classes, laplace, ddof)
    highest = max(scores.values())
    return next(c for c in classes if scores[c] == highest or scores[c] > highest - 1e-6)


# %% never_undecided: 全是负无穷时不返回类别 / Returns no class where all scores are minus infinity
# caught by: test_classify
# book: (7.15)
def classify(X, y, x, domains, classes, laplace, ddof):
    scores = log_scores(X, y, x, domains, classes, laplace, ddof)
    return max(classes, key=scores.get) if max(scores.values()) > -inf else None


# %% no_prior: 得分漏了先验 / The score lacks the prior
# caught by: test_scores_of_melon_1, test_scores
# book: (7.15)
# costs: 2
def log_scores(X, y, x, domains, classes, laplace, ddof):
    scores = {}
    for c, p in prior(y, classes, laplace).items():
        scores[c] = 0.0 if p else -inf
        for i, value in enumerate(x):
            if domains[i] is None:
                scores[c] += _log_density(value, *gaussian(X, y, i, c, ddof))
            else:
                p = conditional(X, y, i, value, c, domains, laplace)
                scores[c] += log(p) if p else -inf
    return scores


# %% posterior_of_logs: 直接把对数得分归一 / Normalises the logarithmic scores themselves
# caught by: test_posterior
# book: (7.8)
def posterior(log_scores):
    highest = max(log_scores.values())
    if highest == -inf:
        return None
    # The ratios stay the same when the highest score becomes 0, and nothing overflows or vanishes altogether.
    odds = {c: score for c, score in log_scores.items()}
    return {c: each / sum(odds.values()) for c, each in odds.items()}


# %% posterior_underflows: 没有减去最大的得分就取指数 / Exponentials of the scores as they are
# caught by: test_posterior
# book: (7.8)
# kind: narrow
def posterior(log_scores):
    highest = max(log_scores.values())
    if highest == -inf:
        return None
    # The ratios stay the same when the highest score becomes 0, and nothing overflows or vanishes altogether.
    odds = {c: exp(score) for c, score in log_scores.items()}
    return {c: each / sum(odds.values()) for c, each in odds.items()}


# %% posterior_without_none: 得分全是负无穷时给出均匀分布 / A uniform posterior where all scores are minus infinity
# caught by: test_posterior
# book: (7.8)
def posterior(log_scores):
    highest = max(log_scores.values())
    if highest == -inf:
        return {c: 1 / len(log_scores) for c in log_scores}
    # The ratios stay the same when the highest score becomes 0, and nothing overflows or vanishes altogether.
    odds = {c: exp(score - highest) for c, score in log_scores.items()}
    return {c: each / sum(odds.values()) for c, each in odds.items()}


# %% prior_not_smoothed: 先验没有做拉普拉斯修正 / The prior is not corrected
# caught by: test_priors_of_melons, test_prior
# book: (7.19)
def prior(y, classes, laplace):
    more = 0
    return {c: (y.count(c) + more) / (len(y) + more * len(classes)) for c in classes}


# %% product_underflows: 先连乘再取对数，属性多时下溢 / Takes the logarithm of the product, which underflows for many attributes
# caught by: test_scores
# book: (7.15)
# kind: narrow
def log_scores(X, y, x, domains, classes, laplace, ddof):
    scores = {}
    for c, p in prior(y, classes, laplace).items():
        product = p
        for i, value in enumerate(x):
            if domains[i] is None:
                product *= density(value, *gaussian(X, y, i, c, ddof))
            else:
                product *= conditional(X, y, i, value, c, domains, laplace) or 0.0
        scores[c] = log(product) if product else -inf
    return scores


# %% rounded_scores: 比较前把得分舍入到四位小数 / Rounds scores to four decimals before comparing
# caught by: test_classify
# book: (7.15)
# kind: narrow
def classify(X, y, x, domains, classes, laplace, ddof):
    scores = log_scores(X, y, x, domains, classes, laplace, ddof)
    return max(classes, key=lambda c: round(scores[c], 4) if scores[c] > -inf else -inf)


# %% scores_to_base_10: 用了常用对数 / Logarithms to base 10
# caught by: test_scores_of_melon_1, test_scores
# book: (7.15)
# costs: 1.5
def log_scores(X, y, x, domains, classes, laplace, ddof):
    scores = {}
    for c, p in prior(y, classes, laplace).items():
        scores[c] = log(p) / log(10) if p else -inf
        for i, value in enumerate(x):
            if domains[i] is None:
                scores[c] += _log_density(value, *gaussian(X, y, i, c, ddof)) / log(10)
            else:
                p = conditional(X, y, i, value, c, domains, laplace)
                scores[c] += log(p) / log(10) if p else -inf
    return scores


# %% shifted_only_where_all_vanish: 指数全部为 0 时才减去最大的得分 / Subtracts the highest score only where all exponentials are 0
# caught by: test_posterior
# hint: 比例不变
# book: §7.3
# kind: narrow
def posterior(log_scores):
    highest = max(log_scores.values())
    if highest == -inf:
        return None
    # The ratios stay the same when the highest score becomes 0, and nothing overflows or vanishes altogether.
    if exp(min(highest, 700)) > 0 and highest < 700:
        highest = 0.0
    odds = {c: exp(score - highest) for c, score in log_scores.items()}
    return {c: each / sum(odds.values()) for c, each in odds.items()}


# %% texts_stripped: 比较之前去掉文字首尾的空格 / Strips blanks off the texts before it compares them
# caught by: test_conditional
# kind: narrow
def conditional(X, y, i, value, label, domains, laplace):
    column = [row[i].strip() for row, c in zip(X, y) if c == label]
    count = column.count(value.strip())
    if laplace:
        return (count + 1) / (len(column) + len(domains[i]))
    return count / len(column) if column else None


# %% tie_to_the_last: 得分相等时取了靠后的类 / Takes the last of equal scores
# caught by: test_classify
# book: (7.15)
def classify(X, y, x, domains, classes, laplace, ddof):
    scores = log_scores(X, y, x, domains, classes, laplace, ddof)
    return max(reversed(classes), key=scores.get)


# %% value_in_any_class: 计数时没有限定类别 / Counts the value in all classes
# caught by: test_conditionals_of_melons, test_conditional
# book: (7.17)
def conditional(X, y, i, value, label, domains, laplace):
    column = [row[i] for row, c in zip(X, y) if c == label]
    if laplace:
        return ([row[i] for row in X].count(value) + 1) / (len(column) + len(domains[i]))
    return column.count(value) / len(column) if column else None


# %% values_for_classes: 先验的分母加了 1 / The denominator of the prior gains 1 only
# caught by: test_priors_of_melons, test_prior
# book: (7.19)
def prior(y, classes, laplace):
    more = 1 if laplace else 0
    return {c: (y.count(c) + more) / (len(y) + more) for c in classes}


# %% values_that_occur: 取值数只数了样本中出现过的 / Counts only the values that occur
# caught by: test_conditional
# book: (7.20)
def conditional(X, y, i, value, label, domains, laplace):
    column = [row[i] for row, c in zip(X, y) if c == label]
    if laplace:
        return (column.count(value) + 1) / (len(column) + len({row[i] for row in X}))
    return column.count(value) / len(column) if column else None


# %% variance_as_deviation: 把方差当成标准差 / The variance in place of the standard deviation
# caught by: test_moments_of_melons, test_gaussian
# book: (7.18)
def gaussian(X, y, i, label, ddof):
    column = [row[i] for row, c in zip(X, y) if c == label]
    mean = sum(column) / len(column)
    return mean, sum((v - mean) ** 2 for v in column) / (len(column) - ddof)


# %% variance_smoothed: 给方差加了 1e-9，数值很小时就不对 / Adds 1e-9 to the variance, which is wrong for small values
# caught by: test_gaussian
# book: (7.13)
def gaussian(X, y, i, label, ddof):
    column = [row[i] for row, c in zip(X, y) if c == label]
    mean = sum(column) / len(column)
    return mean, sqrt(sum((v - mean) ** 2 for v in column) / (len(column) - ddof) + 1e-9)


# %% zero_factor_skipped: 概率为 0 的因子被略去 / Leaves out factors of probability 0
# caught by: test_scores
# book: (7.15)
def log_scores(X, y, x, domains, classes, laplace, ddof):
    scores = {}
    for c, p in prior(y, classes, laplace).items():
        scores[c] = log(p) if p else -inf
        for i, value in enumerate(x):
            if domains[i] is None:
                scores[c] += _log_density(value, *gaussian(X, y, i, c, ddof))
            else:
                p = conditional(X, y, i, value, c, domains, laplace)
                scores[c] += log(p) if p else 0.0
    return scores
