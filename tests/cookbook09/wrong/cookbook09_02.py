"""Known mistakes of cookbook9.2. Each cell holds what differs from the reference."""

# %% absolute_threshold: 界限 1e-6 没有随距离的大小变 / A threshold of 1e-6 that does not scale with the distances
# caught by: test_settle
# book: §9.2.2
def settle(D):
    values, V = np.linalg.eigh(gram(D))
    if values[0] < -1e-6:
        return {"weights": V[:, 0]}
    return {"points": mds(D, len(D))}


# %% always_points: 总是给出点 / Always gives points
# caught by: test_settle
# hint: negative
# book: §9.2.2
def settle(D):
    return {"points": mds(D, len(D))}


# %% any_negative_eigenvalue: 舍入造成的极小负特征值也当作证据 / Takes an eigenvalue that is negative by rounding for evidence
# caught by: test_settle
# hint: clearly
# book: §9.2.2
def settle(D):
    values, V = np.linalg.eigh(gram(D))
    if values[0] < 0:
        return {"weights": V[:, 0]}
    return {"points": mds(D, len(D))}


# %% ascending_columns: 各列按特征值从小到大排列 / The columns come with ascending eigenvalues
# caught by: test_mds, test_map_of_the_cities
# hint: largest
# book: §9.2.2
def mds(D, d):
    values, V = np.linalg.eigh(gram(D))
    n = len(D)
    return (V * np.sqrt(np.maximum(values, 0)))[:, n - d :]


# %% asymmetry_by_isclose: 用 isclose 比较两个方向，小的差别看不见 / Compares directions with isclose and overlooks small differences
# caught by: test_audit
# hint: however small
# book: §9.2.2
def audit(D):
    L = np.tril(D) + np.tril(D).T
    pairs = list(combinations(range(len(D)), 2))
    slack = 1e-9 * D.max()
    asymmetric = [(i, j) for i, j in pairs if not np.isclose(D[i, j], D[j, i])]
    broken = [(i, j) for i, j in pairs if L[i, j] > np.min(L[i] + L[j]) + slack]
    return asymmetric, broken


# %% both_keys: 点和权重都返回 / Returns points and weights together
# caught by: test_settle
# book: §9.2.2
def settle(D):
    _, V = np.linalg.eigh(gram(D))
    return {"points": mds(D, len(D)), "weights": V[:, 0]}


# %% both_orders: 每一对列了两次，(i, j) 和 (j, i) / Lists each pair twice, as (i, j) and as (j, i)
# caught by: test_audit_of_the_cities, test_audit
# book: §9.2.2
def audit(D):
    L = np.tril(D) + np.tril(D).T
    pairs = [(i, j) for i in range(len(D)) for j in range(len(D))]
    slack = 1e-9 * D.max()
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [(i, j) for i, j in pairs if L[i, j] > np.min(L[i] + L[j]) + slack]
    return asymmetric, broken


# %% coarse_threshold: 负特征值不到最大特征值的 1% 就忽略 / Ignores negative eigenvalues below 1% of the largest
# caught by: test_settle
# hint: negative
# book: §9.2.2
def settle(D):
    values, V = np.linalg.eigh(gram(D))
    if values[0] < -0.01 * values[-1]:
        return {"weights": V[:, 0]}
    return {"points": mds(D, len(D))}


# %% detours_between_only: 只试编号在 i 与 j 之间的 k / Tries only those k that lie between i and j
# caught by: test_audit_of_the_cities, test_audit
# book: §9.2.2
def audit(D):
    L = np.tril(D) + np.tril(D).T
    pairs = list(combinations(range(len(D)), 2))
    slack = 1e-9 * D.max()
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [(i, j) for i, j in pairs if any(L[i, j] > L[i, k] + L[k, j] + slack for k in range(i + 1, j))]
    return asymmetric, broken


# %% distances_not_squared: 距离没有平方 / Distances are not squared
# caught by: test_gram, test_map_of_the_cities
# hint: squared
# book: §9.2.2
def gram(D):
    rows = D.mean(axis=0)
    return -(D - rows - rows[:, None] + rows.mean()) / 2


# %% eigenvalue_for_its_root: 坐标乘了 λ，不是 √λ / Coordinates are multiplied by λ, not by √λ
# caught by: test_map_of_the_cities, test_mds
# hint: √λ
# book: §9.2.2
def mds(D, d):
    values, V = np.linalg.eigh(gram(D))
    values, V = values[::-1][:d], V[:, ::-1][:, :d]
    return V * np.maximum(values, 0)


def settle(D):
    values, V = np.linalg.eigh(gram(D))
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": V * np.sqrt(np.maximum(values, 0))}


