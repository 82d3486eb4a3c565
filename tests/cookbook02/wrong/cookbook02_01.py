"""Known mistakes of cookbook2.1. Each cell holds what differs from the reference."""

# %% absolute_discriminant: 判别式为负时取了绝对值，造出不存在的交点 / Takes the absolute value of a negative discriminant: crossings that do not exist
# caught by: test_crossings
# hint: discriminant
# book: §2.2.1
def crossings(mu1, sigma1, mu2, sigma2, k):
    # ln p(x|1) - ln p(x|2) - ln k = a x² + b x + c
    a = (1 / sigma2**2 - 1 / sigma1**2) / 2
    b = mu1 / sigma1**2 - mu2 / sigma2**2
    c = (mu2**2 / sigma2**2 - mu1**2 / sigma1**2) / 2 + log(sigma2 / sigma1) - log(k)
    if sigma1 == sigma2:
        return [-c / b]
    discriminant = b * b - 4 * a * c
    discriminant = abs(discriminant)
    # Of both roots this takes the one without cancellation; their product is c/a.
    q = -(b + copysign(sqrt(discriminant), b)) / 2
    return sorted([q / a, c / q])


# %% boundary_half_shift: 边界的偏移少了一半 / The shift of the boundary is half of what it should be
# caught by: test_known_boundaries, test_boundary
# book: §2.2.2
def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    odds = loss1 * prior1 / (loss2 * (1 - prior1))
    return (mu1 + mu2) / 2 + sigma**2 / (2 * (mu2 - mu1)) * log(odds)


# %% boundary_kept_near: 边界限制在均值附近 1000 个标准差之内 / The boundary is kept within 1000 deviations of zero
# caught by: test_boundary
# book: §2.2.2
# kind: narrow
def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    odds = loss1 * prior1 / (loss2 * (1 - prior1))
    place = (mu1 + mu2) / 2 + sigma**2 / (mu2 - mu1) * log(odds)
    return min(max(place, -1000 * sigma), 1000 * sigma)


# %% boundary_losses_swapped: 边界公式里两种代价用反了 / The prices are exchanged in the formula of the boundary
# caught by: test_known_boundaries, test_boundary
# book: §2.2.2
def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    odds = loss2 * prior1 / (loss1 * (1 - prior1))
    return (mu1 + mu2) / 2 + sigma**2 / (mu2 - mu1) * log(odds)


# %% boundary_means_ordered: 边界公式当成 mu1 < mu2，否则偏移的方向反了 / Takes mu1 < mu2 for granted: otherwise the boundary shifts the wrong way
# caught by: test_boundary
# book: §2.2.2
def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    odds = loss1 * prior1 / (loss2 * (1 - prior1))
    return (mu1 + mu2) / 2 + sigma**2 / abs(mu2 - mu1) * log(odds)


# %% boundary_midpoint: 边界总取两个均值的中点 / The boundary is always the midpoint of the means
# caught by: test_known_boundaries, test_boundary
# book: §2.2.2
def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    odds = loss1 * prior1 / (loss2 * (1 - prior1))
    return (mu1 + mu2) / 2


# %% boundary_of_nearly_equal_means: 均值相差不到 1e-7 时边界取中点 / Takes the midpoint for the boundary if the means are less than 1e-7 apart
# caught by: test_boundary
# book: §2.2.2
# kind: narrow
def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    if abs(mu1 - mu2) < 1e-7:
        return (mu1 + mu2) / 2
    odds = loss1 * prior1 / (loss2 * (1 - prior1))
    return (mu1 + mu2) / 2 + sigma**2 / (mu2 - mu1) * log(odds)


# %% boundary_with_sigma: 边界公式里用了 σ，应是 σ² / The formula of the boundary has σ where σ² belongs
# caught by: test_boundary
# book: §2.2.2
def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    odds = loss1 * prior1 / (loss2 * (1 - prior1))
    return (mu1 + mu2) / 2 + sigma / (mu2 - mu1) * log(odds)


