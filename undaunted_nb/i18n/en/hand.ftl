# The hand and what stays in sight beside it: goals, notes of a scenario, the initiative, the end of a game.

whose-hand = { $side } hand
m44-whose-hand = { $side-gen } hand
m44-card-titled = { $card } { $section ->
    [left] Left
    [center] Center
   *[right] Right
 }

## What each side has to reach

goal-of-points = { $n } { $n ->
    [one] point
   *[other] points
 } from objectives
goal-of-pin = no { $enemy } Riflemen left on the board
goal-of-escape = { $who-count ->
    [0] { $n } { $n ->
        [one] counter escapes
       *[other] counters escape
     }
   *[other] { $n } escape, of: { $who }
 }
goal-of-neutralise = { $who-count ->
    [0] { $n } enemy { $n ->
        [one] counter
       *[other] counters
     } neutralized
    [1] { $who } neutralized
   *[other] { $n } neutralized, of: { $who }
 }
goal-either = { $goal }, or { $other }
goal-radio = Radio: while { $side } { $side-gender ->
    [pl] control
   *[other] controls
 } { $tile }, each further Control there makes it worth 1 point more.
m44-goal-of-medals = { $n } { $n ->
    [one] medal
   *[other] medals
 }
score-word-pin = pin the enemy
score-pin = wins by pinning the enemy

## The initiative, after both cards are turned up

initiative-kept = { $side } { $side-gender ->
    [pl] keep
   *[other] keeps
 } the token and { $side-gender ->
    [pl] play
   *[other] plays
 } first.
initiative-taken = { $side } { $side-gender ->
    [pl] take
   *[other] takes
 } the token and { $side-gender ->
    [pl] play
   *[other] plays
 } first.

## The end of a game

over-won = You win
over-lost = You lose
won-by-points = { $winner } has { $n } { $n ->
    [one] point
   *[other] points
 } and reaches its goal.
won-by-pinned = { $loser } has no Riflemen left on the board: it is pinned.
won-by-more-points = Both sides are pinned. { $winner } has more points: { $n } against { $other }.
won-by-token = Both sides are pinned and have { $n } { $n ->
    [one] point
   *[other] points
 } each. { $winner } holds the initiative token.
won-by-hopeless = { $loser } can no longer win, so { $winner } wins at once.
won-by-hopeless-points = { $loser } can no longer win, and { $winner } has more points: { $n } against { $other }.
won-by-hopeless-token = Neither side can still win, and both have { $n } { $n ->
    [one] point
   *[other] points
 }. { $winner } holds the initiative token.
won-by-escape = All that { $winner } had to bring off the board have escaped.
won-by-neutralise = { $winner } has neutralized the counters that it had to.
m44-won-by-medals = Medals: { $winner } { $n }, { $loser } { $other }.
