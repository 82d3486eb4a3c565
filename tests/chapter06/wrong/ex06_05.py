"""Known mistakes of 6.5. Each cell holds what differs from the reference."""

# %% absolute_tolerance: 容差不随 C 缩放 / The tolerance does not scale with C
# caught by: test_shape
# book: (6.40)
# kind: narrow
def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 1e-8
    return bool(alpha.max() <= C + slack and abs(alpha @ y) <= slack)


# %% alpha_signed: α 带着符号 / α keeps the sign
# caught by: test_back
# book: (6.24)
def rbf_to_svm(net):
    weights, betas = np.asarray(net["weights"]), np.asarray(net["betas"])
    if np.ptp(betas) > 1e-10 * betas[0] or not np.all(weights):
        return None
    return {
        "X": net["centers"],
        "y": np.where(weights > 0, 1, -1),
        "alpha": weights,
        "b": net["bias"],
        "sigma": float(1 / np.sqrt(2 * betas[0])),
    }


def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 1e-8 * C
    return bool(abs(alpha).max() <= C + slack and abs(alpha.sum()) <= slack)


# %% any_beta_accepted: 不看 β 是否相等 / Does not ask whether the β are equal
# caught by: test_no_svm, test_shape
# hint: σ
# book: 表 6.1 / table 6.1
def rbf_to_svm(net):
    weights, betas = np.asarray(net["weights"]), np.asarray(net["betas"])
    if not np.all(weights):
        return None
    return {
        "X": net["centers"],
        "y": np.where(weights > 0, 1, -1),
        "alpha": abs(weights),
        "b": net["bias"],
        "sigma": float(1 / np.sqrt(2 * betas[0])),
    }


# %% beta_is_sigma: 把 σ 当作 β / σ taken for β
# caught by: test_two_samples, test_same_function
# book: 表 6.1 / table 6.1
def svm_to_rbf(X, y, alpha, b, sigma):
    X, y, alpha = np.asarray(X), np.asarray(y), np.asarray(alpha)
    support = alpha > 0
    return {
        "centers": X[support],
        "weights": (alpha * y)[support],
        "betas": np.full(support.sum(), sigma),
        "bias": b,
    }


# %% beta_without_two: β 取了 1/σ²，漏了 2 / β is 1/σ²: the 2 is missing
# caught by: test_two_samples, test_same_function
# hint: β
# book: 表 6.1 / table 6.1
def svm_to_rbf(X, y, alpha, b, sigma):
    X, y, alpha = np.asarray(X), np.asarray(y), np.asarray(alpha)
    support = alpha > 0
    return {
        "centers": X[support],
        "weights": (alpha * y)[support],
        "betas": np.full(support.sum(), 1 / sigma**2),
        "bias": b,
    }


# %% betas_compared_loosely: β 相差万分之一也算相等 / β that differ by a ten-thousandth count as equal
# caught by: test_no_svm, test_shape
# book: 表 6.1 / table 6.1
# kind: narrow
def rbf_to_svm(net):
    weights, betas = np.asarray(net["weights"]), np.asarray(net["betas"])
    if not np.allclose(betas, betas[0], rtol=1e-4) or not np.all(weights):
        return None
    return {
        "X": net["centers"],
        "y": np.where(weights > 0, 1, -1),
        "alpha": abs(weights),
        "b": net["bias"],
        "sigma": float(1 / np.sqrt(2 * betas[0])),
    }


# %% bias_dropped: 网络没有带上 b / The net leaves b out
# caught by: test_two_samples, test_same_function
# book: (6.24)
def svm_to_rbf(X, y, alpha, b, sigma):
    X, y, alpha = np.asarray(X), np.asarray(y), np.asarray(alpha)
    support = alpha > 0
    return {
        "centers": X[support],
        "weights": (alpha * y)[support],
        "betas": np.full(support.sum(), 1 / (2 * sigma**2)),
        "bias": 0.0,
    }


# %% both_signs_suffice: 只要求两种符号都有 / Asks only for both signs
# caught by: test_shape
# book: (6.38)
def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 1e-8 * C
    return bool(alpha.max() <= C + slack and len(set(y)) == 2)


# %% bound_forgotten: 忘了 α ≤ C / α ≤ C is forgotten
# caught by: test_shape, test_melons
# book: (6.40)
def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 1e-8 * C
    return bool(abs(alpha @ y) <= slack)


# %% bound_of_positive_weights: 只有正的权与 C 比较 / Only positive weights are compared with C
# caught by: test_shape
# book: (6.40)
def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 1e-8 * C
    return bool(np.max(net["weights"]) <= C + slack and abs(alpha @ y) <= slack)


# %% bound_strict: α = C 也不行 / α = C is refused
# caught by: test_shape
# book: (6.40)
def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 1e-8 * C
    return bool(alpha.max() < C - slack and abs(alpha @ y) <= slack)


