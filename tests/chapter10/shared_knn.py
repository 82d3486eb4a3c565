"""What checks of nearest neighbours share: when distances tie, and the neighbours by sorting everything."""

import numpy as np

_GRIDS = (4, 2**19)


def squares_from(X, q) -> np.ndarray:
    return ((np.asarray(X, dtype=float) - np.asarray(q, dtype=float)) ** 2).sum(axis=1)


def has_clear_order(X, Q, alike: float = 2.5e-9) -> bool:
    """Whether the distances of the rows of X from each row of Q tie exactly, without rounding, or differ clearly."""
    X, Q = np.asarray(X, dtype=float), np.asarray(Q, dtype=float)
    exact = any(_squares_are_exact(np.vstack([X, Q]), grid) for grid in _GRIDS)
    for q in Q:
        squares = np.sort(squares_from(X, q))
        gaps = np.diff(squares)
        tied = gaps == 0
        if np.any(tied) and not exact:
            return False
        if np.any(gaps[~tied] <= alike * squares[1:][~tied]):
            return False
    return True


def _squares_are_exact(points, grid) -> bool:
    whole = points * grid
    return bool(np.all(whole == np.round(whole)) and 4 * np.max(whole**2) * points.shape[1] < 2.0**53)


def nearest(X, q, k) -> list[int]:
    """The k nearest rows by (distance, index)."""
    squares = squares_from(X, q).tolist()
    return sorted(range(len(squares)), key=lambda i: (squares[i], i))[:k]


def voted(found):
    """The most frequent label; of equally frequent ones that which comes first."""
    most = max(found.count(label) for label in found)
    return next(label for label in found if found.count(label) == most)


def predicted(X, y, Q, k) -> list:
    return [voted([y[i] for i in nearest(X, q, k)]) for q in Q]


def one_answer(X, y, q, k) -> bool:
    """Whether the vote is the same in whatever order equally far samples come: those that count have one label."""
    squares = squares_from(X, q)
    last = np.sort(squares)[k - 1]
    return all(len({y[i] for i in np.flatnonzero(squares == s)}) == 1 for s in set(squares[squares <= last].tolist()))


def one_answer_each(X, y, k) -> bool:
    """The same of each sample among all others."""
    rest = [[j for j in range(len(y)) if j != i] for i in range(len(y))]
    return all(one_answer(X[r], [y[j] for j in r], X[i], k) for i, r in enumerate(rest))


def settled(X, k) -> int:
    """The least number of neighbours from k on at which no sample has two equally far others, one of them in and one out."""
    X = np.asarray(X, dtype=float)
    m = len(X)
    squares = np.sort(((X[:, None] - X) ** 2).sum(axis=2) + np.diag(np.full(m, -1.0)), axis=1)[:, 1:]
    return next((n for n in range(k, m - 1) if np.all(squares[:, n - 1] < squares[:, n])), m - 1)


def left_out_errors(X, y, k) -> list[int]:
    X = np.asarray(X, dtype=float)
    wrong = []
    for i in range(len(y)):
        rest = [j for j in range(len(y)) if j != i]
        if voted([y[rest[j]] for j in nearest(X[rest], X[i], k)]) != y[i]:
            wrong.append(i)
    return wrong
