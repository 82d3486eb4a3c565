"""What the checks of cookbook8.1 are always tried on."""

import numpy as np

from grader.checks import pin

from ..shared import relu, softmax

HAND = {
    "params": {
        "W1": np.array([[1.0, -1.0], [0.0, 0.0]]),
        "b1": np.zeros(2),
        "W2": np.array([[1.0, 0.0], [5.0, 5.0], [3.0, -3.0], [0.0, 0.5]]),
        "b2": np.zeros(2),
    },
    "x": np.array([1.0, 2.0]),
    "y": np.array([1.0, 0.0]),
    "mask": np.array([1.0, 1.0, 0.0, 1.0]),
}


def later_lines(params, x, mask, **known):
    """All six lines, from the known ones on; of real and of complex numbers."""
    lines = dict(known)
    if not lines:
        lines["h1"] = x @ params["W1"] + params["b1"]
    if "h1" in lines:
        lines["a1"] = relu(lines["h1"])
    if "a1" in lines:
        lines["h2"] = np.concatenate([lines["a1"], x])
    if "h2" in lines:
        lines["a2"] = lines["h2"] * mask
    if "a2" in lines:
        lines["h3"] = lines["a2"] @ params["W2"] + params["b2"]
    if "h3" in lines:
        lines["y_hat"] = softmax(lines["h3"])
    return lines


def fitted(case):
    """The case with scores so near one another that no class is nearly impossible, and no hidden unit at its kink."""
    params, x, mask = ({**case["params"]} if part == "params" else case[part] for part in ("params", "x", "mask"))
    lines = later_lines(params, x, mask)
    params["b1"] = np.where(np.abs(lines["h1"]) < 1e-6, params["b1"] + 0.25, params["b1"])
    while later_lines(params, x, mask)["y_hat"].min() < 1e-6:
        params["W2"], params["b2"] = params["W2"] / 2, params["b2"] / 2
    return {**case, "params": params}


