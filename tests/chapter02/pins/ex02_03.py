"""What the checks of 2.3 are always tried on."""

from grader.checks import pin

measures_are_their_definitions = [
    pin("case of 3", "ranking = [0, 0, 1]; cut = 2", case={"ranking": [0, 0, 1], "cut": 2}),
    pin("case of 2", "ranking = [1, 0]; cut = 1", case={"ranking": [1, 0], "cut": 1}),
    pin("case of 2, 2", "ranking = [1, 1]; cut = 2", case={"ranking": [1, 1], "cut": 2}),
    pin("case of 2, 3", "ranking = [0, 0]; cut = 1", case={"ranking": [0, 0], "cut": 1}),
    pin("case of 120", "ranking of 120 entries; cut = 120", case={"ranking": [1, 0, 0] * 40, "cut": 120}),
]
higher_f1_and_lower_break_even = [
    pin("size of 2", "size = [1, 2]", size=(1, 2)),
    pin("size of 2, 2", "size = [2, 1]", size=(2, 1)),
    pin("size of 2, 3", "size = [6, 6]", size=(6, 6)),
    pin("size of 2, 4", "size = [1, 100]", size=(1, 100)),
    pin("size of 2, 5", "size = [100, 1]", size=(100, 1)),
]
disagreement_at_the_best_cuts = [
    pin("size of 2", "size = [2, 3]", size=(2, 3)),
    pin("size of 2, 2", "size = [8, 8]", size=(8, 8)),
    pin("size of 2, 3", "size = [2, 100]", size=(2, 100)),
    pin("size of 2, 4", "size = [100, 3]", size=(100, 3)),
    pin("size of 2, 5", "size = [100, 100]", size=(100, 100)),
]
gaps_as_large_as_asked = [
    pin("gap 0.1", "gap = 0.1", gap=0.1),
    pin("gap 0.5", "gap = 0.5", gap=0.5),
    pin("gap 0.7", "gap = 0.7", gap=0.7),
    pin("gap 0.7, 2", "gap = 0.7", gap=0.699999),
    pin("gap 1e-06", "gap = 1e-6; numbers down to 1e-6", gap=1e-6),
    pin("gap 0.1235", "gap = 0.1235", gap=0.123456),
]
