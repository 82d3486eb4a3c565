"""Known mistakes of 8.8. Each cell holds what differs from the reference."""

# %% all_in_parallel: 所有学习器一步训练完 / Trains all learners in one step
# caught by: test_schedule
# book: §8.2, §8.3.1
def schedule(kind, a, b):
    if kind == "multiboost":  # round i of all committees
        return [[(o, i) for o in range(a) for i in range(b)]]
    return [[(o, i) for i in range(b)] for o in range(a)]  # one whole committee after the other


# %% committee_waits_for_last_only: 下一个委员会只等上一个的第一个学习器 / A committee waits only for the first learner of the one before
# caught by: test_schedule
# book: §8.2, §8.3.1
def schedule(kind, a, b):
    if kind == "multiboost":  # round i of all committees
        return [[(o, i) for o in range(a)] for i in range(b)]
    return [[(o, 0)] + [(o - 1, i) for i in range(1, b) if o] for o in range(a)] + [[(a - 1, i) for i in range(1, b)]]  # one whole committee after the other


# %% counted_from_one: 学习器从 1 数起 / Counts learners from 1
# caught by: test_schedule
# book: §8.2, §8.3.1
def schedule(kind, a, b):
    if kind == "multiboost":  # round i of all committees
        return [[(o + 1, i + 1) for o in range(a)] for i in range(b)]
    return [[(o + 1, i + 1) for i in range(b)] for o in range(a)]  # one whole committee after the other


# %% empty_first_step: 开头多一个空步 / An empty step at the start
# caught by: test_schedule
# book: §8.2, §8.3.1
def schedule(kind, a, b):
    if kind == "multiboost":  # round i of all committees
        return [[]] + [[(o, i) for o in range(a)] for i in range(b)]
    return [[(o, i) for i in range(b)] for o in range(a)]  # one whole committee after the other


# %% equal_weights: 各委员会的权重都相等 / Equal weights for all committees
# caught by: test_order_matters
# book: §8.2, §8.3.1
def order_matters(a, b):
    # The first committee stands alone, and has more weight than all others together.
    h = np.full((a, b, 1), -1)
    h[0] = 1
    alpha = np.ones(a, dtype=int)
    alpha[0] = 1
    return h, alpha


# %% failed_alone: MultiBoosting 只重训出错的一个 / Trains only the faulty one again in MultiBoosting
# caught by: test_one_fault, test_retrain_cost
# book: §8.2, §8.3.1
def retrain_cost(kind, a, b, failed):
    o, i = failed
    return 1 if kind == "multiboost" else 1 + (a - 1 - o) * b


# %% failed_not_counted: 不算出错的学习器自己 / Does not count the faulty learner itself
# caught by: test_one_fault, test_retrain_cost
# book: §8.2, §8.3.1
def retrain_cost(kind, a, b, failed):
    o, i = failed
    return b - i - 1 if kind == "multiboost" else (a - 1 - o) * b


# %% faster_iterative_claimed: 以为委员会多时 Iterative Bagging 更快 / Takes iterative bagging to be faster with many committees
# caught by: test_claims
# book: §8.2, §8.3.1
def claims():
    return {
        "multiboost_outer_level_parallel": True,
        "iterative_outer_level_parallel": False,
        "multiboost_bagging_level_reduces_variance": True,
        "iterative_boosting_level_reduces_bias": True,
        "same_number_of_base_learners": True,
        "iterative_base_is_more_stable_than_a_single_learner": True,
        "iterative_is_faster_with_many_processors_when_a_exceeds_b": True,
    }


# %% fifty_committees: 只数前 50 个委员会 / Only the first 50 committees count
# caught by: test_iterative_vote
# kind: narrow
def iterative_vote(h, alpha):
    committees = sign(h.sum(axis=1))
    return sign((alpha[:50, None] * committees[:50]).sum(axis=0))


# %% inner_learners_chained: Iterative Bagging 委员会内也一个接一个 / Chains the learners within a committee of iterative bagging
# caught by: test_schedule
# book: §8.2, §8.3.1
def schedule(kind, a, b):
    if kind == "multiboost":  # round i of all committees
        return [[(o, i) for o in range(a)] for i in range(b)]
    return [[(o, i)] for o in range(a) for i in range(b)]  # one whole committee after the other


# %% iterative_inner_tie_abstains: Iterative Bagging：内层的 0 弃权 / Iterative bagging: a committee with 0 abstains
# caught by: test_iterative_vote
# book: §8.2, §8.3.1
def iterative_vote(h, alpha):
    committees = np.sign(h.sum(axis=1))
    return sign((alpha[:, None] * committees).sum(axis=0))


# %% iterative_inner_tie_negative: Iterative Bagging：内层的 0 当作 −1 / Iterative bagging: 0 inside counts as −1
# caught by: test_iterative_vote
# book: §8.2, §8.3.1
def iterative_vote(h, alpha):
    committees = np.where(h.sum(axis=1) > 0, 1, -1)
    return sign((alpha[:, None] * committees).sum(axis=0))


