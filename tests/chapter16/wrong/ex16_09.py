"""Known mistakes of 16.9. Each cell holds what differs from the reference."""

# %% bonus_discounted_once_more: g 的折扣多了一次 / The bonus is discounted once more
# caught by: test_corridor, test_value
# book: 习题 16.9 / exercise 16.9
def value_at_distance(d, step_reward, bonus, gamma):
    return step_reward * sum(gamma**k for k in range(d - 1)) + gamma**d * bonus


# %% bonus_for_leaving: 奖赏给了从目标出发的转移 / The bonus is paid on leaving the goal
# caught by: test_corridor, test_rewards
# book: 习题 16.9 / exercise 16.9
def reward_array(P, goal, step_reward, bonus):
    R = np.full(P.shape, float(step_reward))
    R[:, :, goal] = 0
    R[goal] = bonus
    return R


# %% bonus_not_discounted: g 没有打折 / The bonus is not discounted
# caught by: test_corridor, test_value
# book: 习题 16.9 / exercise 16.9
def value_at_distance(d, step_reward, bonus, gamma):
    return step_reward * sum(gamma**k for k in range(d - 1)) + bonus


# %% bonus_on_top: 进入目标时 bonus 加在 step_reward 上 / The bonus comes on top of step_reward
# caught by: test_corridor, test_rewards
# book: 习题 16.9 / exercise 16.9
def reward_array(P, goal, step_reward, bonus):
    R = np.full(P.shape, float(step_reward))
    R[:, :, goal] += bonus
    R[goal] = 0
    return R


# %% closed_form_only: 没有考虑 γ = 1 / γ = 1 was not thought of
# caught by: test_value
# book: 习题 16.9 / exercise 16.9
def value_at_distance(d, step_reward, bonus, gamma):
    return step_reward * (1 - gamma ** (d - 1)) / (1 - gamma) + gamma ** (d - 1) * bonus


# %% constant_thought_harmless: 以为加一个常数、按势塑造都一样无害 / Takes a constant to be as harmless as a potential
# caught by: test_claims
# book: 习题 16.9 / exercise 16.9
def claims():
    return {
        "zero_discounted_takes_the_shortest_way": True,
        "zero_undiscounted_takes_the_shortest_way": False,
        "minus_one_undiscounted_takes_the_shortest_way": True,
        "plus_one_lingers": True,
        "plus_one_lingers_whatever_the_bonus": False,
        "adding_a_constant_changes_nothing": True,
        "potential_shaping_keeps_the_best_policies": True,
        "minus_one_always_arrives": False,
    }


# %% exponent_d: 折扣多了一次 / One discount too many
# caught by: test_corridor, test_value
# hint: d − 1
# book: 习题 16.9 / exercise 16.9
def value_at_distance(d, step_reward, bonus, gamma):
    return step_reward * sum(gamma**k for k in range(d)) + gamma**d * bonus


# %% flips_by_half_of_c: 颠倒了，但前后之差不一样大 / Turned round, but not by the same difference
# caught by: test_flips
# hint: 相反数
# book: 习题 16.9 / exercise 16.9
def constant_flips(c, gamma):
    # Two states: one may go to the goal, for nothing, or stay for r per step, r = −cγ/2. Going earns −r / (1 − γ) more before,
    # and c − (r + c) / (1 − γ) = r / (1 − γ) after.
    P, R = np.zeros((2, 2, 2, 2))
    P[:, 0, 1] = P[0, 1, 0] = P[1, 1, 1] = 1
    R[0, 1, 0] = -c / 2
    return P, R, 0, 1


# %% flips_sign_of_c_ignored: c 为负时颠倒不过来 / Does not turn round for negative c
# caught by: test_flips
# hint: 无穷多步
# book: 习题 16.9 / exercise 16.9
def constant_flips(c, gamma):
    # Two states: one may go to the goal, for nothing, or stay for r per step, r = −cγ/2. Going earns −r / (1 − γ) more before,
    # and c − (r + c) / (1 − γ) = r / (1 − γ) after.
    P, R = np.zeros((2, 2, 2, 2))
    P[:, 0, 1] = P[0, 1, 0] = P[1, 1, 1] = 1
    R[0, 1, 0] = -abs(c) * gamma / 2
    return P, R, 0, 1


