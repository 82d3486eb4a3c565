"""Known mistakes of cookbook11.1. Each cell holds what differs from the reference."""

# %% a_small_number_added: 分母加了 1e-10 / 1e-10 added to the denominator
# caught by: test_alpha
# book: §11.2.3
def alpha(p, u):
    # The derivative of Σ p e^(-au) is W₋ e^a - W₊ e^(-a): those that abstain do not matter.
    return 0.5 * log(np.sum(p[u > 0]) / (np.sum(p[u < 0]) + 1e-10))


# %% abstains_afterwards: 以后各轮都弃权 / Abstains in all later rounds
# caught by: test_broken_bound
# book: §11.2.3
def broken_bound(T):
    # The first round is good; the same classifier is of no use after it, so that nothing improves from then on.
    row = np.ones(10)
    row[0] = -1
    U = np.tile(row, (T, 1))
    U[1:] = 0
    return U


# %% abstentions_count_as_right: 弃权当成答对 / Abstentions count as right
# caught by: test_alpha_by_hand, test_alpha
# hint: 弃权的一项不含 a
# book: §11.2.3
def alpha(p, u):
    # The derivative of Σ p e^(-au) is W₋ e^a - W₊ e^(-a): those that abstain do not matter.
    return 0.5 * log(np.sum(p[u >= 0]) / np.sum(p[u < 0]))


# %% abstentions_count_as_wrong: 弃权当成答错 / Abstentions count as wrong
# caught by: test_alpha_by_hand, test_alpha
# book: §11.2.3
def alpha(p, u):
    # The derivative of Σ p e^(-au) is W₋ e^a - W₊ e^(-a): those that abstain do not matter.
    return 0.5 * log(np.sum(p[u > 0]) / np.sum(p[u <= 0]))


# %% abstentions_keep_their_weight: 弃权样本的权重不变，其余另行规范化 / Samples that abstain keep their weight, the others are normalised by themselves
# caught by: test_weights_by_hand, test_reweight
# book: §11.2.3
def reweight(p, u, a):
    losses = p * np.exp(-a * u)
    asked = u != 0
    return np.where(asked, losses * np.sum(p[asked]) / np.sum(losses[asked]), p)


# %% abstentions_lose_their_weight: 弃权样本的权重变成 0 / Samples that abstain lose their weight
# caught by: test_weights_by_hand, test_reweight
# book: §11.2.3
def reweight(p, u, a):
    losses = p * np.exp(-a * u) * (u != 0)
    return losses / np.sum(losses)


# %% base_two: 对数取了以 2 为底 / Logarithm to base 2
# caught by: test_alpha_by_hand, test_alpha
# book: §11.2.3
from math import log2 as log


# %% best_coefficient_assumed: 除以最优系数的归一化因子，不管 a / Divided by the normaliser of the best coefficient, whatever a is
# caught by: test_reweight
# book: §11.2.3
def reweight(p, u, a):
    losses = p * np.exp(-a * u)
    return losses / normalizer(p, u)


# %% bound_too_weak_at_eight: T = 8 时不够：三分之一的样本答错 / Not enough for T = 8: a third of the samples wrong
# caught by: test_broken_bound
# book: §11.2.3
def broken_bound(T):
    # The first round is good; the same classifier is of no use after it, so that nothing improves from then on.
    row = np.ones(12)
    row[:4] = -1
    return np.tile(row, (T, 1))


# %% clipped_error: 错误率截在 1e-4 以上 / The error clipped at 1e-4
# caught by: test_alpha
# book: §11.2.3
def alpha(p, u):
    # The derivative of Σ p e^(-au) is W₋ e^a - W₊ e^(-a): those that abstain do not matter.
    return 0.5 * log(max(np.sum(p[u > 0]), 1e-4) / max(np.sum(p[u < 0]), 1e-4))


# %% coefficient_clipped: 更新时系数截在 ±10 / The coefficient clipped to ±10 in the update
# caught by: test_reweight
# book: §11.2.3
def reweight(p, u, a):
    losses = p * np.exp(-min(max(a, -10), 10) * u)
    return losses / np.sum(losses)


