"""Known mistakes of 14.7. Each cell holds what differs from the reference."""

# %% acceptance_above_one: 接受率没有截到 1 / Acceptance probabilities above 1
# caught by: test_acceptance, test_mh
# book: §14.5.1
def mh_acceptance(p, Q):
    flow = p.ravel()[:, None] * Q  # from a to b, as proposed
    ratio = np.divide(flow.T, flow, out=np.ones_like(Q), where=Q > 0)
    return ratio


# %% acceptance_of_the_barker_rule: 用 Barker 的接受率 / Barker's acceptance probability
# caught by: test_acceptance, test_mh
# book: §14.5.1
def mh_acceptance(p, Q):
    flow = p.ravel()[:, None] * Q  # from a to b, as proposed
    ratio = np.divide(flow.T, flow + flow.T, out=np.ones_like(Q), where=Q > 0)
    return np.minimum(1, ratio)


# %% acceptance_without_p: 接受率里漏了 p / The acceptance lacks p
# caught by: test_acceptance, test_mh
# book: §14.5.1
def mh_acceptance(p, Q):
    flow = np.array(Q)
    ratio = np.divide(flow.T, flow, out=np.ones_like(Q), where=Q > 0)
    return np.minimum(1, ratio)


# %% all_states_at_once: 从整个分布采样 / Samples all variables at once
# caught by: test_gibbs, test_by_hand
# book: §14.5.1
def gibbs_kernel(p, i):
    conditional = p / p.sum()
    states = list(np.ndindex(p.shape))
    kernel = np.zeros((p.size, p.size))
    for a, x in enumerate(states):
        for b, y in enumerate(states):
            if True:
                kernel[a, b] = conditional[y]
    return kernel


# %% always_accepted: MH 矩阵就是 Q / Takes Q itself for the MH matrix
# caught by: test_mh
# book: §14.5.1
def mh_kernel(p, Q):
    kernel = Q.copy()
    rejected = 1 - kernel.sum(axis=1)
    return kernel + np.diag(rejected)


# %% claims_all_benefits: 以为不拒绝处处都好 / Takes never rejecting for better in every way
# caught by: test_claims
# book: §14.5.1
def claims():
    return {
        "gibbs_accepts_always": True,
        "gibbs_needs_no_prior_probability": True,
        "systematic_scan_keeps_p": True,
        "gibbs_always_moves": True,
        "systematic_scan_reversible": False,
        "detailed_balance_necessary": False,
        "no_rejection_means_lower_variance": True,
        "gibbs_always_irreducible": False,
    }


# %% claims_balance_necessary: 以为 (14.26) 是必要条件 / Takes (14.26) for necessary
# caught by: test_claims
# book: §14.5.1
def claims():
    return {
        "gibbs_accepts_always": True,
        "gibbs_needs_no_prior_probability": True,
        "systematic_scan_keeps_p": True,
        "gibbs_always_moves": False,
        "systematic_scan_reversible": False,
        "detailed_balance_necessary": True,
        "no_rejection_means_lower_variance": False,
        "gibbs_always_irreducible": False,
    }


# %% claims_scan_changes_p: 以为依次扫描会改变平稳分布 / Takes the systematic scan for leaving p
# caught by: test_claims
# book: §14.5.1
def claims():
    return {
        "gibbs_accepts_always": True,
        "gibbs_needs_no_prior_probability": True,
        "systematic_scan_keeps_p": False,
        "gibbs_always_moves": False,
        "systematic_scan_reversible": False,
        "detailed_balance_necessary": False,
        "no_rejection_means_lower_variance": False,
        "gibbs_always_irreducible": False,
    }


# %% columns_are_before: 行与列颠倒：列是原来的状态 / Rows and columns are exchanged
# caught by: test_gibbs, test_by_hand
# hint: rows are states before
# book: §14.5.1
def gibbs_kernel(p, i):
    conditional = p / p.sum(axis=i, keepdims=True)
    states = list(np.ndindex(p.shape))
    kernel = np.zeros((p.size, p.size))
    for a, x in enumerate(states):
        for b, y in enumerate(states):
            if x[:i] == y[:i] and x[i + 1 :] == y[i + 1 :]:
                kernel[b, a] = conditional[y]
    return kernel


# %% conditional_of_the_others: 归一化时沿错了轴 / Normalises along the other axes
# caught by: test_gibbs, test_by_hand
# book: §14.5.1
def gibbs_kernel(p, i):
    conditional = p / p.sum(axis=tuple(j for j in range(p.ndim) if j != i), keepdims=True)
    states = list(np.ndindex(p.shape))
    kernel = np.zeros((p.size, p.size))
    for a, x in enumerate(states):
        for b, y in enumerate(states):
            if x[:i] == y[:i] and x[i + 1 :] == y[i + 1 :]:
                kernel[a, b] = conditional[y]
    return kernel


