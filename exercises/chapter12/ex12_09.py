r"""12.9 和空间的 Rademacher 复杂度 / The Rademacher complexity of a sum of classes

**书上的题。** 两个函数空间的和是 $F_1 + F_2 = \{f + g : f ∈ F_1, g ∈ F_2\}$。证明
$R_m(F_1 + F_2) ≤ R_m(F_1) + R_m(F_2)$：把模型拼起来，复杂度至多相加。两边各按自己的定义计算，看看什么时候相等；再给出两
个严格小于的例子：一个把复杂度的定义换成带绝对值的，一个把和空间换成“配对和”。

**先看一个小例子。** 两个点，F1 = {(1, 0), (0, 1)}，F2 = {(1, 1), (−1, −1)}，于是 F1 + F2 = {(2, 1), (0, −1), (1, 2),
(−1, 0)}。每个 σ 之下 $\frac{1}{2}\sum_i σ_i f(z_i)$ 的最大值：

    σ            (+, +)   (+, −)   (−, +)   (−, −)     平均
    F1             ½        ½        ½       −½         ¼
    F2             1        0        0        1         ½
    F1 + F2       1½        ½        ½        ½         ¾

第三行每一格都是前两行之和。碰巧吗？

**定义。** 复杂度是 (12.40)，与 12.8 一样：σ 在全部 $2^m$ 个 ±1 向量上均匀分布，不取绝对值。有限的函数空间写成列表，每一
项是一个函数在 m 个点上的值。可以用 12.8 中写过的函数（`from ex12_08 import empirical_rademacher`）。

**做完想一想。** 书上写的是 ≤，按 (12.40) 会不会真的小于？F + F 与 {2f : f ∈ F} 是同一个函数空间吗？它们的复杂度呢？

**★** 两百个函数、八个点，数很大、很小或者几乎一样大时也对。提示：比较之前不要舍入。

---

**The exercise.** The sum of two classes is $F_1 + F_2 = \{f + g : f ∈ F_1, g ∈ F_2\}$. Prove
$R_m(F_1 + F_2) ≤ R_m(F_1) + R_m(F_2)$: if models are put together, complexities add up at most. Compute each side from
its own definition and see when both are equal; then give two examples where the left is strictly less: one where the
definition has an absolute value, one where the sum of classes is replaced by “paired sums”.

**A small example first.** Two points, F1 = {(1, 0), (0, 1)} and F2 = {(1, 1), (−1, −1)}, so F1 + F2 = {(2, 1), (0, −1),
(1, 2), (−1, 0)}. The largest $\frac{1}{2}\sum_i σ_i f(z_i)$ for each σ:

    σ            (+, +)   (+, −)   (−, +)   (−, −)     mean
    F1             ½        ½        ½       −½         ¼
    F2             1        0        0        1         ½
    F1 + F2       1½        ½        ½        ½         ¾

Each entry of the third row is the sum of those above it. By chance?

**Definition.** The complexity is (12.40), as in 12.8: σ is uniform over all $2^m$ vectors of ±1, and there is no
absolute value. A finite class is a list that holds, for each function, the list of its values at the m points. What you
wrote for 12.8 may be used (`from ex12_08 import empirical_rademacher`).

**Worth a thought.** The book writes ≤; by (12.40), can it really be less? Are F + F and {2f : f ∈ F} the same class?
And their complexities?

**★** As right for two hundred functions and eight points, for numbers that are huge, tiny or almost equal. Hint: do not
round before you compare.
"""


def sum_class(V1: list[list[float]], V2: list[list[float]]) -> list[list[float]]:
    """和空间 F1 + F2，次序不限；相同的函数可以只写一次，也可以重复。

    The sum F1 + F2, in any order; equal functions may be written once or repeatedly.

    >>> sorted([float(x) for x in f] for f in sum_class([[1.0, 2.0]], [[0.0, 1.0], [5.0, 0.0]]))
    [[1.0, 3.0], [6.0, 2.0]]
    """
    raise NotImplementedError


def sides(V1: list[list[float]], V2: list[list[float]]) -> tuple[float, float]:
    """不等式的左边与右边：F1 + F2 的经验复杂度，与两个经验复杂度之和。

    The left and the right side: the empirical complexity of F1 + F2, and the sum of both empirical complexities.

    >>> [float(x) for x in sides([[1.0, 0.0], [0.0, 1.0]], [[1.0, 1.0], [-1.0, -1.0]])]
    [0.75, 0.75]
    """
    raise NotImplementedError


def maximizers(V1: list[list[float]], V2: list[list[float]], sigma: list[int]) -> tuple[int, int]:
    """对给定的 σ，使 f_i + g_j 达到和空间中上确界的下标 (i, j)，从 0 数起；有几对时哪一对都行。

    For a given σ the indices (i, j), counted from 0, for which f_i + g_j attains the supremum over the sum; any, if
    there are several.

    >>> [int(k) for k in maximizers([[1.0, 0.0], [0.0, 1.0]], [[1.0, 1.0], [-1.0, -1.0]], [-1, 1])][0]
    1
    """
    raise NotImplementedError


def strict_for_absolute(m: int) -> tuple[list[list[float]], list[list[float]]]:
    r"""若复杂度定义为 $E_σ [\sup_f |\sum_i σ_i f(z_i)| / m]$：使左边小于右边的 (V1, V2)，至少小 10^-6，各不超过 20 个函数，
    每个函数有 m 个值。

    If complexity is defined as $E_σ [\sup_f |\sum_i σ_i f(z_i)| / m]$: (V1, V2) of 20 functions each at most, with m
    values per function, for which the left side is less than the right one by 10^-6 at least.

    >>> len(strict_for_absolute(3))
    2
    """
    raise NotImplementedError


def strict_for_pairs(m: int) -> tuple[list[list[float]], list[list[float]]]:
    r"""若只取配对和 $\{f_1 + g_1, …, f_k + g_k\}$（V1、V2 都有 k 个函数，k 不超过 20，定义仍不带绝对值）：使它的经验复杂度
    小于两个经验复杂度之和的 (V1, V2)，至少小 10^-6，每个函数有 m 个值。

    If only the paired sums $\{f_1 + g_1, …, f_k + g_k\}$ are taken (V1 and V2 have k functions each, k at most 20; the
    definition again without absolute value): (V1, V2) with m values per function for which their empirical complexity
    is less than the sum of both complexities by 10^-6 at least.

    >>> V1, V2 = strict_for_pairs(3)
    >>> len(V1) == len(V2)
    True
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：不等式为何成立，何时相等，怎样从经验复杂度得到 R_m。给老师看，不计分。

    The proof in Markdown: why the inequality holds, when both sides are equal, and how R_m follows from the empirical
    complexity. For your teacher, without points.
    """
    raise NotImplementedError
