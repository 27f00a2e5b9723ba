# A game that neither side can win anymore.

over-still = The game can’t continue
still-leads = { $even ->
    [yes] Both sides have { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[no] { $side } leads, { $points } : { $other }.
 }
still-told = Neither side can hit an enemy, control another objective, or escape anymore. No rule ends such a game, so nobody wins. You can undo moves, or play again.
