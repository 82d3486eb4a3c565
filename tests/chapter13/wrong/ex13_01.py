"""Known mistakes of 13.1. Each cell holds what differs from the reference."""

# %% alpha_gradient_as_share: 对 α 的导数忘了除以 α / The derivative in α is not divided by α
# caught by: test_gradient
# hint: differences
# book: (13.4)-(13.8)
def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    X, belongs = everything(X_l, y_l, X_u, responsibilities(X_u, alpha, mu, Sigma))
    by_mu, by_sigma = [], []
    for share, mean, cov in zip(belongs.T, mu, Sigma):
        inverse = np.linalg.inv(cov)
        pulls = (X - mean) @ inverse
        by_mu.append(share @ pulls)
        by_sigma.append(((share[:, None] * pulls).T @ pulls - share.sum() * inverse) / 2)
    return {"alpha": belongs.sum(axis=0), "mu": np.array(by_mu), "Sigma": np.array(by_sigma)}


# %% alpha_not_updated: 混合系数没有更新 / Mixing weights are never updated
# caught by: test_melons, test_em
# book: (13.4)-(13.8)
def em(X_l, y_l, X_u, alpha, mu, Sigma, n_iter):
    rounds = [(alpha, mu, Sigma)]
    for _ in range(n_iter):
        rounds.append(m_step(X_l, y_l, X_u, responsibilities(X_u, *rounds[-1])))
        rounds[-1] = (alpha, *rounds[-1][1:])
    return rounds


# %% alpha_over_unlabelled: (13.8) 除以了 u 而不是 m / (13.8) divided by u, not by m
# caught by: test_melons, test_m_step
# book: (13.4)-(13.8)
def m_step(X_l, y_l, X_u, gamma):
    X, belongs = everything(X_l, y_l, X_u, np.asarray(gamma))
    counts = belongs.sum(axis=0)
    mu = belongs.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(belongs.T, mu, counts)]
    return counts / max(len(X_u), 1), mu, np.array(Sigma)


# %% best_component: 无标记样本只取最大的成分 / Takes the largest component for unlabelled samples
# caught by: test_melons, test_likelihood
# book: (13.4)-(13.8)
def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma):
    labelled, unlabelled = log_joint(X_l, alpha, mu, Sigma), log_joint(X_u, alpha, mu, Sigma)
    return float(labelled[np.arange(len(y_l)), y_l].sum() + unlabelled.max(axis=1, initial=-1e300).sum())


# %% constrained_alpha_gradient: 对 α 的导数减去了 m / Subtracts m from the derivative in α
# caught by: test_gradient
# book: (13.4)-(13.8)
def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    X, belongs = everything(X_l, y_l, X_u, responsibilities(X_u, alpha, mu, Sigma))
    by_mu, by_sigma = [], []
    for share, mean, cov in zip(belongs.T, mu, Sigma):
        inverse = np.linalg.inv(cov)
        pulls = (X - mean) @ inverse
        by_mu.append(share @ pulls)
        by_sigma.append(((share[:, None] * pulls).T @ pulls - share.sum() * inverse) / 2)
    return {"alpha": belongs.sum(axis=0) / alpha - len(X), "mu": np.array(by_mu), "Sigma": np.array(by_sigma)}


# %% determinant_forgotten: 密度里没有行列式 / The density lacks the determinant
# caught by: test_melons, test_likelihood, test_responsibilities
# book: (13.4)-(13.8)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


# %% determinant_not_rooted: 密度除以 |Σ| 而不是 |Σ|^½ / The density is divided by |Σ|, not by its root
# caught by: test_melons, test_likelihood, test_responsibilities
# book: (13.4)-(13.8)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -2 * np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


# %% diagonal_covariance: 协方差只留对角线 / Only the diagonal of the covariances
# caught by: test_melons, test_m_step
# book: (13.4)-(13.8)
def m_step(X_l, y_l, X_u, gamma):
    X, belongs = everything(X_l, y_l, X_u, np.asarray(gamma))
    counts = belongs.sum(axis=0)
    mu = belongs.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(belongs.T, mu, counts)]
    Sigma = [np.diag(np.diag(S)) for S in Sigma]
    return counts / len(X), mu, np.array(Sigma)


