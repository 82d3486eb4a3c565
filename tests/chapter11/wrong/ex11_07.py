"""Known mistakes of 11.7. Each cell holds what differs from the reference."""

# %% absolute_rank_tolerance: 以固定的容差判断线性相关，数很小时出错 / Dependence by a fixed tolerance, which fails for small numbers
# caught by: test_global_minimum
# book: §11.4
# kind: narrow
def least_squares(X, y, support):
    """The best w that is 0 outside the support, and the rank of X there."""
    w = np.zeros(X.shape[1])
    if support and np.linalg.matrix_rank(X[:, support], tol=1e-6) < len(support):
        return w, -1
    w[support], _, rank, _ = np.linalg.lstsq(X[:, support], y, rcond=None)
    return w, rank


# %% all_features_allowed: k = d：最后总会选全 / k = d: all are taken in the end
# caught by: test_trap
def greedy_trap(d):
    X = np.eye(d)
    X[:, 2] = 0
    X[:3, 2] = [1, 1, 0.1]  # nearly y, the sum of the first two: better than either alone
    y = np.zeros(d)
    y[:2] = 1
    return X, y, d


# %% all_supports: 总是 2^d 个 / Always 2^d
# caught by: test_local_minima
# hint: 最小二乘解里的 0
def count_local_minima(X, y):
    # Leaving the support costs λ at once, so only moves inside it matter: there the objective is a quadratic, whose
    # minimum is strict if the columns are independent, and has this very support if no coefficient is 0.
    count = 0
    for support in supports(X.shape[1]):
        w, rank = least_squares(X, y, support)
        count += rank == len(support) and np.all(np.abs(w[support]) > 1e-8)
    return 2 ** X.shape[1]


# %% backward_elimination: 从全部特征开始逐个删除 / Drops features one by one, beginning with all
# caught by: test_global_minimum
# hint: 空集
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    chosen = list(range(X.shape[1]))
    best = least_squares(X, y, chosen)[0]
    while chosen:
        fewer = [[i for i in chosen if i != j] for j in chosen]
        w = min((least_squares(X, y, support)[0] for support in fewer), key=objective)
        if objective(w) >= objective(best):
            break
        best, chosen = w, [i for i in range(X.shape[1]) if w[i]]
    return best, objective(best)


# %% decoy_is_target: 诱饵就是 y / The decoy is y itself
# caught by: test_trap
# hint: 走一遍
def greedy_trap(d):
    X = np.eye(d)
    X[:, 2] = 0
    X[:3, 2] = [1, 1, 0]  # nearly y, the sum of the first two: better than either alone
    y = np.zeros(d)
    y[:2] = 1
    return X, y, 2


# %% decoy_ties: 诱饵与正确特征一样好 / The decoy is as good as a right feature
# caught by: test_trap
# hint: 走一遍
def greedy_trap(d):
    X = np.eye(d)
    X[:, 2] = 0
    X[:3, 2] = [1, 1, 2**0.5]  # nearly y, the sum of the first two: better than either alone
    y = np.zeros(d)
    y[:2] = 1
    return X, y, 2


# %% decoy_too_weak: 诱饵不如单个正确特征 / The decoy is worse than a right feature
# caught by: test_trap
# hint: 走一遍
def greedy_trap(d):
    X = np.eye(d)
    X[:, 2] = 0
    X[:3, 2] = [1, 1, 5]  # nearly y, the sum of the first two: better than either alone
    y = np.zeros(d)
    y[:2] = 1
    return X, y, 2


# %% descent_in_support_size: 只数比少一个特征更好的集合 / Counts a set only if it beats every set with one feature less
# caught by: test_local_minima
def count_local_minima(X, y):
    # Leaving the support costs λ at once, so only moves inside it matter: there the objective is a quadratic, whose
    # minimum is strict if the columns are independent, and has this very support if no coefficient is 0.
    count = 0
    for support in supports(X.shape[1]):
        w, rank = least_squares(X, y, support)
        fewer = [[i for i in support if i != j] for j in support]
        value = np.sum((y - X @ w) ** 2)
        if any(np.sum((y - X @ least_squares(X, y, less)[0]) ** 2) - value < 1 for less in fewer):
            continue
        count += rank == len(support) and np.all(np.abs(w[support]) > 1e-8)
    return int(count)


