"""Reports made by hand: what students really get to see, and what a hostile one tries."""

from __future__ import annotations

from typing import Any

import numpy as np

from grader.course.explanation import Explanation
from grader.results.model import (
    Call,
    CheckResult,
    CheckStatus,
    Diagnosis,
    ExerciseResult,
    Failure,
    Frame,
    Isolation,
    Picture,
    Problem,
    Report,
    StudentError,
    Value,
    WrittenResult,
    exercise_status,
)
from grader.results.values import show as value
from grader.text import Text

VERSIONS = {
    "grader": "1.0.0",
    "python": "3.12.4",
    "numpy": "2.1.0",
    "hypothesis": "6.120.3",
    "content": "sha256:5b1f0c9a",
}
SANDBOX = Isolation("sandbox", ["rlimits", "landlock", "seccomp"], [])


SOURCE_33 = '''\
"""3.3 对率回归"""

import numpy as np


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def neg_log_likelihood(beta, X, y):
    """式 (3.27)"""
    X1 = np.c_[X, np.ones(len(X))]
    z = X1 @ beta
    return np.sum(-y * z + np.log2(1 + np.exp(z)))  # 用了 log2


def hessian(beta, X, y):
    X1 = np.c_[X, np.ones(len(X))]
    p = sigmoid(X1 @ beta)
    return X1.T @ np.diag(p * (1 - p)) @ X1 / len(X)


def predict(beta, X):
    scores = X @ beta
    return (sigmoid(scores) >= 0.5).astype(int)
'''

STATEMENT_33 = Text(
    """从**似然**、梯度、海森一路写到牛顿法，亲手拟合一个对率模型；
再看看 17 个瓜（3.0α）的密度和含糖率能把好坏分到什么程度。

记 $\\boldsymbol{\\beta} = (\\boldsymbol{w}; b)$，$\\hat{\\boldsymbol{x}} = (\\boldsymbol{x}; 1)$。负对数似然是

$$
\\ell(\\boldsymbol{\\beta}) = \\sum_{i=1}^m \\left(-y_i \\boldsymbol{\\beta}^\\top \\hat{\\boldsymbol{x}}_i
+ \\ln\\left(1 + e^{\\boldsymbol{\\beta}^\\top \\hat{\\boldsymbol{x}}_i}\\right)\\right).
$$

- `X` 的形状是 `(n, d)`，标记 $y \\in \\{0, 1\\}$；
- **偏置在最后**，不加惩罚；用自然对数，对样本求和（不是平均）。

```python
def fit(X, y, ridge: float) -> array
```
""",
    """Build a logistic model from its parts – likelihood, gradient, Hessian, Newton's method – and see how far density
and sugar content separate the 17 melons of 3.0α.

With $\\boldsymbol{\\beta} = (\\boldsymbol{w}; b)$ and $\\hat{\\boldsymbol{x}} = (\\boldsymbol{x}; 1)$, the negative
log-likelihood is

$$
\\ell(\\boldsymbol{\\beta}) = \\sum_{i=1}^m \\left(-y_i \\boldsymbol{\\beta}^\\top \\hat{\\boldsymbol{x}}_i
+ \\ln\\left(1 + e^{\\boldsymbol{\\beta}^\\top \\hat{\\boldsymbol{x}}_i}\\right)\\right).
$$

- `X` has shape `(n, d)`, labels $y \\in \\{0, 1\\}$;
- **the bias comes last** and is not penalised; natural logarithm, summed over the samples (not averaged).

```python
def fit(X, y, ridge: float) -> array
```
""",
)

X_SMALL = np.array([[1.0, -2.0], [0.5, 0.0], [-1.0, 3.0]])
Y_SMALL = np.array([0, 1, 1])
HESSIAN = np.array([[1.31721, 0.497457, 2.26375], [0.497457, 0.249983, 0.9045], [2.26375, 0.9045, 4.25]])


def check(
    id_: str, title: Text, status: CheckStatus, points: float, got: float | None = None, **more: Any
) -> CheckResult:
    earned = points if status == "passed" else 0.0
    return CheckResult(
        id=id_,
        title=title,
        kind=more.pop("kind", "property"),
        max_points=points,
        status=status,
        points=earned if got is None else got,
        **more,
    )


