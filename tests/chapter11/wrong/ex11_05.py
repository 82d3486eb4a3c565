"""Known mistakes of 11.5. Each cell holds what differs from the reference."""

# %% absolute_scale: 在 0 到 1000 之间找 / Looks between 0 and 1000 only
# caught by: test_first_zero
# book: (11.7)
# kind: narrow
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(w)) / 2
    return float(min(1000.0, 1 / np.max(v / w)))


# %% all_positive: 不管 signs，分量都取正 / Ignores signs: all components are positive
# caught by: test_four_signs, test_dense_target
# book: (11.7)
def dense_target(A, lam, signs):
    w = np.ones(len(signs))
    # The gradient 2Aw − 2b + λ sign(w) is to be 0.
    return A @ w + lam / 2 * w, w


# %% all_signs_positive: 好像各分量都为正 / As if all components were positive
# caught by: test_first_zero
# hint: w(λ)
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.ones(len(w))) / 2
    return float(1 / np.max(np.abs(v / w)[v * w > 0], initial=1e-9))


# %% all_zero: 全部分量为 0 的 λ，即 2 max|Xᵀy| / The λ at which all components are 0: 2 max|Xᵀy|
# caught by: test_growing, test_first_zero
# hint: w(λ)
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    return float(2 * np.max(np.abs(np.transpose(X) @ y)))


# %% bisection_on_zeros: 对 "有没有零分量" 二分，而零分量会再变成非零 / Bisects on whether there are zeros, though a component may leave 0 again
# caught by: test_first_zero
# book: (11.7)
def has_no_zeros(G, c, lam):
    d = len(c)
    signs = 1.0 - 2.0 * (np.arange(2**d)[:, None] >> np.arange(d) & 1)
    found = np.linalg.solve(G, c[:, None] - lam / 2 * signs.T).T
    return (found * signs > 0).all(axis=1).any()


def lambda_first_zero(X, y):
    G, c = np.transpose(X) @ X, np.transpose(X) @ y
    low, high = 0.0, 2 * np.abs(c).max()
    for _ in range(60):
        middle = (low + high) / 2
        if has_no_zeros(G, c, middle):
            low = middle
        else:
            high = middle
    return float(high)


# %% coarse_grid: 在粗的格子上找 λ / Looks for λ on a coarse grid
# caught by: test_first_zero
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(w)) / 2
    top = 1 / np.max(v / w)
    return float(10 ** (np.ceil(100 * np.log10(top)) / 100))


# %% data_at_the_threshold: y 恰在阈值上，解全为 0 / y is just at the threshold, where the solution is 0
# caught by: test_dense_data
# hint: 拉向 0
# book: (11.7)
def dense_data(d, lam):
    # Each coefficient is shrunk by λ/2, to 1.
    return np.eye(d), np.full(d, lam / 2)


# %% data_below_threshold_for_large_lambda: y 与 λ/2 相比不够大 / y not large enough compared to λ/2
# caught by: test_dense_data
# hint: 拉向 0
# book: (11.7)
def dense_data(d, lam):
    # Each coefficient is shrunk by λ/2, to 1.
    return np.eye(d), np.full(d, 1 + lam / 4)


# %% data_correlated_targets: X 相关时仍按单位阵选 y / Chooses y as if the correlated features were separate
# caught by: test_dense_data
# hint: 拉向 0
# book: (11.7)
def dense_data(d, lam):
    X = np.eye(d) + 0.5 * np.ones((d, d))
    w = np.linspace(1, 5, d)
    return X, X @ w + lam / 2 * np.where(np.arange(d) % 2, 1.0, -1.0)


# %% data_equal_columns: 各列相同，不是列满秩 / All columns equal, without full rank
# caught by: test_dense_data
# book: (11.7)
def dense_data(d, lam):
    # Each coefficient is shrunk by λ/2, to 1.
    return np.ones((d, d)), np.full(d, 1 + lam / 2)


# %% data_random: 随机数据，不看解 / Random data, without a look at the solution
# caught by: test_dense_data
# hint: 拉向 0
# book: (11.7)
def dense_data(d, lam):
    rng = np.random.default_rng(0)
    return rng.normal(size=(2 * d, d)), rng.normal(size=2 * d) * (1 + lam)


# %% data_two_features: 总是两列 / Always two features
# caught by: test_dense_data
# book: (11.7)
def dense_data(d, lam):
    # Each coefficient is shrunk by λ/2, to 1.
    return np.eye(2), np.full(2, 1 + lam / 2)


