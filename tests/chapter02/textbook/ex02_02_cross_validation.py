"""照 2.2.2 节：每折轮流作测试集，其余各折的并集作训练集；留一法是 k = m 的特例 / Section 2.2.2: each fold in turn is the test set, the union of the others the training set; leave-one-out is k = m"""

from math import comb


def errors_of_fold(test_pos, test_neg, train_pos, train_neg):
    if train_pos > train_neg:
        return test_neg
    if train_pos < train_neg:
        return test_pos
    return (test_pos + test_neg) / 2


def expected_error(y, folds):
    n_pos = sum(y)
    n_neg = len(y) - n_pos
    errors = 0
    for fold in folds:
        pos = sum(y[i] for i in fold)
        neg = len(fold) - pos
        errors += errors_of_fold(pos, neg, n_pos - pos, n_neg - neg)
    return errors / len(y)


def kfold_error(n_pos, n_neg, k, stratified):
    m = n_pos + n_neg
    size = m // k
    if stratified:
        pos, neg = n_pos // k, n_neg // k
        return errors_of_fold(pos, neg, n_pos - pos, n_neg - neg) / size
    # 各折地位相同，看其中一折就够了
    result = 0.0
    for pos in range(size + 1):
        neg = size - pos
        if pos > n_pos or neg > n_neg:
            continue
        probability = comb(n_pos, pos) * comb(n_neg, neg) / comb(m, size)
        result += probability * errors_of_fold(pos, neg, n_pos - pos, n_neg - neg) / size
    return result


def leave_one_out_error(n_pos, n_neg):
    y = [1] * n_pos + [0] * n_neg
    return expected_error(y, [[i] for i in range(len(y))])


def folds_with_errors(errors):
    # 有 p 个正例的一折错 max(p, 10-p) 个
    positives = [5] * 10
    rest = (errors - 50) // 2
    for pair in range(5):
        t = min(5, rest)
        rest -= t
        positives[2 * pair] += t
        positives[2 * pair + 1] -= t
    pos, neg = list(range(50)), list(range(50, 100))
    folds = []
    for p in positives:
        folds.append(pos[:p] + neg[: 10 - p])
        pos, neg = pos[p:], neg[10 - p :]
    return folds