# %% claims_all_false: 一概否定 / Denies every claim
# caught by: test_claims
# book: §5.5.1
def claims():
    return {
        "svm_fixes_number_of_hidden_units_in_advance": False,
        "svm_centers_are_training_samples": False,
        "svm_training_is_convex_given_sigma": False,
        "bp_training_of_centers_is_convex": False,
        "every_rbf_net_is_an_svm": False,
    }


# %% distance_not_squared: 指数里的距离没有平方 / The distance in the exponent is not squared
# caught by: test_output
# hint: 平方
# book: (5.19)
def rbf_output(net, X):
    squared = np.sum((np.asarray(X)[:, None, :] - net["centers"]) ** 2, axis=2)
    return np.exp(-net["betas"] * np.sqrt(squared)) @ net["weights"] + net["bias"]


# %% every_net_an_svm: 以为每个 RBF 网络都是高斯核 SVM / Believes that every RBF net is a Gaussian SVM
# caught by: test_claims
# book: §5.5.1
def claims():
    return {
        "svm_fixes_number_of_hidden_units_in_advance": False,
        "svm_centers_are_training_samples": True,
        "svm_training_is_convex_given_sigma": True,
        "bp_training_of_centers_is_convex": False,
        "every_rbf_net_is_an_svm": True,
    }


# %% first_coordinate_only: 距离只看第一个坐标 / The distance looks at the first coordinate only
# caught by: test_output
# book: (5.19)
def rbf_output(net, X):
    squared = np.sum((np.asarray(X)[:, None, :] - net["centers"]) ** 2, axis=2, where=np.arange(np.asarray(X).shape[1]) < 1)
    return np.exp(-net["betas"] * squared) @ net["weights"] + net["bias"]


# %% first_two_betas: 只比较前两个 β / Compares the first two β only
# caught by: test_no_svm, test_shape
# book: 表 6.1 / table 6.1
def rbf_to_svm(net):
    weights, betas = np.asarray(net["weights"]), np.asarray(net["betas"])
    if np.ptp(betas[:2]) > 1e-10 * betas[0] or not np.all(weights):
        return None
    return {
        "X": net["centers"],
        "y": np.where(weights > 0, 1, -1),
        "alpha": abs(weights),
        "b": net["bias"],
        "sigma": float(1 / np.sqrt(2 * betas[0])),
    }


# %% free_weight_demanded: 要求至少有一个权小于 C / Demands that some weight is below C
# caught by: test_shape
def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 1e-8 * C
    return bool(alpha.max() <= C + slack and alpha.min() < C - slack and abs(alpha @ y) <= slack)


# %% keeps_zero_units: α = 0 的样本也成为隐单元 / Samples with α = 0 become hidden units too
# caught by: test_melons, test_same_function
# hint: α_i > 0
# book: §6.2
def svm_to_rbf(X, y, alpha, b, sigma):
    X, y, alpha = np.asarray(X), np.asarray(y), np.asarray(alpha)
    support = alpha >= 0
    return {
        "centers": X[support],
        "weights": (alpha * y)[support],
        "betas": np.full(support.sum(), 1 / (2 * sigma**2)),
        "bias": b,
    }


# %% labels_zero_one: 标签是 0 与 1 / Labels are 0 and 1
# caught by: test_back
# book: §6.1
def rbf_to_svm(net):
    weights, betas = np.asarray(net["weights"]), np.asarray(net["betas"])
    if np.ptp(betas) > 1e-10 * betas[0] or not np.all(weights):
        return None
    return {
        "X": net["centers"],
        "y": np.where(weights > 0, 1, 0),
        "alpha": abs(weights),
        "b": net["bias"],
        "sigma": float(1 / np.sqrt(2 * betas[0])),
    }


def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 1e-8 * C
    return bool(alpha.max() <= C + slack and abs(svm_sum(net)) <= slack)


def svm_sum(net):
    return np.sum(net["weights"])


# %% no_tolerance: 舍入误差也算违反约束 / Rounding counts as a violation
# caught by: test_shape
# book: (6.40)
# kind: narrow
def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 0.0
    return bool(alpha.max() <= C + slack and abs(alpha @ y) <= slack)


# %% normalised_output: 输出除以各单元之和 / The output is divided by the sum of the units
# caught by: test_output
# book: (5.18)
def rbf_output(net, X):
    squared = np.sum((np.asarray(X)[:, None, :] - net["centers"]) ** 2, axis=2)
    units = np.exp(-net["betas"] * squared)
    return units @ net["weights"] / (units.sum(axis=1) + 1e-300) + net["bias"]


# %% one_beta_for_all: 所有单元都用第一个 β / The first β for all units
# caught by: test_output
# book: (5.19)
def rbf_output(net, X):
    squared = np.sum((np.asarray(X)[:, None, :] - net["centers"]) ** 2, axis=2)
    return np.exp(-net["betas"][0] * squared) @ net["weights"] + net["bias"]


