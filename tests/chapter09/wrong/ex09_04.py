"""Known mistakes of 9.4. Each cell holds what differs from the reference."""

# %% all_equal_divides_by_zero: 样本全同时除以 0 / Divides by zero when all samples are equal
# caught by: test_chances
# book: §9.4.1
def dsquared_probabilities(X, chosen):
    squares = squared_distances(X, X[chosen]).min(axis=1)
    return (squares / squares.sum()).tolist()


# %% all_k_together: 结论没有分开各个 k / The conclusions do not keep the values of k apart
# caught by: test_conclusions
# book: §9.4.1
def conclusions(rows):
    best_init, ordered = {}, {}
    for k in dict.fromkeys(row["k"] for row in rows):
        mine = list(rows)
        best_init[k] = sorted(min(mine, key=lambda row: row["objective"])["init"])
        ordered[k] = not any(
            a["min_gap"] > b["min_gap"] and a["objective"] > b["objective"] for a in mine for b in mine
        )
    return {"best_init": best_init, "spread_orders_objective": ordered}


# %% assigned_in_float32: 用单精度比较距离 / Distances compared in single precision
# caught by: test_assign
# kind: narrow
def assign(X, centers):
    return squared_distances(np.float32(X), np.float32(centers)).argmin(axis=1).tolist()


# %% at_most_300_rounds: 至多 300 轮 / At most 300 rounds
# caught by: test_runs_to_a_fixed_point
# kind: narrow
def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-12 and len(history) < 300:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% best_init_unsorted: 最好的起点没有升序 / The best start is not sorted
# caught by: test_conclusions
# book: §9.4.1
def conclusions(rows):
    best_init, ordered = {}, {}
    for k in dict.fromkeys(row["k"] for row in rows):
        mine = [row for row in rows if row["k"] == k]
        best_init[k] = min(mine, key=lambda row: row["objective"])["init"]
        ordered[k] = not any(
            a["min_gap"] > b["min_gap"] and a["objective"] > b["objective"] for a in mine for b in mine
        )
    return {"best_init": best_init, "spread_orders_objective": ordered}


# %% best_is_widest: 把最分散的起点当作最好的 / Takes the most spread start for the best
# caught by: test_conclusions
# book: §9.4.1
def conclusions(rows):
    best_init, ordered = {}, {}
    for k in dict.fromkeys(row["k"] for row in rows):
        mine = [row for row in rows if row["k"] == k]
        best_init[k] = sorted(max(mine, key=lambda row: row["min_gap"])["init"])
        ordered[k] = not any(
            a["min_gap"] > b["min_gap"] and a["objective"] > b["objective"] for a in mine for b in mine
        )
    return {"best_init": best_init, "spread_orders_objective": ordered}


# %% distance_not_squared: 目标值加的是距离，不是距离的平方 / The objective adds distances instead of their squares
# caught by: test_whole_run, test_runs_to_a_fixed_point
# book: (9.24)
# costs: 2
def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-12:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.sum(np.linalg.norm(X - centers[labels], axis=1))))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% distance_weights: 概率与距离成正比，不是与距离的平方成正比 / Probabilities proportional to the distance instead of its square
# caught by: test_chances
# book: §9.4.1
def dsquared_probabilities(X, chosen):
    squares = np.sqrt(squared_distances(X, X[chosen])).min(axis=1)
    if not squares.any():
        return [1 / len(X)] * len(X)
    return (squares / squares.sum()).tolist()


# %% empty_cluster_dropped: 空簇被删掉，中心少了一个 / An empty cluster is dropped, so that a centre is missing
# caught by: test_update
# book: 图 9.2 / fig. 9.2
def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means[sorted(set(labels.tolist()))]


# %% empty_cluster_nan: 空簇也求均值，得到 NaN / An empty cluster gets the mean of nothing, which is NaN
# caught by: test_update
# book: 图 9.2 / fig. 9.2
def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in range(len(centers)):
        means[i] = X[labels == i].sum(axis=0) / np.float64(np.sum(labels == i))
    return means


