"""Known mistakes of cookbook5.2. Each cell holds what differs from the reference."""

# %% coefficients_without_root: 系数没有开方 / Takes the coefficients without their roots
# caught by: test_poly_by_hand, test_poly
# book: §5.4
def poly_features(x, gamma, r, p):
    # The p-fold products of the features of γ x·z + r.
    linear = [*(gamma * float(v) for v in x), r]
    return [prod(factors) for factors in product(linear, repeat=p)]


# %% count_in_floats: 个数用浮点数计算，大了就不精确 / Counts in floats, which are not exact for many
# caught by: test_count
# book: §5.4
def feature_count(d, order):
    count = 1.0
    for k in range(1, d + 1):
        count = count * (order + k) / k
    return round(count)


# %% count_of_terms: 返回项数的上界少了一 / The degree is one too small
# caught by: test_order
# book: §5.4
def order_needed(r, sigma, eps):
    # With s = ‖x‖‖z‖/σ² the error is exp(−s) Σ_{k > T} s^k/k! at most, the tail of a Poisson distribution, which
    # grows with s: x = z of norm r is the worst pair.
    x, order = np.array([r]), 0
    while kernel_error(x, x, sigma, order) > eps:
        order += 1
    return max(order - 1, 0)


# %% degree_at_most_twenty: 次数到 20 为止 / Ends at degree 20
# caught by: test_order
# book: §5.4
# kind: narrow
def order_needed(r, sigma, eps):
    # With s = ‖x‖‖z‖/σ² the error is exp(−s) Σ_{k > T} s^k/k! at most, the tail of a Poisson distribution, which
    # grows with s: x = z of norm r is the worst pair.
    x, order = np.array([r]), 0
    while kernel_error(x, x, sigma, order) > eps and order < 20:
        order += 1
    return order


# %% difference_of_two_points: 系数总取 (1, −1) / Always takes coefficients (1, −1)
# caught by: test_tanh
# hint: eigenvector
# book: §5.4
def not_mercer(gamma, r):
    # Off the diagonal tanh is 1 or −1 and on it clearly below 1 once: no positive semidefinite matrix has that.
    points = np.array([[0.1], [1000.0]])
    _, vectors = np.linalg.eigh(np.tanh(gamma * points @ points.T - r))
    return points.tolist(), [1.0, -1.0]


# %% each_exponent_up_to_order: 每个变量的次数各自不超过 order / Lets the exponent of each variable go up to `order`
# caught by: test_count_by_hand, test_count
# book: §5.4
def feature_count(d, order):
    return (order + 1) ** d  # monomials of degree `order` exactly in d + 1 variables, the last of which is 1


# %% envelope_with_a_floor: exp(−‖x‖²/(2σ²)) 不让它小于 1e-12 / Keeps exp(−‖x‖²/(2σ²)) from falling below 1e-12
# caught by: test_features
# book: §5.4
def rbf_features(x, sigma, order):
    # (x·z/σ²)^k/k! is the sum of Π (x_j z_j/σ²)^a_j / a_j! over all exponents a of degree k.
    u = [float(v) / sigma for v in x]
    envelope = max(1e-12, exp(-sum(v * v for v in u) / 2))
    return [
        envelope * prod(v**a / sqrt(factorial(a)) for v, a in zip(u, powers)) for powers in monomials(len(u), order)
    ]


# %% envelope_with_sigma_squared: exp 里除以 σ² 而不是 2σ² / Divides by σ² instead of 2σ² in the exponential
# caught by: test_features_by_hand, test_features
# book: §5.4
def rbf_features(x, sigma, order):
    # (x·z/σ²)^k/k! is the sum of Π (x_j z_j/σ²)^a_j / a_j! over all exponents a of degree k.
    u = [float(v) / sigma for v in x]
    envelope = exp(-sum(v * v for v in u))
    return [
        envelope * prod(v**a / sqrt(factorial(a)) for v, a in zip(u, powers)) for powers in monomials(len(u), order)
    ]