# %% coefficients_limited_in_the_run: 逐轮进行时系数的绝对值不超过 5 / Coefficients of a run are at most 5 in size
# caught by: test_run
# book: §11.2.3
# kind: narrow
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(min(max(alpha(p, u), -5), 5))
        normalizers.append(normalizer(p, u))
        p, f = reweight(p, u, alphas[-1]), f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(f <= 0)),
    }


# %% counts_for_weights: 系数由个数算，不看权重 / The coefficient from counts, not from weights
# caught by: test_alpha
# book: §11.2.3
def alpha(p, u):
    # The derivative of Σ p e^(-au) is W₋ e^a - W₊ e^(-a): those that abstain do not matter.
    return 0.5 * log(np.sum(u > 0) / np.sum(u < 0))


# %% eight_rounds_always: 总是 8 轮 / Always 8 rounds
# caught by: test_broken_bound
# book: §11.2.3
def broken_bound(T):
    # The first round is good; the same classifier is of no use after it, so that nothing improves from then on.
    row = np.ones(10)
    row[0] = -1
    return np.tile(row, (8, 1))


# %% error_after_the_right_update: 没有对调：总是 1/2 / Without the exchange: always 1/2
# caught by: test_swapped
# book: §11.2.3
def swapped_error(eps):
    return 0.5 + 0 * eps


# %% error_squared: ε² 没有除以总和 / ε² without the total
# caught by: test_swapped
# book: §11.2.3
def swapped_error(eps):
    return eps**2


# %% errors_of_the_last_round: 错误率是最后一轮分类器的 / The errors of the last round's classifier
# caught by: test_run, test_run_with_abstentions
# book: §11.2.3
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        p, f = reweight(p, u, alphas[-1]), f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(U[-1] <= 0)),
    }


# %% exponent_twice: 指数用了 2α / Exponent 2α
# caught by: test_swapped
# book: §11.2.3
def swapped_error(eps):
    return eps**3 / (eps**3 + (1 - eps) ** 3)


# %% few_abstentions_dropped: 弃权的权重小于 1e-9 时不算进归一化因子 / Abstentions that weigh less than 1e-9 are left out of the normaliser
# caught by: test_normalizer
# book: §11.2.3
# kind: narrow
def normalizer(p, u):
    few = np.sum(p[u == 0]) < 1e-9
    kept = u != 0 if few else u > -2
    return float(np.sum((p * np.exp(-alpha(p, u) * u))[kept]))


# %% golden_section: 黄金分割法只准到 1e-5 / A search that is right to 1e-5 only
# caught by: test_alpha_by_hand, test_alpha
# book: §11.2.3
def alpha(p, u):
    low, high = -20.0, 20.0
    while high - low > 1e-5:
        a, b = low + 0.382 * (high - low), low + 0.618 * (high - low)
        if np.sum(p * np.exp(-a * u)) < np.sum(p * np.exp(-b * u)):
            high = b
        else:
            low = a
    return (low + high) / 2


# %% good_rounds_throughout: 每一轮都换一个样本答错，错误率降到 0 / Another wrong sample in each round: the error falls to 0
# caught by: test_broken_bound
# book: §11.2.3
def broken_bound(T):
    # The first round is good; the same classifier is of no use after it, so that nothing improves from then on.
    row = np.ones(10)
    row[0] = -1
    return np.array([np.roll(row, t) for t in range(T)])


# %% half_the_normalizer: 归一化因子里少了 2 / The normaliser without the factor 2
# caught by: test_normalizer_by_hand, test_normalizer
# book: §11.2.3
def normalizer(p, u):
    return float(np.sum(p[u == 0]) + np.sqrt(np.sum(p[u > 0]) * np.sum(p[u < 0])))


# %% inverse_of_the_normalizer: 给出的是之前与之后之比 / The loss before divided by the loss after
# caught by: test_normalizer_by_hand, test_normalizer
# book: §11.2.3
def normalizer(p, u):
    return 1 / float(np.sum(p * np.exp(-alpha(p, u) * u)))


# %% nearly_even_is_even: 对的与错的权重相差不到 1e-7 时系数取 0 / A coefficient of 0 where right and wrong weigh the same within 1e-7
# caught by: test_alpha, test_run_with_abstentions
# book: §11.2.3
# kind: narrow
def alpha(p, u):
    # The derivative of Σ p e^(-au) is W₋ e^a - W₊ e^(-a): those that abstain do not matter.
    if abs(np.sum(p[u > 0]) - np.sum(p[u < 0])) < 1e-7:
        return 0.0
    return 0.5 * log(np.sum(p[u > 0]) / np.sum(p[u < 0]))


