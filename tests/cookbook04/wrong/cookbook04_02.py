"""Known mistakes of cookbook4.2. Each cell holds what differs from the reference."""

# %% all_dimensions_counted: 常数项按全部 d 维计算 / Takes the constant for all d dimensions
# caught by: test_likelihood_by_hand, test_likelihood
# hint: dimensions
# book: §4.2
def observed_log_likelihood(X, mask, mu, Sigma):
    total = 0.0
    for x, measured in zip(X, mask):
        D, cov = (x - mu)[measured], Sigma[np.ix_(measured, measured)]
        total -= (len(mu) * np.log(2 * np.pi) + np.linalg.slogdet(cov)[1] + D @ np.linalg.solve(cov, D)) / 2
    return float(total)


# %% block_of_the_inverse: 对整个 Σ 求逆再取测到的块，而不是对测到的块求逆 / Takes the measured block of Σ⁻¹ instead of the inverse of the measured block
# caught by: test_conditional_by_hand, test_conditional
# hint: measured block
# book: §4.2
def conditional(mu, Sigma, x, mask):
    seen, gaps = np.flatnonzero(mask), np.flatnonzero(~mask)
    between = Sigma[np.ix_(seen, gaps)]
    slopes = np.linalg.inv(Sigma)[np.ix_(seen, seen)] @ between
    mean, cov = np.array(x), np.zeros_like(Sigma)
    mean[gaps] = mu[gaps] + (x[seen] - mu[seen]) @ slopes
    cov[np.ix_(gaps, gaps)] = Sigma[np.ix_(gaps, gaps)] - between.T @ slopes
    return mean, cov


# %% centred_moments: 第二个和围绕 μ，而不是围绕原点 / The second sum is about μ instead of the origin
# caught by: test_sums, test_em
# book: §4.2
def e_step(X, mask, mu, Sigma):
    S1, S2 = np.zeros_like(mu), np.zeros_like(Sigma)
    for x, measured in zip(X, mask):
        mean, cov = conditional(mu, Sigma, x, measured)
        S1 += mean
        S2 += np.outer(mean - mu, mean - mu) + cov  # the entries filled in are not certain
    return S1, S2


# %% complete_samples_only: E 步只用完整的样本 / The E-step takes complete samples only
# caught by: test_sums, test_em, test_limit
# book: §4.2
def e_step(X, mask, mu, Sigma):
    S1, S2 = np.zeros_like(mu), np.zeros_like(Sigma)
    for x, measured in zip(X, mask):
        if not measured.all():
            continue
        mean, cov = conditional(mu, Sigma, x, measured)
        S1 += mean
        S2 += np.outer(mean, mean) + cov  # the entries filled in are not certain
    return S1, S2


# %% counts_measured_samples: M 步除以至少测到一个分量的样本数 / The M-step divides by the number of samples of which something was measured
# caught by: test_em
# hint: count in n
# book: §4.2
def em(X, mask, steps):
    columns = [column[measured] for column, measured in zip(X.T, mask.T)]
    mu, Sigma = np.array([np.mean(c) for c in columns]), np.diag([np.var(c) for c in columns])
    rounds = [(mu, Sigma)]
    for _ in range(steps):
        rounds.append(m_step(*e_step(X, mask, *rounds[-1]), int(mask.any(axis=1).sum())))
    return rounds


# %% covariance_of_measured_entries: 测到的分量也带上了协方差 / Measured entries keep their covariance
# caught by: test_conditional_by_hand, test_conditional
# book: §4.2
def conditional(mu, Sigma, x, mask):
    seen, gaps = np.flatnonzero(mask), np.flatnonzero(~mask)
    between = Sigma[np.ix_(seen, gaps)]
    slopes = np.linalg.solve(Sigma[np.ix_(seen, seen)], between)
    mean, cov = np.array(x), np.array(Sigma)
    mean[gaps] = mu[gaps] + (x[seen] - mu[seen]) @ slopes
    cov[np.ix_(gaps, gaps)] = Sigma[np.ix_(gaps, gaps)] - between.T @ slopes
    return mean, cov


