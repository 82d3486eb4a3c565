"""Known mistakes of 16.8. Each cell holds what differs from the reference."""

# %% action_not_coded: 动作用编号而不是 0/1 编码 / The action's number in place of its 0/1 code
# caught by: test_run
# book: §16.5
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.append(X[s], a)

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, greedy(start)) if done else (t, b)
    return centers, coefs


# %% appends_next_point: 添的是下一个点 z2 / Adds the next point z2
# caught by: test_three_updates, test_step
# book: (16.36)
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z2], [*coefs, alpha * delta]


# %% average_of_kernels: 除以核之和，成了加权平均 / Divided by the sum of kernels: a weighted mean
# caught by: test_three_updates, test_q_value
# hint: 不要再除
# book: (16.36)
def q_value(centers, coefs, z, kind, width):
    weights = [kernel(center, z, kind, width) for center in centers]
    total = sum(weights)
    return sum(c * w for c, w in zip(coefs, weights, strict=True)) / total if total else 0.0


# %% bootstrap_at_the_end: 到终点仍加下一步的值 / Goes on beyond the end
# caught by: test_step
# hint: 终点以后
# book: 图 16.14 / fig. 16.14
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [*coefs, alpha * delta]


# %% chooses_after_update: 先更新再选下一动作 / The next action is chosen after the update
# caught by: test_run
# hint: 旧的 Q
# book: 图 16.14 / fig. 16.14
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        s, a = (start, greedy(start)) if done else (t, b)
    return centers, coefs


# %% coef_gradient: 对各系数求梯度，旧的系数都改了 / A gradient for the coefficients, which changes all of them
# caught by: test_three_updates, test_step
# hint: 以前各项
# book: (16.36)
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [
        c + alpha * delta * kernel(one, z, kind, width) for one, c in zip(centers, coefs, strict=True)
    ] + [alpha * delta]


# %% compress_does_nothing: 什么也没有合并 / Merges nothing
# caught by: test_compress
def compress(centers, coefs):
    if len(centers) < 10**6:
        return centers, coefs
    merged = {}
    for center, c in zip(centers, coefs, strict=True):
        place = tuple(map(float, center))
        merged[place] = merged.get(place, 0.0) + c
    return [np.array(place) for place in merged], list(merged.values())


# %% compress_drops_small: 丢掉小系数 / Drops small coefficients
# caught by: test_compress
def compress(centers, coefs):
    merged = {}
    for center, c in zip(centers, coefs, strict=True):
        place = tuple(map(float, center))
        merged[place] = merged.get(place, 0.0) + c
    kept = {place: c for place, c in merged.items() if abs(c) > 0.3}
    return [np.array(place) for place in kept], list(kept.values())


# %% compress_keeps_last: 相同的中心只留最后一项 / Of equal centres the last one is kept
# caught by: test_compress
# hint: 系数相加
def compress(centers, coefs):
    merged = {}
    for center, c in zip(centers, coefs, strict=True):
        place = tuple(map(float, center))
        merged[place] = c
    return [np.array(place) for place in merged], list(merged.values())


# %% compress_rounds: 把相近的中心也合并 / Merges centres that are near to one another
# caught by: test_compress
def compress(centers, coefs):
    merged = {}
    for center, c in zip(centers, coefs, strict=True):
        place = tuple(round(float(x), 4) for x in center)
        merged[place] = merged.get(place, 0.0) + c
    return [np.array(place) for place in merged], list(merged.values())


# %% delta_after_append: 先添上奖赏，再算差 / Adds the reward first and computes the difference after
# caught by: test_three_updates, test_step
# hint: 更新前
# book: (16.36)
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    centers, coefs = [*centers, z], [*coefs, alpha * r]
    delta = gamma * (not done) * q_value(centers, coefs, z2, kind, width) - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [*coefs, alpha * delta]


# %% delta_at_most_1000: δ 截断在 ±1000 之间 / δ is clipped to ±1000
# caught by: test_step
# kind: narrow
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [*coefs, alpha * float(np.clip(delta, -1000, 1000))]