# %% ends_of_the_segment: t = 1，不在 0 与 1 之间 / t = 1 is not between 0 and 1
# caught by: test_nonconvex
def nonconvex_points(d):
    return np.zeros(d), np.ones(d), 1.0


# %% eps_fixed: 不看 eps / eps is not looked at
# caught by: test_jump
def jump(d, eps):
    return np.zeros(d), np.full(d, 0.05)


# %% eps_in_each_component: 每个分量都取 eps / eps in every component
# caught by: test_jump
# hint: 每个分量
def jump(d, eps):
    return np.zeros(d), np.full(d, eps)


# %% equality_is_enough: 不等式取等号 / Equality instead of the strict inequality
# caught by: test_nonconvex
def nonconvex_points(d):
    return np.ones(d), 2 * np.ones(d), 0.5


# %% first_hundred_rows: 只看前一百个样本 / The first hundred samples only
# caught by: test_global_minimum, test_local_minima
# kind: narrow
def least_squares(X, y, support):
    """The best w that is 0 outside the support, and the rank of X there."""
    w, X, y = np.zeros(X.shape[1]), X[:100], y[:100]
    w[support], _, rank, _ = np.linalg.lstsq(X[:, support], y, rcond=None)
    return w, rank


# %% forward_selection: 前向选择当作全局最优 / Forward selection taken for the global optimum
# caught by: test_small_example, test_global_minimum
# hint: 空集
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    chosen, best = [], np.zeros(X.shape[1])
    while len(chosen) < X.shape[1]:
        more = [sorted([*chosen, j]) for j in range(X.shape[1]) if j not in chosen]
        chosen = min(more, key=lambda support: objective(least_squares(X, y, support)[0]))
        w = least_squares(X, y, chosen)[0]
        if objective(w) >= objective(best):
            break
        best = w
    return best, objective(best)


# %% half_squares: 平方误差乘了 1/2 / Half the squared error
# caught by: test_small_example, test_global_minimum
# costs: 2
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) / 2 + lam * np.count_nonzero(w))

    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1])), key=objective)
    return best, objective(best)


# %% hard_threshold: 对最小二乘解做硬阈值 / Hard threshold of the least-squares solution
# caught by: test_small_example, test_global_minimum
# hint: 空集
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    w = least_squares(X, y, list(range(X.shape[1])))[0]
    w[w**2 <= lam] = 0
    return w, objective(w)


# %% l0_called_a_norm: 把 L0 当作范数 / L0 taken for a norm
# caught by: test_claims
# hint: 范数有哪几条
def claims():
    return {
        "l0_is_a_norm": True,
        "l0_scale_invariant": True,
        "l0_gradient_zero_where_defined": True,
        "l1_problem_convex": True,
        "l1_and_l0_always_same_support": False,
    }


# %% lasso_support: 用 LASSO 的解代替 / The solution of the LASSO instead
# caught by: test_small_example, test_global_minimum
# hint: 个数
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    w, L = np.zeros(X.shape[1]), 2 * np.linalg.norm(X, 2) ** 2 or 1.0
    for _ in range(2000):
        z = w - 2 * X.T @ (X @ w - y) / L
        w = np.sign(z) * np.maximum(np.abs(z) - lam / L, 0)
    return w, objective(w)


# %% mean_squares: 平方误差除以样本数 / Mean instead of sum of squares
# caught by: test_small_example, test_global_minimum
# costs: 2
def l0_best(X, y, lam):
    def objective(w):
        return float(np.mean((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1])), key=objective)
    return best, objective(best)


# %% nearly_dependent_is_dependent: 几乎线性相关的列当作线性相关 / Nearly dependent columns count as dependent
# caught by: test_global_minimum
# book: §11.4
# kind: narrow
def least_squares(X, y, support):
    """The best w that is 0 outside the support, and the rank of X there."""
    w = np.zeros(X.shape[1])
    w[support], _, rank, _ = np.linalg.lstsq(X[:, support], y, rcond=1e-3)
    return w, rank


