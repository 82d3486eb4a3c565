"""对偶问题照 (6.51)，用 6.2 节的 SMO 求解；b 照 (6.54) 对 0 < α < C 与 0 < α̂ < C 的样本取平均 / The dual (6.51) solved by the SMO of section 6.2; b by (6.54), averaged over the samples with 0 < α < C and 0 < α̂ < C"""

import numpy as np


def eps_loss(z, eps):
    return np.where(np.abs(z) <= eps, 0.0, np.abs(z) - eps)


def dual_objective(alpha, alpha_hat, K, t, eps):
    beta = alpha_hat - alpha
    return float(t @ beta - eps * np.sum(alpha_hat + alpha) - beta @ K @ beta / 2)


def primal_objective(alpha, alpha_hat, b, K, t, C, eps):
    beta = alpha_hat - alpha
    return float(beta @ K @ beta / 2 + C * np.sum(eps_loss(K @ beta + b - t, eps)))


def bias(a, sign, v, C):
    """b as the mean over 0 < α < C; else half-way between the bounds that the KKT conditions leave."""
    free = (a > 1e-8 * C) & (a < (1 - 1e-8) * C)
    if free.any():
        return float(np.mean(v[free]))
    can_rise = np.where(sign > 0, a < C / 2, a > C / 2)
    return float((v[can_rise].max() + v[~can_rise].min()) / 2)


def smo(K, sign, linear, C, gap):
    """Maximise Σ linear·a - ½ Σ Σ sign sign a a K: the worst violator of the KKT conditions, then the fastest gain."""
    a = np.zeros(len(sign))
    g = np.zeros(len(sign))
    distances = np.diag(K)[:, None] + np.diag(K)[None, :] - 2 * K
    while True:
        v = sign * linear - g
        b = bias(a, sign, v, C)
        if gap(a, b):
            return a, b
        slope = sign * (v - b)
        violation = np.maximum(np.where(a < C, slope, 0), np.where(a > 0, -slope, 0))
        low = np.where(sign > 0, -a, a - C)
        high = np.where(sign > 0, C - a, a)
        best = 0.0
        for i in np.argsort(-violation):
            step = np.where(distances[i] > 0, (v[i] - v) / np.where(distances[i] > 0, distances[i], 1), 1e9 * (v[i] - v))
            step = np.clip(step, np.maximum(low[i], -high), np.minimum(high[i], -low))
            gains = (v[i] - v) * step - distances[i] * step**2 / 2
            j = np.argmax(gains)
            best = gains[j]
            if best > 0:
                break
        if best <= 0:
            return a, b
        a[i] += sign[i] * step[j]
        a[j] -= sign[j] * step[j]
        g = g + step[j] * (K[i] - K[j])


def solve(K, t, C, eps):
    m = len(t)
    # 2m variables: first the α̂ with sign +1, then the α with sign -1.
    sign = np.array([1] * m + [-1] * m)
    linear = np.concatenate([t - eps, -t - eps])

    def gap(a, b):
        primal = primal_objective(a[m:], a[:m], b, K, t, C, eps)
        return primal - dual_objective(a[m:], a[:m], K, t, eps) <= 1e-5 * max(1, primal)

    a, b = smo(np.tile(K, (2, 2)), sign, linear, C, gap)
    return a[m:], a[:m], b


def predict(alpha, alpha_hat, b, K_test):
    return K_test @ (alpha_hat - alpha) + b


def support(alpha, alpha_hat, C, tol):
    return [i + 1 for i, beta in enumerate(alpha_hat - alpha) if abs(beta) > tol * C]


def fit_watermelon(density, sugar, C, eps, kind, sigma):
    if kind == "linear":
        K = np.outer(density, density)
    else:
        K = np.exp(-((density[:, None] - density[None, :]) ** 2) / (2 * sigma**2))
    alpha, alpha_hat, b = solve(K, sugar, C, eps)
    return {
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "b": b,
        "support": support(alpha, alpha_hat, C, 0.001),
        "train_mae": float(np.mean(np.abs(predict(alpha, alpha_hat, b, K) - sugar))),
    }
