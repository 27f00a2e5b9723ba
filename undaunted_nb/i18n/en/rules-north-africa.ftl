# The rules that only Undaunted: North Africa has, told by the tutor in words of our own: the value is the title, .text the rule.
# Ids are those of games/undaunted/north_africa/rules.toml, with hyphens for dots. That a rule is a ruling is added by the interface.


na-setup-1 = The scenario defines the setup
    .text = The scenario shows the tiles and their layout, the objectives, structures, and escape points. It also lists each side’s counters, vehicles, markers, and cards, and says who has the initiative marker first. Tile numbers matter only during setup.
na-setup-2 = Vehicle cards next to the board
    .text = Put the vehicle cards from the scenario face up in front of you. They never go into a deck or a supply. If a soldier starts aboard, put the counter on its seat on the vehicle card.
na-setup-3 = Pieces in the box
    .text = LRDG has 42 cards and 11 counters, Italy 40 cards and 10 counters. Each side has 3 vehicle cards and 16 control markers. Both share 22 tiles, 3 objective, 6 structure, and 4 escape markers, 24 damage tokens, the initiative marker, and 4 dice.
na-setup-4 = Letters in the card lists
    .text = In the card lists of the scenario book, К marks cards for your deck, З cards for your supply, and С vehicle cards that you put face up in front of you.
na-counter-1 = One counter, one soldier
    .text = Each round counter is one soldier, not a unit as in Normandy. Other counters are vehicles.

na-card-1 = One use per card
    .text = Use the card you play for one thing: an action printed on it, an action of the soldier’s seat, a seat swap, or Hunker Down.
na-card-2 = No counter, no action
    .text = A soldier whose counter is not on the board cannot enter it when you play the soldier’s card. You can play such a card only to Hunker Down.
    .silent = what you can do with the card of a soldier who is not on the board

na-view-1 = Vehicle cards are open
    .text = Vehicle cards are face up. Both sides can see who sits on which seat and how much damage a vehicle has.

na-seat-1 = Enter a vehicle
    .text = Move your soldier’s counter from its tile to a free seat of a vehicle on the same tile.
na-seat-2 = Not with enemy soldiers aboard
    .text = Your soldier cannot enter a vehicle with enemy soldiers aboard, even if a seat is free.
na-seat-3 = An empty vehicle changes sides
    .text = If your soldier enters an empty vehicle whose card is in front of the enemy, put the card in front of you. The vehicle is now yours.
na-seat-4 = Leave a vehicle
    .text = Move your soldier’s counter from its seat to the vehicle’s tile.
na-seat-5 = Change seats
    .text = Move your soldier’s counter from its seat to any free seat of the same vehicle.
na-seat-6 = Before or after the action
    .text = A soldier whose card you play may enter, leave, or change seats either before or after the action.
na-seat-7 = Once per card
    .text = For each card you play, the soldier can enter, leave, or change seats only once. An action of a seat counts as the action of the card. A soldier cannot do this with a seat swap, Hunker Down, or recovery.
    .silent = how often a card allows this, and with which uses of a card
na-seat-8 = Only together with an action
    .text = A soldier can enter, leave, or change seats only together with an action. If the soldier does so first, an action of the card or the seat must follow.
    .silent = whether a soldier can change seats and then do nothing
na-seat-9 = Suppressed soldiers stay where they are
    .text = A suppressed soldier cannot enter, leave, or change seats.
    .silent = whether a suppressed soldier can enter, leave, or change seats

na-swap-1 = Swap two soldiers
    .text = You may use a soldier’s card to let two soldiers in the same vehicle swap seats. You can do nothing else with that card.
na-swap-2 = Soldiers who can swap
    .text = One of the two must be the soldier whose card you play. Neither of them can be suppressed.
    .silent = which soldiers can swap

na-inside-1 = Acting from inside a vehicle
    .text = A soldier in a vehicle can perform combat and support actions of the soldier’s own card as usual, from the vehicle’s tile.
na-inside-2 = You cannot move from a seat
    .text = A soldier in a vehicle cannot use movement actions of the soldier’s own card. The soldier must leave the vehicle first.

