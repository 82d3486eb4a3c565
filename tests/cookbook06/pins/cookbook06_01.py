"""What the checks of cookbook6.1 are always tried on."""

from grader.checks import memo, pin, pins


@memo
def two_class_error(p, k):
    """Neighbour by neighbour: how probable it is that so many of them have label 1. Of many p, too."""
    votes = [p**0]
    for _ in range(k):
        votes = [a * (1 - p) + b * p for a, b in zip([*votes, 0.0], [0.0, *votes], strict=True)]
    lost, even = sum(votes[: (k + 1) // 2]), votes[k // 2] if k % 2 == 0 else 0.0
    won = sum(votes[k // 2 + 1 :])
    return p * (lost + even / 2) + (1 - p) * (won + even / 2)


def nearly(p, k, gap):
    """A bound that this k meets, or misses, by so little."""
    return {"p": p, "delta": two_class_error(p, k) / p * (1 + gap) - 1}


error = [
    *pins(
        "some p",
        "16 inputs, from p = 0; k = 1 to p = 0.3; k = 6",
        [{"p": p, "k": k} for p in (0.0, 1.0, 0.5, 0.3) for k in (1, 2, 3, 6)],
    ),
    pin("p 0.9 k 2", "p = 0.9; k = 2", p=0.9, k=2),
    pin("p 1e-06 k 1", "p = 1e-6; k = 1; numbers down to 1e-6", p=1e-6, k=1),
    pin("p 1e-06 k 2", "p = 1e-6; k = 2; numbers down to 1e-6", p=1e-6, k=2),
    pin("p 1 k 4", "p = 1; k = 4", p=1 - 1e-6, k=4),
    pin("p 0.48 k 200", "p = 0.48; k = 200", p=0.48, k=200),
    pin("p 0.48 k 199", "p = 0.48; k = 199", p=0.48, k=199),
    pin("p 0.52 k 101", "p = 0.52; k = 101", p=0.52, k=101),
    pin("p 0.1235 k 7", "p = 0.1235; k = 7", p=0.123456789, k=7),
]
polynomial_inputs = pins("some k", "8 inputs, from k = 1 to k = 15", [{"k": k} for k in range(1, 16, 2)])
needed = [
    pin("input", "p = 0.45; delta = 0.05", case={"p": 0.45, "delta": 0.05}),
    pin("input, 2", "p = 0.05; delta = 0.05", case={"p": 0.05, "delta": 0.05}),
    pin("input, 3", "p = 0.05; delta = 2", case={"p": 0.05, "delta": 2.0}),
    pin("input, 4", "p = 0.35; delta = 0.05", case={"p": 0.35, "delta": 0.05}),
    *pins(
        "nearly",
        "6 inputs, from p = 0.41; delta = 0.1609 to p = 0.38; delta = 0.117",
        [{"case": nearly(p, k, gap)} for p, k in ((0.41, 3), (0.123456, 5), (0.38, 13)) for gap in (2e-6, -2e-6)],
    ),
]
worst = [
    pin("k 3", "k = 3", k=3),
    pin("k 5", "k = 5", k=5),
    pin("k 9", "k = 9", k=9),
    pin("k 15", "k = 15", k=15),
    pin("k 25", "k = 25", k=25),
    pin("k 41", "k = 41", k=41),
]
plurality = [
    pin("posterior of 2 k 2", "posterior = [0.5, 0.5]; k = 2", posterior=[0.5, 0.5], k=2),
    pin("posterior of 2 k 4", "posterior = [0.2, 0.8]; k = 4", posterior=[0.2, 0.8], k=4),
    pin("posterior of 3 k 4", "posterior = [0.1, 0.2, 0.7]; k = 4", posterior=[0.1, 0.2, 0.7], k=4),
    pin("posterior of 3 k 2", "posterior = [0.7, 0.2, 0.1]; k = 2", posterior=[0.7, 0.2, 0.1], k=2),
    pin("posterior of 4 k 5", "posterior = [0.1, 0.2, 0.3, 0.4]; k = 5", posterior=[0.1, 0.2, 0.3, 0.4], k=5),
    pin("posterior of 4 k 6", "posterior = [0.4, 0.3, 0.2, 0.1]; k = 6", posterior=[0.4, 0.3, 0.2, 0.1], k=6),
    pin(
        "posterior of 4 k 6, 2", "posterior = [0.25, 0.25, 0.25, 0.25]; k = 6", posterior=[0.25, 0.25, 0.25, 0.25], k=6
    ),
    pin("posterior of 3 k 6", "Three of three classes tie, and all four", posterior=[0.1, 0.3, 0.6], k=6),
    pin("posterior of 3 k 3", "posterior = [0.6, 0.25, 0.15]; k = 3", posterior=[0.6, 0.25, 0.15], k=3),
    pin("posterior of 4 k 4", "posterior = [0.1, 0.2, 0.25, 0.45]; k = 4", posterior=[0.1, 0.2, 0.25, 0.45], k=4),
    pin("posterior of 4 k 7", "posterior = [0.15, 0.2, 0.3, 0.35]; k = 7", posterior=[0.15, 0.2, 0.3, 0.35], k=7),
    pin("posterior of 3 k 3, 2", "posterior = [0.3, 0, 0.7]; k = 3", posterior=[0.3, 0.0, 0.7], k=3),
    pin("posterior of 4 k 2", "posterior = [0, 0, 1, 0]; k = 2", posterior=[0.0, 0.0, 1.0, 0.0], k=2),
    pin(
        "numbers down to 1e-6",
        "posterior = [1e-6, 0.3, 0.7]; k = 2; numbers down to 1e-6",
        posterior=[1e-6, 0.3, 0.7 - 1e-6],
        k=2,
    ),
    pin(
        "numbers down to 1e-6, 2",
        "posterior = [1, 1e-6, 1e-6]; k = 1; numbers down to 1e-6",
        posterior=[1 - 2e-6, 1e-6, 1e-6],
        k=1,
    ),
    pin(
        "posterior of 3 k 3, 3",
        "posterior = [0.1235, 0.5, 0.3765]; k = 3",
        posterior=[0.123456789, 0.5, 0.376543211],
        k=3,
    ),
]
reading = pins(
    "some c",
    "16 inputs, from c = 3; k = 3 to c = 6; k = 9",
    [{"c": c, "k": k} for c in (3, 4, 5, 6) for k in (3, 5, 7, 9)],
)
