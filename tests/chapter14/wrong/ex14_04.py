"""Known mistakes of 14.4. Each cell holds what differs from the reference."""

# %% absorbed_everywhere: 小团的势函数乘进了每个包含它的极大团 / Multiplies a small potential into every maximal clique around it
# caught by: test_absorb
# hint: exactly one
# book: §14.2, (14.2), (14.3)
def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        for home, clique in enumerate(cliques):
            if set(scope) <= set(clique):
                products[home] = np.einsum(products[home], clique, table, scope, clique)
    return products


# %% all_cliques: 列出了所有团，不只极大的 / Lists all cliques, not the maximal ones only
# caught by: test_figure, test_maximal_cliques
# hint: no further node
# book: §14.2, (14.2), (14.3)
def maximal_cliques(n, edges):
    adjacent = {frozenset(edge) for edge in edges}
    cliques = [
        set(nodes)
        for size in range(1, n + 1)
        for nodes in combinations(range(n), size)
        if all(frozenset(pair) in adjacent for pair in combinations(nodes, 2))
    ]
    return [tuple(sorted(clique)) for clique in cliques]


# %% ambiguous_set_no_clique: 给的结点集不是团 / The set of nodes is no clique
# caught by: test_ambiguous
# book: §14.2, (14.2), (14.3)
def ambiguous_clique(k):
    return k + 1, [(0, leaf) for leaf in range(1, k + 1)], (1, 2)


# %% axes_not_reordered: 没有按 scope 调换轴的次序 / Does not reorder the axes of a table
# caught by: test_absorb
# hint: order of the clique
# book: §14.2, (14.2), (14.3)
def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        home = next(k for k, clique in enumerate(cliques) if set(scope) <= set(clique))
        shape = [cards[v] if v in scope else 1 for v in cliques[home]]
        products[home] = products[home] * np.reshape(table, shape)
    return products


# %% axes_sorted: 表的轴按结点编号，没有按团所列的次序 / Axes in the order of node numbers, not as the clique lists them
# caught by: test_absorb
# book: §14.2, (14.2), (14.3)
def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        home = next(k for k, clique in enumerate(cliques) if set(scope) <= set(clique))
        products[home] = np.einsum(products[home], cliques[home], table, scope, cliques[home])
    return [np.einsum(table, clique, sorted(clique)) for table, clique in zip(products, cliques)]


# %% both_sides_moved: 一处乘 c，一处除以 c，于是相差 c² / Multiplies by c at one value and divides at another: c² apart
# caught by: test_regauge
# book: §14.2, (14.2), (14.3)
def regauge(cards, scopes, tables, c):
    other, shared = next((k, v) for k in range(1, len(scopes)) for v in scopes[k] if v in scopes[0])
    moved = np.ones(cards[shared])
    moved[0], moved[1] = c, 1 / c
    new = list(tables)
    new[0] = np.einsum(tables[0], scopes[0], moved, [shared], scopes[0])
    new[other] = np.einsum(tables[other], scopes[other], 1 / moved, [shared], scopes[other])
    return new


# %% claims_all_true: 全都说真 / Says that all hold
# caught by: test_claims
# book: §14.2, (14.2), (14.3)
def claims():
    return {
        "maximal_enough": True,
        "same_normaliser": True,
        "every_maximal_clique_needed": True,
        "unique_potentials": True,
        "each_small_clique_in_unique_maximal": True,
        "pairwise_enough": True,
        "maximal_tables_always_smaller": True,
    }


# %% claims_pairs_enough: 以为两两势函数就够了 / Takes pairs for enough
# caught by: test_claims
# book: §14.2, (14.2), (14.3)
def claims():
    return {
        "maximal_enough": True,
        "same_normaliser": True,
        "every_maximal_clique_needed": True,
        "unique_potentials": False,
        "each_small_clique_in_unique_maximal": False,
        "pairwise_enough": True,
        "maximal_tables_always_smaller": False,
    }


# %% claims_spare_cliques: 以为有的极大团可以省去 / Takes some maximal cliques for superfluous
# caught by: test_claims
# book: §14.2, (14.2), (14.3)
def claims():
    return {
        "maximal_enough": True,
        "same_normaliser": True,
        "every_maximal_clique_needed": False,
        "unique_potentials": False,
        "each_small_clique_in_unique_maximal": False,
        "pairwise_enough": False,
        "maximal_tables_always_smaller": False,
    }


# %% claims_unique_potentials: 以为势函数是唯一的 / Takes potentials for unique
# caught by: test_claims
# book: §14.2, (14.2), (14.3)
def claims():
    return {
        "maximal_enough": True,
        "same_normaliser": True,
        "every_maximal_clique_needed": True,
        "unique_potentials": True,
        "each_small_clique_in_unique_maximal": False,
        "pairwise_enough": False,
        "maximal_tables_always_smaller": False,
    }