na-vehicle-1 = Actions of a seat
    .text = Instead of an action on the card, a soldier in a vehicle may perform an action of the seat.
na-vehicle-2 = Disabled vehicles
    .text = Soldiers cannot use the actions of seats in a disabled vehicle. Only Repair makes the vehicle active again.
na-vehicle-3 = Soldiers in a disabled vehicle
    .text = Soldiers can still enter and leave a disabled vehicle, and change and swap seats in it. They can also use combat and support actions of their own cards.
    .silent = what soldiers can still do in a disabled vehicle
na-vehicle-4 = A hit wounds and damages
    .text = If an attack hits a vehicle, the attacker first chooses one soldier aboard, who is wounded as usual. Then put one damage token on the vehicle card. Further hits in the same attack have no effect.
na-vehicle-5 = Becoming disabled
    .text = If a vehicle has at least as many damage tokens as its critical threshold, flip its counter to the disabled side.
na-vehicle-6 = Becoming destroyed
    .text = If a vehicle has at least as many damage tokens as its hull, it is destroyed. Move the soldiers aboard to its tile, then remove its counter and its card from the game.
na-vehicle-7 = Empty vehicles can be hit
    .text = A vehicle with nobody aboard is a legal target. It takes the damage, and nobody is wounded.
    .silent = whether you can attack an empty vehicle
na-vehicle-8 = First the wound, then the damage
    .text = Resolve the wound completely before you place the damage. If the wound ends the game, the vehicle takes no damage.
na-vehicle-9 = Which side a vehicle belongs to
    .text = A vehicle with soldiers aboard belongs to the side that has its card. You cannot attack such a vehicle if it is yours. An empty vehicle belongs to nobody, so both sides can attack it. You cannot attack a destroyed structure.
    .silent = whether you can attack your own vehicles (one page allows any vehicle as the target, another only an enemy), and which side an empty vehicle belongs to
na-vehicle-10 = Damage stays with the vehicle
    .text = If a vehicle changes sides, its damage tokens stay on its card, and a disabled vehicle stays disabled.
    .silent = what happens to the damage if a vehicle changes sides
na-vehicle-11 = Soldiers from a destroyed vehicle
    .text = Soldiers who land on the tile because their vehicle was destroyed keep their state. A suppressed soldier stays suppressed.
    .silent = whether soldiers from a destroyed vehicle stay suppressed

na-crew-1 = Seats for specialists
    .text = If a vehicle card requires a specialist for a seat, only a soldier with that specialty can use the seat’s actions. Anyone may sit there. Only the Italian Medium Tank requires specialists.
na-crew-2 = Only tank crews are specialists
    .text = Only the Italian Driver, Gunner, and Mechanic have a specialty.
na-damage-1 = Damage tokens
    .text = Damage tokens count the damage to a vehicle. They are in a common pool that both sides use.

na-drive-1 = Drive moves the vehicle
    .text = Move the vehicle’s counter up to X tiles. Each step goes to an adjacent tile. All soldiers aboard move with it.
na-drive-2 = Only over your own markers
    .text = Each tile that the vehicle enters must have your own marker, scouted or controlled.
na-drive-3 = Not onto rough terrain
    .text = A vehicle cannot enter a tile with the symbol for rough terrain. Soldiers on foot can.
na-drive-4 = Leaving rough terrain
    .text = A vehicle that is already on rough terrain can leave it.
    .silent = whether a vehicle can leave rough terrain

na-survey-1 = Survey tiles anywhere
    .text = Choose up to X tiles on the board. They do not have to be adjacent to each other or to any counter.
na-survey-2 = Survey places markers
    .text = Place your marker, scouted side up, on every chosen tile that does not have one. For each marker you place, put one Fog of War card from your supply into your discard pile.
na-survey-3 = Too few Fog of War cards
    .text = If your supply has fewer Fog of War cards than you need, take all of them. Place the markers anyway.
na-survey-4 = Choose each tile only once
    .text = With Survey and Plot, choose at least one tile, and no tile twice.
    .silent = whether you can choose a tile twice, and whether “up to X tiles” includes zero

