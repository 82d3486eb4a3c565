"""Known mistakes of 6.9. Each cell holds what differs from the reference."""

# %% clipped_exp: 为防溢出把 f 截到 ±500 / f is clipped to ±500 to avoid overflow
# caught by: test_objective
# hint: 溢出
# kind: narrow
def objective(alpha, b, K, y, lam):
    values = K @ alpha
    f = np.clip(values + b, -500, 500)
    losses = -y * f + np.log(1 + np.exp(f))
    return float(np.sum(losses) + lam / 2 * alpha @ values)


# %% coefficients_sign: 系数的符号反了 / The coefficients have the wrong sign
# caught by: test_coefficients
def coefficients_from_probabilities(p, y, lam):
    return (p - y) / lam


# %% coefficients_times_lambda: 乘了 λ 而不是除以 λ / Multiplied by λ instead of divided
# caught by: test_coefficients
def coefficients_from_probabilities(p, y, lam):
    return (y - p) * lam


# %% coefficients_without_lambda: 系数漏了 λ / The coefficients lack λ
# caught by: test_coefficients
def coefficients_from_probabilities(p, y, lam):
    return y - p


# %% few_steps: 梯度下降只走 200 步 / Only 200 steps of gradient descent
# caught by: test_fit_on_melons, test_fit
def fit(K, y, lam):
    m = len(y)
    alpha, b = np.zeros(m), 0.0
    for _ in range(200):
        g = gradient(alpha, b, K, y, lam)
        alpha, b = alpha - 0.01 * g[:-1], b - 0.01 * g[-1]
    return alpha, float(b)


# %% fit_cholesky_of_K: 要求 K 正定 / Asks K to be positive definite
# caught by: test_fit
def fit(K, y, lam):
    """Newton's method on p - y + λα = 0, Σ(p - y) = 0: unlike the Hessian this system is regular for any K."""
    m = len(y)
    np.linalg.cholesky(K)
    alpha, b = np.zeros(m), 0.0
    while True:
        f = K @ alpha + b
        p, spread = sigmoid(f), (sigmoid(f) * sigmoid(-f))[:, None]
        system = np.block([[spread * K + lam * np.eye(m), spread], [spread.T @ K, np.sum(spread)]])
        step = np.linalg.solve(system, np.append(y - p - lam * alpha, np.sum(y - p)))
        descent = -gradient(alpha, b, K, y, lam) @ step
        if descent <= 1e-12:
            return alpha, float(b)
        now, size = objective(alpha, b, K, y, lam), 1.0
        while objective(alpha + size * step[:-1], b + size * step[-1], K, y, lam) > now - size * descent / 4:
            size /= 2
        alpha, b = alpha + size * step[:-1], b + size * step[-1]


# %% fit_lambda_halved: 求解时 λ 少了一半 / The solver uses half of λ
# caught by: test_fit_on_melons, test_fit
def fit(K, y, lam):
    lam = lam / 2
    """Newton's method on p - y + λα = 0, Σ(p - y) = 0: unlike the Hessian this system is regular for any K."""
    m = len(y)
    alpha, b = np.zeros(m), 0.0
    while True:
        f = K @ alpha + b
        p, spread = sigmoid(f), (sigmoid(f) * sigmoid(-f))[:, None]
        system = np.block([[spread * K + lam * np.eye(m), spread], [spread.T @ K, np.sum(spread)]])
        step = np.linalg.solve(system, np.append(y - p - lam * alpha, np.sum(y - p)))
        descent = -gradient(alpha, b, K, y, lam) @ step
        if descent <= 1e-12:
            return alpha, float(b)
        now, size = objective(alpha, b, K, y, lam), 1.0
        while objective(alpha + size * step[:-1], b + size * step[-1], K, y, lam) > now - size * descent / 4:
            size /= 2
        alpha, b = alpha + size * step[:-1], b + size * step[-1]


# %% fit_least_squares: 用最小二乘拟合标签 / Least squares on the labels
# caught by: test_fit_on_melons, test_fit
def fit(K, y, lam):
    """Regression on the labels."""
    m = len(y)
    system = np.ones((m + 1, m + 1))
    system[:m, :m] = K + lam * np.eye(m)
    system[m, m] = 0.0
    *alpha, b = np.linalg.solve(system, np.append(np.where(y == 1, 2.0, -2.0), 0.0))
    return np.array(alpha), float(b)


