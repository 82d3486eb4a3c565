"""Checks of exercise 12.10."""

import math
from fractions import Fraction
from itertools import pairwise, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, number, one_of, picture, require, same, share_of_claims
from grader.strategies import edges, grid, probabilities, seeds

from .pins import ex12_10 as pins
from .pins.ex12_10 import BITS, CHANCES, SPACE

EXERCISE = exercise(
    kind="discuss",
    book="§12.6, (12.54)~(12.59)，定理 12.8 / theorem 12.8",
    patterns=["two sides", "witness", "claims"],
    hints=[
        (
            "去掉一个样例以后：用来训练的是几个？留出的那个与它们有什么关系？",
            "With one sample removed: on how many is it trained, and how is the one left out related to them?",
        ),
        (
            "稳定性：列举样本空间上的一切训练集，去掉每一个样例，看样本空间的每一个 z。",
            "Stability: list all training sets over the sample space, remove each sample, look at every z of the sample space.",
        ),
        (
            "失真的例子：要使去掉任何一个样例都改变多数。",
            "For the failure: removing any sample must change the majority.",
        ),
    ],
    written={
        "essay": [
            (
                "留一与 k 折估计的是用 m−1、m−m/k 个样例训练的泛化损失：偏差",
                "Leave-one-out and k folds estimate the loss after training on m−1 and m−m/k samples: bias",
            ),
            (
                "稳定性 β 控制偏差与方差，由 (12.59) 得到可靠性",
                "Stability β controls bias and variance; (12.59) makes it reliable",
            ),
            ("不稳定的算法可以使它失真", "With an unstable algorithm it can be worthless"),
            ("k 与计算量的权衡，测试部分不得参与训练", "k against cost; the test part must have no share in training"),
        ]
    },
    extra=["beta_mean", "stability_bound"],
    contract=[
        (
            "D 有 2 到 12 个样例，m ≤ 10，|domain| ≤ 8，|domain|^m ≤ 64；各数的绝对值不超过 1000，损失不超过 10⁷；误差不超过 10⁻⁹（大于 1 的数指相对误差），"
            "哪怕训练集的概率只有 10⁻¹⁰",
            "D has 2 to 12 samples; m ≤ 10, |domain| ≤ 8, |domain|^m ≤ 64; numbers of at most 1000, losses of at most 10⁷; errors of 10⁻⁹ at most "
            "(relative where a number is above 1), even where a training set has a chance of 10⁻¹⁰",
        ),
        (
            "一次调用中对 train 与 loss 的调用合计不超过 10000 次；loo_failure 中 q 至多 50",
            "A call evaluates train and loss 10000 times together at most; q is 50 at most in loo_failure",
        ),
        (
            "beta_mean 中 m 至多 1000；stability_bound 中 value、beta、M 在 0 与 1000 之间，m 至多 10⁶，10⁻⁶ ≤ delta < 1",
            "m up to 1000 in beta_mean; in stability_bound value, beta and M lie between 0 and 1000, m up to 10⁶, 10⁻⁶ ≤ delta < 1",
        ),
    ],
)


def pairs(D):
    return [(float(z[0]), float(z[1])) for z in D]


def mean_y(D):
    values = [y for _, y in pairs(D)]
    return math.fsum(values) / len(values)


def majority(D):
    return 1.0 if 2 * sum(y > 0 for _, y in pairs(D)) >= len(D) else -1.0


def scramble(numbers):
    """A number in 0, 1/8, …, 1 that depends on all these."""
    state = 7
    for x in numbers:
        state = (state * 31 + round(float(x) * 8)) % 8191
    return state % 9 / 8


def by_table(D):
    return scramble([x for z in sorted(pairs(D)) for x in z])


def fine_table_in_order(D):
    """Hardly any two training sets have the same number: the largest change is that of one sample of one of them."""
    state = 7
    for x in (x for z in pairs(D) for x in z):
        state = (state * 31 + round(8 * x)) % 8191
    return state / 8191


def by_table_in_order(D):
    return scramble([x for z in pairs(D) for x in z])


def changes(D):
    """How often y changes from a sample to the next: one in the middle may make two changes, one at an end only one."""
    return sum(a != b for (_, a), (_, b) in pairwise(pairs(D)))


def nearest(model, z):
    x, y = float(z[0]), float(z[1])
    return float(min(pairs(model), key=lambda one: abs(one[0] - x))[1] != y)


