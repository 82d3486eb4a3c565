"""书中、讲义中与 UCI 的数据集，每个数据集一个函数；每次调用都返回新的对象，可以放心修改。
The data sets of the books and of UCI, one function each; every call returns new objects, yours to change.

    from exercises.datasets import watermelon_3_0a
    table = watermelon_3_0a()
    X, y = table["X"], table["y"]

一张表的键 / keys of a table:
    ids         编号, 从 1 起                       the numbers of the samples, from 1
    attributes  各列的属性名                        the name of each column
    domains     各列的全部可能取值, 数值列为 None   all possible values of each column, None if it is numeric
    classes     全部类别                            all classes
    X           全为数值时是 float64 数组 (m, n), 否则是行的列表; 缺失值为 None
                a float64 array (m, n) if all columns are numeric, else a list of rows; missing values are None
    y           "是"/"否" 的列表, 或整数类别的 int64 数组
                a list of "是"/"否", or an int64 array of integer classes
"""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path
from typing import Literal, TypedDict

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "breast_cancer",
    "cities",
    "iris",
    "loans",
    "named_rows",
    "named_values",
    "news",
    "optdigits",
    "people",
    "table_1_1",
    "toy_faces",
    "watermelon_2_0",
    "watermelon_2_0_split",
    "watermelon_2_0a",
    "watermelon_3_0",
    "watermelon_3_0a",
    "watermelon_4_0",
    "watermelon_5_0",
    "wine",
]

Cell = str | float | None
FloatArray = NDArray[np.float64]


class MelonTable(TypedDict):
    """有离散属性的西瓜数据集。 A melon data set with discrete attributes."""

    ids: list[int]
    attributes: list[str]
    domains: list[list[str] | None]
    classes: list[str]
    X: list[list[Cell]]
    y: list[str]


class MelonPoints(TypedDict):
    """只有密度、含糖率的西瓜数据集。 A melon data set with density and sugar content only."""

    ids: list[int]
    attributes: list[str]
    domains: list[None]
    classes: list[str]
    X: FloatArray
    y: list[str]


class NumericTable(TypedDict):
    """UCI 数据集。 A data set of UCI."""

    ids: list[int]
    attributes: list[str]
    domains: list[None]
    classes: list[int]
    X: FloatArray
    y: NDArray[np.int64]


class Documents(TypedDict):
    """分好词、有类别的稿件。 Articles, as words, with their classes."""

    docs: list[list[str]]
    labels: list[str]
    classes: list[str]


class Distances(TypedDict):
    """两两之间的距离，第 i 行第 j 列是从第 i 个到第 j 个。 Distances in pairs: row i, column j is from i to j."""

    names: list[str]
    D: FloatArray


class Relations(TypedDict):
    """关系数据。 Relational data: facts are (predicate, a, b), examples are pairs (a, b)."""

    constants: list[int]
    predicates: list[str]
    facts: set[tuple[str, int, int]]
    positives: list[tuple[int, int]]
    negatives: list[tuple[int, int]]


def table_1_1() -> MelonTable:
    """表 1.1：4 个瓜，3 个离散属性。
    Table 1.1: 4 melons, 3 discrete attributes."""
    return _melon_table("table_1_1")


def watermelon_2_0() -> MelonTable:
    """西瓜数据集 2.0（表 4.1）：17 个瓜，6 个离散属性。
    Watermelon 2.0 (table 4.1): 17 melons, 6 discrete attributes."""
    return _melon_table("watermelon_2_0")


def watermelon_2_0_split() -> dict[Literal["train", "validation"], list[int]]:
    """表 4.2 对 2.0 的划分: 训练集与验证集的编号。
    The split of 2.0 in table 4.2: the ids of the training and of the validation set."""
    _, rows = _parsed("watermelon_2_0_split")
    return {
        "train": [int(number) for number, part in rows if part == "训练集"],
        "validation": [int(number) for number, part in rows if part == "验证集"],
    }


def watermelon_2_0a() -> MelonTable:
    """西瓜数据集 2.0α (表 4.4): 2.0 的有缺失版本, 缺失值为 None。
    Watermelon 2.0α (table 4.4): 2.0 with missing values, which are None."""
    return _melon_table("watermelon_2_0a")


def watermelon_3_0() -> MelonTable:
    """西瓜数据集 3.0 (表 4.3): 2.0 加上密度、含糖率。
    Watermelon 3.0 (table 4.3): 2.0 with density and sugar content."""
    return _melon_table("watermelon_3_0")


def watermelon_3_0a() -> MelonPoints:
    """西瓜数据集 3.0α（表 4.5）：17 个瓜的密度、含糖率。
    Watermelon 3.0α (table 4.5): density and sugar content of 17 melons."""
    return _melon_points("watermelon_3_0a")


def watermelon_4_0() -> MelonPoints:
    """西瓜数据集 4.0 (表 9.1): 30 个瓜的密度、含糖率; 编号 9-21 不是好瓜。
    Watermelon 4.0 (table 9.1): density and sugar content of 30 melons; numbers 9-21 are not good."""
    return _melon_points("watermelon_4_0")


