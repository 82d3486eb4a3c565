"""What the checks of 2.1 are always tried on."""

from grader.checks import pin

MANY = {"class_counts": [2, 4, 10, 8, 6] * 24, "train_percent": 50}

counts_are_what_listing_gives = [
    pin("two and four", "classes of different size", split={"class_counts": [2, 4], "train_percent": 50})
]
relations_between_counts = [
    pin(
        "29 percent",
        "100 · 0.29 is less than 29 in floating point",
        split={"class_counts": [100, 200], "train_percent": 29},
    ),
    pin("many", "More classes than anyone would write down", split=MANY),
]
log10_of_the_count = [
    pin("the book's", "263 digits", split={"class_counts": [500, 500], "train_percent": 70}),
    pin("one of two", "two splits: small numbers count as well", split={"class_counts": [2], "train_percent": 50}),
    pin("a hundred and ten", "the small class counts as well", split={"class_counts": [100, 10], "train_percent": 30}),
    pin(
        "millions",
        "the exact integer takes too long",
        split={"class_counts": [10**6, 10**6, 400_000], "train_percent": 35},
    ),
    pin("one percent", "a thousand of a hundred thousand", split={"class_counts": [100_000], "train_percent": 1}),
    pin("many", "More classes than anyone would write down", split=MANY),
]