# %% delta_by_first_entry: delta 只比第一个元素 / delta compares the first entry only
# caught by: test_kernel
# hint: 各个元素
def kernel(u, v, kind, width):
    u, v = np.array(u), np.array(v)
    if kind == "linear":
        return float(u @ v)
    if kind == "rbf":
        return float(np.exp(-np.sum((u - v) ** 2) / (2 * width**2)))
    return float(u[0] == v[0])


# %% delta_counts_entries: delta 给出相同元素的比例 / delta gives the share of equal entries
# caught by: test_kernel
def kernel(u, v, kind, width):
    u, v = np.array(u), np.array(v)
    if kind == "linear":
        return float(u @ v)
    if kind == "rbf":
        return float(np.exp(-np.sum((u - v) ** 2) / (2 * width**2)))
    return float(np.mean(u == v))


# %% delta_equal_to_rounding: delta 核把相差不超过 1e-9 的向量也当作相同 / The delta kernel takes vectors within 1e-9 for the same
# caught by: test_kernel
# book: §6.6
def kernel(u, v, kind, width):
    u, v = np.array(u), np.array(v)
    if kind == "linear":
        return float(u @ v)
    if kind == "rbf":
        return float(np.exp(-np.sum((u - v) ** 2) / (2 * width**2)))
    return float(np.all(np.abs(u - v) <= 1e-9))


# %% delta_nearly_equal: 几乎相同的也当作相同 / Nearly equal counts as equal
# caught by: test_kernel
# kind: narrow
def kernel(u, v, kind, width):
    u, v = np.array(u), np.array(v)
    if kind == "linear":
        return float(u @ v)
    if kind == "rbf":
        return float(np.exp(-np.sum((u - v) ** 2) / (2 * width**2)))
    return float(np.allclose(u, v, atol=1e-4))


# %% delta_of_five_entries: delta 核只比较前五个元素 / The delta kernel compares the first five entries only
# caught by: test_q_value, test_step
# kind: narrow
def kernel(u, v, kind, width):
    u, v = np.array(u), np.array(v)
    if kind == "linear":
        return float(u @ v)
    if kind == "rbf":
        return float(np.exp(-np.sum((u - v) ** 2) / (2 * width**2)))
    return float(np.array_equal(u[:5], v[:5]))


# %% difference_reversed: 差的符号反了 / The difference has the wrong sign
# caught by: test_three_updates, test_step
# book: (16.36)
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [*coefs, -alpha * delta]


# %% distance_not_squared: 距离没有平方 / The distance is not squared
# caught by: test_three_updates, test_kernel
# book: §6.3
def kernel(u, v, kind, width):
    u, v = np.array(u), np.array(v)
    if kind == "linear":
        return float(u @ v)
    if kind == "rbf":
        return float(np.exp(-np.sqrt(np.sum((u - v) ** 2)) / (2 * width**2)))
    return float(np.array_equal(u, v))


# %% end_ignored: 到终点的一步不更新 / No update with the last step
# caught by: test_step
# book: 图 16.14 / fig. 16.14
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    if done:
        return centers, coefs
    return [*centers, z], [*coefs, alpha * delta]


# %% end_updates_to_zero: 到终点时目标当作 0 / A target of 0 at the end
# caught by: test_step
# book: 图 16.14 / fig. 16.14
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = 0.0 if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [*coefs, alpha * delta]


# %% exactly_equal_actions_only: 只在 Q 完全相等时才取编号最小的，不容 1e-9 的相差 / Takes the smallest number only of exactly equal Q, not of those within 1e-9
# caught by: test_run
# hint: 1e-9
# book: 图 16.14 / fig. 16.14
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, greedy(start)) if done else (t, b)
    return centers, coefs


