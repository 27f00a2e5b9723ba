# The builder: a scenario on the table, saved as a file.

word-build = Change this scenario
word-build-undo = Undo
word-build-redo = Redo
word-build-save = Save
word-build-play = Play
word-build-tabs = Parts of the scenario
word-build-less = One less
word-build-more = One more
word-build-faults = Problems
word-build-map = Board

build-page = Builder
build-named = Builder: { $title }
build-tab-board = Tiles
build-tab-marks = Markers
build-tab-counters = Counters
build-tab-cards = Cards
build-tab-goals = Goals
build-tab-about = File
build-tab-terrain = Terrain
build-tab-units = Units
build-tab-medals = Medals
build-how = Choose a place and then what goes there, or choose a piece and then its places.
build-holding = { $thing }: click its places. Escape puts it back.
build-at = { $place }: choose what goes there.
build-no-faults = No problems found.
build-fault-count = { $n ->
        [one] { $n } problem
        *[other] { $n } problems
    }
build-slot = empty place{ $n ->
        [0] {""}
        *[other] {" "}next to { $near }
    }

# The board

build-tiles = Tiles in the box
build-type-tiles = Or type the tiles of a line, such as 2B 16B 6A.
build-tile-used = { $there } is already on the board, and { $tile } is on the same tile. Remove it first.
build-change = Change
build-turn = Turn over
build-take-tile = Remove tile
build-take-things = Clear tile
build-way = { $way ->
        [columns] Columns: change to rows
        *[rows] Rows: change to columns
    }
build-terrain = Terrain
build-steep = Steep sides: no unit can cross
build-steep-short = Steep { $arrow }
build-steep-side = Steep side, { $turn ->
        [0] right
        [60] lower right
        [120] lower left
        [180] left
        [240] upper left
        *[300] upper right
    }
build-objects = Objects
build-type-hexes = Or type the hexes of the chosen piece, such as A1 c4.
build-face = Board
build-faces = { $n ->
        [1] { $faces }
        *[other] { $n } boards: { $faces }
    }
build-face-country = countryside
build-face-beach = beach
build-take-terrain = Clear hex
build-take-units = Remove unit
build-take-medals = Remove medals

# Things on the board

build-objectives = Objectives
build-points = { $n ->
        [one] { $n } point
        *[other] { $n } points
    }
build-worth = Points of { $tile }
build-scouted = Scouted
build-controlled = Controlled
build-spawn = Spawn point: all
build-spawn-squad = Spawn point: squad { $squad }
build-spawn-unit = Spawn point: { $unit }
build-things = Structures and escape points
build-exit = Escape point
build-special = Special rule
build-radio = Radio on
build-radio-side = Side that uses the radio
build-none = none
build-seats = Seats
build-seat = { $vehicle }: { $seat }
build-empty = empty
build-figures = Figures
build-unit-medals = Medals for eliminating it
build-unit = { $unit } on { $hex }
build-medal = Medal: { $side }
build-objective = Objective { $n }, { $side }: { $hexes }
build-area = Add or remove a hex
build-medals-for = Medals
build-hold = Only while a unit is there

# Cards and goals

build-count = { $card }, { $pile }
build-rest = Supply: all other printed copies
build-same = Give { $side } the same cards
build-goal-points = Points to win (0: none)
build-goal-pin = Wins when the enemy is pinned
build-goal-escape = Counters that must escape (0: none)
build-goal-neutralize = Enemies to neutralize (0: none)
build-goal-of = Only these, separated by commas
build-initiative = Starts with the initiative
build-first = Beginning
build-medals-win = Medals to win
build-cards-dealt = Cards dealt
build-draws = Enter the cards drawn after the first turns, such as 2 2.
build-deck-empty = When the deck is empty
build-reshuffled = it is reshuffled
build-deck-wins = { $side } wins
build-hand = Add to the starting hand
build-choose = choose
build-unhand = Take back: { $card }
build-moves-first = Moves first
build-top = At the top of the board
build-options = Variants
build-option-hills = Hills block the line of sight
build-hills-level = except from hill to hill
build-hills-plateau = except within a group of hills
build-option-ground = Units take ground
build-option-overrun = Armor can overrun
build-option-tactics = Tactic cards are in the deck

# The file

build-about = Scenario
build-title = Title
build-source = Source of the numbers
build-notes = Notes for the players
build-file = File
build-name = File name (next to the notebook)
build-path = This file is saved as { $path }.
build-download = Download
build-text = Text of the file
build-saved = Saved as { $path }.
build-import = From another program
build-paste = Paste the text of its file ({ $endings }).
build-imported = The scenario of the other program is on the board. Not imported, or not certain: { $n }.
build-left = Not imported, or not certain
build-refused = This text can’t be imported. Its problems are listed in the tab “{ $tab }”.
build-wrong = Problems in the text
build-replace = Replace the file
build-exists = { $path } already exists. { $comments ->
        [yes] Its comments will be lost.
        *[no] {""}
    } Choose another name, or replace it.
build-moved = { $path } has changed since you opened it. Choose another name, or replace it.
build-visited = This page can’t save files. Download the scenario instead.
build-no-name = Enter a file name first. Use letters, digits, spaces, and hyphens.
build-bad-name = “{ $name }” is not a valid file name. Use letters, digits, spaces, and hyphens, without a folder.
build-kept = Your last draft is back. Undo leads to the saved file.
build-not-kept = Your draft could not be kept ({ $reason }). Save or download it.
build-unplayable = You can’t play yet. Fix the problems first.
build-number = “{ $value }” is not valid here. Use a whole number from { $least } to { $most }.
build-too-long = This text is too long. Use at most { $most } characters.
build-unknown-game = Unknown game. Use one of these, a scenario such as “normandy/la-raye”, or the path of a file: { $all }.
home-build = Build a scenario
