"""Known mistakes of 11.6. Each cell holds what differs from the reference."""

# %% bias_after_fit: 先求无偏置的 w，再补 b / Finds w without a bias, then adds b
# caught by: test_melons_with_bias, test_ls_svm
# hint: 残差之和
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    w = ridge_primal(X, y, 1 / (2 * C))
    return w, float(y_mean - w @ x_mean)


# %% bias_from_hinge_thinking: 以为样本恰在间隔上：b 取 y − wᵀx 的中位数 / Takes the median of y − wᵀx for b
# caught by: test_ls_svm
# hint: 残差之和
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    w = ridge_primal(X - x_mean, y - y_mean, 1 / (2 * C))
    return w, float(np.median(y - X @ w))


# %% bias_of_midpoint: b 取两类得分均值的中点 / b from the midpoint of the classes
# caught by: test_melons_with_bias, test_ls_svm
# hint: 残差之和
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    w = ridge_primal(X - x_mean, y - y_mean, 1 / (2 * C))
    scores, y = X @ w, np.asarray(y)
    centres = [scores[y == one].mean() if np.any(y == one) else -one for one in (1, -1)]
    return w, float(-(centres[0] + centres[1]) / 2)


# %% bias_penalised: b 也受惩罚 / b is penalised, too
# caught by: test_melons_with_bias, test_ls_svm
# hint: 不受惩罚
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = np.column_stack([X, np.ones(len(y))])
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ y)
    return w[:-1], float(w[-1])


# %% book_gamma: 对偶的对角线上用了 1/C，像误差项带 ½ 的写法 / 1/C on the diagonal of the dual, as where the errors have a ½
# caught by: test_melons_with_bias, test_ls_svm
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    m = len(y)
    border = np.reshape(y, (m, 1))
    system = np.block([[np.zeros((1, 1)), border.T], [border, np.outer(y, y) * (X @ np.transpose(X)) + np.eye(m) / C]])
    solution = np.linalg.lstsq(system, np.append(0.0, np.ones(m)), rcond=None)[0]
    return np.transpose(X) @ (solution[1:] * y), float(solution[0])


# %% claims_all_true: 六句话都判为真 / All six statements true
# caught by: test_claims
# book: (11.6)
def claims():
    return {
        "both_penalise_squared_norm": True,
        "w_is_a_combination_of_samples_in_both": True,
        "ridge_dual_is_sparse": True,
        "hinge_ignores_points_beyond_the_margin": True,
        "squared_loss_ignores_points_beyond_the_margin": True,
        "ridge_needs_no_iteration": True,
    }


# %% claims_not_combination: 以为只有支持向量机的 w 是样本的线性组合 / Thinks that only the SVM has its w in the span of the samples
# caught by: test_claims
# book: (11.6)
def claims():
    return {
        "both_penalise_squared_norm": True,
        "w_is_a_combination_of_samples_in_both": False,
        "ridge_dual_is_sparse": False,
        "hinge_ignores_points_beyond_the_margin": True,
        "squared_loss_ignores_points_beyond_the_margin": False,
        "ridge_needs_no_iteration": True,
    }


# %% claims_sparse: 以为岭回归的 α 也稀疏 / Takes the α of ridge regression for sparse
# caught by: test_claims
# book: (11.6)
def claims():
    return {
        "both_penalise_squared_norm": True,
        "w_is_a_combination_of_samples_in_both": True,
        "ridge_dual_is_sparse": True,
        "hinge_ignores_points_beyond_the_margin": True,
        "squared_loss_ignores_points_beyond_the_margin": False,
        "ridge_needs_no_iteration": True,
    }


# %% data_balanced: 数据太规矩，岭回归没有判错 / Data so regular that ridge regression is right
# caught by: test_masking
# hint: 离得很远
# book: (11.6)
def masking_data(lam):
    # Six samples, right by far, draw the line towards themselves; the more w is penalised, the farther they must be.
    far = 1.5
    return [-1.0] * 5 + [1.2] + [far] * 6, [-1] * 5 + [1] * 7


# %% data_constant_imbalance: 只靠样本数不均，λ 小时不判错 / Unequal class sizes alone, which is not enough for a small λ
# caught by: test_masking
# hint: 最小
# book: (11.6)
def masking_data(lam):
    # Six samples, right by far, draw the line towards themselves; the more w is penalised, the farther they must be.
    return [-1.0] * 15 + [1.0], [-1] * 15 + [1]


# %% data_lambda_too_large: 只在 λ 小时有效：近处的正样本在 λ 大时不再判错 / Works for small λ only
# caught by: test_masking
# hint: 最大的 λ
# book: (11.6)
def masking_data(lam):
    # Six samples, right by far, draw the line towards themselves; the more w is penalised, the farther they must be.
    far = 20.0
    return [-1.0] * 2 + [1.0] + [far] * 6, [-1] * 2 + [1] * 7


