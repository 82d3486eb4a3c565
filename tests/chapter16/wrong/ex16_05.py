"""Known mistakes of 16.5. Each cell holds what differs from the reference."""

# %% action_of_this_state: 下一步的动作用了现在的 a / Takes the present action in the next state
# caught by: test_update
# book: (16.31)
def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = Q.copy()
    new[s, a] += alpha * (r + gamma * Q[s2, a] - Q[s, a])
    return new


# %% alpha_forgotten: 改动的期望漏了步长 / The step size is missing from the expected change
# caught by: test_expected_change
# book: (16.31)
def expected_change(P, R, pi, Q, s, a, alpha, gamma):
    # r + γQ(s', a') is an unbiased sample of the right side of (16.30), and the update is linear in it.
    return bellman_target(P, R, pi, Q, gamma)[s, a] - Q[s, a]


# %% alpha_on_target_only: 步长只乘目标，现值没有缩小一点 / Adds α times the target and keeps all of the present value
# caught by: test_update
# book: (16.31)
def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = Q.copy()
    new[s, a] = Q[s, a] + alpha * (r + gamma * Q[s2, a2]) - alpha**2 * Q[s, a]
    return new


# %% change_clipped: 目标与现值之差截断在 ±10000 之间 / The difference of target and present value is clipped to ±10000
# caught by: test_update
# kind: narrow
def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = Q.copy()
    new[s, a] += alpha * np.clip(r + gamma * Q[s2, a2] - Q[s, a], -1e4, 1e4)
    return new


# %% constant_step_mean: 均值也用常数步长 / A constant step for the mean
# caught by: test_incremental_mean
# book: (16.29)
def incremental_mean(q, r, t):
    return q + (r - q) * 0.5 if t else r


# %% first_step_takes_all: 以为第一个样本总把初始值抹去 / Takes the first sample always to erase the initial value
# caught by: test_weights_of_five, test_weights
# book: (16.29)
def sample_weights(alphas):
    weights = [1.0]
    for alpha in alphas:
        weights = [(1 - alpha) * w for w in weights] + [alpha]
    return [0.0, weights[0] + weights[1], *weights[2:]] if len(weights) > 1 else weights


# %% gamma_forgotten: 更新式里没有 γ / No γ in the update
# caught by: test_update
# book: (16.31)
def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = Q.copy()
    new[s, a] += alpha * (r + Q[s2, a2] - Q[s, a])
    return new


# %% gamma_on_reward: 奖赏也乘了 γ / The reward is multiplied by γ, too
# caught by: test_target, test_expected_change
# hint: γ 不乘
# book: (16.30)
def expected_target(P, R, V, gamma):
    return np.sum(P * gamma * (R + V), axis=2)


# %% gamma_on_reward_in_update: 更新式里奖赏乘了 γ / γ multiplies the reward in the update
# caught by: test_update
# book: (16.31)
def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = Q.copy()
    new[s, a] += alpha * (gamma * (r + Q[s2, a2]) - Q[s, a])
    return new


# %% in_place: 直接改动传入的 Q / Changes the Q that was passed
# caught by: test_update
# book: (16.31)
def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = Q
    new[s, a] += alpha * (r + gamma * Q[s2, a2] - Q[s, a])
    return new


# %% initial_value_forgotten_after_fifty: 步数多时当作初始值已经没有权重 / After many steps the initial value is taken to have no weight left
# caught by: test_weights
# kind: narrow
def sample_weights(alphas):
    weights = [1.0]
    for alpha in alphas:
        weights = [(1 - alpha) * w for w in weights] + [alpha]
    if len(alphas) > 50:
        weights[0] = 0.0
    return weights


# %% largest_in_size: 取绝对值最大的 Q / Takes the Q that is largest in size
# caught by: test_q_learning
# book: 图 16.13 / fig. 16.13
def q_learning_change(P, R, Q, s, a, alpha, gamma):
    top = Q[np.arange(len(Q)), np.argmax(np.abs(Q), axis=1)]
    return alpha * (expected_target(P, R, top, gamma)[s, a] - Q[s, a])


# %% max_in_update: 更新式里取下一状态最大的 Q / The update takes the largest Q of the next state
# caught by: test_update
# book: (16.31)
def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = Q.copy()
    new[s, a] += alpha * (r + gamma * Q[s2].max() - Q[s, a])
    return new


# %% max_of_mean: 先按 P 平均再取最大 / The maximum is taken after averaging over next states
# caught by: test_q_learning
# book: 图 16.13 / fig. 16.13
def q_learning_change(P, R, Q, s, a, alpha, gamma):
    return alpha * (P[s, a] @ R[s, a] + gamma * (P[s, a] @ Q).max() - Q[s, a])


# %% max_of_this_state: 取的是现在状态的最大值 / The maximum of the present state
# caught by: test_q_learning
# hint: 下一状态
# book: 图 16.13 / fig. 16.13
def q_learning_change(P, R, Q, s, a, alpha, gamma):
    return alpha * (P[s, a] @ R[s, a] + gamma * Q[s].max() - Q[s, a])


# %% max_target: 用了最大的 Q，成了 Q-学习 / Takes the largest Q: that is Q-learning
# caught by: test_expected_change
# hint: pi
# book: (16.31)
def expected_change(P, R, pi, Q, s, a, alpha, gamma):
    # r + γQ(s', a') is an unbiased sample of the right side of (16.30), and the update is linear in it.
    return q_learning_change(P, R, Q, s, a, alpha, gamma)


