"""What the checks of 2.7 are always tried on."""

from grader.checks import pin

ROUND = [(k * (k + 1) / 10920, k * (209 - k) / 10920) for k in range(1, 104)]
LOW = [(1 / 1024, 11 / 1024), (1 / 256, 5 / 256), (5 / 16, 1 / 2)]
BELOW = [(0.5 + k * (k + 1) / 45300, k * (301 - k) / 45300) for k in range(1, 150)]
FULL = [(x / 16, y / 16) for x in range(17) for y in range(x + 1)] + [(1 / 8, 1 / 2), (1 / 4, 3 / 4), (1 / 2, 1)]
DENT = [(1 / 8, 1 / 2), (1 / 4, 3 / 4), (1 / 2, 1), (1 / 2, 1 / 4)]

lower_envelope = [
    pin("dent", "three corners, one point below the hull", points=DENT),
    pin(
        "on an edge",
        "two points on one edge, of which neither is a corner",
        points=[(0, 0), (1 / 4, 1 / 2), (1 / 2, 1)],
    ),
    pin("in no order", "neighbours stand apart in the list", points=[(1 / 2, 1), (1 / 8, 1 / 2), (1 / 4, 3 / 4)]),
]
lower_envelope_strict = [
    pin("round", "The corners of a hull whose edges all bend by the same: 105 with (0, 0) and (1, 1)", points=ROUND),
    pin("full", "A triangle of more than a hundred points, and three corners above it", points=FULL),
    pin(
        "below",
        "An arc below the diagonal: more than fifty of its points are corners of a hull until (1, 1) comes",
        points=BELOW,
    ),
]
total_cost = [
    pin("one learner", "the example of the statement", points=[(1 / 4, 3 / 4)]),
    pin("round", "The corners of a hull whose edges all bend by the same: 105 with (0, 0) and (1, 1)", points=ROUND),
]
way_back_is_the_hull = [
    pin("dent", "the point below the hull is lost", points=DENT),
    pin("perfect", "a cost curve of 0 everywhere", points=[(0, 1)]),
    pin("no points", "the trivial classifiers are there all the same", points=[]),
    pin("vertical start", "(0, 0) is no vertex of the envelope", points=[(0, 1 / 8), (1 / 16, 3 / 8), (1 / 8, 5 / 8)]),
    pin("round", "The corners of a hull whose edges all bend by the same: 105 with (0, 0) and (1, 1)", points=ROUND),
]
same_cost_curve = [
    pin("barely above", "little room below the hull", points=[(0, 1 / 16)]),
    pin("barely above at the end", "little room below the hull", points=[(15 / 16, 1)]),
    pin("perfect", "all room there is", points=[(0, 1)]),
]
same_cost_curve_strict = [
    pin("round", "The corners of a hull whose edges all bend by the same: 105 with (0, 0) and (1, 1)", points=ROUND),
    pin("low", "corners close to the diagonal and to one another", points=LOW),
    pin("low at the end", "the same, turned over", points=[(1 - t, 1 - f) for f, t in LOW]),
]
