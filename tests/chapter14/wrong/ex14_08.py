"""Known mistakes of 14.8. Each cell holds what differs from the reference."""

# %% a_grows_each_round: 每轮都在上一轮的 a 上再加 / Adds to a again in every round
# caught by: test_rounds
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    a = a0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        a += (n + 1) / 2
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% axes_shift: 求和后轴的编号错位 / Axes shift once one is summed out
# caught by: test_update
# book: §14.5.2, (14.32)-(14.40)
def coordinate_update(p, qs, j):
    logs = np.log(p)
    # From the last axis on, so that the numbers of the others stay.
    for i in range(p.ndim):
        if i != j:
            logs = np.tensordot(logs, qs[i], axes=(min(i, logs.ndim - 1), 0)) if logs.shape[min(i, logs.ndim - 1)] == len(qs[i]) else logs.mean(axis=min(i, logs.ndim - 1))
    weights = np.exp(logs)
    return list(weights / weights.sum())


# %% bimodal_not_normalised: 没有规范化 / Does not normalise
# caught by: test_bimodal
# book: §14.5.2, (14.32)-(14.40)
def bimodal(h):
    # At q = (1-h, h) the update (14.40) says ln(h/(1-h)) = (2h-1) ln(a/b), where a is on the diagonal.
    ratio = (h / (1 - h)) ** (1 / (2 * h - 1))
    return np.array([[ratio, 1], [1, ratio]])


# %% claims_means_wrong: 以为均值也不准 / Takes the means for inexact
# caught by: test_claims
# book: §14.5.2, (14.32)-(14.40)
def claims():
    return {
        "elbo_never_exceeds_evidence": True,
        "gap_zero_iff_posterior_factorises": True,
        "means_of_gaussian_exact": False,
        "conjugate_prior_keeps_family": True,
        "unique_optimum": False,
        "mean_field_overestimates_variance": False,
        "elbo_needs_true_posterior": False,
    }


# %% claims_needs_posterior: 以为必须知道 p(x) / Takes p(x) for needed
# caught by: test_claims
# book: §14.5.2, (14.32)-(14.40)
def claims():
    return {
        "elbo_never_exceeds_evidence": True,
        "gap_zero_iff_posterior_factorises": True,
        "means_of_gaussian_exact": True,
        "conjugate_prior_keeps_family": True,
        "unique_optimum": False,
        "mean_field_overestimates_variance": False,
        "elbo_needs_true_posterior": True,
    }


# %% claims_overestimates: 以为方差偏大 / Takes the variances for too large
# caught by: test_claims
# book: §14.5.2, (14.32)-(14.40)
def claims():
    return {
        "elbo_never_exceeds_evidence": True,
        "gap_zero_iff_posterior_factorises": True,
        "means_of_gaussian_exact": True,
        "conjugate_prior_keeps_family": True,
        "unique_optimum": False,
        "mean_field_overestimates_variance": True,
        "elbo_needs_true_posterior": False,
    }


# %% claims_unique: 以为最优的 q 唯一 / Takes the optimum for unique
# caught by: test_claims
# book: §14.5.2, (14.32)-(14.40)
def claims():
    return {
        "elbo_never_exceeds_evidence": True,
        "gap_zero_iff_posterior_factorises": True,
        "means_of_gaussian_exact": True,
        "conjugate_prior_keeps_family": True,
        "unique_optimum": True,
        "mean_field_overestimates_variance": False,
        "elbo_needs_true_posterior": False,
    }


# %% eigenvalues_as_variances: 用特征值作方差 / Eigenvalues for variances
# caught by: test_gaussian, test_by_hand
# book: §14.5.2, (14.32)-(14.40)
def mean_field_gaussian(mu, Sigma):
    # The update holds all others fixed: the variance is the conditional one, not that of the marginal.
    return list(mu), list(np.linalg.eigvalsh(Sigma))


