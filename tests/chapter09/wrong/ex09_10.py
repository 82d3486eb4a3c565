"""Known mistakes of 9.10. Each cell holds what differs from the reference."""

# %% always_k_max: 总选最大的 k / Always the largest k
# caught by: test_recovers
# hint: 分数突出
# book: §9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def choose(ks, scores):
    return ks[-1]


# %% always_three: 总选 k = 3 / Always k = 3
# caught by: test_recovers
# book: §9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def choose(ks, scores):
    return 3 if 3 in ks else ks[0]


# %% candidates_below_k_max: 候选漏了 k_max / k_max itself is missing
# caught by: test_melons, test_candidates
# book: §9.2
# costs: 2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def auto_kmeans(X, k_max, seed):
    firsts = np.random.default_rng(seed).permutation(len(X)).tolist()
    candidates = [candidate(X, k, firsts) for k in range(2, max(k_max, 3))]
    k = choose([one["k"] for one in candidates], [one["score"] for one in candidates])
    chosen = candidates[k - 2]
    return {"k": k, "labels": chosen["labels"], "centers": chosen["centers"], "candidates": candidates}


# %% candidates_from_three: 候选从 3 开始 / Candidates begin at 3
# caught by: test_melons, test_recovers
# book: §9.2
# costs: 3
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def auto_kmeans(X, k_max, seed):
    firsts = np.random.default_rng(seed).permutation(len(X)).tolist()
    candidates = [candidate(X, k, firsts) for k in range(3, k_max + 1)]
    k = choose([one["k"] for one in candidates], [one["score"] for one in candidates])
    chosen = candidates[k - 3]
    return {"k": k, "labels": chosen["labels"], "centers": chosen["centers"], "candidates": candidates}


# %% centres_not_updated: 中心是更新之前的 / Centres are those before the last update
# caught by: test_melons, test_candidates
# book: 图 9.2 / fig. 9.2
# costs: 2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def candidate(X, k, firsts):
    runs = (kmeans(X, X[farthest_first(X, k, first)]) for first in firsts)
    full = islice((run for run in runs if len(set(run["labels"])) == k), STARTS)
    best = min(full, key=lambda run: run["objective"])
    labels, centers = best["labels"], best["centers"]
    centers = X[[labels.index(c) for c in range(k)]]
    return {"k": k, "labels": labels, "centers": centers, "score": score(X, labels, centers)}


# %% choice_beyond_scores: 选择不由 choose 决定，另看了 m / The choice also looks at m, unlike `choose`
# caught by: test_consistency, test_small
# book: §9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def auto_kmeans(X, k_max, seed):
    firsts = np.random.default_rng(seed).permutation(len(X)).tolist()
    candidates = [candidate(X, k, firsts) for k in range(2, k_max + 1)]
    k = choose([one["k"] for one in candidates], [one["score"] for one in candidates])
    k = max(2, k - (len(X) < 20))
    chosen = candidates[k - 2]
    return {"k": k, "labels": chosen["labels"], "centers": chosen["centers"], "candidates": candidates}


# %% elbow_by_half: 目标值降到一半以下就停 / Stops where the objective has fallen by half
# caught by: test_recovers
# book: §9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def score(X, labels, centers):
    # The mean silhouette: how much nearer a sample is to its own cluster than to the next one.
    labels = np.array(labels)
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    members = np.array([labels == c for c in range(len(centers))])
    totals, sizes = distances @ members.T, members.sum(axis=1)
    rows = np.arange(len(X))
    own = totals[rows, labels] / np.maximum(sizes[labels] - 1, 1)
    means = totals / sizes
    means[rows, labels] = np.inf
    other = means.min(axis=1)
    larger = np.maximum(own, other)
    values = np.divide(other - own, larger, out=np.zeros(len(X)), where=(sizes[labels] > 1) & (larger > 0))
    return -float(np.sum((X - np.array(centers)[np.array(labels)]) ** 2))


def choose(ks, scores):
    return next((k for k, value in zip(ks, scores) if value > scores[0] / 2), ks[-1])


