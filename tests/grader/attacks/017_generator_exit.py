"""Raises the exceptions that generators and coroutines swallow.

class: forging
verdicts: error error passed
stopped at: process limits container sandbox
"""

import asyncio


def mean(values):
    raise (GeneratorExit, StopIteration, StopAsyncIteration, asyncio.CancelledError)[len(values) % 4]


def spread(values):
    return max(values) - min(values)