# %% no_empty_set: 没有考虑 w = 0 / w = 0 is not considered
# caught by: test_small_example
# hint: 空集
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1])[1:]), key=objective)
    return best, objective(best)


# %% norm_not_squared: 误差没有平方 / The norm of the error is not squared
# caught by: test_small_example, test_global_minimum
def l0_best(X, y, lam):
    def objective(w):
        return float(np.linalg.norm(y - X @ w) + lam * np.count_nonzero(w))

    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1])), key=objective)
    return best, objective(best)


# %% normal_equations_only: 列相关的集合全部跳过，连同其中的解 / Gives up on dependent columns: zeros there
# caught by: test_global_minimum
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    if np.linalg.matrix_rank(X) < X.shape[1]:
        return np.zeros(X.shape[1]), float(y @ y)
    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1])), key=objective)
    return best, objective(best)


# %% not_all_features: 没有考虑全部特征 / All features together are not considered
# caught by: test_global_minimum
# hint: 全集
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1])[:-1]), key=objective)
    return best, objective(best)


# %% one_component_jumps: 只有一个分量跳变 / One component jumps only
# caught by: test_jump
def jump(d, eps):
    return np.zeros(d), np.eye(d)[0] * eps


# %% one_step_trap: k = 1：一步时贪心就是最优 / k = 1, where greedy is optimal
# caught by: test_trap
# hint: 走一遍
def greedy_trap(d):
    X = np.eye(d)
    X[:, 2] = 0
    X[:3, 2] = [1, 1, 0.1]  # nearly y, the sum of the first two: better than either alone
    y = np.zeros(d)
    y[:2] = 1
    return X, y, 1


# %% opposite_points: 取 u = -v：中点变为 0，不等式反向 / u = -v: the middle is 0, the inequality the other way round
# caught by: test_nonconvex
# hint: 两端各有
def nonconvex_points(d):
    return -np.ones(d), np.ones(d), 0.5


# %% penalty_l1: 惩罚是 λ‖w‖₁ / The penalty is λ‖w‖₁
# caught by: test_small_example, test_global_minimum
# hint: 个数
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.sum(np.abs(w)))

    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1])), key=objective)
    return best, objective(best)


# %% positive_coefficients_only: 只数系数为正的 / Only positive coefficients count
# caught by: test_local_minima
def count_local_minima(X, y):
    # Leaving the support costs λ at once, so only moves inside it matter: there the objective is a quadratic, whose
    # minimum is strict if the columns are independent, and has this very support if no coefficient is 0.
    count = 0
    for support in supports(X.shape[1]):
        w, rank = least_squares(X, y, support)
        count += rank == len(support) and np.all(w[support] > 1e-8)
    return int(count)


# %% rank_not_checked: 列相关时也计数 / Dependent columns are counted
# caught by: test_local_minima
# hint: 不唯一
def count_local_minima(X, y):
    # Leaving the support costs λ at once, so only moves inside it matter: there the objective is a quadratic, whose
    # minimum is strict if the columns are independent, and has this very support if no coefficient is 0.
    count = 0
    for support in supports(X.shape[1]):
        w, rank = least_squares(X, y, support)
        count += np.all(np.abs(w[support]) > 1e-8)
    return int(count)


# %% rank_of_all: 只看整个 X 的秩 / Only the rank of all of X is looked at
# caught by: test_local_minima
# hint: 不唯一
def count_local_minima(X, y):
    # Leaving the support costs λ at once, so only moves inside it matter: there the objective is a quadratic, whose
    # minimum is strict if the columns are independent, and has this very support if no coefficient is 0.
    count = 0
    for support in supports(X.shape[1]):
        w, rank = least_squares(X, y, support)
        count += np.linalg.matrix_rank(X) == X.shape[1] and np.all(np.abs(w[support]) > 1e-8)
    return int(count)


# %% six_features_at_most: 至多六个特征 / Six features at most
# caught by: test_global_minimum
# kind: narrow
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    best = min(
        (least_squares(X, y, support)[0] for support in supports(X.shape[1]) if len(support) <= 6), key=objective
    )
    return best, objective(best)