# %% data_without_lambda: 数据与 λ 无关，λ 大时解为 0 / Data that do not depend on λ: a large one makes zeros
# caught by: test_dense_data
# hint: λ 越大
# book: (11.7)
def dense_data(d, lam):
    # Each coefficient is shrunk by λ/2, to 1.
    return np.eye(d), np.full(d, 3.0)


# %% data_zero_coefficient: 最小二乘解有零分量 / Least squares has a zero already
# caught by: test_dense_data
# hint: 拉向 0
# book: (11.7)
def dense_data(d, lam):
    # Each coefficient is shrunk by λ/2, to 1.
    return np.eye(d), np.where(np.arange(d) > 0, 1 + lam / 2, 0 if d > 1 else 1 + lam)


# %% diagonal: 只用 A 的对角元素，好像各分量互不影响 / Uses the diagonal of A only, as if components were separate
# caught by: test_four_signs, test_dense_target
# hint: 2Aw
# book: (11.7)
def dense_target(A, lam, signs):
    w = np.array(signs, dtype=float)
    return np.diag(A) * w + lam / 2 * w, w


# %% divided_by_samples: 损失除以了样本数 / The loss divided by the number of samples
# caught by: test_growing, test_first_zero
# book: (11.7)
# costs: 2
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(w)) / 2
    return float(1 / np.max(v / w) / len(X))


# %% first_as_if_orthogonal: 好像各列正交，取 2 min|XᵀXw| / As if columns were orthogonal: 2 min|XᵀXw|
# caught by: test_first_zero
# hint: w(λ)
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    return float(2 * np.min(np.abs(np.transpose(X) @ X @ w)))


# %% first_crossing_of_signs_ignored: 只看正的分量 / Looks at positive components only
# caught by: test_first_zero
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(w)) / 2
    going = (w > 0) & (v > 0)
    return float(np.min((w / v)[going])) if going.any() else float(1 / np.max(v / w))


# %% first_factor_two: 漏了 λ/2 的 2 / Without the 2 of λ/2
# caught by: test_growing, test_first_zero
# hint: w(λ)
# book: (11.7)
# costs: 2
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(w))
    return float(1 / np.max(v / w))


# %% first_orthonormal: 好像各列标准正交：2 min|w| / As if columns were orthonormal: 2 min|w|
# caught by: test_growing, test_first_zero
# hint: w(λ)
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    return float(2 * np.min(np.abs(w)))


# %% first_smallest_correlation: 把首个零取为 2 min|Xᵀy| / Takes 2 min|Xᵀy| for the first zero
# caught by: test_first_zero
# hint: w(λ)
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    return float(2 * np.min(np.abs(np.transpose(X) @ y)))


# %% growing_coefficients_too: 连离 0 而去的分量也算 / Counts components that move away from 0 as well
# caught by: test_first_zero
# hint: 朝 0
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(w)) / 2
    return float(np.min(np.abs(w / v)))


# %% inverse_quadratic: b 与 w 的位置用反了 A / Takes the inverse of A
# caught by: test_four_signs, test_dense_target
# hint: 2Aw
# book: (11.7)
def dense_target(A, lam, signs):
    w = np.array(signs, dtype=float)
    return np.linalg.solve(A, w) + lam / 2 * w, w


# %% lambda_ignored: 不管给定的 λ / Ignores the λ given
# caught by: test_dense_target
# hint: λ
# book: (11.7)
def dense_target(A, lam, signs):
    w = np.array(signs, dtype=float)
    return A @ w + w / 2, w


# %% last_zero: 取最后到 0 的分量 / Takes the component that comes to 0 last
# caught by: test_growing, test_first_zero
# hint: w(λ)
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(w)) / 2
    return float(np.max((w / v)[w * v > 0]))


# %% no_penalty: b = Aw，忘了 λ 的一项 / b = Aw, without the term of λ
# caught by: test_four_signs, test_dense_target
# hint: 符号乘
# book: (11.7)
def dense_target(A, lam, signs):
    w = np.array(signs, dtype=float)
    return A @ w, w


# %% normalised_columns: 先把各列化为单位长 / Scales columns to length 1 first
# caught by: test_first_zero
# book: (11.7)
def lambda_first_zero(X, y):
    X = X / np.linalg.norm(X, axis=0)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(w)) / 2
    return float(1 / np.max(v / w))


# %% penalty_all_positive: λ 一项不带符号 / The term of λ without the signs
# caught by: test_four_signs, test_dense_target
# hint: 符号乘
# book: (11.7)
# costs: 2
def dense_target(A, lam, signs):
    w = np.array(signs, dtype=float)
    return A @ w + lam / 2, w


# %% penalty_sign: λ 一项的正负号反了 / The term of λ with the opposite sign
# caught by: test_four_signs, test_dense_target
# hint: 符号乘
# book: (11.7)
# costs: 2
def dense_target(A, lam, signs):
    w = np.array(signs, dtype=float)
    return A @ w - lam / 2 * w, w


# %% penalty_times_w: λ 一项乘了 w 而不是它的符号 / The term of λ times w, not times its signs
# caught by: test_four_signs, test_dense_target
# hint: 符号乘
# book: (11.7)
def dense_target(A, lam, signs):
    w = 3 * np.array(signs, dtype=float)
    # The gradient 2Aw − 2b + λ sign(w) is to be 0.
    return A @ w + lam / 2 * w, w


# %% quarter: 多除了一次 2 / Divides by 2 once more
# caught by: test_four_signs, test_dense_target
# hint: 1/2
# book: (11.7)
# costs: 2
def dense_target(A, lam, signs):
    w = np.array(signs, dtype=float)
    return A @ w + lam / 4 * w, w


# %% reached_from_ridge: 以 λ 相同的岭回归来判断 / Takes the v of ridge regression
# caught by: test_first_zero
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X + np.eye(len(w)), np.sign(w)) / 2
    return float(1 / np.max(v / w))


# %% ridge: 把罚项当作 λ‖w‖² / Takes the penalty for λ‖w‖²
# caught by: test_dense_target
# hint: λ‖w‖₁
# book: (11.7)
def dense_target(A, lam, signs):
    w = 2 * np.array(signs, dtype=float)
    # The gradient 2Aw − 2b + λ sign(w) is to be 0.
    return A @ w + lam * w, w


# %% signs_of_correlations: 用 Xᵀy 的符号代替最小二乘解的符号 / The signs of Xᵀy, not of least squares
# caught by: test_first_zero
# hint: 最小二乘解
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(np.transpose(X) @ y)) / 2
    return float(1 / np.max(v / w))


# %% smallest_coefficient: 以为最小的分量最先到 0 / Takes it that the smallest component comes to 0 first
# caught by: test_first_zero
# hint: 朝 0
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(w)) / 2
    i = int(np.argmin(np.abs(w)))
    return float(abs(w[i] / v[i]))


# %% soft_threshold_of_solution: 对无罚项的解逐个软阈值，相关时不是最小点 / Soft thresholds of the unpenalised solution, no minimum under correlation
# caught by: test_four_signs, test_dense_target
# book: (11.7)
def dense_target(A, lam, signs):
    start = (2 + lam) * np.array(signs, dtype=float)
    return A @ start, np.sign(start) * (np.abs(start) - lam / 2)


# %% swapped: 返回 (w, b)，次序反了 / Returns (w, b), the wrong way round
# caught by: test_four_signs, test_dense_target
# book: (11.7)
# costs: 1
def dense_target(A, lam, signs):
    w = np.array(signs, dtype=float)
    # The gradient 2Aw − 2b + λ sign(w) is to be 0.
    return w, A @ w + lam / 2 * w


# %% threshold_lambda: 梯度里用了 λ，目标函数不带 1/2 时是 λ/2 / Uses λ where the objective without 1/2 has λ/2
# caught by: test_four_signs, test_dense_target
# hint: 1/2
# book: (11.7)
# costs: 2
def dense_target(A, lam, signs):
    w = np.array(signs, dtype=float)
    return A @ w + lam * w, w


# %% two_components: 只会两个分量 / Works for two components only
# caught by: test_dense_target
# book: (11.7)
def dense_target(A, lam, signs):
    w = np.array([signs[0], signs[-1]], dtype=float)
    # The gradient 2Aw − 2b + λ sign(w) is to be 0.
    return A @ w + lam / 2 * w, w


# %% two_features_only: 只看前两个分量 / Looks at the first two components only
# caught by: test_first_zero
# book: (11.7)
def lambda_first_zero(X, y):
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.solve(np.transpose(X) @ X, np.sign(w)) / 2
    return float(1 / np.max((v / w)[:2]))


# %% with_bias: 先把数据中心化，好像有偏置项 / Centres the data, as if there were a bias
# caught by: test_growing, test_first_zero
# hint: 最小二乘解
# book: (11.7)
def lambda_first_zero(X, y):
    X, y = X - np.mean(X, axis=0), y - np.mean(y)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    # As long as no sign changes, the solution is w − λv. Some coefficient shrinks, since sign(w)ᵀ v > 0.
    v = np.linalg.pinv(np.transpose(X) @ X) @ np.sign(w) / 2
    return float(1 / np.max(v / w))