# %% empty_goes_back_to_init: 没有样本的中心退回最初的位置 / A centre without samples goes back to where it began
# caught by: test_runs_to_a_fixed_point
# book: 图 9.2 / fig. 9.2
def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-12:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, init)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% empty_takes_the_farthest: 空簇的中心移到了最远的样本 / The centre of an empty cluster moves to the farthest sample
# caught by: test_update
# book: 图 9.2 / fig. 9.2
def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    for i in set(range(len(means))) - set(labels.tolist()):
        means[i] = X[np.linalg.norm(X - means[labels], axis=1).argmax()]
    return means


# %% farthest_from_the_last: 最远优先只看离上一个样本的距离 / Farthest first looks at the last chosen sample only
# caught by: test_seeding_of_melons, test_seeding_by_definition
# book: §9.4.1
def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen[-1:]]).min(axis=1).argmax()))
    return chosen


# %% gap_is_the_mean: min_gap 取了平均间距 / The gap is the mean distance, not the smallest
# caught by: test_experiment
# book: §9.4.1
def experiment(X, ks, seed):
    rng = np.random.default_rng(seed)
    different = np.unique(X, axis=0, return_index=True)[1]  # of samples that coincide the first
    rows = []
    for k in ks:
        starts = {frozenset(farthest_first(X, k, int(rng.integers(len(X)))))}
        while len(starts) < 3:
            starts.add(frozenset(rng.choice(different, k, replace=False).tolist()))
        for start in map(sorted, starts):
            found = kmeans(X, X[start])
            gap = float(np.mean([np.linalg.norm(X[i] - X[j]) for i, j in combinations(start, 2)]))
            row = {"k": k, "init": start, "objective": found["objective"], "rounds": found["rounds"], "min_gap": gap}
            rows.append(row)
    return rows


# %% hard_coded: 只会背书上的结果 / Knows the run of the book by heart
# caught by: test_runs_to_a_fixed_point
# book: §9.4.1
def kmeans(X, init):
    if len(X) != 30:
        centers = np.array(init, dtype=float)
        return {"labels": assign(X, init), "centers": centers, "objective": 0.412567, "rounds": 1, "history": [0.412567]}
    centers, history, moved = init, [], np.inf
    while moved > 1e-12:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% labels_one_round_late: 目标值用的是更新前的中心 / The objective of a round is taken before the centres are updated
# caught by: test_whole_run, test_runs_to_a_fixed_point
# book: (9.24)
# costs: 2
def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-12:
        labels = assign(X, centers)
        history.append(float(np.sum((X - np.array(centers)[labels]) ** 2)))
        previous, centers = centers, update(X, labels, centers)
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% last_of_tied_rows: 并列时取了后出现的那行 / Of tied rows takes the last
# caught by: test_conclusions
# book: §9.4.1
def conclusions(rows):
    best_init, ordered = {}, {}
    for k in dict.fromkeys(row["k"] for row in rows):
        mine = [row for row in rows if row["k"] == k]
        best_init[k] = sorted(min(reversed(mine), key=lambda row: row["objective"])["init"])
        ordered[k] = not any(
            a["min_gap"] > b["min_gap"] and a["objective"] > b["objective"] for a in mine for b in mine
        )
    return {"best_init": best_init, "spread_orders_objective": ordered}


