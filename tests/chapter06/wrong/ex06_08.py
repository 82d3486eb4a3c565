"""Known mistakes of 6.8. Each cell holds what differs from the reference."""


# %% C_over_m: 上界取成 C/m / The upper bound is C/m
# caught by: test_solutions_on_melons
# book: (6.51)
def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    C = C / len(t)
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9:
            return np.maximum(-beta, 0), np.maximum(beta, 0), float((gained[i] + lowest) / 2)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


# %% alpha_swapped: α 与 α̂ 的角色对调 / α and α̂ trade places
# caught by: test_solutions_on_melons
# book: (6.46)
def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9:
            return np.maximum(beta, 0), np.maximum(-beta, 0), float((gained[i] + lowest) / 2)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


# %% alpha_swapped_everywhere: 处处把 α 与 α̂ 对调：w = Σ (α_i - α̂_i) φ(x_i) / α and α̂ trade places everywhere: w = Σ (α_i - α̂_i) φ(x_i)
# caught by: test_objectives_on_melons, test_solutions_on_melons
# book: (6.47)
# costs: 2
def dual_objective(alpha, alpha_hat, K, t, eps):
    beta = alpha - alpha_hat
    return float(t @ beta - eps * np.sum(alpha + alpha_hat) - beta @ K @ beta / 2)


def primal_objective(alpha, alpha_hat, b, K, t, C, eps):
    beta = alpha - alpha_hat
    return float(beta @ K @ beta / 2 + C * np.sum(eps_loss(K @ beta + b - t, eps)))


def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9:
            return np.maximum(beta, 0), np.maximum(-beta, 0), float((gained[i] + lowest) / 2)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


def predict(alpha, alpha_hat, b, K_test):
    return K_test @ (alpha - alpha_hat) + b


# %% b_from_all_support: b 由全部支持向量平均，达到 C 的也算 / b is averaged over all support vectors, those at C among them
# caught by: test_solutions_on_melons
# hint: b 由
# book: (6.54)
def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9:
            used = beta != 0
            b = np.mean((unexplained - eps * np.sign(beta))[used]) if used.any() else (gained[i] + lowest) / 2
            return np.maximum(-beta, 0), np.maximum(beta, 0), float(b)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


# %% b_from_alpha_only: 只用 0 < α < C 的样本求 b，没有时取 0 / b comes from 0 < α < C only, and is 0 without
# caught by: test_solutions_on_melons
# hint: 0 < α̂ < C
# book: (6.54)
def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9:
            low = (beta < 0) & (beta > -C)
            b = np.mean((unexplained + eps)[low]) if low.any() else 0.0
            return np.maximum(-beta, 0), np.maximum(beta, 0), float(b)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


# %% b_from_free_only: 没有自由支持向量时 b 取 0 / Without free support vectors b is 0
# caught by: test_solutions_on_melons
# hint: 没有这样的样本
# book: (6.54)
def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9:
            free = (beta != 0) & (np.abs(beta) < C)
            b = np.mean((unexplained - eps * np.sign(beta))[free]) if free.any() else 0.0
            return np.maximum(-beta, 0), np.maximum(beta, 0), float(b)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


# %% b_mean_residual: b 取残差的平均 / b is the mean residual
# caught by: test_solutions_on_melons
# book: (6.54)
def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9:
            return np.maximum(-beta, 0), np.maximum(beta, 0), float(np.mean(unexplained))
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


# %% both_may_grow: 同一样本的 α 与 α̂ 同时大于 0 / α and α̂ of one sample both exceed 0
# caught by: test_solutions_on_melons
# book: (6.52)
def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9:
            spare = (C - np.abs(beta)) / 2
            return spare + np.maximum(-beta, 0), spare + np.maximum(beta, 0), float((gained[i] + lowest) / 2)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