# %% fortran_order: 状态按第一个变量变得最快编号 / Numbers states with the first variable changing fastest
# caught by: test_gibbs, test_by_hand
# book: §14.5.1
def gibbs_kernel(p, i):
    conditional = p / p.sum(axis=i, keepdims=True)
    states = [x[::-1] for x in np.ndindex(p.shape[::-1])]
    kernel = np.zeros((p.size, p.size))
    for a, x in enumerate(states):
        for b, y in enumerate(states):
            if x[:i] == y[:i] and x[i + 1 :] == y[i + 1 :]:
                kernel[a, b] = conditional[y]
    return kernel


# %% joint_for_conditional: 没有除以沿轴的和 / Does not divide by the sums along the axis
# caught by: test_gibbs, test_by_hand
# book: §14.5.1
def gibbs_kernel(p, i):
    conditional = p / p.sum()
    states = list(np.ndindex(p.shape))
    kernel = np.zeros((p.size, p.size))
    for a, x in enumerate(states):
        for b, y in enumerate(states):
            if x[:i] == y[:i] and x[i + 1 :] == y[i + 1 :]:
                kernel[a, b] = conditional[y]
    return kernel


# %% later_variables_free: 只要求前面的变量不变 / Keeps only the variables before i
# caught by: test_gibbs, test_by_hand
# book: §14.5.1
def gibbs_kernel(p, i):
    conditional = p / p.sum(axis=i, keepdims=True)
    states = list(np.ndindex(p.shape))
    kernel = np.zeros((p.size, p.size))
    for a, x in enumerate(states):
        for b, y in enumerate(states):
            if x[:i] == y[:i]:
                kernel[a, b] = conditional[y]
    return kernel


# %% marginal_for_conditional: 用边际 p(x_i) 采样，不是条件分布 / Samples from the marginal of x_i, not given the others
# caught by: test_gibbs, test_by_hand
# hint: along axis i
# book: §14.5.1
def gibbs_kernel(p, i):
    others = tuple(j for j in range(p.ndim) if j != i)
    conditional = np.broadcast_to(p.sum(axis=others, keepdims=True) / p.sum(), p.shape)
    states = list(np.ndindex(p.shape))
    kernel = np.zeros((p.size, p.size))
    for a, x in enumerate(states):
        for b, y in enumerate(states):
            if x[:i] == y[:i] and x[i + 1 :] == y[i + 1 :]:
                kernel[a, b] = conditional[y]
    return kernel


# %% mean_not_weighted: 选做：平均接受率没有按 p 加权 / Optional: the mean acceptance is not weighted by p
# caught by: test_mean_acceptance
# book: §14.5.1
def mean_acceptance(p, Q):
    return float(np.full(p.size, 1 / p.size) @ (Q * mh_acceptance(p, Q)).sum(axis=1))


# %% never_draws_the_old_value: 不许抽到原来的值 / Never draws the old value again
# caught by: test_gibbs, test_by_hand
# book: §14.5.1
def gibbs_kernel(p, i):
    conditional = p / p.sum(axis=i, keepdims=True)
    states = list(np.ndindex(p.shape))
    kernel = np.zeros((p.size, p.size))
    for a, x in enumerate(states):
        for b, y in enumerate(states):
            if x != y and x[:i] == y[:i] and x[i + 1 :] == y[i + 1 :]:
                kernel[a, b] = conditional[y]
    return kernel


# %% old_conditional: 用了原来状态的条件概率 / The conditional probability of the old value
# caught by: test_gibbs, test_by_hand
# book: §14.5.1
def gibbs_kernel(p, i):
    conditional = p / p.sum(axis=i, keepdims=True)
    states = list(np.ndindex(p.shape))
    kernel = np.zeros((p.size, p.size))
    for a, x in enumerate(states):
        for b, y in enumerate(states):
            if x[:i] == y[:i] and x[i + 1 :] == y[i + 1 :]:
                kernel[a, b] = conditional[x]
    return kernel


# %% one_way_accepted: 回不来的候选也接受 / Accepts candidates with no way back
# caught by: test_acceptance, test_mh
# book: §14.5.1
def mh_acceptance(p, Q):
    flow = p.ravel()[:, None] * Q  # from a to b, as proposed
    ratio = np.divide(flow.T, flow, out=np.ones_like(Q), where=(Q > 0) & (Q.T > 0))
    return np.minimum(1, ratio)


