"""Known mistakes of 11.10. Each cell holds what differs from the reference."""

# %% accelerated: 用了加速的近端梯度 / Accelerated proximal gradient
# caught by: test_code
def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    ahead = A
    for turn in range(steps if L else 0):
        new = prox_group(ahead - 2 * B.T @ (B @ ahead - X) / L, lam / L, groups)
        ahead, A = new + turn / (turn + 3) * (new - A), new
    return A


# %% all_atoms_at_once: 用旧的字典同时更新所有原子 / All atoms at once, from the old dictionary
# caught by: test_learn
# hint: 当前的 B
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        B = np.column_stack([update_atom(X, B, A, j) for j in range(k)])
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% always_length_one: 总归一化为长度 1 / Always normalised to length 1
# caught by: test_atom
# hint: 不要改变长度
def update_atom(X, B, A, j):
    if not np.any(A[j]):
        return B[:, j].copy()
    rest = X - B @ A + np.outer(B[:, j], A[j])
    atom = rest @ A[j] / (A[j] @ A[j])
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return atom / max(1e-300, np.linalg.norm(atom))


# %% atoms_in_reverse: 从最后一个原子开始更新 / Begins with the last atom
# caught by: test_learn
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in reversed(range(k)):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% atoms_renormalised: 更新后又把原子归一化 / Atoms are normalised again after the update
# caught by: test_learn
# hint: 不另外归一化
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        B /= np.maximum(np.linalg.norm(B, axis=0), 1e-300)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% atoms_skipped: 跳过一部分原子 / Some atoms are skipped
# caught by: test_learn
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in range(0, k, 2):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% code_by_soft_threshold: 编码时逐分量软阈值 / Codes by a soft threshold of each component
# caught by: test_code
# hint: prox_group
def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    for _ in range(steps if L else 0):
        Z = A - 2 * B.T @ (B @ A - X) / L
        A = np.sign(Z) * np.maximum(np.abs(Z) - lam / L, 0)
    return A


# %% codes_once: 编码只在第一轮求一次 / Codes are found in the first round only
# caught by: test_learn
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30) if len(history) == 1 else A
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% codes_restarted: 每轮编码从 0 出发，只走一步 / One step of coding from 0 in each round
# caught by: test_learn
# hint: 上一轮的 A
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, 0 * A, 1)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% components_clipped: 逐分量截断到 [-1, 1] / Components are clipped to [-1, 1]
# caught by: test_atom
# hint: 球上
def update_atom(X, B, A, j):
    if not np.any(A[j]):
        return B[:, j].copy()
    rest = X - B @ A + np.outer(B[:, j], A[j])
    atom = rest @ A[j] / (A[j] @ A[j])
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return np.clip(atom, -1, 1)


# %% dictionary_never_updated: 字典从不更新 / The dictionary is never updated
# caught by: test_learn
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% elementwise_soft_threshold: 逐分量软阈值 / Soft threshold of each component
# caught by: test_shrinkage, test_prox
# hint: 同一个数
def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    for group in groups:
        u[group] = np.sign(v[group]) * np.maximum(np.abs(v[group]) - t, 0)
    return u


# %% error_only_in_history: history 只记误差 / history holds the error only
# caught by: test_learn
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(float(np.sum((X - B @ A) ** 2)))
    return {"B": B, "A": A, "history": history}


# %% first_start_coded: history 从第一次编码之后开始 / history begins after a first coding
# caught by: test_learn
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = code(X, B, lam, groups, np.zeros((k, X.shape[1])), 30)
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% gradient_without_two: 梯度少了因子 2 / The gradient lacks its factor of 2
# caught by: test_code
# hint: 因子 2
# costs: 2
def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    for _ in range(steps if L else 0):
        A = prox_group(A - B.T @ (B @ A - X) / L, lam / L, groups)
    return A


