"""What the checks of 8.2 are always tried on."""

import math

from grader.checks import core, pin, pins

SLOPES = {
    "exponential": lambda z: -math.exp(-z),
    "logistic": lambda z: -1 / (1 + math.exp(z)),
    "squared": lambda z: -2 * (1 - z),
    "hinge": lambda z: -1.0 if z < 1 else 0.0,
}
"""The derivatives of the four losses."""
RISING = {"delta": 1.0, "left": 1.0, "right": 1.0, "bend": 0, "beyond": [30]}
FALLING = {"delta": 1.0, "left": 4.0, "right": 0.25, "bend": 0, "beyond": [-40]}
NARROW = {"delta": 1.0, "left": 4.0, "right": 0.25, "bend": 0, "beyond": [9, -40]}
JUST_LESS = {"delta": 1.0, "left": 1.0, "right": 1.0, "bend": 0, "beyond": [-40, 1]}
EQUAL = {"delta": 1.0, "left": 1.0, "right": 1.0, "bend": 0, "beyond": [2]}
SHALLOW = {"delta": 0.25, "left": 0.25, "right": 0.25, "bend": 0, "beyond": [1000]}
STEEP_AT_ONCE = {"delta": 1e-9, "left": 1.0, "right": 1.0, "bend": 0, "beyond": [1000]}
FAR_WELL = {"delta": 200.25, "left": 1.0, "right": 1.0, "bend": 0, "beyond": [5, -100_000]}
WAVES = {"delta": 0.25, "left": 1.0, "right": 1.0, "bend": 1, "beyond": [5, -5]}

