"""Known mistakes of 6.2. Each cell holds what differs from the reference."""


# %% C_linear_for_both: compare 对两种核都用 C_linear / Uses C_linear for both kernels
# caught by: test_compare_follows_margins
# book: §6.4
def compare(X, y, C_linear, C_gaussian, sigma):
    linear = report(kernel_matrix(X, X, "linear", sigma), y, C_linear)
    gaussian = report(kernel_matrix(X, X, "gaussian", sigma), y, C_linear)
    of_linear, of_gaussian = ({*found["free"], *found["bounded"]} for found in (linear, gaussian))
    return {
        "linear": linear,
        "gaussian": gaussian,
        "only_linear": sorted(of_linear - of_gaussian),
        "only_gaussian": sorted(of_gaussian - of_linear),
    }


# %% C_over_m: 每个样本的代价用了 C/m / Charges C/m for each sample instead of C
# caught by: test_solutions_on_melons, test_solutions_are_optimal
# book: (6.35)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    C = C / len(y)
    alpha = np.zeros(len(y))
    wanted_b = y.astype(float)  # the b with which a sample would lie on its margin: y_i - Σ_j α_j y_j K_ij
    while True:
        can_rise = np.where(y > 0, alpha < C, alpha > 0)  # α_i y_i may grow
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        lowest = np.min(wanted_b[can_fall])
        if wanted_b[i] - lowest <= 1e-9:
            return alpha, float((wanted_b[i] + lowest) / 2)
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


# %% absolute_tolerance: 阈值没有乘以 C / The tolerance is not in proportion to C
# caught by: test_split_support
# book: §6.4
def split_support(alpha, C, tol):
    bounded = alpha >= C - tol
    free = (alpha > tol) & ~bounded
    return {"free": np.flatnonzero(free).tolist(), "bounded": np.flatnonzero(bounded).tolist()}


# %% b_from_bounded: 求 b 时把达到上界的支持向量也平均进去 / Averages b over bounded support vectors too
# caught by: test_solutions_on_melons
# book: (6.18)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha = np.zeros(len(y))
    wanted_b = y.astype(float)  # the b with which a sample would lie on its margin: y_i - Σ_j α_j y_j K_ij
    while True:
        can_rise = np.where(y > 0, alpha < C, alpha > 0)  # α_i y_i may grow
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        lowest = np.min(wanted_b[can_fall])
        if wanted_b[i] - lowest <= 1e-9:
            return alpha, float(np.mean(wanted_b[alpha > 0]))
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


# %% b_from_free_only: 没有自由支持向量时 b 取 0 / Takes b = 0 where there are no free support vectors
# caught by: test_solutions_on_melons
# book: (6.18)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha = np.zeros(len(y))
    wanted_b = y.astype(float)  # the b with which a sample would lie on its margin: y_i - Σ_j α_j y_j K_ij
    while True:
        can_rise = np.where(y > 0, alpha < C, alpha > 0)  # α_i y_i may grow
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        lowest = np.min(wanted_b[can_fall])
        if wanted_b[i] - lowest <= 1e-9:
            free = (alpha > 0) & (alpha < C)
            return alpha, float(np.mean(wanted_b[free])) if free.any() else 0.0
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


# %% comparison_remembered: 记住先前的比较，只按样本数与参数取用 / Comparisons are kept for later calls by the number of samples and the parameters only
# caught by: test_compare_on_melons
# kind: narrow
KEPT = {}


def compare(X, y, C_linear, C_gaussian, sigma):
    key = len(y), C_linear, C_gaussian, sigma
    if key not in KEPT:
        linear = report(kernel_matrix(X, X, "linear", sigma), y, C_linear)
        gaussian = report(kernel_matrix(X, X, "gaussian", sigma), y, C_gaussian)
        of_linear, of_gaussian = ({*found["free"], *found["bounded"]} for found in (linear, gaussian))
        KEPT[key] = {
            "linear": linear,
            "gaussian": gaussian,
            "only_linear": sorted(of_linear - of_gaussian),
            "only_gaussian": sorted(of_gaussian - of_linear),
        }
    return KEPT[key]


# %% decision_without_b: f(x) 里忘了 b / Forgets b in f(x)
# caught by: test_decision
# book: (6.24)
def decision(alpha, b, y, K_test):
    return K_test @ (alpha * y)