# %% crossings_k_not_logarithm: 取了对数，k 却没有取 / Takes the logarithm of everything but k
# caught by: test_crossings
# hint: logarithm
# book: §2.2.1
def crossings(mu1, sigma1, mu2, sigma2, k):
    # ln p(x|1) - ln p(x|2) - ln k = a x² + b x + c
    a = (1 / sigma2**2 - 1 / sigma1**2) / 2
    b = mu1 / sigma1**2 - mu2 / sigma2**2
    c = (mu2**2 / sigma2**2 - mu1**2 / sigma1**2) / 2 + log(sigma2 / sigma1) - k + 1
    if sigma1 == sigma2:
        return [-c / b]
    discriminant = b * b - 4 * a * c
    if discriminant < 0:
        return []
    # Of both roots this takes the one without cancellation; their product is c/a.
    q = -(b + copysign(sqrt(discriminant), b)) / 2
    return sorted([q / a, c / q])


# %% crossings_k_reversed: 求交点时 k 乘到了另一边 / The crossings have k on the wrong side
# caught by: test_crossings
# hint: logarithm
# book: §2.2.1
def crossings(mu1, sigma1, mu2, sigma2, k):
    # ln p(x|1) - ln p(x|2) - ln k = a x² + b x + c
    a = (1 / sigma2**2 - 1 / sigma1**2) / 2
    b = mu1 / sigma1**2 - mu2 / sigma2**2
    c = (mu2**2 / sigma2**2 - mu1**2 / sigma1**2) / 2 + log(sigma2 / sigma1) + log(k)
    if sigma1 == sigma2:
        return [-c / b]
    discriminant = b * b - 4 * a * c
    if discriminant < 0:
        return []
    # Of both roots this takes the one without cancellation; their product is c/a.
    q = -(b + copysign(sqrt(discriminant), b)) / 2
    return sorted([q / a, c / q])


# %% crossings_without_factor: 求交点时丢了密度前面的 1/σ / The crossings forget the factor 1/σ of the densities
# caught by: test_crossings_of_equal_means, test_crossings
# hint: logarithm
# book: §2.2.1
def crossings(mu1, sigma1, mu2, sigma2, k):
    # ln p(x|1) - ln p(x|2) - ln k = a x² + b x + c
    a = (1 / sigma2**2 - 1 / sigma1**2) / 2
    b = mu1 / sigma1**2 - mu2 / sigma2**2
    c = (mu2**2 / sigma2**2 - mu1**2 / sigma1**2) / 2 - log(k)
    if sigma1 == sigma2:
        return [-c / b]
    discriminant = b * b - 4 * a * c
    if discriminant < 0:
        return []
    # Of both roots this takes the one without cancellation; their product is c/a.
    q = -(b + copysign(sqrt(discriminant), b)) / 2
    return sorted([q / a, c / q])


# %% dearer_decision: 取了期望代价较大的判决 / Takes the dearer decision
# caught by: test_decide
# hint: cost
# book: §2.2.2
def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    # "2" costs loss1·P(1|x) on average. Far out both densities are too small for floats, but not their logarithms.
    price_of_2 = log(loss1) + log(prior1) + log_density(x, mu1, sigma1)
    price_of_1 = log(loss2) + log(1 - prior1) + log_density(x, mu2, sigma2)
    return 1 if price_of_1 > price_of_2 else 2


# %% density_only: 只比较密度，不管先验与代价 / Compares densities only, without priors and prices
# caught by: test_decide
# book: §2.2.1
def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    # "2" costs loss1·P(1|x) on average. Far out both densities are too small for floats, but not their logarithms.
    price_of_2 = log_density(x, mu1, sigma1)
    price_of_1 = log_density(x, mu2, sigma2)
    return 1 if price_of_1 < price_of_2 else 2


def regions(prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    ends = crossings(mu1, sigma1, mu2, sigma2, 1.0)
    places = [ends[0] - sigma1, *(end + sigma1 for end in ends)] if ends else [mu1]
    if len(ends) == 2:
        places[1] = (ends[0] + ends[1]) / 2
    classes = [decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2) for x in places]
    return list(zip([-inf, *ends], [*ends, inf], classes))


def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    odds = 1.0
    return (mu1 + mu2) / 2 + sigma**2 / (mu2 - mu1) * log(odds)


# %% deviations_nearly_equal_absolutely: 标准差相差不到 1e-7 就当成相等 / Deviations less than 1e-7 apart count as equal
# caught by: test_crossings
# book: §2.2.1
# kind: narrow
def crossings(mu1, sigma1, mu2, sigma2, k):
    # ln p(x|1) - ln p(x|2) - ln k = a x² + b x + c
    a = (1 / sigma2**2 - 1 / sigma1**2) / 2
    b = mu1 / sigma1**2 - mu2 / sigma2**2
    c = (mu2**2 / sigma2**2 - mu1**2 / sigma1**2) / 2 + log(sigma2 / sigma1) - log(k)
    if abs(sigma1 - sigma2) < 1e-7:
        return [-c / b]
    discriminant = b * b - 4 * a * c
    if discriminant < 0:
        return []
    # Of both roots this takes the one without cancellation; their product is c/a.
    q = -(b + copysign(sqrt(discriminant), b)) / 2
    return sorted([q / a, c / q])


