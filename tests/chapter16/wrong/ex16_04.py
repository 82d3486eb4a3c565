"""Known mistakes of 16.4. Each cell holds what differs from the reference."""

# %% corridor_both_ways: 走错只退一步的走廊 / A corridor in which a wrong move goes back one cell only
# caught by: test_hard_to_explore
# hint: 走错一步
# book: §16.4
def hard_to_explore(n):
    # One action goes on, the other back to the start.
    P = np.zeros((n + 1, 2, n + 1))
    P[0, 0, 0] = 1
    for state in range(1, n):
        P[state, 0, state - 1] = 1
    for state in range(n):
        P[state, 1, state + 1] = 1
    P[n, :] = np.eye(n + 1)[n]
    return P


# %% gamma_on_reward: 奖赏也乘了 γ / The reward is multiplied by γ, too
# caught by: test_sweep
# book: (16.30)
def batch_q_sweep(transitions, Q, gamma):
    targets = defaultdict(list)
    for s, a, r, t in transitions:
        targets[s, a].append(gamma * (r + np.max(Q[t])))
    new = np.array(Q, dtype=float)
    for pair, seen in targets.items():
        new[pair] = np.mean(seen)
    return new


# %% goal_out_of_reach: 目标根本到不了 / The goal cannot be reached
# caught by: test_hard_to_explore
# book: §16.4
def hard_to_explore(n):
    # One action goes on, the other back to the start.
    P = np.zeros((n + 1, 2, n + 1))
    P[:, 0, 0] = 1
    for state in range(n - 1):
        P[state, 1, state + 1] = 1
    P[n, :] = np.eye(n + 1)[n]
    return P


# %% half_way: 只走一半：新旧 Q 的平均 / Half way only: the mean of old and new Q
# caught by: test_sweep
# book: 图 16.13 / fig. 16.13
def batch_q_sweep(transitions, Q, gamma):
    targets = defaultdict(list)
    for s, a, r, t in transitions:
        targets[s, a].append(r + gamma * np.max(Q[t]))
    new = np.array(Q, dtype=float)
    for pair, seen in targets.items():
        new[pair] = (new[pair] + np.mean(seen)) / 2
    return new


# %% hundred_sweeps: 值迭代只做一百遍 / A hundred sweeps of value iteration
# caught by: test_plan
# book: (16.15)
def plan(P, R, gamma):
    Q = np.zeros(P.shape[:2])
    for _ in range(100):
        Q = np.sum(P * (R + gamma * Q.max(axis=1)), axis=2)
    return Q
    states, policy = np.arange(len(P)), np.zeros(len(P), dtype=int)
    while True:
        moves, rewards = P[states, policy], np.sum(P * R, axis=2)[states, policy]
        V = np.linalg.solve(np.eye(len(P)) - gamma * moves, rewards)
        Q = np.sum(P * (R + gamma * V), axis=2)
        gains = Q.max(axis=1) > V + 1e-11 * (1 + np.abs(V).max())
        if not gains.any():
            return Q
        policy = np.where(gains, Q.argmax(axis=1), policy)


# %% laplace_smoothing: 频率做了平滑 / The frequencies are smoothed
# caught by: test_three_samples, test_model
# book: §16.4
def estimate_model(transitions, n_states, n_actions):
    counts, rewards = np.zeros((2, n_states, n_actions, n_states))
    for s, a, r, t in transitions:
        counts[s, a, t] += 1
        rewards[s, a, t] += r
    seen = counts.sum(axis=2, keepdims=True)
    stays = np.broadcast_to(np.eye(n_states)[:, None, :], counts.shape)
    return np.where(seen > 0, (counts + 1) / (seen + n_states), stays), rewards / np.maximum(counts, 1)


# %% last_reward_only: 只留最后一次的奖赏 / Keeps the last reward only
# caught by: test_three_samples, test_model
# book: §16.4
def estimate_model(transitions, n_states, n_actions):
    counts, rewards = np.zeros((2, n_states, n_actions, n_states))
    for s, a, r, t in transitions:
        counts[s, a, t] += 1
        rewards[s, a, t] = r
    seen = counts.sum(axis=2, keepdims=True)
    stays = np.broadcast_to(np.eye(n_states)[:, None, :], counts.shape)
    return np.where(seen > 0, counts / np.maximum(seen, 1), stays), rewards


