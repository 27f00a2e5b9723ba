# The rules of Undaunted, those that both games share and Normandy’s own, told by the tutor in words of our own: the value is the title, .text the rule.
# Ids are those of games/undaunted/rules.toml and games/undaunted/normandy/rules.toml, with hyphens for dots. That a rule is a ruling is added by the interface.


un-setup-1 = The scenario sets the table
    .text = The scenario names the tiles and how they lie, the objectives, each side's counters, control markers, spawn markers and cards, and who holds the initiative token first. Tile numbers matter only while you set up.
un-setup-2 = Deck, supply and box
    .text = Shuffle the cards the scenario marks for your deck and lay them face down. Lay the cards marked for your supply face up beside you, sorted by title. Your other cards stay in the box.

un-board-1 = Which tiles are neighbours
    .text = Two tiles are neighbours when they share an edge or part of one; touching at a corner is not enough. Because the lines of tiles are staggered, a tile can have up to six neighbours.
    .silent = which tiles are neighbours
un-board-2 = Sharing tiles, passing enemies
    .text = Any number of counters, yours and the enemy's, may stand on the same tile. Your counters may also move through tiles that hold enemy counters.
    .silent = whether counters may share a tile or pass through enemies

un-round-1 = A round has three phases
    .text = In each round both sides first draw cards, then settle the initiative, then take their turns. After that a new round begins, until somebody has won.

un-draw-1 = Draw four cards
    .text = At the start of each round each side draws four cards from its own deck into its hand.
un-draw-2 = An empty deck is renewed
    .text = Whenever you must draw a card and your deck is empty, shuffle your discard pile: it becomes your new deck. Then go on drawing.
un-draw-3 = Played cards are not shuffled in
    .text = Cards that lie in your play area never go into the new deck. The Ukrainian edition names the play area, and this tutor follows it. The Russian rulebooks instead speak of cards played this turn, wherever they lie.
un-draw-4 = Nothing left to draw
    .text = When your deck and your discard pile are both empty, you draw what there is and do without the rest.
    .silent = what happens when deck and discard pile are both empty

un-initiative-1 = Choose an initiative card secretly
    .text = You and the enemy each choose one card from your hand in secret and reveal the two at the same time. You may choose a Fog of War card.
un-initiative-2 = The higher initiative plays first
    .text = The side whose chosen card shows the higher initiative takes the initiative token and plays first this round.
un-initiative-3 = On a tie nothing changes
    .text = When both chosen cards show the same initiative, the token stays with the side that already holds it.
un-initiative-4 = Initiative cards are discarded
    .text = Both cards chosen for initiative go to their owners' discard piles.
un-initiative-5 = No card for the initiative
    .text = If you have no card in hand, you choose none, and your initiative counts as lower than any card. If neither side has a card, the token stays where it is.
    .silent = what a side without a card in hand does in the initiative phase

un-turn-1 = Token holder first, then the other
    .text = The side with the initiative token takes its whole turn first, then the other side takes its own. You play cards only in your own turn.
un-turn-2 = Play cards one by one
    .text = In your turn you play cards from your hand one at a time, each into your play area in front of you.
un-turn-3 = You may stop at any time
    .text = Your turn ends when you cannot play any more cards, or as soon as you do not want to.
un-turn-4 = Clear up at turn's end
    .text = At the end of your turn every card in your play area and every card left in your hand goes to your discard pile. You keep no card for the next round.

un-card-1 = One action, carried out in full
    .text = Use the card you play for one of the actions printed on it. Normandy’s Ukrainian edition adds that you carry the action out in full, and this tutor follows it; the Russian rulebooks do not say so.
un-card-2 = No action that cannot be done
    .text = You may not choose an action that cannot be carried out at all, such as a Recon without a Fog of War card in hand. In Normandy this also holds for a unit that would first have to enter the board for it.
    .silent = whether an action that cannot be carried out may be chosen
