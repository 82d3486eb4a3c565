"""用另一题的函数 / With the function of the other exercise"""

import lab02_01


def length(values):
    return lab02_01.squares(values) ** 0.5
