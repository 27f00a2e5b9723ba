# Puzzles: a position with one best way to play the turn.

puzzle-title = Puzzle · { $difficulty }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-task = Your side: { $side }. Goal of this turn: { $goal }.
puzzle-sure = One first action makes it certain. Find it and play it.
puzzle-likely = The best way succeeds in { $chance }. Find its first action and play it.
puzzle-is-over = This puzzle is over. Try it again, or go to the next one.
puzzle-go-on = That’s the best way. The chance is now { $chance }.
puzzle-lost = After “{ $action }” you can’t reach the goal in this turn anymore. The best way succeeds in { $best }.
puzzle-worse = After “{ $action }” the chance is { $chance }. The best way succeeds in { $best }.
puzzle-at-best = The best that is left: { $action }.
puzzle-enemy-won = And { $side } has won.
puzzle-solved = You’ve found the best way: it succeeds in { $best }. The second-best first action succeeds in { $second }.
puzzle-only-way = You’ve found the only way. Every other first action misses the goal.
puzzle-unlucky = Your way is the best one ({ $chance }). Only the luck wasn’t on your side.
puzzle-theme = Theme: { $theme }.
puzzle-step = Step { $n } of { $of }: { $action }.
puzzle-line-chance = This way succeeds in { $chance }.
puzzle-rating = Your puzzle rating: { $rating }.
puzzle-where = It begins here: { $thing }.
puzzle-what = First action: { $action }.
puzzle-next = Next puzzle
puzzle-next-step = Next step
puzzle-watch = Watch the solution
puzzle-share = Share
puzzle-question-won = Your side: { $side }. Can you win this turn?
puzzle-question = Your side: { $side }. Can you do it this turn? Goal: { $goal }.
mistake-question = Your side: { $side }. What would you play here?
minutes-title = Three minutes
minutes-rules = Solve as many puzzles as you can, the easiest first. Only your first action in each puzzle counts. The clock stops after three minutes, or after { $misses } misses.
minutes-begin-first = Press “Begin” first. Then the clock runs.
minutes-is-over = The three minutes are over. Look at the missed puzzles, or play another three minutes.
minutes-count = { $time } left · solved: { $n } · misses: { $misses } of { $of }
minutes-stop = Stop
minutes-typed = Type the first action in notation. “?” lists the legal actions, an empty line stops.
minutes-right = That’s right. Solved so far: { $n }.
minutes-miss = Miss { $n } of { $of }: another first action was better.
minutes-end-time = Time’s up
minutes-end-stop = Stopped
minutes-end-misses = { $n } misses
minutes-end-all = You’ve played all puzzles
minutes-solved = { $n ->
    [one] You’ve solved { $n } puzzle.
   *[other] You’ve solved { $n } puzzles.
 }
minutes-best = Your best result is still { $n }.
minutes-new-best = This is your best result. Before, it was { $n }.
minutes-look = { $n ->
    [one] Look at the missed puzzle
   *[other] Look at the missed puzzles
 }
minutes-more = Another three minutes
puzzle-theme-mistakes = your mistake
mistake-title = Your mistake
mistake-goal = Better than “{ $action }”
mistake-task = A decision of your own game, as { $side }. You played “{ $action }”. Find an action with a clearly higher chance to win (difference: { $cost }).
mistake-better = That’s better: you now win { $chance } of the games that go on from here. In your game it was { $before }.
mistake-again = That is what you played. It wins { $chance } of the games that go on from here, the best action { $best }.
mistake-worse = After “{ $action }” you win { $chance } of the games that go on from here, after the best action { $best }.
mistake-untried = “{ $action }” looks worse, so it wasn’t tried. After the best action you win { $best } of the games that go on from here.
mistake-due = { $n ->
    [0] Due today.
    [one] Comes back in { $n } day.
   *[other] Comes back in { $n } days.
 }
mistake-row = { $id }: { $due }
mistake-remove = Remove this puzzle
mistake-removed = This puzzle is removed. It doesn’t come back.
mistake-kept = This decision is now one of your puzzles, on this machine only. It comes back tomorrow. You can remove it there.
puzzle-row = { $id }: { $difficulty }, { $theme }
puzzle-unknown = Unknown puzzle “{ $name }”. { $hint }
fault-unknown-theme = Unknown theme “{ $name }”. { $hint }
puzzle-no-start = Unknown start “{ $name }”. Games can start from: { $all }.
mine-progress = { $start }, game { $n }: { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
 } so far
puzzle-theme-inspire-twice = inspire twice
puzzle-theme-inspire = inspire
puzzle-theme-command = draw cards first
puzzle-theme-recon = recon first
puzzle-theme-scout-and-follow = scout, then follow
puzzle-theme-long-way = the long way
puzzle-theme-objective = take the objective
puzzle-theme-closer-first = get closer first
puzzle-theme-seats = change seats
puzzle-theme-demolition = blow it up
puzzle-theme-card = the right card
puzzle-theme-order-of-attacks = which attack first
puzzle-theme-one-move = one move
puzzle-kind = { $difficulty }, { $theme }
list-puzzles = { $n } { $n ->
    [one] puzzle
   *[other] puzzles
 }
    .name = Puzzle
    .title = Goal of the turn
    .more = Kind
