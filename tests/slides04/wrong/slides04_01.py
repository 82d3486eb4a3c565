"""Known mistakes of slides4.1. Each cell holds what differs from the reference."""

# %% all_zero_is_none: 全部乘子为 0 时返回 None / None if all multipliers are 0
# caught by: test_slide_faces, test_face
# book: §4.1
def face_minimum(X, y, zeros):
    m = len(y)
    free = [i for i in range(m) if i not in zeros]
    alpha = np.zeros(m)
    if free:
        # Only affinely independent points make s strictly convex on the face.
        if np.linalg.matrix_rank(X[free[1:]] - X[free[0]]) != len(free) - 1:
            return None
        signs = np.array(y)[free]
        system = np.block([[signed_gram(X, y)[np.ix_(free, free)], signs[:, None]], [signs, 0]])
        alpha[free] = np.linalg.solve(system, [1.0] * len(free) + [0.0])[:-1]
    return (alpha, dual_objective(alpha, X, y)) if alpha.any() else None


# %% b_from_first_sample: b 总由第一个样本算 / b always comes from the first sample
# caught by: test_plane
# hint: α_j > 0
# book: §4.1
def hyperplane(alpha, X, y):
    w = (np.asarray(alpha) * y) @ X
    j = 0
    return w, float(y[j] - w @ X[j])


# %% b_mean_over_all: b 取所有样本的平均 / b is averaged over all samples
# caught by: test_plane, test_slide_plane
# hint: α_j > 0
# book: §4.1
def hyperplane(alpha, X, y):
    w = (np.asarray(alpha) * y) @ X
    return w, float(np.mean(y - X @ w))


# %% b_minus_one: b 由 w·x + b = 1 算，不论类别 / b from w·x + b = 1, whatever the class
# caught by: test_plane
# book: §4.1
def hyperplane(alpha, X, y):
    w = (np.asarray(alpha) * y) @ X
    j = np.argmax(alpha)
    return w, float(1 - w @ X[j])


# %% b_opposite_sign: 超平面写成 w·x − b = 0 / The hyperplane is written as w·x − b = 0
# caught by: test_slide_plane, test_plane
# book: §4.1
def hyperplane(alpha, X, y):
    w = (np.asarray(alpha) * y) @ X
    j = np.argmax(alpha)
    return w, float(w @ X[j] - y[j])


# %% clips_stationary: 把驻点的负分量改成 0 / Negative entries of the stationary point are set to 0
# caught by: test_solution
# hint: 截断
# book: §4.1
def solve_dual(X, y):
    system = np.block([[signed_gram(X, y), np.array(y)[:, None]], [np.array(y), 0]])
    right = np.array([1.0] * len(y) + [0.0])
    return np.maximum(np.linalg.lstsq(system, right, rcond=None)[0][:-1], 0.0)


# %% coinciding_only: 只在点重合时返回 None / None for coinciding points only
# caught by: test_face
# hint: 仿射相关
# book: §4.1
def face_minimum(X, y, zeros):
    m = len(y)
    free = [i for i in range(m) if i not in zeros]
    alpha = np.zeros(m)
    if free:
        # Only affinely independent points make s strictly convex on the face.
        if len({tuple(X[i]) for i in free}) < len(free):
            return None
        signs = np.array(y)[free]
        system = np.block([[signed_gram(X, y)[np.ix_(free, free)], signs[:, None]], [signs, 0]])
        alpha[free] = np.linalg.lstsq(system, [1.0] * len(free) + [0.0], rcond=None)[0][:-1]
    return alpha, dual_objective(alpha, X, y)


# %% constraint_dropped: 面上忘了 Σα_iy_i = 0 / Forgets Σα_iy_i = 0 on a face
# caught by: test_slide_faces, test_face
# hint: Σ α_i y_i
# book: §4.1
def face_minimum(X, y, zeros):
    m = len(y)
    free = [i for i in range(m) if i not in zeros]
    alpha = np.zeros(m)
    if free:
        # Only affinely independent points make s strictly convex on the face.
        if np.linalg.matrix_rank(X[free[1:]] - X[free[0]]) != len(free) - 1:
            return None
        alpha[free] = np.linalg.pinv(signed_gram(X, y)[np.ix_(free, free)]) @ np.ones(len(free))
    return alpha, dual_objective(alpha, X, y)


