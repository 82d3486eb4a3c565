"""2.8 min-max 规范化与 z-score 规范化 / Min-max and z-score scaling

写出 (2.43) 与 (2.44) 两种规范化，再分析它们的优缺点：遇到异常值怎样，来了新数据怎样，结果的取值范围怎样。能用数据说明的
都用数据说明，其余写成短文。

**约定。** `x` 是 n 个数的列表，2 ≤ n ≤ 200，返回的数与 `x` 次序相同。标准差是总体标准差（除以 n）。数据全相等时，min-max 的
结果全为 `low`，z-score 的结果全为 0.0。数的绝对值不超过 10¹⁰，但可以都很小，也可以挤在一个大数附近（如 1000000.25, 1000000.5），
只是不相等的两个数至少相差最大绝对值的 10⁻⁹；结果的误差仍不超过 1e-6（min-max：1e-6 乘以 1、|low|、|high| 中最大的）。
不要改动传入的参数。

---

Write the scalings (2.43) and (2.44), and analyse what speaks for and against each: what becomes of them with an
outlier, with new data, and which range do they give? Show by data what data can show, and put the rest into a short
text.

**Conventions.** `x` is a list of n numbers, 2 ≤ n ≤ 200; results come in the order of `x`. The standard deviation is that
of the population (divide by n). If all numbers are equal, min-max gives `low` throughout and z-score gives 0.0. Numbers are
at most 10¹⁰ in size, but may all be tiny, or crowd near a large one (such as 1000000.25, 1000000.5); only, numbers that
are not equal differ by at least 10⁻⁹ of the largest size. Results are right to 1e-6 all the same (min-max: 1e-6 times the
largest of 1, |low|, |high|). Do not change the arguments.
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
    """一个异常值：把它添进 x 再规范化到 [0, 1]，原有的数就挤在长度不超过 1/factor 的一段里。x 不全相等，factor ≥ 2。

    An outlier: append it to x and scale to [0, 1], and the old values are squeezed into a span of at most 1/factor.
    The values of x are not all equal; factor ≥ 2.
    """
    raise NotImplementedError


def harmless_for_min_max(x: list[float]) -> float:
    """一个新的数：添进 x 以后，原有各数的 min-max 结果不变，而 z-score 结果至少有一个改变 0.001 以上。x 不全相等。

    A new value: appended to x it leaves the min-max results of the old values as they are, while at least one of
    their z-scores changes by 0.001 or more. The values of x are not all equal.
    """
    raise NotImplementedError


def z_bound(n: int) -> float:
    """n 个数的 z-score 中，绝对值最大能到多少（对一切数据的最小上界）。

    The largest absolute z-score that any of n numbers can have (the least upper bound over all data).
    """
    raise NotImplementedError


def z_extreme(n: int) -> list[float]:
    """达到这个上界的 n 个数。

    n numbers that attain this bound.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法各是否成立；前面两个构造的检查通过后才计分，瞎猜不得分。

    - "min_max_new_data_may_leave_range"：用训练数据的最小、最大值规范化新数据，结果可能超出 [low, high]
    - "z_bounded_by_one_constant_for_all_n"：有一个常数，无论 n 多大，z-score 的绝对值都不超过它
    - "both_keep_order"：两种规范化都不改变大小次序 (low < high)
    - "both_undone_by_affine_map"：数据不全相等时，两种规范化的结果都能用一个映射 x ↦ ax + b 还原
    - "one_new_inner_value_changes_min_max"：添一个介于最小、最大值之间的数，会改变原有各数的 min-max 结果

    Whether each statement holds; it counts once the checks of the constructions above are passed, and guessing earns
    nothing.

    - "min_max_new_data_may_leave_range": scaled by minimum and maximum of the training data, new data may leave
      [low, high]
    - "z_bounded_by_one_constant_for_all_n": one constant bounds the absolute z-scores for every n
    - "both_keep_order": neither scaling changes the order of the values (low < high)
    - "both_undone_by_affine_map": if the data are not all equal, either result is undone by a map x ↦ ax + b
    - "one_new_inner_value_changes_min_max": a new value between minimum and maximum changes the min-max results of
      the old ones
    """
    raise NotImplementedError


def essay() -> str:
    """短文（Markdown，三五句即可）：两种规范化各适合什么场合，为什么。

    A short text (Markdown, three to five sentences will do): when would you use which scaling, and why?
    """
    raise NotImplementedError
