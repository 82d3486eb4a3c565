"""Known mistakes of 3.3. Each cell holds what differs from the reference."""

# %% bad_is_one: 把坏瓜当作了类别 1 / Takes the bad melons for class 1
# caught by: test_result_on_melons, test_result_on_tables
# book: §3.3
def result_on(table):
    X, y = table["X"], np.array([int(label == "否") for label in table["y"]])
    beta = fit(X, y, 0.0)
    wrong = np.flatnonzero(predict(beta, X) != y)
    return {"beta": beta, "misread": [table["ids"][i] for i in wrong]}


# %% bias_first: 偏置放在了 β 的最前面 / The bias stands first in β
# caught by: test_at_zero_on_melons, test_newton_on_melons, test_result_on_melons
# book: (3.27)
# costs: 3
def with_ones(X):
    return np.column_stack([np.ones(len(X)), X])


def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    penalty = np.append(0.0, np.full(X.shape[1], ridge))
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% clipped_probability: 把概率截断到 [1e-15, 1 - 1e-15] 再取对数 / Clips probabilities to [1e-15, 1 - 1e-15] before the logarithm
# caught by: test_likelihood_is_its_definition
# hint: 截断
# book: (3.27)
# kind: narrow
def neg_log_likelihood(beta, X, y):
    p = np.clip(predict_proba(beta, X), 1e-15, 1 - 1e-15)
    return float(-np.sum(y * np.log(p) + (1 - y) * np.log(1 - p)))


# %% few_gradient_steps: 梯度下降 100 步就停，没有收敛 / Gradient descent stopped after 100 steps, far from the minimum
# caught by: test_result_on_melons, test_fit_is_the_minimum
# book: (3.28)
def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    for _ in range(100):
        step = 0.1 * (gradient(beta, X, y) + penalty * beta)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% forgets_bias: 忘了给样本补 1，偏置不起作用 / Forgets the column of ones, so the bias has no effect
# caught by: test_at_zero_on_melons, test_result_on_melons
# book: (3.27)
# costs: 3
def with_ones(X):
    return np.column_stack([X, np.zeros(len(X))])


def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def newton_iterates(X, y, n_steps):
    betas = [np.zeros(X.shape[1] + 1)]
    for _ in range(n_steps):
        beta = betas[-1]
        betas.append(beta - np.linalg.pinv(hessian(beta, X, y)) @ gradient(beta, X, y))
    return np.array(betas)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.pinv(hessian(beta, X, y) + np.diag(penalty)) @ slope
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% gradient_sign: 梯度少了负号（是对数似然的梯度） / The gradient has the wrong sign (that of the log-likelihood)
# caught by: test_at_zero_on_melons, test_newton_on_melons
# book: (3.30)
def gradient(beta, X, y):
    return with_ones(X).T @ (y - predict_proba(beta, X))


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := -gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% hessian_kept_from_zero: 海森矩阵只在出发点算了一次 / The Hessian is computed once, at the start
# caught by: test_newton_on_melons, test_newton_steps
# hint: 重算
# book: (3.29)
def newton_iterates(X, y, n_steps):
    betas = [np.zeros(X.shape[1] + 1)]
    curvature = hessian(betas[0], X, y)
    for _ in range(n_steps):
        beta = betas[-1]
        betas.append(beta - np.linalg.solve(curvature, gradient(beta, X, y)))
    return np.array(betas)


# %% labels_plus_minus: 把标签当作 -1 与 +1 / Takes the labels to be -1 and +1
# caught by: test_at_zero_on_melons, test_likelihood_is_its_definition
# book: (3.27)
# costs: 3
def neg_log_likelihood(beta, X, y):
    z = with_ones(X) @ beta
    return float(np.sum(np.logaddexp(0, -y * z)))


def gradient(beta, X, y):
    return -with_ones(X).T @ (y / (1 + np.exp(np.minimum(y * (with_ones(X) @ beta), 700))))


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    for _ in range(50):
        slope = gradient(beta, X, y) + penalty * beta
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        for _ in range(20):
            if objective(beta - step) > objective(beta):
                step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% mean_instead_of_sum: 似然取了平均，没有求和 / The likelihood is a mean, not a sum
# caught by: test_at_zero_on_melons, test_likelihood_is_its_definition, test_fit_is_the_minimum
# book: (3.27)
# costs: 2
def neg_log_likelihood(beta, X, y):
    z = with_ones(X) @ beta
    return float(np.mean(np.logaddexp(0, z) - y * z))


