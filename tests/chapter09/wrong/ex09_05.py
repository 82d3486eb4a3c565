"""Known mistakes of 9.5. Each cell holds what differs from the reference."""

# %% absolute_tolerance: 半径放宽了 1e-6，不管坐标大小 / The radius is widened by 1e-6 whatever the scale
# caught by: test_core_objects
# book: §9.5
# kind: narrow
def neighbourhoods(X, eps):
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    return [np.flatnonzero(row <= eps + 1e-6).tolist() for row in distances]


# %% any_near_pair: a 不是核心对象也算 / Takes any near pair of different clusters, core object or not
# caught by: test_violation
# hint: 每个核心对象的邻域
# book: (9.40)
def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    for a in [i for i in range(len(X)) if labels[i] >= 0]:
        for b in near[a]:  # a chain that leaves the cluster has a first step that does
            if labels[b] != labels[a]:
                return a, b
    return None


# %% border_reaches_its_cluster: 由边界样本可达整个簇 / A border sample reaches its whole cluster
# caught by: test_reachable_set
# book: §9.5
def reachable_set(X, eps, min_pts, i):
    near = neighbourhoods(X, eps)
    cores = [c for c in core_objects(X, eps, min_pts) if c in near[i]]
    return sorted(predecessors(X, eps, min_pts, cores[0] if cores else i))


# %% chain_to_cores_only: 只有核心对象才可达 / Chains may end at core objects only
# caught by: test_chains, test_connection
# hint: 没有链才返回 None
# book: §9.5
def reach_chain(X, eps, min_pts, i, j):
    before = predecessors(X, eps, min_pts, i)
    if j != i and (j not in before or j not in core_objects(X, eps, min_pts)):
        return None
    chain = [j]
    while chain[-1] != i:
        chain.append(before[chain[-1]])
    return chain[::-1]


# %% chain_without_start: 链漏了出发的样本 / The chain leaves out the sample that it starts from
# caught by: test_chains
# book: §9.5
def reach_chain(X, eps, min_pts, i, j):
    before = predecessors(X, eps, min_pts, i)
    if j not in before:
        return None
    chain = [j]
    while chain[-1] != i:
        chain.append(before[chain[-1]])
    return chain[-2::-1] if len(chain) > 1 else chain


# %% chains_reversed: 链写成由样本到 k / Chains run from the samples to k
# caught by: test_connection
# book: (9.39)
def connection(X, eps, min_pts, core, a, b):
    return core, reach_chain(X, eps, min_pts, core, a)[::-1], reach_chain(X, eps, min_pts, core, b)[::-1]


# %% city_blocks: 用曼哈顿距离 / City-block distances
# caught by: test_melons, test_core_objects
# book: §9.3
# costs: 3
def neighbourhoods(X, eps):
    distances = np.sum(np.abs(X[:, None, :] - X[None, :, :]), axis=2)
    return [np.flatnonzero(row <= eps).tolist() for row in distances]


# %% connected_instead: 把密度相连当作密度可达 / Takes density-connected for density-reachable
# caught by: test_violation
# book: (9.40)
def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    for core in core_objects(X, eps, min_pts):
        together = [b for b in predecessors(X, eps, min_pts, core)]
        for a in sorted(together):
            for b in together:
                if labels[a] >= 0 and labels[b] != labels[a]:
                    return a, b
    return None


# %% core_from_zero: min_pts 不小于 2 时才对：单个样本从不是核心对象 / A lonely sample is never a core object
# caught by: test_core_objects
# book: §9.5
def core_objects(X, eps, min_pts):
    return [i for i, near in enumerate(neighbourhoods(X, eps)) if len(near) >= max(min_pts, 2)]


# %% first_neighbours_only: 只看邻域中最前面的 40 个样本 / Looks at the first forty neighbours only
# caught by: test_violation
# book: (9.40)
# kind: narrow
def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    for a in core_objects(X, eps, min_pts):
        for b in near[a][:40]:
            if labels[b] != labels[a]:
                return a, b
    return None


# %% first_way_only: 总走第一个没走过的核心对象，走进死路不回头 / Always steps to the first core object not yet visited, and never backs out of a dead end
# caught by: test_chains
# book: §9.5
def reach_chain(X, eps, min_pts, i, j):
    near, cores, chain = neighbourhoods(X, eps), core_objects(X, eps, min_pts), [i]
    while chain[-1] != j:
        if chain[-1] not in cores:
            return None
        if j in near[chain[-1]]:
            return [*chain, j]
        fresh = [t for t in near[chain[-1]] if t not in chain and t in cores]
        if not fresh:
            return None
        chain.append(fresh[0])
    return chain