# %% groups_in_order: 不看 groups 里的下标，按大小依次分组 / Ignores the indices in groups: takes them in order by size
# caught by: test_objective, test_prox
def in_order(groups):
    ends = np.cumsum([len(group) for group in groups])
    return [list(range(end - len(group), end)) for end, group in zip(ends, groups)]


def objective(X, B, A, lam, groups):
    groups = in_order(groups)
    penalty = sum(np.sum(np.linalg.norm(A[group], axis=0)) for group in groups)
    return float(np.sum((X - B @ A) ** 2) + lam * penalty)


def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u, groups = np.zeros(np.shape(v)), in_order(groups)
    for group in groups:
        length = np.linalg.norm(v[group], axis=0)
        u[group] = v[group] * np.where(length > t, 1 - t / np.maximum(length, 1e-300), 0)
    return u


# %% half_lambda: 近端步用 λ/2 / The proximal step takes λ/2
# caught by: test_code
def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    for _ in range(steps if L else 0):
        A = prox_group(A - 2 * B.T @ (B @ A - X) / L, lam / 2 / L, groups)
    return A


# %% half_the_error: 平方误差乘了 1/2 / Half the squared error
# caught by: test_penalty, test_objective
def objective(X, B, A, lam, groups):
    penalty = sum(np.sum(np.linalg.norm(A[group], axis=0)) for group in groups)
    return float(np.sum((X - B @ A) ** 2) / 2 + lam * penalty)


# %% half_threshold: 长度减少 t/2 / The length shrinks by t/2
# caught by: test_shrinkage, test_prox
def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    for group in groups:
        length = np.linalg.norm(v[group], axis=0)
        u[group] = v[group] * np.where(length > t / 2, 1 - t / 2 / np.maximum(length, 1e-300), 0)
    return u


# %% hard_group_threshold: 留下的组不收缩 / Groups that stay are not shrunk
# caught by: test_shrinkage, test_prox
def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    for group in groups:
        length = np.linalg.norm(v[group], axis=0)
        u[group] = v[group] * np.where(length > t, 1.0, 0)
    return u


# %% history_once_per_round: 每轮只记一次 / One entry for each round
# caught by: test_learn
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% l1_penalty: 惩罚是 L1 范数，不分组 / The penalty is the L1 norm, without groups
# caught by: test_penalty, test_objective
def objective(X, B, A, lam, groups):
    penalty = np.sum(np.abs(A))
    return float(np.sum((X - B @ A) ** 2) + lam * penalty)


# %% lasso_codes_in_learn: 学习时编码不分组 / Codes without groups while learning
# caught by: test_planted
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, [[j] for j in range(k)], A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% last_group_forgotten: 漏掉最后一组 / The last group is forgotten
# caught by: test_shrinkage, test_prox
def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    for group in groups[:-1]:
        length = np.linalg.norm(v[group], axis=0)
        u[group] = v[group] * np.where(length > t, 1 - t / np.maximum(length, 1e-300), 0)
    return u


# %% least_squares_dictionary: 整个字典用最小二乘求出，再归一化 / The dictionary by least squares, then normalised
# caught by: test_learn, test_planted
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        B = X @ np.linalg.pinv(A)
        B /= np.maximum(np.linalg.norm(B, axis=0), 1)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% length_without_direction: 只返回缩短后的长度 / The shortened length without the direction
# caught by: test_shrinkage, test_prox
def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    for group in groups:
        length = np.linalg.norm(v[group], axis=0)
        u[group] = np.maximum(length - t, 0)
    return u


# %% lengths_over_samples: 对样本而不是对组内的原子求长度 / Lengths over samples instead of the atoms of a group
# caught by: test_penalty, test_objective
# hint: 每个样本
def objective(X, B, A, lam, groups):
    penalty = sum(np.sum(np.linalg.norm(A[group], axis=1)) for group in groups)
    return float(np.sum((X - B @ A) ** 2) + lam * penalty)


