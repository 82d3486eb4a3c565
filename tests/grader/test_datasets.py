"""The data sets are what the book and UCI print.

Expected numbers come from elsewhere than the CSV files: from the text of the book around its tables, from the
description files of UCI, and from summaries that others have published.
"""

from __future__ import annotations

import hashlib
import importlib.util
import math
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from exercises import datasets

DATA = Path(datasets.__file__).parent / "data"
DISCRETE = ["色泽", "根蒂", "敲声", "纹理", "脐部", "触感"]
DOMAINS = [
    ["青绿", "乌黑", "浅白"],
    ["蜷缩", "稍蜷", "硬挺"],
    ["浊响", "沉闷", "清脆"],
    ["清晰", "稍糊", "模糊"],
    ["凹陷", "稍凹", "平坦"],
    ["硬滑", "软粘"],
]
MELONS = ["table_1_1", "watermelon_2_0", "watermelon_2_0a", "watermelon_3_0", "watermelon_3_0a", "watermelon_4_0"]
UCI = ["iris", "wine", "breast_cancer", "optdigits"]
NOTES = ["people", "loans"]
OTHERS = ["watermelon_2_0_split", "watermelon_5_0", "news", "cities"]


def load(name: str) -> Any:
    return getattr(datasets, name)()


def entropy(labels: list[str]) -> float:
    return -sum(k / len(labels) * math.log2(k / len(labels)) for k in Counter(labels).values())


def gain(table: Any, attribute: str) -> float:
    """(4.2), and (4.12) where values are missing."""
    column = table["attributes"].index(attribute)
    known = [(row[column], label) for row, label in zip(table["X"], table["y"], strict=True) if row[column] is not None]
    by_value: dict[str, list[str]] = {}
    for value, label in known:
        by_value.setdefault(value, []).append(label)
    rest = sum(len(labels) / len(known) * entropy(labels) for labels in by_value.values())
    return len(known) / len(table["X"]) * (entropy([label for _, label in known]) - rest)


def ids_where(table: Any, attribute: str, value: str | None) -> list[int]:
    column = table["attributes"].index(attribute)
    return [number for number, row in zip(table["ids"], table["X"], strict=True) if row[column] == value]


# --- what all data sets have in common ---


def test_every_csv_file_has_a_loader_and_a_source_note() -> None:
    names = {path.stem for path in DATA.glob("*.csv")}
    assert names == {*MELONS, *NOTES, *UCI, *OTHERS}
    note = (DATA / "README.md").read_text(encoding="utf-8")
    assert all(f"`{name}.csv`" in note for name in names)


@pytest.mark.parametrize("name", MELONS + NOTES + UCI)
def test_a_table_has_the_promised_keys_and_sizes(name: str) -> None:
    table = load(name)
    assert list(table) == ["ids", "attributes", "domains", "classes", "X", "y"]
    assert table["ids"] == list(range(1, len(table["X"]) + 1))
    assert len(table["y"]) == len(table["X"])
    assert len(table["domains"]) == len(table["attributes"])
    assert all(len(row) == len(table["attributes"]) for row in table["X"])
    assert set(table["y"]) == set(table["classes"])


@pytest.mark.parametrize("name", ["watermelon_3_0a", "watermelon_4_0", *UCI])
def test_numeric_tables_are_float_arrays_without_domains(name: str) -> None:
    table = load(name)
    assert isinstance(table["X"], np.ndarray)
    assert table["X"].dtype == np.float64
    assert np.isfinite(table["X"]).all()
    assert table["domains"] == [None] * len(table["attributes"])


@pytest.mark.parametrize("name", MELONS)
def test_melons_are_labelled_yes_or_no_in_words(name: str) -> None:
    table = load(name)
    assert table["classes"] == ["是", "否"]
    assert type(table["y"]) is list


@pytest.mark.parametrize("name", UCI)
def test_uci_classes_are_integers_from_zero(name: str) -> None:
    table = load(name)
    assert table["y"].dtype == np.int64
    assert table["classes"] == list(range(table["y"].max() + 1))
    assert all(type(label) is int for label in table["classes"])


@pytest.mark.parametrize("name", MELONS + NOTES + UCI + OTHERS)
def test_changing_a_result_does_not_change_the_next(name: str) -> None:
    before, victim = repr(load(name)), load(name)
    for value in victim.values():
        spoil(value)
    victim.clear()
    assert repr(load(name)) == before