# %% fit_one_newton_step: 只走一步牛顿法 / A single Newton step
# caught by: test_fit_on_melons, test_fit
def fit(K, y, lam):
    """Newton's method on p - y + λα = 0, Σ(p - y) = 0: unlike the Hessian this system is regular for any K."""
    m = len(y)
    alpha, b = np.zeros(m), 0.0
    while True:
        f = K @ alpha + b
        p, spread = sigmoid(f), (sigmoid(f) * sigmoid(-f))[:, None]
        system = np.block([[spread * K + lam * np.eye(m), spread], [spread.T @ K, np.sum(spread)]])
        step = np.linalg.solve(system, np.append(y - p - lam * alpha, np.sum(y - p)))
        descent = -gradient(alpha, b, K, y, lam) @ step
        if descent <= 1e-12 or np.any(alpha):
            return alpha, float(b)
        now, size = objective(alpha, b, K, y, lam), 1.0
        while objective(alpha + size * step[:-1], b + size * step[-1], K, y, lam) > now - size * descent / 4:
            size /= 2
        alpha, b = alpha + size * step[:-1], b + size * step[-1]


# %% fit_penalises_b: 求解时 b 也受惩罚 / The solver penalises b
# caught by: test_fit_on_melons, test_fit
# hint: 不受惩罚
def fit(K, y, lam):
    alpha, _ = fit_without_b(K + 1.0, y, lam)
    return alpha, float(np.sum(alpha))


def fit_without_b(K, y, lam):
    m = len(y)
    alpha = np.zeros(m)
    for _ in range(100):
        f = K @ alpha
        p, spread = sigmoid(f), (sigmoid(f) * sigmoid(-f))[:, None]
        step = np.linalg.solve(spread * K + lam * np.eye(m), y - p - lam * alpha)
        size = 1.0
        while size > 1e-9 and objective(alpha + size * step, 0.0, K, y, lam) > objective(alpha, 0.0, K, y, lam):
            size /= 2
        alpha = alpha + size * step
    return alpha, 0.0


# %% fit_without_b: 求解时 b 总是 0 / b is always 0
# caught by: test_fit_on_melons, test_fit
# hint: b 也要优化
def fit(K, y, lam):
    m = len(y)
    alpha = np.zeros(m)
    for _ in range(100):
        f = K @ alpha
        p, spread = sigmoid(f), (sigmoid(f) * sigmoid(-f))[:, None]
        step = np.linalg.solve(spread * K + lam * np.eye(m), y - p - lam * alpha)
        size = 1.0
        while size > 1e-9 and objective(alpha + size * step, 0.0, K, y, lam) > objective(alpha, 0.0, K, y, lam):
            size /= 2
        alpha = alpha + size * step
    return alpha, 0.0


# %% fixed_step: 梯度下降用固定步长 0.01，大的核矩阵上发散 / Gradient descent with the fixed step 0.01, which diverges for large kernels
# caught by: test_fit_to_a_millionth
def fit(K, y, lam):
    m = len(y)
    alpha, b = np.zeros(m), 0.0
    for _ in range(20000):
        g = gradient(alpha, b, K, y, lam)
        alpha, b = alpha - 0.01 * g[:-1], b - 0.01 * g[-1]
    return alpha, float(b)


# %% gradient_b_first: b 的偏导数放在最前 / The derivative by b comes first
# caught by: test_gradient
def gradient(alpha, b, K, y, lam):
    error = sigmoid(K @ alpha + b) - y
    return np.append(np.sum(error), K @ (error + lam * alpha))


# %% gradient_b_mean: 对 b 的偏导数取了平均 / The derivative by b is a mean
# caught by: test_gradient
def gradient(alpha, b, K, y, lam):
    error = sigmoid(K @ alpha + b) - y
    return np.append(K @ (error + lam * alpha), np.mean(error))


# %% gradient_b_penalised: 对 b 的偏导数加了 λb / λb is added to the derivative by b
# caught by: test_gradient
# hint: 不含惩罚项
def gradient(alpha, b, K, y, lam):
    error = sigmoid(K @ alpha + b) - y
    return np.append(K @ (error + lam * alpha), np.sum(error) + lam * b)


# %% gradient_of_components: 梯度没有乘 K：只是 p - y + λα / The gradient is not multiplied by K: p - y + λα
# caught by: test_gradient
def gradient(alpha, b, K, y, lam):
    error = sigmoid(K @ alpha + b) - y
    return np.append(error + lam * alpha, np.sum(error))


