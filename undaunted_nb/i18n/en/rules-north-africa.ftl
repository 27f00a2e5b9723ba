# The rules that only Undaunted: North Africa has, told by the tutor in words of our own: the value is the title, .text the rule.
# Ids are those of games/undaunted/north_africa/rules.toml, with hyphens for dots. That a rule is a ruling is added by the interface.


na-setup-1 = The scenario sets the table
    .text = The scenario names the tiles and how they lie, the objectives, structures and escape points, each side's counters, vehicles, control markers and cards, and who holds the initiative token first. Tile numbers matter only while you set up.
na-setup-2 = Vehicle cards lie beside the board
    .text = Lay the vehicle cards that the scenario gives you face up in front of you. They never go into a deck or a supply. Some soldiers start aboard: their counters stand on the seats of a vehicle card.

na-card-1 = One use for each card
    .text = You use the card you play for one thing: an action printed on it, an action of the seat that its soldier occupies, a swap of seats, or Hunker Down.
na-card-2 = No counter, no action
    .text = No rule lets a soldier whose counter is off the board come in by playing his card. Such a card can only Hunker Down.
    .silent = what the card of a soldier does whose counter is off the board

na-view-1 = Vehicle cards are open
    .text = Vehicle cards lie face up. Who sits on which seat and how much damage a vehicle has taken is known to both sides.

na-seat-1 = Enter a vehicle
    .text = Move your soldier's counter from his tile to a free seat of a vehicle that stands on the same tile.
na-seat-2 = Not beside enemy soldiers
    .text = Your soldier cannot enter a vehicle while enemy soldiers sit in it, even if a seat is free.
na-seat-3 = An empty vehicle changes hands
    .text = When your soldier enters an empty vehicle whose card lies in front of the enemy, lay the card in front of you: the vehicle is now yours.
na-seat-4 = Leave a vehicle
    .text = Move your soldier's counter from his seat to the tile on which the vehicle stands.
na-seat-5 = Change seats
    .text = Move your soldier's counter from his seat to any free seat of the same vehicle.
na-seat-6 = Before or after the action
    .text = A soldier whose card you play may enter, leave or change seats either before the action of his card or after it.
na-seat-7 = Once for each card
    .text = With each card the soldier enters, leaves or changes seats once at most. An action of a seat counts as the action of the card. With a swap, with Hunker Down, and with a card that only turns him ready he cannot do it.
    .silent = how often a card allows this, and with which uses of a card
na-seat-8 = Never without an action
    .text = Entering, leaving and changing seats only come along with an action. Before the action you may choose them only if the soldier can carry out an action of his card or of his seat afterwards, and then he must.
    .silent = whether a soldier may change seats and then do nothing
na-seat-9 = Suppressed soldiers stay where they are
    .text = A suppressed soldier cannot enter, leave or change seats, since his card only turns him ready.
    .silent = whether a suppressed soldier may enter, leave or change seats

na-swap-1 = Swap two soldiers
    .text = Use a soldier's card to let two soldiers in one vehicle change places. The card can do nothing else then.
na-swap-2 = Who may be swapped
    .text = The soldier whose card you play is one of the two, and neither of them is suppressed.
    .silent = which soldiers may be swapped

na-inside-1 = Acting from inside
    .text = A soldier in a vehicle may carry out combat and support actions of his own card as usual. He counts as standing on the vehicle's tile.
na-inside-2 = No moving from a seat
    .text = From a seat your soldier cannot use the movement actions of his own card. He leaves the vehicle first.

na-vehicle-1 = Actions of a seat
    .text = Instead of an action on his own card a soldier in a vehicle may carry out an action that the vehicle card shows at his seat.
na-vehicle-2 = A disabled vehicle does nothing
    .text = Soldiers in a disabled vehicle cannot use the actions of its seats. Only Repair makes the vehicle ready again.
na-vehicle-3 = What is left in a disabled vehicle
    .text = Soldiers may still enter and leave a disabled vehicle, change seats and swap in it. They may also use combat and support actions of their own cards.
    .silent = what soldiers can still do in a disabled vehicle
na-vehicle-4 = A hit wounds and damages
    .text = When an attack on a vehicle succeeds, the attacker first chooses one soldier aboard, who is wounded like any soldier. Then put one damage token on the vehicle card. However many dice succeed, it is never more than one of each.
na-vehicle-5 = Enough damage disables
    .text = When the damage tokens on a vehicle reach or pass its critical threshold, turn its counter to the disabled side.
na-vehicle-6 = Full damage destroys
    .text = When the damage tokens on a vehicle reach or pass its hull, it is destroyed. Move the soldiers aboard to its tile, then remove its counter and its card from the game.
na-vehicle-7 = An empty vehicle can be hit
    .text = A vehicle without a crew is a legal target. It takes the damage and nobody is wounded.
    .silent = whether an empty vehicle can be attacked
na-vehicle-8 = First the wound, then the damage
    .text = The wound is complete before the damage is placed. If it decides the game, the vehicle takes no damage any more.
