"""Known mistakes of 9.1. Each cell holds what differs from the reference."""

# %% always_in_the_plane: 总是返回平面上的三点 / The three points are always points of the plane
# caught by: test_violation
# book: §9.3
def triangle_violation(p, n):
    if n == 1:
        return None  # |x - z| is the same for every p
    # Round the corner: both sides have length 1, but the direct way is 2^(1/p) > 2.
    x, y, z = [0.0] * 2, [0.0] * 2, [0.0] * 2
    y[0] = z[0] = z[1] = 1.0
    return x, y, z


# %% below_one: 最小的 p 可以小于 1 / The smallest p may fall below 1
# caught by: test_smallest_p
# book: §9.3
def smallest_p(n, eps):
    # The worst u has all coordinates equal: n^(1/p) ≤ 1 + eps.
    return math.log(n) / math.log1p(eps)


# %% collinear_points: 三点共线：只取等号，没有违反 / Three points on a line: an equality, no violation
# caught by: test_violation
# book: §9.3
def triangle_violation(p, n):
    if n == 1:
        return None  # |x - z| is the same for every p
    # Round the corner: both sides have length 1, but the direct way is 2^(1/p) > 2.
    x, y, z = [0.0] * n, [0.0] * n, [0.0] * n
    y[0], z[0] = 1.0, 2.0
    return x, y, z


# %% dual_infinity_spreads: p 为无穷时各分量都取了符号 / For infinite p every entry of the dual vector gets a sign
# caught by: test_dual
# book: §9.3
def dual_vector(u, p):
    u = np.array(u, dtype=float)
    sizes = np.abs(u) / np.abs(u).max()
    if p == math.inf:
        w, q = sizes, 1.0
    else:
        w, q = sizes ** (p - 1), p / (p - 1) if p > 1 else math.inf  # where Hölder's inequality is an equality
    return (np.sign(u) * w / norm(w, q)).tolist()


# %% dual_is_u: 把 u 除以自己的范数当作对偶向量，只在 p = 2 时对 / Takes u by its norm for the dual vector, right for p = 2 only
# caught by: test_dual
# book: §9.3
def dual_vector(u, p):
    u = np.array(u, dtype=float)
    sizes = np.abs(u) / np.abs(u).max()
    if p == math.inf:
        w, q = np.floor(sizes), 1.0
    else:
        w, q = sizes ** (p - 1), p / (p - 1) if p > 1 else math.inf  # where Hölder's inequality is an equality
    return (u / norm(u, p)).tolist()


# %% dual_near_one_as_one: p 接近 1 时当作 1 / A p near 1 taken for 1
# caught by: test_dual
# kind: narrow
def dual_vector(u, p):
    u = np.array(u, dtype=float)
    sizes = np.abs(u) / np.abs(u).max()
    if p == math.inf:
        w, q = np.floor(sizes), 1.0
    else:
        p = 1 if p < 1.005 else p
        w, q = sizes ** (p - 1), p / (p - 1) if p > 1 else math.inf
    return (np.sign(u) * w / norm(w, q)).tolist()


# %% dual_power_p: 对偶向量的分量用了 |u| 的 p 次方，应是 p - 1 次 / The entries of the dual vector go with the power p of |u|, not p - 1
# caught by: test_dual
# book: §9.3
def dual_vector(u, p):
    u = np.array(u, dtype=float)
    sizes = np.abs(u) / np.abs(u).max()
    if p == math.inf:
        w, q = np.floor(sizes), 1.0
    else:
        w, q = sizes**p, p / (p - 1) if p > 1 else math.inf  # where Hölder's inequality is an equality
    return (np.sign(u) * w / norm(w, q)).tolist()


# %% dual_without_signs: 对偶向量丢了符号 / The dual vector loses the signs
# caught by: test_dual
# book: §9.3
def dual_vector(u, p):
    u = np.array(u, dtype=float)
    sizes = np.abs(u) / np.abs(u).max()
    if p == math.inf:
        w, q = np.floor(sizes), 1.0
    else:
        w, q = sizes ** (p - 1), p / (p - 1) if p > 1 else math.inf  # where Hölder's inequality is an equality
    return (w / norm(w, q)).tolist()


# %% infinity_is_a_large_power: 用 p = 100 代替无穷 / Takes p = 100 for infinity
# caught by: test_axioms
# book: §9.3
# costs: 2
def norm(u, p):
    sizes = np.abs(u)
    largest = sizes.max()
    if largest == 0:
        return 0.0
    p = min(p, 100)
    # The largest factored out, no power exceeds 1: nothing overflows, however large p is.
    return float(largest * np.sum((sizes / largest) ** p) ** (1 / p))


# %% infinity_is_the_sum: p 为无穷时取坐标差之和，而非最大值 / Infinite p gives the sum of the differences, not the largest
# caught by: test_melons, test_axioms
# book: §9.3
# costs: 2
def norm(u, p):
    sizes = np.abs(u)
    largest = sizes.max()
    if largest == 0 or p == math.inf:
        return float(sizes.sum()) if p == math.inf else 0.0
    # The largest factored out, no power exceeds 1: nothing overflows, however large p is.
    return float(largest * np.sum((sizes / largest) ** p) ** (1 / p))


