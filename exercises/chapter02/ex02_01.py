"""2.1 留出法有多少种划分 / How many hold-out splits are there

1000 个样本，正、反例各 500 个，取 70% 作训练集，其余 30% 作测试集。若分层采样（每一类都恰有 70% 进训练集），
共有多少种划分？若只要求训练集占 70%，又有多少种？数大到什么量级？写成对任意类别数、任意比例都成立的函数。

**约定。** 样本两两不同；一种划分就是 "哪些样本进训练集"，与抽取的先后无关。`class_counts` 是各类的样本数，可以是 0，
也可以一类都没有；`train_percent` 是 0 到 100 的整数，各类样本数乘以它总能被 100 整除。前两个函数返回精确的整数
（Python 的 `int`），不是近似值；问它们时样本总数不超过 1000。不要改动传入的参数。

---

1000 samples, 500 positive and 500 negative; 70% of them become the training set, the other 30% the test set. How many
splits are there if the sampling is stratified (exactly 70% of each class are trained on)? How many if only the size of
the training set is fixed? And what is the order of magnitude? Answer with functions for any class counts and percentage.

**Conventions.** Samples are distinguishable; a split is "which samples are in the training set", no matter in which
order they were drawn. `class_counts` holds the number of samples of each class, possibly 0, possibly of no class at
all; `train_percent` is an integer from 0 to 100, and every count times it is divisible by 100. The first two functions
return the exact integer (Python's `int`), not an approximation; they are asked for at most 1000 samples in all. Do not
change the arguments.
"""


def count_stratified(class_counts: list[int], train_percent: int) -> int:
    """分层采样的划分数。

    The number of stratified splits.

    >>> count_stratified([2, 4], 50)
    12
    """
    raise NotImplementedError


def count_unstratified(n_samples: int, train_percent: int) -> int:
    """不分层的划分数：只规定训练集的大小。

    The number of splits when only the size of the training set is fixed.

    >>> count_unstratified(6, 50)
    20
    """
    raise NotImplementedError


def log10_stratified(class_counts: list[int], train_percent: int) -> float:
    """分层划分数的常用对数，误差不超过 1e-9（结果大于 1 时指相对误差）。样本总数可达 250 万，每次调用不超过 2 秒 CPU 时间，那时精确的
    整数已来不及算（可用 `math.lgamma`）。

    The decimal logarithm of the number of stratified splits, to an error of 1e-9 (a relative one for results above 1).
    There may be 2.5 million samples, and a call may take 2 seconds of CPU time: too little for the exact integer
    (`math.lgamma` may help).

    >>> round(log10_stratified([2, 4], 50), 6)
    1.079181
    """
    raise NotImplementedError
