r"""15.3 用 RIPPER 学规则集 / Rule sets by RIPPER

规则先在一部分样例上生长到不犯错，再按生长时没见过的样例从尾部剪短，最后回过头来逐条重写。写出 RIPPER 的这三段（FOIL 增益，IREP* 剪枝，后处理），
看它给西瓜数据集 2.0 留下怎样的规则集。

**数据。** `rows` 是样例的列表，每个样例是字典：各属性 → 取值，"编号" → 整数（各不相同），"好瓜" → "是"（正例）或 "否"（反例）。`values` 是字典：属性 →
它的全部取值的列表，键的次序就是属性的次序，样例的字典中键的次序没有意义。属性名和取值都是字符串。正例和反例可以各属性都相同。西瓜数据集 2.0 由
`exercises.datasets` 的 `named_rows(watermelon_2_0())`，`named_values(watermelon_2_0())` 得到。

**文字** 是 `(属性, "=", 取值)`，候选次序先按属性，再按取值。**规则** 是文字的列表，各文字都成立时覆盖样例；`[]` 覆盖一切。有规则覆盖的样例判为 "是"，其余判为 "否"。

**生长。** 每次加上 (15.3) 的增益最大的候选文字，对数以 2 为底，增益相等时取次序靠前的；直到不覆盖反例，或增益都不大于 0。相差不到 $10^{-9}$ 的增益（以及 0）算相等，不相等的
都相差 $10^{-7}$ 以上。

**剪枝。** 从尾部删去若干文字（也可以不删，至少留一个），使剪枝集上的 $(\hat m_+ + (m_- - \hat m_-))/(m_+ + m_-)$ 最大（§15.3），相等时取较短的。

**IREP\*。** 把剩下的样例分成生长集和剪枝集，在前者上从 [] 长出一条规则，在后者上剪枝。剪过的规则若是 []，或在剩下的全部样例中覆盖的正例不多于反例，不要它，就此停止；
否则留下它，去掉它覆盖的样例（其余的次序不变），再学下一条。

**后处理。** 每一轮从前往后对每条规则 r 做一次：取别的规则都不覆盖的样例（次序不变），分成生长集和剪枝集；由 [] 长出再剪枝，得到替换规则，由 r 接着长再剪枝，得到修订规则。
在现在的规则集、用替换规则换下 r 的、用修订规则换下 r 的三者中，留下判错的样例最少的，相同时留下文字总数最少的，再相同时留下前面的；替换规则或修订规则若是 [] 就不考虑。
判错的样例在全体 rows 中数。各条规则都做过之后，对还没有覆盖的样例做一遍 IREP*，学到的规则接在后面。（书上说替换规则由 r 覆盖的样例生成，那样它见不到别的反例；
这里按 Cohen 的做法。）

**规模。** 至多 130 个样例，10 个属性，40 个候选文字，规则至多 12 个文字，规则集至多 20 条规则，k 是 0 到 3。数值允许 $10^{-9}$ 的误差。每次调用不超过 2 秒 CPU 时间。
不要改动传入的参数。

---

A rule grows on some samples until it makes no mistake, is then cut back from the end by samples that it has not seen,
and in the end the rules are written anew, one by one. Write these three parts of RIPPER (FOIL gain, IREP* pruning,
optimisation afterwards), and see what rules it leaves for watermelon 2.0.

**Data.** `rows` is a list of samples, each a dict from attributes to values, from "编号" to an integer (all different)
and from "好瓜" to "是" (positive) or "否" (negative). `values` is a dict from each attribute to the list of all its
values; its keys are in the order of the attributes, while the order of the keys of a sample means nothing. Names and
values are strings. A positive and a negative may agree in all attributes. `exercises.datasets` has watermelon 2.0:
`named_rows(watermelon_2_0())`, `named_values(watermelon_2_0())`.

**A literal** is `(attribute, "=", value)`; candidates are ordered by attribute, then by value. **A rule** is a list
of literals and covers a sample for which all of them hold, `[]` covers everything. Samples that some rule covers are
said to be "是", others "否".

**Growing.** Add the candidate with the largest gain (15.3), by logarithms of base 2, of equal ones the earliest, and
so on, until no negative is covered or no gain is above 0. Gains (and 0) that differ by less than $10^{-9}$ count as
equal, others differ by more than $10^{-7}$.

**Pruning.** Delete some literals at the end (perhaps none, but one stays), so that on the pruning set
$(\hat m_+ + (m_- - \hat m_-))/(m_+ + m_-)$ is largest (§15.3); of equal ones take the shortest.

**IREP\*.** Split the samples left into a growing and a pruning set; grow a rule from [] on the former, prune it on
the latter. If the rule then is [], or covers no more positives than negatives among all samples left, leave it out
and stop; otherwise keep it, remove the samples that it covers (the others stay in order), and learn the next.

**Optimisation.** A round does the following for each rule r, from the first to the last: split the samples that no
other rule covers (in their order) into a growing and a pruning set; a rule grown from [] and pruned is the
replacement rule, one grown on from r and pruned is the revised rule. Of the set of rules as it is, the one with the
replacement in place of r, and the one with the revised rule in place of r, keep the one with fewest errors, of equal
ones that with fewest literals in all, and of these the first; a replacement or revised rule that is [] is left out.
Errors are counted on all rows. After all rules IREP* is run on the samples not covered, and its rules are appended.
(The book generates the replacement from the samples that r covers, where it would not see other negatives; this is as
Cohen does it.)

**Sizes.** At most 130 samples, 10 attributes and 40 candidates, rules of at most 12 literals, sets of at most 20
rules; k is 0 to 3. Numbers may err by $10^{-9}$. A call takes at most 2 seconds of CPU time. Do not change the
arguments.
"""