un-card-3 = Numbers and squad letters
    .text = Where an action is written with X, the card prints a number in its place. A squad letter beside the number limits the action to that squad.
un-card-4 = Which counter a card commands
    .text = A card acts with the counter that belongs to it: your counter of the same kind and, where the card has one, the same squad letter. Leaders and other command cards have no counter. The person’s name on a card has no effect on play.

un-fog-1 = Fog of War cannot be played
    .text = In a turn you can play a Fog of War card neither for an action nor to Hunker Down. It serves only in the initiative phase; otherwise it usually waits in your hand until your turn ends and is then discarded.
un-fog-2 = Only Recon clears the fog
    .text = The only way to get a Fog of War card out of your deck for good is the Recon action, while that card is in your hand. In Normandy only your Scouts have it, in North Africa also the Staff Sergeant and the Reconnaissance Plane.

un-suppressed-1 = A suppressed unit only recovers
    .text = A suppressed counter cannot act. Play one of its cards for any action printed on it: the action does not happen, and the counter is turned ready instead. The card goes to your play area as usual.
un-suppressed-2 = Ready again, at once
    .text = Once your counter is ready again, its next card may act, even in the same turn. Normandy’s Russian edition says the unit can act the next time it is activated; the other rulebooks say nothing about when.
    .silent = when a unit that was turned ready may act again
un-suppressed-3 = Hunker Down does not ready
    .text = You may play the card of a suppressed unit to Hunker Down, but then its counter stays suppressed.

un-spawn-1 = A missing counter enters first
    .text = When you play a unit's card for an action and its counter is off the board, place the counter at once on its spawn marker's tile; then it performs the action. The Ukrainian edition makes this a duty, and this tutor follows it. The Russian edition only says that you may bring the counter on.
un-spawn-2 = Whom a spawn marker fits
    .text = A spawn marker shows which of your units enter on its tile: all of them, only those of the named squads, or only the named units.
un-spawn-3 = No fitting spawn marker
    .text = If no spawn marker of yours fits a unit, its counter cannot enter the board. Its card can then only be played to Hunker Down.
    .silent = what happens when no spawn marker fits
un-spawn-4 = Several fitting spawn markers
    .text = If several of your spawn markers fit a unit, you choose the one on which its counter enters.
    .silent = who chooses among several fitting spawn markers
un-spawn-5 = A returning counter is ready
    .text = A counter that comes back to the board is ready, even if it was suppressed when it left.
    .silent = whether a counter that comes back is ready
un-spawn-6 = Hunker Down places no counter
    .text = When you play a unit's card to Hunker Down, its missing counter is not placed on the board.

un-hunker-1 = Hunker Down returns the card
    .text = Instead of an action you may return the card you play to your supply, which takes it out of your deck. Bolster can bring it back later, so be careful with cards that themselves have Bolster.

un-move-1 = Move up to X tiles
    .text = Move the unit's counter up to X tiles, each step to a neighbouring tile.
un-move-2 = Only onto your own markers
    .text = Each tile the counter enters must already carry your own marker, scouted or controlled.
un-move-3 = Every tile of the way
    .text = With Move or Guide, every tile of the way must carry your own marker, not only the last one. The rulebook of North Africa says so of Move; those of Normandy leave it open.
    .silent = in Normandy, whether every tile of the way needs your marker, or only the last
un-move-4 = Standing still is no move
    .text = A movement action must take the counter at least one tile. Moving it no tiles is not an action, so you may not choose that.
    .silent = whether up to X tiles may be none
un-move-5 = A moved Mortar loses its target
    .text = When your Mortar is moved in any way, by Move or by Guide, take your target marker off the board.

un-guide-1 = Guide moves any own counter
    .text = Move any one counter of your own that is on the board up to X tiles; each tile it enters must carry your own marker. You cannot guide enemy counters.
    .silent = whose counters Guide may move
