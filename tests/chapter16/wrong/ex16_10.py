"""Known mistakes of 16.10. Each cell holds what differs from the reference."""

# %% acts_at_random: 随机的策略 / A random policy
# caught by: test_astray
# book: §16.6.1
def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    return np.random.default_rng(0).integers(0, n_actions, (T, n_obs))


# %% acts_on_state: 按状态而不是按观察做动作 / Acts by the state, not by what it looks like
# caught by: test_astray, test_seasons
def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    return np.tile(expert, (T, 1))


# %% agreements_counted: 数的是做对的 / Counts what is right
# caught by: test_three_states, test_mistakes
# book: §16.6.1
def expected_mistakes(P, d0, policies, expert, obs, T):
    wrong = np.array(policies)[:, obs] == np.array(expert)
    return float(np.sum(state_distributions(P, d0, policies, obs, T) * wrong))


# %% always_zero: 总做动作 0 / Always action 0
# caught by: test_astray
# book: §16.6.1
def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    return np.zeros((T, n_obs), dtype=int)


# %% average_visits: 平局按平均每步的权重判断 / Judges ties by the mean weight of a step
# caught by: test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T).sum(axis=0)
    return np.tile(majority(visits / T, expert, obs, n_obs, n_actions), (T, 1))


# %% comes_back: 出错之后马上回来 / Comes back at once after a mistake
# caught by: test_compounding
# book: §16.6.1
def compounding(epsilon, T):
    # State 0 is usual, 1 rare and of the same look; a mistake leads to state 2, where the expert never is.
    expert = [1, 0, 1]
    P = np.zeros((3, 2, 3))
    P[:2, :, 2] = P[2, :, 0] = 1
    for state, action in enumerate(expert):
        P[state, action] = 1 - epsilon, epsilon, 0
    return P, [1 - epsilon, epsilon, 0.0], expert, [0, 0, 1], 2, 2


# %% ends_at_first_mistake: 第一次出错后就不再数 / Stops counting after the first mistake
# caught by: test_three_states, test_mistakes
# book: §16.6.1
def expected_mistakes(P, d0, policies, expert, obs, T):
    d, total = np.array(d0, dtype=float), 0.0
    for t in range(T):
        actions = np.array(policies[t])[obs]
        wrong = actions != np.array(expert)
        total += float(d[wrong].sum())
        d = step(P, np.where(wrong, 0.0, d), actions)
    return total


# %% ends_only: 只看最后的分布 / Looks at the last distribution only
# caught by: test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T)[-1]
    return np.tile(majority(visits, expert, obs, n_obs, n_actions), (T, 1))


# %% every_state_alike: 各状态同样看重 / All states count alike
# caught by: test_astray, test_seasons
# book: §16.6.1
def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    d, policies = np.array(d0, dtype=float), []
    for _ in range(T):
        policies.append(majority(np.ones(len(d)), expert, obs, n_obs, n_actions))
        d = step(P, d, policies[-1][obs])
    return np.array(policies)


# %% exact_ties_only: 只把完全相等的权重算作平局 / Takes only exactly equal weights for a tie
# caught by: test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T).sum(axis=0)
    actions = []
    for o in range(n_obs):
        weights = [sum(visits[s] for s in range(len(obs)) if obs[s] == o and expert[s] == a) for a in range(n_actions)]
        actions.append(int(np.argmax(weights)) if sum(weights) > 1e-9 else 0)
    return np.tile(actions, (T, 1))


# %% expert_blind: 让专家也按观察做动作 / The expert acts by what states look like, too
# caught by: test_cloning
# hint: 按状态
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    blind = [expert[list(obs).index(o)] if o in obs else 0 for o in range(n_obs)]
    visits = state_distributions(P, d0, [blind] * T, obs, T).sum(axis=0)
    return np.tile(majority(visits, expert, obs, n_obs, n_actions), (T, 1))


