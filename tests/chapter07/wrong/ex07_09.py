"""Known mistakes of 7.9. Each cell holds what differs from the reference."""

# %% addition_makes_cycles: 增加一条边时只排除了直接的环 / Excludes only direct cycles when adding an edge
# caught by: test_neighbours
# book: §7.5.2
def neighbours(dag):
    found = []
    for child, parents in dag.items():
        for other in dag:
            without = {**dag, child: [p for p in parents if p != other]}
            if other in parents:
                found.append(without)
                # Reversed, the edge must not close another path from `other` to `child`.
                if not _is_above(without, other, child):
                    found.append({**without, other: [*without[other], child]})
            elif other != child and child not in dag[other]:
                found.append({**dag, child: [*parents, other]})
    return found


# %% always_from_nothing: 不管所给的起点，总从没有边开始 / Always starts without edges, whatever the start given
# caught by: test_climbs_on_melons, test_hill_climb
# book: §7.5.2
def hill_climb(rows, values, start):
    # A change of one edge changes one or two families; all others have been scored before.
    @cache
    def score(node, parents):
        return local_bic(node, sorted(parents), rows, values)

    def bic(dag):
        return sum(score(node, frozenset(parents)) for node, parents in dag.items())

    start = {node: [] for node in values}
    path = [(start, bic(start))]
    while True:
        best = min(neighbours(path[-1][0]), key=bic, default=start)
        if bic(best) >= path[-1][1] - 1e-9:
            return path
        path.append((best, bic(best)))


# %% climbs_without_reversals: 爬山只增删边，不试反转 / Climbs by adding and deleting edges only, never by reversing one
# caught by: test_hill_climb
# hint: 包括反转
# book: §7.5.2
def hill_climb(rows, values, start):
    # A change of one edge changes one or two families; all others have been scored before.
    @cache
    def score(node, parents):
        return local_bic(node, sorted(parents), rows, values)

    def bic(dag):
        return sum(score(node, frozenset(parents)) for node, parents in dag.items())

    path = [(start, bic(start))]
    while True:
        edges = sum(map(len, path[-1][0].values()))
        others = [dag for dag in neighbours(path[-1][0]) if sum(map(len, dag.values())) != edges]
        best = min(others, key=bic, default=start)
        if bic(best) >= path[-1][1] - 1e-9:
            return path
        path.append((best, bic(best)))


# %% combinations_that_occur: 惩罚项只计出现过的父结点取值组合 / The penalty counts only combinations of parents' values that occur
# caught by: test_local_bic
# book: (7.31)
def local_bic(node, parents, rows, values):
    size = (len(values[node]) - 1) * len({tuple(row[p] for p in parents) for row in rows})
    return log(len(rows)) / 2 * size - _local_log_likelihood(node, parents, rows, values)


# %% complete_graph_learned: 没有惩罚，学得的网有一切可能的边 / Without a penalty the network learned has all possible edges
# caught by: test_learned_on_melons, test_learned_on_trees
# book: §7.5.2
def learn_structure(rows, values):
    nodes = list(values)
    return {node: nodes[:k] for k, node in enumerate(nodes)}


# %% cyclic_learned: 各结点独立选父结点，学得的网有环 / Chooses parents node by node, which makes cycles
# caught by: test_learned_on_melons, test_learned_on_trees
# book: §7.5.2
def learn_structure(rows, values):
    return {node: [min((p for p in values if p != node), key=lambda p: local_bic(node, [p], rows, values))] for node in values}


# %% first_improvement: 遇到第一个更好的邻居就走 / Takes the first better neighbour, not the best
# caught by: test_climbs_on_melons, test_hill_climb
# book: §7.5.2
def hill_climb(rows, values, start):
    # A change of one edge changes one or two families; all others have been scored before.
    @cache
    def score(node, parents):
        return local_bic(node, sorted(parents), rows, values)

    def bic(dag):
        return sum(score(node, frozenset(parents)) for node, parents in dag.items())

    path = [(start, bic(start))]
    while True:
        now = path[-1][1]
        best = next((one for one in neighbours(path[-1][0]) if bic(one) < now - 1e-9), path[-1][0])
        if bic(best) >= path[-1][1] - 1e-9:
            return path
        path.append((best, bic(best)))


