"""Known mistakes of slides4.4. Each cell holds what differs from the reference."""

# %% alpha_below_1_9: K 是单位阵时 α 不超过 1.9 / α is at most 1.9 where K is the identity
# caught by: test_tiny
# book: §4.1
# kind: narrow
def tiny_sigma(y, C):
    # Where K = I, f(x_i) = α_i y_i + b: all of a class have the same α, and both classes the same sum of α.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    total = min(2 * p * n / (p + n), min(C, 1.9) * min(p, n))
    alpha = np.where(y > 0, total / p, total / n)
    # The larger class reaches C last, if at all, and so lies on its margins; for equal classes b = 0 is right.
    larger = np.sign(p - n)
    return alpha, float(larger * (1 - total / max(p, n)))


# %% alpha_one: 以为 K = I 时 α 都是 1 / Takes every α for 1 where K = I
# caught by: test_four_and_two, test_tiny
# hint: 之和相等
# book: §4.1
def tiny_sigma(y, C):
    # Where K = I, f(x_i) = α_i y_i + b: all of a class have the same α, and both classes the same sum of α.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    total = min(2 * p * n / (p + n), C * min(p, n))
    alpha = np.minimum(np.ones(len(y)), C)
    # The larger class reaches C last, if at all, and so lies on its margins; for equal classes b = 0 is right.
    larger = np.sign(p - n)
    return alpha, float(larger * (1 - total / max(p, n)))


# %% average_sign_b: b 取标签的平均再乘一个数 / b is the mean label whatever C
# caught by: test_tiny
# book: §4.1
def tiny_sigma(y, C):
    # Where K = I, f(x_i) = α_i y_i + b: all of a class have the same α, and both classes the same sum of α.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    total = min(2 * p * n / (p + n), C * min(p, n))
    alpha = np.where(y > 0, total / p, total / n)
    # The larger class reaches C last, if at all, and so lies on its margins; for equal classes b = 0 is right.
    larger = np.sign(p - n)
    return alpha, float((p - n) / (p + n))


# %% b_from_smaller: b 由到达上界的一类算 / b comes from the class at the bound
# caught by: test_tiny, test_four_and_two
# book: §4.1
def tiny_sigma(y, C):
    # Where K = I, f(x_i) = α_i y_i + b: all of a class have the same α, and both classes the same sum of α.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    total = min(2 * p * n / (p + n), C * min(p, n))
    alpha = np.where(y > 0, total / p, total / n)
    # The larger class reaches C last, if at all, and so lies on its margins; for equal classes b = 0 is right.
    larger = np.sign(p - n)
    return alpha, float(-larger * (1 - total / min(p, n)))


