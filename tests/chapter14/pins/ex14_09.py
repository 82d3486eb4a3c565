"""What the checks of 14.9 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import one_at_a_time


def large(seed, docs, longest, n_words, n_topics, alpha, eta):
    rng = np.random.default_rng(seed)
    docs = [[int(word) for word in rng.integers(n_words, size=rng.integers(longest + 1))] for _ in range(docs)]
    z = [int(topic) for topic in rng.integers(n_topics, size=sum(map(len, docs)))]
    return {"docs": docs, "z": z, "n_words": n_words, "n_topics": n_topics, "alpha": alpha, "eta": eta}


SMALL = {"docs": [[0, 1, 0], [2, 1]], "z": [0, 1, 0, 1, 1], "n_words": 3, "n_topics": 2, "alpha": 0.5, "eta": 0.3}
FIXED = [
    SMALL,
    large(1, 60, 60, 100, 10, 0.123456, 0.0234567),
    large(2, 60, 60, 12, 3, 10.0, 10.0),
    large(3, 20, 8, 100, 10, 0.01, 0.01),
    {"docs": [[], [0], []], "z": [0], "n_words": 1, "n_topics": 1, "alpha": 0.3, "eta": 2.0},
    {
        **large(4, 50, 0, 7, 4, 0.3, 0.2),
        "docs": [[t % 7, w % 5, (t + w) % 7] * 3 for t in range(50) for w in [t // 3]],
        "z": [0, 1, 2, 2, 3, 0] * 75,
    },
    {"docs": [[0, 1, 1]] * 4, "z": [0, 1, 1, 1] * 3, "n_words": 2, "n_topics": 2, "alpha": 0.3, "eta": 2.0},
    {"docs": [[]], "z": [], "n_words": 3, "n_topics": 2, "alpha": 0.3, "eta": 2.0},
    {
        "docs": [[1, 1, 1], [1, 1, 1], [0]],
        "z": [2, 2, 0, 1, 2, 2, 2],
        "n_words": 2,
        "n_topics": 3,
        "alpha": 0.75,
        "eta": 0.2,
    },
    *one_at_a_time(SMALL, docs=[[0, 2, 0], [1, 1]], z=[1, 1, 0, 1, 0], n_words=4, n_topics=3, alpha=0.7, eta=0.4),
]

log_joint = pins(
    "fixed",
    "16 inputs, each with docs of 2 entries; z of 5 entries; n_words = 3",
    [{"case": case} for case in FIXED],
)
conditional = [
    *pins(
        "fixed",
        "8 inputs, from docs of 2 entries; i = 0 to docs of 20 entries; i = 64",
        [{"drawn": {"case": case, "i": i}} for case in FIXED[:4] for i in (0, len(case["z"]) - 1)],
    ),
    pin("drawn of 6", "docs of 3 entries; i = 3", drawn={"case": FIXED[8], "i": 3}),
    pin("drawn of 6, 2", "docs of 3 entries; i = 0", drawn={"case": FIXED[4], "i": 0}),
]
step = pins(
    "one at a time",
    "7 inputs, each with n_dk = [2, 0]; n_kw = [1, 3]; n_k = [4, 5]",
    [
        {"step": step}
        for step in one_at_a_time(
            {"n_dk": [2, 0], "n_kw": [1, 3], "n_k": [4, 5], "alpha": 0.5, "eta": 0.25, "n_words": 6},
            n_dk=[1, 4],
            n_kw=[0, 2],
            n_k=[9, 3],
            alpha=2.0,
            eta=1.5,
            n_words=11,
        )
    ],
)
perplexity = pins(
    "fixed",
    "15 inputs, each with docs of 2 entries; z of 5 entries; n_words = 3",
    [{"case": case} for case in FIXED if case["z"]],
)
evolution = [
    pin("T 23 K 3 block 10 seed 1", "T = 23; K = 3; block = 10; seed = 1", T=23, K=3, block=10, seed=1),
    pin("T 50 K 3 block 10 seed 2", "T = 50; K = 3; block = 10; seed = 2", T=50, K=3, block=10, seed=2),
    pin("T 60 K 10 block 7 seed 3", "T = 60; K = 10; block = 7; seed = 3", T=60, K=10, block=7, seed=3),
    pin("T 4 K 2 block 60 seed 4", "T = 4; K = 2; block = 60; seed = 4", T=4, K=2, block=60, seed=4),
    pin("T 1 K 1 block 1 seed 5", "T = 1; K = 1; block = 1; seed = 5", T=1, K=1, block=1, seed=5),
]
planted_inputs = [pin("corpus 1", "corpus = 1", corpus=1), pin("corpus 2", "corpus = 2", corpus=2)]
priors = [pin("seed 0", "seed = 0", seed=0), pin("seed 7", "seed = 7", seed=7)]
