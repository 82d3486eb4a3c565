"""Known mistakes of cookbook8.3. Each cell holds what differs from the reference."""

# %% beta_before_gamma: 先加 β 再乘 γ / Adds β before multiplying by γ
# caught by: test_three_numbers, test_forward
# book: §8.4
def normalize(X, gamma, beta, eps):
    return gamma * (standardized(X, eps)[0] + beta), X.mean(axis=0), X.var(axis=0)


# %% both_the_same: 两个方向其实是同一个 / Two directions that are the same
# caught by: test_blind
# book: §8.4
def blind_directions(x):
    # Neither adding a constant nor stretching about the mean changes what is normalised.
    return np.array([np.ones(len(x)), -2 * np.ones(len(x))])


# %% dgamma_from_x: ∂L/∂γ 用了 X，不是 x̂ / ∂L/∂γ from X instead of x̂
# caught by: test_by_hand_parameters, test_by_parameters
# hint: z = γx̂
# book: §8.4
def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    by_gamma = (dZ * X).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = gamma / scale * (dZ - dbeta / len(X) - normal * dgamma / len(X))
    return dX, by_gamma, dbeta


# %% dgamma_from_z: ∂L/∂γ 用了 γx̂ / ∂L/∂γ from γx̂
# caught by: test_by_parameters
# book: §8.4
def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = gamma / scale * (dZ - dbeta / len(X) - normal * dgamma / len(X))
    return dX, gamma * dgamma, dbeta


# %% diagonal_jacobian: 雅可比矩阵只有对角线：忘了 x_j 也影响其他 x̂_i / Only the diagonal of the Jacobian: x_j has an effect on other x̂_i, too
# caught by: test_jacobian
# hint: in three places
# book: §8.4
def jacobian(x, eps):
    # x_j moves its own place, the mean by 1/m of it, and the scale by x̂_j/m.
    m = len(x)
    normal, scale = standardized(x, eps)
    return np.diag(np.diag(np.eye(m) - 1 / m - np.outer(normal, normal) / m)) / scale


# %% difference_of_squares: 方差用平方的均值减均值的平方，数大时不准 / The variance as mean of squares minus square of the mean, inexact for large numbers
# caught by: test_forward
# hint: Subtract the mean before
# book: §8.4
def standardized(X, eps):
    """The normalised columns and their scales."""
    scale = np.sqrt(np.maximum((X**2).mean(axis=0) - X.mean(axis=0) ** 2, 0) + eps) + 1e-300
    return (X - X.mean(axis=0)) / scale, scale


def normalize(X, gamma, beta, eps):
    return (
        gamma * standardized(X, eps)[0] + beta,
        X.mean(axis=0),
        np.maximum((X**2).mean(axis=0) - X.mean(axis=0) ** 2, 0),
    )


# %% eps_forgotten: 忘了 eps / Forgets eps
# caught by: test_forward, test_jacobian
# book: §8.4
def standardized(X, eps):
    """The normalised columns and their scales."""
    scale = np.sqrt(X.var(axis=0)) + 1e-300
    return (X - X.mean(axis=0)) / scale, scale


# %% eps_outside_of_the_root: eps 加在了标准差上 / Adds eps to the standard deviation
# caught by: test_forward
# hint: added to the variance
# book: §8.4
def standardized(X, eps):
    """The normalised columns and their scales."""
    scale = np.sqrt(X.var(axis=0)) + eps
    return (X - X.mean(axis=0)) / scale, scale


def fold(W, b, gamma, beta, mean, var, eps):
    factor = gamma / (np.sqrt(var) + eps)
    return W * factor, (b - mean) * factor + beta


# %% floor_under_the_scale: 尺度不让它小于 10^-8 / Does not let the scale be less than 10^-8
# caught by: test_forward, test_jacobian
# book: §8.4
def standardized(X, eps):
    """The normalised columns and their scales."""
    scale = np.maximum(np.sqrt(X.var(axis=0) + eps), 1e-8)
    return (X - X.mean(axis=0)) / scale, scale


