"""Known mistakes of 5.7. Each cell holds what differs from the reference."""

# %% always_zero: 障碍写死为 0 / The obstruction is always 0
# caught by: test_obstruction
# book: §5.5.1
def one_unit_obstruction(center, corners):
    a, b, c, d = ((corners - center) ** 2).sum(axis=1)
    return 0.0


# %% beta_as_width: 把 β 当作高斯的宽度 σ / Takes β for the width σ of the Gaussian
# caught by: test_output
# costs: 3
# book: (5.19)
def activations(X, centers, betas):
    """Entry (k, i): how close sample k is to centre i."""
    squares = ((X[:, None, :] - centers[None, :, :]) ** 2).sum(axis=2)
    return np.exp(-squares / (2 * betas**2))


# %% beta_ignored: β 写死为 1，没有用参数 / Always β = 1, whatever the argument
# caught by: test_exact_values
# costs: 2
# book: (5.19)
def exact_xor(corners, targets, beta):
    betas = np.ones(4)
    # The matrix of a Gaussian at distinct points is nonsingular.
    weights = np.linalg.solve(activations(corners, corners, betas), targets)
    return {"centers": corners, "weights": weights, "betas": betas}


# %% beta_one: 两个单元取 β = 1，邻角仍太高 / Two units with β·side² = 1: the other corners stay too high
# caught by: test_two_units
# book: §5.5.1
def two_unit_xor(side):
    # A corner that is wanted gets 1 and a little more, the others 2 exp(-β side²).
    centers = np.array([[0.0, side], [side, 0.0]])
    return {"centers": centers, "weights": np.ones(2), "betas": np.full(2, 1 / side**2)}


# %% beta_per_side: β 与边长成反比，而不是与边长的平方 / β goes with one over the side, not over its square
# caught by: test_two_units
# book: §5.5.1
def two_unit_xor(side):
    # A corner that is wanted gets 1 and a little more, the others 2 exp(-β side²).
    centers = np.array([[0.0, side], [side, 0.0]])
    return {"centers": centers, "weights": np.ones(2), "betas": np.full(2, 3 / side)}


# %% centres_on_the_wrong_diagonal: 两个中心放在了该取低值的角上 / The two centers stand at the corners that should be low
# caught by: test_two_units
# book: §5.5.1
def two_unit_xor(side):
    # A corner that is wanted gets 1 and a little more, the others 2 exp(-β side²).
    centers = np.array([[0.0, 0.0], [side, side]])
    return {"centers": centers, "weights": np.ones(2), "betas": np.full(2, 3 / side**2)}


# %% distance_not_squared: 指数里是距离，没有平方 / The distance in the exponent is not squared
# caught by: test_output
# costs: 3
# book: (5.19)
def activations(X, centers, betas):
    """Entry (k, i): how close sample k is to centre i."""
    squares = ((X[:, None, :] - centers[None, :, :]) ** 2).sum(axis=2)
    return np.exp(-betas * np.sqrt(squares))


# %% distances_not_squared: 障碍里的距离没有平方 / The distances of the obstruction are not squared
# caught by: test_obstruction
# book: §5.5.1
def one_unit_obstruction(center, corners):
    a, b, c, d = np.sqrt(((corners - center) ** 2).sum(axis=1))
    return float(a + c - b - d)


# %% expanded_obstruction: 距离的平方展开成 |A|² - 2c·A + |c|² 再相加 / Expands the squared distances into |A|² - 2c·A + |c|² before it adds them
# caught by: test_obstruction
# hint: subtract before
# book: §5.5.1
# kind: narrow
def rbf_output(net, X):
    X = np.asarray(X, float)
    C = np.asarray(net["centers"], float)
    D = ((X[:, None, :] - C[None]) ** 2).sum(-1)
    return np.exp(-np.asarray(net["betas"]) * D) @ np.asarray(net["weights"], float)


def exact_xor(corners, targets, beta):
    P = np.asarray(corners, float)
    K = np.exp(-beta * ((P[:, None] - P[None]) ** 2).sum(-1))
    w = np.linalg.solve(K, np.asarray(targets, float))
    for _ in range(5):
        w = w + np.linalg.solve(K, targets - K @ w)
    return {"centers": P.tolist(), "weights": w.tolist(), "betas": [beta] * 4}


def two_unit_xor(side):
    return {"centers": [(0, side), (side, 0)], "weights": (1, 1), "betas": (3 / side**2,) * 2}


def one_unit_obstruction(center, corners):
    A, B, C, D = np.asarray(corners, float)
    c = np.asarray(center, float)
    return float(A @ A + C @ C - B @ B - D @ D - 2 * c @ (A + C - B - D))


# %% expanded_square: 用展开的平方求距离，坐标很大时失去精度 / Distances by the expanded square, which loses its digits for large coordinates
# caught by: test_output
# book: (5.19)
# kind: narrow
def activations(X, centers, betas):
    """Entry (k, i): how close sample k is to centre i."""
    squares = (X**2).sum(axis=1)[:, None] + (centers**2).sum(axis=1) - 2 * X @ centers.T
    return np.exp(-betas * squares)


