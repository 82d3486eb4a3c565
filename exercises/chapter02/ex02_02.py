"""2.2 多数类学习器：10 折与留一 / A majority learner under 10-fold and leave-one-out

**书上的题。** 100 个样本，正反各半；学习器总是预测训练集里较多的那一类，一样多时随机猜。用 10 折交叉验证和留一法，各估出多大的错误率？
先写出对任意划分都成立的函数，再算这两个特例。书上的 10 折是分层的；要是不分层，错误率又是多少，也算一算。

**先看一个小例子。** 四个样本，标记 1 1 1 0，分成两折 {1, 1} 与 {1, 0}：

    测试 {1, 1}    训练集 1 0，一样多，抛硬币       期望错 1 个
    测试 {1, 0}    训练集 1 1，预测 1              错 1 个         错误率 2/4

留一法呢？拿走哪个 1 都还剩 1 1 0，预测 1，没错；拿走 0，预测 1，错。错误率 1/4。

**约定。** 标记是 0/1。`folds` 是各折的下标列表，轮流以一折为测试集，其余的为训练集。抛硬币取期望：训练集里两类一样多时，每个测试样本
算错半个。错误率是各折错误数之和除以样本总数。

**做完想一想。** 书上说留一法的结果“往往被认为比较准确”，在这里为什么错得离谱？这个学习器在新样本上的错误率其实是多少？分层 10 折
估对了，是分层的功劳，还是碰巧？

**★** `folds_with_errors`：不分层时，10 折能估出 50% 到 100% 之间的任何偶数个百分点。上千个样本也要算得对。提示：一折里多一个正例，
训练集里就少一个。

---

**The exercise.** Of 100 samples half are positive. A learner predicts the class that is more frequent in its training set,
and guesses at random if both are as frequent. Which error rate comes out of 10-fold cross validation, and which out of
leave-one-out? Write a function for any folds, then work out these two cases. The book's folds are stratified; also find the
error rate if they are not.

**A small example first.** Four samples with the labels 1 1 1 0, in two folds {1, 1} and {1, 0}:

    test {1, 1}    training set 1 0, a tie, toss a coin      1 error expected
    test {1, 0}    training set 1 1, predict 1               1 error            error rate 2/4

And leave-one-out? Without any of the 1s there remain 1 1 0: predict 1, right. Without the 0: predict 1, wrong. The error
rate is 1/4.

**Conventions.** Labels are 0/1. `folds` are lists of indices; each fold in turn is the test set, and all others are the
training set. The coin counts in expectation: where the training set is balanced, each test sample is half an error. The error
rate is the sum of the errors of all folds over the number of samples.

**Worth a thought.** The book says that leave-one-out is often considered accurate. Why is it so far off here? What is the
error rate of this learner on new samples? Stratified 10-fold gets it right: thanks to stratification, or by luck?

**★** `folds_with_errors`: without stratification 10-fold can give any even percentage from 50 to 100. And a thousand samples
are no different. Hint: one more positive in a fold is one less in its training set.
"""


def expected_error(y: list[int], folds: list[list[int]]) -> float:
    """交叉验证的期望错误率。

    The expected error rate of cross validation.

    >>> float(expected_error([1, 1, 1, 0], [[0, 1], [2, 3]]))
    0.5
    """
    raise NotImplementedError


def kfold_error(n_pos: int, n_neg: int, k: int, stratified: bool) -> float:
    """k 折交叉验证的期望错误率，各折一样大。分层时每折的正例一样多；不分层时，等分成 k 折的各种划分等可能，对划分也取期望。

    The expected error rate of k-fold cross validation with folds of equal size. Stratified, each fold holds as many positives
    as any other; otherwise all divisions into k equal folds are equally likely, and the expectation is over the division,
    too.

    >>> float(kfold_error(2, 2, 2, True))
    0.5
    """
    raise NotImplementedError


def leave_one_out_error(n_pos: int, n_neg: int) -> float:
    """留一法的期望错误率。

    The expected error rate of leave-one-out.

    >>> float(leave_one_out_error(3, 1))
    0.25
    """
    raise NotImplementedError


# ---- ★ ----


def folds_with_errors(errors: int) -> list[list[int]]:
    """0..49 号是正例，50..99 号是反例：把它们分成 10 折，每折 10 个，使期望错误率恰为 errors/100。errors 是 50 到 100 的偶数。

    Samples 0..49 are positive, 50..99 negative: split them into 10 folds of 10 whose expected error rate is exactly
    errors/100. errors is an even number from 50 to 100.

    >>> [len(fold) for fold in folds_with_errors(60)]
    [10, 10, 10, 10, 10, 10, 10, 10, 10, 10]
    """
    raise NotImplementedError