# %% fold_bias_not_scaled: 并入时 b - 均值没有乘上倍数 / Folding does not scale b - mean
# caught by: test_fold
# book: §8.4
def fold(W, b, gamma, beta, mean, var, eps):
    factor = gamma / np.sqrt(var + eps)
    return W * factor, b - mean + beta


# %% fold_rows: 并入时 γ 乘到了 W 的行上 / Folding multiplies the rows of W by γ
# caught by: test_fold
# book: §8.4
def fold(W, b, gamma, beta, mean, var, eps):
    factor = gamma / np.sqrt(var + eps)
    rows = np.resize(factor, len(W))[:, None]
    return W * rows, (b - mean) * factor + beta


# %% fold_scales_beta: 并入时 β 也乘了倍数 / Folding scales β, too
# caught by: test_fold
# book: §8.4
def fold(W, b, gamma, beta, mean, var, eps):
    factor = gamma / np.sqrt(var + eps)
    return W * factor, (b - mean + beta) * factor


# %% fold_without_b: 并入时忘了减均值之前的 b / Folding forgets b
# caught by: test_fold
# hint: Expand
# book: §8.4
def fold(W, b, gamma, beta, mean, var, eps):
    factor = gamma / np.sqrt(var + eps)
    return W * factor, -mean * factor + beta


# %% fold_without_eps: 并入时忘了 eps / Folding forgets eps
# caught by: test_fold
# book: §8.4
def fold(W, b, gamma, beta, mean, var, eps):
    factor = gamma / np.sqrt(np.maximum(var, 1e-12))
    return W * factor, (b - mean) * factor + beta


# %% fold_without_mean: 并入时忘了均值 / Folding forgets the mean
# caught by: test_fold
# hint: Expand
# book: §8.4
def fold(W, b, gamma, beta, mean, var, eps):
    factor = gamma / np.sqrt(var + eps)
    return W * factor, b * factor + beta


# %% gamma_and_beta_exchanged: ∂L/∂γ 与 ∂L/∂β 次序颠倒 / ∂L/∂γ and ∂L/∂β in the wrong order
# caught by: test_by_hand_parameters, test_by_parameters
# book: §8.4
def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = gamma / scale * (dZ - dbeta / len(X) - normal * dgamma / len(X))
    return dX, dbeta, dgamma


# %% gamma_forgotten: 反向传播漏了 γ / The backward pass forgets γ
# caught by: test_by_input
# book: §8.4
def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = (dZ - dbeta / len(X) - normal * dgamma / len(X)) / scale
    return dX, dgamma, dbeta


# %% gamma_twice: 反向传播乘了两次 γ / The backward pass multiplies by γ twice
# caught by: test_by_input
# book: §8.4
def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = gamma**2 / scale * (dZ - dbeta / len(X) - normal * dgamma / len(X))
    return dX, dgamma, dbeta


# %% jacobian_not_scaled: 雅可比矩阵没有除以尺度 / The Jacobian is not divided by the scale
# caught by: test_jacobian
# book: §8.4
def jacobian(x, eps):
    # x_j moves its own place, the mean by 1/m of it, and the scale by x̂_j/m.
    m = len(x)
    normal, scale = standardized(x, eps)
    return np.eye(m) - 1 / m - np.outer(normal, normal) / m


# %% jacobian_sign_of_variance: 方差一项的符号错了 / The sign of the variance's term is wrong
# caught by: test_jacobian
# book: §8.4
def jacobian(x, eps):
    # x_j moves its own place, the mean by 1/m of it, and the scale by x̂_j/m.
    m = len(x)
    normal, scale = standardized(x, eps)
    return (np.eye(m) - 1 / m + np.outer(normal, normal) / m) / scale


# %% jacobian_through_the_mean_only: 雅可比矩阵漏了方差 / The Jacobian without the variance
# caught by: test_jacobian
# hint: through var
# book: §8.4
def jacobian(x, eps):
    # x_j moves its own place, the mean by 1/m of it, and the scale by x̂_j/m.
    m = len(x)
    normal, scale = standardized(x, eps)
    return (np.eye(m) - 1 / m) / scale


