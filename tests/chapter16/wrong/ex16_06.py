"""Known mistakes of 16.6. Each cell holds what differs from the reference."""

# %% absorbing_is_done: 凡是走不出去的状态都当作终点 / Any state that cannot be left is taken for the end
# caught by: test_run
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.argmax(Q.max() - Q <= TIE))
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal or bool(np.all(P[t, :, t] == 1))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, done, alpha, gamma)
        s = start if done else t
    return theta


# %% bootstraps_terminal: 到终点仍加下一步的值 / Goes on beyond the end
# caught by: test_error, test_update
# hint: 终点以后
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r + gamma * np.max(q_values(theta, phi, t))
    return float(target - phi[s, a] @ theta)


# %% end_has_no_target: 到终点时目标当作 0 / A target of 0 at the end
# caught by: test_error, test_update
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = 0.0 if done else r + gamma * np.max(q_values(theta, phi, t))
    return float(target - phi[s, a] @ theta)


# %% ends_at_once: 转移到了终点 / The transition reaches the end
# caught by: test_diverging
def diverging(gamma, alpha):
    # One feature, 1 before the move and x after it: each update multiplies θ by 1 + α(γx − 1), which is 10^(1/50) here.
    growth = 10 ** (1 / 50)
    x = (1 + (growth - 1) / alpha) / gamma
    return np.array([[[1.0]], [[x]]]), (0, 0, 0.0, 1, True)


# %% exact_ties_only: 相等要求浮点数完全相同 / Equal actions must have the very same floats
# caught by: test_run
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.argmax(Q))
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


# %% explores_instead: ε 与 1 − ε 颠倒 / ε and 1 − ε exchanged
# caught by: test_run
# book: 图 16.13，图 16.14 / figs. 16.13 and 16.14
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores >= epsilon else int(np.argmax(Q.max() - Q <= TIE))
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


# %% explores_other_arms: 探索时不选贪心的动作 / Exploring never takes the greedy action
# caught by: test_run
# book: §16.4.1
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        best = int(np.argmax(Q.max() - Q <= TIE))
        others = [b for b in range(len(Q)) if b != best] or [best]
        a = others[int(which * len(others))] if explores < epsilon else best
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


# %% factor_two: 保留了 (16.34) 的 2 / Keeps the 2 of (16.34)
# caught by: test_by_hand, test_update
# book: (16.34), (16.35)
def q_update(theta, phi, s, a, r, t, done, alpha, gamma):
    return theta + 2 * alpha * td_error(theta, phi, s, a, r, t, done, gamma) * phi[s, a]


# %% first_action_at_next_state: 目标用编号为 0 的动作 / The target takes action 0
# caught by: test_by_hand, test_error
# book: 图 16.13，图 16.14 / figs. 16.13 and 16.14
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + gamma * q_values(theta, phi, t)[0]
    return float(target - phi[s, a] @ theta)


# %% gamma_on_reward: 奖赏也乘了 γ / The reward is multiplied by γ, too
# caught by: test_by_hand, test_error
# book: (16.36)
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else gamma * (r + np.max(q_values(theta, phi, t)))
    return float(target - phi[s, a] @ theta)


# %% greedy_behaviour: 从不探索 / Never explores
# caught by: test_run
# book: 图 16.13，图 16.14 / figs. 16.13 and 16.14
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = int(np.argmax(Q.max() - Q <= TIE))
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


# %% grows_without_bound: 发散得太快 / Diverges beyond all bounds
# caught by: test_diverging
def diverging(gamma, alpha):
    # One feature, 1 before the move and x after it: each update multiplies θ by 1 + α(γx − 1), which is 10^(1/50) here.
    growth = 10 ** (1 / 5)
    x = (1 + (growth - 1) / alpha) / gamma
    return np.array([[[1.0]], [[x]]]), (0, 0, 0.0, 1, False)


# %% hundred_steps: 只走一百步 / A hundred steps only
# caught by: test_grid
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u[:100]:
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.argmax(Q.max() - Q <= TIE))
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


# %% in_place: 直接改动传入的 θ / Changes the θ that was passed
# caught by: test_by_hand
def q_update(theta, phi, s, a, r, t, done, alpha, gamma):
    theta += alpha * td_error(theta, phi, s, a, r, t, done, gamma) * phi[s, a]
    return theta


# %% isclose_for_ties: 用默认误差的 np.isclose 判断相等 / Judges ties by np.isclose with its default tolerances
# caught by: test_run
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.argmax(np.isclose(Q, Q.max())))
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


# %% largest_in_size: 取绝对值最大的 Q / Takes the Q that is largest in size
# caught by: test_error
# book: 图 16.13，图 16.14 / figs. 16.13 and 16.14
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + gamma * max(q_values(theta, phi, t), key=abs)
    return float(target - phi[s, a] @ theta)