# %% divided_by_count_less_one: 协方差除以软计数减 1 / Covariances divided by the soft count less 1
# caught by: test_melons, test_m_step
# book: (13.4)-(13.8)
def m_step(X_l, y_l, X_u, gamma):
    X, belongs = everything(X_l, y_l, X_u, np.asarray(gamma))
    counts = belongs.sum(axis=0)
    mu = belongs.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / (n - 1 if n > 1 else n) for share, mean, n in zip(belongs.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% fifty_rounds: 至多 50 轮 / Fifty rounds at most
# caught by: test_em
# book: (13.4)-(13.8)
# kind: narrow
def em(X_l, y_l, X_u, alpha, mu, Sigma, n_iter):
    rounds = [(alpha, mu, Sigma)]
    for t in range(n_iter):
        if t >= 50:
            rounds.append(rounds[-1])
            continue
        rounds.append(m_step(X_l, y_l, X_u, responsibilities(X_u, *rounds[-1])))
    return rounds


# %% gamma_without_alpha: γ 里没有 α / γ lacks α
# caught by: test_responsibilities
# book: (13.4)-(13.8)
def responsibilities(X_u, alpha, mu, Sigma):
    terms = log_joint(X_u, np.ones(len(alpha)), mu, Sigma)
    return np.exp(terms - np.logaddexp.reduce(terms, axis=1, keepdims=True))


# %% gradient_of_unlabelled: 梯度里没有有标记样本 / The gradient leaves out the labelled samples
# caught by: test_gradient
# book: (13.4)-(13.8)
def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    X, belongs = everything(X_l, y_l, X_u, responsibilities(X_u, alpha, mu, Sigma))
    by_mu, by_sigma = [], []
    belongs[: len(y_l)] = 0
    for share, mean, cov in zip(belongs.T, mu, Sigma):
        inverse = np.linalg.inv(cov)
        pulls = (X - mean) @ inverse
        by_mu.append(share @ pulls)
        by_sigma.append(((share[:, None] * pulls).T @ pulls - share.sum() * inverse) / 2)
    return {"alpha": belongs.sum(axis=0) / alpha, "mu": np.array(by_mu), "Sigma": np.array(by_sigma)}


# %% gradient_soft_labels: 梯度里有标记样本也用 γ / The gradient takes γ for labelled samples, too
# caught by: test_gradient
# book: (13.4)-(13.8)
def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    X, belongs = everything(X_l, y_l, X_u, responsibilities(X_u, alpha, mu, Sigma))
    by_mu, by_sigma = [], []
    belongs = responsibilities(X, alpha, mu, Sigma)
    for share, mean, cov in zip(belongs.T, mu, Sigma):
        inverse = np.linalg.inv(cov)
        pulls = (X - mean) @ inverse
        by_mu.append(share @ pulls)
        by_sigma.append(((share[:, None] * pulls).T @ pulls - share.sum() * inverse) / 2)
    return {"alpha": belongs.sum(axis=0) / alpha, "mu": np.array(by_mu), "Sigma": np.array(by_sigma)}


# %% hard_assignment: M 步把样本归给 γ 最大的成分 / The M-step assigns each sample to the component of largest γ
# caught by: test_melons, test_m_step
# book: (13.4)-(13.8)
def m_step(X_l, y_l, X_u, gamma):
    X, belongs = everything(X_l, y_l, X_u, np.asarray(gamma))
    belongs = 0.999999999 * np.eye(belongs.shape[1])[belongs.argmax(axis=1)] + 1e-9 / belongs.shape[1]
    counts = belongs.sum(axis=0)
    mu = belongs.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(belongs.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% input_left_out: 没有返回传入的参数 / Leaves out the parameters given
# caught by: test_melons, test_em
# book: (13.4)-(13.8)
def em(X_l, y_l, X_u, alpha, mu, Sigma, n_iter):
    rounds = [(alpha, mu, Sigma)]
    for _ in range(n_iter):
        rounds.append(m_step(X_l, y_l, X_u, responsibilities(X_u, *rounds[-1])))
    return rounds[1:]


# %% labelled_left_out_of_alpha: 混合系数只由无标记样本估计 / Mixing weights from unlabelled samples only
# caught by: test_melons, test_m_step
# book: (13.4)-(13.8)
def m_step(X_l, y_l, X_u, gamma):
    X, belongs = everything(X_l, y_l, X_u, np.asarray(gamma))
    counts = belongs.sum(axis=0)
    mu = belongs.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(belongs.T, mu, counts)]
    return (np.sum(gamma, axis=0) / len(X_u) if len(X_u) else counts / len(X)), mu, np.array(Sigma)


# %% labelled_left_out_of_means: 均值与协方差只由无标记样本估计 / Means and covariances from unlabelled samples only
# caught by: test_melons, test_m_step
# book: (13.4)-(13.8)
def m_step(X_l, y_l, X_u, gamma):
    X, belongs = everything(X_l, y_l, X_u, np.asarray(gamma))
    all_counts, size = belongs.sum(axis=0), len(X)
    if len(X_u):
        X, belongs = X_u, np.asarray(gamma)
    counts = np.maximum(belongs.sum(axis=0), 1e-12)
    mu = belongs.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(belongs.T, mu, counts)]
    return all_counts / size, mu, np.array(Sigma)


