"""What checks of neighbourhood graphs share."""

import numpy as np


def floyd(W) -> np.ndarray:
    """The lengths of all shortest paths; `inf` where there is none."""
    paths = np.array(W, dtype=float)
    for via in range(len(paths)):
        np.minimum(paths, paths[:, via, None] + paths[via], out=paths)
    return paths
