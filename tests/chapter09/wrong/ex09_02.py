"""Known mistakes of 9.2. Each cell holds what differs from the reference."""

# %% average_of_nearest: 取最近距离的平均而不是最大 / Averages the nearest distances instead of taking the largest
# caught by: test_melons_directed, test_directed
# book: (9.45)
def directed(X, Z):
    return float(distances(X, Z).min(axis=1).mean())


# %% chain_from_x: 第二段取了离 x 最近的 z，不是离 y 最近的 / The second leg goes to the z nearest to x, not to y
# caught by: test_chain
# book: (9.17)
def triangle_chain(X, Y, Z, i):
    # Nearest neighbours both times, the second from where the first step has led.
    j = int(distances(X[i : i + 1], Y).argmin())
    return j, int(distances(X[i : i + 1], Z).argmin())


# %% chain_through_the_best_y: 中间点取了使总路程最短的 y / The intermediate point is the y with the shortest way in total
# caught by: test_chain
# book: (9.17)
def triangle_chain(X, Y, Z, i):
    # Nearest neighbours both times, the second from where the first step has led.
    ways = distances(X[i : i + 1], Y)[0] + distances(Y, Z).min(axis=1)
    j = int(ways.argmin())
    return j, int(distances(Y[j : j + 1], Z).argmin())


# %% city_blocks: 用了曼哈顿距离 / Takes city block distances
# caught by: test_melons_directed, test_directed
# book: (9.45)
# costs: 3
def distances(X, Z):
    return np.abs(np.asarray(X)[:, None, :] - np.asarray(Z)[None, :, :]).sum(axis=2)


# %% diagonal_step: 每个坐标都移动 r，距离就成了 r 的根号 n 倍 / Every coordinate moves by r, which makes the distance √n times r
# caught by: test_asymmetric
# book: (9.45)
def asymmetric_sets(n, r):
    X = np.zeros((1, n))
    return X, np.vstack([X, np.ones((1, n)) * r])  # X is part of Z, and Z reaches r farther


# %% directions_exchanged: 两个集合的次序反了 / The two sets stand in the wrong order
# caught by: test_asymmetric
# book: (9.45)
def asymmetric_sets(n, r):
    X = np.zeros((1, n))
    return np.vstack([X, np.eye(1, n) * r]), X  # X is part of Z, and Z reaches r farther


# %% disjoint_sets: 两个集合不相交，没有一个方向为 0 / The sets are disjoint, and no direction is 0
# caught by: test_asymmetric
# book: (9.45)
def asymmetric_sets(n, r):
    X = np.zeros((1, n))
    return X, np.eye(1, n) * r  # X is part of Z, and Z reaches r farther


# %% expanded_square: 展开平方再相减，坐标大时失去精度 / Expands the square, which loses all digits where coordinates are large
# caught by: test_axioms
# book: (9.45)
# kind: narrow
def distances(X, Z):
    X, Z = np.asarray(X), np.asarray(Z)
    squares = (X**2).sum(axis=1)[:, None] - 2 * X @ Z.T + (Z**2).sum(axis=1)
    return np.sqrt(np.maximum(squares, 0))


# %% expanded_square_of_plain_sums: 展开平方，逐坐标求和：相同的点距离恰为 0，大坐标时却不准 / Expands the square with plain sums: exactly 0 for equal points, but inaccurate for large coordinates
# caught by: test_axioms, test_directed
# book: (9.45)
# kind: narrow
def distances(X, Z):
    X, Z = np.asarray(X), np.asarray(Z)
    squares = [[sum(x * x) + sum(z * z) - 2 * sum(x * z) for z in Z] for x in X]
    return np.sqrt(np.maximum(squares, 0))


# %% farthest_of_all: 两次都取最大：自己到自己也不是 0 / Takes the maximum twice: not even 0 to itself
# caught by: test_melons, test_axioms
# book: (9.45)
def directed(X, Z):
    return float(distances(X, Z).max())


