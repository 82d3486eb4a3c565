"""4.2 用最小训练误差选划分的缺陷 / Training error as split criterion

**书上的题。** 如果每次都选使训练误差最小的划分，会有什么缺陷？西瓜 2.0 上按色泽、根蒂、敲声划分后都错 6 个，误差分不出它们的高下。
是碰巧吗？让数据来说：造出误差看来一样好、基尼增益却看得出高下的两个划分，再造出误差认为怎么分都没用的数据，最后写下你的分析。

**先看一个小例子。** 五个样例，按形状分成两支：

    形状   甲  甲  甲  乙  乙          划分前整体标 0，错 2 个
    标签   1   1   0   0   0           划分后甲支标 1，错 1 个；乙支标 0，不错

    误差率下降    2/5 - 1/5 = 1/5
    基尼增益      Gini(D) = 1 - (2/5)² - (3/5)² = 12/25；甲支 4/9，乙支 0
                  12/25 - 3/5 × 4/9 - 2/5 × 0 = 16/75 ≈ 0.213

**约定。** 标签是 0 和 1，划分后每支按自己的多数类预测。基尼增益是 Gini(D) 减去按属性划分后的基尼指数 (4.6)。

**做完想一想。** 横轴是正例比例 p，画出误差 min(p, 1-p) 与基尼值 2p(1-p)：一次划分是图上的一条弦，误差看不到改进时，弦落在哪里？
换成熵会怎样？

**★** `drop_bound`：基尼增益给定时，误差率至多能下降多少？试记 $u = p - 1/2$，把两者都用各支的 u 写出来。

---

**The exercise.** What are the defects of always choosing the split of least training error? On watermelon 2.0 色泽, 根蒂 and 敲声 all
leave 6 errors: the error cannot rank them. Is that an accident? Let data speak: make two splits that are equally good by the error
and not by the Gini gain, then data on which the error sees no use in any split, and in the end write your analysis down.

**A small example first.** Five samples, parted in two by their shape:

    shape   甲  甲  甲  乙  乙         before the split all are called 0: 2 errors
    label   1   1   0   0   0          after it 甲 is called 1, 1 error; 乙 is called 0, none

    drop of the error rate   2/5 - 1/5 = 1/5
    Gini gain                Gini(D) = 1 - (2/5)² - (3/5)² = 12/25; 4/9 within 甲, 0 within 乙
                             12/25 - 3/5 × 4/9 - 2/5 × 0 = 16/75 ≈ 0.213

**Conventions.** Labels are 0 and 1, and after a split each branch predicts its own majority. The Gini gain is Gini(D) less the Gini
index (4.6) of the split.

**Worth a thought.** Draw the error min(p, 1-p) and Gini 2p(1-p) over the share p of positives: a split is a chord in that picture.
Where does it lie when the error sees no improvement? What of entropy?

**★** `drop_bound`: given the Gini gain, by how much can the error rate drop at most? Try $u = p - 1/2$, and write both in terms of
the u of the branches.
"""


def errors_after_split(values: list[str], y: list[int]) -> int:
    """按离散属性划分后，各支取多数类时的训练错误总数。

    The number of training errors after splitting by a discrete attribute, each branch predicting its majority label.

    >>> errors_after_split(["甲", "甲", "甲", "乙"], [1, 1, 0, 0])
    1
    """
    raise NotImplementedError


def error_drop(values: list[str], y: list[int]) -> float:
    """划分使训练误差率下降了多少，划分前整体取多数类。

    By how much the split lowers the training error rate; before it all samples get the majority label.

    >>> error_drop(["甲", "甲", "乙", "乙"], [1, 1, 0, 0])
    0.5
    """
    raise NotImplementedError


def gini_gain(values: list[str], y: list[int]) -> float:
    """基尼增益：Gini(D) 减去划分后的基尼指数。

    The Gini gain: Gini(D) less the Gini index after the split.

    >>> gini_gain(["甲", "甲", "乙", "乙"], [1, 1, 0, 0])
    0.5
    """
    raise NotImplementedError


def same_errors(n: int) -> tuple[list[str], list[str], list[int]]:
    """n 个样例（n 是 8 的倍数）：属性 a 的取值，属性 b 的取值，标签。按 a 与按 b 划分后错误一样多，都比划分前少；
    而 b 的基尼增益比 a 的大。

    n samples (n is a multiple of 8): the values of attribute a, those of attribute b, and the labels. Splitting by a and by
    b leaves equally many errors, fewer than before; yet b has the larger Gini gain.
    """
    raise NotImplementedError


def stalled(d: int) -> tuple[list[list[str]], list[int]]:
    """有 d 个属性（d ≥ 2）而没有冲突的数据，返回各行与标签：在根结点处，无论按哪个属性划分误差都不下降，基尼增益却都大于 0。

    Data with d attributes (d ≥ 2) and no conflicts, as rows and labels: at the root no attribute lowers the error, though
    each of them has a positive Gini gain.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法是否总成立：
    "error_drop_positive_implies_gain_positive"：误差下降为正，则基尼增益为正。
    "gain_positive_implies_error_drop_positive"：基尼增益为正，则误差下降为正。
    "equal_errors_imply_equal_gain"：同一数据的两个划分错误数相同，则基尼增益相同。
    "error_drop_can_be_negative"：有的划分使训练误差上升。

    Whether these always hold:
    "error_drop_positive_implies_gain_positive", "gain_positive_implies_error_drop_positive" (of one split);
    "equal_errors_imply_equal_gain" (of two splits of the same data);
    "error_drop_can_be_negative" (some split raises the training error).
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）以最小训练误差选择划分有哪些缺陷？哪些是它独有的，哪些是信息增益、基尼指数也有的？返回 Markdown 文本。

    (Read by a person) What are the defects of choosing splits by least training error? Which are its own, and which do the
    information gain and the Gini index share? Returns Markdown.
    """
    raise NotImplementedError


# ---- ★ ----


def drop_bound(gini_gain: float) -> float:
    """基尼增益给定时误差率下降的最好上界：任何数据的下降都不超过它，又有数据恰好达到它。

    The best upper bound of the drop of the error rate for a given Gini gain: no data drop by more, and some drop by just
    as much.

    >>> drop_bound(0.0)
    0.0
    """
    raise NotImplementedError