# %% data_not_centred: 修正项用 x 而不是 x − μ / Corrects by x instead of x − μ
# caught by: test_conditional_by_hand, test_conditional
# book: §4.2
def conditional(mu, Sigma, x, mask):
    seen, gaps = np.flatnonzero(mask), np.flatnonzero(~mask)
    between = Sigma[np.ix_(seen, gaps)]
    slopes = np.linalg.solve(Sigma[np.ix_(seen, seen)], between)
    mean, cov = np.array(x), np.zeros_like(Sigma)
    mean[gaps] = mu[gaps] + x[seen] @ slopes
    cov[np.ix_(gaps, gaps)] = Sigma[np.ix_(gaps, gaps)] - between.T @ slopes
    return mean, cov


# %% density_then_log: 先求密度再取对数，离得远时密度成为 0 / Takes the logarithm of densities, which are 0 far out
# caught by: test_likelihood
# book: §4.2
def observed_log_likelihood(X, mask, mu, Sigma):
    total = 0.0
    for x, measured in zip(X, mask):
        D, cov = (x - mu)[measured], Sigma[np.ix_(measured, measured)]
        density = np.exp(-(D @ np.linalg.solve(cov, D)) / 2) / np.sqrt(np.linalg.det(2 * np.pi * cov))
        total += np.log(max(density, 1e-300))
    return float(total)


# %% empty_samples_skipped: E 步略去一个分量都没有测到的样本 / The E-step skips samples of which nothing was measured
# caught by: test_sums, test_em
# hint: every sample
# book: §4.2
def e_step(X, mask, mu, Sigma):
    S1, S2 = np.zeros_like(mu), np.zeros_like(Sigma)
    for x, measured in zip(X, mask):
        if not measured.any():
            continue
        mean, cov = conditional(mu, Sigma, x, measured)
        S1 += mean
        S2 += np.outer(mean, mean) + cov  # the entries filled in are not certain
    return S1, S2


# %% entries_independent: 似然把各分量当成独立的 / Takes the entries for independent in the likelihood
# caught by: test_likelihood_by_hand, test_likelihood
# book: §4.2
def observed_log_likelihood(X, mask, mu, Sigma):
    total = 0.0
    for x, measured in zip(X, mask):
        D, cov = (x - mu)[measured], np.diag(np.diag(Sigma)[measured])
        total -= (np.linalg.slogdet(2 * np.pi * cov)[1] + D @ np.linalg.solve(cov, D)) / 2
    return float(total)


# %% fills_in_means: 没测到的分量一律补成均值，不看同一个样本测到的数 / Fills in the mean, whatever was measured of the same sample
# caught by: test_conditional_by_hand, test_conditional
# hint: measured block
# book: §4.2
def conditional(mu, Sigma, x, mask):
    gaps = np.flatnonzero(~mask)
    mean, cov = np.where(mask, x, mu), np.zeros_like(Sigma)
    cov[np.ix_(gaps, gaps)] = Sigma[np.ix_(gaps, gaps)]
    return mean, cov


# %% first_pair_missing: 各轮的参数里没有第一组 / The list of rounds lacks the first pair
# caught by: test_first_round_by_hand, test_em
# book: §4.2
def em(X, mask, steps):
    columns = [column[measured] for column, measured in zip(X.T, mask.T)]
    mu, Sigma = np.array([np.mean(c) for c in columns]), np.diag([np.var(c) for c in columns])
    rounds = [(mu, Sigma)]
    for _ in range(steps):
        rounds.append(m_step(*e_step(X, mask, *rounds[-1]), len(X)))
    return rounds[1:] or rounds


# %% full_covariance_in_the_gaps: 条件协方差没有减去测到的分量所解释的部分 / Does not subtract from the covariance what the measured entries explain
# caught by: test_conditional_by_hand, test_conditional
# book: §4.2
def conditional(mu, Sigma, x, mask):
    seen, gaps = np.flatnonzero(mask), np.flatnonzero(~mask)
    between = Sigma[np.ix_(seen, gaps)]
    slopes = np.linalg.solve(Sigma[np.ix_(seen, seen)], between)
    mean, cov = np.array(x), np.zeros_like(Sigma)
    mean[gaps] = mu[gaps] + (x[seen] - mu[seen]) @ slopes
    cov[np.ix_(gaps, gaps)] = Sigma[np.ix_(gaps, gaps)]
    return mean, cov


