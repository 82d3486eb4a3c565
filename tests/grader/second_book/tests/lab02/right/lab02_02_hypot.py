"""用 hypot / With hypot"""

import math


def length(values):
    return math.hypot(*values)