# %% gradient_penalty_without_K: 惩罚项的梯度写成 λα，没有 K / The gradient of the penalty is λα, without K
# caught by: test_gradient
# hint: 也有 K
def gradient(alpha, b, K, y, lam):
    error = sigmoid(K @ alpha + b) - y
    return np.append(K @ error + lam * alpha, np.sum(error))


# %% gradient_sign: 梯度反号 / The gradient with the opposite sign
# caught by: test_gradient
def gradient(alpha, b, K, y, lam):
    error = sigmoid(K @ alpha + b) - y
    return -np.append(K @ (error + lam * alpha), np.sum(error))


# %% gradient_without_penalty: 梯度漏了惩罚项 / The gradient lacks the penalty
# caught by: test_gradient
def gradient(alpha, b, K, y, lam):
    error = sigmoid(K @ alpha + b) - y
    return np.append(K @ error, np.sum(error))


# %% hessian_block_diagonal: α 与 b 的混合偏导数取 0 / The mixed derivatives of α and b are 0
# caught by: test_hessian
# hint: 之间
def hessian(alpha, b, K, y, lam):
    spread = sigmoid(K @ alpha + b) * sigmoid(-(K @ alpha + b))
    features = np.column_stack([K, np.ones(len(y))])
    result = features.T @ (spread[:, None] * features)
    result[:-1, :-1] += lam * K
    result[:-1, -1] = result[-1, :-1] = 0.0
    return result


# %% hessian_of_alpha_only: 海森矩阵漏了 b / The Hessian leaves out b
# caught by: test_hessian
def hessian(alpha, b, K, y, lam):
    spread = sigmoid(K @ alpha + b) * sigmoid(-(K @ alpha + b))
    features = np.column_stack([K, np.ones(len(y))])
    result = features.T @ (spread[:, None] * features)
    result[:-1, :-1] += lam * K
    return result[:-1, :-1]


# %% hessian_p_only: 海森矩阵里用 p 代替 p(1 - p) / The Hessian holds p in place of p(1 - p)
# caught by: test_hessian
# hint: p_i(1 - p_i)
def hessian(alpha, b, K, y, lam):
    spread = sigmoid(K @ alpha + b)
    features = np.column_stack([K, np.ones(len(y))])
    result = features.T @ (spread[:, None] * features)
    result[:-1, :-1] += lam * K
    return result


# %% hessian_penalty_identity: 海森矩阵里是 λI 而不是 λK / The Hessian holds λI instead of λK
# caught by: test_hessian
def hessian(alpha, b, K, y, lam):
    spread = sigmoid(K @ alpha + b) * sigmoid(-(K @ alpha + b))
    features = np.column_stack([K, np.ones(len(y))])
    result = features.T @ (spread[:, None] * features)
    result[:-1, :-1] += lam * np.eye(len(y))
    return result


# %% hessian_quarter: p(1 - p) 用上界 1/4 代替 / p(1 - p) is replaced by its bound 1/4
# caught by: test_hessian
def hessian(alpha, b, K, y, lam):
    spread = np.full(len(y), 0.25)
    features = np.column_stack([K, np.ones(len(y))])
    result = features.T @ (spread[:, None] * features)
    result[:-1, :-1] += lam * K
    return result


# %% hessian_without_penalty: 海森矩阵漏了 λK / The Hessian lacks λK
# caught by: test_hessian
def hessian(alpha, b, K, y, lam):
    spread = sigmoid(K @ alpha + b) * sigmoid(-(K @ alpha + b))
    features = np.column_stack([K, np.ones(len(y))])
    result = features.T @ (spread[:, None] * features)
    return result


# %% log2: 用了以 2 为底的对数 / Logarithms to base 2
# caught by: test_objective_by_hand, test_objective
# hint: 自然对数
# book: (3.27)
def objective(alpha, b, K, y, lam):
    values = K @ alpha
    losses = np.logaddexp(0, np.where(y == 1, -1, 1) * (values + b))
    return float(np.sum(losses) / np.log(2) + lam / 2 * alpha @ values)


# %% loss_of_signs: 把标签当作 ±1：ln(1 + e^(-y f)) / Labels taken as ±1: ln(1 + e^(-y f))
# caught by: test_objective_by_hand, test_objective
# book: (6.33)
def objective(alpha, b, K, y, lam):
    values = K @ alpha
    losses = np.logaddexp(0, -y * (values + b))
    return float(np.sum(losses) + lam / 2 * alpha @ values)