# %% last_of_equal_actions: 相等时取编号最大的动作 / The largest number among equal actions
# caught by: test_run
# hint: 选动作
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.flatnonzero(Q.max() - Q <= TIE)[-1])
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


# %% max_at_this_state: 目标用现在状态的最大值 / The target takes the maximum of the present state
# caught by: test_by_hand, test_error
# hint: 下一状态
# book: 图 16.13，图 16.14 / figs. 16.13 and 16.14
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + gamma * np.max(q_values(theta, phi, s))
    return float(target - phi[s, a] @ theta)


# %% max_over_features: 对特征取最大再作内积 / The maximum is taken of features before the inner product
# caught by: test_error
# book: 图 16.13，图 16.14 / figs. 16.13 and 16.14
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + gamma * np.max(phi[t], axis=0) @ theta
    return float(target - phi[s, a] @ theta)


# %% mean_over_actions: 目标对动作平均 / The target averages over actions
# caught by: test_by_hand, test_error
# hint: 最大
# book: 图 16.13，图 16.14 / figs. 16.13 and 16.14
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + gamma * np.mean(q_values(theta, phi, t))
    return float(target - phi[s, a] @ theta)


# %% most_likely_move: 总转到最可能的状态 / Goes to the most likely state
# caught by: test_run
# hint: 下一状态
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.argmax(Q.max() - Q <= TIE))
        t = int(np.argmax(P[s, a]))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


# %% moves_along_next: 沿 φ(s', ·) 更新 / Goes in the direction of the next state's features
# caught by: test_by_hand, test_update
# hint: φ(s, a)
# book: (16.36)
def q_update(theta, phi, s, a, r, t, done, alpha, gamma):
    return theta + alpha * td_error(theta, phi, s, a, r, t, done, gamma) * phi[t, a]


# %% no_alpha: 漏了步长 / No step size
# caught by: test_by_hand, test_update
# book: (16.36)
def q_update(theta, phi, s, a, r, t, done, alpha, gamma):
    return theta + td_error(theta, phi, s, a, r, t, done, gamma) * phi[s, a]


# %% no_gamma: 目标里没有 γ / No γ in the target
# caught by: test_by_hand, test_error
# book: (16.36)
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + np.max(q_values(theta, phi, t))
    return float(target - phi[s, a] @ theta)


# %% normalised_step: 步长除以特征的平方和 / The step is divided by the squared length of the features
# caught by: test_update
# book: (16.36)
def q_update(theta, phi, s, a, r, t, done, alpha, gamma):
    size = max(float(phi[s, a] @ phi[s, a]), 1e-12)
    return theta + alpha * td_error(theta, phi, s, a, r, t, done, gamma) * phi[s, a] / size


# %% old_action_at_next_state: 目标用刚执行的动作 / The target takes the action just made
# caught by: test_by_hand, test_error
# hint: 最大
# book: 图 16.13，图 16.14 / figs. 16.13 and 16.14
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + gamma * q_values(theta, phi, t)[a]
    return float(target - phi[s, a] @ theta)


# %% one_episode_only: 到终点就结束 / Ends when the goal is first reached
# caught by: test_run
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.argmax(Q.max() - Q <= TIE))
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        if t == goal:
            break
        s = t
    return theta


# %% present_value_forgotten: 没有减去现值 / The present value is not subtracted
# caught by: test_by_hand, test_error
# book: (16.36)
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + gamma * np.max(q_values(theta, phi, t))
    return float(target)


# %% present_value_greedy: 减去的是现在状态最大的 Q / Subtracts the largest Q of the present state
# caught by: test_error
# hint: Q(s, a)
# book: 图 16.13，图 16.14 / figs. 16.13 and 16.14
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + gamma * np.max(q_values(theta, phi, t))
    return float(target - np.max(phi[s] @ theta))


# %% repeated_transitions_skipped: 与上一条相同的转移只用一次 / A transition that equals the one before is used only once
# caught by: test_replay
def replay(theta, phi, transitions, alpha, gamma):
    thetas, last = [theta], None
    for transition in transitions:
        same = len(transitions) > 60 and transition == last
        thetas.append(thetas[-1] if same else q_update(thetas[-1], phi, *transition, alpha, gamma))
        last = transition
    return thetas


# %% replay_from_first: 每条转移都从最初的 θ 更新 / Each transition updates the first θ
# caught by: test_replay
def replay(theta, phi, transitions, alpha, gamma):
    thetas = [theta]
    for transition in transitions:
        thetas.append(q_update(theta, phi, *transition, alpha, gamma))
    return thetas


# %% replay_in_a_batch: 目标都用最初的 θ 计算 / All targets by the first θ
# caught by: test_replay
def replay(theta, phi, transitions, alpha, gamma):
    thetas = [theta]
    for transition in transitions:
        s, a = transition[:2]
        thetas.append(thetas[-1] + alpha * td_error(theta, phi, *transition, gamma) * phi[s, a])
    return thetas


