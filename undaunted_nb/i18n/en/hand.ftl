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
   *[other] { $n } { $n ->
        [one] escapes
       *[other] escape
     }, of: { $who }
 }
goal-of-neutralize = { $who-count ->
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
 } { $tile }, each further Control action there makes it worth 1 more point.
m44-goal-deck = The deck is not reshuffled. When its last card is drawn, { $side } { $side-gender ->
    [pl] win
   *[other] wins
 }.
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
 } the initiative marker and { $side-gender ->
    [pl] play
   *[other] plays
 } first.
initiative-taken = { $side } { $side-gender ->
    [pl] take
   *[other] takes
 } the initiative marker and { $side-gender ->
    [pl] play
   *[other] plays
 } first.

## The end of a game

over-won = You win
over-lost = You lose
over-lost-note = “{ word-advise-turns }” looks for the steps that lowered your probability of winning most.
won-by-points = { $winner } reaches its goal with { $n } { $n ->
    [one] point
   *[other] points
 }.
won-by-pinned = { $loser } is pinned because it has no Riflemen left on the board.
won-by-more-points = Both sides are pinned, but { $winner } has more points ({ $n } to { $other }).
won-by-token = Both sides are pinned and have { $n } { $n ->
    [one] point
   *[other] points
 } each. { $winner } wins because it has the initiative marker.
won-by-hopeless = { $loser } can no longer win, so { $winner } wins at once.
won-by-hopeless-points = { $loser } can no longer win, and { $winner } has more points ({ $n } to { $other }).
won-by-hopeless-token = Neither side can win anymore, and both have { $n } { $n ->
    [one] point
   *[other] points
 }. { $winner } wins because it has the initiative marker.
won-by-escape = Everyone that { $winner } needed to bring off the board has escaped.
won-by-neutralize = { $winner } has neutralized all the counters it needed to.
m44-won-by-deck = The last card of the deck is drawn, so { $winner } { $winner-gender ->
    [pl] win
   *[other] wins
 }. Medals: { $n } to { $other }.
m44-won-by-medals = Medals: { $winner } { $n }, { $loser } { $other }.
