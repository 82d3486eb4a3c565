"""边界限制在均值附近 1000 个标准差之内 / The boundary is kept within 1000 deviations of zero

caught by: test_boundary
book: §2.2.2
"""

from math import copysign, inf, log, sqrt
from statistics import NormalDist


def crossings(mu1, sigma1, mu2, sigma2, k):
    # ln p(x|1) - ln p(x|2) - ln k = a x² + b x + c
    a = (1 / sigma2**2 - 1 / sigma1**2) / 2
    b = mu1 / sigma1**2 - mu2 / sigma2**2
    c = (mu2**2 / sigma2**2 - mu1**2 / sigma1**2) / 2 + log(sigma2 / sigma1) - log(k)
    if sigma1 == sigma2:
        return [-c / b]
    discriminant = b * b - 4 * a * c
    if discriminant < 0:
        return []
    # Of both roots this takes the one without cancellation; their product is c/a.
    q = -(b + copysign(sqrt(discriminant), b)) / 2
    return sorted([q / a, c / q])


def log_density(x, mu, sigma):
    return -(((x - mu) / sigma) ** 2) / 2 - log(sigma)


def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    # "2" costs loss1·P(1|x) on average. Far out both densities are too small for floats, but not their logarithms.
    price_of_2 = log(loss1) + log(prior1) + log_density(x, mu1, sigma1)
    price_of_1 = log(loss2) + log(1 - prior1) + log_density(x, mu2, sigma2)
    return 1 if price_of_1 < price_of_2 else 2


def regions(prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    ends = crossings(mu1, sigma1, mu2, sigma2, loss2 * (1 - prior1) / (loss1 * prior1))
    places = [ends[0] - sigma1, *(end + sigma1 for end in ends)] if ends else [mu1]
    if len(ends) == 2:
        places[1] = (ends[0] + ends[1]) / 2
    classes = [decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2) for x in places]
    return list(zip([-inf, *ends], [*ends, inf], classes))


def error_rates(regions, mu1, sigma1, mu2, sigma2):
    def share(mu, sigma, label):
        normal = NormalDist(mu, sigma)
        return sum(normal.cdf(high) - normal.cdf(low) for low, high, c in regions if c == label)

    return share(mu1, sigma1, 2), share(mu2, sigma2, 1)


def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    odds = loss1 * prior1 / (loss2 * (1 - prior1))
    place = (mu1 + mu2) / 2 + sigma**2 / (mu2 - mu1) * log(odds)
    return min(max(place, -1000 * sigma), 1000 * sigma)
