"""What the checks of 2.10 are always tried on."""

from grader.checks import pin

TABLE = [[1, 2, 3], [1, 2.5, 2.5], [1, 2, 3], [1, 2, 3]]
"""Table 2.5."""

SPLIT = [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 4, 3], [3, 2, 1, 4]]
"""τ_χ² = 6.9 and τ_F = 4.06: on different sides of their critical values."""

chi2_is_its_formula = [
    pin("no agreement", "two rows that differ in every place", ranks=[[1, 2, 3], [3, 1, 2]]),
    pin("perfect agreement", "the largest value", ranks=[[1, 2, 3, 4]] * 3),
    pin("opposite", "the least value", ranks=[[1, 2], [2, 1]]),
    pin("all tied", "nothing differs", ranks=[[2, 2, 2], [2, 2, 2]]),
    pin("more algorithms than data sets", "N is not k", ranks=[[1, 2, 3, 4, 5], [2, 1, 3, 5, 4]]),
]
f_from_chi2 = [pin("perfect agreement", "the denominator is 0", size=(4, 3), share=1.0)]
f_from_chi2_strict = [
    pin("small denominator", "5e-4: large, but not infinite", size=(4, 3), share=1 - 2**-14),
    pin("smaller denominator", "4e-6: large, but not infinite", size=(4, 2), share=1 - 2**-20),
    pin("tiny denominator", "the denominator is 5e-7: large, but not infinite", size=(4, 3), share=1 - 2**-24),
    pin("rounding", "6e-11 is what rounding leaves of 0", size=(4, 3), share=1 - 2**-37),
]
verdicts_of_both = [
    pin("they differ", "only F rejects", case={"ranks": SPLIT, "chi2": 7.8147, "f": 3.863}),
    pin("perfect agreement", "τ_F is infinite, and rejects", case={"ranks": [[1, 2]] * 4, "chi2": 3.8415, "f": 10.128}),
    pin("the book's", "both reject", case={"ranks": TABLE, "chi2": 5.9915, "f": 5.143}),
    pin("no difference", "neither rejects", case={"ranks": [[1, 2], [2, 1]] * 2, "chi2": 3.8415, "f": 10.128}),
]
verdicts_strict = [
    pin("attained", "equal is not above", case={"ranks": [[1, 2], [1, 2], [2, 1], [1, 2]], "chi2": 1.0, "f": 1.0})
]
critical_difference = [pin("the book's", "1.657, by q for three algorithms", q=2.344, size=(4, 3))]
f_is_an_analysis_of_variance = [
    pin("table", "Table 2.5", ranks=[[1, 2, 3]] * 3, tied=TABLE),
    pin("ranks of 2", "ranks 2 × 2; tied 2 × 2", ranks=[[2, 1], [1, 2]], tied=[[1.5, 1.5], [1, 2]]),
]
null_distribution = [
    pin("size of 2", "size = [3, 3]", size=(3, 3)),
    pin("size of 2, 2", "size = [4, 3]", size=(4, 3)),
    pin("size of 2, 3", "size = [5, 2]", size=(5, 2)),
    pin("size of 2, 4", "size = [3, 4]", size=(3, 4)),
    pin("size of 2, 5", "size = [2, 5]", size=(2, 5)),
    pin("size of 2, 6", "size = [14, 2]", size=(14, 2)),
]
rejection_probability = [
    pin(
        "size of 2 critical 2",
        'size = [3, 3]; critical = 2; statistic = "chi2"',
        size=(3, 3),
        critical=2.0,
        statistic="chi2",
    ),
    pin(
        "size of 2 critical 100",
        'size = [2, 2]; critical = 100; statistic = "f"',
        size=(2, 2),
        critical=100.0,
        statistic="f",
    ),
    pin(
        "size of 2 critical 4.5",
        'size = [4, 3]; critical = 4.5; statistic = "chi2"',
        size=(4, 3),
        critical=4.5 - 1e-7,
        statistic="chi2",
    ),
    pin(
        "size of 2 critical 4.5, 2",
        'size = [14, 2]; critical = 4.5; statistic = "f"',
        size=(14, 2),
        critical=4.5,
        statistic="f",
    ),
    pin(
        "size of 2 critical 0",
        'size = [3, 3]; critical = 0; statistic = "chi2"',
        size=(3, 3),
        critical=0.0,
        statistic="chi2",
    ),
    pin("size of 2 critical 3.853", "just below the attainable 27/7", size=(4, 3), critical=3.853, statistic="f"),
    pin("size of 2 critical 1", "attainable", size=(4, 2), critical=1.0, statistic="f"),
    pin(
        "size of 2 critical 0, 2",
        'size = [2, 2]; critical = 0; statistic = "f"',
        size=(2, 2),
        critical=0.0,
        statistic="f",
    ),
]
