"""What the checks of 2.9 are always tried on."""

from grader.checks import pin, pins

TALL = [[k % 7 + 1, k * k % 11] for k in range(110)]
SQUARE = [[(5 * i + 3 * j + i * j) % 13 for j in range(11)] for i in range(11)]
MILLIONS = [[4_000_000, 3_999_000], [9_999_999, 10_000_000], [70_000, 0]]
BILLIONS = [[10**7] * 250, [10**7 - k for k in range(250)]]

expected_counts = [
    pin("tall", "table 110 × 2", table=TALL),
    pin("square", "table 11 × 11", table=SQUARE),
    pin("millions", "table 3 × 2; numbers up to 1e7", table=MILLIONS),
    pin("billions", "The sum of a row does not fit into 32 bits", table=BILLIONS),
]
statistic = [
    pin("tall", "table 110 × 2", table=TALL),
    pin("square", "table 11 × 11", table=SQUARE),
    pin("millions", "table 3 × 2; numbers up to 1e7", table=MILLIONS),
]
degrees_of_freedom = [
    pin("n_rows 2 n_columns 3", "n_rows = 2; n_columns = 3", n_rows=2, n_columns=3),
    pin("n_rows 110 n_columns 2", "n_rows = 110; n_columns = 2", n_rows=110, n_columns=2),
]
mcnemar_is_its_formula = [
    pin("e01 4 e10 4", "e01 = 4; e10 = 4", e01=4, e10=4),
    pin("e01 0 e10 1", "e01 = 0; e10 = 1", e01=0, e10=1),
    pin("e01 10000000 e10 9990000", "e01 = 10000000; e10 = 9990000; numbers up to 1e7", e01=10**7, e10=9_990_000),
]
p_value_is_the_upper_tail = pins(
    "df",
    "19 inputs, from statistic = 4; df = 1 to statistic = 1000; df = 30",
    [
        {"statistic": critical, "df": df}
        for df, critical in (
            *((df, 4.0) for df in range(1, 8)),
            (1, 3.8415),
            (1, 2.7055),
            (2, 5.9915),
            (3, 7.8147),
            (7, 14.0671),
            (12, 12.3456789),
            (29, 30.1234567),
            (30, 61.0),
            (25, 75.0),
            (30, 0.0),
            (1, 0.0001),
            (30, 1000.0),
        )
    ],
)
decision = [
    pin("pair of 2", "pair = [3.841, 3.841]", pair=(3.8415, 3.8415)),
    pin("pair of 2, 2", "pair = [3.841, 3.841]", pair=(3.841499, 3.8415)),
    pin("pair of 2, 3", "pair = [5.992, 5.992]", pair=(5.9915 + 1e-10, 5.9915)),
    pin("pair of 2, 4", "pair = [0, 0.005]", pair=(0.0, 0.005)),
    pin("pair of 2, 5", "pair = [0.005, 0.005]", pair=(0.005, 0.005)),
]
