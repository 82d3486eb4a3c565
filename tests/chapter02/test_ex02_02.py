"""Checks of exercise 2.2."""

from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import close, equal, example_check, exercise, partition_of, picture, property_check, require

EXERCISE = exercise(
    kind="compute",
    book="§2.2.2",
    patterns=["derived formula", "oracle", "witness"],
    hints=[
        (
            "拿走测试样本后, 剩下的训练集中哪一类更多?",
            "Once the test samples are taken away, which class leads in the training set?",
        )
    ],
    equivalent_mutants={
        "mistakes += negatives if lead >= 0 else positives": "A lead of 0 has been dealt with before.",
        "mistakes += negatives if lead > -1 else positives": (
            "A lead of 0 has been dealt with before, and leads are whole numbers."
        ),
        "positives, negatives = list(range(50)), list(range(49, 100))": (
            "Fifty are taken from the end, so that 49 is never reached."
        ),
        "surplus = (errors - 49) // 2": "errors is even, so that rounding down takes the odd one away again.",
    },
)

ERROR = ("期望错误率", "the expected error rate")
LEAVE_ONE_OUT = ("留一法的错误率", "the error rate of leave-one-out")


@st.composite
def folded_labels(draw):
    """{"y", "folds"}: at least two folds of equal size; one class may be missing."""
    k, size = draw(st.sampled_from([(k, s) for k in range(2, 7) for s in range(1, 7) if k * s <= 12]))
    order = draw(st.permutations(range(k * size)))
    y = draw(st.lists(st.integers(0, 1), min_size=k * size, max_size=k * size))
    return {"y": y, "folds": [order[i * size : (i + 1) * size] for i in range(k)]}


@example_check(
    "正反例各 50 个: 分层 10 折估得 0.5, 留一法估得 1.0",
    "50 samples of each class: stratified 10-fold gives 0.5, leave-one-out gives 1.0",
    points=20,
    hint=(
        "留一法拿走的若是正例, 训练集里正例就成了少数. 返回的是小数, 不是百分数.",
        "If leave-one-out takes a positive away, positives are in the minority. Return a fraction, not a percentage.",
    ),
)
def test_the_hundred_samples(answer):
    close(answer.kfold_error(50, 10), 0.5, ("10 折的错误率", "the error rate of 10-fold"))
    close(answer.leave_one_out_error(50, 50), 1.0, LEAVE_ONE_OUT)


@example_check(
    "留一法: 51 正 49 反得 0.49, 50 正 49 反得 74/99, 1 正 1 反得 1, 2 正 1 反得 2/3, 只有一类时得 0",
    "Leave-one-out: 0.49 for 51 + 49 samples, 74/99 for 50 + 49, 1 for 1 + 1, 2/3 for 2 + 1, and 0 for one class only",
    points=10,
    hint=(
        "多数类只多一个时, 拿走一个多数类样本就一样多了: 要抛硬币.",
        "With a majority of one, taking one of it away leaves a tie: toss the coin.",
    ),
)
def test_leave_one_out_near_balance(answer):
    for n_pos, n_neg, expected in (
        (51, 49, 0.49),
        (50, 49, 74 / 99),
        (1, 1, 1.0),
        (2, 1, 2 / 3),
        (1, 2, 2 / 3),
        (4, 0, 0.0),
    ):
        close(answer.leave_one_out_error(n_pos, n_neg), expected, LEAVE_ONE_OUT)


@property_check(
    "对任意标记和任意一样大的折, 期望错误率都符合定义",
    "For any labels and folds of equal size the expected error rate is what the definition says",
    points=25,
    book="§2.2.2",
    given={"case": folded_labels()},
    also=[
        {"case": {"y": [1, 1, 1, 1], "folds": [[0, 1], [2, 3]]}},
        {"case": {"y": [1, 0, 1, 0], "folds": [[0, 1], [2, 3]]}},
        {"case": {"y": [1, 1, 0, 0], "folds": [[3, 2], [0, 1]]}},
    ],
    hint=(
        "只数训练集里的两类, 不能看测试样本; 一样多时每个测试样本算半个错误.",
        "Count the classes of the training set only, never the test samples; in a tie each test sample is half an error.",
    ),
)
def test_expected_error_is_its_definition(answer, case):
    y, folds = case["y"], case["folds"]
    expected = float(error_of(y, folds))
    close(answer.expected_error(y, folds), expected, ERROR)
    close(
        answer.expected_error([1 - label for label in y], folds),
        expected,
        ("两类互换后的错误率", "the rate with classes exchanged"),
    )


