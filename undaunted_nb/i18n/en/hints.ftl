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
hint-rank-best = Best
hint-rank-even = About equal
hint-rank-equal = About as good
hint-rank-little = A little worse
hint-rank-worse = Worse
hint-rank-much = Much worse
hint-tried = The coach tried out the actions, and this one came out among the best.
hint-only = You have no other action.
hint-instead = { $why } { PERCENT($chance) } instead of { PERCENT($other) } for { $action }.
hint-best-for = It does more than most other choices for: { $topics }.
hint-wins = { $n ->
    [one] You’re certain to win this turn if you start with this action: { $actions }.
   *[other] You’re certain to win this turn if you start with any of these { $n } actions: { $actions }.
 }
hint-even = The first { $n } are about equal: the playouts can’t tell which is better.
hint-topic-points = points
hint-topic-medals = medals
hint-topic-places = objectives
hint-topic-counters = counters on the map
hint-topic-figures = figures
hint-topic-cards = cards in your decks
hint-topic-hand = cards in your hand
hint-topic-attacks = your next attacks
hint-topic-safety = safety from attacks
hint-about = In each playout, the coach plays on from here by rules of thumb for both sides and then estimates who will win. The number after ± is the error in percentage points. In 95 of 100 hints, many more playouts would change the probability by no more than that.
hint-nothing = Neither side has a decision to make in this position.
column-reason = Reason

action-with = { $use }: { $what }
action-of = { $what }

# The coach on the table

word-advise = Suggest a move
word-advise-stop = Stop
word-key-hint = next hint of a lesson, or what you could do
word-advice-win = Probability of winning
advice-first = These are the first results. The coach is still trying out the actions.
advice-ready = Done. The best action is { $best }: { $chance }.
advice-ready-even = Done. About equal: { $actions }.
advice-count = { $n } { $n ->
    [one] playout
   *[other] playouts
 }
word-advice-about = Each playout continues the game by rules of thumb for both sides and then estimates who will win. ± is the error in percentage points.

# Looking back on a game

missed-title = The last turn of { $side } ({ $n } { $n ->
    [one] playout
   *[other] playouts
 })
missed-title-game = The whole game of { $side } ({ $n } { $n ->
    [one] playout
   *[other] playouts
 })
missed-nothing = { $n ->
    [one] The coach found nothing better than this decision.
   *[other] The coach found nothing better than these { $n } decisions.
 }
missed-at = Step { $step } lowered the probability of winning most.
missed-played = You played
missed-better = Better
missed-none = This side has not decided anything in this game yet.
analyze-title = The probability that { $side } wins ({ $n } { $n ->
    [one] playout
   *[other] playouts
 })
analyze-before = Before
analyze-after = After
analyze-side = Probability that { $side } wins
analyze-behind = This side was behind from the start: there is no turning point.
analyze-ahead = This side was ahead from the start: there is no turning point.
analyze-even = This game has no clear turning point.
analyze-axis = Probability of winning in percent
chart-analyze-about = A line shows the probability of winning after each step. The band around it shows the error. { $turns ->
    [0] There is no turning point.
   *[other] The turning points are the steps { $turns }.
 }
column-step = Step
column-change = Change
column-turning_point = Turning point

word-advise-missed = Review my last turn
word-advise-costliest = My costliest decision
word-advise-turns = Where did the game turn?
word-advise-look = Look at it
missed-ready = You played { $played }. Better: { $best }.
analyze-turn = Step { $step }: { $sign }{ PERCENT($change) }
analyze-told = Step { $step }: the probability of winning goes from { $before } to { $after }.
