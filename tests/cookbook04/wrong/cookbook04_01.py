"""Known mistakes of cookbook4.1. Each cell holds what differs from the reference."""

# %% best_component_only: 每个样本只算最大的那个成分 / Counts only the best component of each sample
# caught by: test_three_points_posterior, test_likelihood
# book: §4.2
def log_likelihood(log_joint):
    return float(log_joint.max(axis=1).sum())


# %% collapses_between_samples: 成分收缩到样本的均值上，那里没有样本 / Collapses on the mean of the samples, where there is none
# caught by: test_witness
# book: §4.2
def better_but_not_gem(X, alpha, mu, Sigma):
    # The first component collapses on a sample: its density there outweighs whatever the others lose, while G still
    # asks it to explain those others.
    mu, Sigma = mu.copy(), Sigma.copy()
    mu[0] = X.mean(axis=0)
    Sigma[0] = 1e-200 * np.eye(X.shape[1])
    return alpha, mu, Sigma


# %% collapses_not_far_enough: 收缩到固定的方差 1e-60，抵不上别的样本失去的 / Collapses to a variance of 1e-60: not enough for what the others lose
# caught by: test_witness
# hint: far enough
# book: §4.2
def better_but_not_gem(X, alpha, mu, Sigma):
    # The first component collapses on a sample: its density there outweighs whatever the others lose, while G still
    # asks it to explain those others.
    mu, Sigma = mu.copy(), Sigma.copy()
    mu[0] = X[0]
    Sigma[0] = 1e-60 * np.eye(X.shape[1])
    return alpha, mu, Sigma


# %% collapses_to_a_fixed_width: 收缩到固定的方差 1e-5，不管数据的尺度 / Collapses to a variance of 1e-5, whatever the scale of the data
# caught by: test_witness
# hint: scale
# book: §4.2
def better_but_not_gem(X, alpha, mu, Sigma):
    # The first component collapses on a sample: its density there outweighs whatever the others lose, while G still
    # asks it to explain those others.
    mu, Sigma = mu.copy(), Sigma.copy()
    mu[0] = X[0]
    Sigma[0] = 1e-5 * np.eye(X.shape[1])
    return alpha, mu, Sigma