# %% never_negative: 错误率大于 1/2 时系数取成正的 / The coefficient is made positive for errors above 1/2
# caught by: test_alpha
# book: §11.2.3
def alpha(p, u):
    # The derivative of Σ p e^(-au) is W₋ e^a - W₊ e^(-a): those that abstain do not matter.
    return abs(0.5 * log(np.sum(p[u > 0]) / np.sum(p[u < 0])))


# %% no_good_round: 各轮都没有进展，γ 是 0 / No progress in any round: γ is 0
# caught by: test_broken_bound
# hint: 第一轮
# book: §11.2.3
def broken_bound(T):
    # The first round is good; the same classifier is of no use after it, so that nothing improves from then on.
    row = np.ones(10)
    row[:5] = -1
    return np.tile(row, (T, 1))


# %% no_wrong_sample: 有一轮没有答错的样本 / A round without any wrong sample
# caught by: test_broken_bound
# book: §11.2.3
def broken_bound(T):
    # The first round is good; the same classifier is of no use after it, so that nothing improves from then on.
    row = np.ones(10)
    row[0] = -1
    U = np.tile(row, (T, 1))
    U[1:] = 1
    return U


# %% normalizer_after_the_update: 归一化因子用更新之后的权重算 / Normalisers of the weights after the update
# caught by: test_run, test_run_with_abstentions
# book: §11.2.3
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(alpha(p, u))
        p, f = reweight(p, u, alphas[-1]), f + alphas[-1] * u
        normalizers.append(normalizer(p, u))
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(f <= 0)),
    }


# %% normalizer_from_the_error: 用 2√(ε(1-ε))，弃权算作对 / 2√(ε(1-ε)), abstentions counted as right
# caught by: test_normalizer_by_hand, test_normalizer
# book: §11.2.3
def normalizer(p, u):
    eps = float(np.sum(p[u < 0]))
    return 2 * np.sqrt(eps * (1 - eps))


# %% normalizer_without_abstentions: 归一化因子只有 2√(W+ W-) / The normaliser is 2√(W+ W-) alone
# caught by: test_normalizer_by_hand, test_normalizer
# hint: 弃权的样本也有损失
# book: §11.2.3
def normalizer(p, u):
    return 2 * float(np.sqrt(np.sum(p[u > 0]) * np.sum(p[u < 0])))


# %% not_normalised: 新权重没有规范化 / New weights not normalised
# caught by: test_weights_by_hand, test_reweight
# book: §11.2.3
def reweight(p, u, a):
    losses = p * np.exp(-a * u)
    return losses


# %% not_normalised_error: 对调之后没有规范化 / Not normalised after the exchange
# caught by: test_swapped
# book: §11.2.3
def swapped_error(eps):
    return eps * (eps / (1 - eps)) ** 0.5


# %% number_of_errors: 给出错误的个数 / The number of errors instead of the share
# caught by: test_run, test_run_with_abstentions
# book: §11.2.3
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        p, f = reweight(p, u, alphas[-1]), f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.sum(f <= 0)),
    }


# %% only_wrong_samples_change: 只放大错的样本 / Only the wrong samples change
# caught by: test_weights_by_hand, test_reweight
# book: §11.2.3
def reweight(p, u, a):
    losses = p * np.exp(2 * a * (u < 0))
    return losses / np.sum(losses)


# %% printed_exponents: 两个指数对调，与讲义印的一样 / Exponents exchanged, as printed in the notes
# caught by: test_weights_by_hand, test_reweight
# hint: e^(-a u)
# book: §11.2.3
def reweight(p, u, a):
    losses = p * np.exp(a * u)
    return losses / np.sum(losses)


# %% rare_votes_ignored: 不弃权的权重小于 1e-6 时系数取 0 / A coefficient of 0 where those that do not abstain weigh less than 1e-6
# caught by: test_alpha
# book: §11.2.3
# kind: narrow
def alpha(p, u):
    # The derivative of Σ p e^(-au) is W₋ e^a - W₊ e^(-a): those that abstain do not matter.
    if np.sum(p[u != 0]) < 1e-6:
        return 0.0
    return 0.5 * log(np.sum(p[u > 0]) / np.sum(p[u < 0]))


