# The rules of Undaunted, those that both games share and Normandy’s own, told by the tutor in words of our own: the value is the title, .text the rule.
# Ids are those of games/undaunted/rules.toml and games/undaunted/normandy/rules.toml, with hyphens for dots. That a rule is a ruling is added by the interface.


un-setup-1 = The scenario defines the setup
    .text = The scenario shows the tiles and their layout, the objectives, and each side’s counters, markers, and cards. It also says who has the initiative marker first. Tile numbers matter only during setup.
un-setup-2 = Deck, supply, and box
    .text = Shuffle the cards that the scenario lists for your deck and put them face down. Put the cards listed for your supply face up beside the board, sorted by title. Your other cards stay in the box.
un-setup-3 = Each tile has two sides
    .text = Each tile has a side A and a side B with the same number. 14B is the back of 14A, so they cannot both be on the board.
un-setup-4 = Choose a scenario and your sides
    .text = Choose a scenario. The rulebooks recommend their order, starting with the first. Agree on who plays which side, check that every marker shows the right side, and put unused pieces back into the box.
un-setup-5 = The box does not limit the pieces
    .text = If you run out of a kind of marker, use something else in its place.
    .silent = what to do if the markers in the box run out
un-setup-6 = Pieces in the box
    .text = Each side has 54 cards, 11 counters, 18 control markers, and 1 target marker. The US has 4 spawn markers and Germany has 5. Both sides share 18 tiles, 14 objective markers, the radio and initiative markers, and 4 dice.
un-unit-1 = What a unit is
    .text = A unit is one counter and three to five combat cards. They all have the same name and the same squad letter, if there is one.
un-unit-2 = What each unit is good at
    .text = The Sniper has the highest numbers for attack and defense. Machine Gunners can suppress enemies. Only Riflemen can control a tile, and only Scouts can remove Fog of War from your deck.

un-board-1 = Adjacent tiles
    .text = Two tiles are adjacent if they share an edge or part of an edge. A shared corner is not enough. Tiles are staggered, so a tile can have up to six adjacent tiles.
    .silent = which tiles are adjacent
un-board-2 = Sharing tiles and passing enemies
    .text = Any number of counters of both sides can be on the same tile. Your counters can also move through tiles with enemy counters.
    .silent = how many counters can share a tile, and whether a counter can move through enemy counters

un-round-1 = Three phases per round
    .text = In each round, both sides draw cards, determine the initiative, and then take their turns. Rounds continue until a side wins.

un-draw-1 = Draw four cards
    .text = At the start of each round, each side draws four cards from its deck.
un-draw-2 = Reshuffle an empty deck
    .text = If you must draw a card and your deck is empty, shuffle your discard pile to form a new deck. Then continue to draw.
un-draw-3 = Do not shuffle in played cards
    .text = Cards in your play area never go into the new deck.
un-draw-4 = Too few cards to draw
    .text = If your deck and your discard pile run out, draw as many cards as you can.
    .silent = what happens if your deck and your discard pile are both empty
un-draw-5 = Played cards in the discard pile
    .text = A card that you played this turn and that is now in your discard pile goes into the new deck.
    .silent = whether a card played this turn stays out of the new deck after it has left the play area (the Russian rulebooks name no place)

un-initiative-1 = Choose an initiative card secretly
    .text = Both sides secretly choose one card from their hand and reveal the cards at the same time. You may choose a Fog of War card.
un-initiative-2 = Higher initiative plays first
    .text = The side whose card has the higher initiative takes the initiative marker and plays first this round.
un-initiative-3 = Ties
    .text = If both cards have the same initiative, the side that already has the marker keeps it.
un-initiative-4 = Discard the initiative cards
    .text = Each side puts its initiative card into its own discard pile.
un-initiative-5 = No card for the initiative
    .text = If you have no cards in your hand, you choose none. Your initiative then counts as lower than any card. If neither side has a card, the side with the marker keeps it.
    .silent = what a side without cards in its hand does in the initiative phase

un-turn-1 = One side after the other
    .text = The side with the initiative marker takes its whole turn first, then the other side takes its turn. You can play cards only in your own turn.