# %% gaps_by_zeros: 把等于 0.0 的数都当成没有测到 / Takes all zeros for missing
# caught by: test_conditional, test_sums
# book: §4.2
def conditional(mu, Sigma, x, mask):
    seen, gaps = np.flatnonzero(x != 0), np.flatnonzero(x == 0)
    between = Sigma[np.ix_(seen, gaps)]
    slopes = np.linalg.solve(Sigma[np.ix_(seen, seen)], between)
    mean, cov = np.array(x), np.zeros_like(Sigma)
    mean[gaps] = mu[gaps] + (x[seen] - mu[seen]) @ slopes
    cov[np.ix_(gaps, gaps)] = Sigma[np.ix_(gaps, gaps)] - between.T @ slopes
    return mean, cov


# %% likelihood_of_complete_samples: 似然只算完整的样本 / Counts complete samples in the likelihood only
# caught by: test_likelihood_by_hand, test_likelihood
# book: §4.2
def observed_log_likelihood(X, mask, mu, Sigma):
    total = 0.0
    for x, measured in zip(X, mask):
        if not measured.all():
            continue
        D, cov = (x - mu)[measured], Sigma[np.ix_(measured, measured)]
        total -= (np.linalg.slogdet(2 * np.pi * cov)[1] + D @ np.linalg.solve(cov, D)) / 2
    return float(total)


# %% likelihood_of_filled_in_data: 先把数补全，再算完整数据的似然 / Fills in the gaps, then takes the likelihood of complete data
# caught by: test_likelihood_by_hand, test_likelihood
# hint: measured
# book: §4.2
def observed_log_likelihood(X, mask, mu, Sigma):
    total = 0.0
    for x, measured in zip(X, mask):
        D = conditional(mu, Sigma, x, measured)[0] - mu
        total -= (np.linalg.slogdet(2 * np.pi * Sigma)[1] + D @ np.linalg.solve(Sigma, D)) / 2
    return float(total)


# %% likelihood_of_placeholders: 似然把占位的 0.0 当成数据 / The likelihood takes placeholders for data
# caught by: test_likelihood_by_hand, test_likelihood
# book: §4.2
def observed_log_likelihood(X, mask, mu, Sigma):
    total = 0.0
    for x, measured in zip(X, mask):
        D, cov = x - mu, Sigma
        total -= (np.linalg.slogdet(2 * np.pi * cov)[1] + D @ np.linalg.solve(cov, D)) / 2
    return float(total)


# %% mean_first_then_covariance: 先更新均值，再用新均值重做 E 步来更新协方差 / Updates the mean, then redoes the E-step with it for the covariance
# caught by: test_em
# hint: round before
# book: §4.2
def em(X, mask, steps):
    columns = [column[measured] for column, measured in zip(X.T, mask.T)]
    mu, Sigma = np.array([np.mean(c) for c in columns]), np.diag([np.var(c) for c in columns])
    rounds = [(mu, Sigma)]
    for _ in range(steps):
        mu = m_step(*e_step(X, mask, *rounds[-1]), len(X))[0]
        rounds.append((mu, m_step(*e_step(X, mask, mu, rounds[-1][1]), len(X))[1]))
    return rounds


# %% mean_log_likelihood: 对数似然除以了 n / Divides the log-likelihood by n
# caught by: test_likelihood_by_hand, test_likelihood
# book: §4.2
def observed_log_likelihood(X, mask, mu, Sigma):
    total = 0.0
    for x, measured in zip(X, mask):
        D, cov = (x - mu)[measured], Sigma[np.ix_(measured, measured)]
        total -= (np.linalg.slogdet(2 * np.pi * cov)[1] + D @ np.linalg.solve(cov, D)) / 2
    return float(total) / len(X)


# %% mean_not_subtracted: M 步没有减去均值的外积 / The M-step does not subtract the outer product of the mean
# caught by: test_update, test_first_round_by_hand
# hint: outer product
# book: §4.2
def m_step(S1, S2, n):
    mu = S1 / n
    return mu, S2 / n


