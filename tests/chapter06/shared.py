"""What the checks of chapter 6 share: the melons, both objectives of the soft-margin SVM, the test for optimality, a solver."""

import math

import numpy as np

from exercises.datasets import watermelon_3_0a
from grader.checks import array, fail, hint, memo, number, require, sequence
from grader.strategies import grid, labelled_points, without

GAP = 1e-5
"""How far primal and dual may be apart, relative to max(1, primal)."""


def melons():
    """Watermelon 3.0α as (X, y) with 是 → +1, 否 → -1."""
    table = watermelon_3_0a()
    return table["X"], np.array([1 if label == "是" else -1 for label in table["y"]])


CENTRED = without("large", "offset")
"""Points near the origin of ordinary size, so that a kernel matrix needs no care."""


FEW_CENTRED = without("large", "offset", "long", "wide")


def signed_points(samples=(2, 12), features=(1, 3), stretch=FEW_CENTRED):
    """{"X", "y"}: points on a coarse grid labelled -1/+1, so that repeated and conflicting samples occur."""
    points = labelled_points(samples, features, (-1, 1), grid(-2, 2, 0.5), stretch=stretch)
    return points.map(lambda data: {"X": data["X"], "y": np.array(data["y"])})


def many_points(m=110, d=2, seed=0):
    """{"X", "y"}: two clouds that overlap, with many decimals."""
    rng = np.random.default_rng(seed)
    y = np.where(np.arange(m) % 3 == 1, 1, -1)
    return {"X": rng.normal(size=(m, d)) + 0.7 * y[:, None], "y": y}


def linear_kernel(X, Z):
    return np.array([[math.fsum(x * z) for z in Z] for x in X]).reshape(len(X), len(Z))


def gaussian_kernel(X, Z, sigma):
    return np.array([[math.exp(-math.fsum((x - z) ** 2) / (2 * sigma**2)) for z in Z] for x in X]).reshape(
        len(X), len(Z)
    )


def decision_values(alpha, b, y, K):
    return np.array([b + math.fsum(a * label * k for a, label, k in zip(alpha, y, row, strict=True)) for row in K])


def squared_norm(alpha, K, y) -> float:
    """‖w‖² of w = Σ α_i y_i φ(x_i)."""
    return math.fsum(alpha * y * decision_values(alpha, 0.0, y, K))


def dual_value(alpha, K, y) -> float:
    return math.fsum(alpha) - squared_norm(alpha, K, y) / 2


def primal_value(alpha, b, K, y, C) -> float:
    slack = [max(0.0, 1 - m) for m in y * decision_values(alpha, b, y, K)]
    return squared_norm(alpha, K, y) / 2 + C * math.fsum(slack)


def judged_solution(found, K, y, C, what=("", "")):
    """(α, b) if they are feasible and their duality gap is small; fails with what is wrong otherwise."""
    alpha, b = sequence(found, 2, ("(α, b)", "(α, b)"))
    alpha, b = array(alpha, (len(y),), ("α", "α")), number(b, ("b", "b"))
    require_optimal(alpha, b, K, y, C, what)
    return alpha, b


