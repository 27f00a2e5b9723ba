# Undaunted: North Africa: why something cannot be done, what would change it, and what happened.

why-na-card-2 = The counter of { $card } is not on the board and can’t enter, so this card can only Hunker Down.
why-seat-first = { $card } has already moved a soldier into, out of, or between seats. Now the soldier must act.
change-seat-first = Choose an action of { $card }, or of its soldier’s seat.
why-not-aboard = { $unit-set ->
    [no] { $card } has no counter
   *[yes] { $unit } is not aboard a vehicle
 }, so no seat offers { $kind }.
change-not-aboard = First enter a vehicle and take a seat that offers { $kind }.
why-na-vehicle-1 = In { $vehicle }, the { $seat } does not offer { $kind }.
change-na-vehicle-1 = Take a seat that offers { $kind }, or choose another action.
why-na-crew-1 = In { $vehicle }, only specialists ({ $crew }) can use the actions of the { $seat }. { $unit } is not one of them.
change-na-crew-1 = Put the right specialist on the { $seat }. { $unit } can still use the actions on { $card }.
why-na-vehicle-2 = { $vehicle } is disabled. You can’t use its seats until it’s repaired.
change-na-vehicle-2 = Repair { $vehicle } first, or use an action on { $card }.
why-na-inside-2 = { $unit } is aboard { $vehicle }, and a soldier can’t use { $kind } from a seat.
change-na-inside-2 = Leave { $vehicle } first. The same card can then { $kind }.
why-na-escape-1 = { $tile } has no escape point.
change-na-escape-1 = Escape from a tile with an escape point.
why-na-escape-2 = The scenario doesn’t let { $counter } escape.
change-na-escape-2 = Escape only with the soldiers that the scenario names. { $counter } must stay on the board.
why-na-drive-3 = Vehicles can’t enter rough terrain: { $tiles }.
change-na-drive-3 = Choose a path around { $tiles }.
why-choose-tile = Choose at least one tile.
change-choose-tile = Choose a tile.
why-na-survey-4 = You can’t choose the same tile twice.
change-na-survey-4 = Remove the duplicate tile.
why-too-many-tiles = { $card } chooses only { $x } { $x ->
    [one] tile
   *[other] tiles
 }, not { $n }.
change-too-many-tiles = Choose only { $x } { $x ->
    [one] tile
   *[other] tiles
 }.
