"""Known mistakes of cookbook12.1. Each cell holds what differs from the reference."""

# %% absolute_tolerance: 界限 1e-9 不随数据的大小变 / A threshold of 1e-9 that does not scale with the data
# caught by: test_run
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), 1e-9
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = move_costs(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% best_move_first: 每次搬全体中降得最多的那个 / Always makes the best move of all
# caught by: test_run
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    while C > 1:
        best = (-equal, 0, 0)
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = move_costs(X, labels, C, r)
            for k in range(C):
                if k != own and rho[k] - rho[own] < best[0]:
                    best = (rho[k] - rho[own], r, k)
        if best[0] == -equal:
            break
        labels[best[1]] = best[2]
        J.append(objective(X, labels, C))
    return labels, J


# %% centre_of_all: 和全体的均值比 / Compares with the mean of all samples
# caught by: test_lloyd
# book: §12.2
def lloyd_settled(X, labels, C):
    equal = slack_of(X)
    own = np.sum((X - means(X, labels, C)[labels]) ** 2, axis=1)
    return bool(np.all(own <= np.sum((X - X.mean(axis=0)) ** 2, axis=1) + equal))


# %% changes_of_j: 给的是 J 的变化 ρ_k - ρ_i / Gives the changes of J, ρ_k - ρ_i
# caught by: test_three_numbers, test_costs
# book: §12.2
def costs_of_moves(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [n / (n - 1 if j == labels[r] else n + 1) * d for j, (n, d) in enumerate(zip(sizes, squares))]


def move_costs(X, labels, C, r):
    rho = costs_of_moves(X, labels, C, r)
    return [one - rho[labels[r]] for one in rho]


def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = costs_of_moves(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% distance_to_the_new_mean: 用到新均值的距离平方，没算别的样本 / The squared distance from the new mean, the other samples left out
# caught by: test_three_numbers, test_costs
# book: §12.2
def costs_of_moves(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [n / (n - 1 if j == labels[r] else n + 1) * d for j, (n, d) in enumerate(zip(sizes, squares))]


def move_costs(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [d if j == labels[r] else (n / (n + 1)) ** 2 * d for j, (n, d) in enumerate(zip(sizes, squares))]


def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = costs_of_moves(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% distances_without_factors: ρ 就是到均值的距离平方，没有系数 / ρ is just the squared distance from the mean, without a factor
# caught by: test_three_numbers, test_costs
# book: §12.2
def costs_of_moves(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [n / (n - 1 if j == labels[r] else n + 1) * d for j, (n, d) in enumerate(zip(sizes, squares))]


def move_costs(X, labels, C, r):
    return np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)


def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = costs_of_moves(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% divided_by_size_before: 新均值除以了搬动以前的个数 / New means are divided by the sizes before the move
# caught by: test_means
# hint: after the move
# book: §12.2
def moved_means(mean_i, n_i, mean_k, n_k, x):
    return mean_i + (mean_i - x) / n_i, mean_k + (x - mean_k) / n_k


# %% factors_exchanged: 两个系数用反了 / The two factors are exchanged
# caught by: test_three_numbers, test_costs
# book: §12.2
def costs_of_moves(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [n / (n - 1 if j == labels[r] else n + 1) * d for j, (n, d) in enumerate(zip(sizes, squares))]


def move_costs(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [n / (n + 1) * d if j == labels[r] else d * n / max(1, n - 1) for j, (n, d) in enumerate(zip(sizes, squares))]


def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = costs_of_moves(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% first_better_cluster: 搬到第一个更好的类，不是最好的 / Moves to the first cluster that is better, not to the best
# caught by: test_run
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = move_costs(X, labels, C, r)
            better = [j for j in range(C) if rho[j] < rho[own] - equal]
            if better:
                labels[r] = better[0]
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% half_way_means: 进入时取旧均值与 x 的中点 / On entering takes the middle of the old mean and x
# caught by: test_means
# book: §12.2
def moved_means(mean_i, n_i, mean_k, n_k, x):
    return mean_i + (mean_i - x) / (n_i - 1), (mean_k + x) / 2


# %% hardly_cheaper_is_tied: 代价只差一点就当作并列 / Takes costs that differ a little for tied
# caught by: test_run
# book: §12.2
# kind: narrow
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = move_costs(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least * (1 + 1e-5) + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% last_of_tied_clusters: 并列时取编号最大的类 / Takes the largest number among tied clusters
# caught by: test_run
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = move_costs(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = [j for j in others if rho[j] <= least + equal][-1]
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% lone_samples_move: 独自成类的样本也搬，原来的类变空 / Moves samples that are alone, which empties their clusters
# caught by: test_run
# hint: alone
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)

    def J_of():
        return float(sum(np.sum((X[[i for i in range(len(X)) if labels[i] == j]] - X[[i for i in range(len(X)) if labels[i] == j]].mean(axis=0)) ** 2) for j in set(labels)))

    J = [J_of()]
    moved = C > 1
    while moved and len(J) < 200:
        moved = False
        for r, own in enumerate(labels):
            rho = {}
            for j in set(labels):
                inside = [i for i in range(len(X)) if labels[i] == j]
                d = np.sum((X[r] - X[inside].mean(axis=0)) ** 2)
                rho[j] = d * len(inside) / (max(len(inside) - 1, 0.5) if j == own else len(inside) + 1)
            others = [j for j in sorted(rho) if j != own]
            if not others:
                continue
            least = min(rho[j] for j in others)
            if least < rho[own] - equal or (labels.count(own) == 1 and least <= equal):
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(J_of())
                moved = True
    return labels, J


# %% majority_settled: 多数样本离自己的均值最近就算收敛 / Counts as settled if most samples are nearest to their own mean
# caught by: test_lloyd
# hint: one sample
# book: §12.2
def lloyd_settled(X, labels, C):
    equal = slack_of(X)
    squares = np.sum((X[:, None] - means(X, labels, C)) ** 2, axis=2)
    return bool(np.mean(squares[np.arange(len(X)), labels] <= squares.min(axis=1) + equal) > 0.5)


# %% mean_objective: J 除以了样本数 / J is divided by the number of samples
# caught by: test_six_numbers, test_run
# book: §12.2
def objective(X, labels, C):
    return float(np.mean(np.sum((X - means(X, labels, C)[labels]) ** 2, axis=1)))


# %% mean_settled_strictly: 一样远也不算收敛 / Equally near counts as not settled
# caught by: test_lloyd
# hint: equally near
# book: §12.2
def lloyd_settled(X, labels, C):
    equal = slack_of(X)
    squares = np.sum((X[:, None] - means(X, labels, C)) ** 2, axis=2)
    own = squares[np.arange(len(X)), labels]
    squares[np.arange(len(X)), labels] = np.inf
    return bool(C == 1 or np.all(own < squares.min(axis=1) - equal))


# %% means_exchanged: 两个均值的次序反了 / The two means come in the wrong order
# caught by: test_means
# book: §12.2
def moved_means(mean_i, n_i, mean_k, n_k, x):
    return mean_k + (x - mean_k) / (n_k + 1), mean_i + (mean_i - x) / (n_i - 1)


# %% means_once_a_pass: 每一遍开始时算一次均值，中途不更新 / Computes means once a pass and not after each move
# caught by: test_six_numbers, test_run
# hint: at once
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    for _ in range(50):
        moved, before = False, list(labels)
        for r, own in enumerate(before):
            if labels.count(own) == 1 or before.count(own) == 1 or C == 1:
                continue
            rho = move_costs(X, before, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
        if not moved:
            break
    return labels, J


# %% means_rounded: 新均值舍入到九位小数 / Rounds the new means to nine decimals
# caught by: test_means
# book: §12.2
def moved_means(mean_i, n_i, mean_k, n_k, x):
    return np.round(mean_i + (mean_i - x) / (n_i - 1), 9), np.round(mean_k + (x - mean_k) / (n_k + 1), 9)


# %% means_signs: 离开时均值移向了 x / On leaving, the mean moves towards x
# caught by: test_means
# book: §12.2
def moved_means(mean_i, n_i, mean_k, n_k, x):
    return mean_i - (mean_i - x) / (n_i - 1), mean_k + (x - mean_k) / (n_k + 1)


# %% moves_on_ties: 一样好也搬（至多搬一千次） / Moves also when it is only as good (a thousand times at most)
# caught by: test_run
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved and len(J) < 1000:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = move_costs(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least <= rho[own] + equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% nearest_mean: 搬到最近的均值，没有用 ρ / Moves to the nearest mean and does not use ρ
# caught by: test_run
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% nearest_sample: 比的是最近的样本，不是均值 / Looks at the nearest sample instead of the means
# caught by: test_lloyd
# hint: mean
# book: §12.2
def lloyd_settled(X, labels, C):
    squares = np.sum((X[:, None] - X) ** 2, axis=2)
    equal = slack_of(X)
    for r, own in enumerate(labels):
        mine = [squares[r, i] for i in range(len(X)) if labels[i] == own and i != r]
        others = [squares[r, i] for i in range(len(X)) if labels[i] != own]
        if mine and others and min(others) < min(mine) - equal:
            return False
    return True


# %% objective_once_a_pass: J 每一遍只记一次 / Records J once a pass
# caught by: test_six_numbers, test_run
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = move_costs(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                moved = True
        if moved:
            J.append(objective(X, labels, C))
    return labels, J


# %% one_pass_only: 只看一遍 / A single pass
# caught by: test_run
# hint: until a pass
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    for r, own in enumerate(labels):
        if labels.count(own) == 1 or C == 1:
            continue
        rho = move_costs(X, labels, C, r)
        others = [j for j in range(C) if j != own]
        least = min(rho[j] for j in others)
        if least < rho[own] - equal:
            labels[r] = next(j for j in others if rho[j] <= least + equal)
            J.append(objective(X, labels, C))
    return labels, J


# %% only_one_mean_moves: 只更新了进入的那一类 / Only the cluster that is entered gets a new mean
# caught by: test_means
# book: §12.2
def moved_means(mean_i, n_i, mean_k, n_k, x):
    return mean_i, mean_k + (x - mean_k) / (n_k + 1)


# %% other_factor_missing: 进入时没有系数 / No factor on entering
# caught by: test_costs
# book: §12.2
def move_costs(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [n / (n - 1) * d if j == labels[r] else d for j, (n, d) in enumerate(zip(sizes, squares))]


# %% own_cost_negative: 离开省下的写成了负数 / What leaving saves is given as a negative number
# caught by: test_three_numbers, test_costs
# book: §12.2
def costs_of_moves(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [n / (n - 1 if j == labels[r] else n + 1) * d for j, (n, d) in enumerate(zip(sizes, squares))]


def move_costs(X, labels, C, r):
    rho = costs_of_moves(X, labels, C, r)
    rho[labels[r]] *= -1
    return rho


def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = costs_of_moves(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% own_factor_missing: 离开时没有系数 / No factor on leaving
# caught by: test_three_numbers, test_costs
# book: §12.2
def costs_of_moves(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [n / (n - 1 if j == labels[r] else n + 1) * d for j, (n, d) in enumerate(zip(sizes, squares))]


def move_costs(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [d if j == labels[r] else n / (n + 1) * d for j, (n, d) in enumerate(zip(sizes, squares))]


def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = costs_of_moves(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% pass_begins_anew: 搬动以后又从样本 0 看起 / Begins with sample 0 again after every move
# caught by: test_run
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    r = 0
    while r < len(X):
        own = labels[r]
        r += 1
        if labels.count(own) == 1 or C == 1:
            continue
        rho = move_costs(X, labels, C, r - 1)
        others = [j for j in range(C) if j != own]
        least = min(rho[j] for j in others)
        if least < rho[own] - equal:
            labels[r - 1] = next(j for j in others if rho[j] <= least + equal)
            J.append(objective(X, labels, C))
            r = 0
    return labels, J


# %% roots_of_distances: 用了距离，没有平方 / Distances instead of their squares
# caught by: test_three_numbers, test_costs
# book: §12.2
def costs_of_moves(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [n / (n - 1 if j == labels[r] else n + 1) * d for j, (n, d) in enumerate(zip(sizes, squares))]


def move_costs(X, labels, C, r):
    sizes = np.bincount(labels)
    apart = np.sqrt(np.sum((X[r] - means(X, labels, C)) ** 2, axis=1))
    return [n / (n - 1 if j == labels[r] else n + 1) * d for j, (n, d) in enumerate(zip(sizes, apart))]


def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = costs_of_moves(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% settled_by_absolute_tolerance: 判断是否收敛时，界限 1e-9 不随数据的大小变 / Whether it is settled is judged with a threshold of 1e-9 that does not scale
# caught by: test_lloyd
# book: §12.2
def lloyd_settled(X, labels, C):
    equal = slack_of(X)
    squares = np.sum((X[:, None] - means(X, labels, C)) ** 2, axis=2)
    return bool(np.all(squares[np.arange(len(X)), labels] <= squares.min(axis=1) + 1e-9))


# %% settled_by_distances: 比较距离而不是距离的平方，界限是 1e-9 / Compares distances instead of their squares, within 1e-9
# caught by: test_lloyd
# book: §12.2
def lloyd_settled(X, labels, C):
    equal = slack_of(X)
    squares = np.sum((X[:, None] - means(X, labels, C)) ** 2, axis=2)
    distances = np.sqrt(squares)
    return bool(np.all(distances[np.arange(len(X)), labels] <= distances.min(axis=1) + 1e-9))


# %% settled_by_moves: 按能不能搬动来判断，不是按最近的均值 / Asks whether a move lowers J, not for the nearest mean
# caught by: test_lloyd
# hint: no factors
# book: §12.2
def lloyd_settled(X, labels, C):
    equal = slack_of(X)
    for r, own in enumerate(labels):
        if labels.count(own) > 1:
            rho = move_costs(X, labels, C, r)
            if min(rho) < rho[own] - equal:
                return False
    return True


# %% settled_by_neighbouring_numbers: 只与编号相邻的类的均值比 / Compares only with the means of clusters of neighbouring numbers
# caught by: test_lloyd
# book: §12.2
def lloyd_settled(X, labels, C):
    equal = slack_of(X)
    squares = np.sum((X[:, None] - means(X, labels, C)) ** 2, axis=2)
    return bool(np.all([squares[r, l] <= min(squares[r, max(l - 1, 0) : l + 2]) + equal for r, l in enumerate(labels)]))


# %% settled_within_a_millionth: 近了不到百万分之一不算更近 / Nearer by less than a millionth does not count
# caught by: test_lloyd
# book: §12.2
# kind: narrow
def lloyd_settled(X, labels, C):
    equal = slack_of(X)
    squares = np.sum((X[:, None] - means(X, labels, C)) ** 2, axis=2)
    return bool(np.all((1 - 1e-6) * squares[np.arange(len(X)), labels] <= squares.min(axis=1) + equal))


# %% sizes_after_the_move: 系数里的个数用了搬动以后的 / The factors use the sizes after the move
# caught by: test_three_numbers, test_costs
# book: §12.2
def costs_of_moves(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [n / (n - 1 if j == labels[r] else n + 1) * d for j, (n, d) in enumerate(zip(sizes, squares))]


def move_costs(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    costs = []
    for j, (n, d) in enumerate(zip(sizes, squares)):
        n = n - 1 if j == labels[r] else n + 1
        costs.append(n / max(1, n - 1) * d if j == labels[r] else n / (n + 1) * d)
    return costs


def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = costs_of_moves(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% small_gains_ignored: 下降得少就不搬 / Stays where the gain is small
# caught by: test_run
# book: §12.2
# kind: narrow
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = move_costs(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - max(equal, 1e-5 * rho[own]):
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% start_missing: J 的列表里没有开始时的一项 / The list of J lacks the entry for the start
# caught by: test_six_numbers, test_run
# book: §12.2
def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)
    J = []
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = move_costs(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% ties_by_rounding: 直接比较 ρ，舍入误差也决定搬不搬 / Compares ρ as they are, so that rounding decides
# caught by: test_run
# hint: δ
# book: §12.2
def run(X, labels, C):
    labels = list(labels)
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved and len(J) < 300:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = move_costs(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            best = min(others, key=lambda j: rho[j])
            if rho[best] < rho[own]:
                labels[r] = best
                J.append(objective(X, labels, C))
                moved = True
    return labels, J


# %% trap_not_settled: 陷阱里有样本离别的均值更近 / A sample of the trap is nearer to another mean
# caught by: test_trap
# book: §12.2
def trap(factor, m):
    b = 0.9
    return np.array([[x] for x in [0, 2, 2 + b, *(100.0 * np.arange(1, m - 2))]]), [0, 0, *range(1, m - 1)]


# %% trap_of_three_samples: 总是三个样本 / Always three samples
# caught by: test_trap
# book: §12.2
def trap(factor, m):
    return np.array([[0.0], [2.0], [2 + np.sqrt(4 / 3.95)]]), [0, 0, 1]


# %% trap_on_the_boundary: 样本到两个均值一样远，没有 0.1% 的余地 / A sample is equally far from both means: no margin of 0.1%
# caught by: test_trap
# book: §12.2
def trap(factor, m):
    return np.array([[x] for x in [0, 2, 3.0, *(100.0 * np.arange(1, m - 2))]]), [0, 0, *range(1, m - 1)]


# %% trap_too_weak: J 只能降到一半 / J falls to one half only
# caught by: test_trap
# book: §12.2
def trap(factor, m):
    b = np.sqrt(2)
    return np.array([[x] for x in [0, 2, 2 + b, *(100.0 * np.arange(1, m - 2))]]), [0, 0, *range(1, m - 1)]


# %% trap_with_a_crowd: 多余的样本都放在单独的那一类里 / All further samples join the single one
# caught by: test_trap
# book: §12.2
def trap(factor, m):
    b = np.sqrt(4 / 3.95)
    return np.array([[x] for x in [0, 2] + [2 + b] * (m - 2)]), [0, 0] + [1] * (m - 2)


# %% trap_with_three: 被搬的样本来自三个样本的类 / The sample comes from a cluster of three
# caught by: test_trap
# book: §12.2
def trap(factor, m):
    if m == 3:
        return np.array([[0.0], [2.0], [3.006]]), [0, 0, 1]
    return np.array([[x] for x in [0.0, 0.0, 3.0, 5.003, *(100.0 * np.arange(1, m - 3))]]), [0, 0, 0, *range(1, m - 2)]