minimiser = pins(
    "slopes",
    "The derivatives of the four losses",
    [{"name": name, "eta": eta} for name in sorted(SLOPES) for eta in (0.25, 0.001, 0.999, 0.4995, 0.505, 0.123456789)],
)
conditional_risk = [
    pin("rising", "delta = 1; left = 1; right = 1; eta = 0.75", loss=RISING, eta=0.75, h=0.5),
    pin("rising, 2", "delta = 1; left = 1; right = 1; eta = 0.1235", loss=RISING, eta=0.123456789, h=1234.56789),
    pin("falling", "delta = 1; left = 4; right = 0.25; eta = 0.25", loss=FALLING, eta=0.25, h=-0.0012345),
]
improve = [
    pin("rising", "delta = 1; left = 1; right = 1; eta = 0.75", loss=RISING, eta=0.75, size=2.0),
    pin("rising, 2", "delta = 1; left = 1; right = 1; eta = 0.25", loss=RISING, eta=0.25, size=2.0),
    pin("falling", "delta = 1; left = 4; right = 0.25; eta = 0.75", loss=FALLING, eta=0.75, size=2.0),
    pin("falling, 2", "delta = 1; left = 4; right = 0.25; eta = 0.25", loss=FALLING, eta=0.25, size=2.0),
    pin("equal", "delta = 1; left = 1; right = 1; eta = 0.75", loss=EQUAL, eta=0.75, size=2.0),
    pin("equal, 2", "delta = 1; left = 1; right = 1; eta = 0.25", loss=EQUAL, eta=0.25, size=2.0),
    pin("waves", "delta = 0.25; left = 1; right = 1; eta = 0.9375", loss=WAVES, eta=0.9375, size=0.5),
    pin("rising, 3", "delta = 1; left = 1; right = 1; eta = 0.9999", loss=RISING, eta=0.9999, size=200.5),
    pin(
        "falling, 3",
        "delta = 1; left = 4; right = 0.25; eta = 0.0001; numbers down to 1e-4",
        loss=FALLING,
        eta=0.0001,
        size=200.5,
    ),
    pin(
        "falling, 4",
        "delta = 1; left = 4; right = 0.25; eta = 0.0001; numbers down to 1e-4",
        loss=FALLING,
        eta=0.0001,
        size=0.001,
    ),
    pin("narrow", "delta = 1; left = 4; right = 0.25; eta = 0.75", loss=NARROW, eta=0.75, size=1.3),
    pin("shallow", "delta = 0.25; left = 0.25; right = 0.25; eta = 0.75", loss=SHALLOW, eta=0.75, size=200.5),
    pin("shallow, 2", "delta = 0.25; left = 0.25; right = 0.25; eta = 0.25", loss=SHALLOW, eta=0.25, size=200.5),
    pin("shallow, 3", "delta = 0.25; left = 0.25; right = 0.25; eta = 0.625", loss=SHALLOW, eta=0.625, size=6.0),
    core(
        pin(
            "steep at once",
            "delta = 1e-9; left = 1; right = 1; eta = 0.75; numbers down to 1e-9",
            loss=STEEP_AT_ONCE,
            eta=0.75,
            size=2.0,
        )
    ),
    core(
        pin(
            "steep at once, 2",
            "delta = 1e-9; left = 1; right = 1; eta = 0.25; numbers down to 1e-9",
            loss=STEEP_AT_ONCE,
            eta=0.25,
            size=2.0,
        )
    ),
    core(
        pin(
            "far well",
            "delta = 200.2; left = 1; right = 1; eta = 0.75; numbers up to 1e5",
            loss=FAR_WELL,
            eta=0.75,
            size=200.6,
        )
    ),
    core(
        pin(
            "far well, 2",
            "delta = 200.2; left = 1; right = 1; eta = 0.25; numbers up to 1e5",
            loss=FAR_WELL,
            eta=0.25,
            size=200.6,
        )
    ),
]
improve_strict = [
    pin("just less", "delta = 1; left = 1; right = 1; eta = 0.5004", loss=JUST_LESS, eta=0.5004, size=2.0),
    pin("just less, 2", "delta = 1; left = 1; right = 1; eta = 0.4996", loss=JUST_LESS, eta=0.4996, size=2.0),
    pin("rising, 4", "delta = 1; left = 1; right = 1; eta = 0.5004", loss=RISING, eta=0.5004, size=2.0),
    pin("rising, 5", "delta = 1; left = 1; right = 1; eta = 0.4996", loss=RISING, eta=0.4996, size=2.0),
    pin("waves, 2", "delta = 0.25; left = 1; right = 1; eta = 0.5004", loss=WAVES, eta=0.5004, size=0.5),
    pin("waves, 3", "delta = 0.25; left = 1; right = 1; eta = 0.4996", loss=WAVES, eta=0.4996, size=0.5),
]
odd_loss = [
    pin("delta 0.1", "delta = 0.1", delta=0.1),
    pin("delta 0.7", "delta = 0.7", delta=0.7),
    pin("delta 1", "delta = 1", delta=1.0),
    pin("delta 3", "delta = 3", delta=3.0),
    pin("delta 0.001235", "delta = 0.001235", delta=0.00123456789),
]
kink_loss = [
    pin("delta 0.1 eta 0.55", "delta = 0.1; eta = 0.55", delta=0.1, eta=0.55),
    pin("delta 1 eta 0.9", "delta = 1; eta = 0.9", delta=1.0, eta=0.9),
    pin("delta 3 eta 0.7", "delta = 3; eta = 0.7", delta=3.0, eta=0.7),
    pin("delta 0.125 eta 0.9375", "delta = 0.125; eta = 0.9375", delta=0.125, eta=0.9375),
    pin("delta 0.7 eta 0.6", "delta = 0.7; eta = 0.6", delta=0.7, eta=0.6),
    pin("delta 0.7 eta 0.9499", "delta = 0.7; eta = 0.9499", delta=0.7, eta=0.9499),
    pin("delta 0.001235 eta 0.6", "delta = 0.001235; eta = 0.6", delta=0.00123456789, eta=0.6),
]
moves_off_zero = [
    pin("left 1 right 1 eta 0.75", "left = 1; right = 1; eta = 0.75", left=1.0, right=1.0, eta=0.75),
    pin("left 3 right 1 eta 0.75", "left = 3; right = 1; eta = 0.75", left=3.0, right=1.0, eta=0.75),
    pin("left 3.5 right 1 eta 0.75", "left = 3.5; right = 1; eta = 0.75", left=3.5, right=1.0, eta=0.75),
    pin("left 1 right 0.25 eta 0.9375", "left = 1; right = 0.25; eta = 0.9375", left=1.0, right=0.25, eta=0.9375),
    pin("left 10 right 1 eta 0.8", "left = 10; right = 1; eta = 0.8", left=10.0, right=1.0, eta=0.8),
    pin("left 10 right 1 eta 0.95", "left = 10; right = 1; eta = 0.95", left=10.0, right=1.0, eta=0.95),
    pin(
        "left 0.001 right 0.0009 eta 0.51",
        "left = 0.001; right = 0.0009; eta = 0.51",
        left=0.001,
        right=0.0009,
        eta=0.51,
    ),
]
moves_off_zero_strict = [
    pin("left 3 right 1 eta 0.75, 2", "left = 3; right = 1; eta = 0.75", left=2.9999, right=1.0, eta=0.75),
    pin("left 3 right 1 eta 0.75, 3", "left = 3; right = 1; eta = 0.75", left=3.0001, right=1.0, eta=0.75),
    pin("left 0.001 right 500 eta 0.999", "left = 0.001; right = 500; eta = 0.999", left=0.001, right=500.0, eta=0.999),
    pin("left 500 right 0.001 eta 0.999", "left = 500; right = 0.001; eta = 0.999", left=500.0, right=0.001, eta=0.999),
    pin("left 500 right 0.501 eta 0.999", "left = 500; right = 0.501; eta = 0.999", left=500.0, right=0.501, eta=0.999),
]
