r"""12.8 常数函数的 Rademacher 复杂度 / The Rademacher complexity of a constant function

证明常数函数 c 的 Rademacher 复杂度为 0。注意区分：“常数函数 c” 是只含一个函数的函数空间；“绝对值不超过 B 的全体常数” 是另一个函数空间，
它的复杂度也要算出来。证明本身写在 `proof` 里。

**定义。** 函数空间在 $z_1, …, z_m$ 上的经验 Rademacher 复杂度是 (12.40)
$$\widehat{R}_Z(F) = E_σ \left[ \sup_{f ∈ F} \frac{1}{m} \sum_{i=1}^m σ_i f(z_i) \right],$$
σ 在全部 $2^m$ 个 ±1 向量上均匀分布。不取绝对值。有限的函数空间写成列表，每一项是一个函数在各点上的值；函数可以重复出现。

**范围。** 各数的绝对值不超过 $10^6$。除另有说明外 1 ≤ m ≤ 10，函数的个数 |F| 至少是 1，$|F| 2^m ≤ 20000$。复杂度的误差不超过 $10^{-9}$ 乘以各函数值（或 B）的
最大绝对值。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Prove that a constant function c has Rademacher complexity 0. Mind the difference: "the constant function c" is a class of
one function; "all constants of size B at most" is another class, whose complexity is asked for, too. The proof itself belongs
into `proof`.

**Definition.** The empirical Rademacher complexity of a class on $z_1, …, z_m$ is (12.40), the formula above; σ is uniform
over all $2^m$ vectors of ±1. There is no absolute value. A finite class is a list that holds, for each function, the list of its
values at the points; a function may occur more than once.

**Ranges.** Numbers are at most $10^6$ in size. Unless said otherwise 1 ≤ m ≤ 10, the number |F| of functions is 1 at least, and $|F| 2^m ≤ 20000$. A complexity
may be off by $10^{-9}$ times the largest size of a function value (or B). A call takes at most 2 seconds of CPU time. Do not
change the arguments.
"""


def empirical_rademacher(V: list[list[float]]) -> float:
    """有限函数空间的经验 Rademacher 复杂度 (12.40)，按定义枚举 σ；V 的每一行是一个函数在 m 个点上的值。

    The empirical Rademacher complexity (12.40) of a finite class, by listing every σ; a row of V holds the values of a
    function at the m points.

    >>> float(empirical_rademacher([[1.0, 0.0], [0.0, 1.0]]))
    0.25
    """
    raise NotImplementedError


def rademacher_singleton(values: list[float]) -> float:
    """只含一个函数的函数空间的经验 Rademacher 复杂度；values 是它在 1 ≤ m ≤ 200 个点上的值，未必相等。

    The empirical Rademacher complexity of a class of one function; values are its values, not always equal, at 1 ≤ m ≤ 200
    points.
    """
    raise NotImplementedError


def rademacher_bounded_constants(B: float, m: int) -> float:
    """函数空间 {c : |c| ≤ B} 在 1 ≤ m ≤ 200 个点上的 Rademacher 复杂度，B ≥ 0。

    The Rademacher complexity of the class {c : |c| ≤ B} on 1 ≤ m ≤ 200 points, B ≥ 0.

    >>> float(rademacher_bounded_constants(4.0, 2))
    2.0
    """
    raise NotImplementedError


def expected_rademacher(F: list[list[float]], probs: list[float], m: int) -> float:
    """Rademacher 复杂度 (12.41)。样本空间有 n 个元素，probs 是它们的概率（可以为 0），F 的每一行是一个函数在这 n 个元素上的值；Z 是独立同分布
    抽取的 m 个元素，可以重复。m ≤ 10，$|F| (2n)^m ≤ 20000$。

    The Rademacher complexity (12.41). The sample space has n elements, probs are their probabilities (0 may occur), a row of F
    holds the values of a function at these n elements; Z are m elements drawn i.i.d., repetitions possible.
    m ≤ 10 and $|F| (2n)^m ≤ 20000$.

    >>> float(expected_rademacher([[1.0, -1.0], [-1.0, 1.0]], [0.5, 0.5], 1))
    1.0
    """
    raise NotImplementedError


def massart_bound(n_labelings: int, m: int) -> float:
    """(12.52) 的右边：取值 ±1 的假设空间在 m 个点上有 n_labelings 种标记（1 到 10^12，至多 2^m）时 Rademacher 复杂度的上界；
    m ≤ 10^6，相对误差至多 10^-9。

    The right side of (12.52): the bound on the Rademacher complexity of hypotheses with values ±1 that label m points in
    n_labelings ways (1 to 10^12, at most 2^m); m ≤ 10^6, with a relative error of 10^-9 at most.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：常数函数的 Rademacher 复杂度为何是 0；用到了常数的什么性质？由老师阅读，不计分。

    The proof in Markdown: why the Rademacher complexity of a constant function is 0; which property of constants does it use?
    Read by a person, without points.
    """
    raise NotImplementedError
