"""Known mistakes of 9.8. Each cell holds what differs from the reference."""

# %% avg_half: avg 只有一半：样本对数了一半 / avg is half of what it is, by the number of pairs
# caught by: test_melons_dbi, test_dbi
# book: (9.8)
def average(C):
    return distances(C, C).sum() / 2 / (len(C) * (len(C) - 1)) if len(C) > 1 else 0.0


# %% avg_to_the_centre: avg 用到中心的平均距离 / avg is the mean distance to the centre
# caught by: test_melons_dbi, test_dbi
# hint: 不是到中心
# book: (9.8)
def average(C):
    return np.linalg.norm(C - C.mean(axis=0), axis=1).mean()


# %% avg_with_diagonal: avg 除以 |C|² / avg is divided by |C|²
# caught by: test_melons_dbi, test_dbi
# book: (9.8)
def average(C):
    return distances(C, C).mean()


# %% b_and_c_exchanged: b 与 c 弄反了 / b and c are exchanged
# caught by: test_melons_pairs, test_pair_counts
# book: (9.2)
def pair_counts(labels, reference):
    counts = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
    for i, j in combinations(range(len(labels)), 2):
        counts[reference[i] == reference[j], labels[i] == labels[j]] += 1
    return tuple(counts.values())


# %% dbi_largest_of_all: DBI 取全部比值的最大，没有对簇平均 / DBI is the largest ratio of all
# caught by: test_melons_dbi, test_dbi
# book: (9.12)
def dbi(X, labels):
    clusters = clusters_of(X, labels)
    inside, centres = [average(C) for C in clusters], [C.mean(axis=0) for C in clusters]
    worst = [0.0] * len(clusters)
    for i, j in combinations(range(len(clusters)), 2):
        apart = np.linalg.norm(centres[i] - centres[j])
        ratio = (inside[i] + inside[j]) / apart if apart > 1e-12 * np.abs(X).max() else inf
        worst[i], worst[j] = max(worst[i], ratio), max(worst[j], ratio)
    return float(np.max(worst))


# %% dbi_mean_ratio: DBI 取比值的平均，不是最大 / DBI takes the mean of the ratios, not the largest
# caught by: test_melons_dbi, test_dbi
# book: (9.12)
def dbi(X, labels):
    clusters = clusters_of(X, labels)
    inside, centres = [average(C) for C in clusters], [C.mean(axis=0) for C in clusters]
    worst = [0.0] * len(clusters)
    for i, j in combinations(range(len(clusters)), 2):
        apart = np.linalg.norm(centres[i] - centres[j])
        ratio = (inside[i] + inside[j]) / apart if apart > 1e-12 * np.abs(X).max() else inf
        worst[i], worst[j] = worst[i] + ratio / (len(clusters) - 1), worst[j] + ratio / (len(clusters) - 1)
    return float(np.mean(worst))


# %% dbi_nearest_centre_only: DBI 对每个簇只看中心最近的簇 / DBI looks at the cluster with the nearest centre alone
# caught by: test_dbi
# book: (9.12)
def dbi(X, labels):
    clusters = clusters_of(X, labels)
    inside, centres = [average(C) for C in clusters], [C.mean(axis=0) for C in clusters]
    worst, least = [0.0] * len(clusters), [inf] * len(clusters)
    for i, j in combinations(range(len(clusters)), 2):
        apart = np.linalg.norm(centres[i] - centres[j])
        ratio = (inside[i] + inside[j]) / apart if apart > 1e-12 * np.abs(X).max() else inf
        for one in (i, j):
            if apart < least[one]:
                least[one], worst[one] = apart, ratio
    return float(np.mean(worst))


# %% dbi_zero_where_centres_meet: 中心重合时比值取 0 / The ratio is 0 where centres coincide
# caught by: test_dbi
# book: (9.12)
def dbi(X, labels):
    clusters = clusters_of(X, labels)
    inside, centres = [average(C) for C in clusters], [C.mean(axis=0) for C in clusters]
    worst = [0.0] * len(clusters)
    for i, j in combinations(range(len(clusters)), 2):
        apart = np.linalg.norm(centres[i] - centres[j])
        ratio = (inside[i] + inside[j]) / apart if apart > 1e-12 * np.abs(X).max() else 0.0
        worst[i], worst[j] = max(worst[i], ratio), max(worst[j], ratio)
    return float(np.mean(worst))


