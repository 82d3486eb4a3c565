"""What the checks of 2.9 are always tried on."""

from grader.checks import pin, pins

TALL = [[k % 7 + 1, k * k % 11] for k in range(110)]
SQUARE = [[(5 * i + 3 * j + i * j) % 13 for j in range(11)] for i in range(11)]
MILLIONS = [[4_000_000, 3_999_000], [9_999_999, 10_000_000], [70_000, 0]]
BILLIONS = [[10**7] * 250, [10**7 - k for k in range(250)]]
TEA = [[8, 2], [4, 6]]

expected_counts = [
    pin("tea", "cells of different size, and no square of equal ones", table=TEA),
    pin("three columns", "rows are not columns", table=[[1, 2, 3], [4, 5, 6]]),
    pin("tall", "110 rows", table=TALL),
    pin("square", "121 cells", table=SQUARE),
    pin("millions", "products of 10^14", table=MILLIONS),
    pin("billions", "The sum of a row does not fit into 32 bits", table=BILLIONS),
]
statistic = [
    pin("an empty cell", "nothing is observed where something is expected", table=[[6, 2], [0, 4]]),
    pin("tall", "110 rows", table=TALL),
    pin("square", "121 cells", table=SQUARE),
    pin("millions", "products of 10^14", table=MILLIONS),
]
degrees_of_freedom = [
    pin("two by three", "two cells can be filled at will", n_rows=2, n_columns=3),
    pin("many rows", "as tall as a table can be", n_rows=110, n_columns=2),
]
mcnemar_is_its_formula = [
    pin("equal", "the correction is squared even where there is no difference", e01=4, e10=4),
    pin("nothing and one", "the correction takes all", e01=0, e10=1),
    pin("ten million", "squares of 10^14", e01=10**7, e10=9_990_000),
]
p_value_is_the_upper_tail = pins(
    "df",
    "few and many degrees of freedom, printed critical values, and far out in the tail",
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
decision = [pin("nothing", "a statistic of 0 rejects nothing", pair=(0.0, 0.5))]
decision_strict = [
    pin("equal", "not below the critical value", pair=(3.8415, 3.8415)),
    pin("just below", "a millionth is enough", pair=(3.841499, 3.8415)),
    pin("just above", "and so is less", pair=(5.9915 + 1e-10, 5.9915)),
    pin("small and equal", "equal at any size", pair=(0.005, 0.005)),
]
whole_procedure = [
    pin("tea", "kept, though eight are twice four", table=TEA, alpha=0.05),
    pin(
        "three by three",
        "four degrees of freedom: rejected by the critical value for one, and not by its own",
        table=[[5, 1, 2], [2, 4, 1], [2, 2, 4]],
        alpha=0.05,
    ),
    pin("looser", "kept at 0.05, rejected at 0.1", table=TEA, alpha=0.1),
    pin("tall", "110 rows", table=TALL, alpha=0.05),
    pin("square", "121 cells", table=SQUARE, alpha=0.1),
    pin("billions", "The sum of a row does not fit into 32 bits", table=BILLIONS, alpha=0.05),
]
