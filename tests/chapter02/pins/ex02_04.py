"""What the checks of 2.4 are always tried on."""

from grader.checks import pin

conversions_agree_with_the_matrix = [
    pin("numbers up to 1e6", "matrix = [1, 999999, 999999, 1]; numbers up to 1e6", matrix=(1, 999_999, 999_999, 1)),
    pin("matrix of 4", "matrix = [3, 1000, 997, 9000]", matrix=(3, 1000, 997, 9000)),
    pin("numbers up to 6e5", "matrix = [400000, 1, 600000, 0]; numbers up to 6e5", matrix=(400_000, 1, 600_000, 0)),
    pin("matrix of 4, 2", "matrix = [5, 0, 7, 4]", matrix=(5, 0, 7, 4)),
    pin("matrix of 4, 3", "1/49 · 49 is less than 1 in floating point", matrix=(1, 1, 48, 48)),
]
same_rates_with_any_precisions = [
    pin("bounds of 2", "bounds = [0.01, 0.99]", bounds=[0.01, 0.99]),
    pin("bounds of 2, 2", "bounds = [0.25, 0.5]", bounds=[0.25, 0.5]),
    pin("numbers down to 1e-6", "bounds = [1e-6, 1]; numbers down to 1e-6", bounds=[1e-6, 1 - 1e-6]),
    pin("numbers down to 1e-6, 2", "bounds = [1e-6, 2e-6]; numbers down to 1e-6", bounds=[1e-6, 2e-6]),
    pin("bounds of 2, 3", "bounds = [0.995, 1]", bounds=[0.995, 0.999998]),
]
