"""What the checks of 4.2 are always tried on."""

from grader.checks import pin

MANY = {"values": [f"v{k % 23}" for k in range(150)], "y": [int(k * k % 11 < 4) for k in range(150)]}
EACH_ITS_OWN = {"values": [str(k) for k in range(40)], "y": [int(k % 3 == 0) for k in range(40)]}
ALIKE = {"values": ["1", "1.0", "01", " 1", "1 ", "a", "A", "10"] * 2, "y": [0, 1, 1, 0, 1, 0, 1, 1] * 2}
HARDLY_DIFFERENT = {"values": ["a"] * 1000 + ["b"] * 1000, "y": [1] * 500 + [0] * 500 + [1] * 501 + [0] * 499}

by_definition = [
    pin("split of one", 'values = ["a"]; y = [1]', split={"values": ["a"], "y": [1]}),
    pin("many", "values of 150 entries; y of 150 entries", split=MANY),
    pin("each its own", "As many values as samples, as an identifier has", split=EACH_ITS_OWN),
    pin("hardly different", "500 of 1000 against 501 of 1000: a gain of 5e-7, which is a gain", split=HARDLY_DIFFERENT),
]
names_alike = [
    pin(
        "alike",
        "Values that differ, though not to whoever strips them, ignores case or reads them as numbers",
        split=ALIKE,
    ),
]
same_errors = [pin("n 8", "n = 8", n=8), pin("n 16", "n = 16", n=16), pin("n 1000", "n = 1000", n=1000)]
stalled = [pin("d 2", "d = 2", d=2), pin("d 3", "d = 3", d=3), pin("d 4", "d = 4", d=4), pin("d 5", "d = 5", d=5)]
drop_bound = [
    pin("m 10 k 4", "m = 10; k = 4", m=10, k=4),
    pin("m 2 k 1", "m = 2; k = 1", m=2, k=1),
    pin("m 1 k 1", "m = 1; k = 1", m=1, k=1),
    pin("m 10 k 0", "m = 10; k = 0", m=10, k=0),
    pin("m 1000 k 1", "m = 1000; k = 1", m=1000, k=1),
    pin("m 997 k 500", "m = 997; k = 500", m=997, k=500),
    pin("m 10000000 k 1", "m = 10000000; k = 1; numbers up to 1e7", m=10**7, k=1),
]