def spoil(value: Any) -> None:
    if isinstance(value, np.ndarray):
        value[:] = -1
    elif isinstance(value, list):
        for item in value:
            spoil(item)
        value.clear()
    elif isinstance(value, set):
        value.clear()


def test_loaders_open_no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError("the sandbox lets nobody open files")

    spec = importlib.util.spec_from_file_location("fresh_datasets", datasets.__file__)
    assert spec is not None
    assert spec.loader is not None
    fresh = importlib.util.module_from_spec(spec)  # nothing has been loaded from it yet
    spec.loader.exec_module(fresh)
    monkeypatch.setattr("builtins.open", refuse)
    monkeypatch.setattr("io.open", refuse)
    for name in MELONS + NOTES + UCI + OTHERS:
        getattr(fresh, name)()


# --- the tables of the book ---


def test_table_1_1() -> None:
    table = datasets.table_1_1()
    assert table["attributes"] == DISCRETE[:3]
    assert table["domains"] == DOMAINS[:3]
    assert table["X"][0] == ["青绿", "蜷缩", "浊响"]
    assert table["X"][3] == ["乌黑", "稍蜷", "沉闷"]
    assert table["y"] == ["是", "是", "否", "否"]


@pytest.mark.parametrize("name", ["watermelon_2_0", "watermelon_2_0a", "watermelon_3_0"])
def test_attributes_and_domains_stand_in_the_order_of_the_book(name: str) -> None:
    table = load(name)
    assert table["attributes"][:6] == DISCRETE
    assert table["domains"][:6] == DOMAINS


@pytest.mark.parametrize("name", ["watermelon_2_0", "watermelon_2_0a", "watermelon_3_0", "watermelon_3_0a"])
def test_the_first_eight_of_seventeen_melons_are_good(name: str) -> None:
    assert load(name)["y"] == ["是"] * 8 + ["否"] * 9


def test_the_branches_of_2_0_hold_the_melons_that_section_4_2_names() -> None:
    table = datasets.watermelon_2_0()
    assert ids_where(table, "色泽", "青绿") == [1, 4, 6, 10, 13, 17]
    assert ids_where(table, "色泽", "乌黑") == [2, 3, 7, 8, 9, 15]
    assert ids_where(table, "色泽", "浅白") == [5, 11, 12, 14, 16]
    assert ids_where(table, "纹理", "清晰") == [1, 2, 3, 4, 5, 6, 8, 10, 15]


def test_the_information_gains_of_2_0_are_those_of_section_4_2() -> None:
    table = datasets.watermelon_2_0()
    gains = [gain(table, attribute) for attribute in DISCRETE]
    # 色泽 is printed as 0.109, computed from rounded terms.
    assert gains == pytest.approx([0.1081, 0.143, 0.141, 0.381, 0.289, 0.006], abs=6e-4)


def test_the_counts_of_2_0_are_those_of_section_7_3() -> None:
    table = datasets.watermelon_2_0()
    good = {value: sum(value in row for row in table["X"][:8]) for value in ["青绿", "蜷缩", "浊响", "清晰", "硬滑"]}
    bad = {value: sum(value in row for row in table["X"][8:]) for value in ["青绿", "蜷缩", "浊响", "清晰", "凹陷"]}
    assert good == {"青绿": 3, "蜷缩": 5, "浊响": 6, "清晰": 7, "硬滑": 6}
    assert bad == {"青绿": 3, "蜷缩": 3, "浊响": 4, "清晰": 2, "凹陷": 2}


def test_the_cell_of_2_0_that_public_copies_mistype() -> None:
    assert datasets.watermelon_2_0()["X"][4][2] == "浊响"


def test_the_split_of_table_4_2() -> None:
    assert datasets.watermelon_2_0_split() == {
        "train": [1, 2, 3, 6, 7, 10, 14, 15, 16, 17],
        "validation": [4, 5, 8, 9, 11, 12, 13],
    }


def test_2_0_alpha_is_2_0_with_holes() -> None:
    whole, holed = datasets.watermelon_2_0(), datasets.watermelon_2_0a()
    for full_row, row in zip(whole["X"], holed["X"], strict=True):
        assert all(cell in (None, full_cell) for cell, full_cell in zip(row, full_row, strict=True))
    complete = [number for number, row in zip(holed["ids"], holed["X"], strict=True) if None not in row]
    assert complete == [4, 7, 14, 16]
    assert max(row.count(None) for row in holed["X"]) == 1
    assert ids_where(holed, "色泽", None) == [1, 5, 13]