# %% error_over_twenty_degrees: 误差只加到 T 之后的二十项 / Adds only twenty terms behind T
# caught by: test_error
# book: §5.4
def kernel_error(x, z, sigma, order):
    u, v = x / sigma, z / sigma
    lost = sum(float(u @ v) ** k / factorial(k) for k in range(order + 1, order + 21))
    return exp(-(u @ u + v @ v) / 2) * lost


def order_needed(r, sigma, eps):
    s, order = (r / sigma) ** 2, 0
    while 1 - exp(-s) * sum(s**k / factorial(k) for k in range(order + 1)) > eps:
        order += 1
    return order


# %% error_reversed: 误差是截断减去核 / The error is truncation minus kernel
# caught by: test_error_by_hand, test_error
# book: §5.4
def kernel_error(x, z, sigma, order):
    u, v = x / sigma, z / sigma
    kept = sum(float(u @ v) ** k / factorial(k) for k in range(order + 1))
    return exp(-(u @ u + v @ v) / 2) * kept - exp(-((u - v) @ (u - v)) / 2)


def order_needed(r, sigma, eps):
    s, order = (r / sigma) ** 2, 0
    while 1 - exp(-s) * sum(s**k / factorial(k) for k in range(order + 1)) > eps:
        order += 1
    return order


# %% error_rounded: 误差舍入到六位小数再比较 / Rounds the error to six decimals before it compares
# caught by: test_order
# book: §5.4
# kind: narrow
def order_needed(r, sigma, eps):
    # With s = ‖x‖‖z‖/σ² the error is exp(−s) Σ_{k > T} s^k/k! at most, the tail of a Poisson distribution, which
    # grows with s: x = z of norm r is the worst pair.
    x, order = np.array([r]), 0
    while round(kernel_error(x, x, sigma, order), 6) > eps:
        order += 1
    return order


# %% error_without_sign: 误差取了绝对值 / Takes the absolute value of the error
# caught by: test_error_by_hand, test_error
# hint: negative
# book: §5.4
def kernel_error(x, z, sigma, order):
    u, v = x / sigma, z / sigma
    kept = sum(float(u @ v) ** k / factorial(k) for k in range(order + 1))
    return abs(exp(-((u - v) @ (u - v)) / 2) - exp(-(u @ u + v @ v) / 2) * kept)


def order_needed(r, sigma, eps):
    s, order = (r / sigma) ** 2, 0
    while 1 - exp(-s) * sum(s**k / factorial(k) for k in range(order + 1)) > eps:
        order += 1
    return order


# %% exact_degree_only: 只数次数恰好是 order 的单项式 / Counts monomials of degree `order` exactly
# caught by: test_count_by_hand, test_count
# hint: one more variable
# book: §5.4
def feature_count(d, order):
    return comb(d + order - 1, order)  # monomials of degree `order` exactly in d + 1 variables, the last of which is 1


# %% factorial_of_the_total: 只除以总次数的阶乘，漏了多项式系数 / Divides by the factorial of the total degree, without the multinomial coefficient
# caught by: test_features_by_hand, test_features
# hint: multinomial
# book: §5.4
def rbf_features(x, sigma, order):
    # (x·z/σ²)^k/k! is the sum of Π (x_j z_j/σ²)^a_j / a_j! over all exponents a of degree k.
    u = [float(v) / sigma for v in x]
    envelope = exp(-sum(v * v for v in u) / 2)
    return [
        envelope * prod(v**a for v, a in zip(u, powers)) / sqrt(factorial(sum(powers))) for powers in monomials(len(u), order)
    ]


# %% factorial_without_root: 阶乘没有开方 / Divides by factorials without their roots
# caught by: test_features_by_hand, test_features
# book: §5.4
def rbf_features(x, sigma, order):
    # (x·z/σ²)^k/k! is the sum of Π (x_j z_j/σ²)^a_j / a_j! over all exponents a of degree k.
    u = [float(v) / sigma for v in x]
    envelope = exp(-sum(v * v for v in u) / 2)
    return [
        envelope * prod(v**a / factorial(a) for v, a in zip(u, powers)) for powers in monomials(len(u), order)
    ]


# %% first_term_with_exponential: 误差只算首个略去的项 / Counts only the first of the terms left out
# caught by: test_order
# book: §5.4
def order_needed(r, sigma, eps):
    s, order = (r / sigma) ** 2, 0
    while exp(-s) * s ** (order + 1) / factorial(order + 1) > eps:
        order += 1
    return order


