"""Known mistakes of 13.3. Each cell holds what differs from the reference."""

# %% best_component: 有标记样本全归给本类最可能的成分 / Gives a labelled sample to the likeliest component of its class
# caught by: test_melons, test_e_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    labelled, unlabelled = observed(X_l, y_l, X_u, alpha, mu, Sigma, owner)
    best = np.eye(len(owner))[labelled.argmax(axis=1)]
    return best, normalised(unlabelled)


# %% class_of_best_component: 类别取最大的成分所属的类 / Takes the class of the largest component
# caught by: test_class_posterior
# hint: sum
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def class_posterior(X, alpha, mu, Sigma, owner, n_classes):
    best = log_joint(X, alpha, mu, Sigma).argmax(axis=1)
    return np.equal.outer(np.asarray(owner)[best], np.arange(n_classes)) * 1.0


# %% common_covariance: 各成分共用协方差 / One covariance for all components
# caught by: test_m_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def m_step(X, gamma):
    gamma = np.asarray(gamma)
    counts = gamma.sum(axis=0)
    mu = gamma.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(gamma.T, mu, counts)]
    Sigma = [sum(n * S for n, S in zip(counts, Sigma)) / len(X)] * len(counts)
    return counts / len(X), mu, np.array(Sigma)


# %% components_as_classes: 返回的是成分的后验概率 / Returns the posteriors of components
# caught by: test_class_posterior
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def class_posterior(X, alpha, mu, Sigma, owner, n_classes):
    return normalised(log_joint(X, alpha, mu, Sigma))[:, :n_classes]


