"""近邻用冒泡选出；样本在点的两侧成对放置；只放刚够多数的样本 / Selection by hand, samples in pairs, a bare majority of its own"""


def square(p, q):
    return sum((a - b) ** 2 for a, b in zip(p, q))


def knn_predict(S, T, q, k):
    left = list(zip(S, T))
    votes = {1: 0, -1: 0}
    for _ in range(k):
        best = 0
        for i in range(1, len(left)):
            if square(left[i][0], q) < square(left[best][0], q):
                best = i
        votes[left.pop(best)[1]] += 1
    return max(votes, key=votes.get)


def training_set(points, labels, k):
    own = (k + 1) // 2
    S, T = [], []
    for i, p in enumerate(points):
        gap = min([square(p, q) for j, q in enumerate(points) if j != i] + [1.0]) ** 0.5
        for n in range(own):
            # the point itself, then pairs to the left and right of it, in the last coordinate
            step = (n + 1) // 2 * gap / 20 * (1 if n % 2 else -1)
            S.append((*p[:-1], p[-1] + step))
            T.append(labels[i])
    while len(S) < k:  # too few samples altogether: some that are far away
        S.append((*points[0][:-1], 5000.0 + len(S)))
        T.append(-labels[0])
    return S, T


def condense_on_line(xs, labels):
    n = len(xs)
    kept = set()
    for i in range(n):
        right = [j for j in range(n) if xs[j] > xs[i]]
        if right:
            j = min(right, key=lambda j: xs[j])
            if labels[i] != labels[j]:
                kept |= {i, j}
    return list(kept) if kept else [n - 1]


def vc_prototypes_on_line(N):
    return float(N)