# %% centred_data: 拟合前减去了均值 / The data are centred before fitting
# caught by: test_fit_follows
def fit_watermelon(density, sugar, C, eps, kind, sigma):
    x = np.asarray(density, dtype=float) - np.mean(density)
    K = np.outer(x, x) if kind == "linear" else np.exp(-(np.subtract.outer(x, x) ** 2) / (2 * sigma**2))
    alpha, alpha_hat, b = kernel_svr(K, sugar, C, eps)
    errors = predict(alpha, alpha_hat, b, K) - sugar
    return {
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "b": b,
        "support": support(alpha, alpha_hat, C, 1e-3),
        "train_mae": float(np.mean(np.abs(errors))),
    }


# %% dual_eps_of_difference: 对偶目标里 ε 乘了 |α̂ - α| 之和 / In the dual ε multiplies the sum of |α̂ - α|
# caught by: test_dual
# hint: α̂ + α
# book: (6.51)
def dual_objective(alpha, alpha_hat, K, t, eps):
    beta = alpha_hat - alpha
    return float(t @ beta - eps * np.sum(np.abs(beta)) - beta @ K @ beta / 2)


# %% dual_eps_signed: 对偶目标里 ε 乘了 α̂ - α / In the dual ε multiplies α̂ - α
# caught by: test_objectives_on_melons, test_dual
# hint: α̂ + α
# book: (6.51)
def dual_objective(alpha, alpha_hat, K, t, eps):
    beta = alpha_hat - alpha
    return float(t @ beta - eps * np.sum(beta) - beta @ K @ beta / 2)


# %% dual_without_eps: 对偶目标漏了 ε 一项 / The dual lacks its term in ε
# caught by: test_objectives_on_melons, test_dual
# book: (6.51)
def dual_objective(alpha, alpha_hat, K, t, eps):
    beta = alpha_hat - alpha
    return float(t @ beta - beta @ K @ beta / 2)


# %% dual_without_half: 对偶目标的二次项漏了 1/2 / The quadratic term of the dual lacks its 1/2
# caught by: test_objectives_on_melons, test_dual
# hint: 1/2
# book: (6.51)
def dual_objective(alpha, alpha_hat, K, t, eps):
    beta = alpha_hat - alpha
    return float(t @ beta - eps * np.sum(alpha + alpha_hat) - beta @ K @ beta)


# %% epsilon_ignored: 求解时不用 ε / The solver ignores ε
# caught by: test_solutions_on_melons
# book: (6.51)
def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    eps = 0.0
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9:
            return np.maximum(-beta, 0), np.maximum(beta, 0), float((gained[i] + lowest) / 2)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


# %% epsilon_sign_in_b: 求 b 时 ε 的符号错了 / The wrong sign of ε in b
# caught by: test_solutions_on_melons
# hint: ε 符号相反
# book: (6.54)
def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9:
            free = (beta < 0) & (beta > -C)
            b = np.mean(unexplained[free] - eps) if free.any() else (gained[i] + lowest) / 2
            return np.maximum(-beta, 0), np.maximum(beta, 0), float(b)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


# %% few_iterations: 迭代 10 次就停 / Stops after 10 iterations
# caught by: test_solutions_on_melons, test_solutions_are_optimal
def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    for turn in range(11):
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9 or turn == 10:
            return np.maximum(-beta, 0), np.maximum(beta, 0), float((gained[i] + lowest) / 2)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


# %% fit_remembered: 记住先前的拟合，不看含糖率是否相同 / Fits are kept for later calls, whatever the sugar contents
# caught by: test_fit_follows
# kind: narrow
KEPT = {}


def fit_watermelon(density, sugar, C, eps, kind, sigma):
    x = np.asarray(density, dtype=float)
    key = (*x.tolist(), C, eps, kind, sigma)
    if key not in KEPT:
        K = np.outer(x, x) if kind == "linear" else np.exp(-(np.subtract.outer(x, x) ** 2) / (2 * sigma**2))
        alpha, alpha_hat, b = kernel_svr(K, sugar, C, eps)
        errors = predict(alpha, alpha_hat, b, K) - sugar
        KEPT[key] = {
            "alpha": alpha,
            "alpha_hat": alpha_hat,
            "b": b,
            "support": support(alpha, alpha_hat, C, 1e-3),
            "train_mae": float(np.mean(np.abs(errors))),
        }
    return KEPT[key]


