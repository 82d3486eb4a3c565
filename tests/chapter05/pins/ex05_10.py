"""What the checks of 5.10 are always tried on."""

import numpy as np

from grader.checks import pin

sizes = [
    pin(
        "stack of 2 k 3 channels 4 maps 5 more 6",
        "side = 12; layers 2 × 2; sides = [4, 3]; k = 3",
        stack={"side": 12, "layers": [("pool", 3), ("conv", 2)], "sides": [4, 3]},
        k=3,
        channels=4,
        maps=5,
        more=6,
        shared=False,
    )
]
convolution = [
    pin(
        "numbers down to 3e-5",
        "images of 101 entries; K of 2 entries; bias of 101 entries; numbers down to 3e-5",
        case={
            "images": np.sin(np.arange(101 * 12.0)).reshape(101, 3, 4) + 1e-6 * np.arange(4),
            "K": np.cos(np.arange(4 * 101.0)).reshape(2, 2, 101),
            "bias": np.arange(101) / 7,
        },
    ),
    pin(
        "case of 2",
        "images of 2 entries; K of 2 entries; bias = [0.5]",
        case={
            "images": np.arange(24).reshape(2, 3, 4) % 17,
            "K": np.array([[0.25, -0.75], [1.5, 0.625]])[:, :, None],
            "bias": np.array([0.5]),
        },
    ),
]
pooling = [
    pin(
        "sizes of 4 low -9 scale 1 seed 5",
        "sizes = [101, 1, 2, 1]; low = -9; scale = 1; seed = 5",
        sizes=(101, 1, 2, 1),
        low=-9,
        scale=1.0,
        seed=5,
    )
]
forward = [pin("case bright and dark", 'case = "bright and dark"', case="bright and dark")]
gradient_inputs = [pin("case many", 'case = "many"', case="many")]
digits_inputs = [pin("seed 0", "seed = 0", seed=0), pin("seed 1", "seed = 1", seed=1)]