# %% count_less_one: 协方差除以软计数减 1 / Covariances divided by the soft count less 1
# caught by: test_m_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def m_step(X, gamma):
    gamma = np.asarray(gamma)
    counts = gamma.sum(axis=0)
    mu = gamma.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / (n - 1 if n > 1 else n) for share, mean, n in zip(gamma.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% densities_without_alpha: 类别的后验概率没有用混合系数 / Class posteriors without mixing weights
# caught by: test_class_posterior
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def class_posterior(X, alpha, mu, Sigma, owner, n_classes):
    return normalised(log_joint(X, np.ones(len(alpha)), mu, Sigma)) @ np.equal.outer(owner, np.arange(n_classes))


# %% equal_far_from_class: 远离本类时在本类的成分间平分 / Shares equally within the class where the sample is far from it
# caught by: test_e_step
# hint: subtract the largest
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    labelled, unlabelled = observed(X_l, y_l, X_u, alpha, mu, Sigma, owner)
    possible = np.isfinite(labelled)
    masked = np.where(possible, normalised(log_joint(X_l, alpha, mu, Sigma)), 0.0)
    total = masked.sum(axis=1, keepdims=True)
    equal = possible / np.maximum(possible.sum(axis=1, keepdims=True), 1)
    return np.where(total > 1e-300, masked / np.maximum(total, 1e-300), equal), normalised(unlabelled)


# %% equal_shares_in_class: 有标记样本在本类的成分间平分 / Shares a labelled sample equally among the components of its class
# caught by: test_melons, test_e_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    labelled, unlabelled = observed(X_l, y_l, X_u, alpha, mu, Sigma, owner)
    possible = np.isfinite(labelled) * 1.0
    return possible / np.maximum(possible.sum(axis=1, keepdims=True), 1), normalised(unlabelled)


# %% faint_gamma_as_zero: 很小的 γ 当作 0 / Takes a small γ for 0
# caught by: test_m_step
# book: (13.6)-(13.8)
# kind: narrow
def m_step(X, gamma):
    gamma = np.where(np.asarray(gamma) < 1e-8, 0, gamma)
    counts = gamma.sum(axis=0)
    mu = gamma.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(gamma.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% first_component: 有标记样本全归给本类的第一个成分 / Gives a labelled sample to the first component of its class
# caught by: test_melons, test_e_step
# hint: among the components
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    labelled, unlabelled = observed(X_l, y_l, X_u, alpha, mu, Sigma, owner)
    first = np.reshape([np.eye(len(owner))[list(owner).index(c)] for c in y_l], (-1, len(owner)))
    return first, normalised(unlabelled)


# %% gamma_without_alpha: γ 里没有混合系数 / γ lacks the mixing weights
# caught by: test_e_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    terms = observed(X_l, y_l, X_u, np.ones(len(alpha)), mu, Sigma, owner)
    return tuple(normalised(one) for one in terms)


# %% gammas_exchanged: 返回的两个 γ 次序反了 / Returns the two γ in the wrong order
# caught by: test_melons, test_e_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    return tuple(normalised(terms) for terms in reversed(observed(X_l, y_l, X_u, alpha, mu, Sigma, owner)))


# %% hard_assignment: M 步按最大的 γ 指派 / The M-step assigns by the largest γ
# caught by: test_melons, test_m_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def m_step(X, gamma):
    gamma = np.asarray(gamma)
    gamma = np.eye(gamma.shape[1])[gamma.argmax(axis=1)] + 1e-9
    counts = gamma.sum(axis=0)
    mu = gamma.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(gamma.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% labels_ignored: E 步没有用标记 / The E-step ignores the labels
# caught by: test_melons, test_e_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    return normalised(log_joint(X_l, alpha, mu, Sigma)), normalised(log_joint(X_u, alpha, mu, Sigma))


# %% largest_in_class: 类别的得分取本类最大的成分 / Scores a class by its largest component
# caught by: test_class_posterior
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def class_posterior(X, alpha, mu, Sigma, owner, n_classes):
    gamma = normalised(log_joint(X, alpha, mu, Sigma))
    score = np.transpose([gamma[:, np.equal(owner, c)].max(axis=1) for c in range(n_classes)])
    return score / score.sum(axis=1, keepdims=True)


# %% least_count: 软计数不让它小于 0.01 / Does not let a soft count be less than 0.01
# caught by: test_m_step
# book: (13.6)-(13.8)
def m_step(X, gamma):
    gamma = np.asarray(gamma)
    counts = np.maximum(gamma.sum(axis=0), 0.01)
    mu = gamma.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(gamma.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% less_one_where_large: 软计数大时协方差除以它减 1 / Divides covariances by the soft count less 1 where that is large
# caught by: test_m_step
# book: (13.6)-(13.8)
# kind: narrow
def m_step(X, gamma):
    gamma = np.asarray(gamma)
    counts = gamma.sum(axis=0)
    mu = gamma.T @ X / counts[:, None]
    Sigma = [
        (share[:, None] * (X - mean)).T @ (X - mean) / (n - 1 if n > 100 else n)
        for share, mean, n in zip(gamma.T, mu, counts)
    ]
    return counts / len(X), mu, np.array(Sigma)


# %% likelihood_given_class: 有标记样本取 p(x | y)：混合系数在类内归一化 / Takes p(x | y) for labelled samples, with mixing weights normalised within the class
# caught by: test_melons, test_likelihood
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    terms = np.vstack(observed(X_l, y_l, X_u, alpha, mu, Sigma, owner))
    share = [sum(a for a, c in zip(alpha, owner) if c == y) for y in y_l]
    return float(np.logaddexp.reduce(terms, axis=1).sum() - np.log(share).sum())


# %% likelihood_of_all_components: 有标记样本的似然对全部成分求和 / The likelihood of labelled samples sums over all components
# caught by: test_melons, test_likelihood
# hint: summed over
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    terms = np.vstack([log_joint(X_l, alpha, mu, Sigma), log_joint(X_u, alpha, mu, Sigma)])
    return float(np.logaddexp.reduce(terms, axis=1).sum())


# %% likelihood_of_best: 对数似然取最大的成分 / The log-likelihood takes the largest component
# caught by: test_melons, test_likelihood
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    terms = np.vstack(observed(X_l, y_l, X_u, alpha, mu, Sigma, owner))
    return float(terms.max(axis=1).sum())


# %% likelihood_of_labelled: 对数似然没有无标记样本 / The log-likelihood leaves out the unlabelled samples
# caught by: test_melons, test_likelihood
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    terms = np.vstack(observed(X_l, y_l, X_u, alpha, mu, Sigma, owner))
    return float(np.logaddexp.reduce(terms[: len(y_l)], axis=1).sum())


# %% likelihood_underflows: 密度下溢时对数似然是 −inf / The log-likelihood is −inf where densities underflow
# caught by: test_likelihood
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    terms = np.vstack(observed(X_l, y_l, X_u, alpha, mu, Sigma, owner))
    with np.errstate(divide="ignore"):
        return float(np.log(np.exp(terms).sum(axis=1)).sum())


# %% logarithms_limited: 对数不让它小于 -4800 / Does not let a logarithm be less than -4800
# caught by: test_likelihood, test_e_step, test_class_posterior
# book: (13.22)
# kind: narrow
def observed(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    """ln α_i p(x | θ_i) for labelled and unlabelled rows, −inf where the label rules a component out."""
    possible = np.equal.outer(np.asarray(y_l, dtype=int), owner)
    labelled = np.where(possible, np.maximum(log_joint(X_l, alpha, mu, Sigma), -4800), -np.inf)
    return labelled, np.maximum(log_joint(X_u, alpha, mu, Sigma), -4800)


def class_posterior(X, alpha, mu, Sigma, owner, n_classes):
    return normalised(np.maximum(log_joint(X, alpha, mu, Sigma), -4800)) @ np.equal.outer(owner, np.arange(n_classes))


# %% masked_not_normalised: 盖住别类的成分之后没有重新归一化 / Masks the components of other classes without normalising again
# caught by: test_melons, test_e_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    labelled, unlabelled = observed(X_l, y_l, X_u, alpha, mu, Sigma, owner)
    everything = normalised(log_joint(X_l, alpha, mu, Sigma))
    return np.where(np.isfinite(labelled), everything, 0.0), normalised(unlabelled)


# %% mean_in_class: 类别的得分取本类成分的平均 / Scores a class by the mean of its components
# caught by: test_class_posterior
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def class_posterior(X, alpha, mu, Sigma, owner, n_classes):
    gamma = normalised(log_joint(X, alpha, mu, Sigma))
    score = np.transpose([gamma[:, np.equal(owner, c)].mean(axis=1) for c in range(n_classes)])
    return score / score.sum(axis=1, keepdims=True)


# %% means_not_divided: 均值除以了样本数 / Means divided by the number of samples
# caught by: test_m_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def m_step(X, gamma):
    gamma = np.asarray(gamma)
    counts = gamma.sum(axis=0)
    mu = gamma.T @ X / len(X)
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(gamma.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


# %% owner_as_component: 把类别当作成分的编号 / Takes the class for the number of a component
# caught by: test_melons, test_likelihood, test_e_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def observed(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    """ln α_i p(x | θ_i) for labelled and unlabelled rows, −inf where the label rules a component out."""
    possible = np.equal.outer(np.asarray(y_l, dtype=int), np.arange(len(owner)))
    labelled = np.where(possible, log_joint(X_l, alpha, mu, Sigma), -np.inf)
    return labelled, log_joint(X_u, alpha, mu, Sigma)


# %% two_classes: 只分辨类别 0 与非 0 / Tells class 0 from the others only
# caught by: test_likelihood, test_e_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def observed(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    """ln α_i p(x | θ_i) for labelled and unlabelled rows, −inf where the label rules a component out."""
    possible = np.equal.outer(np.asarray(y_l, dtype=int) > 0, np.asarray(owner) > 0)
    labelled = np.where(possible, log_joint(X_l, alpha, mu, Sigma), -np.inf)
    return labelled, log_joint(X_u, alpha, mu, Sigma)


# %% weights_over_largest: 混合系数除以了最大的软计数 / Divides the mixing weights by the largest soft count
# caught by: test_melons, test_m_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def m_step(X, gamma):
    gamma = np.asarray(gamma)
    counts = gamma.sum(axis=0)
    mu = gamma.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(gamma.T, mu, counts)]
    return counts / counts.max(), mu, np.array(Sigma)


# %% zero_over_zero: 远处的样本后验概率 0/0 / Posteriors are 0/0 far away
# caught by: test_class_posterior
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def class_posterior(X, alpha, mu, Sigma, owner, n_classes):
    weights = np.exp(log_joint(X, alpha, mu, Sigma))
    return weights / weights.sum(axis=1, keepdims=True) @ np.equal.outer(owner, np.arange(n_classes))


# %% zero_over_zero_in_class: 先对全部成分归一化再盖住：远离本类时 0/0 / Normalises over all components before masking: 0/0 far from the own class
# caught by: test_e_step
# book: (13.22)
def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    labelled, unlabelled = observed(X_l, y_l, X_u, alpha, mu, Sigma, owner)
    masked = np.where(np.isfinite(labelled), normalised(log_joint(X_l, alpha, mu, Sigma)), 0.0)
    return masked / masked.sum(axis=1, keepdims=True), normalised(unlabelled)