# %% diameter_of_pairs_left_out: 两个样本的簇不算直径 / Leaves out the diameters of clusters of two samples
# caught by: test_dunn
# book: (9.9)
def dunn(X, labels):
    clusters = clusters_of(X, labels)
    diameter = max(distances(C, C).max() if len(C) > 2 or len(clusters) == len(X) - 1 else 0.0 for C in clusters)
    gap = min(distances(A, B).min() for A, B in combinations(clusters, 2))
    return float(gap / diameter) if diameter > 0 else inf


# %% disagreement_for_dunn_only: DBI 也当作越大越好 / Thinks that DBI, too, is better if larger
# caught by: test_disagrees_with_dbi
# book: §9.2
def disagreement(other):
    # Two heaps and a sample farther away: DBI and DI prefer to leave that one alone.
    X = np.array([0.0, 0.5, 1.0, 5.0, 5.5, 6.0, 12.0])[:, None]
    first, second = [0] * 3 + [1] * 4, [0] * 6 + [1]
    return (X, first, second) if other == "DI" else (X, second, first)


# %% disagreement_of_equals: 两个划分相同 / Both partitions are the same
# caught by: test_disagrees_with_dbi, test_disagrees_with_dunn
# book: §9.2
def disagreement(other):
    # Two heaps and a sample farther away: DBI and DI prefer to leave that one alone.
    X = np.array([0.0, 0.5, 1.0, 5.0, 5.5, 6.0, 12.0])[:, None]
    return X, [0] * 3 + [1] * 4, [1] * 3 + [0] * 4


# %% disagreement_of_singles: 后一个划分每个样本一个簇 / In the second partition every sample is a cluster
# caught by: test_disagrees_with_dbi, test_disagrees_with_dunn
# book: §9.2
def disagreement(other):
    # Two heaps and a sample farther away: DBI and DI prefer to leave that one alone.
    X = np.array([0.0, 0.5, 1.0, 5.0, 5.5, 6.0, 12.0])[:, None]
    return X, [0] * 3 + [1] * 4, list(range(7))


# %% disagreement_swapped: 两个划分的次序反了 / The two partitions are exchanged
# caught by: test_disagrees_with_dbi, test_disagrees_with_dunn
# book: §9.2
# costs: 1.5
def disagreement(other):
    # Two heaps and a sample farther away: DBI and DI prefer to leave that one alone.
    X = np.array([0.0, 0.5, 1.0, 5.0, 5.5, 6.0, 12.0])[:, None]
    return X, [0] * 6 + [1], [0] * 3 + [1] * 4


# %% dunn_average_diameter: 直径用簇内平均距离 / The diameter is the mean distance in the cluster
# caught by: test_dunn, test_melons_dunn
# book: (9.9)
def dunn(X, labels):
    clusters = clusters_of(X, labels)
    diameter = max(average(C) for C in clusters)
    gap = min(distances(A, B).min() for A, B in combinations(clusters, 2))
    return float(gap / diameter) if diameter > 0 else inf


# %% dunn_of_centres: DI 的分子用中心的距离 / DI uses distances of centres
# caught by: test_melons_dunn, test_dunn
# book: (9.13)
def dunn(X, labels):
    clusters = clusters_of(X, labels)
    diameter = max(distances(C, C).max() for C in clusters)
    gap = min(np.linalg.norm(A.mean(axis=0) - B.mean(axis=0)) for A, B in combinations(clusters, 2))
    return float(gap / diameter) if diameter > 0 else inf


# %% dunn_own_diameters: DI 每个比值用这两个簇自己的直径 / Each ratio of DI has the diameters of its own two clusters
# caught by: test_dunn
# hint: 全部簇中最大
# book: (9.13)
def dunn(X, labels):
    clusters = clusters_of(X, labels)
    diameter = max(distances(C, C).max() for C in clusters)
    ratios = []
    for A, B in combinations(clusters, 2):
        own = max(distances(A, A).max(), distances(B, B).max())
        ratios.append(distances(A, B).min() / own if own > 0 else inf)
    return float(min(ratios))


# %% dunn_small_diameter_is_zero: 小的直径当作 0 / Small diameters taken for 0
# caught by: test_dunn
# book: (9.13)
# kind: narrow
def dunn(X, labels):
    clusters = clusters_of(X, labels)
    diameter = max(distances(C, C).max() for C in clusters)
    gap = min(distances(A, B).min() for A, B in combinations(clusters, 2))
    return float(gap / diameter) if diameter > 1e-6 else inf


# %% dunn_smallest_diameter: DI 的分母取最小的直径 / DI is divided by the smallest diameter
# caught by: test_dunn, test_melons_dunn
# book: (9.13)
def dunn(X, labels):
    clusters = clusters_of(X, labels)
    diameter = min(distances(C, C).max() for C in clusters)
    gap = min(distances(A, B).min() for A, B in combinations(clusters, 2))
    return float(gap / diameter) if diameter > 0 else inf


# %% dunn_zero: 直径全为 0 时 DI 取 0 / DI is 0 where all diameters are 0
# caught by: test_dunn
# book: (9.13)
def dunn(X, labels):
    clusters = clusters_of(X, labels)
    diameter = max(distances(C, C).max() for C in clusters)
    gap = min(distances(A, B).min() for A, B in combinations(clusters, 2))
    return float(gap / diameter) if diameter > 0 else 0.0


# %% fmi_always_one: FMI 的分母为 0 时总取 1 / FMI is 1 wherever a denominator is 0
# caught by: test_external
# book: (9.6)
def external_indices(labels, reference):
    a, b, c, d = pair_counts(labels, reference)
    fmi = a / sqrt((a + b) * (a + c)) if a + b and a + c else 1.0
    return {"JC": a / (a + b + c) if a + b + c else 1.0, "FMI": fmi, "RI": (a + d) / comb(len(labels), 2)}


# %% fmi_always_zero: FMI 的分母为 0 时总取 0 / FMI is 0 wherever a denominator is 0
# caught by: test_external
# book: (9.6)
def external_indices(labels, reference):
    a, b, c, d = pair_counts(labels, reference)
    fmi = a / sqrt((a + b) * (a + c)) if a + b and a + c else 0.0
    return {"JC": a / (a + b + c) if a + b + c else 1.0, "FMI": fmi, "RI": (a + d) / comb(len(labels), 2)}


# %% fmi_arithmetic_mean: FMI 取两个比例的算术平均 / FMI is the arithmetic mean of both shares
# caught by: test_melons_external, test_external
# book: (9.6)
def external_indices(labels, reference):
    a, b, c, d = pair_counts(labels, reference)
    fmi = (a / (a + b) + a / (a + c)) / 2 if a + b and a + c else float(a + b == a + c)
    return {"JC": a / (a + b + c) if a + b + c else 1.0, "FMI": fmi, "RI": (a + d) / comb(len(labels), 2)}


# %% jaccard_dice: JC 写成 2a / (2a + b + c) / JC is 2a / (2a + b + c)
# caught by: test_melons_external, test_external
# book: (9.5)
def external_indices(labels, reference):
    a, b, c, d = pair_counts(labels, reference)
    fmi = a / sqrt((a + b) * (a + c)) if a + b and a + c else float(a + b == a + c)
    return {"JC": 2 * a / (2 * a + b + c) if a + b + c else 1.0, "FMI": fmi, "RI": (a + d) / comb(len(labels), 2)}


# %% jaccard_zero: a + b + c = 0 时 JC 取 0 / JC is 0 where a + b + c = 0
# caught by: test_external
# hint: 分母是不是 0
# book: (9.5)
def external_indices(labels, reference):
    a, b, c, d = pair_counts(labels, reference)
    fmi = a / sqrt((a + b) * (a + c)) if a + b and a + c else float(a + b == a + c)
    return {"JC": a / (a + b + c) if a + b + c else 0.0, "FMI": fmi, "RI": (a + d) / comb(len(labels), 2)}


# %% my_index_between_only: 自己的指标只看簇间 / One's own index looks between clusters alone
# caught by: test_heaps
# book: §9.2
def my_index(X, labels):
    # The variance ratio (Calinski-Harabasz): spread of the centres by spread inside the clusters.
    clusters = clusters_of(X, labels)
    m, k, middle = len(X), len(clusters), X.mean(axis=0)
    between = sum(len(C) * np.sum((C.mean(axis=0) - middle) ** 2) for C in clusters)
    within = sum(np.sum((C - C.mean(axis=0)) ** 2) for C in clusters)
    return float(between)


# %% my_index_by_first_sample: 自己的指标依赖于样本的次序 / One's own index depends on the order of samples
# caught by: test_my_index
# book: §9.2
def my_index(X, labels):
    # The variance ratio (Calinski-Harabasz): spread of the centres by spread inside the clusters.
    clusters = clusters_of(X, labels)
    m, k, middle = len(X), len(clusters), X[0]
    between = sum(len(C) * np.sum((C.mean(axis=0) - middle) ** 2) for C in clusters)
    within = sum(np.sum((C - C.mean(axis=0)) ** 2) for C in clusters)
    return float(between / within * (m - k) / (k - 1))


# %% my_index_by_names: 自己的指标依赖于簇的名字 / One's own index depends on the names of clusters
# caught by: test_my_index
# book: §9.2
def my_index(X, labels):
    # The variance ratio (Calinski-Harabasz): spread of the centres by spread inside the clusters.
    clusters = clusters_of(X, labels)
    m, k, middle = len(X), len(clusters), X.mean(axis=0)
    between = sum(len(C) * np.sum((C.mean(axis=0) - middle) ** 2) for C in clusters)
    within = sum(np.sum((C - C.mean(axis=0)) ** 2) for C in clusters)
    return float(between / within * (m - k) / (k - 1)) + 1e-3 * labels[0]


# %% my_index_infinite: 中心重合时自己的指标无穷大 / One's own index is infinite where centres coincide
# caught by: test_my_index
# book: §9.2
def my_index(X, labels):
    # The variance ratio (Calinski-Harabasz): spread of the centres by spread inside the clusters.
    clusters = clusters_of(X, labels)
    m, k, middle = len(X), len(clusters), X.mean(axis=0)
    between = sum(len(C) * np.sum((C.mean(axis=0) - middle) ** 2) for C in clusters)
    within = sum(np.sum((C - C.mean(axis=0)) ** 2) for C in clusters)
    return -dbi(X, labels)


# %% my_index_is_dunn: 自己的指标就是 DI，无从意见相反 / One's own index is DI, which cannot disagree with itself
# caught by: test_disagrees_with_dunn
# hint: 分别计算两个指标
# book: §9.2
def my_index(X, labels):
    # The variance ratio (Calinski-Harabasz): spread of the centres by spread inside the clusters.
    clusters = clusters_of(X, labels)
    m, k, middle = len(X), len(clusters), X.mean(axis=0)
    between = sum(len(C) * np.sum((C.mean(axis=0) - middle) ** 2) for C in clusters)
    within = sum(np.sum((C - C.mean(axis=0)) ** 2) for C in clusters)
    return dunn(X, labels)


# %% my_index_likes_splitting: 自己的指标只看簇内，越碎越好 / One's own index looks inside clusters alone: splitting always pays
# caught by: test_heaps
# book: §9.2
def my_index(X, labels):
    # The variance ratio (Calinski-Harabasz): spread of the centres by spread inside the clusters.
    clusters = clusters_of(X, labels)
    m, k, middle = len(X), len(clusters), X.mean(axis=0)
    between = sum(len(C) * np.sum((C.mean(axis=0) - middle) ** 2) for C in clusters)
    within = sum(np.sum((C - C.mean(axis=0)) ** 2) for C in clusters)
    return -float(within)


# %% my_index_not_centred: 自己的指标依赖于原点 / One's own index depends on the origin
# caught by: test_my_index
# book: §9.2
def my_index(X, labels):
    # The variance ratio (Calinski-Harabasz): spread of the centres by spread inside the clusters.
    clusters = clusters_of(X, labels)
    m, k, middle = len(X), len(clusters), 0.0
    between = sum(len(C) * np.sum((C.mean(axis=0) - middle) ** 2) for C in clusters)
    within = sum(np.sum((C - C.mean(axis=0)) ** 2) for C in clusters)
    return float(between / within * (m - k) / (k - 1))


# %% my_index_smaller_is_better: 自己的指标越小越好 / One's own index is better if smaller
# caught by: test_heaps
# hint: 打乱、合并还是分半
# book: §9.2
def my_index(X, labels):
    # The variance ratio (Calinski-Harabasz): spread of the centres by spread inside the clusters.
    clusters = clusters_of(X, labels)
    m, k, middle = len(X), len(clusters), X.mean(axis=0)
    between = sum(len(C) * np.sum((C.mean(axis=0) - middle) ** 2) for C in clusters)
    within = sum(np.sum((C - C.mean(axis=0)) ** 2) for C in clusters)
    return float(within / between) if between > 0 else 1e300


# %% names_compared: 比较簇的名字是否相同，而不是是否同簇 / Compares names of clusters instead of who is together
# caught by: test_pair_counts
# book: (9.1)
def pair_counts(labels, reference):
    counts = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
    for i, j in combinations(range(len(labels)), 2):
        counts[labels[i] == labels[j], labels[i] == reference[i] and labels[j] == reference[j]] += 1
    return tuple(counts.values())


# %% near_centres_as_one: 中心很近就当作重合 / Centres that are near taken for the same
# caught by: test_dbi
# kind: narrow
def dbi(X, labels):
    labels = np.array(labels)
    clusters = [X[labels == name] for name in sorted(set(labels.tolist()))]
    inner = [distances(P, P).sum() / max(1, len(P) * (len(P) - 1)) for P in clusters]
    centres = np.array([P.mean(axis=0) for P in clusters])
    apart = distances(centres, centres)
    total = 0.0
    for i in range(len(clusters)):
        others = [j for j in range(len(clusters)) if j != i]
        if any(apart[i, j] < 1e-4 for j in others):
            return float("inf")
        total += max((inner[i] + inner[j]) / apart[i, j] for j in others)
    return float(total / len(clusters))


# %% ordered_pairs: 每对样本数了两次 / Every pair is counted twice
# caught by: test_melons_pairs, test_pair_counts
# hint: 只数一次
# book: (9.1)
def pair_counts(labels, reference):
    counts = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
    for i, j in combinations(range(len(labels)), 2):
        counts[labels[i] == labels[j], reference[i] == reference[j]] += 1
    return tuple(2 * count for count in counts.values())


# %% rand_is_accuracy: RI 漏了不同簇的样本对 / RI leaves out d
# caught by: test_melons_external, test_external
# book: (9.7)
def external_indices(labels, reference):
    a, b, c, d = pair_counts(labels, reference)
    fmi = a / sqrt((a + b) * (a + c)) if a + b and a + c else float(a + b == a + c)
    return {"JC": a / (a + b + c) if a + b + c else 1.0, "FMI": fmi, "RI": a / comb(len(labels), 2)}


# %% samples_paired_with_themselves: 样本与自己也配成一对 / Samples are paired with themselves, too
# caught by: test_melons_pairs, test_pair_counts
# book: (9.1)
def pair_counts(labels, reference):
    counts = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
    for i, j in [(i, j) for j in range(len(labels)) for i in range(j + 1)]:
        counts[labels[i] == labels[j], reference[i] == reference[j]] += 1
    return tuple(counts.values())


# %% signs_of_names_ignored: 名字 −1 与 1 当作同一个簇 / Clusters named −1 and 1 taken for one
# caught by: test_dbi, test_dunn
# book: §9.2
# costs: 2
def clusters_of(X, labels):
    labels = np.abs(labels)
    return [X[labels == name] for name in np.unique(labels)]