def formula_case(d, s, k, scale=1.0):
    """A case of any size, the same everywhere."""
    i, j = np.arange(d), np.arange(s)
    params = {
        "W1": np.cos(i[:, None] + 2.3 * j) / d,
        "b1": np.sin(j + 0.5) / 3,
        "W2": np.sin(1.7 * np.arange(s + d)[:, None] + np.arange(k)) / (s + d),
        "b2": np.cos(1.3 * np.arange(k)),
    }
    x = scale * np.sin(i // 2 + 1) + 1e-6 * i
    y = (np.arange(k) % 3) / 2
    return fitted({"params": params, "x": x, "y": y, "mask": np.cos(0.7 * np.arange(s + d)) * 2})


ALONE = {
    "params": {name: np.array(part) for name, part in (("W1", [[2.0]]), ("b1", [-1.0]), ("W2", [[3.0], [1.0]]))},
    "x": np.array([1.5]),
    "y": np.array([2.0]),
    "mask": np.array([0.5, -2.0]),
}
CLOSED = {**HAND, "mask": np.zeros(4)}
NOTHING = {**HAND, "y": np.zeros(2)}
NEAR_KINK = {
    **HAND,
    "params": {**HAND["params"], "W1": np.array([[1.5e-6, -2e-5], [0.0, 1e-5 - 1e-6]])},
    "mask": np.array([1.0, 2.0, 0.5, -1.0]),
}
NEARLY_ONE = {**HAND, "y": np.array([0.5, 0.500001])}
MORE_NEARLY_ONE = {**HAND, "y": np.array([0.5, 0.5 + 5e-8])}
FAINT = {**HAND, "y": np.array([5.0, 3e-7]), "mask": np.array([1e-7, 1e-6, 1e-6, -1e-7])}
HEAVY = {
    "params": {
        "W1": np.eye(2),
        "b1": np.zeros(2),
        "W2": np.array([np.arange(120.0) % 3] * 4) / 800,
        "b2": np.where(np.arange(120) == 7, 12.0, 0.0),
    },
    "x": np.array([10.0, -9.0]),
    "y": np.where(np.arange(120) == 7, 0.0, 10.0),
    "mask": np.array([10.0, 1.0, -9.0, 0.5]),
}
UNLIKELY = {
    **HAND,
    "params": {**HAND["params"], "b2": np.array([6.0, -4.0])},
    "y": np.array([0.0, 1.0]),
    "mask": np.array([1.0, -1.0, 0.5, 2.0]),
}
LARGE = {
    "params": {
        "W1": np.array([[10.0, -10.0, 9.0], [-7.0, 10.0, 9.000001]]),
        "b1": np.array([800.0, -900.0, -3.0]),
        "W2": np.array([[1e-3, 0.0], [2.0, -2.0], [0.001, 0.002], [-0.03, 0.01], [0.0, 0.05]]),
        "b2": np.array([1000.0, 1000.0]),
    },
    "x": np.array([10.0, -9.5]),
    "y": np.array([10.0, 7.5]),
    "mask": np.array([-1.0, 10.0, 1.0, 10.0, -10.0]),
}
WHOLE = {"case": formula_case(120, 120, 3)}


def sharp(scores):
    """HAND with these scores: nothing but the bias of the last layer counts."""
    params = {**HAND["params"], "W2": np.zeros((4, len(scores))), "b2": np.array(scores)}
    return {**HAND, "params": params, "y": 2.0 * (np.arange(len(scores)) == 0)}


KINK = {**HAND, "params": {**HAND["params"], "b1": np.array([-1.0, 1.0])}}

forward = [
    pin("hand", "W1 2 × 2; x = [1, 2]; y = [1, 0]", case=HAND),
    pin("alone", "W1 1 × 1; x = [1.5]; y = [2]", case=ALONE),
    pin("closed", "W1 2 × 2; x = [1, 2]; y = [1, 0]", case=CLOSED),
    pin("nothing", "W1 2 × 2; x = [1, 2]; y = [0, 0]", case=NOTHING),
    pin("near kink", "Its hidden units are at 1.5e-6 and -2e-6", case=NEAR_KINK),
    pin("unlikely", "The class that is there has a probability of about 10⁻⁶", case=UNLIKELY),
    pin("large", "W1 2 × 3; x = [10, -9.5]; y = [10, 7.5]", case=LARGE),
    pin("nearly one", "The sum of the targets is near 1, and not 1", case=NEARLY_ONE),
    pin("more nearly one", "W1 2 × 2; x = [1, 2]; y = [0.5, 0.5]", case=MORE_NEARLY_ONE),
    pin("faint", "Small numbers that are not 0, in the mask and in the targets", case=FAINT),
    pin("heavy", "The targets sum to 1190: the derivative by the score that is above all others is, too", case=HEAVY),
    pin("formula case 3 2 4", "W1 3 × 2; x = [0.8415, 0.8415, 0.9093]; y = [0, 0.5, 1, 0]", case=formula_case(3, 2, 4)),
    pin(
        "formula case 2 5 3 0.0001",
        "W1 2 × 5; x = [8.415e-5, 8.515e-5]; y = [0, 0.5, 1]; numbers down to 8e-5",
        case=formula_case(2, 5, 3, 1e-4),
    ),
    pin(
        "formula case 120 2 2",
        "W1 120 × 2; x of 120 entries; y = [0, 0.5]; numbers down to 4e-5",
        case=formula_case(120, 2, 2),
    ),
    pin(
        "formula case 2 120 3",
        "W1 2 × 120; x = [0.8415, 0.8415]; y = [0, 0.5, 1]; numbers down to 7e-6",
        case=formula_case(2, 120, 3),
    ),
    pin("formula case 2 2 120", "W1 2 × 2; x = [0.8415, 0.8415]; y of 120 entries", case=formula_case(2, 2, 120)),
    pin("whole", "As large as may be: its derivatives by parameters are too many for their definition", **WHOLE),
    pin("kink", "Both hidden units are exactly 0", case=KINK),
    pin("sharp", "W1 2 × 2; x = [1, 2]; y = [2, 0]", case=sharp([-1000.0, 1000.0])),
    pin("sharp, 2", "W1 2 × 2; x = [1, 2]; y = [2, 0, 0]", case=sharp([-1000.0, -1000.0, -990.0])),
]
loss = [
    pin("hand", "W1 2 × 2; x = [1, 2]; y = [1, 0]", case=HAND),
    pin("alone", "W1 1 × 1; x = [1.5]; y = [2]", case=ALONE),
    pin("closed", "W1 2 × 2; x = [1, 2]; y = [1, 0]", case=CLOSED),
    pin("nothing", "W1 2 × 2; x = [1, 2]; y = [0, 0]", case=NOTHING),
    pin("near kink", "Its hidden units are at 1.5e-6 and -2e-6", case=NEAR_KINK),
    pin("unlikely", "The class that is there has a probability of about 10⁻⁶", case=UNLIKELY),
    pin("large", "W1 2 × 3; x = [10, -9.5]; y = [10, 7.5]", case=LARGE),
    pin("nearly one", "The sum of the targets is near 1, and not 1", case=NEARLY_ONE),
    pin("more nearly one", "W1 2 × 2; x = [1, 2]; y = [0.5, 0.5]", case=MORE_NEARLY_ONE),
    pin("faint", "Small numbers that are not 0, in the mask and in the targets", case=FAINT),
    pin("heavy", "The targets sum to 1190: the derivative by the score that is above all others is, too", case=HEAVY),
    pin("formula case 3 2 4", "W1 3 × 2; x = [0.8415, 0.8415, 0.9093]; y = [0, 0.5, 1, 0]", case=formula_case(3, 2, 4)),
    pin(
        "formula case 2 5 3 0.0001",
        "W1 2 × 5; x = [8.415e-5, 8.515e-5]; y = [0, 0.5, 1]; numbers down to 8e-5",
        case=formula_case(2, 5, 3, 1e-4),
    ),
    pin(
        "formula case 120 2 2",
        "W1 120 × 2; x of 120 entries; y = [0, 0.5]; numbers down to 4e-5",
        case=formula_case(120, 2, 2),
    ),
    pin(
        "formula case 2 120 3",
        "W1 2 × 120; x = [0.8415, 0.8415]; y = [0, 0.5, 1]; numbers down to 7e-6",
        case=formula_case(2, 120, 3),
    ),
    pin("formula case 2 2 120", "W1 2 × 2; x = [0.8415, 0.8415]; y of 120 entries", case=formula_case(2, 2, 120)),
    pin("whole", "As large as may be: its derivatives by parameters are too many for their definition", **WHOLE),
    pin("kink", "Both hidden units are exactly 0", case=KINK),
    pin("sharp", "W1 2 × 2; x = [1, 2]; y = [2, 0]", case=sharp([-1000.0, 1000.0])),
    pin("sharp, 2", "W1 2 × 2; x = [1, 2]; y = [2, 0]", case=sharp([1000.0, -1000.0])),
    pin("sharp, 3", "W1 2 × 2; x = [1, 2]; y = [2, 0, 0]", case=sharp([-1000.0, -1000.0, -990.0])),
    pin("sharp, 4", "W1 2 × 2; x = [1, 2]; y = [2, 0]", case=sharp([-40.0, 0.0])),
    pin("case of 4", "W1 2 × 2; x = [1, 2]; y = [0, 3]", case={**sharp([-1000.0, 1000.0]), "y": np.array([0.0, 3.0])}),
    pin(
        "numbers down to 1e-5",
        "W1 2 × 2; x = [1, 2]; y = [0.5, 0.25, 1e-5]; numbers down to 1e-5",
        case={**sharp([-500.0, 300.0, 20.0]), "y": np.array([0.5, 0.25, 1e-5])},
    ),
    pin(
        "numbers down to 1e-7",
        "W1 2 × 2; x = [1, 2]; y = [1e-7, 1]; numbers down to 1e-7",
        case={**sharp([-900.0, 1000.0]), "y": np.array([1e-7, 1.0])},
    ),
]
scores = [
    pin("hand", "W1 2 × 2; x = [1, 2]; y = [1, 0]", case=HAND),
    pin("alone", "W1 1 × 1; x = [1.5]; y = [2]", case=ALONE),
    pin("closed", "W1 2 × 2; x = [1, 2]; y = [1, 0]", case=CLOSED),
    pin("nothing", "W1 2 × 2; x = [1, 2]; y = [0, 0]", case=NOTHING),
    pin("near kink", "Its hidden units are at 1.5e-6 and -2e-6", case=NEAR_KINK),
    pin("unlikely", "The class that is there has a probability of about 10⁻⁶", case=UNLIKELY),
    pin("large", "W1 2 × 3; x = [10, -9.5]; y = [10, 7.5]", case=LARGE),
    pin("nearly one", "The sum of the targets is near 1, and not 1", case=NEARLY_ONE),
    pin("more nearly one", "W1 2 × 2; x = [1, 2]; y = [0.5, 0.5]", case=MORE_NEARLY_ONE),
    pin("faint", "Small numbers that are not 0, in the mask and in the targets", case=FAINT),
    pin("heavy", "The targets sum to 1190: the derivative by the score that is above all others is, too", case=HEAVY),
    pin("formula case 3 2 4", "W1 3 × 2; x = [0.8415, 0.8415, 0.9093]; y = [0, 0.5, 1, 0]", case=formula_case(3, 2, 4)),
    pin(
        "formula case 2 5 3 0.0001",
        "W1 2 × 5; x = [8.415e-5, 8.515e-5]; y = [0, 0.5, 1]; numbers down to 8e-5",
        case=formula_case(2, 5, 3, 1e-4),
    ),
    pin(
        "formula case 120 2 2",
        "W1 120 × 2; x of 120 entries; y = [0, 0.5]; numbers down to 4e-5",
        case=formula_case(120, 2, 2),
    ),
    pin(
        "formula case 2 120 3",
        "W1 2 × 120; x = [0.8415, 0.8415]; y = [0, 0.5, 1]; numbers down to 7e-6",
        case=formula_case(2, 120, 3),
    ),
    pin("formula case 2 2 120", "W1 2 × 2; x = [0.8415, 0.8415]; y of 120 entries", case=formula_case(2, 2, 120)),
]
intermediates = [
    pin("hand", "W1 2 × 2; x = [1, 2]; y = [1, 0]", case=HAND),
    pin("alone", "W1 1 × 1; x = [1.5]; y = [2]", case=ALONE),
    pin("closed", "W1 2 × 2; x = [1, 2]; y = [1, 0]", case=CLOSED),
    pin("nothing", "W1 2 × 2; x = [1, 2]; y = [0, 0]", case=NOTHING),
    pin("near kink", "Its hidden units are at 1.5e-6 and -2e-6", case=NEAR_KINK),
    pin("unlikely", "The class that is there has a probability of about 10⁻⁶", case=UNLIKELY),
    pin("large", "W1 2 × 3; x = [10, -9.5]; y = [10, 7.5]", case=LARGE),
    pin("nearly one", "The sum of the targets is near 1, and not 1", case=NEARLY_ONE),
    pin("more nearly one", "W1 2 × 2; x = [1, 2]; y = [0.5, 0.5]", case=MORE_NEARLY_ONE),
    pin("faint", "Small numbers that are not 0, in the mask and in the targets", case=FAINT),
    pin("heavy", "The targets sum to 1190: the derivative by the score that is above all others is, too", case=HEAVY),
    pin("formula case 3 2 4", "W1 3 × 2; x = [0.8415, 0.8415, 0.9093]; y = [0, 0.5, 1, 0]", case=formula_case(3, 2, 4)),
    pin(
        "formula case 2 5 3 0.0001",
        "W1 2 × 5; x = [8.415e-5, 8.515e-5]; y = [0, 0.5, 1]; numbers down to 8e-5",
        case=formula_case(2, 5, 3, 1e-4),
    ),
    pin(
        "formula case 120 2 2",
        "W1 120 × 2; x of 120 entries; y = [0, 0.5]; numbers down to 4e-5",
        case=formula_case(120, 2, 2),
    ),
    pin(
        "formula case 2 120 3",
        "W1 2 × 120; x = [0.8415, 0.8415]; y = [0, 0.5, 1]; numbers down to 7e-6",
        case=formula_case(2, 120, 3),
    ),
    pin("formula case 2 2 120", "W1 2 × 2; x = [0.8415, 0.8415]; y of 120 entries", case=formula_case(2, 2, 120)),
    pin("whole", "As large as may be: its derivatives by parameters are too many for their definition", **WHOLE),
]
