# About the numbers: which of those on the table are the project's own.

ours-setup-house = The set-up of this scenario is this project’s own.
ours-setup-public = The set-up is that of the printed scenario, as public sources tell it.
ours-setup-rulebook = The set-up is what the rulebook tells of it. The rest is this project’s own choice; the notes of the scenario say more.
ours-none = All numbers and actions on this table are those of the rulebooks and of the pieces in the box.
ours-some = These numbers and actions are this project’s own, because the printed ones could not be found:
ours-rest = All others are those of the rulebooks and of the pieces in the box.
ours-rulings = Where the rulebooks say nothing, this project decides. The rule that you open says so.
ours-rule = This project’s own numbers count here: { $kinds }.
ours-all = all
ours-names = { $names }
ours-initiative = Initiative of the cards
ours-actions = Actions of the cards
ours-defence = Defence of the counters
ours-cover = Cover of the tiles
ours-rough = Rough terrain
ours-vehicles = Defence, armour and hull of the vehicles
ours-seats = Actions of the seats
ours-structures = Defence and points of the structures
ours-objectives = Points of the objectives
ours-goals = What a side needs to win
