"""把两侧叠成一个问题 / Both sides stacked into one"""

import numpy as np


def sides(X, t, C, eps, p):
    """For each side: its sign, the names of its variables, and its constraint function."""
    f = np.dot(X, p["w"]) + p["b"]
    for sign, hat in ((1, ""), (-1, "_hat")):
        a, xi, mu = (np.asarray(p[name + hat], dtype=float) for name in ("alpha", "xi", "mu"))
        yield hat, a, xi, mu, sign * (f - t) - eps - xi


NAMES = {"": "upper", "_hat": "lower"}


def residuals(X, t, C, eps, p):
    found, pull_w, pull_b = {}, np.array(p["w"], dtype=float), 0.0
    for (hat, a, xi, mu, g), sign in zip(sides(X, t, C, eps, p), (1, -1), strict=True):
        pull_w = pull_w + sign * (a @ X)
        pull_b += sign * a.sum()
        found[f"stationarity_xi{hat}"] = np.linalg.norm(C - a - mu, np.inf)
        found[f"primal_{NAMES[hat]}"] = np.clip(g, 0, None).max()
        found[f"slack_{NAMES[hat]}"] = np.linalg.norm(a * g, np.inf)
        found[f"slack_xi{hat}"] = np.linalg.norm(mu * xi, np.inf)
        for name, value in (("alpha", a), ("xi", xi), ("mu", mu)):
            found[f"{name}{hat}_nonnegative"] = np.clip(-value, 0, None).max()
    return {**found, "stationarity_w": np.linalg.norm(pull_w, np.inf), "stationarity_b": abs(pull_b)}


def printed_conditions(X, t, C, eps, p):
    found = {}
    for hat, a, xi, _, g in sides(X, t, C, eps, p):
        found[f"slack_{NAMES[hat]}"] = abs(a * g).max()
        found[f"capped_xi{hat}"] = abs((C - a) * xi).max()
    for name in ("alpha", "xi"):
        found[f"{name}_{name}_hat"] = abs(np.multiply(p[name], p[name + "_hat"])).max()
    return found


def recover(X, t, C, eps, w, b, alpha, alpha_hat):
    z = np.dot(X, w) + b - t
    xi = np.where(z > eps, z - eps, 0.0)
    xi_hat = np.where(z < -eps, -z - eps, 0.0)
    p = dict(w=w, b=b, alpha=alpha, alpha_hat=alpha_hat, xi=xi, xi_hat=xi_hat)
    return dict(p, mu=C - np.asarray(alpha), mu_hat=C - np.asarray(alpha_hat))


def both_active(x, C):
    a = np.array([0.75 * C])
    p = dict(w=np.zeros(1), b=-2.0, alpha=a, alpha_hat=a, xi=np.zeros(1), xi_hat=np.zeros(1))
    return {"t": -2.0, "p": dict(p, mu=C - a, mu_hat=C - a)}


def not_sufficient(X, t, C, eps):
    # The samples lie on the upper edge with slack: feasible, even; only stationarity fails.
    m, d = np.shape(X)
    b = float(np.max(t)) + eps + 1e4 + 10 / C + 3 * float(np.max(np.abs(t)))
    p = dict(w=np.zeros(d), b=b, alpha=np.full(m, C), alpha_hat=np.zeros(m), xi_hat=np.zeros(m))
    return dict(p, xi=b - np.asarray(t) - eps, mu=np.zeros(m), mu_hat=np.full(m, C))


def derivation():
    return "平稳性，原始可行，对偶可行，互补松弛；凸问题。"
