"""Known mistakes of 16.3. Each cell holds what differs from the reference."""

# %% discounts_twice: 评估时折扣打了两次，用了 γ² / Discounts twice when evaluating
# caught by: test_melons, test_optimal
# book: (16.8)
def evaluate(P, R, gamma, policy):
    states = np.arange(len(policy))
    moves = P[states, policy]
    rewards = np.sum(moves * R[states, policy], axis=1)
    return np.linalg.solve(np.eye(len(policy)) - gamma**2 * moves, rewards)


def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    for _ in range(50):
        better = improve(P, R, gamma, policies[-1])
        if better == policies[-1]:
            break
        policies.append(better)
    values = [evaluate(P, R, gamma, policy) for policy in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


# %% exact_ties_only: 比较 Q* 时没有容差，舍入误差使并列的动作丢失 / Compares Q* without tolerance, so that rounding loses tied actions
# caught by: test_optimal_actions
# book: §16.3.3
def optimal_actions(P, R, gamma):
    Q = action_values(P, R, gamma, policy_iteration(P, R, gamma, [0] * len(P))["V"])
    return [set(np.flatnonzero(q == q.max()).tolist()) for q in Q]


# %% exact_ties_when_improving: 改进时只有 Q 完全相等才算并列，舍入误差使动作换来换去 / Only exactly equal Q count as tied when improving: rounding exchanges actions
# caught by: test_rounds
# hint: 并列
# book: (16.16)
def improve(P, R, gamma, policy):
    Q = action_values(P, R, gamma, evaluate(P, R, gamma, policy))
    return [a if Q[s, a] == Q[s].max() else int(np.argmax(Q[s])) for s, a in enumerate(policy)]


def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    while (better := improve(P, R, gamma, policies[-1])) not in policies:
        policies.append(better)
    values = [evaluate(P, R, gamma, policy) for policy in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


# %% five_actions_at_most: 只看前五个动作 / Looks at the first five actions only
# caught by: test_rounds
# kind: narrow
def improve(P, R, gamma, policy):
    Q = action_values(P, R, gamma, evaluate(P, R, gamma, policy))
    top = Q.max(axis=1, keepdims=True)
    best = top - Q <= TIE
    best[:, 5:] = False
    best[:, 0] |= ~best.any(axis=1)
    return [a if best[s, a] else int(np.argmax(best[s])) for s, a in enumerate(policy)]


# %% gamma_clipped: γ 截到 0.95 / Clips γ to 0.95
# caught by: test_optimal, test_rounds
# book: §16.3.3
# kind: narrow
def evaluate(P, R, gamma, policy):
    gamma = min(gamma, 0.95)
    states = np.arange(len(policy))
    moves = P[states, policy]
    rewards = np.sum(moves * R[states, policy], axis=1)
    return np.linalg.solve(np.eye(len(policy)) - gamma * moves, rewards)


def action_values(P, R, gamma, V):
    gamma = min(gamma, 0.95)
    return np.sum(P * (R + gamma * V), axis=2)


# %% gamma_missing_in_Q: 计算 Q 时忘了 γ / γ is missing in Q
# caught by: test_optimal, test_rounds
# book: (16.10)
def action_values(P, R, gamma, V):
    return np.sum(P * (R + V), axis=2)


def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    for _ in range(50):
        better = improve(P, R, gamma, policies[-1])
        if better == policies[-1]:
            break
        policies.append(better)
    values = [evaluate(P, R, gamma, policy) for policy in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


# %% hundred_sweeps: 评估只扫 100 遍，γ 接近 1 时还没有收敛 / Evaluates with a hundred sweeps, too few for γ near 1
# caught by: test_optimal, test_rounds
# book: §16.3.3
def evaluate(P, R, gamma, policy):
    states = np.arange(len(policy))
    moves = P[states, policy]
    rewards = np.sum(moves * R[states, policy], axis=1)
    V = np.zeros(len(policy))
    for _ in range(100):
        V = rewards + gamma * moves @ V
    return V


# %% improves_one_state: 每轮只改一个状态的动作 / Improves one state in each round only
# caught by: test_rounds
# book: 图 16.8 / fig. 16.8
def improve(P, R, gamma, policy):
    Q = action_values(P, R, gamma, evaluate(P, R, gamma, policy))
    top = Q.max(axis=1, keepdims=True)
    best = top - Q <= TIE
    for s, a in enumerate(policy):
        if not best[s, a]:
            return [*policy[:s], int(np.argmax(best[s])), *policy[s + 1 :]]
    return list(policy)


# %% isclose_for_ties: 用 np.isclose 判断并列，它的相对容差太大 / np.isclose for ties, whose relative tolerance is far too large
# caught by: test_optimal_actions, test_rounds
# book: §16.3.3
def improve(P, R, gamma, policy):
    Q = action_values(P, R, gamma, evaluate(P, R, gamma, policy))
    top = Q.max(axis=1, keepdims=True)
    best = np.isclose(Q, top)
    return [a if best[s, a] else int(np.argmax(best[s])) for s, a in enumerate(policy)]


def optimal_actions(P, R, gamma):
    Q = action_values(P, R, gamma, policy_iteration(P, R, gamma, [0] * len(P))["V"])
    return [set(np.flatnonzero(np.isclose(q, q.max())).tolist()) for q in Q]


# %% largest_of_ties: 最优动作有几个时取了编号最大的 / Of several best actions it takes the largest
# caught by: test_rounds
# book: §16.3.3
def improve(P, R, gamma, policy):
    Q = action_values(P, R, gamma, evaluate(P, R, gamma, policy))
    top = Q.max(axis=1, keepdims=True)
    best = top - Q <= TIE
    return [a if best[s, a] else int(np.flatnonzero(best[s])[-1]) for s, a in enumerate(policy)]


# %% max_immediate_reward: 只看下一步的奖赏来选动作 / Chooses actions by the next reward only
# caught by: test_optimal, test_rounds
# book: (16.10)
def improve(P, R, gamma, policy):
    Q = np.sum(P * R, axis=2)
    top = Q.max(axis=1, keepdims=True)
    best = top - Q <= TIE
    return [a if best[s, a] else int(np.argmax(best[s])) for s, a in enumerate(policy)]


# %% mutates_start_policy: 直接改动了传入的策略 / Changes the policy that was passed in
# caught by: test_melons
# book: §16.3.3
def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    while (better := improve(P, R, gamma, policy)) != policies[-1]:
        policy[:] = better
        policies.append(better)
    values = [evaluate(P, R, gamma, policy) for policy in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


# %% one_optimal_action: 每个状态只给出一个最优动作 / Gives one optimal action for each state only
# caught by: test_melons, test_optimal_actions
# book: (16.13)
def optimal_actions(P, R, gamma):
    Q = action_values(P, R, gamma, policy_iteration(P, R, gamma, [0] * len(P))["V"])
    return [{int(np.argmax(q))} for q in Q]


# %% one_sweep_evaluation: 评估只扫了一遍，没有到不动点 / Evaluates with a single sweep instead of going on to the fixed point
# caught by: test_melons, test_optimal, test_rounds
# book: (16.8), (16.9)
def evaluate(P, R, gamma, policy):
    states = np.arange(len(policy))
    moves = P[states, policy]
    rewards = np.sum(moves * R[states, policy], axis=1)
    return rewards + gamma * moves @ rewards


def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    for _ in range(50):
        better = improve(P, R, gamma, policies[-1])
        if better == policies[-1]:
            break
        policies.append(better)
    values = [evaluate(P, R, gamma, policy) for policy in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


# %% optimal_actions_of_the_start: 最优动作是对初始策略的 Q 求的 / The optimal actions are those for the Q of the first policy
# caught by: test_melons, test_optimal_actions
# book: §16.3.3
def optimal_actions(P, R, gamma):
    Q = action_values(P, R, gamma, evaluate(P, R, gamma, [0] * len(P)))
    return [set(np.flatnonzero(q >= q.max() - TIE).tolist()) for q in Q]


# %% q_rounded_to_six_digits: Q 取六位小数再比较：相近的两数可能舍入到不同的值 / Compares Q rounded to six digits: near ones may be rounded apart
# caught by: test_rounds
def action_values(P, R, gamma, V):
    return np.round(np.sum(P * (R + gamma * V), axis=2), 6)


# %% repeats_last_policy: 停止时把不变的策略又记了一次 / Writes the last policy down twice when it stops
# caught by: test_melons, test_rounds, test_ties
# book: 图 16.8 / fig. 16.8
def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    while (better := improve(P, R, gamma, policies[-1])) != policies[-1]:
        policies.append(better)
    policies.append(policies[-1])
    values = [evaluate(P, R, gamma, policy) for policy in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


# %% reward_not_weighted: 奖赏没有按转移概率加权 / Rewards are not weighted by the probabilities of the moves
# caught by: test_melons, test_optimal
# book: (16.8)
def evaluate(P, R, gamma, policy):
    states = np.arange(len(policy))
    moves = P[states, policy]
    rewards = np.mean(R[states, policy], axis=1)
    return np.linalg.solve(np.eye(len(policy)) - gamma * moves, rewards)


# %% rewards_of_action_zero: 奖赏总取动作 0 的 / Always takes the rewards of action 0
# caught by: test_melons, test_optimal
# book: (16.8)
def evaluate(P, R, gamma, policy):
    states = np.arange(len(policy))
    moves = P[states, policy]
    rewards = np.sum(moves * R[states, 0], axis=1)
    return np.linalg.solve(np.eye(len(policy)) - gamma * moves, rewards)


def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    for _ in range(50):
        better = improve(P, R, gamma, policies[-1])
        if better == policies[-1]:
            break
        policies.append(better)
    values = [evaluate(P, R, gamma, policy) for policy in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


# %% rewards_rounded: 奖赏四舍五入到 3 位小数 / Rounds rewards to three decimals
# caught by: test_rounds, test_optimal_actions
# book: §16.3.3
# kind: narrow
def improve(P, R, gamma, policy):
    R = np.round(R, 3)
    Q = action_values(P, R, gamma, evaluate(P, R, gamma, policy))
    top = Q.max(axis=1, keepdims=True)
    best = top - Q <= TIE
    return [a if best[s, a] else int(np.argmax(best[s])) for s, a in enumerate(policy)]


def optimal_actions(P, R, gamma):
    R = np.round(R, 3)
    Q = action_values(P, R, gamma, policy_iteration(P, R, gamma, [0] * len(P))["V"])
    return [set(np.flatnonzero(q >= q.max() - TIE).tolist()) for q in Q]


# %% stops_at_small_gain: 值的增大不到 1e-4 就停了 / Stops when the values grow by less than 1e-4
# caught by: test_rounds
# book: §16.3.3
def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    while (better := improve(P, R, gamma, policies[-1])) != policies[-1]:
        gain = evaluate(P, R, gamma, better) - evaluate(P, R, gamma, policies[-1])
        if gain.max() < 1e-4:
            break
        policies.append(better)
    values = [evaluate(P, R, gamma, policy) for policy in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


# %% stops_on_first_state: 第一个状态的值不变就停了 / Stops when the value of the first state no longer changes
# caught by: test_optimal, test_rounds
# book: 图 16.8 / fig. 16.8
def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    while True:
        better = improve(P, R, gamma, policies[-1])
        if better == policies[-1]:
            break
        before, after = (evaluate(P, R, gamma, p)[0] for p in (policies[-1], better))
        policies.append(better)
        if abs(before - after) < 1e-12:
            break
    values = [evaluate(P, R, gamma, policy) for policy in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


# %% stops_when_values_hardly_change: 值的改变不到十万分之一时就停，而下一轮还会改 / Stops when values change by less than 1e-5 of their size, though another round would change more
# caught by: test_rounds
def policy_iteration(P, R, gamma, policy):
    policies, values = [list(policy)], [evaluate(P, R, gamma, policy)]
    while (better := improve(P, R, gamma, policies[-1])) != policies[-1]:
        policies.append(better)
        values.append(evaluate(P, R, gamma, better))
        if np.allclose(values[-1], values[-2]):
            break
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


# %% sweeps_stop_early: 评估时一轮扫描的变化小于 1e-9 就停，γ 大时离真值还差 1e-7 / Stops the sweeps of the evaluation at changes below 1e-9: far off for large γ
# caught by: test_rounds, test_optimal_actions
# book: (16.8)
def evaluate(P, R, gamma, policy):
    states = np.arange(len(policy))
    moves = P[states, policy]
    rewards = np.sum(moves * R[states, policy], axis=1)
    V = np.zeros(len(policy))
    while True:
        new = rewards + gamma * moves @ V
        if np.abs(new - V).max() < 1e-9:
            return new
        V = new


# %% ten_rounds_at_most: 至多改进 10 轮 / Improves ten times at most
# caught by: test_rounds
# book: §16.3.3
# kind: narrow
def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    while len(policies) <= 10 and (better := improve(P, R, gamma, policies[-1])) != policies[-1]:
        policies.append(better)
    values = [evaluate(P, R, gamma, policy) for policy in policies]
    return {"policy": policies[-1], "V": values[-1], "policies": policies, "values": values}


# %% tie_flip: 动作一样好时也换，总取编号最小的 / Exchanges equally good actions, always taking the smallest
# caught by: test_ties
# book: (16.17)
def improve(P, R, gamma, policy):
    Q = action_values(P, R, gamma, evaluate(P, R, gamma, policy))
    top = Q.max(axis=1, keepdims=True)
    best = top - Q <= TIE
    return np.argmax(best, axis=1).tolist()


# %% ties_at_a_thousandth: Q 相差不到 0.001 就当作一样好 / Takes Q within 0.001 of each other for equally good
# caught by: test_rounds, test_optimal_actions
# book: §16.3.3
# kind: narrow
TIE = 1e-3


# %% ties_of_rounding_only: 只容许 1e-12 的差：相差 2e-9 的动作不算一样好 / A margin of 1e-12: actions 2e-9 apart are not taken for equally good
# caught by: test_rounds
TIE = 1e-12


# %% transposed_moves: 转移的方向反了：P[s, a, t] 当作由 t 到 s / Takes P[s, a, t] for the move from t to s
# caught by: test_melons, test_optimal
# book: (16.8)
def evaluate(P, R, gamma, policy):
    states = np.arange(len(policy))
    moves = P[states, policy]
    rewards = np.sum(moves * R[states, policy], axis=1)
    return np.linalg.solve(np.eye(len(policy)) - gamma * moves.T, rewards)


# %% uses_new_actions_at_once: 改进时先改的状态立刻影响后面的状态，没有用同一个 V / States improved first already change the values used for later ones
# caught by: test_rounds
# book: 图 16.8 / fig. 16.8
def improve(P, R, gamma, policy):
    policy = list(policy)
    for s, a in enumerate(policy):
        q = action_values(P, R, gamma, evaluate(P, R, gamma, policy))[s]
        if q[a] + KEEP < q.max():
            policy[s] = int(np.argmax(q + KEEP >= q.max()))
    return policy


# %% values_of_the_next_policy: values 比 policies 晚了一步 / The values are one round late
# caught by: test_optimal, test_rounds
# book: §16.3.3
def policy_iteration(P, R, gamma, policy):
    policies = [list(policy)]
    while (better := improve(P, R, gamma, policies[-1])) != policies[-1]:
        policies.append(better)
    values = [evaluate(P, R, gamma, policy) for policy in [*policies[1:], policies[-1]]]
    return {"policy": policies[-1], "V": values[0], "policies": policies, "values": values}
