"""What the checks of 12.2 are always tried on."""

from grader.checks import pin, pins

empirical_error = [
    pin("y of 3 seed 2", "y = [1, 1, 1]; seed = 2", y=[1, 1, 1], seed=2),
    pin("y of one seed 0", "y = [-1]; seed = 0", y=[-1], seed=0),
    pin("y of one seed 3", "y = [-1]; seed = 3", y=[-1], seed=3),
]
tails = pins(
    "some case",
    "22 inputs, from a = 3; b = 10; m = 50 to a = 2; b = 3; m = 9",
    [
        {"case": dict(zip("abmcd", case, strict=True))}
        for case in (
            (3, 10, 50, 1, 10),
            (7, 10, 10, 3, 10),
            (7, 10, 10, 1, 10),
            (0, 1, 4, 1, 4),
            (1, 1, 4, 1, 4),
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
        )
    ],
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
best_s = [
    pin("eps 0.25 m 10 s 6", "eps = 0.25; m = 10; s = 6", eps=0.25, m=10, s=6.0),
    pin("eps 0.1235 m 100 s 0.5", "eps = 0.1235; m = 100; s = 0.5", eps=0.123456789, m=100, s=0.5),
    pin("eps 0.001 m 150 s 6", "eps = 0.001; m = 150; s = 6", eps=0.001, m=150, s=6.0),
    pin(
        "eps 5e-05 m 150 s 5e-05", "eps = 5e-5; m = 150; s = 5e-5; numbers down to 5e-5", eps=0.00005, m=150, s=0.00005
    ),
    pin("eps 0.9999 m 2 s 5.99", "eps = 0.9999; m = 2; s = 5.99", eps=0.9999, m=2, s=5.99),
]
memorizer = [
    pin("case of 2 m 1", "m = 1; case = [9, 10]", m=1, case=(9, 10)),
    pin("case of 2 m 150", "m = 150; case = [999, 1000]", m=150, case=(999, 1000)),
    pin("case of 2 m 150, 2", "m = 150; case = [997, 998]", m=150, case=(997, 998)),
    pin("case of 2 m 150, 3", "m = 150; case = [982, 983]", m=150, case=(982, 983)),
    pin("case of 2 m 150, 4", "m = 150; case = [1, 1000]", m=150, case=(1, 1000)),
    pin("case of 2 m 2", "m = 2; case = [1, 3]", m=2, case=(1, 3)),
    pin("case of 2 m 7", "m = 7; case = [3, 10]", m=7, case=(3, 10)),
    pin("case of 2 m 12", "m = 12; case = [2, 6]", m=12, case=(2, 6)),
    pin("case of 2 m 3", "m = 3; case = [1, 4]", m=3, case=(1, 4)),
]
