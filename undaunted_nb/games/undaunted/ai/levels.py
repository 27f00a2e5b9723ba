"""How a lead leads to a win in each scenario (``search/coach.py``). ``python -m tests.bench levels`` measures it."""

from __future__ import annotations

LEVELS: dict[str, tuple[float, float]] = {
    "normandy/critical-intelligence": (0.74, 0.56),
    "normandy/duel-in-cover": (1.26, 1.73),
    "normandy/example-round": (0.65, 0.54),
    "normandy/hills": (-0.09, 1.19),
    "normandy/la-raye": (-1.24, 0.79),
    "normandy/mortar": (2.62, 0.84),
    "normandy/patrol": (0.96, 0.68),
    "north-africa/airfield": (-1.78, 0.83),
    "north-africa/ambush": (-2.02, 0.67),
    "north-africa/breakout": (-4.08, 0.6),
    "north-africa/convoy": (0.51, 1.2),
    "north-africa/example-round": (0.36, 0.69),
}
"""The offset and the slope of each scenario."""
