"""The weights of what a side has (win_probability.py), fitted to the winners of games. ``python -m tests.bench weights`` repeats the fit.

Normandy: 2,687 games of La Raye, and 179 games of three other scenarios for suppressed counters. North Africa: 1,500 games of
the convoy, and 118 games of two other scenarios for units that escape or are neutralized.
"""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, Mapping[str, float]] = {
    "normandy": {
        "score": -0.788,
        "score_squared": 6.368,
        "win_next": -0.048,
        "way": -0.005,
        "on_objectives": 0.137,
        "way_out": 0.000,
        "able": 0.917,
        "any_able": -0.380,
        "others": -0.260,
        "able_suppressed": -0.557,
        "others_suppressed": -0.199,
        "able_cards": 0.733,
        "most_able_cards": 0.456,
        "other_cards": 0.611,
        "leaders": 0.000,
        "fog": -0.066,
        "useful_share": 4.670,
        "able_supply": 0.301,
        "other_supply": 0.504,
        "hits_on_able": 0.862,
        "hits_on_others": -1.392,
        "initiative": -0.029,
    },
    "north-africa": {
        "score": 4.790,
        "score_squared": 2.576,
        "win_next": -1.944,
        "way": 0.006,
        "on_objectives": 0.436,
        "way_out": 0.000,
        "able": 0.237,
        "any_able": -0.827,
        "others": 0.015,
        "able_suppressed": 0.200,
        "others_suppressed": 0.306,
        "able_cards": 0.962,
        "most_able_cards": 0.529,
        "other_cards": 0.157,
        "leaders": 0.115,
        "fog": -0.032,
        "useful_share": -0.512,
        "able_supply": 0.490,
        "other_supply": 0.192,
        "hits_on_able": 0.045,
        "hits_on_others": -0.171,
        "initiative": 0.002,
        "vehicles": 0.078,
        "damage": -0.060,
        "done": 1.750,
        "able_aboard": 0.430,
    },
}
"""For each edition: how much a difference of 1 adds to the logarithm of the odds."""
