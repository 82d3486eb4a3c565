"""Known mistakes of 9.7. Each cell holds what differs from the reference."""

# %% all_convex: 以为所有算法都只产生凸聚类 / Thinks that all of them make convex clusters only
# caught by: test_claims, test_prototypes, test_dbscan
# book: §9.7
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return None


def only_convex():
    names = ("kmeans", "lvq", "gmm", "dbscan", "agnes_min", "agnes_max", "agnes_avg")
    return dict.fromkeys(names, True)


# %% average_taken_for_convex: 以为平均距离只产生凸聚类 / Thinks that the average makes convex clusters only
# caught by: test_claims, test_agnes_avg
# book: §9.6
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return None if algorithm in ('agnes_avg',) else witnesses.get(algorithm)


def only_convex():
    names = ("kmeans", "lvq", "gmm", "dbscan", "agnes_min", "agnes_max", "agnes_avg")
    return {name: name in ("kmeans", "lvq", "agnes_avg") for name in names}


# %% bar_across_by_ties: 最大距离的数据靠并列才非凸 / Not convex only by the way ties are broken
# caught by: test_agnes_max
# book: §9.6
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[0.0, 0], [2, 0], [0, 2], [2, 2]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return witnesses.get(algorithm)


# %% boxes_for_hulls: 外接矩形相交就算重叠，取中心 / Takes bounding boxes for hulls
# caught by: test_two_examples, test_meeting_point
# book: §9.7
def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    m = len(P)
    size = max(np.abs(P).max(), np.abs(Q).max())
    columns = np.vstack([np.hstack([P.T, -Q.T]) / size, np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-12:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if (solved >= -1e-12).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = np.maximum(solved, 0)
            return weights[:m].tolist(), weights[m:].tolist()
    if (P.min(axis=0) <= Q.max(axis=0)).all() and (Q.min(axis=0) <= P.max(axis=0)).all():
        return [1 / m] * m, [1 / len(Q)] * len(Q)
    return None


# %% component_collapses: 一个成分缩到一个样本上 / A component collapses on one sample
# caught by: test_prototypes
# book: §9.4.3
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.array([[3.0, 0.0], [0.0, 0.0]]),
            "Sigma": np.array([1e-5 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return witnesses.get(algorithm)


# %% core_is_noise: DBSCAN 的数据中，内圈成了噪声 / The inner group is noise for DBSCAN
# caught by: test_dbscan
# book: §9.5
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 0.8, "min_pts": 9},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return witnesses.get(algorithm)


# %% density_taken_for_convex: 以为 DBSCAN 只产生凸聚类 / Thinks that DBSCAN makes convex clusters only
# caught by: test_claims, test_dbscan
# book: §9.5
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return None if algorithm in ('dbscan',) else witnesses.get(algorithm)


def only_convex():
    names = ("kmeans", "lvq", "gmm", "dbscan", "agnes_min", "agnes_max", "agnes_avg")
    return {name: name in ("kmeans", "lvq", "dbscan") for name in names}


# %% determinants_by_size: 用不随坐标缩放的界判断行列式为 0 / A bound for the determinant that knows nothing of the size of the coordinates
# caught by: test_meeting_point
# book: §9.7
def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    m = len(P)
    columns = np.vstack([np.hstack([P.T, -Q.T]), np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-9:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if (solved >= -1e-12).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = np.maximum(solved, 0)
            return weights[:m].tolist(), weights[m:].tolist()
    return None


# %% eps_joins_all: 邻域太大，DBSCAN 只得到一个簇 / The neighbourhood is so wide that DBSCAN finds one cluster
# caught by: test_dbscan
# book: §9.5
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 3.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return witnesses.get(algorithm)


# %% equal_covariances: 两个成分的协方差相同 / Both components have the same covariance
# caught by: test_prototypes
# book: §9.4.3
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.array([[-1.0, 0.0], [1.0, 0.0]]),
            "Sigma": np.array([np.eye(2), np.eye(2)]),
        },
    }
    return witnesses.get(algorithm)


# %% gaussians_taken_for_convex: 以为高斯分布是凸的，混合聚类也就是凸的 / Gaussians are convex, so the clusters are, too
# caught by: test_claims, test_prototypes
# book: §9.4.3
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return None if algorithm in ('gmm',) else witnesses.get(algorithm)


def only_convex():
    names = ("kmeans", "lvq", "gmm", "dbscan", "agnes_min", "agnes_max", "agnes_avg")
    return {name: name in ("kmeans", "lvq", "gmm") for name in names}


# %% hyperplane_of_two_coordinates: 只看前两维 / Looks at two coordinates only
# caught by: test_separator
# book: §9.4.1
def separator(prototypes, i, j):
    w = prototypes[i] - prototypes[j]  # the perpendicular bisector
    w = np.where(np.arange(len(w)) < 2, w, 0.0)
    return w, float(-w @ (prototypes[i] + prototypes[j]) / 2)


# %% hyperplane_of_zero: w = 0, b = 0：不等式都成立，却不是超平面 / w = 0 and b = 0 satisfy all inequalities, but are no hyperplane
# caught by: test_separator, test_melons
# book: §9.4.1
def separator(prototypes, i, j):
    w = prototypes[i] - prototypes[j]  # the perpendicular bisector
    return 0 * w, 0.0


# %% hyperplane_reversed: 法向反了：离 j 近的一侧为正 / The side of j is the positive one
# caught by: test_separator, test_melons
# book: §9.4.1
def separator(prototypes, i, j):
    w = prototypes[i] - prototypes[j]  # the perpendicular bisector
    return -w, float(w @ (prototypes[i] + prototypes[j]) / 2)


# %% hyperplane_through_origin: 超平面总过原点 / The hyperplane always goes through the origin
# caught by: test_separator, test_melons
# hint: 位置
# book: §9.4.1
def separator(prototypes, i, j):
    w = prototypes[i] - prototypes[j]  # the perpendicular bisector
    return w, 0.0


# %% hyperplane_through_prototype: 超平面过第 j 个原型 / The hyperplane goes through prototype j
# caught by: test_separator, test_melons
# book: §9.4.1
def separator(prototypes, i, j):
    w = prototypes[i] - prototypes[j]  # the perpendicular bisector
    return w, float(-w @ prototypes[j])


# %% hyperplane_without_half: 偏移漏了 ½ / The offset lacks its ½
# caught by: test_separator, test_melons
# book: §9.4.1
def separator(prototypes, i, j):
    w = prototypes[i] - prototypes[j]  # the perpendicular bisector
    return w, float(-w @ (prototypes[i] + prototypes[j]))


# %% kmeans_on_rings: 以为 k 均值在环上也得到环 / Thinks that k-means finds rings
# caught by: test_claims, test_prototypes
# book: §9.4.1
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    if algorithm == "kmeans":
        return {"X": ring, "init": np.array([[0.0, 0.0], [3.0, 0.0]])}
    return witnesses.get(algorithm)


def only_convex():
    names = ("kmeans", "lvq", "gmm", "dbscan", "agnes_min", "agnes_max", "agnes_avg")
    return {name: name in ("lvq",) for name in names}


# %% line_just_touches: 线只伸到半环的开口处，凸包仅仅相碰 / The line ends at the mouth of the half ring: hulls only touch
# caught by: test_agnes_avg
# book: §9.6
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.0 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return witnesses.get(algorithm)


# %% lvq_taken_for_nonconvex: 以为 LVQ 能产生非凸聚类 / Thinks that LVQ can make others
# caught by: test_claims, test_prototypes
# book: §9.4.2
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    if algorithm == "lvq":
        return {"X": ring, "prototypes": np.array([[0.0, 0.0], [3.0, 0.0]])}
    return witnesses.get(algorithm)


def only_convex():
    names = ("kmeans", "lvq", "gmm", "dbscan", "agnes_min", "agnes_max", "agnes_avg")
    return {name: name in ("kmeans",) for name in names}


# %% maximum_taken_for_convex: 以为最大距离只产生凸聚类 / Thinks that the maximum makes convex clusters only
# caught by: test_claims, test_agnes_max
# book: §9.6
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return None if algorithm in ('agnes_max',) else witnesses.get(algorithm)


def only_convex():
    names = ("kmeans", "lvq", "gmm", "dbscan", "agnes_min", "agnes_max", "agnes_avg")
    return {name: name in ("kmeans", "lvq", "agnes_max") for name in names}


# %% meeting_by_centres: 由中心的远近判断是否重叠 / Judges by how far the centres are apart
# caught by: test_meeting_point
# book: §9.7
def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    reach = max(np.linalg.norm(A - A.mean(axis=0), axis=1).max() for A in (P, Q))
    if np.linalg.norm(P.mean(axis=0) - Q.mean(axis=0)) > reach:
        return None
    m = len(P)
    size = max(np.abs(P).max(), np.abs(Q).max())
    columns = np.vstack([np.hstack([P.T, -Q.T]) / size, np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-12:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if (solved >= -1e-12).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = np.maximum(solved, 0)
            return weights[:m].tolist(), weights[m:].tolist()
    return None


# %% meeting_only_at_corners: 只试一个点在另一组的三角形里，不试线段相交 / Tries corners inside triangles, but no segments that cross
# caught by: test_two_examples, test_meeting_point
# book: §9.7
def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    m = len(P)
    size = max(np.abs(P).max(), np.abs(Q).max())
    columns = np.vstack([np.hstack([P.T, -Q.T]) / size, np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        if sum(one < m for one in some) == 2:
            continue
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-12:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if (solved >= -1e-12).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = np.maximum(solved, 0)
            return weights[:m].tolist(), weights[m:].tolist()
    return None


# %% meeting_only_of_segments: 只试线段相交，不试一组在另一组里面 / Tries segments that cross, but not one set inside the other
# caught by: test_meeting_point
# book: §9.7
def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    m = len(P)
    size = max(np.abs(P).max(), np.abs(Q).max())
    columns = np.vstack([np.hstack([P.T, -Q.T]) / size, np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        if sum(one < m for one in some) != 2:
            continue
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-12:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if (solved >= -1e-12).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = np.maximum(solved, 0)
            return weights[:m].tolist(), weights[m:].tolist()
    return None


# %% minimum_taken_for_convex: 以为最小距离只产生凸聚类 / Thinks that the minimum makes convex clusters only
# caught by: test_claims, test_agnes_min
# book: §9.6
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return None if algorithm in ('agnes_min',) else witnesses.get(algorithm)


def only_convex():
    names = ("kmeans", "lvq", "gmm", "dbscan", "agnes_min", "agnes_max", "agnes_avg")
    return {name: name in ("kmeans", "lvq", "agnes_min") for name in names}


# %% nearly_met: 差一点才相交也算相交 / Takes sets for overlapping that nearly meet
# caught by: test_meeting_point
# book: §9.7
# kind: narrow
def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    m = len(P)
    size = max(np.abs(P).max(), np.abs(Q).max())
    columns = np.vstack([np.hstack([P.T, -Q.T]) / size, np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-12:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if (solved >= -1e-2).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = solved
            return weights[:m].tolist(), weights[m:].tolist()
    return None


# %% negative_weights: 权可以为负 / Weights may be negative
# caught by: test_meeting_point, test_two_examples
# book: §9.7
def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    m = len(P)
    size = max(np.abs(P).max(), np.abs(Q).max())
    columns = np.vstack([np.hstack([P.T, -Q.T]) / size, np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-12:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if np.isfinite(solved).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = solved
            return weights[:m].tolist(), weights[m:].tolist()
    return None


# %% only_p_inside_q: 只试 P 的点在 Q 的三角形里，不试反过来 / Tries points of P inside triangles of Q, but not the other way round
# caught by: test_meeting_point
# hint: 三角形
# book: §9.7
def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    m = len(P)
    size = max(np.abs(P).max(), np.abs(Q).max())
    columns = np.vstack([np.hstack([P.T, -Q.T]) / size, np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        if sum(one < m for one in some) == 3:
            continue
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-12:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if (solved >= -1e-12).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = np.maximum(solved, 0)
            return weights[:m].tolist(), weights[m:].tolist()
    return None


# %% ring_for_average: 以为平均距离也能绕成环 / Thinks that the average follows a ring, too
# caught by: test_agnes_avg
# book: §9.6
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": np.array([[16.0, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]]), "k": 2},
        "agnes_avg": {"X": ring, "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return witnesses.get(algorithm)


# %% ring_for_maximum: 以为最大距离也能绕成环 / Thinks that the maximum follows a ring, too
# caught by: test_agnes_max
# hint: 自己运行一遍
# book: §9.6
def nonconvex_witness(algorithm):
    # A ring around a heap; for the mean distance a half ring, and a line that reaches into it.
    ring = np.vstack([circle(24, 3.0), circle(8, 0.5)])
    half = circle(16, 1.0)[:9]
    line = np.column_stack([np.zeros(10), 0.2 - 0.2 * np.arange(10)])
    witnesses = {
        "dbscan": {"X": ring, "eps": 1.0, "min_pts": 3},
        "agnes_min": {"X": ring, "k": 2},
        "agnes_max": {"X": ring, "k": 2},
        "agnes_avg": {"X": np.vstack([half, line]), "k": 2},
        "gmm": {
            "X": ring,
            "alpha": np.array([0.5, 0.5]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([0.25 * np.eye(2), 9.0 * np.eye(2)]),
        },
    }
    return witnesses.get(algorithm)


# %% rough_weights: 权只精确到四位 / Weights to four digits
# caught by: test_meeting_point
# book: §9.7
def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    m = len(P)
    size = max(np.abs(P).max(), np.abs(Q).max())
    columns = np.vstack([np.hstack([P.T, -Q.T]) / size, np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-12:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if (solved >= -1e-12).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = np.round(np.maximum(solved, 0), 4)
            return weights[:m].tolist(), weights[m:].tolist()
    return None


# %% small_determinants_skipped: 把小的行列式当作 0 跳过 / Takes small determinants for 0 and skips them
# caught by: test_meeting_point
# book: §9.7
def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    m = len(P)
    size = max(np.abs(P).max(), np.abs(Q).max())
    columns = np.vstack([np.hstack([P.T, -Q.T]) / size, np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-2:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if (solved >= -1e-12).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = np.maximum(solved, 0)
            return weights[:m].tolist(), weights[m:].tolist()
    return None


# %% weights_together_one: 全部权的和为 1，而不是各自为 1 / All weights together sum to 1, not those of each set
# caught by: test_two_examples, test_meeting_point
# book: §9.7
def meeting_point(P, Q):
    # If there is a common point, there is one made of at most four of the points: a vertex of a linear programme.
    m = len(P)
    size = max(np.abs(P).max(), np.abs(Q).max())
    columns = np.vstack([np.hstack([P.T, -Q.T]) / size, np.repeat([[1.0, 0.0], [0.0, 1.0]], [m, len(Q)], axis=1)])
    for some in combinations(range(m + len(Q)), 4):
        square = columns[:, some]
        if abs(np.linalg.det(square)) < 1e-12:
            continue
        solved = np.linalg.solve(square, [0.0, 0.0, 1.0, 1.0])
        if (solved >= -1e-12).all():
            weights = np.zeros(m + len(Q))
            weights[list(some)] = np.maximum(solved, 0) / 2
            return weights[:m].tolist(), weights[m:].tolist()
    return None
