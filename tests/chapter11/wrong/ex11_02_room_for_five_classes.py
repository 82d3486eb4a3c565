"""只有前五类有比例, 其余的按 0 算 / Only the first five classes have shares, the others count as 0

caught by: test_term, test_relief_f
hint: share of all samples
book: (11.4)
"""

from ex11_01 import normalize, squares


def nearest_by_class(X, y, kinds, i):
    distances = [sum(squares(X[i], row, kinds)) for row in X]
    nearest = {}
    for k in sorted(range(len(X)), key=distances.__getitem__):  # equals stay in the order of their indices
        if k != i:
            nearest.setdefault(y[k], k)
    return nearest


def near_misses(X, y, kinds, i):
    return {label: k for label, k in nearest_by_class(X, y, kinds, i).items() if label != y[i]}


def share(label, y):
    classes = sorted(set(y))[:5]  # the five that the table of the counts has room for
    return y.count(label) / len(y) if label in classes else 0.0


def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else share(label, y)
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


def relief_f(X, y, kinds):
    X = normalize(X, kinds)
    traces = [relief_f_trace(X, y, kinds, i) for i in range(len(X))]
    return [sum(terms) for terms in zip(*traces)]


def pseudocode():
    return "1. normalise; 2. near-hit and near-misses; 3. accumulate."
