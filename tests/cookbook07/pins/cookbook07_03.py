"""What the checks of cookbook7.3 are always tried on."""

import numpy as np

from exercises.datasets import watermelon_3_0
from grader.checks import pin, pins


def differences_of(X, kinds):
    """All of them, as an array (rows, rows, columns)."""
    m = len(X)
    found = np.zeros((m, m, len(kinds)))
    for j, kind in enumerate(kinds):
        column = [row[j] for row in X]
        if kind == "nominal":
            found[:, :, j] = [[float(a != b) for b in column] for a in column]
        else:
            values = np.array(column, dtype=float)
            size = float(np.ptp(values))
            found[:, :, j] = np.abs(values[:, None] - values) / (size if size > 0 else 1)
    return found


def is_clear(X, kinds):
    """Whether the distances of each row are far apart or equal in whichever way they are added up."""
    apart = differences_of(X, kinds)
    sums = [apart.sum(axis=2), sum(apart[:, :, j] for j in range(len(kinds)))]
    sums.append(sum(apart[:, :, j] for j in reversed(range(len(kinds)))))
    scaled = apart.copy()
    for j, kind in enumerate(kinds):
        if kind == "numeric":
            values = np.array([row[j] for row in X], dtype=float)
            values = (values - values.min()) / (np.ptp(values) or 1)
            scaled[:, :, j] = np.abs(values[:, None] - values)
    sums.append(scaled.sum(axis=2))
    for i in range(len(X)):
        gaps = np.abs(sums[0][i][:, None] - sums[0][i])
        near = gaps < 2e-6
        if any(np.any(np.abs(one[i][:, None] - one[i])[near] != 0) for one in sums):
            return False
    return True


KINDS = (
    *["plain"] * 4,
    *(
        "names",
        "small",
        "large",
        "offset",
        "fine",
        "near",
        "duplicate",
        "constant",
        "long",
        "wide",
        "alone",
        "classes",
        "pair",
    ),
)
NAMES = ["是", "是否", "1", "10", "1.0", "a b", "a"]
LABELS = (["a", "b", "c", "d", "e"], ["是", "是否", "1", "10", "a b"], [1, 2, 10, -1, 0])


def table(seed, kind):
    """{"X", "y", "kinds"} of this kind."""
    rng = np.random.default_rng(seed)
    while True:
        m, d = int(rng.integers(3, 13)), int(rng.integers(1, 5))
        m, d = {"long": (int(rng.integers(50, 61)), d), "wide": (m, 8), "pair": (2, d)}.get(kind, (m, d))
        classes = list(LABELS[seed % 3])[: {"classes": 5, "alone": 3}.get(kind, 2 + seed % 2)]
        kinds = [str(rng.choice(["numeric", "nominal"])) for _ in range(d)]
        columns = []
        for one in kinds:
            if one == "nominal":
                words = NAMES if kind == "names" else ["u", "v", "w"]
                columns.append([str(word) for word in rng.choice(words[: int(rng.integers(2, len(words) + 1))], m)])
                continue
            values = rng.integers(0, 17, m) / 4.0 - 2
            if seed % 2:  # a range that is a power of two, so that ties are exact
                values[:2] = [-2, 2]
            if kind in ("fine", "long", "near"):
                values = values + rng.random(m).round(9) / 4
            if kind == "near":
                values[-1] = values[0] + 1e-5
            values = values * {"small": 2.0**-18, "large": 2.0**20}.get(kind, 1.0)
            columns.append([float(value) for value in values + (1e6 if kind == "offset" else 0)])
        X = [list(row) for row in zip(*columns, strict=True)]
        if kind == "constant":
            for row in X:
                row[-1] = X[0][-1]
        if kind == "duplicate":
            X[-1], X[1] = list(X[0]), list(X[0])
        y = [classes[int(k)] for k in rng.integers(0, len(classes), m)]
        if kind == "alone":
            y = [classes[2], *[classes[int(k)] for k in rng.integers(0, 2, m - 1)]]
        if len(set(y)) > 1 and is_clear(X, kinds):
            return {"X": X, "y": y, "kinds": kinds}


