"""What the checks of 2.3 are always tried on."""

from grader.checks import pin

f1 = [
    pin(
        "two wrong first",
        "no true positive, so no precision and no recall to take a mean of",
        case={"ranking": [0, 0, 1], "cut": 2},
    ),
    pin("perfect", "precision and recall are 1", case={"ranking": [1, 0], "cut": 1}),
    pin("positives only", "the last cut", case={"ranking": [1, 1], "cut": 2}),
]
f1_strict = [
    pin("negatives only", "no positive at all", case={"ranking": [0, 0], "cut": 1}),
    pin("the last of 120", "far down", case={"ranking": [1, 0, 0] * 40, "cut": 120}),
]
break_even = [
    pin(
        "at the end",
        "the only positive comes last: nothing is right where precision could equal recall",
        ranking=[0, 0, 1],
    ),
    pin("positives only", "the last cut is the break-even point", ranking=[1, 1]),
    pin("wrong first", "at cut 1 both are 0, which does not count", ranking=[0, 1, 1]),
]
break_even_strict = [
    pin("negatives only", "no positive at all", ranking=[0, 0]),
    pin("forty of 120", "far down", ranking=[1, 0, 0] * 40),
]
higher_f1_and_lower_break_even = [
    pin("one positive", "A can be right at its second place only", size=(1, 2)),
    pin("one negative", "cutting behind everything is no bad cut", size=(2, 1)),
    pin("six of each", "the middle of the road", size=(6, 6)),
]
higher_f1_strict = [
    pin("one among a hundred", "hardly a positive", size=(1, 100)),
    pin("a hundred and one", "hardly a negative", size=(100, 1)),
]
disagreement_at_the_best_cuts = [
    pin("fewest", "one fewer of either class, and there is none", size=(2, 3)),
    pin("eight of each", "more than random tries find", size=(8, 8)),
    pin("many positives", "hardly any ranking will do", size=(12, 3)),
]
best_cuts_strict = [
    pin("two among a hundred", "few positives", size=(2, 100)),
    pin("a hundred and three", "few negatives", size=(100, 3)),
    pin("hundreds", "no search gets there", size=(100, 100)),
]
gaps_as_large_as_asked = [
    pin("a tenth", "small", gap=0.1),
    pin("a half", "more than ten samples can do", gap=0.5),
    pin("0.7", "the largest that is asked", gap=0.7),
    pin("just below", "not to be rounded down", gap=0.699999),
    pin("a millionth", "any two rankings that disagree", gap=1e-6),
    pin("six digits", "not to be cut to three", gap=0.123456),
]
