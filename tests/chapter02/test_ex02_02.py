"""Checks of exercise 2.2."""

from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import check, close, equal, exercise, hint, memo, partition_of, picture, require

from .pins import ex02_02 as pins

EXERCISE = exercise(
    kind="compute",
    book="§2.2.2",
    patterns=["derived formula", "oracle", "witness"],
    hints=[
        (
            "拿走测试样本后，剩下的训练集中哪一类更多？",
            "Once the test samples are taken away, which class leads in the training set?",
        ),
        (
            "一折里正例偏多，训练集里正例就偏少：两者此消彼长。",
            "Where a fold has more than its share of positives, its training set has less.",
        ),
        (
            "不分层时，每一折都是随机抽出的一组样本：其中恰有 j 个正例的可能有多大？",
            "Unstratified, every fold is a random set of samples: how likely are j positives in it?",
        ),
    ],
    extra=["folds_with_errors"],
    contract=[
        ("至多 1000 个样本，答案的误差不超过 1e-9", "Up to 1000 samples; answers are right to 1e-9"),
        (
            "folds_with_errors：errors 是 50 到 100 的偶数，期望错误率恰为 errors/100",
            "folds_with_errors: errors is an even number from 50 to 100, and the expected error rate is exactly errors/100",
        ),
    ],
)

HINT_ONE_OUT = (
    "拿走的若是正例，训练集里正例就少一个；看清剩下的是多数、少数，还是一样多。",
    "Taking a positive away leaves one positive less: is it then the majority, the minority, or a tie?",
)


