"""由拉格朗日函数 (6.46) 逐条写出 KKT 条件，平稳性即 (6.47)-(6.50)；(6.52) 照印 / The KKT conditions one by one from the Lagrangian (6.46), stationarity being (6.47)-(6.50); (6.52) as printed"""

import numpy as np


def residuals(X, t, C, eps, p):
    f = X @ p["w"] + p["b"]
    upper = f - t - eps - p["xi"]
    lower = t - f - eps - p["xi_hat"]

    def equal(values):
        return float(np.max(np.abs(values)))

    def at_most_zero(values):
        return float(np.max(np.maximum(0, values)))

    return {
        "stationarity_w": equal(p["w"] - (p["alpha_hat"] - p["alpha"]) @ X),
        "stationarity_b": float(abs(np.sum(p["alpha_hat"] - p["alpha"]))),
        "stationarity_xi": equal(C - p["alpha"] - p["mu"]),
        "stationarity_xi_hat": equal(C - p["alpha_hat"] - p["mu_hat"]),
        "primal_upper": at_most_zero(upper),
        "primal_lower": at_most_zero(lower),
        "xi_nonnegative": at_most_zero(-p["xi"]),
        "xi_hat_nonnegative": at_most_zero(-p["xi_hat"]),
        "alpha_nonnegative": at_most_zero(-p["alpha"]),
        "alpha_hat_nonnegative": at_most_zero(-p["alpha_hat"]),
        "mu_nonnegative": at_most_zero(-p["mu"]),
        "mu_hat_nonnegative": at_most_zero(-p["mu_hat"]),
        "slack_upper": equal(p["alpha"] * upper),
        "slack_lower": equal(p["alpha_hat"] * lower),
        "slack_xi": equal(p["mu"] * p["xi"]),
        "slack_xi_hat": equal(p["mu_hat"] * p["xi_hat"]),
    }


def printed_conditions(X, t, C, eps, p):
    f = X @ p["w"] + p["b"]
    products = {
        "slack_upper": p["alpha"] * (f - t - eps - p["xi"]),
        "slack_lower": p["alpha_hat"] * (t - f - eps - p["xi_hat"]),
        "alpha_alpha_hat": p["alpha"] * p["alpha_hat"],
        "xi_xi_hat": p["xi"] * p["xi_hat"],
        "capped_xi": (C - p["alpha"]) * p["xi"],
        "capped_xi_hat": (C - p["alpha_hat"]) * p["xi_hat"],
    }
    return {key: float(np.max(np.abs(value))) for key, value in products.items()}


def recover(X, t, C, eps, w, b, alpha, alpha_hat):
    f = X @ w + b
    return {
        "w": w,
        "b": b,
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "xi": np.maximum(0, f - t - eps),
        "xi_hat": np.maximum(0, t - f - eps),
        "mu": C - alpha,
        "mu_hat": C - alpha_hat,
    }


def both_active(x, C):
    zero, half = np.zeros(1), np.array([C / 2])
    p = {"w": zero, "b": 0.0, "alpha": half, "alpha_hat": half, "xi": zero, "xi_hat": zero, "mu": half, "mu_hat": half}
    return {"t": 0.0, "p": p}


def not_sufficient(X, t, C, eps):
    m, d = X.shape
    zero = np.zeros(m)
    return {
        "w": np.zeros(d),
        "b": float(np.max(t) + eps + 100 / C),
        "alpha": zero,
        "alpha_hat": zero,
        "xi": zero,
        "xi_hat": zero,
        "mu": zero,
        "mu_hat": zero,
    }


def derivation():
    return "平稳性 (6.47)-(6.50), 原始可行, 对偶可行, 互补松弛; αα̂ = 0 需要 ε > 0; 问题是凸的, 所以充分。"
