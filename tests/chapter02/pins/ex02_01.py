"""What the checks of 2.1 are always tried on."""

from grader.checks import pin

MANY = {"class_counts": [2, 4, 10, 8, 6] * 24, "train_percent": 50}

counts_are_what_listing_gives = [
    pin("split of 2", "class_counts = [2, 4]; train_percent = 50", split={"class_counts": [2, 4], "train_percent": 50})
]
relations_between_counts = [
    pin(
        "split of 2",
        "class_counts = [100, 200]; train_percent = 29",
        split={"class_counts": [100, 200], "train_percent": 29},
    ),
    pin("many", "More classes than anyone would write down", split=MANY),
]
log10_of_the_count = [
    pin(
        "split of 2",
        "class_counts = [500, 500]; train_percent = 70",
        split={"class_counts": [500, 500], "train_percent": 70},
    ),
    pin(
        "numbers up to 1e6",
        "class_counts = [1000000, 1000000, 400000]; train_percent = 35; numbers up to 1e6",
        split={"class_counts": [10**6, 10**6, 400_000], "train_percent": 35},
    ),
    pin(
        "numbers up to 1e5",
        "class_counts = [100000]; train_percent = 1; numbers up to 1e5",
        split={"class_counts": [100_000], "train_percent": 1},
    ),
    pin("split of one", "class_counts = [2]; train_percent = 50", split={"class_counts": [2], "train_percent": 50}),
    pin("many", "More classes than anyone would write down", split=MANY),
]