# %% equality_is_a_violation: 绕道一样远也算违反 / A detour of equal length counts as a violation
# caught by: test_audit
# book: §9.2.2
def audit(D):
    L = np.tril(D) + np.tril(D).T
    N = len(D)
    pairs = list(combinations(range(N), 2))
    slack = 1e-9 * D.max()
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [
        (i, j) for i, j in pairs if any(L[i, j] >= L[i, k] + L[k, j] - slack for k in range(N) if k not in (i, j))
    ]
    return asymmetric, broken


# %% generous_slack: 余地取得太宽，10⁻⁷·M / A slack that is too generous, 10⁻⁷·M
# caught by: test_audit
# book: §9.2.2
def audit(D):
    L = np.tril(D) + np.tril(D).T
    pairs = list(combinations(range(len(D)), 2))
    slack = 1e-7 * D.max()
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [(i, j) for i, j in pairs if L[i, j] > np.min(L[i] + L[j]) + slack]
    return asymmetric, broken


# %% half_forgotten: 忘了乘 1/2 / Forgets the factor 1/2
# caught by: test_gram, test_map_of_the_cities
# hint: -1/2
# book: §9.2.2
def gram(D):
    squares = D**2
    rows = squares.mean(axis=0)
    return -(squares - rows - rows[:, None] + rows.mean())


# %% largest_in_size: 按绝对值挑选特征值 / Picks eigenvalues by their size
# caught by: test_mds
# hint: negative
# book: §9.2.2
def mds(D, d):
    values, V = np.linalg.eigh(gram(D))
    order = np.argsort(-np.abs(values))[:d]
    return V[:, order] * np.sqrt(np.abs(values[order]))


def settle(D):
    values, V = np.linalg.eigh(gram(D))
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": V * np.sqrt(np.maximum(values, 0))}


# %% lift_by_one_eigenvalue: c 取 -λ，不是 -2λ / c is -λ instead of -2λ
# caught by: test_lift
# hint: move
# book: §9.2.2
def lift(D):
    return max(0.0, -np.linalg.eigvalsh(gram(D))[0])


# %% lift_by_the_sum: 把所有负特征值加起来 / Adds up all negative eigenvalues
# caught by: test_lift
# book: §9.2.2
def lift(D):
    values = np.linalg.eigvalsh(gram(D))
    return -2 * values[values < 0].sum()


# %% lift_for_triangles: c 只够让三角不等式成立 / c is just enough for the triangle inequality
# caught by: test_lift
# book: §9.2.2
def lift(D):
    N, low, high = len(D), 0.0, 10 * D.max() ** 2

    def holds(c):
        L = np.sqrt(D**2 + c * (1 - np.eye(N)))
        return all(L[i, j] <= np.min(L[i] + L[j]) * (1 + 1e-12) for i in range(N) for j in range(N))

    if holds(0.0):
        return 0.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if holds(middle) else (middle, high)
    return high


# %% lift_in_steps: c 按 M² 的千分之一一步一步试 / Tries c in steps of a thousandth of M²
# caught by: test_lift
# book: §9.2.2
def lift(D):
    least = np.linalg.eigvalsh(gram(D))[0]
    step = D.max() ** 2 / 1000
    c = 0.0
    while least + c / 2 < -1e-12 * D.max() ** 2:
        c += step
    return c


# %% lift_of_distances: c 加在距离上，不是平方上 / Adds c to the distances, not to their squares
# caught by: test_lift
# book: §9.2.2
def lift(D):
    low, high = 0.0, 10 * D.max() + 1e-300
    for _ in range(60):
        middle = (low + high) / 2
        if np.linalg.eigvalsh(gram(D + middle * (1 - np.eye(len(D)))))[0] < -1e-12 * high**2:
            low = middle
        else:
            high = middle
    return high if np.linalg.eigvalsh(gram(D))[0] < -1e-12 * D.max() ** 2 else 0.0


# %% mean_of_both_directions: 查三角不等式时取两个方向的平均 / Audits the mean of both directions
# caught by: test_audit
# hint: lower triangle
# book: §9.2.2
def audit(D):
    L = (D + D.T) / 2
    pairs = list(combinations(range(len(D)), 2))
    slack = 1e-9 * D.max()
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [(i, j) for i, j in pairs if L[i, j] > np.min(L[i] + L[j]) + slack]
    return asymmetric, broken


# %% no_slack_for_rounding: 没有留舍入误差的余地，0.1 + 0.2 比 0.3 大也算 / No slack: rounding in 0.1 + 0.2 counts as a violation
# caught by: test_audit
# book: §9.2.2
def audit(D):
    L = np.tril(D) + np.tril(D).T
    pairs = list(combinations(range(len(D)), 2))
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [(i, j) for i, j in pairs if L[i, j] > np.min(L[i] + L[j])]
    return asymmetric, broken


