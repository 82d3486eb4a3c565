"""What the checks of statistics5.4 are always tried on."""

from grader.checks import pin, pins

from ..shared import the_people

LAMBDAS = (0, 0.25, 0.5, 1, 2, 4, 8, 16)
"""The candidates for the people's tables."""


def people_tables():
    """The counts of the four attributes among men and among women."""
    X, y, _, domains, classes = the_people().values()
    return [
        [sum(row[j] == v and label == c for row, label in zip(X, y, strict=True)) for v in domain]
        for c in classes
        for j, domain in enumerate(domains)
    ]


ONES = [[1, 1], [1, 1, 1]]
CLOSE_CALL = {"tables": [[12, 3, 1], [2, 2], [700, 5, 2]], "candidates": [0.5, 0.51, 0.49, 0.5001]}
LADDER = (0, 0.01, 0.1, 0.5, 1, 2, 10, 100, 10**4)
TWO_SUMMITS = (
    [[40, 42], [34], [2, 3, 0]],
    [[3, 0, 0, 0], [27, 26, 35, 44, 32, 28], [1, 1]],
    [[4, 3, 1], [0, 0, 4, 1, 2], [41, 42, 34]],
)

shrinkage = [
    pin("counts of 3 lam 0", "counts = [0, 0, 0]; lam = 0", counts=[0, 0, 0], lam=0),
    pin("counts of 2 lam 2", "counts = [0, 0]; lam = 2", counts=[0, 0], lam=2.0),
    pin("counts of one lam 0.5", "counts = [7]; lam = 0.5", counts=[7], lam=0.5),
    pin("numbers down to 1e-5", "counts of 6 entries; lam = 1e-5; numbers down to 1e-5", counts=[1] * 6, lam=1e-5),
    pin("counts of 2 lam 0.1", "counts = [3, 1]; lam = 0.1", counts=[3, 1], lam=0.1),
    pin("counts of 3 lam 0.3333", "counts = [2, 0, 5]; lam = 0.3333", counts=[2, 0, 5], lam=1 / 3),
    pin("counts of 5 lam 0.25", "counts of 5 entries; lam = 0.25", counts=[2000] * 5, lam=0.25),
    pin("numbers down to 1e-5, 2", "counts = [0, 1]; lam = 1e-5; numbers down to 1e-5", counts=[0, 1], lam=1e-5),
]
two_sides = [
    pin("counts of 3 seed 0", "counts = [1, 1, 6]; seed = 0", counts=[1, 1, 6], seed=0),
    pin("counts of 2 seed 0", "counts = [2000, 2000]; seed = 0", counts=[2000, 2000], seed=0),
    pin("counts of 2 seed 0, 2", "counts = [0, 0]; seed = 0", counts=[0, 0], seed=0),
    pin("counts of one seed 0", "counts = [5]; seed = 0", counts=[5], seed=0),
    pin("counts of 6 seed 0", "counts of 6 entries; seed = 0", counts=[1, 0, 0, 0, 0, 0], seed=0),
    pin("counts of 6 seed 1", "counts of 6 entries; seed = 1", counts=[2000, 0, 700, 3, 1, 12], seed=1),
    pin("counts of 5 seed 1", "counts of 5 entries; seed = 1", counts=[2000] * 5, seed=1),
    pin("counts of 6 seed 0, 2", "counts of 6 entries; seed = 0", counts=[1500, 1999, 0, 2000, 1, 1700], seed=0),
]
combinations = [
    *pins(
        "some j",
        "4 inputs, from domains of 4 entries; j = 0 to domains of 4 entries; j = 3",
        [{"domains": the_people()["domains"], "j": j} for j in range(4)],
    ),
    pin("domains of one j 0", "domains 1 × 3; j = 0", domains=[["v0", "v1", "v2"]], j=0),
    pin("domains of 60 j 41", "domains 60 × 9; j = 41", domains=[[f"v{k}" for k in range(9)]] * 60, j=41),
]
left_out = [
    pin("counts of 3 lam 0", "counts = [1, 1, 6]; lam = 0", counts=[1, 1, 6], lam=0),
    pin("counts of 3 lam 0.5", "counts = [1, 1, 6]; lam = 0.5", counts=[1, 1, 6], lam=0.5),
    pin("counts of 3 lam 1", "counts = [1, 1, 6]; lam = 1", counts=[1, 1, 6], lam=1),
    pin("counts of 3 lam 2", "counts = [1, 1, 6]; lam = 2", counts=[1, 1, 6], lam=2),
    pin("counts of 2 lam 0", "counts = [8, 0]; lam = 0", counts=[8, 0], lam=0),
    pin("counts of 3 lam 0, 2", "counts = [0, 1, 0]; lam = 0", counts=[0, 1, 0], lam=0),
    pin("counts of 3 lam 0.5, 2", "counts = [0, 1, 0]; lam = 0.5", counts=[0, 1, 0], lam=0.5),
    pin("counts of 2 lam 0, 2", "counts = [1, 1]; lam = 0", counts=[1, 1], lam=0),
    pin("counts of 3 lam 1, 2", "counts = [0, 0, 0]; lam = 1", counts=[0, 0, 0], lam=1),
    pin("counts of 3 lam 0, 3", "counts = [0, 0, 0]; lam = 0", counts=[0, 0, 0], lam=0),
    pin("numbers down to 1e-5", "counts = [2, 1]; lam = 1e-5; numbers down to 1e-5", counts=[2, 1], lam=1e-5),
    pin(
        "counts of 6 lam 0.1235",
        "counts of 6 entries; lam = 0.1235",
        counts=[2000, 1, 2000, 2000, 0, 12],
        lam=0.123456789,
    ),
]
choice = [
    pin(
        "people tables",
        "tables of 8 entries; candidates of 8 entries",
        tables=people_tables(),
        candidates=list(LAMBDAS),
    ),
    pin("people tables, 2", "tables of 8 entries; candidates = [4, 8]", tables=people_tables(), candidates=[4, 8]),
    pin(
        "tables of 120",
        "tables of 120 entries; candidates = [16, 1, 4]",
        tables=people_tables() * 15,
        candidates=[16, 1, 4],
    ),
    pin(
        "tables of 120, 2",
        "tables 120 × 3; candidates = [2, 1, 16]",
        tables=[[3, 1, 0], [2, 2, 5]] * 60,
        candidates=[2.0, 1, 16],
    ),
    pin("ones", "tables of 2 entries; candidates = [0]", tables=ONES, candidates=[0]),
    pin("ones, 2", "tables of 2 entries; candidates = [0, 3]", tables=ONES, candidates=[0, 3.0]),
    pin("tables of 2", "tables 2 × 2; candidates = [0, 0.25]", tables=[[8, 0], [5, 1]], candidates=[0, 0.25]),
    pin(
        "numbers of 1e6 and 1e-5 in one input",
        "tables 2 × 2; candidates = [1e-5, 0, 1e6]; numbers of 1e6 and 1e-5 in one input",
        tables=[[8, 0], [1, 1]],
        candidates=[1e-5, 0.0, 1e6],
    ),
    pin(
        "tables of one",
        "tables 1 × 2; candidates of 110 entries",
        tables=[[3, 3]],
        candidates=[k / 8 for k in range(110, 0, -1)],
    ),
    pin(
        "tables of one, 2",
        "tables 1 × 3; candidates of 43 entries",
        tables=[[30, 2, 1]],
        candidates=[0.123, 0.1236, 0.5] + [2.0 + k for k in range(40)],
    ),
    pin("close call", "tables of 3 entries; candidates = [0.5, 0.51, 0.49, 0.5001]", **CLOSE_CALL),
    *pins(
        "close call",
        "16 inputs, from tables 1 × 3; candidates = [0.3, 0.3] to tables of 3 entries; candidates = [4, 4]",
        [
            {"tables": tables, "candidates": several}
            for tables in ([[3, 1, 0]], CLOSE_CALL["tables"])
            for low in (0.3, 4.0)
            for several in ([low, low + 1e-6], [low + 1e-6, low], [low, low + 1e-5], [low + 1e-5, low])
        ],
    ),
    *pins(
        "two summits",
        "The sum falls and rises again as λ grows",
        [
            {"tables": tables, "candidates": list(several)}
            for tables in TWO_SUMMITS
            for several in (LADDER, LADDER[::-1])
        ],
    ),
]
