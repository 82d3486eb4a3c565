"""Chinese prose has full-width punctuation; code, formulas, numbers and English keep their own."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from grader.verify import Fitness
from grader.verify.punctuation import excerpt, half_width

from .conftest import STUB

ROOT = Path(__file__).resolve().parents[3]
PATTERN = re.compile(r"\(\?|\\d|\\s")
"""In strings whose Chinese is matched, not read."""

HALF_WIDTH = {
    "先求和, 再除以个数": ",",
    "除以个数.": ".",
    "提示: 先排序": ":",
    "对吗?": "?",
    "太好了!": "!",
    "先求和; 再相除": ";",
    "均值 (不是中位数) 更大": "()",
    "见书中 (§3.2) 的说明": "()",
    "支持向量机 (support vector machine) 的间隔": "()",
    "读不了这份作业 ({why})": "()",
    "函数 `fit`: 收敛才停": ":",
    "只看 `X`, `y`, 不看别的": ",,",
    "则 $x = 1$. 又 $y = 2$, 所以成立": ".,",
    "损失是 ln 2, 不是 1": ",",
    "当 x = 1. 又有 y = 2": ".",
    "**记号.** `X` 是数组": ".",
    "对数似然 (3.27), l + u ≥ 1": ",",
    "长为 n. 每行一个样本.": "..",
    "{name}: 应有 {wanted} 项, 得到 {got} 项": ":,",
    "中文标题, 一半 / An English title, half": ",",
    "用 e^z / (1 + e^z) 算概率, z 大时溢出 / By e^z / (1 + e^z), which overflows": ",",
    "长度, 下标.\n\nThe length, and the index.": ",.",
    ", 共三行": ",",
}
FULL_WIDTH = [
    "西瓜数据集 3.0α 的 17 个瓜",
    "各 3,000 个，比例 1:2，时间 23:59",
    "梯度 (3.30)，形状 (n, d)，区间 [0, 1) 与 (0, 1]",
    "记 f(x, y) = x + y，取 i = 1, …, n",
    "分母 (μ_0, μ_1) 与 P(好瓜 | 色泽, 根蒂)",
    "用 `f(x, y): z.` 和 $a, b; c: d.$",
    "取 1, 2, 3 时；共 n! 种",
    "见 ex03_03.py 与 https://example.org/a,b?c=d",
    '返回 {"beta": β, "misread": 分错的样本}，值是 "是, 否"',
    "第 0 行全为 0。\n\n>>> f(1, 2)\n'是, 否'\n",
    "```\n是, 否.\n```",
    "1. 先求和。\n2. 再相除。",
    "| 题 | 值 |\n| --: | --: |",
    "标签为 1 / Labels: 1, 2",
    "The labels are 是, 否, and nothing else.",
    "One dict for each row: (编号, ) and the rest.",
    "变量 ?X 与 ?Y 不能合一",
    "代价是 α + (n_叶/n_根) Ent",
    "程序…… 对 e.g. 数组",
]


@pytest.mark.parametrize(("text", "marks"), HALF_WIDTH.items())
def test_half_width_marks_of_chinese_prose_are_found(text: str, marks: str) -> None:
    assert "".join(text[place] for place in half_width(text)) == marks


@pytest.mark.parametrize("text", FULL_WIDTH)
def test_code_formulas_numbers_and_english_keep_their_own(text: str) -> None:
    assert [excerpt(text, place) for place in half_width(text)] == []


def test_verify_shows_the_place(edit: Callable[[str, str, str], None], verify: Callable[..., Fitness]) -> None:
    edit(STUB, "平均值和极差", "平均值, 极差")
    findings = verify().findings
    assert any(
        "the statement has half-width punctuation in Chinese: …写出一列数的平均值, 极差" in said for said in findings
    )


def literals(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every string of a module, with `{value}` for what is put in later."""
    tree = ast.parse(source)
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            yield node.lineno, node.value
        elif isinstance(node, ast.JoinedStr):
            words = (part.value if isinstance(part, ast.Constant) else "{value}" for part in node.values)
            yield node.lineno, "".join(map(str, words))


def is_pattern(path: Path, text: str) -> bool:
    return path.suffix == ".py" and bool(PATTERN.search(text))


@pytest.mark.parametrize("room", ["grader", "templates", "README.zh-CN.md", "docs"])
def test_whatever_the_grader_says(room: str) -> None:
    paths = [ROOT / room] if room.endswith(".md") else sorted((ROOT / room).rglob("*.*"))
    found = []
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        if path.suffix not in {".py", ".html", ".md"}:
            continue
        source = path.read_text(encoding="utf-8")
        texts = literals(source) if path.suffix == ".py" else [(1, source)]
        for line, text in texts:
            if not is_pattern(path, text):
                found += [f"{name}:{line}: …{excerpt(text, place)}…" for place in half_width(text)]
    assert found == []
