"""Known mistakes of 6.10. Each cell holds what differs from the reference."""

# %% agreement_count: 返回了个数 / Returns the number
# caught by: test_agreement
def agreement(f_a, f_b):
    return float(np.sum((np.asarray(f_a) >= 0) == (np.asarray(f_b) >= 0)))


# %% agreement_is_disagreement: 返回了不同的比例 / Returns the share that differs
# caught by: test_agreement
def agreement(f_a, f_b):
    return float(np.mean((np.asarray(f_a) >= 0) != (np.asarray(f_b) >= 0)))


# %% agreement_of_values: 比较的是数值而不是符号 / Compares values instead of signs
# caught by: test_agreement
# hint: 不是数值
def agreement(f_a, f_b):
    return float(np.mean(np.isclose(f_a, f_b)))


# %% agreement_product: 0 不算任何一边 / 0 belongs to neither side
# caught by: test_agreement
# hint: ≥ 0
def agreement(f_a, f_b):
    return float(np.mean(np.asarray(f_a) * np.asarray(f_b) > 0))


# %% agreement_sign_function: 用了三值的符号函数 / Uses the sign function with three values
# caught by: test_agreement
def agreement(f_a, f_b):
    return float(np.mean(np.sign(f_a) == np.sign(f_b)))


# %% agreement_zero_negative: 0 算负 / 0 is negative
# caught by: test_agreement
# hint: ≥ 0
def agreement(f_a, f_b):
    return float(np.mean((np.asarray(f_a) > 0) == (np.asarray(f_b) > 0)))


# %% ample_drops_one: 预算充足时也去掉一项 / Drops a term even with an ample budget
# caught by: test_ample_budget
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget >= len(sv):
        return {"centers": sv[1:], "weights": coef[1:], "bias": b}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    chosen, rest = [], f
    for _ in range(budget):
        chosen.append(int(np.argmax(np.abs(columns.T @ rest))))
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        fitted = np.linalg.lstsq(features, f, rcond=None)[0]
        rest = f - features @ fitted
    return {"centers": sv[chosen], "weights": fitted[:-1], "bias": float(fitted[-1])}


# %% ample_refits: 预算恰为支持向量数时也重新拟合，并加了岭 / Refits, with a ridge, where the budget is just the number of support vectors
# caught by: test_ample_budget
# kind: narrow
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget > len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    chosen, rest = [], f
    for _ in range(budget):
        chosen.append(int(np.argmax(np.abs(columns.T @ rest))))
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        ridge = 1e-6 * np.eye(features.shape[1])
        fitted = np.linalg.solve(features.T @ features + ridge, features.T @ f)
        rest = f - features @ fitted
    return {"centers": sv[chosen], "weights": fitted[:-1], "bias": float(fitted[-1])}


# %% bias_dropped: 化简后的模型没有偏置 / The reduced model has no bias
# caught by: test_ample_budget
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": 0.0}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    chosen, rest = [], f
    for _ in range(budget):
        chosen.append(int(np.argmax(np.abs(columns.T @ rest))))
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        fitted = np.linalg.lstsq(features, f, rcond=None)[0]
        rest = f - features @ fitted
    return {"centers": sv[chosen], "weights": fitted[:-1], "bias": 0.0}


# %% bias_kept_weights_kept: 只重新求偏置 / Only the bias is found anew
# caught by: test_cancer_twenty_per_cent
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    kept = np.argsort(-np.abs(coef), kind="stable")[:budget]
    g = gaussian(X, sv[kept], sigma) @ coef[kept]
    f = gaussian(X, sv, sigma) @ coef + b
    return {"centers": sv[kept], "weights": coef[kept], "bias": float(np.mean(f - g))}


# %% decision_distance_not_squared: 核函数的指数里距离没有平方 / The distance in the exponent is not squared
# caught by: test_two_points, test_reduced_decision
# costs: 2
def gaussian(X, Z, sigma):
    squared = np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)
    return np.exp(-np.sqrt(squared) / (2 * sigma**2))


# %% decision_sign: 返回了 ±1 而不是 g / Returns ±1 instead of g
# caught by: test_reduced_decision
def reduced_decision(model, sigma, X):
    return np.where(gaussian(X, model["centers"], sigma) @ model["weights"] + model["bias"] >= 0, 1.0, -1.0)


