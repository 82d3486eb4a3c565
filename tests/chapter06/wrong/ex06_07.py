"""Known mistakes of 6.7. Each cell holds what differs from the reference."""

# %% both_active_above_C: 乘子取 1，可能超过 C / The multipliers are 1, whatever C is
# caught by: test_both_active
# book: (6.49)
def both_active(x, C):
    """α = α̂ leaves w = 0; with ε = 0 a sample on the line lies on both edges of the tube."""
    half = np.array([1.0])
    return {"t": 0.0, "p": recover(np.array([[x]]), np.zeros(1), C, 0.0, np.zeros(1), 0.0, half, half)}


# %% both_active_off_the_line: 样本不在直线上 / The sample is not on the line
# caught by: test_both_active
def both_active(x, C):
    """α = α̂ leaves w = 0; with ε = 0 a sample on the line lies on both edges of the tube."""
    half = np.array([C / 2])
    return {"t": float(x), "p": recover(np.array([[x]]), np.zeros(1), C, 0.0, np.zeros(1), 0.0, half, half)}


# %% both_active_one_zero: 认为 α 与 α̂ 必有一个为 0 / Thinks one of α and α̂ is always 0
# caught by: test_both_active
# book: (6.52)
def both_active(x, C):
    """α = α̂ leaves w = 0; with ε = 0 a sample on the line lies on both edges of the tube."""
    half = np.array([C / 2])
    return {"t": 0.0, "p": recover(np.array([[x]]), np.zeros(1), C, 0.0, np.zeros(1), 0.0, half, 0 * half)}


# %% both_active_unequal: 两个乘子不相等 / The two multipliers differ
# caught by: test_both_active
# book: (6.48)
def both_active(x, C):
    """α = α̂ leaves w = 0; with ε = 0 a sample on the line lies on both edges of the tube."""
    half = np.array([C / 2])
    return {"t": 0.0, "p": recover(np.array([[x]]), np.zeros(1), C, 0.0, np.array([half[0] * x]), -half[0] * x * x, half / 2, 1.5 * half)}


# %% constraint_without_slack: 约束里漏了 ξ / The constraints lack ξ
# caught by: test_residuals_on_melons, test_zero_at_optima
# hint: 松弛变量
# book: (6.45)
# costs: 2.5
def constraints(X, t, eps, p):
    """The two constraints of each sample, as functions that must not be positive."""
    error = X @ p["w"] + p["b"] - t
    return error - eps, -error - eps


# %% eps_forgotten: 约束里漏了 ε / The constraints lack ε
# caught by: test_residuals_on_melons, test_zero_at_optima
# book: (6.45)
# costs: 2.5
def constraints(X, t, eps, p):
    """The two constraints of each sample, as functions that must not be positive."""
    error = X @ p["w"] + p["b"] - t
    return error - p["xi"], -error - p["xi_hat"]


# %% euclidean_norm: 取了欧氏范数而不是最大 / The Euclidean norm instead of the maximum
# caught by: test_stationarity, test_complementary_slackness
# costs: 2
def size(violation):
    """The largest |violation| of an equation."""
    return float(np.linalg.norm(violation))


# %% f_from_multipliers: f 由 α̂ - α 算出，不用给出的 w / f is computed from α̂ - α instead of the w given
# caught by: test_primal_feasibility
# costs: 2.5
def constraints(X, t, eps, p):
    """The two constraints of each sample, as functions that must not be positive."""
    error = X @ (X.T @ (p["alpha_hat"] - p["alpha"])) + p["b"] - t
    return error - eps - p["xi"], -error - eps - p["xi_hat"]


# %% f_without_b: f 漏了 b / f lacks b
# caught by: test_residuals_on_melons, test_zero_at_optima
# costs: 2.5
def constraints(X, t, eps, p):
    """The two constraints of each sample, as functions that must not be positive."""
    error = X @ p["w"] - t
    return error - eps - p["xi"], -error - eps - p["xi_hat"]