# %% flips_without_c: 不管 c，总是同样的环境 / The same world for every c
# caught by: test_flips
# book: 习题 16.9 / exercise 16.9
def constant_flips(c, gamma):
    # Two states: one may go to the goal, for nothing, or stay for r per step, r = −cγ/2. Going earns −r / (1 − γ) more before,
    # and c − (r + c) / (1 − γ) = r / (1 − γ) after.
    P, R = np.zeros((2, 2, 2, 2))
    P[:, 0, 1] = P[0, 1, 0] = P[1, 1, 1] = 1
    R[0, 1, 0] = -0.5
    return P, R, 0, 1


# %% goal_costs_every_step: 从目标出发也给 step_reward / Moves from the goal pay step_reward
# caught by: test_corridor, test_rewards
# book: 习题 16.9 / exercise 16.9
def reward_array(P, goal, step_reward, bonus):
    R = np.full(P.shape, float(step_reward))
    R[:, :, goal] = bonus
    R[goal] = step_reward
    return R


# %% goal_pays_every_step: 留在目标处每步都给奖赏 / The goal pays in every step spent there
# caught by: test_corridor, test_rewards
# hint: 从目标出发
# book: 习题 16.9 / exercise 16.9
def reward_array(P, goal, step_reward, bonus):
    R = np.full(P.shape, float(step_reward))
    R[:, :, goal] = bonus
    return R


# %% hundred_steps_at_most: 只加前一百步 / Adds up a hundred steps at most
# caught by: test_value
# book: 习题 16.9 / exercise 16.9
# kind: narrow
def value_at_distance(d, step_reward, bonus, gamma):
    return step_reward * sum(gamma**k for k in range(min(d - 1, 100))) + gamma ** (d - 1) * bonus


# %% integer_rewards: 奖赏数组是整数的 / An array of integers for rewards
# caught by: test_rewards
# book: 习题 16.9 / exercise 16.9
def reward_array(P, goal, step_reward, bonus):
    R = np.full(P.shape, int(step_reward))
    R[:, :, goal] = bonus
    R[goal] = 0
    return R


# %% last_state_is_goal: 以为目标总是最后一个状态 / Takes the last state for the goal
# caught by: test_rewards
# book: 习题 16.9 / exercise 16.9
def reward_array(P, goal, step_reward, bonus):
    R = np.full(P.shape, float(step_reward))
    R[:, :, -1] = bonus
    R[-1] = 0
    return R


# %% last_step_pays_both: 最后一步也得 c / The last step pays c, too
# caught by: test_corridor, test_value
# book: 习题 16.9 / exercise 16.9
def value_at_distance(d, step_reward, bonus, gamma):
    return step_reward * sum(gamma**k for k in range(d)) + gamma ** (d - 1) * bonus


# %% minus_one_perfect: 以为每步 −1 总能到目标 / Takes −1 per step always to arrive
# caught by: test_claims
# book: 习题 16.9 / exercise 16.9
def claims():
    return {
        "zero_discounted_takes_the_shortest_way": True,
        "zero_undiscounted_takes_the_shortest_way": False,
        "minus_one_undiscounted_takes_the_shortest_way": True,
        "plus_one_lingers": True,
        "plus_one_lingers_whatever_the_bonus": True,
        "adding_a_constant_changes_nothing": False,
        "potential_shaping_keeps_the_best_policies": True,
        "minus_one_always_arrives": True,
    }


# %% only_possible_moves: 只给 P > 0 的转移奖赏 / Rewards only where P is positive
# caught by: test_rewards
# book: 习题 16.9 / exercise 16.9
def reward_array(P, goal, step_reward, bonus):
    R = np.full(P.shape, float(step_reward))
    R[:, :, goal] = bonus
    R[goal] = 0
    R[P == 0] = 0
    return R