@st.composite
def folded_labels(draw, sizes=None):
    """{"y", "folds"}: at least two folds of equal size; one class may be missing."""
    n, k = draw(st.sampled_from(sizes or SIZES))
    order = draw(st.permutations(range(n)))
    if n > 12:
        n_pos = draw(st.integers(n // 2 - 3, n // 2 + 3))
        y = [int(i % n < n_pos) for i in order[::-1]]
    else:
        y = draw(st.lists(st.integers(0, 1), min_size=n, max_size=n))
    size = n // k
    return {"y": y, "folds": [order[i * size : (i + 1) * size] for i in range(k)]}


@st.composite
def divisions(draw):
    """(n_pos, n_neg, k, stratified) as `kfold_error` takes them."""
    if draw(st.booleans()):
        k = draw(st.integers(2, 15))
        return k * draw(st.integers(0, 5)), k * draw(st.integers(1, 5)), k, True
    n, k = draw(st.sampled_from([*SIZES, (20, 5), (36, 12), (60, 4), (100, 20)]))
    n_pos = draw(st.integers(0, n))
    return n_pos, n - n_pos, k, False


@check(points=2.5)
def test_the_hundred_samples(answer):
    """正反例各 50 个：分层的 10 折、不分层的 10 折与留一法 /
    50 samples of each class: stratified 10-fold, unstratified 10-fold, and leave-one-out"""
    with hint(*HINT_STRATIFIED):
        close(answer.kfold_error(50, 50, 10, True), 0.5, ("分层 10 折的错误率", "the error rate of stratified 10-fold"))
    with hint(*HINT_ONE_OUT):
        close(answer.leave_one_out_error(50, 50), 1.0, LEAVE_ONE_OUT)
    with hint(*HINT_RANDOM):
        unstratified = ("不分层 10 折的错误率", "the error rate of unstratified 10-fold")
        close(answer.kfold_error(50, 50, 10, False), 10076903 / 16340038, unstratified)


@check(points=1, hint=HINT_ONE_OUT)
def test_leave_one_out_near_balance(answer):
    """留一法：两类一样多、只差一个、差两个，以及只有一类 /
    Leave-one-out with classes of equal size, with one and with two samples more, and with one class only"""
    for n_pos, n_neg, expected in (
        (51, 49, 0.49),
        (50, 49, 74 / 99),
        (1, 1, 1.0),
        (2, 1, 2 / 3),
        (1, 2, 2 / 3),
        (4, 0, 0.0),
        (0, 2, 0.0),
    ):
        close(answer.leave_one_out_error(n_pos, n_neg), expected, LEAVE_ONE_OUT)


@check(
    points=3,
    book="§2.2.2",
    given={"case": folded_labels()},
    also=pins.expected_error_is_its_definition,
    strict_given={"case": folded_labels([(104, 13), (110, 2), (120, 120)])},
)
def test_expected_error_is_its_definition(answer, case):
    """对任意标记和任意一样大的折，期望错误率都符合定义 /
    For any labels and folds of equal size the expected error rate is what the definition says"""
    y, folds = case["y"], case["folds"]
    expected = float(error_of(y, folds))
    with hint(*HINT_TEST_SET):
        close(answer.expected_error(y, folds), expected, ERROR)
    with hint("两类应一视同仁。", "The two classes are treated alike."):
        exchanged = ("两类互换后的错误率", "the rate with classes exchanged")
        close(answer.expected_error([1 - label for label in y], folds), expected, exchanged)


@check(
    points=1.5,
    given={"n_pos": st.integers(0, 9), "n_neg": st.integers(2, 9)},
    also=pins.leave_one_out,
    hint=HINT_ONE_OUT,
)
def test_leave_one_out(answer, n_pos, n_neg):
    """留一法的错误率，就是每折一个样本的期望错误率 /
    The error rate of leave-one-out is that of folds of one sample"""
    y = [1] * n_pos + [0] * n_neg
    expected = float(error_of(y, [[i] for i in range(len(y))]))
    close(answer.leave_one_out_error(n_pos, n_neg), expected, LEAVE_ONE_OUT)


@check(points=2, given={"division": divisions()}, also=pins.kfold, strict=pins.kfold_strict)
def test_kfold(answer, division):
    """k 折的错误率：分层的等于任一分层划分的，不分层的等于对所有划分取的平均 /
    The error rate of k-fold: stratified that of any stratified folds, unstratified the mean over all divisions"""
    n_pos, n_neg, k, stratified = division
    got = answer.kfold_error(n_pos, n_neg, k, stratified)
    if stratified:
        y, folds = [*range(k)] * ((n_pos + n_neg) // k), []
        folds = [[i for i, fold in enumerate(y) if fold == f] for f in range(k)]
        expected = error_of([1] * n_pos + [0] * n_neg, folds)
        with hint(*HINT_STRATIFIED):
            close(got, float(expected), ("分层 k 折的错误率", "the rate of stratified k-fold"))
    else:
        expected = mean_error(n_pos, n_neg, (n_pos + n_neg) // k)
        with hint(*HINT_RANDOM):
            close(got, float(expected), ("不分层 k 折的错误率", "the rate of unstratified k-fold"))


@check(
    extra=True,
    given={"errors": st.integers(25, 50).map(lambda half: 2 * half)},
    also=pins.folds_with_given_errors,
    hint=(
        "一折里有 j 个正例时错几个？各折相加要等于 errors，而正例总共 50 个。",
        "How many errors does a fold with j positives make? They add up to errors, and there are 50 positives in all.",
    ),
)
def test_folds_with_given_errors(answer, errors):
    """不分层的 10 折，错误率可以是 50% 到 100% 的任何偶数个百分点：给出这样的划分 /
    Without stratification 10-fold can give any even percentage of errors from 50 to 100: show such folds"""
    folds = partition_of(answer.folds_with_errors(errors), 100, ("划分", "the folds"))
    sizes = [len(fold) for fold in folds]
    equal(sizes, [10] * 10, ("各折的大小", "the sizes of the folds"))
    got = error_of([1] * 50 + [0] * 50, folds)
    positives = [sum(i < 50 for i in fold) for fold in folds]
    require(
        got == Fraction(errors, 100),
        f"各折的正例数是 {positives}，期望错误率是 {float(got):g}，应为 {errors / 100:g}",
        f"The folds hold {positives} positives; their expected error rate is {float(got):g} and should be {errors / 100:g}",
        got=folds,
    )


@picture(
    "你给出的错误率为 80% 的 10 折",
    "Your ten folds with an error rate of 80%",
    alt=(
        "每折一根柱子，按正、反例着色，上面写着训练后预测的类别：总是这一折里较少的那一类",
        "A bar for each fold, coloured by class, with the predicted class above it: always the minority of that fold",
    ),
)
def draw_folds(figure, answer, reference, says):
    positives = [sum(int(i) < 50 for i in fold) for fold in answer.folds_with_errors(80)]
    axes = figure.subplots()
    axes.bar(range(10), positives, color="C3", label=says("正例", "positive"))
    axes.bar(range(10), [10 - n for n in positives], bottom=positives, color="C0", label=says("反例", "negative"))
    for i, n in enumerate(positives):
        verdict = says("抛硬币", "coin") if n == 5 else says("预测反", "says −") if n > 5 else says("预测正", "says +")
        axes.text(i, 10.2, verdict, ha="center")
    axes.set(xlabel=says("折", "fold"), ylabel=says("样本数", "samples"), xticks=range(10), ylim=(0, 13))
    axes.legend(ncols=2, loc="upper right")


ERROR = ("期望错误率", "the expected error rate")
LEAVE_ONE_OUT = ("留一法的错误率", "the error rate of leave-one-out")
HINT_TEST_SET = (
    "只数训练集里的两类，不能看测试样本；一样多时每个测试样本算半个错误。",
    "Count the classes of the training set only, never the test samples; in a tie each test sample is half an error.",
)
HINT_STRATIFIED = (
    "分层后每折的正例一样多，拿走一折，剩下的训练集里哪一类多？",
    "Stratified, each fold has as many positives as any other: which class leads without it?",
)
HINT_RANDOM = (
    "一折恰有 j 个正例的概率，是不放回抽样的概率；对每个 j 求错误数，再按概率加权。",
    "A fold has j positives with the probability of drawing without replacement; weigh the errors of each j by it.",
)
SIZES = [(n, k) for n in range(2, 13) for k in range(2, n + 1) if n % k == 0]
"""Few samples, and into how many folds they can be divided."""


def error_of(y, folds) -> Fraction:
    """The mistakes of each fold, sample by sample, for the majority of all other samples."""
    mistakes = Fraction(0)
    for fold in map(set, folds):
        training = [label for i, label in enumerate(y) if i not in fold]
        ones, zeros = training.count(1), training.count(0)
        for i in fold:
            if ones == zeros:
                mistakes += Fraction(1, 2)
            else:
                mistakes += y[i] != (ones > zeros)
    return mistakes / len(y)


@memo
def mean_error(n_pos, n_neg, size) -> Fraction:
    """The error rate of a fold that is drawn sample by sample, in expectation."""
    chances = {0: Fraction(1)}  # number of positives drawn -> probability
    for drawn in range(size):
        left, after = n_pos + n_neg - drawn, {}
        for j, chance in chances.items():
            for more, there in ((1, n_pos - j), (0, n_neg - (drawn - j))):
                if there:
                    after[j + more] = after.get(j + more, 0) + chance * Fraction(there, left)
        chances = after
    rates = {}
    for j in chances:
        y = [1] * n_pos + [0] * n_neg
        fold = [*range(j), *range(n_pos, n_pos + size - j)]
        rates[j] = error_of(y, [fold]) * len(y) / size
    return sum(chances[j] * rates[j] for j in chances)