def require_optimal(alpha, b, K, y, C, what=("", ""), gap=GAP):
    zh, en = what
    require(
        alpha.min() >= -1e-8 * C and alpha.max() <= C * (1 + 1e-8),
        f"{zh}每个 α 都应在 0 与 C = {C:g} 之间",
        f"{en}every α lies between 0 and C = {C:g}",
        got=alpha,
    )
    balance = float(alpha @ y)
    with hint(
        "改一个 α 时必须同时改另一个，否则 Σ α_i y_i = 0 不再成立；这个约束来自 b。",
        "Whoever changes one α must change another one with it to keep Σ α_i y_i = 0; that constraint comes from b.",
    ):
        require(
            abs(balance) <= 1e-6 * C * len(y),
            f"{zh}Σ α_i y_i 应为 0，这里是 {balance:.6g}",
            f"{en}Σ α_i y_i should be 0, but is {balance:.6g}",
            got=alpha,
        )
    primal, dual = primal_value(alpha, b, K, y, C), dual_value(alpha, K, y)
    if primal - dual <= gap * max(1.0, primal):
        return
    better = best_bias(alpha, K, y)
    at_better = primal_value(alpha, better, K, y, C)
    with hint(
        "b 由 0 < α < C 的样本求得，达到上界的样本不算；没有这样的样本时取使原问题最小的 b。",
        "b comes from samples with 0 < α < C, bounded ones do not count; without any, take a b that minimises the primal.",
    ):
        require(
            at_better - dual > gap * max(1.0, at_better),
            f"{zh}α 已是最优，b 却不是：原问题的值在 b = {b:.6g} 处是 {primal:.8g}，在 b = {better:.6g} 处是 {at_better:.8g}",
            f"{en}α is optimal, but b is not: the primal is {primal:.8g} at b = {b:.6g}, and {at_better:.8g} at b = {better:.6g}",
            got=b,
        )
    require(
        False,
        f"{zh}还不是最优：原问题的值 {primal:.8g} 与对偶问题的值 {dual:.8g} 相差太多",
        f"{en}not optimal yet: the primal value {primal:.8g} and the dual value {dual:.8g} are too far apart",
        got=alpha,
    )


def best_bias(alpha, K, y) -> float:
    """The b of smallest primal: the primal is convex in b with kinks where a sample lies on its margin."""
    kinks = y - decision_values(alpha, 0.0, y, K)
    return float(min(kinks, key=lambda b: np.sum(np.maximum(0.0, 1 - y * (y - kinks + b)))))


@memo
def svm(K, y, C):
    """An optimal (α, b) of the soft-margin SVM, whose duality gap tells that it is."""
    y = np.asarray(y)
    Q = K * np.outer(y, y)
    alpha, gradient = np.zeros(len(y)), -np.ones(len(y))
    while True:
        up = np.where(y > 0, alpha < C, alpha > 0)
        down = np.where(y > 0, alpha > 0, alpha < C)
        i = int(np.argmax(np.where(up, -y * gradient, -np.inf)))
        j = int(np.argmin(np.where(down, -y * gradient, np.inf)))
        violation = -y[i] * gradient[i] + y[j] * gradient[j]
        if violation <= 1e-10:
            break
        curvature = max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-14)
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(violation / curvature, room_i, room_j)
        alpha[i] = C if step == room_i and y[i] > 0 else alpha[i] + y[i] * step
        alpha[j] = C if step == room_j and y[j] < 0 else alpha[j] - y[j] * step
        alpha[[i, j]] = np.clip(alpha[[i, j]], 0.0, C)
        gradient += step * (y[i] * Q[:, i] - y[j] * Q[:, j])
    b = best_bias(alpha, K, y)
    primal = primal_value(alpha, b, K, y, C)
    if primal - dual_value(alpha, K, y) > 1e-7 * max(1.0, primal):
        raise ArithmeticError("the SVM of a check was not solved")
    return alpha, b


def weighted_values(beta, K):
    """Σ_j β_j K_ij for each row i."""
    return np.array([math.fsum(one * k for one, k in zip(beta, row, strict=True)) for row in K])


def svr_dual(alpha, alpha_hat, K, t, eps) -> float:
    beta = alpha_hat - alpha
    return math.fsum([*t * beta, *-eps * alpha, *-eps * alpha_hat, *-0.5 * beta * weighted_values(beta, K)])


def svr_primal(alpha, alpha_hat, b, K, t, C, eps) -> float:
    beta = alpha_hat - alpha
    values = weighted_values(beta, K)
    losses = [max(0.0, abs(v + b - one) - eps) for v, one in zip(values, t, strict=True)]
    return math.fsum(beta * values) / 2 + C * math.fsum(losses)