# %% last_target_only: 只用最后一条样本的目标 / Only the last target counts
# caught by: test_sweep
# hint: 平均
# book: 图 16.13 / fig. 16.13
def batch_q_sweep(transitions, Q, gamma):
    targets = defaultdict(list)
    for s, a, r, t in transitions:
        targets[s, a].append(r + gamma * np.max(Q[t]))
    new = np.array(Q, dtype=float)
    for pair, seen in targets.items():
        new[pair] = seen[-1]
    return new


# %% last_twenty_rewards: 平均奖赏每次至少改动二十分之一，次数多了就偏向最近的 / Mean rewards move by a twentieth at least, so that of many samples the last ones weigh most
# caught by: test_model
# kind: narrow
def estimate_model(transitions, n_states, n_actions):
    counts, means = np.zeros((2, n_states, n_actions, n_states))
    for s, a, r, t in transitions:
        counts[s, a, t] += 1
        means[s, a, t] += (r - means[s, a, t]) * max(1 / counts[s, a, t], 1 / 20)
    seen = counts.sum(axis=2, keepdims=True)
    stays = np.broadcast_to(np.eye(n_states)[:, None, :], counts.shape)
    return np.where(seen > 0, counts / np.maximum(seen, 1), stays), means


# %% max_of_this_state: 目标用了现在状态的最大值 / The target takes the maximum of the present state
# caught by: test_sweep
# book: 图 16.13 / fig. 16.13
def batch_q_sweep(transitions, Q, gamma):
    targets = defaultdict(list)
    for s, a, r, t in transitions:
        targets[s, a].append(r + gamma * np.max(Q[s]))
    new = np.array(Q, dtype=float)
    for pair, seen in targets.items():
        new[pair] = np.mean(seen)
    return new


# %% mean_over_actions: 目标对动作平均而不取最大 / The target averages over actions
# caught by: test_sweep
# book: 图 16.13 / fig. 16.13
def batch_q_sweep(transitions, Q, gamma):
    targets = defaultdict(list)
    for s, a, r, t in transitions:
        targets[s, a].append(r + gamma * np.mean(Q[t]))
    new = np.array(Q, dtype=float)
    for pair, seen in targets.items():
        new[pair] = np.mean(seen)
    return new


# %% mean_reward_of_the_pair: 对同一个 (s, a) 的各 t 给同样的奖赏 / The same reward for every t of a pair
# caught by: test_three_samples, test_model
# hint: (s, a, t)
# book: §16.4
def estimate_model(transitions, n_states, n_actions):
    counts, rewards = np.zeros((2, n_states, n_actions, n_states))
    for s, a, r, t in transitions:
        counts[s, a, t] += 1
        rewards[s, a, t] += r
    seen = counts.sum(axis=2, keepdims=True)
    stays = np.broadcast_to(np.eye(n_states)[:, None, :], counts.shape)
    return np.where(seen > 0, counts / np.maximum(seen, 1), stays), np.where(
        counts > 0, rewards.sum(axis=2, keepdims=True) / np.maximum(seen, 1), 0
    )


# %% memory_of_p_only: 只算了 P / Counts P only
# caught by: test_three_samples, test_memory
# book: §16.4
def memory_numbers(n_states, n_actions):
    return n_states**2 * n_actions, n_states * n_actions


# %% memory_reward_per_pair: 把 R 当作 (S, A) 的表 / Takes R for a table (S, A)
# caught by: test_three_samples, test_memory
# book: §16.4
def memory_numbers(n_states, n_actions):
    return n_states**2 * n_actions + n_states * n_actions, n_states * n_actions


# %% misled_by_the_impossible: 样本在环境中不可能出现 / A sample that cannot occur
# caught by: test_misled
# book: §16.4
def misled(gap, gamma):
    # Action 0 pays all the time and nearly never ends in the dead state 1; the only sample of it shows just that.
    P, R = np.zeros((2, 2, 2, 2))
    P[0, 0] = 1.0, 0.0
    P[0, 1, 0] = P[1, :, 1] = 1
    pay = 1.5 * gap * (1 - gamma)
    R[0, 0, 0], R[0, 1, 0] = pay, pay / 100
    return P, R, [(0, 0, 0.0, 1), (0, 1, pay / 100, 0), (1, 0, 0.0, 1), (1, 1, 0.0, 1)]