# %% cliques_up_to_three: 团至多找到三个结点 / Looks for cliques of at most three nodes
# caught by: test_maximal_cliques
# book: §14.2, (14.2), (14.3)
def maximal_cliques(n, edges):
    adjacent = {frozenset(edge) for edge in edges}
    cliques = [
        set(nodes)
        for size in range(1, min(n, 3) + 1)
        for nodes in combinations(range(n), size)
        if all(frozenset(pair) in adjacent for pair in combinations(nodes, 2))
    ]
    return [tuple(sorted(clique)) for clique in cliques if not any(clique < other for other in cliques)]


# %% components: 把连通分支当作团 / Takes connected components for cliques
# caught by: test_figure, test_maximal_cliques
# book: §14.2, (14.2), (14.3)
def maximal_cliques(n, edges):
    group = list(range(n))
    for u, v in edges:
        group = [group[u] if one == group[v] else one for one in group]
    return [tuple(v for v in range(n) if group[v] == one) for one in sorted(set(group))]


# %% crossover_for_two_values: 总按两个取值 / Always for two values
# caught by: test_crossover
# book: §14.2, (14.2), (14.3)
def crossover(card):
    return next(n for n in count(2) if 2**n > comb(n, 2) * 4)


# %% crossover_one_pair: 只比一对的表 / Compares with a single pair
# caught by: test_crossover
# book: §14.2, (14.2), (14.3)
def crossover(card):
    return next(n for n in count(2) if card**n > card**2)


# %% crossover_or_equal: 项数相等就算多 / Counts equally many entries as more
# caught by: test_crossover
# hint: not equally many
# book: §14.2, (14.2), (14.3)
def crossover(card):
    return next(n for n in count(2) if card**n >= comb(n, 2) * card**2)


# %% crossover_ordered_pairs: 每一对数了两次 / Counts every pair twice
# caught by: test_crossover
# book: §14.2, (14.2), (14.3)
def crossover(card):
    return next(n for n in count(2) if card**n > n * (n - 1) * card**2)


# %% edges_as_cliques: 只把边当作极大团 / Takes the edges for the maximal cliques
# caught by: test_figure, test_maximal_cliques
# hint: isolated
# book: §14.2, (14.2), (14.3)
def maximal_cliques(n, edges):
    return [tuple(sorted(edge)) for edge in edges]


# %% edges_one_way: 只认先小后大的边 / Knows edges only with the smaller node first
# caught by: test_maximal_cliques
# book: §14.2, (14.2), (14.3)
def maximal_cliques(n, edges):
    adjacent = set(edges)
    cliques = [
        set(nodes)
        for size in range(1, n + 1)
        for nodes in combinations(range(n), size)
        if all(pair in adjacent for pair in combinations(nodes, 2))
    ]
    return [tuple(sorted(clique)) for clique in cliques if not any(clique < other for other in cliques)]


# %% first_axis_assumed: 以为公共结点总在第一根轴 / Takes the first axes for the common node
# caught by: test_regauge
# hint: common node
# book: §14.2, (14.2), (14.3)
def regauge(cards, scopes, tables, c):
    other = next(k for k in range(1, len(scopes)) if set(scopes[k]) & set(scopes[0]))
    new = [np.array(table) for table in tables]
    new[0][0] *= c
    new[other][0] /= c
    return new


# %% first_clique_with_a_common_node: 放进第一个有公共结点的极大团 / Puts a factor where one node is in common
# caught by: test_absorb
# book: §14.2, (14.2), (14.3)
def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        home = max(range(len(cliques)), key=lambda k: len(set(scope) & set(cliques[k])) > 0)
        common = [v for v in scope if v in cliques[home]]
        table = np.einsum(table, scope, common)
        products[home] = np.einsum(products[home], cliques[home], table, common, cliques[home])
    return products


# %% fixed_strength: 不管 t，总差到 e 倍 / Off by e whatever t is
# caught by: test_not_pairwise
# book: §14.2, (14.2), (14.3)
def not_pairwise(t):
    # The alternating sum of logarithms vanishes for every product of pairs; here it has eight terms, all t.
    sign = np.array([1, -1])
    return np.exp(1.0 * np.einsum("a,b,c", sign, sign, sign))


# %% greedy_cover: 从每个结点起贪心地扩成一个团 / Grows one clique greedily from each node
# caught by: test_figure, test_maximal_cliques
# book: §14.2, (14.2), (14.3)
def maximal_cliques(n, edges):
    adjacent = {frozenset(edge) for edge in edges}
    found = set()
    for first in range(n):
        clique = {first}
        for v in range(n):
            if v not in clique and all(frozenset((u, v)) in adjacent for u in clique):
                clique.add(v)
        found.add(tuple(sorted(clique)))
    return sorted(found)


