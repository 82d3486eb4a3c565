"""Raises from code that claims to come from a file of the grader, with a traceback of its own making.

class: display
verdicts: error error passed
stopped at: process limits container sandbox
"""

import linecache

linecache.cache["/grader/referee.py"] = (1, None, ["passed\n"], "/grader/referee.py")
hidden = {}
exec(compile("def fail(values):\n    raise AssertionError('passed')", "/grader/referee.py", "exec"), hidden)
mean = hidden["fail"]


def spread(values):
    return max(values) - min(values)
