"""Known mistakes of 14.6. Each cell holds what differs from the reference."""

# %% all_cards_like_the_first: 所有变量都按 v 的取值个数计 / All variables of a table are given as many values as v
# caught by: test_cliques_and_cost
# book: §14.4.1
def elimination_cost(cards, edges, order):
    return sum(cards[v] ** len(clique) for v, clique in zip(order, elimination_scopes(len(cards), edges, order)))


# %% bad_order_of_a_chain: 链的任何次序都便宜，称不上坏次序 / Every order of a chain is cheap, none is bad
# caught by: test_bad_order
# book: §14.4.1
def bad_order(n):
    return [(v, v + 1) for v in range(n - 1)], [*range(1, n - 1, 2), *range(0, n - 1, 2)]


# %% best_cost_remembered: 算过的最小代价留着再用，而只按结点数、边数、查询结点和取值个数区分 / Least costs are kept for later calls, but only by the numbers of nodes and edges, the query and card
# caught by: test_best_cost
# book: §14.4.1
# kind: narrow
def best_cost(n, edges, query, card):
    others = [v for v in range(n) if v != query]
    return min(elimination_cost([card] * n, edges, order) for order in permutations(others))


_right_best_cost = best_cost


_seen_best_cost = {}


def best_cost(*args):
    key = (args[0], len(args[1]), args[2], args[3])
    if key not in _seen_best_cost:
        _seen_best_cost[key] = _right_best_cost(*args)
    return _seen_best_cost[key]


# %% cheap_for_two_values: 次序只在取值个数为 2 时够便宜 / A graph whose order is cheap for two values only
# caught by: test_cheap_family
# book: §14.4.1
def cheap_family(n):
    chain = [(v, v + 1) for v in range(n - 1)]
    return chain + [(0, 2)] * (n > 2), list(range(n - 1))


# %% cheap_graph_bad_order: 图是星形，却先消去中心 / A star whose centre goes first
# caught by: test_cheap_family
# book: §14.4.1
def cheap_family(n):
    return [(0, v) for v in range(1, n)], list(range(n - 1))


# %% cost_in_64_bits: 代价用 64 位整数计算，大了就溢出 / Costs in 64-bit integers, which overflow
# caught by: test_cliques_and_cost
# book: §14.4.1
def elimination_cost(cards, edges, order):
    cards = np.array(cards, dtype=np.int64)
    return int(sum(np.prod(cards[list(clique)]) for clique in elimination_scopes(len(cards), edges, order)))


# %% cost_of_messages: 代价算的是求和之后的表 / The cost counts the tables after the sum
# caught by: test_known_graphs, test_cliques_and_cost
# book: §14.4.1
def elimination_cost(cards, edges, order):
    return sum(
        prod(cards[u] for u in clique)
        for clique in [c - {v} for v, c in zip(order, elimination_scopes(len(cards), edges, order))]
    )


# %% counts_neighbours_only: 团里没有被消去的结点自己 / The cliques lack the eliminated node itself
# caught by: test_known_graphs, test_cliques_and_cost
# book: §14.4.1
def elimination_scopes(n, edges, order):
    neighbours = {v: set() for v in range(n)}
    for u, v in edges:
        neighbours[u].add(v)
        neighbours[v].add(u)
    cliques = []
    for v in order:
        around = neighbours.pop(v)
        for u in around:
            neighbours[u] = (neighbours[u] | around) - {u, v}
        cliques.append(around)
    return cliques


# %% drops_query_factors: 只用最后一个消息，丢了查询结点自己的因子 / Keeps the last message only and loses the query's own factors
# caught by: test_marginal
# book: §14.4.1
def eliminate(cards, scopes, tables, order):
    (query,) = set(range(len(cards))) - set(order)
    constants = [((v,), np.ones(card)) for v, card in enumerate(cards)]  # every node stands in a factor
    factors = [*zip(scopes, tables), *constants]
    for v in order:
        touched = [factor for factor in factors if v in factor[0]]
        message = multiply(touched, {u for scope, _ in touched for u in scope} - {v})
        factors = [factor for factor in factors if v not in factor[0]] + [message]
    _, marginal = multiply([((query,), np.ones(cards[query])), factors[-1]], {query})
    return marginal / marginal.sum()


