"""What the checks of 12.2 are always tried on."""

from grader.checks import pin, pins

empirical_error = [
    pin("y of 3 seed 2", "y = [1, 1, 1]; seed = 2", y=[1, 1, 1], seed=2),
    pin("y of one seed 0", "y = [-1]; seed = 0", y=[-1], seed=0),
    pin("y of one seed 3", "y = [-1]; seed = 3", y=[-1], seed=3),
]


def _tails(cases):
    return [{"case": dict(zip("abmcd", case, strict=True))} for case in cases]


tails = pins(
    "ends and borders",
    "E = 0 and E = 1, no error and all wrong, k/m exactly ε away from E, one side unlike the other",
    _tails(
        [
            (0, 1, 4, 1, 4),
            (1, 1, 4, 1, 4),
            (1, 2, 8, 1, 4),
            (1, 4, 16, 1, 8),
            (3, 4, 4, 1, 4),
            (3, 8, 32, 1, 8),
            (1, 4, 8, 1, 4),
            (1, 4, 1, 3, 4),
            (3, 10, 12, 3, 20),
            (7, 10, 9, 1, 5),
            (1, 2, 2, 1, 2),
        ]
    ),
)
fine_tails = pins(
    "fine",
    "k/m − E equals ε and floats miss it, or comes within 1e-8 of it; E near 0 and 1; m up to 150",
    _tails(
        [
            (1, 2, 10, 1, 5),
            (1, 10, 20, 1, 10),
            (3, 10, 50, 1, 10),
            (7, 10, 10, 3, 10),
            (7, 10, 10, 1, 10),
            (0, 5, 3, 999, 1000),
            (499, 1000, 150, 1, 999),
            (1, 999, 149, 1, 1000),
            (1, 2, 149, 1, 298),
            (1, 2, 150, 1, 100),
            (7, 1000, 125, 1, 1000),
            (1000, 1000, 9, 1, 1000),
            (998, 999, 150, 1, 150),
            (123, 997, 150, 211, 991),
            (205, 904, 139, 61, 1000),
            (520, 991, 127, 28, 977),
            (849, 997, 127, 84, 983),
            (110, 991, 127, 111, 1000),
            (567, 991, 149, 127, 983),  # some k/m is 1.4e-8 closer to E than ε
            (424, 991, 149, 127, 983),
            (1, 3, 9, 2, 3),
            (2, 3, 9, 2, 3),
        ]
    ),
)
bound = [
    pin("a 19 m 1 c 1", "a = 19; m = 1; c = 1", a=19, m=1, c=1),
    pin("a 10 m 150 c 1", "a = 10; m = 150; c = 1", a=10, m=150, c=1),
    pin("a 10 m 3 c 19", "a = 10; m = 3; c = 19", a=10, m=3, c=19),
    pin("a 10 m 150 c 7", "a = 10; m = 150; c = 7", a=10, m=150, c=7),
]
mgf = [
    pin("p 0 s 6", "p = 0; s = 6", p=0.0, s=6.0),
    pin("p 1 s -6", "p = 1; s = -6", p=1.0, s=-6.0),
    pin("p 0.001 s 6", "p = 0.001; s = 6", p=0.001, s=6.0),
    pin("p 0.1235 s 5.432", "p = 0.1235; s = 5.432", p=0.123456789, s=5.4321098),
    pin("p 0.5 s 0.0001234", "p = 0.5; s = 0.0001234", p=0.5, s=0.00012345),
    pin("p 0.5 s 4e-05", "p = 0.5; s = 4e-5; numbers down to 4e-5", p=0.5, s=0.00004),
    pin("p 4e-05 s 6", "p = 4e-5; s = 6; numbers down to 4e-5", p=0.00004, s=6.0),
]
chernoff = [
    pin("largest s", "the exponent is above 0", eps=0.25, m=10, s=6.0),
    pin("small s", "nearly 1", eps=0.123456789, m=100, s=0.5),
    pin("tiny s", "s and ε of 5e-5", eps=0.00005, m=150, s=0.00005),
]
best_s = [
    pin("a quarter", "the best s is 1", eps=0.25),
    pin("decimals", "no multiple of a hundredth", eps=0.123456789),
    pin("small", "a thousandth", eps=0.001),
    pin("tiny", "ε of 5e-5", eps=0.00005),
    pin("nearly 1", "the best s is nearly 4", eps=0.9999),
]
memorizer = pins(
    "plain",
    "m · d / (d − c) is whole and exact in floats, or not whole; with one point m = 1 is enough to see all",
    [
        {"domain": {"m": m, "case": case}}
        for m, case in ((1, (1, 2)), (3, (3, 4)), (12, (1, 2)), (2, (1, 3)), (3, (1, 5)))
    ],
)
fine_memorizer = pins(
    "fine",
    "m · d / (d − c) is whole, and 1 − c/d is not exact in floats; large m and d",
    [
        {"domain": {"m": m, "case": case}}
        for m, case in (
            (1, (9, 10)),
            (150, (999, 1000)),
            (150, (997, 998)),
            (150, (982, 983)),
            (150, (1, 1000)),
            (7, (3, 10)),
            (12, (2, 6)),
            (3, (1, 4)),
        )
    ],
)
