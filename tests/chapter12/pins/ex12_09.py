"""What the checks of 12.9 are always tried on."""

from grader.checks import pins

SMALL = {"V1": [[1.0, 0.0, 2.0], [0.0, -1.0, 1.0]], "V2": [[1.0, 1.0, 0.0], [2.0, -1.0, 0.0], [0.0, 0.0, 3.0]]}
SAME = {"V1": [[1.0, -1.0, 2.0], [0.0, 3.0, 1.0]], "V2": [[1.0, -1.0, 2.0], [0.0, 3.0, 1.0]]}
SINGLES = {"V1": [[1.0, 2.0]], "V2": [[-1.0, -2.0]]}
NEGATIVE = {"V1": [[1.0, -1.0, 2.0], [0.0, 3.0, 1.0]], "V2": [[-1.0, 1.0, -2.0], [0.0, -3.0, -1.0]]}
WIDE = {
    "V1": [[float(i * j % 7 - 3) for j in range(1, 9)] for i in range(1, 5)],
    "V2": [[float(i * j % 11 - 5) for j in range(1, 9)] for i in range(1, 7)],
}
MANY = {
    "V1": [[float(i * j % 7 - 3) for j in range(1, 6)] for i in range(1, 21)],
    "V2": [[float(i * j % 11 - 5) for j in range(1, 6)] for i in range(1, 21)],
}
LONG = {
    "V1": [[float(i * j % 101) for j in range(3, 6)] for i in range(1, 201)],
    "V2": [[1.0, 2.0, 3.0], [0.0, 5.0, 1.0]],
}
LARGE = {"V1": [[1e6, 1e6], [1e6 - 1, 1e6 + 0.5 - 1]], "V2": [[-1e6, 3.0], [-1e6 + 0.25, 4.0]]}
NEAR = {"V1": [[1.0, 1.0], [1.000001, 1.0], [1.0, 0.999999]], "V2": [[0.0, 0.0], [1e-6, 0.0], [0.0, 1e-6]]}
NEARER = {"V1": [[1.0, 1.0], [1.0, 1.0 - 3e-8], [1.0 + 4e-8, 1.0]], "V2": [[2e-8, 0.0], [0.0, 3e-8], [0.0, 0.0]]}
TINY = {"V1": [[1e-5, 2e-5], [3e-5, -1e-5]], "V2": [[-2e-5, 1e-5], [1.5e-5, 0.0]]}
TINIEST = {"V1": [[1.2345678e-8, 2.1e-8], [3.14159e-8, -1e-8]], "V2": [[-2.7183e-8, 1.1e-8], [1.4142136e-8, 0.0]]}
TURNED = {"V1": LONG["V2"], "V2": LONG["V1"]}
HALVES = {"V1": [[0.5, -1.25], [0.0, 2.0]], "V2": [[0.25, 0.5], [-0.75, 1.5], [3.0, 0.0]]}
NEGATIVE_ONLY = {"V1": [[-1.0, -2.0], [-3.0, -1.0]], "V2": [[-2.0, -2.0]]}
ONE_AND_MANY = {"V1": [[1.0, 0.0, 0.0]], "V2": [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 1.0, -2.0], [-1.0, 2.0, 0.0]]}
PLAIN = (SMALL, SAME, SINGLES, NEGATIVE, HALVES, NEGATIVE_ONLY, ONE_AND_MANY)
HARD = (WIDE, MANY, LONG, LARGE, NEAR, NEARER, TINY, TINIEST, TURNED)

classes = pins(
    "plain",
    "equal classes, single functions, opposite ones, classes of unlike number",
    [{"classes": one} for one in PLAIN],
)
hard_classes = pins(
    "hard", "many functions, eight points, large, tiny and nearly equal numbers", [{"classes": one} for one in HARD]
)
maximizers = pins(
    "plain",
    "equal classes, single functions, opposite ones, classes of unlike number",
    [{"classes": one, "seed": 0} for one in PLAIN],
)
hard_maximizers = pins(
    "hard",
    "many functions, eight points, large, tiny and nearly equal numbers",
    [{"classes": one, "seed": 0} for one in HARD],
)
strict_for_absolute = pins("some m", "from m = 1 to m = 8", [{"m": m} for m in range(1, 9)])