def is_plain(X, y, kinds):
    """Whether who is nearest hangs on no detail: two classes, nobody alone, no near ties, also in other distances."""
    if len(set(y)) != 2 or min(y.count(label) for label in y) < 2:
        return False
    apart, same = differences_of(X, kinds), np.array([[one == other for other in y] for one in y])
    raw = apart.copy()
    for j, kind in enumerate(kinds):
        if kind == "numeric":
            values = np.array([row[j] for row in X])
            raw[:, :, j] = np.abs(values[:, None] - values)
    chosen = []
    for distances in (apart.sum(axis=2), (apart**2).sum(axis=2), raw.sum(axis=2)):
        for allowed in (same & ~np.eye(len(X), dtype=bool), ~same):
            inside = np.sort(np.where(allowed, distances, np.inf), axis=1)
            if np.any(inside[:, 1] - inside[:, 0] < 1e-3):
                return False
            chosen.append(np.where(allowed, distances, np.inf).argmin(axis=1).tolist())
    return chosen[:2] == chosen[2:4] == chosen[4:]


def plain_table(seed, rows=(4, 10)):
    """A table whose neighbours nobody can mistake: here it is the weights that are asked for."""
    rng = np.random.default_rng(seed)
    while True:
        m, d = int(rng.integers(*rows)), int(rng.integers(1, 4))
        kinds = ["numeric", *(str(rng.choice(["numeric", "nominal"])) for _ in range(d - 1))]
        columns = [
            rng.choice(["u", "v"], m).tolist() if one == "nominal" else (rng.random(m) * 1.25 - 0.5).round(4).tolist()
            for one in kinds
        ]
        X, y = [list(row) for row in zip(*columns, strict=True)], rng.choice(["a", "b"], m).tolist()
        if is_plain(X, y, kinds) and is_clear(X, kinds):
            return {"X": X, "y": y, "kinds": kinds}


PLAIN = [plain_table(k) for k in range(8)]
HAND = {
    "X": [[0.0, "r"], [1.0, "r"], [3.0, "g"], [4.0, "r"]],
    "y": ["a", "a", "b", "b"],
    "kinds": ["numeric", "nominal"],
}
# From (0, 0) the row (0, .8) is nearer than (.5, .5), though not in the Euclidean sense.
PLAIN_SUM = {
    "X": [[0.0, 0.0], [0.0, 0.8125], [0.5, 0.5], [1.0, 1.0], [1.0, 0.0]],
    "y": ["a", "b", "b", "a", "a"],
    "kinds": ["numeric", "numeric"],
}
TIES = {"X": [["u"], ["v"], ["u"], ["v"], ["u"], ["w"]], "y": [1, 1, 2, 2, 1, 10], "kinds": ["nominal"]}
STEP = 2.0**-17
# Neighbours that are nearer by 2·10⁻⁶ than those before them.
NEAR = {
    "X": [[0.0], [0.5], [0.5 - STEP], [-0.5], [-0.5 + STEP], [2.0], [-2.0]],
    "y": ["a", "b", "b", "a", "a", "b", "a"],
    "kinds": ["numeric"],
}
CASE = {"X": [["A", "1"], ["a", "1 "], ["A", "01"], ["a", "1"]], "y": [0, 1, 1, 0], "kinds": ["nominal", "nominal"]}
LIKE = {
    "X": [["\uff21"], ["\u00e9"], ["ß"], ["A"], ["e\u0301"], ["ss"], ["\uff21"], ["ß"]],
    "y": ["a", "a ", "a", "A", "a", "a ", "a", "A"],
    "kinds": ["nominal"],
}
LARGE_LABELS = {"X": [[0.0], [1.0], [2.5], [4.0]], "y": [2**53, 2**53 + 1, 2**53 + 2**32, 2**53], "kinds": ["numeric"]}
# Ranges that are small, by themselves or beside the numbers; powers of two, so that everything is exact.
FAINT = {
    "X": [[0.0, 0.0], [2.0**-62, 2.0**-26], [3 * 2.0**-62, 0.0], [2.0**-60, 2.0**-25]],
    "y": ["a", "a", "b", "b"],
    "kinds": ["numeric", "numeric"],
}
FAR = {
    "X": [[1e7 - 1, -1e7 + 1], [1e7 - 0.75, -1e7], [1e7 - 0.25, -1e7 + 0.5], [1e7, -1e7]],
    "y": ["a", "a", "b", "b"],
    "kinds": ["numeric", "numeric"],
}
FAR_AND_NEAR = {
    "X": [[1e7 - k * 2.0**-14, w] for k, w in ((64, "u"), (48, "u"), (16, "v"), (0, "u"))],
    "y": ["a", "a", "b", "b"],
    "kinds": ["numeric", "nominal"],
}
QUIET = [
    {"X": [[0.0], [step], [1.0], [1 - step]], "y": ["a", "a", "b", "b"], "kinds": ["numeric"]}
    for step in (2.0**-7, 2.0**-10, 2.0**-13)
]
PINNED = [
    HAND,
    PLAIN_SUM,
    TIES,
    CASE,
    LIKE,
    LARGE_LABELS,
    FAINT,
    FAR,
    FAR_AND_NEAR,
    NEAR,
    *(table(730 + k, kind) for k, kind in enumerate(dict.fromkeys(KINDS))),
    *(table(760 + k, kind) for k, kind in enumerate(dict.fromkeys(KINDS))),
]