# %% mean_of_y_not_moved: y 的均值没有随 x 的全体均值移动 / The mean of y does not move with that of all x
# caught by: test_maximum_by_hand, test_maximum
# book: §4.2
def monotone_mle(x, y):
    # p(x) p(y | x): all samples tell of x, the complete ones of the regression of y on x, whose parameters are free.
    m = len(y)
    D = x[:m] - x[:m].mean()
    slope = D @ y / (D @ D)
    rest = np.var(y - slope * D)
    mean = y.mean()
    return np.array([x.mean(), mean]), np.var(x) * np.array([[1, slope], [slope, slope**2]]) + np.diag([0, rest])


# %% mean_squares_only: M 步只从对角线减去均值的平方 / The M-step subtracts squares of the mean from the diagonal only
# caught by: test_update, test_first_round_by_hand
# book: §4.2
def m_step(S1, S2, n):
    mu = S1 / n
    return mu, S2 / n - np.diag(mu**2)


# %% mle_of_complete_samples: 不迭代的解只用完整的样本 / The solution without iterating takes complete samples only
# caught by: test_maximum_by_hand, test_maximum
# hint: regression
# book: §4.2
def monotone_mle(x, y):
    x = x[:len(y)]
    return np.array([x.mean(), y.mean()]), np.cov(x, y, ddof=0)


# %% mle_of_each_column: 各列分别估计均值与方差，协方差用完整的样本 / Estimates mean and variance of each column by itself, the covariance from complete samples
# caught by: test_maximum_by_hand, test_maximum
# hint: regression
# book: §4.2
def monotone_mle(x, y):
    Sigma = np.cov(x[:len(y)], y, ddof=0)
    Sigma[0, 0] = np.var(x)
    return np.array([x.mean(), y.mean()]), Sigma


# %% n_minus_one: M 步的协方差除以 n − 1 / The M-step divides the covariance by n − 1
# caught by: test_update, test_first_round_by_hand
# book: §4.2
def m_step(S1, S2, n):
    mu = S1 / n
    return mu, (S2 - n * np.outer(mu, mu)) / max(n - 1, 1)


# %% no_residual_variance: y 的方差里没有剩余方差 / The variance of y lacks the residual variance
# caught by: test_maximum_by_hand, test_maximum
# book: §4.2
def monotone_mle(x, y):
    # p(x) p(y | x): all samples tell of x, the complete ones of the regression of y on x, whose parameters are free.
    m = len(y)
    D = x[:m] - x[:m].mean()
    slope = D @ y / (D @ D)
    rest = np.var(y - slope * D)
    mean = y.mean() + slope * (x.mean() - x[:m].mean())
    return np.array([x.mean(), mean]), np.var(x) * np.array([[1, slope], [slope, slope**2]])


# %% no_variance_of_what_is_filled_in: 补出的数没有加上条件协方差 / Adds no conditional covariance for what is filled in
# caught by: test_sums, test_em, test_limit
# hint: conditional covariance
# book: §4.2
def e_step(X, mask, mu, Sigma):
    S1, S2 = np.zeros_like(mu), np.zeros_like(Sigma)
    for x, measured in zip(X, mask):
        mean, cov = conditional(mu, Sigma, x, measured)
        S1 += mean
        S2 += np.outer(mean, mean)
    return S1, S2


# %% placeholders_as_data: 把占位的 0.0 当成数据 / Takes the placeholders 0.0 for data
# caught by: test_sums, test_em
# book: §4.2
def e_step(X, mask, mu, Sigma):
    return X.sum(axis=0), X.T @ X


# %% regularised: M 步给协方差加了 1e-6·I / The M-step adds 1e-6·I to the covariance
# caught by: test_update
# book: §4.2
def m_step(S1, S2, n):
    mu = S1 / n
    return mu, S2 / n - np.outer(mu, mu) + 1e-6 * np.eye(len(mu))