# %% errors_for_three_intervals: 错误率至多看前三个区间 / The errors look at the first three intervals only
# caught by: test_errors
# book: §2.2.1
# kind: narrow
def error_rates(regions, mu1, sigma1, mu2, sigma2):
    def share(mu, sigma, label):
        normal = NormalDist(mu, sigma)
        return sum(normal.cdf(high) - normal.cdf(low) for low, high, c in regions[:3] if c == label)

    return share(mu1, sigma1, 2), share(mu2, sigma2, 1)


# %% errors_of_the_other_density: 在判给 2 的区间上积了第 2 类的密度 / Integrates the density of class 2 over the intervals called 2
# caught by: test_known_errors, test_errors
# hint: normal distribution
# book: §2.2.1
def error_rates(regions, mu1, sigma1, mu2, sigma2):
    def share(mu, sigma, label):
        normal = NormalDist(mu, sigma)
        return sum(normal.cdf(high) - normal.cdf(low) for low, high, c in regions if c == label)

    return share(mu2, sigma2, 2), share(mu1, sigma1, 1)


# %% errors_swapped: 两个错误率的位置对调了 / The two errors are exchanged
# caught by: test_known_errors, test_errors
# book: §2.2.1
def error_rates(regions, mu1, sigma1, mu2, sigma2):
    def share(mu, sigma, label):
        normal = NormalDist(mu, sigma)
        return sum(normal.cdf(high) - normal.cdf(low) for low, high, c in regions if c == label)

    return share(mu2, sigma2, 1), share(mu1, sigma1, 2)


# %% errors_times_half: 错误率多乘了先验 1/2 / The errors are multiplied by a prior of 1/2
# caught by: test_known_errors, test_errors
# hint: prior
# book: §2.2.1
def error_rates(regions, mu1, sigma1, mu2, sigma2):
    def share(mu, sigma, label):
        normal = NormalDist(mu, sigma)
        return sum(normal.cdf(high) - normal.cdf(low) for low, high, c in regions if c == label)

    return share(mu1, sigma1, 2) / 2, share(mu2, sigma2, 1) / 2


# %% errors_with_variance: NormalDist 的第二个参数给了方差 / Gives NormalDist the variance for its second argument
# caught by: test_known_errors, test_errors
# book: §2.2.1
def error_rates(regions, mu1, sigma1, mu2, sigma2):
    def share(mu, sigma, label):
        normal = NormalDist(mu, sigma**2)
        return sum(normal.cdf(high) - normal.cdf(low) for low, high, c in regions if c == label)

    return share(mu1, sigma1, 2), share(mu2, sigma2, 1)


# %% inside_is_class_1: 两个交点之间总判给第 1 类 / Between two crossings it is always class 1
# caught by: test_regions
# book: §2.2.1
def regions(prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    ends = crossings(mu1, sigma1, mu2, sigma2, loss2 * (1 - prior1) / (loss1 * prior1))
    places = [ends[0] - sigma1, *(end + sigma1 for end in ends)] if ends else [mu1]
    if len(ends) == 2:
        places[1] = (ends[0] + ends[1]) / 2
    classes = [2, 1, 2] if len(ends) == 2 else [decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2) for x in places]
    return list(zip([-inf, *ends], [*ends, inf], classes))


# %% larger_prior_without_crossings: 没有交点时判给先验大的一类 / Without crossings the class of larger prior gets the line
# caught by: test_regions
# book: §2.2.1
def regions(prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    ends = crossings(mu1, sigma1, mu2, sigma2, loss2 * (1 - prior1) / (loss1 * prior1))
    places = [ends[0] - sigma1, *(end + sigma1 for end in ends)] if ends else [mu1]
    if len(ends) == 2:
        places[1] = (ends[0] + ends[1]) / 2
    classes = [decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2) for x in places]
    if not ends:
        classes = [1 if prior1 > 0.5 else 2]
    return list(zip([-inf, *ends], [*ends, inf], classes))


