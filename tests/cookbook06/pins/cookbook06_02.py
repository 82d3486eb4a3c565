"""What the checks of cookbook6.2 are always tried on."""

from itertools import pairwise

import numpy as np

from grader.checks import memo, pin, pins
from grader.strategies import stretched


def squares(X, points):
    X, points = np.asarray(X, dtype=float), np.asarray(points, dtype=float)
    return ((points[:, None, :] - X[None, :, :]) ** 2).sum(axis=2)


def has_no_ties(X, y, points):
    """Whether seen from these points no two rows of different labels are nearly equally far."""
    for distances in np.sqrt(squares(X, points)):
        order = np.argsort(distances)
        for i, j in pairwise(order):
            if y[i] != y[j] and distances[i] >= (1 - 3e-9) * distances[j]:
                return False
    return True


@memo
def traced(X, y, order):
    """What is stored, in order: every row keeps its nearest stored one."""
    D = squares(X, X)
    store = [order[0]]
    nearest = [order[0]] * len(y)
    while True:
        before = len(store)
        for i in order:
            if y[nearest[i]] != y[i]:
                store.append(i)
                for j in range(len(y)):
                    if D[j, i] < D[j, nearest[j]]:
                        nearest[j] = i
        if len(store) == before:
            return store


NAMES = (
    ["a", "b", "c", "d", "e"],
    [0, 1, 2, 3, 4],
    ["是", "是否", "1", "10", "a b"],
    [-1, 10, 1, 40, 7],
    ["1", "01", "1.0", " 1", "1 "],
    ["class_a", "class_b", "class_A", "Class_a", "class_ab"],
    [10**10, 10**10 + 1, 10**10 + 2**32, 2**32, 0],
)
KINDS = ("small", "large", "offset", "fine", "duplicate", "constant", "dependent")


def made(kind, m, d, names, seed):
    """{"X", "y"} of this kind, without ties."""
    rng = np.random.default_rng(seed)
    while True:
        X = rng.integers(-5, 6, size=(m, d)) + rng.random((m, d)).round(3)
        if kind == "long":
            X = rng.normal(size=(m, d))
        y = [names[int(k)] for k in rng.integers(len(names), size=m)]
        if kind in KINDS:
            X = stretched(X, kind, int(rng.integers(2**32)))
        different, places = np.unique(X, axis=0, return_inverse=True)
        y = [y[int(k)] for k in np.ravel(places)]  # equal rows have equal labels
        apart = squares(different, different) + np.eye(len(different))
        if apart.min() >= 1.1e-12 and has_no_ties(X, y, X):
            return {"X": X, "y": y}


def on_a_line(places, y):
    return {"X": np.array(places, dtype=float)[:, None], "y": list(y)}


SIX = on_a_line([0, 1, 2.5, 4.5, 5.6, 9], "aabbaa")
ALTERNATING = on_a_line([i + i * i / 1e3 for i in range(112)], "ab" * 56)
BLOCKS = [*range(0, 112, 2), *range(1, 112, 2)]
NINE = on_a_line([i + i * i / 1e2 for i in range(9)], "ababababa")
NEAR = on_a_line([0, 1, 0.5 + 2e-9, -3], [0, 1, 1, 0])
NEARLY = on_a_line([0, 1, 0.5 + 3e-8, -3], ["b", "a", "a", "b"])
UNUSUAL = [made(kind, 9, 3, names, 60 + k) for k, kind in enumerate(KINDS) for names in NAMES[k % 4 : k % 4 + 1]]
FAR_OFF = on_a_line([1e6 - 1, 1e6 - 2.5e-6, 1e6 - 1e-6, 1e6, 1e6 - 2.3], "abbab")
SLOPES = {"X": np.array([[0.0, 0], [3, 3], [4.1, 0], [0, 4.1], [2.2, 2.1]]), "y": [1, 2, 1, 1, 2]}
UNLUCKY = on_a_line([8.8, 6.2, 9.0, 5.4, 3.1, 0.7, 1.9, 0.1, 6.4], "aabbbbbaa")
UNLUCKY_TOO = {
    "X": np.array(
        [[8.3, 1.6], [3.8, 3.2], [6.9, 1.8], [4, 0.1], [2.6, 4.2], [1.1, 6.3], [3.8, 7.3], [6.5, 4.3], [8.7, 6.3]]
    ),
    "y": list("aabaabbba"),
}
OUT_OF_REACH = {
    "X": np.array([[3.0, 11], [24, 24], [22, 12], [14, 23], [13, 20], [10, 1], [3, 2], [4, 18], [25, 1]]),
    "y": list("abbbaaaaa"),
}
TWICE = {"X": np.array([[1.0, 2], [1, 2], [0, 0], [1, 2], [5, 5]]), "y": ["是", "是", "是否", "是", "是否"]}
FIVE = {"X": np.arange(20.0).reshape(10, 2) ** 1.5 % 7, "y": ["a b", "是", "1", "10", "是否"] * 2}
MINUTE = on_a_line([0, 2.0002e-6, 1e-6, 5e-6, 2.9e-5], ["b", "a", "b", "b", "a"])
LAST_COLUMN = {"X": np.pad(SIX["X"], [(0, 0), (11, 0)]), "y": SIX["y"]}
ALIKE = [{"X": FIVE["X"], "y": names * 2} for names in NAMES[4:]]
CONFUSED = [on_a_line([0, 1, 2.5], [a, b, b]) for names in NAMES[4:] for a, b in pairwise(names)]
SCATTERED = made("long", 60, 2, ["a", "b", "c"], 62)
LONE = {"X": np.array([[2.0, -1.0]]), "y": ["10"]}

