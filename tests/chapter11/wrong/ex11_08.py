"""Known mistakes of 11.8. Each cell holds what differs from the reference."""

# %% accelerated: 用了加速的近端梯度（FISTA），目标值不同 / Accelerates the descent, which gives other iterates
# caught by: test_trace, test_steps
# book: (11.10)
def pgd(X, y, lam, steps):
    X, y = np.asarray(X), np.asarray(y)

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.sum(np.abs(w)))

    L, w, t = lipschitz(X), np.zeros(X.shape[1]), 1.0
    ahead = w
    objectives = [objective(w)]
    for _ in range(steps):
        before, w = w, prox_l1(ahead - 2 * X.T @ (X @ ahead - y) / L, lam, L)
        t, last = (1 + (1 + 4 * t * t) ** 0.5) / 2, t
        ahead = w + (last - 1) / t * (w - before)
        objectives.append(objective(w))
    return w, objectives


# %% at_most_100_steps: 至多走 100 步 / No more than 100 steps
# caught by: test_steps
# book: (11.10)-(11.14)
# kind: narrow
def pgd(X, y, lam, steps):
    X, y = np.asarray(X), np.asarray(y)

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.sum(np.abs(w)))

    L, w = lipschitz(X), np.zeros(X.shape[1])
    objectives = [objective(w)]
    for _ in range(min(steps, 100)):
        w = prox_l1(w - 2 * X.T @ (X @ w - y) / L, lam, L)
        objectives.append(objective(w))
    return w, objectives + objectives[-1:] * (steps + 1 - len(objectives))


# %% certificate_sign_reversed: 证书的符号反了 / The certificate has the opposite sign
# caught by: test_certificate
# book: (11.14)
def certificate(z, lam, L):
    return np.clip(-L / lam * np.asarray(z), -1, 1)  # Lz/λ where x = 0, the sign elsewhere


# %% curvature_of_one_half: 取了 a = 1/2，那里只振荡不发散 / Takes a = 1/2, where x oscillates and does not diverge
# caught by: test_literal_step
# book: (11.9)
def literal_step_diverges(a_max):
    return min(a_max, 0.5)  # a step multiplies x by 1 − a/a² = 1 − 1/a, which is below −1 for a < ½


# %% forgets_first_objective: 没有记 w = 0 处的目标值 / The objective at w = 0 is missing
# caught by: test_trace, test_steps
# book: (11.7)
# costs: 1
def pgd(X, y, lam, steps):
    X, y = np.asarray(X), np.asarray(y)

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.sum(np.abs(w)))

    L, w = lipschitz(X), np.zeros(X.shape[1])
    objectives = []
    for _ in range(steps):
        w = prox_l1(w - 2 * X.T @ (X @ w - y) / L, lam, L)
        objectives.append(objective(w))
    return w, objectives


# %% gradient_without_two: 梯度少了因子 2，每步只走了一半 / The gradient lacks its factor 2: every step is half as long
# caught by: test_trace, test_steps
# book: (11.7)
# costs: 2
def pgd(X, y, lam, steps):
    X, y = np.asarray(X), np.asarray(y)

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.sum(np.abs(w)))

    L, w = lipschitz(X), np.zeros(X.shape[1])
    objectives = [objective(w)]
    for _ in range(steps):
        w = prox_l1(w - X.T @ (X @ w - y) / L, lam, L)
        objectives.append(objective(w))
    return w, objectives


# %% half_in_objective: 目标值里的平方误差多了 1/2 / The squared error in the objective has a factor 1/2
# caught by: test_trace, test_steps
# book: (11.7)
# costs: 1
def pgd(X, y, lam, steps):
    X, y = np.asarray(X), np.asarray(y)

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) / 2 + lam * np.sum(np.abs(w)))

    L, w = lipschitz(X), np.zeros(X.shape[1])
    objectives = [objective(w)]
    for _ in range(steps):
        w = prox_l1(w - 2 * X.T @ (X @ w - y) / L, lam, L)
        objectives.append(objective(w))
    return w, objectives


# %% half_the_penalty: 近端步只用了 λ/2 / The proximal step uses λ/2
# caught by: test_trace, test_steps
# book: (11.13)
# costs: 2
def pgd(X, y, lam, steps):
    X, y = np.asarray(X), np.asarray(y)

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.sum(np.abs(w)))

    L, w = lipschitz(X), np.zeros(X.shape[1])
    objectives = [objective(w)]
    for _ in range(steps):
        w = prox_l1(w - 2 * X.T @ (X @ w - y) / L, lam / 2, L)
        objectives.append(objective(w))
    return w, objectives