# %% distance_not_squared: 距离没有平方，成了拉普拉斯核 / The distance is not squared, which gives the Laplace kernel
# caught by: test_kernel_of_two_melons, test_kernel
# book: 表 6.1 / table 6.1
def kernel_matrix(X, Z, kind, sigma):
    if kind == "linear":
        return X @ Z.T
    squared = np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)
    return np.exp(-np.sqrt(squared) / sigma)


# %% dual_without_half: 对偶目标的二次项少了 1/2 / The quadratic term of the dual lacks the factor 1/2
# caught by: test_objectives_on_melons, test_dual
# book: (6.40)
def dual_objective(alpha, K, y):
    beta = alpha * y
    return float(np.sum(alpha) - beta @ K @ beta)


# %% errors_are_margin_violations: 把落在间隔内的样本都算作分错 / Counts every sample inside the margin as an error
# caught by: test_compare_on_melons
# book: (6.29)
def report(K, y, C):
    alpha, b = kernel_svm(K, y, C)
    support = split_support(alpha, C, 1e-3)
    predicted = np.where(y * decision(alpha, b, y, K) >= 1 - 1e-6, y, -y)
    numbers = {side: [i + 1 for i in indices] for side, indices in support.items()}
    return {**numbers, "training_errors": [i + 1 for i in np.flatnonzero(predicted != y).tolist()]}


# %% few_iterations: 只迭代 20 步，没有看对偶间隙 / Stops after 20 steps without looking at the gap
# caught by: test_solutions_on_melons, test_solutions_are_optimal
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha = np.zeros(len(y))
    wanted_b = y.astype(float)  # the b with which a sample would lie on its margin: y_i - Σ_j α_j y_j K_ij
    for _ in range(20):
        can_rise = np.where(y > 0, alpha < C, alpha > 0)  # α_i y_i may grow
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        lowest = np.min(wanted_b[can_fall])
        if wanted_b[i] - lowest <= 1e-9:
            return alpha, float((wanted_b[i] + lowest) / 2)
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])
    return alpha, float((wanted_b[i] + lowest) / 2)


# %% free_counts_bounded: 自由支持向量把达到上界的也算了进去 / Counts bounded support vectors among the free ones
# caught by: test_split_support, test_compare_on_melons
# book: §6.4
def split_support(alpha, C, tol):
    bounded = alpha >= (1 - tol) * C
    free = alpha > tol * C
    return {"free": np.flatnonzero(free).tolist(), "bounded": np.flatnonzero(bounded).tolist()}


# %% gamma_for_sigma: 把 2σ² 写成了 σ² / Divides by σ² instead of 2σ²
# caught by: test_kernel_of_two_melons, test_kernel, test_compare_follows_margins
# book: 表 6.1 / table 6.1
def kernel_matrix(X, Z, kind, sigma):
    if kind == "linear":
        return X @ Z.T
    squared = np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)
    return np.exp(-squared / sigma**2)


# %% hard_margin: 忽略了 C，按硬间隔求解 / Ignores C and solves for a hard margin
# caught by: test_solutions_on_melons, test_solutions_are_optimal
# book: (6.35)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    C = 1e4
    alpha = np.zeros(len(y))
    wanted_b = y.astype(float)  # the b with which a sample would lie on its margin: y_i - Σ_j α_j y_j K_ij
    while True:
        can_rise = np.where(y > 0, alpha < C, alpha > 0)  # α_i y_i may grow
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        lowest = np.min(wanted_b[can_fall])
        if wanted_b[i] - lowest <= 1e-9:
            return alpha, float((wanted_b[i] + lowest) / 2)
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


# %% labels_in_alpha: 返回的是 α_i y_i，不是 α_i / Returns α_i y_i instead of α_i
# caught by: test_solutions_on_melons, test_solutions_are_optimal
# book: (6.40)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha = np.zeros(len(y))
    wanted_b = y.astype(float)  # the b with which a sample would lie on its margin: y_i - Σ_j α_j y_j K_ij
    while True:
        can_rise = np.where(y > 0, alpha < C, alpha > 0)  # α_i y_i may grow
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        lowest = np.min(wanted_b[can_fall])
        if wanted_b[i] - lowest <= 1e-9:
            return alpha * y, float((wanted_b[i] + lowest) / 2)
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])


