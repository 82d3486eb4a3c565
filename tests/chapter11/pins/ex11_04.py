"""What the checks of 11.4 are always tried on."""

from grader.checks import pin

FALLING = [tuple(j for j in range(4) if bits >> j & 1) for bits in (15, 7, 11, 13, 14, 3, 5, 6, 9, 10, 12, 1, 2, 4, 8)]
"""Large subsets first: of salts 1015 and 1029 errors 4e-15 apart decide."""

lvw = [
    pin(
        "smaller",
        "All three features and the first alone have equal errors",
        run={"n": 3, "subsets": [(0, 1, 2), (0,), (1,)], "salt": 0, "T": 5},
    ),
    pin("run of 0", "n = 4; subsets is empty; salt = 0", run={"n": 4, "subsets": [], "salt": 0, "T": 3}),
    pin(
        "run of 18",
        "n = 3; subsets of 18 entries; salt = 1",
        run={"n": 3, "subsets": [(0, 1, 2), (0, 1, 2), (0, 1), (0, 2), (2,), (1,)] * 3, "salt": 1, "T": 2},
    ),
    pin(
        "run of 7",
        "n = 2; subsets of 7 entries; salt = 0",
        run={"n": 2, "subsets": [(0, 1), (1,), (0,), (0, 1), (1,), (0,), (1,)], "salt": 0, "T": 5},
    ),
]
lvw_strict = [
    pin(
        "run of 15",
        "n = 4; subsets of 15 entries; salt = 1015",
        run={"n": 4, "subsets": FALLING, "salt": 1015, "T": 40},
    ),
    pin(
        "run of 15, 2",
        "n = 4; subsets of 15 entries; salt = 1029",
        run={"n": 4, "subsets": FALLING, "salt": 1029, "T": 40},
    ),
    pin(
        "run of 120",
        "n = 12; subsets of 120 entries; salt = 1003",
        run={"n": 12, "subsets": [tuple(range(k)) for k in range(12, 0, -1)] * 10, "salt": 1003, "T": 100},
    ),
    pin(
        "run of 331",
        "Nothing is better for 150 turns, which is less than T; then something is",
        run={"n": 3, "subsets": [(0, 1, 2)] * 151 + [(0,), (1,), (2,)] * 60, "salt": 1001, "T": 160},
    ),
    pin(
        "run of 331, 2",
        "n = 3; subsets of 331 entries; salt = 1004",
        run={"n": 3, "subsets": [(0, 1, 2)] * 151 + [(0,), (1,), (2,)] * 60, "salt": 1004, "T": 160},
    ),
]
budget = [
    pin("n 5 budget 1 salt 0 seed 0", "n = 5; budget = 1; salt = 0; seed = 0", n=5, budget=1, salt=0, seed=0),
    pin("n 1 budget 1 salt 0 seed 1", "n = 1; budget = 1; salt = 0; seed = 1", n=1, budget=1, salt=0, seed=1),
]
budget_strict = [
    pin(
        "n 16 budget 120 salt 5 seed 2",
        "n = 16; budget = 120; salt = 1005; seed = 2",
        n=16,
        budget=120,
        salt=1005,
        seed=2,
    ),
    pin(
        "n 7 budget 1000 salt 5 seed 3",
        "n = 7; budget = 1000; salt = 1005; seed = 3",
        n=7,
        budget=1000,
        salt=1005,
        seed=3,
    ),
    pin(
        "n 10 budget 600 salt 5 seed 4",
        "n = 10; budget = 600; salt = 1005; seed = 4",
        n=10,
        budget=600,
        salt=1005,
        seed=4,
    ),
]
all_subsets = [pin("all of three", "All features together are best", n=3, more=0, best=6, seed=0)]
all_subsets_strict = [
    pin("n 7 more 0 best 100 seed 0", "n = 7; more = 0; best = 100; seed = 0", n=7, more=0, best=100, seed=0),
    pin(
        "n 6 more 20000 best 62 seed 1",
        "n = 6; more = 20000; best = 62; seed = 1; numbers up to 2e4",
        n=6,
        more=20_000,
        best=62,
        seed=1,
    ),
]
random_subset = [pin("n 3 seed 0", "n = 3; seed = 0", n=3, seed=0, far=False)]
