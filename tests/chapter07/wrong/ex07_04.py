"""Known mistakes of 7.4. Each cell holds what differs from the reference."""

# %% case_not_clear: 所造的例子中类别 1 的后验概率不到 0.99 / In the example built class 1 has a posterior below 0.99
# caught by: test_failing_case
# book: §7.3
def failing_case(d):
    # Both products vanish, although every single factor of class 1 is the larger one.
    return np.array([0.5, 0.5]), np.hstack([np.full((2, d - 1), 0.5), [[0.4], [0.6]]])


# %% case_out_of_range: 所造例子的因子小于 0.001 / Factors of the example built are below 0.001
# caught by: test_failing_case
# book: §7.3
def failing_case(d):
    # Both products vanish, although every single factor of class 1 is the larger one.
    return np.array([0.5, 0.5]), np.repeat([[1e-9], [1e-8]], d, axis=1)


# %% case_without_underflow: 所造的例子没有下溢 / The example built does not underflow
# caught by: test_failing_case
# book: §7.3
def failing_case(d):
    # Both products vanish, although every single factor of class 1 is the larger one.
    return np.array([0.5, 0.5]), np.repeat([[0.9], [0.95]], d, axis=1)


# %% constant_added: 给每个因子加上 1e-300 再取对数，因子为 0 时得分有限 / Adds 1e-300 to each factor, so that a factor 0 gives a finite score
# caught by: test_two_scores, test_log_scores
# book: (7.15)
def log_scores(priors, conditionals):
    with np.errstate(divide="ignore"):
        return np.log(priors) + np.log(np.asarray(conditionals) + 1e-300).sum(axis=1)


# %% counts_from_zero: 因子个数少数了一个 / Counts one factor too few
# caught by: test_first_zeros, test_first_zero
# book: §7.3
def first_zero(p):
    product, d = p, 0
    while product > 0:
        if product * p == product:
            # Rounding to the nearest subnormal number brings it back to itself.
            return None
        product, d = product * p, d + 1
    return d


# %% decides_by_plain_product: 用直接连乘判别 / Decides by the plain product
# caught by: test_decide
# book: (7.15)
def decide(priors, conditionals):
    return int(np.argmax(np.asarray(priors) * np.prod(conditionals, axis=1)))


# %% exponent_lost: 每步把 m 放回 0.5 与 1 之间，却没有累计指数 / Keeps m between 0.5 and 1 but forgets to count the exponents
# caught by: test_long_product, test_scaled_product
# book: §7.3
def scaled_product(factors):
    m, e = 0.5, 1
    for factor in factors:
        m, more = frexp(m * frexp(factor)[0])
        e = more + frexp(factor)[1]
    return (m, e) if m else (0.0, 0)


# %% exponentials_as_they_are: 没有减去最大的得分就取指数 / Exponentials without subtracting the largest score
# caught by: test_two_posteriors, test_posterior
# book: §7.3
def posterior(log_scores):
    scores = np.asarray(log_scores)
    if scores.max() == -np.inf:
        return np.full(len(scores), 1 / len(scores))
    # Every ratio stays the same when the highest score becomes 0.
    odds = np.exp(scores)
    return odds / odds.sum()


# %% factors_at_least_1e_300: 取对数之前把非零的因子截到至少 1e-300 / Raises factors other than 0 to at least 1e-300 before taking logarithms
# caught by: test_log_scores
# hint: 不要用一个小常数代替
# book: (7.15)
def log_scores(priors, conditionals):
    with np.errstate(divide="ignore"):
        factors = np.where(np.asarray(conditionals) > 0, np.maximum(conditionals, 1e-300), 0.0)
        return np.log(priors) + np.log(factors).sum(axis=1)


# %% factors_clipped: 把因子截断到 1e-12 以上 / Clips factors at 1e-12
# caught by: test_log_scores, test_decide
# book: (7.15)
def log_scores(priors, conditionals):
    with np.errstate(divide="ignore"):
        return np.log(priors) + np.log(np.clip(conditionals, 1e-12, 1)).sum(axis=1)


