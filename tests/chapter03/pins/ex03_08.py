"""What the checks of 3.8 are always tried on."""

from itertools import product

from grader.checks import pin, pins

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
    pin("tie of three", "three rows are equally near", case=TIE_OF_THREE),
    pin("repeated", "patterns that are listed twice", case=REPEATED),
    pin("rare", "probabilities of two millionths", case=RARE),
    pin("all patterns", "all 4096 patterns of twelve bits", case=ALL_PATTERNS),
]
correctable = [
    pin("optimal", "the code of 3.7", code=OPTIMAL),
    pin("distance four", "halfway is a tie", code=[[1, 1, 1, 1], [-1, -1, -1, -1]]),
    pin("distance five", "two errors of five", code=[[1] * 5, [-1] * 5]),
    pin("distance twelve", "five errors of twelve", code=[[1] * 12, [-1] * 12]),
    pin(
        "twelve classes",
        "twelve classes, twelve bits",
        code=[[1 if i >> bit & 1 else -1 for bit in range(4)] * 3 for i in range(12)],
    ),
    pin("eleven bits", "the nearest two are not the first two", code=[[1] * 11, [-1] * 11, [1, -1] * 5 + [1]]),
    pin("distance two", "nothing can be corrected", code=[[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]]),
]
independent_joint = [
    pin("three bits", "each with a probability of its own", p=[0.125, 0.5, 0.75]),
    pin("four bits", "all alike", p=[0.25] * 4),
    pin("a rare error", "probabilities down to a hundred-thousandth", p=[0.3, 0.300001, 1e-5, 0.12345678]),
    pin("twelve bits", "4096 patterns", p=[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.15, 0.25, 0.35]),
]
dependence_at_its_worst = pins(
    "n, t, p",
    "few bits and many, rare errors and frequent ones, the bound below 1 and at 1",
    [
        {"bits": bits, "p": p}
        for bits, p in (
            ((9, 2), 0.1),
            ((9, 2), 0.5),
            ((4, 3), 0.25),
            ((3, 0), 0.3),
            ((3, 2), 1.0),
            ((12, 11), 0.4),
            ((11, 4), 0.45),
            ((12, 3), 0.001),
            ((5, 1), 0.0),
            ((12, 0), 0.995),
        )
    ],
)
harmful_dependence = [
    pin("p 0.4", "as often as the statement allows", code=OPTIMAL, true_class=0, p=0.4),
    pin("the last class", "another class", code=OPTIMAL, true_class=3, p=0.1),
    pin("p 0.001", "rare errors", code=OPTIMAL, true_class=2, p=0.001),
]
unequal_columns = [
    pin("one against the rest", "three classes", code=[[1, -1, -1], [-1, 1, -1], [-1, -1, 1]]),
    pin("two halves", "four classes, two bits", code=[[1, 1], [1, -1], [-1, 1], [-1, -1]]),
    pin("three classes", "two bits", code=[[1, 1], [1, -1], [-1, 1]]),
    pin("equal columns", "all but one column are alike", code=[[1] * 11 + [-1], [1] * 11 + [1], [-1] * 11 + [1]]),
    pin(
        "twelve bits",
        "four classes, two kinds of columns",
        code=[[1] * 6 + [-1] * 6, [-1] * 12, [1] * 12, [-1] * 6 + [1] * 6],
    ),
]