# %% own_proposal_overwritten: 对角线只留被拒绝的概率，丢了 Q[a, a] / Overwrites Q[a, a] by the rejected probability
# caught by: test_mh
# book: §14.5.1
def mh_kernel(p, Q):
    kernel = Q * mh_acceptance(p, Q)
    rejected = 1 - kernel.sum(axis=1)
    np.fill_diagonal(kernel, rejected)
    return kernel


# %% ratio_inverted: 接受率的比颠倒了 / The ratio is upside down
# caught by: test_acceptance, test_mh
# hint: min(1
# book: §14.5.1
def mh_acceptance(p, Q):
    flow = p.ravel()[:, None] * Q  # from a to b, as proposed
    ratio = np.divide(flow, flow.T, out=np.ones_like(Q), where=flow.T > 0)
    return np.minimum(1, ratio)


# %% rejected_lost: 被拒绝的概率丢了，每行之和不足 1 / Loses the rejected probability: rows do not sum to 1
# caught by: test_mh
# hint: diagonal
# book: §14.5.1
def mh_kernel(p, Q):
    kernel = Q * mh_acceptance(p, Q)
    rejected = 1 - kernel.sum(axis=1)
    return kernel


# %% rejected_renormalised: 把每行重新归一化，代替停在原处 / Renormalises rows instead of staying
# caught by: test_mh
# hint: diagonal
# book: §14.5.1
def mh_kernel(p, Q):
    kernel = Q * mh_acceptance(p, Q)
    rejected = 1 - kernel.sum(axis=1)
    return kernel / np.maximum(kernel.sum(axis=1, keepdims=True), 1e-300)


# %% rejected_spread: 被拒绝的概率按 p 分给各状态 / Spreads the rejected probability over all states
# caught by: test_mh
# book: §14.5.1
def mh_kernel(p, Q):
    kernel = Q * mh_acceptance(p, Q)
    rejected = 1 - kernel.sum(axis=1)
    return kernel + rejected[:, None] * p.ravel() / p.sum()


# %% scan_in_turn: 依次扫描，不是随机选取 / The systematic scan for the random one
# caught by: test_gibbs, test_by_hand
# book: §14.5.1
def random_scan(p):
    return systematic_scan(p)


# %% scan_of_two_variables: 总除以 2 / Always divides by 2
# caught by: test_gibbs
# book: §14.5.1
def random_scan(p):
    return sum(gibbs_kernel(p, i) for i in range(p.ndim)) / 2


# %% scan_weighted_by_values: 取值多的变量选得多 / Picks variables with more values more often
# caught by: test_gibbs
# book: §14.5.1
def random_scan(p):
    return sum(card * gibbs_kernel(p, i) for i, card in enumerate(p.shape)) / sum(p.shape)


# %% stuck_exchanged: q 给了全取 0 / Gives q to all zeros
# caught by: test_stuck
# book: §14.5.1
def stuck(n, q):
    table = np.zeros((2,) * n)
    table[(0,) * n], table[(1,) * n] = q, 1 - q
    return table


# %% stuck_half: q 总取 ½ / Takes ½ for q
# caught by: test_stuck
# book: §14.5.1
def stuck(n, q):
    table = np.zeros((2,) * n)
    table[(0,) * n], table[(1,) * n] = 0.5, 0.5
    return table


# %% stuck_one_neighbour: 只封住了一个中间状态 / Blocks one state in between only
# caught by: test_stuck
# book: §14.5.1
def stuck(n, q):
    table = np.full((2,) * n, (1 - q) / (2**n - 2))
    table[(1,) * n], table[(0,) * (n - 1) + (1,)] = q, 0
    return table


# %% stuck_with_a_path: 中间的状态还有概率 / States in between are possible
# caught by: test_stuck
# hint: in between
# book: §14.5.1
def stuck(n, q):
    table = np.full((2,) * n, (1 - q) / (2**n - 1))
    table[(1,) * n] = q
    return table


# %% stuck_without_zeros: 全取 0 的概率是 0 / All zeros are impossible
# caught by: test_stuck
# book: §14.5.1
def stuck(n, q):
    table = np.zeros((2,) * n)
    table[(1,) * n], table[(0,) * (n - 1) + (1,)] = q, 1 - q
    return table


# %% symmetric_prior_assumed: 当作 Q 对称（Metropolis 算法） / Takes Q for symmetric, as Metropolis did
# caught by: test_acceptance, test_mh
# hint: symmetric
# book: §14.5.1
def mh_acceptance(p, Q):
    flow = p.ravel()[:, None] * np.ones_like(Q)
    ratio = np.divide(flow.T, flow, out=np.ones_like(Q), where=Q > 0)
    return np.minimum(1, ratio)


