"""Known mistakes of 8.4. Each cell holds what differs from the reference."""

# %% absolute_one_at_zero: 绝对损失在 y = F 处取 1 / Takes 1 for the absolute loss where y = F
# caught by: test_negative_gradient
# book: §8.2
def negative_gradient(loss, y, F):
    if loss == "squared":
        return y - F
    if loss == "absolute":
        return np.where(y >= F, 1.0, -1.0)
    if loss == "logistic":
        return y / (1 + np.exp(y * F))
    return y * np.exp(-y * F)


# %% at_most_100_rounds: 至多 100 轮 / At most 100 rounds
# caught by: test_gradient_boost
# kind: narrow
def gradient_boost(loss, y, H, rounds):
    F, trace = np.zeros(len(y)), []
    for _ in range(min(rounds, 100)):
        k = pick_base(loss, y, F, H)
        gamma = line_search(loss, y, F, H[k])
        trace.append((k, gamma))
        F = F + gamma * H[k]
    return trace


# %% at_most_50_rounds: 至多 50 轮 / At most 50 rounds
# caught by: test_gradient_boost
# book: §8.2
# kind: narrow
def gradient_boost(loss, y, H, rounds):
    F, trace = np.zeros(len(y)), []
    for _ in range(min(rounds, 50)):
        k = pick_base(loss, y, F, H)
        gamma = line_search(loss, y, F, H[k])
        trace.append((k, gamma))
        F = F + gamma * H[k]
    return trace


# %% bounded_taken_for_both: 以为指数损失的梯度也有界 / Believes that the exponential gradient is bounded, too
# caught by: test_claims
# book: §8.2
def claims():
    return {
        "both_build_an_additive_model_stagewise": True,
        "exponential_gradient_boosting_equals_adaboost_for_pm1_learners": True,
        "gradient_boosting_is_limited_to_classification": False,
        "adaboost_fits_base_learners_to_residuals_by_regression": False,
        "logistic_gradient_of_one_sample_is_bounded": True,
        "exponential_gradient_of_one_sample_is_bounded": True,
    }


# %% constant_at_most_four: 初值限制在 ±4 以内 / The initial constant is cut off at ±4
# caught by: test_initial_constant
# kind: narrow
def initial_constant(loss, y):
    if loss == "squared":
        return float(np.mean(y))
    if loss == "absolute":
        return float(np.median(y))
    log_odds = np.clip(np.log((y > 0).sum() / (y < 0).sum()), -4, 4)
    return float(log_odds if loss == "logistic" else log_odds / 2)


# %% exponent_clipped: 选学习器时把指数截断在 300 / Clips the exponent at 300 when it picks a learner
# caught by: test_pick_base
# kind: narrow
# book: (8.15)
import math
from fractions import Fraction


def _g(loss, y, f):
    y, f = float(y), float(f)
    if loss == "squared":
        return y - f
    if loss == "absolute":
        return float((y > f) - (y < f))
    if loss == "logistic":
        z = y * f
        return y * (math.exp(-z) / (1 + math.exp(-z)) if z > 0 else 1 / (1 + math.exp(z)))
    return y * math.exp(-y * f)


def negative_gradient(loss, y, F):
    return [_g(loss, a, b) for a, b in zip(y, F)]