# %% elbo_is_the_evidence: L(q) 当作 ln p(x) / Takes ln p(x) for L(q)
# caught by: test_two_sides, test_by_hand
# book: (14.32)
def elbo(p, qs):
    q = reduce(np.multiply.outer, map(np.array, qs))
    likely = q > 0
    return float(np.log(p.sum()))


# %% elbo_of_the_normalised_table: 先把 p 规范化了 / Normalises p first
# caught by: test_two_sides
# book: (14.33)
def elbo(p, qs):
    q = reduce(np.multiply.outer, map(np.array, qs))
    likely = q > 0
    return float(np.sum(q[likely] * np.log(p[likely] / p.sum() / q[likely])))


# %% elbo_without_entropy: L(q) 漏了熵：只有 Σ q ln p / L(q) without the entropy
# caught by: test_two_sides, test_by_hand
# hint: add up
# book: (14.33)
def elbo(p, qs):
    q = reduce(np.multiply.outer, map(np.array, qs))
    likely = q > 0
    return float(np.sum(q[likely] * np.log(p[likely])))


# %% exact_marginal: q_j 取精确的边际 / Takes the exact marginal for q_j
# caught by: test_update, test_by_hand
# book: §14.5.2, (14.32)-(14.40)
def coordinate_update(p, qs, j):
    marginal = p.sum(axis=tuple(i for i in range(p.ndim) if i != j))
    return list(marginal / marginal.sum())


# %% exact_posterior: 给了精确的后验 / The exact posterior
# caught by: test_four_data, test_rounds
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + n / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + squares / 2
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% expectation_of_p: 对 p 求期望，不是对 ln p / The expectation of p, not of ln p
# caught by: test_update, test_by_hand
# hint: ln p
# book: (14.38)
def coordinate_update(p, qs, j):
    logs = p
    # From the last axis on, so that the numbers of the others stay.
    for i in reversed(range(p.ndim)):
        if i != j:
            logs = np.tensordot(logs, qs[i], axes=(i, 0))
    weights = logs
    return list(weights / weights.sum())


# %% expected_variance_for_tau: E[τ] 用了 b/a / b/a for E[τ]
# caught by: test_four_data, test_rounds
# hint: a/b
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = b0 / a0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        tau = b / a
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% fixed_table: 总给 h = 0.75 的表 / Always the table for h = 0.75
# caught by: test_bimodal
# book: §14.5.2, (14.32)-(14.40)
def bimodal(h):
    # At q = (1-h, h) the update (14.40) says ln(h/(1-h)) = (2h-1) ln(a/b), where a is on the diagonal.
    ratio = 9.0
    return np.array([[ratio, 1], [1, ratio]]) / (2 * ratio + 2)


# %% half_forgotten: q(τ) 的 a 少了 ½ / a of q(τ) lacks ½
# caught by: test_four_data, test_rounds
# hint: contains τ
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + n / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% joint_of_the_modes: 两个峰的混合 / The mixture of both modes
# caught by: test_bimodal
# book: §14.5.2, (14.32)-(14.40)
def bimodal(h):
    # At q = (1-h, h) the update (14.40) says ln(h/(1-h)) = (2h-1) ln(a/b), where a is on the diagonal.
    ratio = (h / (1 - h)) ** (1 / (2 * h - 1))
    return (np.outer([1 - h, h], [1 - h, h]) + np.outer([h, 1 - h], [h, 1 - h])) / 2


# %% kl_of_the_joint: KL 用了没有规范化的 p(x, z) / KL to p(x, z), which is not normalised
# caught by: test_two_sides
# book: (14.34)
def kl_gap(p, qs):
    return -elbo(p, qs)


# %% kl_reversed: KL 的方向反了：KL(p ‖ q) / The other direction, KL(p ‖ q)
# caught by: test_two_sides, test_by_hand
# book: (14.34)
def kl_gap(p, qs):
    q = reduce(np.multiply.outer, map(np.array, qs))
    posterior = p / p.sum()
    return float(np.sum(posterior * np.log(posterior / np.maximum(q, 1e-300))))


