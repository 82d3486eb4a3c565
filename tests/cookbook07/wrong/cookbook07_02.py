"""Known mistakes of cookbook7.2. Each cell holds what differs from the reference."""

# %% always_one_sample: 不管 gap，只差一个样本 / A difference of one sample, whatever gap is
# caught by: test_only_best
# book: §7.4
def only_best(which, gap):
    # Means 10 and 0 of 12 and 4 samples for each mistake: the cuts are 5, 7.5 and 2.5.
    one = {"midpoint": [6.0, 14.0], "mean": [], "swapped": [4.0, 16.0]}[which]
    two = {"midpoint": [4.0, -4.0], "mean": [6.0, -6.0], "swapped": []}[which]
    z1 = one + [10.0] * (12 - len(one))
    z2 = two + [0.0] * (4 - len(two))
    return z1, z2


# %% between_the_means_only: 只在两均值之间找切点 / Only cuts between the means
# caught by: test_best_training_cut
# book: §7.4
def best_training_cut(z1, z2):
    m1, m2 = np.mean(z1), np.mean(z2)
    values = sorted({*map(float, z1), *map(float, z2)})
    cuts = [-inf, *((low + high) / 2 for low, high in zip(values, values[1:])), inf]

    cuts = [cut for cut in cuts if min(m1, m2) <= cut <= max(m1, m2)] or [(m1 + m2) / 2]

    def errors(cut):
        return sum(decide(z, cut, m1, m2) == 2 for z in z1) + sum(decide(z, cut, m1, m2) == 1 for z in z2)

    best = min(cuts, key=errors)
    return best, errors(best)


# %% class_1_above: 总把切点以上判为第 1 类 / Class 1 always above the cut
# caught by: test_decide
# hint: 均值较大
# book: §7.4
def decide(z, cut, m1, m2):
    return 1 if z > cut else 2


# %% class_1_above_in_training: 找切点时总把第 1 类放在上面 / Class 1 always above in the search
# caught by: test_best_training_cut
# book: §7.4
def best_training_cut(z1, z2):
    values = sorted({*map(float, z1), *map(float, z2)})
    cuts = [-inf, *((low + high) / 2 for low, high in zip(values, values[1:])), inf]

    def errors(cut):
        return sum(z < cut for z in z1) + sum(z > cut for z in z2)

    best = min(cuts, key=errors)
    return best, errors(best)


# %% class_2_minus_class_1: 均值之差的次序反了：S_w⁻¹(m_2 - m_1) / The difference of the means reversed: S_w⁻¹(m_2 - m_1)
# caught by: test_fisher
# book: §7.4
def fisher_rule(X1, X2, prior1):
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    w = np.linalg.solve(S_w, m2 - m1)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log((1 - prior1) / prior1) / (len(X1) + len(X2) - 2))


# %% counts_formula_on_the_line: 直线上也用 ln(P_2/P_1)/(N - 2) / ln(P_2/P_1)/(N - 2) on any line
# caught by: test_normal_cut
# book: §7.4
def normal_cut(z1, z2, prior1):
    m1, m2, s2 = pooled(z1, z2)
    # The squares cancel: (z - m1)² - (z - m2)² = 2 s² ln(P1/P2) is linear in z.
    return (m1 + m2) / 2 + log((1 - prior1) / prior1) / (len(z1) + len(z2) - 2)


# %% covariance_for_scatter: S_w 除以了 N - 2 / S_w divided by N - 2
# caught by: test_fisher
# book: §7.4
def fisher_rule(X1, X2, prior1):
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    S_w = S_w / (len(X1) + len(X2) - 2)
    w = np.linalg.solve(S_w, m1 - m2)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log((1 - prior1) / prior1) / (len(X1) + len(X2) - 2))


# %% cut_a_fixed_step_below: 切点取在每个样本以下 1e-9 处，越过了挨得更近的样本 / Cuts at 1e-9 below each sample, beyond samples that are nearer
# caught by: test_best_training_cut
def best_training_cut(z1, z2):
    m1, m2 = np.mean(z1), np.mean(z2)
    values = sorted({*map(float, z1), *map(float, z2)})
    cuts = [*(value - 1e-9 for value in values), inf]

    def errors(cut):
        return sum(decide(z, cut, m1, m2) == 2 for z in z1) + sum(decide(z, cut, m1, m2) == 1 for z in z2)

    best = min(cuts, key=errors)
    return best, errors(best)