# %% first_beta_for_all: 所有单元都用第一个 β / All units use the first β
# caught by: test_output
# book: (5.19)
def rbf_output(net, X):
    return activations(X, net["centers"], net["betas"][0]) @ net["weights"]


# %% fixed_beta_for_squares: 两个单元的 β 不随边长改变 / The β of the two units does not depend on the side
# caught by: test_two_units
# book: §5.5.1
def two_unit_xor(side):
    # A corner that is wanted gets 1 and a little more, the others 2 exp(-β side²).
    centers = np.array([[0.0, side], [side, 0.0]])
    return {"centers": centers, "weights": np.ones(2), "betas": np.full(2, 3.0)}


# %% half_in_exponent: 指数里多了 1/2 / A 1/2 too many in the exponent
# caught by: test_known_net, test_output
# costs: 3
# book: (5.19)
def activations(X, centers, betas):
    """Entry (k, i): how close sample k is to centre i."""
    squares = ((X[:, None, :] - centers[None, :, :]) ** 2).sum(axis=2)
    return np.exp(-betas * squares / 2)


# %% neighbours_paired: 把相邻的角配成一对 / Pairs neighbouring corners instead of opposite ones
# caught by: test_obstruction
# book: §5.5.1
def one_unit_obstruction(center, corners):
    a, b, c, d = ((corners - center) ** 2).sum(axis=1)
    return float(a + b - c - d)


# %% normalised: 输出除以了各单元激活之和 / The output is divided by the sum of activations
# caught by: test_known_net, test_output
# book: (5.18)
def rbf_output(net, X):
    A = activations(X, net["centers"], net["betas"])
    return A @ net["weights"] / np.maximum(A.sum(axis=1), 1e-300)


# %% small_singular_values_dropped: 伪逆舍去了小的奇异值 / A pseudo-inverse that drops small singular values
# caught by: test_exact_values
# hint: drop no small
# book: §5.5.1
# kind: narrow
def rbf_output(net, X):
    X = np.asarray(X, float)
    C = np.asarray(net["centers"], float)
    D = ((X[:, None, :] - C[None]) ** 2).sum(-1)
    return np.exp(-np.asarray(net["betas"]) * D) @ np.asarray(net["weights"], float)


def exact_xor(corners, targets, beta):
    P = np.asarray(corners, float)
    K = np.exp(-beta * ((P[:, None] - P[None]) ** 2).sum(-1))
    w = np.linalg.pinv(K, rcond=1e-5) @ targets
    return {"centers": P.tolist(), "weights": w.tolist(), "betas": [beta] * 4}


def two_unit_xor(side):
    return {"centers": [(0, side), (side, 0)], "weights": (1, 1), "betas": (3 / side**2,) * 2}


def one_unit_obstruction(center, corners):
    A, B, C, D = np.asarray(corners, float)
    c = np.asarray(center, float)
    return float((B - A) @ (2 * c - A - B) + (D - C) @ (2 * c - C - D))


# %% targets_of_xor_only: 目标写死为 0, 1, 1, 0 / The targets are always 0, 1, 1, 0
# caught by: test_exact_values
# book: §5.5.1
def exact_xor(corners, targets, beta):
    targets = np.array([0.0, 1.0, 1.0, 0.0])
    betas = np.full(4, beta)
    # The matrix of a Gaussian at distinct points is nonsingular.
    weights = np.linalg.solve(activations(corners, corners, betas), targets)
    return {"centers": corners, "weights": weights, "betas": betas}


# %% two_centres_for_four_values: 只在两个该取 1 的角上放中心，其余的值取不到 / Centers at two corners only, so the other values are missed
# caught by: test_exact_values
# book: §5.5.1
def exact_xor(corners, targets, beta):
    betas = np.full(4, beta)
    # The matrix of a Gaussian at distinct points is nonsingular.
    weights = np.linalg.solve(activations(corners, corners, betas), targets)
    return {"centers": corners[1:3], "weights": targets[1:3], "betas": betas[:2]}


# %% unit_square_only: 只会单位正方形，没有用 corners / Knows the unit square only and ignores `corners`
# caught by: test_exact_values
# book: §5.5.1
def exact_xor(corners, targets, beta):
    corners = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
    betas = np.full(4, beta)
    # The matrix of a Gaussian at distinct points is nonsingular.
    weights = np.linalg.solve(activations(corners, corners, betas), targets)
    return {"centers": corners, "weights": weights, "betas": betas}


# %% weights_are_targets: 权直接取为目标值 / Takes the targets for the weights
# caught by: test_exact_values
# book: (5.18)
def exact_xor(corners, targets, beta):
    betas = np.full(4, beta)
    # The matrix of a Gaussian at distinct points is nonsingular.
    weights = np.array(targets, dtype=float)
    return {"centers": corners, "weights": weights, "betas": betas}
