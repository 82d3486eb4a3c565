"""What the checks of 2.8 are always tried on."""

from grader.checks import pin, pins

NEAR = [1000.000001, 1000.000002, 1000.000002]
OFFSET = [1000000.25, 1000000.5, 999999.75, 1000000.25]
TINY = [1e-5, 3e-5, 2.5e-5]
TWO_HUNDRED = [float(k * k % 97) for k in range(200)]

min_max = [
    pin("all equal", "nothing to divide by, and low is above high", x=[7.0, 7.0], bounds=(2.0, 0.0)),
    pin(
        "around zero",
        "the least is below 0: dividing by the largest is not enough",
        x=[0.0, -3.0, 3.0],
        bounds=(0.0, 1.0),
    ),
]
min_max_strict = [
    pin("three tenths", "equal, though their mean is not quite 0.1", x=[0.1, 0.1, 0.1], bounds=(-1.0, 1.0)),
    pin("offset", "a million, and a quarter apart", x=OFFSET, bounds=(0.0, 1.0)),
    pin("near", "a millionth apart: not equal", x=NEAR, bounds=(0.0, 1.0)),
    pin("tiny", "hundred-thousandths, spread over hundreds", x=TINY, bounds=(150.0, 1000.0)),
    pin("billionths", "1e-12 in a denominator is felt", x=[1e-9, 2e-9, 4e-9], bounds=(0.0, 1.0)),
]
z_score = [pin("all equal", "a standard deviation of 0", x=[7.0, 7.0])]
z_score_strict = [
    pin("three tenths", "equal, though the standard deviation comes as 1e-17", x=[0.1, 0.1, 0.1]),
    pin("offset", "a million, and a quarter apart: squares lose it", x=OFFSET),
    pin("near", "a millionth apart: not equal", x=NEAR),
    pin("tiny", "a deviation below 1e-5 is not 0", x=TINY),
    pin("billions", "squares of 10^19", x=[3e9, -1e9, 0.0]),
    pin("one beside 150", "a score above 12", x=[0.0] * 150 + [1.0]),
]
outlier_squeezes_the_rest = [
    pin("unit span", "the nearest outlier that will do is 2", x=[0.0, 1.0], factor=2.0),
    pin("below zero", "factor times the maximum is no outlier", x=[-4.0, -1.0], factor=3.0),
]
outlier_squeezes_the_rest_strict = [
    pin("offset", "a span of 0.75 at a million", x=OFFSET, factor=2.0),
    pin("tiny", "a span of 2e-5", x=TINY, factor=1000.0),
]
harmless_value = [pin("without zero", "0 is outside of the data", x=[3.0, 5.0])]
harmless_value_strict = [
    pin("near", "little room between the numbers", x=NEAR),
    pin("offset", "a span of 0.75 at a million", x=OFFSET),
    pin("tiny", "a span of 2e-5", x=TINY),
    pin("two hundred", "one more of two hundred still changes the scores", x=TWO_HUNDRED),
]
bound_is_sharp = pins(
    "one apart",
    "one number beside n - 1 equal ones attains the bound",
    [{"x": [0.0] * n + [1.0]} for n in (*range(1, 12), 49, 199)],
)
bound_is_attained = [pin("two", "any two numbers will do", n=2), pin("two hundred", "as many as are ever asked", n=200)]