# %% lengths_squared: 长度平方了 / The lengths are squared
# caught by: test_penalty, test_objective
# hint: 不平方
def objective(X, B, A, lam, groups):
    penalty = sum(np.sum(np.linalg.norm(A[group], axis=0) ** 2) for group in groups)
    return float(np.sum((X - B @ A) ** 2) + lam * penalty)


# %% lipschitz_by_frobenius: L 用了 Frobenius 范数 / L by the Frobenius norm
# caught by: test_code
def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B) ** 2
    A = np.array(A0)
    for _ in range(steps if L else 0):
        A = prox_group(A - 2 * B.T @ (B @ A - X) / L, lam / L, groups)
    return A


# %% lipschitz_without_two: L 少了因子 2 / L lacks its factor of 2
# caught by: test_code
# hint: 因子 2
def code(X, B, lam, groups, A0, steps):
    L = np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    for _ in range(steps if L else 0):
        A = prox_group(A - 2 * B.T @ (B @ A - X) / L, lam / L, groups)
    return A


# %% mean_of_ratios: 用各样本的比值取平均 / The mean of the ratios of all samples
# caught by: test_atom
def update_atom(X, B, A, j):
    if not np.any(A[j]):
        return B[:, j].copy()
    rest = X - B @ A + np.outer(B[:, j], A[j])
    used = A[j] != 0
    atom = np.mean(rest[:, used] / A[j][used], axis=1)
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return atom / max(1, np.linalg.norm(atom))


# %% mean_over_samples: 除以样本数 / Divided by the number of samples
# caught by: test_objective, test_penalty
def objective(X, B, A, lam, groups):
    penalty = sum(np.sum(np.linalg.norm(A[group], axis=0)) for group in groups)
    return float(np.sum((X - B @ A) ** 2) + lam * penalty) / X.shape[1]


# %% never_shortened: 没有限制长度 / The length is not limited
# caught by: test_atom
# hint: 太长
def update_atom(X, B, A, j):
    if not np.any(A[j]):
        return B[:, j].copy()
    rest = X - B @ A + np.outer(B[:, j], A[j])
    atom = rest @ A[j] / (A[j] @ A[j])
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return atom


# %% no_zero_branch: 太短的组变号而不是变为 0 / Groups too short turn round instead of vanishing
# caught by: test_shrinkage, test_prox
# hint: 不够减
def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    for group in groups:
        length = np.linalg.norm(v[group], axis=0)
        u[group] = v[group] * np.where(length > 0, 1 - t / np.maximum(length, 1e-300), 0)
    return u


# %% not_divided_by_square: 没有除以 A 的第 j 行的平方和 / Not divided by the sum of squares of row j
# caught by: test_atom
def update_atom(X, B, A, j):
    if not np.any(A[j]):
        return B[:, j].copy()
    rest = X - B @ A + np.outer(B[:, j], A[j])
    atom = rest @ A[j]
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return atom / max(1, np.linalg.norm(atom))


# %% one_group_over_samples: 一组在所有样本上一起收缩 / A group shrinks over all samples together
# caught by: test_code
# hint: 每列
def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    for _ in range(steps if L else 0):
        Z = A - 2 * B.T @ (B @ A - X) / L
        A = np.zeros(Z.shape)
        for group in groups:
            A[group] = Z[group] * max(0, 1 - lam / L / max(np.linalg.norm(Z[group]), 1e-300))
    return A


# %% one_length_for_all_samples: 每组只有一个长度，样本合在一起 / One length for each group, samples together
# caught by: test_objective, test_penalty
# hint: 每个样本
def objective(X, B, A, lam, groups):
    penalty = sum(np.linalg.norm(A[group]) for group in groups)
    return float(np.sum((X - B @ A) ** 2) + lam * penalty)


