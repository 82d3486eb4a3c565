"""What the checks of 12.10 are always tried on."""

from grader.checks import pin, pins

DECISIVE = ("memory", "size", "order", "nearest", "mean")
SPACE = [(0.0, 0.0), (1.0, 1.0), (2.0, 0.5)]
BITS = [(0.0, 0.0), (1.0, 1.0)]
SIGNS = [(0.0, 1.0), (0.0, -1.0), (1.0, 1.0), (2.0, -1.0)]
CHANCES = [0.25, 0.25, 0.5]
FAR = [(0.0, -1000.0), (1000.0, 1000.0)]
RARE = [1 - 1e-5, 1e-5]
"""A training set may have a chance of 10^-10, and yet count: losses may be large."""
EIGHT = [(float(i % 3), float(i * i % 5)) for i in range(8)]
FINE = [(0.123456, 0.654321), (2.111222, -1.333444), (0.5, 3.141593), (-7.7, 0.1)]
FINE += [(x / 3, y / 7) for x, y in FINE]
TWELVE = [(float(i % 5), float(i * i % 7) / 4) for i in range(12)]


def space(learner, domain, probs, m):
    return {"space": {"learner": learner, "domain": domain, "probs": probs, "m": m}}


MOST = [(float(k), float(k * k % 7)) for k in range(8)]


def _loo(learner, D):
    return {"task": {"learner": learner, "D": D}}


def _kfold(learner, D, k):
    return {"task": {"learner": learner, "D": D, "k": k}}


