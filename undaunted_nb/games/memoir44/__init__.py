"""Memoir '44: the game in its own folder. ``system.py`` lists what it offers."""
