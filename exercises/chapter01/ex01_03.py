"""1.3 有噪声时的归纳偏好 / An inductive bias under noise

**书上的题。** 数据有噪声时，可能没有一个假设与全部样例一致，版本空间是空的。这时凭什么挑？设计一种归纳偏好，使算法总能给出一个明确的
假设，并说明理由。任何偏好都可以，只要守住下面四条。

**先看一个小例子。** 一个属性，取值甲、乙；六个样例：甲是，甲是，甲否，乙否，乙否，乙否。

    假设      甲     乙     *      None（没有好瓜）
    错几个    1      5      4      2

没有一个不错的。只看错误数就选“甲”。若再添一个标为“是”的乙，“甲”错 2 个，`*` 错 4 个，还是“甲”；可要是两个假设错得一样多呢？这时
就轮到偏好说话了。

**四条规矩。** 偏好写成一个键（元组），键小的优先：

- **明确**：对同一批样例，写法不同的假设键也不同；
- **不看次序**：打乱样例、打乱候选假设，选出的不变；
- **诚实**：具体属性（不是 `"*"` 的）一样多的假设之间，绝不偏爱错得更多的（`None` 不参与这条比较）；
- **可教**：口味抵得过 10 个训练错误，再多就得听数据的。

**约定。** 假设是元组，每个属性写一个取值或 `"*"`（任何取值），瓜要每个属性都相符才被接受；`None` 什么都不接受。`X` 是样例的列表，`y` 中
1 表示好瓜，0 表示不是。

**做完想一想。** 你的偏好在什么样的数据上会选错？若误收一个坏瓜比漏掉一个好瓜贵十倍，键该怎样改？

**★** 取值的名字互相相像（带空格、逗号，一个是另一个的一部分）时，仍然明确。提示：键的末尾放假设本身，别把取值连成一串。

---

**The exercise.** With noise in the data there may be no hypothesis consistent with all samples, and the version space is empty.
What to choose by, then? Design an inductive bias, so that the learner always ends with one definite hypothesis, and justify it.
Any bias will do that keeps the four rules below.

**A small example first.** One attribute with the values a and b; six samples: a yes, a yes, a no, b no, b no, b no.

    hypothesis    a      b      *      None (no good melon)
    errors        1      5      4      2

None is without error. By errors alone it is "a". Add one more b labelled "yes", and "a" makes 2 errors, `*` makes 4: "a" still;
but what if two hypotheses make equally many? That is where a bias has its say.

**Four rules.** The bias is a key (a tuple); the smaller key is preferred. It is

- **definite**: for the same samples, hypotheses that are written differently have different keys;
- **blind to order**: shuffling the samples or the candidates changes nothing;
- **honest**: among hypotheses with as many specified attributes (not `"*"`) it never prefers more errors (`None` takes no part
  in this comparison);
- **teachable**: taste outweighs ten training errors, no more; beyond that the data decide.

**Conventions.** A hypothesis is a tuple with a value or `"*"` (any value) for each attribute and accepts a melon that fits in every
one; `None` accepts nothing. `X` is a list of samples, and in `y` 1 stands for a good melon, 0 for another.

**Worth a thought.** On which data does your bias choose wrongly? If accepting a bad melon cost ten times as much as missing a good
one, how would you change the key?

**★** Still definite where values have names that look alike (with blanks, commas, parts of one another). Hint: let the hypothesis
itself end the key; do not run its values together.
"""


def training_errors(hypothesis: tuple[str, ...] | None, X: list[list[str]], y: list[int]) -> int:
    """假设在样例上判错的个数。

    The number of samples that the hypothesis gets wrong.

    >>> int(training_errors(("青绿", "*"), [["青绿", "蜷缩"], ["青绿", "硬挺"], ["乌黑", "蜷缩"]], [1, 0, 1]))
    2
    """
    raise NotImplementedError


def preference_key(hypothesis: tuple[str, ...] | None, X: list[list[str]], y: list[int]) -> tuple[int | float | str, ...]:
    """你的偏好：由数和字符串组成的元组，小者优先（按 Python 比较元组的规则）。

    Your bias: a tuple of numbers and strings, the smaller one being preferred (as Python compares tuples).

    >>> key = preference_key(("青绿",), [["青绿"], ["乌黑"]], [1, 0])
    >>> key < preference_key(("乌黑",), [["青绿"], ["乌黑"]], [1, 0])
    True
    """
    raise NotImplementedError


def choose_hypothesis(
    hypotheses: list[tuple[str, ...] | None], X: list[list[str]], y: list[int]
) -> tuple[str, ...] | None:
    """候选假设中最受偏爱的一个：键最小的。

    The most preferred of the candidates: that of the smallest key.

    >>> tuple(choose_hypothesis([("青绿", "*"), ("乌黑", "*")], [["青绿", "蜷缩"], ["乌黑", "蜷缩"]], [1, 0]))
    ('青绿', '*')
    """
    raise NotImplementedError


def justification() -> str:
    """短文（Markdown，由老师评阅）：你的偏好依据什么？它在哪些问题上会选错？

    A short text (Markdown, read by your teacher): what is your bias based on, and for which problems is it wrong?
    """
    raise NotImplementedError
