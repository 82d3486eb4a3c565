r"""15.10* 不删样例的规则学习 / Learning rules without deleting samples

序贯覆盖每学一条规则就删去已覆盖的样例，后面的规则能参考的样例越来越少。换一种做法：一个样例也不删，只是让已被覆盖过的正例变轻，每条规则都在全体样例上
评价。照下面的设计写出来，看它在西瓜数据集 2.0 上与删除样例的做法有何不同；再造一个数据集，在其上不删样例反而要学更多的规则。

**数据。** `rows` 是样例的列表，每个样例是字典：各属性 → 取值，"编号" → 整数（各不相同），"好瓜" → "是"（正例）或 "否"（反例），字典中键的次序没有意义。
`values` 是字典：属性 → 它的全部取值的列表，键的次序就是属性的次序。属性名和取值都是字符串。西瓜数据集 2.0 由 `exercises.datasets` 的
`named_rows(watermelon_2_0())`，`named_values(watermelon_2_0())` 得到。没有各属性都相同的正例和反例。

**文字** 是 `(属性, "=", 取值)`，候选次序先按属性，再按取值。**规则** 是文字的列表，各文字都成立时覆盖样例；`[]` 覆盖一切。

**权。** 已有 k 条规则覆盖的正例，权是 $\mathrm{decay}^k$ ($0^0 = 1$)；反例的权总是 1。0 ≤ decay ≤ 1。

**选文字。** P、N 是规则覆盖的正例、反例的权之和。一个文字可选，是指加上它以后至少还覆盖一个从未被覆盖过的正例（不论权多大），并且至少少覆盖一个反例。
可选的文字中取加上以后 P/(P+N) 最大的，相同时取 P+N 大的，再相同时取候选次序靠前的。相比较的两个数或者相等，或者相差 $10^{-8}$ 以上。

**规模。** 至多 150 个样例，20 个属性，80 个候选文字；各个权在 0 与 1 之间，覆盖次数至多 150。`weighted_covering` 中 decay 是 0、¼、½、¾ 或 1。数值允许 $10^{-9}$ 的误差。
每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Sequential covering deletes what a rule covers, so that later rules can refer to fewer and fewer samples. Do otherwise: delete no sample, only
let positives that are covered already weigh less, and judge each rule on all samples. Write the design below, and see on watermelon 2.0 how it
differs from deleting; then make a data set on which more rules are learned without deleting than with it.

**Data.** `rows` is a list of samples, each a dict from attributes to values, from "编号" to an integer (all different) and from "好瓜" to
"是" (positive) or "否" (negative); the order of its keys means nothing. `values` is a dict from each attribute to the list of all its values;
its keys are in the order of the attributes. Names and values are strings. `exercises.datasets` has watermelon 2.0:
`named_rows(watermelon_2_0())`, `named_values(watermelon_2_0())`. No positive agrees with a negative in all attributes.

**A literal** is `(attribute, "=", value)`; candidates are ordered by attribute, then by value. **A rule** is a list of literals and covers a
sample for which all of them hold, `[]` covers everything.

**Weights.** A positive that k rules cover so far weighs $\mathrm{decay}^k$ ($0^0 = 1$); a negative always weighs 1. 0 ≤ decay ≤ 1.

**Choosing a literal.** P and N are the total weights of the positives and negatives that a rule covers. A literal may be chosen if with it the
rule still covers a positive that no rule has covered before (whatever its weight), and at least one negative less. Of these take the one with
the largest P/(P+N) after adding it, of equal ones that with the larger P+N, and then the earliest candidate. Two numbers that are compared are
equal or differ by more than $10^{-8}$.

**Sizes.** At most 150 samples, 20 attributes and 80 candidates; weights lie between 0 and 1, counts are at most 150. In `weighted_covering` decay is 0, ¼, ½, ¾ or 1.
Numbers may err by $10^{-9}$. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""


def example_weights(cover_counts: list[int], labels: list[str], decay: float) -> list[float]:
    """各样例的权。第 i 个样例已被 cover_counts[i] 条规则覆盖，labels[i] 是 "是" 或 "否"。

    The weights of the samples. Sample i is covered by cover_counts[i] rules so far, and labels[i] is "是" or "否".

    >>> [float(w) for w in example_weights([2, 0, 0], ["是", "是", "否"], 0.5)]
    [0.25, 1.0, 1.0]
    """
    raise NotImplementedError


def weighted_counts(body: list[tuple[str, str, str]], rows: list[dict], weights: list[float]) -> tuple[float, float]:
    """(P, N)：规则覆盖的正例、反例的权之和。

    (P, N): the total weights of the positives and of the negatives that the rule covers.
    """
    raise NotImplementedError


def learn_rule(
    rows: list[dict], values: dict[str, list[str]], weights: list[float], cover_counts: list[int]
) -> tuple[list, list]:
    """（规则，过程）：按所给的权，从 [] 开始逐个加上最好的文字，直到不覆盖反例。过程是 [(文字, P, N), …], P、N 是加上它以后的。至少有一个正例的
    cover_counts 是 0；反例和这样的正例的权都大于 0。

    (rule, trace): by the weights given, from [] on add the best literal until no negative is covered. The trace is [(literal, P, N), …] with
    P and N after adding it. Some positive has a cover count of 0; these positives and the negatives have weights above 0.
    """
    raise NotImplementedError


def weighted_covering(rows: list[dict], values: dict[str, list[str]], decay: float) -> list[dict]:
    """一条接一条地学规则，直到每个正例都至少被覆盖一次。每条规则给出 {"body": 规则, "weights": 学它时各样例的权, "covered": 它覆盖的样例的编号 (次序任意)}。

    Rules are learned one after another until every positive is covered at least once. Each gives {"body": rule, "weights": the weights of the
    samples when it was learned, "covered": the 编号 of the samples that it covers, in any order}.
    """
    raise NotImplementedError


def more_rules_data(decay: float) -> tuple[list[dict], dict[str, list[str]]]:
    """(rows, values)：一个至多 14 个样例、6 个属性、每个属性至多 6 个取值的数据集，在其上用这个 decay（¼、½、¾ 或 1）学到的规则比 decay = 0 多。

    (rows, values): a data set of at most 14 samples and 6 attributes of at most 6 values each on which this decay
    (¼, ½, ¾ or 1) learns more rules than decay = 0.
    """
    raise NotImplementedError
