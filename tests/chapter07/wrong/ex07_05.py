"""Known mistakes of 7.5. Each cell holds what differs from the reference."""

# %% accuracy_in_place_of_error: 给出的是判对的概率 Φ(Δ/2)，不是错误率 / Gives Φ(Δ/2), how often the rule is right, in place of the error
# caught by: test_small_error, test_bayes_error
# book: §7.1
def bayes_error(mu0, mu1, sigma):
    # Along w the projected means are Δ standard deviations apart, and the cut is halfway.
    difference = mu1 - mu0
    distance = sqrt(difference @ np.linalg.solve(sigma, difference))
    return erfc(-distance / 2 / sqrt(2)) / 2


# %% both_tails: 错误率没有除以 2 / The error is not halved
# caught by: test_small_error, test_bayes_error
# book: §7.1
def bayes_error(mu0, mu1, sigma):
    # Along w the projected means are Δ standard deviations apart, and the cut is halfway.
    difference = mu1 - mu0
    distance = sqrt(difference @ np.linalg.solve(sigma, difference))
    return erfc(distance / 2 / sqrt(2))


# %% covariance_as_inverse: 密度中用了 Σ 而不是 Σ⁻¹ / The density with Σ in place of Σ⁻¹
# caught by: test_log_odds
# book: (7.18)
def _log_density(x, mu, sigma):
    """Without the constant (2π)^(-d/2), which the odds do not see."""
    log_det = np.linalg.slogdet(sigma)[1]
    return -(log_det + (x - mu) @ sigma @ (x - mu)) / 2


# %% covariance_not_inverted: 方向取成 Σ(μ1 − μ0)，没有求逆 / Takes Σ(μ1 − μ0), without the inverse
# caught by: test_lda, test_lda_decides_as_bayes
# book: (3.39)
# costs: 2.5
def lda_rule(mu0, mu1, sigma):
    w = sigma @ (mu1 - mu0)
    return w, float(w @ (mu0 + mu1) / 2)


def bayes_rule(mu0, mu1, sigma, prior1):
    # The quadratic terms of the two densities are the same and cancel.
    w = sigma @ (mu1 - mu0)
    return w, float(w @ (mu0 + mu1) / 2) + prior_shift(prior1)


# %% covariance_regularised: 在协方差矩阵的对角线上加一个小数 / Adds a small number to the diagonal of the covariance matrix
# caught by: test_bayes_rule, test_bayes_error
# book: (3.39)
# kind: narrow
def lda_rule(mu0, mu1, sigma):
    w = np.linalg.solve(_regularised(sigma), mu1 - mu0)
    return w, float(w @ (mu0 + mu1) / 2)


def _regularised(sigma):
    return sigma + 1e-12 * np.trace(sigma) * np.eye(len(sigma))


def bayes_error(mu0, mu1, sigma):
    # Along w the projected means are Δ standard deviations apart, and the cut is halfway.
    difference = mu1 - mu0
    distance = sqrt(difference @ np.linalg.solve(_regularised(sigma), difference))
    return erfc(distance / 2 / sqrt(2)) / 2


# %% density_first: 先算密度再取对数，x 远时下溢 / Computes densities first, which underflow for x far away
# caught by: test_log_odds
# book: (7.18)
# kind: narrow
def log_posterior_odds(x, mu0, mu1, sigma, prior1):
    one, zero = (prior * np.exp(_log_density(x, mu, sigma)) for mu, prior in ((mu1, prior1), (mu0, 1 - prior1)))
    return float(np.log(max(one, 1e-300)) - np.log(max(zero, 1e-300)))


# %% difference_of_means: 方向取成 μ1 − μ0，没有考虑协方差 / Takes μ1 − μ0 as the direction, ignoring the covariance
# caught by: test_lda, test_lda_decides_as_bayes
# book: (3.39)
# costs: 2.5
def lda_rule(mu0, mu1, sigma):
    w = mu1 - mu0
    return w, float(w @ (mu0 + mu1) / 2)


def bayes_rule(mu0, mu1, sigma, prior1):
    # The quadratic terms of the two densities are the same and cancel.
    w = mu1 - mu0
    return w, float(w @ (mu0 + mu1) / 2) + prior_shift(prior1)


# %% equal_variances: 例子中两类方差相等 / The variances of the example are equal
# caught by: test_unequal_variances
# book: §7.1
def unequal_variance_case(gap):
    # Nearly equal means: the midpoint says next to nothing, but the narrow class is recognised by where it is.
    return 0.0, gap, 1.0, 1.0


# %% erfc_as_tail: 把 erfc 当成正态分布的尾概率，漏了 √2 / Takes erfc for a normal tail, without the √2
# caught by: test_small_error, test_bayes_error
# book: §7.1
def bayes_error(mu0, mu1, sigma):
    # Along w the projected means are Δ standard deviations apart, and the cut is halfway.
    difference = mu1 - mu0
    distance = sqrt(difference @ np.linalg.solve(sigma, difference))
    return erfc(distance / 2) / 2