na-plot-1 = Plot a route
    .text = Choose up to X connected tiles. At least one of them must be adjacent to the soldier’s tile.
na-plot-2 = The tiles must be connected
    .text = The chosen tiles must form one connected group. A tile does not have to be adjacent to every other tile. The soldier’s own tile can be one of them.
    .silent = how to read “each tile adjacent to any other” with three or more tiles
na-plot-3 = You can choose marked tiles
    .text = You may also choose tiles that already have your marker. Place markers, scouted side up, only on tiles without one. For each marker you place, put one Fog of War card from your supply into your discard pile.
na-plot-4 = Too few Fog of War cards
    .text = If your supply has fewer Fog of War cards than you need, take all of them. Place the markers anyway.

na-repair-1 = Repair removes one damage token
    .text = Remove one damage token from a vehicle on the soldier’s tile. From inside a vehicle, a soldier can repair only that vehicle.
na-repair-2 = Active again
    .text = If a disabled vehicle now has fewer damage tokens than its critical threshold, flip its counter to the active side.
na-repair-3 = Destroyed vehicles stay destroyed
    .text = You cannot repair a destroyed vehicle.
na-repair-4 = Vehicles you can repair
    .text = You can repair your own vehicles and empty vehicles. The vehicle must have a damage token.
    .silent = whether you can repair enemy vehicles and undamaged vehicles

na-control-1 = Control and enemy soldiers
    .text = You cannot control a tile that the enemy controls while an enemy soldier is there, on foot or in a vehicle. If the enemy does not control the tile, its soldiers do not prevent Control.
na-control-2 = Empty vehicles do not prevent Control
    .text = A vehicle with nobody aboard does not keep you from controlling its tile.

na-combat-1 = Targets with normal defense
    .text = To Attack, Strafe, or Suppress, choose any enemy counter with a normal defense: a soldier on a tile, or a vehicle. The Medium Tank has no normal defense. Range is unlimited, and you do not need line of sight.
na-combat-2 = Soldiers in vehicles are not targets
    .text = You cannot choose a soldier in a vehicle as a target. Choose the vehicle instead.
na-combat-3 = Base defense
    .text = Attack, Strafe, and Suppress use the normal defense on the counter. Anti-tank and Demolish use a vehicle’s armor. A structure uses its own defense.

na-strafe-1 = Strafe ignores range
    .text = Range does not count against Strafe. A card without a counter can perform it.
na-antitank-1 = Anti-tank: vehicles only
    .text = With Anti-tank, choose any enemy vehicle on the board. Its base defense is its armor. You cannot choose soldiers on tiles.
na-demolish-1 = Demolish on the same tile
    .text = To Demolish, choose an enemy vehicle or a structure on the soldier’s tile.
na-demolish-2 = No cover against Demolish
    .text = Against Demolish, cover does not count, and the range is 0. The defense total is the base defense alone.

na-suppress-1 = Suppress a vehicle
    .text = If Suppress hits a vehicle, nobody is wounded and the vehicle takes no damage. Choose one soldier aboard and flip that counter to its suppressed side.
na-suppress-2 = All suppressed: no effect
    .text = If all soldiers in the vehicle are already suppressed, a hit with Suppress has no effect.
na-suppress-3 = Nobody aboard: no effect
    .text = If nobody is in the vehicle, a hit with Suppress has no effect.
    .silent = whether Suppress affects an empty vehicle

na-hill-1 = Hills against Strafe
    .text = Against Strafe, the cover of a hill is always 1.

na-casualty-1 = The soldier’s cards leave too
    .text = If a wound removes a soldier’s counter from the board, remove all of that soldier’s cards in the supply from the game.
na-casualty-2 = Removed counters never return
    .text = A counter that has left the board cannot return.

na-structure-1 = Demolish a structure
    .text = If Demolish hits a structure, it is destroyed at once. Remove its marker from the board and put it in front of you.
na-structure-2 = LRDG scores by destroying
    .text = LRDG gets the points of a structure only if it destroys the structure.