# %% decision_without_bias: g 漏了偏置 / g lacks the bias
# caught by: test_reduced_decision
def reduced_decision(model, sigma, X):
    return gaussian(X, model["centers"], sigma) @ model["weights"]


# %% empty_model: 只留偏置，一个中心也没有 / Keeps the bias and no centre
# caught by: test_budget
# costs: 5
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    f = gaussian(X, sv, sigma) @ coef + b
    return {"centers": np.zeros((0, X.shape[1])), "weights": np.zeros(0), "bias": float(np.mean(f))}


# %% fails_on_duplicates: 支持向量有重复时方程组奇异 / The system is singular where support vectors coincide
# caught by: test_budget
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    chosen, rest = [], f
    for _ in range(budget):
        chosen.append(int(np.argmax(np.abs(columns.T @ rest))))
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        fitted = np.linalg.inv(features.T @ features) @ features.T @ f
        rest = f - features @ fitted
    return {"centers": sv[chosen], "weights": fitted[:-1], "bias": float(fitted[-1])}


# %% first_k_vectors: 只留前几项 / Keeps the first terms
# caught by: test_cancer_twenty_per_cent
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    kept = np.arange(budget)
    return {"centers": sv[kept], "weights": coef[kept], "bias": b}


# %% fits_without_f: 以随机的目标拟合 / Weights are fitted to f of other samples
# caught by: test_cancer_twenty_per_cent
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    chosen, rest = [], f
    for _ in range(budget):
        chosen.append(int(np.argmax(np.abs(columns.T @ rest))))
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        fitted = np.linalg.lstsq(features, np.sort(f), rcond=None)[0]
        rest = f - features @ fitted
    return {"centers": sv[chosen], "weights": fitted[:-1], "bias": float(fitted[-1])}


# %% fixed_share: 不管预算，总留两成 / Always keeps a fifth, whatever the budget
# caught by: test_budget
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    chosen, rest = [], f
    for _ in range(max(1, len(sv) // 5 + 1)):
        chosen.append(int(np.argmax(np.abs(columns.T @ rest))))
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        fitted = np.linalg.lstsq(features, f, rcond=None)[0]
        rest = f - features @ fitted
    return {"centers": sv[chosen], "weights": fitted[:-1], "bias": float(fitted[-1])}


# %% gamma_for_sigma: 拟合时核函数的指数漏了 2 / The kernel of the fit lacks the 2 in its exponent
# caught by: test_two_points, test_rkhs_distance
# book: 表 6.1 / table 6.1
# costs: 2
def gaussian(X, Z, sigma):
    squared = np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)
    return np.exp(-squared / sigma**2)


# %% one_term: 不管预算，只留一项 / Always keeps one term
# caught by: test_cancer_twenty_per_cent
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    chosen, rest = [], f
    for _ in range(1):
        chosen.append(int(np.argmax(np.abs(columns.T @ rest))))
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        fitted = np.linalg.lstsq(features, f, rcond=None)[0]
        rest = f - features @ fitted
    return {"centers": sv[chosen], "weights": fitted[:-1], "bias": float(fitted[-1])}


# %% one_too_many: 偏置也用一个中心表示，多了一项 / One centre beyond the budget
# caught by: test_budget
# costs: 2
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget > len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    chosen, rest = [], f
    for _ in range(min(budget + 1, len(sv))):
        chosen.append(int(np.argmax(np.abs(columns.T @ rest))))
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        fitted = np.linalg.lstsq(features, f, rcond=None)[0]
        rest = f - features @ fitted
    return {"centers": sv[chosen], "weights": fitted[:-1], "bias": float(fitted[-1])}


# %% random_subset: 随机留下几项，不重新拟合 / Keeps random terms and fits nothing again
# caught by: test_cancer_twenty_per_cent
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    kept = np.random.default_rng(seed).permutation(len(sv))[:budget]
    return {"centers": sv[kept], "weights": coef[kept], "bias": b}


# %% random_subset_scaled: 随机留下几项，系数按比例放大 / Keeps random terms with coefficients scaled up
# caught by: test_cancer_twenty_per_cent
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    kept = np.random.default_rng(seed).permutation(len(sv))[:budget]
    return {"centers": sv[kept], "weights": coef[kept] * len(sv) / budget, "bias": b}


# %% random_without_seed: 用了没有种子的随机数 / Random numbers without the seed
# caught by: test_budget
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    chosen, rest = [], f
    for pick in np.random.default_rng().permutation(len(sv))[:budget].tolist():
        chosen.append(pick)
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        fitted = np.linalg.lstsq(features, f, rcond=None)[0]
        rest = f - features @ fitted
    return {"centers": sv[chosen], "weights": fitted[:-1], "bias": float(fitted[-1])}


# %% returns_all_sv: 原样返回全部支持向量 / Returns all support vectors
# caught by: test_budget
# hint: 上限
# costs: 5
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}


