"""What the checks of 7.10 are always tried on."""

import numpy as np

from exercises.datasets import named_rows, named_values, watermelon_2_0
from grader.checks import core, pin

NAVEL = "脐部"
VALUES = named_values(watermelon_2_0(), True)
ROWS = [{key: value for key, value in row.items() if key != NAVEL} for row in named_rows(watermelon_2_0())]
INNER = {"色泽": [], "根蒂": [NAVEL], "敲声": ["根蒂"], "纹理": [NAVEL], NAVEL: ["好瓜"], "触感": [NAVEL], "好瓜": []}


def _start(dag):
    """Tables with entries proportional to 1 + (sum of indices modulo the number of values)."""
    tables = {}
    for node, parents in dag.items():
        shape = [len(VALUES[name]) for name in (*parents, node)]
        weights = 1.0 + np.indices(shape).sum(axis=0) % shape[-1]
        tables[node] = weights / weights.sum(axis=-1, keepdims=True)
    return tables


RARE = {
    "rows": [{"a": "01"[k % 2], "b": "01"[k % 5 == 0]} for k in range(130)],
    "dag": {"a": ["z"], "b": ["z"], "z": []},
    "cpts": {
        "z": np.array([0.999999, 0.000001]),
        "a": np.array([[0.5, 0.5], [0.00001, 0.99999]]),
        "b": np.array([[0.75, 0.25], [0.25, 0.75]]),
    },
    "values": {"a": ["0", "1"], "b": ["0", "1"], "z": ["x", "y"]},
    "hidden": "z",
}
UNLIKELY = {
    **RARE,
    "rows": [{"a": "1", "b": "1"}, {"a": "0", "b": "1"}],
    "cpts": {
        "z": np.array([0.5, 0.5]),
        "a": np.array([[1 - 1e-8, 1e-8], [1 - 2e-8, 2e-8]]),
        "b": np.array([[1 - 1e-8, 1e-8], [1 - 2e-8, 2e-8]]),
    },
}
WIDE = {
    "rows": RARE["rows"],
    "dag": {"a": [], "b": ["z", "a"], "z": []},
    "values": {**RARE["values"], "z": [f"z{k}" for k in range(9)]},
    "hidden": "z",
    "resp": np.tile(np.array([0.5, 0.25, 0.125, 0.0625, 0.03125, 0.03125 - 1e-8, 1e-8, 1e-17, 0.0]), (130, 1)),
}
IMPOSSIBLE = {
    "rows": [{"a": "0", "b": "0"}, {"a": "1", "b": "0"}, {"a": "1", "b": "1"}],
    "dag": {"b": ["z", "a"], "z": ["a"], "a": []},
    "cpts": {
        "a": np.array([0.25, 0.75]),
        "z": np.array([[0.5, 0.25, 0.25], [0.0, 1.0, 0.0]]),
        "b": np.array([[[0.1, 0.9], [0.0, 1.0]], [[0.3, 0.7], [0.0, 1.0]], [[1.0, 0.0], [0.5, 0.5]]]),
    },
    "values": {"a": ["0", "1"], "b": ["0", "1"], "z": ["x", "y", "w"]},
    "hidden": "z",
}
NEARLY_SAME = {
    "rows": [{"a": a, "b": b} for a, b in (("1", "x"), ("10", "x "), ("1 ", "x"), ("1.0", "x y"), ("1", "x "))],
    "dag": {"z": [], "a": ["z"], "b": ["z"]},
    "cpts": {
        "z": np.array([0.25, 0.75]),
        "a": np.array([[0.125, 0.25, 0.125, 0.5], [0.5, 0.125, 0.25, 0.125]]),
        "b": np.array([[0.125, 0.25, 0.625], [0.625, 0.25, 0.125]]),
    },
    "values": {"z": ["u", "v"], "a": ["1", "10", "1 ", "1.0"], "b": ["x", "x ", "x y"]},
    "hidden": "z",
}
MELONS = {"rows": ROWS, "dag": INNER, "cpts": _start(INNER), "values": VALUES, "hidden": NAVEL}

e_step = [
    pin("impossible", 'rows of 3 entries; b = ["z", "a"]; a = [0.25, 0.75]', problem=IMPOSSIBLE),
    pin("rare", "A hidden value that is hardly ever taken, and a hundred and thirty rows", problem=RARE),
    pin(
        "unlikely", "A row of probability 1e-16, and yet one of the hidden values explains it better", problem=UNLIKELY
    ),
]
names_alike = [
    pin(
        "nearly same",
        "Texts that differ by a blank, or by how a number is written, are different values",
        problem=NEARLY_SAME,
    ),
]
log_likelihood = [
    pin("impossible", 'rows of 3 entries; b = ["z", "a"]; a = [0.25, 0.75]', problem=IMPOSSIBLE),
    pin("rare", "A hidden value that is hardly ever taken, and a hundred and thirty rows", problem=RARE),
    pin(
        "unlikely", "A row of probability 1e-16, and yet one of the hidden values explains it better", problem=UNLIKELY
    ),
    pin(
        "impossible, 2",
        'rows of 900 entries; b = ["z", "a"]; a = [0.25, 0.75]',
        problem={**IMPOSSIBLE, "rows": [IMPOSSIBLE["rows"][0]] * 900},
    ),
]
expected_counts = [pin("wide", "Nine hidden values, some of them with next to no weight", case=WIDE)]
m_step = [
    pin(
        "case of 3 seed 0",
        'rows of 3 entries; a = ["z"]; a = ["0", "1"]; seed = 0',
        case={
            "rows": [{"a": "0"}, {"a": "1"}, {"a": "1"}],
            "dag": {"a": ["z"], "z": []},
            "values": {"a": ["0", "1"], "z": ["x", "y", "w"]},
            "hidden": "z",
            "resp": np.array([[1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]),
        },
        seed=0,
    ),
    pin("wide", "Nine hidden values, some of them with next to no weight", case=WIDE, seed=1),
]
em_inputs = [
    pin(
        "impossible cpts None",
        'rows of 3 entries; b = ["z", "a"]; cpts is None; iterations = 3',
        problem={**IMPOSSIBLE, "cpts": None},
        iterations=3,
    ),
    pin("rare", "A hidden value that is hardly ever taken, and a hundred and thirty rows", problem=RARE, iterations=12),
    core(pin("melons", "EM still climbs after thirty rounds", problem=MELONS, iterations=40)),
]
build = [pin("seed 0", "seed = 0", seed=0)]
