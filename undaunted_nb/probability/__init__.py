"""Exact mathematics of dice and cards, and how numbers are written. It knows no game."""