# %% explores_at_epsilon: u 恰为 ε 时也探索 / Explores also if u is exactly ε
# caught by: test_run
# book: 图 16.14 / fig. 16.14
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores <= epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, greedy(start)) if done else (t, b)
    return centers, coefs


# %% explores_instead: ε 与 1 − ε 颠倒 / ε and 1 − ε exchanged
# caught by: test_run
# book: 图 16.14 / fig. 16.14
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores >= epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, greedy(start)) if done else (t, b)
    return centers, coefs


# %% factor_two: 保留了 (16.34) 的 2 / Keeps the 2 of (16.34)
# caught by: test_three_updates, test_step
# book: (16.34), (16.35)
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [*coefs, 2 * alpha * delta]


# %% full_gradient: 目标也求了导，又给 z2 添了一项 / The target is differentiated, too: another term at z2
# caught by: test_three_updates, test_step
# hint: 只添一项
# book: (16.34)
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    if done:
        return [*centers, z], [*coefs, alpha * delta]
    return [*centers, z, z2], [*coefs, alpha * delta, -gamma * alpha * delta]


# %% in_place: 在传入的列表上添加 / Appends to the lists that were passed
# caught by: test_three_updates
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    centers.append(z)
    coefs.append(alpha * delta)
    return centers, coefs


# %% keeps_fifty_terms: 只留最近五十项 / Keeps the latest fifty terms only
# caught by: test_step
# kind: narrow
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z][-50:], [*coefs, alpha * delta][-50:]


# %% last_of_equal_actions: 相等时取编号最大的动作 / The largest number among equal actions
# caught by: test_run
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.flatnonzero(Q.max() - Q <= TIE)[-1])

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, greedy(start)) if done else (t, b)
    return centers, coefs


# %% mean_of_terms: 各项求了平均 / The mean of the terms
# caught by: test_three_updates, test_q_value
# book: (16.36)
def q_value(centers, coefs, z, kind, width):
    return sum(c * kernel(center, z, kind, width) for center, c in zip(centers, coefs, strict=True)) / max(
        len(coefs), 1
    )


# %% nearest_centre_only: 只用最近的中心 / The nearest centre only
# caught by: test_three_updates, test_q_value
# book: (16.36)
def q_value(centers, coefs, z, kind, width):
    terms = [(kernel(center, z, kind, width), c) for center, c in zip(centers, coefs, strict=True)]
    return (lambda k, c: k * c)(*max(terms, key=lambda term: term[0])) if terms else 0.0


# %% never_explores: 从不探索 / Never explores
# caught by: test_run
# book: 图 16.14 / fig. 16.14
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, greedy(start)) if done else (t, b)
    return centers, coefs


# %% no_alpha: 漏了步长 / No step size
# caught by: test_three_updates, test_step
# book: (16.36)
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [*coefs, delta]


# %% no_gamma: 目标里没有 γ / No γ in the target
# caught by: test_three_updates, test_step
# book: (16.36)
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [*coefs, alpha * delta]


# %% one_episode_only: 到终点就结束 / Ends when the goal is first reached
# caught by: test_run
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        if done:
            break
        s, a = t, b
    return centers, coefs


# %% overwrites_equal_centre: 遇到同一个点就替换旧系数 / Replaces the coefficient of a point met again
# caught by: test_three_updates, test_step
# book: (16.36)
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    kept = [(one, c) for one, c in zip(centers, coefs, strict=True) if not np.array_equal(one, z)]
    return [one for one, _ in kept] + [z], [c for _, c in kept] + [alpha * delta]


# %% q_learning: 目标用最好的动作，成了 Q-学习 / Takes the best action in the target: that is Q-learning
# caught by: test_run
# book: 图 16.14 / fig. 16.14
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, greedy(t)), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, greedy(start)) if done else (t, b)
    return centers, coefs


# %% random_action_after_the_end: 回到起点时也按 ε 探索 / Explores when going back to the start, too
# caught by: test_run
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, int(which * len(codes)) if explores < epsilon else greedy(start)) if done else (t, b)
    return centers, coefs


