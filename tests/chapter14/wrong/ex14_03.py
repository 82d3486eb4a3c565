"""Known mistakes of 14.3. Each cell holds what differs from the reference."""

# %% all_in_f: 全部放进 f / Puts everything into f
# caught by: test_split
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_split(cards, scopes, tables, u, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, factors)
    g = np.ones([1] * len(cards))
    return f, g


# %% certain_ones: 总是全取 1，没有别的可能：彼此独立 / All ones for certain: nothing depends on anything
# caught by: test_witness
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_but_not_local(n, p):
    # All variables are equal: the others tell all there is to know of two of them, so nothing is left to depend on.
    table = np.zeros((2,) * n)
    table[(0,) * n] = 0
    table[(1,) * n] = 1
    return table


# %% conditionals_as_split: 用条件概率 P(x_u | 其余) 和 P(x_v | 其余) 相乘，丢了 P(x_R) / Multiplies both conditionals and loses P(x_R)
# caught by: test_split
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_split(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)
    condition = summed_over(P, {u, v})
    return ratio(summed_over(P, {v}), condition), ratio(summed_over(P, {u}), condition)


# %% copies_the_left_side: 右边照抄左边 / Copies the left side
# caught by: test_two_sides
# hint: sum over one
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    condition = summed_over(P, {u, v})
    left = ratio(P, condition)
    right = left.copy()
    return left, right


# %% copies_the_right_side: 左边照抄右边 / Copies the right side
# caught by: test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    condition = summed_over(P, {u, v})
    right = ratio(summed_over(P, {v}), condition) * ratio(summed_over(P, {u}), condition)
    return right.copy(), right


# %% divided_once: 右边只除了一次 P(x_R) / Divides the right side by P(x_R) once
# caught by: test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    condition = summed_over(P, {u, v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, {v}), condition) * summed_over(P, {u})
    return left, right


# %% edges_only: 只放两个结点的因子 / Uses factors of two nodes only
# caught by: test_split
# hint: must not be lost
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_split(cards, scopes, tables, u, v):
    factors = list(zip(scopes, tables))
    factors = [(scope, table) for scope, table in factors if len(scope) > 1]
    f = multiplied(cards, [(scope, table) for scope, table in factors if v not in scope])
    g = multiplied(cards, [(scope, table) for scope, table in factors if v in scope])
    return f, g


# %% f_and_g_exchanged: f 与 g 调换了 / Exchanges f and g
# caught by: test_split
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_split(cards, scopes, tables, u, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, [(scope, table) for scope, table in factors if v not in scope])
    g = multiplied(cards, [(scope, table) for scope, table in factors if v in scope])
    return g, f


# %% faint_condition_is_zero: 条件的概率在 10^-15 以下就算作 0 / Conditions of probability below 10^-15 are taken for impossible
# caught by: test_two_sides
# book: §14.2
# kind: narrow
def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)
    P = P / P.sum()
    condition = summed_over(P, {u, v})
    condition = np.where(condition < 1e-15, 0, condition)
    left = ratio(P, condition)
    right = ratio(summed_over(P, {v}), condition) * ratio(summed_over(P, {u}), condition)
    return left, right


# %% first_node_decides: 只看 scope 的第一个结点 / Looks at the first node of a scope only
# caught by: test_split
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_split(cards, scopes, tables, u, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, [(scope, table) for scope, table in factors if v != scope[0]])
    g = multiplied(cards, [(scope, table) for scope, table in factors if v == scope[0]])
    return f, g


# %% first_value_of_the_condition: 只算其余变量都取 0 时的条件概率 / Conditions on zeros only
# caught by: test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    P = np.broadcast_to(P[tuple(slice(None) if i in (u, v) else slice(0, 1) for i in range(len(cards)))], cards)
    condition = summed_over(P, {u, v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, {v}), condition) * ratio(summed_over(P, {u}), condition)
    return left, right


# %% flat_sides: 两边展平成一维 / Flattens the sides
# caught by: test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    condition = summed_over(P, {u, v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, {v}), condition) * ratio(summed_over(P, {u}), condition)
    return left.ravel(), right.ravel()


# %% half_and_half: p 总取 ½ / Takes ½ for p
# caught by: test_witness
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_but_not_local(n, p):
    # All variables are equal: the others tell all there is to know of two of them, so nothing is left to depend on.
    table = np.zeros((2,) * n)
    table[(0,) * n] = 0.5
    table[(1,) * n] = 0.5
    return table