def test_the_information_gains_of_2_0_alpha_are_those_of_section_4_4() -> None:
    table = datasets.watermelon_2_0a()
    gains = [gain(table, attribute) for attribute in DISCRETE]
    assert gains == pytest.approx([0.252, 0.171, 0.145, 0.424, 0.289, 0.006], abs=6e-4)


def test_3_0_is_2_0_beside_3_0_alpha() -> None:
    discrete, mixed, points = datasets.watermelon_2_0(), datasets.watermelon_3_0(), datasets.watermelon_3_0a()
    assert mixed["attributes"] == [*discrete["attributes"], *points["attributes"]] == [*DISCRETE, "密度", "含糖率"]
    assert mixed["domains"] == [*discrete["domains"], None, None]
    assert [row[:6] for row in mixed["X"]] == discrete["X"]
    assert [row[6:] for row in mixed["X"]] == points["X"].tolist()


def test_the_split_points_of_3_0_are_those_of_section_4_4() -> None:
    density = "244 294 351 381 420 459 518 574 600 621 636 648 661 681 708 746"
    sugar = "049 074 095 101 126 155 179 204 213 226 250 265 292 344 373 418"
    for column, printed in zip(datasets.watermelon_3_0a()["X"].T, [density, sugar], strict=True):
        thousandths = np.sort(np.rint(column * 1000).astype(int))
        midpoints = (thousandths[1:] + thousandths[:-1]) // 2
        assert midpoints.tolist() == [int(point) for point in printed.split()]


def test_the_class_means_of_3_0_alpha_are_those_of_section_7_3() -> None:
    points = datasets.watermelon_3_0a()["X"]
    assert points[:8].mean(0) == pytest.approx([0.574, 0.279], abs=6e-4)
    assert points[8:].mean(0) == pytest.approx([0.496, 0.154], abs=6e-4)
    assert points[:8].std(0, ddof=1) == pytest.approx([0.129, 0.101], abs=6e-4)
    assert points[8:].std(0, ddof=1) == pytest.approx([0.195, 0.108], abs=6e-4)
    assert points.sum(0) == pytest.approx([9.055, 3.618])


@pytest.mark.parametrize(("number", "density", "sugar"), [(2, 0.774, 0.376), (6, 0.403, 0.237), (10, 0.243, 0.267)])
def test_the_rows_of_3_0_alpha_that_public_copies_mistype(number: int, density: float, sugar: float) -> None:
    assert datasets.watermelon_3_0a()["X"][number - 1].tolist() == [density, sugar]


def test_4_0_begins_with_3_0_alpha() -> None:
    small, large = datasets.watermelon_3_0a(), datasets.watermelon_4_0()
    assert large["X"].shape == (30, 2)
    assert large["attributes"] == small["attributes"]
    assert np.array_equal(large["X"][:17], small["X"])
    assert large["y"][:17] == small["y"]
    assert large["y"] == ["是"] * 8 + ["否"] * 13 + ["是"] * 9


def test_the_first_step_of_k_means_on_4_0_has_the_means_of_section_9_4() -> None:
    points = datasets.watermelon_4_0()["X"]
    clusters = {
        (0.473, 0.214): [5, 6, 7, 8, 9, 10, 13, 14, 15, 17, 18, 19, 20, 23],
        (0.394, 0.066): [11, 12, 16],
        (0.623, 0.388): [1, 2, 3, 4, 21, 22, 24, 25, 26, 27, 28, 29, 30],
    }
    for mean, numbers in clusters.items():
        assert points[np.array(numbers) - 1].mean(0) == pytest.approx(mean, abs=6e-4)
    assert points.sum(0) == pytest.approx([15.910, 8.241])


# --- the table of the notes ---


def test_the_counts_of_people_are_those_of_section_5_1() -> None:
    table = datasets.people()
    assert table["attributes"] == ["年龄", "发长", "鞋跟", "服装"]
    assert table["classes"] == ["男性", "女性"]
    assert Counter(table["y"]) == {"男性": 8, "女性": 7}
    example = ["青年", "中发", "平底", "花色"]
    printed = {"男性": [2, 1, 8, 1], "女性": [3, 3, 2, 2]}
    for label, counts in printed.items():
        rows = [row for row, y in zip(table["X"], table["y"], strict=True) if y == label]
        assert [sum(row[j] == value for row in rows) for j, value in enumerate(example)] == counts


