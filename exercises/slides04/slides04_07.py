"""slides4.7 信息增益比 / The gain ratio

在贷款申请表（`exercises.datasets.loans()`）里把编号也当作特征，它的信息增益最大而毫无用处。增益比 g_R(D, A) = g(D, A) / H_A(D) 纠正了它，
却又偏爱不均匀的划分；课件的办法是先取增益最大的 n 个特征，再在其中比增益比。逐一写出，再造出让增益比上当的数据。

**数据。** `values` 是一个特征在各样本上的取值（字符串；在 `best_value` 中是数），`y` 是标签的列表，同样长，至少一个样本；
`X` 是行的列表，每行按 `attributes` 的顺序给出各特征的取值。至多 150 个样本、12 个特征；数的绝对值至多 10⁹。

**约定。** 对数以 2 为底。H_A(D) 由特征的取值算，与标签无关；只有一种取值的特征，增益比是 0.0。数值允许 1e-9 的误差。
相差不到 1e-9 的增益（增益比）算相等，并列时取哪个都对。每次调用至多 1 秒。不要改动传入的参数。

---

Take the number of a loan application (`exercises.datasets.loans()`) for a feature, and its information gain is the largest although
it is useless. The gain ratio g_R(D, A) = g(D, A) / H_A(D) corrects that and then prefers lopsided splits; the slides' remedy is to take
the n features of largest gain first and to compare the ratios of these. Write each of them, then build data that fool the ratio.

**Data.** `values` are the values of one feature on all samples (strings; numbers in `best_value`), `y` the labels, as many, one
sample at least; `X` is a list of rows, each with the values of all features in the order of `attributes`. There are at most 150
samples and 12 features, and numbers are at most 10⁹ in absolute value.

**Conventions.** Logarithms are to base 2. H_A(D) is computed from the values of the feature, whatever the labels; a feature with a single
value has ratio 0.0. Numbers may be off by 1e-9. Gains (ratios) that differ by less than 1e-9 count as equal; of what ties any is
right. A call may take 1 second. Do not change the arguments.
"""


def split_information(values: list[str]) -> float:
    """特征自身的熵 H_A(D)。

    The entropy H_A(D) of the feature itself.

    >>> split_information(["高", "矮", "高", "矮"])
    1.0
    """
    raise NotImplementedError


def gain_ratio(values: list[str], y: list[str]) -> float:
    """信息增益比 g_R(D, A)。

    The gain ratio g_R(D, A).

    >>> gain_ratio(["高", "矮"], ["是", "否"])
    1.0
    """
    raise NotImplementedError


def all_different(y: list[str]) -> tuple[float, float]:
    """取值互不相同的特征（例如编号）的增益与增益比，只由标签算出。至少两个样本。

    The gain and the gain ratio of a feature without repeated values (the number of the sample, say), from the labels alone. There
    are two samples at least.
    """
    raise NotImplementedError


def best_value(values: list[float], y: list[str]) -> tuple[float, float] | None:
    """连续特征的最优划分（a0，信息增益）：值 ≤ a0 的在左，a0 是样本中的一个取值，不是最大的；只有一种取值时返回 None。

    The best split of a continuous feature, (a0, information gain): values ≤ a0 go left, a0 is one of the values and not the largest;
    None if there is one value only.

    >>> best_value([1.0, 3.0], ["是", "否"])
    (1.0, 1.0)
    """
    raise NotImplementedError


def two_step(X: list[list[str]], y: list[str], attributes: list[str], n: int) -> str:
    """增益不小于第 n 大的增益的那些特征中，增益比最大的一个。有重复的增益时，第 n 大按个数数：3, 3, 1 中第 2 大的是 3。1 ≤ n ≤ 特征数。

    The feature of largest gain ratio among those whose gain is at least the n-th largest. Equal gains count one by one: in 3, 3, 1 the
    second largest is 3. 1 ≤ n ≤ number of features.
    """
    raise NotImplementedError


def ratio_trap(m: int) -> tuple[list[str], list[str], list[str]]:
    """两个特征 a，b 的取值与标签，各长 m：a 的增益比 b 大至少 0.05，b 的增益比却比 a 的大至少 0.05。每个特征恰有两种取值，标签恰有两类，都是字符串。12 ≤ m ≤ 100。

    The values of two features a and b and the labels, m of each: the gain of a exceeds that of b by at least 0.05, but the gain ratio of
    b exceeds that of a by at least 0.05. Each feature has exactly two values, and there are exactly two classes, all strings.
    12 ≤ m ≤ 100.
    """
    raise NotImplementedError