# %% hard_threshold: 硬阈值：留下的分量没有向 0 收缩 / Hard thresholding: the components that stay are not shrunk
# caught by: test_values, test_minimum
# book: (11.14)
def prox_l1(z, lam, L):
    z, t = np.asarray(z), lam / L
    return np.where(np.abs(z) > t, z, 0.0)


# %% large_curvature_diverges: 以为曲率大才发散，取了 a_max / Takes a_max, as if large curvatures diverge
# caught by: test_literal_step
# book: (11.9)
def literal_step_diverges(a_max):
    return a_max  # a step multiplies x by 1 − a/a² = 1 − 1/a, which is below −1 for a < ½


# %% least_squares_start: 从最小二乘解出发，没有从 0 出发 / Starts from the least-squares solution instead of 0
# caught by: test_trace, test_steps
# book: (11.10)
def pgd(X, y, lam, steps):
    X, y = np.asarray(X), np.asarray(y)

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.sum(np.abs(w)))

    L, w = lipschitz(X), np.linalg.lstsq(X, y, rcond=None)[0]
    objectives = [objective(w)]
    for _ in range(steps):
        w = prox_l1(w - 2 * X.T @ (X @ w - y) / L, lam, L)
        objectives.append(objective(w))
    return w, objectives


# %% lipschitz_by_frobenius: L 用了 Frobenius 范数，不是最小的 / L from the Frobenius norm, which is not the smallest
# caught by: test_lipschitz
# book: (11.9)
def lipschitz(X):
    return float(2 * np.linalg.norm(X) ** 2)  # the gradient is 2 Xᵀ(Xw − y)


# %% lipschitz_squared: 按印刷的 (11.9) 取了 L 的平方 / Takes the square of L, as (11.9) is printed
# caught by: test_lipschitz
# book: (11.9)
def lipschitz(X):
    return float((2 * np.linalg.norm(X, 2) ** 2) ** 2)  # the gradient is 2 Xᵀ(Xw − y)


# %% lipschitz_without_two: L 少了因子 2，步长大了一倍 / L lacks its factor 2: the step is twice too long
# caught by: test_lipschitz
# book: (11.9)
def lipschitz(X):
    return float(np.linalg.norm(X, 2) ** 2)  # the gradient is 2 Xᵀ(Xw − y)


# %% no_zero_branch: 没有 x = 0 的情形：|z| 小于阈值时越过了 0 / No case x = 0: where |z| is below the threshold, x crosses 0
# caught by: test_values, test_minimum
# book: (11.14)
def prox_l1(z, lam, L):
    z, t = np.asarray(z), lam / L
    return np.sign(z) * (np.abs(z) - t)


# %% objective_expanded: 把 ‖x − z‖² 展开 / ‖x − z‖² is expanded
# caught by: test_objective
# book: (11.13)
# kind: narrow
def prox_objective(x, z, lam, L):
    return float(L / 2 * (np.dot(x, x) - 2 * np.dot(x, z) + np.dot(z, z)) + lam * np.sum(np.abs(x)))


# %% objective_norm_not_squared: 目标值里的距离没有平方 / The distance in the objective is not squared
# caught by: test_objective
# book: (11.13)
def prox_objective(x, z, lam, L):
    return float(L / 2 * np.linalg.norm(np.subtract(x, z)) + lam * np.sum(np.abs(x)))


# %% objective_without_half: 目标值里少了 1/2 / The objective lacks the factor 1/2
# caught by: test_objective
# book: (11.13)
def prox_objective(x, z, lam, L):
    return float(L * np.sum(np.subtract(x, z) ** 2) + lam * np.sum(np.abs(x)))


# %% one_a_for_all: 不理会 a_max，总是返回 0.1 / Returns 0.1 whatever a_max is
# caught by: test_literal_step
# book: (11.9)
def literal_step_diverges(a_max):
    return 0.1  # a step multiplies x by 1 − a/a² = 1 − 1/a, which is below −1 for a < ½


