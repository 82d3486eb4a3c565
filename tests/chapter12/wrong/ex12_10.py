"""Known mistakes of 12.10. Each cell holds what differs from the reference."""

# %% beta_one_over_m: 均值预测的 β 当成 1/m / β of the mean taken for 1/m
# caught by: test_beta_mean
def beta_mean(m):
    return 1 / m


# %% beta_two_over_m: β 用了上界 2/m / An upper bound of 2/m for β
# caught by: test_beta_mean
def beta_mean(m):
    return 2 / m


# %% bound_two_over_delta: 对数里写成 2/δ / 2/δ inside the logarithm
# caught by: test_bounds
# book: (12.58), (12.59)
def stability_bound(value, beta, m, M, delta, kind):
    shift = beta if kind == "loo" else 2 * beta
    return value + shift + (4 * m * beta + M) * sqrt(log(2 / delta) / (2 * m))


# %% bounds_exchanged: (12.58) 与 (12.59) 对调 / (12.58) and (12.59) exchanged
# caught by: test_bounds
# book: (12.58), (12.59)
def stability_bound(value, beta, m, M, delta, kind):
    shift = 2 * beta if kind == "loo" else beta
    return value + shift + (4 * m * beta + M) * sqrt(log(1 / delta) / (2 * m))


# %% claims_always_reliable: 以为留一法对任何算法都可靠 / Believes leave-one-out to be reliable for every algorithm
# caught by: test_claims
def claims():
    return {
        "loo_expectation_is_risk_with_m_minus_1": True,
        "kfold_expectation_is_risk_with_m": False,
        "stable_algorithms_make_loo_reliable": True,
        "loo_reliable_for_every_algorithm": True,
        "test_fold_may_be_used_for_training": False,
    }


# %% claims_kfold_unbiased: 以为 k 折对 m 个样例无偏 / Believes k folds to be unbiased for m samples
# caught by: test_claims
def claims():
    return {
        "loo_expectation_is_risk_with_m_minus_1": True,
        "kfold_expectation_is_risk_with_m": True,
        "stable_algorithms_make_loo_reliable": True,
        "loo_reliable_for_every_algorithm": False,
        "test_fold_may_be_used_for_training": False,
    }


# %% claims_loo_biased: 以为留一的期望对不上 m−1 / Believes that expected leave-one-out is not the loss after m−1
# caught by: test_claims
def claims():
    return {
        "loo_expectation_is_risk_with_m_minus_1": False,
        "kfold_expectation_is_risk_with_m": False,
        "stable_algorithms_make_loo_reliable": True,
        "loo_reliable_for_every_algorithm": False,
        "test_fold_may_be_used_for_training": False,
    }


# %% claims_selection_harmless: 以为先用全部数据选属性无妨 / Believes it harmless to choose attributes on all data first
# caught by: test_claims
def claims():
    return {
        "loo_expectation_is_risk_with_m_minus_1": True,
        "kfold_expectation_is_risk_with_m": False,
        "stable_algorithms_make_loo_reliable": True,
        "loo_reliable_for_every_algorithm": False,
        "test_fold_may_be_used_for_training": True,
    }


# %% expected_kind_ignored: kind 被忽略，总是留一 / kind is ignored, it is always leave-one-out
# caught by: test_known_expectations, test_expected_loss
def expected_loss(train, loss, domain, probs, m, kind):
    total = 0.0
    for drawn in product(zip(domain, probs, strict=True), repeat=m):
        D = [z for z, _ in drawn]
        value = loo_loss(train, loss, D) if m > 1 else risk(train, loss, D, domain, probs)
        total += prod(p for _, p in drawn) * value
    return total


# %% expected_loo_as_risk_of_m: 把留一的期望当成用 m 个样例训练的泛化损失 / Takes expected leave-one-out for the loss after training on m
# caught by: test_known_expectations, test_expected_loss
def expected_loss(train, loss, domain, probs, m, kind):
    total = 0.0
    for drawn in product(zip(domain, probs, strict=True), repeat=m):
        D = [z for z, _ in drawn]
        value = risk(train, loss, D, domain, probs)
        total += prod(p for _, p in drawn) * value
    return total


