"""Known mistakes of cookbook5.1. Each cell holds what differs from the reference."""

# %% alpha_with_labels: 返回的 alpha 带上了标记 / The alpha that is returned contains the labels
# caught by: test_solve_hinge, test_solve_squared
# book: §5.3
def solve(X, y, C, loss):
    # SMO: each step solves the dual exactly in the two variables that violate its optimality most.
    K = X @ X.T + ridge(C, loss) * np.eye(len(y))
    alpha, errors = np.zeros(len(y)), np.array(y, dtype=float)  # errors are y_i − Σ_k α_k y_k K_ik
    positive = y == 1
    while True:
        above, below = alpha, upper_bound(C, loss) - alpha
        rise, fall = np.where(positive, below, above), np.where(positive, above, below)  # how far α_i y_i may go
        i = np.argmax(np.where(rise > 0, errors, -np.inf))
        j = np.argmin(np.where(fall > 0, errors, np.inf))
        excess = errors[i] - errors[j]
        if excess <= 1e-8:
            break
        curvature = K[i, i] + K[j, j] - 2 * K[i, j]  # 0 for samples that coincide
        step = min(excess / max(curvature, 1e-12), rise[i], fall[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        errors -= step * (K[i] - K[j])
    return {"w": (alpha * y) @ X, "b": float(errors[i] + errors[j]) / 2, "alpha": alpha * y}


# %% balance_forgotten: 对偶没有检查 Σ α y = 0 / Does not look at Σ α y = 0
# caught by: test_dual
# book: §5.3
def dual(alpha, X, y, C, loss):
    if alpha.min() < -1e-9 or alpha.max() > upper_bound(C, loss) + 1e-9:
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w + ridge(C, loss) * (alpha @ alpha)) / 2)


