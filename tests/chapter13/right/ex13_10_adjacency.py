"""每个样本的伙伴集合，并查集，纯 Python 列表 / Sets of partners, union-find, plain lists"""


def neighbours(pairs):
    table = {}
    for a, b in pairs:
        table.setdefault(a, set()).add(b)
        table.setdefault(b, set()).add(a)
    return table


def violates(i, r, assignment, must_link, cannot_link):
    for j in neighbours(must_link).get(i, ()):
        if assignment.get(j, r) != r:
            return True
    for j in neighbours(cannot_link).get(i, ()):
        if assignment.get(j) == r:
            return True
    return False


def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = [[float(v) for v in row] for row in X]
    means = [X[i] for i in initial]
    k, d = len(means), len(X[0])
    for n_iter in range(1, max_iter + 1):
        placed = {}
        for i, x in enumerate(X):
            left = list(range(k))
            while left:
                r = min(left, key=lambda j: sum((a - b) ** 2 for a, b in zip(x, means[j])))
                if violates(i, r, placed, must_link, cannot_link):
                    left.remove(r)
                else:
                    placed[i] = r
                    break
            else:
                return None
        updated = []
        for r in range(k):
            rows = [X[i] for i in placed if placed[i] == r]
            updated.append([sum(row[c] for row in rows) / len(rows) for c in range(d)] if rows else means[r])
        change = max(abs(a - b) for p, q in zip(means, updated) for a, b in zip(p, q))
        means = updated
        if change <= 1e-12:
            break
    return {"labels": tuple(placed[i] for i in range(len(X))), "centers": means, "n_iter": n_iter}


def closure(m, must_link, cannot_link):
    parent = list(range(m))

    def root(i):
        while parent[i] != i:
            i = parent[i]
        return i

    for a, b in must_link:
        ra, rb = root(a), root(b)
        parent[max(ra, rb)] = min(ra, rb)
    pairs = set()
    for a, b in cannot_link:
        if root(a) == root(b):
            return None
        for i in range(m):
            for j in range(m):
                if root(i) == root(a) and root(j) == root(b):
                    pairs.add((min(i, j), max(i, j)))
    return [root(i) for i in range(m)], sorted(pairs)


def greedy_dead_end(k):
    # one sample on each centre, then one that may join none of them
    X = [[10.0 * i, 1.0] for i in range(k)] + [[-5.0, 0.0]]
    return X, [[k, i] for i in range(k)], tuple(range(k - 1, -1, -1))
