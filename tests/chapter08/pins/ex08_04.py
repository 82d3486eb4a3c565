"""What the checks of 8.4 are always tried on."""

import numpy as np

from grader.checks import pin, pins

LOSSES = ("squared", "absolute", "logistic", "exponential")

negative_gradient = [
    pin(
        "case of 3, 2",
        'loss = "exponential"; y = [1, -1, 1]; F = [2, 0.5, -3]',
        case={"loss": "exponential", "y": np.array([1, -1, 1]), "F": np.array([2.0, 0.5, -3.0])},
    ),
    pin(
        "case of 3, 3",
        'loss = "absolute"; y = [1, 2, 3]; F = [1, 2, 3.5]',
        case={"loss": "absolute", "y": np.array([1.0, 2.0, 3.0]), "F": np.array([1.0, 1.999999, 3.5])},
    ),
]
negative_gradient_strict = [
    pin(
        "case of 3",
        'loss = "logistic"; y = [1, -1, -1]; F = [2, 0.5, -400]',
        case={"loss": "logistic", "y": np.array([1, -1, -1]), "F": np.array([2.0, 0.5, -400.0])},
    ),
    pin(
        "case of 2",
        'loss = "logistic"; y = [1, -1]; F = [500, 500]',
        case={"loss": "logistic", "y": np.array([1, -1]), "F": np.array([500.0, 500.0])},
    ),
]
initial_constant = [
    *pins(
        "some loss",
        '2 inputs, from loss = "logistic"; y of 5 entries; F of 5 entries to loss = "exponential"; y of 5 entries; F of 5 entries',
        [
            {"case": {"loss": loss, "y": np.array([1, -1, 1, 1, 1]), "F": np.zeros(5)}}
            for loss in ("logistic", "exponential")
        ],
    ),
    *pins(
        "some loss, 2",
        '4 inputs, from loss = "logistic"; y of 300 entries; F of 300 entries to loss = "exponential"; y of 300 entries; F of 300 entries',
        [
            {"case": {"loss": loss, "y": np.where(np.arange(300) < few, 1, -1), "F": np.zeros(300)}}
            for loss in ("logistic", "exponential")
            for few in (1, 299)
        ],
    ),
    *pins(
        "decimals",
        "numbers that are no multiples of a power of 2",
        [
            {"case": {"loss": loss, "y": np.array([0.3, 1.7, 2.9]), "F": np.zeros(3)}}
            for loss in ("squared", "absolute")
        ],
    ),
    pin(
        "case of 4",
        'loss = "absolute"; y = [5, 1, 2, 100]; F = [0, 0, 0, 0]',
        case={"loss": "absolute", "y": np.array([5.0, 1.0, 2.0, 100.0]), "F": np.zeros(4)},
    ),
]
boosting_weights_strict = [
    pin(
        "case of 2",
        'loss = "exponential"; y = [1, -1]; F = [500, 499]',
        case={"loss": "exponential", "y": np.array([1, -1]), "F": np.array([500.0, 499.0])},
    ),
    pin(
        "case of 3",
        'loss = "exponential"; y = [1, -1, 1]; F = [-500, 1, 2]',
        case={"loss": "exponential", "y": np.array([1, -1, 1]), "F": np.array([-500.0, 1.0, 2.0])},
    ),
    pin(
        "case of 2, 2",
        'loss = "exponential"; y = [1, 1]; F = [500, 499]',
        case={"loss": "exponential", "y": np.array([1, 1]), "F": np.array([500.0, 499.0])},
    ),
]
pick_base = [
    pin(
        "case of 3",
        'loss = "exponential"; y = [1, 1, -1]; F = [-1, 0, 0]',
        case={
            "loss": "exponential",
            "y": np.array([1, 1, -1]),
            "F": np.array([-1.0, 0.0, 0.0]),
            "H": np.array([[-1, 1, -1], [1, -1, 1], [1, -1, -1], [-1, 1, 1]]),
        },
    ),
    pin(
        "case of 5",
        "The loss falls most along another learner than the one whose product with the gradient is largest",
        case={
            "loss": "absolute",
            "y": np.array([100.0, 100, 100, 1, 1]),
            "F": np.zeros(5),
            "H": np.array([[1, 1, 1, -1, -1], [1, 1, -1, 1, 1], [-1, -1, -1, 1, 1], [-1, -1, 1, -1, -1]]),
        },
    ),
    *pins(
        "some y and h",
        '3 inputs, from loss = "squared"; y = [0.0004, 0.0003]; F = [0, 0] to loss = "squared"; y = [5000, -1500, -1500]; F = [0, 0, 0]',
        [
            {"case": {"loss": "squared", "y": np.array(y), "F": np.zeros(len(y)), "H": np.array(H)}}
            for y, H in (
                ([4e-4, 3e-4], [[-1, -1], [-1, 1], [1, -1], [1, 1]]),
                ([4e-5, 3e-5], [[-1, -1], [-1, 1], [1, -1], [1, 1]]),
                ([5000.0, -1500, -1500], [[-1, -1, -1], [1, 1, 1]]),
            )
        ],
    ),
]
pick_base_strict = [
    *pins(
        "some f",
        "Scores at the edge of the contract: one sample outweighs all others",
        [
            {
                "case": {
                    "loss": "exponential",
                    "y": np.array([1, -1, 1]),
                    "F": np.array(F),
                    "H": np.array([[1, 1, -1], [1, -1, -1], [-1, -1, 1], [-1, 1, 1]]),
                }
            }
            for F in (
                [-480.0, 450, -500],
                [-500.0, 450, -480],
                [-33.0, 36, -40],
                [-110.0, 130, -102],
                [480.0, -450, 500],
            )
        ],
    ),
]
line_search = [
    *pins(
        "losses",
        '8 inputs, from loss = "squared"; y = [1, 1, -1, 1]; F = [0, 0, 0, 0] to loss = "exponential"; y = [1, 1, -1, 1]; F = [0.25, -1, 0.1235, 2]',
        [
            {"case": {"loss": loss, "y": np.array([1, 1, -1, 1]), "F": F, "h": np.array([1, 1, -1, -1])}}
            for loss in LOSSES
            for F in (np.zeros(4), np.array([0.25, -1.0, 0.123456, 2.0]))
        ],
    ),
]
line_search_strict = [
    *pins(
        "some loss",
        '2 inputs, from loss = "logistic"; y of 200 entries; F of 200 entries to loss = "exponential"; y of 200 entries; F of 200 entries',
        [
            {
                "case": {
                    "loss": loss,
                    "y": np.tile([1, -1], 100),
                    "F": np.full(200, -15.5) * np.tile([1, -1], 100),
                    "h": np.append(np.tile([1, -1], 99), [1, 1]),
                }
            }
            for loss in ("logistic", "exponential")
        ],
    ),
    *pins(
        "some loss, 2",
        '4 inputs, from loss = "logistic"; y = [1, 1]; F = [-12, 12] to loss = "exponential"; y = [1, 1]; F = [-20, 20]',
        [
            # What it gets wrong weighs next to nothing.
            {"case": {"loss": loss, "y": np.array([1, 1]), "F": np.array([-size, size]), "h": np.array([1, -1])}}
            for loss in ("logistic", "exponential")
            for size in (12.0, 20.0)
        ],
    ),
]
BOOSTED = [
    {
        "loss": loss,
        "y": np.array([1, 1, -1, 1]),
        "F": np.zeros(4),
        "H": np.array([[1, 1, -1, -1], [-1, -1, 1, 1], [1, -1, -1, 1], [-1, 1, 1, -1]]),
    }
    for loss in LOSSES
]
gradient_boost = pins("one round", "each loss for one round", [{"case": case, "rounds": 1} for case in BOOSTED])
gradient_boost_strict = pins("many", "each loss for 120 rounds", [{"case": case, "rounds": 120} for case in BOOSTED])
influence_ratio = [
    pin("loss exponential margin 2", 'loss = "exponential"; margin = 2', loss="exponential", margin=2.0),
    pin("loss logistic margin 2", 'loss = "logistic"; margin = 2', loss="logistic", margin=2.0),
    pin(
        "loss exponential margin 1.123", 'loss = "exponential"; margin = 1.123', loss="exponential", margin=1.123456789
    ),
    pin("loss logistic margin 500", 'loss = "logistic"; margin = 500', loss="logistic", margin=500.0),
]