def watermelon_5_0() -> Relations:
    """西瓜数据集 5.0（表 15.1，补全省略的行）：（谓词，甲，乙）表示甲比乙更……；样例（甲，乙）指“更好(甲, 乙)”。
    Watermelon 5.0 (table 15.1, completed)：(predicate, a, b) holds；an example (a, b) is about 更好(a, b)。"""
    relations: Relations = {"constants": [], "predicates": [], "facts": set(), "positives": [], "negatives": []}
    _, rows = _parsed("watermelon_5_0")
    for predicate, *melons in rows:
        a, b = map(int, melons)
        if predicate == "更好":
            relations["positives"].append((a, b))
        elif predicate == "¬更好":
            relations["negatives"].append((a, b))
        else:
            relations["facts"].add((predicate, a, b))
            if predicate not in relations["predicates"]:
                relations["predicates"].append(predicate)
    relations["constants"] = sorted({melon for pair in relations["positives"] for melon in pair})
    return relations


def iris() -> NumericTable:
    """UCI 鸢尾花: 150 行, 4 列; 0 setosa, 1 versicolor, 2 virginica。
    UCI iris: 150 rows, 4 columns; 0 setosa, 1 versicolor, 2 virginica."""
    return _numeric_table("iris")


def wine() -> NumericTable:
    """UCI 葡萄酒: 178 行, 13 列; 类别是 UCI 的品种号减 1。
    UCI wine: 178 rows, 13 columns; the classes are UCI's cultivars less 1."""
    return _numeric_table("wine")


def breast_cancer() -> NumericTable:
    """UCI 乳腺癌（WDBC）：569 行，30 列；0 恶性，1 良性。
    UCI breast cancer (WDBC): 569 rows, 30 columns; 0 malignant, 1 benign."""
    return _numeric_table("breast_cancer")


def optdigits() -> NumericTable:
    """UCI 手写数字（测试部分）：1797 幅 8x8 图像按行展开，像素 0-16；类别 0-9。
    UCI handwritten digits (test part): 1797 images of 8x8, row by row, pixels 0-16; classes 0-9."""
    return _numeric_table("optdigits")


def people() -> MelonTable:
    """讲义《统计机器学习方法》表 5.1：15 个人，4 个离散属性，类别是性别。
    Table 5.1 of the notes on statistical machine learning: 15 people, 4 discrete attributes, the class is gender."""
    return {**_melon_table("people"), "classes": list(_GENDERS)}


def loans() -> MelonTable:
    """课件《统计机器学习方法》的贷款申请表：15 个申请，4 个离散属性，类别是是否批准。
    The loan applications of the slides: 15 applications, 4 discrete attributes, the class is whether one is granted."""
    table = _melon_table("loans")
    return {**table, "domains": [list(_AGES), *table["domains"][1:]]}


def news() -> Documents:
    """七篇自拟的稿件，分好了词，四个类别。
    Seven made-up articles as words, in four classes."""
    _, rows = _parsed("news")
    labels = [label for _, label, _ in rows]
    return {"docs": [words.split() for *_, words in rows], "labels": labels, "classes": list(dict.fromkeys(labels))}


def cities() -> Distances:
    """《Machine Learning Cookbook》9.2 节的城市距离表, 照印的样子: 10 个城市, 单位是公里。
    The distances between 10 cities in section 9.2 of the Machine Learning Cookbook, as printed, in kilometres."""
    (_, *names), rows = _parsed("cities")
    return {"names": names, "D": np.array([row[1:] for row in rows], dtype=np.float64)}


def named_rows(table: MelonTable, with_ids: bool = True) -> list[dict[str, Cell]]:
    """每行一个字典：（编号，）各属性，好瓜。
    One dict for each row: (编号,) the attributes, 好瓜."""
    rows = []
    for number, cells, label in zip(table["ids"], table["X"], table["y"], strict=True):
        row: dict[str, Cell] = {_ID: number} if with_ids else {}
        row.update(zip(table["attributes"], cells, strict=True))
        row[_LABEL] = label
        rows.append(row)
    return rows


def named_values(table: MelonTable, with_label: bool = False) -> dict[str, list[str]]:
    """离散属性（以及好瓜）到其全部可能取值的字典。
    All possible values of each discrete attribute (and of 好瓜)."""
    columns = zip(table["attributes"], table["domains"], strict=True)
    values = {attribute: list(domain) for attribute, domain in columns if domain is not None}
    if with_label:
        values[_LABEL] = list(table["classes"])
    return values


def toy_faces(seed: int, m: int = 40, shape: tuple[int, int] = (48, 64)) -> FloatArray:
    """m 幅合成人脸，每幅按行展开成一行，像素在 [0, 1] 内；光照、表情、眼镜各异。
    m synthetic faces, each a row of pixels in [0, 1] (row by row); light, mouth and glasses vary."""
    rng = np.random.default_rng(seed)
    height, width = shape
    faces = np.empty((m, height * width))
    for face in faces:
        face[:] = _draw_face(rng, height, width).ravel()
    return faces


