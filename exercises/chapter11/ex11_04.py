"""11.4 随时能给出解的 LVW / An anytime LVW

LVW（图 11.1）随机产生特征子集，用学习器的误差来评价；若中途到了时限，它可能给不出解。请先照图 11.1 实现 LVW（随机子集由参数给出），再设计一个
改进：允许评价多少次都行，它总能交出评价过的最好子集。

**子集**是特征下标 0, 1, …, n_features - 1 的非空元组，升序，不重复。`evaluate(subset)` 返回学习器在这个子集上的误差（有限的数，可大可负，越小越好），同一个
子集总得同样的误差。**更好**：误差更小，或误差相等（按 == 判断）而特征更少。

时限在这里就是评价次数的上限 `budget`：评价一次要训练若干个学习器，其余的开销可以不计。n_features 最多 16；种子是 0 到 $2^{32} - 1$ 的整数。

不要改动传入的参数。

---

LVW (figure 11.1) draws feature subsets at random and rates them by the error of a learner; stopped half-way by a time limit, it
may have no solution to give. First implement LVW as in figure 11.1, with the random subsets given as an argument; then design an
improvement that hands over the best subset evaluated so far, however many evaluations it is allowed.

**A subset** is a non-empty tuple of feature indices 0, 1, …, n_features - 1, ascending, without repeats. `evaluate(subset)`
returns the error of the learner on that subset (a finite number, perhaps large or negative, the smaller the better), always the
same for the same subset.
**Better** means a smaller error, or an equal one (by ==) with fewer features.

The time limit is a limit `budget` on the number of evaluations here: each of them trains learners, all else costs next to
nothing. n_features is 16 at most; seeds are ints from 0 to $2^{32} - 1$.

Do not change the arguments.
"""

from collections.abc import Callable

Subset = tuple[int, ...]


def lvw(n_features: int, subsets: list[Subset], evaluate: Callable[[Subset], float], T: int) -> dict:
    """图 11.1。第 6 行的随机子集依次取自 `subsets`，取完也停止；T ≥ 1。每次取出的都要评价，重复的也再评价一次。返回 {"subset": 选出的子集,
    "error": 它的误差, "evaluations": 评价的次数}；一个也没有评价时，是图中第 1–3 行的初值：全部特征与 `float("inf")`。

    Figure 11.1. The random subsets of line 6 are taken from `subsets` in order; stop as well when there are no more; T ≥ 1. Each
    one taken is evaluated, a repeated one again. Returns {"subset": the subset selected, "error": its error, "evaluations": how
    many there were}; with none evaluated, the initial values of lines 1–3: all features and `float("inf")`.

    >>> lvw(3, [(0, 2)], lambda subset: 0.25, 5)
    {'subset': (0, 2), 'error': 0.25, 'evaluations': 1}
    """
    raise NotImplementedError


def random_subset(n_features: int, seed: int, t: int) -> Subset:
    """随机子集序列中的第 t 个 (t = 0, 1, …)：每个非空子集都可能出现，概率不小于 1/2 除以子集个数；只由三个参数决定，不同的种子给出不同的序列。

    Element t (t = 0, 1, …) of a sequence of random subsets: any non-empty subset may occur, with a probability of at least 1/2
    divided by their number; the three arguments decide it alone, and different seeds give different sequences.
    """
    raise NotImplementedError


def lvw_anytime(n_features: int, evaluate: Callable[[Subset], float], budget: int, seed: int) -> dict:
    """改进的 LVW。恰好评价 min(budget, 2**n_features - 1) 次 (budget ≥ 1)，没有一个子集评价两次。返回 {"subset": 评价过的最好子集, "error":
    它的误差, "evaluations": 评价的次数, "history": 列表, 第 k 项是前 k + 1 次评价之后最好子集的 (误差, 特征个数)}。同样好的子集交出哪个都行。
    评价的次序是随机的，由 seed 决定：同样的种子给出同样的结果，不同的种子给出不同的次序。

    The improved LVW. Evaluates exactly min(budget, 2**n_features - 1) times (budget ≥ 1), no subset twice. Returns {"subset": the
    best subset evaluated, "error": its error, "evaluations": how many there were, "history": a list whose item k is the
    (error, number of features) of the best subset after the first k + 1 evaluations}. Of equally good subsets any will do. The
    order of evaluation is random and decided by seed: equal seeds give equal results, other seeds another order.
    """
    raise NotImplementedError


def idea() -> str:
    """（由教师阅读）为什么你的算法总能给出解；若时限以秒计，应怎样改。返回 Markdown 文本。

    (Read by a person) Why your algorithm always has a solution; what to change if the limit is in seconds. Returns Markdown.
    """
    raise NotImplementedError