# %% gamma_for_sigma: 指数漏了 2 / The exponent lacks its 2
# caught by: test_fit_follows
# book: 表 6.1 / table 6.1
def fit_watermelon(density, sugar, C, eps, kind, sigma):
    x = np.asarray(density, dtype=float)
    K = np.outer(x, x) if kind == "linear" else np.exp(-(np.subtract.outer(x, x) ** 2) / sigma**2)
    alpha, alpha_hat, b = kernel_svr(K, sugar, C, eps)
    errors = predict(alpha, alpha_hat, b, K) - sugar
    return {
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "b": b,
        "support": support(alpha, alpha_hat, C, 1e-3),
        "train_mae": float(np.mean(np.abs(errors))),
    }


# %% linear_always: 总用线性核 / Always the linear kernel
# caught by: test_watermelon, test_fit_follows
def fit_watermelon(density, sugar, C, eps, kind, sigma):
    x = np.asarray(density, dtype=float)
    K = np.outer(x, x) if kind != "rbf" else np.exp(-(np.subtract.outer(x, x) ** 2) / (2 * sigma**2))
    alpha, alpha_hat, b = kernel_svr(K, sugar, C, eps)
    errors = predict(alpha, alpha_hat, b, K) - sugar
    return {
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "b": b,
        "support": support(alpha, alpha_hat, C, 1e-3),
        "train_mae": float(np.mean(np.abs(errors))),
    }


# %% loose_tolerance: 违反 KKT 条件不到 0.01 就停 / Stops when the KKT conditions are violated by less than 0.01
# caught by: test_solutions_on_melons, test_solutions_are_optimal
def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-2:
            return np.maximum(-beta, 0), np.maximum(beta, 0), float((gained[i] + lowest) / 2)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])


# %% loss_negative_inside: 带内的损失成了负数 / The loss is negative inside the tube
# caught by: test_loss_by_hand, test_loss
# book: (6.44)
def eps_loss(z, eps):
    return np.abs(z) - eps


# %% loss_not_shifted: 带外的损失取 |z|，没有减 ε / Outside the tube the loss is |z|, without ε taken off
# caught by: test_loss_by_hand, test_loss
# hint: 边缘
# book: (6.44)
def eps_loss(z, eps):
    return np.where(np.abs(z) > eps, np.abs(z), 0.0)


# %% loss_one_sided: 只罚预测偏高的一侧 / Only predictions that are too high are charged
# caught by: test_loss_by_hand, test_loss
# book: (6.44)
def eps_loss(z, eps):
    return np.maximum(0, z - eps)


# %% mae_of_losses: 平均误差取成了损失的平均 / The mean error is the mean loss
# caught by: test_watermelon, test_fit_follows
# hint: 与 ε 无关
def fit_watermelon(density, sugar, C, eps, kind, sigma):
    x = np.asarray(density, dtype=float)
    K = np.outer(x, x) if kind == "linear" else np.exp(-(np.subtract.outer(x, x) ** 2) / (2 * sigma**2))
    alpha, alpha_hat, b = kernel_svr(K, sugar, C, eps)
    errors = predict(alpha, alpha_hat, b, K) - sugar
    return {
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "b": b,
        "support": support(alpha, alpha_hat, C, 1e-3),
        "train_mae": float(np.mean(eps_loss(errors, eps))),
    }


# %% mae_squared: 平均误差取了均方根 / The mean error is the root of the mean square
# caught by: test_watermelon, test_fit_follows
def fit_watermelon(density, sugar, C, eps, kind, sigma):
    x = np.asarray(density, dtype=float)
    K = np.outer(x, x) if kind == "linear" else np.exp(-(np.subtract.outer(x, x) ** 2) / (2 * sigma**2))
    alpha, alpha_hat, b = kernel_svr(K, sugar, C, eps)
    errors = predict(alpha, alpha_hat, b, K) - sugar
    return {
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "b": b,
        "support": support(alpha, alpha_hat, C, 1e-3),
        "train_mae": float(np.sqrt(np.mean(errors**2))),
    }