# %% bias_averaged_over_support_vectors: b 取全部支持向量的平均，α = C 的也算在内 / Averages b over all support vectors, also those with α = C
# caught by: test_solve_hinge
# hint: same b
# book: §5.3
def solve(X, y, C, loss):
    # SMO: each step solves the dual exactly in the two variables that violate its optimality most.
    K = X @ X.T + ridge(C, loss) * np.eye(len(y))
    alpha, errors = np.zeros(len(y)), np.array(y, dtype=float)  # errors are y_i − Σ_k α_k y_k K_ik
    positive = y == 1
    while True:
        above, below = alpha, upper_bound(C, loss) - alpha
        rise, fall = np.where(positive, below, above), np.where(positive, above, below)  # how far α_i y_i may go
        i = np.argmax(np.where(rise > 0, errors, -np.inf))
        j = np.argmin(np.where(fall > 0, errors, np.inf))
        excess = errors[i] - errors[j]
        if excess <= 1e-8:
            break
        curvature = K[i, i] + K[j, j] - 2 * K[i, j]  # 0 for samples that coincide
        step = min(excess / max(curvature, 1e-12), rise[i], fall[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        errors -= step * (K[i] - K[j])
    w = (alpha * y) @ X
    b = np.mean((y - X @ w)[alpha > 1e-9]) if loss == "hinge" else (errors[i] + errors[j]) / 2
    return {"w": w, "b": float(b), "alpha": alpha}


# %% bias_between_the_classes: b 取两类中间的位置 / Puts the boundary half way between the classes
# caught by: test_bias
# book: §5.3
def best_bias(w, X, y, C):
    f = X @ w
    return float(-(f[y > 0].min() + f[y < 0].max()) / 2)


# %% bias_by_errors: b 使分错的样本最少，而不是松弛之和最小 / Chooses the b of fewest errors instead of the least sum of slacks
# caught by: test_bias
# book: §5.3
def best_bias(w, X, y, C):
    kinks = y - X @ w  # where a sample has y f(x) = 1
    return float(min(kinks, key=lambda b: np.sum(y * (X @ w + b) <= 0)))


# %% bias_by_the_hinge_for_both: 平方损失的解也用合页损失最好的 b / Takes the best b of the hinge loss for the squared loss, too
# caught by: test_solve_squared
# hint: least in b
# book: §5.3
def solve(X, y, C, loss):
    # SMO: each step solves the dual exactly in the two variables that violate its optimality most.
    K = X @ X.T + ridge(C, loss) * np.eye(len(y))
    alpha, errors = np.zeros(len(y)), np.array(y, dtype=float)  # errors are y_i − Σ_k α_k y_k K_ik
    positive = y == 1
    while True:
        above, below = alpha, upper_bound(C, loss) - alpha
        rise, fall = np.where(positive, below, above), np.where(positive, above, below)  # how far α_i y_i may go
        i = np.argmax(np.where(rise > 0, errors, -np.inf))
        j = np.argmin(np.where(fall > 0, errors, np.inf))
        excess = errors[i] - errors[j]
        if excess <= 1e-8:
            break
        curvature = K[i, i] + K[j, j] - 2 * K[i, j]  # 0 for samples that coincide
        step = min(excess / max(curvature, 1e-12), rise[i], fall[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        errors -= step * (K[i] - K[j])
    w = (alpha * y) @ X
    return {"w": w, "b": best_bias(w, X, y, C), "alpha": alpha}


# %% bias_of_means: b 取各折点的平均 / Takes the mean of all kinks for b
# caught by: test_bias
# hint: broken line
# book: §5.3
def best_bias(w, X, y, C):
    kinks = y - X @ w  # where a sample has y f(x) = 1
    return float(np.mean(kinks))


# %% bias_of_the_first_hundred: 只试前一百个样本的折点 / Tries the kinks of the first hundred samples only
# caught by: test_bias
# book: §5.3
# kind: narrow
def best_bias(w, X, y, C):
    kinks = y - X @ w  # where a sample has y f(x) = 1
    return float(min(kinks[:100], key=lambda b: slacks(w, b, X, y).sum()))


# %% bias_of_the_squared_loss: 最好的 b 用了平方损失 / Takes the best b of the squared loss
# caught by: test_bias
# book: §5.3
def best_bias(w, X, y, C):
    low, high = -3000.0, 3000.0
    for _ in range(80):
        b = (low + high) / 2
        low, high = (b, high) if y @ slacks(w, b, X, y) > 0 else (low, b)
    return float(b)


# %% bias_on_a_grid: b 在 −10 到 10 的网格上找 / Looks for b on a grid from −10 to 10
# caught by: test_bias
# book: §5.3
def best_bias(w, X, y, C):
    kinks = y - X @ w  # where a sample has y f(x) = 1
    return float(min(np.linspace(-10, 10, 4001), key=lambda b: slacks(w, b, X, y).sum()))


# %% bias_penalised: 目标里 b 也受了惩罚 / The objective penalises b, too
# caught by: test_four_points_primal, test_objective
# hint: not penalised
# book: §5.3
def objective(w, b, X, y, C, loss):
    xi = slacks(w, b, X, y)
    losses = {"hinge": xi, "squared": xi**2}[loss]
    return float((w @ w + b * b) / 2 + C * losses.sum())


# %% bias_stops_at_equal_kinks: 从小到大试 b，Σ ξ_i 一不下降就停，相同的两个 b 也算 / Tries b in ascending order and stops where Σ ξ_i does not fall, as it does not from a b to an equal one
# caught by: test_bias
# book: §5.3
def best_bias(w, X, y, C):
    kinks = y - X @ w  # where a sample has y f(x) = 1
    return float(
        next(
            b
            for i, b in enumerate(sorted(kinks))
            if i == len(y) - 1 or slacks(w, sorted(kinks)[i + 1], X, y).sum() >= slacks(w, b, X, y).sum()
        )
    )


# %% bias_within_a_thousand: 只在 −1000 与 1000 之间找 b / Looks for b between −1000 and 1000 only
# caught by: test_bias
# book: §5.3
# kind: narrow
def best_bias(w, X, y, C):
    kinks = y - X @ w  # where a sample has y f(x) = 1
    kinks = np.clip(kinks, -1000, 1000)  # arguments b stay in there
    return float(min(kinks, key=lambda b: slacks(w, b, X, y).sum()))


# %% constraints_to_the_last_digit: 约束不容许任何舍入误差 / Allows constraints no rounding errors
# caught by: test_dual
# book: §5.3
def dual(alpha, X, y, C, loss):
    if alpha @ y != 0 or alpha.min() < 0 or alpha.max() > upper_bound(C, loss):
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w + ridge(C, loss) * (alpha @ alpha)) / 2)


# %% distance_for_slack: 松弛除以了 ‖w‖ / Divides the slack by ‖w‖
# caught by: test_slacks
# book: §5.3
def objective(w, b, X, y, C, loss):
    xi = np.maximum(0.0, 1 - y * (X @ w + b))
    losses = xi if loss == "hinge" else xi**2
    return float(w @ w / 2 + C * losses.sum())


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - y * (X @ w + b)) / max(np.linalg.norm(w), 1e-12)


# %% dual_balance_relative: Σ α_i y_i 与 0 的容差随 Σ α_i 变大 / The tolerance of Σ α_i y_i grows with Σ α_i
# caught by: test_dual
# book: §5.3
def dual(alpha, X, y, C, loss):
    if (
        abs(alpha @ y) > 1e-9 * (1 + abs(alpha).sum())
        or alpha.min() < -1e-9
        or alpha.max() > upper_bound(C, loss) + 1e-9
    ):
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w + ridge(C, loss) * (alpha @ alpha)) / 2)


