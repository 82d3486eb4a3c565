"""Clears the screen, sets colours, title and clipboard of whoever reads the results.

class: display
verdicts: error error passed
stopped at: process limits container sandbox
"""


def mean(values):
    text = "\x1b[2J\x1b[H\x1b[32mpassed\x1b]0;passed\x07\x1b]52;c;cGFzc2Vk\x07\x9b31m\x8d\r\x08\x00\x7f"
    print(text)
    raise type(text, (Exception,), {})(text)


def spread(values):
    return max(values) - min(values)