# %% itself_a_neighbour: 邻居中有结构自己 / A structure counts among its own neighbours
# caught by: test_neighbours
# book: §7.5.2
def neighbours(dag):
    found = [dag]
    for child, parents in dag.items():
        for other in dag:
            without = {**dag, child: [p for p in parents if p != other]}
            if other in parents:
                found.append(without)
                # Reversed, the edge must not close another path from `other` to `child`.
                if not _is_above(without, other, child):
                    found.append({**without, other: [*without[other], child]})
            elif not _is_above(dag, child, other):
                found.append({**dag, child: [*parents, other]})
    return found


# %% joint_table: 条件概率表按全部样本归一，成了联合概率 / Normalises the table over all samples, which gives joint probabilities
# caught by: test_likelihoods_of_melons, test_cpt
# book: (7.32)
def cpt(node, parents, rows, values):
    counts = _counts(node, parents, rows, values)
    totals = counts.sum(keepdims=True)
    uniform = np.full(counts.shape, 1 / len(values[node]))
    return np.divide(counts, totals, out=uniform, where=totals > 0)


# %% laplace: 条件概率表做了拉普拉斯修正 / The tables are corrected by Laplace's rule
# caught by: test_likelihoods_of_melons, test_cpt
# book: (7.32)
def cpt(node, parents, rows, values):
    counts = _counts(node, parents, rows, values)
    counts = counts + 1
    totals = counts.sum(axis=-1, keepdims=True)
    uniform = np.full(counts.shape, 1 / len(values[node]))
    return np.divide(counts, totals, out=uniform, where=totals > 0)


# %% logarithm_to_base_2: 对数以 2 为底 / Logarithms to base 2
# caught by: test_bics_of_melons, test_log_likelihood
# book: (7.29)
# costs: 1.5
def _local_log_likelihood(node, parents, rows, values):
    counts = _counts(node, parents, rows, values)
    seen = counts > 0
    return float((counts[seen] * np.log2(cpt(node, parents, rows, values)[seen])).sum())


def local_bic(node, parents, rows, values):
    size = (len(values[node]) - 1) * prod(len(values[p]) for p in parents)
    return np.log2(len(rows)) / 2 * size - _local_log_likelihood(node, parents, rows, values)


# %% long_cycles_overlooked: 只找长度不超过 5 的环 / Looks for cycles of up to five edges only
# caught by: test_neighbours
# hint: 去掉有环的
# book: §7.5
# kind: narrow
def _is_above(dag, first, second, most=4):
    """Whether a path of edges leads from `first` to `second`."""
    return first == second or (most > 0 and any(_is_above(dag, first, parent, most - 1) for parent in dag[second]))


# %% maximised: 爬山时取了 BIC 最大的邻居 / Hill climbing goes to the neighbour of largest BIC
# caught by: test_climbs_on_melons, test_hill_climb
# book: (7.31)
def hill_climb(rows, values, start):
    # A change of one edge changes one or two families; all others have been scored before.
    @cache
    def score(node, parents):
        return local_bic(node, sorted(parents), rows, values)

    def bic(dag):
        return sum(score(node, frozenset(parents)) for node, parents in dag.items())

    path = [(start, bic(start))]
    while True:
        best = max(neighbours(path[-1][0]), key=bic, default=start)
        if bic(best) <= path[-1][1] + 1e-9:
            return path
        path.append((best, bic(best)))


# %% mean_log_likelihood: 对数似然除以了样本数 / Divides the log-likelihood by the number of samples
# caught by: test_likelihoods_of_melons, test_log_likelihood
# book: (7.29)
def log_likelihood(dag, rows, values):
    return sum(_local_log_likelihood(node, parents, rows, values) for node, parents in dag.items()) / len(rows)


