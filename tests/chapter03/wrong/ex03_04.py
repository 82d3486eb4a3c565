"""Known mistakes of 3.4. Each cell holds what differs from the reference."""

# %% compare_ignores_seed: `compare` 总用种子 0 / `compare` always takes seed 0
# caught by: test_compare_and_its_seed
# hint: seed
# book: §2.2.2
def compare(datasets, k, seed, ridge):
    rows, conclusions = [], {}
    for name, (X, y) in datasets.items():
        cv = estimate(X, y, stratified_folds(y.tolist(), k, 0), ridge)
        loo = estimate(X, y, leave_one_out_folds(len(y)), ridge)
        rows += [{"dataset": name, "method": "cv", **cv}, {"dataset": name, "method": "loo", **loo}]
        difference = loo["error_rate"] - cv["error_rate"]
        higher = "equal" if difference == 0 else "loo" if difference > 0 else "cv"
        conclusions[name] = {"difference": difference, "higher": higher, "fits_ratio": loo["fits"] / cv["fits"]}
    return {"rows": rows, "conclusions": conclusions}


# %% conclusion_always_loo: 不看数据，总说留一法的错误率较高 / Says that leave-one-out is higher, whatever the table
# caught by: test_conclusions_follow
# book: §2.2.2
def compare(datasets, k, seed, ridge):
    rows, conclusions = [], {}
    for name, (X, y) in datasets.items():
        cv = estimate(X, y, stratified_folds(y.tolist(), k, seed), ridge)
        loo = estimate(X, y, leave_one_out_folds(len(y)), ridge)
        rows += [{"dataset": name, "method": "cv", **cv}, {"dataset": name, "method": "loo", **loo}]
        difference = loo["error_rate"] - cv["error_rate"]
        higher = "loo"
        conclusions[name] = {"difference": difference, "higher": higher, "fits_ratio": loo["fits"] / cv["fits"]}
    return {"rows": rows, "conclusions": conclusions}


# %% constant_by_tiny_deviation: 标准差小于 1e-12 才当作常数列 / A column counts as constant only if its deviation is below 1e-12
# caught by: test_standardised_by_training_part
# book: §2.2.2
# kind: narrow
def standardise(train, test):
    mean, std = train.mean(axis=0), train.std(axis=0)
    std[std < 1e-12] = 1
    return (train - mean) / std, (test - mean) / std


# %% constant_column_is_nan: 标准差为 0 的列没有处理，得到 NaN / A column of deviation 0 is not handled and becomes NaN
# caught by: test_standardised_by_training_part
# book: §2.2.2
def standardise(train, test):
    mean, std = train.mean(axis=0), train.std(axis=0)
    return (train - mean) / std, (test - mean) / std


# %% deviation_by_squares: 用 E[x²] − mean² 算方差，均值大时不准 / The variance as E[x²] − mean², inaccurate for a large mean
# caught by: test_standardised_by_training_part
# hint: 先减均值
# book: §2.2.2
# kind: narrow
def standardise(train, test):
    mean = train.mean(axis=0)
    std = np.sqrt(np.maximum((train**2).mean(axis=0) - mean**2, 0))
    std[np.all(train == train[0], axis=0)] = 1  # rounding may give equal numbers a deviation near 1e-17
    return (train - mean) / std, (test - mean) / std


# %% difference_reversed: 差减反了：交叉验证 - 留一 / The difference the wrong way round: cross validation minus leave-one-out
# caught by: test_conclusions_follow
# book: §2.2.2
def compare(datasets, k, seed, ridge):
    rows, conclusions = [], {}
    for name, (X, y) in datasets.items():
        cv = estimate(X, y, stratified_folds(y.tolist(), k, seed), ridge)
        loo = estimate(X, y, leave_one_out_folds(len(y)), ridge)
        rows += [{"dataset": name, "method": "cv", **cv}, {"dataset": name, "method": "loo", **loo}]
        difference = loo["error_rate"] - cv["error_rate"]
        higher = "equal" if difference == 0 else "loo" if difference > 0 else "cv"
        conclusions[name] = {"difference": -difference, "higher": higher, "fits_ratio": loo["fits"] / cv["fits"]}
    return {"rows": rows, "conclusions": conclusions}


