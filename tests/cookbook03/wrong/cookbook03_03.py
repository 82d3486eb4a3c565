"""Known mistakes of cookbook3.3. Each cell holds what differs from the reference."""

# %% always_cube: 没有看 kernel，总用方窗 / Ignores `kernel`: always the cube
# caught by: test_known_estimates, test_parzen
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 0.5, axis=1).astype(float)
    else:
        heights = np.all(np.abs(u) <= 0.5, axis=1).astype(float)
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% any_coordinate: 只要有一个坐标在窗内就算 / One coordinate inside is enough
# caught by: test_parzen
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.any(np.abs(u) <= 0.5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** (d / 2)
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% asymptotic_width: 窗宽用了渐近公式 / Takes the asymptotic formula for the width
# caught by: test_best_width
# hint: large n
# book: §3.4.1
def best_h(x, n):
    # Bias takes over from variance as h grows: the error falls and then rises, or only falls.
    low, high = 0.0, 2 * min(x, 1 - x)
    for _ in range(50):
        left, right = (2 * low + high) / 3, (low + 2 * high) / 3
        if mse_cubic(x, left, n) < mse_cubic(x, right, n):
            high = right
        else:
            low = left
    return min((12 * x**2 / n) ** 0.2, 2 * min(x, 1 - x))


# %% asymptotic_width_beyond: 窗宽的渐近公式超出了范围 / The asymptotic width leaves the range
# caught by: test_best_width
# book: §3.4.1
def best_h(x, n):
    # Bias takes over from variance as h grows: the error falls and then rises, or only falls.
    low, high = 0.0, 2 * min(x, 1 - x)
    for _ in range(50):
        left, right = (2 * low + high) / 3, (low + 2 * high) / 3
        if mse_cubic(x, left, n) < mse_cubic(x, right, n):
            high = right
        else:
            low = left
    return (12 * x**2 / n) ** 0.2


# %% ball_for_cube: 方窗用成了球 / Takes a ball for the cube
# caught by: test_parzen
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = (np.sqrt(np.sum(u**2, axis=1)) <= 0.5).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** (d / 2)
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% bernoulli_for_all_windows: 方差总用二项分布的 p(1 − p) / The variance is p(1 − p), as for a cube, with every window
# caught by: test_variance
# book: §3.4.1
def variance(x, values, probs, h, kernel, n):
    terms = window(x, values, h, kernel)
    mean = np.dot(probs, terms)
    height = 1 / h ** np.shape(values)[1]
    chance = mean / height
    return float(chance * (1 - chance)) * height**2 / n


# %% bias_alone: 均方误差只有偏差 / The error is the bias alone
# caught by: test_mse
# hint: variance
# book: §3.4.1
def mse_cubic(x, h, n):
    # The number of samples in the window is binomial; this is the chance of each.
    inside = 3 * x**2 * h + h**3 / 4
    bias = h**2 / 4
    return bias**2


# %% bias_with_half: 偏差用了 h²/2 / The bias is h²/2
# caught by: test_mse
# book: §3.4.1
def mse_cubic(x, h, n):
    # The number of samples in the window is binomial; this is the chance of each.
    inside = 3 * x**2 * h + h**3 / 4
    bias = h**2 / 2
    return bias**2 + inside * (1 - inside) / (n * h**2)


# %% cube_of_half_width: 方窗的半边长用了 h / Takes h for half the side of the cube
# caught by: test_known_estimates, test_parzen
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 1.0, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** (d / 2)
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% density_times_width: 落进窗里的概率用了 3x²·h / The chance of falling into the window is 3x²·h
# caught by: test_mse
# hint: integral
# book: §3.4.1
def mse_cubic(x, h, n):
    # The number of samples in the window is binomial; this is the chance of each.
    inside = 3 * x**2 * h
    bias = h**2 / 4
    return bias**2 + inside * (1 - inside) / (n * h**2)


# %% deviation_for_variance: 给的是标准差 / Gives the standard deviation
# caught by: test_known_variance, test_variance
# book: §3.4.1
def variance(x, values, probs, h, kernel, n):
    terms = window(x, values, h, kernel)
    mean = np.dot(probs, terms)
    return float(np.dot(probs, (terms - mean) ** 2) / n) ** 0.5


# %% distance_not_squared: 高斯窗的指数里距离没有平方 / The Gaussian window has the distance, not its square
# caught by: test_known_estimates, test_parzen
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 0.5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sqrt(np.sum(u**2, axis=1)) / 2) / (2 * pi) ** (d / 2)
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% edge_too_generous: 离方窗的边界很近就算在内 / Points close to the edge of the cube count as inside
# caught by: test_parzen
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 0.5 + 1e-5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** (d / 2)
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% edges_left_out: 方窗的边界没有算在内 / The edge of the cube does not count
# caught by: test_known_estimates, test_parzen
# hint: edge
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) < 0.5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** (d / 2)
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% equal_samples_once: 相等的样本只算一个 / Equal samples count once
# caught by: test_neighbours
# book: §3.4.2
def knn_density(x, X, k):
    ordered = sorted({abs(x - one) for one in X})
    volume = 2 * ordered[min(k, len(ordered)) - 1]
    return k / (len(X) * volume) if volume else inf