# %% output_without_bias: 输出漏了偏置 / The output lacks the bias
# caught by: test_two_samples, test_output
# book: (6.24)
def rbf_output(net, X):
    squared = np.sum((np.asarray(X)[:, None, :] - net["centers"]) ** 2, axis=2)
    return np.exp(-net["betas"] * squared) @ net["weights"]


# %% shape_ignores_equal_beta: 可行解的形状不看 β / The shape of a feasible point ignores the β
# caught by: test_shape
# book: 表 6.1 / table 6.1
def is_soft_margin_solution_shape(net, C):
    weights = np.asarray(net["weights"])
    if not np.all(weights):
        return False
    alpha, y = abs(weights), np.sign(weights)
    slack = 1e-8 * C
    return bool(alpha.max() <= C + slack and abs(alpha @ y) <= slack)


# %% sigma_not_rooted: σ 忘了开方 / The root for σ is forgotten
# caught by: test_back
# book: 表 6.1 / table 6.1
def rbf_to_svm(net):
    weights, betas = np.asarray(net["weights"]), np.asarray(net["betas"])
    if np.ptp(betas) > 1e-10 * betas[0] or not np.all(weights):
        return None
    return {
        "X": net["centers"],
        "y": np.where(weights > 0, 1, -1),
        "alpha": abs(weights),
        "b": net["bias"],
        "sigma": float(1 / (2 * betas[0])),
    }


# %% sigma_without_two: 由 β = 1/σ² 解 σ / Solves β = 1/σ² for σ
# caught by: test_back
# hint: σ
# book: 表 6.1 / table 6.1
def rbf_to_svm(net):
    weights, betas = np.asarray(net["weights"]), np.asarray(net["betas"])
    if np.ptp(betas) > 1e-10 * betas[0] or not np.all(weights):
        return None
    return {
        "X": net["centers"],
        "y": np.where(weights > 0, 1, -1),
        "alpha": abs(weights),
        "b": net["bias"],
        "sigma": float(1 / np.sqrt(betas[0])),
    }


# %% small_alpha_dropped: 很小的 α 当作 0 / A small α counts as 0
# caught by: test_same_function
# book: §6.2
# kind: narrow
def svm_to_rbf(X, y, alpha, b, sigma):
    X, y, alpha = np.asarray(X), np.asarray(y), np.asarray(alpha)
    support = alpha > 1e-4
    return {
        "centers": X[support],
        "weights": (alpha * y)[support],
        "betas": np.full(support.sum(), 1 / (2 * sigma**2)),
        "bias": b,
    }


# %% sum_compared_with_weights: Σ w_i 与各权之和相比，而不是与 C 相比 / Σ w_i compared with the weights, not with C
# caught by: test_shape
# book: (6.40)
# kind: narrow
def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    return bool(alpha.max() <= C * (1 + 1e-8) and abs(alpha @ y) <= 1e-9 * alpha.sum())


# %% sum_forgotten: 忘了 Σ α_i y_i = 0 / Σ α_i y_i = 0 is forgotten
# caught by: test_shape
# hint: (6.40)
# book: (6.38)
def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 1e-8 * C
    return bool(alpha.max() <= C + slack)


# %% tolerance_grows_with_units: Σ α_i y_i 的容差随单元数增大 / The tolerance of Σ α_i y_i grows with the number of units
# caught by: test_shape
# kind: narrow
def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    alpha, y = svm["alpha"], svm["y"]
    slack = 1e-7 * C
    return bool(alpha.max() <= C + slack and abs(alpha @ y) <= slack * len(y))


# %% weights_without_label: 权只取 α，漏了标签 / The weights are α without the label
# caught by: test_two_samples, test_same_function
# book: (6.24)
def svm_to_rbf(X, y, alpha, b, sigma):
    X, y, alpha = np.asarray(X), np.asarray(y), np.asarray(alpha)
    support = alpha > 0
    return {
        "centers": X[support],
        "weights": alpha[support],
        "betas": np.full(support.sum(), 1 / (2 * sigma**2)),
        "bias": b,
    }


# %% zero_weight_kept: 权为 0 的单元也当作支持向量 / A unit of weight 0 is kept as a support vector
# caught by: test_no_svm, test_shape
# book: §6.2
def rbf_to_svm(net):
    weights, betas = np.asarray(net["weights"]), np.asarray(net["betas"])
    if np.ptp(betas) > 1e-10 * betas[0]:
        return None
    return {
        "X": net["centers"],
        "y": np.where(weights > 0, 1, -1),
        "alpha": abs(weights),
        "b": net["bias"],
        "sigma": float(1 / np.sqrt(2 * betas[0])),
    }