def initial_constant(loss, y):
    y = sorted(float(v) for v in y)
    n = len(y)
    if loss == "squared":
        return sum(map(Fraction, y)) / n
    if loss == "absolute":
        return y[(n - 1) // 2]
    p = sum(1 for v in y if v > 0)
    c = math.log(p) - math.log(n - p)
    return c if loss == "logistic" else c / 2


def boosting_weights(y, F):
    e = [-float(a) * float(b) for a, b in zip(y, F)]
    top = max(e)
    u = [math.exp(v - top) for v in e]
    return [v / math.fsum(u) for v in u]


def pick_base(loss, y, F, H):
    if loss == "exponential":
        g = [a * w for a, w in zip((float(v) for v in y), [math.exp(min(-float(q) * float(p), 300)) for q, p in zip(y, F)])]
    elif loss == "logistic":
        e = [-float(a) * float(b) for a, b in zip(y, F)]
        lg = [-math.log1p(math.exp(-v)) if v > 0 else v - math.log1p(math.exp(v)) for v in e]
        top = max(lg)
        g = [float(a) * math.exp(v - top) for a, v in zip(y, lg)]
    elif loss == "squared":
        g = [Fraction(float(a)) - Fraction(float(b)) for a, b in zip(y, F)]
    else:
        g = [Fraction(v) for v in negative_gradient(loss, y, F)]
    if isinstance(g[0], Fraction):
        s = [sum(a * int(b) for a, b in zip(g, row)) for row in H]
    else:
        s = [math.fsum(a * int(b) for a, b in zip(g, row)) for row in H]
    return len(s) - 1 - s[::-1].index(max(s))


def line_search(loss, y, F, h):
    y = [float(v) for v in y]
    F = [float(v) for v in F]
    h = [int(v) for v in h]
    n = len(y)
    if loss == "squared":
        return max(0.0, float(sum((Fraction(a) - Fraction(b)) * c for a, b, c in zip(y, F, h)) / n))
    if loss == "absolute":
        r = sorted((a - b) * c for a, b, c in zip(y, F, h))
        return max(0.0, r[n // 2])
    if loss == "exponential":
        right = math.fsum(math.exp(-a * b) for a, b, c in zip(y, F, h) if a * c > 0)
        wrong = math.fsum(math.exp(-a * b) for a, b, c in zip(y, F, h) if a * c < 0)
        return max(0.0, (math.log(right) - math.log(wrong)) / 2)

    def slope(q):
        return math.fsum(_g("logistic", a, b + q * c) * c for a, b, c in zip(y, F, h))

    if slope(0.0) <= 0:
        return 0.0
    lo, hi = 0.0, 1.0
    while slope(hi) > 0:
        hi *= 2
    for _ in range(200):
        mid = (lo + hi) / 2
        if slope(mid) > 0:
            lo = mid
        else:
            hi = mid
    return lo


def gradient_boost(loss, y, H, rounds):
    F = [0.0] * len(y)
    res = []
    for _ in range(rounds):
        i = pick_base(loss, y, F, H)
        q = line_search(loss, y, F, H[i])
        res.append([i, q])
        F = [f + float(q) * int(h) for f, h in zip(F, H[i])]
    return res


def claims():
    return dict(
        both_build_an_additive_model_stagewise=True,
        exponential_gradient_boosting_equals_adaboost_for_pm1_learners=True,
        gradient_boosting_is_limited_to_classification=False,
        adaboost_fits_base_learners_to_residuals_by_regression=False,
        logistic_gradient_of_one_sample_is_bounded=True,
        exponential_gradient_of_one_sample_is_bounded=False,
    )


def influence_ratio(loss, margin):
    return math.exp(margin) if loss == "exponential" else 2 / (1 + math.exp(-margin))


# %% exponential_constant_without_half: 指数损失的初值漏了 ½ / The constant for the exponential loss lacks its ½
# caught by: test_initial_constant
# book: (8.7)
def initial_constant(loss, y):
    if loss == "squared":
        return float(np.mean(y))
    if loss == "absolute":
        return float(np.median(y))
    log_odds = np.log((y > 0).sum() / (y < 0).sum())
    return float(log_odds if loss == "logistic" else log_odds)


# %% exponential_step_for_logistic: 对率损失也用指数损失的步长 / Uses the step of the exponential loss for the logistic one
# caught by: test_line_search
# book: §8.2
def line_search(loss, y, F, h):
    if loss == "squared":
        gamma = np.mean(h * (y - F))
    elif loss == "absolute":
        gamma = np.median(h * (y - F))
    elif loss in ("exponential", "logistic"):
        w = boosting_weights(y, F)
        gamma = np.log(w[h == y].sum() / w[h != y].sum()) / 2
    else:
        gamma = root(lambda step: -h @ negative_gradient(loss, y, F + step * h))
    return float(max(gamma, 0.0))


# %% exponential_without_label: 指数损失的梯度漏了 y / The exponential gradient lacks the factor y
# caught by: test_negative_gradient
# book: (8.6)
def negative_gradient(loss, y, F):
    if loss == "squared":
        return y - F
    if loss == "absolute":
        return np.sign(y - F)
    if loss == "logistic":
        return y / (1 + np.exp(y * F))
    return np.exp(-y * F)


# %% fixed_shrinkage: 步长固定为 0.1 / A fixed step of 0.1
# caught by: test_line_search
# book: (8.11)
def line_search(loss, y, F, h):
    if loss == "squared":
        gamma = np.mean(h * (y - F))
    elif loss == "absolute":
        gamma = np.median(h * (y - F))
    elif loss == "exponential":
        w = boosting_weights(y, F)
        gamma = np.log(w[h == y].sum() / w[h != y].sum()) / 2
    else:
        gamma = root(lambda step: -h @ negative_gradient(loss, y, F + step * h))
    return 0.1


# %% gradient_without_minus: 给的是梯度，没有取负 / Gives the gradient itself, not its negative
# caught by: test_negative_gradient
# book: §8.2
def negative_gradient(loss, y, F):
    if loss == "squared":
        return F - y
    if loss == "absolute":
        return np.sign(F - y)
    if loss == "logistic":
        return -y / (1 + np.exp(y * F))
    return -y * np.exp(-y * F)


# %% logistic_sigma_sign: 对率损失的梯度写成 y σ(yF)，符号反了 / The logistic gradient as y σ(yF), with the wrong sign inside
# caught by: test_negative_gradient
# book: §8.2
def negative_gradient(loss, y, F):
    if loss == "squared":
        return y - F
    if loss == "absolute":
        return np.sign(y - F)
    if loss == "logistic":
        return y / (1 + np.exp(-y * F))
    return y * np.exp(-y * F)


# %% mean_for_absolute: 绝对损失的初值取了均值 / Takes the mean for the absolute loss
# caught by: test_initial_constant
# book: §8.2
def initial_constant(loss, y):
    if loss == "squared":
        return float(np.mean(y))
    if loss == "absolute":
        return float(np.mean(y))
    log_odds = np.log((y > 0).sum() / (y < 0).sum())
    return float(log_odds if loss == "logistic" else log_odds / 2)


# %% median_of_unsorted: 没有排序就取中间的数 / Takes the middle number without sorting
# caught by: test_initial_constant
# book: §8.2
def initial_constant(loss, y):
    if loss == "squared":
        return float(np.mean(y))
    if loss == "absolute":
        return float(y[len(y) // 2])
    log_odds = np.log((y > 0).sum() / (y < 0).sum())
    return float(log_odds if loss == "logistic" else log_odds / 2)


# %% negative_step: 步长可以为负 / Steps may be negative
# caught by: test_line_search
# book: §8.2
def line_search(loss, y, F, h):
    if loss == "squared":
        gamma = np.mean(h * (y - F))
    elif loss == "absolute":
        gamma = np.median(h * (y - F))
    elif loss == "exponential":
        w = boosting_weights(y, F)
        gamma = np.log(w[h == y].sum() / w[h != y].sum()) / 2
    else:
        gamma = root(lambda step: -h @ negative_gradient(loss, y, F + step * h))
    return float(gamma)


def root(slope):
    """Where an increasing function on [0, ∞) passes 0, by bisection; 0 if it is positive from the start."""
    low, high = 0.0, 1.0
    while slope(high) < 0:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) < 0 else (low, middle)
    return high


# %% odds_without_log: 初值用了比值而不是其对数 / The constant is the ratio, not its logarithm
# caught by: test_initial_constant
# book: (8.7)
def initial_constant(loss, y):
    if loss == "squared":
        return float(np.mean(y))
    if loss == "absolute":
        return float(np.median(y))
    log_odds = (y > 0).sum() / (y < 0).sum()
    return float(log_odds if loss == "logistic" else log_odds / 2)


# %% one_newton_step: 对率损失只走一步牛顿法 / One step of Newton's method for the logistic loss
# caught by: test_line_search
# book: §8.2
def line_search(loss, y, F, h):
    if loss == "squared":
        gamma = np.mean(h * (y - F))
    elif loss == "absolute":
        gamma = np.median(h * (y - F))
    elif loss == "exponential":
        w = boosting_weights(y, F)
        gamma = np.log(w[h == y].sum() / w[h != y].sum()) / 2
    else:
        g = negative_gradient(loss, y, F)
        gamma = h @ g / (np.abs(g) * (1 - np.abs(g))).sum()
    return float(max(gamma, 0.0))


# %% picks_by_plain_error: 按不带权的错误数选学习器 / Picks by the plain number of errors
# caught by: test_pick_base
# book: (8.18)
def pick_base(loss, y, F, H):
    return int(np.argmax(H @ np.sign(y)))


# %% picks_largest_size: 选了内积绝对值最大的学习器 / Picks the largest absolute product
# caught by: test_pick_base
# book: (8.16)
def pick_base(loss, y, F, H):
    return int(np.argmax(np.abs(H @ negative_gradient(loss, y, F))))


# %% picks_smallest: 选了内积最小的学习器 / Picks the learner with the smallest product
# caught by: test_pick_base
# book: (8.16)
def pick_base(loss, y, F, H):
    return int(np.argmin(H @ negative_gradient(loss, y, F)))


# %% picks_steepest_fall: 按损失下降多少选学习器 / Picks the learner along which the loss falls most
# caught by: test_pick_base
def total(loss, y, F):
    if loss == "squared":
        return ((y - F) ** 2).sum()
    if loss == "absolute":
        return np.abs(y - F).sum()
    return (np.logaddexp(0, -y * F) if loss == "logistic" else np.exp(-y * F)).sum()


def pick_base(loss, y, F, H):
    if (abs(y) == 1).all():
        return int(np.argmax(H @ negative_gradient(loss, y, F)))
    return int(np.argmin([total(loss, y, F + line_search(loss, y, F, h) * h) for h in H]))


# %% residuals_for_adaboost: 以为 AdaBoost 对残差作回归 / Believes that AdaBoost does regression on residuals
# caught by: test_claims
# book: §8.2
def claims():
    return {
        "both_build_an_additive_model_stagewise": True,
        "exponential_gradient_boosting_equals_adaboost_for_pm1_learners": True,
        "gradient_boosting_is_limited_to_classification": False,
        "adaboost_fits_base_learners_to_residuals_by_regression": True,
        "logistic_gradient_of_one_sample_is_bounded": True,
        "exponential_gradient_of_one_sample_is_bounded": False,
    }


# %% scores_replaced: 每轮的得分被新学习器取代，没有累加 / The scores are replaced in each round instead of added to
# caught by: test_gradient_boost, test_rounds_on_melons
# book: (8.4)
def gradient_boost(loss, y, H, rounds):
    F, trace = np.zeros(len(y)), []
    for _ in range(rounds):
        k = pick_base(loss, y, F, H)
        gamma = line_search(loss, y, F, H[k])
        trace.append((k, gamma))
        F = gamma * H[k]
    return trace


# %% squared_twice: 平方损失的梯度多了因子 2 / The gradient of the squared loss has a factor 2 too many
# caught by: test_negative_gradient
# book: §8.2
def negative_gradient(loss, y, F):
    if loss == "squared":
        return 2 * (y - F)
    if loss == "absolute":
        return np.sign(y - F)
    if loss == "logistic":
        return y / (1 + np.exp(y * F))
    return y * np.exp(-y * F)


# %% starts_at_constant: 从最佳常数出发，而不是从 0 / Starts from the best constant instead of 0
# caught by: test_gradient_boost, test_rounds_on_melons
# book: §8.2
def gradient_boost(loss, y, H, rounds):
    F, trace = np.full(len(y), initial_constant(loss, y)), []
    for _ in range(rounds):
        k = pick_base(loss, y, F, H)
        gamma = line_search(loss, y, F, H[k])
        trace.append((k, gamma))
        F = F + gamma * H[k]
    return trace


# %% step_of_mean_for_absolute: 绝对损失的步长用了均值 / The step for the absolute loss is a mean
# caught by: test_line_search
# book: §8.2
def line_search(loss, y, F, h):
    if loss == "squared":
        gamma = np.mean(h * (y - F))
    elif loss == "absolute":
        gamma = np.mean(h * (y - F))
    elif loss == "exponential":
        w = boosting_weights(y, F)
        gamma = np.log(w[h == y].sum() / w[h != y].sum()) / 2
    else:
        gamma = root(lambda step: -h @ negative_gradient(loss, y, F + step * h))
    return float(max(gamma, 0.0))


# %% step_without_half: 指数损失的步长漏了 ½ / The step for the exponential loss lacks its ½
# caught by: test_line_search, test_rounds_on_melons
# book: (8.11)
def line_search(loss, y, F, h):
    if loss == "squared":
        gamma = np.mean(h * (y - F))
    elif loss == "absolute":
        gamma = np.median(h * (y - F))
    elif loss == "exponential":
        w = boosting_weights(y, F)
        gamma = np.log(w[h == y].sum() / w[h != y].sum())
    else:
        gamma = root(lambda step: -h @ negative_gradient(loss, y, F + step * h))
    return float(max(gamma, 0.0))


# %% weights_not_normalised: 权没有归一 / The weights do not sum to 1
# caught by: test_boosting_weights
# book: (8.15)
def boosting_weights(y, F):
    w = np.exp(-y * F)
    return w


# %% weights_of_right: 分对的样本权反而大 / Gives the larger weights to what is right
# caught by: test_boosting_weights
# book: (8.15)
def boosting_weights(y, F):
    w = np.exp(y * F)
    return w / w.sum()


# %% weights_of_signs: 只看 F 的符号，不看大小 / Uses the sign of F only
# caught by: test_boosting_weights
# book: (8.15)
def boosting_weights(y, F):
    w = np.exp(-y * np.sign(F))
    return w / w.sum()


# %% wrong_share_by_complement: 错误率算成 1 减去分对的权 / The error as 1 minus the weight of what is right
# caught by: test_line_search
# kind: narrow
def line_search(loss, y, F, h):
    if loss == "squared":
        gamma = np.mean(h * (y - F))
    elif loss == "absolute":
        gamma = np.median(h * (y - F))
    elif loss == "exponential":
        eps = max(1 - boosting_weights(y, F)[h == y].sum(), 1e-16)
        gamma = np.log((1 - eps) / eps) / 2
    else:
        gamma = root(lambda step: -h @ negative_gradient(loss, y, F + step * h))
    return float(max(gamma, 0.0))
