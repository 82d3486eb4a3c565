"""Known mistakes of 13.10. Each cell holds what differs from the reference."""

# %% all_constraints: 连不含 i 的约束也一起检测 / Tests the constraints without i as well
# caught by: test_violates
# book: 图 13.7 / fig. 13.7
def violates(i, r, assignment, must_link, cannot_link):
    together = {**assignment, i: r}
    return any(together.get(a, together.get(b)) != together.get(b, together.get(a)) for a, b in must_link) or any(
        a in together and together[a] == together.get(b) for a, b in cannot_link
    )
    placed_mates = [assignment[j] for j in partners(i, must_link) if j in assignment]
    placed_rivals = [assignment[j] for j in partners(i, cannot_link) if j in assignment]
    return any(cluster != r for cluster in placed_mates) or r in placed_rivals


# %% any_mate_suffices: 必连的伙伴中有一个在簇中就放行 / One must-link sample in the cluster is taken to be enough
# caught by: test_violates
# book: 图 13.7 / fig. 13.7
def violates(i, r, assignment, must_link, cannot_link):
    placed_mates = [assignment[j] for j in partners(i, must_link) if j in assignment]
    placed_rivals = [assignment[j] for j in partners(i, cannot_link) if j in assignment]
    return (bool(placed_mates) and r not in placed_mates) or r in placed_rivals


# %% cannot_is_transitive: 以为“敌人的敌人是朋友”：都与同一样本勿连的成了一块 / An enemy's enemy becomes a friend: samples with a common cannot-link are joined
# caught by: test_closure
# book: §13.6
def closure(m, must_link, cannot_link):
    ids = list(range(m))
    for a, b in must_link:
        low, high = sorted((ids[a], ids[b]))
        ids = [low if block == high else block for block in ids]
    for a, b in cannot_link:
        for c, d in cannot_link:
            if len({a, b} & {c, d}) == 1:
                p, q = {a, b} ^ {c, d}
                low, high = sorted((ids[p], ids[q]))
                ids = [low if block == high else block for block in ids]
    if any(ids[a] == ids[b] for a, b in cannot_link):
        return None
    apart = [{ids[a], ids[b]} for a, b in cannot_link]
    return ids, [(a, b) for a, b in combinations(range(m), 2) if {ids[a], ids[b]} in apart]


# %% cannot_not_inherited: 勿连没有传给同一块的其他样本 / Cannot-links are not passed on to the other samples of a block
# caught by: test_closure
# book: §13.6
def closure(m, must_link, cannot_link):
    ids = list(range(m))
    for a, b in must_link:
        low, high = sorted((ids[a], ids[b]))
        ids = [low if block == high else block for block in ids]
    if any(ids[a] == ids[b] for a, b in cannot_link):
        return None
    apart = [{ids[a], ids[b]} for a, b in cannot_link]
    return ids, sorted({(min(pair), max(pair)) for pair in cannot_link})


# %% cannot_only: 只检测勿连，忘了必连 / Tests cannot-links only and forgets must-links
# caught by: test_violates
# book: 图 13.7 / fig. 13.7
def violates(i, r, assignment, must_link, cannot_link):
    placed_mates = [assignment[j] for j in partners(i, must_link) if j in assignment]
    placed_rivals = [assignment[j] for j in partners(i, cannot_link) if j in assignment]
    return r in placed_rivals


# %% closure_numbers_blocks: 块从 0 起依次编号，不是最小的样本 / Numbers the blocks 0, 1, 2, … instead of by their smallest sample
# caught by: test_closure
# book: 图 13.7 / fig. 13.7
def closure(m, must_link, cannot_link):
    ids = list(range(m))
    for a, b in must_link:
        low, high = sorted((ids[a], ids[b]))
        ids = [low if block == high else block for block in ids]
    if any(ids[a] == ids[b] for a, b in cannot_link):
        return None
    apart = [{ids[a], ids[b]} for a, b in cannot_link]
    names = sorted(set(ids))
    return [names.index(one) for one in ids], [
        (a, b) for a, b in combinations(range(m), 2) if {ids[a], ids[b]} in apart
    ]


# %% closure_one_pass: 必连只合并一遍，反着写的链没有连通 / Merges in a single pass, which misses chains in the other order
# caught by: test_closure
# book: 图 13.7 / fig. 13.7
def closure(m, must_link, cannot_link):
    ids = list(range(m))
    for a, b in must_link:
        low, high = sorted((ids[a], ids[b]))
        ids[a] = ids[b] = low
    if any(ids[a] == ids[b] for a, b in cannot_link):
        return None
    apart = [{ids[a], ids[b]} for a, b in cannot_link]
    return ids, [(a, b) for a, b in combinations(range(m), 2) if {ids[a], ids[b]} in apart]


# %% closure_pairs_of_blocks_only: 只列出各块最小的样本之间的勿连 / Lists cannot-links between the smallest samples of blocks only
# caught by: test_closure
# book: 图 13.7 / fig. 13.7
def closure(m, must_link, cannot_link):
    ids = list(range(m))
    for a, b in must_link:
        low, high = sorted((ids[a], ids[b]))
        ids = [low if block == high else block for block in ids]
    if any(ids[a] == ids[b] for a, b in cannot_link):
        return None
    apart = [{ids[a], ids[b]} for a, b in cannot_link]
    return ids, [(a, b) for a, b in combinations(sorted(set(ids)), 2) if {ids[a], ids[b]} in apart]