# %% gamma_once: γ 只乘了一次 / γ is there once only, whatever the power
# caught by: test_poly_by_hand, test_poly
# book: §5.4
def poly_features(x, gamma, r, p):
    linear = [*(float(v) for v in x), sqrt(r / gamma)]
    return [sqrt(gamma) * prod(factors) for factors in product(linear, repeat=p)]


# %% half_the_cross_term: 交叉项写成 x·z/(2σ²)，如讲义所印 / The cross term is x·z/(2σ²), as printed
# caught by: test_error_by_hand, test_error
# hint: cross term
# book: §5.4
def kernel_error(x, z, sigma, order):
    u, v = x / sigma, z / sigma
    kept = sum(float(u @ v) / 2 ** k / factorial(k) for k in range(order + 1))
    return exp(-((u - v) @ (u - v)) / 2) - exp(-(u @ u + v @ v) / 2) * kept


def order_needed(r, sigma, eps):
    s, order = (r / sigma) ** 2, 0
    while 1 - exp(-s) * sum(s**k / factorial(k) for k in range(order + 1)) > eps:
        order += 1
    return order


# %% kernel_between_equals_only: 核的距离用了坐标之差的和 / Sums differences of coordinates for the distance
# caught by: test_error
# book: §5.4
def kernel_error(x, z, sigma, order):
    u, v = x / sigma, z / sigma
    kept = sum(float(u @ v) ** k / factorial(k) for k in range(order + 1))
    return exp(-(u - v).sum() ** 2 / 2) - exp(-(u @ u + v @ v) / 2) * kept


def order_needed(r, sigma, eps):
    s, order = (r / sigma) ** 2, 0
    while 1 - exp(-s) * sum(s**k / factorial(k) for k in range(order + 1)) > eps:
        order += 1
    return order


# %% kernel_value_as_feature: 把 (γ‖x‖² + r)^(p/2) 当作唯一的特征 / Takes (γ‖x‖² + r)^(p/2) for the only feature
# caught by: test_poly_by_hand, test_poly
# book: §5.4
def poly_features(x, gamma, r, p):
    return [float(gamma * (x @ x) + r) ** (p / 2)]


# %% lagrange_remainder: 用拉格朗日余项 e^s s^(T+1)/(T+1)！作误差 / Takes the Lagrange remainder e^s s^(T+1)/(T+1)! for the error
# caught by: test_order
# book: §5.4
def order_needed(r, sigma, eps):
    s, order = (r / sigma) ** 2, 0
    while exp(s) * s ** (order + 1) / factorial(order + 1) > eps:
        order += 1
    return order


# %% largest_eigenvalue: 取了最大特征值的特征向量 / Takes the eigenvector of the largest eigenvalue
# caught by: test_tanh
# hint: smallest
# book: §5.4
def not_mercer(gamma, r):
    # Off the diagonal tanh is 1 or −1 and on it clearly below 1 once: no positive semidefinite matrix has that.
    points = np.array([[0.1], [1000.0]])
    _, vectors = np.linalg.eigh(np.tanh(gamma * points @ points.T - r))
    return points.tolist(), vectors[:, -1].tolist()


# %% minus_in_the_cross_term: 交叉项写成 −x·z/σ²，如讲义所印 / The cross term is −x·z/σ², as printed
# caught by: test_error_by_hand, test_error
# hint: cross term
# book: §5.4
def kernel_error(x, z, sigma, order):
    u, v = x / sigma, z / sigma
    kept = sum(-float(u @ v) ** k / factorial(k) for k in range(order + 1))
    return exp(-((u - v) @ (u - v)) / 2) - exp(-(u @ u + v @ v) / 2) * kept


def order_needed(r, sigma, eps):
    s, order = (r / sigma) ** 2, 0
    while 1 - exp(-s) * sum(s**k / factorial(k) for k in range(order + 1)) > eps:
        order += 1
    return order