un-turn-2 = Play cards one at a time
    .text = In your turn, play cards from your hand one at a time into your play area.
un-turn-3 = End your turn at any time
    .text = Your turn ends when you cannot play another card, or when you choose to stop.
un-turn-4 = Discard at the end of your turn
    .text = At the end of your turn, discard all cards in your play area and your hand. You keep none for the next round.

un-card-1 = One action per card
    .text = Use the card you play for one of the actions printed on it, and carry out that action.
un-card-2 = Choose only an action you can perform
    .text = You cannot choose an action that is impossible, such as Recon without a Fog of War card in your hand. In Normandy, this also holds for a unit that must first enter the board.
    .silent = whether you can choose an action that is impossible
un-card-3 = Numbers and squad letters
    .text = An action that the rules write with X has a number on the card instead. A squad letter next to the number limits the action to that squad.
un-card-4 = The counter that a card uses
    .text = A card acts with your counter of the same kind and, if the card has one, the same squad letter. Command cards have no counter. The name of the person on a card has no effect.
un-card-5 = Stars mark command cards
    .text = Stars on a card show that it is a command card. They have no other meaning.
un-card-6 = Cards without a squad letter
    .text = Sniper, Mortar, Platoon Sergeant, and Platoon Guide have no squad letter. They belong to no squad.

un-fog-1 = You cannot play Fog of War
    .text = During your turn, you cannot play a Fog of War card for an action or to Hunker Down. You can use it only in the initiative phase. Otherwise it usually stays in your hand until you discard it at the end of your turn.
un-fog-2 = Only Recon clears Fog of War
    .text = Only Recon removes a Fog of War card from your deck for good, and only while that card is in your hand. In Normandy, only Scouts have this action. In North Africa, the Staff Sergeant and the Reconnaissance Plane also have it.

un-suppressed-1 = A suppressed unit must recover
    .text = A suppressed counter cannot act. If you play one of its cards for an action, flip the counter to its ready side instead. The card goes to your play area as usual.
un-suppressed-2 = A recovered unit can act at once
    .text = After a counter recovers, its next card can act, even in the same turn.
    .silent = when a unit that has recovered can act again
un-suppressed-3 = Hunker Down is not recovery
    .text = You may play the card of a suppressed unit to Hunker Down, but its counter stays suppressed.

un-spawn-1 = A missing counter enters first
    .text = If you play a unit’s card for an action and its counter is not on the board, you must put the counter on the tile of its spawn marker. Then it performs the action.
un-spawn-2 = Units that can use a spawn marker
    .text = A spawn marker shows which of your units enter on its tile: all units, certain squads, or certain units.
un-spawn-3 = No matching spawn marker
    .text = If none of your spawn markers matches a unit, its counter cannot enter the board. You can then play its card only to Hunker Down.
    .silent = what happens if no spawn marker matches
un-spawn-4 = Several matching spawn markers
    .text = If several of your spawn markers match a unit, choose the one on which its counter enters.
    .silent = which side chooses among several matching spawn markers
un-spawn-5 = A returning counter is ready
    .text = A counter that returns to the board is ready, even if it was suppressed when it left.
    .silent = whether a counter that returns is ready
un-spawn-6 = Hunker Down places no counter
    .text = If you play a unit’s card to Hunker Down, do not put its missing counter on the board.

un-hunker-1 = Hunker Down
    .text = Instead of an action, you may return the card you play to your supply. This removes it from your deck. You can get it back later with Bolster, so be careful with cards that have Bolster themselves.

un-move-1 = Move up to X tiles
    .text = Move the unit’s counter up to X tiles. Each step goes to an adjacent tile.
un-move-2 = Only onto your own markers
    .text = Each tile that the counter enters must have your own marker, scouted or controlled.
un-move-3 = Every tile on the path
    .text = With Move or Guide, every tile on the path must have your own marker, not only the last one.
    .silent = whether every tile on the path needs your marker (in Normandy, only the summary mentions scouted tiles)
un-move-4 = Staying in place is not a move
    .text = A movement action must move the counter at least one tile.
    .silent = whether “up to X tiles” includes zero