# %% iterative_last_committee: Iterative Bagging：只用最后的委员会 / Iterative bagging: only the last committee decides
# caught by: test_iterative_vote
# book: §8.2, §8.3.1
def iterative_vote(h, alpha):
    return sign(h[-1].sum(axis=0))


# %% iterative_outer_tie_negative: Iterative Bagging：外层的 0 当作 −1 / Iterative bagging: 0 outside counts as −1
# caught by: test_iterative_vote
# book: §8.2, §8.3.1
def iterative_vote(h, alpha):
    committees = sign(h.sum(axis=1))
    return np.where((alpha[:, None] * committees).sum(axis=0) > 0, 1, -1)


# %% iterative_without_inner_sign: Iterative Bagging：不先取各委员会的符号 / Iterative bagging: leaves out the sign of each committee
# caught by: test_iterative_vote
# book: §8.2, §8.3.1
def iterative_vote(h, alpha):
    return sign((alpha[:, None] * h.sum(axis=1)).sum(axis=0))


# %% iterative_without_weights: Iterative Bagging：外层不加权 / Iterative bagging: no weights outside
# caught by: test_iterative_vote
# book: §8.2, §8.3.1
def iterative_vote(h, alpha):
    return sign(sign(h.sum(axis=1)).sum(axis=0))


# %% kinds_swapped_in_schedule: 两种的调度颠倒 / Swaps the two schedules
# caught by: test_schedule
# book: §8.2, §8.3.1
def schedule(kind, a, b):
    if kind == "iterative":  # round i of all committees
        return [[(o, i) for o in range(a)] for i in range(b)]
    return [[(o, i) for i in range(b)] for o in range(a)]  # one whole committee after the other


# %% last_round_left_out: 漏掉最后一轮 / Leaves out the last round
# caught by: test_schedule
# book: §8.2, §8.3.1
def schedule(kind, a, b):
    if kind == "multiboost":  # round i of all committees
        return [[(o, i) for o in range(a)] for i in range(max(1, b - 1))]
    return [[(o, i) for i in range(b)] for o in range(max(1, a - 1))]  # one whole committee after the other


# %% multi_axes_swapped: MultiBoosting：两层颠倒，先在各轮内投票 / MultiBoosting: swaps the levels and votes within each round first
# caught by: test_multiboost_vote
# book: §8.2, §8.3.1
def multiboost_vote(h, alpha):
    rounds = sign((alpha[:, :, None] * h).sum(axis=0))
    return sign(rounds.sum(axis=0))


# %% multi_committees_in_turn: MultiBoosting 的委员会一个接一个 / Trains the committees of MultiBoosting in turn
# caught by: test_schedule
# book: §8.2, §8.3.1
def schedule(kind, a, b):
    if kind == "multiboost":  # round i of all committees
        return [[(o, i)] for o in range(a) for i in range(b)]
    return [[(o, i) for i in range(b)] for o in range(a)]  # one whole committee after the other


# %% multi_inner_tie_abstains: MultiBoosting：内层的 0 弃权 / MultiBoosting: a committee with 0 abstains
# caught by: test_multiboost_vote
# book: §8.2, §8.3.1
def multiboost_vote(h, alpha):
    committees = np.sign((alpha[:, :, None] * h).sum(axis=1))
    return sign(committees.sum(axis=0))


# %% multi_inner_tie_negative: MultiBoosting：内层的 0 当作 −1 / MultiBoosting: 0 inside counts as −1
# caught by: test_multiboost_vote
# book: §8.2, §8.3.1
def multiboost_vote(h, alpha):
    committees = np.where((alpha[:, :, None] * h).sum(axis=1) > 0, 1, -1)
    return sign(committees.sum(axis=0))


# %% multi_later_committees_too: MultiBoosting 把以后的委员会也重训 / Trains later committees of MultiBoosting again, too
# caught by: test_one_fault, test_retrain_cost
# book: §8.2, §8.3.1
def retrain_cost(kind, a, b, failed):
    o, i = failed
    return b - i + (a - 1 - o) * b if kind == "multiboost" else 1 + (a - 1 - o) * b


# %% multi_outer_tie_negative: MultiBoosting：外层的 0 当作 −1 / MultiBoosting: 0 outside counts as −1
# caught by: test_multiboost_vote
# book: §8.2, §8.3.1
def multiboost_vote(h, alpha):
    committees = sign((alpha[:, :, None] * h).sum(axis=1))
    return np.where(committees.sum(axis=0) > 0, 1, -1)


# %% multi_weighted_outside: MultiBoosting：外层按委员会的总权重投票 / MultiBoosting: weights committees by their total weight
# caught by: test_multiboost_vote
# book: §8.2, §8.3.1
def multiboost_vote(h, alpha):
    committees = sign((alpha[:, :, None] * h).sum(axis=1))
    return sign((alpha.sum(axis=1)[:, None] * committees).sum(axis=0))


# %% multi_whole_committee_again: MultiBoosting 连更早的轮也重训 / Trains the earlier rounds again, too, in MultiBoosting
# caught by: test_one_fault, test_retrain_cost
# book: §8.2, §8.3.1
def retrain_cost(kind, a, b, failed):
    o, i = failed
    return b if kind == "multiboost" else 1 + (a - 1 - o) * b