# %% farthest_pair: 点对取了最远的两点 / The pair is that of the two farthest points
# caught by: test_pair
# book: (9.44)
def attaining_pair(X, Z):
    D = distances(X, Z)
    i, j = int(D.min(axis=1).argmax()), int(D.min(axis=0).argmax())
    i, j = np.unravel_index(D.argmax(), D.shape)
    return int(i), int(j)


# %% min_of_max: max 与 min 颠倒 / Maximum and minimum are exchanged
# caught by: test_melons_directed, test_directed
# book: (9.45)
def directed(X, Z):
    return float(distances(X, Z).max(axis=1).min())


# %% nearest_of_all: 两次都取最小：得到的是两集合最近的距离 / Takes the minimum twice, which is how near the sets come to each other
# caught by: test_melons_directed, test_directed
# book: (9.45)
def directed(X, Z):
    return float(distances(X, Z).min())


# %% one_direction: 只取一个方向 / Takes one direction only
# caught by: test_melons, test_axioms
# book: (9.44)
def hausdorff(X, Z):
    return directed(X, Z)


# %% pair_of_nearly_equal_side: 两个方向几乎一样远时总取第一个 / The first direction wherever both are nearly equally far
# caught by: test_pair
# kind: narrow
def attaining_pair(X, Z):
    D = distances(X, Z)
    i, j = int(D.min(axis=1).argmax()), int(D.min(axis=0).argmax())
    if D[i].min() >= D[:, j].min() - 1e-6:
        return i, int(D[i].argmin())
    return int(D[:, j].argmin()), j


# %% pair_of_one_direction: 取到距离的点对只在一个方向上找 / Looks for the pair in one direction only
# caught by: test_pair
# book: (9.44)
def attaining_pair(X, Z):
    D = distances(X, Z)
    i, j = int(D.min(axis=1).argmax()), int(D.min(axis=0).argmax())
    if True:
        return i, int(D[i].argmin())
    return int(D[:, j].argmin()), j


# %% pair_of_the_smaller: 取了较小方向上的点对 / Takes the pair of the smaller direction
# caught by: test_pair
# book: (9.44)
def attaining_pair(X, Z):
    D = distances(X, Z)
    i, j = int(D.min(axis=1).argmax()), int(D.min(axis=0).argmax())
    if D[i].min() <= D[:, j].min():
        return i, int(D[i].argmin())
    return int(D[:, j].argmin()), j


# %% pair_swapped: 点对写成了 (j, i) / The pair is written as (j, i)
# caught by: test_pair
# book: (9.44)
def attaining_pair(X, Z):
    D = distances(X, Z)
    i, j = int(D.min(axis=1).argmax()), int(D.min(axis=0).argmax())
    if D[i].min() >= D[:, j].min():
        return int(D[i].argmin()), i
    return j, int(D[:, j].argmin())


# %% row_by_row: 把同一行的点相配，不是最近的点 / Compares points of equal index, not nearest ones
# caught by: test_melons_directed, test_directed
# book: (9.45)
def directed(X, Z):
    m = min(len(X), len(Z))
    return float(np.diag(distances(X[:m], Z[:m])).max())


# %% small_distances_are_zero: 小于 1e-9 的距离当作 0，以免受舍入影响 / Takes distances below 1e-9 for 0, to be safe from rounding
# caught by: test_axioms, test_directed
# book: (9.45)
# kind: narrow
def distances(X, Z):
    D = np.linalg.norm(np.asarray(X)[:, None, :] - np.asarray(Z)[None, :, :], axis=2)
    return np.where(D < 1e-9, 0.0, D)


# %% smaller_direction: 取了较小的方向 / Takes the smaller direction
# caught by: test_melons, test_axioms
# book: (9.44)
def hausdorff(X, Z):
    return min(directed(X, Z), directed(Z, X))


# %% sum_of_directions: 两个方向相加 / Adds the two directions
# caught by: test_melons, test_axioms
# book: (9.44)
def hausdorff(X, Z):
    return directed(X, Z) + directed(Z, X)
