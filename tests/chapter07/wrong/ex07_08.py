"""Known mistakes of 7.8. Each cell holds what differs from the reference."""

# %% additive_v: V 型结构的表取成了和的形式，父结点不独立 / The table of the V-structure is a sum, which makes the parents dependent
# caught by: test_v_structure
# book: §7.5.1
# kind: narrow
def v_structure_exception(p1, p2, q):
    # A product g(x_1) h(x_2) leaves the parents independent given x_4 = 1.
    g, h = np.array([0.9, 0.6]), np.array([0.9, 0.6])
    mean = np.array([1 - p1, p1]) @ g * (np.array([1 - p2, p2]) @ h)
    return (g[:, None] + h) * q / ((np.array([1 - p1, p1]) @ g) + (np.array([1 - p2, p2]) @ h))


# %% axes_of_the_tables: 联合分布的轴没有按结点对齐，按父结点在图中的次序取 / Takes the parents of a table in the order of the graph, not of the parent list
# caught by: test_joint
# book: (7.26)
def joint(dag, cpts, values):
    axis = {node: k for k, node in enumerate(dag)}
    operands = []
    for node, parents in dag.items():
        operands += [cpts[node], [axis[name] for name in (*sorted(parents, key=list(dag).index), node)]]
    return np.einsum(*operands, list(range(len(dag))))


# %% axes_sorted_by_name: 联合分布的轴按结点名排序 / The axes of the joint distribution are sorted by name
# caught by: test_joint
# book: (7.26)
def joint(dag, cpts, values):
    axis = {node: k for k, node in enumerate(sorted(dag))}
    operands = []
    for node, parents in dag.items():
        operands += [cpts[node], [axis[name] for name in (*parents, node)]]
    return np.einsum(*operands, list(range(len(dag))))


# %% chain_too_weak: 顺序结构的两条边都取了所要的强度，乘起来就不够 / Both edges of the chain get the strength asked for, so their product is too weak
# caught by: test_chain_witness
# book: §7.5.1
def chain_witness(pz, cov):
    # Two common parents' worth of algebra is one: Cov(z, y) = pz (1 - pz) (x_1 - x_0) (y_1 - y_0).
    _, y = common_parent_witness(pz, cov)
    x = y
    return {"x": x, "y": y}


# %% claims_of_the_book: 照书中的字面，认为“必不独立” / Takes the book at its word that dependence is certain
# caught by: test_claims
# book: §7.5.1
def claims():
    return {
        "given_the_middle_independent_for_all_cpts": True,
        "marginally_dependent_for_all_cpts": True,
        "binary_common_parent_independent_iff_some_edge_is_void_or_p_is_0_or_1": True,
    }


# %% condition_summed_out: 没有以条件为条件，把它求和消去了 / Sums the condition out instead of conditioning on it
# caught by: test_independence_of_the_example, test_independent
# book: §7.5.1
# costs: 2.5
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1).sum(axis=2, keepdims=True)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).max() > tol:
                return False
    return True


# %% correlation: 算成了相关系数 / The correlation in place of the covariance
# caught by: test_covariance_of_the_example, test_covariance
# book: (7.27)
def covariance(p, a, b):
    m = [(1 - p) * each[0] + p * each[1] for each in (a, b)]
    spread = (m[0] * (1 - m[0]) * m[1] * (1 - m[1])) ** 0.5
    return p * (1 - p) * (a[1] - a[0]) * (b[1] - b[0]) / spread if spread else 0.0


# %% covariance_without_parent: 协方差漏了父结点的因子 / The covariance lacks the factor of the parent
# caught by: test_covariance_of_the_example, test_covariance
# book: (7.27)
def covariance(p, a, b):
    return (a[1] - a[0]) * (b[1] - b[0])


# %% covariance_without_sign: 协方差没有正负号 / The covariance without its sign
# caught by: test_covariance_of_the_example, test_covariance
# book: (7.27)
def covariance(p, a, b):
    return p * (1 - p) * abs(a[1] - a[0]) * abs(b[1] - b[0])


# %% divides_by_zero: 概率为 0 的条件引起除零，结果成了不独立 / Divides by zero for conditions of probability 0 and answers False
# caught by: test_independent
# book: §7.5.1
# costs: 1.5
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() >= 0:
            cell = cell / (cell.sum() or np.nan)
            if not np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).max() <= tol:
                return False
    return True


# %% first_values_left_out: 只比较第一个取值以外的取值 / Leaves the first value of each variable out
# caught by: test_independent
def independent(P, i, j, given, tol):
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0)))[1:, 1:].max(initial=0) > tol:
                return False
    return True


# %% first_values_only: 只比较了两个变量取第一个值的情形 / Compares the first values of both variables only
# caught by: test_independent
# book: §7.5.1
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0)))[0, 0] > tol:
                return False
    return True


# %% joint_of_marginals: 把各结点当成互不相干的，乘的是边际概率 / Multiplies marginal probabilities, as if nodes were unrelated
# caught by: test_joint_of_the_example, test_joint
# book: (7.26)
def joint(dag, cpts, values):
    axis = {node: k for k, node in enumerate(dag)}
    operands = []
    for node, parents in dag.items():
        operands += [cpts[node].reshape(-1, len(values[node])).mean(axis=0), [axis[node]]]
    return np.einsum(*operands, list(range(len(dag))))


# %% not_normalised: 比较的是联合概率，没有除以条件的概率 / Compares joint probabilities without dividing by that of the condition
# caught by: test_independence_of_the_example, test_independent
# book: §7.5.1
# costs: 2.5
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 0:
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).max() > tol:
                return False
    return True


# %% only_condition_one: 只看了条件取最后一个值的情形 / Looks at the last value of the condition only
# caught by: test_independent
# book: (7.26)
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0)[-1:]:
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).max() > tol:
                return False
    return True


# %% only_equal_values: 只比较两个变量取同一个值的格子 / Compares only the cells where both variables take the same value
# caught by: test_independent
# hint: 每一对取值
# book: §7.5.1
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).diagonal().max() > tol:
                return False
    return True


# %% others_not_summed_out: 对不在条件中的变量也取了条件 / Conditions on the variables that are to be summed out
# caught by: test_independent
# book: §7.5.1
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = ()
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).max() > tol:
                return False
    return True


# %% own_tolerance: 不看所给的容差，用 np.allclose / Uses np.allclose in place of the tolerance given
# caught by: test_independent
# book: §7.5.1
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if not np.allclose(cell, np.outer(cell.sum(axis=1), cell.sum(axis=0))):
                return False
    return True


# %% parents_after_the_node: 把条件概率表的第一轴当成结点自己 / Takes the first axis of a table for the node itself
# caught by: test_joint_of_the_example, test_joint
# book: (7.26)
def joint(dag, cpts, values):
    axis = {node: k for k, node in enumerate(dag)}
    operands = []
    for node, parents in dag.items():
        operands += [cpts[node], [axis[name] for name in (node, *parents)]]
    return np.einsum(*operands, list(range(len(dag))))


# %% rare_conditions_skipped: 概率很小的条件也跳过 / Skips conditions of small probability, too
# caught by: test_independent
# hint: 只有概率为 0 的条件跳过
# book: §7.5.1
# kind: narrow
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 1e-12:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).max() > tol:
                return False
    return True


# %% second_moment: 协方差没有减去边际之积 / Does not subtract the product of the marginals
# caught by: test_covariance_of_the_example, test_covariance
# book: (7.27)
def covariance(p, a, b):
    return p * a[1] * b[1] + (1 - p) * a[0] * b[0]


# %% small_covariance_ignored: 很小的协方差当作 0 / A small covariance counts as 0
# caught by: test_common_parent_witness
# kind: narrow
def common_parent_witness(p, cov):
    lean = cov / (p * (1 - p))
    if abs(lean) < 1e-6:
        lean = 0.0
    return (0.0, 1.0), ((1 - lean) / 2, (1 + lean) / 2)


# %% some_condition_suffices: 只要对某个条件独立就算独立 / Calls it independent if it is for some condition
# caught by: test_independent
# book: §7.5.1
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).max() <= tol:
                return True
    return False


# %% sum_of_deviations: 拿各格偏差之和与容差相比 / Compares the sum of the deviations with the tolerance
# caught by: test_independent
# hint: 每个差
# book: §7.5.1
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).sum() > tol:
                return False
    return True


# %% ten_conditions_only: 只看前十个条件 / Looks at the first ten conditions only
# caught by: test_independent
# kind: narrow
def independent(P, i, j, given, tol):
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0)[:10]:
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).max() > tol:
                return False
    return True


# %% tolerance_excluded: 偏差恰好等于容差时判为不独立 / Takes a deviation of exactly the tolerance for dependence
# caught by: test_independent
# hint: 不超过 tol
# book: §7.5.1
def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).max() >= tol:
                return False
    return True


# %% v_of_one_parent: V 型结构的子结点只依赖于一个父结点 / The child of the V-structure depends on one parent only
# caught by: test_v_structure
# book: §7.5.1
# kind: narrow
def v_structure_exception(p1, p2, q):
    # A product g(x_1) h(x_2) leaves the parents independent given x_4 = 1.
    g, h = np.array([0.9, 0.6]), np.array([0.9, 0.9])
    mean = np.array([1 - p1, p1]) @ g * (np.array([1 - p2, p2]) @ h)
    return np.outer(g, h) * q / mean


# %% v_without_q: V 型结构中没有调出 P(x_4) = q / The V-structure built does not have P(x_4) = q
# caught by: test_v_structure
# book: §7.5.1
# kind: narrow
def v_structure_exception(p1, p2, q):
    # A product g(x_1) h(x_2) leaves the parents independent given x_4 = 1.
    g, h = np.array([0.9, 0.6]), np.array([0.9, 0.6])
    mean = np.array([1 - p1, p1]) @ g * (np.array([1 - p2, p2]) @ h)
    return np.outer(g, h) * q


# %% witness_for_one_half: 所造的结构只在 p = 0.5 时合要求 / The structure built is right for p = 0.5 only
# caught by: test_common_parent_witness, test_chain_witness
# book: (7.27)
def common_parent_witness(p, cov):
    # x_3 copies x_1; x_4 leans on it as much as is asked for.
    lean = 4 * cov
    return (0.0, 1.0), ((1 - lean) / 2, (1 + lean) / 2)


# %% witness_out_of_range: 所造的概率有小于 0 的 / Some probability built is negative
# caught by: test_common_parent_witness, test_chain_witness
# book: (7.27)
def common_parent_witness(p, cov):
    # x_3 copies x_1; x_4 leans on it as much as is asked for.
    lean = cov / (p * (1 - p))
    return (0.0, 1.0), (0.0, lean)


# %% witness_without_sign: 所造结构的协方差总是正的 / The structure built always has a positive covariance
# caught by: test_common_parent_witness, test_chain_witness
# book: (7.27)
def common_parent_witness(p, cov):
    # x_3 copies x_1; x_4 leans on it as much as is asked for.
    lean = abs(cov) / (p * (1 - p))
    return (0.0, 1.0), ((1 - lean) / 2, (1 + lean) / 2)