loo_inputs = [
    *pins(
        "decisive",
        "memory, size, order, nearest neighbour and mean all tell slips apart",
        [_loo(one, EIGHT[:4]) for one in DECISIVE],
    ),
    pin(
        "a repeated sample",
        "equal samples are left out one at a time",
        **_loo("memory", [(0.0, 1.0), (0.0, 1.0), (1.0, 1.0)]),
    ),
    pin("two samples", "one is left to train on", **_loo("size", [(0.0, 1.0), (0.0, 3.0)])),
    pin("not sorted", "the others stay in their order", **_loo("order", [(0.0, 0.0), (2.0, 2.0), (1.0, 1.0)])),
    pin(
        "equal and apart",
        "removing the first of two equal samples is not removing the second",
        **_loo("order", [(0.0, 0.0), (1.0, 2.0), (0.0, 0.0), (2.0, 1.0)]),
    ),
    *pins(
        "balanced",
        "the majority class, as many of either: leave-one-out is 1",
        [_loo("majority", [(float(i), 1.0 if i < q else -1.0) for i in range(2 * q)]) for q in (2, 5)],
    ),
]
more_loo_inputs = [
    pin("twelve", "twelve samples", **_loo("order", TWELVE)),
    pin("far", "losses of four millions", **_loo("mean", FAR)),
    pin("fine", "many decimals", **_loo("mean", FINE)),
    pin("small", "values down to 1e-5", **_loo("last", [(1e-5, 3e-5), (2e-5, -1e-5), (0.0, 5e-5)])),
]
kfold = [
    *pins(
        "decisive",
        "memory, size, order, nearest neighbour and mean all tell slips apart",
        [_kfold(one, EIGHT, 4) for one in DECISIVE],
    ),
    *pins("two folds", "half of the samples train", [_kfold(one, EIGHT[:6], 2) for one in ("order", "size", "mean")]),
    pin("three folds", "parts before and after", **_kfold("order", EIGHT[:6], 3)),
]
more_kfold = [
    *pins("twelve, in order", "two, three and twelve folds", [_kfold("order", TWELVE, k) for k in (2, 3, 12)]),
    *pins("twelve, by size", "two, three and twelve folds", [_kfold("size", TWELVE, k) for k in (2, 3, 12)]),
    pin("fine", "many decimals", **_kfold("mean", FINE[:4], 2)),
    pin("small", "values down to 1e-5", **_kfold("last", [(1e-5, 3e-5), (2e-5, -1e-5), (0.0, 5e-5), (0.0, 1e-5)], 2)),
]
risk = [
    pin("a table", "any function of the training set", **space("table", SPACE, CHANCES, 3), seed=0),
    pin("probability 0", "samples that never come", **space("mean", SPACE, [0.0, 1.0, 0.0], 2), seed=1),
    pin("by size", "trained on D, not on the space", **space("size", SPACE, CHANCES, 5), seed=1),
    pin("a memoriser", "samples that were seen count as well", **space("memory", SPACE, CHANCES, 2), seed=0),
]
more_risk = [
    pin("twelve", "twelve samples in D", **space("size", SPACE, CHANCES, 12), seed=1),
    pin("rare", "a chance of 1e-5, and losses of millions", **space("mean", FAR, RARE, 2), seed=0),
    pin("eight", "a space of eight samples", **space("order", MOST, [1 / 16] * 7 + [9 / 16], 2), seed=2),
]
stability_inputs = [
    *pins(
        "three samples",
        "order, unseen samples, nearest neighbour and the last one tell slips apart",
        [space(learner, SIGNS[:3], CHANCES, 2) for learner in ("order", "novel", "nearest", "last")],
    ),
    pin("in order", "training sets of three", **space("order", BITS, [0.5, 0.5], 3)),
    pin(
        "equal to earlier ones",
        "the samples whose removal changes most are equal to earlier ones",
        **space("order", [(7.0, 0.0), (8.0, 1.0)], [0.5, 0.5], 3),
    ),
    *pins(
        "equal to later ones",
        "… or to later ones",
        [space("order", [(k, 0.0), (k + 1, 1.0)], [0.5, 0.5], 3) for k in (2.0, 25.0)],
    ),
    pin(
        "the middle one of three",
        "neither the first nor the last",
        **space("fine", [(4.0, 0.0), (0.0, 1.0)], [0.5, 0.5], 3),
    ),
    pin("changes", "a sample in the middle makes two changes", **space("changes", BITS, [0.5, 0.5], 3)),
    pin("the first", "only the first sample counts", **space("first", BITS, [0.5, 0.5], 2)),
    pin("twice the size", "differences above 1", **space("mean", [(3.0, 0.0), (3.0, 2.0)], [0.5, 0.5], 2)),
]
more_stability_inputs = [
    pin("five in order", "training sets of five", **space("order", [(8.0, 0.0), (9.0, 1.0)], [0.5, 0.5], 5)),
    pin("four in order", "training sets of four", **space("order", [(-3.0, -1.0), (-2.0, -1.0)], [0.5, 0.5], 4)),
    *pins(
        "firsts",
        "Each place in the middle is once the only one that counts",
        [
            space("fine", [(k, 0.0), (0.0, 1.0)], [0.5, 0.5], m)
            for m, firsts in ((4, (7.0, 13.0)), (5, (10.0, 1.0, 6.0)), (6, (66.0, 3.0, 4.0, 10.0)))
            for k in firsts
        ],
    ),
    pin("fine", "many decimals", **space("mean", FINE[:2], [0.5, 0.5], 2)),
    pin("ten", "training sets of ten", **space("size", BITS[:1], [1.0], 10)),
    pin("small", "values down to 1e-5", **space("last", [(1e-5, 3e-5), (2e-5, -1e-5)], [0.5, 0.5], 2)),
]
expected_loss = [
    *pins(
        "three samples",
        "a table, nearest neighbour and the size tell slips apart",
        [space(learner, SIGNS[:3], CHANCES, 2) for learner in ("table", "nearest", "size")],
    ),
    pin("in order", "training sets of three, unequal chances", **space("order", BITS, [0.25, 0.75], 3)),
    pin("probability 0", "a sample that never comes", **space("mean", SPACE, [0.5, 0.0, 0.5], 2)),
    pin("mean of three", "unequal chances", **space("mean", BITS, [0.25, 0.75], 3)),
]
more_expected_loss = [
    pin("fine", "many decimals", **space("mean", FINE[:2], [0.123456, 0.876544], 2)),
    pin("rare", "a chance of a millionth", **space("mean", BITS, [1e-6, 1 - 1e-6], 3)),
    pin("rare and far", "a chance of 1e-10, and losses of millions", **space("mean", FAR, RARE, 2)),
    pin("ten", "training sets of ten", **space("size", BITS[:1], [1.0], 10)),
    pin("four samples", "a space of four", **space("order", MOST[:4], [1 / 16] * 3 + [13 / 16], 2)),
]
failure = pins("small", "even and odd", [{"q": q} for q in (1, 2, 3, 5)])
larger_failure = [pin("fifty", "a hundred samples", q=50)]
beta_mean = pins("small and large", "from two samples to a thousand", [{"m": m} for m in (2, 3, 4, 5, 1000)])
bounds = [
    pin("many", "a million samples", value=0.123456, beta=1e-5, m=10**6, M=0.5, delta=1e-6, kind="loo"),
    pin("few", "five samples", value=1000.0, beta=0.123456, m=5, M=1e-5, delta=0.123456, kind="empirical"),
    pin("nothing added", "β = 0 and M = 0", value=1e-5, beta=0.0, m=5, M=0.0, delta=0.5, kind="empirical"),
]