# %% expected_of_possible_values: 期望除以了取值的个数 / The mean is divided by the number of values
# caught by: test_known_mean, test_expected
# book: §3.4.1
def expected(x, values, probs, h, kernel):
    return float(np.dot(probs, window(x, values, h, kernel))) / len(probs)


# %% expected_unweighted: 期望没有用概率加权 / The mean is not weighted by the probabilities
# caught by: test_known_mean, test_expected
# hint: weighted
# book: §3.4.1
def expected(x, values, probs, h, kernel):
    return float(np.mean(window(x, values, h, kernel)))


# %% far_farther_than_thousand: R 最多找到 1000 / R is sought up to 1000 only
# caught by: test_escape
# book: §3.4.2
# kind: narrow
def escape(X, k, mass):
    low, high = 1e-4, 1e3
    for _ in range(50):
        middle = sqrt(low * high)
        low, high = (middle, high) if mass_within(X, k, middle) < mass else (low, middle)
    return high


# %% first_coordinate_only: 方窗只看第一个坐标 / The cube looks at the first coordinate only
# caught by: test_parzen
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = (np.abs(u[:, 0]) <= 0.5).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** (d / 2)
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% gaussian_cut_off: 高斯窗在三倍窗宽外截断 / Cuts the Gaussian window off at three widths
# caught by: test_parzen
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 0.5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** (d / 2)
        heights[np.sum(u**2, axis=1) > 9] = 0
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% gaussian_cut_off_at_six: 高斯窗在 6 倍窗宽之外当成 0 / Cuts off the Gaussian window at six widths
# caught by: test_parzen
# book: §3.4.1
def window(x, points, h, kernel):
    """What each point contributes to the estimate at x."""
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 0.5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** (d / 2)
        heights[np.sum(u**2, axis=1) > 36] = 0.0
    return heights / h**d


# %% hundred_neighbours_at_most: 至多看最近的 100 个样本 / Looks at the nearest 100 samples only
# caught by: test_neighbours
# book: §3.4.2
# kind: narrow
def knn_density(x, X, k):
    volume = 2 * sorted(abs(x - one) for one in X)[min(k, 100) - 1]
    return k / (len(X) * volume) if volume else inf


# %% interior_width_only: 只在导数为零处找窗宽，不考虑端点 / Keeps away from the end of the range
# caught by: test_best_width
# hint: end of the range
# book: §3.4.1
def best_h(x, n):
    # Bias takes over from variance as h grows: the error falls and then rises, or only falls.
    low, high = 0.0, 2 * min(x, 1 - x)
    for _ in range(50):
        left, right = (2 * low + high) / 3, (low + 2 * high) / 3
        if mse_cubic(x, left, n) < mse_cubic(x, right, n):
            high = right
        else:
            low = left
    return min(high, 0.99 * 2 * min(x, 1 - x))


