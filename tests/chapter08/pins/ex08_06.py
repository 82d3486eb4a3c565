"""What the checks of 8.6 are always tried on."""

import numpy as np

from grader.checks import pin

TIED = {
    "learner": "most_frequent",
    "X": np.array([[0.0], [1.0], [2.0]]),
    "y": np.array([0, 1, 2]),
    "X_test": np.array([[0.0], [5.0], [6.0]]),
    "y_test": np.array([1, 1, 2]),
    "samples": [[2, 2, 2], [1, 1, 2]],
}
LATER = {**TIED, "samples": [[0, 0, 0], [2, 2, 2], [1, 1, 1]]}
NEAR = {**TIED, "learner": "nearest_sample", "samples": [[0, 1, 1], [0, 0, 2], [0, 1, 2]]}
REPEATED = {**TIED, "samples": [[0, 0, 0, 1, 2], [1, 2, 1, 2, 1]], "y_test": np.array([0, 0, 1])}

moments = [
    pin("values of one", "values = [2.5]", values=[2.5]),
    pin("values of 3", "values = [1, 1, 1]", values=[1.0, 1.0, 1.0]),
    pin("numbers up to 1e6", "values = [1e6, 1e6, 1e6]; numbers up to 1e6", values=[1e6, 1e6 + 0.25, 1e6 + 1.0]),
    pin("values of 3, 2", "values = [1, 1, 1]", values=[1.00001, 1.00002, 1.00004]),
    pin("values of 3, 3", "values = [0.1235, 0.6543, -3.111]", values=[0.123456, 0.654321, -3.111111]),
]
many_values = [
    pin("values of 200", "frequencies of two hundred samples", values=[float(k % 7 == 0) for k in range(200)]),
    pin("values of 70", "seventy numbers of many decimals", values=[k * k % 71 / 7 - 5 for k in range(70)]),
]
variance_of_average = [
    pin("variance 2 share 1 T 5", "variance = 2; share = 1; T = 5", variance=2.0, share=1.0, T=5),
    pin("variance 2 share 0 T 5", "variance = 2; share = 0; T = 5", variance=2.0, share=0.0, T=5),
    pin("variance 3 share 0.6 T 4", "variance = 3; share = 0.6; T = 4", variance=3.0, share=0.6, T=4),
    pin("variance 1.5 share 0.4 T 1", "variance = 1.5; share = 0.4; T = 1", variance=1.5, share=0.4, T=1),
    pin(
        "variance 1.5 share 0.1235 T 100000",
        "variance = 1.5; share = 0.1235; T = 100000; numbers up to 1e5",
        variance=1.5,
        share=0.123456789,
        T=100000,
    ),
    pin(
        "variance 1.5e-05 share 0.5 T 2",
        "variance = 1.5e-5; share = 0.5; T = 2; numbers down to 2e-5",
        variance=1.5e-5,
        share=0.5,
        T=2,
    ),
    pin(
        "variance 1.235e+05 share 0.505 T 12",
        "variance = 1.235e5; share = 0.505; T = 12; numbers up to 1e5",
        variance=123456.789123,
        share=0.505,
        T=12,
    ),
]
disagreement = [
    pin("predictions of 3", "predictions 3 × 3", predictions=np.array([[0, 1, 2], [0, 2, 1], [1, 1, 0]])),
    pin(
        "numbers up to 1e9",
        "predictions 2 × 3; numbers up to 1e9",
        predictions=np.array([[1, 10**9, -128], [257, 10**9 + 1, 128]]),
    ),
    pin("predictions of one", "predictions 1 × 3", predictions=np.array([[0, 1, 2]])),
    pin("predictions of 2", "predictions 2 × 2", predictions=np.array([[5, 5], [5, 5]])),
    pin("predictions of 130", "predictions 130 × 2", predictions=np.arange(260).reshape(130, 2) % 7 % 3),
    pin(
        "predictions of 4",
        "predictions 4 × 4",
        predictions=np.array([[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 1], [1, 0, 1, 0]]),
    ),
]
report_inputs = [
    pin("tied", 'learner = "most_frequent"; X 3 × 1; y = [0, 1, 2]', task=TIED),
    pin("later", 'learner = "most_frequent"; X 3 × 1; y = [0, 1, 2]', task=LATER),
    pin("repeated", 'learner = "most_frequent"; X 3 × 1; y = [0, 1, 2]', task=REPEATED),
    pin(
        "tied, 2",
        'learner = "most_frequent"; X 3 × 1; y = [0, 1, 2]',
        task={**TIED, "samples": [[0, 1, 1], [2, 1, 0]] * 6},
    ),
    pin(
        "tied, 3",
        'learner = "most_frequent"; X 3 × 1; y = [0, 1, 2]',
        task={**TIED, "samples": [[1, 1, 2], [2, 2, 1], [1, 2, 2]]},
    ),
    pin(
        "tied, 4",
        'learner = "most_frequent"; X 3 × 1; y = [0, 1, 2]',
        task={**TIED, "samples": [[0, 0, 0]] * 50 + [[2, 2, 2]] * 60},
    ),
    pin(
        "later learner 'nearest_sample'",
        'learner = "nearest_sample"; X 3 × 1; y = [0, 1, 2]',
        task={**LATER, "learner": "nearest_sample"},
    ),
    pin("tied, 5", 'learner = "most_frequent"; X 3 × 1; y = [0, 0, 0]', task={**TIED, "y": np.array([0, 0, 0])}),
    pin(
        "near",
        'learner = "nearest_sample"; X 3 × 1; y = [0, 1, 2]; numbers down to 2e-6',
        task={**NEAR, "X": np.array([[0.0], [1e-5], [9e-5]]), "X_test": np.array([[2e-6], [7e-6], [4e-5]])},
    ),
    pin(
        "near, 2",
        'learner = "nearest_sample"; X 3 × 1; y = [0, 1, 2]; numbers up to 1e6',
        task={**NEAR, "X": np.array([[1e6], [1e6 + 0.01], [1e6 + 0.09]]), "X_test": np.array([[1e6 + 0.008]] * 3)},
    ),
]
witness = [pin("d 3", "d = 3", d=3), pin("d 4", "d = 4", d=4), pin("d 5", "d = 5", d=5)]