# %% edges_one_way: 只看写在前面的端点 / Follows edges only from their first to their second node
# caught by: test_cliques_and_cost
# book: §14.4.1
def elimination_scopes(n, edges, order):
    neighbours = {v: set() for v in range(n)}
    for u, v in edges:
        neighbours[u].add(v)
    cliques = []
    for v in order:
        around = neighbours.pop(v)
        for u in around & neighbours.keys():
            neighbours[u] = (neighbours[u] | around) - {u, v}
        cliques.append({v} | around)
    return cliques


# %% eliminated_nodes_stay: 被消去的结点还留在邻居之中 / Eliminated nodes stay among the neighbours
# caught by: test_known_graphs, test_cliques_and_cost
# book: §14.4.1
def elimination_scopes(n, edges, order):
    neighbours = {v: set() for v in range(n)}
    for u, v in edges:
        neighbours[u].add(v)
        neighbours[v].add(u)
    cliques = []
    for v in order:
        around = neighbours[v]
        for u in around:
            neighbours[u] = (neighbours[u] | around) - {u}
        cliques.append({v} | around)
    return cliques


# %% eliminates_the_query: 把查询结点也消去了 / Eliminates the query as well
# caught by: test_best_cost
# book: §14.4.1
def best_cost(n, edges, query, card):
    others = [v for v in range(n)]
    return min(elimination_cost([card] * n, edges, order) for order in permutations(others))


# %% family_disconnected: 给出 n 个孤立的结点，图不连通 / Gives n isolated nodes: the graph is not connected
# caught by: test_cheap_family
# book: §14.4.1
def cheap_family(n):
    return [], list(range(n - 1))


# %% fewest_added_edges: 每一步消去添边最少的结点，未必最好 / Always takes the node that adds the fewest edges, which need not be best
# caught by: test_best_cost
# book: §14.4.1
def best_cost(n, edges, query, card):
    near = {v: {a + b - v for a, b in edges if v in (a, b)} for v in range(n)}

    def added(v):
        return sum(b not in near[a] for a in near[v] for b in near[v] if a < b)

    order, left = [], [v for v in range(n) if v != query]
    while left:
        order.append(min(left, key=added))
        left.remove(order[-1])
        around = near.pop(order[-1])
        for u in around:
            near[u] = (near[u] | around) - {u, order[-1]}
    return elimination_cost([card] * n, edges, order)


# %% fewest_neighbours: 每一步消去邻居最少的结点，未必最好 / Always takes the node with the fewest neighbours, which need not be best
# caught by: test_best_cost
# book: §14.4.1
def best_cost(n, edges, query, card):
    order, left = [], [v for v in range(n) if v != query]
    while left:
        sizes = {v: len(elimination_scopes(n, edges, [*order, v])[-1]) for v in left}
        order.append(min(left, key=sizes.get))
        left.remove(order[-1])
    return elimination_cost([card] * n, edges, order)


# %% grid_is_not_hard_enough: 难例取了阶梯形的图，团只有 3 个结点 / The hard graph is a ladder, whose cliques have 3 nodes
# caught by: test_triangle_free_but_hard
# book: §14.4.1
def triangle_free_but_hard(k):
    rails = [(u, u + 1) for u in range(2 * k - 1) if u != k - 1]
    return 2 * k, rails + [(u, k + u) for u in range(k)]


# %% hard_is_a_cycle: 难例取了长的环，添边后的团也只有 3 个结点 / The hard graph is a long cycle, whose cliques never exceed 3 nodes
# caught by: test_triangle_free_but_hard
# book: §14.4.1
def triangle_free_but_hard(k):
    return 2 * k, [(v, (v + 1) % (2 * k)) for v in range(2 * k)]


# %% hard_with_triangles: 难例取了完全图，到处是三角形 / The hard graph is complete and full of triangles
# caught by: test_triangle_free_but_hard
# book: §14.4.1
def triangle_free_but_hard(k):
    return k + 1, [(u, v) for u in range(k + 1) for v in range(u)]


# %% isolated_nodes_crash: 不在任何因子中的结点使程序出错 / Fails for a node that is in no factor
# caught by: test_marginal
# book: §14.4.1
def eliminate(cards, scopes, tables, order):
    (query,) = set(range(len(cards))) - set(order)
    constants = []
    factors = [*zip(scopes, tables), *constants]
    for v in order:
        touched = [factor for factor in factors if v in factor[0]]
        message = multiply(touched, {u for scope, _ in touched for u in scope} - {v})
        factors = [factor for factor in factors if v not in factor[0]] + [message]
    _, marginal = multiply(factors, {query})
    return marginal / marginal.sum()


# %% joint_table: 先算出整个联合分布的表，再求和 / Computes the table of the whole joint distribution first
# caught by: test_long_chain
# book: §14.4.1
def eliminate(cards, scopes, tables, order):
    (query,) = set(range(len(cards))) - set(order)
    constants = [((v,), np.ones(card)) for v, card in enumerate(cards)]  # every node stands in a factor
    factors = [*zip(scopes, tables), *constants]
    _, joint = multiply(factors, range(len(cards)))
    marginal = joint.sum(axis=tuple(order))
    return marginal / marginal.sum()


# %% max_instead_of_sum: 只取最大的一个表，没有把各步相加 / Takes the largest table instead of the sum of all
# caught by: test_known_graphs, test_cliques_and_cost
# book: §14.4.1
def elimination_cost(cards, edges, order):
    return max((prod(cards[u] for u in clique) for clique in elimination_scopes(len(cards), edges, order)), default=0)


# %% max_product: 对 v 取了最大值，没有求和 / Takes the maximum over v instead of the sum
# caught by: test_marginal
# book: §14.4.1
def multiply(factors, kept):
    """The product of factors, summed over all nodes but those kept; two at a time: einsum takes a limited number."""
    scope, table = factors[0]
    for nodes, other in factors[1:]:
        union = tuple({*scope, *nodes})
        scope, table = union, np.einsum(table, scope, other, nodes, union)
    order = tuple(sorted(scope, key=lambda v: v in kept))
    table = np.einsum(table, scope, order)
    return tuple(v for v in order if v in kept), table.max(axis=tuple(range(len(order) - len(kept))))


# %% no_fill_in: 消去结点后没有把它的邻居连起来 / The neighbours of an eliminated node are not made adjacent
# caught by: test_known_graphs, test_cliques_and_cost
# book: §14.4.1
def elimination_scopes(n, edges, order):
    neighbours = {v: set() for v in range(n)}
    for u, v in edges:
        neighbours[u].add(v)
        neighbours[v].add(u)
    cliques = []
    for v in order:
        around = neighbours.pop(v)
        for u in around:
            neighbours[u] = neighbours[u] - {v}
        cliques.append({v} | around)
    return cliques


# %% one_order_only: 只试了编号递增的次序 / Tries the order of the node numbers only
# caught by: test_best_cost
# book: §14.4.1
def best_cost(n, edges, query, card):
    others = [v for v in range(n) if v != query]
    return elimination_cost([card] * n, edges, others)


# %% original_cliques: 代价按原图的最大团估计：每一步都算 card^(最大团) / Takes the largest clique of the given graph for every step
# caught by: test_best_cost
# book: §14.4.1
def best_cost(n, edges, query, card):
    from itertools import combinations

    pairs = {frozenset(edge) for edge in edges}
    sizes = [len(c) for r in range(1, n + 1) for c in combinations(range(n), r)
             if all(frozenset(p) in pairs for p in combinations(c, 2))]
    return (n - 1) * card ** max(sizes)