# %% left_is_class_1: 标准差相等时总把左边判给第 1 类 / With equal deviations the left side always goes to class 1
# caught by: test_regions
# book: §2.2.1
def regions(prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    ends = crossings(mu1, sigma1, mu2, sigma2, loss2 * (1 - prior1) / (loss1 * prior1))
    places = [ends[0] - sigma1, *(end + sigma1 for end in ends)] if ends else [mu1]
    if len(ends) == 2:
        places[1] = (ends[0] + ends[1]) / 2
    classes = [decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2) for x in places]
    if len(ends) == 1:
        classes = [1, 2]
    return list(zip([-inf, *ends], [*ends, inf], classes))


# %% losses_ignored: 判决时没有用代价 / The decision leaves the prices out
# caught by: test_decide
# hint: price
# book: §2.2.1, §2.2.2
def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    # "2" costs loss1·P(1|x) on average. Far out both densities are too small for floats, but not their logarithms.
    price_of_2 = log(prior1) + log_density(x, mu1, sigma1)
    price_of_1 = log(1 - prior1) + log_density(x, mu2, sigma2)
    return 1 if price_of_1 < price_of_2 else 2


# %% losses_swapped: 两种代价用反了：判成 2 付的是 loss1 / The two prices are exchanged: calling a sample "2" costs loss1
# caught by: test_decide
# hint: price
# book: §2.2.2
def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    # "2" costs loss1·P(1|x) on average. Far out both densities are too small for floats, but not their logarithms.
    price_of_2 = log(loss2) + log(prior1) + log_density(x, mu1, sigma1)
    price_of_1 = log(loss1) + log(1 - prior1) + log_density(x, mu2, sigma2)
    return 1 if price_of_1 < price_of_2 else 2


# %% near_ties_to_class_1: 代价之比接近 1 就判成 1 / Calls "1" whenever the prices are nearly equal
# caught by: test_decide
# book: §2.2.2
# kind: narrow
def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    # "2" costs loss1·P(1|x) on average. Far out both densities are too small for floats, but not their logarithms.
    price_of_2 = log(loss1) + log(prior1) + log_density(x, mu1, sigma1)
    price_of_1 = log(loss2) + log(1 - prior1) + log_density(x, mu2, sigma2)
    return 1 if price_of_1 - price_of_2 < 3e-6 else 2


# %% near_ties_to_class_2: 代价之比接近 1 就判成 2 / Calls "2" whenever the prices are nearly equal
# caught by: test_decide
# book: §2.2.2
# kind: narrow
def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    # "2" costs loss1·P(1|x) on average. Far out both densities are too small for floats, but not their logarithms.
    price_of_2 = log(loss1) + log(prior1) + log_density(x, mu1, sigma1)
    price_of_1 = log(loss2) + log(1 - prior1) + log_density(x, mu2, sigma2)
    return 1 if price_of_2 - price_of_1 > 1e-4 else 2


# %% nearer_crossing_only: 两个交点只给出离均值近的一个 / Of two crossings only the one nearer to the means is given
# caught by: test_crossings_of_equal_means, test_crossings
# book: §2.2.1
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
    return sorted([q / a, c / q], key=lambda x: abs(x - mu1) + abs(x - mu2))[:1]


# %% nearly_equal_deviations: 标准差只差百分之一就当成相等 / Deviations that differ by one per cent count as equal
# caught by: test_crossings
# book: §2.2.1
# kind: narrow
def crossings(mu1, sigma1, mu2, sigma2, k):
    # ln p(x|1) - ln p(x|2) - ln k = a x² + b x + c
    a = (1 / sigma2**2 - 1 / sigma1**2) / 2
    b = mu1 / sigma1**2 - mu2 / sigma2**2
    c = (mu2**2 / sigma2**2 - mu1**2 / sigma1**2) / 2 + log(sigma2 / sigma1) - log(k)
    if abs(sigma1 - sigma2) < 0.02 * sigma1:
        return [-c / b]
    discriminant = b * b - 4 * a * c
    if discriminant < 0:
        return []
    # Of both roots this takes the one without cancellation; their product is c/a.
    q = -(b + copysign(sqrt(discriminant), b)) / 2
    return sorted([q / a, c / q])