def melons():
    data = watermelon_3_0()
    kinds = ["numeric" if domain is None else "nominal" for domain in data["domains"]]
    return {"X": data["X"], "y": data["y"], "kinds": kinds}


PICKS = [[0], [1, 1, 1, 0], [2, 0, 2, 1, 2], [k * k for k in range(100)], list(range(60))]

differences = [
    *pins(
        "pinned",
        '114 inputs, the first with X 4 × 2; y = ["a", "a", "b", "b"]; kinds = ["numeric", "nominal"]; rows = [0, 1]',
        [{"data": data, "rows": rows} for data in PINNED for rows in ((0, 1), (7, 2), (1, 1))],
    ),
    pin(
        "like",
        "Texts that a reader takes for the same, and labels that are alike but for a blank or in floating point",
        data=LIKE,
        rows=(0, 3),
    ),
    pin(
        "like, 2",
        "Texts that a reader takes for the same, and labels that are alike but for a blank or in floating point",
        data=LIKE,
        rows=(1, 4),
    ),
    pin(
        "like, 3",
        "Texts that a reader takes for the same, and labels that are alike but for a blank or in floating point",
        data=LIKE,
        rows=(2, 5),
    ),
]
nearest_pair = pins(
    "pinned",
    '152 inputs, from X 4 × 2; y = ["a", "a", "b", "b"]; kinds = ["numeric", "nominal"]; row = 0 to X 2 × 1; y = [2, 1]; kinds = ["nominal"]; row = 1',
    [{"data": data, "row": row} for data in PINNED for row in (0, 1, 2, len(data["X"]) - 1)],
)
relief = pins(
    "plain",
    '8 inputs, the first with X 9 × 2; y of 9 entries; kinds = ["numeric", "nominal"]; picks = [0]',
    [{"data": data, "picks": PICKS[k % len(PICKS)]} for k, data in enumerate(PLAIN)],
)
expected = pins(
    "plain",
    '8 inputs, from X 9 × 2; y of 9 entries; kinds = ["numeric", "nominal"] to X 8 × 3; y of 8 entries; kinds = ["numeric", "nominal", "nominal"]',
    [{"data": data} for data in PLAIN],
)
variance = [
    *pins(
        "plain",
        '8 inputs, the first with X 9 × 2; y of 9 entries; kinds = ["numeric", "nominal"]; n = 1',
        [{"data": data, "n": (1, 2, 3, 7, 100, 10**4)[k % 6]} for k, data in enumerate(PLAIN)],
    ),
    *pins(
        "quiet",
        "Rows whose scores differ very little",
        [{"data": data, "n": n} for data in QUIET for n in (1, 500, 10**4)],
    ),
]
unusual_tables = pins(
    "pinned",
    '39 inputs, the first with X 4 × 2; y = ["a", "a", "b", "b"]; kinds = ["numeric", "nominal"]; picks = [0]',
    [
        {"data": data, "picks": PICKS[k % len(PICKS)], "n": (1, 2, 3, 7, 100, 10**4)[k % 6]}
        for k, data in enumerate([*PINNED, melons()])
    ],
)
interaction = [
    pin("m 8", "m = 8", m=8),
    pin("m 16", "m = 16", m=16),
    pin("m 24", "m = 24", m=24),
    pin("m 40", "m = 40", m=40),
]
busy_column = [
    pin("m 4", "m = 4", m=4),
    pin("m 5", "m = 5", m=5),
    pin("m 6", "m = 6", m=6),
    pin("m 7", "m = 7", m=7),
    pin("m 8", "m = 8", m=8),
    pin("m 13", "m = 13", m=13),
    pin("m 29", "m = 29", m=29),
    pin("m 30", "m = 30", m=30),
]