# %% small_numbers_dropped: 小于 1e-4 的数当作 0 / Takes numbers below 1e-4 for 0
# caught by: test_marginal, test_long_chain
# book: §14.4.1
# kind: narrow
def eliminate(cards, scopes, tables, order):
    (query,) = set(range(len(cards))) - set(order)
    constants = [((v,), np.ones(card)) for v, card in enumerate(cards)]  # every node stands in a factor
    factors = [*zip(scopes, (np.where(np.array(t) < 1e-4, 0, t) for t in tables)), *constants]
    for v in order:
        touched = [factor for factor in factors if v in factor[0]]
        message = multiply(touched, {u for scope, _ in touched for u in scope} - {v})
        factors = [factor for factor in factors if v not in factor[0]] + [message]
    _, marginal = multiply(factors, {query})
    return marginal / marginal.sum()


# %% sorted_axes: 以为表的轴总按结点编号排列 / Takes the axes of a table to be in the order of the node numbers
# caught by: test_marginal
# book: §14.4.1
def eliminate(cards, scopes, tables, order):
    (query,) = set(range(len(cards))) - set(order)
    constants = [((v,), np.ones(card)) for v, card in enumerate(cards)]  # every node stands in a factor
    factors = [*((sorted(scope), table) for scope, table in zip(scopes, tables)), *constants]
    for v in order:
        touched = [factor for factor in factors if v in factor[0]]
        message = multiply(touched, {u for scope, _ in touched for u in scope} - {v})
        factors = [factor for factor in factors if v not in factor[0]] + [message]
    _, marginal = multiply(factors, {query})
    return marginal / marginal.sum()


# %% star_from_the_leaves: 星形图先消去叶结点，代价并不大 / A star with its leaves first, which is cheap
# caught by: test_bad_order
# book: §14.4.1
def bad_order(n):
    return [(0, v) for v in range(1, n)], list(range(1, n))


# %% tables_in_float32: 因子转成了单精度 / Factors in single precision
# caught by: test_long_chain
# book: §14.4.1
def eliminate(cards, scopes, tables, order):
    (query,) = set(range(len(cards))) - set(order)
    constants = [((v,), np.ones(card)) for v, card in enumerate(cards)]  # every node stands in a factor
    factors = [
        *zip(scopes, (np.asarray(t, dtype=np.float32) for t in tables)),
        *[(s, t.astype(np.float32)) for s, t in constants],
    ]
    for v in order:
        touched = [factor for factor in factors if v in factor[0]]
        message = multiply(touched, {u for scope, _ in touched for u in scope} - {v})
        factors = [factor for factor in factors if v not in factor[0]] + [message]
    _, marginal = multiply(factors, {query})
    return marginal / marginal.sum()


# %% thirty_nine_factors: 至多用到 39 个因子 / At most 39 factors are used
# caught by: test_long_chain
# book: (14.18)
# kind: narrow
def _eliminate(cards, scopes, tables, order):
    (query,) = set(range(len(cards))) - set(order)
    constants = [((v,), np.ones(card)) for v, card in enumerate(cards)]  # every node stands in a factor
    factors = [*zip(scopes, tables), *constants]
    for v in order:
        touched = [factor for factor in factors if v in factor[0]]
        message = multiply(touched, {u for scope, _ in touched for u in scope} - {v})
        factors = [factor for factor in factors if v not in factor[0]] + [message]
    _, marginal = multiply(factors, {query})
    return marginal / marginal.sum()


def eliminate(cards, scopes, tables, order):
    return _eliminate(cards, scopes[:39], tables[:39], order)


# %% tree_with_a_cycle: 给出的图多了一条边，不是树 / One edge too many: not a tree
# caught by: test_bad_order
# book: §14.4.1
def bad_order(n):
    return [(0, v) for v in range(1, n)] + [(1, 2)], list(range(n - 1))


# %% unnormalised: 边际分布没有规范化 / The marginal is not normalised
# caught by: test_marginal
# book: (14.18)
def eliminate(cards, scopes, tables, order):
    (query,) = set(range(len(cards))) - set(order)
    constants = [((v,), np.ones(card)) for v, card in enumerate(cards)]  # every node stands in a factor
    factors = [*zip(scopes, tables), *constants]
    for v in order:
        touched = [factor for factor in factors if v in factor[0]]
        message = multiply(touched, {u for scope, _ in touched for u in scope} - {v})
        factors = [factor for factor in factors if v not in factor[0]] + [message]
    _, marginal = multiply(factors, {query})
    return marginal