# %% dual_bound_relative: 上界 C 的容差随 C 变大 / The tolerance at the upper bound C grows with C
# caught by: test_dual
# hint: C
# book: §5.3
def dual(alpha, X, y, C, loss):
    if abs(alpha @ y) > 1e-9 or alpha.min() < -1e-9 or alpha.max() > upper_bound(C, loss) * (1 + 1e-8):
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w + ridge(C, loss) * (alpha @ alpha)) / 2)


# %% dual_without_half: 对偶里 ‖w‖² 没有 1/2 / The dual lacks the ½ of ‖w‖²
# caught by: test_four_points_dual, test_dual
# book: §5.3
def dual(alpha, X, y, C, loss):
    if abs(alpha @ y) > 1e-9 or alpha.min() < -1e-9 or alpha.max() > upper_bound(C, loss) + 1e-9:
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - w @ w - ridge(C, loss) * (alpha @ alpha) / 2)


# %% dual_without_labels: 对偶里的 w 漏了标记 y / The w of the dual lacks the labels
# caught by: test_four_points_dual, test_dual
# book: §5.3
def dual(alpha, X, y, C, loss):
    if abs(alpha @ y) > 1e-9 or alpha.min() < -1e-9 or alpha.max() > upper_bound(C, loss) + 1e-9:
        return -np.inf
    w = alpha @ X
    return float(alpha.sum() - (w @ w + ridge(C, loss) * (alpha @ alpha)) / 2)


# %% errors_only: 间隔之内分类正确的样本没有松弛 / Gives samples inside the margin no slack if they are classified correctly
# caught by: test_slacks
# hint: inside the margin
# book: §5.3
def slacks(w, b, X, y):
    f = y * (X @ w + b)
    return np.where(f > 0, 0.0, 1 - f)


# %% half_of_the_square: 平方损失乘了 1/2 / Takes half of the squared loss
# caught by: test_four_points_primal, test_objective
# book: §5.3
def objective(w, b, X, y, C, loss):
    xi = slacks(w, b, X, y)
    losses = {"hinge": xi, "squared": xi**2 / 2}[loss]
    return float(w @ w / 2 + C * losses.sum())


# %% hard_margin: 合页损失的解当成硬间隔，α 没有上界 / Solves the hinge loss with a hard margin: α has no upper bound
# caught by: test_solve_hinge
# book: §5.3
def solve(X, y, C, loss):
    # SMO: each step solves the dual exactly in the two variables that violate its optimality most.
    K = X @ X.T + ridge(C, loss) * np.eye(len(y))
    alpha, errors = np.zeros(len(y)), np.array(y, dtype=float)  # errors are y_i − Σ_k α_k y_k K_ik
    positive = y == 1
    while True:
        above, below = alpha, 1e3 - alpha
        rise, fall = np.where(positive, below, above), np.where(positive, above, below)  # how far α_i y_i may go
        i = np.argmax(np.where(rise > 0, errors, -np.inf))
        j = np.argmin(np.where(fall > 0, errors, np.inf))
        excess = errors[i] - errors[j]
        if excess <= 1e-8:
            break
        curvature = K[i, i] + K[j, j] - 2 * K[i, j]  # 0 for samples that coincide
        step = min(excess / max(curvature, 1e-12), rise[i], fall[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        errors -= step * (K[i] - K[j])
    return {"w": (alpha * y) @ X, "b": float(errors[i] + errors[j]) / 2, "alpha": alpha}


# %% mean_of_losses: 损失取了平均，没有求和 / Takes the mean of the losses instead of their sum
# caught by: test_four_points_primal, test_objective
# hint: no mean
# book: §5.3
def objective(w, b, X, y, C, loss):
    xi = slacks(w, b, X, y)
    losses = {"hinge": xi, "squared": xi**2}[loss]
    return float(w @ w / 2 + C * losses.mean())


# %% negative_multipliers: 对偶没有检查 α ≥ 0 / Does not look at α ≥ 0
# caught by: test_dual
# book: §5.3
def dual(alpha, X, y, C, loss):
    if abs(alpha @ y) > 1e-9 or alpha.max() > upper_bound(C, loss) + 1e-9:
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w + ridge(C, loss) * (alpha @ alpha)) / 2)


