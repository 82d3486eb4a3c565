"""What the checks of 2.5 are always tried on."""

from grader.checks import pin, pins

SCORES, LABELS = [0.9, 0.8, 0.8, 0.6, 0.4, 0.4, 0.1], [1, 1, 0, 0, 1, 0, 0]
EXTREMES = ([0.5] * 5, [5, 4, 3, 2, 1], [1, 2, 3, 4, 5])
CLOSE = {"scores": [0.98, 0.512, 0.513, 0.515, 0.02], "labels": [1, 0, 1, 1, 0]}
NEAR = {"scores": [0.5, 0.500001, 0.499999, 0.5, 1 / 3, 1 / 3 + 1e-9], "labels": [1, 0, 0, 1, 1, 0]}
MANY = {"scores": [k * 47 % 601 / 601 for k in range(600)], "labels": [k * k % 7 % 2 for k in range(600)]}

extremes = pins(
    "extremes",
    "All equal, a perfect ranking, a reversed one",
    [{"data": {"scores": scores, "labels": [1, 1, 0, 0, 0]}} for scores in EXTREMES],
)
curve = [
    *extremes,
    pin("a thousandth apart", "thresholds on a grid of hundredths pass between these", data=CLOSE),
    pin(
        "negative",
        "scores need not be probabilities",
        data={"scores": [-2.5, -2.5, -0.25, 0.0], "labels": [1, 0, 0, 1]},
    ),
]
near = [
    pin("near", "not tied, but for two positives", data=NEAR),
    pin("many", "six hundred scores, no two of them equal", data=MANY),
    pin("almost zero", "-1e-5 is below 0", data={"scores": [-2.5, -2.5, -1e-5, 0.0], "labels": [1, 0, 0, 1]}),
]
rank_loss = [*extremes, pin("worked", "two ties", data={"scores": SCORES, "labels": LABELS})]
relations_strict = [pin("near", "not tied, but for two positives", data=NEAR, seed=1)]
area_of_any_polyline = [
    pin("one segment", "a trapezoid that does not begin at the origin", points=[(0.0, 0.25), (0.5, 1.0)]),
    pin("one point", "nothing lies below it", points=[(0.5, 0.5)]),
    pin("up and down", "a wall in the middle, and a fall", points=[(0.0, 0.5), (0.5, 0.25), (0.5, 1.0), (1.0, 0.0)]),
    pin("sliver", "a wall at 1e-5", points=[(0.0, 1.0), (1e-5, 1.0), (1e-5, 1.0)]),
]
