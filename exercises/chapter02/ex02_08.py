r"""2.8 min-max 规范化与 z-score 规范化 / Min-max and z-score scaling

**书上的题。** 式 (2.43)、(2.44) 给出两种规范化，分析它们的优缺点。这里让数据来说话：写出两种规范化，造一个害人的异常值、一个
无害的新数，找出 |z| 最大能到多少，再判断五条说法，最后写一段短文。

**先看一个小例子。** 三个数 2, 4, 6 的均值是 4，标准差是 $\sqrt{8/3} ≈ 1.633$：

    min-max 到 [0, 1]      0      0.5     1
    z-score               -1.225  0       1.225

添一个 102，均值变成 28.5，标准差变成 42.459：

    min-max 到 [0, 1]      0      0.02    0.04    1
    z-score               -0.624 -0.577  -0.530   1.731

原来的三个数，两种办法都把它们挤成了一团。

**约定。** 标准差除以 n。数据全相等时，min-max 的结果全为 `low`，z-score 的结果全为 0。

**做完想一想。** 体检表里有身高（厘米）和白细胞数（每微升几千个），有一位病人的白细胞是常人的五十倍。要按这两列算人与人的距离，
你用哪一种规范化？都不满意的话，换两个什么统计量，才不怕这一位病人？

**★** 数极大、极小，或者挤在一个大数附近时照样准；两百个数时也对。提示：先减均值再平方；是否全相等，看最大值与最小值。

---

**The exercise.** (2.43) and (2.44) are two ways to scale data; analyse what speaks for and against each. Here data do the
talking: write both scalings, make an outlier that does harm and a new value that does none, find how large |z| can get,
judge five statements, and end with a short text.

**A small example first.** The numbers 2, 4, 6 have the mean 4 and the standard deviation $\sqrt{8/3} ≈ 1.633$:

    min-max to [0, 1]      0      0.5     1
    z-score               -1.225  0       1.225

Add 102, and the mean becomes 28.5, the standard deviation 42.459:

    min-max to [0, 1]      0      0.02    0.04    1
    z-score               -0.624 -0.577  -0.530   1.731

Both have squeezed the three old numbers together.

**Conventions.** The standard deviation divides by n. If all numbers are equal, min-max gives `low` throughout and z-score
gives 0.

**Worth a thought.** A health check records height (in centimetres) and white blood cells (some thousands in a microlitre);
one patient has fifty times the usual count. You need distances between people by these two columns: which scaling do you
take? If neither will do, which two other statistics would not mind that patient?

**★** As right for huge and tiny numbers, for numbers that crowd near a large one, and for two hundred of them. Hint:
subtract the mean before squaring; look at maximum and minimum to see whether all are equal.
"""


def min_max(x: list[float], low: float, high: float) -> list[float]:
    """min-max 规范化 (2.43)：最小值变成 low，最大值变成 high；low 也可以大于 high。

    Min-max scaling (2.43): the smallest value becomes low, the largest high; low may exceed high.

    >>> min_max([2.0, 4.0, 3.0], 0.0, 10.0)
    [0.0, 10.0, 5.0]
    """
    raise NotImplementedError


def z_score(x: list[float]) -> list[float]:
    """z-score 规范化 (2.44)。

    Z-score scaling (2.44).

    >>> z_score([3.0, 5.0, 5.0, 3.0])
    [-1.0, 1.0, 1.0, -1.0]
    """
    raise NotImplementedError


def outlier_squeezes(x: list[float], factor: float) -> float:
    """一个异常值：添进 x 再规范化到 [0, 1]，原有的数就挤在长度不超过 1/factor 的一段里。x 不全相等，factor 至少为 2。

    An outlier: append it to x and scale to [0, 1], and the old values span at most 1/factor. The values of x are not all
    equal, and factor is at least 2.

    >>> bool(abs(outlier_squeezes([0.0, 1.0], 2.0)) >= 1)
    True
    """
    raise NotImplementedError


def harmless_for_min_max(x: list[float]) -> float:
    """一个新的数：添进 x 以后，原有各数的 min-max 结果不变，z-score 结果却变了。x 不全相等。

    A new value: appended to x it leaves the min-max results of the old values as they are, but changes their z-scores.
    The values of x are not all equal.

    >>> bool(abs(harmless_for_min_max([0.0, 1.0])) < 2)
    True
    """
    raise NotImplementedError


def z_bound(n: int) -> float:
    """n 个数的 z-score，绝对值最大能到多少（对一切数据的最小上界）。

    The largest absolute z-score that any of n numbers can have (the least upper bound over all data).

    >>> round(float(z_bound(2)), 6)
    1.0
    """
    raise NotImplementedError


def z_extreme(n: int) -> list[float]:
    """使这个最大值真正出现的 n 个数。

    n numbers among which this largest value is attained.

    >>> len(z_extreme(5))
    5
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法各是否成立（前面造的数据都能拿来检验）。

    - "min_max_new_data_may_leave_range"：用训练数据的最小、最大值规范化新数据，结果可能超出 [low, high]
    - "z_bounded_by_one_constant_for_all_n"：有一个常数，无论 n 多大，z-score 的绝对值都不超过它
    - "both_keep_order"：low 小于 high 时，两种规范化都不改变大小次序
    - "both_undone_by_affine_map"：数据不全相等时，两种规范化的结果都能用一个映射 x ↦ ax + b 还原
    - "one_new_inner_value_changes_min_max"：添一个介于最小、最大值之间的数，会改变原有各数的 min-max 结果

    Whether each statement holds (the data that you made can test them).

    - "min_max_new_data_may_leave_range": scaled by minimum and maximum of the training data, new data may leave
      [low, high]
    - "z_bounded_by_one_constant_for_all_n": one constant bounds the absolute z-scores for every n
    - "both_keep_order": with low below high, neither scaling changes the order of the values
    - "both_undone_by_affine_map": if the data are not all equal, either result is undone by a map x ↦ ax + b
    - "one_new_inner_value_changes_min_max": a new value between minimum and maximum changes the min-max results of
      the old ones
    """
    raise NotImplementedError


def essay() -> str:
    """短文（Markdown，三五句，由老师评阅）：两种规范化各适合什么场合，为什么。

    A short text (Markdown, three to five sentences, read by your teacher): when would you use which scaling, and why?
    """
    raise NotImplementedError
