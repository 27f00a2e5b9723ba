"""The rules of each game, on the contract of ``undaunted_nb.engine``. Each game system is a folder here."""

SYSTEMS = ("undaunted", "memoir44")
"""The game systems in their order. A new one is its folder and its name here."""