# %% others_ignored: 没有减去其余原子的贡献 / The share of the other atoms is not taken off
# caught by: test_atom
# hint: 从 X 减去
def update_atom(X, B, A, j):
    if not np.any(A[j]):
        return B[:, j].copy()
    rest = X
    atom = rest @ A[j] / (A[j] @ A[j])
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return atom / max(1, np.linalg.norm(atom))


# %% own_share_removed: 连自己的贡献也减掉了 / Its own share is taken off, too
# caught by: test_atom
def update_atom(X, B, A, j):
    if not np.any(A[j]):
        return B[:, j].copy()
    rest = X - B @ A
    atom = rest @ A[j] / (A[j] @ A[j])
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return atom / max(1, np.linalg.norm(atom))


# %% pairs_only: 每组只看前两个原子 / Only the first two atoms of a group are seen
# caught by: test_prox
# kind: narrow
def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    for group in groups:
        length = np.linalg.norm(v[group[:2]], axis=0)
        u[group] = v[group] * np.where(length > t, 1 - t / np.maximum(length, 1e-300), 0)
    return u


# %% prox_rounded: 结果舍入到 9 位小数 / What is returned is rounded to 9 decimals
# caught by: test_prox
# kind: narrow
def shrunk(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    for group in groups:
        length = np.linalg.norm(v[group], axis=0)
        u[group] = v[group] * np.where(length > t, 1 - t / np.maximum(length, 1e-300), 0)
    return u


def prox_group(v, t, groups):
    return np.round(shrunk(v, t, groups), 9)


def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    for _ in range(steps if L else 0):
        A = shrunk(A - 2 * B.T @ (B @ A - X) / L, lam / L, groups)
    return A


# %% proximal_before_gradient: 先近端步后梯度步 / The proximal step before the gradient step
# caught by: test_code
def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    for _ in range(steps if L else 0):
        A = prox_group(A, lam / L, groups)
        A = A - 2 * B.T @ (B @ A - X) / L
    return A


# %% ridge_shrinkage: 按平方的惩罚收缩 / Shrinks as for squared lengths
# caught by: test_shrinkage, test_prox
def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    for group in groups:
        length = np.linalg.norm(v[group], axis=0)
        u[group] = v[group] * np.where(length > 0, 1 / (1 + t), 0)
    return u


# %% seed_ignored: 不用 seed / The seed is not used
# caught by: test_planted
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(0).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% seed_modulo_a_thousand: 种子取模 1000 / The seed modulo 1000
# caught by: test_planted
# kind: narrow
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed % 1000).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% share_of_others_kept: 照印出的 E_i：没有从 X 中减去 / E_i as printed: not subtracted from X
# caught by: test_atom
# hint: 从 X 减去
def update_atom(X, B, A, j):
    if not np.any(A[j]):
        return B[:, j].copy()
    rest = B @ A - np.outer(B[:, j], A[j])
    atom = rest @ A[j] / (A[j] @ A[j])
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return atom / max(1, np.linalg.norm(atom))


# %% singular_start: 从奇异向量出发，不随 seed 变化 / Begins with singular vectors, whatever the seed
# caught by: test_planted
def learn(X, k, groups, lam, rounds, seed):
    B = np.resize(np.linalg.svd(X)[0].T, (k, len(X))).T.copy()
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% singular_vector: 取误差矩阵的第一奇异向量 / The first singular vector of the error
# caught by: test_atom
def update_atom(X, B, A, j):
    if not np.any(A[j]):
        return B[:, j].copy()
    rest = X - B @ A + np.outer(B[:, j], A[j])
    atom = rest @ A[j] / (A[j] @ A[j])
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return np.linalg.svd(rest)[0][:, 0]


# %% small_codes_unused: 编码都小于 0.0001 时不更新原子 / An atom is left as it is where all its codes are below 0.0001
# caught by: test_atom
# book: (11.18)
# kind: narrow
def update_atom(X, B, A, j):
    if np.max(np.abs(A[j])) < 1e-4:
        return B[:, j].copy()
    rest = X - B @ A + np.outer(B[:, j], A[j])
    atom = rest @ A[j] / (A[j] @ A[j])
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return atom / max(1, np.linalg.norm(atom))