# %% last_round_not_counted: 什么都没变的最后一轮没有算（比如标签不变就停） / The last round, which changes nothing, is not counted (for instance, it stops when labels repeat)
# caught by: test_whole_run, test_runs_to_a_fixed_point
# book: 图 9.2 / fig. 9.2
# costs: 2
def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-12:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    history = history[:-1] or history
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% melons_only: 实验总在西瓜数据上做，不看传入的 X / The experiment takes the melons, whatever X is
# caught by: test_experiment
# book: §9.4.1
def experiment(X, ks, seed):
    from exercises.datasets import watermelon_4_0

    X = watermelon_4_0()["X"]
    rng = np.random.default_rng(seed)
    different = np.unique(X, axis=0, return_index=True)[1]  # of samples that coincide the first
    rows = []
    for k in ks:
        starts = {frozenset(farthest_first(X, k, int(rng.integers(len(X)))))}
        while len(starts) < 3:
            starts.add(frozenset(rng.choice(different, k, replace=False).tolist()))
        for start in map(sorted, starts):
            found = kmeans(X, X[start])
            gap = min(float(np.linalg.norm(X[i] - X[j])) for i, j in combinations(start, 2))
            row = {"k": k, "init": start, "objective": found["objective"], "rounds": found["rounds"], "min_gap": gap}
            rows.append(row)
    return rows


# %% movements_added_up: 把各中心的移动量相加来判断是否停止，正负会抵消 / Adds up the movements of the centres to see whether any moved: opposite ones cancel
# caught by: test_runs_to_a_fixed_point
# book: 图 9.2 / fig. 9.2
def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-12:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        moved = abs((centers - previous).sum())
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% mutates_init: 直接改动了传入的初始中心 / Changes the given initial centres in place
# caught by: test_first_means
# book: §9.4.1
def update(X, labels, centers):
    labels, means = np.array(labels), centers
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-12:
        labels = assign(X, centers)
        previous = np.array(centers)
        centers = update(X, labels, centers)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% objective_is_mean: 目标值除以了样本数 / The objective is divided by the number of samples
# caught by: test_whole_run, test_runs_to_a_fixed_point
# book: (9.24)
# costs: 2
def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-12:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.mean(np.sum((X - centers[labels]) ** 2, axis=1))))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% seed_ignored: 实验不用种子，每次的表都一样 / The experiment ignores its seed, and gives one table only
# caught by: test_experiment
# book: §9.4.1
def experiment(X, ks, seed):
    rng = np.random.default_rng(0)
    different = np.unique(X, axis=0, return_index=True)[1]  # of samples that coincide the first
    rows = []
    for k in ks:
        starts = {frozenset(farthest_first(X, k, int(rng.integers(len(X)))))}
        while len(starts) < 3:
            starts.add(frozenset(rng.choice(different, k, replace=False).tolist()))
        for start in map(sorted, starts):
            found = kmeans(X, X[start])
            gap = min(float(np.linalg.norm(X[i] - X[j])) for i, j in combinations(start, 2))
            row = {"k": k, "init": start, "objective": found["objective"], "rounds": found["rounds"], "min_gap": gap}
            rows.append(row)
    return rows


# %% seed_of_chance: 实验的随机数没有种子 / The experiment draws without a seed
# caught by: test_experiment
# book: §9.4.1
def experiment(X, ks, seed):
    rng = np.random.default_rng()
    different = np.unique(X, axis=0, return_index=True)[1]  # of samples that coincide the first
    rows = []
    for k in ks:
        starts = {frozenset(farthest_first(X, k, int(rng.integers(len(X)))))}
        while len(starts) < 3:
            starts.add(frozenset(rng.choice(different, k, replace=False).tolist()))
        for start in map(sorted, starts):
            found = kmeans(X, X[start])
            gap = min(float(np.linalg.norm(X[i] - X[j])) for i, j in combinations(start, 2))
            row = {"k": k, "init": start, "objective": found["objective"], "rounds": found["rounds"], "min_gap": gap}
            rows.append(row)
    return rows


# %% single_precision: 用了单精度 / Works in single precision
# caught by: test_runs_to_a_fixed_point
# book: §9.4.1
# kind: narrow
def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
    X, init = np.array(X, dtype=np.float32), np.array(init, dtype=np.float32)
    centers, history, moved = init, [], np.inf
    while moved > 1e-12:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% spread_is_always_good: 不看表就断言起点越分散越好 / Claims that spread starts are better without looking at the table
