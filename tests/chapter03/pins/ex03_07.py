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
    pin("code of 4", "code 4 × 9", code=OPTIMAL),
    pin("code of one", "code 1 × 3", code=[[1, -1, 1]]),
    pin("code of 2", "code 2 × 4", code=[[1, 1, 1, 1], [-1, -1, -1, -1]]),
    pin("code of 2, 2", "code 2 × 2", code=[[1, -1], [1, -1]]),
    pin("cyclic 30 16", "code 30 × 16", code=_cyclic(30, 16)),
    pin("cyclic 120 40", "code 120 × 40", code=_cyclic(120, 40)),
    pin("code of 2, 3", "code 2 × 60", code=[[1] * 60, [-1] * 60]),
]
best_code = pins(
    "longest",
    "36 inputs, from n = 2; length = 1 to n = 4; length = 12",
    [{"n": n, "length": length} for n in (2, 3, 4) for length in range(1, LONGEST + 1)],
)
weights_prove_optimality = [pin("n 4", "n = 4", n=4), pin("n 3", "n = 3", n=3), pin("n 2", "n = 2", n=2)]