# %% labels_ignored: 对数似然没有用标记 / The log-likelihood ignores the labels
# caught by: test_melons, test_likelihood
# book: (13.4)-(13.8)
def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma):
    labelled, unlabelled = log_joint(X_l, alpha, mu, Sigma), log_joint(X_u, alpha, mu, Sigma)
    return float(np.logaddexp.reduce(labelled, axis=1).sum() + np.logaddexp.reduce(unlabelled, axis=1).sum())


# %% labels_only_at_the_start: 有标记样本在各轮中也重新估计 / Labelled samples are estimated anew in each round
# caught by: test_melons, test_em
# hint: throughout
# book: (13.4)-(13.8)
def em(X_l, y_l, X_u, alpha, mu, Sigma, n_iter):
    rounds = [(alpha, mu, Sigma)]
    for _ in range(n_iter):
        X = np.vstack([X_l, X_u])
        rounds.append(m_step(X[:0], [], X, responsibilities(X, *rounds[-1])))
    return rounds


# %% likelihood_without_alpha: 有标记样本的一项少了 α_y / The term of a labelled sample lacks α_y
# caught by: test_melons, test_likelihood
# hint: labelled sample
# book: (13.4)-(13.8)
def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma):
    labelled, unlabelled = log_joint(X_l, alpha, mu, Sigma), log_joint(X_u, alpha, mu, Sigma)
    labelled = labelled - np.log(alpha)
    return float(labelled[np.arange(len(y_l)), y_l].sum() + np.logaddexp.reduce(unlabelled, axis=1).sum())


# %% mean_of_all: 协方差关于总均值而不是该类的均值 / Covariances about the mean of all samples
# caught by: test_melons, test_m_step
# book: (13.4)-(13.8)
def m_step(X_l, y_l, X_u, gamma):
    X, belongs = everything(X_l, y_l, X_u, np.asarray(gamma))
    counts = belongs.sum(axis=0)
    mu = belongs.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - X.mean(axis=0))).T @ (X - X.mean(axis=0)) / n for share, mean, n in zip(belongs.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% mu_gradient_sign: 对 μ 的导数符号反了 / The derivative in μ has the wrong sign
# caught by: test_gradient
# book: (13.4)-(13.8)
def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    X, belongs = everything(X_l, y_l, X_u, responsibilities(X_u, alpha, mu, Sigma))
    by_mu, by_sigma = [], []
    for share, mean, cov in zip(belongs.T, mu, Sigma):
        inverse = np.linalg.inv(cov)
        pulls = (X - mean) @ inverse
        by_mu.append(-share @ pulls)
        by_sigma.append(((share[:, None] * pulls).T @ pulls - share.sum() * inverse) / 2)
    return {"alpha": belongs.sum(axis=0) / alpha, "mu": np.array(by_mu), "Sigma": np.array(by_sigma)}


# %% mu_gradient_without_inverse: 对 μ 的导数少了 Σ⁻¹ / The derivative in μ lacks Σ⁻¹
# caught by: test_gradient
# book: (13.4)-(13.8)
def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    X, belongs = everything(X_l, y_l, X_u, responsibilities(X_u, alpha, mu, Sigma))
    by_mu, by_sigma = [], []
    for share, mean, cov in zip(belongs.T, mu, Sigma):
        inverse = np.linalg.inv(cov)
        pulls = (X - mean) @ inverse
        by_mu.append(share @ (X - mean))
        by_sigma.append(((share[:, None] * pulls).T @ pulls - share.sum() * inverse) / 2)
    return {"alpha": belongs.sum(axis=0) / alpha, "mu": np.array(by_mu), "Sigma": np.array(by_sigma)}


# %% multiplier_of_unlabelled: λ 只算了无标记样本 / λ counts unlabelled samples only
# caught by: test_multiplier
# book: (13.4)-(13.8)
def multiplier(n_l, n_u):
    return float(-n_u)


# %% multiplier_positive: λ 的符号反了 / λ has the wrong sign
# caught by: test_multiplier
# hint: Multiply
# book: (13.4)-(13.8)
def multiplier(n_l, n_u):
    return float(n_l + n_u)


# %% old_means: 协方差用了旧的均值 / The covariances take the old means
# caught by: test_melons, test_em
# book: (13.4)-(13.8)
def em(X_l, y_l, X_u, alpha, mu, Sigma, n_iter):
    rounds = [(alpha, mu, Sigma)]
    for _ in range(n_iter):
        rounds.append(m_step(X_l, y_l, X_u, responsibilities(X_u, *rounds[-1])))
        (a, m, S), old = rounds[-1], rounds[-2][1]
        rounds[-1] = (a, m, S + np.array([np.outer(u - v, u - v) for u, v in zip(m, old)]))
    return rounds


# %% one_covariance: 各成分共用一个协方差 / One covariance shared by all components
# caught by: test_melons, test_m_step
# book: (13.4)-(13.8)
def m_step(X_l, y_l, X_u, gamma):
    X, belongs = everything(X_l, y_l, X_u, np.asarray(gamma))
    counts = belongs.sum(axis=0)
    mu = belongs.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(belongs.T, mu, counts)]
    Sigma = [sum(n * S for n, S in zip(counts, Sigma)) / len(X)] * len(counts)
    return counts / len(X), mu, np.array(Sigma)


