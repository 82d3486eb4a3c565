"""2.3 F1 高，BEP 一定高吗 / Higher F1, higher break-even point?

学习器 A 的 F1 比 B 高，A 的平衡点（BEP）也一定比 B 高吗？不一定。先写出两个度量，再按检查指定的规模造出反例：
F1(A) > F1(B)，而 BEP(A) < BEP(B)。有人会说 "那是截断点没选好"，那就再造一个各取最佳截断点的反例。最后看差距能有多大。

**排序** `ranking` 是 0/1 标记的列表，最像正例的排在最前，没有并列，可以只有一类。截断点 `cut` 取 1 到样本总数，意思是把前 `cut` 个预测
为正例。一个反例里的 A 和 B 是在同样的样本上排序的：两个 `ranking` 含有同样多的 1，也含有同样多的 0。

**F1** 按 (2.10)，没有真正例时为 0.0。**BEP** 是查准率与查全率相等且真正例不为 0 的那个截断点处的查准率；没有这样的截断点
时为 0.0。

每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Learner A has a higher F1 than B. Must its break-even point (BEP) be higher too? No. Write both measures, then build
counterexamples of the size that the check asks for: F1(A) > F1(B) and yet BEP(A) < BEP(B). "Only the cut was badly
chosen", some will say, so build one more where each learner has its best cut. Finally see how large the gaps can be.

**A ranking** is a list of 0/1 labels, the most positive-looking sample first, without ties, maybe of one class only. A cut from 1 to the number of
samples predicts the first `cut` samples as positive. A and B of a counterexample rank the same samples: both rankings
hold the same number of ones and the same number of zeros.

**F1** is (2.10), and 0.0 if there is no true positive. **BEP** is the precision at the cut where precision equals recall
and there is a true positive; 0.0 if there is no such cut.

A call may take 2 seconds of CPU time. Do not change the arguments.
"""


def f1(ranking: list[int], cut: int) -> float:
    """在 `cut` 处截断的 F1。

    F1 at the given cut.

    >>> f1([1, 0, 1, 1], 2)
    0.4
    """
    raise NotImplementedError


def break_even(ranking: list[int]) -> float:
    """平衡点（BEP）。

    The break-even point.

    >>> break_even([1, 0, 0, 1])
    0.5
    """
    raise NotImplementedError


def higher_f1_lower_bep(n_pos: int, n_neg: int) -> dict[str, dict]:
    """反例 `{"a": {"ranking": […], "cut": …}, "b": {"ranking": […], "cut": …}}`：在各自的截断点上 F1(A) > F1(B)，而
    BEP(A) < BEP(B)。恰有 n_pos 个正例、n_neg 个反例，各 1 到 100 个，但不会问 (1, 1)。

    A counterexample `{"a": {"ranking": […], "cut": …}, "b": {"ranking": […], "cut": …}}`: at these cuts F1(A) > F1(B),
    and yet BEP(A) < BEP(B). There are exactly n_pos ones and n_neg zeros, 1 to 100 of each; (1, 1) is never asked.

    >>> sorted(higher_f1_lower_bep(2, 3)["a"]["ranking"])
    [0, 0, 0, 1, 1]
    """
    raise NotImplementedError


def same_at_best_cut(n_pos: int, n_neg: int) -> dict[str, list[int]]:
    """反例 `{"a": […], "b": […]}`（两个排序）：F1 取所有截断点中的最大值，仍有 F1(A) > F1(B), BEP(A) < BEP(B)。
    2 ≤ n_pos ≤ 100, 3 ≤ n_neg ≤ 100。

    A counterexample `{"a": […], "b": […]}` of two rankings: with F1 the largest over all cuts, still F1(A) > F1(B) and
    BEP(A) < BEP(B). 2 ≤ n_pos ≤ 100, 3 ≤ n_neg ≤ 100.

    >>> sorted(same_at_best_cut(2, 3)["b"])
    [0, 0, 0, 1, 1]
    """
    raise NotImplementedError


def with_gap(gap: float) -> dict[str, dict]:
    """格式同 `higher_f1_lower_bep`，两类样本数自定（各至少 1 个，共不超过 5000）：F1(A) − F1(B) 与 BEP(B) − BEP(A) 都不小于 gap,
    0 < gap ≤ 0.7。

    In the format of `higher_f1_lower_bep`, with class sizes of your choice (at least one sample of each class, at most 5000
    in all): both F1(A) − F1(B) and BEP(B) − BEP(A) are at least gap, where 0 < gap ≤ 0.7.

    >>> sorted(with_gap(0.25))
    ['a', 'b']
    """
    raise NotImplementedError