# %% negative_slacks: 松弛可以为负 / Slacks may be negative
# caught by: test_slacks
# hint: ξ = 0
# book: §5.3
def objective(w, b, X, y, C, loss):
    xi = np.maximum(0.0, 1 - y * (X @ w + b))
    losses = xi if loss == "hinge" else xi**2
    return float(w @ w / 2 + C * losses.sum())


def slacks(w, b, X, y):
    return 1 - y * (X @ w + b)


def best_bias(w, X, y, C):
    kinks = y - X @ w
    return float(min(kinks, key=lambda b: np.maximum(0.0, 1 - y * (X @ w + b)).sum()))


# %% negative_slacks_for_nothing: xi 取成任意的负数，不管约束 / Takes any negative xi, whatever the constraint
# caught by: test_without_sign
# hint: least there is
# book: §5.3
def without_sign(X, y, C, depth):
    # Moving b towards the larger class lowers Σ ξ without end.
    b = (len(y) + depth / C) / y.sum()
    return np.zeros(X.shape[1]), b, np.full(len(y), -(depth / C + 1))


# %% no_bias: 解里 b 总是 0 / The solution always has b = 0
# caught by: test_solve_hinge, test_solve_squared
# hint: least in b
# book: §5.3
def solve(X, y, C, loss):
    # SMO: each step solves the dual exactly in the two variables that violate its optimality most.
    K = X @ X.T + ridge(C, loss) * np.eye(len(y))
    alpha, errors = np.zeros(len(y)), np.array(y, dtype=float)  # errors are y_i − Σ_k α_k y_k K_ik
    positive = y == 1
    while True:
        above, below = alpha, upper_bound(C, loss) - alpha
        rise, fall = np.where(positive, below, above), np.where(positive, above, below)  # how far α_i y_i may go
        i = np.argmax(np.where(rise > 0, errors, -np.inf))
        j = np.argmin(np.where(fall > 0, errors, np.inf))
        excess = errors[i] - errors[j]
        if excess <= 1e-8:
            break
        curvature = K[i, i] + K[j, j] - 2 * K[i, j]  # 0 for samples that coincide
        step = min(excess / max(curvature, 1e-12), rise[i], fall[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        errors -= step * (K[i] - K[j])
    return {"w": (alpha * y) @ X, "b": 0.0, "alpha": alpha}


# %% no_half: ‖w‖² 前面漏了 1/2 / The objective lacks the ½ of ‖w‖²
# caught by: test_four_points_primal, test_objective
# book: §5.3
def objective(w, b, X, y, C, loss):
    xi = slacks(w, b, X, y)
    losses = {"hinge": xi, "squared": xi**2}[loss]
    return float(w @ w + C * losses.sum())


# %% no_upper_bound: 合页损失的对偶没有上界 C / The dual of the hinge loss lacks the upper bound C
# caught by: test_dual
# hint: upper bound
# book: §5.3
def dual(alpha, X, y, C, loss):
    if abs(alpha @ y) > 1e-9 or alpha.min() < -1e-9:
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w + ridge(C, loss) * (alpha @ alpha)) / 2)


# %% perceptron_loss: 松弛写成 max(0, −yf)，没有间隔 / Writes max(0, −yf) for the slack: there is no margin
# caught by: test_slacks
# hint: inside the margin
# book: §5.3
def slacks(w, b, X, y):
    return np.maximum(0.0, -y * (X @ w + b))


