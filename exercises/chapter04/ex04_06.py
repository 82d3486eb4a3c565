"""4.6 三种树 × 三种剪枝的实验比较 / Three criteria, three prunings, four data sets

**书上的题。** 选 4 个 UCI 数据集，对题 4.3、4.4、4.5 三种算法的未剪枝、预剪枝、后剪枝决策树作实验比较，并做统计显著性检验。九种算法，
四个任务：它们的差别大到检验能看见吗？

**先看一个小例子。** 三种算法，两个任务，错误数是 3 5 5 和 2 4 6：

    序值        1    2.5   2.5              错误相等的平分名次
                1    2     3
    平均序值    1    2.25  2.75
    (2.34)      τ_χ² = 12×2/(3×4) × (1² + 2.25² + 2.75² - 3×4²/4) = 3.25
    (2.35)      τ_F = (2-1) × 3.25 / (2×(3-1) - 3.25) = 4.33
    (2.36)      q = 2.344 时 CD = 2.344 × √(3×4/(6×2)) = 2.344：最好与最坏也只差 1.75，说不上不同

**实验。** 文末的 `_task` 给出四个任务，属性都是连续的，标签是 0/1；`_run` 做 10 折分层交叉验证：第 f 折测试，下一折验证（剪枝用），
其余训练。写好函数后运行本文件，把印出的字典抄进 `results`；以后改了程序就要重抄，评分时会用你的程序重算。可以
`from ex04_05 import fit_logistic`，题 4.3、4.4 的函数也一样。

**约定。** 叶是 `{"label": 0 或 1}`，取多数类，并列取 0。内部结点有 `"le"`、`"gt"` 两棵子树，再加 `"feature": 列号, "threshold": t`
（值 ≤ t 走 `"le"`）或 `"weights": [d 个数], "threshold": t`（w·x ≤ t 走 `"le"`）。划分与剪枝的规则同题 4.3、4.4；后剪枝一样多时剪不剪都行。

**做完想一想。** 九种算法、四个任务，差别要多大才显著？若想看出 1% 的差别，该多找任务，还是多做几折？

**★** `cancer` 与 `digits_38` 上也能重算出你的表：训练一棵树不超过 2 秒。属性有 64 个，怎样一次扫描就试遍一列的划分点？

---

**The exercise.** Choose 4 UCI data sets, compare the unpruned, pre-pruned and post-pruned trees of the three algorithms of 4.3, 4.4 and 4.5
on them, and test for significance. Nine algorithms, four tasks: do they differ enough for a test to see?

**A small example first.** Three algorithms, two tasks, with 3 5 5 and 2 4 6 errors:

    ranks        1    2.5   2.5              equal errors share their places
                 1    2     3
    mean ranks   1    2.25  2.75
    (2.34)       τ_χ² = 12×2/(3×4) × (1² + 2.25² + 2.75² - 3×4²/4) = 3.25
    (2.35)       τ_F = (2-1) × 3.25 / (2×(3-1) - 3.25) = 4.33
    (2.36)       with q = 2.344, CD = 2.344 × √(3×4/(6×2)) = 2.344: best and worst are only 1.75 apart, which does not count

**The experiment.** `_task` at the end of the file gives the four tasks, with continuous attributes and labels 0/1; `_run` is stratified
10-fold cross-validation: fold f for testing, the next fold for validation (to prune by), the others for training. Write the functions,
run this file, and paste the dict that it prints into `results`; after a change paste it again, since grading runs your program. You may
say `from ex04_05 import fit_logistic`, and import what you wrote for 4.3 and 4.4 likewise.

**Conventions.** A leaf is `{"label": 0 or 1}`, the majority, 0 if tied. An inner node has two subtrees `"le"` and `"gt"`, and either
`"feature": column, "threshold": t` (a value ≤ t goes to `"le"`) or `"weights": [d numbers], "threshold": t` (w·x ≤ t goes to `"le"`).
Splitting and pruning are as in 4.3 and 4.4; in post-pruning a tie may be kept or cut.

**Worth a thought.** With nine algorithms and four tasks, how large must a difference be to be significant? To see one of 1 %, should you
look for more tasks, or for more folds?

**★** Your table comes out again on `cancer` and `digits_38`, too, with no tree taking more than 2 seconds to train. There are 64
attributes: how can one sweep try all thresholds of a column?
"""

import numpy as np

from exercises.datasets import breast_cancer, iris, optdigits, wine


