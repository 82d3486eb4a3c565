"""What the checks of 12.3 are always tried on."""

import math
from fractions import Fraction

from grader.checks import memo, pin, pins


def radius_of(m, delta) -> float:
    """Where 2e^(−2mε²) falls to δ, by bisection."""
    low, high = 0.0, 4.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if math.log(2) - 2 * m * middle * middle > math.log(delta) else (low, middle)
    return (low + high) / 2


@memo
def chances(a, b, m) -> list[Fraction]:
    """Of 0, 1, …, m errors, found by one example at a time."""
    numerators = [1]
    for _ in range(m):
        numerators = [(b - a) * stay + a * come for stay, come in zip([*numerators, 0], [0, *numerators], strict=True)]
    return [Fraction(one, b**m) for one in numerators]


def some_outside(K, m, radius) -> float:
    """The probability that one of K independent hypotheses of error ½ is farther away than that."""
    q = float(sum(p for k, p in enumerate(chances(1, 2, m)) if abs(Fraction(k, m) - Fraction(1, 2)) > Fraction(radius)))
    return -math.expm1(K * math.log1p(-q)) if q < 1 else float(K > 0)


def fewest(m, delta) -> int:
    K = 1
    while some_outside(K, m, radius_of(m, delta)) <= delta:
        K += 1
    return K


def apart(x, y) -> bool:
    return abs(x - y) > 2e-9 * max(abs(x), abs(y))


def size_is_clear(eps, delta) -> bool:
    m = max(1, math.ceil(math.log(2 / delta) / (2 * eps * eps)))
    return all(apart(2 * math.exp(-2 * one * eps * eps), delta) for one in (m - 1, m, m + 1))


def interval_is_clear(a, b, m, delta) -> bool:
    radius = radius_of(m, delta)
    return all(abs(abs(k / m - a / b) - radius) > 2e-9 for k in range(m + 1))


def break_is_clear(m, delta) -> bool:
    radius = radius_of(m, delta)
    if not 0.01 <= delta <= 0.99 or radius >= 0.5 - 1e-9 or not interval_is_clear(1, 2, m, delta):
        return False
    K = fewest(m, delta)
    return all(apart(some_outside(one, m, radius), delta) for one in (K - 1, K, K + 1))


RADII = [
    pin("one example", "ε is above ½", m=1, delta=0.5),
    pin("decimals", "no round number", m=12, delta=0.123456789),
    pin("a million", "δ of a millionth", m=1_000_000, delta=1e-6),
    pin("nearly 1", "δ of nearly 1", m=1_000_000, delta=0.999999),
    pin("sure", "δ of 1e-5", m=50, delta=1e-5),
    pin("many", "many examples", m=200_000, delta=0.00012345),
]
radius = RADII
interval = [
    pin("below 0", "the left end is below 0", m=12, delta=0.1, wrong=0),
    pin("above 1", "the right end is above 1", m=12, delta=0.1, wrong=12),
    pin("wide", "ε itself is above 1", m=1, delta=0.05, wrong=1),
    pin("a million", "δ of a millionth", m=1_000_000, delta=1e-6, wrong=0),
    pin("many", "nearly all wrong", m=200_000, delta=0.5, wrong=199_999),
]


def _demands(pairs):
    return [{"case": {"eps": eps, "delta": delta}} for eps, delta in pairs if size_is_clear(eps, delta)]


sample_size = pins(
    "plain",
    "one example is enough, two are, and where rounding to the nearest is wrong",
    _demands([(0.999, 0.999), (0.9, 0.5), (0.5, 0.5), (0.83, 0.5), (0.3, 0.05)]),
)
fine_sample_size = pins(
    "fine",
    "one example too few is so by 10^-8 or less; small ε and δ",
    _demands(
        [
            (0.005, 1e-6),
            (0.0123456789, 0.123456789),
            (0.005, 0.5),
            (0.3, 0.00005),
            (0.8325, 0.5),
            *(
                (eps, 2 * math.exp(-2 * m * eps * eps) * (1 + gap))
                for eps, m in ((0.05, 700), (0.02, 5000), (0.01, 20_000), (0.005, 200_000))
                for gap in (-1e-8, 1e-8)
            ),
            *(
                (eps, 2 * math.exp(-2 * m * eps * eps) * (1 - 3e-9))
                for eps, m in ((0.5, 3), (0.9, 2), (0.7, 9), (0.1, 300))
            ),
        ]
    ),
)


def _covers(cases):
    return [
        {"case": dict(zip(("a", "b", "m", "delta"), case, strict=True))} for case in cases if interval_is_clear(*case)
    ]


coverage = pins(
    "plain",
    "E = 0 and E = 1, few errors, δ near 1; k/m and E rounded to three digits would count another k",
    _covers(
        [
            (0, 5, 7, 0.5),
            (5, 5, 7, 0.5),
            (1, 20, 50, 0.2),
            (1, 20, 20, 0.99),
            (19, 20, 40, 0.2),
            (1, 2, 11, 0.9),
            (1, 2, 12, 0.05),
            (2, 7, 70, 0.1147),
        ]
    ),
)
fine_coverage = pins(
    "fine",
    "many examples, small δ, an end that misses E by a billionth",
    _covers(
        [
            (1, 20, 20, 0.999),
            (500, 1000, 200, 0.999),
            (123, 997, 200, 0.123456789),
            (19, 20, 200, 0.2),
            (1, 1000, 150, 0.9),
            (1, 2, 60, 0.00005),
            (1, 2, 9, 1e-6),
            (412, 1000, 2, 0.501661927048),
        ]
    ),
)


def _breaks(pairs):
    return [{"case": {"m": m, "delta": delta}} for m, delta in pairs if break_is_clear(m, delta)]


many_hypotheses = pins(
    "plain",
    "one hypothesis is enough, the union bound gives one fewer, many are needed",
    _breaks([(4, 0.5), (10, 0.5), (10, 0.9), (3, 0.7), (7, 0.8), (12, 0.05), (14, 0.011)]),  # K = 91 at last
)
fine_many_hypotheses = pins(
    "fine",
    "many examples, δ near 0.01 and 0.99",
    _breaks([(2, 0.99), (11, 0.01), (200, 0.01), (200, 0.99), (100, 0.5), (12, 0.0123456), (199, 0.3)]),
)
finite_class = [
    pin("one", "one hypothesis: (12.18)", n=1, m=7, delta=0.2),
    pin("few", "three hypotheses, one example", n=3, m=1, delta=0.123456789),
    pin("three", "three hypotheses", n=3, m=20, delta=0.123456789),
    pin("a billion", "a billion hypotheses", n=10**9, m=10**6, delta=1e-6),
    pin("nearly 1", "δ of nearly 1", n=12, m=20, delta=0.999999),
    pin("sure", "δ of 4e-5", n=12, m=20, delta=0.00004),
]