def report(K, y, C):
    alpha, b = solve(K, y, C)
    alpha = np.abs(alpha)
    support = split_support(alpha, C, 1e-3)
    predicted = np.where(decision(alpha, b, y, K) >= 0, 1, -1)
    numbers = {side: [i + 1 for i in indices] for side, indices in support.items()}
    return {**numbers, "training_errors": [i + 1 for i in np.flatnonzero(predicted != y).tolist()]}


# %% no_equality_constraint: 没有约束 Σ α_i y_i = 0, b 取 0 / Drops the constraint Σ α_i y_i = 0 and takes b = 0
# caught by: test_solutions_on_melons, test_solutions_are_optimal
# book: (6.40)
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha = np.zeros(len(y))
    for _ in range(300):
        for i in range(len(y)):
            slope = 1 - y[i] * (K[i] @ (alpha * y))
            alpha[i] = np.clip(alpha[i] + slope / max(K[i, i], 1e-12), 0, C)
    return alpha, 0.0


# %% only_free_are_support: 比较两批支持向量时只看自由的 / Compares only the free support vectors
# caught by: test_compare_on_melons, test_compare_follows_margins
# book: §6.4
def compare(X, y, C_linear, C_gaussian, sigma):
    linear = report(kernel_matrix(X, X, "linear", sigma), y, C_linear)
    gaussian = report(kernel_matrix(X, X, "gaussian", sigma), y, C_gaussian)
    of_linear, of_gaussian = ({*found["free"]} for found in (linear, gaussian))
    return {
        "linear": linear,
        "gaussian": gaussian,
        "only_linear": sorted(of_linear - of_gaussian),
        "only_gaussian": sorted(of_gaussian - of_linear),
    }


# %% only_sets_swapped: only_linear 与 only_gaussian 对调 / Swaps only_linear and only_gaussian
# caught by: test_compare_on_melons, test_compare_follows_margins
# book: §6.3
def compare(X, y, C_linear, C_gaussian, sigma):
    linear = report(kernel_matrix(X, X, "linear", sigma), y, C_linear)
    gaussian = report(kernel_matrix(X, X, "gaussian", sigma), y, C_gaussian)
    of_linear, of_gaussian = ({*found["free"], *found["bounded"]} for found in (linear, gaussian))
    return {
        "linear": linear,
        "gaussian": gaussian,
        "only_linear": sorted(of_gaussian - of_linear),
        "only_gaussian": sorted(of_linear - of_gaussian),
    }


# %% primal_squared_hinge: 松弛变量平方了 / Squares the slack variables
# caught by: test_primal
# book: (6.34)
def primal_objective(alpha, b, K, y, C):
    beta = alpha * y
    hinge = np.maximum(0, 1 - y * (K @ beta + b))
    return float(beta @ K @ beta / 2 + C * np.sum(hinge**2))


# %% relatively_small_alphas_left_out: f(x) 不算比最大者小百万倍的 α / Leaves α a million times smaller than the largest out of f(x)
# caught by: test_decision
# kind: narrow
def decision(alpha, b, y, K_test):
    used = alpha > 1e-6 * alpha.max()
    return K_test[:, used] @ (alpha * y)[used] + b


# %% same_kernel_twice: 两次都用了线性核 / Uses the linear kernel both times
# caught by: test_compare_on_melons
def compare(X, y, C_linear, C_gaussian, sigma):
    linear = report(kernel_matrix(X, X, "linear", sigma), y, C_linear)
    gaussian = report(kernel_matrix(X, X, "linear", sigma), y, C_gaussian)
    of_linear, of_gaussian = ({*found["free"], *found["bounded"]} for found in (linear, gaussian))
    return {
        "linear": linear,
        "gaussian": gaussian,
        "only_linear": sorted(of_linear - of_gaussian),
        "only_gaussian": sorted(of_gaussian - of_linear),
    }


# %% sigma_as_gamma: 把 σ 当成 γ 用：exp(-σ‖x-z‖²) / Uses σ as LIBSVM's γ: exp(-σ‖x-z‖²)
# caught by: test_kernel_of_two_melons, test_kernel, test_compare_on_melons
# book: 表 6.1 / table 6.1
def kernel_matrix(X, Z, kind, sigma):
    if kind == "linear":
        return X @ Z.T
    squared = np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)
    return np.exp(-squared * sigma)


