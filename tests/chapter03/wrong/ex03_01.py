"""Known mistakes of 3.1. Each cell holds what differs from the reference."""

# %% bias_is_mean_y: b 取成 y 的均值，忘了减 w·x̄ / Takes b to be the mean of y and forgets w·x̄
# caught by: test_four_points, test_fit_with_bias
# book: (3.8)
def fit_with_bias(X, y):
    b = y.mean()
    w = least_squares(X, y - b)
    return [float(weight) for weight in w], float(b)


# %% centres_x_only: 只中心化了 X：w 对了，SSE 却多出 n·ȳ² / Centres X only: w is right, but the SSE keeps n·ȳ²
# caught by: test_bias_is_removed
# book: §3.2
def remove_bias(X, y):
    return X - X.mean(axis=0), y


# %% constant_columns_break: 遇到常数列就除以标准差 0 / Divides by a standard deviation of 0
# caught by: test_fit_with_bias
# book: §3.2
# kind: narrow
def fit_with_bias(X, y):
    centre, spread = X.mean(axis=0), X.std(axis=0)
    with np.errstate(all="ignore"):
        w = least_squares(np.nan_to_num((X - centre) / spread), y - y.mean()) / spread
    return [float(weight) for weight in w], float(y.mean() - w @ centre)


# %% digits_as_numbers: 像整数的取值先换成数，"1" 与 "01" 就成了同一个 / Values of digits are turned into numbers, so "1" and "01" are one
# caught by: test_dummy_columns
# book: §3.2
# kind: narrow
def dummy_columns(values):
    known = [int(value) if value.isdigit() else value for value in values]
    return np.array([[float(value == other) for other in dict.fromkeys(known)] for value in known])


# %% drop_is_mean_squared: 以为 b 降低的 SSE 是 n·ȳ² / Takes the drop to be n·ȳ²
# caught by: test_four_points, test_drop_of_sse
# book: §3.2
def sse_drop(X, y):
    # What the columns of X cannot say of the constant is all that b can add.
    ones = np.ones(len(X))
    rest = ones - X @ least_squares(X, ones)
    if rest @ rest < 1e-16 * len(X):
        return 0.0
    return float(len(y) * y.mean() ** 2)


# %% drop_per_sample: SSE 的降低除以了样本数 / Divides the drop of the SSE by the number of samples
# caught by: test_four_points, test_drop_of_sse
# book: §3.2
def sse_drop(X, y):
    # What the columns of X cannot say of the constant is all that b can add.
    ones = np.ones(len(X))
    rest = ones - X @ least_squares(X, ones)
    if rest @ rest < 1e-16 * len(X):
        return 0.0
    return float((rest @ y) ** 2 / (rest @ rest) / len(y))


# %% drop_without_square: rᵀy 没有平方 / The inner product rᵀy is not squared
# caught by: test_four_points, test_drop_of_sse
# book: §3.2
def sse_drop(X, y):
    # What the columns of X cannot say of the constant is all that b can add.
    ones = np.ones(len(X))
    rest = ones - X @ least_squares(X, ones)
    if rest @ rest < 1e-16 * len(X):
        return 0.0
    return float(abs(rest @ y) / (rest @ rest))


# %% drops_one_dummy: k 个取值只用了 k - 1 列 / Uses k - 1 columns for k values
# caught by: test_dummy_columns
# book: §3.2
def dummy_columns(values):
    return np.array([[float(value == other) for other in list(dict.fromkeys(values))[:-1]] for value in values])


# %% dummy_by_substring: 取值只要含有另一个取值就算相同 / A value counts as another one that it contains
# caught by: test_dummy_columns
# book: §3.2
# kind: narrow
def dummy_columns(values):
    return np.array([[float(other in value) for other in dict.fromkeys(values)] for value in values])


# %% exactly_linear: y 恰为 Xw，没有误差 / y is exactly Xw, without any error
# caught by: test_needless_example
# book: §3.2
def needless_example(n, d, seed):
    rng = np.random.default_rng(seed)
    X = rng.uniform(0.5, 1.5, (n, d))
    noise = rng.normal(size=n)
    points = np.column_stack([X, np.ones(n)])
    noise -= points @ least_squares(points, noise)
    return X, X.sum(axis=1)


# %% needs_bias_iff_mean_y_nonzero: 以为 y 的均值为 0 才不需要 b / Believes that b is needless only if y has mean zero
# caught by: test_needless_example
# book: §3.2
def needless_example(n, d, seed):
    rng = np.random.default_rng(seed)
    X = rng.uniform(0.5, 1.5, (n, d))
    noise = rng.normal(size=n)
    points = np.column_stack([X, np.ones(n)])
    noise -= points @ least_squares(points, noise)
    y = X.sum(axis=1) + noise / np.linalg.norm(noise)
    return X - X.mean(axis=0), y - y.mean()


# %% noise_off_columns_only: 误差只与 X 各列正交，没有与全 1 向量正交 / The error is orthogonal to the columns of X but not to the all-one vector
# caught by: test_needless_example
# book: §3.2
def needless_example(n, d, seed):
    rng = np.random.default_rng(seed)
    X = rng.uniform(0.5, 1.5, (n, d))
    noise = rng.normal(size=n)
    points = X
    noise -= points @ least_squares(points, noise)
    return X, X.sum(axis=1) + noise / np.linalg.norm(noise)


# %% normal_equations: 直接对 X^T X 求逆，列线性相关时失败 / Inverts X^T X, which fails for dependent columns
# caught by: test_fit_with_bias
# book: (3.11)
# kind: narrow
def least_squares(X, y):
    return np.linalg.inv(X.T @ X) @ X.T @ y


# %% one_example_for_all_seeds: 无论种子是什么都给同一组数据 / The same data whatever the seed is
# caught by: test_seed_of_needless_example
# book: §3.2
def needless_example(n, d, seed):
    rng = np.random.default_rng(0)
    X = rng.uniform(0.5, 1.5, (n, d))
    noise = rng.normal(size=n)
    points = np.column_stack([X, np.ones(n)])
    noise -= points @ least_squares(points, noise)
    return X, X.sum(axis=1) + noise / np.linalg.norm(noise)


# %% pseudo_inverse_of_gram: 对 X^T X 求伪逆：条件数平方，年份这样的列就算不准 / The pseudo-inverse of X^T X: the condition number is squared, and a column of years is lost
# caught by: test_fit_with_bias
# hint: X^T X
# book: §3.2
# kind: narrow
def least_squares(X, y):
    return np.linalg.pinv(X.T @ X) @ X.T @ y


# %% range_normalised: 把 X 规范到 [0, 1]，不是中心化 / Scales X to [0, 1] instead of centring it
# caught by: test_bias_is_removed
# book: §3.2
def remove_bias(X, y):
    width = np.ptp(X, axis=0)
    return (X - X.min(axis=0)) / np.where(width > 0, width, 1), y


# %% small_rest_is_zero: r 小就当作 0 / Takes a small r for zero
# caught by: test_drop_of_sse
# hint: r 小
# book: §3.2
# kind: narrow
def sse_drop(X, y):
    # What the columns of X cannot say of the constant is all that b can add.
    ones = np.ones(len(X))
    rest = ones - X @ least_squares(X, ones)
    if rest @ rest < 1e-6:
        return 0.0
    return float((rest @ y) ** 2 / (rest @ rest))


# %% standardised: X 还除以了标准差：误差对了，w 变了 / X is divided by the standard deviation too: the errors are right, w is not
# caught by: test_bias_is_removed
# hint: w
# book: §3.2
def remove_bias(X, y):
    return (X - X.mean(axis=0)) / X.std(axis=0), y - y.mean()


# %% subtract_first_sample: 减去第一个样本代替减去均值 / Subtracts the first sample instead of the mean
# caught by: test_bias_is_removed
# book: §3.2
def remove_bias(X, y):
    return X - X[0], y - y[0]


# %% ten_seeds_only: 种子只看个位，不同的种子给出同样的数据 / Only the last digit of the seed counts
# caught by: test_seed_of_needless_example
# book: §3.2
# kind: narrow
def needless_example(n, d, seed):
    rng = np.random.default_rng(seed % 10)
    X = rng.uniform(0.5, 1.5, (n, d))
    noise = rng.normal(size=n)
    points = np.column_stack([X, np.ones(n)])
    noise -= points @ least_squares(points, noise)
    return X, X.sum(axis=1) + noise / np.linalg.norm(noise)


# %% twenty_values_at_most: 只给前二十个取值造列 / Only the first twenty values get a column
# caught by: test_dummy_columns
# book: §3.2
# kind: narrow
def dummy_columns(values):
    return np.array([[float(value == other) for other in list(dict.fromkeys(values))[:20]] for value in values])


# %% unseeded_example: 随机数没有用种子 / The random numbers do not come from the seed
# caught by: test_needless_example, test_seed_of_needless_example
# book: §3.2
def needless_example(n, d, seed):
    rng = np.random.default_rng()
    X = rng.uniform(0.5, 1.5, (n, d))
    noise = rng.normal(size=n)
    points = np.column_stack([X, np.ones(n)])
    noise -= points @ least_squares(points, noise)
    return X, X.sum(axis=1) + noise / np.linalg.norm(noise)


# %% values_without_blanks: 取值去掉两端空白再比 / Values are compared without blanks at their ends
# caught by: test_dummy_columns
# book: §3.2
# kind: narrow
def dummy_columns(values):
    return np.array([[float(value.strip() == other.strip()) for other in dict.fromkeys(values)] for value in values])


# %% values_without_case: 取值不分大小写 / Upper and lower case of a value are taken for the same
# caught by: test_dummy_columns
# book: §3.2
# kind: narrow
def dummy_columns(values):
    return np.array([[float(value.lower() == other.lower()) for other in dict.fromkeys(values)] for value in values])


# %% without_bias_from_with: 不带 b 时用了带 b 的 w / Uses the w with b for the fit without b
# caught by: test_four_points
# book: (3.7)
def fit_without_bias(X, y):
    return fit_with_bias(X, y)[0]