na-vehicle-9 = Whose vehicle it is
    .text = A vehicle belongs to the side in front of which its card lies, while somebody sits in it. An empty one is nobody's: both sides may choose it as a target. Your own soldiers' vehicles, and structures that are already destroyed, cannot be chosen.
    .silent = whether one's own vehicles can be attacked, and whose an empty vehicle is
na-vehicle-10 = Damage stays with the vehicle
    .text = When a vehicle changes hands, its damage tokens stay on its card, and a disabled vehicle stays disabled.
    .silent = what becomes of the damage when a vehicle changes hands
na-vehicle-11 = Out of the wreck
    .text = Soldiers who get onto the tile because their vehicle was destroyed keep their state: a suppressed soldier stays suppressed.
    .silent = in what state soldiers come out of a destroyed vehicle

na-crew-1 = Seats for specialists
    .text = Where a vehicle card asks for a specialisation at a seat, only a soldier who has it can use the actions of that seat. Anyone may sit there. Only the Italian Medium Tank asks for specialists.

na-drive-1 = Drive moves the vehicle
    .text = Move the vehicle's counter up to X tiles, each step to a neighbouring tile. All soldiers aboard go with it.
na-drive-2 = Drive on your own markers
    .text = Every tile the vehicle enters or passes must carry your own marker, scouted or controlled.
na-drive-3 = Never onto rough terrain
    .text = A vehicle cannot enter or pass a tile with the symbol for rough terrain. On foot such tiles are like any other.
na-drive-4 = Off rough terrain
    .text = A vehicle that already stands on rough terrain may drive off it: only entering and passing are forbidden.
    .silent = whether a vehicle may leave rough terrain

na-survey-1 = Survey tiles anywhere
    .text = Choose up to X tiles on the board. They need not touch each other or any counter.
na-survey-2 = Markers and Fog of War
    .text = Place your marker with its scouted side up on every chosen tile that has none of yours. For each marker you place, put one Fog of War card from your supply into your discard pile.
na-survey-3 = Too little Fog of War left
    .text = If your supply holds fewer Fog of War cards than you need, take as many as there are. The markers are placed all the same.
na-survey-4 = Each tile once
    .text = With Survey and Plot you choose at least one tile, and no tile twice.
    .silent = whether a tile may be chosen twice, and whether up to X tiles may be none

na-plot-1 = Plot a route
    .text = Choose up to X tiles that hang together. At least one of them must border the tile on which the soldier stands. In the example of the rulebook the second tile borders the first.
na-plot-2 = How the tiles hang together
    .text = Each chosen tile borders another chosen one, so that all of them form one piece. Not every tile has to border every other. The soldier's own tile may be among them.
    .silent = how “each tile borders any other” is meant with three tiles or more
na-plot-3 = Marked tiles may be chosen
    .text = You may also choose tiles that already carry your marker. Place markers, scouted side up, only where you have none, and take one Fog of War card from your supply into your discard pile for each of them.
na-plot-4 = Too little Fog of War left
    .text = If your supply holds fewer Fog of War cards than you plot markers, take as many as there are.

na-repair-1 = Repair takes one damage away
    .text = Remove one damage token from a vehicle on the soldier's tile. From inside a vehicle he can repair only that one.
na-repair-2 = Below the threshold: ready again
    .text = If a disabled vehicle now has fewer damage tokens than its critical threshold, turn its counter to the active side.
na-repair-3 = Destroyed is destroyed
    .text = A destroyed vehicle cannot be repaired.
na-repair-4 = What can be repaired
    .text = You can repair your own vehicles, whose cards lie in front of you, and empty ones, and only if there is a damage token to remove.
    .silent = whether enemy vehicles and undamaged ones can be repaired

na-control-1 = Control beside an enemy
    .text = You cannot control a tile that the enemy controls while one of its soldiers is there, on foot or in a vehicle, ready or suppressed. If the enemy does not control the tile, its soldiers are no obstacle.
na-control-2 = An empty vehicle is no obstacle
    .text = A vehicle with nobody in it does not keep you from controlling its tile.

na-combat-1 = Targets with normal defence
    .text = To Attack, Strafe or Suppress, choose any enemy counter on the board that has a normal defence: a soldier on a tile, or a vehicle. The Medium Tank has no normal defence. There is no greatest range and no line of sight.
na-combat-2 = Nobody in a vehicle is a target
    .text = A soldier in a vehicle cannot be chosen as a target. Choose the vehicle instead.
na-combat-3 = Which number is the base
    .text = Against Attack, Strafe and Suppress the base defence is the normal defence on the counter, against Anti-tank and Demolish a vehicle's armour. Against a structure it is the structure's own defence.

na-strafe-1 = A Strafe has no range
    .text = Range does not count against a Strafe, and so it needs no counter: a card without one can strafe.
na-antitank-1 = Anti-tank: vehicles only
    .text = With Anti-tank choose any enemy vehicle on the board; it counts against the vehicle's armour. Soldiers on tiles have no armour and cannot be chosen.