LEARNERS = {
    "mean": (mean_y, lambda model, z: (float(model) - float(z[1])) ** 2),
    "majority": (majority, lambda model, z: float((float(model) > 0) != (float(z[1]) > 0))),
    "nearest": (pairs, nearest),
    "constant": (lambda D: 0.0, lambda model, z: abs(float(z[1]))),
    "memory": (pairs, lambda model, z: float((float(z[0]), float(z[1])) not in pairs(model))),
    "novel": (
        pairs,
        lambda model, z: 0.0 if (float(z[0]), float(z[1])) in pairs(model) else len(set(pairs(model))) ** 2.0,
    ),
    "size": (lambda D: len(D), lambda model, z: float(model) + abs(float(z[1])) / 4),
    "last": (lambda D: pairs(D)[-1][1], lambda model, z: abs(float(model) - float(z[1]))),
    "first": (lambda D: pairs(D)[0][1], lambda model, z: abs(float(model) - float(z[1]))),
    "changes": (changes, lambda model, z: float(model) + abs(float(z[1]))),
    "table": (by_table, lambda model, z: scramble([float(model), *z])),
    "order": (by_table_in_order, lambda model, z: scramble([float(model), *z])),
    "fine": (fine_table_in_order, lambda model, z: float(model)),
}
"""Algorithms with their losses. What they compute of a training set does not depend on rounding."""
GENERAL = sorted(LEARNERS)


@st.composite
def training(draw, far=False):
    """{"learner", "D"}: samples that may repeat."""
    learner = draw(st.sampled_from(GENERAL))
    pool = draw(samples(draw(st.integers(1, 6)), learner, far))
    D = draw(st.lists(st.sampled_from(pool), min_size=2, max_size=12 if far else 6))
    return {"learner": learner, "D": D}