# %% multi_without_inner_sign: MultiBoosting：不先取各委员会的符号 / MultiBoosting: leaves out the sign of each committee
# caught by: test_multiboost_vote
# book: §8.2, §8.3.1
def multiboost_vote(h, alpha):
    return sign((alpha[:, :, None] * h).sum(axis=(0, 1)))


# %% multi_without_weights: MultiBoosting：委员会内不加权 / MultiBoosting: no weights within a committee
# caught by: test_multiboost_vote
# book: §8.2, §8.3.1
def multiboost_vote(h, alpha):
    return sign(sign(h.sum(axis=1)).sum(axis=0))


# %% near_zero_as_tie: 接近 0 的和当作 0 / Takes sums near 0 for 0
# caught by: test_multiboost_vote, test_iterative_vote
# book: §8.2, §8.3.1
# kind: narrow
def sign(score):
    return np.where(score >= -1e-3, 1, -1)


# %% one_at_a_time: 一步只训练一个 / Trains one learner a step
# caught by: test_schedule
# book: §8.2, §8.3.1
def schedule(kind, a, b):
    if kind == "multiboost":  # round i of all committees
        return [[(o, i)] for i in range(b) for o in range(a)]
    return [[(o, i)] for o in range(a) for i in range(b)]  # one whole committee after the other


# %% only_next_committee: Iterative Bagging 只重训下一个委员会 / Trains only the next committee again
# caught by: test_retrain_cost
# book: §8.2, §8.3.1
def retrain_cost(kind, a, b, failed):
    o, i = failed
    return b - i if kind == "multiboost" else 1 + min(1, a - 1 - o) * b


# %% pairs_reversed: 写成 (i, o) / Writes (i, o)
# caught by: test_schedule
# book: §8.2, §8.3.1
def schedule(kind, a, b):
    if kind == "multiboost":  # round i of all committees
        return [[(i, o) for o in range(a)] for i in range(b)]
    return [[(i, o) for i in range(b)] for o in range(a)]  # one whole committee after the other


# %% path_counts_edges: 数依赖的条数而不是步数 / Counts the dependencies instead of the steps
# caught by: test_steps_of_two_sizes, test_critical_path
# book: §8.2, §8.3.1
def critical_path(kind, a, b):
    return (b if kind == "multiboost" else a) - 1


# %% path_of_all: 步数是学习器的总数 / Counts all learners as steps
# caught by: test_steps_of_two_sizes, test_critical_path
# book: §8.2, §8.3.1
def critical_path(kind, a, b):
    return a * b


# %% path_of_longer_level: 步数取 a 与 b 中较大的 / Takes the larger of a and b
# caught by: test_steps_of_two_sizes, test_critical_path
# book: §8.2, §8.3.1
def critical_path(kind, a, b):
    return max(a, b)


# %% paths_swapped: 两种的步数颠倒 / Swaps the numbers of steps
# caught by: test_steps_of_two_sizes, test_critical_path
# book: §8.2, §8.3.1
def critical_path(kind, a, b):
    return a if kind == "multiboost" else b


# %% sign_of_zero: sign(0) 给出 0 / sign(0) gives 0
# caught by: test_multiboost_vote, test_iterative_vote
# costs: 1
# book: §8.2, §8.3.1
def sign(score):
    return np.sign(score)


# %% split_inside_only: 只在委员会内部有分歧 / Disagrees within the committees only
# caught by: test_order_matters
# book: §8.2, §8.3.1
def order_matters(a, b):
    # The first committee stands alone, and has more weight than all others together.
    h = np.full((a, b, 1), -1)
    h[:, 0] = 1
    alpha = np.ones(a, dtype=int)
    alpha[0] = a
    return h, alpha


# %% weight_just_balanced: 权重恰好与其余的和相等而符号相反 / The weight just balances the others
# caught by: test_order_matters
# book: §8.2, §8.3.1
def order_matters(a, b):
    # The first committee stands alone, and has more weight than all others together.
    h = np.full((a, b, 1), 1)
    h[0] = -1
    alpha = np.ones(a, dtype=int)
    alpha[0] = a - 1
    return h, alpha


# %% weight_just_three: 权重 3 压不过许多委员会 / A weight of 3 does not outweigh many committees
# caught by: test_order_matters
# book: §8.2, §8.3.1
def order_matters(a, b):
    # The first committee stands alone, and has more weight than all others together.
    h = np.full((a, b, 1), -1)
    h[0] = 1
    alpha = np.ones(a, dtype=int)
    alpha[0] = 3
    return h, alpha


# %% whole_committee_again: Iterative Bagging 连同一委员会的其他学习器也重训 / Trains the faulty learner's whole committee again in iterative bagging
# caught by: test_one_fault, test_retrain_cost
# book: §8.2, §8.3.1
def retrain_cost(kind, a, b, failed):
    o, i = failed
    return b - i if kind == "multiboost" else (a - o) * b