# %% empty_clusters_kept: 只试一组随机的样本，留着空的簇 / Tries one set of random samples, and keeps empty clusters
# caught by: test_candidates
# book: 图 9.2 / fig. 9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def score(X, labels, centers):
    # The mean silhouette: how much nearer a sample is to its own cluster than to the next one.
    labels = np.array(labels)
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    members = np.array([labels == c for c in range(len(centers))])
    totals, sizes = distances @ members.T, members.sum(axis=1)
    rows = np.arange(len(X))
    own = totals[rows, labels] / np.maximum(sizes[labels] - 1, 1)
    means = totals / np.maximum(sizes, 1)
    means[rows, labels] = np.inf
    other = means.min(axis=1)
    larger = np.maximum(own, other)
    own = np.nan_to_num(own)
    values = np.divide(other - own, larger, out=np.zeros(len(X)), where=(sizes[labels] > 1) & (larger > 0))
    return float(values.mean())


def candidate(X, k, firsts):
    rng = np.random.default_rng(firsts[0])
    full = [kmeans(X, X[rng.choice(len(X), k, replace=False)]) for _ in range(1)]
    best = min(full, key=lambda run: run["objective"])
    labels, centers = best["labels"], best["centers"]
    return {"k": k, "labels": labels, "centers": centers, "score": score(X, labels, centers)}


# %% first_samples_start: 以最前面的 k 个样本为起点，只跑一次 / Starts once, from the first k samples
# caught by: test_melons, test_recovers
# book: §9.4.1
# costs: 4
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def candidate(X, k, firsts):
    distinct = np.unique(X, axis=0, return_index=True)[1]
    full = [kmeans(X, X[np.sort(distinct)[:k]])]
    best = min(full, key=lambda run: run["objective"])
    labels, centers = best["labels"], best["centers"]
    return {"k": k, "labels": labels, "centers": centers, "score": score(X, labels, centers)}


# %% five_at_most: 候选虽全，只从 k ≤ 5 中选 / Chooses among k ≤ 5 only
# caught by: test_recovers
# book: §9.2
# kind: narrow
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def choose(ks, scores):
    return ks[int(np.argmax(scores[:4]))]


# %% infinite_score: 簇内重合时分数无穷大 / An infinite score where clusters are single points
# caught by: test_score, test_small
# book: §9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def score(X, labels, centers):
    # The mean silhouette: how much nearer a sample is to its own cluster than to the next one.
    labels = np.array(labels)
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    members = np.array([labels == c for c in range(len(centers))])
    totals, sizes = distances @ members.T, members.sum(axis=1)
    rows = np.arange(len(X))
    own = totals[rows, labels] / np.maximum(sizes[labels] - 1, 1)
    means = totals / sizes
    means[rows, labels] = np.inf
    other = means.min(axis=1)
    larger = np.maximum(own, other)
    values = np.divide(other - own, larger, out=np.zeros(len(X)), where=(sizes[labels] > 1) & (larger > 0))
    labels, centers, middle = np.array(labels), np.array(centers), X.mean(axis=0)
    within = np.sum((X - centers[labels]) ** 2)
    between = np.sum((centers[labels] - middle) ** 2)
    ratio = between / (len(centers) - 1) * (len(X) - len(centers))
    return float(ratio / within) if within > 0 else float("inf")


# %% labels_of_another_candidate: 返回的划分不是选出的候选的 / Returns the partition of another candidate
# caught by: test_recovers, test_consistency
# book: §9.2
# costs: 3
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def auto_kmeans(X, k_max, seed):
    firsts = np.random.default_rng(seed).permutation(len(X)).tolist()
    candidates = [candidate(X, k, firsts) for k in range(2, k_max + 1)]
    k = choose([one["k"] for one in candidates], [one["score"] for one in candidates])
    chosen = candidates[k - 3]
    return {"k": k, "labels": chosen["labels"], "centers": chosen["centers"], "candidates": candidates}


# %% least_score: 选了分数最小的 / Chooses the least score
# caught by: test_recovers
# book: §9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def choose(ks, scores):
    return ks[int(np.argmin(scores))]


# %% medoids: 中心取成样本，不是均值 / Centres are samples instead of means
# caught by: test_melons, test_candidates
# book: 图 9.2 / fig. 9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def candidate(X, k, firsts):
    runs = (kmeans(X, X[farthest_first(X, k, first)]) for first in firsts)
    full = islice((run for run in runs if len(set(run["labels"])) == k), STARTS)
    best = min(full, key=lambda run: run["objective"])
    labels, centers = best["labels"], best["centers"]
    centers = [min(X[np.array(labels) == c], key=lambda x, c=c: np.sum((x - centers[c]) ** 2)) for c in range(k)]
    return {"k": k, "labels": labels, "centers": centers, "score": score(X, labels, centers)}


# %% never_two: 从不选 k = 2 / Never chooses k = 2
# caught by: test_recovers
# book: §9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def choose(ks, scores):
    return ks[1 + int(np.argmax(scores[1:]))] if len(ks) > 1 else ks[0]


# %% objective_as_score: 用目标值打分：k 越大越好 / The objective is the score: the more clusters the better
# caught by: test_recovers
# book: (9.24)
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def score(X, labels, centers):
    # The mean silhouette: how much nearer a sample is to its own cluster than to the next one.
    labels = np.array(labels)
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    members = np.array([labels == c for c in range(len(centers))])
    totals, sizes = distances @ members.T, members.sum(axis=1)
    rows = np.arange(len(X))
    own = totals[rows, labels] / np.maximum(sizes[labels] - 1, 1)
    means = totals / sizes
    means[rows, labels] = np.inf
    other = means.min(axis=1)
    larger = np.maximum(own, other)
    values = np.divide(other - own, larger, out=np.zeros(len(X)), where=(sizes[labels] > 1) & (larger > 0))
    return -float(np.sum((X - np.array(centers)[np.array(labels)]) ** 2))


# %% one_random_start: 每个 k 只用一组随机的起点 / One random start for each k
# caught by: test_melons
# book: §9.4.1
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def candidate(X, k, firsts):
    distinct, rng = np.unique(X, axis=0), np.random.default_rng(firsts[0])
    full = []
    while not full:
        run = kmeans(X, distinct[rng.choice(len(distinct), k, replace=False)])
        full = [run] if len(set(run["labels"])) == k else []
    best = min(full, key=lambda run: run["objective"])
    labels, centers = best["labels"], best["centers"]
    return {"k": k, "labels": labels, "centers": centers, "score": score(X, labels, centers)}


# %% one_round: 只迭代一轮，没有到不动点 / One round only, short of a fixed point
# caught by: test_melons, test_candidates
# hint: 不动点
# book: 图 9.2 / fig. 9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def candidate(X, k, firsts):
    runs = (kmeans(X, X[farthest_first(X, k, first)]) for first in firsts)
    full = islice((run for run in runs if len(set(run["labels"])) == k), STARTS)
    best = min(full, key=lambda run: run["objective"])
    centers = X[farthest_first(X, k, firsts[0])]
    labels = assign(X, centers)
    best = {"labels": labels, "centers": update(X, labels, centers), "objective": 0.0}
    labels, centers = best["labels"], best["centers"]
    return {"k": k, "labels": labels, "centers": centers, "score": score(X, labels, centers)}


# %% remembers_first_answer: 记住第一次的结果，之后总是它 / Remembers the first result and always gives it again
# caught by: test_recovers, test_consistency
# book: §9.4.1
# kind: narrow
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


MEMORY = {}


def auto_kmeans(X, k_max, seed):
    key = (len(X), k_max)
    if key in MEMORY:
        return MEMORY[key]
    firsts = np.random.default_rng(seed).permutation(len(X)).tolist()
    candidates = [candidate(X, k, firsts) for k in range(2, k_max + 1)]
    k = choose([one["k"] for one in candidates], [one["score"] for one in candidates])
    chosen = candidates[k - 2]
    MEMORY[key] = {"k": k, "labels": chosen["labels"], "centers": chosen["centers"], "candidates": candidates}
    return MEMORY[key]


# %% score_of_plain_labels: 分数由划分之外的东西决定 / The stored score is that of another partition
# caught by: test_consistency, test_small
# book: §9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def candidate(X, k, firsts):
    runs = (kmeans(X, X[farthest_first(X, k, first)]) for first in firsts)
    full = islice((run for run in runs if len(set(run["labels"])) == k), STARTS)
    best = min(full, key=lambda run: run["objective"])
    labels, centers = best["labels"], best["centers"]
    other = kmeans(X, X[farthest_first(X, k, firsts[-1])])
    return {"k": k, "labels": labels, "centers": centers, "score": score(X, other["labels"], other["centers"]) + 1e-6}


# %% score_without_units: 分数依赖于单位：减去的惩罚与尺寸无关 / The score depends on the unit: its penalty does not scale
# caught by: test_units
# book: §9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def score(X, labels, centers):
    # The mean silhouette: how much nearer a sample is to its own cluster than to the next one.
    labels = np.array(labels)
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    members = np.array([labels == c for c in range(len(centers))])
    totals, sizes = distances @ members.T, members.sum(axis=1)
    rows = np.arange(len(X))
    own = totals[rows, labels] / np.maximum(sizes[labels] - 1, 1)
    means = totals / sizes
    means[rows, labels] = np.inf
    other = means.min(axis=1)
    larger = np.maximum(own, other)
    values = np.divide(other - own, larger, out=np.zeros(len(X)), where=(sizes[labels] > 1) & (larger > 0))
    return float(-np.sum((X - np.array(centers)[labels]) ** 2) - 60.0 * len(centers))


# %% seed_of_chance: 随机数没有种子 / Random numbers without a seed
# caught by: test_repeatable
# book: §9.4.1
STARTS = 1


def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def auto_kmeans(X, k_max, seed):
    firsts = np.random.default_rng().permutation(len(X)).tolist()
    candidates = [candidate(X, k, firsts) for k in range(2, k_max + 1)]
    k = choose([one["k"] for one in candidates], [one["score"] for one in candidates])
    chosen = candidates[k - 2]
    return {"k": k, "labels": chosen["labels"], "centers": chosen["centers"], "candidates": candidates}


# %% standardised_columns: 先把各列标准化，划分是在标准化的数据上的 / Clusters standardised columns instead of the samples
# caught by: test_melons, test_candidates
# book: §9.4.1
# costs: 4
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def auto_kmeans(X, k_max, seed):
    firsts = np.random.default_rng(seed).permutation(len(X)).tolist()
    Z = (X - X.mean(axis=0)) / np.maximum(X.std(axis=0), 1e-300)
    candidates = [candidate(Z, k, firsts) for k in range(2, k_max + 1)]
    k = choose([one["k"] for one in candidates], [one["score"] for one in candidates])
    chosen = candidates[k - 2]
    return {"k": k, "labels": chosen["labels"], "centers": chosen["centers"], "candidates": candidates}


# %% stops_at_small_moves: 中心移动得少于 0.0001 就停，不管坐标多小 / Stops where centres move by less than 0.0001, however small the coordinates
# caught by: test_candidates
# hint: 不动点
# book: 图 9.2 / fig. 9.2
# kind: narrow
def score(X, labels, centers):
    labels = np.array(labels)
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    values = []
    for i, label in enumerate(labels):
        inside = labels == label
        own = distances[i, inside].sum() / max(inside.sum() - 1, 1)
        other = min(distances[i, labels == c].mean() for c in range(len(centers)) if c != label)
        larger = max(own, other)
        values.append((other - own) / larger if inside.sum() > 1 and larger > 0 else 0.0)
    return float(np.mean(values))


def kmeans(X, centers):
    for _ in range(100):
        labels = ((X[:, None] - centers) ** 2).sum(axis=2).argmin(axis=1)
        fresh = np.array(
            [X[labels == c].mean(axis=0) if (labels == c).any() else centers[c] for c in range(len(centers))]
        )
        moved = np.abs(fresh - centers).max()
        centers = fresh
        if moved < 1e-4:
            break
    return {"labels": labels.tolist(), "centers": centers, "objective": float(((X - centers[labels]) ** 2).sum())}


def candidate(X, k):
    runs = (kmeans(X, X[farthest_first(X, k, first)]) for first in range(0, len(X), max(1, len(X) // 12)))
    best = min((run for run in runs if len(set(run["labels"])) == k), key=lambda run: run["objective"])
    labels, centers = best["labels"], best["centers"]
    return {"k": k, "labels": labels, "centers": centers, "score": score(X, labels, centers)}


def auto_kmeans(X, k_max, seed):
    candidates = [candidate(X, k) for k in range(2, k_max + 1)]
    k = choose([one["k"] for one in candidates], [one["score"] for one in candidates])
    chosen = candidates[k - 2]
    return {"k": k, "labels": chosen["labels"], "centers": chosen["centers"], "candidates": candidates}


# %% stored_score_rounded: 存下的分数四舍五入了 / The stored scores are rounded
# caught by: test_consistency, test_small
# book: §9.2
def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
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


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def candidate(X, k, firsts):
    runs = (kmeans(X, X[farthest_first(X, k, first)]) for first in firsts)
    full = islice((run for run in runs if len(set(run["labels"])) == k), STARTS)
    best = min(full, key=lambda run: run["objective"])
    labels, centers = best["labels"], best["centers"]
    return {"k": k, "labels": labels, "centers": centers, "score": round(score(X, labels, centers), 3)}
