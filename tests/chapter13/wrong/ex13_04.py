"""Known mistakes of 13.4. Each cell holds what differs from the reference."""

# %% always_significant: 只要不相等就说显著 / Calls every difference significant
# caught by: test_compare
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def differ(p, q):
    n = p + q
    return p != q


# %% at_least_two: 和等于 2 也交换 / Exchanges if the sum is 2, too
# caught by: test_swap_candidate
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def worst_pair(y_hat, xi, least):
    # The largest slacks of both labels: if their sum is too small, so are all others.
    sides = ([k for k, one in enumerate(y_hat) if one == sign] for sign in (1, -1))
    i, j = (max(side, key=lambda k: xi[k], default=None) for side in sides)
    if i is None or j is None or min(xi[i], xi[j]) <= 0 or xi[i] + xi[j] < least:
        return None
    return i, j


# %% bias_penalised: 目标也惩罚 b / The objective penalises b, too
# caught by: test_objective
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u):
    return float((np.dot(w, w) + b * b) / 2 + C_l * slacks(w, b, X_l, y_l).sum() + C_u * slacks(w, b, X_u, y_hat).sum())


# %% both_above_one: 两个松弛量都大于 1 才交换 / Exchanges only if both slacks exceed 1
# caught by: test_swap_candidate
# hint: need not both
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def worst_pair(y_hat, xi, least):
    # The largest slacks of both labels: if their sum is too small, so are all others.
    sides = ([k for k, one in enumerate(y_hat) if one == sign] for sign in (1, -1))
    i, j = (max(side, key=lambda k: xi[k], default=None) for side in sides)
    if i is None or j is None or min(xi[i], xi[j]) <= 1:
        return None
    return i, j


# %% compares_svm_with_itself: pred_tsvm 也是只用有标记样本的 SVM 的预测 / pred_tsvm, too, is from the SVM of the labelled samples
# caught by: test_compare_tsvm
# hint: true labels
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = {"w": w, "b": b}
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% first_pair_only: 只看第一个 +1 和第一个 −1 / Looks at the first +1 and the first −1 only
# caught by: test_swap_candidate
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def worst_pair(y_hat, xi, least):
    # The largest slacks of both labels: if their sum is too small, so are all others.
    sides = ([k for k, one in enumerate(y_hat) if one == sign] for sign in (1, -1))
    i, j = ((side[0] if side else None) for side in sides)
    if i is None or j is None or min(xi[i], xi[j]) <= 0 or xi[i] + xi[j] <= least:
        return None
    return i, j


