"""What the checks of 2.10 are always tried on."""

from grader.checks import pin

TABLE = [[1, 2, 3], [1, 2.5, 2.5], [1, 2, 3], [1, 2, 3]]
"""Table 2.5."""

chi2_is_its_formula = [
    pin("ranks of 2", "ranks 2 × 3", ranks=[[1, 2, 3], [3, 1, 2]]),
    pin("ranks of 3", "ranks 3 × 4", ranks=[[1, 2, 3, 4]] * 3),
    pin("ranks of 2, 2", "ranks 2 × 2", ranks=[[1, 2], [2, 1]]),
    pin("ranks of 2, 3", "ranks 2 × 3", ranks=[[2, 2, 2], [2, 2, 2]]),
]
f_from_chi2_and_back = [
    pin("size of 2 share 1", "size = [4, 3]; share = 1", size=(4, 3), share=1.0),
    pin("size of 2 share 0.9999", "size = [4, 3]; share = 0.9999", size=(4, 3), share=1 - 2**-14),
    pin("size of 2 share 1, 2", "size = [4, 2]; share = 1", size=(4, 2), share=1 - 2**-20),
    pin("size of 2 share 1, 3", "the denominator is 5e-7: large, but not infinite", size=(4, 3), share=1 - 2**-24),
    pin("size of 2 share 1, 4", "and 6e-11", size=(4, 3), share=1 - 2**-37),
]
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
