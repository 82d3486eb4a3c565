r"""statistics5.3 取对数之后 / After taking logarithms

连乘取对数变成累加 (5.9)，朴素贝叶斯于是成了独热编码上的线性函数。训练时就把对数存成表，写出每个取值提供的“证据”，再写出权重与偏置。
这组权重是唯一的吗？

**数据。** `X` 是行的列表，每行是各属性的取值（字符串），`y` 是标签的列表；`domains[j]` 是第 j 列全部可能的取值，`classes` 是全部类别。取值和类别都不一定在样本中出现，
也可以一个样本都没有；不同的列可以有相同的取值。至多 3000 列，300 行。

**对数表** 是字典 `{"prior": {类别: ln P(c)}, "values": {类别: [第 0 个属性的 {取值: ln P(v|c)}, 第 1 个属性的, …]}}`，概率都经拉普拉斯平滑 (5.11)、(5.12)：
属性的每个取值、每个类别都加 1。字典里各项的次序不定。

**约定。** 对数是自然对数，不低于 −1000。数值允许 1e-9·(1 + 各项绝对值之和) 的误差。每次调用至多 1 秒。不要改动传入的参数。

---

The logarithm turns the product into a sum (5.9), and naive Bayes into a linear function of the one-hot code. Store the logarithms
when training, give the evidence that each value provides, then weights and bias. Are these weights unique?

**Data.** `X` is a list of rows, each with the values (strings) of all attributes, `y` the list of labels; `domains[j]` lists all
possible values of column j, `classes` all classes. Neither values nor classes need occur in the samples, of which there may be
none; columns may share values. There are at most 3000 columns and 300 rows.

**Log tables** are a dict `{"prior": {class: ln P(c)}, "values": {class: [{value: ln P(v|c)} of attribute 0, of attribute 1, …]}}`;
all probabilities are smoothed by Laplace's correction (5.11), (5.12): 1 is added for each value of the attribute, and for each class.
The entries of a dict may come in any order.

**Conventions.** Logarithms are natural, and not below −1000. Numbers may be off by 1e-9·(1 + the sum of the sizes of all terms). A call
may take 1 second. Do not change the arguments.
"""

Tables = dict[str, dict]


def log_tables(X: list[list[str]], y: list[str], domains: list[list[str]], classes: list[str]) -> Tables:
    """由样本得到对数表。

    The log tables of the samples.

    >>> import math
    >>> [round(math.exp(p), 9) for p in log_tables([["高"]], ["甲"], [["高", "矮"]], ["甲", "乙"])["prior"].values()]
    [0.666666667, 0.333333333]
    """
    raise NotImplementedError


def log_scores(tables: Tables, x: list[str], classes: list[str]) -> dict[str, float]:
    """样本 x 在各类别上的得分 (5.9)：{类别: 对数之和}。

    The score (5.9) of x in every class: {class: sum of logarithms}.
    """
    raise NotImplementedError


def decide(tables: Tables, x: list[str], classes: list[str]) -> str:
    """得分最高的类别；得分相差至少 1e-6。

    The class with the highest score; scores differ by 1e-6 at least.
    """
    raise NotImplementedError


def evidence(tables: Tables, x: list[str], positive: str, negative: str) -> list[float]:
    """x 支持 positive、反对 negative 的证据：先是先验几率的对数 ln(P(positive)/P(negative))，然后每个属性一个 ln(P(x_j|positive)/P(x_j|negative))。

    What x says for `positive` against `negative`: first the log odds ln(P(positive)/P(negative)) of the prior, then for each
    attribute ln(P(x_j|positive)/P(x_j|negative)).
    """
    raise NotImplementedError


def one_hot(x: list[str], domains: list[list[str]]) -> list[int]:
    """x 的独热编码：每个属性一段，按属性的次序；段内每个取值一位，按取值在 domains 中的次序，取到的是 1，其余是 0。

    The one-hot code of x: a block for each attribute, in their order; in it a place for each value, in the order of `domains`, 1
    for the value that x has and 0 for the others.

    >>> one_hot(["矮"], [["高", "矮"]])
    [0, 1]
    """
    raise NotImplementedError


def linear_form(
    tables: Tables, domains: list[list[str]], positive: str, negative: str
) -> tuple[list[float], float]:
    """权重与偏置 (w, b)：对各属性取值的每一种组合 x，w·one_hot(x) + b 都等于 positive 对 negative 的后验几率的对数。这样的 (w, b) 哪一组都可以，
    只要每个数的绝对值不超过 1e4。

    Weights and bias (w, b): for each combination x of attribute values w·one_hot(x) + b is the logarithm of the posterior odds
    of `positive` against `negative`. Any such (w, b) will do in which no number is larger than 1e4.
    """
    raise NotImplementedError


def other_weights(
    w: list[float], b: float, domains: list[list[str]], shifts: list[float]
) -> tuple[list[float], float]:
    """另一组权重与偏置，在所有独热编码上与 (w, b) 给出相同的值，而第 j 段的第一个权重比 w 的大 shifts[j]。各数的绝对值不超过 10⁶。

    Other weights and another bias that give what (w, b) give on all one-hot codes, while the first weight of block j exceeds
    that of w by shifts[j]. No number exceeds 10⁶ in size.
    """
    raise NotImplementedError
