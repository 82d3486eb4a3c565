"""What the checks of 7.5 are always tried on."""

import numpy as np

from grader.checks import pin, pins

SMALL = {"mu0": np.zeros(2), "mu1": np.array([2.0, 1.0]), "sigma": np.array([[2.0, 0.5], [0.5, 1.0]])}
TEN = {"mu0": np.zeros(10), "mu1": np.ones(10), "sigma": np.eye(10) + 0.25}
# The covariance has variances 1 and 5e-6 along (3, 4) and (4, -3); the means are as far apart along both, in deviations.
FLAT = {
    "mu0": np.array([0.0, 0.0]),
    "mu1": np.array([0.6 + 0.8 * 2**-9, 0.8 - 0.6 * 2**-9]),
    "sigma": np.array([[0.36 + 3.2e-6, 0.48 - 2.4e-6], [0.48 - 2.4e-6, 0.64 + 1.8e-6]]),
}
STRICT = [{"case": FLAT, "seed": 5}, {"case": TEN, "seed": 5}]
ALSO = [
    {
        "case": {"mu0": np.array([1.0, 0.0]), "mu1": np.array([0.0, 1.0]), "sigma": np.array([[2.0, 2.0], [2.0, 5.0]])},
        "seed": 4,
    },
    {"case": {"mu0": np.array([1.0]), "mu1": np.array([-3.0]), "sigma": np.array([[4.0]])}, "seed": 0},
    {
        "case": {"mu0": np.array([1.0, 5.0]), "mu1": np.array([3.0, 5.0]), "sigma": np.array([[2.0, 1.5], [1.5, 2.0]])},
        "seed": 1,
    },
    {"case": SMALL, "seed": 2},
]
NEXT = {"mu0": np.array([0.0]), "mu1": np.array([0.125]), "sigma": np.array([[1.0]])}

lda = pins(
    "also",
    "Small covariances with correlated attributes, in one and two dimensions",
    ALSO,
)
lda_strict = pins("flat and ten", "A nearly singular covariance, and ten dimensions", STRICT)
log_odds = pins(
    "also",
    "Small covariances with correlated attributes, in one and two dimensions",
    [{**one, "prior1": 0.8, "away": 0.0} for one in ALSO],
)
log_odds_strict = [
    *pins(
        "flat and ten",
        "A nearly singular covariance, and ten dimensions",
        [{**one, "prior1": 0.8, "away": 60.0} for one in STRICT],
    ),
    *pins(
        "next",
        "A point 38.4 deviations away has densities that are subnormal for both of these means",
        [{"case": NEXT, "prior1": prior1, "seed": 6, "away": 38.375} for prior1 in (0.5, 1e-12, 1 - 1e-12)],
    ),
]
bayes_rule = pins(
    "also",
    "Small covariances with correlated attributes, in one and two dimensions",
    [{**one, "prior1": 0.8} for one in ALSO],
)
bayes_rule_strict = [
    *pins(
        "flat and ten", "A nearly singular covariance, and ten dimensions", [{**one, "prior1": 0.8} for one in STRICT]
    ),
    *pins(
        "next",
        "Means an eighth of a deviation apart, and one class hardly ever",
        [{"case": NEXT, "prior1": prior1, "seed": 6} for prior1 in (1e-12, 1 - 1e-12)],
    ),
]
bayes_error = [
    *pins(
        "also",
        "Small covariances with correlated attributes, in one and two dimensions",
        ALSO,
    ),
    pin(
        "small",
        "mu0 = [0, 0]; mu1 = [9, -9]; sigma 2 × 2; seed = 3",
        case={**SMALL, "mu1": np.array([9.0, -9.0])},
        seed=3,
    ),
]
prior_shift = [pin("prior1 0.8", "prior1 = 0.8", prior1=0.8)]
prior_shift_strict = [
    pin("prior1 1e-12", "prior1 = 1e-12; numbers down to 1e-12", prior1=1e-12),
    pin("prior1 1", "prior1 = 1", prior1=1 - 1e-12),
]
unequal_variances = [pin("gap 0.01", "gap = 0.01", gap=0.01), pin("gap 0.4", "gap = 0.4", gap=0.4)]