# %% penalty_before_gradient: 先收缩，后走梯度步：解不再稀疏 / Shrinks before the gradient step: the solution is no longer sparse
# caught by: test_trace, test_convergence
# book: (11.12)
def pgd(X, y, lam, steps):
    X, y = np.asarray(X), np.asarray(y)

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.sum(np.abs(w)))

    L, w = lipschitz(X), np.zeros(X.shape[1])
    objectives = [objective(w)]
    for _ in range(steps):
        w = prox_l1(w, lam, L) - 2 * X.T @ (X @ w - y) / L
        objectives.append(objective(w))
    return w, objectives


# %% positive_only: 只考虑了 z > 0 / Considers z > 0 only
# caught by: test_values, test_minimum
# book: (11.14)
def prox_l1(z, lam, L):
    z, t = np.asarray(z), lam / L
    return np.maximum(z - t, 0.0)


# %% ridge_shrinkage: 按 L2 正则化收缩：所有分量同乘一个数 / Shrinks as for the L2 norm: all components times one number
# caught by: test_values, test_minimum
# book: (11.14)
def prox_l1(z, lam, L):
    return np.asarray(z) / (1 + lam / L)


# %% sign_of_z_at_zero: x = 0 处的次梯度取了 z 的符号 / The subgradient at x = 0 is the sign of z
# caught by: test_certificate
# book: (11.14)
def certificate(z, lam, L):
    return np.sign(z)


# %% small_z_is_zero: 绝对值小于 1e-4 的分量一律取 0 / Sets all components below 1e-4 to 0
# caught by: test_minimum
# book: (11.14)
# kind: narrow
def prox_l1(z, lam, L):
    z, t = np.asarray(z), lam / L
    return np.select([z > max(t, 1e-4), z < -max(t, 1e-4)], [z - t, z + t], 0.0)


# %% stops_when_it_hardly_falls: 目标值几乎不再下降时提前停止 / Stops early, once the objective hardly falls
# caught by: test_steps
# book: (11.10)-(11.14)
# kind: narrow
def pgd(X, y, lam, steps):
    X, y = np.asarray(X), np.asarray(y)

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.sum(np.abs(w)))

    L, w = lipschitz(X), np.zeros(X.shape[1])
    objectives = [objective(w)]
    for _ in range(steps):
        w = prox_l1(w - 2 * X.T @ (X @ w - y) / L, lam, L)
        objectives.append(objective(w))
        if objectives[-2] - objectives[-1] < 1e-6 * objectives[0]:
            break
    return w, objectives + objectives[-1:] * (steps + 1 - len(objectives))


# %% ten_steps_at_most: 至多走 10 步 / Takes ten steps at most
# caught by: test_convergence
# book: (11.10)
# kind: narrow
def pgd(X, y, lam, steps):
    X, y = np.asarray(X), np.asarray(y)

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.sum(np.abs(w)))

    L, w = lipschitz(X), np.zeros(X.shape[1])
    objectives = [objective(w)]
    for _ in range(min(steps, 10)):
        w = prox_l1(w - 2 * X.T @ (X @ w - y) / L, lam, L)
        objectives.append(objective(w))
    return w, objectives + objectives[-1:] * (steps + 1 - len(objectives))


# %% threshold_for_the_whole_vector: 按整个向量的长度收缩，没有逐个分量 / Shrinks the vector as a whole by its length, not each component
# caught by: test_values, test_minimum
# book: (11.14)
def prox_l1(z, lam, L):
    z, t = np.asarray(z), lam / L
    length = np.linalg.norm(z)
    return z * max(0.0, 1 - t / length) if length else z * 0.0


# %% threshold_is_lambda: 阈值取 λ，没有除以 L / The threshold is λ, not divided by L
# caught by: test_values, test_minimum
# book: (11.14)
def prox_l1(z, lam, L):
    z, t = np.asarray(z), lam
    return np.select([z > t, z < -t], [z - t, z + t], 0.0)


# %% threshold_times_l: 阈值取 λL，该除的乘了 / The threshold is λL: multiplied, not divided
# caught by: test_values, test_minimum
# book: (11.14)
def prox_l1(z, lam, L):
    z, t = np.asarray(z), lam * L
    return np.select([z > t, z < -t], [z - t, z + t], 0.0)


# %% zero_subgradient_at_zero: x = 0 处的次梯度取 sign(0) = 0，没有抵消 L(x - z) / The subgradient at x = 0 is sign(0) = 0 and does not cancel L(x - z)
# caught by: test_certificate
# book: (11.14)
def certificate(z, lam, L):
    return np.sign(prox_l1(z, lam, L))
