"""What the checks of 3.8 are always tried on."""

from itertools import product

from grader.checks import pin

from ..shared_ecoc import OPTIMAL

TIE_OF_THREE = {
    "code": [[1, 1, 1], [1, -1, -1], [-1, 1, -1]],
    "true_class": 0,
    "joint": [((0, 1, 1), 0.25), ((0, 0, 1), 0.75)],
}
REPEATED = {
    "code": [[1, 1, 1, 1], [-1, -1, 1, 1], [-1, 1, -1, 1]],
    "true_class": 1,
    "joint": [
        ((1, 1, 0, 0), 0.25),
        ((0, 1, 0, 0), 0.3),
        ((1, 1, 0, 0), 0.2),
        ((0, 1, 0, 0), 0.1),
        ((0, 0, 0, 1), 0.15),
    ],
}
ALL_PATTERNS = {
    "code": [word * 3 for word in ([1, 1, 1, 1], [1, -1, -1, 1], [-1, 1, -1, 1], [-1, -1, 1, -1])],
    "true_class": 3,
    "joint": [(errors, (1 + sum(errors)) / 28672) for errors in product((0, 1), repeat=12)],
}
RARE = {"code": OPTIMAL, "true_class": 1, "joint": [((0,) * 9, 1 - 2e-6), ((1,) * 9, 2e-6)]}

decode_error = [
    pin("tie of three", "code 3 × 3; true_class = 0; joint of 2 entries", case=TIE_OF_THREE),
    pin("repeated", "code 3 × 4; true_class = 1; joint of 5 entries", case=REPEATED),
    pin("rare", "code 4 × 9; true_class = 1; joint of 2 entries; numbers down to 2e-6", case=RARE),
    pin("all patterns", "code 4 × 12; true_class = 3; joint of 4096 entries; numbers down to 3e-5", case=ALL_PATTERNS),
]
correctable = [
    pin("code of 4", "code 4 × 9", code=OPTIMAL),
    pin("code of 2", "code 2 × 4", code=[[1, 1, 1, 1], [-1, -1, -1, -1]]),
    pin("code of 2, 2", "code 2 × 5", code=[[1] * 5, [-1] * 5]),
    pin("code of 2, 3", "code 2 × 12", code=[[1] * 12, [-1] * 12]),
    pin("code of 12", "code 12 × 12", code=[[1 if i >> bit & 1 else -1 for bit in range(4)] * 3 for i in range(12)]),
    pin("code of 3", "code 3 × 11", code=[[1] * 11, [-1] * 11, [1, -1] * 5 + [1]]),
    pin("code of 4, 2", "code 4 × 3", code=[[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]]),
]
independent_joint = [
    pin("p of 3", "p = [0.125, 0.5, 0.75]", p=[0.125, 0.5, 0.75]),
    pin("p of 4", "p = [0.25, 0.25, 0.25, 0.25]", p=[0.25] * 4),
    pin(
        "numbers down to 1e-5",
        "p = [0.3, 0.3, 1e-5, 0.1235]; numbers down to 1e-5",
        p=[0.3, 0.300001, 1e-5, 0.12345678],
    ),
    pin("p of 12", "p of 12 entries", p=[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.15, 0.25, 0.35]),
]
dependence_at_its_worst = [
    pin("bits of 2 p 0.1", "bits = [9, 2]; p = 0.1", bits=(9, 2), p=0.1),
    pin("bits of 2 p 0.5", "bits = [9, 2]; p = 0.5", bits=(9, 2), p=0.5),
    pin("bits of 2 p 0.25", "bits = [4, 3]; p = 0.25", bits=(4, 3), p=0.25),
    pin("bits of 2 p 0.3", "bits = [3, 0]; p = 0.3", bits=(3, 0), p=0.3),
    pin("bits of 2 p 1", "bits = [3, 2]; p = 1", bits=(3, 2), p=1.0),
    pin("bits of 2 p 0.4", "bits = [12, 11]; p = 0.4", bits=(12, 11), p=0.4),
    pin("bits of 2 p 0.45", "bits = [11, 4]; p = 0.45", bits=(11, 4), p=0.45),
    pin("bits of 2 p 0.001", "bits = [12, 3]; p = 0.001", bits=(12, 3), p=0.001),
    pin("bits of 2 p 0", "bits = [5, 1]; p = 0", bits=(5, 1), p=0.0),
    pin("bits of 2 p 0.995", "bits = [12, 0]; p = 0.995", bits=(12, 0), p=0.995),
]
harmful_dependence = [
    pin("code of 4 true_class 0 p 0.4", "code 4 × 9; true_class = 0; p = 0.4", code=OPTIMAL, true_class=0, p=0.4),
    pin("code of 4 true_class 3 p 0.1", "code 4 × 9; true_class = 3; p = 0.1", code=OPTIMAL, true_class=3, p=0.1),
    pin("code of 4 true_class 2 p 0.001", "code 4 × 9; true_class = 2; p = 0.001", code=OPTIMAL, true_class=2, p=0.001),
]
unequal_columns = [
    pin("code of 3", "code 3 × 3", code=[[1, -1, -1], [-1, 1, -1], [-1, -1, 1]]),
    pin("code of 4", "code 4 × 2", code=[[1, 1], [1, -1], [-1, 1], [-1, -1]]),
    pin("code of 3, 2", "code 3 × 2", code=[[1, 1], [1, -1], [-1, 1]]),
    pin("code of 3, 3", "code 3 × 12", code=[[1] * 11 + [-1], [1] * 11 + [1], [-1] * 11 + [1]]),
    pin("code of 4, 2", "code 4 × 12", code=[[1] * 6 + [-1] * 6, [-1] * 12, [1] * 12, [-1] * 6 + [1] * 6]),
]
