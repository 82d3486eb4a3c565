"""以为一定成立 / Believes it is always so

caught by: test_two, test_any, test_many
book: §2
"""


def counterexample(n):
    return None
