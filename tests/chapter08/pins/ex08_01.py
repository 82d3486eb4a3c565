"""What the checks of 8.1 are always tried on."""

from grader.checks import pin

ensemble_error = [
    pin("T 4 eps 0.25", "T = 4; eps = 0.25", T=4, eps=0.25),
    pin("T 101 eps 0.4", "T = 101; eps = 0.4", T=101, eps=0.4),
    pin("T 12 eps 0", "T = 12; eps = 0", T=12, eps=0.0),
    pin("T 12 eps 1", "T = 12; eps = 1", T=12, eps=1.0),
    pin("T 7 eps 0.1235", "T = 7; eps = 0.1235", T=7, eps=0.123456789),
]
ensemble_error_strict = [
    pin("T 2000 eps 0.45", "T = 2000; eps = 0.45", T=2000, eps=0.45),
    pin("T 1999 eps 0.3", "T = 1999; eps = 0.3", T=1999, eps=0.3),
    pin("T 1999 eps 0.65", "T = 1999; eps = 0.65", T=1999, eps=0.65),
    pin("T 61 eps 0.001", "T = 61; eps = 0.001: a tiny error, right in relation to itself", T=61, eps=0.001),
    pin("T 2000 eps 0.5", "T = 2000; eps = 0.5", T=2000, eps=0.5),
    pin("T 1250 eps 0.5", "T = 1250; eps = 0.5", T=1250, eps=0.5),
    pin("T 2000 eps 0.2", "T = 2000; eps = 0.2", T=2000, eps=0.2),
    pin("T 2000 eps 0.18", "T = 2000; eps = 0.18", T=2000, eps=0.18),
    pin("T 1000 eps 0.1", "T = 1000; eps = 0.1", T=1000, eps=0.1),
    pin("T 1600 eps 0.4235", "T = 1600; eps = 0.4235", T=1600, eps=0.423456789),
]
hoeffding = [
    pin("input", "n = 10; p = 0.7; delta = 0.2", coin={"n": 10, "p": 0.7, "delta": 0.2}),
    pin("input, 2", "n = 10; p = 0.3; delta = 0.5", coin={"n": 10, "p": 0.3, "delta": 0.5}),
    pin("input, 3", "n = 100; p = 0.9; delta = 0.001", coin={"n": 100, "p": 0.9, "delta": 0.001}),
    pin("input, 6", "n = 30; p = 0; delta = 0.001", coin={"n": 30, "p": 0.0, "delta": 0.001}),
    pin("input, 7", "n = 30; p = 1; delta = 0.125", coin={"n": 30, "p": 1.0, "delta": 0.125}),
    pin("input, 8", "n = 50; p = 0.1235; delta = 0.01235", coin={"n": 50, "p": 0.123456789, "delta": 0.0123456789}),
]
hoeffding_strict = [
    pin("input, 4", "n = 2000; p = 0.5; delta = 0.1", coin={"n": 2000, "p": 0.5, "delta": 0.1}),
    pin("input, 5", "n = 1999; p = 0.25; delta = 0.005", coin={"n": 1999, "p": 0.25, "delta": 0.005}),
    pin(
        "input, 9",
        "(p - δ)n is below a whole number by 1e-8, 1e-6, 1e-4: more than the slack of the contract",
        coin={"n": 1, "p": 0.5, "delta": 0.50000001},
    ),
    pin("input, 10", "n = 10; p = 0.7; delta = 0.2", coin={"n": 10, "p": 0.7, "delta": 0.2000001}),
    pin("input, 11", "n = 100; p = 0.7; delta = 0.2", coin={"n": 100, "p": 0.7, "delta": 0.200001}),
]
substitution = [
    pin("eps 0.3", "eps = 0.3", eps=0.3),
    pin("eps 0.25", "eps = 0.25", eps=0.25),
    pin("eps 0.1235", "eps = 0.1235", eps=0.123456789),
]
bound = [
    pin("T 3 eps 0.3", "T = 3; eps = 0.3", T=3, eps=0.3),
    pin("T 2000 eps 0.4", "T = 2000; eps = 0.4", T=2000, eps=0.4),
    pin("T 21 eps 0.5", "T = 21; eps = 0.5", T=21, eps=0.5),
    pin("T 11 eps 0.9", "T = 11; eps = 0.9", T=11, eps=0.9),
    pin("T 9 eps 0.1235", "T = 9; eps = 0.1235", T=9, eps=0.123456789),
]
needed_size = [
    pin("input", "eps = 0.3; target = 0.01", goal={"eps": 0.3, "target": 0.01}),
    pin("input, 2", "eps = 0.4; target = 0.01", goal={"eps": 0.4, "target": 0.01}),
    pin("input, 3", "eps = 0.3; target = 0.31", goal={"eps": 0.3, "target": 0.31}),
    pin("input, 5", "eps = 0.2; target = 0.95", goal={"eps": 0.2, "target": 0.95}),
    pin("input, 6", "eps = 0.1235; target = 0.01235", goal={"eps": 0.123456789, "target": 0.0123456}),
]
needed_size_strict = [
    pin("input, 4", "eps = 0.4; target = 0.0001234", goal={"eps": 0.4, "target": 0.00012345}),
    pin("input, 7", "eps = 0.001; target = 0.0009", goal={"eps": 0.001, "target": 0.0009}),
    pin(
        "input, 8",
        "T = 3 misses the target by a millionth, once by its error 0.216, once by its bound e^(-0.24)",
        goal={"eps": 0.3, "target": 0.2159998},
    ),
    pin("input, 9", "eps = 0.3; target = 0.7866", goal={"eps": 0.3, "target": 0.7866271}),
]
adverse_joint = [
    pin("T 3 eps 0.3", "T = 3; eps = 0.3", T=3, eps=0.3),
    pin("T 1 eps 0.25", "T = 1; eps = 0.25", T=1, eps=0.25),
    pin("T 101 eps 0.45", "T = 101; eps = 0.45", T=101, eps=0.45),
    pin("T 5 eps 0.1235", "T = 5; eps = 0.1235", T=5, eps=0.123456789),
]
violation = [pin("T 1", "T = 1", T=1), pin("T 2000", "T = 2000", T=2000)]
decay_rates = [
    pin("eps 0.3", "eps = 0.3", eps=0.3),
    pin("eps 0.4", "eps = 0.4", eps=0.4),
    pin("eps 0.1235", "eps = 0.1235", eps=0.123456789),
]