# %% shape_gamma_on_both: 两个势都乘了 γ / γ multiplies both potentials
# caught by: test_shape
# book: 习题 16.9 / exercise 16.9
def shape(R, potential, gamma):
    potential = np.array(potential)
    return R + gamma * (potential - potential[:, None, None])


# %% shape_in_place: 直接改动传入的 R / Changes the R that was passed
# caught by: test_shape
# book: 习题 16.9 / exercise 16.9
def shape(R, potential, gamma):
    potential = np.array(potential)
    R += gamma * potential - potential[:, None, None]
    return R


# %% shape_sign: 势的差反了 / The difference of potentials is the wrong way round
# caught by: test_shape
# book: 习题 16.9 / exercise 16.9
def shape(R, potential, gamma):
    potential = np.array(potential)
    return R - gamma * potential + potential[:, None, None]


# %% shape_spares_rows_of_zeros: 从奖赏全为 0 的状态（如目标）出发的转移不塑造 / Moves from a state without any rewards, such as the goal, are not shaped
# caught by: test_shape
def shape(R, potential, gamma):
    potential = np.array(potential)
    return np.where(R.any(axis=(1, 2), keepdims=True), R + gamma * potential - potential[:, None, None], 0.0)


# %% shape_target_only: 只加了到达处的势 / Adds the potential of the target only
# caught by: test_shape
# book: 习题 16.9 / exercise 16.9
def shape(R, potential, gamma):
    potential = np.array(potential)
    return R + gamma * potential


# %% shape_without_gamma: 势没有乘 γ / The potential is not multiplied by γ
# caught by: test_shape
# hint: γ 只乘
# book: 习题 16.9 / exercise 16.9
def shape(R, potential, gamma):
    potential = np.array(potential)
    return R + potential - potential[:, None, None]


# %% shape_wrong_axis: 势加错了下标 / Potentials along the wrong index
# caught by: test_shape
# hint: 第一个下标
# book: 习题 16.9 / exercise 16.9
def shape(R, potential, gamma):
    potential = np.array(potential)
    return R + gamma * potential[:, None, None] - potential


# %% steps_not_discounted: c 没有打折 / Step rewards are not discounted
# caught by: test_corridor, test_value
# book: 习题 16.9 / exercise 16.9
def value_at_distance(d, step_reward, bonus, gamma):
    return step_reward * (d - 1) + gamma ** (d - 1) * bonus


# %% threshold_not_negative: 以为门槛不能为负 / Takes the threshold not to be negative
# caught by: test_corridor, test_threshold
# book: 习题 16.9 / exercise 16.9
def goal_threshold(step_reward, gamma):
    # The first d − 1 steps are the same either way; after them the bonus competes with step_reward for ever.
    return max(0.0, step_reward / (1 - gamma))


# %% threshold_of_far_goals: 门槛按离目标两步算，漏了折扣 / The threshold for two steps, without discounts
# caught by: test_corridor, test_threshold
# book: 习题 16.9 / exercise 16.9
def goal_threshold(step_reward, gamma):
    # The first d − 1 steps are the same either way; after them the bonus competes with step_reward for ever.
    return step_reward / (1 - gamma) - step_reward


# %% threshold_one: 以为 bonus 大于每步的奖赏就行 / Takes any bonus above step_reward to be enough
# caught by: test_corridor, test_threshold
# hint: 永远
# book: 习题 16.9 / exercise 16.9
def goal_threshold(step_reward, gamma):
    # The first d − 1 steps are the same either way; after them the bonus competes with step_reward for ever.
    return step_reward


# %% threshold_over_gamma: 门槛多除以 γ / The threshold is divided by γ once more
# caught by: test_corridor, test_threshold
# book: 习题 16.9 / exercise 16.9
def goal_threshold(step_reward, gamma):
    # The first d − 1 steps are the same either way; after them the bonus competes with step_reward for ever.
    return step_reward / (1 - gamma) / gamma