# %% nearly_equal_means: 均值相差很小就当成相等，标准差不等时也是如此 / Means that differ a little count as equal, with unequal deviations as well
# caught by: test_crossings
# book: §2.2.1
# kind: narrow
def crossings(mu1, sigma1, mu2, sigma2, k):
    if sigma1 != sigma2 and abs(mu1 - mu2) < 0.02 * sigma1:
        mu2 = mu1
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


# %% normalising_factor_lost: 密度前面的 1/σ 丢了 / The factor 1/σ of the density is lost
# caught by: test_decide
# book: §2.2.1
def log_density(x, mu, sigma):
    return -(((x - mu) / sigma) ** 2) / 2


# %% one_crossing_only: 总是只有一个交点，当成标准差相等 / One crossing always, as if the deviations were equal
# caught by: test_crossings_of_equal_means, test_crossings, test_regions
# book: §2.2.1
def crossings(mu1, sigma1, mu2, sigma2, k):
    # ln p(x|1) - ln p(x|2) - ln k = a x² + b x + c
    a = (1 / sigma2**2 - 1 / sigma1**2) / 2
    b = mu1 / sigma1**2 - mu2 / sigma2**2
    c = (mu2**2 / sigma2**2 - mu1**2 / sigma1**2) / 2 + log(sigma2 / sigma1) - log(k)
    if sigma1 == sigma2 or True:
        return [-c / b if b else 0.0]
    discriminant = b * b - 4 * a * c
    if discriminant < 0:
        return []
    # Of both roots this takes the one without cancellation; their product is c/a.
    q = -(b + copysign(sqrt(discriminant), b)) / 2
    return sorted([q / a, c / q])


# %% printed_sign: 照搬讲义的边界公式，偏移的符号反了 / The boundary as the notes print it: the shift has the wrong sign
# caught by: test_known_boundaries, test_boundary
# hint: room
# book: §2.2.2
def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    odds = loss2 * (1 - prior1) / (loss1 * prior1)
    return (mu1 + mu2) / 2 + sigma**2 / (mu2 - mu1) * log(odds)


# %% priors_ignored: 判决时没有用先验 / The decision leaves the priors out
# caught by: test_decide
# hint: prior
# book: §2.2.1
def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    # "2" costs loss1·P(1|x) on average. Far out both densities are too small for floats, but not their logarithms.
    price_of_2 = log(loss1) + log_density(x, mu1, sigma1)
    price_of_1 = log(loss2) + log_density(x, mu2, sigma2)
    return 1 if price_of_1 < price_of_2 else 2


# %% priors_swapped: 两个先验用反了：判成 2 的代价里用了第 2 类的先验 / The two priors are exchanged: what "2" costs has the prior of class 2
# caught by: test_decide
# book: §2.2.2
def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    price_of_2 = log(loss1) + log(1 - prior1) + log_density(x, mu1, sigma1)
    price_of_1 = log(loss2) + log(prior1) + log_density(x, mu2, sigma2)
    return 1 if price_of_1 < price_of_2 else 2


# %% products_underflow: 直接比较密度，远处下溢成 0 = 0 / Compares densities themselves, which far out underflow to 0 = 0
# caught by: test_decide
# hint: logarithms
# book: §2.2.1
def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    # "2" costs loss1·P(1|x) on average. Far out both densities are too small for floats, but not their logarithms.
    price_of_2 = loss1 * prior1 * NormalDist(mu1, sigma1).pdf(x)
    price_of_1 = loss2 * (1 - prior1) * NormalDist(mu2, sigma2).pdf(x)
    return 1 if price_of_1 < price_of_2 else 2


# %% ratio_nearly_one: k 接近 1 就当成 1 / A k that is nearly 1 counts as 1
# caught by: test_crossings
# book: §2.2.1
# kind: narrow
def crossings(mu1, sigma1, mu2, sigma2, k):
    if abs(k - 1) < 1e-4:
        k = 1.0
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


# %% regions_of_inverse_ratio: 区间的端点用了倒数的比值 / The ends of the intervals come from the reciprocal ratio
# caught by: test_regions
# hint: equal
# book: §2.2.2
def regions(prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    ends = crossings(mu1, sigma1, mu2, sigma2, loss1 * prior1 / (loss2 * (1 - prior1)))
    places = [ends[0] - sigma1, *(end + sigma1 for end in ends)] if ends else [mu1]
    if len(ends) == 2:
        places[1] = (ends[0] + ends[1]) / 2
    classes = [decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2) for x in places]
    return list(zip([-inf, *ends], [*ends, inf], classes))