# %% k_less_one: 分子用了 k − 1 / The numerator is k − 1
# caught by: test_known_neighbours, test_neighbours
# book: §3.4.2
def knn_density(x, X, k):
    volume = 2 * sorted(abs(x - one) for one in X)[k - 1]
    return (k - 1) / (len(X) * volume) if volume else inf


# %% mass_of_a_density: 当成积分不超过 1，R 只到样本的范围 / Takes the integral for 1 at most, and stays within the samples
# caught by: test_escape
# hint: 1/|x|
# book: §3.4.2
def escape(X, k, mass):
    return max(abs(one) for one in X) * 2 + 1.0
    low, high = 1e-4, 1e12
    for _ in range(50):
        middle = sqrt(low * high)
        low, high = (middle, high) if mass_within(X, k, middle) < mass else (low, middle)
    return high


# %% nearest_for_all_k: 积分时总用最近的样本 / Integrates with the nearest sample instead of the k-th
# caught by: test_escape
# book: §3.4.2
def mass_within(X, k, R):
    # Between two neighbouring points, or middles of points, the k-th neighbour remains the same.
    nearest = 2
    ends = sorted({-R, R, *((a + b) / 2 for a in X for b in X if abs(a + b) < 2 * R)})
    total = 0.0
    for low, high in zip(ends, ends[1:]):
        neighbour = sorted(X, key=lambda one: abs(one - (low + high) / 2))[min(nearest, len(X)) - 1]
        total += abs(log((high - neighbour) / (low - neighbour)))
    return total * k / (2 * len(X))


# %% neighbour_counted_from_zero: 取了第 k + 1 近的样本 / Takes the neighbour after the k-th
# caught by: test_known_neighbours, test_neighbours
# book: §3.4.2
def knn_density(x, X, k):
    volume = 2 * sorted(abs(x - one) for one in X)[min(k, len(X) - 1)]
    return k / (len(X) * volume) if volume else inf


# %% neighbours_by_rounded_distance: 距离先四舍五入到六位再排序 / Distances are rounded to six digits before they are sorted
# caught by: test_neighbours
# kind: narrow
def knn_density(x, X, k):
    volume = 2 * abs(x - sorted(X, key=lambda one: round(abs(x - one), 6))[k - 1])
    return k / (len(X) * volume) if volume else inf


# %% no_bias: 均方误差没有偏差 / The error leaves the bias out
# caught by: test_mse
# hint: bias
# book: §3.4.1
def mse_cubic(x, h, n):
    # The number of samples in the window is binomial; this is the chance of each.
    inside = 3 * x**2 * h + h**3 / 4
    bias = h**2 / 4
    return inside * (1 - inside) / (n * h**2)


# %% normal_factor_of_one_dimension: 高斯窗的系数没有随维数变 / The factor of the Gaussian window is that of one dimension
# caught by: test_known_estimates, test_parzen
# hint: factor
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 0.5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** 0.5
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% normal_without_factor: 高斯窗没有规范化的系数 / The Gaussian window lacks its factor
# caught by: test_known_estimates, test_parzen
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 0.5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2)
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% normal_without_half: 高斯窗的指数少了 1/2 / The exponent of the Gaussian window lacks the factor 1/2
# caught by: test_known_estimates, test_parzen
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 0.5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1)) / (2 * pi) ** (d / 2)
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% not_divided_by_n: 近邻估计没有除以 n / The neighbour estimate is not divided by n
# caught by: test_known_neighbours, test_neighbours
# book: §3.4.2
def knn_density(x, X, k):
    volume = 2 * sorted(abs(x - one) for one in X)[k - 1]
    return k / volume if volume else inf


# %% not_nearer_than_one: R 从 1 开始找 / R is sought from 1 upwards
# caught by: test_escape
# book: §3.4.2
def escape(X, k, mass):
    low, high = 1.0, 1e12
    for _ in range(50):
        middle = sqrt(low * high)
        low, high = (middle, high) if mass_within(X, k, middle) < mass else (low, middle)
    return high


