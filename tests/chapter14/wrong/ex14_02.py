"""Known mistakes of 14.2. Each cell holds what differs from the reference."""

# %% all_equal: 五个变量全相等：端点边际都成了 p / All variables equal: both ends have the marginal p
# caught by: test_witness
# book: §14.2
def local_but_not_global(p, q):
    table = np.zeros((2, 2, 2, 2, 2))
    table[0, 0, 0, 0, 0], table[1, 1, 1, 1, 1] = 1 - p, p
    return table


# %% all_factors_underflow: 全部因子都乘进去，因子多时下溢或上溢 / Multiplies all factors, which leaves the range of floats where there are many
# caught by: test_local_conditional
# book: (14.5)
def local_conditional(cards, scopes, tables, v, x):
    weights = np.ones(cards[v])
    for scope, table in zip(scopes, tables):
        weights = weights * table[tuple(slice(None) if u == v else x[u] for u in scope)]
    return list(weights / weights.sum())


# %% axes_not_reordered: 没有按 scope 调换轴的次序 / Does not reorder the axes of a table
# caught by: test_split, test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.reshape(table, shape)
    return total


# %% axes_order_inverted: 调换轴时用了逆置换 / Transposes by the inverse permutation
# caught by: test_split, test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(np.argsort(scope))).reshape(shape)
    return total


# %% blanket_of_a_directed_net: 按贝叶斯网找父、子和子的其他父 / Parents, children and their other parents, as in a Bayes net
# caught by: test_book, test_blanket
# book: §14.2
def markov_blanket(n, edges, v):
    parents = {a for a, b in edges if b == v}
    children = {b for a, b in edges if a == v}
    return (parents | children | {a for a, b in edges if b in children}) - {v}


# %% blanket_of_distance_two: 把邻居的邻居也算进去 / Includes the neighbours of neighbours
# caught by: test_book, test_blanket
# book: §14.2
def markov_blanket(n, edges, v):
    near = {u for edge in edges if v in edge for u in edge}
    return {u for edge in edges if near & set(edge) for u in edge} - {v}


# %% blanket_one_way: 只看 v 在前的边 / Follows only edges that name v first
# caught by: test_blanket, test_book
# hint: either end
# book: §14.2
def markov_blanket(n, edges, v):
    return {b for a, b in edges if a == v}


# %% blanket_with_itself: 把 v 自己也算进去了 / Counts v itself
# caught by: test_blanket, test_book
# book: §14.2
def markov_blanket(n, edges, v):
    return {u for edge in edges if v in edge for u in edge} | {v}


# %% blankets_remembered: 马尔可夫毯留着再用，而只按结点数、边数和结点区分 / Markov blankets are kept for later calls, but only by the number of nodes, that of edges, and the node
# caught by: test_blanket
# book: §14.2
# kind: narrow
_blankets = {}


def markov_blanket(n, edges, v):
    key = n, len(edges), v
    if key not in _blankets:
        _blankets[key] = {u for edge in edges if v in edge for u in edge} - {v}
    return _blankets[key]