# %% trap_costs_nothing: 进陷阱不扣分 / Entering the trap costs nothing
# caught by: test_trap
# book: 习题 16.9 / exercise 16.9
def trap_world(penalty, gamma):
    # A corridor so long that walking it costs more than 0.8 / (1 − γ); the trap is the way back at its start.
    steps = 2
    while 1 - gamma ** (steps - 1) <= 0.9:
        steps += 1
    goal, trap = steps, steps + 1
    P = np.zeros((steps + 2, 2, steps + 2))
    for state in range(steps):
        P[state, 0, state + 1] = 1
        P[state, 1, state - 1 if state else trap] = 1
    P[goal, :, goal] = P[trap, :, trap] = 1
    R = reward_array(P, goal, -1.0, 0.0)
    R[:, :, trap] = 0
    R[trap] = 0
    return P, R, 0, goal, trap


# %% trap_keeps_costing: 陷阱里每步仍然 −1 / The trap goes on costing −1 per step
# caught by: test_trap
# book: 习题 16.9 / exercise 16.9
def trap_world(penalty, gamma):
    # A corridor so long that walking it costs more than 0.8 / (1 − γ); the trap is the way back at its start.
    steps = 2
    while 1 - gamma ** (steps - 1) <= 0.9:
        steps += 1
    goal, trap = steps, steps + 1
    P = np.zeros((steps + 2, 2, steps + 2))
    for state in range(steps):
        P[state, 0, state + 1] = 1
        P[state, 1, state - 1 if state else trap] = 1
    P[goal, :, goal] = P[trap, :, trap] = 1
    R = reward_array(P, goal, -1.0, 0.0)
    R[:, :, trap] = -penalty
    R[trap] = -1
    return P, R, 0, goal, trap


# %% trap_too_near: 走廊太短，不如走到目标 / The corridor is too short: walking to the goal is better
# caught by: test_trap
# hint: 目标要远
# book: 习题 16.9 / exercise 16.9
def trap_world(penalty, gamma):
    # A corridor so long that walking it costs more than 0.8 / (1 − γ); the trap is the way back at its start.
    steps = 2
    while 1 - gamma ** (steps - 1) <= 0.3:
        steps += 1
    goal, trap = steps, steps + 1
    P = np.zeros((steps + 2, 2, steps + 2))
    for state in range(steps):
        P[state, 0, state + 1] = 1
        P[state, 1, state - 1 if state else trap] = 1
    P[goal, :, goal] = P[trap, :, trap] = 1
    R = reward_array(P, goal, -1.0, 0.0)
    R[:, :, trap] = -penalty
    R[trap] = 0
    return P, R, 0, goal, trap


# %% trap_unreachable_goal: 目标根本到不了 / The goal cannot be reached
# caught by: test_trap
# book: 习题 16.9 / exercise 16.9
def trap_world(penalty, gamma):
    # A corridor so long that walking it costs more than 0.8 / (1 − γ); the trap is the way back at its start.
    steps = 2
    while 1 - gamma ** (steps - 1) <= 0.9:
        steps += 1
    goal, trap = steps, steps + 1
    P = np.zeros((steps + 2, 2, steps + 2))
    for state in range(steps):
        P[state, 0, min(state + 1, steps - 1)] = 1
        P[state, 1, state - 1 if state else trap] = 1
    P[goal, :, goal] = P[trap, :, trap] = 1
    R = reward_array(P, goal, -1.0, 0.0)
    R[:, :, trap] = -penalty
    R[trap] = 0
    return P, R, 0, goal, trap


# %% undiscounted_ignored: γ = 1 时只给 bonus / Only the bonus where γ = 1
# caught by: test_value
# book: 习题 16.9 / exercise 16.9
def value_at_distance(d, step_reward, bonus, gamma):
    if gamma == 1:
        return bonus
    return step_reward * sum(gamma**k for k in range(d - 1)) + gamma ** (d - 1) * bonus
