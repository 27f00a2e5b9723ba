"""The weights of what a side has (``judging.py``), fitted to who won. ``python -m tests.bench weights`` repeats this.

Normandy: 2,687 games of La Raye. North Africa: 1,500 games of the convoy.
"""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, Mapping[str, float]] = {
    "normandy": {
        "score": -0.788,
        "score squared": 6.368,
        "win next": -0.048,
        "way": -0.005,
        "on objectives": 0.137,
        "way out": 0.000,
        "able": 0.917,
        "any able": -0.380,
        "others": -0.260,
        "able suppressed": 0.000,
        "others suppressed": 0.000,
        "able cards": 0.733,
        "most able cards": 0.456,
        "other cards": 0.611,
        "leaders": 0.000,
        "fog": -0.066,
        "useful share": 4.670,
        "able supply": 0.301,
        "other supply": 0.504,
        "hits on able": 0.862,
        "hits on others": -1.392,
        "initiative": -0.029,
    },
    "north-africa": {
        "score": 4.790,
        "score squared": 2.576,
        "win next": -1.944,
        "way": 0.006,
        "on objectives": 0.436,
        "way out": 0.000,
        "able": 0.237,
        "any able": -0.827,
        "others": 0.015,
        "able suppressed": 0.200,
        "others suppressed": 0.306,
        "able cards": 0.962,
        "most able cards": 0.529,
        "other cards": 0.157,
        "leaders": 0.115,
        "fog": -0.032,
        "useful share": -0.512,
        "able supply": 0.490,
        "other supply": 0.192,
        "hits on able": 0.045,
        "hits on others": -0.171,
        "initiative": 0.002,
        "vehicles": 0.078,
        "damage": -0.060,
        "done": 0.000,
        "able aboard": 0.430,
    },
}
"""For each edition: how much a difference of 1 adds to the logarithm of the odds."""
