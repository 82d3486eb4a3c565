"""What the checks of 2.7 are always tried on."""

from grader.checks import pin

ROUND = [(k * (k + 1) / 10920, k * (209 - k) / 10920) for k in range(1, 104)]
LOW = [(1 / 1024, 11 / 1024), (1 / 256, 5 / 256), (5 / 16, 1 / 2)]
BELOW = [(0.5 + k * (k + 1) / 45300, k * (301 - k) / 45300) for k in range(1, 150)]
FULL = [(x / 16, y / 16) for x in range(17) for y in range(x + 1)] + [(1 / 8, 1 / 2), (1 / 4, 3 / 4), (1 / 2, 1)]

lower_envelope = [
    pin("points of 4", "points 4 × 2", points=[(1 / 8, 1 / 2), (1 / 4, 3 / 4), (1 / 2, 1), (1 / 2, 1 / 4)]),
    pin("points of 3", "points 3 × 2", points=[(0, 0), (1 / 4, 1 / 2), (1 / 2, 1)]),
    pin("round", "The corners of a hull whose edges all bend by the same: 105 with (0, 0) and (1, 1)", points=ROUND),
    pin("full", "A triangle of more than a hundred points, and three corners above it", points=FULL),
    pin(
        "below",
        "An arc below the diagonal: more than fifty of its points are corners of a hull until (1, 1) comes",
        points=BELOW,
    ),
]
total_cost = [
    pin("round", "The corners of a hull whose edges all bend by the same: 105 with (0, 0) and (1, 1)", points=ROUND)
]
way_back_is_the_hull = [
    pin("points of 4", "points 4 × 2", points=[(1 / 8, 1 / 2), (1 / 4, 3 / 4), (1 / 2, 1), (1 / 2, 1 / 4)]),
    pin("points of one", "points 1 × 2", points=[(0, 1)]),
    pin("no points", "points is empty", points=[]),
    pin("points of 3", "points 3 × 2", points=[(0, 1 / 8), (1 / 16, 3 / 8), (1 / 8, 5 / 8)]),
    pin("round", "The corners of a hull whose edges all bend by the same: 105 with (0, 0) and (1, 1)", points=ROUND),
]
same_cost_curve = [
    pin("points of one", "points 1 × 2", points=[(0, 1 / 16)]),
    pin("points of one, 2", "points 1 × 2", points=[(15 / 16, 1)]),
    pin("points of one, 3", "points 1 × 2", points=[(0, 1)]),
    pin("round", "The corners of a hull whose edges all bend by the same: 105 with (0, 0) and (1, 1)", points=ROUND),
    pin(
        "low",
        "Corners of which only the last leaves room for a new point below it; the middle one is too close to the diagonal",
        points=LOW,
    ),
    pin("points of 3", "points 3 × 2", points=[(1 - t, 1 - f) for f, t in LOW]),
]