# %% one_tail: 只算了右半边的积分 / Integrates over the right half only
# caught by: test_escape
# book: §3.4.2
def mass_within(X, k, R):
    # Between two neighbouring points, or middles of points, the k-th neighbour remains the same.
    ends = sorted({0.0, R, *((a + b) / 2 for a in X for b in X if 0 < a + b < 2 * R)})
    total = 0.0
    for low, high in zip(ends, ends[1:]):
        neighbour = sorted(X, key=lambda one: abs(one - (low + high) / 2))[k - 1]
        total += abs(log((high - neighbour) / (low - neighbour)))
    return total * k / (2 * len(X))


# %% poisson_variance: 方差用了泊松近似 P/(nh²) / The variance is the Poisson approximation P/(nh²)
# caught by: test_mse
# book: §3.4.1
def mse_cubic(x, h, n):
    # The number of samples in the window is binomial; this is the chance of each.
    inside = 3 * x**2 * h + h**3 / 4
    bias = h**2 / 4
    return bias**2 + inside / (n * h**2)


# %% radius_for_volume: 区间的长度用了半径 / Takes the radius for the length of the interval
# caught by: test_known_neighbours, test_neighbours
# hint: twice
# book: §3.4.2
def knn_density(x, X, k):
    volume = sorted(abs(x - one) for one in X)[k - 1]
    return k / (len(X) * volume) if volume else inf


# %% rare_values_left_out: 概率很小的取值不算 / Leaves out values of very small probability
# caught by: test_expected, test_variance
# book: §3.4.1
# kind: narrow
def expected(x, values, probs, h, kernel):
    probs = [p if p > 1e-7 else 0.0 for p in probs]
    return float(np.dot(probs, window(x, values, h, kernel)))


def variance(x, values, probs, h, kernel, n):
    probs = [p if p > 1e-7 else 0.0 for p in probs]
    terms = window(x, values, h, kernel)
    mean = np.dot(probs, terms)
    return float(np.dot(probs, (terms - mean) ** 2)) / n


# %% sample_itself_left_out: x 就是样本时没有算它 / Leaves the sample at x out
# caught by: test_neighbours
# book: §3.4.2
def knn_density(x, X, k):
    distances = sorted(abs(x - one) for one in X if one != x) or [0.0]
    volume = 2 * distances[min(k, len(distances)) - 1]
    return k / (len(X) * volume) if volume else inf


# %% second_moment: 方差没有减去期望的平方 / The squared mean is not subtracted from the variance
# caught by: test_known_variance, test_variance
# book: §3.4.1
def variance(x, values, probs, h, kernel, n):
    terms = window(x, values, h, kernel)
    mean = np.dot(probs, terms)
    return float(np.dot(probs, terms**2)) / n


# %% squares_by_expansion: 距离的平方用展开式，离原点远时误差很大 / Squares of distances by expansion, which is bad far from the origin
# caught by: test_parzen
# book: §3.4.1
def far_window(x, points, h, kernel):
    if kernel == "cube":
        return window(x, points, h, kernel)
    x, points = np.asarray(x), np.asarray(points)
    squares = np.maximum(np.sum(x**2) + np.sum(points**2, axis=1) - 2 * points @ x, 0)
    return np.exp(-squares / h**2 / 2) / (2 * pi) ** (len(x) / 2) / h ** len(x)


def parzen(x, X, h, kernel):
    return float(np.mean(far_window(x, X, h, kernel)))


# %% steps_too_long: R 每次乘 10，越过了范围 / Multiplies R by 10 each time and passes beyond
# caught by: test_escape
# book: §3.4.2
def escape(X, k, mass):
    R = 1.0
    while mass_within(X, k, R) < mass:
        R *= 10
    return R


# %% sum_not_mean: 窗估计没有除以 n / The window estimate is not divided by n
# caught by: test_known_estimates, test_parzen
# book: §3.4.1
def parzen(x, X, h, kernel):
    return float(np.sum(window(x, X, h, kernel)))


