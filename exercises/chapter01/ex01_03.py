"""1.3 有噪声时的归纳偏好 / An inductive bias under noise

样例里混进了标错的瓜，没有一条合取规则能解释全部样例，版本空间是空的。这时凭什么挑？设计一套自己的归纳偏好，让算法总能给出
一个明确的答案，并说明理由。

假设与数据的写法同练习 1.1：假设是元组或 `None`，`y` 中 1 表示好瓜。取值是由可打印的字符组成的任意字符串，不含 `*`，也不是空的：
可以含空格、逗号等符号，一个可以是另一个的一部分，不同属性可以有同样的取值。**偏好** 写成一个键：键小的优先（按 Python 比较元组的规则）。

任何偏好都可以，只要它

- **明确**：对同一批样例，任何两个不同的假设键都不同（写法不同就是不同的假设）；
- **不看次序**：打乱样例、打乱候选假设，结果都不变；
- **诚实**：具体属性（不是 `"*"` 的）个数相同的假设之间，绝不偏爱训练错误更多的（`None` 不参与这条比较）；
- **可教**：偏好最多压倒 10 个训练错误：错误多出 10 个以上的假设，再合口味也不能选。

不要改动传入的参数。

---

With mislabelled melons among the samples no conjunction explains them all, and the version space is empty. What to choose
by, then? Design an inductive bias of your own, so that the learner always ends with one definite hypothesis, and justify it.

Hypotheses and data are written as in exercise 1.1: a hypothesis is a tuple or `None`, and in `y` 1 stands for a good melon.
Values are any strings of printable characters without `*` that are not empty: they may hold blanks, commas and other signs,
one may be a part of another, and attributes may share values. **The bias** is a key: the smaller key is preferred (as Python
compares tuples).

Any bias will do if it is

- **definite**: for the same samples no two different hypotheses have equal keys (written differently is different);
- **blind to order**: shuffling the samples or the candidates changes nothing;
- **honest**: among hypotheses with the same number of specified attributes (not `"*"`) it never prefers more training
  errors (`None` takes no part in this comparison);
- **teachable**: taste overrules at most 10 training errors; a hypothesis with more than 10 errors more is never chosen.

Do not change the arguments.
"""


def training_errors(hypothesis: tuple[str, ...] | None, X: list[list[str]], y: list[int]) -> int:
    """假设在样例上判错的个数。

    The number of samples that the hypothesis gets wrong.

    >>> training_errors(("青绿", "*"), [["青绿", "蜷缩"], ["青绿", "硬挺"], ["乌黑", "蜷缩"]], [1, 0, 1])
    2
    """
    raise NotImplementedError


def preference_key(hypothesis: tuple[str, ...] | None, X: list[list[str]], y: list[int]) -> tuple[int | float | str, ...]:
    """你的偏好：由数和字符串组成的元组，小者优先。浮点数容易相等，不妨把假设的写法放在键的末尾。

    Your bias: a tuple of numbers and strings, the smaller one being preferred. Floats may well be equal; the hypothesis as
    written makes a good last part of a key.
    """
    raise NotImplementedError


def choose_hypothesis(
    hypotheses: list[tuple[str, ...] | None], X: list[list[str]], y: list[int]
) -> tuple[str, ...] | None:
    """候选假设（至少一个，互不相同）中最受偏爱的一个。

    The most preferred of the candidates (at least one, all different).

    >>> choose_hypothesis([("青绿", "*"), ("乌黑", "*")], [["青绿", "蜷缩"], ["乌黑", "蜷缩"]], [1, 0])
    ('青绿', '*')
    """
    raise NotImplementedError


def justification() -> str:
    """书面回答（Markdown，由老师评阅）：你的偏好依据什么？它在哪些问题上会选错？

    A written answer (Markdown, read by your teacher): what is your bias based on, and for which problems is it wrong?
    """
    raise NotImplementedError
