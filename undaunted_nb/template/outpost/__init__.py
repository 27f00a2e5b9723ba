"""Outpost: two patrols on twelve tiles, with hidden cards and one die."""

GAMES = {"outpost": ""}
"""The games of this package, each with the folder of its files."""