# %% last_axis_only: 只对第一个别的变量求期望 / Averages over one other variable and sums over the rest
# caught by: test_update
# book: §14.5.2, (14.32)-(14.40)
def coordinate_update(p, qs, j):
    logs = np.log(p)
    # From the last axis on, so that the numbers of the others stay.
    for i in reversed(range(p.ndim)):
        if i != j:
            logs = np.tensordot(logs, qs[i], axes=(i, 0)) if i < 2 else logs.sum(axis=i)
    weights = np.exp(logs)
    return list(weights / weights.sum())


# %% logarithm_to_base_two: 用以 2 为底的对数 / Logarithms to base 2
# caught by: test_two_sides, test_by_hand
# book: §14.5.2, (14.32)-(14.40)
def elbo(p, qs):
    q = reduce(np.multiply.outer, map(np.array, qs))
    likely = q > 0
    return float(np.sum(q[likely] * np.log2(p[likely] / q[likely])))


# %% marginal_variance: 方差取 Σ_ii / Takes Σ_ii for the variances
# caught by: test_gaussian, test_by_hand
# hint: conditional
# book: §14.5.2, (14.32)-(14.40)
def mean_field_gaussian(mu, Sigma):
    # The update holds all others fixed: the variance is the conditional one, not that of the marginal.
    return list(mu), list(np.diag(Sigma))


# %% marginals_added: 把各 q 的熵与边际相加，当作乘积 / Treats p as a product of marginals
# caught by: test_two_sides
# book: §14.5.2, (14.32)-(14.40)
def elbo(p, qs):
    q = reduce(np.multiply.outer, map(np.array, qs))
    axes = range(p.ndim)
    p = p.sum() * reduce(np.multiply.outer, [p.sum(axis=tuple(i for i in axes if i != j)) / p.sum() for j in axes])
    likely = q > 0
    return float(np.sum(q[likely] * np.log(p[likely] / q[likely])))


# %% means_zero: 均值丢了 / Loses the means
# caught by: test_gaussian, test_by_hand
# book: §14.5.2, (14.32)-(14.40)
def mean_field_gaussian(mu, Sigma):
    # The update holds all others fixed: the variance is the conditional one, not that of the marginal.
    return [0.0] * len(mu), list(1 / np.diag(np.linalg.inv(Sigma)))


# %% negative_correlation: a 与 b 放反了：峰在 (1-h, h) 与 (h, 1-h) 相反处 / Exchanges a and b: the modes are at different values
# caught by: test_bimodal
# book: §14.5.2, (14.32)-(14.40)
def bimodal(h):
    # At q = (1-h, h) the update (14.40) says ln(h/(1-h)) = (2h-1) ln(a/b), where a is on the diagonal.
    ratio = (h / (1 - h)) ** (1 / (2 * h - 1))
    return np.array([[1, ratio], [ratio, 1]]) / (2 * ratio + 2)


# %% odds_of_the_mode: 表的优势比取了 h/(1-h) / The ratio of the table is h/(1-h)
# caught by: test_bimodal
# hint: equations
# book: §14.5.2, (14.32)-(14.40)
def bimodal(h):
    # At q = (1-h, h) the update (14.40) says ln(h/(1-h)) = (2h-1) ln(a/b), where a is on the diagonal.
    ratio = h / (1 - h)
    return np.array([[ratio, 1], [1, ratio]]) / (2 * ratio + 2)


# %% one_mode: 独立的表，只有一个峰 / An independent table, which has one mode
# caught by: test_bimodal
# book: §14.5.2, (14.32)-(14.40)
def bimodal(h):
    # At q = (1-h, h) the update (14.40) says ln(h/(1-h)) = (2h-1) ln(a/b), where a is on the diagonal.
    ratio = (h / (1 - h)) ** (1 / (2 * h - 1))
    return np.outer([1 - h, h], [1 - h, h])