def _draw_face(rng: np.random.Generator, height: int, width: int) -> FloatArray:
    # One unit is the same number of pixels on both axes, so that a head keeps its form in a picture of any shape.
    unit = min(height, width) / 2
    y, x = np.mgrid[:height, :width].astype(np.float64)
    y = (y - (height - 1) / 2) / unit - rng.uniform(-0.05, 0.05)
    x = (x - (width - 1) / 2) / unit - rng.uniform(-0.08, 0.08)
    picture = np.full((height, width), 0.15)

    def radius(centre_x: float, centre_y: float, a: float, b: float) -> FloatArray:
        distances: FloatArray = np.hypot((x - centre_x) / a, (y - centre_y) / b)
        return distances

    def paint(cover: FloatArray, tone: FloatArray | float) -> None:
        picture[:] += cover * (tone - picture)

    head_width, head_height = rng.uniform(0.60, 0.70), rng.uniform(0.82, 0.92)
    skin, light = rng.uniform(0.55, 0.75), rng.choice([-1, 0, 1])
    paint(_soft(1 - radius(0, 0, head_width, head_height)), skin * (1 + 0.4 * light * x / head_width))

    eye_distance, eye_height = rng.uniform(0.24, 0.30), rng.uniform(-0.22, -0.14)
    wears_glasses = rng.random() < 0.5
    for side in (-1, 1):
        paint(_soft(1 - radius(side * eye_distance, eye_height, 0.10, 0.06)), 0.08)
        if wears_glasses:
            paint(_soft(0.2 - abs(1 - radius(side * eye_distance, eye_height, 0.19, 0.16))), 0.05)

    mouth_width, smile = rng.uniform(0.22, 0.32), rng.uniform(-0.10, 0.15)
    mouth_height = 0.45 + smile * (1 - (x / mouth_width) ** 2)
    paint(_soft(1 - abs(y - mouth_height) / 0.05) * _soft(1 - abs(x) / mouth_width), 0.25)

    return np.clip(picture + rng.normal(0, 0.01, picture.shape), 0, 1)


def _soft(inside: FloatArray) -> FloatArray:
    """1 inside of a form (where `inside` > 0), 0 outside, with a soft edge."""
    cover: FloatArray = np.clip(0.5 + 5 * inside, 0, 1)
    return cover


_ID, _LABEL, _MISSING = "编号", "好瓜", "-"
_CLASSES = ("是", "否")
_GENDERS = ("男性", "女性")
_DOMAINS = {
    "色泽": ("青绿", "乌黑", "浅白"),
    "根蒂": ("蜷缩", "稍蜷", "硬挺"),
    "敲声": ("浊响", "沉闷", "清脆"),
    "纹理": ("清晰", "稍糊", "模糊"),
    "脐部": ("凹陷", "稍凹", "平坦"),
    "触感": ("硬滑", "软粘"),
    "年龄": ("老年", "中年", "青年"),
    "发长": ("长发", "中发", "短发"),
    "鞋跟": ("平底", "高跟"),
    "服装": ("深色", "浅色", "花色"),
    "有工作": ("是", "否"),
    "有房子": ("是", "否"),
    "信贷情况": ("一般", "好", "非常好"),
}
_AGES = ("青年", "中年", "老年")
# Read at import, because a sandboxed submission may not open files by the time it calls a loader.
_TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in (Path(__file__).parent / "data").glob("*.csv")}


@cache
def _parsed(name: str) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """The header and the rows of a CSV file; tuples, because all calls share them."""
    header, *rows = csv.reader(_TEXTS[name].splitlines())
    return tuple(header), tuple(map(tuple, rows))


@cache
def _parsed_numbers(name: str) -> tuple[tuple[str, ...], FloatArray]:
    """The header and the numbers of a CSV file; read-only, because all calls share them."""
    header, *rows = _TEXTS[name].splitlines()
    numbers = np.loadtxt(rows, delimiter=",")
    numbers.flags.writeable = False
    return tuple(header.split(",")), numbers


def _melon_table(name: str) -> MelonTable:
    (_, *attributes, _), rows = _parsed(name)
    return {
        "ids": [int(row[0]) for row in rows],
        "attributes": attributes,
        "domains": [list(_DOMAINS[attribute]) if attribute in _DOMAINS else None for attribute in attributes],
        "classes": list(_CLASSES),
        "X": [[_cell(*pair) for pair in zip(attributes, row[1:-1], strict=True)] for row in rows],
        "y": [row[-1] for row in rows],
    }


def _cell(attribute: str, text: str) -> Cell:
    if text == _MISSING:
        return None
    return text if attribute in _DOMAINS else float(text)


def _melon_points(name: str) -> MelonPoints:
    table = _melon_table(name)
    return {
        **table,
        "domains": [None for _ in table["attributes"]],
        "X": np.array(table["X"], dtype=np.float64),
    }


def _numeric_table(name: str) -> NumericTable:
    (*attributes, _), numbers = _parsed_numbers(name)
    y = numbers[:, -1].astype(np.int64)
    return {
        "ids": list(range(1, len(numbers) + 1)),
        "attributes": attributes,
        "domains": [None for _ in attributes],
        "classes": np.unique(y).tolist(),
        "X": numbers[:, :-1].copy(),
        "y": y,
    }