# %% expert_distribution_every_time: 每个时刻一个策略，但都在专家的分布上学 / A policy for every time, but learned where the expert is
# caught by: test_astray
# hint: 你自己
# book: §16.6.1
def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    d, policies = np.array(d0, dtype=float), []
    for _ in range(T):
        policies.append(majority(d, expert, obs, n_obs, n_actions))
        d = step(P, d, np.array(expert))
    return np.array(policies)


# %% expert_zero_off_track: 走偏之后动作 0 恰好是对的 / Astray, action 0 is right by luck
# caught by: test_compounding
# book: §16.6.1
def compounding(epsilon, T):
    # State 0 is usual, 1 rare and of the same look; a mistake leads to state 2, where the expert never is.
    expert = [1, 0, 0]
    P = np.zeros((3, 2, 3))
    P[:, :, 2] = 1
    for state, action in enumerate(expert):
        P[state, action] = 1 - epsilon, epsilon, 0
    return P, [1 - epsilon, epsilon, 0.0], expert, [0, 0, 1], 2, 2


# %% first_policy_only: 第一个时刻的策略用于所有时刻 / The first time's policy is used at all times
# caught by: test_astray, test_seasons
# book: §16.6.1
def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    d, policies = np.array(d0, dtype=float), []
    for _ in range(T):
        policies.append(majority(d, expert, obs, n_obs, n_actions))
        d = step(P, d, policies[-1][obs])
    return np.array([policies[0]] * T)


# %% first_row_of_the_policy: 总用时刻 0 的策略 / Always the policy of time 0
# caught by: test_distributions
def state_distributions(P, d0, policies, obs, T):
    rows = [np.array(d0, dtype=float)]
    for t in range(T - 1):
        rows.append(step(P, rows[-1], np.array(policies[0])[obs]))
    return np.array(rows)


# %% forty_steps: 只推四十步 / Forty steps only
# caught by: test_distributions
# kind: narrow
def state_distributions(P, d0, policies, obs, T):
    rows = [np.array(d0, dtype=float)]
    for t in range(T - 1):
        if t >= 40:
            rows.append(rows[-1])
            continue
        rows.append(step(P, rows[-1], np.array(policies[t])[obs]))
    return np.array(rows)


# %% largest_of_ties: 权重相等时取编号最大的 / The largest number among equal weights
# caught by: test_cloning
# book: §16.6.1
def majority(d, expert, obs, n_obs, n_actions):
    """For each observation the expert's most frequent action, states weighted by d."""
    weights = np.zeros((n_obs, n_actions))
    np.add.at(weights, (obs, expert), d)
    best = weights >= weights.max(axis=1, keepdims=True) - TIE
    return weights.shape[1] - 1 - np.argmax(best[:, ::-1], axis=1)


# %% last_policy_only: 返回最后时刻的策略，用于所有时刻 / The last time's policy is used at all times
# caught by: test_seasons
# book: §16.6.1
def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    d, policies = np.array(d0, dtype=float), []
    for _ in range(T):
        policies.append(majority(d, expert, obs, n_obs, n_actions))
        d = step(P, d, policies[-1][obs])
    return np.array([policies[-1]] * T)


# %% last_step_left_out: 漏了最后一个时刻 / The last time is left out
# caught by: test_three_states, test_mistakes
# hint: 每个时刻
# book: §16.6.1
def expected_mistakes(P, d0, policies, expert, obs, T):
    wrong = np.array(policies)[:, obs] != np.array(expert)
    wrong[-1] = False
    return float(np.sum(state_distributions(P, d0, policies, obs, T) * wrong))


# %% last_time_not_visited: 最后一个时刻没有计入 / The last time is not counted among the visits
# caught by: test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T)[: max(1, T - 1)].sum(axis=0)
    return np.tile(majority(visits, expert, obs, n_obs, n_actions), (T, 1))


# %% late_visits_count_less: 直接模仿时，越晚到的地方权重越小 / Cloning gives places that are met later less weight
# caught by: test_cloning
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    rows = state_distributions(P, d0, [expert] * T, range(len(expert)), T)
    visits = 0.999 ** np.arange(T) @ rows
    return np.tile(majority(visits, expert, obs, n_obs, n_actions), (T, 1))


