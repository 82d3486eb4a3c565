"""纯 Python：牛顿法求系数，损失直接由 F 算，返回列表 / Plain Python: Newton for the coefficient, losses from F, lists"""

import math


def alpha(p, u):
    p, u = list(p), list(u)
    a = 0.0
    for _ in range(200):
        slope = sum(-w * s * math.exp(-a * s) for w, s in zip(p, u))
        curvature = sum(w * s * s * math.exp(-a * s) for w, s in zip(p, u))
        step = slope / curvature
        a -= max(-1, min(1, step))
        if abs(step) < 1e-15:
            break
    return a


def normalizer(p, u):
    groups = {-1: 0.0, 0: 0.0, 1: 0.0}
    for w, s in zip(p, u):
        groups[int(s)] += w
    return groups[0] + 2 * math.sqrt(groups[1] * groups[-1])


def reweight(p, u, a):
    # Divided by the largest factor first.
    logs = [math.log(w) - a * s for w, s in zip(p, u)]
    most = max(logs)
    losses = [math.exp(one - most) for one in logs]
    return [loss / math.fsum(losses) for loss in losses]


def run(U):
    m = len(U[0])
    F = [0.0] * m
    alphas, product = (), 1
    for u in U:
        losses = [math.exp(-f) for f in F]
        p = [loss / sum(losses) for loss in losses]
        alphas += (alpha(p, u),)
        product *= normalizer(p, u)
        F = [f + alphas[-1] * s for f, s in zip(F, u)]
    return {
        "alphas": alphas,
        "mean_loss": sum(math.exp(-f) for f in F) / m,
        "product": product,
        "errors": sum(f <= 0 for f in F) / m,
        "F": F,
    }


def swapped_error(eps):
    a = 0.5 * math.log((1 - eps) / eps)
    wrong, right = eps * math.exp(-a), (1 - eps) * math.exp(a)
    return wrong / (wrong + right)


def broken_bound(T):
    # The same classifier each time: after the first round it is as often wrong as right.
    first = [1] * 18 + [-1] * 2
    return [first for _ in range(T)]


def derivation():
    return "略"