# %% once_for_each_detour: 每条更近的绕道都列一次 / Lists a pair once for each detour
# caught by: test_audit_of_the_cities, test_audit
# book: §9.2.2
def audit(D):
    L = np.tril(D) + np.tril(D).T
    N = len(D)
    pairs = list(combinations(range(N), 2))
    slack = 1e-9 * D.max()
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [(i, j) for i, j in pairs for k in range(N) if L[i, j] > L[i, k] + L[k, j] + slack]
    return asymmetric, broken


# %% one_sided_centring: 只减了列的均值 / Subtracts the means of columns only
# caught by: test_gram
# hint: rows and of columns
# book: §9.2.2
def gram(D):
    squares = D**2
    return -(squares - squares.mean(axis=0)) / 2


def mds(D, d):
    squares = D**2
    rows = squares.mean(axis=0)
    values, V = np.linalg.eigh(-(squares - rows - rows[:, None] + rows.mean()) / 2)
    values, V = values[::-1][:d], V[:, ::-1][:, :d]
    return V * np.sqrt(np.maximum(values, 0))


def settle(D):
    squares = D**2
    rows = squares.mean(axis=0)
    values, V = np.linalg.eigh(-(squares - rows - rows[:, None] + rows.mean()) / 2)
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": mds(D, len(D))}


def lift(D):
    squares = D**2
    rows = squares.mean(axis=0)
    return max(0.0, -2 * np.linalg.eigvalsh(-(squares - rows - rows[:, None] + rows.mean()) / 2)[0])


# %% points_in_nine_dimensions: 点至多九维 / Points in nine dimensions at most
# caught by: test_settle
# book: §9.2.2
# kind: narrow
def settle(D):
    values, V = np.linalg.eigh(gram(D))
    # For weights with sum 0 the sum in question is -2 wᵀBw.
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": mds(D, min(len(D), 9))}


# %% points_in_space: 点只有三维 / Points in three dimensions only
# caught by: test_settle
# hint: dimensions
# book: §9.2.2
def settle(D):
    values, V = np.linalg.eigh(gram(D))
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": mds(D, min(3, len(D)))}


# %% points_in_the_plane: 点只有二维 / Points in the plane only
# caught by: test_settle
# hint: dimensions
# book: §9.2.2
def settle(D):
    values, V = np.linalg.eigh(gram(D))
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": mds(D, min(2, len(D)))}


# %% root_of_negative: 负的特征值也开方 / Takes the root of negative eigenvalues
# caught by: test_mds
# book: §9.2.2
def mds(D, d):
    values, V = np.linalg.eigh(gram(D))
    values, V = values[::-1][:d], V[:, ::-1][:, :d]
    with np.errstate(invalid="ignore"):
        return V * np.sqrt(values)


def settle(D):
    values, V = np.linalg.eigh(gram(D))
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": V * np.sqrt(np.maximum(values, 0))}


# %% rows_of_v: 把特征向量矩阵的行当作特征向量 / Takes rows of the matrix of eigenvectors
# caught by: test_mds, test_map_of_the_cities
# book: §9.2.2
def mds(D, d):
    values, V = np.linalg.eigh(gram(D))
    values, V = values[::-1][:d], V.T[:, ::-1][:, :d]
    return V * np.sqrt(np.maximum(values, 0))


def settle(D):
    values, V = np.linalg.eigh(gram(D))
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": V * np.sqrt(np.maximum(values, 0))}


# %% sign_forgotten: 忘了负号 / Forgets the minus sign
# caught by: test_gram, test_map_of_the_cities
# hint: -1/2
# book: §9.2.2
def gram(D):
    squares = D**2
    rows = squares.mean(axis=0)
    return (squares - rows - rows[:, None] + rows.mean()) / 2


# %% slack_by_each_distance: 舍入的余地取 10⁻⁹·L[i][j]，不是 10⁻⁹·M / The slack is 10⁻⁹·L[i][j] instead of 10⁻⁹·M
# caught by: test_audit
# book: §9.2.2
def audit(D):
    L = np.tril(D) + np.tril(D).T
    pairs = list(combinations(range(len(D)), 2))
    slack = 1e-9 * D.max()
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [(i, j) for i, j in pairs if L[i, j] > np.min(L[i] + L[j]) + 1e-9 * L[i, j]]
    return asymmetric, broken