# %% mean_divides_by_t: 样本多时除以 t 而不是 t + 1 / With many samples it divides by t, not by t + 1
# caught by: test_incremental_mean
# kind: narrow
def incremental_mean(q, r, t):
    return q + (r - q) / (t + 1 if t < 1000 else t)


# %% most_likely_move: 只看最可能的下一状态 / Only the most likely next state
# caught by: test_expected_change
# book: (16.30)
def expected_change(P, R, pi, Q, s, a, alpha, gamma):
    # r + γQ(s', a') is an unbiased sample of the right side of (16.30), and the update is linear in it.
    t = int(np.argmax(P[s, a]))
    return alpha * (R[s, a, t] + gamma * pi[t] @ Q[t] - Q[s, a])


# %% next_state_updated: 改的是下一状态 / Updates the next state
# caught by: test_update
# hint: 只有
# book: (16.31)
def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = Q.copy()
    new[s2, a2] += alpha * (r + gamma * Q[s2, a2] - Q[s, a])
    return new


# %% policy_of_this_state: 用现在状态的 pi 平均下一状态的 Q / Averages the next state's Q by the pi of the present one
# caught by: test_target, test_expected_change
# hint: 每个下一状态
# book: (16.30)
def bellman_target(P, R, pi, Q, gamma):
    return np.sum(P * (R + gamma * np.einsum("sb,tb->st", pi, Q)[:, None, :]), axis=2)


# %% same_action_again: 以为下一步仍是动作 a / Takes the same action to come next
# caught by: test_target, test_expected_change
# book: (16.30)
def bellman_target(P, R, pi, Q, gamma):
    return np.einsum("sat,sat->sa", P, R) + gamma * np.einsum("sat,ta->sa", P, Q)


# %% state_not_moved: 没有用下一状态 / The next state is not used
# caught by: test_update
# book: (16.31)
def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = Q.copy()
    new[s, a] += alpha * (r + gamma * Q[s, a2] - Q[s, a])
    return new


# %% t_instead_of_t_plus_1: 除以 t 而不是 t + 1 / Divides by t, not t + 1
# caught by: test_incremental_mean
# book: (16.29)
def incremental_mean(q, r, t):
    return q + (r - q) / max(t, 1)


# %% t_plus_2: 除以 t + 2 / Divides by t + 2
# caught by: test_incremental_mean
# book: (16.29)
def incremental_mean(q, r, t):
    return q + (r - q) / (t + 2)


# %% target_without_current: 忘了减去 Q(x, a) / −Q(x, a) is forgotten
# caught by: test_update, test_expected_change
# hint: 现值
# book: (16.31)
def sarsa_update(Q, s, a, r, s2, a2, alpha, gamma):
    new = Q.copy()
    new[s, a] += alpha * (r + gamma * Q[s2, a2])
    return new


def expected_change(P, R, pi, Q, s, a, alpha, gamma):
    # r + γQ(s', a') is an unbiased sample of the right side of (16.30), and the update is linear in it.
    return alpha * bellman_target(P, R, pi, Q, gamma)[s, a]


# %% uniform_policy: 把下一步的动作当作均匀选取 / Takes next actions to be uniform
# caught by: test_target, test_expected_change
# hint: pi
# book: (16.30)
def bellman_target(P, R, pi, Q, gamma):
    return expected_target(P, R, np.mean(Q, axis=1), gamma)


# %% unlikely_actions_dropped: 概率小于 0.01 的动作被略去 / Actions of a probability below 0.01 are left out
# caught by: test_target, test_expected_change
# book: (16.30)
# kind: narrow
def bellman_target(P, R, pi, Q, gamma):
    return expected_target(P, R, np.sum(np.where(pi > 0.01, pi, 0) * Q, axis=1), gamma)


# %% weights_normalised: 初始值系数为 0，各样本的权重归一 / Gives the initial value none and makes the rest sum to 1
# caught by: test_weights_of_five, test_weights
# book: (16.29)
def sample_weights(alphas):
    weights = [1.0]
    for alpha in alphas:
        weights = [(1 - alpha) * w for w in weights] + [alpha]
    total = sum(weights[1:])
    return [0.0] + [w / total if total else 0.0 for w in weights[1:]]


# %% weights_not_shrunk: 以前的权重没有缩小 / Earlier weights are not shrunk
# caught by: test_weights_of_five, test_weights
# book: (16.29)
def sample_weights(alphas):
    weights = [1.0]
    for alpha in alphas:
        weights = weights + [alpha]
    return weights


# %% weights_of_constant_step: 把各步长都当作第一个 / Takes every step size to be the first
# caught by: test_weights_of_five, test_weights
# book: (16.29)
def sample_weights(alphas):
    weights = [1.0]
    for alpha in [alphas[0] if alphas else 0.0] * len(alphas):
        weights = [(1 - alpha) * w for w in weights] + [alpha]
    return weights


# %% weights_reversed: 权重的次序反了 / The weights are in reverse order
# caught by: test_weights_of_five, test_weights
# book: (16.29)
def sample_weights(alphas):
    weights = [1.0]
    for alpha in alphas:
        weights = [alpha] + [(1 - alpha) * w for w in weights]
    return weights


# %% weights_without_q0: 漏了初始值的系数 / The coefficient of the initial value is left out
# caught by: test_weights_of_five, test_weights
# book: (16.29)
def sample_weights(alphas):
    weights = [1.0]
    for alpha in alphas:
        weights = [(1 - alpha) * w for w in weights] + [alpha]
    return weights[1:]