# %% b_mean_without_margin: 没有 0 < α < C 的样本时 b 取所有样本的平均 / b is the mean of all samples where none has 0 < α < C
# caught by: test_curve
# book: §4.1
def solve(K, y, C, violation=1e-6):
    """SMO: the pair that violates optimality most is optimised, until no pair violates it much."""
    alpha, residual = np.zeros(len(y)), y.astype(float)
    while True:
        can_rise = np.where(y > 0, alpha < C * (1 - 1e-12), alpha > C * 1e-12)
        can_fall = np.where(y > 0, alpha > C * 1e-12, alpha < C * (1 - 1e-12))
        i = np.argmax(np.where(can_rise, residual, -np.inf))
        j = np.argmin(np.where(can_fall, residual, np.inf))
        if residual[i] - residual[j] <= violation:
            free = (alpha > 1e-6 * C) & (alpha < C * (1 - 1e-6))
            found = y - K @ (alpha * y)
            return alpha, float(np.mean(found[free] if free.any() else found))
        rooms = C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j]
        step = min((residual[i] - residual[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-12), *rooms)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        residual -= step * (K[:, i] - K[:, j])


# %% b_of_positive: 总由正例算 b / b always comes from the positive samples
# caught by: test_tiny
# book: §4.1
def tiny_sigma(y, C):
    # Where K = I, f(x_i) = α_i y_i + b: all of a class have the same α, and both classes the same sum of α.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    total = min(2 * p * n / (p + n), C * min(p, n))
    alpha = np.where(y > 0, total / p, total / n)
    # The larger class reaches C last, if at all, and so lies on its margins; for equal classes b = 0 is right.
    return alpha, float(1 - total / p)


# %% b_zero: 以为 b = 0 / Takes b for 0
# caught by: test_four_and_two, test_tiny
# book: §4.1
def tiny_sigma(y, C):
    # Where K = I, f(x_i) = α_i y_i + b: all of a class have the same α, and both classes the same sum of α.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    total = min(2 * p * n / (p + n), C * min(p, n))
    alpha = np.where(y > 0, total / p, total / n)
    # The larger class reaches C last, if at all, and so lies on its margins; for equal classes b = 0 is right.
    larger = np.sign(p - n)
    return alpha, 0.0


# %% b_zero_without_margin: 没有 0 < α < C 的样本时 b 取 0 / b = 0 where no sample has 0 < α < C
# caught by: test_curve
# book: §4.1
def solve(K, y, C, violation=1e-6):
    """SMO: the pair that violates optimality most is optimised, until no pair violates it much."""
    alpha, residual = np.zeros(len(y)), y.astype(float)
    while True:
        can_rise = np.where(y > 0, alpha < C * (1 - 1e-12), alpha > C * 1e-12)
        can_fall = np.where(y > 0, alpha > C * 1e-12, alpha < C * (1 - 1e-12))
        i = np.argmax(np.where(can_rise, residual, -np.inf))
        j = np.argmin(np.where(can_fall, residual, np.inf))
        if residual[i] - residual[j] <= violation:
            free = (alpha > 1e-6 * C) & (alpha < C * (1 - 1e-6))
            return alpha, float(np.mean((y - K @ (alpha * y))[free])) if free.any() else 0.0
        rooms = C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j]
        step = min((residual[i] - residual[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-12), *rooms)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        residual -= step * (K[:, i] - K[:, j])


# %% bias_forgotten: 数错误时忘了 b / Forgets b when counting errors
# caught by: test_curve
# hint: 加上 b
# book: §4.1
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigma), y, C)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows


# %% classes_swapped: 两类的 α 对调了 / α of both classes swapped
# caught by: test_four_and_two, test_tiny
# book: §4.1
def tiny_sigma(y, C):
    # Where K = I, f(x_i) = α_i y_i + b: all of a class have the same α, and both classes the same sum of α.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    total = min(2 * p * n / (p + n), C * min(p, n))
    alpha = np.where(y > 0, total / n, total / p)
    # The larger class reaches C last, if at all, and so lies on its margins; for equal classes b = 0 is right.
    larger = np.sign(p - n)
    return alpha, float(larger * (1 - total / max(p, n)))


# %% clipped_afterwards: 先不管 C 求解再截断 / Solves without C and clips afterwards
# caught by: test_tiny
# book: §4.1
def tiny_sigma(y, C):
    # Where K = I, f(x_i) = α_i y_i + b: all of a class have the same α, and both classes the same sum of α.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    total = 2 * p * n / (p + n)
    alpha = np.minimum(C, np.where(y > 0, total / p, total / n))
    # The larger class reaches C last, if at all, and so lies on its margins; for equal classes b = 0 is right.
    larger = np.sign(p - n)
    return alpha, float(larger * (1 - total / max(p, n)))


# %% constant_sigma: 给出一个总够小、总够大的 σ / A σ that is always small, and one always large enough
# caught by: test_range
# book: §4.1
def sigma_for_identity(X, eps):
    return 1e-6


def sigma_for_constant(X, eps):
    return 1e8


# %% coordinates_clipped: 坐标先截断到 ±3 / Coordinates are clipped to ±3 first
# caught by: test_curve
# book: §4.1
# kind: narrow
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    X, X_val = np.clip(X, -3, 3), np.clip(X_val, -3, 3)
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigma), y, C)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows


# %% correct_counted: 数的是判对的个数 / Counts what is right
# caught by: test_curve
# book: §4.1
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigma), y, C)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return int(np.sum(predicted == labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows


# %% cost_divided: C 除以 σ² / C divided by σ²
# caught by: test_matching_cost
# book: §4.1
def matching_cost(C_linear, sigma):
    # K is about 1 - ‖x - z‖² / (2σ²), which under Σ α_i y_i = 0 is as good as x·z / σ²: α and its bound grow by σ².
    return C_linear / sigma**2


# %% cost_one: 忽略 C，总用 1 / Ignores C and takes 1
# caught by: test_curve
# hint: 给定的 C
# book: §4.1
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigma), y, 1.0)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows


# %% cost_times_sigma: C 乘 σ / C times σ
# caught by: test_matching_cost
# book: §4.1
def matching_cost(C_linear, sigma):
    # K is about 1 - ‖x - z‖² / (2σ²), which under Σ α_i y_i = 0 is as good as x·z / σ²: α and its bound grow by σ².
    return C_linear * sigma


# %% cost_twice: C 乘 2σ² / C times 2σ²
# caught by: test_matching_cost
# book: §4.1
def matching_cost(C_linear, sigma):
    # K is about 1 - ‖x - z‖² / (2σ²), which under Σ α_i y_i = 0 is as good as x·z / σ²: α and its bound grow by σ².
    return C_linear * 2 * sigma**2


# %% cost_unchanged: C 不变 / C stays the same
# caught by: test_matching_cost
# hint: 线性核
# book: §4.1
def matching_cost(C_linear, sigma):
    # K is about 1 - ‖x - z‖² / (2σ²), which under Σ α_i y_i = 0 is as good as x·z / σ²: α and its bound grow by σ².
    return C_linear


# %% distance_not_squared: 核里距离没有平方 / The distance in the kernel is not squared
# caught by: test_curve
# book: §4.1
def kernel(X, Z, sigma):
    return np.exp(-np.sqrt(np.sum((X[:, None] - Z) ** 2, axis=2)) / (2 * sigma**2))


# %% distance_of_first_pair: 只看前两个样本 / Looks at the first two samples only
# caught by: test_range
# book: §4.1
def distances(X):
    differences = X[:, None] - X
    return np.sqrt(np.sum(differences**2, axis=2))[:1, 1]


# %% factor_two_lost: 漏了 2σ² 中的 2 / Loses the 2 of 2σ²
# caught by: test_range
# hint: 反解
# book: §4.1
def sigma_for_identity(X, eps):
    return min(distances(X)) / sqrt(-log(eps))


def sigma_for_constant(X, eps):
    return max(distances(X)) / sqrt(-log1p(-eps) * 4)


# %% farthest_for_identity: σ 小时看最远的一对 / Looks at the farthest pair for a small σ
# caught by: test_range
# hint: 最近
# book: §4.1
def sigma_for_identity(X, eps):
    return max(distances(X)) / sqrt(-2 * log(eps))


# %% few_iterations: 只迭代几步 / A few iterations only
# caught by: test_curve
# hint: 足够接近
# book: §4.1
def solve(K, y, C, violation=1e-6):
    """SMO: the pair that violates optimality most is optimised, until no pair violates it much."""
    alpha, residual = np.zeros(len(y)), y.astype(float)
    for _ in range(25):
        can_rise = np.where(y > 0, alpha < C * (1 - 1e-12), alpha > C * 1e-12)
        can_fall = np.where(y > 0, alpha > C * 1e-12, alpha < C * (1 - 1e-12))
        i = np.argmax(np.where(can_rise, residual, -np.inf))
        j = np.argmin(np.where(can_fall, residual, np.inf))
        if residual[i] - residual[j] <= violation:
            return alpha, (residual[i] + residual[j]) / 2
        rooms = C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j]
        step = min((residual[i] - residual[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-12), *rooms)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        residual -= step * (K[:, i] - K[:, j])
    return alpha, (residual[i] + residual[j]) / 2


# %% first_150_only: 验证样本只数前 150 个 / Only the first 150 validation samples are counted
# caught by: test_curve
# book: §4.1
# kind: narrow
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)[:150]
    X_val = X_val[:150]
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigma), y, C)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows


# %% first_sigma_only: 每行都用第一个 σ / The first σ in every row
# caught by: test_curve
# book: §4.1
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigmas[0]), y, C)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows


# %% hard_margin: 没有上界：硬间隔 / No bound: a hard margin
# caught by: test_curve
# book: §4.1
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigma) + 1e-6 * np.eye(len(y)), y, 1e4, 1e-2)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows


# %% huge_alpha_C: K 全为 1 时 α 都取 C / Every α is C where K is all ones
# caught by: test_huge
# book: §4.1
def huge_sigma(y, C):
    # Where K = 1, Σ α_i y_i = 0 makes w = 0: only b is left, and the dual is to have a large Σ α_i.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    return np.full(len(y), C), float(np.sign(p - n))


# %% huge_alpha_zero: 以为 K 全为 1 时 α = 0 / Takes α for 0 where K is all ones
# caught by: test_four_and_two, test_huge
# hint: Σ α_i 最大
# book: §4.1
def huge_sigma(y, C):
    # Where K = 1, Σ α_i y_i = 0 makes w = 0: only b is left, and the dual is to have a large Σ α_i.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    return np.zeros(len(y)), float(np.sign(p - n))


# %% huge_b_mean: K 全为 1 时 b 是标签的平均 / b is the mean label where K is all ones
# caught by: test_four_and_two, test_huge
# book: §4.1
def huge_sigma(y, C):
    # Where K = 1, Σ α_i y_i = 0 makes w = 0: only b is left, and the dual is to have a large Σ α_i.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    return C * min(p, n) / np.where(y > 0, p, n), float(np.mean(y))


# %% huge_b_positive: b 总是 +1 / b is always +1
# caught by: test_huge
# book: §4.1
def huge_sigma(y, C):
    # Where K = 1, Σ α_i y_i = 0 makes w = 0: only b is left, and the dual is to have a large Σ α_i.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    return C * min(p, n) / np.where(y > 0, p, n), 1.0


# %% huge_b_zero: K 全为 1 时 b = 0 / b = 0 where K is all ones
# caught by: test_four_and_two, test_huge
# book: §4.1
def huge_sigma(y, C):
    # Where K = 1, Σ α_i y_i = 0 makes w = 0: only b is left, and the dual is to have a large Σ α_i.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    return C * min(p, n) / np.where(y > 0, p, n), 0.0


# %% huge_cost_ignored: K 全为 1 时忘了 C / Forgets C where K is all ones
# caught by: test_huge
# book: §4.1
def huge_sigma(y, C):
    # Where K = 1, Σ α_i y_i = 0 makes w = 0: only b is left, and the dual is to have a large Σ α_i.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    return min(p, n) / np.where(y > 0, p, n), float(np.sign(p - n))


# %% ignores_C: 忘了上界 C / Forgets the bound C
# caught by: test_tiny, test_four_and_two
# hint: 碰到 C
# book: §4.1
def tiny_sigma(y, C):
    # Where K = I, f(x_i) = α_i y_i + b: all of a class have the same α, and both classes the same sum of α.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    total = 2 * p * n / (p + n)
    alpha = np.where(y > 0, total / p, total / n)
    # The larger class reaches C last, if at all, and so lies on its margins; for equal classes b = 0 is right.
    larger = np.sign(p - n)
    return alpha, float(larger * (1 - total / max(p, n)))


# %% labels_ignored_in_value: 数错误时 f 漏了标签 / f lacks the labels when errors are counted
# caught by: test_curve
# book: §4.1
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigma), y, C)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ alpha + b >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows


# %% linear_approximation: 指数函数只展开到一次 / Expands the exponential to first order
# caught by: test_range
# book: §4.1
def sigma_for_constant(X, eps):
    return max(distances(X)) / sqrt(2 * eps * 1.0001 * 1.4)


# %% loo_all_wrong: 以为总是全错 / Believes everything is misjudged
# caught by: test_leave_one_out
# book: §4.1
def leave_one_out_limit(y):
    # What is left of f is b, whose sign is that of the larger class among the others.
    return 1.0


# %% loo_count: 给出个数而不是比例 / A count instead of a share
# caught by: test_leave_one_out
# book: §4.1
def leave_one_out_limit(y):
    # What is left of f is b, whose sign is that of the larger class among the others.
    return sum(label * (sum(y) - label) <= 0 for label in y)


