"""6.7 SVR 的完整 KKT 条件 / The complete KKT conditions of SVR"""

import numpy as np


def size(violation):
    """The largest |violation| of an equation."""
    return float(np.max(np.abs(violation)))


def excess(value):
    """By how much `value ≤ 0` is violated."""
    return float(max(0.0, np.max(value)))


def constraints(X, t, eps, p):
    """The two constraints of each sample, as functions that must not be positive."""
    error = X @ p["w"] + p["b"] - t
    return error - eps - p["xi"], -error - eps - p["xi_hat"]


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
        "slack_xi": size(p["mu"] * p["xi"]),
        "slack_xi_hat": size(p["mu_hat"] * p["xi_hat"]),
    }


def printed_conditions(X, t, C, eps, p):
    upper, lower = constraints(X, t, eps, p)
    return {
        "slack_upper": size(p["alpha"] * upper),
        "slack_lower": size(p["alpha_hat"] * lower),
        "alpha_alpha_hat": size(p["alpha"] * p["alpha_hat"]),
        "xi_xi_hat": size(p["xi"] * p["xi_hat"]),
        "capped_xi": size((C - p["alpha"]) * p["xi"]),
        "capped_xi_hat": size((C - p["alpha_hat"]) * p["xi_hat"]),
    }


def recover(X, t, C, eps, w, b, alpha, alpha_hat):
    error = X @ w + b - t
    return {
        "w": w,
        "b": b,
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "xi": np.maximum(0, error - eps),
        "xi_hat": np.maximum(0, -error - eps),
        "mu": C - alpha,
        "mu_hat": C - alpha_hat,
    }


def both_active(x, C):
    """α = α̂ leaves w = 0; with ε = 0 a sample on the line lies on both edges of the tube."""
    half = np.array([C / 2])
    return {"t": 0.0, "p": recover(np.array([[x]]), np.zeros(1), C, 0.0, np.zeros(1), 0.0, half, half)}


def not_sufficient(X, t, C, eps):
    """A line far above all samples, whose slack nobody asks for."""
    m, d = X.shape
    none = np.zeros(m)
    # The line at the mean costs at most C Σ|t - mean|, one at b costs at least C m (b - mean - eps).
    b = np.mean(t) + np.mean(np.abs(t - np.mean(t))) + eps + 1 + 1 / C
    p = {"w": np.zeros(d), "b": float(b), "mu": none + C, "mu_hat": none + C}
    return {**p, "alpha": none, "alpha_hat": none, "xi": none, "xi_hat": none}


def derivation():
    return """
拉格朗日函数 (6.46) 有变量 w, b, ξ, ξ̂ 和四组乘子 α, α̂, μ, μ̂。KKT 条件共四组：
平稳性 (6.47)-(6.50)；原始可行 f−t ≤ ε+ξ, t−f ≤ ε+ξ̂, ξ ≥ 0, ξ̂ ≥ 0；对偶可行 α, α̂, μ, μ̂ ≥ 0；
互补松弛 α(f−t−ε−ξ) = 0, α̂(t−f−ε−ξ̂) = 0, μξ = 0, μ̂ξ̂ = 0。
由 (6.49) 把 μ 换成 C−α，得 (6.52) 的 (C−α)ξ = 0。
若 ξ > 0 且 ξ̂ > 0，则 α = α̂ = C > 0，两个约束都取等号，相加得 0 = 2ε+ξ+ξ̂，矛盾，所以 ξξ̂ = 0。
若 α > 0 且 α̂ > 0，同样相加得 2ε+ξ+ξ̂ = 0，只在 ε = 0 时可能：αα̂ = 0 要求 ε > 0。
问题是凸的，约束是线性的，所以四组条件合起来也充分；单凭 (6.52) 不然：没有可行性与平稳性。
"""
