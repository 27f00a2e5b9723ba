# A game in which nothing can change any more.

over-still = Nothing can change any more
still-leads = { $even ->
    [yes] Both sides have { $points } points.
   *[no] { $side } leads, { $points } : { $other }.
 }
still-told = Only Fog of War is left in the hands, decks and discard piles, so nobody can act. No rule ends such a game, so nobody wins. You can take moves back, or play again.
