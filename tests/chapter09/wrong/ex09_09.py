"""Known mistakes of 9.9. Each cell holds what differs from the reference."""

# %% asymmetric: 自己的距离不对称：只数 x 大于 z 的差 / One's own distance is not symmetric: it counts only where x exceeds z
# caught by: test_my_distance
# book: (9.16)
def my_distance(x, z, X, kinds, clusters):
    return sum(powers(x, z, X, kinds, clusters, 2)) + 0.5 * sum(max(x[u] - z[u], 0) for u, kind in enumerate(kinds) if kind == "numeric")


# %% blanks_stripped: 忽略文字首尾的空格 / Blanks at the ends of text ignored
# caught by: test_vdm
# book: (9.21)
# kind: narrow
def vdm(values, clusters, a, b, p):
    values, a, b = [value.strip() for value in values], a.strip(), b.strip()
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    return sum(abs(together[a, c] / alone[a] - together[b, c] / alone[b]) ** p for c in set(clusters))


# %% clusters_counted_from_0: 以为簇的标号总是 0, 1, …，而它们可以是文字 / Takes clusters for 0, 1, …, but they may be text
# caught by: test_melons_vdm, test_vdm
# book: (9.21)
def vdm(values, clusters, a, b, p):
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    return sum(abs(together[a, c] / alone[a] - together[b, c] / alone[b]) ** p for c in range(max(clusters) + 1))


# %% clusters_of_a_only: 只对 a 出现过的簇求和，b 独有的簇漏掉了 / Sums over the clusters that have a, and leaves out those of b alone
# caught by: test_vdm
# book: (9.21)
def vdm(values, clusters, a, b, p):
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    return sum(abs(together[a, c] / alone[a] - together[b, c] / alone[b]) ** p for c in set(clusters) if together[a, c])


# %% clusters_of_both_only: 只对两个值都出现的簇求和 / Sums over clusters that have both values
# caught by: test_vdm
# book: (9.21)
def vdm(values, clusters, a, b, p):
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    return sum(abs(together[a, c] / alone[a] - together[b, c] / alone[b]) ** p for c in set(clusters) if together[a, c] and together[b, c])


# %% counts_for_shares: 用个数代替比例 / Counts instead of shares
# caught by: test_melons_vdm, test_vdm
# hint: 比例
# book: (9.21)
def vdm(values, clusters, a, b, p):
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    return float(sum(abs(together[a, c] - together[b, c]) ** p for c in set(clusters)))


# %% differences_capped: 把有序属性的差限制在一百万以内 / Caps differences of ordered attributes at a million
# caught by: test_minkov
# book: (9.22)
# kind: narrow
def powers(x, z, X, kinds, clusters, p):
    for u, kind in enumerate(kinds):
        if kind == "numeric":
            yield min(abs(x[u] - z[u]), 1e6) ** p
        else:
            yield vdm([row[u] for row in X], clusters, x[u], z[u], p)


# %% first_cluster_only: 只看一个簇 / Looks at one cluster only
# caught by: test_melons_vdm, test_vdm
# book: (9.21)
def vdm(values, clusters, a, b, p):
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    return sum(abs(together[a, c] / alone[a] - together[b, c] / alone[b]) ** p for c in clusters[:1])


# %% metric: 自己的距离是 MinkovDM，满足直递性 / One's own distance is MinkovDM, which obeys the triangle inequality
# caught by: test_violation
# hint: 是度量
# book: (9.17)
def my_distance(x, z, X, kinds, clusters):
    return minkov_dm(x, z, X, kinds, clusters, 2)


# %% negative: 自己的距离可能为负 / One's own distance may be negative
# caught by: test_my_distance
# book: (9.14)
def my_distance(x, z, X, kinds, clusters):
    return sum(powers(x, z, X, kinds, clusters, 2)) - 1.0 * (tuple(x) != tuple(z))


# %% normalised: 有序属性除以极差 / Ordered values are divided by their range
# caught by: test_melons_minkov, test_minkov
# book: (9.22)
def powers(x, z, X, kinds, clusters, p):
    for u, kind in enumerate(kinds):
        if kind == "numeric":
            column = [row[u] for row in X]
            yield (abs(x[u] - z[u]) / ((max(column) - min(column)) or 1)) ** p
        else:
            yield vdm([row[u] for row in X], clusters, x[u], z[u], p)


# %% ordered_alone_if_they_differ: 有序的值一旦不同就不看无序的 / Unordered attributes are ignored once ordered values differ
# caught by: test_reactions
def my_distance(x, z, X, kinds, clusters):
    ordered = sum((a - b) ** 2 for a, b, kind in zip(x, z, kinds) if kind == "numeric")
    return ordered if ordered > 0 else minkov_dm(x, z, X, kinds, clusters, 2) ** 2


# %% ordered_come_first: 以为有序属性总排在前面 / Thinks that ordered attributes always come first
# caught by: test_minkov, test_melons_minkov
# book: (9.22)
# costs: 2
def powers(x, z, X, kinds, clusters, p):
    ordered = sorted(range(len(kinds)), key=lambda u: kinds[u] != "numeric")
    x, z = [x[u] for u in ordered], [z[u] for u in ordered]
    for u, kind in enumerate(sorted(kinds, key=lambda kind: kind != "numeric")):
        if kind == "numeric":
            yield abs(x[u] - z[u]) ** p
        else:
            yield vdm([row[u] for row in X], clusters, x[u], z[u], p)


# %% ordered_only: 自己的距离不看无序属性 / One's own distance ignores unordered attributes
# caught by: test_reactions
# hint: 这一列应有贡献
# book: §9.3
def my_distance(x, z, X, kinds, clusters):
    return float(sum((x[u] - z[u]) ** 2 for u, kind in enumerate(kinds) if kind == "numeric"))


# %% overlap_for_vdm: 无序属性用相同为 0、不同为 1 / 0 and 1 for equal and different unordered values
# caught by: test_melons_minkov, test_minkov
# book: (9.22)
def powers(x, z, X, kinds, clusters, p):
    for u, kind in enumerate(kinds):
        if kind == "numeric":
            yield abs(x[u] - z[u]) ** p
        else:
            yield float(x[u] != z[u])


# %% p_ignored_in_minkov: 有序属性的差没有取 p 次方 / Differences of ordered attributes are not raised to the power p
# caught by: test_melons_minkov, test_minkov
# book: (9.22)
# costs: 2
def powers(x, z, X, kinds, clusters, p):
    for u, kind in enumerate(kinds):
        if kind == "numeric":
            yield abs(x[u] - z[u])
        else:
            yield vdm([row[u] for row in X], clusters, x[u], z[u], p)


# %% p_ignored_in_vdm: VDM 总用 p = 2 / VDM always with p = 2
# caught by: test_melons_vdm, test_vdm
# book: (9.21)
def vdm(values, clusters, a, b, p):
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    return sum(abs(together[a, c] / alone[a] - together[b, c] / alone[b]) ** 2 for c in set(clusters))


# %% periodic: 自己的距离对有序的差是周期的 / One's own distance is periodic in ordered differences
# caught by: test_reactions
# book: §9.3
def my_distance(x, z, X, kinds, clusters):
    import math

    total = 0.0
    for u, kind in enumerate(kinds):
        total += math.sin(x[u] - z[u]) ** 2 if kind == "numeric" else float(x[u] != z[u])
    return total


# %% product_of_parts: 自己的距离是各部分的乘积：一部分为 0 就全为 0 / One's own distance is a product: 0 wherever one part is
# caught by: test_reactions
# book: §9.3
def my_distance(x, z, X, kinds, clusters):
    total = 1.0
    for part in powers(x, z, X, kinds, clusters, 2):
        total *= part
    return total


# %% root_forgotten: MinkovDM 漏了开方 / MinkovDM lacks its root
# caught by: test_melons_minkov, test_minkov
# hint: 开 p 次方
# book: (9.22)
def minkov_dm(x, z, X, kinds, clusters, p):
    return sum(powers(x, z, X, kinds, clusters, p))


# %% root_inside_vdm: VDM 里开了方 / A root inside VDM
# caught by: test_melons_vdm, test_vdm
# hint: 不开方
# book: (9.21)
def vdm(values, clusters, a, b, p):
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    return sum(abs(together[a, c] / alone[a] - together[b, c] / alone[b]) ** p for c in set(clusters)) ** (1 / p)


# %% root_of_each_part: 先各自开方再相加 / Roots of the parts, then the sum
# caught by: test_melons_minkov, test_minkov
# book: (9.22)
def minkov_dm(x, z, X, kinds, clusters, p):
    return sum(part ** (1 / p) for part in powers(x, z, X, kinds, clusters, p))


# %% shares_of_all_rows: 比例除以全部行数 / Shares of all rows instead of those with the value
# caught by: test_melons_vdm, test_vdm
# book: (9.21)
def vdm(values, clusters, a, b, p):
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    return sum(abs(together[a, c] - together[b, c]) ** p / len(values) ** p for c in set(clusters))


# %% shares_of_the_cluster: 比例除以簇的大小：弄反了条件 / Shares of the cluster: the condition is the wrong way round
# caught by: test_melons_vdm, test_vdm
# book: (9.21)
def vdm(values, clusters, a, b, p):
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    sizes = Counter(clusters)
    return sum(abs(together[a, c] - together[b, c]) ** p / sizes[c] ** p for c in sizes)


# %% shrinks_far_away: 有序的值很远时距离又变小 / Ordered values that are far away come nearer again
# caught by: test_reactions
# book: §9.3
def my_distance(x, z, X, kinds, clusters):
    parts = list(powers(x, z, X, kinds, clusters, 2))
    return sum(part / (1 + part / 5e5) ** 2 if kind == "numeric" else part for part, kind in zip(parts, kinds, strict=True))


# %% signed_difference: 差没有取绝对值 / No absolute value
# caught by: test_minkov
# book: (9.22)
# costs: 2
def powers(x, z, X, kinds, clusters, p):
    for u, kind in enumerate(kinds):
        if kind == "numeric":
            yield max(x[u] - z[u], 0.0) ** p
        else:
            yield vdm([row[u] for row in X], clusters, x[u], z[u], p)


# %% similarity: 返回的是相似度，越像越大 / Returns a similarity, larger for what is more alike
# caught by: test_my_distance, test_reactions
# book: §9.3
def my_distance(x, z, X, kinds, clusters):
    return 1 / (1 + sum(powers(x, z, X, kinds, clusters, 2)))


# %% square_root_always: 总是开平方 / Always a square root
# caught by: test_melons_minkov, test_minkov
# book: (9.22)
def minkov_dm(x, z, X, kinds, clusters, p):
    return sum(powers(x, z, X, kinds, clusters, p)) ** 0.5


# %% table_order_matters: 自己的距离依赖于表的第一行 / One's own distance depends on the first row of the table
# caught by: test_my_distance
# book: §9.3
def my_distance(x, z, X, kinds, clusters):
    return sum(powers(x, z, X, kinds, clusters, 2)) * (1 + (X[0][0] == x[0]))


# %% ten_clusters_only: 只数前十个簇 / Only the first ten clusters count
# caught by: test_vdm
# kind: narrow
def vdm(values, clusters, a, b, p):
    of_a, of_b = ([c for value, c in zip(values, clusters) if value == one] for one in (a, b))
    names = sorted(set(clusters), key=str)[:10]
    return sum(abs(of_a.count(c) / len(of_a) - of_b.count(c) / len(of_b)) ** p for c in names)


# %% two_clusters_only: 最多看两个簇 / Looks at two clusters at most
# caught by: test_vdm
# book: (9.21)
def vdm(values, clusters, a, b, p):
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    return sum(abs(together[a, c] / alone[a] - together[b, c] / alone[b]) ** p for c in sorted(set(clusters), key=str)[:2])


# %% unordered_only: 自己的距离不看有序属性 / One's own distance ignores ordered attributes
# caught by: test_reactions
# book: §9.3
def my_distance(x, z, X, kinds, clusters):
    return float(sum(x[u] != z[u] for u, kind in enumerate(kinds) if kind == "nominal"))


# %% violation_in_ordered_alone: 三个样本的无序属性全同 / The three samples agree in the unordered attribute
# caught by: test_violation
# book: (9.17)
def triangle_violation():
    X = [[0.0, "甲"], [2.0, "乙"], [1.0, "乙"], [1.0, "甲"], [2.0, "甲"]]
    return X, ["numeric", "nominal"], [0, 1, 1, 0, 0], 0, 4, 3


# %% violation_of_equality: 三个样本恰好取等，没有违反 / Equality, and no violation
# caught by: test_violation
# book: (9.17)
def triangle_violation():
    X = [[0.0, "甲"], [2.0, "乙"], [1.0, "乙"], [1.0, "甲"]]
    return X, ["numeric", "nominal"], [0, 1, 1, 0], 0, 2, 3


# %% violation_wrong_way: 路线写反：k 不在中间 / k is not the one between
# caught by: test_violation
# book: (9.17)
def triangle_violation():
    X = [[0.0, "甲"], [2.0, "乙"], [1.0, "乙"], [1.0, "甲"]]
    return X, ["numeric", "nominal"], [0, 1, 1, 0], 0, 2, 1