# %% cut_kept_between_the_means: 切点被截在两均值之间 / The cut is kept between the means
# caught by: test_normal_cut
# book: §7.4
def normal_cut(z1, z2, prior1):
    m1, m2, s2 = pooled(z1, z2)
    # The squares cancel: (z - m1)² - (z - m2)² = 2 s² ln(P1/P2) is linear in z.
    cut = (m1 + m2) / 2 + s2 * log((1 - prior1) / prior1) / (m1 - m2)
    return min(max(cut, min(m1, m2)), max(m1, m2))


# %% cuts_at_samples: 切点就取样本 / Cuts at the samples
# caught by: test_best_training_cut
# book: §7.4
def best_training_cut(z1, z2):
    m1, m2 = np.mean(z1), np.mean(z2)
    values = sorted({*map(float, z1), *map(float, z2)})
    cuts = values

    def errors(cut):
        return sum(decide(z, cut, m1, m2) == 2 for z in z1) + sum(decide(z, cut, m1, m2) == 1 for z in z2)

    best = min(cuts, key=errors)
    return best, errors(best)


# %% decide_with_tolerance: 与切点相差不到 10^-12 当作相等 / Less than 10^-12 from the cut counts as equal
# caught by: test_decide
def decide(z, cut, m1, m2):
    return 1 if (z > cut + 1e-12) == (m1 > m2) else 2


# %% deviation_for_variance: 用 s 代替 s² / s in place of s²
# caught by: test_normal_cut
# book: §7.4
def normal_cut(z1, z2, prior1):
    m1, m2, s2 = pooled(z1, z2)
    # The squares cancel: (z - m1)² - (z - m2)² = 2 s² ln(P1/P2) is linear in z.
    return (m1 + m2) / 2 + np.sqrt(s2) * log((1 - prior1) / prior1) / (m1 - m2)


# %% diagonal_only: 只用 S_w 的对角元 / Only the diagonal of S_w
# caught by: test_fisher
# book: §7.4
def fisher_rule(X1, X2, prior1):
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    w = (m1 - m2) / np.diag(S_w)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log((1 - prior1) / prior1) / (len(X1) + len(X2) - 2))


# %% distance_of_the_means: 除以 |m_1 - m_2| / Divides by |m_1 - m_2|
# caught by: test_normal_cut
# book: §7.4
def normal_cut(z1, z2, prior1):
    m1, m2, s2 = pooled(z1, z2)
    # The squares cancel: (z - m1)² - (z - m2)² = 2 s² ln(P1/P2) is linear in z.
    return (m1 + m2) / 2 + s2 * log((1 - prior1) / prior1) / abs(m1 - m2)


# %% divided_by_n: 平方和除以 N / Squares divided by N
# caught by: test_by_hand, test_pooled
# hint: N - 2
# book: §7.4
def pooled(z1, z2):
    z1, z2 = np.asarray(z1, dtype=float), np.asarray(z2, dtype=float)
    m1, m2 = z1.mean(), z2.mean()
    squares = np.sum((z1 - m1) ** 2) + np.sum((z2 - m2) ** 2)
    return float(m1), float(m2), float(squares / (len(z1) + len(z2)))


# %% either_orientation: 颠倒判别规则也算 / Tries the reversed rule, too
# caught by: test_best_training_cut
# book: §7.4
def best_training_cut(z1, z2):
    values = sorted({*map(float, z1), *map(float, z2)})
    cuts = [-inf, *((low + high) / 2 for low, high in zip(values, values[1:])), inf]

    def errors(cut):
        wrong = sum(z < cut for z in z1) + sum(z > cut for z in z2)
        return min(wrong, len(z1) + len(z2) - wrong)

    best = min(cuts, key=errors)
    return best, errors(best)