# %% expected_normal_loss: 泛化损失只在没有见过的样例上算 / The generalisation loss of unseen samples only
# caught by: test_risk, test_expected_loss
def risk(train, loss, D, domain, probs):
    model = train(D)
    unseen = [(z, p) for z, p in zip(domain, probs, strict=True) if z not in D]
    return fsum(p * loss(model, z) for z, p in unseen) / (fsum(p for _, p in unseen) or 1.0)


# %% expected_skips_rare: 概率小于 10^-9 的训练集不计 / Leaves out training sets with a chance below 10^-9
# caught by: test_expected_loss
# book: (12.54)
# kind: narrow
def expected_loss(train, loss, domain, probs, m, kind):
    total = 0.0
    for drawn in product(zip(domain, probs, strict=True), repeat=m):
        chance = prod(p for _, p in drawn)
        if chance < 1e-9:
            continue
        D = [z for z, _ in drawn]
        value = loo_loss(train, loss, D) if kind == "loo" else risk(train, loss, D, domain, probs)
        total += chance * value
    return total


# %% expected_uniform: 各训练集等可能 / All training sets equally likely
# caught by: test_expected_loss
# hint: 概率之积
def expected_loss(train, loss, domain, probs, m, kind):
    total = 0.0
    for drawn in product(zip(domain, probs, strict=True), repeat=m):
        D = [z for z, _ in drawn]
        value = loo_loss(train, loss, D) if kind == "loo" else risk(train, loss, D, domain, probs)
        total += value / len(domain) ** m
    return total


# %% expected_unordered: 每个多重集只算一次 / Every multiset is counted once
# caught by: test_known_expectations, test_expected_loss
# hint: 有次序
from itertools import combinations_with_replacement


def expected_loss(train, loss, domain, probs, m, kind):
    total = 0.0
    for drawn in combinations_with_replacement(list(zip(domain, probs, strict=True)), m):
        D = [z for z, _ in drawn]
        value = loo_loss(train, loss, D) if kind == "loo" else risk(train, loss, D, domain, probs)
        total += prod(p for _, p in drawn) * value
    return total


# %% expected_without_repetition: 抽取不重复的样例 / Drawn without repetition
# caught by: test_known_expectations, test_expected_loss
# hint: 重复
from itertools import permutations


def expected_loss(train, loss, domain, probs, m, kind):
    total = 0.0
    for drawn in permutations(list(zip(domain, probs, strict=True)), m):
        D = [z for z, _ in drawn]
        value = loo_loss(train, loss, D) if kind == "loo" else risk(train, loss, D, domain, probs)
        total += prod(p for _, p in drawn) * value
    return total


