game-outpost = Outpost
home-game-outpost = Outpost
scenario-outpost-ford = The ford
ending-outpost-won = Broke through
ending-outpost-cards = Out of cards
maker-outpost-need = Number that hits

outpost-board-1 = The board
    .text = The board has three columns of four tiles. Tiles with a common edge are adjacent.
outpost-turn-1 = Turns
    .text = The sides take turns. In a turn, a side plays one card.
outpost-turn-2 = Drawing a card
    .text = After its card, the side draws one from the common deck, if there is one.
outpost-card-1 = Cards in hand
    .text = A side plays only cards from its hand. The other side does not see them.
outpost-march-1 = March
    .text = A march moves one of your squads.
outpost-march-2 = One step
    .text = A march goes to an adjacent tile.
outpost-march-3 = One squad on a tile
    .text = A squad cannot enter a tile with another squad.
outpost-fire-1 = Fire
    .text = One of your squads fires at an enemy squad at most two tiles away.
outpost-fire-2 = The die
    .text = Roll one die. A 4 or higher removes the squad.
outpost-fire-3 = Woods
    .text = A squad in the woods is removed only by a 5 or 6.
outpost-rest-1 = Rest
    .text = Instead of playing a card, you can discard it.
outpost-end-1 = Winning
    .text = You win when a squad of yours reaches the enemy’s row, or when the enemy has no squads.
outpost-end-2 = Out of cards
    .text = If a side has no card for its turn, the side with more squads wins.

why-outpost-march-1 = You have no squad on { $tile }.
why-outpost-march-2 = { $to } isn’t adjacent to { $tile }.
why-outpost-march-3 = There’s already a squad on { $to }.
why-outpost-fire-1 = There’s no enemy squad on { $to }.
why-outpost-range = { $to } is more than two tiles from { $tile }.

outpost-side-blue = Blue
outpost-side-red = Red
outpost-card-march = March
    .text = Move one squad to an adjacent free tile.
outpost-card-fire = Fire
    .text = Roll a die at an enemy squad at most two tiles away.
outpost-kind-rest = Rest
outpost-terrain-meadow = meadow
outpost-terrain-wood = woods
outpost-squad = { $side } squad on { $tile }
outpost-fact = A squad on { $tile } is hit by a { $n } or higher.
outpost-goal = Reach the enemy’s row, or remove all enemy squads.
outpost-event-marched = { $side } marches from { $tile } to { $to }
outpost-event-fired = { $side } fires from { $tile } at { $to }
outpost-event-rolled = { $die } on the die, { $need } needed: { $hit ->
    [yes] the squad on { $tile } is removed
   *[no] a miss
 }
outpost-event-rested = { $side } rests and discards: { $card }
thumb-outpost-near = I marched to { $to } because it is nearer to your row.
    .hint = { $to } is nearer to the enemy’s row.
thumb-outpost-fire = I fired at { $to } because a { $need } or higher hits there.
    .hint = A { $need } or higher hits the squad on { $to }.
term-outpost-woods = Woods
    .text = A tile on which a squad is harder to hit.

quiz-outpost-need = What is the least number that hits the squad on { $tile }?
quiz-outpost-forgot-wood = That would be on open ground, but { $tile } is in the woods.
quiz-outpost-no-wood = There are no woods on { $tile }.
quiz-outpost-too-high = Lower numbers hit as well.