# %% origin_covariance: 协方差没有减去均值 / Covariances about the origin
# caught by: test_melons, test_m_step
# book: (13.4)-(13.8)
def m_step(X_l, y_l, X_u, gamma):
    X, belongs = everything(X_l, y_l, X_u, np.asarray(gamma))
    counts = belongs.sum(axis=0)
    mu = belongs.T @ X / counts[:, None]
    Sigma = [(share[:, None] * X).T @ X / n for share, mean, n in zip(belongs.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% precision_gradient: 求成了对 Σ⁻¹ 的导数 / Gives the derivative in Σ⁻¹ instead
# caught by: test_gradient
# book: (13.4)-(13.8)
def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    X, belongs = everything(X_l, y_l, X_u, responsibilities(X_u, alpha, mu, Sigma))
    by_mu, by_sigma = [], []
    for share, mean, cov in zip(belongs.T, mu, Sigma):
        inverse = np.linalg.inv(cov)
        pulls = (X - mean) @ inverse
        by_mu.append(share @ pulls)
        by_sigma.append((share.sum() * np.asarray(cov) - (share[:, None] * (X - mean)).T @ (X - mean)) / 2)
    return {"alpha": belongs.sum(axis=0) / alpha, "mu": np.array(by_mu), "Sigma": np.array(by_sigma)}


# %% ridge: 协方差加了 1e-6 I / Adds 1e-6 I to the covariances
# caught by: test_m_step
# book: (13.4)-(13.8)
def m_step(X_l, y_l, X_u, gamma):
    X, belongs = everything(X_l, y_l, X_u, np.asarray(gamma))
    counts = belongs.sum(axis=0)
    mu = belongs.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(belongs.T, mu, counts)]
    Sigma = [S + 1e-6 * np.eye(len(S)) for S in Sigma]
    return counts / len(X), mu, np.array(Sigma)


# %% shifted_by_the_mean: 取指数之前减去的是平均而不是最大的一项，相差悬殊时溢出 / The mean instead of the largest term is subtracted before exponentiating, which overflows
# caught by: test_responsibilities
# book: (13.5)
def responsibilities(X_u, alpha, mu, Sigma):
    terms = log_joint(X_u, alpha, mu, Sigma)
    with np.errstate(over="ignore", invalid="ignore"):
        weights = np.exp(terms - terms.mean(axis=1, keepdims=True))
        return weights / weights.sum(axis=1, keepdims=True)


# %% sigma_gradient_doubled: 对 Σ 的导数少了 ½ / The derivative in Σ lacks the ½
# caught by: test_gradient
# book: (13.4)-(13.8)
def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    X, belongs = everything(X_l, y_l, X_u, responsibilities(X_u, alpha, mu, Sigma))
    by_mu, by_sigma = [], []
    for share, mean, cov in zip(belongs.T, mu, Sigma):
        inverse = np.linalg.inv(cov)
        pulls = (X - mean) @ inverse
        by_mu.append(share @ pulls)
        by_sigma.append(((share[:, None] * pulls).T @ pulls - share.sum() * inverse))
    return {"alpha": belongs.sum(axis=0) / alpha, "mu": np.array(by_mu), "Sigma": np.array(by_sigma)}


# %% sigma_gradient_off_diagonal: 对 Σ 的导数把非对角元算了两次 / The derivative in Σ counts off-diagonal entries twice
# caught by: test_gradient
# book: (13.4)-(13.8)
def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    X, belongs = everything(X_l, y_l, X_u, responsibilities(X_u, alpha, mu, Sigma))
    by_mu, by_sigma = [], []
    for share, mean, cov in zip(belongs.T, mu, Sigma):
        inverse = np.linalg.inv(cov)
        pulls = (X - mean) @ inverse
        by_mu.append(share @ pulls)
        by_sigma.append(((share[:, None] * pulls).T @ pulls - share.sum() * inverse) / 2)
        by_sigma[-1] = 2 * by_sigma[-1] - np.diag(np.diag(by_sigma[-1]))
    return {"alpha": belongs.sum(axis=0) / alpha, "mu": np.array(by_mu), "Sigma": np.array(by_sigma)}


# %% small_number_added: γ 的分母加上 1e-12 / Adds 1e-12 to the denominator of γ
# caught by: test_responsibilities
# book: (13.4)-(13.8)
def responsibilities(X_u, alpha, mu, Sigma):
    terms = log_joint(X_u, alpha, mu, Sigma)
    weights = np.exp(terms)
    return weights / (weights.sum(axis=1, keepdims=True) + 1e-12)


# %% stops_at_small_change: 变化小时停止更新 / Stops updating when changes are small
# caught by: test_em
# book: (13.4)-(13.8)
def em(X_l, y_l, X_u, alpha, mu, Sigma, n_iter):
    rounds = [(alpha, mu, Sigma)]
    for _ in range(n_iter):
        if len(rounds) > 1 and np.abs(rounds[-1][1] - rounds[-2][1]).max() < 1e-3:
            rounds.append(rounds[-1])
            continue
        rounds.append(m_step(X_l, y_l, X_u, responsibilities(X_u, *rounds[-1])))
    return rounds


# %% sum_of_logs: 无标记样本取了各成分对数之和 / Sums the logarithms of the components for unlabelled samples
# caught by: test_melons, test_likelihood
# book: (13.4)-(13.8)
def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma):
    labelled, unlabelled = log_joint(X_l, alpha, mu, Sigma), log_joint(X_u, alpha, mu, Sigma)
    return float(labelled[np.arange(len(y_l)), y_l].sum() + unlabelled.sum())


