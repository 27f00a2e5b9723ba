# A game in which nothing can change any more.

over-still = The game can’t continue
still-leads = { $even ->
    [yes] Both sides have { $points } points.
   *[no] { $side } leads, { $points } : { $other }.
 }
still-told = All hands, decks, and discard piles contain only Fog of War, so nobody can act. No rule ends such a game, so nobody wins. You can undo moves, or play again.
