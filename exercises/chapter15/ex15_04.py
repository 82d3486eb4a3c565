r"""15.4 含缺失值的序贯覆盖 / Sequential covering with missing values

一个瓜的纹理没有记下来，它满不满足 "纹理=清晰"？决策树的办法（§4.4.2）是按已知的样例的比例，算它部分地满足。照此给序贯覆盖中的样例加上权，看看从残缺的
西瓜数据集 2.0α 还能学出什么规则。

**数据。** `rows` 是样例的列表，每个样例是字典：各属性 → 取值，"编号" → 整数（各不相同），"好瓜" → "是"（正例）或 "否"（反例）。`values` 是字典：属性 →
它的全部取值的列表，键的次序就是属性的次序，样例的字典中键的次序没有意义。属性名和取值都是非空的字符串；取值缺失时是 None，"好瓜" 不会缺失。
西瓜数据集 2.0α 由 `exercises.datasets` 的 `named_rows(watermelon_2_0a())`，`named_values(watermelon_2_0a())` 得到。

**文字** 是 `(属性, "=", 取值)`，候选次序先按属性，再按取值。**规则** 是文字的列表，`[]` 是空规则。

**权。** 每个样例有一个权。给规则加上一个文字时，属性等于这个取值的样例权不变，等于别的取值的权变成 0，缺失的权乘以 $\tilde r$：
在这个属性已知的样例中，取这个值的样例的权之和占权之和的比例 (4.11)，用加上文字以前的权计算；已知的样例的权之和是 0 时 $\tilde r = 0$。

**学一条规则。** 开始时规则是 []，每个样例的权都是 1。P、N 是正例、反例的权之和，准确率是 P/(P+N)。在各个候选文字（加上以后 P+N = 0 的不算）中取加上以后准确率最高的，
相同时取 P+N 大的，再相同时取候选次序靠前的。加上它能提高准确率才加上，然后继续；直到 N = 0，或不能再提高。

**学一组规则。** 学到一条规则后，去掉权不小于 ½ 的样例；去掉的样例中若没有正例，再去掉权大于 0 的正例。用剩下的样例（权又从 1 开始）学下一条，直到没有正例。
若学到的规则是 [] 而还有反例，不要这一条，就此停止。

**规模。** 至多 130 个样例，12 个属性，40 个候选文字；传入的权是 0，或在 $10^{-6}$ 与 1 之间。上面要比较的两个数（准确率，P+N, N 与 0，权与 ½ 和 0）相差不到
$10^{-9}$ 时算相等，不相等的都相差 $10^{-7}$ 以上。返回的数允许 $10^{-9}$ 的相对误差，应为 0 的允许 $10^{-12}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Nobody noted the texture of a melon: does it satisfy 纹理=清晰? The decision tree (§4.4.2) says that it does so in part,
by the share among the samples that are known. Give weights to the samples of sequential covering in the same way, and
see what rules can still be learned from watermelon 2.0α with its gaps.

**Data.** `rows` is a list of samples, each a dict from attributes to values, from "编号" to an integer (all different)
and from "好瓜" to "是" (positive) or "否" (negative). `values` is a dict from each attribute to the list of all its
values; its keys are in the order of the attributes, while the order of the keys of a sample means nothing. Names and
values are strings that are not empty; a missing value is None, 好瓜 is never missing. `exercises.datasets` has
watermelon 2.0α: `named_rows(watermelon_2_0a())`, `named_values(watermelon_2_0a())`.

**A literal** is `(attribute, "=", value)`; candidates are ordered by attribute, then by value. **A rule** is a list
of literals, `[]` the empty rule.

**Weights.** Every sample has a weight. When a literal is added to a rule, samples whose attribute has this value keep
their weight, those with another value get 0, and where it is missing the weight is multiplied by $\tilde r$: among
the samples whose attribute is known, the total weight of those with this value as a share of the total weight (4.11),
by the weights before the literal is added; $\tilde r = 0$ where the total weight of those known is 0.

**Learning a rule.** In the beginning the rule is [], and every sample weighs 1. P and N are the total weights of
positives and negatives, the accuracy is P/(P+N). Of the candidates (leaving out those with which P+N = 0) take the
one with the largest accuracy after adding it, of equal ones that with the larger P+N, and then the earliest. It is
added only if it raises the accuracy, and so on, until N = 0 or nothing raises it any more.

**Learning a set of rules.** After a rule remove the samples whose weight is ½ or more; if there is no positive among
them, also remove the positives whose weight is above 0. The next rule is learned on the samples left (which weigh 1
again), until there is no positive. If the rule learned is [] and there are negatives, leave it out and stop.

**Sizes.** At most 130 samples, 12 attributes and 40 candidates; weights that are passed are 0, or between $10^{-6}$
and 1. Two numbers that are compared above (accuracies, P+N, N with 0, weights with ½ and 0) count as equal if they
differ by less than $10^{-9}$, others differ by more than $10^{-7}$. Numbers returned may have a relative error of
$10^{-9}$, and be off by $10^{-12}$ where they should be 0. A call takes at most 2 seconds of CPU time. Do not change
the arguments.
"""


def value_share(rows: list[dict], weights: list[float], attribute: str, value: str) -> float:
    """文字 (attribute, "=", value) 的 r̃；weights 是各样例的权。

    r̃ of the literal (attribute, "=", value); `weights` are those of the samples.
    """
    raise NotImplementedError


def apply_literal(rows: list[dict], weights: list[float], literal: tuple[str, str, str]) -> list[float]:
    """加上这个文字以后各样例的权。

    The weights of the samples after adding the literal.

    >>> rows = [{"编号": 1, "a": "x", "好瓜": "是"}, {"编号": 2, "a": "y", "好瓜": "否"}, {"编号": 3, "a": None, "好瓜": "否"}]
    >>> [float(w) for w in apply_literal(rows, [1.0, 1.0, 1.0], ("a", "=", "x"))]
    [1.0, 0.0, 0.5]
    """
    raise NotImplementedError


def weighted_counts(rows: list[dict], weights: list[float]) -> tuple[float, float]:
    """(P, N)：正例、反例的权之和。

    (P, N): the total weights of the positives and of the negatives.
    """
    raise NotImplementedError


def learn_rule(rows: list[dict], values: dict[str, list[str]]) -> tuple[list, list, list]:
    """（规则，权，过程）：规则的文字按加上的先后排列；权是学完时各样例的权；过程是 [(文字, P, N), …], P、N 是加上它以后的。rows 中有正例。

    (rule, weights, trace): the literals of the rule in the order in which they were added, the weights of the samples
    in the end, and the trace [(literal, P, N), …] with P and N after adding it. There is a positive in rows.
    """
    raise NotImplementedError


def sequential_covering(rows: list[dict], values: dict[str, list[str]]) -> list[list]:
    """学得的各条规则，依次排列，文字按加上的先后。

    The rules in the order in which they are learned, their literals in the order in which they were added.
    """
    raise NotImplementedError
