"""What everybody does wrong in the first week: each is answered by a sentence that says what to do."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import indent

import pytest

from grader.results.model import ExerciseResult

_MEAN = "    return sum(values) / len(values)\n"
RIGHT = f"def mean(values):\n{_MEAN}\n\ndef spread(values):\n    return max(values) - min(values)\n"

_IS_SKIPPED = "已跳过"


def instead(line: str) -> str:
    """The right answer with another body of `mean`."""
    return RIGHT.replace(_MEAN, line)


# What is handed in; what is said in Chinese, in English; whether nothing is lost.
FIRST_WEEK: dict[str, tuple[str, str, str, bool]] = {
    # Form
    "print for return": (
        instead("    print(sum(values) / len(values))\n"),
        "打印的正是应得的值；打印不等于返回：把 print(…) 改成 return …",
        "what it prints is the value expected; printing is not returning",
        False,
    ),
    "print of something else": (
        instead("    print('mean')\n"),
        "mean 用 print 打印了结果；打印不等于返回",
        "mean prints its result; printing is not returning",
        False,
    ),
    "no return": (instead("    sum(values) / len(values)\n"), "mean 没有 return", "mean has no return", False),
    "a way without return": (
        instead("    if len(values) > 1000:\n        return sum(values) / len(values)\n"),
        "mean 有的情形走不到 return",
        "without a return in some case",
        False,
    ),
    "another order": (
        RIGHT.replace("def mean(values)", "def mean(values, weights)"),
        "mean 的参数个数与框架不同：你写的是 `(values, weights)`，应是 `(values)`",
        "(values, weights) instead of (values)",
        False,
    ),
    "no parameter": (
        instead("    return 1.0\n").replace("def mean(values)", "def mean()"),
        "mean 的参数个数与框架不同：你写的是 `()`，应是 `(values)`",
        "() instead of (values)",
        False,
    ),
    "a class": (
        "class Answer:\n" + indent(RIGHT.replace("(values):", "(self, values):"), "    "),
        "mean, spread 写在类 Answer 里面了：移到最外层，不缩进，并去掉参数 self",
        "mean, spread are inside the class Answer",
        False,
    ),
    "inside a function": (
        RIGHT.replace("\n\n\ndef spread(values):\n    ", "\n\n    def spread(values):\n        "),
        "spread 写在函数 mean 里面了",
        "spread is inside the function mean",
        False,
    ),
    "input()": (instead("    return float(input())\n"), "不要用 input()，数据由参数传入", "do without input()", False),
    "None used": (
        instead("    values = list(values)\n    values = values.sort()\n    return values[0]\n"),
        "这里用到的值是 None",
        "A value used here is None",
        False,
    ),
    "no import": (
        instead("    return np.mean(values)\n"),
        "文件开头少了 import numpy as np",
        "lacks import numpy",
        False,
    ),
    "no end": (instead("    return mean(values)\n"), "递归没有停下来", "The recursion never ends", False),
    # Files and modules
    "loadtxt": (
        "import numpy as np\n" + instead("    return np.loadtxt('x').mean()\n"),
        "评分时读不了文件",
        "No files",
        False,
    ),
    "open": (instead("    return float(open('data.csv').read())\n"), "评分时读不了文件", "No files can be read", False),
    "loadtxt above": ("import numpy as np\nX = np.loadtxt('data.csv')\n" + RIGHT, "评分时读不了文件", "No files", True),
    "pandas used": (
        "import pandas as pd\n" + instead("    return pd.Series(values).mean()\n"),
        "评分时不能用 pandas，装了也不行",
        "pandas cannot be used while grading, installed or not",
        False,
    ),
    "pandas unused": ("import pandas as pd\n" + RIGHT, "不能用 pandas", "pandas cannot be used", True),
    "sklearn unused": ("from sklearn.svm import SVC\n" + RIGHT, "不能用 sklearn", "sklearn cannot be used", True),
    "torch unused": ("import torch\n" + RIGHT, "不能用 torch", "torch cannot be used", True),
    # Beside the functions
    "a failing line below": (RIGHT + "print(mean([]))\n", _IS_SKIPPED, "was skipped", True),
    "a failing line between": (RIGHT.replace("\n\n\n", "\n1 / 0\n"), "第 3 行出错", "line 3 was skipped", True),
    "sys.exit(0)": (RIGHT + "import sys\nsys.exit(0)\n", _IS_SKIPPED, "was skipped", True),
    "get_ipython": (RIGHT + "get_ipython().run_line_magic('matplotlib', 'inline')\n", _IS_SKIPPED, "was skipped", True),
    "input() below": (RIGHT + "n = int(input())\n", "不要用 input()", "do without input()", True),
    "an assertion below": (RIGHT + "assert mean([1, 2]) == 7\n", _IS_SKIPPED, "was skipped", True),
    "pip": ("!pip install numpy\n" + RIGHT, "第 1 行只有笔记本认识", "only a notebook", True),
    "a magic": ("%matplotlib inline\n" + RIGHT, "只有笔记本认识", "only a notebook", True),
    # Syntax
    "a Chinese comma": (
        RIGHT + "x = (1，2)\n",
        "第 7 行有中文的“，”，应是英文的 ,",
        "Line 7 has the full-width “，”",
        False,
    ),
    "a Chinese colon": (RIGHT.replace("):", ")：", 1), "第 1 行有中文的“：”，应是英文的 :", "it should be :", False),
    "Chinese brackets": (RIGHT.replace("sum(values)", "sum（values)"), "应是英文的 (", "it should be (", False),
    "Chinese quotes": (RIGHT + "x = “a”\n", '应是英文的 "', 'it should be "', False),
    "a long minus": (RIGHT.replace(" - ", " − "), "应是英文的 -", "it should be -", False),
    "a full-width equals": (RIGHT + "x ＝ 1\n", "应是英文的 =", "it should be =", False),  # noqa: RUF001
    "a full-width blank": (RIGHT.replace("    return", "　　return", 1), "有全角空格", "a full-width blank", False),
    "a no-break space": (RIGHT.replace("return ", "return\u00a0", 1), "有不间断空格", "a no-break space", False),
    "another character": (RIGHT + "x = 1€\n", "不认识的字符“€”", "“€”", False),
    "an unexpected indent": (RIGHT.replace("    return", "  x = 1\n    return", 1), "缩进多了", "indented", False),
    "no body": (
        "def mean(values):\nreturn 1\n",
        "第 2 行应当缩进：它属于上面",
        "Line 2 should be indented",
        False,
    ),
    "a crooked indent": ("def mean(values):\n        x = 1\n    return x\n", "不对齐", "like no line above", False),
    "no colon": (RIGHT.replace("):", ")", 1), "第 1 行末尾少了冒号", "Line 1 lacks a colon", False),
    "never closed": (RIGHT.replace("len(values)", "len(values", 1), "没有配上另一半", "never closed", False),
    "one too many": (RIGHT.replace("len(values)", "len(values))", 1), "第 2 行多了一个 )", "a ) too many", False),
    "mixed brackets": (RIGHT.replace("len(values)", "len(values]", 1), "两边要成对", "make them a pair", False),
    "an open string": (RIGHT + "x = 'abc\n", "少了结尾的引号", "without its closing quote", False),
    "= for ==": (RIGHT + "if x = 1:\n    pass\n", "比较相等要写 ==", "write ==", False),
    "no comma": (RIGHT + "x = [1 2]\n", "可能少了一个逗号", "may lack a comma", False),
    "print 1": (RIGHT + "print 1\n", "内容要放在括号里：print(…)", "needs brackets: print(…)", False),
    "return outside": (RIGHT + "return 1\n", "return 在函数外面", "outside any function", False),
    "2x": (RIGHT + "y = 2x\n", "乘号 * 不能省", "write the *", False),
    "assigned to a number": (RIGHT + "1 = x\n", "等号左边不能赋值", "cannot assign", False),
    "nothing Python knows": (RIGHT + "x = = 1\n", "写得不是 Python", "is not Python", False),
    "a conflict": ("<<<<<<< HEAD\n" + RIGHT, "第 1 行是 git 合并冲突的标记", "marks a conflict that git left", False),
    "mixed tabs": (
        "def mean(values):\n    x = 1\n\treturn x\n",
        "混用了制表符（Tab",
        "tabs",
        False,
    ),
    "an endless loop": (instead("    while True:\n        values = values\n"), "死循环", "endless loop", False),
}


@pytest.mark.parametrize(("source", "zh", "en", "full"), FIRST_WEEK.values(), ids=FIRST_WEEK)
def test_a_mistake_of_the_first_week(
    source: str, zh: str, en: str, full: bool, grade: Callable[..., ExerciseResult]
) -> None:
    result = grade("1.1", source)
    said = [*result.notes]
    if result.problem:
        said.append(result.problem.message)
    said += [text for check in result.checks for text in (check.hint, check.failure and check.failure.message) if text]
    assert any(zh in text.zh for text in said), said
    assert any(en in text.en for text in said), said
    assert (result.points == result.max_points) == full


def test_an_endless_loop_says_in_which_line(grade: Callable[..., ExerciseResult]) -> None:
    result = grade("1.1", instead("    while True:\n        values = values\n"))
    errors = [check.failure.error for check in result.checks if check.failure and check.failure.error]
    assert errors
    assert {frame.line for error in errors for frame in error.frames} <= {2, 3}


def test_no_hint_about_mathematics_where_there_is_no_number_yet(grade: Callable[..., ExerciseResult]) -> None:
    result = grade("1.1", instead("    return 'a'\n"))
    failing = [check for check in result.checks if check.status == "failed"]
    assert failing
    assert {check.hint.en for check in failing} == {"The stub says of mean: The mean of at least one number."}


@pytest.mark.parametrize(
    "body",
    [
        "    if len(values) < 1000:\n        return None\n    return sum(values) / len(values)\n",
        "    return {}.get(len(values))\n",
        "    if values:\n        return {}.get(1)\n    else:\n        raise ValueError\n",
        "    while True:\n        return {}.get(1)\n",
    ],
    ids=["said so", "of another", "on either way", "in a loop"],
)
def test_a_none_that_was_returned_is_no_forgotten_return(body: str, grade: Callable[..., ExerciseResult]) -> None:
    result = grade("1.1", instead(body))
    assert result.points < result.max_points
    assert not any("return on every way" in check.hint.en for check in result.checks)


def test_a_print_in_each_function_costs_nothing(grade: Callable[..., ExerciseResult]) -> None:
    result = grade("1.1", RIGHT.replace("    return", "    print('x' * (1 << 20))\n    return"))
    assert result.points == result.max_points
    assert "output cut after" in result.output


def test_a_plot_below_the_functions_costs_nothing(grade: Callable[..., ExerciseResult]) -> None:
    plot = "import matplotlib.pyplot as plt\nplt.plot([mean([1, 2])])\nplt.show()\n"
    result = grade("1.1", RIGHT + plot)
    assert result.points == result.max_points
    assert result.notes == []