# %% misled_too_little: 少得的不够多 / Loses too little
# caught by: test_misled
# hint: 偶尔
# book: §16.4
def misled(gap, gamma):
    # Action 0 pays all the time and nearly never ends in the dead state 1; the only sample of it shows just that.
    P, R = np.zeros((2, 2, 2, 2))
    P[0, 0] = 0.4, 0.6
    P[0, 1, 0] = P[1, :, 1] = 1
    pay = 1.5 * gap * (1 - gamma)
    R[0, 0, 0], R[0, 1, 0] = pay, pay / 100
    return P, R, [(0, 0, 0.0, 1), (0, 1, pay / 100, 0), (1, 0, 0.0, 1), (1, 1, 0.0, 1)]


# %% misled_whatever_the_gap: 不管 gap，总是少得很多 / Always loses much, whatever the gap
# caught by: test_misled
# hint: 奖赏的大小
# book: §16.4
def misled(gap, gamma):
    # Action 0 pays all the time and nearly never ends in the dead state 1; the only sample of it shows just that.
    P, R = np.zeros((2, 2, 2, 2))
    P[0, 0] = 0.999, 0.001
    P[0, 1, 0] = P[1, :, 1] = 1
    pay = 1.0
    R[0, 0, 0], R[0, 1, 0] = pay, pay / 100
    return P, R, [(0, 0, 0.0, 1), (0, 1, pay / 100, 0), (1, 0, 0.0, 1), (1, 1, 0.0, 1)]


# %% misled_without_samples: 好动作根本没有样本 / No samples of the good action at all
# caught by: test_misled
# book: §16.4
def misled(gap, gamma):
    # Action 0 pays all the time and nearly never ends in the dead state 1; the only sample of it shows just that.
    P, R = np.zeros((2, 2, 2, 2))
    P[0, 0] = 0.999, 0.001
    P[0, 1, 0] = P[1, :, 1] = 1
    pay = 1.5 * gap * (1 - gamma)
    R[0, 0, 0], R[0, 1, 0] = pay, pay / 100
    return P, R, [(0, 1, pay / 100, 0), (1, 0, 0.0, 1), (1, 1, 0.0, 1)]


# %% model_always_better: 以为先学模型总是更好 / Takes a model always to be better
# caught by: test_claims
# book: §16.4
def claims():
    return {
        "same_answer_on_a_fixed_batch": True,
        "model_survives_a_new_reward": True,
        "q_table_survives_a_new_reward": False,
        "model_memory_grows_quadratically_in_states": True,
        "planned_policy_is_optimal": True,
        "model_free_update_cost_is_independent_of_S": False,
        "random_actions_soon_see_everything": False,
    }


# %% plan_returns_values: 规划返回的每个动作都是 V* / Gives V* for every action
# caught by: test_plan
# book: (16.15)
def plan(P, R, gamma):
    # Policy iteration; a policy is changed only where that is a clear gain, so that rounding cannot keep it going.
    states, policy = np.arange(len(P)), np.zeros(len(P), dtype=int)
    while True:
        moves, rewards = P[states, policy], np.sum(P * R, axis=2)[states, policy]
        V = np.linalg.solve(np.eye(len(P)) - gamma * moves, rewards)
        Q = np.sum(P * (R + gamma * V), axis=2)
        gains = Q.max(axis=1) > V + 1e-11 * (1 + np.abs(V).max())
        if not gains.any():
            return np.repeat(V[:, None], P.shape[1], axis=1)
        policy = np.where(gains, Q.argmax(axis=1), policy)


# %% plan_stops_early: 改动小于 0.001 就停 / Stops when changes fall below 0.001
# caught by: test_plan
# hint: 远小于
# book: (16.15)
def plan(P, R, gamma):
    Q = np.zeros(P.shape[:2])
    while True:
        new = np.sum(P * (R + gamma * Q.max(axis=1)), axis=2)
        if np.max(np.abs(new - Q)) < 1e-3:
            return new
        Q = new
    states, policy = np.arange(len(P)), np.zeros(len(P), dtype=int)
    while True:
        moves, rewards = P[states, policy], np.sum(P * R, axis=2)[states, policy]
        V = np.linalg.solve(np.eye(len(P)) - gamma * moves, rewards)
        Q = np.sum(P * (R + gamma * V), axis=2)
        gains = Q.max(axis=1) > V + 1e-11 * (1 + np.abs(V).max())
        if not gains.any():
            return Q
        policy = np.where(gains, Q.argmax(axis=1), policy)


