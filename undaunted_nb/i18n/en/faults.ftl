# What can be wrong with a scenario file: each message says what, and what to try. The place in the file is put before it.
# $hint is one of the first three messages; $wanted and $found may be one of the kinds of values.

fault-did-you-mean = Did you mean “{ $near }”?
fault-there-are = There are: { $all }.
fault-there-are-none = There are none here.

# Kinds of values

fault-a-table = a table
fault-a-list = a list, in square brackets
fault-a-text = a text, in quotation marks
fault-a-number = a number without quotation marks
fault-a-flag = true or false

# The file

fault-not-toml = this is not TOML: { $reason }. Often a quotation mark or a bracket is missing just before.
fault-enough = there are more faults than these { $n }. Mend these first, then look again.
fault-wanted = this must be { $wanted }; found { $found }.
fault-range = { $found } is out of range; take a whole number from { $least } to { $most }.

# Names that name nothing

fault-unknown-scenario = there is no scenario “{ $name }”, and it is not the path of a .toml file. { $hint }
fault-unknown-field = there is no field “{ $name }” here. { $hint }
fault-unknown-edition = there is no edition “{ $name }”. { $hint }
fault-unknown-side = there is no side “{ $name }”. { $hint }
fault-unknown-tile = there is no tile “{ $name }” here. { $hint } Tiles of your own are defined in [tiles].
fault-unknown-objective = there is no objective on tile “{ $name }”. { $hint }
fault-unknown-terrain = no ground is called “{ $name }”. { $hint }
fault-unknown-card = this side has no card “{ $name }”. { $hint } Cards of your own are defined in [[cards]].
fault-unknown-counter = this side has no counter “{ $name }”. { $hint } Counters of your own are defined in [[counters]].
fault-unknown-origin = where a number comes from is one of a few words, not “{ $name }”. { $hint }
fault-unknown-squad = this side has no squad “{ $name }”. { $hint }
fault-unknown-unit = no counter is of the kind “{ $name }”. { $hint } Counters of your own are defined in [[counters]].
fault-unknown-action = no card can have the action “{ $name }”. { $hint }
fault-unknown-limit = an action cannot be limited to “{ $name }”. { $hint }
fault-unknown-special = there is no special rule “{ $name }”. { $hint }
fault-unknown-structure = there is no structure “{ $name }”. { $hint } Structures of your own are defined in [[structures]].
fault-unknown-vehicle = there is no vehicle “{ $name }” for this side here. { $hint } Vehicles of your own are defined in [[vehicles]].
fault-unknown-seat = the vehicle has no seat “{ $name }”. { $hint }
fault-control = This text contains control characters. Remove them.
fault-twice = “{ $name }” stands in this list already; leave it out here.

# The board

fault-lines = the tiles lie either in columns or in rows: give one of the two, “columns” or “rows”.
fault-offset = an offset is a number of tiles in halves, such as 0.5, at most { $most }; { $found } is not.
fault-stagger = neighbouring lines lie half a tile apart: { $offset } after { $before } does not (their difference must be 0.5, 1.5 and so on).
fault-no-tiles = there is no tile here; name at least one.
fault-tile-twice = tile { $tile } lies on the board already ({ $before }); a tile can be used once.
fault-tile-faces = { $tile } and { $other } ({ $before }) are the two faces of one tile; only one of them can be used.
fault-board-split = these tiles do not hang together with { $first }: { $tiles }. Change an offset, or add a tile between them.

# Pieces of one's own

fault-tile-form = “{ $name }” is no name for a tile: take letters and digits only, at least one digit, at most { $most } characters, such as X1.
fault-name-form = “{ $name }” will not do as a name here: take letters only (between words one space or hyphen), at most { $most } characters; kinds and titles in small letters with hyphens.
fault-name-reserved = no card can be called “{ $name }”: in the notation its first word begins something else. Take another name.
fault-name-taken = “{ $name }” is defined already, or differs from another name in capital letters only. Take another name.
fault-no-counter = there is no counter for this card: { $counters }. Define it in [[counters]], or choose another unit.
fault-needs-unit = “{ $action }” is done by a counter: say in “unit” which one, or leave the action out.
fault-no-number = “{ $action }” has no number: write { $action } = true.
fault-no-limit = “{ $action }” cannot be limited to a squad here: only cards that are taken can (bolster, inspire), and only on a card with “squads”.
fault-fog-acts = a Fog of War can do nothing: leave out its actions and its unit, or “fog”.

# The sides

fault-goal = a goal is one of two: points = 5 (that many points), or pin = true (the enemy is pinned).
fault-seat-taken = somebody sits on the seat “{ $seat }” of { $vehicle } already; take another seat.
fault-geared-goal = a goal is one of three: points = 3, escape = ["Scout", "Truck"] (or escape = 2, of = […]), neutralise = ["Driver"] (or neutralise = 2, of = […]).
fault-goal-count = at least one has to be named here, and no more can be asked for than are named.
fault-more-than-printed = { $count } × { $card } in deck and supply together: only { $printed } are printed. Take fewer, or define the card anew in [[cards]].
fault-two-marks = tile { $tile } is in both lists, “scouted” and “controlled”; keep one.
fault-two-owners = both sides control tile { $tile }; only one can.
fault-spawn-for = a spawn marker is for "all", or for {"{"} squads = […], units = […] {"}"} with at least one name; found { $found }.
fault-spawn-nobody = no unit of this side in this scenario can enter here; name one that is on the board or has cards, or remove the marker.

# Where in a file

place-line = { $path } (line { $line })
place-column = line { $line }, column { $column }
place-byte = byte { $n }

fault-key-too-long = this has a name with more than { $most } parts joined by dots. Write tables instead of one long name.
fault-too-many-brackets = this has more than { $most } brackets inside one another. Write it flatter.
fault-too-many-tiles = this board has { $n } tiles. The most is { $most }.
fault-too-many-own-cards = { $side } has { $n } cards of its own. The most is { $most }.