# %% itself_is_not_reached: 不是核心对象的样本由自己不可达 / A sample that is no core object does not reach itself
# caught by: test_chains
# book: §9.5
def reach_chain(X, eps, min_pts, i, j):
    before = predecessors(X, eps, min_pts, i)
    if j not in before or i not in core_objects(X, eps, min_pts):
        return None
    chain = [j]
    while chain[-1] != i:
        chain.append(before[chain[-1]])
    return chain[::-1]


# %% k_is_a: 密度相连时总取 k = a / Always takes k = a
# caught by: test_connection
# hint: 走不出去
# book: (9.39)
def connection(X, eps, min_pts, core, a, b):
    return a, [a], reach_chain(X, eps, min_pts, a, b)


# %% k_is_nearest_core: 取 k 为 a 邻域中的某个核心对象，链却从 core 出发 / k is a core object near a, but the chains start at `core`
# caught by: test_connection
# book: (9.39)
def connection(X, eps, min_pts, core, a, b):
    near = neighbourhoods(X, eps)[a]
    k = next(c for c in core_objects(X, eps, min_pts) if c in near)
    return k, reach_chain(X, eps, min_pts, core, a), reach_chain(X, eps, min_pts, core, b)


# %% later_clusters_only: 以为簇按生成的次序编号 / Thinks that clusters are numbered in the order they were made
# caught by: test_violation
# book: (9.40)
def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    for a in core_objects(X, eps, min_pts):
        for b in near[a]:  # a chain that leaves the cluster has a first step that does
            if labels[b] < labels[a]:
                return a, b
    return None


# %% nearest_to_the_end_first: 总朝终点最近的样本走，走进死路不回头 / Always steps to what is nearest to the end, and never backs out of a dead end
# caught by: test_chains
# book: §9.5
def reach_chain(X, eps, min_pts, i, j):
    if j not in predecessors(X, eps, min_pts, i):
        return None
    near, chain = neighbourhoods(X, eps), [i]
    cores = core_objects(X, eps, min_pts)
    while chain[-1] != j:
        options = [t for t in near[chain[-1]] if t not in chain and (t in cores or t == j)]
        if not options:
            return None
        chain.append(min(options, key=lambda t: np.linalg.norm(X[t] - X[j])))
    return chain


# %% neighbouring_numbers_only: 只比较编号相邻的簇 / Compares clusters with neighbouring numbers only
# caught by: test_violation
def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    for a in core_objects(X, eps, min_pts):
        for b in near[a]:
            if abs(labels[b] - labels[a]) == 1:
                return a, b
    return None


# %% noise_only: 只查可达的样本是不是噪声 / Only asks whether a reached sample is noise
# caught by: test_book_violates_maximality
# book: (9.40)
def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    for a in core_objects(X, eps, min_pts):
        for b in near[a]:  # a chain that leaves the cluster has a first step that does
            if labels[b] == -1:
                return a, b
    return None


# %% none_violates: 以为最大性总成立，总返回 None / Thinks maximality always holds, and returns None
# caught by: test_book_violates_maximality
# book: (9.40)
def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    return None


# %% numbers_from_one: 下标从 1 数起 / Counts samples from 1
# caught by: test_melons, test_core_objects
# book: §9.5
def core_objects(X, eps, min_pts):
    return [i + 1 for i, near in enumerate(neighbourhoods(X, eps)) if len(near) >= min_pts]


def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    for a in (i - 1 for i in core_objects(X, eps, min_pts)):
        for b in near[a]:  # a chain that leaves the cluster has a first step that does
            if labels[b] != labels[a]:
                return a, b
    return None


# %% one_step_only: 只看一步直达 / Looks at single steps only
# caught by: test_chains
# book: §9.5
def reach_chain(X, eps, min_pts, i, j):
    before = predecessors(X, eps, min_pts, i)
    if j not in before:
        return None
    if i == j:
        return [i]
    return [i, j] if before[j] == i else None


# %% own_run: 不看给定的 labels，自己另跑一次算法 / Ignores the labels given, and runs the algorithm itself
# caught by: test_violation
# book: (9.40)
def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    mine = [-1] * len(X)
    for seed in core_objects(X, eps, min_pts):
        if mine[seed] < 0:
            for there in predecessors(X, eps, min_pts, seed):
                mine[there] = seed if mine[there] < 0 else mine[there]
    for a in core_objects(X, eps, min_pts):
        for b in near[a]:
            if mine[b] != mine[a]:
                return a, b
    return None