def test_people_have_all_values_of_their_domains() -> None:
    table = datasets.people()
    for j, domain in enumerate(table["domains"]):
        assert set(domain) == {row[j] for row in table["X"]}
    assert math.prod(map(len, table["domains"])) * len(table["classes"]) == 108


def test_the_loans_have_the_gains_of_the_slides() -> None:
    table = datasets.loans()
    assert table["attributes"] == ["年龄", "有工作", "有房子", "信贷情况"]
    assert Counter(table["y"]) == {"是": 9, "否": 6}
    assert entropy(table["y"]) == pytest.approx(0.971, abs=5e-4)
    printed = {"年龄": 0.083, "有工作": 0.324, "有房子": 0.420, "信贷情况": 0.363}
    for attribute, value in printed.items():
        assert gain(table, attribute) == pytest.approx(value, abs=5e-4)


def test_the_loans_have_all_values_of_their_domains() -> None:
    table = datasets.loans()
    assert table["domains"][0] == ["青年", "中年", "老年"]
    for j, domain in enumerate(table["domains"]):
        assert set(domain) == {row[j] for row in table["X"]}


def test_the_news_have_24_words_of_15_kinds() -> None:
    news = datasets.news()
    assert list(news) == ["docs", "labels", "classes"]
    assert news["classes"] == ["体育", "财经", "政治", "军事"]
    words = Counter(label for words, label in zip(news["docs"], news["labels"], strict=True) for _ in words)
    assert words == {"体育": 7, "财经": 8, "政治": 3, "军事": 6}
    assert len({word for words in news["docs"] for word in words}) == 15


def test_the_cities_are_as_far_apart_as_printed() -> None:
    table = datasets.cities()
    assert list(table) == ["names", "D"]
    assert table["names"] == ["北京", "天津", "上海", "重庆", "呼市", "乌市", "拉萨", "银川", "南宁", "哈尔滨"]
    D = table["D"]
    assert D.dtype == np.float64
    assert D.shape == (10, 10)
    assert not D.diagonal().any()
    # One distance is printed in two ways; both stay as they are.
    assert np.argwhere(D != D.T).tolist() == [[0, 3], [3, 0]]
    assert (D[0, 3], D[3, 0]) == (3026, 3006)
    far = np.unravel_index(D.argmax(), D.shape)
    assert [table["names"][i] for i in far] == ["拉萨", "哈尔滨"]
    assert (D.max(), D[D > 0].min()) == (4967, 125)
    # The sums of the printed rows.
    sums = [16701, 15815, 20463, 20130, 15816, 30175, 30963, 16639, 24279, 25157]
    assert D.sum(axis=1).tolist() == sums


# --- watermelon 5.0 ---

ORDERS = {
    "色泽更深": "乌黑 青绿 浅白",
    "根蒂更蜷": "蜷缩 稍蜷 硬挺",
    "敲声更沉": "沉闷 浊响 清脆",
    "纹理更清": "清晰 稍糊 模糊",
    "脐部更凹": "凹陷 稍凹 平坦",
    "触感更硬": "硬滑 软粘",
}
PRINTED_IN_TABLE_15_1 = {
    "色泽更深": "2,1 2,6 2,10 2,14 2,16 2,17 3,1 3,6 15,16 15,17 17,14 17,16",
    "根蒂更蜷": "1,6 1,7 1,10 1,14 17,7 17,10 17,14 17,15",
    "敲声更沉": "2,1 2,3 2,6 2,7 17,7 17,10 17,15 17,16",
    "纹理更清": "1,7 1,14 1,16 1,17 15,14 15,16 15,17 17,16",
    "脐部更凹": "1,6 1,7 1,10 1,15 15,10 15,16 17,10 17,16",
    "触感更硬": "1,6 1,7 1,10 1,15 17,6 17,7 17,10 17,15",
}


def test_5_0_has_the_facts_that_the_orders_of_section_15_4_imply() -> None:
    relations = datasets.watermelon_5_0()
    rows = {row["编号"]: row for row in datasets.named_rows(datasets.watermelon_2_0())}
    train = datasets.watermelon_2_0_split()["train"]
    expected = set()
    for (predicate, order), attribute in zip(ORDERS.items(), DISCRETE, strict=True):
        rank = {number: order.split().index(str(rows[number][attribute])) for number in train}
        expected |= {(predicate, a, b) for a in train for b in train if rank[a] < rank[b]}
    assert relations["facts"] == expected
    assert relations["predicates"] == list(ORDERS)
    assert relations["constants"] == train


