"""How a lead leads to a win in each scenario (``core/coach.py``). ``python -m tests.bench levels`` measures it."""

from __future__ import annotations

LEVELS: dict[str, tuple[float, float]] = {
    "normandy/la-raye": (-0.1, 1.0),
    "north-africa/convoy": (-0.2, 1.0),
}
"""The offset and the slope of each scenario."""
