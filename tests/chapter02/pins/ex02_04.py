"""What the checks of 2.4 are always tried on."""

from grader.checks import pin

precision_from_rates = [
    pin("no false positives", "the precision is 1", matrix=(5, 0, 7, 4)),
    pin("nothing predicted", "no precision", matrix=(0, 0, 3, 4)),
    pin("only false positives", "the precision is 0, and not undefined", matrix=(0, 2, 3, 2)),
    pin("one of 49", "1/49 · 49 is less than 1 in floating point", matrix=(1, 1, 48, 48)),
]
fpr_from_precision_recall = [
    pin("no false positives", "the rate is 0", matrix=(5, 0, 7, 4)),
    pin("ten times the negatives", "with equal class sizes many a formula is right", matrix=(3, 10, 7, 90)),
]
conversions_strict = [
    pin("one in a million", "the rates are 1e-6 and nearly 1", matrix=(1, 999_999, 999_999, 1)),
    pin("thousands", "rates of three digits", matrix=(3, 1000, 997, 9000)),
    pin("one negative", "a precision of nearly 1", matrix=(400_000, 1, 600_000, 0)),
]
same_rates_with_any_precisions = [
    pin("far apart", "it takes a hundred samples of a class", bounds=[0.01, 0.99]),
    pin("close", "a half and a quarter are attained exactly", bounds=[0.25, 0.5]),
]
same_rates_strict = [
    pin("a millionth", "it takes a million samples of a class", bounds=[1e-6, 1 - 1e-6]),
    pin("both low", "both precisions are tiny", bounds=[1e-6, 2e-6]),
    pin("both high", "both precisions are nearly 1", bounds=[0.995, 0.999998]),
]