# %% first_component_only: 平稳性只看 w 的第一个分量 / Only the first component of w is looked at
# caught by: test_stationarity
def residuals(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    beta = p["alpha_hat"] - p["alpha"]
    return {
        "stationarity_w": size((p["w"] - X.T @ beta)[0]),
        "stationarity_b": size(np.sum(beta)),
        "stationarity_xi": size(C - p["alpha"] - p["mu"]),
        "stationarity_xi_hat": size(C - p["alpha_hat"] - p["mu_hat"]),
        "primal_upper": excess(upper),
        "primal_lower": excess(lower),
        "xi_nonnegative": excess(-p["xi"]),
        "xi_hat_nonnegative": excess(-p["xi_hat"]),
        "alpha_nonnegative": excess(-p["alpha"]),
        "alpha_hat_nonnegative": excess(-p["alpha_hat"]),
        "mu_nonnegative": excess(-p["mu"]),
        "mu_hat_nonnegative": excess(-p["mu_hat"]),
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "slack_xi": size(p["mu"] * p["xi"]),
        "slack_xi_hat": size(p["mu_hat"] * p["xi_hat"]),
    }


# %% hat_forgotten: 带帽的一半没有检查 / The half with hats is not looked at
# caught by: test_dual_feasibility
def residuals(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    beta = p["alpha_hat"] - p["alpha"]
    return {
        "stationarity_w": size(p["w"] - X.T @ beta),
        "stationarity_b": size(np.sum(beta)),
        "stationarity_xi": size(C - p["alpha"] - p["mu"]),
        "stationarity_xi_hat": size(C - p["alpha_hat"] - p["mu_hat"]),
        "primal_upper": excess(upper),
        "primal_lower": excess(lower),
        "xi_nonnegative": excess(-p["xi"]),
        "xi_hat_nonnegative": excess(-p["xi"]),
        "alpha_nonnegative": excess(-p["alpha"]),
        "alpha_hat_nonnegative": excess(-p["alpha"]),
        "mu_nonnegative": excess(-p["mu"]),
        "mu_hat_nonnegative": excess(-p["mu"]),
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "slack_xi": size(p["mu"] * p["xi"]),
        "slack_xi_hat": size(p["mu_hat"] * p["xi_hat"]),
    }


# %% inequality_as_equation: 不等式也要求取等号 / Inequalities are taken as equations
# caught by: test_residuals_on_melons, test_zero_at_optima
# hint: 不等式成立
# book: (6.45)
def excess(value):
    """By how much `value ≤ 0` is violated."""
    return float(np.max(np.abs(value)))


# %% inequality_unclipped: 不等式成立时残差为负 / The residual of an inequality that holds is negative
# caught by: test_residuals_on_melons, test_zero_at_optima
# hint: 不等式成立
def excess(value):
    """By how much `value ≤ 0` is violated."""
    return float(np.max(value))


# %% mu_forgotten: ξ 的乘子用了 C - α，不看 μ / The multiplier of ξ is taken as C - α, and μ is not looked at
# caught by: test_complementary_slackness
# hint: 不是 C - α
# book: (6.49)
def residuals(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    beta = p["alpha_hat"] - p["alpha"]
    return {
        "stationarity_w": size(p["w"] - X.T @ beta),
        "stationarity_b": size(np.sum(beta)),
        "stationarity_xi": size(C - p["alpha"] - p["mu"]),
        "stationarity_xi_hat": size(C - p["alpha_hat"] - p["mu_hat"]),
        "primal_upper": excess(upper),
        "primal_lower": excess(lower),
        "xi_nonnegative": excess(-p["xi"]),
        "xi_hat_nonnegative": excess(-p["xi_hat"]),
        "alpha_nonnegative": excess(-p["alpha"]),
        "alpha_hat_nonnegative": excess(-p["alpha_hat"]),
        "mu_nonnegative": excess(-p["mu"]),
        "mu_hat_nonnegative": excess(-p["mu_hat"]),
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "slack_xi": size((C - p["alpha"]) * p["xi"]),
        "slack_xi_hat": size((C - p["alpha_hat"]) * p["xi_hat"]),
    }


# %% mu_minus_alpha: 偏导数写成 C = μ - α / The derivative gives C = μ - α
# caught by: test_residuals_on_melons, test_zero_at_optima
# book: (6.49)
def residuals(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    beta = p["alpha_hat"] - p["alpha"]
    return {
        "stationarity_w": size(p["w"] - X.T @ beta),
        "stationarity_b": size(np.sum(beta)),
        "stationarity_xi": size(C + p["alpha"] - p["mu"]),
        "stationarity_xi_hat": size(C + p["alpha_hat"] - p["mu_hat"]),
        "primal_upper": excess(upper),
        "primal_lower": excess(lower),
        "xi_nonnegative": excess(-p["xi"]),
        "xi_hat_nonnegative": excess(-p["xi_hat"]),
        "alpha_nonnegative": excess(-p["alpha"]),
        "alpha_hat_nonnegative": excess(-p["alpha_hat"]),
        "mu_nonnegative": excess(-p["mu"]),
        "mu_hat_nonnegative": excess(-p["mu_hat"]),
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "slack_xi": size(p["mu"] * p["xi"]),
        "slack_xi_hat": size(p["mu_hat"] * p["xi_hat"]),
    }


# %% mu_nonnegative_from_alpha: μ ≥ 0 用 C - α ≥ 0 代替 / μ ≥ 0 is tested as C - α ≥ 0
# caught by: test_dual_feasibility
def residuals(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    beta = p["alpha_hat"] - p["alpha"]
    return {
        "stationarity_w": size(p["w"] - X.T @ beta),
        "stationarity_b": size(np.sum(beta)),
        "stationarity_xi": size(C - p["alpha"] - p["mu"]),
        "stationarity_xi_hat": size(C - p["alpha_hat"] - p["mu_hat"]),
        "primal_upper": excess(upper),
        "primal_lower": excess(lower),
        "xi_nonnegative": excess(-p["xi"]),
        "xi_hat_nonnegative": excess(-p["xi_hat"]),
        "alpha_nonnegative": excess(-p["alpha"]),
        "alpha_hat_nonnegative": excess(-p["alpha_hat"]),
        "mu_nonnegative": excess(p["alpha"] - C),
        "mu_hat_nonnegative": excess(p["alpha_hat"] - C),
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "slack_xi": size(p["mu"] * p["xi"]),
        "slack_xi_hat": size(p["mu_hat"] * p["xi_hat"]),
    }


# %% not_sufficient_breaks_printed: 违反了 (6.52) 的一式 / One of (6.52) is violated
# caught by: test_not_sufficient
# book: (6.52)
def not_sufficient(X, t, C, eps):
    """A line far above all samples, whose slack nobody asks for."""
    m, d = X.shape
    none = np.zeros(m)
    # The line at the mean costs at most C Σ|t - mean|, one at b costs at least C m (b - mean - eps).
    b = np.mean(t) + np.mean(np.abs(t - np.mean(t))) + eps + 1 + 1 / C
    p = {"w": np.zeros(d), "b": float(b), "mu": none + C, "mu_hat": none + C}
    return {**p, "alpha": none, "alpha_hat": none, "xi": none + 1, "xi_hat": none}


# %% not_sufficient_diagonal: 总取 w = 1, b = 0 / Always w = 1 and b = 0
# caught by: test_not_sufficient
def not_sufficient(X, t, C, eps):
    m, d = X.shape
    none = np.zeros(m)
    p = {"w": np.ones(d), "b": 0.0, "mu": none + C, "mu_hat": none + C}
    return {**p, "alpha": none, "alpha_hat": none, "xi": none, "xi_hat": none}


# %% not_sufficient_fixed_height: 总取 b = 100 / Always b = 100
# caught by: test_not_sufficient
# hint: 足够远
# kind: narrow
def not_sufficient(X, t, C, eps):
    """A line far above all samples, whose slack nobody asks for."""
    m, d = X.shape
    none = np.zeros(m)
    # The line at the mean costs at most C Σ|t - mean|, one at b costs at least C m (b - mean - eps).
    b = 100.0
    p = {"w": np.zeros(d), "b": float(b), "mu": none + C, "mu_hat": none + C}
    return {**p, "alpha": none, "alpha_hat": none, "xi": none, "xi_hat": none}


# %% not_sufficient_height_of_ten_thousand: 总取 b = 10⁴ / Always b = 10⁴
# caught by: test_not_sufficient
# kind: narrow
def not_sufficient(X, t, C, eps):
    m, d = X.shape
    none = np.zeros(m)
    p = {"w": np.zeros(d), "b": 1e4, "mu": none + C, "mu_hat": none + C}
    return {**p, "alpha": none, "alpha_hat": none, "xi": none, "xi_hat": none}


# %% not_sufficient_is_optimal: 给出的点就是最优解 / The point given is optimal
# caught by: test_not_sufficient
def not_sufficient(X, t, C, eps):
    """A line far above all samples, whose slack nobody asks for."""
    m, d = X.shape
    none = np.zeros(m)
    # The line at the mean costs at most C Σ|t - mean|, one at b costs at least C m (b - mean - eps).
    b = np.median(t)
    p = {"w": np.zeros(d), "b": float(b), "mu": none + C, "mu_hat": none + C}
    return {**p, "alpha": none, "alpha_hat": none, "xi": none, "xi_hat": none}


# %% one_slack_for_both: 两侧共用一个 ξ / Both sides share one ξ
# caught by: test_residuals_on_melons, test_primal_feasibility
# book: (6.45)
# costs: 2.5
def constraints(X, t, eps, p):
    """The two constraints of each sample, as functions that must not be positive."""
    error = X @ p["w"] + p["b"] - t
    return error - eps - p["xi"], -error - eps - p["xi"]


# %% pairing_swapped: α 与 α̂ 的约束对调 / α and α̂ trade constraints
# caught by: test_residuals_on_melons, test_zero_at_optima
# hint: 乘子
# book: (6.46)
def residuals(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    beta = p["alpha_hat"] - p["alpha"]
    return {
        "stationarity_w": size(p["w"] - X.T @ beta),
        "stationarity_b": size(np.sum(beta)),
        "stationarity_xi": size(C - p["alpha"] - p["mu"]),
        "stationarity_xi_hat": size(C - p["alpha_hat"] - p["mu_hat"]),
        "primal_upper": excess(upper),
        "primal_lower": excess(lower),
        "xi_nonnegative": excess(-p["xi"]),
        "xi_hat_nonnegative": excess(-p["xi_hat"]),
        "alpha_nonnegative": excess(-p["alpha"]),
        "alpha_hat_nonnegative": excess(-p["alpha_hat"]),
        "mu_nonnegative": excess(-p["mu"]),
        "mu_hat_nonnegative": excess(-p["mu_hat"]),
        "slack_upper": size(p["alpha"] * lower),
        "slack_lower": size(p["alpha_hat"] * upper),
        "slack_xi": size(p["mu"] * p["xi"]),
        "slack_xi_hat": size(p["mu_hat"] * p["xi_hat"]),
    }


# %% printed_capped_without_C: (6.52) 的 (C - α)ξ 写成了 αξ / (C - α)ξ of (6.52) is written αξ
# caught by: test_printed_conditions
# book: (6.52)
def printed_conditions(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    return {
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "alpha_alpha_hat": size(p["alpha"] * p["alpha_hat"]),
        "xi_xi_hat": size(p["xi"] * p["xi_hat"]),
        "capped_xi": size(p["alpha"] * p["xi"]),
        "capped_xi_hat": size(p["alpha_hat"] * p["xi_hat"]),
    }


# %% printed_dot_products: (6.52) 的乘积取了内积 / The products of (6.52) are taken as inner products
# caught by: test_printed_conditions
# hint: 逐个样本
def printed_conditions(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    return {
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "alpha_alpha_hat": size(p["alpha"] @ p["alpha_hat"]),
        "xi_xi_hat": size(p["xi"] @ p["xi_hat"]),
        "capped_xi": size((C - p["alpha"]) * p["xi"]),
        "capped_xi_hat": size((C - p["alpha_hat"]) * p["xi_hat"]),
    }


# %% printed_with_mu: (6.52) 里用了 μ / (6.52) is computed with μ
# caught by: test_printed_conditions
# book: (6.52)
def printed_conditions(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    return {
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "alpha_alpha_hat": size(p["alpha"] * p["alpha_hat"]),
        "xi_xi_hat": size(p["xi"] * p["xi_hat"]),
        "capped_xi": size(p["mu"] * p["xi"]),
        "capped_xi_hat": size(p["mu_hat"] * p["xi_hat"]),
    }


# %% recover_mu_is_alpha: μ 取成了 α / μ is taken to be α
# caught by: test_recover
# book: (6.49)
def recover(X, t, C, eps, w, b, alpha, alpha_hat):
    error = X @ w + b - t
    return {
        "w": w,
        "b": b,
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "xi": np.maximum(0, error - eps),
        "xi_hat": np.maximum(0, -error - eps),
        "mu": alpha,
        "mu_hat": alpha_hat,
    }


# %% recover_mu_swapped: μ 由 α̂ 得出，μ̂ 由 α / μ comes from α̂ and μ̂ from α
# caught by: test_recover
# book: (6.50)
def recover(X, t, C, eps, w, b, alpha, alpha_hat):
    error = X @ w + b - t
    return {
        "w": w,
        "b": b,
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "xi": np.maximum(0, error - eps),
        "xi_hat": np.maximum(0, -error - eps),
        "mu": C - alpha_hat,
        "mu_hat": C - alpha,
    }


# %% recover_negative_slack: ξ = f - t - ε，带内成了负数 / ξ = f - t - ε, negative inside the tube
# caught by: test_recover
# book: (6.45)
def recover(X, t, C, eps, w, b, alpha, alpha_hat):
    error = X @ w + b - t
    return {
        "w": w,
        "b": b,
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "xi": error - eps,
        "xi_hat": -error - eps,
        "mu": C - alpha,
        "mu_hat": C - alpha_hat,
    }


# %% recover_slack_swapped: ξ 与 ξ̂ 对调 / ξ and ξ̂ trade places
# caught by: test_recover
# book: (6.45)
def recover(X, t, C, eps, w, b, alpha, alpha_hat):
    error = X @ w + b - t
    return {
        "w": w,
        "b": b,
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "xi": np.maximum(0, -error - eps),
        "xi_hat": np.maximum(0, error - eps),
        "mu": C - alpha,
        "mu_hat": C - alpha_hat,
    }


# %% recover_slack_without_eps: ξ 没有减去 ε / ε is not taken off ξ
# caught by: test_recover
def recover(X, t, C, eps, w, b, alpha, alpha_hat):
    error = X @ w + b - t
    return {
        "w": w,
        "b": b,
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "xi": np.maximum(0, error),
        "xi_hat": np.maximum(0, -error),
        "mu": C - alpha,
        "mu_hat": C - alpha_hat,
    }


# %% signed_residuals: 等式的残差没有取绝对值 / Residuals of equations keep their sign
# caught by: test_stationarity
# costs: 2
def size(violation):
    """The largest |violation| of an equation."""
    return float(np.max(violation))


# %% slack_summed: 互补松弛对样本求和，正负相消 / Complementary slackness is summed over samples, and cancels
# caught by: test_complementary_slackness
# hint: 不要先求和
def residuals(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    beta = p["alpha_hat"] - p["alpha"]
    return {
        "stationarity_w": size(p["w"] - X.T @ beta),
        "stationarity_b": size(np.sum(beta)),
        "stationarity_xi": size(C - p["alpha"] - p["mu"]),
        "stationarity_xi_hat": size(C - p["alpha_hat"] - p["mu_hat"]),
        "primal_upper": excess(upper),
        "primal_lower": excess(lower),
        "xi_nonnegative": excess(-p["xi"]),
        "xi_hat_nonnegative": excess(-p["xi_hat"]),
        "alpha_nonnegative": excess(-p["alpha"]),
        "alpha_hat_nonnegative": excess(-p["alpha_hat"]),
        "mu_nonnegative": excess(-p["mu"]),
        "mu_hat_nonnegative": excess(-p["mu_hat"]),
        "slack_upper": size(np.sum(p["alpha"] * upper)),
        "slack_lower": size(np.sum(p["alpha_hat"] * lower)),
        "slack_xi": size(p["mu"] * p["xi"]),
        "slack_xi_hat": size(p["mu_hat"] * p["xi_hat"]),
    }


# %% stationarity_b_each: 要求每个 α̂_i = α_i / Each α̂_i is asked to equal α_i
# caught by: test_residuals_on_melons, test_zero_at_optima
# book: (6.48)
def residuals(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    beta = p["alpha_hat"] - p["alpha"]
    return {
        "stationarity_w": size(p["w"] - X.T @ beta),
        "stationarity_b": size(beta),
        "stationarity_xi": size(C - p["alpha"] - p["mu"]),
        "stationarity_xi_hat": size(C - p["alpha_hat"] - p["mu_hat"]),
        "primal_upper": excess(upper),
        "primal_lower": excess(lower),
        "xi_nonnegative": excess(-p["xi"]),
        "xi_hat_nonnegative": excess(-p["xi_hat"]),
        "alpha_nonnegative": excess(-p["alpha"]),
        "alpha_hat_nonnegative": excess(-p["alpha_hat"]),
        "mu_nonnegative": excess(-p["mu"]),
        "mu_hat_nonnegative": excess(-p["mu_hat"]),
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "slack_xi": size(p["mu"] * p["xi"]),
        "slack_xi_hat": size(p["mu_hat"] * p["xi_hat"]),
    }


# %% stationarity_b_with_sum: 对 b 的偏导数写成 Σ (α̂ + α) / The derivative by b is taken as Σ (α̂ + α)
# caught by: test_residuals_on_melons, test_zero_at_optima
# hint: 偏导数
# book: (6.48)
def residuals(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    beta = p["alpha_hat"] - p["alpha"]
    return {
        "stationarity_w": size(p["w"] - X.T @ beta),
        "stationarity_b": size(np.sum(p["alpha"] + p["alpha_hat"])),
        "stationarity_xi": size(C - p["alpha"] - p["mu"]),
        "stationarity_xi_hat": size(C - p["alpha_hat"] - p["mu_hat"]),
        "primal_upper": excess(upper),
        "primal_lower": excess(lower),
        "xi_nonnegative": excess(-p["xi"]),
        "xi_hat_nonnegative": excess(-p["xi_hat"]),
        "alpha_nonnegative": excess(-p["alpha"]),
        "alpha_hat_nonnegative": excess(-p["alpha_hat"]),
        "mu_nonnegative": excess(-p["mu"]),
        "mu_hat_nonnegative": excess(-p["mu_hat"]),
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "slack_xi": size(p["mu"] * p["xi"]),
        "slack_xi_hat": size(p["mu_hat"] * p["xi_hat"]),
    }


# %% sum_of_violations: 对样本取了和而不是最大 / The sum over the samples instead of the maximum
# caught by: test_stationarity
# costs: 2
def size(violation):
    """The largest |violation| of an equation."""
    return float(np.sum(np.abs(violation)))


def excess(value):
    """By how much `value ≤ 0` is violated."""
    return float(np.sum(np.maximum(0.0, value)))


# %% w_with_opposite_sign: w = Σ (α - α̂) x：配对弄反 / w = Σ (α - α̂) x: the pairing is the wrong way round
# caught by: test_residuals_on_melons, test_zero_at_optima
# hint: 配对
# book: (6.47)
def residuals(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    beta = p["alpha_hat"] - p["alpha"]
    return {
        "stationarity_w": size(p["w"] + X.T @ beta),
        "stationarity_b": size(np.sum(beta)),
        "stationarity_xi": size(C - p["alpha"] - p["mu"]),
        "stationarity_xi_hat": size(C - p["alpha_hat"] - p["mu_hat"]),
        "primal_upper": excess(upper),
        "primal_lower": excess(lower),
        "xi_nonnegative": excess(-p["xi"]),
        "xi_hat_nonnegative": excess(-p["xi_hat"]),
        "alpha_nonnegative": excess(-p["alpha"]),
        "alpha_hat_nonnegative": excess(-p["alpha_hat"]),
        "mu_nonnegative": excess(-p["mu"]),
        "mu_hat_nonnegative": excess(-p["mu_hat"]),
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "slack_xi": size(p["mu"] * p["xi"]),
        "slack_xi_hat": size(p["mu_hat"] * p["xi_hat"]),
    }