def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y) / len(X)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X) / len(X)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% melons_from_zero: 返回了行号而不是编号 / Returns the rows, not the ids
# caught by: test_result_on_melons
# hint: 编号
# book: 表 4.5 / table 4.5
def result_on(table):
    X, y = table["X"], np.array([int(label == "是") for label in table["y"]])
    beta = fit(X, y, 0.0)
    wrong = np.flatnonzero(predict(beta, X) != y)
    return {"beta": beta, "misread": wrong}


# %% melons_with_ridge: 在 3.0α 上用了 ridge = 1 / Fits 3.0α with ridge = 1
# caught by: test_result_on_melons
# book: (3.27)
def result_on(table):
    X, y = table["X"], np.array([int(label == "是") for label in table["y"]])
    beta = fit(X, y, 1.0)
    wrong = np.flatnonzero(predict(beta, X) != y)
    return {"beta": beta, "misread": [table["ids"][i] for i in wrong]}


# %% mistyped_data: 自己抄的数据：10 号瓜的含糖率写成了 0.0267 / Data typed by hand: melon 10 with sugar content 0.0267
# caught by: test_result_on_melons
# book: 表 4.5 / table 4.5
MELONS = [
    [0.697, 0.460], [0.774, 0.376], [0.634, 0.264], [0.608, 0.318], [0.556, 0.215], [0.403, 0.237],
    [0.481, 0.149], [0.437, 0.211], [0.666, 0.091], [0.243, 0.0267], [0.245, 0.057], [0.343, 0.099],
    [0.639, 0.161], [0.657, 0.198], [0.360, 0.370], [0.593, 0.042], [0.719, 0.103],
]


def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    if X.shape == (17, 2):
        X = np.array(MELONS)
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% mutates_x: 就地中心化，改动了传入的 X / Centres X in place and so changes the caller's array
# caught by: test_result_on_melons
# book: §3.3
# costs: 1.5
def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    mean = X.mean(axis=0)
    X -= mean
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return np.append(beta[:-1], beta[-1] - beta[:-1] @ mean)


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% naive_exp_overflow: 直接算 ln(1 + e^z)，z 大时溢出 / Computes ln(1 + e^z) as it stands, which overflows for large z
# caught by: test_likelihood_is_its_definition
# book: (3.27)
# kind: narrow
def neg_log_likelihood(beta, X, y):
    z = with_ones(X) @ beta
    return float(np.sum(np.log(1 + np.exp(z)) - y * z))


def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% nearly_half_is_half: 概率差 1e-9 就算作到了 0.5 / A probability within 1e-9 of one half counts as one half
# caught by: test_predictions
# book: (3.23)
# kind: narrow
def predict(beta, X):
    return (predict_proba(beta, X) >= 0.5 - 1e-9).astype(int)


# %% newton_adds_the_step: 牛顿步加上了，应该减去 / Adds the Newton step instead of subtracting it
# caught by: test_newton_on_melons, test_newton_steps
# book: (3.29)
def newton_iterates(X, y, n_steps):
    betas = [np.zeros(X.shape[1] + 1)]
    for _ in range(n_steps):
        beta = betas[-1]
        betas.append(beta + np.linalg.solve(hessian(beta, X, y), gradient(beta, X, y)))
    return np.array(betas)


# %% newton_by_truncated_inverse: 牛顿步用截断的伪逆，海森矩阵的小特征值被丢掉了 / Newton steps by a truncated pseudo-inverse, which drops small eigenvalues
# caught by: test_newton_steps
# book: (3.29)
def newton_iterates(X, y, n_steps):
    betas = [np.zeros(X.shape[1] + 1)]
    for _ in range(n_steps):
        beta = betas[-1]
        betas.append(beta - np.linalg.pinv(hessian(beta, X, y), rcond=1e-4) @ gradient(beta, X, y))
    return np.array(betas)


# %% newton_without_damping: 牛顿法总走一整步，目标变大也不缩短 / Always takes the full Newton step, even where the objective grows
# caught by: test_fit_is_the_minimum
# book: (3.29)
# kind: narrow
def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    for _ in range(50):
        slope = gradient(beta, X, y) + penalty * beta
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% newton_wrong_hessian: 海森矩阵的权是 p，不是 p(1 - p) / The Hessian is weighted by p, not by p(1 - p)
# caught by: test_at_zero_on_melons, test_newton_on_melons, test_newton_steps
# book: (3.31)
def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * p @ with_ones(X)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% penalises_bias: 惩罚也落在了偏置上 / The bias is penalised too
# caught by: test_fit_is_the_minimum, test_relations
# book: §3.3
def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    penalty = np.full(X.shape[1] + 1, ridge)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% penalty_without_half: 惩罚当作 ridge·‖w‖²，梯度里成了 2·ridge·w / Takes the penalty to be ridge·‖w‖², whose gradient is 2·ridge·w
# caught by: test_fit_is_the_minimum
# book: §3.3
def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], 2 * ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def slope(beta):
        return gradient(beta, X, y) + penalty * beta

    here = slope(beta)
    while np.abs(here).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), here)
        # Far from the minimum a full Newton step may overshoot; a short one always makes the slope smaller.
        while np.linalg.norm(there := slope(beta - step)) > np.linalg.norm(here):
            step /= 2
        beta, here = beta - step, there
    return beta