# %% log_of_the_product: 先连乘再取对数 / Takes the logarithm of the product
# caught by: test_log_scores, test_decide
# book: (7.15)
def log_scores(priors, conditionals):
    with np.errstate(divide="ignore"):
        return np.log(priors * np.prod(conditionals, axis=1))


# %% logarithms_to_base_10: 用了常用对数 / Logarithms to base 10
# caught by: test_two_scores, test_log_scores
# book: (7.10)
def log_scores(priors, conditionals):
    with np.errstate(divide="ignore"):
        return np.log10(priors) + np.log10(conditionals).sum(axis=1)


# %% logs_only_where_it_vanishes: 直接连乘全部为 0 时才改用对数 / Changes to logarithms only where all plain products are 0
# caught by: test_decide
# hint: 下溢
# book: §7.3
def decide(priors, conditionals):
    plain = [p * np.prod(row) for p, row in zip(priors, conditionals)]
    return int(np.argmax(plain if max(plain) > 0 else log_scores(priors, conditionals)))


# %% mantissa_from_one: m 取在 1 与 2 之间 / m lies between 1 and 2
# caught by: test_long_product, test_scaled_product
# book: §7.3
def scaled_product(factors):
    m, e = 0.5, 1
    for factor in factors:
        m, more = frexp(m * frexp(factor)[0])
        e += more + frexp(factor)[1]
    return (2 * m, e - 1) if m else (0.0, 0)


# %% mantissa_in_single: m 用了单精度 / m in single precision
# caught by: test_scaled_product
# book: §7.3
def scaled_product(factors):
    m, e = 0.5, 1
    for factor in factors:
        m, more = frexp(m * frexp(factor)[0])
        e += more + frexp(factor)[1]
    return (float(np.float32(m)), e) if m else (0.0, 0)


# %% mean_of_logs: 先验的对数与条件概率对数的平均值相加 / Adds the mean of the conditionals' logarithms to that of the prior
# caught by: test_decide, test_log_scores
# book: (7.15)
def log_scores(priors, conditionals):
    with np.errstate(divide="ignore"):
        return np.log(priors) + (np.log(conditionals).mean(axis=1) if np.size(conditionals) else 0.0)


# %% mean_subtracted: 取指数前减去的是平均得分，不是最大的 / Subtracts the mean score, not the largest, before the exponentials
# caught by: test_posterior
# book: §7.3
def posterior(log_scores):
    scores = np.asarray(log_scores)
    if scores.max() == -np.inf:
        return np.full(len(scores), 1 / len(scores))
    # Every ratio stays the same when the highest score becomes 0.
    odds = np.exp(scores - scores[np.isfinite(scores)].mean())
    return odds / odds.sum()


# %% nearly_equal_scores_tie: 得分接近也算并列 / Takes classes for equal whose scores are close
# caught by: test_decide
# hint: 完全相同
# book: (7.15)
# kind: narrow
def decide(priors, conditionals):
    scores = log_scores(priors, conditionals)
    return int(np.argmax((scores == scores.max()) | np.isclose(scores, scores.max(), rtol=1e-9)))


# %% never_from_one_half: p = 0.5 也当作永远不为 0 / Says that for p = 0.5 the product is never 0
# caught by: test_first_zero
# book: §7.3
def first_zero(p):
    if p >= 0.5:
        return None
    product, d = p, 1
    while product > 0:
        if product * p == product:
            # Rounding to the nearest subnormal number brings it back to itself.
            return None
        product, d = product * p, d + 1
    return d


# %% no_prior: 得分漏了先验 / The score lacks the prior
# caught by: test_two_scores, test_log_scores
# book: (7.15)
def log_scores(priors, conditionals):
    with np.errstate(divide="ignore"):
        return np.log(conditionals).sum(axis=1)