# %% no_coefficients: 系数全取 0 / All coefficients are 0
# caught by: test_tanh
# book: §5.4
def not_mercer(gamma, r):
    # Off the diagonal tanh is 1 or −1 and on it clearly below 1 once: no positive semidefinite matrix has that.
    points = np.array([[0.1], [1000.0]])
    _, vectors = np.linalg.eigh(np.tanh(gamma * points @ points.T - r))
    return points.tolist(), [0.0, 0.0]


# %% no_envelope: 特征里没有 exp(−‖x‖²/(2σ²)) / The features lack exp(−‖x‖²/(2σ²))
# caught by: test_features_by_hand, test_features
# hint: forget
# book: §5.4
def rbf_features(x, sigma, order):
    # (x·z/σ²)^k/k! is the sum of Π (x_j z_j/σ²)^a_j / a_j! over all exponents a of degree k.
    u = [float(v) / sigma for v in x]
    envelope = exp(-sum(v * v for v in u) / 2)
    return [
        prod(v**a / sqrt(factorial(a)) for v, a in zip(u, powers)) for powers in monomials(len(u), order)
    ]


# %% no_factorials: 特征里没有阶乘 / The features have no factorials
# caught by: test_features_by_hand, test_features
# hint: coefficient
# book: §5.4
def rbf_features(x, sigma, order):
    # (x·z/σ²)^k/k! is the sum of Π (x_j z_j/σ²)^a_j / a_j! over all exponents a of degree k.
    u = [float(v) / sigma for v in x]
    envelope = exp(-sum(v * v for v in u) / 2)
    return [
        envelope * prod(v**a for v, a in zip(u, powers)) for powers in monomials(len(u), order)
    ]


# %% no_mixed_monomials: 只有各坐标自己的幂，没有混合的单项式 / Has powers of single coordinates only, no mixed monomials
# caught by: test_features_by_hand, test_features
# book: §5.4
def monomials(d, order):
    """Exponents of total degree `order` at most."""
    return [powers for powers in product(range(order + 1), repeat=d) if sum(powers) <= order and sum(a > 0 for a in powers) <= 1]


# %% no_multinomial_roots: 单项式各列一次，没有系数 / Lists every monomial once, without its coefficient
# caught by: test_poly_by_hand, test_poly
# hint: coefficients
# book: §5.4
def poly_features(x, gamma, r, p):
    linear = [*(sqrt(gamma) * float(v) for v in x), sqrt(r)]
    return [prod(v**a for v, a in zip(linear, powers)) for powers in monomials(len(linear), p) if sum(powers) == p]


# %% one_degree_more: 次数多了一 / The degree is one too large
# caught by: test_order
# book: §5.4
def order_needed(r, sigma, eps):
    # With s = ‖x‖‖z‖/σ² the error is exp(−s) Σ_{k > T} s^k/k! at most, the tail of a Poisson distribution, which
    # grows with s: x = z of norm r is the worst pair.
    x, order = np.array([r]), 0
    while kernel_error(x, x, sigma, order) > eps:
        order += 1
    return order + 1


# %% one_point_always: 总是用一个点 / Always takes one point
# caught by: test_tanh
# hint: take two
# book: §5.4
def not_mercer(gamma, r):
    return ([[1000.0]] if gamma < 0 else [[0.0]]), [1.0]


# %% one_term_less: κ_T 少保留一项 / κ_T keeps one term less
# caught by: test_error_by_hand, test_error
# book: §5.4
def kernel_error(x, z, sigma, order):
    u, v = x / sigma, z / sigma
    kept = sum(float(u @ v) ** k / factorial(k) for k in range(order))
    return exp(-((u - v) @ (u - v)) / 2) - exp(-(u @ u + v @ v) / 2) * kept


def order_needed(r, sigma, eps):
    s, order = (r / sigma) ** 2, 0
    while 1 - exp(-s) * sum(s**k / factorial(k) for k in range(order + 1)) > eps:
        order += 1
    return order


# %% opposite_points: 以为 z = −x 最坏 / Takes z = −x for the worst pair
# caught by: test_order
# hint: Poisson
# book: §5.4
def order_needed(r, sigma, eps):
    # With s = ‖x‖‖z‖/σ² the error is exp(−s) Σ_{k > T} s^k/k! at most, the tail of a Poisson distribution, which
    # grows with s: x = z of norm r is the worst pair.
    x, order = np.array([r]), 0
    while abs(kernel_error(x, -x, sigma, order)) > eps:
        order += 1
    return order