# %% largest_without_sign: p 为无穷时找的是最大的分量，不是绝对值最大的 / For infinite p finds the largest entry, not the largest in size
# caught by: test_dual
# book: §9.3
def dual_vector(u, p):
    u = np.array(u, dtype=float)
    sizes = np.abs(u) / np.abs(u).max()
    if p == math.inf:
        w, q = np.zeros(len(u)), 1.0
        w[np.argmax(u)] = 1.0
    else:
        w, q = sizes ** (p - 1), p / (p - 1) if p > 1 else math.inf  # where Hölder's inequality is an equality
    return (np.sign(u) * w / norm(w, q)).tolist()


# %% linear_logarithm: 以 eps 代替 ln(1 + eps) / Takes eps for ln(1 + eps)
# caught by: test_smallest_p
# book: §9.3
def smallest_p(n, eps):
    # The worst u has all coordinates equal: n^(1/p) ≤ 1 + eps.
    return max(1.0, math.log(n) / eps)


# %% naive_power: 直接求 p 次方，大 p 溢出 / Powers are taken as they are, and overflow for large p
# caught by: test_axioms
# book: (9.18)
# kind: narrow
def norm(u, p):
    sizes = np.abs(u)
    largest = sizes.max()
    if largest == 0 or p == math.inf:
        return float(largest)
    # The largest factored out, no power exceeds 1: nothing overflows, however large p is.
    return float(np.sum(sizes**p) ** (1 / p))


# %% reverse_violation: 次序反了：绕远的是 y / The points stand in the wrong order: the detour is the long way
# caught by: test_violation
# hint: 次序
# book: §9.3
def triangle_violation(p, n):
    if n == 1:
        return None  # |x - z| is the same for every p
    # Round the corner: both sides have length 1, but the direct way is 2^(1/p) > 2.
    x, y, z = [0.0] * n, [0.0] * n, [0.0] * n
    y[0] = z[0] = z[1] = 1.0
    return x, z, y


# %% root_forgotten: 忘了开 p 次方 / The p-th root is forgotten
# caught by: test_melons, test_axioms
# book: (9.18)
# costs: 3
def norm(u, p):
    sizes = np.abs(u)
    largest = sizes.max()
    if largest == 0 or p == math.inf:
        return float(largest)
    # The largest factored out, no power exceeds 1: nothing overflows, however large p is.
    return float(np.sum(sizes**p))


# %% same_exponent_in_the_dual: 归一化时用了 p 而不是 q / The dual vector is normalised with p instead of q
# caught by: test_dual
# book: §9.3
def dual_vector(u, p):
    u = np.array(u, dtype=float)
    sizes = np.abs(u) / np.abs(u).max()
    if p == math.inf:
        w, q = np.floor(sizes), 1.0
    else:
        w, q = sizes ** (p - 1), p / (p - 1) if p > 1 else math.inf  # where Hölder's inequality is an equality
    return (np.sign(u) * w / norm(w, p)).tolist()


# %% signed_differences: 坐标差没有取绝对值 / The differences are not made absolute
# caught by: test_axioms
# book: (9.18)
def norm(u, p):
    sizes = np.asarray(u)
    largest = sizes.max()
    if largest == 0 or p == math.inf:
        return float(largest)
    # The largest factored out, no power exceeds 1: nothing overflows, however large p is.
    return float(largest * np.sum((sizes / largest) ** p) ** (1 / p))


def dual_vector(u, p):
    u = np.array(u, dtype=float)
    p = p if p else 0
    sizes = np.abs(u) / np.abs(u).max()
    if p == math.inf:
        w, q = np.floor(sizes), 1.0
    else:
        w, q = sizes ** (p - 1), p / (p - 1) if p > 1 else math.inf  # where Hölder's inequality is an equality
    return (np.sign(u) * w / norm(w, q)).tolist()


# %% small_differences_are_zero: 小于 1e-9 的坐标差当作 0 / Takes differences of coordinates below 1e-9 for 0
# caught by: test_axioms
# book: (9.18)
# kind: narrow
def norm(u, p):
    sizes = np.abs(u)
    largest = sizes.max()
    sizes = np.where(sizes < 1e-9, 0.0, sizes)
    largest = sizes.max()
    if largest == 0 or p == math.inf:
        return float(largest)
    # The largest factored out, no power exceeds 1: nothing overflows, however large p is.
    return float(largest * np.sum((sizes / largest) ** p) ** (1 / p))


# %% violation_on_the_line: 在直线上也声称有违反 / Claims a violation on the line as well
# caught by: test_violation
# book: §9.3
def triangle_violation(p, n):
    if n == 1:
        return [0.0], [1.0], [2.0]
    # Round the corner: both sides have length 1, but the direct way is 2^(1/p) > 2.
    x, y, z = [0.0] * n, [0.0] * n, [0.0] * n
    y[0] = z[0] = z[1] = 1.0
    return x, y, z


# %% whole_powers: 只取整数的 p / Only whole p are considered
# caught by: test_smallest_p
# book: §9.3
def smallest_p(n, eps):
    # The worst u has all coordinates equal: n^(1/p) ≤ 1 + eps.
    return float(max(1, math.ceil(math.log(n) / math.log1p(eps))))
