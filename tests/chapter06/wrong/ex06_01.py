"""Known mistakes of 6.1. Each cell holds what differs from the reference."""

# %% b_forgotten: 距离里忘了 b / Forgets b in the distance
# caught by: test_one_point, test_smallest_distance, test_invariance
# book: (6.2)
def signed_distance(X, w, b):
    return X @ w / np.linalg.norm(w)


# %% divided_by_squared_norm: 除以 ‖w‖² 而不是 ‖w‖ / Divides by ‖w‖² instead of ‖w‖
# caught by: test_one_point, test_smallest_distance, test_invariance
# book: (6.2)
def signed_distance(X, w, b):
    return (X @ w + b) / (w @ w)


# %% each_coordinate: 距离取各坐标之差的最大值 / Measures the distance by the largest coordinate
# caught by: test_one_point, test_smallest_distance
# book: (6.2)
# costs: 3
def distance(X, w, b):
    return np.array([np.abs(x - foot(x, w, b)).max() for x in X])


# %% foot_of_origin: 返回原点在超平面上的投影，与 x 无关 / Gives the foot of the origin, whatever x is
# caught by: test_one_point, test_foot
# book: (6.2)
def foot(x, w, b):
    return -b * w / (w @ w)


# %% margin_by_norm: 缩放到 ‖w‖ = 1 而不是间隔为 1 / Scales to ‖w‖ = 1 instead of a smallest value of 1
# caught by: test_scale_to_margin
# book: (6.3)
def scale_to_margin(w, b, X, y):
    zeta = 1 / np.linalg.norm(w)
    return zeta * w, float(zeta * b)


# %% margin_guarded_division: 除以最小值加 1e-12，以免除以 0 / Divides by the minimum plus 1e-12, for fear of 0
# caught by: test_scale_to_margin
# book: (6.2)
# kind: narrow
def scale_to_margin(w, b, X, y):
    zeta = 1 / (np.min(y * (X @ w + b)) + 1e-12)
    return zeta * w, float(zeta * b)


# %% margin_multiplied: 乘以最小值而不是除以它 / Multiplies by the smallest value instead of dividing
# caught by: test_scale_to_margin
# book: (6.3)
def scale_to_margin(w, b, X, y):
    zeta = np.min(y * (X @ w + b))
    return zeta * w, float(zeta * b)


# %% margin_of_first_hundred: 只看前一百个样本的间隔 / The margin of the first hundred samples
# caught by: test_scale_to_margin
# kind: narrow
def scale_to_margin(w, b, X, y):
    zeta = 1 / np.min((y * (X @ w + b))[:100])
    return zeta * w, float(zeta * b)


# %% margin_of_largest: 按最远的样本缩放 / Scales by the farthest sample
# caught by: test_scale_to_margin
# book: (6.3)
def scale_to_margin(w, b, X, y):
    zeta = 1 / np.max(y * (X @ w + b))
    return zeta * w, float(zeta * b)


# %% margin_of_positive_class: 只看正类求间隔 / Looks at the positive class only for the margin
# caught by: test_scale_to_margin
# book: (6.3)
def scale_to_margin(w, b, X, y):
    f = y * (X @ w + b)
    zeta = 1 / np.min(f[y > 0]) if np.any(y > 0) else 1 / np.min(f)
    return zeta * w, float(zeta * b)


# %% margin_w_only: 只缩放了 w，没有缩放 b / Scales w but not b
# caught by: test_scale_to_margin
# book: (6.3)
def scale_to_margin(w, b, X, y):
    zeta = 1 / np.min(y * (X @ w + b))
    return zeta * w, float(b)


# %% multiplier_by_norm: 乘子只除以 ‖w‖ / Divides the multiplier by ‖w‖ only
# caught by: test_one_point, test_multiplier
# book: (6.2)
def foot(x, w, b):
    return x - (x @ w + b) / (w @ w) * w


def multiplier(x, w, b):
    # wᵀz + b = 0 at z = x - λw
    return float((x @ w + b) / np.linalg.norm(w))


# %% multiplier_is_distance: 把距离当作乘子 / Takes the distance for the multiplier
# caught by: test_one_point, test_same_plane, test_multiplier
# book: (6.2)
def foot(x, w, b):
    return x - (x @ w + b) / (w @ w) * w


def multiplier(x, w, b):
    # wᵀz + b = 0 at z = x - λw
    return float(abs(x @ w + b) / np.linalg.norm(w))


# %% multiplier_sign: 乘子的符号反了 / The multiplier has the wrong sign
# caught by: test_one_point, test_multiplier
# hint: λ 可以为负
# book: (6.2)
def foot(x, w, b):
    return x + multiplier(x, w, b) * w


def multiplier(x, w, b):
    # wᵀz + b = 0 at z = x - λw
    return -float((x @ w + b) / (w @ w))


# %% near_plane_left_alone: wᵀx + b 小于 1e-6 就当作已在超平面上 / A point with wᵀx + b below 1e-6 is taken to lie on the hyperplane
# caught by: test_foot
# book: (6.2)
# kind: narrow
def foot(x, w, b):
    if abs(x @ w + b) < 1e-6:
        return x.copy()
    return x - multiplier(x, w, b) * w


# %% not_divided_by_norm: 没有除以 ‖w‖ / Does not divide by ‖w‖
# caught by: test_one_point, test_smallest_distance, test_invariance, test_signed_distance
# book: (6.2)
def signed_distance(X, w, b):
    return X @ w + b


# %% sign_by_b: 符号取自 b 而不是 wᵀx + b / Takes the sign from b instead of wᵀx + b
# caught by: test_signed_distance
# book: (6.2)
def distance(X, w, b):
    return np.abs(X @ w + b) / np.linalg.norm(w)


def signed_distance(X, w, b):
    return np.sign(b) * np.abs(X @ w + b) / np.linalg.norm(w)


# %% signed_as_distance: 把带符号的值当作距离 / Gives the signed value as the distance
# caught by: test_same_plane, test_smallest_distance
# book: (6.2)
# costs: 3
def distance(X, w, b):
    return signed_distance(X, w, b)


# %% small_multiplier_is_zero: 小于 1e-8 的乘子当作 0 / A multiplier below 1e-8 is taken for 0
# caught by: test_multiplier
# book: (6.2)
# kind: narrow
def multiplier(x, w, b):
    # wᵀz + b = 0 at z = x - λw
    lam = float((x @ w + b) / (w @ w))
    return 0.0 if abs(lam) < 1e-8 else lam


# %% unit_w_assumed: 求最近点时默认 w 是单位向量 / Takes w for a unit vector when looking for the nearest point
# caught by: test_one_point, test_foot
# book: (6.2)
def foot(x, w, b):
    return x - (x @ w + b) * w