# %% rkhs_cross_once: 交叉项只减了一次 / The cross term is subtracted only once
# caught by: test_two_points, test_rkhs_distance
# hint: 三项
def rkhs_distance(sv, coef, centers, weights, sigma):
    own, other = coef @ gaussian(sv, sv, sigma) @ coef, weights @ gaussian(centers, centers, sigma) @ weights
    return float(max(0.0, own + other - coef @ gaussian(sv, centers, sigma) @ weights))


# %% rkhs_input_space: 距离在输入空间里算 / The distance is that of input space
# caught by: test_two_points, test_rkhs_distance
def rkhs_distance(sv, coef, centers, weights, sigma):
    points, signed = np.vstack([sv, centers]), np.append(coef, -np.asarray(weights))
    return float(np.sum((signed @ points) ** 2))


# %% rkhs_negative: 舍入使距离成了负数 / Rounding leaves a negative distance
# caught by: test_never_negative
# hint: 舍入
# kind: narrow
def rkhs_distance(sv, coef, centers, weights, sigma):
    points, signed = np.vstack([sv, centers]), np.append(coef, -np.asarray(weights))
    return float(signed @ gaussian(points, points, sigma) @ signed)


# %% rkhs_of_coefficients: 比较的是系数，不是函数 / Compares coefficients, not functions
# caught by: test_rkhs_distance
def rkhs_distance(sv, coef, centers, weights, sigma):
    points, signed = np.vstack([sv, centers]), np.append(coef, -np.asarray(weights))
    return float(max(0.0, signed @ signed))


# %% rkhs_root: 距离没有平方 / The distance is not squared
# caught by: test_two_points, test_rkhs_distance
def rkhs_distance(sv, coef, centers, weights, sigma):
    points, signed = np.vstack([sv, centers]), np.append(coef, -np.asarray(weights))
    return float(np.sqrt(max(0.0, signed @ gaussian(points, points, sigma) @ signed)))


# %% sigma_of_refit: 拟合时用了两倍的 σ / The fit uses twice the σ
# caught by: test_cancer_twenty_per_cent
# costs: 3
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    columns = gaussian(X, sv, 2 * sigma)
    chosen, rest = [], f
    for _ in range(budget):
        chosen.append(int(np.argmax(np.abs(columns.T @ rest))))
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        fitted = np.linalg.lstsq(features, f, rcond=None)[0]
        rest = f - features @ fitted
    return {"centers": sv[chosen], "weights": fitted[:-1], "bias": float(fitted[-1])}


# %% truncate_no_refit: 只留系数最大的几项，不重新拟合 / Keeps the terms of largest coefficients and fits nothing again
# caught by: test_cancer_twenty_per_cent, test_cancer_ten_per_cent, test_iris
# hint: 重新求权重
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    kept = np.argsort(-np.abs(coef), kind="stable")[:budget]
    return {"centers": sv[kept], "weights": coef[kept], "bias": b}


# %% zero_weights_kept: 不在预算内的权重置 0，中心没有去掉 / Weights beyond the budget are 0, their centres stay
# caught by: test_budget
# costs: 3
def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    chosen, rest = [], f
    for _ in range(budget):
        chosen.append(int(np.argmax(np.abs(columns.T @ rest))))
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        fitted = np.linalg.lstsq(features, f, rcond=None)[0]
        rest = f - features @ fitted
    full = np.zeros(len(sv))
    full[chosen] = fitted[:-1]
    return {"centers": np.array(sv), "weights": full, "bias": float(fitted[-1])}
