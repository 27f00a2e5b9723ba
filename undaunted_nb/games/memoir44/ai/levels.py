"""How a lead leads to a win in each scenario (``search/coach.py``). ``python -m tests.bench levels`` measures it."""

from __future__ import annotations

LEVELS: dict[str, tuple[float, float]] = {
    "memoir44/broken-ground": (0.48, 1.21),
    "memoir44/bunker-on-the-hill": (-0.57, 0.71),
    "memoir44/drill-ground": (-1.64, 1.17),
    "memoir44/edge-of-the-wood": (-0.09, 1.21),
    "memoir44/first-shots": (1.9, 1.1),
    "memoir44/first-wave": (-1.1, 1.58),
    "memoir44/long-front": (-0.26, 0.81),
    "memoir44/mont-mouchet": (0.38, 0.85),
    "memoir44/over-the-bridge": (-0.44, 0.84),
    "memoir44/pegasus-bridge": (-0.33, 1.17),
    "memoir44/sword-beach": (-1.8, 0.7),
    "memoir44/the-maquis": (-0.17, 0.82),
}
"""The offset and the slope of each scenario."""