# caught by: test_conclusions
# book: §9.4.1
def conclusions(rows):
    best_init, ordered = {}, {}
    for k in dict.fromkeys(row["k"] for row in rows):
        mine = [row for row in rows if row["k"] == k]
        best_init[k] = sorted(min(mine, key=lambda row: row["objective"])["init"])
        ordered[k] = not any(
            a["min_gap"] > b["min_gap"] and a["objective"] > b["objective"] for a in mine for b in mine
        )
    ordered = dict.fromkeys(ordered, True)
    return {"best_init": best_init, "spread_orders_objective": ordered}


# %% starts_repeat: 三组初始样本相同 / The three starts of a k are the same
# caught by: test_experiment
# book: §9.4.1
def experiment(X, ks, seed):
    rng = np.random.default_rng(seed)
    different = np.unique(X, axis=0, return_index=True)[1]  # of samples that coincide the first
    rows = []
    for k in ks:
        starts = {frozenset(farthest_first(X, k, int(rng.integers(len(X)))))}
        while len(starts) < 3:
            starts.add(frozenset(rng.choice(different, k, replace=False).tolist()))
        for start in [sorted(min(starts, key=sorted))] * 3:
            found = kmeans(X, X[start])
            gap = min(float(np.linalg.norm(X[i] - X[j])) for i, j in combinations(start, 2))
            row = {"k": k, "init": start, "objective": found["objective"], "rounds": found["rounds"], "min_gap": gap}
            rows.append(row)
    return rows


# %% steps_below_1e_9: 中心移动不到 1e-9 就停，坐标以百万分之一计时停得太早 / Stops when no centre moves by 1e-9, which is too early for coordinates of a millionth
# caught by: test_runs_to_a_fixed_point
# book: 图 9.2 / fig. 9.2
# kind: narrow
def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-9:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% stops_at_small_steps: 中心移动不到 0.0001 就停 / Stops when no centre moves by more than 0.0001
# caught by: test_runs_to_a_fixed_point
# book: 图 9.2 / fig. 9.2
# kind: narrow
def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-4:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% stops_early: 目标值下降不多就停 / Stops when the objective falls by little
# caught by: test_whole_run, test_runs_to_a_fixed_point
# book: 图 9.2 / fig. 9.2
def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-12:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        if len(history) > 1 and history[-2] - history[-1] < 1:
            break
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


# %% strictly_ordered: 间距大而目标值相等也算违反 / A larger gap with an equal objective counts as a violation, too
# caught by: test_conclusions
# book: §9.4.1
def conclusions(rows):
    best_init, ordered = {}, {}
    for k in dict.fromkeys(row["k"] for row in rows):
        mine = [row for row in rows if row["k"] == k]
        best_init[k] = sorted(min(mine, key=lambda row: row["objective"])["init"])
        ordered[k] = not any(
            a["min_gap"] > b["min_gap"] and a["objective"] >= b["objective"] for a in mine for b in mine
        )
    return {"best_init": best_init, "spread_orders_objective": ordered}


# %% sum_of_distances: 最远优先取了到各已选样本的距离之和 / Farthest first adds the distances to all chosen samples instead of taking the nearest
# caught by: test_seeding_of_melons, test_seeding_by_definition
# book: §9.4.1
def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(np.where(np.isin(range(len(X)), chosen), -1, np.sqrt(squared_distances(X, X[chosen])).sum(axis=1)).argmax()))
    return chosen


# %% tie_to_last_centre: 距离相等时归了下标大的中心 / A tie goes to the centre of larger index
# caught by: test_assign
# book: 图 9.2 / fig. 9.2
def assign(X, centers):
    return (len(centers) - 1 - squared_distances(X, centers)[:, ::-1].argmin(axis=1)).tolist()  # argmin keeps the first of several


# %% twenty_rounds: 至多做 20 轮 / Does at most 20 rounds
# caught by: test_runs_to_a_fixed_point
# book: 图 9.2 / fig. 9.2
# kind: narrow
def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-12 and len(history) < 20:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }
