"""Puts an object in the place of its module whose attributes are other ones every time.

class: forging
verdicts: failed failed passed
stopped at: process limits container sandbox
"""

import sys


class Chameleon:
    looks = 0

    @property
    def mean(self):
        type(self).looks += 1
        return (lambda values: -1.0) if self.looks % 2 else (lambda values: True)

    @staticmethod
    def spread(values):
        return max(values) - min(values)


sys.modules[__name__] = Chameleon()