# %% price_on_the_norm: C 乘在 ‖w‖² 上 / C multiplies ‖w‖² instead of the losses
# caught by: test_objective
# book: §5.3
def objective(w, b, X, y, C, loss):
    xi = slacks(w, b, X, y)
    losses = {"hinge": xi, "squared": xi**2}[loss]
    return float(C * (w @ w) / 2 + losses.sum())


# %% primal_subgradient: 用固定步数的次梯度下降，alpha 由松弛估计 / Takes a fixed number of subgradient steps, and guesses alpha from the slacks
# caught by: test_solve_hinge, test_solve_squared
# book: §5.3
def solve(X, y, C, loss):
    w, b = np.zeros(X.shape[1]), 0.0
    for t in range(1, 2000):
        xi = slacks(w, b, X, y)
        pull = (xi > 0) if loss == "hinge" else 2 * xi
        w, b = w - (w - C * (pull * y) @ X) / (t + 10), b + C * (pull @ y) / (t + 10)
    xi = slacks(w, b, X, y)
    alpha = C * (xi > 0) if loss == "hinge" else 2 * C * xi
    return {"w": w, "b": float(b), "alpha": alpha.astype(float)}


# %% slack_near_zero_is_zero: 小于 1e-5 的松弛当作 0 / Takes slacks below 1e-5 for 0
# caught by: test_slacks
# book: §5.3
# kind: narrow
def slacks(w, b, X, y):
    xi = np.maximum(0.0, 1 - y * (X @ w + b))
    return np.where(xi < 1e-5, 0.0, xi)


# %% slacks_as_alpha: 把 alpha 取成 C 乘松弛 / Returns C times the slacks for alpha
# caught by: test_solve_hinge
# book: §5.3
def solve(X, y, C, loss):
    # SMO: each step solves the dual exactly in the two variables that violate its optimality most.
    K = X @ X.T + ridge(C, loss) * np.eye(len(y))
    alpha, errors = np.zeros(len(y)), np.array(y, dtype=float)  # errors are y_i − Σ_k α_k y_k K_ik
    positive = y == 1
    while True:
        above, below = alpha, upper_bound(C, loss) - alpha
        rise, fall = np.where(positive, below, above), np.where(positive, above, below)  # how far α_i y_i may go
        i = np.argmax(np.where(rise > 0, errors, -np.inf))
        j = np.argmin(np.where(fall > 0, errors, np.inf))
        excess = errors[i] - errors[j]
        if excess <= 1e-8:
            break
        curvature = K[i, i] + K[j, j] - 2 * K[i, j]  # 0 for samples that coincide
        step = min(excess / max(curvature, 1e-12), rise[i], fall[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        errors -= step * (K[i] - K[j])
    w, b = (alpha * y) @ X, float(errors[i] + errors[j]) / 2
    return {"w": w, "b": b, "alpha": C * slacks(w, b, X, y)}


# %% small_slacks_are_zero: 小于 1e-7 的松弛当作 0 / Takes slacks below 1e-7 for 0
# caught by: test_slacks
# book: §5.3
# kind: narrow
def slacks(w, b, X, y):
    xi = 1 - y * (X @ w + b)
    return np.where(xi > 1e-7, xi, 0.0)


# %% solves_the_hinge_only: 平方损失的解照搬合页损失的 / Solves the problem of the hinge loss for both
# caught by: test_solve_squared
# book: §5.3
def solve(X, y, C, loss):
    # SMO: each step solves the dual exactly in the two variables that violate its optimality most.
    loss, K = "hinge", X @ X.T
    alpha, errors = np.zeros(len(y)), np.array(y, dtype=float)  # errors are y_i − Σ_k α_k y_k K_ik
    positive = y == 1
    while True:
        above, below = alpha, upper_bound(C, loss) - alpha
        rise, fall = np.where(positive, below, above), np.where(positive, above, below)  # how far α_i y_i may go
        i = np.argmax(np.where(rise > 0, errors, -np.inf))
        j = np.argmin(np.where(fall > 0, errors, np.inf))
        excess = errors[i] - errors[j]
        if excess <= 1e-8:
            break
        curvature = K[i, i] + K[j, j] - 2 * K[i, j]  # 0 for samples that coincide
        step = min(excess / max(curvature, 1e-12), rise[i], fall[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        errors -= step * (K[i] - K[j])
    return {"w": (alpha * y) @ X, "b": float(errors[i] + errors[j]) / 2, "alpha": alpha}


# %% square_of_one_minus_margin: 平方损失没有取正的部分 / Squares 1 − yf beyond the margin, too
# caught by: test_objective
# hint: no mean
# book: §5.3
def objective(w, b, X, y, C, loss):
    xi = slacks(w, b, X, y)
    losses = {"hinge": xi, "squared": (1 - y * (X @ w + b)) ** 2}[loss]
    return float(w @ w / 2 + C * losses.sum())


# %% square_of_the_sum: 先对松弛求和再平方 / Squares the sum of the slacks
# caught by: test_four_points_primal, test_objective
# book: §5.3
def objective(w, b, X, y, C, loss):
    xi = slacks(w, b, X, y)
    losses = {"hinge": xi, "squared": xi.sum() ** 2 * (np.arange(len(y)) == 0)}[loss]
    return float(w @ w / 2 + C * losses.sum())


# %% squared_dual_added: 平方损失的对偶项符号反了 / The additional term of the squared dual has the wrong sign
# caught by: test_four_points_dual, test_dual
# book: §5.3
def dual(alpha, X, y, C, loss):
    if abs(alpha @ y) > 1e-9 or alpha.min() < -1e-9 or alpha.max() > upper_bound(C, loss) + 1e-9:
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w - ridge(C, loss) * (alpha @ alpha)) / 2)


# %% squared_dual_eighth: 平方损失的对偶项写成 Σα²/(8C) / The additional term of the squared dual is Σα²/(8C)
# caught by: test_four_points_dual, test_dual
# hint: Cξ² − αξ
# book: §5.3
def dual(alpha, X, y, C, loss):
    if abs(alpha @ y) > 1e-9 or alpha.min() < -1e-9 or alpha.max() > upper_bound(C, loss) + 1e-9:
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w + ridge(2 * C, loss) * (alpha @ alpha)) / 2)