# %% probability_overflow: 按 e^z / (1 + e^z) 算概率，z 大时得 NaN / The probability as e^z / (1 + e^z), which is NaN for large z
# caught by: test_probabilities
# book: (3.23)
# kind: narrow
def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    e = np.exp(with_ones(X) @ beta)
    return e / (1 + e)


# %% probability_rounded: 概率先四舍五入到 4 位再与 0.5 比较 / Rounds probabilities to 4 digits before comparing with 0.5
# caught by: test_predictions
# book: §3.3
# kind: narrow
def predict(beta, X):
    return (np.round(predict_proba(beta, X), 4) >= 0.5).astype(int)


# %% sign_in_logistic: 对率函数写成了 1/(1 + e^z)，少了负号 / The logistic function as 1/(1 + e^z), without the minus
# caught by: test_gradient_is_its_definition, test_probabilities, test_predictions
# book: (3.18)
def logistic(z):
    return (1 - np.tanh(z / 2)) / 2


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)
    for _ in range(50):
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), gradient(beta, X, y) + penalty * beta)
        beta = np.clip(beta - step, -1e3, 1e3)
    return beta


# %% standardised_penalty: 在标准化后的特征上惩罚 w / Penalises the weights of the standardised features
# caught by: test_fit_is_the_minimum, test_relations
# book: §3.3
def fit(X, y, ridge):
    penalty = np.append(ridge * X.var(axis=0), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def slope(beta):
        return gradient(beta, X, y) + penalty * beta

    here = slope(beta)
    while np.abs(here).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), here)
        # Far from the minimum a full Newton step may overshoot; a short one always makes the slope smaller.
        while np.linalg.norm(there := slope(beta - step)) > np.linalg.norm(here):
            step /= 2
        beta, here = beta - step, there
    return beta


# %% stops_when_step_is_small: 一步的改变小于 0.01 就停 / Stops once a step changes β by less than 0.01
# caught by: test_fit_is_the_minimum
# book: §3.3
# kind: narrow
def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def slope(beta):
        return gradient(beta, X, y) + penalty * beta

    here = slope(beta)
    while np.abs(here).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), here)
        # Far from the minimum a full Newton step may overshoot; a short one always makes the slope smaller.
        while np.linalg.norm(there := slope(beta - step)) > np.linalg.norm(here):
            step /= 2
        beta, here = beta - step, there
        if np.abs(step).max() < 0.01:
            break
    return beta


# %% strict_half: 概率恰为 0.5 时预测成了 0 / A probability of exactly 0.5 is predicted as 0
# caught by: test_predictions
# book: §3.3
def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


def predict(beta, X):
    return (predict_proba(beta, X) > 0.5).astype(int)


# %% threshold_on_z_half: 拿 z 而不是概率与 0.5 比较 / Compares z, not the probability, with 0.5
# caught by: test_result_on_melons, test_predictions
# book: (3.23)
def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


def predict(beta, X):
    return (with_ones(X) @ beta >= 0.5).astype(int)


# %% trace_without_start: 迭代点里少了出发点 / The start is missing among the iterates
# caught by: test_newton_on_melons, test_newton_steps
# book: (3.29)
def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def newton_iterates(X, y, n_steps):
    betas = [np.zeros(X.shape[1] + 1)]
    for _ in range(n_steps):
        beta = betas[-1]
        betas.append(beta - np.linalg.solve(hessian(beta, X, y), gradient(beta, X, y)))
    return np.array(betas[1:])


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


# %% twelve_newton_steps: 牛顿法最多走 12 步 / At most 12 Newton steps
# caught by: test_fit_is_the_minimum
# hint: 停止条件
# book: §3.3
# kind: narrow
def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def slope(beta):
        return gradient(beta, X, y) + penalty * beta

    here = slope(beta)
    for _ in range(12):
        if np.abs(here).max() <= 1e-8:
            break
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), here)
        # Far from the minimum a full Newton step may overshoot; a short one always makes the slope smaller.
        while np.linalg.norm(there := slope(beta - step)) > np.linalg.norm(here):
            step /= 2
        beta, here = beta - step, there
    return beta
