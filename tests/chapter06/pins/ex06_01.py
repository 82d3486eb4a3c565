"""What the checks of 6.1 are always tried on."""

import numpy as np

from grader.checks import pin, pins

POINT = {"X": np.array([[4.0, 7.0]]), "w": np.array([3.0, 4.0]), "b": -5.0}
WIDE = {"X": np.sin(np.arange(720.0)).reshape(6, 120), "w": np.cos(np.arange(120.0)), "b": 1e-5}
FAR = {"X": np.array([[3e8, 1.25, -2.5], [-1e-6, 2e-7, 0.0]]), "w": np.array([0.0, 2e-4, 1e-4]), "b": 5e-4}
STEEP = {"X": np.array([[0.5, 0.25], [0.0, 0.75]]), "w": np.array([3e8, 4e8]), "b": -7e7}
SLIGHT = {"X": np.array([[0.5, 0.25], [0.0, 0.75]]), "w": np.array([3e-9, 4e-9]), "b": -2e-9}
TINY = {"X": np.array([[3e-9, 2e-9], [-1e-9, 0.0]]), "w": np.array([3.0, 4.0]), "b": 5e-9}
HUGE = {"X": np.array([[3e8, 9e8], [-1e9, 2.0]]), "w": np.array([-6e8, 1e9]), "b": 7e8}
NEAREST_LAST = {
    "X": np.column_stack([np.append(np.arange(150.0, 1.0, -1.0), 0.5), np.sin(np.arange(150.0))]),
    "y": np.ones(150, dtype=int),
    "w": np.array([2.0, 0.0]),
    "b": -0.5,
}
SIZES = (STEEP, SLIGHT, TINY, HUGE)

foot_inputs = [
    pin("point", "X 1 × 2; w = [3, 4]; b = -5", case=POINT),
    pin("wide", "X 6 × 120; w of 120 entries; b = 1e-5; numbers down to 1e-5", case=WIDE),
    pin("far", "X 2 × 3; w = [0, 0.0002, 0.0001]; b = 0.0005; numbers of 3e8 and 2e-7 in one input", case=FAR),
    *pins(
        "sizes",
        "The sizes that the star asks for: what is nearly 0 by one measure is far from it by another",
        [{"case": case} for case in SIZES],
    ),
]
smallest_distance = pins(
    "point",
    "7 inputs, from X 1 × 2; w = [3, 4]; b = -5; seed = 0 to X 2 × 2; w = [-6e8, 1e9]; b = 7e8; seed = 6; numbers up to 1e9",
    [{"case": case, "seed": seed} for seed, case in enumerate((POINT, WIDE, FAR, *SIZES))],
)
multiplier = foot_inputs
invariance = [
    pin("point", "X 1 × 2; w = [3, 4]; b = -5; factor = 0.2", case=POINT, factor=0.2, seed=0),
    pin(
        "wide",
        "X 6 × 120; w of 120 entries; b = 1e-5; factor = -20; numbers down to 1e-5",
        case=WIDE,
        factor=-20.0,
        seed=1,
    ),
]
signed_distance = [
    pin("point", "X 1 × 2; w = [3, 4]; b = -5", case=POINT),
    pin("wide", "X 6 × 120; w of 120 entries; b = 1e-5; numbers down to 1e-5", case=WIDE),
    pin("far", "X 2 × 3; w = [0, 0.0002, 0.0001]; b = 0.0005; numbers of 3e8 and 2e-7 in one input", case=FAR),
    pin("point b -40.0", "X 1 × 2; w = [3, 4]; b = -40", case={**POINT, "b": -40.0}),
    *pins(
        "sizes",
        "The sizes that the star asks for: what is nearly 0 by one measure is far from it by another",
        [{"case": case} for case in SIZES],
    ),
]
scale_to_margin = [
    pin(
        "far point, near plane",
        "what is left of two large numbers needs all their digits",
        case={"X": np.array([[3333.7]]), "y": np.array([1]), "w": np.array([0.3]), "b": -1000.0},
    ),
    pin(
        "case of 4",
        "X 4 × 2; y = [-1, -1, 1, 1]; w = [1, 0]",
        case={
            "X": np.array([[-2.0, 1.0], [-5.0, 3.0], [2.0, 0.0], [5.0, -1.0]]),
            "y": np.array([-1, -1, 1, 1]),
            "w": np.array([1.0, 0.0]),
            "b": 0.0,
        },
    ),
    pin(
        "case of one",
        "X 1 × 1; y = [1]; w = [0.5]",
        case={"X": np.array([[3.0]]), "y": np.array([1]), "w": np.array([0.5]), "b": 200.0},
    ),
    pin("nearest last", "Many samples, of which the last one is nearest", case=NEAREST_LAST),
    pin("slight", "X 2 × 2; w = [3e-9, 4e-9]; b = -2e-9; numbers down to 2e-9", case={**SLIGHT, "y": np.array([1, 1])}),
    pin("steep", "X 2 × 2; w = [3e8, 4e8]; b = -7e7; numbers up to 4e8", case={**STEEP, "y": np.array([1, 1])}),
    pin("tiny", "X 2 × 2; w = [3, 4]; b = 5e-9; numbers down to 1e-9", case={**TINY, "y": np.array([1, 1])}),
    pin(
        "wide",
        "X 6 × 120; w of 120 entries; b = 1e-5; numbers down to 1e-5",
        case={**WIDE, "y": np.where(WIDE["X"] @ WIDE["w"] + WIDE["b"] > 0, 1, -1)},
    ),
    pin(
        "case of 2",
        "X 2 × 3; y = [1, -1]; w = [-1, 0, 0]",
        case={
            "X": np.array([[1.0, 2.0, 3.0], [2.0, 2.5, 4.5]]),
            "y": np.array([1, -1]),
            "w": np.array([-1.0, 0.0, 0.0]),
            "b": 1.75,
        },
    ),
    pin(
        "case of 2, 2",
        "X 2 × 2; y = [-1, -1]; w = [-2, 1]",
        case={"X": np.array([[3.0, 1.0], [2.5, 1.0]]), "y": np.array([-1, -1]), "w": np.array([-2.0, 1.0]), "b": 0.5},
    ),
]