why-na-plot-1 = { $start }, the tile of { $unit }, is not adjacent to any of these tiles: { $tiles }.
change-na-plot-1 = Choose at least one tile adjacent to { $start }.
why-na-plot-2 = These tiles don’t form one connected group: { $tiles }.
change-na-plot-2 = Choose tiles that form one connected group.
why-no-vehicle = { $counter } is not a vehicle, and you can repair only vehicles.
change-no-vehicle = Choose a vehicle.
why-na-repair-3 = { $counter } is destroyed, and you can’t repair a destroyed vehicle.
why-repair-elsewhere = { $counter } is not on { $tile }, the tile of { $unit }.
change-repair-elsewhere = Choose a vehicle on { $tile }, or move { $unit } to { $counter } first.
why-na-repair-1 = From a seat, { $unit } can repair only that vehicle.
change-na-repair-1 = Leave the vehicle first. The same card can then repair.
why-na-repair-4 = Enemy soldiers are aboard { $counter }. You can repair only your own vehicles and empty ones.
change-na-repair-4 = Choose your own vehicle, or an empty one.
why-no-damage = { $counter } has no damage to repair.
change-no-damage = Choose a vehicle that has damage.
why-na-control-1 = The enemy controls { $tile } and has soldiers there: { $enemies }.
change-na-control-1 = No enemy soldier can be left on { $tile }. Eliminate { $enemies }, or wait until the enemy moves away.
why-na-combat-1 = { $counter } has no normal defense, so { $kind } can’t target it.
change-na-combat-1 = Choose a soldier, or a vehicle with a normal defense. Against { $counter } you need another weapon.
why-na-combat-2 = { $counter } is aboard { $vehicle }, so you can’t choose it as a target.
change-na-combat-2 = Choose { $vehicle } as the target. A hit wounds a soldier aboard.
why-na-vehicle-9 = Your own soldiers are aboard { $counter }.
change-na-vehicle-9 = Choose an enemy vehicle, or an empty one.
why-na-antitank-1 = { $counter } is not a vehicle, and Anti-tank can target only vehicles.
change-na-antitank-1 = Choose a vehicle, or use another action.
why-demolish-soldier = { $counter } is a soldier, and Demolish can target only vehicles and structures.
change-demolish-soldier = Choose a vehicle or a structure on the same tile.
why-na-demolish-1 = { $counter } is not on { $tile }, the tile of { $unit }. Demolish works only on the same tile.
change-na-demolish-1 = Move { $unit } to the tile of { $counter } first.
why-na-seat-9 = { $unit } is suppressed and stays in place. You can play { $card } only to recover.
change-na-seat-9 = Play { $card } to recover. The next card can change seats, even in this turn.
why-na-seat-7 = With { $card }, a soldier has already entered, left, or changed seats. Each card allows this only once.
change-na-seat-7 = First use the action of { $card }. You can change seats again with the next card.
why-inside-already = { $unit } is already aboard a vehicle.
change-inside-already = Leave that vehicle first, or change seats in it.
why-vehicle-elsewhere = { $vehicle } is not on the tile of { $unit }.
change-vehicle-elsewhere = Move { $unit } to the tile of { $vehicle } first.
why-na-seat-2 = Enemy soldiers are aboard { $vehicle }, so your soldiers can’t enter.
change-na-seat-2 = All enemy soldiers must leave { $vehicle } first.
why-no-seat = { $vehicle } doesn’t have that seat.
change-no-seat = Choose one of the seats of { $vehicle }.
why-na-seat-1 = In { $vehicle }, the { $place } is taken by { $counter }.
change-na-seat-1 = Choose a free seat. You can also swap seats with your own soldier aboard.
why-na-seat-4 = { $unit } is not aboard a vehicle.
change-na-seat-4 = Enter a vehicle first.
why-na-seat-8 = After that, { $card } could not act, and you can change seats only together with an action.
change-na-seat-8 = Act first and change seats afterward, or choose a seat from which { $card } can act.
why-na-swap-1 = { $unit } and { $counter } are not in the same vehicle.
change-na-swap-1 = Both must be in one vehicle first.
why-na-swap-2 = Only two different soldiers can swap seats.
change-na-swap-2 = Choose another soldier aboard.
why-swap-suppressed = { $counter } is suppressed and must keep its seat.
change-swap-suppressed = First play a card of { $counter } to recover.
why-na-vehicle-4 = You can’t choose that soldier for a hit now.
change-na-vehicle-4 = { $phase ->
    [pending] Choose a soldier aboard the vehicle that you hit.
   *[other] Hit a vehicle with several soldiers aboard first. Only then can you choose one.
 }

event-surveyed = { $placed-count ->
    [0] { $side } places no new markers: { $tiles }
   *[other] { $side } scouts { $placed }
 }
event-seated = { $way ->
    [enter] { $counter } takes the { $seat } of { $vehicle }{ $taken ->
        [yes] {" "}and captures it
       *[no] {""}
     }
    [leave] { $counter } leaves { $vehicle }
   *[seat] { $counter } moves to the { $seat } of { $vehicle }
 }
event-swapped = { $counter } and { $other } swap seats in { $vehicle }
event-drove = { $vehicle } drives { $path }
event-picked = Wounded in { $vehicle }: { $counter }
event-unharmed = { $vehicle } has nobody aboard to suppress, so nothing happens
event-damaged = { $vehicle } has { $damage } damage (disabled at { $critical }, destroyed at { $hull })
event-disabled = { $vehicle } is disabled
event-destroyed = { $vehicle } is destroyed{ $none ->
    [yes] {""}
   *[no] . Now on { $tile }: { $targets }
 }
event-repaired = { $vehicle } is repaired and has { $damage } damage left{ $ready ->
    [yes] . It is no longer disabled
   *[no] {""}
 }
event-razed = { $side } destroys { $structure }, { $score }
event-escaped = Escaped from { $tile }: { $targets }{ $stay-count ->
    [0] {""}
   *[other] . Left behind: { $stay }
 }