# %% independent_bits: 各变量独立，局部马尔可夫性也成立 / Independent variables, which have the local property, too
# caught by: test_witness
# hint: all others together
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_but_not_local(n, p):
    one = p ** (1 / n)
    table = np.ones((2,) * n)
    for index in np.ndindex(*table.shape):
        table[index] = one ** sum(index) * (1 - one) ** (n - sum(index))
    return table


# %% marginals_instead: 用边际 P(x_u) P(x_v)，没有条件 / Uses the marginals P(x_u) P(x_v)
# caught by: test_two_sides
# hint: sum over one
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    condition = summed_over(P, {u, v})
    left = ratio(P, condition)
    P = P / P.sum()
    nodes = set(range(len(cards)))
    right = np.broadcast_to(summed_over(P, nodes - {u}) * summed_over(P, nodes - {v}), cards)
    return left, right


# %% neighbours_as_condition: 以 u 的邻居为条件 / Conditions on the neighbours of u
# caught by: test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    condition = summed_over(P, {u, v})
    near = {w for scope in scopes if u in scope for w in scope} - {u, v}
    P = np.broadcast_to(summed_over(P, set(range(len(cards))) - near - {u, v}), cards)
    condition = summed_over(P, {u, v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, {v}), condition) * ratio(summed_over(P, {u}), condition)
    return left, right


# %% neither_lost: 丢了 u 和 v 都不含的因子 / Loses the factors with neither u nor v
# caught by: test_split
# hint: must not be lost
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_split(cards, scopes, tables, u, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, [(scope, table) for scope, table in factors if u in scope])
    g = multiplied(cards, [(scope, table) for scope, table in factors if v in scope])
    return f, g


# %% neither_twice: u 和 v 都不含的因子两边都放了 / Puts the factors with neither on both sides
# caught by: test_split
# hint: exactly one
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_split(cards, scopes, tables, u, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, [(scope, table) for scope, table in factors if v not in scope])
    g = multiplied(cards, [(scope, table) for scope, table in factors if u not in scope])
    return f, g


# %% not_conditional: 两边都没有除以 P(x_R) / Divides neither side by P(x_R)
# caught by: test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    condition = summed_over(P, {u, v})
    P = P / P.sum()
    left = P
    right = np.array(summed_over(P, {v}) * summed_over(P, {u}))
    return left, right


# %% not_normalised_edge: 没有规范化 / Does not normalise
# caught by: test_edge
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def edge_needed(t):
    table = np.array([[exp(t / 2), 1.0], [1.0, exp(t / 2)]])
    return table


# %% odds_of_t: 优势比取了 t 而不是 e^t / An odds ratio of t instead of e^t
# caught by: test_edge
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def edge_needed(t):
    table = np.array([[abs(t + 1e-9) ** 0.5, 1.0], [1.0, abs(t + 1e-9) ** 0.5]])
    return table / table.sum()


# %% one_copy: 只有前两个变量相等 / Only the first two variables are equal
# caught by: test_witness
# hint: determined
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_but_not_local(n, p):
    one = p ** (1 / (n - 1))
    table = np.zeros((2,) * n)
    for index in np.ndindex(*table.shape):
        if index[0] == index[1]:
            table[index] = one ** sum(index[1:]) * (1 - one) ** (n - 1 - sum(index[1:]))
    return table


# %% parity: 奇偶校验：给定其余变量时两个变量并不独立 / A parity code: given the others, two variables depend on each other
# caught by: test_witness
# hint: determined
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_but_not_local(n, p):
    table = np.zeros((2,) * n)
    words = [index for index in np.ndindex(*table.shape) if sum(index) % 2 == n % 2]
    for index in words:
        table[index] = (1 - p) / (len(words) - 1)
    table[(1,) * n] = p
    return table


# %% probability_rounded: 把概率 p 舍入到六位 / Rounds the probability p to six digits
# caught by: test_witness
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_but_not_local(n, p):
    # All variables are equal: the others tell all there is to know of two of them, so nothing is left to depend on.
    p = round(p, 6)
    table = np.zeros((2,) * n)
    table[(0,) * n] = 1 - p
    table[(1,) * n] = p
    return table


# %% repeated_scopes_once: scope 重复时只用最后一个因子 / Of factors with the same scope uses the last one
# caught by: test_split, test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_split(cards, scopes, tables, u, v):
    factors = list(dict(zip(scopes, tables)).items())
    f = multiplied(cards, [(scope, table) for scope, table in factors if v not in scope])
    g = multiplied(cards, [(scope, table) for scope, table in factors if v in scope])
    return f, g


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, dict(zip(scopes, tables)).items()), cards)  # but for Z, which cancels
    condition = summed_over(P, {u, v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, {v}), condition) * ratio(summed_over(P, {u}), condition)
    return left, right