# %% squared_dual_half: 平方损失的对偶项写成 Σα²/(2C) / The additional term of the squared dual is Σα²/(2C)
# caught by: test_four_points_dual, test_dual
# hint: Cξ² − αξ
# book: §5.3
def dual(alpha, X, y, C, loss):
    if abs(alpha @ y) > 1e-9 or alpha.min() < -1e-9 or alpha.max() > upper_bound(C, loss) + 1e-9:
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w + ridge(C / 2, loss) * (alpha @ alpha)) / 2)


# %% squared_dual_like_hinge: 平方损失的对偶没有二次项 / The dual of the squared loss lacks its quadratic term
# caught by: test_four_points_dual, test_dual
# hint: Cξ² − αξ
# book: §5.3
def dual(alpha, X, y, C, loss):
    if abs(alpha @ y) > 1e-9 or alpha.min() < -1e-9 or alpha.max() > upper_bound(C, loss) + 1e-9:
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w) / 2)


# %% squared_solution_with_bound: 平方损失的解也限制 α ≤ C / Bounds α by C for the squared loss, too
# caught by: test_solve_squared
# book: §5.3
def solve(X, y, C, loss):
    # SMO: each step solves the dual exactly in the two variables that violate its optimality most.
    K = X @ X.T + ridge(C, loss) * np.eye(len(y))
    alpha, errors = np.zeros(len(y)), np.array(y, dtype=float)  # errors are y_i − Σ_k α_k y_k K_ik
    positive = y == 1
    while True:
        above, below = alpha, C - alpha
        rise, fall = np.where(positive, below, above), np.where(positive, above, below)  # how far α_i y_i may go
        i = np.argmax(np.where(rise > 0, errors, -np.inf))
        j = np.argmin(np.where(fall > 0, errors, np.inf))
        excess = errors[i] - errors[j]
        if excess <= 1e-8:
            break
        curvature = K[i, i] + K[j, j] - 2 * K[i, j]  # 0 for samples that coincide
        step = min(excess / max(curvature, 1e-12), rise[i], fall[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        errors -= step * (K[i] - K[j])
    return {"w": (alpha * y) @ X, "b": float(errors[i] + errors[j]) / 2, "alpha": alpha}


# %% stops_after_fifty_steps: 求解只走五十步 / Solves with fifty steps, whatever the gap
# caught by: test_solve_hinge, test_solve_squared
# hint: gap
# book: §5.3
def solve(X, y, C, loss):
    # SMO: each step solves the dual exactly in the two variables that violate its optimality most.
    K = X @ X.T + ridge(C, loss) * np.eye(len(y))
    alpha, errors = np.zeros(len(y)), np.array(y, dtype=float)  # errors are y_i − Σ_k α_k y_k K_ik
    positive = y == 1
    for _ in range(50):
        above, below = alpha, upper_bound(C, loss) - alpha
        rise, fall = np.where(positive, below, above), np.where(positive, above, below)  # how far α_i y_i may go
        i = np.argmax(np.where(rise > 0, errors, -np.inf))
        j = np.argmin(np.where(fall > 0, errors, np.inf))
        excess = errors[i] - errors[j]
        if excess <= 1e-8:
            break
        curvature = K[i, i] + K[j, j] - 2 * K[i, j]  # 0 for samples that coincide
        step = min(excess / max(curvature, 1e-12), rise[i], fall[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        errors -= step * (K[i] - K[j])
    return {"w": (alpha * y) @ X, "b": float(errors[i] + errors[j]) / 2, "alpha": alpha}


# %% upper_bound_for_the_square: 平方损失的对偶仍要求 α ≤ C / Keeps α ≤ C for the squared loss
# caught by: test_four_points_dual, test_dual
# hint: upper bound
# book: §5.3
def dual(alpha, X, y, C, loss):
    if abs(alpha @ y) > 1e-9 or alpha.min() < -1e-9 or alpha.max() > C + 1e-9:
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w + ridge(C, loss) * (alpha @ alpha)) / 2)


# %% witness_for_positive_majority: 例子只在正类较多时成立 / The witness works only if the positive class is larger
# caught by: test_without_sign
# book: §5.3
def without_sign(X, y, C, depth):
    # Moving b towards the larger class lowers Σ ξ without end.
    b = (len(y) + depth / C) / abs(y.sum())
    return np.zeros(X.shape[1]), b, 1 - y * b


# %% witness_of_fixed_depth: 例子不管 depth，b 取成 1000 / The witness takes b = 1000, whatever the depth
# caught by: test_without_sign
# book: §5.3
def without_sign(X, y, C, depth):
    # Moving b towards the larger class lowers Σ ξ without end.
    b = 1000.0 * np.sign(y.sum())
    return np.zeros(X.shape[1]), b, 1 - y * b


# %% witness_with_the_wrong_sign: 负松弛的例子里 b 的方向反了 / The witness moves b in the wrong direction
# caught by: test_without_sign
# hint: move b
# book: §5.3
def without_sign(X, y, C, depth):
    # Moving b towards the larger class lowers Σ ξ without end.
    b = (len(y) + depth / C) / -y.sum()
    return np.zeros(X.shape[1]), b, 1 - y * b


# %% witness_without_the_price: 例子没有管 C / The witness disregards C
# caught by: test_without_sign
# book: §5.3
def without_sign(X, y, C, depth):
    # Moving b towards the larger class lowers Σ ξ without end.
    b = (len(y) + depth) / y.sum()
    return np.zeros(X.shape[1]), b, 1 - y * b


# %% wrong_ridge: 平方损失在核矩阵对角线上加了 1/C / Adds 1/C on the diagonal of the kernel matrix for the squared loss
# caught by: test_solve_squared
# book: §5.3
def solve(X, y, C, loss):
    # SMO: each step solves the dual exactly in the two variables that violate its optimality most.
    K = X @ X.T + 2 * ridge(C, loss) * np.eye(len(y))
    alpha, errors = np.zeros(len(y)), np.array(y, dtype=float)  # errors are y_i − Σ_k α_k y_k K_ik
    positive = y == 1
    while True:
        above, below = alpha, upper_bound(C, loss) - alpha
        rise, fall = np.where(positive, below, above), np.where(positive, above, below)  # how far α_i y_i may go
        i = np.argmax(np.where(rise > 0, errors, -np.inf))
        j = np.argmin(np.where(fall > 0, errors, np.inf))
        excess = errors[i] - errors[j]
        if excess <= 1e-8:
            break
        curvature = K[i, i] + K[j, j] - 2 * K[i, j]  # 0 for samples that coincide
        step = min(excess / max(curvature, 1e-12), rise[i], fall[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        errors -= step * (K[i] - K[j])
    return {"w": (alpha * y) @ X, "b": float(errors[i] + errors[j]) / 2, "alpha": alpha}
