"""What the checks of 5.10 are always tried on."""

import numpy as np

from grader.checks import pin

stack_of_sizes = [
    pin("two layers", "side = 12", stack={"side": 12, "layers": [("pool", 3), ("conv", 2)], "sides": [4, 3]}),
]
sizes = [
    pin("not shared", "k = 3; 4 channels; 5 maps", k=3, channels=4, maps=5, more=6, shared=False),
    pin("shared", "k = 3; 4 channels; 5 maps", k=3, channels=4, maps=5, more=6, shared=True),
]
many_kernels = [
    pin(
        "numbers down to 3e-5",
        "images of 101 entries; K of 2 entries; bias of 101 entries; numbers down to 3e-5",
        case={
            "images": np.sin(np.arange(101 * 12.0)).reshape(101, 3, 4) + 1e-6 * np.arange(4),
            "K": np.cos(np.arange(4 * 101.0)).reshape(2, 2, 101),
            "bias": np.arange(101) // 2 / 7 + 1e-6 * np.arange(101),
        },
    ),
    pin(
        "integer images",
        "images of integers, a kernel of fractions",
        case={
            "images": np.arange(24).reshape(2, 3, 4) % 17,
            "K": np.array([[0.25, -0.75], [1.5, 0.625]])[:, :, None],
            "bias": np.array([0.5]),
        },
    ),
]
convolution = [
    pin(
        "4 by 3",
        "two images of 3 × 4, a kernel of 2 × 2; bias = [0.5]",
        case={
            "images": np.arange(24.0).reshape(2, 3, 4) % 17,
            "K": np.array([[0.25, -0.75], [1.5, 0.625]])[:, :, None],
            "bias": np.array([0.5]),
        },
    ),
]
pooling = [pin("negative", "sizes = [2, 1, 2, 2]; low = -9", sizes=(2, 1, 2, 2), low=-9, scale=1.0, seed=5)]
many_maps = [
    pin(
        "sizes of 4 low -9 scale 1 seed 5",
        "sizes = [101, 1, 2, 1]; low = -9; scale = 1; seed = 5",
        sizes=(101, 1, 2, 1),
        low=-9,
        scale=1.0,
        seed=5,
    )
]
negative_map = [
    pin(
        "negative map",
        "all numbers after the convolution are negative, and ReLU makes them 0: what is left are the biases c",
        case={
            "params": {
                "K": np.full((3, 3, 1), -0.1),
                "b": np.zeros(1),
                "W": np.sin(np.arange(90.0)).reshape(9, 10).round(2),
                "c": np.arange(10) / 10,
            },
            "images": np.ones((1, 8, 8)),
        },
    ),
]
forward = [
    pin("bright and dark", "scores near 1000 beside scores near 0 in one batch", case="bright and dark"),
    pin("shifted", "800 added to each c", case="shifted"),
]
gradient_inputs = [pin("case many", 'case = "many"', case="many")]
digits_inputs = [pin("seed 0", "seed = 0", seed=0)]
other_digits = [pin("seed 1", "each label replaced by 9 minus it", seed=1)]
