"""What the checks of 14.10 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import one_at_a_time


def large(seed, T, length, n_words, K, alpha0, eta):
    rng = np.random.default_rng(seed)
    docs = [[int(word) for word in rng.integers(n_words, size=length)] for _ in range(T)]
    z = [*range(K), *(int(topic) for topic in rng.integers(K, size=T * length - K))]
    return {"docs": docs, "z": z, "a": K - 1, "b": 1, "n_words": n_words, "alpha0": alpha0, "eta": eta}


restaurant = [
    pin("no sizes", "sizes is empty; gamma = 2; n = 1", sizes=[], gamma=2.0, n=1),
    pin("sizes of one gamma 0.01 n 2", "sizes = [1]; gamma = 0.01; n = 2", sizes=[1], gamma=0.01, n=2),
    pin(
        "numbers up to 1e4",
        "sizes = [400, 1, 599]; gamma = 0.1235; n = 10000; numbers up to 1e4",
        sizes=[400, 1, 599],
        gamma=0.123456789,
        n=10_000,
    ),
    pin(
        "sizes of 120 gamma 100 n 1000",
        "sizes of 120 entries; gamma = 100; n = 1000",
        sizes=[1] * 120,
        gamma=100.0,
        n=1000,
    ),
    pin(
        "sizes of 60 gamma 12.35 n 137",
        "sizes of 60 entries; gamma = 12.35; n = 137",
        sizes=[2, 3] * 30,
        gamma=12.345678,
        n=137,
    ),
    pin(
        "sizes of 6 gamma 0.5 n 41",
        "sizes of 6 entries; gamma = 0.5; n = 41",
        sizes=[5, 5, 5, 5, 5, 5],
        gamma=0.5,
        n=41,
    ),
    pin("sizes of one gamma 50 n 3", "sizes = [1000]; gamma = 50; n = 3", sizes=[1000], gamma=50.0, n=3),
    pin(
        "sizes of 1000 gamma 3.75 n 999",
        "sizes of 1000 entries; gamma = 3.75; n = 999",
        sizes=[1] * 1000,
        gamma=3.75,
        n=999,
    ),
]
step = [
    *pins(
        "some values",
        "6 inputs, from n_dk is empty; n_kw is empty; n_k is empty to n_dk = [0, 0, 0]; n_kw = [5, 5, 2]; n_k = [7, 7, 9]; numbers down to 5e-5",
        [
            {
                "step": dict(
                    zip(("n_dk", "n_kw", "n_k", "beta", "beta_new", "alpha", "eta", "n_words"), values, strict=True)
                )
            }
            for values in (
                ([], [], [], [], 1.0, 0.5, 0.5, 7),
                ([0, 3], [0, 2], [4, 9], [0.25, 0.5], 0.25, 1.5, 0.3, 11),
                ([12, 0, 7], [3, 40, 0], [900, 1200, 300], [0.123456, 0.3, 0.076544], 0.5, 0.01, 0.01, 100),
                ([1, 1, 1], [1, 1, 1], [1, 1, 1], [0.3, 0.3, 0.3], 0.1, 100.0, 100.0, 1),
                ([2] * 10, [1] * 10, [30] * 10, [0.099995] * 10, 0.00005, 2.0, 0.1, 50),
                ([0, 0, 0], [5, 5, 2], [7, 7, 9], [0.400001, 0.4, 0.00005], 0.199949, 0.2, 0.00001 + 0.01, 20),
            )
        ],
    ),
    *pins(
        "one at a time",
        "8 inputs, each with n_dk = [1, 2]; n_kw = [0, 2]; n_k = [4, 9]",
        [
            {"step": step}
            for step in one_at_a_time(
                {"n_dk": [1, 2], "n_kw": [0, 2], "n_k": [4, 9], "beta": [0.25, 0.5], "beta_new": 0.25}
                | {"alpha": 1.5, "eta": 0.3, "n_words": 11},
                n_dk=[3, 0],
                n_kw=[1, 1],
                n_k=[5, 3],
                beta=[0.5, 0.25],
                alpha=2.5,
                eta=0.7,
                n_words=13,
            )
        ],
    ),
]
merge = [
    pin(
        "case of 2",
        "docs 2 × 2; z = [0, 0, 1, 1]; a = 0",
        case={"docs": [[0, 1], [2, 2]], "z": [0, 0, 1, 1], "a": 0, "b": 1, "n_words": 3, "alpha0": 1.0, "eta": 0.5},
    ),
    pin(
        "case of 3",
        "docs of 3 entries; z = [0, 2, 1, 1]; a = 2",
        case={"docs": [[0, 1], [2, 2], []], "z": [0, 2, 1, 1], "a": 2, "b": 0, "n_words": 4, "alpha0": 1.0, "eta": 0.1},
    ),
    pin(
        "case of 4",
        "docs 4 × 2; z of 8 entries; a = 1",
        case={"docs": [[0, 1]] * 4, "z": [0, 1] * 4, "a": 1, "b": 0, "n_words": 2, "alpha0": 3.0, "eta": 0.2},
    ),
    pin(
        "case of one",
        "docs 1 × 3; z = [0, 1, 1]; a = 0",
        case={"docs": [[0, 1, 0]], "z": [0, 1, 1], "a": 0, "b": 1, "n_words": 2, "alpha0": 2.0, "eta": 0.5},
    ),
    pin(
        "large 1 60 60 100 10 0.123456 0.0234567",
        "docs 60 × 60; z of 3600 entries; a = 9",
        case=large(1, 60, 60, 100, 10, 0.123456, 0.0234567),
    ),
    pin(
        "large 2 50 9 7 3 100.0 100.0", "docs 50 × 9; z of 450 entries; a = 2", case=large(2, 50, 9, 7, 3, 100.0, 100.0)
    ),
    pin(
        "large 3 13 12 100 5 0.01 0.01",
        "docs 13 × 12; z of 156 entries; a = 4",
        case=large(3, 13, 12, 100, 5, 0.01, 0.01),
    ),
    *pins(
        "one at a time",
        "8 inputs, each with docs of 3 entries; z of 5 entries; a = 2",
        [
            {"case": case}
            for case in one_at_a_time(
                {"docs": [[0, 1], [2, 2], [1]], "z": [0, 2, 1, 1, 0], "a": 2, "b": 0, "n_words": 4}
                | {"alpha0": 1.0, "eta": 0.1},
                docs=[[0, 0], [2, 2], [1]],
                z=[0, 1, 2, 1, 0],
                a=1,
                b=1,
                n_words=5,
                alpha0=2.0,
                eta=0.3,
            )
        ],
    ),
]
planted_inputs = pins(
    "some topics and n words",
    "How many topics there are cannot be told by n_words",
    [{"topics": topics, "n_words": n_words} for topics, n_words in ((1, 6), (2, 12), (3, 18), (1, 18), (2, 18))],
)
same_again = [pin("seed 0", "seed = 0", seed=0), pin("seed 4", "seed = 4", seed=4)]