def test_5_0_has_171_facts() -> None:
    facts = datasets.watermelon_5_0()["facts"]
    assert len(facts) == 171
    assert Counter(predicate for predicate, _, _ in facts) == dict(zip(ORDERS, [32, 29, 27, 27, 32, 24], strict=True))


@pytest.mark.parametrize("predicate", PRINTED_IN_TABLE_15_1)
def test_5_0_has_the_facts_that_table_15_1_prints(predicate: str) -> None:
    printed = [pair.split(",") for pair in PRINTED_IN_TABLE_15_1[predicate].split()]
    assert {(predicate, int(a), int(b)) for a, b in printed} <= datasets.watermelon_5_0()["facts"]


def test_5_0_says_that_good_melons_are_better_than_bad_ones() -> None:
    relations = datasets.watermelon_5_0()
    pairs = [(good, bad) for good in (1, 2, 3, 6, 7) for bad in (10, 14, 15, 16, 17)]
    assert relations["positives"] == pairs
    assert sorted(relations["negatives"]) == sorted((bad, good) for good, bad in pairs)


def test_one_literal_covers_what_section_15_4_says() -> None:
    relations = datasets.watermelon_5_0()
    darker = {(a, b) for predicate, a, b in relations["facts"] if predicate == "色泽更深"}
    assert len(darker & set(relations["positives"])) == 16
    assert darker & set(relations["negatives"]) == {(15, 1), (15, 6)}


# --- named rows ---


def test_named_rows_keep_the_order_of_the_attributes() -> None:
    first = datasets.named_rows(datasets.watermelon_2_0())[0]
    assert list(first.items()) == [
        ("编号", 1),
        ("色泽", "青绿"),
        ("根蒂", "蜷缩"),
        ("敲声", "浊响"),
        ("纹理", "清晰"),
        ("脐部", "凹陷"),
        ("触感", "硬滑"),
        ("好瓜", "是"),
    ]
    assert "编号" not in datasets.named_rows(datasets.watermelon_2_0(), with_ids=False)[0]


def test_named_values_list_the_domains_of_discrete_attributes() -> None:
    assert list(datasets.named_values(datasets.watermelon_3_0()).items()) == list(zip(DISCRETE, DOMAINS, strict=True))
    with_label = datasets.named_values(datasets.watermelon_2_0(), with_label=True)
    assert list(with_label) == [*DISCRETE, "好瓜"]
    assert with_label["好瓜"] == ["是", "否"]


# --- UCI ---

# SHA-256 of the columns of X and y as little-endian float64, computed from `sklearn.datasets.load_*` of 1.9.1.
DIGESTS = {
    "iris": "6e592aace77bce225cd6af938de731a5798c8c30ee9cc5f1cd6abdea81e3bb25",
    "wine": "b6ff7c6847be41ee158bdf2267e98a97e1d240566564154aba1c0cc61f551fc3",
    "breast_cancer": "54cbf95e148c6eed11e8b2ac1637b5f44a8053293412279de71c47b345e9eb50",
    "optdigits": "30aa855cd90427ff3c4996b3f40109597c57049f8a038cc52db1efeac8ad2e26",
}


@pytest.mark.parametrize("name", UCI)
def test_uci_data_equal_the_copies_of_scikit_learn_in_every_digit(name: str) -> None:
    table = load(name)
    numbers = np.column_stack([table["X"], table["y"]]).astype("<f8")
    assert hashlib.sha256(numbers.tobytes()).hexdigest() == DIGESTS[name]


def test_iris_has_the_class_means_that_are_known() -> None:
    table = datasets.iris()
    assert table["X"].shape == (150, 4)
    assert table["y"].tolist() == [0] * 50 + [1] * 50 + [2] * 50
    expected = [[5.006, 3.428, 1.462, 0.246], [5.936, 2.770, 4.260, 1.326], [6.588, 2.974, 5.552, 2.026]]
    for label, means in enumerate(expected):
        assert table["X"][table["y"] == label].mean(0) == pytest.approx(means)


def test_iris_has_the_two_rows_that_the_raw_file_of_uci_gets_wrong() -> None:
    points = datasets.iris()["X"]
    assert points[34].tolist() == [4.9, 3.1, 1.5, 0.2]
    assert points[37].tolist() == [4.9, 3.6, 1.4, 0.1]


