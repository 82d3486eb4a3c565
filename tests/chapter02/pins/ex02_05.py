"""What the checks of 2.5 are always tried on."""

from grader.checks import pin, pins

SCORES, LABELS = [0.9, 0.8, 0.8, 0.6, 0.4, 0.4, 0.1], [1, 1, 0, 0, 1, 0, 0]
EXTREMES = ([0.5] * 5, [5, 4, 3, 2, 1], [1, 2, 3, 4, 5])
NEAR = {"scores": [0.5, 0.500001, 0.499999, 0.5, 1 / 3, 1 / 3 + 1e-9], "labels": [1, 0, 0, 1, 1, 0]}
MANY = {"scores": [k * 47 % 601 / 601 for k in range(600)], "labels": [k * k % 7 % 2 for k in range(600)]}

curve = [
    *pins(
        "extremes",
        "All equal, a perfect ranking, a reversed one",
        [{"data": {"scores": scores, "labels": [1, 1, 0, 0, 0]}} for scores in EXTREMES],
    ),
    pin("near", "Not tied, but for two positives", data=NEAR),
    pin("many", "Six hundred scores, no two of them equal", data=MANY),
    pin(
        "numbers down to 1e-5",
        "scores = [-2.5, -2.5, -1e-5, 0]; labels = [1, 0, 0, 1]; numbers down to 1e-5",
        data={"scores": [-2.5, -2.5, -1e-5, 0.0], "labels": [1, 0, 0, 1]},
    ),
]
rank_loss = [
    *pins(
        "extremes",
        "All equal, a perfect ranking, a reversed one",
        [{"data": {"scores": scores, "labels": [1, 1, 0, 0, 0]}} for scores in EXTREMES],
    ),
    pin("data of 7", "scores of 7 entries; labels of 7 entries", data={"scores": SCORES, "labels": LABELS}),
    pin("near", "Not tied, but for two positives", data=NEAR),
    pin("many", "Six hundred scores, no two of them equal", data=MANY),
]
strips_of_the_positives = [pin("near", "Not tied, but for two positives", data=NEAR)]
relations = [pin("near", "Not tied, but for two positives", data=NEAR, seed=1)]
area_of_any_polyline = [
    pin("points of 2", "points 2 × 2", points=[(0.0, 0.25), (0.5, 1.0)]),
    pin("points of one", "points 1 × 2", points=[(0.5, 0.5)]),
    pin("points of 4", "points 4 × 2", points=[(0.0, 0.5), (0.5, 0.25), (0.5, 1.0), (1.0, 0.0)]),
    pin("numbers down to 1e-5", "points 3 × 2; numbers down to 1e-5", points=[(0.0, 1.0), (1e-5, 1.0), (1e-5, 1.0)]),
]
