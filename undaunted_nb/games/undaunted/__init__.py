"""The parts that Undaunted: Normandy and Undaunted: North Africa share. Each edition's own rules and data are in its own folder."""

GAMES = {"normandy": "normandy", "north-africa": "north_africa"}
"""The games of this system in their order, each with the folder of its own files."""