# %% face_must_be_feasible: 面上的最小点有负分量时返回 None / None if the minimum on a face has a negative entry
# caught by: test_slide_faces, test_face
# hint: 符号不限
# book: §4.1
def face_minimum(X, y, zeros):
    m = len(y)
    free = [i for i in range(m) if i not in zeros]
    alpha = np.zeros(m)
    if free:
        # Only affinely independent points make s strictly convex on the face.
        if np.linalg.matrix_rank(X[free[1:]] - X[free[0]]) != len(free) - 1:
            return None
        signs = np.array(y)[free]
        system = np.block([[signed_gram(X, y)[np.ix_(free, free)], signs[:, None]], [signs, 0]])
        alpha[free] = np.linalg.solve(system, [1.0] * len(free) + [0.0])[:-1]
    return (alpha, dual_objective(alpha, X, y)) if min(alpha) >= -1e-9 else None


# %% feasible_first: 取第一个可行的面，不比较函数值 / Takes the first feasible face without comparing values
# caught by: test_solution
# book: §4.1
def solve_dual(X, y):
    # Some optimal solution is the only minimum of its face.
    m = len(y)
    faces = ([i for i in range(m) if fixed[i]] for fixed in product((True, False), repeat=m))
    found = [face_minimum(X, y, zeros) for zeros in faces]
    feasible = [one for one in found if one is not None and min(one[0]) >= -1e-9]
    alpha, _ = feasible[0]
    return np.maximum(alpha, 0.0)


# %% first_zero_only: 只看 zeros 的第一个 / Looks at the first of zeros only
# caught by: test_slide_faces, test_face
# book: §4.1
def face_minimum(X, y, zeros):
    m = len(y)
    free = [i for i in range(m) if i not in zeros[:1]]
    alpha = np.zeros(m)
    if free:
        # Only affinely independent points make s strictly convex on the face.
        if np.linalg.matrix_rank(X[free[1:]] - X[free[0]]) != len(free) - 1:
            return None
        signs = np.array(y)[free]
        system = np.block([[signed_gram(X, y)[np.ix_(free, free)], signs[:, None]], [signs, 0]])
        alpha[free] = np.linalg.solve(system, [1.0] * len(free) + [0.0])[:-1]
    return alpha, dual_objective(alpha, X, y)


# %% forgets_last_face: 从不让最后一个乘子为 0 / The last multiplier is never made 0
# caught by: test_solution
# hint: 最后一个
# book: §4.1
def solve_dual(X, y):
    # Some optimal solution is the only minimum of its face.
    m = len(y)
    faces = ([i for i in range(m) if fixed[i]] for fixed in product((True, False), repeat=m) if not fixed[-1])
    found = [face_minimum(X, y, zeros) for zeros in faces]
    feasible = [one for one in found if one is not None and min(one[0]) >= -1e-9]
    alpha, _ = min(feasible, key=lambda one: one[1])
    return np.maximum(alpha, 0.0)


# %% g_minus_one: 一次项忘了最后一个乘子 / The linear part forgets the last multiplier
# caught by: test_slide_quadratic, test_reduced
# book: §4.1
def reduced(X, y):
    # α = B a: the last row of B is what Σ α_i y_i = 0 makes of the last multiplier.
    y = np.asarray(y, dtype=float)
    B = np.vstack([np.eye(len(y) - 1), -y[-1] * y[:-1]])
    return B.T @ signed_gram(X, y) @ B, -np.ones(len(y) - 1)


# %% g_minus_two: 一次项总是 −2 / The linear part is always −2
# caught by: test_reduced
# book: §4.1
def reduced(X, y):
    # α = B a: the last row of B is what Σ α_i y_i = 0 makes of the last multiplier.
    y = np.asarray(y, dtype=float)
    B = np.vstack([np.eye(len(y) - 1), -y[-1] * y[:-1]])
    return B.T @ signed_gram(X, y) @ B, -2 * np.ones(len(y) - 1)


