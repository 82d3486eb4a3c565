"""slides4.8 按 C_α(T) 剪枝 / Pruning by C_α(T)

数据少时没有验证集，就用训练样本剪枝：C_α(T) = C(T) + α|T|，其中 C(T) = Σ N_t H_t 对叶 t 求和，N_t 是到达它的样本数，H_t 是这些样本标签的熵，
|T| 是叶数。写出代价、给定 α 的最优子树，以及 α 从 0 增大时依次变小的整条子树序列。自底向上剪时要小心：要的是代价最小的子树。

**树** 是嵌套的字典。叶：`{"label": 类别}`；内部结点：`{"attribute": 特征名, "branches": {取值: 子树, …}}`，至少两支，一条路上每个特征至多用一次。
树不一定是由这些样本长出来的，叶的类别不一定是多数类，但每个内部结点都有样本到达，样本的取值总有相应的一支。返回的树里多余的键不论。

**子树** 由把一些内部结点换成叶得到（可以一个也不换）；换成的叶取到达它的样本的多数类，并列时取 `classes` 中靠前的；没有换的叶保持原来的类别。

**数据。** `X` 是行的列表，每行按 `attributes` 的顺序给出各特征的取值（字符串），`y` 是标签的列表，`classes` 是全部类别。
样本 1 到 150 个，特征至多 12 个，叶至多 50 片。α ≥ 0。

**约定。** 熵以 2 为底；没有样本到达的叶对 C(T) 的贡献是 0，在 |T| 中仍算一片。代价相差不到 1e-9 算相等。数值允许 1e-9 的误差。
每次调用至多 1 秒。不要改动传入的参数。

---

With little data there is no validation set, and the training samples themselves decide: C_α(T) = C(T) + α|T|, where C(T) = Σ N_t H_t is
over the leaves t, N_t is how many samples reach it, H_t the entropy of their labels, and |T| the number of leaves. Write the cost, the
best subtree for a given α, and the whole sequence of ever smaller subtrees as α grows from 0. Take care when working upwards
from the leaves: the subtree of least cost is wanted.

**A tree** is a nested dict. Leaf: `{"label": class}`; inner node: `{"attribute": name, "branches": {value: subtree, …}}` with two
branches or more, and no feature twice on a path. The tree need not have been grown from these samples, nor do its leaves need to
carry majority classes; but every inner node is reached by a sample, and samples find a branch for their values. Further keys of
trees that you return do not matter.

**A subtree** arises by turning some inner nodes (maybe none) into leaves; these take the majority class of the samples that reach them,
the first in `classes` if tied. Leaves that were there keep their classes.

**Data.** `X` is a list of rows, each with the values (strings) of all features in the order of `attributes`, `y` the labels, `classes`
all classes. There are 1 to 150 samples, at most 12 features, and at most 50 leaves. α ≥ 0.

**Conventions.** Entropies are to base 2; a leaf that no sample reaches adds 0 to C(T) and still counts in |T|. Costs that differ by less
than 1e-9 are equal. Numbers may be off by 1e-9. A call may take 1 second. Do not change the arguments.
"""


def cost(tree: dict, X: list[list[str]], y: list[str], attributes: list[str]) -> float:
    """训练样本上的 C(T)。

    C(T) on the training samples.

    >>> cost({"label": "是"}, [["高"], ["矮"]], ["是", "否"], ["身高"])
    2.0
    """
    raise NotImplementedError


def penalised(tree: dict, X: list[list[str]], y: list[str], attributes: list[str], alpha: float) -> float:
    """加上叶数一项的 C_α(T)。

    C_α(T), with the term for the leaves.

    >>> penalised({"label": "是"}, [["高"], ["矮"]], ["是", "否"], ["身高"], 0.5)
    2.5
    """
    raise NotImplementedError


def collapse_alpha(tree: dict, X: list[list[str]], y: list[str], attributes: list[str]) -> float:
    """使整棵树与只剩一片叶的代价 C_α 相等的 α；树不是叶。

    The α for which the whole tree and a single leaf have the same C_α; the tree is not a leaf.
    """
    raise NotImplementedError


def prune(
    tree: dict, X: list[list[str]], y: list[str], attributes: list[str], classes: list[str], alpha: float
) -> dict:
    """C_α 最小的子树；有几棵代价相等时，取叶最少的那棵。

    The subtree of least C_α; of several with equal cost, the one with the fewest leaves.
    """
    raise NotImplementedError


def subtree_path(
    tree: dict, X: list[list[str]], y: list[str], attributes: list[str], classes: list[str]
) -> list[tuple[float, int]]:
    """（α，最优子树的叶数）的列表：先是（0.0, α = 0 时的叶数），然后是最优子树（`prune` 的结果）变小的每个 α > 0 与变小之后的叶数，α 升序。
    相差不到 1e-9 的 α 算同一个。

    A list of (α, leaves of the best subtree): first (0.0, leaves at α = 0), then every α > 0 at which the best subtree (that of `prune`)
    becomes smaller, with the leaves it then has, α ascending. Values of α that differ by less than 1e-9 are the same one.
    """
    raise NotImplementedError


def validation_case(
    better: bool,
) -> tuple[dict, list[list[str]], list[str], list[list[str]], list[str], list[str], list[str], float]:
    """（树，X, y, X_val, y_val, attributes, classes, alpha）：剪枝（按 X, y 与 alpha）使验证样本 X_val，y_val 上的错误数变小
    （`better` 为 True）或变大（为 False）。两组样本各 1 到 20 个；有样本到达的叶取 X，y 中到达它的样本的一个多数类；
    验证样本的取值也总有相应的一支；名字、取值、标签都是字符串。

    (tree, X, y, X_val, y_val, attributes, classes, alpha): pruning (by X, y and alpha) lowers the number of errors on the validation
    samples X_val, y_val (`better` is True) or raises it (False). Both sets have 1 to 20 samples; a leaf that samples reach has
    a majority class of the samples of X, y that reach it; validation samples, too, find a branch for their values; names, values
    and labels are strings.
    """
    raise NotImplementedError