# %% order_depends_on_the_point: 特征按数值排序，不同的点次序不同 / Sorts the features by value, differently for different points
# caught by: test_features
# book: §5.4
def rbf_features(x, sigma, order):
    u = [float(v) / sigma for v in x]
    envelope = exp(-sum(v * v for v in u) / 2)
    return sorted(
        envelope * prod(v**a / sqrt(factorial(a)) for v, a in zip(u, powers)) for powers in monomials(len(u), order)
    )


# %% point_far_beyond: 点的坐标是 10⁹ / Takes a coordinate of 10⁹
# caught by: test_tanh
# book: §5.4
def not_mercer(gamma, r):
    # Off the diagonal tanh is 1 or −1 and on it clearly below 1 once: no positive semidefinite matrix has that.
    points = np.array([[0.1], [1e9]])
    _, vectors = np.linalg.eigh(np.tanh(gamma * points @ points.T - r))
    return points.tolist(), vectors[:, 0].tolist()


# %% powers_in_order: 把次序不同的乘积当成不同的单项式 / Counts products in different order as different monomials
# caught by: test_count_by_hand, test_count
# book: §5.4
def feature_count(d, order):
    return sum(d**k for k in range(order + 1))  # monomials of degree `order` exactly in d + 1 variables, the last of which is 1


# %% product_of_coordinates: 每个坐标各展开到 T 次，总次数超过 T / Expands every coordinate up to degree T, so that the total exceeds it
# caught by: test_features_by_hand, test_features
# book: §5.4
def monomials(d, order):
    """Exponents of total degree `order` at most."""
    return list(product(range(order + 1), repeat=d))


# %% r_not_scaled: r 没有随次数变化 / r is added to the power instead of inside it
# caught by: test_poly_by_hand, test_poly
# book: §5.4
def poly_features(x, gamma, r, p):
    linear = [sqrt(gamma) * float(v) for v in x]
    return [*(prod(factors) for factors in product(linear, repeat=p)), sqrt(r)]


# %% random_pairs: 只看两百对随机的点 / Looks at two hundred random pairs
# caught by: test_order
# book: §5.4
def order_needed(r, sigma, eps):
    rng = np.random.default_rng(0)
    order = 0
    pairs = [r * rng.uniform(-1, 1, (2, 1)) for _ in range(200)]
    while max(abs(kernel_error(x, z, sigma, order)) for x, z in pairs) > eps:
        order += 1
    return order


# %% ratio_not_squared: 泊松分布的参数取了 r/σ，没有平方 / Takes r/σ without its square for the Poisson parameter
# caught by: test_order
# book: §5.4
def order_needed(r, sigma, eps):
    s, order = r / sigma, 0
    while 1 - exp(-s) * sum(s**k / factorial(k) for k in range(order + 1)) > eps:
        order += 1
    return order


# %% row_instead_of_column: 特征向量取了行而不是列 / Takes a row of the eigenvectors instead of a column
# caught by: test_tanh
# book: §5.4
def not_mercer(gamma, r):
    # Off the diagonal tanh is 1 or −1 and on it clearly below 1 once: no positive semidefinite matrix has that.
    points = np.array([[0.1], [1000.0]])
    _, vectors = np.linalg.eigh(np.tanh(gamma * points @ points.T - r))
    return points.tolist(), vectors[0].tolist()


# %% series_ends_at_ninety: 级数最多加到 90 次 / Adds terms of degree 90 at most
# caught by: test_error
# book: §5.4
# kind: narrow
def kernel_error(x, z, sigma, order):
    u, v = x / sigma, z / sigma
    kept = sum(float(u @ v) ** k / factorial(k) for k in range(min(order, 90) + 1))
    return exp(-((u - v) @ (u - v)) / 2) - exp(-(u @ u + v @ v) / 2) * kept


