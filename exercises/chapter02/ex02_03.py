"""2.3 F1 高，BEP 一定高吗 / Higher F1, higher break-even point?

**书上的题。** 学习器 A 的 F1 比 B 高，试分析 A 的平衡点（BEP）是否也比 B 高。先写出两个度量，再造反例：F1(A) > F1(B)，而
BEP(A) < BEP(B)。有人会说“那是截断点没选好”，就再造一个各取最佳截断点的；最后把道理写清楚。

**先看一个小例子。** 五个样本排成 1 0 1 0 1（最像正例的在前，1 是正例），取前几个判为正例：

    截断点      1      2      3      4      5
    查准率 P    1      1/2    2/3    1/2    3/5
    查全率 R    1/3    1/3    2/3    2/3    1
    F1          1/2    2/5    2/3    4/7    3/4

P = R 在截断点 3，平衡点是 2/3；F1 最大却在截断点 5。两个度量看的不是同一个地方，反例就从这里来。

**约定。** 一个排序 `ranking` 是 0/1 的列表，最像正例的在前，没有并列；截断点 `cut` 的意思是把前 `cut` 个判为正例。A 与 B 排的是同一批
样本：两个排序里 1 一样多，0 也一样多。没有真正例时 F1 为 0。BEP 是 P = R 且真正例不为 0 的截断点处的 P，没有这样的截断点时为 0。

**做完想一想。** 搜索引擎一页只显示十条，该看 F1、BEP，还是别的？给学习器换一个阈值，两个度量各会不会变？

**★** `with_gap`：两个差距同时能拉到多大？每类一百个样本的反例也要造得出。提示：让 B 排得完美，却只取一个。

---

**The exercise.** Learner A has a higher F1 than B. Analyse whether its break-even point (BEP) must be higher, too. Write both
measures, then build a counterexample: F1(A) > F1(B) and yet BEP(A) < BEP(B). "Only the cut was badly chosen", some will say,
so build one more where each learner has its best cut, and finally write down why.

**A small example first.** Five samples are ranked 1 0 1 0 1 (most likely positive first, 1 is a positive); the first ones
are predicted positive:

    cut            1      2      3      4      5
    precision P    1      1/2    2/3    1/2    3/5
    recall R       1/3    1/3    2/3    2/3    1
    F1             1/2    2/5    2/3    4/7    3/4

P = R at cut 3, so the break-even point is 2/3; but F1 is largest at cut 5. The two measures look at different places, and
there the counterexamples come from.

**Conventions.** A ranking is a list of 0/1, the most likely positive first, without ties; a cut says how many of the first
samples are predicted positive. A and B rank the same samples: both rankings hold the same number of 1s and of 0s. Without a
true positive F1 is 0. BEP is P at the cut where P = R and there is a true positive, or 0 if there is no such cut.

**Worth a thought.** A search engine shows ten results on a page: would you look at F1, at BEP, or at something else? Give a
learner another threshold: which of the two measures can change?

**★** `with_gap`: how large can both gaps get at once? And counterexamples with a hundred samples of each class. Hint: let B
rank perfectly, and take only one.
"""


def f1(ranking: list[int], cut: int) -> float:
    """在 `cut` 处截断的 F1。

    F1 at the given cut.

    >>> float(f1([1, 0, 0, 1], 2))
    0.5
    """
    raise NotImplementedError


def break_even(ranking: list[int]) -> float:
    """平衡点（BEP）。

    The break-even point.

    >>> float(break_even([1, 0, 0, 1]))
    0.5
    """
    raise NotImplementedError


def higher_f1_lower_bep(n_pos: int, n_neg: int) -> dict[str, dict]:
    """反例 `{"a": {"ranking": […], "cut": …}, "b": {"ranking": […], "cut": …}}`：在各自的截断点上 F1(A) > F1(B)，而
    BEP(A) < BEP(B)。恰有 n_pos 个正例、n_neg 个反例，至少共三个样本。

    A counterexample `{"a": {"ranking": […], "cut": …}, "b": {"ranking": […], "cut": …}}`: at these cuts F1(A) > F1(B),
    and yet BEP(A) < BEP(B). There are exactly n_pos ones and n_neg zeros, three samples at least.

    >>> sorted(higher_f1_lower_bep(2, 3)["a"]["ranking"])
    [0, 0, 0, 1, 1]
    """
    raise NotImplementedError


def same_at_best_cut(n_pos: int, n_neg: int) -> dict[str, list[int]]:
    """反例 `{"a": […], "b": […]}`（两个排序）：F1 取所有截断点中的最大值，仍有 F1(A) > F1(B)，BEP(A) < BEP(B)。
    正例至少 2 个，反例至少 3 个（再少就造不出来了）。

    A counterexample `{"a": […], "b": […]}` of two rankings: with F1 the largest over all cuts, still F1(A) > F1(B) and
    BEP(A) < BEP(B). There are at least 2 positives and 3 negatives (with fewer there are none).

    >>> sorted(same_at_best_cut(2, 3)["b"])
    [0, 0, 0, 1, 1]
    """
    raise NotImplementedError


def observations() -> str:
    """短文（Markdown，由老师评阅）：F1 高为什么不保证 BEP 高；各取最佳截断点时，为什么还是不保证。

    A short text (Markdown, read by your teacher): why a higher F1 is no guarantee of a higher BEP, and why not even when each
    learner has its best cut.
    """
    raise NotImplementedError


# ---- ★ ----


def with_gap(gap: float) -> dict[str, dict]:
    """格式同 `higher_f1_lower_bep`，两类样本数自定：F1(A) − F1(B) 与 BEP(B) − BEP(A) 都不小于 gap（gap 到 0.7）。

    In the format of `higher_f1_lower_bep`, with class sizes of your choice: both F1(A) − F1(B) and BEP(B) − BEP(A) are at
    least gap (up to 0.7).

    >>> sorted(with_gap(0.25))
    ['a', 'b']
    """
    raise NotImplementedError
