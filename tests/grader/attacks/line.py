"""For attacks on the line to the referee: what code in a player can find out about it. No attack by itself."""

import os
import struct
import sys

LOADED, RETURNED, RAISED = 17, 18, 19
LINE = 3
"""Its descriptor in every player that the fork server starts."""

encode = next(module for name, module in sys.modules.items() if name.endswith("_guest.codec")).encode


def question():
    """The secret number of the open question, from the frames of whoever called."""
    frame = sys._getframe()
    while "nonce" not in frame.f_locals:
        frame = frame.f_back
    return frame.f_locals["nonce"]


def returned(value):
    """The payload that says that a function returned this value, and changed no argument."""
    return bytes(16) + encode(value)


def frame(kind, payload=b"", *, number=b"", length=None):
    """A message that answers the open question, or the one with this number."""
    size = len(payload) if length is None else length
    return struct.pack("<4sB16sI", b"PLY1", kind, number or question(), size) + payload


def send(data):
    while data:
        data = data[os.write(LINE, data) :]