# %% sigma_fixed: compare 里把 σ 写死成 0.2 / Takes σ = 0.2 in compare, whatever is asked
# caught by: test_compare_follows_margins
# book: 表 6.1 / table 6.1
def compare(X, y, C_linear, C_gaussian, sigma):
    linear = report(kernel_matrix(X, X, "linear", sigma), y, C_linear)
    gaussian = report(kernel_matrix(X, X, "gaussian", 0.2), y, C_gaussian)
    of_linear, of_gaussian = ({*found["free"], *found["bounded"]} for found in (linear, gaussian))
    return {
        "linear": linear,
        "gaussian": gaussian,
        "only_linear": sorted(of_linear - of_gaussian),
        "only_gaussian": sorted(of_gaussian - of_linear),
    }


# %% small_alphas_left_out: f(x) 只用 α > 0.001 的样本，C 小时支持向量都不算了 / Uses samples with α > 0.001 only in f(x), which leaves out support vectors when C is small
# caught by: test_decision
# book: (6.24)
# kind: narrow
def decision(alpha, b, y, K_test):
    support = alpha > 1e-3
    return K_test[:, support] @ (alpha * y)[support] + b


# %% thousand_steps: 迭代 1000 步就停，没有看对偶间隙 / Stops after 1000 steps without looking at the gap
# caught by: test_solutions_are_optimal
def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha = np.zeros(len(y))
    wanted_b = y.astype(float)  # the b with which a sample would lie on its margin: y_i - Σ_j α_j y_j K_ij
    for _ in range(1000):
        can_rise = np.where(y > 0, alpha < C, alpha > 0)  # α_i y_i may grow
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        lowest = np.min(wanted_b[can_fall])
        if wanted_b[i] - lowest <= 1e-9:
            return alpha, float((wanted_b[i] + lowest) / 2)
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])
    return alpha, float((wanted_b[can_rise].max() + wanted_b[can_fall].min()) / 2)


# %% tol_fixed: split_support 不看 tol，总用 0.001 / Ignores tol in split_support and takes 0.001
# caught by: test_split_support
# book: §6.4
def split_support(alpha, C, tol):
    tol = 1e-3
    bounded = alpha >= (1 - tol) * C
    free = (alpha > tol * C) & ~bounded
    return {"free": np.flatnonzero(free).tolist(), "bounded": np.flatnonzero(bounded).tolist()}


# %% tol_of_a_hundredth: compare 用 tol = 0.01，漏掉 α 较小的支持向量 / compare uses tol = 0.01, which misses support vectors of small α
# caught by: test_compare_on_melons
def report(K, y, C):
    alpha, b = kernel_svm(K, y, C)
    support = split_support(alpha, C, 1e-2)
    predicted = np.where(decision(alpha, b, y, K) >= 0, 1, -1)
    numbers = {side: [i + 1 for i in indices] for side, indices in support.items()}
    return {**numbers, "training_errors": [i + 1 for i in np.flatnonzero(predicted != y).tolist()]}


# %% zero_based_numbers: 编号从 0 起 / Numbers the samples from 0
# caught by: test_compare_on_melons, test_compare_follows_margins
def report(K, y, C):
    alpha, b = kernel_svm(K, y, C)
    support = split_support(alpha, C, 1e-3)
    predicted = np.where(decision(alpha, b, y, K) >= 0, 1, -1)
    numbers = {side: list(indices) for side, indices in support.items()}
    return {**numbers, "training_errors": np.flatnonzero(predicted != y).tolist()}


# %% support_is_free: 只用边界上的支持向量求 f(x) / Sums f(x) over the free support vectors only
# caught by: test_decision
# book: (6.24)
def decision(alpha, b, y, K_test):
    free = alpha < max(alpha)
    return K_test[:, free] @ (alpha * y)[free] + b


# %% labels_forgotten: f(x) 里忘了标签 / Forgets the labels in f(x)
# caught by: test_decision
# book: (6.24)
# hint: 标签
def decision(alpha, b, y, K_test):
    return K_test @ alpha + b


# %% primal_without_b: 松弛变量里忘了 b / Forgets b in the slack variables
# caught by: test_primal
# book: (6.34)
def primal_objective(alpha, b, K, y, C):
    beta = alpha * y
    hinge = np.maximum(0, 1 - y * (K @ beta))
    return float(beta @ K @ beta / 2 + C * np.sum(hinge))