na-demolish-1 = Demolish on the same tile
    .text = To Demolish, choose an enemy vehicle or a structure on the tile where the soldier stands.
na-demolish-2 = No cover against Demolish
    .text = Cover does not count against Demolish, and since both are on the same tile there is no range either. The base defence alone decides.

na-suppress-1 = Suppress a vehicle
    .text = If you Suppress a vehicle, nobody is wounded and it takes no damage. Instead you choose one soldier aboard, and his counter is turned to its suppressed side.
na-suppress-2 = All suppressed: no effect
    .text = If all soldiers in the vehicle are suppressed already, a successful Suppress has no effect.
na-suppress-3 = Nobody aboard: no effect
    .text = If nobody sits in the vehicle, a successful Suppress has no effect.
    .silent = what a Suppress does to an empty vehicle

na-hill-1 = Hills against a Strafe
    .text = Against a Strafe the cover of a hill is always 1.

na-casualty-1 = His cards leave with him
    .text = When a soldier's counter leaves the board because of a wound, all his cards in the supply leave the game as well.
na-casualty-2 = Nobody returns
    .text = A counter that has left the board never comes back.

na-structure-1 = Demolish a structure
    .text = When Demolish succeeds against a structure, it is destroyed at once. Take its token off the board and lay it in front of you.
na-structure-2 = LRDG scores by destroying
    .text = LRDG gets the points of a structure only for destroying it.
na-structure-3 = Italy scores by controlling
    .text = Italy gets the points of a structure only while it controls its tile and the structure stands. It gets none for destroying one.

na-escape-1 = Escape from the board
    .text = A counter escapes by moving off the board from a tile with an escape point. Any movement action can do this, also Drive.
na-escape-2 = Only those who are named
    .text = Only the counters that the scenario allows to escape may do so.
na-escape-3 = The cards go too
    .text = When a counter escapes, all cards that belong to it leave the game, wherever they are: in hand, deck, discard pile, play area and supply. So does the card of a vehicle. Lay the counter in front of you.
na-escape-4 = The step off the board
    .text = The step off the board counts as one tile of the movement and may follow others in the same action.
    .silent = what the step off the board costs, and whether other steps may come before it
na-escape-5 = Who goes along
    .text = Soldiers aboard an escaping vehicle escape with it if the scenario allows them to. The others stay on its last tile.
    .silent = what becomes of the soldiers aboard an escaping vehicle
na-escape-6 = A loss is no escape
    .text = A counter that leaves the board through a wound or damage has not escaped.
na-escape-7 = Winning by escape
    .text = You win when the counters that the scenario names have escaped, or as many as it asks for.
na-escape-8 = The deck is shuffled afterwards
    .text = A deck that was searched because a counter escaped is shuffled.
    .silent = whether a deck that was searched is shuffled

na-neutralise-1 = Neutralise by hits
    .text = An enemy counter that leaves the board through your wounds or damage is neutralised. Lay it in front of you.
na-neutralise-2 = An escape is no success
    .text = A counter that has escaped does not count as neutralised.
na-neutralise-3 = Winning by neutralising
    .text = You win when the enemy counters that the scenario names are neutralised, or as many as it asks for.
na-neutralise-4 = Whose hit counts
    .text = A counter counts for the side whose hit removed it. A vehicle that you destroy counts for you even if you had taken it over, when your goal names it. Your own vehicle never counts toward a number of any enemy counters. It does not count for the enemy either, because the enemy did not destroy it.
    .silent = whether your own vehicle counts when you destroy it

na-hopeless-1 = When a side is hopeless
    .text = Your side is hopeless when none of its goals can be reached any more: for points, when they fall short and no card is left that could Control, or Demolish where a structure worth points still stands; for escape, when too few of the named counters are left; for neutralising, when the named counters have left the board in another way. The tutor finds it at once and does not take it back.
    .silent = when a goal can no longer be reached, and who says so
na-hopeless-2 = Hopeless against neutralising
    .text = If your side is hopeless and the enemy's goal is to neutralise, the enemy wins at once.
na-hopeless-3 = Hopeless against points
    .text = If your side is hopeless and the enemy's goal is points, the enemy wins at once with more points than you. Otherwise play goes on until it has more, or until it cannot reach its number any more either. Then the side with more points wins.
na-hopeless-4 = Then the initiative token decides
    .text = If neither side can reach its goal and the points are equal, the holder of the initiative token wins.
na-hopeless-5 = Hopeless against escape
    .text = If your side is hopeless and the enemy's goal is to escape, the enemy wins at once.
    .silent = who wins when one side is hopeless and the other has to escape
na-hopeless-6 = Hopeless against a side without a goal
    .text = If your side is hopeless and the enemy has no goal of its own, the enemy wins as soon as it has more points than you, as if its goal were points.
    .silent = who wins when one side is hopeless and the other has no goal
na-hopeless-7 = Both hopeless at the same moment
    .text = If both sides become hopeless at the same moment, points decide, and after them the initiative token, even if a side had to neutralize or to escape.
    .silent = who wins when both sides become hopeless at once and two rules name different winners