# %% tail_only: 只用尾部 (k/n)·ln R 估计 / Goes by the tail (k/n)·ln R alone
# caught by: test_escape
# book: §3.4.2
def escape(X, k, mass):
    return float(np.exp((mass + 0.25) * len(X) / k))
    low, high = 1e-4, 1e12
    for _ in range(50):
        middle = sqrt(low * high)
        low, high = (middle, high) if mass_within(X, k, middle) < mass else (low, middle)
    return high


# %% thousand_for_all: R 总取 1000 / R is always 1000
# caught by: test_escape
# book: §3.4.2
def escape(X, k, mass):
    return 1000.0
    low, high = 1e-4, 1e12
    for _ in range(50):
        middle = sqrt(low * high)
        low, high = (middle, high) if mass_within(X, k, middle) < mass else (low, middle)
    return high


# %% tiny_distance_is_zero: 小于 1e-9 的距离当成 0 / Distances below 1e-9 count as 0
# caught by: test_neighbours
# book: §3.4.2
# kind: narrow
def knn_density(x, X, k):
    volume = 2 * sorted(abs(x - one) for one in X)[k - 1]
    return k / (len(X) * volume) if volume > 2e-9 else inf


# %% tiny_volume_is_zero: V 很小就当成 0 / Takes a small V for 0
# caught by: test_neighbours
# book: §3.4.2
# kind: narrow
def knn_density(x, X, k):
    volume = 2 * sorted(abs(x - one) for one in X)[k - 1]
    return k / (len(X) * volume) if volume > 1e-5 else inf


# %% variance_by_h_once: 均方误差里的方差只除了一次 h / The variance in the error is divided by h once
# caught by: test_mse
# book: §3.4.1
def mse_cubic(x, h, n):
    # The number of samples in the window is binomial; this is the chance of each.
    inside = 3 * x**2 * h + h**3 / 4
    bias = h**2 / 4
    return bias**2 + inside * (1 - inside) / (n * h)


# %% variance_divided_by_n_less_one: 方差除以了 n − 1 / The variance is divided by n − 1
# caught by: test_known_variance, test_variance
# book: §3.4.1
def variance(x, values, probs, h, kernel, n):
    terms = window(x, values, h, kernel)
    mean = np.dot(probs, terms)
    return float(np.dot(probs, (terms - mean) ** 2)) / max(1, n - 1)


# %% variance_divided_by_square: 方差除以了 n² / The variance is divided by n²
# caught by: test_known_variance, test_variance
# book: §3.4.1
def variance(x, values, probs, h, kernel, n):
    terms = window(x, values, h, kernel)
    mean = np.dot(probs, terms)
    return float(np.dot(probs, (terms - mean) ** 2)) / n**2


# %% variance_not_divided: 方差没有除以 n / The variance is not divided by n
# caught by: test_known_variance, test_variance
# hint: divided by n
# book: §3.4.1
def variance(x, values, probs, h, kernel, n):
    terms = window(x, values, h, kernel)
    mean = np.dot(probs, terms)
    return float(np.dot(probs, (terms - mean) ** 2))


# %% variance_unweighted: 方差没有用概率加权 / The variance is not weighted by the probabilities
# caught by: test_known_variance, test_variance
# book: §3.4.1
def variance(x, values, probs, h, kernel, n):
    terms = window(x, values, h, kernel)
    mean = np.dot(probs, terms)
    return float(np.var(terms)) / n


# %% volume_in_ten_dimensions: 体积至多乘 10 个维 / Multiplies ten dimensions into the volume at most
# caught by: test_parzen
# book: §3.4.1
# kind: narrow
def window(x, points, h, kernel):
    """What each point contributes to the estimate at x."""
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 0.5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** (d / 2)
    return heights / h ** min(d, 10)


# %% volume_is_h: 体积总用 h，没有取 d 次方 / The volume is h, whatever the dimension
# caught by: test_known_estimates, test_parzen
# hint: power d
# book: §3.4.1
def parzen_window(x, points, h, kernel):
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 0.5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** (d / 2)
    return heights / h