# %% small_eigenvalues_dropped: 小于最大特征值百万分之一的特征值当作 0 / Eigenvalues below a millionth of the largest one count as 0
# caught by: test_mds, test_settle
# book: §9.2.2
def mds(D, d):
    values, V = np.linalg.eigh(gram(D))
    # Eigenvalues ascend.
    values, V = values[::-1][:d], V[:, ::-1][:, :d]
    return V * np.sqrt(np.where(values > 1e-6 * values[0], values, 0))


# %% small_lift_is_none: 很小的 c 当作 0 / A small c counts as 0
# caught by: test_lift
# book: §9.2.2
# kind: narrow
def lift(D):
    # c adds c/2 to all eigenvalues but the one of the vector of ones, which stays 0.
    c = -2 * np.linalg.eigvalsh(gram(D))[0]
    return c if c > 1e-5 * D.max() ** 2 else 0.0


# %% small_lift_is_zero: c 不到 10⁻⁷·M² 就算作 0 / A lift below 10⁻⁷·M² is taken for 0
# caught by: test_lift
# book: §9.2
# kind: narrow
def _lift(D):
    # c adds c/2 to all eigenvalues but the one of the vector of ones, which stays 0.
    return max(0.0, -2 * np.linalg.eigvalsh(gram(D))[0])


def lift(D):
    c = _lift(D)
    return c if c > 1e-7 * np.max(D) ** 2 else 0.0


# %% table_as_it_is: 直接在不对称的表上查三角不等式 / Looks for detours in the asymmetric table itself
# caught by: test_audit
# hint: lower triangle
# book: §9.2.2
def audit(D):
    pairs = list(combinations(range(len(D)), 2))
    slack = 1e-9 * D.max()
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [(i, j) for i, j in pairs if D[i, j] > np.min(D[i] + D[:, j]) + slack]
    return asymmetric, broken


# %% threshold_grows_with_n: 裁定的界限乘了 N / The threshold of the verdict is multiplied by N
# caught by: test_settle
# book: §9.2.2
def settle(D):
    values, V = np.linalg.eigh(gram(D))
    # For weights with sum 0 the sum in question is -2 wᵀBw.
    if -2 * values[0] >= 1e-5 * len(D) * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": mds(D, len(D))}


# %% total_mean_not_added: 没有加上总均值 / Does not add the mean of all
# caught by: test_gram
# hint: mean of all
# book: §9.2.2
def gram(D):
    squares = D**2
    rows = squares.mean(axis=0)
    return -(squares - rows - rows[:, None]) / 2


# %% triangles_decide: 三角不等式都成立就给出点 / Gives points wherever the triangle inequality holds
# caught by: test_settle
# hint: negative
# book: §9.2.2
def settle(D):
    if not audit(D)[1]:
        return {"points": mds(D, len(D))}
    _, V = np.linalg.eigh(gram(D))
    return {"weights": V[:, 0]}


# %% unit_columns: 坐标就是特征向量，没有乘 √λ / The coordinates are the eigenvectors themselves
# caught by: test_map_of_the_cities, test_mds
# hint: √λ
# book: §9.2.2
def mds(D, d):
    _, V = np.linalg.eigh(gram(D))
    return V[:, ::-1][:, :d]


def settle(D):
    values, V = np.linalg.eigh(gram(D))
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, 0]}
    return {"points": V * np.sqrt(np.maximum(values, 0))}


# %% upper_triangle: 查三角不等式时用了上三角 / Audits the upper triangle instead of the lower
# caught by: test_audit
# hint: lower triangle
# book: §9.2.2
def audit(D):
    L = np.triu(D) + np.triu(D).T
    pairs = list(combinations(range(len(D)), 2))
    slack = 1e-9 * D.max()
    asymmetric = [(i, j) for i, j in pairs if D[i, j] != D[j, i]]
    broken = [(i, j) for i, j in pairs if L[i, j] > np.min(L[i] + L[j]) + slack]
    return asymmetric, broken


# %% weights_of_the_largest: 用了最大特征值的特征向量 / Uses the eigenvector of the largest eigenvalue
# caught by: test_settle
# hint: negative eigenvalue
# book: §9.2.2
def settle(D):
    values, V = np.linalg.eigh(gram(D))
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        return {"weights": V[:, -1]}
    return {"points": mds(D, len(D))}


# %% weights_of_the_squares: 用平方距离矩阵的特征向量作权重，总和不是 0 / An eigenvector of the squared distances, whose sum is not 0
# caught by: test_settle
# hint: negative eigenvalue
# book: §9.2.2
def settle(D):
    values, _ = np.linalg.eigh(gram(D))
    if -2 * values[0] >= 1e-6 * D.max() ** 2:
        _, V = np.linalg.eigh(D**2)
        return {"weights": V[:, -1]}
    return {"points": mds(D, len(D))}