def exercise(id_: str, title: Text, checks: list[CheckResult], **more: Any) -> ExerciseResult:
    return ExerciseResult(
        id=id_,
        title=title,
        statement=more.pop("statement", STATEMENT_33),
        kind=more.pop("kind", "program"),
        book=more.pop("book", "§3.3"),
        max_points=sum(c.max_points for c in checks) or 10,
        status=more.pop("status", exercise_status(checks)),
        points=sum(c.points for c in checks),
        checks=checks,
        **more,
    )


def report(*exercises: ExerciseResult, isolation: Isolation = SANDBOX, submission: str = "chapter03") -> Report:
    return Report(
        submission=submission,
        course="机器学习 第 3 章",
        exercises=list(exercises),
        isolation=isolation,
        versions=VERSIONS,
    )


NLL = check(
    "nll_zero",
    Text(
        "$\\boldsymbol{\\beta} = \\boldsymbol{0}$ 时，负对数似然是 $17 \\ln 2$",
        "At $\\boldsymbol{\\beta} = \\boldsymbol{0}$ the negative log-likelihood is $17 \\ln 2$",
    ),
    "failed",
    1,
    kind="example",
    book="§3.3, (3.27)",
    hint=Text(
        "书里的 $\\ln$ 是自然对数；`np.log2` 差一个因子 $\\ln 2$。",
        "The book's $\\ln$ is the natural logarithm; `np.log2` is off by the factor $\\ln 2$.",
    ),
    failure=Failure(
        message=Text(
            "`neg_log_likelihood` 应返回 11.7835，得到 17.0。",
            "`neg_log_likelihood` should return 11.7835, but got 17.0.",
        ),
        inputs={"beta": value(np.zeros(3)), "X": value(X_SMALL), "y": value(Y_SMALL)},
        calls=[
            Call("entropy", [value(["是", "否"])], value(0.6931471805599453)),
            Call(
                "neg_log_likelihood",
                [value(np.zeros(3)), value(X_SMALL), value(Y_SMALL)],
                value(17.0),
            ),
        ],
        expected=value(11.783502069519065),
        got=value(17.0),
        differs_at=[[]],
    ),
)

MATRIX = check(
    "hessian_oracle",
    Text("海森矩阵与逐个样本求和的结果一致", "The Hessian equals the sum over the samples"),
    "failed",
    2,
    got=0.5,
    book="§3.3, (3.31)",
    hint=Text("对样本求和，不是求平均。", "Sum over the samples; do not average."),
    failure=Failure(
        message=Text(
            "9 个元素中有 2 个不同：第 0 行第 2 列、第 2 行第 0 列。",
            "2 of 9 entries differ: row 0 column 2, row 2 column 0.",
        ),
        inputs={"X": value(X_SMALL), "y": value(Y_SMALL), "seed": value(0)},
        expected=value(HESSIAN),
        got=value(np.where([[0, 0, 1], [0, 0, 0], [1, 0, 0]], HESSIAN / 17, HESSIAN)),
        differs_at=[[0, 2], [2, 0]],
    ),
)

RAISES = check(
    "predict_threshold",
    Text("恰好在边界上的样本预测为 1", "A sample exactly on the border is predicted as 1"),
    "error",
    2,
    book="§3.3, (3.18)",
    hint=Text("$\\beta$ 比 `X` 的列多一个数。", "$\\beta$ has one more entry than `X` has columns."),
    failure=Failure(
        message=Text("`predict` 抛出了异常。", "`predict` raised an exception."),
        inputs={"beta": value([0.0, 0.0, 0.0]), "X": value([[1.0, 2.0]])},
        calls=[Call("predict", [value([0.0, 0.0, 0.0]), value([[1.0, 2.0]])])],
        error=StudentError(
            "ValueError",
            "matmul: Input operand 1 has a mismatch in its core dimension 0 (size 3 is different from 2)",
            [
                Frame("ex03_03.py", 24, "predict", "scores = X @ beta"),
            ],
        ),
    ),
)