un-guide-2 = No guiding of suppressed units
    .text = You cannot Guide a suppressed counter.

un-scout-1 = Scout into unknown tiles
    .text = Move the counter of your Scouts or Scout up to X tiles. It may also enter tiles that do not carry your own marker.
un-scout-2 = Scouting leaves your marker
    .text = On every tile the counter enters that has no marker of your own, place one of yours with its scouted side up.
un-scout-3 = Each marker brings Fog of War
    .text = For every marker you place while you Scout, put one Fog of War card from your supply into your discard pile.
un-scout-4 = Too little Fog of War left
    .text = If your supply holds fewer Fog of War cards than you need, take as many as there are.
un-scout-5 = No marker where you start
    .text = The tile from which the counter starts gets no marker, even if it carries none of yours. You mark only tiles you enter.
    .silent = whether the tile one starts from gets a marker

un-stalk-1 = Stalk past unscouted tiles
    .text = Move the counter up to X tiles, also into tiles that you have neither scouted nor controlled. Stalk places no markers.

un-bolster-1 = Bolster from supply to discard
    .text = Choose up to X cards from your supply and put them into your discard pile.
un-bolster-2 = A letter limits Bolster
    .text = If the card shows a squad letter, you may take only cards of that squad from your supply.
un-bolster-3 = Take at least one, if possible
    .text = Bolster takes at least one card where there is one to take. With none there, you may still play the card for Bolster, without effect.
    .silent = whether up to X cards may be none
un-bolster-4 = Fog of War may be taken
    .text = Without a squad letter, your Bolster may take Fog of War cards too: nothing forbids it.
    .silent = whether Bolster may take Fog of War

un-command-1 = Command draws cards
    .text = Draw up to X cards from your deck into your hand; you may play them this turn. If your deck runs out, renew it from your discard pile as usual.
un-command-2 = Draw at least one, if possible
    .text = Command draws at least one card where there is one to draw. With nothing to draw, you may still play the card for Command, without effect.
    .silent = whether up to X cards may be none

un-conceal-1 = Conceal sends Fog of War
    .text = Take one Fog of War card from the enemy's supply and put it into the enemy's discard pile.
un-conceal-2 = Conceal without Fog of War
    .text = If the enemy’s supply holds no Fog of War card, you may choose Conceal all the same, without effect: so say Normandy’s Ukrainian edition, which this tutor follows, and North Africa. Normandy’s Russian edition does not allow the action then.

un-control-1 = Control your unit's tile
    .text = Turn your marker on the tile of the counter to its controlled side. In Normandy only Riflemen cards carry this action.
un-control-2 = The enemy loses control
    .text = If the enemy controls that tile, turn the enemy's marker there back to its scouted side.
un-control-3 = Never beside an enemy
    .text = You cannot control a tile while an enemy counter stands on it. It does not matter whether that counter is ready or suppressed.
un-control-4 = No Control without your marker
    .text = Control needs a marker of your own on the tile. If you have none there, you cannot choose the action.
    .silent = whether one can control a tile without a marker of one’s own
un-control-5 = No controlling it twice
    .text = A tile that you already control cannot be controlled again, so you may not choose Control there. Only a scenario can make an exception.
    .silent = whether a tile one already controls can be controlled again
un-control-6 = The radio raises an objective
    .text = In the scenario with the radio, while the side it names controls the radio's tile, each Control action of that side's Riflemen there raises the tile's objective by 1 point, without limit. The other side scores the raised value when it takes the tile, but cannot raise it. This is the scenario's exception to the ban on controlling a tile twice.
    .silent = what the radio token does, which they leave to the book of scenarios

un-inspire-1 = Inspire returns played cards
    .text = Take up to X played cards of your choice from your play area back into your hand; you may play them again this turn. The Ukrainian edition names the play area, and this tutor follows it. The Russian rulebooks speak of cards played this turn, wherever they lie.
un-inspire-2 = A letter limits Inspire
    .text = If the card shows a squad letter, you may take back only cards of that squad.