# %% equal_numbers: 两类人数相同，三个切点重合 / Classes of equal size: the three cuts coincide
# caught by: test_only_best
# book: §7.4
def only_best(which, gap):
    # Means 10 and 0 of 12 and 4 samples for each mistake: the cuts are 5, 7.5 and 2.5.
    one = {"midpoint": [6.0, 14.0], "mean": [], "swapped": [4.0, 16.0]}[which]
    two = {"midpoint": [4.0, -4.0], "mean": [6.0, -6.0], "swapped": []}[which]
    z1 = one + [10.0] * (8 - len(one))
    z2 = two + [0.0] * (8 - len(two))
    return z1 * gap, z2 * gap


# %% grid_of_cuts: 只试 100 个等距的切点 / Only 100 equally spaced cuts
# caught by: test_best_training_cut
# book: §7.4
def best_training_cut(z1, z2):
    m1, m2 = np.mean(z1), np.mean(z2)
    values = sorted({*map(float, z1), *map(float, z2)})
    cuts = list(np.linspace(values[0] - 1e-9, values[-1] + 1e-9, 100))

    def errors(cut):
        return sum(decide(z, cut, m1, m2) == 2 for z in z1) + sum(decide(z, cut, m1, m2) == 1 for z in z2)

    best = min(cuts, key=errors)
    return best, errors(best)


# %% mean_and_swapped_exchanged: 两种加权均值弄反了 / The two weighted means exchanged
# caught by: test_only_best
# book: §7.4
def only_best(which, gap):
    # Means 10 and 0 of 12 and 4 samples for each mistake: the cuts are 5, 7.5 and 2.5.
    one = {"midpoint": [6.0, 14.0], "swapped": [], "mean": [4.0, 16.0]}[which]
    two = {"midpoint": [4.0, -4.0], "swapped": [6.0, -6.0], "mean": []}[which]
    z1 = one + [10.0] * (12 - len(one))
    z2 = two + [0.0] * (4 - len(two))
    return z1 * gap, z2 * gap


# %% mean_of_squares_minus_square: 平方的均值减均值的平方，大数相消 / The mean square minus the squared mean: large numbers cancel
# caught by: test_pooled
# book: §7.4
def pooled(z1, z2):
    z1, z2 = np.asarray(z1, dtype=float), np.asarray(z2, dtype=float)
    m1, m2 = z1.mean(), z2.mean()
    squares = np.sum(z1**2) - len(z1) * m1**2 + np.sum(z2**2) - len(z2) * m2**2
    return float(m1), float(m2), float(squares / (len(z1) + len(z2) - 2))


# %% mean_of_the_variances: 两类方差取平均，不管样本数 / The plain mean of both class variances
# caught by: test_by_hand, test_pooled
# book: §7.4
def pooled(z1, z2):
    z1, z2 = np.asarray(z1, dtype=float), np.asarray(z2, dtype=float)
    return float(z1.mean()), float(z2.mean()), float((z1.var() + z2.var()) / 2)


# %% means_moved: 只移动一个样本，均值也变了，多的一类反而错得多 / Moves samples on one side only, so that the means move
# caught by: test_only_best
# book: §7.4
def only_best(which, gap):
    # Means 10 and 0 of 12 and 4 samples for each mistake: the cuts are 5, 7.5 and 2.5.
    one = {"midpoint": [6.0], "mean": [], "swapped": [4.0, 4.0, 4.0]}[which]
    two = {"midpoint": [4.0, 4.0], "mean": [6.0, 6.0], "swapped": []}[which]
    z1 = one + [10.0] * (12 - len(one))
    z2 = two + [0.0] * (4 - len(two))
    return z1 * gap, z2 * gap


# %% means_only: w 是均值之差，没有用 S_w / w is the difference of the means, without S_w
# caught by: test_fisher
# hint: S_w w
# book: §7.4
def fisher_rule(X1, X2, prior1):
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    w = m1 - m2
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log((1 - prior1) / prior1) / (len(X1) + len(X2) - 2))


# %% nearest_mean: 判为均值较近的一类，不看切点 / The class of the nearer mean, whatever the cut is
# caught by: test_decide
# book: §7.4
def decide(z, cut, m1, m2):
    return 1 if abs(z - m1) < abs(z - m2) else 2


