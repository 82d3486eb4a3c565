"""Known mistakes of 3.5. Each cell holds what differs from the reference."""

# %% between_unweighted: 类间散度没有乘各类的样本数 / The between-class scatter lacks the class sizes
# caught by: test_between_scatter_is_its_definition
# hint: m_i
# book: (3.43)
def between_scatter(X, y):
    means = np.array([class_mean(X, y, label) for label in np.unique(y)])
    return scatter(means - X.mean(axis=0))


# %% between_unweighted_mean: 类间散度用了类均值的平均，不是全体均值 / The between-class scatter uses the mean of the class means, not of all samples
# caught by: test_between_scatter_is_its_definition
# book: (3.43)
def between_scatter(X, y):
    means = np.array([class_mean(X, y, label) for label in y])  # m_i copies of the mean of class i
    return scatter(means - np.mean([class_mean(X, y, label) for label in np.unique(y)], axis=0))


# %% between_of_two_classes: 多类时仍用两类的类间散度 (3.34) / Uses the between-class scatter (3.34) of two classes for any number of them
# caught by: test_scatter_on_melons, test_between_scatter_is_its_definition
# hint: m_i
# book: (3.43)
def between_scatter(X, y):
    return np.outer(mean_difference(X, y), mean_difference(X, y))


# %% centres_in_place: 就地减去均值，改动了传入的 X / Subtracts the mean in place and so changes the caller's X
# caught by: test_scatter_on_melons
# book: §3.4
def within_scatter(X, y):
    X -= X.mean(axis=0)
    return sum(scatter(X[y == label] - class_mean(X, y, label)) for label in np.unique(y))


# %% classes_swapped: 返回了较远的一类 / Returns the farther class
# caught by: test_predictions
# book: §3.4
def predict(w, X_train, y_train, X_test):
    distance_0, distance_1 = (abs(X_test @ w - class_mean(X_train, y_train, label) @ w) for label in (0, 1))
    return (distance_1 > distance_0).astype(int)


# %% divides_by_class_size: 各类散度除以了该类的样本数（协方差） / The scatter of each class is divided by its size (covariance)
# caught by: test_scatter_on_melons
# book: (3.33)
def within_scatter(X, y):
    return sum(scatter(X[y == label] - class_mean(X, y, label)) / np.sum(y == label) for label in np.unique(y))


# %% eigenvalues_as_they_come: 特征向量按 np.linalg.eig 给出的次序取，没有排序 / Eigenvectors in the order in which np.linalg.eig gives them, not sorted
# caught by: test_projection_is_eigenvectors
# hint: sort
# book: (3.45)
def lda_projection(X, y, n_components):
    eigenvalues, vectors = np.linalg.eig(np.linalg.solve(within_scatter(X, y), between_scatter(X, y)))
    return vectors[:, :n_components].real


# %% eigenvalues_sorted_once: 最大的几个特征值只排序一次，换进新的以后不再排 / The largest eigenvalues are sorted once, and not again after one has come in
# caught by: test_projection_is_eigenvectors
# book: (3.45)
def lda_projection(X, y, n_components):
    eigenvalues, vectors = np.linalg.eig(np.linalg.solve(within_scatter(X, y), between_scatter(X, y)))
    values = eigenvalues.real
    largest = sorted(range(n_components), key=lambda j: -values[j])
    for j in range(n_components, len(values)):
        if values[j] > values[largest[-1]]:
            largest[-1] = j
    largest.sort(key=lambda j: -values[j])
    return vectors[:, largest].real


# %% eigh_of_nonsymmetric: 对不对称的 S_w^-1 S_b 用了 eigh / Uses eigh on S_w^-1 S_b, which is not symmetric
# caught by: test_projection_on_iris, test_projection_is_eigenvectors
# book: (3.45)
def lda_projection(X, y, n_components):
    eigenvalues, vectors = np.linalg.eigh(np.linalg.solve(within_scatter(X, y), between_scatter(X, y)))
    largest = np.argsort(-eigenvalues.real)[:n_components]
    return vectors[:, largest].real