na-structure-3 = Italy scores by controlling
    .text = Italy gets the points of a structure only while it controls the tile. It gets no points for destroying a structure.
na-structure-4 = A structure can be worth no points
    .text = Not every structure is worth points. Demolish can still destroy it.
na-structure-5 = A destroyed structure scores nothing for Italy
    .text = Italy loses the points of a structure when the structure is destroyed, even if it still controls the tile.
    .silent = whether Italy keeps the points after a structure is destroyed
na-end-1 = Three kinds of goals
    .text = A scenario usually asks you to score points, to escape, or to neutralize enemy counters. The two sides can have different goals.

na-escape-1 = Escape from the board
    .text = A counter escapes if it moves off the board from a tile with an escape point. Any movement action can do this, including Drive.
na-escape-2 = Counters that can escape
    .text = Only the counters named in the scenario can escape.
na-escape-3 = The cards leave too
    .text = If a counter escapes, remove all its cards from the game, wherever they are, including the play area and the supply. If a vehicle escapes, also remove its card. Put the counter in front of you.
na-escape-4 = The step off the board
    .text = The step off the board counts as one tile of the movement. It can follow other steps in the same action.
    .silent = how the step off the board counts, and whether it can follow other steps
na-escape-5 = Soldiers in an escaping vehicle
    .text = Soldiers aboard an escaping vehicle escape with it if the scenario allows them to. The other soldiers stay on its last tile.
    .silent = what happens to soldiers aboard an escaping vehicle
na-escape-6 = A loss is not an escape
    .text = A counter that leaves the board because of a wound or damage has not escaped.
na-escape-7 = Win by escape
    .text = You win if the counters named in the scenario, or as many as it requires, have escaped.
na-escape-8 = Shuffle the deck afterward
    .text = If you search your deck because a counter escaped, shuffle it.
    .silent = whether you shuffle a deck that you searched

na-neutralise-1 = Neutralize by hits
    .text = An enemy counter is neutralized if it leaves the board because of your wounds or damage. Put it in front of you.
na-neutralise-2 = Escaped counters do not count
    .text = A counter that has escaped does not count as neutralized.
na-neutralise-3 = Win by neutralizing
    .text = You win if the enemy counters named in the scenario, or as many as it requires, are neutralized.
na-neutralise-4 = Which side a counter counts for
    .text = A counter counts for the side whose hit removed it. If your goal names a vehicle, it counts for you even if you took it over before you destroyed it. If your goal is a number of enemy counters, your own vehicle never counts, and the enemy gets nothing for it either.
    .silent = whether your own vehicle counts if you destroy it

na-hopeless-1 = When a side is hopeless
    .text = Your side is hopeless if it can no longer reach any of its goals. Points need a card that can still Control, or Demolish a structure that is worth points. Escape needs enough of the named counters, and neutralizing fails if they left the board in another way. This tutor decides at once, and the decision is final.
    .silent = when a goal can no longer be reached, and how the sides decide that
na-hopeless-2 = Hopeless against neutralizing
    .text = If your side is hopeless and the enemy’s goal is to neutralize, the enemy wins at once.
na-hopeless-3 = Hopeless against points
    .text = If your side is hopeless and the enemy’s goal is points, the enemy wins as soon as it has more points than you. If the enemy becomes unable to reach its number, the side with more points wins.
na-hopeless-4 = Then the initiative marker decides
    .text = If neither side can reach its goal and the points are equal, the side with the initiative marker wins.
na-hopeless-5 = Hopeless against escape
    .text = If your side is hopeless and the enemy’s goal is to escape, the enemy wins at once.
    .silent = which side wins if one side is hopeless and the other must escape
na-hopeless-6 = Hopeless against a side without a goal
    .text = If your side is hopeless and the enemy has no goal, the enemy wins as soon as it has more points than you.
    .silent = which side wins if one side is hopeless and the other has no goal
na-hopeless-7 = Both hopeless at the same moment
    .text = If both sides become hopeless at the same moment, the side with more points wins. If points are equal, the side with the initiative marker wins. This holds even if a side had to neutralize or escape.
    .silent = which side wins if both sides become hopeless at once and two rules name different winners
