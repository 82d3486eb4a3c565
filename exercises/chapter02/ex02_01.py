"""2.1 留出法有多少种划分 / How many hold-out splits are there

**书上的题。** 1000 个样本，正、反例各 500 个，留 70% 作训练集、30% 作测试集，估算有多少种划分。书上要求划分尽可能保持类别比例，也就是
分层采样：每一类都恰有 70% 进训练集。分层与不分层各数一遍，写成对任意类别数、任意比例都成立的函数，再看这个数大到什么量级。

**先看一个小例子。** 甲类有 a、b，乙类有 c、d，一半进训练集。

    分层      甲类选一个，乙类选一个          ac  ad  bc  bd               4 种
    不分层    四个里任选两个                  ac  ad  bc  bd  ab  cd       6 种

**约定。** 样本两两不同；一种划分就是“哪些样本进训练集”，与抽取的先后无关。`class_counts` 是各类的样本数（可以是 0，也可以一类都没有）；
`train_percent` 是整数的百分数，按它总能分尽。前两个函数返回精确的整数。

**做完想一想。** 划分多到这个地步，只试一次当然看运气；书上建议重复划分若干次取平均。两种划分若只有一个样本换了边，300 个测试样本上的
错误率大约会差多少？既然如此，为什么不同的划分之间还能差出好几个百分点？

**★** 两百多万个样本、一百多个类时，对数照样算得出来。提示：`math.lgamma`。

---

**The exercise.** 1000 samples, 500 positive and 500 negative; 70% become the training set, 30% the test set: estimate how
many splits there are. The book wants splits to keep the ratio of the classes, that is stratified sampling: exactly 70% of
each class are trained on. Count with and without stratification, by functions for any classes and any percentage, and see
how large the number is.

**A small example first.** One class is a, b, the other c, d; half are trained on.

    stratified      one of each class         ac  ad  bc  bd               4 splits
    unstratified    any two of the four       ac  ad  bc  bd  ab  cd       6 splits

**Conventions.** Samples are distinguishable; a split is "which samples are in the training set", no matter in which order
they were drawn. `class_counts` holds the number of samples of each class (possibly 0, possibly of no class at all);
`train_percent` is a whole percentage that divides every class evenly. The first two functions return exact integers.

**Worth a thought.** With so many splits a single one is a matter of luck; the book advises to repeat and to average. If two
splits differ in one sample that changed sides, by how much will the error rate on 300 test samples differ? And why, then,
may two splits be several percentage points apart?

**★** The logarithm is there for more than two million samples and more than a hundred classes as well. Hint: `math.lgamma`.
"""


def count_stratified(class_counts: list[int], train_percent: int) -> int:
    """分层采样的划分数。

    The number of stratified splits.

    >>> count_stratified([2, 2], 50)
    4
    """
    raise NotImplementedError


def count_unstratified(n_samples: int, train_percent: int) -> int:
    """不分层的划分数：只规定训练集的大小。

    The number of splits when only the size of the training set is fixed.

    >>> count_unstratified(4, 50)
    6
    """
    raise NotImplementedError


def log10_stratified(class_counts: list[int], train_percent: int) -> float:
    """分层划分数的常用对数，也就是它的量级（不用近似公式）。

    The decimal logarithm of the number of stratified splits, its order of magnitude (without approximate formulas).

    >>> round(float(log10_stratified([2, 4], 50)), 6)
    1.079181
    """
    raise NotImplementedError
