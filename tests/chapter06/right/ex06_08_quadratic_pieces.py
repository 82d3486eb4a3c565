"""一个变量 β = α̂ - α，逐对坐标下降，用列表 / One variable β = α̂ - α, descent by pairs, with lists"""


def eps_loss(z, eps):
    return [abs(one) - eps if abs(one) > eps else 0.0 for one in z]


def times(K, beta):
    return [sum(k * one for k, one in zip(row, beta, strict=True)) for row in K]


def dual_objective(alpha, alpha_hat, K, t, eps):
    beta = [h - a for a, h in zip(alpha, alpha_hat, strict=True)]
    linear = sum(y * one for y, one in zip(t, beta, strict=True)) - eps * (sum(alpha) + sum(alpha_hat))
    return linear - 0.5 * sum(one * v for one, v in zip(beta, times(K, beta), strict=True))


def primal_objective(alpha, alpha_hat, b, K, t, C, eps):
    beta = [h - a for a, h in zip(alpha, alpha_hat, strict=True)]
    values = times(K, beta)
    loss = sum(eps_loss([v + b - y for v, y in zip(values, t, strict=True)], eps))
    return 0.5 * sum(one * v for one, v in zip(beta, values, strict=True)) + C * loss


def solve(K, t, C, eps):
    K, t = [[float(k) for k in row] for row in K], [float(y) for y in t]
    m = len(t)
    beta, rest = [0.0] * m, list(t)
    while True:
        # slopes of the dual when β_i grows, and when it falls: they differ by 2ε at β_i = 0
        up = [rest[i] - (eps if beta[i] >= 0 else -eps) if beta[i] < C else float("-inf") for i in range(m)]
        down = [rest[i] - (eps if beta[i] > 0 else -eps) if beta[i] > -C else float("inf") for i in range(m)]
        i, j = max(range(m), key=up.__getitem__), min(range(m), key=down.__getitem__)
        if up[i] - down[j] < 1e-8:
            b = (up[i] + down[j]) / 2
            return [max(0.0, -one) for one in beta], [max(0.0, one) for one in beta], b
        # of all partners take the one with which the dual gains most
        def gain(k):
            difference = up[i] - down[k]
            return difference**2 / max(K[i][i] + K[k][k] - 2 * K[i][k], 1e-12) if difference > 0 else 0.0

        j = max(range(m), key=gain)
        step = (up[i] - down[j]) / max(K[i][i] + K[j][j] - 2 * K[i][j], 1e-12)
        room_i = -beta[i] if beta[i] < 0 else C - beta[i]
        room_j = beta[j] if beta[j] > 0 else beta[j] + C
        step = min(step, room_i, room_j)
        # what stops at 0 or at ±C stops there exactly
        beta[i] = (0.0 if beta[i] < 0 else C) if step == room_i else beta[i] + step
        beta[j] = (0.0 if beta[j] > 0 else -C) if step == room_j else beta[j] - step
        rest = [r - step * (K[k][i] - K[k][j]) for k, r in enumerate(rest)]


def predict(alpha, alpha_hat, b, K_test):
    return [b + sum(k * (h - a) for k, a, h in zip(row, alpha, alpha_hat, strict=True)) for row in K_test]


def support(alpha, alpha_hat, C, tol):
    return [i for i, (a, h) in enumerate(zip(alpha, alpha_hat, strict=True), start=1) if abs(h - a) > tol * C]


def fit_watermelon(density, sugar, C, eps, kind, sigma):
    from math import exp

    def kappa(x, z):
        return x * z if kind == "linear" else exp(-((x - z) ** 2) / (2 * sigma * sigma))

    K = [[kappa(float(x), float(z)) for z in density] for x in density]
    alpha, alpha_hat, b = solve(K, sugar, C, eps)
    f = predict(alpha, alpha_hat, b, K)
    return {
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "b": b,
        "support": support(alpha, alpha_hat, C, 0.001),
        "train_mae": sum(abs(v - float(y)) for v, y in zip(f, sugar, strict=True)) / len(f),
    }
