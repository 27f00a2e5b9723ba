# The coach: what you could do now, what you missed, and where a game turned.

hint-title = What { $side } could do ({ $n } { $n ->
    [one] playout
   *[other] playouts
 })
hint-column = Probability of winning
hint-why = Reason
hint-chance = { $near ->
    [yes] ≈ { PERCENT($percent) }
   *[no] { PERCENT($percent) }
 } ± { $error }
hint-certain = { PERCENT($percent) }
hint-tried = No rule of thumb speaks for it.
hint-about = The probability is that of games in which both sides play on by rules of thumb. The number after ± is the error in percentage points: 95 of 100 hints are that close to the result of many more playouts.
hint-nothing = No side has anything to decide in this position.
column-reason = Reason

action-with = { $use }: { $what }
action-of = { $what }

# The coach on the table

word-advise = What would you do?
word-advise-stop = Stop
word-key-hint = next hint of a lesson, or what you could do
word-advice-win = Probability of winning
advice-first = The first actions are here. They are still being tried.
advice-ready = Tried. The best action is { $best }: { $chance }.
advice-count = { $n } { $n ->
    [one] playout
   *[other] playouts
 }
word-advice-about = The probability is that of games in which both sides play on by rules of thumb. ± is the error in percentage points.

# A game looked back on

missed-title = The last turn of { $side } ({ $n } { $n ->
    [one] playout
   *[other] playouts
 })
missed-nothing = { $n ->
    [one] Nothing better was found for the decision.
   *[other] Nothing better was found for any of the { $n } decisions.
 }
missed-at = Step { $step } cost most.
missed-played = You played
missed-better = Better
missed-none = This side has not decided anything in this game yet.
analyze-title = The probability that { $side } wins ({ $n } { $n ->
    [one] playout
   *[other] playouts
 })
analyze-before = Before
analyze-after = After
analyze-even = The probability has no clear turning point.
analyze-axis = Probability of winning in percent
chart-analyze-about = A line shows the probability of winning after each step, in a band that shows its error. { $turns ->
    [0] There is no turning point.
   *[other] The turning points are the steps { $turns }.
 }
column-step = Step
column-change = Change
column-turning_point = Turning point

word-advise-missed = What did I miss?
word-advise-turns = Where did it turn?
word-advise-look = Look at it
word-advise-line = Probability of winning over the game
missed-ready = You played { $played }. Better: { $best }.
analyze-turn = { $step }: { $change }
analyze-told = Step { $step }: the probability of winning goes from { $before } to { $after }.