# %% condition_on_all_others: 以其余一切变量为条件 / Conditions on all other variables
# caught by: test_two_sides
# hint: given x_N
# book: §14.2
def two_sides(cards, scopes, tables, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    rest = set()
    condition = summed_over(P, rest | {v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, rest), condition) * ratio(summed_over(P, {v}), condition)
    return left, right


# %% conditionals_remembered: 条件分布留着再用，而不看其余变量的值 / Conditional distributions are kept for later calls, whatever the values of the others
# caught by: test_local_conditional
# book: §14.2
# kind: narrow
_conditionals = {}


def _local_conditional(cards, scopes, tables, v, x):
    weights = np.ones(cards[v])
    for scope, table in zip(scopes, tables):
        if v in scope:
            weights *= table[tuple(slice(None) if u == v else x[u] for u in scope)]
    return list(weights / weights.sum())


def local_conditional(cards, scopes, tables, v, x):
    key = tuple(cards), tuple(map(tuple, scopes)), tuple(np.asarray(table).tobytes() for table in tables), v
    if key not in _conditionals:
        _conditionals[key] = _local_conditional(cards, scopes, tables, v, x)
    return _conditionals[key]


# %% edges_from_varying_tables: 表不变的因子不算边 / A factor whose table does not vary makes no edge
# caught by: test_two_sides
# book: (14.2)
def two_sides(cards, scopes, tables, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    near = {u for scope, table in zip(scopes, tables) if v in scope and np.ptp(table) > 0 for u in scope} - {v}
    rest = set(range(len(cards))) - near - {v}
    condition = summed_over(P, rest | {v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, rest), condition) * ratio(summed_over(P, {v}), condition)
    return left, right


# %% f_all_factors: f 是全部因子之积 / Takes all factors for f
# caught by: test_split
# book: §14.2
def split_product(cards, scopes, tables, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, [(scope, table) for scope, table in factors])
    g = np.ones([1] * len(cards))
    return f, g


# %% f_without_single_factor: v 自己的因子两边都没有 / The factor of v alone is in neither group
# caught by: test_split
# hint: exactly once
# book: §14.2
def split_product(cards, scopes, tables, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, [(scope, table) for scope, table in factors if v in scope and len(scope) > 1])
    g = multiplied(cards, [(scope, table) for scope, table in factors if v not in scope])
    return f, g


# %% first_factor_only: 只用第一个含 v 的因子 / Uses only the first factor with v
# caught by: test_local_conditional
# book: §14.2
def local_conditional(cards, scopes, tables, v, x):
    weights = np.ones(cards[v])
    for scope, table in zip(scopes, tables):
        if v in scope:
            weights *= table[tuple(slice(None) if u == v else x[u] for u in scope)]
            break
    return list(weights / weights.sum())


# %% g_from_division: 由联合分布除以 f 得 g，遇 0 出错 / Finds g by dividing by f, which fails at zeros
# caught by: test_split
# book: §14.2
def split_product(cards, scopes, tables, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, [(scope, table) for scope, table in factors if v in scope])
    g = (multiplied(cards, factors) / f).max(axis=v, keepdims=True)
    return f, g


# %% groups_touching_neighbours: 把含邻居的因子都放进 f / Puts every factor with a neighbour into f
# caught by: test_split
# book: §14.2
def split_product(cards, scopes, tables, v):
    factors = list(zip(scopes, tables))
    near = {u for scope in scopes if v in scope for u in scope}
    f = multiplied(cards, [(scope, table) for scope, table in factors if near & set(scope)])
    g = multiplied(cards, [(scope, table) for scope, table in factors if not near & set(scope)])
    return f, g


# %% isolated_node_certain: 没有邻居时右边只取 P(x_R) / Without neighbours drops P(x_v) from the right side
# caught by: test_two_sides
# book: §14.2
def two_sides(cards, scopes, tables, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    near = {u for scope in scopes if v in scope for u in scope} - {v}
    rest = set(range(len(cards))) - near - {v}
    condition = summed_over(P, rest | {v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, rest), condition) * ratio(summed_over(P, {v}), condition)
    return left, right if near or len(cards) == 1 else np.broadcast_to(summed_over(P, {v}), cards)


# %% joint_first: 先算整个联合分布 / Computes the joint distribution first
# caught by: test_local_conditional
# book: §14.2
def local_conditional(cards, scopes, tables, v, x):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)
    line = P[tuple(slice(None) if u == v else x[u] for u in range(len(cards)))]
    return list(line / line.sum())


# %% last_of_repeated_scopes: scope 重复时只用最后一个因子 / Of factors with the same scope uses the last one
# caught by: test_split, test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in dict(factors).items():
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


# %% left_unconditional: 左边是联合分布，没有除以 P(x_N) / The left side is the joint distribution, not divided by P(x_N)
# caught by: test_two_sides
# book: §14.2
def two_sides(cards, scopes, tables, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    near = {u for scope in scopes if v in scope for u in scope} - {v}
    rest = set(range(len(cards))) - near - {v}
    condition = summed_over(P, rest | {v})
    left = P
    right = ratio(summed_over(P, rest), condition) * ratio(summed_over(P, {v}), condition)
    return left, right


# %% marginals_one_half: 不管 p 和 q，都取 ½ / Takes ½ whatever p and q are
# caught by: test_witness
# book: §14.2
def local_but_not_global(p, q):
    # Whoever knows the neighbours knows the node: x_1 = x_0, x_3 = x_4, x_2 = x_1 x_3.
    table = np.zeros((2, 2, 2, 2, 2))
    for a, chance_a in enumerate((0.5, 0.5)):
        for b, chance_b in enumerate((0.5, 0.5)):
            table[a, a, a * b, b, b] = chance_a * chance_b
    return table


# %% marginals_swapped: p 与 q 调换了 / Exchanges p and q
# caught by: test_witness
# book: §14.2
def local_but_not_global(p, q):
    # Whoever knows the neighbours knows the node: x_1 = x_0, x_3 = x_4, x_2 = x_1 x_3.
    table = np.zeros((2, 2, 2, 2, 2))
    for a, chance_a in enumerate((1 - q, q)):
        for b, chance_b in enumerate((1 - p, p)):
            table[a, a, a * b, b, b] = chance_a * chance_b
    return table


# %% middle_copies_one_side: 中间结点照抄一边，1 与 3 本来就独立 / The middle copies one side, and 1 and 3 are independent anyway
# caught by: test_witness
# hint: not part
# book: §14.2
def local_but_not_global(p, q):
    # Whoever knows the neighbours knows the node: x_1 = x_0, x_3 = x_4, x_2 = x_1 x_3.
    table = np.zeros((2, 2, 2, 2, 2))
    for a, chance_a in enumerate((1 - p, p)):
        for b, chance_b in enumerate((1 - q, q)):
            table[a, a, a, b, b] = chance_a * chance_b
    return table


# %% middle_independent: 中间结点与谁都无关 / The node in the middle depends on nobody
# caught by: test_witness
# hint: not part
# book: §14.2
def local_but_not_global(p, q):
    # Whoever knows the neighbours knows the node: x_1 = x_0, x_3 = x_4, x_2 = x_1 x_3.
    table = np.zeros((2, 2, 2, 2, 2))
    for a, chance_a in enumerate((1 - p, p)):
        for b, chance_b in enumerate((1 - q, q)):
            table[a, a, :, b, b] = chance_a * chance_b / 2
    return table


# %% neighbour_factors_twice: 邻居之间的因子乘了两次 / Multiplies factors among neighbours twice
# caught by: test_split
# hint: exactly once
# book: §14.2
def split_product(cards, scopes, tables, v):
    factors = list(zip(scopes, tables))
    near = {u for scope in scopes if v in scope for u in scope}
    f = multiplied(cards, [(scope, table) for scope, table in factors if set(scope) <= near])
    g = multiplied(cards, [(scope, table) for scope, table in factors if v not in scope])
    return f, g


# %% neighbour_values_summed: 对邻居求和，没有代入它们的值 / Sums over the neighbours instead of putting in their values
# caught by: test_local_conditional
# hint: put the values
# book: §14.2
def local_conditional(cards, scopes, tables, v, x):
    weights = np.ones(cards[v])
    for scope, table in zip(scopes, tables):
        if v in scope:
            weights *= np.sum(table, axis=tuple(i for i, u in enumerate(scope) if u != v))
    return list(weights / weights.sum())


# %% neighbours_not_copies: 结点 1 与端点无关，没有局部马尔可夫性 / Nodes 1 and 3 are no copies: the local property fails
# caught by: test_witness
# book: §14.2
def local_but_not_global(p, q):
    table = np.zeros((2, 2, 2, 2, 2))
    for a, b in np.ndindex(2, 2):
        table[:, a, a ^ b, b, :] = np.einsum("a,e->ae", [1 - p, p], [1 - q, q]) / 4
    table[:, 1, 1, 1, :] += table[:, 1, 0, 1, :] / 2
    table[:, 1, 0, 1, :] /= 2
    return table


# %% pairs_only: 只用两个结点的因子 / Uses factors of two nodes only
# caught by: test_local_conditional
# book: §14.2
def local_conditional(cards, scopes, tables, v, x):
    weights = np.ones(cards[v])
    for scope, table in zip(scopes, tables):
        if v in scope and len(scope) == 2:
            weights *= table[tuple(slice(None) if u == v else x[u] for u in scope)]
    return list(weights / weights.sum())


# %% positive_chain: 处处为正的马尔可夫链，全局马尔可夫性成立 / A positive Markov chain, which has the global property
# caught by: test_witness
# hint: not part
# book: §14.2
def local_but_not_global(p, q):
    ends = np.einsum("a,e->ae", [1 - p, p], [1 - q, q])
    return np.einsum("ae,b,c,d->abcde", ends, [0.5, 0.5], [0.5, 0.5], [0.5, 0.5])


# %% right_divided_once: 右边只除了一次 P(x_N) / Divides the right side by P(x_N) once only
# caught by: test_two_sides
# book: §14.2
def two_sides(cards, scopes, tables, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    near = {u for scope in scopes if v in scope for u in scope} - {v}
    rest = set(range(len(cards))) - near - {v}
    condition = summed_over(P, rest | {v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, rest), condition) * summed_over(P, {v})
    return left, right


# %% scopes_not_in_the_key: 两边留着再用，而只按势函数的表和结点区分 / Both sides are kept for later calls, but only by the tables of potentials and the node
# caught by: test_two_sides
# book: §14.2
# kind: narrow
_known = {}


def _two_sides(cards, scopes, tables, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    near = {u for scope in scopes if v in scope for u in scope} - {v}
    rest = set(range(len(cards))) - near - {v}
    condition = summed_over(P, rest | {v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, rest), condition) * ratio(summed_over(P, {v}), condition)
    return left, right


def two_sides(cards, scopes, tables, v):
    key = tuple(cards), tuple(np.asarray(table).tobytes() for table in tables), v
    if key not in _known:
        _known[key] = _two_sides(cards, scopes, tables, v)
    return _known[key]


# %% sides_not_full: 两边没有广播成完整的表 / Sides that are no full tables
# caught by: test_two_sides
# book: §14.2
def two_sides(cards, scopes, tables, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    near = {u for scope in scopes if v in scope for u in scope} - {v}
    rest = set(range(len(cards))) - near - {v}
    condition = summed_over(P, rest | {v})
    left = ratio(P, condition)[..., :1]
    right = ratio(summed_over(P, rest), condition) * ratio(summed_over(P, {v}), condition)
    return left, right


# %% small_condition_is_zero: 把很小的数当成 0 / Takes small numbers for 0
# caught by: test_two_sides
# book: (14.5)
# kind: narrow
def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 1e-12)


# %% softmax_of_tables: 把势函数当作指数 / Takes potentials for exponents
# caught by: test_local_conditional
# book: §14.2
def local_conditional(cards, scopes, tables, v, x):
    weights = np.ones(cards[v])
    for scope, table in zip(scopes, tables):
        if v in scope:
            weights *= np.exp(table[tuple(slice(None) if u == v else x[u] for u in scope)] / 1e6)
    return list(weights / weights.sum())


# %% tables_added: 把因子相加 / Adds the factors
# caught by: test_local_conditional
# book: §14.2
def local_conditional(cards, scopes, tables, v, x):
    weights = np.ones(cards[v])
    for scope, table in zip(scopes, tables):
        if v in scope:
            weights += table[tuple(slice(None) if u == v else x[u] for u in scope)]
    return list(weights / weights.sum())


# %% tables_in_float32: 表转成单精度 / Tables in single precision
# caught by: test_split, test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards), dtype=np.float32)
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(np.float32(table), np.argsort(scope)).reshape(shape)
    return total


# %% unconditional_right_side: 右边没有以邻居为条件 / The right side is not conditional on the neighbours
# caught by: test_two_sides
# hint: given x_N
# book: §14.2
def two_sides(cards, scopes, tables, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    near = {u for scope in scopes if v in scope for u in scope} - {v}
    rest = set(range(len(cards))) - near - {v}
    condition = summed_over(P, rest | {v})
    left = ratio(P, condition)
    right = summed_over(P, set(range(len(cards))) - {v}) * summed_over(P, {v})
    return left, right


# %% value_of_x_v_only: 只返回 x_v 取 x[v] 的概率为 1 / Takes x[v] for known
# caught by: test_local_conditional
# book: §14.2
def local_conditional(cards, scopes, tables, v, x):
    weights = np.ones(cards[v])
    for scope, table in zip(scopes, tables):
        if v in scope:
            weights *= table[tuple(slice(None) if u == v else x[u] for u in scope)]
    return [float(value == x[v]) for value in range(cards[v])]


# %% whole_product: 局部条件概率没有规范化 / The local conditional is not normalised
# caught by: test_local_conditional
# book: §14.2
def local_conditional(cards, scopes, tables, v, x):
    weights = np.ones(cards[v])
    for scope, table in zip(scopes, tables):
        if v in scope:
            weights *= table[tuple(slice(None) if u == v else x[u] for u in scope)]
    return list(weights)


# %% zero_conditions_uniform: 概率为 0 的条件处填了均匀分布 / Fills in a uniform distribution where the condition has probability 0
# caught by: test_two_sides
# book: §14.2
def ratio(table, condition):
    return np.divide(table, condition, out=np.full_like(table, 1 / table.size), where=condition > 0)


# %% zero_over_zero: 概率为 0 的条件得到 NaN / NaN where the condition has probability 0
# caught by: test_two_sides
# book: §14.2
def ratio(table, condition):
    return table / condition