def foil_gain(p0: int, n0: int, p: int, n: int) -> float:
    """(15.3)：原规则覆盖 p0 个正例、n0 个反例，新规则覆盖 p 个、n 个；p = 0 时是 0。1 ≤ p0 ≤ 10000, 0 ≤ p ≤ p0, 0 ≤ n ≤ n0 ≤ 10000。

    (15.3): the rule covers p0 positives and n0 negatives, the new one p and n; it is 0 if p = 0.
    1 ≤ p0 ≤ 10000, 0 ≤ p ≤ p0, 0 ≤ n ≤ n0 ≤ 10000.

    >>> float(foil_gain(2, 2, 2, 0))
    2.0
    """
    raise NotImplementedError


def grow_prune_split(rows: list[dict]) -> tuple[list[dict], list[dict]]:
    """（生长集，剪枝集）：正例、反例分开，各按在 rows 中的次序，每三个中的第三个（第 3, 6, 9, … 个）归剪枝集，其余归生长集。两个列表中样例的次序任意。

    (growing set, pruning set): of the positives, and likewise of the negatives, in the order of rows, each third one
    (the 3rd, 6th, 9th, …) goes to the pruning set, all others to the growing set. The samples may be in any order
    within each.
    """
    raise NotImplementedError


def grow_rule(rows: list[dict], values: dict[str, list[str]], start: list[tuple[str, str, str]] = ()) -> list:
    """由规则 start 接着长出的规则：start 的文字，然后是加上的文字，按先后排列。rows 是生长集。

    The rule grown on from the rule `start`: the literals of `start`, then those added, in their order. `rows` is the
    growing set.
    """
    raise NotImplementedError


def prune_value(body: list[tuple[str, str, str]], rows: list[dict]) -> float:
    """剪枝时要使之最大的那个值；rows 是剪枝集，至少一个样例。

    The value that pruning makes largest; `rows` is the pruning set, of one sample at least.
    """
    raise NotImplementedError


def prune_rule(body: list[tuple[str, str, str]], rows: list[dict]) -> list[tuple[str, str, str]]:
    """剪枝后的规则；rows 是剪枝集。剪枝集是空的，或 body 是 [] 时，就是 body。

    The rule after pruning; `rows` is the pruning set. If that is empty, or body is [], it is body.
    """
    raise NotImplementedError


def irep_star(rows: list[dict], values: dict[str, list[str]]) -> list[list]:
    """IREP* 学到的各条规则，依次排列，文字按加上的先后。

    The rules that IREP* learns, in their order, with literals in the order in which they were added.
    """
    raise NotImplementedError


def ripper(rows: list[dict], values: dict[str, list[str]], k: int) -> tuple[list, list]:
    """（规则集，记录）：先做 IREP*，再做 k 轮后处理。规则集中替换上的规则站在原来的位置；记录是 [(判错的样例数, 文字总数), …]，共 k + 1 项：IREP* 之后的，以及每一轮之后的。

    (rules, log): IREP*, then k rounds of optimisation. A rule that replaces another stands in its place; the log is
    [(number of errors, number of literals in all), …] with k + 1 entries: after IREP*, and after each round.
    """
    raise NotImplementedError
