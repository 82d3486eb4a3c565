"""What the checks on convex clusterings need: convex hulls in the plane, and the algorithms that may be asked."""

import math

import numpy as np


def hull_gap(P, Q) -> float:
    """By how much the two sets are apart in the best direction; negative: by how much they overlap in every direction."""
    A = np.vstack([P, Q])
    steps = (A[:, None] - A[None, :]).reshape(-1, 2)
    lengths = np.hypot(*steps.T)
    along = steps[lengths > 0] / lengths[lengths > 0][:, None]
    if not len(along):
        return 0.0
    axes = np.vstack(
        [along, along[:, ::-1] * [-1, 1]]
    )  # an optimal direction is normal to an edge, or joins two points
    p, q = axes @ np.transpose(P), axes @ np.transpose(Q)
    return float(np.maximum(q.min(axis=1) - p.max(axis=1), p.min(axis=1) - q.max(axis=1)).max())


def hull(points) -> list[tuple[float, float]]:
    """The corners of the convex hull, counterclockwise."""
    ordered = sorted({(float(x), float(y)) for x, y in points})

    def half(sequence):
        chain = []
        for p in sequence:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(ordered) + half(ordered[::-1]) if len(ordered) > 1 else ordered


def _turn(a, b, c) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def posteriors(X, alpha, mu, Sigma):
    """The posterior of each component for each sample, computed with logarithms; None if a covariance is (nearly) singular."""
    logs = []
    for weight, mean, cov in zip(alpha, mu, Sigma, strict=True):
        if np.linalg.eigvalsh(cov).min() < 1e-6 or weight < 1e-9:
            return None
        away = X - mean
        squares = np.einsum("ij,ij->i", away, np.linalg.solve(cov, away.T).T)
        logs.append(math.log(weight) - squares / 2 - np.linalg.slogdet(cov)[1] / 2)
    logs = np.array(logs).T
    logs -= logs.max(axis=1, keepdims=True)
    shares = np.exp(logs)
    return shares / shares.sum(axis=1, keepdims=True)


def em_labels(X, alpha, mu, Sigma, rounds=20) -> list[int] | None:
    """The components of the samples after so many rounds of EM; None where a covariance gets (nearly) singular."""
    for _ in range(rounds):
        gamma = posteriors(X, alpha, mu, Sigma)
        if gamma is None:
            return None
        sizes = gamma.sum(axis=0)
        if sizes.min() < 1e-9:
            return None
        alpha, mu = sizes / len(X), (gamma.T @ X) / sizes[:, None]
        Sigma = [
            np.einsum("i,ij,ik->jk", one, X - mean, X - mean) / size
            for one, mean, size in zip(gamma.T, mu, sizes, strict=True)
        ]
    gamma = posteriors(X, alpha, mu, Sigma)
    return None if gamma is None else gamma.argmax(axis=1).tolist()