# %% mean_loss: 损失取了平均 / The losses are averaged
# caught by: test_objective_by_hand, test_objective
def objective(alpha, b, K, y, lam):
    values = K @ alpha
    losses = np.logaddexp(0, np.where(y == 1, -1, 1) * (values + b))
    return float(np.mean(losses) + lam / 2 * alpha @ values)


# %% naive_exp: e^f 溢出 / e^f overflows
# caught by: test_objective
# hint: 溢出
# kind: narrow
def objective(alpha, b, K, y, lam):
    values = K @ alpha
    losses = -y * (values + b) + np.log(1 + np.exp(values + b))
    return float(np.sum(losses) + lam / 2 * alpha @ values)


# %% newton_whole_steps: 牛顿法总走整步，不检查 J 是否下降 / Newton's method takes whole steps and never looks whether J has fallen
# caught by: test_fit
# kind: narrow
def fit(K, y, lam):
    """Newton's method on p - y + λα = 0, Σ(p - y) = 0: unlike the Hessian this system is regular for any K."""
    m = len(y)
    alpha, b = np.zeros(m), 0.0
    for _ in range(200):
        f = K @ alpha + b
        p, spread = sigmoid(f), (sigmoid(f) * sigmoid(-f))[:, None]
        system = np.block([[spread * K + lam * np.eye(m), spread], [spread.T @ K, np.sum(spread)]])
        step = np.linalg.solve(system, np.append(y - p - lam * alpha, np.sum(y - p)))
        alpha, b = alpha + step[:-1], b + step[-1]
        if np.abs(step).max() <= 1e-9 * max(1, np.abs(alpha).max()):
            break
    return alpha, float(b)


# %% objective_kept_without_lambda: 目标值按参数记下，漏了 λ / The objective is kept by its arguments, λ left out
# caught by: test_objective
# kind: narrow
KEPT = {}


def objective(alpha, b, K, y, lam):
    key = alpha.tobytes(), b, K.tobytes(), y.tobytes()
    if key not in KEPT:
        KEPT[key] = worked_out(alpha, b, K, y, lam)
    return KEPT[key]


def worked_out(alpha, b, K, y, lam):
    values = K @ alpha
    losses = np.logaddexp(0, np.where(y == 1, -1, 1) * (values + b))
    return float(np.sum(losses) + lam / 2 * alpha @ values)


def fit(K, y, lam):
    """Newton's method on p - y + λα = 0, Σ(p - y) = 0: unlike the Hessian this system is regular for any K."""
    m = len(y)
    alpha, b = np.zeros(m), 0.0
    while True:
        f = K @ alpha + b
        p, spread = sigmoid(f), (sigmoid(f) * sigmoid(-f))[:, None]
        system = np.block([[spread * K + lam * np.eye(m), spread], [spread.T @ K, np.sum(spread)]])
        step = np.linalg.solve(system, np.append(y - p - lam * alpha, np.sum(y - p)))
        descent = -gradient(alpha, b, K, y, lam) @ step
        if descent <= 1e-12:
            return alpha, float(b)
        now, size = worked_out(alpha, b, K, y, lam), 1.0
        while worked_out(alpha + size * step[:-1], b + size * step[-1], K, y, lam) > now - size * descent / 4:
            size /= 2
        alpha, b = alpha + size * step[:-1], b + size * step[-1]


# %% objective_without_b: f 漏了 b / f lacks b
# caught by: test_objective
def objective(alpha, b, K, y, lam):
    values = K @ alpha
    losses = np.logaddexp(0, np.where(y == 1, -1, 1) * values)
    return float(np.sum(losses) + lam / 2 * alpha @ values)


# %% penalises_b: b 也受惩罚 / b is penalised too
# caught by: test_objective
# hint: 不含 b
def objective(alpha, b, K, y, lam):
    values = K @ alpha
    losses = np.logaddexp(0, np.where(y == 1, -1, 1) * (values + b))
    return float(np.sum(losses) + lam / 2 * (alpha @ values + b**2))


# %% penalty_norm_of_alpha: 惩罚项取了 ‖α‖² / The penalty is ‖α‖²
# caught by: test_objective_by_hand, test_objective
# hint: αᵀKα
# book: (6.58)
def objective(alpha, b, K, y, lam):
    values = K @ alpha
    losses = np.logaddexp(0, np.where(y == 1, -1, 1) * (values + b))
    return float(np.sum(losses) + lam / 2 * alpha @ alpha)