# %% one_round_too_many: 多做了一轮 / One round too many
# caught by: test_rounds
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter + 1):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% own_factor_too: 把旧的 q_j 也乘了进去 / Multiplies by the old q_j
# caught by: test_update, test_by_hand
# book: §14.5.2, (14.32)-(14.40)
def coordinate_update(p, qs, j):
    logs = np.log(p)
    # From the last axis on, so that the numbers of the others stay.
    for i in reversed(range(p.ndim)):
        if i != j:
            logs = np.tensordot(logs, qs[i], axes=(i, 0))
    weights = np.exp(logs)
    weights = weights * np.array(qs[j])
    return list(weights / weights.sum())


# %% pairwise_conditional: 只给定相邻的一个分量 / Conditions on the first other component only
# caught by: test_gaussian
# book: §14.5.2, (14.32)-(14.40)
def mean_field_gaussian(mu, Sigma):
    # The update holds all others fixed: the variance is the conditional one, not that of the marginal.
    return list(mu), [float(Sigma[j, j] - (Sigma[j, j - 1] ** 2 / Sigma[j - 1, j - 1] if len(mu) > 1 else 0)) for j in range(len(mu))]


# %% posterior_given_best_others: 其余变量取最可能的值 / Puts in the most probable values of the others
# caught by: test_update, test_by_hand
# book: §14.5.2, (14.32)-(14.40)
def coordinate_update(p, qs, j):
    line = p[tuple(slice(None) if i == j else int(np.argmax(q)) for i, q in enumerate(qs))]
    return list(line / line.sum())


# %% precision_for_variance: 给了精度而不是方差 / The precisions, not the variances
# caught by: test_gaussian, test_by_hand
# book: §14.5.2, (14.32)-(14.40)
def mean_field_gaussian(mu, Sigma):
    # The update holds all others fixed: the variance is the conditional one, not that of the marginal.
    return list(mu), list(np.diag(np.linalg.inv(Sigma)))


# %% prior_not_in_the_key: 更新的结果留着再用，而只按数据、b0 和轮数区分 / Results of the updates are kept for later calls, but only by the data, b0 and the rounds
# caught by: test_rounds
# book: (14.40)
# kind: narrow
_known = {}


def _vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    key = tuple(x), b0, n_iter
    if key not in _known:
        _known[key] = _vb_normal(x, mu0, lambda0, a0, b0, n_iter)
    return _known[key]


# %% prior_of_mu_without_tau: μ 的先验当作与 τ 无关 / Takes the prior of μ for independent of τ
# caught by: test_four_data, test_rounds
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = lambda0 + n * tau
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% prior_spread_forgotten: b 漏了先验的 λ0 E[(μ − μ0)²] / b lacks the term of the prior of μ
# caught by: test_four_data, test_rounds
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + n / lam) / 2
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% rate_as_scale: 把 b 当作尺度，E[τ] = ab / Takes b for a scale: E[τ] = ab
# caught by: test_four_data, test_rounds
# hint: a/b
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 * b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        tau = a * b
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% sample_mean: m 取样本均值 / Takes the sample mean for m
# caught by: test_four_data, test_rounds
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = sum(x) / n
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% small_divergence_is_zero: 不到 10^-6 的 KL 散度算作 0 / A divergence below 10^-6 is taken for 0
# caught by: test_two_sides
# book: (14.34)
# kind: narrow
def _kl_gap(p, qs):
    return -elbo(p / p.sum(), qs)


def kl_gap(p, qs):
    gap = _kl_gap(p, qs)
    return gap if gap > 1e-6 else 0.0


# %% small_eigenvalues_dropped: 伪逆把小的特征值当作 0 / A pseudoinverse that takes small eigenvalues for zero
# caught by: test_gaussian
# book: §14.5.2, (14.32)-(14.40)
def mean_field_gaussian(mu, Sigma):
    # The update holds all others fixed: the variance is the conditional one, not that of the marginal.
    return list(mu), list(1 / np.diag(np.linalg.pinv(Sigma, rcond=3e-4)))