un-move-5 = A moved Mortar loses its target
    .text = If you move your Mortar with Move or Guide, remove your target marker from the board.

un-guide-1 = Guide moves any of your counters
    .text = Move any one of your counters on the board up to X tiles. Each tile it enters must have your own marker. You cannot move enemy counters.
    .silent = whose counters Guide can move
un-guide-2 = You cannot guide suppressed units
    .text = You cannot use Guide on a suppressed counter.

un-scout-1 = Scout into unknown tiles
    .text = Move the unit’s counter up to X tiles. It can also enter tiles without your marker.
un-scout-2 = Scout places markers
    .text = When the counter enters a tile without your marker, place one there, scouted side up.
un-scout-3 = Each marker adds Fog of War
    .text = For each marker you place with Scout, put one Fog of War card from your supply into your discard pile.
un-scout-4 = Too few Fog of War cards
    .text = If your supply has fewer Fog of War cards than you need, take all of them.
un-scout-5 = No marker where you start
    .text = The tile where the counter starts gets no marker. You mark only the tiles that the counter enters.
    .silent = whether the starting tile gets a marker

un-stalk-1 = Stalk through unscouted tiles
    .text = Move the counter up to X tiles. It can also enter tiles that you have not scouted and do not control. Stalk places no markers.

un-bolster-1 = Bolster from supply to discard pile
    .text = Choose up to X cards from your supply and put them into your discard pile.
un-bolster-2 = A letter limits Bolster
    .text = If the card shows a squad letter, you can take only cards of that squad.
un-bolster-3 = Take at least one card
    .text = If your supply has a card that you can take, Bolster must take at least one. If it has none, you may still play the card for Bolster. It has no effect.
    .silent = whether “up to X cards” includes zero
un-bolster-4 = Bolster can take Fog of War
    .text = Without a squad letter, Bolster can also take Fog of War cards.
    .silent = whether Bolster can take Fog of War cards

un-command-1 = Command draws cards
    .text = Draw up to X cards from your deck into your hand. You can play them this turn. If your deck runs out, shuffle your discard pile as usual.
un-command-2 = Draw at least one card
    .text = If you have a card to draw, Command must draw at least one. Otherwise you may still play the card for Command, but it has no effect.
    .silent = whether “up to X cards” includes zero

un-conceal-1 = Conceal gives Fog of War
    .text = Put one Fog of War card from the enemy’s supply into the enemy’s discard pile.
un-conceal-2 = Conceal without Fog of War
    .text = If the enemy’s supply has no Fog of War card, you may still choose Conceal. It has no effect.

un-control-1 = Control the unit’s tile
    .text = Flip your marker on the counter’s tile to its controlled side.
un-control-2 = The enemy loses control
    .text = If the enemy controls that tile, flip the enemy’s marker there to its scouted side.
un-control-3 = Not while an enemy is on the tile
    .text = You cannot control a tile while an enemy counter is on it.
un-control-4 = No Control without your marker
    .text = Control needs your own marker on the tile. Without one, you cannot choose the action.
    .silent = whether you can control a tile without your own marker
un-control-5 = You cannot control a tile twice
    .text = If you already control the tile, you cannot choose Control there, unless a scenario allows it.
    .silent = whether you can control a tile that you already control
un-control-6 = The radio raises an objective
    .text = In the radio scenario, one side can raise the objective on the radio’s tile. While that side controls the tile, each Control by its Riflemen there adds 1 point, without limit. The Control that takes the tile adds nothing. The other side cannot raise the value, but scores all of it if it takes the tile.
    .silent = what the radio marker does, because they refer to the scenario book
un-control-7 = Suppressed enemies also prevent Control
    .text = Where an enemy prevents Control, it does not matter whether the enemy is ready or suppressed.
    .silent = whether a suppressed enemy also prevents Control

un-inspire-1 = Inspire returns played cards
    .text = Return up to X cards of your choice from your play area to your hand. You can play them again this turn.
un-inspire-2 = A letter limits Inspire
    .text = If the card shows a squad letter, you can return only cards of that squad.