# %% penalty_without_half: 惩罚项漏了 1/2 / The penalty lacks its 1/2
# caught by: test_objective_by_hand, test_objective
def objective(alpha, b, K, y, lam):
    values = K @ alpha
    losses = np.logaddexp(0, np.where(y == 1, -1, 1) * (values + b))
    return float(np.sum(losses) + lam * alpha @ values)


# %% probability_is_f: 返回了 f / Returns f
# caught by: test_probability
# hint: 对率函数
def probability(alpha, b, K_test):
    return K_test @ alpha + b


# %% probability_is_label: 返回了 0/1 的预测 / Returns 0/1 predictions
# caught by: test_probability
def probability(alpha, b, K_test):
    return np.where(K_test @ alpha + b >= 0, 1.0, 0.0)


# %% probability_overflows: e^(-f) 溢出成 nan / e^(-f) overflows to nan
# caught by: test_probability
# kind: narrow
def probability(alpha, b, K_test):
    f = K_test @ alpha + b
    return np.exp(f) / (1 + np.exp(f))


# %% probability_without_b: 概率漏了 b / The probability lacks b
# caught by: test_probability
def probability(alpha, b, K_test):
    return sigmoid(K_test @ alpha)


# %% ridge_on_alpha_everywhere: 从目标函数到求解都以 ‖α‖² 为惩罚 / ‖α‖² is the penalty from the objective to the solver
# caught by: test_objective, test_gradient, test_hessian, test_fit_on_melons
# costs: 3
# book: (6.58)
def objective(alpha, b, K, y, lam):
    values = K @ alpha
    losses = np.logaddexp(0, np.where(y == 1, -1, 1) * (values + b))
    return float(np.sum(losses) + lam / 2 * alpha @ alpha)


def gradient(alpha, b, K, y, lam):
    error = sigmoid(K @ alpha + b) - y
    return np.append(K @ error + lam * alpha, np.sum(error))


def hessian(alpha, b, K, y, lam):
    spread = sigmoid(K @ alpha + b) * sigmoid(-(K @ alpha + b))
    features = np.column_stack([K, np.ones(len(y))])
    result = features.T @ (spread[:, None] * features)
    result[:-1, :-1] += lam * np.eye(len(y))
    return result


def fit(K, y, lam):
    theta = np.zeros(len(y) + 1)
    while True:
        g = gradient(theta[:-1], theta[-1], K, y, lam)
        step = -np.linalg.solve(hessian(theta[:-1], theta[-1], K, y, lam), g)
        if -(g @ step) <= 1e-12:
            return theta[:-1], float(theta[-1])
        now = objective(theta[:-1], theta[-1], K, y, lam)
        while objective((theta + step)[:-1], (theta + step)[-1], K, y, lam) > now + g @ step / 4:
            step = step / 2
        theta = theta + step


# %% sparse_fit: 把小的系数置 0，以为解是稀疏的 / Small coefficients are made 0, as if the solution were sparse
# caught by: test_fit_on_melons, test_fit
def fit(K, y, lam):
    """Newton's method on p - y + λα = 0, Σ(p - y) = 0: unlike the Hessian this system is regular for any K."""
    m = len(y)
    alpha, b = np.zeros(m), 0.0
    while True:
        f = K @ alpha + b
        p, spread = sigmoid(f), (sigmoid(f) * sigmoid(-f))[:, None]
        system = np.block([[spread * K + lam * np.eye(m), spread], [spread.T @ K, np.sum(spread)]])
        step = np.linalg.solve(system, np.append(y - p - lam * alpha, np.sum(y - p)))
        descent = -gradient(alpha, b, K, y, lam) @ step
        if descent <= 1e-12:
            small = np.abs(alpha) < 0.3 * np.max(np.abs(alpha))
            return np.where(small, 0.0, alpha), float(b)
        now, size = objective(alpha, b, K, y, lam), 1.0
        while objective(alpha + size * step[:-1], b + size * step[-1], K, y, lam) > now - size * descent / 4:
            size /= 2
        alpha, b = alpha + size * step[:-1], b + size * step[-1]


# %% weights_solved: w 由 α 反解 Xw = α / w solves Xw = α
# caught by: test_weights
def primal_weights(alpha, X):
    return np.linalg.lstsq(X, alpha, rcond=None)[0]


# %% weights_with_labels: w 带了标签，像 SVM 那样 / w carries labels as that of an SVM
# caught by: test_weights
# hint: 不带标签
def primal_weights(alpha, X):
    return X.T @ (alpha * np.sign(alpha + (alpha == 0)))