@property_check(
    "留一法与分层 k 折的错误率, 就是相应划分的期望错误率",
    "Leave-one-out and stratified k-fold are the expected error rates of the corresponding folds",
    points=15,
    given={
        "counts": st.tuples(st.integers(0, 9), st.integers(0, 9)).filter(lambda counts: sum(counts) >= 2),
        "k": st.integers(2, 6),
        "each": st.integers(1, 4),
    },
    also=[
        {"counts": (5, 4), "k": 5, "each": 2},
        {"counts": (4, 5), "k": 2, "each": 1},
        {"counts": (3, 3), "k": 3, "each": 3},
    ],
    hint=(
        "留一法就是每折一个样本; 分层后每折正反例一样多, 剩下的呢?",
        "Leave-one-out has one sample per fold; stratified folds are balanced, and what remains?",
    ),
)
def test_special_cases(answer, counts, k, each):
    y = [1] * counts[0] + [0] * counts[1]
    singles = [[i] for i in range(len(y))]
    expected = float(error_of(y, singles))
    close(answer.leave_one_out_error(*counts), expected, LEAVE_ONE_OUT)
    close(answer.expected_error(y, singles), expected, ("每折一个样本的期望错误率", "the rate of folds of one sample"))
    n = k * each
    y = [1] * n + [0] * n
    stratified = [[*range(i * each, (i + 1) * each), *range(n + i * each, n + (i + 1) * each)] for i in range(k)]
    expected = float(error_of(y, stratified))
    close(answer.kfold_error(n, k), expected, ("分层 k 折的错误率", "the rate of stratified k-fold"))
    close(answer.expected_error(y, stratified), expected, ("分层划分的期望错误率", "the rate of stratified folds"))


@property_check(
    "不分层的 10 折, 错误率可以是 50% 到 100% 的任何偶数个百分点: 给出这样的划分",
    "Without stratification 10-fold can give any even percentage of errors from 50 to 100: show such folds",
    points=30,
    given={"errors": st.integers(25, 50).map(lambda half: 2 * half)},
    also=[{"errors": 50}, {"errors": 52}, {"errors": 100}],
    hint=(
        "一折里有 j 个正例时错几个? 各折相加要等于 errors, 而正例总共 50 个.",
        "How many errors does a fold with j positives make? They add up to errors, and there are 50 positives in all.",
    ),
)
def test_folds_with_given_errors(answer, errors):
    folds = partition_of(answer.folds_with_errors(errors), 100, ("划分", "the folds"))
    sizes = [len(fold) for fold in folds]
    equal(sizes, [10] * 10, ("各折的大小", "the sizes of the folds"))
    got = error_of([1] * 50 + [0] * 50, folds)
    positives = [sum(i < 50 for i in fold) for fold in folds]
    require(
        got == Fraction(errors, 100),
        f"各折的正例数是 {positives}, 期望错误率是 {float(got):g}, 应为 {errors / 100:g}",
        f"The folds hold {positives} positives; their expected error rate is {float(got):g} and should be {errors / 100:g}",
        got=folds,
    )


@picture(
    "你给出的错误率为 80% 的 10 折",
    "Your ten folds with an error rate of 80%",
    alt=(
        "每折一根柱子, 按正、反例着色, 上面写着训练后预测的类别: 总是这一折里较少的那一类",
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


def error_of(y, folds) -> Fraction:
    """The mistakes of each fold, sample by sample, for the majority of all other samples."""
    mistakes = Fraction(0)
    for fold in folds:
        training = [label for i, label in enumerate(y) if i not in fold]
        ones, zeros = training.count(1), training.count(0)
        for i in fold:
            if ones == zeros:
                mistakes += Fraction(1, 2)
            else:
                mistakes += y[i] != (ones > zeros)
    return mistakes / len(y)