# %% naive_bayes_learned: 学得的总是朴素贝叶斯 / What is learned is always naive Bayes
# caught by: test_learned_on_melons, test_learned_on_trees
# book: §7.5.2
def learn_structure(rows, values):
    root = list(values)[-1]
    return {node: [] if node == root else [root] for node in values}


# %% no_deletions: 邻居中没有删除 / The neighbours lack deletions
# caught by: test_neighbours
# book: §7.5.2
def neighbours(dag):
    found = []
    for child, parents in dag.items():
        for other in dag:
            without = {**dag, child: [p for p in parents if p != other]}
            if other in parents:
                # Reversed, the edge must not close another path from `other` to `child`.
                if not _is_above(without, other, child):
                    found.append({**without, other: [*without[other], child]})
            elif not _is_above(dag, child, other):
                found.append({**dag, child: [*parents, other]})
    return found


# %% no_reversals: 邻居中没有反转 / The neighbours lack reversals
# caught by: test_neighbours
# book: §7.5.2
def neighbours(dag):
    found = []
    for child, parents in dag.items():
        for other in dag:
            without = {**dag, child: [p for p in parents if p != other]}
            if other in parents:
                found.append(without)
                # Reversed, the edge must not close another path from `other` to `child`.
                if False:
                    found.append({**without, other: [*without[other], child]})
            elif not _is_above(dag, child, other):
                found.append({**dag, child: [*parents, other]})
    return found


# %% node_first: 条件概率表的第一轴是结点自己 / The first axis of the table is the node itself
# caught by: test_cpt
# book: (7.32)
def cpt(node, parents, rows, values):
    counts = _counts(node, parents, rows, values)
    totals = counts.sum(axis=-1, keepdims=True)
    uniform = np.full(counts.shape, 1 / len(values[node]))
    return np.moveaxis(np.divide(counts, totals, out=uniform, where=totals > 0), -1, 0)


def _local_log_likelihood(node, parents, rows, values):
    counts = _counts(node, parents, rows, values)
    seen = counts > 0
    return float((counts[seen] * np.log(np.moveaxis(cpt(node, parents, rows, values), 0, -1)[seen])).sum())


# %% nodes_as_parameters: 把结点个数当作 |B| / Takes the number of nodes for |B|
# caught by: test_sizes_of_melons, test_bics_of_melons, test_free_parameters
# book: (7.31)
# costs: 2
def free_parameters(dag, values):
    return len(dag)


def local_bic(node, parents, rows, values):
    size = 1
    return log(len(rows)) / 2 * size - _local_log_likelihood(node, parents, rows, values)


# %% only_additions: 爬山时只会加边 / Hill climbing only adds edges
# caught by: test_hill_climb
# book: §7.5.2
def hill_climb(rows, values, start):
    # A change of one edge changes one or two families; all others have been scored before.
    @cache
    def score(node, parents):
        return local_bic(node, sorted(parents), rows, values)

    def bic(dag):
        return sum(score(node, frozenset(parents)) for node, parents in dag.items())

    path = [(start, bic(start))]
    while True:
        best = min((one for one in neighbours(path[-1][0]) if sum(map(len, one.values())) > sum(map(len, path[-1][0].values()))), key=bic, default=path[-1][0])
        if bic(best) >= path[-1][1] - 1e-9:
            return path
        path.append((best, bic(best)))


# %% parameters_in_32_bits: 参数个数用 32 位整数计算 / Computes numbers of parameters in 32 bits
# caught by: test_free_parameters
# kind: narrow
def free_parameters(dag, values):
    sizes = [
        np.int32(len(values[node]) - 1) * np.prod([len(values[p]) for p in parents], dtype=np.int32)
        for node, parents in dag.items()
    ]
    return int(sum(sizes))


# %% parents_added: 父结点的取值数相加而不是相乘 / Adds the numbers of parents' values in place of multiplying them
# caught by: test_sizes_of_melons, test_bics_of_melons, test_free_parameters, test_local_bic
# book: (7.31)
# costs: 2
def free_parameters(dag, values):
    return sum((len(values[node]) - 1) * (sum(len(values[p]) for p in parents) or 1) for node, parents in dag.items())