# %% systematic_reversed: 选做：依次扫描乘反了 / Optional: multiplies the systematic scan in reverse
# caught by: test_systematic
# book: §14.5.1
def systematic_scan(p):
    return np.linalg.multi_dot([np.eye(p.size), *(gibbs_kernel(p, i) for i in reversed(range(p.ndim)))])


# %% witness_constant_function: f 是常数，方差都是 0 / A constant f, with variances of 0
# caught by: test_witness
# book: §14.5.1
def witness(claim):
    p = np.array([[0.1, 0.2], [0.3, 0.4]])
    if claim == "detailed_balance_necessary":
        return np.ones(3), np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]])  # round and round
    if claim == "no_rejection_means_lower_variance":
        # Gibbs sampling often draws the old value again; this proposal always flips one of both variables.
        flips = np.array([[0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]) / 2
        return p, [1, 1, 1, 1], flips
    return (p,)


# %% witness_independent_variables: 变量独立时依次扫描可逆 / Independent variables, for which the scan is reversible
# caught by: test_witness
# hint: independent
# book: §14.5.1
def witness(claim):
    p = np.array([[0.1, 0.2], [0.3, 0.4]])
    if claim == "detailed_balance_necessary":
        return np.ones(3), np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]])  # round and round
    if claim == "no_rejection_means_lower_variance":
        # Gibbs sampling often draws the old value again; this proposal always flips one of both variables.
        flips = np.array([[0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]) / 2
        return p, [0, 0, 1, 1], flips
    return (np.outer([1, 2], [1, 3]) / 12,)


# %% witness_lazy_proposal: 候选常是原来的状态，方差更大 / Candidates that often are the old state: a larger variance
# caught by: test_witness
# hint: different
# book: §14.5.1
def witness(claim):
    p = np.array([[0.1, 0.2], [0.3, 0.4]])
    if claim == "detailed_balance_necessary":
        return np.ones(3), np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]])  # round and round
    if claim == "no_rejection_means_lower_variance":
        # Gibbs sampling often draws the old value again; this proposal always flips one of both variables.
        flips = np.array([[0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]) / 2
        return p, [0, 0, 1, 1], 0.1 * flips + 0.9 * np.eye(4)
    return (p,)


# %% witness_not_stationary: p 不是所给链的平稳分布 / p is not stationary
# caught by: test_witness
# book: §14.5.1
def witness(claim):
    p = np.array([[0.1, 0.2], [0.3, 0.4]])
    if claim == "detailed_balance_necessary":
        return np.array([1.0, 2.0, 3.0]), np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]])  # round and round
    if claim == "no_rejection_means_lower_variance":
        # Gibbs sampling often draws the old value again; this proposal always flips one of both variables.
        flips = np.array([[0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]) / 2
        return p, [0, 0, 1, 1], flips
    return (p,)


# %% witness_reducible: MH 链不连通 / The MH chain is not connected
# caught by: test_witness
# book: §14.5.1
def witness(claim):
    p = np.array([[0.1, 0.2], [0.3, 0.4]])
    if claim == "detailed_balance_necessary":
        return np.ones(3), np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]])  # round and round
    if claim == "no_rejection_means_lower_variance":
        # Gibbs sampling often draws the old value again; this proposal always flips one of both variables.
        flips = np.array([[0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]) / 2
        return p, [0, 0, 1, 1], np.array([[0, 0, 1, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 1, 0, 0]])
    return (p,)


# %% witness_symmetric_walk: 给的链满足细致平衡 / A chain that has detailed balance
# caught by: test_witness
# hint: round
# book: §14.5.1
def witness(claim):
    p = np.array([[0.1, 0.2], [0.3, 0.4]])
    if claim == "detailed_balance_necessary":
        return np.ones(3), np.array([[0, 0.5, 0.5], [0.5, 0, 0.5], [0.5, 0.5, 0]])  # round and round
    if claim == "no_rejection_means_lower_variance":
        # Gibbs sampling often draws the old value again; this proposal always flips one of both variables.
        flips = np.array([[0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]) / 2
        return p, [0, 0, 1, 1], flips
    return (p,)


# %% zero_where_not_proposed: Q 为 0 处填了 0 / 0 where Q is 0
# caught by: test_acceptance
# book: §14.5.1
def mh_acceptance(p, Q):
    flow = p.ravel()[:, None] * Q  # from a to b, as proposed
    ratio = np.divide(flow.T, flow, out=np.zeros_like(Q), where=Q > 0)
    return np.minimum(1, ratio)
