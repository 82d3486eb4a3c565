"""Known mistakes of 2.2. Each cell holds what differs from the reference."""

# %% always_stratified: 不分层的 k 折也当作每折正例一样多 / Unstratified folds are taken to hold equally many positives
# caught by: test_the_hundred_samples, test_kfold
# book: §2.2.2
def kfold_error(n_pos, n_neg, k, stratified):
    size = (n_pos + n_neg) // k
    return fold_mistakes(n_pos / k, n_neg / k, n_pos, n_neg) / size


# %% contiguous_folds: 只用了各折的大小，没有用其中的下标 / Takes the sizes of the folds, not the indices in them
# caught by: test_expected_error_is_its_definition
# book: §2.2.2
def expected_error(y, folds):
    n_pos, mistakes = sum(y), 0.0
    start = 0
    for fold in folds:
        fold = range(start, start + len(fold))
        start += len(fold)
        positives = sum(y[i] for i in fold)
        mistakes += fold_mistakes(positives, len(fold) - positives, n_pos, len(y) - n_pos)
    return mistakes / len(y)


# %% drawn_with_replacement: 一折中的正例数按有放回抽样计算 / The positives of a fold as if drawn with replacement
# caught by: test_the_hundred_samples, test_kfold
# book: §2.2.2
def kfold_error(n_pos, n_neg, k, stratified):
    size = (n_pos + n_neg) // k
    if stratified:
        return fold_mistakes(n_pos // k, n_neg // k, n_pos, n_neg) / size
    # By itself each fold is a random one: of all sets of this size, so many hold j positives.
    ways = [comb(size, j) * n_pos**j * n_neg ** (size - j) for j in range(size + 1)]
    return sum(w / sum(ways) * fold_mistakes(j, size - j, n_pos, n_neg) for j, w in enumerate(ways)) / size


# %% kfold_hundred_percent: 以为分层 10 折也总是猜错 / Takes stratified 10-fold to be always wrong as well
# caught by: test_the_hundred_samples, test_kfold
# book: §2.2.2
def kfold_error(n_pos, n_neg, k, stratified):
    size = (n_pos + n_neg) // k
    if stratified and n_pos == n_neg:
        return 1.0
    if stratified:
        return fold_mistakes(n_pos // k, n_neg // k, n_pos, n_neg) / size
    # By itself each fold is a random one: of all sets of this size, so many hold j positives.
    ways = [comb(n_pos, j) * comb(n_neg, size - j) for j in range(size + 1)]
    return sum(w / sum(ways) * fold_mistakes(j, size - j, n_pos, n_neg) for j, w in enumerate(ways)) / size


# %% loo_half: 忘了拿走一个样本会打破平衡，以为留一法也是抛硬币 / Forgets that removing one sample breaks the balance: leave-one-out is taken for a coin toss too
# caught by: test_the_hundred_samples, test_leave_one_out_near_balance, test_leave_one_out
# book: §2.2.2
def leave_one_out_error(n_pos, n_neg):
    if n_pos == n_neg:
        return 0.5
    y = [1] * n_pos + [0] * n_neg
    return expected_error(y, [[i] for i in range(len(y))])


# %% loo_share_of_minority: 留一法就取少数类的占比，忘了只多一个时会抛硬币 / Leave-one-out as the share of the minority, forgetting the tie when one sample more is taken away
# caught by: test_leave_one_out_near_balance, test_leave_one_out
# book: §2.2.2
def leave_one_out_error(n_pos, n_neg):
    if n_pos == n_neg:
        return 1.0
    return min(n_pos, n_neg) / (n_pos + n_neg)


# %% majority_of_all_data: 用全部数据中的多数类预测，测试样本也数了进去 / Predicts the majority of all data, test samples included
# caught by: test_the_hundred_samples, test_leave_one_out_near_balance, test_expected_error_is_its_definition
# book: §2.2.2
# costs: 5
def fold_mistakes(positives, negatives, n_pos, n_neg):
    lead = n_pos - n_neg
    if lead == 0:
        return (positives + negatives) / 2
    return negatives if lead > 0 else positives


# %% nearly_balanced_is_balanced: 两类之比接近一半就算作一样多 / A share close to one half counts as balanced
# caught by: test_expected_error_is_its_definition
# book: §2.2.2
# kind: narrow
def expected_error(y, folds):
    mistakes = 0.0
    for fold in map(set, folds):
        train = [label for i, label in enumerate(y) if i not in fold]
        share = sum(train) / len(train)
        if abs(share - 0.5) < 1e-3:
            mistakes += len(fold) / 2
        else:
            mistakes += sum(y[i] != (share > 0.5) for i in fold)
    return mistakes / len(y)


# %% percent: 返回百分数，不是小数 / Returns a percentage, not a fraction
# caught by: test_the_hundred_samples, test_expected_error_is_its_definition
# book: §2.2.2
# costs: 2
def expected_error(y, folds):
    n_pos, mistakes = sum(y), 0.0
    for fold in folds:
        positives = sum(y[i] for i in fold)
        mistakes += fold_mistakes(positives, len(fold) - positives, n_pos, len(y) - n_pos)
    return 100 * mistakes / len(y)


def kfold_error(n_pos, n_neg, k, stratified):
    size = (n_pos + n_neg) // k
    if stratified:
        return 100 * fold_mistakes(n_pos // k, n_neg // k, n_pos, n_neg) / size
    # By itself each fold is a random one: of all sets of this size, so many hold j positives.
    ways = [comb(n_pos, j) * comb(n_neg, size - j) for j in range(size + 1)]
    return 100 * sum(w / sum(ways) * fold_mistakes(j, size - j, n_pos, n_neg) for j, w in enumerate(ways)) / size


# %% simulated: 不分层的期望用随机划分模拟，不是精确值 / The expectation over divisions is simulated, not exact
# caught by: test_the_hundred_samples, test_kfold
# book: §2.2.2
import random


def kfold_error(n_pos, n_neg, k, stratified):
    size = (n_pos + n_neg) // k
    if stratified:
        return fold_mistakes(n_pos // k, n_neg // k, n_pos, n_neg) / size
    # By itself each fold is a random one: of all sets of this size, so many hold j positives.
    y, chance = [1] * n_pos + [0] * n_neg, random.Random(k)
    drawn = [sum(chance.sample(y, size)) for _ in range(300)]
    ways = [drawn.count(j) for j in range(size + 1)]
    return sum(w / sum(ways) * fold_mistakes(j, size - j, n_pos, n_neg) for j, w in enumerate(ways)) / size


# %% stratified_only_witness: 给出的划分总是分层的，错误率总是 50% / The folds are always stratified, so the error rate is always 50%
# caught by: test_folds_with_given_errors
# book: §2.2.2
def folds_with_errors(errors):
    # A fold with 5 + a positives costs 5 + |a|: its surplus is missing in its training set. Folds come in pairs ±a.
    positives, negatives = list(range(50)), list(range(50, 100))
    surplus = 0
    folds = []
    for _ in range(5):
        a = min(surplus, 5)
        surplus -= a
        for n_pos in (5 + a, 5 - a):
            folds.append([positives.pop() for _ in range(n_pos)] + [negatives.pop() for _ in range(10 - n_pos)])
    return folds


# %% surplus_counted_once: 一折多出的正例必在别的折里少掉，错误因此多出两倍 / Forgets that a surplus in one fold is missing in another: twice as many errors as wanted
# caught by: test_folds_with_given_errors
# book: §2.2.2
def folds_with_errors(errors):
    # A fold with 5 + a positives costs 5 + |a|: its surplus is missing in its training set. Folds come in pairs ±a.
    positives, negatives = list(range(50)), list(range(50, 100))
    surplus = min(errors - 50, 25)
    folds = []
    for _ in range(5):
        a = min(surplus, 5)
        surplus -= a
        for n_pos in (5 + a, 5 - a):
            folds.append([positives.pop() for _ in range(n_pos)] + [negatives.pop() for _ in range(10 - n_pos)])
    return folds


# %% tests_on_training: 在训练集上数错误，不在测试集上 / Errors are counted on the training set, not on the test set
# caught by: test_expected_error_is_its_definition
# book: §2.2.2
def expected_error(y, folds):
    n_pos, mistakes = sum(y), 0.0
    for fold in folds:
        positives = sum(y[i] for i in fold)
        kept = n_pos - positives
        mistakes += min(kept, len(y) - len(fold) - kept)
    return mistakes / len(y) / (len(folds) - 1)


# %% tie_counts_as_correct: 一样多时算全对，没有算抛硬币的一半 / A tie counts as no error instead of half of one
# caught by: test_the_hundred_samples, test_expected_error_is_its_definition
# book: §2.2.2
# costs: 4
def fold_mistakes(positives, negatives, n_pos, n_neg):
    lead = (n_pos - positives) - (n_neg - negatives)  # of the positives, in the training set
    if lead == 0:
        return 0
    return negatives if lead > 0 else positives


# %% tie_counts_as_error: 一样多时算全错，没有算抛硬币的一半 / A tie counts as an error for every test sample instead of half of one
# caught by: test_leave_one_out_near_balance, test_expected_error_is_its_definition
# book: §2.2.2
# costs: 4
def fold_mistakes(positives, negatives, n_pos, n_neg):
    lead = (n_pos - positives) - (n_neg - negatives)  # of the positives, in the training set
    if lead == 0:
        return positives + negatives
    return negatives if lead > 0 else positives


# %% tie_predicts_positive: 一样多时总预测正例，没有抛硬币 / A tie predicts positive instead of tossing a coin
# caught by: test_leave_one_out_near_balance, test_expected_error_is_its_definition
# book: §2.2.2
def fold_mistakes(positives, negatives, n_pos, n_neg):
    lead = (n_pos - positives) - (n_neg - negatives)  # of the positives, in the training set
    return negatives if lead >= 0 else positives


# %% worst_case_only: 给出的划分总是最坏的，错误率总是 100% / The folds are always the worst ones, with an error rate of 100%
# caught by: test_folds_with_given_errors
# book: §2.2.2
def folds_with_errors(errors):
    # A fold with 5 + a positives costs 5 + |a|: its surplus is missing in its training set. Folds come in pairs ±a.
    positives, negatives = list(range(50)), list(range(50, 100))
    surplus = 25
    folds = []
    for _ in range(5):
        a = min(surplus, 5)
        surplus -= a
        for n_pos in (5 + a, 5 - a):
            folds.append([positives.pop() for _ in range(n_pos)] + [negatives.pop() for _ in range(10 - n_pos)])
    return folds
