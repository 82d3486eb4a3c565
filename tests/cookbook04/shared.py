"""What the checks of this chapter share: normal densities by their eigenvectors, and sums of weighted samples."""

import math

import numpy as np

from grader.checks import memo


def log_normal(X, mean, cov):
    """ln N(x; mean, cov) for each row, by the eigenvectors of the covariance."""
    values, vectors = np.linalg.eigh(cov)
    along = (np.reshape(X, (-1, len(mean))) - mean) @ vectors
    return -(np.log(2 * np.pi * values).sum() + (along**2 / values).sum(axis=1)) / 2


@memo
def log_terms(X, alpha, mu, Sigma):
    """ln α_k N(x_i; μ_k, Σ_k), a row for each sample."""
    return np.transpose(
        [math.log(share) + log_normal(X, mean, cov) for share, mean, cov in zip(alpha, mu, Sigma, strict=True)]
    )


def log_sums(terms):
    """ln Σ exp along the rows."""
    top = terms.max(axis=1)
    return top + np.log(np.exp(terms - top[:, None]).sum(axis=1))


def soft(terms):
    """exp normalised along the rows."""
    weights = np.exp(terms - terms.max(axis=1, keepdims=True))
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


def random_covariance(rng, d, low=0.2, high=5.0):
    """A covariance matrix, turned at random, with eigenvalues in this range."""
    turn, _ = np.linalg.qr(rng.normal(size=(d, d)))
    cov = turn @ np.diag(rng.uniform(low, high, d)) @ turn.T
    return (cov + cov.T) / 2
