"""What the checks of 12.10 are always tried on."""

from grader.checks import pin, pins

DECISIVE = ("memory", "size", "order", "nearest", "mean")
SPACE = [(0.0, 0.0), (1.0, 1.0), (2.0, 0.5)]
BITS = [(0.0, 0.0), (1.0, 1.0)]
SIGNS = [(0.0, 1.0), (0.0, -1.0), (1.0, 1.0), (2.0, -1.0)]
CHANCES = [0.25, 0.25, 0.5]
FAR = [(0.0, -1000.0), (1000.0, 1000.0)]
RARE = [1 - 1e-5, 1e-5]
"""A training set may have a chance of 10^-10, and yet count: losses may be large."""
EIGHT = [(float(i % 3), float(i * i % 5)) for i in range(8)]
FINE = [(0.123456, 0.654321), (2.111222, -1.333444), (0.5, 3.141593), (-7.7, 0.1)]
FINE += [(x / 3, y / 7) for x, y in FINE]
TWELVE = [(float(i % 5), float(i * i % 7) / 4) for i in range(12)]


def space(learner, domain, probs, m):
    return {"space": {"learner": learner, "domain": domain, "probs": probs, "m": m}}


MOST = [(float(k), float(k * k % 7)) for k in range(8)]

loo_inputs = [
    *pins(
        "decisive",
        '5 inputs, from learner = "memory"; D 4 × 2 to learner = "mean"; D 4 × 2',
        [{"task": {"learner": learner, "D": EIGHT[:4]}} for learner in DECISIVE],
    ),
    pin(
        "task of 3",
        'learner = "memory"; D 3 × 2',
        task={"learner": "memory", "D": [(0.0, 1.0), (0.0, 1.0), (1.0, 1.0)]},
    ),
    pin("task of 2", 'learner = "size"; D 2 × 2', task={"learner": "size", "D": [(0.0, 1.0), (0.0, 3.0)]}),
    pin("task of 12", 'learner = "order"; D 12 × 2', task={"learner": "order", "D": TWELVE}),
    pin("task of 2, 2", 'learner = "mean"; D 2 × 2', task={"learner": "mean", "D": FAR}),
    pin("task of 8", 'learner = "mean"; D 8 × 2', task={"learner": "mean", "D": FINE}),
    pin(
        "task of 3, 2",
        'learner = "order"; D 3 × 2',
        task={"learner": "order", "D": [(0.0, 0.0), (2.0, 2.0), (1.0, 1.0)]},
    ),
    pin(
        "numbers down to 1e-5",
        'learner = "last"; D 3 × 2; numbers down to 1e-5',
        task={"learner": "last", "D": [(1e-5, 3e-5), (2e-5, -1e-5), (0.0, 5e-5)]},
    ),
]
kfold = [
    *pins(
        "decisive",
        '5 inputs, from learner = "memory"; D 8 × 2; k = 4 to learner = "mean"; D 8 × 2; k = 4',
        [{"task": {"learner": learner, "D": EIGHT, "k": 4}} for learner in DECISIVE],
    ),
    *pins(
        "twelve",
        '3 inputs, from learner = "order"; D 12 × 2; k = 2 to learner = "order"; D 12 × 2; k = 12',
        [{"task": {"learner": "order", "D": TWELVE, "k": k}} for k in (2, 3, 12)],
    ),
    *pins(
        "twelve, 2",
        '3 inputs, from learner = "size"; D 12 × 2; k = 2 to learner = "size"; D 12 × 2; k = 12',
        [{"task": {"learner": "size", "D": TWELVE, "k": k}} for k in (2, 3, 12)],
    ),
    pin("task of 4", 'learner = "mean"; D 4 × 2; k = 2', task={"learner": "mean", "D": FINE[:4], "k": 2}),
    pin(
        "numbers down to 1e-5",
        'learner = "last"; D 4 × 2; k = 2; numbers down to 1e-5',
        task={"learner": "last", "D": [(1e-5, 3e-5), (2e-5, -1e-5), (0.0, 5e-5), (0.0, 1e-5)], "k": 2},
    ),
]
risk = [
    pin(
        "space of 3 seed 0",
        'learner = "table"; domain 3 × 2; probs = [0.25, 0.25, 0.5]; seed = 0',
        **{**space("table", SPACE, CHANCES, 3), "seed": 0},
    ),
    pin(
        "space of 3 seed 1",
        'learner = "mean"; domain 3 × 2; probs = [0, 1, 0]; seed = 1',
        **{**space("mean", SPACE, [0.0, 1.0, 0.0], 2), "seed": 1},
    ),
    pin(
        "space of 3 seed 1, 2",
        'learner = "size"; domain 3 × 2; probs = [0.25, 0.25, 0.5]; seed = 1',
        **{**space("size", SPACE, CHANCES, 12), "seed": 1},
    ),
    pin(
        "numbers down to 1e-5",
        'learner = "mean"; domain 2 × 2; probs = [1, 1e-5]; seed = 0; numbers down to 1e-5',
        **{**space("mean", FAR, RARE, 2), "seed": 0},
    ),
    pin(
        "space of 8 seed 2",
        'learner = "order"; domain 8 × 2; probs of 8 entries; seed = 2',
        **{**space("order", MOST, [1 / 16] * 7 + [9 / 16], 2), "seed": 2},
    ),
]
stability_inputs = [
    *pins(
        "space",
        '4 inputs, from learner = "order"; domain 3 × 2; probs = [0.25, 0.25, 0.5] to learner = "last"; domain 3 × 2; probs = [0.25, 0.25, 0.5]',
        [space(learner, SIGNS[:3], CHANCES, 2) for learner in ("order", "novel", "nearest", "last")],
    ),
    pin("space order 3", 'learner = "order"; domain 2 × 2; probs = [0.5, 0.5]', **space("order", BITS, [0.5, 0.5], 3)),
    pin(
        "space order 3, 2",
        "The samples whose removal changes most are equal to earlier ones",
        **space("order", [(7.0, 0.0), (8.0, 1.0)], [0.5, 0.5], 3),
    ),
    pin(
        "space order 5",
        'learner = "order"; domain 2 × 2; probs = [0.5, 0.5]',
        **space("order", [(8.0, 0.0), (9.0, 1.0)], [0.5, 0.5], 5),
    ),
    pin(
        "space order 4",
        'learner = "order"; domain 2 × 2; probs = [0.5, 0.5]',
        **space("order", [(-3.0, -1.0), (-2.0, -1.0)], [0.5, 0.5], 4),
    ),
    *pins(
        "space, 2", "… or to later ones", [space("order", [(k, 0.0), (k + 1, 1.0)], [0.5, 0.5], 3) for k in (2.0, 25.0)]
    ),
    *pins(
        "firsts",
        "Each place in the middle is once the only one that counts",
        [
            space("fine", [(k, 0.0), (0.0, 1.0)], [0.5, 0.5], m)
            for m, firsts in ((3, (4.0,)), (4, (7.0, 13.0)), (5, (10.0, 1.0, 6.0)), (6, (66.0, 3.0, 4.0, 10.0)))
            for k in firsts
        ],
    ),
    pin(
        "space changes 3",
        'learner = "changes"; domain 2 × 2; probs = [0.5, 0.5]',
        **space("changes", BITS, [0.5, 0.5], 3),
    ),
    pin("space mean 2", 'learner = "mean"; domain 2 × 2; probs = [0.5, 0.5]', **space("mean", FINE[:2], [0.5, 0.5], 2)),
    pin("space first 2", 'learner = "first"; domain 2 × 2; probs = [0.5, 0.5]', **space("first", BITS, [0.5, 0.5], 2)),
    pin("space size 10", 'learner = "size"; domain 1 × 2; probs = [1]', **space("size", BITS[:1], [1.0], 10)),
    pin(
        "space mean 2, 2",
        'learner = "mean"; domain 2 × 2; probs = [0.5, 0.5]',
        **space("mean", [(3.0, 0.0), (3.0, 2.0)], [0.5, 0.5], 2),
    ),
    pin(
        "space last 2",
        'learner = "last"; domain 2 × 2; probs = [0.5, 0.5]; numbers down to 1e-5',
        **space("last", [(1e-5, 3e-5), (2e-5, -1e-5)], [0.5, 0.5], 2),
    ),
]
expected_loss = [
    *pins(
        "space",
        '3 inputs, from learner = "table"; domain 3 × 2; probs = [0.25, 0.25, 0.5] to learner = "size"; domain 3 × 2; probs = [0.25, 0.25, 0.5]',
        [space(learner, SIGNS[:3], CHANCES, 2) for learner in ("table", "nearest", "size")],
    ),
    pin(
        "space order 3",
        'learner = "order"; domain 2 × 2; probs = [0.25, 0.75]',
        **space("order", BITS, [0.25, 0.75], 3),
    ),
    pin(
        "space mean 2",
        'learner = "mean"; domain 3 × 2; probs = [0.5, 0, 0.5]',
        **space("mean", SPACE, [0.5, 0.0, 0.5], 2),
    ),
    pin(
        "space mean 2, 2",
        'learner = "mean"; domain 2 × 2; probs = [0.1235, 0.8765]',
        **space("mean", FINE[:2], [0.123456, 0.876544], 2),
    ),
    pin(
        "space mean 3",
        'learner = "mean"; domain 2 × 2; probs = [1e-6, 1]; numbers down to 1e-6',
        **space("mean", BITS, [1e-6, 1 - 1e-6], 3),
    ),
    pin(
        "space mean 3, 2",
        'learner = "mean"; domain 2 × 2; probs = [0.25, 0.75]',
        **space("mean", BITS, [0.25, 0.75], 3),
    ),
    pin(
        "space mean 2, 3",
        'learner = "mean"; domain 2 × 2; probs = [1, 1e-5]; numbers down to 1e-5',
        **space("mean", FAR, RARE, 2),
    ),
    pin("space size 10", 'learner = "size"; domain 1 × 2; probs = [1]', **space("size", BITS[:1], [1.0], 10)),
    pin(
        "space order 2",
        'learner = "order"; domain 4 × 2; probs = [0.0625, 0.0625, 0.0625, 0.8125]',
        **space("order", MOST[:4], [1 / 16] * 3 + [13 / 16], 2),
    ),
]
failure = [
    pin("q 1", "q = 1", q=1),
    pin("q 2", "q = 2", q=2),
    pin("q 3", "q = 3", q=3),
    pin("q 5", "q = 5", q=5),
    pin("q 50", "q = 50", q=50),
]
beta_mean = [
    pin("m 2", "m = 2", m=2),
    pin("m 3", "m = 3", m=3),
    pin("m 4", "m = 4", m=4),
    pin("m 5", "m = 5", m=5),
    pin("m 1000", "m = 1000", m=1000),
]
bounds = [
    pin(
        "value 0.1235 beta 1e-05 m 1000000 M 0.5 delta 1e-0",
        "value = 0.1235; beta = 1e-5; m = 1000000; M = 0.5; numbers of 1e6 and 1e-6 in one input",
        value=0.123456,
        beta=1e-5,
        m=10**6,
        M=0.5,
        delta=1e-6,
        kind="loo",
    ),
    pin(
        "value 1000 beta 0.1235 m 5 M 1e-05 delta 0.1235 ki",
        "value = 1000; beta = 0.1235; m = 5; M = 1e-5; numbers down to 1e-5",
        value=1000.0,
        beta=0.123456,
        m=5,
        M=1e-5,
        delta=0.123456,
        kind="empirical",
    ),
    pin(
        "value 1e-05 beta 0 m 5 M 0 delta 0.5 kind empiric",
        "value = 1e-5; beta = 0; m = 5; M = 0; numbers down to 1e-5",
        value=1e-5,
        beta=0.0,
        m=5,
        M=0.0,
        delta=0.5,
        kind="empirical",
    ),
]
