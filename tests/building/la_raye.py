"""The set-up of La Raye as a person lays it: what is picked, and where it goes."""

TILES = {
    "2B": "+0,0",
    "16B": "",
    "6A": "",
    "17B": "+1,-1",
    "13B": "",
    "3B": "",
    "7A": "+2,-1",
    "12B": "",
    "8A": "",
    "4B": "+3,1",
    "5B": "",
    "11B": "",
}
"""The tiles in their order. The next place of a column is chosen by itself, so only the first of each column needs a click."""
THINGS = {
    "objective:1": ("2B", "16B", "7A"), "objective:2": ("6A", "13B"), "objective:3": ("5B",),
    "scouted:us": ("17B", "2B"), "spawn:us:all": ("17B",), "controlled:de": ("5B",), "scouted:de": ("8A",), "spawn:de:all": ("5B",),
}  # fmt: skip
"""The objectives and markers with their tiles."""
COUNTERS = {"us": "17B", "de": "5B"}
UNITS = ("Riflemen A", "Riflemen B", "Scouts A", "Scouts B")
DECK = {
    "Platoon Sergeant": 1, "Squad Leader A": 1, "Squad Leader B": 1, "Rifleman A": 1, "Rifleman B": 1, "Scout A": 1, "Scout B": 1,
    "Fog of War": 2,
}  # fmt: skip
