"""What the checks of 3.7 are always tried on."""

from grader.checks import pin, pins

from ..shared_ecoc import OPTIMAL

LONGEST = 12


def _cyclic(rows, columns):
    """Distinct words, the nearest two of which are neither neighbours nor among the first or the last."""
    code = [[1 if (i * i + 3 * i * j + j * j * j) % 7 < 3 else -1 for j in range(columns)] for i in range(rows)]
    for i, word in enumerate(code):
        word[:8] = [1 if i >> bit & 1 else -1 for bit in range(8)]
    code[rows - 9] = [-code[rows // 2][0], *code[rows // 2][1:]]
    return code


min_distance = [
    pin("optimal", "the code that the book asks for", code=OPTIMAL),
    pin("complements", "every position differs", code=[[1, 1, 1, 1], [-1, -1, -1, -1]]),
    pin("equal rows", "the distance is 0", code=[[1, -1], [1, -1]]),
    pin("many", "the nearest two are neither neighbours nor first or last", code=_cyclic(30, 16)),
    pin("very many", "120 rows, 40 columns", code=_cyclic(120, 40)),
    pin("long", "60 positions, all of which differ", code=[[1] * 60, [-1] * 60]),
]
best_code = pins(
    "size",
    "2 to 4 classes, lengths 1 to 12",
    [{"n": n, "length": length} for n in (2, 3, 4) for length in range(1, LONGEST + 1)],
)
weights_prove_optimality = pins("classes", "2 to 4 classes", [{"n": n} for n in (4, 3, 2)])
