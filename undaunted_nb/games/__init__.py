"""The rules of each game, on the contract of ``undaunted_nb.engine``."""
