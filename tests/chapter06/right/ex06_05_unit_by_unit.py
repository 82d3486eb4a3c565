"""逐个单元，不用 numpy；表都是列表 / Unit by unit in pure Python, with lists for arrays"""

import math


def svm_to_rbf(X, y, alpha, b, sigma):
    centers, weights = [], []
    for x, label, a in zip(X, y, alpha):
        if a:
            centers.append([float(v) for v in x])
            weights.append(float(label) * float(a))
    return {"bias": b, "betas": [0.5 * sigma**-2] * len(weights), "weights": weights, "centers": centers}


def rbf_output(net, X):
    outs = []
    for x in X:
        total = float(net["bias"])
        for c, w, beta in zip(net["centers"], net["weights"], net["betas"]):
            total += w * math.exp(-beta * math.dist(x, c) ** 2)
        outs.append(total)
    return outs


def common_beta(net):
    first = float(net["betas"][0])
    for beta in net["betas"]:
        if abs(beta - first) > 1e-11 * first:
            return None
    return first


def rbf_to_svm(net):
    beta = common_beta(net)
    if beta is None or any(w == 0 for w in net["weights"]):
        return None
    return {
        "X": [list(map(float, c)) for c in net["centers"]],
        "y": [math.copysign(1.0, w) for w in net["weights"]],
        "alpha": tuple(math.fabs(w) for w in net["weights"]),
        "b": net["bias"],
        "sigma": math.sqrt(0.5 / beta),
    }


def is_soft_margin_solution_shape(net, C):
    parts = [w / C for w in net["weights"]]
    return (
        common_beta(net) is not None
        and all(0 < abs(p) <= 1 + 5e-9 for p in parts)
        and abs(math.fsum(parts)) < 5e-9
    )


def claims():
    return {
        "every_rbf_net_is_an_svm": False,
        "bp_training_of_centers_is_convex": False,
        "svm_training_is_convex_given_sigma": True,
        "svm_centers_are_training_samples": True,
        "svm_fixes_number_of_hidden_units_in_advance": False,
    }


def essay():
    return "SVM 的中心由训练选出，RBF 网络的中心事先给定或由 BP 移动。"