# %% flips_one: 每次只改一个标记 / Changes one label at a time
# caught by: test_tsvm
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat, levels, C_u = signs(X_u @ w + b), [], C_u0
    while not levels or levels[-1]["C_u"] < C_l:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        reached = [s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)]
        # The solver is not exact; a pair that is at the limit within its error is left alone.
        while pair := worst_pair(y_hat, slacks(w, b, X_u, y_hat), 2 + 1e-3):
            y_hat[pair[0]] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
            reached.append(s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u))
        levels.append({"C_u": C_u, "objective": reached})
        C_u = min(2 * C_u, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% labelled_predicts: 取有标记样本的 SVM 的预测 / Takes the predictions of the labelled SVM
# caught by: test_best_assignment
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def best_assignment(X_l, y_l, X_u, C_l, C_u):
    def least(y_hat):
        return s3vm_objective(*solve(X_l, y_l, X_u, y_hat, C_l, C_u), X_l, y_l, X_u, y_hat, C_l, C_u)

    w, b = weighted_linear_svm(X_l, y_l, C_l)
    return signs(np.asarray(X_u) @ w + b).tolist()


# %% largest_objective: 取目标最大的指派 / Takes the assignment of largest objective
# caught by: test_best_assignment
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def best_assignment(X_l, y_l, X_u, C_l, C_u):
    def least(y_hat):
        return s3vm_objective(*solve(X_l, y_l, X_u, y_hat, C_l, C_u), X_l, y_l, X_u, y_hat, C_l, C_u)

    return list(max(product((-1, 1), repeat=len(X_u)), key=least))


# %% last_level_left_out: C_u = C_l 的一级没有做 / Leaves out the level with C_u = C_l
# caught by: test_tsvm
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat, levels, C_u = signs(X_u @ w + b), [], C_u0
    while C_u < C_l:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        reached = [s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)]
        # The solver is not exact; a pair that is at the limit within its error is left alone.
        while pair := worst_pair(y_hat, slacks(w, b, X_u, y_hat), 2 + 1e-3):
            y_hat[list(pair)] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
            reached.append(s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u))
        levels.append({"C_u": C_u, "objective": reached})
        C_u = min(2 * C_u, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% local_search: 用 TSVM 的结果当作全局最优 / Takes the result of the TSVM for the best
# caught by: test_best_assignment
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def best_assignment(X_l, y_l, X_u, C_l, C_u):
    def least(y_hat):
        return s3vm_objective(*solve(X_l, y_l, X_u, y_hat, C_l, C_u), X_l, y_l, X_u, y_hat, C_l, C_u)

    return tsvm(X_l, y_l, np.asarray(X_u), max(C_l, C_u), C_u)["y_hat"]


# %% never_runs: C_u < C_l 的循环写反了，TSVM 就是 SVM / The loop on C_u never runs, so that the TSVM is the SVM
# caught by: test_tsvm
# hint: doubles
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat, levels, C_u = signs(X_u @ w + b), [], C_u0
    while C_u > C_l:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        reached = [s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)]
        # The solver is not exact; a pair that is at the limit within its error is left alone.
        while pair := worst_pair(y_hat, slacks(w, b, X_u, y_hat), 2 + 1e-3):
            y_hat[list(pair)] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
            reached.append(s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u))
        levels.append({"C_u": C_u, "objective": reached})
        C_u = min(2 * C_u, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% no_exchange: 从不交换 / Never exchanges
# caught by: test_tsvm
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat, levels, C_u = signs(X_u @ w + b), [], C_u0
    while not levels or levels[-1]["C_u"] < C_l:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        reached = [s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)]
        # The solver is not exact; a pair that is at the limit within its error is left alone.
        while False and (pair := worst_pair(y_hat, slacks(w, b, X_u, y_hat), 2 + 1e-3)):
            y_hat[list(pair)] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
            reached.append(s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u))
        levels.append({"C_u": C_u, "objective": reached})
        C_u = min(2 * C_u, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% no_tie: 精度相等时也判 tsvm / Equal accuracies are a win of the TSVM
# caught by: test_compare
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tsvm",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% normal_approximation: 显著性用正态近似 / Significance by a normal approximation
# caught by: test_differ
# hint: normal approximation
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def differ(p, q):
    n = p + q
    return abs(p - q) > 1.96 * n**0.5


# %% not_a_local_optimum: 例子里还有可以交换的一对 / The example has a pair to exchange
# caught by: test_stuck
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def stuck_assignment():
    # The corners of a flat rectangle, split the wrong way without any slack.
    corners = [[3.0, 1.0], [3.0, -1.0], [-3.0, 1.0], [-3.0, -1.0]]
    return [corners[0], corners[3]], [1, -1], corners, [-1, 1, -1, 1], 1.0, 0.2


# %% not_capped: C_u 可以超过 C_l / C_u may exceed C_l
# caught by: test_tsvm
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat, levels, C_u = signs(X_u @ w + b), [], C_u0
    while not levels or levels[-1]["C_u"] < C_l:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        reached = [s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)]
        # The solver is not exact; a pair that is at the limit within its error is left alone.
        while pair := worst_pair(y_hat, slacks(w, b, X_u, y_hat), 2 + 1e-3):
            y_hat[list(pair)] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
            reached.append(s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u))
        levels.append({"C_u": C_u, "objective": reached})
        C_u = 2 * C_u
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% not_stuck: 例子就是全局最优 / The example is the global optimum
# caught by: test_stuck
# hint: different margins
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def stuck_assignment():
    # The corners of a flat rectangle, split the wrong way without any slack.
    corners = [[3.0, 1.0], [3.0, -1.0], [-3.0, 1.0], [-3.0, -1.0]]
    return [corners[0], corners[3]], [1, -1], corners, [1, 1, -1, -1], 1.0, 1.0


# %% objective_without_half: ‖w‖² 没有乘 ½ / ‖w‖² lacks its ½
# caught by: test_by_hand, test_objective
# hint: ½
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u):
    return float(np.dot(w, w) + C_l * slacks(w, b, X_l, y_l).sum() + C_u * slacks(w, b, X_u, y_hat).sum())


# %% one_class_labelled: 有标记样本只有一类时没有重新划分 / Does not draw again if the labelled samples are of one class
# caught by: test_compare
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def split(y, rng):
    m = len(y)
    while True:
        parts = np.split(rng.permutation(m), [round(0.3 * m), round(0.3 * m) + round(0.1 * m)])
        return parts