# %% in_place: 把传入的表改了 / Changes the tables that were passed
# caught by: test_regauge
# book: §14.2, (14.2), (14.3)
def regauge(cards, scopes, tables, c):
    other, shared = next((k, v) for k in range(1, len(scopes)) for v in scopes[k] if v in scopes[0])
    moved = np.ones(cards[shared])
    moved[0] = c
    new = tables
    new[0] = np.einsum(tables[0], scopes[0], moved, [shared], scopes[0])
    new[other] = np.einsum(tables[other], scopes[other], 1 / moved, [shared], scopes[other])
    return new


# %% interaction_t_in_all: 交错和只有 t，差不到 e^t 倍 / An alternating sum of t only, eight times too small
# caught by: test_not_pairwise
# hint: what is it for
# book: §14.2, (14.2), (14.3)
def not_pairwise(t):
    # The alternating sum of logarithms vanishes for every product of pairs; here it has eight terms, all t.
    sign = np.array([1, -1])
    return np.exp(t / 8 * np.einsum("a,b,c", sign, sign, sign))


# %% isolated_nodes_forgotten: 孤立结点没有算作极大团 / Isolated nodes are left out
# caught by: test_maximal_cliques
# hint: isolated
# book: §14.2, (14.2), (14.3)
def maximal_cliques(n, edges):
    adjacent = {frozenset(edge) for edge in edges}
    cliques = [
        set(nodes)
        for size in range(2, n + 1)
        for nodes in combinations(range(n), size)
        if all(frozenset(pair) in adjacent for pair in combinations(nodes, 2))
    ]
    return [tuple(sorted(clique)) for clique in cliques if not any(clique < other for other in cliques)]


# %% large_products_limited: 把表中的数限制在 1e60 以内 / Limits the numbers of the tables to 1e60
# caught by: test_absorb
# book: (14.2)
# kind: narrow
def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        home = next(k for k, clique in enumerate(cliques) if set(scope) <= set(clique))
        products[home] = np.einsum(products[home], cliques[home], table, scope, cliques[home])
    return [np.minimum(product, 1e60) for product in products]


# %% largest_cliques_only: 只列结点最多的团 / Lists the cliques of the largest size only
# caught by: test_figure, test_maximal_cliques
# book: §14.2, (14.2), (14.3)
def maximal_cliques(n, edges):
    adjacent = {frozenset(edge) for edge in edges}
    cliques = [
        set(nodes)
        for size in range(1, n + 1)
        for nodes in combinations(range(n), size)
        if all(frozenset(pair) in adjacent for pair in combinations(nodes, 2))
    ]
    return [tuple(sorted(clique)) for clique in cliques if len(clique) == max(map(len, cliques))]


# %% last_of_repeated_scopes: scope 重复时只用最后一个因子 / Of factors with the same scope uses the last one
# caught by: test_absorb
# book: §14.2, (14.2), (14.3)
def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in {frozenset(s): (s, t) for s, t in zip(scopes, tables)}.values():
        home = next(k for k, clique in enumerate(cliques) if set(scope) <= set(clique))
        products[home] = np.einsum(products[home], cliques[home], table, scope, cliques[home])
    return products


# %% leaves_adjacent: 邻居彼此相邻，只有一个极大团 / The neighbours are adjacent: one maximal clique
# caught by: test_ambiguous
# hint: not adjacent
# book: §14.2, (14.2), (14.3)
def ambiguous_clique(k):
    return k + 1, list(combinations(range(k + 1), 2)), (0,)


# %% normalised: 把每个表规范化了 / Normalises every table
# caught by: test_absorb
# book: §14.2, (14.2), (14.3)
def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        home = next(k for k, clique in enumerate(cliques) if set(scope) <= set(clique))
        products[home] = np.einsum(products[home], cliques[home], table, scope, cliques[home])
    return [table / table.sum() for table in products]


# %% not_compensated: 另一个表没有除以 c / The other table is not divided by c
# caught by: test_regauge
# hint: divide the other
# book: §14.2, (14.2), (14.3)
def regauge(cards, scopes, tables, c):
    other, shared = next((k, v) for k in range(1, len(scopes)) for v in scopes[k] if v in scopes[0])
    moved = np.ones(cards[shared])
    moved[0] = c
    new = list(tables)
    new[0] = np.einsum(tables[0], scopes[0], moved, [shared], scopes[0])
    return new


# %% one_large_entry: 只有一项是 e^t / A single entry of e^t
# caught by: test_not_pairwise
# hint: what is it for
# book: §14.2, (14.2), (14.3)
def not_pairwise(t):
    table = np.ones((2, 2, 2))
    table[1, 1, 1] = np.exp(t)
    return table