# %% random_action_rounded: int(u·A) 写成了四舍五入 / int(u·A) was rounded to the nearest
# caught by: test_run
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = min(len(codes) - 1, round(which * len(codes))) if done or explores < epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, greedy(start)) if done else (t, b)
    return centers, coefs


# %% relatively_equal_actions: 用 np.isclose 比较 Q，它还容许 1e-5 倍的相差 / Compares Q by np.isclose, which also allows a difference of 1e-5 times the value
# caught by: test_run
# hint: 1e-9
# book: 图 16.14 / fig. 16.14
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(np.isclose(Q, Q.max())))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, greedy(start)) if done else (t, b)
    return centers, coefs


# %% restarts_by_old_q: 回到起点时用更新前的 Q 选动作 / Chooses by the Q before the update when going back to the start
# caught by: test_run
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        first = greedy(start)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = (start, first) if done else (t, b)
    return centers, coefs


# %% stays_at_the_goal: 到终点后不回起点 / Does not go back to the start
# caught by: test_run
# hint: 回到起点
def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    codes = np.eye(P.shape[1])
    centers, coefs = [], []

    def z(s, a):
        return np.concatenate([X[s], codes[a]])

    def greedy(s):
        Q = np.array([q_value(centers, coefs, z(s, b), kind, width) for b in range(len(codes))])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * len(codes)) if done or explores < epsilon else greedy(t)
        step = z(s, a), R[s, a, t], z(t, b), done, alpha, gamma, kind, width
        centers, coefs = compress(*sarsa_step(centers, coefs, *step))
        s, a = t, b
    return centers, coefs


# %% step_divided_by_the_kernel: z 很长时更新再除以 κ(z, z) / For long z the update is divided by κ(z, z), too
# caught by: test_step
# kind: narrow
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    return [*centers, z], [*coefs, alpha * delta / max(1.0, kernel(z, z, kind, width) / 25)]


# %% target_not_difference: 系数是目标而不是差 / The coefficient is the target, not the difference
# caught by: test_three_updates, test_step
# book: (16.36)
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target
    return [*centers, z], [*coefs, alpha * delta]


# %% tiny_updates_dropped: 小于 1e-6 的更新不添项 / Adds no entry for an update below 1e-6
# caught by: test_step
# book: (16.36)
# kind: narrow
def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    # θ = Σ c_i φ(z_i); the update θ + αδ φ(z) gives one more term.
    target = r if done else r + gamma * q_value(centers, coefs, z2, kind, width)
    delta = target - q_value(centers, coefs, z, kind, width)
    if abs(alpha * delta) < 1e-6:
        return list(centers), list(coefs)
    return [*centers, z], [*coefs, alpha * delta]


# %% two_forgotten: 漏了 2 / The 2 is missing
# caught by: test_three_updates, test_kernel
# book: §6.3
def kernel(u, v, kind, width):
    u, v = np.array(u), np.array(v)
    if kind == "linear":
        return float(u @ v)
    if kind == "rbf":
        return float(np.exp(-np.sum((u - v) ** 2) / width**2))
    return float(np.array_equal(u, v))


# %% width_ignored: 没有用 width / The width is ignored
# caught by: test_kernel
# book: §6.3
def kernel(u, v, kind, width):
    u, v = np.array(u), np.array(v)
    if kind == "linear":
        return float(u @ v)
    if kind == "rbf":
        return float(np.exp(-np.sum((u - v) ** 2) / (2 * 1)))
    return float(np.array_equal(u, v))


# %% width_not_squared: width 没有平方 / The width is not squared
# caught by: test_kernel
# hint: 2 width²
# book: §6.3
def kernel(u, v, kind, width):
    u, v = np.array(u), np.array(v)
    if kind == "linear":
        return float(u @ v)
    if kind == "rbf":
        return float(np.exp(-np.sum((u - v) ** 2) / (2 * width)))
    return float(np.array_equal(u, v))
