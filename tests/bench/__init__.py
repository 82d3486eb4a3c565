"""Benchmarks, never tests: `python -m tests.bench` and `python -m tests.bench batch`."""