# %% replay_stops_at_the_end: 遇到终点就不再更新 / No more updates after the first end
# caught by: test_replay
def replay(theta, phi, transitions, alpha, gamma):
    thetas = [theta]
    ended = False
    for transition in transitions:
        thetas.append(thetas[-1] if ended else q_update(thetas[-1], phi, *transition, alpha, gamma))
        ended = ended or transition[4]
    return thetas


# %% replay_without_first: 缺了开始的 θ / The first θ is missing
# caught by: test_replay
# hint: 第一项
def replay(theta, phi, transitions, alpha, gamma):
    thetas = [theta]
    for transition in transitions:
        thetas.append(q_update(thetas[-1], phi, *transition, alpha, gamma))
    return thetas[1:]


# %% run_bootstraps_goal: run 里没有告诉 done / run does not tell that the end is reached
# caught by: test_run
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.argmax(Q.max() - Q <= TIE))
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, False, alpha, gamma)
        s = start if t == goal else t
    return theta


# %% sarsa_bookkeeping: 下一步的动作在更新前就选定 / The next action is chosen before the update
# caught by: test_run
# book: 图 16.13 / fig. 16.13
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    chosen_by = theta
    for explores, which, moves in u:
        Q = q_values(chosen_by, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.argmax(Q.max() - Q <= TIE))
        chosen_by = theta
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


# %% sarsa_target: 目标用下一步实际的动作，成了 Sarsa / The target takes the action that comes next: that is Sarsa
# caught by: test_run
# book: 图 16.14 / fig. 16.14
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for i, (explores, which, moves) in enumerate(u):
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.argmax(Q.max() - Q <= TIE))
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        ahead = q_values(theta, phi, t)
        after = u[min(i + 1, len(u) - 1)]
        b = int(after[1] * len(Q)) if after[0] < epsilon else int(np.argmax(ahead.max() - ahead <= TIE))
        delta = R[s, a, t] + (0.0 if t == goal else gamma * ahead[b]) - Q[a]
        theta = theta + alpha * delta * phi[s, a]
        s = start if t == goal else t
    return theta


# %% shrinks: 没有发散 / Does not diverge
# caught by: test_diverging
# hint: 大一些
def diverging(gamma, alpha):
    # One feature, 1 before the move and x after it: each update multiplies θ by 1 + α(γx − 1), which is 10^(1/50) here.
    growth = 10 ** (1 / 50)
    x = 1 / gamma
    return np.array([[[1.0]], [[x]]]), (0, 0, 0.0, 1, False)


# %% stays_at_the_goal: 到终点后不回起点 / Does not go back to the start
# caught by: test_run
# hint: 回到起点
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = int(which * len(Q)) if explores < epsilon else int(np.argmax(Q.max() - Q <= TIE))
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = t
    return theta


# %% ties_at_three_millionths: 相差 3e-6 以内都算相等 / Actions within 3e-6 count as equal
# caught by: test_run
# kind: narrow
TIE = 3e-6


# %% ties_of_rounding_only: 只容许 1e-10 的差：相差 5e-10 的动作不算相等 / A margin of 1e-10: actions 5e-10 apart are not taken for equal
# caught by: test_run
TIE = 1e-10


# %% ties_random: 相等时用 u 随机选 / Equal actions are chosen by chance
# caught by: test_run
def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    theta, s = np.zeros(phi.shape[2]), start
    for explores, which, moves in u:
        Q = q_values(theta, phi, s)
        a = (
            int(which * len(Q))
            if explores < epsilon
            else (lambda best: int(best[int(which * len(best))]))(np.flatnonzero(Q.max() - Q <= TIE))
        )
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        theta = q_update(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta


# %% updates_phi_next: 目标也求了导 / The target is differentiated, too
# caught by: test_by_hand, test_update
# hint: φ(s, a)
# book: (16.34)-(16.36)
def q_update(theta, phi, s, a, r, t, done, alpha, gamma):
    best = int(np.argmax(q_values(theta, phi, t)))
    slope = phi[s, a] - (0.0 if done else gamma) * phi[t, best]
    return theta + alpha * td_error(theta, phi, s, a, r, t, done, gamma) * slope


# %% value_not_negative: 终点之外的值当作不小于 0 / Takes the next value to be 0 at least
# caught by: test_error
def td_error(theta, phi, s, a, r, t, done, gamma):
    target = r if done else r + gamma * max(0.0, np.max(q_values(theta, phi, t)))
    return float(target - phi[s, a] @ theta)


# %% wrong_sign: 沿相反的方向更新 / Updates in the opposite direction
# caught by: test_by_hand, test_update
# book: (16.36)
def q_update(theta, phi, s, a, r, t, done, alpha, gamma):
    return theta - alpha * td_error(theta, phi, s, a, r, t, done, gamma) * phi[s, a]