def parzen(x, X, h, kernel):
    return float(np.mean(parzen_window(x, X, h, kernel)))


# %% volume_kept_from_zero: V 至少算 1e-6 / Keeps V from falling below 1e-6
# caught by: test_neighbours
# book: §3.4.2
def knn_density(x, X, k):
    volume = max(1e-12, 2 * sorted(abs(x - one) for one in X)[k - 1])
    return k / (len(X) * volume)


# %% volume_squared_only_once: 窗函数平方了，h^d 却只除了一次 / Squares the window, but divides by h^d once only
# caught by: test_variance
# hint: squared
# book: §3.4.1
def variance(x, values, probs, h, kernel, n):
    terms = window(x, values, h, kernel)
    mean = np.dot(probs, terms)
    return float(np.dot(probs, (terms - mean) ** 2)) / n * h ** np.shape(values)[1]


# %% width_by_ten_steps: 搜索窗宽只分了十次 / The search of the width ends after ten steps
# caught by: test_best_width
# book: §3.4.1
def best_h(x, n):
    # Bias takes over from variance as h grows: the error falls and then rises, or only falls.
    low, high = 0.0, 2 * min(x, 1 - x)
    for _ in range(10):
        left, right = (2 * low + high) / 3, (low + 2 * high) / 3
        if mse_cubic(x, left, n) < mse_cubic(x, right, n):
            high = right
        else:
            low = left
    return high


# %% width_of_silverman: 窗宽用了正态的经验公式 / Takes the rule of thumb for normal densities
# caught by: test_best_width
# book: §3.4.1
def best_h(x, n):
    # Bias takes over from variance as h grows: the error falls and then rises, or only falls.
    low, high = 0.0, 2 * min(x, 1 - x)
    for _ in range(50):
        left, right = (2 * low + high) / 3, (low + 2 * high) / 3
        if mse_cubic(x, left, n) < mse_cubic(x, right, n):
            high = right
        else:
            low = left
    return min(1.06 * (3 / 80) ** 0.5 * n**-0.2, 2 * min(x, 1 - x))


# %% width_of_the_range: 窗宽总取范围的端点 / The width is always the end of the range
# caught by: test_best_width
# book: §3.4.1
def best_h(x, n):
    # Bias takes over from variance as h grows: the error falls and then rises, or only falls.
    low, high = 0.0, 2 * min(x, 1 - x)
    for _ in range(50):
        left, right = (2 * low + high) / 3, (low + 2 * high) / 3
        if mse_cubic(x, left, n) < mse_cubic(x, right, n):
            high = right
        else:
            low = left
    return 2 * min(x, 1 - x)


# %% width_on_a_coarse_grid: 在 50 个窗宽里找最好的 / Seeks the best of 50 widths
# caught by: test_best_width
# book: §3.4.1
def best_h(x, n):
    # Bias takes over from variance as h grows: the error falls and then rises, or only falls.
    low, high = 0.0, 2 * min(x, 1 - x)
    for _ in range(50):
        left, right = (2 * low + high) / 3, (low + 2 * high) / 3
        if mse_cubic(x, left, n) < mse_cubic(x, right, n):
            high = right
        else:
            low = left
    end = 2 * min(x, 1 - x)
    return min((end * i / 50 for i in range(1, 51)), key=lambda h: mse_cubic(x, h, n))


# %% window_at_the_mean: 在取值的期望处算窗函数 / Evaluates the window at the mean of the values
# caught by: test_known_mean, test_expected
# book: §3.4.1
def expected(x, values, probs, h, kernel):
    return float(window(x, np.dot(probs, values)[None, :], h, kernel)[0])


# %% zero_for_infinity: V = 0 时返回了 0 / Returns 0 if V = 0
# caught by: test_neighbours
# book: §3.4.2
def knn_density(x, X, k):
    volume = 2 * sorted(abs(x - one) for one in X)[k - 1]
    return k / (len(X) * volume) if volume else 0.0