SLOW = check(
    "fit_stationary",
    Text("拟合结果处的梯度接近零", "The gradient at the fitted parameters is close to zero"),
    "timeout",
    3,
    book="§3.3",
    failure=Failure(
        message=Text("`fit` 用满 5 秒还没有返回。", "`fit` did not return within 5 seconds."),
        inputs={"X": value(X_SMALL), "y": value(Y_SMALL), "ridge": value(0.1)},
    ),
)
MEMORY = check(
    "fit_many",
    Text("十万个样本也能拟合", "A hundred thousand samples can be fitted"),
    "killed",
    1,
    failure=Failure(message=Text("`fit` 用的内存超过 512 MB。", "`fit` used more than 512 MB of memory.")),
)
SKIPPED = check(
    "swap_labels",
    Text("交换标记，参数变号", "Swapping the labels changes the sign of the parameters"),
    "skipped",
    1,
    reason=Text("`fit` 已经超时，不再调用。", "`fit` already timed out and is not called again."),
)
GOOD = check(
    "gradient",
    Text("梯度与数值微分一致", "The gradient agrees with numeric differentiation"),
    "passed",
    2,
    examples=100,
)
GOOD_EXAMPLE = check(
    "proba", Text("$|z| = 1000$ 时概率仍有限", "Probabilities stay finite at $|z| = 1000$"), "passed", 1, kind="example"
)

TREE_WANT = {
    "attribute": "纹理",
    "branches": {
        "清晰": {"attribute": "密度", "threshold": 0.3815, "le": {"label": "否"}, "gt": {"label": "是"}},
        "稍糊": {"attribute": "触感", "branches": {"硬滑": {"label": "否"}, "软粘": {"label": "是"}}},
        "模糊": {"label": "否"},
    },
}
TREE_GOT = {
    "attribute": "纹理",
    "branches": {
        "清晰": {"attribute": "密度", "threshold": 0.3815, "le": {"label": "是"}, "gt": {"label": "是"}},
        "稍糊": {"attribute": "触感", "branches": {"硬滑": {"label": "否"}, "软粘": {"label": "是"}}},
        "模糊": {"label": "否"},
    },
}
TREE = check(
    "tree_3_0",
    Text("在西瓜数据集 3.0 上长出书中图 4.8 的树", "Grows the tree of figure 4.8 on watermelon 3.0"),
    "failed",
    4,
    kind="example",
    book="§4.4，图 4.8",
    failure=Failure(
        message=Text(
            "叶结点 纹理=清晰，密度≤0.3815 的类别应为否。", "The leaf 纹理=清晰，密度≤0.3815 should have the class 否。"
        ),
        inputs={
            "rows": value(
                [{"色泽": "青绿", "密度": 0.697, "好瓜": "是"}, {"色泽": "乌黑", "密度": 0.243, "好瓜": "否"}]
            ),
            "attributes": value(["色泽", "密度"]),
            "options": value({"min_leaf": 1, "pruning": None, "domains": {"色泽": ["青绿", "乌黑", "浅白"]}}),
        },
        expected=value(TREE_WANT),
        got=value(TREE_GOT),
        differs_at=[["branches", "清晰", "le", "label"]],
    ),
)
FOLDS = check(
    "folds",
    Text("每个样本恰好在一折里", "Every sample is in exactly one fold"),
    "failed",
    3,
    book="§2.2.2",
    failure=Failure(
        message=Text("样本 6 不在任何一折里。", "Sample 6 is in no fold."),
        inputs={"y": value([0, 0, 1, 1, 0, 1, 1]), "k": value(3)},
        expected=value([0, 1, 2, 3, 4, 5, 6]),
        got=value([0, 1, 2, 3, 4, 5]),
        differs_at=[[6]],
    ),
)

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="420" height="240" viewBox="0 0 420 240">'
    '<rect width="420" height="240" fill="#fff"/><path d="M40 200H400M40 200V20" stroke="#333" fill="none"/>'
    '<path d="M40 190C160 185 200 60 400 30" stroke="#b3243d" fill="none" stroke-width="3"/>'
    '<text x="210" y="228" font-size="14" text-anchor="middle">{}</text></svg>'
)
PICTURE = Picture(
    id="curve",
    title=Text("你的概率曲线与真实曲线", "Your probability curve and the true one"),
    alt=Text("一条从左下升到右上的 S 形曲线。", "An S-shaped curve that rises from lower left to upper right."),
    svg_zh=SVG.format("密度"),
    svg_en=SVG.format("density"),
)
NO_PICTURE = Picture(
    id="border",
    title=Text("分类边界", "Decision border"),
    alt=Text("", ""),
    reason=Text("`fit` 没有返回参数。", "`fit` returned no parameters."),
)