# %% pair_swapped: 样本对的次序颠倒：由 b 可达 a / The pair is the wrong way round: a is reached from b
# caught by: test_book_violates_maximality
# book: (9.40)
def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    for a in core_objects(X, eps, min_pts):
        for b in near[a]:  # a chain that leaves the cluster has a first step that does
            if labels[b] != labels[a]:
                return b, a
    return None


# %% set_of_neighbours: 可达集只是自己的邻域 / What is reached is the neighbourhood alone
# caught by: test_reachable_set, test_melons_reached
# book: §9.5
def reachable_set(X, eps, min_pts, i):
    return neighbourhoods(X, eps)[i] if i in core_objects(X, eps, min_pts) else [i]


# %% set_without_border: 可达的样本只算核心对象 / Counts only core objects as reached
# caught by: test_reachable_set, test_melons_reached
# book: §9.5
def reachable_set(X, eps, min_pts, i):
    cores = core_objects(X, eps, min_pts)
    return [j for j in sorted(predecessors(X, eps, min_pts, i)) if j == i or j in cores]


# %% set_without_start: 可达集漏了出发的样本 / The start is missing from what is reached
# caught by: test_reachable_set
# book: §9.5
def reachable_set(X, eps, min_pts, i):
    return sorted(set(predecessors(X, eps, min_pts, i)) - {i})


# %% skips_a_core_of_the_last_cluster: 最后一个簇的第一个核心对象没有检查 / The first core object of the last cluster is not looked at
# caught by: test_violation
def maximality_violation(X, eps, min_pts, labels):
    near, last, skipped = neighbourhoods(X, eps), max(labels), False
    for a in core_objects(X, eps, min_pts):
        if labels[a] == last and not skipped:
            skipped = True
            continue
        for b in near[a]:
            if labels[b] != labels[a]:
                return a, b
    return None


# %% squared_radius: 用距离的平方与 eps 比较 / Compares squared distances with eps
# caught by: test_melons, test_core_objects
# book: §9.5
# costs: 3
def neighbourhoods(X, eps):
    distances = np.sum((X[:, None, :] - X[None, :, :]) ** 2, axis=2)
    return [np.flatnonzero(row <= eps).tolist() for row in distances]


# %% steps_from_border: 由边界样本继续走 / Chains go on from border samples
# caught by: test_chains, test_melons_reached
# hint: 不能再走
# book: §9.5
def predecessors(X, eps, min_pts, start):
    """For each sample reachable from `start`, the one before it on a shortest chain."""
    near, before, queue = neighbourhoods(X, eps), {start: None}, [start]
    for here in queue:
        if True:
            fresh = [there for there in near[here] if there not in before]
            before.update(dict.fromkeys(fresh, here))
            queue.extend(fresh)
    return before


# %% strictly_nearer: 恰好相距 eps 的样本不算邻域 / Samples exactly eps away are left out
# caught by: test_core_objects
# book: §9.5
# costs: 2
def neighbourhoods(X, eps):
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    return [np.flatnonzero(row < eps).tolist() for row in distances]


# %% symmetric: 把密度可达当作对称的 / Takes reachability for symmetric
# caught by: test_chains
# book: §9.5
def reach_chain(X, eps, min_pts, i, j):
    before = predecessors(X, eps, min_pts, i)
    if j not in before:
        before = predecessors(X, eps, min_pts, j)
        if i not in before:
            return None
        return reach_chain(X, eps, min_pts, j, i)[::-1]
    chain = [j]
    while chain[-1] != i:
        chain.append(before[chain[-1]])
    return chain[::-1]


# %% tolerant_radius: 半径放宽了万分之一 / The radius is widened by a ten-thousandth
# caught by: test_core_objects
# book: §9.5
# kind: narrow
def neighbourhoods(X, eps):
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    return [np.flatnonzero(row <= eps * 1.0001).tolist() for row in distances]


# %% two_ends_only: 链只写首尾 / Chains give the two ends only
# caught by: test_chains
# book: §9.5
def reach_chain(X, eps, min_pts, i, j):
    before = predecessors(X, eps, min_pts, i)
    if j not in before:
        return None
    return [i, j] if i != j else [i]


# %% without_itself: 邻域没有算上样本自己，或者要多于 min_pts 个才算核心对象 / The neighbourhood leaves the sample itself out, or more than min_pts are demanded of a core object
# caught by: test_melons, test_core_objects
# hint: 包括样本自己
# book: §9.5
# costs: 2
def neighbourhoods(X, eps):
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    return [[j for j in np.flatnonzero(row <= eps).tolist() if j != i] for i, row in enumerate(distances)]
