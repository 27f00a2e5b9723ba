# The words of the table itself, whatever is played on it.

label-map = Map of { $title }, { $n } tiles
text-round = Round { $round }, { $phase }, { $first }.

why-title = Why not?
about-title = { $what }
error-title = That did not work
error-stale = The table has moved on since then: look again, and choose anew.
error-message = The table could not understand that message; nothing was changed.
error-inside = Something went wrong inside ({ $error }). Nothing was changed; undo and redo still work.
cite-000_dfba6e2d220bee42 = Ukrainian
cite-001_40f86f42e0aaf281 = Russian
cite-ruling = Ruling
ruling = A ruling of this tutor: the rulebooks leave open { $silent } ({ $basis }).
ruling-plain = A ruling of this tutor.
curtain-title = { $side } plays next
curtain-text = Hand the screen over. The cards of { $side } come up when { $side } says so.
curtain-button = I am { $side }
log-round = Round { $round }
log-deal = { $side } draws { $cards }
log-deal-hidden = { $side } draws { $n } { $n ->
    [one] card
   *[other] cards
 }
walk-title = { $title }
over-title = The game is over
over-new = Play again
opponent-note = plays at random

word-undo = Undo
word-redo = Redo
word-neighbours = Neighbours
log-line = { $parts }
log-and = { $first }; { $rest }
walk-own-way = You have left the walkthrough: play on as you like. Back returns to its step.
fault-walk-legal = step { $step }: “{ $action }” should be refused, but it is legal.
fault-walk-check = step { $step }: { $field } should be { $wanted }, but the engine has { $found }.
fault-no-walkthrough = there is no such walkthrough. There are: { $all }.
fault-unknown-key = this field is not known.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } Known fields: { $all }.
fault-type = a { $wanted } is wanted here; found { $found }.
fault-unknown-name = “{ $name }” is not known here.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } Known: { $all }.
fault-too-many-cards = { $count } more than the scenario has; take { $count } out of a pile.
fault-cards-missing = { $count } fewer than the scenario has; say in which pile they are.
fault-chosen-not-in-hand = { $card } is chosen for the initiative but is not in the hand.
fault-off-board = { $counter } is not on the board.