LOGISTIC = exercise(
    "3.3",
    Text("对率回归", "Logistic regression"),
    [NLL, MATRIX, RAISES, SLOW, MEMORY, SKIPPED, GOOD, GOOD_EXAMPLE],
    book="§3.3, (3.27)–(3.31)",
    hint=Text("先让每一部分单独通过。", "Get each part to pass by itself first."),
    source=SOURCE_33,
    source_file="ex03_03.py",
    output="epoch 0 loss 11.78\nepoch 1 loss 8.90\n",
    diagnosis=Diagnosis(
        "log2_for_ln",
        Text(
            "把自然对数写成 $\\log_2$ 时得到的正是这些数。",
            "These are the numbers that $\\log_2$ in place of the natural logarithm gives.",
        ),
        "§3.3, (3.27)",
    ),
    pictures=[PICTURE, NO_PICTURE],
)
WRITTEN = exercise(
    "3.2",
    Text("对率函数非凸，对数似然凸", "Logistic output non-convex, log-likelihood convex"),
    [check("violation", Text("给出的两点违反凸性", "The two points violate convexity"), "passed", 5, examples=200)],
    kind="prove",
    book="§3.3, (3.18), (3.27)",
    to_review=True,
    written=[
        WrittenResult(
            "why_convex",
            "## 证明\n\n海森矩阵是 $\\sum_i p_i (1 - p_i) \\hat{x}_i \\hat{x}_i^\\top$，"
            "每一项**半正定**，和也半正定。\n\n"
            "1. 严格凸当且仅当 `[X 1]` 列满秩；\n2. 见 [书](javascript:alert(1)) 与 <b onclick=alert(1)>这里</b>。",
            [
                Text("写出海森矩阵并说明它半正定", "Gives the Hessian and says why it is positive semi-definite"),
                Text("说出严格凸的条件", "Says when it is strictly convex"),
            ],
        )
    ],
)
SYNTAX = exercise(
    "3.5",
    Text("线性判别分析", "Linear discriminant analysis"),
    [],
    status="failed",
    problem=Problem(
        Text("代码有语法错误，一行都没有运行。", "The code has a syntax error: none of it was run."),
        StudentError(
            "SyntaxError",
            "'(' was never closed",
            [Frame("ex03_05.py", 5, "<module>", "    return np.linalg.solve(Sw, (mu0 - mu1)")],
            column=27,
        ),
    ),
    source="import numpy as np\n\n\ndef lda_direction(X, y):\n    return np.linalg.solve(Sw, (mu0 - mu1)\n",
    source_file="ex03_05.py",
)
UNTOUCHED = exercise(
    "3.6", Text("非线性可分数据的判别分析", "Discriminant analysis for non-linear data"), [], status="not_attempted"
)
PERFECT = exercise(
    "3.1", Text("什么时候不必有偏置", "When the bias is not needed"), [GOOD, GOOD_EXAMPLE], kind="derive"
)
TREES = exercise("4.3", Text("信息增益决策树", "A decision tree by information gain"), [TREE, FOLDS], book="§4.2")

PASSED = report(PERFECT, exercise("3.4", Text("两种误差估计", "Two estimates of error"), [GOOD, GOOD_EXAMPLE]))
CHAPTER = report(
    PERFECT, WRITTEN, LOGISTIC, SYNTAX, UNTOUCHED, TREES, isolation=Isolation("limits", ["rlimits"], ["seccomp"])
)