# %% share_of_the_right: 给出的是对的份额 / The share of the right samples
# caught by: test_swapped
# book: §11.2.3
def swapped_error(eps):
    return (1 - eps) ** 2 / (eps**2 + (1 - eps) ** 2)


# %% sign_of_alpha: 系数的符号反了 / The coefficient with the other sign
# caught by: test_alpha_by_hand, test_alpha
# book: §11.2.3
def alpha(p, u):
    # The derivative of Σ p e^(-au) is W₋ e^a - W₊ e^(-a): those that abstain do not matter.
    return -0.5 * log(np.sum(p[u > 0]) / np.sum(p[u < 0]))


# %% small_sums_are_errors: 不大于 1e-5 的 f 都算错 / Every f up to 1e-5 is an error
# caught by: test_run_with_abstentions
# book: §11.2.3
# kind: narrow
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        p, f = reweight(p, u, alphas[-1]), f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(f <= 1e-5)),
    }


# %% stops_at_no_progress: 某轮系数接近 0 就停止 / Stops where a coefficient is near 0
# caught by: test_run, test_run_with_abstentions
# book: §11.2.3
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        if abs(alpha(p, u)) < 1e-3:
            break
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        p, f = reweight(p, u, alphas[-1]), f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(f <= 0)),
    }


# %% sum_of_losses: 损失求和而不是平均 / The sum of the losses instead of the mean
# caught by: test_run, test_run_with_abstentions
# book: §11.2.3
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        p, f = reweight(p, u, alphas[-1]), f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.sum(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(f <= 0)),
    }


# %% sum_of_normalizers: 归一化因子相加 / The normalisers added
# caught by: test_run, test_run_with_abstentions
# book: §11.2.3
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        p, f = reweight(p, u, alphas[-1]), f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": sum(normalizers),
        "errors": float(np.mean(f <= 0)),
    }


# %% swapped_clipped: 错误率截在 0.001 与 0.999 之间 / The error clipped to 0.001 … 0.999
# caught by: test_swapped
# book: §11.2.3
def swapped_error(eps):
    eps = min(max(eps, 0.001), 0.999)
    return eps**2 / (eps**2 + (1 - eps) ** 2)


# %% ten_rounds: 至多 10 轮 / At most 10 rounds
# caught by: test_run, test_run_with_abstentions
# book: §11.2.3
# kind: narrow
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U[:10]:
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        p, f = reweight(p, u, alphas[-1]), f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(f <= 0)),
    }


# %% unweighted_sum: f_i 没有乘系数 / f_i without the coefficients
# caught by: test_run, test_run_with_abstentions
# book: §11.2.3
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        p, f = reweight(p, u, alphas[-1]), f + u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(f <= 0)),
    }


# %% weights_clipped: 权重截在 1e-10 以上 / Weights clipped at 1e-10
# caught by: test_reweight
# book: §11.2.3
def reweight(p, u, a):
    losses = p * np.exp(-a * u)
    return np.maximum(losses / np.sum(losses), 1e-10)


# %% weights_floored: 每轮的权重不小于 1e-11 / Weights of every round are 1e-11 at least
# caught by: test_run
# book: §11.2.3
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        p, f = np.maximum(reweight(p, u, alphas[-1]), 1e-11), f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(f <= 0)),
    }


# %% weights_never_updated: 每轮都用 p = 1/m / p = 1/m in all rounds
# caught by: test_run, test_run_with_abstentions
# book: §11.2.3
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        f = f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(f <= 0)),
    }


# %% without_the_half: 系数少了 1/2 / The coefficient without 1/2
# caught by: test_alpha_by_hand, test_alpha
# book: §11.2.3
def alpha(p, u):
    # The derivative of Σ p e^(-au) is W₋ e^a - W₊ e^(-a): those that abstain do not matter.
    return log(np.sum(p[u > 0]) / np.sum(p[u < 0]))


# %% zero_is_right: f_i = 0 没有算错 / f_i = 0 does not count as an error
# caught by: test_run_with_abstentions
# hint: f_i = 0 也算错
# book: §11.2.3
def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        p, f = reweight(p, u, alphas[-1]), f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(f < 0)),
    }