# %% closure_without_chains: 必连没有传递：只看直接相连的样本 / Must-links are not transitive: only direct partners count
# caught by: test_closure
# book: §13.6
def closure(m, must_link, cannot_link):
    ids = list(range(m))
    for a, b in must_link:
        ids[max(a, b)] = min(ids[max(a, b)], a, b)
    if any(ids[a] == ids[b] for a, b in cannot_link):
        return None
    apart = [{ids[a], ids[b]} for a, b in cannot_link]
    return ids, [(a, b) for a, b in combinations(range(m), 2) if {ids[a], ids[b]} in apart]


# %% cluster_zero_is_missing: 把放在簇 0 的伙伴当作没有放好 / Takes partners in cluster 0 for not placed
# caught by: test_violates
# book: 图 13.7 / fig. 13.7
def violates(i, r, assignment, must_link, cannot_link):
    placed_mates = [assignment[j] for j in partners(i, must_link) if assignment.get(j)]
    placed_rivals = [assignment[j] for j in partners(i, cannot_link) if assignment.get(j)]
    return any(cluster != r for cluster in placed_mates) or r in placed_rivals


# %% contradiction_unnoticed: 必连与勿连矛盾时没有返回 None / A contradiction of must-links and cannot-links goes unnoticed
# caught by: test_closure
# book: §13.6
def closure(m, must_link, cannot_link):
    ids = list(range(m))
    for a, b in must_link:
        low, high = sorted((ids[a], ids[b]))
        ids = [low if block == high else block for block in ids]
    apart = [{ids[a], ids[b]} for a, b in cannot_link]
    return ids, [(a, b) for a, b in combinations(range(m), 2) if {ids[a], ids[b]} in apart]


# %% counts_changes_only: 轮数漏数了均值不变的最后一轮 / The last round, which changes no mean, is not counted
# caught by: test_watermelon, test_algorithm
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": max(1, n_iter - 1)}


# %% data_in_float32: 数据转成了单精度 / Data in single precision
# caught by: test_algorithm
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=np.float32)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% dead_end_for_two: 反例只对两个簇成立 / A dead end for two clusters only
# caught by: test_dead_end
# book: 图 13.7 / fig. 13.7
def greedy_dead_end(k):
    # The first k samples take a cluster each and rival the last one; together they would leave it room.
    return [[float(i)] for i in range(k + 1)], [(0, 2), (1, 2)], list(range(k))


# %% dead_end_is_infeasible: 例子本身无解：k+1 个样本两两勿连 / The example has no solution: k + 1 samples, all in cannot-links
# caught by: test_dead_end
# book: §13.6
def greedy_dead_end(k):
    # The first k samples take a cluster each and rival the last one; together they would leave it room.
    X = [[float(i)] for i in range(k + 1)]
    return X, [(i, j) for j in range(k + 1) for i in range(j)], list(range(k))


# %% empty_cluster_at_zero: 空簇的均值成了 0 / The mean of an empty cluster becomes 0
# caught by: test_special_cases
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, np.zeros_like(centers), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% fifty_rounds_at_most: 至多 50 轮 / Stops after 50 rounds
# caught by: test_algorithm
# book: 图 13.7 / fig. 13.7
# kind: narrow
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < min(max_iter, 50) and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% first_constraint_only: 只看含 i 的第一条约束 / Looks at the first constraint with i only
# caught by: test_violates
# book: 图 13.7 / fig. 13.7
def partners(i, pairs):
    return [b if a == i else a for a, b in pairs if i in (a, b)][:1]


# %% first_hundred_constraints: 只看前 100 对约束 / Looks at the first 100 constraints only
# caught by: test_violates
# kind: narrow
def partners(i, pairs):
    return [b if a == i else a for a, b in pairs[:100] if i in (a, b)]


# %% gives_up_at_nearest: 最近的簇违约就失败，没有试次近的 / Fails if the nearest cluster is ruled out, without trying the next
# caught by: test_watermelon, test_algorithm
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest[:1] if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% greedy_succeeds: 例子太容易，算法没有失败 / The example is too easy: the algorithm does not fail
# caught by: test_dead_end
# book: §13.6
def greedy_dead_end(k):
    # The first k samples take a cluster each and rival the last one; together they would leave it room.
    X = [[float(i)] for i in range(k + 1)]
    return X, [(0, k)], list(range(k))


# %% keeps_old_assignment: 新一轮没有清空上一轮的簇 / A new round does not empty the clusters of the last
# caught by: test_algorithm
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    assignment = {}
    while n_iter < max_iter and not np.array_equal(centers, old):
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% last_mate_only: 只看最后一个已放好的必连伙伴 / Looks at the last placed must-link mate only
# caught by: test_violates
# book: 图 13.7 / fig. 13.7
def violates(i, r, assignment, must_link, cannot_link):
    placed_mates = [assignment[j] for j in partners(i, must_link) if j in assignment]
    placed_rivals = [assignment[j] for j in partners(i, cannot_link) if j in assignment]
    return bool(placed_mates) and placed_mates[-1] != r or r in placed_rivals


