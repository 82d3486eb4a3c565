"""11.4 随时能给出解的 LVW / An anytime LVW

**书上的题。** LVW（图 11.1）随机抽取特征子集，用学习器的误差来评价；时间一到，它可能还没有解。为它设计一个改进：无论时间多短，都一定能
给出解。这里先照图 11.1 写出 LVW，再写改进的；时间用评价的次数 `budget` 来表示，因为每评价一次都要训练几个学习器，别的都不花时间。

**先看一个小例子。** 三个特征，误差是

    {0}: 0.3    {1}: 0.2    {2}: 0.2    {0, 1}: 0.2

依次抽到 {0}, {0, 1}, {1}, {2}, {0}, …，T = 2。{0}：0.3 小于无穷大，更新，t = 0。{0, 1}：0.2 更小，更新。{1}：误差一样，特征更少，
更新。{2}：误差一样，特征不比 {1} 少，t = 1。{0}：更差，t = 2，停。共评价 5 次，交出 {1}。

**约定。** 子集是特征下标 0, 1, … 的非空元组，升序。`evaluate(subset)` 返回学习器在这个子集上的误差，是一个数，越小越好。**更好**指误差更小，或
误差相等而特征更少；同样好的，交出哪个都行。

**做完想一想**（写在 `idea` 里）。图 11.1 的初值是“全部特征”，误差无穷大：还没有评价时间就到了，把它交出去算不算“给出解”？时间若以秒计，怎样保证
来得及？随机的次序比“先单个、再两个”的次序好在哪里？

**★** 误差可以很大、为负或只差一点点；特征有十六个、预算上千时也对，种子大到 $2^{32}$ 也各不相同。

---

**The exercise.** LVW (figure 11.1) draws feature subsets at random and rates them by the error of a learner; when its time is up it may have
no solution yet. Design an improvement that always has one, however short the time. First write LVW as in figure 11.1, then the improvement;
time is told as a number `budget` of evaluations, since each of them trains learners and all else takes no time.

**A small example first.** Three features, and the errors

    {0}: 0.3    {1}: 0.2    {2}: 0.2    {0, 1}: 0.2

Draws {0}, {0, 1}, {1}, {2}, {0}, …, and T = 2. {0}: 0.3 is below infinity, an update, t = 0. {0, 1}: 0.2 is smaller, an update. {1}: the same
error with fewer features, an update. {2}: the same error, and not fewer features than {1}, t = 1. {0}: worse, t = 2, stop. After 5
evaluations {1} is handed over.

**Conventions.** A subset is a non-empty tuple of feature indices 0, 1, …, ascending. `evaluate(subset)` returns the error of the learner on
that subset, a number, the smaller the better. **Better** means a smaller error, or an equal one with fewer features; of equally good ones any
may be handed over.

**Worth a thought** (in `idea`). Figure 11.1 starts with all features and an infinite error: if time is up before any evaluation, is handing that over
“a solution”? With a limit in seconds, how do you make sure to be in time? What speaks for a random order, against “single features first,
then pairs”?

**★** Errors may be huge, negative or nearly equal; right as well with sixteen features and a budget of a thousand, and with seeds up to $2^{32}$ that
all matter.
"""

from collections.abc import Callable

Subset = tuple[int, ...]


def lvw(n_features: int, subsets: list[Subset], evaluate: Callable[[Subset], float], T: int) -> dict:
    """图 11.1；第 6 行的随机子集依次取自 `subsets`，取完也停止。取出的每一个都要评价，重复的也再评价一次。返回 {"subset": 选出的子集, "error":
    它的误差, "evaluations": 评价的次数}；一个也没有评价时，是图中的初值：全部特征与 `float("inf")`。

    Figure 11.1; the random subsets of line 6 are taken from `subsets` in order, and when there are no more, stop. Each one taken is evaluated, a
    repeated one again. Returns {"subset": the subset selected, "error": its error, "evaluations": how many there were}; with none evaluated, the
    initial values of the figure: all features and `float("inf")`.

    >>> lvw(3, [(0, 2)], lambda subset: 0.25, 5)
    {'subset': (0, 2), 'error': 0.25, 'evaluations': 1}
    """
    raise NotImplementedError


def random_subset(n_features: int, seed: int, t: int) -> Subset:
    """随机子集序列的第 t 个，t = 0, 1, …。每个非空子集的机会大致相同；同样的三个参数给出同样的子集，种子或 t 不同，一般就不同。

    Element t of a sequence of random subsets, t = 0, 1, …. All non-empty subsets are about equally likely; the same three arguments give the same
    subset, another seed or t generally another one.

    >>> random_subset(1, 0, 0)
    (0,)
    """
    raise NotImplementedError


def lvw_anytime(n_features: int, evaluate: Callable[[Subset], float], budget: int, seed: int) -> dict:
    """改进的 LVW：按种子决定的随机次序评价 `budget` 个不同的子集（没有那么多时，全部评价一遍）。返回 {"subset": 评价过的最好子集, "error": 它的
    误差, "evaluations": 评价的次数, "history": 列表}；history 的第 k 项是前 k + 1 次评价之后最好子集的（误差，特征个数）。

    The improved LVW: evaluates `budget` different subsets (or all of them, if there are not so many) in a random order that the seed decides. Returns
    {"subset": the best subset evaluated, "error": its error, "evaluations": how many there were, "history": a list}; item k of history is the
    (error, number of features) of the best subset after the first k + 1 evaluations.

    >>> lvw_anytime(1, lambda subset: 0.25, 5, 0)
    {'subset': (0,), 'error': 0.25, 'evaluations': 1, 'history': [(0.25, 1)]}
    """
    raise NotImplementedError


def idea() -> str:
    """（由教师阅读）为什么你的算法总能给出解，以及“做完想一想”的问题。返回 Markdown 文本。

    (Read by a person) Why your algorithm always has a solution, and the questions under “Worth a thought”. Returns Markdown.
    """
    raise NotImplementedError