# %% plans_one_step: 只规划一步 / Plans a single step ahead
# caught by: test_plan
# book: (16.15)
def plan(P, R, gamma):
    # Policy iteration; a policy is changed only where that is a clear gain, so that rounding cannot keep it going.
    states, policy = np.arange(len(P)), np.zeros(len(P), dtype=int)
    while True:
        moves, rewards = P[states, policy], np.sum(P * R, axis=2)[states, policy]
        V = np.linalg.solve(np.eye(len(P)) - gamma * moves, rewards)
        Q = np.sum(P * (R + gamma * V), axis=2)
        gains = np.zeros(len(P), dtype=bool)
        if not gains.any():
            return Q
        policy = np.where(gains, Q.argmax(axis=1), policy)


# %% repeats_ignored: 同样的样本只算一次 / Equal samples count once
# caught by: test_model
# book: §16.4
def estimate_model(transitions, n_states, n_actions):
    counts, rewards = np.zeros((2, n_states, n_actions, n_states))
    for s, a, r, t in set(transitions):
        counts[s, a, t] += 1
        rewards[s, a, t] += r
    seen = counts.sum(axis=2, keepdims=True)
    stays = np.broadcast_to(np.eye(n_states)[:, None, :], counts.shape)
    return np.where(seen > 0, counts / np.maximum(seen, 1), stays), rewards / np.maximum(counts, 1)


# %% rewards_over_pairs: 奖赏除以 (s, a) 的次数 / Rewards divided by the count of (s, a)
# caught by: test_three_samples, test_model
# book: §16.4
def estimate_model(transitions, n_states, n_actions):
    counts, rewards = np.zeros((2, n_states, n_actions, n_states))
    for s, a, r, t in transitions:
        counts[s, a, t] += 1
        rewards[s, a, t] += r
    seen = counts.sum(axis=2, keepdims=True)
    stays = np.broadcast_to(np.eye(n_states)[:, None, :], counts.shape)
    return np.where(seen > 0, counts / np.maximum(seen, 1), stays), rewards / np.maximum(seen, 1)


# %% rewards_summed: 奖赏没有平均，只是相加 / Rewards are summed, not averaged
# caught by: test_three_samples, test_model
# hint: 平均
# book: §16.4
def estimate_model(transitions, n_states, n_actions):
    counts, rewards = np.zeros((2, n_states, n_actions, n_states))
    for s, a, r, t in transitions:
        counts[s, a, t] += 1
        rewards[s, a, t] += r
    seen = counts.sum(axis=2, keepdims=True)
    stays = np.broadcast_to(np.eye(n_states)[:, None, :], counts.shape)
    return np.where(seen > 0, counts / np.maximum(seen, 1), stays), rewards


# %% sarsa_target: 目标用下一条样本的动作 / The target uses the action of the next sample
# caught by: test_sweep
# book: 图 16.13 / fig. 16.13
def batch_q_sweep(transitions, Q, gamma):
    targets = defaultdict(list)
    following = [one[1] for one in transitions[1:]] + [0]
    for (s, a, r, t), b in zip(transitions, following, strict=True):
        targets[s, a].append(r + gamma * Q[t, b])
    new = np.array(Q, dtype=float)
    for pair, seen in targets.items():
        new[pair] = np.mean(seen)
    return new


# %% sequential_updates: 目标用了刚更新的 Q / Targets use the Q just updated
# caught by: test_sweep
# hint: 旧的 Q
# book: 图 16.13 / fig. 16.13
def batch_q_sweep(transitions, Q, gamma):
    targets = defaultdict(list)
    for s, a, r, t in transitions:
        targets[s, a].append(r + gamma * np.max(Q[t]))
    new = np.array(Q, dtype=float)
    for pair, seen in targets.items():
        new[pair] = np.mean(seen)
    new = np.array(Q, dtype=float)
    seen = defaultdict(int)
    for s, a, r, t in transitions:
        target = r + gamma * np.max(new[t])
        seen[s, a] += 1
        new[s, a] += (target - new[s, a]) / seen[s, a]
    return new