# %% two_pi_once: 密度的归一化因子里 2π 没有 d/2 次方 / The density has (2π)^½ whatever the dimension
# caught by: test_melons, test_likelihood
# book: (13.4)-(13.8)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - 1 / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


# %% uniform_far_away: 密度都是 0 时 γ 取均匀 / γ uniform where all densities are 0
# caught by: test_responsibilities
# hint: largest
# book: (13.4)-(13.8)
def responsibilities(X_u, alpha, mu, Sigma):
    terms = log_joint(X_u, alpha, mu, Sigma)
    weights = np.exp(terms)
    total = weights.sum(axis=1, keepdims=True)
    return np.where(total > 0, weights / np.maximum(total, 1e-300), 1 / len(alpha))


# %% unlabelled_left_out: 对数似然只有有标记样本的一项 / The log-likelihood has the labelled term only
# caught by: test_melons, test_likelihood
# book: (13.4)-(13.8)
def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma):
    labelled, unlabelled = log_joint(X_l, alpha, mu, Sigma), log_joint(X_u, alpha, mu, Sigma)
    return float(labelled[np.arange(len(y_l)), y_l].sum())


# %% zero_over_zero: 远处的样本 γ 是 0/0 / γ is 0/0 for far samples
# caught by: test_responsibilities
# book: (13.4)-(13.8)
def responsibilities(X_u, alpha, mu, Sigma):
    terms = log_joint(X_u, alpha, mu, Sigma)
    weights = np.exp(terms)
    return weights / weights.sum(axis=1, keepdims=True)