# %% regions_without_priors: 区间的端点没有用先验 / The ends of the intervals leave the priors out
# caught by: test_regions
# book: §2.2.1
def regions(prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    ends = crossings(mu1, sigma1, mu2, sigma2, loss2 / loss1)
    places = [ends[0] - sigma1, *(end + sigma1 for end in ends)] if ends else [mu1]
    if len(ends) == 2:
        places[1] = (ends[0] + ends[1]) / 2
    classes = [decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2) for x in places]
    return list(zip([-inf, *ends], [*ends, inf], classes))


# %% shares_that_are_right: 算的是判对的概率 / Computes the probabilities of being right
# caught by: test_known_errors, test_errors
# book: §2.2.1
def error_rates(regions, mu1, sigma1, mu2, sigma2):
    def share(mu, sigma, label):
        normal = NormalDist(mu, sigma)
        return sum(normal.cdf(high) - normal.cdf(low) for low, high, c in regions if c == label)

    return share(mu1, sigma1, 1), share(mu2, sigma2, 2)


# %% sigma_for_variance: 指数里用 σ 代替了 σ² / The exponent has σ where σ² belongs
# caught by: test_decide
# book: §2.2.1
def log_density(x, mu, sigma):
    return -((x - mu) ** 2) / sigma / 2 - log(sigma)


# %% small_discriminant_is_zero: 判别式很小就当成没有交点 / A small discriminant counts as no crossing
# caught by: test_crossings
# book: §2.2.1
def crossings(mu1, sigma1, mu2, sigma2, k):
    # ln p(x|1) - ln p(x|2) - ln k = a x² + b x + c
    a = (1 / sigma2**2 - 1 / sigma1**2) / 2
    b = mu1 / sigma1**2 - mu2 / sigma2**2
    c = (mu2**2 / sigma2**2 - mu1**2 / sigma1**2) / 2 + log(sigma2 / sigma1) - log(k)
    if sigma1 == sigma2:
        return [-c / b]
    discriminant = b * b - 4 * a * c
    if discriminant < 1e-4:
        return []
    # Of both roots this takes the one without cancellation; their product is c/a.
    q = -(b + copysign(sqrt(discriminant), b)) / 2
    return sorted([q / a, c / q])


# %% small_leading_term_is_zero: x² 的系数很小就当成 0，数值一大就只剩一个交点 / A small x² coefficient counts as 0: on a large scale one crossing is lost
# caught by: test_crossings
# book: §2.2.1
def crossings(mu1, sigma1, mu2, sigma2, k):
    # ln p(x|1) - ln p(x|2) - ln k = a x² + b x + c
    a = (1 / sigma2**2 - 1 / sigma1**2) / 2
    b = mu1 / sigma1**2 - mu2 / sigma2**2
    c = (mu2**2 / sigma2**2 - mu1**2 / sigma1**2) / 2 + log(sigma2 / sigma1) - log(k)
    if abs(a) < 1e-9:
        return [-c / b]
    discriminant = b * b - 4 * a * c
    if discriminant < 0:
        return []
    # Of both roots this takes the one without cancellation; their product is c/a.
    q = -(b + copysign(sqrt(discriminant), b)) / 2
    return sorted([q / a, c / q])


# %% unordered_crossings: 两个交点没有排序 / The two crossings are not sorted
# caught by: test_crossings
# book: §2.2.1
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
    return [q / a, c / q]


# %% vertex_when_negative: 判别式为负时返回顶点，那里并不相等 / Returns the vertex if the discriminant is negative, where nothing is equal
# caught by: test_crossings
# hint: discriminant
# book: §2.2.1
def crossings(mu1, sigma1, mu2, sigma2, k):
    # ln p(x|1) - ln p(x|2) - ln k = a x² + b x + c
    a = (1 / sigma2**2 - 1 / sigma1**2) / 2
    b = mu1 / sigma1**2 - mu2 / sigma2**2
    c = (mu2**2 / sigma2**2 - mu1**2 / sigma1**2) / 2 + log(sigma2 / sigma1) - log(k)
    if sigma1 == sigma2:
        return [-c / b]
    discriminant = b * b - 4 * a * c
    if discriminant < 0:
        return [-b / (2 * a)]
    # Of both roots this takes the one without cancellation; their product is c/a.
    q = -(b + copysign(sqrt(discriminant), b)) / 2
    return sorted([q / a, c / q])
