"""4.2 用最小训练误差选划分的缺陷 / Training error as split criterion

如果每次都选使训练误差最小的划分，会有什么毛病？让数据来说：`same_errors` 造出误差看不出高下、基尼增益却看得出的两个划分；
`stalled` 造出的数据，在根结点处按哪个属性划分都不减少误差，却都有基尼增益。再看两者的关系：已知一个划分的基尼增益，
误差率至多能下降多少？`drop_bound` 求出最好的上界。最后判断几个说法，并把你的分析写下来。

标签都是 0 和 1，至少有一个样例。划分后每支按该支的多数类预测。基尼增益指 Gini(D) 减去按属性划分后的基尼指数 (4.6)。
不要改动传入的参数。

---

What goes wrong if one always chooses the split of least training error? Let data speak: `same_errors` makes two splits that
the error cannot rank though the Gini gain can; `stalled` makes data on which no attribute at the root lowers the error
though each has a Gini gain. Then see how the two are related: given the Gini gain of a split, how much can the error
rate drop at most? `drop_bound` gives the best bound. In the end judge some claims, and write your analysis down.

All labels are 0 or 1 and there is at least one sample. After a split each branch predicts its majority label. The Gini
gain is Gini(D) less the Gini index (4.6) of the split. Do not change the arguments.
"""


def errors_after_split(values: list[str], y: list[int]) -> int:
    """按离散属性划分后，各支取多数类时的训练错误总数。

    The number of training errors after splitting by a discrete attribute, each branch predicting its majority label.

    >>> errors_after_split(["甲", "甲", "甲", "乙"], [1, 1, 0, 0])
    1
    """
    raise NotImplementedError


def error_drop(values: list[str], y: list[int]) -> float:
    """划分使训练误差率下降了多少：（划分前错误数 - 划分后错误数） / 样例数；划分前整体取多数类。

    By how much the split lowers the error rate: (errors before - errors after) / samples; before the split all samples
    get the majority label.

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
    """n 个样例（n 是 8 的正倍数）：属性 a 的取值，属性 b 的取值，标签。按 a、按 b 划分的错误数相同，都小于划分前；
    而 b 的基尼增益至少比 a 的大 0.03。

    n samples (n is a positive multiple of 8): the values of attribute a, those of attribute b, and the labels. Splitting
    by a and by b gives equally many errors, fewer than before; yet b has a Gini gain larger by 0.03 at least.
    """
    raise NotImplementedError


def stalled(d: int) -> tuple[list[list[str]], list[int]]:
    """有 d 个属性（d 为 2 到 5）的无冲突数据，至多 1000 行：在根结点处，每个属性的误差下降都是 0，基尼增益都大于 1e-6。

    Data with d attributes (d from 2 to 5), no conflicts and at most 1000 rows: at the root every attribute has an error
    drop of 0 and a Gini gain above 1e-6. Returns the rows and the labels.
    """
    raise NotImplementedError


def drop_bound(gini_gain: float) -> float:
    """基尼增益给定（0 到 0.5）时误差下降的最好上界：任何数据的下降都不超过这个值，又有数据的下降恰好等于它。精确到 1e-9。

    The best upper bound of the error drop for a given Gini gain (0 to 0.5): no data drop by more, and some drop by just as
    much. Accurate to 1e-9.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法对任意数据、任意划分是否成立。键：
    "error_drop_positive_implies_gain_positive"：误差下降为正，则基尼增益为正。
    "gain_positive_implies_error_drop_positive"：基尼增益为正，则误差下降为正。
    "equal_errors_imply_equal_gain"：在同一数据上，划分后错误数相同，则基尼增益相同。
    "error_drop_can_be_negative"：误差下降可以为负。

    Whether these hold for all data and splits; the last one says that some split raises the training error. Keys:
    "error_drop_positive_implies_gain_positive", "gain_positive_implies_error_drop_positive",
    "equal_errors_imply_equal_gain" (for two splits of the same data), "error_drop_can_be_negative".
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）以最小训练误差选择划分有哪些缺陷？哪些是它独有的，哪些是信息增益、基尼指数也有的？返回 Markdown 文本。

    (Read by a person) What are the defects of choosing splits by least training error? Which are its own, and which do the
    information gain and the Gini index share? Returns Markdown.
    """
    raise NotImplementedError
