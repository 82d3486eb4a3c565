"""slides4.6 贷款表上的 ID3 / ID3 on the loan table

课件的 ID3 带一个阈值 ε：最大的信息增益小于 ε 就不再划分。在贷款申请表（`exercises.datasets.loans()`）上长出课件的那棵树；
再用自己造的数据回答课件的选择题：一片叶里可以混有几个类别吗？同一个特征可以用在几个结点上吗？得到的树一定最小吗？

**数据。** `X` 是行的列表，每行按 `attributes` 的顺序给出各特征的取值（字符串）；`domains[j]` 列出第 j 个特征全部可能的取值，
`y` 是标签的列表，`classes` 是全部类别。有些取值和类别也许不在样本中出现；不同的特征可以有相同的取值。样本 1 到 150 个，特征至多 12 个。

**树** 是嵌套的字典。叶：`{"label": 类别}`；内部结点：`{"attribute": 特征名, "branches": {取值: 子树, …}}`，每个可能的取值都有一支。
多余的键不论。

**生长。** 样本全属一类，或没有特征可用，或最大的信息增益小于 ε，就是叶，取多数类；否则按增益最大的特征划分，它在这个结点之下不再使用。
没有样本的一支是叶，取父结点的多数类。多数类并列时取 `classes` 中靠前的。增益相差不到 1e-9 的特征取哪个都对；
最大增益与 ε 相差不到 1e-9 时，划分与否都对。增益以 2 为底，ε ≥ 1e-6。

**自己造的数据。** 特征依次叫 a0, a1, …，至多 6 个；至多 60 行，取值和标签是字符串。每个特征可能的取值就是 `X` 中出现的那些，
类别就是 `y` 中出现的那些（都按 `sorted` 的次序）。ID3 每次划分时，最大的增益要比其余特征的都大 1e-6 以上。

**约定。** 数值允许 1e-9 的误差。每次调用至多 1 秒。不要改动传入的参数。

---

The slides' ID3 has a threshold ε: it stops when the largest information gain is below ε. Grow the slides' tree on the loan
applications (`exercises.datasets.loans()`), then answer the slides' choice question with data of your own: may a leaf hold several
classes, may a feature stand at several nodes, is the tree always the smallest?

**Data.** `X` is a list of rows, each with the values (strings) of all features in the order of `attributes`; `domains[j]` lists all
possible values of feature j, `y` the labels, `classes` all classes. Some values and classes may not occur in the samples; features
may share values. There are 1 to 150 samples and at most 12 features.

**A tree** is a nested dict. Leaf: `{"label": class}`; inner node: `{"attribute": name, "branches": {value: subtree, …}}` with a branch
for every possible value. Further keys do not matter.

**Growing.** Where all samples are of one class, or no feature is left, or the largest information gain is below ε, there is a leaf
with the majority class; otherwise split by the feature of largest gain, which is not used again below that node. A branch
without samples is a leaf with the majority class of its parent. A tie of majorities goes to the class that stands first in `classes`.
Of features whose gains differ by less than 1e-9 any is right; where the largest gain and ε differ by less than 1e-9, both splitting
and stopping are. Gains are to base 2, and ε ≥ 1e-6.

**Data of your own.** Features are named a0, a1, … in this order, at most 6 of them; at most 60 rows; values and labels are strings.
The possible values of a feature are those that occur in `X`, the classes are those in `y` (both in the order of `sorted`). Wherever
ID3 splits, the largest gain must exceed those of all other features by at least 1e-6.

**Conventions.** Numbers may be off by 1e-9. A call may take 1 second. Do not change the arguments.
"""


def gains(X: list[list[str]], y: list[str], attributes: list[str]) -> dict[str, float]:
    """每个特征的信息增益 g(D, A)：{特征名: 增益}。

    The information gain g(D, A) of every feature: {name: gain}.

    >>> gains([["高"], ["矮"]], ["是", "否"], ["身高"])
    {'身高': 1.0}
    """
    raise NotImplementedError


def id3(
    X: list[list[str]],
    y: list[str],
    attributes: list[str],
    domains: list[list[str]],
    classes: list[str],
    epsilon: float,
) -> dict:
    """按上面的规则长出的树。

    The tree grown by the rules above.

    >>> id3([["高"], ["高"]], ["是", "是"], ["身高"], [["高", "矮"]], ["是", "否"], 0.1)
    {'label': '是'}
    """
    raise NotImplementedError


def impure_leaf(epsilon: float) -> tuple[list[list[str]], list[str]]:
    """X, y：没有取值全同而标签不同的行，ID3 以 epsilon 为阈值的树却有一片叶，到达它的样本不属于同一类。1e-6 ≤ epsilon ≤ 1。

    X, y: no equal rows with different labels, and yet ID3's tree with threshold epsilon has a leaf that samples of different
    classes reach. 1e-6 ≤ epsilon ≤ 1.
    """
    raise NotImplementedError


def repeated(k: int) -> tuple[list[list[str]], list[str]]:
    """X, y：ID3 的树 (ε = 1e-6) 中某个特征恰好用在 k 个结点上。2 ≤ k ≤ 5。

    X, y: in ID3's tree (ε = 1e-6) some feature stands at exactly k nodes. 2 ≤ k ≤ 5.
    """
    raise NotImplementedError


def not_smallest(extra: int) -> tuple[list[list[str]], list[str], dict]:
    """X, y 和一棵树：它和 ID3 的树 (ε = 1e-6) 都把样本全部分对，而它的叶至少少 extra 片。1 ≤ extra ≤ 4。没有样本到达的叶也算一片。

    X, y and a tree: both this tree and ID3's (ε = 1e-6) classify all samples correctly, and it has at least `extra` leaves fewer.
    1 ≤ extra ≤ 4. A leaf that no sample reaches counts, too.
    """
    raise NotImplementedError
