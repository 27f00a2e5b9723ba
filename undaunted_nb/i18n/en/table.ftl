# The words of the table itself, whatever is played on it.

label-map = Map of { $title }, { $n } tiles
label-map-hexes = Map of { $title }, { $n } hexes
text-round = Round { $round }, { $phase }, { $first }.
text-round-plain = Round { $round }, { $phase }.

why-title = Why not?
about-title = { $what }
error-title = That did not work
error-stale = The table has moved on since then: look again, and choose anew.
error-message = The table could not understand that message; nothing was changed.
error-inside = Something went wrong inside ({ $error }). Nothing was changed; undo and redo still work.
cite-000_dfba6e2d220bee42 = Ukrainian edition
cite-001_40f86f42e0aaf281 = Russian edition
cite-004_522d354a53cf86a5 = Russian edition
cite-ruling = Ruling
ruling = A ruling of this tutor: the rulebooks leave open { $silent }.
ruling-differs = The rulebooks differ here. { $one-label }: { $one } { $other-label }: { $other } { $reading-label }: { $reading }
curtain-title = { $side } { $side-gender ->
    [pl] play
   *[other] plays
 } next
curtain-text = Hand the screen over. The cards of { $side } come up when { $side } { $side-gender ->
    [pl] say
   *[other] says
 } so.
curtain-button = I play { $side }
log-round = Round { $round }
log-deal = { $side } { $side-gender ->
    [pl] draw
   *[other] draws
 } { $cards }
log-deal-hidden = { $side } { $side-gender ->
    [pl] draw
   *[other] draws
 } { $n } { $n ->
    [one] card
   *[other] cards
 }
walk-title = Walkthrough
over-title = The game is over
over-new = Play again

log-line = { $parts }
log-and = { $first }. { $rest }
walk-own-way = You have left the walkthrough: play on as you like. Back returns to its step.
fault-walk-legal = step { $step }: “{ $action }” should be refused, but it is legal.
fault-walk-check = step { $step }: { $field } should be { $wanted }, but the engine has { $found }.
fault-no-walkthrough = there is no such walkthrough. There are: { $all }.
fault-not-its-vehicle = { $counter } cannot sit in { $vehicle }: it has left the board, or its card does not lie before that side.
fault-unknown-name = “{ $name }” is not known here. { $hint }
fault-too-many-cards = { $count } more than the scenario has; take { $count } out of a pile.
fault-cards-missing = { $count } fewer than the scenario has; say in which pile they are.
fault-chosen-not-in-hand = { $card } is chosen for the initiative but is not in the hand.
fault-no-way-on = { $card } was begun, but it can’t go on from here.
fault-off-board = { $counter } is not on the board.
check-fine = { $file }: no faults.
check-numbers = { $game }: { $count ->
    [0] every number is your own, of the rulebook, or public.
    [one] { $count } number is still this project’s own:
   *[other] { $count } numbers are still this project’s own:
 }
check-new = { $n ->
    [one] This piece is none of ours: { $pieces }. It counts as a new one; to take the place of one of ours it needs the same name.
   *[other] These pieces are none of ours: { $pieces }. They count as new ones; to take the place of ours they need the same names.
 }
error-no-lab = JupyterLab is not installed here. Install it with: pip install "undaunted-nb[lab]"
error-no-opponent = There is no opponent “{ $name }”. There is “random”, or "" for none.
error-not-kept = The game could not be kept

## Fixed words of the table (in ways and step the front end fills {n} and {m})

word-undo = Undo
word-redo = Redo
word-round = Round
word-phases = The round
word-points = Points
word-help = Keys
word-legend = Signs on the map
word-play = Play area
word-piles = play area and piles
word-hand = Your hand
word-why-not = Why not?
word-change = What would change it:
word-chain = A hit costs one card, from the first place that holds one:
word-ways = {"{n}"} of the 100 ways
word-struck = not counted: {"{n}"} {"{word}"}, {"{note}"}
word-step = {"{n}"} of {"{m}"}
word-prev = Back
word-next = Next
word-log = Log
word-more = Older lines
word-text = The table as text
word-neighbours = Neighbours
word-can-choose = can be chosen
word-key-arrows = move about
word-key-enter = choose; on the target, do it
word-key-back = one step back
word-key-cards = choose a card, or an answer
word-key-aims = next tile or counter that can be chosen
word-key-pieces = counters on the tile
word-key-walk = lesson, walkthrough: back and forth
word-key-undo = undo
word-key-redo = redo
word-key-end = end the turn
word-key-help = these keys
word-state-go = Go on
word-state-good = Right
word-state-no = Not quite
word-state-done = Lesson done
word-key-hint = the next hint
word-taught = Taught in
word-language = Language
word-chances = Chances
word-key-chances = chances over the board, on and off
