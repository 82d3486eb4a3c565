"""Known mistakes of slides4.3. Each cell holds what differs from the reference."""

# %% all_degrees: 次数不超过 p 的单项式都有 / All monomials up to degree p
# caught by: test_monomial
# book: §4.1
def monomial_map(x, p):
    monomials = [one for k in range(1, p + 1) for one in combinations_with_replacement(range(len(x)), k)]
    return np.array([sqrt(orderings(one)) * prod(x[i] for i in one) for one in monomials])


# %% always_root_two: 混合项的系数都取 √2 / √2 for every mixed term
# caught by: test_monomial
# hint: 几个下标序列
# book: §4.1
def monomial_map(x, p):
    monomials = combinations_with_replacement(range(len(x)), p)
    return np.array([sqrt(2 if len(set(one)) > 1 else 1) * prod(x[i] for i in one) for one in monomials])


# %% binomial_of_first: 系数只按第一个坐标的次数取二项式 / Binomial coefficients by the power of one coordinate
# caught by: test_monomial
# hint: 几个下标序列
# book: §4.1
def orderings(monomial):
    """The number of index sequences with this product; a monomial is a sorted sequence of indices."""
    first = monomial.count(monomial[0])
    return factorial(len(monomial)) // (factorial(first) * factorial(len(monomial) - first))


# %% coefficient_not_root: 系数没有开方 / The coefficients without the root
# caught by: test_slide_maps, test_monomial
# hint: 平方根
# book: §4.1
def monomial_map(x, p):
    monomials = combinations_with_replacement(range(len(x)), p)
    return np.array([orderings(one) * prod(x[i] for i in one) for one in monomials])


# %% degree_two_only: 只会二次 / Degree two only
# caught by: test_monomial, test_ordered
# book: §4.1
def monomial_map(x, p):
    monomials = combinations_with_replacement(range(len(x)), 2)
    return np.array([sqrt(orderings(one)) * prod(x[i] for i in one) for one in monomials])


def ordered_map(x, p):
    return np.array([prod(x[i] for i in one) for one in product(range(len(x)), repeat=2)])


# %% distinct_coordinates_only: 只有不重复坐标的乘积 / Products of different coordinates only
# caught by: test_monomial, test_slide_maps
# book: §4.1
def monomial_map(x, p):
    monomials = (one for one in combinations_with_replacement(range(len(x)), p) if p == 1 or len(set(one)) == p)
    return np.array([sqrt(orderings(one)) * prod(x[i] for i in one) for one in monomials])


# %% isometry_counts: A 的元素是 1/个数 / The entries of A are one over the number
# caught by: test_isometry
# hint: 长度为 1
# book: §4.1
def isometry(n, p):
    monomials = list(combinations_with_replacement(range(n), p))
    A = np.zeros((n**p, len(monomials)))
    for row, one in enumerate(product(range(n), repeat=p)):
        merged = tuple(sorted(one))
        A[row, monomials.index(merged)] = 1 / orderings(merged)
    return A


# %% isometry_first_only: 每个单项式只给一个下标序列 / One index sequence only for each monomial
# caught by: test_isometry
# book: §4.1
def isometry(n, p):
    monomials = list(combinations_with_replacement(range(n), p))
    A = np.zeros((n**p, len(monomials)))
    for row, one in enumerate(product(range(n), repeat=p)):
        merged = tuple(sorted(one))
        if one == merged:
            A[row, monomials.index(merged)] = 1.0
    return A


# %% isometry_other_order: A 的列按另一种次序 / The columns of A in another order
# caught by: test_isometry
# book: §4.1
def isometry(n, p):
    monomials = list(combinations_with_replacement(range(n), p))[::-1]
    A = np.zeros((n**p, len(monomials)))
    for row, one in enumerate(product(range(n), repeat=p)):
        merged = tuple(sorted(one))
        A[row, monomials.index(merged)] = 1 / sqrt(orderings(merged))
    return A


# %% isometry_transposed: A 转置了 / A is transposed
# caught by: test_isometry
# book: §4.1
def isometry(n, p):
    monomials = list(combinations_with_replacement(range(n), p))
    A = np.zeros((n**p, len(monomials)))
    for row, one in enumerate(product(range(n), repeat=p)):
        merged = tuple(sorted(one))
        A[row, monomials.index(merged)] = 1 / sqrt(orderings(merged))
    return A.T


