"""What the checks of chapter 13 share."""

import math

import numpy as np

from exercises.datasets import watermelon_4_0
from exercises.solvers import weighted_linear_svm
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


def blobs(seed, u, share=0.5, n_l=2, gap=1.5, d=2):
    """X_l, y_l, X_u: two round clusters, `share` of the unlabelled in the positive one, n_l labelled samples in each."""
    rng = np.random.default_rng(seed)
    y_l = np.array([1, -1] * n_l)
    y_u = np.where(np.arange(u) < round(share * u), 1, -1)
    X = rng.normal(size=(2 * n_l + u, d))
    X[:, 0] += gap * np.append(y_l, y_u)
    order = 2 * n_l + rng.permutation(u)
    return X[: 2 * n_l].round(4), y_l.tolist(), X[order].round(4)


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.reshape(X, (-1, len(w))) @ np.asarray(w) + b))


def svm_primal(w, b, X, y, costs) -> float:
    """½‖w‖² + Σ c_i max(0, 1 − y_i(w·x_i + b))."""
    terms = (np.broadcast_to(costs, len(X)) * slacks(w, b, X, y)).tolist()
    return math.fsum(x * x for x in np.asarray(w, dtype=float).tolist()) / 2 + math.fsum(terms)


@memo
def svm(X, y, costs):
    """(w, b, primal) of a solution that is right to about six digits."""
    w, b = weighted_linear_svm(X, y, costs, 1e-6)
    return w, b, svm_primal(w, b, X, y, costs)


@memo
def clear_scores(X_l, y_l, X_u, C_l, least=0.06):
    """The scores of the labelled-only SVM; None if it is not unique, or a score is near 0."""
    w, b, best = svm(X_l, y_l, C_l)
    if min(svm_primal(w, b + step, X_l, y_l, C_l) for step in (-0.02, 0.02)) < best + 2e-3 * C_l:
        return None
    scores = X_u @ w + b
    return scores if len(scores) == 0 or np.abs(scores).min() > least else None


def with_pseudo(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    """X, y and costs of the SVM that takes pseudo-labels for labels."""
    costs = np.append(np.full(len(y_l), float(C_l)), np.where(np.asarray(y_hat) > 0, C_plus, C_minus))
    return np.vstack([X_l, X_u]), [*y_l, *y_hat], costs


def violating(y_hat, xi, slack=0.0):
    """The pair (i, j) of a +1 and a −1 of largest slacks if both exceed `slack` and their sum exceeds 2 by it, else None."""
    y_hat = np.asarray(y_hat)
    sides = [np.flatnonzero(y_hat == sign) for sign in (1, -1)]
    if not all(len(side) for side in sides):
        return None
    i, j = (int(side[np.argmax(np.asarray(xi)[side])]) for side in sides)
    return (i, j) if min(xi[i], xi[j]) > slack and xi[i] + xi[j] > 2 + slack else None


def tilted(seed, u, share=0.5, d=2, lean=2.5):
    """X_l, y_l, X_u: two flat clusters, and a labelled sample in each that suggest another direction: pseudo-labels start wrong."""
    rng = np.random.default_rng(seed)
    y_u = np.where(np.arange(u) < round(share * u), 1, -1)
    X_u = rng.normal(size=(u, d)) * 0.3
    X_u[:, 0] = rng.uniform(-4, 4, u)
    X_u[:, 1] += 1.5 * y_u
    X_l = np.zeros((2, d))
    X_l[:, :2] = [[lean, 1.5], [-lean, -1.5]]
    return X_l, [1, -1], X_u[rng.permutation(u)].round(4)


def allowed(value, total_cost) -> float:
    """By how much an objective may be off, says the stub."""
    return 1e-3 * value + 2e-4 * total_cost


@memo
def least_solutions(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus) -> int:
    """How often a level is solved at least, up to 3, whichever pairs are exchanged; clear pairs count only."""

    def slacks_of(y):
        w, b, _ = svm(*with_pseudo(X_l, y_l, X_u, y, C_l, C_plus, C_minus))
        return slacks(w, b, X_u, y)

    xi = slacks_of(y_hat)
    if violating(y_hat, xi, 0.05) is None:
        return 1
    for i in range(len(y_hat)):
        for j in range(len(y_hat)):
            if y_hat[i] > 0 > y_hat[j] and xi[i] + xi[j] > 1.99:
                swapped = [-label if k in (i, j) else label for k, label in enumerate(y_hat)]
                if violating(swapped, slacks_of(swapped), 0.05) is None:
                    return 2
    return 3
