"""4.6 三种树 × 三种剪枝的实验比较 / Three criteria, three prunings, four data sets

题 4.3、4.4、4.5 的三种树各有三种剪法（不剪、预剪枝、后剪枝），共九种算法。在四个 UCI 任务上，它们的差别大到统计检验能看见吗？
评分看统计量是否算对，表格是否自洽、能否由你自己的程序重现，结论是否由表得出；错误率只要在常见的范围里，高低不计分。
可以 `from ex04_05 import fit_logistic`，题 4.3、4.4 的函数也可以这样引入。不要改动传入的参数。

**任务**（文末的 `_task` 已写好）：`iris_v` 鸢尾花，versicolor 为 1，其余为 0；`wine_2` 葡萄酒，UCI 的第 2 种（`wine()` 中的类别 1）
为 1，其余为 0；`cancer` 乳腺癌；`digits_38` 手写数字中的 3（为 0）和 8（为 1）。属性都是连续的，标签是 0/1。

**实验。** 10 折分层交叉验证：每一类的样本在各折中的个数至多差 1。轮到第 f 折作测试集时，第 (f+1) mod 10 折是剪枝用的验证集，其余
八折是训练集；三种剪法都如此（不剪的树不看验证集），这样才可比较。评分时用你的 `train_tree` 和 `predict` 重算表中的许多格：
一次 `train_tree`（至多 460 × 64 的样本）应在 2 秒之内。

**树** 是嵌套的字典。叶：`{"label": 0 或 1}`。内部结点：`"le"`、`"gt"` 两棵子树，再加 `"feature": 列号, "threshold": t`
（值 ≤ t 走 `"le"`），或 `"weights": [d 个数], "threshold": t`（w·x ≤ t 走 `"le"`）。`"entropy"`、`"gini"` 两种准则的结点检查一个属性，
取信息增益最大、基尼指数最小的划分，并列时（相差不超过 $10^{-9}$；wine_2 上常有）取哪个都对，只要你的程序每次都取同一个；增益为 0
也要划分。`"logistic"` 的结点怎样拟合由你定，但一条直线分得开的样本，不剪的对率树要全分对，有常数列时也一样。叶取训练样本的
多数类，并列时取 0。不剪的熵树、基尼树长到结点中只有一类，或各行全同；预剪枝、后剪枝的规则同题 4.4（后剪枝遇相等时剪不剪都对）。
树至多有 150 层。

**算法的次序** 处处相同：entropy/none, entropy/pre, entropy/post, gini/none, …, logistic/post。

---

The trees of exercises 4.3, 4.4 and 4.5, each unpruned, pre-pruned and post-pruned, make nine algorithms. On four UCI
tasks, do they differ enough for a significance test to see? Graded are the statistics, a table that is consistent and
that your own program reproduces, and conclusions that follow from it; error rates must be within the usual range, how low they
are does not count. You may say `from ex04_05 import fit_logistic`, and import what you wrote for 4.3 and 4.4 likewise. Do
not change the arguments.

**Tasks** (`_task` at the end of this file is written already): `iris_v`, iris with versicolor as 1 and the rest as 0;
`wine_2`, wine with UCI's second kind (class 1 of `wine()`) as 1 and the rest as 0; `cancer`, breast cancer; `digits_38`,
the handwritten digits 3 (as 0) and 8 (as 1). All attributes are continuous, labels are 0/1.

**The experiment.** Stratified 10-fold cross-validation: the numbers of samples of one class in any two folds differ by 1
at most. When fold f is the test set, fold (f+1) mod 10 is the validation set for pruning and the other eight are the
training set, for all three prunings (an unpruned tree does not look at the validation set), so that they compare. Many
cells of your table are worked out again with your `train_tree` and `predict`: one call of `train_tree` (on at most 460 × 64
samples) should take less than 2 seconds.

**A tree** is a nested dict. Leaf: `{"label": 0 or 1}`. Inner node: two subtrees `"le"` and `"gt"`, and either
`"feature": column, "threshold": t` (a value ≤ t goes to `"le"`) or `"weights": [d numbers], "threshold": t` (w·x ≤ t goes
to `"le"`). Nodes of `"entropy"` and `"gini"` test one attribute, with the split of largest information gain or least Gini
index; of splits that tie (within $10^{-9}$; they do on wine_2) any is right, as long as your program always takes the same;
a zero gain is split, too. How a node of `"logistic"` is fitted is up to you, but an unpruned logistic tree fits samples that
one line separates, also with a constant column. A leaf has the majority class of its training samples, 0 if they tie.
Unpruned entropy and Gini trees grow until a node has one class, or rows that are all equal; pre- and post-pruning follow
exercise 4.4 (in post-pruning a tie may be kept or cut). A tree has at most 150 levels.

**The order of the algorithms** is always entropy/none, entropy/pre, entropy/post, gini/none, …, logistic/post.
"""