un-inspire-3 = Inspire never returns itself
    .text = Inspire cannot return the card that you play for it.
    .silent = whether Inspire can return its own card
un-inspire-4 = Return at least one card
    .text = If you have a card to return, Inspire must return at least one. Otherwise you may still play the card for Inspire, but it has no effect.
    .silent = whether “up to X cards” includes zero
un-inspire-5 = Inspire returns cards only from the play area
    .text = A card that you played this turn and that is no longer in your play area cannot be returned.
    .silent = whether Inspire can return a card played this turn that has left the play area (the Russian rulebooks name no place)

un-recon-1 = Recon removes Fog of War
    .text = Remove a Fog of War card in your hand from the game, then draw a card. You can play the drawn card this turn.
un-recon-2 = Recon needs Fog of War in hand
    .text = Without a Fog of War card in your hand, you cannot choose Recon.
un-recon-3 = Recon with nothing to draw
    .text = Even if you have no card to draw, Recon removes the Fog of War card from the game.
    .silent = whether you can choose Recon if you have no card to draw

un-target-1 = Target three or more tiles away
    .text = Place your target marker on a tile that is three or more tiles away from your Mortar.
un-target-2 = Move the target marker
    .text = If your target marker is already on the board, move it to another tile that is far enough from your Mortar.
un-target-3 = Count the three tiles like range
    .text = Count the target tile, but not the Mortar’s tile. At least two tiles must be between them.

un-attack-1 = Choose any enemy counter
    .text = To Attack or Suppress, choose any enemy counter on the board. Range is unlimited, and you do not need line of sight.
un-attack-2 = Defense total
    .text = Add the target’s base defense, the cover of its tile, and the range.
un-combat-1 = Four steps of a combat action
    .text = A combat action has four steps: choose the target, determine its defense total, roll the dice, and determine the losses.
un-dice-1 = Ten-sided dice
    .text = Attack dice have ten sides, numbered 0 to 9.
un-attack-3 = One die is enough
    .text = Roll X dice. The attack hits if at least one die equals or beats the defense total. Further hits have no effect.
un-attack-4 = A 0 always hits
    .text = A die that shows 0 is always a hit, even if the defense total is higher than 9.
un-attack-5 = Lose one card at most
    .text = A unit or soldier that is hit loses no more than one card per attack, however many dice hit. Suppress costs no card.
un-attack-6 = Attack on your own tile
    .text = You can attack an enemy counter on the attacker’s own tile. The range is then 0.
un-attack-7 = You cannot attack without a counter
    .text = Only a card with a counter can attack, and it attacks with that counter. Strafe in North Africa is the only exception.
    .silent = whether a card without a counter can attack

un-defence-1 = Base defense
    .text = A unit’s base defense is the number on its counter.
un-defence-2 = Cover
    .text = Cover is the number on the target’s tile. The attacker’s tile gives no cover.
un-defence-3 = Range
    .text = Range is the number of tiles on the shortest path from the attacker to the target. Count the target’s tile but not the attacker’s. An adjacent tile is at range 1.

un-hill-1 = Cover on a hill
    .text = A hill shows its cover as 3/1. Its cover is 1 if the attacker is also on a hill, the same one or another. Otherwise it is 3.
un-hill-2 = Hills against Blast
    .text = Against Blast, the cover of a hill is always 1.

un-suppress-1 = Suppress flips the counter
    .text = If Suppress hits, flip the target’s counter to its suppressed side. The unit loses no card.
un-suppress-2 = Already suppressed: no effect
    .text = If the target is already suppressed, a hit with Suppress has no effect.

un-blast-1 = Blast attacks the whole tile
    .text = Blast attacks every counter on the tile of your target marker, including your own. Roll for each one separately, against its own defense total.
un-blast-2 = Blast needs a target marker
    .text = You cannot choose Blast if your own target marker is not on the board.
un-blast-3 = Blast ignores range
    .text = Against Blast, the defense total is only base defense plus cover.
un-blast-4 = Order of Blast attacks
    .text = You choose the order in which Blast attacks the counters. Finish each attack, including its losses, before the next. If an attack ends the game, skip the rest.
    .silent = in which order you carry out the attacks of a Blast
