# About the numbers: which of those on the table are the project's own.

ours-setup-house = This tutor’s own set-up.
ours-setup-public = The set-up of the printed scenario, from public sources.
ours-setup-rulebook = The set-up follows the rulebook as far as the book describes it. The rest is this tutor’s choice. See the notes of the scenario.
ours-none = All numbers and actions on this table come from the rulebooks and the pieces in the box.
ours-some = These numbers and actions are this tutor’s own, because the printed ones could not be found:
ours-rest = All others come from the rulebooks and the pieces in the box.
ours-rulings = Where the rulebooks leave a question open, this tutor makes a ruling. The text of the rule explains it.
ours-rule = This tutor’s own numbers matter here: { $kinds }.
ours-all = all
ours-names = { $names }
ours-initiative = Initiative of the cards
ours-actions = Actions of the cards
ours-defense = Defense of the counters
ours-cover = Cover of the tiles
ours-rough = Rough terrain
ours-vehicles = Defense, armor, and hull of the vehicles
ours-seats = Actions of the seats
ours-structures = Defense and points of the structures
ours-objectives = Points of the objectives
ours-goals = What a side needs to win
