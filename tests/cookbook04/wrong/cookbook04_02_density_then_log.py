"""先求密度再取对数, 离得远时密度成为 0 / Takes the logarithm of densities, which are 0 far out

caught by: test_likelihood
book: §4.2
"""

import numpy as np


def conditional(mu, Sigma, x, mask):
    seen, gaps = np.flatnonzero(mask), np.flatnonzero(~mask)
    between = Sigma[np.ix_(seen, gaps)]
    slopes = np.linalg.solve(Sigma[np.ix_(seen, seen)], between)
    mean, cov = np.array(x), np.zeros_like(Sigma)
    mean[gaps] = mu[gaps] + (x[seen] - mu[seen]) @ slopes
    cov[np.ix_(gaps, gaps)] = Sigma[np.ix_(gaps, gaps)] - between.T @ slopes
    return mean, cov


def e_step(X, mask, mu, Sigma):
    S1, S2 = np.zeros_like(mu), np.zeros_like(Sigma)
    for x, measured in zip(X, mask):
        mean, cov = conditional(mu, Sigma, x, measured)
        S1 += mean
        S2 += np.outer(mean, mean) + cov  # the entries filled in are not certain
    return S1, S2


def m_step(S1, S2, n):
    mu = S1 / n
    return mu, S2 / n - np.outer(mu, mu)


def observed_log_likelihood(X, mask, mu, Sigma):
    total = 0.0
    for x, measured in zip(X, mask):
        D, cov = (x - mu)[measured], Sigma[np.ix_(measured, measured)]
        density = np.exp(-(D @ np.linalg.solve(cov, D)) / 2) / np.sqrt(np.linalg.det(2 * np.pi * cov))
        total += np.log(max(density, 1e-300))
    return float(total)


def em(X, mask, steps):
    columns = [column[measured] for column, measured in zip(X.T, mask.T)]
    mu, Sigma = np.array([np.mean(c) for c in columns]), np.diag([np.var(c) for c in columns])
    rounds = [(mu, Sigma)]
    for _ in range(steps):
        rounds.append(m_step(*e_step(X, mask, *rounds[-1]), len(X)))
    return rounds


def monotone_mle(x, y):
    # p(x) p(y | x): all samples tell of x, the complete ones of the regression of y on x, whose parameters are free.
    m = len(y)
    D = x[:m] - x[:m].mean()
    slope = D @ y / (D @ D)
    rest = np.var(y - slope * D)
    mean = y.mean() + slope * (x.mean() - x[:m].mean())
    return np.array([x.mean(), mean]), np.var(x) * np.array([[1, slope], [slope, slope**2]]) + np.diag([0, rest])
