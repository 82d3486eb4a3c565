"""What checks of neighbourhood graphs share."""

import numpy as np


def floyd(W) -> np.ndarray:
    """The lengths of all shortest paths; `inf` where there is none."""
    paths = np.array(W, dtype=float)
    for via in range(len(paths)):
        np.minimum(paths, paths[:, via, None] + paths[via], out=paths)
    return paths


def distances(X) -> np.ndarray:
    X = np.asarray(X, dtype=float)
    return np.sqrt(((X[:, None] - X) ** 2).sum(axis=2))


def neighbour_edges(X, k) -> np.ndarray:
    """Whether either of two rows is among the k nearest of the other, by (distance, index)."""
    X = np.asarray(X, dtype=float)
    squares = ((X[:, None] - X) ** 2).sum(axis=2)
    m = len(X)
    edges = np.zeros((m, m), dtype=bool)
    for i in range(m):
        others = sorted((j for j in range(m) if j != i), key=lambda j: (squares[i, j], j))
        edges[i, others[:k]] = True
    return edges | edges.T


def parts(W) -> list[int]:
    """The number of the component of each vertex, by joining the ends of every edge."""
    label = list(range(len(W)))

    def root(i):
        while label[i] != i:
            label[i] = label[label[i]]
            i = label[i]
        return i

    for i, j in zip(*np.nonzero(np.isfinite(W)), strict=True):
        label[root(i)] = root(j)
    return [root(i) for i in range(len(W))]


def least_added(W, D) -> float:
    """The least total length that connects a graph: Prim's tree on components, whose distance is that of their nearest members."""
    label = np.unique(parts(W), return_inverse=True)[1]
    count = int(label.max()) + 1
    apart = np.array([[D[np.ix_(label == a, label == b)].min() for b in range(count)] for a in range(count)])
    reached, total = [0], 0.0
    while len(reached) < count:
        rest = [b for b in range(count) if b not in reached]
        lengths = apart[np.ix_(reached, rest)].min(axis=0)
        total += float(lengths.min())
        reached.append(rest[int(lengths.argmin())])
    return total


def _moved(points, true, seed, units):
    """The points turned, shifted, enlarged and shuffled, with the places of the first and the last, and the true distances."""
    rng = np.random.default_rng(seed)
    n = points.shape[1]
    turn = np.linalg.qr(rng.normal(size=(n, n)))[0]
    order = rng.permutation(len(points))
    place = np.argsort(order)
    X = (points @ turn + rng.integers(-5, 6, size=n)) * units
    return {"X": X[order], "ends": (int(place[0]), int(place[-1])), "true": true[np.ix_(order, order)] * units}


def _radius(arc, chord) -> float:
    low, high = arc / (2 * np.pi), arc
    for _ in range(100):
        middle = (low + high) / 2
        if 2 * middle * np.sin(np.pi - arc / middle / 2) < chord:
            low = middle
        else:
            high = middle
    return low


def ring(seed, units=1.0, missing=None) -> dict:
    """40 points on an arc of length 39 whose ends are 4.5 apart; two of them may be missing."""
    rng = np.random.default_rng(seed)
    radius = _radius(39.0, 4.5)
    along = np.arange(40.0)
    points = radius * np.column_stack([np.cos(along / radius), np.sin(along / radius)])
    points = points + rng.uniform(-0.05, 0.05, size=points.shape)
    keep = [i for i in range(40) if missing is None or i not in (missing, missing + 1)]
    true = np.abs(along[:, None] - along)
    return _moved(points[keep], true[np.ix_(keep, keep)], seed, units)


def gapped_line(seed, units=1.0) -> dict:
    along = np.concatenate([np.arange(12.0), np.arange(16.0, 28.0)])
    return _moved(along[:, None], np.abs(along[:, None] - along), seed, units)


def _grid(seed, rows, columns):
    places = np.stack(np.meshgrid(np.arange(rows), np.arange(columns), indexing="ij"), axis=-1).reshape(-1, 2)
    return places + np.random.default_rng(seed).uniform(-0.2, 0.2, size=places.shape)


def sheet(seed, units=1.0) -> dict:
    """9×9 points of a plane in space."""
    flat = _grid(seed, 9, 9)
    return _moved(np.column_stack([flat, np.zeros(81)]), distances(flat), seed, units)


def bent_surface(seed, units=1.0) -> dict:
    """14×6 points of a plane bent to most of a cylinder."""
    flat = _grid(seed, 14, 6)
    bent = np.column_stack([3 * np.cos(flat[:, 0] / 3), 3 * np.sin(flat[:, 0] / 3), flat[:, 1]])
    return _moved(bent, distances(flat), seed, units)