un-inspire-3 = Inspire never returns itself
    .text = The card you play for Inspire cannot be one of the cards it returns.
    .silent = whether the card that inspires may return itself
un-inspire-4 = Return at least one, if possible
    .text = Inspire returns at least one card where there is one to return. With none, you may still play the card for Inspire, without effect.
    .silent = whether up to X cards may be none

un-recon-1 = Recon removes Fog of War
    .text = Remove one Fog of War card in your hand from the game, then draw one card. You may play the card you drew this turn.
un-recon-2 = Recon needs Fog in hand
    .text = Without a Fog of War card in your hand you cannot choose Recon.
un-recon-3 = Recon with nothing to draw
    .text = Even when there is no card left for you to draw, Recon still removes the Fog of War card from the game.
    .silent = whether Recon is possible with nothing left to draw

un-target-1 = Target at three tiles or more
    .text = Place your target marker on a tile that is three tiles or more away from your Mortar's counter.
un-target-2 = Aim again somewhere else
    .text = If your target marker already lies on the board, move it to another tile that is far enough from your Mortar.
un-target-3 = How the three tiles count
    .text = Count the three tiles like range: the target tile counts, the Mortar's own tile does not. So at least two tiles lie between them.
    .silent = how the three tiles to the target are counted

un-attack-1 = Choose any enemy counter
    .text = To Attack or Suppress, choose any enemy counter on the board. There is no greatest range and no line of sight.
un-attack-2 = How defence is added up
    .text = The target's defence is its base defence plus the cover of its tile plus the range.
un-attack-3 = One good die is enough
    .text = Roll X dice. The attack succeeds if at least one die equals or beats the defence; more such dice change nothing.
un-attack-4 = A 0 always hits
    .text = A die that shows 0 is always a success, however high the defence is.
un-attack-5 = One hit costs one card
    .text = A successful attack costs the unit or soldier it hits exactly one card, however many dice succeed.
un-attack-6 = Attacking on your own tile
    .text = You may attack an enemy counter on the attacker’s own tile. The range is then 0. The rulebook of North Africa says so; those of Normandy leave it open.
    .silent = in Normandy, whether an enemy on one’s own tile may be attacked
un-attack-7 = No attack without a counter
    .text = Only a card with a counter can attack, with the counter that belongs to it. A card without a counter cannot attack; the Strafe of North Africa alone needs none.
    .silent = whether a card without a counter can attack

un-defence-1 = Base defence is on the counter
    .text = A unit's base defence is the number printed on its counter.
un-defence-2 = Cover comes from the tile
    .text = Cover is the number printed on the tile where the target stands. The attacker's tile gives none.
un-defence-3 = How range is counted
    .text = Range is the number of tiles from the attacker to the target by the shortest way. The target's tile counts, the attacker's own does not: a neighbour is at range 1.

un-hill-1 = Cover on a hill
    .text = A hill prints its cover as 3/1. Its cover is 1 if the attacker stands on a hill too, the same one or another, and 3 otherwise.
un-hill-2 = Hills against a Blast
    .text = Against a Blast the cover of a hill is always 1.

un-suppress-1 = Suppress turns the counter over
    .text = If your Suppress succeeds, turn the target's counter to its suppressed side. The unit loses no card.
un-suppress-2 = Already suppressed: no effect
    .text = If the target is already suppressed, a successful Suppress has no effect.

un-blast-1 = A Blast hits the whole tile
    .text = A Blast attacks every counter on the tile of your target marker, your own counters too. Each one is attacked separately, with its own defence and its own roll.
un-blast-2 = No Blast without a target
    .text = You cannot choose Blast while your own target marker is not on the board.
un-blast-3 = A Blast has no range
    .text = Range does not count against a Blast: the defence is base defence plus cover only.