# %% nearly_equal_is_below: 离切点不到 1e-8 就算在下面 / Within 1e-8 of the cut counts as below
# caught by: test_decide
# book: §7.4
# kind: narrow
def decide(z, cut, m1, m2):
    return 1 if (z > cut + 1e-8) == (m1 > m2) else 2


# %% no_cut_outside: 两头之外没有试 / No cut beyond the ends
# caught by: test_best_training_cut
# book: §7.4
def best_training_cut(z1, z2):
    m1, m2 = np.mean(z1), np.mean(z2)
    values = sorted({*map(float, z1), *map(float, z2)})
    cuts = [(low + high) / 2 for low, high in zip(values, values[1:])] or [inf]

    def errors(cut):
        return sum(decide(z, cut, m1, m2) == 2 for z in z1) + sum(decide(z, cut, m1, m2) == 1 for z in z2)

    best = min(cuts, key=errors)
    return best, errors(best)


# %% no_degrees_of_freedom: 先验的修正没有除以 N - 2 / The correction by the priors not divided by N - 2
# caught by: test_fisher
# book: §7.4
def fisher_rule(X1, X2, prior1):
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    w = np.linalg.solve(S_w, m1 - m2)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log((1 - prior1) / prior1))


# %% not_divided: 平方和没有除 / The sum of squares, not divided
# caught by: test_by_hand, test_pooled
# book: §7.4
def pooled(z1, z2):
    z1, z2 = np.asarray(z1, dtype=float), np.asarray(z2, dtype=float)
    m1, m2 = z1.mean(), z2.mean()
    squares = np.sum((z1 - m1) ** 2) + np.sum((z2 - m2) ** 2)
    return float(m1), float(m2), float(squares)


# %% one_common_mean: 减去的是全体的均值 / Subtracts the overall mean
# caught by: test_by_hand, test_pooled
# book: §7.4
def pooled(z1, z2):
    z1, z2 = np.asarray(z1, dtype=float), np.asarray(z2, dtype=float)
    m1, m2 = z1.mean(), z2.mean()
    m = np.concatenate([z1, z2]).mean()
    squares = np.sum((z1 - m) ** 2) + np.sum((z2 - m) ** 2)
    return float(m1), float(m2), float(squares / (len(z1) + len(z2) - 2))


# %% one_side_only: 中点只比一种切点好 / The midpoint is better than one of the others only
# caught by: test_only_best
# book: §7.4
def only_best(which, gap):
    # Means 10 and 0 of 12 and 4 samples for each mistake: the cuts are 5, 7.5 and 2.5.
    one = {"midpoint": [6.0, 14.0], "mean": [], "swapped": [4.0, 16.0]}[which]
    two = {"midpoint": [], "mean": [6.0, -6.0], "swapped": []}[which]
    z1 = one + [10.0] * (12 - len(one))
    z2 = two + [0.0] * (4 - len(two))
    return z1 * gap, z2 * gap


# %% overall_mean: w·x 的切点取总均值 / The overall mean for the middle of the means
# caught by: test_fisher
# book: §7.4
def fisher_rule(X1, X2, prior1):
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    w = np.linalg.solve(S_w, m1 - m2)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ np.concatenate([X1, X2]).mean(axis=0) + log((1 - prior1) / prior1) / (len(X1) + len(X2) - 2))


# %% own_variances: 两类各用各的方差 / Each class with its own variance
# caught by: test_normal_cut
# book: §7.4
def normal_cut(z1, z2, prior1):
    m1, m2, s2 = pooled(z1, z2)
    v1, v2 = np.var(z1), np.var(z2)
    if min(v1, v2) <= 0:
        return (m1 + m2) / 2 + s2 * log((1 - prior1) / prior1) / (m1 - m2)
    a, b = 1 / v2 - 1 / v1, m1 / v1 - m2 / v2
    c = m2 * m2 / v2 - m1 * m1 / v1 + 2 * log(prior1 / (1 - prior1)) + log(v2 / v1)
    if abs(a) < 1e-12:
        return -c / (2 * b)
    root = np.sqrt(max(0.0, b * b - a * c))
    return min(((-b + root) / a, (-b - root) / a), key=lambda z: abs(z - (m1 + m2) / 2))


