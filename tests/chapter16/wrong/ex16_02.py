"""Known mistakes of 16.2. Each cell holds what differs from the reference."""

# %% average_reward: 照搬图 16.7 的 T 步平均 / The average over T steps of figure 16.7 is kept
# caught by: test_evaluation
# book: (16.7), (16.8)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        sweeps += 1
        old, V = V, np.sum(pi * np.sum(P * (R / sweeps + (sweeps - 1) / sweeps * gamma * V), axis=2), axis=1)
        change = np.max(np.abs(V - old))
    return V, sweeps


# %% bound_squared: 误差界里 γ 多乘了一次 / A factor γ too many in the bound
# caught by: test_error_bound
# book: (16.9)
def error_bound(theta, gamma):
    # Each sweep brings V nearer to its limit by the factor γ, so that the changes to come sum to θ(γ + γ² + …) at most.
    return theta * gamma**2 / (1 - gamma)


# %% bound_theta: 以为误差至多是 θ / Takes θ itself for the bound
# caught by: test_error_bound
# hint: 以后
# book: (16.9)
def error_bound(theta, gamma):
    # Each sweep brings V nearer to its limit by the factor γ, so that the changes to come sum to θ(γ + γ² + …) at most.
    return theta


# %% bound_without_gamma: 误差界少乘了 γ，那是旧值 V 的 / The bound of the old V: a factor γ is missing
# caught by: test_error_bound
# book: (16.9)
def error_bound(theta, gamma):
    # Each sweep brings V nearer to its limit by the factor γ, so that the changes to come sum to θ(γ + γ² + …) at most.
    return theta / (1 - gamma)


# %% cache_without_the_policy: 记住算过的环境，却没有按策略区分 / Worlds once evaluated are remembered, whatever the policy
# caught by: test_melons
# kind: narrow
SEEN = {}


def policy_evaluation(P, R, pi, gamma, theta):
    world = P.tobytes(), R.tobytes(), gamma, theta
    if world not in SEEN:
        V, sweeps, change = np.zeros(len(P)), 0, np.inf
        while change >= theta:
            old, V = V, backup(P, R, pi, gamma, V)
            sweeps += 1
            change = np.max(np.abs(V - old))
        SEEN[world] = V, sweeps
    return SEEN[world]


# %% first_state_only: 只看第一个状态的改动 / Looks at the change of the first state only
# caught by: test_melons, test_evaluation
# book: (16.9)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = abs(V[0] - old[0])
    return V, sweeps


# %% hundred_sweeps: 至多扫描一百遍 / Stops after a hundred sweeps
# caught by: test_melons, test_evaluation
# book: (16.9)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta and sweeps < 100:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(np.abs(V - old))
    return V, sweeps


# %% ignores_pi: 对动作取最大，不管策略 / Takes the best action, whatever the policy
# caught by: test_melons, test_backup
# hint: 按 pi
# book: (16.8)
def backup(P, R, pi, gamma, V):
    return np.max(action_values(P, R, gamma, V), axis=1)


# %% in_place: 一遍之内就用刚算出的新值 / New values are used within the same sweep
# caught by: test_melons, test_backup
# hint: 扫描前
# book: (16.8)
def backup(P, R, pi, gamma, V):
    V = np.array(V, dtype=float)
    for s in range(len(P)):
        V[s] = sum(pi[s, a] * np.sum(P[s, a] * (R[s, a] + gamma * V)) for a in range(P.shape[1]))
    return V


# %% last_sweep_not_counted: 停下的那一遍没有计数 / The sweep that stops is not counted
# caught by: test_melons, test_evaluation
# hint: 那一遍也算
# book: (16.9)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(np.abs(V - old))
    return V, sweeps - 1


# %% mean_change: 比较的是平均的改动 / The mean change is compared with θ
# caught by: test_evaluation
# hint: 最大
# book: (16.9)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.mean(np.abs(V - old))
    return V, sweeps


# %% most_likely_action: 只看概率最大的动作 / Follows the most likely action only
# caught by: test_melons, test_backup
# hint: 按 pi
# book: (16.8)
def backup(P, R, pi, gamma, V):
    return action_values(P, R, gamma, V)[np.arange(len(P)), np.argmax(pi, axis=1)]


# %% moves_transposed: 转移概率转置了 / The transition probabilities are transposed
# caught by: test_backup, test_action_values
# book: (16.8)
def action_values(P, R, gamma, V):
    return np.sum(P * R, axis=2) + gamma * np.einsum("tas,t->sa", P, V)


# %% norm_of_changes: 比较的是改动的欧氏长度 / The Euclidean norm of the changes is compared with θ
# caught by: test_evaluation
# hint: 最大
# book: (16.9)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.linalg.norm(V - old)
    return V, sweeps


# %% one_sweep_more: 停下之后又扫描一遍 / One more sweep after stopping
# caught by: test_evaluation
# book: (16.9)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(np.abs(V - old))
    return backup(P, R, pi, gamma, V), sweeps


# %% one_sweep_too_few: 遍数少一：第一遍的改动当作 γ r_max / One too few: the first change taken as γ r_max
# caught by: test_sweeps_needed
# hint: 第一遍
# book: (16.9)
def sweeps_needed(theta, gamma, r_max):
    # The first change is r_max at most; a single state with that reward changes as slowly as can be.
    change, sweeps = r_max * gamma, 1
    while change >= theta:
        change *= gamma
        sweeps += 1
    return sweeps


# %% one_sweep_too_many: 遍数多一 / One sweep too many
# caught by: test_sweeps_needed
# book: (16.9)
def sweeps_needed(theta, gamma, r_max):
    # The first change is r_max at most; a single state with that reward changes as slowly as can be.
    change, sweeps = r_max, 2
    while change >= theta:
        change *= gamma
        sweeps += 1
    return sweeps


