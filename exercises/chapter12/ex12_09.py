r"""12.9 和空间的 Rademacher 复杂度 / The Rademacher complexity of a sum of classes

两个函数空间的和是 $F_1 + F_2 = \{f + g : f ∈ F_1, g ∈ F_2\}$。证明 $R_m(F_1 + F_2) ≤ R_m(F_1) + R_m(F_2)$，并弄清楚什么时候相等。两边各按
自己的定义计算；再给出两个严格小于的例子：一个把复杂度的定义换成带绝对值的，一个把和空间换成 “配对和”。证明写在 `proof` 里。

**定义。** 函数空间在 $z_1, …, z_m$ 上的经验 Rademacher 复杂度是 (12.40)
$$\widehat{R}(F) = E_σ \left[ \sup_{f ∈ F} \frac{1}{m} \sum_{i=1}^m σ_i f(z_i) \right],$$
σ 在全部 $2^m$ 个 ±1 向量上均匀分布，不取绝对值。有限的函数空间写成列表，每一项是一个函数在 m 个点上的值；函数可以重复出现。

**范围。** 1 ≤ m ≤ 8，各数的绝对值不超过 $10^6$。`V1`、`V2` 各有 1 到 200 个函数，个数之积乘以 $2^m$ 不超过 20000。下面的 “误差” 都指函数值最大绝对值的
$10^{-9}$ 倍（两个函数空间中的最大者）。每次调用不超过 2 秒 CPU 时间。可以用 12.8 中写过的
函数（`from ex12_08 import empirical_rademacher`）。不要改动传入的参数。

---

The sum of two classes is $F_1 + F_2 = \{f + g : f ∈ F_1, g ∈ F_2\}$. Prove $R_m(F_1 + F_2) ≤ R_m(F_1) + R_m(F_2)$, and find out when
both are equal. Compute each side from its own definition; then give two examples where the left is strictly less: one where the
definition has an absolute value, one where the sum of classes is replaced by "paired sums". The proof belongs into `proof`.

**Definition.** The empirical Rademacher complexity of a class on $z_1, …, z_m$ is (12.40), the formula above; σ is uniform
over all $2^m$ vectors of ±1, and there is no absolute value. A finite class is a list that holds, for each function, the list of its
values at the m points; a function may occur more than once.

**Ranges.** 1 ≤ m ≤ 8, and numbers are at most $10^6$ in size. `V1` and `V2` have 1 to 200 functions each, the product of both numbers
and $2^m$ being at most 20000. "The error" below means $10^{-9}$ times the largest size of a function value in both classes. A call takes at most 2
seconds of CPU time. What you wrote for 12.8 may be used (`from ex12_08 import empirical_rademacher`). Do not change the
arguments.
"""


def sum_class(V1: list[list[float]], V2: list[list[float]]) -> list[list[float]]:
    """和空间 F1 + F2，次序不限；相同的函数可以只写一次，也可以重复。

    The sum F1 + F2, in any order; equal functions may be written once or repeatedly.

    >>> sorted([float(x) for x in f] for f in sum_class([[1.0, 2.0]], [[0.0, 1.0], [5.0, 0.0]]))
    [[1.0, 3.0], [6.0, 2.0]]
    """
    raise NotImplementedError


def sides(V1: list[list[float]], V2: list[list[float]]) -> tuple[float, float]:
    """不等式的左边与右边：F1 + F2 的经验复杂度，与两个经验复杂度之和；不超出误差。

    The left and the right side: the empirical complexity of F1 + F2, and the sum of both empirical complexities, within the error.
    """
    raise NotImplementedError


def maximizers(V1: list[list[float]], V2: list[list[float]], sigma: list[int]) -> tuple[int, int]:
    """对给定的 σ，使 f_i + g_j 达到和空间中上确界的下标 (i, j)，从 0 数起；离上确界不超出误差的都行。

    For a given σ the indices (i, j), counted from 0, for which f_i + g_j attains the supremum over the sum; any that miss it by
    the error at most.
    """
    raise NotImplementedError


def strict_for_absolute(m: int) -> tuple[list[list[float]], list[list[float]]]:
    """若复杂度定义为 $E_σ [\\sup_f |\\sum_i σ_i f(z_i)| / m]$：使左边小于右边，且至少小 10^-6 的 (V1, V2)，各不超过 20 个函数，每个函数有 m 个值。

    If complexity is defined as $E_σ [\\sup_f |\\sum_i σ_i f(z_i)| / m]$: (V1, V2) of 20 functions each at most, with m values per function, for
    which the left side is less than the right one by 10^-6 at least.
    """
    raise NotImplementedError


def strict_for_pairs(m: int) -> tuple[list[list[float]], list[list[float]]]:
    """若只取配对和 $\\{f_1 + g_1, …, f_k + g_k\\}$（V1、V2 都有 k 个函数，k 不超过 20，定义仍是不带绝对值的）：使它的经验复杂度小于
    两个经验复杂度之和，且至少小 10^-6 的 (V1, V2)，每个函数有 m 个值。

    If only the paired sums $\\{f_1 + g_1, …, f_k + g_k\\}$ are taken (V1 and V2 have k functions each, k at most 20; the definition
    again without absolute value): (V1, V2) with m values per function for which their empirical complexity is less than the
    sum of both complexities by 10^-6 at least.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：不等式为何成立，何时相等，怎样从经验复杂度得到 R_m。由老师阅读，不计分。

    The proof in Markdown: why the inequality holds, when both sides are equal, and how R_m follows from the empirical complexity.
    Read by a person, without points.
    """
    raise NotImplementedError
