"""Makes a program in memory and runs it from there.

class: escape
verdicts: error error passed
stopped at: container sandbox
"""

import os


def mean(values):
    handle = os.memfd_create("program")
    os.write(handle, b"#!/bin/true\n")
    os.execve(handle, ["true"], {})


def spread(values):
    return max(values) - min(values)
