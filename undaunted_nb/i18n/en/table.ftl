# The words of the table itself, whatever is played on it.

label-map = Map of { $title }, { $n } tiles
label-map-hexes = Map of { $title }, { $n } hexes
text-round = Round { $round }, { $phase }, { $first }.
text-round-plain = Round { $round }, { $phase }.
text-round-over = Round { $round }.

why-title = Why not?
about-title = { $what }
error-title = That did not work
error-stale = The table has changed since then. Choose again.
error-message = The table couldn’t read that message. Nothing was changed.
error-inside = Internal error ({ $error }). Nothing was changed, and undo and redo still work.
cite-000_dfba6e2d220bee42 = Ukrainian edition
cite-001_40f86f42e0aaf281 = Russian edition
cite-004_522d354a53cf86a5 = Russian edition
cite-ruling = Ruling
ruling = This tutor’s ruling. The rules leave open { $silent }.
ruling-differs = The rulebooks differ here. { $one-label }: { $one } { $other-label }: { $other } { $reading-label }: { $reading }
curtain-title = { $side } { $side-gender ->
    [pl] play
   *[other] plays
 } next
curtain-text = Pass the device to { $side }. Their cards appear when they press the button.
curtain-button = Play as { $side }
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
walk-own-way = You’ve left the walkthrough. Play on as you like, or press Back to return to its step.
fault-walk-legal = Step { $step }: “{ $action }” should be refused, but it is legal.
fault-walk-check = Step { $step }: { $field } should be { $wanted }, but the engine has { $found }.
fault-no-walkthrough = Unknown walkthrough. Available: { $all }.
fault-not-its-vehicle = { $counter } can’t be in { $vehicle }. The vehicle has left the board, or its card is on the other side.
fault-unknown-name = Unknown name “{ $name }”. { $hint }
fault-too-many-cards = { $count } more than the scenario has. Remove { $count } from a pile.
fault-cards-missing = { $count } fewer than the scenario has. Add the missing cards to a pile.
fault-chosen-not-in-hand = { $card } is chosen for initiative but is not in the hand.
fault-no-way-on = { $card } was begun, but it can’t go on from here.
fault-off-board = { $counter } is not on the board.
check-fine = { $file }: no problems found.
check-numbers = { $game }: { $count ->
    [0] no built-in placeholder values are left. Every number is yours, from the rulebook, or public.
    [one] { $count } number is still a built-in placeholder value:
   *[other] { $count } numbers are still built-in placeholder values:
 }
check-new = { $n ->
    [one] This piece is not built in, so it counts as a new one: { $pieces }. To replace a built-in piece, use the same name.
   *[other] These pieces are not built in, so they count as new ones: { $pieces }. To replace built-in pieces, use the same names.
 }
error-no-lab = JupyterLab is not installed. In the folder of this project, run: pip install ".[lab]"
error-no-opponent = Unknown opponent “{ $name }”. Use { $all }, or "" for no opponent.
error-not-kept = Couldn’t save the game
head-unsaved = The game is not saved
head-unsaved-because = Not saved: { $reason }

## Fixed words of the table (in ways and step the front end fills {n} and {m})

word-undo = Undo
word-redo = Redo
word-round = Round
word-phases = The round
word-points = Points
word-help = Keyboard shortcuts
word-others = More
word-legend = Map key
word-play = Play area
word-piles = play area and piles
word-hand = Your hand
word-why-not = Why not?
word-change = What would change it:
word-chain = A hit costs the first card found here:
word-ways = {"{n}"} of 100 outcomes
word-struck = not counted: {"{n}"} {"{word}"}, {"{note}"}
word-step = {"{n}"} of {"{m}"}
word-prev = Back
word-next = Next
word-log = Log
word-more = Older lines
word-text = Table as text
word-neighbors = Adjacent
word-can-choose = can be chosen
word-key-arrows = move around
word-key-enter = choose; on something chosen, confirm
word-key-back = go back one step
word-key-cards = choose a card or an answer
word-key-aims = next available tile or counter
word-key-regions = map, hand, panel; the same key again: back to where you were
word-hear-keys = To hear the keys, press the question mark. Letters need the focus mode of your screen reader.
word-no-aims = There is nothing to choose now.
word-left = You have left the table.
word-key-pieces = counters on the tile
word-key-walk = in a lesson or walkthrough: previous, next
word-key-undo = undo
word-key-redo = redo
word-key-end = end turn
word-key-help = show these shortcuts
word-state-go = Keep going
word-state-good = Right
word-state-no = Not quite
word-state-done = Lesson done
word-taught = Taught in
word-language = Language
word-chances = Odds
word-key-chances = show or hide the odds on the board