def judged_svr(found, K, t, C, eps, what=("", "")):
    """(α, α̂, b) of a support vector regression if they are optimal; fails with what is wrong otherwise."""
    zh, en = what

    def words(sentence):
        return en + sentence if en else sentence[:1].upper() + sentence[1:]

    alpha, alpha_hat, b = sequence(found, 3, ("(α, α̂, b)", "(α, α̂, b)"))
    alpha, alpha_hat = array(alpha, (len(t),), ("α", "α")), array(alpha_hat, (len(t),), ("α̂", "α̂"))
    b = number(b, ("b", "b"))
    for name, one in (("α", alpha), ("α̂", alpha_hat)):
        far = float(one.min() if one.min() < -1e-8 * C else one.max())
        require(
            one.min() >= -1e-8 * C and one.max() <= C * (1 + 1e-8),
            f"{zh}每个 {name} 都应在 0 与 C = {C:g} 之间，这里有 {far:.9g}",
            words(f"every {name} should lie between 0 and C = {C:g}, but one is {far:.9g}"),
            got=one,
        )
    balance = math.fsum(alpha_hat) - math.fsum(alpha)
    with hint(
        "改一个 α̂_i - α_i 时必须同时改另一个；Σ (α̂_i - α_i) = 0 来自 b。",
        "Whoever changes one α̂_i - α_i must change another with it; Σ (α̂_i - α_i) = 0 comes from b.",
    ):
        require(
            abs(balance) <= 1e-6 * C * len(t),
            f"{zh}Σ (α̂_i - α_i) 应为 0，这里是 {balance:.6g}",
            words(f"the sum Σ (α̂_i - α_i) should be 0, but is {balance:.6g}"),
            got=[alpha, alpha_hat],
        )
    primal, dual = svr_primal(alpha, alpha_hat, b, K, t, C, eps), svr_dual(alpha, alpha_hat, K, t, eps)
    if primal - dual <= GAP * max(1.0, primal):
        return alpha, alpha_hat, b
    better = _best_level(alpha_hat - alpha, K, t, eps)
    at_better = svr_primal(alpha, alpha_hat, better, K, t, C, eps)
    with hint(*_about_level(alpha, alpha_hat, C)):
        require(
            at_better - dual > GAP * max(1.0, at_better),
            f"{zh}α 与 α̂ 已是最优，b 却不是：原问题的值在 b = {b:.6g} 处是 {primal:.8g}，在 b = {better:.6g} 处是 {at_better:.8g}",
            words(
                f"both α and α̂ are optimal, but b is not: the primal is {primal:.8g} at b = {b:.6g}, and {at_better:.8g} at b = {better:.6g}"
            ),
            got=b,
        )
    with hint(*_about_gap(alpha, alpha_hat, better, K, t, C, eps)):
        fail(
            f"{zh}还不是最优：原问题的值 {primal:.8g} 与对偶问题的值 {dual:.8g} 相差太多",
            words(f"not optimal yet: the primal value {primal:.8g} and the dual value {dual:.8g} are too far apart"),
            got=[alpha, alpha_hat, b],
        )


def _about_level(alpha, alpha_hat, C):
    """The hint for b: a sample that gives it, or that there is none."""
    margin = 1e-4 * C
    for i, (one, other) in enumerate(zip(alpha, alpha_hat, strict=True)):
        for name, value, edge in (("α", one, "f(x) - t = ε"), ("α̂", other, "f(x) - t = -ε")):
            if margin < value < C - margin:
                return (
                    f"b 由 0 < α < C 或 0 < α̂ < C 的样本求得，两种样本的 ε 符号相反。这里第 {i} 行的 {name} = {value:.6g}，应有 {edge}。",
                    f"b comes from samples with 0 < α < C or 0 < α̂ < C, with opposite signs of ε. Here row {i} has {name} = {value:.6g}: "
                    f"{edge} there.",
                )
    return (
        "b 由 0 < α < C 或 0 < α̂ < C 的样本求得；这里没有这样的样本：取使原问题最小的 b。",
        "b comes from samples with 0 < α < C or 0 < α̂ < C; here there is none: take a b that minimises the primal.",
    )


