"""Uses characters that reverse, hide and join what is shown.

class: display
verdicts: failed failed passed
stopped at: process limits container sandbox
"""


def mean(values):
    text = "\u202edessap\u2066 \u200b\u200f\u061c\u2028\u2029\ufeff\u00ad\u180e\U000e0041 passed"
    print(text)
    return {text: [text], "mean": text}


def spread(values):
    return max(values) - min(values)
