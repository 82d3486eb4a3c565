"""What the checks of 16.9 are always tried on."""

from grader.checks import pin, pins

from ..shared import corridor, random_world

rewards = [
    pin(
        "task of 30 goal 29 c -0.1235 g 100",
        "P of 30 entries; goal = 29; c = -0.1235; g = 100",
        task={"P": random_world(1, 30, 6)[0]},
        goal=29,
        c=-0.123456789,
        g=100.0,
    ),
    pin(
        "task of 12 goal 11 c 100 g 0.005",
        "P of 12 entries; goal = 11; c = 100; g = 0.005",
        task={"P": random_world(2, 12, 1)[0]},
        goal=11,
        c=100.0,
        g=0.005,
    ),
    pin(
        "task of 4 goal 0 c 0.005 g -0.1235",
        "P of 4 entries; goal = 0; c = 0.005; g = -0.1235",
        task={"P": random_world(3, 4, 2)[0]},
        goal=0,
        c=0.005,
        g=-0.123456789,
    ),
    pin(
        "numbers down to 5e-5",
        "P of 4 entries; goal = 2; c = 5e-5; g = -5e-5; numbers down to 5e-5",
        task={"P": random_world(3, 4, 2)[0]},
        goal=2,
        c=0.00005,
        g=-0.00005,
    ),
    pin(
        "task of 14 goal 12 c -99.5 g -100",
        "P of 14 entries; goal = 12; c = -99.5; g = -100",
        task={"P": random_world(3, 14, 2)[0]},
        goal=12,
        c=-99.5,
        g=-100.0,
    ),
    pin(
        "task of 20 goal 0 c -1 g 5",
        "P of 20 entries; goal = 0; c = -1; g = 5",
        task={"P": random_world(3, 20, 2)[0]},
        goal=0,
        c=-1.0,
        g=5.0,
    ),
]
value = pins(
    "some d and c and g and gamma",
    "9 inputs, from d = 1; c = 5; g = 2; gamma = 0 to d = 3; c = 0.005; g = 0; gamma = 0.005",
    [
        {"d": d, "c": c, "g": g, "gamma": gamma}
        for d, c, g, gamma in (
            (1, 5.0, 2.0, 0.0),
            (2, 5.0, 2.0, 0.0),
            (500, 100.0, -100.0, 1.0),
            (500, -100.0, 100.0, 0.99),
            (7, 0.123456789, 0.987654321, 0.123456789),
            (400, 1.0, 55.5, 0.98765432),
            (3, 0.00005, -0.00005, 0.5),
            (2, 1.0, 3.0, 1.0),
            (3, 0.005, 0.0, 0.005),
        )
    ],
)
threshold = pins(
    "some c and gamma",
    "7 inputs, from c = 0; gamma = 0.9 to c = -5e-5; gamma = 5e-5; numbers down to 5e-5",
    [
        {"c": c, "gamma": gamma}
        for c, gamma in (
            (0.0, 0.9),
            (100.0, 0.99),
            (-100.0, 0.987654321),
            (0.123456789, 0.123456789),
            (0.00005, 0.5),
            (0.005, 0.005),
            (-0.00005, 0.00005),
        )
    ],
)
shape = [
    pin(
        "dict",
        "P of 30 entries; R of 30 entries; seed = 1; gamma = 0.9",
        task=dict(zip("PR", random_world(1, 30, 6), strict=True)),
        seed=1,
        gamma=0.9,
    ),
    pin(
        "dict, 2",
        "P of 14 entries; R of 14 entries; seed = 2; gamma = 1",
        task=dict(zip("PR", random_world(2, 14, 2), strict=True)),
        seed=2,
        gamma=1.0,
    ),
    pin(
        "dict, 3",
        "P of 5 entries; R of 5 entries; seed = 3; gamma = 0.1235",
        task=dict(zip("PR", random_world(3, 5, 3), strict=True)),
        seed=3,
        gamma=0.123456789,
    ),
    pin(
        "dict, 4",
        "P of 5 entries; R of 5 entries; seed = 4; gamma = 0.995",
        task=dict(zip("PR", random_world(3, 5, 3), strict=True)),
        seed=4,
        gamma=0.995,
    ),
    pin(
        "dict, 5",
        "Moves that pay nothing, from the goal among them, are shaped like all others",
        task=dict(zip("PR", corridor(5, 4), strict=True)),
        seed=5,
        gamma=0.9,
    ),
]
trap = [
    *pins(
        "some share",
        "6 inputs, from share = 0.003; gamma = 0.5 to share = 0.8; gamma = 0.95",
        [{"share": share, "gamma": gamma} for share in (0.003, 0.8) for gamma in (0.5, 0.9, 0.95)],
    ),
    pin("share 5e-05 gamma 0.5", "share = 5e-5; gamma = 0.5; numbers down to 5e-5", share=0.00005, gamma=0.5),
    pin("share 0.1235 gamma 0.7778", "share = 0.1235; gamma = 0.7778", share=0.123456789, gamma=0.777777777),
]
flips = pins(
    "some c",
    "9 inputs, from c = 0.1; gamma = 0.6 to c = 1.235; gamma = 0.95",
    [{"c": c, "gamma": gamma} for c in (0.1, -10.0, 1.23456789) for gamma in (0.6, 0.777777777, 0.95)],
)