# %% learns_where_barely_met: 权重之和大于 0 就学，不论多小 / Learns wherever weights sum to more than 0, however little
# caught by: test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T).sum(axis=0)
    actions = []
    for o in range(n_obs):
        weights = [sum(visits[s] for s in range(len(obs)) if obs[s] == o and expert[s] == a) for a in range(n_actions)]
        near = [a for a in range(n_actions) if weights[a] > 0 and weights[a] >= max(weights) - 1e-9]
        actions.append(near[0] if near else 0)
    return np.tile(actions, (T, 1))


# %% mean_mistakes: 错误数除以了 T / Mistakes are divided by T
# caught by: test_three_states, test_mistakes
# book: §16.6.1
def expected_mistakes(P, d0, policies, expert, obs, T):
    wrong = np.array(policies)[:, obs] != np.array(expert)
    return float(np.sum(state_distributions(P, d0, policies, obs, T) * wrong) / T)


# %% mistakes_on_expert_path: 在专家的分布上数错误 / Mistakes are counted where the expert is
# caught by: test_three_states, test_mistakes
# book: §16.6.1
def expected_mistakes(P, d0, policies, expert, obs, T):
    wrong = np.array(policies)[:, obs] != np.array(expert)
    return float(np.sum(state_distributions(P, d0, [expert] * T, range(len(expert)), T) * wrong))


# %% most_likely_state: 每个观察取最常见的状态的动作 / The action of the likeliest state of each look
# caught by: test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T).sum(axis=0)
    for o in range(n_obs):
        here = np.array(obs) == o
        visits = np.where(here & (visits < visits[here].max(initial=0.0)), 0.0, visits)
    return np.tile(majority(visits, expert, obs, n_obs, n_actions), (T, 1))


# %% no_rare_state: 没有少见的状态，谁也不出错 / No rare state, and nobody makes mistakes
# caught by: test_compounding
# hint: 少见
# book: §16.6.1
def compounding(epsilon, T):
    # State 0 is usual, 1 rare and of the same look; a mistake leads to state 2, where the expert never is.
    expert = [1, 0, 1]
    P = np.zeros((3, 2, 3))
    P[:, :, 2] = 1
    for state, action in enumerate(expert):
        P[state, action] = 1 - epsilon, epsilon, 0
    P[:2, 1] = 1, 0, 0
    return P, [1.0, 0.0, 0.0], expert, [0, 0, 1], 2, 2


# %% one_round_of_aggregation: 只并入一次自己的状态 / A single round of aggregation
# caught by: test_astray
# book: §16.6.1
def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    first = behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T)
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T).sum(axis=0)
    visits = visits + state_distributions(P, d0, first, obs, T).sum(axis=0)
    return np.tile(majority(visits, expert, obs, n_obs, n_actions), (T, 1))


# %% one_row_only: 只返回一行 / A single row
# caught by: test_three_states, test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T).sum(axis=0)
    return majority(visits, expert, obs, n_obs, n_actions)


# %% one_step_too_far: 第一行已经走了一步 / The first row is one step on already
# caught by: test_three_states, test_distributions
# hint: 第 0 行
def state_distributions(P, d0, policies, obs, T):
    rows = [np.array(d0, dtype=float)]
    for t in range(T - 1):
        rows.append(step(P, rows[-1], np.array(policies[t])[obs]))
    return np.array(rows[1:] + [step(P, rows[-1], np.array(policies[T - 1])[obs])])


# %% one_visit_too_many: 多计了一个时刻 / One time too many among the visits
# caught by: test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * (T + 1), range(len(expert)), T + 1).sum(axis=0)
    return np.tile(majority(visits, expert, obs, n_obs, n_actions), (T, 1))


# %% plain_cloning: 直接模仿 / Direct imitation
# caught by: test_astray
# hint: 你自己
# book: §16.6.1
def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    return behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T)