# %% elementwise_inverse: 对 S_w 逐元素取倒数，不是求逆矩阵 / Inverts S_w entry by entry, not as a matrix
# caught by: test_direction_is_best
# book: (3.39)
def lda_direction(X, y):
    return (1 / within_scatter(X, y)) @ mean_difference(X, y)


# %% inverse_unless_determinant_is_zero: 行列式不恰为 0 就求逆 / Inverts unless the determinant is exactly 0
# caught by: test_direction_is_best
# hint: 行列式
# book: §3.4
# kind: narrow
def lda_direction(X, y):
    within = within_scatter(X, y)
    scale = np.sqrt(np.diag(within))  # columns of different scales must not be taken for dependent ones
    scale[scale == 0] = 1
    solve = np.linalg.inv if np.linalg.det(within) != 0 else np.linalg.pinv
    return solve(within) @ mean_difference(X, y)


# %% means_of_test_samples: 均值由测试样本算出 / The means come from the test samples
# caught by: test_predictions
# book: §3.4
def predict(w, X_train, y_train, X_test):
    distance_0, distance_1 = (abs(X_test @ w - np.quantile(X_test @ w, 0.25 if (label == 0) == (mean_difference(X_train, y_train) @ w < 0) else 0.75)) for label in (0, 1))
    return (distance_1 < distance_0).astype(int)


# %% near_tie_is_tie: 差距小于 1e-3 就算等距 / Takes distances that differ by less than 1e-3 for equal
# caught by: test_predictions
# book: §3.4
# kind: narrow
def predict(w, X_train, y_train, X_test):
    distance_0, distance_1 = (abs(X_test @ w - class_mean(X_train, y_train, label) @ w) for label in (0, 1))
    return (distance_1 < distance_0 - 1e-3).astype(int)


# %% only_mean_difference: 方向只取两类均值之差 / Takes the difference of the means as the direction
# caught by: test_direction_is_best
# book: (3.39)
def lda_direction(X, y):
    return mean_difference(X, y)


# %% pooled_rank_cut: 伪逆的界按未缩放的矩阵取 1e-6：数值小的列被丢掉 / A pseudo-inverse with bound 1e-6 on the unscaled matrix: columns of small numbers are lost
# caught by: test_direction_is_best
# book: §3.4
# kind: narrow
def lda_direction(X, y):
    within = within_scatter(X, y)
    scale = np.sqrt(np.diag(within))  # columns of different scales must not be taken for dependent ones
    scale[scale == 0] = 1
    return np.linalg.pinv(within, rcond=1e-6) @ mean_difference(X, y)


# %% product_reversed: 求的是 S_b S_w^-1 的特征向量，乘积的次序反了 / Takes eigenvectors of S_b S_w^-1: the product is in the wrong order
# caught by: test_projection_on_iris, test_projection_is_eigenvectors
# hint: S_w^-1 S_b
# book: (3.45)
def lda_projection(X, y, n_components):
    eigenvalues, vectors = np.linalg.eig(between_scatter(X, y) @ np.linalg.inv(within_scatter(X, y)))
    largest = np.argsort(-eigenvalues.real)[:n_components]
    return vectors[:, largest].real


# %% rayleigh_not_squared: 瑞利商的分子没有平方 / The numerator of the Rayleigh quotient is not squared
# caught by: test_rayleigh_is_its_definition
# book: (3.35)
def rayleigh(w, X, y):
    return float(abs(w @ mean_difference(X, y)) / (w @ within_scatter(X, y) @ w))


# %% regularised: S_w 总加上 0.001 I / Always adds 0.001 I to S_w
# caught by: test_direction_is_best
# book: §3.4
def lda_direction(X, y):
    within = within_scatter(X, y) + 0.001 * np.eye(X.shape[1])
    scale = np.sqrt(np.diag(within))  # columns of different scales must not be taken for dependent ones
    scale[scale == 0] = 1
    return np.linalg.pinv(within / np.outer(scale, scale), rcond=1e-8) @ (mean_difference(X, y) / scale) / scale


# %% rows_for_ids: 返回了行号而不是编号 / Returns the rows, not the ids
# caught by: test_result_on_tables
# hint: 编号
# book: §3.4
def result_on(table):
    X, y = table["X"], np.array([int(label == "是") for label in table["y"]])
    w = lda_direction(X, y)
    wrong = np.flatnonzero(np.asarray(predict(w, X, y, X)) != y)
    return {"w": w, "misread": wrong}


# %% rows_of_eigenvectors: 把特征向量当成了行 / Takes the rows for the eigenvectors
# caught by: test_projection_on_iris, test_projection_is_eigenvectors
# book: (3.45)
def lda_projection(X, y, n_components):
    eigenvalues, vectors = np.linalg.eig(np.linalg.solve(within_scatter(X, y), between_scatter(X, y)))
    largest = np.argsort(-eigenvalues.real)[:n_components]
    return vectors[largest].real.T


# %% scalar_instead_of_outer: 把外积写成了内积，散度成了一个数 / Takes inner for outer products, so the scatter is a number
# caught by: test_scatter_on_melons
# book: (3.33)
def scatter(offsets):
    return np.sum(offsets * offsets) * np.eye(offsets.shape[1])


# %% scatter_by_products: 用 Σxxᵀ − m μμᵀ 算散度，均值大时不准 / Scatter as Σxxᵀ − m μμᵀ, inaccurate for large means
# caught by: test_within_scatter_is_its_definition
# hint: 先减均值
# book: §3.4
# kind: narrow
def within_scatter(X, y):
    return X.T @ X - sum(np.sum(y == c) * np.outer(class_mean(X, y, c), class_mean(X, y, c)) for c in np.unique(y))


# %% sign_dependent: 以中点为阈值，但没有管哪一类在哪一边 / Uses the midpoint but forgets which class lies on which side
# caught by: test_predictions
# book: §3.4
def predict(w, X_train, y_train, X_test):
    distance_0, distance_1 = (abs(X_test @ w - class_mean(X_train, y_train, label) @ w) for label in (0, 1))
    middle = (class_mean(X_train, y_train, 0) + class_mean(X_train, y_train, 1)) @ w / 2
    return (X_test @ w < middle).astype(int)


# %% smallest_eigenvalues: 取了最小的特征值 / Takes the smallest eigenvalues
# caught by: test_projection_is_eigenvectors
# book: (3.45)
def lda_projection(X, y, n_components):
    eigenvalues, vectors = np.linalg.eig(np.linalg.solve(within_scatter(X, y), between_scatter(X, y)))
    largest = np.argsort(eigenvalues.real)[:n_components]
    return vectors[:, largest].real


# %% threshold_zero: 投影后与 0 比较，没有用两个均值 / Compares the projection with 0 instead of the two means
# caught by: test_predictions
# book: §3.4
def predict(w, X_train, y_train, X_test):
    distance_0, distance_1 = (abs(X_test @ w - class_mean(X_train, y_train, label) @ w) for label in (0, 1))
    return (X_test @ w < 0).astype(int)


# %% total_scatter_for_within: 类内散度用了全局均值（那是全局散度） / The within-class scatter uses the overall mean (that is the total scatter)
# caught by: test_scatter_on_melons
# book: (3.40)
def within_scatter(X, y):
    return sum(scatter(X[y == label] - X.mean(axis=0)) for label in np.unique(y))


# %% uses_inverse_on_singular: S_w 奇异时也用 inv / Uses inv although S_w may be singular
# caught by: test_direction_is_best
# book: (3.39)
# kind: narrow
def lda_direction(X, y):
    return np.linalg.inv(within_scatter(X, y)) @ mean_difference(X, y)


# %% weights_by_priors: 阈值按两类的样本数加权 / The threshold is weighted by the sizes of the classes
# caught by: test_predictions
# book: §3.4
def predict(w, X_train, y_train, X_test):
    m0, m1 = (class_mean(X_train, y_train, label) @ w for label in (0, 1))
    middle = (X_train @ w).mean()
    return ((X_test @ w - middle) * (m1 - m0) > 0).astype(int)


# %% within_not_centred: 类内散度没有减去类均值 / The within-class scatter does not subtract the class means
# caught by: test_scatter_on_melons, test_within_scatter_is_its_definition
# hint: 类均值
# book: (3.33)
def within_scatter(X, y):
    return sum(scatter(X[y == label]) for label in np.unique(y))
