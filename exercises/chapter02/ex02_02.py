"""2.2 多数类学习器：10 折与留一 / A majority learner under 10-fold and leave-one-out

学习器总是把新样本预测为训练集中较多的那一类，两类一样多时抛硬币。100 个样本正反各半，分层的 10 折交叉验证估出多大的错误率？
留一法呢？若 10 折不分层，又会怎样？先写出对任意划分都成立的函数，再看这些特例，最后造出给定错误率的划分。

**约定。** 标记是 0/1。`folds` 是至少两个下标列表，合起来恰好是 0..m−1 各一次；轮流以一折为测试集，其余各折为训练集。错误率是对
抛硬币取期望的小数：训练集中两类一样多时，每个测试样本算错半个；把各折的错误数相加，除以样本总数。（各折一样大时，这与先求各折
错误率再平均是一回事；检查只用一样大的折。）样本总数不超过 1000。答案的误差不超过 1e-9。不要改动传入的
参数。

---

A learner predicts for every new sample the class that is more frequent in its training set, and tosses a coin if both are
as frequent. Of 100 samples half are positive: which error rate comes out of stratified 10-fold cross validation, and which
out of leave-one-out? And what may happen to 10-fold without stratification? Write a function for any folds, then look at
these special cases, and finally build folds with a given error.

**Conventions.** Labels are 0/1. `folds` are two or more lists of indices that together hold each of 0..m−1 exactly once; each in turn is
the test set, and the others are the training set. The error rate is a fraction, in expectation over the coin: where the
training set is balanced each test sample counts as half an error; the errors of all folds are added and divided by the
number of samples. (For folds of equal size this is the mean of the folds' error rates; only such folds are asked.)
There are at most 1000 samples. Answers are right to 1e-9. Do not change the arguments.
"""


def expected_error(y: list[int], folds: list[list[int]]) -> float:
    """交叉验证的期望错误率。

    The expected error rate of cross validation.

    >>> expected_error([1, 1, 1, 0], [[0, 1], [2, 3]])
    0.5
    """
    raise NotImplementedError


def kfold_error(n_pos: int, n_neg: int, k: int, stratified: bool) -> float:
    """k 折 (k ≥ 2) 交叉验证的期望错误率，各折一样大。分层时每折的正例一样多，k 整除 n_pos 与 n_neg；不分层时，
    把全部样本等分成 k 折的各种划分等可能，k 整除 n_pos + n_neg，对划分也取期望。n_pos 或 n_neg 可以是 0。

    The expected error rate of k-fold cross validation (k ≥ 2) with folds of equal size. Stratified, each fold holds as
    many positives as any other, and k divides n_pos and n_neg; otherwise all divisions of the samples into k folds of
    equal size are equally likely, k divides n_pos + n_neg, and the expectation is over the division, too. n_pos or n_neg
    may be 0.

    >>> kfold_error(3, 1, 2, False)
    0.5
    """
    raise NotImplementedError


def leave_one_out_error(n_pos: int, n_neg: int) -> float:
    """留一法的期望错误率；至少有两个样本，可以只有一类。

    The expected error rate of leave-one-out; there are at least two samples, maybe of one class only.

    >>> leave_one_out_error(3, 1)
    0.25
    """
    raise NotImplementedError


def folds_with_errors(errors: int) -> list[list[int]]:
    """0..49 号是正例，50..99 号是反例：把它们分成 10 折，每折 10 个，使期望错误率恰为 errors/100。errors 是 50 到 100 的偶数。

    Samples 0..49 are positive, 50..99 negative: split them into 10 folds of 10 whose expected error rate is exactly
    errors/100. errors is an even number from 50 to 100.

    >>> [len(fold) for fold in folds_with_errors(60)]
    [10, 10, 10, 10, 10, 10, 10, 10, 10, 10]
    """
    raise NotImplementedError