# %% exact_zero_deviation: 以 std == 0 判断常数列，舍入使 0.1 的列不为 0 / Looks for std == 0, which rounding makes untrue for a column of 0.1
# caught by: test_standardised_by_training_part
# hint: 常数列
# book: §2.2.2
# kind: narrow
def standardise(train, test):
    mean, std = train.mean(axis=0), train.std(axis=0)
    std[std == 0] = 1  # rounding may give equal numbers a deviation near 1e-17
    return (train - mean) / std, (test - mean) / std


# %% few_different_seeds: 种子先除以 3 取余，总共只有三种折 / The seed is taken modulo 3, so there are three partitions in all
# caught by: test_ten_folds_of_iris
# book: §2.2.2
# kind: narrow
def stratified_folds(y, k, seed):
    shuffled = np.random.default_rng(seed % 3).permutation(len(y)).tolist()
    order = sorted(shuffled, key=lambda i: y[i])
    return [order[fold::k] for fold in range(k)]


# %% first_two_data_sets: 只比较前两个数据集 / Only the first two data sets are compared
# caught by: test_conclusions_follow
# book: §2.2.2
# kind: narrow
def compare(datasets, k, seed, ridge):
    rows, conclusions = [], {}
    for name, (X, y) in list(datasets.items())[:2]:
        cv = estimate(X, y, stratified_folds(y.tolist(), k, seed), ridge)
        loo = estimate(X, y, leave_one_out_folds(len(y)), ridge)
        rows += [{"dataset": name, "method": "cv", **cv}, {"dataset": name, "method": "loo", **loo}]
        difference = loo["error_rate"] - cv["error_rate"]
        higher = "equal" if difference == 0 else "loo" if difference > 0 else "cv"
        conclusions[name] = {"difference": difference, "higher": higher, "fits_ratio": loo["fits"] / cv["fits"]}
    return {"rows": rows, "conclusions": conclusions}


# %% leak_standardise: 标准化用了训练与测试的全部样本 / Standardises with the training and the test samples together
# caught by: test_standardised_by_training_part, test_scores_without_leakage
# book: §2.2
def standardise(train, test):
    both = np.vstack([train, test])
    mean, std = both.mean(axis=0), both.std(axis=0)
    std[np.all(train == train[0], axis=0)] = 1  # rounding may give equal numbers a deviation near 1e-17
    return (train - mean) / std, (test - mean) / std


# %% loo_as_k_folds_n_minus_1: 留一法弄反了：每折 n - 1 个样本 / Leave-one-out the wrong way round: folds of n - 1 samples
# caught by: test_leave_one_out, test_compare_on_uci
# book: §2.2.2
def leave_one_out_folds(n):
    return [[j for j in range(n) if j != i] for i in range(n)]


# %% mean_of_fold_rates: 错误率取各折错误率的平均，折不等大时不对 / The rate is a mean of the folds' rates, wrong for folds of unequal size
# caught by: test_conclusions_follow
# hint: 平均
# book: §2.2.2
def estimate(X, y, folds, ridge):
    errors = count_errors(out_of_fold_scores(X, y, folds, ridge), y, folds)
    return {"folds": folds, "errors": errors, "error_rate": float(np.mean([e / len(f) for e, f in zip(errors, folds)])), "fits": len(folds)}


# %% mean_of_rounded_rates: 各折错误率舍入到两位后再平均 / Averages fold rates that were rounded to two digits
# caught by: test_compare_on_uci, test_conclusions_follow
# book: §2.2.2
# kind: narrow
def estimate(X, y, folds, ridge):
    errors = count_errors(out_of_fold_scores(X, y, folds, ridge), y, folds)
    return {"folds": folds, "errors": errors, "error_rate": sum(round(e / len(f), 2) for e, f in zip(errors, folds)) / len(folds), "fits": len(folds)}


# %% never_shuffles: 没有打乱，任何 seed 都给出同样的折 / Never shuffles, so all seeds give the same folds
# caught by: test_ten_folds_of_iris
# book: §2.2.2
def stratified_folds(y, k, seed):
    shuffled = range(len(y))
    order = sorted(shuffled, key=lambda i: y[i])  # class after class, shuffled within each
    return [order[fold::k] for fold in range(k)]


# %% no_ridge: 忘了惩罚项 / Forgets the penalty
# caught by: test_scores_without_leakage
# book: §2.2.2
# costs: 2
def held_out_scores(X_train, y_train, X_test, ridge):
    train, test = standardise(X_train, X_test)
    *w, b = fit(train, y_train, 1e-3)
    return test @ w + b


# %% off_by_one_fold: 丢掉了除不尽的最后几个样本 / Drops the last samples that do not divide evenly
# caught by: test_folds_are_stratified
# book: §2.2.2
def stratified_folds(y, k, seed):
    shuffled = np.random.default_rng(seed).permutation(len(y)).tolist()
    order = sorted(shuffled, key=lambda i: y[i])  # class after class, shuffled within each
    return [order[fold : len(y) // k * k : k] for fold in range(k)]


# %% penalises_standardised_bias: 惩罚也落在了 b 上 / b is penalised as well
# caught by: test_scores_without_leakage
# book: §2.2.2
# costs: 2
def held_out_scores(X_train, y_train, X_test, ridge):
    train, test = standardise(X_train, X_test)
    A, beta = np.c_[train, np.ones(len(train))], np.zeros(train.shape[1] + 1)
    for _ in range(60):
        p = (1 + np.tanh(A @ beta / 2)) / 2
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + ridge * np.eye(len(beta)), A.T @ (p - y_train) + ridge * beta)
        beta = beta - step / max(1.0, np.abs(step).max() / 3)
    return np.c_[test, np.ones(len(test))] @ beta


# %% ridge_fixed_in_predictions: `fit_predict` 的 ridge 写死为 1 / `fit_predict` has a ridge of 1 built in
# caught by: test_predictions
# book: §2.2.2
def fit_predict(X_train, y_train, X_test, ridge):
    return (held_out_scores(X_train, y_train, X_test, 1.0) >= 0).astype(int)


# %% sample_deviation: 标准差除以了 n - 1 / The deviation has divisor n - 1
# caught by: test_standardised_by_training_part, test_scores_without_leakage
# book: §2.2.2
def standardise(train, test):
    mean, std = train.mean(axis=0), train.std(axis=0, ddof=1) if len(train) > 1 else np.zeros(train.shape[1])
    std[np.all(train == train[0], axis=0)] = 1  # rounding may give equal numbers a deviation near 1e-17
    return (train - mean) / std, (test - mean) / std


# %% scales_test_by_itself: 测试部分用自己的均值和标准差标准化 / Standardises the test part by its own mean and deviation
# caught by: test_standardised_by_training_part, test_scores_without_leakage
# book: §2.2
def standardise(train, test):
    mean, std = train.mean(axis=0), train.std(axis=0)
    std[np.all(train == train[0], axis=0)] = 1  # rounding may give equal numbers a deviation near 1e-17
    return (train - mean) / std, (test - test.mean(axis=0)) / np.where(test.std(axis=0) > 0, test.std(axis=0), 1)


# %% score_just_below_zero: 得分略小于 0 也预测 1 / A score slightly below 0 predicts 1, too
# caught by: test_errors_of_folds
# book: §2.2.2
# kind: narrow
def count_errors(scores, y, folds):
    wrong = (scores >= -1e-9) != y
    return [int(wrong[fold].sum()) for fold in folds]


# %% scores_in_fold_order: 得分按折的次序拼接，没有放回原来的行 / The scores stand in the order of the folds, not of the rows
# caught by: test_scores_without_leakage, test_errors_on_uci
# book: §2.2.2
# costs: 2
def out_of_fold_scores(X, y, folds, ridge):
    scores = []
    for fold in folds:
        rest = np.setdiff1d(np.arange(len(X)), fold)
        scores.extend(held_out_scores(X[rest], y[rest], X[fold], ridge))
    return np.array(scores)


# %% seed_ignored_global_random: 没有用 seed，每次调用的折都不同 / Ignores the seed, so every call gives other folds
# caught by: test_folds_are_stratified
# book: §2.2.2
def stratified_folds(y, k, seed):
    shuffled = np.random.permutation(len(y)).tolist()
    order = sorted(shuffled, key=lambda i: y[i])  # class after class, shuffled within each
    return [order[fold::k] for fold in range(k)]


# %% shuffles_x_not_y: 打乱了 X，却没有同样地打乱 y / Shuffles X without shuffling y the same way
# caught by: test_scores_without_leakage, test_errors_on_uci
# book: §2.2.2
def out_of_fold_scores(X, y, folds, ridge):
    scores = np.empty(len(X))
    X = np.random.default_rng(0).permutation(X)
    for fold in folds:
        rest = np.setdiff1d(np.arange(len(X)), fold)
        scores[fold] = held_out_scores(X[rest], y[rest], X[fold], ridge)
    return scores


# %% small_deviation_is_zero: 标准差小于 1e-6 就当作 0 / A deviation below 1e-6 counts as 0
# caught by: test_standardised_by_training_part
# hint: 常数列
# book: §2.2.2
# kind: narrow
def standardise(train, test):
    mean, std = train.mean(axis=0), train.std(axis=0)
    std[std < 1e-6] = 1  # rounding may give equal numbers a deviation near 1e-17
    return (train - mean) / std, (test - mean) / std


# %% stratified_but_uneven: 每一类都从第 0 折发起，各折大小相差太多 / Deals every class from fold 0 on, so that the sizes differ by more than 1
# caught by: test_folds_are_stratified
# book: §2.2.2
def stratified_folds(y, k, seed):
    shuffled = np.random.default_rng(seed).permutation(len(y)).tolist()
    order = sorted(shuffled, key=lambda i: y[i])  # class after class, shuffled within each
    folds = [[] for _ in range(k)]
    for label in sorted(set(y)):
        for turn, i in enumerate(i for i in order if y[i] == label):
            folds[turn % k].append(i)
    return folds


# %% trains_on_everything: 用全部样本训练，再在同样的样本上测试 / Trains on all samples and tests on the same
# caught by: test_scores_without_leakage, test_errors_on_uci, test_compare_on_uci
# book: §2.2
def out_of_fold_scores(X, y, folds, ridge):
    scores = np.empty(len(X))
    for fold in folds:
        rest = np.setdiff1d(np.arange(len(X)), fold)
        scores[fold] = held_out_scores(X, y, X[fold], ridge)
    return scores


# %% two_hundred_folds_at_most: 留一法至多分二百折 / Leave-one-out with two hundred folds at most
# caught by: test_leave_one_out
# book: §2.2.2
# kind: narrow
def leave_one_out_folds(n):
    return [[i] for i in range(min(n, 200))]


# %% unstratified_blocks: 按次序切块，没有分层 / Cuts contiguous blocks, without stratifying
# caught by: test_folds_are_stratified, test_ten_folds_of_iris
# book: §2.2.2
def stratified_folds(y, k, seed):
    shuffled = np.random.default_rng(seed).permutation(len(y)).tolist()
    return [part.tolist() for part in np.array_split(np.arange(len(y)), k)]


# %% zero_score_is_class_0: 得分恰为 0 时预测成了 0 / A score of exactly 0 is predicted as 0
# caught by: test_errors_of_folds
# book: §2.2.2
def count_errors(scores, y, folds):
    wrong = (scores > 0) != y
    return [int(wrong[fold].sum()) for fold in folds]
