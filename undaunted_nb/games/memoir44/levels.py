"""How a lead leads to a win in each scenario (``core/coach.py``). ``python -m tests.bench levels`` measures it."""

from __future__ import annotations

LEVELS: dict[str, tuple[float, float]] = {
    "memoir44/pegasus-bridge": (-0.33, 1.17),
    "memoir44/sword-beach": (-1.8, 0.7),
}
"""The offset and the slope of each scenario."""