# %% policy_by_state: 策略按状态编号查 / The policy is asked by the state's number
# caught by: test_three_states, test_distributions
def state_distributions(P, d0, policies, obs, T):
    rows = [np.array(d0, dtype=float)]
    for t in range(T - 1):
        rows.append(step(P, rows[-1], np.array(policies[t])[np.arange(len(d0)) % len(policies[t])]))
    return np.array(rows)


# %% policy_of_the_next_time: 用了下一时刻的策略 / The policy of the next time is used
# caught by: test_distributions
# hint: policies[t]
def state_distributions(P, d0, policies, obs, T):
    rows = [np.array(d0, dtype=float)]
    for t in range(T - 1):
        rows.append(step(P, rows[-1], np.array(policies[t + 1])[obs]))
    return np.array(rows)


# %% rarely_met_not_learned: 总权重低于百万分之一的观察当作没有见过 / Takes observations with a total weight below one millionth for unmet
# caught by: test_cloning
# book: §16.6.1
# kind: narrow
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T).sum(axis=0)
    actions = []
    for o in range(n_obs):
        weights = [sum(visits[s] for s in range(len(obs)) if obs[s] == o and expert[s] == a) for a in range(n_actions)]
        best = next(a for a in range(n_actions) if weights[a] >= max(weights) - 1e-9)
        actions.append(best if sum(weights) > 1e-6 else 0)
    return np.tile(actions, (T, 1))


# %% start_distribution_only: 每个时刻都在开始的分布上学 / Every time learns where it begins
# caught by: test_astray
# book: §16.6.1
def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    d, policies = np.array(d0, dtype=float), []
    for _ in range(T):
        policies.append(majority(d, expert, obs, n_obs, n_actions))
    return np.array(policies)


# %% starts_only: 只看开始的分布 / Looks at the first distribution only
# caught by: test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T)[0]
    return np.tile(majority(visits, expert, obs, n_obs, n_actions), (T, 1))


# %% transposed: 转移矩阵转置了 / The transition matrix is transposed
# caught by: test_three_states, test_distributions
def step(P, d, actions):
    """The distribution one step after d, when actions[s] is done in state s."""
    return P[np.arange(len(d)), actions] @ d


# %% unseen_by_expert_action: 没见过的观察也用专家的动作 / Takes the expert's action for what was never seen
# caught by: test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T).sum(axis=0)
    return np.tile(majority(visits + 2e-8, expert, obs, n_obs, n_actions), (T, 1))


# %% unseen_last_action: 没见过的观察取最后一个动作 / The last action for what was never seen
# caught by: test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T).sum(axis=0)
    policy = majority(visits, expert, obs, n_obs, n_actions)
    for o in range(n_obs):
        if visits[np.array(obs) == o].sum() <= TIE:
            policy[o] = n_actions - 1
    return np.tile(policy, (T, 1))


# %% unweighted_counts: 不按到达的概率加权 / Not weighted by the probability of being there
# caught by: test_cloning
# book: §16.6.1
def behaviour_cloning(P, d0, expert, obs, n_obs, n_actions, T):
    # To the expert every state looks different.
    visits = state_distributions(P, d0, [expert] * T, range(len(expert)), T).sum(axis=0)
    return np.tile(majority((visits > TIE) * 1.0, expert, obs, n_obs, n_actions), (T, 1))


# %% without_repeating: 同样的参数给不同的结果 / The same arguments give different answers
# caught by: test_astray, test_seasons
# book: §16.6.1
def imitate(P, d0, expert, obs, n_obs, n_actions, T):
    # Forward training: the policy for time t is learned where those for the times before lead.
    d, policies = np.array(d0, dtype=float), []
    for _ in range(T):
        policies.append(majority(d, expert, obs, n_obs, n_actions))
        d = step(P, d, policies[-1][obs])
    answer = np.array(policies)
    answer[-1] = np.random.default_rng().integers(0, n_actions, n_obs)
    return answer