trace = [
    pin(
        "alternating",
        "One label of either sort is stored in a pass, if all of one come before all of the other",
        data=ALTERNATING,
        seed=BLOCKS,
    ),
    pin("nine", "X 9 × 1; y of 9 entries; seed of 9 entries", data=NINE, seed=[0, 2, 4, 6, 8, 1, 3, 5, 7]),
    pin("near", "The row in the middle is nearer to one side by a few billionths", data=NEAR, seed=[0, 1, 2, 3]),
    pin("nearly", 'X 4 × 1; y = ["b", "a", "a", "b"]; seed = [1, 0, 3, 2]', data=NEARLY, seed=[1, 0, 3, 2]),
    *pins(
        "unusual",
        "7 inputs, from X 9 × 3; y of 9 entries; seed = 7; numbers down to 2e-7 to X 9 × 3; y of 9 entries; seed = 7",
        [{"data": data, "seed": 7} for data in UNUSUAL],
    ),
    pin("far off", "Squares of coordinates have no room for these distances", data=FAR_OFF, seed=[4, 0, 1, 2, 3]),
    pin("far off, 2", "Squares of coordinates have no room for these distances", data=FAR_OFF, seed=[3, 2, 1, 0, 4]),
    pin("slopes", "Another metric finds other neighbours", data=SLOPES, seed=[0, 1, 2, 3, 4]),
    pin("twice", "X 5 × 2; y of 5 entries; seed of 5 entries", data=TWICE, seed=[2, 0, 1, 4, 3]),
    pin("five", "X 10 × 2; y of 10 entries; seed of 10 entries", data=FIVE, seed=[0, 2, 4, 6, 8, 9, 7, 5, 3, 1]),
    pin(
        "minute",
        "Seen from the third row the others are at distances that differ by less than a billionth",
        data=MINUTE,
        seed=[1, 0, 2, 3, 4],
    ),
    pin("last column", "X 6 × 12; y of 6 entries; seed of 6 entries", data=LAST_COLUMN, seed=[5, 4, 3, 2, 1, 0]),
    *pins(
        "alike",
        "Labels that differ in case, in blanks, in how a number is written, in the last letter, in the last digit",
        [{"data": data, "seed": [0, 2, 4, 6, 8, 9, 7, 5, 3, 1]} for data in ALIKE],
    ),
    *pins(
        "confused",
        '12 inputs, from X 3 × 1; y = ["1", "01", "01"]; seed = [2, 1, 0] to X 3 × 1; y = [4294967296, 0, 0]; seed = [2, 1, 0]; numbers up to 4e9',
        [{"data": data, "seed": [2, 1, 0]} for data in CONFUSED],
    ),
    pin("scattered", "X 60 × 2; y of 60 entries; seed = 62", data=SCATTERED, seed=62),
    pin("lone", 'X 1 × 2; y = ["10"]; seed = [0]', data=LONE, seed=[0]),
    pin(
        "on a line",
        'X 3 × 1; y = ["是", "是", "是"]; seed = [1, 2, 0]',
        data=on_a_line([3, 1, 2], ["是", "是", "是"]),
        seed=[1, 2, 0],
    ),
]
nearest = [
    pin(
        "near",
        "The row in the middle is nearer to one side by a few billionths",
        case={**NEAR, "store": [1, 0], "q": np.array([0.5 + 2e-9])},
    ),
    pin(
        "near, 2",
        "The row in the middle is nearer to one side by a few billionths",
        case={**NEAR, "store": [0, 1], "q": np.array([0.5 - 2e-9])},
    ),
    pin(
        "far off",
        "Squares of coordinates have no room for these distances",
        case={**FAR_OFF, "store": [4, 0, 1], "q": np.array([1e6 - 0.5])},
    ),
    pin("slopes", "Another metric finds other neighbours", case={**SLOPES, "store": [1, 0], "q": np.array([2.2, 2.1])}),
    pin(
        "slopes, 2",
        "Another metric finds other neighbours",
        case={**SLOPES, "store": [2, 1], "q": np.array([0.0, 0.1])},
    ),
    pin(
        "numbers down to 6e-7",
        'X 3 × 1; y = ["a", "b", "c"]; store = [0, 2, 1]; numbers down to 6e-7',
        case={**on_a_line([-1.1e-6, 0, 1e-6], "abc"), "store": [0, 2, 1], "q": np.array([6e-7])},
    ),
    pin(
        "numbers up to 1e6",
        'X 3 × 1; y = ["a", "b", "c"]; store = [0, 2, 1]; numbers up to 1e6',
        case={**on_a_line([-1e6, 0, 9e5], "abc"), "store": [0, 2, 1], "q": np.array([4.4e5])},
    ),
    pin("lone", 'X 1 × 2; y = ["10"]; store = [0]', case={**LONE, "store": [0], "q": np.array([2.0, 2.0])}),
    pin(
        "five",
        "X 10 × 2; y of 10 entries; store of 6 entries",
        case={**FIVE, "store": [1, 3, 9, 5, 8, 6], "q": FIVE["X"][7]},
    ),
    pin(
        "minute",
        "Seen from the third row the others are at distances that differ by less than a billionth",
        case={**MINUTE, "store": [1, 0, 4], "q": np.array([1e-6])},
    ),
    pin(
        "last column",
        "X 6 × 12; y of 6 entries; store = [0, 2, 3]",
        case={**LAST_COLUMN, "store": [0, 2, 3], "q": np.pad([4.0], (11, 0))},
    ),
    pin(
        "slopes, 3",
        "Another metric finds other neighbours",
        case={**SLOPES, "store": [0, 4], "q": np.array([1.1, 1.100002])},
    ),
    pin(
        "alternating",
        "One label of either sort is stored in a pass, if all of one come before all of the other",
        case={**ALTERNATING, "store": list(range(111, -1, -1)), "q": np.array([57.3])},
    ),
]
consistent_inputs = [
    pin("six", "X 6 × 1; y of 6 entries; store is empty", case={**SIX, "store": []}),
    pin("six, 2", "X 6 × 1; y of 6 entries; store = [3, 0, 4]", case={**SIX, "store": [3, 0, 4]}),
    pin("six, 3", "X 6 × 1; y of 6 entries; store = [4, 2, 0]", case={**SIX, "store": [4, 2, 0]}),
    pin("six, 4", "X 6 × 1; y of 6 entries; store of 6 entries", case={**SIX, "store": [5, 4, 3, 2, 1, 0]}),
    pin("lone", 'X 1 × 2; y = ["10"]; store = [0]', case={**LONE, "store": [0]}),
    pin("lone, 2", 'X 1 × 2; y = ["10"]; store is empty', case={**LONE, "store": []}),
    pin("near", "The row in the middle is nearer to one side by a few billionths", case={**NEAR, "store": [1, 3, 0]}),
    pin("near, 2", "The row in the middle is nearer to one side by a few billionths", case={**NEAR, "store": [0, 1]}),
    pin("nearly", 'X 4 × 1; y = ["b", "a", "a", "b"]; store = [0, 1]', case={**NEARLY, "store": [0, 1]}),
    *pins(
        "unusual",
        "7 inputs, from X 9 × 3; y of 9 entries; store of 9 entries; numbers down to 2e-7 to X 9 × 3; y of 9 entries; store of 8 entries",
        [{"case": {**data, "store": traced(**data, order=list(range(9)))}} for data in UNUSUAL],
    ),
    *pins(
        "unusual, 2",
        "7 inputs, from X 9 × 3; y of 9 entries; store of 8 entries; numbers down to 2e-7 to X 9 × 3; y of 9 entries; store of 7 entries",
        [{"case": {**data, "store": traced(**data, order=list(range(9)))[1:]}} for data in UNUSUAL],
    ),
    pin("far off", "Squares of coordinates have no room for these distances", case={**FAR_OFF, "store": [0, 2, 3]}),
    pin(
        "far off, 2", "Squares of coordinates have no room for these distances", case={**FAR_OFF, "store": [0, 1, 3, 4]}
    ),
    pin(
        "minute",
        "Seen from the third row the others are at distances that differ by less than a billionth",
        case={**MINUTE, "store": [1, 0, 4, 3]},
    ),
    pin("last column", "X 6 × 12; y of 6 entries; store = [3, 0, 4]", case={**LAST_COLUMN, "store": [3, 0, 4]}),
    pin(
        "last column, 2", "X 6 × 12; y of 6 entries; store of 5 entries", case={**LAST_COLUMN, "store": [5, 3, 1, 4, 2]}
    ),
    *pins(
        "alike",
        "Labels that differ in case, in blanks, in how a number is written, in the last letter, in the last digit",
        [{"case": {**data, "store": [9, 8, 7, 6, 5]}} for data in ALIKE],
    ),
    *pins(
        "confused",
        '12 inputs, from X 3 × 1; y = ["1", "01", "01"]; store = [0] to X 3 × 1; y = [4294967296, 0, 0]; store = [0]; numbers up to 4e9',
        [{"case": {**data, "store": [0]}} for data in CONFUSED],
    ),
    pin("twice", "X 5 × 2; y of 5 entries; store = [3, 4, 2]", case={**TWICE, "store": [3, 4, 2]}),
    pin("twice, 2", "X 5 × 2; y of 5 entries; store = [4, 1]", case={**TWICE, "store": [4, 1]}),
    pin(
        "alternating",
        "One label of either sort is stored in a pass, if all of one come before all of the other",
        case={**ALTERNATING, "store": BLOCKS},
    ),
    pin(
        "alternating, 2",
        "One label of either sort is stored in a pass, if all of one come before all of the other",
        case={**ALTERNATING, "store": BLOCKS[:-1]},
    ),
    pin("case of 3", "X 3 × 1; y = [7, 7, 7]; store = [1]", case={**on_a_line([1, 2, 3], [7, 7, 7]), "store": [1]}),
]
smallest = [
    pin("six", "X 6 × 1; y of 6 entries", data=SIX),
    pin("nine", "X 9 × 1; y of 9 entries", data=NINE),
    pin("unlucky", "X 9 × 1; y of 9 entries", data=UNLUCKY),
    pin(
        "unlucky too",
        "Of both condensing stores more than needed, wherever in the order of rows it begins",
        data=UNLUCKY_TOO,
    ),
    pin(
        "out of reach",
        "Three rows do; condensing in hundreds of random orders, and then leaving out what is not needed, ends with four",
        data=OUT_OF_REACH,
    ),
    pin("on a line", "X 9 × 1; y of 9 entries", data=on_a_line([i + i * i / 1e2 for i in range(9)], "aabbaabba")),
    pin(
        "on a line, 2", "X 9 × 1; y of 9 entries", data=on_a_line([0, 1, 2.1, 3.3, 4.6, 6, 7.5, 9.1, 10.8], "aaabbbccc")
    ),
    pin("near", "The row in the middle is nearer to one side by a few billionths", data=NEAR),
    pin("nearly", 'X 4 × 1; y = ["b", "a", "a", "b"]', data=NEARLY),
    *pins(
        "unusual",
        "7 inputs, from X 9 × 3; y of 9 entries; numbers down to 2e-7 to X 9 × 3; y of 9 entries",
        [{"data": data} for data in UNUSUAL],
    ),
    pin("far off", "Squares of coordinates have no room for these distances", data=FAR_OFF),
    pin("twice", "X 5 × 2; y of 5 entries", data=TWICE),
    pin(
        "minute",
        "Seen from the third row the others are at distances that differ by less than a billionth",
        data=MINUTE,
    ),
    pin("last column", "X 6 × 12; y of 6 entries", data=LAST_COLUMN),
    *pins(
        "confused",
        '12 inputs, from X 3 × 1; y = ["1", "01", "01"] to X 3 × 1; y = [4294967296, 0, 0]; numbers up to 4e9',
        [{"data": data} for data in CONFUSED],
    ),
    *pins(
        "alike",
        "Labels that differ in case, in blanks, in how a number is written, in the last letter, in the last digit",
        [{"data": {key: values[:7] for key, values in data.items()}} for data in ALIKE],
    ),
    pin("lone", 'X 1 × 2; y = ["10"]', data=LONE),
    pin("data of 9", "X 9 × 2; y of 9 entries", data={key: values[:9] for key, values in FIVE.items()}),
    pin("on a line, 3", "X 3 × 1; y = [7, 7, 7]", data=on_a_line([1, 2, 4], [7, 7, 7])),
    pin("on a line, 4", 'X 4 × 1; y = ["a", "b", "c", "d"]', data=on_a_line([0, 1.5, 3.5, 4], ["a", "b", "c", "d"])),
]
order_matters = pins("some gap", "8 inputs, from gap = 1 to gap = 8", [{"gap": gap} for gap in range(1, 9)])