# %% only_rescaled: 只把整个表乘以 c / Only rescales a whole table by c
# caught by: test_regauge
# hint: one value
# book: §14.2, (14.2), (14.3)
def regauge(cards, scopes, tables, c):
    other, shared = next((k, v) for k in range(1, len(scopes)) for v in scopes[k] if v in scopes[0])
    moved = np.ones(cards[shared])
    moved[:] = c
    new = list(tables)
    new[0] = np.einsum(tables[0], scopes[0], moved, [shared], scopes[0])
    new[other] = np.einsum(tables[other], scopes[other], 1 / moved, [shared], scopes[other])
    return new


# %% pairs_multiplied: 造的表就是两两势函数之积 / The table is a product of pairs itself
# caught by: test_not_pairwise
# hint: what is it for
# book: §14.2, (14.2), (14.3)
def not_pairwise(t):
    # The alternating sum of logarithms vanishes for every product of pairs; here it has eight terms, all t.
    sign = np.array([1, -1])
    return np.exp(t * (np.einsum("a,b->ab", sign, sign)[:, :, None] + np.einsum("a,c->ac", sign, sign)[:, None, :]))


# %% products_below_1e_100_are_zero: 小于 1e-100 的乘积当作 0 / Takes products below 1e-100 for 0
# caught by: test_absorb
# book: (14.2)
# kind: narrow
def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        home = next(k for k, clique in enumerate(cliques) if set(scope) <= set(clique))
        products[home] = np.einsum(products[home], cliques[home], table, scope, cliques[home])
    return [np.where(product < 1e-100, 0.0, product) for product in products]


# %% scopes_not_in_the_key: 并入的结果留着再用，而只按团和势函数的表区分 / What has been merged is kept for later calls, but only by cliques and tables
# caught by: test_absorb
# book: §14.2
# kind: narrow
_known = {}


def _absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        home = next(k for k, clique in enumerate(cliques) if set(scope) <= set(clique))
        products[home] = np.einsum(products[home], cliques[home], table, scope, cliques[home])
    return products


def absorb(cliques, cards, scopes, tables):
    key = tuple(map(tuple, cliques)), tuple(cards), tuple(np.asarray(table).tobytes() for table in tables)
    if key not in _known:
        _known[key] = _absorb(cliques, cards, scopes, tables)
    return _known[key]


# %% second_scope_assumed: 以为公共结点总在第二个因子里 / Takes it that the second factor has the common node
# caught by: test_regauge
# book: §14.2, (14.2), (14.3)
def regauge(cards, scopes, tables, c):
    other, shared = 1, next((v for v in scopes[1] if v in scopes[0]), scopes[1][0])
    moved = np.ones(cards[shared])
    moved[0] = c
    new = list(tables)
    if shared in scopes[0]:
        new[0] = np.einsum(tables[0], scopes[0], moved, [shared], scopes[0])
    new[other] = np.einsum(tables[other], scopes[other], 1 / moved, [shared], scopes[other])
    return new


# %% small_dropped: 丢掉了小团的势函数 / Drops the potentials of small cliques
# caught by: test_absorb
# hint: exactly one
# book: §14.2, (14.2), (14.3)
def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        home = next((k for k, clique in enumerate(cliques) if set(scope) == set(clique)), None)
        if home is None:
            continue
        products[home] = np.einsum(products[home], cliques[home], table, scope, cliques[home])
    return products


# %% small_products_are_zero: 把很小的乘积当成 0 / Takes small products for 0
# caught by: test_absorb
# book: (14.2), (14.3)
# kind: narrow
def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        home = next(k for k, clique in enumerate(cliques) if set(scope) <= set(clique))
        products[home] = np.einsum(products[home], cliques[home], table, scope, cliques[home])
    return [np.where(product > 1e-30, product, 0.0) for product in products]


# %% tables_added: 把势函数相加而不是相乘 / Adds potentials instead of multiplying them
# caught by: test_absorb
# book: §14.2, (14.2), (14.3)
def absorb(cliques, cards, scopes, tables):
    products = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        home = next(k for k, clique in enumerate(cliques) if set(scope) <= set(clique))
        products[home] = products[home] + np.einsum(np.ones_like(products[home]), cliques[home], table, scope, cliques[home])
    return products


# %% two_nodes_two_cliques: 只给出两个极大团 / Gives two maximal cliques whatever k is
# caught by: test_ambiguous
# hint: not adjacent
# book: §14.2, (14.2), (14.3)
def ambiguous_clique(k):
    return 3, [(0, 1), (0, 2)], (0,)


# %% xor_table: 异或表含有 0，对数无意义 / The table of exclusive or has zeros
# caught by: test_not_pairwise
# book: §14.2, (14.2), (14.3)
def not_pairwise(t):
    return np.array([[[1.0, 0], [0, 1]], [[0, 1], [1, 0]]])
