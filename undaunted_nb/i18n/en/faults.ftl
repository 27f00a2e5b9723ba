# What can be wrong with a scenario file: each message says what, and what to try. The place in the file is put before it.
# $hint is one of the first three messages; $wanted and $found may be one of the kinds of values.

fault-did-you-mean = Did you mean “{ $near }”?
fault-there-are = Available: { $all }.
fault-there-are-none = This file defines none.

# Kinds of values

fault-a-table = a table
fault-a-list = a list, in square brackets
fault-a-text = a text, in quotation marks
fault-a-number = a number without quotation marks
fault-a-flag = true or false

# The file

fault-not-toml = This is not valid TOML: { $reason }. Look for a missing quotation mark or bracket just before this place.
fault-key-twice = “{ $name }” is set twice, first in line { $before }. Keep one of the two.
fault-decimal-comma = “{ $found }” has a decimal comma. Write it with a point: { $wanted }.
fault-enough = This file has more than { $n } problems. Fix these first, then check again.
fault-wanted = Expected { $wanted }, got { $found }.
fault-range = { $found } is out of range. Use a whole number from { $least } to { $most }.

# Names that name nothing

fault-unknown-scenario = Unknown scenario “{ $name }”. It’s not the path of a file either. { $hint }
fault-unknown-field = Unknown field “{ $name }”. { $hint }
fault-unknown-edition = Unknown edition “{ $name }”. { $hint }
fault-unknown-side = Unknown side “{ $name }”. { $hint }
fault-unknown-tile = Unknown tile “{ $name }”. { $hint } Define your own tiles in [own.tiles].
fault-unknown-objective = Tile “{ $name }” has no objective. { $hint }
fault-unknown-terrain = Unknown terrain “{ $name }”. { $hint }
fault-unknown-card = This side has no card “{ $name }”. { $hint } Define your own cards in [[own.cards]].
fault-unknown-counter = This side has no counter “{ $name }”. { $hint } Define your own counters in [[own.counters]].
fault-unknown-origin = Unknown source of a number: “{ $name }”. { $hint }
fault-unknown-squad = This side has no squad “{ $name }”. { $hint }
fault-unknown-unit = Unknown kind of counter “{ $name }”. { $hint } Define your own counters in [[own.counters]].
fault-unknown-action = Unknown action “{ $name }”. { $hint }
fault-unknown-limit = “{ $name }” is not a valid limit for an action. { $hint }
fault-unknown-special = Unknown special rule “{ $name }”. { $hint }
fault-unknown-structure = Unknown structure “{ $name }”. { $hint } Define your own structures in [[own.structures]].
fault-unknown-vehicle = This side has no vehicle “{ $name }”. { $hint } Define your own vehicles in [[own.vehicles]].
fault-unknown-seat = This vehicle has no seat “{ $name }”. { $hint }
fault-unknown-word = “{ $name }” doesn’t fit here. { $hint }
fault-control = This text contains control characters. Remove them.
fault-twice = “{ $name }” is already in this list. Remove the duplicate.

# The board

fault-lines = Arrange the tiles either in columns or in rows. Use “columns” or “rows”, not both.
fault-offset = { $found } is not a valid offset. Use a number of tiles in steps of one half, such as 0.5, up to { $most }.
fault-stagger = Adjacent rows or columns must be half a tile apart. The difference between { $before } and { $offset } must be 0.5, 1.5, and so on.
fault-no-tiles = The list of tiles is empty. Name at least one.
fault-tile-twice = Tile { $tile } is already on the board ({ $before }). Use each tile once.
fault-tile-faces = { $tile } and { $other } ({ $before }) are two faces of the same tile. Use only one of them.
fault-board-split = These tiles are not connected to { $first }: { $tiles }. Change an offset, or add a tile between them.

# Pieces of one's own

fault-tile-form = “{ $name }” is not a valid tile name. Use at most { $most } letters and digits, with at least one digit, such as X1.
fault-name-form = “{ $name }” is not a valid name. Use at most { $most } letters, with one space or hyphen between words. Write kinds and titles in lowercase with hyphens.
fault-name-reserved = “{ $name }” is not a valid card name, because its first word has another meaning in the notation. Choose another name.
fault-name-taken = “{ $name }” is already defined, or differs only in capital letters. Choose another name.
fault-no-counter = This card has no counter: { $counters }. Define it in [[own.counters]], or choose another unit.
fault-needs-unit = “{ $action }” needs a counter. Name it in “unit”, or remove the action.
fault-no-number = “{ $action }” doesn’t take a number. Write { $action } = true.
fault-no-limit = “{ $action }” can’t have a squad limit. Only bolster and inspire can, and only on a card with “squads”.
fault-fog-acts = A Fog of War card has no actions. Remove its actions and its unit, or remove “fog”.

# The sides

fault-goal = A goal has one of two forms: points = 5 (a side needs 5 points), or pin = true (a side pins the enemy).
fault-seat-taken = The seat “{ $seat }” of { $vehicle } is already taken. Choose another seat.
fault-geared-goal = A goal has one of three forms. The first is points = 3. The second is escape = ["Scout", "Truck"] (or escape = 2, of = […]). The third is neutralize = ["Driver"] (or neutralize = 2, of = […]).
fault-goal-count = Name at least one counter, and don’t ask for more than you name.
fault-more-than-printed = The deck and the supply contain { $count } × { $card } together, but only { $printed } are printed. Use fewer, or redefine the card in [[own.cards]].
fault-two-marks = Tile { $tile } is in both lists, “scouted” and “controlled”. Keep one.
fault-two-owners = Both sides control tile { $tile }. Only one side can.
fault-spawn-for = Expected "all", or {"{"} squads = […], units = […] {"}"} with at least one name, for a spawn marker. Got { $found }.
fault-spawn-nobody = No unit of this side can enter here. Name one that is on the board or has cards, or remove the marker.

# Where in a file

place-line = line { $line } ({ $path })
place-lines = lines { $lines }
place-line-only = line { $line }
place-row = row { $line }
place-rows = rows { $lines }
place-column = line { $line }, column { $column }
place-byte = byte { $n }
place-end = end of the file

fault-key-too-long = This name has more than { $most } parts joined by dots. Use tables instead.
fault-too-many-brackets = This has more than { $most } nested brackets. Use fewer levels.
fault-too-many-tiles = This board has { $n } tiles. The maximum is { $most }.
fault-too-many-own-cards = { $side } has { $n } custom cards. The maximum is { $most }.
fault-title = “{ $name }” is not a valid title. Use 1 to { $most } characters on one line.
fault-language-code = “{ $name }” is not the code of a language. Use two or three lowercase letters, such as “en”, “uk” or “ru”.
