r"""12.8 常数函数的 Rademacher 复杂度 / The Rademacher complexity of a constant function

**书上的题。** 证明常数函数 c 的 Rademacher 复杂度为 0。复杂度问的是：函数空间里的函数能与随机噪声 σ 凑得多近。只有一个
函数时，它碰上什么就是什么；可以挑选时就不同了。所以要分清两件事：“常数函数 c” 是只含一个函数的函数空间；“绝对值不超过 B
的全体常数” 是另一个函数空间，它的复杂度也要算出来，并不是 0。

**先看一个小例子。** 两个点，四个等可能的 σ，$\frac{1}{2}\sum_i σ_i f(z_i)$ 的值：

    σ               (+, +)   (+, −)   (−, +)   (−, −)     平均
    常数 3            3        0        0       −3         0
    全体 |c| ≤ 3      3        0        0        3         1.5      每个 σ 可以各挑一个 c：3 或 −3
    {(1, 0), (0, 1)}  ½        ½        ½       −½         ¼        前三个 σ 总能挑到一个 ½

**定义。** 函数空间在 $z_1, …, z_m$ 上的经验 Rademacher 复杂度是 (12.40)
$$\widehat{R}_Z(F) = E_σ \left[ \sup_{f ∈ F} \frac{1}{m} \sum_{i=1}^m σ_i f(z_i) \right],$$
σ 在全部 $2^m$ 个 ±1 向量上均匀分布，不取绝对值。有限的函数空间写成列表，
每一项是一个函数在各点上的值。

**做完想一想。** 证明里用到了“常数”吗？给所有函数加上同一个函数，复杂度变不变？m 个点上能实现全部标记的假设空间，复杂度
是多少？

**★** 两百个点、一百多个函数，数很大或很小时也算得出。提示：全体常数不必枚举 σ，按 +1 的个数分组。

---

**The exercise.** Prove that a constant function c has Rademacher complexity 0. The complexity asks how closely a class
can follow random noise σ. A single function takes what comes; with a choice it is different. So mind two things: “the
constant function c” is a class of one function; “all constants of size B at most” is another class, whose complexity is
asked for, too, and is not 0.

**A small example first.** Two points and four equally likely σ; the values of $\frac{1}{2}\sum_i σ_i f(z_i)$:

    σ               (+, +)   (+, −)   (−, +)   (−, −)     mean
    constant 3        3        0        0       −3         0
    all |c| ≤ 3       3        0        0        3         1.5      each σ may choose its own c: 3 or −3
    {(1, 0), (0, 1)}  ½        ½        ½       −½         ¼        for three of the σ there is a ½ to choose

**Definition.** The empirical Rademacher complexity of a class on $z_1, …, z_m$ is (12.40),
$$\widehat{R}_Z(F) = E_σ \left[ \sup_{f ∈ F} \frac{1}{m} \sum_{i=1}^m σ_i f(z_i) \right],$$
with σ uniform over all $2^m$ vectors of ±1, and
without an absolute value. A finite class is a list that holds, for each function, the list of its values at the points.

**Worth a thought.** Did the proof use “constant”? Does the complexity change if one function is added to all of a
class? What is it for hypotheses that realise all labellings of m points?

**★** Two hundred points, more than a hundred functions, huge and tiny numbers as well. Hint: for all constants σ need
not be listed; group by the number of +1.
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
    """只含一个函数的函数空间的经验 Rademacher 复杂度；values 是它在各点上的值，未必相等。

    The empirical Rademacher complexity of a class of one function; values are its values at the points, not always
    equal.

    >>> float(rademacher_singleton([3.0, 3.0]))
    0.0
    """
    raise NotImplementedError


def rademacher_bounded_constants(B: float, m: int) -> float:
    """函数空间 {c : |c| ≤ B} 在 m 个点上的 Rademacher 复杂度。

    The Rademacher complexity of the class {c : |c| ≤ B} on m points.

    >>> float(rademacher_bounded_constants(3.0, 2))
    1.5
    >>> float(rademacher_bounded_constants(4.0, 3))
    2.0
    """
    raise NotImplementedError


def expected_rademacher(F: list[list[float]], probs: list[float], m: int) -> float:
    """Rademacher 复杂度 (12.41)。样本空间有 n 个元素，probs 是它们的概率（可以为 0），F 的每一行是一个函数在这 n 个元素上
    的值；Z 是独立同分布抽取的 m 个元素，可以重复。

    The Rademacher complexity (12.41). The sample space has n elements, probs are their probabilities (0 may occur), a
    row of F holds the values of a function at these n elements; Z are m elements drawn i.i.d., repetitions possible.

    >>> float(expected_rademacher([[1.0, -1.0], [-1.0, 1.0]], [0.5, 0.5], 1))
    1.0
    """
    raise NotImplementedError


def massart_bound(n_labelings: int, m: int) -> float:
    """(12.52) 的右边：取值 ±1 的假设空间在 m 个点上有 n_labelings 种标记时，Rademacher 复杂度的上界。

    The right side of (12.52): the bound on the Rademacher complexity of hypotheses with values ±1 that label m points
    in n_labelings ways.

    >>> round(massart_bound(5, 4), 3)
    0.897
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：常数函数的 Rademacher 复杂度为何是 0；用到了常数的什么性质？给老师看，不计分。

    The proof in Markdown: why the Rademacher complexity of a constant function is 0; which property of constants does
    it use? For your teacher, without points.
    """
    raise NotImplementedError
