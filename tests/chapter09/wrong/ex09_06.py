"""Known mistakes of 9.6. Each cell holds what differs from the reference."""

# %% always_max: 不看 kind，总用最大距离 / Ignores the kind and always takes the maximum
# caught by: test_melons, test_agnes
# book: §9.6
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    while len(clusters) > k:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                M[i, other] = M[other, i] = linkage_distance(D, clusters[i], cluster, "max")
    return labels_of(clusters), heights


# %% average_by_sizes_added: 平均距离除以 |A| + |B| / The mean is divided by |A| + |B|
# caught by: test_linkage_distance, test_agnes
# hint: |A||B|
# book: (9.43)
def linkage_distance(D, A, B, kind):
    if kind == "avg":
        return float(D[np.ix_(A, B)].sum() / (len(A) + len(B)))
    return float(COMBINED[kind](D[np.ix_(A, B)]))


# %% average_of_extremes: 平均距离取成最小与最大的平均 / The mean of minimum and maximum for the average
# caught by: test_linkage_distance, test_agnes
# book: (9.43)
def linkage_distance(D, A, B, kind):
    if kind == "avg":
        return (linkage_distance(D, A, B, "min") + linkage_distance(D, A, B, "max")) / 2
    return float(COMBINED[kind](D[np.ix_(A, B)]))


# %% average_of_two_averages: 合并后取两个簇距离的简单平均，不按大小加权 / The mean of two distances after merging, whatever the sizes
# caught by: test_agnes
# book: (9.43)
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    while len(clusters) > k:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        old = (M[i] + M[j]) / 2
        old = np.delete(old, j)
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                joined = old[other] if kind == "avg" else linkage_distance(D, clusters[i], cluster, kind)
                M[i, other] = M[other, i] = joined
    return labels_of(clusters), heights


# %% average_taken_for_ordinal: 以为平均距离也只依赖于次序 / Thinks that the average depends on the order alone
# caught by: test_claims
# book: §9.6
def claims():
    return {
        "min_depends_only_on_distance_order": True,
        "max_depends_only_on_distance_order": True,
        "avg_depends_only_on_distance_order": True,
        "min_equals_threshold_graph": True,
        "max_height_equals_cluster_diameter": True,
        "min_height_equals_cluster_diameter": False,
    }


# %% average_weights_swapped: 合并时按另一个簇的大小加权 / Weighs each distance by the size of the other cluster
# caught by: test_agnes
# book: (9.43)
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    while len(clusters) > k:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        old = (len(clusters[j]) * M[i] + len(clusters[i]) * M[j]) / (len(clusters[i]) + len(clusters[j]))
        old = np.delete(old, j)
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                joined = old[other] if kind == "avg" else linkage_distance(D, clusters[i], cluster, kind)
                M[i, other] = M[other, i] = joined
    return labels_of(clusters), heights


# %% avg_as_max: 更新时把 avg 当作 max / Updates as if avg were max
# caught by: test_agnes
# book: (9.43)
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    while len(clusters) > k:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                M[i, other] = M[other, i] = linkage_distance(D, clusters[i], cluster, "min" if kind == "min" else "max")
    return labels_of(clusters), heights


# %% chain_by_ties: 类间距离与类内间距相等，靠并列才对 / Classes as near as neighbours: right only by the way ties fall
# caught by: test_chain_data
# book: §9.6
def chain_data(n):
    # Two long parallel rows: neighbours in a row are nearest, but the ends of a row are far apart.
    rows = [[float(i), 1.0 * row] for row in (0, 1) for i in range(n)]
    return np.array(rows), [0] * n + [1] * n


# %% chain_gap_too_narrow: 两类比类内相邻的样本还近 / The classes are nearer than neighbours within a class
# caught by: test_chain_data
# book: §9.6
def chain_data(n):
    # Two long parallel rows: neighbours in a row are nearest, but the ends of a row are far apart.
    rows = [[float(i), 0.5 * row] for row in (0, 1) for i in range(n)]
    return np.array(rows), [0] * n + [1] * n


# %% chain_gap_too_wide: 两类离得太远，max 也找得回 / The classes are so far apart that max recovers them
# caught by: test_chain_data
# hint: 类内最远
# book: §9.6
def chain_data(n):
    # Two long parallel rows: neighbours in a row are nearest, but the ends of a row are far apart.
    rows = [[float(i), 50.0 * row] for row in (0, 1) for i in range(n)]
    return np.array(rows), [0] * n + [1] * n


# %% chain_of_ten: 不看 n，总是十个一行 / Ten in a row, whatever n
# caught by: test_chain_data
# book: §9.6
def chain_data(n):
    # Two long parallel rows: neighbours in a row are nearest, but the ends of a row are far apart.
    rows = [[float(i), 1.5 * row] for row in (0, 1) for i in range(10)]
    return np.array(rows), [0] * 10 + [1] * 10


# %% diagonal_chosen: 对角线上的 0 没有排除：0 距离的簇对不合并 / Zero distances are taken for the diagonal and never merged
# caught by: test_agnes
# book: 图 9.11 第 12 行 / fig. 9.11, line 12
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    M[M == 0] = np.inf
    while len(clusters) > k:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                M[i, other] = M[other, i] = linkage_distance(D, clusters[i], cluster, kind)
    return labels_of(clusters), heights


# %% equal_distances_once: 平均距离中相等的距离只算一次 / Equal distances counted once in the average
# caught by: test_linkage_distance
# hint: |A||B|
# book: (9.43)
def linkage_distance(D, A, B, kind):
    return float(COMBINED[kind](np.unique(D[np.ix_(A, B)])))


def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    while len(clusters) > k:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                M[i, other] = M[other, i] = COMBINED[kind](D[np.ix_(clusters[i], cluster)])
    return labels_of(clusters), heights


# %% first_samples: 簇的距离只看各自的第一个样本 / Clusters are as far as their first samples
# caught by: test_linkage_distance
# book: (9.41)
def linkage_distance(D, A, B, kind):
    return float(D[A[0], B[0]])


# %% heights_descending: 合并的距离从大到小排 / Heights are sorted from the largest
# caught by: test_agnes, test_melons
# book: 图 9.12 / fig. 9.12
# costs: 1.5
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    while len(clusters) > k:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                M[i, other] = M[other, i] = linkage_distance(D, clusters[i], cluster, kind)
    return labels_of(clusters), sorted(heights, reverse=True)


# %% heights_of_all_mergers: 总是一直合并到一个簇，距离也全给出 / Always goes on to one cluster and lists all heights
# caught by: test_melons, test_agnes
# book: 图 9.11 / fig. 9.11
# costs: 2
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    saved = None
    while len(clusters) > 1:
        if len(clusters) == k:
            saved = labels_of(clusters)
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                M[i, other] = M[other, i] = linkage_distance(D, clusters[i], cluster, kind)
    return saved or labels_of(clusters), heights


# %% heights_squared: 距离取了平方 / Heights are squared
# caught by: test_agnes, test_melons
# book: 图 9.12 / fig. 9.12
# costs: 2
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    while len(clusters) > k:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]) ** 2)
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                M[i, other] = M[other, i] = linkage_distance(D, clusters[i], cluster, kind)
    return labels_of(clusters), heights


# %% matrix_not_updated: 合并后不更新距离矩阵 / The matrix is not updated after a merger
# caught by: test_melons, test_agnes
# hint: 更新
# book: 图 9.11 第 18–21 行 / fig. 9.11, lines 18–21
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    while len(clusters) > k:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
    return labels_of(clusters), heights


# %% min_and_max_swapped: 最小距离与最大距离弄反了 / Minimum and maximum exchanged
# caught by: test_melons, test_linkage_distance, test_agnes
# hint: 最小、最大
# book: (9.41)
COMBINED = {"min": np.max, "max": np.min, "avg": np.mean}


# %% min_height_taken_for_diameter: 以为最小距离的合并距离也是直径 / Thinks that heights are diameters with the minimum, too
# caught by: test_claims
# book: §9.6
def claims():
    return {
        "min_depends_only_on_distance_order": True,
        "max_depends_only_on_distance_order": True,
        "avg_depends_only_on_distance_order": False,
        "min_equals_threshold_graph": True,
        "max_height_equals_cluster_diameter": True,
        "min_height_equals_cluster_diameter": True,
    }


# %% one_merge_early: 早一步停下，剩 k + 1 个簇 / Stops one merger early, with k + 1 clusters
# caught by: test_melons, test_agnes
# hint: 恰剩 k 个
# book: 图 9.11 第 11 行 / fig. 9.11, line 11
# costs: 2
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    while len(clusters) > k + 1:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                M[i, other] = M[other, i] = linkage_distance(D, clusters[i], cluster, kind)
    return labels_of(clusters), [*heights, float(M.min())][: len(D) - k]


# %% one_merge_late: 多合并一步 / Merges once too often
# caught by: test_melons, test_agnes
# book: 图 9.11 第 11 行 / fig. 9.11, line 11
# costs: 2
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    while len(clusters) > max(k - 1, 1):
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                M[i, other] = M[other, i] = linkage_distance(D, clusters[i], cluster, kind)
    return labels_of(clusters), heights[: len(D) - k]


# %% outlier_for_chain: 真实标签是一个离群样本与其余：两类个数不等 / The classes are one outlier and the rest, of unequal sizes
# caught by: test_chain_data
# book: §9.6
def chain_data(n):
    # Two long parallel rows: neighbours in a row are nearest, but the ends of a row are far apart.
    rows = [[float(i), 1.5 * row] for row in (0, 1) for i in range(n)]
    return np.array(rows), [0] + [1] * (2 * n - 1)


# %% sentinel: 用 1e9 代替无穷大 / 1e9 in place of infinity
# caught by: test_agnes
# book: 图 9.11 / fig. 9.11
# kind: narrow
def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, 1e9)
    while len(clusters) > k:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                M[i, other] = M[other, i] = linkage_distance(D, clusters[i], cluster, kind)
    return labels_of(clusters), heights


# %% threshold_cliques: 要求与分支内全部样本都近 / Wants a sample near to all of the component
# caught by: test_threshold
# book: §9.6
def threshold_components(D, t):
    labels = [-1] * len(D)
    for start in range(len(D)):
        if labels[start] < 0:
            labels[start], queue = start, [start]
            for here in queue:
                fresh = [there for there in np.flatnonzero(D[here] <= t).tolist() if labels[there] < 0 and all(D[there, one] <= t for one in range(len(D)) if labels[one] == start)]
                for there in fresh:
                    labels[there] = start
                queue += fresh
    return labels


# %% threshold_nearly_reached: 比 t 大百万分之一的也连边 / An edge for what exceeds t by a millionth, too
# caught by: test_threshold
# kind: narrow
def threshold_components(D, t):
    labels = [-1] * len(D)
    for start in range(len(D)):
        if labels[start] < 0:
            labels[start], queue = start, [start]
            for here in queue:
                near = np.flatnonzero(D[here] <= t * (1 + 1e-6)).tolist()
                fresh = [there for there in near if labels[there] < 0]
                for there in fresh:
                    labels[there] = start
                queue += fresh
    return labels


# %% threshold_one_step: 只看一步：与起点直接相连的才同支 / Only what is joined to the start itself
# caught by: test_threshold
# hint: 很多步
# book: §9.6
def threshold_components(D, t):
    labels = [-1] * len(D)
    for start in range(len(D)):
        if labels[start] < 0:
            labels[start], queue = start, [start]
            for here in queue:
                fresh = [there for there in np.flatnonzero(D[here] <= t).tolist() if labels[there] < 0]
                for there in fresh:
                    labels[there] = start
    return labels


# %% threshold_strict: 距离恰为 t 的不连边 / No edge where the distance is exactly t
# caught by: test_threshold
# hint: 恰为 t
# book: §9.6
def threshold_components(D, t):
    labels = [-1] * len(D)
    for start in range(len(D)):
        if labels[start] < 0:
            labels[start], queue = start, [start]
            for here in queue:
                fresh = [there for there in np.flatnonzero((D[here] < t) | (np.arange(len(D)) == here)).tolist() if labels[there] < 0]
                for there in fresh:
                    labels[there] = start
                queue += fresh
    return labels


# %% threshold_tolerant: 把略大于 t 的距离也连边 / Joins distances slightly above t as well
# caught by: test_threshold
# book: §9.6
# kind: narrow
def threshold_components(D, t):
    labels = [-1] * len(D)
    for start in range(len(D)):
        if labels[start] < 0:
            labels[start], queue = start, [start]
            for here in queue:
                fresh = [there for there in np.flatnonzero(D[here] <= t + 1e-9).tolist() if labels[there] < 0]
                for there in fresh:
                    labels[there] = start
                queue += fresh
    return labels


# %% witness_all_single: k = m，直径都是 0 / With k = m all diameters are 0
# caught by: test_chaining
# book: §9.6
def chaining_witness(r):
    # The gaps of a line shrink slowly: "min" swallows it from the narrow end, "max" cuts it into short pieces.
    line = np.cumsum(np.linspace(1.1, 1.0, 12 * r))
    return line[:, None], 12 * r


# %% witness_even_gaps: 间距处处相等，靠并列才成链 / All gaps are equal: a chain only by the way ties fall
# caught by: test_chaining
# book: §9.6
def chaining_witness(r):
    # The gaps of a line shrink slowly: "min" swallows it from the narrow end, "max" cuts it into short pieces.
    line = np.cumsum(np.ones(12 * r))
    return line[:, None], 4 * r


# %% witness_five_times: 不看 r，只有 5 倍 / Ignores r, and is five times as long only
# caught by: test_chaining
# book: §9.6
def chaining_witness(r):
    # The gaps of a line shrink slowly: "min" swallows it from the narrow end, "max" cuts it into short pieces.
    line = np.cumsum(np.linspace(1.1, 1.0, 24))
    return line[:, None], 8


# %% witness_growing_too_fast: 间距翻倍增长，最大距离也成链 / Gaps double, and the maximum chains as well
# caught by: test_chaining
# book: §9.6
def chaining_witness(r):
    # The gaps of a line shrink slowly: "min" swallows it from the narrow end, "max" cuts it into short pieces.
    line = np.cumsum(2.0 ** np.arange(5 * r))
    return line[:, None], 2 * r


# %% witness_too_many: 样本太多 / Too many samples
# caught by: test_chaining
# book: §9.6
def chaining_witness(r):
    # The gaps of a line shrink slowly: "min" swallows it from the narrow end, "max" cuts it into short pieces.
    line = np.cumsum(np.linspace(1.1, 1.0, 96))
    return line[:, None], 32


# %% witness_two_clusters: 只分两个簇，至多两倍 / Two clusters, and so twice at most
# caught by: test_chaining
# hint: 切成小段
# book: §9.6
def chaining_witness(r):
    # The gaps of a line shrink slowly: "min" swallows it from the narrow end, "max" cuts it into short pieces.
    line = np.cumsum(np.linspace(1.1, 1.0, 12 * r))
    return line[:, None], 2