# %% failure_even_q_only: q 为奇数时两类不一样多 / Classes of unequal size if q is odd
# caught by: test_failure
def loo_failure(q):
    return [(float(i), 1.0 if i < 2 * (q // 2) else -1.0) for i in range(2 * (q // 2))] + [(0.0, 1.0)] * (q % 2 * 2)


# %% failure_half_size: 只有 q 个样例 / Only q samples
# caught by: test_failure
def loo_failure(q):
    return [(float(i), 1.0 if i % 2 else -1.0) for i in range(q)]


# %% failure_one_class: 只有一类 / One class only
# caught by: test_failure
def loo_failure(q):
    return [(float(i), 1.0) for i in range(2 * q)]


# %% failure_one_more: 多数类多一个 / One class has one more than the other
# caught by: test_failure
# hint: 去掉任何一个
def loo_failure(q):
    return [(float(i), 1.0 if i <= q else -1.0) for i in range(2 * q)]


# %% failure_zero_one: 标记写成 0 与 1 / Labels 0 and 1
# caught by: test_failure
def loo_failure(q):
    return [(float(i), 1.0 if i % 2 else 0.0) for i in range(2 * q)]


# %% kfold_is_loo: 忽略 k，总是留一 / k is ignored, it always leaves one out
# caught by: test_kfold
def kfold_loss(train, loss, D, k):
    return loo_loss(train, loss, D)


# %% kfold_not_averaged: k 折的平均没有除以 k / Means of the folds are added up, not averaged
# caught by: test_kfold
def kfold_loss(train, loss, D, k):
    size = len(D) // k
    total = 0.0
    for start in range(0, len(D), size):
        model = train(D[:start] + D[start + size :])
        total += fsum(loss(model, z) for z in D[start : start + size])
    return total / size


# %% kfold_on_all: 每折都用全部样例训练 / Every fold trains on all samples
# caught by: test_kfold
# hint: 其余
def kfold_loss(train, loss, D, k):
    size = len(D) // k
    total = 0.0
    for start in range(0, len(D), size):
        model = train(D)
        total += fsum(loss(model, z) for z in D[start : start + size])
    return total / len(D)


# %% kfold_one_fold: 只做了第一折 / Only the first fold
# caught by: test_kfold
def kfold_loss(train, loss, D, k):
    size = len(D) // k
    total = 0.0
    for start in range(0, size, size):
        model = train(D[:start] + D[start + size :])
        total += fsum(loss(model, z) for z in D[start : start + size])
    return total / size


# %% kfold_shuffled: 先打乱了样例 / Samples are shuffled first
# caught by: test_kfold
def kfold_loss(train, loss, D, k):
    import random

    D = random.Random(0).sample(D, len(D))
    size = len(D) // k
    total = 0.0
    for start in range(0, len(D), size):
        model = train(D[:start] + D[start + size :])
        total += fsum(loss(model, z) for z in D[start : start + size])
    return total / len(D)


# %% kfold_size_k: 每折 k 个样例，而不是 k 折 / Folds of k samples instead of k folds
# caught by: test_kfold
# hint: k 段
def kfold_loss(train, loss, D, k):
    size = k if k < len(D) else 1
    total = 0.0
    for start in range(0, len(D), size):
        model = train(D[:start] + D[start + size :])
        total += fsum(loss(model, z) for z in D[start : start + size])
    return total / len(D)


# %% kfold_strided: 折是隔 k 个取一个，不连续 / Folds take every k-th sample
# caught by: test_kfold
# hint: 连续
def kfold_loss(train, loss, D, k):
    total = 0.0
    for fold in range(k):
        model = train([z for i, z in enumerate(D) if i % k != fold])
        total += fsum(loss(model, z) for z in D[fold::k])
    return total / len(D)


# %% kfold_train_before_only: 只用前面的各段训练 / Trains on the parts before only
# caught by: test_kfold
# hint: 其余
def kfold_loss(train, loss, D, k):
    size = len(D) // k
    total = 0.0
    for start in range(0, len(D), size):
        model = train(D[:start] or D[size:])
        total += fsum(loss(model, z) for z in D[start : start + size])
    return total / len(D)


# %% kfold_trains_on_the_fold: 用一折训练，用其余测试 / Trains on a fold and tests on the rest
# caught by: test_kfold
def kfold_loss(train, loss, D, k):
    size = len(D) // k
    total = 0.0
    for start in range(0, len(D), size):
        model = train(D[start : start + size])
        total += fsum(loss(model, z) for z in D[:start] + D[start + size :])
    return total / (len(D) * (k - 1))


# %% loo_by_index_of: 用 index 找下标，重复时总去掉第一个 / Finds the place by index, so that of equal samples always the first is removed
# caught by: test_loo
# hint: 次序
def loo_loss(train, loss, D):
    return fsum(loss(train(without(D, D.index(z))), z) for i, z in enumerate(D)) / len(D)


# %% loo_divides_by_m_minus_1: 除以了 m−1 / Divided by m−1
# caught by: test_loo
# book: (12.56)
def loo_loss(train, loss, D):
    return fsum(loss(train(without(D, i)), z) for i, z in enumerate(D)) / (len(D) - 1)


# %% loo_removes_equal_samples: 把相同的样例一起去掉 / Removes all samples that equal the one left out
# caught by: test_loo
# hint: 只去掉这一个
# book: (12.56)
def loo_loss(train, loss, D):
    return fsum(loss(train([other for other in D if other != z] or [z]), z) for z in D) / len(D)


# %% loo_skips_last: 最后一个样例没有留出 / The last sample is never left out
# caught by: test_loo
def loo_loss(train, loss, D):
    return fsum(loss(train(without(D, i)), z) for i, z in enumerate(D[:-1])) / (len(D) - 1)


# %% loo_sorted: 训练前把样例排了序 / Samples are sorted before training
# caught by: test_loo
# hint: 次序
def loo_loss(train, loss, D):
    return fsum(loss(train(sorted(without(D, i))), z) for i, z in enumerate(D)) / len(D)


# %% loo_tests_the_rest: 留一时在其余样例上测试 / Leave-one-out tests on the remaining samples
# caught by: test_loo
# hint: 在它身上测试
# book: (12.56)
def loo_loss(train, loss, D):
    means = []
    for i in range(len(D)):
        model = train(without(D, i))
        means.append(fsum(loss(model, z) for z in without(D, i)) / (len(D) - 1))
    return fsum(means) / len(D)


# %% loo_trains_on_one: 只用留出的一个样例训练 / Trains on the one sample that was left out
# caught by: test_loo
# book: (12.56)
def loo_loss(train, loss, D):
    return fsum(loss(train([z]), other) for z in D for other in D) / len(D) ** 2


# %% loo_without_removal: 留一时仍用全部样例训练 / Leave-one-out trains on all samples
# caught by: test_loo
# hint: 去掉第 i 个
# book: (12.56)
def loo_loss(train, loss, D):
    return fsum(loss(train(D), z) for i, z in enumerate(D)) / len(D)


# %% risk_empirical: 把经验损失当成泛化损失 / The empirical loss in place of the generalisation loss
# caught by: test_risk
# hint: 不是对训练集
# book: (12.54)
def risk(train, loss, D, domain, probs):
    model = train(D)
    return fsum(loss(model, z) for z in D) / len(D)


# %% risk_of_unseen: 只对没有见过的样例平均 / Averages over unseen samples only
# caught by: test_risk
# book: (12.54)
def risk(train, loss, D, domain, probs):
    model = train(D)
    return fsum(p * loss(model, z) for z, p in zip(domain, probs, strict=True) if z not in D)


# %% risk_trains_on_domain: 在整个样本空间上训练 / Trains on the whole sample space
# caught by: test_risk
# hint: 训练集
def risk(train, loss, D, domain, probs):
    model = train(domain)
    return fsum(p * loss(model, z) for z, p in zip(domain, probs, strict=True))


# %% risk_uniform: 泛化损失没有用概率 / The generalisation loss ignores probabilities
# caught by: test_risk
# hint: 按概率
# book: (12.54)
def risk(train, loss, D, domain, probs):
    model = train(D)
    return fsum(loss(model, z) for z in domain) / len(domain)


# %% stability_at_the_removed: 只在去掉的样例上比较 / Compares losses at the removed sample only
# caught by: test_stability
# hint: 每个 z
# book: (12.57)
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(m):
            model = train(without(D, i))
            beta = max(beta, abs(losses[domain.index(D[i])] - loss(model, D[i])))
    return beta


# %% stability_at_training_samples: 只在训练样例上比较 / Compares losses at the training samples only
# caught by: test_stability
# hint: 每个 z
# book: (12.57)
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(m):
            model = train(without(D, i))
            gaps = [abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True) if z in D]
            beta = max(beta, *gaps, 0.0)
    return beta


# %% stability_by_replacement: 替换样例而不是去掉 / Replaces a sample instead of removing it
# caught by: test_stability
# hint: 不是替换
# book: (12.57)
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i, other in product(range(m), domain):
            model = train([*D[:i], other, *D[i + 1 :]])
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_decrease_only: 只看去掉样例后损失增大 / Sees only losses that increase when a sample is removed
# caught by: test_stability
# book: (12.57)
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(m):
            model = train(without(D, i))
            beta = max(beta, *(loss(model, z) - before for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_distinct_samples: 训练集中没有重复的样例 / Training sets without repeated samples
# caught by: test_known_stability, test_stability
# hint: 重复样例
# book: (12.57)
from itertools import permutations


def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, permutations(domain, min(m, len(domain)))):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(len(D)):
            model = train(without(D, i))
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_first_and_last: 只去掉第一个与最后一个样例 / Removes the first and the last sample only
# caught by: test_stability
# book: (12.57)
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in (0, m - 1):
            model = train(without(D, i))
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_first_middle_last: 只去掉最前、正中或最后的样例 / Removes only the first, the middle or the last sample
# caught by: test_stability
# book: (12.57)
# kind: narrow
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in sorted({0, m // 2, m - 1}):
            model = train(without(D, i))
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_first_of_equals: 与前面某个样例相同的样例不再去掉 / Samples equal to an earlier one are not removed in their turn
# caught by: test_stability
# book: (12.57)
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(m):
            if D[i] in D[:i]: continue
            model = train(without(D, i))
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_first_removed: 只去掉第一个样例 / Removes the first sample only
# caught by: test_stability
# book: (12.57)
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in [0]:
            model = train(without(D, i))
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_increase_only: 只看损失增大，没有取绝对值 / Sees increases only, without absolute value
# caught by: test_stability
# book: (12.57)
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(m):
            model = train(without(D, i))
            beta = max(beta, *(before - loss(model, z) for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_last_of_equals: 相同的样本只去掉过最后一个 / Of equal samples only the last one is ever left out
# caught by: test_stability
# book: (12.57)
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for z in D:
            rest = D[::-1]
            rest.remove(z)
            model = train(rest[::-1])
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_last_removed: 只去掉最后一个样例 / Removes the last sample only
# caught by: test_stability
# book: (12.57)
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in [m - 1]:
            model = train(without(D, i))
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_mean: 取了平均而不是最大 / The mean instead of the largest difference
# caught by: test_known_stability, test_stability
# book: (12.57)
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(m):
            model = train(without(D, i))
            mean = fsum(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)) / len(domain)
            beta = max(beta, mean)
    return beta


# %% stability_of_squares: 把损失差平方了 / Differences of losses are squared
# caught by: test_known_stability, test_stability
def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(m):
            model = train(without(D, i))
            beta = max(beta, *((before - loss(model, z)) ** 2 for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_one_smaller: 训练集大小是 m−1 / Training sets of size m−1
# caught by: test_known_stability, test_stability
def uniform_stability(train, loss, domain, m):
    m = max(m - 1, 2)
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(m):
            model = train(without(D, i))
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_two_over_m: 凭印象写 2/m / 2/m from memory
# caught by: test_known_stability, test_stability
def uniform_stability(train, loss, domain, m):
    return 2 / m
    for D in map(list, product(domain, repeat=m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(m):
            model = train(without(D, i))
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta


# %% stability_unordered: 训练集不计次序 / Training sets without regard to order
# caught by: test_stability
# book: (12.57)
from itertools import combinations_with_replacement


def uniform_stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, combinations_with_replacement(domain, m)):
        losses = [loss(model, z) for model in [train(D)] for z in domain]
        for i in range(m):
            model = train(without(D, i))
            beta = max(beta, *(abs(before - loss(model, z)) for before, z in zip(losses, domain, strict=True)))
    return beta