# %% scopes_not_in_the_key: 分法留着再用，而只按势函数的表和两个结点区分 / Splits are kept for later calls, but only by the tables of potentials and the two nodes
# caught by: test_split
# book: §14.2
# kind: narrow
_known = {}


def _pairwise_split(cards, scopes, tables, u, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, [(scope, table) for scope, table in factors if v not in scope])
    g = multiplied(cards, [(scope, table) for scope, table in factors if v in scope])
    return f, g


def pairwise_split(cards, scopes, tables, u, v):
    key = tuple(cards), tuple(np.asarray(table).tobytes() for table in tables), u, v
    if key not in _known:
        _known[key] = _pairwise_split(cards, scopes, tables, u, v)
    return _known[key]


# %% sign_lost: t 的正负号丢了 / Loses the sign of t
# caught by: test_edge
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def edge_needed(t):
    table = np.array([[exp(abs(t) / 2), 1.0], [1.0, exp(abs(t) / 2)]])
    return table / table.sum()


# %% sign_reversed: 对角线与反对角线颠倒 / The diagonals are exchanged
# caught by: test_edge
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def edge_needed(t):
    table = np.array([[exp(-t / 2), 1.0], [1.0, exp(-t / 2)]])
    return table / table.sum()


# %% slices_of_the_joint: 取联合分布在 x_u = 0 和 x_v = 0 的切片，没有除以公共部分 / Multiplies two slices of the joint distribution
# caught by: test_split
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_split(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)
    return np.take(P, [0], axis=v), np.take(P, [0], axis=u)


# %% small_condition_is_zero: 把很小的数当成 0 / Takes small numbers for 0
# caught by: test_two_sides
# book: (14.5)
# kind: narrow
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 1e-12)


# %% split_by_half: 把因子平分成两半 / Divides the list of factors in two halves
# caught by: test_split
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_split(cards, scopes, tables, u, v):
    factors = list(zip(scopes, tables))
    f = multiplied(cards, factors[: len(factors) // 2])
    g = multiplied(cards, factors[len(factors) // 2 :])
    return f, g


# %% twice_t: 优势比是 e^(2t) / An odds ratio of e^(2t)
# caught by: test_edge
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def edge_needed(t):
    table = np.array([[exp(t), 1.0], [1.0, exp(t)]])
    return table / table.sum()


# %% uniform_where_impossible: 概率为 0 的条件处填了均匀分布 / Fills in a uniform distribution where the condition has probability 0
# caught by: test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    condition = summed_over(P, {u, v})
    left = ratio(P, condition)
    right = ratio(summed_over(P, {v}), condition) * ratio(summed_over(P, {u}), condition)
    left = np.where(condition > 0, left, 1 / cards[u] / cards[v])
    return left, right


# %% witness_of_three: 只对 n = 3 造了例子 / A witness for n = 3 only
# caught by: test_witness
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_but_not_local(n, p):
    # All variables are equal: the others tell all there is to know of two of them, so nothing is left to depend on.
    n = 3
    table = np.zeros((2,) * n)
    table[(0,) * n] = 1 - p
    table[(1,) * n] = p
    return table


# %% zero_over_zero: 概率为 0 的条件得到 NaN / NaN where the condition has probability 0
# caught by: test_two_sides
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def two_sides(cards, scopes, tables, u, v):
    P = np.broadcast_to(multiplied(cards, zip(scopes, tables)), cards)  # but for Z, which cancels
    condition = summed_over(P, {u, v})
    left = P / condition
    right = ratio(summed_over(P, {v}), condition) * ratio(summed_over(P, {u}), condition)
    return left, right


# %% zeros_and_ones_exchanged: 全取 0 的概率是 p / Gives probability p to all zeros
# caught by: test_witness
# book: §14.2
def multiplied(cards, factors):
    """The product of factors as a broadcast table."""
    total = np.ones([1] * len(cards))
    for scope, table in factors:
        shape = [card if i in scope else 1 for i, card in enumerate(cards)]
        total = total * np.transpose(table, np.argsort(scope)).reshape(shape)
    return total


def summed_over(table, nodes):
    return table.sum(axis=tuple(nodes), keepdims=True)


def ratio(table, condition):
    return np.divide(table, condition, out=np.zeros_like(table), where=condition > 0)


def pairwise_but_not_local(n, p):
    # All variables are equal: the others tell all there is to know of two of them, so nothing is left to depend on.
    table = np.zeros((2,) * n)
    table[(0,) * n] = p
    table[(1,) * n] = 1 - p
    return table
