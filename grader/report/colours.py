"""Which colours of a picture people cannot tell apart who do not tell red from green. Needs numpy when it is asked."""

from __future__ import annotations

import base64
import io
import re
from itertools import combinations

import numpy as np

# Linear RGB as it is seen with deuteranopia and with protanopia (Viénot, Brettel and Mollon 1999).
_SEEN = {
    "deuteranopia": [[0.29275, 0.70725, -0.02978], [0.29275, 0.70725, 0.02978], [-0.02234, 0.02234, 1.0]],
    "protanopia": [[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]],
}
_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE = _TO_XYZ.sum(axis=1)
_FAR, _NEAR = 60.0, 18.0
"""Two colours as far apart as red and green are, and what is hardly seen to differ."""


def confused(svg: str) -> list[tuple[str, str]]:
    """Pairs of clearly different colours in a picture that become nearly one."""
    found = sorted(_colours(svg))
    rgb = np.array([[int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)] for colour in found]).reshape(-1, 3)
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    usual = _lab(linear)
    seen = [_lab(np.clip(linear @ np.array(matrix).T, 0, 1)) for matrix in _SEEN.values()]
    return [
        (found[i], found[j])
        for i, j in combinations(range(len(found)), 2)
        if np.linalg.norm(usual[i] - usual[j]) > _FAR and min(np.linalg.norm(lab[i] - lab[j]) for lab in seen) < _NEAR
    ]


def _colours(svg: str) -> set[str]:
    colours = {colour.lower() for colour in re.findall(r"(?:fill|stroke): (#[0-9a-fA-F]{6})", svg)}
    for data in re.findall(r"data:image/png;base64,([A-Za-z0-9+/=\s]+)", svg):
        colours |= _colours_of_image(base64.b64decode(data))
    return colours


def _colours_of_image(png: bytes) -> set[str]:
    """A few of its colours, from a sixteenth of all shades."""
    from PIL import Image

    small = Image.open(io.BytesIO(png)).convert("RGB").quantize(16).convert("RGB")
    return {f"#{r:02x}{g:02x}{b:02x}" for r, g, b in np.unique(np.asarray(small).reshape(-1, 3), axis=0)}


def _lab(linear: np.ndarray) -> np.ndarray:
    x = linear @ _TO_XYZ.T / _WHITE
    f = np.where(x > 0.008856, np.cbrt(x), 7.787 * x + 16 / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1)
