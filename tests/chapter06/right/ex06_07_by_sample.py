"""逐个样本计算，用列表 / Sample by sample, with lists"""


def scalar_terms(X, t, C, eps, p):
    rows = []
    for i, x in enumerate(X):
        f = sum(float(w) * float(v) for w, v in zip(p["w"], x, strict=True)) + p["b"]
        one = {key: float(p[key][i]) for key in ("alpha", "alpha_hat", "xi", "xi_hat", "mu", "mu_hat")}
        one["upper"] = f - float(t[i]) - eps - one["xi"]
        one["lower"] = float(t[i]) - f - eps - one["xi_hat"]
        rows.append(one)
    return rows


def residuals(X, t, C, eps, p):
    rows = scalar_terms(X, t, C, eps, p)
    gradient = []
    for k in range(len(p["w"])):
        gradient.append(p["w"][k] - sum((r["alpha_hat"] - r["alpha"]) * float(x[k]) for r, x in zip(rows, X, strict=True)))
    found = {
        "stationarity_w": max(abs(g) for g in gradient),
        "stationarity_b": abs(sum(r["alpha"] - r["alpha_hat"] for r in rows)),
        "primal_upper": max(max(r["upper"], 0) for r in rows),
        "primal_lower": max(max(r["lower"], 0) for r in rows),
        "slack_upper": max(abs(r["alpha"] * r["upper"]) for r in rows),
        "slack_lower": max(abs(r["alpha_hat"] * r["lower"]) for r in rows),
    }
    for hat in ("", "_hat"):
        found["stationarity_xi" + hat] = max(abs(r["alpha" + hat] + r["mu" + hat] - C) for r in rows)
        found["slack_xi" + hat] = max(abs(r["mu" + hat] * r["xi" + hat]) for r in rows)
        for name in ("xi", "alpha", "mu"):
            found[name + hat + "_nonnegative"] = max(0, -min(r[name + hat] for r in rows))
    return found


def printed_conditions(X, t, C, eps, p):
    rows = scalar_terms(X, t, C, eps, p)
    products = {
        "slack_upper": [r["alpha"] * r["upper"] for r in rows],
        "slack_lower": [r["alpha_hat"] * r["lower"] for r in rows],
        "alpha_alpha_hat": [r["alpha"] * r["alpha_hat"] for r in rows],
        "xi_xi_hat": [r["xi"] * r["xi_hat"] for r in rows],
        "capped_xi": [(C - r["alpha"]) * r["xi"] for r in rows],
        "capped_xi_hat": [(C - r["alpha_hat"]) * r["xi_hat"] for r in rows],
    }
    return {key: max(map(abs, values)) for key, values in products.items()}


def recover(X, t, C, eps, w, b, alpha, alpha_hat):
    xi, xi_hat = [], []
    for x, y, a, h in zip(X, t, alpha, alpha_hat, strict=True):
        f = float(sum(u * v for u, v in zip(w, x, strict=True))) + b
        # a multiplier at its bound fixes the slack, any other has none
        xi.append(max(0.0, f - float(y) - eps) if a == C else 0.0)
        xi_hat.append(max(0.0, float(y) - f - eps) if h == C else 0.0)
    return {
        "w": list(w),
        "b": b,
        "alpha": list(alpha),
        "alpha_hat": list(alpha_hat),
        "xi": xi,
        "xi_hat": xi_hat,
        "mu": [C - a for a in alpha],
        "mu_hat": [C - h for h in alpha_hat],
    }


def both_active(x, C):
    t = 7.5
    p = {"w": [0.0], "b": t, "alpha": [C], "alpha_hat": [C], "xi": [0.0], "xi_hat": [0.0], "mu": [0.0], "mu_hat": [0.0]}
    return {"t": t, "p": p}


def not_sufficient(X, t, C, eps):
    # no multipliers, no slack, and a steep line far above
    w = [1.0 + 1.0 / C] * len(X[0])
    lowest = min(float(sum(x)) for x in X) * w[0]
    b = max(float(y) for y in t) - lowest + eps + 1 + 1 / C + sum(abs(float(y)) for y in t)
    m = len(t)
    p = {"w": w, "b": b, "alpha": [0.0] * m, "alpha_hat": [0.0] * m, "xi": [0.0] * m, "xi_hat": [0.0] * m}
    return {**p, "mu": [-1.0] * m, "mu_hat": [5.0] * m}


def derivation():
    return "KKT: stationarity, primal feasibility, dual feasibility, complementary slackness; the problem is convex."