un-blast-5 = Blast an empty tile
    .text = You may Blast a tile without counters. It has no effect.
    .silent = whether you can Blast an empty tile
un-blast-6 = Blast on your own unit
    .text = If your Blast hits your own unit, you remove its card yourself.
    .silent = which side removes the card if your Blast hits your own unit

un-casualty-1 = Lose a card from your hand first
    .text = The side whose unit or soldier was hit removes one of its cards from the game. If one is in that side’s hand, it must remove that one.
un-casualty-2 = Then from the discard pile
    .text = If no such card is in the hand, remove one from the discard pile.
un-casualty-3 = Then from the deck
    .text = If no such card is in the discard pile either, remove one from the deck and then shuffle the deck.
un-casualty-8 = Shuffle the deck after every search
    .text = Shuffle the deck even if the search finds no card of the unit or soldier.
    .silent = whether you shuffle a deck in which you found no card
un-casualty-4 = No card left: remove the counter
    .text = If the unit or soldier has no card in the hand, discard pile, or deck, remove its counter from the board. Losing the last card does not remove the counter. The next hit does.
un-casualty-5 = Not from play area or supply
    .text = Never remove cards from the play area or the supply for a hit. A hit can remove a counter even though such cards are left.
    .silent = whether a hit can remove cards from the play area or the supply
un-casualty-6 = A removed unit can return
    .text = If a counter leaves the board, the unit’s cards in your supply stay there. If you take one with Bolster and play it later, the counter returns on the tile of its spawn marker.
un-casualty-7 = The target marker leaves with the Mortar
    .text = If your Mortar leaves the board, also remove your target marker.
    .silent = what happens to the target marker if the Mortar is removed

un-view-1 = Hidden deck and initiative choice
    .text = Decks are face down, and each side chooses its initiative card secretly. Both initiative cards are open once they are revealed.
un-view-2 = The supply is open
    .text = The supply of each side is face up. Both sides may look at it.
un-view-3 = Looking at removed cards
    .text = You may look at your own removed cards at any time. You cannot look at the enemy’s.
un-view-4 = Your hand is hidden
    .text = You cannot look at the enemy’s hand, and the enemy cannot look at yours.
    .silent = whether the enemy can see your hand

un-end-1 = The game ends at once
    .text = A side wins as soon as it reaches its goal, even in the middle of a turn. The scenario names the goal of each side.
un-end-2 = Win by points
    .text = You score an objective while your marker on its tile shows its controlled side. If your goal is points, you win when your total equals or beats the number in the scenario.
un-end-3 = Pinned
    .text = A side with no Riflemen counters on the board is pinned. If the scenario’s goal is to pin that side, its enemy wins immediately.
un-end-4 = Both pinned: points decide
    .text = If both sides are pinned and neither has won, the game ends. The side with more points wins.
un-end-5 = Then the initiative marker decides
    .text = If both sides are pinned and have equal points, the side with the initiative marker wins.

un-hopeless-1 = A hopeless side counts as pinned
    .text = A side that can no longer win by points counts as pinned, even if it has Riflemen on the board.
un-hopeless-2 = When a side is hopeless
    .text = Your side is hopeless if it needs more points and has no card with Control left in its hand, deck, discard pile, play area, or supply. This does not apply if your side can still reach another goal. This tutor decides at once, and the decision is final.
    .silent = when a side can no longer win by points, and how the sides decide that
un-hopeless-3 = Hopeless against pinning
    .text = If your side becomes hopeless and the enemy’s goal is to pin it, the enemy wins immediately.
un-hopeless-4 = Hopeless against points
    .text = If your side is hopeless and the enemy’s goal is points, the enemy wins as soon as it has more points than you. If the enemy is pinned first, the side with more points wins. If points are equal, the side with the initiative marker wins.
un-hopeless-5 = Hopeless against a side without a goal
    .text = If your side is hopeless and the enemy has no goal, the enemy wins as soon as it has more points than you.
    .silent = which side wins if one side is hopeless and the other has no goal