# %% manhattan_distance: 用了曼哈顿距离 / Manhattan distance
# caught by: test_algorithm
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.abs(x - centers).sum(axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% means_allclose: 均值用 np.allclose 比较，数很大或很小时过早停止 / Compares means by np.allclose, and stops too early where numbers are large or small
# caught by: test_algorithm
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and (old is None or not np.allclose(centers, old)):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% must_only: 只检测必连，忘了勿连 / Tests must-links only and forgets cannot-links
# caught by: test_violates
# book: 图 13.7 / fig. 13.7
def violates(i, r, assignment, must_link, cannot_link):
    placed_mates = [assignment[j] for j in partners(i, must_link) if j in assignment]
    placed_rivals = [assignment[j] for j in partners(i, cannot_link) if j in assignment]
    return any(cluster != r for cluster in placed_mates)


# %% nearest_when_stuck: 所有的簇都违约时仍放入最近的簇 / Takes the nearest cluster when all are ruled out, instead of failing
# caught by: test_algorithm, test_special_cases
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            assignment[i] = (allowed or nearest)[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% one_based_ids: 把约束中的编号当作从 1 起 / Takes the numbers in the constraints to start at 1
# caught by: test_watermelon, test_violates
# book: §13.6
def partners(i, pairs):
    return [b - 1 if a == i + 1 else a - 1 for a, b in pairs if i + 1 in (a, b)]


# %% one_direction: 只看 i 写在前面的约束 / Looks only at constraints in which i comes first
# caught by: test_watermelon, test_violates
# book: 图 13.7 / fig. 13.7
def partners(i, pairs):
    return [b for a, b in pairs if a == i]


# %% own_cluster_counts: 样本自己原来的簇也算违约 / The sample's own former cluster counts as a breach
# caught by: test_violates
# book: 图 13.7 / fig. 13.7
def violates(i, r, assignment, must_link, cannot_link):
    placed_mates = [assignment[j] for j in partners(i, must_link) if j in assignment]
    placed_rivals = [assignment[j] for j in partners(i, cannot_link) if j in assignment]
    return any(cluster != r for cluster in placed_mates) or r in placed_rivals or assignment.get(i, r) != r


# %% placed_in_order_of_distance: 按到均值的距离放样本，不按编号 / Places samples by their distance instead of their number
# caught by: test_algorithm
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i in np.argsort(np.min(np.linalg.norm(X[:, None] - centers, axis=2), axis=1), kind="stable").tolist():
            x = X[i]
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array([assignment[i] for i in range(len(X))])
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% round_before_when_stuck: 后来某一轮失败时返回上一轮的结果 / Returns the result of the round before when a later round fails
# caught by: test_algorithm
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None if old is None else {'labels': labels.tolist(), 'centers': centers.tolist(), 'n_iter': n_iter}
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% stops_at_small_change: 均值变化小于 0.01 就停止 / Stops when means move by less than 0.01
# caught by: test_algorithm
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and (old is None or np.abs(centers - old).max() > 0.01):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% stops_when_labels_stay: 簇不变就停止，少了一轮 / Stops before a round that would change no cluster, one round early
# caught by: test_watermelon, test_algorithm
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        if n_iter and labels.tolist() == last:
            break
        last = labels.tolist()
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% swapped_sets: 必连与勿连弄反了 / Must-links and cannot-links are exchanged
# caught by: test_watermelon, test_violates
# book: 图 13.7 / fig. 13.7
def violates(i, r, assignment, must_link, cannot_link):
    placed_mates = [assignment[j] for j in partners(i, cannot_link) if j in assignment]
    placed_rivals = [assignment[j] for j in partners(i, must_link) if j in assignment]
    return any(cluster != r for cluster in placed_mates) or r in placed_rivals


# %% three_nearest_only: 只试最近的三个簇 / Tries the three nearest clusters only
# caught by: test_algorithm
# book: 图 13.7 / fig. 13.7
# kind: narrow
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()[:3]
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% ties_to_the_last: 距离相等时取编号大的簇 / Of equal distances the larger number is taken
# caught by: test_special_cases
# book: 图 13.7 / fig. 13.7
def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            distances = np.linalg.norm(x - centers, axis=1)
            nearest = sorted(range(len(centers)), key=lambda r: (distances[r], -r))
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


# %% unassigned_is_violation: 必连的伙伴还没有放好，也当作违约 / A must-link whose other sample is not placed counts as broken
# caught by: test_watermelon, test_violates
# book: 图 13.7 / fig. 13.7
def violates(i, r, assignment, must_link, cannot_link):
    placed_mates = [assignment.get(j) for j in partners(i, must_link)]
    placed_rivals = [assignment[j] for j in partners(i, cannot_link) if j in assignment]
    return any(cluster != r for cluster in placed_mates) or r in placed_rivals