import numpy as np

from exercises.datasets import breast_cancer, iris, optdigits, wine


def rank_table(errors: list[list[float]]) -> list[list[float]]:
    """每行是一个数据集上各算法的错误（任意的数）；返回同样形状的序值：错误最小的是 1，相等的平分序值。

    Each row holds the errors (any numbers) of the algorithms on one data set; the ranks in the same shape, 1 for the
    smallest error, equal ones sharing their mean rank.

    >>> rank_table([[0.2, 0.1, 0.2], [0.1, 0.2, 0.3]])
    [[2.5, 1.0, 2.5], [1.0, 2.0, 3.0]]
    """
    raise NotImplementedError


def friedman_f(ranks: list[list[float]]) -> float:
    """Friedman 检验的 τ_F (2.34), (2.35)；不会问到分母为零的情形。

    The τ_F of the Friedman test (2.34), (2.35); a zero denominator is never asked.

    >>> friedman_f([[1.0, 2.0, 3.0], [2.0, 1.0, 3.0]])
    3.0
    """
    raise NotImplementedError


def different_pairs(ranks: list[list[float]], q: float) -> list[tuple[int, int]]:
    """Nemenyi 检验认为不同的算法对 (i, j), i < j，按升序：平均序值之差严格大于临界值域 CD (2.36)。

    The pairs (i, j), i < j, in ascending order, that the Nemenyi test calls different: the mean ranks differ by strictly
    more than the critical difference CD (2.36).

    >>> different_pairs([[1.0, 2.0, 3.0]] * 4, 2.344)
    [(0, 2)]
    """
    raise NotImplementedError


def train_tree(X: np.ndarray, y: list[int], X_val: np.ndarray, y_val: list[int], criterion: str, pruning: str) -> dict:
    """在 (X, y) 上长成、用 (X_val, y_val) 剪枝的树；criterion 是 "entropy"、"gini"、"logistic"，pruning 是 "none"、"pre"、"post"。

    The tree grown on (X, y) and pruned by (X_val, y_val); criterion is "entropy", "gini" or "logistic", pruning "none",
    "pre" or "post".

    >>> import numpy as np
    >>> train_tree(np.array([[1.0], [2.0]]), [1, 0], np.array([[1.0]]), [1], "gini", "none")
    {'feature': 0, 'threshold': 1.5, 'le': {'label': 1}, 'gt': {'label': 0}}
    """
    raise NotImplementedError


def predict(tree: dict, X: np.ndarray) -> list[int]:
    """树对每一行的预测。

    What the tree predicts for each row.

    >>> import numpy as np
    >>> predict({"weights": [1.0, 1.0], "threshold": 1.0, "le": {"label": 0}, "gt": {"label": 1}}, np.array([[0.5, 0.5], [1.0, 0.5]]))
    [0, 1]
    """
    raise NotImplementedError


def results() -> dict:
    """你自己运行得到的表：写好上面的函数后运行本文件，把印出的字典抄到这里。键：
    "datasets"：四个任务名（次序任意）；"folds"：10；"fold_of"：{任务: [每个样本所在的折]}；
    "errors"：{任务: {准则: {剪枝: [各折测试错误数, 10 个整数]}}}；"leaves"：{任务: {准则: {剪枝: 各折叶数的平均}}}。
    不剪的和后剪枝的熵树、基尼树，错误率应在这些范围里：iris_v 0.01–0.20, wine_2 0.02–0.25, cancer 0.02–0.15, digits_38
    0.02–0.25；其余各格至多比少数类所占的比例大 0.08。

    The table of your own run: write the functions above, run this file, and paste the dict that it prints. Keys:
    "datasets": the four tasks in any order; "folds": 10; "fold_of": {task: [fold of each sample]}; "errors": {task:
    {criterion: {pruning: [test errors in each fold, 10 whole numbers]}}}; "leaves": {task: {criterion: {pruning: mean number
    of leaves over the folds}}}. Error rates of unpruned and post-pruned entropy and Gini trees should lie within: iris_v
    0.01–0.20, wine_2 0.02–0.25, cancer 0.02–0.15, digits_38 0.02–0.25; those of the other cells exceed the share of the
    smaller class by 0.08 at most.
    """
    raise NotImplementedError