def test_wine_has_the_column_means_that_are_known() -> None:
    table = datasets.wine()
    assert table["X"].shape == (178, 13)
    assert table["y"].tolist() == [0] * 59 + [1] * 71 + [2] * 48
    # From R, `mean(wine[2:14])`, as printed in "A Little Book of R for Multivariate Analysis".
    expected = """13.0006180 2.3363483 2.3665169 19.4949438 99.7415730 2.2951124 2.0292697
        0.3618539 1.5908989 5.0580899 0.9574494 2.6116854 746.8932584"""
    assert table["X"].mean(0) == pytest.approx([float(mean) for mean in expected.split()], abs=6e-8)


def test_breast_cancer_has_the_column_means_that_are_known() -> None:
    table = datasets.breast_cancer()
    assert table["X"].shape == (569, 30)
    assert np.bincount(table["y"]).tolist() == [212, 357]
    assert table["attributes"][0] == "mean radius"
    assert table["attributes"][29] == "worst fractal dimension"
    # From pandas' `describe`, as printed in many public notebooks.
    expected = """14.127292 19.289649 91.969033 654.889104 0.096360 0.104341 0.088799 0.048919 0.181162 0.062798
        0.405172 1.216853 2.866059 40.337079 0.007041 0.025478 0.031894 0.011796 0.020542 0.003795
        16.269190 25.677223 107.261213 880.583128 0.132369 0.254265 0.272188 0.114606 0.290076 0.083946"""
    assert table["X"].mean(0) == pytest.approx([float(mean) for mean in expected.split()], abs=6e-7)


def test_optdigits_has_the_class_counts_of_its_description() -> None:
    table = datasets.optdigits()
    assert table["X"].shape == (1797, 64)
    # From optdigits.names, section 9.
    assert np.bincount(table["y"]).tolist() == [178, 182, 177, 183, 181, 182, 181, 179, 174, 180]
    assert np.array_equal(table["X"], np.rint(table["X"]))
    assert table["X"].min() == 0
    assert table["X"].max() == 16
    assert np.flatnonzero(np.ptp(table["X"], axis=0) == 0).tolist() == [0, 32, 39]


def test_optdigits_unrolls_its_images_row_by_row() -> None:
    image = datasets.optdigits()["X"][0].reshape(8, 8)
    assert image.astype(int).tolist() == [
        [0, 0, 5, 13, 9, 1, 0, 0],
        [0, 0, 13, 15, 10, 15, 5, 0],
        [0, 3, 15, 2, 0, 11, 8, 0],
        [0, 4, 12, 0, 0, 8, 8, 0],
        [0, 5, 8, 0, 0, 9, 8, 0],
        [0, 4, 11, 0, 1, 12, 7, 0],
        [0, 2, 14, 5, 10, 12, 0, 0],
        [0, 0, 6, 13, 10, 0, 0, 0],
    ]


# --- toy faces ---


def test_toy_faces_are_many_pixels_of_few_images() -> None:
    faces = datasets.toy_faces(0)
    assert faces.shape == (40, 3072)
    assert faces.dtype == np.float64
    assert faces.min() >= 0
    assert faces.max() <= 1


def test_toy_faces_depend_on_the_seed_alone() -> None:
    assert np.array_equal(datasets.toy_faces(3, m=4), datasets.toy_faces(3, m=4))
    assert not np.array_equal(datasets.toy_faces(3, m=4), datasets.toy_faces(4, m=4))


@pytest.mark.parametrize(("m", "shape"), [(0, (48, 64)), (1, (20, 10)), (3, (1, 1))])
def test_toy_faces_come_in_any_number_and_shape(m: int, shape: tuple[int, int]) -> None:
    assert datasets.toy_faces(0, m, shape).shape == (m, shape[0] * shape[1])


def test_a_few_eigen_images_explain_most_of_the_toy_faces() -> None:
    faces = datasets.toy_faces(0)
    variances = np.linalg.svd(faces - faces.mean(0), compute_uv=False) ** 2
    assert variances[:20].sum() > 0.9 * variances.sum()
    assert np.linalg.matrix_rank(faces - faces.mean(0)) == 39


def test_everything_public_is_explained_in_chinese_and_in_english() -> None:
    for name in datasets.__all__:
        chinese, english, *_ = getattr(datasets, name).__doc__.splitlines()
        assert re.search("[\u4e00-\u9fff]", chinese)
        assert re.search("[a-z]{2,}", english)