# %% staying_for_nothing_is_an_end: 留在原处而没有奖赏就当作终点，以后的值不计 / A move that stays and pays nothing is taken for the end
# caught by: test_sweep
def batch_q_sweep(transitions, Q, gamma):
    targets = defaultdict(list)
    for s, a, r, t in transitions:
        end = t == s and r == 0
        targets[s, a].append(r if end else r + gamma * np.max(Q[t]))
    new = np.array(Q, dtype=float)
    for pair, seen in targets.items():
        new[pair] = np.mean(seen)
    return new


# %% terminal_at_zero_reward: 奖赏为 0 时当作结束 / Takes a reward of 0 for the end
# caught by: test_sweep
# book: 图 16.13 / fig. 16.13
def batch_q_sweep(transitions, Q, gamma):
    targets = defaultdict(list)
    for s, a, r, t in transitions:
        targets[s, a].append(r + (gamma * np.max(Q[t]) if r else 0.0))
    new = np.array(Q, dtype=float)
    for pair, seen in targets.items():
        new[pair] = np.mean(seen)
    return new


# %% unseen_goes_to_zero: 没有样本时转到状态 0 / Pairs without samples go to state 0
# caught by: test_three_samples, test_model
# book: §16.4
def estimate_model(transitions, n_states, n_actions):
    counts, rewards = np.zeros((2, n_states, n_actions, n_states))
    for s, a, r, t in transitions:
        counts[s, a, t] += 1
        rewards[s, a, t] += r
    seen = counts.sum(axis=2, keepdims=True)
    stays = np.broadcast_to(np.eye(n_states)[:1, None, :], counts.shape)
    return np.where(seen > 0, counts / np.maximum(seen, 1), stays), rewards / np.maximum(counts, 1)


# %% unseen_row_uniform: 没有样本的行取均匀分布 / Rows without samples are uniform
# caught by: test_three_samples, test_model
# book: §16.4
def estimate_model(transitions, n_states, n_actions):
    counts, rewards = np.zeros((2, n_states, n_actions, n_states))
    for s, a, r, t in transitions:
        counts[s, a, t] += 1
        rewards[s, a, t] += r
    seen = counts.sum(axis=2, keepdims=True)
    stays = np.full(counts.shape, 1 / n_states)
    return np.where(seen > 0, counts / np.maximum(seen, 1), stays), rewards / np.maximum(counts, 1)


# %% unseen_row_zero: 没有样本的行全为 0 / Rows without samples are all 0
# caught by: test_three_samples, test_model
# book: §16.4
def estimate_model(transitions, n_states, n_actions):
    counts, rewards = np.zeros((2, n_states, n_actions, n_states))
    for s, a, r, t in transitions:
        counts[s, a, t] += 1
        rewards[s, a, t] += r
    seen = counts.sum(axis=2, keepdims=True)
    stays = np.broadcast_to(np.eye(n_states)[:, None, :], counts.shape)
    return counts / np.maximum(seen, 1), rewards / np.maximum(counts, 1)


# %% unvisited_made_zero: 没有样本的 Q 变成 0 / Q without samples become 0
# caught by: test_sweep
# book: 图 16.13 / fig. 16.13
def batch_q_sweep(transitions, Q, gamma):
    targets = defaultdict(list)
    for s, a, r, t in transitions:
        targets[s, a].append(r + gamma * np.max(Q[t]))
    new = np.zeros(np.shape(Q))
    for pair, seen in targets.items():
        new[pair] = np.mean(seen)
    return new


# %% values_above_minus_thousand: 值低于 −1000 时当作 −1000 / Values below −1000 are taken for −1000
# caught by: test_plan
# kind: narrow
def plan(P, R, gamma):
    # Policy iteration; a policy is changed only where that is a clear gain, so that rounding cannot keep it going.
    states, policy = np.arange(len(P)), np.zeros(len(P), dtype=int)
    while True:
        moves, rewards = P[states, policy], np.sum(P * R, axis=2)[states, policy]
        V = np.linalg.solve(np.eye(len(P)) - gamma * moves, rewards)
        Q = np.sum(P * (R + gamma * V), axis=2)
        gains = Q.max(axis=1) > V + 1e-11 * (1 + np.abs(V).max())
        if not gains.any():
            return np.maximum(Q, -1000)
        policy = np.where(gains, Q.argmax(axis=1), policy)