# %% q_with_own_value: 动作值用了本状态的值 / Action values use the value of the same state
# caught by: test_backup, test_action_values
# book: (16.10)
def action_values(P, R, gamma, V):
    return np.sum(P * R, axis=2) + gamma * V[:, None]


# %% relative_change: 用相对的改动停止 / Stops on the relative change
# caught by: test_evaluation
# book: (16.9)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(np.abs(V - old)) / max(1.0, np.max(np.abs(V)))
    return V, sweeps


# %% returns_old_V: 返回的是停下前的旧值 / Returns the old values
# caught by: test_evaluation
# hint: 返回它得到的值
# book: (16.9)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(np.abs(V - old))
    return old, sweeps


# %% reward_discounted: 奖赏也乘了 γ / The reward is multiplied by γ, too
# caught by: test_melons, test_backup, test_action_values
# hint: γ 只乘
# book: (16.8)
def action_values(P, R, gamma, V):
    return np.sum(P * gamma * (R + V), axis=2)


# %% reward_not_weighted: 奖赏没有按转移概率加权 / Rewards are not weighted by the probabilities of moves
# caught by: test_melons, test_backup, test_action_values
# book: (16.8)
def action_values(P, R, gamma, V):
    return np.sum(R + gamma * P * V, axis=2)


# %% signed_change: 没有取绝对值：只看上升的改动 / No absolute value: only rises count
# caught by: test_melons, test_evaluation
# hint: 绝对值
# book: (16.9)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(V - old)
    return V, sweeps


# %% sizes_of_values_compared: 比较的是新旧值的绝对值：值由 1 变为 −1 也算没有改动 / Compares the sizes of old and new values: from 1 to −1 is no change
# caught by: test_evaluation
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(np.abs(np.abs(V) - np.abs(old)))
    return V, sweeps


# %% solves_exactly: 解线性方程组，不扫描 / Solves the linear system instead of sweeping
# caught by: test_evaluation
# book: 图 16.7 / fig. 16.7
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(np.abs(V - old))
    moves, rewards = np.einsum("sa,sat->st", pi, P), np.einsum("sa,sat,sat->s", pi, P, R)
    return np.linalg.solve(np.eye(len(P)) - gamma * moves, rewards), sweeps


# %% starts_from_rewards: 从一步的奖赏而不是从 0 开始 / Starts from the rewards of one step, not from 0
# caught by: test_evaluation, test_melons
# book: 图 16.7 / fig. 16.7
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.sum(pi * np.sum(P * R, axis=2), axis=1), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(np.abs(V - old))
    return V, sweeps


# %% stops_by_bound: 用误差界而不是改动来停止 / Stops by the error bound, not by the change
# caught by: test_evaluation
# book: (16.9)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(np.abs(V - old)) * gamma / (1 - gamma)
    return V, sweeps


# %% sum_of_changes: 比较的是改动之和 / The sum of changes is compared with θ
# caught by: test_evaluation
# hint: 最大
# book: (16.9)
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= theta:
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.sum(np.abs(V - old))
    return V, sweeps


# %% sweeps_of_tail: 用误差界推遍数，太多 / Counts sweeps until the remaining error is below θ
# caught by: test_sweeps_needed
# book: (16.9)
def sweeps_needed(theta, gamma, r_max):
    # The first change is r_max at most; a single state with that reward changes as slowly as can be.
    change, sweeps = r_max / (1 - gamma), 1
    while change >= theta:
        change *= gamma
        sweeps += 1
    return sweeps


# %% sweeps_without_first: 用对数公式，忘了至少一遍 / A formula by logarithms that forgets that one sweep is the least
# caught by: test_sweeps_needed
# book: (16.9)
def sweeps_needed(theta, gamma, r_max):
    # The first change is r_max at most; a single state with that reward changes as slowly as can be.
    if gamma == 0 or r_max == 0:
        return 1 + (r_max >= theta)
    return int(np.floor(np.log(theta / r_max) / np.log(gamma))) + 2


# %% theta_of_fifty_at_most: θ 大于 50 时当作 50 / Takes θ for 50 at most
# caught by: test_evaluation
# kind: narrow
def policy_evaluation(P, R, pi, gamma, theta):
    V, sweeps, change = np.zeros(len(P)), 0, np.inf
    while change >= min(theta, 50):
        old, V = V, backup(P, R, pi, gamma, V)
        sweeps += 1
        change = np.max(np.abs(V - old))
    return V, sweeps


# %% two_range_rewards: 以为第一遍的改动可达 2 r_max / Takes 2 r_max for the first change
# caught by: test_sweeps_needed
# book: (16.9)
def sweeps_needed(theta, gamma, r_max):
    # The first change is r_max at most; a single state with that reward changes as slowly as can be.
    change, sweeps = 2 * r_max, 1
    while change >= theta:
        change *= gamma
        sweeps += 1
    return sweeps


# %% uniform_policy: 把策略当作均匀的 / Takes the policy to be uniform
# caught by: test_backup
# hint: 按 pi
# book: (16.8)
def backup(P, R, pi, gamma, V):
    return np.mean(action_values(P, R, gamma, V), axis=1)


# %% unlikely_actions_dropped: 概率小于 0.01 的动作被略去 / Actions of a probability below 0.01 are left out
# caught by: test_backup, test_evaluation
# book: (16.8)
# kind: narrow
def backup(P, R, pi, gamma, V):
    likely = np.where(pi > 0.01, pi, 0)
    return np.sum(likely * action_values(P, R, gamma, V), axis=1)