# %% gradient_few_steps: 投影梯度走太少步 / Too few steps of projected gradient
# caught by: test_solution
# book: §4.1
def solve_dual(X, y):
    y = np.array(y)
    alpha, Q = np.zeros(len(y)), signed_gram(X, y)
    for _ in range(200):
        for i, j in product(range(len(y)), repeat=2):
            curve = np.sum((X[i] - X[j]) ** 2)
            if curve:
                residual = y * (1 - Q @ alpha)
                step = (residual[i] - residual[j]) / curve
                low = max(-alpha[i] if y[i] > 0 else -np.inf, -alpha[j] if y[j] < 0 else -np.inf)
                high = min(alpha[i] if y[i] < 0 else np.inf, alpha[j] if y[j] > 0 else np.inf)
                step = min(max(step, low), high)
                alpha[i] += y[i] * step
                alpha[j] -= y[j] * step
    return np.round(alpha, 4)


# %% half_inside: H 是 ½ 乘过的 / The ½ is put into H
# caught by: test_slide_quadratic, test_reduced
# hint: ½
# book: §4.1
def reduced(X, y):
    # α = B a: the last row of B is what Σ α_i y_i = 0 makes of the last multiplier.
    y = np.asarray(y, dtype=float)
    B = np.vstack([np.eye(len(y) - 1), -y[-1] * y[:-1]])
    return B.T @ signed_gram(X, y) @ B / 2, -B.sum(axis=0)


# %% labels_left_out: 二次项漏了 y_i y_j / The quadratic part lacks y_i y_j
# caught by: test_objective, test_slide_quadratic
# hint: y_i y_j
# book: §4.1
def signed_gram(X, y):
    """Q_ij = y_i y_j x_i·x_j."""
    return X @ X.T


# %% largest_value: 在可行的面中取最大值 / Takes the largest value of the feasible faces
# caught by: test_solution
# book: §4.1
def solve_dual(X, y):
    # Some optimal solution is the only minimum of its face.
    m = len(y)
    faces = ([i for i in range(m) if fixed[i]] for fixed in product((True, False), repeat=m))
    found = [face_minimum(X, y, zeros) for zeros in faces]
    feasible = [one for one in found if one is not None and min(one[0]) >= -1e-9]
    alpha, _ = max(feasible, key=lambda one: one[1])
    return np.maximum(alpha, 0.0)


# %% last_positive_assumed: 总以为最后一个样本是负例 / Takes the last sample for a negative one
# caught by: test_reduced
# hint: y_m
# book: §4.1
def reduced(X, y):
    # α = B a: the last row of B is what Σ α_i y_i = 0 makes of the last multiplier.
    y = np.asarray(y, dtype=float)
    B = np.vstack([np.eye(len(y) - 1), y[:-1]])
    return B.T @ signed_gram(X, y) @ B, -B.sum(axis=0)


# %% nearest_pair: 只用最近的一对异类点 / Only the closest pair of opposite points is used
# caught by: test_solution
# book: §4.1
def solve_dual(X, y):
    pairs = [(i, j) for i, j in product(range(len(y)), repeat=2) if y[i] != y[j]]
    i, j = min(pairs, key=lambda pair: np.sum((X[pair[0]] - X[pair[1]]) ** 2))
    alpha = np.zeros(len(y))
    alpha[[i, j]] = 2 / np.sum((X[i] - X[j]) ** 2)
    return alpha


# %% no_half: 二次项漏了 ½ / The quadratic part lacks the ½
# caught by: test_objective
# hint: ½
# book: §4.1
def dual_objective(alpha, X, y):
    return float(alpha @ signed_gram(X, y) @ alpha - np.sum(alpha))


# %% no_uniqueness: 最小点不唯一时也给出一个 / Gives a point where the minimum is not unique
# caught by: test_face
# hint: 仿射相关
# book: §4.1
def face_minimum(X, y, zeros):
    m = len(y)
    free = [i for i in range(m) if i not in zeros]
    alpha = np.zeros(m)
    if free:
        signs = np.array(y)[free]
        system = np.block([[signed_gram(X, y)[np.ix_(free, free)], signs[:, None]], [signs, 0]])
        alpha[free] = np.linalg.lstsq(system, [1.0] * len(free) + [0.0], rcond=None)[0][:-1]
    return alpha, dual_objective(alpha, X, y)