un-blast-4 = The order of a Blast
    .text = When you Blast, you choose the order in which the counters are attacked. Each attack is complete, loss and possible victory included, before the next begins.
    .silent = in which order the attacks of a Blast are carried out
un-blast-5 = A Blast on nobody
    .text = You may Blast a tile without counters. Nothing happens then.
    .silent = whether a Blast on an empty tile is possible

un-casualty-1 = First from the hand
    .text = The owner of the unit or soldier that was hit removes one of its cards from the game. It is taken from the owner’s hand, if one is there.
un-casualty-2 = Then from the discard pile
    .text = If the owner has no such card in hand, one is removed from the owner’s discard pile.
un-casualty-3 = Then from the deck
    .text = If the discard pile has none either, the owner removes one from the deck and then shuffles that deck.
un-casualty-4 = No card: the counter leaves
    .text = If hand, discard pile and deck hold no card of the unit or soldier, its counter leaves the board. The main texts of all rulebooks agree on this. The summaries at the end of the Russian ones can also be read as taking the counter away together with the last card; this tutor does not follow that.
un-casualty-5 = Never from play area or supply
    .text = Cards in the play area or in the supply are never removed for a hit. So a hit can take the counter even though such cards are left.
    .silent = whether cards in the play area or the supply are searched for a hit
un-casualty-6 = A removed unit can return
    .text = When your counter leaves the board, the unit's cards in your supply stay there. Bolster them and play one later, and the counter comes back on its spawn marker's tile, not where it stood.
un-casualty-7 = The target marker goes too
    .text = When your Mortar's counter leaves the board, your target marker is taken off as well.
    .silent = what becomes of the target marker when the Mortar is removed

un-view-1 = What stays hidden
    .text = Your hand, your deck and your initiative choice are hidden from the enemy, and the enemy's are hidden from you. Both initiative cards are seen once they are revealed.
un-view-2 = The supply is open
    .text = The supply of each side lies face up. Both sides may look at it.
un-view-3 = Looking at removed cards
    .text = You may look at your own removed cards at any time, but never at the enemy's.

un-end-1 = The game ends at once
    .text = As soon as a side's winning condition holds, that side wins and the game ends, even in the middle of a turn. The scenario says what each side needs.
un-end-2 = Winning by points
    .text = An objective is yours while your marker on its tile shows its controlled side. If points are your goal, you win when your points together reach or pass the number the scenario names.
un-end-3 = Pinned without Riflemen
    .text = A side is pinned when it has no Riflemen counter on the board. If pinning that side is the enemy's goal in the scenario, the enemy wins at once.
un-end-4 = Both pinned: points decide
    .text = When both sides are pinned and neither has won, the game ends. The side whose controlled objectives are worth more points wins.
un-end-5 = Then the initiative token decides
    .text = If both sides are pinned and their points are equal, the holder of the initiative token wins.

un-hopeless-1 = A hopeless side counts as pinned
    .text = A side that can no longer win by points counts as pinned, even with Riflemen on the board.
un-hopeless-2 = When a side is hopeless
    .text = Your side is hopeless when its points fall short and none of your cards with Control is left in hand, deck, discard pile, play area or supply. This holds only while you have no other goal that can be reached. The tutor finds it at once and does not take it back.
    .silent = when a side can no longer win by points, and who says so
un-hopeless-3 = Hopeless against a pinning enemy
    .text = If the enemy's goal was to pin you, the enemy wins the moment your side becomes hopeless.
un-hopeless-4 = Hopeless against points
    .text = If your side is hopeless and the enemy's goal is points, the enemy wins at once with more points than you. Otherwise play goes on until the enemy has more points and wins, or is pinned too. Then points decide, and after them the initiative token, as for two pinned sides.
un-hopeless-5 = Hopeless against a side without a goal
    .text = If your side is hopeless and the enemy has no goal of its own, the enemy wins as soon as it has more points than you, as if its goal were points.
    .silent = who wins when one side is hopeless and the other has no goal