# %% one_cost: 无标记样本也用 C_l / Unlabelled samples cost C_l, too
# caught by: test_by_hand, test_objective
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u):
    return float(np.dot(w, w) / 2 + C_l * slacks(w, b, X_l, y_l).sum() + C_l * slacks(w, b, X_u, y_hat).sum())


# %% one_exchange_per_level: 每一级至多交换一次 / Exchanges once per level at most
# caught by: test_tsvm
# hint: until no such pair
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat, levels, C_u = signs(X_u @ w + b), [], C_u0
    while not levels or levels[-1]["C_u"] < C_l:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        reached = [s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)]
        # The solver is not exact; a pair that is at the limit within its error is left alone.
        if pair := worst_pair(y_hat, slacks(w, b, X_u, y_hat), 2 + 1e-3):
            y_hat[list(pair)] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
            reached.append(s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u))
        levels.append({"C_u": C_u, "objective": reached})
        C_u = min(2 * C_u, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% one_label_only: 例子里的伪标记只有一类 / All pseudo-labels of the example are alike
# caught by: test_stuck
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def stuck_assignment():
    # The corners of a flat rectangle, split the wrong way without any slack.
    corners = [[3.0, 1.0], [3.0, -1.0], [-3.0, 1.0], [-3.0, -1.0]]
    return [corners[0], corners[3]], [1, -1], corners, [1, 1, 1, 1], 1.0, 1.0


# %% one_side_counted: 掷币只算一面 / Counts one side of the coins only
# caught by: test_differ
# hint: Either side
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def differ(p, q):
    n = p + q
    return sum(comb(n, k) for k in range(max(p, q), n + 1)) < 0.05 * 2**n


# %% own_predictions: 无标记样本的松弛量不看伪标记，用自己的预测 / Slacks of unlabelled samples by predictions, not by pseudo-labels
# caught by: test_by_hand, test_objective
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u):
    return float(np.dot(w, w) / 2 + C_l * slacks(w, b, X_l, y_l).sum() + C_u * np.maximum(0.0, 1 - abs(np.asarray(X_u) @ w + b)).sum())


# %% positives_first: 初始伪标记全是 +1 / All pseudo-labels are +1 at the start
# caught by: test_tsvm
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat, levels, C_u = np.ones(len(X_u), dtype=int), [], C_u0
    while not levels or levels[-1]["C_u"] < C_l:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        reached = [s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)]
        # The solver is not exact; a pair that is at the limit within its error is left alone.
        while pair := worst_pair(y_hat, slacks(w, b, X_u, y_hat), 2 + 1e-3):
            y_hat[list(pair)] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
            reached.append(s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u))
        levels.append({"C_u": C_u, "objective": reached})
        C_u = min(2 * C_u, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% predictions_for_all: 预测了全部的行 / Predicts all rows
# caught by: test_compare
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X @ w + b), signs(X @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y, pred_tsvm == y
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% relabels_all: 每级重新预测全部伪标记 / Predicts all pseudo-labels anew at each level
# caught by: test_tsvm
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat, levels, C_u = signs(X_u @ w + b), [], C_u0
    while not levels or levels[-1]["C_u"] < C_l:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        reached = [s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)]
        # The solver is not exact; a pair that is at the limit within its error is left alone.
        y_hat = signs(X_u @ w + b)
        while pair := worst_pair(y_hat, slacks(w, b, X_u, y_hat), 2 + 1e-3):
            y_hat[list(pair)] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
            reached.append(s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u))
        levels.append({"C_u": C_u, "objective": reached})
        C_u = min(2 * C_u, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% same_count_only: 只试正例占一半的指派 / Tries only assignments of which half are positive
# caught by: test_best_assignment
# hint: number of positives
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def best_assignment(X_l, y_l, X_u, C_l, C_u):
    def least(y_hat):
        return s3vm_objective(*solve(X_l, y_l, X_u, y_hat, C_l, C_u), X_l, y_l, X_u, y_hat, C_l, C_u)

    half = [y for y in product((-1, 1), repeat=len(X_u)) if abs(sum(y)) < 2]
    return list(min(half, key=least))


# %% same_sign: 不看标记是否异号 / Does not ask for opposite labels
# caught by: test_swap_candidate
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def worst_pair(y_hat, xi, least):
    # The largest slacks of both labels: if their sum is too small, so are all others.
    order = sorted(range(len(xi)), key=lambda k: -xi[k])
    sides = (order[:1], order[1:2])
    i, j = (max(side, key=lambda k: xi[k], default=None) for side in sides)
    if i is None or j is None or min(xi[i], xi[j]) <= 0 or xi[i] + xi[j] <= least:
        return None
    return i, j


# %% seed_ignored: 划分不随 seed 变 / The split does not vary with the seed
# caught by: test_compare
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(0))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% seed_modulo_1000: 只用种子除以 1000 的余数 / Only the remainder of the seed by 1000 is used
# caught by: test_compare
# kind: narrow
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed % 1000))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% seed_unused: 划分每次都随机 / The split is random at each call
# caught by: test_compare
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng())
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% shares_exchanged: 有标记样本占六成，无标记占一成 / 60 % labelled and 10 % unlabelled
# caught by: test_compare
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, unlabelled, labelled = split(y, np.random.default_rng(seed))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% slack_not_clipped: 松弛量没有截到 0 / Slacks are not clipped at 0
# caught by: test_objective
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def slacks(w, b, X, y):
    return 1 - np.asarray(y) * (np.asarray(X) @ w + b)


# %% slack_times_norm: 松弛量是 1 − y·f(x)·‖w‖ / Slacks are 1 − y·f(x)·‖w‖
# caught by: test_by_hand, test_objective
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.linalg.norm(w) * np.asarray(y) * (np.asarray(X) @ w + b))


# %% slack_zero_allowed: 松弛量可以是 0 / Slacks may be 0
# caught by: test_swap_candidate
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def worst_pair(y_hat, xi, least):
    # The largest slacks of both labels: if their sum is too small, so are all others.
    sides = ([k for k, one in enumerate(y_hat) if one == sign] for sign in (1, -1))
    i, j = (max(side, key=lambda k: xi[k], default=None) for side in sides)
    if i is None or j is None or xi[i] + xi[j] <= least:
        return None
    return i, j


# %% split_by_data: 划分取决于数据 / The split depends on the data
# caught by: test_no_leak
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng([seed, int(abs(X).sum() * 1000)]))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% standardised_on_all: 标准化用了测试样本 / Standardises by test samples, too
# caught by: test_no_leak
# hint: attributes
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed))
    seen = X
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% standardised_on_labelled: 标准化只用有标记样本 / Standardises by the labelled samples only
# caught by: test_compare
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed))
    seen = X[labelled]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% starts_at_full_cost: C_u 一开始就是 C_l / C_u is C_l from the start
# caught by: test_tsvm
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat, levels, C_u = signs(X_u @ w + b), [], C_l
    while not levels or levels[-1]["C_u"] < C_l:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        reached = [s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)]
        # The solver is not exact; a pair that is at the limit within its error is left alone.
        while pair := worst_pair(y_hat, slacks(w, b, X_u, y_hat), 2 + 1e-3):
            y_hat[list(pair)] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
            reached.append(s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u))
        levels.append({"C_u": C_u, "objective": reached})
        C_u = min(2 * C_u, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


# %% svm_sees_all_labels: SVM 用了无标记样本的真实标记 / The SVM sees the true labels of unlabelled samples
# caught by: test_compare
# hint: labelled samples only
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    known = np.concatenate([labelled, unlabelled])
    w, b = weighted_linear_svm(X[known], y[known], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% test_among_unlabelled: 测试样本也当作无标记样本 / Takes the test samples for unlabelled ones, too
# caught by: test_compare, test_no_leak
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed))
    unlabelled = np.concatenate([unlabelled, test])
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% true_labels_of_unlabelled: pred_tsvm 用了无标记样本的真实标记 / pred_tsvm uses the true labels of unlabelled samples
# caught by: test_compare_tsvm
# hint: true labels
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    rows = np.concatenate([labelled, unlabelled])
    transductive = dict(zip(("w", "b"), weighted_linear_svm(X[rows], y[rows], 1.0), strict=True))
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% weak_cost_kept: 比较中 TSVM 停在 C_u = 0.001 / In the comparison the TSVM stays at C_u = 0.001
# caught by: test_compare_tsvm
# hint: true labels
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    guess = signs(X[unlabelled] @ w + b)
    rows = np.concatenate([labelled, unlabelled])
    costs = np.append(np.full(len(labelled), 1.0), np.full(len(unlabelled), 1e-3))
    transductive = dict(
        zip(("w", "b"), weighted_linear_svm(X[rows], np.append(y[labelled], guess), costs), strict=True)
    )
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


# %% winner_reversed: winner 写反了 / winner is the wrong one
# caught by: test_compare
# hint: follow from
# book: 图 13.4, (13.9) / figure 13.4, (13.9)
def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "tsvm" if difference > 0 else "svm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }
