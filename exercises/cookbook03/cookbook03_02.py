r"""cookbook3.2 不能求导的似然 / A likelihood without a derivative

均匀分布的似然不能靠求导来最大化。对端点未知的闭区间、端点未知的开区间和长度为 1 的区间分别弄清：最大值在哪里，是否存在，是否唯一。再看由最小值与最大值怎样得到无偏估计；最后问：把最大值放大多少倍，均方误差最小？

**数据。** `x` 是 n 个数的列表，1 ≤ n ≤ 200，绝对值不超过 $10^7$，没有排序，可以有相等的数；不相等的两个数至少相差 $10^{-7}$。其余限制见各函数。

**精度。** `log_likelihood` 的误差不超过 $10^{-9}$ 加上它的绝对值的 $10^{-9}$ 倍；`mle`，`unit_mles`，`unbiased` 的误差不超过 x 中最大绝对值的
$10^{-9}$ 倍，`unit_mles` 再加 $10^{-9}$；`mse` 的误差不超过值的 $10^{-9}$ 倍加 $10^{-12}$；`best_factor` 的误差不超过 $10^{-9}$。每次调用不超过 2
秒 CPU 时间。不要改动传入的参数。

---

The likelihood of a uniform distribution cannot be maximised by setting a derivative to zero. For a closed interval of
unknown ends, an open interval of unknown ends, and an interval of length 1 find out where the maximum is, if it exists,
and if it is unique. Then see how minimum and maximum make unbiased estimates; and, at last, by which factor to stretch
the maximum so that its mean squared error is least.

**Data.** `x` is a list of n numbers, 1 ≤ n ≤ 200, at most $10^7$ in size, in no order, some of them perhaps equal;
numbers that differ are at least $10^{-7}$ apart. Other bounds stand with the functions.

**Accuracy.** `log_likelihood` is right to $10^{-9}$ plus $10^{-9}$ times its absolute value; `mle`, `unit_mles` and
`unbiased` to $10^{-9}$ times the largest absolute value in x, `unit_mles` to another $10^{-9}$; `mse` to $10^{-9}$
times its value plus $10^{-12}$; `best_factor` to $10^{-9}$. A call takes at most 2 seconds of CPU time. Do not change
the arguments.
"""


def log_likelihood(x: list[float], a: float, b: float, closed: bool) -> float:
    """x 在均匀分布下的对数似然（自然对数），区间是 [a, b]（closed 为 True）或 (a, b) (False), a < b, b − a 在 10^-7 与 10^8 之间；似然为 0 时是
    float("-inf")。

    The log likelihood (natural logarithm) of x for the uniform distribution on [a, b] (closed is True) or (a, b)
    (False), a < b, b − a being between 10^-7 and 10^8; float("-inf") if the likelihood is 0.

    >>> round(float(log_likelihood([0.5], 0.0, 2.0, True)), 6), float(log_likelihood([0.5, 2.5], 0.0, 2.0, True))
    (-0.693147, -inf)
    """
    raise NotImplementedError


def mle(x: list[float]) -> tuple[float, float] | None:
    """似然最大的闭区间 [a, b], a < b；没有最大值时是 None。

    The closed interval [a, b], a < b, of greatest likelihood; None if there is no maximum.

    >>> a, b = mle([2.0, 1.0])
    >>> float(a), float(b)
    (1.0, 2.0)
    """
    raise NotImplementedError


def nearly_best(x: list[float], delta: float) -> tuple[float, float]:
    """x 不全相等，最大值与最小值之差不小于最大绝对值的 10^-4, 10^-6 ≤ delta ≤ 1：一个开区间 (a, b)，其对数似然是有限的，并大于所有开区间的上确界减 delta。

    x holds different numbers; maximum minus minimum is at least 10^-4 times the largest absolute value; 10^-6 ≤ delta ≤
    1. An open interval (a, b) whose log likelihood is finite and greater than the supremum over all open intervals
    minus delta.
    """
    raise NotImplementedError


def unit_mles(x: list[float]) -> tuple[float, float] | None:
    """区间是 [θ, θ + 1]：似然最大的 θ 中最小的和最大的；似然对任何 θ 都是 0 时是 None。最大值减最小值或者恰好是 1（此时各数都是 1/64 的倍数），或者与 1 至少相差 10^-7。

    The interval is [θ, θ + 1]: the smallest and the largest θ of greatest likelihood; None if the likelihood is 0 for
    every θ. Maximum minus minimum either is exactly 1 (all numbers being multiples of 1/64 then), or differs from 1 by
    10^-7 at least.

    >>> low, high = unit_mles([0.5])
    >>> float(low), float(high)
    (-0.5, 0.5)
    """
    raise NotImplementedError


def unbiased(x: list[float]) -> tuple[float, float]:
    """x 是 [a, b] 上均匀分布的 n ≥ 2 个独立样本：a 和 b 的无偏估计，都形如 s·min(x) + t·max(x)，s 与 t 只取决于 n（两个估计各有自己的 s 与 t）。

    x are n ≥ 2 independent draws from the uniform distribution on [a, b]: unbiased estimates of a and of b, both of the
    form s·min(x) + t·max(x), s and t depending on n only (either estimate has its own s and t).

    >>> a, b = unbiased([1.0, 0.0])
    >>> float(a), float(b)
    (-1.0, 2.0)
    """
    raise NotImplementedError


def mse(n: int, c: float) -> float:
    """E[(c·M − θ)²] / θ², M 是 [0, θ] 上均匀分布的 n 个独立样本中的最大值。1 ≤ n ≤ 1000, 0 ≤ c ≤ 3。

    E[(c·M − θ)²] / θ², where M is the largest of n independent draws from the uniform distribution on [0, θ]. 1 ≤ n ≤
    1000, 0 ≤ c ≤ 3.

    >>> round(float(mse(1, 1.0)), 6)
    0.333333
    """
    raise NotImplementedError


def best_factor(n: int) -> float:
    """使 mse(n, c) 最小的 c, 1 ≤ n ≤ 1000。

    The c for which mse(n, c) is least, 1 ≤ n ≤ 1000.

    >>> round(float(best_factor(1)), 6)
    1.5
    """
    raise NotImplementedError