# %% isometry_unscaled: A 的元素都是 1 / The entries of A are 1
# caught by: test_isometry
# hint: 长度为 1
# book: §4.1
def isometry(n, p):
    monomials = list(combinations_with_replacement(range(n), p))
    A = np.zeros((n**p, len(monomials)))
    for row, one in enumerate(product(range(n), repeat=p)):
        merged = tuple(sorted(one))
        A[row, monomials.index(merged)] = 1.0
    return A


# %% negative_diagonal: 以为核的值为负就够 / Believes a negative value x·z − c is enough
# caught by: test_not_a_kernel
# book: §4.1
def not_a_kernel(c, n):
    # Of (1 - c)² and (-1 - c)², which stand on and off the diagonal, the second is the larger one.
    first = np.eye(n)[0]
    return np.array([first, 0 * first]), np.array([1.0, 1.0])


# %% no_root_two: 合并后没有系数 / No constants after merging
# caught by: test_slide_maps, test_monomial
# hint: 平方根
# book: §4.1
def monomial_map(x, p):
    monomials = combinations_with_replacement(range(len(x)), p)
    return np.array([prod(x[i] for i in one) for one in monomials])


# %% one_dimension_only: 点总是一维的 / The points are always one-dimensional
# caught by: test_not_a_kernel
# book: §4.1
def not_a_kernel(c, n):
    # Of (1 - c)² and (-1 - c)², which stand on and off the diagonal, the second is the larger one.
    first = np.eye(1)[0]
    return np.array([first, -first]), np.array([1.0, -1.0])


# %% one_point: 只用一个点 / One point only
# caught by: test_not_a_kernel
# hint: 一个点不够
# book: §4.1
def not_a_kernel(c, n):
    # Of (1 - c)² and (-1 - c)², which stand on and off the diagonal, the second is the larger one.
    first = np.eye(n)[0]
    return np.array([first * sqrt(c)]), np.array([1.0])


# %% ordered_absolute: 分量取了绝对值 / The components are absolute values
# caught by: test_ordered, test_slide_maps
# book: §4.1
def ordered_map(x, p):
    return np.array([abs(prod(x[i] for i in one)) for one in product(range(len(x)), repeat=p)])


# %% ordered_last_index_missing: 漏了一个下标 / Leaves out the last index
# caught by: test_ordered, test_slide_maps
# book: §4.1
def ordered_map(x, p):
    return np.array([prod(x[i] for i in one) for one in product(range(max(1, len(x) - 1)), repeat=p)])


# %% ordered_merged_factor: 不合并的映射也带系数 / Factors in the map that does not merge
# caught by: test_slide_maps, test_ordered
# hint: 下标序列
# book: §4.1
def ordered_map(x, p):
    return np.array([sqrt(orderings(tuple(sorted(one)))) * prod(x[i] for i in one) for one in product(range(len(x)), repeat=p)])


# %% ordered_permutations: 下标不许重复 / Indices may not repeat
# caught by: test_ordered, test_slide_maps
# book: §4.1
def ordered_map(x, p):
    return np.array([prod(x[i] for i in one) for one in product(range(len(x)), repeat=p) if p == 1 or len(set(one)) == p])


# %% orthogonal_points: 取互相垂直的点 / Takes orthogonal points
# caught by: test_not_a_kernel
# book: §4.1
def not_a_kernel(c, n):
    # Of (1 - c)² and (-1 - c)², which stand on and off the diagonal, the second is the larger one.
    P = np.vstack([np.eye(n), 2 * np.eye(n)])
    return P, np.ones(2 * n)


# %% p_times: 混合项的系数都取 √p / √p for every mixed term
# caught by: test_monomial
# hint: 几个下标序列
# book: §4.1
def monomial_map(x, p):
    monomials = combinations_with_replacement(range(len(x)), p)
    return np.array([sqrt(len(one) if len(set(one)) > 1 else 1) * prod(x[i] for i in one) for one in monomials])


# %% powers_only: 只有各坐标的 p 次幂 / The p-th powers of the coordinates only
# caught by: test_slide_maps, test_monomial
# book: §4.1
def monomial_map(x, p):
    monomials = [(i,) * p for i in range(len(x))]
    return np.array([sqrt(orderings(one)) * prod(x[i] for i in one) for one in monomials])


# %% right_for_small_c: 只在 c < 1 时成立 / Right for c < 1 only
# caught by: test_not_a_kernel
# book: §4.1
def not_a_kernel(c, n):
    # Of (1 - c)² and (-1 - c)², which stand on and off the diagonal, the second is the larger one.
    first = np.eye(n)[0]
    return np.array([first, -first]), np.array([1.0, -1.0 if c < 1 else 1.0])


# %% same_map_reordered: 第三个映射只是换了次序与符号 / The third map has another order and signs only
# caught by: test_third
# hint: 转一转
# book: §4.1
def third_map(x):
    a, b = x
    return np.array([-sqrt(2) * a * b, b * b, a * a])


# %% same_signs: 两个系数同号 / Both coefficients of the same sign
# caught by: test_not_a_kernel
# book: §4.1
def not_a_kernel(c, n):
    # Of (1 - c)² and (-1 - c)², which stand on and off the diagonal, the second is the larger one.
    first = np.eye(n)[0]
    return np.array([first, -first]), np.array([1.0, 1.0])


# %% shift_added: 给每个坐标加 1 / Adds 1 to every coordinate
# caught by: test_shifted
# book: §4.1
def shifted_map(x, p):
    # x·z + 1 is the inner product of two vectors with a 1 appended.
    return np.append(monomial_map(x + 1.0, p), np.zeros(orderings((0,) * len(x) + (1,) * p) - len(monomial_map(x, p))))


# %% shift_all_degrees_unweighted: 各次的核相加，没有二项式系数 / Adds the kernels of all degrees without binomial coefficients
# caught by: test_shifted
# hint: 添上什么
# book: §4.1
def shifted_map(x, p):
    # x·z + 1 is the inner product of two vectors with a 1 appended.
    return np.concatenate([[1.0], *(monomial_map(x, k) for k in range(1, p + 1))])


# %% shift_binomial_not_root: 二项式系数没有开方 / The binomial coefficients without the root
# caught by: test_shifted
# book: §4.1
def shifted_map(x, p):
    # x·z + 1 is the inner product of two vectors with a 1 appended.
    return np.concatenate([factorial(p) // (factorial(k) * factorial(p - k)) * monomial_map(x, k) for k in range(p + 1)])


# %% shift_padded: 长度对了，低次项是 0 / The length is right, lower degrees are 0
# caught by: test_shifted
# hint: 添上什么
# book: §4.1
def shifted_map(x, p):
    # x·z + 1 is the inner product of two vectors with a 1 appended.
    lower = [one for k in range(1, p) for one in combinations_with_replacement(range(len(x)), k)]
    return np.array([1.0, *[0.0] * len(lower), *monomial_map(x, p)])


# %% shift_small_dropped: 太小的分量当作 0 / Small components are made 0
# caught by: test_shifted, test_monomial
# book: §4.1
# kind: narrow
def monomial_map(x, p):
    monomials = combinations_with_replacement(range(len(x)), p)
    values = np.array([sqrt(orderings(one)) * prod(x[i] for i in one) for one in monomials])
    return np.where(abs(values) < 1e-6, 0.0, values)


# %% shift_without_cross: 只是 (x·z)^p + 1 / Merely (x·z)^p + 1
# caught by: test_shifted
# book: §4.1
def shifted_map(x, p):
    # x·z + 1 is the inner product of two vectors with a 1 appended.
    return np.append(monomial_map(x, p), 1.0)


# %% third_is_square: 第三个映射是内积的平方 / The third map squares the entries only
# caught by: test_third
# book: §4.1
def third_map(x):
    a, b = x
    return np.array([a * a, b * b, 0.0])


# %% third_not_orthogonal: 第三个映射不是正交变换得来 / The third map is no orthogonal transformation of the short one
# caught by: test_third
# hint: 正交变换
# book: §4.1
def third_map(x):
    a, b = x
    return np.array([a * a + b * b, 2 * a * b, a * a - b * b]) / 2


# %% third_turned_input: 转的是 x 而不是 φ，且没有 √2 / Turns x instead of φ, without √2
# caught by: test_third
# book: §4.1
def third_map(x):
    a, b = x
    return np.array([(a + b) ** 2, (a + b) * (a - b), (a - b) ** 2]) / 2


# %% unmerged: 没有合并 / Does not merge
# caught by: test_slide_maps, test_monomial
# book: §4.1
def monomial_map(x, p):
    return ordered_map(x, p)