# %% loo_minority_share: 没有去掉样本，只算少数类的比例 / The share of the smaller class, nothing left out
# caught by: test_leave_one_out
# hint: 去掉一个
# book: §4.1
def leave_one_out_limit(y):
    # What is left of f is b, whose sign is that of the larger class among the others.
    return min(y.count(1), y.count(-1)) / len(y)


# %% loo_tie_right: f 为 0 算判对 / A value of 0 counts as right
# caught by: test_leave_one_out
# book: §4.1
def leave_one_out_limit(y):
    # What is left of f is b, whose sign is that of the larger class among the others.
    return sum(label * (sum(y) - label) < 0 for label in y) / len(y)


# %% loo_without_removal: 没有去掉样本自己 / The sample itself is not left out
# caught by: test_leave_one_out
# hint: 去掉一个
# book: §4.1
def leave_one_out_limit(y):
    # What is left of f is b, whose sign is that of the larger class among the others.
    return sum(label * sum(y) <= 0 for label in y) / len(y)


# %% loo_zero: 以为 σ 小就不会错 / Believes a small σ makes no error
# caught by: test_leave_one_out
# book: §4.1
def leave_one_out_limit(y):
    # What is left of f is b, whose sign is that of the larger class among the others.
    return 0.0


# %% loo_zero_is_positive: f 为 0 判为正类 / A value of 0 predicts +1
# caught by: test_leave_one_out
# book: §4.1
def leave_one_out_limit(y):
    # What is left of f is b, whose sign is that of the larger class among the others.
    return sum((1 if sum(y) - label >= 0 else -1) != label for label in y) / len(y)


# %% manhattan_distance: 用各坐标差的绝对值之和 / Sums of absolute differences
# caught by: test_range
# book: §4.1
def distances(X):
    differences = X[:, None] - X
    return np.sum(np.abs(differences), axis=2)[np.triu_indices(len(X), 1)]


# %% nearest_for_constant: σ 大时也看最近的一对 / Looks at the nearest pair for a large σ, too
# caught by: test_range
# hint: 最远
# book: §4.1
def sigma_for_constant(X, eps):
    return min(distances(X)) / sqrt(-2 * log1p(-eps))


# %% rates_for_counts: 给出错误率而不是个数 / Rates instead of counts
# caught by: test_curve
# book: §4.1
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigma), y, C)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return float(np.mean(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows


# %% sigma_as_gamma: 把 σ 当成 γ / Takes σ for γ
# caught by: test_curve
# hint: 2σ²
# book: §4.1
def kernel(X, Z, sigma):
    return np.exp(-sigma * np.sum((X[:, None] - Z) ** 2, axis=2))


# %% sigma_squared_only: 核里写成 exp(−d²/σ²) / The kernel is exp(−d²/σ²)
# caught by: test_curve
# hint: 2σ²
# book: §4.1
def kernel(X, Z, sigma):
    return np.exp(-np.sum((X[:, None] - Z) ** 2, axis=2) / sigma**2)


# %% sigma_squared_range: σ 没有开方 / σ without the root
# caught by: test_range
# book: §4.1
def sigma_for_identity(X, eps):
    return min(distances(X)) / (-2 * log(eps))


# %% signed_alpha: alpha 带着标签的符号 / alpha carries the labels
# caught by: test_curve
# book: §4.1
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigma), y, C)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha * y, "b": float(b), **counts})
    return rows


# %% sorted_by_sigma: 表按 σ 排了序 / The table is sorted by σ
# caught by: test_curve
# book: §4.1
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sorted(sigmas):
        alpha, b = solve(kernel(X, X, sigma), y, C)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows


# %% training_twice: 验证误差也在训练样本上数 / Validation errors are counted on the training samples
# caught by: test_curve
# book: §4.1
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigma), y, C)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X, y)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows


# %% val_used_for_training: 训练时也用了验证样本 / Validation samples are used for training
# caught by: test_curve
# book: §4.1
def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sigmas:
        Z, labels = np.vstack([X, X_val]), np.concatenate([y, y_val])
        alpha, b = solve(kernel(Z, Z, sigma), labels, C)
        alpha = alpha[: len(y)]

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows
