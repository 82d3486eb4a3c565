"""Known mistakes of 12.7. Each cell holds what differs from the reference."""

# %% always_three: 不管 k，每个点三个样本 / Three samples for each point, whatever k
# caught by: test_any_labels
# book: §12.4
def training_set(points, labels, k):
    gap = min((dist(p, q) for p, q in combinations(points, 2)), default=1.0)
    S = [[point[0] + gap * i / 9, *point[1:]] for point in points for i in range(3)]
    T = [label for label in labels for _ in range(3)]
    far = [[5000.0 + i] * len(points[0]) for i in range(k)]
    return S + far, T + [1] * k


# %% at_most_five: 至多只看 5 个近邻 / Looks at five neighbours at most
# caught by: test_majority
# hint: nearest
# book: §12.4
# kind: narrow
def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: dist(S[i], q))[: min(k, 5)]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


# %% average_gap: 用平均间距 / Uses the average distance
# caught by: test_any_labels
# book: §12.4
def training_set(points, labels, k):
    gaps = [dist(p, q) for p, q in combinations(points, 2)] or [1.0]
    gap = sum(gaps) / len(gaps)
    S = [[point[0] + gap * i / (3 * k), *point[1:]] for point in points for i in range(k)]
    return S, [label for label in labels for _ in range(k)]


# %% bound_of_the_first_k: 第 k 近的距离只按前 k 个样本算一次，后来的都与它比较 / The k-th distance is taken once, from the first k samples, and all later ones are compared with it
# caught by: test_majority
# hint: nearest
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = [(dist(S[i], q), T[i]) for i in range(k)]
    bound = max(nearest)[0]
    for sample, label in zip(S[k:], T[k:]):
        distance = dist(sample, q)
        if distance < bound:
            nearest.remove(max(nearest))
            nearest.append((distance, label))
    return 1 if sum(label for _, label in nearest) > 0 else -1


# %% chebyshev: 用切比雪夫距离 / Chebyshev distance
# caught by: test_majority
# hint: Euclidean
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: max(abs(a - b) for a, b in zip(S[i], q, strict=True)))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


# %% cloud_grows_with_k: 样本云随 k 变大，伸进了别的点那里 / The cloud grows with k, into those of other points
# caught by: test_any_labels
# book: §12.4
def training_set(points, labels, k):
    gap = min((dist(p, q) for p, q in combinations(points, 2)), default=1.0)
    S = [[point[0] + gap * i / 3, *point[1:]] for point in points for i in range(k)]
    return S, [label for label in labels for _ in range(k)]


# %% compares_with_last_but_one: 新样本只有比倒数第二个近才换进来 / A new sample comes in only if it is nearer than the last but one
# caught by: test_majority
# hint: nearest
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted((dist(S[i], q), T[i]) for i in range(k))
    for sample, label in zip(S[k:], T[k:]):
        distance = dist(sample, q)
        if distance < nearest[max(0, k - 2)][0]:
            nearest[-1] = (distance, label)
            nearest.sort()
    return 1 if sum(label for _, label in nearest) > 0 else -1


# %% distances_as_text: 把距离当作字符串排序 / Distances are sorted as texts
# caught by: test_majority
# hint: nearest
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted(zip((str(dist(sample, q)) for sample in S), T))[:k]
    return 1 if sum(label for _, label in nearest) > 0 else -1


# %% distances_cut_off: 距离截断到四位小数 / Distances cut off after four decimals
# caught by: test_majority
# book: §12.4
# kind: narrow
def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: int(dist(S[i], q) * 1e4))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


# %% empty_for_one_run: 标记全相同时什么也不留 / Keeps nothing if all labels are equal
# caught by: test_condensed
# book: §12.4
def condense_on_line(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    return sorted({k for i, j in zip(order, order[1:], strict=False) if labels[i] != labels[j] for k in (i, j)})


# %% ends_of_each_run: 每段的两端都留，连最外面的两端 / Keeps both ends of every run, the outermost two as well
# caught by: test_condensed
# hint: not needed
# book: §12.4
def condense_on_line(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    kept = {order[0], order[-1]}
    for i, j in zip(order, order[1:], strict=False):
        if labels[i] != labels[j]:
            kept |= {i, j}
    return sorted(kept)


# %% equal_pairs_once: 用集合存（距离，标记）：一样远、标记也一样的样本只算一个 / Keeps a set of (distance, label): samples equally far with equal labels count once
# caught by: test_majority
# hint: nearest
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted({(dist(sample, q), label) for sample, label in zip(S, T)})[:k]
    return 1 if sum(label for _, label in nearest) > 0 else -1


# %% farthest: 取了最远的 k 个 / Takes the k farthest samples
# caught by: test_by_hand, test_majority
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: dist(S[i], q))[-k:]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


# %% first_change_only: 只留第一处标记改变 / Keeps the first change of the label only
# caught by: test_condensed
# book: §12.4
def condense_on_line(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    return next(([i, j] for i, j in zip(order, order[1:], strict=False) if labels[i] != labels[j]), order[:1])


# %% first_coordinate: 只比较第一个坐标 / Compares the first coordinate only
# caught by: test_majority
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: abs(S[i][0] - q[0]))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


# %% first_farther_one_replaced: 新样本换掉的是列表中第一个比它远的，不是最远的 / A new sample replaces the first one in the list that is farther, not the farthest
# caught by: test_majority
# hint: nearest
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted((dist(S[i], q), T[i]) for i in range(k))
    for sample, label in zip(S[k:], T[k:]):
        distance = dist(sample, q)
        for place in range(k):
            if distance < nearest[place][0]:
                nearest[place] = (distance, label)
                break
    return 1 if sum(label for _, label in nearest) > 0 else -1


# %% fixed_offset: 样本放在 0.1 的间隔上，不管点有多近 / Samples 0.1 apart, however close the points are
# caught by: test_any_labels
# hint: nearer
# book: §12.4
def training_set(points, labels, k):
    S = [[point[0] + 0.1 * i / k, *point[1:]] for point in points for i in range(k)]
    return S, [label for label in labels for _ in range(k)]


# %% gap_in_first_coordinate: 间距只按第一个坐标算 / The gap taken from the first coordinate only
# caught by: test_any_labels
# book: §12.4
def training_set(points, labels, k):
    gap = min((abs(p[0] - q[0]) for p, q in combinations(points, 2)), default=1.0)
    S = [[point[0] + gap * i / (3 * k), *point[1:]] for point in points for i in range(k)]
    return S, [label for label in labels for _ in range(k)]


# %% gap_of_neighbours_in_the_list: 只看列表中前后相邻的两点 / Looks only at points that follow each other in the list
# caught by: test_any_labels, test_many_points
# book: §12.4
def training_set(points, labels, k):
    gap = min((dist(p, q) for p, q in zip(points, points[1:], strict=False)), default=1.0)
    S = [[point[0] + gap * i / (3 * k), *point[1:]] for point in points for i in range(k)]
    return S, [label for label in labels for _ in range(k)]


# %% gap_of_the_first_point: 只看第一个点到别的点的距离 / Looks only at the distances of the first point
# caught by: test_any_labels
# book: §12.4
def training_set(points, labels, k):
    gap = min((dist(points[0], q) for q in points[1:]), default=1.0)
    S = [[point[0] + gap * i / (3 * k), *point[1:]] for point in points for i in range(k)]
    return S, [label for label in labels for _ in range(k)]


# %% hart: Hart 压缩：保住了标记，留下的点却可能太多 / Hart's condensing: keeps the labels, but perhaps too many points
# caught by: test_condensed
# hint: not needed
# book: §12.4
def condense_on_line(xs, labels):
    kept, changed = [0], True
    while changed:
        changed = False
        for i in range(len(xs)):
            least = min(abs(xs[i] - xs[j]) for j in kept)
            if any(labels[j] != labels[i] for j in kept if abs(xs[i] - xs[j]) == least):
                kept.append(i)
                changed = True
    return kept


# %% hart_once: Hart 压缩只扫一遍 / Hart's condensing with a single pass
# caught by: test_condensed
# book: §12.4
def condense_on_line(xs, labels):
    kept = [0]
    for i in range(len(xs)):
        nearest = min(kept, key=lambda j: abs(xs[i] - xs[j]))
        if labels[nearest] != labels[i]:
            kept.append(i)
    return kept


# %% heap_of_the_nearest_first: 堆顶是最近的样本，换掉的就是它 / The heap has the nearest sample on top, and that is the one replaced
# caught by: test_majority
# hint: nearest
# book: §12.4
from heapq import heapify, heapreplace


def knn_predict(S, T, q, k):
    heap = [(dist(S[i], q), T[i]) for i in range(k)]
    heapify(heap)
    for sample, label in zip(S[k:], T[k:]):
        distance = dist(sample, q)
        if distance < heap[0][0]:
            heapreplace(heap, (distance, label))
    return 1 if sum(label for _, label in heap) > 0 else -1


# %% heap_read_as_sorted: 把堆的前 k 项当作最小的 k 个 / Takes the first k entries of a heap for the k smallest
# caught by: test_majority
# hint: nearest
# book: §12.4
from heapq import heapify


def knn_predict(S, T, q, k):
    heap = [(dist(sample, q), label) for sample, label in zip(S, T)]
    heapify(heap)
    return 1 if sum(label for _, label in heap[:k]) > 0 else -1


# %% ignores_k: 总是只看最近的一个 / Looks at the nearest sample only, whatever k
# caught by: test_by_hand, test_majority
# book: §12.4
def knn_predict(S, T, q, k):
    return min(zip(S, T, strict=True), key=lambda one: dist(one[0], q))[1]


# %% k_plus_one: 取了 k+1 个 / Takes k + 1 samples
# caught by: test_majority
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: dist(S[i], q))[: k + 1]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


# %% keeps_all: 全部留下 / Keeps them all
# caught by: test_condensed
# hint: not needed
# book: §12.4
def condense_on_line(xs, labels):
    return list(range(len(xs)))


# %% labels_not_popped: 取走最近的样本时只删了距离，没有删标记，后面的下标就错开了 / The nearest distance is removed each time, but not its label: later indices are off
# caught by: test_majority
# hint: nearest
# book: §12.4
def knn_predict(S, T, q, k):
    distances = [dist(sample, q) for sample in S]
    votes = 0
    for _ in range(k):
        i = distances.index(min(distances))
        votes += T[i]
        distances.pop(i)
    return 1 if votes > 0 else -1


# %% labels_not_repeated: 标记没有随样本重复，次序错了 / Labels in the wrong order: not repeated sample by sample
# caught by: test_any_labels
# book: §12.4
# costs: 2
def training_set(points, labels, k):
    gap = min((dist(p, q) for p, q in combinations(points, 2)), default=1.0)
    S = [[point[0] + gap * i / (3 * k), *point[1:]] for point in points for i in range(k)]
    return S, list(labels) * k


# %% labels_of_sorted_rows: 距离排了序，标记没有跟着 / Distances sorted, labels not
# caught by: test_majority
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted(dist(s, q) for s in S)[:k]
    return 1 if sum(T[: len(nearest)]) > 0 else -1


# %% list_sorted_once: 最近的 k 个只排序一次：换进新样本以后，列表的最后一个不再是最远的 / The list of the k nearest is sorted once: after a sample has come in, its last entry is no longer the farthest
# caught by: test_majority
# hint: nearest
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted((dist(S[i], q), T[i]) for i in range(k))
    for sample, label in zip(S[k:], T[k:]):
        distance = dist(sample, q)
        if distance < nearest[-1][0]:
            nearest[-1] = (distance, label)
    return 1 if sum(label for _, label in nearest) > 0 else -1


# %% majority_of_all: 取全部样本的多数 / The majority of all samples
# caught by: test_by_hand, test_majority
# book: §12.4
def knn_predict(S, T, q, k):
    return 1 if sum(T) > 0 else -1


# %% manhattan: 用曼哈顿距离 / Manhattan distance
# caught by: test_by_hand, test_majority
# hint: Euclidean
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: sum(abs(a - b) for a, b in zip(S[i], q, strict=True)))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


# %% middle_of_each_run: 每段只留居中的 / Keeps only the middle of each run
# caught by: test_condensed
# hint: halfway
# book: §12.4
def condense_on_line(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    runs = [[order[0]]]
    for i in order[1:]:
        if labels[i] == labels[runs[-1][-1]]:
            runs[-1].append(i)
        else:
            runs.append([i])
    return [run[len(run) // 2] for run in runs]


# %% one_coordinate: 只留下第一个坐标 / Keeps the first coordinate only
# caught by: test_any_labels
# book: §12.4
def training_set(points, labels, k):
    xs = sorted({point[0] for point in points})
    gap = min((b - a for a, b in zip(xs, xs[1:], strict=False)), default=1.0)
    S = [[point[0] + gap * i / (3 * k) + 1e-9 * j, *[0.0] * (len(point) - 1)] for j, point in enumerate(points) for i in range(k)]
    return S, [label for label in labels for _ in range(k)]


# %% one_per_run: 每段只留第一个 / Keeps only the first of each run
# caught by: test_condensed
# hint: halfway
# book: §12.4
def condense_on_line(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    return order[:1] + [j for i, j in zip(order, order[1:], strict=False) if labels[i] != labels[j]]


# %% one_sample_for_a_distance: 距离相同的样本只留一个 / Keeps one sample for each distance
# caught by: test_majority
# book: §12.4
def knn_predict(S, T, q, k):
    found = {dist(s, q): label for s, label in zip(S, T, strict=True)}
    return 1 if sum(found[d] for d in sorted(found)[:k]) > 0 else -1


# %% one_too_few: 每个点只有 k//2 个样本 / k // 2 samples for each point
# caught by: test_any_labels
# book: §12.4
def training_set(points, labels, k):
    gap = min((dist(p, q) for p, q in combinations(points, 2)), default=1.0)
    own = max(1, k // 2)
    S = [[point[0] + gap * i / (3 * k), *point[1:]] for point in points for i in range(own)]
    T = [label for label in labels for _ in range(own)]
    far = [[5000.0 + i] * len(points[0]) for i in range(k)]
    return S + far, T + [-1] * k


# %% partition_at_the_wrong_place: argpartition 用 −k 划分，却取了前 k 个 / argpartition divides at −k, but the first k are taken
# caught by: test_majority
# hint: nearest
# book: §12.4
# kind: narrow
import numpy as np


def knn_predict(S, T, q, k):
    distances = np.array([dist(sample, q) for sample in S])
    nearest = np.argpartition(distances, -k)[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


# %% places_not_indices: 返回排序后的名次，不是下标 / Gives places in the sorted order, not indices
# caught by: test_condensed
# book: §12.4
def condense_on_line(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    places = range(len(xs))
    kept = {k for i, j in zip(places, places[1:], strict=False) if labels[order[i]] != labels[order[j]] for k in (i, j)}
    return sorted(kept) or [0]


# %% points_themselves: k > 1 时也只用点自己 / The points themselves, for k above 1, too
# caught by: test_any_labels
# hint: own
# book: §12.4
def training_set(points, labels, k):
    return [list(point) for point in points] + [[999.0 - i] * len(points[0]) for i in range(k - 1)], [*labels, *[1] * (k - 1)]


# %% repeated_samples: 把每个点重复 k 次 / Repeats each point k times
# caught by: test_any_labels
# hint: Samples must differ
# book: §12.4
def training_set(points, labels, k):
    S = [list(point) for point in points for _ in range(k)]
    return S, [label for label in labels for _ in range(k)]


# %% rounded_distances: 距离四舍五入到两位小数 / Distances rounded to two decimals
# caught by: test_majority
# book: §12.4
# kind: narrow
def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: round(dist(S[i], q), 2))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


# %% signed_difference: 差没有取绝对值 / The difference without its absolute value
# caught by: test_majority
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: sum(a - b for a, b in zip(S[i], q, strict=True)))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


# %% stops_at_a_farther_one: 遇到第一个不比第 k 近的更近的样本就停下 / Stops at the first sample that is not nearer than the k-th
# caught by: test_majority
# hint: nearest
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted((dist(S[i], q), T[i]) for i in range(k))
    for sample, label in zip(S[k:], T[k:]):
        distance = dist(sample, q)
        if distance >= nearest[-1][0]:
            break
        nearest = sorted([*nearest[:-1], (distance, label)])
    return 1 if sum(label for _, label in nearest) > 0 else -1


# %% thousand_for_infinity: 求最小值从 1000 开始，更远的样本从不入选 / The search for the least distance starts from 1000: samples farther away are never taken
# caught by: test_majority
# hint: nearest
# book: §12.4
# kind: narrow
def knn_predict(S, T, q, k):
    used, votes = set(), 0
    for _ in range(k):
        least, nearest = 1000.0, None
        for i, sample in enumerate(S):
            distance = dist(sample, q)
            if i not in used and distance < least:
                least, nearest = distance, i
        if nearest is not None:
            used.add(nearest)
            votes += T[nearest]
    return 1 if votes > 0 else -1


# %% ties_taken_as_right: 距离相等时只看其中一个 / Looks at one of several nearest only
# caught by: test_condensed
# book: §12.4
def condense_on_line(xs, labels):
    kept = list(range(len(xs)))
    for i in range(len(xs)):
        rest = [j for j in kept if j != i]
        if rest and all(labels[min(rest, key=lambda j: abs(xs[j] - x))] == y for x, y in zip(xs, labels, strict=True)):
            kept = rest
    return kept


# %% tiny_offset_of_k: 偏移太小，舍入之后样本相同 / An offset so small that rounding makes samples equal
# caught by: test_any_labels
# hint: Samples must differ
# book: §12.4
def training_set(points, labels, k):
    S = [[point[0] + 1e-16 * i, *point[1:]] for point in points for i in range(k)]
    return S, [label for label in labels for _ in range(k)]


# %% two_points_only: 只对两个点成立：整边各放一团 / Works for two groups only: one cloud around the mean of each class
# caught by: test_any_labels
# book: §12.4
def training_set(points, labels, k):
    S, T = [], []
    for label in (-1, 1):
        own = [point for point, one in zip(points, labels, strict=True) if one == label]
        if own:
            mean = [sum(column) / len(own) for column in zip(*own, strict=True)]
            S += [[mean[0] + 1e-5 * i, *mean[1:]] for i in range(k)]
            T += [label] * k
    return S, T


# %% unsorted: 没有先排序 / Without sorting first
# caught by: test_condensed
# hint: Sort by x
# book: §12.4
def condense_on_line(xs, labels):
    order = range(len(xs))
    kept = {k for i, j in zip(order, order[1:], strict=False) if labels[i] != labels[j] for k in (i, j)}
    return sorted(kept) or [0]


# %% vc_borders: 数了界线：N−1 / Counts the borders: N − 1
# caught by: test_few_samples
# book: §12.4
def vc_prototypes_on_line(N):
    return N - 1


# %% vc_infinite: 样本有限时也当作无穷 / Takes it for infinite although the samples are bounded
# caught by: test_few_samples
# book: §12.4
def vc_prototypes_on_line(N):
    return float("inf")


# %% vc_one_more: 以为是 N+1 / Takes it for N + 1
# caught by: test_few_samples
# book: §12.4
def vc_prototypes_on_line(N):
    return N + 1


# %% vc_twice: 以为是 2N / Takes it for 2N
# caught by: test_few_samples
# book: §12.4
def vc_prototypes_on_line(N):
    return 2 * N


# %% vc_two_ends: 以为每段要两个样本：⌊N/2⌋ + 1 / Takes two samples for each run: ⌊N/2⌋ + 1
# caught by: test_few_samples
# book: §12.4
def vc_prototypes_on_line(N):
    return N // 2 + 1


# %% weighted_votes: 按距离的倒数加权 / Votes weighted by 1/distance
# caught by: test_majority
# hint: one vote
# book: §12.4
def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: dist(S[i], q))[:k]
    votes = sum(T[i] / (dist(S[i], q) + 1e-12) for i in nearest)
    return 1 if votes > 0 else -1


# %% without_itself: q 自己不算 / Leaves q itself out
# caught by: test_by_hand, test_majority
# book: §12.4
def knn_predict(S, T, q, k):
    others = [i for i in range(len(S)) if dist(S[i], q) > 0] or [0]
    nearest = sorted(others, key=lambda i: dist(S[i], q))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1