# %% normalised_logs: 直接把对数得分归一 / Normalises the logarithmic scores themselves
# caught by: test_two_posteriors, test_posterior
# book: §7.3
def posterior(log_scores):
    scores = np.asarray(log_scores)
    if scores.max() == -np.inf:
        return np.full(len(scores), 1 / len(scores))
    # Every ratio stays the same when the highest score becomes 0.
    odds = scores
    return odds / odds.sum()


# %% nothing_left: 得分全是负无穷时给出 0 / Zeros where all scores are minus infinity
# caught by: test_posterior
# book: §7.3
def posterior(log_scores):
    scores = np.asarray(log_scores)
    if scores.max() == -np.inf:
        return np.zeros(len(scores))
    # Every ratio stays the same when the highest score becomes 0.
    odds = np.exp(scores - scores.max())
    return odds / odds.sum()


# %% scaled_at_the_end: 连乘之后才提取指数，早已下溢 / Takes the exponent out after multiplying, when all is lost
# caught by: test_long_product, test_scaled_product
# book: §7.3
def scaled_product(factors):
    product = 1.0
    for factor in factors:
        product *= factor
    return frexp(product) if product else (0.0, 0)


# %% single_precision: 判别时用了单精度 / Decides in single precision
# caught by: test_decide
# book: (7.15)
def decide(priors, conditionals):
    return int(np.argmax(log_scores(np.float32(priors), np.float32(conditionals))))


# %% tie_to_the_last: 相等时取了编号最大的 / Takes the largest class of equal ones
# caught by: test_decide
# book: (7.15)
def decide(priors, conditionals):
    scores = log_scores(priors, conditionals)
    return int(np.flatnonzero(scores == scores.max())[-1])


# %% untracked_rescaling: 积太小时各类分别乘以 1e10，却没有记下来 / Multiplies each product by 1e10 when it gets small, without keeping count
# caught by: test_decide
# book: (7.15)
def decide(priors, conditionals):
    products = np.array(priors, dtype=float)
    for column in np.asarray(conditionals).T:
        products = products * column
        products = np.where((products < 1e-100) & (products > 0), products * 1e10, products)
    return int(np.argmax(products))


# %% zero_below_normal: 小于最小的规格化数就算成 0 / Counts everything below the smallest normal number as 0
# caught by: test_first_zeros, test_first_zero
# book: §7.3
def first_zero(p):
    product, d = p, 1
    while product > 2.3e-308:
        if product * p == product:
            # Rounding to the nearest subnormal number brings it back to itself.
            return None
        product, d = product * p, d + 1
    return d


# %% zero_by_logarithms: 用对数推算何时小于 5e-324，没有考虑舍入 / Predicts by logarithms when the product falls below 5e-324, ignoring rounding
# caught by: test_first_zeros, test_first_zero
# book: §7.3
def first_zero(p):
    if p == 0:
        return 1
    return int(np.ceil(np.log(5e-324) / np.log(p)))
    while product > 0:
        if product * p == product:
            # Rounding to the nearest subnormal number brings it back to itself.
            return None
        product, d = product * p, d + 1
    return d


# %% zero_keeps_exponent: 有因子为 0 时仍返回累计的指数 / Returns the exponent counted so far where a factor is 0
# caught by: test_scaled_product
# book: §7.3
def scaled_product(factors):
    m, e = 0.5, 1
    for factor in factors:
        m, more = frexp(m * frexp(factor)[0])
        e += more + frexp(factor)[1]
    return (m, e)


# %% zero_skipped: 略去概率为 0 的因子 / Leaves out factors of probability 0
# caught by: test_two_scores, test_log_scores
# book: (7.15)
def log_scores(priors, conditionals):
    with np.errstate(divide="ignore"):
        logs = np.log(conditionals)
        return np.log(priors) + np.where(np.isfinite(logs), logs, 0.0).sum(axis=1)