# %% squares_not_halved: b 没有乘 ½ / b lacks the factor ½
# caught by: test_four_data, test_rounds
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + (lambda0 + n) / lam)
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% standard_deviation: 给了标准差 / Standard deviations
# caught by: test_gaussian, test_by_hand
# book: §14.5.2, (14.32)-(14.40)
def mean_field_gaussian(mu, Sigma):
    # The update holds all others fixed: the variance is the conditional one, not that of the marginal.
    return list(mu), list(1 / np.diag(np.linalg.inv(Sigma)) ** 0.5)


# %% stops_early: 变化小于 0.001 就停 / Stops when the change is below 0.001
# caught by: test_rounds
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        if abs(tau - a / b) < 1e-3:
            break
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% tau_updated_first: 先更新 q(τ)，再更新 q(μ) / Updates q(τ) before q(μ)
# caught by: test_rounds
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        tau = a / b
        lam = (lambda0 + n) * tau
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% tiny_probabilities_dropped: 更新时略去小于 1e-7 的概率 / Leaves out probabilities below 1e-7 in the update
# caught by: test_update
# book: §14.5.2, (14.32)-(14.40)
# kind: narrow
def coordinate_update(p, qs, j):
    logs = np.log(p)
    # From the last axis on, so that the numbers of the others stay.
    for i in reversed(range(p.ndim)):
        if i != j:
            logs = np.tensordot(logs, np.where(np.array(qs[i]) > 1e-7, qs[i], 0), axes=(i, 0))
    weights = np.exp(logs)
    return list(weights / weights.sum())


# %% uniform_others: 期望按均匀分布求 / Averages uniformly over the others
# caught by: test_update, test_by_hand
# hint: other q_i
# book: §14.5.2, (14.32)-(14.40)
def coordinate_update(p, qs, j):
    logs = np.log(p)
    # From the last axis on, so that the numbers of the others stay.
    for i in reversed(range(p.ndim)):
        if i != j:
            logs = logs.mean(axis=i)
    weights = np.exp(logs)
    return list(weights / weights.sum())


# %% update_not_exponentiated: 没有取指数 / Does not exponentiate
# caught by: test_update, test_by_hand
# hint: exponentiate
# book: §14.5.2, (14.32)-(14.40)
def coordinate_update(p, qs, j):
    logs = np.log(p)
    # From the last axis on, so that the numbers of the others stay.
    for i in reversed(range(p.ndim)):
        if i != j:
            logs = np.tensordot(logs, qs[i], axes=(i, 0))
    weights = logs
    return list(weights / weights.sum())


# %% update_not_normalised: 没有规范化 / Does not normalise
# caught by: test_update, test_by_hand
# book: §14.5.2, (14.32)-(14.40)
def coordinate_update(p, qs, j):
    logs = np.log(p)
    # From the last axis on, so that the numbers of the others stay.
    for i in reversed(range(p.ndim)):
        if i != j:
            logs = np.tensordot(logs, qs[i], axes=(i, 0))
    weights = np.exp(logs)
    return list(weights)


# %% variance_of_mu_forgotten: E[(x − μ)²] 漏了 1/lam / E[(x − μ)²] lacks 1/lam
# caught by: test_four_data, test_rounds
# hint: 1/lam
# book: §14.5.2, (14.32)-(14.40)
def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + squares / 2
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


# %% zero_times_minus_infinity: q 为 0 处得到 NaN / NaN where q is 0
# caught by: test_two_sides
# book: §14.5.2, (14.32)-(14.40)
def elbo(p, qs):
    q = reduce(np.multiply.outer, map(np.array, qs))
    return float(np.sum(q * np.log(p / q)))


# %% zeros_replaced_by_1e_3: 把 0 换成 0.001 / Replaces zeros by 0.001
# caught by: test_two_sides
# book: §14.5.2, (14.32)-(14.40)
def elbo(p, qs):
    q = reduce(np.multiply.outer, map(np.array, qs))
    q = np.maximum(q, 1e-3)
    likely = q > 0
    return float(np.sum(q[likely] * np.log(p[likely] / q[likely])))