def conclusions(results: dict, q: float, f_critical: float) -> dict:
    """由给定的表（格式同 `results()`）得出的结论，按各任务十折错误之和排序。键：
    "mean_ranks"：九种算法的平均序值；"order"：九个 "准则/剪枝"，平均序值小的在前，并列按通常次序；"friedman_f"：τ_F；
    "reject"：τ_F 是否大于 f_critical；"different"：Nemenyi 检验不同的 ["准则/剪枝", "准则/剪枝"] 的列表，次序同 `different_pairs`，
    未拒绝时为空；"pruning_shrinks"：每个任务、每种准则下，后剪枝的平均叶数是否都不超过不剪的。
    k = 9, N = 4, α = 0.05 时 q = 3.102, f_critical = 2.355（表 2.6, 2.7）。

    What follows from the given table (in the format of `results()`), ranking by the sum of the errors over the folds of
    each task. Keys: "mean_ranks": the mean ranks of the nine algorithms; "order": nine "criterion/pruning", smaller mean
    rank first, ties in the usual order; "friedman_f": τ_F; "reject": whether τ_F is greater than f_critical; "different":
    a list of the ["criterion/pruning", "criterion/pruning"] that the Nemenyi test calls different, in the order of
    `different_pairs`, empty unless rejected; "pruning_shrinks": whether on every task and for every criterion the mean
    number of leaves after post-pruning is at most that of the unpruned tree. For k = 9, N = 4 and α = 0.05 take
    q = 3.102 and f_critical = 2.355 (tables 2.6, 2.7).
    """
    raise NotImplementedError


def _task(name: str) -> tuple[np.ndarray, list[int]]:
    """一个任务的样本与 0/1 标签。

    The rows and the 0/1 labels of a task.
    """
    table = {"iris_v": iris, "wine_2": wine, "cancer": breast_cancer, "digits_38": optdigits}[name]()
    X, y = table["X"], table["y"]
    if name == "digits_38":
        X, y = X[(y == 3) | (y == 8)], y[(y == 3) | (y == 8)]
    return X, (y == {"iris_v": 1, "wine_2": 1, "cancer": 1, "digits_38": 8}[name]).astype(int).tolist()


def _leaves(tree: dict) -> int:
    """树的叶数。

    The number of leaves of a tree.
    """
    return 1 if "label" in tree else _leaves(tree["le"]) + _leaves(tree["gt"])


def _run() -> dict:
    """实验的全部 4 × 9 × 10 格。

    All 4 × 9 × 10 cells of the experiment.
    """
    names = ["iris_v", "wine_2", "cancer", "digits_38"]
    table: dict = {"datasets": names, "folds": 10, "fold_of": {}, "errors": {}, "leaves": {}}
    for name in names:
        X, labels = _task(name)
        y = np.array(labels)
        fold_of = np.zeros(len(y), dtype=int)
        for label in (0, 1):
            fold_of[y == label] = np.arange(np.sum(y == label)) % 10
        table["fold_of"][name] = fold_of.tolist()
        table["errors"][name], table["leaves"][name] = {}, {}
        for criterion in ("entropy", "gini", "logistic"):
            errors, leaves = table["errors"][name][criterion], table["leaves"][name][criterion] = {}, {}
            for pruning in ("none", "pre", "post"):
                trees, errors[pruning] = [], []
                for fold in range(10):
                    test, validation = fold_of == fold, fold_of == (fold + 1) % 10
                    training = ~(test | validation)
                    arguments = X[training], y[training].tolist(), X[validation], y[validation].tolist()
                    trees.append(train_tree(*arguments, criterion, pruning))
                    errors[pruning].append(int(np.sum(np.array(predict(trees[-1], X[test])) != y[test])))
                leaves[pruning] = float(np.mean([_leaves(tree) for tree in trees]))
    return table


if __name__ == "__main__":
    print(_run())