def local_bic(node, parents, rows, values):
    size = (len(values[node]) - 1) * (sum(len(values[p]) for p in parents) or 1)
    return log(len(rows)) / 2 * size - _local_log_likelihood(node, parents, rows, values)


# %% parents_sorted: 条件概率表的轴按名字排序，不按所给的次序 / The axes of the table are sorted by name
# caught by: test_cpt
# book: (7.32)
def cpt(node, parents, rows, values):
    parents = sorted(parents)
    counts = _counts(node, parents, rows, values)
    totals = counts.sum(axis=-1, keepdims=True)
    uniform = np.full(counts.shape, 1 / len(values[node]))
    return np.divide(counts, totals, out=uniform, where=totals > 0)


def _local_log_likelihood(node, parents, rows, values):
    parents = sorted(parents)
    counts = _counts(node, parents, rows, values)
    seen = counts > 0
    return float((counts[seen] * np.log(cpt(node, parents, rows, values)[seen])).sum())


# %% penalty_of_aic: 惩罚项用了 AIC 的，没有 ½ ln m / The penalty of AIC, without ½ ln m
# caught by: test_bics_of_melons, test_local_bic
# book: (7.30), (7.31)
def local_bic(node, parents, rows, values):
    size = (len(values[node]) - 1) * prod(len(values[p]) for p in parents)
    return size - _local_log_likelihood(node, parents, rows, values)


# %% penalty_of_nodes: 罚项中的 m 用了结点数，不是样本数 / The penalty takes the number of nodes for m, not that of samples
# caught by: test_bics_of_melons, test_local_bic
# book: (7.31)
def local_bic(node, parents, rows, values):
    size = (len(values[node]) - 1) * prod(len(values[p]) for p in parents)
    return log(len(values)) / 2 * size - _local_log_likelihood(node, parents, rows, values)


# %% penalty_without_one_half: 惩罚项漏了 1/2 / The penalty lacks the 1/2
# caught by: test_bics_of_melons, test_local_bic
# book: (7.31)
def local_bic(node, parents, rows, values):
    size = (len(values[node]) - 1) * prod(len(values[p]) for p in parents)
    return log(len(rows)) * size - _local_log_likelihood(node, parents, rows, values)


# %% reversal_looks_at_parents_only: 反转之前只看另一端有没有别的父结点 / Reverses an edge only if its other end has no further parent
# caught by: test_neighbours
# book: §7.5
def neighbours(dag):
    found = []
    for child, parents in dag.items():
        for other in dag:
            without = {**dag, child: [p for p in parents if p != other]}
            if other in parents:
                found.append(without)
                # Reversed, the edge must not close another path from `other` to `child`.
                if not without[child]:
                    found.append({**without, other: [*without[other], child]})
            elif not _is_above(dag, child, other):
                found.append({**dag, child: [*parents, other]})
    return found


# %% reversal_makes_cycles: 反转一条边时没有检查环 / Does not look for cycles when reversing an edge
# caught by: test_neighbours
# book: §7.5.2
def neighbours(dag):
    found = []
    for child, parents in dag.items():
        for other in dag:
            without = {**dag, child: [p for p in parents if p != other]}
            if other in parents:
                found.append(without)
                # Reversed, the edge must not close another path from `other` to `child`.
                if True:
                    found.append({**without, other: [*without[other], child]})
            elif not _is_above(dag, child, other):
                found.append({**dag, child: [*parents, other]})
    return found


# %% sign_reversed: BIC 的正负号反了，又取最小 / The BIC has the wrong sign, and is then minimised
# caught by: test_bics_of_melons, test_local_bic
# book: (7.31)
def local_bic(node, parents, rows, values):
    size = (len(values[node]) - 1) * prod(len(values[p]) for p in parents)
    return -(log(len(rows)) / 2 * size - _local_log_likelihood(node, parents, rows, values))