# %% count_minus_one: 协方差除以软计数减 1 / Divides covariances by the soft count minus 1
# caught by: test_three_points_m_step, test_m_step
# hint: divided
# book: §4.2
def m_step(X, q):
    counts = q.sum(axis=0)
    mu = q.T @ X / counts[:, None]
    Sigma = [(share * (X - mean).T) @ (X - mean) / (count - 1) for share, mean, count in zip(q.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% density_then_log: 先算密度再取对数，远处的样本得到 −∞ / Takes the logarithm of the density, which is 0 for samples far away
# caught by: test_joint
# book: §4.2
def log_joint(X, alpha, mu, Sigma):
    columns = []
    for share, mean, cov in zip(alpha, mu, Sigma):
        D = (X - mean).T
        squares = (D * np.linalg.solve(cov, D)).sum(axis=0)
        columns.append(np.log(share * np.exp(-squares / 2) / np.sqrt(np.linalg.det(2 * np.pi * cov))))
    return np.transpose(columns)


# %% diagonal_only: 只用了协方差矩阵的对角线 / Uses only the diagonal of the covariance matrices
# caught by: test_joint
# book: §4.2
def log_joint(X, alpha, mu, Sigma):
    columns = []
    for share, mean, cov in zip(alpha, mu, Sigma):
        D, cov = (X - mean).T, np.diag(np.diag(cov))
        squares = (D * np.linalg.solve(cov, D)).sum(axis=0)
        columns.append(np.log(share) - (np.linalg.slogdet(2 * np.pi * cov)[1] + squares) / 2)
    return np.transpose(columns)


# %% divergence_reversed: KL 散度的两个分布写反了 / The KL divergence has its two distributions exchanged
# caught by: test_three_points_bound, test_gap
# hint: symmetric
# book: §4.2
def bound_gap(log_joint, q):
    p = posterior(log_joint)
    there = p > 0
    with np.errstate(divide="ignore"):
        return float((p[there] * (np.log(p[there]) - np.log(q[there]))).sum())


# %% em_step_as_witness: 反例用了一步 EM，G 当然上升 / Takes an EM step for the witness: G rises
# caught by: test_witness
# book: §4.2
def better_but_not_gem(X, alpha, mu, Sigma):
    return m_step(X, posterior(log_joint(X, alpha, mu, Sigma)))


# %% entropy_subtracted: 熵的符号反了 / The entropy of q has the wrong sign
# caught by: test_three_points_bound, test_bound
# hint: entropy
# book: §4.2
def lower_bound(log_joint, q):
    there = q > 0
    return float((q[there] * (log_joint[there] + np.log(q[there]))).sum())


def bound_gap(log_joint, q):
    there = q > 0
    ratio = np.log(q[there]) - (log_joint - log_densities(log_joint))[there]
    return float((q[there] * ratio).sum())


# %% equal_shares: M 步把混合系数都取成 1/c / The M-step makes all mixing weights 1/c
# caught by: test_three_points_m_step, test_m_step
# book: §4.2
def m_step(X, q):
    counts = q.sum(axis=0)
    mu = q.T @ X / counts[:, None]
    Sigma = [(share * (X - mean).T) @ (X - mean) / count for share, mean, count in zip(q.T, mu, counts)]
    return np.full(len(mu), 1 / len(mu)), mu, np.array(Sigma)


# %% every_component_collapses: 所有成分都收缩到样本上，其余样本的似然是 0 / All components collapse on samples, which leaves the others a likelihood of 0
# caught by: test_witness
# book: §4.2
def better_but_not_gem(X, alpha, mu, Sigma):
    c, d = mu.shape
    return alpha, X[:c].copy(), np.array([1e-200 * np.eye(d)] * c)


# %% gap_of_the_mean: 差对样本取了平均 / Averages the gap over the samples
# caught by: test_three_points_bound, test_gap
# book: §4.2
def bound_gap(log_joint, q):
    return -lower_bound(log_joint - log_densities(log_joint), q) / len(q)


# %% gap_without_likelihood: 把 −F 当成了差，没有减去对数似然 / Takes −F for the gap, without the log-likelihood
# caught by: test_three_points_bound, test_gap
# book: §4.2
def bound_gap(log_joint, q):
    return -lower_bound(log_joint, q)


# %% hard_counts: 先把 q 变成硬指派再更新 / Makes q a hard assignment before it updates
# caught by: test_three_points_m_step, test_m_step
# book: §4.2
def m_step(X, q):
    q = np.eye(q.shape[1])[q.argmax(axis=1)]
    counts = q.sum(axis=0) + 1e-12
    mu = q.T @ X / counts[:, None]
    Sigma = [(share * (X - mean).T) @ (X - mean) / count for share, mean, count in zip(q.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% impossible_left_out: 联合密度为 0 的项一律略去，哪怕 q > 0 / Leaves out all terms where the joint density is 0, even if q > 0
# caught by: test_bound
# book: §4.2
def lower_bound(log_joint, q):
    there = (q > 0) & np.isfinite(log_joint)
    return float((q[there] * (log_joint[there] - np.log(q[there]))).sum())


def bound_gap(log_joint, q):
    there = q > 0
    ratio = np.log(q[there]) - (log_joint - log_densities(log_joint))[there]
    return float((q[there] * ratio).sum())


# %% likelihood_underflows: 直接对 exp(log_joint) 求和再取对数 / Sums exp(log_joint) as it is and takes the logarithm
# caught by: test_likelihood
# book: §4.2
def log_likelihood(log_joint):
    return float(np.log(np.exp(log_joint).sum(axis=1)).sum())


# %% log_two: 熵用了以 2 为底的对数 / The entropy is in bits
# caught by: test_three_points_bound, test_bound
# book: §4.2
def lower_bound(log_joint, q):
    there = q > 0
    return float((q[there] * (log_joint[there] - np.log2(q[there]))).sum())


def bound_gap(log_joint, q):
    there = q > 0
    ratio = np.log(q[there]) - (log_joint - log_densities(log_joint))[there]
    return float((q[there] * ratio).sum())


# %% m_step_drops_small_shares: M 步中小于 1e-8 的 q 当作 0 / Takes q below 1e-8 for 0 in the M-step
# caught by: test_m_step
# book: §4.3
# kind: narrow
def m_step(X, q):
    q = np.where(q < 1e-8, 0, q)
    counts = q.sum(axis=0)
    mu = q.T @ X / counts[:, None]
    Sigma = [(share * (X - mean).T) @ (X - mean) / count for share, mean, count in zip(q.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% mean_likelihood: 对数似然取了平均而不是和 / Averages the log-likelihood over the samples
# caught by: test_three_points_posterior, test_likelihood
# book: §4.2
def log_likelihood(log_joint):
    return float(log_densities(log_joint).mean())


# %% names_exchanged_only: 只把成分的名字对调，似然不变 / Only exchanges the names of the components: the likelihood stays
# caught by: test_witness
# hint: as large as you like
# book: §4.2
def better_but_not_gem(X, alpha, mu, Sigma):
    return alpha[::-1], mu[::-1], Sigma[::-1]


# %% no_alpha: 联合密度里漏了混合系数 α / The joint density lacks the mixing weight α
# caught by: test_three_points_joint, test_joint
# hint: ln α_k
# book: §4.2
def log_joint(X, alpha, mu, Sigma):
    columns = []
    for share, mean, cov in zip(alpha, mu, Sigma):
        D = (X - mean).T
        squares = (D * np.linalg.solve(cov, D)).sum(axis=0)
        columns.append(-(np.linalg.slogdet(2 * np.pi * cov)[1] + squares) / 2)
    return np.transpose(columns)


# %% no_entropy: 下界里漏了 q 的熵，给出的是 G / Leaves out the entropy of q: this is G
# caught by: test_three_points_bound, test_bound
# hint: entropy
# book: §4.2
def lower_bound(log_joint, q):
    there = q > 0
    return float((q[there] * log_joint[there]).sum())


def bound_gap(log_joint, q):
    there = q > 0
    ratio = np.log(q[there]) - (log_joint - log_densities(log_joint))[there]
    return float((q[there] * ratio).sum())


# %% no_root_of_the_determinant: 行列式没有开方 / The determinant lacks its square root
# caught by: test_joint
# hint: −1/2
# book: §4.2
def log_joint(X, alpha, mu, Sigma):
    columns = []
    for share, mean, cov in zip(alpha, mu, Sigma):
        D = (X - mean).T
        squares = (D * np.linalg.solve(cov, D)).sum(axis=0)
        columns.append(np.log(share) - np.linalg.slogdet(2 * np.pi * cov)[1] - squares / 2)
    return np.transpose(columns)


# %% one_maximum_for_all: 减去整张表的最大值，而不是每行自己的 / Subtracts the maximum of the whole table instead of that of each row
# caught by: test_posterior
# book: §4.2
def posterior(log_joint):
    joint = np.exp(log_joint - log_joint.max())
    return joint / joint.sum(axis=1, keepdims=True)


# %% only_worse: 造出的参数使 G 和似然都下降 / Builds parameters that lower G and the likelihood alike
# caught by: test_witness
# book: §4.2
def better_but_not_gem(X, alpha, mu, Sigma):
    return alpha, mu + 3 * np.sqrt(Sigma[0, 0, 0]), Sigma


# %% overall_mean: 协方差围绕全体样本的均值，而不是成分的新均值 / Covariances are about the mean of all samples instead of the new mean of the component
# caught by: test_three_points_m_step, test_m_step
# hint: new means
# book: §4.2
def m_step(X, q):
    counts = q.sum(axis=0)
    mu = q.T @ X / counts[:, None]
    D = X - X.mean(axis=0)
    Sigma = [(share * D.T) @ D / count for share, count in zip(q.T, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% pi_once: 高斯密度的常数只乘了一次 2π，与维数无关 / The normal density has 2π once, whatever the dimension
# caught by: test_joint
# hint: ln 2π
# book: §4.2
def log_joint(X, alpha, mu, Sigma):
    columns = []
    for share, mean, cov in zip(alpha, mu, Sigma):
        D = (X - mean).T
        squares = (D * np.linalg.solve(cov, D)).sum(axis=0)
        columns.append(np.log(share) - (np.log(2 * np.pi) + np.linalg.slogdet(cov)[1] + squares) / 2)
    return np.transpose(columns)


# %% posterior_over_samples: 后验对样本归一化，而不是对成分 / Normalises the posterior over the samples instead of the components
# caught by: test_three_points_posterior, test_posterior
# book: §4.2
def posterior(log_joint):
    joint = np.exp(log_joint - log_joint.max(axis=0))
    return joint / joint.sum(axis=0)


# %% posterior_underflows: 后验里没有先减去每行的最大值 / Exponentiates for the posterior without subtracting the maximum of each row
# caught by: test_posterior
# book: §4.2
def posterior(log_joint):
    joint = np.exp(log_joint)
    return joint / joint.sum(axis=1, keepdims=True)


# %% posterior_with_a_floor: 后验加上 1e-12 再取对数，差永远有限 / Adds 1e-12 to the posterior before the logarithm, so that the gap is always finite
# caught by: test_gap
# book: §4.2
def bound_gap(log_joint, q):
    there = q > 0
    p = posterior(log_joint)[there] + 1e-12
    return float((q[there] * (np.log(q[there]) - np.log(p))).sum())


# %% regularised: 协方差矩阵加了 1e-6·I 再求逆 / Adds 1e-6·I to the covariance matrices before it inverts them
# caught by: test_joint
# book: §4.2
def log_joint(X, alpha, mu, Sigma):
    columns = []
    for share, mean, cov in zip(alpha, mu, Sigma):
        D, cov = (X - mean).T, cov + 1e-6 * np.eye(len(mean))
        squares = (D * np.linalg.solve(cov, D)).sum(axis=0)
        columns.append(np.log(share) - (np.linalg.slogdet(2 * np.pi * cov)[1] + squares) / 2)
    return np.transpose(columns)


# %% shared_covariance: 所有成分共用一个协方差矩阵 / All components share one covariance matrix
# caught by: test_three_points_m_step, test_m_step
# book: §4.2
def m_step(X, q):
    counts = q.sum(axis=0)
    mu = q.T @ X / counts[:, None]
    Sigma = [(share * (X - mean).T) @ (X - mean) / count for share, mean, count in zip(q.T, mu, counts)]
    Sigma = np.tensordot(counts / len(X), np.array(Sigma), 1)
    return counts / len(X), mu, np.array([Sigma] * len(mu))


# %% small_posteriors_dropped: 小于 1e-8 的后验当作 0 / Makes posteriors below 1e-8 zero
# caught by: test_posterior
# book: §4.2
# kind: narrow
def posterior(log_joint):
    found = np.exp(log_joint - log_densities(log_joint))
    return np.where(found < 1e-8, 0.0, found)


# %% small_shares_are_zero: q 中小于 1e-6 的项当作 0 / Takes entries of q below 1e-6 for 0
# caught by: test_bound
# book: §4.2
# kind: narrow
def lower_bound(log_joint, q):
    there = q > 1e-6
    return float((q[there] * (log_joint[there] - np.log(q[there]))).sum())


def bound_gap(log_joint, q):
    there = q > 0
    ratio = np.log(q[there]) - (log_joint - log_densities(log_joint))[there]
    return float((q[there] * ratio).sum())


# %% small_terms_left_out: 每行略去比最大的小 18 以上的项 / Leaves out the terms of a row that are more than 18 below its maximum
# caught by: test_likelihood
# book: §4.2
# kind: narrow
def log_densities(log_joint):
    """ln p(x_i | θ), as a column."""
    top = log_joint.max(axis=1, keepdims=True)  # far from all components exp(log_joint) would be 0
    return top + np.log(np.where(log_joint > top - 18, np.exp(log_joint - top), 0).sum(axis=1, keepdims=True))


# %% smoothed: M 步给协方差矩阵加了 1e-6·I / The M-step adds 1e-6·I to covariance matrices
# caught by: test_three_points_m_step, test_m_step
# book: §4.2
def m_step(X, q):
    counts = q.sum(axis=0)
    mu = q.T @ X / counts[:, None]
    Sigma = [(share * (X - mean).T) @ (X - mean) / count for share, mean, count in zip(q.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma) + 1e-6 * np.eye(X.shape[1])


# %% sum_of_joint: 把各成分的对数相加，而不是对和取对数 / Adds the logarithms of the components instead of taking that of their sum
# caught by: test_three_points_posterior, test_likelihood
# book: §4.2
def log_likelihood(log_joint):
    return float(log_joint.sum())


# %% variances_only: M 步只更新方差，协方差当作 0 / The M-step keeps variances only and makes covariances 0
# caught by: test_m_step
# book: §4.2
def m_step(X, q):
    counts = q.sum(axis=0)
    mu = q.T @ X / counts[:, None]
    Sigma = [(share * (X - mean).T) @ (X - mean) / count for share, mean, count in zip(q.T, mu, counts)]
    return counts / len(X), mu, np.array([np.diag(np.diag(cov)) for cov in Sigma])


# %% zero_covariance: 收缩的成分的协方差取成了 0 / The component that collapses has covariance 0
# caught by: test_witness
# book: §4.2
def better_but_not_gem(X, alpha, mu, Sigma):
    # The first component collapses on a sample: its density there outweighs whatever the others lose, while G still
    # asks it to explain those others.
    mu, Sigma = mu.copy(), Sigma.copy()
    mu[0] = X[0]
    Sigma[0] = 0.0
    return alpha, mu, Sigma


# %% zero_times_log_zero: 0·ln 0 算成了 NaN / 0·ln 0 becomes NaN
# caught by: test_bound, test_three_points_bound
# book: §4.2
def lower_bound(log_joint, q):
    return float((q * (log_joint - np.log(q))).sum())


def bound_gap(log_joint, q):
    there = q > 0
    ratio = np.log(q[there]) - (log_joint - log_densities(log_joint))[there]
    return float((q[there] * ratio).sum())