@st.composite
def folded(draw, far=False):
    """{"learner", "D", "k"} with k a divisor of the number of samples."""
    learner = draw(st.sampled_from(GENERAL))
    most = 12 if far else 8
    k = draw(st.integers(2, most))
    size = draw(st.integers(1, most // k))
    pool = draw(samples(draw(st.integers(1, 6)), learner, far))
    D = draw(st.lists(st.sampled_from(pool), min_size=k * size, max_size=k * size))
    return {"learner": learner, "D": D, "k": k}


@st.composite
def spaces(draw, least=2, most=64, far=False):
    """{"learner", "domain", "probs", "m"}: a finite sample space, and a size of training sets within what the contract allows."""
    learner = draw(st.sampled_from(GENERAL))
    domain = draw(samples(draw(st.sampled_from([1, 2, 2, 3, 3])), learner, far))
    n = len(domain)
    m = draw(st.integers(least, max(k for k in range(least, 7) if n**k <= most)))
    return {"learner": learner, "domain": domain, "probs": draw(probabilities((n, n))), "m": m}


@check(points=0.5, book="(12.57)")
def test_known_stability(answer):
    """均值预测、平方损失的稳定性，以及常数预测与记忆者的稳定性 /
    The stability of predicting the mean under squared loss, and of a constant and of a memoriser"""
    with hint(*HINT_STABILITY):
        for domain, m, value in ((SPACE, 2, 3 / 4), (BITS, 3, 5 / 9)):
            what = (f"m = {m} 时均值预测的 β", f"β of the mean for m = {m}")
            close(answer.uniform_stability(*LEARNERS["mean"], domain, m), value, what)
        what = ("常数预测的 β", "β of a constant")
        close(answer.uniform_stability(*LEARNERS["constant"], BITS, 2), 0.0, what)
        what = ("记忆者的 β", "β of a memoriser")
        close(answer.uniform_stability(*LEARNERS["memory"], BITS, 2), 1.0, what)


@check(points=0.5)
def test_known_expectations(answer):
    """均值预测：留一损失的期望与泛化损失的期望 /
    The mean: the expected leave-one-out loss and the expected generalisation loss"""
    mean = LEARNERS["mean"]
    domain = [(0.0, 0.0), (0.0, 1.0), (0.0, 0.5)]
    with hint(*HINT_EXPECTED):
        # The variance of y is 1/8; a mean of n samples predicts with an expected squared error of (1 + 1/n)/8.
        what = ("m = 2 时留一损失的期望", "the expected leave-one-out loss for m = 2")
        close(answer.expected_loss(*mean, domain, CHANCES, 2, "loo"), 1 / 4, what)
        what = ("m = 2 时泛化损失的期望", "the expected generalisation loss for m = 2")
        close(answer.expected_loss(*mean, domain, CHANCES, 2, "risk"), 3 / 16, what)


@check(points=0.5)
def test_known_folds(answer):
    """均值预测：四个样例的 2 折损失的期望 / The mean: the expected loss of 2 folds on four samples"""
    with hint(*HINT_FOLDS):
        # The variance of y is 1/4, and two samples train each model: (1 + 1/2)/4.
        every = [list(D) for D in product([(0.0, 0.0), (0.0, 1.0)], repeat=4)]
        losses = [number(answer.kfold_loss(*LEARNERS["mean"], D, 2), ("损失", "the loss")) for D in every]
        close(math.fsum(losses) / 16, 3 / 8, ("m = 4 时 2 折损失的期望", "the expected loss of 2 folds for m = 4"))


@check(
    points=1,
    book="(12.56)",
    given={"task": training()},
    also=pins.loo_inputs,
    strict_given={"task": training(far=True)},
    strict=pins.more_loo_inputs,
    examples=8,
)
def test_loo(answer, task):
    """留一损失：每次恰好去掉一个样例，只在它身上测试，其余的次序不变 /
    The leave-one-out loss: exactly one sample is removed at a time, it alone is tested, the others keep their order"""
    train, loss = LEARNERS[task["learner"]]
    with hint(*HINT_LOO):
        close(
            answer.loo_loss(train, loss, task["D"]), loo(train, loss, task["D"]), ("留一损失", "the leave-one-out loss")
        )


@check(
    points=1,
    given={"task": folded()},
    also=pins.kfold,
    strict_given={"task": folded(far=True)},
    strict=pins.more_kfold,
    examples=8,
)
def test_kfold(answer, task):
    """k 折交叉验证：连续的 k 段，每个样例恰好由没有见过它那一段的模型测试一次 /
    k-fold cross-validation: k successive parts, and each sample is tested once, by the model that has not seen its part
    """
    train, loss = LEARNERS[task["learner"]]
    D, k = task["D"], task["k"]
    with hint(*HINT_FOLDS):
        close(answer.kfold_loss(train, loss, D, k), folds(train, loss, D, k), ("k 折的损失", "the loss of k folds"))


@check(
    points=0.5,
    book="(12.54)",
    given={"space": spaces(), "seed": seeds()},
    also=pins.risk,
    strict_given={"space": spaces(far=True), "seed": seeds()},
    strict=pins.more_risk,
    examples=40,
)
def test_risk(answer, space, seed):
    """泛化损失：按概率对样本空间平均，模型在 D 上训练 /
    The generalisation loss: a mean over the sample space by probability, for the model trained on D"""
    train, loss = LEARNERS[space["learner"]]
    domain, probs = space["domain"], space["probs"]
    D = [domain[k] for k in np.random.default_rng(seed).integers(len(domain), size=max(2, space["m"]))]
    got = answer.risk(train, loss, D, domain, probs)
    with hint(*HINT_RISK):
        close(got, the_risk(train, loss, D, domain, probs), ("泛化损失", "the generalisation loss"))


@check(
    points=2,
    book="(12.57)",
    given={"space": spaces(most=9)},
    also=pins.stability_inputs,
    strict_given={"space": spaces(most=9, far=True)},
    strict=pins.more_stability_inputs,
    examples=4,
)
def test_stability(answer, space):
    """β 是最小的：对一切训练集、每个去掉的样例、样本空间的每个 z /
    β is the least: for all training sets, each removed sample, every z of the sample space"""
    train, loss = LEARNERS[space["learner"]]
    exact = stability(train, loss, space["domain"], space["m"])
    with hint(*HINT_STABILITY):
        close(answer.uniform_stability(train, loss, space["domain"], space["m"]), exact, ("β", "β"))


@check(
    points=2,
    given={"space": spaces(most=9)},
    also=pins.expected_loss,
    strict_given={"space": spaces(most=9, far=True)},
    strict=pins.more_expected_loss,
    examples=4,
)
def test_expected_loss(answer, space):
    """留一损失的期望与泛化损失的期望，对任何算法与分布 /
    The expected leave-one-out loss and the expected generalisation loss, for any algorithm and distribution"""
    train, loss = LEARNERS[space["learner"]]
    domain, probs, m = space["domain"], space["probs"], space["m"]
    with hint(*HINT_EXPECTED):
        got = answer.expected_loss(train, loss, domain, probs, m, "loo")
        exact = expectation(domain, probs, m, lambda D: loo(train, loss, D))
        close(got, exact, ("留一损失的期望", "the expected leave-one-out loss"))
        for size in (m, m - 1):
            got = answer.expected_loss(train, loss, domain, probs, size, "risk")
            exact = expectation(domain, probs, size, lambda D: the_risk(train, loss, D, domain, probs))
            what = (f"m = {size} 时泛化损失的期望", f"the expected generalisation loss for m = {size}")
            close(got, exact, what)


@check(points=1, given={"q": st.integers(1, 10)}, also=pins.failure, strict=pins.larger_failure, examples=4)
def test_failure(answer, q):
    """多数类算法在 2q 个样例上训练错误率为 ½，留一错误率为 1 /
    The majority class has training error ½ and leave-one-out error 1 on the 2q samples"""
    D = array(answer.loo_failure(q), (2 * q, 2), ("样例", "the samples")).tolist()
    for i, (_, y) in enumerate(D):
        one_of(y, (1, -1), (f"第 {i} 个样例的 y", f"y of sample {i}"))
    train, loss = LEARNERS["majority"]
    errors = sum(loss(train(D), z) for z in D), sum(loss(train(D[:i] + D[i + 1 :]), z) for i, z in enumerate(D))
    with hint(*HINT_FAILURE):
        require(
            errors == (q, 2 * q),
            f"训练时错 {errors[0]:g} 个，留一时错 {errors[1]:g} 个；应是 {q} 与 {2 * q} 个",
            f"It errs {errors[0]:g} times in training and {errors[1]:g} times when left out; it should be {q} and {2 * q}",
            got=D,
        )


@check(
    points=1,
    given={"again": st.booleans()},
    examples=2,
    hint=(
        "前几条可以用上面的函数在小的样本空间上试；大 m 时想想 `loo_failure`。",
        "Try the first ones with the functions above on small sample spaces; for large m think of `loo_failure`.",
    ),
)
def test_claims(answer, again):
    """五条说法的真假 / Which of the five statements hold"""
    got = answer.claims()
    if again:
        same(got, answer.claims(), ("claims()", "claims()"))
    return share_of_claims(got, TRUTH)


@check(given={"m": st.integers(2, 1000)}, also=pins.beta_mean, examples=10, extra=True)
def test_beta_mean(answer, m):
    """均值预测的 β，对每个 m / β of predicting the mean, for each m"""
    # The mean of the others is a, removing y moves it by (a - y)/m; the loss changes most at one of the ends.
    exact = max(abs((z - a - Fraction(y - a, m)) ** 2 - Fraction(z - a) ** 2) for a, y, z in product((0, 1), repeat=3))
    close(answer.beta_mean(m), float(exact), ("β", "β"))


@check(
    book="(12.58), (12.59)",
    given={
        "value": grid(0, 4),
        "beta": st.one_of(edges(0.0, 1.0), edges(0.0, 1000.0)),
        "m": st.one_of(st.integers(1, 30), st.integers(31, 10**6)),
        "M": st.one_of(edges(0.0, 4.0), edges(0.0, 1000.0)),
        "delta": edges(1e-6, 0.999),
        "kind": st.sampled_from(["empirical", "loo"]),
    },
    also=pins.bounds,
    extra=True,
)
def test_bounds(answer, value, beta, m, M, delta, kind):
    """定理 12.8 的两个上界 / Both bounds of theorem 12.8"""
    width = 4 * beta * math.sqrt(m * -math.log(delta) / 2) + M * math.sqrt(-math.log(delta) / 2 / m)
    exact = value + beta * {"empirical": 2, "loo": 1}[kind] + width
    close(answer.stability_bound(value, beta, m, M, delta, kind), exact, ("上界", "the bound"))


@picture(
    "八个样例上留一损失与泛化损失之差的分布：均值预测与多数类",
    "How leave-one-out minus generalisation loss is distributed on eight samples: the mean and the majority class",
    alt=(
        "两幅条形图：均值预测的差都集中在 0 附近，多数类的差在正反各半时达到 ½",
        "Two bar charts: for the mean the differences lie near 0; for the majority class they reach ½ where both classes are equal",
    ),
)
def draw_differences(figure, answer, reference, says):
    panels = figure.subplots(2, 1, sharex=True)
    names = (("mean", says("均值预测", "the mean")), ("majority", says("多数类", "the majority class")))
    for axes, (learner, title) in zip(panels, names, strict=True):
        train, loss = LEARNERS[learner]
        low = 0.0 if learner == "mean" else -1.0
        domain = [(0.0, low), (0.0, 1.0)]
        for ones in range(9):
            D = [domain[1]] * ones + [domain[0]] * (8 - ones)
            gap = float(answer.loo_loss(train, loss, D)) - float(answer.risk(train, loss, D, domain, [0.5, 0.5]))
            axes.bar(gap, math.comb(8, ones) / 256, width=0.02, color="gray")
        axes.set_title(title, fontsize="small")
        axes.set_ylabel(says("概率", "probability"))
    panels[-1].set_xlabel(says("留一损失减泛化损失", "leave-one-out loss minus generalisation loss"))
    figure.tight_layout()


HINT_LOO = (
    "去掉第 i 个样例（只去掉这一个，其余的次序不变）训练，在它身上测试；m 次的平均。",
    "Train without sample i (only this one, the others in their order) and test on it; the mean of m times.",
)
HINT_FOLDS = (
    "k 段连续而一样长；每一段由在其余各段上训练的模型来测试。",
    "There are k successive parts of equal size; each is tested with the model trained on the others.",
)
HINT_RISK = (
    "泛化损失是对样本空间按概率平均，不是对训练集。",
    "The generalisation loss is a mean over the sample space by probability, not over the training set.",
)
HINT_STABILITY = (
    "去掉（不是替换）第 i 个样例，在样本空间的每个 z 上比较损失，取最大的差；有重复样例的训练集也算。",
    "Remove sample i (do not replace it), compare losses at every z of the sample space and take the largest difference; training sets "
    "with repeated samples count as well.",
)
HINT_EXPECTED = (
    "列举有次序、可重复的 m 个样例，乘以各自概率之积。",
    "List all ordered draws of m samples, repetitions included, each with the product of its probabilities.",
)
HINT_FAILURE = (
    "去掉任何一个样例，多数就应变成另一类。",
    "Removing any sample should make the other class the majority.",
)


def loo(train, loss, D):
    return math.fsum(loss(train(D[:i] + D[i + 1 :]), z) for i, z in enumerate(D)) / len(D)


def folds(train, loss, D, k):
    size = len(D) // k
    return math.fsum(
        loss(train([other for j, other in enumerate(D) if j // size != i // size]), z) for i, z in enumerate(D)
    ) / len(D)


def the_risk(train, loss, D, domain, probs):
    model = train(D)
    return math.fsum(p * loss(model, z) for z, p in zip(domain, probs, strict=True))


def expectation(domain, probs, m, value):
    """The expectation of a number that a training set has."""
    terms = []
    for drawn in product(range(len(domain)), repeat=m):
        chance = math.prod(probs[k] for k in drawn)
        if chance:
            terms.append(chance * value([domain[k] for k in drawn]))
    return math.fsum(terms)


def stability(train, loss, domain, m):
    beta = 0.0
    for D in map(list, product(domain, repeat=m)):
        whole = train(D)
        for rest in (train(D[:i] + D[i + 1 :]) for i in range(m)):
            beta = max(beta, *(abs(loss(whole, z) - loss(rest, z)) for z in domain))
    return beta


@st.composite
def samples(draw, count, learner, far=False):
    """So many different samples, if `far` small or large or of many decimals."""
    cell = st.integers(-3, 3).map(float)
    drawn = draw(st.lists(st.tuples(cell, cell), min_size=count, max_size=count, unique=True))
    kind = draw(st.sampled_from(["", "small", "large", "fine"])) if far else ""
    if kind == "large":
        drawn = [(x * 250.0, y * 250.0) for x, y in drawn]
    elif kind == "small":
        drawn = [(x * 1e-5, y * 1e-5) for x, y in drawn]
    elif kind == "fine":
        shift = np.random.default_rng(draw(seeds())).random(2).round(9).tolist()
        drawn = [(x + shift[0], y + shift[1]) for x, y in drawn]
    if learner in ("majority",):
        drawn = list(dict.fromkeys((x, 1.0 if y >= 0 else -1.0) for x, y in drawn))
    return drawn


TRUTH = {
    "loo_expectation_is_risk_with_m_minus_1": True,
    "kfold_expectation_is_risk_with_m": False,
    "stable_algorithms_make_loo_reliable": True,
    "loo_reliable_for_every_algorithm": False,
    "test_fold_may_be_used_for_training": False,
}