def _about_gap(alpha, alpha_hat, b, K, t, C, eps):
    """The hint where primal and dual differ: the sample that adds most to the difference."""
    off = b + weighted_values(alpha_hat - alpha, K) - t
    # What a sample adds is never negative, and 0 just where it meets the conditions of optimality.
    added = alpha * (eps - off) + alpha_hat * (off + eps) + C * np.maximum(0.0, np.abs(off) - eps)
    i = int(np.argmax(added))
    here = f"α = {alpha[i]:.6g}, α̂ = {alpha_hat[i]:.6g}"
    z, tube = f"{off[i]:.6g}", f"ε = {eps:g}"
    if eps > 0 and min(alpha[i], alpha_hat[i]) > 1e-9 * C:
        return (
            f"相差最多的是第 {i} 行：那里 {here}，两者不能都大于 0。",
            f"Most of it is due to row {i}, where {here}: not both may exceed 0.",
        )
    if abs(off[i]) > eps + 1e-9 * (1 + abs(off[i])):
        name = "α" if off[i] > 0 else "α̂"
        return (
            f"相差最多的是第 {i} 行：f(x) - t = {z}，在带外（{tube}），那么 {name} 应是 C = {C:g}，另一个是 0；这里 {here}。",
            f"Most of it is due to row {i}: f(x) - t = {z} is outside the tube ({tube}), so {name} should be C = {C:g} and the other "
            f"0, but {here}.",
        )
    return (
        f"相差最多的是第 {i} 行：f(x) - t = {z}，不在带外（{tube}），这样的样本只有在带的边缘上才能有不为 0 的 α 或 α̂"
        f"（上缘 α，下缘 α̂）；这里 {here}。",
        f"Most of it is due to row {i}: f(x) - t = {z} is not outside the tube ({tube}); such a sample may have α > 0 at the upper "
        f"edge only and α̂ > 0 at the lower one, but {here}.",
    )


def _best_level(beta, K, t, eps) -> float:
    """The b of smallest primal, which has its kinks where a sample lies on an edge of the tube."""
    rest = np.asarray(t) - weighted_values(beta, K)
    kinks = [*(rest - eps), *(rest + eps)]
    return float(min(kinks, key=lambda b: np.sum(np.maximum(0.0, np.abs(b - rest) - eps))))


@memo
def svr(K, t, C, eps):
    """An optimal (α, α̂, b) of the support vector regression, whose duality gap tells that it is."""
    t = np.asarray(t, dtype=float)
    beta, rest = np.zeros(len(t)), t.copy()
    while True:
        up = np.where(beta < C, rest - np.where(beta >= 0, eps, -eps), -np.inf)
        down = np.where(beta > -C, rest - np.where(beta > 0, eps, -eps), np.inf)
        i, j = int(np.argmax(up)), int(np.argmin(down))
        violation = up[i] - down[j]
        if violation <= 1e-9 * max(1.0, float(np.abs(t).max())):
            break
        room_i = -beta[i] if beta[i] < 0 else C - beta[i]
        room_j = beta[j] if beta[j] > 0 else beta[j] + C
        step = min(violation / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-14), room_i, room_j)
        beta[i] += step
        beta[j] -= step
        rest -= step * (K[i] - K[j])
    alpha, alpha_hat = np.maximum(-beta, 0), np.maximum(beta, 0)
    b = _best_level(beta, K, t, eps)
    primal = svr_primal(alpha, alpha_hat, b, K, t, C, eps)
    if primal - svr_dual(alpha, alpha_hat, K, t, eps) > 1e-6 * max(1.0, primal):
        raise ArithmeticError("the support vector regression of a check was not solved")
    return alpha, alpha_hat, b