# %% residual_variance_unbiased: 回归的剩余方差除以 m − 2 / The residual variance of the regression is divided by m − 2
# caught by: test_maximum_by_hand, test_maximum
# book: §4.2
def monotone_mle(x, y):
    # p(x) p(y | x): all samples tell of x, the complete ones of the regression of y on x, whose parameters are free.
    m = len(y)
    D = x[:m] - x[:m].mean()
    slope = D @ y / (D @ D)
    rest = np.var(y - slope * D) * m / (m - 2)
    mean = y.mean() + slope * (x.mean() - x[:m].mean())
    return np.array([x.mean(), mean]), np.var(x) * np.array([[1, slope], [slope, slope**2]]) + np.diag([0, rest])


# %% sign_reversed: 条件均值的修正项符号反了 / The correction of the conditional mean has the wrong sign
# caught by: test_conditional_by_hand, test_conditional
# book: §4.2
def conditional(mu, Sigma, x, mask):
    seen, gaps = np.flatnonzero(mask), np.flatnonzero(~mask)
    between = Sigma[np.ix_(seen, gaps)]
    slopes = np.linalg.solve(Sigma[np.ix_(seen, seen)], between)
    mean, cov = np.array(x), np.zeros_like(Sigma)
    mean[gaps] = mu[gaps] - (x[seen] - mu[seen]) @ slopes
    cov[np.ix_(gaps, gaps)] = Sigma[np.ix_(gaps, gaps)] - between.T @ slopes
    return mean, cov


# %% slopes_by_single_columns: 各个测到的分量分别回归再相加，不管它们之间的相关 / Adds the regressions on single entries, as if these were uncorrelated
# caught by: test_conditional, test_sums
# book: §4.2
def conditional(mu, Sigma, x, mask):
    seen, gaps = np.flatnonzero(mask), np.flatnonzero(~mask)
    between = Sigma[np.ix_(seen, gaps)]
    slopes = between / np.diag(Sigma)[seen][:, None]
    mean, cov = np.array(x), np.zeros_like(Sigma)
    mean[gaps] = mu[gaps] + (x[seen] - mu[seen]) @ slopes
    cov[np.ix_(gaps, gaps)] = Sigma[np.ix_(gaps, gaps)] - between.T @ slopes
    return mean, cov


# %% start_from_complete_samples: 第一组参数只用完整的样本 / The first pair of parameters takes complete samples only
# caught by: test_first_round_by_hand, test_em
# book: §4.2
def em(X, mask, steps):
    columns = list(X[mask.all(axis=1)].T)
    mu, Sigma = np.array([np.mean(c) for c in columns]), np.diag([np.var(c) for c in columns])
    rounds = [(mu, Sigma)]
    for _ in range(steps):
        rounds.append(m_step(*e_step(X, mask, *rounds[-1]), len(X)))
    return rounds


# %% start_with_ddof: 第一组方差除以个数减 1 / The first variances are divided by the number minus 1
# caught by: test_first_round_by_hand, test_em
# book: §4.2
def em(X, mask, steps):
    columns = [column[measured] for column, measured in zip(X.T, mask.T)]
    mu, Sigma = np.array([np.mean(c) for c in columns]), np.diag([np.var(c, ddof=1) for c in columns])
    rounds = [(mu, Sigma)]
    for _ in range(steps):
        rounds.append(m_step(*e_step(X, mask, *rounds[-1]), len(X)))
    return rounds


# %% start_with_placeholders: 第一组参数把占位的 0.0 也算进去 / The first pair of parameters takes placeholders for data
# caught by: test_first_round_by_hand, test_em
# hint: measured numbers
# book: §4.2
def em(X, mask, steps):
    columns = list(X.T)
    mu, Sigma = np.array([np.mean(c) for c in columns]), np.diag([np.var(c) for c in columns])
    rounds = [(mu, Sigma)]
    for _ in range(steps):
        rounds.append(m_step(*e_step(X, mask, *rounds[-1]), len(X)))
    return rounds


# %% starts_at_unit_variance: 第一组协方差取成单位矩阵 / The first covariance matrix is the identity
# caught by: test_first_round_by_hand, test_em
# book: §4.2
def em(X, mask, steps):
    columns = [column[measured] for column, measured in zip(X.T, mask.T)]
    mu, Sigma = np.array([np.mean(c) for c in columns]), np.eye(len(X.T))
    rounds = [(mu, Sigma)]
    for _ in range(steps):
        rounds.append(m_step(*e_step(X, mask, *rounds[-1]), len(X)))
    return rounds


