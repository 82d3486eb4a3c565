"""`python -m tests.bench [grading | batch | diagnosis]`: prints measurements side by side."""

import importlib
import sys

NAMES = ("grading", "batch", "diagnosis")

if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "grading"
    if name not in NAMES:
        sys.exit(f"Expected one of {', '.join(NAMES)}, but got {name}")
    importlib.import_module(f"tests.bench.{name}").main()