# %% series_of_the_whole_kernel: 把 exp(−‖x−z‖²/(2σ²)) 整个展开 / Expands exp(−‖x − z‖²/(2σ²)) as a whole
# caught by: test_error_by_hand, test_error
# book: §5.4
def kernel_error(x, z, sigma, order):
    u, v = x / sigma, z / sigma
    t = -((u - v) @ (u - v)) / 2
    return exp(t) - sum(t**k / factorial(k) for k in range(order + 1))


def order_needed(r, sigma, eps):
    s, order = (r / sigma) ** 2, 0
    while 1 - exp(-s) * sum(s**k / factorial(k) for k in range(order + 1)) > eps:
        order += 1
    return order


# %% sigma_forgotten: 次数没有用 σ / The degree disregards σ
# caught by: test_order
# book: §5.4
def order_needed(r, sigma, eps):
    # With s = ‖x‖‖z‖/σ² the error is exp(−s) Σ_{k > T} s^k/k! at most, the tail of a Poisson distribution, which
    # grows with s: x = z of norm r is the worst pair.
    x, order = np.array([r]), 0
    while kernel_error(x, x, 1.0, order) > eps:
        order += 1
    return order


# %% sign_of_r: Gram 矩阵里用了 +r / Takes +r in the Gram matrix
# caught by: test_tanh
# book: §5.4
def not_mercer(gamma, r):
    points = np.array([[0.0], [1.0]])
    _, vectors = np.linalg.eigh(np.tanh(gamma * points @ points.T + r))
    return points.tolist(), vectors[:, 0].tolist()


# %% small_constant_left_out: r 小于 1e-6 时略去常数特征 / Leaves out the constant feature where r is below 1e-6
# caught by: test_poly
# book: §5.4
# kind: narrow
def poly_features(x, gamma, r, p):
    # The p-fold products of the features of γ x·z + r.
    linear = [*(sqrt(gamma) * float(v) for v in x), sqrt(r) if r > 1e-6 else 0.0]
    return [prod(factors) for factors in product(linear, repeat=p)]


# %% taylor_bound_without_exponential: 次数由首个略去的项 s^(T+1)/(T+1)！决定 / Takes the first term left out, s^(T+1)/(T+1)!, for the error
# caught by: test_order
# hint: exponential factors
# book: §5.4
def order_needed(r, sigma, eps):
    s, order = (r / sigma) ** 2, 0
    while s ** (order + 1) / factorial(order + 1) > eps:
        order += 1
    return order


# %% top_degree_of_the_polynomial: 只有次数为 p 的单项式，漏了 r / Has monomials of degree p only, without r
# caught by: test_poly_by_hand, test_poly
# book: §5.4
def poly_features(x, gamma, r, p):
    # The p-fold products of the features of γ x·z + r.
    linear = [*(sqrt(gamma) * float(v) for v in x)]
    return [prod(factors) for factors in product(linear, repeat=p)]


# %% top_degree_only: 只有次数恰好是 T 的特征 / Has features of degree T exactly
# caught by: test_features_by_hand, test_features
# book: §5.4
def monomials(d, order):
    """Exponents of total degree `order` at most."""
    return [powers for powers in product(range(order + 1), repeat=d) if sum(powers) == order]


# %% twice_the_variance: 级数里用了 2σ² 而不是 σ² / Takes 2σ² for σ² in the series
# caught by: test_features_by_hand, test_features
# book: §5.4
def rbf_features(x, sigma, order):
    # (x·z/σ²)^k/k! is the sum of Π (x_j z_j/σ²)^a_j / a_j! over all exponents a of degree k.
    u = [float(v) / sigma for v in x]
    envelope = exp(-sum(v * v for v in u) / 2)
    return [
        envelope * prod((v / sqrt(2)) ** a / sqrt(factorial(a)) for v, a in zip(u, powers)) for powers in monomials(len(u), order)
    ]


# %% two_near_points: 两个点太近，二次型负得不够 / Two points too close to one another: the form is not negative enough
# caught by: test_tanh
# book: §5.4
def not_mercer(gamma, r):
    # Off the diagonal tanh is 1 or −1 and on it clearly below 1 once: no positive semidefinite matrix has that.
    points = np.array([[0.1], [0.2]])
    _, vectors = np.linalg.eigh(np.tanh(gamma * points @ points.T - r))
    return points.tolist(), vectors[:, 0].tolist()
