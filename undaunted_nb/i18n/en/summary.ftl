# The printed summary of the rules.

summary-title = The rules on two pages: { $game }
summary-unknown = Unknown game “{ $name }”. Games with a summary: { $all }.
summary-note = In this project’s own words. The rulebook decides.
summary-round = The turn, phase by phase
summary-sum = Combat
summary-losses = Hits and losses
summary-actions = Actions
summary-symbols = Cards and symbols
summary-vehicles = Vehicles
summary-moves = Moving
summary-dice = Battle dice
summary-terrain = Terrain
summary-end = End of the game

word-summary-save = Save to print