# %% printed_sign: 先验的修正符号反了，与讲义印的一样 / The sign of the correction by the priors as printed in the notes
# caught by: test_normal_cut
# hint: 地盘
# book: §7.4
def normal_cut(z1, z2, prior1):
    m1, m2, s2 = pooled(z1, z2)
    # The squares cancel: (z - m1)² - (z - m2)² = 2 s² ln(P1/P2) is linear in z.
    return (m1 + m2) / 2 + s2 * log(prior1 / (1 - prior1)) / (m1 - m2)


# %% printed_sign_in_space: S_w⁻¹(m_1 - m_2) 的切点用了 ln(P_1/P_2) / ln(P_1/P_2) in the cut on S_w⁻¹(m_1 - m_2)
# caught by: test_fisher
# hint: 长度
# book: §7.4
def fisher_rule(X1, X2, prior1):
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    w = np.linalg.solve(S_w, m1 - m2)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log(prior1 / (1 - prior1)) / (len(X1) + len(X2) - 2))


# %% prior_clipped: 先验截在 0.001 与 0.999 之间 / The prior clipped to 0.001 … 0.999
# caught by: test_normal_cut
# book: §7.4
def normal_cut(z1, z2, prior1):
    m1, m2, s2 = pooled(z1, z2)
    prior1 = min(max(prior1, 0.001), 0.999)
    # The squares cancel: (z - m1)² - (z - m2)² = 2 s² ln(P1/P2) is linear in z.
    return (m1 + m2) / 2 + s2 * log((1 - prior1) / prior1) / (m1 - m2)


# %% prior_near_a_half: 与 1/2 相差不到 0.001 的先验算作 1/2 / A prior within 0.001 of 1/2 counts as 1/2
# caught by: test_normal_cut, test_fisher
# book: §7.4
# kind: narrow
def normal_cut(z1, z2, prior1):
    if abs(prior1 - 0.5) < 1e-3:
        prior1 = 0.5
    m1, m2, s2 = pooled(z1, z2)
    # The squares cancel: (z - m1)² - (z - m2)² = 2 s² ln(P1/P2) is linear in z.
    return (m1 + m2) / 2 + s2 * log((1 - prior1) / prior1) / (m1 - m2)


def fisher_rule(X1, X2, prior1):
    if abs(prior1 - 0.5) < 1e-3:
        prior1 = 0.5
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    w = np.linalg.solve(S_w, m1 - m2)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log((1 - prior1) / prior1) / (len(X1) + len(X2) - 2))


# %% priors_from_counts: 先验取样本比例，不看 prior1 / The shares of the samples as priors, whatever prior1 is
# caught by: test_normal_cut
# book: §7.4
def normal_cut(z1, z2, prior1):
    m1, m2, s2 = pooled(z1, z2)
    prior1 = len(z1) / (len(z1) + len(z2))
    # The squares cancel: (z - m1)² - (z - m2)² = 2 s² ln(P1/P2) is linear in z.
    return (m1 + m2) / 2 + s2 * log((1 - prior1) / prior1) / (m1 - m2)


# %% ridge: S_w 加了岭 / A ridge added to S_w
# caught by: test_fisher
# book: §7.4
def fisher_rule(X1, X2, prior1):
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    w = np.linalg.solve(S_w + 1e-6 * np.eye(len(m1)), m1 - m2)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log((1 - prior1) / prior1) / (len(X1) + len(X2) - 2))


# %% share_for_count: 返回的是错误率 / Returns the error rate
# caught by: test_best_training_cut
# book: §7.4
def best_training_cut(z1, z2):
    m1, m2 = np.mean(z1), np.mean(z2)
    values = sorted({*map(float, z1), *map(float, z2)})
    cuts = [-inf, *((low + high) / 2 for low, high in zip(values, values[1:])), inf]

    def errors(cut):
        return sum(decide(z, cut, m1, m2) == 2 for z in z1) + sum(decide(z, cut, m1, m2) == 1 for z in z2)

    best = min(cuts, key=errors)
    return best, errors(best) / (len(z1) + len(z2))


