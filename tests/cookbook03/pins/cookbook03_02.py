"""What the checks of cookbook3.2 are always tried on."""

from grader.checks import pin, pins


def both(x, a, b):
    return [{"case": {"x": x, "a": a, "b": b, "closed": closed}} for closed in (True, False)]


EQUAL = [0.1, 0.1, 0.1], [5.0], [0.0, 0.0], [-1e6] * 120
NEARLY_EQUAL = [1.0, 1.000001], [1e6, 1e6 + 1e-6, 1e6], [-2e-7, -3e-7], [0.5] * 100 + [0.5000002], [1e7, 1e7 - 2e-7]
LONG = [1.0, 2.0] * 99 + [10.0, -3.0]

likelihood = [
    *pins(
        "both",
        "2 inputs, each with x = [1, 4, 2, 3]; a = 1; b = 5",
        both([1.0, 4.0, 2.0, 3.0], 1.0, 5.0),
    ),
    *pins(
        "both, 2",
        "2 inputs, each with x = [1, 4, 2, 3]; a = 0; b = 4",
        both([1.0, 4.0, 2.0, 3.0], 0.0, 4.0),
    ),
    *pins(
        "both, 3",
        "2 inputs, each with x = [1, 4, 2, 3]; a = 1; b = 4",
        both([1.0, 4.0, 2.0, 3.0], 0.999999, 4.000001),
    ),
    *pins(
        "both, 4",
        "2 inputs, each with x = [1, 4, 2, 3]; a = 1; b = 4.5",
        both([1.0, 4.0, 2.0, 3.0], 1.000001, 4.5),
    ),
    *pins(
        "both, 5",
        "2 inputs, each with x = [1, 4, 2, 3]; a = 0.5; b = 4",
        both([1.0, 4.0, 2.0, 3.0], 0.5, 3.999999),
    ),
    *pins("both, 6", "2 inputs, each with x = [0.3]; a = 0.1; b = 0.7", both([0.3], 0.1, 0.7)),
    *pins("both, 7", "2 inputs, each with x = [0.3]; a = 0.3; b = 0.5", both([0.3], 0.3, 0.5)),
    *pins(
        "both, 8",
        "2 inputs, each with x = [2e-6, 1e-6]; a = 1e-6; b = 2e-6; numbers down to 1e-6",
        both([2e-6, 1e-6], 1e-6, 2e-6),
    ),
    *pins(
        "both, 9",
        "2 inputs, the first with x = [2e-6, 1e-6]; a = 9e-7; b = 1.235e6; numbers of 1e6 and 9e-7 in one input",
        both([2e-6, 1e-6], 9e-7, 1234567.891),
    ),
    *pins(
        "both, 10",
        "2 inputs, the first with x = [1.235e5, -9.877e4]; a = -9.877e4; b = 1.235e5; numbers up to 1e5",
        both([123456.7891, -98765.4321], -98765.4321, 123456.7892),
    ),
    *pins(
        "both, 11",
        "2 inputs, each with x of 100 entries; a = 0.1235; b = 0.9877",
        both([0.5] * 100, 0.123456789, 0.987654321),
    ),
    *pins(
        "both, 12",
        "2 inputs, each with x of 200 entries; a = -1; b = 1.235e6; numbers up to 1e6",
        both([5e5, 0.0] * 100, -1.0, 1234567.891),
    ),
    *pins(
        "both, 13",
        "2 inputs, each with x of 200 entries; a = 1e-7; b = 9e-7; numbers down to 1e-7",
        both([5e-7, 3e-7] * 100, 1e-7, 9e-7),
    ),
    *pins(
        "both, 14",
        "2 inputs, each with x of 90 entries; a = -150; b = 250.5",
        both([-0.25, 0.0, 0.005] * 30, -150.0, 250.5),
    ),
    *pins(
        "both, 15",
        "2 inputs, each with x = [1e6]; a = 1e6; b = 1e6; numbers up to 1e6",
        both([1e6], 999998.0, 1e6 + 1e-6),
    ),
    *pins(
        "both, 16",
        "2 inputs, each with x = [1e6]; a = 1e6; b = 1e6; numbers up to 1e6",
        both([1e6], 1e6 + 1e-6, 1000002.0),
    ),
    *pins(
        "both, 17",
        "2 inputs, each with x = [1e7]; a = 1e7; b = 1e7; numbers up to 1e7",
        both([1e7 - 2e-7], 9999990.0, 1e7),
    ),
    *pins("both, 18", "2 inputs, each with x = [0.5]; a = 0; b = 1", both([0.5], 0.0, 1.0000005)),
    *pins(
        "both, 19",
        "2 inputs, each with x of 200 entries; a = 0; b = 1",
        both([0.5] * 199 + [1.5], 0.0, 1.0),
    ),
]
mle = pins(
    "long",
    "12 inputs, from x = [0.1, 0.1, 0.1] to x = [1.235e-6, 2.346e-6]; numbers down to 1e-6",
    [{"x": list(x)} for x in (*EQUAL, *NEARLY_EQUAL, LONG, [3.0, -1.0, 2.5, -1.0, 3.0], [1.23456789e-6, 2.3456789e-6])],
)
nearly_best = [
    pin(
        "numbers down to 1e-6",
        "x = [1, 4, 2, 3]; delta = 1e-6; numbers down to 1e-6",
        x=[1.0, 4.0, 2.0, 3.0],
        delta=1e-6,
    ),
    pin("x of 4 delta 1", "x = [1, 4, 2, 3]; delta = 1", x=[1.0, 4.0, 2.0, 3.0], delta=1.0),
    pin("numbers down to 1e-6, 2", "x = [0, 0.1]; delta = 1e-6; numbers down to 1e-6", x=[0.0, 0.1], delta=1e-6),
    pin(
        "numbers down to 1e-6, 3",
        "x of 200 entries; delta = 1e-6; numbers down to 1e-6",
        x=[0.25, 0.5] * 100,
        delta=1e-6,
    ),
    pin("x of 200 delta 1", "x of 200 entries; delta = 1", x=[0.25, 0.5] * 100, delta=1.0),
    pin(
        "numbers of 1e6 and 1e-6 in one input",
        "x = [1e6, 1e6, 1e6]; delta = 1e-6; numbers of 1e6 and 1e-6 in one input",
        x=[1e6, 1000125.0, 1000110.0],
        delta=1e-6,
    ),
    pin(
        "numbers of 5e6 and 1e-6 in one input",
        "x = [-3e6, 5e6, 0]; delta = 1e-6; numbers of 5e6 and 1e-6 in one input",
        x=[-3e6, 5e6, 0.0],
        delta=1e-6,
    ),
    pin("numbers up to 5e6", "x = [-3e6, 5e6, 0]; delta = 0.5; numbers up to 5e6", x=[-3e6, 5e6, 0.0], delta=0.5),
    pin("numbers down to 2e-7", "x of 20 entries; delta = 1e-6; numbers down to 2e-7", x=[2e-7, 3e-7] * 10, delta=1e-6),
    pin("numbers down to 2e-7, 2", "x = [2e-7, 3e-7]; delta = 1; numbers down to 2e-7", x=[2e-7, 3e-7], delta=1.0),
    pin("x of 2 delta 0.01", "x = [-1000, 1000]; delta = 0.01", x=[-1000.0, 1000.0], delta=0.01),
    pin("x of 3 delta 0.2", "x = [-2, -1, -1]; delta = 0.2", x=[-2.0, -1.0, -1.0], delta=0.2),
    pin("long", "x of 200 entries; delta = 0.5", x=LONG, delta=0.5),
]
unit_interval = pins(
    "some x",
    "17 inputs, from x = [0.25] to x of 200 entries",
    [
        {"x": list(x)}
        for x in (
            [0.25],
            [0.75, 0.25, 0.5],
            [1.25, 0.25],
            [-3.0, -2.0, -2.5],
            [0.25, 1.250001],
            [0.25, 1.249999],
            [1e6, 1e6 + 1],
            [1e6 + 0.5, 1e6],
            [0.0, 5.0],
            [3.0, 1.0],
            [0.123456789, 0.987654321],
            [123456.789, 123456.889],
            [-0.5, -0.5],
            [1e-5, 3e-6],
            [7e5, -123456.7],
            [0.5, 0.75] * 99 + [1.0, 0.25],
            [0.5, 0.75] * 99 + [2.0, 0.25],
        )
    ],
)
unbiased = pins(
    "long",
    "9 inputs, from x = [0, 1] to x of 200 entries",
    [
        {"x": list(x)}
        for x in (
            [0.0, 1.0],
            [2.0, 0.0, 1.0],
            [0.5, 0.5],
            [3.0, -1.0, 2.5, -1.0, 3.0],
            [1.23456789e-6, 2.3456789e-6, 9.87654321e-7],
            [123456.789, -98765.4321, 0.0],
            [0.0] * 99 + [100.0],
            [1.0, 2.0] * 100,
            LONG,
        )
    ],
)
mse = pins(
    "some n and c",
    "10 inputs, from n = 2; c = 0 to n = 3; c = 5e-7; numbers down to 5e-7",
    [
        {"n": n, "c": c}
        for n, c in (
            (2, 0.0),
            (3, 2.0),
            (1, 1.5),
            (4, 1.25),
            (1000, 1.0),
            (1000, 1001 / 1000),
            (1000, 1002 / 1001),
            (7, 3.0),
            (3, 1.0000005),
            (3, 5e-7),
        )
    ],
)
best_factor = [
    pin("n 1", "n = 1", n=1),
    pin("n 2", "n = 2", n=2),
    pin("n 3", "n = 3", n=3),
    pin("n 12", "n = 12", n=12),
    pin("n 1000", "n = 1000", n=1000),
]