# %% small_coefficients_not_counted: 小于 0.01 的系数不计入 / Coefficients below 0.01 do not count
# caught by: test_global_minimum
# hint: 个数
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(np.abs(w) > 1e-2))

    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1])), key=objective)
    return best, objective(best)


# %% squared_distance: 距离的平方不超过 eps / The square of the distance is at most eps
# caught by: test_jump
def jump(d, eps):
    return np.zeros(d), np.full(d, (eps / d) ** 0.5)


# %% three_features_at_most: 至多三个特征 / Three features at most
# caught by: test_global_minimum
# hint: 空集
# kind: narrow
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1]) if len(support) <= 3), key=objective)
    return best, objective(best)


# %% tiny_coefficients_are_zero: 小于 0.01 的系数当作 0 / Coefficients below 0.01 are taken for 0
# caught by: test_local_minima
# kind: narrow
def count_local_minima(X, y):
    # Leaving the support costs λ at once, so only moves inside it matter: there the objective is a quadratic, whose
    # minimum is strict if the columns are independent, and has this very support if no coefficient is 0.
    count = 0
    for support in supports(X.shape[1]):
        w, rank = least_squares(X, y, support)
        count += rank == len(support) and np.all(np.abs(w[support]) > 1e-2)
    return int(count)


# %% trap_for_three: 只有三个特征 / Three features whatever d is
# caught by: test_trap
def greedy_trap(d):
    X = np.eye(d)
    X[:, 2] = 0
    X[:3, 2] = [1, 1, 0.1]  # nearly y, the sum of the first two: better than either alone
    y = np.zeros(d)
    y[:2] = 1
    return X[:, :3], y, 2


# %% true: 全部答 True / True throughout
# caught by: test_claims
def claims():
    return {
        "l0_is_a_norm": True,
        "l0_scale_invariant": True,
        "l0_gradient_zero_where_defined": True,
        "l1_problem_convex": True,
        "l1_and_l0_always_same_support": True,
    }


# %% two_axes: 总取两个坐标轴方向，d = 1 时失效 / Two directions of axes, which fails for d = 1
# caught by: test_nonconvex
def nonconvex_points(d):
    return np.eye(d)[0], np.eye(d)[-1], 0.5


# %% value_without_penalty: 目标值没有加上惩罚 / The objective returned lacks the penalty
# caught by: test_small_example, test_global_minimum
# costs: 1
def l0_best(X, y, lam):
    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1])), key=objective)
    return best, float(np.sum((y - X @ best) ** 2))


# %% with_intercept: 先把 X 和 y 中心化 / X and y are centred first
# caught by: test_small_example, test_global_minimum
# costs: 2
def l0_best(X, y, lam):
    X, y = X - X.mean(axis=0), y - y.mean()

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.count_nonzero(w))

    best = min((least_squares(X, y, support)[0] for support in supports(X.shape[1])), key=objective)
    return best, objective(best)


# %% zero_coefficients_counted: 最小二乘解中的 0 未排除 / Zeros of the least-squares solution are not excluded
# caught by: test_local_minima
# hint: 最小二乘解里的 0
def count_local_minima(X, y):
    # Leaving the support costs λ at once, so only moves inside it matter: there the objective is a quadratic, whose
    # minimum is strict if the columns are independent, and has this very support if no coefficient is 0.
    count = 0
    for support in supports(X.shape[1]):
        w, rank = least_squares(X, y, support)
        count += rank == len(support)
    return int(count)


# %% zero_is_no_minimum: w = 0 不算局部极小点 / w = 0 is not counted
# caught by: test_local_minima
def count_local_minima(X, y):
    # Leaving the support costs λ at once, so only moves inside it matter: there the objective is a quadratic, whose
    # minimum is strict if the columns are independent, and has this very support if no coefficient is 0.
    count = 0
    for support in supports(X.shape[1]):
        if not support:
            continue
        w, rank = least_squares(X, y, support)
        count += rank == len(support) and np.all(np.abs(w[support]) > 1e-8)
    return int(count)