# %% small_gains_left: BIC 减小不到 1e-5 就停下 / Stops where the BIC would decrease by less than 1e-5
# caught by: test_hill_climb
# hint: 没有邻居更好为止
# book: §7.5.2
# kind: narrow
def hill_climb(rows, values, start):
    # A change of one edge changes one or two families; all others have been scored before.
    @cache
    def score(node, parents):
        return local_bic(node, sorted(parents), rows, values)

    def bic(dag):
        return sum(score(node, frozenset(parents)) for node, parents in dag.items())

    path = [(start, bic(start))]
    while True:
        best = min(neighbours(path[-1][0]), key=bic, default=start)
        if bic(best) >= path[-1][1] - 1e-5:
            return path
        path.append((best, bic(best)))


# %% start_missing: 路径里没有起点 / The path lacks the start
# caught by: test_climbs_on_melons, test_hill_climb
# book: §7.5.2
def hill_climb(rows, values, start):
    # A change of one edge changes one or two families; all others have been scored before.
    @cache
    def score(node, parents):
        return local_bic(node, sorted(parents), rows, values)

    def bic(dag):
        return sum(score(node, frozenset(parents)) for node, parents in dag.items())

    path = [(start, bic(start))]
    while True:
        best = min(neighbours(path[-1][0]), key=bic, default=start)
        if bic(best) >= path[-1][1] - 1e-9:
            return path[1:] or path
        path.append((best, bic(best)))


# %% three_steps: 爬山最多走三步 / Hill climbing takes three steps at most
# caught by: test_climbs_on_melons
# book: §7.5.2
# kind: narrow
def hill_climb(rows, values, start):
    # A change of one edge changes one or two families; all others have been scored before.
    @cache
    def score(node, parents):
        return local_bic(node, sorted(parents), rows, values)

    def bic(dag):
        return sum(score(node, frozenset(parents)) for node, parents in dag.items())

    path = [(start, bic(start))]
    while True:
        best = min(neighbours(path[-1][0]), key=bic, default=start)
        if bic(best) >= path[-1][1] - 1e-9 or len(path) > 3:
            return path
        path.append((best, bic(best)))


# %% unseen_as_zero: 没出现的取值组合下概率全为 0 / Zeros for combinations that do not occur
# caught by: test_cpt
# book: (7.32)
def cpt(node, parents, rows, values):
    counts = _counts(node, parents, rows, values)
    totals = counts.sum(axis=-1, keepdims=True)
    uniform = np.zeros(counts.shape)
    return np.divide(counts, totals, out=uniform, where=totals > 0)


# %% values_by_prefix: 以取值的开头辨认取值 / Tells values by how they begin
# caught by: test_cpt
# kind: narrow
def _counts(node, parents, rows, values):
    counts = np.zeros([len(values[name]) for name in (*parents, node)])
    for row in rows:
        places = [[row[name].startswith(v) for v in values[name]].index(True) for name in (*parents, node)]
        counts[tuple(places)] += 1
    return counts


# %% values_not_less_one: 自由参数个数没有减 1 / Does not take one off the number of values
# caught by: test_sizes_of_melons, test_bics_of_melons, test_free_parameters
# book: (7.31)
# costs: 1.5
def free_parameters(dag, values):
    return sum(len(values[node]) * prod(len(values[p]) for p in parents) for node, parents in dag.items())


def local_bic(node, parents, rows, values):
    size = len(values[node]) * prod(len(values[p]) for p in parents)
    return log(len(rows)) / 2 * size - _local_log_likelihood(node, parents, rows, values)


# %% values_that_occur: 惩罚项只计出现过的取值 / The penalty counts only values that occur
# caught by: test_local_bic
# book: (7.31)
def local_bic(node, parents, rows, values):
    size = (len({row[node] for row in rows}) - 1) * prod(len(values[p]) for p in parents)
    return log(len(rows)) / 2 * size - _local_log_likelihood(node, parents, rows, values)
