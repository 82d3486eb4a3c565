"""What the checks of cookbook2.1 are always tried on."""

from grader.checks import pins

INF = float("inf")
NORMALS = ("mu1", "sigma1", "mu2", "sigma2")


def case_of(prior1, mu1, sigma1, mu2, sigma2, loss1=1.0, loss2=1.0):
    return {
        "prior1": prior1,
        "mu1": mu1,
        "sigma1": sigma1,
        "mu2": mu2,
        "sigma2": sigma2,
        "loss1": loss1,
        "loss2": loss2,
    }


CASES = [
    case_of(0.3, 0.0, 1.0, 2.0, 1.0, 3.0, 2.0),
    case_of(0.8, 2.0, 1.0, 0.0, 1.0, 1.0, 2.0),
    case_of(0.4, 0.0, 2.0, 1.0, 1.0, 1.0, 3.0),
    case_of(0.75, -1.0, 1.0, 1.0, 3.0, 0.5, 4.0),
    case_of(0.01, 0.0, 1.0, 0.0, 2.0),
    case_of(0.99, 0.0, 2.0, 0.0, 1.0, 1.0, 1.0),
    case_of(0.123456789, 1.23456789e-6, 2.3456789e-6, -3.2109876e-6, 1.0101234e-6, 1.2345678, 0.87654321),
    case_of(0.4, 5e-7, 1.0125e-6, -2e-6, 1e-6, 2.0, 3.0),
    case_of(0.654321, 123456.789, 234567.891, -98765.4321, 345678.912, 12.3456, 98.7654),
    case_of(0.999999, 0.125, 1.0, 0.0, 1.0, 1e3, 1e-3),
    case_of(1e-6, 0.0, 5.0, 100.0, 50.0, 1e3, 1e-3),
    case_of(0.5, 20.0, 1.0, 19.98, 1.0, 5.0, 0.2),
    case_of(0.5, 20.0, 1.0, -20.0, 1.01, 2.0, 3.0),
    case_of(1e-6, 0.0, 1.0, 0.01, 1.0, 1e-3, 1e3),
    case_of(1e-6, 0.01, 1.0, 0.0, 1.0, 1e-3, 1e3),
    case_of(0.5, 1.25e-8, 1e-6, 0.0, 1e-6, 3.0, 1.0),
    case_of(0.5, 2e-8, 1.5e-6, 0.0, 1e-6, 3.0, 1.0),
    case_of(0.50001, 0.0, 1.0, 0.0125, 2.0),
]

crossings = pins(
    "normals",
    "20 inputs, from mu1 = 0; sigma1 = 1; mu2 = 2 to mu1 = 2e-8; sigma1 = 1.5e-6; mu2 = 0; numbers down to 2e-8",
    [
        {"case": dict(zip((*NORMALS, "k"), numbers, strict=True))}
        for numbers in (
            (0.0, 1.0, 2.0, 1.0, 1.0),
            (2.0, 1.5, -1.0, 1.5, 7.0),
            (1.0, 1.0, 1.0, 2.0, 1.5),
            (0.0, 2.0, 0.0, 1.0, 0.4),
            (0.0, 1.0, 0.0, 2.0, 1.999997),
            (0.0, 1.0, 0.0, 2.0, 2.000003),
            (0.0, 2.0, 0.0, 1.0, 0.5000008),
            (0.0, 2.0, 0.0, 1.0, 0.4999992),
            (1.2345678e-6, 2.3456789e-6, -3.4567891e-6, 1.2345e-6, 0.0123456789),
            (123456.789, 234567.891, -98765.4321, 345678.912, 0.87654321),
            (123456.789, 234567.891, -98765.4321, 234567.891, 1e12),
            (5e-7, 1e-6, -2e-6, 1.0125e-6, 1.5),
            (1.0, 1.0, 1.01, 1.0, 1e12),
            (1.0, 1.0, 1.01, 1.0, 1e-12),
            (20.0, 1.0, -20.0, 1.01, 1e-12),
            (20.0, 1.0, -20.0, 10.0, 1e-12),
            (0.0, 1.0, 2.0, 1.0, 1.00005),
            (0.0, 2.0, 0.5, 1.0, 0.99995),
            (0.0, 1.0, 0.0125, 2.0, 1.2),
            (2e-8, 1.5e-6, 0.0, 1e-6, 0.8),
        )
    ],
)
decide = pins(
    "cases",
    "18 inputs, from prior1 = 0.3; mu1 = 0; sigma1 = 1 to prior1 = 0.5; mu1 = 0; sigma1 = 1",
    [{"case": case} for case in CASES],
)
errors = pins(
    "inf",
    "6 inputs, from mu1 = 0; sigma1 = 1; mu2 = 1 to mu1 = 0; sigma1 = 1; mu2 = 1; numbers up to 1e4",
    [
        {"case": {**dict(zip(NORMALS, (0.0, 1.0, 1.0, 2.0), strict=True)), "regions": parts}}
        for parts in (
            [(-INF, INF, 1)],
            [(-INF, INF, 2)],
            [(-INF, 0.0, 2), (0.0, INF, 1)],
            [(-INF, -1.5, 1), (-1.5, 0.25, 2), (0.25, 3.0, 1), (3.0, INF, 2)],
            [(-INF, 12345.678, 1), (12345.678, INF, 2)],
            [(-INF, 12345.678, 2), (12345.678, INF, 1)],
        )
    ],
)
boundary = pins(
    "cases",
    "16 inputs, from prior1 = 0.3; mu1 = 0; sigma1 = 1 to prior1 = 0.5; mu1 = 0; sigma1 = 1",
    [{"case": {**case, "sigma2": case["sigma1"]}} for case in CASES if case["mu1"] != case["mu2"]],
)