# %% data_mirrored_labels: 标记写成 0 与 1 / Labels 0 and 1
# caught by: test_masking
# book: (11.6)
def masking_data(lam):
    # Six samples, right by far, draw the line towards themselves; the more w is penalised, the farther they must be.
    far = 50 * np.sqrt(1 + lam)
    return [-1.0] * 5 + [1.0] + [float(far)] * 6, [0] * 5 + [1] * 7


# %% data_not_separable: 数据不可分 / Data that no threshold separates
# caught by: test_masking
# book: (11.6)
def masking_data(lam):
    # Six samples, right by far, draw the line towards themselves; the more w is penalised, the farther they must be.
    far = 50 * np.sqrt(1 + lam)
    return [-1.0] * 5 + [-2.0] + [float(far)] * 6, [-1] * 5 + [1] * 7


# %% data_one_class: 只有一类 / One class only
# caught by: test_masking
# book: (11.6)
def masking_data(lam):
    # Six samples, right by far, draw the line towards themselves; the more w is penalised, the farther they must be.
    far = 50 * np.sqrt(1 + lam)
    return [-1.0] * 5 + [1.0] + [float(far)] * 6, [1] * 12


# %% data_without_bias: 只在没有偏置项时判错 / Wrong only for ridge regression without a bias
# caught by: test_masking
# hint: 离得很远
# book: (11.6)
def masking_data(lam):
    # Six samples, right by far, draw the line towards themselves; the more w is penalised, the farther they must be.
    return [10.0, 10.5, 13.0, 13.5], [-1, -1, 1, 1]


# %% dual_constraint_missing: 支持向量机的对偶忘了 Σ α y = 0，b 随意取 / The dual without Σ α y = 0, b taken from one sample
# caught by: test_melons_with_bias, test_ls_svm
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    y = np.asarray(y)
    alpha = np.linalg.solve(np.outer(y, y) * (X @ np.transpose(X)) + np.eye(len(y)) / (2 * C), np.ones(len(y)))
    w = np.transpose(X) @ (alpha * y)
    return w, float(y[0] - w @ X[0])