# %% jacobian_through_the_variance_only: 雅可比矩阵漏了均值 / The Jacobian without the mean
# caught by: test_jacobian
# hint: through μ
# book: §8.4
def jacobian(x, eps):
    # x_j moves its own place, the mean by 1/m of it, and the scale by x̂_j/m.
    m = len(x)
    normal, scale = standardized(x, eps)
    return (np.eye(m) - np.outer(normal, normal) / m) / scale


# %% jacobian_variance_without_eps: 雅可比矩阵里的 x̂ 按 eps = 0 算 / x̂ in the Jacobian is computed with eps = 0
# caught by: test_jacobian
# book: §8.4
def jacobian(x, eps):
    # x_j moves its own place, the mean by 1/m of it, and the scale by x̂_j/m.
    m = len(x)
    normal, scale = standardized(x, eps)
    normal = (x - x.mean()) / (x.std() or 1)
    return (np.eye(m) - 1 / m - np.outer(normal, normal) / m) / scale


# %% large_results_limited: 结果 Z 限制在 ±10^7 之内 / Limits Z to ±10^7
# caught by: test_forward
# book: §8.4
# kind: narrow
def normalize(X, gamma, beta, eps):
    return np.clip(gamma * standardized(X, eps)[0] + beta, -1e7, 1e7), X.mean(axis=0), X.var(axis=0)


# %% mean_term_only: 反向传播只算了均值的一份，漏了方差 / The backward pass goes through the mean and forgets the variance
# caught by: test_by_hand, test_by_input
# hint: depend on x
# book: §8.4
def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = gamma / scale * (dZ - dbeta / len(X))
    return dX, dgamma, dbeta


# %% means_for_sums: ∂L/∂γ 与 ∂L/∂β 取了平均，不是求和 / ∂L/∂γ and ∂L/∂β are means instead of sums
# caught by: test_by_hand_parameters, test_by_parameters
# hint: sum over the rows
# book: §8.4
def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = gamma / scale * (dZ - dbeta / len(X) - normal * dgamma / len(X))
    return dX, dgamma / len(X), dbeta / len(X)


# %% nearly_constant_columns: 几乎是常数的列当作常数 / Takes a column that is nearly constant for a constant
# caught by: test_jacobian
# book: §8.4
# kind: narrow
def jacobian(x, eps):
    # x_j moves its own place, the mean by 1/m of it, and the scale by x̂_j/m.
    m = len(x)
    normal, scale = standardized(x, eps)
    if np.ptp(normal) < 1e-3:
        normal = 0 * normal
    return (np.eye(m) - 1 / m - np.outer(normal, normal) / m) / scale


# %% not_divided_by_m: 两项都没有除以 m / Neither term is divided by m
# caught by: test_by_hand, test_by_input
# book: §8.4
def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = gamma / scale * (dZ - dbeta - normal * dgamma)
    return dX, dgamma, dbeta


# %% not_rooted: 除以方差，没有开方 / Divides by the variance without a root
# caught by: test_three_numbers, test_forward
# book: §8.4
def standardized(X, eps):
    """The normalised columns and their scales."""
    scale = X.var(axis=0) + eps
    return (X - X.mean(axis=0)) / scale, scale


# %% only_the_constant: 只找到了整列平移 / Finds only the shift of the whole column
# caught by: test_blind
# hint: other change
# book: §8.4
def blind_directions(x):
    # Neither adding a constant nor stretching about the mean changes what is normalised.
    return np.array([np.ones(len(x))])


# %% only_the_stretch: 只找到了整列放大 / Finds only the stretch of the column
# caught by: test_blind
# hint: added to the whole column
# book: §8.4
def blind_directions(x):
    # Neither adding a constant nor stretching about the mean changes what is normalised.
    return np.array([x - x.mean()])