def rank_table(errors: list[list[float]]) -> list[list[float]]:
    """每行是一个数据集上各算法的错误，返回同样形状的序值：错误最小的是 1，相等的平分序值。

    Each row holds the errors of the algorithms on one data set; the ranks in the same shape, 1 for the smallest error, equal
    ones sharing their mean rank.

    >>> rank_table([[0.2, 0.1, 0.2], [0.1, 0.2, 0.3]])
    [[2.5, 1.0, 2.5], [1.0, 2.0, 3.0]]
    """
    raise NotImplementedError


def friedman_f(ranks: list[list[float]]) -> float:
    """Friedman 检验的 τ_F (2.34), (2.35)。

    The τ_F of the Friedman test (2.34), (2.35).

    >>> friedman_f([[1.0, 2.0, 3.0], [2.0, 1.0, 3.0]])
    3.0
    """
    raise NotImplementedError


def different_pairs(ranks: list[list[float]], q: float) -> list[tuple[int, int]]:
    """Nemenyi 检验认为不同的算法对 (i, j), i < j，按升序：平均序值之差大于临界值域 CD (2.36)。

    The pairs (i, j), i < j, in ascending order, that the Nemenyi test calls different: the mean ranks differ by more than
    the critical difference CD (2.36).

    >>> different_pairs([[1.0, 2.0, 3.0]] * 4, 2.344)
    [(0, 2)]
    """
    raise NotImplementedError


def train_tree(X: np.ndarray, y: list[int], X_val: np.ndarray, y_val: list[int], criterion: str, pruning: str) -> dict:
    """在 (X, y) 上长成、用 (X_val, y_val) 剪枝的树。criterion 是 "entropy"、"gini"、"logistic"，pruning 是 "none"、"pre"、"post"。
    熵树、基尼树的结点检查一个属性；对率树的结点怎样拟合由你定。

    The tree grown on (X, y) and pruned by (X_val, y_val); criterion is "entropy", "gini" or "logistic", pruning "none",
    "pre" or "post". Nodes of entropy and Gini trees test one attribute; how a logistic node is fitted is up to you.

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
    "datasets"：任务名；"folds"：10；"fold_of"：{任务: [每个样本所在的折]}；
    "errors"：{任务: {准则: {剪枝: [各折测试错误数]}}}；"leaves"：{任务: {准则: {剪枝: 各折叶数的平均}}}。

    The table of your own run: write the functions above, run this file, and paste the dict that it prints. Keys:
    "datasets": the tasks; "folds": 10; "fold_of": {task: [fold of each sample]};
    "errors": {task: {criterion: {pruning: [test errors in each fold]}}};
    "leaves": {task: {criterion: {pruning: mean number of leaves over the folds}}}.
    """
    raise NotImplementedError


def conclusions(results: dict, q: float, f_critical: float) -> dict:
    """由给定的表（格式同 `results()`）得出的结论。九种算法依次是 entropy/none, entropy/pre, entropy/post, gini/none, …, logistic/post，
    每个任务上按十折错误之和排序。键：
    "mean_ranks"：九个平均序值；"order"：九个 "准则/剪枝"，平均序值小的在前，并列按上面的次序；"friedman_f"：τ_F；
    "reject"：τ_F 是否大于 f_critical；"different"：Nemenyi 检验不同的 ["准则/剪枝", "准则/剪枝"] 的列表，次序同 `different_pairs`，
    未拒绝时为空；"pruning_shrinks"：每个任务、每种准则下，后剪枝的平均叶数是否都不超过不剪的。
    k = 9, N = 4, α = 0.05 时 q = 3.102, f_critical = 2.355（表 2.6, 2.7）。

    What follows from the given table (in the format of `results()`). The nine algorithms are entropy/none, entropy/pre,
    entropy/post, gini/none, …, logistic/post, ranked on each task by the sum of the errors over the folds. Keys:
    "mean_ranks": nine mean ranks; "order": nine "criterion/pruning", smaller mean rank first, ties in the order above;
    "friedman_f": τ_F; "reject": whether τ_F is greater than f_critical; "different": a list of the ["criterion/pruning",
    "criterion/pruning"] that the Nemenyi test calls different, in the order of `different_pairs`, empty unless rejected;
    "pruning_shrinks": whether on every task and for every criterion the mean number of leaves after post-pruning is at most
    that of the unpruned tree. For k = 9, N = 4 and α = 0.05 take q = 3.102 and f_critical = 2.355 (tables 2.6, 2.7).
    """
    raise NotImplementedError


def observations() -> str:
    """（由教师阅读）书上要的比较：哪些算法显著不同，剪枝对叶数与错误各有什么影响，为什么有的预剪枝树只剩一个结点？返回 Markdown 文本。

    (Read by a person) The comparison that the book asks for: which algorithms differ significantly, what does pruning do to the
    leaves and to the errors, and why is a pre-pruned tree sometimes a single node? Returns Markdown.
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