# %% stops_when_it_hardly_moves: 变化很小时不再更新 / Stops updating once the changes are small
# caught by: test_em
# book: §4.2
def em(X, mask, steps):
    columns = [column[measured] for column, measured in zip(X.T, mask.T)]
    mu, Sigma = np.array([np.mean(c) for c in columns]), np.diag([np.var(c) for c in columns])
    rounds = [(mu, Sigma)]
    for _ in range(steps):
        mu, Sigma = m_step(*e_step(X, mask, *rounds[-1]), len(X))
        small = np.abs(mu - rounds[-1][0]).max() < 1e-4 and np.abs(Sigma - rounds[-1][1]).max() < 1e-4
        rounds.append(rounds[-1] if small else (mu, Sigma))
    return rounds


# %% thin_directions_left_out: 求逆时略去方差小于最大者百分之一的方向 / Leaves out directions with less than a hundredth of the largest variance when it inverts
# caught by: test_conditional, test_sums
# book: §4.2
def conditional(mu, Sigma, x, mask):
    seen, gaps = np.flatnonzero(mask), np.flatnonzero(~mask)
    between = Sigma[np.ix_(seen, gaps)]
    slopes = np.linalg.pinv(Sigma[np.ix_(seen, seen)], rcond=0.01) @ between
    mean, cov = np.array(x), np.zeros_like(Sigma)
    mean[gaps] = mu[gaps] + (x[seen] - mu[seen]) @ slopes
    cov[np.ix_(gaps, gaps)] = Sigma[np.ix_(gaps, gaps)] - between.T @ slopes
    return mean, cov


# %% uncertainty_added_once: 条件协方差只加了一次，而不是每个样本一次 / Adds the conditional covariance once, not for every sample
# caught by: test_sums, test_em
# book: §4.2
def e_step(X, mask, mu, Sigma):
    S1, S2 = np.zeros_like(mu), np.zeros_like(Sigma)
    for x, measured in zip(X, mask):
        mean, cov = conditional(mu, Sigma, x, measured)
        S1 += mean
        S2 += np.outer(mean, mean)
    return S1, S2 + cov


# %% variance_of_y_from_the_pairs: y 的方差仍用完整的样本 / The variance of y still comes from the complete samples
# caught by: test_maximum_by_hand, test_maximum
# book: §4.2
def monotone_mle(x, y):
    # p(x) p(y | x): all samples tell of x, the complete ones of the regression of y on x, whose parameters are free.
    m = len(y)
    D = x[:m] - x[:m].mean()
    slope = D @ y / (D @ D)
    rest = np.var(y - slope * D)
    mean = y.mean() + slope * (x.mean() - x[:m].mean())
    return np.array([x.mean(), mean]), np.array([[np.var(x), slope * np.var(x)], [slope * np.var(x), np.var(y)]])


# %% variances_only: 条件协方差只算对角线 / The conditional covariance is a diagonal only
# caught by: test_conditional, test_sums
# book: §4.2
def conditional(mu, Sigma, x, mask):
    seen, gaps = np.flatnonzero(mask), np.flatnonzero(~mask)
    between = Sigma[np.ix_(seen, gaps)]
    slopes = np.linalg.solve(Sigma[np.ix_(seen, seen)], between)
    mean, cov = np.array(x), np.zeros_like(Sigma)
    mean[gaps] = mu[gaps] + (x[seen] - mu[seen]) @ slopes
    cov[np.ix_(gaps, gaps)] = Sigma[np.ix_(gaps, gaps)] - between.T @ slopes
    return mean, np.diag(np.diag(cov))


# %% x_filled_in_by_regression: 把缺的 y 用回归值补上再求方差，漏了补出的数的剩余方差 / Fills in y by the regression and takes the variance, without the residual variance of what is filled in
# caught by: test_maximum_by_hand, test_maximum
# book: §4.2
def monotone_mle(x, y):
    slope, offset = np.polyfit(x[:len(y)], y, 1)
    y = np.append(y, offset + slope * x[len(y):])
    return np.array([x.mean(), y.mean()]), np.cov(x, y, ddof=0)