# %% error_beyond_whole_distance: 错误率用了 Δ，应为 Δ/2 / The error with Δ in place of Δ/2
# caught by: test_small_error, test_bayes_error
# book: §7.1
def bayes_error(mu0, mu1, sigma):
    # Along w the projected means are Δ standard deviations apart, and the cut is halfway.
    difference = mu1 - mu0
    distance = sqrt(difference @ np.linalg.solve(sigma, difference))
    return erfc(distance / sqrt(2)) / 2


# %% euclidean_distance: 错误率用了欧氏距离 / The error by the Euclidean distance
# caught by: test_small_error, test_bayes_error
# book: §7.1
def bayes_error(mu0, mu1, sigma):
    # Along w the projected means are Δ standard deviations apart, and the cut is halfway.
    difference = mu1 - mu0
    distance = sqrt(difference @ difference)
    return erfc(distance / 2 / sqrt(2)) / 2


# %% inverse_squared: 方向取成 Σ⁻²(μ1 − μ0) / Takes Σ⁻²(μ1 − μ0)
# caught by: test_lda, test_lda_decides_as_bayes
# book: (3.39)
# costs: 2.5
def lda_rule(mu0, mu1, sigma):
    w = np.linalg.solve(sigma, np.linalg.solve(sigma, mu1 - mu0))
    return w, float(w @ (mu0 + mu1) / 2)


def bayes_rule(mu0, mu1, sigma, prior1):
    # The quadratic terms of the two densities are the same and cancel.
    w = np.linalg.solve(sigma, np.linalg.solve(sigma, mu1 - mu0))
    return w, float(w @ (mu0 + mu1) / 2) + prior_shift(prior1)


# %% logs_only_where_it_vanishes: 密度恰好为 0 时才改用对数 / Changes to logarithms only where a density is exactly 0
# caught by: test_log_odds
# hint: 先算密度再取对数
# book: (7.8)
# kind: narrow
from math import exp


def log_posterior_odds(x, mu0, mu1, sigma, prior1):
    prior = log(prior1) - log(1 - prior1)
    one, zero = _log_density(x, mu1, sigma), _log_density(x, mu0, sigma)
    if exp(min(one, 0)) > 0 and exp(min(zero, 0)) > 0:
        one, zero = log(exp(min(one, 700))), log(exp(min(zero, 700)))
    return float(one - zero + prior)


# %% one_half_dropped: 对数几率的二次型前漏了 1/2 / The log odds lack the 1/2 before the quadratic forms
# caught by: test_log_odds
# book: (7.18)
def _log_density(x, mu, sigma):
    """Without the constant (2π)^(-d/2), which the odds do not see."""
    log_det = np.linalg.slogdet(sigma)[1]
    return -(log_det + (x - mu) @ np.linalg.solve(sigma, x - mu))


# %% posterior_not_odds: 返回的是 ln P(1|x)，不是两个后验之比的对数 / Returns ln P(1|x), not the logarithm of the ratio
# caught by: test_log_odds
# book: (7.8)
def log_posterior_odds(x, mu0, mu1, sigma, prior1):
    prior = log(prior1) - log(1 - prior1)
    odds = float(_log_density(x, mu1, sigma) - _log_density(x, mu0, sigma) + prior)
    return -float(np.logaddexp(0.0, -odds))


# %% prior_clipped: 把先验截到 [1e-6, 1 − 1e-6] 之内 / Clips the prior to [1e-6, 1 − 1e-6]
# caught by: test_log_odds, test_bayes_rule, test_prior_shift
# book: (7.8)
# kind: narrow
def log_posterior_odds(x, mu0, mu1, sigma, prior1):
    prior = -prior_shift(prior1)
    return float(_log_density(x, mu1, sigma) - _log_density(x, mu0, sigma) + prior)


def prior_shift(prior1):
    prior1 = min(max(prior1, 1e-6), 1 - 1e-6)
    return log(1 - prior1) - log(prior1)


# %% prior_ignored: 贝叶斯规则没有考虑先验 / The Bayes rule ignores the prior
# caught by: test_bayes_rule
# book: (7.8)
def bayes_rule(mu0, mu1, sigma, prior1):
    # The quadratic terms of the two densities are the same and cancel.
    w, c = lda_rule(mu0, mu1, sigma)
    return w, c


# %% prior_left_out: 对数几率漏了先验 / The log odds lack the prior
# caught by: test_log_odds
# book: (7.8)
def log_posterior_odds(x, mu0, mu1, sigma, prior1):
    prior = 0.0
    return float(_log_density(x, mu1, sigma) - _log_density(x, mu0, sigma) + prior)


# %% prior_sign: 先验项的符号反了 / The term of the prior has the wrong sign
# caught by: test_prior_shift, test_bayes_rule
# book: (7.8)
def prior_shift(prior1):
    return log(prior1) - log(1 - prior1)