# %% outliers_limited: 把 x̂ 限制在 ±10 之内 / Limits x̂ to ±10
# caught by: test_forward
# book: §8.4
# kind: narrow
def standardized(X, eps):
    """The normalised columns and their scales."""
    scale = np.sqrt(X.var(axis=0) + eps)
    return np.clip((X - X.mean(axis=0)) / scale, -10, 10), scale


# %% rows_normalised: 标准化了每一行（层标准化），而不是每一列 / Normalises rows (layer normalisation) instead of columns
# caught by: test_three_numbers, test_forward
# hint: each column has its own
# book: §8.4
def normalize(X, gamma, beta, eps):
    scale = np.sqrt(X.var(axis=1, keepdims=True) + eps) + 1e-300
    return gamma * (X - X.mean(axis=1, keepdims=True)) / scale + beta, X.mean(axis=0), X.var(axis=0)


# %% sample_variance: 方差除以 m - 1 / The variance divided by m - 1
# caught by: test_three_numbers, test_forward
# hint: divided by m
# book: §8.4
def standardized(X, eps):
    """The normalised columns and their scales."""
    spread = X.var(axis=0, ddof=1) if len(X) > 1 else X.var(axis=0)
    scale = np.sqrt(spread + eps)
    return (X - X.mean(axis=0)) / scale, scale


def normalize(X, gamma, beta, eps):
    return (
        gamma * standardized(X, eps)[0] + beta,
        X.mean(axis=0),
        X.var(axis=0, ddof=1) if len(X) > 1 else X.var(axis=0),
    )


# %% scale_twice: 反向传播的方差一项多除了一次尺度 / The term of the variance is divided by the scale once more
# caught by: test_by_hand, test_by_input
# book: §8.4
def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = gamma / scale * (dZ - dbeta / len(X) - normal * dgamma / len(X) / scale)
    return dX, dgamma, dbeta


# %% standard_deviation_returned: 返回了标准差，不是方差 / Returns the standard deviation instead of the variance
# caught by: test_three_numbers, test_forward
# book: §8.4
def normalize(X, gamma, beta, eps):
    return gamma * standardized(X, eps)[0] + beta, X.mean(axis=0), X.std(axis=0)


# %% statistics_held_constant: 反向传播时把均值和方差当作常数 / The backward pass takes mean and variance for constants
# caught by: test_by_hand, test_by_input
# hint: depend on x
# book: §8.4
def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = gamma / scale * dZ
    return dX, dgamma, dbeta


# %% stretch_about_nothing_squared: 把 x² 也当作看不见的方向 / Takes x² for a blind direction, too
# caught by: test_blind
# book: §8.4
def blind_directions(x):
    # Neither adding a constant nor stretching about the mean changes what is normalised.
    return np.array([np.ones(len(x)), x - x.mean(), x**2])


# %% variance_over_all_features: 方差对所有特征求和，各列共用，如书中所印 / The variance summed over the features, one for all columns, as printed
# caught by: test_forward
# hint: each column has its own
# book: §8.4
def standardized(X, eps):
    """The normalised columns and their scales."""
    scale = np.sqrt(X.var(axis=0).sum() + eps + 0 * X[0])
    return (X - X.mean(axis=0)) / scale, scale


# %% variance_term_only: 反向传播只算了方差的一份，漏了均值 / The backward pass goes through the variance and forgets the mean
# caught by: test_by_hand, test_by_input
# book: §8.4
def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = gamma / scale * (dZ - normal * dgamma / len(X))
    return dX, dgamma, dbeta


# %% variance_with_eps: 返回的方差里加了 eps / The variance that is returned has eps added
# caught by: test_forward
# book: §8.4
def normalize(X, gamma, beta, eps):
    return gamma * standardized(X, eps)[0] + beta, X.mean(axis=0), X.var(axis=0) + eps


# %% what_is_seen: 给出的是看得见的方向 / Gives the directions that are seen
# caught by: test_blind
# book: §8.4
def blind_directions(x):
    # Neither adding a constant nor stretching about the mean changes what is normalised.
    values, vectors = np.linalg.eigh(jacobian(x, 0.0) * x.std())
    return vectors.T[values > 0.5] if len(x) > 2 else np.eye(2)