ATTACKS = [
    "<script>window.pwned = 1; alert(1)</script>",
    "<img src=x onerror='window.pwned = 1'>",
    "\"'><svg onload=alert(1)>",
    "</code></pre></details></main><h1>100 / 100</h1>",
    "<style>body { display: none }</style><link rel=stylesheet href=http://evil.test/x.css>",
    "javascript:alert(1)",
    "![x](http://evil.test/pixel.png) [x](javascript:alert(1)) <http://evil.test>",
    "\x1b[2J\x1b[31mPASSED\x1b[0m \x07\x08\x00",
    "\u202egnp.exe\u202c \u2066x\u2069 \u200b\ufeff",
    "\ud800 lone \udfff",
    "$\\text{<script>alert(1)</script>}$ $\\href{javascript:alert(1)}{x}$ $\\style{position:fixed}{x}$",
    "{{ 7 * 7 }} {% for x in y %}",
    "Z" + "\u0301\u0336" * 80,
    "]]> --> <!-- \u2028 \u2029 \x85",
]


def hostile(text: str, long: int = 0) -> Report:
    """A report that says `text` wherever a submission can speak, followed by `long` letters."""
    text += "A" * long
    said, shown = Text(text, text + " en"), Value(text, text, text)
    error = StudentError(text, text, [Frame(text, 1, text, text), Frame(text, 999_999_999, text, text)], column=99)
    failure = Failure(
        message=said,
        inputs={text: shown, "cut": Value(text, text, None, False), "strange": Value("x", "x", {"no": "such tag"})},
        calls=[Call(text, [shown, shown], shown)],
        expected=Value(
            text,
            text,
            {"dict": [[text, [text, {"set": [text]}]], ["x", {"array": [[text]], "dtype": "x", "shape": [1, 1]}]]},
        ),
        got=shown,
        differs_at=[[text], ["x", 0, 0], [99999999999999]],
        error=error,
    )
    statuses: list[CheckStatus] = ["failed", "error", "timeout", "killed", "skipped", "passed"]
    checks = [
        CheckResult(
            id=text,
            title=said,
            kind="property",
            max_points=1,
            status=status,
            hint=said,
            book=text,
            failure=failure,
            reason=said,
        )
        for status in statuses
    ]
    bad = ExerciseResult(
        id=text,
        title=said,
        statement=said,
        kind=text,
        book=text,
        max_points=10,
        status="partial",
        points=5,
        hint=said,
        checks=checks,
        written=[WrittenResult(text, text, [said])],
        to_review=True,
        problem=Problem(said, error),
        notes=[said],
        source=text + "\n" + text,
        source_file=text,
        output=text,
        diagnosis=Diagnosis(text, said, text),
        pictures=[
            Picture(id=text, title=said, alt=said, svg_zh=text, svg_en=text),
            Picture(id=text, title=said, alt=said, reason=said),
        ],
    )
    return Report(
        submission=text,
        course=text,
        exercises=[bad, bad],
        isolation=Isolation("process", [text], [text]),
        versions={text: text},
    )


def explained(result: ExerciseResult) -> Explanation:
    """How an exercise is solved, with everything that there can be to say, and what was handed in beside it."""
    source = "def fit(X, y):\n    return np.linalg.solve(X.T @ X + 1e-3 * np.eye(X.shape[1]), X.T @ y)\n" * 3
    difference = "\n".join(f"{sign}{line}" for line in result.source.split("\n") for sign in "-+")
    return Explanation(
        exercise=result.id,
        title=result.title,
        why=Text(
            "因为 $S_w w = μ_0 - μ_1$，\n而且\n\n    一行代码", "Since $S_w w = μ_0 - μ_1$, and\n\n    a line of code"
        ),
        reference=source,
        another=difference,
        another_title=Text("数组", "Arrays"),
        usual=[Text("除以个数减一", "Divides by one less")],
        difference=difference,
        rubric={"essay": [Text("说到了偏置", "Names the bias")]},
        answer=Text("**一种答法。** 五行", "**One answer.** Five lines"),
        further=Text("**再想一步。** 为什么？", "**One question further.** Why?"),
        following=Text("3.4 比较", "3.4 Compare"),
    )