# %% rounded_direction: 把 w 舍入到六位小数 / Rounds w to six decimals
# caught by: test_lda
# book: (3.39)
# kind: narrow
def lda_rule(mu0, mu1, sigma):
    w = np.linalg.solve(sigma, mu1 - mu0)
    w = np.round(w, 6)
    return w, float(w @ (mu0 + mu1) / 2)


def bayes_rule(mu0, mu1, sigma, prior1):
    # The quadratic terms of the two densities are the same and cancel.
    w = np.linalg.solve(sigma, mu1 - mu0)
    w = np.round(w, 6)
    return w, float(w @ (mu0 + mu1) / 2) + prior_shift(prior1)


# %% rule_of_unit_length: 贝叶斯规则的 w 被归一成单位长 / w of the Bayes rule is scaled to length 1
# caught by: test_small_rule, test_bayes_rule
# book: (7.8)
def bayes_rule(mu0, mu1, sigma, prior1):
    # The quadratic terms of the two densities are the same and cancel.
    w, c = lda_rule(mu0, mu1, sigma)
    size = np.linalg.norm(w)
    return w / size, (c + prior_shift(prior1)) / size


# %% same_means: 例子中两个均值相同 / The means of the example are equal
# caught by: test_unequal_variances
# book: §7.1
def unequal_variance_case(gap):
    # Nearly equal means: the midpoint says next to nothing, but the narrow class is recognised by where it is.
    return 0.0, 0.0, 1.0, 1 / (0.5 - gap) ** 2


# %% squared_distance: 错误率用了 Δ²，没有开方 / The error with Δ², without the root
# caught by: test_small_error, test_bayes_error
# book: §7.1
def bayes_error(mu0, mu1, sigma):
    # Along w the projected means are Δ standard deviations apart, and the cut is halfway.
    difference = mu1 - mu0
    distance = difference @ np.linalg.solve(sigma, difference)
    return erfc(distance / 2 / sqrt(2)) / 2


# %% threshold_not_halved: 门限是投影中心之和，漏了一半 / The threshold is the sum of the projected means, not half of it
# caught by: test_lda, test_lda_decides_as_bayes
# book: §3.4
# costs: 2
def lda_rule(mu0, mu1, sigma):
    w = np.linalg.solve(sigma, mu1 - mu0)
    return w, float(w @ (mu0 + mu1))


def bayes_rule(mu0, mu1, sigma, prior1):
    # The quadratic terms of the two densities are the same and cancel.
    w = np.linalg.solve(sigma, mu1 - mu0)
    return w, float(w @ (mu0 + mu1)) + prior_shift(prior1)


# %% threshold_zero: 门限取成 0 / The threshold is 0
# caught by: test_lda, test_lda_decides_as_bayes
# book: §3.4
# costs: 2
def lda_rule(mu0, mu1, sigma):
    w = np.linalg.solve(sigma, mu1 - mu0)
    return w, 0.0


def bayes_rule(mu0, mu1, sigma, prior1):
    # The quadratic terms of the two densities are the same and cancel.
    w = np.linalg.solve(sigma, mu1 - mu0)
    return w, 0.0 + prior_shift(prior1)


# %% variances_only: 只用了协方差矩阵的对角线 / Uses the diagonal of the covariance only
# caught by: test_lda, test_lda_decides_as_bayes
# book: (3.39)
# costs: 2.5
def lda_rule(mu0, mu1, sigma):
    w = (mu1 - mu0) / np.diag(sigma)
    return w, float(w @ (mu0 + mu1) / 2)


def bayes_rule(mu0, mu1, sigma, prior1):
    # The quadratic terms of the two densities are the same and cancel.
    w = (mu1 - mu0) / np.diag(sigma)
    return w, float(w @ (mu0 + mu1) / 2) + prior_shift(prior1)


# %% variances_too_similar: 例子中方差相差不够，gap 大时达不到 / The variances are not unequal enough for a large gap
# caught by: test_unequal_variances
# book: §7.1
def unequal_variance_case(gap):
    # Nearly equal means: the midpoint says next to nothing, but the narrow class is recognised by where it is.
    return 0.0, 0.1, 1.0, 8.0


# %% wrong_way_round: w 指向类 0 / w points to class 0
# caught by: test_lda, test_lda_decides_as_bayes
# book: (3.39)
# costs: 2
def lda_rule(mu0, mu1, sigma):
    w = np.linalg.solve(sigma, mu0 - mu1)
    return w, float(w @ (mu0 + mu1) / 2)


def bayes_rule(mu0, mu1, sigma, prior1):
    # The quadratic terms of the two densities are the same and cancel.
    w = np.linalg.solve(sigma, mu0 - mu1)
    return w, float(w @ (mu0 + mu1) / 2) + prior_shift(prior1)