# %% one_zero_only: 至多让一个乘子为 0 / At most one multiplier is made 0
# caught by: test_solution
# hint: 任意几个
# book: §4.1
def solve_dual(X, y):
    # Some optimal solution is the only minimum of its face.
    m = len(y)
    faces = ([i for i in range(m) if fixed[i]] for fixed in product((True, False), repeat=m) if sum(fixed) < 2)
    found = [face_minimum(X, y, zeros) for zeros in faces]
    feasible = [one for one in found if one is not None and min(one[0]) >= -1e-9]
    if not feasible:
        return np.zeros(m)
    alpha, _ = min(feasible, key=lambda one: one[1])
    return np.maximum(alpha, 0.0)


# %% sign_flipped: 写成求最大的形式 / Writes the form to be maximised
# caught by: test_objective, test_slide_faces
# hint: 求最小
# book: §4.1
def dual_objective(alpha, X, y):
    return float(np.sum(alpha) - alpha @ signed_gram(X, y) @ alpha / 2)


def solve_dual(X, y):
    # Some optimal solution is the only minimum of its face.
    m = len(y)
    faces = ([i for i in range(m) if fixed[i]] for fixed in product((True, False), repeat=m))
    found = [face_minimum(X, y, zeros) for zeros in faces]
    feasible = [one for one in found if one is not None and min(one[0]) >= -1e-9]
    alpha, _ = max(feasible, key=lambda one: one[1])
    return np.maximum(alpha, 0.0)


# %% singular_gram_is_none: Q 奇异就返回 None / Returns None whenever Q is singular
# caught by: test_face
# book: §4.1
def face_minimum(X, y, zeros):
    m = len(y)
    free = [i for i in range(m) if i not in zeros]
    alpha = np.zeros(m)
    if free:
        # Only affinely independent points make s strictly convex on the face.
        if np.linalg.matrix_rank(X[free]) != len(free):
            return None
        signs = np.array(y)[free]
        system = np.block([[signed_gram(X, y)[np.ix_(free, free)], signs[:, None]], [signs, 0]])
        alpha[free] = np.linalg.solve(system, [1.0] * len(free) + [0.0])[:-1]
    return alpha, dual_objective(alpha, X, y)


# %% stationary_only: 不检查驻点是否可行 / Does not ask whether the stationary point is feasible
# caught by: test_solution
# book: §4.1
def solve_dual(X, y):
    # Some optimal solution is the only minimum of its face.
    m = len(y)
    faces = ([i for i in range(m) if fixed[i]] for fixed in product((True, False), repeat=m))
    found = [face_minimum(X, y, zeros) for zeros in faces]
    feasible = [one for one in found if one is not None]
    alpha, _ = min(feasible, key=lambda one: one[1])
    return alpha


# %% upper_triangle: H 把交叉项全放在上三角 / The cross terms are all put into the upper triangle of H
# caught by: test_slide_quadratic, test_reduced
# book: §4.1
def reduced(X, y):
    # α = B a: the last row of B is what Σ α_i y_i = 0 makes of the last multiplier.
    y = np.asarray(y, dtype=float)
    B = np.vstack([np.eye(len(y) - 1), -y[-1] * y[:-1]])
    H = B.T @ signed_gram(X, y) @ B
    return 2 * np.triu(H, 1) + np.diag(np.diag(H)), -B.sum(axis=0)


# %% w_without_y: w 漏了 y_i / w lacks y_i
# caught by: test_slide_plane, test_plane
# hint: y_i
# book: §4.1
def hyperplane(alpha, X, y):
    w = np.asarray(alpha) @ X
    j = np.argmax(alpha)
    return w, float(y[j] - w @ X[j])


# %% zeros_kept: 把 zeros 当成自由的下标 / Takes zeros for the free indices
# caught by: test_slide_faces, test_face
# hint: zeros
# book: §4.1
def face_minimum(X, y, zeros):
    m = len(y)
    free = [i for i in range(m) if i in zeros]
    alpha = np.zeros(m)
    if free:
        # Only affinely independent points make s strictly convex on the face.
        if np.linalg.matrix_rank(X[free[1:]] - X[free[0]]) != len(free) - 1:
            return None
        signs = np.array(y)[free]
        system = np.block([[signed_gram(X, y)[np.ix_(free, free)], signs[:, None]], [signs, 0]])
        alpha[free] = np.linalg.solve(system, [1.0] * len(free) + [0.0])[:-1]
    return alpha, dual_objective(alpha, X, y)