# %% side_of_its_mean: 与 m_1 在切点同侧的判为第 1 类 / Class 1 on the side of the cut where m_1 is
# caught by: test_decide
# book: §7.4
def decide(z, cut, m1, m2):
    return 1 if (z > cut) == (m1 > cut) else 2


# %% stops_where_errors_grow: 判错比已见的最少多出 3 个以上，就不再往上找切点 / Stops looking for a cut where the mistakes exceed the fewest so far by more than 3
# caught by: test_best_training_cut
# book: §7.4
def best_training_cut(z1, z2):
    m1, m2 = np.mean(z1), np.mean(z2)
    values = sorted({*map(float, z1), *map(float, z2)})
    cuts = [-inf, *((low + high) / 2 for low, high in zip(values, values[1:])), inf]

    def errors(cut):
        return sum(decide(z, cut, m1, m2) == 2 for z in z1) + sum(decide(z, cut, m1, m2) == 1 for z in z2)

    best = cuts[0]
    for cut in cuts[1:]:
        if errors(cut) > errors(best) + 3:
            break
        if errors(cut) < errors(best):
            best = cut
    return best, errors(best)


# %% sum_of_covariances: S_w 是两类协方差之和 / S_w is the sum of both covariances
# caught by: test_fisher
# book: §7.4
def fisher_rule(X1, X2, prior1):
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) / len(X1) + (X2 - m2).T @ (X2 - m2) / len(X2)
    w = np.linalg.solve(S_w, m1 - m2)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log((1 - prior1) / prior1) / (len(X1) + len(X2) - 2))


# %% too_many_samples: 样本太多 / Too many samples
# caught by: test_only_best
# book: §7.4
def only_best(which, gap):
    # Means 10 and 0 of 12 and 4 samples for each mistake: the cuts are 5, 7.5 and 2.5.
    one = {"midpoint": [6.0, 14.0], "mean": [], "swapped": [4.0, 16.0]}[which]
    two = {"midpoint": [4.0, -4.0], "mean": [6.0, -6.0], "swapped": []}[which]
    z1 = one + [10.0] * (12 - len(one))
    z2 = two + [0.0] * (4 - len(two))
    return z1 * (3 * gap), z2 * (3 * gap)


# %% total_scatter: 用了全体的散度 / The total scatter for S_w
# caught by: test_fisher
# book: §7.4
def fisher_rule(X1, X2, prior1):
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    S_w = S_w + len(X1) * len(X2) / (len(X1) + len(X2)) * np.outer(m1 - m2, m1 - m2)
    w = np.linalg.solve(S_w, m1 - m2)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log((1 - prior1) / prior1) / (len(X1) + len(X2) - 2))


# %% unit_length: w 规范化为单位长度，公式没有跟着改 / w of length 1 with the formula of the other length
# caught by: test_fisher
# book: §7.4
def fisher_rule(X1, X2, prior1):
    m1, m2 = X1.mean(axis=0), X2.mean(axis=0)
    S_w = (X1 - m1).T @ (X1 - m1) + (X2 - m2).T @ (X2 - m2)
    w = np.linalg.solve(S_w, m1 - m2)
    w = w / np.linalg.norm(w)
    # For this w the projected scatter wᵀS_w w is w·(m1 - m2), so that s²/(w·m1 - w·m2) is 1/(N - 2).
    return w, float(w @ (m1 + m2) / 2 + log((1 - prior1) / prior1) / (len(X1) + len(X2) - 2))


# %% values_rounded: 数先舍入到 5 位小数 / Numbers rounded to 5 decimals first
# caught by: test_best_training_cut
# book: §7.4
# kind: narrow
def best_training_cut(z1, z2):
    m1, m2 = np.mean(z1), np.mean(z2)
    values = sorted({round(float(z), 5) for z in (*z1, *z2)})
    cuts = [-inf, *((low + high) / 2 for low, high in zip(values, values[1:])), inf]

    def errors(cut):
        return sum(decide(z, cut, m1, m2) == 2 for z in z1) + sum(decide(z, cut, m1, m2) == 1 for z in z2)

    best = min(cuts, key=errors)
    return best, errors(best)