# %% no_bias: b 取 0，不管等式约束 / b is 0, the equality constraint is dropped
# caught by: test_solutions_on_melons
# hint: Σ (α̂_i - α_i) = 0
# book: (6.48)
def solve(K, t, C, eps):
    beta = np.zeros(len(t))
    for _ in range(2000):
        before = beta.copy()
        for i in range(len(t)):
            pull = t[i] - K[i] @ beta + K[i, i] * beta[i]
            shrunk = np.sign(pull) * max(abs(pull) - eps, 0.0) / max(K[i, i], 1e-12)
            beta[i] = np.clip(shrunk, -C, C)
        if np.max(np.abs(beta - before)) < 1e-9:
            break
    return np.maximum(-beta, 0), np.maximum(beta, 0), 0.0


# %% predict_sum: f(x) 的系数取了 α̂ + α / The coefficients of f(x) are α̂ + α
# caught by: test_predict
# hint: 系数
# book: (6.56)
def predict(alpha, alpha_hat, b, K_test):
    return K_test @ (alpha_hat + alpha) + b


# %% predict_without_b: f(x) 漏了 b / f(x) lacks b
# caught by: test_predict
# hint: b
# book: (6.56)
def predict(alpha, alpha_hat, b, K_test):
    return K_test @ (alpha_hat - alpha)


# %% primal_mean_loss: 原问题里损失取了平均 / The primal averages the losses
# caught by: test_objectives_on_melons, test_primal
# book: (6.43)
def primal_objective(alpha, alpha_hat, b, K, t, C, eps):
    beta = alpha_hat - alpha
    return float(beta @ K @ beta / 2 + C * np.mean(eps_loss(K @ beta + b - t, eps)))


# %% primal_norm_not_squared: 原问题里用了 ‖w‖ 而不是 ½‖w‖² / The primal holds ‖w‖ instead of ½‖w‖²
# caught by: test_objectives_on_melons, test_primal
# book: (6.43)
def primal_objective(alpha, alpha_hat, b, K, t, C, eps):
    beta = alpha_hat - alpha
    return float(np.sqrt(max(beta @ K @ beta, 0)) + C * np.sum(eps_loss(K @ beta + b - t, eps)))


# %% primal_norm_of_coefficients: 用系数的平方和代替 ‖w‖² / The sum of squared coefficients for ‖w‖²
# caught by: test_objectives_on_melons, test_primal
# book: (6.43)
def primal_objective(alpha, alpha_hat, b, K, t, C, eps):
    beta = alpha_hat - alpha
    return float(beta @ beta / 2 + C * np.sum(eps_loss(K @ beta + b - t, eps)))


# %% primal_without_b: 原问题的损失里漏了 b / The losses of the primal lack b
# caught by: test_objectives_on_melons, test_primal
# book: (6.43)
def primal_objective(alpha, alpha_hat, b, K, t, C, eps):
    beta = alpha_hat - alpha
    return float(beta @ K @ beta / 2 + C * np.sum(eps_loss(K @ beta - t, eps)))


# %% ridge_regression: 解成了核岭回归 / Solves kernel ridge regression instead
# caught by: test_solutions_on_melons
def solve(K, t, C, eps):
    m = len(t)
    system = np.ones((m + 1, m + 1))
    system[:m, :m] = K + np.eye(m) / (2 * C)
    system[m, m] = 0.0
    *beta, b = np.linalg.solve(system, np.append(t, 0.0))
    beta = np.clip(beta, -C, C)
    return np.maximum(-beta, 0), np.maximum(beta, 0), float(b)


# %% sigma_fixed: 高斯核的 σ 总取 0.2 / σ of the Gaussian kernel is always 0.2
# caught by: test_fit_follows
def fit_watermelon(density, sugar, C, eps, kind, sigma):
    x = np.asarray(density, dtype=float)
    K = np.outer(x, x) if kind == "linear" else np.exp(-(np.subtract.outer(x, x) ** 2) / (2 * 0.2**2))
    alpha, alpha_hat, b = kernel_svr(K, sugar, C, eps)
    errors = predict(alpha, alpha_hat, b, K) - sugar
    return {
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "b": b,
        "support": support(alpha, alpha_hat, C, 1e-3),
        "train_mae": float(np.mean(np.abs(errors))),
    }


# %% small_coefficients_left_out: f(x) 不算小于 10⁻⁶ 的系数 / Leaves coefficients below 10⁻⁶ out of f(x)
# caught by: test_predict
# kind: narrow
def predict(alpha, alpha_hat, b, K_test):
    beta = alpha_hat - alpha
    return K_test @ np.where(np.abs(beta) > 1e-6, beta, 0) + b


# %% squared_eps_loss: 损失取了平方 / The loss is squared
# caught by: test_loss_by_hand, test_loss
# book: (6.44)
def eps_loss(z, eps):
    return np.maximum(0, np.abs(z) - eps) ** 2


# %% support_above_only: 只算落在带上方的支持向量 / Only support vectors above the tube count
# caught by: test_support, test_watermelon
# hint: 可正可负
# book: (6.53)
def support(alpha, alpha_hat, C, tol):
    return [i + 1 for i in np.flatnonzero((alpha_hat - alpha) > tol * C).tolist()]


# %% support_by_sum: 按 α + α̂ 找支持向量 / Support vectors by α + α̂
# caught by: test_support
# hint: tol·C
# book: (6.53)
def support(alpha, alpha_hat, C, tol):
    return [i + 1 for i in np.flatnonzero(alpha_hat + alpha > tol * C).tolist()]


# %% support_equal_counts: 恰好在界上的也算 / One exactly at the limit counts
# caught by: test_support
def support(alpha, alpha_hat, C, tol):
    return [i + 1 for i in np.flatnonzero(np.abs(alpha_hat - alpha) >= tol * C).tolist()]


# %% support_free_only: 达到上界的不算支持向量 / Bounded ones are no support vectors
# caught by: test_support, test_watermelon
# book: (6.53)
def support(alpha, alpha_hat, C, tol):
    size = np.abs(alpha_hat - alpha)
    return [i + 1 for i in np.flatnonzero((size > tol * C) & (size < (1 - tol) * C)).tolist()]


# %% support_tol_not_scaled: 界没有乘 C / The limit is not multiplied by C
# caught by: test_support
# hint: tol·C
def support(alpha, alpha_hat, C, tol):
    return [i + 1 for i in np.flatnonzero(np.abs(alpha_hat - alpha) > tol).tolist()]


# %% support_zero_based: 编号从 0 起 / Numbers start at 0
# caught by: test_support, test_watermelon
# hint: 编号从 1 起
def support(alpha, alpha_hat, C, tol):
    return [i for i in np.flatnonzero(np.abs(alpha_hat - alpha) > tol * C).tolist()]


# %% alpha_swapped_in_f: f(x) 里 α 与 α̂ 对调 / α and α̂ trade places in f(x)
# caught by: test_predict
# book: (6.56)
# hint: 系数
def predict(alpha, alpha_hat, b, K_test):
    return K_test @ (alpha - alpha_hat) + b


# %% primal_counts_eps_twice: 损失里又减了一次 ε / Takes ε off the loss twice
# caught by: test_primal
# book: (6.43)
def primal_objective(alpha, alpha_hat, b, K, t, C, eps):
    beta = alpha_hat - alpha
    return float(beta @ K @ beta / 2 + C * np.sum(np.maximum(0, eps_loss(K @ beta + b - t, eps) - eps)))


# %% support_outside_only: 只算严格落在带外（达到上界）的 / Counts only those strictly outside the tube, at the bound
# caught by: test_support
# book: (6.53)
def support(alpha, alpha_hat, C, tol):
    return [i + 1 for i in np.flatnonzero(np.abs(alpha_hat - alpha) >= (1 - tol) * C).tolist()]