# %% dual_doubled: α 多了一个 2 / α twice as large
# caught by: test_dual
# hint: w = Xᵀα
# book: (11.6)
def ridge_dual(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return 2 * np.linalg.solve(X @ X.T + lam * np.eye(len(y)), y)


# %% dual_is_residual: α 没有除以 λ / α not divided by λ
# caught by: test_dual
# hint: w = Xᵀα
# book: (11.6)
def ridge_dual(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return lam * np.linalg.solve(X @ X.T + lam * np.eye(len(y)), y)


# %% dual_of_attributes: 对偶用了 XᵀX，长度不对 / XᵀX in the dual, of the wrong size
# caught by: test_dual
# book: (11.6)
def ridge_dual(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return np.linalg.solve(X.T @ X + lam * np.eye(X.shape[1]), X.T @ y)


# %% dual_shortest: 取满足 w = Xᵀα 的最短的 α，残差不是 λα / The shortest α with w = Xᵀα, whose residuals are not λα
# caught by: test_dual
# hint: 方程组
# book: (11.6)
def ridge_dual(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return np.linalg.pinv(X.T) @ ridge_primal(X, y, lam)


# %% dual_squared_kernel: 用了 K² + λK，K 奇异时解不唯一 / Solves K² + λK, singular with K
# caught by: test_dual
# hint: 方程组
# book: (11.6)
def ridge_dual(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    K = X @ X.T
    return np.linalg.pinv(K @ K + lam * K) @ K @ y


# %% dual_with_labels: α 里去掉了标记，像支持向量机那样 / Takes the labels out of α, as in the SVM
# caught by: test_dual
# hint: w = Xᵀα
# book: (11.6)
def ridge_dual(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return y * np.linalg.solve(X @ X.T + lam * np.eye(len(y)), y)


# %% dual_without_lambda: 对偶忘了 λ / The dual without λ
# caught by: test_dual
# hint: 方程组
# book: (11.6)
def ridge_dual(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return np.linalg.pinv(X @ X.T) @ y


# %% gradient_descent_short: 梯度下降只走 100 步 / One hundred steps of gradient descent
# caught by: test_melons_with_bias, test_ls_svm
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = np.column_stack([X - x_mean, np.ones(len(y))])
    penalty = np.append(np.full(len(x_mean), 1 / (2 * C)), 0)
    u, step = np.zeros(Z.shape[1]), 1 / (np.linalg.norm(Z, 2) ** 2 + 1 / (2 * C))
    for _ in range(100):
        u = u - step * (Z.T @ (Z @ u - y) + penalty * u)
    return u[:-1], float(u[-1] - u[:-1] @ x_mean)


# %% half_c: 换算成 λ = C/2 / Converts to λ = C/2
# caught by: test_exchange
# hint: ‖w‖²
# book: (11.6)
def lam_from_C(C):  # noqa: N802
    return C / 2


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% half_loss: 把平方和当作带 1/2 的 / Takes the sum of squares as if it had a 1/2
# caught by: test_melons, test_primal
# hint: 1/2
# book: (11.6)
def ridge_primal(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return np.linalg.solve(X.T @ X + 2 * lam * np.eye(X.shape[1]), X.T @ y)


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% half_penalty: 把 λ‖w‖² 当作带 1/2 的 / Takes λ‖w‖² as if it had a 1/2
# caught by: test_melons, test_primal
# hint: 1/2
# book: (11.6)
def ridge_primal(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return np.linalg.solve(X.T @ X + lam / 2 * np.eye(X.shape[1]), X.T @ y)


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% hinge_everywhere: 合页损失对所有样本都有力 / The hinge pushes all samples
# caught by: test_influence
# hint: 斜率
# book: (11.6)
def influence(margin, loss):
    if loss == "squared":
        return 2 * (1 - margin)
    return 1.0


# %% hinge_only_errors: 合页损失只推动判错的样本 / The hinge pushes misclassified samples only
# caught by: test_influence
# hint: 斜率
# book: (11.6)
def influence(margin, loss):
    if loss == "squared":
        return 2 * (1 - margin)
    return 1.0 if margin < 0 else 0.0


# %% hinge_value: 返回合页损失的值，不是斜率 / The value of the hinge loss, not its slope
# caught by: test_influence
# hint: 斜率
# book: (11.6)
def influence(margin, loss):
    if loss == "squared":
        return 2 * (1 - margin)
    return max(0.0, 1 - margin)


# %% labels_not_centred: b 取标记的均值，而 X 没有中心化 / b is the mean label, though X is not centred
# caught by: test_melons_with_bias, test_ls_svm
# hint: 残差之和
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    return ridge_primal(X, y - y_mean, 1 / (2 * C)), float(y_mean)


# %% lambda_everywhere: λ 加到了每个元素上，不是对角线 / Adds λ to every entry, not to the diagonal
# caught by: test_melons, test_primal
# book: (11.6)
def ridge_primal(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return np.linalg.pinv(X.T @ X + lam) @ X.T @ y


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% lambda_squared: 用了 λ² / Uses λ²
# caught by: test_melons, test_primal
# book: (11.6)
def ridge_primal(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return np.linalg.solve(X.T @ X + lam**2 * np.eye(X.shape[1]), X.T @ y)


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% least_squares: 忘了 λ / Forgets λ
# caught by: test_melons, test_primal
# hint: λ
# book: (11.6)
def ridge_primal(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return np.linalg.pinv(X) @ y


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% loss_ignored: 不管 loss，总是平方损失 / Ignores loss: always the squared one
# caught by: test_influence
# hint: 斜率
# book: (11.6)
def influence(margin, loss):
    if loss == "squared":
        return 2 * (1 - margin)
    return 2 * (1 - margin)


# %% ls_svm_ignores_c: ls_svm 不管 C / ls_svm ignores C
# caught by: test_melons_with_bias, test_ls_svm
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) * 0.5, Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% ls_svm_one_over_c: ls_svm 中的 λ 取 1/C / λ = 1/C within ls_svm
# caught by: test_melons_with_bias, test_ls_svm
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / C, Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% mean_loss: 损失除以了 m / The loss divided by m
# caught by: test_melons, test_primal
# hint: 除以 m
# book: (11.6)
def ridge_primal(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return np.linalg.solve(X.T @ X + lam * len(y) * np.eye(X.shape[1]), X.T @ y)


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% near_the_margin: m 在 1 的千分之一以内也当作 1 / Takes m within a thousandth of 1 for 1
# caught by: test_influence
# book: (11.6)
# kind: narrow
def influence(margin, loss):
    if loss == "squared":
        return 2 * (1 - margin)
    return 1.0 if margin < 1 - 1e-3 else 0.0


# %% omega_without_labels: 对偶的核矩阵没有乘标记 / The kernel matrix of the dual without the labels
# caught by: test_melons_with_bias, test_ls_svm
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    m = len(y)
    system = np.block([[np.zeros((1, 1)), np.reshape(y, (1, m))], [np.reshape(y, (m, 1)), X @ np.transpose(X) + np.eye(m) / (2 * C)]])
    solution = np.linalg.lstsq(system, np.append(0.0, np.ones(m)), rcond=None)[0]
    return np.transpose(X) @ (solution[1:] * y), float(solution[0])


# %% one_over_c: 换算成 λ = 1/C / Converts to λ = 1/C
# caught by: test_exchange
# hint: ‖w‖²
# book: (11.6)
def lam_from_C(C):  # noqa: N802
    return 1 / C


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% primal_needs_few_attributes: 属性多于样本时改用最小范数解，丢了 λ / Drops λ where attributes outnumber samples
# caught by: test_primal
# book: (11.6)
def ridge_primal(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    if X.shape[1] > len(y):
        return np.linalg.pinv(X) @ y
    return np.linalg.solve(X.T @ X + lam * np.eye(X.shape[1]), X.T @ y)


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% push_absolute: 返回力的大小，没有正负 / The size of the push, without its sign
# caught by: test_influence
# hint: 斜率
# book: (11.6)
def influence(margin, loss):
    if loss == "squared":
        return 2 * abs(1 - margin)
    return 1.0 if margin < 1 else 0.0


# %% push_sign: 正负号反了：返回 dℓ/dm / The opposite sign: dℓ/dm
# caught by: test_influence
# hint: 斜率
# book: (11.6)
def influence(margin, loss):
    if loss == "squared":
        return 2 * (margin - 1)
    return -1.0 if margin < 1 else 0.0


# %% ridge_with_bias: 先中心化，好像有偏置项 / Centres first, as if there were a bias
# caught by: test_melons, test_primal
# hint: 梯度
# book: (11.6)
def ridge_primal(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    Z = X - X.mean(axis=0)
    return np.linalg.solve(Z.T @ Z + lam * np.eye(Z.shape[1]), Z.T @ (y - y.mean()))


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% rounded_exchange: λ 只保留六位小数 / λ rounded to six decimals
# caught by: test_exchange
# book: (11.6)
# kind: narrow
def lam_from_C(C):  # noqa: N802
    return round(1 / (2 * C), 6)


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% same_as_c: 换算成 λ = C / Converts to λ = C
# caught by: test_exchange
# hint: ‖w‖²
# book: (11.6)
def lam_from_C(C):  # noqa: N802
    return C


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% squared_clipped: 平方损失在 m > 1 处截为 0 / The squared loss cut off at m > 1
# caught by: test_influence
# hint: m > 1
# book: (11.6)
def influence(margin, loss):
    if loss == "squared":
        return 2 * max(0.0, 1 - margin)
    return 1.0 if margin < 1 else 0.0


# %% squared_value: 返回平方损失的值，不是斜率 / The value of the squared loss, not its slope
# caught by: test_influence
# hint: 斜率
# book: (11.6)
def influence(margin, loss):
    if loss == "squared":
        return (1 - margin) ** 2
    return 1.0 if margin < 1 else 0.0


# %% squared_without_two: 平方损失求导漏了 2 / The derivative of the square without the 2
# caught by: test_influence
# hint: 斜率
# book: (11.6)
def influence(margin, loss):
    if loss == "squared":
        return 1 - margin
    return 1.0 if margin < 1 else 0.0


# %% standardised: 先标准化各列 / Standardises the columns first
# caught by: test_melons, test_primal
# book: (11.6)
def ridge_primal(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    scale = X.std(axis=0)
    Z = X / np.where(scale > 0, scale, 1)
    return np.linalg.solve(Z.T @ Z + lam * np.eye(Z.shape[1]), Z.T @ y)


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% two_classes_needed: b 按两类样本数分别平均，只有一类时算不出 / Averages over the samples of each class for b, which fails for one class
# caught by: test_ls_svm
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    r, y = y - X @ w, np.asarray(y)
    up, down = np.sum(y == 1), np.sum(y == -1)
    return w, float((up * np.mean(r[y == 1]) + down * np.mean(r[y == -1])) / (up + down))


# %% two_over_c: 换算成 λ = 2/C / Converts to λ = 2/C
# caught by: test_exchange
# hint: ‖w‖²
# book: (11.6)
def lam_from_C(C):  # noqa: N802
    return 2 / C


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    Z = X - x_mean
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]) / (2 * C), Z.T @ (y - y_mean))
    return w, float(y_mean - w @ x_mean)


# %% without_bias: 没有 b / Without b
# caught by: test_melons_with_bias, test_ls_svm
# hint: b
# book: (11.6)
def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    return np.linalg.solve(np.transpose(X) @ X + np.eye(len(X[0])) / (2 * C), np.transpose(X) @ y), 0.0
