"""Memoir '44: the game in its own folder. ``system.py`` lists what it offers."""

GAMES = {"memoir44": ""}
"""The games of this system, each with the folder of its own files."""