# %% small_dictionary_is_zero: 很小的字典当作 0 / A small dictionary counts as 0
# caught by: test_code
# book: (11.16)
# kind: narrow
def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    for _ in range(steps if L > 1e-8 else 0):
        A = prox_group(A - 2 * B.T @ (B @ A - X) / L, lam / L, groups)
    return A


# %% squared_length_compared: 与 t 比较的是长度的平方 / The squared length is compared with t
# caught by: test_prox
def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    for group in groups:
        length = np.linalg.norm(v[group], axis=0)
        u[group] = v[group] * np.where(length**2 > t, 1 - t / np.maximum(length, 1e-300), 0)
    return u


# %% starts_from_zero: 编码从 0 出发，不看 A0 / Codes begin with 0 instead of A0
# caught by: test_code
def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.zeros(np.shape(A0))
    for _ in range(steps if L else 0):
        A = prox_group(A - 2 * B.T @ (B @ A - X) / L, lam / L, groups)
    return A


# %% ten_steps_at_most: 至多走十步 / Ten steps at most
# caught by: test_code
# kind: narrow
def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    for _ in range(min(steps, 10) if L else 0):
        A = prox_group(A - 2 * B.T @ (B @ A - X) / L, lam / L, groups)
    return A


# %% threshold_by_group_size: t 按组的大小加权 / t is weighted by the size of the group
# caught by: test_shrinkage, test_prox
def prox_group(v, t, groups):
    """Of a vector, or of every column of a matrix."""
    u = np.zeros(np.shape(v))
    weight = t
    for group in groups:
        t = weight * len(group) ** 0.5
        length = np.linalg.norm(v[group], axis=0)
        u[group] = v[group] * np.where(length > t, 1 - t / np.maximum(length, 1e-300), 0)
    return u


# %% threshold_not_divided: 近端步的 λ 没有除以 L / λ is not divided by L
# caught by: test_code
# hint: 除以 L
def code(X, B, lam, groups, A0, steps):
    L = 2 * np.linalg.norm(B, 2) ** 2
    A = np.array(A0)
    for _ in range(steps if L else 0):
        A = prox_group(A - 2 * B.T @ (B @ A - X) / L, lam, groups)
    return A


# %% two_rounds_at_most: 至多两轮 / Two rounds at most
# caught by: test_learn
# kind: narrow
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng(seed).normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(min(rounds, 2)):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% unseeded: 每次结果不同 / Another result each time
# caught by: test_planted
def learn(X, k, groups, lam, rounds, seed):
    B = np.random.default_rng().normal(size=(len(X), k))
    B /= np.linalg.norm(B, axis=0)
    A = np.zeros((k, X.shape[1]))
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 30)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            B[:, j] = update_atom(X, B, A, j)
        history.append(objective(X, B, A, lam, groups))
    return {"B": B, "A": A, "history": history}


# %% unused_atom_becomes_zero: 没有用到的原子变为 0 / An atom that is not used becomes 0
# caught by: test_atom
def update_atom(X, B, A, j):
    if not np.any(A[j]):
        return np.zeros(len(B))
    rest = X - B @ A + np.outer(B[:, j], A[j])
    atom = rest @ A[j] / (A[j] @ A[j])
    # The error grows equally in all directions: in the ball, the nearest point is best.
    return atom / max(1, np.linalg.norm(atom))


# %% weighted_by_group_size: 按组的大小加权 / Weighted by the size of the group
# caught by: test_penalty, test_objective
def objective(X, B, A, lam, groups):
    penalty = sum(np.sqrt(len(group)) * np.sum(np.linalg.norm(A[group], axis=0)) for group in groups)
    return float(np.sum((X - B @ A) ** 2) + lam * penalty)
