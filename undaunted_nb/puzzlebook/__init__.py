"""Puzzles: positions of games with one best way to play the turn, which the exact search has proved."""
