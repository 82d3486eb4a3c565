"""What the checks of chapter 13 share."""

import math

import numpy as np

from exercises.datasets import watermelon_4_0
from grader.checks import array, memo, sequence


def rows_of_melons(known):
    """X_l, labels of these rows, X_u, labels of the others; `known` are the numbers of labelled melons, labels 是 and 否."""
    table = watermelon_4_0()
    inside = [number - 1 for number in known]
    outside = [i for i in range(30) if i not in inside]
    y = table["y"]
    return table["X"][inside], [y[i] for i in inside], table["X"][outside], [y[i] for i in outside]


SIX_MELONS = (1, 4, 8, 9, 12, 15)
"""Three good ones, three that are not."""


@memo
def log_terms(X, alpha, mu, Sigma):
    """ln α_i N(x; μ_i, Σ_i), a row for each x, by the eigenvectors of each Σ."""
    columns = []
    for a, mean, cov in zip(alpha, mu, Sigma, strict=True):
        values, vectors = np.linalg.eigh(cov)
        along = (np.reshape(X, (-1, len(mean))) - mean) @ vectors
        columns.append(math.log(a) - (np.log(2 * np.pi * values).sum() + (along**2 / values).sum(axis=1)) / 2)
    return np.transpose(columns)


def log_sums(terms):
    """ln Σ exp along the rows."""
    top = terms.max(axis=1, initial=-np.inf)
    return top + np.log(np.exp(terms - top[:, None]).sum(axis=1))


def soft(terms):
    """exp normalised along the rows."""
    weights = np.exp(terms - terms.max(axis=1, initial=-np.inf, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


@memo
def weighted_moments(X, weights):
    """(alpha, mu, Sigma): shares of the weights, weighted means, weighted covariances about these means."""
    totals = [math.fsum(column) for column in weights.T]
    mu = np.array([[math.fsum(w * x) / total for x in X.T] for w, total in zip(weights.T, totals, strict=True)])
    Sigma = []
    for w, mean, total in zip(weights.T, mu, totals, strict=True):
        D = X - mean
        Sigma.append([[math.fsum(w * D[:, a] * D[:, b]) / total for b in range(X.shape[1])] for a in range(X.shape[1])])
    return np.array(totals) / len(X), mu, np.array(Sigma)


def mahalanobis(X, mu, Sigma):
    """The largest (x − μ)ᵀ Σ⁻¹ (x − μ), and the largest condition number of a Σ; infinite where some Σ is singular."""
    largest, worst = 0.0, 1.0
    for mean, cov in zip(mu, Sigma, strict=True):
        values, vectors = np.linalg.eigh(cov)
        if values.min() <= 0:
            return math.inf, math.inf
        worst = max(worst, float(values.max() / values.min()))
        if len(X):
            largest = max(largest, float((((X - mean) @ vectors) ** 2 / values).sum(axis=1).max()))
    return largest, worst


def mixture(got, k, d):
    """(alpha, mu, Sigma) as arrays."""
    alpha, mu, Sigma = sequence(got, 3, ("参数", "the parameters"))
    return (
        array(alpha, (k,), ("alpha", "alpha")),
        array(mu, (k, d), ("mu", "mu")),
        array(Sigma, (k, d, d), ("Sigma", "Sigma")),
    )


def random_mixture(rng, k, d):
    """Means on a grid, covariances with eigenvalues from 0.2 to 5."""
    alpha = rng.dirichlet(np.ones(k)) * 0.9 + 0.1 / k
    mu = rng.integers(-4, 5, (k, d)).astype(float)
    Sigma = []
    for _ in range(k):
        turn, _ = np.linalg.qr(rng.normal(size=(d, d)))
        cov = turn @ np.diag(rng.uniform(0.2, 5, d)) @ turn.T
        Sigma.append((cov + cov.T) / 2)
    return alpha / alpha.sum(), mu, np.array(Sigma)


def random_shares(rng, n):
    """n probabilities that sum to 1; some may be 0, or close to it."""
    odds = rng.random(n) + 0.05
    kind = rng.integers(4)
    if kind == 2:
        odds[rng.integers(n)] = 0
    if kind == 3:
        odds[rng.integers(n)] = 1e-5
    return odds / odds.sum()
