"""What the checks of 6.6 are always tried on."""

from grader.checks import pin

from ..shared import many_points

MARGINS = (-1e5, -3.5, -1.0, -1e-6, 0.0, 0.25, 0.5, 0.999, 1 - 1e-6, 1.0, 1.0, 1 + 1e-6, 1.001, 2.0, 40.0)
PLAIN_MARGINS = (-3.5, -1.0, 0.0, 0.25, 0.5, 0.75, 1.0, 1.0, 1.25, 2.0, 40.0)

move = [
    pin("line of one part 0.75", "neg = [-1]; pos = [1]; part = 0.75", line={"neg": [-1.0], "pos": [1.0]}, part=0.75),
    pin(
        "line of 2 part 0.25",
        "neg = [-9, -1]; pos = [1, 2]; part = 0.25",
        line={"neg": [-9.0, -1.0], "pos": [1.0, 2.0]},
        part=0.25,
    ),
    pin(
        "line of 2 part 0.25, 2",
        "neg = [-1, -1]; pos = [2, 2, 2]; part = 0.25",
        line={"neg": [-1.0, -1.0], "pos": [2.0, 2.0, 2.0]},
        part=0.25,
    ),
    pin("line of one part 0.25", "neg = [-1]; pos = [1]; part = 0.25", line={"neg": [-1.0], "pos": [1.0]}, part=0.25),
    pin(
        "line of 2 part 0.25, 3",
        "neg = [3, 1]; pos = [9, 4, 6]; part = 0.25",
        line={"neg": [3.0, 1.0], "pos": [9.0, 4.0, 6.0]},
        part=0.25,
    ),
    pin(
        "line of 2 part 0.75",
        "neg = [-4, -9]; pos = [-1, -3]; part = 0.75",
        line={"neg": [-4.0, -9.0], "pos": [-1.0, -3.0]},
        part=0.75,
    ),
    pin(
        "numbers up to 1e6",
        "neg = [-1e6]; pos = [1e6]; part = 0.5625; numbers up to 1e6",
        line={"neg": [-1000000.0], "pos": [1000000.0]},
        part=0.5625,
    ),
    pin(
        "numbers down to 1e-5",
        "neg = [1e-5]; pos = [3e-5]; part = 0.5625; numbers down to 1e-5",
        line={"neg": [1e-5], "pos": [3e-5]},
        part=0.5625,
    ),
]
shifts = [
    pin(
        "line of 3 place -4.5 label -1",
        "neg = [-3, -2, -1]; pos = [1, 2, 4]; place = -4.5; label = -1",
        line={"neg": [-3.0, -2.0, -1.0], "pos": [1.0, 2.0, 4.0]},
        place=-4.5,
        label=-1,
    ),
    pin(
        "line of 3 place 5.5 label 1",
        "neg = [-3, -2, -1]; pos = [1, 2, 4]; place = 5.5; label = 1",
        line={"neg": [-3.0, -2.0, -1.0], "pos": [1.0, 2.0, 4.0]},
        place=5.5,
        label=1,
    ),
    pin(
        "line of one place 0 label -1",
        "neg = [0]; pos = [1]; place = 0; label = -1",
        line={"neg": [0.0], "pos": [1.0]},
        place=0.0,
        label=-1,
    ),
    pin(
        "line of one place 1 label 1",
        "neg = [0]; pos = [1]; place = 1; label = 1",
        line={"neg": [0.0], "pos": [1.0]},
        place=1.0,
        label=1,
    ),
    pin(
        "line of 3 place 0.5 label 1",
        "neg = [1, 5, 3]; pos = [8, 7]; place = 0.5; label = 1",
        line={"neg": [1.0, 5.0, 3.0], "pos": [8.0, 7.0]},
        place=0.5,
        label=1,
    ),
    pin(
        "line of 2 place 0.75 label -1",
        "neg = [7, 3]; pos = [9, 8, 11]; place = 0.75; label = -1",
        line={"neg": [7.0, 3.0], "pos": [9.0, 8.0, 11.0]},
        place=0.75,
        label=-1,
    ),
]
forced_alpha = [
    pin("plain", "On every side of the margin", yf=list(PLAIN_MARGINS), C=3.0),
    pin("list", "yf of 15 entries; C = 3; numbers of 1e5 and 1e-6 in one input", yf=list(MARGINS), C=3.0),
    pin("yf of one C 2", "yf = [0.5]; C = 2", yf=[0.5], C=2.0),
    pin("yf of one C 2, 2", "yf = [-0.5]; C = 2", yf=[-0.5], C=2.0),
    pin("yf of one C 2, 3", "yf = [1]; C = 2", yf=[1.0], C=2.0),
    pin("yf of one C 2, 4", "yf = [1.5]; C = 2", yf=[1.5], C=2.0),
    pin(
        "numbers of 1e5 and 1e-6 in one input",
        "yf of 110 entries; C = 0.1; numbers of 1e5 and 1e-6 in one input",
        yf=[MARGINS[k % 15] for k in range(110)],
        C=0.1,
    ),
]
forced_by_optimum = [
    pin(
        "many points 41",
        'X 41 × 2; y of 41 entries; C = 1; kind = "gaussian"',
        data=many_points(41),
        C=1.0,
        kind="gaussian",
    ),
    pin(
        "many points 30 2 3",
        'X 30 × 2; y of 30 entries; C = 0.5; kind = "linear"',
        data=many_points(30, 2, 3),
        C=0.5,
        kind="linear",
    ),
]
removal = [
    pin("numbers down to 1e-9", "alpha = [0, 0.5, 1e-9]; numbers down to 1e-9", alpha=[0.0, 0.5, 1e-9]),
    pin("numbers down to 1e-30", "alpha = [1e-30, 0, 1e-14]; numbers down to 1e-30", alpha=[1e-30, 0.0, 1e-14]),
    pin("alpha of 110", "alpha of 110 entries", alpha=[0.25 * (k % 3) for k in range(110)]),
    pin("alpha of 5", "alpha of 5 entries", alpha=[1.0, 1.0, 0.0, 0.3, 0.7]),
]
hinge = [
    pin("distance 2 norm_w 3 turn 0.5", "distance = 2; norm_w = 3; turn = 0.5", distance=2.0, norm_w=3.0, turn=0.5),
    pin("distance 0 norm_w 5 turn 0", "distance = 0; norm_w = 5; turn = 0", distance=0.0, norm_w=5.0, turn=0.0),
]
